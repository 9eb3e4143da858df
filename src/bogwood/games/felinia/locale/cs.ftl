### Felinia in Czech.
###
### Names arrive translated, in the nominative; the id of a thing is in the parameter of the same name with _id
### added.

felinia-title = Felinia
felinia-about = Dražte zboží na trhu v Katzburgu, kupujte místa na lodích a usazujte své kupce na kočičím ostrově.

felinia-preset-first = První hra: základní hra
felinia-preset-advanced = Pokročilá hra: větší mapa, jídlo, hrady
felinia-preset-expert = Pro znalce: pokročilá hra, příští paluba je vidět
felinia-preset-expert_basic = Pro znalce: základní hra, příští paluba je vidět


### Helpers: said as part of other messages

felinia-who = { $colour }
felinia-count-coins =
    { $coins ->
        [one] { $coins } mince
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    }
felinia-count-price =
    { $price ->
        [one] { $price } mince
        [few] { $price } mince
        [many] { $price } mince
       *[other] { $price } mincí
    }
felinia-way =
    { $food ->
        [0] { $province }
        [one] { $province }, −{ $food } jídlo
        [few] { $province }, −{ $food } jídla
        [many] { $province }, −{ $food } jídla
       *[other] { $province }, −{ $food } jídel
    }
felinia-symbol =
    { $symbol_id ->
        [coin] { $amount ->
            [one] +{ $amount } mince
            [few] +{ $amount } mince
            [many] +{ $amount } mince
           *[other] +{ $amount } mincí
        }
        [food] { $amount ->
            [one] +{ $amount } jídlo
            [few] +{ $amount } jídla
            [many] +{ $amount } jídla
           *[other] +{ $amount } jídel
        }
        [gold] { $amount ->
            [one] +{ $amount } zlato
            [few] +{ $amount } zlata
            [many] +{ $amount } zlata
           *[other] +{ $amount } zlata
        }
        [goods] { $amount ->
            [one] +{ $amount } náhodná dlaždice zboží
            [few] +{ $amount } náhodné dlaždice zboží
            [many] +{ $amount } náhodné dlaždice zboží
           *[other] +{ $amount } náhodných dlaždic zboží
        }
        [castle] karty hradů
       *[other] +{ $amount } { $symbol }
    }
felinia-thing =
    { $thing_id ->
        [coin] mince
        [goods] dlaždice zboží
        [castle] karta hradu
       *[other] { $thing }
    }
felinia-good-taken = { $good }


### Names: players and things

felinia-name-red = Červený
felinia-name-blue = Modrý
felinia-name-green = Zelený
felinia-name-yellow = Žlutý

felinia-name-cloth = látky
felinia-name-glassware = sklo
felinia-name-books = knihy
felinia-name-wine = víno
felinia-name-watches = hodinky

felinia-name-coin = mince
felinia-name-spice = koření
felinia-name-gold = zlato
felinia-name-food = jídlo
felinia-name-goods = zboží
felinia-name-castle = hrad


### Names: Katzburg, phases

felinia-name-stall_1 = stánek 1
felinia-name-stall_2 = stánek 2
felinia-name-stall_3 = stánek 3
felinia-name-stall_4 = stánek 4
felinia-name-stall_5 = stánek 5
felinia-name-guild = cech
felinia-name-income = příjem

felinia-name-pier_1 = molo 1
felinia-name-pier_2 = molo 2
felinia-name-pier_3 = molo 3
felinia-name-pier_4 = molo 4

felinia-name-bidding = dražba
felinia-name-trading = obchod
felinia-name-exploring = objevování
felinia-name-storing = skladování
felinia-name-preparing = příprava


### Names: kings, countries, ships, deck tiles

felinia-name-lion = Lev
felinia-name-tiger = Tygr
felinia-name-cheetah = Gepard
felinia-name-panther = Panter
felinia-name-lynx = Rys

felinia-name-lion_country = Lví země
felinia-name-tiger_country = Tygří země
felinia-name-cheetah_country = Gepardí země
felinia-name-panther_country = Panteří země
felinia-name-lynx_country = Rysí země

felinia-name-ship_lion = Král Lev
felinia-name-ship_tiger = Král Tygr
felinia-name-ship_cheetah = Král Gepard
felinia-name-ship_panther = Král Panter
felinia-name-ship_lynx = Král Rys

felinia-name-deck_lion_1 = Král Lev 1
felinia-name-deck_lion_2 = Král Lev 2
felinia-name-deck_lion_3 = Král Lev 3
felinia-name-deck_lion_4 = Král Lev 4
felinia-name-deck_tiger_1 = Král Tygr 1
felinia-name-deck_tiger_2 = Král Tygr 2
felinia-name-deck_tiger_3 = Král Tygr 3
felinia-name-deck_tiger_4 = Král Tygr 4
felinia-name-deck_cheetah_1 = Král Gepard 1
felinia-name-deck_cheetah_2 = Král Gepard 2
felinia-name-deck_cheetah_3 = Král Gepard 3
felinia-name-deck_cheetah_4 = Král Gepard 4
felinia-name-deck_panther_1 = Král Panter 1
felinia-name-deck_panther_2 = Král Panter 2
felinia-name-deck_panther_3 = Král Panter 3
felinia-name-deck_panther_4 = Král Panter 4
felinia-name-deck_lynx_1 = Král Rys 1
felinia-name-deck_lynx_2 = Král Rys 2
felinia-name-deck_lynx_3 = Král Rys 3
felinia-name-deck_lynx_4 = Král Rys 4

felinia-name-grey = šedý rub
felinia-name-blue_back = modrý rub


### Names: trade tokens, special tokens, bonus tiles

felinia-name-lion_token_1 = žeton 1 (Lví země)
felinia-name-lion_token_2 = žeton 2 (Lví země)
felinia-name-lion_token_3 = žeton 3 (Lví země)
felinia-name-lion_token_4 = žeton 4 (Lví země)
felinia-name-lion_token_5 = žeton 5 (Lví země)
felinia-name-lion_token_6 = žeton 6 (Lví země)
felinia-name-tiger_token_1 = žeton 1 (Tygří země)
felinia-name-tiger_token_2 = žeton 2 (Tygří země)
felinia-name-tiger_token_3 = žeton 3 (Tygří země)
felinia-name-tiger_token_4 = žeton 4 (Tygří země)
felinia-name-tiger_token_5 = žeton 5 (Tygří země)
felinia-name-tiger_token_6 = žeton 6 (Tygří země)
felinia-name-cheetah_token_1 = žeton 1 (Gepardí země)
felinia-name-cheetah_token_2 = žeton 2 (Gepardí země)
felinia-name-cheetah_token_3 = žeton 3 (Gepardí země)
felinia-name-cheetah_token_4 = žeton 4 (Gepardí země)
felinia-name-cheetah_token_5 = žeton 5 (Gepardí země)
felinia-name-cheetah_token_6 = žeton 6 (Gepardí země)
felinia-name-panther_token_1 = žeton 1 (Panteří země)
felinia-name-panther_token_2 = žeton 2 (Panteří země)
felinia-name-panther_token_3 = žeton 3 (Panteří země)
felinia-name-panther_token_4 = žeton 4 (Panteří země)
felinia-name-panther_token_5 = žeton 5 (Panteří země)
felinia-name-panther_token_6 = žeton 6 (Panteří země)
felinia-name-lynx_token_1 = žeton 1 (Rysí země)
felinia-name-lynx_token_2 = žeton 2 (Rysí země)
felinia-name-lynx_token_3 = žeton 3 (Rysí země)
felinia-name-lynx_token_4 = žeton 4 (Rysí země)
felinia-name-lynx_token_5 = žeton 5 (Rysí země)
felinia-name-lynx_token_6 = žeton 6 (Rysí země)

