### Endless Winter in Spanish.
###
### Names arrive translated; the id of a thing is in the parameter of the same name with _id added.

winter-title = Invierno sin fin: Paleoamericanos
winter-about = Guía a una tribu por cuatro rondas de una era glacial: reúne gente, caza, extiende tus campamentos, funda aldeas y levanta piedras y, con Ríos y balsas, baja por el río.

winter-preset-first = Primera partida: Ríos y balsas, el mismo comienzo para todos
winter-preset-base = Juego base
winter-preset-rivers = Ríos y balsas con dos hitos
winter-preset-warriors = Juego base con Guerreros
winter-preset-full = Todo: Ríos y balsas, tres hitos, Guerreros


### Helpers: said as part of other messages

winter-who =
    { $colour_id ->
        [rival] El rival
       *[other] { $colour }
    }
winter-price-food =
    { $food ->
        [one] { $food } comida
       *[other] { $food } comidas
    }
winter-price-tools =
    { $tools ->
        [one] { $tools } herramienta
       *[other] { $tools } herramientas
    }
winter-price-labour = { $labour } de trabajo
winter-effect-food =
    { $amount ->
        [one] +{ $amount } comida
       *[other] +{ $amount } comidas
    }
winter-effect-tools =
    { $amount ->
        [one] +{ $amount } herramienta
       *[other] +{ $amount } herramientas
    }
winter-effect-labour = +{ $amount } de trabajo
winter-effect-labour-column = +{ $amount } de trabajo ({ $column })
winter-effect-draw =
    { $amount ->
        [one] robar { $amount } carta
       *[other] robar { $amount } cartas
    }
winter-effect-vp = +{ $amount } PV
winter-effect-honor = +{ $amount } de Honor
winter-effect-sacrifice = +{ $amount } de Sacrificio
winter-effect-megalith = construir un megalito
winter-effect-camp = colocar un campamento
winter-effect-move =
    { $amount ->
        [one] { $amount } punto de movimiento
       *[other] { $amount } puntos de movimiento
    }
winter-effect-tip = usar un animal
winter-effect-hunt_deck = tomar el animal superior del mazo
winter-effect-hunt_open = tomar un animal a la vista
winter-effect-bury = enterrar una carta
winter-effect-fish =
    { $amount ->
        [one] sacar { $amount } ficha de pez
       *[other] sacar { $amount } fichas de pez
    }
winter-effect-swap =
    { $amount ->
        [one] cambiar { $amount } recurso
       *[other] cambiar hasta { $amount } recursos
    }
winter-effect-strength = +{ $amount } de fuerza
winter-effect-pay-food =
    { $amount ->
        [one] pagar { $amount } comida
       *[other] pagar { $amount } comidas
    }
winter-effect-pay-tools =
    { $amount ->
        [one] pagar { $amount } herramienta
       *[other] pagar { $amount } herramientas
    }
winter-effect-choose = una de varias bonificaciones
winter-effect-score_per =
    { $divisor ->
        [1] { $counter } ({ $amount } PV c/u)
       *[other] { $counter } ({ $amount } PV por cada { $divisor })
    }
winter-effect-score_per-at =
    { $divisor ->
        [1] { $counter } ({ $terrain }; { $amount } PV c/u)
       *[other] { $counter } ({ $terrain }; { $amount } PV por cada { $divisor })
    }
winter-effect-warrior_move = mover un campamento tuyo y otro ajeno
winter-effect-recruit = tomar una carta de tribu
winter-effect-to_hand_free = una carta de tribu a la mano sin comida extra
winter-effect-reshuffle_fish = todos los peces vuelven a la reserva
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
        [bonus_pay] una bonificación que tiene su precio
        [bonus_score_per] PV por lo que tienes
       *[other] { $effect }
    }
winter-base =
    { $place_id ->
        [b1] los hexágonos 1 y 4
        [b2] los hexágonos 1 y 2
        [b3] los hexágonos 2 y 3
        [b4] los hexágonos 3 y 7
        [b5] los hexágonos 16 y 19
        [b6] los hexágonos 18 y 19
        [b7] los hexágonos 17 y 18
        [b8] los hexágonos 13 y 17
       *[other] { $place }
    }
winter-place = { $place }


### Names: players, figures, resources

winter-name-red = Rojo
winter-name-yellow = Amarillo
winter-name-green = Verde
winter-name-blue = Azul
winter-name-rival = Rival

winter-name-member = miembro
winter-name-chief = jefe
winter-name-camp = campamento
winter-name-village = aldea
winter-name-raft = balsa
winter-name-food = comida
winter-name-tools = herramientas
winter-name-labour = trabajo
winter-name-vp = PV
winter-name-strength = fuerza
winter-name-influence = influencia


### Names: phases, columns, tracks

winter-name-setup = preparación de la partida
winter-name-action = fase de acciones
winter-name-eclipse = fase de eclipse
winter-name-eclipse_turn = turno de eclipse
winter-name-preparation = fase de preparación
winter-name-over = fin de la partida

winter-name-initiate = Iniciación
winter-name-develop = Desarrollar
winter-name-hunt = Cazar
winter-name-explore = Explorar
winter-name-rest = Descansar
winter-name-any = cualquier columna

winter-name-honor = Honor
winter-name-sacrifice = Sacrificio


### Names: starting and tribe cards

winter-name-forager = Recolector
winter-name-firekeeper = Guardiana del fuego
winter-name-daredevil = Valiente
winter-name-elder = Anciano
winter-name-crafter = Artesano
winter-name-hunter = Cazador
winter-name-explorer = Explorador
winter-name-shaman = Chamán
winter-name-warrior = Guerrero


### Names: culture cards

winter-name-ember_pouch = Bolsa de brasas
winter-name-bone_needles = Agujas de hueso
winter-name-spear_thrower = Lanzadardos
winter-name-flint_cores = Núcleos de sílex
winter-name-dried_meat = Carne seca
winter-name-hide_tents = Tiendas de piel
winter-name-trail_signs = Marcas del sendero
winter-name-forebear_tales = Relatos de los ancestros
winter-name-offering_fire = Hoguera de ofrendas
winter-name-standing_stones = Piedras hincadas
winter-name-herb_lore = Saber de hierbas
winter-name-drum_circle = Círculo de tambores
winter-name-snares = Trampas de lazo
winter-name-barter = Trueque
winter-name-burial_rite = Rito fúnebre
winter-name-shared_feast = Festín común
winter-name-ochre_marks = Marcas de ocre
winter-name-torch_march = Marcha de antorchas
winter-name-council_fire = Fuego del consejo
winter-name-knotted_cords = Cuerdas anudadas
winter-name-great_feast = Gran festín
winter-name-obsidian_blades = Hojas de obsidiana
winter-name-spear_band = Banda de lanceros
winter-name-long_houses = Casas largas
winter-name-star_paths = Sendas de estrellas
winter-name-cairns = Túmulos de piedra
winter-name-stone_circle = Círculo de piedras
winter-name-cult_of_forebears = Culto a los ancestros
winter-name-sun_offering = Ofrenda al sol
winter-name-spoken_law = Ley oral
winter-name-seasonal_stores = Reservas de temporada
winter-name-herd_drive = Batida
winter-name-smokehouse = Ahumadero
winter-name-trade_gathering = Feria de trueque
winter-name-great_burial = Gran entierro
winter-name-totem_carving = Talla de tótems
winter-name-painted_hides = Pieles pintadas
winter-name-war_paint = Pintura de guerra
winter-name-healing_songs = Cantos de sanación
winter-name-tamed_wolves = Lobos mansos


### Names: chiefs, setup cards

winter-name-ash_lance = Lanza de Fresno
winter-name-storm_voice = Voz de Tormenta
winter-name-grey_chisel = Cincel Gris
winter-name-quiet_moon = Luna Callada
winter-name-far_strider = Pie Viajero
winter-name-ash_lance_a = Lanza de Fresno, lado A
winter-name-ash_lance_b = Lanza de Fresno, lado B
winter-name-storm_voice_a = Voz de Tormenta, lado A
winter-name-storm_voice_b = Voz de Tormenta, lado B
winter-name-grey_chisel_a = Cincel Gris, lado A
winter-name-grey_chisel_b = Cincel Gris, lado B
winter-name-quiet_moon_a = Luna Callada, lado A
winter-name-quiet_moon_b = Luna Callada, lado B
winter-name-far_strider_a = Pie Viajero, lado A
winter-name-far_strider_b = Pie Viajero, lado B

