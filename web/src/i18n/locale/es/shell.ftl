### The shell: pages around the tables

shell-guest = Invitado
shell-rule = Regla { $text }
shell-close = Cerrar
shell-skip = Ir al contenido
shell-loading = Cargando
shell-retry = Intentar de nuevo
shell-refresh = Actualizar
shell-unreachable = El servidor no responde. ¿Hay conexión?
shell-refused = El servidor lo ha rechazado ({ $text }).
shell-you = tú

## Rail and foot

shell-nav = Principal
shell-menu = Menú
shell-menu-close = Cerrar el menú
shell-play = Jugar
shell-mine = Mis mesas
shell-rules = Reglas
shell-about = Acerca de
shell-lobby = Mesas abiertas
shell-api = API
shell-settings = Ajustes
shell-language = Idioma
shell-nickname = Apodo
shell-turns-waiting =
    { $count ->
        [one] { $count } mesa te espera
       *[other] { $count } mesas te esperan
    }
shell-foot-line = Juegos de mesa sobre barcas, libres y abiertos.
shell-foot-nav = Más

## Front page

shell-front-title =
    { $games ->
        [3] Tres juegos, un embarcadero
       *[other] Un sitio junto al agua
    }
shell-front-lead = Juegos de mesa sobre barcas, con amigos o contra bots. Sin registro.
shell-learn-now = Aprende en diez minutos
shell-learn = Aprender
shell-play-now = Jugar ya
shell-play-now-note =
    { $bots ->
        [one] Empieza { $text } contra un bot.
        [2] Empieza { $text } contra dos bots.
        [3] Empieza { $text } contra tres bots.
       *[other] Empieza { $text } contra { $bots } bots.
    }
shell-games = Juegos
shell-players-range = { $least }–{ $most } jugadores
shell-minutes = { $minutes } min
shell-against-bots = Contra bots
shell-new-table = Mesa nueva
shell-puzzles-all =
    { $count ->
        [one] { $count } problema
       *[other] Los { $count } problemas
    }
shell-puzzle-daily = Problema del día
shell-join = Entrar con enlace
shell-join-label = Enlace o código de una mesa
shell-join-help = Pega una invitación o escribe el código de una mesa.
shell-join-bad = Esto no es un enlace ni un código de mesa.
shell-sit-down = Sentarse
shell-your-turn = Tu turno
shell-your-turn-none = Ninguna mesa te espera. Aquí aparecen las mesas donde te toca jugar.
shell-my-tables-count =
    { $count ->
        [one] { $count } mesa
       *[other] { $count } mesas
    }
shell-open-tables = Mesas abiertas
shell-open-none = Ahora mismo ninguna mesa busca jugadores.
shell-open-own = Abrir una mesa para todos
shell-all-tables = las { $count }
shell-take-seat-too = Sentarse aquí también
shell-take-seat = Sentarse
shell-table-bots =
    { $bots ->
        [1] Contra un bot
       *[other] Contra { $bots } bots
    }

## Seats and paces

shell-player = Jugador { $number }
shell-seat = Asiento { $number }
shell-seats = Asientos
shell-seat-free = Asiento libre
shell-seats-free = { $free } de { $seats } asientos libres
shell-seat-me = Yo
shell-seat-here = Otra persona aquí
shell-seat-open = Otra persona
shell-seat-open-about = llega por enlace o desde las mesas abiertas
shell-seat-bot = Bot: { $text }
shell-seat-bot-about = juega al instante
shell-seat-bot-about-easy = pasa cosas por alto, como la gente
shell-seat-bot-about-medium = juega con sensatez
shell-seat-bot-about-hard = piensa cada turno
shell-seat-name = Nombre en el asiento { $number }
shell-bot-easy = fácil
shell-bot-medium = medio
shell-bot-hard = difícil
shell-bot-greedy = bueno
shell-bot-random = al azar
shell-pace-none = sin reloj
shell-pace-live = { $minutes } min + { $seconds } s
shell-pace-days =
    { $days ->
        [one] { $days } día por turno
       *[other] { $days } días por turno
    }
