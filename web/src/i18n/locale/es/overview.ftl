### What is said of every game when it is first explained, in Spanish.

### What choices are worth

overview-taken = Los bots difíciles lo eligen el { $taken } % de las veces que pueden; ganó el { $won } % de quienes lo tuvieron (lo neutro sería el { $even } %).
overview-won = Entre bots difíciles ganó el { $won } % de quienes lo tuvieron (lo neutro sería el { $even } %).

### The page

overview-heading = De un vistazo
overview-aim = El objetivo
overview-points = Cómo se consiguen puntos
overview-points-note = Partes de todos los puntos en { $games } partidas entre bots difíciles. Hicieron { $mean } puntos de media; quienes ganaron, { $winners }.
overview-share = { $share } %
overview-turn = Un turno
overview-round = Una ronda
overview-board = En el tablero
overview-board-note = Estos tableros están vivos: lo iluminado se puede elegir.
overview-again = Desde el principio
overview-legend = Piezas e iconos
overview-choices = Qué elegir
overview-choices-note = Con qué frecuencia lo eligieron los bots difíciles cuando podían, y cuántos de quienes lo tuvieron ganaron, en { $games } partidas. Un signo marca lo que ganó claramente más o menos que lo neutro.
overview-choices-taken = elegido
overview-choices-won = ganó
overview-choices-even = neutro: { $even } %
overview-mistakes = Errores de principiante
overview-mistakes-note = Medido en { $games } partidas entre bots difíciles y { $beginners } entre bots fáciles, que juegan como principiantes.
overview-paragraphs = Todas las reglas por número
overview-print = Imprimir
overview-measured = Cómo se midió
overview-run = { $games } partidas, { $players } jugadores, bots: { $text }
overview-run-note = El número tras “hard” es cuántas partidas prueba el bot mentalmente antes de cada turno. Cualquiera puede repetir estas partidas: { $text }
overview-done = Ese fue el turno.
