### El marco de la mesa

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
table-hint-key = Pista (tecla h)
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
table-told-strip = Lo que han hecho los demás
table-told-since = Desde tu último turno
table-told-since-count =
    { $count ->
        [0] Desde tu último turno: nada
        [one] Desde tu último turno: { $count } turno
       *[other] Desde tu último turno: { $count } turnos
    }
table-told-since-none = Nadie ha hecho nada desde tu último turno.
table-told-again = Mostrar otra vez
table-told-skip = Saltar
table-told-skip-key = Saltar hasta el presente (Escape)
table-told-last = Los últimos turnos
table-told-chance = Recibes
table-told-chance-spoken = Recibes: { $text }
table-told-gained = { $text }: { $amounts }
table-pace = Mostrar los turnos ajenos
table-pace-calm = Con calma
table-pace-normal = Normal
table-pace-quick = Rápido
table-pace-off = No
table-pace-help = Cuánto tiempo se muestra cada turno de los demás. Con «No» la mesa pasa enseguida al presente; «Desde tu último turno» lo cuenta todo igualmente.
