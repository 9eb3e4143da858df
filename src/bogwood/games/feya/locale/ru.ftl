### Feya's Swamp in Russian.
###
### Names arrive translated, in the nominative; the id of a thing is in the parameter of the same name with _id
### added.

feya-title = Фейя. Болотный край
feya-about = Ловите рыбу, торгуйте и стройте с лодок на болоте, которое меняют все игроки.

feya-preset-choose = Каждый выбирает сторону сам
feya-preset-first = Первая игра: обычные стороны, племена по жребию
feya-preset-lotus = Стороны с лотосом: для тех, кто знает игру


### Helpers: said as part of other messages

feya-who = { $clan }
feya-count-fish =
    { $fish ->
        [one] { $fish } рыба
        [few] { $fish } рыбы
       *[many] { $fish } рыб
    }
feya-count-gold =
    { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }
feya-count-mana =
    { $mana ->
        [one] { $mana } кристалл энергии
        [few] { $mana } кристалла энергии
       *[many] { $mana } кристаллов энергии
    }
feya-count-steps =
    { $steps ->
        [one] { $steps } шаг
        [few] { $steps } шага
       *[many] { $steps } шагов
    }
feya-got-fish =
    { $fish ->
        [one] { $fish } рыбу
        [few] { $fish } рыбы
       *[many] { $fish } рыб
    }
feya-got-axolotls =
    { $axolotls ->
        [one] { $axolotls } аксолотля
        [few] { $axolotls } аксолотлей
       *[many] { $axolotls } аксолотлей
    }
feya-got-cells =
    { $cells ->
        [one] { $cells } ячейку
        [few] { $cells } ячейки
       *[many] { $cells } ячеек
    }
feya-opens =
    { $bonus_id ->
        [none] ничего не открывает
        [boat] открывает лодку
        [catch] открывает улов +1
        [income_gold] открывает доход: золото
        [income_mana] открывает доход: кристалл энергии
        [income_navigation] открывает доход: шаг по шкале плавания
        [income_vp] открывает доход: ПО
        [navigation_now] открывает шаг по шкале плавания
        [vp_celebrate] открывает ПО и «Праздновать»
        [wild] открывает место для особого жетона саламандр
        [worker] открывает рабочего
       *[other] открывает: { $bonus }
    }
feya-source =
    { $source_id ->
        [catch] улов
       *[other] { $source }
    }
feya-track =
    { $track_id ->
        [lower_left] Левая нижняя шкала
        [lower_right] Правая нижняя шкала
        [upper_left] Левая верхняя шкала
        [upper_right] Правая верхняя шкала
       *[other] Шкала { $track }
    }


### Names: clans and their boards

feya-name-crocodile = Крокодилы
feya-name-frog = Лягушки
feya-name-salamander = Саламандры
feya-name-turtle = Черепахи

feya-name-lotus = сторона с лотосом
feya-name-normal = обычная сторона

feya-name-lower_left = левая нижняя
feya-name-lower_right = правая нижняя
feya-name-upper_left = левая верхняя
feya-name-upper_right = правая верхняя


### Names: guides

feya-name-artist = Художник
feya-name-builder = Строитель
feya-name-fisherman = Рыболов
feya-name-leader = Захватчик
feya-name-merchant = Торговец
feya-name-monk = Жрец
feya-name-sailor = Мореход
feya-name-storyteller = Сказитель
feya-name-warrior = Воин
feya-name-wiseman = Мудрец


### Names: actions and action spaces

feya-name-add_shrine = Почтить божество
feya-name-build = Построить поселение
feya-name-celebrate = Праздновать
feya-name-fish = Рыбачить
feya-name-improve_navigation = Увеличить дальность плавания
feya-name-navigate = Плыть
feya-name-trade = Торговать

feya-name-add_shrine_1 = Почтить божество 1
feya-name-build_1 = Построить 1
feya-name-build_2 = Построить 2
feya-name-build_3 = Построить 3
feya-name-build_4 = Построить 4
feya-name-celebrate_1 = Праздновать 1
feya-name-celebrate_2 = Праздновать 2
feya-name-fish_1 = Рыбачить 1
feya-name-fish_2 = Рыбачить 2
feya-name-fish_3 = Рыбачить 3
feya-name-fish_4 = Рыбачить 4
feya-name-improve_navigation_1 = Увеличить дальность 1
feya-name-improve_navigation_2 = Увеличить дальность 2
feya-name-navigate_1 = Плыть 1
feya-name-navigate_2 = Плыть 2
feya-name-navigate_3 = Плыть 3
feya-name-trade_1 = Торговать 1
feya-name-trade_2 = Торговать 2
feya-name-trade_3 = Торговать 3
feya-name-trade_4 = Торговать 4


### Names: bonus tiles

feya-name-r1_catch_1 = улов +{ $fish }
feya-name-r1_discount_2 = поселения: −{ feya-count-gold }
feya-name-r1_discount_3 = поселения: −{ feya-count-gold }
feya-name-r1_range_2 = дальность плавания +{ $cells }
feya-name-r1_range_3 = дальность плавания +{ $cells }
feya-name-r2_build = Построить поселение без рабочего
feya-name-r2_celebrate = Праздновать без рабочего
feya-name-r2_fish = Рыбачить без рабочего
feya-name-r2_improve_navigation = Увеличить дальность плавания без рабочего
feya-name-r2_trade = Торговать без рабочего
feya-name-r3_gold_axolotl = { feya-count-gold } → { feya-count-axolotls }
feya-name-r3_gold_mana = { feya-count-gold } → { feya-count-mana }
feya-name-r3_mana_axolotl = { feya-count-mana } → { feya-count-axolotls }
feya-name-r3_mana_fish = { feya-count-mana } → { feya-count-fish }
feya-name-r3_mana_gold = { feya-count-mana } → { feya-count-gold }
feya-name-r4_vp_2 = { $vp } ПО
feya-name-r4_vp_3 = { $vp } ПО
feya-name-r4_vp_4 = { $vp } ПО
feya-name-r4_vp_5 = { $vp } ПО
feya-name-r4_vp_6 = { $vp } ПО


### Names: seasons, races, trophies, temples, Salamander tiles

feya-name-blue = синяя
feya-name-green = зелёная
feya-name-orange = оранжевая
feya-name-purple = фиолетовая
feya-name-red = красная
feya-name-yellow = жёлтая
feya-name-season_blue = синяя
feya-name-season_green = зелёная
feya-name-season_orange = оранжевая
feya-name-season_purple = фиолетовая
feya-name-season_red = красная
feya-name-season_yellow = жёлтая

feya-name-race_every_island = На каждом острове
feya-name-race_five_on_one = Пять на одном острове
feya-name-race_navigation_four = Плавание +4
feya-name-race_seven_fish = Семь рыб
feya-name-race_thirty_gold = Тридцать золота
feya-name-race_three_on_three = По три на трёх островах
feya-name-race_two_on_five = По два на пяти островах
feya-name-race_two_workers = Двое рабочих

