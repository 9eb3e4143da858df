### Guided games: what stands round the sentences of a lesson

lessons-count = { $step } of { $count }
lessons-next = Next
lessons-back = Back
lessons-leave = Play freely
lessons-again = Try again
lessons-anew = Start again
lessons-yours = Your move
lessons-wait = The others play …
lessons-other = That can be done, too, but nothing has happened yet. Here we try this: { $text }.
lessons-other-end = Nothing has happened. This turn is done: end it with the button below.
lessons-other-lit = Nothing has happened. Here, choose one of the places that glow.
lessons-astray = You have left the path of this lesson. Start it again, or just play on.
lessons-note =
    { $minutes ->
        [one] About { $minutes } minute, on a real table.
       *[other] About { $minutes } minutes, on a real table.
    } What is spoken of glows; a choice that does not fit here is explained, and nothing happens.
lessons-begin = Begin
lessons-done = That was the lesson
lessons-done-lead = You know how it works now. The table stays as it is: the others are easy bots.
lessons-tries = Three things to try
lessons-play-on = Play on from here
lessons-new-game = New game
lessons-further = Next lesson
lessons-offer-title = A lesson is offered
lessons-offer = { $text } for the first time? A guided game shows you how it works, in about ten minutes.
lessons-offer-yes = Show me
lessons-offer-no = No, thanks
