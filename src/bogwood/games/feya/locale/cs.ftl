### Feya's Swamp in Czech.
###
### Names arrive translated, in the nominative; the id of a thing is in the parameter of the same name with _id
### added.

feya-title = Posvátná bažina
feya-about = Lovte ryby, obchodujte a stavte ze svých člunů v bažině, kterou mění všichni hráči.

feya-preset-choose = Každý si zvolí stranu sám
feya-preset-first = První hra: základní strany, klany losem
feya-preset-lotus = Pokročilé strany (lotosový list): pro ty, kdo hru znají


### Helpers: said as part of other messages

feya-who = { $clan }
feya-count-fish =
    { $fish ->
        [one] { $fish } ryba
        [few] { $fish } ryby
        [many] { $fish } ryby
       *[other] { $fish } ryb
    }
feya-count-gold =
    { $gold ->
        [one] { $gold } zlaťák
        [few] { $gold } zlaťáky
        [many] { $gold } zlaťáku
       *[other] { $gold } zlaťáků
    }
feya-count-mana =
    { $mana ->
        [one] { $mana } krystal many
        [few] { $mana } krystaly many
        [many] { $mana } krystalu many
       *[other] { $mana } krystalů many
    }
feya-count-steps =
    { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroky
        [many] { $steps } kroku
       *[other] { $steps } kroků
    }
feya-got-fish =
    { $fish ->
        [one] { $fish } rybu
        [few] { $fish } ryby
        [many] { $fish } ryby
       *[other] { $fish } ryb
    }
feya-got-axolotls =
    { $axolotls ->
        [one] { $axolotls } axolotla
        [few] { $axolotls } axolotly
        [many] { $axolotls } axolotla
       *[other] { $axolotls } axolotlů
    }
feya-got-cells =
    { $cells ->
        [one] { $cells } pole
        [few] { $cells } pole
        [many] { $cells } pole
       *[other] { $cells } polí
    }
feya-opens =
    { $bonus_id ->
        [none] neodemyká nic
        [boat] odemyká člun
        [catch] odemyká kapacitu chytání ryb +1
        [income_gold] odemyká příjem: zlaťáky
        [income_mana] odemyká příjem: krystal many
        [income_navigation] odemyká příjem: posun plavby
        [income_vp] odemyká příjem: VB
        [navigation_now] odemyká posun plavby
        [vp_celebrate] odemyká VB a Slavnost
        [wild] odemyká místo pro speciální dílek Mloků
        [worker] odemyká vesničana
       *[other] odemyká: { $bonus }
    }
feya-source =
    { $source_id ->
        [catch] chytání ryb
       *[other] { $source }
    }
feya-track =
    { $track_id ->
        [lower_left] Levá dolní řada
        [lower_right] Pravá dolní řada
        [upper_left] Levá horní řada
        [upper_right] Pravá horní řada
       *[other] Řada { $track }
    }


### Names: clans and their boards

feya-name-crocodile = Krokodýli
feya-name-frog = Žabáci
feya-name-salamander = Mlokové
feya-name-turtle = Želváci

feya-name-lotus = pokročilá strana (lotosový list)
feya-name-normal = základní strana

feya-name-lower_left = levá dolní
feya-name-lower_right = pravá dolní
feya-name-upper_left = levá horní
feya-name-upper_right = pravá horní


### Names: guides

feya-name-artist = Umělec
feya-name-builder = Stavitel
feya-name-fisherman = Rybář
feya-name-leader = Průzkumník
feya-name-merchant = Obchodník
feya-name-monk = Mnich
feya-name-sailor = Námořník
feya-name-storyteller = Vypravěč
feya-name-warrior = Válečník
feya-name-wiseman = Mudrc


### Names: actions and action spaces

feya-name-add_shrine = Budování svatyně
feya-name-build = Budování osady
feya-name-celebrate = Slavnost
feya-name-fish = Chytání ryb
feya-name-improve_navigation = Vylepšení dosahu plavby
feya-name-navigate = Plavba
feya-name-trade = Obchod

feya-name-add_shrine_1 = Budování svatyně 1
feya-name-build_1 = Budování osady 1
feya-name-build_2 = Budování osady 2
feya-name-build_3 = Budování osady 3
feya-name-build_4 = Budování osady 4
feya-name-celebrate_1 = Slavnost 1
feya-name-celebrate_2 = Slavnost 2
feya-name-fish_1 = Chytání ryb 1
feya-name-fish_2 = Chytání ryb 2
feya-name-fish_3 = Chytání ryb 3
feya-name-fish_4 = Chytání ryb 4
feya-name-improve_navigation_1 = Vylepšení dosahu 1
feya-name-improve_navigation_2 = Vylepšení dosahu 2
feya-name-navigate_1 = Plavba 1
feya-name-navigate_2 = Plavba 2
feya-name-navigate_3 = Plavba 3
feya-name-trade_1 = Obchod 1
feya-name-trade_2 = Obchod 2
feya-name-trade_3 = Obchod 3
feya-name-trade_4 = Obchod 4


### Names: bonus tiles

feya-name-r1_catch_1 = kapacita chytání ryb +{ $fish }
feya-name-r1_discount_2 = osady: −{ feya-count-gold }
feya-name-r1_discount_3 = osady: −{ feya-count-gold }
feya-name-r1_range_2 = dosah plavby +{ $cells }
feya-name-r1_range_3 = dosah plavby +{ $cells }
feya-name-r2_build = Budování osady bez vesničana
feya-name-r2_celebrate = Slavnost bez vesničana
feya-name-r2_fish = Chytání ryb bez vesničana
feya-name-r2_improve_navigation = Vylepšení dosahu plavby bez vesničana
feya-name-r2_trade = Obchod bez vesničana
feya-name-r3_gold_axolotl = { feya-count-gold } → { feya-count-axolotls }
feya-name-r3_gold_mana = { feya-count-gold } → { feya-count-mana }
feya-name-r3_mana_axolotl = { feya-count-mana } → { feya-count-axolotls }
feya-name-r3_mana_fish = { feya-count-mana } → { feya-count-fish }
feya-name-r3_mana_gold = { feya-count-mana } → { feya-count-gold }
feya-name-r4_vp_2 = { $vp } VB
feya-name-r4_vp_3 = { $vp } VB
feya-name-r4_vp_4 = { $vp } VB
feya-name-r4_vp_5 = { $vp } VB
feya-name-r4_vp_6 = { $vp } VB


### Names: seasons, races, trophies, temples, Salamander tiles

feya-name-blue = modrá
feya-name-green = zelená
feya-name-orange = oranžová
feya-name-purple = fialová
feya-name-red = červená
feya-name-yellow = žlutá
feya-name-season_blue = modrá
feya-name-season_green = zelená
feya-name-season_orange = oranžová
feya-name-season_purple = fialová
feya-name-season_red = červená
feya-name-season_yellow = žlutá

feya-name-race_every_island = Na každém ostrově
feya-name-race_five_on_one = Pět na jednom ostrově
feya-name-race_navigation_four = Plavba +4
feya-name-race_seven_fish = Sedm ryb
feya-name-race_thirty_gold = Třicet zlaťáků
feya-name-race_three_on_three = Tři na třech ostrovech
feya-name-race_two_on_five = Dvě na pěti ostrovech
feya-name-race_two_workers = Dva vesničané

