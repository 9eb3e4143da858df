### The coach in Spanish.

### What a hint says

coach-strong = Un jugador fuerte haría esto:
coach-fine = No desperdicias nada: el entrenador no ve un turno claramente mejor.
coach-early = Aún no has desperdiciado nada. Prueba un turno y vuelve a preguntar.
coach-waste = Estás desperdiciando algo: otro turno vale cerca de { $vp } PV más (± { $error }).
coach-instead = Un jugador fuerte haría otra cosa, que vale cerca de { $vp } PV más (± { $error }):
coach-because = Qué aporta, también después
coach-missed = Qué se pierde
coach-chance = Probabilidad de ganar: { $percent } % (± { $error })
coach-unsure = El entrenador duda: hay dos planes casi igual de buenos.
coach-ahead = Cerca de { $vp } PV (± { $error }) mejor que la siguiente idea.
coach-wasted = Ahora mismo se pierde: { $text }
coach-and = { $first } y { $text }
coach-plan = { $text }: { $deeds }
coach-plan-gains = { $text } ({ $amounts })
coach-plan-nothing = Nada que decidir
coach-do-step = Hacer este paso
coach-do-all = Hacerlo todo
coach-draft = Nada es definitivo: se prueba y puedes deshacerlo.
coach-other-plan = O bien

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

### What the review tells somebody of themselves

coach-story = { $text }: los turnos más caros
coach-you = Tú
coach-your-turns = Tus turnos más caros
coach-your-turns-none = El entrenador no encuentra ningún turno tuyo que te costara algo.
coach-your-well = Lo que hiciste bien
coach-costly =
    { $round ->
        [0] Preparación: se eligió «{ $played }». «{ $other }» habría valido cerca de { $vp } PV más (± { $error }).
       *[other] Ronda { $round }: jugaste «{ $played }». «{ $other }» habría valido cerca de { $vp } PV más (± { $error }).
    }
coach-costly-both =
    { $round ->
        [0] Preparación: se eligió «{ $played }». «{ $other }» habría valido cerca de { $vp } PV más (± { $error }) y un { $percent } % de la probabilidad de ganar.
       *[other] Ronda { $round }: jugaste «{ $played }». «{ $other }» habría valido cerca de { $vp } PV más (± { $error }) y un { $percent } % de la probabilidad de ganar.
    }
coach-costly-same =
    { $round ->
        [0] Preparación: «{ $played }» se podía hacer mejor: cerca de { $vp } PV más (± { $error }).
       *[other] Ronda { $round }: «{ $played }» se podía jugar mejor: cerca de { $vp } PV más (± { $error }).
    }
coach-well =
    { $round ->
        [0] Preparación: «{ $played }» fue cerca de { $vp } PV (± { $error }) mejor que «{ $other }».
       *[other] Ronda { $round }: «{ $played }» fue cerca de { $vp } PV (± { $error }) mejor que la siguiente idea, «{ $other }».
    }
coach-more-source = { $text }: { $vp } PV, { $amount } más de lo que consiguen ahí los bots fuertes.
coach-habits = Turnos
coach-winner-plan = El plan de quien ganó
coach-sources = De dónde salieron los puntos
coach-bots = Bots fuertes, media de { $games } partidas
coach-all-turns = Todos mis turnos caros
coach-table = Toda la mesa
coach-print = Imprimir
coach-share = Guardar como imagen
coach-try-again = Probar otra vez desde aquí
coach-points-of = { $vp } PV

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
coach-try = ¿Volver y probar otra cosa?
coach-try-help = Lo que entonces no podías saber se reparte de nuevo.
coach-pick = Elige un turno o cualquier punto del gráfico.
coach-in-replay = Verlo en la repetición
coach-back = Volver al resultado
coach-play-on = Seguir jugando desde aquí
coach-play-on-seat = Tu asiento
coach-play-on-level = Los demás son bots
coach-play-on-start = Empezar
