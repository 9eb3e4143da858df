### The coach in Russian.

### What a hint says

coach-strong = Сильный игрок сделал бы так:
coach-fine = Ничего не пропадает: явно лучшего хода тренер не видит.
coach-early = Пока ничего не потеряно. Попробуйте ход и спросите снова.
coach-waste = Вы что-то упускаете: другой ход дал бы примерно на { $vp } ПО больше (± { $error }).
coach-instead = Сильный игрок сделал бы иначе, примерно на { $vp } ПО лучше (± { $error }):
coach-because = Что это даёт, и позже тоже
coach-missed = Что упущено
coach-chance = Шанс на победу: { $percent } % (± { $error })
coach-unsure = Тренер не уверен: два плана примерно равны.
coach-ahead = Примерно на { $vp } ПО (± { $error }) лучше следующей идеи.
coach-wasted = Прямо сейчас пропадает: { $text }
coach-and = { $first } и { $text }
coach-plan = { $text }: { $deeds }
coach-plan-gains = { $text } ({ $amounts })
coach-plan-nothing = Решать нечего
coach-do-step = Сделать этот шаг
coach-do-all = Сделать всё
coach-draft = Ничего не окончательно: это проба, её можно отменить.
coach-other-plan = Или

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

### What the review tells somebody of themselves

coach-story = { $text }: самые дорогие ошибки
coach-you = Вы
coach-your-turns = Ваши самые дорогие ходы
coach-your-turns-none = Тренер не нашёл у вас хода, который чего-то стоил.
coach-your-well = Что вам удалось
coach-costly =
    { $round ->
        [0] Подготовка: выбрано «{ $played }». «{ $other }» дало бы примерно на { $vp } ПО больше (± { $error }).
       *[other] Раунд { $round }: вы сыграли «{ $played }». «{ $other }» дало бы примерно на { $vp } ПО больше (± { $error }).
    }
coach-costly-both =
    { $round ->
        [0] Подготовка: выбрано «{ $played }». «{ $other }» дало бы примерно на { $vp } ПО больше (± { $error }) и { $percent } % шанса на победу.
       *[other] Раунд { $round }: вы сыграли «{ $played }». «{ $other }» дало бы примерно на { $vp } ПО больше (± { $error }) и { $percent } % шанса на победу.
    }
coach-costly-same =
    { $round ->
        [0] Подготовка: «{ $played }» можно было сделать лучше, примерно на { $vp } ПО (± { $error }).
       *[other] Раунд { $round }: «{ $played }» можно было сыграть лучше, примерно на { $vp } ПО (± { $error }).
    }
coach-well =
    { $round ->
        [0] Подготовка: «{ $played }» примерно на { $vp } ПО (± { $error }) лучше, чем «{ $other }».
       *[other] Раунд { $round }: «{ $played }» примерно на { $vp } ПО (± { $error }) лучше следующей идеи: «{ $other }».
    }
coach-more-source = { $text }: { $vp } ПО, на { $amount } больше, чем получают здесь сильные боты.
coach-habits = Ходы
coach-winner-plan = План победителя
coach-sources = Откуда взялись очки
coach-bots = Сильные боты, в среднем (партий: { $games })
coach-all-turns = Все мои дорогие ходы
coach-table = Весь стол
coach-print = Напечатать
coach-share = Сохранить картинку
coach-try-again = Попробовать отсюда
coach-points-of = { $vp } ПО

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
coach-try = Вернуться и сыграть иначе?
coach-try-help = То, чего вы тогда не могли знать, раздаётся заново.
coach-pick = Выберите ход или любую точку графика.
coach-in-replay = Показать в повторе
coach-back = К результату
coach-play-on = Продолжить с этого места
coach-play-on-seat = Ваше место
coach-play-on-level = Остальные — боты
coach-play-on-start = Начать
