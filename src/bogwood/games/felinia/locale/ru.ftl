### Felinia in Russian.
###
### Names arrive translated, in the nominative; the id of a thing is in the parameter of the same name with _id
### added.

felinia-title = Felinia
felinia-about = Делайте ставки на рынках Кацбурга, покупайте места на кораблях и расселяйте своих купцов по кошачьему острову.

felinia-preset-first = Первая партия: базовая игра
felinia-preset-advanced = Продвинутая игра: большая карта, еда, замки
felinia-preset-expert = Для знатоков: продвинутая игра, следующая палуба видна
felinia-preset-expert_basic = Для знатоков: базовая игра, следующая палуба видна


### Helpers: said as part of other messages

felinia-who = { $colour }
felinia-count-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
felinia-count-price =
    { $price ->
        [one] { $price } монета
        [few] { $price } монеты
       *[many] { $price } монет
    }
felinia-way =
    { $food ->
        [0] { $province }
        [one] { $province }, −{ $food } еда
        [few] { $province }, −{ $food } еды
       *[many] { $province }, −{ $food } еды
    }
felinia-symbol =
    { $symbol_id ->
        [coin] { $amount ->
            [one] +{ $amount } монета
            [few] +{ $amount } монеты
           *[many] +{ $amount } монет
        }
        [spice] { $amount ->
            [one] +{ $amount } специя
            [few] +{ $amount } специи
           *[many] +{ $amount } специй
        }
        [gold] { $amount ->
            [one] +{ $amount } золото
            [few] +{ $amount } золота
           *[many] +{ $amount } золота
        }
        [food] { $amount ->
            [one] +{ $amount } еда
            [few] +{ $amount } еды
           *[many] +{ $amount } еды
        }
        [goods] { $amount ->
            [one] +{ $amount } случайный товар
            [few] +{ $amount } случайных товара
           *[many] +{ $amount } случайных товаров
        }
        [castle] карты замков
       *[other] +{ $amount } { $symbol }
    }
felinia-thing =
    { $thing_id ->
        [coin] монета
        [spice] специя
        [goods] тайл товара
        [castle] карта замка
       *[other] { $thing }
    }
felinia-good-taken =
    { $good_id ->
        [glassware] стеклянную посуду
       *[other] { $good }
    }


### Names: players and things

felinia-name-red = Красный
felinia-name-blue = Синий
felinia-name-green = Зелёный
felinia-name-yellow = Жёлтый

felinia-name-cloth = ткани
felinia-name-glassware = стеклянная посуда
felinia-name-books = книги
felinia-name-wine = вина
felinia-name-watches = часы

felinia-name-coin = монета
felinia-name-spice = специи
felinia-name-gold = золото
felinia-name-food = еда
felinia-name-goods = товары
felinia-name-castle = замок


### Names: Katzburg, phases

felinia-name-stall_1 = рынок 1
felinia-name-stall_2 = рынок 2
felinia-name-stall_3 = рынок 3
felinia-name-stall_4 = рынок 4
felinia-name-stall_5 = рынок 5
felinia-name-guild = гильдия
felinia-name-income = доход

felinia-name-pier_1 = причал 1
felinia-name-pier_2 = причал 2
felinia-name-pier_3 = причал 3
felinia-name-pier_4 = причал 4

felinia-name-bidding = ставки
felinia-name-trading = торговля
felinia-name-exploring = исследование
felinia-name-storing = склад
felinia-name-preparing = подготовка


### Names: kings, countries, ships, deck tiles

felinia-name-lion = Лев
felinia-name-tiger = Тигр
felinia-name-cheetah = Гепард
felinia-name-panther = Пантера
felinia-name-lynx = Рысь

felinia-name-lion_country = страна Льва
felinia-name-tiger_country = страна Тигра
felinia-name-cheetah_country = страна Гепарда
felinia-name-panther_country = страна Пантеры
felinia-name-lynx_country = страна Рыси

felinia-name-ship_lion = Король Лев
felinia-name-ship_tiger = Король Тигр
felinia-name-ship_cheetah = Король Гепард
felinia-name-ship_panther = Король Пантера
felinia-name-ship_lynx = Король Рысь

felinia-name-deck_lion_1 = Король Лев 1
felinia-name-deck_lion_2 = Король Лев 2
felinia-name-deck_lion_3 = Король Лев 3
felinia-name-deck_lion_4 = Король Лев 4
felinia-name-deck_tiger_1 = Король Тигр 1
felinia-name-deck_tiger_2 = Король Тигр 2
felinia-name-deck_tiger_3 = Король Тигр 3
felinia-name-deck_tiger_4 = Король Тигр 4
felinia-name-deck_cheetah_1 = Король Гепард 1
felinia-name-deck_cheetah_2 = Король Гепард 2
felinia-name-deck_cheetah_3 = Король Гепард 3
felinia-name-deck_cheetah_4 = Король Гепард 4
felinia-name-deck_panther_1 = Король Пантера 1
felinia-name-deck_panther_2 = Король Пантера 2
felinia-name-deck_panther_3 = Король Пантера 3
felinia-name-deck_panther_4 = Король Пантера 4
felinia-name-deck_lynx_1 = Король Рысь 1
felinia-name-deck_lynx_2 = Король Рысь 2
felinia-name-deck_lynx_3 = Король Рысь 3
felinia-name-deck_lynx_4 = Король Рысь 4

felinia-name-grey = серая рубашка
felinia-name-blue_back = синяя рубашка


### Names: trade tokens, special tokens, bonus tiles

