winter-words-labour = Trabajo: { $labour }
winter-words-labour-in = Trabajo solo para { $column }: { $amount }
winter-words-first-here = Primera figura de la ronda en esta columna: la casilla 3 está abierta
winter-words-culture-played = Cartas de cultura jugadas este turno: { $count }
winter-words-free-to-hand = Cartas que van gratis a la mano: { $count }
winter-words-abilities = Habilidades del Eclipse por usar: { $text }
winter-words-hexes = Hexágonos entre los que aún se elige: { $text }
winter-words-rest-of-terrain = Después siguen los demás hexágonos de este terreno
winter-words-setup-cards = Cartas de preparación: { $text }
winter-words-fish-drawn = Fichas de pez robadas: { $text }
winter-words-costs = cuesta { $text }
winter-words-stands =
    { $chief ->
        [0] { $members ->
            [one] { $text }: un miembro
           *[other] { $text }: { $members } miembros
        }
       *[other] { $members ->
            [0] { $text }: el jefe
            [one] { $text }: el jefe y un miembro
           *[other] { $text }: el jefe y { $members } miembros
        }
    }
winter-words-influence = influencia: { $text }
winter-words-waiting-draws = Cartas que faltan por robar: { $count }
winter-words-raft = Balsa: paso { $place } del río
winter-words-camp-income = ingresos en cada Eclipse: { $text }
winter-words-known = Lo que se sabe de la mano: { $text }
winter-words-known-to-others = Lo que los demás saben de esta mano: { $text }
winter-words-all-cards = Todas las cartas de la tribu: { $text }
winter-words-points-from = Puntos por: { $text }
winter-words-end-adds = El final añadiría: { $text }
