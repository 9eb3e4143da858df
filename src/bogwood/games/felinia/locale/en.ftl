### Felinia in English.
###
### Names arrive translated; the id of a thing is in the parameter of the same name with _id added.

felinia-title = Felinia
felinia-about = Bid for goods in the market of Katzburg, buy seats on the ships and settle your merchants on an island of cats.

felinia-preset-first = First game: the basic game
felinia-preset-advanced = Advanced game: larger map, food, castles
felinia-preset-expert = For experts: advanced game, next deck tile visible
felinia-preset-expert_basic = For experts: basic game, next deck tile visible


### Helpers: said as part of other messages

felinia-who = { $colour }
felinia-count-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
felinia-count-price =
    { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }
felinia-way =
    { $food ->
        [0] { $province }
       *[other] { $province }, −{ $food } food
    }
felinia-symbol =
    { $symbol_id ->
        [coin] { $amount ->
            [one] +{ $amount } coin
           *[other] +{ $amount } coins
        }
        [goods] { $amount ->
            [one] +{ $amount } random goods tile
           *[other] +{ $amount } random goods tiles
        }
        [castle] castle cards
       *[other] +{ $amount } { $symbol }
    }
felinia-thing =
    { $thing_id ->
        [coin] a coin
        [goods] a goods tile
        [castle] a castle card
       *[other] { $thing }
    }
felinia-good-taken = { $good }


### Names: players and things

felinia-name-red = Red
felinia-name-blue = Blue
felinia-name-green = Green
felinia-name-yellow = Yellow

felinia-name-cloth = cloth
felinia-name-glassware = glassware
felinia-name-books = books
felinia-name-wine = wine
felinia-name-watches = watches

felinia-name-coin = coin
felinia-name-spice = spice
felinia-name-gold = gold
felinia-name-food = food
felinia-name-goods = goods
felinia-name-castle = castle


### Names: Katzburg, phases

felinia-name-stall_1 = stall 1
felinia-name-stall_2 = stall 2
felinia-name-stall_3 = stall 3
felinia-name-stall_4 = stall 4
felinia-name-stall_5 = stall 5
felinia-name-guild = guild
felinia-name-income = income

felinia-name-pier_1 = pier 1
felinia-name-pier_2 = pier 2
felinia-name-pier_3 = pier 3
felinia-name-pier_4 = pier 4

felinia-name-bidding = bidding
felinia-name-trading = trading
felinia-name-exploring = exploring
felinia-name-storing = storing
felinia-name-preparing = preparing


### Names: kings, countries, ships, deck tiles

felinia-name-lion = Lion
felinia-name-tiger = Tiger
felinia-name-cheetah = Cheetah
felinia-name-panther = Panther
felinia-name-lynx = Lynx

felinia-name-lion_country = Lion country
felinia-name-tiger_country = Tiger country
felinia-name-cheetah_country = Cheetah country
felinia-name-panther_country = Panther country
felinia-name-lynx_country = Lynx country

felinia-name-ship_lion = King Lion
felinia-name-ship_tiger = King Tiger
felinia-name-ship_cheetah = King Cheetah
felinia-name-ship_panther = King Panther
felinia-name-ship_lynx = King Lynx

felinia-name-deck_lion_1 = King Lion 1
felinia-name-deck_lion_2 = King Lion 2
felinia-name-deck_lion_3 = King Lion 3
felinia-name-deck_lion_4 = King Lion 4
felinia-name-deck_tiger_1 = King Tiger 1
felinia-name-deck_tiger_2 = King Tiger 2
felinia-name-deck_tiger_3 = King Tiger 3
felinia-name-deck_tiger_4 = King Tiger 4
felinia-name-deck_cheetah_1 = King Cheetah 1
felinia-name-deck_cheetah_2 = King Cheetah 2
felinia-name-deck_cheetah_3 = King Cheetah 3
felinia-name-deck_cheetah_4 = King Cheetah 4
felinia-name-deck_panther_1 = King Panther 1
felinia-name-deck_panther_2 = King Panther 2
felinia-name-deck_panther_3 = King Panther 3
felinia-name-deck_panther_4 = King Panther 4
felinia-name-deck_lynx_1 = King Lynx 1
felinia-name-deck_lynx_2 = King Lynx 2
felinia-name-deck_lynx_3 = King Lynx 3
felinia-name-deck_lynx_4 = King Lynx 4

felinia-name-grey = grey back
felinia-name-blue_back = blue back


### Names: trade tokens, special tokens, bonus tiles