winter-name-full_baskets = Cestas llenas
winter-name-sharp_edges = Filos agudos
winter-name-fresh_tracks = Huellas frescas
winter-name-long_walk = Larga marcha
winter-name-old_grief = Viejo duelo
winter-name-carried_fire = Fuego a cuestas
winter-name-first_stone = Primera piedra
winter-name-large_family = Gran familia

winter-name-rival_initiate_2 = carta del rival: Iniciación, fuerza { $strength }
winter-name-rival_initiate_4 = carta del rival: Iniciación, fuerza { $strength }
winter-name-rival_initiate_6 = carta del rival: Iniciación, fuerza { $strength }
winter-name-rival_develop_2 = carta del rival: Desarrollar, fuerza { $strength }
winter-name-rival_develop_4 = carta del rival: Desarrollar, fuerza { $strength }
winter-name-rival_develop_6 = carta del rival: Desarrollar, fuerza { $strength }
winter-name-rival_hunt_2 = carta del rival: Cazar, fuerza { $strength }
winter-name-rival_hunt_4 = carta del rival: Cazar, fuerza { $strength }
winter-name-rival_hunt_6 = carta del rival: Cazar, fuerza { $strength }
winter-name-rival_explore_2 = carta del rival: Explorar, fuerza { $strength }
winter-name-rival_explore_4 = carta del rival: Explorar, fuerza { $strength }
winter-name-rival_explore_6 = carta del rival: Explorar, fuerza { $strength }


### Names: animals, sacred stones

winter-name-mammoth = mamut
winter-name-ground_sloth = perezoso gigante
winter-name-woolly_rhino = rinoceronte lanudo
winter-name-sabre_tooth = dientes de sable
winter-name-glyptodon = gliptodonte
winter-name-sea_cow = vaca marina

winter-name-stone_forest = Piedra del bosque
winter-name-stone_plains = Piedra de la llanura
winter-name-stone_hills = Piedra de las colinas
winter-name-stone_mountains = Piedra de las montañas
winter-name-stone_tundra = Piedra de la tundra
winter-name-stone_camps = Piedra de los campamentos
winter-name-stone_species = Piedra de las bestias
winter-name-stone_graves = Piedra de las tumbas
winter-name-stone_builders = Piedra de los constructores
winter-name-stone_learning = Piedra del saber
winter-name-stone_great_villages = Gran piedra de las aldeas
winter-name-stone_great_species = Gran piedra de las bestias
winter-name-stone_great_builders = Gran piedra de los constructores
winter-name-stone_great_honor = Gran piedra del honor
winter-name-stone_great_sacrifice = Gran piedra del sacrificio
winter-name-stone_great_heartland = Piedra del interior
winter-name-stone_great_rim = Piedra del confín
winter-name-stone_great_tribe = Gran piedra de la tribu
winter-name-stone_great_learning = Gran piedra del saber
winter-name-stone_great_stores = Piedra de las reservas
winter-name-stone_landmarks = Piedra de los hitos


### Names: terrain, landmarks, fish

winter-name-forest = bosque
winter-name-plains = llanura
winter-name-hills = colinas
winter-name-mountains = montañas
winter-name-tundra = tundra
winter-name-glacier = glaciar
winter-name-forest_a = bosque A
winter-name-forest_b = bosque B
winter-name-forest_c = bosque C
winter-name-forest_d = bosque D
winter-name-plains_a = llanura A
winter-name-plains_b = llanura B
winter-name-plains_c = llanura C
winter-name-plains_d = llanura D
winter-name-hills_a = colinas A
winter-name-hills_b = colinas B
winter-name-hills_c = colinas C
winter-name-hills_d = colinas D
winter-name-mountains_a = montañas A
winter-name-mountains_b = montañas B
winter-name-mountains_c = montañas C
winter-name-mountains_d = montañas D
winter-name-tundra_a = tundra A
winter-name-tundra_b = tundra B
winter-name-tundra_c = tundra C
winter-name-tundra_d = tundra D
winter-name-glacier_a = glaciar A
winter-name-glacier_b = glaciar B
winter-name-glacier_c = glaciar C
winter-name-glacier_d = glaciar D
winter-name-printed_glacier = glaciar junto al río
winter-name-river = río
winter-name-landmark = hito

winter-name-volcano = Volcán
winter-name-mesa = Meseta
winter-name-arch = Arco
winter-name-monolith = Monolito
winter-name-tree = Árbol ancestral

winter-name-great_fish = gran pez
winter-name-fish_food2 =
    pez con { $amount ->
        [one] { $amount } comida
       *[other] { $amount } comidas
    }
winter-name-fish_mixed = pez con comida y herramienta
winter-name-fish_tools2 =
    pez con { $amount ->
        [one] { $amount } herramienta
       *[other] { $amount } herramientas
    }
winter-name-fish_food3 =
    pez con { $amount ->
        [one] { $amount } comida
       *[other] { $amount } comidas
    }
winter-name-fish_draw = pez con una carta
winter-name-fish_vp3 = pez con { $amount } PV
winter-name-fish_move = pez con movimientos
winter-name-fish_honor = pez con Honor
winter-name-fish_sacrifice = pez con Sacrificio
winter-name-fish_megalith = pez con un megalito


### Names: places

winter-name-h1 = hexágono 1
winter-name-h2 = hexágono 2
winter-name-h3 = hexágono 3
winter-name-h4 = hexágono 4
winter-name-h5 = hexágono 5
winter-name-h6 = hexágono 6
winter-name-h7 = hexágono 7
winter-name-h8 = hexágono 8
winter-name-h9 = hexágono 9
winter-name-h10 = hexágono 10
winter-name-h11 = hexágono 11
winter-name-h12 = hexágono 12
winter-name-h13 = hexágono 13
winter-name-h14 = hexágono 14
winter-name-h15 = hexágono 15
winter-name-h16 = hexágono 16
winter-name-h17 = hexágono 17
winter-name-h18 = hexágono 18
winter-name-h19 = hexágono 19
winter-name-base_tile = loseta base
winter-name-start_base = base inicial
winter-name-headwaters = nacimiento del río
winter-name-delta_tile = delta
winter-name-course_1 = posición 1 del río
winter-name-course_2 = posición 2 del río
winter-name-course_3 = posición 3 del río
winter-name-course_4 = posición 4 del río
winter-name-course_5 = posición 5 del río

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
winter-name-square_a1 = cuadrado desde A1
winter-name-square_a2 = cuadrado desde A2
winter-name-square_a3 = cuadrado desde A3
winter-name-square_a4 = cuadrado desde A4
winter-name-square_a5 = cuadrado desde A5
winter-name-square_a6 = cuadrado desde A6
winter-name-square_a7 = cuadrado desde A7
winter-name-square_a8 = cuadrado desde A8
winter-name-square_b1 = cuadrado desde B1
winter-name-square_b2 = cuadrado desde B2
winter-name-square_b3 = cuadrado desde B3
winter-name-square_b4 = cuadrado desde B4
winter-name-square_b5 = cuadrado desde B5
winter-name-square_b6 = cuadrado desde B6
winter-name-square_b7 = cuadrado desde B7
winter-name-square_b8 = cuadrado desde B8
winter-name-square_c1 = cuadrado desde C1
winter-name-square_c2 = cuadrado desde C2
winter-name-square_c3 = cuadrado desde C3
winter-name-square_c4 = cuadrado desde C4
winter-name-square_c5 = cuadrado desde C5
winter-name-square_c6 = cuadrado desde C6
winter-name-square_c7 = cuadrado desde C7
winter-name-square_c8 = cuadrado desde C8
winter-name-square_d1 = cuadrado desde D1
winter-name-square_d2 = cuadrado desde D2
winter-name-square_d3 = cuadrado desde D3
winter-name-square_d4 = cuadrado desde D4
winter-name-square_d5 = cuadrado desde D5
winter-name-square_d6 = cuadrado desde D6
winter-name-square_d7 = cuadrado desde D7
winter-name-square_d8 = cuadrado desde D8

winter-name-hand = mano
winter-name-played = cartas jugadas
winter-name-discard = descarte
winter-name-starting_deck = mazo inicial
winter-name-grave = tumba
winter-name-draw_pile = mazo
winter-name-pile = montón del eclipse


### Names: sources of points

winter-name-villages = aldeas
winter-name-megaliths = megalitos: bonificaciones
winter-name-idols = pasos en las sendas
winter-name-terrain = terreno
winter-name-landmarks = hitos
winter-name-fish = peces
winter-name-delta = delta
winter-name-stones = piedras sagradas
winter-name-income = ingresos
winter-name-culture = cartas de cultura: efectos
winter-name-other = otras bonificaciones
winter-name-animals = conjuntos de animales
winter-name-tribe_cards = cartas de tribu
winter-name-culture_cards = cartas de cultura
winter-name-megaliths_end = megalitos
winter-name-level = bonificación del nivel


