### The command line in Russian.

### Table talk

cli-bye = До встречи!
cli-notice = Независимая реализация; многие числа восстановлены, а не взяты с печатных компонентов.
cli-rule = правило { $rule }
cli-saved = Сохранено: { $file }
cli-thinking = { $clan } думают…
cli-undo-none = Отменять нечего.
cli-unknown-choice = «{ $text }» — такого варианта нет. Введите номер из списка или ? для справки.
cli-winner = Победа: { $clan }, { $vp } ПО
cli-your-turn = Ваш ход: { $clan }


### Headings and labels

cli-final = Итоговый подсчёт очков
cli-round = Раунд { $round }
cli-seat = Игрок { $seat }
cli-source = Источник
cli-total = Всего


### Simulation

cli-simulating =
    { $total ->
        [one] { $done } из { $total } партии
        [few] { $done } из { $total } партий
       *[many] { $done } из { $total } партий
    }
cli-summary-by-source = по источникам
cli-summary-decisions = Решения
cli-summary-games = Партии
cli-summary-mean = среднее
cli-summary-per-second = Решений в секунду
cli-summary-rounds = Раунды
cli-summary-scores = Очки
cli-summary-wins = Победы


### Refusals: choices

refusal-game-over = Игра окончена.
refusal-no-such-option = Такого варианта нет: { $option }.
refusal-not-your-turn = Сейчас не ваш ход.
refusal-step-limit =
    { $limit ->
        [one] Игра не дошла до следующего решения за { $limit } шаг.
        [few] Игра не дошла до следующего решения за { $limit } шага.
       *[many] Игра не дошла до следующего решения за { $limit } шагов.
    }


### Refusals: notation, names, options

refusal-bad-notation = «{ $text }» — в этой игре нет такого хода.
refusal-bad-number = «{ $text }» — не то число, которое здесь нужно.
refusal-bad-option-value = Настройка «{ $name }» не может иметь значение «{ $value }». Возможно: { $allowed }.
refusal-bad-players = Число игроков — от { $least } до { $most }, а не { $found }.
refusal-bad-seat = За этим столом нет игрока { $seat }.
refusal-name-twice = Одно и то же название стоит дважды.
refusal-wrong-number = Неверное количество: { $found } вместо { $expected }.
refusal-unknown-name = Ничего с таким названием нет: «{ $text }».
refusal-not-now = Сейчас вопрос не об этом.
refusal-off-board = { $cell } — такой ячейки на поле нет.
refusal-unknown-bot = Бота «{ $name }» нет. Есть: { $allowed }.
refusal-unknown-edition = Редакции «{ $edition }» этой игры здесь нет.
refusal-unknown-game = Игры «{ $name }» здесь нет. Есть: { $allowed }.
refusal-unknown-diagram = Схемы «{ $name }» здесь нет. Есть: { $allowed }.
refusal-nothing-to-measure = У игры { $name } нечего измерять: у неё нет обзора.
refusal-unknown-option = В этой игре нет настройки «{ $name }». Есть: { $allowed }.


### Refusals: files

refusal-bad-format = Это не наш файл: формат «{ $found }».
refusal-bad-json = Это не JSON: строка { $line }, столбец { $column }.
refusal-bad-line = Строку { $line } записи не понять.
refusal-missing-file = Файла «{ $text }» нет.
refusal-newer-format = Записано более новой версией: формат «{ $found }», здесь известен «{ $known }».
refusal-other-rules = Записано по другим правилам: версия { $found }, здесь { $known }.
refusal-repeated-key = Поле «{ $name }» указано дважды.
refusal-torn-record = Запись обрывается на строке { $line }. Всё до неё в порядке.
refusal-unreadable-file = Файл «{ $text }» не читается.