shell-minutes-long =
    { $minutes ->
        [one] { $minutes } minuto
       *[other] { $minutes } minutos
    }
shell-seconds-long =
    { $seconds ->
        [one] { $seconds } segundo
       *[other] { $seconds } segundos
    }
shell-days-long =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }

## New table

shell-new-title = Mesa nueva: { $text }
shell-new-lead = Elige quién juega y cómo. La dirección de esta página guarda lo elegido y se puede compartir.
shell-new-who = Quién juega
shell-new-players = Jugadores
shell-new-seats-help = Elige «Yo» en varios asientos para compartir este dispositivo.
shell-new-shared = Este dispositivo se comparte: pasa de mano en mano tras cada turno.
shell-new-nobody = No tienes asiento: mirarás la partida.
shell-new-pace = Ritmo
shell-new-pace-none = Sin reloj
shell-new-pace-live = En vivo
shell-new-pace-days = Días por turno
shell-new-pace-none-help =
    { $players ->
        [1] Tómate el tiempo que necesites.
       *[other] Cada cual se toma el tiempo que necesite.
    }
shell-new-pace-live-help = Cada jugador tiene una reserva de tiempo y recupera un poco tras cada turno.
shell-new-pace-days-help = Para partidas que duran semanas.
shell-new-bank = Tiempo para cada uno
shell-new-increment = Se recupera por turno
shell-new-days = Tiempo por turno
shell-new-late = Cuando se acaba el tiempo
shell-new-late-bot = Sigue un bot
shell-new-late-resign = El jugador abandona
shell-new-rules = Reglas de esta mesa
shell-new-rules-changed =
    { $count ->
        [0] las habituales
        [one] { $count } cambiada
       *[other] { $count } cambiadas
    }
shell-new-rules-reset = Volver a las reglas habituales
shell-new-each = Según el asiento
shell-new-name = Nombre de la mesa
shell-new-name-hint = Viernes por la noche
shell-new-public = Mesa pública
shell-new-public-help =
    { $players ->
        [1] Cualquiera puede mirar. Si no, solo quien tenga el enlace.
       *[other] Cualquiera puede ocupar un asiento libre o mirar. Si no, solo quien tenga el enlace.
    }
shell-new-create = Crear la mesa
shell-new-waits =
    { $open ->
        [one] Espera a que llegue { $open } persona más.
       *[other] Espera a que lleguen { $open } personas más.
    }
shell-new-at-once = La partida empieza enseguida.
shell-new-hot-seat = La partida empieza enseguida, en este dispositivo.
shell-new-copy = Copiar lo elegido como enlace
shell-presets = Preajustes
shell-presets-help = Los tuyos se guardan en este navegador.
shell-preset-usual = Como siempre
shell-preset-name = Nombre del preajuste
shell-preset-keep = Guardar
shell-preset-drop = Quitar { $text }

## A table that waits for people

shell-join-waits =
    { $free ->
        [one] Hay un asiento libre.
       *[other] Hay { $free } asientos libres.
    }
shell-join-name-help = Para que los demás sepan quién eres. Sin registro.
shell-join-starts = La partida empieza cuando todos los asientos estén ocupados.
shell-join-watch-only = Este enlace es solo para mirar. Pide una invitación para sentarte.
shell-leave-seat = Dejar el asiento
shell-invite = Invitar
shell-invite-help = Quien tenga este enlace puede ocupar un asiento libre.
shell-watch-link = Enlace para mirar
shell-watch-help = Quien tenga este enlace puede mirar, pero no jugar.
shell-copy = Copiar
shell-copied = Copiado
shell-share = Compartir
shell-qr = Código QR
shell-qr-of = Código QR: { $text }
shell-qr-help = Apunta con la cámara del móvil para abrir el enlace.
shell-code =
    { $count ->
        [one] Tu código de recuperación
       *[other] Tus códigos de recuperación
    }
