### The shell: pages around the tables

shell-guest = Гость
shell-rule = Правило { $text }
shell-close = Закрыть
shell-skip = К основному содержимому
shell-loading = Загрузка
shell-retry = Повторить
shell-refresh = Обновить
shell-unreachable = Сервер не отвечает. Проверьте подключение к сети.
shell-refused = Сервер отказал ({ $text }).
shell-you = вы

## Rail and foot

shell-nav = Главное меню
shell-menu = Меню
shell-menu-close = Закрыть меню
shell-play = Играть
shell-mine = Мои столы
shell-rules = Правила
shell-about = О проекте
shell-lobby = Открытые столы
shell-api = API
shell-settings = Настройки
shell-language = Язык
shell-nickname = Имя за столом
shell-turns-waiting =
    { $count ->
        [one] { $count } стол ждёт вас
        [few] { $count } стола ждут вас
        [many] { $count } столов ждут вас
       *[other] { $count } стола ждут вас
    }
shell-foot-line = Настольные игры о лодках, свободные и открытые.
shell-foot-nav = Ещё

## Front page

shell-front-title =
    { $games ->
        [3] Три игры, один причал
       *[other] Место у самой воды
    }
shell-front-lead = Настольные игры о лодках: с друзьями или против ботов. Регистрация не нужна.
shell-learn-now = Научиться за десять минут
shell-learn = Научиться
shell-play-now = Играть сейчас
shell-play-now-note =
    { $bots ->
        [1] Начнётся «{ $text }» против одного бота.
        [2] Начнётся «{ $text }» против двух ботов.
        [3] Начнётся «{ $text }» против трёх ботов.
       *[other] Начнётся «{ $text }», ботов: { $bots }.
    }
shell-games = Игры
shell-players-range =
    { $least }–{ $most } { $most ->
        [one] игрок
        [few] игрока
       *[many] игроков
    }
shell-minutes = { $minutes } мин
shell-against-bots = Против ботов
shell-new-table = Новый стол
shell-puzzles-all =
    { $count ->
        [one] { $count } задача
        [few] Все { $count } задачи
       *[many] Все { $count } задач
    }
shell-puzzle-daily = Задача дня
shell-join = Войти по ссылке
shell-join-label = Ссылка или код стола
shell-join-help = Вставьте приглашение или введите код стола.
shell-join-bad = Это не ссылка и не код стола.
shell-sit-down = Сесть за стол
shell-your-turn = Ваш ход
shell-your-turn-none = Вас никто не ждёт. Здесь появятся столы, где ваш ход.
shell-my-tables-count =
    { $count ->
        [one] { $count } стол
        [few] { $count } стола
        [many] { $count } столов
       *[other] { $count } стола
    }
shell-open-tables = Открытые столы
shell-open-none = Сейчас никто не ищет игроков.
shell-open-own = Открыть стол для всех
shell-all-tables = все { $count }
shell-take-seat-too = Сесть и сюда
shell-take-seat = Занять место
shell-table-bots =
    { $bots ->
        [1] Против одного бота
       *[other] Против ботов ({ $bots })
    }

## Seats and paces

shell-player = Игрок { $number }
shell-seat = Место { $number }
shell-seats = Места
shell-seat-free = Свободное место
shell-seats-free = Свободно мест: { $free } из { $seats }
shell-seat-me = Я
shell-seat-here = Ещё один игрок за этим устройством
shell-seat-open = Кто-то другой
shell-seat-open-about = придёт по ссылке или из списка
shell-seat-bot = Бот: { $text }
shell-seat-bot-about = ходит не раздумывая
shell-seat-bot-about-easy = иногда ошибается, как человек
shell-seat-bot-about-medium = играет разумно
shell-seat-bot-about-hard = обдумывает каждый ход
shell-seat-name = Имя на месте { $number }
shell-bot-easy = лёгкий
shell-bot-medium = средний
shell-bot-hard = сильный
shell-bot-greedy = хороший
shell-bot-random = наугад
shell-pace-none = без часов
shell-pace-live = { $minutes } мин + { $seconds } с
shell-pace-days =
    { $days ->
        [one] { $days } день на ход
        [few] { $days } дня на ход
        [many] { $days } дней на ход
       *[other] { $days } дня на ход
    }