refusal-schema-length = Неверное число элементов: { $found }, допустимо от { $least } до { $most }.
refusal-schema-missing = Не хватает поля «{ $name }».
refusal-schema-pattern = «{ $found }» — неверный вид.
refusal-schema-range = { $found } — вне границ: допустимо от { $least } до { $most }.
refusal-schema-type = Неверный тип значения: { $found } вместо { $expected }.
refusal-schema-unknown = Поле «{ $name }» здесь неизвестно.
refusal-schema-value = «{ $found }» здесь невозможно. Возможно: { $allowed }.


### Refusals: records

refusal-digest-differs = Решение { $number } приводит не к той позиции, что в записи.
refusal-draws-differ = На решении { $number } случай дал не то, что в записи.
refusal-illegal-move = Решение { $number } невозможно: { $move }.
refusal-no-seed = Запись ещё не раскрывает своё исходное число (seed), поэтому случай не проверить.
refusal-nothing-to-verify = В записи нечего проверять.
refusal-scores-differ = Итоговый счёт не тот, что в записи.
refusal-seal-differs = Исходное число (seed) не соответствует отпечатку, опубликованному до игры.


### Added for the command line

cli-besides = Сейчас можно ещё:
cli-closed = { $notation } закрыто: { $text }
cli-key-boards = планшеты игроков
cli-key-cards = что делают карты
cli-key-help = эта справка
cli-key-names = названия всех ячеек
cli-key-quit = выход
cli-key-scores = счёт на данный момент
cli-key-table = весь стол
cli-key-undo = отмена в свой ход
cli-key-why = что значит вариант или почему он закрыт
cli-keys = Как отвечать: введите номер варианта (3) или его запись ({ $notation }); можно несколько: 3 1
cli-open = { $notation } открыто: { $text }
cli-prompt = Ваш выбор (? — справка):
cli-prompt-only = Ваш выбор (Enter: { $notation }, ? — справка):
cli-report = Сообщение о столе { $text }
cli-report-moment = После события { $number }, шаг { $step }
cli-report-tried = Пробовали: { $text }
cli-sound = Позиция в порядке.
cli-summary-checked = Игр проверено на каждом решении
cli-tip = Совет:
cli-unused = Ваш ход окончен, это не понадобилось: { $text }
cli-verified-digests = Контрольные суммы: совпадают после каждого решения ({ $count }).
cli-verified-draws = Случай: выпало то, что записано.
cli-verified-scores = Очки: совпадают с последней позицией.
cli-verified-seal = Отпечаток: соответствует исходному числу (seed).
cli-verified-unfinished = Очки: их ещё нет, игра не окончена.
refusal-bad-bots = Названо ботов: { $found }. Назовите один вид для всех мест или по одному на каждое ({ $players }).
refusal-bad-options = «{ $text }» — не в виде имя=значение.
refusal-no-option-left = Место { $seat } должно решать, а выбирать не из чего.
refusal-no-record = В этом сообщении нет записи игры, только позиция.
refusal-no-such-decision = Решений в записи: { $most }, а не { $number }.
refusal-no-such-seat = Нет места «{ $seat }». Места считаются от 0 до { $most }.
refusal-unknown-language = Языка «{ $name }» здесь нет. Есть: { $allowed }.
refusal-unwritable-file = Не удаётся записать: «{ $text }».
refusal-usage = { $text } См. bogwood --help.


### Tables

page-about = Настольные игры о лодках в браузере: с друзьями или против ботов. Регистрация не нужна.
page-invitation = Приглашение: { $text }
page-table =
    { $players ->
        [1] Игра для одного, в браузере.
       *[other] Стол на { $players } игроков, в браузере. Регистрация не нужна.
    }

