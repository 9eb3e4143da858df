felinia-words-first = Первый игрок: { $text }
felinia-words-explorer = Исследует купец, место отплытия: { $pier }
felinia-words-bonus-seen = Известные вам бонусные тайлы: { $text }
felinia-words-castles-looked = Вытянутые карты замков: { $text }
felinia-words-removed = Вне игры: { $text }
felinia-words-ways = Пути: { $text }
felinia-words-settled = Купцы осели здесь: { $text }
felinia-words-points-from = За что очки: { $text }
