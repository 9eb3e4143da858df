### The command line in Spanish.

### Table talk

cli-bye = ¡Hasta pronto!
cli-notice = Implementación independiente; muchos números están reconstruidos, no son los impresos.
cli-rule = regla { $rule }
cli-saved = Guardado: { $file }
cli-thinking = Piensan: { $clan }…
cli-undo-none = No hay nada que deshacer.
cli-unknown-choice = «{ $text }» no es una de las opciones. Escribe un número de la lista, o ? para ver la ayuda.
cli-winner = Victoria: { $clan }, { $vp } PV
cli-your-turn = Tu turno: { $clan }


### Headings and labels

cli-final = Recuento final
cli-round = Ronda { $round }
cli-seat = Asiento { $seat }
cli-source = Origen
cli-total = Total


### Simulation

cli-simulating =
    { $total ->
        [one] { $done } de { $total } partida
       *[other] { $done } de { $total } partidas
    }
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
refusal-name-twice = El mismo nombre aparece dos veces.
refusal-wrong-number = Cantidad incorrecta: { $found } en vez de { $expected }.
refusal-unknown-name = No hay nada con ese nombre: «{ $text }».
refusal-not-now = Eso no responde a la pregunta actual.
refusal-off-board = { $cell } no está en el tablero.
refusal-unknown-bot = No hay ningún bot «{ $name }». Hay: { $allowed }.
refusal-unknown-edition = Aquí no está la edición «{ $edition }» de este juego.
refusal-unknown-game = Aquí no hay ningún juego «{ $name }». Hay: { $allowed }.
refusal-unknown-diagram = Aquí no hay ningún diagrama «{ $name }». Hay: { $allowed }.
refusal-nothing-to-measure = No hay nada que medir en { $name }: no tiene resumen.
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
cli-key-boards = tableros de los jugadores
cli-key-cards = qué hacen las cartas
cli-key-help = esta ayuda
cli-key-names = nombres de las casillas
cli-key-quit = salir
cli-key-scores = puntos hasta ahora
cli-key-table = toda la mesa
cli-key-undo = deshacer en tu turno
cli-key-why = qué significa una opción o por qué está cerrada
cli-keys = Cómo responder: escribe el número de una opción (3) o su notación ({ $notation }); o varias: 3 1
cli-open = { $notation } está abierto: { $text }
cli-prompt = Tu elección (? ayuda):
cli-prompt-only = Tu elección (Intro: { $notation }, ? ayuda):
cli-report = Informe sobre la mesa { $text }
cli-report-moment = Tras el suceso { $number }, paso { $step }
cli-report-tried = Se estaba probando: { $text }
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
refusal-no-record = Este informe no contiene el registro de la partida, solo una posición.
refusal-no-such-decision =
    { $most ->
        [one] El registro tiene { $most } decisión, no { $number }.
       *[other] El registro tiene { $most } decisiones, no { $number }.
    }
refusal-no-such-seat = No existe el asiento «{ $seat }». Se cuentan de 0 a { $most }.
refusal-unknown-language = Aquí no hay idioma «{ $name }». Hay: { $allowed }.
refusal-unwritable-file = No se puede escribir «{ $text }».
refusal-usage = { $text } Véase bogwood --help.


### Tables

page-about = Juegos de mesa sobre barcas en el navegador, con amigos o contra bots. Sin registro.
page-invitation = Invitación: { $text }
page-table =
    { $players ->
        [1] Una partida en solitario, en el navegador.
       *[other] Una mesa para { $players } jugadores, en el navegador. Sin registro.
    }

