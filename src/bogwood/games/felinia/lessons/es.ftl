### What the lessons of this game say: <game>-lesson-<lesson>-<name>

## A round

felinia-lesson-first-title = Una ronda en Felinia
felinia-lesson-first-aim = Compra mercancías, paga con ellas una plaza en un barco y asienta a tus mercaderes en la isla: las fichas y los vecinos dan puntos.
felinia-lesson-first-ship = Este barco va al país del Tigre. Muestra el precio de su única plaza: vino (los barriles) y una moneda. Tu vino aún no basta.
felinia-lesson-first-stalls = Aquí se vende más vino, en los puestos del mercado. Pero no se compra sin más: se puja.
felinia-lesson-first-bid = Pon una ficha de puja en el primer puesto. Todavía no cuesta nada.
felinia-lesson-first-income-later = Los ingresos también están bien y vienen después. Primero asegúrate el vino.
felinia-lesson-first-guild-later = En el gremio se cambian mercancías. Hoy solo necesitamos vino.
felinia-lesson-first-stall-other = En ese puesto también hay vino. Para esta lección usa el primero: se resuelve antes.
felinia-lesson-first-sell-later = Puedes vender cuando quieras, pero necesitarás tus mercancías para el barco.
felinia-lesson-first-end-bid = Una ficha por turno. Termina el turno.
felinia-lesson-first-watch-pile = Tu rival pone una ficha sobre la tuya. El precio es el número de fichas de la pila, y compra primero la de arriba.
felinia-lesson-first-income = Faltan monedas. Pon esta ficha en tu tablero: da ingresos al momento.
felinia-lesson-first-price-up = Otra ficha ahí lo encarece todo, también para ti. Mejor toma ingresos.
felinia-lesson-first-end-turn = Termina el turno.
felinia-lesson-first-watch-second = Tu rival puja en otro sitio. En una ronda cada uno pone todas sus fichas, una por turno.
felinia-lesson-first-income-again = Otra vez ingresos: la segunda ficha da más que la primera.
felinia-lesson-first-watch-trade = Todas las fichas están puestas y empieza el comercio, puesto a puesto. Tu rival está arriba y paga por toda la pila. Su ficha se va y el precio baja.
felinia-lesson-first-buy = Ahora tu ficha está sola y el vino no puede ser más barato. Cómpralo.
felinia-lesson-first-back-later = Puedes retirar la ficha sin comprar si el precio es demasiado alto. Este es bajo.
felinia-lesson-first-board = Justo después de comprar pueden embarcar mercaderes. Ya tienes bastante vino: sube uno al barco del Tigre.
felinia-lesson-first-ashore-later = Podrías esperar, pero ya tienes el precio reunido. Sube a bordo.
felinia-lesson-first-end-board = Pagado y a bordo. Termina el turno.
felinia-lesson-first-watch-sail = Zarpan los barcos llenos; si no hay ninguno, el más temprano. El tuyo está lleno: tu mercader desembarca y su primer paso, al cruce, da una especia.
felinia-lesson-first-turn = En la isla hay fichas boca abajo. Tras el primer paso puedes mirar { $turned }. Descubre esta, que está cerca.
felinia-lesson-first-turn-near = Puedes mirar donde quieras, pero hoy tu mercader no llega hasta ahí. Mira cerca.
felinia-lesson-first-turn-again = Un Lince. ¿Y la que está tras el siguiente cruce? Descúbrela también.
felinia-lesson-first-tokens = Un Lince y un León: ahora todos los ven. Las fichas de un mismo tipo valen más cuantas más tengas.
felinia-lesson-first-walk = Aún quedan pasos. Ve por este cruce: su moneda es tuya al pasar.
felinia-lesson-first-walk-coin = También valdría, pero por el otro camino hay una moneda y después una ficha.
felinia-lesson-first-stop-home = Quien se detiene sin ficha vuelve a casa. Aún te quedan pasos.
felinia-lesson-first-settle = Y hasta el León: donde acaba el camino, tu mercader se queda y toma la ficha.
felinia-lesson-first-end-walk = Tu primer mercader se ha instalado. Termina el turno.
felinia-lesson-first-watch-round = Se reponen puestos y barcos, vuelven las fichas y empieza el siguiente jugador. Eso es una ronda.
felinia-lesson-first-points = Pulsa tus puntos: la hoja muestra de dónde vienen y qué añadiría el final, por fichas de cada tipo, mercaderes vecinos y lo que sobre.
felinia-lesson-first-last = La partida acaba cuando alguien envía a su último mercader o se acaban los barcos. Hasta entonces: pujar, embarcar, asentarse.
felinia-lesson-first-try-1 = Pon una ficha encima de la de un rival: eliges antes, pero pagas más.
felinia-lesson-first-try-2 = Asienta un segundo mercader junto al primero: en grupo cada uno vale más.
felinia-lesson-first-try-3 = Guarda oro y especias para el gremio: una loseta de bonificación da puntos por todo un tipo de fichas.

