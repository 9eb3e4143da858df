### The rules of Feya's Swamp in Spanish, one message per rule, and the options of a table.
###
### feya-rule-4-2 is rule FS-4.2.  Numbers that an edition may correct are left to the cards, boards and tiles.

feya-rules-heading = Las reglas de El Pantano de Feya
feya-rules-note = Los números marcados como reconstruidos no son los impresos; quien tenga la caja puede corregirlos en un archivo de datos.


### Sections

feya-rules-section-fs-1 = Generalidades
feya-rules-section-fs-2 = Preparación de la mesa
feya-rules-section-fs-3 = Primeras cartas de guía y orden de turno
feya-rules-section-fs-4 = Asentamientos iniciales
feya-rules-section-fs-5 = Casillas, islas, colocar tierra
feya-rules-section-fs-6 = Rondas e ingresos
feya-rules-section-fs-7 = Turnos, trabajadores, cambios
feya-rules-section-fs-8 = Botes y movimiento
feya-rules-section-fs-9 = Pescar
feya-rules-section-fs-10 = Comerciar
feya-rules-section-fs-11 = Construir asentamiento
feya-rules-section-fs-12 = Navegar y los templos
feya-rules-section-fs-13 = Mejorar navegación
feya-rules-section-fs-14 = Celebrar
feya-rules-section-fs-15 = Añadir culto
feya-rules-section-fs-16 = Losetas de bonificación
feya-rules-section-fs-17 = Cartas de carrera
feya-rules-section-fs-18 = Pasar
feya-rules-section-fs-19 = Mantenimiento
feya-rules-section-fs-20 = Fin de la partida
feya-rules-section-fs-21 = Tableros de clan
feya-rules-section-fs-22 = Guías


### 1 General

feya-rule-fs-1-1 = Juegan de dos a cuatro participantes, cada uno con un clan distinto. La partida dura cuatro rondas de tres fases: ingresos, turnos y mantenimiento; solo la ronda 4 no tiene mantenimiento. Tras el recuento final gana quien tenga más puntos de victoria (PV).
    .title = Participantes, clanes, rondas y victoria
feya-rule-fs-1-2 = En la reserva general nunca se acaban los peces, el maná ni el oro. Los axolotes, las losetas de culto, las de templo y las piezas de los clanes son limitados: cuando se agotan, no hay más.
    .title = Qué es limitado en la reserva
feya-rule-fs-1-3 = Nada te quita nunca PV. Tampoco hay un tope: después de 99 la cuenta simplemente sigue.
    .title = Los puntos no se pierden
feya-rule-fs-1-4 = El azar solo interviene en la preparación; desde entonces se sabe todo. La carta de guía que se toma al pasar (FS-18.6) se elige a la vista de la mesa, así que sigue a la vista.
    .title = Toda la información es pública
feya-rule-fs-1-5 = Los recursos nunca se intercambian, prestan ni regalan entre participantes.
    .title = Sin regalos entre participantes


### 2 Setting up the table

feya-rule-fs-2-1 = Usa el lado del tablero de pantano que corresponda al número de participantes: un lado es para dos y el otro para tres o cuatro.
    .title = Lado del tablero de pantano
feya-rule-fs-2-2 = Las losetas de culto se mezclan antes de robar la primera.
    .title = Se mezclan las losetas de culto
feya-rule-fs-2-3 = Roba dos losetas de culto y pon cada una en la casilla del tablero que lleva su número. Desde ese momento son cultos como los impresos, y su número ya no importa.
    .title = Dos losetas de culto en el mapa
feya-rule-fs-2-4 = Si el lado en uso no tiene ninguna casilla con ese número, aparta la loseta y roba otra. Cuando las dos estén en el mapa, mezcla las apartadas con las demás.
    .title = Números que faltan en este lado
feya-rule-fs-2-5 = Pon en el tablero de rondas una loseta de culto al azar para cada una de las cuatro rondas. Las que sobran forman la reserva de cultos, de la que toma Añadir culto.
    .title = Losetas de culto de las rondas
feya-rule-fs-2-6 = Pon boca arriba cuatro cartas de pesca al azar, una por ronda: muestran qué peces se pueden pescar en ella. Las demás salen de la partida.
    .title = Cartas de pesca de las rondas
feya-rule-fs-2-7 = Pon boca arriba dos cartas de puntuación al azar: contarán en el recuento final. Las demás salen de la partida.
    .title = Dos cartas de puntuación
feya-rule-fs-2-8 = Para cada ronda pon boca arriba, al azar, tantas losetas de bonificación de esa ronda como participantes haya. El resto sale de la partida.
    .title = Losetas de bonificación de cada ronda
feya-rule-fs-2-9 = Pon boca arriba tres cartas de carrera al azar. Las demás salen de la partida.
    .title = Tres cartas de carrera
feya-rule-fs-2-10 = Usa las losetas de templo que correspondan al número de participantes, es decir, aquellas cuyo mínimo no lo supere. Apílalas por templo, con más PV arriba.
    .title = Pilas de templo según participantes
feya-rule-fs-2-11 = Pon boca arriba siete cartas de guía al azar: son las disponibles. Las demás salen de la partida. Si el Líder está entre ellas, la ficha de bloqueo va junto a su carta; si no, no se usa.
    .title = Siete guías y la ficha de bloqueo
feya-rule-fs-2-12 = Todos los axolotes forman una reserva general. El tótem empieza junto al mapa: ninguna isla lo tiene hasta que alguien pone un culto, con Añadir culto (FS-15) o al pasar en último lugar (FS-18.7).
    .title = Reserva de axolotes y tótem fuera del mapa
