### Felinia in Spanish.
###
### Names arrive translated; the id of a thing is in the parameter of the same name with _id added.

felinia-title = Felinia
felinia-about = Puja por mercancías en el mercado de Katzburg, compra plazas en los barcos e instala a tus mercaderes en una isla de gatos.

felinia-preset-first = Primera partida: el juego básico
felinia-preset-advanced = Juego avanzado: mapa mayor, comida, castillos
felinia-preset-expert = Para expertos: juego avanzado, próxima cubierta a la vista
felinia-preset-expert_basic = Para expertos: juego básico, próxima cubierta a la vista


### Helpers: said as part of other messages

felinia-who = { $colour }
felinia-count-coins =
    { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    }
felinia-count-price =
    { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }
felinia-way =
    { $food ->
        [0] { $province }
        [one] { $province }, −{ $food } comida
       *[other] { $province }, −{ $food } comidas
    }
felinia-symbol =
    { $symbol_id ->
        [coin] { $amount ->
            [one] +{ $amount } moneda
           *[other] +{ $amount } monedas
        }
        [spice] { $amount ->
            [one] +{ $amount } especia
           *[other] +{ $amount } especias
        }
        [gold] { $amount ->
            [one] +{ $amount } oro
           *[other] +{ $amount } oros
        }
        [food] { $amount ->
            [one] +{ $amount } comida
           *[other] +{ $amount } comidas
        }
        [goods] { $amount ->
            [one] +{ $amount } mercancía al azar
           *[other] +{ $amount } mercancías al azar
        }
        [castle] cartas de castillo
       *[other] +{ $amount } { $symbol }
    }
felinia-thing =
    { $thing_id ->
        [coin] una moneda
        [spice] una especia
        [goods] una loseta de mercancía
        [castle] una carta de castillo
       *[other] { $thing }
    }
felinia-good-taken = { $good }


### Names: players and things

felinia-name-red = Rojo
felinia-name-blue = Azul
felinia-name-green = Verde
felinia-name-yellow = Amarillo

felinia-name-cloth = telas
felinia-name-glassware = cristalería
felinia-name-books = libros
felinia-name-wine = vino
felinia-name-watches = relojes

felinia-name-coin = moneda
felinia-name-spice = especias
felinia-name-gold = oro
felinia-name-food = comida
felinia-name-goods = mercancías
felinia-name-castle = castillo


### Names: Katzburg, phases

felinia-name-stall_1 = puesto 1
felinia-name-stall_2 = puesto 2
felinia-name-stall_3 = puesto 3
felinia-name-stall_4 = puesto 4
felinia-name-stall_5 = puesto 5
felinia-name-guild = gremio
felinia-name-income = ingresos

felinia-name-pier_1 = muelle 1
felinia-name-pier_2 = muelle 2
felinia-name-pier_3 = muelle 3
felinia-name-pier_4 = muelle 4

felinia-name-bidding = pujas
felinia-name-trading = comercio
felinia-name-exploring = exploración
felinia-name-storing = almacén
felinia-name-preparing = preparación


### Names: kings, countries, ships, deck tiles

felinia-name-lion = León
felinia-name-tiger = Tigre
felinia-name-cheetah = Guepardo
felinia-name-panther = Pantera
felinia-name-lynx = Lince

felinia-name-lion_country = País del León
felinia-name-tiger_country = País del Tigre
felinia-name-cheetah_country = País del Guepardo
felinia-name-panther_country = País de la Pantera
felinia-name-lynx_country = País del Lince

felinia-name-ship_lion = Rey León
felinia-name-ship_tiger = Rey Tigre
felinia-name-ship_cheetah = Rey Guepardo
felinia-name-ship_panther = Rey Pantera
felinia-name-ship_lynx = Rey Lince

felinia-name-deck_lion_1 = Rey León 1
felinia-name-deck_lion_2 = Rey León 2
felinia-name-deck_lion_3 = Rey León 3
felinia-name-deck_lion_4 = Rey León 4
felinia-name-deck_tiger_1 = Rey Tigre 1
felinia-name-deck_tiger_2 = Rey Tigre 2
felinia-name-deck_tiger_3 = Rey Tigre 3
felinia-name-deck_tiger_4 = Rey Tigre 4
felinia-name-deck_cheetah_1 = Rey Guepardo 1
felinia-name-deck_cheetah_2 = Rey Guepardo 2
felinia-name-deck_cheetah_3 = Rey Guepardo 3
felinia-name-deck_cheetah_4 = Rey Guepardo 4
felinia-name-deck_panther_1 = Rey Pantera 1
felinia-name-deck_panther_2 = Rey Pantera 2
felinia-name-deck_panther_3 = Rey Pantera 3
felinia-name-deck_panther_4 = Rey Pantera 4
felinia-name-deck_lynx_1 = Rey Lince 1
felinia-name-deck_lynx_2 = Rey Lince 2
felinia-name-deck_lynx_3 = Rey Lince 3
felinia-name-deck_lynx_4 = Rey Lince 4

felinia-name-grey = reverso gris
felinia-name-blue_back = reverso azul


### Names: trade tokens, special tokens, bonus tiles

felinia-name-lion_token_1 = ficha 1 del País del León
felinia-name-lion_token_2 = ficha 2 del País del León
felinia-name-lion_token_3 = ficha 3 del País del León
felinia-name-lion_token_4 = ficha 4 del País del León
felinia-name-lion_token_5 = ficha 5 del País del León
felinia-name-lion_token_6 = ficha 6 del País del León
felinia-name-tiger_token_1 = ficha 1 del País del Tigre
felinia-name-tiger_token_2 = ficha 2 del País del Tigre
felinia-name-tiger_token_3 = ficha 3 del País del Tigre
felinia-name-tiger_token_4 = ficha 4 del País del Tigre
felinia-name-tiger_token_5 = ficha 5 del País del Tigre
felinia-name-tiger_token_6 = ficha 6 del País del Tigre
felinia-name-cheetah_token_1 = ficha 1 del País del Guepardo
felinia-name-cheetah_token_2 = ficha 2 del País del Guepardo
felinia-name-cheetah_token_3 = ficha 3 del País del Guepardo
felinia-name-cheetah_token_4 = ficha 4 del País del Guepardo
felinia-name-cheetah_token_5 = ficha 5 del País del Guepardo
felinia-name-cheetah_token_6 = ficha 6 del País del Guepardo
felinia-name-panther_token_1 = ficha 1 del País de la Pantera
felinia-name-panther_token_2 = ficha 2 del País de la Pantera
felinia-name-panther_token_3 = ficha 3 del País de la Pantera
felinia-name-panther_token_4 = ficha 4 del País de la Pantera
felinia-name-panther_token_5 = ficha 5 del País de la Pantera
felinia-name-panther_token_6 = ficha 6 del País de la Pantera
felinia-name-lynx_token_1 = ficha 1 del País del Lince
felinia-name-lynx_token_2 = ficha 2 del País del Lince
felinia-name-lynx_token_3 = ficha 3 del País del Lince
felinia-name-lynx_token_4 = ficha 4 del País del Lince
felinia-name-lynx_token_5 = ficha 5 del País del Lince
felinia-name-lynx_token_6 = ficha 6 del País del Lince

