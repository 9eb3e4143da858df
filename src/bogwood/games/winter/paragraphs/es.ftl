### The rules of Endless Winter in Spanish, one message per rule, and the options of a table.
###
### winter-rule-ew-5-2 is rule EW-5.2, winter-rule-rr-5-2 is RR-5.2.  What single cards, tiles, tracks and boards give
### is left to them.

winter-rules-heading = Las reglas de Invierno sin fin
winter-rules-note = Casi todos los valores del juego base son reconstruidos, no los impresos: precios, cartas, jefes, sendas, piedras, terreno, valor de los conjuntos y todo el modo en solitario. Solo se disponía del reglamento de Ríos y balsas; lo que este dice se conserva, aunque las bonificaciones de la mayoría de los peces y el trazado del río también son reconstruidos. Quien tenga la caja puede corregir los valores en un archivo de datos; si entonces un tablero o una carta muestra otro número que estas reglas, vale el del tablero o la carta. Las reglas EW valen siempre, las RR con Ríos y balsas, las WA con Guerreros y las SO en solitario.


### Sections

winter-rules-section-ew-1 = Preparación de la partida
winter-rules-section-ew-2 = Rondas y turnos
winter-rules-section-ew-3 = Trabajo y cartas de tribu
winter-rules-section-ew-4 = Cartas de cultura
winter-rules-section-ew-5 = Las cuatro columnas
winter-rules-section-ew-6 = Descansar
winter-rules-section-ew-7 = El jefe
winter-rules-section-ew-8 = Campamentos y movimientos
winter-rules-section-ew-9 = Aldeas e influencia
winter-rules-section-ew-10 = Megalitos
winter-rules-section-ew-11 = Sendas de los ídolos
winter-rules-section-ew-12 = Enterrar
winter-rules-section-ew-13 = Animales
winter-rules-section-ew-14 = Piedras sagradas
winter-rules-section-ew-15 = Recursos y mazos
winter-rules-section-ew-16 = Fase de eclipse
winter-rules-section-ew-17 = Fase de preparación
winter-rules-section-ew-18 = Cambio de era
winter-rules-section-ew-19 = Fin de la partida y puntuación
winter-rules-section-ew-20 = Victoria
winter-rules-section-rr-1 = Ríos y balsas: preparación
winter-rules-section-rr-2 = Ríos y balsas: bases iniciales
winter-rules-section-rr-3 = Ríos y balsas: tipos de hexágono
winter-rules-section-rr-4 = Ríos y balsas: campamentos
winter-rules-section-rr-5 = Ríos y balsas: balsas
winter-rules-section-rr-6 = Ríos y balsas: aldeas
winter-rules-section-rr-7 = Ríos y balsas: hitos
winter-rules-section-rr-8 = Ríos y balsas: pesca
winter-rules-section-rr-9 = Ríos y balsas: puntos del delta
winter-rules-section-rr-10 = Ríos y balsas: vacas marinas
winter-rules-section-rr-11 = Ríos y balsas: Piedra de los hitos
winter-rules-section-wa-1 = Guerreros
winter-rules-section-so-1 = En solitario: preparación
winter-rules-section-so-2 = En solitario: el turno del rival
winter-rules-section-so-3 = En solitario: eclipse y final


### EW-1 Setting up the table

winter-rule-ew-1-1 = A Invierno sin fin juegan de dos a cuatro participantes, o uno en el modo en solitario. Coloca el tablero principal, el tablero de ídolos y el terreno de caza. Empieza la ronda 1; todos los marcadores de puntos y los de ambas sendas están en 0.
    .title = Participantes y tableros
winter-rule-ew-1-2 = Las cartas de tribu forman cinco pilas boca arriba de 15 cartas iguales: Anciano, Artesano, Cazador, Explorador y Chamán.
    .title = Pilas de cartas de tribu
winter-rule-ew-1-3 = Baraja por separado las cartas de cultura de cada era. Ocho de la era I quedan a la vista de izquierda a derecha: lugares 1 a 4 en la fila de arriba, 5 a 8 en la de abajo. El mazo de la era II espera al cambio de era (EW-18).
    .title = Cartas de cultura a la vista
winter-rule-ew-1-4 = Mezcla las piedras sagradas de cada era y pon algunas a la vista en lugares numerados: 4 de cada era con uno o dos participantes, 5 con tres, 6 con cuatro. Las demás vuelven a la caja. Las de la era II se ven desde el principio, pero no se pueden tomar antes de la ronda 3.
    .title = Piedras sagradas a la vista
winter-rule-ew-1-5 = Baraja el mazo de animales y pon seis cartas boca arriba en los lugares 1 a 6 del terreno de caza.
    .title = Terreno de caza
winter-rule-ew-1-6 = Las cuatro losetas del recinto de megalitos se juntan en la forma prevista para el número de participantes.
    .title = Recinto de megalitos
winter-rule-ew-1-7 = La loseta base ocupa el hexágono del medio. Una loseta al azar de cada uno de los seis tipos de terreno vuelve a la caja. Los tres glaciares restantes van al azar a hexágonos exteriores que no sean vecinos entre sí; las otras quince losetas, al azar a los demás hexágonos.
    .title = El mapa
winter-rule-ew-1-8 = Cada participante empieza con un tablero de jugador, 5 campamentos, 3 aldeas, 8 megalitos de color y 2 neutrales, 2 miembros de la tribu, una tumba vacía y las mismas nueve cartas iniciales. Los megalitos están de dos en dos en cinco huecos, los neutrales en el último.
    .title = Con qué se empieza
winter-rule-ew-1-9 = El primer orden de turno se decide al azar. Quien no es el primero recibe una bonificación: el segundo y el tercero, 2 comidas, 1 herramienta y una carta; el cuarto, 2 comidas, 2 herramientas y una carta.
    .title = Primer orden y bonificación por lugar
winter-rule-ew-1-10 = Cada participante recibe al azar una carta de jefe. Todos eligen en secreto uno de sus dos lados y los muestran a la vez.
    .title = Elegir un lado del jefe