feya-name-trophy_largest_group = Самая большая группа
feya-name-trophy_largest_island = Самый большой остров
feya-name-trophy_majority = Большинство
feya-name-trophy_single = Одиночные поселения
feya-name-trophy_smallest_island = Самый маленький остров
feya-name-trophy_temples = У храмов

feya-name-temple_1 = храм 1
feya-name-temple_2 = храм 2
feya-name-temple_3 = храм 3
feya-name-temple_4 = храм 4
feya-name-temple_5 = храм 5

feya-name-salamander_catch = улов +1
feya-name-salamander_income_gold = доход: золото
feya-name-salamander_income_mana = доход: кристалл энергии
feya-name-salamander_income_navigation = доход: шаг по шкале плавания
feya-name-salamander_vp_celebrate = ПО и «Праздновать»


### Names: bonuses of the clan board, resources, workers

feya-name-none = нет бонуса
feya-name-boat = лодка
feya-name-catch = улов
feya-name-income_gold = доход: золото
feya-name-income_mana = доход: кристалл энергии
feya-name-income_navigation = доход: шаг по шкале плавания
feya-name-income_vp = доход: ПО
feya-name-navigation_now = шаг по шкале плавания
feya-name-vp_celebrate = ПО и «Праздновать»
feya-name-wild = особый жетон саламандр
feya-name-worker = рабочий

feya-name-fish_resource = рыба
feya-name-gold = золото
feya-name-mana = кристаллы энергии
feya-name-navigation = плавание
feya-name-vp = ПО

feya-name-axolotl = аксолотль
feya-name-clan = рабочий племени


### Names: phases and sources

feya-name-action = действия
feya-name-income = доход
feya-name-maintenance = обновление

feya-name-action_spaces = ячейки действий
feya-name-bonus_tile = жетон бонуса
feya-name-celebrate_gift = своя рыба на празднике
feya-name-clan_board = планшет племени
feya-name-exchange = обмен
feya-name-fish_end = рыба на поселениях
feya-name-gold_end = золото в конце игры
feya-name-guide = вождь
feya-name-islands = острова
feya-name-mana_end = кристаллы энергии в конце игры
feya-name-navigation_track = шкала плавания
feya-name-race = достижения
feya-name-settlement = поселение
feya-name-space = ячейка действия
feya-name-start = начало игры
feya-name-temple = храм
feya-name-trade_sale = продажа рыбы
feya-name-trophy = трофеи


### What a line of the score sheet is counted from

feya-piece-island = остров { $island }, поселения { $settlements } × божества { $shrines }
feya-piece-navigation = { feya-name-navigation } +{ $plus }
feya-piece-group =
    { $each ->
        [1] группа { $count } × { $count }
       *[other] группа { $count } × { $count } × { $each }
    }
feya-piece-trophy =
    { $trophy_id ->
        [trophy_majority] острова, где племя впереди, { $count } × { $each }
        [trophy_single] острова с одним поселением { $count } × { $each }
        [trophy_temples] поселения рядом с храмом { $count } × { $each }
       *[other] поселения на нём { $count } × { $each }
    }
feya-piece-fish = рыба { $count } × { $each }
feya-piece-mana = кристаллы энергии { $count } × { $each }
feya-piece-gold = золото { $count } ÷ { $each }


### Questions

feya-question-boat_destination =
    { $action_id ->
        [build] Куда плывёт лодка, чтобы построить поселение?
        [fish] Куда плывёт лодка, чтобы рыбачить?
        [navigate] Куда плывёт лодка?
        [trade] Куда плывёт лодка, чтобы торговать?
       *[other] Куда плывёт лодка ({ $action })?
    }
feya-question-build_cell = Где построить поселение?
feya-question-build_track = С какой шкалы взять поселение?
feya-question-celebrate_island = На каком острове праздник?
feya-question-choose_boat = Какая лодка действует следующей?
feya-question-choose_clan = За какое племя вы играете?
feya-question-choose_side = На какой стороне планшета племени вы играете?
feya-question-confirm_pass = Пропустить ход и больше не ходить в этом раунде?
feya-question-draft_guide = Кто поведёт ваше племя в первом раунде?
feya-question-end_turn = Что-нибудь ещё или ход окончен?
feya-question-game_over = Игра окончена.
feya-question-leader_token = Какую ячейку действия вы захватите?
feya-question-main_choice = Чем займётся ваше племя?
feya-question-neutral_cell = Где будет нейтральное поселение?
feya-question-pass_bonus_tile = Какой жетон бонуса вы берёте?
feya-question-pass_guide = Кто поведёт ваше племя в следующем раунде?
feya-question-pass_shrine_cell = Все остальные уже пропустили ход: где встанет божество этого раунда?
feya-question-salamander_tile = Какой особый жетон положить в открытую ячейку?
feya-question-shrine_cell = Где встанет новое божество?
feya-question-start_cell = Где будет это начальное поселение?
feya-question-start_tile = Какое начальное поселение вы размещаете?
feya-question-trade_fish = Куда положить следующую рыбу?
feya-question-worker_kind = Кто возьмётся за дело?


### Options

feya-option-boat_destination =
    { $steps ->
        [0] Остаться: { $cell }
       *[other] Плыть: { $cell } ({ feya-count-steps })
    }
feya-option-boat_destination-stay = Остаться и действовать здесь: { $cell }
feya-option-boat_destination-temple = Плыть: { $temple }, { $cell } ({ feya-count-steps })
feya-option-build_cell = Построить: { $cell }, цена: { feya-count-gold }
feya-option-build_track =
    { $bonus_id ->
        [none] { feya-track }: ничего не открывает
        [boat] { feya-track }: новая лодка
        [catch] { feya-track }: улов +{ $amount }
        [income_gold] { feya-track }: доход +{ $amount } { $amount ->
            [one] золото
            [few] золота
           *[many] золота
        }
        [income_mana] { feya-track }: доход +{ $amount } { $amount ->
            [one] кристалл энергии
            [few] кристалла энергии
           *[many] кристаллов энергии
        }
        [income_navigation] { feya-track }: доход — шаг по шкале плавания
        [income_vp] { feya-track }: доход +{ $amount } ПО
        [navigation_now] { feya-track }: шаг по шкале плавания сейчас
        [vp_celebrate] { feya-track }: { $amount } ПО и «Праздновать» сейчас
        [wild] { feya-track }: место для особого жетона саламандр
        [worker] { feya-track }: новый рабочий
       *[other] { feya-track }: { $bonus }
    }
feya-option-celebrate_island =
    Праздник на острове { $island }: вам { $vp } ПО{ $crocodile ->
        [0] {""}
       *[other] , { feya-name-crocodile } { $crocodile }
    }{ $turtle ->
        [0] {""}
       *[other] , { feya-name-turtle } { $turtle }
    }{ $frog ->
        [0] {""}
       *[other] , { feya-name-frog } { $frog }
    }{ $salamander ->
        [0] {""}
       *[other] , { feya-name-salamander } { $salamander }
    }
