### Endless Winter in Czech.
###
### Names arrive translated, in the nominative; the id of a thing is in the parameter of the same name with _id
### added.

winter-title = Nekonečná zima: Paleoameričané
winter-about = Proveďte kmen čtyřmi koly doby ledové: shromažďujte lidi, lovte, rozšiřujte tábory, zakládejte osady a vztyčujte kameny a s rozšířením Řeky a vory sjíždějte řeku.

winter-preset-first = První hra: Řeky a vory, všem stejný začátek
winter-preset-base = Základní hra
winter-preset-rivers = Řeky a vory se dvěma dominantami
winter-preset-warriors = Základní hra s Válečníky
winter-preset-full = Všechno: Řeky a vory, tři dominanty, Válečníci


### Helpers: said as part of other messages

winter-who = { $colour }
winter-price-food =
    { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
        [many] { $food } jídla
       *[other] { $food } jídel
    }
winter-price-tools =
    { $tools ->
        [one] { $tools } nástroj
        [few] { $tools } nástroje
        [many] { $tools } nástroje
       *[other] { $tools } nástrojů
    }
winter-price-labour = { $labour } práce
winter-effect-food =
    { $amount ->
        [one] +{ $amount } jídlo
        [few] +{ $amount } jídla
        [many] +{ $amount } jídla
       *[other] +{ $amount } jídel
    }
winter-effect-tools =
    { $amount ->
        [one] +{ $amount } nástroj
        [few] +{ $amount } nástroje
        [many] +{ $amount } nástroje
       *[other] +{ $amount } nástrojů
    }
winter-effect-labour = +{ $amount } práce
winter-effect-labour-column = +{ $amount } práce ({ $column })
winter-effect-draw =
    { $amount ->
        [one] dobrat { $amount } kartu
        [few] dobrat { $amount } karty
        [many] dobrat { $amount } karty
       *[other] dobrat { $amount } karet
    }
winter-effect-vp = +{ $amount } VB
winter-effect-honor =
    { $amount ->
        [one] +{ $amount } krok cti
        [few] +{ $amount } kroky cti
        [many] +{ $amount } kroku cti
       *[other] +{ $amount } kroků cti
    }
winter-effect-sacrifice =
    { $amount ->
        [one] +{ $amount } krok oběti
        [few] +{ $amount } kroky oběti
        [many] +{ $amount } kroku oběti
       *[other] +{ $amount } kroků oběti
    }
winter-effect-megalith = postavit megalit
winter-effect-camp = postavit tábor
winter-effect-move =
    { $amount ->
        [one] { $amount } bod pohybu
        [few] { $amount } body pohybu
        [many] { $amount } bodu pohybu
       *[other] { $amount } bodů pohybu
    }
winter-effect-tip = využít zvíře
winter-effect-hunt_deck = vzít vrchní zvíře balíčku
winter-effect-hunt_open = vzít odkryté zvíře
winter-effect-bury = pohřbít kartu
winter-effect-fish =
    { $amount ->
        [one] vytáhnout { $amount } žeton ryby
        [few] vytáhnout { $amount } žetony ryb
        [many] vytáhnout { $amount } žetonu ryb
       *[other] vytáhnout { $amount } žetonů ryb
    }
winter-effect-swap =
    { $amount ->
        [one] vyměnit { $amount } surovinu
        [few] vyměnit až { $amount } suroviny
        [many] vyměnit až { $amount } suroviny
       *[other] vyměnit až { $amount } surovin
    }
winter-effect-strength =
    { $amount ->
        [one] +{ $amount } síla
        [few] +{ $amount } síly
        [many] +{ $amount } síly
       *[other] +{ $amount } síly
    }
winter-effect-pay-food =
    { $amount ->
        [one] zaplatit { $amount } jídlo
        [few] zaplatit { $amount } jídla
        [many] zaplatit { $amount } jídla
       *[other] zaplatit { $amount } jídel
    }
winter-effect-pay-tools =
    { $amount ->
        [one] zaplatit { $amount } nástroj
        [few] zaplatit { $amount } nástroje
        [many] zaplatit { $amount } nástroje
       *[other] zaplatit { $amount } nástrojů
    }
winter-effect-choose = jedna z několika odměn
winter-effect-score_per =
    { $divisor ->
        [1] { $counter } – po { $amount } VB
       *[other] { $counter } – { $amount } VB za každé { $divisor }
    }
winter-effect-score_per-at =
    { $divisor ->
        [1] { $counter } ({ $terrain }) – po { $amount } VB
       *[other] { $counter } ({ $terrain }) – { $amount } VB za každé { $divisor }
    }
winter-effect-warrior_move = přesunout vlastní a cizí tábor
winter-effect-recruit = vzít kartu kmene
winter-effect-to_hand_free = karta kmene do ruky bez příplatku
winter-effect-reshuffle_fish = všechny ryby se vracejí do zásoby
winter-effect =
    { $effect_id ->
        [bonus_food] { winter-effect-food }
        [bonus_tools] { winter-effect-tools }
        [bonus_labour] { winter-effect-labour }
        [bonus_draw] { winter-effect-draw }
        [bonus_vp] { winter-effect-vp }
        [bonus_honor] { winter-effect-honor }
        [bonus_sacrifice] { winter-effect-sacrifice }
        [bonus_megalith] { winter-effect-megalith }
        [bonus_camp] { winter-effect-camp }
        [bonus_move] { winter-effect-move }
        [bonus_tip] { winter-effect-tip }
        [bonus_hunt_deck] { winter-effect-hunt_deck }
        [bonus_hunt_open] { winter-effect-hunt_open }
        [bonus_bury] { winter-effect-bury }
        [bonus_fish] { winter-effect-fish }
        [bonus_swap] { winter-effect-swap }
        [bonus_strength] { winter-effect-strength }
        [bonus_choose] { winter-effect-choose }
        [bonus_warrior_move] { winter-effect-warrior_move }
        [bonus_recruit] { winter-effect-recruit }
        [bonus_to_hand_free] { winter-effect-to_hand_free }
        [bonus_reshuffle_fish] { winter-effect-reshuffle_fish }
        [bonus_pay] odměna, za kterou se platí
        [bonus_score_per] VB za to, co máte
       *[other] { $effect }
    }
winter-base =
    { $place_id ->
        [b1] hexy 1 a 4
        [b2] hexy 1 a 2
        [b3] hexy 2 a 3
        [b4] hexy 3 a 7
        [b5] hexy 16 a 19
        [b6] hexy 18 a 19
        [b7] hexy 17 a 18
        [b8] hexy 13 a 17
       *[other] { $place }
    }
winter-place =
    { $place_id ->
        [delta_tile] deltu
       *[other] { $place }
    }


### Names: players, figures, resources

winter-name-red = Červený
winter-name-yellow = Žlutý
winter-name-green = Zelený
winter-name-blue = Modrý
winter-name-rival = Rival

winter-name-member = člen kmene
winter-name-chief = náčelník
winter-name-camp = tábor
winter-name-village = osada
winter-name-raft = vor
winter-name-food = jídlo
winter-name-tools = nástroje
winter-name-labour = práce
winter-name-vp = VB
winter-name-strength = síla
winter-name-influence = vliv


### Names: phases, columns, tracks

winter-name-setup = příprava hry
winter-name-action = fáze akcí
winter-name-eclipse = fáze zatmění
winter-name-eclipse_turn = tah zatmění
winter-name-preparation = fáze přípravy
winter-name-over = konec hry

winter-name-initiate = Zasvěcení
winter-name-develop = Rozvoj
winter-name-hunt = Lov
winter-name-explore = Průzkum
winter-name-rest = Odpočinek
winter-name-any = kterýkoli sloupec

winter-name-honor = čest
winter-name-sacrifice = oběť


### Names: starting and tribe cards

winter-name-forager = Sběrač
winter-name-firekeeper = Strážkyně ohně
winter-name-daredevil = Odvážlivec
winter-name-elder = Stařešina
winter-name-crafter = Řemeslník
winter-name-hunter = Lovec
winter-name-explorer = Průzkumník
winter-name-shaman = Šaman
winter-name-warrior = Válečník


### Names: culture cards

winter-name-ember_pouch = Váček se žhavými uhlíky
winter-name-bone_needles = Kostěné jehly
winter-name-spear_thrower = Vrhač oštěpů
winter-name-flint_cores = Pazourková jádra
winter-name-dried_meat = Sušené maso
winter-name-hide_tents = Stany z kůží
winter-name-trail_signs = Znamení na stezce
winter-name-forebear_tales = Vyprávění o předcích
winter-name-offering_fire = Obětní oheň
winter-name-standing_stones = Vztyčené kameny
winter-name-herb_lore = Znalost bylin
winter-name-drum_circle = Kruh bubnů
winter-name-snares = Oka
winter-name-barter = Výměna
winter-name-burial_rite = Pohřební obřad
winter-name-shared_feast = Společná hostina
winter-name-ochre_marks = Okrové značky
winter-name-torch_march = Pochod s pochodněmi
winter-name-council_fire = Poradní oheň
winter-name-knotted_cords = Uzlové písmo
winter-name-great_feast = Velká hostina
winter-name-obsidian_blades = Obsidiánové čepele
winter-name-spear_band = Tlupa kopiníků
winter-name-long_houses = Dlouhé domy
winter-name-star_paths = Hvězdné stezky
winter-name-cairns = Kamenné mohyly
winter-name-stone_circle = Kamenný kruh
winter-name-cult_of_forebears = Kult předků
winter-name-sun_offering = Dar slunci
winter-name-spoken_law = Ústní zákon
winter-name-seasonal_stores = Sezónní zásoby
winter-name-herd_drive = Hnaní stáda
winter-name-smokehouse = Udírna
winter-name-trade_gathering = Výměnný trh
winter-name-great_burial = Velký pohřeb
winter-name-totem_carving = Řezba totemů
winter-name-painted_hides = Malované kůže
winter-name-war_paint = Válečné barvy
winter-name-healing_songs = Léčivé zpěvy
winter-name-tamed_wolves = Ochočení vlci