winter-rule-ew-1-11 = La opción «Cartas de preparación» decide cómo se obtienen los primeros recursos. O bien hay una carta más que participantes y cada uno toma una, empezando por el último en el orden de turno; o se reparte una a cada uno; o, para principiantes, cada uno recibe 3 comidas y 3 herramientas en su lugar. El orden es: lados de los jefes, bonificaciones por lugar, elección de cartas de preparación, primer campamento (EW-1.12), ganancias de esas cartas desde el último hasta el primero, manos iniciales (EW-1.14).
    .title = Cartas de preparación
winter-rule-ew-1-12 = Cada participante pone en la loseta base el campamento de más a la izquierda de su tablero.
    .title = El primer campamento
winter-rule-ew-1-13 = Las cartas que una carta de preparación añade o entierra entran en tus nueve cartas o salen de ellas antes de barajar: Viejo duelo entierra un Recolector, Gran familia añade una carta de tribu a tu elección. Las cartas que debas robar durante la preparación esperan a EW-1.14.
    .title = Cartas ganadas o enterradas al preparar
winter-rule-ew-1-14 = Cada participante baraja su mazo, roba cinco cartas y después las que esperaban.
    .title = La mano inicial


### EW-2 Rounds and turns

winter-rule-ew-2-1 = La partida dura cuatro rondas. Cada una tiene una fase de acciones y una fase de eclipse; tras las rondas 1, 2 y 3 sigue una fase de preparación.
    .title = Cuatro rondas
winter-rule-ew-2-2 = En la fase de acciones se juega por turnos, una figura por turno, hasta que todos han colocado las tres. No se puede pasar, pero una figura no está obligada a hacer nada.
    .title = Una figura por turno
winter-rule-ew-2-3 = Un turno tiene cinco pasos: 1. Juega cartas de cultura (EW-4). 2. Coloca un miembro de la tribu o al jefe en una columna o a descansar. 3. Recibe el trabajo que esperaba a esta columna (EW-3.5) y usa después la bonificación del jefe (EW-7). 4. Usa las casillas 1, 2 y 3 de la columna en este orden (EW-5), o descansa (EW-6). 5. Las cartas que has jugado van a tu descarte y el trabajo sin gastar se pierde.
    .title = Los pasos de un turno
winter-rule-ew-2-4 = En una columna caben todas las figuras que se quiera, sean de quien sean. Nadie queda nunca fuera.
    .title = Las columnas nunca se llenan
winter-rule-ew-2-5 = Una figura es la primera de una columna si nadie ha colocado allí otra antes en esta ronda.
    .title = La primera figura
winter-rule-ew-2-6 = Si una bonificación provoca otra, la de dentro se termina antes de seguir con la de fuera.
    .title = Bonificación dentro de otra
winter-rule-ew-2-7 = Puedes renunciar a una bonificación o a una parte. La comida, las herramientas, el trabajo, las cartas robadas, los PV, la fuerza y los pasos en las sendas llegan por sí solos. Lo que no puedes usar se pierde; nada se guarda para después.
    .title = Renunciar a una bonificación


### EW-3 Labour and tribe cards

winter-rule-ew-3-1 = El trabajo nunca pasa de un turno a otro.
    .title = El trabajo no se guarda
winter-rule-ew-3-2 = Desde que tu figura está en una columna hasta el final del turno puedes jugar de tu mano, de una en una, tantas cartas iniciales y de tribu como quieras por su trabajo. Una carta da su valor normal, o el mayor si nombra esta columna.
    .title = Jugar cartas por su trabajo
winter-rule-ew-3-3 = Las cartas jugadas quedan ante ti hasta el final del turno. No están en tu mano ni en el descarte, así que no entran si mientras tanto se baraja.
    .title = Cartas jugadas en este turno
winter-rule-ew-3-4 = Una carta de tribu comprada para la mano se puede jugar en el mismo turno.
    .title = Las cartas nuevas sirven de inmediato
winter-rule-ew-3-5 = El trabajo de las cartas de cultura te queda para todo el turno. El que está destinado a una columna llega cuando tu figura se coloca en ella; si se coloca en otro lugar, se pierde.
    .title = Trabajo de las cartas de cultura
winter-rule-ew-3-6 = En un turno en que descansas no se juegan cartas por su trabajo.
    .title = Al descansar no hay trabajo


### EW-4 Culture cards

winter-rule-ew-4-1 = Las cartas de cultura se juegan de la mano al principio de tu turno, antes de colocar la figura, y en ningún otro momento.
    .title = Cuándo se juegan cartas de cultura
winter-rule-ew-4-2 = La primera carta de cultura del turno es gratuita. Por cada carta adicional descartas antes otra de tu mano, de la clase que sea; esa no tiene efecto.
    .title = El precio de más cartas de cultura
winter-rule-ew-4-3 = La carta se une a las jugadas en este turno y sus efectos se cumplen de inmediato. Si permite enterrar una carta, no puede enterrarse a sí misma.
    .title = Jugar una carta de cultura
winter-rule-ew-4-4 = Las cartas de cultura no dan trabajo por sí mismas, no tienen fuerza y nunca van a un montón del eclipse.
    .title = Lo que no hacen las cartas de cultura
winter-rule-ew-4-5 = Una carta de cultura comprada para la mano se puede jugar en tu turno siguiente, pues el paso de cultura de este ya ha pasado.
    .title = La cultura nueva espera un turno


### EW-5 The four columns

winter-rule-ew-5-1 = Usa las casillas en el orden 1, 2, 3. Puedes saltarte una, pero no volver atrás. Puedes jugar cartas por su trabajo en todo momento, incluso después de la última casilla. Interrumpir una acción de la casilla 1 no cuesta nada y te devuelve a ella; interrumpirla en la casilla 2 termina esa casilla.
    .title = Casillas en orden
winter-rule-ew-5-2 = Iniciación, casilla 1: paga 1 de trabajo y 1 comida y toma una carta de una pila de tribu para tu descarte o, por 1 comida más, para tu mano. Hazlo tantas veces como puedas pagar.
    .title = Iniciación, casilla 1: cartas de tribu
