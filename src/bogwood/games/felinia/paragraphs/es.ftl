### The rules of Felinia in Spanish, one message per rule, and the options of a table.
###
### felinia-rule-fe-4-2 is rule FE-4.2, felinia-rule-fa-3-1 is FA-3.1.  Numbers that an edition may correct are left to
### the boards, cards and tiles.

felinia-rules-heading = Las reglas de Felinia
felinia-rules-note = Los números marcados como reconstruidos no son los impresos; quien tenga la caja puede corregirlos en un archivo de datos. Las reglas que empiezan por FE valen siempre, las que empiezan por FA solo en el juego avanzado y las que empiezan por FV en una variante.


### Sections

felinia-rules-section-fe-1 = Preparación de la mesa
felinia-rules-section-fe-2 = Generalidades
felinia-rules-section-fe-3 = Fase 1: Pujas
felinia-rules-section-fe-4 = Fase 2: Comercio
felinia-rules-section-fe-5 = Embarcar
felinia-rules-section-fe-6 = Fase 3: Salida de los barcos
felinia-rules-section-fe-7 = Fase 3: Exploración
felinia-rules-section-fe-8 = Fase 4: Almacén
felinia-rules-section-fe-9 = Fase 5: Preparación
felinia-rules-section-fe-10 = Fin de la partida
felinia-rules-section-fe-11 = Puntuación
felinia-rules-section-fa-1 = Juego avanzado: preparación de la mesa
felinia-rules-section-fa-2 = Juego avanzado: gremio
felinia-rules-section-fa-3 = Juego avanzado: explorar con comida
felinia-rules-section-fa-4 = Juego avanzado: cartas de castillo
felinia-rules-section-fa-5 = Juego avanzado: puntos de los castillos
felinia-rules-section-fa-6 = Juego avanzado: fichas especiales
felinia-rules-section-fa-7 = Juego avanzado: puntuación
felinia-rules-section-fv-1 = Variante para expertos


### FE-1 Setting up the table

felinia-rule-fe-1-1 = A Felinia juegan de dos a cuatro participantes. La opción «Modo» decide entre el juego básico y el avanzado, cada uno con su mapa. El básico está pensado para tres o cuatro, el avanzado para dos, tres o cuatro; también se puede jugar al básico entre dos.
    .title = Participantes, modo y mapa
felinia-rule-fe-1-2 = Cada participante empieza con 10 mercaderes en su reserva, 3 fichas de puja junto a su tablero personal y 2 monedas.
    .title = Con qué se empieza
felinia-rule-fe-1-3 = El jugador inicial de la ronda 1 se decide al azar; los demás siguen en el sentido de las agujas del reloj. En ese orden, cada uno toma las dos losetas de mercancía iniciales que corresponden a su lugar y al número de participantes. Todas las demás van a la bolsa.
    .title = Jugador inicial y primeras mercancías
felinia-rule-fe-1-4 = Los marcadores de cerrado cierran dos puestos de mercado si juegan dos, uno si juegan tres y ninguno si juegan cuatro. Un puesto cerrado no recibe mercancías ni fichas en toda la partida.
    .title = Puestos cerrados
felinia-rule-fe-1-5 = Saca losetas de mercancía de la bolsa y pon 2 en cada puesto abierto, empezando por el puesto 1. En el gremio nunca hay mercancías.
    .title = Primeras mercancías de los puestos
felinia-rule-fe-1-6 = Baraja las losetas de cubierta de reverso azul en un mazo boca abajo; baraja las de reverso gris y ponlas encima. Las cuatro de arriba van boca arriba a los barcos, empezando por el muelle 1.
    .title = El mazo de cubiertas
felinia-rule-fe-1-7 = Solo en el juego básico: mezcla por separado las fichas con retrato de cada color de reverso y pon una boca abajo en cada enclave comercial del país de ese color. Las fichas especiales, la comida y las cartas de castillo se quedan en la caja.
    .title = Fichas de comercio del juego básico
felinia-rule-fe-1-8 = Las cinco losetas de bonificación forman una sola pila boca arriba, en orden aleatorio, así que solo se ve la de arriba.
    .title = La pila de bonificaciones