### Names: chiefs, setup cards

winter-name-ash_lance = Jasanové Kopí
winter-name-storm_voice = Hlas Bouře
winter-name-grey_chisel = Šedé Dláto
winter-name-quiet_moon = Tichá Luna
winter-name-far_strider = Dálný Poutník
winter-name-ash_lance_a = Jasanové Kopí, strana A
winter-name-ash_lance_b = Jasanové Kopí, strana B
winter-name-storm_voice_a = Hlas Bouře, strana A
winter-name-storm_voice_b = Hlas Bouře, strana B
winter-name-grey_chisel_a = Šedé Dláto, strana A
winter-name-grey_chisel_b = Šedé Dláto, strana B
winter-name-quiet_moon_a = Tichá Luna, strana A
winter-name-quiet_moon_b = Tichá Luna, strana B
winter-name-far_strider_a = Dálný Poutník, strana A
winter-name-far_strider_b = Dálný Poutník, strana B

winter-name-full_baskets = Plné koše
winter-name-sharp_edges = Ostré hrany
winter-name-fresh_tracks = Čerstvé stopy
winter-name-long_walk = Dlouhý pochod
winter-name-old_grief = Starý žal
winter-name-carried_fire = Přenášený oheň
winter-name-first_stone = První kámen
winter-name-large_family = Velká rodina

winter-name-rival_initiate_2 = karta Rivala: Zasvěcení, síla { $strength }
winter-name-rival_initiate_4 = karta Rivala: Zasvěcení, síla { $strength }
winter-name-rival_initiate_6 = karta Rivala: Zasvěcení, síla { $strength }
winter-name-rival_develop_2 = karta Rivala: Rozvoj, síla { $strength }
winter-name-rival_develop_4 = karta Rivala: Rozvoj, síla { $strength }
winter-name-rival_develop_6 = karta Rivala: Rozvoj, síla { $strength }
winter-name-rival_hunt_2 = karta Rivala: Lov, síla { $strength }
winter-name-rival_hunt_4 = karta Rivala: Lov, síla { $strength }
winter-name-rival_hunt_6 = karta Rivala: Lov, síla { $strength }
winter-name-rival_explore_2 = karta Rivala: Průzkum, síla { $strength }
winter-name-rival_explore_4 = karta Rivala: Průzkum, síla { $strength }
winter-name-rival_explore_6 = karta Rivala: Průzkum, síla { $strength }


### Names: animals, sacred stones

winter-name-mammoth = mamut
winter-name-ground_sloth = obří lenochod
winter-name-woolly_rhino = srstnatý nosorožec
winter-name-sabre_tooth = šavlozubec
winter-name-glyptodon = glyptodon
winter-name-sea_cow = mořská kráva

winter-name-stone_forest = Kámen lesa
winter-name-stone_plains = Kámen plání
winter-name-stone_hills = Kámen kopců
winter-name-stone_mountains = Kámen hor
winter-name-stone_tundra = Kámen tundry
winter-name-stone_camps = Kámen táborů
winter-name-stone_species = Kámen zvířat
winter-name-stone_graves = Kámen hrobů
winter-name-stone_builders = Kámen stavitelů
winter-name-stone_learning = Kámen vědění
winter-name-stone_great_villages = Velký kámen osad
winter-name-stone_great_species = Velký kámen zvířat
winter-name-stone_great_builders = Velký kámen stavitelů
winter-name-stone_great_honor = Velký kámen cti
winter-name-stone_great_sacrifice = Velký kámen oběti
winter-name-stone_great_heartland = Kámen srdce země
winter-name-stone_great_rim = Kámen okraje
winter-name-stone_great_tribe = Velký kámen kmene
winter-name-stone_great_learning = Velký kámen vědění
winter-name-stone_great_stores = Kámen zásob
winter-name-stone_landmarks = Kámen dominant


### Names: terrain, landmarks, fish

winter-name-forest = les
winter-name-plains = pláně
winter-name-hills = kopce
winter-name-mountains = hory
winter-name-tundra = tundra
winter-name-glacier = ledovec
winter-name-forest_a = les A
winter-name-forest_b = les B
winter-name-forest_c = les C
winter-name-forest_d = les D
winter-name-plains_a = pláně A
winter-name-plains_b = pláně B
winter-name-plains_c = pláně C
winter-name-plains_d = pláně D
winter-name-hills_a = kopce A
winter-name-hills_b = kopce B
winter-name-hills_c = kopce C
winter-name-hills_d = kopce D
winter-name-mountains_a = hory A
winter-name-mountains_b = hory B
winter-name-mountains_c = hory C
winter-name-mountains_d = hory D
winter-name-tundra_a = tundra A
winter-name-tundra_b = tundra B
winter-name-tundra_c = tundra C
winter-name-tundra_d = tundra D
winter-name-glacier_a = ledovec A
winter-name-glacier_b = ledovec B
winter-name-glacier_c = ledovec C
winter-name-glacier_d = ledovec D
winter-name-printed_glacier = ledovec u řeky
winter-name-river = řeka
winter-name-landmark = přírodní dominanta

winter-name-volcano = Sopka
winter-name-mesa = Stolová hora
winter-name-arch = Skalní brána
winter-name-monolith = Monolit
winter-name-tree = Prastrom

winter-name-great_fish = velká ryba
winter-name-fish_food2 = ryba ({ winter-count-food })
winter-name-fish_mixed = ryba (jídlo a nástroj)
winter-name-fish_tools2 = ryba ({ winter-count-tools })
winter-name-fish_food3 = ryba ({ winter-count-food })
winter-name-fish_draw = ryba (karta)
winter-name-fish_vp3 = ryba ({ $amount } VB)
winter-name-fish_move = ryba (pohyb)
winter-name-fish_honor = ryba (krok cti)
winter-name-fish_sacrifice = ryba (krok oběti)
winter-name-fish_megalith = ryba (megalit)


### Names: places

winter-name-h1 = hex 1
winter-name-h2 = hex 2
winter-name-h3 = hex 3
winter-name-h4 = hex 4
winter-name-h5 = hex 5
winter-name-h6 = hex 6
winter-name-h7 = hex 7
winter-name-h8 = hex 8
winter-name-h9 = hex 9
winter-name-h10 = hex 10
winter-name-h11 = hex 11
winter-name-h12 = hex 12
winter-name-h13 = hex 13
winter-name-h14 = hex 14
winter-name-h15 = hex 15
winter-name-h16 = hex 16
winter-name-h17 = hex 17
winter-name-h18 = hex 18
winter-name-h19 = hex 19
winter-name-base_tile = startovní dílek
winter-name-start_base = základna
winter-name-headwaters = pramen
winter-name-delta_tile = delta
winter-name-course_1 = říční pozice 1
winter-name-course_2 = říční pozice 2
winter-name-course_3 = říční pozice 3
winter-name-course_4 = říční pozice 4
winter-name-course_5 = říční pozice 5

winter-name-a = A
winter-name-b = B
winter-name-c = C
winter-name-d = D
winter-name-a1 = A1
winter-name-a2 = A2
winter-name-a3 = A3
winter-name-a4 = A4
winter-name-a5 = A5
winter-name-a6 = A6
winter-name-a7 = A7
winter-name-a8 = A8
winter-name-b1 = B1
winter-name-b2 = B2
winter-name-b3 = B3
winter-name-b4 = B4
winter-name-b5 = B5
winter-name-b6 = B6
winter-name-b7 = B7
winter-name-b8 = B8
winter-name-c1 = C1
winter-name-c2 = C2
winter-name-c3 = C3
winter-name-c4 = C4
winter-name-c5 = C5
winter-name-c6 = C6
winter-name-c7 = C7
winter-name-c8 = C8
winter-name-d1 = D1
winter-name-d2 = D2
winter-name-d3 = D3
winter-name-d4 = D4
winter-name-d5 = D5
winter-name-d6 = D6
winter-name-d7 = D7
winter-name-d8 = D8
winter-name-square_a1 = čtverec od A1
winter-name-square_a2 = čtverec od A2
winter-name-square_a3 = čtverec od A3
winter-name-square_a4 = čtverec od A4
winter-name-square_a5 = čtverec od A5
winter-name-square_a6 = čtverec od A6
winter-name-square_a7 = čtverec od A7
winter-name-square_a8 = čtverec od A8
winter-name-square_b1 = čtverec od B1
winter-name-square_b2 = čtverec od B2
winter-name-square_b3 = čtverec od B3
winter-name-square_b4 = čtverec od B4
winter-name-square_b5 = čtverec od B5
winter-name-square_b6 = čtverec od B6
winter-name-square_b7 = čtverec od B7
winter-name-square_b8 = čtverec od B8
winter-name-square_c1 = čtverec od C1
winter-name-square_c2 = čtverec od C2
winter-name-square_c3 = čtverec od C3
winter-name-square_c4 = čtverec od C4
winter-name-square_c5 = čtverec od C5
winter-name-square_c6 = čtverec od C6
winter-name-square_c7 = čtverec od C7
winter-name-square_c8 = čtverec od C8
winter-name-square_d1 = čtverec od D1
winter-name-square_d2 = čtverec od D2
winter-name-square_d3 = čtverec od D3
winter-name-square_d4 = čtverec od D4
winter-name-square_d5 = čtverec od D5
winter-name-square_d6 = čtverec od D6
winter-name-square_d7 = čtverec od D7
winter-name-square_d8 = čtverec od D8