### What a line of the score sheet is counted from

winter-piece-count =
    { $count ->
        [1] { $thing }
       *[other] { $thing } × { $count }
    }
winter-piece-honor = cartas enterradas { $count } × { $each }
winter-piece-honor_steps = pasos de Honor { $count } × { $each }
winter-piece-sacrifice = comida y herramientas { $count } ÷ { $each }
winter-piece-megaliths = megalitos de nivel { $level }, { $count } × { $each }


### Names: decisions

winter-name-chief_side = lado del jefe
winter-name-setup_card = carta de preparación
winter-name-setup_recruit = carta de tribu de la preparación
winter-name-base_place = base inicial
winter-name-figure = figura
winter-name-culture_payment = carta que se descarta
winter-name-chief_use = bonificación del jefe
winter-name-box = casilla de la columna
winter-name-recruit_stack = pila de tribu
winter-name-recruit_to = mano o descarte
winter-name-culture_buy = carta de cultura
winter-name-culture_to = mano o descarte
winter-name-stone_take = piedra sagrada
winter-name-animal_open = animal a la vista
winter-name-animal_deck = animal superior
winter-name-camp_entry = lugar del campamento
winter-name-move_piece = pieza que se mueve
winter-name-move_target = adónde se mueve
winter-name-village_place = cruce de la aldea
winter-name-village_piece = campamento o balsa
winter-name-bury_card = carta que se entierra
winter-name-tip_animal = animal que se usa
winter-name-megalith_place = lugar del megalito
winter-name-effect_option = elección de bonificación
winter-name-effect_pay = pago por una bonificación
winter-name-swap_amount = recursos que se cambian
winter-name-eclipse_pile = cartas para el montón del eclipse
winter-name-eclipse_ability = habilidad en el eclipse
winter-name-warrior_own = pieza propia del Guerrero
winter-name-warrior_other = campamento ajeno
winter-name-warrior_target = adónde se aparta el campamento
winter-name-terrain_hex = hexágono siguiente

winter-name-culture_play = carta de cultura que se juega
winter-name-deck = mazo
winter-name-decline = renuncia
winter-name-destination = mano o descarte
winter-name-end_turn = fin del turno
winter-name-labour_card = carta por su trabajo
winter-name-fish_discard = descarte de peces
winter-name-bonus = bonificación

winter-name-recruit = carta de tribu
winter-name-buy_culture = carta de cultura
winter-name-hunt_open = animal a la vista
winter-name-hunt_deck = animal superior
winter-name-place_camp = campamento
winter-name-move = movimiento
winter-name-bury = enterrar
winter-name-take_stone = piedra sagrada
winter-name-tip = usar un animal
winter-name-found_village = aldea
winter-name-first = casilla 3


### Names: effects, what is counted

winter-name-bonus_food = comida
winter-name-bonus_tools = herramientas
winter-name-bonus_labour = trabajo
winter-name-bonus_draw = cartas
winter-name-bonus_vp = PV
winter-name-bonus_honor = Honor
winter-name-bonus_sacrifice = Sacrificio
winter-name-bonus_megalith = megalito
winter-name-bonus_camp = campamento
winter-name-bonus_move = movimiento
winter-name-bonus_tip = usar un animal
winter-name-bonus_hunt_deck = animal superior
winter-name-bonus_hunt_open = animal a la vista
winter-name-bonus_bury = enterrar
winter-name-bonus_fish = peces
winter-name-bonus_swap = cambio de recursos
winter-name-bonus_strength = fuerza
winter-name-bonus_pay = bonificación de pago
winter-name-bonus_choose = elección de bonificación
winter-name-bonus_score_per = PV
winter-name-bonus_warrior_move = movimiento del Guerrero
winter-name-bonus_recruit = carta de tribu
winter-name-bonus_to_hand_free = paso gratuito a la mano
winter-name-bonus_reshuffle_fish = regreso de los peces
winter-name-bonus_end = nada

winter-name-village_touching = aldeas junto a un terreno
winter-name-camp_on_map = campamentos en el mapa
winter-name-camp_on_board = campamentos en el tablero
winter-name-central_hex_with_camp = hexágonos centrales con campamento
winter-name-edge_hex_with_camp = hexágonos exteriores con campamento
winter-name-camp_on_hex = campamentos en el hexágono
winter-name-species = especies
winter-name-buried_card = cartas enterradas
winter-name-megalith = megalitos
winter-name-culture_card = cartas de cultura
winter-name-tribe_card = cartas de tribu
winter-name-honor_step = pasos de Honor
winter-name-sacrifice_step = pasos de Sacrificio
winter-name-central_hex_led = hexágonos centrales dominados
winter-name-edge_hex_present = hexágonos exteriores con influencia
winter-name-resource = recursos
winter-name-stone = piedras sagradas
winter-name-counter = lo que se cuenta
winter-name-pay = precio y bonificación
winter-name-options = posibilidades
winter-name-argument = tipo de terreno

winter-name-counter_village = aldeas
winter-name-counter_village_touching = aldeas contiguas
winter-name-counter_camp_on_map = campamentos en el mapa
winter-name-counter_camp_on_board = campamentos en el tablero
winter-name-counter_central_hex_with_camp = hexágonos centrales con campamento
winter-name-counter_edge_hex_with_camp = hexágonos exteriores con campamento
winter-name-counter_camp_on_hex = campamentos en el hexágono
winter-name-counter_species = especies
winter-name-counter_buried_card = cartas enterradas
winter-name-counter_megalith = megalitos
winter-name-counter_culture_card = cartas de cultura
winter-name-counter_tribe_card = cartas de tribu
winter-name-counter_honor_step = pasos de Honor
winter-name-counter_sacrifice_step = pasos de Sacrificio
winter-name-counter_central_hex_led = hexágonos centrales dominados
winter-name-counter_edge_hex_present = hexágonos exteriores con influencia
winter-name-counter_resource = recursos


### Questions

winter-question-chief_side =
    { $players ->
        [1] ¿Qué lado de tu jefe eliges?
       *[other] ¿Qué lado de tu jefe eliges? Es secreto hasta que termine la elección.
    }
winter-question-setup_card = ¿Qué carta de preparación tomas?
winter-question-setup_recruit = ¿Qué carta de tribu se une a tu mazo?
winter-question-base_place = ¿Dónde pones tu base inicial?
winter-question-figure = ¿Qué figura colocas y dónde? Antes puedes jugar cartas de cultura.
winter-question-culture_payment = ¿Qué carta descartas para jugar «{ $card }»?
winter-question-chief_use = ¿Usas la bonificación de tu jefe?
winter-question-box =
    { $column_id ->
        [rest] Has descansado. ¿Terminas tu turno?
       *[other] { $column }, casilla { $number }: ¿qué haces? Trabajo: { $labour }
    }
winter-question-recruit_stack = ¿Qué carta de tribu tomas?
winter-question-recruit_to = ¿Adónde va la carta «{ $card }»?
winter-question-culture_buy = ¿Qué carta de cultura compras?
winter-question-culture_to = ¿Adónde va la carta «{ $card }»?
winter-question-stone_take = ¿Qué piedra sagrada tomas?
winter-question-animal_open = ¿Qué animal tomas?
winter-question-animal_deck = ¿Tomas el animal superior del mazo?
winter-question-camp_entry = ¿Dónde colocas el campamento?
winter-question-move_piece =
    { $points ->
        [one] ¿Qué mueves? Te queda { $points } punto de movimiento.
       *[other] ¿Qué mueves? Te quedan { $points } puntos de movimiento.
    }
winter-question-move_target =
    { $place_id ->
        [raft] ¿Adónde va tu balsa?
        [start_base] ¿Adónde va el campamento que está en la base inicial?
       *[other] ¿Adónde va el campamento del { $place }?
    }
winter-question-village_place = ¿En qué cruce fundas la aldea?
winter-question-village_piece = Un campamento y tu balsa están en el mismo hexágono. ¿Cuál usas para la aldea?
winter-question-bury_card = ¿Qué carta entierras?
winter-question-tip_animal = ¿Qué animal usas?
winter-question-megalith_place = ¿Dónde construyes el megalito?
winter-question-effect_option = ¿Qué bonificación tomas?
winter-question-effect_pay = ¿Pagas por la bonificación?
winter-question-swap_amount =
    { $most ->
        [one] ¿Cambias un recurso por uno del otro tipo? Como máximo { $most }
       *[other] ¿Cuántos recursos cambias por otros del otro tipo? Como máximo { $most }
    }