felinia-name-lion_token_1 = token 1 of the Lion country
felinia-name-lion_token_2 = token 2 of the Lion country
felinia-name-lion_token_3 = token 3 of the Lion country
felinia-name-lion_token_4 = token 4 of the Lion country
felinia-name-lion_token_5 = token 5 of the Lion country
felinia-name-lion_token_6 = token 6 of the Lion country
felinia-name-tiger_token_1 = token 1 of the Tiger country
felinia-name-tiger_token_2 = token 2 of the Tiger country
felinia-name-tiger_token_3 = token 3 of the Tiger country
felinia-name-tiger_token_4 = token 4 of the Tiger country
felinia-name-tiger_token_5 = token 5 of the Tiger country
felinia-name-tiger_token_6 = token 6 of the Tiger country
felinia-name-cheetah_token_1 = token 1 of the Cheetah country
felinia-name-cheetah_token_2 = token 2 of the Cheetah country
felinia-name-cheetah_token_3 = token 3 of the Cheetah country
felinia-name-cheetah_token_4 = token 4 of the Cheetah country
felinia-name-cheetah_token_5 = token 5 of the Cheetah country
felinia-name-cheetah_token_6 = token 6 of the Cheetah country
felinia-name-panther_token_1 = token 1 of the Panther country
felinia-name-panther_token_2 = token 2 of the Panther country
felinia-name-panther_token_3 = token 3 of the Panther country
felinia-name-panther_token_4 = token 4 of the Panther country
felinia-name-panther_token_5 = token 5 of the Panther country
felinia-name-panther_token_6 = token 6 of the Panther country
felinia-name-lynx_token_1 = token 1 of the Lynx country
felinia-name-lynx_token_2 = token 2 of the Lynx country
felinia-name-lynx_token_3 = token 3 of the Lynx country
felinia-name-lynx_token_4 = token 4 of the Lynx country
felinia-name-lynx_token_5 = token 5 of the Lynx country
felinia-name-lynx_token_6 = token 6 of the Lynx country

felinia-name-spice_dealer = Spice dealer
felinia-name-castle_guest = Castle guest
felinia-name-cook = Cook
felinia-name-hermit = Hermit
felinia-name-gift = Gift
felinia-name-gold_seeker = Gold seeker
felinia-name-forager = Forager
felinia-name-tax_collector = Tax collector

felinia-name-bonus_lion = Lion bonus
felinia-name-bonus_tiger = Tiger bonus
felinia-name-bonus_cheetah = Cheetah bonus
felinia-name-bonus_panther = Panther bonus
felinia-name-bonus_lynx = Lynx bonus


### Names: castles and their cards

felinia-name-moon = Moon Castle
felinia-name-cloud = Cloud Castle
felinia-name-rose = Rose Castle
felinia-name-owl = Owl Castle
felinia-name-mirror = Mirror Castle

felinia-name-moon_1 = Moon Castle 1
felinia-name-moon_2 = Moon Castle 2
felinia-name-moon_3 = Moon Castle 3
felinia-name-moon_4 = Moon Castle 4
felinia-name-cloud_1 = Cloud Castle 1
felinia-name-cloud_2 = Cloud Castle 2
felinia-name-cloud_3 = Cloud Castle 3
felinia-name-cloud_4 = Cloud Castle 4
felinia-name-rose_1 = Rose Castle 1
felinia-name-rose_2 = Rose Castle 2
felinia-name-rose_3 = Rose Castle 3
felinia-name-rose_4 = Rose Castle 4
felinia-name-owl_1 = Owl Castle 1
felinia-name-owl_2 = Owl Castle 2
felinia-name-owl_3 = Owl Castle 3
felinia-name-owl_4 = Owl Castle 4
felinia-name-mirror_1 = Mirror Castle 1
felinia-name-mirror_2 = Mirror Castle 2
felinia-name-mirror_3 = Mirror Castle 3
felinia-name-mirror_4 = Mirror Castle 4


### Names: provinces

felinia-name-lion_port = Lion port
felinia-name-lion_cross_1 = Lion crossroads 1
felinia-name-lion_cross_2 = Lion crossroads 2
felinia-name-lion_post_1 = Lion trading post 1
felinia-name-lion_post_2 = Lion trading post 2
felinia-name-lion_post_3 = Lion trading post 3
felinia-name-lion_post_4 = Lion trading post 4
felinia-name-lion_post_5 = Lion trading post 5
felinia-name-lion_post_6 = Lion trading post 6
felinia-name-tiger_port = Tiger port
felinia-name-tiger_cross_1 = Tiger crossroads 1
felinia-name-tiger_cross_2 = Tiger crossroads 2
felinia-name-tiger_post_1 = Tiger trading post 1
felinia-name-tiger_post_2 = Tiger trading post 2
felinia-name-tiger_post_3 = Tiger trading post 3
felinia-name-tiger_post_4 = Tiger trading post 4
felinia-name-tiger_post_5 = Tiger trading post 5
felinia-name-tiger_post_6 = Tiger trading post 6
felinia-name-cheetah_port = Cheetah port
felinia-name-cheetah_cross_1 = Cheetah crossroads 1
felinia-name-cheetah_cross_2 = Cheetah crossroads 2
felinia-name-cheetah_post_1 = Cheetah trading post 1
felinia-name-cheetah_post_2 = Cheetah trading post 2
felinia-name-cheetah_post_3 = Cheetah trading post 3
felinia-name-cheetah_post_4 = Cheetah trading post 4
felinia-name-cheetah_post_5 = Cheetah trading post 5
felinia-name-cheetah_post_6 = Cheetah trading post 6
felinia-name-panther_port = Panther port
felinia-name-panther_cross_1 = Panther crossroads 1
felinia-name-panther_cross_2 = Panther crossroads 2
felinia-name-panther_post_1 = Panther trading post 1
felinia-name-panther_post_2 = Panther trading post 2
felinia-name-panther_post_3 = Panther trading post 3
felinia-name-panther_post_4 = Panther trading post 4
felinia-name-panther_post_5 = Panther trading post 5
felinia-name-panther_post_6 = Panther trading post 6
felinia-name-lynx_port = Lynx port
felinia-name-lynx_cross_1 = Lynx crossroads 1
felinia-name-lynx_cross_2 = Lynx crossroads 2
felinia-name-lynx_post_1 = Lynx trading post 1
felinia-name-lynx_post_2 = Lynx trading post 2
felinia-name-lynx_post_3 = Lynx trading post 3
felinia-name-lynx_post_4 = Lynx trading post 4
felinia-name-lynx_post_5 = Lynx trading post 5
felinia-name-lynx_post_6 = Lynx trading post 6

