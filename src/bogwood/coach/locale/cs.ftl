### The coach in Czech.

### What a hint says

coach-strong = Silný hráč by udělal toto:
coach-fine = O nic nepřicházíte: zřetelně lepší tah trenér nevidí.
coach-early = Zatím o nic nepřicházíte. Zkuste tah a zeptejte se znovu.
coach-waste = Něco vám uniká: jiný tah má hodnotu asi o { $vp } VB vyšší.
coach-instead = Silný hráč by udělal něco jiného, asi o { $vp } VB lepšího:
coach-because = Co to přinese
coach-missed = O co přicházíte
coach-chance = Šance na výhru: { $percent } % (± { $error })

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
coach-nothing-else = nic dalšího
coach-try = Vrátit se a zkusit to jinak?
coach-try-help = Co jste tehdy nemohli vědět, se rozdá znovu.
coach-pick = Vyberte tah nebo kterýkoli bod grafu.
coach-in-replay = Ukázat v přehrání
coach-back = Zpět k výsledku
coach-play-on = Hrát odtud dál
coach-play-on-seat = Vaše místo
coach-play-on-level = Ostatní jsou boti
coach-play-on-start = Začít