chat-applause = Aplausos
chat-back-soon = Vuelvo enseguida.
chat-good-game = ¡Buena partida!
chat-good-luck = ¡Suerte!
chat-hello = ¡Hola!
chat-laughter = Risas
chat-oops = Uy, me he equivocado.
chat-party = ¡Viva!
chat-puzzled = Hum…
chat-rematch = ¿Otra partida?
chat-sorry = ¡Perdón!
chat-surprise = ¡Oh!
chat-take-back = ¿Puedo deshacer eso?
chat-thanks = ¡Gracias!
chat-thinking = Déjame pensar…
chat-thumbs-up = Pulgar arriba
chat-well-played = ¡Bien jugado!
chat-your-turn = Te toca.
cli-backup-faulty = La copia no está sana, o no todas sus mesas se repiten. Mesas: { $count }; sucesos enteros: { $events }
cli-backup-verified = La copia está entera y todas sus mesas se repiten. Mesas: { $count }; sucesos: { $events }
cli-damaged = { $text }: el suceso { $number } está dañado; los anteriores están enteros
cli-doctor-aside = Mesas retiradas: { $count }. Para verlas: bogwood tables list --status aside
cli-doctor-backups = Minutos desde la copia más reciente: { $minutes }
cli-doctor-backups-faulty = La copia más reciente «{ $text }» no sirve para restaurar; haz otra con bogwood backup --verify. { $reason }
cli-doctor-backups-none = No hay ninguna copia del almacén en «{ $text }»: arranca el servidor con --backups y mira su registro.
cli-doctor-backups-off = No se ha indicado una carpeta de copias: arranca el servidor, y pregunta aquí, con --backups CARPETA.
cli-doctor-backups-old = Horas desde la copia más reciente: { $hours }. El registro del servidor dice por qué no se hacen.
cli-doctor-backups-postgres = Las copias de una base de datos las hacen pg_dump o pg_basebackup; aquí no se miran.
cli-doctor-clock = El reloj avanza con regularidad.
cli-doctor-clock-behind = El reloj va { $seconds } s por detrás del último cambio guardado: ponlo en hora.
cli-doctor-clock-jumps = El reloj cambió mientras se miraba: revisa el servicio de hora de la máquina (NTP).
cli-doctor-disk = Libre en el disco del almacén: { $free } MB
cli-doctor-disk-low = Solo quedan { $free } MB libres en el disco del almacén: haz sitio antes de que se rechacen jugadas.
cli-doctor-engines-compiled = Los motores funcionan compilados.
cli-doctor-engines-interpreted = Los motores funcionan interpretados y los bots son mucho más lentos: instala un paquete con motores compilados o ejecuta python3 make.py setup.
cli-doctor-files = Archivos que pueden estar abiertos: { $count }
cli-doctor-files-few = Solo pueden estar abiertos { $count } archivos, y cada conexión cuenta como uno: sube el límite (ulimit -n, o LimitNOFILE de systemd).
cli-doctor-ill = Mal: { $count }
cli-doctor-leases = El proceso { $text } no responde y retiene mesas: { $count }. Otros las toman en diez segundos; si no, reinícialos.
cli-doctor-log-long = El registro de escritura ocupa { $size } MB: alguien lee el almacén desde hace mucho; si sigue así, reinicia el servidor.
cli-doctor-orphans = Quedan procesos de un servidor muerto. Termínalos: kill { $text }
cli-doctor-orphans-none = No quedan procesos de un servidor muerto.
cli-doctor-postgres = PostgreSQL { $version }; conexiones: { $used } de { $most }
cli-doctor-postgres-clock = Los relojes de esta máquina y de la base de datos difieren en { $seconds } s: revisa el servicio de hora de ambas (NTP).
cli-doctor-postgres-full = PostgreSQL { $version } tiene { $used } de { $most } conexiones: sube max_connections o usa menos procesos.
cli-doctor-postgres-read-only = La base de datos no admite escrituras, como una réplica: da en --store la dirección de la principal.
cli-doctor-proxies-all = --proxies { $text } cree a cualquiera sobre las direcciones: nombra solo tus propios proxies.
cli-doctor-proxies-bad = «{ $text }» en --proxies no es una dirección ni una red: corrígelo.
cli-doctor-proxies-none = Una dirección https necesita un proxy, y sin --proxies todos los que llegan por él comparten un límite: nómbralo.
cli-doctor-served = El proceso { $text } atiende el almacén.
cli-doctor-sqlite-old = SQLite { $found } es anterior a { $least }: instala un Python más reciente.
cli-doctor-store = El almacén «{ $text }» está entero en lo que se ha mirado. Mesas: { $count }; MB: { $size }
cli-doctor-store-event = El suceso { $number } de la mesa { $table } está dañado: bogwood tables repair { $table }
cli-doctor-store-faulty = La estructura del almacén está dañada ({ $text }): para el servidor y recupera la copia más reciente con bogwood restore.
cli-doctor-store-none = Aún no hay almacén en «{ $text }»: lo crea bogwood serve.
cli-doctor-store-older = El almacén es de una versión anterior: haz una copia (bogwood backup); el próximo arranque lo pone al día.
cli-doctor-store-refused = El almacén no se puede usar. { $text }
cli-doctor-store-unwritable = No se puede escribir en «{ $file }» ({ $text }): revisa sus permisos, su disco y quién lo tiene bloqueado.
cli-doctor-unserved = Ningún servidor tiene abierto el almacén.
cli-doctor-url-bad = --public-url «{ $text }» no es una dirección http ni https: escríbela como en el navegador.
cli-doctor-versions = Versiones: Bogwood { $bogwood }, Python { $python }, SQLite { $sqlite }
cli-doctor-well = No hay nada mal.
cli-regress = Mesas: { $count }; distintas con las reglas actuales: { $found }
cli-serving = Bogwood está abierto en { $text } (Ctrl+C para cerrar)
cli-store-damaged = El almacén está dañado. Mesas: { $count }; sucesos enteros: { $events }
cli-store-whole = El almacén está entero. Mesas: { $count }; sucesos: { $events }
cli-tables-aside = La mesa { $text } queda retirada. Para que siga: bogwood tables resume { $text }
cli-tables-change-status = Estado: { $before } → { $after }
cli-tables-change-to-act = Les toca: { $before } → { $after }
cli-tables-changed = Cambiada: { $text } UTC
cli-tables-could = La mesa { $text } puede seguir: sus sucesos se repiten hasta el final.
cli-tables-events = Último suceso: { $text }
cli-tables-game = Juego: { $text }
cli-tables-put-by = Los sucesos { $first } a { $last } se apartan; se conservan en el almacén, en «kept», bajo damaged/{ $table }/{ $first }.
cli-tables-replays = Sus sucesos se repiten hasta el final: podrá seguir donde está.
cli-tables-replays-not = Sus sucesos no se repiten hasta el final: no podrá seguir sin bogwood tables repair { $text }.
cli-tables-resumed = La mesa { $text } sigue.
cli-tables-seats = Asientos: { $text }
cli-tables-sound = La mesa { $text } está bien: todos sus sucesos están enteros y se repiten.
cli-tables-status = Estado: { $text }
cli-tables-title = Título: { $text }
cli-tables-trial = No se ha cambiado nada (--dry-run).
refusal-account-taken = Ese nombre de cuenta ya es de otra persona.
refusal-already-answered = Ya has dado tu acuerdo.
refusal-already-proposed = Ya hay una propuesta que espera respuesta.
refusal-already-resigned = Ya has abandonado.
refusal-bad-account = Un nombre de cuenta tiene de 2 a { $longest } letras, cifras, puntos, guiones o guiones bajos.
refusal-bad-address = No se puede llamar a esta dirección: debe ser http o https, a un servidor público.
refusal-bad-body = La petición no es válida.
refusal-bad-message = El mensaje no es válido.
refusal-bad-method = Eso no se puede hacer en esta dirección.
refusal-bad-nickname = Un apodo tiene letras visibles, y ninguna que se oculte o invierta el texto.
refusal-bad-pace = Ese ajuste de tiempo no es válido: { $text }.
refusal-bad-passphrase = La frase de contraseña debe tener de { $least } a { $most } caracteres.
refusal-bad-proposal = No se puede proponer «{ $text }».
refusal-bad-seats = Número de asientos equivocado: { $found } en vez de { $expected }.
refusal-bad-take-back = La partida no puede volver al suceso { $number }.
refusal-bot-plays = Un bot juega ahora en el asiento { $seat }.
refusal-clock-decides = A quien ocupa el asiento { $seat } le queda tiempo en el reloj; hasta que se acabe, nadie decide en su lugar.
refusal-does-not-replay = Los sucesos de la mesa { $table } no se repiten hasta el final.
refusal-event-damaged = El suceso { $number } está dañado; los anteriores están enteros.
refusal-event-endless = Las reglas no terminan con el suceso { $number }.
refusal-has-account = Ya tienes una cuenta con otro nombre.
refusal-internal = Algo ha fallado aquí; queda anotado.
refusal-missing-header = Falta la cabecera { $text }.
refusal-no-entry = Esta mesa es privada: pide un enlace.
refusal-no-nickname = Elige un apodo.
refusal-no-stand-in = En el asiento { $seat } no juega ningún bot que pueda devolverlo.
refusal-nothing-to-withdraw = No hay nada que puedas cambiar: o no has elegido en secreto, o ya han elegido todos.
refusal-no-such-event = No hay suceso { $number } en esta mesa; el último es el { $most }.
refusal-no-such-page = No hay nada en esta dirección.
refusal-no-such-step =
    { $most ->
        [one] El turno siguiente tiene { $most } decisión, no { $number }.
       *[other] El turno siguiente tiene { $most } decisiones, no { $number }.
    }