felinia-name-north = North Cape
felinia-name-west = West Cape
felinia-name-east = East Cape
felinia-name-south = South Cape

felinia-name-north_castle = North Cape castle
felinia-name-north_pass = North Cape pass
felinia-name-north_post_1 = North Cape trading post 1
felinia-name-north_post_2 = North Cape trading post 2
felinia-name-west_castle = West Cape castle
felinia-name-west_pass = West Cape pass
felinia-name-west_post_1 = West Cape trading post 1
felinia-name-west_post_2 = West Cape trading post 2
felinia-name-east_castle = East Cape castle
felinia-name-east_coast = East Cape coast
felinia-name-east_mine = East Cape mine
felinia-name-east_pass = East Cape pass
felinia-name-east_post_1 = East Cape trading post 1
felinia-name-east_post_2 = East Cape trading post 2
felinia-name-south_castle = South Cape castle
felinia-name-south_pass = South Cape pass
felinia-name-south_post_1 = South Cape trading post 1
felinia-name-south_post_2 = South Cape trading post 2


### Names: sources, decisions, what is counted

felinia-name-start = start
felinia-name-sale = sale
felinia-name-purchase = purchase
felinia-name-seat = seat on a ship
felinia-name-symbol = bonus symbol
felinia-name-token = special token
felinia-name-store = storing
felinia-name-sets = sets
felinia-name-bonus_tile = bonus tiles
felinia-name-groups = groups
felinia-name-castles = castle cards

felinia-piece-set = { $thing } × { $count }
felinia-piece-each = { $thing } { $count } × { $each }
felinia-piece-pairs = { $thing }, pairs { $count } × { $each }
felinia-piece-groups =
    { $groups ->
        [one] { $groups } group of { $size }
       *[other] { $groups } groups of { $size }
    }

felinia-name-bid = place a bid disc
felinia-name-buy = buy
felinia-name-give = tile to swap
felinia-name-bonus = bonus tile
felinia-name-board = board ships
felinia-name-step = step
felinia-name-turn = turn over a token
felinia-name-move = next step
felinia-name-store_4 = fourth tile

felinia-name-departure = departure
felinia-name-over = end of the game
felinia-name-deck_tiles = deck tiles
felinia-name-post = trading posts
felinia-name-port = ports


### Questions

felinia-question-bid =
    { $left ->
        [1] Where does your last bid disc go?
       *[other] Where does your next bid disc go ({ $left } left)?
    }
felinia-question-buy = What do you buy at { $place }? The price is { felinia-count-price }.
felinia-question-guild = What do you do in the guild? The price is { felinia-count-price }.
felinia-question-give =
    { $gain_id ->
        [spice] Which goods tile do you swap? You also gain 1 spice.
        [food] Which goods tile do you swap? You also gain 1 food.
       *[other] Which goods tile do you swap (gain: { $gain })?
    }
felinia-question-bonus = Which bonus tile do you take?
felinia-question-board = Does a merchant of yours board a ship?
felinia-question-step = Your merchant has landed ({ $country }). Where does the first step lead?
felinia-question-turn =
    { $left ->
        [1] Do you turn over another token?
       *[other] Do you turn over a token? Up to { $left }, one after the other.
    }
felinia-question-move =
    { $left ->
        [0] Go on for food, or stop here? You have { $food } food.
        [1] Where does the last free step lead, or do you stop here?
       *[other] Where does your merchant go next, or does it stop here? Free steps: { $left }
    }
felinia-question-castle = Which castle card do you keep?
felinia-question-store_4 = You have { $count } goods tiles. Do you keep { $free }, or pay for one more?
felinia-question-store =
    { $left ->
        [1] Which goods tile is sold? One more has to go.
       *[other] Which goods tile is sold next? { $left } have to go.
    }
felinia-question-game_over = The game is over.


### Options

felinia-option-sell = Sell { $thing } (+{ felinia-count-coins })
felinia-option-bid = Bid on { $place } (price now { $price })
felinia-option-bid-guild = Bid on the guild (price now { $price })
felinia-option-bid-income = Income: +{ felinia-count-coins }
felinia-option-buy = Buy { felinia-good-taken } for { felinia-count-price }
felinia-option-buy-back = Take the disc back from { $place } and buy nothing
felinia-option-guild-spice = Swap a goods tile and gain 1 spice, for { felinia-count-price }
felinia-option-guild-food = Swap a goods tile and gain 1 food, for { felinia-count-price }
felinia-option-guild-bonus = Take a bonus tile for { felinia-count-price }, 1 gold and 1 spice
felinia-option-guild-back = Take the disc back
felinia-option-give = Give away { felinia-good-taken }
felinia-option-bonus = Take the { $tile }: more VP for each { $kind } token of yours
felinia-option-board =
    { $second_id ->
        [coin] { $ship } ({ $pier }, { $country }, departs { $departs }): { $first_count } × { $first } + { $second_count ->
            [one] { $second_count } coin
           *[other] { $second_count } coins
        }; free seats: { $left }
       *[other] { $ship } ({ $pier }, { $country }, departs { $departs }): { $first_count } × { $first } + { $second_count } × { $second }; free seats: { $left }
    }
