### What the lessons of this game say: <game>-lesson-<lesson>-<name>

## The first year

winter-lesson-first-title = Год племени
winter-lesson-first-aim = Выведите племя из долгой зимы: охотьтесь, учитесь, заселяйте земли, храните священные камни. После последнего затмения побеждает тот, у кого больше очков.
winter-lesson-first-columns = Эти столбцы — всё, что умеет племя. Каждый раунд вы ставите соплеменников и вождя, по одной фигурке за ход.
winter-lesson-first-hand = Карты в руке — ваши люди. Сыгранная карта трудится: даёт труд, а трудом оплачивают дела.
winter-lesson-first-hunt = Начнём с охоты: поставьте соплеменника в столбец «Охота».
winter-lesson-first-chief-later = У вождя свой бонус в другом столбце. Сюда отправьте соплеменника.
winter-lesson-first-rest-later = Отдых даёт карты и силу. Но вы полны сил: используйте эту фигурку.
winter-lesson-first-column-later = До этого столбца скоро дойдём. Всё по порядку.
winter-lesson-first-labour = Смельчак в этом столбце дома и даёт здесь больше труда. Сыграйте эту карту.
winter-lesson-first-labour-hunt = Эта карта даёт здесь меньше труда. Одного Смельчака хватит на всю охоту.
winter-lesson-first-end-early = Это завершило бы ход, и кое-что пропало бы. Ничего не произошло.
winter-lesson-first-next-early = Сначала получите труд: без него в этой ячейке делать нечего.
winter-lesson-first-labour-enough = Труда достаточно. Неиспользованный труд в конце хода пропадает, поберегите карты.
winter-lesson-first-hunt-open = Теперь ячейки столбца, от первой к последней. В первой охотятся: возьмите открытое животное.
winter-lesson-first-hunt-unseen = Неизвестное животное дешевле, но вы не знаете, кто это. Выберите из открытых.
winter-lesson-first-animal = Выберите любое. Несколько животных одного вида в конце стоят больше.
winter-lesson-first-box-two = Животное лежит перед вами. Дальше, ко второй ячейке.
winter-lesson-first-keep-animal = Здесь животное можно использовать ради его бонуса. Сохраните своё для набора и идите дальше.
winter-lesson-first-tip-later = Использованное животное в конце не считается. У вас оно одно: сохраните.
winter-lesson-first-first = В этом раунде вы здесь первый, поэтому последняя ячейка ваша, и бесплатно. Используйте её.
winter-lesson-first-end-hunt = Вот весь ход: фигурка, карты, ячейки по порядку. Завершите его.
winter-lesson-first-watch-develop = Соперник выбирает развитие: берёт священный камень и, как первый там, ещё и строит мегалит.
winter-lesson-first-initiate = Теперь «Посвящение»: новые люди для племени. Поставьте туда второго соплеменника.
winter-lesson-first-labour-forager = Труда здесь нужно совсем мало. Сыграйте самую слабую карту — Собирателя.
winter-lesson-first-labour-weak = Слишком хороша для этого. Приберегите эту карту.
winter-lesson-first-recruit = Возьмите карту племени: она стоит ещё немного пищи.
winter-lesson-first-stack = Выберите кого хотите. Каждый силён в своём столбце и полезен в затмение.
winter-lesson-first-discard = Карта идёт в сброс и вернётся, когда вы перетасуете колоду.
winter-lesson-first-hand-dear = Сразу в руку — за пищу, а её мало. Пусть придёт позже.
winter-lesson-first-bury-box = Дальше, ко второй ячейке.
winter-lesson-first-bury = Здесь можно похоронить карту: она уходит навсегда, колода становится лучше, а вы получаете почёт.
winter-lesson-first-bury-first = Не проходите мимо: похоронить здесь можно бесплатно.
winter-lesson-first-bury-card = Похороните только что сыгранного Собирателя. Его труд уже использован.
winter-lesson-first-bury-good = Эта карта ещё пригодится. Похороните слабую.
winter-lesson-first-first-again = И здесь вы первый: используйте последнюю ячейку.
winter-lesson-first-end-turn = Завершите ход.
winter-lesson-first-watch-rest = Соперник даёт соплеменнику отдых: ещё { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
   *[other] { $cards } карт
} и сила для затмения.
winter-lesson-first-explore = Остался вождь. На его карте названо «Исследование»: там он даёт бонус. Отправьте его.
winter-lesson-first-chief-explore = Вождь может идти куда угодно, но бонус он даёт только в «Исследовании».
winter-lesson-first-chief-use = Воспользуйтесь его бонусом: стоянка бесплатно.
winter-lesson-first-camp = Новые стоянки начинают в середине местности. Каждая ушедшая с планшета стоянка даёт ещё и доход.
winter-lesson-first-labour-move = Стоянкам пора в путь. Сыграйте Хранительницу очага на труд.
winter-lesson-first-move = Передвиньте стоянку.
winter-lesson-first-camp-food = Ещё одна стоянка стоит пищи. Сначала передвиньте ту, что есть.
winter-lesson-first-move-camp = Возьмите стоянку из середины.
winter-lesson-first-forest = Идите в лес. У кого на гексе больше влияния, тот получит его бонус в затмение.
winter-lesson-first-go-forest = Тоже хорошее место, но идите в лес: это скоро окупится.
winter-lesson-first-box-village = Вторая ячейка основывает общины там, где сходятся три ваши стоянки. Столько их пока нет: дальше.
winter-lesson-first-first-explore = Снова первый: бесплатная стоянка и шаг к ней.
winter-lesson-first-camp-again = Новая стоянка начинает в середине.
winter-lesson-first-move-again = И одна из середины идёт дальше.
winter-lesson-first-stay-forest = Эту оставьте в лесу: там она главная.
winter-lesson-first-tundra = В тундру, рядом с первой.
winter-lesson-first-go-tundra = Нам нужна тундра: другая местность — другой бонус.
winter-lesson-first-watch-chief = Вождь соперника отдыхает. Все фигурки расставлены: солнце меркнет.
winter-lesson-first-eclipse = Затмение. Все тайно выкладывают карты: вместе они дают силу, и сильнейший ходит первым. У некоторых карт есть ещё и бонус.
winter-lesson-first-pile = Положите Смельчака: сейчас сила, потом орудие.
winter-lesson-first-pile-none = Можно всё оставить себе, но тогда в затмение карты не помогут. Положите карту.
winter-lesson-first-pile-ability = Эта тоже хороша. Начните со Смельчака: он принесёт орудие.
winter-lesson-first-pile-again = И Собирателя — ещё немного силы.
winter-lesson-first-pile-more = Ещё одна карта сделает вас сильнее, а на следующий раунд хватит.
winter-lesson-first-pile-keep = Эту оставьте на следующий раунд. Собиратель слаб в труде — пусть поможет здесь.
winter-lesson-first-pile-done = Достаточно. Кладите; пока все не выберут, никто их не увидит.
winter-lesson-first-end-pile = Подтвердите выбор.
winter-lesson-first-watch-order = Соперник дважды отдыхал и сильнее: первый в затмение и первый в следующем раунде.
winter-lesson-first-ability = Теперь вы: воспользуйтесь бонусом Смельчака.
winter-lesson-first-ability-use = Это бесплатно: берите.
winter-lesson-first-terrain = Вы главный в лесу и в тундре. Возьмите их бонусы один за другим.
winter-lesson-first-terrain-take = Не оставляйте: вы там главный.
winter-lesson-first-end-eclipse = После этого стоянки приносят доход, а священные камни — очки. Завершите ход.
winter-lesson-first-watch-round = Новый раунд: каждому { $drawn ->
    [one] { $drawn } новая карта
    [few] { $drawn } новые карты
   *[other] { $drawn } новых карт
}. Соперник начинает и отдыхает.
winter-lesson-first-develop = Четвёртый столбец — «Развитие»: знания и камни. Поставьте туда соплеменника.
winter-lesson-first-develop-new = Этот вы уже знаете. Попробуйте «Развитие».
winter-lesson-first-labour-learn = Сыграйте Хранительницу очага на труд.
winter-lesson-first-culture = Купите карту культуры: она стоит очков, а разыгрывают её ради бонуса перед фигуркой.
winter-lesson-first-card = Эта недорогая, и на потом останется орудие.
winter-lesson-first-card-dear = Эта стоит больше орудий. Возьмите подешевле: орудие нужно и для камня.
winter-lesson-first-discard-card = В сброс, как и раньше.
winter-lesson-first-box-stone = Дальше, ко второй ячейке.
winter-lesson-first-stone = Возьмите священный камень: с этого раза он приносит очки в каждое затмение.
winter-lesson-first-stone-first = Чем раньше взят камень, тем чаще он приносит очки. Берите сейчас.
winter-lesson-first-stone-forest = Лесной камень вам подходит: ваша стоянка стоит в лесу.
winter-lesson-first-stone-other = Каждый камень приносит очки за своё. Вы стоите в лесу — берите этот.
winter-lesson-first-first-develop = И здесь вы первый: можно построить мегалит.
winter-lesson-first-megalith = Стройте рядом с тем, что стоит. Выберите бонус по вкусу.
winter-lesson-first-points = Нажмите на свои очки: таблица покажет, откуда они и что добавит конец игры.
winter-lesson-first-last = Столбцы, отдых, затмение — вот и весь год. В игре { $rounds ->
    [one] { $rounds } такой раунд
    [few] { $rounds } таких раунда
   *[other] { $rounds } таких раундов
}.
winter-lesson-first-try-1 = Соберите три стоянки вокруг одного стыка и основайте общину.
winter-lesson-first-try-2 = Разыграйте карту культуры перед тем, как ставить фигурку.
winter-lesson-first-try-3 = Дайте одной фигурке отдохнуть и посмотрите, как сила меняет очерёдность хода.