felinia-name-lion_token_1 = жетон 1 страны Льва
felinia-name-lion_token_2 = жетон 2 страны Льва
felinia-name-lion_token_3 = жетон 3 страны Льва
felinia-name-lion_token_4 = жетон 4 страны Льва
felinia-name-lion_token_5 = жетон 5 страны Льва
felinia-name-lion_token_6 = жетон 6 страны Льва
felinia-name-tiger_token_1 = жетон 1 страны Тигра
felinia-name-tiger_token_2 = жетон 2 страны Тигра
felinia-name-tiger_token_3 = жетон 3 страны Тигра
felinia-name-tiger_token_4 = жетон 4 страны Тигра
felinia-name-tiger_token_5 = жетон 5 страны Тигра
felinia-name-tiger_token_6 = жетон 6 страны Тигра
felinia-name-cheetah_token_1 = жетон 1 страны Гепарда
felinia-name-cheetah_token_2 = жетон 2 страны Гепарда
felinia-name-cheetah_token_3 = жетон 3 страны Гепарда
felinia-name-cheetah_token_4 = жетон 4 страны Гепарда
felinia-name-cheetah_token_5 = жетон 5 страны Гепарда
felinia-name-cheetah_token_6 = жетон 6 страны Гепарда
felinia-name-panther_token_1 = жетон 1 страны Пантеры
felinia-name-panther_token_2 = жетон 2 страны Пантеры
felinia-name-panther_token_3 = жетон 3 страны Пантеры
felinia-name-panther_token_4 = жетон 4 страны Пантеры
felinia-name-panther_token_5 = жетон 5 страны Пантеры
felinia-name-panther_token_6 = жетон 6 страны Пантеры
felinia-name-lynx_token_1 = жетон 1 страны Рыси
felinia-name-lynx_token_2 = жетон 2 страны Рыси
felinia-name-lynx_token_3 = жетон 3 страны Рыси
felinia-name-lynx_token_4 = жетон 4 страны Рыси
felinia-name-lynx_token_5 = жетон 5 страны Рыси
felinia-name-lynx_token_6 = жетон 6 страны Рыси

felinia-name-spice_dealer = Торговец специями
felinia-name-castle_guest = Гость замков
felinia-name-cook = Повар
felinia-name-hermit = Отшельник
felinia-name-gift = Подарок
felinia-name-gold_seeker = Искатель золота
felinia-name-forager = Собирательница
felinia-name-tax_collector = Сборщик налогов

felinia-name-bonus_lion = бонус Льва
felinia-name-bonus_tiger = бонус Тигра
felinia-name-bonus_cheetah = бонус Гепарда
felinia-name-bonus_panther = бонус Пантеры
felinia-name-bonus_lynx = бонус Рыси


### Names: castles and their cards

felinia-name-moon = Лунный замок
felinia-name-cloud = Облачный замок
felinia-name-rose = Замок Розы
felinia-name-owl = Совиный замок
felinia-name-mirror = Зеркальный замок

felinia-name-moon_1 = Лунный замок 1
felinia-name-moon_2 = Лунный замок 2
felinia-name-moon_3 = Лунный замок 3
felinia-name-moon_4 = Лунный замок 4
felinia-name-cloud_1 = Облачный замок 1
felinia-name-cloud_2 = Облачный замок 2
felinia-name-cloud_3 = Облачный замок 3
felinia-name-cloud_4 = Облачный замок 4
felinia-name-rose_1 = Замок Розы 1
felinia-name-rose_2 = Замок Розы 2
felinia-name-rose_3 = Замок Розы 3
felinia-name-rose_4 = Замок Розы 4
felinia-name-owl_1 = Совиный замок 1
felinia-name-owl_2 = Совиный замок 2
felinia-name-owl_3 = Совиный замок 3
felinia-name-owl_4 = Совиный замок 4
felinia-name-mirror_1 = Зеркальный замок 1
felinia-name-mirror_2 = Зеркальный замок 2
felinia-name-mirror_3 = Зеркальный замок 3
felinia-name-mirror_4 = Зеркальный замок 4


### Names: provinces

felinia-name-lion_port = порт Льва
felinia-name-lion_cross_1 = перекрёсток Льва 1
felinia-name-lion_cross_2 = перекрёсток Льва 2
felinia-name-lion_post_1 = фактория Льва 1
felinia-name-lion_post_2 = фактория Льва 2
felinia-name-lion_post_3 = фактория Льва 3
felinia-name-lion_post_4 = фактория Льва 4
felinia-name-lion_post_5 = фактория Льва 5
felinia-name-lion_post_6 = фактория Льва 6
felinia-name-tiger_port = порт Тигра
felinia-name-tiger_cross_1 = перекрёсток Тигра 1
felinia-name-tiger_cross_2 = перекрёсток Тигра 2
felinia-name-tiger_post_1 = фактория Тигра 1
felinia-name-tiger_post_2 = фактория Тигра 2
felinia-name-tiger_post_3 = фактория Тигра 3
felinia-name-tiger_post_4 = фактория Тигра 4
felinia-name-tiger_post_5 = фактория Тигра 5
felinia-name-tiger_post_6 = фактория Тигра 6
felinia-name-cheetah_port = порт Гепарда
felinia-name-cheetah_cross_1 = перекрёсток Гепарда 1
felinia-name-cheetah_cross_2 = перекрёсток Гепарда 2
felinia-name-cheetah_post_1 = фактория Гепарда 1
felinia-name-cheetah_post_2 = фактория Гепарда 2
felinia-name-cheetah_post_3 = фактория Гепарда 3
felinia-name-cheetah_post_4 = фактория Гепарда 4
felinia-name-cheetah_post_5 = фактория Гепарда 5
felinia-name-cheetah_post_6 = фактория Гепарда 6
felinia-name-panther_port = порт Пантеры
felinia-name-panther_cross_1 = перекрёсток Пантеры 1
felinia-name-panther_cross_2 = перекрёсток Пантеры 2
felinia-name-panther_post_1 = фактория Пантеры 1
felinia-name-panther_post_2 = фактория Пантеры 2
felinia-name-panther_post_3 = фактория Пантеры 3
felinia-name-panther_post_4 = фактория Пантеры 4
felinia-name-panther_post_5 = фактория Пантеры 5
felinia-name-panther_post_6 = фактория Пантеры 6
felinia-name-lynx_port = порт Рыси
felinia-name-lynx_cross_1 = перекрёсток Рыси 1
felinia-name-lynx_cross_2 = перекрёсток Рыси 2
felinia-name-lynx_post_1 = фактория Рыси 1
felinia-name-lynx_post_2 = фактория Рыси 2
felinia-name-lynx_post_3 = фактория Рыси 3
felinia-name-lynx_post_4 = фактория Рыси 4
felinia-name-lynx_post_5 = фактория Рыси 5
felinia-name-lynx_post_6 = фактория Рыси 6