felinia-option-board-done = No more boarding
felinia-option-step = To { felinia-way }
felinia-option-step-symbol = To { felinia-way } ({ felinia-symbol })
felinia-option-step-token = To { felinia-way } (token: { $token })
felinia-option-move = To { felinia-way }
felinia-option-move-symbol = To { felinia-way } ({ felinia-symbol })
felinia-option-move-token = To { felinia-way } (token: { $token })
felinia-forgoes-token = There is still a token in reach. If the merchant stops here, it goes home without one.
felinia-option-move-stop-token = Stop at { $province } and take the token: { $token }
felinia-option-move-stop-home = Stop without a token; the merchant goes home
felinia-option-turn = Turn over the token at { $province }
felinia-option-turn-none =
    { $left ->
        [1] Turn over no more
       *[other] Turn over none
    }
felinia-option-castle = Keep { $picture }
felinia-option-castle-paid = Keep { $picture } and pay with { felinia-good-taken }
felinia-option-castle-none = Keep no card
felinia-option-store_4-three =
    Keep { $free ->
        [one] { $free } goods tile
       *[other] { $free } goods tiles
    }
felinia-option-store_4-four =
    Keep { $more ->
        [one] { $more } goods tile
       *[other] { $more } goods tiles
    } for { felinia-count-coins }
felinia-option-store = Sell { felinia-good-taken }


### Facts

felinia-fact-first_player = { felinia-who } is the first player.
felinia-fact-round_begins = Round { $round } begins.
felinia-fact-phase_begins =
    { $phase_id ->
        [bidding] Phase 1: bidding
        [trading] Phase 2: trading
        [exploring] Phase 3: exploring
        [storing] Phase 4: storing
        [preparing] Phase 5: preparing
       *[other] Phase: { $phase }
    }
felinia-fact-goods_laid = New on { $place }: { $good }
felinia-fact-deck_laid = New at { $pier }: { $ship }
felinia-fact-bonus_top = Top bonus tile: { $tile }
felinia-fact-stack_top = Next deck tile: { $deck }
felinia-fact-bid =
    { $place_id ->
        [guild] { felinia-who } bids on the guild (price now { $price }).
        [income] { felinia-who } takes income.
       *[other] { felinia-who } bids on { $place } (price now { $price }).
    }
felinia-fact-coins =
    { $amount ->
        [one] { felinia-who }: { $sign }{ $amount } coin ({ $source })
       *[other] { felinia-who }: { $sign }{ $amount } coins ({ $source })
    }
felinia-fact-spice = { felinia-who }: { $sign }{ $amount } spice ({ $source })
felinia-fact-gold = { felinia-who }: { $sign }{ $amount } gold ({ $source })
felinia-fact-food = { felinia-who }: { $sign }{ $amount } food ({ $source })
felinia-fact-goods = { felinia-who }: { $good } { $sign }{ $amount } ({ $source })
felinia-fact-gain_lost = { felinia-who } should gain { felinia-thing }, but there is none left.
felinia-fact-taken_back =
    { $place_id ->
        [guild] { felinia-who } takes the disc back from the guild.
       *[other] { felinia-who } takes the disc back from { $place }.
    }
felinia-fact-bonus_taken = { felinia-who } takes a bonus tile.
felinia-fact-bonus_taken_own = Your new bonus tile: { $tile }
felinia-fact-boarded = { felinia-who } boards { $ship } ({ $pier }).
felinia-fact-last_merchant = { felinia-who } has no merchant left in stock: the game ends after this phase and a last voyage of all ships.
felinia-fact-departs =
    { $amount ->
        [0] { $ship } departs empty ({ $pier }).
        [one] { $ship } departs with { $amount } merchant ({ $pier }).
       *[other] { $ship } departs with { $amount } merchants ({ $pier }).
    }
felinia-fact-tile_discarded = The ship returns to { $pier }; its deck tile is discarded: { $deck }.
felinia-fact-enters = { felinia-who } enters { $province }.
felinia-fact-token_turned = { felinia-who } turns over a token at { $province }: { $token }.
felinia-fact-token_taken = { felinia-who } settles at { $province } and takes the token: { $token }.
felinia-fact-token_removed = This token leaves the game: { $token }.
felinia-fact-goes_home = { felinia-who } ends without a token; the merchant goes home.
felinia-fact-castle_looked =
    { $amount ->
        [one] { felinia-who } looks at { $amount } castle card.
       *[other] { felinia-who } looks at { $amount } castle cards.
    }
felinia-fact-castle_seen = You see a castle card: { $picture }
felinia-fact-castle_kept =
    { $amount ->
        [0] { felinia-who } keeps no castle card.
       *[other] { felinia-who } keeps a castle card.
    }
felinia-fact-castle_kept_own = Your new castle card: { $picture }
felinia-fact-stored =
    { $amount ->
        [one] { felinia-who } keeps { $amount } goods tile.
       *[other] { felinia-who } keeps { $amount } goods tiles.
    }