feya-name-trophy_largest_group = Největší skupina
feya-name-trophy_largest_island = Největší ostrov
feya-name-trophy_majority = Převaha
feya-name-trophy_single = Osamělé osady
feya-name-trophy_smallest_island = Nejmenší ostrov
feya-name-trophy_temples = U chrámů

feya-name-temple_1 = chrám 1
feya-name-temple_2 = chrám 2
feya-name-temple_3 = chrám 3
feya-name-temple_4 = chrám 4
feya-name-temple_5 = chrám 5

feya-name-salamander_catch = kapacita chytání ryb +1
feya-name-salamander_income_gold = příjem: zlaťáky
feya-name-salamander_income_mana = příjem: krystal many
feya-name-salamander_income_navigation = příjem: posun plavby
feya-name-salamander_vp_celebrate = VB a Slavnost


### Names: bonuses of the clan board, resources, workers

feya-name-none = bez bonusu
feya-name-boat = člun
feya-name-catch = kapacita chytání ryb
feya-name-income_gold = příjem: zlaťáky
feya-name-income_mana = příjem: krystal many
feya-name-income_navigation = příjem: posun plavby
feya-name-income_vp = příjem: VB
feya-name-navigation_now = posun plavby
feya-name-vp_celebrate = VB a Slavnost
feya-name-wild = speciální dílek Mloků
feya-name-worker = vesničan

feya-name-fish_resource = ryby
feya-name-gold = zlaťáky
feya-name-mana = krystaly many
feya-name-navigation = plavba
feya-name-vp = VB

feya-name-axolotl = axolotl
feya-name-clan = vesničan klanu


### Names: phases and sources

feya-name-action = akce
feya-name-income = příjmy
feya-name-maintenance = údržba

feya-name-action_spaces = pole akcí
feya-name-bonus_tile = bonusový žeton
feya-name-celebrate_gift = vlastní ryby při slavnosti
feya-name-clan_board = deska klanu
feya-name-exchange = směna
feya-name-fish_end = ryby na osadách
feya-name-gold_end = zlaťáky na konci hry
feya-name-guide = vůdce klanu
feya-name-islands = ostrovy
feya-name-mana_end = krystaly many na konci hry
feya-name-navigation_track = stupnice plavby
feya-name-race = cíle
feya-name-settlement = osada
feya-name-space = pole akce
feya-name-start = začátek hry
feya-name-temple = chrám
feya-name-trade_sale = prodej ryb
feya-name-trophy = závěrečné úkoly


### What a line of the score sheet is counted from

feya-piece-island = ostrov { $island }, osady { $settlements } × svatyně { $shrines }
feya-piece-navigation = { feya-name-navigation } +{ $plus }
feya-piece-group =
    { $each ->
        [1] skupina { $count } × { $count }
       *[other] skupina { $count } × { $count } × { $each }
    }
feya-piece-trophy =
    { $trophy_id ->
        [trophy_majority] ostrovy s převahou { $count } × { $each }
        [trophy_single] ostrovy s jedinou osadou { $count } × { $each }
        [trophy_temples] osady vedle chrámu { $count } × { $each }
       *[other] osady na něm { $count } × { $each }
    }
feya-piece-fish = ryby { $count } × { $each }
feya-piece-mana = krystaly many { $count } × { $each }
feya-piece-gold = zlaťáky { $count } ÷ { $each }


### Questions

feya-question-boat_destination =
    { $action_id ->
        [build] Kam člun popluje budovat?
        [fish] Kam člun popluje na ryby?
        [navigate] Kam člun popluje?
        [trade] Kam člun popluje obchodovat?
       *[other] Kam člun popluje ({ $action })?
    }
feya-question-build_cell = Kde bude osada stát?
feya-question-build_track = Ze které řady osadu vezmete?
feya-question-celebrate_island = Na kterém ostrově bude slavnost?
feya-question-choose_boat = Který člun je teď na řadě?
feya-question-choose_clan = Za který klan hrajete?
feya-question-choose_side = Kterou stranu desky klanu použijete?
feya-question-confirm_pass = Pasovat a v tomto kole už nehrát?
feya-question-draft_guide = Kdo povede váš klan v prvním kole?
feya-question-end_turn = Ještě něco, nebo tah končí?
feya-question-game_over = Hra skončila.
feya-question-leader_token = Které pole akce si vyhradíte?
feya-question-main_choice = Co váš klan podnikne?
feya-question-neutral_cell = Kam přijde neutrální osada?
feya-question-pass_bonus_tile = Který bonusový žeton si vezmete?
feya-question-pass_guide = Kdo povede váš klan v příštím kole?
feya-question-pass_shrine_cell = Pasujete jako poslední: kam přijde svatyně tohoto kola?
feya-question-salamander_tile = Který speciální dílek položíte na odemčené pole?
feya-question-shrine_cell = Kam přijde nová svatyně?
feya-question-start_cell = Kam přijde tato počáteční osada?
feya-question-start_tile = Kterou počáteční osadu umístíte?
feya-question-trade_fish = Kam přijde další ryba?
feya-question-worker_kind = Kdo se toho ujme?


### Options

feya-option-boat_destination =
    { $steps ->
        [0] Zůstat na { $cell }
       *[other] Plout na { $cell } ({ feya-count-steps })
    }
feya-option-boat_destination-stay = Zůstat na { $cell } a provést akci
feya-option-boat_destination-temple = Plout na { $cell }: { $temple } ({ feya-count-steps })
feya-option-build_cell = Postavit na { $cell }, cena: { feya-count-gold }
feya-option-build_track =
    { $bonus_id ->
        [none] { feya-track }: neodemyká nic
        [boat] { feya-track }: nový člun
        [catch] { feya-track }: kapacita chytání ryb +{ $amount }
        [income_gold] { feya-track }: příjem +{ $amount } { $amount ->
            [one] zlaťák
            [few] zlaťáky
            [many] zlaťáku
           *[other] zlaťáků
        }
        [income_mana] { feya-track }: příjem +{ $amount } { $amount ->
            [one] krystal many
            [few] krystaly many
            [many] krystalu many
           *[other] krystalů many
        }
        [income_navigation] { feya-track }: příjem – posun plavby
        [income_vp] { feya-track }: příjem +{ $amount } VB
        [navigation_now] { feya-track }: posun plavby ihned
        [vp_celebrate] { feya-track }: { $amount } VB a Slavnost ihned
        [wild] { feya-track }: místo pro speciální dílek Mloků
        [worker] { feya-track }: nový vesničan
       *[other] { feya-track }: { $bonus }
    }
feya-option-celebrate_island =
    Slavnost na ostrově { $island }: pro vás { $vp } VB{ $crocodile ->
        [0] {""}
       *[other] , { feya-name-crocodile } { $crocodile }
    }{ $turtle ->
        [0] {""}
       *[other] , { feya-name-turtle } { $turtle }
    }{ $frog ->
        [0] {""}
       *[other] , { feya-name-frog } { $frog }
    }{ $salamander ->
        [0] {""}
       *[other] , { feya-name-salamander } { $salamander }
    }
feya-option-celebrate_island-none = Neslavit
feya-option-choose_boat = Člun { $boat } na { $cell }
feya-option-choose_boat-finish = Skončit, ostatní čluny zůstanou stát
feya-option-choose_clan = { $clan }
feya-option-choose_side =
    { $side_id ->
        [lotus] Pokročilá strana (lotosový list)
        [normal] Základní strana
       *[other] { $side }
    }
