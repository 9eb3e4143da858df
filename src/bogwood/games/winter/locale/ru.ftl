### Endless Winter in Russian.
###
### Names arrive translated, in the nominative; the id of a thing is in the parameter of the same name with _id
### added.

winter-title = Вечная зима. Палеоиндейцы
winter-about = Проведите племя через четыре раунда ледникового периода: собирайте людей, охотьтесь, расставляйте стоянки, создавайте общины и воздвигайте мегалиты, а с дополнением «Реки и лодки» спускайтесь по реке.

winter-preset-first = Первая партия: «Реки и лодки», у всех одинаковое начало
winter-preset-base = Базовая игра
winter-preset-rivers = «Реки и лодки» с двумя ориентирами
winter-preset-warriors = Базовая игра с Воителями
winter-preset-full = Всё вместе: «Реки и лодки», три ориентира, Воители


### Helpers: said as part of other messages

winter-who = { $colour }
winter-price-food =
    { $food ->
        [one] { $food } пища
        [few] { $food } пищи
       *[many] { $food } пищи
    }
winter-price-tools =
    { $tools ->
        [one] { $tools } орудие
        [few] { $tools } орудия
       *[many] { $tools } орудий
    }
winter-price-labour =
    { $labour ->
        [one] { $labour } труд
        [few] { $labour } труда
       *[many] { $labour } труда
    }
winter-effect-food =
    { $amount ->
        [one] +{ $amount } пища
        [few] +{ $amount } пищи
       *[many] +{ $amount } пищи
    }
winter-effect-tools =
    { $amount ->
        [one] +{ $amount } орудие
        [few] +{ $amount } орудия
       *[many] +{ $amount } орудий
    }
winter-effect-labour =
    { $amount ->
        [one] +{ $amount } труд
        [few] +{ $amount } труда
       *[many] +{ $amount } труда
    }
winter-effect-labour-column =
    { $amount ->
        [one] +{ $amount } труд ({ $column })
        [few] +{ $amount } труда ({ $column })
       *[many] +{ $amount } труда ({ $column })
    }
winter-effect-draw =
    { $amount ->
        [one] взять { $amount } карту
        [few] взять { $amount } карты
       *[many] взять { $amount } карт
    }
winter-effect-vp = +{ $amount } ПО
winter-effect-honor =
    { $amount ->
        [one] +{ $amount } шаг почёта
        [few] +{ $amount } шага почёта
       *[many] +{ $amount } шагов почёта
    }
winter-effect-sacrifice =
    { $amount ->
        [one] +{ $amount } шаг жертвоприношений
        [few] +{ $amount } шага жертвоприношений
       *[many] +{ $amount } шагов жертвоприношений
    }
winter-effect-megalith = построить мегалит
winter-effect-camp = поставить стоянку
winter-effect-move =
    { $amount ->
        [one] { $amount } очко перемещения
        [few] { $amount } очка перемещения
       *[many] { $amount } очков перемещения
    }
winter-effect-tip = использовать животное
winter-effect-hunt_deck = взять верхнее животное колоды
winter-effect-hunt_open = взять открытое животное
winter-effect-bury = похоронить карту
winter-effect-fish =
    { $amount ->
        [one] вытянуть { $amount } жетон рыбы
        [few] вытянуть { $amount } жетона рыбы
       *[many] вытянуть { $amount } жетонов рыбы
    }
winter-effect-swap =
    { $amount ->
        [one] обменять до { $amount } ресурса
        [few] обменять до { $amount } ресурсов
       *[many] обменять до { $amount } ресурсов
    }
winter-effect-strength =
    { $amount ->
        [one] +{ $amount } сила
        [few] +{ $amount } силы
       *[many] +{ $amount } силы
    }
winter-effect-pay-food =
    { $amount ->
        [one] заплатить { $amount } пищу
        [few] заплатить { $amount } пищи
       *[many] заплатить { $amount } пищи
    }
winter-effect-pay-tools =
    { $amount ->
        [one] заплатить { $amount } орудие
        [few] заплатить { $amount } орудия
       *[many] заплатить { $amount } орудий
    }
winter-effect-choose = один бонус из нескольких
winter-effect-score_per =
    { $divisor ->
        [1] { $counter } — по { $amount } ПО
       *[other] { $counter } — { $amount } ПО за каждые { $divisor }
    }
winter-effect-score_per-at =
    { $divisor ->
        [1] { $counter } ({ $terrain }) — по { $amount } ПО
       *[other] { $counter } ({ $terrain }) — { $amount } ПО за каждые { $divisor }
    }
winter-effect-warrior_move = передвинуть свою и чужую стоянку
winter-effect-recruit = взять карту племени
winter-effect-to_hand_free = карта племени на руку без доплаты пищей
winter-effect-reshuffle_fish = вся рыба возвращается в запас
winter-effect =
    { $effect_id ->
        [bonus_food] { winter-effect-food }
        [bonus_tools] { winter-effect-tools }
        [bonus_labour] { winter-effect-labour }
        [bonus_draw] { winter-effect-draw }
        [bonus_vp] { winter-effect-vp }
        [bonus_honor] { winter-effect-honor }
        [bonus_sacrifice] { winter-effect-sacrifice }
        [bonus_megalith] { winter-effect-megalith }
        [bonus_camp] { winter-effect-camp }
        [bonus_move] { winter-effect-move }
        [bonus_tip] { winter-effect-tip }
        [bonus_hunt_deck] { winter-effect-hunt_deck }
        [bonus_hunt_open] { winter-effect-hunt_open }
        [bonus_bury] { winter-effect-bury }
        [bonus_fish] { winter-effect-fish }
        [bonus_swap] { winter-effect-swap }
        [bonus_strength] { winter-effect-strength }
        [bonus_choose] { winter-effect-choose }
        [bonus_warrior_move] { winter-effect-warrior_move }
        [bonus_recruit] { winter-effect-recruit }
        [bonus_to_hand_free] { winter-effect-to_hand_free }
        [bonus_reshuffle_fish] { winter-effect-reshuffle_fish }
        [bonus_pay] бонус за плату
        [bonus_score_per] ПО за то, что у вас есть
       *[other] { $effect }
    }
winter-base =
    { $place_id ->
        [b1] гексы 1 и 4
        [b2] гексы 1 и 2
        [b3] гексы 2 и 3
        [b4] гексы 3 и 7
        [b5] гексы 16 и 19
        [b6] гексы 18 и 19
        [b7] гексы 17 и 18
        [b8] гексы 13 и 17
       *[other] { $place }
    }
winter-place = { $place }


### Names: players, figures, resources

winter-name-red = Красный
winter-name-yellow = Жёлтый
winter-name-green = Зелёный
winter-name-blue = Синий
winter-name-rival = Соперник

winter-name-member = соплеменник
winter-name-chief = вождь
winter-name-camp = стоянка
winter-name-village = община
winter-name-raft = лодка
winter-name-food = пища
winter-name-tools = орудия
winter-name-labour = труд
winter-name-vp = ПО
winter-name-strength = сила
winter-name-influence = влияние


### Names: phases, columns, tracks

winter-name-setup = подготовка к игре
winter-name-action = фаза действий
winter-name-eclipse = фаза затмения
winter-name-eclipse_turn = ход в затмении
winter-name-preparation = фаза подготовки
winter-name-over = конец игры

winter-name-initiate = Посвящение
winter-name-develop = Развитие
winter-name-hunt = Охота
winter-name-explore = Исследование
winter-name-rest = Отдых
winter-name-any = любой столбец

winter-name-honor = почёт
winter-name-sacrifice = жертвоприношения


### Names: starting and tribe cards

winter-name-forager = Собиратель
winter-name-firekeeper = Хранительница очага
winter-name-daredevil = Смельчак
winter-name-elder = Старейшина
winter-name-crafter = Мастер
winter-name-hunter = Охотник
winter-name-explorer = Следопыт
winter-name-shaman = Шаман
winter-name-warrior = Воитель


### Names: culture cards

winter-name-ember_pouch = Огненный кисет
winter-name-bone_needles = Костяные иглы
winter-name-spear_thrower = Копьеметалка
winter-name-flint_cores = Кремнёвые нуклеусы
winter-name-dried_meat = Вяленое мясо
winter-name-hide_tents = Шатры из шкур
winter-name-trail_signs = Знаки на тропе
winter-name-forebear_tales = Сказания о предках
winter-name-offering_fire = Жертвенный костёр
winter-name-standing_stones = Стоячие камни
winter-name-herb_lore = Знание трав
winter-name-drum_circle = Круг барабанов
winter-name-snares = Силки
winter-name-barter = Обмен
winter-name-burial_rite = Погребальный обряд
winter-name-shared_feast = Общий пир
winter-name-ochre_marks = Метки охрой
winter-name-torch_march = Поход с факелами
winter-name-council_fire = Костёр совета
winter-name-knotted_cords = Узелковая память
winter-name-great_feast = Большой пир
winter-name-obsidian_blades = Обсидиановые лезвия
winter-name-spear_band = Отряд копейщиков
winter-name-long_houses = Длинные дома
winter-name-star_paths = Звёздные пути
winter-name-cairns = Каменные насыпи
winter-name-stone_circle = Каменный круг
winter-name-cult_of_forebears = Культ предков
winter-name-sun_offering = Дар солнцу
winter-name-spoken_law = Устный закон
winter-name-seasonal_stores = Сезонные запасы
winter-name-herd_drive = Загон стада
winter-name-smokehouse = Коптильня
winter-name-trade_gathering = Торжище
winter-name-great_burial = Великое погребение
winter-name-totem_carving = Резьба тотемов
winter-name-painted_hides = Расписные шкуры
winter-name-war_paint = Боевая раскраска
winter-name-healing_songs = Песни исцеления
winter-name-tamed_wolves = Прирученные волки