felinia-name-spice_dealer = Obchodník s kořením
felinia-name-castle_guest = Hradní host
felinia-name-cook = Kuchař
felinia-name-hermit = Poustevník
felinia-name-gift = Dar
felinia-name-gold_seeker = Zlatokop
felinia-name-forager = Sběrač
felinia-name-tax_collector = Výběrčí

felinia-name-bonus_lion = lví bonus
felinia-name-bonus_tiger = tygří bonus
felinia-name-bonus_cheetah = gepardí bonus
felinia-name-bonus_panther = panteří bonus
felinia-name-bonus_lynx = rysí bonus


### Names: castles and their cards

felinia-name-moon = Měsíční hrad
felinia-name-cloud = Oblačný hrad
felinia-name-rose = Růžový hrad
felinia-name-owl = Soví hrad
felinia-name-mirror = Zrcadlový hrad

felinia-name-moon_1 = Měsíční hrad 1
felinia-name-moon_2 = Měsíční hrad 2
felinia-name-moon_3 = Měsíční hrad 3
felinia-name-moon_4 = Měsíční hrad 4
felinia-name-cloud_1 = Oblačný hrad 1
felinia-name-cloud_2 = Oblačný hrad 2
felinia-name-cloud_3 = Oblačný hrad 3
felinia-name-cloud_4 = Oblačný hrad 4
felinia-name-rose_1 = Růžový hrad 1
felinia-name-rose_2 = Růžový hrad 2
felinia-name-rose_3 = Růžový hrad 3
felinia-name-rose_4 = Růžový hrad 4
felinia-name-owl_1 = Soví hrad 1
felinia-name-owl_2 = Soví hrad 2
felinia-name-owl_3 = Soví hrad 3
felinia-name-owl_4 = Soví hrad 4
felinia-name-mirror_1 = Zrcadlový hrad 1
felinia-name-mirror_2 = Zrcadlový hrad 2
felinia-name-mirror_3 = Zrcadlový hrad 3
felinia-name-mirror_4 = Zrcadlový hrad 4


### Names: provinces

felinia-name-lion_port = lví přístav
felinia-name-lion_cross_1 = lví křižovatka 1
felinia-name-lion_cross_2 = lví křižovatka 2
felinia-name-lion_post_1 = lví obchodní stanice 1
felinia-name-lion_post_2 = lví obchodní stanice 2
felinia-name-lion_post_3 = lví obchodní stanice 3
felinia-name-lion_post_4 = lví obchodní stanice 4
felinia-name-lion_post_5 = lví obchodní stanice 5
felinia-name-lion_post_6 = lví obchodní stanice 6
felinia-name-tiger_port = tygří přístav
felinia-name-tiger_cross_1 = tygří křižovatka 1
felinia-name-tiger_cross_2 = tygří křižovatka 2
felinia-name-tiger_post_1 = tygří obchodní stanice 1
felinia-name-tiger_post_2 = tygří obchodní stanice 2
felinia-name-tiger_post_3 = tygří obchodní stanice 3
felinia-name-tiger_post_4 = tygří obchodní stanice 4
felinia-name-tiger_post_5 = tygří obchodní stanice 5
felinia-name-tiger_post_6 = tygří obchodní stanice 6
felinia-name-cheetah_port = gepardí přístav
felinia-name-cheetah_cross_1 = gepardí křižovatka 1
felinia-name-cheetah_cross_2 = gepardí křižovatka 2
felinia-name-cheetah_post_1 = gepardí obchodní stanice 1
felinia-name-cheetah_post_2 = gepardí obchodní stanice 2
felinia-name-cheetah_post_3 = gepardí obchodní stanice 3
felinia-name-cheetah_post_4 = gepardí obchodní stanice 4
felinia-name-cheetah_post_5 = gepardí obchodní stanice 5
felinia-name-cheetah_post_6 = gepardí obchodní stanice 6
felinia-name-panther_port = panteří přístav
felinia-name-panther_cross_1 = panteří křižovatka 1
felinia-name-panther_cross_2 = panteří křižovatka 2
felinia-name-panther_post_1 = panteří obchodní stanice 1
felinia-name-panther_post_2 = panteří obchodní stanice 2
felinia-name-panther_post_3 = panteří obchodní stanice 3
felinia-name-panther_post_4 = panteří obchodní stanice 4
felinia-name-panther_post_5 = panteří obchodní stanice 5
felinia-name-panther_post_6 = panteří obchodní stanice 6
felinia-name-lynx_port = rysí přístav
felinia-name-lynx_cross_1 = rysí křižovatka 1
felinia-name-lynx_cross_2 = rysí křižovatka 2
felinia-name-lynx_post_1 = rysí obchodní stanice 1
felinia-name-lynx_post_2 = rysí obchodní stanice 2
felinia-name-lynx_post_3 = rysí obchodní stanice 3
felinia-name-lynx_post_4 = rysí obchodní stanice 4
felinia-name-lynx_post_5 = rysí obchodní stanice 5
felinia-name-lynx_post_6 = rysí obchodní stanice 6

felinia-name-north = Severní mys
felinia-name-west = Západní mys
felinia-name-east = Východní mys
felinia-name-south = Jižní mys

felinia-name-north_castle = hrad na Severním mysu
felinia-name-north_pass = průsmyk na Severním mysu
felinia-name-north_post_1 = obchodní stanice 1 na Severním mysu
felinia-name-north_post_2 = obchodní stanice 2 na Severním mysu
felinia-name-west_castle = hrad na Západním mysu
felinia-name-west_pass = průsmyk na Západním mysu
felinia-name-west_post_1 = obchodní stanice 1 na Západním mysu
felinia-name-west_post_2 = obchodní stanice 2 na Západním mysu
felinia-name-east_castle = hrad na Východním mysu
felinia-name-east_coast = pobřeží na Východním mysu
felinia-name-east_mine = důl na Východním mysu
felinia-name-east_pass = průsmyk na Východním mysu
felinia-name-east_post_1 = obchodní stanice 1 na Východním mysu
felinia-name-east_post_2 = obchodní stanice 2 na Východním mysu
felinia-name-south_castle = hrad na Jižním mysu
felinia-name-south_pass = průsmyk na Jižním mysu
felinia-name-south_post_1 = obchodní stanice 1 na Jižním mysu
felinia-name-south_post_2 = obchodní stanice 2 na Jižním mysu


