### The coach in Spanish.

### What a hint says

coach-strong = Un jugador fuerte haría esto:
coach-fine = No desperdicias nada: el entrenador no ve un turno claramente mejor.
coach-early = Aún no has desperdiciado nada. Prueba un turno y vuelve a preguntar.
coach-waste = Estás desperdiciando algo: otro turno vale cerca de { $vp } PV más.
coach-instead = Un jugador fuerte haría otra cosa, que vale cerca de { $vp } PV más:
coach-because = Qué aporta
coach-missed = Qué se pierde
coach-chance = Probabilidad de ganar: { $percent } % (± { $error })

### Reasons: $text is an item of the game

coach-reason-count = { $change } { $text }
coach-reason-worth = { $text }: { $change } PV

### The review of a game

coach-review = Análisis de la partida
coach-course = Probabilidad de ganar, en %
coach-turnings = Los turnos que decidieron la partida
coach-no-turnings = Ningún turno destaca: el entrenador no ve que nadie regalara nada.
coach-turning = { coach-moment }: −{ $percent } % (± { $error }), cerca de { $vp } PV
coach-played = Jugado
coach-better = Mejor
coach-start = Inicio
coach-end = Final
coach-reviewing = Sopesando los turnos… { $percent } %

### In the browser

coach-thinking = El entrenador está pensando…
coach-degree = Cuánto dice el entrenador
coach-degree-waste = Solo lo que desperdicio
coach-degree-strong = Qué haría un jugador fuerte
coach-doubt = la probabilidad de ganar de cada uno tras cada turno; la franja clara es el margen de error
coach-reading =
    { $round ->
        [0] Preparación: { $text }
       *[other] Ronda { $round }: { $text }
    }
coach-one-chance = { $text } { $percent } %
coach-moment =
    { $round ->
        [0] Preparación, { $text }
       *[other] Ronda { $round }, { $text }
    }
coach-cost = cerca de { $vp } PV, ± { $error } %
coach-nothing-else = nada más
coach-try = ¿Volver y probar otra cosa?
coach-try-help = Lo que entonces no podías saber se reparte de nuevo.
coach-pick = Elige un turno o cualquier punto del gráfico.
coach-in-replay = Verlo en la repetición
coach-back = Volver al resultado
coach-play-on = Seguir jugando desde aquí
coach-play-on-seat = Tu asiento
coach-play-on-level = Los demás son bots
coach-play-on-start = Empezar
