feya-words-order = Pořadí na tahu: { $text }
feya-words-fish = Ryby
feya-words-goals = Cíle a závěrečné úkoly
feya-words-lost-shrines =
    { $count ->
        [one] Ztracené dílky svatyní: { $count }
        [few] Ztracené dílky svatyní: { $count }
       *[other] Ztracené dílky svatyní: { $count }
    }
feya-words-action = Právě teď: { $action }
feya-words-boat = Jedná člun { $boat }
feya-words-ready = Čluny, které ještě mohou jednat: { $text }
feya-words-acted = Čluny, které už jednaly: { $text }
feya-words-fish_caught = Uloveno ryb v tomto tahu: { $amount }
feya-words-fish_laid = Prodáno ryb tímto člunem: { $amount }
feya-words-gold_from_trade = Zlato z obchodu v tomto tahu: { $amount }
feya-words-extra_range = Dosah v tomto tahu: +{ $amount }
feya-words-extra_catch = Chytání ryb v tomto tahu: +{ $amount }
feya-words-discount = Osady v tomto tahu: −{ $amount } zlata
feya-words-guide_returned = Vrácený vůdce klanu: { $guide }
feya-words-settled =
    { $text }: { $settlements ->
        [one] { $settlements } osada
        [few] { $settlements } osady
       *[other] { $settlements } osad
    }{ $fish ->
        [0] {""}
       *[other] , ryby { $fish }
    }
feya-words-fish-now = { $colour } ryba, má sezonu: { $text }
feya-words-fish-later = { $colour } ryba, sezona přijde: { $text }
feya-words-fish-over = { $colour } ryba, mimo sezonu: { $text }
feya-words-race = Cíl: { $card }
feya-words-race-left = Ještě se dá získat: { $text }.
feya-words-race-held = Už splnili: { $text }.
feya-words-trophy = Závěrečný úkol: { $card }
feya-words-tiles-later = Kolo { $round }: { $text }
feya-words-guide = Vůdce klanu: { $text }
feya-words-navigation = Plavba +{ $plus }
feya-words-range = dosah { $range }, při plavbě { $navigating }
feya-words-catch = chytání ryb { $catch }
feya-words-board = Deska klanu: { $side }; postavené osady: { $built }
feya-words-temples = Navštívené chrámy: { $text }
feya-words-races-won = Splněné cíle: { $text }
feya-words-points-from = Body za: { $text }
