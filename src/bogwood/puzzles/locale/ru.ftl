### Задачи по-русски.

puzzle-title = Задачи
puzzle-one = Задача
puzzle-lead = Найдите лучший ход. В каждой задаче один ход заметно лучше остальных, а бот среднего уровня его не видит.
puzzle-none = Для этой игры задач пока нет.
puzzle-daily = Задача дня
puzzle-daily-lead = Сегодня она у всех одна и та же.
puzzle-all = Все задачи
puzzle-solve = Решать
puzzle-again = Решать снова
puzzle-rating = Ваш рейтинг: { $rating } ± { $deviation }
puzzle-solved-of = Решено с первой попытки: { $done } из { $total }
puzzle-players =
    { $players ->
        [one] { $players } игрок
        [few] { $players } игрока
       *[many] { $players } игроков
    }
puzzle-round = Раунд { $round }
puzzle-strength = Сложность { $rating }

### Что получилось

puzzle-finding-new = ещё не решали
puzzle-finding-solved = решена
puzzle-finding-good = хорошо, но не лучшее
puzzle-finding-wrong = не решена
puzzle-finding-shown = ответ показан

### За столом

puzzle-task = Найдите лучший ход. Вы играете за: { $text }.
puzzle-task-plain = Найдите свой лучший ход.
puzzle-task-help = Сделайте его и завершите ход — сразу узнаете, лучший ли он. До этого шаги можно отменять.
puzzle-checking = Смотрим на ваш ход…
puzzle-solved = Решено: это лучший ход.
puzzle-solved-as-good = Решено: этот ход не хуже лучшего.
puzzle-good = Хорошо, но есть лучше: примерно на { $points } ПО меньше.
puzzle-wrong = Не то: лучший ход стоит примерно на { $points } ПО больше.
puzzle-shown = Вот лучший ход:
puzzle-best = Лучший ход
puzzle-beyond = Что он даёт по сравнению с вашим
puzzle-beyond-next = Что он даёт по сравнению со следующим
puzzle-later = Главное в этом ходе проявится только потом.
puzzle-margin = Следующий по силе ход хуже на { $points } ПО (± { $error }).
puzzle-rating-change = Ваш рейтинг: { $before } → { $rating } (задача: { $strength })
puzzle-rating-kept = На рейтинг влияет только первая попытка. Ваш рейтинг: { $rating }.
puzzle-show = Показать ответ
puzzle-try-again = Ещё раз
puzzle-next = Следующая задача
puzzle-fold = Свернуть