felinia-rule-fe-1-9 = Las especias y el oro forman la reserva general. Nadie empieza con ellos.
    .title = La reserva general


### FE-2 General

felinia-rule-fe-2-1 = Una ronda tiene cinco fases: pujas, comercio, exploración, almacén y preparación. Cada una termina para todos antes de que empiece la siguiente.
    .title = Cinco fases por ronda
felinia-rule-fe-2-2 = Nunca tienes más de 6 monedas ni menos de 0. Lo que ganarías por encima de 6 se pierde.
    .title = Seis monedas como máximo
felinia-rule-fe-2-3 = Siempre que se espere una decisión tuya puedes vender antes cuanto quieras: oro por 2 monedas, especia por 1, una loseta de mercancía por 1. El oro y las especias vuelven a la reserva general, las mercancías a la bolsa. Se rechaza una venta que no dé ni una moneda; un oro vendido con 5 monedas da 1. No se venden la comida, las cartas de castillo, las fichas de comercio ni las losetas de bonificación. Tampoco puedes vender mientras eliges la loseta que cambias, la bonificación que tomas o las mercancías que conservas. Nadie comercia directamente con otro participante.
    .title = Vender
felinia-rule-fe-2-4 = Todos ven las monedas, mercancías, especias, oro, comida, fichas de puja, mercaderes, cubiertas de los barcos, mercancías de los puestos, fichas boca arriba, la bonificación de arriba, el reverso de la cubierta de arriba del mazo, lo descartado y cuánto hay de cada cosa. Las fichas de comercio, losetas de bonificación y cartas de castillo ganadas solo las ve su dueño. Si la opción «Fichas ganadas a la vista» está activada, todos ven todas las fichas de comercio ganadas.
    .title = Qué es público y qué es secreto
felinia-rule-fe-2-5 = Si no queda la especia, el oro, la comida o la mercancía que deberías ganar, esa parte se pierde. El resto de la acción sigue en pie.
    .title = Ganancias que no están
felinia-rule-fe-2-6 = Una decisión con una sola respuesta posible se ejecuta sin preguntar y queda anotada en el registro. También se ofrece lo que solo podrías pagar tras una venta, y se indica; nada se vende por sí solo, y poder vender no convierte en pregunta una respuesta única. Todo lo que se sigue de una respuesta sin otra pregunta ocurre de inmediato.
    .title = Las respuestas únicas se ejecutan
felinia-rule-fe-2-7 = Todas las losetas de la bolsa tienen la misma probabilidad de salir. Las que se pagan, venden o cambian vuelven de inmediato a la bolsa.
    .title = Sacar de la bolsa


### FE-3 Phase 1: Bidding

felinia-rule-fe-3-1 = Empezando por el jugador inicial y en el sentido de las agujas del reloj, cada participante coloca una ficha de puja. Se hace tres veces, hasta que estén todas colocadas; no se puede pasar.
    .title = Tres fichas cada uno, por turno
felinia-rule-fe-3-2 = Una ficha va a un puesto abierto, al gremio o a tu tablero personal.
    .title = Dónde va una ficha
felinia-rule-fe-3-3 = En un puesto o en el gremio la ficha se pone encima de la pila. No hay límite: valen varias fichas tuyas, más fichas que mercancías e incluso un puesto sin mercancías. Todavía no hace falta dinero.
    .title = Pujar en un puesto o en el gremio
felinia-rule-fe-3-4 = En tu tablero la ficha va a la casilla de ingresos libre más a la izquierda y ganas de inmediato las monedas indicadas. La opción «Orden de ingresos» decide si las tres casillas dan 1, 2, 3 o 3, 2, 1 monedas.
    .title = Ingresos
felinia-rule-fe-3-5 = Puedes cobrar ingresos aunque ya tengas 6 monedas; lo que no te quepa se pierde (FE-2.2).
    .title = Ingresos con seis monedas
felinia-rule-fe-3-6 = La fase termina cuando a nadie le quedan fichas.
    .title = Fin de las pujas


### FE-4 Phase 2: Trading

felinia-rule-fe-4-1 = Se resuelven los puestos abiertos de arriba abajo y después el gremio. Un lugar se termina antes de empezar el siguiente.
    .title = Puestos de arriba abajo y gremio
