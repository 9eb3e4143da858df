### Endless Winter at a glance, in Russian.

### The aim, a turn, a round

winter-overview-aim = Проведите племя через { $rounds } раунда ледникового периода. Побеждает тот, у кого после итогового подсчёта больше победных очков (ПО).
winter-overview-turn-1 = Поставьте фигурку в столбец. Никто никому не мешает; первая фигурка там использует ещё одну ячейку.
winter-overview-turn-2 = Если хотите, сыграйте карту культуры: первая за ход бесплатна.
winter-overview-turn-3 = Разыгрывайте карты племени на труд и платите им, пищей и орудиями за то, что предлагают ячейки столбца, по порядку.
winter-overview-turn-4 = Что не разыграно, остаётся на руке; труд пропадает.
winter-overview-round-1 = Фаза действий: каждый ставит свои фигурки, по одной за ход.
winter-overview-round-2 = Затмение: все тайно выкладывают карты. Сила определяет очерёдность, карты дают способности.
winter-overview-round-3 = Затем платят гексы, где вы лидируете, планшет даёт доход, священные камни приносят очки.
winter-overview-round-4 = Подготовка: фигурки возвращаются, выкладки обновляются, берутся новые карты. В середине игры начинается эра II.

### Kinds of choices

winter-kind-setup = Карты подготовки
winter-kind-chief = Стороны вождя
winter-kind-tribe = Карты племени
winter-kind-culture = Карты культуры
winter-kind-stone = Священные камни
winter-kind-animal = Животные
winter-kind-column = Столбцы
winter-kind-deed = Ячейки столбцов

### Setup cards

winter-good-setup-full_baskets = Хорошо, чтобы сразу брать людей на руку.
winter-good-setup-sharp_edges = Хорошо для раннего священного камня или охоты.
winter-good-setup-fresh_tracks = Хорошо, если будете собирать животных.
winter-good-setup-long_walk = Хорошо, чтобы первым занять хорошие гексы.
winter-good-setup-old_grief = Хорошо для тонкой колоды и почёта с самого начала.
winter-good-setup-carried_fire = Хорошо, если к концу у вас будет много ресурсов.
winter-good-setup-first_stone = Хорошо, чтобы начать мегалиты: следующий встанет рядом.
winter-good-setup-large_family = Хорошо, чтобы труда было больше с первых ходов.

### Chiefs

winter-good-chief-ash_lance_a = Хорошо, если охотитесь каждый раунд: он добывает целое животное.
winter-good-chief-ash_lance_b = Хорошо, когда есть кого использовать.
winter-good-chief-storm_voice_a = Хорошо, чтобы принимать людей каждый раунд.
winter-good-chief-storm_voice_b = Хорошо, если важна очерёдность или мало пищи.
winter-good-chief-grey_chisel_a = Хорошо для карт культуры и камней каждый раунд.
winter-good-chief-grey_chisel_b = Хорошо, если строите мегалиты.
winter-good-chief-quiet_moon_a = Хорошо везде: шаг по шкале идола каждый раунд.
winter-good-chief-quiet_moon_b = Хорошо везде, лучше всего с сильной колодой.
winter-good-chief-far_strider_a = Хорошо, чтобы лидировать на многих гексах.
winter-good-chief-far_strider_b = Хорошо для раннего дохода: его открывает каждая стоянка.

### Tribe cards

winter-good-tribe-elder = Хорош для посвящения и чтобы хоронить в затмении.
winter-good-tribe-crafter = Хорош для развития: карты культуры и камни.
winter-good-tribe-hunter = Хорош рано: для большого набора нужно много охот.
winter-good-tribe-explorer = Хорош для стоянок и общин в первых раундах.
winter-good-tribe-shaman = Хорош везде: труд в любом столбце и шаг в затмении.
winter-good-tribe-warrior = Хорош против того, кто лидирует на нужных вам гексах.

### Culture cards, by what they do first

winter-good-culture-labour = Хорошо для одного большого хода.
winter-good-culture-food = Хорошо, если берёте людей на руку или ставите стоянки.
winter-good-culture-tools = Хорошо для камней, культуры и охоты.
winter-good-culture-draw = Хорошо, когда в колоде сильные карты.
winter-good-culture-megalith = Хорошо рано: мегалиты поддерживают друг друга.
winter-good-culture-tip = Хорошо, если есть животные вне лучшего набора.
winter-good-culture-camp = Хорошо перед затмением, пока доход ещё закрыт.
winter-good-culture-move = Хорошо перед самым затмением или ради общины.
winter-good-culture-honor = Хорошо, когда похоронено много карт.
winter-good-culture-sacrifice = Хорошо, если к концу много ресурсов.
winter-good-culture-hunt_deck = Хорошо, если годится любое животное.
winter-good-culture-hunt_open = Хорошо, если нужный вид лежит открыто.
winter-good-culture-bury = Хорошо, пока в колоде есть слабые карты.
winter-good-culture-vp = Хорошо всякий раз: очки сразу.
winter-good-culture-score_per = Хорошо под конец, когда есть что считать.

### Animals

winter-good-animal-any = Хорошо, если такое уже есть: набор дорожает с каждым животным.

### Sacred stones