feya-option-celebrate_island-none = Не праздновать
feya-option-choose_boat = Лодка { $boat }: { $cell }
feya-option-choose_boat-finish = Закончить: остальные лодки остаются на месте
feya-option-choose_clan = { $clan }
feya-option-choose_side =
    { $side_id ->
        [lotus] Сторона с лотосом
        [normal] Обычная сторона
       *[other] { $side }
    }
feya-option-confirm_pass = Да, пропустить ход
feya-option-draft_guide =
    { $fish ->
        [0] { $guide }
       *[other] { $guide } (на карте { feya-count-fish })
    }
feya-forgoes-workers =
    { $count ->
        [one] В этом раунде { $count } рабочий останется без дела.
        [few] В этом раунде { $count } рабочих останутся без дела.
        [many] В этом раунде { $count } рабочих останутся без дела.
       *[other] В этом раунде { $count } рабочих останутся без дела.
    }
feya-option-end_turn = Завершить ход
feya-option-exchange_mana = Обмен: { feya-count-mana } → аксолотль
feya-option-exchange_worker =
    { $worker_id ->
        [axolotl] Обмен: аксолотль → { feya-count-mana }
       *[clan] Обмен: рабочий племени → { feya-count-mana }
    }
feya-option-leader_token = Захватить ячейку: { $space }
feya-option-leader_token-none = Ничего не захватывать
feya-option-main_choice-builder = Ячейка Строителя: Построить поселение
feya-option-main_choice-pass = Пропустить ход
feya-option-main_choice-space =
    { $space }{ $mana ->
        [0] { "" }
       *[other] , −{ feya-count-mana }
    }{ $mana_gain ->
        [0] { "" }
        [one] , +{ $mana_gain } кристалл энергии
        [few] , +{ $mana_gain } кристалла энергии
       *[many] , +{ $mana_gain } кристаллов энергии
    }{ $fish ->
        [0] { "" }
       *[other] , +{ feya-count-fish }
    }{ $vp ->
        [0] { "" }
       *[other] , +{ $vp } ПО
    }
feya-option-main_choice-tile = Жетон бонуса: { $action } без рабочего
feya-option-neutral_cell = { $cell } (нейтральное поселение: { $clan })
feya-option-pass_bonus_tile = Взять жетон: { $tile }
feya-option-pass_guide =
    { $fish ->
        [0] Новый вождь: { $guide }
       *[other] Новый вождь: { $guide }, +{ feya-count-fish }
    }
feya-option-pass_shrine_cell = Божество: { $cell }
feya-option-play_round1_tile = Применить жетон бонуса: { $tile }
feya-option-play_round3_tile = Применить жетон бонуса: { $tile }
feya-option-salamander_tile = Положить «{ $tile }»
feya-option-shrine_cell = Божество: { $cell }
feya-option-start_cell = Поселение: { $cell }
feya-option-start_tile = { feya-track }: { feya-opens }
feya-option-trade_fish = Продать: { $cell } ({ $clan }), +{ feya-count-gold }
feya-option-trade_fish-own = Положить рыбу на своё поселение: { $cell }
feya-option-trade_fish-stop = Закончить торговлю этой лодкой
feya-option-worker_kind =
    { $worker_id ->
        [axolotl] Аксолотль
        [clan] Рабочий племени
       *[other] { $worker }
    }


### Facts

feya-fact-axolotl =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } аксолотль ({ $source })
        [few] { feya-who }: { $sign }{ $amount } аксолотля ({ $source })
       *[many] { feya-who }: { $sign }{ $amount } аксолотлей ({ $source })
    }
feya-fact-boat_launched = { feya-who } спускают на воду новую лодку: { $cell }.
feya-fact-boat_moves =
    { $amount ->
        [0] { feya-who }: лодка { $boat } остаётся на месте: { $to }.
        [one] { feya-who }: лодка { $boat } плывёт { $from } → { $to } ({ $amount } шаг).
        [few] { feya-who }: лодка { $boat } плывёт { $from } → { $to } ({ $amount } шага).
       *[many] { feya-who }: лодка { $boat } плывёт { $from } → { $to } ({ $amount } шагов).
    }
feya-fact-builder_used = { feya-who } отправляют рабочего к Строителю ({ $worker }).
feya-fact-catch = { feya-who }: улов теперь { $amount }.
feya-fact-celebrated =
    { $amount ->
        [0] { feya-who } устраивают праздник на острове { $island }.
        [one] { feya-who } устраивают праздник на острове { $island }; в общий запас уходит { $amount } рыба.
        [few] { feya-who } устраивают праздник на острове { $island }; в общий запас уходят { $amount } рыбы.
       *[many] { feya-who } устраивают праздник на острове { $island }; в общий запас уходит { $amount } рыб.
    }
feya-fact-clan = Игрок { $seat }: { $clan }
feya-fact-deal_guide = Вождь на выбор: { $guide }
feya-fact-deal_race = Карта достижения: { $card }
feya-fact-deal_season = Рыба раунда { $round }: { $card }
feya-fact-deal_shrine = Божество на болоте: { $cell }
feya-fact-deal_tile = Жетон бонуса раунда { $round }: { $tile }
feya-fact-deal_trophy = Карта трофея: { $card }
feya-fact-first_drafter = Первым вождя выбирает игрок { $seat }.
feya-fact-fish =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } рыба ({ feya-source })
        [few] { feya-who }: { $sign }{ $amount } рыбы ({ feya-source })
       *[many] { feya-who }: { $sign }{ $amount } рыб ({ feya-source })
    }
feya-fact-fish_laid = { feya-who } кладут рыбу: { $cell } (место в стопке: { $height }).
feya-fact-game_over = Игра окончена.
feya-fact-gold =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } золото ({ $source })
        [few] { feya-who }: { $sign }{ $amount } золота ({ $source })
       *[many] { feya-who }: { $sign }{ $amount } золота ({ $source })
    }
feya-fact-guide_fish =
    { $amount ->
        [one] { $guide }: на карте { $amount } рыба
        [few] { $guide }: на карте { $amount } рыбы
       *[many] { $guide }: на карте { $amount } рыб
    }
feya-fact-guide_returned = { feya-who } отпускают вождя: { $guide }.
feya-fact-guide_taken = { feya-who } выбирают вождя: { $guide }.
feya-fact-mana =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } кристалл энергии ({ $source })
        [few] { feya-who }: { $sign }{ $amount } кристалла энергии ({ $source })
       *[many] { feya-who }: { $sign }{ $amount } кристаллов энергии ({ $source })
    }