felinia-fact-stack_too_small = There are too few deck tiles for the ships: the last voyage begins, then the game ends.
felinia-fact-game_over = The game is over.
felinia-fact-vp = { felinia-who }: { $sign }{ $amount } VP ({ $source })


### What a player did, after the name or alone under it; .you is said to the reader

felinia-told-bid =
    { $place_id ->
        [guild] bids on the guild (price now { $price })
        [income] takes income
       *[other] bids on { $place } (price now { $price })
    }
    .you =
        { $place_id ->
            [guild] bid on the guild (price now { $price })
            [income] take income
           *[other] bid on { $place } (price now { $price })
        }
felinia-told-boarded = boards { $ship } ({ $pier })
    .you = board { $ship } ({ $pier })
felinia-told-bonus_taken = takes a bonus tile
    .you = take a bonus tile
felinia-told-castle_kept =
    { $amount ->
        [0] keeps no castle card
       *[other] keeps a castle card
    }
    .you =
        { $amount ->
            [0] keep no castle card
           *[other] keep a castle card
        }
felinia-told-castle_looked =
    { $amount ->
        [one] looks at { $amount } castle card
       *[other] looks at { $amount } castle cards
    }
    .you =
        { $amount ->
            [one] look at { $amount } castle card
           *[other] look at { $amount } castle cards
        }
felinia-told-enters = enters { $province }
    .you = enter { $province }
felinia-told-first_player = is the first player
    .you = are the first player
felinia-told-gain_lost = finds no { felinia-thing } left to gain
    .you = find no { felinia-thing } left to gain
felinia-told-goes_home = brings a merchant home without a token
    .you = bring a merchant home without a token
felinia-told-last_merchant = has no merchant left in stock: the last voyage follows
    .you = have no merchant left in stock: the last voyage follows
felinia-told-stored =
    { $amount ->
        [one] keeps { $amount } goods tile
       *[other] keeps { $amount } goods tiles
    }
    .you =
        { $amount ->
            [one] keep { $amount } goods tile
           *[other] keep { $amount } goods tiles
        }
felinia-told-taken_back =
    { $place_id ->
        [guild] takes the disc back from the guild
       *[other] takes the disc back from { $place }
    }
    .you =
        { $place_id ->
            [guild] take the disc back from the guild
           *[other] take the disc back from { $place }
        }
felinia-told-token_taken = settles at { $province } and takes the token: { $token }
    .you = settle at { $province } and take the token: { $token }
felinia-told-token_turned = turns over a token at { $province }: { $token }
    .you = turn over a token at { $province }: { $token }
felinia-told-by-purchase = buys at a stall
    .you = buy at a stall
felinia-told-by-sale = sells
    .you = sell
felinia-told-by-guild = trades in the guild
    .you = trade in the guild


### Refusals: trading, guild, boarding

felinia-refusal-after-sale = Only after a sale: it costs { $price }, and you have { felinia-count-coins }.
felinia-refusal-bag-lacks-other = The bag holds no tile of another kind to swap for.
felinia-refusal-bag-after-sale = Only after a sale: the bag holds no tile of another kind yet, and a goods tile that you sell goes into it.
felinia-refusal-sale-takes-needed = It costs { $price }, you have { felinia-count-coins }, and a sale would take what you need for the exchange.
felinia-refusal-bonus-not-in-pile = This bonus tile is not in the pile: { $tile }.
felinia-refusal-bonus-pile-empty = All bonus tiles are taken.
felinia-refusal-game-over = The game is over.
felinia-refusal-gold-and-spice-missing = A bonus tile also costs 1 gold and 1 spice, which you do not have.
felinia-refusal-goods-missing = You do not have the goods for a seat on { $ship }.
felinia-refusal-no-food-in-basic = There is food only in the advanced game.
felinia-refusal-no-goods-to-give = You have no goods tile to swap.
felinia-refusal-no-merchant = You have no merchant left in stock.
felinia-refusal-no-sale-now = You cannot sell in the middle of this decision.
felinia-refusal-no-ship = No ship with a deck tile lies at { $pier }.
felinia-refusal-no-such-goods = There is no such goods tile at { $place }: { $good }.
felinia-refusal-not-your-good = You have no such goods tile: { $good }.
felinia-refusal-not-your-turn = It is another player's turn: { $colour }.
felinia-refusal-nothing-to-sell = You have none to sell: { $thing }.
felinia-refusal-price-too-high = A price of { $price } can never be paid: nobody has more than { $most } coins.
felinia-refusal-sale-brings-nothing = You already have { $most } coins, so this sale would bring nothing.
felinia-refusal-ship-full = All seats of the ship at { $pier } are taken.
felinia-refusal-stall-closed = This stall is closed: { $place }.
felinia-refusal-too-few-coins = Not enough coins: the price is { $price }, and you have { $coins }.


### Refusals: exploring, castles, storing

felinia-refusal-fourth-after-sale =
    { $price ->
        [one] The fourth tile costs { $price } coin: sell something first.
       *[other] The fourth tile costs { $price } coins: sell something first.
    }
felinia-refusal-fourth-unpayable =
    { $price ->
        [one] The fourth tile costs { $price } coin, which you cannot raise.
       *[other] The fourth tile costs { $price } coins, which you cannot raise.
    }
