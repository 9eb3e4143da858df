### Guided games: what stands round the sentences of a lesson

lessons-count = { $step } de { $count }
lessons-next = Siguiente
lessons-back = Atrás
lessons-leave = Jugar por mi cuenta
lessons-again = Otra vez
lessons-anew = Empezar de nuevo
lessons-yours = Te toca
lessons-wait = Juegan los demás…
lessons-other = También se puede, pero no ha pasado nada. Aquí probamos esto: { $text }.
lessons-other-end = No ha pasado nada. Este turno está hecho: termínalo con el botón de abajo.
lessons-other-lit = No ha pasado nada. Aquí, elige uno de los lugares que brillan.
lessons-astray = Te has salido del camino de esta lección. Empiézala de nuevo o sigue jugando sin más.
lessons-note =
    { $minutes ->
        [one] Alrededor de { $minutes } minuto, en una mesa de verdad.
       *[other] Unos { $minutes } minutos, en una mesa de verdad.
    } Brilla aquello de lo que se habla; si eliges algo que aquí no encaja, se explica y no pasa nada.
lessons-begin = Empezar
lessons-done = Fin de la lección
lessons-done-lead = Ya sabes cómo funciona. La mesa sigue tal como está: los demás son bots fáciles.
lessons-tries = Tres cosas que probar
lessons-play-on = Seguir desde aquí
lessons-new-game = Partida nueva
lessons-further = Lección siguiente
lessons-offer-title = Se ofrece una lección
lessons-offer = ¿{ $text } por primera vez? Una partida guiada te enseña cómo funciona en unos diez minutos.
lessons-offer-yes = Enséñamelo
lessons-offer-no = No, gracias
