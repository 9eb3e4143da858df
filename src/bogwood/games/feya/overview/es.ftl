### Feya's Swamp at a glance, in Spanish.

### The aim, a turn, a round

feya-overview-aim = Guía a tu clan durante { $rounds } rondas. Gana quien tenga más puntos de victoria (PV) tras el recuento final. Los puntos nunca se pierden.
feya-overview-turn-1 = Pon un trabajador en una casilla de acción libre, paga su maná y toma lo que da; o juega una loseta; o pasa.
feya-overview-turn-2 = Cada uno de tus botes puede hacer esa acción una vez: navega y actúa donde llega.
feya-overview-turn-3 = En cualquier momento cambia maná por un axolote, que trabaja una vez, o un trabajador por maná.
feya-overview-turn-4 = Al final del turno se miran las cartas de carrera: quien la cumple primero puntúa más.
feya-overview-round-1 = Ingresos: lo que ha abierto tu tablero de clan, y tu guía.
feya-overview-round-2 = Turnos de una acción hasta que todos hayan pasado. Quien pasa toma una loseta y el guía de la próxima ronda.
feya-overview-round-3 = Mantenimiento: vuelven los trabajadores, cambia la temporada de peces y los guías fijan el nuevo orden.
feya-overview-round-4 = Tras la última ronda: islas, cartas de puntuación, y los peces, maná y oro que queden.

### Kinds of choices

feya-kind-board = Tableros de clan
feya-kind-side = Lados del tablero
feya-kind-guide = Guías
feya-kind-tile = Losetas de bonificación
feya-kind-bonus = Lo que abren las filas
feya-kind-special = Losetas de Salamandra
feya-kind-action = Acciones

### Clans

feya-clans-alike = En el lado normal los cuatro tableros son iguales: elige el clan que te guste.
feya-clans-lotus = Los lados de loto son distintos; esto es lo que hace bien cada uno.
feya-clans-choose = El lado lo eliges después. Los normales son iguales para todos; esto es lo que hacen bien los de loto.
feya-board-normal = Botes, dos trabajadores, oro, maná y puntos mezclados, igual para cada clan.
feya-board-crocodile_lotus = Un tercer trabajador extra, uno de ellos pronto; sin ingresos en PV.
feya-board-turtle_lotus = Dos ingresos más de maná, y pronto; menos oro.
feya-board-frog_lotus = Pesca y navegación muy pronto; poco oro.
feya-board-salamander_lotus = Cuatro espacios cuyo beneficio eliges tú al abrirlos.
feya-good-board-normal = Bueno para una primera partida: no falta nada.
feya-good-board-crocodile_lotus = Bueno si te gusta hacer muchas acciones: abre primero el trabajador de arriba a la izquierda.
feya-good-board-turtle_lotus = Bueno si vives de axolotes y de casillas caras.
feya-good-board-frog_lotus = Bueno si pescas mucho y navegas lejos; vende peces para el oro que falta.
feya-good-board-salamander_lotus = Bueno si ya sabes qué te falta; no para una primera partida.
feya-good-side-normal = Bueno para una primera partida: igual para todos.
feya-good-side-lotus = Bueno si su fuerza encaja en tu plan; a cambio le falta algo.

### Guides

feya-good-guide-artist = Bueno cuando una isla con tus peces está casi llena: celebras sin trabajador.
feya-good-guide-builder = Bueno en rondas en que quieras construir más de una vez.
feya-good-guide-fisherman = Bueno con dos botes o más cerca de peces de la temporada.
feya-good-guide-leader = Bueno cuando todos van a pelear por una casilla.
feya-good-guide-merchant = Bueno al principio y cuando construir es caro.
feya-good-guide-monk = Bueno con pocos trabajadores: el maná compra axolotes.
feya-good-guide-sailor = Bueno en cualquier ronda: alcance para el resto de la partida y puntos que crecen.
feya-good-guide-storyteller = Bueno cuando ya tienes losetas de templo; flojo en la primera ronda.
feya-good-guide-warrior = Bueno cuando importan más las acciones que su coste.
feya-good-guide-wiseman = Bueno si estás en muchas islas y vas en cabeza.

### Bonus tiles

feya-good-tile-r1_catch_1 = Buena para un gran turno de pesca con todos los botes.
feya-good-tile-r1_discount_2 = Buena para el turno en que construyen dos botes.
feya-good-tile-r1_discount_3 = Buena para el turno en que construyen dos botes.
feya-good-tile-r1_range_2 = Buena para llegar una vez a un templo o a peces lejanos.
feya-good-tile-r1_range_3 = Buena para llegar una vez a un templo o a peces lejanos.
feya-good-tile-r2_build = Una acción entera gratis; guarda oro para ella.
feya-good-tile-r2_celebrate = Buena cuando las casillas de Celebrar están siempre ocupadas.
feya-good-tile-r2_fish = Una acción entera gratis, buena con tres botes.
feya-good-tile-r2_improve_navigation = Buena cuando te faltan pocos pasos para una carrera.
feya-good-tile-r2_trade = Buena cuando tienes muchos peces y ningún trabajador.
feya-good-tile-r3_gold_axolotl = Buena si te sobra oro: una acción más.
feya-good-tile-r3_gold_mana = Buena si te sobra oro y hay casillas caras libres.
feya-good-tile-r3_mana_axolotl = Buena si te sobra maná: una acción más.
feya-good-tile-r3_mana_fish = Buena si en tus asentamientos aún caben peces.
feya-good-tile-r3_mana_gold = Buena si te falta poco para un último asentamiento.
feya-good-tile-r4_vp_2 = Puntos inmediatos: cuanto más alto el número, mejor.
feya-good-tile-r4_vp_3 = Puntos inmediatos: cuanto más alto el número, mejor.
feya-good-tile-r4_vp_4 = Puntos inmediatos: cuanto más alto el número, mejor.
feya-good-tile-r4_vp_5 = Puntos inmediatos: cuanto más alto el número, mejor.
feya-good-tile-r4_vp_6 = Puntos inmediatos: cuanto más alto el número, mejor.

