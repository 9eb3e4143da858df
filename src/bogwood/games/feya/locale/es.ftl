### Feya's Swamp in Spanish.
###
### Names arrive translated, without an article; the id of a thing is in the parameter of the same name with _id
### added.

feya-title = El Pantano de Feya
feya-about = Pesca, comercia y construye con tus botes en un pantano que todos cambian.

feya-preset-choose = Cada cual elige su lado
feya-preset-first = Primera partida: lados normales, clanes al azar
feya-preset-lotus = Lados avanzados (hoja de loto): para quienes conocen el juego


### Helpers: said as part of other messages

feya-who =
    { $clan_id ->
        [crocodile] Los Cocodrilos
        [frog] Las Ranas
        [salamander] Las Salamandras
        [turtle] Las Tortugas
       *[other] { $clan }
    }
feya-count-fish =
    { $fish ->
        [one] { $fish } pez
       *[other] { $fish } peces
    }
feya-count-gold =
    { $gold ->
        [one] { $gold } oro
       *[other] { $gold } oros
    }
feya-count-mana =
    { $mana ->
        [one] { $mana } gema de maná
       *[other] { $mana } gemas de maná
    }
feya-count-steps =
    { $steps ->
        [one] { $steps } paso
       *[other] { $steps } pasos
    }
feya-got-fish =
    { $fish ->
        [one] { $fish } pez
       *[other] { $fish } peces
    }
feya-got-axolotls =
    { $axolotls ->
        [one] { $axolotls } axolote
       *[other] { $axolotls } axolotes
    }
feya-got-cells =
    { $cells ->
        [one] { $cells } casilla
       *[other] { $cells } casillas
    }
feya-opens =
    { $bonus_id ->
        [none] no desbloquea nada
        [boat] desbloquea un bote
        [catch] desbloquea capacidad de pesca +1
        [income_gold] desbloquea un ingreso de oro
        [income_mana] desbloquea un ingreso de maná
        [income_navigation] desbloquea un ingreso de navegación
        [income_vp] desbloquea un ingreso de PV
        [navigation_now] da un avance de navegación
        [vp_celebrate] da PV y Celebrar
        [wild] desbloquea un lugar para una loseta especial de Salamandra
        [worker] desbloquea un trabajador
       *[other] desbloquea: { $bonus }
    }
feya-source =
    { $source_id ->
        [catch] pesca
       *[other] { $source }
    }
feya-track =
    { $track_id ->
        [lower_left] Fila inferior izquierda
        [lower_right] Fila inferior derecha
        [upper_left] Fila superior izquierda
        [upper_right] Fila superior derecha
       *[other] Fila { $track }
    }


### Names: clans and their boards

feya-name-crocodile = Cocodrilos
feya-name-frog = Ranas
feya-name-salamander = Salamandras
feya-name-turtle = Tortugas

feya-name-lotus = lado avanzado (hoja de loto)
feya-name-normal = lado normal

feya-name-lower_left = inferior izquierda
feya-name-lower_right = inferior derecha
feya-name-upper_left = superior izquierda
feya-name-upper_right = superior derecha


### Names: guides

feya-name-artist = Artista
feya-name-builder = Constructor
feya-name-fisherman = Pescador
feya-name-leader = Líder
feya-name-merchant = Mercader
feya-name-monk = Monje
feya-name-sailor = Navegante
feya-name-storyteller = Cuentacuentos
feya-name-warrior = Guerrera
feya-name-wiseman = Sabia


### Names: actions and action spaces

feya-name-add_shrine = Añadir culto
feya-name-build = Construir asentamiento
feya-name-celebrate = Celebrar
feya-name-fish = Pescar
feya-name-improve_navigation = Mejorar navegación
feya-name-navigate = Navegar
feya-name-trade = Comerciar

feya-name-add_shrine_1 = Añadir culto 1
feya-name-build_1 = Construir 1
feya-name-build_2 = Construir 2
feya-name-build_3 = Construir 3
feya-name-build_4 = Construir 4
feya-name-celebrate_1 = Celebrar 1
feya-name-celebrate_2 = Celebrar 2
feya-name-fish_1 = Pescar 1
feya-name-fish_2 = Pescar 2
feya-name-fish_3 = Pescar 3
feya-name-fish_4 = Pescar 4
feya-name-improve_navigation_1 = Mejorar navegación 1
feya-name-improve_navigation_2 = Mejorar navegación 2
feya-name-navigate_1 = Navegar 1
feya-name-navigate_2 = Navegar 2
feya-name-navigate_3 = Navegar 3
feya-name-trade_1 = Comerciar 1
feya-name-trade_2 = Comerciar 2
feya-name-trade_3 = Comerciar 3
feya-name-trade_4 = Comerciar 4


### Names: bonus tiles

feya-name-r1_catch_1 = capacidad de pesca +{ $fish }
feya-name-r1_discount_2 = asentamientos: −{ feya-count-gold }
feya-name-r1_discount_3 = asentamientos: −{ feya-count-gold }
feya-name-r1_range_2 = índice de navegación +{ $cells }
feya-name-r1_range_3 = índice de navegación +{ $cells }
feya-name-r2_build = Construir asentamiento sin trabajador
feya-name-r2_celebrate = Celebrar sin trabajador
feya-name-r2_fish = Pescar sin trabajador
feya-name-r2_improve_navigation = Mejorar navegación sin trabajador
feya-name-r2_trade = Comerciar sin trabajador
feya-name-r3_gold_axolotl = { feya-count-gold } → { feya-count-axolotls }
feya-name-r3_gold_mana = { feya-count-gold } → { feya-count-mana }
feya-name-r3_mana_axolotl = { feya-count-mana } → { feya-count-axolotls }
feya-name-r3_mana_fish = { feya-count-mana } → { feya-count-fish }
feya-name-r3_mana_gold = { feya-count-mana } → { feya-count-gold }
feya-name-r4_vp_2 = { $vp } PV
feya-name-r4_vp_3 = { $vp } PV
feya-name-r4_vp_4 = { $vp } PV
feya-name-r4_vp_5 = { $vp } PV
feya-name-r4_vp_6 = { $vp } PV


### Names: seasons, races, trophies, temples, Salamander tiles

feya-name-blue = azul
feya-name-green = verde
feya-name-orange = naranja
feya-name-purple = morado
feya-name-red = rojo
feya-name-yellow = amarillo
feya-name-season_blue = azul
feya-name-season_green = verde
feya-name-season_orange = naranja
feya-name-season_purple = morado
feya-name-season_red = rojo
feya-name-season_yellow = amarillo

feya-name-race_every_island = En cada isla
feya-name-race_five_on_one = Cinco en una isla
feya-name-race_navigation_four = Navegación +4
feya-name-race_seven_fish = Siete peces
feya-name-race_thirty_gold = Treinta oros
feya-name-race_three_on_three = Tres en tres islas
feya-name-race_two_on_five = Dos en cinco islas
feya-name-race_two_workers = Dos trabajadores