winter-question-eclipse_pile =
    { $players ->
        [1] ¿Qué cartas pones en tu montón del eclipse?
       *[other] ¿Qué cartas pones en tu montón del eclipse? Son secretas hasta que termine la elección.
    }
winter-question-eclipse_ability = ¿Qué habilidad usas ahora?
winter-question-warrior_own = Guerrero: ¿qué pieza tuya mueves?
winter-question-warrior_other = Guerrero: ¿qué campamento de un adversario mueves?
winter-question-warrior_target = Guerrero: ¿adónde?
winter-question-terrain_hex = ¿De qué hexágono tomas ahora la bonificación?
winter-question-game_over = La partida ha terminado.


### Options

winter-option-decline = No, gracias
winter-option-back = Volver
winter-option-chief_side =
    { $chief_id ->
        [ash_lance_a] { $chief }: trabajo en Cazar
        [ash_lance_b] { $chief }: usar un animal y Sacrificio en Cazar
        [storm_voice_a] { $chief }: trabajo en Iniciación
        [storm_voice_b] { $chief }: paso a la mano más barato en Iniciación, fuerza al descansar
        [grey_chisel_a] { $chief }: herramientas en Desarrollar
        [grey_chisel_b] { $chief }: un megalito por una herramienta en Desarrollar
        [quiet_moon_a] { $chief }: Honor o Sacrificio por comida en cualquier columna
        [quiet_moon_b] { $chief }: una carta por comida en cualquier columna
        [far_strider_a] { $chief }: movimientos en Explorar
        [far_strider_b] { $chief }: un campamento en Explorar
       *[other] { $chief }
    }
winter-option-setup_card =
    { $card_id ->
        [full_baskets] { $card }: sobre todo comida
        [sharp_edges] { $card }: comida y muchas herramientas
        [fresh_tracks] { $card }: recursos y un animal
        [long_walk] { $card }: recursos, un campamento y un movimiento
        [old_grief] { $card }: recursos y un Recolector enterrado
        [carried_fire] { $card }: recursos y Sacrificio
        [first_stone] { $card }: recursos y un megalito
        [large_family] { $card }: recursos y una carta de tribu
       *[other] { $card }
    }
winter-option-base_place = Base inicial junto a { winter-base }
winter-option-figure =
    { $column_id ->
        [rest] Hacer descansar al { $figure }
       *[other] Colocar al { $figure }: { $column }
    }
winter-option-figure-first = Colocar al { $figure }: { $column } (primero)
winter-option-culture_play = Jugar «{ $card }»
winter-option-culture_play-paid = Jugar «{ $card }» y descartar otra carta por ella
winter-option-culture_payment = Descartar «{ $card }»
winter-option-chief_use = Usar al jefe: { winter-effect }
winter-option-labour_card = Jugar «{ $card }»: +{ winter-price-labour }
winter-option-first = Usar la casilla 3 ({ $column }): { winter-effect } y más
winter-option-next = Pasar a la casilla { $number }
winter-option-end_turn =
    { $labour ->
        [0] Terminar el turno
        [one] Terminar el turno; se pierde { $labour } de trabajo
       *[other] Terminar el turno; se pierden { $labour } de trabajo
    }
winter-forgoes-box = La casilla { $number } ({ $column }) es gratis para ti y está sin usar.
winter-forgoes-labour = Aún puedes usar trabajo ({ $labour }); lo que quede se pierde al acabar el turno.
winter-forgoes-pile = No pones ninguna carta para el Eclipse.
winter-option-deed-recruit = Tomar una carta de tribu: { winter-price-labour }, { winter-price-food }
winter-option-deed-buy_culture = Comprar una carta de cultura
winter-option-deed-hunt_open = Cazar un animal a la vista: { winter-price-labour }, { winter-price-tools }
winter-option-deed-hunt_deck = Cazar el animal oculto: { winter-price-labour }, { winter-price-tools }
winter-option-deed-place_camp = Colocar un campamento: { winter-price-labour }, { winter-price-food }
winter-option-deed-move = Mover un campamento o la balsa: { winter-price-labour }
winter-option-deed-bury = Enterrar una carta
winter-option-deed-take_stone = Tomar una piedra sagrada: { winter-price-tools }
winter-option-deed-tip = Usar un animal
winter-option-deed-found_village = Fundar una aldea
winter-option-recruit_stack =
    { $left ->
        [one] { $card } (queda { $left })
       *[other] { $card } (quedan { $left })
    }
winter-option-to_discard = Al descarte
winter-option-to_hand-food =
    { $price ->
        [0] A la mano, esta vez sin pagar más
        [one] A la mano, −{ $price } comida
       *[other] A la mano, −{ $price } comidas
    }
winter-option-to_hand-tools =
    { $price ->
        [one] A la mano, −{ $price } herramienta
       *[other] A la mano, −{ $price } herramientas
    }
winter-option-culture_buy = { $card } (lugar { $place }): { winter-price-labour }, { winter-price-tools }; vale { $points } PV
winter-option-stone_take = Tomar la { $stone }
winter-option-animal_open = Tomar: { $species } (lugar { $place })
winter-option-animal_deck = Tomar el animal superior
winter-option-camp_entry =
    { $place_id ->
        [base_tile] En la loseta base
        [start_base] En tu base inicial
       *[other] Junto a tu balsa, { $place }
    }
winter-option-move-stop = No mover nada más
winter-option-move_piece =
    { $place_id ->
        [raft] Mover tu balsa
        [start_base] Mover el campamento que está en la base inicial
       *[other] Mover el campamento del { $place }
    }
winter-option-move_target =
    { $cost ->
        [one] Al { winter-place }: { $cost } punto de movimiento
       *[other] Al { winter-place }: { $cost } puntos de movimiento
    }
winter-option-village_place = Entre los hexágonos { $junction }
winter-option-village-camp = El campamento
winter-option-village-raft = La balsa, que vuelve al nacimiento del río
winter-option-bury_card =
    { $zone_id ->
        [hand] «{ $card }» de la mano
        [played] «{ $card }», jugada en este turno
        [discard] «{ $card }» del descarte
       *[other] «{ $card }» del mazo
    }
winter-option-tip_animal = Usar: { $species } (tienes { $held })
winter-option-megalith-space = Espacio { $space }: { winter-effect }
winter-option-megalith-square = Encima, { $square }: +{ $points } PV
winter-option-effect = Tomar la bonificación: { winter-effect }
winter-option-pay-food =
    { $price ->
        [one] Pagar { $price } comida: { winter-effect }
       *[other] Pagar { $price } comidas: { winter-effect }
    }
winter-option-pay-tools =
    { $price ->
        [one] Pagar { $price } herramienta: { winter-effect }
       *[other] Pagar { $price } herramientas: { winter-effect }
    }
winter-option-swap-food =
    { $number ->
        [one] { $number } comida por { $number } herramienta
       *[other] { $number } comidas por { $number } herramientas
    }
winter-option-swap-tools =
    { $number ->
        [one] { $number } herramienta por { $number } comida
       *[other] { $number } herramientas por { $number } comidas
    }
winter-option-eclipse_pile = Poner «{ $card }» (fuerza { $strength })
winter-option-pile_done =
    { $cards ->
        [0] No poner ninguna carta
        [one] Listo: { $cards } carta
       *[other] Listo: { $cards } cartas
    }
winter-option-eclipse_ability =
    { $card_id ->
        [elder] { $card }: enterrar una carta o ganar Honor
        [hunter] { $card }: cazar el animal superior por una herramienta o usar un animal
        [shaman] { $card }: ganar Sacrificio u Honor
       *[other] { $card }: { winter-effect }
    }
winter-option-abilities_done = No usar más habilidades
winter-option-warrior_other =
    { $place_id ->
        [start_base] { $owner }: el campamento que está en la base inicial
       *[other] { $owner }: el campamento del { $place }
    }
winter-option-warrior_target = Al { winter-place }
winter-option-terrain_hex = Bonificación del { $place }: { $tile }
winter-option-terrain_rest = Todos los demás en el orden de los hexágonos


### Facts

