"""Setting up a skirmish: which maps, who sits where with which team, which rules; and the builder of teams.

    plan        what has been chosen, as plain data that is remembered; damaged parts are lost alone
    shelf       every map there is, the person's own among them, with what is wrong with it
    boards      the maps of a plan put together, or why they cannot be
    hitches     what keeps a plan from being started, each with a way to mend it
    starting    from a plan to a table in the window
    scene       the set-up screen; map_part, seat_part, rule_part are its columns, widgets what they share
    teams       a person's own teams as files; team_text the same as text to copy and paste
    roster      figures searched, filtered, sorted; figure_card and figure_zoom draw them
    builder     the team builder; builder_team is its right column

What makes a team legal stands in `game.clix.team_rules`, what makes a board in `game.clix.maps`.
"""