feya-rule-fs-2-13 = Las cartas y losetas de las cuatro rondas están boca arriba desde el principio, para que se pueda planear con tiempo.
    .title = Todas las rondas están a la vista
feya-rule-fs-2-14 = Cada participante lleva un clan, y no hay dos iguales. La opción «Elección de clanes» decide si los clanes se eligen o se reparten al azar.
    .title = Un clan para cada participante
feya-rule-fs-2-15 = Juegas con el lado normal o con el lado avanzado (hoja de loto) de tu tablero de clan; los demás pueden usar otro lado. Lo decide la opción «Lado del tablero de clan»; si no se cambia, es el lado normal.
    .title = Lado normal o lado avanzado
feya-rule-fs-2-16 = Pon todos tus asentamientos en tu tablero de clan; después, un bote sobre cada uno cuyo espacio muestre un bote y un trabajador sobre cada uno cuyo espacio muestre un trabajador. Pon la ficha de navegación en +0 y toma el oro, el maná, los peces y los trabajadores iniciales. Los trabajadores sobrantes vuelven a la caja.
    .title = Piezas y recursos al comienzo


### 3 First guides and turn order

feya-rule-fs-3-1 = Empieza alguien al azar, o el asiento 1 si así lo fija la opción «Primero en elegir guía». A partir de ahí, en el sentido de las agujas del reloj, cada participante toma a la vista de todos una carta de guía disponible.
    .title = Elección de los primeros guías
feya-rule-fs-3-2 = Cuando todo el mundo tenga guía, pon 1 pez sobre cada carta de guía que nadie haya tomado.
    .title = Peces en las cartas de guía no tomadas
feya-rule-fs-3-3 = El orden de turno de una ronda sigue la iniciativa de las cartas de guía, de menor a mayor. No hay dos cartas con la misma iniciativa, así que no hay empates.
    .title = Orden de turno por iniciativa


### 4 Starting settlements

feya-rule-fs-4-1 = En orden de turno, cada participante coloca un asentamiento inicial. Se hace tres veces, siempre en el mismo orden, hasta que todo el mundo haya colocado los tres.
    .title = Tres vueltas de asentamientos iniciales
feya-rule-fs-4-2 = Cada vez eliges cuál de tus asentamientos iniciales restantes colocas. Importa, porque algunos llevan un bote.
    .title = Qué asentamiento inicial va primero
feya-rule-fs-4-3 = Colócalo en agua libre (FS-5.2) junto a un culto, impreso o de loseta; estar junto a un asentamiento no basta. Debe tocar exactamente una isla, y en ella aún no puede haber ningún asentamiento de su color.
    .title = Dónde va un asentamiento inicial
feya-rule-fs-4-4 = Un asentamiento inicial debe superar también la comprobación de paso (FS-5.7), salvo que la opción «Comprobación de paso al comienzo» esté desactivada.
    .title = Asentamientos iniciales y comprobación de paso
feya-rule-fs-4-5 = Varios clanes pueden asentarse en la misma isla, incluso junto al mismo culto.
    .title = Compartir islas y cultos al comienzo
feya-rule-fs-4-6 = Si el asentamiento lleva un bote, este va con él y se queda encima, en el pantano. El espacio que deja en el tablero de clan queda abierto desde ese momento.
    .title = El bote se queda, el espacio se abre
feya-rule-fs-4-7 = Un asentamiento inicial puede colocarse en una casilla con un pez. Ese lugar de pesca desaparece (FS-5.5).
    .title = Asentamiento inicial sobre un pez
feya-rule-fs-4-8 = Solo con dos participantes: justo después de cada asentamiento inicial tuyo colocas también uno neutral. Así, en cada una de las tres vueltas quien va primero coloca uno de cada, y luego lo hace quien va segundo; al final hay seis asentamientos neutrales en el pantano.
    .title = Asentamientos neutrales con dos participantes
feya-rule-fs-4-9 = Los asentamientos neutrales son de los colores de los dos clanes que nadie lleva: quien va primero en el orden de turno coloca los del clan que aparezca antes en la serie Cocodrilos, Tortugas, Ranas, Salamandras; quien va segundo, los del otro. Para su color siguen FS-4.3 a FS-4.5, de modo que cada color acaba en tres islas, y pueden compartir isla con quien los coloca. No llevan botes ni desbloquean nada.
    .title = Color e islas de los asentamientos neutrales
feya-rule-fs-4-10 = Los mapas que vienen con el juego siempre dejan alguna casilla legal. Si unos datos corregidos no dejan ninguna, ese asentamiento se coloca sin la comprobación de paso (FS-4.4); si aun así no la hay, se omite.
    .title = Sin casilla inicial legal


### 5 Cells, islands, laying land

feya-rule-fs-5-1 = Cada casilla es templo, tierra o agua; la tierra es un culto o un asentamiento. Sobre un templo nunca se construye.
    .title = Tipos de casillas
feya-rule-fs-5-2 = El agua libre es una casilla de agua sin ningún bote, sea de quien sea.
    .title = Agua libre
feya-rule-fs-5-3 = Una isla es toda la tierra conectada entre sí, de cualquier color. Su tamaño es el número de sus casillas: cultos y asentamientos, también los neutrales.
    .title = Las islas y su tamaño
feya-rule-fs-5-4 = Un culto sin tierra al lado es una isla de tamaño 1. Si la opción «Los cultos solitarios son islas» está desactivada, la carta de carrera «En cada isla» (FS-17.6) y la carta de puntuación «Isla más pequeña» (FS-20.8) no tienen en cuenta las islas sin ningún asentamiento.
    .title = Cultos solitarios como islas
