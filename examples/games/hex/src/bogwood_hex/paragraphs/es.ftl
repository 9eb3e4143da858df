hex-rules-heading = Las reglas de Hex

hex-rules-section-hx-1 = El tablero
hex-rules-section-hx-2 = Un turno
hex-rules-section-hx-3 = El final

hex-rule-hx-1-1 = Hex es para dos participantes, en un rombo de hexágonos. La opción «Tamaño» dice cuántas casillas tiene cada lado.
    .title = Participantes y tablero
hex-rule-hx-1-2 = Quien empieza quiere unir el lado de arriba con el de abajo; el otro, el izquierdo con el derecho. La casilla de una esquina pertenece a los dos lados que se juntan en ella.
    .title = Los lados
hex-rule-hx-2-1 = Por turnos, cada cual coloca una piedra propia en una casilla libre.
    .title = Una piedra
hex-rule-hx-2-2 = Las piedras no se mueven ni se retiran.
    .title = Para siempre
hex-rule-hx-2-3 = Con la opción «Cambio», en su primer turno el segundo puede quedarse con la primera piedra en lugar de colocar una: pasa a ser suya, en la casilla simétrica, donde le vale tanto como le valía al otro. Después sigue quien empezó.
    .title = El cambio
hex-rule-hx-3-1 = Quien une sus dos lados con una cadena ininterrumpida de piedras propias gana al instante.
    .title = Lados unidos
hex-rule-hx-3-2 = Un tablero lleno siempre une los dos lados de alguien, así que alguien gana.
    .title = Sin empates

hex-option-name-size = Tamaño
hex-option-help-size = Cuántas casillas tiene cada lado del tablero.
hex-option-value-size-3 = 3 × 3
hex-option-value-size-4 = 4 × 4
hex-option-value-size-5 = 5 × 5
hex-option-value-size-6 = 6 × 6
hex-option-value-size-7 = 7 × 7
hex-option-value-size-8 = 8 × 8
hex-option-value-size-9 = 9 × 9
hex-option-value-size-10 = 10 × 10
hex-option-value-size-11 = 11 × 11
hex-option-value-size-12 = 12 × 12
hex-option-value-size-13 = 13 × 13
hex-option-value-size-14 = 14 × 14
hex-option-value-size-15 = 15 × 15

hex-option-name-swap = Cambio
hex-option-help-swap = Si el segundo puede quedarse con la primera piedra, lo que compensa la ventaja de empezar.
hex-option-value-swap-no = No
hex-option-value-swap-yes = Sí