## The advanced island

felinia-lesson-advanced-title = La isla avanzada
felinia-lesson-advanced-aim = El mercado ya lo conoces. La isla es mayor: fichas a la vista, comida para caminos largos y castillos con secretos.
felinia-lesson-advanced-tokens = Tu mercader acaba de desembarcar. Aquí todas las fichas están a la vista: no hay que descubrir nada y puedes planear el camino.
felinia-lesson-advanced-capes = En los bordes hay cabos, cada uno con un castillo. Crucemos este.
felinia-lesson-advanced-food = El primer paso: al puerto de montaña. Da comida.
felinia-lesson-advanced-land-soon = Podrías instalarte ya, y a veces es lo mejor. Pero hoy queremos ver más isla.
felinia-lesson-advanced-land-cape = Ese camino va al interior. Nosotros vamos al cabo.
felinia-lesson-advanced-sell-later = Vender se puede siempre, pero monedas no faltan.
felinia-lesson-advanced-castle = Sigue hasta el castillo: miras { $cards } de sus cartas y puedes conservar una.
felinia-lesson-advanced-go-castle = El castillo está al lado. Entra a mirar.
felinia-lesson-advanced-stop-home = Sin ficha, tu mercader vuelve a casa. Aún hay camino.
felinia-lesson-advanced-card = Solo tú las ves. Algunas cuestan mercancía, esta es gratis: consérvala. Una pareja con el mismo dibujo vale más.
felinia-lesson-advanced-card-keep = No cuesta nada y al final da puntos. Consérvala.
felinia-lesson-advanced-mine = Tu tercer paso, a la mina: oro al pasar.
felinia-lesson-advanced-go-mine = También es un buen final, pero tienes comida: hay más por el camino.
felinia-lesson-advanced-further = { $steps } pasos son gratis; cada uno más cuesta comida. Págala y sigue hasta el Lince, en la punta del cabo.
felinia-lesson-advanced-go-lynx = Nuestra meta es el Lince de la punta.
felinia-lesson-advanced-end-walk = Comida, una carta de castillo, oro y una ficha en un solo viaje. Termina el turno.
felinia-lesson-advanced-watch-round = Nueva ronda y tu rival puja primero. El mercado sigue como siempre.
felinia-lesson-advanced-special = Algunas fichas son especiales: no tienen tipo, pero ayudan al momento o cambian algo del recuento final.
felinia-lesson-advanced-guild = Y en el gremio ahora también se puede ganar comida al cambiar una mercancía. Eso es todo lo que añade el juego avanzado.
felinia-lesson-advanced-try-1 = Consigue una pareja de cartas de castillo con el mismo dibujo.
felinia-lesson-advanced-try-2 = Ahorra comida para un largo viaje que cruce una frontera.
felinia-lesson-advanced-try-3 = Toma una ficha especial y lee en las reglas, junto a la mesa, qué hace.
