### Endless Winter at a glance, in Spanish.

### The aim, a turn, a round

winter-overview-aim = Guía a una tribu durante { $rounds } rondas de una era glacial. Gana quien tenga más puntos de victoria (PV) tras el recuento final.
winter-overview-turn-1 = Coloca una figura en una columna. Nadie queda bloqueado; la primera figura usa una casilla más.
winter-overview-turn-2 = Juega una carta de cultura si quieres: la primera del turno es gratis.
winter-overview-turn-3 = Juega cartas de tribu por trabajo y paga con él, comida y herramientas lo que ofrecen las casillas, en orden.
winter-overview-turn-4 = Lo que no juegas queda en tu mano; el trabajo se pierde.
winter-overview-round-1 = Fase de acción: cada cual coloca sus figuras, una por turno.
winter-overview-round-2 = Eclipse: todos apartan cartas en secreto. La fuerza fija el orden y las cartas dan sus habilidades.
winter-overview-round-3 = Luego pagan los hexágonos que lideras, tu tablero da ingresos y puntúan tus piedras sagradas.
winter-overview-round-4 = Preparación: vuelven las figuras, se renuevan las ofertas y se roban cartas. A mitad de partida empieza la era II.

### Kinds of choices

winter-kind-setup = Cartas de preparación
winter-kind-chief = Lados del jefe
winter-kind-tribe = Cartas de tribu
winter-kind-culture = Cartas de cultura
winter-kind-stone = Piedras sagradas
winter-kind-animal = Animales
winter-kind-column = Columnas
winter-kind-deed = Casillas de las columnas

### Setup cards

winter-good-setup-full_baskets = Buena para reclutar a la mano enseguida.
winter-good-setup-sharp_edges = Buena para una piedra sagrada temprana o para cazar.
winter-good-setup-fresh_tracks = Buena si vas a reunir animales.
winter-good-setup-long_walk = Buena para llegar antes a los buenos hexágonos.
winter-good-setup-old_grief = Buena para un mazo ligero y Honor desde el inicio.
winter-good-setup-carried_fire = Buena si vas a acabar con muchos recursos.
winter-good-setup-first_stone = Buena para empezar los megalitos: el siguiente irá al lado.
winter-good-setup-large_family = Buena para más trabajo en los primeros turnos.

### Chiefs

winter-good-chief-ash_lance_a = Bueno si cazas cada ronda: paga un animal entero.
winter-good-chief-ash_lance_b = Bueno con muchos animales que usar.
winter-good-chief-storm_voice_a = Bueno para sumar gente cada ronda.
winter-good-chief-storm_voice_b = Bueno si te importa el orden de turno o falta comida.
winter-good-chief-grey_chisel_a = Bueno para cultura y piedras cada ronda.
winter-good-chief-grey_chisel_b = Bueno si levantas megalitos.
winter-good-chief-quiet_moon_a = Bueno en todas partes: un paso en una senda cada ronda.
winter-good-chief-quiet_moon_b = Bueno en todas partes, y más con un buen mazo.
winter-good-chief-far_strider_a = Bueno para liderar muchos hexágonos.
winter-good-chief-far_strider_b = Bueno para ingresos tempranos: cada campamento descubre uno.

### Tribe cards

winter-good-tribe-elder = Bueno en Iniciación y para enterrar en el eclipse.
winter-good-tribe-crafter = Bueno en Desarrollar: cultura y piedras.
winter-good-tribe-hunter = Bueno pronto: un gran conjunto pide muchas cacerías.
winter-good-tribe-explorer = Bueno para campamentos y aldeas en las primeras rondas.
winter-good-tribe-shaman = Bueno en todas partes: trabajo en cualquier columna y un paso en el eclipse.
winter-good-tribe-warrior = Bueno contra quien lidera los hexágonos que quieres.

### Culture cards, by what they do first

winter-good-culture-labour = Buena para un gran turno.
winter-good-culture-food = Buena si reclutas a la mano o colocas campamentos.
winter-good-culture-tools = Buena para piedras, cultura y caza.
winter-good-culture-draw = Buena con cartas fuertes en tu mazo.
winter-good-culture-megalith = Buena pronto: los megalitos se apoyan.
winter-good-culture-tip = Buena si tienes animales fuera de tu mejor conjunto.
winter-good-culture-camp = Buena antes de un eclipse, con ingresos aún tapados.
winter-good-culture-move = Buena justo antes de un eclipse o para una aldea.
winter-good-culture-honor = Buena con muchas cartas en tu tumba.
winter-good-culture-sacrifice = Buena si acabas con muchos recursos.
winter-good-culture-hunt_deck = Buena si te sirve cualquier animal.
winter-good-culture-hunt_open = Buena si la especie que reúnes está a la vista.
winter-good-culture-bury = Buena mientras haya cartas flojas en tu mazo.
winter-good-culture-vp = Buena cada vez que sale: puntos inmediatos.
winter-good-culture-score_per = Buena al final, cuando hay mucho que contar.

### Animals

winter-good-animal-any = Bueno si ya lo tienes: un conjunto vale más con cada animal.

### Sacred stones

