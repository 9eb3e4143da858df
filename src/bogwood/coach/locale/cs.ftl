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

### Reasons: $text is an item below

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

### Items of a seat: feya

coach-item-feya-points = VB
coach-item-feya-island_values = VB za ostrovy
coach-item-feya-trophies = VB za karty závěrečných úkolů
coach-item-feya-fish_laid =
    { $amount ->
        [one] ryba na vašich osadách
        [few] ryby na vašich osadách
        [many] ryby na vašich osadách
       *[other] ryb na vašich osadách
    }
coach-item-feya-mana =
    { $amount ->
        [one] krystal many
        [few] krystaly many
        [many] krystalu many
       *[other] krystalů many
    }
coach-item-feya-gold =
    { $amount ->
        [one] zlaťák
        [few] zlaťáky
        [many] zlaťáku
       *[other] zlaťáků
    }
coach-item-feya-fish =
    { $amount ->
        [one] ryba k prodeji
        [few] ryby k prodeji
        [many] ryby k prodeji
       *[other] ryb k prodeji
    }
coach-item-feya-actions =
    { $amount ->
        [one] akce do konce kola
        [few] akce do konce kola
        [many] akce do konce kola
       *[other] akcí do konce kola
    }
coach-item-feya-axolotls =
    { $amount ->
        [one] ušetřený axolotl
        [few] ušetření axolotli
        [many] ušetřeného axolotla
       *[other] ušetřených axolotlů
    }
coach-item-feya-navigation =
    { $amount ->
        [one] posun plavby
        [few] posuny plavby
        [many] posunu plavby
       *[other] posunů plavby
    }
coach-item-feya-temple_tiles =
    { $amount ->
        [one] dílek chrámu
        [few] dílky chrámů
        [many] dílku chrámu
       *[other] dílků chrámů
    }
coach-item-feya-in_season =
    { $amount ->
        [one] člun u ryb tohoto kola
        [few] čluny u ryb tohoto kola
        [many] člunu u ryb tohoto kola
       *[other] člunů u ryb tohoto kola
    }
coach-item-feya-next_season =
    { $amount ->
        [one] člun u ryb příštího kola
        [few] čluny u ryb příštího kola
        [many] člunu u ryb příštího kola
       *[other] člunů u ryb příštího kola
    }
coach-item-feya-temples_near =
    { $amount ->
        [one] chrám na dosah
        [few] chrámy na dosah
        [many] chrámu na dosah
       *[other] chrámů na dosah
    }
coach-item-feya-feast = VB za nejlepší slavnost
coach-item-feya-group_room =
    { $amount ->
        [one] místo pro růst skupiny
        [few] místa pro růst skupiny
        [many] místa pro růst skupiny
       *[other] míst pro růst skupiny
    }
coach-item-feya-islands_led =
    { $amount ->
        [one] ostrov s vaší převahou
        [few] ostrovy s vaší převahou
        [many] ostrova s vaší převahou
       *[other] ostrovů s vaší převahou
    }
coach-item-feya-islands =
    { $amount ->
        [one] osídlený ostrov
        [few] osídlené ostrovy
        [many] osídleného ostrova
       *[other] osídlených ostrovů
    }
coach-item-feya-races = téměř splněné karty cílů
coach-item-feya-others = náskok před ostatními
coach-item-feya-tiles =
    { $amount ->
        [one] bonusový žeton
        [few] bonusové žetony
        [many] bonusového žetonu
       *[other] bonusových žetonů
    }
coach-item-feya-clan_board = deska klanu
coach-item-feya-guide = vůdce pro příští kolo

### Items of a seat: felinia

coach-item-felinia-points = VB
coach-item-felinia-sets =
    { $amount ->
        [one] žeton do sad
        [few] žetony do sad
        [many] žetonu do sad
       *[other] žetonů do sad
    }
coach-item-felinia-groups = skupiny kupců
coach-item-felinia-bonus_tiles =
    { $amount ->
        [one] bonusová dlaždice
        [few] bonusové dlaždice
        [many] bonusové dlaždice
       *[other] bonusových dlaždic
    }
coach-item-felinia-castles =
    { $amount ->
        [one] karta hradu
        [few] karty hradů
        [many] karty hradu
       *[other] karet hradů
    }
coach-item-felinia-voyages = kupci na cestě
coach-item-felinia-market = vyhlídky na trhu
coach-item-felinia-coins =
    { $amount ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    }
coach-item-felinia-spice =
    { $amount ->
        [one] koření
        [few] koření
        [many] koření
       *[other] koření
    }
coach-item-felinia-gold =
    { $amount ->
        [one] zlato
        [few] zlata
        [many] zlata
       *[other] zlata
    }
coach-item-felinia-goods =
    { $amount ->
        [one] dlaždice zboží
        [few] dlaždice zboží
        [many] dlaždice zboží
       *[other] dlaždic zboží
    }
coach-item-felinia-food =
    { $amount ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídel
    }

### Items of a seat: winter

coach-item-winter-points = VB
coach-item-winter-cards =
    { $amount ->
        [one] karta v ruce
        [few] karty v ruce
        [many] karty v ruce
       *[other] karet v ruce
    }
coach-item-winter-animals =
    { $amount ->
        [one] zvíře
        [few] zvířata
        [many] zvířete
       *[other] zvířat
    }
coach-item-winter-graves =
    { $amount ->
        [one] pohřbená karta
        [few] pohřbené karty
        [many] pohřbené karty
       *[other] pohřbených karet
    }
coach-item-winter-idols = idoly cti a oběti
coach-item-winter-megaliths =
    { $amount ->
        [one] megalit
        [few] megality
        [many] megalitu
       *[other] megalitů
    }
coach-item-winter-stones =
    { $amount ->
        [one] posvátný kámen
        [few] posvátné kameny
        [many] posvátného kamene
       *[other] posvátných kamenů
    }
coach-item-winter-strength =
    { $amount ->
        [one] síla
        [few] síly
        [many] síly
       *[other] síly
    }
coach-item-winter-food =
    { $amount ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídel
    }
coach-item-winter-tools =
    { $amount ->
        [one] nástroj
        [few] nástroje
        [many] nástroje
       *[other] nástrojů
    }
coach-item-winter-land = krajina pod vaším vlivem
coach-item-winter-camps =
    { $amount ->
        [one] tábor v krajině
        [few] tábory v krajině
        [many] tábora v krajině
       *[other] táborů v krajině
    }
