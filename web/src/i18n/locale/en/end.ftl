### The end of a game, its charts, the replay, the log, the chat, and what else is said at a table

## The end

end-title-you-by =
    You win by { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }
end-title-you-tie-break = You win on the tie-break
end-title-one-by =
    { $text } wins by { $lead ->
        [one] { $lead } point
       *[other] { $lead } points
    }
end-title-one-tie-break = { $text } wins on the tie-break
end-title-shared = { $text } share the win with { $points } points each
end-title-shared-you = You and { $text } share the win with { $points } points each
end-title-alone =
    You scored { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-title-cancelled = The game was called off
end-title-aside = This table was set aside
end-about-cancelled = Everybody agreed to stop, or nobody was left to play. There is no winner, and no record to export. The table stays as it was, to look at.
end-about-aside = The server met a fault while it played this game and stopped before anything could go wrong. What happened is kept, and a report was written for those who run the server. Those who run the server can let the game go on; a new one can be started at any time.
end-ranking = Ranking
end-place =
    { $place ->
        [1] first
        [2] second
        [3] third
        [4] fourth
       *[other] place { $place }
    }
end-resigned = resigned
end-by-source = Points by source
end-tap-number = tap a number to see where it came from
end-source = Source
end-while-playing = While playing
end-at-the-end = At the end
end-total = Total
end-origin-of = { $what }, { $text }: { $points }. Show where it came from
end-origin-title = { $what }: { $text }
end-origin-sum =
    Together { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
end-points-open = { $text }. Show where the points come from
end-points-title = Points: { $text }
end-points-so-far = So far
end-points-ahead = The end would add now
end-points-together = If the game ended now
end-points-behind =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } behind { $text }. The largest difference: { $what } ({ $amount })
end-points-leads =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    } ahead of { $text }. The largest difference: { $what } ({ $amount })
end-points-level = Level with { $text }
end-points-arrow = The small number after the arrow (→) is what the points would be if the game ended now.
end-points-only-end = All points are counted at the end. These are what they would be if the game ended now.
end-points-hidden = A plus sign means that there is more, which only its owner can count.
end-round = Round { $round }
end-scoring = Scoring
end-over-time = Score over time
end-over-time-table = Score after each round
end-chart-hint = point at a moment to read it
end-chart-which = What the lines show
end-chart-scored = Points scored
end-chart-worth = If it had ended then
end-chart-worth-about = what everybody would have had if the game had ended at that moment
end-by-round = Points by source and round
end-no-moments = The course of the game could not be loaded.
end-again = Try again
end-failed = That did not work. Please try again in a moment.
end-see-table = See the table
end-replay = Replay
end-review = Review
end-play-on = Play on from here
end-check = Check the shuffle
end-export = Export record
end-swapped = Same deal, seats swapped
end-rematch = Rematch
end-next-table = To the next game
end-home = To the front page
end-check-title = Was the shuffle fair?
end-check-wait = Playing the whole game again …
end-check-replayed =
    { $decisions ->
        [one] The one decision was allowed, and every card, tile and score came out as stored.
       *[other] All { $decisions } decisions were allowed, and every card, tile and score came out as stored.
    }
end-check-differs = Played again, the game does not come out as it was stored.
end-check-sealed = The seal published at the start fits the seed; your browser has worked it out by itself.
end-check-broken = The seal does not fit the seed.
end-check-how = All that is shuffled and drawn follows from one secret seed. Its seal, a fingerprint that gives nothing away, was public from the start; now that the game is over the seed is public too. Anybody can export the record and check it themselves.
end-seal = Seal, from the start
end-seed = Seed, told at the end

## The log

end-log-title = What has happened
end-log-all = all facts
end-log-all-title = Everything that has happened
end-log-empty = Nothing has happened yet.
end-log-draft = (draft)
end-log-folded = Set-up
end-log-sum = { $who }: { $text }
end-log-started = The game begins.
end-log-joined = { $text } takes a seat.
end-log-left = { $text } leaves the seat.
end-log-proposed-take_back = { $text } proposes to take back.
end-log-proposed-cancel = { $text } proposes to call the game off.
end-log-answered-yes = { $text } agrees.
end-log-answered-no = { $text } does not agree.
end-log-take_back = The turns were taken back.
end-log-resigned = { $text } resigns; a bot plays on.
end-log-stood_in = A bot plays for { $text }.
end-log-stood_in-once = A bot plays this turn for { $text }.
end-log-withdrawn = { $text } chooses again.
end-log-came_back = { $text } is back.
end-log-cancelled = The game is called off.
end-log-over = The game is over.
end-log-aside = The table is set aside.
end-log-resumed = The host let the table go on.
end-log-restored = The server’s disk had damaged what followed; play goes on from here.
end-log-rematch = Another game has been set up.