### Names: sources, decisions, what is counted

felinia-name-start = začátek
felinia-name-sale = prodej
felinia-name-purchase = nákup
felinia-name-seat = místo na lodi
felinia-name-symbol = symbol odměny
felinia-name-token = zvláštní žeton
felinia-name-store = sklad
felinia-name-sets = sady
felinia-name-bonus_tile = bonusové dlaždice
felinia-name-groups = skupiny
felinia-name-castles = karty hradů

felinia-piece-set = { $thing } × { $count }
felinia-piece-each = { $thing } { $count } × { $each }
felinia-piece-pairs = { $thing }, páry { $count } × { $each }
felinia-piece-groups =
    { $groups ->
        [one] { $groups } skupina po { $size }
        [few] { $groups } skupiny po { $size }
        [many] { $groups } skupiny po { $size }
       *[other] { $groups } skupin po { $size }
    }

felinia-name-bid = položení disku
felinia-name-buy = nákup
felinia-name-give = dlaždice k výměně
felinia-name-bonus = bonusová dlaždice
felinia-name-board = naloďování
felinia-name-step = krok
felinia-name-turn = otočení žetonu
felinia-name-move = další krok
felinia-name-store_4 = čtvrtá dlaždice

felinia-name-departure = odplutí
felinia-name-over = konec hry
felinia-name-deck_tiles = dlaždice paluby
felinia-name-post = obchodní stanice
felinia-name-port = přístavy


### Questions

felinia-question-bid =
    { $left ->
        [1] Kam položíte poslední dražební disk?
       *[other] Kam položíte další dražební disk? Zbývají: { $left }
    }
felinia-question-buy = Co koupíte ({ $place })? Cena je { felinia-count-price }.
felinia-question-guild = Co uděláte v cechu? Cena je { felinia-count-price }.
felinia-question-give =
    { $gain_id ->
        [spice] Kterou dlaždici zboží vyměníte? Získáte i 1 koření.
        [food] Kterou dlaždici zboží vyměníte? Získáte i 1 jídlo.
       *[other] Kterou dlaždici zboží vyměníte (získáte i: { $gain })?
    }
felinia-question-bonus = Kterou bonusovou dlaždici si vezmete?
felinia-question-board = Nalodí se některý z vašich kupců?
felinia-question-step = Váš kupec přistál ({ $country }). Kam povede první krok?
felinia-question-turn =
    { $left ->
        [1] Otočíte ještě jeden žeton?
       *[other] Otočíte žeton? Můžete jeden po druhém, nejvýš { $left }.
    }
felinia-question-move =
    { $left ->
        [0] Zaplatíte jídlo a půjdete dál, nebo se tady zastavíte? Vaše jídlo: { $food }
        [1] Kam povede poslední volný krok, nebo se tady zastavíte?
       *[other] Kam půjde kupec dál, nebo se tady zastaví? Volné kroky: { $left }
    }
felinia-question-castle = Kterou kartu hradu si ponecháte?
felinia-question-store_4 =
    { $count ->
        [one] Máte { $count } dlaždici zboží. Ponecháte si { $free }, nebo zaplatíte za jednu navíc?
        [few] Máte { $count } dlaždice zboží. Ponecháte si { $free }, nebo zaplatíte za jednu navíc?
        [many] Máte { $count } dlaždice zboží. Ponecháte si { $free }, nebo zaplatíte za jednu navíc?
       *[other] Máte { $count } dlaždic zboží. Ponecháte si { $free }, nebo zaplatíte za jednu navíc?
    }
felinia-question-store =
    { $left ->
        [1] Kterou dlaždici zboží prodáte? Jedna přebývá.
       *[other] Kterou dlaždici zboží prodáte? Přebývají: { $left }
    }
felinia-question-game_over = Hra skončila.


### Options

felinia-option-sell = Prodat { $thing } (+{ felinia-count-coins })
felinia-option-bid = Dražit: { $place } (cena teď { $price })
felinia-option-bid-guild = Dražit: cech (cena teď { $price })
felinia-option-bid-income = Příjem: +{ felinia-count-coins }
felinia-option-buy = Koupit { felinia-good-taken } (cena: { felinia-count-price })
felinia-option-buy-back = Vzít disk zpět ({ $place }) a nic nekoupit
felinia-option-guild-spice = Vyměnit zboží a získat 1 koření (cena: { felinia-count-price })
felinia-option-guild-food = Vyměnit zboží a získat 1 jídlo (cena: { felinia-count-price })
felinia-option-guild-bonus = Vzít si bonusovou dlaždici (cena: { felinia-count-price }, 1 zlato a 1 koření)
felinia-option-guild-back = Vzít disk zpět
felinia-option-give = Odevzdat { felinia-good-taken }
felinia-option-bonus = Vzít si { $tile }: víc VB za každý váš žeton ({ $kind })
felinia-option-board =
    { $second_id ->
        [coin] { $ship } ({ $pier }, { $country }, odplouvá v { $departs }): { $first_count } × { $first } + { $second_count ->
            [one] { $second_count } mince
            [few] { $second_count } mince
            [many] { $second_count } mince
           *[other] { $second_count } mincí
        }; volná místa: { $left }
       *[other] { $ship } ({ $pier }, { $country }, odplouvá v { $departs }): { $first_count } × { $first } + { $second_count } × { $second }; volná místa: { $left }
    }
felinia-option-board-done = Nikoho dalšího nenalodit
felinia-option-step = Jít: { felinia-way }
felinia-option-step-symbol = Jít: { felinia-way } ({ felinia-symbol })
felinia-option-step-token = Jít: { felinia-way } (žeton: { $token })
felinia-option-move = Jít dál: { felinia-way }
felinia-option-move-symbol = Jít dál: { felinia-way } ({ felinia-symbol })
felinia-option-move-token = Jít dál: { felinia-way } (žeton: { $token })
felinia-forgoes-token = Na dosah je ještě žeton. Pokud se kupec zastaví tady, vrátí se domů bez něj.
felinia-option-move-stop-token = Zastavit ({ $province }) a vzít si žeton: { $token }
felinia-option-move-stop-home = Zastavit bez žetonu: kupec se vrátí domů
felinia-option-turn = Otočit žeton: { $province }
felinia-option-turn-none =
    { $left ->
        [1] Další žeton neotáčet
       *[other] Žádný žeton neotáčet
    }