shell-minutes-long =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
        [many] { $minutes } минут
       *[other] { $minutes } минуты
    }
shell-seconds-long =
    { $seconds ->
        [one] { $seconds } секунда
        [few] { $seconds } секунды
        [many] { $seconds } секунд
       *[other] { $seconds } секунды
    }
shell-days-long =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
        [many] { $days } дней
       *[other] { $days } дня
    }

## New table

shell-new-title = Новый стол: { $text }
shell-new-lead = Выберите, кто и как играет. Адрес этой страницы хранит ваш выбор, им можно поделиться.
shell-new-who = Кто играет
shell-new-players = Игроков
shell-new-seats-help = Чтобы играть на одном устройстве, выберите «Я» на нескольких местах.
shell-new-shared = Вы играете на одном устройстве: его передают после каждого хода.
shell-new-nobody = У вас нет места: вы будете наблюдать.
shell-new-pace = Темп
shell-new-pace-none = Без часов
shell-new-pace-live = В реальном времени
shell-new-pace-days = Дни на ход
shell-new-pace-none-help =
    { $players ->
        [1] Думайте сколько нужно.
       *[other] Каждый думает сколько нужно.
    }
shell-new-pace-live-help = У каждого запас времени, после каждого хода немного возвращается.
shell-new-pace-days-help = Для партий на недели.
shell-new-bank = Время каждому
shell-new-increment = Добавка за ход
shell-new-days = Время на ход
shell-new-late = Когда время вышло
shell-new-late-bot = Дальше играет бот
shell-new-late-resign = Игрок сдаётся
shell-new-rules = Правила за этим столом
shell-new-rules-changed =
    { $count ->
        [0] обычные
        [one] изменено: { $count }
       *[other] изменено: { $count }
    }
shell-new-rules-reset = Вернуть обычные правила
shell-new-each = У каждого своё
shell-new-name = Название стола
shell-new-name-hint = Пятничный вечер
shell-new-public = Открыт для всех
shell-new-public-help =
    { $players ->
        [1] Смотреть может любой. Иначе только те, у кого есть ссылка.
       *[other] Любой может занять место или смотреть. Иначе только те, у кого есть ссылка.
    }
shell-new-create = Создать стол
shell-new-waits =
    { $open ->
        [one] Ждём ещё { $open } человека.
       *[other] Ждём ещё { $open } человек.
    }
shell-new-at-once = Игра начнётся сразу.
shell-new-hot-seat = Игра начнётся сразу, на этом устройстве.
shell-new-copy = Скопировать ссылку на эти настройки
shell-presets = Готовые варианты
shell-presets-help = Ваши хранятся в этом браузере.
shell-preset-usual = Как обычно
shell-preset-name = Название варианта
shell-preset-keep = Сохранить
shell-preset-drop = Удалить «{ $text }»

## A table that waits for people

shell-join-waits =
    { $free ->
        [1] Свободно одно место.
        [one] Свободно { $free } место.
        [few] Свободно { $free } места.
        [many] Свободно { $free } мест.
       *[other] Свободно { $free } места.
    }
