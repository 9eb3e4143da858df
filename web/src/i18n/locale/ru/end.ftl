### Конец партии, графики, повтор, журнал, чат и прочие слова за столом

## Конец партии

end-title-you-by =
    Вы победили с отрывом в { $lead ->
        [one] { $lead } очко
        [few] { $lead } очка
       *[many] { $lead } очков
    }
end-title-you-tie-break = Вы победили по дополнительному условию
end-title-one-by =
    { $text } побеждает с отрывом в { $lead ->
        [one] { $lead } очко
        [few] { $lead } очка
       *[many] { $lead } очков
    }
end-title-one-tie-break = { $text } побеждает по дополнительному условию
end-title-shared =
    { $text } делят победу: у каждого { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
end-title-shared-you =
    Вы и { $text } делите победу: у каждого { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
end-title-alone =
    Вы набрали { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
end-title-cancelled = Партия прекращена
end-title-aside = Этот стол отложен
end-about-cancelled = Все согласились остановиться, или играть стало некому. Победителя нет, записи для сохранения тоже нет. Стол остался таким, каким был, и на него можно посмотреть.
end-about-aside = Во время этой партии на сервере произошла ошибка, и он остановился, пока ничего не испортилось. Всё сыгранное сохранено, а для тех, кто ведёт сервер, составлен отчёт. Продолжить эту партию могут те, кто ведёт сервер; новую можно начать в любой момент.
end-ranking = Места
end-place =
    { $place ->
        [1] первое место
        [2] второе место
        [3] третье место
        [4] четвёртое место
       *[other] { $place }-е место
    }
end-resigned = игрок сдался
end-by-source = Очки по источникам
end-tap-number = нажмите на число, чтобы узнать, откуда оно
end-source = Источник
end-while-playing = Во время игры
end-at-the-end = В конце
end-total = Итого
end-origin-of = { $what }, { $text }: { $points }. Показать, откуда эти очки
end-origin-title = { $what }: { $text }
end-origin-sum =
    Всего { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
end-points-open = { $text }. Показать, откуда очки
end-points-title = Очки: { $text }
end-points-so-far = Пока набрано
end-points-ahead = Добавит конец игры
end-points-together = Если бы игра кончилась сейчас
end-points-behind =
    Отставание ({ $text } впереди): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Больше всего разница здесь: { $what } ({ $amount })
end-points-leads =
    Отрыв ({ $text } позади): { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }. Больше всего разница здесь: { $what } ({ $amount })
end-points-level = Поровну: { $text }
end-points-arrow = Маленькое число после стрелки (→) — сколько очков было бы, если бы игра кончилась сейчас.
end-points-only-end = Все очки считаются в конце. Здесь показано, сколько их было бы, если бы игра кончилась сейчас.
end-points-hidden = Плюс значит, что есть и другие очки: сосчитать их может только владелец.
end-round = Раунд { $round }
end-scoring = Подсчёт
end-over-time = Счёт по ходу партии
end-over-time-table = Счёт после каждого раунда
end-chart-hint = наведите на момент, чтобы увидеть счёт
end-chart-which = Что показывают линии
end-chart-scored = Набранные очки
end-chart-worth = Если бы игра кончилась тогда
end-chart-worth-about = сколько очков было бы у каждого, кончись игра в этот момент
end-by-round = Очки по источникам и раундам
end-no-moments = Не удалось загрузить ход партии.
end-again = Ещё раз
end-failed = Не получилось. Попробуйте через минуту ещё раз.
end-see-table = Посмотреть на стол
end-replay = Повтор
end-review = Разбор
end-play-on = Продолжить с этого места
end-check = Проверить перемешивание
end-export = Сохранить запись
end-swapped = Та же раздача, другие места
end-rematch = Ещё партию
end-next-table = К следующей партии
end-home = На главную
end-check-title = Честно ли всё перемешано?
end-check-wait = Вся партия разыгрывается заново…
end-check-replayed =
    { $decisions ->
        [one] { $decisions } решение было допустимым, а все карты, жетоны и очки совпали с сохранёнными.
        [few] Все { $decisions } решения были допустимыми, а все карты, жетоны и очки совпали с сохранёнными.
       *[many] Все { $decisions } решений были допустимыми, а все карты, жетоны и очки совпали с сохранёнными.
    }
end-check-differs = При повторном розыгрыше партия не совпадает с сохранённой.
end-check-sealed = Отпечаток, опубликованный в начале, соответствует исходному числу: ваш браузер вычислил его сам.
end-check-broken = Отпечаток не соответствует исходному числу.
end-check-how = Всё, что перемешивается и вытягивается, следует из одного тайного исходного числа (seed). Его контрольный отпечаток, который ничего не выдаёт, был открыт с самого начала; теперь, когда партия окончена, открыто и само число. Каждый может сохранить запись и проверить её сам.
end-seal = Отпечаток, открыт с самого начала
end-seed = Исходное число, открыто в конце

## Журнал

end-log-title = Что произошло
end-log-all = все события
end-log-all-title = Всё, что произошло
end-log-empty = Пока ничего не произошло.
end-log-draft = (черновик)
end-log-folded = Подготовка
end-log-sum = { $who }: { $text }
end-log-started = Партия начинается.
end-log-joined = { $text } занимает место.
end-log-left = { $text } освобождает место.
end-log-proposed-take_back = { $text } предлагает взять ход назад.
end-log-proposed-cancel = { $text } предлагает прекратить партию.
end-log-answered-yes = { $text } соглашается.
end-log-answered-no = { $text } не соглашается.
end-log-take_back = Ходы взяты назад.
end-log-resigned = { $text } сдаётся; дальше играет бот.
end-log-stood_in = За игрока { $text } играет бот.
end-log-stood_in-once = Этот ход за игрока { $text } делает бот.
end-log-withdrawn = { $text } выбирает заново.
end-log-came_back = { $text } снова за столом.
end-log-cancelled = Партия прекращена.
end-log-over = Партия окончена.
end-log-aside = Стол отложен.
end-log-resumed = Стол снова в игре по решению тех, кто ведёт сервер.
end-log-restored = Дальнейшее повредил диск сервера; игра продолжается отсюда.
end-log-rematch = Готова ещё одна партия.

## Что читается вслух, и знаки моего хода

end-say-turn = Ваш ход. { $text }
end-say-done = Всё сделано. Можно завершить ход.
end-say-deed = { $who }. { $text }
end-tab-turn = ● Ваш ход — Bogwood
end-note-title = Ваш ход
end-note-body = { $what } { $text }

## Меню и предложения

end-menu = Меню стола
end-menu-text = Стол текстом
end-menu-rules = Правила
end-menu-icons = Фигурки и значки
end-menu-replay = Повтор с начала
end-menu-watch = Позвать зрителей
end-menu-mine = Мои столы
end-menu-settings = Настройки
end-menu-codes = Код восстановления
end-menu-take-back = Взять ход назад…
end-menu-cancel = Прекратить партию…
end-menu-stand-in = Пусть за меня играет бот
end-stand-in-title = Пусть за вас сыграет бот?
end-stand-in-about = Он играет в темпе стола, с начала вашего хода; то, что вы уже попробовали, пропадёт. Вернуть себе место можно в любой момент.
end-stand-in-once = Только этот ход
end-stand-in-on = И дальше тоже
end-menu-stand-in-for = Пусть за игрока { $text } играет бот
end-menu-come-back = Играть дальше без бота
end-menu-resign = Сдаться…
end-menu-sound = Звук
end-menu-auto = Заканчивать мой ход автоматически
end-menu-confirm = Спрашивать обо всём
end-menu-bug = Сообщить об ошибке…
end-on = вкл.
end-off = выкл.
end-yes = Согласиться
end-no = Нет
end-no-after-all = Всё-таки нет
end-keep-on = Играть дальше
end-proposal = Предложение
end-proposal-take-back =
    { $text } предлагает взять назад { $count ->
        [one] { $count } ход.
        [few] { $count } хода.
       *[many] { $count } ходов.
    }
end-proposal-take-back-mine =
    Вы предложили взять назад { $count ->
        [one] { $count } ход.
        [few] { $count } хода.
       *[many] { $count } ходов.
    }
end-proposal-cancel = { $text } предлагает прекратить партию.
end-proposal-cancel-mine = Вы предложили прекратить партию.
end-proposal-waits = Ждём ответа: { $text }.
end-proposal-withdraw = Отозвать
end-take-back-title = Взять ход назад
end-take-back-about =
    { $others ->
        [0] Выберите ход, с которого играть заново. Он и всё, что было после него, отменится.
       *[other] Выберите ход, с которого играть заново. Он и всё, что было после него, отменится, когда согласятся все люди за столом.
    }
end-take-back-none = Пока не сделано ни одного хода.
end-cancel-title = Прекратить партию?
end-cancel-about =
    { $others ->
        [0] Партия закончится без победителя.
       *[other] Когда согласятся все люди за столом, партия закончится без победителя.
    }
end-cancel-yes =
    { $others ->
        [0] Прекратить
       *[other] Предложить
    }
end-resign-title = Сдаться?
end-resign-about =
    { $others ->
        [0] Партия прекратится. Вернуться в неё будет нельзя.
       *[other] Дальше за вас до конца играет бот. Вернуться в эту партию будет нельзя.
    }
end-resign-yes = Сдаться

## Чат и заметка

end-chat-which = Чат или заметка
end-chat-talk = Для всех
end-chat-note = Моя заметка
end-chat-none = Пока никто ничего не сказал.
end-chat-write = Напишите что-нибудь
end-chat-send = Отправить
end-chat-phrases = Быстрые фразы
end-chat-unread =
    { $count ->
        [one] { $count } непрочитанное сообщение
        [few] { $count } непрочитанных сообщения
       *[many] { $count } непрочитанных сообщений
    }
end-note-label = Это видите только вы.
end-note-reading = Загрузка…
end-note-saved = Сохранено
end-note-writing = Сохраняем…
end-note-failed = Не сохранено: сервер недоступен.

## Сообщение об ошибке

end-bug-title = Сообщить об ошибке
end-bug-label = Что произошло и чего вы ожидали?
end-bug-about = Вы получите файл, который можно передать тем, кто ведёт или чинит Bogwood. В нём ваш текст, положение, как вы его видите, сделанные ходы и версии игры и вашего браузера. В нём нет ничего, чего вам знать нельзя, нет имён, и никуда он сам не отправляется.
end-bug-save = Сохранить файл
end-bug-done = Файл сохранён. Спасибо!
end-bug-close = Закрыть

## Движение

end-skip = Пропустить показ

## Повтор

end-replay-title = Повтор
end-replay-back = К столу
end-replay-seats = Игроки
end-replay-chip = { $text }, очки: { $points }. Показать этот планшет первым
end-replay-turns = Ходы
end-replay-more = Остальное на столе
end-replay-tab-turns = Ходы
end-replay-tab-seat = Планшет
end-replay-tab-strip = Действия
end-replay-tab-others = Другие
end-replay-tab-common = Карты
end-replay-setup = Подготовка
end-replay-start = Партия начинается
end-replay-where = ход { $turn } из { $turns }
end-replay-where-step = ход { $turn } из { $turns }, шаг { $step }
end-replay-slider = Момент партии
end-replay-walk = Листать партию
end-replay-first = В начало
end-replay-last = В конец
end-replay-back-turn = На ход назад
end-replay-next-turn = На ход вперёд
end-replay-back-step = На шаг назад
end-replay-next-step = На шаг вперёд
end-replay-play = Смотреть
end-replay-pause = Пауза
end-replay-speed = Скорость
end-replay-by-turn = по ходам
end-replay-by-step = по шагам