feya-rule-fs-5-5 = Un asentamiento o un culto colocado en una casilla con un pez elimina ese lugar de pesca por el resto de la partida.
    .title = La tierra elimina un lugar de pesca
feya-rule-fs-5-6 = Todo asentamiento o culto que se coloque después de la preparación debe tocar exactamente una isla, y pasa a formar parte de ella; puede tocarla por varios lados. Las islas nunca se unen ni surgen otras nuevas.
    .title = Las islas no se unen ni surgen
feya-rule-fs-5-7 = Después de colocar tierra, todos los templos deben quedar en una misma zona conectada de agua y templos: el agua abierta. También deben quedar en ella todos los botes que estén en el agua o en un templo, y cada bote que esté en un asentamiento debe tener al lado una casilla de ella, sea de quien sea el bote. Aquí los templos conectan, aunque ningún movimiento los atraviese. Si la opción «Los templos conectan el agua» está desactivada, solo cuenta el agua: todos los templos deben tocar una misma agua conectada, y los botes deben estar en ella o a su lado.
    .title = Comprobación de paso
feya-rule-fs-5-8 = Se puede cerrar agua en la que no haya ni botes ni templos. Ningún bote entra nunca en una charca cerrada así (FS-8.10).
    .title = Cerrar agua vacía
feya-rule-fs-5-9 = La isla del tótem es la que contiene la loseta de culto sobre la que está el tótem.
    .title = La isla del tótem
feya-rule-fs-5-10 = Tienes la mayoría en una isla si hay en ella al menos un asentamiento tuyo y nadie más tiene más que tú; en caso de empate, la tienen todos los clanes empatados. Los asentamientos neutrales no cuentan como rivales, salvo que la opción «Asentamientos neutrales como rivales» esté activada.
    .title = Mayoría en una isla


### 6 Rounds and income

feya-rule-fs-6-1 = Cada ronda empieza con los ingresos de todos los clanes. Puedes imaginarlos simultáneos; se pagan en orden de turno.
    .title = Ingresos para todos, en orden de turno
feya-rule-fs-6-2 = Cada símbolo de ingreso en un espacio abierto de tu tablero de clan paga una vez: el oro, el maná o los PV que muestre, o un avance de navegación con sus PV. No importa en qué ronda anterior se abrió el espacio; los de los asentamientos iniciales también pagan.
    .title = Ingresos del tablero de clan
feya-rule-fs-6-3 = En la ronda 1 solo están abiertos los espacios de los asentamientos iniciales, así que el tablero de clan da a cada participante exactamente 1 gema de maná.
    .title = Ingresos de la primera ronda
feya-rule-fs-6-4 = Después se aplica la habilidad de ingresos de tu guía, si la tiene: Líder, Navegante, Monje, Guerrera, Mercader. También en la ronda 1.
    .title = Ingresos de los guías
feya-rule-fs-6-5 = Durante los ingresos no hay cambios ni losetas de bonificación, y no se comprueban las cartas de carrera.
    .title = Nada más durante los ingresos


### 7 Turns, workers, exchanges

feya-rule-fs-7-1 = En orden de turno, cada participante que no haya pasado juega un turno, una vuelta tras otra, hasta que todo el mundo haya pasado.
    .title = Turnos hasta que todos pasen
feya-rule-fs-7-2 = En tu turno haces exactamente una elección principal: un trabajador en la casilla de una acción de bote o de tierra, un trabajador en tu carta del Constructor (FS-22.6), una loseta de bonificación de la ronda 2 (FS-16.5) o pasar (FS-18).
    .title = Una elección principal por turno
feya-rule-fs-7-3 = Están disponibles los trabajadores del clan y los axolotes de tu reserva personal; tú eliges de qué tipo usas. Un trabajador colocado o cambiado ya no está disponible en esta ronda.
    .title = Trabajadores disponibles
feya-rule-fs-7-4 = En cualquier momento de tu turno y cuantas veces quieras: paga 2 gemas de maná y toma un axolote de la reserva, si queda alguno. Puedes usarlo de inmediato.
    .title = Maná por un axolote
feya-rule-fs-7-5 = En cualquier momento de tu turno y cuantas veces quieras: entrega un trabajador disponible y toma 1 gema de maná. Un axolote vuelve en el acto a la reserva; un trabajador del clan se aparta y vuelve a ti en el mantenimiento.
    .title = Un trabajador por maná
feya-rule-fs-7-6 = «Cualquier momento» es cualquier decisión de tu turno hasta que lo terminas, también entre dos botes de una misma acción. Una vez que anuncias que pasas, ya no hay cambios.
    .title = Cuándo se pueden hacer cambios
feya-rule-fs-7-7 = Una casilla de acción admite un trabajador por ronda. No puedes usar una casilla con un trabajador ni una que otro clan tenga reservada con la ficha de bloqueo.
    .title = Un trabajador por casilla de acción
feya-rule-fs-7-8 = Primero elige el trabajador, luego paga el maná que pida la casilla, luego toma lo que dé y por último haz la acción. Lo que da la casilla no sirve para pagarla.
    .title = Trabajador, coste, ganancia y acción
feya-rule-fs-7-9 = Solo puedes hacer una elección principal si, después de pagar y ganar, es posible al menos un paso de su acción: que un bote actúe, que la ficha de navegación avance, que haya una isla donde celebrar o un lugar para un culto. Cuenta lo que tengas en ese momento: haz antes los cambios y usa antes las losetas. No se puede colocar un trabajador solo por lo que da la casilla.
    .title = La elección principal debe servir de algo
