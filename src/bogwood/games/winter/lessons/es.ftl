### What the lessons of this game say: <game>-lesson-<lesson>-<name>

## The first year

winter-lesson-first-title = El año de tu tribu
winter-lesson-first-aim = Saca a tu tribu del largo invierno: caza, aprende, ocupa la tierra y guarda piedras sagradas. Gana quien tenga más puntos tras el último eclipse.
winter-lesson-first-columns = Estas columnas son lo que puede hacer una tribu. Cada ronda colocas a tus miembros y a tu jefe, una figura por turno.
winter-lesson-first-hand = Las cartas de tu mano son tu gente. Una carta jugada trabaja: da trabajo, y con él se pagan las acciones.
winter-lesson-first-hunt = Empieza cazando: pon un miembro en la columna Cazar.
winter-lesson-first-chief-later = El jefe tiene su propia bonificación en otra columna. Envía aquí a un miembro.
winter-lesson-first-rest-later = Descansar da cartas y fuerza. Pero estás en forma: usa esta figura.
winter-lesson-first-column-later = Enseguida llegamos a esa columna. Cada cosa a su tiempo.
winter-lesson-first-labour = El Valiente está en su columna y aquí da más trabajo. Juega esa carta.
winter-lesson-first-labour-hunt = Esa carta da aquí menos trabajo. El Valiente paga él solo toda la caza.
winter-lesson-first-end-early = Eso terminaría el turno y se perdería algo. No ha pasado nada.
winter-lesson-first-next-early = Primero consigue trabajo: sin él no hay nada que hacer en esta casilla.
winter-lesson-first-labour-enough = Ya tienes trabajo de sobra. El que no se usa se pierde al final del turno: guarda tus cartas.
winter-lesson-first-hunt-open = Ahora las casillas de la columna, de la primera a la última. En la primera se caza: elige un animal descubierto.
winter-lesson-first-hunt-unseen = El animal oculto es más barato, pero no sabes cuál es. Elige entre los descubiertos.
winter-lesson-first-animal = Elige cualquiera. Varios de la misma especie valen más al final.
winter-lesson-first-box-two = El animal queda ante ti. Pasa a la segunda casilla.
winter-lesson-first-keep-animal = Aquí puedes usar un animal por lo que da. Guarda el tuyo para el conjunto y sigue.
winter-lesson-first-tip-later = Un animal usado ya no cuenta al final. Solo tienes uno: guárdalo.
winter-lesson-first-first = Eres el primero en esta columna en esta ronda, así que su última casilla es tuya y gratis. Úsala.
winter-lesson-first-end-hunt = Un turno entero: figura, cartas y casillas en orden. Termínalo.
winter-lesson-first-watch-develop = Tu rival desarrolla: toma una piedra sagrada y, por ser el primero, construye además un megalito.
winter-lesson-first-initiate = Ahora Iniciación: gente nueva para tu tribu. Pon ahí a tu otro miembro.
winter-lesson-first-labour-forager = Aquí hace falta muy poco trabajo. Juega tu carta más débil, el Recolector.
winter-lesson-first-labour-weak = Demasiado buena para esto. Guarda esa carta para luego.
winter-lesson-first-recruit = Toma una carta de tribu: cuesta además algo de comida.
winter-lesson-first-stack = Elige a quien quieras. Cada uno es fuerte en una columna y ayuda en el eclipse.
winter-lesson-first-discard = La carta va a tu descarte y volverá cuando barajes.
winter-lesson-first-hand-dear = Directa a la mano cuesta comida, y hay poca. Ya llegará.
winter-lesson-first-bury-box = Pasa a la segunda casilla.
winter-lesson-first-bury = Aquí puedes enterrar una carta: sale del mazo para siempre, el mazo mejora y ganas Honor.
winter-lesson-first-bury-first = No lo dejes pasar: enterrar aquí no cuesta nada.
winter-lesson-first-bury-card = Entierra al Recolector que acabas de jugar. Su trabajo ya está usado.
winter-lesson-first-bury-good = Esa carta te hará falta. Entierra la débil.
winter-lesson-first-first-again = También aquí eres el primero: usa la última casilla.
winter-lesson-first-end-turn = Termina el turno.
winter-lesson-first-watch-rest = Tu rival deja descansar a un miembro: { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
} más y fuerza para el eclipse.
winter-lesson-first-explore = Queda tu jefe. Su carta nombra Explorar: ahí trae una bonificación. Envíalo.
winter-lesson-first-chief-explore = El jefe puede ir a cualquier sitio, pero este solo da su bonificación en Explorar.
winter-lesson-first-chief-use = Usa su bonificación: un campamento gratis.
winter-lesson-first-camp = Los campamentos nuevos empiezan en el centro del mapa. Cada uno que sale de tu tablero da además ingresos.
winter-lesson-first-labour-move = Los campamentos quieren salir. Juega a la Guardiana del fuego para tener trabajo.
winter-lesson-first-move = Mueve un campamento.
winter-lesson-first-camp-food = Otro campamento cuesta comida. Primero mueve uno de los que hay.
winter-lesson-first-move-camp = Toma un campamento del centro.
winter-lesson-first-forest = Ve al bosque. Quien tiene más influencia en un hexágono recibe su bonificación en el eclipse.
winter-lesson-first-go-forest = Buen sitio también, pero ve al bosque: enseguida compensa.
winter-lesson-first-box-village = La segunda casilla funda aldeas donde se juntan tres campamentos tuyos. Aún no los tienes: sigue.
winter-lesson-first-first-explore = Otra vez el primero: un campamento gratis y un movimiento.
winter-lesson-first-camp-again = El nuevo campamento empieza en el centro.
winter-lesson-first-move-again = Y uno del centro avanza.
winter-lesson-first-stay-forest = Ese déjalo en el bosque: ahí manda.
winter-lesson-first-tundra = A la tundra, justo al lado del otro.
winter-lesson-first-go-tundra = Queremos la tundra: otro terreno, otra bonificación.
winter-lesson-first-watch-chief = El jefe rival descansa. Todas las figuras están puestas: el sol se apaga.
winter-lesson-first-eclipse = El eclipse. Todos ponen cartas en secreto: juntas son fuerza, y el más fuerte va primero. Algunas dan además algo ahora.
winter-lesson-first-pile = Pon al Valiente: fuerza ahora y una herramienta después.
winter-lesson-first-pile-none = Podrías guardarlo todo, pero entonces tus cartas no te darían nada en el eclipse. Pon una.
winter-lesson-first-pile-ability = Esa también es buena. Empieza por el Valiente, que trae una herramienta.
winter-lesson-first-pile-again = Y un Recolector, para algo más de fuerza.
winter-lesson-first-pile-more = Una carta más te hace más fuerte, y te quedan bastantes para la próxima ronda.
winter-lesson-first-pile-keep = Guarda esa para la próxima ronda. El Recolector trabaja poco, así que aquí cumple.
winter-lesson-first-pile-done = Basta. Ponlas; nadie las ve hasta que todos hayan elegido.
winter-lesson-first-end-pile = Confirma tu elección.
winter-lesson-first-watch-order = Tu rival ha descansado más y es más fuerte: primero en el eclipse y en la próxima ronda.
winter-lesson-first-ability = Ahora tú: usa lo que da el Valiente.
winter-lesson-first-ability-use = Es gratis: tómalo.
winter-lesson-first-terrain = Mandas en el bosque y en la tundra. Toma sus bonificaciones, una tras otra.
winter-lesson-first-terrain-take = No lo dejes: ahí mandas tú.
winter-lesson-first-end-eclipse = Después tus campamentos dan ingresos y las piedras sagradas puntúan. Termina el turno.
winter-lesson-first-watch-round = Nueva ronda: { $drawn ->
    [one] { $drawn } carta más
   *[other] { $drawn } cartas más
} para todos. Tu rival empieza y descansa.
winter-lesson-first-develop = La cuarta columna es Desarrollar: saber y piedras. Pon ahí a un miembro.
winter-lesson-first-develop-new = Esa ya la conoces. Prueba Desarrollar.
winter-lesson-first-labour-learn = Juega a la Guardiana del fuego para tener trabajo.
winter-lesson-first-culture = Compra una carta de cultura: vale puntos y se juega, antes de la figura, por lo que da.
winter-lesson-first-card = Esta es barata, y te queda una herramienta para luego.
winter-lesson-first-card-dear = Esa cuesta más herramientas. Toma la más barata: la piedra también pide una.
winter-lesson-first-discard-card = Al descarte, como antes.
winter-lesson-first-box-stone = Pasa a la segunda casilla.
winter-lesson-first-stone = Toma una piedra sagrada: desde ahora puntúa en cada eclipse.
winter-lesson-first-stone-first = Cuanto antes se toma una piedra, más veces puntúa. Toma una ya.
winter-lesson-first-stone-forest = La Piedra del bosque te va bien: tienes un campamento en un bosque.
winter-lesson-first-stone-other = Cada piedra puntúa por algo distinto. Estás en un bosque: toma esa.
winter-lesson-first-first-develop = También aquí el primero: puedes construir un megalito.
winter-lesson-first-megalith = Constrúyelo junto al que hay. Elige la bonificación que prefieras.
winter-lesson-first-points = Pulsa tus puntos: la hoja muestra de dónde vienen y qué añadiría el final.
winter-lesson-first-last = Columnas, descanso y eclipse: ese es el año entero. Una partida dura { $rounds ->
    [one] { $rounds } ronda así
   *[other] { $rounds } rondas así
}.
winter-lesson-first-try-1 = Reúne tres campamentos alrededor de un cruce y funda una aldea.
winter-lesson-first-try-2 = Juega una carta de cultura antes de colocar una figura.
winter-lesson-first-try-3 = Deja descansar a una figura y mira qué hace la fuerza con el orden de turno.