feya-fact-navigation = { feya-who }: на шкале плавания теперь +{ $amount }.
feya-fact-neutral = Нейтральное поселение: { $cell } ({ $clan })
feya-fact-passed = { feya-who } пропускают ход.
feya-fact-race = { feya-who } выполняют достижение «{ $card }», место { $place }.
feya-fact-reserve = { feya-who } захватывают ячейку: { $space }.
feya-fact-reserve_none = { feya-who } ничего не захватывают.
feya-fact-round_begins = Раунд { $round } начинается.
feya-fact-round_ends = Раунд { $round } завершён.
feya-fact-settlement = { feya-who } строят поселение: { $cell } ({ $track } шкала).
feya-fact-shrine = { feya-who } чтят божество: { $cell }.
feya-fact-shrine_lost = Божеству этого раунда нет места: жетон выбывает из игры.
feya-fact-side = { feya-who }: { $side } планшета.
feya-fact-special_tile = { feya-who } кладут особый жетон ({ $tile }).
feya-fact-temple_tile = { feya-who } берут жетон храма: { $temple }.
feya-fact-tile_taken = { feya-who } берут жетон бонуса: { $tile }.
feya-fact-tile_used = { feya-who } применяют жетон бонуса: { $tile }.
feya-fact-totem = Тотем переходит: { $cell }.
feya-fact-turn_order = Порядок хода, место { $place }: { $clan }
feya-fact-vp = { feya-who }: { $sign }{ $amount } ПО ({ $source })
feya-fact-winner = { feya-who } побеждают: { $vp } ПО!
feya-fact-worker_exchanged = { feya-who } обменивают рабочего племени.
feya-fact-worker_gained = { feya-who }: новый рабочий, доступен со следующего хода.
feya-fact-worker_placed = { feya-who }: { $space } ({ $worker })


### Что сделал игрок: после имени или отдельно под ним; .you — обращение к читателю

feya-told-boat_launched = спускает на воду новую лодку ({ $cell })
    .you = спускаете на воду новую лодку ({ $cell })
feya-told-boat_moves =
    { $amount ->
        [0] оставляет лодку { $boat } на { $to }
       *[other] ведёт лодку { $boat } с { $from } на { $to }
    }
    .you =
        { $amount ->
            [0] оставляете лодку { $boat } на { $to }
           *[other] ведёте лодку { $boat } с { $from } на { $to }
        }
feya-told-builder_used = отправляет рабочего к Строителю
    .you = отправляете рабочего к Строителю
feya-told-catch = увеличивает улов до { $amount }
    .you = увеличиваете улов до { $amount }
feya-told-celebrated = устраивает праздник на острове { $island }
    .you = устраиваете праздник на острове { $island }
feya-told-clan = ведёт племя «{ $clan }»
    .you = ведёте племя «{ $clan }»
feya-told-first_drafter = начинает выбор вождей
    .you = начинаете выбор вождей
feya-told-fish_laid = кладёт рыбу на { $cell }
    .you = кладёте рыбу на { $cell }
feya-told-guide_returned = отпускает вождя ({ $guide })
    .you = отпускаете вождя ({ $guide })
feya-told-guide_taken = выбирает вождя ({ $guide })
    .you = выбираете вождя ({ $guide })
feya-told-navigation = доходит по шкале плавания до +{ $amount }
    .you = доходите по шкале плавания до +{ $amount }
feya-told-passed = пропускает ход
    .you = пропускаете ход
feya-told-race = выполняет достижение «{ $card }»
    .you = выполняете достижение «{ $card }»
feya-told-reserve = захватывает ячейку «{ $space }»
    .you = захватываете ячейку «{ $space }»
feya-told-reserve_none = ничего не захватывает
    .you = ничего не захватываете
feya-told-settlement = строит поселение на { $cell }
    .you = строите поселение на { $cell }
feya-told-shrine = ставит божество на { $cell }
    .you = ставите божество на { $cell }
feya-told-side =
    { $side_id ->
        [lotus] играет на стороне с лотосом
        [normal] играет на обычной стороне
       *[other] выбирает сторону планшета ({ $side })
    }
    .you =
        { $side_id ->
            [lotus] играете на стороне с лотосом
            [normal] играете на обычной стороне
           *[other] выбираете сторону планшета ({ $side })
        }
feya-told-special_tile = кладёт особый жетон ({ $tile })
    .you = кладёте особый жетон ({ $tile })
feya-told-temple_tile = берёт жетон ({ $temple })
    .you = берёте жетон ({ $temple })
feya-told-tile_taken = берёт жетон бонуса ({ $tile })
    .you = берёте жетон бонуса ({ $tile })
feya-told-tile_used = применяет жетон бонуса ({ $tile })
    .you = применяете жетон бонуса ({ $tile })
feya-told-worker_exchanged = обменивает рабочего племени
    .you = обмениваете рабочего племени
feya-told-worker_gained = получает нового рабочего
    .you = получаете нового рабочего
feya-told-winner = побеждает, набрав { $vp } ПО
    .you = побеждаете, набрав { $vp } ПО
feya-told-worker_placed = выбирает «{ $space }»
    .you = выбираете «{ $space }»
feya-told-by-exchange = меняет
    .you = меняете


### Refusals: action spaces, workers, exchanges, tiles

feya-refusal-builder-not-held = Эта ячейка есть только у племени, которое ведёт Строитель.
feya-refusal-builder-used = Ячейка Строителя в этом раунде уже занята.
feya-refusal-decline-not-allowed = Праздник — ваше действие: выберите остров.
feya-refusal-exchange-strands = Тогда начатое действие будет нечем закончить.
feya-refusal-must-act-first = Сначала выполните действие этого хода.
feya-refusal-no-axolotl-left = В общем запасе не осталось аксолотлей.
feya-refusal-no-gold = Не хватает золота: нужно { $need }, есть { $have }.
feya-refusal-no-mana = Не хватает кристаллов энергии: нужно { $need }, есть { $have }.
feya-refusal-no-worker = Рабочих не осталось. Обменяйте кристаллы энергии на аксолотля или пропустите ход.
feya-refusal-no-worker-of-kind =
    { $worker_id ->
        [axolotl] У вас нет доступного аксолотля.
       *[clan] У вас нет доступного рабочего племени.
    }
feya-refusal-not-in-pass = Сейчас нельзя ни обменивать, ни применять жетоны бонусов.
feya-refusal-not-payable = Нечем заплатить ({ $resource }): нужно { $need }, есть { $have }.
feya-refusal-nothing-to-do = Сейчас там нечего делать: { $action }. Сначала совершите обмен или примените жетон либо выберите другое действие.
feya-refusal-space-not-here = На этом поле нет такой ячейки: { $space }.
feya-refusal-space-occupied = Там уже стоит рабочий: { $space }.
feya-refusal-space-reserved = Ячейку захватило другое племя: { $space }.
feya-refusal-tile-gone = Этого жетона бонуса уже нет: { $tile }.
feya-refusal-tile-not-owned = У вас нет такого жетона бонуса: { $tile }.
feya-refusal-tile-not-yet = В этом раунде ещё рано: { $tile }.