### Names: chiefs, setup cards

winter-name-ash_lance = Ясеневое Копьё
winter-name-storm_voice = Голос Бури
winter-name-grey_chisel = Серый Резец
winter-name-quiet_moon = Тихая Луна
winter-name-far_strider = Дальний Ходок
winter-name-ash_lance_a = Ясеневое Копьё, сторона A
winter-name-ash_lance_b = Ясеневое Копьё, сторона B
winter-name-storm_voice_a = Голос Бури, сторона A
winter-name-storm_voice_b = Голос Бури, сторона B
winter-name-grey_chisel_a = Серый Резец, сторона A
winter-name-grey_chisel_b = Серый Резец, сторона B
winter-name-quiet_moon_a = Тихая Луна, сторона A
winter-name-quiet_moon_b = Тихая Луна, сторона B
winter-name-far_strider_a = Дальний Ходок, сторона A
winter-name-far_strider_b = Дальний Ходок, сторона B

winter-name-full_baskets = Полные корзины
winter-name-sharp_edges = Острые грани
winter-name-fresh_tracks = Свежие следы
winter-name-long_walk = Долгий переход
winter-name-old_grief = Старое горе
winter-name-carried_fire = Несущие огонь
winter-name-first_stone = Первый камень
winter-name-large_family = Большая семья

winter-name-rival_initiate_2 = карта Соперника: Посвящение, сила { $strength }
winter-name-rival_initiate_4 = карта Соперника: Посвящение, сила { $strength }
winter-name-rival_initiate_6 = карта Соперника: Посвящение, сила { $strength }
winter-name-rival_develop_2 = карта Соперника: Развитие, сила { $strength }
winter-name-rival_develop_4 = карта Соперника: Развитие, сила { $strength }
winter-name-rival_develop_6 = карта Соперника: Развитие, сила { $strength }
winter-name-rival_hunt_2 = карта Соперника: Охота, сила { $strength }
winter-name-rival_hunt_4 = карта Соперника: Охота, сила { $strength }
winter-name-rival_hunt_6 = карта Соперника: Охота, сила { $strength }
winter-name-rival_explore_2 = карта Соперника: Исследование, сила { $strength }
winter-name-rival_explore_4 = карта Соперника: Исследование, сила { $strength }
winter-name-rival_explore_6 = карта Соперника: Исследование, сила { $strength }


### Names: animals, sacred stones

winter-name-mammoth = мамонт
winter-name-ground_sloth = гигантский ленивец
winter-name-woolly_rhino = шерстистый носорог
winter-name-sabre_tooth = саблезубый тигр
winter-name-glyptodon = глиптодон
winter-name-sea_cow = морская корова

winter-name-stone_forest = Камень леса
winter-name-stone_plains = Камень равнины
winter-name-stone_hills = Камень холмов
winter-name-stone_mountains = Камень гор
winter-name-stone_tundra = Камень тундры
winter-name-stone_camps = Камень стоянок
winter-name-stone_species = Камень зверей
winter-name-stone_graves = Камень могил
winter-name-stone_builders = Камень строителей
winter-name-stone_learning = Камень знаний
winter-name-stone_great_villages = Великий камень общин
winter-name-stone_great_species = Великий камень зверей
winter-name-stone_great_builders = Великий камень строителей
winter-name-stone_great_honor = Великий камень почёта
winter-name-stone_great_sacrifice = Великий камень жертв
winter-name-stone_great_heartland = Камень сердца земли
winter-name-stone_great_rim = Камень окраин
winter-name-stone_great_tribe = Великий камень племени
winter-name-stone_great_learning = Великий камень знаний
winter-name-stone_great_stores = Камень запасов
winter-name-stone_landmarks = Камень ориентиров


### Names: terrain, landmarks, fish

winter-name-forest = лес
winter-name-plains = равнина
winter-name-hills = холмы
winter-name-mountains = горы
winter-name-tundra = тундра
winter-name-glacier = ледник
winter-name-forest_a = лес A
winter-name-forest_b = лес B
winter-name-forest_c = лес C
winter-name-forest_d = лес D
winter-name-plains_a = равнина A
winter-name-plains_b = равнина B
winter-name-plains_c = равнина C
winter-name-plains_d = равнина D
winter-name-hills_a = холмы A
winter-name-hills_b = холмы B
winter-name-hills_c = холмы C
winter-name-hills_d = холмы D
winter-name-mountains_a = горы A
winter-name-mountains_b = горы B
winter-name-mountains_c = горы C
winter-name-mountains_d = горы D
winter-name-tundra_a = тундра A
winter-name-tundra_b = тундра B
winter-name-tundra_c = тундра C
winter-name-tundra_d = тундра D
winter-name-glacier_a = ледник A
winter-name-glacier_b = ледник B
winter-name-glacier_c = ледник C
winter-name-glacier_d = ледник D
winter-name-printed_glacier = ледник у реки
winter-name-river = река
winter-name-landmark = ориентир

winter-name-volcano = Вулкан
winter-name-mesa = Останец
winter-name-arch = Арка
winter-name-monolith = Монолит
winter-name-tree = Древо

winter-name-great_fish = особая рыба
winter-name-fish_food2 = рыба ({ winter-count-food })
winter-name-fish_mixed = рыба (пища и орудие)
winter-name-fish_tools2 = рыба ({ winter-count-tools })
winter-name-fish_food3 = рыба ({ winter-count-food })
winter-name-fish_draw = рыба (карта)
winter-name-fish_vp3 = рыба ({ $amount } ПО)
winter-name-fish_move = рыба (перемещения)
winter-name-fish_honor = рыба (почёт)
winter-name-fish_sacrifice = рыба (жертвоприношения)
winter-name-fish_megalith = рыба (мегалит)


### Names: places

winter-name-h1 = гекс 1
winter-name-h2 = гекс 2
winter-name-h3 = гекс 3
winter-name-h4 = гекс 4
winter-name-h5 = гекс 5
winter-name-h6 = гекс 6
winter-name-h7 = гекс 7
winter-name-h8 = гекс 8
winter-name-h9 = гекс 9
winter-name-h10 = гекс 10
winter-name-h11 = гекс 11
winter-name-h12 = гекс 12
winter-name-h13 = гекс 13
winter-name-h14 = гекс 14
winter-name-h15 = гекс 15
winter-name-h16 = гекс 16
winter-name-h17 = гекс 17
winter-name-h18 = гекс 18
winter-name-h19 = гекс 19
winter-name-base_tile = стартовый тайл
winter-name-start_base = лагерь
winter-name-headwaters = исток
winter-name-delta_tile = дельта
winter-name-course_1 = позиция 1 на реке
winter-name-course_2 = позиция 2 на реке
winter-name-course_3 = позиция 3 на реке
winter-name-course_4 = позиция 4 на реке
winter-name-course_5 = позиция 5 на реке

winter-name-a = A
winter-name-b = B
winter-name-c = C
winter-name-d = D
winter-name-a1 = A1
winter-name-a2 = A2
winter-name-a3 = A3
winter-name-a4 = A4
winter-name-a5 = A5
winter-name-a6 = A6
winter-name-a7 = A7
winter-name-a8 = A8
winter-name-b1 = B1
winter-name-b2 = B2
winter-name-b3 = B3
winter-name-b4 = B4
winter-name-b5 = B5
winter-name-b6 = B6
winter-name-b7 = B7
winter-name-b8 = B8
winter-name-c1 = C1
winter-name-c2 = C2
winter-name-c3 = C3
winter-name-c4 = C4
winter-name-c5 = C5
winter-name-c6 = C6
winter-name-c7 = C7
winter-name-c8 = C8
winter-name-d1 = D1
winter-name-d2 = D2
winter-name-d3 = D3
winter-name-d4 = D4
winter-name-d5 = D5
winter-name-d6 = D6
winter-name-d7 = D7
winter-name-d8 = D8
winter-name-square_a1 = квадрат от A1
winter-name-square_a2 = квадрат от A2
winter-name-square_a3 = квадрат от A3
winter-name-square_a4 = квадрат от A4
winter-name-square_a5 = квадрат от A5
winter-name-square_a6 = квадрат от A6
winter-name-square_a7 = квадрат от A7
winter-name-square_a8 = квадрат от A8
winter-name-square_b1 = квадрат от B1
winter-name-square_b2 = квадрат от B2
winter-name-square_b3 = квадрат от B3
winter-name-square_b4 = квадрат от B4
winter-name-square_b5 = квадрат от B5
winter-name-square_b6 = квадрат от B6
winter-name-square_b7 = квадрат от B7
winter-name-square_b8 = квадрат от B8
winter-name-square_c1 = квадрат от C1
winter-name-square_c2 = квадрат от C2
winter-name-square_c3 = квадрат от C3
winter-name-square_c4 = квадрат от C4
winter-name-square_c5 = квадрат от C5
winter-name-square_c6 = квадрат от C6
winter-name-square_c7 = квадрат от C7
winter-name-square_c8 = квадрат от C8
winter-name-square_d1 = квадрат от D1
winter-name-square_d2 = квадрат от D2
winter-name-square_d3 = квадрат от D3
winter-name-square_d4 = квадрат от D4
winter-name-square_d5 = квадрат от D5
winter-name-square_d6 = квадрат от D6
winter-name-square_d7 = квадрат от D7
winter-name-square_d8 = квадрат от D8