felinia-rule-fe-4-2 = Actúa primero la ficha de arriba de la pila, luego la que está debajo, hasta que la pila se acabe.
    .title = Desde lo alto de la pila
felinia-rule-fe-4-3 = El precio es el número de fichas que hay en la pila en ese momento, de cualquier color, incluida la que actúa. Baja en uno con cada ficha que se va, haya comprado algo su dueño o no.
    .title = El precio
felinia-rule-fe-4-4 = Para comprar en un puesto, paga el precio, toma de él la loseta de mercancía que quieras y devuelve la ficha junto a tu tablero. Una ficha compra una loseta. Después puedes embarcar (FE-5.1).
    .title = Comprar una mercancía
felinia-rule-fe-4-5 = En vez de comprar puedes retirar tu ficha sin pagar nada, por el motivo que sea. En ese caso no puedes embarcar.
    .title = Retirar la ficha
felinia-rule-fe-4-6 = Si no quedan losetas en el puesto o no puedes pagar el precio, solo puedes retirar la ficha.
    .title = Cuando no se puede comprar
felinia-rule-fe-4-7 = Nadie puede pagar un precio de 7 o más, porque nadie tiene más de 6 monedas.
    .title = Precios por encima de seis
felinia-rule-fe-4-8 = En el gremio tu ficha sirve para un cambio (FE-4.9 o FE-4.10), o bien la retiras. El orden y el precio son como en un puesto. Tras un cambio puedes embarcar; tras retirar la ficha, no.
    .title = Un cambio en el gremio
felinia-rule-fe-4-9 = Cambio: paga el precio, mete una de tus losetas de mercancía en la bolsa, saca al azar una de otro tipo y gana 1 especia. Necesitas una loseta que te quede después de pagar, y en la bolsa debe haber alguna de otro tipo; una loseta vendida para pagar ya está en la bolsa y cuenta.
    .title = Cambiar mercancía y ganar especia
felinia-rule-fe-4-10 = Loseta de bonificación: además del precio, paga 1 oro y 1 especia a la reserva general, mira toda la pila de bonificaciones y toma una, que mantienes en secreto. Las demás conservan su orden. Una vez vista la pila, tienes que tomar una. No hace nada de inmediato, pero puntúa al final (FE-11.3).
    .title = Tomar una loseta de bonificación
felinia-rule-fe-4-11 = Una ficha retirada de una pila no se vuelve a usar en esta ronda.
    .title = Cada ficha, una vez por ronda


### FE-5 Boarding

felinia-rule-fe-5-1 = Puedes embarcar justo después de tu propia compra (FE-4.4) o cambio (FE-4.9, FE-4.10), antes de que actúe la siguiente ficha, y en ningún otro momento.
    .title = Cuándo se puede embarcar
felinia-rule-fe-5-2 = Por una plaza paga lo que muestra la loseta de cubierta: las mercancías van a la bolsa y las monedas se pagan. Valen todas tus mercancías, no solo la que acabas de comprar.
    .title = El precio de una plaza
felinia-rule-fe-5-3 = Un mercader de tu reserva ocupa la plaza libre más a la izquierda. Sin plaza libre o sin mercaderes en la reserva no puedes embarcar.
    .title = La plaza libre más a la izquierda
felinia-rule-fe-5-4 = Puedes ocupar varias plazas de una vez, en barcos distintos o en el mismo. Cada una se paga por separado.
    .title = Varias plazas de una vez
felinia-rule-fe-5-5 = No estás obligado a embarcar. Un mercader a bordo se queda allí hasta que el barco zarpe.
    .title = Embarcar es voluntario
felinia-rule-fe-5-6 = Si has retirado tu ficha sin usarla no puedes embarcar, aunque tengas todas las mercancías: espera a tu próxima compra o cambio.
    .title = Tras retirar la ficha no se embarca
felinia-rule-fe-5-7 = Quien embarca el último mercader de su reserva provoca el fin de la partida (FE-10.1).
    .title = El último mercader


### FE-6 Phase 3: Departure

