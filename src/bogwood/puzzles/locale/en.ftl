### Puzzles in English.

puzzle-title = Puzzles
puzzle-one = Puzzle
puzzle-lead = Find the best turn. In each puzzle one turn is clearly better than the others, and the medium bot does not see it.
puzzle-none = There are no puzzles for this game yet.
puzzle-daily = Puzzle of the day
puzzle-daily-lead = The same for everybody today.
puzzle-all = All puzzles
puzzle-solve = Solve
puzzle-again = Solve again
puzzle-rating = Your rating: { $rating } ± { $deviation }
puzzle-solved-of = { $done } of { $total } solved at the first try
puzzle-players =
    { $players ->
        [one] { $players } player
       *[other] { $players } players
    }
puzzle-round = Round { $round }
puzzle-strength = Strength { $rating }

### What came of it

puzzle-finding-new = not tried yet
puzzle-finding-solved = solved
puzzle-finding-good = good, not the best
puzzle-finding-wrong = not found
puzzle-finding-shown = looked up

### At the table

puzzle-task = Find the best turn for { $text }.
puzzle-task-plain = Find your best turn.
puzzle-task-help = Play it and end the turn: then you hear whether it is the best. You can take steps back until then.
puzzle-checking = Looking at your turn …
puzzle-solved = Solved: this is the best turn.
puzzle-solved-as-good = Solved: as good as the best turn.
puzzle-good = Good, but not the best: about { $points } VP less.
puzzle-wrong = Not this one: the best turn is worth about { $points } VP more.
puzzle-shown = This is the best turn:
puzzle-best = The best turn
puzzle-beyond = What it brings beyond yours
puzzle-beyond-next = What it brings beyond the next best
puzzle-later = Most of its worth shows only in the turns that follow.
puzzle-margin = The next best turn is worth { $points } VP less (± { $error }).
puzzle-rating-change = Your rating: { $before } → { $rating } (puzzle: { $strength })
puzzle-rating-kept = Only the first try counts for your rating, { $rating }.
puzzle-show = Show me
puzzle-try-again = Try again
puzzle-next = Next puzzle
puzzle-fold = Fold up