refusal-not-a-bot = Ningún bot juega en el asiento { $seat }.
refusal-not-away = Quien ocupa el asiento { $seat } ha estado aquí hace poco; vuelve a preguntar en { $seconds } s.
refusal-not-aside = La mesa { $table } no estaba retirada.
refusal-not-open = Los asientos de esta mesa ya no se pueden cambiar.
refusal-coach-busy = El entrenador tiene demasiado trabajo. Vuelve a preguntar dentro de unos { $seconds } s.
refusal-less-hints = En esta mesa el entrenador solo dice si se desperdicia algo.
refusal-no-coach = No hay entrenador para este juego.
refusal-no-hints = En esta mesa no hay pistas.
refusal-no-puzzle = En esta mesa no hay ningún problema que resolver.
refusal-puzzle-unfinished = El turno no está terminado: aún queda algo por decidir.
refusal-unknown-puzzle = No existe el problema «{ $name }».
refusal-not-over = Eso solo es posible cuando la partida ha terminado.
refusal-not-ready = Ahora mismo no se puede guardar nada. Lo guardado antes está a salvo.
refusal-not-running = En esta mesa no se está jugando.
refusal-not-signed-in = Entra primero: elige un apodo o inicia sesión.
refusal-not-started = La partida aún no ha empezado.
refusal-not-your-seat = Este no es tu asiento.
refusal-nothing-proposed = No se ha propuesto nada.
refusal-nothing-said = Di algo o elige una frase, pero no ambas cosas.
refusal-nothing-to-redo = No hay nada que rehacer.
refusal-nothing-to-undo = No hay nada que deshacer.
refusal-one-process-store = Varios procesos de servidor necesitan un almacén en PostgreSQL.
refusal-port-taken = No se puede escuchar en { $text }.
refusal-seat-taken = El asiento { $seat } está ocupado.
refusal-stale = La mesa ha cambiado entretanto; así está ahora.
refusal-store-away = El servidor no puede conectar ahora mismo con su base de datos. Todo lo confirmado está guardado y a salvo; inténtalo de nuevo en un momento.
refusal-store-busy = Otro programa ocupa el almacén del servidor, así que esto no se ha hecho. Todo lo anterior está guardado y a salvo; inténtalo de nuevo en un momento.
refusal-store-failing = El disco del servidor avisa de un fallo, así que esto no se ha hecho. Todo lo anterior está guardado; inténtalo más tarde.
refusal-store-full = El disco del servidor está lleno, así que esto no se ha hecho. Todo lo anterior está guardado y a salvo; inténtalo más tarde.
refusal-store-read-only = El servidor no puede escribir ahora en su almacén, así que esto no se ha hecho. Todo lo anterior está guardado y a salvo; inténtalo más tarde.
refusal-table-aside = Esta mesa se retiró tras un fallo. Quien lleva el servidor puede hacer que siga.
refusal-table-damaged = Esta mesa está dañada en el disco del servidor desde su primer suceso.
refusal-server-leaving = El servidor se está reiniciando; inténtalo de nuevo en un momento.
refusal-table-elsewhere = La mesa está cambiando de servidor; inténtalo de nuevo en un momento.
refusal-too-fast = Demasiado de golpe; inténtalo de nuevo dentro de { $seconds } s.
refusal-too-large = Demasiado grande: como mucho { $most } bytes.
refusal-too-long = Demasiado largo: como mucho { $longest } caracteres.
refusal-too-many-hooks = Como mucho { $most } direcciones.
refusal-too-many-sockets = Demasiadas conexiones desde tu dirección: como mucho { $most }. Cierra antes una.
refusal-too-many-take-backs = En esta mesa ya se ha vuelto atrás { $most } veces y no se puede volver a hacer.
refusal-too-many-withdrawals = Ya has cambiado { $most } veces lo que elegiste en secreto en esta partida; esta elección se queda como está.
refusal-turn-complete = Tu turno está completo: termínalo o deshaz algo.
refusal-turn-not-complete = Tu turno aún no está completo.
refusal-unknown-phrase = No hay ninguna frase «{ $text }».
refusal-unknown-table = No existe esa mesa.
refusal-wrong-code = Este código no abre ningún asiento de esta mesa.
refusal-wrong-host = Este servidor no responde al nombre { $text }; quien lo mantiene puede permitírselo.
refusal-wrong-origin = La petición viene de otro sitio: { $text }.
refusal-wrong-passphrase = La cuenta o la frase de contraseña no son correctas.