chat-applause = Аплодисменты
chat-back-soon = Скоро вернусь.
chat-good-game = Хорошая игра!
chat-good-luck = Удачи!
chat-hello = Привет!
chat-laughter = Смеюсь
chat-oops = Ой, промашка.
chat-party = Ура!
chat-puzzled = Хм…
chat-rematch = Сыграем ещё?
chat-sorry = Извините!
chat-surprise = Ого!
chat-take-back = Можно взять ход назад?
chat-thanks = Спасибо!
chat-thinking = Дайте подумать…
chat-thumbs-up = Палец вверх
chat-well-played = Отлично сыграно!
chat-your-turn = Ваш ход.
cli-backup-faulty = Копия неисправна, или не все её столы воспроизводятся. Столов: { $count }; целых событий: { $events }
cli-backup-verified = Копия цела, и все её столы воспроизводятся. Столов: { $count }; событий: { $events }
cli-damaged = { $text }: событие { $number } повреждено; все до него целы
cli-doctor-aside = Отложенных столов: { $count }. Посмотреть: bogwood tables list --status aside
cli-doctor-backups = Минут с последней копии: { $minutes }
cli-doctor-backups-faulty = Последняя копия «{ $text }» не годится для восстановления; сделайте другую: bogwood backup --verify. { $reason }
cli-doctor-backups-none = В «{ $text }» нет ни одной копии хранилища: запустите сервер с --backups и посмотрите его журнал.
cli-doctor-backups-off = Папка для копий не названа: запускайте сервер и эту проверку с --backups ПАПКА.
cli-doctor-backups-old = Часов с последней копии: { $hours }. Почему копий нет, сказано в журнале сервера.
cli-doctor-backups-postgres = Копии базы данных делают pg_dump или pg_basebackup; здесь они не проверяются.
cli-doctor-clock = Часы идут ровно.
cli-doctor-clock-behind = Часы отстают от последнего сохранённого изменения на { $seconds } с: поставьте их правильно.
cli-doctor-clock-jumps = Часы переставили, пока шла проверка: проверьте службу времени на машине (NTP).
cli-doctor-disk = Свободно на диске хранилища: { $free } МБ
cli-doctor-disk-low = На диске хранилища свободно только { $free } МБ: освободите место, пока ходы ещё принимаются.
cli-doctor-engines-compiled = Движки работают скомпилированными.
cli-doctor-engines-interpreted = Движки работают без компиляции, и боты намного медленнее: установите пакет со скомпилированными движками или выполните python3 make.py setup.
cli-doctor-files = Можно держать открытыми файлов: { $count }
cli-doctor-files-few = Открытых файлов может быть только { $count }, а каждое соединение — тоже файл: поднимите предел (ulimit -n или LimitNOFILE в systemd).
cli-doctor-ill = Неисправностей: { $count }
cli-doctor-leases = Процесс { $text } не отвечает и держит столы: { $count }. Другие примут их за десять секунд; если нет, перезапустите их.
cli-doctor-log-long = Журнал записи занимает { $size } МБ: кто-то долго читает хранилище; если так и останется, перезапустите сервер.
cli-doctor-orphans = От мёртвого сервера остались процессы. Завершите их: kill { $text }
cli-doctor-orphans-none = Процессов от мёртвого сервера не осталось.
cli-doctor-postgres = PostgreSQL { $version }; соединений: { $used } из { $most }
cli-doctor-postgres-clock = Часы этой машины и базы данных расходятся на { $seconds } с: проверьте службу времени на обеих (NTP).
cli-doctor-postgres-full = PostgreSQL { $version }: занято соединений { $used } из { $most }; увеличьте max_connections или уменьшите число процессов.
cli-doctor-postgres-read-only = База данных не принимает запись, как реплика: укажите в --store адрес основной.
cli-doctor-proxies-all = --proxies { $text } верит всем на слово об адресах: назовите только собственные прокси.
cli-doctor-proxies-bad = «{ $text }» в --proxies — не адрес и не сеть: исправьте.
cli-doctor-proxies-none = Адресу https нужен прокси, а без --proxies у всех, кто идёт через него, общий предел: назовите его.
cli-doctor-served = Хранилище обслуживает процесс { $text }.
cli-doctor-sqlite-old = SQLite { $found } старше { $least }: установите более новый Python.
cli-doctor-store = Хранилище «{ $text }» цело, насколько проверено. Столов: { $count }; МБ: { $size }
cli-doctor-store-event = Событие { $number } стола { $table } повреждено: bogwood tables repair { $table }
cli-doctor-store-faulty = Структура хранилища повреждена ({ $text }): остановите сервер и верните последнюю копию командой bogwood restore.
cli-doctor-store-none = Хранилища «{ $text }» ещё нет: его создаст bogwood serve.
cli-doctor-store-older = Хранилище более старой версии: сделайте копию (bogwood backup), следующий запуск его обновит.
cli-doctor-store-refused = Хранилищем нельзя пользоваться. { $text }
cli-doctor-store-unwritable = В «{ $file }» нельзя ничего записать ({ $text }): проверьте права, диск и кто его заблокировал.
cli-doctor-unserved = Ни один сервер не открыл хранилище.
cli-doctor-url-bad = --public-url «{ $text }» — не адрес http или https: запишите его как в браузере.
cli-doctor-versions = Версии: Bogwood { $bogwood }, Python { $python }, SQLite { $sqlite }
cli-doctor-well = Всё в порядке.
cli-regress = Столов: { $count }; иначе по нынешним правилам: { $found }
cli-serving = Bogwood открыт: { $text } (Ctrl+C — закрыть)
cli-store-damaged = Хранилище повреждено. Столов: { $count }; целых событий: { $events }
cli-store-whole = Хранилище цело. Столов: { $count }; событий: { $events }
cli-tables-aside = Стол { $text } отложен. Чтобы продолжить игру: bogwood tables resume { $text }
cli-tables-change-status = Состояние: { $before } → { $after }
cli-tables-change-to-act = Кто ходит: { $before } → { $after }
cli-tables-changed = Изменён: { $text } UTC
cli-tables-could = Стол { $text } может продолжаться: его события воспроизводятся до конца.
cli-tables-events = Последнее событие: { $text }
cli-tables-game = Игра: { $text }
cli-tables-put-by = События с { $first } по { $last } изъяты; они остаются в хранилище, в «kept», под damaged/{ $table }/{ $first }.
cli-tables-replays = Его события воспроизводятся до конца: игру можно будет продолжить с этого места.
cli-tables-replays-not = Его события не воспроизводятся до конца: без bogwood tables repair { $text } игру не продолжить.
cli-tables-resumed = Стол { $text } снова в игре.
cli-tables-seats = Места: { $text }
cli-tables-sound = Со столом { $text } всё в порядке: все события целы и воспроизводятся.
cli-tables-status = Состояние: { $text }
cli-tables-title = Название: { $text }
cli-tables-trial = Ничего не изменено (--dry-run).
refusal-account-taken = Это имя учётной записи уже занято.
refusal-already-answered = Вы уже согласились.
refusal-already-proposed = Одно предложение уже ждёт ответа.
refusal-already-resigned = Вы уже сдались.
refusal-bad-account = Имя учётной записи: от 2 до { $longest } букв, цифр, точек, дефисов или подчёркиваний.
refusal-bad-address = По этому адресу нельзя обратиться: нужен http или https и общедоступный узел.
refusal-bad-body = Запрос составлен неверно.
refusal-bad-message = Сообщение составлено неверно.
refusal-bad-method = По этому адресу так сделать нельзя.
refusal-bad-nickname = В имени должны быть видимые буквы и не должно быть скрытых знаков и знаков, меняющих направление текста.
refusal-bad-pace = Такой контроль времени невозможен: { $text }.
refusal-bad-passphrase = Парольная фраза: от { $least } до { $most } знаков.
refusal-bad-proposal = «{ $text }» нельзя предложить.
refusal-bad-seats = Неверное число мест: { $found } вместо { $expected }.
refusal-bad-take-back = Игру нельзя вернуть к событию { $number }.
refusal-bot-plays = За игрока { $seat } сейчас играет бот.
refusal-clock-decides = У игрока { $seat } ещё есть время на часах; пока оно не вышло, никто за него не решает.
refusal-does-not-replay = События стола { $table } не воспроизводятся до конца.
refusal-event-damaged = Событие { $number } повреждено; все до него целы.
refusal-event-endless = На событии { $number } правила не завершают работу.
refusal-has-account = У вас уже есть учётная запись с другим именем.
refusal-internal = Здесь произошла ошибка; она записана.
refusal-missing-header = Не хватает заголовка { $text }.
refusal-no-entry = Этот стол закрытый: попросите ссылку на него.
refusal-no-nickname = Выберите себе имя.
refusal-no-stand-in = За игрока { $seat } не играет бот, который мог бы вернуть место.
refusal-nothing-to-withdraw = Менять уже нечего: либо тайный выбор не сделан, либо выбрали уже все.
refusal-no-such-event = Нет события { $number } за этим столом; последнее — { $most }.
refusal-no-such-page = По этому адресу ничего нет.
refusal-no-such-step = Решений в следующем ходу: { $most }, а не { $number }.
refusal-not-a-bot = За игрока { $seat } не играет бот.
refusal-not-aside = Стол { $table } не был отложен.
refusal-not-away = Игрок { $seat } недавно был здесь; спросите снова через { $seconds } с.
refusal-not-open = Места за этим столом уже нельзя менять.
refusal-coach-busy = У тренера слишком много работы. Спросите примерно через { $seconds } с.
refusal-less-hints = За этим столом тренер говорит только, не пропадает ли что-нибудь.
refusal-no-coach = Для этой игры тренера нет.
refusal-no-hints = За этим столом подсказок нет.
refusal-no-puzzle = За этим столом нет задачи.
refusal-puzzle-unfinished = Ход не закончен: нужно решить ещё что-то.
refusal-unknown-puzzle = Задачи «{ $name }» нет.
refusal-not-over = Это возможно только после конца игры.
refusal-not-ready = Сейчас ничего нельзя записать. Всё записанное прежде в сохранности.
refusal-not-running = За этим столом сейчас не играют.
refusal-not-signed-in = Сначала войдите: выберите имя или войдите в учётную запись.
refusal-not-started = Игра ещё не началась.
refusal-not-your-seat = Это не ваше место.
refusal-nothing-proposed = Ничего не предложено.
refusal-nothing-said = Напишите что-нибудь или выберите фразу, но не то и другое сразу.
refusal-nothing-to-redo = Повторять нечего.
refusal-nothing-to-undo = Отменять нечего.
refusal-one-process-store = Для нескольких процессов сервера нужно хранилище PostgreSQL.
refusal-port-taken = Нельзя принимать соединения на { $text }.
refusal-seat-taken = Место { $seat } занято.
refusal-stale = За столом уже всё изменилось; вот как обстоят дела сейчас.
refusal-store-away = Сервер сейчас не может связаться со своей базой данных. Всё подтверждённое записано и в сохранности; попробуйте чуть позже.
refusal-store-busy = Хранилище сервера занято, поэтому это действие не выполнено. Всё прежнее записано и в сохранности; попробуйте чуть позже.
refusal-store-failing = Диск сервера сообщает об ошибке, поэтому это действие не выполнено. Всё прежнее записано; попробуйте позже.
refusal-store-full = Диск сервера переполнен, поэтому это действие не выполнено. Всё прежнее записано и в сохранности; попробуйте позже.
refusal-store-read-only = Сервер сейчас не может писать в своё хранилище, поэтому это действие не выполнено. Всё прежнее записано и в сохранности; попробуйте позже.
refusal-table-aside = Этот стол отложен после сбоя. Продолжить его могут те, кто ведёт сервер.
refusal-table-damaged = Этот стол повреждён на диске сервера с самого первого события.
refusal-server-leaving = Сервер перезапускается; попробуйте ещё раз через минуту.
refusal-table-elsewhere = Стол сейчас переходит на другой сервер; попробуйте ещё раз.
refusal-too-fast = Слишком часто; попробуйте через { $seconds } с.
refusal-too-large = Слишком много: не больше { $most } байт.
refusal-too-long = Слишком длинно: не больше { $longest } знаков.
refusal-too-many-hooks = Не больше { $most } адресов.
refusal-too-many-sockets = Слишком много соединений с вашего адреса: не больше { $most }. Сначала закройте одно из них.
refusal-too-many-take-backs = За этим столом ходы уже брали назад { $most } раз, больше нельзя.
refusal-too-many-withdrawals = Вы уже меняли тайный выбор { $most } раз за эту партию; этот остаётся в силе.
refusal-turn-complete = Ваш ход сделан: завершите его или отмените что-нибудь.
refusal-turn-not-complete = Ваш ход ещё не закончен.
refusal-unknown-phrase = Нет фразы «{ $text }».
refusal-unknown-table = Такого стола нет.
refusal-wrong-code = Этот код не открывает места за этим столом.
refusal-wrong-host = Этот сервер не отзывается на имя { $text }; разрешить его может тот, кто держит сервер.
refusal-wrong-origin = Запрос пришёл с другого сайта: { $text }.
refusal-wrong-passphrase = Неверное имя или парольная фраза.

