hex-title = Hex
hex-about = Lay stones by turns and join your two sides of the board before the other joins theirs.
hex-preset-first = First game: 7 × 7
hex-preset-club = As in clubs: 11 × 11 with the swap

hex-name-board = Board
hex-name-stones = Stones
hex-name-goal = To join
hex-name-goals = To join
hex-name-top_bottom = top and bottom
hex-name-left_right = left and right
hex-name-joined = Sides joined
hex-name-decision = Question
hex-name-point = Question
hex-name-lay = a stone

hex-question-lay = Lay a stone
hex-question-swap = Lay a stone, or take over the first one
hex-option-lay = Lay a stone on { $cell }
hex-option-swap = Take over the first stone

hex-fact-laid = { $seat }: a stone on { $cell }
hex-fact-swapped = { $seat }: takes over the first stone, on { $cell }
hex-fact-joined = { $seat }: both sides are joined
hex-told-laid = lays a stone on { $cell }
    .you = lay a stone on { $cell }
hex-told-swapped = takes over the first stone, on { $cell }
    .you = take over the first stone, on { $cell }
hex-told-joined = joins both sides
    .you = join both sides

hex-refusal-cell-taken = There is a stone on { $cell } already.
hex-refusal-swap-too-late = The first stone can be taken over only in the second player’s first turn.
hex-refusal-stones-uneven = The stones do not fit { $turn } turns: { $first } of the first player, { $second } of the second.
hex-refusal-played-on = Play went on after both sides were joined.