shell-code-help = Abre tu asiento en otro dispositivo. Solo se muestra ahora: guárdalo si quieres volver desde otro sitio. No se lo des a nadie.

## Lists of tables

shell-lobby-lead = Mesas públicas con algún asiento libre.
shell-lobby-none-help = Abre una tú; aparecerá aquí para todos. O juega contra bots mientras tanto.
shell-mine-lead = Las mesas de este navegador. Con una cuenta las encuentras desde cualquier dispositivo.
shell-mine-lead-account = Las mesas de tu cuenta, en cada dispositivo donde entres.
shell-mine-none = Aún no tienes ninguna mesa. Con un clic empiezas contra bots; o siéntate a la mesa de alguien.
shell-mine-turn = Tu turno
shell-mine-running = Piensan los demás
shell-mine-open = Esperando gente
shell-mine-over = Terminadas
shell-result = Resultado
shell-replay = Repetición
shell-look = Ver
shell-status-cancelled = cancelada
shell-status-aside = retirada por un fallo

## Settings

shell-settings-lead = Todo se aplica al instante.
shell-who = Tú
shell-nickname-help = Lo ven quienes juegan contigo.
shell-look-and-feel = Aspecto
shell-theme = Tema
shell-theme-auto = Como el sistema
shell-theme-light = Claro
shell-theme-dark = Oscuro
shell-text-size = Tamaño del texto
shell-still = Menos movimiento
shell-still-help = Las piezas no se desplazan; se marca lo que ha cambiado.
shell-letters = Letras en las piezas
shell-letters-help = Además de formas y colores.
shell-colours = Colores más fuertes
shell-colours-help = Más contraste entre jugadores y bordes.
shell-playing = Al jugar
shell-auto-commit = Terminar el turno automáticamente
shell-auto-commit-help = Cuando no queda nada que elegir, el turno termina sin clic.
shell-confirm-all = Preguntármelo todo
shell-confirm-all-help = También las preguntas con una sola respuesta. Si no, se responden solas y se deshacen con la elección anterior.
shell-sound = Sonido
shell-sound-help = Un tono suave cuando te toca.
shell-hints = Pistas del entrenador
shell-hints-help = Cuánto te dice el entrenador cuando le preguntas, en las mesas que lo permiten.
shell-hints-usual = Lo habitual
shell-hints-off = Ninguna
shell-hints-waste = Solo lo que desperdicio
shell-hints-strong = Qué haría un jugador fuerte
shell-new-hints-help = Lo habitual: todas si juegas solo contra bots; ninguna donde se juntan personas.
shell-notify = Avisarme cuando me toque
shell-notify-help = Con un aviso del navegador, mientras la mesa esté abierta en una pestaña.
shell-notify-denied = El navegador no permite avisos de esta página. Se puede cambiar en sus ajustes.
shell-notify-none = Este navegador no tiene avisos.
shell-account = Cuenta
shell-account-help = No hace falta para jugar. Con ella encuentras tus mesas en cualquier dispositivo.
shell-account-create = Crear cuenta
shell-account-enter = Entrar
shell-account-name = Nombre de la cuenta
shell-passphrase = Frase de contraseña
shell-passphrase-help = Al menos ocho caracteres; mejor varias palabras. No hay forma de enviártela.
shell-signed-in = Has entrado como { $text }.
shell-signed-in-help = Entra en otro dispositivo con el mismo nombre y la misma frase.
shell-sign-out = Salir
shell-sign-out-everywhere = Salir en todos los dispositivos

## Rules

shell-rules-search = Buscar en las reglas
shell-rules-found =
    { $count ->
        [one] { $count } regla
       *[other] { $count } reglas
    }