felinia-name-north = Северный мыс
felinia-name-west = Западный мыс
felinia-name-east = Восточный мыс
felinia-name-south = Южный мыс

felinia-name-north_castle = замок Северного мыса
felinia-name-north_pass = перевал Северного мыса
felinia-name-north_post_1 = фактория Северного мыса 1
felinia-name-north_post_2 = фактория Северного мыса 2
felinia-name-west_castle = замок Западного мыса
felinia-name-west_pass = перевал Западного мыса
felinia-name-west_post_1 = фактория Западного мыса 1
felinia-name-west_post_2 = фактория Западного мыса 2
felinia-name-east_castle = замок Восточного мыса
felinia-name-east_coast = берег Восточного мыса
felinia-name-east_mine = рудник Восточного мыса
felinia-name-east_pass = перевал Восточного мыса
felinia-name-east_post_1 = фактория Восточного мыса 1
felinia-name-east_post_2 = фактория Восточного мыса 2
felinia-name-south_castle = замок Южного мыса
felinia-name-south_pass = перевал Южного мыса
felinia-name-south_post_1 = фактория Южного мыса 1
felinia-name-south_post_2 = фактория Южного мыса 2


### Names: sources, decisions, what is counted

felinia-name-start = начало игры
felinia-name-sale = продажа
felinia-name-purchase = покупка
felinia-name-seat = место на корабле
felinia-name-symbol = бонусный символ
felinia-name-token = специальный жетон
felinia-name-store = склад
felinia-name-sets = наборы
felinia-name-bonus_tile = бонусные тайлы
felinia-name-groups = группы
felinia-name-castles = карты замков

felinia-piece-set = { $thing } × { $count }
felinia-piece-each = { $thing } { $count } × { $each }
felinia-piece-pairs = { $thing }, пары { $count } × { $each }
felinia-piece-groups =
    { $groups ->
        [one] { $groups } группа из { $size }
        [few] { $groups } группы из { $size }
       *[many] { $groups } групп из { $size }
    }

felinia-name-bid = ставка
felinia-name-buy = покупка
felinia-name-give = тайл для обмена
felinia-name-bonus = бонусный тайл
felinia-name-board = посадка на корабли
felinia-name-step = шаг
felinia-name-turn = переворот жетона
felinia-name-move = следующий шаг
felinia-name-store_4 = четвёртый тайл

felinia-name-departure = отплытие
felinia-name-over = конец игры
felinia-name-deck_tiles = тайлы палуб
felinia-name-post = фактории
felinia-name-port = порты


### Questions

felinia-question-bid =
    { $left ->
        [1] Куда положите последний жетон торгов?
       *[other] Куда положите следующий жетон торгов (осталось { $left })?
    }
felinia-question-buy = Что вы купите ({ $place })? Цена — { felinia-count-price }.
felinia-question-guild = Что сделаете в гильдии? Цена — { felinia-count-price }.
felinia-question-give =
    { $gain_id ->
        [spice] Какой товар обменяете? Вы получите и 1 специю.
        [food] Какой товар обменяете? Вы получите и 1 еду.
       *[other] Какой товар обменяете (также получите: { $gain })?
    }
felinia-question-bonus = Какой бонусный тайл возьмёте?
felinia-question-board = Поднимется ли ваш купец на борт?
felinia-question-step = Ваш купец прибыл ({ $country }). Куда он сделает первый шаг?
felinia-question-turn =
    { $left ->
        [1] Перевернёте ещё один жетон?
       *[other] Перевернёте жетон? Можно по одному, всего до { $left }.
    }
felinia-question-move =
    { $left ->
        [0] Пойдёте дальше за еду или остановитесь здесь? Еды у вас: { $food }
        [1] Куда сделать последний бесплатный шаг? Можно и остановиться.
       *[other] Куда пойдёт купец? Можно и остановиться. Бесплатных шагов: { $left }
    }
felinia-question-castle = Какую карту замка оставите?
felinia-question-store_4 =
    { $count ->
        [one] У вас { $count } тайл товара. Оставите { $free } или заплатите за ещё один?
        [few] У вас { $count } тайла товаров. Оставите { $free } или заплатите за ещё один?
       *[many] У вас { $count } тайлов товаров. Оставите { $free } или заплатите за ещё один?
    }
felinia-question-store =
    { $left ->
        [1] Какой товар продать? Остался один лишний.
       *[other] Какой товар продать? Лишних: { $left }
    }
felinia-question-game_over = Игра окончена.


### Options

felinia-option-sell =
    { $thing_id ->
        [spice] Продать специю (+{ felinia-count-coins })
        [glassware] Продать стеклянную посуду (+{ felinia-count-coins })
       *[other] Продать { $thing } (+{ felinia-count-coins })
    }
felinia-option-bid = Ставка: { $place } (цена сейчас { $price })
felinia-option-bid-guild = Ставка: гильдия (цена сейчас { $price })
felinia-option-bid-income = Доход: +{ felinia-count-coins }
felinia-option-buy = Купить { felinia-good-taken } (цена: { felinia-count-price })
felinia-option-buy-back = Забрать жетон ({ $place }) и ничего не купить
felinia-option-guild-spice = Обменять товар и получить 1 специю (цена: { felinia-count-price })
felinia-option-guild-food = Обменять товар и получить 1 еду (цена: { felinia-count-price })
felinia-option-guild-bonus = Взять бонусный тайл (цена: { felinia-count-price }, 1 золото и 1 специя)
felinia-option-guild-back = Забрать жетон
felinia-option-give = Отдать { felinia-good-taken }
felinia-option-bonus = Взять { $tile }: больше ПО за каждый ваш жетон «{ $kind }»
felinia-option-board =
    { $second_id ->
        [coin] { $ship } ({ $pier }, { $country }, отплытие { $departs }): { $first } × { $first_count } + { $second_count ->
            [one] { $second_count } монета
            [few] { $second_count } монеты
           *[many] { $second_count } монет
        }; свободных мест: { $left }
       *[other] { $ship } ({ $pier }, { $country }, отплытие { $departs }): { $first } × { $first_count } + { $second } × { $second_count }; свободных мест: { $left }
    }