winter-rule-ew-5-3 = Iniciación, casilla 2: entierra una carta (EW-12).
    .title = Iniciación, casilla 2: enterrar
winter-rule-ew-5-4 = Desarrollar, casilla 1: paga el trabajo y las herramientas que indica una carta de cultura a la vista y tómala para tu descarte o, por 1 herramienta más, para tu mano. Su lugar se llena de inmediato con el mazo de la era actual. Hazlo tantas veces como puedas pagar.
    .title = Desarrollar, casilla 1: cartas de cultura
winter-rule-ew-5-5 = Desarrollar, casilla 2: toma una piedra sagrada de la era actual, por 1 herramienta en la era I o 2 herramientas en la era II. Una por turno.
    .title = Desarrollar, casilla 2: una piedra sagrada
winter-rule-ew-5-6 = Cazar, casilla 1: paga 2 de trabajo y 1 herramienta por un animal a la vista de tu elección, o 1 de trabajo y 1 herramienta por la carta superior del mazo sin verla. Hazlo tantas veces como puedas pagar, en cualquier combinación.
    .title = Cazar, casilla 1: animales
winter-rule-ew-5-7 = Cazar, casilla 2: usa un animal (EW-13.1); puede ser uno que acabas de tomar en este turno.
    .title = Cazar, casilla 2: usar un animal
winter-rule-ew-5-8 = Explorar, casilla 1: coloca un campamento por 1 de trabajo y 1 comida, o compra 1 punto de movimiento por 1 de trabajo (EW-8). Hazlo tantas veces como puedas pagar, en cualquier orden y combinación.
    .title = Explorar, casilla 1: campamentos y pasos
winter-rule-ew-5-9 = Explorar, casilla 2: funda una aldea (EW-9).
    .title = Explorar, casilla 2: una aldea
winter-rule-ew-5-10 = La casilla 3 es tuya solo si tu figura fue la primera de la columna (EW-2.5), aunque te hayas saltado las otras. Da en Iniciación 1 de Honor y una carta, en Desarrollar un megalito y 1 herramienta, en Cazar 1 de Sacrificio y 1 herramienta, en Explorar un campamento y un movimiento.
    .title = Casilla 3: para la primera figura


### EW-6 Rest

winter-rule-ew-6-1 = Una figura que descansa va a tu propio tablero; todas las tuyas pueden descansar. Por cada una puedes usar un animal, robas 2 cartas y ganas 2 de fuerza para el eclipse de esta ronda.
    .title = Cómo se descansa


### EW-7 The chief

winter-rule-ew-7-1 = El jefe es una figura como los miembros de la tribu. Si lo colocas en una columna que nombra el lado elegido de su carta, puedes usar esa bonificación una vez, justo después de colocarlo.
    .title = La bonificación del jefe
winter-rule-ew-7-2 = Descansar no es una columna: un jefe que descansa solo da bonificación si su carta lo nombra.
    .title = El jefe que descansa


### EW-8 Camps and moves

winter-rule-ew-8-1 = El campamento que colocas es el de más a la izquierda de tu tablero; entra por la loseta base. Si no queda ninguno en el tablero, no puedes colocar; los del mapa no sirven para ello.
    .title = Colocar un campamento
winter-rule-ew-8-2 = Un punto de movimiento lleva un campamento tuyo a un hexágono vecino; entrar en un glaciar cuesta 2 puntos, salir de él nada más. Los puntos de una misma bonificación se pueden repartir entre tus campamentos. En la casilla 1 de Explorar cada movimiento se paga al hacerlo: 1 de trabajo, o 2 hacia un glaciar.
    .title = Mover campamentos
winter-rule-ew-8-3 = En un hexágono puede haber cualquier número de campamentos de todos. Nada impide un movimiento.
    .title = Los hexágonos se comparten
winter-rule-ew-8-4 = En el juego base los campamentos pueden volver a la loseta base.
    .title = De vuelta a la loseta base
winter-rule-ew-8-5 = Los campamentos que vuelven cubren los lugares libres de tu tablero desde la derecha, así que los descubiertos son siempre los de más a la izquierda: uno por cada campamento que está fuera.
    .title = Campamentos que vuelven


### EW-9 Villages and influence

winter-rule-ew-9-1 = Una aldea se funda en un cruce, el punto donde se juntan tres hexágonos. En cada uno de los tres necesitas un campamento tuyo; en el cruce no puede haber ya una aldea ni puede tocar la loseta base.
    .title = Dónde se puede fundar una aldea
winter-rule-ew-9-2 = Un campamento de cada uno de los tres hexágonos vuelve a tu tablero. La aldea de más a la izquierda del tablero va al cruce y ganas la bonificación de su lugar. Cuando se acaban tus aldeas, no puedes fundar más.
    .title = Fundar una aldea
winter-rule-ew-9-3 = Las aldeas nunca se mueven y quedan hasta el final. Pueden estar en cruces vecinos.
    .title = Las aldeas quedan
winter-rule-ew-9-4 = En un hexágono, cada campamento tuyo te da 1 de influencia, cada aldea tuya que lo toca 2 y tu balsa 1. Nadie tiene influencia en la loseta base, el nacimiento del río, el delta ni las bases iniciales.
    .title = Influencia
winter-rule-ew-9-5 = Dominas un hexágono si tienes influencia en él y nadie tiene más. En caso de empate lo dominan todos los empatados.
    .title = Dominar un hexágono


### EW-10 Megaliths

winter-rule-ew-10-1 = Un megalito se toma siempre del primer hueco de tu tablero que no esté vacío.
    .title = Qué megalito se toma
winter-rule-ew-10-2 = Nivel 1: ponlo en un espacio vacío del recinto. Si ya hay algún megalito, el espacio debe compartir un lado con uno, sea de quien sea. Ganas la bonificación del espacio.
    .title = Construir en el nivel 1
winter-rule-ew-10-3 = Nivel 2: ponlo sobre un cuadrado de cuatro megalitos de nivel 1, sean de quien sean, si ninguno de los cuatro sostiene ya otro. Ganas 2 PV y 1 PV más por cada uno de los cuatro que sea tuyo y de color. No hay tercer nivel.
    .title = Construir en el nivel 2
