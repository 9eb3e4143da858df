winter-words-labour = Труд: { $labour }
winter-words-labour-in = Труд только для столбца «{ $column }»: { $amount }
winter-words-first-here = Первая фигура в этом столбце за раунд: ячейка 3 открыта
winter-words-culture-played = Сыграно карт культуры в этот ход: { $count }
winter-words-free-to-hand = Карты, которые берутся в руку бесплатно: { $count }
winter-words-abilities = Способности Затмения, ещё не использованы: { $text }
winter-words-hexes = Гексы, из которых ещё выбирать: { $text }
winter-words-rest-of-terrain = За ними следуют остальные гексы этой местности
winter-words-setup-cards = Карты подготовки: { $text }
winter-words-fish-drawn = Вытянутые жетоны рыбы: { $text }
winter-words-costs = цена: { $text }
winter-words-stands =
    { $chief ->
        [0] { $members ->
            [one] { $text }: соплеменник
            [few] { $text }: { $members } соплеменника
           *[many] { $text }: { $members } соплеменников
        }
       *[other] { $members ->
            [0] { $text }: вождь
            [one] { $text }: вождь и соплеменник
            [few] { $text }: вождь и { $members } соплеменника
           *[many] { $text }: вождь и { $members } соплеменников
        }
    }
winter-words-influence = влияние: { $text }
winter-words-waiting-draws = Ещё нужно взять карт: { $count }
winter-words-raft = Лодка: шаг { $place } по реке
winter-words-camp-income = доход в каждом Затмении: { $text }
winter-words-known = Известно о картах в руке: { $text }
winter-words-known-to-others = Другие знают об этой руке: { $text }
winter-words-all-cards = Все карты племени: { $text }
winter-words-points-from = За что очки: { $text }
winter-words-end-adds = Конец игры добавил бы: { $text }
