### Feya's Swamp at a glance, in Russian.

### The aim, a turn, a round

feya-overview-aim = Проведите своё племя через { $rounds } раунда. Побеждает тот, у кого после итогового подсчёта больше победных очков (ПО). Очки никогда не теряются.
feya-overview-turn-1 = Поставьте рабочего на свободную ячейку действия, заплатите кристаллы и получите то, что она даёт; или сыграйте жетон бонуса; или пропустите ход.
feya-overview-turn-2 = Каждая ваша лодка может один раз выполнить это действие: она плывёт и действует там, куда приплыла.
feya-overview-turn-3 = В любой момент можно обменять кристаллы на аксолотля (рабочего на один раз) или рабочего на кристаллы.
feya-overview-turn-4 = В конце хода проверяются достижения: кто выполнил первым, получает больше всего.
feya-overview-round-1 = Доход: то, что открыто на планшете племени, и ваш вождь.
feya-overview-round-2 = Ходы, по одному действию, пока все не пропустят ход. Кто пропускает, берёт жетон бонуса и вождя на следующий раунд.
feya-overview-round-3 = Обслуживание: рабочие возвращаются, меняется сезон рыбы, вожди определяют новый порядок хода.
feya-overview-round-4 = После последнего раунда: острова, трофеи, оставшиеся рыба, кристаллы и золото.

### Kinds of choices

feya-kind-board = Планшеты племён
feya-kind-side = Стороны планшета
feya-kind-guide = Вожди
feya-kind-tile = Жетоны бонусов
feya-kind-bonus = Что открывают шкалы
feya-kind-special = Особые жетоны саламандр
feya-kind-action = Действия

### Clans

feya-clans-alike = На обычной стороне все четыре планшета одинаковы: берите племя, которое нравится.
feya-clans-lotus = Стороны с лотосом разные; вот в чём сила каждой.
feya-clans-choose = Сторону вы выберете потом. Обычные стороны у всех одинаковы; вот в чём сила сторон с лотосом.
feya-board-normal = Лодки, двое рабочих, золото, кристаллы и очки вперемешку, у всех племён одинаково.
feya-board-crocodile_lotus = Третий дополнительный рабочий, один из них рано; нет дохода в ПО.
feya-board-turtle_lotus = Ещё два дохода кристаллов, и рано; золота меньше.
feya-board-frog_lotus = Улов и плавание очень рано; золота мало.
feya-board-salamander_lotus = Четыре ячейки, бонус которых вы выбираете сами, когда открываете их.
feya-good-board-normal = Хорошо для первой игры: здесь есть всё.
feya-good-board-crocodile_lotus = Хорошо, если любите много действий: сначала откройте рабочего слева вверху.
feya-good-board-turtle_lotus = Хорошо, если вы рассчитываете на аксолотлей и дорогие ячейки.
feya-good-board-frog_lotus = Хорошо, если много рыбачите и далеко плаваете; недостающее золото выручайте за рыбу.
feya-good-board-salamander_lotus = Хорошо, если вы уже знаете, чего не хватает; не для первой игры.
feya-good-side-normal = Хорошо для первой игры: у всех одинаково.
feya-good-side-lotus = Хорошо, если её сила подходит вашему замыслу; взамен чего-то не хватает.

### Guides

feya-good-guide-artist = Хорош, когда остров с вашей рыбой вот-вот заполнится: праздник без рабочего.
feya-good-guide-builder = Хорош в раундах, когда хочется строить не раз.
feya-good-guide-fisherman = Хорош, когда две лодки или больше рядом с рыбой сезона.
feya-good-guide-leader = Хорош, когда все будут спорить за одну ячейку.
feya-good-guide-merchant = Хорош в начале и когда поселения дороги.
feya-good-guide-monk = Хорош, когда мало рабочих: кристаллы — это аксолотли.
feya-good-guide-sailor = Хорош в любом раунде: дальность до конца игры и всё больше очков.
feya-good-guide-storyteller = Хорош, когда есть жетоны храмов; в первом раунде слаб.
feya-good-guide-warrior = Хорош, когда действия важнее их цены.
feya-good-guide-wiseman = Хорош, когда вы лидируете на многих островах.

### Bonus tiles

feya-good-tile-r1_catch_1 = Хорошо для одной большой рыбалки всеми лодками.
feya-good-tile-r1_discount_2 = Хорошо для хода, в котором строят две лодки.
feya-good-tile-r1_discount_3 = Хорошо для хода, в котором строят две лодки.
feya-good-tile-r1_range_2 = Хорошо, чтобы раз дотянуться до храма или дальней рыбы.
feya-good-tile-r1_range_3 = Хорошо, чтобы раз дотянуться до храма или дальней рыбы.
feya-good-tile-r2_build = Целое действие даром; приберегите золото.
feya-good-tile-r2_celebrate = Хорошо, когда ячейки праздника вечно заняты.
feya-good-tile-r2_fish = Целое действие даром, хорошо с тремя лодками.
feya-good-tile-r2_improve_navigation = Хорошо, когда до достижения не хватает шага-другого.
feya-good-tile-r2_trade = Хорошо, когда рыбы много, а рабочих нет.
feya-good-tile-r3_gold_axolotl = Хорошо при лишнем золоте: ещё одно действие.
feya-good-tile-r3_gold_mana = Хорошо, когда золото лишнее, а дорогие ячейки свободны.
feya-good-tile-r3_mana_axolotl = Хорошо при лишних кристаллах: ещё одно действие.
feya-good-tile-r3_mana_fish = Хорошо, когда на ваших поселениях ещё есть место для рыбы.
feya-good-tile-r3_mana_gold = Хорошо, когда на последнее поселение чуть-чуть не хватает.
feya-good-tile-r4_vp_2 = Очки сразу: чем больше число, тем лучше.
feya-good-tile-r4_vp_3 = Очки сразу: чем больше число, тем лучше.
feya-good-tile-r4_vp_4 = Очки сразу: чем больше число, тем лучше.
feya-good-tile-r4_vp_5 = Очки сразу: чем больше число, тем лучше.
feya-good-tile-r4_vp_6 = Очки сразу: чем больше число, тем лучше.