winter-fact-round_begins = Empieza la ronda { $amount }.
winter-fact-eclipse_begins = Eclipse de la ronda { $amount }
winter-fact-era_changes = Empieza la era II.
winter-fact-game_over = La partida ha terminado.
winter-fact-order = Orden de turno: { $colour }, fuerza { $amount }
winter-fact-chief_dealt = { winter-who } recibe un jefe: { $chief }.
winter-fact-side_chosen = Tu elección: { $chief }
winter-fact-side_sealed = { winter-who } ha elegido un lado de su jefe.
winter-fact-side_shown = { winter-who } juega con { $chief }.
winter-fact-setup_card_laid = Carta de preparación a la vista: { $card }
winter-fact-setup_card = { winter-who } toma la carta de preparación «{ $card }».
winter-fact-base_set = { winter-who } pone su base inicial junto a { winter-base }.
winter-fact-culture_laid = Nueva carta de cultura en el lugar { $place }: { $card }
winter-fact-animal_laid = Nuevo animal en el lugar { $place }: { $species }
winter-fact-animals_shuffled =
    { $amount ->
        [one] El descarte de animales forma un mazo nuevo de { $amount } carta.
       *[other] El descarte de animales forma un mazo nuevo de { $amount } cartas.
    }
winter-fact-figure =
    { $column_id ->
        [rest] { winter-who }: el { $figure } descansa.
       *[other] { winter-who } coloca al { $figure }: { $column }.
    }
winter-fact-culture_played = { winter-who } juega «{ $card }».
winter-fact-culture_paid = { winter-who } descarta «{ $card }».
winter-fact-labour_card = { winter-who } juega «{ $card }» por su trabajo.
winter-fact-turn_ended = { winter-who } termina su turno.
winter-fact-food =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } comida
       *[other] { winter-who }: { $sign }{ $amount } comidas
    }
winter-fact-tools =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } herramienta
       *[other] { winter-who }: { $sign }{ $amount } herramientas
    }
winter-fact-labour = { winter-who }: { $sign }{ $amount } de trabajo
winter-fact-strength = { winter-who }: { $sign }{ $amount } de fuerza
winter-fact-vp = { winter-who }: { $sign }{ $amount } PV ({ $source })
winter-fact-honor = { winter-who }: paso { $step } de Honor
winter-fact-sacrifice = { winter-who }: paso { $step } de Sacrificio
winter-fact-drew =
    { $amount ->
        [one] { winter-who } roba { $amount } carta.
       *[other] { winter-who } roba { $amount } cartas.
    }
winter-fact-drew_card = Robas «{ $card }».
winter-fact-shuffled =
    { $amount ->
        [one] { winter-who } baraja un mazo nuevo de { $amount } carta.
       *[other] { winter-who } baraja un mazo nuevo de { $amount } cartas.
    }
winter-fact-recruited =
    { $zone_id ->
        [hand] { winter-who } toma una carta de tribu para la mano: { $card }.
        [discard] { winter-who } toma una carta de tribu para el descarte: { $card }.
       *[other] { winter-who } toma una carta de tribu para el mazo: { $card }.
    }
winter-fact-culture_bought =
    { $zone_id ->
        [hand] { winter-who } toma una carta de cultura para la mano: { $card }.
       *[other] { winter-who } toma una carta de cultura: { $card }.
    }
winter-fact-stone_taken = { winter-who } toma la { $stone }.
winter-fact-stone_removed = La { $stone } deja la partida.
winter-fact-tribe_card_removed = Una carta deja la partida: { $card }.
winter-fact-animal = { winter-who } toma un animal: { $species }.
winter-fact-tipped = { winter-who } usa un animal: { $species }.
winter-fact-buried = { winter-who } entierra «{ $card }».
winter-fact-camp_placed =
    { $place_id ->
        [base_tile] { winter-who } coloca un campamento en la loseta base.
        [start_base] { winter-who } coloca un campamento en su base inicial.
       *[other] { winter-who } coloca un campamento en el { $place }.
    }
winter-fact-camp_moved =
    { $start_id ->
        [start_base] { winter-who }: un campamento va de la base inicial al { $place }.
       *[other] { winter-who }: un campamento va del { $start } al { $place }.
    }
winter-fact-raft_moved =
    { $place_id ->
        [headwaters] { winter-who }: la balsa está en el nacimiento del río.
        [delta_tile] { winter-who }: la balsa llega al delta.
       *[other] { winter-who }: la balsa va al { $place }.
    }
winter-fact-village = { winter-who } funda una aldea entre los hexágonos { $junction }.
winter-fact-megalith =
    { $amount ->
        [1] { winter-who } construye un megalito en el espacio { $space }.
       *[other] { winter-who } construye un megalito en el nivel { $amount }: { $space }.
    }
winter-fact-bonus_lost = { winter-who } no puede usar una bonificación: { $effect }.
winter-fact-pile_card = Pones en tu montón del eclipse: { $card }
winter-fact-pile_closed = { winter-who } ha elegido para el eclipse.
winter-fact-pile_shown =
    { $amount ->
        [1] { winter-who } muestra «{ $card }».
       *[other] { winter-who } muestra «{ $card }» × { $amount }.
    }
winter-fact-ability = { winter-who } usa una habilidad: { $card }.
winter-fact-terrain = { winter-who } domina el { $place }: { $tile }.
winter-fact-fish_drawn = { winter-who } saca un { $token }.
winter-fact-fish_shuffled =
    { $amount ->
        [one] Vuelven todos los peces: { $amount } ficha en la reserva.
       *[other] Vuelven todos los peces: { $amount } fichas en la reserva.
    }
winter-fact-rival_card = Carta del rival: { $column }, fuerza { $amount }


### Lo que ha hecho un jugador, tras su nombre o solo debajo de él; .you se dirige al lector

winter-told-ability = usa una habilidad: { $card }
    .you = usas una habilidad: { $card }
winter-told-animal = toma un animal: { $species }
    .you = tomas un animal: { $species }
winter-told-base_set = pone su base inicial junto a { winter-base }
    .you = pones tu base inicial junto a { winter-base }
winter-told-bonus_lost = no puede usar una bonificación: { $effect }
    .you = no puedes usar una bonificación: { $effect }
winter-told-buried = entierra «{ $card }»
    .you = entierras «{ $card }»
winter-told-camp_moved =
    { $start_id ->
        [start_base] lleva un campamento de la base inicial al { $place }
       *[other] lleva un campamento del { $start } al { $place }
    }
    .you =
        { $start_id ->
            [start_base] llevas un campamento de la base inicial al { $place }
           *[other] llevas un campamento del { $start } al { $place }
        }
winter-told-camp_placed =
    { $place_id ->
        [base_tile] coloca un campamento en la loseta base
        [start_base] coloca un campamento en su base inicial
       *[other] coloca un campamento en el { $place }
    }
    .you =
        { $place_id ->
            [base_tile] colocas un campamento en la loseta base
            [start_base] colocas un campamento en tu base inicial
           *[other] colocas un campamento en el { $place }
        }
winter-told-chief_dealt = recibe un jefe: { $chief }
    .you = recibes un jefe: { $chief }
winter-told-culture_bought = toma una carta de cultura: { $card }
    .you = tomas una carta de cultura: { $card }
winter-told-culture_paid = descarta «{ $card }»
    .you = descartas «{ $card }»
winter-told-culture_played = juega «{ $card }»
    .you = juegas «{ $card }»
winter-told-drew =
    { $amount ->
        [one] roba { $amount } carta
       *[other] roba { $amount } cartas
    }
    .you =
        { $amount ->
            [one] robas { $amount } carta
           *[other] robas { $amount } cartas
        }
winter-told-figure =
    { $column_id ->
        [rest] hace descansar al { $figure }
       *[other] coloca al { $figure }: { $column }
    }
    .you =
        { $column_id ->
            [rest] haces descansar al { $figure }
           *[other] colocas al { $figure }: { $column }
        }
winter-told-fish_drawn = saca un { $token }
    .you = sacas un { $token }
winter-told-honor = llega al paso { $step } de Honor
    .you = llegas al paso { $step } de Honor
winter-told-labour_card = juega «{ $card }» por su trabajo
    .you = juegas «{ $card }» por su trabajo
winter-told-megalith =
    { $amount ->
        [1] construye un megalito en el espacio { $space }
       *[other] construye un megalito en el nivel { $amount }: { $space }
    }
    .you =
        { $amount ->
            [1] construyes un megalito en el espacio { $space }
           *[other] construyes un megalito en el nivel { $amount }: { $space }
        }
winter-told-pile_closed = ha elegido para el eclipse
    .you = has elegido para el eclipse
winter-told-pile_shown =
    { $amount ->
        [1] muestra «{ $card }»
       *[other] muestra «{ $card }» × { $amount }
    }
    .you =
        { $amount ->
            [1] muestras «{ $card }»
           *[other] muestras «{ $card }» × { $amount }
        }
