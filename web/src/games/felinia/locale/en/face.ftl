### Felinia on the screen.

felinia-ui-board = The island of Felinia
felinia-ui-harbour = The harbour of Katzburg
felinia-ui-my-merchants = To my merchants
felinia-ui-round =
    { $tiles ->
        [0] Round { $round }, no deck tiles left
        [one] Round { $round }, { $tiles } deck tile left
       *[other] Round { $round }, { $tiles } deck tiles left
    }
felinia-ui-table-common = Katzburg
felinia-ui-table-tab-common = Town
felinia-ui-table-tab-strip = Ships

felinia-ui-token = token: { $kind }
felinia-ui-symbol = bonus symbol: { $symbol }
felinia-ui-face-down = face-down token
felinia-ui-merchant-of = merchant of { $text }
felinia-ui-explorer-of = exploring merchant of { $text }
felinia-ui-visited = already visited
felinia-ui-steps = Steps taken: { $steps } of { $free }
felinia-ui-food = food

felinia-ui-ship = { $ship } at { $pier }, departs { $text }
felinia-ui-seat-price = a seat costs { $text }
felinia-ui-aboard = aboard: { $text }
felinia-ui-free-seats = free seats: { $free }
felinia-ui-sailing = about to sail
felinia-ui-landed = at the island
felinia-ui-order = Order of departure

felinia-ui-stack-empty = no deck tiles left in the stack
felinia-ui-ending-last_merchant = A player has no merchant left: this is the last round.
felinia-ui-ending-stack_too_small = Too few deck tiles: this is the last voyage.
felinia-ui-no-discs = no discs
felinia-ui-discs = discs from the top: { $text }
felinia-ui-no-goods = no goods
felinia-ui-points =
    { $points ->
        [one] { $points } VP if the game ended now
       *[other] { $points } VP if the game ended now
    }
felinia-ui-first = first player

felinia-ui-take-back = Take disc back
felinia-ui-step-back = Disc taken back
felinia-ui-step-leave = Disc taken back
felinia-ui-step-ashore = No more boarding
felinia-ui-step-stop = Stop
felinia-ui-step-turn-nothing = No token turned over
felinia-ui-step-castle-1 = First card
felinia-ui-step-castle-2 = Second card
felinia-ui-step-castle-nothing = No card
felinia-ui-step-swap-spice = Swap, +1 spice
felinia-ui-step-swap-food = Swap, +1 food
felinia-ui-step-swap-bonus_tile = Bonus tile
felinia-ui-step-store-3 = Keep { $free }
felinia-ui-step-store-4 = Keep { $more }
felinia-ui-step-sell = Sale: { $thing }
felinia-ui-step-buy = Purchase: { $thing }
felinia-ui-step-give = Given away: { $thing }
felinia-ui-step-discard = Sale: { $thing }
felinia-ui-step-turn = Turned over: { $thing }

## Town and players

felinia-ui-phases = Phases of the round
felinia-ui-stall = { $place }: { $text }
felinia-ui-stall-closed = Stall { $number } is closed
felinia-ui-stall-closed-help = So few players do without this stall: it sells nothing in this game.
felinia-ui-pile = discs from the top: { $text }
felinia-ui-pile-none = no disc
felinia-ui-reconstructed = Reconstructed numbers.
felinia-ui-text-numbers = The numbers
felinia-ui-price = price { $price }
felinia-ui-price-then =
    { $price ->
        [0] price → { $then }
       *[other] price { $price } → { $then }
    }
felinia-ui-guild = Guild: { $text }
felinia-ui-guild-head = Guild
felinia-ui-exchange-spice = Swap a goods tile for a random one of another kind, and gain spice
felinia-ui-exchange-food = Swap a goods tile for a random one of another kind, and gain food
felinia-ui-exchange-bonus_tile = Pay gold and spice as well, and take a bonus tile of your choice
felinia-ui-times = × { $count }
felinia-ui-castles-looked = Castle cards drawn
felinia-ui-castle-back = Castle card, face down
felinia-ui-castle-asks = { $picture }, asks for { $good }
felinia-ui-castles-under = You know that these lie under the pile: { $text }
felinia-ui-piles = Bag, deck tiles, supply
felinia-ui-bag = Tiles in the bag: { $count } ({ $text })
felinia-ui-stack-none = No deck tile is left in the stack
felinia-ui-discarded = Deck tiles that have left the game: { $text }
felinia-ui-discarded-none = No deck tile has left the game yet
felinia-ui-supply = In the supply: { $thing } { $count }
felinia-ui-help-spice = Spice: can be sold, helps to pay for bonus tiles in the guild, scores in pairs at the end.
felinia-ui-help-gold = Gold: can be sold, helps to pay for bonus tiles in the guild, scores at the end.
felinia-ui-help-food = Food: each one carries a merchant a province further. It cannot be sold.
felinia-ui-help-discs = They lie beside the board: not yet placed, or taken back in this round.
felinia-ui-help-stock = They can still board a ship. When somebody boards the last one, the game comes to its end.
felinia-ui-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }, at most { $most }
felinia-ui-income = Income places, filled: { $filled }, free: { $text }
felinia-ui-vp = VP
felinia-ui-points-now = { $points } VP if the game ended now
felinia-ui-points-open = { $points } VP in open view
felinia-ui-goods = Goods: { $text }
felinia-ui-goods-stay =
    { $count ->
        [one] Goods, { $count } stays at the end of the round
       *[other] Goods, { $count } stay at the end of the round
    }
felinia-ui-tokens = Trade tokens
felinia-ui-tokens-secret = Your tokens, seen by you only
felinia-ui-token-set = { $token } × { $count }
felinia-ui-worth = sets worth { $points } VP
felinia-ui-none-yet = none yet
felinia-ui-you = you
felinia-ui-first-player = first player
felinia-ui-unfold = Show the whole board of { $text }
felinia-ui-fold = Back to the small card of { $text }