feya-rule-fs-7-10 = Después de tu elección principal aún puedes hacer cambios y usar losetas; el turno termina cuando tú lo dices, y solo al pasar termina por sí mismo. Antes de que termine se comprueban las cartas de carrera (FS-17).
    .title = Fin del turno
feya-rule-fs-7-11 = Sin trabajadores disponibles todavía puedes cambiar maná por un axolote o usar una loseta de bonificación de la ronda 2; si no puedes ni lo uno ni lo otro, solo te queda pasar. Pasar siempre está permitido.
    .title = Turnos sin trabajadores
feya-rule-fs-7-12 = Cuando los demás han pasado, quien queda juega un turno tras otro.
    .title = Quien queda sigue jugando
feya-rule-fs-7-13 = Un turno no revela nada nuevo. Por eso, hasta que lo terminas, puedes deshacer sus pasos, incluso hasta el principio.
    .title = Deshacer dentro del turno propio
feya-rule-fs-7-14 = Un cambio o una loseta no debe impedirte acabar lo que has empezado. Si has elegido una casilla o la carta del Constructor, deben quedarte el trabajador, el maná y los medios para un paso de la acción; en una acción de bote, mientras no haya actuado ninguno, al menos un bote debe poder actuar, y también el que hayas elegido o movido. Lo que lo impida se rechaza.
    .title = Un cambio no deja la acción a medias


### 8 Boats and movement

feya-rule-fs-8-1 = Cada bote tuyo que estuviera en el pantano al empezar tu turno puede hacer la acción de bote una vez. Tú eliges el orden; un bote termina antes de que empiece el siguiente, y puedes dejar botes sin usar.
    .title = Cada bote puede actuar una vez
feya-rule-fs-8-2 = El índice de navegación de cada uno de tus botes es el de tu guía, más tu valor en la escala de navegación, más las losetas de índice usadas en este turno. Navegar añade la bonificación que le da el tablero para tres y cuatro participantes.
    .title = Índice de navegación de un bote
feya-rule-fs-8-3 = Un bote se mueve paso a paso a casillas vecinas, con tantos pasos como su índice de navegación, como máximo. Solo entra en agua, nunca en tierra; puede atravesar casillas con otros botes.
    .title = Moverse por el agua
feya-rule-fs-8-4 = Un movimiento no puede terminar donde haya otro bote, salvo en un templo.
    .title = Dónde no puede terminar un movimiento
feya-rule-fs-8-5 = Un bote que está en un asentamiento o en un templo lo abandona con su primer paso, que cuenta como cualquier otro. Desde allí no puede actuar: para pescar, comerciar o construir debe moverse al menos una casilla.
    .title = Salir de un asentamiento o templo
feya-rule-fs-8-6 = Un bote que está en el agua puede actuar sin moverse si su casilla sirve para la acción.
    .title = Actuar sin moverse
feya-rule-fs-8-7 = Solo con Navegar se entra en un templo, y el movimiento acaba allí; para las demás acciones de bote los templos están cerrados. De un templo se puede salir con cualquier acción de bote.
    .title = Entrar y salir de los templos
feya-rule-fs-8-8 = Un bote que se mueve debe hacer la acción donde llega, así que no puede ir adonde no pueda hacerla. Con Navegar basta el movimiento.
    .title = El bote que se mueve debe actuar
feya-rule-fs-8-9 = Un beneficio ganado en mitad de una acción ayuda de inmediato a los botes que aún no han actuado: los avances de navegación aumentan su índice y los símbolos de pesca, su capacidad. Los botes y trabajadores nuevos esperan a tu próximo turno.
    .title = Beneficios en mitad de una acción
feya-rule-fs-8-10 = Los botes solo entran en casillas del agua abierta (FS-5.7), nunca en una charca cerrada. Si no hay agua abierta, cosa que solo ocurre tras un comienzo sin comprobación de paso (FS-4.4, FS-4.10), pueden entrar en cualquier casilla de agua.
    .title = Los botes van por el agua abierta


### 9 Fish

feya-rule-fs-9-1 = Para pescar, un bote necesita una casilla de agua con un pez de un color que muestre la carta de pesca de la ronda, sin construir y sin otro bote.
    .title = Dónde se pesca
feya-rule-fs-9-2 = Cada bote que pesca trae tantos peces como tu capacidad de pesca: los símbolos de pesca de tu tablero de clan, los visibles desde el principio y los que has desbloqueado, más el Pescador y la loseta de pesca de la ronda 1.
    .title = Cuántos peces trae un bote
feya-rule-fs-9-3 = Un lugar de pesca nunca se agota. Con capacidad de pesca 0, que solo puede venir de datos corregidos, no puedes elegir Pescar.
    .title = La pesca no se agota; capacidad cero


### 10 Trade

feya-rule-fs-10-1 = Para comerciar, un bote necesita agua libre junto a un asentamiento con sitio para un pez: tuyo, de otro clan o neutral. Además necesitas al menos 1 pez.
    .title = Dónde se comercia
feya-rule-fs-10-2 = Allí el bote deja peces de tu reserva personal, de uno en uno, en los asentamientos que tenga al lado: al menos uno, y tantos como quieras.
    .title = Peces de uno en uno
feya-rule-fs-10-3 = Los peces de un asentamiento forman una sola pila de tres como máximo.
    .title = Tres peces por asentamiento
feya-rule-fs-10-4 = Por cada pez dejado en un asentamiento que no sea tuyo tomas oro de la reserva general, según su lugar en la pila: 4 por el primero, 3 por el segundo, 2 por el tercero. Los asentamientos neutrales también pagan.
    .title = Oro según el lugar en la pila
