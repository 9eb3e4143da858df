goofspiel-title = Goofspiel
goofspiel-about = Apuesta una carta en secreto. La más alta se lleva el premio, y cada carta se usa una sola vez.
goofspiel-preset-first = Primera partida: 7 cartas
goofspiel-preset-full = El palo entero: 13 cartas

goofspiel-name-prize = Premio
goofspiel-name-prizes = Premios por salir
goofspiel-name-discarded = Premios descartados
goofspiel-name-hand = Tus cartas
goofspiel-name-has_chosen = Ya ha apostado
goofspiel-name-last = Última apuesta
goofspiel-name-cards = Cartas que quedan
goofspiel-name-won = Premios ganados
goofspiel-name-chosen = Tu apuesta

goofspiel-question-bid = Apuesta una carta por el premio de { $prize }
goofspiel-option-bid = Apostar el { $card }
goofspiel-piece-prize = Premio de { $amount }

goofspiel-fact-prize = Siguiente premio: { $amount }
goofspiel-fact-sealed = { $seat }: apuesta hecha
goofspiel-fact-bid = { $seat }: apuesta de { $card }
goofspiel-fact-won = { $seat }: premio de { $amount }
goofspiel-fact-discarded = Empate en la apuesta más alta: se descarta el premio de { $amount }
goofspiel-told-sealed = elige su apuesta
    .you = eliges tu apuesta
goofspiel-told-bid = apuesta el { $card }
    .you = apuestas el { $card }
goofspiel-told-won = se lleva el premio
    .you = te llevas el premio

goofspiel-refusal-has-bid = Ya has apostado el { $card }. Se descubrirá cuando todos hayan apostado.
goofspiel-refusal-not-in-hand = Ya no tienes el { $card } en la mano.
goofspiel-refusal-prize-twice = Un premio ha salido dos veces.
goofspiel-refusal-prize-out-of-order = Los premios no salen en el orden elegido.
goofspiel-refusal-bad-trick = El número de apuestas no cuadra con los premios: { $found } en lugar de { $expected }.
goofspiel-refusal-card-twice = Una carta se ha apostado dos veces.
goofspiel-refusal-all-have-bid = Todos han apostado y no se ha descubierto nada.