### Stores

refusal-backup-by-pg-dump = Un almacén en PostgreSQL se copia con su propia herramienta: { $text }.
refusal-file-exists = «{ $text }» ya existe.
refusal-missing-extra = Hace falta el extra «{ $text }»: pip install "bogwood[{ $text }]".
refusal-not-a-store = «{ $text }» no es un almacén de mesas.
refusal-store-damaged = El almacén «{ $text }» está dañado.
refusal-store-in-use = El almacén «{ $text }» está en uso: detén antes el servidor.
refusal-store-log-cut = El registro de «{ $text }» estaba estropeado por el medio. Se conserva lo anterior a ese punto y los cambios posteriores se han perdido; el registro tal como se encontró es «{ $file }».
refusal-store-log-mended = El registro de «{ $text }» estaba estropeado por el medio. Todo se ha conservado; el registro tal como se encontró es «{ $file }».
refusal-store-served = El almacén «{ $text }» ya lo atiende el proceso { $process }: dos servidores en un archivo no sabrían uno de otro.
refusal-store-too-new = El almacén lo escribió una versión posterior de Bogwood: su esquema es { $found }, esta versión conoce { $known }.
refusal-store-too-old = El almacén «{ $text }» es de una versión anterior: restáuralo y se pondrá al día al abrirlo.
refusal-store-unreachable = No hay conexión con la base de datos de «{ $text }».
refusal-store-unreadable = No se puede abrir el almacén «{ $text }».
refusal-unknown-store = No hay almacenes de tipo «{ $text }»: usa una ruta, sqlite:/// o postgresql://.