winter-rule-ew-10-4 = Al tomar el segundo megalito de un hueco ganas además la bonificación del hueco, después de la del espacio.
    .title = Vaciar un hueco
winter-rule-ew-10-5 = Un cuadrado puede abarcar la frontera entre dos losetas.
    .title = Cuadrados entre losetas


### EW-11 Idol tracks

winter-rule-ew-11-1 = En las sendas del Honor y del Sacrificio se avanza paso a paso. Al llegar al paso 2, 4, 6, 8 o 10 ganas de inmediato su bonificación, cada una una sola vez.
    .title = Pasos y bonificaciones
winter-rule-ew-11-2 = Desde el paso 10, cada paso de más da 1 PV en su lugar. Los marcadores nunca retroceden.
    .title = Más allá del último paso


### EW-12 Burying

winter-rule-ew-12-1 = Una carta enterrada deja tu mazo para siempre y queda boca arriba en tu tumba. Después das 1 paso en la senda del Honor.
    .title = Enterrar una carta
winter-rule-ew-12-2 = Entierras una carta de tu mano o una jugada en este turno; con la habilidad del Anciano en el eclipse, una de tu mano o de tu descarte.
    .title = De dónde sale la carta
winter-rule-ew-12-3 = Se pueden enterrar cartas iniciales, de tribu y de cultura; los PV de una carta enterrada ya no cuentan. El trabajo que ya dio una carta jugada te queda.
    .title = Qué cartas se pueden enterrar


### EW-13 Animals

winter-rule-ew-13-1 = Tus animales están a la vista ante ti, al principio sin usar. Si usas uno, ganas su beneficio una vez; desde entonces queda usado y ya no cuenta para nada.
    .title = Usar un animal
winter-rule-ew-13-2 = Cuando se toma un animal a la vista, los de los lugares más bajos suben uno y una carta nueva llega al lugar 1. El lugar 6 tiene siempre la más antigua.
    .title = La fila de animales
winter-rule-ew-13-3 = Si el mazo de animales está vacío cuando hace falta una carta, baraja su descarte para formar otro. Si tampoco lo hay, el lugar queda vacío.
    .title = Si se acaba el mazo de animales


### EW-14 Sacred stones

winter-rule-ew-14-1 = Una piedra tomada puntúa en cada uno de tus turnos de eclipse, empezando por el de la misma ronda. Nadie te la puede quitar.
    .title = Las piedras puntúan en cada eclipse
winter-rule-ew-14-2 = Los lugares de los que se ha tomado una piedra quedan vacíos.
    .title = Las piedras no se reponen


### EW-15 Resources and piles

winter-rule-ew-15-1 = Tienes como máximo 10 comidas y 10 herramientas. Lo que ganarías de más se pierde.
    .title = Diez comidas y diez herramientas
winter-rule-ew-15-2 = Si tu mazo está vacío cuando debes robar, baraja tu descarte para formar otro. Si también está vacío, no robas nada.
    .title = Si se acaba tu mazo
winter-rule-ew-15-3 = La mano no tiene límite. Las cartas que no juegas quedan en tu mano, también de una ronda a otra.
    .title = Las cartas quedan en la mano
winter-rule-ew-15-4 = Nadie más ve las cartas de tu mano, de tu mazo ni, hasta que se revelan, de tu montón del eclipse; cuántas son lo sabe cualquiera. También están a la vista los descartes, las tumbas, los animales, las piedras y los recursos, y qué cartas de tribu y de cultura ha tomado cada uno.
    .title = Qué se ve y qué es secreto
winter-rule-ew-15-5 = Las pilas de tribu vacías no se reponen. Si un mazo de cultura se acaba, sus lugares a la vista quedan vacíos.
    .title = Pilas y mazos vacíos


### EW-16 Eclipse phase

winter-rule-ew-16-1 = Paso a: todos ponen en secreto en su montón del eclipse tantas cartas iniciales y de tribu de su mano como quieran, o ninguna, y las revelan a la vez. Hasta entonces los demás ven cuántas cartas tenías antes.
    .title = Paso a: el montón del eclipse
winter-rule-ew-16-2 = Tu fuerza es el trabajo normal de las cartas de tu montón del eclipse, 2 por cada figura que descansa y toda la fuerza que te han dado las cartas en esta ronda.
    .title = Fuerza
winter-rule-ew-16-3 = El nuevo orden de turno va de más a menos fuerza y vale desde ahora hasta el final de la próxima fase de acciones. Si varios tienen la misma, decide la opción «Fuerza igual»: va antes quien estaba después, o entre ellos se mantiene el orden anterior.
    .title = El nuevo orden de turno
winter-rule-ew-16-4 = Luego cada participante, en el nuevo orden, tiene su turno de eclipse: pasos b, c y d, y con Ríos y balsas también el e. Uno termina antes de que empiece el siguiente.
    .title = Turnos de eclipse
winter-rule-ew-16-5 = Paso b: usa en cualquier orden las habilidades de las cartas de tu montón del eclipse, cada una una vez, o renuncia a ellas. Solo se ofrece lo que se puede usar en ese momento; algo puede volverse posible más tarde en el mismo paso. Las cartas que robas van a tu mano.
    .title = Paso b: habilidades
winter-rule-ew-16-6 = Paso c: cada hexágono que dominas te da su bonificación, en el orden que quieras. La loseta base no da nada. Las cantidades se cuentan al resolver el hexágono. La opción «Hexágonos dominados» decide si se fijan una vez al principio del paso o se mira cada uno cuando le toca; ninguno paga dos veces.
    .title = Paso c: terreno
winter-rule-ew-16-7 = Paso d: gana los ingresos de todos los lugares de campamento descubiertos, de izquierda a derecha, y después los puntos de tus piedras sagradas en el orden en que las tomaste.
    .title = Paso d: ingresos y piedras


### EW-17 Preparation phase