winter-name-hand = рука
winter-name-played = разыгранные карты
winter-name-discard = сброс
winter-name-starting_deck = начальная колода
winter-name-grave = погребение
winter-name-draw_pile = колода
winter-name-pile = стопка затмения


### Names: sources of points

winter-name-villages = общины
winter-name-megaliths = мегалиты: бонусы
winter-name-idols = шаги по шкалам идолов
winter-name-terrain = местность
winter-name-landmarks = ориентиры
winter-name-fish = рыба
winter-name-delta = дельта
winter-name-stones = священные камни
winter-name-income = доход
winter-name-culture = карты культуры: эффекты
winter-name-other = прочие бонусы
winter-name-animals = наборы животных
winter-name-tribe_cards = карты племени
winter-name-culture_cards = карты культуры
winter-name-megaliths_end = мегалиты
winter-name-level = надбавка уровня


### What a line of the score sheet is counted from

winter-piece-count =
    { $count ->
        [1] { $thing }
       *[other] { $thing } × { $count }
    }
winter-piece-honor = похороненные карты { $count } × { $each }
winter-piece-honor_steps = шаги почёта { $count } × { $each }
winter-piece-sacrifice = пища и орудия { $count } ÷ { $each }
winter-piece-megaliths = мегалиты уровня { $level }, { $count } × { $each }


### Names: decisions

winter-name-chief_side = сторона вождя
winter-name-setup_card = карта подготовки
winter-name-setup_recruit = карта племени при подготовке
winter-name-base_place = лагерь
winter-name-figure = фигурка
winter-name-culture_payment = карта для сброса
winter-name-chief_use = бонус вождя
winter-name-box = ячейка столбца
winter-name-recruit_stack = стопка племени
winter-name-recruit_to = рука или сброс
winter-name-culture_buy = карта культуры
winter-name-culture_to = рука или сброс
winter-name-stone_take = священный камень
winter-name-animal_open = открытое животное
winter-name-animal_deck = верхнее животное
winter-name-camp_entry = место стоянки
winter-name-move_piece = что переместить
winter-name-move_target = куда переместить
winter-name-village_place = стык для общины
winter-name-village_piece = стоянка или лодка
winter-name-bury_card = карта для погребения
winter-name-tip_animal = животное для использования
winter-name-megalith_place = место мегалита
winter-name-effect_option = выбор бонуса
winter-name-effect_pay = плата за бонус
winter-name-swap_amount = обмен ресурсов
winter-name-eclipse_pile = карты для стопки затмения
winter-name-eclipse_ability = способность в затмении
winter-name-warrior_own = своя фишка (Воитель)
winter-name-warrior_other = чужая стоянка
winter-name-warrior_target = куда сдвинуть стоянку
winter-name-terrain_hex = следующий гекс

winter-name-culture_play = карта культуры
winter-name-deck = колода
winter-name-decline = отказ
winter-name-destination = рука или сброс
winter-name-end_turn = конец хода
winter-name-labour_card = карта на труд
winter-name-fish_discard = сброс рыбы
winter-name-bonus = бонус

winter-name-recruit = карта племени
winter-name-buy_culture = карта культуры
winter-name-hunt_open = открытое животное
winter-name-hunt_deck = верхнее животное
winter-name-place_camp = стоянка
winter-name-move = перемещение
winter-name-bury = погребение карты
winter-name-take_stone = священный камень
winter-name-tip = использование животного
winter-name-found_village = община
winter-name-first = ячейка 3


### Names: effects, what is counted

winter-name-bonus_food = пища
winter-name-bonus_tools = орудия
winter-name-bonus_labour = труд
winter-name-bonus_draw = карты
winter-name-bonus_vp = ПО
winter-name-bonus_honor = почёт
winter-name-bonus_sacrifice = жертвоприношения
winter-name-bonus_megalith = мегалит
winter-name-bonus_camp = стоянка
winter-name-bonus_move = перемещение
winter-name-bonus_tip = использование животного
winter-name-bonus_hunt_deck = верхнее животное
winter-name-bonus_hunt_open = открытое животное
winter-name-bonus_bury = погребение карты
winter-name-bonus_fish = рыба
winter-name-bonus_swap = обмен ресурсов
winter-name-bonus_strength = сила
winter-name-bonus_pay = бонус за плату
winter-name-bonus_choose = выбор бонуса
winter-name-bonus_score_per = ПО
winter-name-bonus_warrior_move = действие Воителя
winter-name-bonus_recruit = карта племени
winter-name-bonus_to_hand_free = карта на руку без доплаты
winter-name-bonus_reshuffle_fish = возвращение рыбы
winter-name-bonus_end = ничего

winter-name-village_touching = общины у местности
winter-name-camp_on_map = стоянки на местности
winter-name-camp_on_board = стоянки на планшете
winter-name-central_hex_with_camp = центральные гексы со стоянкой
winter-name-edge_hex_with_camp = крайние гексы со стоянкой
winter-name-camp_on_hex = стоянки на гексе
winter-name-species = виды животных
winter-name-buried_card = похороненные карты
winter-name-megalith = мегалиты
winter-name-culture_card = карты культуры
winter-name-tribe_card = карты племени
winter-name-honor_step = шаги почёта
winter-name-sacrifice_step = шаги жертвоприношений
winter-name-central_hex_led = центральные гексы с вашим лидерством
winter-name-edge_hex_present = крайние гексы с влиянием
winter-name-resource = ресурсы
winter-name-stone = священные камни
winter-name-counter = что считают
winter-name-pay = цена и бонус
winter-name-options = варианты
winter-name-argument = тип местности

winter-name-counter_village = общины
winter-name-counter_village_touching = общины рядом
winter-name-counter_camp_on_map = стоянки на местности
winter-name-counter_camp_on_board = стоянки на планшете
winter-name-counter_central_hex_with_camp = центральные гексы со стоянкой
winter-name-counter_edge_hex_with_camp = крайние гексы со стоянкой
winter-name-counter_camp_on_hex = стоянки на гексе
winter-name-counter_species = виды животных
winter-name-counter_buried_card = похороненные карты
winter-name-counter_megalith = мегалиты
winter-name-counter_culture_card = карты культуры
winter-name-counter_tribe_card = карты племени
winter-name-counter_honor_step = шаги почёта
winter-name-counter_sacrifice_step = шаги жертвоприношений
winter-name-counter_central_hex_led = центральные гексы с вашим лидерством
winter-name-counter_edge_hex_present = крайние гексы с влиянием
winter-name-counter_resource = ресурсы


### Questions

winter-question-chief_side =
    { $players ->
        [1] Какую сторону вождя выберете?
       *[other] Какую сторону вождя выберете? Она останется тайной, пока не выберут все.
    }
winter-question-setup_card = Какую карту подготовки возьмёте?
winter-question-setup_recruit = Какую карту племени добавите в колоду?
winter-question-base_place = Где поставите лагерь?
winter-question-figure = Какую фигурку и куда поставите? Перед этим можно разыграть карты культуры.
winter-question-culture_payment = Какую карту сбросите, чтобы разыграть карту «{ $card }»?
winter-question-chief_use = Воспользуетесь бонусом вождя?
winter-question-box =
    { $column_id ->
        [rest] Вы отдохнули. Завершите ход?
       *[other] { $column }, ячейка { $number }: что сделаете? Труд: { $labour }
    }
winter-question-recruit_stack = Какую карту племени возьмёте?
winter-question-recruit_to = Куда пойдёт карта «{ $card }»?
winter-question-culture_buy = Какую карту культуры купите?
winter-question-culture_to = Куда пойдёт карта «{ $card }»?
winter-question-stone_take = Какой священный камень возьмёте?
winter-question-animal_open = Какое животное возьмёте?
winter-question-animal_deck = Возьмёте верхнее животное колоды?
winter-question-camp_entry = Где поставите стоянку?
winter-question-move_piece =
    { $points ->
        [one] Что переместите? Осталось { $points } очко перемещения
        [few] Что переместите? Осталось { $points } очка перемещения
       *[many] Что переместите? Осталось { $points } очков перемещения
    }
winter-question-move_target =
    { $place_id ->
        [raft] Куда поплывёт лодка?
        [start_base] Куда пойдёт стоянка из лагеря?
       *[other] Куда пойдёт стоянка ({ $place })?
    }