### Refusals: boats, fishing, trading

feya-refusal-boat-acted = Лодка { $boat } в этот ход уже действовала.
feya-refusal-boat-cannot-act = Лодке { $boat } некуда плыть для этого действия: { $action }.
feya-refusal-boat-fresh = Лодка { $boat } новая: она поплывёт со следующего вашего хода.
feya-refusal-boat-must-leave = Из поселения или храма ({ $cell }) лодка действовать не может: сначала она должна отплыть.
feya-refusal-worker-fresh = Рабочий новый: он доступен со следующего вашего хода.
feya-refusal-boat-not-on-swamp = Лодка { $boat } ещё на планшете племени.
feya-refusal-boat-there = Там стоит другая лодка: { $cell }.
feya-refusal-closed-pool = { $cell } — закрытая заводь: лодки туда не заходят.
feya-refusal-finish-too-early = Пока не действовала ни одна лодка: нужна хотя бы одна.
feya-refusal-is-land = { $cell } — это суша.
feya-refusal-must-move = Лодка { $boat } не может остаться на месте: ей надо плыть.
feya-refusal-no-fish = У вас нет рыбы.
feya-refusal-no-season-fish = Рыбы, которая ловится в этом раунде, здесь нет: { $cell }.
feya-refusal-no-settlement = Здесь нет поселения: { $cell }.
feya-refusal-no-settlement-near = Рядом нет поселения, где найдётся место для рыбы: { $cell }.
feya-refusal-not-next-to-boat = { $cell } — не рядом с лодкой.
feya-refusal-nothing-to-build-near = Рядом сейчас ничего не построить: { $cell }.
feya-refusal-out-of-range =
    { $steps ->
        [one] Слишком далеко: { $steps } шаг, а дальность плавания — { $range }.
        [few] Слишком далеко: { $steps } шага, а дальность плавания — { $range }.
       *[many] Слишком далеко: { $steps } шагов, а дальность плавания — { $range }.
    }
feya-refusal-same-cell = Лодка уже здесь: { $cell }. Выберите другую ячейку.
feya-refusal-stack-full = На этом поселении больше нет места для рыбы: { $cell }.
feya-refusal-stop-too-early = Сначала лодка должна выложить хотя бы одну рыбу.
feya-refusal-temple-needs-navigate = В храм ведёт только действие «Плыть»: { $temple }.
feya-refusal-unreachable = Туда нет пути по воде: { $cell }.


### Refusals: land, islands, celebrations

feya-refusal-cuts-off-boat = Суша здесь заперла бы лодку: { $cell }.
feya-refusal-cuts-off-settlement = Суша здесь отрезала бы поселение от открытой воды: { $cell }.
feya-refusal-cuts-off-temple = Суша здесь отрезала бы храм: { $cell }.
feya-refusal-joins-islands = Суша здесь соединила бы два острова: { $cell }.
feya-refusal-navigation-at-end = Маркер плавания уже в конце шкалы.
feya-refusal-no-fish-on-island = На острове { $island } нет рыбы для праздника.
feya-refusal-no-shrine-left = В общем запасе не осталось жетонов божеств.
feya-refusal-not-an-island = Острова { $cell } нет.
feya-refusal-not-next-to-shrine = Рядом нет божества: { $cell }.
feya-refusal-not-water = { $cell } — не свободная вода.
feya-refusal-own-on-island = На этом острове уже есть поселение того же цвета: { $cell }.
feya-refusal-totem-island = Это остров с тотемом, новое божество сюда не поставить: { $cell }.
feya-refusal-touches-no-island = Рядом нет острова: { $cell }.
feya-refusal-track-empty = На этой шкале не осталось поселений: { $track }.


### Refusals: set-up, guides, positions

feya-refusal-clan-taken = Это племя уже выбрано: { $clan }.
feya-refusal-guide-just-returned = Этого вождя вы только что вернули: { $guide }. Выберите другого.
feya-refusal-guide-not-in-display = Этого вождя сейчас нельзя выбрать: { $guide }.
feya-refusal-not-a-neutral-clan = У этого племени нет нейтральных поселений в этой игре: { $clan }.
feya-refusal-problem = Такой позиции быть не может: { $what } ({ $where }).
feya-refusal-special-tile-used = Этот особый жетон уже лежит на планшете: { $tile }.
feya-refusal-start-tile-gone = Начальное поселение этой шкалы уже на болоте: { $track }.
feya-refusal-wrong-order = В порядке хода каждое место должно стоять один раз.
feya-refusal-broken-initiative = Порядок хода не соответствует инициативе вождей.


### Refusals: what is wrong with a position

feya-refusal-broken-action = Начатое действие не подходит к открытому решению.
feya-refusal-broken-action-boat = Лодки начатого действия нет на болоте.
feya-refusal-broken-axolotls = Аксолотлей всего: { $found } вместо { $expected }.
feya-refusal-broken-axolotls-placed = Размещено аксолотлей: { $found } вместо { $expected }.
feya-refusal-broken-boat-on-shrine = Лодка стоит на божестве: { $cell }.
feya-refusal-broken-boat-foreign = Лодка стоит на чужом поселении: { $cell }.
feya-refusal-broken-boat-trapped = У лодки нет выхода в открытую воду: { $cell }.
feya-refusal-broken-boats = Лодок на болоте: { $found } вместо { $expected }.
feya-refusal-broken-boats-share = Две лодки в одной ячейке: { $cell }.
feya-refusal-broken-fish = Рыба лежит там, где нет поселения: { $cell }.
feya-refusal-broken-guide = Этот вождь должен быть ровно в одном месте: { $guide } (мест: { $found }).
feya-refusal-broken-guide-fish = Рыба лежит на вожде, которого нет среди доступных: { $guide }.
feya-refusal-broken-islands = Островов: { $found } вместо { $expected }.
feya-refusal-broken-land-on-temple = На храме лежит суша: { $cell }.
feya-refusal-broken-land-twice = Два жетона суши в одной ячейке: { $cell }.
feya-refusal-broken-navigation = Маркер плавания за концом шкалы; последнее деление — { $most }.
feya-refusal-broken-negative = Запас меньше нуля.
feya-refusal-broken-neutrals = Нейтральных поселений или цветов: { $found } вместо { $expected }.
feya-refusal-broken-no-clan = У этого места нет племени.
feya-refusal-broken-no-guide = У этого места нет вождя.
feya-refusal-broken-no-option = В этом решении нечего выбрать: { $point }.
feya-refusal-broken-no-shrine = Эта суша не принадлежит острову с божеством: { $cell }.
feya-refusal-broken-over = Конец игры и открытые решения противоречат друг другу.
feya-refusal-broken-pending = Это решение не может быть открыто здесь: { $point }.
feya-refusal-broken-printed-shrine = Не хватает напечатанного божества: { $cell }.
feya-refusal-broken-reserved = Ячейка захвачена, но Захватчика ни у кого нет.
feya-refusal-broken-round = Раунд { $found } из { $most } не подходит к открытым решениям.
feya-refusal-broken-settlements = Поселений на болоте: { $found } вместо { $expected }.
feya-refusal-broken-shrine-tiles = Жетонов божеств всего: { $found } вместо { $expected }.
feya-refusal-broken-special = Этот особый жетон лежит не в своей открытой ячейке: { $tile }.
feya-refusal-broken-spent = Рабочих в ячейках действий больше, чем использовано: { $found }, не больше { $most }.
feya-refusal-broken-temple = Жетонов этого храма взято больше, чем есть: { $temple }.
feya-refusal-broken-temples-apart = Не все храмы лежат в одной открытой воде.
feya-refusal-broken-tiles = Жетон бонуса там, где его быть не может.
feya-refusal-broken-tiles-left = Осталось жетонов бонусов: { $found } вместо { $expected }.
feya-refusal-broken-totem = Тотем стоит не на жетоне божества: { $cell }.
feya-refusal-broken-totem-setup = Тотем стоит на жетоне божества, выложенном при подготовке: { $cell }.
feya-refusal-broken-track = С этой шкалы ушло больше поселений, чем на ней было: { $track }.
feya-refusal-broken-turn = Сейчас не может ходить игрок { $seat }.
feya-refusal-broken-workers = Рабочих племени всего: { $found } вместо { $expected }.