felinia-refusal-good-missing = This card asks for a goods tile you do not have: { $good }.
felinia-refusal-no-steps-left = The merchant has no step left.
felinia-refusal-no-such-card = There is no card { $number } to choose.
felinia-refusal-not-face-down = No face-down token lies at { $province }.
felinia-refusal-not-next = { $province } does not border on where the merchant is.
felinia-refusal-not-on-this-map = { $province } is not on this map.
felinia-refusal-picture-limit = You may hold no more cards with this picture ({ $picture }): at most { $most }.
felinia-refusal-province-closed = A face-down token closes { $province }.
felinia-refusal-province-occupied = A merchant is already at { $province }.
felinia-refusal-province-visited = The merchant has already been at { $province } in this move.


### Refusals: editions of the data, positions

felinia-refusal-bad-seat = There is no player { $seat } at this table.
felinia-refusal-data-count = Wrong count ({ $what }): { $found } instead of { $expected }.
felinia-refusal-data-name-twice = Two things have the same name: “{ $text }”.
felinia-refusal-data-no-way = No way leads from the port of its country: “{ $text }”.
felinia-refusal-data-off-map = This province is not on the map: “{ $text }”.
felinia-refusal-data-one-way = “{ $text }” borders on “{ $other }”, but not the other way round.
felinia-refusal-data-price = The price of this deck tile is not of the right form: “{ $text }”.
felinia-refusal-data-time-twice = Two deck tiles depart at the same time: { $text }.


### Refusals: what is wrong with a position

felinia-refusal-broken-aboard = The merchants aboard the ship at { $pier } do not fit its seats.
felinia-refusal-broken-basic = This does not belong to the basic game: { $thing }.
felinia-refusal-broken-bonus = A bonus tile is in two places, or in none.
felinia-refusal-broken-castles = A castle card is in two places, or in none.
felinia-refusal-broken-coins = A player has too many or too few coins: 0 to { $most } are possible.
felinia-refusal-broken-deck = Deck tiles in all: { $found } instead of { $expected }.
felinia-refusal-broken-discs = Bid discs of a player: { $found } instead of { $expected }.
felinia-refusal-broken-ending = The end of the game is announced without a reason, or not announced in spite of one.
felinia-refusal-broken-explorer = The exploring merchant does not fit the open decision.
felinia-refusal-broken-stored = Goods tiles of a player while discs are placed: { $found }, at most { $most }.
felinia-refusal-broken-goods = Goods tiles in all ({ $good }): { $found } instead of { $expected }.
felinia-refusal-broken-merchants = Merchants of a player: { $found } instead of { $expected }.
felinia-refusal-broken-negative = A supply is below zero.
felinia-refusal-broken-over = The end of the game and the open decisions contradict each other.
felinia-refusal-broken-pending = This decision cannot be open here: { $point }.
felinia-refusal-broken-picture = Too many castle cards of one picture ({ $picture }): at most { $most }.
felinia-refusal-broken-post = This trading post must hold either its token or a merchant: { $province }.
felinia-refusal-broken-round = Round { $found } cannot be: a game lasts { $most } rounds at most.
felinia-refusal-broken-settled = No merchant can be settled here: { $province }.
felinia-refusal-broken-stall = Too many goods on this stall, or goods or discs on a closed one: { $place }.
felinia-refusal-broken-supply = Supply and holdings together ({ $thing }): { $found } instead of { $expected }.
felinia-refusal-broken-tokens = The tokens on the island, taken and removed do not add up.


### The table as text

felinia-count-bonus_tiles =
    { $tiles ->
        [one] { $tiles } bonus tile
       *[other] { $tiles } bonus tiles
    }
felinia-count-castles =
    { $castles ->
        [one] { $castles } castle card
       *[other] { $castles } castle cards
    }
felinia-count-discs =
    { $discs ->
        [one] { $discs } disc
       *[other] { $discs } discs
    }
felinia-count-food = { $food } food
felinia-count-gold = { $gold } gold
felinia-count-merchants =
    { $merchants ->
        [one] { $merchants } merchant in stock
       *[other] { $merchants } merchants in stock
    }
felinia-count-spice = { $spice } spice
felinia-count-tokens =
    { $tokens ->
        [one] { $tokens } token
       *[other] { $tokens } tokens
    }
felinia-text-bag = tiles in the bag: { $count }
felinia-text-bonus_pile = bonus tiles: { $count }, on top the { $tile }
felinia-text-bonus_pile_empty = no bonus tile left
felinia-text-bonus_tiles = Bonus tiles
felinia-text-castle_pile = castle cards: { $count }
felinia-text-castles = Castle cards
felinia-text-closed = closed
felinia-text-free = free
felinia-text-head_open = open VP
felinia-text-head_player = Player
felinia-text-map = Island
felinia-text-no_ship = { $pier }: no deck tile
felinia-text-round =
    { $phase_id ->
        [over] Round { $round }: the game is over
       *[other] Round { $round }: { $phase }
    }
felinia-text-ships = Ships
felinia-text-signs = [?] face-down token, [Lion] token, (1) merchant of player 1, <1> exploring merchant, words: bonus symbols
felinia-text-stack =
    { $back_id ->
        [grey] deck tiles in the stack: { $count } (grey back on top)
       *[other] deck tiles in the stack: { $count } (blue back on top)
    }
felinia-text-stack_open = deck tiles in the stack: { $count } (next: { $deck })
felinia-text-stalls = Stalls and guild
felinia-text-supply =
    { $food ->
        [0] supply: { felinia-count-spice }, { felinia-count-gold }
       *[other] supply: { felinia-count-spice }, { felinia-count-gold }, { felinia-count-food }
    }