winter-question-village_place = На каком стыке создадите общину?
winter-question-village_piece = На одном гексе и стоянка, и лодка. Что использовать для общины?
winter-question-bury_card = Какую карту похороните?
winter-question-tip_animal = Какое животное используете?
winter-question-megalith_place = Где построите мегалит?
winter-question-effect_option = Какой бонус возьмёте?
winter-question-effect_pay = Заплатите за бонус?
winter-question-swap_amount =
    { $most ->
        [one] Обменяете ресурс на другой вид? Не больше { $most }
        [few] Сколько ресурсов обменяете на другой вид? Не больше { $most }
       *[many] Сколько ресурсов обменяете на другой вид? Не больше { $most }
    }
winter-question-eclipse_pile =
    { $players ->
        [1] Какие карты положите в стопку затмения?
       *[other] Какие карты положите в стопку затмения? Они останутся тайной, пока не выберут все.
    }
winter-question-eclipse_ability = Какую способность используете дальше?
winter-question-warrior_own = Воитель: какую свою фишку передвинете?
winter-question-warrior_other = Воитель: чью стоянку передвинете?
winter-question-warrior_target = Воитель: куда?
winter-question-terrain_hex = С какого гекса возьмёте бонус дальше?
winter-question-game_over = Игра окончена.


### Options

winter-option-decline = Нет, спасибо
winter-option-back = Назад
winter-option-chief_side =
    { $chief_id ->
        [ash_lance_a] { $chief }: труд в охоте
        [ash_lance_b] { $chief }: использование животного и шаг жертвоприношений в охоте
        [storm_voice_a] { $chief }: труд в посвящении
        [storm_voice_b] { $chief }: карта на руку без доплаты в посвящении, сила на отдыхе
        [grey_chisel_a] { $chief }: орудия в развитии
        [grey_chisel_b] { $chief }: мегалит за орудие в развитии
        [quiet_moon_a] { $chief }: почёт или жертвоприношения за пищу в любом столбце
        [quiet_moon_b] { $chief }: карта за пищу в любом столбце
        [far_strider_a] { $chief }: перемещения в исследовании
        [far_strider_b] { $chief }: стоянка в исследовании
       *[other] { $chief }
    }
winter-option-setup_card =
    { $card_id ->
        [full_baskets] { $card }: больше всего пищи
        [sharp_edges] { $card }: пища и много орудий
        [fresh_tracks] { $card }: ресурсы и животное
        [long_walk] { $card }: ресурсы, стоянка и перемещение
        [old_grief] { $card }: ресурсы и похороненный Собиратель
        [carried_fire] { $card }: ресурсы и жертвоприношения
        [first_stone] { $card }: ресурсы и мегалит
        [large_family] { $card }: ресурсы и карта племени
       *[other] { $card }
    }
winter-option-base_place = Поставить лагерь: { winter-base }
winter-option-figure =
    { $column_id ->
        [rest] { $figure_id ->
            [chief] Вождь отдыхает
           *[other] Соплеменник отдыхает
        }
       *[other] { $figure_id ->
            [chief] Вождь: { $column }
            [member] Соплеменник: { $column }
           *[other] { $figure }: { $column }
        }
    }
winter-option-figure-first =
    { $figure_id ->
        [chief] Вождь: { $column } (первая фигурка)
        [member] Соплеменник: { $column } (первая фигурка)
       *[other] { $figure }: { $column } (первая фигурка)
    }
winter-option-culture_play = Разыграть карту «{ $card }»
winter-option-culture_play-paid = Разыграть карту «{ $card }» и сбросить за это другую карту
winter-option-culture_payment = Сбросить карту «{ $card }»
winter-option-chief_use = Воспользоваться бонусом вождя: { winter-effect }
winter-option-labour_card =
    { $labour ->
        [one] Разыграть карту «{ $card }»: { $labour } труд
        [few] Разыграть карту «{ $card }»: { $labour } труда
       *[many] Разыграть карту «{ $card }»: { $labour } труда
    }
winter-option-first = Ячейка 3 ({ $column }): { winter-effect } и не только
winter-option-next = К ячейке { $number }
winter-option-end_turn =
    { $labour ->
        [0] Завершить ход
       *[other] Завершить ход; пропадёт труд: { $labour }
    }
winter-forgoes-box = Ячейка { $number } ({ $column }) для вас бесплатна и не использована.
winter-forgoes-labour = Ещё можно потратить труд ({ $labour }); в конце хода он пропадёт.
winter-forgoes-pile = Вы не положили ни одной карты для Затмения.
winter-option-deed-recruit = Взять карту племени: { winter-price-labour }, { winter-price-food }
winter-option-deed-buy_culture = Купить карту культуры
winter-option-deed-hunt_open = Добыть открытое животное: { winter-price-labour }, { winter-price-tools }
winter-option-deed-hunt_deck = Добыть неизвестное животное: { winter-price-labour }, { winter-price-tools }
winter-option-deed-place_camp = Поставить стоянку: { winter-price-labour }, { winter-price-food }
winter-option-deed-move = Переместить стоянку или лодку: { winter-price-labour }
winter-option-deed-bury = Похоронить карту
winter-option-deed-take_stone = Взять священный камень: { winter-price-tools }
winter-option-deed-tip = Использовать животное
winter-option-deed-found_village = Создать общину
winter-option-recruit_stack = { $card } (осталось { $left })
winter-option-to_discard = В сброс
winter-option-to_hand-food =
    { $price ->
        [0] На руку, в этот раз без доплаты
        [one] На руку, −{ $price } пища
        [few] На руку, −{ $price } пищи
       *[many] На руку, −{ $price } пищи
    }
winter-option-to_hand-tools =
    { $price ->
        [one] На руку, −{ $price } орудие
        [few] На руку, −{ $price } орудия
       *[many] На руку, −{ $price } орудий
    }
winter-option-culture_buy = { $card } (место { $place }): { winter-price-labour }, { winter-price-tools }; приносит { $points } ПО
winter-option-stone_take = Взять: { $stone }
winter-option-animal_open = Взять: { $species } (место { $place })
winter-option-animal_deck = Взять верхнее животное
winter-option-camp_entry =
    { $place_id ->
        [base_tile] На стартовый тайл
        [start_base] На свой лагерь
       *[other] К своей лодке, { $place }
    }
winter-option-move-stop = Больше ничего не перемещать
winter-option-move_piece =
    { $place_id ->
        [raft] Переместить лодку
        [start_base] Переместить стоянку из лагеря
       *[other] Переместить стоянку: { $place }
    }
winter-option-move_target =
    { $cost ->
        [one] Сюда: { winter-place } ({ $cost } очко перемещения)
        [few] Сюда: { winter-place } ({ $cost } очка перемещения)
       *[many] Сюда: { winter-place } ({ $cost } очков перемещения)
    }
winter-option-village_place = На стыке гексов { $junction }
winter-option-village-camp = Стоянку
winter-option-village-raft = Лодку, она вернётся на тайл истока
winter-option-bury_card =
    { $zone_id ->
        [hand] «{ $card }» с руки
        [played] «{ $card }», разыграна в этом ходе
        [discard] «{ $card }» из сброса
       *[other] «{ $card }» из колоды
    }
winter-option-tip_animal = Использовать: { $species } (у вас { $held })
winter-option-megalith-space = Клетка { $space }: { winter-effect }
winter-option-megalith-square = Сверху, { $square }: +{ $points } ПО
winter-option-effect = Взять бонус: { winter-effect }
winter-option-pay-food =
    { $price ->
        [one] Заплатить { $price } пищу: { winter-effect }
        [few] Заплатить { $price } пищи: { winter-effect }
       *[many] Заплатить { $price } пищи: { winter-effect }
    }
winter-option-pay-tools =
    { $price ->
        [one] Заплатить { $price } орудие: { winter-effect }
        [few] Заплатить { $price } орудия: { winter-effect }
       *[many] Заплатить { $price } орудий: { winter-effect }
    }
winter-option-swap-food =
    { $number ->
        [one] { $number } пища → { $number } орудие
        [few] { $number } пищи → { $number } орудия
       *[many] { $number } пищи → { $number } орудий
    }
winter-option-swap-tools =
    { $number ->
        [one] { $number } орудие → { $number } пища
        [few] { $number } орудия → { $number } пищи
       *[many] { $number } орудий → { $number } пищи
    }
winter-option-eclipse_pile = Положить карту «{ $card }» (сила { $strength })
winter-option-pile_done =
    { $cards ->
        [0] Не класть карт
        [one] Готово: { $cards } карта
        [few] Готово: { $cards } карты
       *[many] Готово: { $cards } карт
    }
winter-option-eclipse_ability =
    { $card_id ->
        [elder] { $card }: похоронить карту или сделать шаг почёта
        [hunter] { $card }: верхнее животное за орудие или использовать животное
        [shaman] { $card }: шаг жертвоприношений или почёта
       *[other] { $card }: { winter-effect }
    }
winter-option-abilities_done = Способностей больше не использовать
winter-option-warrior_other =
    { $place_id ->
        [start_base] { $owner }: стоянка в лагере
       *[other] { $owner }: стоянка, { $place }
    }