shell-rules-none = Ninguna regla tiene todas esas palabras.
shell-rules-absent = Este juego no trae reglamento.
shell-rule-reconstructed = Estos números son una reconstrucción, no los impresos.
shell-rules-contents = Contenido

## What cannot be shown

shell-missing-address = No hay nada en esta dirección
shell-missing-address-help = Quizá se perdió una letra por el camino. Desde aquí encuentras el resto.
shell-missing-table = Esta mesa no se abre
shell-missing-table-help = Puede que el enlace esté incompleto o sea de otra persona, o que te sentaras desde otro dispositivo. Pide una invitación o abre tu asiento con su código de recuperación.
shell-missing-unreachable = No hay conexión con el servidor
shell-missing-unreachable-help = Tus partidas están guardadas allí y siguen en cuanto vuelva a responder.
shell-to-front = Página principal
shell-recover = Abrir mi asiento en este dispositivo
shell-recover-help = El código se mostró cuando te sentaste.
shell-recover-code = Código de recuperación
shell-recover-open = Abrir el asiento

## About

shell-about-title = Acerca de Bogwood
shell-about-lead = La casa abierta de los juegos de mesa sobre barcas.
shell-about-what = Qué es
shell-about-what-1 = Juega en el navegador, con amigos o contra bots, en español, inglés, ruso o checo, con un solo programa que funciona en tu propio equipo.
shell-about-what-2 = Nadie necesita una cuenta. No se carga nada de fuera, no se rastrea a nadie, no se vende nada.
shell-about-independent = Bogwood es una implementación independiente. No tiene relación con los autores ni las editoriales de los juegos y no usa su arte, sus textos ni sus logotipos. Si te gusta un juego, compra la caja.
shell-about-fair = Juego limpio y abierto
shell-about-fair-1 = Antes de la partida se muestra el sello de su barajado; después, su semilla. Cualquiera puede comprobar que nada cambió entre medias.
shell-about-api = Todo lo que puede hacer un jugador lo puede hacer un programa: la API
shell-version = Versión { $text }
shell-credits = Créditos
shell-credits-icons = Iconos de los autores de game-icons.net, recoloreados y recortados; los demás dibujos son nuestros.
shell-numbers = Los números de { $text }
shell-numbers-lead = De dónde viene cada número. Faltaban las imágenes de los reglamentos, así que algunos se han reconstruido; quien tenga la caja puede corregirlos en un archivo de datos.
shell-numbers-show = Mostrar
shell-mark-all = todos
shell-mark-P = impreso
shell-mark-D = deducido
shell-mark-S = según una reseña
shell-mark-R = reconstruido
shell-mark-J = decisión

## Parts of the component data, as the table of their origins names them