## The river

winter-lesson-river-title = El río
winter-lesson-river-aim = Un río cruza la tierra: tu balsa lleva lejos los campamentos, el río te da de comer, y quien está más cerca del delta puntúa.
winter-lesson-river-river = El río nace aquí y termina allí, en el delta. Todo lo demás ya lo conoces.
winter-lesson-river-raft = Tu balsa espera en el nacimiento. En un hexágono de río cuenta como un campamento tuyo.
winter-lesson-river-base = Ya no hay loseta inicial en el centro: tus campamentos empiezan aquí, en tu propia base del borde.
winter-lesson-river-explore = Vamos a ver el río: pon un miembro en la columna Explorar.
winter-lesson-river-chief-later = El jefe hará falta más tarde. Envía aquí a un miembro.
winter-lesson-river-column-later = Esa columna funciona como siempre. Hoy vamos río abajo: Explorar.
winter-lesson-river-labour = El Valiente da más trabajo en Explorar. Juega esa carta.
winter-lesson-river-labour-weak = Esa carta da aquí menos trabajo. Juega al Valiente.
winter-lesson-river-next-early = Aún queda algo que hacer en esta casilla. No ha pasado nada.
winter-lesson-river-end-early = Eso terminaría el turno y algo quedaría sin usar. No ha pasado nada.
winter-lesson-river-labour-enough = Ya tienes trabajo suficiente. Guarda esa carta.
winter-lesson-river-move = Toma un movimiento. Siempre que puedas mover un campamento, puedes mover la balsa en su lugar.
winter-lesson-river-camp-soon = El campamento viene enseguida. Primero la balsa, para que pueda ir con ella.
winter-lesson-river-take-raft = Elige la balsa.
winter-lesson-river-camp-waits = Ese campamento puede esperar en la base. La balsa es más rápida.
winter-lesson-river-sail = Río abajo, un solo movimiento la lleva tan lejos como quieras. Párate en el centro, junto a la Meseta.
winter-lesson-river-delta-early = En el delta no se puede poner ningún campamento, y río arriba cada hexágono cuesta un movimiento. Párate en el centro.
winter-lesson-river-sail-middle = También podrías parar ahí. Pero junto a la Meseta la balsa vale más.
winter-lesson-river-camp = Ahora un campamento, por algo de comida.
winter-lesson-river-moved-enough = La balsa ya está donde queremos. Pon un campamento.
winter-lesson-river-beside = Ponlo junto a la balsa: desde la base tendría que andar varios movimientos.
winter-lesson-river-base-far = Desde la base queda lejos. Junto a la balsa ya está en su sitio.
winter-lesson-river-box-two = El trabajo está gastado. Pasa a la siguiente casilla.
winter-lesson-river-first = Eres el primero en esta columna: un campamento gratis y un movimiento.
winter-lesson-river-beside-again = Otra vez junto a la balsa.
winter-lesson-river-camp-off = El movimiento: toma uno de los campamentos junto a la balsa. El otro se queda a pescar.
winter-lesson-river-raft-stays = La balsa está bien donde está. Toma un campamento.
winter-lesson-river-landmark = A la Meseta, un hito natural: en el eclipse puntúa para quien la domina, aquí por tus campamentos en hexágonos centrales.
winter-lesson-river-go-landmark = Ahí no: la Meseta de al lado es un hito natural, y los hitos dan puntos.
winter-lesson-river-end-turn = Termina el turno.
winter-lesson-river-watch-raft = La balsa de tu rival ha pasado la tuya y ahora está más cerca del delta. Las balsas nunca se estorban.
winter-lesson-river-hunt = En estas aguas vive un animal nuevo. Pon un miembro en la columna Cazar.
winter-lesson-river-chief-next = Tu jefe va en el próximo turno, y al río. Envía a un miembro.
winter-lesson-river-hunt-now = También serviría, pero buscamos un animal nuevo: Cazar.
winter-lesson-river-labour-hunt = El Valiente también caza bien.
winter-lesson-river-hunt-open = Toma un animal descubierto.
winter-lesson-river-cow-open = Lo que queremos está a la vista. Lo que hay en el mazo no lo sabe nadie.
winter-lesson-river-cow = La vaca marina solo aparece con el río. Tómala.
winter-lesson-river-cow-only = Buen animal, pero la vaca marina trae peces.
winter-lesson-river-box-tip = Pasa a la segunda casilla.
winter-lesson-river-tip = Usa un animal por lo que da.
winter-lesson-river-tip-now = Si la guardas, cuenta para un conjunto. Hoy queremos ver lo que da.
winter-lesson-river-tip-cow = La vaca marina da { $fish ->
    [one] { $fish } ficha de pez
   *[other] { $fish } fichas de pez
}. Úsala.
winter-lesson-river-fish = Las fichas de pez se roban a ciegas y cada una da algo al momento. El gran pez puntúa, y después se mezclan todas otra vez.
winter-lesson-river-first-hunt = También aquí eres el primero: usa la última casilla.
winter-lesson-river-watch-rest = Tu rival descansa. Descansar da fuerza para el eclipse.
winter-lesson-river-chief = Tu jefe es un caminante: en Explorar trae movimientos sin ningún trabajo. Envíalo.
winter-lesson-river-chief-explore = Este jefe solo da su bonificación en Explorar.
winter-lesson-river-chief-use = Usa su bonificación.
winter-lesson-river-overtake = Tu balsa debería ser la más cercana al delta cuando acabe tu turno de eclipse. Elígela.
winter-lesson-river-raft-first = Los campamentos ya dominan donde están. Primero la balsa.
winter-lesson-river-last-hex = Ve al último hexágono de río: adelantas a tu rival y además pescas ahí.
winter-lesson-river-delta-dry = En el delta serías el más cercano, pero sin dominar ningún hexágono ni pescar. El hexágono anterior da ambas cosas.
winter-lesson-river-course-shared = Ahí empatarías con tu rival. Un hexágono más allá estás solo.
winter-lesson-river-upstream = Río arriba no: ahí cada hexágono cuesta un movimiento.
winter-lesson-river-leave-base = Queda un movimiento. Que salga el campamento de tu base.
winter-lesson-river-camp-leads = Ese ya domina. Toma el de la base: ahí no cuenta para nada.
winter-lesson-river-forest = Al bosque, junto a la Meseta. Los campamentos nunca vuelven a una base.
winter-lesson-river-go-forest = Mejor el bosque: está junto a la Meseta, y nos hará falta.
winter-lesson-river-box-done = En esta casilla ya no queda nada que hacer. Pasa a la siguiente.
winter-lesson-river-end-chief = Guarda las cartas que te quedan. Termina el turno.
winter-lesson-river-watch-eclipse = Todas las figuras están puestas: empieza el eclipse.
winter-lesson-river-pile = Cartas en secreto, como siempre. Pon a la Guardiana del fuego, que trae comida.
winter-lesson-river-pile-none = No cuesta nada: las cartas del montón vuelven luego. Pon una.
winter-lesson-river-pile-ability = Esa no da nada en el eclipse. La Guardiana del fuego trae comida.
winter-lesson-river-pile-done = Basta: tu rival ha descansado demasiado como para alcanzarlo.
winter-lesson-river-pile-keep = Con eso no serías el primero. Guárdala para trabajar.
winter-lesson-river-end-pile = Confirma tu elección.
winter-lesson-river-watch-order = Tu rival es más fuerte, va primero y roba un pez por un hexágono de río.
winter-lesson-river-ability = Ahora tú. Primero lo que da tu carta.
winter-lesson-river-ability-use = Es gratis: tómalo.
winter-lesson-river-mesa = Ahora los hexágonos que dominas. Primero la Meseta: { $vp ->
    [one] { $vp } punto
   *[other] { $vp } puntos
} por cada hexágono central con un campamento tuyo.
winter-lesson-river-one-by-one = Se puede todo de una vez, pero vamos a verlos uno por uno.
winter-lesson-river-mesa-first = Ese viene después. Primero la Meseta.
winter-lesson-river-catch = Un hexágono de río que dominas da una ficha de pez. Roba una.
winter-lesson-river-fish-first = Ese es un hexágono corriente. Mira primero el río.
winter-lesson-river-catch-again = Y otra más, por el hexágono de la balsa o el del campamento.
winter-lesson-river-end-eclipse = Era el último hexágono. Termina el turno.
winter-lesson-river-watch-delta = Al acabar tu turno, tu balsa era la más cercana al delta: { $raft } PV por la balsa y { $camp } PV por cada campamento en el río. Empieza otra ronda.
winter-lesson-river-back = En cada ronda todas las balsas vuelven al nacimiento. Los campamentos se quedan donde están.
winter-lesson-river-explore-again = Tienes campamentos juntos. Con la balsa al lado puedes fundar una aldea: Explorar.
winter-lesson-river-explore-village = Esa columna puede esperar. La aldea está a un movimiento: Explorar.
winter-lesson-river-labour-forager = Basta con poco trabajo. Juega a un Recolector.
winter-lesson-river-labour-good = Demasiado buena para esto: basta un Recolector.
winter-lesson-river-move-again = Un movimiento para la balsa.
winter-lesson-river-camp-enough = Otro campamento está bien, pero la esquina que falta es la balsa.
winter-lesson-river-raft-again = Elige la balsa.
winter-lesson-river-camp-corner = Ese campamento ya es una esquina. Falta la balsa.
winter-lesson-river-corner = Párate donde toca dos de tus campamentos: junto a la Meseta, antes del centro.
winter-lesson-river-corner-only = Ahí no se junta con dos campamentos tuyos en un cruce.
winter-lesson-river-box-village = Pasa a la segunda casilla.
winter-lesson-river-village = Funda una aldea.
winter-lesson-river-village-now = No lo dejes pasar: la balsa y los campamentos están listos.
winter-lesson-river-junction = Hay más de un cruce posible. Elige cualquiera: la aldea tendrá influencia en sus hexágonos hasta el final.
winter-lesson-river-megalith = La aldea construye además un megalito. Ponlo donde te guste la bonificación.
winter-lesson-river-home-again = Los campamentos vuelven a tu tablero y la balsa al nacimiento, lista para salir otra vez.
winter-lesson-river-first-again = El primero en Explorar: un campamento y un movimiento gratis.
winter-lesson-river-base-only = En el nacimiento no se puede poner ningún campamento, así que este empieza en tu base.
winter-lesson-river-raft-free = ¿Y el movimiento? Toma otra vez la balsa.
winter-lesson-river-raft-pays = Un movimiento lleva un campamento un hexágono más allá, y la balsa, río abajo hasta donde quieras.
winter-lesson-river-anywhere = Ahora eliges tú: un hexágono de río, por los peces y los campamentos, o el delta, por sus puntos.
winter-lesson-river-points = Pulsa tus puntos: los hitos, los peces y el delta tienen su propia línea en la hoja.
winter-lesson-river-last = Río abajo con un movimiento, campamentos junto a la balsa, peces en el eclipse y cerca del delta: eso es el río.
winter-lesson-river-try-1 = Domina más de un hito en un mismo eclipse.
winter-lesson-river-try-2 = Ten campamentos en hexágonos de río y sé el más cercano al delta: cada uno puntúa.
winter-lesson-river-try-3 = Guarda las vacas marinas para un conjunto en vez de usarlas, y compara.