felinia-name-spice_dealer = Especiero
felinia-name-castle_guest = Huésped del castillo
felinia-name-cook = Cocinera
felinia-name-hermit = Ermitaño
felinia-name-gift = Regalo
felinia-name-gold_seeker = Buscador de oro
felinia-name-forager = Recolectora
felinia-name-tax_collector = Recaudador

felinia-name-bonus_lion = bonificación del León
felinia-name-bonus_tiger = bonificación del Tigre
felinia-name-bonus_cheetah = bonificación del Guepardo
felinia-name-bonus_panther = bonificación de la Pantera
felinia-name-bonus_lynx = bonificación del Lince


### Names: castles and their cards

felinia-name-moon = Castillo de la Luna
felinia-name-cloud = Castillo de las Nubes
felinia-name-rose = Castillo de la Rosa
felinia-name-owl = Castillo del Búho
felinia-name-mirror = Castillo del Espejo

felinia-name-moon_1 = Castillo de la Luna 1
felinia-name-moon_2 = Castillo de la Luna 2
felinia-name-moon_3 = Castillo de la Luna 3
felinia-name-moon_4 = Castillo de la Luna 4
felinia-name-cloud_1 = Castillo de las Nubes 1
felinia-name-cloud_2 = Castillo de las Nubes 2
felinia-name-cloud_3 = Castillo de las Nubes 3
felinia-name-cloud_4 = Castillo de las Nubes 4
felinia-name-rose_1 = Castillo de la Rosa 1
felinia-name-rose_2 = Castillo de la Rosa 2
felinia-name-rose_3 = Castillo de la Rosa 3
felinia-name-rose_4 = Castillo de la Rosa 4
felinia-name-owl_1 = Castillo del Búho 1
felinia-name-owl_2 = Castillo del Búho 2
felinia-name-owl_3 = Castillo del Búho 3
felinia-name-owl_4 = Castillo del Búho 4
felinia-name-mirror_1 = Castillo del Espejo 1
felinia-name-mirror_2 = Castillo del Espejo 2
felinia-name-mirror_3 = Castillo del Espejo 3
felinia-name-mirror_4 = Castillo del Espejo 4


### Names: provinces

felinia-name-lion_port = puerto del León
felinia-name-lion_cross_1 = cruce del León 1
felinia-name-lion_cross_2 = cruce del León 2
felinia-name-lion_post_1 = enclave del León 1
felinia-name-lion_post_2 = enclave del León 2
felinia-name-lion_post_3 = enclave del León 3
felinia-name-lion_post_4 = enclave del León 4
felinia-name-lion_post_5 = enclave del León 5
felinia-name-lion_post_6 = enclave del León 6
felinia-name-tiger_port = puerto del Tigre
felinia-name-tiger_cross_1 = cruce del Tigre 1
felinia-name-tiger_cross_2 = cruce del Tigre 2
felinia-name-tiger_post_1 = enclave del Tigre 1
felinia-name-tiger_post_2 = enclave del Tigre 2
felinia-name-tiger_post_3 = enclave del Tigre 3
felinia-name-tiger_post_4 = enclave del Tigre 4
felinia-name-tiger_post_5 = enclave del Tigre 5
felinia-name-tiger_post_6 = enclave del Tigre 6
felinia-name-cheetah_port = puerto del Guepardo
felinia-name-cheetah_cross_1 = cruce del Guepardo 1
felinia-name-cheetah_cross_2 = cruce del Guepardo 2
felinia-name-cheetah_post_1 = enclave del Guepardo 1
felinia-name-cheetah_post_2 = enclave del Guepardo 2
felinia-name-cheetah_post_3 = enclave del Guepardo 3
felinia-name-cheetah_post_4 = enclave del Guepardo 4
felinia-name-cheetah_post_5 = enclave del Guepardo 5
felinia-name-cheetah_post_6 = enclave del Guepardo 6
felinia-name-panther_port = puerto de la Pantera
felinia-name-panther_cross_1 = cruce de la Pantera 1
felinia-name-panther_cross_2 = cruce de la Pantera 2
felinia-name-panther_post_1 = enclave de la Pantera 1
felinia-name-panther_post_2 = enclave de la Pantera 2
felinia-name-panther_post_3 = enclave de la Pantera 3
felinia-name-panther_post_4 = enclave de la Pantera 4
felinia-name-panther_post_5 = enclave de la Pantera 5
felinia-name-panther_post_6 = enclave de la Pantera 6
felinia-name-lynx_port = puerto del Lince
felinia-name-lynx_cross_1 = cruce del Lince 1
felinia-name-lynx_cross_2 = cruce del Lince 2
felinia-name-lynx_post_1 = enclave del Lince 1
felinia-name-lynx_post_2 = enclave del Lince 2
felinia-name-lynx_post_3 = enclave del Lince 3
felinia-name-lynx_post_4 = enclave del Lince 4
felinia-name-lynx_post_5 = enclave del Lince 5
felinia-name-lynx_post_6 = enclave del Lince 6

felinia-name-north = Cabo Norte
felinia-name-west = Cabo Oeste
felinia-name-east = Cabo Este
felinia-name-south = Cabo Sur

