### The coach in English.

### What a hint says

coach-strong = A strong player would:
coach-fine = Nothing is being wasted: the coach sees no turn that is clearly better.
coach-early = Nothing is wasted yet. Try out a turn, then ask again.
coach-waste = You are wasting something: another turn is worth about { $vp } VP more.
coach-instead = A strong player would do something else, worth about { $vp } VP more:
coach-because = What it brings
coach-missed = What is missed
coach-chance = Chance to win: { $percent } % (± { $error })

### Reasons: $text is an item of the game

coach-reason-count = { $change } { $text }
coach-reason-worth = { $text }: { $change } VP

### The review of a game

coach-review = Review of the game
coach-course = Chance to win, in %
coach-turnings = The turns that decided the game
coach-no-turnings = No turn stands out: nobody gave anything away that the coach can see.
coach-turning = { coach-moment }: −{ $percent } % (± { $error }), about { $vp } VP
coach-played = Played
coach-better = Better
coach-start = Start
coach-end = End
coach-reviewing = Weighing the turns … { $percent } %

### In the browser

coach-thinking = The coach is thinking …
coach-degree = How much the coach says
coach-degree-waste = Only what I waste
coach-degree-strong = What a strong player would do
coach-doubt = each player's chance to win after every turn; the pale band is the doubt
coach-reading =
    { $round ->
        [0] Set-up: { $text }
       *[other] Round { $round }: { $text }
    }
coach-one-chance = { $text } { $percent } %
coach-moment =
    { $round ->
        [0] Set-up, { $text }
       *[other] Round { $round }, { $text }
    }
coach-cost = about { $vp } VP, ± { $error } %
coach-nothing-else = nothing more
coach-try = Go back and try it differently?
coach-try-help = What you could not know then is dealt afresh.
coach-pick = Choose a turn, or any point of the chart.
coach-in-replay = See it in the replay
coach-back = Back to the result
coach-play-on = Play on from here
coach-play-on-seat = Your seat
coach-play-on-level = The others are bots
coach-play-on-start = Start