### Arena

arena-ahead = Por delante
arena-bot = Bot
arena-crosstable = Todos contra todos
arena-decisions-per-turn = Decisiones por turno
arena-difference = Diferencia de puntos
arena-elo = Puntuación Elo
arena-fact-deals = Repartos: { $deals }
arena-fact-edition = Edición y reglas: { $text }
arena-fact-games = Partidas: { $games }
arena-fact-options = Opciones de reglas: { $text }
arena-fact-players = Jugadores: { $players }
arena-fact-seed = Semilla: { $text }
arena-fault = Fallo
arena-faults = Partidas sin resultado
arena-figures = Todas las cifras
arena-first-seat = Gana el primer asiento
arena-games = Partidas
arena-how = Entre paréntesis, intervalos de confianza del 95 %. Cada reparto se juega con los bots en todas las rotaciones de asientos, así que la suerte del reparto se compensa; los intervalos cuentan repartos, no partidas. Una victoria compartida se divide entre quienes ganan. Que algo lo elijan quienes ganan no prueba que haga ganar: quien juega bien elige de otra manera.
arena-margin = Ventaja en puntos
arena-more-often = Victorias de quienes lo eligieron más
arena-ms-per-decision = ms de CPU por decisión
arena-ms-per-turn = ms de CPU por turno
arena-note-more-often = El gráfico muestra cuánto ganaron quienes lo eligieron más que los demás de su mesa.
arena-option = Opción
arena-options-chosen = Opciones elegidas al menos una vez
arena-other = contra
arena-score = Puntos
arena-seat = Asiento
arena-seats = Victorias por asiento
arena-seats-with = Veces
arena-standings = Clasificación
arena-stopped = Detenido. Las partidas jugadas están en { $text }; la misma orden con --resume continúa.
arena-the-rules = las reglas
arena-thing = Elección
arena-title = Arena: { $text }
arena-title-balance = Equilibrio: { $text }
arena-trait-base = Base inicial
arena-trait-chief = Jefe
arena-trait-clan = Clan
arena-trait-colour = Color
arena-trait-guide = Último guía
arena-trait-setup_card = Carta de preparación
arena-trait-side = Lado del tablero de clan o del jefe
arena-values = Por opción de reglas
arena-win-rate = Victorias
refusal-arena-exists = «{ $text }» ya contiene una arena: continúala con --resume o elige otra carpeta.
refusal-other-settings = Esta arena se empezó con otros ajustes: { $text }.
refusal-resume-where = Indica la carpeta de la arena con --out.


