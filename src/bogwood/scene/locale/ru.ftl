### Сцены по-русски.

### Что было выбрано

scene-by-rule = { $text } (следует из остального, правило { $rule })
scene-by-setup = { $text } (так вышло при подготовке)
scene-luck = next { $text } (дальше случай идёт от исходного числа { $seed })


### Отказы

refusal-scene-advanced-only = Это есть только в продвинутой игре: { $text }. Добавьте строку «options mode=advanced».
refusal-scene-bad-draw = «{ $text }» нельзя понять как результат случая. Пишите 2/6: двойка из чисел от 0 до 5.
refusal-scene-boat-order = Лодки покидают планшет по порядку: лодка { $boat } не может быть на воде, пока их там { $found }. Назовите все сразу глаголом «boats».
refusal-scene-no-discs = Дисков нигде нет, поэтому торговать некому. Положите их глаголом «discs».
refusal-scene-no-game = Не сказано, какая это игра. Начните сцену строкой «game ИМЯ».
refusal-scene-no-luck = Такого случая не нашлось: совпало в лучшем случае { $found } из { $expected }, попыток: { $tries }. Попросите меньше за один раз.
refusal-scene-no-path = В позиции нет места «{ $text }». Посмотрите в файл, который пишет «bogwood scene».
refusal-scene-no-token = Подходящего жетона для { $text } не осталось.
refusal-scene-nobody-aboard = У причала { $pier } на борту никого нет. Сначала назовите купцов глаголом «ship».
refusal-scene-nothing-to-store = Ни у кого из тех, кого пришлось бы спросить, нет больше { $most } товаров: складывать нечего.
refusal-scene-number = Вместо «{ $text }» нужно одно число от { $least } до { $most }.
refusal-scene-number-alone = Число { $text } ни к чему не относится. Пишите «gold 12 mana 3» или «12 gold 3 mana».
refusal-scene-one-word = Здесь нужно одно имя, а не «{ $text }».
refusal-scene-other-turn = Судя по остальной сцене, сейчас ходит { $text }.
refusal-scene-over-a-game = Эта сцена строится поверх готовой позиции: игра, число игроков, настройки и исходное число (seed) уже известны. Уберите эти строки.
refusal-scene-said-twice = «{ $text }» сказано дважды.
refusal-scene-seat-taken = { $text } не может занять место { $seat }: племена рассаживают при подготовке, скажите об этом в начале.
refusal-scene-ship-full = Купцов названо { $found }, а мест на этом корабле { $most }.
refusal-scene-stall-closed = При таком числе игроков { $place } закрыт.
refusal-scene-too-late = «{ $text }» пишут в самом начале сцены, до всего остального.
refusal-scene-too-many = Названо { $found }, а мест только { $most }.
refusal-scene-unknown-name = Здесь нет «{ $text }». Возможно: { $allowed }.
refusal-scene-unknown-verb = Глагола «{ $text }» в сценах нет. Может быть: { $allowed }. Все глаголы: bogwood scene --verbs ИГРА.
refusal-scene-usage = Строку нельзя понять. Её пишут так: { $text }