feya-option-confirm_pass = Ano, pasovat
feya-option-draft_guide =
    { $fish ->
        [0] { $guide }
       *[other] { $guide } (na kartě { feya-count-fish })
    }
feya-forgoes-workers =
    { $count ->
        [one] V tomto kole by zůstal { $count } vesničan bez práce.
        [few] V tomto kole by zůstali { $count } vesničané bez práce.
        [many] V tomto kole by zůstalo { $count } vesničana bez práce.
       *[other] V tomto kole by zůstalo { $count } vesničanů bez práce.
    }
feya-option-end_turn = Ukončit tah
feya-option-exchange_mana = Směna: { feya-count-mana } → axolotl
feya-option-exchange_worker =
    { $worker_id ->
        [axolotl] Směna: axolotl → { feya-count-mana }
       *[clan] Směna: vesničan klanu → { feya-count-mana }
    }
feya-option-leader_token = Vyhradit si pole: { $space }
feya-option-leader_token-none = Nevyhradit si nic
feya-option-main_choice-builder = Pole Stavitele: Budování osady
feya-option-main_choice-pass = Pasovat
feya-option-main_choice-space =
    { $space }{ $mana ->
        [0] { "" }
       *[other] , −{ feya-count-mana }
    }{ $mana_gain ->
        [0] { "" }
        [one] , +{ $mana_gain } krystal many
        [few] , +{ $mana_gain } krystaly many
        [many] , +{ $mana_gain } krystalu many
       *[other] , +{ $mana_gain } krystalů many
    }{ $fish ->
        [0] { "" }
       *[other] , +{ feya-count-fish }
    }{ $vp ->
        [0] { "" }
       *[other] , +{ $vp } VB
    }
feya-option-main_choice-tile = Bonusový žeton: { $action } bez vesničana
feya-option-neutral_cell = { $cell } (neutrální osada: { $clan })
feya-option-pass_bonus_tile = Vzít žeton: { $tile }
feya-option-pass_guide =
    { $fish ->
        [0] Nový vůdce: { $guide }
       *[other] Nový vůdce: { $guide }, +{ feya-count-fish }
    }
feya-option-pass_shrine_cell = Svatyně na { $cell }
feya-option-play_round1_tile = Použít bonusový žeton: { $tile }
feya-option-play_round3_tile = Použít bonusový žeton: { $tile }
feya-option-salamander_tile = Položit „{ $tile }“
feya-option-shrine_cell = Svatyně na { $cell }
feya-option-start_cell = Osada na { $cell }
feya-option-start_tile = { feya-track }: { feya-opens }
feya-option-trade_fish = Prodat na { $cell } ({ $clan }), +{ feya-count-gold }
feya-option-trade_fish-own = Položit rybu na vlastní osadu na { $cell }
feya-option-trade_fish-stop = Ukončit obchod s tímto člunem
feya-option-worker_kind =
    { $worker_id ->
        [axolotl] Axolotl
        [clan] Vesničan klanu
       *[other] { $worker }
    }


### Facts

feya-fact-axolotl =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } axolotl ({ $source })
        [few] { feya-who }: { $sign }{ $amount } axolotli ({ $source })
        [many] { feya-who }: { $sign }{ $amount } axolotla ({ $source })
       *[other] { feya-who }: { $sign }{ $amount } axolotlů ({ $source })
    }
feya-fact-boat_launched = { feya-who } spouštějí na vodu nový člun na { $cell }.
feya-fact-boat_moves =
    { $amount ->
        [0] { feya-who }: člun { $boat } zůstává na { $to }.
        [one] { feya-who }: člun { $boat } pluje { $from } → { $to } ({ $amount } krok).
        [few] { feya-who }: člun { $boat } pluje { $from } → { $to } ({ $amount } kroky).
        [many] { feya-who }: člun { $boat } pluje { $from } → { $to } ({ $amount } kroku).
       *[other] { feya-who }: člun { $boat } pluje { $from } → { $to } ({ $amount } kroků).
    }
feya-fact-builder_used =
    { $worker_id ->
        [axolotl] { feya-who } posílají axolotla na pole Stavitele.
        [clan] { feya-who } posílají vesničana na pole Stavitele.
       *[other] { feya-who } posílají na pole Stavitele: { $worker }.
    }
feya-fact-catch = { feya-who }: kapacita chytání ryb je nyní { $amount }.
feya-fact-celebrated =
    { $amount ->
        [0] { feya-who } pořádají slavnost na ostrově { $island }.
        [one] { feya-who } pořádají slavnost na ostrově { $island }; do zásoby se vrací { $amount } ryba.
        [few] { feya-who } pořádají slavnost na ostrově { $island }; do zásoby se vracejí { $amount } ryby.
        [many] { feya-who } pořádají slavnost na ostrově { $island }; do zásoby se vrací { $amount } ryby.
       *[other] { feya-who } pořádají slavnost na ostrově { $island }; do zásoby se vrací { $amount } ryb.
    }
feya-fact-clan = Hráč { $seat }: { $clan }
feya-fact-deal_guide = V nabídce: { $guide }
feya-fact-deal_race = Karta cíle: { $card }
feya-fact-deal_season = Ryba { $round }. kola: { $card }
feya-fact-deal_shrine = Na { $cell } stojí svatyně.
feya-fact-deal_tile = Bonusový žeton { $round }. kola: { $tile }
feya-fact-deal_trophy = Karta závěrečného úkolu: { $card }
feya-fact-first_drafter = Vůdce si jako první vybírá hráč { $seat }.
feya-fact-fish =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } ryba ({ feya-source })
        [few] { feya-who }: { $sign }{ $amount } ryby ({ feya-source })
        [many] { feya-who }: { $sign }{ $amount } ryby ({ feya-source })
       *[other] { feya-who }: { $sign }{ $amount } ryb ({ feya-source })
    }
feya-fact-fish_laid = { feya-who } pokládají rybu na { $cell } ({ $height }. v hromádce).
feya-fact-game_over = Hra skončila.
feya-fact-gold =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } zlaťák ({ $source })
        [few] { feya-who }: { $sign }{ $amount } zlaťáky ({ $source })
        [many] { feya-who }: { $sign }{ $amount } zlaťáku ({ $source })
       *[other] { feya-who }: { $sign }{ $amount } zlaťáků ({ $source })
    }
feya-fact-guide_fish =
    { $amount ->
        [one] { $guide }: na kartě { $amount } ryba
        [few] { $guide }: na kartě { $amount } ryby
        [many] { $guide }: na kartě { $amount } ryby
       *[other] { $guide }: na kartě { $amount } ryb
    }
feya-fact-guide_returned = { feya-who } vracejí vůdce: { $guide }.
feya-fact-guide_taken = { feya-who } si vybírají vůdce: { $guide }.
feya-fact-mana =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } krystal many ({ $source })
        [few] { feya-who }: { $sign }{ $amount } krystaly many ({ $source })
        [many] { feya-who }: { $sign }{ $amount } krystalu many ({ $source })
       *[other] { feya-who }: { $sign }{ $amount } krystalů many ({ $source })
    }