felinia-option-castle = Ponechat si: { $picture }
felinia-option-castle-paid = Ponechat si: { $picture }; odevzdat { felinia-good-taken }
felinia-option-castle-none = Neponechat si žádnou kartu
felinia-option-store_4-three =
    Ponechat si { $free ->
        [one] { $free } dlaždici zboží
        [few] { $free } dlaždice zboží
        [many] { $free } dlaždice zboží
       *[other] { $free } dlaždic zboží
    }
felinia-option-store_4-four =
    Ponechat si { $more ->
        [one] { $more } dlaždici zboží
        [few] { $more } dlaždice zboží
        [many] { $more } dlaždice zboží
       *[other] { $more } dlaždic zboží
    } (cena: { felinia-count-coins })
felinia-option-store = Prodat { felinia-good-taken }


### Facts

felinia-fact-first_player = Začínající hráč: { felinia-who }
felinia-fact-round_begins = Začíná { $round }. kolo.
felinia-fact-phase_begins =
    { $phase_id ->
        [bidding] Fáze 1: dražba
        [trading] Fáze 2: obchod
        [exploring] Fáze 3: objevování
        [storing] Fáze 4: skladování
        [preparing] Fáze 5: příprava
       *[other] Fáze: { $phase }
    }
felinia-fact-goods_laid = Nové zboží, { $place }: { $good }
felinia-fact-deck_laid = Nová paluba, { $pier }: { $ship }
felinia-fact-bonus_top = Vrchní bonusová dlaždice: { $tile }
felinia-fact-stack_top = Příští paluba: { $deck }
felinia-fact-bid =
    { $place_id ->
        [guild] { felinia-who } draží v cechu (cena teď { $price }).
        [income] { felinia-who } si bere příjem.
       *[other] { felinia-who } draží: { $place } (cena teď { $price }).
    }
felinia-fact-coins =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } mince ({ $source })
        [few] { felinia-who }: { $sign }{ $amount } mince ({ $source })
        [many] { felinia-who }: { $sign }{ $amount } mince ({ $source })
       *[other] { felinia-who }: { $sign }{ $amount } mincí ({ $source })
    }
felinia-fact-spice = { felinia-who }: { $sign }{ $amount } koření ({ $source })
felinia-fact-gold =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } zlato ({ $source })
        [few] { felinia-who }: { $sign }{ $amount } zlata ({ $source })
        [many] { felinia-who }: { $sign }{ $amount } zlata ({ $source })
       *[other] { felinia-who }: { $sign }{ $amount } zlata ({ $source })
    }
felinia-fact-food =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } jídlo ({ $source })
        [few] { felinia-who }: { $sign }{ $amount } jídla ({ $source })
        [many] { felinia-who }: { $sign }{ $amount } jídla ({ $source })
       *[other] { felinia-who }: { $sign }{ $amount } jídel ({ $source })
    }
felinia-fact-goods = { felinia-who }: { $good } { $sign }{ $amount } ({ $source })
felinia-fact-gain_lost = { felinia-who } přichází o zisk, v zásobě už není: { felinia-thing }.
felinia-fact-taken_back =
    { $place_id ->
        [guild] { felinia-who } bere disk zpět z cechu.
       *[other] { felinia-who } bere disk zpět: { $place }.
    }
felinia-fact-bonus_taken = { felinia-who } si bere bonusovou dlaždici.
felinia-fact-bonus_taken_own = Vaše nová bonusová dlaždice: { $tile }
felinia-fact-boarded = { felinia-who } naloďuje kupce na loď { $ship } ({ $pier }).
felinia-fact-last_merchant = { felinia-who } už nemá v zásobě žádného kupce: po této fázi a poslední plavbě všech lodí hra skončí.
felinia-fact-departs =
    { $amount ->
        [0] { $ship } odplouvá s prázdnou palubou ({ $pier }).
        [one] { $ship } odplouvá, na palubě je { $amount } kupec ({ $pier }).
        [few] { $ship } odplouvá, na palubě jsou { $amount } kupci ({ $pier }).
        [many] { $ship } odplouvá, na palubě je { $amount } kupce ({ $pier }).
       *[other] { $ship } odplouvá, na palubě je { $amount } kupců ({ $pier }).
    }
felinia-fact-tile_discarded = Loď se vrací ({ $pier }), její paluba se odkládá: { $deck }.
felinia-fact-enters = { felinia-who } vstupuje: { $province }.
felinia-fact-token_turned = { felinia-who } otáčí žeton ({ $province }): { $token }.
felinia-fact-token_taken = { felinia-who } usazuje kupce ({ $province }) a bere si žeton: { $token }.
felinia-fact-token_removed = Tento žeton opouští hru: { $token }.
felinia-fact-goes_home = { felinia-who } končí bez žetonu, kupec se vrací domů.
felinia-fact-castle_looked =
    { $amount ->
        [one] { felinia-who } si prohlíží { $amount } kartu hradu.
        [few] { felinia-who } si prohlíží { $amount } karty hradů.
        [many] { felinia-who } si prohlíží { $amount } karty hradů.
       *[other] { felinia-who } si prohlíží { $amount } karet hradů.
    }
felinia-fact-castle_seen = Vidíte kartu hradu: { $picture }
felinia-fact-castle_kept =
    { $amount ->
        [0] { felinia-who } si neponechává žádnou kartu hradu.
       *[other] { felinia-who } si ponechává kartu hradu.
    }
felinia-fact-castle_kept_own = Vaše nová karta hradu: { $picture }
felinia-fact-stored =
    { $amount ->
        [one] { felinia-who } si ponechává { $amount } dlaždici zboží.
        [few] { felinia-who } si ponechává { $amount } dlaždice zboží.
        [many] { felinia-who } si ponechává { $amount } dlaždice zboží.
       *[other] { felinia-who } si ponechává { $amount } dlaždic zboží.
    }
felinia-fact-stack_too_small = Paluby pro všechny lodě nestačí: začíná poslední plavba a pak hra skončí.
felinia-fact-game_over = Hra skončila.
felinia-fact-vp = { felinia-who }: { $sign }{ $amount } VB ({ $source })


### Co hráč udělal: za jménem nebo samostatně pod ním; .you oslovuje čtenáře

felinia-told-bid =
    { $place_id ->
        [guild] draží v cechu (cena teď { $price })
        [income] bere příjem
       *[other] draží ({ $place }, cena teď { $price })
    }
    .you =
        { $place_id ->
            [guild] dražíte v cechu (cena teď { $price })
            [income] berete příjem
           *[other] dražíte ({ $place }, cena teď { $price })
        }
felinia-told-boarded = naloďuje kupce na loď { $ship } ({ $pier })
    .you = naloďujete kupce na loď { $ship } ({ $pier })
felinia-told-bonus_taken = bere bonusovou dlaždici
    .you = berete bonusovou dlaždici
felinia-told-castle_kept =
    { $amount ->
        [0] nebere žádnou kartu hradu
       *[other] získává kartu hradu
    }
    .you =
        { $amount ->
            [0] neberete žádnou kartu hradu
           *[other] získáváte kartu hradu
        }