felinia-option-board-done = Больше никого не сажать
felinia-option-step = Сюда: { felinia-way }
felinia-option-step-symbol = Сюда: { felinia-way } ({ felinia-symbol })
felinia-option-step-token = Сюда: { felinia-way } (жетон: { $token })
felinia-option-move = Дальше: { felinia-way }
felinia-option-move-symbol = Дальше: { felinia-way } ({ felinia-symbol })
felinia-option-move-token = Дальше: { felinia-way } (жетон: { $token })
felinia-forgoes-token = До жетона ещё можно дойти. Если купец остановится здесь, он вернётся домой без жетона.
felinia-option-move-stop-token = Остановиться ({ $province }) и взять жетон: { $token }
felinia-option-move-stop-home = Остановиться без жетона: купец вернётся домой
felinia-option-turn = Перевернуть жетон: { $province }
felinia-option-turn-none =
    { $left ->
        [1] Больше не переворачивать
       *[other] Не переворачивать
    }
felinia-option-castle = Оставить: { $picture }
felinia-option-castle-paid = Оставить: { $picture }; отдать { felinia-good-taken }
felinia-option-castle-none = Не оставлять карт
felinia-option-store_4-three =
    Оставить { $free ->
        [one] { $free } тайл товара
        [few] { $free } тайла товаров
       *[many] { $free } тайлов товаров
    }
felinia-option-store_4-four =
    Оставить { $more ->
        [one] { $more } тайл товара
        [few] { $more } тайла товаров
       *[many] { $more } тайлов товаров
    } (цена: { felinia-count-coins })
felinia-option-store = Продать { felinia-good-taken }


### Facts

felinia-fact-first_player = { felinia-who } — первый игрок.
felinia-fact-round_begins = Раунд { $round } начинается.
felinia-fact-phase_begins =
    { $phase_id ->
        [bidding] Фаза 1: ставки
        [trading] Фаза 2: торговля
        [exploring] Фаза 3: исследование
        [storing] Фаза 4: склад
        [preparing] Фаза 5: подготовка к следующему раунду
       *[other] Фаза: { $phase }
    }
felinia-fact-goods_laid = Новый товар, { $place }: { $good }
felinia-fact-deck_laid = Новая палуба, { $pier }: { $ship }
felinia-fact-bonus_top = Верхний бонусный тайл: { $tile }
felinia-fact-stack_top = Следующая палуба: { $deck }
felinia-fact-bid =
    { $place_id ->
        [guild] { felinia-who } делает ставку в гильдии (цена сейчас { $price }).
        [income] { felinia-who } берёт доход.
       *[other] { felinia-who } делает ставку: { $place } (цена сейчас { $price }).
    }
felinia-fact-coins =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } монета ({ $source })
        [few] { felinia-who }: { $sign }{ $amount } монеты ({ $source })
       *[many] { felinia-who }: { $sign }{ $amount } монет ({ $source })
    }
felinia-fact-spice =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } специя ({ $source })
        [few] { felinia-who }: { $sign }{ $amount } специи ({ $source })
       *[many] { felinia-who }: { $sign }{ $amount } специй ({ $source })
    }
felinia-fact-gold =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } золото ({ $source })
        [few] { felinia-who }: { $sign }{ $amount } золота ({ $source })
       *[many] { felinia-who }: { $sign }{ $amount } золота ({ $source })
    }
felinia-fact-food =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } еда ({ $source })
        [few] { felinia-who }: { $sign }{ $amount } еды ({ $source })
       *[many] { felinia-who }: { $sign }{ $amount } еды ({ $source })
    }
felinia-fact-goods = { felinia-who }: { $good } { $sign }{ $amount } ({ $source })
felinia-fact-gain_lost = { felinia-who } не получает бонус ({ felinia-thing }): больше не осталось.
felinia-fact-taken_back =
    { $place_id ->
        [guild] { felinia-who } забирает жетон из гильдии.
       *[other] { felinia-who } забирает жетон: { $place }.
    }
felinia-fact-bonus_taken = { felinia-who } берёт бонусный тайл.
felinia-fact-bonus_taken_own = Ваш новый бонусный тайл: { $tile }
felinia-fact-boarded = { felinia-who } сажает купца на корабль «{ $ship }» ({ $pier }).
felinia-fact-last_merchant = { felinia-who }: в резерве больше нет купцов. После этой фазы и последнего плавания всех кораблей игра закончится.
felinia-fact-departs =
    { $amount ->
        [0] «{ $ship }» отплывает пустым ({ $pier }).
        [one] «{ $ship }» отплывает, на борту { $amount } купец ({ $pier }).
        [few] «{ $ship }» отплывает, на борту { $amount } купца ({ $pier }).
       *[many] «{ $ship }» отплывает, на борту { $amount } купцов ({ $pier }).
    }
felinia-fact-tile_discarded = Корабль возвращается ({ $pier }); палуба сброшена: { $deck }.
felinia-fact-enters = { felinia-who } входит: { $province }.
felinia-fact-token_turned = { felinia-who } переворачивает жетон ({ $province }): { $token }.
felinia-fact-token_taken = { felinia-who } поселяет купца ({ $province }) и берёт жетон: { $token }.
felinia-fact-token_removed = Жетон выбывает из игры: { $token }.
felinia-fact-goes_home = { felinia-who } остаётся без жетона; купец возвращается домой.
felinia-fact-castle_looked =
    { $amount ->
        [one] { felinia-who } смотрит { $amount } карту замка.
        [few] { felinia-who } смотрит { $amount } карты замков.
       *[many] { felinia-who } смотрит { $amount } карт замков.
    }
felinia-fact-castle_seen = Вы видите карту замка: { $picture }
felinia-fact-castle_kept =
    { $amount ->
        [0] { felinia-who } не оставляет карт замков.
       *[other] { felinia-who } оставляет карту замка.
    }
felinia-fact-castle_kept_own = Ваша новая карта замка: { $picture }
felinia-fact-stored =
    { $amount ->
        [one] { felinia-who } оставляет { $amount } тайл товара.
        [few] { felinia-who } оставляет { $amount } тайла товаров.
       *[many] { felinia-who } оставляет { $amount } тайлов товаров.
    }