feya-fact-navigation = { feya-who }: plavba je nyní +{ $amount }.
feya-fact-neutral = Neutrální osada na { $cell } ({ $clan })
feya-fact-passed = { feya-who } pasují.
feya-fact-race = { feya-who } splnili cíl „{ $card }“ jako { $place }. v pořadí.
feya-fact-reserve = { feya-who } si vyhrazují pole: { $space }.
feya-fact-reserve_none = { feya-who } si nevyhrazují nic.
feya-fact-round_begins = Začíná { $round }. kolo.
feya-fact-round_ends = Končí { $round }. kolo.
feya-fact-settlement = { feya-who } staví osadu na { $cell } ({ $track } řada).
feya-fact-shrine = { feya-who } budují svatyni na { $cell }.
feya-fact-shrine_lost = Svatyně tohoto kola nemá kam přijít a je ztracena.
feya-fact-side = { feya-who }: { $side } desky.
feya-fact-special_tile = { feya-who } pokládají speciální dílek ({ $tile }).
feya-fact-temple_tile = { feya-who } si berou dílek chrámu: { $temple }.
feya-fact-tile_taken = { feya-who } si berou bonusový žeton: { $tile }.
feya-fact-tile_used = { feya-who } používají bonusový žeton: { $tile }.
feya-fact-totem = Totem se přesouvá na { $cell }.
feya-fact-turn_order = Pořadí tahu, { $place }. místo: { $clan }
feya-fact-vp = { feya-who }: { $sign }{ $amount } VB ({ $source })
feya-fact-winner = { feya-who } vítězí: { $vp } VB!
feya-fact-worker_exchanged = { feya-who } směňují vesničana klanu.
feya-fact-worker_gained = { feya-who } získávají vesničana, k dispozici je od příštího tahu.
feya-fact-worker_placed = { feya-who }: { $space } ({ $worker })


### Co hráč udělal: za jménem nebo samostatně pod ním; .you oslovuje čtenáře

feya-told-boat_launched = spouští na vodu nový člun na { $cell }
    .you = spouštíte na vodu nový člun na { $cell }
feya-told-boat_moves =
    { $amount ->
        [0] nechává člun { $boat } na { $to }
       *[other] pluje člunem { $boat } z { $from } na { $to }
    }
    .you =
        { $amount ->
            [0] necháváte člun { $boat } na { $to }
           *[other] plujete člunem { $boat } z { $from } na { $to }
        }
feya-told-builder_used = posílá vesničana na pole Stavitele
    .you = posíláte vesničana na pole Stavitele
feya-told-catch = zvyšuje kapacitu chytání ryb na { $amount }
    .you = zvyšujete kapacitu chytání ryb na { $amount }
feya-told-celebrated = pořádá slavnost na ostrově { $island }
    .you = pořádáte slavnost na ostrově { $island }
feya-told-clan = hraje za klan { $clan }
    .you = hrajete za klan { $clan }
feya-told-first_drafter = zahajuje výběr vůdců
    .you = zahajujete výběr vůdců
feya-told-fish_laid = pokládá rybu na { $cell }
    .you = pokládáte rybu na { $cell }
feya-told-guide_returned = vrací vůdce ({ $guide })
    .you = vracíte vůdce ({ $guide })
feya-told-guide_taken = vybírá vůdce ({ $guide })
    .you = vybíráte vůdce ({ $guide })
feya-told-navigation = posouvá plavbu na +{ $amount }
    .you = posouváte plavbu na +{ $amount }
feya-told-passed = pasuje
    .you = pasujete
feya-told-race = plní cíl „{ $card }“
    .you = plníte cíl „{ $card }“
feya-told-reserve = vyhrazuje svému klanu pole „{ $space }“
    .you = vyhrazujete svému klanu pole „{ $space }“
feya-told-reserve_none = nevyhrazuje žádné pole
    .you = nevyhrazujete žádné pole
feya-told-settlement = staví osadu na { $cell }
    .you = stavíte osadu na { $cell }
feya-told-shrine = buduje svatyni na { $cell }
    .you = budujete svatyni na { $cell }
feya-told-side =
    { $side_id ->
        [lotus] hraje na pokročilé straně desky (lotosový list)
        [normal] hraje na základní straně desky
       *[other] hraje na desce klanu ({ $side })
    }
    .you =
        { $side_id ->
            [lotus] hrajete na pokročilé straně desky (lotosový list)
            [normal] hrajete na základní straně desky
           *[other] hrajete na desce klanu ({ $side })
        }
feya-told-special_tile = pokládá speciální dílek Mloků ({ $tile })
    .you = pokládáte speciální dílek Mloků ({ $tile })
feya-told-temple_tile = získává dílek ({ $temple })
    .you = získáváte dílek ({ $temple })
feya-told-tile_taken = bere bonusový žeton ({ $tile })
    .you = berete bonusový žeton ({ $tile })
feya-told-tile_used = používá bonusový žeton ({ $tile })
    .you = používáte bonusový žeton ({ $tile })
feya-told-worker_exchanged = směňuje vesničana klanu
    .you = směňujete vesničana klanu
feya-told-worker_gained = získává vesničana
    .you = získáváte vesničana
feya-told-winner = vítězí ({ $vp } VB)
    .you = vítězíte ({ $vp } VB)
feya-told-worker_placed = volí pole „{ $space }“
    .you = volíte pole „{ $space }“
feya-told-by-exchange = směňuje
    .you = směňujete


### Refusals: action spaces, workers, exchanges, tiles

feya-refusal-builder-not-held = Toto pole má jen klan, který vede Stavitel.
feya-refusal-builder-used = Pole Stavitele je v tomto kole už využité.
feya-refusal-decline-not-allowed = Slavnost je vaše akce: zvolte ostrov.
feya-refusal-exchange-strands = Pak by začatou akci nebylo čím dokončit.
feya-refusal-must-act-first = Nejprve proveďte akci tohoto tahu.
feya-refusal-no-axolotl-left = V zásobě už není žádný axolotl.
feya-refusal-no-gold = Nedostatek zlaťáků: potřeba { $need }, k dispozici { $have }.
feya-refusal-no-mana = Nedostatek krystalů many: potřeba { $need }, k dispozici { $have }.
feya-refusal-no-worker = Nezbývá vám žádný vesničan. Vyměňte krystaly many za axolotla, nebo pasujte.
feya-refusal-no-worker-of-kind =
    { $worker_id ->
        [axolotl] Nemáte dostupného axolotla.
       *[clan] Nemáte dostupného vesničana klanu.
    }
feya-refusal-not-in-pass = Směny ani bonusové žetony teď nejsou možné.
feya-refusal-not-payable = Nemáte čím zaplatit ({ $resource }): potřeba { $need }, k dispozici { $have }.
feya-refusal-nothing-to-do = Teď by tam nebylo co dělat: { $action }. Nejprve proveďte směnu nebo použijte žeton, případně zvolte jinou akci.
feya-refusal-space-not-here = Tato deska takové pole nemá: { $space }.
feya-refusal-space-occupied = Na tomto poli už stojí vesničan: { $space }.
feya-refusal-space-reserved = Pole má vyhrazené jiný klan: { $space }.
feya-refusal-tile-gone = Tento bonusový žeton už v nabídce není: { $tile }.
feya-refusal-tile-not-owned = Tento bonusový žeton nemáte: { $tile }.
feya-refusal-tile-not-yet = V tomto kole ještě ne: { $tile }.