felinia-rule-fe-6-1 = Zarpan todos los barcos que tienen todas las plazas ocupadas, uno tras otro, por orden de hora de salida.
    .title = Zarpan los barcos llenos
felinia-rule-fe-6-2 = Si ningún barco está lleno, zarpa exactamente uno: el de hora de salida más temprana, lleve a quien lleve.
    .title = Si ningún barco está lleno
felinia-rule-fe-6-3 = Un barco que zarpa vacío solo pierde su loseta de cubierta.
    .title = Barcos vacíos
felinia-rule-fe-6-4 = Un barco llega al puerto de su país. Sus mercaderes exploran uno tras otro, primero el de la plaza izquierda; cada uno termina su recorrido antes de que empiece el siguiente, y todos antes de que zarpe otro barco.
    .title = Llegada al puerto
felinia-rule-fe-6-5 = Después se descarta la loseta de cubierta y el barco vuelve a su muelle. Recibe una nueva en la fase 5 (FE-9.2).
    .title = El barco regresa
felinia-rule-fe-6-6 = Los barcos que no zarpan conservan sus mercaderes y su loseta de cubierta.
    .title = Barcos que esperan


### FE-7 Phase 3: Exploring

felinia-rule-fe-7-1 = El mercader sale del puerto y entra en un máximo de 3 provincias. En el puerto no se entra, pero cuenta como visitado.
    .title = Hasta tres provincias
felinia-rule-fe-7-2 = El primer paso es obligatorio, a una provincia accesible que limite con el puerto. Siempre hay una: el primer cruce de caminos.
    .title = El primer paso
felinia-rule-fe-7-3 = Tras el primer paso puedes descubrir un máximo de dos fichas boca abajo de cualquier lugar de la isla, una después de otra; quedan boca arriba. Puedes descubrir una sola o ninguna. Si no quedan fichas boca abajo, esto se omite.
    .title = Descubrir fichas
felinia-rule-fe-7-4 = Después el mercader da hasta dos pasos más a provincias vecinas accesibles, en cualquier dirección. Puedes detenerte tras cada paso, también tras el primero.
    .title = Dos pasos más
felinia-rule-fe-7-5 = Se puede entrar en una provincia si no hay en ella ningún mercader, de quien sea, ni ninguna ficha boca abajo, y si este mercader no la ha visitado en este recorrido. También se puede entrar en otros países y otros puertos.
    .title = Dónde se puede entrar
felinia-rule-fe-7-6 = Cada vez que tu mercader entra en una provincia con un símbolo de bonificación, también con el primer paso y al pasar, ganas de inmediato lo que muestra: 1 especia, 1 oro, 1 moneda o 1 loseta de mercancía al azar de la bolsa.
    .title = Símbolos de bonificación
felinia-rule-fe-7-7 = Se puede atravesar una provincia con una ficha boca arriba; la ficha se queda allí.
    .title = Pasar por fichas boca arriba
felinia-rule-fe-7-8 = Si el recorrido termina en una provincia con una ficha boca arriba, tienes que tomar la ficha y la mantienes en secreto. El mercader se queda allí hasta el fin de la partida.
    .title = Tomar una ficha
felinia-rule-fe-7-9 = Si el recorrido termina en otro sitio, en un cruce o en un puerto, no ganas ficha y el mercader vuelve a tu reserva, desde donde puede embarcar otra vez. Conservas todo lo ganado, y puedes hacerlo a propósito.
    .title = Terminar sin ficha
felinia-rule-fe-7-10 = El recorrido termina también cuando no se puede entrar en ninguna provincia o no quedan pasos.
    .title = Fin del recorrido


### FE-8 Phase 4: Storing

felinia-rule-fe-8-1 = Desde el jugador inicial y en el sentido de las agujas del reloj, cada participante conserva un máximo de 3 losetas de mercancía, o 4 si paga 2 monedas. Más no es posible.
    .title = Tres mercancías, o cuatro por dos monedas
felinia-rule-fe-8-2 = Todas tus demás losetas se venden a la bolsa por 1 moneda cada una. Se venden aunque tengas 6 monedas y no ganes nada.
    .title = El resto se vende