felinia-name-north_castle = castillo del Cabo Norte
felinia-name-north_pass = paso del Cabo Norte
felinia-name-north_post_1 = enclave del Cabo Norte 1
felinia-name-north_post_2 = enclave del Cabo Norte 2
felinia-name-west_castle = castillo del Cabo Oeste
felinia-name-west_pass = paso del Cabo Oeste
felinia-name-west_post_1 = enclave del Cabo Oeste 1
felinia-name-west_post_2 = enclave del Cabo Oeste 2
felinia-name-east_castle = castillo del Cabo Este
felinia-name-east_coast = costa del Cabo Este
felinia-name-east_mine = mina del Cabo Este
felinia-name-east_pass = paso del Cabo Este
felinia-name-east_post_1 = enclave del Cabo Este 1
felinia-name-east_post_2 = enclave del Cabo Este 2
felinia-name-south_castle = castillo del Cabo Sur
felinia-name-south_pass = paso del Cabo Sur
felinia-name-south_post_1 = enclave del Cabo Sur 1
felinia-name-south_post_2 = enclave del Cabo Sur 2


### Names: sources, decisions, what is counted

felinia-name-start = comienzo
felinia-name-sale = venta
felinia-name-purchase = compra
felinia-name-seat = plaza en un barco
felinia-name-symbol = símbolo de bonificación
felinia-name-token = ficha especial
felinia-name-store = almacén
felinia-name-sets = conjuntos
felinia-name-bonus_tile = losetas de bonificación
felinia-name-groups = grupos
felinia-name-castles = cartas de castillo

felinia-piece-set = { $thing } × { $count }
felinia-piece-each = { $thing } { $count } × { $each }
felinia-piece-pairs = { $thing }, pares { $count } × { $each }
felinia-piece-groups =
    { $groups ->
        [one] { $groups } grupo de { $size }
       *[other] { $groups } grupos de { $size }
    }

felinia-name-bid = pujar
felinia-name-buy = comprar
felinia-name-give = loseta que se cambia
felinia-name-bonus = loseta de bonificación
felinia-name-board = embarcar
felinia-name-step = paso
felinia-name-turn = descubrir una ficha
felinia-name-move = paso siguiente
felinia-name-store_4 = cuarta loseta

felinia-name-departure = salida de los barcos
felinia-name-over = fin de la partida
felinia-name-deck_tiles = losetas de cubierta
felinia-name-post = enclaves
felinia-name-port = puertos


### Questions

felinia-question-bid =
    { $left ->
        [1] ¿Dónde va tu última ficha de puja?
       *[other] ¿Dónde va tu próxima ficha de puja? Te quedan { $left }.
    }
felinia-question-buy = ¿Qué compras en el { $place }? El precio es de { felinia-count-price }.
felinia-question-guild = ¿Qué haces en el gremio? El precio es de { felinia-count-price }.
felinia-question-give =
    { $gain_id ->
        [spice] ¿Qué loseta de mercancía cambias? Ganas además 1 especia.
        [food] ¿Qué loseta de mercancía cambias? Ganas además 1 comida.
       *[other] ¿Qué loseta de mercancía cambias (ganas además: { $gain })?
    }
felinia-question-bonus = ¿Qué loseta de bonificación tomas?
felinia-question-board = ¿Embarca alguno de tus mercaderes?
felinia-question-step = Tu mercader ha llegado ({ $country }). ¿Adónde va el primer paso?
felinia-question-turn =
    { $left ->
        [1] ¿Descubres otra ficha?
       *[other] ¿Descubres una ficha? Hasta { $left }, una después de otra.
    }
felinia-question-move =
    { $left ->
        [0] ¿Sigues a cambio de comida o te detienes aquí? Comida que tienes: { $food }
        [1] ¿Adónde va el último paso gratuito, o te detienes aquí?
       *[other] ¿Adónde va ahora tu mercader, o se detiene aquí? Pasos gratuitos: { $left }
    }
felinia-question-castle = ¿Qué carta de castillo conservas?
felinia-question-store_4 =
    { $count ->
        [one] Tienes { $count } loseta de mercancía. ¿Conservas { $free } o pagas por una más?
       *[other] Tienes { $count } losetas de mercancía. ¿Conservas { $free } o pagas por una más?
    }
felinia-question-store =
    { $left ->
        [1] ¿Qué loseta de mercancía se vende? Sobra una.
       *[other] ¿Qué loseta de mercancía se vende? Sobran { $left }.
    }
felinia-question-game_over = La partida ha terminado.


### Options

felinia-option-sell =
    { $thing_id ->
        [spice] Vender una especia (+{ felinia-count-coins })
       *[other] Vender { $thing } (+{ felinia-count-coins })
    }
felinia-option-bid = Pujar: { $place } (precio ahora: { $price })
felinia-option-bid-guild = Pujar: gremio (precio ahora: { $price })
felinia-option-bid-income = Ingresos: +{ felinia-count-coins }
felinia-option-buy = Comprar { felinia-good-taken } por { felinia-count-price }
felinia-option-buy-back = Retirar la ficha ({ $place }) y no comprar nada
felinia-option-guild-spice = Cambiar una mercancía y ganar 1 especia, por { felinia-count-price }
felinia-option-guild-food = Cambiar una mercancía y ganar 1 comida, por { felinia-count-price }
felinia-option-guild-bonus = Tomar una loseta de bonificación por { felinia-count-price }, 1 oro y 1 especia
felinia-option-guild-back = Retirar la ficha
felinia-option-give = Entregar { felinia-good-taken }
felinia-option-bonus = Tomar la { $tile }: más PV por cada ficha tuya ({ $kind })
felinia-option-board =
    { $second_id ->
        [coin] { $ship } ({ $pier }, { $country }, sale a las { $departs }): { $first_count } × { $first } + { $second_count ->
            [one] { $second_count } moneda
           *[other] { $second_count } monedas
        }; plazas libres: { $left }
       *[other] { $ship } ({ $pier }, { $country }, sale a las { $departs }): { $first_count } × { $first } + { $second_count } × { $second }; plazas libres: { $left }
    }
felinia-option-board-done = No embarcar más
felinia-option-step = Ir a: { felinia-way }
felinia-option-step-symbol = Ir a: { felinia-way } ({ felinia-symbol })
felinia-option-step-token = Ir a: { felinia-way } (ficha: { $token })
felinia-option-move = Seguir a: { felinia-way }
felinia-option-move-symbol = Seguir a: { felinia-way } ({ felinia-symbol })
felinia-option-move-token = Seguir a: { felinia-way } (ficha: { $token })
felinia-forgoes-token = Aún hay una ficha al alcance. Si el mercader se detiene aquí, vuelve a casa sin ficha.
felinia-option-move-stop-token = Detenerse ({ $province }) y tomar la ficha: { $token }
felinia-option-move-stop-home = Detenerse: vuelve a casa sin ficha
felinia-option-turn = Descubrir la ficha: { $province }
felinia-option-turn-none =
    { $left ->
        [1] No descubrir más
       *[other] No descubrir ninguna
    }
