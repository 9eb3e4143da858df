### Endless Winter on the screen.

winter-ui-board = Местность
winter-ui-columns = Столбцы действий
winter-ui-my-camps = К моим стоянкам
winter-ui-round =
    Раунд { $round } из { $rounds }, эпоха { $era ->
        [1] I
       *[other] II
    }: { $phase }
winter-ui-table-common = Карты и камни
winter-ui-table-tab-common = Выкладка
winter-ui-table-tab-shared = Камни
winter-ui-reconstructed = Восстановленные числа
winter-ui-base-free = Свободное место для лагеря, { $text }
winter-ui-base-of = Лагерь: { $text }
winter-ui-camps-of =
    { $number ->
        [one] { $number } стоянка: { $text }
        [few] { $number } стоянки: { $text }
       *[many] { $number } стоянок: { $text }
    }
winter-ui-raft-of = лодка: { $text }
winter-ui-village-of = община: { $text }
winter-ui-led-by = лидерство: { $text }
winter-ui-junction = стык { $text }
winter-ui-fish = Жетонов рыбы в запасе: { $left }, в сбросе: { $gone }.
winter-ui-fish-gone = В сбросе: { $text }
winter-ui-box = Ячейка { $number }: { $text }
winter-ui-free-first = ячейка 3 свободна
winter-ui-first-taken = в этом раунде занята
winter-ui-deed-recruit = Набрать
winter-ui-deed-buy_culture = Культура
winter-ui-deed-hunt_open = Добыть открытое животное
winter-ui-deed-hunt_deck = Добыть неизвестное животное
winter-ui-deed-place_camp = Поставить стоянку
winter-ui-deed-move = Переместить
winter-ui-deed-bury = Похоронить
winter-ui-deed-take_stone = Камень
winter-ui-deed-tip = Использовать
winter-ui-deed-found_village = Община
winter-ui-deed-first = Первый
winter-ui-idols = Идолы
winter-ui-track-honor = Почёт
winter-ui-track-sacrifice = Жертво­приношения
winter-ui-rate-honor = с деления { $from }: по { $rate } ПО
winter-ui-rate-sacrifice = с деления { $from }: 1 ПО за каждые { $rate }
winter-ui-step-of = { $track }, деление { $step }
winter-ui-site = Место мегалитов
winter-ui-megalith-of = мегалит: { $text }
winter-ui-neutral-of = нейтральный мегалит: { $text }
winter-ui-step-bury = погребение: { $card }
winter-ui-step-to-hand = на руку
winter-ui-step-to-discard = в сброс
winter-ui-step-chief_use = вождь
winter-ui-step-pay = оплата
winter-ui-step-village = община { $text }
winter-ui-step-raft = лодка
winter-ui-step-next = следующая ячейка
winter-ui-text-numbers = Числа
winter-ui-text-order = Очерёдность хода: { $text }
winter-ui-text-turn = Сейчас: { $column }, труд: { $labour }
winter-ui-text-culture = Карта культуры на месте { $number }: { $text }
winter-ui-text-animal = Животное на месте { $number }: { $text }
winter-ui-text-stone =
    Эпоха { $era ->
        [1] I
       *[other] II
    }, камень { $number }: { $text }
winter-ui-text-stack = { $card }: осталось { $left }
winter-ui-text-free-spaces = Свободные места: { $text }
winter-ui-text-hand = Карт на руке: { $count }
winter-ui-text-deck = Карт в колоде: { $count }
winter-ui-text-score = { $points } ПО на шкале очков
winter-ui-text-camps = Стоянок на планшете: { $home }; создано общин: { $villages }
winter-ui-text-figures = Ещё не выставлено: соплеменники — { $members }, вождь — { $chiefs }
winter-ui-text-tipped = использовано: { $text }

## Cards and players

winter-ui-or = или
winter-ui-effect-in = { $text } (столбец «{ $column }»)
winter-ui-score-most = не больше { $most } ПО
winter-ui-labour = труд { $labour }
winter-ui-labour-in = { $labour } в столбце «{ $column }»
winter-ui-in-eclipse = В затмении: { $text }.
winter-ui-worth = { $points } ПО в конце.
winter-ui-hand = Ваша рука
winter-ui-hand-size = Карт на руке: { $count }
winter-ui-hand-empty = На руке нет карт
winter-ui-heap = { $text }: { $count }. { $cards }
winter-ui-heaps = Стопки карт
winter-ui-played = Разыграна в этот ход
winter-ui-choosing = Кто уже выбрал
winter-ui-strengths = Сила в затмении
winter-ui-chooses = ещё выбирает
winter-ui-has-chosen = выбор сделан
winter-ui-stacks = Стопки племени
winter-ui-stack = { $card }, осталось { $left }
winter-ui-culture = Карты культуры
winter-ui-culture-deck =
    эпоха { $era ->
        [1] I
       *[other] II
    }, в колоде { $count }
winter-ui-place-empty = Место { $place }: пусто
winter-ui-price = Цена: труд { $labour }, орудия { $tools }.
winter-ui-hunting = Охотничьи угодья
winter-ui-animal-at = { $species }, место { $place }
winter-ui-animal-deck = Колода животных: { $count }, в сбросе: { $discarded }
winter-ui-tipped-gives = При использовании: { $text }.
winter-ui-sets = Неиспользованные одного вида дают вместе в конце { $text }… ПО.
winter-ui-stones = Священные камни
winter-ui-stone-scores = { $stone }. В каждое ваше затмение: { $text }.
winter-ui-stone-price =
    { $tools ->
        [one] Цена камня этой эпохи — { $tools } орудие.
        [few] Цена камня этой эпохи — { $tools } орудия.
       *[many] Цена камня этой эпохи — { $tools } орудий.
    }
winter-ui-era =
    эпоха { $era ->
        [1] I
       *[other] II
    }
winter-ui-store = { $thing }: { $count } из { $most }
winter-ui-camps = стоянки
winter-ui-camps-away = стоянки вне планшета
winter-ui-camps-help = Стоянок на планшете: { $home }. Доход открытых мест в каждое затмение: { $text }.
winter-ui-villages = общины
winter-ui-villages-help = Основано общин: { $founded }. Следующая даст: { $text }.
winter-ui-megaliths = мегалиты
winter-ui-megaliths-help = Осталось мегалитов: { $left }. Когда опустеет следующая выемка: { $text }.
winter-ui-figures = Ещё не выставлено: соплеменники — { $members }, вождь — { $chiefs }
winter-ui-animals = животные
winter-ui-no-animals = Животных пока нет
winter-ui-tipped = Использовано: { $species } × { $count }
winter-ui-kept = { $species } × { $count }: набор на { $points } ПО
winter-ui-you = вы
winter-ui-points = На шкале очков: { $points } ПО
winter-ui-if-ended = Если бы игра закончилась сейчас: { $points } ПО
winter-ui-fold = Свернуть планшет: { $text }
winter-ui-unfold = Развернуть планшет: { $text }
winter-ui-pile-empty = Пока пусто