felinia-told-castle_looked =
    { $amount ->
        [one] prohlíží { $amount } kartu hradu
        [few] prohlíží { $amount } karty hradů
        [many] prohlíží { $amount } karty hradů
       *[other] prohlíží { $amount } karet hradů
    }
    .you =
        { $amount ->
            [one] prohlížíte { $amount } kartu hradu
            [few] prohlížíte { $amount } karty hradů
            [many] prohlížíte { $amount } karty hradů
           *[other] prohlížíte { $amount } karet hradů
        }
felinia-told-enters = vstupuje do provincie ({ $province })
    .you = vstupujete do provincie ({ $province })
felinia-told-first_player = začíná toto kolo
    .you = začínáte toto kolo
felinia-told-gain_lost = přichází o zisk (v zásobě už není { felinia-thing })
    .you = přicházíte o zisk (v zásobě už není { felinia-thing })
felinia-told-goes_home = vrací kupce domů bez žetonu
    .you = vracíte kupce domů bez žetonu
felinia-told-last_merchant = už nemá v zásobě žádného kupce (následuje poslední plavba)
    .you = už nemáte v zásobě žádného kupce (následuje poslední plavba)
felinia-told-stored =
    { $amount ->
        [one] skladuje { $amount } dlaždici zboží
        [few] skladuje { $amount } dlaždice zboží
        [many] skladuje { $amount } dlaždice zboží
       *[other] skladuje { $amount } dlaždic zboží
    }
    .you =
        { $amount ->
            [one] skladujete { $amount } dlaždici zboží
            [few] skladujete { $amount } dlaždice zboží
            [many] skladujete { $amount } dlaždice zboží
           *[other] skladujete { $amount } dlaždic zboží
        }
felinia-told-taken_back =
    { $place_id ->
        [guild] bere disk zpět z cechu
       *[other] bere disk zpět ({ $place })
    }
    .you =
        { $place_id ->
            [guild] berete disk zpět z cechu
           *[other] berete disk zpět ({ $place })
        }
felinia-told-token_taken = usazuje kupce ({ $province }) a získává žeton ({ $token })
    .you = usazujete kupce ({ $province }) a získáváte žeton ({ $token })
felinia-told-token_turned = otáčí žeton ({ $province }: { $token })
    .you = otáčíte žeton ({ $province }: { $token })
felinia-told-by-purchase = nakupuje na stánku
    .you = nakupujete na stánku
felinia-told-by-sale = prodává
    .you = prodáváte
felinia-told-by-guild = vyměňuje v cechu
    .you = vyměňujete v cechu


### Refusals: trading, guild, boarding

felinia-refusal-after-sale = Až po prodeji: cena je { $price }, mincí máte { $coins }.
felinia-refusal-bag-lacks-other = V pytlíku není žádná dlaždice jiného druhu k výměně.
felinia-refusal-bag-after-sale = Až po prodeji: v pytlíku zatím není žádná dlaždice jiného druhu a zboží, které prodáte, do něj přijde.
felinia-refusal-sale-takes-needed = Cena je { $price }, mincí máte { $coins } a prodat byste museli to, co potřebujete k výměně.
felinia-refusal-bonus-not-in-pile = Tato dlaždice v hromádce není: { $tile }.
felinia-refusal-bonus-pile-empty = Všechny bonusové dlaždice jsou rozebrány.
felinia-refusal-game-over = Hra skončila.
felinia-refusal-gold-and-spice-missing = Bonusová dlaždice stojí ještě 1 zlato a 1 koření a ty nemáte.
felinia-refusal-goods-missing = Na místo vám chybí zboží: { $ship }.
felinia-refusal-no-food-in-basic = Jídlo je jen v pokročilé hře.
felinia-refusal-no-goods-to-give = Nemáte žádnou dlaždici zboží k výměně.
felinia-refusal-no-merchant = V zásobě už nemáte žádného kupce.
felinia-refusal-no-sale-now = Uprostřed tohoto rozhodnutí prodávat nelze.
felinia-refusal-no-ship = Loď s palubou tu není: { $pier }.
felinia-refusal-no-such-goods = Takové zboží tu není ({ $place }): { $good }.
felinia-refusal-not-your-good = Takové zboží nemáte: { $good }.
felinia-refusal-not-your-turn = Rozhoduje jiný hráč: { $colour }.
felinia-refusal-nothing-to-sell = To nemáte, není co prodat: { $thing }.
felinia-refusal-price-too-high = Cenu { $price } nemůže zaplatit nikdo, protože nejvyšší možný počet mincí je { $most }.
felinia-refusal-sale-brings-nothing = Počet vašich mincí je už { $most }, takže by tento prodej nic nevynesl.
felinia-refusal-ship-full = Na této lodi jsou všechna místa obsazena: { $pier }.
felinia-refusal-stall-closed = Tento stánek je zavřený: { $place }.
felinia-refusal-too-few-coins = Mince nestačí: cena je { $price }, máte jich { $coins }.


### Refusals: exploring, castles, storing

felinia-refusal-fourth-after-sale =
    { $price ->
        [one] Čtvrtá dlaždice stojí { $price } minci: nejdřív něco prodejte.
        [few] Čtvrtá dlaždice stojí { $price } mince: nejdřív něco prodejte.
        [many] Čtvrtá dlaždice stojí { $price } mince: nejdřív něco prodejte.
       *[other] Čtvrtá dlaždice stojí { $price } mincí: nejdřív něco prodejte.
    }
felinia-refusal-fourth-unpayable =
    { $price ->
        [one] Čtvrtá dlaždice stojí { $price } minci a tu nemáte z čeho zaplatit.
        [few] Čtvrtá dlaždice stojí { $price } mince a ty nemáte z čeho zaplatit.
        [many] Čtvrtá dlaždice stojí { $price } mince a ty nemáte z čeho zaplatit.
       *[other] Čtvrtá dlaždice stojí { $price } mincí a ty nemáte z čeho zaplatit.
    }
felinia-refusal-good-missing = Tato karta žádá zboží, které nemáte: { $good }.
felinia-refusal-no-steps-left = Kupci už nezbývá žádný krok.
felinia-refusal-no-such-card = Karta { $number } na výběr není.
felinia-refusal-not-face-down = Zakrytý žeton tu není: { $province }.
felinia-refusal-not-next = Tato provincie nesousedí s místem, kde je kupec: { $province }.
felinia-refusal-not-on-this-map = Tato provincie na této mapě není: { $province }.
felinia-refusal-picture-limit = Víc karet s tímto obrázkem ({ $picture }) mít nesmíte, nejvýš: { $most }.
felinia-refusal-province-closed = Provincii uzavírá zakrytý žeton: { $province }.
felinia-refusal-province-occupied = Tady už kupec je: { $province }.
felinia-refusal-province-visited = Tady už kupec na této cestě byl: { $province }.


