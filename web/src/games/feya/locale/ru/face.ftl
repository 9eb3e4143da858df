### «Фейя. Болотный край» на экране.

feya-ui-board = Болото
feya-ui-my-boats = К моим лодкам

feya-ui-setup = Перед первым раундом
feya-ui-season = ловится рыба: { $text }
feya-ui-round-fish = Раунд { $round }: рыба { $text }
feya-ui-round-shrine = Раунд { $round }: рыба { $text }, с жетоном божества
feya-ui-shrine-of-round = Божество этого раунда: его ставит тот, кто пропустит ход последним
feya-ui-tiles-now = Жетоны бонусов за пропуск хода
feya-ui-tiles-none = Все уже взяты
feya-ui-tiles-later = Жетоны следующих раундов
feya-ui-tiles-later-short = дальше
feya-ui-tile = Жетон бонуса: { $tile }
feya-ui-guides = Свободные вожди
feya-ui-guides-after = после пропуска хода
feya-ui-guides-draft = на первый раунд
feya-ui-guide =
    { $fish ->
        [0] { $guide }
       *[other] { $guide }, на карте { feya-count-fish }
    }
feya-ui-build-value = стоимость поселения
feya-ui-range = дальность плавания
feya-ui-no-guide = Вождя пока нет
feya-ui-races = Достижения
feya-ui-races-help = первому — больше ПО
feya-ui-race-held = { $text }: { $vp } ПО
feya-ui-trophies = Трофеи
feya-ui-trophy_largest_group = размер × размер ПО
feya-ui-trophy_majority = { $vp } ПО за остров, где у вас большинство
feya-ui-trophy_largest_island = { $vp } ПО за каждое поселение на нём
feya-ui-trophy_smallest_island = { $vp } ПО за каждое поселение на нём
feya-ui-trophy_temples = { $vp } ПО за поселение рядом с храмом
feya-ui-trophy_single = { $vp } ПО за остров, где оно одно
feya-ui-supply-axolotls = аксолотли
feya-ui-supply-shrines = жетоны божеств
feya-ui-clans = Племена
feya-ui-sides = Стороны вашего планшета

feya-ui-spaces = Ячейки действий
feya-ui-space = { $space }
feya-ui-builder-space = Ячейка Строителя ({ $clan })
feya-ui-reserved = захвачена
feya-ui-free = свободна
feya-ui-worker-of =
    { $worker_id ->
        [axolotl] аксолотль, { $clan }
       *[clan] рабочий, { $clan }
    }
feya-ui-action-fish = Рыбачить
feya-ui-action-trade = Торговать
feya-ui-action-build = Построить
feya-ui-action-navigate = Плыть
feya-ui-action-improve_navigation = Дальность +1
feya-ui-action-celebrate = Праздновать
feya-ui-action-add_shrine = Почтить

feya-ui-you = это вы
feya-ui-that-is-you = { $text }, это вы
feya-ui-passed = ход пропущен
feya-ui-unfold = Показать планшет целиком: { $text }
feya-ui-fold = Свернуть планшет: { $text }
feya-ui-navigation-start = старт
feya-ui-workers =
    { $available ->
        [one] { $available } рабочий готов
        [few] { $available } рабочих готовы
       *[many] { $available } рабочих готовы
    }, занято: { $spent }{ $fresh ->
        [0] {""}
       *[other] , со следующего хода: { $fresh }
    }
feya-ui-track =
    { feya-track }{ $open ->
        [0] {""}
       *[other] , открыто: { $text }
    }{ $covered ->
        [0] ; всё построено
       *[other] ; дальше: { $notation }
    }

feya-ui-island = остров { $island }
feya-ui-boat = лодка { $boat }, { $clan }
feya-ui-cell-water = вода
feya-ui-cell-fish =
    { $colour_id ->
        [blue] синяя рыба
        [green] зелёная рыба
        [orange] оранжевая рыба
        [purple] фиолетовая рыба
        [red] красная рыба
        [yellow] жёлтая рыба
       *[other] рыба ({ $colour })
    }
feya-ui-cell-fish-now = { feya-ui-cell-fish }, ловится
feya-ui-cell-shrine = божество, { feya-ui-island }
feya-ui-cell-totem = божество с тотемом, { feya-ui-island }
feya-ui-cell-settlement =
    { $fish ->
        [0] поселение, { $clan }, { feya-ui-island }
       *[other] поселение, { $clan }, { feya-count-fish }, { feya-ui-island }
    }
feya-ui-cell-neutral =
    { $fish ->
        [0] нейтральное поселение ({ $clan }), { feya-ui-island }
       *[other] нейтральное поселение ({ $clan }), { feya-count-fish }, { feya-ui-island }
    }
feya-ui-cell-temple = { $temple }: { $text }
feya-ui-cell-no-tile = жетонов не осталось

feya-ui-text-islands = Острова
feya-ui-text-boats = Лодки
feya-ui-text-temples = Храмы
feya-ui-text-shrines =
    { $shrines ->
        [one] { $shrines } божество
        [few] { $shrines } божества
       *[many] { $shrines } божеств
    }
feya-ui-text-totem = с тотемом
feya-ui-text-led = большинство: { $text }
feya-ui-text-feast = праздник принесёт { $vp } ПО

feya-ui-step-boat = Лодка { $text }
feya-ui-step-to = на { $text }
feya-ui-step-build = стройка на { $text }
feya-ui-step-lay = рыба на { $text }
feya-ui-step-settle = поселение на { $text }
feya-ui-step-neutral = нейтральное на { $text }
feya-ui-step-shrine = божество на { $text }
feya-ui-step-totem = божество на { $text }
feya-ui-step-celebrate = праздник на { $text }
feya-ui-step-celebrate-nothing = без праздника
feya-ui-step-reserve = захват: { $text }
feya-ui-step-reserve-nothing = без захвата
feya-ui-step-exchange-mana = кристаллы на аксолотля
feya-ui-step-exchange-clan = рабочий на кристалл
feya-ui-step-exchange-axolotl = аксолотль на кристалл
feya-ui-step-pass = Пропуск хода
feya-ui-step-stop = продано
feya-ui-step-finish = остальные лодки на месте
feya-ui-ending-finish = С лодками всё
feya-ui-ending-stop = Больше не торговать
feya-ui-step-end = конец
feya-ui-step-confirm = ход пропущен
feya-ui-step-builder = ячейка Строителя
