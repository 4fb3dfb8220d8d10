"""Setting up a skirmish: which maps, who sits where with which team, which rules; and the builder of teams.

    plan        what has been chosen, as plain data that is remembered; damaged parts are lost alone
    shelf       every map there is, the person's own among them, with what is wrong with it
    boards      the maps of a plan put together, or why they cannot be
    hitches     what keeps a plan from being started, each with a way to mend it
    starting    from a plan to a table in the window
    scene       the set-up screen; map_part, seat_part, rule_part are its columns, foot the line below them
    teams       a person's own teams as files; team_text the same as text, clipboard where that goes
    drafting    a team being built: changes, undo, saving
    roster      figures searched, filtered, sorted, and what cards say of them
    builder     the team builder: builder_bar, _filters, _grid, _team, _lists are its parts, _doors where it leads
    figure_card, figure_zoom, figure_scene   a figure as a card, beside it, as a page

What makes a team legal stands in `game.clix.team_rules`, what makes a board in `game.clix.maps`. `widgets` and
`board_preview`, `team_nodes` hold the nodes that paint themselves.
"""