### Refusals: editions of the data

feya-refusal-data-cell-twice = Эта ячейка занята дважды: { $cell }.
feya-refusal-data-count = Неверное количество ({ $what }): { $found } вместо { $expected }.
feya-refusal-data-name-twice = Две вещи названы одинаково: «{ $text }».
feya-refusal-data-no-board =
    { $players ->
        [one] Нет игрового поля для { $players } игрока.
        [few] Нет игрового поля для { $players } игроков.
       *[many] Нет игрового поля для { $players } игроков.
    }
feya-refusal-data-off-board = Эта ячейка за пределами поля: { $cell }.
feya-refusal-data-stack-order = Жетоны храма должны лежать так, чтобы сверху было больше всего ПО.
feya-refusal-data-start-not-leftmost = Начальное поселение должно быть крайним слева на своей шкале.
feya-refusal-data-too-many = Слишком много ({ $what }): не больше { $most }.


### Help: actions

feya-help-action-add_shrine = Ставьте божество там, где у вас много поселений, а другие ещё хотят строить: каждое новое поселение подорожает на { feya-count-gold }, а в конце игры каждое принесёт на 1 ПО больше. Тотем переходит вместе с новым божеством.
feya-help-action-build = Каждое поселение открывает ячейку планшета: доход, улов, рабочих, третью лодку. Острова, где мало божеств, дёшевы; где много — ценнее в конце игры.
feya-help-action-celebrate = { $settlement } ПО за каждое поселение с рыбой на острове, чьё бы оно ни было; затем все племена, и ваше тоже, получают по { $own } ПО за каждую свою рыбу там. Тотем добавит вам { $totem } ПО.
feya-help-action-fish = Посмотрите, какая рыба ловится в этом раунде, и посчитайте ячейки от каждой лодки. Лодки и улов умножают друг друга: чем больше того и другого, тем лучше.
feya-help-action-improve_navigation = Все ваши лодки до конца игры плавают на ячейку дальше, а каждый новый шаг приносит всё больше ПО. Чем раньше, тем лучше.
feya-help-action-navigate = Единственный путь в храм и единственное действие, в котором лодка может просто плыть. Плывите туда, откуда удобно начать два следующих действия.
feya-help-action-trade = Пустое поселение платит за первую рыбу { feya-count-gold }, за вторую { $second }, за третью { $third }: не складывайте всё в одно место. Рыба на своём поселении сейчас не приносит ничего, зато в конце — { $later } ПО.
feya-help-pass = Кто пропускает ход раньше, первым выбирает жетон бонуса и вождя; последний размещает божество раунда. Перед этим обменяйте свободных рабочих племени на кристаллы: рабочие всё равно вернутся.


### Help: guides

feya-help-guide-artist = При пропуске хода: { $vp } ПО, потом можно устроить праздник на одном острове.
feya-help-guide-builder = Карта — ваша личная ячейка «Построить поселение»: без кристаллов, один рабочий за раунд.
feya-help-guide-fisherman = Каждая ваша лодка ловит на { feya-got-fish } больше.
feya-help-guide-leader = Доход: можно захватить одну ячейку действия. Пока вы не пропустите ход (или, если так выбрано для стола, всю фазу), никто другой её не займёт.
feya-help-guide-merchant = Доход: { feya-count-gold }.
feya-help-guide-monk = Доход: { feya-count-mana }.
feya-help-guide-sailor = Доход: { feya-count-steps } по шкале плавания вместе с её ПО.
feya-help-guide-storyteller = При пропуске хода: каждый ваш жетон храма приносит { $vp } ПО.
feya-help-guide-warrior = Доход: { feya-count-axolotls }, если они есть в общем запасе.
feya-help-guide-wiseman = При пропуске хода: { $vp } ПО приносит каждый остров, на котором ни у кого нет больше поселений, чем у вас.


### Help: bonuses of the clan board

feya-help-bonus-boat = Лодка с этого поселения отправляется вместе с ним на болото и плавает со следующего вашего хода.
feya-help-bonus-catch =
    Отныне каждая ваша лодка ловит на { $amount ->
        [one] { $amount } рыбу
        [few] { $amount } рыбы
       *[many] { $amount } рыб
    } больше.
feya-help-bonus-income_gold =
    { $amount ->
        [one] { $amount } золото
        [few] { $amount } золота
       *[many] { $amount } золота
    } в каждой фазе дохода, начиная со следующей.
feya-help-bonus-income_mana =
    { $amount ->
        [one] { $amount } кристалл энергии
        [few] { $amount } кристалла энергии
       *[many] { $amount } кристаллов энергии
    } в каждой фазе дохода, начиная со следующей.
feya-help-bonus-income_navigation =
    { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    } по шкале плавания вместе с её ПО в каждой фазе дохода, начиная со следующей.
feya-help-bonus-income_vp = { $amount } ПО в каждой фазе дохода, начиная со следующей.
feya-help-bonus-navigation_now =
    Сразу же { $amount ->
        [one] { $amount } шаг
        [few] { $amount } шага
       *[many] { $amount } шагов
    } по шкале плавания вместе с её ПО.
feya-help-bonus-none = Эта ячейка ничего не даёт, но ведёт к следующей.
feya-help-bonus-vp_celebrate = Сразу же { $amount } ПО, потом можно устроить праздник на одном острове.
feya-help-bonus-wild = Сразу же выберите один из неиспользованных особых жетонов саламандр: он станет бонусом этой ячейки.
feya-help-bonus-worker = Новый рабочий вашего племени, доступен со следующего вашего хода.