shell-data-players = jugadores
shell-data-min = mínimo
shell-data-max = máximo
shell-data-rounds = rondas
shell-data-minutes = minutos
shell-data-items = cosas
shell-data-component_counts = contenido de la caja
shell-data-swamp_board = tablero de Pantano
shell-data-round_board = tablero de Rondas
shell-data-settlement_per_clan = asentamientos de cada clan
shell-data-boat_per_clan = botes de cada clan
shell-data-race_marker_per_clan = fichas de Objetivo de cada clan
shell-data-turn_order_marker_per_clan = fichas de Orden de turno de cada clan
shell-data-navigation_marker_per_clan = fichas de Navegación de cada clan
shell-data-score_marker_per_clan = fichas de puntuación de cada clan
shell-data-vp_100_200_tile_per_clan = losetas de 100/200 PV de cada clan
shell-data-totem = tótem
shell-data-block_token = ficha de Bloqueo
shell-data-salamander_tile = losetas de Salamandra
shell-data-shrine_tile = losetas de culto
shell-data-gold_coins = monedas de oro por valor
shell-data-temple_tile = losetas de templo
shell-data-race_card = cartas de Carrera
shell-data-trophy_card = cartas de Puntuación
shell-data-season_card = cartas de Pesca
shell-data-aid_card = cartas de Ayuda
shell-data-start_resources = recursos iniciales
shell-data-per_player = por jugador
shell-data-workers = trabajadores
shell-data-workers_lotus = trabajadores, lado avanzado
shell-data-navigation_index = casilla de la escala de navegación
shell-data-drawn_at_setup = se roba en la preparación
shell-data-shrine_tiles_on_swamp = losetas de culto en el pantano
shell-data-shrine_tiles_on_round_board = losetas de culto en el tablero de Rondas
shell-data-season_cards = cartas de Pesca
shell-data-trophy_cards = cartas de Puntuación
shell-data-race_cards = cartas de Carrera
shell-data-guides = guías
shell-data-bonus_tiles_per_round = losetas de bonificación por ronda
shell-data-shrine_tiles = losetas de culto
shell-data-numbers = números
shell-data-supply_after_setup = quedan en la reserva
shell-data-clans = clanes
shell-data-colour = color
shell-data-colours = colores
shell-data-actions = acciones
shell-data-kind = tipo
shell-data-land = tierra
shell-data-initiative = iniciativa
shell-data-build_value = valor de asentamiento
shell-data-range = índice de navegación
shell-data-when = cuándo
shell-data-ability = habilidad
shell-data-amount = cantidad
shell-data-pass = al pasar
shell-data-reserve_space = reserva una casilla
shell-data-navigation_step = un paso de navegación
shell-data-vp_per_temple_tile = PV por loseta de templo
shell-data-private_build_space = casilla propia de construir
shell-data-vp_then_celebrate = PV y luego Celebrar
shell-data-vp_per_led_island = PV por isla con mayoría
shell-data-hex = coordenadas
shell-data-neighbours = vecinas
shell-data-boards = tableros
shell-data-swamp_34 = pantano para 3 y 4
shell-data-swamp_2 = pantano para 2
shell-data-geometry = tamaño
shell-data-radius = radio
shell-data-navigate_range_bonus = índice extra de Navegar
shell-data-value = valor
shell-data-printed_shrines = cultos impresos
shell-data-cells = casillas
shell-data-numbered_shrine_spaces = espacios de culto numerados
shell-data-temples = templos
shell-data-fish_cells = peces por color
shell-data-pay_mana = pagar maná
shell-data-pay = pagar
shell-data-gain = ganar
shell-data-steps = pasos
shell-data-index = paso
shell-data-plus = suma al índice
shell-data-base_catch = pesca inicial
shell-data-clan_board_bonus_kinds = bonificaciones de los tableros de clan
shell-data-permanent = permanente
shell-data-clan_boards = tableros de clan
shell-data-order = orden
shell-data-bonus = bonificación
shell-data-crocodile_lotus = Cocodrilos, lado avanzado
shell-data-turtle_lotus = Tortugas, lado avanzado
shell-data-frog_lotus = Ranas, lado avanzado
shell-data-salamander_lotus = Salamandras, lado avanzado
shell-data-salamander_tiles = losetas de Salamandra
shell-data-temple_tiles = losetas de templo
shell-data-stacks = montones
shell-data-min_players = jugadores desde
shell-data-condition = condición
shell-data-type = tipo
shell-data-count = número
shell-data-race_card_values = valores de las cartas de Carrera
shell-data-score = puntos por
shell-data-bonus_tiles = losetas de bonificación
shell-data-round_1 = ronda 1
shell-data-round_2 = ronda 2
shell-data-round_3 = ronda 3
shell-data-round_4 = ronda 4
shell-data-usable_in_rounds = utilizable en las rondas
shell-data-discount = descuento
shell-data-constants = otros números
shell-data-gold_per_shrine_when_building = oro por culto al construir
shell-data-fish_stack_max = máximo de peces en un asentamiento
shell-data-sale_gold_by_position = oro por cada pez vendido
shell-data-totem_sale_bonus = bonificación del tótem al vender
shell-data-celebrate_vp_per_settlement_with_fish = celebrar: PV por asentamiento con peces
shell-data-celebrate_totem_vp = celebrar: PV del tótem
shell-data-celebrate_vp_per_own_fish = celebrar: PV por pez propio
shell-data-mana_per_axolotl = maná por un axolote
shell-data-mana_per_worker = maná por un trabajador
shell-data-start_settlements = asentamientos iniciales
shell-data-neutral_settlements_per_player_2p = asentamientos neutrales por jugador, dos jugadores
shell-data-end_vp_per_fish_on_settlement = final: PV por pez en un asentamiento
shell-data-end_vp_per_mana = final: PV por maná
shell-data-end_gold_per_vp = final: oro por PV
shell-data-phases = fases
shell-data-options = opciones de una mesa
shell-data-settlement_on_every_island = un asentamiento en cada isla
shell-data-settlements_on_islands = asentamientos en islas
shell-data-navigation_plus = navegación
shell-data-workers_unlocked = trabajadores desbloqueados
shell-data-fish_caught_in_turn = peces pescados en un turno
shell-data-trade_gold_in_turn = oro de Comerciar en un turno
shell-data-square_of_largest_own_group = tamaño × tamaño del mayor grupo propio
shell-data-per_led_island = cada isla con mayoría
shell-data-per_settlement_on_largest_islands = cada asentamiento en las islas mayores
shell-data-per_settlement_next_to_temple = cada asentamiento junto a un templo
shell-data-per_island_with_exactly_one_own = cada isla con un solo asentamiento propio
shell-data-per_settlement_on_smallest_islands = cada asentamiento en las islas menores
shell-data-yes = sí
shell-data-no = no
shell-data-player_colours = colores de los jugadores
shell-data-money = monedas
shell-data-most = como máximo
shell-data-pieces = piezas de un jugador
shell-data-merchants = mercaderes
shell-data-discs = fichas de puja
shell-data-places = casillas
shell-data-stalls = puestos de mercado
shell-data-capacity = plazas para mercancías
shell-data-first_stock = mercancías al empezar
shell-data-open = abiertos según los jugadores
shell-data-closed = cerrados según los jugadores
shell-data-starting_goods = mercancías iniciales
shell-data-by_players = según los jugadores
shell-data-supply = reserva general
shell-data-harbour = puerto
shell-data-ships = barcos
shell-data-free = gratis
shell-data-extra = adicionales
shell-data-extra_price = precio de una adicional
shell-data-turned = fichas descubiertas
shell-data-countries = países
shell-data-good = mercancía
shell-data-tiles = losetas
shell-data-country = país
shell-data-back = reverso
shell-data-seats = plazas
shell-data-coins = monedas
shell-data-departs = sale
shell-data-token_kinds = tipos de fichas
shell-data-ladder = final de la escala
shell-data-trade_tokens = fichas de comercio
shell-data-special_tokens = fichas especiales
shell-data-scoring = puntuación
shell-data-instant = al instante
shell-data-lasting = permanente
shell-data-points = puntos
shell-data-castle_cards = cartas de castillo
shell-data-pictures = imágenes
shell-data-limit = máximo con una imagen
shell-data-looked_at = cartas que se miran
shell-data-picture = imagen
shell-data-none = ninguno
shell-data-spice_pair = un par de especias
shell-data-cook_pair = un par de comida con la Cocinera
shell-data-capes = cabos
shell-data-canvas = tamaño del dibujo
shell-data-width = anchura
shell-data-height = altura
shell-data-maps = mapas
shell-data-basic = juego básico
shell-data-advanced = juego avanzado
shell-data-provinces = provincias
shell-data-label = etiqueta
shell-data-region = país o cabo
shell-data-x = x
shell-data-y = y
shell-data-borders = limita con
shell-data-crossroads = cruce de caminos