## What is read out, and the signs of my turn

end-say-turn = Your turn. { $text }
end-say-done = All done. You may end your turn.
end-say-deed = { $who }. { $text }
end-tab-turn = ● Your turn – Bogwood
end-note-title = Your turn
end-note-body = { $what } { $text }

## The menu and proposals

end-menu = Menu of the table
end-menu-text = The table in words
end-menu-rules = Rules
end-menu-icons = Pieces and icons
end-menu-replay = Look back
end-menu-watch = Invite to watch
end-menu-mine = My tables
end-menu-settings = Settings
end-menu-codes = Recovery code
end-menu-take-back = Take back …
end-menu-cancel = Call the game off …
end-menu-stand-in = Let a bot play for me
end-stand-in-title = Let a bot play for you?
end-stand-in-about = It plays at the pace of the table, from where your turn began; what you have tried out is dropped. You can take your seat back at any time.
end-stand-in-once = This turn only
end-stand-in-on = From now on
end-menu-stand-in-for = Let a bot play for { $text }
end-menu-come-back = Play myself again
end-menu-resign = Resign …
end-menu-sound = Sound
end-menu-auto = End my turns by themselves
end-menu-confirm = Ask me everything
end-menu-bug = Report a fault …
end-on = on
end-off = off
end-yes = Agree
end-no = No
end-no-after-all = No after all
end-keep-on = Keep playing
end-proposal = Proposal
end-proposal-take-back =
    { $text } would like to take back { $count ->
        [one] the last turn.
       *[other] the last { $count } turns.
    }
end-proposal-take-back-mine =
    You have proposed to take back { $count ->
        [one] the last turn.
       *[other] the last { $count } turns.
    }
end-proposal-cancel = { $text } would like to call the game off.
end-proposal-cancel-mine = You have proposed to call the game off.
end-proposal-waits = Waiting for { $text }.
end-proposal-withdraw = Withdraw
end-take-back-title = Take back
end-take-back-about =
    { $others ->
        [0] Choose the turn from which play should go on again. It and everything after it is taken back.
       *[other] Choose the turn from which play should go on again. It and everything after it is taken back once all people at the table agree.
    }
end-take-back-none = No turn has been played yet.
end-cancel-title = Call the game off?
end-cancel-about =
    { $others ->
        [0] The game ends without a winner.
       *[other] Once all people at the table agree, the game ends without a winner.
    }
end-cancel-yes =
    { $others ->
        [0] Call it off
       *[other] Propose it
    }
end-resign-title = Resign?
end-resign-about =
    { $others ->
        [0] The game is called off. You cannot come back to it.
       *[other] A bot plays your seat to the end. You cannot come back to this game.
    }
end-resign-yes = Resign

## The chat and the note

end-chat-which = Chat or note
end-chat-talk = For everybody
end-chat-note = My note
end-chat-none = Nobody has said anything yet.
end-chat-write = Say something
end-chat-send = Send
end-chat-phrases = Quick phrases
end-chat-unread =
    { $count ->
        [one] { $count } unread message
       *[other] { $count } unread messages
    }
end-note-label = Only you can read this.
end-note-reading = Loading …
end-note-saved = Saved
end-note-writing = Writing …
end-note-failed = Not saved: the server was not reached.

## A report

end-bug-title = Report a fault
end-bug-label = What happened, and what did you expect?
end-bug-about = You get a file to pass on to whoever runs or mends Bogwood. It holds your text, the position as you can see it, the moves so far, and the versions of the game and of your browser. It holds nothing you may not know, no names, and nothing is sent anywhere.
end-bug-save = Save the file
end-bug-done = The file has been saved. Thank you!
end-bug-close = Close

## Motion

end-skip = Skip

## The replay

end-replay-title = Replay
end-replay-back = To the table
end-replay-seats = Players
end-replay-chip = { $text }, { $points } points: put this board first
end-replay-turns = Turns
end-replay-more = More of the table
end-replay-tab-turns = Turns
end-replay-tab-seat = Board
end-replay-tab-strip = Actions
end-replay-tab-others = Others
end-replay-tab-common = Cards
end-replay-setup = Set-up
end-replay-start = The game begins
end-replay-where = turn { $turn } of { $turns }
end-replay-where-step = turn { $turn } of { $turns }, decision { $step }
end-replay-slider = Moment of the game
end-replay-walk = Walk through the game
end-replay-first = To the beginning
end-replay-last = To the end
end-replay-back-turn = One turn back
end-replay-next-turn = One turn on
end-replay-back-step = One decision back
end-replay-next-step = One decision on
end-replay-play = Play
end-replay-pause = Pause
end-replay-speed = Speed
end-replay-by-turn = by turns
end-replay-by-step = by decisions
