### Felinia at a glance, in Spanish.

### The aim, a turn, a round

felinia-overview-aim = Envía mercaderes a la isla, donde se instalan y ganan fichas. Gana quien tenga más puntos de victoria (PV) al final. La partida acaba cuando alguien embarca a su último mercader o se agotan las cubiertas.
felinia-overview-turn-1 = Pujas: por turnos, pon una ficha en un puesto, en el gremio o en tus ingresos. La de arriba elige primero y paga más.
felinia-overview-turn-2 = Comercio: las pilas se resuelven desde arriba. Compra una mercancía o retira la ficha sin comprar.
felinia-overview-turn-3 = Justo después de comprar puedes embarcar: paga las mercancías y monedas de la cubierta y pon un mercader en el barco.
felinia-overview-turn-4 = Cuando su barco llega, el mercader recorre unas provincias y acaba en una ficha descubierta, que ya es tuya.
felinia-overview-round-1 = Pujas: todas las fichas de todos.
felinia-overview-round-2 = Comercio y embarque: puesto tras puesto, el gremio al final.
felinia-overview-round-3 = Exploración: zarpan los barcos llenos o, si no hay, el más temprano; quienes van a bordo exploran.
felinia-overview-round-4 = Almacén: solo se conservan unas pocas mercancías.
felinia-overview-round-5 = Preparación: barcos nuevos, puestos llenos, otra persona empieza.

### Kinds of choices

felinia-kind-place = Dónde poner la ficha
felinia-kind-gain = En el gremio
felinia-kind-good = Mercancías
felinia-kind-bonus = Losetas de bonificación
felinia-kind-castle = Cartas de castillo
felinia-kind-country = Barcos a los países

### When things are good

felinia-good-place-stall = Bueno donde vende lo que pide tu barco; sola en la pila cuesta menos.
felinia-good-place-guild = Bueno cuando tienes mercancías que ningún barco pide.
felinia-good-place-income = Bueno cuando de todos modos no podrías pagar otra ficha.
felinia-good-gain-spice = Bueno por parejas al final, y para losetas de bonificación.
felinia-good-gain-food = Bueno antes de un viaje: el mercader llega más lejos.
felinia-good-gain-bonus_tile = Bueno cuando ya tienes varias fichas de un tipo.
felinia-good-good-any = Buena si la pide un barco al que llegues; mira dos barcos antes de comprar.
felinia-good-bonus-any = Buena para el tipo del que tienes o tendrás más fichas.
felinia-good-castle-any = Buena si tienes o aún puedes hallar otra que vaya con ella.
felinia-good-country-any = Bueno si allí hay fichas de las que reúnes, cerca de tus mercaderes.

### Pieces and icons

felinia-legend-pieces = En la ciudad y en la isla
felinia-legend-goods = Mercancías
felinia-legend-things = Lo que se cuenta
felinia-legend-tokens = Fichas de los reyes
felinia-legend-specials = Fichas especiales (juego avanzado)
felinia-legend-castles = Cartas de castillo (juego avanzado)
felinia-thing-merchant = Mercader
    .about = Toma plaza en un barco y se instala en la isla.
felinia-thing-disc = Ficha de puja
    .about = Va a un puesto, al gremio o a ingresos; vuelve tras la ronda.
felinia-thing-token = Ficha boca abajo
    .about = Nadie entra en su provincia hasta que se descubra.
felinia-thing-bonus = Loseta de bonificación
    .about = Más puntos al final por cada ficha de un tipo.
felinia-thing-coin = Moneda
    .about = Paga mercancías y plazas.
felinia-thing-gold = Oro
    .about = Se puede vender, paga losetas y puntúa al final.
felinia-thing-spice = Especia
    .about = Paga losetas; las parejas puntúan al final.
felinia-thing-food = Comida
    .about = Un paso más del mercader (juego avanzado).
felinia-thing-vp = Puntos de victoria
    .about = Gana quien tiene más.

### Mistakes: what beginners do otherwise than winners, on average a game

felinia-mistake-stock = Dejan mercaderes en casa: { $easy } al final; quienes ganan, { $won }.
felinia-mistake-board = Embarcan poco: { $easy } plazas por partida; quienes ganan, { $won }.
felinia-mistake-ashore = Se quedan en tierra pudiendo pagar una plaza: { $easy } veces; quienes ganan, { $won }.
felinia-mistake-sets = Reúnen fichas de todo tipo: los conjuntos les dan { $easy } puntos; a quienes ganan, { $won }.
felinia-mistake-groups = Dispersan a sus mercaderes: los grupos les dan { $easy } puntos; a quienes ganan, { $won }.
felinia-mistake-discard = Compran mercancías que no pueden guardar: { $easy } malvendidas; quienes ganan, { $won }.
felinia-mistake-guild = Olvidan el gremio: { $easy } fichas allí; quienes ganan, { $won }.
felinia-mistake-back = Compran lo que queda en vez de retirar una ficha cara: la retiran { $easy } veces; quienes ganan, { $won }.
felinia-mistake-sell = Les falta una moneda para una plaza: venden algo { $easy } veces; quienes ganan, { $won }.
felinia-mistake-turn = Descubren pocas fichas y hay poco que elegir: { $easy }; quienes ganan, { $won }.

### Diagrams

felinia-diagram-turn = Un mercader ha desembarcado: primero se puede descubrir una ficha, para tener más que tomar. Elige una a tu alcance.
felinia-diagram-explore = Un mercader explora: sigue a una provincia iluminada o detente en una ficha y tómala.