winter-told-raft_moved =
    { $place_id ->
        [headwaters] tiene la balsa en el nacimiento del río
        [delta_tile] lleva la balsa al delta
       *[other] lleva la balsa al { $place }
    }
    .you =
        { $place_id ->
            [headwaters] tienes la balsa en el nacimiento del río
            [delta_tile] llevas la balsa al delta
           *[other] llevas la balsa al { $place }
        }
winter-told-recruited =
    { $zone_id ->
        [hand] recluta para la mano: { $card }
       *[other] recluta: { $card }
    }
    .you =
        { $zone_id ->
            [hand] reclutas para la mano: { $card }
           *[other] reclutas: { $card }
        }
winter-told-sacrifice = llega al paso { $step } de Sacrificio
    .you = llegas al paso { $step } de Sacrificio
winter-told-setup_card = toma la carta de preparación «{ $card }»
    .you = tomas la carta de preparación «{ $card }»
winter-told-shuffled = baraja un mazo nuevo
    .you = barajas un mazo nuevo
winter-told-side_sealed = ha elegido un lado de su jefe
    .you = has elegido un lado de tu jefe
winter-told-side_shown = juega con { $chief }
    .you = juegas con { $chief }
winter-told-stone_taken = toma la { $stone }
    .you = tomas la { $stone }
winter-told-terrain = domina el { $place }: { $tile }
    .you = dominas el { $place }: { $tile }
winter-told-tipped = usa un animal: { $species }
    .you = usas un animal: { $species }
winter-told-turn_ended = termina su turno
    .you = terminas tu turno
winter-told-village = funda una aldea entre los hexágonos { $junction }
    .you = fundas una aldea entre los hexágonos { $junction }


### Refusals: setup, turns, cards

winter-refusal-base-too-near = Una base inicial ya toca uno de { winter-base }.
winter-refusal-setup-card-gone = Esta carta de preparación no está a la vista: { $card }.
winter-refusal-figure-placed =
    { $figure_id ->
        [chief] Tu jefe ya está colocado.
       *[other] Tus miembros de la tribu ya están colocados.
    }
winter-refusal-game-over = La partida ha terminado.
winter-refusal-not-your-turn = Le toca a otro: { $colour }.
winter-refusal-not-in-hand = Esta carta no está en tu mano: { $card }.
winter-refusal-no-card-to-pay = Para otra carta de cultura necesitas una carta más que descartar.
winter-refusal-no-labour-on-rest = Al descansar no se juegan cartas por su trabajo.
winter-refusal-no-labour = No tienes suficiente trabajo: necesitas { $price } y tienes { $found }.
winter-refusal-no-food = No tienes suficiente comida: necesitas { $price } y tienes { $found }.
winter-refusal-no-tools = No tienes suficientes herramientas: necesitas { $price } y tienes { $found }.
winter-refusal-no-next-box = No hay otra casilla.
winter-refusal-other-box = Eso pertenece a otra casilla.
winter-refusal-not-first = Tu figura no fue la primera de esta columna.
winter-refusal-not-usable = Ahora no puedes usar esta bonificación.
winter-refusal-place-empty = El lugar { $place } está vacío.
winter-refusal-too-many-swapped = Así puedes cambiar { $most } como máximo.


### Refusals: tribe, culture, stones, animals, burying

winter-refusal-stacks-empty = Todas las pilas de tribu están vacías.
winter-refusal-stack-empty = Esta pila está vacía: { $card }.
winter-refusal-no-culture-affordable = No puedes pagar ninguna carta de cultura a la vista: tienes { winter-price-labour } y { winter-price-tools }.
winter-refusal-no-stone-left = No quedan piedras sagradas de esta era.
winter-refusal-no-animal = No hay ningún animal que tomar.
winter-refusal-no-untipped-animal = No tienes ningún animal sin usar.
winter-refusal-no-such-animal = No tienes ningún animal sin usar de esta especie: { $species }.
winter-refusal-nothing-to-bury = No tienes ninguna carta que enterrar.
winter-refusal-not-buried-from-there = No puedes enterrar esta carta desde ahí: { $card }.


### Refusals: map, megaliths, Eclipse

winter-refusal-no-camp-left = No te quedan campamentos en el tablero.
winter-refusal-no-entry = Ahí no puedes colocar un campamento.
winter-refusal-nothing-to-move = No tienes nada que mover.
winter-refusal-no-such-piece =
    { $place_id ->
        [raft] No hay ninguna balsa que mover.
        [start_base] No hay ningún campamento en la base inicial.
       *[other] No hay tal campamento en el { $place }.
    }
winter-refusal-no-way-there = Con un movimiento no se llega allí.
winter-refusal-glacier-too-dear =
    { $price ->
        [one] Entrar en un glaciar cuesta { $price } punto de movimiento.
       *[other] Entrar en un glaciar cuesta { $price } puntos de movimiento, más de los que tienes.
    }
winter-refusal-no-village-left = No te quedan aldeas.
winter-refusal-no-junction = No puedes fundar una aldea: en ningún cruce libre tienes campamentos en los tres hexágonos.
winter-refusal-junction-taken = En este cruce ya hay una aldea.
winter-refusal-junction-at-base-tile = Una aldea no puede tocar la loseta base.
winter-refusal-camps-missing = No tienes campamentos en los tres hexágonos de este cruce.
winter-refusal-no-megalith-left = No te quedan megalitos.
winter-refusal-square-closed = Aquí no puedes construir encima: hacen falta cuatro megalitos sin nada encima.
winter-refusal-space-taken = Ahí ya hay un megalito.
winter-refusal-space-apart = Este espacio no toca ningún megalito.
winter-refusal-not-on-pile = Esta carta no está en tu montón del eclipse: { $card }.
winter-refusal-ability-not-usable = Ahora no se puede usar esta habilidad: { $card }.
winter-refusal-hex-not-led = No dominas el { $place } o ya has tomado su bonificación.


### Refusals: editions of the data, positions

winter-refusal-bad-seat = En esta mesa no existe el asiento { $seat }.
winter-refusal-data-count = Cantidad incorrecta ({ $what }): { $found } en vez de { $expected }.
winter-refusal-data-name-twice = Dos cosas tienen el mismo nombre: «{ $text }».


### Refusals: what is wrong with a position

winter-refusal-broken-animals = Los animales de una especie no cuadran: { $found } en vez de { $expected }.
winter-refusal-broken-base = Falta una base inicial o está donde no puede.
winter-refusal-broken-camps = Campamentos de un participante: { $found } en vez de { $expected }.
winter-refusal-broken-cards = Las cartas de una clase no cuadran: { $found } en vez de { $expected }.
winter-refusal-broken-chief = Falta un jefe o dos participantes tienen el mismo.
winter-refusal-broken-culture = Una carta de cultura está en dos lugares, en ninguno o es de otra era.
winter-refusal-broken-eclipse = Lo anotado sobre el eclipse no encaja con este momento.
winter-refusal-broken-figures = Las figuras colocadas no encajan con el turno.
winter-refusal-broken-fish = Las fichas de pez no cuadran: { $found } en vez de { $expected }.
winter-refusal-broken-known = Lo que se sabe de un mazo no encaja con sus cartas.
winter-refusal-broken-map = Las losetas del mapa no cumplen las reglas.
winter-refusal-broken-megaliths = Los megalitos del recinto no cumplen las reglas.
winter-refusal-broken-order = Cada participante debe estar una vez en el orden de turno.
winter-refusal-broken-over = El fin de la partida y las decisiones abiertas se contradicen.
winter-refusal-broken-pending = Esta decisión no puede estar abierta aquí: { $point }.
winter-refusal-broken-raft = Una balsa está donde no puede estar.
winter-refusal-broken-range = { $found } es demasiado o demasiado poco: se puede de 0 a { $most }.
winter-refusal-broken-rival = Lo anotado sobre el rival no puede ser.
winter-refusal-broken-rival-cards = Cartas del rival aún sin revelar: { $found } en vez de { $expected }.
winter-refusal-broken-round = La ronda { $found } de { $most } no encaja con las decisiones abiertas.
winter-refusal-broken-sealed = Las elecciones secretas no encajan con la decisión abierta.
winter-refusal-broken-setup = Lo anotado sobre la preparación no encaja con este momento.
winter-refusal-broken-stones = Una piedra sagrada está en dos lugares, en ninguno o donde no puede.
winter-refusal-broken-stones-dealt = Piedras sagradas de una era, a la vista y de los jugadores: { $found }, como máximo { $most }.
winter-refusal-broken-turn = Lo anotado sobre el turno no encaja con este momento.
winter-refusal-broken-villages = Las aldeas no encajan con sus cruces.
winter-refusal-culture-on-pile = En un montón del eclipse nunca hay cartas de cultura.