winter-good-stone-stone_camps = Buena pronto, con campamentos en el mapa.
winter-good-stone-stone_species = Buena si tomas uno de cada especie.
winter-good-stone-stone_graves = Buena si entierras cada ronda.
winter-good-stone-stone_builders = Buena con dos megalitos o más.
winter-good-stone-stone_learning = Buena si compras cultura de todos modos.
winter-good-stone-stone_great_villages = Buena con dos aldeas o más.
winter-good-stone-stone_great_species = Buena si tienes casi todas las especies.
winter-good-stone-stone_great_builders = Buena con muchos megalitos.
winter-good-stone-stone_great_honor = Buena si vas lejos en la senda de Honor.
winter-good-stone-stone_great_sacrifice = Buena si vas lejos en la senda de Sacrificio.
winter-good-stone-stone_great_heartland = Buena si lideras en el centro del mapa.
winter-good-stone-stone_great_rim = Buena con campamentos en el borde.
winter-good-stone-stone_great_tribe = Buena con una tribu grande.
winter-good-stone-stone_great_learning = Buena con muchas cartas de cultura.
winter-good-stone-stone_great_stores = Buena si guardas recursos, y con Sacrificio.
winter-good-stone-stone_landmarks = Buena si fundas aldeas junto a los hitos.
winter-good-stone-stone_forest = Buena si fundas aldeas junto a este terreno.
winter-good-stone-stone_plains = Buena si fundas aldeas junto a este terreno.
winter-good-stone-stone_hills = Buena si fundas aldeas junto a este terreno.
winter-good-stone-stone_mountains = Buena si fundas aldeas junto a este terreno.
winter-good-stone-stone_tundra = Buena si fundas aldeas junto a este terreno.

### Pieces and icons

winter-legend-pieces = Piezas
winter-legend-columns = Columnas
winter-legend-signs = Signos en cartas y tableros
winter-legend-animals = Animales
winter-legend-lands = Terrenos
winter-legend-people = Gente de la tribu
winter-thing-member = Miembro
    .about = Una figura que colocas en una columna, una por turno.
winter-thing-chief = Jefe
    .about = Tu tercera figura; en algunas columnas añade un beneficio propio.
winter-thing-camp = Campamento
    .about = Da influencia en su hexágono y descubre ingresos de tu tablero.
winter-thing-village = Aldea
    .about = Está donde se tocan tres hexágonos, influye en todos y se queda.
winter-thing-raft = Balsa
    .about = Ríos y balsas: un campamento que baja por el río.
winter-thing-megalith = Megalito
    .about = Da la bonificación de su espacio; sobre otros cuatro, puntos.
winter-thing-stone = Piedra sagrada
    .about = Puntúa en cada uno de tus eclipses.
winter-thing-food = Comida
    .about = Paga gente y campamentos.
winter-thing-tools = Herramientas
    .about = Pagan cultura, piedras y caza.
winter-thing-labour = Trabajo
    .about = De las cartas que juegas; se pierde al final del turno.
winter-thing-draw = Robar carta
    .about = De tu propio mazo.
winter-thing-vp = Puntos de victoria
    .about = Gana quien tiene más.
winter-thing-honor = Un paso de Honor
    .about = Las cartas enterradas puntúan mejor cuanto más lejos llegues.
winter-thing-sacrifice = Un paso de Sacrificio
    .about = Los recursos valen más puntos al final cuanto más lejos llegues.
winter-thing-move = Mover
    .about = Un campamento va a un hexágono vecino.
winter-thing-bury = Enterrar
    .about = Una carta deja tu mazo para la tumba, con un paso de Honor.
winter-thing-tip = Usar un animal
    .about = Una vez, por su beneficio; deja su conjunto.
winter-thing-hunt_open = Animal a la vista
    .about = Toma uno de los descubiertos.
winter-thing-hunt_deck = Animal oculto
    .about = Toma el de arriba del mazo.
winter-thing-strength = Fuerza
    .about = Fija el orden de turno en el eclipse.
winter-thing-swap = Cambiar recursos
    .about = Comida por herramientas o al revés.
winter-thing-fish = Ficha de pez
    .about = Ríos y balsas: un beneficio al azar del río.

### Mistakes: what beginners do otherwise than winners, on average a game

winter-mistake-villages = Fundan pocas aldeas: { $easy }; quienes ganan, { $won }.
winter-mistake-early = Las fundan tarde: { $easy } tras la ronda 2; quienes ganan, { $won }.
winter-mistake-camps = Guardan sus campamentos: { $easy } en el mapa tras la ronda 1; quienes ganan, { $won }.
winter-mistake-moves = No mueven los campamentos: pagan movimientos { $easy } veces; quienes ganan, { $won }.
winter-mistake-animals = Cazan poco: { $easy } animales al final; quienes ganan, { $won }.
winter-mistake-unseen = Esperan un animal a la vista en vez de tomar el oculto, más barato: { $easy } veces; quienes ganan, { $won }.
winter-mistake-shamans = Pasan de largo al Chamán, que sirve en toda columna: toman { $easy }; quienes ganan, { $won }.
winter-mistake-tip = Casi no usan animales en Cazar: { $easy } veces; quienes ganan, { $won }.
winter-mistake-graves = Entierran demasiado pronto, cuando aún hacen falta las cartas: { $easy } tras la ronda 1; quienes ganan, { $won }.
winter-mistake-sacrifice = Olvidan el Sacrificio y lo que sobra vale poco: { $easy } puntos; quienes ganan, { $won }.

### Diagrams

winter-diagram-camps = Un campamento se mueve: todo hexágono vecino está abierto, pues nadie bloquea a nadie. Ve adonde vayas a liderar.
winter-diagram-village = Una aldea: donde tus campamentos ocupan los tres hexágonos de un cruce, pueden fundar una.
