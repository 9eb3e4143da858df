feya-words-order = Turn order: { $text }
feya-words-fish = Fish
feya-words-goals = Races and trophies
feya-words-lost-shrines =
    { $count ->
        [one] Shrine tiles lost: { $count }
       *[other] Shrine tiles lost: { $count }
    }
feya-words-action = Now: { $action }
feya-words-boat = Boat { $boat } is acting
feya-words-ready = Boats still to act: { $text }
feya-words-acted = Boats that have acted: { $text }
feya-words-fish_caught = Fish caught this turn: { $amount }
feya-words-fish_laid = Fish sold by this boat: { $amount }
feya-words-gold_from_trade = Gold from trade this turn: { $amount }
feya-words-extra_range = Range in this turn: +{ $amount }
feya-words-extra_catch = Catch in this turn: +{ $amount }
feya-words-discount = Settlements in this turn: −{ $amount } gold
feya-words-guide_returned = Guide given back: { $guide }
feya-words-settled =
    { $settlements ->
        [one] { $text }: { $settlements } settlement
       *[other] { $text }: { $settlements } settlements
    }{ $fish ->
        [0] {""}
       *[other] {" "}with { $fish } fish
    }
feya-words-fish-now = { $colour } fish, in season: { $text }
feya-words-fish-later = { $colour } fish, in a later round: { $text }
feya-words-fish-over = { $colour } fish, out of season: { $text }
feya-words-race = Race: { $card }
feya-words-race-left = Still to win: { $text }.
feya-words-race-held = Reached by { $text }.
feya-words-trophy = Trophy: { $card }
feya-words-tiles-later = Round { $round }: { $text }
feya-words-guide = Guide: { $text }
feya-words-navigation = Navigation +{ $plus }
feya-words-range = range { $range }, when navigating { $navigating }
feya-words-catch = catch { $catch }
feya-words-board = Clan board: { $side }; settlements built: { $built }
feya-words-temples = Temples visited: { $text }
feya-words-races-won = Races won: { $text }
feya-words-points-from = Points from: { $text }