felinia-option-castle = Conservar: { $picture }
felinia-option-castle-paid = Conservar: { $picture }; pagar con { felinia-good-taken }
felinia-option-castle-none = No conservar ninguna carta
felinia-option-store_4-three =
    Conservar { $free ->
        [one] { $free } loseta de mercancía
       *[other] { $free } losetas de mercancía
    }
felinia-option-store_4-four =
    Conservar { $more ->
        [one] { $more } loseta de mercancía
       *[other] { $more } losetas de mercancía
    } por { felinia-count-coins }
felinia-option-store = Vender { felinia-good-taken }


### Facts

felinia-fact-first_player = Jugador inicial: { felinia-who }
felinia-fact-round_begins = Empieza la ronda { $round }.
felinia-fact-phase_begins =
    { $phase_id ->
        [bidding] Fase 1: pujas
        [trading] Fase 2: comercio
        [exploring] Fase 3: exploración
        [storing] Fase 4: almacén
        [preparing] Fase 5: preparación
       *[other] Fase: { $phase }
    }
felinia-fact-goods_laid = Nueva mercancía, { $place }: { $good }
felinia-fact-deck_laid = Nueva cubierta, { $pier }: { $ship }
felinia-fact-bonus_top = Arriba de la pila de bonificaciones: { $tile }
felinia-fact-stack_top = Próxima cubierta: { $deck }
felinia-fact-bid =
    { $place_id ->
        [guild] { felinia-who } puja en el gremio (precio ahora: { $price }).
        [income] { felinia-who } cobra ingresos.
       *[other] { felinia-who } puja en el { $place } (precio ahora: { $price }).
    }
felinia-fact-coins =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } moneda ({ $source })
       *[other] { felinia-who }: { $sign }{ $amount } monedas ({ $source })
    }
felinia-fact-spice =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } especia ({ $source })
       *[other] { felinia-who }: { $sign }{ $amount } especias ({ $source })
    }
felinia-fact-gold =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } oro ({ $source })
       *[other] { felinia-who }: { $sign }{ $amount } oros ({ $source })
    }
felinia-fact-food =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } comida ({ $source })
       *[other] { felinia-who }: { $sign }{ $amount } comidas ({ $source })
    }
felinia-fact-goods = { felinia-who }: { $good } { $sign }{ $amount } ({ $source })
felinia-fact-gain_lost = { felinia-who } debería ganar { felinia-thing }, pero no queda.
felinia-fact-taken_back =
    { $place_id ->
        [guild] { felinia-who } retira su ficha del gremio.
       *[other] { felinia-who } retira su ficha del { $place }.
    }
felinia-fact-bonus_taken = { felinia-who } toma una loseta de bonificación.
felinia-fact-bonus_taken_own = Tu nueva loseta: { $tile }
felinia-fact-boarded = { felinia-who } embarca en el { $ship } ({ $pier }).
felinia-fact-last_merchant = { felinia-who } ya no tiene mercaderes en reserva: la partida termina tras esta fase y un último viaje de todos los barcos.
felinia-fact-departs =
    { $amount ->
        [0] El { $ship } zarpa vacío ({ $pier }).
        [one] El { $ship } zarpa con { $amount } mercader ({ $pier }).
       *[other] El { $ship } zarpa con { $amount } mercaderes ({ $pier }).
    }
felinia-fact-tile_discarded = El barco vuelve ({ $pier }) y se descarta su cubierta: { $deck }.
felinia-fact-enters =
    { $province_id ->
        [east_coast] { felinia-who } entra en la { $province }.
        [east_mine] { felinia-who } entra en la { $province }.
       *[other] { felinia-who } entra en el { $province }.
    }
felinia-fact-token_turned = { felinia-who } descubre una ficha ({ $province }): { $token }.
felinia-fact-token_taken = { felinia-who } instala a su mercader ({ $province }) y toma la ficha: { $token }.
felinia-fact-token_removed = Esta ficha sale del juego: { $token }.
felinia-fact-goes_home = { felinia-who } termina sin ficha; el mercader vuelve a casa.
felinia-fact-castle_looked =
    { $amount ->
        [one] { felinia-who } mira { $amount } carta de castillo.
       *[other] { felinia-who } mira { $amount } cartas de castillo.
    }
felinia-fact-castle_seen = Ves una carta de castillo: { $picture }
felinia-fact-castle_kept =
    { $amount ->
        [0] { felinia-who } no conserva ninguna carta de castillo.
       *[other] { felinia-who } conserva una carta de castillo.
    }
felinia-fact-castle_kept_own = Tu nueva carta de castillo: { $picture }
felinia-fact-stored =
    { $amount ->
        [one] { felinia-who } conserva { $amount } loseta de mercancía.
       *[other] { felinia-who } conserva { $amount } losetas de mercancía.
    }
felinia-fact-stack_too_small = No hay cubiertas para todos los barcos: empieza el último viaje y después termina la partida.
felinia-fact-game_over = La partida ha terminado.
felinia-fact-vp = { felinia-who }: { $sign }{ $amount } PV ({ $source })


### Lo que ha hecho un jugador, tras su nombre o solo debajo de él; .you se dirige al lector

felinia-told-bid =
    { $place_id ->
        [guild] puja en el gremio (precio ahora: { $price })
        [income] cobra ingresos
       *[other] puja en el { $place } (precio ahora: { $price })
    }
    .you =
        { $place_id ->
            [guild] pujas en el gremio (precio ahora: { $price })
            [income] cobras ingresos
           *[other] pujas en el { $place } (precio ahora: { $price })
        }
felinia-told-boarded = embarca en el { $ship } ({ $pier })
    .you = embarcas en el { $ship } ({ $pier })
felinia-told-bonus_taken = toma una loseta de bonificación
    .you = tomas una loseta de bonificación