winter-name-hand = ruka
winter-name-played = zahrané karty
winter-name-discard = odkládací balíček
winter-name-starting_deck = počáteční balíček
winter-name-grave = hrob
winter-name-draw_pile = dobírací balíček
winter-name-pile = hromádka zatmění


### Names: sources of points

winter-name-villages = osady
winter-name-megaliths = megality: odměny
winter-name-idols = kroky na stezkách
winter-name-terrain = krajina
winter-name-landmarks = dominanty
winter-name-fish = ryby
winter-name-delta = delta
winter-name-stones = posvátné kameny
winter-name-income = příjem
winter-name-culture = karty kultury: účinky
winter-name-other = jiné odměny
winter-name-animals = sady zvířat
winter-name-tribe_cards = karty kmene
winter-name-culture_cards = karty kultury
winter-name-megaliths_end = megality
winter-name-level = přídavek úrovně


### What a line of the score sheet is counted from

winter-piece-count =
    { $count ->
        [1] { $thing }
       *[other] { $thing } × { $count }
    }
winter-piece-honor = pohřbené karty { $count } × { $each }
winter-piece-honor_steps = kroky cti { $count } × { $each }
winter-piece-sacrifice = jídlo a nástroje { $count } ÷ { $each }
winter-piece-megaliths = megality úrovně { $level }, { $count } × { $each }


### Names: decisions

winter-name-chief_side = strana náčelníka
winter-name-setup_card = karta přípravy
winter-name-setup_recruit = karta kmene při přípravě
winter-name-base_place = základna
winter-name-figure = figurka
winter-name-culture_payment = karta k odložení
winter-name-chief_use = odměna náčelníka
winter-name-box = políčko sloupce
winter-name-recruit_stack = balíček kmene
winter-name-recruit_to = ruka, nebo odkládací balíček
winter-name-culture_buy = karta kultury
winter-name-culture_to = ruka, nebo odkládací balíček
winter-name-stone_take = posvátný kámen
winter-name-animal_open = odkryté zvíře
winter-name-animal_deck = vrchní zvíře
winter-name-camp_entry = místo tábora
winter-name-move_piece = co přesunout
winter-name-move_target = kam přesunout
winter-name-village_place = styk pro osadu
winter-name-village_piece = tábor, nebo vor
winter-name-bury_card = karta k pohřbení
winter-name-tip_animal = zvíře k využití
winter-name-megalith_place = místo megalitu
winter-name-effect_option = výběr odměny
winter-name-effect_pay = platba za odměnu
winter-name-swap_amount = výměna surovin
winter-name-eclipse_pile = karty na hromádku zatmění
winter-name-eclipse_ability = schopnost při zatmění
winter-name-warrior_own = vlastní tábor nebo vor (Válečník)
winter-name-warrior_other = cizí tábor
winter-name-warrior_target = kam odsunout tábor
winter-name-terrain_hex = další hex

winter-name-culture_play = karta kultury k zahrání
winter-name-deck = dobírací balíček
winter-name-decline = odmítnutí
winter-name-destination = ruka, nebo odkládací balíček
winter-name-end_turn = konec tahu
winter-name-labour_card = karta za práci
winter-name-fish_discard = odložené ryby
winter-name-bonus = odměna

winter-name-recruit = karta kmene
winter-name-buy_culture = karta kultury
winter-name-hunt_open = odkryté zvíře
winter-name-hunt_deck = vrchní zvíře
winter-name-place_camp = tábor
winter-name-move = pohyb
winter-name-bury = pohřbení karty
winter-name-take_stone = posvátný kámen
winter-name-tip = využití zvířete
winter-name-found_village = osada
winter-name-first = políčko 3


### Names: effects, what is counted

winter-name-bonus_food = jídlo
winter-name-bonus_tools = nástroje
winter-name-bonus_labour = práce
winter-name-bonus_draw = karty
winter-name-bonus_vp = VB
winter-name-bonus_honor = krok cti
winter-name-bonus_sacrifice = krok oběti
winter-name-bonus_megalith = megalit
winter-name-bonus_camp = tábor
winter-name-bonus_move = pohyb
winter-name-bonus_tip = využití zvířete
winter-name-bonus_hunt_deck = vrchní zvíře
winter-name-bonus_hunt_open = odkryté zvíře
winter-name-bonus_bury = pohřbení karty
winter-name-bonus_fish = ryby
winter-name-bonus_swap = výměna surovin
winter-name-bonus_strength = síla
winter-name-bonus_pay = placená odměna
winter-name-bonus_choose = výběr odměny
winter-name-bonus_score_per = VB
winter-name-bonus_warrior_move = přesun Válečníkem
winter-name-bonus_recruit = karta kmene
winter-name-bonus_to_hand_free = cesta do ruky bez příplatku
winter-name-bonus_reshuffle_fish = návrat ryb
winter-name-bonus_end = nic

winter-name-village_touching = osady sousedící s druhem krajiny
winter-name-camp_on_map = tábory v krajině
winter-name-camp_on_board = tábory na desce
winter-name-central_hex_with_camp = vnitřní hexy s táborem
winter-name-edge_hex_with_camp = okrajové hexy s táborem
winter-name-camp_on_hex = tábory na hexu
winter-name-species = druhy zvířat
winter-name-buried_card = pohřbené karty
winter-name-megalith = megality
winter-name-culture_card = karty kultury
winter-name-tribe_card = karty kmene
winter-name-honor_step = kroky cti
winter-name-sacrifice_step = kroky oběti
winter-name-central_hex_led = vnitřní hexy, kde vedete
winter-name-edge_hex_present = okrajové hexy s vlivem
winter-name-resource = suroviny
winter-name-stone = posvátné kameny
winter-name-counter = co se počítá
winter-name-pay = cena a odměna
winter-name-options = možnosti
winter-name-argument = druh krajiny

winter-name-counter_village = osady
winter-name-counter_village_touching = sousedící osady
winter-name-counter_camp_on_map = tábory v krajině
winter-name-counter_camp_on_board = tábory na desce
winter-name-counter_central_hex_with_camp = vnitřní hexy s táborem
winter-name-counter_edge_hex_with_camp = okrajové hexy s táborem
winter-name-counter_camp_on_hex = tábory na hexu
winter-name-counter_species = druhy zvířat
winter-name-counter_buried_card = pohřbené karty
winter-name-counter_megalith = megality
winter-name-counter_culture_card = karty kultury
winter-name-counter_tribe_card = karty kmene
winter-name-counter_honor_step = kroky cti
winter-name-counter_sacrifice_step = kroky oběti
winter-name-counter_central_hex_led = vnitřní hexy, kde vedete
winter-name-counter_edge_hex_present = okrajové hexy s vlivem
winter-name-counter_resource = suroviny


### Questions

winter-question-chief_side =
    { $players ->
        [1] Kterou stranu náčelníka si vyberete?
       *[other] Kterou stranu náčelníka si vyberete? Volba zůstane tajná, dokud si nevyberou všichni.
    }
winter-question-setup_card = Kterou kartu přípravy si vezmete?
winter-question-setup_recruit = Kterou kartu kmene přidáte do balíčku?
winter-question-base_place = Kam položíte základnu?
winter-question-figure = Kterou figurku postavíte a kam? Předtím smíte zahrát karty kultury.
winter-question-culture_payment = Kterou kartu odložíte, abyste zahráli kartu „{ $card }“?
winter-question-chief_use = Využijete odměnu náčelníka?
winter-question-box =
    { $column_id ->
        [rest] Odpočinuli jste si. Ukončíte tah?
       *[other] { $column }, políčko { $number }: co uděláte? Práce: { $labour }
    }
winter-question-recruit_stack = Kterou kartu kmene si vezmete?
winter-question-recruit_to = Kam přijde karta „{ $card }“?
winter-question-culture_buy = Kterou kartu kultury koupíte?
winter-question-culture_to = Kam přijde karta „{ $card }“?
winter-question-stone_take = Který posvátný kámen si vezmete?
winter-question-animal_open = Které zvíře si vezmete?
winter-question-animal_deck = Vezmete si vrchní zvíře balíčku?
winter-question-camp_entry = Kde postavíte tábor?
winter-question-move_piece =
    { $points ->
        [one] Co přesunete? Zbývá { $points } bod pohybu
        [few] Co přesunete? Zbývají { $points } body pohybu
        [many] Co přesunete? Zbývá { $points } bodu pohybu
       *[other] Co přesunete? Zbývá { $points } bodů pohybu
    }
winter-question-move_target =
    { $place_id ->
        [raft] Kam popluje váš vor?
        [start_base] Kam půjde tábor ze základny?
       *[other] Kam půjde tábor ({ $place })?
    }
winter-question-village_place = Na kterém styku založíte osadu?
winter-question-village_piece = Na jednom hexu je tábor i váš vor. Co použijete k založení osady?
winter-question-bury_card = Kterou kartu pohřbíte?
winter-question-tip_animal = Které zvíře využijete?
winter-question-megalith_place = Kde postavíte megalit?
winter-question-effect_option = Kterou odměnu si vezmete?
winter-question-effect_pay = Zaplatíte za odměnu?
winter-question-swap_amount =
    { $most ->
        [one] Vyměníte surovinu za druhý druh? Nejvýš { $most }
        [few] Kolik surovin vyměníte za druhý druh? Nejvýš { $most }
        [many] Kolik surovin vyměníte za druhý druh? Nejvýš { $most }
       *[other] Kolik surovin vyměníte za druhý druh? Nejvýš { $most }
    }