shell-join-name-help = Чтобы другие знали, кто вы. Регистрация не нужна.
shell-join-starts = Игра начнётся, когда все места будут заняты.
shell-join-watch-only = Эта ссылка только для наблюдения. Чтобы сесть, попросите приглашение.
shell-leave-seat = Освободить место
shell-invite = Пригласить
shell-invite-help = По этой ссылке можно занять свободное место.
shell-watch-link = Ссылка для зрителей
shell-watch-help = С этой ссылкой можно смотреть, но не играть.
shell-copy = Копировать
shell-copied = Скопировано
shell-share = Поделиться
shell-qr = QR-код
shell-qr-of = QR-код: { $text }
shell-qr-help = Наведите камеру телефона, чтобы открыть ссылку.
shell-code =
    { $count ->
        [one] Ваш код восстановления
       *[other] Ваши коды восстановления
    }
shell-code-help = Он открывает ваше место на другом устройстве. Он показан только сейчас: сохраните его, если захотите вернуться с другого устройства. Никому его не давайте.

## Lists of tables

shell-lobby-lead = Открытые для всех столы, где ещё есть место.
shell-lobby-none-help = Откройте свой: он появится здесь для всех. Или пока сыграйте с ботами.
shell-mine-lead = Столы этого браузера. С учётной записью они будут на любом устройстве.
shell-mine-lead-account = Столы вашей учётной записи на любом устройстве, где вы вошли.
shell-mine-none = Вы пока ни за одним столом. Начните игру против ботов одним нажатием или займите место за чьим-нибудь столом.
shell-mine-turn = Ваш ход
shell-mine-running = Думают другие
shell-mine-open = Ждут игроков
shell-mine-over = Закончены
shell-result = Итог
shell-replay = Повтор
shell-look = Смотреть
shell-status-cancelled = прекращена
shell-status-aside = отложена из-за сбоя

## Settings

shell-settings-lead = Всё действует сразу.
shell-who = Вы
shell-nickname-help = Его видят те, с кем вы играете.
shell-look-and-feel = Вид
shell-theme = Тема
shell-theme-auto = Как в системе
shell-theme-light = Светлая
shell-theme-dark = Тёмная
shell-text-size = Размер текста
shell-still = Меньше движения
shell-still-help = Фишки не движутся, изменения просто отмечаются.
shell-letters = Буквы на фишках
shell-letters-help = Вдобавок к форме и цвету.
shell-colours = Контрастные цвета
shell-colours-help = Цвета игроков и контуры различаются сильнее.
shell-playing = Игра
shell-auto-commit = Завершать ход автоматически
shell-auto-commit-help = Когда выбирать больше нечего, ход завершается без нажатия.
shell-confirm-all = Спрашивать обо всём
shell-confirm-all-help = Задавать и вопросы, на которые есть только один ответ. Иначе ответ даётся сам и отменяется вместе с выбором перед ним.
shell-sound = Звук
shell-sound-help = Тихий сигнал, когда ваш ход.
shell-hints = Подсказки тренера
shell-hints-help = Сколько тренер подскажет по вашей просьбе, если стол это допускает.
shell-hints-usual = Как обычно
shell-hints-off = Без подсказок
shell-hints-waste = Только то, что я упускаю
shell-hints-strong = Как сыграл бы сильный игрок
shell-new-hints-help = Как обычно: все подсказки — для одного игрока среди ботов, никаких — там, где играют несколько человек.
shell-notify = Сообщать, когда мой ход
shell-notify-help = Уведомлением браузера, пока стол открыт во вкладке.
shell-notify-denied = Браузер не разрешает уведомления с этой страницы. Это можно изменить в его настройках.
shell-notify-none = В этом браузере нет уведомлений.
shell-account = Учётная запись
shell-account-help = Для игры не нужна. С ней ваши столы будут на любом устройстве.
shell-account-create = Создать учётную запись
shell-account-enter = Войти
shell-account-name = Имя учётной записи
shell-passphrase = Парольная фраза
shell-passphrase-help = Не меньше восьми знаков; лучше несколько слов. Забытую фразу восстановить нельзя.
shell-signed-in = Вы вошли как { $text }.
shell-signed-in-help = На другом устройстве войдите с тем же именем и фразой.
shell-sign-out = Выйти
shell-sign-out-everywhere = Выйти на всех устройствах