### Stores

refusal-backup-by-pg-dump = Хранилище в PostgreSQL копируют его собственной программой: { $text }.
refusal-file-exists = «{ $text }» уже существует.
refusal-missing-extra = Для этого нужно дополнение «{ $text }»: pip install "bogwood[{ $text }]".
refusal-not-a-store = «{ $text }» — не хранилище столов.
refusal-store-damaged = Хранилище «{ $text }» повреждено.
refusal-store-in-use = Хранилище «{ $text }» занято: сначала остановите сервер.
refusal-store-log-cut = Журнал «{ $text }» был испорчен посередине. Всё до этого места сохранено, более поздние изменения утрачены; найденный журнал: «{ $file }».
refusal-store-log-mended = Журнал «{ $text }» был испорчен посередине. Всё удалось сохранить; найденный журнал: «{ $file }».
refusal-store-served = Хранилище «{ $text }» уже обслуживает процесс { $process }: два сервера на одном файле не знали бы друг о друге.
refusal-store-too-new = Хранилище записано более новой версией Bogwood: его схема { $found }, эта версия знает { $known }.
refusal-store-too-old = Хранилище «{ $text }» — более старой версии: восстановите его, и при открытии оно обновится.
refusal-store-unreachable = База данных на «{ $text }» недоступна.
refusal-store-unreadable = Хранилище «{ $text }» не открывается.
refusal-unknown-store = Нет такого вида хранилища: «{ $text }». Укажите путь, sqlite:/// или postgresql://.


