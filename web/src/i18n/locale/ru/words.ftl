### Стол словами и то, что за ним можно печатать

# Что можно напечатать; несколько названий одного и того же разделены чертой.

words-then = затем | потом | и затем | и потом
words-command-undo = отменить | отмена | назад
words-command-redo = вернуть | повторить
words-command-end = конец | закончить | закончить ход | конец хода | готово
words-command-hurry = быстрее | поторопить
words-command-yes = да
words-command-no = нет
words-command-question = вопрос | что сейчас | что спрашивают
words-command-choices = что можно | что я могу | что можно сделать | варианты
words-command-why = почему | почему нет | почему нельзя
words-command-look = где | что такое | смотреть | посмотреть
words-command-means = моё | что у меня | средства | мои средства
words-command-players = игроки | все | у всех | соперники
words-command-score = счёт | очки
words-command-last = что было | последнее | последние ходы
words-command-round = раунд | чей ход
words-command-help = помощь | справка | команды

# Ответы

words-placeholder = ход или «помощь»
words-suggestions = Что подходит
words-leave = Назад к рисунку
words-log = Что было
words-asides = Помимо вопроса
words-no-undo = Отменять нечего.
words-no-redo = Возвращать нечего.
words-no-end = Заканчивать пока нечего: сначала ответьте на вопрос.
words-no-doubt = Сейчас нет вопроса, на который отвечают «да» или «нет».
words-not-your-turn = Сейчас не ваш ход.
words-nothing-fits = К «{ $text }» здесь ничего не подходит. Напечатайте «помощь», чтобы узнать, что можно печатать.
words-several = К «{ $text }» подходит несколько вариантов:
words-more =
    { $count ->
        [one] и ещё { $count }
        [few] и ещё { $count }
       *[many] и ещё { $count }
    }
words-look-where = На что посмотреть?
words-why-what = Допишите, о чём речь, например «почему c6».
words-open = Ничто этому не мешает:
words-help = Напечатайте любую часть названия хода, большими или малыми буквами.
words-help-commands = Кроме ходов можно печатать: { $text }.
words-help-line = Несколько шагов помещаются в одну строку через запятую. После «почему» и «где» напишите, о чём речь.
