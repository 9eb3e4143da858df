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

### Reasons: $text is an item below

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

### Items of a seat: feya

coach-item-feya-points = PV
coach-item-feya-island_values = PV por islas
coach-item-feya-trophies = PV por cartas de puntuación
coach-item-feya-fish_laid =
    { $amount ->
        [one] pez en tus asentamientos
       *[other] peces en tus asentamientos
    }
coach-item-feya-mana =
    { $amount ->
        [one] gema de maná
       *[other] gemas de maná
    }
coach-item-feya-gold =
    { $amount ->
        [one] oro
       *[other] oros
    }
coach-item-feya-fish =
    { $amount ->
        [one] pez para comerciar
       *[other] peces para comerciar
    }
coach-item-feya-actions =
    { $amount ->
        [one] acción en esta ronda
       *[other] acciones en esta ronda
    }
coach-item-feya-axolotls =
    { $amount ->
        [one] axolote guardado
       *[other] axolotes guardados
    }
coach-item-feya-navigation =
    { $amount ->
        [one] paso de navegación
       *[other] pasos de navegación
    }
coach-item-feya-temple_tiles =
    { $amount ->
        [one] loseta de templo
       *[other] losetas de templo
    }
coach-item-feya-in_season =
    { $amount ->
        [one] bote cerca de peces de esta ronda
       *[other] botes cerca de peces de esta ronda
    }
coach-item-feya-next_season =
    { $amount ->
        [one] bote cerca de peces de la próxima ronda
       *[other] botes cerca de peces de la próxima ronda
    }
coach-item-feya-temples_near =
    { $amount ->
        [one] templo al alcance
       *[other] templos al alcance
    }
coach-item-feya-feast = PV por la mejor celebración
coach-item-feya-group_room =
    { $amount ->
        [one] lugar para ampliar tu grupo
       *[other] lugares para ampliar tu grupo
    }
coach-item-feya-islands_led =
    { $amount ->
        [one] isla con mayoría
       *[other] islas con mayoría
    }
coach-item-feya-islands =
    { $amount ->
        [one] isla poblada
       *[other] islas pobladas
    }
coach-item-feya-races = cartas de carrera casi logradas
coach-item-feya-others = ventaja sobre los demás
coach-item-feya-tiles =
    { $amount ->
        [one] loseta de bonificación
       *[other] losetas de bonificación
    }
coach-item-feya-clan_board = tu tablero de clan
coach-item-feya-guide = el guía de la próxima ronda

### Items of a seat: felinia

coach-item-felinia-points = PV
coach-item-felinia-sets =
    { $amount ->
        [one] ficha para tus conjuntos
       *[other] fichas para tus conjuntos
    }
coach-item-felinia-groups = grupos de mercaderes
coach-item-felinia-bonus_tiles =
    { $amount ->
        [one] loseta de bonificación
       *[other] losetas de bonificación
    }
coach-item-felinia-castles =
    { $amount ->
        [one] carta de castillo
       *[other] cartas de castillo
    }
coach-item-felinia-voyages = mercaderes de viaje
coach-item-felinia-market = perspectivas en el mercado
coach-item-felinia-coins =
    { $amount ->
        [one] moneda
       *[other] monedas
    }
coach-item-felinia-spice =
    { $amount ->
        [one] especia
       *[other] especias
    }
coach-item-felinia-gold =
    { $amount ->
        [one] oro
       *[other] oros
    }
coach-item-felinia-goods =
    { $amount ->
        [one] loseta de mercancía
       *[other] losetas de mercancía
    }
coach-item-felinia-food =
    { $amount ->
        [one] comida
       *[other] comidas
    }

### Items of a seat: winter

coach-item-winter-points = PV
coach-item-winter-cards =
    { $amount ->
        [one] carta en mano
       *[other] cartas en mano
    }
coach-item-winter-animals =
    { $amount ->
        [one] animal
       *[other] animales
    }
coach-item-winter-graves =
    { $amount ->
        [one] carta enterrada
       *[other] cartas enterradas
    }
coach-item-winter-idols = ídolos de Honor y Sacrificio
coach-item-winter-megaliths =
    { $amount ->
        [one] megalito
       *[other] megalitos
    }
coach-item-winter-stones =
    { $amount ->
        [one] piedra sagrada
       *[other] piedras sagradas
    }
coach-item-winter-strength =
    { $amount ->
        [one] fuerza
       *[other] fuerza
    }
coach-item-winter-food =
    { $amount ->
        [one] comida
       *[other] comidas
    }
coach-item-winter-tools =
    { $amount ->
        [one] herramienta
       *[other] herramientas
    }
coach-item-winter-land = las tierras que dominas
coach-item-winter-camps =
    { $amount ->
        [one] campamento en el mapa
       *[other] campamentos en el mapa
    }
