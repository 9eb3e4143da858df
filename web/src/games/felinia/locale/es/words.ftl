felinia-words-first = Jugador inicial: { $text }
felinia-words-explorer = Explora el mercader llegado de { $pier }
felinia-words-bonus-seen = Losetas de bonificación que conoces: { $text }
felinia-words-castles-looked = Cartas de castillo robadas: { $text }
felinia-words-removed = Fuera de la partida: { $text }
felinia-words-ways = Caminos a { $text }
felinia-words-settled = Mercaderes asentados en: { $text }
felinia-words-points-from = Puntos por: { $text }