### The table as text

winter-count-points = { $points } PV
winter-count-food =
    { $amount ->
        [one] { $amount } comida
       *[other] { $amount } comidas
    }
winter-count-tools =
    { $amount ->
        [one] { $amount } herramienta
       *[other] { $amount } herramientas
    }
winter-count-labour = { $amount } de trabajo
winter-count-honor = Honor { $amount }
winter-count-sacrifice = Sacrificio { $amount }
winter-count-camps =
    { $amount ->
        [one] { $amount } campamento en el tablero
       *[other] { $amount } campamentos en el tablero
    }
winter-count-megaliths =
    { $amount ->
        [one] { $amount } megalito construido
       *[other] { $amount } megalitos construidos
    }
winter-count-hand =
    { $amount ->
        [one] { $amount } carta en la mano
       *[other] { $amount } cartas en la mano
    }
winter-count-deck =
    { $amount ->
        [one] { $amount } carta en el mazo
       *[other] { $amount } cartas en el mazo
    }
winter-count-graves =
    { $amount ->
        [one] { $amount } carta enterrada
       *[other] { $amount } cartas enterradas
    }
winter-text-round =
    { $phase_id ->
        [over] Ronda { $round }, era { $era }: la partida ha terminado
       *[other] Ronda { $round }, era { $era }: { $phase }
    }
winter-text-order = Orden de turno: { $text }
winter-text-signs = 1:2 = el jugador 1 tiene 2 de influencia, R = rival; en la loseta base, una cifra por campamento
winter-text-villages = Aldeas
winter-text-rafts = Balsas (0 nacimiento, 6 delta)
winter-text-culture = Cartas de cultura (lugar, nombre, trabajo/herramientas)
winter-text-stones = Piedras sagradas
winter-text-animals = Animales a la vista
winter-text-stacks = Pilas de tribu
winter-text-hand = Mano
winter-text-head_player = Jugador
winter-text-head_points = PV ahora
winter-text-head_end = al final
winter-uses-culture = Cartas de cultura jugadas (partidas: { $games })
winter-uses-figures = Columnas de las figuras (partidas: { $games })
winter-uses-recruits = Cartas de tribu tomadas (partidas: { $games })
winter-uses-setup_cards = Cartas de preparación tomadas (partidas: { $games })
winter-uses-tipped = Animales usados (partidas: { $games })


### Help: phases and turns

winter-help-phase-action = Mira dónde no hay nadie todavía: la casilla 3 es solo para la primera figura de la ronda. Cuenta trabajo, comida y herramientas antes de colocar una figura; el trabajo no se guarda.
winter-help-phase-eclipse = Las cartas que te quedan en la mano sirven ahora: dan orden de turno y habilidades. Pero las que pongas aquí te faltarán en la ronda siguiente.
winter-help-phase-preparation =
    Robas { $drawn ->
        [one] { $drawn } carta
       *[other] { $drawn } cartas
    } además de las que conservaste. Los animales y cartas de cultura más antiguos se van.
winter-help-culture = Tu primera carta de cultura del turno es gratuita; cada carta adicional cuesta otra de tu mano.
winter-help-labour = Las cartas dan trabajo solo para este turno. Un especialista da más en su columna.
winter-help-end = Al final cuentan los animales, las cartas, la tumba con el Honor, los recursos con el Sacrificio y los megalitos.
winter-help-solo = Juegas contra el rival, que sigue sus cartas. Supera su puntuación; su nivel le suma puntos al final.


### Help: decisions and rounds

winter-help-pile = Pon lo que apenas echarás de menos. Cada carta suma su trabajo normal a tu fuerza y te presta su habilidad; las que conservas siguen en tu mano.
winter-help-terrain = Cada hexágono que dominas paga una vez. Toma pronto las cartas y los movimientos, para poder usar aún lo que traen.
winter-help-village = Busca un cruce al que solo le falte un campamento. Rinden más las aldeas que aún tienen rondas por delante.
winter-help-megalith = En el nivel 1, junto a otro, un megalito da la bonificación de su espacio. Encima de cuatro da { $vp } PV y { $each } más por cada uno tuyo de color que tenga debajo.
winter-help-move = Extiende tus campamentos antes del eclipse, pues paga cada hexágono que dominas. Júntalos alrededor de un cruce si quieres una aldea.
winter-help-bury = Entierra la carta más floja: tu mazo mejora, das un paso de Honor y la tumba puntúa al final.
winter-help-tip = Usa lo que necesitas ahora; guarda la especie de la que quieres un conjunto grande.
winter-help-stone = Toma una piedra cuya condición ya cumples. Cuanto antes la tengas, más veces puntúa.
winter-help-round-1 = Ronda 1: toma dos o tres especialistas, usa un animal si te falta comida y pon en marcha un primer campamento.
winter-help-round-2 = Ronda 2: una piedra sagrada puntúa todavía tres veces. Las cartas y piedras de la era I se van tras esta ronda.
winter-help-round-3 = Ronda 3: ha empezado la era II. Funda aldeas que aún dominen en dos eclipses y compra cartas de cultura por sus puntos.
winter-help-round-4 = Ronda 4: ya no hay nada que guardar. Cuenta lo que aún puntúa: conjuntos, cartas, Honor con la tumba, recursos, megalitos.


### Help: columns and actions

winter-help-column-initiate = Suma gente a tu tribu y entierra la carta más floja. Al principio, dos o tres especialistas a la mano compensan enseguida.
winter-help-column-develop = Compra cartas de cultura y toma una piedra sagrada. Una piedra temprana paga en cada eclipse.
winter-help-column-hunt = Toma animales: uno a la vista por más trabajo, el que no se ve por menos. Después puedes usar uno por su beneficio.
winter-help-column-explore = Coloca campamentos y muévelos; después funda una aldea donde tengas campamentos en los tres hexágonos de un cruce.
winter-help-column-rest = Usa un animal, roba cartas y gana fuerza para el eclipse. Conviene si la mano está vacía o importa el orden de turno.

winter-help-deed-recruit = Al descarte la carta es más barata; a la mano cuesta más comida, pero se puede jugar de inmediato.
winter-help-deed-buy_culture = El precio está en la carta. Comprada para la mano, se puede jugar desde tu turno siguiente.
winter-help-deed-hunt_open = Ves lo que te llevas: reúne una especie, pues un conjunto crece de valor.
winter-help-deed-hunt_deck = Más barato, pero tomas lo que salga.
winter-help-deed-place_camp = El campamento entra por la loseta base; con Ríos y balsas, por tu base inicial o junto a tu balsa. Cada campamento fuera del tablero descubre ingresos.
winter-help-deed-move = Un punto mueve un campamento a un hexágono vecino, { $glacier } a un glaciar. Con Ríos y balsas un punto mueve también la balsa.
winter-help-deed-bury = La carta deja de estorbar, das un paso de Honor y al final puntúa según tu Honor.
winter-help-deed-take_stone = La piedra puntúa en cada uno de tus eclipses, ya en el de esta ronda.
winter-help-deed-tip = Ganas el beneficio una vez, pero el animal deja su conjunto para siempre.
winter-help-deed-found_village = Tres campamentos vuelven a casa; la aldea queda hasta el final y da { $influence } de influencia en cada uno de sus tres hexágonos.
winter-help-deed-first = Una bonificación para quien llega primero a esta columna en la ronda.


### Help: map, river, tracks, megaliths

winter-help-terrain-forest = Sobre todo comida para quien lo domina en el eclipse.
winter-help-terrain-plains = Comida y algo más para quien la domina en el eclipse.
winter-help-terrain-hills = Herramientas para quien las domina en el eclipse.
winter-help-terrain-mountains = Un megalito o puntos para quien las domina en el eclipse.
winter-help-terrain-tundra = Cartas o un paso en una senda para quien la domina en el eclipse.
winter-help-terrain-glacier =
    Puntos para quien lo domina en el eclipse. Entrar cuesta { $moves ->
        [one] { $moves } punto de movimiento
       *[other] { $moves } puntos de movimiento
    }.
winter-help-terrain-river = Una ficha de pez al azar para quien lo domina en el eclipse. Por aquí viajan las balsas.
winter-help-terrain-base_tile = Por aquí entran los campamentos. No da nada, nadie tiene influencia en ella y ninguna aldea puede tocarla.