winter-rule-ew-17-1 = Los montones del eclipse van a los descartes, las figuras vuelven a sus dueños y la fuerza baja a 0.
    .title = Recoger
winter-rule-ew-17-2 = Con Ríos y balsas todas las balsas vuelven al nacimiento del río.
    .title = Las balsas vuelven
winter-rule-ew-17-3 = Tras las rondas 1 y 3 las cartas de cultura de los lugares 4 y 8 dejan la partida. Las de cada fila se deslizan a la derecha sobre los lugares vacíos; después estos se llenan, primero la fila de arriba, de derecha a izquierda. Tras la ronda 2 cambia en su lugar la era (EW-18).
    .title = Nuevas cartas de cultura
winter-rule-ew-17-4 = Los animales de los lugares 5 y 6 van al descarte de animales. Los demás suben sobre los lugares vacíos; después estos se llenan, primero el de número más alto.
    .title = Nuevos animales
winter-rule-ew-17-5 = En orden de turno cada participante roba cinco cartas.
    .title = Cinco cartas nuevas
winter-rule-ew-17-6 = Empieza la ronda siguiente; la casilla 3 de cada columna vuelve a esperar una primera figura.
    .title = La ronda siguiente


### EW-18 Era change

winter-rule-ew-18-1 = Tras la ronda 2 dejan la partida todas las cartas de cultura de la era I que están a la vista y el resto de su mazo, y se descubren ocho de la era II. Las que ya son de alguien siguen siendo suyas.
    .title = Cartas de cultura de la era II
winter-rule-ew-18-2 = Las piedras de la era I que nadie ha tomado dejan la partida; desde la ronda 3 se pueden tomar las de la era II. Las que ya son de alguien siguen puntuando.
    .title = Piedras sagradas de la era II


### EW-19 End of the game and scoring

winter-rule-ew-19-1 = La partida termina tras el último turno de eclipse de la ronda 4. Al marcador se suman los puntos de EW-19.2 a EW-19.6.
    .title = El final
winter-rule-ew-19-2 = Animales: de cada especie, 1, 2, 3, 4, 5, 6 o 7 animales sin usar valen 2, 5, 9, 14, 20, 27 o 35 PV. Más de siete cuentan como siete.
    .title = Conjuntos de animales
winter-rule-ew-19-3 = Cartas: los PV impresos en todas tus cartas de tribu y de cultura, estén donde estén, salvo en la tumba.
    .title = Cartas
winter-rule-ew-19-4 = Honor: cada carta que has enterrado vale 1 PV si estás en los pasos 0 a 2 de la senda del Honor, 2 PV en 3 a 5, 3 PV en 6 a 8, 4 PV en 9 o 10.
    .title = Honor y cartas enterradas
winter-rule-ew-19-5 = Sacrificio: suma tu comida y tus herramientas. Ganas 1 PV por cada 4 en los pasos 0 a 2 de la senda del Sacrificio, por cada 3 en 3 a 5, por cada 2 en 6 a 8, por cada una en 9 o 10; lo que sobra no da nada.
    .title = Sacrificio y recursos
winter-rule-ew-19-6 = Megalitos: 1 PV por cada uno tuyo de color en el nivel 1 y 3 PV por cada uno en el nivel 2. Los neutrales no dan nada.
    .title = Megalitos de color


### EW-20 Victory

winter-rule-ew-20-1 = Gana quien tiene más PV. En caso de empate deciden más aldeas y después más animales sin usar; si el empate sigue, se comparte la victoria.
    .title = Victoria y empates


### RR-1 Rivers & Rafts: setting up

winter-rule-rr-1-1 = Prepara la partida como en EW-1 con los cambios que siguen; el mapa se forma antes del orden de turno y de las cartas de preparación. La loseta base se queda en la caja.
    .title = Sin loseta base
winter-rule-rr-1-2 = Baraja las cinco vacas marinas con el mazo de animales antes de descubrir las seis cartas.
    .title = Vacas marinas en el mazo
winter-rule-rr-1-3 = La loseta de río central va al medio por un lado al azar; la opción «Loseta de río central» puede fijarlo. Es aquella cuyo río pasa por uno solo de sus hexágonos.
    .title = La loseta de río central
winter-rule-rr-1-4 = Las otras dos losetas de río muestran cada una un hito o un glaciar y van al azar a los dos extremos, de modo que corra un solo río. La opción «Ríos y balsas» decide si se juega con la expansión y, en ese caso, cuántos hitos hay entre las tres losetas; si son dos, el azar o la opción «Hito exterior» decide dónde.
    .title = Las losetas de río exteriores
winter-rule-rr-1-5 = El nacimiento del río está en un extremo elegido al azar o con la opción «Nacimiento del río»; el delta, en el otro.
    .title = Nacimiento y delta
winter-rule-rr-1-6 = Retira una loseta al azar de cada uno de los cinco tipos de tierra. Del resto aparta una al azar de cada tipo, después un glaciar menos que hitos hay y después losetas de tierra al azar hasta tener diez. Las demás se quedan en la caja.
    .title = Las diez losetas sueltas
winter-rule-rr-1-7 = Las diez losetas van al azar a los hexágonos libres, de modo que resulta el mapa habitual de 19 hexágonos. Aquí los glaciares pueden tocarse.
    .title = Completar el mapa
winter-rule-rr-1-8 = Cada hexágono de hito recibe un hito al azar; su carta muestra por qué da puntos.
    .title = Hitos en el mapa
winter-rule-rr-1-9 = Mezcla boca abajo las 15 fichas de pez: son la reserva.
    .title = La reserva de peces
winter-rule-rr-1-10 = La Piedra de los hitos está siempre en el primer lugar de la era I. La opción «Piedra de los hitos» decide si cuenta entre el número habitual de piedras o se añade a él.
    .title = La Piedra de los hitos está siempre
winter-rule-rr-1-11 = Si una piedra de la era I premia aldeas junto a un tipo de terreno con menos de dos hexágonos en el mapa, vuelve a la caja y otra al azar de la era I ocupa su lugar, tantas veces como haga falta.
    .title = Piedras para terrenos escasos