### Refusals: boats, fishing, trading

feya-refusal-boat-acted = Člun { $boat } už v tomto tahu akci provedl.
feya-refusal-boat-cannot-act = Člun { $boat } nemá kam doplout, aby provedl akci: { $action }.
feya-refusal-boat-fresh = Člun { $boat } je nový: vypluje až ve vašem příštím tahu.
feya-refusal-boat-must-leave = Z osady ani z chrámu na { $cell } člun nic neprovede: musí nejdřív vyplout.
feya-refusal-worker-fresh = Vesničan je nový: použijete ho až ve svém příštím tahu.
feya-refusal-boat-not-on-swamp = Člun { $boat } je zatím na desce klanu.
feya-refusal-boat-there = Na { $cell } stojí jiný člun.
feya-refusal-closed-pool = { $cell } leží v uzavřené tůni: tam žádný člun nevpluje.
feya-refusal-finish-too-early = Než skončíte, musí akci provést aspoň jeden člun.
feya-refusal-is-land = { $cell } je souš.
feya-refusal-must-move = Člun { $boat } nemůže zůstat na místě: musí plout.
feya-refusal-no-fish = Nemáte žádnou rybu.
feya-refusal-no-season-fish = Na { $cell } není ryba pro toto kolo.
feya-refusal-no-settlement = Na { $cell } není žádná osada.
feya-refusal-no-settlement-near = Vedle { $cell } není osada, na kterou by se vešla ryba.
feya-refusal-not-next-to-boat = { $cell } není vedle člunu.
feya-refusal-nothing-to-build-near = Vedle { $cell } teď nelze nic postavit.
feya-refusal-out-of-range =
    { $steps ->
        [one] Příliš daleko: { $steps } krok, dosah plavby je { $range }.
        [few] Příliš daleko: { $steps } kroky, dosah plavby je { $range }.
        [many] Příliš daleko: { $steps } kroku, dosah plavby je { $range }.
       *[other] Příliš daleko: { $steps } kroků, dosah plavby je { $range }.
    }
feya-refusal-same-cell = Člun už je na { $cell }: zvolte jiné pole.
feya-refusal-stack-full = Na osadu na { $cell } se už žádná ryba nevejde.
feya-refusal-stop-too-early = Člun musí nejprve vyložit aspoň jednu rybu.
feya-refusal-temple-needs-navigate = Do chrámu se dostanete jen akcí Plavba: { $temple }.
feya-refusal-unreachable = Na { $cell } nevede žádná vodní cesta.


### Refusals: land, islands, celebrations

feya-refusal-cuts-off-boat = Souš na { $cell } by uvěznila člun.
feya-refusal-cuts-off-settlement = Souš na { $cell } by odřízla osadu od otevřené vody.
feya-refusal-cuts-off-temple = Souš na { $cell } by odřízla chrám.
feya-refusal-joins-islands = Souš na { $cell } by spojila dva ostrovy.
feya-refusal-navigation-at-end = Ukazatel plavby už je na konci stupnice.
feya-refusal-no-fish-on-island = Na ostrově { $island } nejsou žádné ryby k oslavě.
feya-refusal-no-shrine-left = V zásobě už není žádný dílek svatyně.
feya-refusal-not-an-island = Žádný ostrov se nejmenuje { $cell }.
feya-refusal-not-next-to-shrine = { $cell } není vedle svatyně.
feya-refusal-not-water = { $cell } není volná voda.
feya-refusal-own-on-island = { $cell } patří k ostrovu, kde tato barva už osadu má.
feya-refusal-totem-island = { $cell } patří k ostrovu s totemem: tam nová svatyně stát nesmí.
feya-refusal-touches-no-island = { $cell } nesousedí s žádným ostrovem.
feya-refusal-track-empty = V této řadě už žádná osada není: { $track }.


### Refusals: set-up, guides, positions

feya-refusal-clan-taken = Tento klan je už obsazený: { $clan }.
feya-refusal-guide-just-returned = Tohoto vůdce jste právě vrátili: { $guide }. Zvolte jiného.
feya-refusal-guide-not-in-display = Tento vůdce v nabídce není: { $guide }.
feya-refusal-not-a-neutral-clan = Tento klan nemá v této hře neutrální osady: { $clan }.
feya-refusal-problem = Taková pozice není možná: { $what } ({ $where }).
feya-refusal-special-tile-used = Tento speciální dílek už leží na desce: { $tile }.
feya-refusal-start-tile-gone = Počáteční osada této řady už je v bažině: { $track }.
feya-refusal-wrong-order = V pořadí tahu musí být každé místo právě jednou.
feya-refusal-broken-initiative = Pořadí tahu neodpovídá iniciativě vůdců.


### Refusals: what is wrong with a position

feya-refusal-broken-action = Rozehraná akce neodpovídá otevřenému rozhodnutí.
feya-refusal-broken-action-boat = Člun rozehrané akce není v bažině.
feya-refusal-broken-axolotls = Axolotlů celkem: { $found } místo { $expected }.
feya-refusal-broken-axolotls-placed = Umístěných axolotlů: { $found } místo { $expected }.
feya-refusal-broken-boat-on-shrine = Člun stojí na svatyni: { $cell }.
feya-refusal-broken-boat-foreign = Člun stojí na cizí osadě: { $cell }.
feya-refusal-broken-boat-trapped = Člun se nedostane na otevřenou vodu: { $cell }.
feya-refusal-broken-boats = Člunů v bažině: { $found } místo { $expected }.
feya-refusal-broken-boats-share = Dva čluny na jednom poli: { $cell }.
feya-refusal-broken-fish = Ryby leží tam, kde není osada: { $cell }.
feya-refusal-broken-guide = Tento vůdce má být právě na jednom místě: { $guide } (míst: { $found }).
feya-refusal-broken-guide-fish = Ryby leží na vůdci, který není v nabídce: { $guide }.
feya-refusal-broken-islands = Ostrovů: { $found } místo { $expected }.
feya-refusal-broken-land-on-temple = Na chrámu leží souš: { $cell }.
feya-refusal-broken-land-twice = Na jednom poli leží dva dílky souše: { $cell }.
feya-refusal-broken-navigation = Ukazatel plavby je za koncem stupnice, která končí krokem { $most }.
feya-refusal-broken-negative = Zásoba je pod nulou.
feya-refusal-broken-neutrals = Neutrálních osad nebo barev: { $found } místo { $expected }.
feya-refusal-broken-no-clan = Toto místo nemá klan.
feya-refusal-broken-no-guide = Toto místo nemá vůdce.
feya-refusal-broken-no-option = V tomto rozhodnutí není z čeho vybírat: { $point }.
feya-refusal-broken-no-shrine = Tato souš nepatří k žádnému ostrovu se svatyní: { $cell }.
feya-refusal-broken-over = Konec hry a otevřená rozhodnutí si odporují.
feya-refusal-broken-pending = Toto rozhodnutí zde nemůže být otevřené: { $point }.
feya-refusal-broken-printed-shrine = Chybí tištěná svatyně: { $cell }.
feya-refusal-broken-reserved = Pole je vyhrazené, ale Průzkumníka nikdo nemá.
feya-refusal-broken-round = Kolo { $found } z { $most } neodpovídá otevřeným rozhodnutím.
feya-refusal-broken-settlements = Osad v bažině: { $found } místo { $expected }.
feya-refusal-broken-shrine-tiles = Dílků svatyní celkem: { $found } místo { $expected }.
feya-refusal-broken-special = Tento speciální dílek neleží na vlastním odemčeném poli: { $tile }.
feya-refusal-broken-spent = Na polích akcí je víc vesničanů, než bylo použito: { $found }, nejvýše { $most }.
feya-refusal-broken-temple = Z tohoto chrámu je vzato víc dílků, než kolik jich je: { $temple }.
feya-refusal-broken-temples-apart = Chrámy neleží všechny u jedné otevřené vody.
feya-refusal-broken-tiles = Bonusový žeton je tam, kde být nemůže.
feya-refusal-broken-tiles-left = Zbývajících bonusových žetonů: { $found } místo { $expected }.
feya-refusal-broken-totem = Totem nestojí na dílku svatyně: { $cell }.
feya-refusal-broken-totem-setup = Totem stojí na dílku svatyně z přípravy hry: { $cell }.
feya-refusal-broken-track = Z této řady odešlo víc osad, než kolik jich má: { $track }.
feya-refusal-broken-turn = Na tahu nemůže být hráč { $seat }.
feya-refusal-broken-workers = Vesničanů klanu celkem: { $found } místo { $expected }.