winter-good-stone-stone_camps = Хорош рано, со стоянками на местности.
winter-good-stone-stone_species = Хорош, если берёте по одному каждого вида.
winter-good-stone-stone_graves = Хорош, если хороните каждый раунд.
winter-good-stone-stone_builders = Хорош с двумя мегалитами и больше.
winter-good-stone-stone_learning = Хорош, если вы и так покупаете культуру.
winter-good-stone-stone_great_villages = Хорош с двумя общинами и больше.
winter-good-stone-stone_great_species = Хорош, если есть почти все виды.
winter-good-stone-stone_great_builders = Хорош со многими мегалитами.
winter-good-stone-stone_great_honor = Хорош, если вы далеко на шкале почёта.
winter-good-stone-stone_great_sacrifice = Хорош, если вы далеко на шкале жертвоприношений.
winter-good-stone-stone_great_heartland = Хорош, если вы лидируете в середине местности.
winter-good-stone-stone_great_rim = Хорош со стоянками по краям.
winter-good-stone-stone_great_tribe = Хорош с большим племенем.
winter-good-stone-stone_great_learning = Хорош со многими картами культуры.
winter-good-stone-stone_great_stores = Хорош, если копите ресурсы, и вместе с жертвоприношениями.
winter-good-stone-stone_landmarks = Хорош, если создаёте общины у ориентиров.
winter-good-stone-stone_forest = Хорош, если создаёте общины у этой земли.
winter-good-stone-stone_plains = Хорош, если создаёте общины у этой земли.
winter-good-stone-stone_hills = Хорош, если создаёте общины у этой земли.
winter-good-stone-stone_mountains = Хорош, если создаёте общины у этой земли.
winter-good-stone-stone_tundra = Хорош, если создаёте общины у этой земли.

### Pieces and icons

winter-legend-pieces = Фигурки
winter-legend-columns = Столбцы
winter-legend-signs = Значки на картах и планшетах
winter-legend-animals = Животные
winter-legend-lands = Земли
winter-legend-people = Люди племени
winter-thing-member = Соплеменник
    .about = Фигурка, которую ставят в столбец, одну за ход.
winter-thing-chief = Вождь
    .about = Третья фигурка; в некоторых столбцах даёт свой бонус.
winter-thing-camp = Стоянка
    .about = Даёт влияние на своём гексе и открывает доход на планшете.
winter-thing-village = Община
    .about = Стоит на стыке трёх гексов, даёт влияние на всех и остаётся.
winter-thing-raft = Лодка
    .about = «Реки и лодки»: стоянка, которая плывёт по реке.
winter-thing-megalith = Мегалит
    .about = Даёт бонус своей клетки; поверх четырёх других — очки.
winter-thing-stone = Священный камень
    .about = Приносит очки в каждом вашем затмении.
winter-thing-food = Пища
    .about = Ею платят за людей и стоянки.
winter-thing-tools = Орудия
    .about = Ими платят за культуру, камни и охоту.
winter-thing-labour = Труд
    .about = От разыгранных карт; в конце хода пропадает.
winter-thing-draw = Взять карту
    .about = Из своей колоды.
winter-thing-vp = Победные очки
    .about = У кого больше, тот победил.
winter-thing-honor = Шаг почёта
    .about = Чем дальше, тем больше приносят похороненные карты.
winter-thing-sacrifice = Шаг жертвоприношений
    .about = Чем дальше, тем выгоднее ресурсы в конце превращаются в очки.
winter-thing-move = Перемещение
    .about = Стоянка переходит на соседний гекс.
winter-thing-bury = Похоронить
    .about = Карта уходит из колоды, вы делаете шаг почёта.
winter-thing-tip = Использовать животное
    .about = Один раз получить его бонус; из набора оно выходит.
winter-thing-hunt_open = Открытое животное
    .about = Взять одно из открытых.
winter-thing-hunt_deck = Неизвестное животное
    .about = Взять верхнее из колоды.
winter-thing-strength = Сила
    .about = Определяет очерёдность в затмении.
winter-thing-swap = Обмен ресурсов
    .about = Пищу на орудия или наоборот.
winter-thing-fish = Жетон рыбы
    .about = «Реки и лодки»: случайный бонус реки.

### Mistakes: what beginners do otherwise than winners, on average a game

winter-mistake-villages = Мало создают общин: { $easy }, победители { $won }.
winter-mistake-early = Создают их поздно: после 2-го раунда { $easy }, у победителей { $won }.
winter-mistake-camps = Держат стоянки дома: после 1-го раунда на местности { $easy }, у победителей { $won }.
winter-mistake-moves = Не двигают стоянки: за перемещения платят { $easy } раз, победители { $won }.
winter-mistake-animals = Мало охотятся: животных в конце { $easy }, у победителей { $won }.
winter-mistake-unseen = Ждут открытое животное, а не берут дешёвое неизвестное: берут { $easy } раза, победители { $won }.
winter-mistake-shamans = Обходят Шамана, который трудится в любом столбце: взято { $easy }, у победителей { $won }.
winter-mistake-tip = Почти не используют животных на охоте: { $easy } раза, победители { $won }.
winter-mistake-graves = Хоронят слишком рано, пока карты ещё нужны: после 1-го раунда похоронено { $easy }, у победителей { $won }.
winter-mistake-sacrifice = Забывают о жертвоприношениях, и остатки мало что дают: очков { $easy }, у победителей { $won }.

### Diagrams

winter-diagram-camps = Стоянка перемещается: открыт любой соседний гекс, стоянки друг другу не мешают. Идите туда, где будете лидировать.
winter-diagram-village = Община: где ваши стоянки занимают все три гекса вокруг стыка, они могут стать общиной.
