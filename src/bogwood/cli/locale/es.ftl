### The command line in Spanish.

### Table talk

cli-bye = ¡Hasta pronto!
cli-choose = Tu elección (número o notación; ? ayuda, u deshacer, q salir):
cli-free = libre
cli-more =
    { $count ->
        [one] { $count } opción más
       *[other] { $count } opciones más
    }
cli-notice = Implementación independiente; muchos números están reconstruidos, no son los impresos.
cli-reserved = bloqueada: { $clan }
cli-rule = regla { $rule }
cli-saved = Guardado: { $file }
cli-taken = ocupada: { $clan }
cli-thinking = Piensan: { $clan }…
cli-undo-none = No hay nada que deshacer.
cli-unknown-choice = «{ $text }» no es una de las opciones. Escribe un número de la lista, o ? para ver la ayuda.
cli-winner = Victoria: { $clan }, { $vp } PV
cli-your-turn = Tu turno: { $clan }


### Headings and labels

cli-axolotls = Axolotes
cli-board = Pantano
cli-boats = Botes
cli-catch = Capacidad de pesca
cli-clan-board = Tablero de clan: { $clan }
cli-display = Guías disponibles
cli-final = Recuento final
cli-fish = Peces
cli-gold = Oro
cli-guide = Guía
cli-islands = Islas
cli-mana = Gemas de maná
cli-navigation = Navegación
cli-order = Orden de turno
cli-passed = han pasado
cli-phase = Fase: { $phase }
cli-points = Puntos
cli-races = Cartas de carrera
cli-range = Índice de navegación
cli-round = Ronda { $round }
cli-scores = Puntuación
cli-season = Pez de la ronda: { $card }
cli-seat = Asiento { $seat }
cli-source = Origen
cli-spaces = Casillas de acción
cli-supply = Reserva general
cli-temples = Templos
cli-tiles = Losetas de bonificación
cli-total = Total
cli-tracks = Tracks de asentamientos
cli-trophies = Cartas de puntuación
cli-watcher = Espectador
cli-workers = Trabajadores


### Legend of the text board

cli-legend-boat = bote
cli-legend-fish = pez
cli-legend-land = tierra
cli-legend-settlement = asentamiento
cli-legend-shrine = culto
cli-legend-temple = templo
cli-legend-totem = tótem
cli-legend-water = agua


### Help

cli-help-keys =
    Un número o una notación elige una opción.
    ? muestra esta ayuda, u deshace el último paso, q sale del juego.


### Simulation

cli-simulating =
    { $total ->
        [one] { $done } de { $total } partida
       *[other] { $done } de { $total } partidas
    }
cli-summary-by-seat = por asiento
cli-summary-by-source = por origen
cli-summary-decisions = Decisiones
cli-summary-games = Partidas
cli-summary-mean = media
cli-summary-per-second = Decisiones por segundo
cli-summary-rounds = Rondas
cli-summary-scores = Puntuación
cli-summary-wins = Victorias


### Refusals: choices

refusal-game-over = La partida ha terminado.
refusal-no-such-option = No existe esa opción: { $option }.
refusal-not-your-turn = Ahora no es tu turno.
refusal-step-limit =
    { $limit ->
        [one] El juego no llegó a la siguiente decisión en { $limit } paso.
       *[other] El juego no llegó a la siguiente decisión en { $limit } pasos.
    }


### Refusals: notation, names, options

refusal-bad-notation = «{ $text }» no es una jugada de este juego.
refusal-bad-number = «{ $text }» no es un número válido aquí.
refusal-bad-option-value = La opción { $name } no puede ser «{ $value }». Valores posibles: { $allowed }.
refusal-bad-players = Este juego es para { $least } a { $most } participantes, no para { $found }.
refusal-bad-seat = En esta mesa no existe el asiento { $seat }.
refusal-unknown-bot = No hay ningún bot «{ $name }». Hay: { $allowed }.
refusal-unknown-edition = Aquí no está la edición «{ $edition }» de este juego.
refusal-unknown-game = Aquí no hay ningún juego «{ $name }». Hay: { $allowed }.
refusal-unknown-option = Este juego no tiene la opción «{ $name }». Hay: { $allowed }.