### Games at hand

cli-games-broken = No se pueden usar:
cli-minutes = { $minutes } min
cli-new-game = El juego «{ $name }» está en { $text }. Lo que sigue:
cli-no = no
cli-yes = sí

refusal-bad-game-name = Un juego no puede llamarse «{ $name }»: usa minúsculas latinas, cifras y «_», con una letra al principio, cuarenta signos como máximo y sin palabras reservadas de Python.
refusal-folder-exists = «{ $text }» ya existe.
refusal-module-name-taken = Ya hay un módulo de Python llamado «{ $name }»; uno taparía al otro.
refusal-game-bad-data = Los datos del juego no cumplen su esquema. Errores: { $count }; el primero: { $text }.
refusal-game-bad-manifest = La descripción del juego contiene un valor no válido: «{ $found }».
refusal-game-name-taken = Ya hay un juego llamado «{ $name }»; viene con { $text }.
refusal-game-not-loaded = No se pudo cargar el juego: { $text }
refusal-game-not-opened = No se pudo abrir el juego: { $text }
refusal-game-without-manifest = En «{ $text }» debería estar la descripción de un juego, pero hay: { $found }.
refusal-nothing-to-train = El juego «{ $name }» no trae nada que los bots puedan aprender a ajustar.


### Positions drawn

cli-points-now = ahora
cli-points-end = si la partida acabara ahora

### Lessons

cli-lesson-steps =
    { $count ->
        [one] { $count } paso
       *[other] { $count } pasos
    }
refusal-unknown-lesson = Este juego no tiene la lección «{ $name }». Hay: { $allowed }.
refusal-lesson-turn-over = Aquí el turno ya ha terminado: falta antes un paso que lo termine.
refusal-lesson-not-offered = Lo que pide este paso no se ofrece. Se ofrece: { $text }.
refusal-lesson-turn-open = Aquí el turno no ha terminado. Queda por elegir: { $text }.
refusal-lesson-script-short = El guion del asiento { $seat } es demasiado corto: nadie sigue jugando.
refusal-lesson-unsaid = A { $text } le falta el mensaje { $name }.
refusal-lesson-way-closed = Después de «{ $name }» la lección no se puede jugar hasta el final: { $text }.
refusal-lesson-wrong-unmet = Aquí nadie puede elegir «{ $name }», así que su frase nunca se dice.
refusal-lesson-end-unasked = Este turno se termina con «{ $name }»: el paso tiene que pedirlo.