felinia-text-tokens = Trade tokens
felinia-uses-bids = Places of the bid discs (in { $games } games)
felinia-uses-bonus_tiles = Bonus tiles taken (in { $games } games)
felinia-uses-goods_bought = Goods bought (in { $games } games)
felinia-uses-guild = Exchanges in the guild (in { $games } games)
felinia-uses-piers = Boarding by pier (in { $games } games)


### Help: phases

felinia-help-phase-bidding = Count what you can pay before you bid: two purchases at prices 1 and 2 need 3 coins. In a poor round a disc for income pays for the next one.
felinia-help-phase-trading = Look at the ships first and buy for one seat, not for all of them. The guild repairs a bad hand and brings spice.
felinia-help-phase-exploring = Pass a bonus symbol on the way, and end on a token of a kind you already have, next to your own merchants. Turn over tokens within your reach.
felinia-help-phase-storing = Keep the pair that a waiting ship asks for. One tile more is worth its coins only if it completes a seat.
felinia-help-phase-preparing = See which ships are new and who bids first: whoever bids last lies on top of the piles.
felinia-help-end = Keep an eye on the others' merchants and on the stack of deck tiles. Goods, gold and pairs of spice still score at the end.
felinia-help-advanced = Food is range: each food carries a merchant one province further. Two castle cards of the same picture score { $both } VP, a single one { $single }.


### Help: places and actions

felinia-help-place-stall = Lay your disc on the pile. The top disc chooses first but pays the most: one coin for each disc in the pile. The price falls with every disc that leaves.
felinia-help-place-guild = Settled last. Swap a goods tile for a random one of another kind and gain spice, or pay gold and spice as well for a bonus tile.
felinia-help-place-income = Coins at once. More than { $most } you cannot hold.
felinia-help-sell =
    Before most of your decisions you may sell gold for { $gold ->
        [one] { $gold } coin
       *[other] { $gold } coins
    }, spice for { $spice }, a goods tile for { $goods }. Think twice: gold, goods and pairs of spice score at the end.
felinia-help-board = A seat costs the goods and coins on the deck tile. You may board only directly after a purchase or an exchange of your own.
felinia-help-departure = All full ships depart in order of time. If none is full, the earliest one departs with whoever is aboard.


### Help: goods and symbols

felinia-help-good-cloth = The good of the Cheetah country: every seat on a King Cheetah asks for some.
felinia-help-good-glassware = The good of the Panther country: every seat on a King Panther asks for some.
felinia-help-good-books = The good of the Lynx country: every seat on a King Lynx asks for some.
felinia-help-good-wine = The good of the Tiger country: every seat on a King Tiger asks for some.
felinia-help-good-watches = The good of the Lion country: every seat on a King Lion asks for some.

felinia-help-symbol-coin = Whoever enters gains 1 coin, up to { $most }.
felinia-help-symbol-spice =
    Whoever enters gains 1 spice: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in a sale, { $vp } VP for two at the end.
felinia-help-symbol-gold =
    Whoever enters gains 1 gold: { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } in a sale, { $vp } VP at the end.
felinia-help-symbol-goods = Whoever enters draws a random goods tile from the bag.
felinia-help-symbol-food = Whoever enters gains 1 food: one more step, even in the same move.
felinia-help-symbol-castle = Whoever enters looks at two castle cards and may keep one.


### Help: tokens, bonus tiles, castles

felinia-help-token-lion = Each of your Lions scores as many VP as you have Lions, up to the end of the ladder on the token.
felinia-help-token-tiger = Each of your Tigers scores as many VP as you have Tigers, up to the end of the ladder on the token.
felinia-help-token-cheetah = Each of your Cheetahs scores as many VP as you have Cheetahs, up to the end of the ladder on the token.
felinia-help-token-panther = Each of your Panthers scores as many VP as you have Panthers, up to the end of the ladder on the token.
felinia-help-token-lynx = Each of your Lynxes scores as many VP as you have Lynxes, up to the end of the ladder on the token.
felinia-help-token-spice_dealer = At the end every spice scores { $vp } VP, not only every pair.
felinia-help-token-castle_guest = At the end each of your castle cards scores { $vp } VP more.
felinia-help-token-cook = At the end every two food score { $vp } VP.
felinia-help-token-hermit = At the end each of your merchants who stands alone scores { $vp } VP instead of { $alone }.
felinia-help-token-gift = At once 1 gold, 1 food, 1 coin and a random goods tile; then the token is gone. The merchant stays.
felinia-help-token-gold_seeker = 1 gold at once; from your next move on 1 gold more at every gold symbol.
felinia-help-token-forager = 1 food at once; from your next move on 1 food more at every food symbol, but not in the guild.
felinia-help-token-tax_collector = 1 coin at once; from your next move on 1 coin more at every coin symbol, up to { $most }.

felinia-help-tile-bonus_lion = At the end { $vp } VP more for each of your Lions.
felinia-help-tile-bonus_tiger = At the end { $vp } VP more for each of your Tigers.
felinia-help-tile-bonus_cheetah = At the end { $vp } VP more for each of your Cheetahs.
felinia-help-tile-bonus_panther = At the end { $vp } VP more for each of your Panthers.
felinia-help-tile-bonus_lynx = At the end { $vp } VP more for each of your Lynxes.