feya-rule-fs-10-5 = En la isla del tótem cada pez vendido da 1 oro más.
    .title = Más oro en la isla del tótem
feya-rule-fs-10-6 = Un pez en tu propio asentamiento no da oro. Cuenta en Celebrar (FS-14.1) y, si sigue allí, al final de la partida (FS-20.9).
    .title = Peces en asentamientos propios
feya-rule-fs-10-7 = Quien tiene el asentamiento no paga nada ni ha de dar permiso. Los peces que ya estaban allí se quedan donde están.
    .title = El dueño ni paga ni decide


### 11 Build settlement

feya-rule-fs-11-1 = Para construir, un bote necesita agua libre junto a una casilla donde puedas construir y pagar lo que cuesta.
    .title = Desde dónde se construye
feya-rule-fs-11-2 = El asentamiento va en agua libre junto al bote; la casilla debe tocar exactamente una isla (FS-5.6) y superar la comprobación de paso (FS-5.7) con el bote en su nuevo lugar. No hace falta que ya tengas asentamientos allí. A diferencia de un culto, puede dejar otros asentamientos sin salida al agua.
    .title = Dónde puede ir un asentamiento
feya-rule-fs-11-3 = Cada bote construye como máximo un asentamiento por acción.
    .title = Un asentamiento por bote
feya-rule-fs-11-4 = Un asentamiento cuesta 3 oros por cada culto de su isla, impreso o de loseta, más el valor de asentamiento de tu guía, menos el descuento de las losetas usadas en este turno, pero nunca menos de 0. Se paga al elegir la casilla, antes de elegir la fila; una loseta de descuento ayuda hasta ese momento.
    .title = Coste de un asentamiento
feya-rule-fs-11-5 = Tomas el primer asentamiento por la izquierda de los que queden en una de tus cuatro filas; la fila la eliges tú. Cuando todas están vacías, ya no puedes construir.
    .title = El primero por la izquierda de la fila
feya-rule-fs-11-6 = El beneficio del espacio que deja se aplica de inmediato (FS-21.2). Si lleva un bote, va con él y se queda encima.
    .title = El beneficio se aplica de inmediato
feya-rule-fs-11-7 = Un asentamiento construido nunca se mueve ni se retira.
    .title = Los asentamientos se quedan


### 12 Navigate and temples

feya-rule-fs-12-1 = Un bote puede ir a cualquier casilla de agua libre o templo a su alcance, pero no quedarse donde está.
    .title = Adónde se navega
feya-rule-fs-12-2 = Cuando tu bote entra en un templo del que aún no tienes loseta, tomas la de arriba y ganas de inmediato lo que muestra. No puedes rechazarla.
    .title = Tomar una loseta de templo
feya-rule-fs-12-3 = En un templo cabe cualquier número de botes de cualquier clan.
    .title = En un templo caben muchos botes
feya-rule-fs-12-4 = Puedes entrar en un templo cuya loseta ya tienes, pero no ganas nada.
    .title = Volver a un templo
feya-rule-fs-12-5 = Al menos uno de tus botes debe moverse.
    .title = Se mueve al menos un bote


### 13 Improve navigation

feya-rule-fs-13-1 = Mueve tu ficha de navegación un espacio a la derecha y gana los PV que indique.
    .title = Un avance de navegación y sus puntos
feya-rule-fs-13-2 = Tras el último espacio de la escala no hay más: allí no puedes elegir esta acción, y los avances de beneficios, de ingresos o del Navegante no dan nada.
    .title = Fin de la escala de navegación


### 14 Celebrate

feya-rule-fs-14-1 = Elige una isla. Ganas 1 PV por cada asentamiento con peces que haya en ella, de cualquier color, y 3 PV más si es la isla del tótem. Después cada participante, tú también, gana 1 PV por cada pez en sus propios asentamientos de esa isla. Por último, todos los peces de la isla vuelven a la reserva general.
    .title = Puntos de una celebración
feya-rule-fs-14-2 = Un asentamiento neutral con peces cuenta para quien celebra, pero nadie puntúa los peces que hay en él.
    .title = Peces en asentamientos neutrales al celebrar
feya-rule-fs-14-3 = Puedes celebrar en cualquier isla con peces, y en la isla del tótem aunque no los haya. Si la opción «Celebrar solo con peces» está activada, el tótem por sí solo no basta.
    .title = Islas donde se puede celebrar
feya-rule-fs-14-4 = Una celebración que llega como beneficio, por el Artista, el tablero de clan o una loseta especial de Salamandra, se puede rechazar; si no hay ninguna isla adecuada, se pierde. Los PV que la acompañan los ganas en todo caso.
    .title = Una celebración extra se puede rechazar


### 15 Add shrine

feya-rule-fs-15-1 = Toma una loseta de la reserva de cultos y ponla en agua libre junto a un asentamiento o un culto. Con la reserva vacía no se puede elegir esta acción.
    .title = Poner una loseta de la reserva
feya-rule-fs-15-2 = La loseta debe tocar exactamente una isla (FS-5.6), y no la isla del tótem.
    .title = Una isla, y no la del tótem
feya-rule-fs-15-3 = La loseta debe superar la comprobación de paso (FS-5.7). Además, todo asentamiento que tuviera agua abierta al lado debe conservarla; una casilla de templo no le basta. La opción «Qué no puede aislar un culto» permite no tener en cuenta los asentamientos.
    .title = Qué no puede aislar un culto
feya-rule-fs-15-4 = Después el tótem pasa a la nueva loseta.
    .title = El tótem pasa a la loseta
