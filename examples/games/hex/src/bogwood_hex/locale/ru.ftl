hex-title = Гекс
hex-about = По очереди кладите камни и соедините две свои стороны доски раньше соперника.
hex-preset-first = Первая игра: 7 × 7
hex-preset-club = Как в клубах: 11 × 11 с обменом

hex-name-board = Доска
hex-name-stones = Камни
hex-name-goal = Соединить
hex-name-goals = Соединить
hex-name-top_bottom = верх с низом
hex-name-left_right = левый край с правым
hex-name-joined = Стороны соединены
hex-name-decision = Вопрос
hex-name-point = Вопрос
hex-name-lay = камень

hex-question-lay = Положите камень
hex-question-swap = Положите камень или заберите первый себе
hex-option-lay = Положить камень на { $cell }
hex-option-swap = Забрать первый камень

hex-fact-laid = { $seat }: камень на { $cell }
hex-fact-swapped = { $seat }: обмен, первый камень теперь на { $cell }
hex-fact-joined = { $seat }: обе стороны соединены
hex-told-laid = кладёт камень на { $cell }
    .you = кладёте камень на { $cell }
hex-told-swapped = забирает первый камень, теперь он на { $cell }
    .you = забираете первый камень, теперь он на { $cell }
hex-told-joined = соединяет обе стороны
    .you = соединяете обе стороны

hex-refusal-cell-taken = На { $cell } уже лежит камень.
hex-refusal-swap-too-late = Забрать первый камень можно только первым ходом второго игрока.
hex-refusal-stones-uneven = Камни не соответствуют числу ходов ({ $turn }): у первого игрока { $first }, у второго { $second }.
hex-refusal-played-on = Игра продолжилась после того, как стороны были соединены.
