feya-words-order = Порядок хода: { $text }
feya-words-fish = Рыба
feya-words-goals = Достижения и трофеи
feya-words-lost-shrines =
    { $count ->
        [one] Потеряно жетонов божеств: { $count }
        [few] Потеряно жетонов божеств: { $count }
       *[many] Потеряно жетонов божеств: { $count }
    }
feya-words-action = Сейчас: { $action }
feya-words-boat = Действует лодка { $boat }
feya-words-ready = Лодки, которые ещё могут действовать: { $text }
feya-words-acted = Лодки, которые уже действовали: { $text }
feya-words-fish_caught = Поймано рыбы в этот ход: { $amount }
feya-words-fish_laid = Продано рыбы этой лодкой: { $amount }
feya-words-gold_from_trade = Золота за торговлю в этот ход: { $amount }
feya-words-extra_range = Дальность плавания в этот ход: +{ $amount }
feya-words-extra_catch = Улов в этот ход: +{ $amount }
feya-words-discount = Поселения в этот ход дешевле: −{ $amount } золота
feya-words-guide_returned = Возвращён вождь: { $guide }
feya-words-settled =
    { $text }: { $settlements ->
        [one] { $settlements } поселение
        [few] { $settlements } поселения
       *[many] { $settlements } поселений
    }{ $fish ->
        [0] {""}
       *[other] , рыбы { $fish }
    }
feya-words-fish-now = { $colour } рыба, сезон сейчас: { $text }
feya-words-fish-later = { $colour } рыба, сезон позже: { $text }
feya-words-fish-over = { $colour } рыба, не в сезоне: { $text }
feya-words-race = Достижение: { $card }
feya-words-race-left = Ещё можно получить: { $text }.
feya-words-race-held = Уже выполнили: { $text }.
feya-words-trophy = Трофей: { $card }
feya-words-tiles-later = Раунд { $round }: { $text }
feya-words-guide = Вождь: { $text }
feya-words-navigation = Плавание +{ $plus }
feya-words-range = дальность { $range }, при плавании { $navigating }
feya-words-catch = улов { $catch }
feya-words-board = Планшет племени: { $side }; построено поселений: { $built }
feya-words-temples = Посещённые храмы: { $text }
feya-words-races-won = Полученные достижения: { $text }
feya-words-points-from = За что очки: { $text }