### Refusals: editions of the data

feya-refusal-data-cell-twice = Toto pole je použito dvakrát: { $cell }.
feya-refusal-data-count = Nesprávný počet ({ $what }): { $found } místo { $expected }.
feya-refusal-data-name-twice = Dvě věci mají stejné jméno: „{ $text }“.
feya-refusal-data-no-board =
    { $players ->
        [one] Pro { $players } hráče není herní deska.
        [few] Pro { $players } hráče není herní deska.
        [many] Pro { $players } hráče není herní deska.
       *[other] Pro { $players } hráčů není herní deska.
    }
feya-refusal-data-off-board = Toto pole leží mimo herní desku: { $cell }.
feya-refusal-data-stack-order = Dílky chrámu musí ležet tak, aby byl navrchu ten s nejvíce VB.
feya-refusal-data-start-not-leftmost = Počáteční osada musí být ve své řadě první zleva.
feya-refusal-data-too-many = Příliš mnoho ({ $what }): nejvýše { $most }.


### Help: actions

feya-help-action-add_shrine = Postavte ji tam, kde máte hodně osad a ostatní ještě chtějí stavět: každá další osada tam bude o { feya-count-gold } dražší a na konci hry každá vynese o 1 VB víc. Totem putuje s novou svatyní.
feya-help-action-build = Každá osada odemkne pole na desce klanu: příjmy, kapacitu chytání ryb, vesničany, třetí člun. Ostrovy s málo svatyněmi jsou levné, ostrovy s mnoha mají na konci větší hodnotu.
feya-help-action-celebrate = { $settlement } VB za každou osadu s rybami na ostrově, ať patří komukoli; pak každý klan dostane { $own } VB za každou rybu na svých osadách tamtéž. Totem vám přidá { $totem } VB.
feya-help-action-fish = Podívejte se, která ryba se v tomto kole chytá, a spočítejte pole od každého člunu. Víc člunů a větší kapacita se navzájem násobí.
feya-help-action-improve_navigation = Všechny vaše čluny doplují do konce hry o pole dál a každý další posun vynese víc VB než ten předchozí. Čím dřív, tím líp.
feya-help-action-navigate = Jediná cesta do chrámu a jediná akce, při které člun smí jen tak plout. Zamiřte tam, odkud začnou vaše příští dvě akce.
feya-help-action-trade = Prázdná osada zaplatí za první rybu { feya-count-gold }, pak { $second }, pak { $third }: ryby rozdělte. Ryba na vlastní osadě teď nevynese nic, ale na konci hry { $later } VB.
feya-help-pass = Kdo pasuje dřív, vybírá si první z bonusových žetonů a vůdců; poslední umístí svatyni kola. Nečinné vesničany klanu předtím vyměňte za krystaly many: stejně se vám vrátí.


### Help: guides

feya-help-guide-artist = Při pasování: { $vp } VB, potom smíte uspořádat slavnost na jednom ostrově.
feya-help-guide-builder = Karta je vaše vlastní pole Budování osady: bez krystalů many, jeden vesničan za kolo.
feya-help-guide-fisherman = Každý váš člun chytí o { feya-got-fish } víc.
feya-help-guide-leader = Příjmy: smíte si vyhradit jedno pole akce. Dokud nepasujete (nebo, podle volby stolu, po celou fázi), nikdo jiný na ně nesmí.
feya-help-guide-merchant = Příjmy: { feya-count-gold }.
feya-help-guide-monk = Příjmy: { feya-count-mana }.
feya-help-guide-sailor = Příjmy: { feya-count-steps } na stupnici plavby včetně VB.
feya-help-guide-storyteller = Při pasování: { $vp } VB za každý váš dílek chrámu.
feya-help-guide-warrior = Příjmy: { feya-count-axolotls }, pokud jsou v zásobě.
feya-help-guide-wiseman = Při pasování: { $vp } VB za každý ostrov, kde nikdo nemá víc osad než vy.


### Help: bonuses of the clan board

feya-help-bonus-boat = Člun z této osady se s ní přesune do bažiny a vypluje ve vašem příštím tahu.
feya-help-bonus-catch =
    Od této chvíle každý váš člun chytí o { $amount ->
        [one] { $amount } rybu
        [few] { $amount } ryby
        [many] { $amount } ryby
       *[other] { $amount } ryb
    } víc.
feya-help-bonus-income_gold =
    { $amount ->
        [one] { $amount } zlaťák
        [few] { $amount } zlaťáky
        [many] { $amount } zlaťáku
       *[other] { $amount } zlaťáků
    } v každé fázi příjmů, počínaje příští.
feya-help-bonus-income_mana =
    { $amount ->
        [one] { $amount } krystal many
        [few] { $amount } krystaly many
        [many] { $amount } krystalu many
       *[other] { $amount } krystalů many
    } v každé fázi příjmů, počínaje příští.
feya-help-bonus-income_navigation =
    { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
        [many] { $amount } kroku
       *[other] { $amount } kroků
    } na stupnici plavby včetně VB v každé fázi příjmů, počínaje příští.
feya-help-bonus-income_vp = { $amount } VB v každé fázi příjmů, počínaje příští.
feya-help-bonus-navigation_now =
    Ihned { $amount ->
        [one] { $amount } krok
        [few] { $amount } kroky
        [many] { $amount } kroku
       *[other] { $amount } kroků
    } na stupnici plavby včetně VB.
feya-help-bonus-none = Toto pole nic nedává, ale vede k dalšímu.
feya-help-bonus-vp_celebrate = Ihned { $amount } VB, potom smíte uspořádat slavnost na jednom ostrově.
feya-help-bonus-wild = Ihned zvolte jeden nepoužitý speciální dílek Mloků: stane se bonusem tohoto pole.
feya-help-bonus-worker = Nový vesničan vašeho klanu, k dispozici od vašeho příštího tahu.


### Help: bonus tiles