### Refusals: editions of the data, positions

felinia-refusal-bad-seat = Hráč { $seat } u tohoto stolu není.
felinia-refusal-data-count = Špatný počet ({ $what }): { $found } místo { $expected }.
felinia-refusal-data-name-twice = Dvě věci se jmenují stejně: „{ $text }“.
felinia-refusal-data-no-way = Z přístavu vlastní země sem nevede cesta: „{ $text }“.
felinia-refusal-data-off-map = Tato provincie na mapě není: „{ $text }“.
felinia-refusal-data-one-way = „{ $text }“ sousedí s „{ $other }“, ale ne naopak.
felinia-refusal-data-price = Cena na této palubě nemá správnou podobu: „{ $text }“.
felinia-refusal-data-time-twice = Dvě paluby mají stejný čas odplutí: { $text }.


### Refusals: what is wrong with a position

felinia-refusal-broken-aboard = Kupci na palubě neodpovídají místům lodi: { $pier }.
felinia-refusal-broken-basic = Tohle do základní hry nepatří: { $thing }.
felinia-refusal-broken-bonus = Některá bonusová dlaždice je na dvou místech, nebo na žádném.
felinia-refusal-broken-castles = Některá karta hradu je na dvou místech, nebo na žádném.
felinia-refusal-broken-coins = Některý hráč má příliš mnoho nebo málo mincí: možných je 0 až { $most }.
felinia-refusal-broken-deck = Dlaždic paluby celkem: { $found } místo { $expected }.
felinia-refusal-broken-discs = Dražebních disků hráče: { $found } místo { $expected }.
felinia-refusal-broken-ending = Konec hry je ohlášen bez důvodu, nebo není ohlášen, ač důvod je.
felinia-refusal-broken-explorer = Kupec na cestě neodpovídá otevřenému rozhodnutí.
felinia-refusal-broken-stored = Zboží hráče při dražbě: { $found }, nejvýše { $most }.
felinia-refusal-broken-goods = Dlaždic zboží celkem ({ $good }): { $found } místo { $expected }.
felinia-refusal-broken-merchants = Kupců hráče: { $found } místo { $expected }.
felinia-refusal-broken-negative = Některá zásoba je pod nulou.
felinia-refusal-broken-over = Konec hry a otevřená rozhodnutí si odporují.
felinia-refusal-broken-pending = Toto rozhodnutí tu nemůže být otevřeno: { $point }.
felinia-refusal-broken-picture = Příliš mnoho karet s jedním obrázkem ({ $picture }), nejvýš: { $most }.
felinia-refusal-broken-post = Na obchodní stanici musí být buď její žeton, nebo kupec: { $province }.
felinia-refusal-broken-round = Kolo { $found } být nemůže, poslední možné: { $most }.
felinia-refusal-broken-settled = Tady se kupec usadit nemůže: { $province }.
felinia-refusal-broken-stall = Na stánku je příliš mnoho zboží, nebo je zboží či disk na zavřeném: { $place }.
felinia-refusal-broken-supply = Ve společné zásobě a u hráčů dohromady ({ $thing }): { $found } místo { $expected }.
felinia-refusal-broken-tokens = Žetony na ostrově, získané a odstraněné nedávají správný součet.


### The table as text

felinia-count-bonus_tiles =
    { $tiles ->
        [one] { $tiles } bonusová dlaždice
        [few] { $tiles } bonusové dlaždice
        [many] { $tiles } bonusové dlaždice
       *[other] { $tiles } bonusových dlaždic
    }
felinia-count-castles =
    { $castles ->
        [one] { $castles } karta hradu
        [few] { $castles } karty hradů
        [many] { $castles } karty hradů
       *[other] { $castles } karet hradů
    }
felinia-count-discs =
    { $discs ->
        [one] { $discs } dražební disk
        [few] { $discs } dražební disky
        [many] { $discs } dražebního disku
       *[other] { $discs } dražebních disků
    }
felinia-count-food =
    { $food ->
        [one] { $food } jídlo
        [few] { $food } jídla
        [many] { $food } jídla
       *[other] { $food } jídel
    }
felinia-count-gold =
    { $gold ->
        [one] { $gold } zlato
        [few] { $gold } zlata
        [many] { $gold } zlata
       *[other] { $gold } zlata
    }
felinia-count-merchants =
    { $merchants ->
        [one] { $merchants } kupec v zásobě
        [few] { $merchants } kupci v zásobě
        [many] { $merchants } kupce v zásobě
       *[other] { $merchants } kupců v zásobě
    }
felinia-count-spice = { $spice } koření
felinia-count-tokens =
    { $tokens ->
        [one] { $tokens } obchodní žeton
        [few] { $tokens } obchodní žetony
        [many] { $tokens } obchodního žetonu
       *[other] { $tokens } obchodních žetonů
    }
felinia-text-bag = dlaždic v pytlíku: { $count }
felinia-text-bonus_pile = bonusových dlaždic: { $count }, navrchu { $tile }
felinia-text-bonus_pile_empty = bonusové dlaždice došly
felinia-text-bonus_tiles = Bonusové dlaždice
felinia-text-castle_pile = karet hradů: { $count }
felinia-text-castles = Karty hradů
felinia-text-closed = zavřeno
felinia-text-free = volno
felinia-text-head_open = viditelné VB
felinia-text-head_player = Hráč
felinia-text-map = Ostrov
felinia-text-no_ship = { $pier }: bez paluby
felinia-text-round =
    { $phase_id ->
        [over] { $round }. kolo: hra skončila
       *[other] { $round }. kolo: { $phase }
    }
felinia-text-ships = Lodě
felinia-text-signs = [?] zakrytý žeton, [Lev] žeton, (1) kupec hráče 1, <1> kupec na cestě, slova: symboly odměny
felinia-text-stack =
    { $back_id ->
        [grey] palub v balíčku: { $count } (navrchu šedý rub)
       *[other] palub v balíčku: { $count } (navrchu modrý rub)
    }
felinia-text-stack_open = palub v balíčku: { $count } (příští: { $deck })
felinia-text-stalls = Stánky a cech
felinia-text-supply =
    { $food ->
        [0] zásoba: { felinia-count-spice }, { felinia-count-gold }
       *[other] zásoba: { felinia-count-spice }, { felinia-count-gold }, { felinia-count-food }
    }
felinia-text-tokens = Obchodní žetony
felinia-uses-bids = Kam se kladly dražební disky (her: { $games })
felinia-uses-bonus_tiles = Vzaté bonusové dlaždice (her: { $games })
felinia-uses-goods_bought = Koupené zboží (her: { $games })
felinia-uses-guild = Výměny v cechu (her: { $games })
felinia-uses-piers = Nalodění podle mola (her: { $games })


### Help: phases

