goofspiel-rules-heading = Las reglas de Goofspiel

goofspiel-rules-section-gs-1 = La mesa
goofspiel-rules-section-gs-2 = Las apuestas
goofspiel-rules-section-gs-3 = Descubrir las apuestas
goofspiel-rules-section-gs-4 = El final

goofspiel-rule-gs-1-1 = Goofspiel es para dos a cuatro participantes. Todos tienen las mismas cartas, numeradas desde el 1; la opción «Cartas» dice cuántas. Hay otros tantos premios, cada uno con un número, que es lo que vale.
    .title = Participantes y cartas
goofspiel-rule-gs-1-2 = Cada baza empieza descubriendo el siguiente premio. La opción «Orden de los premios» decide si salen al azar, de menor a mayor o de mayor a menor. Al azar, nadie conoce el orden de antemano.
    .title = El orden de los premios
goofspiel-rule-gs-2-1 = Cada cual apuesta una carta de su mano. Cada carta se puede apostar una sola vez.
    .title = Una apuesta
goofspiel-rule-gs-2-2 = Todos apuestan a la vez y en secreto. Hasta que se hace la última apuesta, nadie sabe qué han elegido los demás.
    .title = En secreto
goofspiel-rule-gs-3-1 = Cuando todos han apostado, se descubren las apuestas. Las cartas jugadas quedan fuera, de modo que todos pueden ver cuáles le quedan a cada uno.
    .title = Todas a la vez
goofspiel-rule-gs-3-2 = La apuesta más alta se lleva el premio. Si varias empatan en lo más alto, el premio se descarta y no es para nadie.
    .title = La apuesta más alta
goofspiel-rule-gs-3-3 = La última baza se juega sola: queda un premio y a cada uno le queda una carta.
    .title = La última baza
goofspiel-rule-gs-4-1 = La partida termina cuando se han disputado todos los premios.
    .title = El final
goofspiel-rule-gs-4-2 = Tus puntos son la suma de tus premios. Gana quien tenga más; en caso de empate se comparte la victoria.
    .title = Quién gana

goofspiel-option-name-cards = Cartas
goofspiel-option-help-cards = Cuántas cartas tiene cada participante y cuántos premios hay.
goofspiel-option-value-cards-4 = 4
goofspiel-option-value-cards-5 = 5
goofspiel-option-value-cards-6 = 6
goofspiel-option-value-cards-7 = 7
goofspiel-option-value-cards-8 = 8
goofspiel-option-value-cards-9 = 9
goofspiel-option-value-cards-10 = 10
goofspiel-option-value-cards-11 = 11
goofspiel-option-value-cards-12 = 12
goofspiel-option-value-cards-13 = 13

goofspiel-option-name-prizes = Orden de los premios
goofspiel-option-help-prizes = Al azar, o en un orden que todos conocen.
goofspiel-option-value-prizes-random = Al azar
goofspiel-option-value-prizes-ascending = Primero los más bajos
goofspiel-option-value-prizes-descending = Primero los más altos