### Help: bonus tiles

feya-help-tile-r1_catch_1 = Начиная с раунда { $round }, на один ход: каждая ваша лодка ловит на { feya-got-fish } больше.
feya-help-tile-r1_discount_2 = Начиная с раунда { $round }, на один ход: каждое поселение дешевле на { feya-count-gold }.
feya-help-tile-r1_discount_3 = Начиная с раунда { $round }, на один ход: каждое поселение дешевле на { feya-count-gold }.
feya-help-tile-r1_range_2 = Начиная с раунда { $round }, на один ход: каждая ваша лодка плывёт на { feya-got-cells } дальше.
feya-help-tile-r1_range_3 = Начиная с раунда { $round }, на один ход: каждая ваша лодка плывёт на { feya-got-cells } дальше.
feya-help-tile-r2_build = Начиная с раунда { $round }: ход с действием «Построить поселение» без рабочего и без ячейки.
feya-help-tile-r2_celebrate = Начиная с раунда { $round }: ход с действием «Праздновать» без рабочего и без ячейки.
feya-help-tile-r2_fish = Начиная с раунда { $round }: ход с действием «Рыбачить» без рабочего и без ячейки.
feya-help-tile-r2_improve_navigation = Начиная с раунда { $round }: ход с действием «Увеличить дальность плавания» без рабочего и без ячейки.
feya-help-tile-r2_trade = Начиная с раунда { $round }: ход с действием «Торговать» без рабочего и без ячейки.
feya-help-tile-r3_gold_axolotl = Начиная с раунда { $round }, один раз: отдайте { feya-count-gold }, возьмите { feya-got-axolotls }.
feya-help-tile-r3_gold_mana = Начиная с раунда { $round }, один раз: отдайте { feya-count-gold }, возьмите { feya-count-mana }.
feya-help-tile-r3_mana_axolotl = Начиная с раунда { $round }, один раз: отдайте { feya-count-mana }, возьмите { feya-got-axolotls }.
feya-help-tile-r3_mana_fish = Начиная с раунда { $round }, один раз: отдайте { feya-count-mana }, возьмите { feya-got-fish }.
feya-help-tile-r3_mana_gold = Начиная с раунда { $round }, один раз: отдайте { feya-count-mana }, возьмите { feya-count-gold }.
feya-help-tile-r4_vp_2 = { $vp } ПО сразу же.
feya-help-tile-r4_vp_3 = { $vp } ПО сразу же.
feya-help-tile-r4_vp_4 = { $vp } ПО сразу же.
feya-help-tile-r4_vp_5 = { $vp } ПО сразу же.
feya-help-tile-r4_vp_6 = { $vp } ПО сразу же.


### Help: races and trophies

feya-help-race-race_every_island =
    На каждом острове болота { $count ->
        [one] стоит { $count } ваше поселение
        [few] стоит { $count } ваших поселения
       *[many] стоит { $count } ваших поселений
    }.
feya-help-race-race_five_on_one =
    На { $islands ->
        [one] { $islands } острове
        [few] { $islands } островах
       *[many] { $islands } островах
    } стоит по { $count ->
        [one] { $count } ваше поселение
        [few] { $count } ваших поселения
       *[many] { $count } ваших поселений
    }.
feya-help-race-race_navigation_four = Ваш маркер плавания дошёл до +{ $count }.
feya-help-race-race_seven_fish =
    За один ход действием «Рыбачить» выловлено { $fish ->
        [one] { $fish } рыба
        [few] { $fish } рыбы
       *[many] { $fish } рыб
    }; считается только улов лодок.
feya-help-race-race_thirty_gold = За один ход действием «Торговать» выручено за рыбу { feya-count-gold }.
feya-help-race-race_three_on_three =
    На { $islands ->
        [one] { $islands } острове
        [few] { $islands } островах
       *[many] { $islands } островах
    } стоит по { $count ->
        [one] { $count } ваше поселение
        [few] { $count } ваших поселения
       *[many] { $count } ваших поселений
    }.
feya-help-race-race_two_on_five =
    На { $islands ->
        [one] { $islands } острове
        [few] { $islands } островах
       *[many] { $islands } островах
    } стоит по { $count ->
        [one] { $count } ваше поселение
        [few] { $count } ваших поселения
       *[many] { $count } ваших поселений
    }.
feya-help-race-race_two_workers =
    На планшете племени { $workers ->
        [one] открыта { $workers } ячейка
        [few] открыты { $workers } ячейки
       *[many] открыто { $workers } ячеек
    } с рабочими.

feya-help-trophy-trophy_largest_group = Число поселений в вашей самой большой связной группе, умноженное само на себя и на { $vp } ПО. Божества группу не связывают.
feya-help-trophy-trophy_largest_island = По { $vp } ПО за каждое ваше поселение на самом большом острове; если таких островов несколько — на всех.
feya-help-trophy-trophy_majority = { $vp } ПО приносит каждый остров, на котором ни у кого нет больше поселений, чем у вас.
feya-help-trophy-trophy_single = { $vp } ПО приносит каждый остров, на котором стоит ровно одно ваше поселение.
feya-help-trophy-trophy_smallest_island = По { $vp } ПО за каждое ваше поселение на самом маленьком острове; если таких островов несколько — на всех.
feya-help-trophy-trophy_temples = По { $vp } ПО за каждое ваше поселение рядом с храмом.


### Help: what newcomers get wrong

feya-help-mistake-1 = Лодка, которая сдвинулась с места, должна выполнить действие там, куда приплыла. Просто плыть можно только действием «Плыть».
feya-help-mistake-2 = Одного рабочего хватает на все ваши лодки: каждая может выполнить действие.
feya-help-mistake-3 = Новая лодка и новый рабочий доступны не сразу, а со следующего вашего хода.
feya-help-mistake-4 = Ячейка с доходом платит в следующей фазе дохода, а не когда вы её открыли.
feya-help-mistake-5 = Золото за рыбу берётся из общего запаса. Хозяин поселения ничего не платит, а эта рыба потом принесёт ему очки.
feya-help-mistake-6 = Праздник даёт вам очки за поселения с рыбой любого цвета; потом каждое племя получает очки за свою рыбу на этом острове.
feya-help-mistake-7 = Суша не должна соединять острова и отрезать лодки или храмы. Осторожнее в узких местах.
feya-help-mistake-8 = Перед тем как пропустить ход, обменяйте свободных рабочих племени на кристаллы: рабочие всё равно вернутся. Неиспользованные аксолотли останутся у вас.
feya-help-mistake-9 = Нет рабочих? Обменяйте { feya-count-mana } на аксолотля, а жетону бонуса 2-го раунда рабочий не нужен.
feya-help-mistake-10 = Выбирайте вождя не только за способность: дальность плавания и стоимость поселения важны весь раунд, а на карте может лежать рыба.
feya-help-mistake-11 = Новое божество делает строительство на своём острове дороже на { feya-count-gold }, а каждое поселение там — ценнее на 1 ПО в конце игры.