## Rules

shell-rules-search = Искать в правилах
shell-rules-found =
    { $count ->
        [one] { $count } правило
        [few] { $count } правила
        [many] { $count } правил
       *[other] { $count } правила
    }
shell-rules-none = Нет правила, где есть все эти слова.
shell-rules-absent = Текста правил к этой игре нет.
shell-rule-reconstructed = Эти числа восстановлены, они не из печатных правил.
shell-rules-contents = Содержание

## What cannot be shown

shell-missing-address = По этому адресу ничего нет
shell-missing-address-help = Может быть, по пути потерялась буква. Начните отсюда.
shell-missing-table = Этот стол не открывается
shell-missing-table-help = Возможно, ссылка неполная или чужая, или вы сидели здесь с другого устройства. Попросите приглашение или откройте своё место кодом восстановления.
shell-missing-unreachable = Сервер недоступен
shell-missing-unreachable-help = Ваши партии хранятся там и продолжатся, как только он ответит.
shell-to-front = На главную
shell-recover = Открыть моё место на этом устройстве
shell-recover-help = Код был показан, когда вы заняли место.
shell-recover-code = Код восстановления
shell-recover-open = Открыть место

## About

shell-about-title = О Bogwood
shell-about-lead = Открытый дом настольных игр о лодках.
shell-about-what = Что это
shell-about-what-1 = Играйте в браузере с друзьями или против ботов, по-русски, по-английски, по-испански или по-чешски, с помощью одной программы на вашем же компьютере.
shell-about-what-2 = Учётная запись никому не нужна. Ничего не загружается со стороны, ни за кем не следят, ничего не продают.
shell-about-independent = Bogwood — независимая реализация. Он не связан с авторами и издателями игр и не использует их рисунков, текстов и логотипов. Понравилась игра — купите коробку.
shell-about-fair = Честно и открыто
shell-about-fair-1 = До партии публикуется контрольный отпечаток того, как всё перемешано, после неё — исходное число (seed). Каждый может проверить, что между ними ничего не изменили.
shell-about-api = Всё, что может игрок, может и программа: API
shell-version = Версия { $text }
shell-credits = Благодарности
shell-credits-icons = Значки авторов game-icons.net перекрашены и обрезаны; остальные рисунки наши.
shell-numbers = Числа игры «{ $text }»
shell-numbers-lead = Откуда взято каждое число. Картинок из правил не было, поэтому часть восстановлена; владелец коробки может поправить их в файле данных.
shell-numbers-show = Показать
shell-mark-all = все
shell-mark-P = напечатано
shell-mark-D = выведено
shell-mark-S = по независимому обзору
shell-mark-R = восстановлено
shell-mark-J = толкование

## Parts of the component data, as the table of their origins names them

