goofspiel-title = Гуфшпиль
goofspiel-about = Тайно сделайте ставку одной картой. Старшая карта забирает приз, и каждой можно сыграть только раз.
goofspiel-preset-first = Первая игра: 7 карт
goofspiel-preset-full = Вся масть: 13 карт

goofspiel-name-prize = Приз
goofspiel-name-prizes = Ещё не открытые призы
goofspiel-name-discarded = Сброшенные призы
goofspiel-name-hand = Ваши карты
goofspiel-name-has_chosen = Ставка сделана
goofspiel-name-last = Прошлая ставка
goofspiel-name-cards = Оставшиеся карты
goofspiel-name-won = Выигранные призы
goofspiel-name-chosen = Ваша ставка

goofspiel-question-bid = Сделайте ставку на приз { $prize }
goofspiel-option-bid = Поставить { $card }
goofspiel-piece-prize = Приз { $amount }

goofspiel-fact-prize = Следующий приз: { $amount }
goofspiel-fact-sealed = { $seat }: ставка сделана
goofspiel-fact-bid = { $seat }: ставка { $card }
goofspiel-fact-won = { $seat }: приз { $amount }
goofspiel-fact-discarded = Старшие ставки равны: приз { $amount } сброшен
goofspiel-told-sealed = делает ставку
    .you = делаете ставку
goofspiel-told-bid = ставит { $card }
    .you = ставите { $card }
goofspiel-told-won = забирает приз
    .you = забираете приз

goofspiel-refusal-has-bid = Ваша ставка сделана: { $card }. Её откроют, когда поставят все.
goofspiel-refusal-not-in-hand = Карты { $card } у вас на руке уже нет.
goofspiel-refusal-prize-twice = Один и тот же приз открыт дважды.
goofspiel-refusal-prize-out-of-order = Призы идут не в том порядке, который выбран.
goofspiel-refusal-bad-trick = Число ставок не соответствует призам: { $found } вместо { $expected }.
goofspiel-refusal-card-twice = Одной и той же картой сыграли дважды.
goofspiel-refusal-all-have-bid = Все сделали ставки, но они не открыты.