feya-help-tile-r1_catch_1 = Od { $round }. kola, na jeden tah: každý váš člun chytí o { feya-got-fish } víc.
feya-help-tile-r1_discount_2 = Od { $round }. kola, na jeden tah: každá osada je o { feya-count-gold } levnější.
feya-help-tile-r1_discount_3 = Od { $round }. kola, na jeden tah: každá osada je o { feya-count-gold } levnější.
feya-help-tile-r1_range_2 = Od { $round }. kola, na jeden tah: každý váš člun dopluje až o { feya-got-cells } dál.
feya-help-tile-r1_range_3 = Od { $round }. kola, na jeden tah: každý váš člun dopluje až o { feya-got-cells } dál.
feya-help-tile-r2_build = Od { $round }. kola: tah s akcí Budování osady, bez vesničana a bez pole.
feya-help-tile-r2_celebrate = Od { $round }. kola: tah s akcí Slavnost, bez vesničana a bez pole.
feya-help-tile-r2_fish = Od { $round }. kola: tah s akcí Chytání ryb, bez vesničana a bez pole.
feya-help-tile-r2_improve_navigation = Od { $round }. kola: tah s akcí Vylepšení dosahu plavby, bez vesničana a bez pole.
feya-help-tile-r2_trade = Od { $round }. kola: tah s akcí Obchod, bez vesničana a bez pole.
feya-help-tile-r3_gold_axolotl = Od { $round }. kola, jednou: zaplaťte { feya-count-gold }, vezměte si { feya-got-axolotls }.
feya-help-tile-r3_gold_mana = Od { $round }. kola, jednou: zaplaťte { feya-count-gold }, vezměte si { feya-count-mana }.
feya-help-tile-r3_mana_axolotl = Od { $round }. kola, jednou: zaplaťte { feya-count-mana }, vezměte si { feya-got-axolotls }.
feya-help-tile-r3_mana_fish = Od { $round }. kola, jednou: zaplaťte { feya-count-mana }, vezměte si { feya-got-fish }.
feya-help-tile-r3_mana_gold = Od { $round }. kola, jednou: zaplaťte { feya-count-mana }, vezměte si { feya-count-gold }.
feya-help-tile-r4_vp_2 = { $vp } VB hned po získání.
feya-help-tile-r4_vp_3 = { $vp } VB hned po získání.
feya-help-tile-r4_vp_4 = { $vp } VB hned po získání.
feya-help-tile-r4_vp_5 = { $vp } VB hned po získání.
feya-help-tile-r4_vp_6 = { $vp } VB hned po získání.


### Help: races and trophies

feya-help-race-race_every_island =
    Na každém ostrově bažiny { $count ->
        [one] stojí vaše osada
        [few] stojí { $count } vaše osady
        [many] stojí { $count } vaší osady
       *[other] stojí { $count } vašich osad
    }.
feya-help-race-race_five_on_one =
    Na { $islands ->
        [one] { $islands } ostrově
        [few] { $islands } ostrovech
        [many] { $islands } ostrovech
       *[other] { $islands } ostrovech
    } stojí po { $count ->
        [one] { $count } vaší osadě
        [few] { $count } vašich osadách
        [many] { $count } vašich osadách
       *[other] { $count } vašich osadách
    }.
feya-help-race-race_navigation_four = Váš ukazatel plavby došel na +{ $count }.
feya-help-race-race_seven_fish = Akcí Chytání ryb získáte { feya-got-fish } v jednom tahu; počítá se jen to, co přivezou čluny.
feya-help-race-race_thirty_gold = Akcí Obchod utržíte za ryby { feya-count-gold } v jednom tahu.
feya-help-race-race_three_on_three =
    Na { $islands ->
        [one] { $islands } ostrově
        [few] { $islands } ostrovech
        [many] { $islands } ostrovech
       *[other] { $islands } ostrovech
    } stojí po { $count ->
        [one] { $count } vaší osadě
        [few] { $count } vašich osadách
        [many] { $count } vašich osadách
       *[other] { $count } vašich osadách
    }.
feya-help-race-race_two_on_five =
    Na { $islands ->
        [one] { $islands } ostrově
        [few] { $islands } ostrovech
        [many] { $islands } ostrovech
       *[other] { $islands } ostrovech
    } stojí po { $count ->
        [one] { $count } vaší osadě
        [few] { $count } vašich osadách
        [many] { $count } vašich osadách
       *[other] { $count } vašich osadách
    }.
feya-help-race-race_two_workers =
    Na desce klanu { $workers ->
        [one] je odemčeno { $workers } pole
        [few] jsou odemčená { $workers } pole
        [many] je odemčeno { $workers } pole
       *[other] je odemčeno { $workers } polí
    } s vesničany.

feya-help-trophy-trophy_largest_group = Počet osad ve vaší největší souvislé skupině, vynásobený sám sebou a { $vp } VB. Svatyně skupinu nespojují.
feya-help-trophy-trophy_largest_island = { $vp } VB za každou vaši osadu na největším ostrově; je-li takových víc, na všech.
feya-help-trophy-trophy_majority = { $vp } VB za každý ostrov, kde nikdo nemá víc osad než vy.
feya-help-trophy-trophy_single = { $vp } VB za každý ostrov, kde máte právě jednu osadu.
feya-help-trophy-trophy_smallest_island = { $vp } VB za každou vaši osadu na nejmenším ostrově; je-li takových víc, na všech.
feya-help-trophy-trophy_temples = { $vp } VB za každou vaši osadu vedle chrámu.


### Help: what newcomers get wrong

feya-help-mistake-1 = Člun, který se pohne, musí v cíli také provést akci. Jen tak plout lze pouze akcí Plavba.
feya-help-mistake-2 = Jeden vesničan stačí pro všechny vaše čluny: akci smí provést každý z nich.
feya-help-mistake-3 = Nový člun nebo vesničan je k dispozici až od vašeho příštího tahu.
feya-help-mistake-4 = Pole s příjmem vynáší až od příští fáze příjmů, ne hned po odemčení.
feya-help-mistake-5 = Zlaťáky za ryby jsou ze společné zásoby. Majitel osady nic neplatí a ryba mu později přinese body.
feya-help-mistake-6 = Slavnost vám dá body za osady s rybami všech barev; potom každý klan boduje své vlastní ryby na tom ostrově.
feya-help-mistake-7 = Souš nesmí spojit dva ostrovy ani odříznout člun nebo chrám. Pozor na úzká místa.
feya-help-mistake-8 = Než pasujete, vyměňte nečinné vesničany klanu za krystaly many: stejně se vám vrátí. Nepoužití axolotli vám zůstanou.
feya-help-mistake-9 = Došli vesničané? Za { feya-count-mana } je axolotl a bonusový žeton 2. kola vesničana nepotřebuje.
feya-help-mistake-10 = Nevybírejte vůdce jen podle schopnosti: dosah plavby a stavební náklady ovlivní celé kolo a na kartě mohou ležet ryby.
feya-help-mistake-11 = Nová svatyně zdraží každou další osadu na svém ostrově o { feya-count-gold } a na konci hry tam každá osada vynese o 1 VB víc.


### Help: the first game