shell-data-players = игроки
shell-data-min = меньше всего
shell-data-max = больше всего
shell-data-rounds = раунды
shell-data-minutes = минуты
shell-data-items = вещи
shell-data-component_counts = состав коробки
shell-data-swamp_board = игровое поле
shell-data-round_board = планшет раундов
shell-data-settlement_per_clan = поселения каждого племени
shell-data-boat_per_clan = лодки каждого племени
shell-data-race_marker_per_clan = фишки достижений каждого племени
shell-data-turn_order_marker_per_clan = маркеры порядка хода каждого племени
shell-data-navigation_marker_per_clan = маркеры плавания каждого племени
shell-data-score_marker_per_clan = маркеры очков каждого племени
shell-data-vp_100_200_tile_per_clan = жетоны 100/200 ПО каждого племени
shell-data-totem = тотем
shell-data-block_token = фишка захвата
shell-data-salamander_tile = жетоны саламандр
shell-data-shrine_tile = жетоны божеств
shell-data-gold_coins = золотые монеты по достоинству
shell-data-temple_tile = жетоны храмов
shell-data-race_card = карты достижений
shell-data-trophy_card = карты трофеев
shell-data-season_card = карты рыбы
shell-data-aid_card = карты-памятки
shell-data-start_resources = запасы в начале
shell-data-per_player = на игрока
shell-data-workers = рабочие
shell-data-workers_lotus = рабочие, сторона с лотосом
shell-data-navigation_index = деление шкалы плавания
shell-data-drawn_at_setup = выкладывается при подготовке
shell-data-shrine_tiles_on_swamp = жетоны божеств на поле
shell-data-shrine_tiles_on_round_board = жетоны божеств на планшете раундов
shell-data-season_cards = карты рыбы
shell-data-trophy_cards = карты трофеев
shell-data-race_cards = карты достижений
shell-data-guides = вожди
shell-data-bonus_tiles_per_round = жетоны бонусов на раунд
shell-data-shrine_tiles = жетоны божеств
shell-data-numbers = номера
shell-data-supply_after_setup = остаётся в запасе
shell-data-clans = племена
shell-data-colour = цвет
shell-data-colours = цвета
shell-data-actions = действия
shell-data-kind = вид
shell-data-land = земля
shell-data-initiative = инициатива
shell-data-build_value = стоимость поселения
shell-data-range = дальность
shell-data-when = когда
shell-data-ability = способность
shell-data-amount = сколько
shell-data-pass = при пропуске хода
shell-data-reserve_space = занимает ячейку
shell-data-navigation_step = шаг плавания
shell-data-vp_per_temple_tile = ПО за жетон храма
shell-data-private_build_space = своя ячейка постройки
shell-data-vp_then_celebrate = ПО, затем праздник
shell-data-vp_per_led_island = ПО за остров с большинством
shell-data-hex = координаты
shell-data-neighbours = соседи
shell-data-boards = поля
shell-data-swamp_34 = поле для 3 и 4
shell-data-swamp_2 = поле для 2
shell-data-geometry = размер
shell-data-radius = радиус
shell-data-navigate_range_bonus = добавка к дальности действия «Плыть»
shell-data-value = значение
shell-data-printed_shrines = напечатанные божества
shell-data-cells = ячейки
shell-data-numbered_shrine_spaces = места божеств с номерами
shell-data-temples = храмы
shell-data-fish_cells = рыба по цветам
shell-data-pay_mana = заплатить кристаллов
shell-data-pay = заплатить
shell-data-gain = получить
shell-data-steps = деления
shell-data-index = деление
shell-data-plus = дальность
shell-data-base_catch = начальный улов
shell-data-clan_board_bonus_kinds = бонусы планшетов племён
shell-data-permanent = постоянный
shell-data-clan_boards = планшеты племён
shell-data-order = порядок
shell-data-bonus = бонус
shell-data-crocodile_lotus = крокодилы, сторона с лотосом
shell-data-turtle_lotus = черепахи, сторона с лотосом
shell-data-frog_lotus = лягушки, сторона с лотосом
shell-data-salamander_lotus = саламандры, сторона с лотосом
shell-data-salamander_tiles = жетоны саламандр
shell-data-temple_tiles = жетоны храмов
shell-data-stacks = стопки
shell-data-min_players = игроков от
shell-data-condition = условие
shell-data-type = вид
shell-data-count = сколько
shell-data-race_card_values = очки карт достижений
shell-data-score = очки за
shell-data-bonus_tiles = жетоны бонусов
shell-data-round_1 = раунд 1
shell-data-round_2 = раунд 2
shell-data-round_3 = раунд 3
shell-data-round_4 = раунд 4
shell-data-usable_in_rounds = действует в раундах
shell-data-discount = скидка
shell-data-constants = прочие числа
shell-data-gold_per_shrine_when_building = золото за божество при постройке
shell-data-fish_stack_max = больше всего рыбы на поселении
shell-data-sale_gold_by_position = золото за каждую проданную рыбу
shell-data-totem_sale_bonus = надбавка тотема при продаже
shell-data-celebrate_vp_per_settlement_with_fish = праздник: ПО за поселение с рыбой
shell-data-celebrate_totem_vp = праздник: ПО за тотем
shell-data-celebrate_vp_per_own_fish = праздник: ПО за свою рыбу
shell-data-mana_per_axolotl = кристаллы за аксолотля
shell-data-mana_per_worker = кристаллы за рабочего
shell-data-start_settlements = начальные поселения
shell-data-neutral_settlements_per_player_2p = нейтральные поселения на игрока, вдвоём
shell-data-end_vp_per_fish_on_settlement = в конце: ПО за рыбу на поселении
shell-data-end_vp_per_mana = в конце: ПО за кристалл
shell-data-end_gold_per_vp = в конце: золота за ПО
shell-data-phases = фазы
shell-data-options = варианты правил
shell-data-settlement_on_every_island = поселение на каждом острове
shell-data-settlements_on_islands = поселения на островах
shell-data-navigation_plus = плавание
shell-data-workers_unlocked = открытые рабочие
shell-data-fish_caught_in_turn = рыбы поймано за ход
shell-data-trade_gold_in_turn = золота за торговлю за ход
shell-data-square_of_largest_own_group = размер × размер наибольшей своей группы
shell-data-per_led_island = каждый остров с большинством
shell-data-per_settlement_on_largest_islands = каждое поселение на крупнейших островах
shell-data-per_settlement_next_to_temple = каждое поселение у храма
shell-data-per_island_with_exactly_one_own = каждый остров ровно с одним своим поселением
shell-data-per_settlement_on_smallest_islands = каждое поселение на наименьших островах
shell-data-yes = да
shell-data-no = нет
shell-data-player_colours = цвета игроков
shell-data-money = монеты
shell-data-most = самое большее
shell-data-pieces = фишки игрока
shell-data-merchants = купцы
shell-data-discs = жетоны торгов
shell-data-places = места
shell-data-stalls = рынки
shell-data-capacity = мест для товаров
shell-data-first_stock = товаров в начале
shell-data-open = открыто по числу игроков
shell-data-closed = закрыто по числу игроков
shell-data-starting_goods = товары в начале
shell-data-by_players = по числу игроков
shell-data-supply = общий банк
shell-data-harbour = порт
shell-data-ships = корабли
shell-data-free = бесплатно
shell-data-extra = ещё
shell-data-extra_price = цена добавочного
shell-data-turned = открываемые жетоны
shell-data-countries = страны
shell-data-good = товар
shell-data-tiles = тайлы
shell-data-country = страна
shell-data-back = рубашка
shell-data-seats = места
shell-data-coins = монеты
shell-data-departs = отплытие
shell-data-token_kinds = виды жетонов
shell-data-ladder = конец шкалы
shell-data-trade_tokens = торговые жетоны
shell-data-special_tokens = специальные жетоны
shell-data-scoring = подсчёт очков
shell-data-instant = сразу
shell-data-lasting = постоянно
shell-data-points = очки
shell-data-castle_cards = карты замков
shell-data-pictures = рисунки
shell-data-limit = самое большее с одним рисунком
shell-data-looked_at = просматриваемые карты
shell-data-picture = рисунок
shell-data-none = нет
shell-data-spice_pair = пара специй
shell-data-cook_pair = пара еды с Поваром
shell-data-capes = мысы
shell-data-canvas = размер рисунка
shell-data-width = ширина
shell-data-height = высота
shell-data-maps = карты
shell-data-basic = базовая игра
shell-data-advanced = продвинутая игра
shell-data-provinces = провинции
shell-data-label = обозначение
shell-data-region = страна или мыс
shell-data-x = x
shell-data-y = y
shell-data-borders = граничит с
shell-data-crossroads = перекрёсток
