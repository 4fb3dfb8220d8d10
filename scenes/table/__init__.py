"""The table of Halo ActionClix in a window.

    state     what a person has selected, aimed at, pointed at: nothing of it is in the position
    legal     what may be pressed now and which answers that gives, all of it from the open ask
    numbers   sums, sight and closed lines to show, from the rules' own functions
    board     the node with the map and what stands on it; camera, layers and motion beside it
    scene     the whole table; bars, column, tray, dial, questions and the end each in a module

No rule stands here: what is legal comes from the asks, why something is not from `why_not`.
"""