winter-question-eclipse_pile =
    { $players ->
        [1] Které karty dáte na hromádku zatmění?
       *[other] Které karty dáte na hromádku zatmění? Volba zůstane tajná, dokud si nevyberou všichni.
    }
winter-question-eclipse_ability = Kterou schopnost využijete teď?
winter-question-warrior_own = Válečník: který svůj tábor nebo vor přesunete?
winter-question-warrior_other = Válečník: čí tábor přesunete?
winter-question-warrior_target = Válečník: kam?
winter-question-terrain_hex = Ze kterého hexu si teď vezmete odměnu?
winter-question-game_over = Hra skončila.


### Options

winter-option-decline = Ne, děkuji
winter-option-back = Zpět
winter-option-chief_side =
    { $chief_id ->
        [ash_lance_a] { $chief }: práce v lovu
        [ash_lance_b] { $chief }: využití zvířete a krok oběti v lovu
        [storm_voice_a] { $chief }: práce v zasvěcení
        [storm_voice_b] { $chief }: levnější cesta do ruky v zasvěcení, síla při odpočinku
        [grey_chisel_a] { $chief }: nástroje v rozvoji
        [grey_chisel_b] { $chief }: megalit za nástroj v rozvoji
        [quiet_moon_a] { $chief }: krok cti nebo oběti za jídlo v kterémkoli sloupci
        [quiet_moon_b] { $chief }: karta za jídlo v kterémkoli sloupci
        [far_strider_a] { $chief }: pohyb v průzkumu
        [far_strider_b] { $chief }: tábor v průzkumu
       *[other] { $chief }
    }
winter-option-setup_card =
    { $card_id ->
        [full_baskets] { $card }: hlavně jídlo
        [sharp_edges] { $card }: jídlo a hodně nástrojů
        [fresh_tracks] { $card }: suroviny a zvíře
        [long_walk] { $card }: suroviny, tábor a pohyb
        [old_grief] { $card }: suroviny a pohřbený Sběrač
        [carried_fire] { $card }: suroviny a kroky oběti
        [first_stone] { $card }: suroviny a megalit
        [large_family] { $card }: suroviny a karta kmene
       *[other] { $card }
    }
winter-option-base_place = Položit základnu: { winter-base }
winter-option-figure =
    { $column_id ->
        [rest] { $figure_id ->
            [chief] Náčelník odpočívá
           *[other] Člen kmene odpočívá
        }
       *[other] { $figure_id ->
            [chief] Náčelník: { $column }
            [member] Člen kmene: { $column }
           *[other] { $figure }: { $column }
        }
    }
winter-option-figure-first =
    { $figure_id ->
        [chief] Náčelník: { $column } (tam první)
        [member] Člen kmene: { $column } (tam první)
       *[other] { $figure }: { $column } (tam první)
    }
winter-option-culture_play = Zahrát kartu „{ $card }“
winter-option-culture_play-paid = Zahrát kartu „{ $card }“ a odložit za ni jinou
winter-option-culture_payment = Odložit kartu „{ $card }“
winter-option-chief_use = Využít náčelníka: { winter-effect }
winter-option-labour_card = Zahrát kartu „{ $card }“: { winter-price-labour }
winter-option-first = Využít políčko 3 ({ $column }): { winter-effect } a další
winter-option-next = Na políčko { $number }
winter-option-end_turn =
    { $labour ->
        [0] Ukončit tah
       *[other] Ukončit tah; propadne práce: { $labour }
    }
winter-forgoes-box = Políčko { $number } ({ $column }) máte zdarma a nevyužité.
winter-forgoes-labour = Ještě můžete využít práci ({ $labour }); na konci tahu propadne.
winter-forgoes-pile = Pro Zatmění nepokládáte žádnou kartu.
winter-option-deed-recruit = Vzít si kartu kmene: { winter-price-labour }, { winter-price-food }
winter-option-deed-buy_culture = Koupit kartu kultury
winter-option-deed-hunt_open = Ulovit odkryté zvíře: { winter-price-labour }, { winter-price-tools }
winter-option-deed-hunt_deck = Ulovit neznámé zvíře: { winter-price-labour }, { winter-price-tools }
winter-option-deed-place_camp = Postavit tábor: { winter-price-labour }, { winter-price-food }
winter-option-deed-move = Přesunout tábor nebo vor: { winter-price-labour }
winter-option-deed-bury = Pohřbít kartu
winter-option-deed-take_stone = Vzít si posvátný kámen: { winter-price-tools }
winter-option-deed-tip = Využít zvíře
winter-option-deed-found_village = Založit osadu
winter-option-recruit_stack = { $card } (zbývá { $left })
winter-option-to_discard = Na odkládací balíček
winter-option-to_hand-food =
    { $price ->
        [0] Do ruky, tentokrát bez příplatku
        [one] Do ruky, −{ $price } jídlo
        [few] Do ruky, −{ $price } jídla
        [many] Do ruky, −{ $price } jídla
       *[other] Do ruky, −{ $price } jídel
    }
winter-option-to_hand-tools =
    { $price ->
        [one] Do ruky, −{ $price } nástroj
        [few] Do ruky, −{ $price } nástroje
        [many] Do ruky, −{ $price } nástroje
       *[other] Do ruky, −{ $price } nástrojů
    }
winter-option-culture_buy = { $card } (místo { $place }): { winter-price-labour }, { winter-price-tools }; vynese { $points } VB
winter-option-stone_take = Vzít si { $stone }
winter-option-animal_open = Vzít si: { $species } (místo { $place })
winter-option-animal_deck = Vzít si vrchní zvíře
winter-option-camp_entry =
    { $place_id ->
        [base_tile] Na startovní dílek
        [start_base] Na svou základnu
       *[other] Ke svému voru, { $place }
    }
winter-option-move-stop = Nic dalšího nepřesouvat
winter-option-move_piece =
    { $place_id ->
        [raft] Přesunout vor
        [start_base] Přesunout tábor ze základny
       *[other] Přesunout tábor: { $place }
    }
winter-option-move_target =
    { $cost ->
        [one] Na { winter-place }: { $cost } bod pohybu
        [few] Na { winter-place }: { $cost } body pohybu
        [many] Na { winter-place }: { $cost } bodu pohybu
       *[other] Na { winter-place }: { $cost } bodů pohybu
    }
winter-option-village_place = Na styku hexů { $junction }
winter-option-village-camp = Tábor
winter-option-village-raft = Vor, který se vrátí na pramen
winter-option-bury_card =
    { $zone_id ->
        [hand] „{ $card }“ z ruky
        [played] „{ $card }“, zahraná v tomto tahu
        [discard] „{ $card }“ z odkládacího balíčku
       *[other] „{ $card }“ z balíčku
    }
winter-option-tip_animal = Využít: { $species } (máte { $held })
winter-option-megalith-space = Pole { $space }: { winter-effect }
winter-option-megalith-square = Nahoru, { $square }: +{ $points } VB
winter-option-effect = Vzít si odměnu: { winter-effect }
winter-option-pay-food =
    { $price ->
        [one] Zaplatit { $price } jídlo: { winter-effect }
        [few] Zaplatit { $price } jídla: { winter-effect }
        [many] Zaplatit { $price } jídla: { winter-effect }
       *[other] Zaplatit { $price } jídel: { winter-effect }
    }
winter-option-pay-tools =
    { $price ->
        [one] Zaplatit { $price } nástroj: { winter-effect }
        [few] Zaplatit { $price } nástroje: { winter-effect }
        [many] Zaplatit { $price } nástroje: { winter-effect }
       *[other] Zaplatit { $price } nástrojů: { winter-effect }
    }
winter-option-swap-food =
    { $number ->
        [one] { $number } jídlo za { $number } nástroj
        [few] { $number } jídla za { $number } nástroje
        [many] { $number } jídla za { $number } nástroje
       *[other] { $number } jídel za { $number } nástrojů
    }
winter-option-swap-tools =
    { $number ->
        [one] { $number } nástroj za { $number } jídlo
        [few] { $number } nástroje za { $number } jídla
        [many] { $number } nástroje za { $number } jídla
       *[other] { $number } nástrojů za { $number } jídel
    }
winter-option-eclipse_pile = Položit kartu „{ $card }“ (síla { $strength })
winter-option-pile_done =
    { $cards ->
        [0] Nepoložit žádnou kartu
        [one] Hotovo: { $cards } karta
        [few] Hotovo: { $cards } karty
        [many] Hotovo: { $cards } karty
       *[other] Hotovo: { $cards } karet
    }
winter-option-eclipse_ability =
    { $card_id ->
        [elder] { $card }: pohřbít kartu, nebo krok cti
        [hunter] { $card }: vrchní zvíře za nástroj, nebo využít zvíře
        [shaman] { $card }: krok oběti, nebo cti
       *[other] { $card }: { winter-effect }
    }
winter-option-abilities_done = Další schopnosti nevyužít
winter-option-warrior_other =
    { $place_id ->
        [start_base] { $owner }: tábor na základně
       *[other] { $owner }: tábor, { $place }
    }
winter-option-warrior_target = Na { winter-place }
winter-option-terrain_hex = Odměna: { $place }, { $tile }
winter-option-terrain_rest = Všechny ostatní v pořadí hexů


### Facts