felinia-told-castle_kept =
    { $amount ->
        [0] no conserva ninguna carta de castillo
       *[other] conserva una carta de castillo
    }
    .you =
        { $amount ->
            [0] no conservas ninguna carta de castillo
           *[other] conservas una carta de castillo
        }
felinia-told-castle_looked =
    { $amount ->
        [one] mira { $amount } carta de castillo
       *[other] mira { $amount } cartas de castillo
    }
    .you =
        { $amount ->
            [one] miras { $amount } carta de castillo
           *[other] miras { $amount } cartas de castillo
        }
felinia-told-enters =
    { $province_id ->
        [east_coast] entra en la { $province }
        [east_mine] entra en la { $province }
       *[other] entra en el { $province }
    }
    .you =
        { $province_id ->
            [east_coast] entras en la { $province }
            [east_mine] entras en la { $province }
           *[other] entras en el { $province }
        }
felinia-told-first_player = es quien empieza la ronda
    .you = eres quien empieza la ronda
felinia-told-gain_lost = no puede ganar { felinia-thing }, porque no queda
    .you = no puedes ganar { felinia-thing }, porque no queda
felinia-told-goes_home = trae de vuelta a un mercader sin ficha
    .you = traes de vuelta a un mercader sin ficha
felinia-told-last_merchant = ya no tiene mercaderes en reserva: sigue el último viaje
    .you = ya no tienes mercaderes en reserva: sigue el último viaje
felinia-told-stored =
    { $amount ->
        [one] conserva { $amount } loseta de mercancía
       *[other] conserva { $amount } losetas de mercancía
    }
    .you =
        { $amount ->
            [one] conservas { $amount } loseta de mercancía
           *[other] conservas { $amount } losetas de mercancía
        }
felinia-told-taken_back =
    { $place_id ->
        [guild] retira su ficha del gremio
       *[other] retira su ficha del { $place }
    }
    .you =
        { $place_id ->
            [guild] retiras tu ficha del gremio
           *[other] retiras tu ficha del { $place }
        }
felinia-told-token_taken =
    { $province_id ->
        [east_coast] se instala en la { $province } y toma la ficha: { $token }
        [east_mine] se instala en la { $province } y toma la ficha: { $token }
       *[other] se instala en el { $province } y toma la ficha: { $token }
    }
    .you =
        { $province_id ->
            [east_coast] te instalas en la { $province } y tomas la ficha: { $token }
            [east_mine] te instalas en la { $province } y tomas la ficha: { $token }
           *[other] te instalas en el { $province } y tomas la ficha: { $token }
        }
felinia-told-token_turned =
    { $province_id ->
        [east_coast] descubre una ficha en la { $province }: { $token }
        [east_mine] descubre una ficha en la { $province }: { $token }
       *[other] descubre una ficha en el { $province }: { $token }
    }
    .you =
        { $province_id ->
            [east_coast] descubres una ficha en la { $province }: { $token }
            [east_mine] descubres una ficha en la { $province }: { $token }
           *[other] descubres una ficha en el { $province }: { $token }
        }
felinia-told-by-purchase = compra en un puesto
    .you = compras en un puesto
felinia-told-by-sale = vende
    .you = vendes
felinia-told-by-guild = hace un cambio en el gremio
    .you = haces un cambio en el gremio


### Refusals: trading, guild, boarding

felinia-refusal-after-sale = Solo después de una venta: cuesta { $price } y tienes { felinia-count-coins }.
felinia-refusal-bag-lacks-other = En la bolsa no hay ninguna loseta de otro tipo para el cambio.
felinia-refusal-bag-after-sale = Solo después de una venta: en la bolsa todavía no hay ninguna loseta de otro tipo, y la mercancía que vendas va a la bolsa.
felinia-refusal-sale-takes-needed = Cuesta { $price }, tienes { felinia-count-coins }, y con una venta perderías lo que necesitas para el cambio.
felinia-refusal-bonus-not-in-pile = Esta bonificación no está en la pila: { $tile }.
felinia-refusal-bonus-pile-empty = Ya no quedan losetas de bonificación.
felinia-refusal-game-over = La partida ha terminado.
felinia-refusal-gold-and-spice-missing = Una loseta de bonificación cuesta además 1 oro y 1 especia, y no los tienes.
felinia-refusal-goods-missing = Te faltan mercancías para una plaza en el { $ship }.
felinia-refusal-no-food-in-basic = Solo hay comida en el juego avanzado.
felinia-refusal-no-goods-to-give = No tienes ninguna mercancía para cambiar.
felinia-refusal-no-merchant = No te quedan mercaderes en la reserva.
felinia-refusal-no-sale-now = No puedes vender en medio de esta decisión.
felinia-refusal-no-ship = No hay ningún barco con cubierta en el { $pier }.
felinia-refusal-no-such-goods = No hay esa mercancía en el { $place }: { $good }.
felinia-refusal-not-your-good = No tienes esa mercancía: { $good }.
felinia-refusal-not-your-turn = Decide otro participante: { $colour }.
felinia-refusal-nothing-to-sell = No tienes eso para vender: { $thing }.
felinia-refusal-price-too-high = Un precio de { $price } no se puede pagar nunca: nadie tiene más de { $most } monedas.
felinia-refusal-sale-brings-nothing = Ya tienes { $most } monedas, así que esta venta no daría nada.
felinia-refusal-ship-full = El barco del { $pier } tiene todas las plazas ocupadas.
felinia-refusal-stall-closed = Este puesto está cerrado: { $place }.
felinia-refusal-too-few-coins = No alcanzan las monedas: el precio es { $price } y tienes { $coins }.


### Refusals: exploring, castles, storing

felinia-refusal-fourth-after-sale =
    { $price ->
        [one] La cuarta loseta cuesta { $price } moneda: vende algo primero.
       *[other] La cuarta loseta cuesta { $price } monedas: vende algo primero.
    }
felinia-refusal-fourth-unpayable =
    { $price ->
        [one] La cuarta loseta cuesta { $price } moneda, y no puedes reunirla.
       *[other] La cuarta loseta cuesta { $price } monedas, y no puedes reunirlas.
    }