felinia-fact-stack_too_small = Палуб на все корабли не хватает: начинается последнее плавание, потом игра закончится.
felinia-fact-game_over = Игра окончена.
felinia-fact-vp = { felinia-who }: { $sign }{ $amount } ПО ({ $source })


### Что сделал игрок: после имени или отдельно под ним; .you — обращение к читателю

felinia-told-bid =
    { $place_id ->
        [guild] делает ставку в гильдии (цена сейчас { $price })
        [income] берёт доход
       *[other] делает ставку на { $place } (цена сейчас { $price })
    }
    .you =
        { $place_id ->
            [guild] делаете ставку в гильдии (цена сейчас { $price })
            [income] берёте доход
           *[other] делаете ставку на { $place } (цена сейчас { $price })
        }
felinia-told-boarded = сажает купца на корабль «{ $ship }» ({ $pier })
    .you = сажаете купца на корабль «{ $ship }» ({ $pier })
felinia-told-bonus_taken = берёт бонусный тайл
    .you = берёте бонусный тайл
felinia-told-castle_kept =
    { $amount ->
        [0] не оставляет карт замков
       *[other] оставляет карту замка
    }
    .you =
        { $amount ->
            [0] не оставляете карт замков
           *[other] оставляете карту замка
        }
felinia-told-castle_looked =
    { $amount ->
        [one] смотрит { $amount } карту замка
        [few] смотрит { $amount } карты замков
       *[many] смотрит { $amount } карт замков
    }
    .you =
        { $amount ->
            [one] смотрите { $amount } карту замка
            [few] смотрите { $amount } карты замков
           *[many] смотрите { $amount } карт замков
        }
felinia-told-enters = входит в провинцию ({ $province })
    .you = входите в провинцию ({ $province })
felinia-told-first_player = становится первым игроком
    .you = становитесь первым игроком
felinia-told-gain_lost = остаётся без бонуса ({ felinia-thing }), запас исчерпан
    .you = остаётесь без бонуса ({ felinia-thing }), запас исчерпан
felinia-told-goes_home = возвращает купца домой без жетона
    .you = возвращаете купца домой без жетона
felinia-told-last_merchant = остаётся без купцов в резерве, впереди последнее плавание
    .you = остаётесь без купцов в резерве, впереди последнее плавание
felinia-told-stored =
    { $amount ->
        [one] оставляет { $amount } тайл товара
        [few] оставляет { $amount } тайла товаров
       *[many] оставляет { $amount } тайлов товаров
    }
    .you =
        { $amount ->
            [one] оставляете { $amount } тайл товара
            [few] оставляете { $amount } тайла товаров
           *[many] оставляете { $amount } тайлов товаров
        }
felinia-told-taken_back =
    { $place_id ->
        [guild] забирает жетон из гильдии
       *[other] забирает жетон ({ $place })
    }
    .you =
        { $place_id ->
            [guild] забираете жетон из гильдии
           *[other] забираете жетон ({ $place })
        }
felinia-told-token_taken = поселяет купца ({ $province }) и берёт жетон «{ $token }»
    .you = поселяете купца ({ $province }) и берёте жетон «{ $token }»
felinia-told-token_turned = переворачивает жетон «{ $token }» ({ $province })
    .you = переворачиваете жетон «{ $token }» ({ $province })
felinia-told-by-purchase = покупает на рынке
    .you = покупаете на рынке
felinia-told-by-sale = продаёт
    .you = продаёте
felinia-told-by-guild = обменивает в гильдии
    .you = обмениваете в гильдии


### Refusals: trading, guild, boarding

felinia-refusal-after-sale = Только после продажи: цена { $price }, а у вас { felinia-count-coins }.
felinia-refusal-bag-lacks-other = В мешке нет тайла другого вида для обмена.
felinia-refusal-bag-after-sale = Только после продажи: в мешке пока нет тайла другого вида, а проданный товар попадёт в мешок.
felinia-refusal-sale-takes-needed = Цена { $price }, у вас { felinia-count-coins }, а продать пришлось бы то, что нужно для самого обмена.
felinia-refusal-bonus-not-in-pile = Этого бонусного тайла в стопке нет: { $tile }.
felinia-refusal-bonus-pile-empty = Все бонусные тайлы разобраны.
felinia-refusal-game-over = Игра окончена.
felinia-refusal-gold-and-spice-missing = Бонусный тайл стоит ещё 1 золото и 1 специю, а их у вас нет.
felinia-refusal-goods-missing = Вам не хватает товаров на место: { $ship }.
felinia-refusal-no-food-in-basic = Еда есть только в продвинутой игре.
felinia-refusal-no-goods-to-give = У вас нет товара для обмена.
felinia-refusal-no-merchant = В вашем резерве больше нет купцов.
felinia-refusal-no-sale-now = Посреди этого решения продавать нельзя.
felinia-refusal-no-ship = Корабля с палубой здесь нет: { $pier }.
felinia-refusal-no-such-goods = Такого товара здесь нет ({ $place }): { $good }.
felinia-refusal-not-your-good = У вас нет такого товара: { $good }.
felinia-refusal-not-your-turn = Сейчас решает другой игрок: { $colour }.
felinia-refusal-nothing-to-sell = Этого у вас нет, продать нечего: { $thing }.
felinia-refusal-price-too-high = Цену { $price } не заплатит никто: больше { $most } монет не бывает.
felinia-refusal-sale-brings-nothing = Монет у вас уже { $most }, эта продажа ничего не принесёт.
felinia-refusal-ship-full = На этом корабле заняты все места: { $pier }.
felinia-refusal-stall-closed = Этот рынок закрыт: { $place }.
felinia-refusal-too-few-coins = Не хватает монет: цена { $price }, у вас { $coins }.


### Refusals: exploring, castles, storing

felinia-refusal-fourth-after-sale =
    { $price ->
        [one] Четвёртый тайл стоит { $price } монету: сначала что-нибудь продайте.
        [few] Четвёртый тайл стоит { $price } монеты: сначала что-нибудь продайте.
       *[many] Четвёртый тайл стоит { $price } монет: сначала что-нибудь продайте.
    }