### What the tracks open

feya-good-bonus-boat = Bueno pronto: cada acción se hace una vez más.
feya-good-bonus-catch = Bueno pronto y con muchos botes.
feya-good-bonus-income_gold = Bueno pronto: paga en cada ronda que quede.
feya-good-bonus-income_mana = Bueno pronto: paga en cada ronda que quede.
feya-good-bonus-income_navigation = Bueno pronto: alcance y puntos crecientes cada ronda.
feya-good-bonus-income_vp = Bueno antes de la última ronda; después no paga.
feya-good-bonus-navigation_now = Bueno siempre, y más si lo pide una carrera.
feya-good-bonus-none = Solo un paso: mira lo que viene después.
feya-good-bonus-vp_celebrate = Bueno cuando tus peces están juntos en una isla.
feya-good-bonus-wild = Bueno pronto, con lo que más te falte.
feya-good-bonus-worker = Bueno pronto: una acción más cada ronda.

### Salamander tiles

feya-good-special-catch = { feya-good-bonus-catch }
feya-good-special-income_gold = { feya-good-bonus-income_gold }
feya-good-special-income_mana = { feya-good-bonus-income_mana }
feya-good-special-income_navigation = { feya-good-bonus-income_navigation }
feya-good-special-vp_celebrate = { feya-good-bonus-vp_celebrate }

### Pieces and icons

feya-legend-pieces = En el pantano
feya-legend-goods = Lo que se cuenta
feya-legend-actions = Acciones
feya-legend-guides = Guías
feya-legend-bonuses = En el tablero de clan
feya-legend-goals = Carreras y puntuación final
feya-thing-boat = Bote
    .about = Actúa por ti: cada bote puede hacer una vez la acción de tu turno.
feya-thing-settlement = Asentamiento
    .about = Tierra de tu clan en una isla; sobre él se dejan peces.
feya-thing-shrine = Culto
    .about = El corazón de una isla: construir allí es más caro, pero vale más al final.
feya-thing-temple = Templo
    .about = En el borde; la primera visita de un bote con Navegar da su loseta.
feya-thing-totem = Tótem
    .about = Está en el culto más nuevo: su isla paga más por peces y celebraciones.
feya-thing-fish_place = Lugar de pesca
    .about = Peces de un color; se pescan en las rondas de su temporada.
feya-thing-worker = Trabajador
    .about = Va a una casilla de acción; vuelve al final de la ronda.
feya-thing-axolotl = Axolote
    .about = Un trabajador de un solo uso, comprado con maná.
feya-thing-gold = Oro
    .about = Paga los asentamientos.
feya-thing-mana = Maná
    .about = Paga casillas caras y axolotes.
feya-thing-fish = Peces
    .about = Los pescan los botes y se dejan en asentamientos al comerciar.
feya-thing-vp = Puntos de victoria
    .about = Gana quien tiene más.
feya-thing-navigation = Navegación
    .about = Cuánto más lejos llegan tus botes de lo que dice tu guía.

### Mistakes: what beginners do otherwise than winners, on average a game

feya-mistake-settlements = Construyen poco: { $easy } asentamientos al final; quienes ganan, { $won }.
feya-mistake-boats = Dejan el tercer bote en el tablero: { $easy } botes al final de la ronda 3; quienes ganan, { $won }.
feya-mistake-voyages = Usan un bote cuando pueden actuar todos: { $easy } viajes por partida; quienes ganan, { $won }.
feya-mistake-trophies = Olvidan las cartas de puntuación, visibles desde el inicio: { $easy } puntos; quienes ganan, { $won }.
feya-mistake-races = Cumplen pocas carreras: { $easy }; quienes ganan, { $won }.
feya-mistake-islands = Construyen donde hay pocos cultos: las islas les dan { $easy } puntos; a quienes ganan, { $won }.
feya-mistake-fish = Venden pocos peces: { $easy } en asentamientos; quienes ganan, { $won }.
feya-mistake-gold = Acaban con oro que pudo ser un asentamiento: { $easy }; quienes ganan, { $won }.
feya-mistake-tiles = No juegan sus losetas: les quedan { $easy } al final; a quienes ganan, { $won }.
feya-mistake-workers = Cambian trabajadores por maná habiendo acciones libres: { $easy } veces; quienes ganan, { $won }.

### Diagrams

feya-diagram-fish = Un bote va a pescar: puede ir a aguas con peces de la temporada, hasta donde alcance.
feya-diagram-build = Un bote ha llegado para construir: están abiertas las casillas vecinas que tocan una sola isla, cada una con su precio.
feya-diagram-celebrate = Una celebración: elige la isla con más asentamientos con peces; tus peces puntúan otra vez.