winter-option-warrior_target = Сюда: { winter-place }
winter-option-terrain_hex = Бонус: { $place }, { $tile }
winter-option-terrain_rest = Все остальные по порядку гексов


### Facts

winter-fact-round_begins = Раунд { $amount } начинается.
winter-fact-eclipse_begins = Затмение раунда { $amount }
winter-fact-era_changes = Начинается эпоха II.
winter-fact-game_over = Игра окончена.
winter-fact-order = Очерёдность хода: { $colour }, сила { $amount }
winter-fact-chief_dealt = { winter-who } получает вождя: { $chief }.
winter-fact-side_chosen = Ваш выбор: { $chief }
winter-fact-side_sealed = { winter-who }: сторона вождя выбрана.
winter-fact-side_shown = { winter-who } — вождь { $chief }.
winter-fact-setup_card_laid = Карта подготовки в выкладке: { $card }
winter-fact-setup_card = { winter-who } берёт карту подготовки «{ $card }».
winter-fact-base_set = { winter-who } ставит лагерь: { winter-base }.
winter-fact-culture_laid = Новая карта культуры, место { $place }: { $card }
winter-fact-animal_laid = Новое животное, место { $place }: { $species }
winter-fact-animals_shuffled =
    { $amount ->
        [one] Сброс животных становится новой колодой: { $amount } карта.
        [few] Сброс животных становится новой колодой: { $amount } карты.
       *[many] Сброс животных становится новой колодой: { $amount } карт.
    }
winter-fact-figure =
    { $column_id ->
        [rest] { winter-who }: { $figure } отдыхает.
       *[other] { winter-who } ставит фигурку ({ $figure }): { $column }.
    }
winter-fact-culture_played = { winter-who } разыгрывает карту «{ $card }».
winter-fact-culture_paid = { winter-who } сбрасывает карту «{ $card }».
winter-fact-labour_card = { winter-who } разыгрывает карту «{ $card }» на труд.
winter-fact-turn_ended = { winter-who } заканчивает ход.
winter-fact-food =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } пища
        [few] { winter-who }: { $sign }{ $amount } пищи
       *[many] { winter-who }: { $sign }{ $amount } пищи
    }
winter-fact-tools =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } орудие
        [few] { winter-who }: { $sign }{ $amount } орудия
       *[many] { winter-who }: { $sign }{ $amount } орудий
    }
winter-fact-labour =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } труд
        [few] { winter-who }: { $sign }{ $amount } труда
       *[many] { winter-who }: { $sign }{ $amount } труда
    }
winter-fact-strength =
    { $amount ->
        [one] { winter-who }: { $sign }{ $amount } сила
        [few] { winter-who }: { $sign }{ $amount } силы
       *[many] { winter-who }: { $sign }{ $amount } силы
    }
winter-fact-vp = { winter-who }: { $sign }{ $amount } ПО ({ $source })
winter-fact-honor = { winter-who }: почёт, деление { $step }
winter-fact-sacrifice = { winter-who }: жертвоприношения, деление { $step }
winter-fact-drew =
    { $amount ->
        [one] { winter-who } берёт { $amount } карту.
        [few] { winter-who } берёт { $amount } карты.
       *[many] { winter-who } берёт { $amount } карт.
    }
winter-fact-drew_card = Вы берёте карту «{ $card }».
winter-fact-shuffled =
    { $amount ->
        [one] { winter-who } перемешивает новую колоду: { $amount } карта.
        [few] { winter-who } перемешивает новую колоду: { $amount } карты.
       *[many] { winter-who } перемешивает новую колоду: { $amount } карт.
    }
winter-fact-recruited =
    { $zone_id ->
        [hand] { winter-who } берёт карту племени на руку: { $card }.
        [discard] { winter-who } берёт карту племени в сброс: { $card }.
       *[other] { winter-who } берёт карту племени в колоду: { $card }.
    }
winter-fact-culture_bought =
    { $zone_id ->
        [hand] { winter-who } берёт карту культуры на руку: { $card }.
       *[other] { winter-who } берёт карту культуры: { $card }.
    }
winter-fact-stone_taken = { winter-who } берёт { $stone }.
winter-fact-stone_removed = Из игры выбывает { $stone }.
winter-fact-tribe_card_removed = Карта выбывает из игры: { $card }.
winter-fact-animal = { winter-who } берёт животное: { $species }.
winter-fact-tipped = { winter-who } использует животное: { $species }.
winter-fact-buried = { winter-who } хоронит карту «{ $card }».
winter-fact-camp_placed =
    { $place_id ->
        [base_tile] { winter-who } ставит стоянку на стартовый тайл.
        [start_base] { winter-who } ставит стоянку на лагерь.
       *[other] { winter-who } ставит стоянку: { $place }.
    }
winter-fact-camp_moved =
    { $start_id ->
        [start_base] { winter-who }: стоянка выходит из лагеря, { $place }.
       *[other] { winter-who }: стоянка перемещается, { $start } → { $place }.
    }
winter-fact-raft_moved =
    { $place_id ->
        [headwaters] { winter-who }: лодка на тайле истока.
        [delta_tile] { winter-who }: лодка на тайле дельты.
       *[other] { winter-who }: лодка теперь здесь: { $place }.
    }
winter-fact-village = { winter-who } создаёт общину на стыке гексов { $junction }.
winter-fact-megalith =
    { $amount ->
        [1] { winter-who } строит мегалит на клетке { $space }.
       *[other] { winter-who } строит мегалит на уровне { $amount }: { $space }.
    }
winter-fact-bonus_lost = { winter-who } не может воспользоваться бонусом: { $effect }.
winter-fact-pile_card = Вы кладёте в стопку затмения: { $card }
winter-fact-pile_closed = { winter-who }: карты для затмения выбраны.
winter-fact-pile_shown =
    { $amount ->
        [1] { winter-who } открывает карту «{ $card }».
       *[other] { winter-who } открывает карту «{ $card }» × { $amount }.
    }
winter-fact-ability = { winter-who } использует способность: { $card }.
winter-fact-terrain = { winter-who } лидирует: { $place }, { $tile }.
winter-fact-fish_drawn = { winter-who } тянет жетон: { $token }.
winter-fact-fish_shuffled =
    { $amount ->
        [one] Вся рыба возвращается: в запасе { $amount } жетон.
        [few] Вся рыба возвращается: в запасе { $amount } жетона.
       *[many] Вся рыба возвращается: в запасе { $amount } жетонов.
    }
winter-fact-rival_card = Карта Соперника: { $column }, сила { $amount }


### Что сделал игрок: после имени или отдельно под ним; .you — обращение к читателю

winter-told-ability = использует способность ({ $card })
    .you = используете способность ({ $card })
winter-told-animal = берёт животное ({ $species })
    .you = берёте животное ({ $species })
winter-told-base_set = ставит лагерь ({ winter-base })
    .you = ставите лагерь ({ winter-base })
winter-told-bonus_lost = не может воспользоваться бонусом ({ $effect })
    .you = не можете воспользоваться бонусом ({ $effect })
winter-told-buried = хоронит карту «{ $card }»
    .you = хороните карту «{ $card }»
winter-told-camp_moved =
    { $start_id ->
        [start_base] выводит стоянку из лагеря ({ $place })
       *[other] перемещает стоянку ({ $start } → { $place })
    }
    .you =
        { $start_id ->
            [start_base] выводите стоянку из лагеря ({ $place })
           *[other] перемещаете стоянку ({ $start } → { $place })
        }
winter-told-camp_placed =
    { $place_id ->
        [base_tile] ставит стоянку на стартовый тайл
        [start_base] ставит стоянку на лагерь
       *[other] ставит стоянку ({ $place })
    }
    .you =
        { $place_id ->
            [base_tile] ставите стоянку на стартовый тайл
            [start_base] ставите стоянку на лагерь
           *[other] ставите стоянку ({ $place })
        }
winter-told-chief_dealt = получает вождя ({ $chief })
    .you = получаете вождя ({ $chief })
winter-told-culture_bought = берёт карту культуры «{ $card }»
    .you = берёте карту культуры «{ $card }»
winter-told-culture_paid = сбрасывает карту «{ $card }»
    .you = сбрасываете карту «{ $card }»
winter-told-culture_played = разыгрывает карту «{ $card }»
    .you = разыгрываете карту «{ $card }»
winter-told-drew =
    { $amount ->
        [one] берёт { $amount } карту
        [few] берёт { $amount } карты
       *[many] берёт { $amount } карт
    }
    .you =
        { $amount ->
            [one] берёте { $amount } карту
            [few] берёте { $amount } карты
           *[many] берёте { $amount } карт
        }
winter-told-figure =
    { $column_id ->
        [rest] { $figure_id ->
            [chief] отправляет вождя на отдых
           *[other] отправляет соплеменника на отдых
        }
       *[other] { $figure_id ->
            [chief] ставит вождя в столбец «{ $column }»
           *[other] ставит соплеменника в столбец «{ $column }»
        }
    }
    .you =
        { $column_id ->
            [rest] { $figure_id ->
                [chief] отправляете вождя на отдых
               *[other] отправляете соплеменника на отдых
            }
           *[other] { $figure_id ->
                [chief] ставите вождя в столбец «{ $column }»
               *[other] ставите соплеменника в столбец «{ $column }»
            }
        }
