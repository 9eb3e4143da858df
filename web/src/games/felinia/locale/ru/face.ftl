### Felinia on the screen.

felinia-ui-board = Остров Фелиния
felinia-ui-harbour = Порт Кацбурга
felinia-ui-my-merchants = К моим купцам
felinia-ui-round =
    { $tiles ->
        [0] Раунд { $round }, тайлов палуб не осталось
        [one] Раунд { $round }, остался { $tiles } тайл палубы
        [few] Раунд { $round }, осталось { $tiles } тайла палуб
       *[many] Раунд { $round }, осталось { $tiles } тайлов палуб
    }
felinia-ui-table-common = Кацбург
felinia-ui-table-tab-common = Город
felinia-ui-table-tab-strip = Корабли

felinia-ui-token = жетон: { $kind }
felinia-ui-symbol = бонусный символ: { $symbol }
felinia-ui-face-down = закрытый жетон
felinia-ui-merchant-of = купец игрока { $text }
felinia-ui-explorer-of = исследующий купец игрока { $text }
felinia-ui-visited = уже пройдено
felinia-ui-steps = Сделано шагов: { $steps } из { $free }
felinia-ui-food = еда

felinia-ui-ship = { $ship }, { $pier }, отплытие в { $text }
felinia-ui-seat-price = место стоит: { $text }
felinia-ui-aboard = на борту: { $text }
felinia-ui-free-seats = свободных мест: { $free }
felinia-ui-sailing = готов к отплытию
felinia-ui-landed = у острова
felinia-ui-order = Порядок отплытия

felinia-ui-stack-empty = в стопке не осталось тайлов палуб
felinia-ui-ending-last_merchant = У одного из игроков не осталось купцов: это последний раунд.
felinia-ui-ending-stack_too_small = Тайлов палуб не хватает: это последнее плавание.
felinia-ui-no-discs = жетонов торгов нет
felinia-ui-discs = жетоны торгов сверху вниз: { $text }
felinia-ui-no-goods = товаров нет
felinia-ui-points =
    { $points ->
        [one] { $points } ПО, если бы игра закончилась сейчас
       *[other] { $points } ПО, если бы игра закончилась сейчас
    }
felinia-ui-first = первый игрок

felinia-ui-take-back = Забрать жетон
felinia-ui-step-back = Жетон забран
felinia-ui-step-leave = Жетон забран
felinia-ui-step-ashore = Больше никто не садится
felinia-ui-step-stop = Остановка
felinia-ui-step-turn-nothing = Жетоны не открыты
felinia-ui-step-castle-1 = Первая карта
felinia-ui-step-castle-2 = Вторая карта
felinia-ui-step-castle-nothing = Без карты
felinia-ui-step-swap-spice = Обмен, +1 специя
felinia-ui-step-swap-food = Обмен, +1 еда
felinia-ui-step-swap-bonus_tile = Бонусный тайл
felinia-ui-step-store-3 = Оставить { $free }
felinia-ui-step-store-4 = Оставить { $more }
felinia-ui-step-sell = Продажа: { $thing }
felinia-ui-step-buy = Покупка: { $thing }
felinia-ui-step-give = Отдано: { $thing }
felinia-ui-step-discard = Продажа: { $thing }
felinia-ui-step-turn = Открыто: { $thing }

## Town and players

felinia-ui-phases = Фазы раунда
felinia-ui-stall = { $place }: { $text }
felinia-ui-stall-closed = Рынок { $number } закрыт
felinia-ui-stall-closed-help = Для такого числа игроков этот рынок не нужен: в этой партии он ничего не продаёт.
felinia-ui-pile = жетоны сверху вниз: { $text }
felinia-ui-pile-none = жетонов нет
felinia-ui-reconstructed = Числа восстановлены.
felinia-ui-text-numbers = Числа
felinia-ui-price = цена { $price }
felinia-ui-price-then =
    { $price ->
        [0] цена → { $then }
       *[other] цена { $price } → { $then }
    }
felinia-ui-guild = Гильдия: { $text }
felinia-ui-guild-head = Гильдия
felinia-ui-exchange-spice = Обменять товар на случайный другого вида и получить специю
felinia-ui-exchange-food = Обменять товар на случайный другого вида и получить еду
felinia-ui-exchange-bonus_tile = Доплатить золото и специю и взять бонусный тайл на выбор
felinia-ui-times = × { $count }
felinia-ui-castles-looked = Вытянутые карты замков
felinia-ui-castle-back = Карта замка лицом вниз
felinia-ui-castle-asks = { $picture }, требует: { $good }
felinia-ui-castles-under = Вы знаете, что внизу стопки лежат: { $text }
felinia-ui-piles = Мешок, палубы, банк
felinia-ui-bag = Тайлов в мешке: { $count } ({ $text })
felinia-ui-stack-none = Тайлов палуб в стопке не осталось
felinia-ui-discarded = Палубы, вышедшие из игры: { $text }
felinia-ui-discarded-none = Ни одна палуба ещё не вышла из игры
felinia-ui-supply = В банке: { $thing } — { $count }
felinia-ui-help-spice = Специи: их можно продать, ими доплачивают за бонусные тайлы в гильдии, пары приносят очки в конце.
felinia-ui-help-gold = Золото: его можно продать, им доплачивают за бонусные тайлы в гильдии, в конце оно приносит очки.
felinia-ui-help-food = Еда: каждая даёт купцу ещё один шаг. Продать её нельзя.
felinia-ui-help-discs = Они лежат рядом с планшетом: ещё не выложены или уже забраны в этом раунде.
felinia-ui-help-stock = Они ещё могут сесть на корабль. Когда кто-то сажает последнего, игра подходит к концу.
felinia-ui-coins =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[other] { $coins } монет
    }, не больше { $most }
felinia-ui-income = Места дохода, занято: { $filled }, свободны: { $text }
felinia-ui-vp = ПО
felinia-ui-points-now = { $points } ПО, если бы игра кончилась сейчас
felinia-ui-points-open = { $points } ПО на виду
felinia-ui-goods = Товары: { $text }
felinia-ui-goods-stay =
    { $count ->
        [one] Товары, в конце раунда остаётся { $count }
       *[other] Товары, в конце раунда остаются { $count }
    }
felinia-ui-tokens = Торговые жетоны
felinia-ui-tokens-secret = Ваши жетоны, видны только вам
felinia-ui-token-set = { $token } × { $count }
felinia-ui-worth = наборы: { $points } ПО
felinia-ui-none-yet = пока нет
felinia-ui-you = это вы
felinia-ui-first-player = первый игрок
felinia-ui-unfold = Показать планшет целиком: { $text }
felinia-ui-fold = Свернуть планшет: { $text }