felinia-rule-fe-8-3 = Las monedas de esta venta pueden pagar la cuarta loseta. Con 2 monedas o más, primero pagas y luego vendes; con menos, se venden losetas hasta llegar a 2 monedas, pagas y se vende el resto. Si no llegas a 2 monedas ni vendiendo oro o especias, no puedes conservar la cuarta.
    .title = Pagar la cuarta loseta
felinia-rule-fe-8-4 = Si tienes 3 losetas o menos, o vendes hasta quedarte con 3, no se te pregunta. Solo puedes conservar menos de lo permitido si vendes antes (FE-2.3). Las especias, el oro y la comida no tienen límite.
    .title = A quién se pregunta


### FE-9 Phase 5: Preparing

felinia-rule-fe-9-1 = Primero todas las fichas de puja, también las de las casillas de ingresos, vuelven junto a los tableros personales.
    .title = Las fichas vuelven
felinia-rule-fe-9-2 = Después cada barco sin loseta de cubierta recibe la de arriba del mazo, empezando por el muelle 1. Si hay más barcos así que losetas en el mazo, la partida termina (FE-10.2). La opción «Nuevas cubiertas» puede dar a un barco su nueva loseta en cuanto regresa, mientras quede mazo y el fin no sea seguro; el fin se comprueba aquí de todos modos.
    .title = Nuevas cubiertas
felinia-rule-fe-9-3 = Rellena cada puesto abierto hasta 3 losetas de mercancía de la bolsa, empezando por el puesto 1. Si la bolsa se vacía, los huecos restantes quedan vacíos.
    .title = Rellenar los puestos
felinia-rule-fe-9-4 = La carta de jugador inicial pasa al siguiente en el sentido de las agujas del reloj y empieza una nueva ronda.
    .title = Nuevo jugador inicial


### FE-10 End of the game

felinia-rule-fe-10-1 = Cuando alguien embarca el último mercader de su reserva, todos acaban la fase 2 como de costumbre. Luego zarpan todos los barcos por orden de hora, llenos o no, y se explora como siempre; se omiten las fases 4 y 5 y sigue la puntuación. No importa que después vuelva un mercader a esa reserva.
    .title = Fin por el último mercader
felinia-rule-fe-10-2 = Si en la fase 5 el mazo no alcanza, no se pone ninguna cubierta nueva. Todos los barcos que aún tienen cubierta zarpan por orden de hora y se explora como siempre; luego sigue la puntuación. Las mercancías ganadas después de la fase 4 no se almacenan.
    .title = Fin por el mazo
felinia-rule-fe-10-3 = En cada ronda zarpa al menos un barco, así que una partida dura 17 rondas como máximo. Cuando termina, no hay nadie a bordo.
    .title = Diecisiete rondas como máximo


### FE-11 Scoring

felinia-rule-fe-11-1 = Cada participante suma los puntos de victoria (PV) de conjuntos, losetas de bonificación, grupos y sobrantes.
    .title = Qué puntúa
felinia-rule-fe-11-2 = Conjuntos: cada ficha de comercio da tantos PV como fichas tengas de ese tipo, pero no más que el final de la escala impresa en ella. Así, dos valen 4 y tres valen 9; con la cuarta son 16 o 12, según la escala.
    .title = Conjuntos de un tipo
felinia-rule-fe-11-3 = Cada loseta de bonificación da 1 PV por cada ficha de comercio tuya del tipo que muestra. La loseta misma no es una ficha.
    .title = Losetas de bonificación
felinia-rule-fe-11-4 = Grupos: tus mercaderes en provincias vecinas forman un grupo, también a través de las fronteras; los ajenos no se unen ni cuentan. Cada mercader da 1 PV si está solo, 2 en un grupo de dos y 3 en un grupo de tres o más.
    .title = Grupos de mercaderes
felinia-rule-fe-11-5 = Sobrantes: 1 PV por cada oro, 1 por cada pareja completa de especias, 1 por cada loseta de mercancía. Las monedas, las fichas de puja y los mercaderes en reserva no puntúan.
    .title = Sobrantes
felinia-rule-fe-11-6 = Gana quien tenga más PV. En caso de empate deciden las monedas; si también hay las mismas, se comparte la victoria.
    .title = Victoria y empates


### FA-1 Advanced game: setting up

