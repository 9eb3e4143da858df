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

### Reasons: $text is an item below

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

### Items of a seat: feya

coach-item-feya-points = ПО
coach-item-feya-island_values = ПО за острова
coach-item-feya-trophies = ПО по картам трофеев
coach-item-feya-fish_laid =
    { $amount ->
        [one] рыба на ваших поселениях
        [few] рыбы на ваших поселениях
       *[many] рыб на ваших поселениях
    }
coach-item-feya-mana =
    { $amount ->
        [one] кристалл энергии
        [few] кристалла энергии
       *[many] кристаллов энергии
    }
coach-item-feya-gold =
    { $amount ->
        [one] золото
        [few] золота
       *[many] золота
    }
coach-item-feya-fish =
    { $amount ->
        [one] рыба для торговли
        [few] рыбы для торговли
       *[many] рыб для торговли
    }
coach-item-feya-actions =
    { $amount ->
        [one] действие до конца раунда
        [few] действия до конца раунда
       *[many] действий до конца раунда
    }
coach-item-feya-axolotls =
    { $amount ->
        [one] аксолотль про запас
        [few] аксолотля про запас
       *[many] аксолотлей про запас
    }
coach-item-feya-navigation =
    { $amount ->
        [one] шаг плавания
        [few] шага плавания
       *[many] шагов плавания
    }
coach-item-feya-temple_tiles =
    { $amount ->
        [one] жетон храма
        [few] жетона храмов
       *[many] жетонов храмов
    }
coach-item-feya-in_season =
    { $amount ->
        [one] лодка у рыбы этого раунда
        [few] лодки у рыбы этого раунда
       *[many] лодок у рыбы этого раунда
    }
coach-item-feya-next_season =
    { $amount ->
        [one] лодка у рыбы следующего раунда
        [few] лодки у рыбы следующего раунда
       *[many] лодок у рыбы следующего раунда
    }
coach-item-feya-temples_near =
    { $amount ->
        [one] храм в пределах досягаемости
        [few] храма в пределах досягаемости
       *[many] храмов в пределах досягаемости
    }
coach-item-feya-feast = ПО за лучший праздник
coach-item-feya-group_room =
    { $amount ->
        [one] место для роста группы
        [few] места для роста группы
       *[many] мест для роста группы
    }
coach-item-feya-islands_led =
    { $amount ->
        [one] остров с вашим большинством
        [few] острова с вашим большинством
       *[many] островов с вашим большинством
    }
coach-item-feya-islands =
    { $amount ->
        [one] заселённый остров
        [few] заселённых острова
       *[many] заселённых островов
    }
coach-item-feya-races = почти выполненные карты достижений
coach-item-feya-others = отрыв от соперников
coach-item-feya-tiles =
    { $amount ->
        [one] жетон бонуса
        [few] жетона бонусов
       *[many] жетонов бонусов
    }
coach-item-feya-clan_board = планшет племени
coach-item-feya-guide = вождь на следующий раунд

### Items of a seat: felinia

coach-item-felinia-points = ПО
coach-item-felinia-sets =
    { $amount ->
        [one] жетон в наборах
        [few] жетона в наборах
       *[many] жетонов в наборах
    }
coach-item-felinia-groups = группы купцов
coach-item-felinia-bonus_tiles =
    { $amount ->
        [one] бонусный тайл
        [few] бонусных тайла
       *[many] бонусных тайлов
    }
coach-item-felinia-castles =
    { $amount ->
        [one] карта замка
        [few] карты замков
       *[many] карт замков
    }
coach-item-felinia-voyages = купцы в пути
coach-item-felinia-market = возможности на рынке
coach-item-felinia-coins =
    { $amount ->
        [one] монета
        [few] монеты
       *[many] монет
    }
coach-item-felinia-spice =
    { $amount ->
        [one] специя
        [few] специи
       *[many] специй
    }
coach-item-felinia-gold =
    { $amount ->
        [one] золото
        [few] золота
       *[many] золота
    }
coach-item-felinia-goods =
    { $amount ->
        [one] тайл товара
        [few] тайла товаров
       *[many] тайлов товаров
    }
coach-item-felinia-food =
    { $amount ->
        [one] еда
        [few] еды
       *[many] еды
    }

### Items of a seat: winter

coach-item-winter-points = ПО
coach-item-winter-cards =
    { $amount ->
        [one] карта на руке
        [few] карты на руке
       *[many] карт на руке
    }
coach-item-winter-animals =
    { $amount ->
        [one] животное
        [few] животных
       *[many] животных
    }
coach-item-winter-graves =
    { $amount ->
        [one] похороненная карта
        [few] похороненные карты
       *[many] похороненных карт
    }
coach-item-winter-idols = идолы почёта и жертвоприношений
coach-item-winter-megaliths =
    { $amount ->
        [one] мегалит
        [few] мегалита
       *[many] мегалитов
    }
coach-item-winter-stones =
    { $amount ->
        [one] священный камень
        [few] священных камня
       *[many] священных камней
    }
coach-item-winter-strength =
    { $amount ->
        [one] сила
        [few] силы
       *[many] силы
    }
coach-item-winter-food =
    { $amount ->
        [one] пища
        [few] пищи
       *[many] пищи
    }
coach-item-winter-tools =
    { $amount ->
        [one] орудие
        [few] орудия
       *[many] орудий
    }
coach-item-winter-land = земли под вашим влиянием
coach-item-winter-camps =
    { $amount ->
        [one] стоянка на местности
        [few] стоянки на местности
       *[many] стоянок на местности
    }
