### El marco de la mesa

table-skip = Ir al tablero
table-board = El tablero
table-common = Cartas y ronda
table-players = Jugadores
table-drawer = Todo lo que rodea al tablero
table-drawer-handle = Abrir o cerrar el cajón
table-doors = Más
table-turn-order = Orden de turno
table-tab-seat = Lo mío
table-tab-strip = Acciones
table-tab-others = Otros
table-tab-common = Cartas
table-tab-log = Registro
table-tab-chat = Chat
table-you = Tú
table-free-seat = Asiento libre
table-bot = Bot { $text }
table-level = Nivel: { $text }
table-stand-in = Juega un bot ({ $text })
table-plant-sedge = Juncia
table-plant-reed = Carrizo
table-plant-willow = Sauce
table-plant-alder = Aliso
table-plant-iris = Lirio
table-plant-fern = Helecho
table-chip =
    { $points ->
        [one] { $text }, { $points } punto: mostrar su tablero
       *[other] { $text }, { $points } puntos: mostrar su tablero
    }
table-days =
    { $days ->
        [one] { $days } día
       *[other] { $days } días
    }
table-reconnecting = reconectando…
table-text-view = Como texto
table-rules = Reglas
table-replay = Repetición
table-menu = Menú
table-close = Cerrar
table-results = Resultados
table-undo = Deshacer
table-hint = Pista
table-redo = Rehacer
table-end-turn = Terminar turno
table-withdraw = Cambiar mi elección
table-choose = Elige
table-wait = Espera
table-turn-done = ¿Todo listo? Termina tu turno.
table-by-way-of = { $first }: { $text }
table-unasked = Por sí solo: no había otra respuesta.
table-step-unasked = { $text } (por sí solo)
table-your-turn = Tu turno
table-this-turn = En este turno
table-waiting-for = Le toca a: { $text }
table-thinking = { $text } está pensando…
table-puzzle-played = Has jugado tu turno.
table-hurry = Dar prisa
table-status-over = La partida ha terminado
table-status-cancelled = La partida se ha cancelado
table-status-aside = Mesa retirada por un fallo
table-curtain = Pasa el dispositivo a { $text }
table-curtain-open = Soy { $text }
table-notation = Escribe una jugada
table-play-move = Jugar
table-choices =
    { $count ->
        [one] { $count } opción
       *[other] { $count } opciones
    }
table-view = Vista del tablero
table-nearer = Acercar
table-farther = Alejar
table-whole-board = Ver todo el tablero
table-doubt = ¿Seguro?
table-doubt-yes = Sí, hacerlo
table-doubt-no = No, volver

### Los turnos, contados uno a uno

table-told-turn = { $who } { $deeds }
table-told-you = Tú { $deeds }
table-told-strip = Lo que ha pasado
table-told-since = Desde tu último turno
table-told-since-count =
    { $count ->
        [0] Desde tu último turno: nada
        [one] Desde tu último turno: { $count } turno
       *[other] Desde tu último turno: { $count } turnos
    }
table-told-since-none = No ha pasado nada desde tu último turno.
table-told-again = Mostrar otra vez
table-told-skip = Saltar
table-told-skip-key = Saltar hasta el presente (Escape)
table-told-last = Los últimos turnos
table-told-chance = Recibes
table-told-chance-spoken = Recibes: { $text }
table-told-gained = { $text }, { $amounts }
table-pace = Mostrar los turnos ajenos
table-pace-calm = Con calma
table-pace-normal = Normal
table-pace-quick = Rápido
table-pace-off = No
table-pace-help = Cuánto tiempo se muestra cada turno de los demás. Con «No» la mesa pasa enseguida al presente; «Desde tu último turno» lo cuenta todo igualmente.

### What is spoken, and what can be asked for

table-spoken-undone = Deshecho: { $text }
table-spoken-undone-step = Deshecho.
table-spoken-ended = Turno terminado.
table-spoken-more = y { $count } más
table-spoken-means = { $who }: { $text }
table-spoken-points = { $who }: { $points } PV
table-keys = Teclas
table-keys-on = Teclas en la mesa
table-keys-on-help = Teclas sueltas actúan en cualquier parte de la mesa, salvo mientras escribes.
table-keys-help = Cuenta el lugar de la tecla en el teclado, sea cual sea la letra que lleve. Para cambiar una, elígela y pulsa otra; Supr la quita.
table-keys-reset = Como estaban
table-key-change = { $what }: { $text }. Cambiar
table-key-press = Pulsa una tecla
table-key-escape = Saltar hasta el presente, cerrar un globo
table-key-arrows = Recorrer el tablero o un menú
table-key-question = Repetir la pregunta
table-key-last = Lo que han hecho los demás
table-key-means = Lo que tengo
table-key-others = Lo que tiene el siguiente jugador
table-key-points = Los puntos de todos
table-key-round = La ronda y de quién es el turno
table-key-lit = Al primer lugar que se puede elegir
table-key-next = Siguiente lugar que se puede elegir
table-key-previous = Lugar anterior que se puede elegir
table-key-kind = Siguiente tipo o columna de lugares
table-key-kind_before = Tipo o columna de lugares anterior
table-key-main = Botón principal, como el fin del turno
table-key-undo = Deshacer
table-key-redo = Rehacer
table-key-hint = Pista
table-key-icons = Piezas e iconos
table-key-words = La mesa en palabras
table-key-type = Escribir una jugada o una pregunta
table-key-keys = Mostrar las teclas
table-speech = Lo que oye un lector de pantalla
table-speech-brief = Breve
table-speech-usual = Normal
table-speech-full = Completo
table-speech-help = «Breve» cuenta lo que hacen los demás y, de lo ganado, solo lo tuyo; «Completo» cuenta también cada paso pequeño. Una tecla repite lo omitido.

# Values of games without a face of their own

table-yes = sí
table-no = no
table-nothing = nada