feya-help-first-game-1 = Zvolte základní strany desek a hrajte ve dvou nebo ve třech. Rozhlédněte se po bažině: svatyně a jejich ostrovy, chrámy na okraji, ryby šesti barev, pole akcí.
feya-help-first-game-2 = Mnich, Stavitel a Vypravěč se na začátek hodí: střední dosah, střední cena. S nízkou iniciativou se hraje dřív, ale staví dráž.
feya-help-first-game-3 = Čluny umístěte blízko ryb prvního kola a blízko cizích osad. Třetí osada může stát, kde se vám hodí.
feya-help-first-game-4 = Začněte akcí Chytání ryb nebo Budování osady. Podívejte se, kam čluny doplují, a použijte oba.
feya-help-first-game-5 = Ve druhém tahu proveďte tu druhou z nich. Než začnete stavět, podívejte se, co odemyká každá ze čtyř řad.
feya-help-first-game-6 = Potom obchodujte: nejvíc vynese po jedné rybě na několika prázdných cizích osadách.
feya-help-first-game-7 = Při pasování si vezmete bonusový žeton a nového vůdce. Všímejte si ryb na kartách vůdců.
feya-help-first-game-8 = Ve 2. kole zkuste doplout do chrámu, vylepšit dosah plavby a provést směnu.
feya-help-first-game-9 = Ve 3. kole zkuste Slavnost a Budování svatyně; napřed se podívejte, kolik bodů by kdo získal. Mějte na očích karty cílů.
feya-help-first-game-10 = Ve 4. kole sledujte, co by přineslo závěrečné bodování. Využijte bonusové žetony a myslete na závěrečné úkoly.


### Help: the notice

feya-help-reconstructed = Mapa, pořadí bonusů na deskách klanů a některé hodnoty jsou rekonstrukce, nikoli tištěné údaje. Kdo hru vlastní, může je opravit v datovém souboru.


### Added for the command line

feya-bonus-boat = člun
feya-bonus-catch = chytání ryb +{ $amount }
feya-bonus-income_gold =
    { $amount ->
        [one] příjem { $amount } zlaťák
        [few] příjem { $amount } zlaťáky
        [many] příjem { $amount } zlaťáku
       *[other] příjem { $amount } zlaťáků
    }
feya-bonus-income_mana =
    { $amount ->
        [one] příjem { $amount } krystal
        [few] příjem { $amount } krystaly
        [many] příjem { $amount } krystalu
       *[other] příjem { $amount } krystalů
    }
feya-bonus-income_navigation = příjem plavba +{ $amount }
feya-bonus-income_vp = příjem { $amount } VB
feya-bonus-navigation_now = plavba +{ $amount }
feya-bonus-none = –
feya-bonus-vp_celebrate = { $amount } VB a slavnost
feya-bonus-wild = dílek Mloků
feya-bonus-worker = vesničan
feya-count-axolotls =
    { $axolotls ->
        [one] { $axolotls } axolotl
        [few] { $axolotls } axolotli
        [many] { $axolotls } axolotla
       *[other] { $axolotls } axolotlů
    }
feya-count-workers =
    { $workers ->
        [one] { $workers } vesničan
        [few] { $workers } vesničané
        [many] { $workers } vesničana
       *[other] { $workers } vesničanů
    }
feya-letter-blue = m
feya-letter-crocodile = K
feya-letter-frog = B
feya-letter-green = z
feya-letter-orange = o
feya-letter-purple = f
feya-letter-red = č
feya-letter-salamander = M
feya-letter-turtle = Ž
feya-letter-yellow = ž
feya-short-fish =
    { $amount ->
        [one] { $amount } ryba
        [few] { $amount } ryby
        [many] { $amount } ryby
       *[other] { $amount } ryb
    }
feya-short-mana =
    { $amount ->
        [one] { $amount } krystal
        [few] { $amount } krystaly
        [many] { $amount } krystalu
       *[other] { $amount } krystalů
    }
feya-short-vp = { $amount } VB
feya-text-clan_board = Deska klanu: { $clan }
feya-text-display = Vůdci v nabídce
feya-text-free = volné
feya-text-guide = { $guide }: dosah { $range }, stavební náklady { $value }, chytání ryb { $catch }, plavba +{ $navigation }
feya-text-guide_values = Iniciativa { $initiative }, dosah { $range }, stavební náklady { $value }.
feya-text-head_clan = Klan
feya-text-head_end = kdyby hra skončila teď
feya-text-head_fish = ryby
feya-text-head_guide = Vůdci
feya-text-head_initiative = inic.
feya-text-head_now = VB
feya-text-head_range = dosah
feya-text-head_value = náklady
feya-text-no_guide = bez vůdce, plavba +{ $navigation }
feya-text-passed = pasovali
feya-text-races = Karty cílů
feya-text-round = { $round }. kolo ze { $rounds }
feya-text-seasons = Chytá se ryba: { $text }
feya-text-signs = K Krokodýli, Ž Želváci, B Žabáci, M Mlokové; [B]2 osada, na ní 2 ryby, [B^ s člunem, (B) neutrální, B^1 člun 1, f><> ryba tohoto kola, f jiná ryba, ** svatyně, *@ svatyně s totemem, #1 chrám 1
feya-text-spaces = Pole akcí
feya-text-supply = Zásoba: { feya-count-axolotls }, dílky svatyní: { $shrines }
feya-text-temple_tiles = chrámy { $text }
feya-text-temples = Chrámy
feya-text-tiles = Bonusové žetony
feya-text-trophies = Karty závěrečných úkolů
feya-welcome-1 = Proveďte svůj klan čtyřmi koly v bažině. Vesničané vysílají čluny chytat ryby, prodávat je, budovat osady a navštěvovat chrámy; body přinášejí i slavnosti a nové svatyně.
feya-welcome-2 = V každém kole: příjmy, potom jedna akce za tah, dokud nepasujete. Vyhrává, kdo má nejvíc vítězných bodů (VB).
feya-uses-actions = Akce (her: { $games })
feya-uses-guides = Vzatí vůdci (her: { $games })
feya-uses-tiles_taken = Vzaté bonusové žetony (her: { $games })
feya-uses-tiles_used = Použité bonusové žetony (her: { $games })

### What the coach counts of a seat

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

### What a turn is called by the coach, and what is done in it

feya-plan-action = { $action }
feya-plan-pass = Pasování
feya-plan-temples =
    { $amount ->
        [one] { $amount } člun k chrámu
        [few] { $amount } čluny k chrámům
        [many] { $amount } čluny k chrámům
       *[other] { $amount } člunů k chrámům
    }
feya-plan-settle =
    { $amount ->
        [one] { $amount } nová osada
        [few] { $amount } nové osady
        [many] { $amount } nové osady
       *[other] { $amount } nových osad
    }
feya-plan-lay =
    { $amount ->
        [one] položit { $amount } rybu
        [few] položit { $amount } ryby
        [many] položit { $amount } ryby
       *[other] položit { $amount } ryb
    }
feya-plan-shrine =
    { $amount ->
        [one] { $amount } další svatyně
        [few] { $amount } další svatyně
        [many] { $amount } další svatyně
       *[other] { $amount } dalších svatyní
    }
feya-plan-celebrate =
    { $amount ->
        [one] { $amount } slavnost
        [few] { $amount } slavnosti
        [many] { $amount } slavnosti
       *[other] { $amount } slavností
    }
feya-plan-sail =
    { $amount ->
        [one] přesunout { $amount } člun
        [few] přesunout { $amount } čluny
        [many] přesunout { $amount } čluny
       *[other] přesunout { $amount } člunů
    }
feya-plan-race = cíl „{ $card }“