winter-help-landmark-volcano = { $vp } PV por cada campamento que siga en tu tablero.
winter-help-landmark-mesa = { $vp } PV por cada hexágono central con un campamento tuyo.
winter-help-landmark-arch = { $vp } PV por cada hexágono exterior con un campamento tuyo.
winter-help-landmark-monolith = { $vp } PV por cada campamento tuyo en este hexágono.
winter-help-landmark-tree = { $vp } PV por cada aldea tuya junto a un hexágono de río.


winter-help-raft = Río abajo basta un punto de movimiento para cualquier distancia; río arriba, para una posición. En un hexágono de río la balsa cuenta como campamento; en cada ronda vuelve al nacimiento.
winter-help-delta = Al final de tu propio turno de eclipse: si ninguna balsa está más cerca del delta que la tuya, { $raft } PV por ella y { $camp } por cada campamento tuyo en hexágonos de río.
winter-help-start_base = Por aquí o junto a tu balsa entran tus campamentos. Nada de lo que hay en ella cuenta, y ningún campamento vuelve a ella.
winter-help-influence = Un campamento da { $camp } de influencia, la balsa { $raft } y una aldea { $village } en cada uno de sus hexágonos. Domina quien más tiene; si hay empate, todos.
winter-help-track-honor = Al final cada carta enterrada vale de { $least } a { $most } PV, según lo lejos que hayas llegado aquí.
winter-help-track-sacrifice = Al final la comida y las herramientas se convierten en PV, tanto mejor cuanto más lejos hayas llegado aquí.
winter-help-megaliths = { winter-help-megalith }
winter-help-strength = La fuerza decide el nuevo orden de turno: cartas del eclipse, figuras que descansan y algunas otras cartas.


### Help: what newcomers get wrong

winter-help-mistake-1 = Las cartas que no juegas quedan en tu mano. No hace falta gastarlo todo.
winter-help-mistake-2 = Solo es gratuita la primera carta de cultura del turno; cada carta adicional cuesta otra de tu mano.
winter-help-mistake-3 = La casilla 3 es solo para la primera figura de esa columna en la ronda. Mira dónde no hay nadie todavía.
winter-help-mistake-4 = El trabajo desaparece al final del turno. Primero cuenta, después juega cartas.
winter-help-mistake-5 = Un especialista vale más solo en su propia columna.
winter-help-mistake-6 = Un animal usado deja su conjunto para siempre.
winter-help-mistake-7 = Una aldea nueva manda a casa tres campamentos y sus ingresos cesan; pero mantiene { $influence } de influencia en tres hexágonos hasta el final.
winter-help-mistake-8 = En el juego base ninguna aldea puede tocar la loseta del medio.
winter-help-mistake-9 = Las cartas de tribu sin jugar no se desperdician: en el eclipse dan orden de turno y habilidades.
winter-help-mistake-10 = Ríos y balsas: un movimiento lleva la balsa río abajo tan lejos como quieras, río arriba solo una posición. Vuelve a casa en cada ronda; los campamentos no.
winter-help-mistake-11 = Se puede colocar un campamento junto a la balsa: es la manera más rápida de cruzar el mapa.
winter-help-mistake-12 = En el delta importa quién está más cerca al final de tu propio turno de eclipse.


### Help: the first game

winter-help-first-game-1 = Coloca un miembro en Iniciación, juega dos Recolectores, toma un Cazador para la mano y entierra un Recolector. Si tu figura es la primera allí, usa también la casilla 3.
winter-help-first-game-2 = Ahora Cazar con el nuevo Cazador: trabajo y una herramienta dan un animal. Úsalo por su comida o guárdalo para un conjunto.
winter-help-first-game-3 = Explora con lo que queda: coloca un campamento y mueve uno. Los campamentos entran por la loseta del medio.
winter-help-first-game-4 = El eclipse: pon una o varias cartas en el montón. Dan fuerza y habilidades; después vienen los hexágonos que dominas y los ingresos de tu tablero.
winter-help-first-game-5 =
    Robas { $drawn ->
        [one] { $drawn } carta nueva
       *[other] { $drawn } cartas nuevas
    }; las que conservaste siguen contigo.
winter-help-first-game-6 = Desarrollar: toma una primera piedra sagrada y compra una carta de cultura. La jugarás al principio de un turno posterior.
winter-help-first-game-7 = Cambia la era: las cartas y piedras de la era I a la vista se van, las tuyas quedan.
winter-help-first-game-8 = Pregúntate en cada turno: ¿qué columnas siguen sin primera figura?, ¿qué aldea está a un movimiento?
winter-help-first-game-9 = El final: al marcador se suman animales, cartas, Honor, Sacrificio y megalitos. En la ronda 4 piensa en estas cinco cosas antes de cada turno.


### Help: the notice

winter-help-reconstructed = No se disponía de los valores impresos del juego base: sus cartas, precios, sendas, piedras, bonificaciones de terreno y el modo en solitario son una reconstrucción con nombres inventados por nosotros. Lo que dice el reglamento de Ríos y balsas se conserva. Quien tenga la caja puede corregir los valores en un archivo de datos.

winter-welcome-1 = Guías a una tribu en una era glacial sin fin. Reúne gente, aprende, caza, extiende tus campamentos por el mapa y funda aldeas, entierra a tus muertos y levanta piedras a los ídolos.
winter-welcome-2 = En cada una de las cuatro rondas: coloca tres figuras y juega cartas por su trabajo; después el eclipse decide el orden de turno y te paga por los hexágonos que dominas. Gana quien tiene más puntos de victoria (PV).

### What the coach counts of a seat

coach-item-winter-points = PV
coach-item-winter-cards =
    { $amount ->
        [one] carta en mano
       *[other] cartas en mano
    }
coach-item-winter-animals =
    { $amount ->
        [one] animal
       *[other] animales
    }
coach-item-winter-graves =
    { $amount ->
        [one] carta enterrada
       *[other] cartas enterradas
    }
coach-item-winter-idols = ídolos de Honor y Sacrificio
coach-item-winter-megaliths =
    { $amount ->
        [one] megalito
       *[other] megalitos
    }
coach-item-winter-stones =
    { $amount ->
        [one] piedra sagrada
       *[other] piedras sagradas
    }
coach-item-winter-strength =
    { $amount ->
        [one] fuerza
       *[other] fuerza
    }
coach-item-winter-food =
    { $amount ->
        [one] comida
       *[other] comidas
    }
coach-item-winter-tools =
    { $amount ->
        [one] herramienta
       *[other] herramientas
    }
coach-item-winter-land = las tierras que dominas
coach-item-winter-camps =
    { $amount ->
        [one] campamento en el mapa
       *[other] campamentos en el mapa
    }

### What a turn is called by the coach, and what is done in it

winter-plan-column = { $column }
winter-plan-recruit =
    { $amount ->
        [one] reclutar una carta
       *[other] reclutar { $amount } cartas
    }
winter-plan-recruit_card =
    { $amount ->
        [one] reclutar: { $card }
       *[other] reclutar: { $card } × { $amount }
    }
winter-plan-bury_card =
    { $amount ->
        [one] enterrar: { $card }
       *[other] enterrar: { $card } × { $amount }
    }
winter-plan-buy =
    { $amount ->
        [one] una carta de cultura
       *[other] { $amount } cartas de cultura
    }
winter-plan-hunt =
    { $amount ->
        [one] un animal
       *[other] { $amount } animales
    }
winter-plan-camp =
    { $amount ->
        [one] colocar un campamento
       *[other] colocar { $amount } campamentos
    }
winter-plan-village =
    { $amount ->
        [one] fundar una aldea
       *[other] fundar { $amount } aldeas
    }
winter-plan-megalith =
    { $amount ->
        [one] construir un megalito
       *[other] construir { $amount } megalitos
    }
winter-plan-move =
    { $amount ->
        [one] mover un campamento una vez
       *[other] mover campamentos { $amount } veces
    }
winter-plan-raft =
    { $amount ->
        [one] mover la balsa
       *[other] mover la balsa { $amount } veces
    }
winter-plan-stone =
    { $amount ->
        [one] tomar una piedra sagrada
       *[other] tomar { $amount } piedras sagradas
    }
winter-plan-bury =
    { $amount ->
        [one] enterrar una carta
       *[other] enterrar { $amount } cartas
    }
winter-plan-tip =
    { $amount ->
        [one] usar un animal
       *[other] usar { $amount } animales
    }
winter-plan-play =
    { $amount ->
        [one] jugar una carta de cultura
       *[other] jugar { $amount } cartas de cultura
    }
winter-plan-labour =
    { $amount ->
        [one] jugar una carta por { $labour } de trabajo
       *[other] jugar { $amount } cartas por { $labour } de trabajo
    }