feya-rule-fs-15-5 = Desde ese momento construir en esa isla cuesta más (FS-11.4) y sus asentamientos valen más al final (FS-20.2), para todos los clanes.
    .title = Coste y valor cambian de inmediato


### 16 Bonus tiles

feya-rule-fs-16-1 = En cada ronda, al pasar, tomas una loseta de bonificación (FS-18.2). Se usa una sola vez y solo en una ronda posterior; en un turno puedes usar varias. Las que no uses no valen nada al final.
    .title = Una loseta por ronda, para más tarde
feya-rule-fs-16-2 = Las losetas se usan solo en tu turno, en cualquier decisión antes de que termine, pero no después de anunciar que pasas.
    .title = Cuándo se usan las losetas
feya-rule-fs-16-3 = Una loseta de la ronda 1 actúa desde que la usas hasta el final del turno, para los botes que aún no se hayan movido y los asentamientos aún no pagados. Puedes usarla antes de la elección principal; si en ese turno no sirve de nada, se gasta igualmente.
    .title = Cuánto dura una loseta de la ronda 1
feya-rule-fs-16-4 = Las losetas de la ronda 1 se usan en las rondas 2 a 4. Dos aumentan el índice de navegación de cada uno de tus botes, una la capacidad de pesca de cada bote y dos abaratan cada asentamiento, en la cantidad que muestre la loseta.
    .title = Efectos de las losetas de la ronda 1
feya-rule-fs-16-5 = Las losetas de la ronda 2 se usan en las rondas 3 y 4, como elección principal de un turno: Construir asentamiento, Pescar, Comerciar, Celebrar o Mejorar navegación, sin trabajador. No se usa ninguna casilla de acción, así que no se paga ni se gana nada por ella, y da igual que esté ocupada o reservada. Se aplica FS-7.9.
    .title = Acciones de las losetas de la ronda 2
feya-rule-fs-16-6 = Las losetas de la ronda 3 se usan en la ronda 4 para un solo cambio, al precio que muestran: maná por un axolote, oro por un axolote, oro por maná, maná por peces o maná por oro. Solo hay axolote si queda alguno en la reserva.
    .title = Cambios de las losetas de la ronda 3
feya-rule-fs-16-7 = Una loseta de la ronda 4 da los PV que muestra en cuanto la tomas.
    .title = Puntos de las losetas de la ronda 4


### 17 Race cards

feya-rule-fs-17-1 = Al final de cada uno de tus turnos, también de aquel en que pasas, se comprueban para ti las tres cartas de carrera.
    .title = Comprobación al final del turno
feya-rule-fs-17-2 = En cada carta cuya condición se cumpla y en la que aún no tengas ficha, tu ficha de objetivo va al lugar libre con más PV, y ganas esos PV. Ocurre por sí solo.
    .title = El mejor lugar libre, automáticamente
feya-rule-fs-17-3 = Puntúas cada carta de carrera como máximo una vez.
    .title = Cada carta una sola vez
feya-rule-fs-17-4 = Solo se comprueba a quien termina su turno. Lo que consigas en los ingresos o por el juego de otro clan cuenta al final de tu próximo turno, si para entonces se sigue cumpliendo.
    .title = Solo se comprueba a quien juega
feya-rule-fs-17-5 = Lo puntuado queda puntuado, aunque después la condición deje de cumplirse.
    .title = Puntuado una vez, para siempre
feya-rule-fs-17-6 = «En cada isla»: un asentamiento en cada isla del mapa. «Cinco en una isla», «Dos en cinco islas», «Tres en tres islas»: al menos esos asentamientos en cada una de esas islas. «Navegación +4»: tu ficha en +4 o más allá; «Dos trabajadores»: dos trabajadores desbloqueados en tu tablero de clan. «Siete peces»: esos o más, pescados con Pescar en este turno; «Treinta oros»: esos o más, ganados por peces con Comerciar en este turno.
    .title = Condiciones de las cartas de carrera
feya-rule-fs-17-7 = Para «Siete peces» solo cuenta lo que pescan los botes, no los peces de una casilla de acción. Para «Treinta oros» cuenta el oro adicional de la isla del tótem, pero ningún otro.
    .title = Qué peces y qué oro cuentan


### 18 Passing

feya-rule-fs-18-1 = En lugar de otra elección principal puedes pasar; después ya no juegas más turnos en esta ronda. Siguen, uno tras otro, los pasos FS-18.2 a FS-18.7.
    .title = Pasar termina la ronda para ti
feya-rule-fs-18-2 = Paso 1: toma una de las losetas de bonificación que queden de esta ronda. Siempre hay alguna.
    .title = Una loseta de bonificación por pasar
feya-rule-fs-18-3 = Paso 2: se aplica la habilidad de tu guía al pasar, si la tiene: Cuentacuentos, Artista, Sabia.
    .title = Habilidades de los guías al pasar
feya-rule-fs-18-4 = Paso 3: devuelve tu carta de guía a las disponibles, sin peces. La ficha de bloqueo vuelve con la carta del Líder (pero véase FS-22.1); un trabajador en la carta del Constructor cuenta como usado.
    .title = Devolver la carta de guía
feya-rule-fs-18-5 = Paso 4: toma para la próxima ronda otra carta de guía disponible, no la que acabas de devolver, y los peces que haya sobre ella. Puedes tomar una que otro clan haya devuelto antes.
    .title = Tomar otra carta de guía
feya-rule-fs-18-6 = Paso 5: la nueva carta de guía queda boca abajo como señal de que has pasado. Sus valores y su habilidad cuentan desde la próxima ronda.
    .title = El nuevo guía cuenta desde la próxima ronda