winter-rule-rr-1-12 = Después de todo lo demás las balsas van al nacimiento del río. Por eso un movimiento ganado en la preparación solo puede mover un campamento.
    .title = Balsas en el nacimiento


### RR-2 Rivers & Rafts: start bases

winter-rule-rr-2-1 = Desde el último hasta el primero, cada participante pone su base inicial en el borde del mapa. Toca exactamente dos hexágonos, y ni el nacimiento del río ni el delta.
    .title = Colocar la base inicial
winter-rule-rr-2-2 = Ningún hexágono puede tocar dos bases iniciales. Hay ocho lugares posibles, y siempre queda uno para cada cual.
    .title = Bases iniciales separadas
winter-rule-rr-2-3 = Después el campamento de más a la izquierda de tu tablero va a tu base inicial. Esto sustituye a EW-1.12.
    .title = El primer campamento en la base
winter-rule-rr-2-4 = Una base inicial no es un hexágono del mapa: no tiene influencia ni bonificación y no cuenta para nada. Un campamento en ella está simplemente fuera de tu tablero.
    .title = La base no es un hexágono


### RR-3 Rivers & Rafts: kinds of hexes

winter-rule-rr-3-1 = Una loseta de río tiene tres hexágonos. Uno puede ser hexágono de hito o glaciar; los otros son hexágonos de río.
    .title = Hexágonos de río
winter-rule-rr-3-2 = Cinco hexágonos de río forman el cauce. La loseta central tiene junto a su hito otro hexágono sin cauce: allí nunca hay balsas. La opción «Sexto hexágono de río» decide si aun así es de río, para la pesca, los puntos del delta y el Árbol ancestral, o si es un glaciar.
    .title = El hexágono de río sin cauce
winter-rule-rr-3-3 = Los hexágonos de río y de hito nunca son glaciares; entrar en ellos cuesta un punto de movimiento.
    .title = En el río no hay recargo
winter-rule-rr-3-4 = Los hexágonos de río y de hito no pertenecen a ningún tipo de tierra.
    .title = Ningún tipo de tierra


### RR-4 Rivers & Rafts: camps

winter-rule-rr-4-1 = Donde EW-8.1 pone un campamento en la loseta base, tú lo pones en tu base inicial o en el hexágono de tu balsa, como prefieras; junto a la balsa solo si no está en el nacimiento del río ni en el delta.
    .title = Por dónde entran los campamentos
winter-rule-rr-4-2 = Los campamentos nunca se mueven al nacimiento del río, al delta ni a una base inicial, ni siquiera a la propia.
    .title = Adónde no van los campamentos
winter-rule-rr-4-3 = Un campamento sale de la base inicial a uno de los dos hexágonos que ella toca.
    .title = Salir de la base inicial


### RR-5 Rivers & Rafts: rafts

winter-rule-rr-5-1 = Siempre que puedas mover un campamento puedes mover en su lugar tu balsa, por un punto de movimiento cada vez.
    .title = La balsa en vez de un campamento
winter-rule-rr-5-2 = Por un punto la balsa va río abajo tan lejos como quieras, hasta el delta, o una posición río arriba.
    .title = Río abajo y río arriba
winter-rule-rr-5-3 = Nada detiene a una balsa, y en una posición caben todas las balsas que se quiera.
    .title = Las balsas comparten posición
winter-rule-rr-5-4 = Una balsa puede volver desde el delta y subir hasta el nacimiento del río, una posición por punto. Nunca deja el cauce.
    .title = Las balsas no dejan el río
winter-rule-rr-5-5 = Siempre que se cuentan puntos, tu balsa es un campamento tuyo. En un hexágono de río cuenta para los hexágonos con campamentos y para los campamentos del mapa, pero nunca como campamento de tu tablero; en el nacimiento y en el delta solo cuenta para los puntos del delta (RR-9).
    .title = La balsa cuenta como campamento


### RR-6 Rivers & Rafts: villages

winter-rule-rr-6-1 = Al fundar una aldea, tu balsa cuenta como un campamento en su hexágono.
    .title = Una aldea con la balsa
winter-rule-rr-6-2 = Si usas la balsa para una aldea, dos campamentos vuelven a tu tablero y la balsa regresa al nacimiento del río. Si en un mismo hexágono hay un campamento y la balsa, eliges cuál usas.
    .title = La balsa regresa
winter-rule-rr-6-3 = Solo son cruces los puntos donde se juntan tres hexágonos del mapa, así que ninguna aldea toca el nacimiento del río, el delta ni una base inicial. Valen los 24 cruces, también los del medio.
    .title = Cruces en el mapa con río
winter-rule-rr-6-4 = Hace falta una pieza en cada uno de los tres hexágonos: balsa y campamento en el mismo no valen por dos.
    .title = Tres hexágonos, tres piezas


### RR-7 Rivers & Rafts: landmarks

winter-rule-rr-7-1 = En el paso c del eclipse, quien domina un hexágono de hito, solo o con empate, lo puntúa. Volcán: 1 PV por cada campamento en tu tablero. Meseta: 1 PV por cada uno de los 7 hexágonos centrales con un campamento tuyo. Arco: 1 PV por cada uno de los 12 hexágonos exteriores con un campamento tuyo. Monolito: 1 PV por cada campamento tuyo en este hexágono. Árbol ancestral: 2 PV por cada aldea tuya que toca un hexágono de río.
    .title = Puntuar los hitos
winter-rule-rr-7-2 = Un hexágono de hito no tiene otra bonificación. Se cuenta en el momento de resolverlo.
    .title = Nada más que puntos


### RR-8 Rivers & Rafts: fishing

winter-rule-rr-8-1 = En el paso c del eclipse, cada hexágono de río que dominas, aunque sea con empate, te da una ficha de pez al azar.
    .title = Peces de los hexágonos de río
winter-rule-rr-8-2 = Saca la ficha boca abajo de la reserva, gana su bonificación y ponla boca arriba en el descarte de peces.
    .title = Sacar un pez
