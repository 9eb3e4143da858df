hex-title = Hex
hex-about = Colocad piedras por turnos; gana quien antes una sus dos lados del tablero.
hex-preset-first = Primera partida: 7 × 7
hex-preset-club = Como en los clubes: 11 × 11 con cambio

hex-name-board = Tablero
hex-name-stones = Piedras
hex-name-goal = Debe unir
hex-name-goals = Debe unir
hex-name-top_bottom = arriba y abajo
hex-name-left_right = izquierda y derecha
hex-name-joined = Lados unidos
hex-name-decision = Pregunta
hex-name-point = Pregunta
hex-name-lay = una piedra

hex-question-lay = Coloca una piedra
hex-question-swap = Coloca una piedra o quédate con la primera
hex-option-lay = Colocar una piedra en { $cell }
hex-option-swap = Quedarte con la primera piedra

hex-fact-laid = { $seat }: piedra en { $cell }
hex-fact-swapped = { $seat }: cambio, la primera piedra pasa a { $cell }
hex-fact-joined = { $seat }: los dos lados quedan unidos
hex-told-laid = coloca una piedra en { $cell }
    .you = colocas una piedra en { $cell }
hex-told-swapped = se queda con la primera piedra, que pasa a { $cell }
    .you = te quedas con la primera piedra, que pasa a { $cell }
hex-told-joined = une sus dos lados
    .you = unes tus dos lados

hex-refusal-cell-taken = En { $cell } ya hay una piedra.
hex-refusal-swap-too-late = Solo en el primer turno del segundo es posible quedarse con la primera piedra.
hex-refusal-stones-uneven = Las piedras no cuadran con { $turn } turnos: { $first } del primero y { $second } del segundo.
hex-refusal-played-on = Se siguió jugando después de unir los dos lados.
