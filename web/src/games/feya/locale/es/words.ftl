feya-words-order = Orden de turno: { $text }
feya-words-fish = Peces
feya-words-goals = Carreras y cartas de puntuación
feya-words-lost-shrines =
    { $count ->
        [one] Losetas de culto perdidas: { $count }
       *[other] Losetas de culto perdidas: { $count }
    }
feya-words-action = Ahora: { $action }
feya-words-boat = Actúa el bote { $boat }
feya-words-ready = Botes que aún pueden actuar: { $text }
feya-words-acted = Botes que ya han actuado: { $text }
feya-words-fish_caught = Peces pescados este turno: { $amount }
feya-words-fish_laid = Peces vendidos con este bote: { $amount }
feya-words-gold_from_trade = Oro del comercio este turno: { $amount }
feya-words-extra_range = Índice de navegación este turno: +{ $amount }
feya-words-extra_catch = Capacidad de pesca este turno: +{ $amount }
feya-words-discount = Asentamientos este turno: −{ $amount } de oro
feya-words-guide_returned = Guía devuelto: { $guide }
feya-words-settled =
    { $settlements ->
        [one] { $text }: { $settlements } asentamiento
       *[other] { $text }: { $settlements } asentamientos
    }{ $fish ->
        [0] {""}
       *[other] {" "}con { $fish } de pescado
    }
feya-words-fish-now = Peces de color { $colour }, en temporada: { $text }
feya-words-fish-later = Peces de color { $colour }, en una ronda posterior: { $text }
feya-words-fish-over = Peces de color { $colour }, fuera de temporada: { $text }
feya-words-race = Carrera: { $card }
feya-words-race-left = Aún se puede ganar: { $text }.
feya-words-race-held = La han logrado: { $text }.
feya-words-trophy = Carta de puntuación: { $card }
feya-words-tiles-later = Ronda { $round }: { $text }
feya-words-guide = Guía: { $text }
feya-words-navigation = Navegación +{ $plus }
feya-words-range = índice de navegación { $range }, al navegar { $navigating }
feya-words-catch = capacidad de pesca { $catch }
feya-words-board = Tablero de clan: { $side }; asentamientos construidos: { $built }
feya-words-temples = Templos visitados: { $text }
feya-words-races-won = Carreras ganadas: { $text }
feya-words-points-from = Puntos por: { $text }