felinia-refusal-fourth-unpayable =
    { $price ->
        [one] Четвёртый тайл стоит { $price } монету, столько вам не набрать.
        [few] Четвёртый тайл стоит { $price } монеты, столько вам не набрать.
       *[many] Четвёртый тайл стоит { $price } монет, столько вам не набрать.
    }
felinia-refusal-good-missing = За эту карту платят товаром, которого у вас нет: { $good }.
felinia-refusal-no-steps-left = Шагов у купца больше нет.
felinia-refusal-no-such-card = Карты { $number } среди предложенных нет.
felinia-refusal-not-face-down = Закрытого жетона здесь нет: { $province }.
felinia-refusal-not-next = Эта провинция не граничит с той, где стоит купец: { $province }.
felinia-refusal-not-on-this-map = На этой карте острова такой провинции нет: { $province }.
felinia-refusal-picture-limit = Больше карт с этой картинкой ({ $picture }) иметь нельзя, предел: { $most }.
felinia-refusal-province-closed = Войти нельзя, здесь лежит закрытый жетон: { $province }.
felinia-refusal-province-occupied = Здесь уже есть купец: { $province }.
felinia-refusal-province-visited = Здесь купец в этот раз уже был: { $province }.


### Refusals: editions of the data, positions

felinia-refusal-bad-seat = Игрока { $seat } за этим столом нет.
felinia-refusal-data-count = Неверное количество ({ $what }): { $found } вместо { $expected }.
felinia-refusal-data-name-twice = Два предмета называются одинаково: «{ $text }».
felinia-refusal-data-no-way = Из порта своей страны сюда нет пути: «{ $text }».
felinia-refusal-data-off-map = Такой провинции на карте острова нет: «{ $text }».
felinia-refusal-data-one-way = «{ $text }» граничит с «{ $other }», но не наоборот.
felinia-refusal-data-price = Цена на этом тайле палубы неправильного вида: «{ $text }».
felinia-refusal-data-time-twice = У двух палуб одно время отплытия: { $text }.


### Refusals: what is wrong with a position

felinia-refusal-broken-aboard = Купцы на борту не подходят к местам корабля: { $pier }.
felinia-refusal-broken-basic = В базовой игре этого нет: { $thing }.
felinia-refusal-broken-bonus = Бонусный тайл лежит в двух местах или нигде.
felinia-refusal-broken-castles = Карта замка лежит в двух местах или нигде.
felinia-refusal-broken-coins = У игрока слишком много или слишком мало монет: возможно от 0 до { $most }.
felinia-refusal-broken-deck = Тайлов палуб всего: { $found } вместо { $expected }.
felinia-refusal-broken-discs = Жетонов торгов у игрока: { $found } вместо { $expected }.
felinia-refusal-broken-ending = Конец игры объявлен без причины или не объявлен, хотя причина есть.
felinia-refusal-broken-explorer = Идущий купец не подходит к открытому решению.
felinia-refusal-broken-stored = Товаров у игрока в фазе ставок: { $found }, не больше { $most }.
felinia-refusal-broken-goods = Тайлов товара всего ({ $good }): { $found } вместо { $expected }.
felinia-refusal-broken-merchants = Купцов у игрока: { $found } вместо { $expected }.
felinia-refusal-broken-negative = Какой-то запас меньше нуля.
felinia-refusal-broken-over = Конец игры и открытые решения противоречат друг другу.
felinia-refusal-broken-pending = Это решение сейчас не может быть открыто: { $point }.
felinia-refusal-broken-picture = Слишком много карт с одной картинкой ({ $picture }), предел: { $most }.
felinia-refusal-broken-post = На фактории должен быть либо жетон, либо купец: { $province }.
felinia-refusal-broken-round = Раунда { $found } быть не может, последний возможный: { $most }.
felinia-refusal-broken-settled = Здесь купец поселиться не может: { $province }.
felinia-refusal-broken-stall = На рынке слишком много товаров, либо на закрытом лежат товары или жетоны: { $place }.
felinia-refusal-broken-supply = В банке и у игроков вместе ({ $thing }): { $found } вместо { $expected }.
felinia-refusal-broken-tokens = Жетоны на острове, взятые и выбывшие, не сходятся в сумме.


### The table as text

felinia-count-bonus_tiles =
    { $tiles ->
        [one] { $tiles } бонусный тайл
        [few] { $tiles } бонусных тайла
       *[many] { $tiles } бонусных тайлов
    }
felinia-count-castles =
    { $castles ->
        [one] { $castles } карта замка
        [few] { $castles } карты замков
       *[many] { $castles } карт замков
    }
felinia-count-discs =
    { $discs ->
        [one] { $discs } жетон торгов
        [few] { $discs } жетона торгов
       *[many] { $discs } жетонов торгов
    }
felinia-count-food =
    { $food ->
        [one] { $food } еда
        [few] { $food } еды
       *[many] { $food } еды
    }
felinia-count-gold =
    { $gold ->
        [one] { $gold } золото
        [few] { $gold } золота
       *[many] { $gold } золота
    }
felinia-count-merchants =
    { $merchants ->
        [one] { $merchants } купец в резерве
        [few] { $merchants } купца в резерве
       *[many] { $merchants } купцов в резерве
    }
felinia-count-spice =
    { $spice ->
        [one] { $spice } специя
        [few] { $spice } специи
       *[many] { $spice } специй
    }
felinia-count-tokens =
    { $tokens ->
        [one] { $tokens } торговый жетон
        [few] { $tokens } торговых жетона
       *[many] { $tokens } торговых жетонов
    }
felinia-text-bag = тайлов в мешке: { $count }
felinia-text-bonus_pile = бонусных тайлов: { $count }, сверху { $tile }
felinia-text-bonus_pile_empty = бонусных тайлов не осталось
felinia-text-bonus_tiles = Бонусные тайлы
felinia-text-castle_pile = карт замков: { $count }
felinia-text-castles = Карты замков
felinia-text-closed = закрыт
felinia-text-free = свободно
felinia-text-head_open = видимые ПО
felinia-text-head_player = Игрок
felinia-text-map = Остров
felinia-text-no_ship = { $pier }: палубы нет
felinia-text-round =
    { $phase_id ->
        [over] Раунд { $round }: игра окончена
       *[other] Раунд { $round }: { $phase }
    }