### What the tracks open

feya-good-bonus-boat = Хорошо рано: каждое действие выполняется ещё раз.
feya-good-bonus-catch = Хорошо рано и когда много лодок.
feya-good-bonus-income_gold = Хорошо рано: платит в каждом оставшемся раунде.
feya-good-bonus-income_mana = Хорошо рано: платит в каждом оставшемся раунде.
feya-good-bonus-income_navigation = Хорошо рано: дальность и всё больше очков каждый раунд.
feya-good-bonus-income_vp = Хорошо до последнего раунда; потом не платит.
feya-good-bonus-navigation_now = Хорошо всегда, лучше всего ради достижения.
feya-good-bonus-none = Лишь шаг на пути: смотрите, что дальше.
feya-good-bonus-vp_celebrate = Хорошо, когда ваша рыба лежит на одном острове.
feya-good-bonus-wild = Хорошо рано, с тем, чего больше всего не хватает.
feya-good-bonus-worker = Хорошо рано: лишнее действие каждый раунд.

### Salamander tiles

feya-good-special-catch = { feya-good-bonus-catch }
feya-good-special-income_gold = { feya-good-bonus-income_gold }
feya-good-special-income_mana = { feya-good-bonus-income_mana }
feya-good-special-income_navigation = { feya-good-bonus-income_navigation }
feya-good-special-vp_celebrate = { feya-good-bonus-vp_celebrate }

### Pieces and icons

feya-legend-pieces = На болоте
feya-legend-goods = Что считают
feya-legend-actions = Действия
feya-legend-guides = Вожди
feya-legend-bonuses = На планшете племени
feya-legend-goals = Достижения и трофеи
feya-thing-boat = Лодка
    .about = Действует за вас: каждая лодка может один раз выполнить действие вашего хода.
feya-thing-settlement = Поселение
    .about = Суша вашего племени на острове; на него кладут рыбу.
feya-thing-shrine = Божество
    .about = Сердце острова: строить рядом дороже, зато поселения в конце ценнее.
feya-thing-temple = Храм
    .about = На краю болота; первый визит лодки действием «Плыть» приносит его жетон.
feya-thing-totem = Тотем
    .about = Стоит на самом новом божестве: его остров больше платит за рыбу и праздники.
feya-thing-fish_place = Место лова
    .about = Рыба одного цвета; её ловят в раундах её сезона.
feya-thing-worker = Рабочий
    .about = Стоит на ячейке действия; в конце раунда возвращается.
feya-thing-axolotl = Аксолотль
    .about = Рабочий на один раз, его берут за кристаллы.
feya-thing-gold = Золото
    .about = Им платят за поселения.
feya-thing-mana = Кристаллы
    .about = Ими платят за дорогие ячейки и аксолотлей.
feya-thing-fish = Рыба
    .about = Её ловят лодки и кладут на поселения, торгуя.
feya-thing-vp = Победные очки
    .about = У кого больше, тот победил.
feya-thing-navigation = Плавание
    .about = На сколько дальше плавают лодки, чем говорит вождь.

### Mistakes: what beginners do otherwise than winners, on average a game

feya-mistake-settlements = Мало строят: поселений в конце { $easy }, у победителей { $won }.
feya-mistake-boats = Не спускают третью лодку: к концу 3-го раунда лодок { $easy }, у победителей { $won }.
feya-mistake-voyages = Действуют одной лодкой, хотя могут все: плаваний за игру { $easy }, у победителей { $won }.
feya-mistake-trophies = Забывают о трофеях, открытых с самого начала: очков { $easy }, у победителей { $won }.
feya-mistake-races = Редко выполняют достижения: { $easy }, победители { $won }.
feya-mistake-islands = Строят там, где мало божеств: острова приносят им { $easy } очков, победителям { $won }.
feya-mistake-fish = Мало торгуют: рыб на поселения положено { $easy }, у победителей { $won }.
feya-mistake-gold = В конце остаётся золото, на которое можно было строить: { $easy }, у победителей { $won }.
feya-mistake-tiles = Не играют жетоны бонусов: в конце осталось { $easy }, у победителей { $won }.
feya-mistake-workers = Меняют рабочих на кристаллы, хотя есть свободные действия: { $easy } раза, победители { $won }.

### Diagrams

feya-diagram-fish = Лодка плывёт рыбачить: туда, где рыба этого сезона, насколько хватит дальности.
feya-diagram-build = Лодка приплыла строить: открыты ячейки рядом с ней, примыкающие ровно к одному острову, у каждой своя цена.
feya-diagram-celebrate = Праздник: выберите остров, где больше всего поселений с рыбой; ваша рыба там приносит очки ещё раз.