felinia-help-phase-bidding = Než začnete dražit, spočítejte, kolik můžete zaplatit: dva nákupy za 1 a 2 chtějí 3 mince. V chudém kole vám disk na příjmu zaplatí to příští.
felinia-help-phase-trading = Nejdřív se podívejte na lodě a kupujte na jedno místo, ne na všechna. Cech napraví nešťastnou sbírku zboží a přidá koření.
felinia-help-phase-exploring = Cestou projděte přes symbol odměny a skončete na žetonu druhu, který už máte, vedle vlastních kupců. Otáčejte žetony, na které dosáhnete.
felinia-help-phase-storing = Ponechte si dvojici, kterou žádá čekající loď. Dlaždice navíc se vyplatí, jen když s ní dáte dohromady cenu místa.
felinia-help-phase-preparing = Podívejte se, které lodě jsou nové a kdo draží první: kdo draží poslední, má disky na vršku hromádek.
felinia-help-end = Sledujte kupce ostatních a balíček palub. Zboží, zlato a dvojice koření na konci také bodují.
felinia-help-advanced = Jídlo je dosah: za každé dojde kupec o provincii dál. Dvě karty hradů se stejným obrázkem dají { $both } VB, jediná { $single }.


### Help: places and actions

felinia-help-place-stall = Položte disk na hromádku. Majitel vrchního disku vybírá první, ale platí nejvíc: minci za každý disk v hromádce. S každým odebraným diskem cena klesá.
felinia-help-place-guild = Vyhodnocuje se poslední. Vyměňte zboží za náhodné jiného druhu a získejte koření, nebo připlaťte zlato a koření a vezměte si bonusovou dlaždici.
felinia-help-place-income = Mince hned. Víc než { $most } jich mít nemůžete.
felinia-help-sell =
    Před většinou svých rozhodnutí smíte prodat zlato za { $gold ->
        [one] { $gold } minci
        [few] { $gold } mince
        [many] { $gold } mince
       *[other] { $gold } mincí
    }, koření za { $spice }, dlaždici zboží za { $goods }. Dvakrát si to rozmyslete: zlato, zboží a dvojice koření na konci bodují.
felinia-help-board = Místo stojí zboží a mince z dlaždice paluby. Nalodit smíte jen hned po svém nákupu nebo výměně.
felinia-help-departure = Všechny plné lodě odplouvají podle času. Když není plná žádná, odpluje ta nejčasnější s kýmkoli na palubě.


### Help: goods and symbols

felinia-help-good-cloth = Zboží Gepardí země: žádá je každé místo na lodi Král Gepard.
felinia-help-good-glassware = Zboží Panteří země: žádá je každé místo na lodi Král Panter.
felinia-help-good-books = Zboží Rysí země: žádá je každé místo na lodi Král Rys.
felinia-help-good-wine = Zboží Tygří země: žádá je každé místo na lodi Král Tygr.
felinia-help-good-watches = Zboží Lví země: žádá je každé místo na lodi Král Lev.

felinia-help-symbol-coin = Kdo vstoupí, získá 1 minci, nejvýš však { $most } celkem.
felinia-help-symbol-spice =
    Kdo vstoupí, získá 1 koření: { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } při prodeji, { $vp } VB za dvě na konci.
felinia-help-symbol-gold =
    Kdo vstoupí, získá 1 zlato: { $coins ->
        [one] { $coins } minci
        [few] { $coins } mince
        [many] { $coins } mince
       *[other] { $coins } mincí
    } při prodeji, { $vp } VB na konci.
felinia-help-symbol-goods = Kdo vstoupí, vytáhne z pytlíku náhodnou dlaždici zboží.
felinia-help-symbol-food = Kdo vstoupí, získá 1 jídlo: jeden krok navíc, třeba ještě na téže cestě.
felinia-help-symbol-castle = Kdo vstoupí, prohlédne si dvě karty hradů a jednu si smí ponechat.


### Help: tokens, bonus tiles, castles

felinia-help-token-lion = Každý váš Lev vynese tolik VB, kolik máte Lvů, nejvýš však tolik, kolik je na konci stupnice žetonu.
felinia-help-token-tiger = Každý váš Tygr vynese tolik VB, kolik máte Tygrů, nejvýš však tolik, kolik je na konci stupnice žetonu.
felinia-help-token-cheetah = Každý váš Gepard vynese tolik VB, kolik máte Gepardů, nejvýš však tolik, kolik je na konci stupnice žetonu.
felinia-help-token-panther = Každý váš Panter vynese tolik VB, kolik máte Panterů, nejvýš však tolik, kolik je na konci stupnice žetonu.
felinia-help-token-lynx = Každý váš Rys vynese tolik VB, kolik máte Rysů, nejvýš však tolik, kolik je na konci stupnice žetonu.
felinia-help-token-spice_dealer = Na konci vynese { $vp } VB každé koření, nejen každá dvojice.
felinia-help-token-castle_guest = Na konci vynese každá vaše karta hradu o { $vp } VB víc.
felinia-help-token-cook = Na konci vynesou každá dvě jídla { $vp } VB.
felinia-help-token-hermit = Na konci vynese každý váš kupec, který stojí sám, { $vp } VB místo { $alone }.
felinia-help-token-gift = Hned 1 zlato, 1 jídlo, 1 mince a náhodná dlaždice zboží; pak žeton zmizí. Kupec zůstává.
felinia-help-token-gold_seeker = Hned 1 zlato; od příští cesty o 1 zlato víc za každý symbol zlata.
felinia-help-token-forager = Hned 1 jídlo; od příští cesty o 1 jídlo víc za každý symbol jídla, ne však v cechu.
felinia-help-token-tax_collector = Hned 1 mince; od příští cesty o 1 minci víc za každý symbol mince, nejvýš však { $most } celkem.

felinia-help-tile-bonus_lion = Na konci o { $vp } VB víc za každého vašeho Lva.
felinia-help-tile-bonus_tiger = Na konci o { $vp } VB víc za každého vašeho Tygra.
felinia-help-tile-bonus_cheetah = Na konci o { $vp } VB víc za každého vašeho Geparda.
felinia-help-tile-bonus_panther = Na konci o { $vp } VB víc za každého vašeho Pantera.
felinia-help-tile-bonus_lynx = Na konci o { $vp } VB víc za každého vašeho Rysa.

felinia-help-castles = Jediná karta hradu dá { $single } VB, dvě, které patří k sobě, po { $pair } VB; zda k sobě patří stejné, nebo různé obrázky, určuje volba stolu. Některé karty stojí dlaždici zboží.


### Help: what newcomers get wrong