## The river

winter-lesson-river-title = Река
winter-lesson-river-aim = Землю пересекает река: лодка далеко увозит стоянки, река кормит, а тот, кто ближе всех к дельте, получает очки.
winter-lesson-river-river = Здесь река начинается — это исток, а там впадает в море — это дельта. Всё остальное вы уже знаете.
winter-lesson-river-raft = Ваша лодка ждёт у истока. На гексе реки она считается вашей стоянкой.
winter-lesson-river-base = Стартового тайла в середине больше нет: стоянки начинают здесь, в вашем лагере на краю.
winter-lesson-river-explore = Посмотрим на реку: поставьте соплеменника в столбец «Исследование».
winter-lesson-river-chief-later = Вождь пригодится позже. Сюда отправьте соплеменника.
winter-lesson-river-column-later = Тот столбец работает как всегда. Сегодня мы идём вниз по реке: «Исследование».
winter-lesson-river-labour = Смельчак даёт в «Исследовании» больше труда. Сыграйте эту карту.
winter-lesson-river-labour-weak = Эта карта даёт здесь меньше труда. Сыграйте Смельчака.
winter-lesson-river-next-early = В этой ячейке ещё есть что сделать. Ничего не произошло.
winter-lesson-river-end-early = Это завершило бы ход, и кое-что пропало бы. Ничего не произошло.
winter-lesson-river-labour-enough = Труда достаточно. Приберегите эту карту.
winter-lesson-river-move = Возьмите перемещение. Всюду, где можно передвинуть стоянку, можно вместо неё передвинуть лодку.
winter-lesson-river-camp-soon = Стоянка — чуть позже. Сначала лодка, чтобы стоянке было на чём плыть.
winter-lesson-river-take-raft = Выберите лодку.
winter-lesson-river-camp-waits = Эта стоянка подождёт в лагере. Лодка быстрее.
winter-lesson-river-sail = Вниз по реке одного перемещения хватает на любое расстояние. Остановитесь в середине земли, рядом с Останцем.
winter-lesson-river-delta-early = В дельте стоянку не поставить, а вверх по реке каждый гекс стоит отдельного перемещения. Остановитесь в середине.
winter-lesson-river-sail-middle = Можно и там. Но рядом с Останцем от лодки больше пользы.
winter-lesson-river-camp = Теперь стоянка — за немного пищи.
winter-lesson-river-moved-enough = Лодка уже там, где нужно. Поставьте стоянку.
winter-lesson-river-beside = Поставьте её рядом с лодкой: из лагеря пришлось бы идти несколько перемещений.
winter-lesson-river-base-far = Из лагеря далеко. А рядом с лодкой она сразу на месте.
winter-lesson-river-box-two = Труд использован. Дальше, к следующей ячейке.
winter-lesson-river-first = Вы первый в этом столбце: бесплатная стоянка и перемещение.
winter-lesson-river-beside-again = Снова рядом с лодкой.
winter-lesson-river-camp-off = Перемещение: возьмите одну из стоянок рядом с лодкой. Другая останется ловить рыбу.
winter-lesson-river-raft-stays = Лодка стоит как надо. Возьмите стоянку.
winter-lesson-river-landmark = На Останец — это ориентир: в затмение он даёт очки тому, кто на нём лидирует, а именно за стоянки на центральных гексах.
winter-lesson-river-go-landmark = Не туда: рядом Останец, а ориентиры приносят очки.
winter-lesson-river-end-turn = Завершите ход.
winter-lesson-river-watch-raft = Лодка соперника прошла мимо вашей и теперь ближе к дельте. Лодки друг другу не мешают.
winter-lesson-river-hunt = В этих водах живёт новое животное. Поставьте соплеменника в столбец «Охота».
winter-lesson-river-chief-next = Вождь пойдёт следующим ходом, и тоже на реку. Отправьте соплеменника.
winter-lesson-river-hunt-now = Тоже неплохо, но нам нужно новое животное: «Охота».
winter-lesson-river-labour-hunt = Смельчак хорош и на охоте.
winter-lesson-river-hunt-open = Возьмите открытое животное.
winter-lesson-river-cow-open = То, что нам нужно, лежит открыто. А что в колоде, не знает никто.
winter-lesson-river-cow = Морская корова бывает только с рекой. Возьмите её.
winter-lesson-river-cow-only = Хорошее животное, но рыбу приносит морская корова.
winter-lesson-river-box-tip = Дальше, ко второй ячейке.
winter-lesson-river-tip = Используйте животное ради его бонуса.
winter-lesson-river-tip-now = Если её сохранить, она пойдёт в набор. Сегодня посмотрим на её бонус.
winter-lesson-river-tip-cow = Морская корова даёт { $fish ->
    [one] { $fish } жетон рыбы
    [few] { $fish } жетона рыбы
   *[other] { $fish } жетонов рыбы
}. Используйте её.
winter-lesson-river-fish = Жетоны рыбы тянут вслепую, и каждый сразу что-то даёт. Особый жетон приносит очки, а потом все жетоны снова перемешивают.
winter-lesson-river-first-hunt = И здесь вы первый: используйте последнюю ячейку.
winter-lesson-river-watch-rest = Соперник отдыхает. Отдых даёт силу для затмения.
winter-lesson-river-chief = Ваш вождь — странник: в «Исследовании» он даёт перемещения без всякого труда. Отправьте его.
winter-lesson-river-chief-explore = У этого вождя бонус только в «Исследовании».
winter-lesson-river-chief-use = Воспользуйтесь его бонусом.
winter-lesson-river-overtake = К концу вашего хода в затмение лодка должна быть ближе всех к дельте. Выберите её.
winter-lesson-river-raft-first = Стоянки и так лидируют на своих местах. Сначала лодка.
winter-lesson-river-last-hex = На последний гекс реки: впереди соперника, и рыба там тоже ваша.
winter-lesson-river-delta-dry = В дельте вы были бы ближе всех, но не лидировали бы ни на одном гексе и остались без рыбы. Гекс перед ней даёт и то и другое.
winter-lesson-river-course-shared = Там вы сравнялись бы с соперником. Гексом дальше вы один.
winter-lesson-river-upstream = Вверх по реке — не туда: там каждый гекс стоит перемещения.
winter-lesson-river-leave-base = Осталось перемещение. Пусть выйдет стоянка из лагеря.
winter-lesson-river-camp-leads = Эта уже лидирует. Возьмите ту, что в лагере: там она ни за что не считается.
winter-lesson-river-forest = В лес, рядом с Останцем. В лагерь стоянки не возвращаются.
winter-lesson-river-go-forest = Лес лучше: он рядом с Останцем, и это пригодится.
winter-lesson-river-box-done = В этой ячейке больше делать нечего. Дальше, к следующей.
winter-lesson-river-end-chief = Оставшиеся карты приберегите. Завершите ход.
winter-lesson-river-watch-eclipse = Все фигурки расставлены: начинается затмение.
winter-lesson-river-pile = Тайные карты, как всегда. Положите Хранительницу очага: она принесёт пищу.
winter-lesson-river-pile-none = Это ничего не стоит: карта из стопки потом вернётся. Положите одну.
winter-lesson-river-pile-ability = У этой карты нет бонуса в затмение. Хранительница очага принесёт пищу.
winter-lesson-river-pile-done = Достаточно: соперник столько отдыхал, что его не догнать.
winter-lesson-river-pile-keep = Первым вы от этого не станете. Оставьте её для труда.
winter-lesson-river-end-pile = Подтвердите выбор.
winter-lesson-river-watch-order = Соперник сильнее, ходит первым и тянет жетон рыбы за гекс реки.
winter-lesson-river-ability = Теперь вы. Сначала бонус вашей карты.
winter-lesson-river-ability-use = Это бесплатно: берите.
winter-lesson-river-mesa = Теперь гексы, на которых вы лидируете. Сначала Останец: { $vp ->
    [one] { $vp } очко
    [few] { $vp } очка
   *[other] { $vp } очков
} за каждый центральный гекс с вашей стоянкой.
winter-lesson-river-one-by-one = Можно и всё сразу, но посмотрим по порядку.
winter-lesson-river-mesa-first = До этого дойдём. Сначала Останец.
winter-lesson-river-catch = Гекс реки, на котором вы лидируете, даёт жетон рыбы. Тяните.
winter-lesson-river-fish-first = Это обычный гекс. Сначала посмотрим на реку.
winter-lesson-river-catch-again = И ещё один: за гекс лодки или за гекс стоянки.
winter-lesson-river-end-eclipse = Это был последний гекс. Завершите ход.
winter-lesson-river-watch-delta = В конце хода ваша лодка была ближе всех к дельте: за лодку { $raft } ПО, за каждую стоянку на гексах реки { $camp } ПО. Начинается новый раунд.
winter-lesson-river-back = Каждый раунд все лодки возвращаются к истоку. Стоянки остаются на местах.
winter-lesson-river-explore-again = Ваши стоянки стоят рядом. Если к ним подойдёт лодка, можно основать общину: «Исследование».
winter-lesson-river-explore-village = Тот столбец подождёт. До общины одно перемещение: «Исследование».
winter-lesson-river-labour-forager = Хватит самой малости труда. Сыграйте Собирателя.
winter-lesson-river-labour-good = Слишком хороша для этого: хватит Собирателя.
winter-lesson-river-move-again = Перемещение для лодки.
winter-lesson-river-camp-enough = Ещё одна стоянка не помешает, но не хватает именно лодки.
winter-lesson-river-raft-again = Выберите лодку.
winter-lesson-river-camp-corner = Эта стоянка уже на месте. Не хватает лодки.
winter-lesson-river-corner = Остановитесь там, где она сойдётся с двумя стоянками: рядом с Останцем, не доходя до середины.
winter-lesson-river-corner-only = Там она не сходится с двумя вашими стоянками в одном стыке.
winter-lesson-river-box-village = Дальше, ко второй ячейке.
winter-lesson-river-village = Основайте общину.
winter-lesson-river-village-now = Не проходите мимо: лодка и стоянки готовы.
winter-lesson-river-junction = Подходит не один стык. Выберите любой: до конца игры община будет влиять на свои гексы.
winter-lesson-river-megalith = Община строит ещё и мегалит. Поставьте его там, где нравится бонус.
winter-lesson-river-home-again = Стоянки снова на планшете, лодка — у истока и может плыть опять.
winter-lesson-river-first-again = Вы первый в «Исследовании»: стоянка и перемещение бесплатно.
winter-lesson-river-base-only = У истока стоянку не поставить, поэтому эта начинает в лагере.
winter-lesson-river-raft-free = А перемещение? Снова возьмите лодку.
winter-lesson-river-raft-pays = Стоянку одно перемещение сдвинет на гекс, а лодку — вниз по всей реке.
winter-lesson-river-anywhere = Теперь решайте сами: гекс реки — ради рыбы и стоянок, или дельта — ради очков.
winter-lesson-river-points = Нажмите на свои очки: у ориентиров, рыбы и дельты в таблице свои строки.
winter-lesson-river-last = Вниз одним перемещением, стоянки у лодки, рыба в затмение, ближе всех к дельте — вот и вся река.
winter-lesson-river-try-1 = Лидируйте в одно затмение не на одном ориентире, а на нескольких.
winter-lesson-river-try-2 = Держите стоянки на гексах реки и будьте ближе всех к дельте: каждая даст очки.
winter-lesson-river-try-3 = Не используйте морских коров, а соберите из них набор — и сравните.