feya-rule-fs-18-7 = Paso 6, solo si pasas en último lugar: pon la loseta de culto de esta ronda según las reglas de Añadir culto (FS-15) y lleva el tótem a ella. Si no hay ninguna casilla legal, la loseta se pierde y el tótem se queda donde está.
    .title = Quien pasa al final pone un culto
feya-rule-fs-18-8 = En la ronda 4 se omiten los pasos 4 y 5, porque nadie necesita otro guía. Todos los demás se hacen.
    .title = Pasar en la ronda 4


### 19 Maintenance

feya-rule-fs-19-1 = Todos los trabajadores de clan colocados, también en la carta del Constructor, o cambiados vuelven a sus dueños. Los que aún están en un tablero de clan se quedan allí.
    .title = Vuelven los trabajadores de clan
feya-rule-fs-19-2 = Los axolotes usados vuelven a la reserva. Los que no hayas usado se quedan contigo para la próxima ronda.
    .title = Axolotes usados y guardados
feya-rule-fs-19-3 = La carta de pesca de la ronda se pone boca abajo; la ronda siguiente tiene la suya.
    .title = La carta de pesca se da la vuelta
feya-rule-fs-19-4 = Pon 1 pez sobre cada carta de guía disponible, además de los que ya haya.
    .title = Peces en las cartas de guía disponibles
feya-rule-fs-19-5 = Se descubren las nuevas cartas de guía, se fija el nuevo orden de turno (FS-3.3) y empieza la ronda siguiente.
    .title = Nuevos guías y orden de turno
feya-rule-fs-19-6 = Los botes, los asentamientos, los peces que hay en ellos, el tótem y los recursos de cada clan se quedan como están.
    .title = Lo que se queda como está


### 20 End of the game

feya-rule-fs-20-1 = Después de la fase de turnos de la ronda 4, sin mantenimiento, cada participante suma sus puntos por islas, cartas de puntuación, peces, maná y oro, en este orden.
    .title = Cuándo es el recuento final
feya-rule-fs-20-2 = Por cada isla: el número de tus asentamientos en ella multiplicado por el número de sus cultos, impresos y de loseta.
    .title = Valor de las islas
feya-rule-fs-20-3 = Siguen las dos cartas de puntuación. «Grupo más grande»: el número de asentamientos de tu mayor grupo, multiplicado por sí mismo. Un grupo son asentamientos tuyos contiguos entre sí; los cultos y los otros colores no lo conectan.
    .title = Puntuación del grupo más grande
feya-rule-fs-20-4 = «Mayorías»: los PV que muestra la carta por cada isla donde tengas la mayoría (FS-5.10).
    .title = Puntuación de las mayorías
feya-rule-fs-20-5 = «Isla más grande»: los PV que muestra la carta por cada asentamiento tuyo en la isla más grande; si hay varias igual de grandes, en todas.
    .title = Puntuación de la isla más grande
feya-rule-fs-20-6 = «Junto a templos»: los PV que muestra la carta por cada asentamiento tuyo junto a un templo. Un asentamiento junto a dos templos cuenta una vez.
    .title = Puntuación de los templos
feya-rule-fs-20-7 = «Asentamientos solitarios»: los PV que muestra la carta por cada isla donde tengas exactamente un asentamiento.
    .title = Puntuación de los asentamientos solitarios
feya-rule-fs-20-8 = «Isla más pequeña»: los PV que muestra la carta por cada asentamiento tuyo en la isla más pequeña; si hay varias igual de pequeñas, en todas. La más pequeña puede ser un culto solitario (FS-5.4), y entonces puede que la carta no pague a nadie.
    .title = Puntuación de la isla más pequeña
feya-rule-fs-20-9 = Después, 1 PV por cada pez en tus asentamientos, 1 PV por cada gema de maná de tu reserva personal y 1 PV por cada 10 oros completos. Los peces, trabajadores y losetas de tu reserva personal no dan nada.
    .title = Peces, maná y oro al final
feya-rule-fs-20-10 = Gana quien tenga más PV. Quienes empaten comparten la victoria.
    .title = Victoria y empates


### 21 Clan boards

feya-rule-fs-21-1 = Un espacio está abierto cuando su asentamiento lo ha dejado. De cada fila los asentamientos salen de izquierda a derecha.
    .title = Los espacios se abren por la izquierda
feya-rule-fs-21-2 = Los PV con Celebrar, un avance de navegación, un bote, un trabajador o un lugar para una loseta especial se aplican al abrirse el espacio. La capacidad de pesca cuenta desde ese momento; los ingresos, desde la próxima fase de ingresos.
    .title = Cuándo actúa un beneficio
feya-rule-fs-21-3 = Un bote o un trabajador ganado así se puede usar desde tu próximo turno. Hasta entonces el trabajador tampoco se puede cambiar.
    .title = Botes y trabajadores nuevos esperan
feya-rule-fs-21-4 = El lado normal es igual para todos los clanes.
    .title = El lado normal es igual para todos
feya-rule-fs-21-5 = En el lado avanzado de los Cocodrilos se puede desbloquear un tercer trabajador.
    .title = Loto de los Cocodrilos: tercer trabajador
feya-rule-fs-21-6 = El lado avanzado de las Tortugas tiene dos ingresos de maná más y menos espacios vacíos.
    .title = Loto de las Tortugas: ingresos de maná
feya-rule-fs-21-7 = En el lado avanzado de las Ranas el ingreso de navegación y la capacidad de pesca llegan antes que en cualquier otro tablero; a cambio, tiene más espacios vacíos.
    .title = Loto de las Ranas: beneficios tempranos