felinia-text-ships = Корабли
felinia-text-signs = [?] закрытый жетон, [Лев] жетон, (1) купец игрока 1, <1> купец в пути, слова: бонусные символы
felinia-text-stack =
    { $back_id ->
        [grey] палуб в стопке: { $count } (сверху серая рубашка)
       *[other] палуб в стопке: { $count } (сверху синяя рубашка)
    }
felinia-text-stack_open = палуб в стопке: { $count } (следующая: { $deck })
felinia-text-stalls = Рынки и гильдия
felinia-text-supply =
    { $food ->
        [0] банк: { felinia-count-spice }, { felinia-count-gold }
       *[other] банк: { felinia-count-spice }, { felinia-count-gold }, { felinia-count-food }
    }
felinia-text-tokens = Торговые жетоны
felinia-uses-bids = Куда клали жетоны торгов (игр: { $games })
felinia-uses-bonus_tiles = Взятые бонусные тайлы (игр: { $games })
felinia-uses-goods_bought = Купленные товары (игр: { $games })
felinia-uses-guild = Обмены в гильдии (игр: { $games })
felinia-uses-piers = Посадка по причалам (игр: { $games })


### Help: phases

felinia-help-phase-bidding = Прежде чем делать ставку, сосчитайте, сколько сможете заплатить: на две покупки по цене 1 и 2 нужно 3 монеты. В бедном раунде жетон на доходе оплатит следующий.
felinia-help-phase-trading = Сначала посмотрите на корабли и покупайте для одного места, а не для всех. Гильдия исправит неудачный набор товаров и даст специю.
felinia-help-phase-exploring = Пройдите через бонусный символ и закончите на жетоне с портретом, который у вас уже есть, рядом со своими купцами. Переворачивайте те жетоны, до которых можете дойти.
felinia-help-phase-storing = Оставьте пару, которую просит ждущий корабль. Лишний тайл стоит своих монет, только если с ним хватит на место на корабле.
felinia-help-phase-preparing = Посмотрите, какие корабли новые и кто делает ставку первым: кто ставит последним, лежит наверху стопок.
felinia-help-end = Следите за купцами соперников и за стопкой палуб. Товары, золото и пары специй в конце тоже приносят очки.
felinia-help-advanced = Еда — это дальность: за каждую купец пройдёт ещё одну провинцию. Две карты замков с одной картинкой приносят { $both } ПО, одна — { $single }.


### Help: places and actions

felinia-help-place-stall = Положите жетон на стопку. Верхний жетон выбирает первым, но платит больше всех: по монете за каждый жетон в стопке. С каждым ушедшим жетоном цена падает.
felinia-help-place-guild = Разыгрывается последней. Обменяйте товар на случайный другого вида и получите специю или, доплатив золото и специю, возьмите бонусный тайл.
felinia-help-place-income = Монеты сразу. Больше { $most } у вас быть не может.
felinia-help-sell =
    Перед большинством своих решений можно продать золото за { $gold ->
        [one] { $gold } монету
        [few] { $gold } монеты
       *[many] { $gold } монет
    }, специю за { $spice }, товар за { $goods }. Подумайте дважды: золото, товары и пары специй приносят очки в конце.
felinia-help-board = За место платят товарами и монетами, показанными на палубе. Сесть можно только сразу после своей покупки или обмена.
felinia-help-departure = Все полные корабли отплывают по времени. Если полных нет, отплывает самый ранний, сколько бы купцов на нём ни было.


### Help: goods and symbols

felinia-help-good-cloth = Товар страны Гепарда: он нужен на каждое место на «Короле Гепарде».
felinia-help-good-glassware = Товар страны Пантеры: он нужен на каждое место на «Короле Пантере».
felinia-help-good-books = Товар страны Рыси: он нужен на каждое место на «Короле Рыси».
felinia-help-good-wine = Товар страны Тигра: он нужен на каждое место на «Короле Тигре».
felinia-help-good-watches = Товар страны Льва: он нужен на каждое место на «Короле Льве».

felinia-help-symbol-coin = Кто входит, получает 1 монету, но не больше { $most } всего.
felinia-help-symbol-spice =
    Кто входит, получает 1 специю: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } при продаже, { $vp } ПО за две в конце.
felinia-help-symbol-gold =
    Кто входит, получает 1 золото: { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } при продаже, { $vp } ПО в конце.
felinia-help-symbol-goods = Кто входит, тянет из мешка случайный тайл товара.
felinia-help-symbol-food = Кто входит, получает 1 еду: ещё один шаг, даже в этом же пути.
felinia-help-symbol-castle = Кто входит, смотрит две карты замков и может оставить одну.


### Help: tokens, bonus tiles, castles

felinia-help-token-lion = Каждый ваш Лев приносит столько ПО, сколько у вас Львов, но не больше последнего числа на шкале жетона.
felinia-help-token-tiger = Каждый ваш Тигр приносит столько ПО, сколько у вас Тигров, но не больше последнего числа на шкале жетона.
felinia-help-token-cheetah = Каждый ваш Гепард приносит столько ПО, сколько у вас Гепардов, но не больше последнего числа на шкале жетона.
felinia-help-token-panther = Каждая ваша Пантера приносит столько ПО, сколько у вас Пантер, но не больше последнего числа на шкале жетона.
felinia-help-token-lynx = Каждая ваша Рысь приносит столько ПО, сколько у вас Рысей, но не больше последнего числа на шкале жетона.
felinia-help-token-spice_dealer = В конце { $vp } ПО приносит каждая специя, а не каждая пара.
felinia-help-token-castle_guest = В конце каждая ваша карта замка приносит на { $vp } ПО больше.
felinia-help-token-cook = В конце каждые две еды приносят { $vp } ПО.
felinia-help-token-hermit = В конце каждый ваш купец, который стоит один, приносит { $vp } ПО вместо { $alone }.
felinia-help-token-gift = Сразу 1 золото, 1 еда, 1 монета и случайный тайл товара; потом жетон выбывает. Купец остаётся.
felinia-help-token-gold_seeker = Сразу 1 золото; со следующего пути на 1 золото больше за каждый символ золота.
felinia-help-token-forager = Сразу 1 еда; со следующего пути на 1 еду больше за каждый символ еды, но не в гильдии.
felinia-help-token-tax_collector = Сразу 1 монета; со следующего пути на 1 монету больше за каждый символ монеты, но не больше { $most } всего.