### Arena

arena-ahead = Впереди
arena-bot = Бот
arena-crosstable = Каждый с каждым
arena-decisions-per-turn = Решений за ход
arena-difference = Разница в очках
arena-elo = Рейтинг Эло
arena-fact-deals = Раскладов: { $deals }
arena-fact-edition = Редакция и правила: { $text }
arena-fact-games = Партий: { $games }
arena-fact-options = Настройки правил: { $text }
arena-fact-players = Игроков: { $players }
arena-fact-seed = Исходное число (seed): { $text }
arena-fault = Сбой
arena-faults = Партии без результата
arena-figures = Все числа
arena-first-seat = Побед первого места
arena-games = Партии
arena-how = В скобках — 95-процентные доверительные интервалы. Каждый расклад играется при всех поворотах ботов по местам, поэтому удача расклада взаимно погашается; интервалы считаются по раскладам, а не по партиям. Общая победа делится между победителями. Если что-то выбирали победители, это ещё не значит, что выбор и принёс победу: сильные игроки выбирают иначе.
arena-margin = Перевес в очках над другими
arena-more-often = Победы выбиравших чаще других
arena-ms-per-decision = Мс процессора на решение
arena-ms-per-turn = Мс процессора на ход
arena-note-more-often = На графике — как часто побеждали те, кто выбирал это чаще других за своим столом.
arena-option = Настройка
arena-options-chosen = Варианты, выбранные хотя бы раз
arena-other = против
arena-score = Очки
arena-seat = Место
arena-seats = Победы по местам
arena-seats-with = Случаев
arena-standings = Итоги
arena-stopped = Остановлено. Сыгранные партии лежат в { $text }; та же команда с --resume продолжит.
arena-the-rules = правила
arena-thing = Выбор
arena-title = Арена: { $text }
arena-title-balance = Баланс: { $text }
arena-trait-base = Лагерь
arena-trait-chief = Вождь
arena-trait-clan = Племя
arena-trait-colour = Цвет
arena-trait-guide = Последний вождь
arena-trait-setup_card = Карта подготовки
arena-trait-side = Сторона планшета племени или вождя
arena-values = По настройкам правил
arena-win-rate = Победы
refusal-arena-exists = В «{ $text }» уже есть арена: продолжите её с --resume или выберите другую папку.
refusal-other-settings = Эта арена начата с другими настройками: { $text }.
refusal-resume-where = Назовите папку арены через --out.