felinia-rule-fa-1-1 = Prepara la mesa como en FE-1, pero con el mapa avanzado; la comida se une a la reserva general y las cartas de castillo se barajan en un mazo boca abajo.
    .title = Mapa, comida y cartas de castillo
felinia-rule-fa-1-2 = Mezcla todas las fichas de comercio, con retrato y especiales, y pon una boca arriba en cada enclave. El color del reverso no importa.
    .title = Todas las fichas boca arriba


### FA-2 Advanced game: guild

felinia-rule-fa-2-1 = En el gremio hay un tercer cambio: como en FE-4.9, pero ganas 1 comida en vez de 1 especia.
    .title = Cambiar mercancía y ganar comida


### FA-3 Advanced game: exploring with food

felinia-rule-fa-3-1 = No se descubre ninguna ficha (FE-7.3), porque todas están boca arriba.
    .title = No se descubren fichas
felinia-rule-fa-3-2 = Tres pasos son gratuitos. Cada paso adicional cuesta 1 comida, que se paga a la reserva general al entrar en la provincia; puedes seguir mientras te quede comida.
    .title = Más pasos por comida
felinia-rule-fa-3-3 = La comida y todo lo demás que ganes en un recorrido se puede usar en ese mismo recorrido.
    .title = Lo ganado sirve de inmediato
felinia-rule-fa-3-4 = El primer paso puede llevar a un enclave, y el recorrido puede terminar allí.
    .title = Enclave en el primer paso
felinia-rule-fa-3-5 = El símbolo de comida da 1 comida; sobre el de castillo, véase FA-4. Un mercader que termina sin ficha vuelve a casa como en FE-7.9.
    .title = Símbolos de comida y castillo
felinia-rule-fa-3-6 = La comida no se puede vender y por sí sola no puntúa.
    .title = La comida no es dinero


### FA-4 Advanced game: castle cards

felinia-rule-fa-4-1 = Cuando tu mercader entra en una provincia con castillo, miras en secreto las dos cartas de arriba del mazo de castillos y puedes conservar una. Si solo queda una, miras esa; si no queda ninguna, no pasa nada. Ves las cartas aunque no puedas conservar ninguna.
    .title = Mirar dos cartas de castillo
felinia-rule-fa-4-2 = Algunas cartas muestran una mercancía: para conservarlas, mete en la bolsa una loseta de esa mercancía. Sirve también una ganada antes en el mismo recorrido (FA-3.3).
    .title = Cartas que piden una mercancía
felinia-rule-fa-4-3 = No puedes tener más de dos cartas con la misma imagen; una tercera no se puede conservar.
    .title = Dos de una imagen como máximo
felinia-rule-fa-4-4 = Las cartas que no conservas van boca abajo debajo del mazo, en el orden en que salieron. En el registro solo se ve si se conservó una carta y qué mercancía se pagó.
    .title = Cartas no conservadas
felinia-rule-fa-4-5 = Decide sobre las cartas de castillo antes de que el mercader siga su camino.
    .title = Primero el castillo, luego el paso


### FA-5 Advanced game: scoring castle cards

felinia-rule-fa-5-1 = La opción «Cartas de castillo» decide cómo puntúan. Por imágenes iguales, una sola carta de una imagen da 1 PV; dos cartas de una imagen dan 2 PV cada una.
    .title = Castillos por imágenes iguales
felinia-rule-fa-5-2 = Por imágenes distintas, nadie puede tener dos cartas con la misma imagen, en lugar de FA-4.3. Una sola carta da 1 PV; dos o más dan 2 PV cada una.
    .title = Castillos por imágenes distintas


### FA-6 Advanced game: special tokens

felinia-rule-fa-6-1 = Al final cada especia tuya da 1 PV, en vez de 1 PV por pareja. Como todas las fichas especiales, se toma según FE-7.8, no pertenece a ningún tipo ni conjunto y las losetas de bonificación no la cuentan.
    .title = Especiero
felinia-rule-fa-6-2 = Al final cada una de tus cartas de castillo da 1 PV más.
    .title = Huésped del castillo
felinia-rule-fa-6-3 = Al final cada pareja completa de tu comida da 2 PV.
    .title = Cocinera
