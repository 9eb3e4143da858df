hex-rules-heading = Правила игры «Гекс»

hex-rules-section-hx-1 = Доска
hex-rules-section-hx-2 = Ход
hex-rules-section-hx-3 = Конец игры

hex-rule-hx-1-1 = Играют двое на доске-ромбе из шестиугольников. Настройка «Размер» задаёт, сколько клеток в стороне.
    .title = Игроки и доска
hex-rule-hx-1-2 = Первый игрок соединяет верхнюю сторону с нижней, второй — левую с правой. Угловая клетка относится к обеим сторонам, которые в ней сходятся.
    .title = Стороны
hex-rule-hx-2-1 = Игроки по очереди кладут по одному своему камню на свободную клетку.
    .title = Камень
hex-rule-hx-2-2 = Камни не передвигают и не снимают.
    .title = Насовсем
hex-rule-hx-2-3 = Если включена настройка «Обмен», второй игрок первым своим ходом может, вместо того чтобы класть камень, забрать первый камень себе: тот переходит на зеркальную клетку и стоит для нового хозяина столько же, сколько стоил для прежнего. Дальше ходит первый игрок.
    .title = Обмен
hex-rule-hx-3-1 = Кто соединил две свои стороны непрерывной цепью своих камней, сразу побеждает.
    .title = Соединённые стороны
hex-rule-hx-3-2 = На заполненной доске стороны одного из игроков всегда соединены, поэтому кто-нибудь да победит.
    .title = Без ничьих

hex-option-name-size = Размер
hex-option-help-size = Сколько клеток в стороне доски.
hex-option-value-size-3 = 3 × 3
hex-option-value-size-4 = 4 × 4
hex-option-value-size-5 = 5 × 5
hex-option-value-size-6 = 6 × 6
hex-option-value-size-7 = 7 × 7
hex-option-value-size-8 = 8 × 8
hex-option-value-size-9 = 9 × 9
hex-option-value-size-10 = 10 × 10
hex-option-value-size-11 = 11 × 11
hex-option-value-size-12 = 12 × 12
hex-option-value-size-13 = 13 × 13
hex-option-value-size-14 = 14 × 14
hex-option-value-size-15 = 15 × 15

hex-option-name-swap = Обмен
hex-option-help-swap = Может ли второй игрок забрать первый камень: это уравновешивает преимущество первого хода.
hex-option-value-swap-no = Нет
hex-option-value-swap-yes = Да