### Games at hand

cli-games-broken = Не работают:
cli-minutes = { $minutes } мин
cli-new-game = Игра «{ $name }» записана в { $text }. Следующие команды:
cli-no = нет
cli-yes = да

refusal-bad-game-name = Имя «{ $name }» не подходит: нужны строчные латинские буквы, цифры и «_», первой идёт буква, всего не больше сорока знаков, и это не слово языка Python.
refusal-folder-exists = «{ $text }» уже существует.
refusal-module-name-taken = Модуль Python с именем «{ $name }» уже есть: один заслонил бы другой.
refusal-game-bad-data = Данные игры не соответствуют схеме. Ошибок: { $count }, первая: { $text }.
refusal-game-bad-manifest = В описании игры недопустимое значение: «{ $found }».
refusal-game-name-taken = Игра с именем «{ $name }» уже есть, она из пакета { $text }.
refusal-game-not-loaded = Игру не удалось загрузить: { $text }
refusal-game-not-opened = Игру не удалось открыть: { $text }
refusal-game-without-manifest = Вместо описания игры по имени «{ $text }» найдено: { $found }.
refusal-nothing-to-train = В игре «{ $name }» ботам нечего настраивать: знаний о ней они не получили.


### Positions drawn

cli-points-now = сейчас
cli-points-end = если бы игра закончилась сейчас

### Lessons

cli-lesson-steps =
    { $count ->
        [one] { $count } шаг
        [few] { $count } шага
        [many] { $count } шагов
       *[other] { $count } шага
    }
refusal-unknown-lesson = Урока «{ $name }» у этой игры нет. Есть: { $allowed }.
refusal-lesson-turn-over = Здесь ход уже закончен: перед этим шагом не хватает шага, который его завершает.
refusal-lesson-not-offered = То, о чём просит этот шаг, недоступно. Доступно: { $text }.
refusal-lesson-turn-open = Здесь ход ещё не закончен. Доступно: { $text }.
refusal-lesson-script-short = Сценарий места { $seat } слишком короткий: дальше никто не ходит.
refusal-lesson-unsaid = В { $text } нет сообщения { $name }.
refusal-lesson-way-closed = После «{ $name }» урок не доиграть до конца: { $text }.
refusal-lesson-wrong-unmet = Выбрать «{ $name }» здесь нельзя, поэтому эта фраза никогда не прозвучит.
refusal-lesson-end-unasked = Этот ход завершает «{ $name }»: шаг должен об этом попросить.