felinia-refusal-good-missing = Esta carta pide una mercancía que no tienes: { $good }.
felinia-refusal-no-steps-left = Al mercader no le quedan pasos.
felinia-refusal-no-such-card = No hay ninguna carta { $number } para elegir.
felinia-refusal-not-face-down = No hay ninguna ficha boca abajo aquí: { $province }.
felinia-refusal-not-next = Esta provincia no limita con la del mercader: { $province }.
felinia-refusal-not-on-this-map = Esta provincia no está en este mapa: { $province }.
felinia-refusal-picture-limit = No puedes tener más cartas con esta imagen ({ $picture }): como máximo, { $most }.
felinia-refusal-province-closed = Una ficha boca abajo cierra esta provincia: { $province }.
felinia-refusal-province-occupied = Ya hay un mercader aquí: { $province }.
felinia-refusal-province-visited = El mercader ya ha estado aquí en este recorrido: { $province }.


### Refusals: editions of the data, positions

felinia-refusal-bad-seat = En esta mesa no existe el asiento { $seat }.
felinia-refusal-data-count = Cantidad errónea ({ $what }): { $found } en vez de { $expected }.
felinia-refusal-data-name-twice = Dos cosas tienen el mismo nombre: «{ $text }».
felinia-refusal-data-no-way = Ningún camino llega hasta aquí desde el puerto de su país: «{ $text }».
felinia-refusal-data-off-map = Esta provincia no está en el mapa: «{ $text }».
felinia-refusal-data-one-way = «{ $text }» limita con «{ $other }», pero no al revés.
felinia-refusal-data-price = El precio de esta cubierta no tiene la forma debida: «{ $text }».
felinia-refusal-data-time-twice = Dos cubiertas tienen la misma hora de salida: { $text }.


### Refusals: what is wrong with a position

felinia-refusal-broken-aboard = Los mercaderes a bordo no encajan con las plazas del barco: { $pier }.
felinia-refusal-broken-basic = Esto no pertenece al juego básico: { $thing }.
felinia-refusal-broken-bonus = Una loseta de bonificación está en dos sitios o en ninguno.
felinia-refusal-broken-castles = Una carta de castillo está en dos sitios o en ninguno.
felinia-refusal-broken-coins = Alguien tiene demasiadas o muy pocas monedas: se puede tener de 0 a { $most }.
felinia-refusal-broken-deck = Losetas de cubierta en total: { $found } en vez de { $expected }.
felinia-refusal-broken-discs = Fichas de puja de un participante: { $found } en vez de { $expected }.
felinia-refusal-broken-ending = El fin de la partida está anunciado sin motivo, o no está anunciado aunque lo haya.
felinia-refusal-broken-explorer = El mercader que explora no encaja con la decisión abierta.
felinia-refusal-broken-stored = Mercancías de un jugador durante las pujas: { $found }, como máximo { $most }.
felinia-refusal-broken-goods = Losetas de mercancía en total ({ $good }): { $found } en vez de { $expected }.
felinia-refusal-broken-merchants = Mercaderes de un participante: { $found } en vez de { $expected }.
felinia-refusal-broken-negative = Una reserva está por debajo de cero.
felinia-refusal-broken-over = El fin de la partida y las decisiones abiertas se contradicen.
felinia-refusal-broken-pending = Esta decisión no puede estar abierta aquí: { $point }.
felinia-refusal-broken-picture = Demasiadas cartas de castillo con una imagen ({ $picture }): como máximo, { $most }.
felinia-refusal-broken-post = En este enclave debe haber o bien su ficha o bien un mercader: { $province }.
felinia-refusal-broken-round = No puede haber ronda { $found }: una partida dura { $most } rondas como máximo.
felinia-refusal-broken-settled = Aquí no puede instalarse ningún mercader: { $province }.
felinia-refusal-broken-stall = Hay demasiadas mercancías en este puesto, o mercancías o fichas en uno cerrado: { $place }.
felinia-refusal-broken-supply = Reserva general y lo de todos juntos ({ $thing }): { $found } en vez de { $expected }.
felinia-refusal-broken-tokens = Las fichas de la isla, las ganadas y las retiradas no cuadran.


### The table as text

felinia-count-bonus_tiles =
    { $tiles ->
        [one] { $tiles } bonificación
       *[other] { $tiles } bonificaciones
    }
felinia-count-castles =
    { $castles ->
        [one] { $castles } carta de castillo
       *[other] { $castles } cartas de castillo
    }
felinia-count-discs =
    { $discs ->
        [one] { $discs } ficha de puja
       *[other] { $discs } fichas de puja
    }
felinia-count-food =
    { $food ->
        [one] { $food } comida
       *[other] { $food } comidas
    }
felinia-count-gold =
    { $gold ->
        [one] { $gold } oro
       *[other] { $gold } oros
    }
felinia-count-merchants =
    { $merchants ->
        [one] { $merchants } mercader en reserva
       *[other] { $merchants } mercaderes en reserva
    }
felinia-count-spice =
    { $spice ->
        [one] { $spice } especia
       *[other] { $spice } especias
    }
felinia-count-tokens =
    { $tokens ->
        [one] { $tokens } ficha de comercio
       *[other] { $tokens } fichas de comercio
    }
felinia-text-bag = losetas en la bolsa: { $count }
felinia-text-bonus_pile = bonificaciones: { $count }, arriba la { $tile }
felinia-text-bonus_pile_empty = no quedan bonificaciones
felinia-text-bonus_tiles = Losetas de bonificación
felinia-text-castle_pile = cartas de castillo: { $count }
felinia-text-castles = Cartas de castillo
felinia-text-closed = cerrado
felinia-text-free = libre
felinia-text-head_open = PV a la vista
felinia-text-head_player = Participante
felinia-text-map = Isla
felinia-text-no_ship = { $pier }: sin cubierta
felinia-text-round =
    { $phase_id ->
        [over] Ronda { $round }: la partida ha terminado
       *[other] Ronda { $round }: { $phase }
    }
felinia-text-ships = Barcos
felinia-text-signs = [?] ficha boca abajo, [León] ficha, (1) mercader del asiento 1, <1> mercader que explora, palabras: símbolos
felinia-text-stack =
    { $back_id ->
        [grey] cubiertas en el mazo: { $count } (arriba, reverso gris)
       *[other] cubiertas en el mazo: { $count } (arriba, reverso azul)
    }
felinia-text-stack_open = cubiertas en el mazo: { $count } (próxima: { $deck })
felinia-text-stalls = Puestos y gremio
felinia-text-supply =
    { $food ->
        [0] reserva general: { felinia-count-spice }, { felinia-count-gold }
       *[other] reserva general: { felinia-count-spice }, { felinia-count-gold }, { felinia-count-food }
    }