winter-fact-round_begins = Začíná { $amount }. kolo.
winter-fact-eclipse_begins = Zatmění { $amount }. kola
winter-fact-era_changes = Začíná éra II.
winter-fact-game_over = Hra skončila.
winter-fact-order = Pořadí tahu: { $colour }, síla { $amount }
winter-fact-chief_dealt = { winter-who } dostává náčelníka: { $chief }.
winter-fact-side_chosen = Vaše volba: { $chief }
winter-fact-side_sealed = { winter-who }: strana náčelníka je vybrána.
winter-fact-side_shown = { winter-who } má náčelníka: { $chief }.
winter-fact-setup_card_laid = Karta přípravy v nabídce: { $card }
winter-fact-setup_card = { winter-who } si bere kartu přípravy „{ $card }“.
winter-fact-base_set = { winter-who } pokládá základnu: { winter-base }.
winter-fact-culture_laid = Nová karta kultury, místo { $place }: { $card }
winter-fact-animal_laid = Nové zvíře, místo { $place }: { $species }
winter-fact-animals_shuffled =
    { $amount ->
        [one] Odložená zvířata tvoří nový balíček: { $amount } karta.
        [few] Odložená zvířata tvoří nový balíček: { $amount } karty.
        [many] Odložená zvířata tvoří nový balíček: { $amount } karty.
       *[other] Odložená zvířata tvoří nový balíček: { $amount } karet.
    }
winter-fact-figure =
    { $column_id ->
        [rest] { winter-who }: { $figure } odpočívá.
       *[other] { winter-who } staví figurku ({ $figure }): { $column }.
    }
winter-fact-culture_played = { winter-who } hraje kartu „{ $card }“.
winter-fact-culture_paid = { winter-who } odkládá kartu „{ $card }“.
winter-fact-labour_card = { winter-who } hraje kartu „{ $card }“ za práci.
winter-fact-turn_ended = { winter-who } končí tah.
winter-fact-food =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } jídlo
        [few] { winter-who }: { $sign }{ $amount } jídla
        [many] { winter-who }: { $sign }{ $amount } jídla
       *[other] { winter-who }: { $sign }{ $amount } jídel
    }
winter-fact-tools =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } nástroj
        [few] { winter-who }: { $sign }{ $amount } nástroje
        [many] { winter-who }: { $sign }{ $amount } nástroje
       *[other] { winter-who }: { $sign }{ $amount } nástrojů
    }
winter-fact-labour = { winter-who }: { $sign }{ $amount } práce
winter-fact-strength =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } síla
        [few] { winter-who }: { $sign }{ $amount } síly
        [many] { winter-who }: { $sign }{ $amount } síly
       *[other] { winter-who }: { $sign }{ $amount } síly
    }
winter-fact-vp = { winter-who }: { $sign }{ $amount } VB ({ $source })
winter-fact-honor = { winter-who }: čest, krok { $step }
winter-fact-sacrifice = { winter-who }: oběť, krok { $step }
winter-fact-drew =
    { $amount ->
        [one] { winter-who } dobírá { $amount } kartu.
        [few] { winter-who } dobírá { $amount } karty.
        [many] { winter-who } dobírá { $amount } karty.
       *[other] { winter-who } dobírá { $amount } karet.
    }
winter-fact-drew_card = Dobíráte kartu „{ $card }“.
winter-fact-shuffled =
    { $amount ->
        [one] { winter-who } míchá nový dobírací balíček: { $amount } karta.
        [few] { winter-who } míchá nový dobírací balíček: { $amount } karty.
        [many] { winter-who } míchá nový dobírací balíček: { $amount } karty.
       *[other] { winter-who } míchá nový dobírací balíček: { $amount } karet.
    }
winter-fact-recruited =
    { $zone_id ->
        [hand] { winter-who } si bere kartu kmene do ruky: { $card }.
        [discard] { winter-who } si bere kartu kmene na odkládací balíček: { $card }.
       *[other] { winter-who } si bere kartu kmene do balíčku: { $card }.
    }
winter-fact-culture_bought =
    { $zone_id ->
        [hand] { winter-who } si bere kartu kultury do ruky: { $card }.
       *[other] { winter-who } si bere kartu kultury: { $card }.
    }
winter-fact-stone_taken = { winter-who } si bere { $stone }.
winter-fact-stone_removed = Ze hry odchází { $stone }.
winter-fact-tribe_card_removed = Ze hry odchází karta: { $card }.
winter-fact-animal = { winter-who } si bere zvíře: { $species }.
winter-fact-tipped = { winter-who } využívá zvíře: { $species }.
winter-fact-buried = { winter-who } pohřbívá kartu „{ $card }“.
winter-fact-camp_placed =
    { $place_id ->
        [base_tile] { winter-who } staví tábor na startovní dílek.
        [start_base] { winter-who } staví tábor na základnu.
       *[other] { winter-who } staví tábor na { $place }.
    }
winter-fact-camp_moved =
    { $start_id ->
        [start_base] { winter-who }: tábor jde ze základny na { $place }.
       *[other] { winter-who }: tábor se přesouvá, { $start } → { $place }.
    }
winter-fact-raft_moved =
    { $place_id ->
        [headwaters] { winter-who }: vor je na prameni.
        [delta_tile] { winter-who }: vor doplul na deltu.
       *[other] { winter-who }: vor pluje na { $place }.
    }
winter-fact-village = { winter-who } zakládá osadu na styku hexů { $junction }.
winter-fact-megalith =
    { $amount ->
        [1] { winter-who } staví megalit na pole { $space }.
       *[other] { winter-who } staví megalit na úrovni { $amount }: { $space }.
    }
winter-fact-bonus_lost = { winter-who } nemůže využít odměnu: { $effect }.
winter-fact-pile_card = Dáváte na hromádku zatmění: { $card }
winter-fact-pile_closed = { winter-who }: karty pro zatmění jsou vybrány.
winter-fact-pile_shown =
    { $amount ->
        [1] { winter-who } odkrývá kartu „{ $card }“.
       *[other] { winter-who } odkrývá karty: „{ $card }“ × { $amount }.
    }
winter-fact-ability = { winter-who } využívá schopnost: { $card }.
winter-fact-terrain = { winter-who } vede: { $place }, { $tile }.
winter-fact-fish_drawn = { winter-who } táhne žeton: { $token }.
winter-fact-fish_shuffled =
    { $amount ->
        [one] Všechny ryby se vracejí: v zásobě je { $amount } žeton.
        [few] Všechny ryby se vracejí: v zásobě jsou { $amount } žetony.
        [many] Všechny ryby se vracejí: v zásobě je { $amount } žetonu.
       *[other] Všechny ryby se vracejí: v zásobě je { $amount } žetonů.
    }
winter-fact-rival_card = Karta Rivala: { $column }, síla { $amount }


### Co hráč udělal: za jménem nebo samostatně pod ním; .you oslovuje čtenáře

winter-told-ability = využívá schopnost ({ $card })
    .you = využíváte schopnost ({ $card })
winter-told-animal = získává zvíře ({ $species })
    .you = získáváte zvíře ({ $species })
winter-told-base_set = pokládá základnu ({ winter-base })
    .you = pokládáte základnu ({ winter-base })
winter-told-bonus_lost = nemůže využít odměnu ({ $effect })
    .you = nemůžete využít odměnu ({ $effect })
winter-told-buried = pohřbívá kartu „{ $card }“
    .you = pohřbíváte kartu „{ $card }“
winter-told-camp_moved =
    { $start_id ->
        [start_base] přesouvá tábor ze základny na { $place }
       *[other] přesouvá tábor ({ $start } → { $place })
    }
    .you =
        { $start_id ->
            [start_base] přesouváte tábor ze základny na { $place }
           *[other] přesouváte tábor ({ $start } → { $place })
        }
winter-told-camp_placed =
    { $place_id ->
        [base_tile] staví tábor na startovní dílek
        [start_base] staví tábor na základnu
       *[other] staví tábor na { $place }
    }
    .you =
        { $place_id ->
            [base_tile] stavíte tábor na startovní dílek
            [start_base] stavíte tábor na základnu
           *[other] stavíte tábor na { $place }
        }
winter-told-chief_dealt = dostává náčelníka ({ $chief })
    .you = dostáváte náčelníka ({ $chief })
winter-told-culture_bought = bere kartu kultury „{ $card }“
    .you = berete kartu kultury „{ $card }“
winter-told-culture_paid = odkládá kartu „{ $card }“
    .you = odkládáte kartu „{ $card }“
winter-told-culture_played = hraje kartu „{ $card }“
    .you = hrajete kartu „{ $card }“
winter-told-drew =
    { $amount ->
        [one] dobírá { $amount } kartu
        [few] dobírá { $amount } karty
        [many] dobírá { $amount } karty
       *[other] dobírá { $amount } karet
    }
    .you =
        { $amount ->
            [one] dobíráte { $amount } kartu
            [few] dobíráte { $amount } karty
            [many] dobíráte { $amount } karty
           *[other] dobíráte { $amount } karet
        }
winter-told-figure =
    { $column_id ->
        [rest] { $figure_id ->
            [chief] nechává odpočívat náčelníka
           *[other] nechává odpočívat člena kmene
        }
       *[other] { $figure_id ->
            [chief] staví náčelníka ({ $column })
           *[other] staví člena kmene ({ $column })
        }
    }
    .you =
        { $column_id ->
            [rest] { $figure_id ->
                [chief] necháváte odpočívat náčelníka
               *[other] necháváte odpočívat člena kmene
            }
           *[other] { $figure_id ->
                [chief] stavíte náčelníka ({ $column })
               *[other] stavíte člena kmene ({ $column })
            }
        }
winter-told-fish_drawn = táhne žeton „{ $token }“
    .you = táhnete žeton „{ $token }“
winter-told-honor = dochází na krok { $step } stezky cti
    .you = docházíte na krok { $step } stezky cti
winter-told-labour_card = hraje kartu „{ $card }“ za práci
    .you = hrajete kartu „{ $card }“ za práci
