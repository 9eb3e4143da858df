### The coach in Russian.

### What a hint says

coach-strong = Сильный игрок сделал бы так:
coach-fine = Ничего не пропадает: явно лучшего хода тренер не видит.
coach-early = Пока ничего не потеряно. Попробуйте ход и спросите снова.
coach-waste = Вы что-то упускаете: другой ход дал бы примерно на { $vp } ПО больше.
coach-instead = Сильный игрок сделал бы иначе, примерно на { $vp } ПО лучше:
coach-because = Что это даёт
coach-missed = Что упущено
coach-chance = Шанс на победу: { $percent } % (± { $error })

### Reasons: $text is an item of the game

coach-reason-count = { $change } { $text }
coach-reason-worth = { $text }: { $change } ПО

### The review of a game

coach-review = Разбор партии
coach-course = Шанс на победу, %
coach-turnings = Ходы, решившие партию
coach-no-turnings = Ни один ход не выделяется: тренер не видит, чтобы кто-то что-то упустил.
coach-turning = { coach-moment }: −{ $percent } % (± { $error }), примерно { $vp } ПО
coach-played = Сыграно
coach-better = Лучше
coach-start = Начало
coach-end = Конец
coach-reviewing = Взвешиваем ходы… { $percent } %

### In the browser

coach-thinking = Тренер думает…
coach-degree = Сколько говорит тренер
coach-degree-waste = Только то, что я упускаю
coach-degree-strong = Как сыграл бы сильный игрок
coach-doubt = шанс каждого на победу после каждого хода; светлая полоса — погрешность оценки
coach-reading =
    { $round ->
        [0] Подготовка: { $text }
       *[other] Раунд { $round }: { $text }
    }
coach-one-chance = { $text } { $percent } %
coach-moment =
    { $round ->
        [0] Подготовка, { $text }
       *[other] Раунд { $round }, { $text }
    }
coach-cost = примерно { $vp } ПО, ± { $error } %
coach-nothing-else = больше ничего
coach-try = Вернуться и сыграть иначе?
coach-try-help = То, чего вы тогда не могли знать, раздаётся заново.
coach-pick = Выберите ход или любую точку графика.
coach-in-replay = Показать в повторе
coach-back = К результату
coach-play-on = Продолжить с этого места
coach-play-on-seat = Ваше место
coach-play-on-level = Остальные — боты
coach-play-on-start = Начать
