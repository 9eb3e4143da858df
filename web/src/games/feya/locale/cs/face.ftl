### Posvátná bažina na obrazovce.

feya-ui-board = Bažina
feya-ui-my-boats = K mým člunům

feya-ui-setup = Před prvním kolem
feya-ui-season = chytá se: { $text }
feya-ui-round-fish = { $round }. kolo: { $text } ryba
feya-ui-round-shrine = { $round }. kolo: { $text } ryba, s dílkem svatyně
feya-ui-shrine-of-round = Svatyně tohoto kola: umístí ji, kdo pasuje poslední
feya-ui-tiles-now = Bonusové žetony za pasování
feya-ui-tiles-none = Všechny jsou rozebrané
feya-ui-tiles-later = Žetony příštích kol
feya-ui-tiles-later-short = později
feya-ui-tile = Bonusový žeton: { $tile }
feya-ui-guides = Volní vůdci
feya-ui-guides-after = po pasování
feya-ui-guides-draft = pro první kolo
feya-ui-guide =
    { $fish ->
        [0] { $guide }
       *[other] { $guide }, na kartě { feya-count-fish }
    }
feya-ui-build-value = stavební náklady
feya-ui-range = dosah plavby
feya-ui-no-guide = Zatím bez vůdce
feya-ui-races = Cíle
feya-ui-races-help = první získá víc VB
feya-ui-race-held = { $text }: { $vp } VB
feya-ui-trophies = Závěrečné úkoly
feya-ui-trophy_largest_group = velikost × velikost VB
feya-ui-trophy_majority = { $vp } VB za ostrov, kde máte převahu
feya-ui-trophy_largest_island = { $vp } VB za každou osadu na něm
feya-ui-trophy_smallest_island = { $vp } VB za každou osadu na něm
feya-ui-trophy_temples = { $vp } VB za osadu vedle chrámu
feya-ui-trophy_single = { $vp } VB za ostrov s jedinou osadou
feya-ui-supply-axolotls = axolotli
feya-ui-supply-shrines = dílky svatyní
feya-ui-clans = Klany
feya-ui-sides = Strany vaší desky klanu

feya-ui-spaces = Pole akcí
feya-ui-space = { $space }
feya-ui-builder-space = Vlastní pole Stavitele ({ $clan })
feya-ui-reserved = vyhrazeno
feya-ui-free = volné
feya-ui-worker-of =
    { $worker_id ->
        [axolotl] axolotl, { $clan }
       *[clan] vesničan, { $clan }
    }
feya-ui-action-fish = Chytání ryb
feya-ui-action-trade = Obchod
feya-ui-action-build = Budování
feya-ui-action-navigate = Plavba
feya-ui-action-improve_navigation = Dosah
feya-ui-action-celebrate = Slavnost
feya-ui-action-add_shrine = Svatyně

feya-ui-you = to jste vy
feya-ui-that-is-you = { $text }, to jste vy
feya-ui-passed = pasováno
feya-ui-unfold = Ukázat celou desku: { $text }
feya-ui-fold = Zpět na malou kartu: { $text }
feya-ui-navigation-start = start
feya-ui-workers =
    { $available ->
        [one] { $available } vesničan připraven
        [few] { $available } vesničané připraveni
       *[other] { $available } vesničanů připraveno
    }, v práci: { $spent }{ $fresh ->
        [0] {""}
       *[other] , od příštího tahu: { $fresh }
    }
feya-ui-track =
    { feya-track }{ $open ->
        [0] {""}
       *[other] , odkryto: { $text }
    }{ $covered ->
        [0] ; vše postaveno
       *[other] ; další: { $notation }
    }

feya-ui-island = ostrov { $island }
feya-ui-boat = člun { $boat }, { $clan }
feya-ui-cell-water = voda
feya-ui-cell-fish = { $colour } ryba
feya-ui-cell-fish-now = { $colour } ryba, chytá se
feya-ui-cell-shrine = svatyně, { feya-ui-island }
feya-ui-cell-totem = svatyně s totemem, { feya-ui-island }
feya-ui-cell-settlement =
    { $fish ->
        [0] osada, { $clan }, { feya-ui-island }
       *[other] osada, { $clan }, { feya-count-fish }, { feya-ui-island }
    }
feya-ui-cell-neutral =
    { $fish ->
        [0] neutrální osada ({ $clan }), { feya-ui-island }
       *[other] neutrální osada ({ $clan }), { feya-count-fish }, { feya-ui-island }
    }
feya-ui-cell-temple = { $temple }: { $text }
feya-ui-cell-no-tile = bez dílků

feya-ui-text-islands = Ostrovy
feya-ui-text-boats = Čluny
feya-ui-text-temples = Chrámy
feya-ui-text-shrines =
    { $shrines ->
        [one] { $shrines } svatyně
        [few] { $shrines } svatyně
       *[other] { $shrines } svatyní
    }
feya-ui-text-totem = s totemem
feya-ui-text-led = převaha: { $text }
feya-ui-text-feast = slavnost přinese { $vp } VB

feya-ui-step-boat = Člun { $text }
feya-ui-step-to = na { $text }
feya-ui-step-build = osada na { $text }
feya-ui-step-lay = ryba na { $text }
feya-ui-step-settle = osada na { $text }
feya-ui-step-neutral = neutrální osada na { $text }
feya-ui-step-shrine = svatyně na { $text }
feya-ui-step-totem = svatyně na { $text }
feya-ui-step-celebrate = slavnost na { $text }
feya-ui-step-celebrate-nothing = bez slavnosti
feya-ui-step-reserve = vyhrazeno: { $text }
feya-ui-step-reserve-nothing = nic nevyhrazeno
feya-ui-step-exchange-mana = mana za axolotla
feya-ui-step-exchange-clan = vesničan za manu
feya-ui-step-exchange-axolotl = axolotl za manu
feya-ui-step-pass = Pasování
feya-ui-step-stop = prodáno
feya-ui-step-finish = čluny hotovy
feya-ui-ending-finish = Hotovo s loďkami
feya-ui-ending-stop = Dál neobchodovat
feya-ui-step-end = konec
feya-ui-step-confirm = pasováno
feya-ui-step-builder = pole Stavitele