winter-told-megalith =
    { $amount ->
        [1] staví megalit na pole { $space }
       *[other] staví megalit na úrovni { $amount } ({ $space })
    }
    .you =
        { $amount ->
            [1] stavíte megalit na pole { $space }
           *[other] stavíte megalit na úrovni { $amount } ({ $space })
        }
winter-told-pile_closed = má vybrané karty pro zatmění
    .you = máte vybrané karty pro zatmění
winter-told-pile_shown =
    { $amount ->
        [1] odkrývá kartu „{ $card }“
       *[other] odkrývá karty „{ $card }“ × { $amount }
    }
    .you =
        { $amount ->
            [1] odkrýváte kartu „{ $card }“
           *[other] odkrýváte karty „{ $card }“ × { $amount }
        }
winter-told-raft_moved =
    { $place_id ->
        [headwaters] má vor na prameni
        [delta_tile] doplouvá s vorem na deltu
       *[other] pluje s vorem na { $place }
    }
    .you =
        { $place_id ->
            [headwaters] máte vor na prameni
            [delta_tile] doplouváte s vorem na deltu
           *[other] plujete s vorem na { $place }
        }
winter-told-recruited =
    { $zone_id ->
        [hand] bere do ruky kartu kmene „{ $card }“
       *[other] bere kartu kmene „{ $card }“
    }
    .you =
        { $zone_id ->
            [hand] berete do ruky kartu kmene „{ $card }“
           *[other] berete kartu kmene „{ $card }“
        }
winter-told-sacrifice = dochází na krok { $step } stezky oběti
    .you = docházíte na krok { $step } stezky oběti
winter-told-setup_card = bere kartu přípravy „{ $card }“
    .you = berete kartu přípravy „{ $card }“
winter-told-shuffled = míchá nový dobírací balíček
    .you = mícháte nový dobírací balíček
winter-told-side_sealed = má vybranou stranu náčelníka
    .you = máte vybranou stranu náčelníka
winter-told-side_shown = hraje s náčelníkem ({ $chief })
    .you = hrajete s náčelníkem ({ $chief })
winter-told-stone_taken = získává { $stone }
    .you = získáváte { $stone }
winter-told-terrain = vede ({ $place }, { $tile })
    .you = vedete ({ $place }, { $tile })
winter-told-tipped = využívá zvíře ({ $species })
    .you = využíváte zvíře ({ $species })
winter-told-turn_ended = končí tah
    .you = končíte tah
winter-told-village = zakládá osadu na styku hexů { $junction }
    .you = zakládáte osadu na styku hexů { $junction }


### Refusals: setup, turns, cards

winter-refusal-base-too-near = Některého z těchto hexů se už dotýká jiná základna: { winter-base }.
winter-refusal-setup-card-gone = Tato karta přípravy v nabídce není: { $card }.
winter-refusal-figure-placed =
    { $figure_id ->
        [chief] Váš náčelník už stojí.
       *[other] Vaši členové kmene už stojí.
    }
winter-refusal-game-over = Hra skončila.
winter-refusal-not-your-turn = Teď rozhoduje jiný hráč: { $colour }.
winter-refusal-not-in-hand = Tuto kartu v ruce nemáte: { $card }.
winter-refusal-no-card-to-pay = Za další kartu kultury musíte odložit jinou kartu, a žádnou nemáte.
winter-refusal-no-labour-on-rest = Při odpočinku se karty za práci nehrají.
winter-refusal-no-labour = Nemáte dost práce: je třeba { $price }, máte { $found }.
winter-refusal-no-food = Nemáte dost jídla: je třeba { $price }, máte { $found }.
winter-refusal-no-tools = Nemáte dost nástrojů: je třeba { $price }, máte { $found }.
winter-refusal-no-next-box = Další políčko není.
winter-refusal-other-box = To patří k jinému políčku.
winter-refusal-not-first = Vaše figurka nebyla v tomto sloupci první.
winter-refusal-not-usable = Tuto odměnu teď využít nemůžete.
winter-refusal-place-empty = Místo { $place } je prázdné.
winter-refusal-too-many-swapped = Takto můžete vyměnit nejvýš { $most }.


### Refusals: tribe, culture, stones, animals, burying

winter-refusal-stacks-empty = Všechny balíčky kmene jsou prázdné.
winter-refusal-stack-empty = Tento balíček je prázdný: { $card }.
winter-refusal-no-culture-affordable = Žádnou odkrytou kartu kultury nemůžete zaplatit: máte { winter-price-labour } a { winter-price-tools }.
winter-refusal-no-stone-left = Posvátné kameny této éry došly.
winter-refusal-no-animal = Není tu žádné zvíře, které byste mohli vzít.
winter-refusal-no-untipped-animal = Nemáte žádné nevyužité zvíře.
winter-refusal-no-such-animal = Nemáte nevyužité zvíře tohoto druhu: { $species }.
winter-refusal-nothing-to-bury = Nemáte kartu, kterou byste mohli pohřbít.
winter-refusal-not-buried-from-there = Tuto kartu odtamtud pohřbít nelze: { $card }.


### Refusals: map, megaliths, Eclipse

winter-refusal-no-camp-left = Na desce už nemáte žádný tábor.
winter-refusal-no-entry = Tam tábor postavit nelze.
winter-refusal-nothing-to-move = Nemáte co přesunout.
winter-refusal-no-such-piece =
    { $place_id ->
        [raft] Žádný vor tu k přesunutí není.
        [start_base] Na základně žádný tábor není.
       *[other] Takový tábor tu není: { $place }.
    }
winter-refusal-no-way-there = Tam se jedním pohybem dostat nelze.
winter-refusal-glacier-too-dear =
    { $price ->
        [one] Vstup na ledovec stojí { $price } bod pohybu.
        [few] Vstup na ledovec stojí { $price } body pohybu, tolik jich nemáte.
        [many] Vstup na ledovec stojí { $price } bodu pohybu, tolik jich nemáte.
       *[other] Vstup na ledovec stojí { $price } bodů pohybu, tolik jich nemáte.
    }
winter-refusal-no-village-left = Už nemáte žádnou osadu.
winter-refusal-no-junction = Osadu založit nelze: u žádného volného styku nemáte tábor na všech třech hexech.
winter-refusal-junction-taken = Na tomto styku už osada je.
winter-refusal-junction-at-base-tile = Osada se nesmí dotýkat startovního dílku.
winter-refusal-camps-missing = Nemáte tábor na všech třech hexech tohoto styku.
winter-refusal-no-megalith-left = Už nemáte žádný megalit.
winter-refusal-square-closed = Tady nahoru stavět nelze: jsou potřeba čtyři megality, na nichž nic neleží.
winter-refusal-space-taken = Tady už megalit stojí.
winter-refusal-space-apart = Toto pole nesousedí s megalitem.
winter-refusal-not-on-pile = Tato karta na vaší hromádce zatmění není: { $card }.
winter-refusal-ability-not-usable = Tuto schopnost teď využít nelze: { $card }.
winter-refusal-hex-not-led = Tady nevedete, nebo jste si odměnu už vzali: { $place }.


### Refusals: editions of the data, positions

winter-refusal-bad-seat = U tohoto stolu hráč { $seat } není.
winter-refusal-data-count = Špatný počet ({ $what }): { $found } místo { $expected }.
winter-refusal-data-name-twice = Dvě věci mají stejné jméno: „{ $text }“.


### Refusals: what is wrong with a position

winter-refusal-broken-animals = Zvířata jednoho druhu nesouhlasí: { $found } místo { $expected }.
winter-refusal-broken-base = Základna chybí, nebo je tam, kde být nesmí.
winter-refusal-broken-camps = Tábory hráče: { $found } místo { $expected }.
winter-refusal-broken-cards = Karty jednoho druhu nesouhlasí: { $found } místo { $expected }.
winter-refusal-broken-chief = Náčelník chybí, nebo mají dva hráči téhož.
winter-refusal-broken-culture = Karta kultury je na dvou místech, nikde, nebo patří do jiné éry.
winter-refusal-broken-eclipse = Co je zapsáno o zatmění, se k této chvíli nehodí.
winter-refusal-broken-figures = Postavené figurky se k tahu nehodí.
winter-refusal-broken-fish = Žetony ryb nesouhlasí: { $found } místo { $expected }.
winter-refusal-broken-known = Co se ví o balíčku, se k jeho kartám nehodí.
winter-refusal-broken-map = Dílky krajiny neleží podle pravidel.
winter-refusal-broken-megaliths = Megality nestojí podle pravidel.
winter-refusal-broken-order = Každý hráč musí být v pořadí právě jednou.
winter-refusal-broken-over = Konec hry a otevřená rozhodnutí si odporují.
winter-refusal-broken-pending = Toto rozhodnutí tu být otevřené nemůže: { $point }.
winter-refusal-broken-raft = Vor je tam, kde být nemůže.
winter-refusal-broken-range = { $found } je příliš mnoho nebo příliš málo: možné je 0 až { $most }.
winter-refusal-broken-rival = Co je zapsáno o Rivalovi, není možné.
winter-refusal-broken-rival-cards = Neodkrytých karet Rivala: { $found } místo { $expected }.
winter-refusal-broken-round = Kolo { $found } z { $most } neodpovídá otevřeným rozhodnutím.
winter-refusal-broken-sealed = Tajné volby se k otevřenému rozhodnutí nehodí.
winter-refusal-broken-setup = Co je zapsáno o přípravě, se k této chvíli nehodí.
winter-refusal-broken-stones = Posvátný kámen je na dvou místech, nikde, nebo tam, kde být nesmí.
winter-refusal-broken-stones-dealt = Posvátných kamenů jedné éry, vyložených i u hráčů: { $found }, nejvýše { $most }.
winter-refusal-broken-turn = Co je zapsáno o tahu, se k této chvíli nehodí.
winter-refusal-broken-villages = Osady se ke svým stykům nehodí.
winter-refusal-culture-on-pile = Karty kultury na hromádce zatmění nikdy neleží.