### Help: the first game

feya-help-first-game-1 = Для начала возьмите обычные стороны планшетов, играйте вдвоём или втроём. Осмотритесь: божества и их острова, храмы по краям, рыба шести цветов, ячейки действий.
feya-help-first-game-2 = Жрец, Строитель и Сказитель хороши для первого раза: средняя дальность, средняя цена. С низкой инициативой ходят раньше, но строят дороже.
feya-help-first-game-3 = Ставьте лодки поближе к рыбе первого раунда и к чужим поселениям. Третье поселение — где оно пригодится.
feya-help-first-game-4 = Начните с действия «Рыбачить» или «Построить поселение». Посмотрите, куда дотянутся лодки, и пустите в дело обе.
feya-help-first-game-5 = Вторым ходом сделайте другое из этих двух. Перед стройкой посмотрите, что открывает каждая из четырёх шкал.
feya-help-first-game-6 = Затем торгуйте: выгоднее всего положить по одной рыбе на несколько пустых чужих поселений.
feya-help-first-game-7 = Пропуская ход, вы берёте жетон бонуса и нового вождя. Поищите рыбу на картах вождей.
feya-help-first-game-8 = Во 2-м раунде попробуйте доплыть до храма, увеличить дальность плавания и обменять что-нибудь.
feya-help-first-game-9 = В 3-м раунде попробуйте «Праздновать» и «Почтить божество»; сперва посмотрите, сколько очков получит каждый. Не забывайте о картах достижений.
feya-help-first-game-10 = В 4-м раунде следите, что принесёт итоговый подсчёт. Потратьте жетоны бонусов и помните о трофеях.


### Help: the notice

feya-help-reconstructed = Карта болота, порядок бонусов на планшетах и некоторые числа восстановлены, а не взяты с печатных компонентов. Владелец настольной игры может исправить их в файле данных.


### Added for the command line

feya-bonus-boat = лодка
feya-bonus-catch = улов +{ $amount }
feya-bonus-income_gold = доход: { $amount } зол.
feya-bonus-income_mana = доход: { $amount } кр.
feya-bonus-income_navigation = доход: плавание +{ $amount }
feya-bonus-income_vp = доход: { $amount } ПО
feya-bonus-navigation_now = плавание +{ $amount }
feya-bonus-none = –
feya-bonus-vp_celebrate = { $amount } ПО и праздник
feya-bonus-wild = жетон саламандр
feya-bonus-worker = рабочий
feya-count-axolotls =
    { $axolotls ->
        [one] { $axolotls } аксолотль
        [few] { $axolotls } аксолотля
       *[many] { $axolotls } аксолотлей
    }
feya-count-workers =
    { $workers ->
        [one] { $workers } рабочий
        [few] { $workers } рабочих
       *[many] { $workers } рабочих
    }
feya-letter-blue = с
feya-letter-crocodile = К
feya-letter-frog = Л
feya-letter-green = з
feya-letter-orange = о
feya-letter-purple = ф
feya-letter-red = к
feya-letter-salamander = С
feya-letter-turtle = Ч
feya-letter-yellow = ж
feya-short-fish = { $amount } рыб.
feya-short-mana = { $amount } кр.
feya-short-vp = { $amount } ПО
feya-text-clan_board = Планшет племени: { $clan }
feya-text-display = Вожди на выбор
feya-text-free = свободно
feya-text-guide = { $guide }: дальность { $range }, стоимость { $value }, улов { $catch }, плавание +{ $navigation }
feya-text-guide_values = Инициатива { $initiative }, дальность { $range }, стоимость поселения { $value }.
feya-text-head_clan = Племя
feya-text-head_end = если бы игра кончилась сейчас
feya-text-head_fish = рыба
feya-text-head_guide = Вожди
feya-text-head_initiative = иниц.
feya-text-head_now = ПО
feya-text-head_range = дальн.
feya-text-head_value = стоим.
feya-text-no_guide = без вождя, плавание +{ $navigation }
feya-text-passed = пропустили ход
feya-text-races = Карты достижений
feya-text-round = Раунд { $round } из { $rounds }
feya-text-seasons = Ловится рыба: { $text }
feya-text-signs = [Л]2 поселение, на нём 2 рыбы, [Л^ с лодкой, (Л) нейтральное, Л^1 лодка 1, ф><> рыба этого раунда, ф другая рыба, ** божество, *@ божество с тотемом, #1 храм 1
feya-text-spaces = Ячейки действий
feya-text-supply = Запас: { feya-count-axolotls }, жетоны божеств: { $shrines }
feya-text-temple_tiles = храмы { $text }
feya-text-temples = Храмы
feya-text-tiles = Жетоны бонусов
feya-text-trophies = Карты трофеев
feya-welcome-1 = Проведите своё племя через четыре раунда на болоте. Рабочие отправляют лодки рыбачить, продавать рыбу, строить поселения и посещать храмы; праздники и новые божества тоже приносят очки.
feya-welcome-2 = В каждом раунде: доход, затем по одному действию за ход, пока вы не пропустите ход: на этом раунд для вас окончен. Побеждает тот, у кого больше победных очков (ПО).
feya-uses-actions = Действия (игр: { $games })
feya-uses-guides = Взятые вожди (игр: { $games })
feya-uses-tiles_taken = Взятые жетоны бонусов (игр: { $games })
feya-uses-tiles_used = Сыгранные жетоны бонусов (игр: { $games })

### What the coach counts of a seat

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

### What a turn is called by the coach, and what is done in it

feya-plan-action = { $action }
feya-plan-pass = Пропустить ход
feya-plan-temples =
    { $amount ->
        [one] { $amount } лодка к храму
        [few] { $amount } лодки к храмам
       *[many] { $amount } лодок к храмам
    }
feya-plan-settle =
    { $amount ->
        [one] { $amount } новое поселение
        [few] { $amount } новых поселения
       *[many] { $amount } новых поселений
    }
feya-plan-lay =
    { $amount ->
        [one] положить { $amount } рыбу
        [few] положить { $amount } рыбы
       *[many] положить { $amount } рыб
    }
feya-plan-shrine =
    { $amount ->
        [one] почтить { $amount } божество
        [few] почтить { $amount } божества
       *[many] почтить { $amount } божеств
    }
feya-plan-celebrate =
    { $amount ->
        [one] { $amount } праздник
        [few] { $amount } праздника
       *[many] { $amount } праздников
    }
feya-plan-sail =
    { $amount ->
        [one] переставить { $amount } лодку
        [few] переставить { $amount } лодки
       *[many] переставить { $amount } лодок
    }
feya-plan-race = достижение «{ $card }»