winter-rule-rr-8-3 = Si varios dominan un hexágono de río, cada uno saca su propia ficha en su turno de eclipse.
    .title = Pesca con empate
winter-rule-rr-8-4 = El gran pez da 2 PV y vuelve a la reserva; todos los peces descartados se ponen boca abajo y se mezclan con ella, de modo que vuelven a estar las 15 fichas.
    .title = El gran pez
winter-rule-rr-8-5 = Como el gran pez siempre vuelve, la reserva nunca está vacía cuando alguien pesca.
    .title = Los peces no se acaban


### RR-9 Rivers & Rafts: delta scoring

winter-rule-rr-9-1 = Paso e, al final de tu propio turno de eclipse: si ninguna balsa está más cerca del delta que la tuya, ganas 1 PV por la balsa y 1 PV por cada campamento tuyo en hexágonos de río. La más cercana de todas es la que está en el delta; si varias empatan, puntúan todas.
    .title = Paso e: la más cercana al delta
winter-rule-rr-9-2 = Entre los campamentos no se cuenta la balsa por segunda vez.
    .title = La balsa cuenta una vez
winter-rule-rr-9-3 = La opción «Delta desde el nacimiento» decide si puntúan como empatadas las balsas cuando todas siguen en el nacimiento del río, o si una balsa en el nacimiento nunca puntúa.
    .title = Balsas aún en el nacimiento
winter-rule-rr-9-4 = Los turnos de eclipse posteriores pueden cambiar quién está más cerca. Los puntos ya ganados se conservan.
    .title = Los puntos no se devuelven


### RR-10 Rivers & Rafts: sea cows

winter-rule-rr-10-1 = Usar una vaca marina da dos fichas de pez. Se sacan y se revelan las dos; después se ganan sus bonificaciones en el orden en que salieron, el gran pez al final. Si solo queda el gran pez, se resuelve primero y la segunda ficha se saca después.
    .title = Dos peces por una vaca marina
winter-rule-rr-10-2 = Las vacas marinas forman un conjunto como cualquier especie. Solo participan con Ríos y balsas.
    .title = Vacas marinas como conjunto


### RR-11 Rivers & Rafts: Landmark Stone

winter-rule-rr-11-1 = La Piedra de los hitos da 2 PV por cada aldea tuya que toca al menos un hexágono de hito. Por lo demás es una piedra de la era I como las otras.
    .title = Lo que da la Piedra de los hitos


### WA-1 Warriors

winter-rule-wa-1-1 = Si la opción «Guerreros» está activada, 15 Guerreros ocupan el lugar de los Exploradores. Es posible con Ríos y balsas y sin ellos.
    .title = Guerreros en vez de Exploradores
winter-rule-wa-1-2 = Un Guerrero jugado por su trabajo en la columna Explorar te da además 1 herramienta.
    .title = Una herramienta al explorar
winter-rule-wa-1-3 = En el eclipse un Guerrero te deja mover un campamento tuyo, o tu balsa, y un campamento de un solo adversario, cada uno a un hexágono vecino. Puedes omitir cualquiera de las dos partes; el orden no importa. En solitario el adversario es el rival.
    .title = La habilidad del Guerrero
winter-rule-wa-1-4 = Las balsas y aldeas de los adversarios no se pueden mover.
    .title = Lo que no mueven los Guerreros
winter-rule-wa-1-5 = Sin Ríos y balsas el campamento se puede mover también a la loseta base. Con ellos, el nacimiento del río, el delta y las bases iniciales están cerrados a los campamentos, como siempre.
    .title = Adónde se mueven los campamentos
winter-rule-wa-1-6 = Se puede sacar un campamento de una base inicial, a uno de los dos hexágonos que ella toca.
    .title = Campamentos en una base
winter-rule-wa-1-7 = La balsa propia se mueve según RR-5.2, río abajo tan lejos como quieras.
    .title = Mover la balsa
winter-rule-wa-1-8 = Aquí un glaciar no cuesta más: un hexágono es un hexágono.
    .title = Sin recargo por glaciar


### SO-1 Solo mode: setting up

winter-rule-so-1-1 = Juegas contra el rival, una tribu sin cartas, tablero, recursos ni jefe. Tiene 5 campamentos, 3 aldeas, 3 figuras, un marcador de Honor y puntos; con Ríos y balsas, también una balsa y una base inicial. El recinto de megalitos y el número de piedras son los de un participante.
    .title = El rival
winter-rule-so-1-2 = En la ronda 1 empiezas tú, sin bonificación por lugar, y tomas una de dos cartas de preparación. Todos los campamentos del rival empiezan en su reserva.
    .title = El comienzo contra el rival
winter-rule-so-1-3 = Con Ríos y balsas la base inicial del rival se coloca primero, al azar.
    .title = La base inicial del rival
winter-rule-so-1-4 = La opción «Rival» dice cuántos puntos suma el rival al final: 40 si es fácil, 65 si es normal, 90 si es difícil.
    .title = Tres niveles


### SO-2 Solo mode: the Rival's turn

winter-rule-so-2-1 = Hay doce cartas del rival, para cada columna una de fuerza 2, 4 y 6, que se barajan de nuevo en cada ronda. En su turno el rival descubre una y pone una figura en esa columna; puede ser la primera y quitarte así la casilla 3.
    .title = Cartas del rival
winter-rule-so-2-2 = Iniciación: el rival da 1 paso de Honor, hasta 10, y gana 2 PV. Una carta de la pila de tribu más alta deja la partida; en caso de empate, de la primera de la fila.
    .title = El rival en Iniciación
winter-rule-so-2-3 = Desarrollar: el rival toma la carta de cultura a la vista con más PV; en caso de empate, la del lugar más bajo. Después la piedra del lugar ocupado más bajo de la era actual deja la partida y le da 3 PV.
    .title = El rival en Desarrollar
winter-rule-so-2-4 = Cazar: el rival toma dos veces un animal a la vista de la especie de la que más tiene; en caso de empate, el del lugar más bajo. La fila se repone cada vez. Nunca usa animales.
    .title = El rival en Cazar