feya-name-trophy_largest_group = Grupo más grande
feya-name-trophy_largest_island = Isla más grande
feya-name-trophy_majority = Mayorías
feya-name-trophy_single = Asentamientos solitarios
feya-name-trophy_smallest_island = Isla más pequeña
feya-name-trophy_temples = Junto a templos

feya-name-temple_1 = templo 1
feya-name-temple_2 = templo 2
feya-name-temple_3 = templo 3
feya-name-temple_4 = templo 4
feya-name-temple_5 = templo 5

feya-name-salamander_catch = capacidad de pesca +1
feya-name-salamander_income_gold = ingreso: oro
feya-name-salamander_income_mana = ingreso: gema de maná
feya-name-salamander_income_navigation = ingreso: avance de navegación
feya-name-salamander_vp_celebrate = PV y Celebrar


### Names: bonuses of the clan board, resources, workers

feya-name-none = sin beneficio
feya-name-boat = bote
feya-name-catch = capacidad de pesca
feya-name-income_gold = ingreso: oro
feya-name-income_mana = ingreso: gema de maná
feya-name-income_navigation = ingreso: avance de navegación
feya-name-income_vp = ingreso: PV
feya-name-navigation_now = avance de navegación
feya-name-vp_celebrate = PV y Celebrar
feya-name-wild = loseta especial de Salamandra
feya-name-worker = trabajador

feya-name-fish_resource = peces
feya-name-gold = oro
feya-name-mana = gemas de maná
feya-name-navigation = navegación
feya-name-vp = PV

feya-name-axolotl = axolote
feya-name-clan = trabajador del clan


### Names: phases and sources

feya-name-action = turnos
feya-name-income = ingresos
feya-name-maintenance = mantenimiento

feya-name-action_spaces = casillas de acción
feya-name-bonus_tile = loseta de bonificación
feya-name-celebrate_gift = peces propios en una celebración
feya-name-clan_board = tablero de clan
feya-name-exchange = cambio
feya-name-fish_end = peces en asentamientos
feya-name-gold_end = oro al final
feya-name-guide = guía
feya-name-islands = islas
feya-name-mana_end = maná al final
feya-name-navigation_track = escala de navegación
feya-name-race = carreras
feya-name-settlement = asentamiento
feya-name-space = casilla de acción
feya-name-start = comienzo
feya-name-temple = templo
feya-name-trade_sale = venta de peces
feya-name-trophy = cartas de puntuación


### What a line of the score sheet is counted from

feya-piece-island = isla { $island }, asentamientos { $settlements } × cultos { $shrines }
feya-piece-navigation = { feya-name-navigation } +{ $plus }
feya-piece-group =
    { $each ->
        [1] grupo { $count } × { $count }
       *[other] grupo { $count } × { $count } × { $each }
    }
feya-piece-trophy =
    { $trophy_id ->
        [trophy_majority] islas dominadas { $count } × { $each }
        [trophy_single] islas con un solo asentamiento { $count } × { $each }
        [trophy_temples] asentamientos junto a un templo { $count } × { $each }
       *[other] asentamientos en ella { $count } × { $each }
    }
feya-piece-fish = peces { $count } × { $each }
feya-piece-mana = gemas de maná { $count } × { $each }
feya-piece-gold = oro { $count } ÷ { $each }


### Questions

feya-question-boat_destination =
    { $action_id ->
        [build] ¿Adónde va el bote a construir?
        [fish] ¿Adónde va el bote a pescar?
        [navigate] ¿Adónde navega el bote?
        [trade] ¿Adónde va el bote a comerciar?
       *[other] ¿Adónde va el bote ({ $action })?
    }
feya-question-build_cell = ¿Dónde se levanta el asentamiento?
feya-question-build_track = ¿De qué fila sale el asentamiento?
feya-question-celebrate_island = ¿En qué isla celebras?
feya-question-choose_boat = ¿Qué bote actúa ahora?
feya-question-choose_clan = ¿Con qué clan juegas?
feya-question-choose_side = ¿Con qué lado del tablero de clan juegas?
feya-question-confirm_pass = ¿Pasas y no juegas más en esta ronda?
feya-question-draft_guide = ¿Quién guiará a tu clan en la primera ronda?
feya-question-end_turn = ¿Algo más, o termina tu turno?
feya-question-game_over = La partida ha terminado.
feya-question-leader_token = ¿Qué casilla de acción reservas?
feya-question-main_choice = ¿Qué hará tu clan?
feya-question-neutral_cell = ¿Dónde va el asentamiento neutral?
feya-question-pass_bonus_tile = ¿Qué loseta de bonificación tomas?
feya-question-pass_guide = ¿Quién guiará a tu clan en la próxima ronda?
feya-question-pass_shrine_cell = Los demás ya han pasado: ¿dónde va el culto de esta ronda?
feya-question-salamander_tile = ¿Qué loseta especial pones en el espacio abierto?
feya-question-shrine_cell = ¿Dónde va el nuevo culto?
feya-question-start_cell = ¿Dónde va este asentamiento inicial?
feya-question-start_tile = ¿Qué asentamiento inicial colocas?
feya-question-trade_fish = ¿Dónde va el siguiente pez?
feya-question-worker_kind = ¿Quién hace el trabajo?


### Options

feya-option-boat_destination =
    { $steps ->
        [0] Quedarse en { $cell }
       *[other] Ir a { $cell } ({ feya-count-steps })
    }
feya-option-boat_destination-stay = Quedarse en { $cell } y actuar allí
feya-option-boat_destination-temple = Ir a { $cell }: { $temple } ({ feya-count-steps })
feya-option-build_cell = Construir en { $cell } por { feya-count-gold }
feya-option-build_track =
    { $bonus_id ->
        [none] { feya-track }: no desbloquea nada
        [boat] { feya-track }: un bote nuevo
        [catch] { feya-track }: capacidad de pesca +{ $amount }
        [income_gold] { feya-track }: ingreso de { $amount } { $amount ->
            [one] oro
           *[other] oros
        }
        [income_mana] { feya-track }: ingreso de { $amount } { $amount ->
            [one] gema de maná
           *[other] gemas de maná
        }
        [income_navigation] { feya-track }: ingreso de un avance de navegación
        [income_vp] { feya-track }: ingreso de { $amount } PV
        [navigation_now] { feya-track }: un avance de navegación ahora
        [vp_celebrate] { feya-track }: { $amount } PV y Celebrar ahora
        [wild] { feya-track }: lugar para una loseta especial de Salamandra
        [worker] { feya-track }: un trabajador nuevo
       *[other] { feya-track }: { $bonus }
    }