### Refusals: files

refusal-bad-format = No es un archivo nuestro: formato «{ $found }».
refusal-bad-json = Esto no es JSON: línea { $line }, columna { $column }.
refusal-bad-line = La línea { $line } del registro no se entiende.
refusal-missing-file = No existe el archivo «{ $text }».
refusal-newer-format = Escrito por una versión más nueva: formato «{ $found }», aquí se conoce «{ $known }».
refusal-other-rules = Escrito con otras reglas: versión { $found }, aquí { $known }.
refusal-repeated-key = «{ $name }» aparece dos veces.
refusal-torn-record = El registro se corta en la línea { $line }. Todo lo anterior está bien.
refusal-unreadable-file = No se puede leer el archivo «{ $text }».

refusal-schema-length = Número de elementos incorrecto: { $found }, se admite de { $least } a { $most }.
refusal-schema-missing = Falta «{ $name }».
refusal-schema-pattern = «{ $found }» no tiene la forma debida.
refusal-schema-range = { $found } está fuera de los límites: se admite de { $least } a { $most }.
refusal-schema-type = Tipo de valor incorrecto: { $found } en vez de { $expected }.
refusal-schema-unknown = «{ $name }» no se conoce aquí.
refusal-schema-value = «{ $found }» no es posible aquí. Valores posibles: { $allowed }.


### Refusals: records

refusal-digest-differs = La decisión { $number } lleva a una posición distinta de la del registro.
refusal-draws-differ = En la decisión { $number } el azar dio algo distinto de lo que dice el registro.
refusal-illegal-move = La decisión { $number } no es posible: { $move }.
refusal-no-seed = El registro aún no muestra su semilla, así que su azar no se puede comprobar.
refusal-nothing-to-verify = En el registro no hay nada que comprobar.
refusal-scores-differ = La puntuación final no es la del registro.
refusal-seal-differs = La semilla no corresponde al sello puesto antes de la partida.


### Added for the command line

cli-besides = También puedes ahora:
cli-closed = { $notation } está cerrado: { $text }
cli-key-boards = tableros de clan
cli-key-cards = qué hacen las cartas
cli-key-help = esta ayuda
cli-key-names = nombres de las casillas
cli-key-quit = salir
cli-key-scores = puntos hasta ahora
cli-key-table = toda la mesa
cli-key-undo = deshacer en tu turno
cli-key-why = qué significa una opción o por qué está cerrada
cli-keys = Cómo responder: escribe el número de una opción (3) o su notación (fish_1); o varias: fish_1 worker:clan
cli-open = { $notation } está abierto: { $text }
cli-prompt = Tu elección (? ayuda):
cli-prompt-only = Tu elección (Intro: { $notation }, ? ayuda):
cli-sound = La posición es correcta.
cli-summary-checked = Partidas comprobadas en cada decisión
cli-tip = Consejo:
cli-unused = Tu turno ha terminado; esto no se usó: { $text }
cli-verified-digests = Resúmenes: coinciden tras cada decisión ({ $count }).
cli-verified-draws = Azar: salió lo que dice el registro.
cli-verified-scores = Puntos: coinciden con la posición final.
cli-verified-seal = Sello: corresponde a la semilla.
cli-verified-unfinished = Puntos: aún no los hay, la partida no ha terminado.
refusal-bad-bots = Bots indicados: { $found }. Indica un tipo para todos los asientos o uno por asiento ({ $players }).
refusal-bad-options = «{ $text }» no tiene la forma nombre=valor.
refusal-no-option-left = El asiento { $seat } tendría que decidir y no tiene nada que elegir.
refusal-no-such-decision = El registro tiene { $most } decisiones, no { $number }.
refusal-no-such-seat = No existe el asiento «{ $seat }». Se cuentan de 0 a { $most }.
refusal-unknown-language = Aquí no hay idioma «{ $name }». Hay: { $allowed }.
refusal-unwritable-file = No se puede escribir «{ $text }».
refusal-usage = { $text } Véase bogwood --help.