winter-rule-so-2-5 = Explorar: el rival coloca hasta 2 campamentos (SO-2.6); si su reserva está vacía, gana 2 PV. Si después tres campamentos suyos rodean un cruce permitido, funda una aldea, en el primero de esos cruces según los números de sus hexágonos, por 4, 6 y 8 PV sucesivamente; esos campamentos vuelven a la reserva. Con Ríos y balsas su balsa baja entonces 1, 2 o 3 posiciones con fuerza 2, 4 o 6. No funda aldeas con la balsa.
    .title = El rival en Explorar
winter-rule-so-2-6 = Un campamento del rival va a un hexágono con un campamento o una aldea suyos o a un vecino de estos, nunca a la loseta base. Si no tiene ninguno, va junto a la loseta base o a su base inicial. Se elige el hexágono con más puntos: 3 si el campamento completa un lugar para una aldea, 2 si tú tienes allí más influencia y con él empata o te supera, 1 si no hay allí ningún campamento suyo. En caso de empate vale el número más bajo; con una carta de fuerza 4, el más alto.
    .title = Adónde van los campamentos del rival


### SO-3 Solo mode: Eclipse and end

winter-rule-so-3-1 = La fuerza del rival es el número de una carta suya recién descubierta. Los empates se resuelven como en EW-16.3.
    .title = La fuerza del rival
winter-rule-so-3-2 = En su turno de eclipse el rival gana 2 PV por cada hexágono de hito que domina, aunque sea con empate, 1 PV por cada uno de los demás que domina, y después los puntos del delta según RR-9.1. No gana peces ni bonificaciones de terreno.
    .title = El turno de eclipse del rival
winter-rule-so-3-3 = La fase de preparación es la habitual; la balsa del rival también vuelve.
    .title = Preparación con el rival
winter-rule-so-3-4 = Al final el rival suma el valor de los conjuntos de sus animales, los PV de sus cartas de cultura, 1 PV por cada paso de Honor y los puntos de su nivel. Ganas si tienes más puntos que él; un empate es una derrota.
    .title = Ganar al rival


### Options of a table

winter-option-name-rivers = Ríos y balsas
winter-option-help-rivers = La expansión: un río a través del mapa, balsas, peces, hitos, vacas marinas y bases iniciales. Con más hitos hay más puntos, pero también más a lo que atender.
winter-option-value-rivers-0 = No
winter-option-value-rivers-1 = Con un hito
winter-option-value-rivers-2 = Con dos hitos
winter-option-value-rivers-3 = Con tres hitos

winter-option-name-warriors = Guerreros
winter-option-help-warriors = Los Guerreros sustituyen a los Exploradores; en el eclipse apartan campamentos ajenos.
winter-option-value-warriors-0 = No
winter-option-value-warriors-1 = Sí

winter-option-name-setup_cards = Cartas de preparación
winter-option-help-setup_cards = Cómo obtiene cada uno sus primeros recursos: eligiendo entre cartas a la vista, al azar o lo mismo para todos en una primera partida.
winter-option-value-setup_cards-choose = Se eligen por turnos
winter-option-value-setup_cards-deal = Se reparten al azar
winter-option-value-setup_cards-beginner = Para principiantes: lo mismo para todos

winter-option-name-solo_level = Rival
winter-option-help-solo_level = En el modo en solitario: lo fuerte que es el rival.
winter-option-value-solo_level-easy = Fácil
winter-option-value-solo_level-normal = Normal
winter-option-value-solo_level-hard = Difícil

winter-option-name-central_third_hex = Sexto hexágono de río
winter-option-help-central_third_hex = Qué es el hexágono de la loseta de río central que no tiene ni hito ni cauce.
winter-option-value-central_third_hex-river = Hexágono de río
winter-option-value-central_third_hex-glacier = Glaciar

winter-option-name-headwaters = Nacimiento del río
winter-option-help-headwaters = En qué extremo del río está el nacimiento; el delta está en el otro.
winter-option-value-headwaters-random = Al azar
winter-option-value-headwaters-west = Al oeste
winter-option-value-headwaters-east = Al este

winter-option-name-central_side = Loseta de río central
winter-option-help-central_side = Qué lado de la loseta de río central queda a la vista: visto desde el río, su hito está a la izquierda o a la derecha.
winter-option-value-central_side-random = Al azar
winter-option-value-central_side-left = Hito a la izquierda
winter-option-value-central_side-right = Hito a la derecha

winter-option-name-landmark_side = Hito exterior
winter-option-help-landmark_side = Con dos hitos: cuál de las dos losetas de río exteriores muestra el suyo; la otra muestra el glaciar.
winter-option-value-landmark_side-random = Al azar
winter-option-value-landmark_side-west = En la loseta del oeste
winter-option-value-landmark_side-east = En la loseta del este

winter-option-name-landmark_stone_place = Piedra de los hitos
winter-option-help-landmark_stone_place = Si la Piedra de los hitos ocupa el lugar de otra piedra de la era I o se añade a ellas.
winter-option-value-landmark_stone_place-normal = Dentro del número habitual
winter-option-value-landmark_stone_place-extra = Añadida

winter-option-name-strength_tie = Fuerza igual
winter-option-help-strength_tie = Quién va antes en el nuevo orden de turno si varios tienen la misma fuerza en el eclipse.
winter-option-value-strength_tie-later_first = Antes quien estaba después
winter-option-value-strength_tie-current_order = Se mantiene el orden anterior

winter-option-name-delta_from_headwaters = Delta desde el nacimiento
winter-option-help-delta_from_headwaters = Si las balsas que aún no han zarpado pueden puntuar el delta.
winter-option-value-delta_from_headwaters-on = Cuenta
winter-option-value-delta_from_headwaters-off = No cuenta

winter-option-name-influence_check = Hexágonos dominados
winter-option-help-influence_check = Si los hexágonos que dominas se fijan una vez para todo el paso o las bonificaciones que mueven campamentos aún pueden cambiarlos.
winter-option-value-influence_check-frozen = Se fijan al principio del paso
winter-option-value-influence_check-live = Se miran uno a uno
