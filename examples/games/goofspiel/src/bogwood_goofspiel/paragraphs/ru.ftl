goofspiel-rules-heading = Правила игры «Гуфшпиль»

goofspiel-rules-section-gs-1 = Подготовка
goofspiel-rules-section-gs-2 = Ставки
goofspiel-rules-section-gs-3 = Вскрытие ставок
goofspiel-rules-section-gs-4 = Конец игры

goofspiel-rule-gs-1-1 = Играют от двух до четырёх человек. У всех одинаковые карты, пронумерованные начиная с 1; их число задаёт настройка «Карты». Столько же и призов: на каждом стоит номер, столько очков он и стоит.
    .title = Игроки и карты
goofspiel-rule-gs-1-2 = Каждый кон начинается с того, что открывают следующий приз. Настройка «Порядок призов» решает, идут ли они случайно, от младшего к старшему или от старшего к младшему. При случайном порядке заранее его не знает никто.
    .title = Порядок призов
goofspiel-rule-gs-2-1 = Каждый ставит одну карту с руки. Каждой картой можно сыграть только один раз.
    .title = Ставка
goofspiel-rule-gs-2-2 = Все делают ставки одновременно и тайно. Пока не сделана последняя ставка, никто не знает, что выбрали другие.
    .title = Тайно
goofspiel-rule-gs-3-1 = Когда поставили все, ставки открывают. Сыгранные карты выходят из игры, так что всем видно, у кого что осталось.
    .title = Все сразу
goofspiel-rule-gs-3-2 = Приз забирает старшая ставка. Если старших несколько, приз сбрасывают и не достаётся он никому.
    .title = Старшая ставка
goofspiel-rule-gs-3-3 = Последний кон разыгрывается сам собой: остался один приз, и у каждого одна карта.
    .title = Последний кон
goofspiel-rule-gs-4-1 = Игра кончается, когда разыграны все призы.
    .title = Конец
goofspiel-rule-gs-4-2 = Ваши очки — сумма ваших призов. Побеждает тот, у кого очков больше всех; при равенстве победу делят.
    .title = Победа

goofspiel-option-name-cards = Карты
goofspiel-option-help-cards = Сколько карт у каждого игрока и сколько всего призов.
goofspiel-option-value-cards-4 = 4
goofspiel-option-value-cards-5 = 5
goofspiel-option-value-cards-6 = 6
goofspiel-option-value-cards-7 = 7
goofspiel-option-value-cards-8 = 8
goofspiel-option-value-cards-9 = 9
goofspiel-option-value-cards-10 = 10
goofspiel-option-value-cards-11 = 11
goofspiel-option-value-cards-12 = 12
goofspiel-option-value-cards-13 = 13

goofspiel-option-name-prizes = Порядок призов
goofspiel-option-help-prizes = Случайный или заранее известный всем.
goofspiel-option-value-prizes-random = Случайный
goofspiel-option-value-prizes-ascending = Сначала младшие
goofspiel-option-value-prizes-descending = Сначала старшие