felinia-help-tile-bonus_lion = В конце ещё { $vp } ПО за каждого вашего Льва.
felinia-help-tile-bonus_tiger = В конце ещё { $vp } ПО за каждого вашего Тигра.
felinia-help-tile-bonus_cheetah = В конце ещё { $vp } ПО за каждого вашего Гепарда.
felinia-help-tile-bonus_panther = В конце ещё { $vp } ПО за каждую вашу Пантеру.
felinia-help-tile-bonus_lynx = В конце ещё { $vp } ПО за каждую вашу Рысь.

felinia-help-castles = Одна карта замка приносит { $single } ПО, две подходящие друг другу — по { $pair } ПО; одинаковые или разные картинки подходят друг другу, решает настройка стола. За некоторые карты платят товаром.


### Help: what newcomers get wrong

felinia-help-mistake-1 = Верхний жетон не всегда лучше: он выбирает первым, но платит больше всех. Нижний платит 1 монету и берёт, что осталось.
felinia-help-mistake-2 = Ваш жетон поднимает цену всем жетонам над ним, в том числе вашим собственным.
felinia-help-mistake-3 = Положить жетон ничего не стоит, но платить придётся в фазе торговли, рынок за рынком. Считайте сразу, во сколько обойдутся все ваши жетоны.
felinia-help-mistake-4 = Забрав жетон, подняться на борт нельзя: сначала этим жетоном что-нибудь купите или обменяйте.
felinia-help-mistake-5 =
    Не копите товары: после фазы склада { $free ->
        [one] остаётся только { $free } тайл
        [few] остаётся только { $free } тайла
       *[many] остаётся только { $free } тайлов
    } или { $more } за { $price ->
        [one] { $price } монету
        [few] { $price } монеты
       *[many] { $price } монет
    }.
felinia-help-mistake-6 = Монет бывает не больше { $most }; всё, что сверху, пропадает.
felinia-help-mistake-7 = Закрытые жетоны и провинции с купцом преграждают путь: через них нельзя и пройти.
felinia-help-mistake-8 = Не останавливайтесь на перекрёстке: без жетона купец возвращается домой.
felinia-help-mistake-9 = Собирайте жетоны с одним портретом. Четыре Льва приносят { $lions } ПО, четыре разных жетона — только 4.
felinia-help-mistake-10 = Если полных кораблей нет, самый ранний всё равно отплывёт, может быть, с одним вашим купцом, а может быть, и пустым.
felinia-help-mistake-11 = Различайте товары по картинкам, а не только по цвету.


### Help: the first game

felinia-help-first-game-1 = Посмотрите на корабли: за место каждый просит определённые товары. Выберите тот, для которого часть товаров у вас уже есть.
felinia-help-first-game-2 = Положите первый жетон на рынок, где продаётся недостающий товар. Если сверху ляжет другой жетон, он действует раньше вашего и платит больше.
felinia-help-first-game-3 = Жетон на своём планшете сразу приносит монеты. Помните, что больше { $most } у вас не бывает.
felinia-help-first-game-4 = Жетон в гильдии позволяет обменять товар, который не просит ни один нужный вам корабль.
felinia-help-first-game-5 = Теперь стопки разыгрываются сверху. Купите то, что просит ваш корабль, и сразу поднимитесь на борт: забранный жетон места не даёт.
felinia-help-first-game-6 = Все полные корабли отплывают по времени; если полных нет, отплывает самый ранний.
felinia-help-first-game-7 =
    Ваш купец проходит до { $steps ->
        [one] { $steps } провинции
        [few] { $steps } провинций
       *[many] { $steps } провинций
    }: первый шаг — на перекрёсток с символом, затем переверните { $turned ->
        [one] { $turned } жетон
        [few] { $turned } жетона
       *[many] { $turned } жетонов
    }, дойдите до открытого и возьмите его.
felinia-help-first-game-8 =
    У вас { $free ->
        [one] остаётся { $free } тайл товара
        [few] остаются { $free } тайла товаров
       *[many] остаётся { $free } тайлов товаров
    }. Оставьте то, что просит ждущий корабль.
felinia-help-first-game-9 = Новые палубы, полные рынки, другой первый игрок: снова посмотрите, чего просят корабли.
felinia-help-first-game-10 = Думайте о конце: жетоны с одним портретом, купцы рядом друг с другом, оставшиеся золото и товары. Конец наступает, когда кто-то сажает на корабль последнего купца или кончаются палубы.


### Help: the notice

felinia-help-reconstructed = Карта острова, цены и время отплытия кораблей, состав жетонов и некоторые другие значения восстановлены, а не взяты из печатного издания. Владелец настольной игры может исправить их в файле данных.

felinia-welcome-1 = Вы во главе дома кошачьих купцов в Кацбурге. Делайте ставки на рынках, платите товарами за места на кораблях и отправляйте купцов исследовать остров Фелиния: там они селятся и получают жетоны пяти королей.
felinia-welcome-2 = В каждом раунде: ставки, торговля и посадка, исследование, склад, подготовка. Больше всего победных очков (ПО) приносят жетоны с одним портретом и купцы рядом друг с другом.

### What the coach counts of a seat

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

### What a turn is called by the coach, and what is done in it

felinia-plan-bid = Ставка: { $place }
felinia-plan-voyage = Исследовать остров
felinia-plan-token =
    { $amount ->
        [one] поселиться и взять { $amount } жетон
        [few] поселиться и взять { $amount } жетона
       *[many] поселиться и взять { $amount } жетонов
    }
felinia-plan-board =
    { $amount ->
        [one] { $amount } купец на корабль
        [few] { $amount } купца на корабли
       *[many] { $amount } купцов на корабли
    }
felinia-plan-walk =
    { $amount ->
        [one] через { $amount } провинцию
        [few] через { $amount } провинции
       *[many] через { $amount } провинций
    }
felinia-plan-sell =
    { $amount ->
        [one] сначала { $amount } продажа
        [few] сначала { $amount } продажи
       *[many] сначала { $amount } продаж
    }
