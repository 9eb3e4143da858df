### What is said of every game when it is first explained, in Russian.

### What choices are worth

overview-taken = Сильные боты берут это в { $taken } % случаев, когда могут; победили { $won } % тех, у кого это было (поровну было бы { $even } %).
overview-won = Среди сильных ботов победили { $won } % тех, у кого это было (поровну было бы { $even } %).

### The page

overview-heading = Коротко об игре
overview-aim = Цель
overview-points = Откуда берутся очки
overview-points-note = Доли всех очков в партиях сильных ботов (партий: { $games }). В среднем они набирали по { $mean }, победители — { $winners }.
overview-share = { $share } %
overview-turn = Ход
overview-round = Раунд
overview-board = На поле
overview-board-note = Это живые поля: то, что подсвечено, можно выбрать.
overview-again = Сначала
overview-legend = Фигурки и значки
overview-choices = Что выбирать
overview-choices-note = Как часто сильные боты брали это, когда могли, и сколько из тех, у кого это было, победили (партий: { $games }). Знак отмечает то, что побеждало заметно чаще или реже среднего.
overview-choices-taken = берут
overview-choices-won = победы
overview-choices-even = поровну: { $even } %
overview-mistakes = Ошибки новичков
overview-mistakes-note = Измерено в партиях сильных ботов ({ $games }) и лёгких, которые играют как новички ({ $beginners }).
overview-paragraphs = Все правила по номерам
overview-print = Распечатать
overview-measured = Как это измерено
overview-run = партий: { $games }, игроков: { $players }, боты: { $text }
overview-run-note = Число после hard — сколько партий бот проигрывает в уме перед каждым ходом. Эти партии может повторить каждый: { $text }
overview-done = Ход сделан.
