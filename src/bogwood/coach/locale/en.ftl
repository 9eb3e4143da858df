### The coach in English.

### What a hint says

coach-strong = A strong player would:
coach-fine = Nothing is being wasted: the coach sees no turn that is clearly better.
coach-early = Nothing is wasted yet. Try out a turn, then ask again.
coach-waste = You are wasting something: another turn is worth about { $vp } VP more (± { $error }).
coach-instead = A strong player would do something else, worth about { $vp } VP more (± { $error }):
coach-because = What it brings, also later
coach-missed = What is missed
coach-chance = Chance to win: { $percent } % (± { $error })
coach-unsure = The coach is unsure: two plans are about equally good.
coach-ahead = About { $vp } VP (± { $error }) better than the next idea.
coach-wasted = Wasted right now: { $text }
coach-and = { $first } and { $text }
coach-plan = { $text }: { $deeds }
coach-plan-gains = { $text } ({ $amounts })
coach-plan-nothing = Nothing to decide
coach-do-step = Do this step
coach-do-all = Do it all
coach-draft = Nothing is final: it is tried out, and you can undo it.
coach-other-plan = Or

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

### What the review tells somebody of themselves

coach-story = { $text }: the costliest turns
coach-you = You
coach-your-turns = Your costliest turns
coach-your-turns-none = The coach finds no turn of yours that cost you anything.
coach-your-well = What you did well
coach-costly =
    { $round ->
        [0] Set-up: “{ $played }” was chosen. “{ $other }” would have been worth about { $vp } VP more (± { $error }).
       *[other] Round { $round }: you played “{ $played }”. “{ $other }” would have been worth about { $vp } VP more (± { $error }).
    }
coach-costly-both =
    { $round ->
        [0] Set-up: “{ $played }” was chosen. “{ $other }” would have been worth about { $vp } VP more (± { $error }) and { $percent } % of the chance to win.
       *[other] Round { $round }: you played “{ $played }”. “{ $other }” would have been worth about { $vp } VP more (± { $error }) and { $percent } % of the chance to win.
    }
coach-costly-same =
    { $round ->
        [0] Set-up: “{ $played }” could have been done better: about { $vp } VP more (± { $error }).
       *[other] Round { $round }: “{ $played }” could have been played better: about { $vp } VP more (± { $error }).
    }
coach-well =
    { $round ->
        [0] Set-up: “{ $played }” was about { $vp } VP (± { $error }) better than “{ $other }”.
       *[other] Round { $round }: “{ $played }” was about { $vp } VP (± { $error }) better than the next idea, “{ $other }”.
    }
coach-more-source = { $text }: { $vp } VP, { $amount } more than hard bots make there.
coach-habits = Turns
coach-winner-plan = The winner’s plan
coach-sources = Where the points came from
coach-bots = Hard bots, mean of { $games } games
coach-all-turns = All my costly turns
coach-table = The whole table
coach-print = Print
coach-share = Save as picture
coach-try-again = Try again from here
coach-points-of = { $vp } VP

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
coach-try = Go back and try it differently?
coach-try-help = What you could not know then is dealt afresh.
coach-pick = Choose a turn, or any point of the chart.
coach-in-replay = See it in the replay
coach-back = Back to the result
coach-play-on = Play on from here
coach-play-on-seat = Your seat
coach-play-on-level = The others are bots
coach-play-on-start = Start