winter-told-fish_drawn = тянет жетон «{ $token }»
    .you = тянете жетон «{ $token }»
winter-told-honor = доходит по шкале почёта до деления { $step }
    .you = доходите по шкале почёта до деления { $step }
winter-told-labour_card = разыгрывает карту «{ $card }» на труд
    .you = разыгрываете карту «{ $card }» на труд
winter-told-megalith =
    { $amount ->
        [1] строит мегалит на клетке { $space }
       *[other] строит мегалит на уровне { $amount } ({ $space })
    }
    .you =
        { $amount ->
            [1] строите мегалит на клетке { $space }
           *[other] строите мегалит на уровне { $amount } ({ $space })
        }
winter-told-pile_closed = тайно выбирает карты для затмения
    .you = тайно выбираете карты для затмения
winter-told-pile_shown =
    { $amount ->
        [1] открывает карту «{ $card }»
       *[other] открывает карту «{ $card }» × { $amount }
    }
    .you =
        { $amount ->
            [1] открываете карту «{ $card }»
           *[other] открываете карту «{ $card }» × { $amount }
        }
winter-told-raft_moved =
    { $place_id ->
        [headwaters] ставит лодку на тайл истока
        [delta_tile] приводит лодку на тайл дельты
       *[other] перемещает лодку ({ $place })
    }
    .you =
        { $place_id ->
            [headwaters] ставите лодку на тайл истока
            [delta_tile] приводите лодку на тайл дельты
           *[other] перемещаете лодку ({ $place })
        }
winter-told-recruited =
    { $zone_id ->
        [hand] берёт на руку карту племени «{ $card }»
       *[other] берёт карту племени «{ $card }»
    }
    .you =
        { $zone_id ->
            [hand] берёте на руку карту племени «{ $card }»
           *[other] берёте карту племени «{ $card }»
        }
winter-told-sacrifice = доходит по шкале жертвоприношений до деления { $step }
    .you = доходите по шкале жертвоприношений до деления { $step }
winter-told-setup_card = берёт карту подготовки «{ $card }»
    .you = берёте карту подготовки «{ $card }»
winter-told-shuffled = перемешивает новую колоду
    .you = перемешиваете новую колоду
winter-told-side_sealed = тайно выбирает сторону вождя
    .you = тайно выбираете сторону вождя
winter-told-side_shown = открывает выбранного вождя ({ $chief })
    .you = открываете выбранного вождя ({ $chief })
winter-told-stone_taken = берёт священный камень «{ $stone }»
    .you = берёте священный камень «{ $stone }»
winter-told-terrain = лидирует ({ $place }, { $tile })
    .you = лидируете ({ $place }, { $tile })
winter-told-tipped = использует животное ({ $species })
    .you = используете животное ({ $species })
winter-told-turn_ended = заканчивает ход
    .you = заканчиваете ход
winter-told-village = создаёт общину на стыке гексов { $junction }
    .you = создаёте общину на стыке гексов { $junction }


### Refusals: setup, turns, cards

winter-refusal-base-too-near = Один из этих гексов уже касается чужого лагеря: { winter-base }.
winter-refusal-setup-card-gone = Этой карты подготовки в выкладке нет: { $card }.
winter-refusal-figure-placed =
    { $figure_id ->
        [chief] Ваш вождь уже поставлен.
       *[other] Ваши соплеменники уже поставлены.
    }
winter-refusal-game-over = Игра окончена.
winter-refusal-not-your-turn = Сейчас решает другой игрок: { $colour }.
winter-refusal-not-in-hand = Этой карты у вас на руке нет: { $card }.
winter-refusal-no-card-to-pay = Для следующей карты культуры нужно сбросить ещё одну карту, а её нет.
winter-refusal-no-labour-on-rest = Во время отдыха карты на труд не разыгрывают.
winter-refusal-no-labour = Не хватает труда: нужно { $price }, есть { $found }.
winter-refusal-no-food = Не хватает пищи: нужно { $price }, есть { $found }.
winter-refusal-no-tools = Не хватает орудий: нужно { $price }, есть { $found }.
winter-refusal-no-next-box = Следующей ячейки нет.
winter-refusal-other-box = Это относится к другой ячейке.
winter-refusal-not-first = Ваша фигурка не была первой в этом столбце.
winter-refusal-not-usable = Сейчас этим бонусом воспользоваться нельзя.
winter-refusal-place-empty = Место { $place } пусто.
winter-refusal-too-many-swapped = Так можно обменять не больше { $most }.


### Refusals: tribe, culture, stones, animals, burying

winter-refusal-stacks-empty = Все стопки племени пусты.
winter-refusal-stack-empty = Эта стопка пуста: { $card }.
winter-refusal-no-culture-affordable = Ни за одну открытую карту культуры вы не можете заплатить: у вас { winter-price-labour } и { winter-price-tools }.
winter-refusal-no-stone-left = Священных камней этой эпохи не осталось.
winter-refusal-no-animal = Брать некого: животных нет.
winter-refusal-no-untipped-animal = У вас нет неиспользованных животных.
winter-refusal-no-such-animal = У вас нет неиспользованного животного этого вида: { $species }.
winter-refusal-nothing-to-bury = У вас нет карты, которую можно похоронить.
winter-refusal-not-buried-from-there = Эту карту оттуда похоронить нельзя: { $card }.


### Refusals: map, megaliths, Eclipse

winter-refusal-no-camp-left = На вашем планшете больше нет стоянок.
winter-refusal-no-entry = Там стоянку поставить нельзя.
winter-refusal-nothing-to-move = Перемещать нечего.
winter-refusal-no-such-piece =
    { $place_id ->
        [raft] Лодки здесь нет.
        [start_base] В лагере нет стоянки.
       *[other] Такой стоянки здесь нет: { $place }.
    }
winter-refusal-no-way-there = Туда за одно перемещение не попасть.
winter-refusal-glacier-too-dear =
    { $price ->
        [one] Войти на ледник стоит { $price } очко перемещения.
        [few] Войти на ледник стоит { $price } очка перемещения, столько у вас нет.
       *[many] Войти на ледник стоит { $price } очков перемещения, столько у вас нет.
    }
winter-refusal-no-village-left = У вас больше нет общин.
winter-refusal-no-junction = Общину не создать: ни у одного свободного стыка нет ваших стоянок на всех трёх гексах.
winter-refusal-junction-taken = На этом стыке уже есть община.
winter-refusal-junction-at-base-tile = Община не может касаться стартового тайла.
winter-refusal-camps-missing = Не на всех трёх гексах этого стыка есть ваши стоянки.
winter-refusal-no-megalith-left = У вас больше нет мегалитов.
winter-refusal-square-closed = Сверху здесь строить нельзя: нужны четыре мегалита, на которых ничего не лежит.
winter-refusal-space-taken = Здесь уже стоит мегалит.
winter-refusal-space-apart = Эта клетка не граничит с мегалитом.
winter-refusal-not-on-pile = Этой карты нет в вашей стопке затмения: { $card }.
winter-refusal-ability-not-usable = Сейчас этой способностью воспользоваться нельзя: { $card }.
winter-refusal-hex-not-led = Здесь вы не лидируете или уже взяли бонус: { $place }.


### Refusals: editions of the data, positions

winter-refusal-bad-seat = За этим столом нет игрока { $seat }.
winter-refusal-data-count = Неверное число ({ $what }): { $found } вместо { $expected }.
winter-refusal-data-name-twice = Две вещи названы одинаково: «{ $text }».


### Refusals: what is wrong with a position

winter-refusal-broken-animals = Животных одного вида не столько, сколько должно быть: { $found } вместо { $expected }.
winter-refusal-broken-base = Лагеря нет или он там, где нельзя.
winter-refusal-broken-camps = Стоянок у игрока: { $found } вместо { $expected }.
winter-refusal-broken-cards = Карт одного вида не столько, сколько должно быть: { $found } вместо { $expected }.
winter-refusal-broken-chief = Вождя нет, или он один у двух игроков.
winter-refusal-broken-culture = Карта культуры в двух местах, нигде или не той эпохи.
winter-refusal-broken-eclipse = Записанное о затмении не подходит к этому моменту.
winter-refusal-broken-figures = Поставленные фигурки не подходят к этому ходу.
winter-refusal-broken-fish = Жетонов рыбы не столько, сколько должно быть: { $found } вместо { $expected }.
winter-refusal-broken-known = Известное о колоде не подходит к её картам.
winter-refusal-broken-map = Тайлы местности лежат не по правилам.
winter-refusal-broken-megaliths = Мегалиты стоят не по правилам.
winter-refusal-broken-order = В очерёдности хода каждый игрок должен стоять один раз.
winter-refusal-broken-over = Конец игры и открытые решения противоречат друг другу.
winter-refusal-broken-pending = Этого решения здесь быть не может: { $point }.
winter-refusal-broken-raft = Лодка там, где её быть не может.
winter-refusal-broken-range = { $found } — слишком много или слишком мало: возможно от 0 до { $most }.
winter-refusal-broken-rival = Записанного о Сопернике быть не может.
winter-refusal-broken-rival-cards = Нераскрытых карт Соперника: { $found } вместо { $expected }.
winter-refusal-broken-round = Раунд { $found } из { $most } не подходит к открытым решениям.
winter-refusal-broken-sealed = Тайный выбор не подходит к открытому решению.
winter-refusal-broken-setup = Записанное о подготовке не подходит к этому моменту.
winter-refusal-broken-stones = Священный камень в двух местах, нигде или там, где нельзя.
winter-refusal-broken-stones-dealt = Священных камней одной эры, открытых и у игроков: { $found }, не больше { $most }.
winter-refusal-broken-turn = Записанное о ходе не подходит к этому моменту.
winter-refusal-broken-villages = Общины стоят не на своих стыках.
winter-refusal-culture-on-pile = Карты культуры в стопке затмения не лежат.