felinia-rule-fa-6-4 = Al final cada mercader tuyo que está solo da 2 PV en vez de 1.
    .title = Ermitaño
felinia-rule-fa-6-5 = Ganas de inmediato 1 oro, 1 comida, 1 moneda y 1 loseta de mercancía al azar; después la ficha sale del juego. El mercader se queda y cuenta para los grupos.
    .title = Regalo
felinia-rule-fa-6-6 = Ganas 1 oro de inmediato. Desde entonces ganas 1 oro más cada vez que un mercader tuyo entra en una provincia con el símbolo de oro.
    .title = Buscador de oro
felinia-rule-fa-6-7 = Ganas 1 comida de inmediato. Desde entonces ganas 1 comida más cada vez que un mercader tuyo entra en una provincia con el símbolo de comida. En el gremio la ficha no tiene efecto.
    .title = Recolectora
felinia-rule-fa-6-8 = Ganas 1 moneda de inmediato. Desde entonces ganas 1 moneda más cada vez que un mercader tuyo entra en una provincia con el símbolo de moneda; sigues teniendo 6 monedas como máximo.
    .title = Recaudador
felinia-rule-fa-6-9 = Una ficha se toma al final de un recorrido. Por eso FA-6.6 a FA-6.8 no valen para el recorrido que la ganó, pero sí para tu segundo mercader del mismo barco.
    .title = Valen desde el siguiente recorrido


### FA-7 Advanced game: scoring

felinia-rule-fa-7-1 = Puntúa como en FE-11 y suma las cartas de castillo (FA-5) y las fichas especiales (FA-6.1 a FA-6.4). Los empates se deciden según FE-11.6.
    .title = Puntuación del juego avanzado


### FV-1 Variant for experts

felinia-rule-fv-1-1 = Si la opción «Cubiertas boca arriba» está activada, el mazo de cubiertas está boca arriba: todos ven la próxima loseta, pero solo esa. Los reversos azules siguen debajo de los grises. Es posible en ambos modos.
    .title = La próxima cubierta está a la vista


### Options of a table

felinia-option-name-mode = Modo
felinia-option-help-mode = En el juego básico se descubren fichas en el mapa pequeño; el avanzado añade un mapa mayor, comida, castillos y fichas especiales.
felinia-option-value-mode-basic = Juego básico
felinia-option-value-mode-advanced = Juego avanzado

felinia-option-name-deck_face_up = Cubiertas boca arriba
felinia-option-help-deck_face_up = Si está activada, todos ven la loseta de cubierta que viene después: una variante para quienes conocen el juego.
felinia-option-value-deck_face_up-no = Desactivada
felinia-option-value-deck_face_up-yes = Activada

felinia-option-name-income_order = Orden de ingresos
felinia-option-help-income_order = Cuántas monedas da cada casilla de ingresos, contadas desde la izquierda: la primera ficha de la ronda va a la casilla de más a la izquierda.
felinia-option-value-income_order-rising = Creciente: 1, 2, 3 monedas
felinia-option-value-income_order-falling = Decreciente: 3, 2, 1 monedas

felinia-option-name-castle_rule = Cartas de castillo
felinia-option-help-castle_rule = En el juego avanzado: si puntúan las parejas de la misma imagen o las cartas distintas entre sí.
felinia-option-value-castle_rule-same_picture = Por imágenes iguales
felinia-option-value-castle_rule-different_pictures = Por imágenes distintas

felinia-option-name-deck_refill = Nuevas cubiertas
felinia-option-help-deck_refill = Si un barco recibe su nueva cubierta en la fase 5 o en cuanto regresa, de modo que se conozca al almacenar mercancías.
felinia-option-value-deck_refill-phase_5 = En la fase 5
felinia-option-value-deck_refill-phase_3 = Al regresar el barco

felinia-option-name-open_holdings = Fichas ganadas a la vista
felinia-option-help-open_holdings = Si está activada, todos ven todas las fichas de comercio ganadas; las losetas de bonificación y las cartas de castillo siguen siendo secretas.
felinia-option-value-open_holdings-no = Desactivada
felinia-option-value-open_holdings-yes = Activada
