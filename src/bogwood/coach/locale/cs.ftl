### The coach in Czech.

### What a hint says

coach-strong = Silný hráč by udělal toto:
coach-fine = O nic nepřicházíte: zřetelně lepší tah trenér nevidí.
coach-early = Zatím o nic nepřicházíte. Zkuste tah a zeptejte se znovu.
coach-waste = Něco vám uniká: jiný tah má hodnotu asi o { $vp } VB vyšší (± { $error }).
coach-instead = Silný hráč by udělal něco jiného, asi o { $vp } VB lepšího (± { $error }):
coach-because = Co to přinese, i později
coach-missed = O co přicházíte
coach-chance = Šance na výhru: { $percent } % (± { $error })
coach-unsure = Trenér si není jistý: dva plány jsou zhruba stejně dobré.
coach-ahead = Asi o { $vp } VB (± { $error }) lepší než další nápad.
coach-wasted = Právě teď přichází vniveč: { $text }
coach-and = { $first } a { $text }
coach-plan = { $text }: { $deeds }
coach-plan-gains = { $text } ({ $amounts })
coach-plan-nothing = Není o čem rozhodovat
coach-do-step = Udělat tento krok
coach-do-all = Udělat vše
coach-draft = Nic není konečné: jen se to zkusí a můžete to vzít zpět.
coach-other-plan = Nebo

### Reasons: $text is an item of the game

coach-reason-count = { $change } { $text }
coach-reason-worth = { $text }: { $change } VB

### The review of a game

coach-review = Rozbor hry
coach-course = Šance na výhru v %
coach-turnings = Tahy, které rozhodly hru
coach-no-turnings = Žádný tah nevyčnívá: podle trenéra nikdo nic nepromarnil.
coach-turning = { coach-moment }: −{ $percent } % (± { $error }), asi { $vp } VB
coach-played = Zahráno
coach-better = Lepší
coach-start = Začátek
coach-end = Konec
coach-reviewing = Hodnotí se tahy… { $percent } %

### What the review tells somebody of themselves

coach-story = { $text }: nejdražší tahy
coach-you = Vy
coach-your-turns = Vaše nejdražší tahy
coach-your-turns-none = Trenér u vás nenašel tah, který by vás něco stál.
coach-your-well = Co se vám povedlo
coach-costly =
    { $round ->
        [0] Příprava: zvoleno „{ $played }“. „{ $other }“ by mělo hodnotu asi o { $vp } VB vyšší (± { $error }).
       *[other] { $round }. kolo: zahráli jste „{ $played }“. „{ $other }“ by mělo hodnotu asi o { $vp } VB vyšší (± { $error }).
    }
coach-costly-both =
    { $round ->
        [0] Příprava: zvoleno „{ $played }“. „{ $other }“ by mělo hodnotu asi o { $vp } VB vyšší (± { $error }) a { $percent } % šance na výhru.
       *[other] { $round }. kolo: zahráli jste „{ $played }“. „{ $other }“ by mělo hodnotu asi o { $vp } VB vyšší (± { $error }) a { $percent } % šance na výhru.
    }
coach-costly-same =
    { $round ->
        [0] Příprava: „{ $played }“ šlo udělat lépe, asi o { $vp } VB (± { $error }).
       *[other] { $round }. kolo: „{ $played }“ šlo zahrát lépe, asi o { $vp } VB (± { $error }).
    }
coach-well =
    { $round ->
        [0] Příprava: „{ $played }“ bylo asi o { $vp } VB (± { $error }) lepší než „{ $other }“.
       *[other] { $round }. kolo: „{ $played }“ bylo asi o { $vp } VB (± { $error }) lepší než další nápad, „{ $other }“.
    }
coach-more-source = { $text }: { $vp } VB, o { $amount } více, než tu získávají silní boti.
coach-habits = Tahy
coach-winner-plan = Plán vítěze
coach-sources = Odkud se vzaly body
coach-bots = Silní boti, průměr (her: { $games })
coach-all-turns = Všechny mé drahé tahy
coach-table = Celý stůl
coach-print = Vytisknout
coach-share = Uložit jako obrázek
coach-try-again = Zkusit znovu odtud
coach-points-of = { $vp } VB

### In the browser

coach-thinking = Trenér přemýšlí…
coach-degree = Kolik trenér prozradí
coach-degree-waste = Jen co promarním
coach-degree-strong = Co by udělal silný hráč
coach-doubt = šance každého na výhru po každém tahu; světlý pás je nejistota
coach-reading =
    { $round ->
        [0] Příprava: { $text }
       *[other] { $round }. kolo: { $text }
    }
coach-one-chance = { $text } { $percent } %
coach-moment =
    { $round ->
        [0] Příprava, { $text }
       *[other] { $round }. kolo, { $text }
    }
coach-cost = asi { $vp } VB, ± { $error } %
coach-try = Vrátit se a zkusit to jinak?
coach-try-help = Co jste tehdy nemohli vědět, se rozdá znovu.
coach-pick = Vyberte tah nebo kterýkoli bod grafu.
coach-in-replay = Ukázat v přehrání
coach-back = Zpět k výsledku
coach-play-on = Hrát odtud dál
coach-play-on-seat = Vaše místo
coach-play-on-level = Ostatní jsou boti
coach-play-on-start = Začít