### The table as text

winter-count-points = { $points } VB
winter-count-food =
    { $amount ->
        [one] { $amount } jídlo
        [few] { $amount } jídla
        [many] { $amount } jídla
       *[other] { $amount } jídel
    }
winter-count-tools =
    { $amount ->
        [one] { $amount } nástroj
        [few] { $amount } nástroje
        [many] { $amount } nástroje
       *[other] { $amount } nástrojů
    }
winter-count-labour = { $amount } práce
winter-count-honor = čest { $amount }
winter-count-sacrifice = oběť { $amount }
winter-count-camps =
    { $amount ->
        [one] { $amount } tábor na desce
        [few] { $amount } tábory na desce
        [many] { $amount } tábora na desce
       *[other] { $amount } táborů na desce
    }
winter-count-megaliths =
    { $amount ->
        [one] { $amount } postavený megalit
        [few] { $amount } postavené megality
        [many] { $amount } postaveného megalitu
       *[other] { $amount } postavených megalitů
    }
winter-count-hand =
    { $amount ->
        [one] { $amount } karta v ruce
        [few] { $amount } karty v ruce
        [many] { $amount } karty v ruce
       *[other] { $amount } karet v ruce
    }
winter-count-deck =
    { $amount ->
        [one] { $amount } karta v balíčku
        [few] { $amount } karty v balíčku
        [many] { $amount } karty v balíčku
       *[other] { $amount } karet v balíčku
    }
winter-count-graves =
    { $amount ->
        [one] { $amount } pohřbená karta
        [few] { $amount } pohřbené karty
        [many] { $amount } pohřbené karty
       *[other] { $amount } pohřbených karet
    }
winter-text-round =
    { $phase_id ->
        [over] { $round }. kolo, éra { $era }: hra skončila
       *[other] { $round }. kolo, éra { $era }: { $phase }
    }
winter-text-order = Pořadí tahu: { $text }
winter-text-signs = 1:2 = hráč 1 má vliv 2, R = Rival; na startovním dílku jedna číslice za každý tábor
winter-text-villages = Osady
winter-text-rafts = Vory (0 pramen, 6 delta)
winter-text-culture = Karty kultury (místo, název, práce/nástroje)
winter-text-stones = Posvátné kameny
winter-text-animals = Odkrytá zvířata
winter-text-stacks = Balíčky kmene
winter-text-hand = Ruka
winter-text-head_player = Hráč
winter-text-head_points = VB teď
winter-text-head_end = na konci
winter-uses-culture = Zahrané karty kultury (her: { $games })
winter-uses-figures = Sloupce figurek (her: { $games })
winter-uses-recruits = Vzaté karty kmene (her: { $games })
winter-uses-setup_cards = Vzaté karty přípravy (her: { $games })
winter-uses-tipped = Využitá zvířata (her: { $games })


### Help: phases and turns

winter-help-phase-action = Dívejte se, kde ještě nikdo nestojí: políčko 3 je jen pro první figurku kola. Než figurku postavíte, spočítejte práci, jídlo a nástroje; práce nevydrží.
winter-help-phase-eclipse = Karty, které vám zbyly v ruce, se teď hodí: dávají pořadí a schopnosti. Co sem ale dáte, to vám bude v příštím kole chybět.
winter-help-phase-preparation =
    Dobíráte { $drawn ->
        [one] { $drawn } kartu
        [few] { $drawn } karty
        [many] { $drawn } karty
       *[other] { $drawn } karet
    } k těm, které jste si nechali. Nejstarší zvířata a karty kultury odcházejí.
winter-help-culture = První karta kultury v tahu je zdarma, každá další stojí jinou kartu z ruky.
winter-help-labour = Karty dávají práci jen pro tento tah. Specialista dá ve svém sloupci víc.
winter-help-end = Na konci se počítají zvířata, karty, hrob se ctí, suroviny s obětí a megality.
winter-help-solo = Hrajete proti Rivalovi, který se řídí svými kartami. Předstihněte ho v bodech; úroveň mu na konci body přidá.


### Help: decisions and rounds

winter-help-pile = Odložte, co vám sotva bude chybět. Každá karta přidá k síle svou běžnou práci a propůjčí vám schopnost; co si necháte, zůstává v ruce.
winter-help-terrain = Každý hex, na kterém vedete, platí jednou. Karty a pohyb berte dřív, abyste je ještě stihli využít.
winter-help-village = Hledejte styk, ke kterému chybí jediný tábor. Nejvíc dají osady, které mají ještě kola před sebou.
winter-help-megalith = Na úrovni 1 stojí megalit vedle jiného a dává odměnu svého pole. Na čtyřech jiných dává { $vp } VB a { $each } navíc za každý váš barevný pod ním.
winter-help-move = Před zatměním tábory rozestavte: platí každý hex, na kterém vedete. Chcete-li osadu, shromážděte je kolem styku.
winter-help-bury = Pohřběte nejslabší kartu: balíček se zlepší, uděláte krok cti a hrob na konci boduje.
winter-help-tip = Využijte, co potřebujete teď; šetřete druh, ze kterého chcete velkou sadu.
winter-help-stone = Vezměte si kámen, jehož podmínku už plníte. Čím dřív ho máte, tím častěji boduje.
winter-help-round-1 = 1. kolo: vezměte si dva až tři specialisty, při nouzi o jídlo využijte zvíře a vyšlete první tábor.
winter-help-round-2 = 2. kolo: posvátný kámen teď boduje ještě třikrát. Karty a kameny éry I po tomto kole odcházejí.
winter-help-round-3 = 3. kolo: začala éra II. Zakládejte osady, které stihnou vést ve dvou zatměních, a kupujte karty kultury pro jejich body.
winter-help-round-4 = 4. kolo: šetřit už není co. Počítejte, co ještě boduje: sady, karty, čest s hrobem, suroviny, megality.


### Help: columns and actions

winter-help-column-initiate = Přijměte do kmene nové lidi, pohřběte nejslabší kartu. Zkraje se dva až tři specialisté do ruky vyplatí hned.
winter-help-column-develop = Kupujte karty kultury a vezměte si posvátný kámen. Kámen vzatý brzy platí v každém zatmění.
winter-help-column-hunt = Berte zvířata: odkryté za víc práce, neznámé za méně. Pak smíte jedno využít.
winter-help-column-explore = Stavte tábory a přesouvejte je, pak založte osadu tam, kde máte tábory na třech hexech kolem styku.
winter-help-column-rest = Využijte zvíře, doberte karty a získejte sílu pro zatmění. Hodí se, když je ruka prázdná nebo záleží na pořadí.

winter-help-deed-recruit = Na odkládací balíček je karta levnější; do ruky stojí víc jídla, ale lze ji hned zahrát.
winter-help-deed-buy_culture = Cena je na kartě. Kartu koupenou do ruky můžete zahrát od svého příštího tahu.
winter-help-deed-hunt_open = Vidíte, co berete: sbírejte jeden druh, hodnota sady roste.
winter-help-deed-hunt_deck = Levnější, ale vezmete, co přijde.
winter-help-deed-place_camp = Tábor vstupuje na startovní dílek, s rozšířením Řeky a vory na vaši základnu nebo k voru. Každý tábor mimo desku odkryje příjem.
winter-help-deed-move = Jeden bod přesune tábor na sousední hex, { $glacier } na ledovec. S rozšířením Řeky a vory bod přesune i vor.
winter-help-deed-bury = Karta už nepřekáží, uděláte krok cti a na konci karta boduje podle vaší cti.
winter-help-deed-take_stone = Kámen boduje v každém vašem zatmění, už i v tomto kole.
winter-help-deed-tip = Užitek získáte jednou, ale zvíře navždy opustí svou sadu.
winter-help-deed-found_village =
    Tři tábory jdou domů; osada zůstává do konce a dává { $influence ->
        [one] { $influence } vliv
        [few] { $influence } vlivy
        [many] { $influence } vlivu
       *[other] { $influence } vlivů
    } na každém ze svých tří hexů.
winter-help-deed-first = Odměna pro toho, kdo přijde v kole do tohoto sloupce první.


### Help: map, river, tracks, megaliths

winter-help-terrain-forest = Hlavně jídlo pro toho, kdo tu při zatmění vede.
winter-help-terrain-plains = Jídlo a ještě něco pro toho, kdo tu při zatmění vede.
winter-help-terrain-hills = Nástroje pro toho, kdo tu při zatmění vede.
winter-help-terrain-mountains = Megalit nebo body pro toho, kdo tu při zatmění vede.
winter-help-terrain-tundra = Karty nebo krok na stezce pro toho, kdo tu při zatmění vede.
winter-help-terrain-glacier =
    Body pro toho, kdo tu při zatmění vede. Vstup stojí { $moves ->
        [one] { $moves } bod pohybu
        [few] { $moves } body pohybu
        [many] { $moves } bodu pohybu
       *[other] { $moves } bodů pohybu
    }.
winter-help-terrain-river = Náhodný žeton ryby pro toho, kdo tu při zatmění vede. Tudy plují vory.
winter-help-terrain-base_tile = Tady vstupují tábory. Dílek nic nedává, nikdo na něm nemá vliv a žádná osada se ho nesmí dotýkat.

