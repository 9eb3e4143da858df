### Рамка стола

table-skip = Перейти к полю
table-board = Поле
table-common = Карты и раунд
table-players = Игроки
table-drawer = Всё, кроме поля
table-drawer-handle = Открыть или закрыть панель
table-doors = Ещё
table-turn-order = Порядок хода
table-tab-seat = Моё
table-tab-strip = Действия
table-tab-others = Другие
table-tab-common = Карты
table-tab-log = Журнал
table-tab-chat = Чат
table-you = Вы
table-free-seat = Свободное место
table-bot = Бот { $text }
table-level = { $text }
table-stand-in = Бот: { $text }
table-plant-sedge = Осока
table-plant-reed = Камыш
table-plant-willow = Ива
table-plant-alder = Ольха
table-plant-iris = Ирис
table-plant-fern = Папоротник
table-chip =
    { $points ->
        [one] { $text }, { $points } очко: показать планшет
        [few] { $text }, { $points } очка: показать планшет
       *[many] { $text }, { $points } очков: показать планшет
    }
table-days =
    { $days ->
        [one] { $days } день
        [few] { $days } дня
       *[many] { $days } дней
    }
table-reconnecting = восстанавливаем связь…
table-text-view = Текстом
table-rules = Правила
table-replay = Повтор
table-menu = Меню
table-close = Закрыть
table-results = Итоги
table-undo = Отменить
table-hint = Подсказка
table-redo = Повторить
table-end-turn = Завершить ход
table-withdraw = Изменить выбор
table-choose = Выбирайте
table-wait = Ждём
table-turn-done = Всё готово? Завершите ход.
table-by-way-of = { $first }: { $text }
table-unasked = Само собой: ответ был только один.
table-step-unasked = { $text } (само)
table-your-turn = Ваш ход
table-this-turn = За этот ход
table-waiting-for = Ходит: { $text }
table-thinking = { $text } думает…
table-puzzle-played = Ваш ход сделан.
table-hurry = Поторопить
table-status-over = Партия окончена
table-status-cancelled = Партия прекращена
table-status-aside = Этот стол отложен
table-curtain = Передайте устройство: { $text }
table-curtain-open = Я — { $text }
table-notation = Введите ход
table-play-move = Сыграть
table-choices =
    { $count ->
        [one] { $count } вариант
        [few] { $count } варианта
       *[many] { $count } вариантов
    }
table-view = Вид поля
table-nearer = Приблизить
table-farther = Отдалить
table-whole-board = Показать всё поле
table-doubt = Вы уверены?
table-doubt-yes = Да, продолжить
table-doubt-no = Нет, вернуться

### Ходы, рассказанные по одному

table-told-turn = { $who } { $deeds }
table-told-you = Вы { $deeds }
table-told-strip = Что произошло
table-told-since = С вашего прошлого хода
table-told-since-count =
    { $count ->
        [0] С вашего прошлого хода: ничего
        [one] С вашего прошлого хода: { $count } ход
        [few] С вашего прошлого хода: { $count } хода
       *[many] С вашего прошлого хода: { $count } ходов
    }
table-told-since-none = С вашего прошлого хода ничего не произошло.
table-told-again = Показать ещё раз
table-told-skip = Пропустить
table-told-skip-key = Пропустить показ (Escape)
table-told-last = Последние ходы
table-told-chance = Вы получаете
table-told-chance-spoken = Вы получаете: { $text }
table-told-gained = { $text }, { $amounts }
table-pace = Показ чужих ходов
table-pace-calm = Спокойный
table-pace-normal = Обычный
table-pace-quick = Быстрый
table-pace-off = Выключен
table-pace-help = Как долго показывается каждый ход других игроков. Если показ выключен, стол сразу переходит к текущему моменту, а всё случившееся остаётся в списке «С вашего прошлого хода».

### What is spoken, and what can be asked for

table-spoken-undone = Отменено: { $text }
table-spoken-undone-step = Отменено.
table-spoken-ended = Ход окончен.
table-spoken-more = и ещё { $count }
table-spoken-means = { $who }: { $text }
table-spoken-points = { $who }: { $points } ПО
table-keys = Клавиши
table-keys-on = Клавиши за столом
table-keys-on-help = Отдельные клавиши действуют в любом месте стола, если вы не печатаете.
table-keys-help = Важно место клавиши на клавиатуре, а не буква в вашей раскладке. Чтобы сменить клавишу, выберите её и нажмите другую; Delete убирает.
table-keys-reset = Вернуть прежние
table-key-change = { $what }: { $text }. Сменить
table-key-press = Нажмите клавишу
table-key-escape = Пропустить показ, закрыть подсказку
table-key-arrows = Ходить по полю или меню
table-key-question = Повторить вопрос
table-key-last = Что сделали другие
table-key-means = Что есть у меня
table-key-others = Что есть у следующего игрока
table-key-points = Очки всех игроков
table-key-round = Раунд и чей ход
table-key-lit = К первому доступному месту
table-key-next = Следующее доступное место
table-key-previous = Предыдущее доступное место
table-key-kind = Места следующего вида или столбца
table-key-kind_before = Места предыдущего вида или столбца
table-key-main = Главная кнопка, например конец хода
table-key-undo = Отменить
table-key-redo = Вернуть
table-key-hint = Подсказка
table-key-icons = Фигурки и значки
table-key-words = Стол словами
table-key-type = Напечатать ход или вопрос
table-key-keys = Показать клавиши
table-speech = Что слышит программа чтения с экрана
table-speech-brief = Кратко
table-speech-usual = Обычно
table-speech-full = Полностью
table-speech-help = «Кратко» — что сделали другие, а о полученном только ваше; «Полностью» — и каждый мелкий шаг. Опущенное повторит клавиша.

# Values of games without a face of their own

table-yes = да
table-no = нет
table-nothing = пусто