felinia-text-tokens = Fichas de comercio
felinia-uses-bids = Lugares de las fichas de puja (partidas: { $games })
felinia-uses-bonus_tiles = Bonificaciones tomadas (partidas: { $games })
felinia-uses-goods_bought = Mercancías compradas (partidas: { $games })
felinia-uses-guild = Cambios en el gremio (partidas: { $games })
felinia-uses-piers = Embarques por muelle (partidas: { $games })


### Help: phases

felinia-help-phase-bidding = Cuenta lo que puedes pagar antes de pujar: dos compras a precio 1 y 2 piden 3 monedas. En una ronda pobre, una ficha de ingresos paga la siguiente.
felinia-help-phase-trading = Mira primero los barcos y compra para una sola plaza, no para todas. El gremio arregla una mala mano y da especias.
felinia-help-phase-exploring = Pasa por un símbolo de camino y termina en una ficha de un tipo que ya tengas, junto a tus propios mercaderes. Descubre fichas que estén a tu alcance.
felinia-help-phase-storing = Conserva la pareja que pide un barco que espera. Una loseta más vale sus monedas solo si completa una plaza.
felinia-help-phase-preparing = Mira qué barcos son nuevos y quién puja primero: quien puja en último lugar queda en lo alto de las pilas.
felinia-help-end = Vigila los mercaderes de los demás y el mazo de cubiertas. Las mercancías, el oro y las parejas de especias también puntúan al final.
felinia-help-advanced = La comida es alcance: con cada una el mercader llega a una provincia más. Dos cartas de castillo con la misma imagen dan { $both } PV; una sola, { $single }.


### Help: places and actions

felinia-help-place-stall = Pon tu ficha sobre la pila. La de arriba elige primero pero paga más: una moneda por cada ficha de la pila. El precio baja con cada ficha que se va.
felinia-help-place-guild = Se resuelve al final. Cambia una mercancía por otra al azar de otro tipo y gana especia, o paga además oro y especia por una loseta de bonificación.
felinia-help-place-income = Monedas de inmediato. No puedes tener más de { $most }.
felinia-help-sell =
    Antes de casi todas tus decisiones puedes vender oro por { $gold ->
        [one] { $gold } moneda
       *[other] { $gold } monedas
    }, una especia por { $spice } o una mercancía por { $goods }. Piénsalo dos veces: el oro, las mercancías y las parejas de especias puntúan al final.
felinia-help-board = Una plaza cuesta las mercancías y monedas de la loseta de cubierta. Solo puedes embarcar justo después de una compra o un cambio tuyo.
felinia-help-departure = Todos los barcos llenos zarpan por orden de hora. Si ninguno está lleno, zarpa el de salida más temprana con quien vaya a bordo.


### Help: goods and symbols

felinia-help-good-cloth = La mercancía del País del Guepardo: toda plaza en un Rey Guepardo la pide.
felinia-help-good-glassware = La mercancía del País de la Pantera: toda plaza en un Rey Pantera la pide.
felinia-help-good-books = La mercancía del País del Lince: toda plaza en un Rey Lince la pide.
felinia-help-good-wine = La mercancía del País del Tigre: toda plaza en un Rey Tigre la pide.
felinia-help-good-watches = La mercancía del País del León: toda plaza en un Rey León la pide.

felinia-help-symbol-coin = Quien entra gana 1 moneda, hasta { $most } en total.
felinia-help-symbol-spice =
    Quien entra gana 1 especia: { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } si se vende, { $vp } PV por cada dos al final.
felinia-help-symbol-gold =
    Quien entra gana 1 oro: { $coins ->
        [one] { $coins } moneda
       *[other] { $coins } monedas
    } si se vende, { $vp } PV al final.
felinia-help-symbol-goods = Quien entra saca de la bolsa una loseta de mercancía al azar.
felinia-help-symbol-food = Quien entra gana 1 comida: un paso más, incluso en el mismo recorrido.
felinia-help-symbol-castle = Quien entra mira dos cartas de castillo y puede conservar una.


### Help: tokens, bonus tiles, castles

felinia-help-token-lion = Cada León tuyo da tantos PV como Leones tengas, hasta el final de la escala de la ficha.
felinia-help-token-tiger = Cada Tigre tuyo da tantos PV como Tigres tengas, hasta el final de la escala de la ficha.
felinia-help-token-cheetah = Cada Guepardo tuyo da tantos PV como Guepardos tengas, hasta el final de la escala de la ficha.
felinia-help-token-panther = Cada Pantera tuya da tantos PV como Panteras tengas, hasta el final de la escala de la ficha.
felinia-help-token-lynx = Cada Lince tuyo da tantos PV como Linces tengas, hasta el final de la escala de la ficha.
felinia-help-token-spice_dealer = Al final da { $vp } PV cada especia, no solo cada pareja.
felinia-help-token-castle_guest = Al final cada carta de castillo tuya da { $vp } PV más.
felinia-help-token-cook = Al final cada dos comidas dan { $vp } PV.
felinia-help-token-hermit = Al final cada mercader tuyo que está solo da { $vp } PV en vez de { $alone }.
felinia-help-token-gift = De inmediato 1 oro, 1 comida, 1 moneda y una mercancía al azar; después la ficha desaparece. El mercader se queda.
felinia-help-token-gold_seeker = 1 oro de inmediato; desde tu próximo recorrido, 1 oro más en cada símbolo de oro.
felinia-help-token-forager = 1 comida de inmediato; desde tu próximo recorrido, 1 más en cada símbolo de comida, pero no en el gremio.
felinia-help-token-tax_collector = 1 moneda de inmediato; desde tu próximo recorrido, 1 moneda más en cada símbolo de moneda, hasta { $most } en total.

felinia-help-tile-bonus_lion = Al final, { $vp } PV más por cada León tuyo.
felinia-help-tile-bonus_tiger = Al final, { $vp } PV más por cada Tigre tuyo.
felinia-help-tile-bonus_cheetah = Al final, { $vp } PV más por cada Guepardo tuyo.
felinia-help-tile-bonus_panther = Al final, { $vp } PV más por cada Pantera tuya.
felinia-help-tile-bonus_lynx = Al final, { $vp } PV más por cada Lince tuyo.