### The table as text

winter-count-points = { $points } ПО
winter-count-food =
    { $amount ->
        [one] { $amount } пища
        [few] { $amount } пищи
       *[many] { $amount } пищи
    }
winter-count-tools =
    { $amount ->
        [one] { $amount } орудие
        [few] { $amount } орудия
       *[many] { $amount } орудий
    }
winter-count-labour =
    { $amount ->
        [one] { $amount } труд
        [few] { $amount } труда
       *[many] { $amount } труда
    }
winter-count-honor = почёт { $amount }
winter-count-sacrifice = жертвоприношения { $amount }
winter-count-camps =
    { $amount ->
        [one] { $amount } стоянка на планшете
        [few] { $amount } стоянки на планшете
       *[many] { $amount } стоянок на планшете
    }
winter-count-megaliths =
    { $amount ->
        [one] { $amount } построенный мегалит
        [few] { $amount } построенных мегалита
       *[many] { $amount } построенных мегалитов
    }
winter-count-hand =
    { $amount ->
        [one] { $amount } карта на руке
        [few] { $amount } карты на руке
       *[many] { $amount } карт на руке
    }
winter-count-deck =
    { $amount ->
        [one] { $amount } карта в колоде
        [few] { $amount } карты в колоде
       *[many] { $amount } карт в колоде
    }
winter-count-graves =
    { $amount ->
        [one] { $amount } похороненная карта
        [few] { $amount } похороненные карты
       *[many] { $amount } похороненных карт
    }
winter-text-round =
    { $phase_id ->
        [over] Раунд { $round }, эпоха { $era }: игра окончена
       *[other] Раунд { $round }, эпоха { $era }: { $phase }
    }
winter-text-order = Очерёдность хода: { $text }
winter-text-signs = 1:2 = у игрока 1 влияние 2, R = Соперник; на стартовом тайле по одной цифре за стоянку
winter-text-villages = Общины
winter-text-rafts = Лодки (0 исток, 6 дельта)
winter-text-culture = Карты культуры (место, название, труд/орудия)
winter-text-stones = Священные камни
winter-text-animals = Открытые животные
winter-text-stacks = Стопки племени
winter-text-hand = Рука
winter-text-head_player = Игрок
winter-text-head_points = ПО сейчас
winter-text-head_end = в конце
winter-uses-culture = Разыгранные карты культуры (игр: { $games })
winter-uses-figures = Столбцы фигурок (игр: { $games })
winter-uses-recruits = Взятые карты племени (игр: { $games })
winter-uses-setup_cards = Взятые карты подготовки (игр: { $games })
winter-uses-tipped = Использованные животные (игр: { $games })


### Help: phases and turns

winter-help-phase-action = Смотрите, где ещё никто не стоит: ячейка 3 только для первой фигурки раунда. Сосчитайте труд, пищу и орудия до того, как поставите фигурку; труд не хранится.
winter-help-phase-eclipse = Карты, оставшиеся на руке, пригодятся сейчас: они дают место в очерёдности и способности. Но положенного сюда не будет на руке в следующем раунде.
winter-help-phase-preparation =
    Вы берёте { $drawn ->
        [one] { $drawn } карту
        [few] { $drawn } карты
       *[many] { $drawn } карт
    } вдобавок к тем, что сохранили. Самые старые животные и карты культуры уходят.
winter-help-culture = Первая карта культуры за ход бесплатна, за каждую следующую сбрасывают ещё одну карту с руки.
winter-help-labour = Карты дают труд только на этот ход. В своём столбце знаток даёт больше.
winter-help-end = В конце считают животных, карты, похороненные карты (по шкале почёта), ресурсы (по шкале жертвоприношений) и мегалиты.
winter-help-solo = Вы играете против Соперника, который действует по картам. Наберите больше очков; его уровень прибавит ему очки в конце.


### Help: decisions and rounds

winter-help-pile = Кладите то, чего вам почти не жаль. Каждая карта прибавляет к силе свой обычный труд и даёт способность; оставленные карты остаются на руке.
winter-help-terrain = Каждый гекс, где вы лидируете, платит один раз. Карты и перемещения берите раньше, чтобы успеть ими воспользоваться.
winter-help-village = Ищите стык, где не хватает одной стоянки. Больше всего дают общины, у которых впереди ещё раунды.
winter-help-megalith = На уровне 1 мегалит встаёт рядом с другим и даёт бонус клетки. Поверх четырёх он даёт { $vp } ПО и ещё { $each } за каждый ваш цветной под ним.
winter-help-move = Перед затмением расставьте стоянки шире: платит каждый гекс, где вы лидируете. Ради общины соберите их вокруг стыка.
winter-help-bury = Хороните самую слабую карту: колода становится лучше, вы делаете шаг почёта, а погребение приносит очки в конце.
winter-help-tip = Используйте то, что нужно сейчас; берегите вид, из которого хотите собрать большой набор.
winter-help-stone = Берите камень, условие которого уже выполнено. Чем раньше он у вас, тем чаще приносит очки.
winter-help-round-1 = Раунд 1: возьмите двух-трёх знатоков, используйте животное, если мало пищи, и отправьте в путь первую стоянку.
winter-help-round-2 = Раунд 2: священный камень сейчас принесёт очки ещё трижды. После этого раунда карты и камни эпохи I уходят.
winter-help-round-3 = Раунд 3: началась эпоха II. Создавайте общины, которые успеют лидировать в двух затмениях, и покупайте карты культуры ради очков.
winter-help-round-4 = Раунд 4: беречь больше нечего. Считайте, что ещё принесёт очки: наборы, карты, похороненные карты, ресурсы, мегалиты.


### Help: columns and actions

winter-help-column-initiate = Принимайте в племя новых людей, хороните самую слабую карту. В начале два-три знатока, взятые на руку, окупаются сразу.
winter-help-column-develop = Покупайте карты культуры и берите священный камень. Рано взятый камень приносит очки в каждом затмении.
winter-help-column-hunt = Добывайте животных: открытое — за больший труд, неизвестное — за меньший. Потом одно можно использовать ради его бонуса.
winter-help-column-explore = Ставьте и перемещайте стоянки, затем создайте общину там, где ваши стоянки на трёх гексах вокруг стыка.
winter-help-column-rest = Используйте животное, возьмите карты и получите силу на затмение. Хорошо, когда рука пуста или важна очерёдность хода.

winter-help-deed-recruit = В сброс карта дешевле; на руку она стоит больше пищи, зато её можно разыграть сразу.
winter-help-deed-buy_culture = Цена указана на карте. Купленную на руку можно разыграть со следующего вашего хода.
winter-help-deed-hunt_open = Вы видите, что берёте: собирайте один вид, набор растёт в цене.
winter-help-deed-hunt_deck = Дешевле, но берёте что придётся.
winter-help-deed-place_camp = Стоянка появляется на стартовом тайле, с дополнением «Реки и лодки» — на вашем лагере или у лодки. Каждая стоянка, снятая с планшета, открывает доход.
winter-help-deed-move = Одно очко передвигает стоянку на соседний гекс, { $glacier } — на ледник. С дополнением «Реки и лодки» за очко можно двинуть и лодку.
winter-help-deed-bury = Карта больше не мешает, вы делаете шаг почёта, а в конце она приносит очки по вашему почёту.
winter-help-deed-take_stone = Камень приносит очки в каждом вашем затмении, уже и в этом раунде.
winter-help-deed-tip = Бонус вы получаете один раз, но животное навсегда выходит из набора.
winter-help-deed-found_village =
    Три стоянки возвращаются домой; община остаётся до конца и даёт { $influence ->
        [one] { $influence } влияние
        [few] { $influence } влияния
       *[many] { $influence } влияний
    } на каждом из трёх гексов.
winter-help-deed-first = Бонус тому, кто первым в раунде пришёл в этот столбец.


### Help: map, river, tracks, megaliths

winter-help-terrain-forest = В основном пища тому, кто лидирует здесь в затмении.
winter-help-terrain-plains = Пища и что-нибудь ещё тому, кто лидирует здесь в затмении.
winter-help-terrain-hills = Орудия тому, кто лидирует здесь в затмении.
winter-help-terrain-mountains = Мегалит или очки тому, кто лидирует здесь в затмении.
winter-help-terrain-tundra = Карты или шаг по шкале идола тому, кто лидирует здесь в затмении.
winter-help-terrain-glacier =
    Очки тому, кто лидирует здесь в затмении. Войти стоит { $moves ->
        [one] { $moves } очко перемещения
        [few] { $moves } очка перемещения
       *[many] { $moves } очков перемещения
    }.