feya-option-celebrate_island =
    Celebrar en la isla de { $island }: { $vp } PV para ti{ $crocodile ->
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
feya-option-celebrate_island-none = No celebrar
feya-option-choose_boat = Bote { $boat } en { $cell }
feya-option-choose_boat-finish = Terminar; los demás no se mueven
feya-option-choose_clan = { $clan }
feya-option-choose_side =
    { $side_id ->
        [lotus] Lado avanzado (hoja de loto)
        [normal] Lado normal
       *[other] { $side }
    }
feya-option-confirm_pass = Sí, pasar
feya-option-draft_guide =
    { $fish ->
        [0] { $guide }
       *[other] { $guide }, con { feya-count-fish }
    }
feya-forgoes-workers =
    { $count ->
        [one] Te quedaría { $count } trabajador sin usar en esta ronda.
       *[other] Te quedarían { $count } trabajadores sin usar en esta ronda.
    }
feya-option-end_turn = Terminar el turno
feya-option-exchange_mana = Cambiar { feya-count-mana } por un axolote
feya-option-exchange_worker =
    { $worker_id ->
        [axolotl] Cambiar un axolote por { feya-count-mana }
       *[clan] Cambiar un trabajador del clan por { feya-count-mana }
    }
feya-option-leader_token = Reservar: { $space }
feya-option-leader_token-none = No reservar nada
feya-option-main_choice-builder = Casilla del Constructor: Construir asentamiento
feya-option-main_choice-pass = Pasar
feya-option-main_choice-space =
    { $space }{ $mana ->
        [0] { "" }
       *[other] , −{ feya-count-mana }
    }{ $mana_gain ->
        [0] { "" }
        [one] , +{ $mana_gain } gema de maná
       *[other] , +{ $mana_gain } gemas de maná
    }{ $fish ->
        [0] { "" }
       *[other] , +{ feya-count-fish }
    }{ $vp ->
        [0] { "" }
       *[other] , +{ $vp } PV
    }
feya-option-main_choice-tile = Loseta: { $action } sin trabajador
feya-option-neutral_cell = { $cell } (neutral: { $clan })
feya-option-pass_bonus_tile = Tomar: { $tile }
feya-option-pass_guide =
    { $fish ->
        [0] Tomar guía: { $guide }
       *[other] Tomar guía: { $guide }, con { feya-count-fish }
    }
feya-option-pass_shrine_cell = Culto en { $cell }
feya-option-play_round1_tile = Usar la loseta: { $tile }
feya-option-play_round3_tile = Usar la loseta: { $tile }
feya-option-salamander_tile = Poner «{ $tile }»
feya-option-shrine_cell = Culto en { $cell }
feya-option-start_cell = Asentarse en { $cell }
feya-option-start_tile = { feya-track }: { feya-opens }
feya-option-trade_fish = Vender en { $cell } ({ $clan }) por { feya-count-gold }
feya-option-trade_fish-own = Dejar un pez en tu asentamiento de { $cell }
feya-option-trade_fish-stop = Dejar de comerciar con este bote
feya-option-worker_kind =
    { $worker_id ->
        [axolotl] Axolote
        [clan] Trabajador del clan
       *[other] { $worker }
    }


### Facts

feya-fact-axolotl =
    { $amount ->
        [one] { $clan }: { $sign }{ $amount } axolote ({ $source })
       *[other] { $clan }: { $sign }{ $amount } axolotes ({ $source })
    }
feya-fact-boat_launched = { feya-who } echan al agua un bote nuevo en { $cell }.
feya-fact-boat_moves =
    { $amount ->
        [0] { $clan }: el bote { $boat } se queda en { $to }.
        [one] { $clan }: el bote { $boat } va { $from } → { $to } ({ $amount } paso).
       *[other] { $clan }: el bote { $boat } va { $from } → { $to } ({ $amount } pasos).
    }
feya-fact-builder_used = { feya-who } recurren al Constructor ({ $worker }).
feya-fact-catch = { $clan }: la capacidad de pesca es ahora { $amount }.
feya-fact-celebrated =
    { $amount ->
        [0] { feya-who } celebran en la isla de { $island }.
        [one] { feya-who } celebran en la isla de { $island }; { $amount } pez vuelve a la reserva.
       *[other] { feya-who } celebran en la isla de { $island }; { $amount } peces vuelven a la reserva.
    }
feya-fact-clan = Asiento { $seat }: { $clan }
feya-fact-deal_guide = Guía disponible: { $guide }
feya-fact-deal_race = Carta de carrera: { $card }
feya-fact-deal_season = Pez de la ronda { $round }: { $card }
feya-fact-deal_shrine = Hay un culto en { $cell }.
feya-fact-deal_tile = Loseta de bonificación de la ronda { $round }: { $tile }
feya-fact-deal_trophy = Carta de puntuación: { $card }
feya-fact-first_drafter = El asiento { $seat } es el primero en elegir guía.
feya-fact-fish =
    { $amount ->
        [one] { $clan }: { $sign }{ $amount } pez ({ feya-source })
       *[other] { $clan }: { $sign }{ $amount } peces ({ feya-source })
    }
feya-fact-fish_laid = { feya-who } dejan un pez en { $cell } (lugar { $height } de la pila).
feya-fact-game_over = La partida ha terminado.
feya-fact-gold =
    { $amount ->
        [one] { $clan }: { $sign }{ $amount } oro ({ $source })
       *[other] { $clan }: { $sign }{ $amount } oros ({ $source })
    }
feya-fact-guide_fish =
    { $amount ->
        [one] { $guide }: { $amount } pez sobre la carta
       *[other] { $guide }: { $amount } peces sobre la carta
    }
feya-fact-guide_returned = { feya-who } devuelven su guía: { $guide }.
feya-fact-guide_taken = { feya-who } eligen guía: { $guide }.
feya-fact-mana =
    { $amount ->
        [one] { $clan }: { $sign }{ $amount } gema de maná ({ $source })
       *[other] { $clan }: { $sign }{ $amount } gemas de maná ({ $source })
    }
feya-fact-navigation = { $clan }: la navegación es ahora +{ $amount }.
feya-fact-neutral = Asentamiento neutral en { $cell } ({ $clan })
feya-fact-passed = { feya-who } pasan.
feya-fact-race = { feya-who } cumplen «{ $card }», puesto { $place }.
feya-fact-reserve = { feya-who } reservan una casilla: { $space }.
feya-fact-reserve_none = { feya-who } no reservan nada.
feya-fact-round_begins = Comienza la ronda { $round }.
feya-fact-round_ends = Termina la ronda { $round }.
feya-fact-settlement = { feya-who } se asientan en { $cell } (fila { $track }).
feya-fact-shrine = { feya-who } añaden un culto en { $cell }.
feya-fact-shrine_lost = El culto de esta ronda no encuentra lugar y se pierde.
feya-fact-side = { feya-who } juegan con el { $side }.
feya-fact-special_tile = { feya-who } ponen una loseta especial ({ $tile }).
feya-fact-temple_tile = { feya-who } toman una loseta: { $temple }.
feya-fact-tile_taken = { feya-who } toman una loseta de bonificación: { $tile }.
feya-fact-tile_used = { feya-who } usan una loseta de bonificación: { $tile }.
feya-fact-totem = El tótem pasa a { $cell }.
feya-fact-turn_order = Orden de turno, puesto { $place }: { $clan }
feya-fact-vp = { $clan }: { $sign }{ $amount } PV ({ $source })
feya-fact-winner = ¡{ feya-who } ganan con { $vp } PV!
feya-fact-worker_exchanged = { feya-who } cambian un trabajador del clan.
feya-fact-worker_gained = { feya-who } ganan un trabajador, listo desde su próximo turno.
feya-fact-worker_placed = { $clan }: { $space } ({ $worker })


### Lo que ha hecho un jugador, tras su nombre o solo debajo de él; .you se dirige al lector

feya-told-boat_launched = echa al agua un bote en { $cell }
    .you = echas al agua un bote en { $cell }
feya-told-boat_moves =
    { $amount ->
        [0] deja el bote { $boat } en { $to }
       *[other] lleva el bote { $boat } de { $from } a { $to }
    }
    .you =
        { $amount ->
            [0] dejas el bote { $boat } en { $to }
           *[other] llevas el bote { $boat } de { $from } a { $to }
        }
feya-told-builder_used = recurre al Constructor
    .you = recurres al Constructor
feya-told-catch = sube la capacidad de pesca a { $amount }
    .you = subes la capacidad de pesca a { $amount }
feya-told-celebrated = celebra en la isla de { $island }
    .you = celebras en la isla de { $island }
feya-told-clan =
    { $clan_id ->
        [crocodile] juega con los Cocodrilos
        [frog] juega con las Ranas
        [salamander] juega con las Salamandras
        [turtle] juega con las Tortugas
       *[other] juega con { $clan }
    }
    .you =
        { $clan_id ->
            [crocodile] juegas con los Cocodrilos
            [frog] juegas con las Ranas
            [salamander] juegas con las Salamandras
            [turtle] juegas con las Tortugas
           *[other] juegas con { $clan }
        }
feya-told-first_drafter = elige guía en primer lugar
    .you = eliges guía en primer lugar
feya-told-fish_laid = deja un pez en { $cell }
    .you = dejas un pez en { $cell }
feya-told-guide_returned = devuelve su guía: { $guide }
    .you = devuelves tu guía: { $guide }
feya-told-guide_taken = elige guía: { $guide }
    .you = eliges guía: { $guide }
feya-told-navigation = sube la navegación a +{ $amount }
    .you = subes la navegación a +{ $amount }
feya-told-passed = pasa
    .you = pasas
feya-told-race = cumple la carta de carrera «{ $card }»
    .you = cumples la carta de carrera «{ $card }»
feya-told-reserve = reserva «{ $space }»
    .you = reservas «{ $space }»
feya-told-reserve_none = no reserva nada
    .you = no reservas nada
feya-told-settlement = se asienta en { $cell }
    .you = te asientas en { $cell }
feya-told-shrine = añade un culto en { $cell }
    .you = añades un culto en { $cell }
feya-told-side = juega con el { $side }
    .you = juegas con el { $side }
feya-told-special_tile = pone una loseta especial de Salamandra ({ $tile })
    .you = pones una loseta especial de Salamandra ({ $tile })
feya-told-temple_tile = toma una loseta del { $temple }
    .you = tomas una loseta del { $temple }
feya-told-tile_taken = toma una loseta de bonificación: { $tile }
    .you = tomas una loseta de bonificación: { $tile }
feya-told-tile_used = usa una loseta de bonificación: { $tile }
    .you = usas una loseta de bonificación: { $tile }
feya-told-worker_exchanged = cambia un trabajador del clan
    .you = cambias un trabajador del clan
feya-told-worker_gained = gana un trabajador
    .you = ganas un trabajador
feya-told-winner = gana con { $vp } PV
    .you = ganas con { $vp } PV
feya-told-worker_placed = elige «{ $space }»
    .you = eliges «{ $space }»
feya-told-by-exchange = hace un cambio
    .you = haces un cambio


### Refusals: action spaces, workers, exchanges, tiles

feya-refusal-builder-not-held = Solo el clan que tiene al Constructor dispone de esta casilla.
feya-refusal-builder-used = La casilla del Constructor ya se usó en esta ronda.
feya-refusal-decline-not-allowed = Esta celebración es tu acción: elige una isla.
feya-refusal-exchange-strands = Así no podrías completar la acción que has empezado.
feya-refusal-must-act-first = Primero haz la acción de este turno.
feya-refusal-no-axolotl-left = No quedan axolotes en la reserva.
feya-refusal-no-gold = No hay suficiente oro: necesitas { $need } y tienes { $have }.
feya-refusal-no-mana = No hay suficiente maná: necesitas { $need } y tienes { $have }.
feya-refusal-no-worker = No te quedan trabajadores. Cambia maná por un axolote, o pasa.
feya-refusal-no-worker-of-kind =
    { $worker_id ->
        [axolotl] No tienes ningún axolote disponible.
       *[clan] No tienes ningún trabajador del clan disponible.
    }
feya-refusal-not-in-pass = Ahora no se pueden hacer cambios ni usar losetas.
feya-refusal-not-payable = No alcanza para pagar ({ $resource }): necesitas { $need } y tienes { $have }.
feya-refusal-nothing-to-do = Ahora no se podría hacer nada allí: { $action }. Haz antes un cambio o usa una loseta, o elige otra acción.
feya-refusal-space-not-here = Este tablero no tiene esa casilla: { $space }.
feya-refusal-space-occupied = Ya hay un trabajador allí: { $space }.
feya-refusal-space-reserved = Reservada por otro clan: { $space }.
feya-refusal-tile-gone = Esa loseta de bonificación ya no está: { $tile }.
feya-refusal-tile-not-owned = No tienes esa loseta de bonificación: { $tile }.
feya-refusal-tile-not-yet = En esta ronda todavía no: { $tile }.


### Refusals: boats, fishing, trading

feya-refusal-boat-acted = El bote { $boat } ya ha actuado en este turno.
feya-refusal-boat-cannot-act = El bote { $boat } no alcanza ningún lugar para esta acción: { $action }.
feya-refusal-boat-fresh = El bote { $boat } es nuevo: navega desde tu próximo turno.
feya-refusal-boat-must-leave = Desde el asentamiento o el templo de { $cell } el bote no puede actuar: tiene que salir de allí.
feya-refusal-worker-fresh = El trabajador es nuevo: podrás usarlo desde tu próximo turno.
feya-refusal-boat-not-on-swamp = El bote { $boat } sigue en el tablero de clan.
feya-refusal-boat-there = Hay otro bote en { $cell }.
feya-refusal-closed-pool = { $cell } está en una charca cerrada: ningún bote entra allí.
feya-refusal-finish-too-early = Antes de terminar debe actuar al menos un bote.
feya-refusal-is-land = { $cell } es tierra.
feya-refusal-must-move = El bote { $boat } no puede quedarse donde está: tiene que moverse.
feya-refusal-no-fish = No tienes peces.
feya-refusal-no-season-fish = No hay peces de la temporada en { $cell }.
feya-refusal-no-settlement = No hay ningún asentamiento en { $cell }.
feya-refusal-no-settlement-near = Junto a { $cell } no hay ningún asentamiento con sitio para un pez.
feya-refusal-not-next-to-boat = { $cell } no está junto al bote.
feya-refusal-nothing-to-build-near = Junto a { $cell } no puedes construir nada ahora.
feya-refusal-out-of-range =
    { $steps ->
        [one] Demasiado lejos: { $steps } paso, y el índice de navegación es { $range }.
       *[other] Demasiado lejos: { $steps } pasos, y el índice de navegación es { $range }.
    }
feya-refusal-same-cell = El bote ya está en { $cell }: navega a otra parte.
feya-refusal-stack-full = En el asentamiento de { $cell } no caben más peces.
feya-refusal-stop-too-early = El bote debe dejar al menos un pez antes de parar.
feya-refusal-temple-needs-navigate = Solo se entra en un templo con Navegar: { $temple }.
feya-refusal-unreachable = Ningún camino por agua lleva a { $cell }.


### Refusals: land, islands, celebrations

feya-refusal-cuts-off-boat = Poner tierra en { $cell } dejaría encerrado un bote.
feya-refusal-cuts-off-settlement = Poner tierra en { $cell } dejaría un asentamiento sin salida al agua abierta.
feya-refusal-cuts-off-temple = Poner tierra en { $cell } dejaría aislado un templo.
feya-refusal-joins-islands = Poner tierra en { $cell } uniría dos islas.
feya-refusal-navigation-at-end = La ficha de navegación ya está al final de su escala.
feya-refusal-no-fish-on-island = En la isla de { $island } no hay peces con los que celebrar.
feya-refusal-no-shrine-left = No quedan losetas de culto en la reserva.
feya-refusal-not-an-island = Ninguna isla lleva el nombre { $cell }.
feya-refusal-not-next-to-shrine = { $cell } no está junto a un culto.
feya-refusal-not-water = { $cell } no es agua libre.
feya-refusal-own-on-island = { $cell } pertenece a una isla donde este color ya tiene un asentamiento.
feya-refusal-totem-island = { $cell } pertenece a la isla del tótem: allí no se añade ningún culto.
feya-refusal-touches-no-island = { $cell } no toca ninguna isla.
feya-refusal-track-empty = No quedan asentamientos en esta fila: { $track }.


### Refusals: set-up, guides, positions

feya-refusal-clan-taken = Ese clan ya está elegido: { $clan }.
feya-refusal-guide-just-returned = Acabas de devolver esa carta: { $guide }. Elige otra.
feya-refusal-guide-not-in-display = Esa carta de guía no está disponible: { $guide }.
feya-refusal-not-a-neutral-clan = Este clan no tiene asentamientos neutrales en esta partida: { $clan }.
feya-refusal-problem = Esta posición no es posible: { $what } ({ $where }).
feya-refusal-special-tile-used = Esa loseta especial ya está puesta: { $tile }.
feya-refusal-start-tile-gone = El asentamiento inicial de esta fila ya está en el pantano: { $track }.
feya-refusal-wrong-order = El orden de turno debe nombrar cada asiento una vez.
feya-refusal-broken-initiative = El orden de turno no sigue la iniciativa de los guías.


### Refusals: what is wrong with a position

feya-refusal-broken-action = La acción en curso no encaja con la decisión abierta.
feya-refusal-broken-action-boat = El bote de la acción en curso no está en el pantano.
feya-refusal-broken-axolotls = Axolotes en total: { $found } en vez de { $expected }.
feya-refusal-broken-axolotls-placed = Axolotes colocados: { $found } en vez de { $expected }.
feya-refusal-broken-boat-on-shrine = Hay un bote sobre un culto: { $cell }.
feya-refusal-broken-boat-foreign = Hay un bote sobre un asentamiento ajeno: { $cell }.
feya-refusal-broken-boat-trapped = Un bote no tiene salida al agua abierta: { $cell }.
feya-refusal-broken-boats = Botes en el pantano: { $found } en vez de { $expected }.
feya-refusal-broken-boats-share = Dos botes comparten una casilla: { $cell }.
feya-refusal-broken-fish = Hay peces donde no hay asentamiento: { $cell }.
feya-refusal-broken-guide = Esta carta de guía no está en un solo lugar: { $guide } (lugares: { $found }).
feya-refusal-broken-guide-fish = Hay peces sobre una carta de guía que no está disponible: { $guide }.
feya-refusal-broken-islands = Islas: { $found } en vez de { $expected }.
feya-refusal-broken-land-on-temple = Hay tierra sobre un templo: { $cell }.
feya-refusal-broken-land-twice = Hay dos losetas de tierra en una casilla: { $cell }.
feya-refusal-broken-navigation = La ficha de navegación está más allá de su escala, que termina en el paso { $most }.
feya-refusal-broken-negative = Una reserva está por debajo de cero.
feya-refusal-broken-neutrals = Asentamientos o colores neutrales: { $found } en vez de { $expected }.
feya-refusal-broken-no-clan = Este asiento no tiene clan.
feya-refusal-broken-no-guide = Este asiento no tiene guía.
feya-refusal-broken-no-option = En esta decisión no hay nada que elegir: { $point }.
feya-refusal-broken-no-shrine = Esta tierra no pertenece a ninguna isla con culto: { $cell }.
feya-refusal-broken-over = El fin de la partida y las decisiones abiertas se contradicen.
feya-refusal-broken-pending = Esta decisión no puede estar abierta aquí: { $point }.
feya-refusal-broken-printed-shrine = Falta un culto impreso: { $cell }.
feya-refusal-broken-reserved = Hay una casilla reservada, pero nadie tiene al Líder.
feya-refusal-broken-round = La ronda { $found } de { $most } no encaja con las decisiones abiertas.
feya-refusal-broken-settlements = Asentamientos en el pantano: { $found } en vez de { $expected }.
feya-refusal-broken-shrine-tiles = Losetas de culto en total: { $found } en vez de { $expected }.
feya-refusal-broken-special = Esta loseta especial no está en un espacio abierto propio: { $tile }.
feya-refusal-broken-spent = Hay más trabajadores en casillas de acción que usados: { $found }, como máximo { $most }.
feya-refusal-broken-temple = Se han tomado más losetas de este templo de las que hay: { $temple }.
feya-refusal-broken-temples-apart = No todos los templos dan a la misma agua abierta.
feya-refusal-broken-tiles = Una loseta de bonificación está donde no puede estar.
feya-refusal-broken-tiles-left = Losetas de bonificación restantes: { $found } en vez de { $expected }.
feya-refusal-broken-totem = El tótem no está sobre una loseta de culto: { $cell }.
feya-refusal-broken-totem-setup = El tótem está sobre una loseta de culto puesta en la preparación: { $cell }.
feya-refusal-broken-track = De esta fila han salido más asentamientos de los que tiene: { $track }.
feya-refusal-broken-turn = No puede ser el turno del asiento { $seat }.
feya-refusal-broken-workers = Trabajadores del clan en total: { $found } en vez de { $expected }.


### Refusals: editions of the data

feya-refusal-data-cell-twice = Esta casilla se usa dos veces: { $cell }.
feya-refusal-data-count = Cantidad incorrecta ({ $what }): { $found } en vez de { $expected }.
feya-refusal-data-name-twice = Dos cosas tienen el mismo nombre: «{ $text }».
feya-refusal-data-no-board =
    { $players ->
        [one] No hay tablero para { $players } participante.
       *[other] No hay tablero para { $players } participantes.
    }
feya-refusal-data-off-board = Esta casilla queda fuera del tablero: { $cell }.
feya-refusal-data-stack-order = Las losetas de un templo deben ir con la de más PV arriba.
feya-refusal-data-start-not-leftmost = Un asentamiento inicial debe ser el primero por la izquierda de su fila.
feya-refusal-data-too-many = Demasiados ({ $what }): como máximo { $most }.


### Help: actions

feya-help-action-add_shrine = Ponlo donde tengas muchos asentamientos y otros aún quieran construir: allí construir cuesta { feya-count-gold } más, y cada asentamiento vale 1 PV más al final. El tótem va con el nuevo culto.
feya-help-action-build = Cada asentamiento abre un espacio de tu tablero: ingresos, capacidad de pesca, trabajadores, un tercer bote. Las islas con pocos cultos son baratas; las que tienen muchos valen más al final.
feya-help-action-celebrate = { $settlement } PV por cada asentamiento con peces de la isla, sea de quien sea; después cada clan gana { $own } PV por cada pez en sus propios asentamientos de allí. El tótem te da { $totem } PV más.
feya-help-action-fish = Mira qué peces son de la temporada y cuenta las casillas desde cada bote. Más botes y más capacidad de pesca se multiplican entre sí.
feya-help-action-improve_navigation = Todos tus botes llegan una casilla más lejos el resto de la partida, y cada avance da más PV que el anterior. Cuanto antes, mejor.
feya-help-action-navigate = La única manera de entrar en un templo y la única acción en la que un bote puede simplemente navegar. Ve adonde puedan empezar tus dos próximas acciones.
feya-help-action-trade = Un asentamiento vacío paga { feya-count-gold } por el primer pez, luego { $second }, luego { $third }: reparte tus peces. Un pez en tu propio asentamiento no da nada ahora, pero sí { $later } PV al final.
feya-help-pass = Quien pasa pronto elige antes entre losetas y guías; quien pasa al final coloca el culto de la ronda. Antes de pasar, cambia por maná los trabajadores de tu clan que no uses: vuelven igualmente.


### Help: guides

feya-help-guide-artist = Al pasar: { $vp } PV, y después puedes celebrar en una isla.
feya-help-guide-builder = La carta es tu propia casilla de Construir asentamiento: sin maná, un trabajador por ronda.
feya-help-guide-fisherman = Cada uno de tus botes pesca { feya-got-fish } más.
feya-help-guide-leader = Ingresos: puedes reservar una casilla de acción. Hasta que pases (o, con una opción de la mesa, durante toda la fase) nadie más puede usarla.
feya-help-guide-merchant = Ingresos: { feya-count-gold }.
feya-help-guide-monk = Ingresos: { feya-count-mana }.
feya-help-guide-sailor = Ingresos: { feya-count-steps } en la escala de navegación, con sus PV.
feya-help-guide-storyteller = Al pasar: tus losetas de templo dan { $vp } PV cada una.
feya-help-guide-warrior = Ingresos: { feya-got-axolotls }, mientras queden en la reserva.
feya-help-guide-wiseman = Al pasar: { $vp } PV por cada isla donde nadie tenga más asentamientos que tú.


### Help: bonuses of the clan board

feya-help-bonus-boat = El bote de este asentamiento va con él al pantano y navega desde tu próximo turno.
feya-help-bonus-catch =
    Desde ahora cada uno de tus botes pesca { $amount ->
        [one] { $amount } pez
       *[other] { $amount } peces
    } más.
feya-help-bonus-income_gold =
    { $amount ->
        [one] { $amount } oro
       *[other] { $amount } oros
    } en cada fase de ingresos desde la próxima.
feya-help-bonus-income_mana =
    { $amount ->
        [one] { $amount } gema de maná
       *[other] { $amount } gemas de maná
    } en cada fase de ingresos desde la próxima.
feya-help-bonus-income_navigation =
    { $amount ->
        [one] { $amount } paso
       *[other] { $amount } pasos
    } en la escala de navegación, con sus PV, en cada fase de ingresos desde la próxima.
feya-help-bonus-income_vp = { $amount } PV en cada fase de ingresos desde la próxima.
feya-help-bonus-navigation_now =
    De inmediato, { $amount ->
        [one] { $amount } paso
       *[other] { $amount } pasos
    } en la escala de navegación, con sus PV.
feya-help-bonus-none = Este espacio no da nada, pero lleva al siguiente.
feya-help-bonus-vp_celebrate = { $amount } PV inmediatos, y después puedes celebrar en una isla.
feya-help-bonus-wild = Elige ahora mismo una loseta especial de Salamandra sin usar: será el beneficio de este espacio.
feya-help-bonus-worker = Un trabajador nuevo para tu clan, listo desde tu próximo turno.


### Help: bonus tiles

feya-help-tile-r1_catch_1 = Desde la ronda { $round }, por un turno: cada uno de tus botes pesca { feya-got-fish } más.
feya-help-tile-r1_discount_2 = Desde la ronda { $round }, por un turno: cada asentamiento cuesta { feya-count-gold } menos.
feya-help-tile-r1_discount_3 = Desde la ronda { $round }, por un turno: cada asentamiento cuesta { feya-count-gold } menos.
feya-help-tile-r1_range_2 = Desde la ronda { $round }, por un turno: cada uno de tus botes llega hasta { feya-got-cells } más lejos.
feya-help-tile-r1_range_3 = Desde la ronda { $round }, por un turno: cada uno de tus botes llega hasta { feya-got-cells } más lejos.
feya-help-tile-r2_build = Desde la ronda { $round }: un turno con Construir asentamiento, sin trabajador ni casilla.
feya-help-tile-r2_celebrate = Desde la ronda { $round }: un turno con Celebrar, sin trabajador ni casilla.
feya-help-tile-r2_fish = Desde la ronda { $round }: un turno con Pescar, sin trabajador ni casilla.
feya-help-tile-r2_improve_navigation = Desde la ronda { $round }: un turno con Mejorar navegación, sin trabajador ni casilla.
feya-help-tile-r2_trade = Desde la ronda { $round }: un turno con Comerciar, sin trabajador ni casilla.
feya-help-tile-r3_gold_axolotl = Desde la ronda { $round }, una vez: paga { feya-count-gold } y toma { feya-got-axolotls }.
feya-help-tile-r3_gold_mana = Desde la ronda { $round }, una vez: paga { feya-count-gold } y toma { feya-count-mana }.
feya-help-tile-r3_mana_axolotl = Desde la ronda { $round }, una vez: paga { feya-count-mana } y toma { feya-got-axolotls }.
feya-help-tile-r3_mana_fish = Desde la ronda { $round }, una vez: paga { feya-count-mana } y toma { feya-got-fish }.
feya-help-tile-r3_mana_gold = Desde la ronda { $round }, una vez: paga { feya-count-mana } y toma { feya-count-gold }.
feya-help-tile-r4_vp_2 = { $vp } PV en cuanto la tomas.
feya-help-tile-r4_vp_3 = { $vp } PV en cuanto la tomas.
feya-help-tile-r4_vp_4 = { $vp } PV en cuanto la tomas.
feya-help-tile-r4_vp_5 = { $vp } PV en cuanto la tomas.
feya-help-tile-r4_vp_6 = { $vp } PV en cuanto la tomas.


### Help: races and trophies

feya-help-race-race_every_island =
    Ten { $count ->
        [one] un asentamiento
       *[other] { $count } asentamientos
    } en cada isla del pantano.
feya-help-race-race_five_on_one =
    Ten { $count ->
        [one] { $count } asentamiento
       *[other] { $count } asentamientos
    } en { $islands ->
        [one] una misma isla
       *[other] cada una de { $islands } islas
    }.
feya-help-race-race_navigation_four = Lleva tu ficha de navegación hasta +{ $count }.
feya-help-race-race_seven_fish = Pesca { feya-got-fish } en un turno con Pescar; solo cuenta lo que traen los botes.
feya-help-race-race_thirty_gold = Gana { feya-count-gold } por peces en un turno con Comerciar.
feya-help-race-race_three_on_three =
    Ten al menos { $count ->
        [one] { $count } asentamiento
       *[other] { $count } asentamientos
    } en cada una de { $islands ->
        [one] { $islands } isla
       *[other] { $islands } islas
    }.
feya-help-race-race_two_on_five =
    Ten al menos { $count ->
        [one] { $count } asentamiento
       *[other] { $count } asentamientos
    } en cada una de { $islands ->
        [one] { $islands } isla
       *[other] { $islands } islas
    }.
feya-help-race-race_two_workers = Desbloquea { feya-count-workers } en tu tablero de clan.

feya-help-trophy-trophy_largest_group = El número de asentamientos de tu mayor grupo conectado, multiplicado por sí mismo y por { $vp } PV. Los cultos no conectan.
feya-help-trophy-trophy_largest_island = { $vp } PV por cada asentamiento tuyo en la isla más grande; si hay varias igual de grandes, en todas.
feya-help-trophy-trophy_majority = { $vp } PV por cada isla donde nadie tenga más asentamientos que tú.
feya-help-trophy-trophy_single = Cada isla con un solo asentamiento tuyo da { $vp } PV.
feya-help-trophy-trophy_smallest_island = { $vp } PV por cada asentamiento tuyo en la isla más pequeña; si hay varias igual de pequeñas, en todas.
feya-help-trophy-trophy_temples = { $vp } PV por cada asentamiento tuyo junto a un templo.


### Help: what newcomers get wrong

feya-help-mistake-1 = Un bote que se mueve también debe actuar donde llega. Solo Navegar permite moverse sin más.
feya-help-mistake-2 = Un solo trabajador basta para todos tus botes: cada uno puede hacer la acción.
feya-help-mistake-3 = Un bote o un trabajador nuevo está listo desde tu próximo turno, no antes.
feya-help-mistake-4 = Un espacio de ingresos paga en la próxima fase de ingresos, no al abrirlo.
feya-help-mistake-5 = El oro por los peces sale de la reserva general. Quien tiene el asentamiento no paga nada, y ese pez le dará puntos más tarde.
feya-help-mistake-6 = Celebrar te da puntos por los asentamientos con peces de cualquier color; después cada clan puntúa sus propios peces de esa isla.
feya-help-mistake-7 = La tierra no debe unir dos islas ni encerrar un bote o un templo. Cuidado con los pasos estrechos.
feya-help-mistake-8 = Antes de pasar, cambia por maná los trabajadores de tu clan que no uses: vuelven igualmente. Los axolotes sin usar se quedan contigo.
feya-help-mistake-9 = ¿Sin trabajadores? Con { feya-count-mana } compras un axolote, y una loseta de la ronda 2 no necesita trabajador.
feya-help-mistake-10 = No elijas guía solo por su habilidad: el índice de navegación y el valor de asentamiento marcan toda la ronda, y sobre la carta puede haber peces.
feya-help-mistake-11 = Un nuevo culto encarece { feya-count-gold } cada asentamiento que se construya en su isla, y hace que cada uno valga 1 PV más al final.


### Help: the first game

feya-help-first-game-1 = Para empezar, el lado normal de los tableros y dos o tres participantes. Mira el pantano: cultos e islas, templos en el borde, peces de seis colores, casillas de acción.
feya-help-first-game-2 = Monje, Constructor y Cuentacuentos son buenas cartas para empezar: índice de navegación medio, coste medio. Con iniciativa baja se juega antes, pero se construye más caro.
feya-help-first-game-3 = Pon los botes cerca de los peces de la primera ronda y de asentamientos ajenos. El tercer asentamiento, donde te sea útil.
feya-help-first-game-4 = Empieza con Pescar o Construir asentamiento. Mira hasta dónde llegan tus botes, y usa los dos.
feya-help-first-game-5 = En el segundo turno haz la otra de las dos. Antes de construir, mira qué desbloquea cada una de las cuatro filas.
feya-help-first-game-6 = Después, Comerciar: lo que más rinde es dejar un pez en cada uno de varios asentamientos ajenos vacíos.
feya-help-first-game-7 = Al pasar tomas una loseta de bonificación y una nueva carta de guía. Fíjate en los peces que haya sobre las cartas.
feya-help-first-game-8 = En la ronda 2 prueba a Navegar hasta un templo, a Mejorar navegación y a hacer cambios.
feya-help-first-game-9 = En la ronda 3 prueba Celebrar y Añadir culto; mira antes cuántos puntos ganaría cada clan. No pierdas de vista las cartas de carrera.
feya-help-first-game-10 = En la ronda 4 mira qué daría el recuento final. Gasta tus losetas y piensa en las cartas de puntuación.


### Help: the notice

feya-help-reconstructed = El mapa, el orden de los beneficios en los tableros de clan y varios valores son una reconstrucción, no los impresos. Quien tenga la caja puede corregirlos en un archivo de datos.


### Added for the command line

feya-bonus-boat = bote
feya-bonus-catch = pesca +{ $amount }
feya-bonus-income_gold =
    { $amount ->
        [one] ingr. { $amount } oro
       *[other] ingr. { $amount } oros
    }
feya-bonus-income_mana = ingr. { $amount } maná
feya-bonus-income_navigation = ingr. navegación +{ $amount }
feya-bonus-income_vp = ingr. { $amount } PV
feya-bonus-navigation_now = navegación +{ $amount }
feya-bonus-none = –
feya-bonus-vp_celebrate = { $amount } PV y celebrar
feya-bonus-wild = loseta Salamandra
feya-bonus-worker = trabajador
feya-count-axolotls =
    { $axolotls ->
        [one] { $axolotls } axolote
       *[other] { $axolotls } axolotes
    }
feya-count-workers =
    { $workers ->
        [one] { $workers } trabajador
       *[other] { $workers } trabajadores
    }
feya-letter-blue = z
feya-letter-crocodile = C
feya-letter-frog = R
feya-letter-green = v
feya-letter-orange = n
feya-letter-purple = m
feya-letter-red = r
feya-letter-salamander = S
feya-letter-turtle = T
feya-letter-yellow = a
feya-short-fish =
    { $amount ->
        [one] { $amount } pez
       *[other] { $amount } peces
    }
feya-short-mana = { $amount } maná
feya-short-vp = { $amount } PV
feya-text-clan_board = Tablero de clan: { $clan }
feya-text-display = Guías disponibles
feya-text-free = libre
feya-text-guide = { $guide }: índice de navegación { $range }, asentamiento { $value }, pesca { $catch }, navegación +{ $navigation }
feya-text-guide_values = Iniciativa { $initiative }, índice de navegación { $range }, valor de asentamiento { $value }.
feya-text-head_clan = Clan
feya-text-head_end = si acabara ahora
feya-text-head_fish = peces
feya-text-head_guide = Guías
feya-text-head_initiative = inic.
feya-text-head_now = PV
feya-text-head_range = nav.
feya-text-head_value = valor
feya-text-no_guide = sin guía, navegación +{ $navigation }
feya-text-passed = han pasado
feya-text-races = Cartas de carrera
feya-text-round = Ronda { $round } de { $rounds }
feya-text-seasons = Se pesca: { $text }
feya-text-signs = [R]2 asentamiento con 2 peces, [R^ con un bote, (R) neutral, R^1 bote 1, m><> pez de esta ronda, m otro pez, ** culto, *@ culto con el tótem, #1 templo 1
feya-text-spaces = Casillas de acción
feya-text-supply = Reserva: { feya-count-axolotls }, losetas de culto: { $shrines }
feya-text-temple_tiles = templos { $text }
feya-text-temples = Templos
feya-text-tiles = Losetas de bonificación
feya-text-trophies = Cartas de puntuación
feya-welcome-1 = Guía a un clan del pantano durante cuatro rondas. Tus trabajadores envían los botes a pescar, a vender peces, a construir asentamientos y a visitar templos; las celebraciones y los nuevos cultos también dan puntos.
feya-welcome-2 = En cada ronda: ingresos y después una acción por turno, hasta que pases. Gana quien tenga más puntos de victoria (PV).
feya-uses-actions = Acciones (partidas: { $games })
feya-uses-guides = Guías tomados (partidas: { $games })
feya-uses-tiles_taken = Losetas de bonificación tomadas (partidas: { $games })
feya-uses-tiles_used = Losetas de bonificación usadas (partidas: { $games })

### What the coach counts of a seat

coach-item-feya-points = PV
coach-item-feya-island_values = PV por islas
coach-item-feya-trophies = PV por cartas de puntuación
coach-item-feya-fish_laid =
    { $amount ->
        [one] pez en tus asentamientos
       *[other] peces en tus asentamientos
    }
coach-item-feya-mana =
    { $amount ->
        [one] gema de maná
       *[other] gemas de maná
    }
coach-item-feya-gold =
    { $amount ->
        [one] oro
       *[other] oros
    }
coach-item-feya-fish =
    { $amount ->
        [one] pez para comerciar
       *[other] peces para comerciar
    }
coach-item-feya-actions =
    { $amount ->
        [one] acción en esta ronda
       *[other] acciones en esta ronda
    }
coach-item-feya-axolotls =
    { $amount ->
        [one] axolote guardado
       *[other] axolotes guardados
    }
coach-item-feya-navigation =
    { $amount ->
        [one] paso de navegación
       *[other] pasos de navegación
    }
coach-item-feya-temple_tiles =
    { $amount ->
        [one] loseta de templo
       *[other] losetas de templo
    }
coach-item-feya-in_season =
    { $amount ->
        [one] bote cerca de peces de esta ronda
       *[other] botes cerca de peces de esta ronda
    }
coach-item-feya-next_season =
    { $amount ->
        [one] bote cerca de peces de la próxima ronda
       *[other] botes cerca de peces de la próxima ronda
    }
coach-item-feya-temples_near =
    { $amount ->
        [one] templo al alcance
       *[other] templos al alcance
    }
coach-item-feya-feast = PV por la mejor celebración
coach-item-feya-group_room =
    { $amount ->
        [one] lugar para ampliar tu grupo
       *[other] lugares para ampliar tu grupo
    }
coach-item-feya-islands_led =
    { $amount ->
        [one] isla con mayoría
       *[other] islas con mayoría
    }
coach-item-feya-islands =
    { $amount ->
        [one] isla poblada
       *[other] islas pobladas
    }
coach-item-feya-races = cartas de carrera casi logradas
coach-item-feya-others = ventaja sobre los demás
coach-item-feya-tiles =
    { $amount ->
        [one] loseta de bonificación
       *[other] losetas de bonificación
    }
coach-item-feya-clan_board = tu tablero de clan
coach-item-feya-guide = el guía de la próxima ronda

### What a turn is called by the coach, and what is done in it

feya-plan-action = { $action }
feya-plan-pass = Pasar
feya-plan-temples =
    { $amount ->
        [one] un bote a un templo
       *[other] { $amount } botes a templos
    }
feya-plan-settle =
    { $amount ->
        [one] un asentamiento nuevo
       *[other] { $amount } asentamientos nuevos
    }
feya-plan-lay =
    { $amount ->
        [one] dejar un pez
       *[other] dejar { $amount } peces
    }
feya-plan-shrine =
    { $amount ->
        [one] un culto más
       *[other] { $amount } cultos más
    }
feya-plan-celebrate =
    { $amount ->
        [one] una celebración
       *[other] { $amount } celebraciones
    }
feya-plan-sail =
    { $amount ->
        [one] mover un bote
       *[other] mover { $amount } botes
    }
feya-plan-race = la carrera «{ $card }»