felinia-help-castles = Una sola carta de castillo da { $single } PV; dos que van juntas dan { $pair } PV cada una. La opción de la mesa dice si van juntas las imágenes iguales o las distintas. Algunas cartas cuestan una mercancía.


### Help: what newcomers get wrong

felinia-help-mistake-1 = La ficha de arriba no es mejor sin más: elige primero, pero paga más. La de abajo paga 1 moneda y se lleva lo que queda.
felinia-help-mistake-2 = Una ficha tuya sube el precio de todas las que tiene encima, también de las tuyas.
felinia-help-mistake-3 = Poner una ficha no cuesta nada, pero se paga en la fase de comercio, puesto tras puesto. Suma todas tus fichas.
felinia-help-mistake-4 = No puedes embarcar tras retirar una ficha: primero compra o cambia algo con ella.
felinia-help-mistake-5 =
    No acumules mercancías: tras el almacén { $free ->
        [one] solo queda { $free } loseta
       *[other] solo quedan { $free } losetas
    }, o { $more } por { $price ->
        [one] { $price } moneda
       *[other] { $price } monedas
    }.
felinia-help-mistake-6 =
    Tienes { $most ->
        [one] { $most } moneda
       *[other] { $most } monedas
    } como máximo; lo demás se pierde.
felinia-help-mistake-7 = Las fichas boca abajo y las provincias con un mercader están cerradas, también para pasar por ellas.
felinia-help-mistake-8 = No te detengas en un cruce: sin ficha, el mercader vuelve a casa.
felinia-help-mistake-9 = Reúne fichas de un mismo tipo. Cuatro Leones dan { $lions } PV; cuatro fichas distintas, solo 4.
felinia-help-mistake-10 = Si ningún barco está lleno, el de salida más temprana zarpa igualmente, quizá solo contigo a bordo, quizá vacío.
felinia-help-mistake-11 = Distingue las mercancías por su dibujo, no solo por su color.


### Help: the first game

felinia-help-first-game-1 = Mira los barcos: cada uno pide ciertas mercancías por una plaza. Elige uno cuyas mercancías ya tengas en parte.
felinia-help-first-game-2 = Pon tu primera ficha en un puesto que venda la mercancía que te falta. Si otra ficha cae encima, actúa antes que tú y paga más.
felinia-help-first-game-3 = Una ficha en tu propio tablero da monedas de inmediato. Recuerda que puedes tener { $most } como máximo.
felinia-help-first-game-4 = Una ficha en el gremio te deja cambiar una mercancía que ningún barco a tu alcance pide.
felinia-help-first-game-5 = Ahora se resuelven las pilas desde arriba. Compra lo que pide tu barco y embarca de inmediato: una ficha retirada no da plaza.
felinia-help-first-game-6 = Todos los barcos llenos zarpan por orden de hora; si ninguno está lleno, zarpa el de salida más temprana.
felinia-help-first-game-7 =
    Tu mercader recorre hasta { $steps ->
        [one] { $steps } provincia
       *[other] { $steps } provincias
    }: el primer paso a un cruce con símbolo, después descubre { $turned ->
        [one] { $turned } ficha
       *[other] { $turned } fichas
    }, sigue hasta una descubierta y tómala.
felinia-help-first-game-8 =
    Puedes conservar { $free ->
        [one] { $free } loseta
       *[other] { $free } losetas
    } de mercancía. Guarda las que pide un barco que espera.
felinia-help-first-game-9 = Cubiertas nuevas, puestos llenos, otro jugador inicial: mira otra vez qué piden los barcos.
felinia-help-first-game-10 = Piensa en el final: fichas del mismo tipo, mercaderes vecinos, oro y mercancías sobrantes. Llega cuando alguien embarca su último mercader o se acaban las cubiertas.


### Help: the notice

felinia-help-reconstructed = El mapa, los precios y horas de los barcos, la mezcla de las fichas y otros valores son una reconstrucción, no los impresos. Quien tenga la caja puede corregirlos en un archivo de datos.

felinia-welcome-1 = Diriges una casa de gatos mercaderes en Katzburg. Puja por mercancías en el mercado, compra con ellas plazas en los barcos y deja que tus mercaderes exploren la isla de Felinia, donde se instalan y ganan las fichas de cinco reyes.
felinia-welcome-2 = En cada ronda: pujas, comercio y embarque, exploración, almacén, preparación. Las fichas del mismo tipo y los mercaderes vecinos dan la mayor parte de los puntos de victoria (PV).

### What the coach counts of a seat

coach-item-felinia-points = PV
coach-item-felinia-sets =
    { $amount ->
        [one] ficha para tus conjuntos
       *[other] fichas para tus conjuntos
    }
coach-item-felinia-groups = grupos de mercaderes
coach-item-felinia-bonus_tiles =
    { $amount ->
        [one] loseta de bonificación
       *[other] losetas de bonificación
    }
coach-item-felinia-castles =
    { $amount ->
        [one] carta de castillo
       *[other] cartas de castillo
    }
coach-item-felinia-voyages = mercaderes de viaje
coach-item-felinia-market = perspectivas en el mercado
coach-item-felinia-coins =
    { $amount ->
        [one] moneda
       *[other] monedas
    }
coach-item-felinia-spice =
    { $amount ->
        [one] especia
       *[other] especias
    }
coach-item-felinia-gold =
    { $amount ->
        [one] oro
       *[other] oros
    }
coach-item-felinia-goods =
    { $amount ->
        [one] loseta de mercancía
       *[other] losetas de mercancía
    }
coach-item-felinia-food =
    { $amount ->
        [one] comida
       *[other] comidas
    }

### What a turn is called by the coach, and what is done in it

felinia-plan-bid = Puja: { $place }
felinia-plan-voyage = Explorar la isla
felinia-plan-token =
    { $amount ->
        [one] instalarse y tomar una ficha
       *[other] instalarse y tomar { $amount } fichas
    }
felinia-plan-board =
    { $amount ->
        [one] un mercader a bordo
       *[other] { $amount } mercaderes a bordo
    }
felinia-plan-walk =
    { $amount ->
        [one] por una provincia
       *[other] por { $amount } provincias
    }
felinia-plan-sell =
    { $amount ->
        [one] tras una venta
       *[other] tras { $amount } ventas
    }