felinia-help-castles = A single castle card scores { $single } VP, two that belong together score { $pair } VP each; the option of the table says whether equal or different pictures belong together. Some cards cost a goods tile.


### Help: what newcomers get wrong

felinia-help-mistake-1 = The top disc is not simply better: it chooses first but pays the most. The bottom disc pays 1 coin and gets what is left.
felinia-help-mistake-2 = A disc of your own raises the price of every disc above it, your own included.
felinia-help-mistake-3 = Placing a disc costs nothing, but the money is due in the trading phase, stall after stall. Add up all your discs.
felinia-help-mistake-4 = You cannot board after taking a disc back: first buy or exchange something with that disc.
felinia-help-mistake-5 =
    Do not pile up goods: only { $free ->
        [one] { $free } tile survives
       *[other] { $free } tiles survive
    } the storing phase, or { $more } for { $price ->
        [one] { $price } coin
       *[other] { $price } coins
    }.
felinia-help-mistake-6 =
    You hold { $most ->
        [one] { $most } coin
       *[other] { $most } coins
    } at most; everything above is lost.
felinia-help-mistake-7 = Face-down tokens and provinces with a merchant are closed, for passing through too.
felinia-help-mistake-8 = Do not stop on a crossroads: without a token the merchant goes home.
felinia-help-mistake-9 = Collect tokens of one kind. Four Lions score { $lions } VP, four different tokens only 4.
felinia-help-mistake-10 = If no ship is full, the earliest one departs all the same, perhaps with you alone aboard, perhaps empty.
felinia-help-mistake-11 = Tell goods by their pictures, not only by their colours.


### Help: the first game

felinia-help-first-game-1 = Look at the ships: each asks for certain goods for a seat. Pick one whose goods you own in part.
felinia-help-first-game-2 = Put your first disc on a stall that sells the good you lack. If another disc comes on top of yours, it acts before you and pays more.
felinia-help-first-game-3 = A disc on your own board brings coins at once. Remember that you hold { $most } at most.
felinia-help-first-game-4 = A disc in the guild lets you swap a goods tile that no ship near you asks for.
felinia-help-first-game-5 = Now the piles are settled from the top. Buy what your ship asks for, then board at once: a disc taken back gives no seat.
felinia-help-first-game-6 = All full ships depart in order of time; if none is full, the earliest one does.
felinia-help-first-game-7 =
    Your merchant goes up to { $steps ->
        [one] { $steps } province
       *[other] { $steps } provinces
    }: the first step to a crossroads with a symbol, then turn over { $turned ->
        [one] { $turned } token
       *[other] { $turned } tokens
    }, then go on to an open one and take it.
felinia-help-first-game-8 =
    { $free ->
        [one] { $free } goods tile stays
       *[other] { $free } goods tiles stay
    } with you. Keep those that a waiting ship asks for.
felinia-help-first-game-9 = New deck tiles, full stalls, another first player: look again at what the ships ask for.
felinia-help-first-game-10 = Think of the end: tokens of the same kind, merchants side by side, gold and goods left over. It comes when somebody boards the last merchant or the deck tiles run out.


### Help: the notice

felinia-help-reconstructed = The map, the prices and times of the ships, the mix of the tokens and several other values are a reconstruction, not the printed ones. Whoever owns the box can correct them in a data file.

felinia-welcome-1 = You lead a house of cat merchants in Katzburg. Bid for goods in the market, buy seats on the ships with them, and let your merchants explore the island of Felinia, where they settle and win the tokens of five kings.
felinia-welcome-2 = Each round: bid, trade and board, explore, store, prepare. Tokens of the same kind and merchants side by side bring the most victory points (VP).

### What the coach counts of a seat

coach-item-felinia-points = VP
coach-item-felinia-sets =
    { $amount ->
        [one] token for your sets
       *[other] tokens for your sets
    }
coach-item-felinia-groups = groups of merchants
coach-item-felinia-bonus_tiles =
    { $amount ->
        [one] bonus tile
       *[other] bonus tiles
    }
coach-item-felinia-castles =
    { $amount ->
        [one] castle card
       *[other] castle cards
    }
coach-item-felinia-voyages = merchants on their way
coach-item-felinia-market = prospects at the market
coach-item-felinia-coins =
    { $amount ->
        [one] coin
       *[other] coins
    }
coach-item-felinia-spice =
    { $amount ->
        [one] spice
       *[other] spice
    }
coach-item-felinia-gold =
    { $amount ->
        [one] gold
       *[other] gold
    }
coach-item-felinia-goods =
    { $amount ->
        [one] goods tile
       *[other] goods tiles
    }
coach-item-felinia-food =
    { $amount ->
        [one] food
       *[other] food
    }

### What a turn is called by the coach, and what is done in it

felinia-plan-bid = Bid: { $place }
felinia-plan-voyage = Explore the island
felinia-plan-token =
    { $amount ->
        [one] settle and take a token
       *[other] settle and take { $amount } tokens
    }
felinia-plan-board =
    { $amount ->
        [one] one merchant aboard
       *[other] { $amount } merchants aboard
    }
felinia-plan-walk =
    { $amount ->
        [one] through one province
       *[other] through { $amount } provinces
    }
felinia-plan-sell =
    { $amount ->
        [one] after one sale
       *[other] after { $amount } sales
    }