winter-help-terrain-river = Случайный жетон рыбы тому, кто лидирует здесь в затмении. Здесь ходят лодки.
winter-help-terrain-base_tile = Здесь появляются стоянки. Тайл ничего не даёт, влияния на нём нет ни у кого, и общины не могут его касаться.

winter-help-landmark-volcano = { $vp } ПО за каждую стоянку, ещё оставшуюся на вашем планшете.
winter-help-landmark-mesa = { $vp } ПО за каждый центральный гекс с вашей стоянкой.
winter-help-landmark-arch = { $vp } ПО за каждый крайний гекс с вашей стоянкой.
winter-help-landmark-monolith = { $vp } ПО за каждую вашу стоянку прямо здесь.
winter-help-landmark-tree = { $vp } ПО за каждую вашу общину у гекса реки.


winter-help-raft = Вниз по реке одного очка перемещения хватает на любое расстояние, вверх — на одну позицию. На гексе реки лодка считается стоянкой; каждый раунд она возвращается на тайл истока.
winter-help-delta = В конце вашего хода в затмении: если ни одна лодка не ближе к дельте, чем ваша, { $raft } ПО за неё и по { $camp } за каждую вашу стоянку на гексах реки.
winter-help-start_base = Здесь или у лодки появляются ваши стоянки. На лагере ничего не считается, и стоянки сюда не возвращаются.
winter-help-influence =
    Стоянка даёт { $camp ->
        [one] { $camp } влияние
        [few] { $camp } влияния
       *[many] { $camp } влияний
    }, лодка — { $raft }, община — { $village } на каждом своём гексе. Лидирует тот, у кого больше; при равенстве — все.
winter-help-track-honor = В конце каждая похороненная карта приносит от { $least } до { $most } ПО, смотря по тому, как далеко вы здесь прошли.
winter-help-track-sacrifice = В конце пища и орудия превращаются в ПО, тем выгоднее, чем дальше вы здесь прошли.
winter-help-megaliths = { winter-help-megalith }
winter-help-strength = Сила определяет новую очерёдность хода: карты затмения, отдыхающие фигурки, некоторые другие карты.


### Help: what newcomers get wrong

winter-help-mistake-1 = Неразыгранные карты остаются на руке. Тратить всё не нужно.
winter-help-mistake-2 = Бесплатна только первая карта культуры за ход; каждая следующая стоит ещё одной карты.
winter-help-mistake-3 = Ячейка 3 только для первой фигурки в этом столбце за раунд. Смотрите, где ещё никто не стоит.
winter-help-mistake-4 = В конце хода труд пропадает. Сначала сосчитайте, потом разыгрывайте карты.
winter-help-mistake-5 = Знаток даёт больше труда только в своём столбце.
winter-help-mistake-6 = Использованное животное навсегда выходит из набора.
winter-help-mistake-7 =
    Новая община возвращает домой три стоянки, и их доход прекращается; зато она до конца держит { $influence ->
        [one] { $influence } влияние
        [few] { $influence } влияния
       *[many] { $influence } влияний
    } на трёх гексах.
winter-help-mistake-8 = В базовой игре общины не могут касаться тайла в середине.
winter-help-mistake-9 = Неразыгранные карты племени не пропадают зря: в затмении они дают место в очерёдности и способности.
winter-help-mistake-10 = «Реки и лодки»: за одно очко лодка проходит вниз сколько хотите, а вверх — только одну позицию. Каждый раунд она возвращается на тайл истока, стоянки — нет.
winter-help-mistake-11 = Стоянку можно поставить прямо у лодки: это самый быстрый путь через местность.
winter-help-mistake-12 = Для дельты важно, кто ближе всех в конце именно вашего хода в затмении.


### Help: the first game

winter-help-first-game-1 = Поставьте соплеменника в Посвящение, разыграйте двух Собирателей, возьмите Охотника на руку и похороните Собирателя. Раз фигурка там первая, используйте и ячейку 3.
winter-help-first-game-2 = Теперь Охота с новым Охотником: труд и орудие приносят животное. Используйте его ради пищи или сохраните для набора.
winter-help-first-game-3 = На остальное — Исследование: поставьте стоянку и переместите одну. Стоянки появляются на тайле в середине.
winter-help-first-game-4 = Затмение: положите в стопку одну или несколько карт. Они дают силу и способности; затем идут гексы, где вы лидируете, и доход планшета.
winter-help-first-game-5 =
    Вы берёте { $drawn ->
        [one] { $drawn } новую карту
        [few] { $drawn } новые карты
       *[many] { $drawn } новых карт
    }; сохранённые остаются с вами.
winter-help-first-game-6 = Развитие: возьмите первый священный камень и купите карту культуры. Её разыгрывают в начале одного из следующих ходов.
winter-help-first-game-7 = Эпоха сменяется: открытые карты и камни эпохи I уходят, ваши остаются.
winter-help-first-game-8 = Каждый ход спрашивайте себя: в каких столбцах ещё нет первой фигурки, до какой общины одно перемещение?
winter-help-first-game-9 = Конец: к шкале очков прибавляют животных, карты, почёт, жертвоприношения и мегалиты. В раунде 4 помните об этих пяти перед каждым ходом.


### Help: the notice

winter-help-reconstructed = Печатных значений базовой игры под рукой не было: её карты, цены, шкалы, камни, бонусы местности и одиночный режим восстановлены, а имена даны свои. Сказанное в правилах дополнения «Реки и лодки» сохранено. Владелец настольной игры может исправить значения в файле данных.

winter-welcome-1 = Идёт бесконечный ледниковый период, и вы ведёте своё племя. Собирайте вокруг себя людей, учитесь, охотьтесь, рассылайте стоянки по местности, создавайте общины, хороните умерших и воздвигайте камни идолам.
winter-welcome-2 = В каждом из четырёх раундов выставьте три фигурки и разыгрывайте карты на труд; потом затмение решает, кто ходит первым, и платит за гексы, где вы лидируете. Побеждает тот, у кого больше победных очков (ПО).

### What the coach counts of a seat

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

### What a turn is called by the coach, and what is done in it

winter-plan-column = { $column }
winter-plan-recruit =
    { $amount ->
        [one] взять { $amount } карту племени
        [few] взять { $amount } карты племени
       *[many] взять { $amount } карт племени
    }
winter-plan-recruit_card =
    { $amount ->
        [one] взять карту «{ $card }»
        [few] взять карту «{ $card }» × { $amount }
       *[many] взять карту «{ $card }» × { $amount }
    }
winter-plan-bury_card =
    { $amount ->
        [one] похоронить карту «{ $card }»
        [few] похоронить карту «{ $card }» × { $amount }
       *[many] похоронить карту «{ $card }» × { $amount }
    }
winter-plan-buy =
    { $amount ->
        [one] { $amount } карта культуры
        [few] { $amount } карты культуры
       *[many] { $amount } карт культуры
    }
winter-plan-hunt =
    { $amount ->
        [one] { $amount } животное
        [few] { $amount } животных
       *[many] { $amount } животных
    }
winter-plan-camp =
    { $amount ->
        [one] поставить { $amount } стоянку
        [few] поставить { $amount } стоянки
       *[many] поставить { $amount } стоянок
    }
winter-plan-village =
    { $amount ->
        [one] создать { $amount } общину
        [few] создать { $amount } общины
       *[many] создать { $amount } общин
    }
winter-plan-megalith =
    { $amount ->
        [one] построить { $amount } мегалит
        [few] построить { $amount } мегалита
       *[many] построить { $amount } мегалитов
    }
winter-plan-move =
    { $amount ->
        [one] переместить стоянки { $amount } раз
        [few] переместить стоянки { $amount } раза
       *[many] переместить стоянки { $amount } раз
    }
winter-plan-raft =
    { $amount ->
        [one] переместить лодку { $amount } раз
        [few] переместить лодку { $amount } раза
       *[many] переместить лодку { $amount } раз
    }
winter-plan-stone =
    { $amount ->
        [one] взять { $amount } священный камень
        [few] взять { $amount } священных камня
       *[many] взять { $amount } священных камней
    }
winter-plan-bury =
    { $amount ->
        [one] похоронить { $amount } карту
        [few] похоронить { $amount } карты
       *[many] похоронить { $amount } карт
    }
winter-plan-tip =
    { $amount ->
        [one] использовать { $amount } животное
        [few] использовать { $amount } животных
       *[many] использовать { $amount } животных
    }
winter-plan-play =
    { $amount ->
        [one] разыграть { $amount } карту культуры
        [few] разыграть { $amount } карты культуры
       *[many] разыграть { $amount } карт культуры
    }
winter-plan-labour =
    { $amount ->
        [one] разыграть { $amount } карту (труд: { $labour })
        [few] разыграть { $amount } карты (труд: { $labour })
       *[many] разыграть { $amount } карт (труд: { $labour })
    }