felinia-help-mistake-1 = Vrchní disk není prostě lepší: s ním vybíráte první, ale platíte nejvíc. Spodní stojí 1 minci a dostane, co zbude.
felinia-help-mistake-2 = Váš disk zdražuje všechny disky nad sebou, i ty vaše.
felinia-help-mistake-3 = Položit disk nic nestojí, ale platit se bude ve fázi obchodu, stánek po stánku. Sečtěte všechny své disky.
felinia-help-mistake-4 = Když vezmete disk zpět, nalodit kupce nesmíte: nejdřív za ten disk něco kupte nebo vyměňte.
felinia-help-mistake-5 =
    Nehromaďte zboží: po fázi skladování { $free ->
        [one] vám zůstane jen { $free } dlaždice
        [few] vám zůstanou jen { $free } dlaždice
        [many] vám zůstane jen { $free } dlaždice
       *[other] vám zůstane jen { $free } dlaždic
    }, nebo { $more } za { $price ->
        [one] { $price } minci
        [few] { $price } mince
        [many] { $price } mince
       *[other] { $price } mincí
    }.
felinia-help-mistake-6 = Mincí máte nejvýš { $most }; co je navíc, propadá.
felinia-help-mistake-7 = Zakryté žetony a provincie s kupcem jsou uzavřené, ani projít jimi nelze.
felinia-help-mistake-8 = Nezastavujte na křižovatce: bez žetonu se kupec vrací domů.
felinia-help-mistake-9 = Sbírejte žetony jednoho druhu. Čtyři Lvi vynesou { $lions } VB, čtyři různé žetony jen 4.
felinia-help-mistake-10 = Když není plná žádná loď, nejčasnější stejně odpluje, třeba jen s vámi na palubě, třeba prázdná.
felinia-help-mistake-11 = Zboží rozlišujte podle obrázků, nejen podle barvy.


### Help: the first game

felinia-help-first-game-1 = Podívejte se na lodě: každá chce za místo určité zboží. Vyberte si tu, pro kterou už část zboží máte.
felinia-help-first-game-2 = První disk položte na stánek, kde prodávají zboží, které vám chybí. Přijde-li na něj jiný disk, jeho majitel je na řadě dřív než vy a platí víc.
felinia-help-first-game-3 = Disk na vlastní desce přinese mince hned. Pamatujte, že jich máte nejvýš { $most }.
felinia-help-first-game-4 = Disk v cechu vám dovolí vyměnit zboží, které žádná vaše loď nechce.
felinia-help-first-game-5 = Teď se hromádky vyhodnocují shora. Kupte, co chce vaše loď, a hned naloďte kupce: za disk vzatý zpět místo nedostanete.
felinia-help-first-game-6 = Všechny plné lodě odplouvají podle času; když není plná žádná, odpluje ta nejčasnější.
felinia-help-first-game-7 =
    Váš kupec projde až { $steps ->
        [one] { $steps } provincii
        [few] { $steps } provincie
        [many] { $steps } provincie
       *[other] { $steps } provincií
    }: prvním krokem na křižovatku se symbolem, pak otočte { $turned ->
        [one] { $turned } žeton
        [few] { $turned } žetony
        [many] { $turned } žetonu
       *[other] { $turned } žetonů
    }, dojděte k odkrytému a vezměte si ho.
felinia-help-first-game-8 =
    { $free ->
        [one] { $free } dlaždice zboží vám zůstane
        [few] { $free } dlaždice zboží vám zůstanou
        [many] { $free } dlaždice zboží vám zůstane
       *[other] { $free } dlaždic zboží vám zůstane
    }. Ponechte si ty, které chce čekající loď.
felinia-help-first-game-9 = Nové paluby, plné stánky, jiný začínající hráč: znovu se podívejte, co lodě chtějí.
felinia-help-first-game-10 = Myslete na konec: žetony jednoho druhu, kupci vedle sebe, zbylé zlato a zboží. Nastane, když někdo nalodí posledního kupce nebo dojdou paluby.


### Help: the notice

felinia-help-reconstructed = Mapa, ceny a časy lodí, složení žetonů a některé další hodnoty jsou rekonstrukcí, ne vytištěnými hodnotami. Kdo hru vlastní, může je opravit v datovém souboru.

felinia-welcome-1 = Vedete dům kočičích kupců v Katzburgu. Dražte zboží na trhu, kupujte za ně místa na lodích a posílejte kupce objevovat ostrov Felinia, kde se usadí a získají žetony pěti králů.
felinia-welcome-2 = V každém kole: dražba, obchod a naloďování, objevování, skladování, příprava. Nejvíc vítězných bodů (VB) přinesou žetony jednoho druhu a kupci vedle sebe.

### What the coach counts of a seat

coach-item-felinia-points = VB
coach-item-felinia-sets =
    { $amount ->
        [one] žeton do sad
        [few] žetony do sad
        [many] žetonu do sad
       *[other] žetonů do sad
    }
coach-item-felinia-groups = skupiny kupců
coach-item-felinia-bonus_tiles =
    { $amount ->
        [one] bonusová dlaždice
        [few] bonusové dlaždice
        [many] bonusové dlaždice
       *[other] bonusových dlaždic
    }
coach-item-felinia-castles =
    { $amount ->
        [one] karta hradu
        [few] karty hradů
        [many] karty hradu
       *[other] karet hradů
    }
coach-item-felinia-voyages = kupci na cestě
coach-item-felinia-market = vyhlídky na trhu
coach-item-felinia-coins =
    { $amount ->
        [one] mince
        [few] mince
        [many] mince
       *[other] mincí
    }
coach-item-felinia-spice =
    { $amount ->
        [one] koření
        [few] koření
        [many] koření
       *[other] koření
    }
coach-item-felinia-gold =
    { $amount ->
        [one] zlato
        [few] zlata
        [many] zlata
       *[other] zlata
    }
coach-item-felinia-goods =
    { $amount ->
        [one] dlaždice zboží
        [few] dlaždice zboží
        [many] dlaždice zboží
       *[other] dlaždic zboží
    }
coach-item-felinia-food =
    { $amount ->
        [one] jídlo
        [few] jídla
        [many] jídla
       *[other] jídel
    }

### What a turn is called by the coach, and what is done in it

felinia-plan-bid = Dražba: { $place }
felinia-plan-voyage = Průzkum ostrova
felinia-plan-token =
    { $amount ->
        [one] usadit se a získat { $amount } žeton
        [few] usadit se a získat { $amount } žetony
        [many] usadit se a získat { $amount } žetony
       *[other] usadit se a získat { $amount } žetonů
    }
felinia-plan-board =
    { $amount ->
        [one] { $amount } kupec na loď
        [few] { $amount } kupci na lodě
        [many] { $amount } kupci na lodě
       *[other] { $amount } kupců na lodě
    }
felinia-plan-walk =
    { $amount ->
        [one] přes { $amount } provincii
        [few] přes { $amount } provincie
        [many] přes { $amount } provincie
       *[other] přes { $amount } provincií
    }
felinia-plan-sell =
    { $amount ->
        [one] napřed { $amount } prodej
        [few] napřed { $amount } prodeje
        [many] napřed { $amount } prodeje
       *[other] napřed { $amount } prodejů
    }
