### Guided games: what stands round the sentences of a lesson

lessons-count = { $step } из { $count }
lessons-next = Дальше
lessons-back = Назад
lessons-leave = Играть самому
lessons-again = Ещё раз
lessons-anew = Начать заново
lessons-yours = Ваш ход
lessons-wait = Ходят другие…
lessons-other = Так тоже можно, но пока ничего не произошло. Сейчас пробуем другое: { $text }.
lessons-other-end = Ничего не произошло. В этом ходу всё сделано: завершите его кнопкой внизу.
lessons-other-lit = Ничего не произошло. Выберите здесь одно из мест, которые светятся.
lessons-astray = Вы сошли с пути урока. Начните его заново или просто играйте дальше.
lessons-note =
    { $minutes ->
        [one] Около { $minutes } минуты за настоящим столом.
        [few] Около { $minutes } минут за настоящим столом.
        [many] Около { $minutes } минут за настоящим столом.
       *[other] Около { $minutes } минуты за настоящим столом.
    } То, о чём идёт речь, светится; неподходящий выбор объясняется, и ничего не происходит.
lessons-begin = Начать
lessons-done = Урок пройден
lessons-done-lead = Теперь вы знаете, как это работает. Стол остаётся как есть: остальные места за лёгкими ботами.
lessons-tries = Что ещё попробовать
lessons-play-on = Играть отсюда
lessons-new-game = Новая игра
lessons-further = Следующий урок
lessons-offer-title = Предлагается урок
lessons-offer = «{ $text }» — впервые? Игра с подсказками за десять минут покажет, как всё устроено.
lessons-offer-yes = Покажите
lessons-offer-no = Нет, спасибо