winter-help-landmark-volcano = { $vp } VB za každý tábor, který je ještě na vaší desce.
winter-help-landmark-mesa = { $vp } VB za každý vnitřní hex s vaším táborem.
winter-help-landmark-arch = { $vp } VB za každý okrajový hex s vaším táborem.
winter-help-landmark-monolith = { $vp } VB za každý váš tábor na tomto hexu.
winter-help-landmark-tree = { $vp } VB za každou vaši osadu u říčního hexu.


winter-help-raft = Po proudu stačí jeden bod pohybu na libovolnou vzdálenost, proti proudu na jednu pozici. Na říčním hexu se vor počítá jako tábor; v každém kole se vrací na pramen.
winter-help-delta = Na konci vašeho vlastního tahu zatmění: není-li žádný vor blíž k deltě než váš, { $raft } VB za něj a { $camp } za každý váš tábor na říčních hexech.
winter-help-start_base = Tady nebo u voru vstupují vaše tábory. Nic na základně se nepočítá a žádný tábor se na ni nevrací.
winter-help-influence =
    Tábor dává { $camp ->
        [one] { $camp } vliv
        [few] { $camp } vlivy
        [many] { $camp } vlivu
       *[other] { $camp } vlivů
    }, vor { $raft }, osada { $village } na každém svém hexu. Vede, kdo má nejvíc; při shodě všichni.
winter-help-track-honor = Na konci vynese každá pohřbená karta { $least } až { $most } VB podle toho, jak daleko jste tu došli.
winter-help-track-sacrifice = Na konci se jídlo a nástroje mění ve VB, tím lépe, čím dál jste tu došli.
winter-help-megaliths = { winter-help-megalith }
winter-help-strength = Síla určuje nové pořadí tahu: karty zatmění, odpočívající figurky a některé další karty.


### Help: what newcomers get wrong

winter-help-mistake-1 = Nezahrané karty vám zůstávají v ruce. Není třeba všechno utratit.
winter-help-mistake-2 = Zdarma je jen první karta kultury v tahu; každá další stojí jinou kartu.
winter-help-mistake-3 = Políčko 3 je jen pro první figurku v tom sloupci v tomto kole. Dívejte se, kde ještě nikdo nestojí.
winter-help-mistake-4 = Práce na konci tahu zmizí. Nejdřív počítejte, pak hrajte karty.
winter-help-mistake-5 = Specialista dává víc práce jen ve svém sloupci.
winter-help-mistake-6 = Využité zvíře navždy opouští svou sadu.
winter-help-mistake-7 =
    Nová osada pošle tři tábory domů a jejich příjem ustane; do konce však drží { $influence ->
        [one] { $influence } vliv
        [few] { $influence } vlivy
        [many] { $influence } vlivu
       *[other] { $influence } vlivů
    } na třech hexech.
winter-help-mistake-8 = V základní hře se žádná osada nesmí dotýkat dílku uprostřed.
winter-help-mistake-9 = Nezahrané karty kmene nejsou zbytečné: při zatmění dávají pořadí a schopnosti.
winter-help-mistake-10 = Řeky a vory: jeden pohyb dopraví vor po proudu, jak daleko chcete, proti proudu jen o jednu pozici. V každém kole se vrací na pramen, tábory ne.
winter-help-mistake-11 = Tábor lze postavit přímo u voru: to je nejrychlejší cesta krajinou.
winter-help-mistake-12 = U delty rozhoduje, kdo je nejblíž na konci právě vašeho tahu zatmění.


### Help: the first game

winter-help-first-game-1 = Postavte člena kmene do Zasvěcení, zahrajte dva Sběrače, vezměte si Lovce do ruky a pohřběte Sběrače. Je-li tam vaše figurka první, využijte i políčko 3.
winter-help-first-game-2 = Teď Lov s novým Lovcem: práce a nástroj přinesou zvíře. Využijte ho pro jídlo, nebo si ho nechte do sady.
winter-help-first-game-3 = Se zbytkem do Průzkumu: postavte tábor a jeden přesuňte. Tábory vstupují na dílek uprostřed.
winter-help-first-game-4 = Zatmění: dejte na hromádku jednu nebo několik karet. Dávají sílu a schopnosti; pak přijdou hexy, na kterých vedete, a příjem vaší desky.
winter-help-first-game-5 =
    Dobíráte { $drawn ->
        [one] { $drawn } novou kartu
        [few] { $drawn } nové karty
        [many] { $drawn } nové karty
       *[other] { $drawn } nových karet
    }; ty, které jste si nechali, vám zůstávají.
winter-help-first-game-6 = Rozvoj: vezměte si první posvátný kámen a kupte kartu kultury. Zahrajete ji na začátku některého dalšího tahu.
winter-help-first-game-7 = Éra se mění: odkryté karty a kameny éry I odcházejí, vaše zůstávají.
winter-help-first-game-8 = V každém tahu se ptejte: ve kterých sloupcích ještě není první figurka, ke které osadě chybí jediný pohyb?
winter-help-first-game-9 = Konec: k počítadlu bodů se přičtou zvířata, karty, čest, oběť a megality. Ve 4. kole na těchto pět věcí myslete před každým tahem.


### Help: the notice

winter-help-reconstructed = Vytištěné hodnoty základní hry nebyly k dispozici: její karty, ceny, stezky, kameny, odměny krajiny a sólový režim jsou rekonstrukcí pod vlastními jmény. Co říkají pravidla rozšíření Řeky a vory, je zachováno. Kdo hru vlastní, může hodnoty opravit v datovém souboru.

winter-welcome-1 = Vedete kmen v nekonečné době ledové. Shromažďujte kolem sebe lidi, učte se, lovte, posílejte tábory do krajiny a zakládejte osady, pohřbívejte mrtvé a vztyčujte kameny idolům.
winter-welcome-2 = V každém ze čtyř kol postavte tři figurky a hrajte karty za práci; zatmění pak rozhodne o pořadí tahu a zaplatí vám za hexy, na kterých vedete. Vyhrává, kdo má nejvíc vítězných bodů (VB).

### What the coach counts of a seat

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

### What a turn is called by the coach, and what is done in it

winter-plan-column = { $column }
winter-plan-recruit =
    { $amount ->
        [one] vzít { $amount } kartu kmene
        [few] vzít { $amount } karty kmene
        [many] vzít { $amount } karty kmene
       *[other] vzít { $amount } karet kmene
    }
winter-plan-recruit_card =
    { $amount ->
        [one] vzít kartu „{ $card }“
        [few] vzít kartu „{ $card }“ × { $amount }
        [many] vzít kartu „{ $card }“ × { $amount }
       *[other] vzít kartu „{ $card }“ × { $amount }
    }
winter-plan-bury_card =
    { $amount ->
        [one] pohřbít kartu „{ $card }“
        [few] pohřbít kartu „{ $card }“ × { $amount }
        [many] pohřbít kartu „{ $card }“ × { $amount }
       *[other] pohřbít kartu „{ $card }“ × { $amount }
    }
winter-plan-buy =
    { $amount ->
        [one] { $amount } karta kultury
        [few] { $amount } karty kultury
        [many] { $amount } karty kultury
       *[other] { $amount } karet kultury
    }
winter-plan-hunt =
    { $amount ->
        [one] { $amount } zvíře
        [few] { $amount } zvířata
        [many] { $amount } zvířata
       *[other] { $amount } zvířat
    }
winter-plan-camp =
    { $amount ->
        [one] postavit { $amount } tábor
        [few] postavit { $amount } tábory
        [many] postavit { $amount } tábory
       *[other] postavit { $amount } táborů
    }
winter-plan-village =
    { $amount ->
        [one] založit { $amount } osadu
        [few] založit { $amount } osady
        [many] založit { $amount } osady
       *[other] založit { $amount } osad
    }
winter-plan-megalith =
    { $amount ->
        [one] postavit { $amount } megalit
        [few] postavit { $amount } megality
        [many] postavit { $amount } megality
       *[other] postavit { $amount } megalitů
    }
winter-plan-move =
    { $amount ->
        [one] přesunout tábory { $amount }krát
        [few] přesunout tábory { $amount }krát
        [many] přesunout tábory { $amount }krát
       *[other] přesunout tábory { $amount }krát
    }
winter-plan-raft =
    { $amount ->
        [one] plout s vorem { $amount }krát
        [few] plout s vorem { $amount }krát
        [many] plout s vorem { $amount }krát
       *[other] plout s vorem { $amount }krát
    }
winter-plan-stone =
    { $amount ->
        [one] získat { $amount } posvátný kámen
        [few] získat { $amount } posvátné kameny
        [many] získat { $amount } posvátné kameny
       *[other] získat { $amount } posvátných kamenů
    }
winter-plan-bury =
    { $amount ->
        [one] pohřbít { $amount } kartu
        [few] pohřbít { $amount } karty
        [many] pohřbít { $amount } karty
       *[other] pohřbít { $amount } karet
    }
winter-plan-tip =
    { $amount ->
        [one] využít { $amount } zvíře
        [few] využít { $amount } zvířata
        [many] využít { $amount } zvířata
       *[other] využít { $amount } zvířat
    }
winter-plan-play =
    { $amount ->
        [one] zahrát { $amount } kartu kultury
        [few] zahrát { $amount } karty kultury
        [many] zahrát { $amount } karty kultury
       *[other] zahrát { $amount } karet kultury
    }
winter-plan-labour =
    { $amount ->
        [one] zahrát { $amount } kartu (práce: { $labour })
        [few] zahrát { $amount } karty (práce: { $labour })
        [many] zahrát { $amount } karty (práce: { $labour })
       *[other] zahrát { $amount } karet (práce: { $labour })
    }