feya-rule-fs-21-8 = Cuando en el lado avanzado de las Salamandras se abre un lugar para una loseta especial, eliges de inmediato para él una de las que no hayas usado. La loseta se queda allí y es el beneficio de ese espacio. Si no queda ninguna, no ocurre nada.
    .title = Loto de las Salamandras: losetas especiales


### 22 Guides

feya-rule-fs-22-1 = En los ingresos puedes poner la ficha de bloqueo en cualquier casilla de acción del tablero de pantano. Nadie más puede usarla; tú sí, una vez, con un trabajador y por su maná habitual. Cuando pasas, la ficha vuelve y la casilla queda abierta para cualquiera, salvo que la opción «Duración de la reserva del Líder» lo alargue hasta el final de la fase de turnos.
    .title = Líder
feya-rule-fs-22-2 = En los ingresos haces un avance de navegación, con sus PV.
    .title = Navegante
feya-rule-fs-22-3 = En esta ronda cada uno de tus botes pesca más peces: tantos más como muestre la carta.
    .title = Pescador
feya-rule-fs-22-4 = En los ingresos ganas el maná que muestra la carta.
    .title = Monje
feya-rule-fs-22-5 = Al pasar, cada una de tus losetas de templo da los PV que muestra la carta.
    .title = Cuentacuentos
feya-rule-fs-22-6 = La carta es una casilla más de Construir asentamiento, solo para ti. No cuesta ni da nada, y admite un trabajador por ronda.
    .title = Constructor
feya-rule-fs-22-7 = En los ingresos ganas los axolotes que muestra la carta, o los que queden en la reserva si hay menos.
    .title = Guerrera
feya-rule-fs-22-8 = En los ingresos ganas el oro que muestra la carta.
    .title = Mercader
feya-rule-fs-22-9 = Al pasar ganas los PV que muestra la carta; después puedes celebrar en una isla (FS-14.4).
    .title = Artista
feya-rule-fs-22-10 = Al pasar, cada isla donde tengas la mayoría (FS-5.10) da los PV que muestra la carta.
    .title = Sabia


### Options of a table

feya-option-name-clan_choice = Elección de clanes
feya-option-help-clan_choice = Si los clanes se eligen por turno o se reparten por sorteo.
feya-option-value-clan_choice-free = A elección
feya-option-value-clan_choice-random = Al azar

feya-option-name-clan_side = Lado del tablero de clan
feya-option-help-clan_side = El lado normal es igual para todos, el avanzado es distinto para cada clan; cada asiento puede tener su propio ajuste.
feya-option-value-clan_side-normal = Lado normal
feya-option-value-clan_side-lotus = Lado avanzado (hoja de loto)
feya-option-value-clan_side-choose = Se elige en la mesa

feya-option-name-first_drafter = Primero en elegir guía
feya-option-help-first_drafter = Quién toma la primera carta de guía antes de empezar; los demás siguen en el sentido de las agujas del reloj.
feya-option-value-first_drafter-random = Un asiento al azar
feya-option-value-first_drafter-seat_1 = El asiento 1

feya-option-name-neutrals_count_for_majority = Asentamientos neutrales como rivales
feya-option-help-neutrals_count_for_majority = Si está activada, un color neutral con más asentamientos que tú te quita la mayoría en una isla; solo importa con dos participantes.
feya-option-value-neutrals_count_for_majority-no = Desactivada
feya-option-value-neutrals_count_for_majority-yes = Activada

feya-option-name-start_block_test = Comprobación de paso al comienzo
feya-option-help-start_block_test = Si está desactivada, un asentamiento inicial puede aislar un bote o un templo; si eso ocurre, la comprobación de paso ya no permite colocar más tierra.
feya-option-value-start_block_test-yes = Activada
feya-option-value-start_block_test-no = Desactivada

feya-option-name-temple_passage_in_block_test = Los templos conectan el agua
feya-option-help-temple_passage_in_block_test = Si está desactivada, en la comprobación de paso solo conecta el agua, y en los pasos estrechos junto a los templos se puede construir menos.
feya-option-value-temple_passage_in_block_test-yes = Activada
feya-option-value-temple_passage_in_block_test-no = Desactivada

feya-option-name-shrine_block_test = Qué no puede aislar un culto
feya-option-help-shrine_block_test = Si un nuevo culto debe dejar también a cada asentamiento agua abierta al lado.
feya-option-value-shrine_block_test-boats_temples_settlements = Botes, templos y asentamientos
feya-option-value-shrine_block_test-boats_temples = Botes y templos

feya-option-name-celebrate_requires_fish = Celebrar solo con peces
feya-option-help-celebrate_requires_fish = Si está activada, tampoco en la isla del tótem se puede celebrar cuando no hay peces.
feya-option-value-celebrate_requires_fish-no = Desactivada
feya-option-value-celebrate_requires_fish-yes = Activada

feya-option-name-leader_reservation = Duración de la reserva del Líder
feya-option-help-leader_reservation = Cuándo se abre a los demás la casilla reservada por el Líder.
feya-option-value-leader_reservation-until_pass = Hasta que pase quien la reservó
feya-option-value-leader_reservation-whole_phase = Toda la fase de turnos

feya-option-name-bare_shrine_is_island = Los cultos solitarios son islas
feya-option-help-bare_shrine_is_island = Si está desactivada, la carta de carrera «En cada isla» y la carta de puntuación «Isla más pequeña» no tienen en cuenta las islas sin ningún asentamiento.
feya-option-value-bare_shrine_is_island-yes = Activada
feya-option-value-bare_shrine_is_island-no = Desactivada
