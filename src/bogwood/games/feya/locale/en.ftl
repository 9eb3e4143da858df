### Feya's Swamp in English.
###
### Names arrive translated; the id of a thing is in the parameter of the same name with _id added.

feya-title = Feya's Swamp
feya-about = Fish, trade and build with your boats on a swamp that everybody changes.

feya-preset-choose = Everybody chooses their side
feya-preset-first = First game: normal sides, clans dealt out
feya-preset-lotus = Lotus sides: for players who know the game


### Helpers: said as part of other messages

feya-who = { $clan }
feya-count-fish = { $fish } fish
feya-count-gold = { $gold } gold
feya-count-mana = { $mana } mana
feya-count-steps =
    { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }
feya-got-fish = { $fish } fish
feya-got-axolotls =
    { $axolotls ->
        [one] { $axolotls } axolotl
       *[other] { $axolotls } axolotls
    }
feya-got-cells =
    { $cells ->
        [one] { $cells } cell
       *[other] { $cells } cells
    }
feya-opens =
    { $bonus_id ->
        [none] opens nothing
        [boat] opens a boat
        [catch] opens catch +1
        [income_gold] opens income: gold
        [income_mana] opens income: mana
        [income_navigation] opens income: a navigation step
        [income_vp] opens income: VP
        [navigation_now] opens a navigation step
        [vp_celebrate] opens VP and Celebrate
        [wild] opens a place for a Salamander tile
        [worker] opens a worker
       *[other] opens { $bonus }
    }
feya-source =
    { $source_id ->
        [catch] fishing
       *[other] { $source }
    }
feya-track =
    { $track_id ->
        [lower_left] Lower left track
        [lower_right] Lower right track
        [upper_left] Upper left track
        [upper_right] Upper right track
       *[other] { $track } track
    }


### Names: clans and their boards

feya-name-crocodile = Crocodiles
feya-name-frog = Frogs
feya-name-salamander = Salamanders
feya-name-turtle = Turtles

feya-name-lotus = lotus side
feya-name-normal = normal side

feya-name-lower_left = lower left
feya-name-lower_right = lower right
feya-name-upper_left = upper left
feya-name-upper_right = upper right


### Names: guides

feya-name-artist = Artist
feya-name-builder = Builder
feya-name-fisherman = Fisherman
feya-name-leader = Leader
feya-name-merchant = Merchant
feya-name-monk = Monk
feya-name-sailor = Sailor
feya-name-storyteller = Storyteller
feya-name-warrior = Warrior
feya-name-wiseman = Wiseman


### Names: actions and action spaces

feya-name-add_shrine = Add shrine
feya-name-build = Build settlement
feya-name-celebrate = Celebrate
feya-name-fish = Fish
feya-name-improve_navigation = Improve navigation
feya-name-navigate = Navigate
feya-name-trade = Trade

feya-name-add_shrine_1 = Add shrine 1
feya-name-build_1 = Build 1
feya-name-build_2 = Build 2
feya-name-build_3 = Build 3
feya-name-build_4 = Build 4
feya-name-celebrate_1 = Celebrate 1
feya-name-celebrate_2 = Celebrate 2
feya-name-fish_1 = Fish 1
feya-name-fish_2 = Fish 2
feya-name-fish_3 = Fish 3
feya-name-fish_4 = Fish 4
feya-name-improve_navigation_1 = Improve navigation 1
feya-name-improve_navigation_2 = Improve navigation 2
feya-name-navigate_1 = Navigate 1
feya-name-navigate_2 = Navigate 2
feya-name-navigate_3 = Navigate 3
feya-name-trade_1 = Trade 1
feya-name-trade_2 = Trade 2
feya-name-trade_3 = Trade 3
feya-name-trade_4 = Trade 4


### Names: bonus tiles

feya-name-r1_catch_1 = catch +{ $fish }
feya-name-r1_discount_2 = settlements −{ feya-count-gold }
feya-name-r1_discount_3 = settlements −{ feya-count-gold }
feya-name-r1_range_2 = range +{ $cells }
feya-name-r1_range_3 = range +{ $cells }
feya-name-r2_build = free Build settlement
feya-name-r2_celebrate = free Celebrate
feya-name-r2_fish = free Fish
feya-name-r2_improve_navigation = free Improve navigation
feya-name-r2_trade = free Trade
feya-name-r3_gold_axolotl = { feya-count-gold } → { feya-count-axolotls }
feya-name-r3_gold_mana = { feya-count-gold } → { feya-count-mana }
feya-name-r3_mana_axolotl = { feya-count-mana } → { feya-count-axolotls }
feya-name-r3_mana_fish = { feya-count-mana } → { feya-count-fish }
feya-name-r3_mana_gold = { feya-count-mana } → { feya-count-gold }
feya-name-r4_vp_2 = { $vp } VP
feya-name-r4_vp_3 = { $vp } VP
feya-name-r4_vp_4 = { $vp } VP
feya-name-r4_vp_5 = { $vp } VP
feya-name-r4_vp_6 = { $vp } VP


### Names: seasons, races, trophies, temples, Salamander tiles

feya-name-blue = blue
feya-name-green = green
feya-name-orange = orange
feya-name-purple = purple
feya-name-red = red
feya-name-yellow = yellow
feya-name-season_blue = blue
feya-name-season_green = green
feya-name-season_orange = orange
feya-name-season_purple = purple
feya-name-season_red = red
feya-name-season_yellow = yellow

feya-name-race_every_island = On every island
feya-name-race_five_on_one = Five on one island
feya-name-race_navigation_four = Navigation +4
feya-name-race_seven_fish = Seven fish
feya-name-race_thirty_gold = Thirty gold
feya-name-race_three_on_three = Three on three islands
feya-name-race_two_on_five = Two on five islands
feya-name-race_two_workers = Two workers

feya-name-trophy_largest_group = Largest group
feya-name-trophy_largest_island = Largest island
feya-name-trophy_majority = Majorities
feya-name-trophy_single = Lone settlements
feya-name-trophy_smallest_island = Smallest island
feya-name-trophy_temples = By the temples

feya-name-temple_1 = temple 1
feya-name-temple_2 = temple 2
feya-name-temple_3 = temple 3
feya-name-temple_4 = temple 4
feya-name-temple_5 = temple 5

feya-name-salamander_catch = catch +1
feya-name-salamander_income_gold = income: gold
feya-name-salamander_income_mana = income: mana
feya-name-salamander_income_navigation = income: navigation step
feya-name-salamander_vp_celebrate = VP and Celebrate


### Names: bonuses of the clan board, resources, workers

feya-name-none = no bonus
feya-name-boat = boat
feya-name-catch = catch
feya-name-income_gold = income: gold
feya-name-income_mana = income: mana
feya-name-income_navigation = income: navigation step
feya-name-income_vp = income: VP
feya-name-navigation_now = navigation step
feya-name-vp_celebrate = VP and Celebrate
feya-name-wild = Salamander tile
feya-name-worker = worker

feya-name-fish_resource = fish
feya-name-gold = gold
feya-name-mana = mana
feya-name-navigation = navigation
feya-name-vp = VP

feya-name-axolotl = axolotl
feya-name-clan = clan worker


### Names: phases and sources

feya-name-action = actions
feya-name-income = income
feya-name-maintenance = maintenance

feya-name-action_spaces = action spaces
feya-name-bonus_tile = bonus tile
feya-name-celebrate_gift = own fish at a celebration
feya-name-clan_board = clan board
feya-name-exchange = exchange
feya-name-fish_end = fish on settlements
feya-name-gold_end = gold at the end
feya-name-guide = guide
feya-name-islands = islands
feya-name-mana_end = mana at the end
feya-name-navigation_track = navigation track
feya-name-race = races
feya-name-settlement = settlement
feya-name-space = action space
feya-name-start = start
feya-name-temple = temple
feya-name-trade_sale = sale of fish
feya-name-trophy = trophies


### What a line of the score sheet is counted from

feya-piece-island = island { $island }, settlements { $settlements } × shrines { $shrines }
feya-piece-navigation = { feya-name-navigation } +{ $plus }
feya-piece-group =
    { $each ->
        [1] group { $count } × { $count }
       *[other] group { $count } × { $count } × { $each }
    }
feya-piece-trophy =
    { $trophy_id ->
        [trophy_majority] islands led { $count } × { $each }
        [trophy_single] islands with one settlement { $count } × { $each }
        [trophy_temples] settlements beside a temple { $count } × { $each }
       *[other] settlements there { $count } × { $each }
    }
feya-piece-fish = fish { $count } × { $each }
feya-piece-mana = mana { $count } × { $each }
feya-piece-gold = gold { $count } ÷ { $each }


### Questions

feya-question-boat_destination =
    { $action_id ->
        [build] Where does the boat go to build?
        [fish] Where does the boat go to fish?
        [navigate] Where does the boat sail?
        [trade] Where does the boat go to trade?
       *[other] Where does the boat go ({ $action })?
    }
feya-question-build_cell = Where will the settlement stand?
feya-question-build_track = Which track does the settlement come from?
feya-question-celebrate_island = On which island do you celebrate?
feya-question-choose_boat = Which boat acts next?
feya-question-choose_clan = Which clan will you lead?
feya-question-choose_side = Which side of the clan board do you play?
feya-question-confirm_pass = Pass for this round?
feya-question-draft_guide = Who will guide your clan in the first round?
feya-question-end_turn = Anything else, or is your turn over?
feya-question-game_over = The game is over.
feya-question-leader_token = Which action space do you reserve?
feya-question-main_choice = What will your clan do?
feya-question-neutral_cell = Where does the neutral settlement go?
feya-question-pass_bonus_tile = Which bonus tile do you take?
feya-question-pass_guide = Who will guide your clan in the next round?
feya-question-pass_shrine_cell = You are last to pass: where does the shrine of this round go?
feya-question-salamander_tile = Which Salamander tile do you put on the open space?
feya-question-shrine_cell = Where does the new shrine go?
feya-question-start_cell = Where does this starting settlement go?
feya-question-start_tile = Which starting settlement do you place?
feya-question-trade_fish = Where does the next fish go?
feya-question-worker_kind = Who does the work?


### Options

feya-option-boat_destination =
    { $steps ->
        [0] Stay at { $cell }
       *[other] Go to { $cell } ({ feya-count-steps })
    }
feya-option-boat_destination-stay = Stay at { $cell } and act there
feya-option-boat_destination-temple = Go to { $temple } at { $cell } ({ feya-count-steps })
feya-option-build_cell = Build at { $cell } for { feya-count-gold }
feya-option-build_track =
    { $bonus_id ->
        [none] { feya-track }: opens nothing
        [boat] { feya-track }: opens a boat
        [catch] { feya-track }: opens catch +{ $amount }
        [income_gold] { feya-track }: opens income of { $amount } gold
        [income_mana] { feya-track }: opens income of { $amount } mana
        [income_navigation] { feya-track }: opens income of a navigation step
        [income_vp] { feya-track }: opens income of { $amount } VP
        [navigation_now] { feya-track }: a navigation step now
        [vp_celebrate] { feya-track }: { $amount } VP and Celebrate now
        [wild] { feya-track }: opens a place for a Salamander tile
        [worker] { feya-track }: opens a worker
       *[other] { feya-track }: opens { $bonus }
    }
feya-option-celebrate_island =
    Celebrate on the island at { $island }: { $vp } VP for you{ $crocodile ->
        [0] {""}
       *[other] , { feya-name-crocodile } { $crocodile }
    }{ $turtle ->
        [0] {""}
       *[other] , { feya-name-turtle } { $turtle }
    }{ $frog ->
        [0] {""}
       *[other] , { feya-name-frog } { $frog }
    }{ $salamander ->
        [0] {""}
       *[other] , { feya-name-salamander } { $salamander }
    }
feya-option-celebrate_island-none = Do not celebrate
feya-option-choose_boat = Boat { $boat } at { $cell }
feya-option-choose_boat-finish = Finish, the other boats stay
feya-option-choose_clan = { $clan }
feya-option-choose_side =
    { $side_id ->
        [lotus] Lotus side
        [normal] Normal side
       *[other] { $side }
    }
feya-option-confirm_pass = Yes, pass
feya-option-draft_guide =
    { $fish ->
        [0] { $guide }
       *[other] { $guide }, with { feya-count-fish }
    }
feya-forgoes-workers =
    { $count ->
        [one] { $count } worker would stay unused in this round.
       *[other] { $count } workers would stay unused in this round.
    }
feya-option-end_turn = End turn
feya-option-exchange_mana = Exchange { feya-count-mana } for an axolotl
feya-option-exchange_worker =
    { $worker_id ->
        [axolotl] Exchange an axolotl for { feya-count-mana }
       *[clan] Exchange a clan worker for { feya-count-mana }
    }
feya-option-leader_token = Reserve { $space }
feya-option-leader_token-none = Reserve nothing
feya-option-main_choice-builder = Builder's own space: Build settlement
feya-option-main_choice-pass = Pass
feya-option-main_choice-space =
    { $space }{ $mana ->
        [0] { "" }
       *[other] , −{ feya-count-mana }
    }{ $mana_gain ->
        [0] { "" }
       *[other] , +{ $mana_gain } mana
    }{ $fish ->
        [0] { "" }
       *[other] , +{ feya-count-fish }
    }{ $vp ->
        [0] { "" }
       *[other] , +{ $vp } VP
    }
feya-option-main_choice-tile = Bonus tile: { $action } without a worker
feya-option-neutral_cell = { $cell } (neutral: { $clan })
feya-option-pass_bonus_tile = Take: { $tile }
feya-option-pass_guide =
    { $fish ->
        [0] Next guide: { $guide }
       *[other] Next guide: { $guide }, with { feya-count-fish }
    }
feya-option-pass_shrine_cell = Shrine at { $cell }
feya-option-play_round1_tile = Use the bonus tile: { $tile }
feya-option-play_round3_tile = Use the bonus tile: { $tile }
feya-option-salamander_tile = Lay “{ $tile }”
feya-option-shrine_cell = Shrine at { $cell }
feya-option-start_cell = Settle at { $cell }
feya-option-start_tile = { feya-track }: { feya-opens }
feya-option-trade_fish = Sell at { $cell } ({ $clan }) for { feya-count-gold }
feya-option-trade_fish-own = Lay a fish on your own settlement at { $cell }
feya-option-trade_fish-stop = Stop trading with this boat
feya-option-worker_kind =
    { $worker_id ->
        [axolotl] Axolotl
        [clan] Clan worker
       *[other] { $worker }
    }


### Facts

feya-fact-axolotl =
    { $amount ->
        [one] { feya-who }: { $sign }{ $amount } axolotl ({ $source })
       *[other] { feya-who }: { $sign }{ $amount } axolotls ({ $source })
    }
feya-fact-boat_launched = { feya-who } launch a new boat at { $cell }.
feya-fact-boat_moves =
    { $amount ->
        [0] { feya-who }: boat { $boat } stays at { $to }.
        [one] { feya-who }: boat { $boat } goes { $from } → { $to } ({ $amount } step).
       *[other] { feya-who }: boat { $boat } goes { $from } → { $to } ({ $amount } steps).
    }
feya-fact-builder_used = { feya-who } send a worker to the Builder ({ $worker }).
feya-fact-catch = { feya-who }: catch is now { $amount }.
feya-fact-celebrated =
    { $amount ->
        [0] { feya-who } celebrate on the island at { $island }.
       *[other] { feya-who } celebrate on the island at { $island }; { $amount } fish go back to the supply.
    }
feya-fact-clan = Player { $seat }: { $clan }
feya-fact-deal_guide = In the display: { $guide }
feya-fact-deal_race = Race card: { $card }
feya-fact-deal_season = Season of round { $round }: { $card } fish
feya-fact-deal_shrine = A shrine stands at { $cell }.
feya-fact-deal_tile = Bonus tile of round { $round }: { $tile }
feya-fact-deal_trophy = Trophy card: { $card }
feya-fact-first_drafter = Player { $seat } chooses a guide first.
feya-fact-fish = { feya-who }: { $sign }{ $amount } fish ({ feya-source })
feya-fact-fish_laid = { feya-who } lay a fish at { $cell } (place { $height } in the stack).
feya-fact-game_over = The game is over.
feya-fact-gold = { feya-who }: { $sign }{ $amount } gold ({ $source })
feya-fact-guide_fish = { $guide }: { $amount } fish on the card
feya-fact-guide_returned = { feya-who } send their guide back: { $guide }.
feya-fact-guide_taken = { feya-who } take a guide: { $guide }.
feya-fact-mana = { feya-who }: { $sign }{ $amount } mana ({ $source })
feya-fact-navigation = { feya-who }: navigation is now +{ $amount }.
feya-fact-neutral = Neutral settlement at { $cell }: { $clan }
feya-fact-passed = { feya-who } pass.
feya-fact-race = { feya-who } fulfil the race card “{ $card }” (place { $place }).
feya-fact-reserve = { feya-who } reserve { $space }.
feya-fact-reserve_none = { feya-who } reserve nothing.
feya-fact-round_begins = Round { $round } begins.
feya-fact-round_ends = Round { $round } is over.
feya-fact-settlement = { feya-who } settle at { $cell } ({ $track } track).
feya-fact-shrine = { feya-who } add a shrine at { $cell }.
feya-fact-shrine_lost = The shrine of this round finds no place and is lost.
feya-fact-side = { feya-who } play the { $side }.
feya-fact-special_tile = { feya-who } lay a Salamander tile ({ $tile }).
feya-fact-temple_tile = { feya-who } take a tile from { $temple }.
feya-fact-tile_taken = { feya-who } take a bonus tile: { $tile }.
feya-fact-tile_used = { feya-who } use a bonus tile: { $tile }.
feya-fact-totem = The totem moves to { $cell }.
feya-fact-turn_order = Turn order, place { $place }: { $clan }
feya-fact-vp = { feya-who }: { $sign }{ $amount } VP ({ $source })
feya-fact-winner = { feya-who } win with { $vp } VP.
feya-fact-worker_exchanged = { feya-who } exchange a clan worker.
feya-fact-worker_gained = { feya-who } gain a worker, ready from the next turn.
feya-fact-worker_placed = { feya-who }: { $space } ({ $worker })


### What a player did, after the name or alone under it; .you is said to the reader

feya-told-boat_launched = launches a boat at { $cell }
    .you = launch a boat at { $cell }
feya-told-boat_moves =
    { $amount ->
        [0] leaves boat { $boat } at { $to }
       *[other] sails boat { $boat } from { $from } to { $to }
    }
    .you =
        { $amount ->
            [0] leave boat { $boat } at { $to }
           *[other] sail boat { $boat } from { $from } to { $to }
        }
feya-told-builder_used = sends a worker to the Builder
    .you = send a worker to the Builder
feya-told-catch = raises the catch to { $amount }
    .you = raise the catch to { $amount }
feya-told-celebrated = celebrates on the island at { $island }
    .you = celebrate on the island at { $island }
feya-told-clan = leads the { $clan }
    .you = lead the { $clan }
feya-told-first_drafter = chooses a guide first
    .you = choose a guide first
feya-told-fish_laid = lays a fish at { $cell }
    .you = lay a fish at { $cell }
feya-told-guide_returned = sends a guide back: { $guide }
    .you = send a guide back: { $guide }
feya-told-guide_taken = takes a guide: { $guide }
    .you = take a guide: { $guide }
feya-told-navigation = raises navigation to +{ $amount }
    .you = raise navigation to +{ $amount }
feya-told-passed = passes
    .you = pass
feya-told-race = fulfils the race card “{ $card }”
    .you = fulfil the race card “{ $card }”
feya-told-reserve = reserves “{ $space }”
    .you = reserve “{ $space }”
feya-told-reserve_none = reserves nothing
    .you = reserve nothing
feya-told-settlement = settles at { $cell }
    .you = settle at { $cell }
feya-told-shrine = adds a shrine at { $cell }
    .you = add a shrine at { $cell }
feya-told-side = plays the { $side }
    .you = play the { $side }
feya-told-special_tile = lays a Salamander tile ({ $tile })
    .you = lay a Salamander tile ({ $tile })
feya-told-temple_tile = takes a tile from { $temple }
    .you = take a tile from { $temple }
feya-told-tile_taken = takes a bonus tile: { $tile }
    .you = take a bonus tile: { $tile }
feya-told-tile_used = uses a bonus tile: { $tile }
    .you = use a bonus tile: { $tile }
feya-told-worker_exchanged = exchanges a clan worker
    .you = exchange a clan worker
feya-told-worker_gained = gains a worker
    .you = gain a worker
feya-told-winner = wins with { $vp } VP
    .you = win with { $vp } VP
feya-told-worker_placed = chooses “{ $space }”
    .you = choose “{ $space }”
feya-told-by-exchange = exchanges
    .you = exchange


### Refusals: action spaces, workers, exchanges, tiles

feya-refusal-builder-not-held = Only the clan that holds the Builder has this space.
feya-refusal-builder-used = The Builder's space is already used this round.
feya-refusal-decline-not-allowed = This celebration is your action: choose an island.
feya-refusal-exchange-strands = That would leave the action you have begun without its means.
feya-refusal-must-act-first = First carry out the action of this turn.
feya-refusal-no-axolotl-left = There is no axolotl left in the supply.
feya-refusal-no-gold = Not enough gold: { $need } needed, { $have } at hand.
feya-refusal-no-mana = Not enough mana: { $need } needed, { $have } at hand.
feya-refusal-no-worker = You have no worker left. Mana buys an axolotl; otherwise pass.
feya-refusal-no-worker-of-kind =
    { $worker_id ->
        [axolotl] You have no axolotl available.
       *[clan] You have no clan worker available.
    }
feya-refusal-not-in-pass = Exchanges and bonus tiles are not possible now.
feya-refusal-not-payable = Not enough to pay with ({ $resource }): { $need } needed, { $have } at hand.
feya-refusal-nothing-to-do = Nothing could be done there now: { $action }. Exchange or use a tile first, or choose another action.
feya-refusal-space-not-here = This board has no such action space: { $space }.
feya-refusal-space-occupied = A worker is already there: { $space }.
feya-refusal-space-reserved = Reserved by another clan: { $space }.
feya-refusal-tile-gone = This bonus tile is no longer there: { $tile }.
feya-refusal-tile-not-owned = You do not have this bonus tile: { $tile }.
feya-refusal-tile-not-yet = Not in this round yet: { $tile }.


### Refusals: boats, fishing, trading

feya-refusal-boat-acted = Boat { $boat } has already acted this turn.
feya-refusal-boat-cannot-act = Boat { $boat } reaches no place for this action: { $action }.
feya-refusal-boat-fresh = Boat { $boat } is new: it sails from your next turn on.
feya-refusal-boat-must-leave = The boat cannot act from the settlement or temple at { $cell }: it must sail at least one cell.
feya-refusal-worker-fresh = The worker is new: you can use it from your next turn on.
feya-refusal-boat-not-on-swamp = Boat { $boat } is still on the clan board.
feya-refusal-boat-there = Another boat is at { $cell }.
feya-refusal-closed-pool = { $cell } lies in a closed pool: no boat goes there.
feya-refusal-finish-too-early = At least one boat must act before you finish.
feya-refusal-is-land = { $cell } is land.
feya-refusal-must-move = Boat { $boat } cannot stay where it is: it has to move.
feya-refusal-no-fish = You have no fish.
feya-refusal-no-season-fish = No fish of this season at { $cell }.
feya-refusal-no-settlement = No settlement at { $cell }.
feya-refusal-no-settlement-near = No settlement next to { $cell } has room for a fish.
feya-refusal-not-next-to-boat = { $cell } is not next to the boat.
feya-refusal-nothing-to-build-near = Next to { $cell } you can build nothing now.
feya-refusal-out-of-range =
    { $steps ->
        [one] Too far: { $steps } step, and the boat's range is { $range }.
       *[other] Too far: { $steps } steps, and the boat's range is { $range }.
    }
feya-refusal-same-cell = The boat is already at { $cell }: sail somewhere else.
feya-refusal-stack-full = The settlement at { $cell } holds no more fish.
feya-refusal-stop-too-early = The boat must lay at least one fish before it stops.
feya-refusal-temple-needs-navigate = Only Navigate leads into a temple: { $temple }.
feya-refusal-unreachable = No way by water leads to { $cell }.


### Refusals: land, islands, celebrations

feya-refusal-cuts-off-boat = Land at { $cell } would cut off a boat.
feya-refusal-cuts-off-settlement = Land at { $cell } would cut off a settlement from the open water.
feya-refusal-cuts-off-temple = Land at { $cell } would cut off a temple.
feya-refusal-joins-islands = Land at { $cell } would join two islands.
feya-refusal-navigation-at-end = The navigation marker is already at the end of its track.
feya-refusal-no-fish-on-island = There is no fish to celebrate with on the island at { $island }.
feya-refusal-no-shrine-left = There is no shrine tile left in the supply.
feya-refusal-not-an-island = No island goes by the name { $cell }.
feya-refusal-not-next-to-shrine = { $cell } is not next to a shrine.
feya-refusal-not-water = { $cell } is not free water.
feya-refusal-own-on-island = { $cell } belongs to an island where this colour already has a settlement.
feya-refusal-totem-island = { $cell } belongs to the totem island: no shrine is added there.
feya-refusal-touches-no-island = { $cell } touches no island.
feya-refusal-track-empty = No settlement is left on this track: { $track }.


### Refusals: set-up, guides, positions

feya-refusal-clan-taken = This clan is already taken: { $clan }.
feya-refusal-guide-just-returned = You have just sent this guide back: { $guide }. Choose another.
feya-refusal-guide-not-in-display = This guide is not in the display: { $guide }.
feya-refusal-not-a-neutral-clan = This clan has no neutral settlements in this game: { $clan }.
feya-refusal-problem = This position cannot be: { $what } ({ $where }).
feya-refusal-special-tile-used = This Salamander tile is already laid: { $tile }.
feya-refusal-start-tile-gone = The starting settlement of this track is already on the swamp: { $track }.
feya-refusal-wrong-order = The turn order must name every seat once.
feya-refusal-broken-initiative = The turn order does not follow the initiative of the guides.


### Refusals: what is wrong with a position

feya-refusal-broken-action = The action under way does not fit the open decision.
feya-refusal-broken-action-boat = The boat of the action under way is not on the swamp.
feya-refusal-broken-axolotls = Axolotls in all: { $found } instead of { $expected }.
feya-refusal-broken-axolotls-placed = Axolotls placed: { $found } instead of { $expected }.
feya-refusal-broken-boat-on-shrine = A boat stands on a shrine: { $cell }.
feya-refusal-broken-boat-foreign = A boat stands on a settlement of another clan: { $cell }.
feya-refusal-broken-boat-trapped = A boat has no way to the open water: { $cell }.
feya-refusal-broken-boats = Boats on the swamp: { $found } instead of { $expected }.
feya-refusal-broken-boats-share = Two boats share a cell: { $cell }.
feya-refusal-broken-fish = Fish lie where there is no settlement: { $cell }.
feya-refusal-broken-guide = This guide is not in exactly one place: { $guide } (places: { $found }).
feya-refusal-broken-guide-fish = Fish lie on a guide that is not in the display: { $guide }.
feya-refusal-broken-islands = Islands: { $found } instead of { $expected }.
feya-refusal-broken-land-on-temple = Land lies on a temple: { $cell }.
feya-refusal-broken-land-twice = Two pieces of land lie on one cell: { $cell }.
feya-refusal-broken-navigation = The navigation marker is beyond its track, which ends at step { $most }.
feya-refusal-broken-negative = A supply is below zero.
feya-refusal-broken-neutrals = Neutral settlements or colours: { $found } instead of { $expected }.
feya-refusal-broken-no-clan = This seat has no clan.
feya-refusal-broken-no-guide = This seat has no guide.
feya-refusal-broken-no-option = Nothing can be chosen in this decision: { $point }.
feya-refusal-broken-no-shrine = This land belongs to no island with a shrine: { $cell }.
feya-refusal-broken-over = The end of the game and the open decisions contradict each other.
feya-refusal-broken-pending = This decision cannot be open here: { $point }.
feya-refusal-broken-printed-shrine = A printed shrine is missing: { $cell }.
feya-refusal-broken-reserved = A space is reserved, but nobody holds the Leader.
feya-refusal-broken-round = Round { $found } of { $most } does not fit the open decisions.
feya-refusal-broken-settlements = Settlements on the swamp: { $found } instead of { $expected }.
feya-refusal-broken-shrine-tiles = Shrine tiles in all: { $found } instead of { $expected }.
feya-refusal-broken-special = This Salamander tile does not lie on an open space of its own: { $tile }.
feya-refusal-broken-spent = More workers on action spaces than were used: { $found }, at most { $most }.
feya-refusal-broken-temple = More tiles of this temple are taken than there are: { $temple }.
feya-refusal-broken-temples-apart = The temples do not all lie in one open water.
feya-refusal-broken-tiles = A bonus tile is where it cannot be.
feya-refusal-broken-tiles-left = Bonus tiles left: { $found } instead of { $expected }.
feya-refusal-broken-totem = The totem does not stand on a shrine tile: { $cell }.
feya-refusal-broken-totem-setup = The totem stands on a shrine tile that was laid in set-up: { $cell }.
feya-refusal-broken-track = More settlements have left this track than it holds: { $track }.
feya-refusal-broken-turn = It cannot be the turn of player { $seat }.
feya-refusal-broken-workers = Clan workers in all: { $found } instead of { $expected }.


### Refusals: editions of the data

feya-refusal-data-cell-twice = This cell is used twice: { $cell }.
feya-refusal-data-count = Wrong count ({ $what }): { $found } instead of { $expected }.
feya-refusal-data-name-twice = Two things have the same name: “{ $text }”.
feya-refusal-data-no-board =
    { $players ->
        [one] There is no board for { $players } player.
       *[other] There is no board for { $players } players.
    }
feya-refusal-data-off-board = This cell lies outside the board: { $cell }.
feya-refusal-data-stack-order = The tiles of a temple must lie with the most VP on top.
feya-refusal-data-start-not-leftmost = A starting settlement must be the leftmost of its track.
feya-refusal-data-too-many = Too many ({ $what }): at most { $most }.


### Help: actions

feya-help-action-add_shrine = Best on an island that is already full of your settlements and that others still eye: building there costs { feya-count-gold } more, and each settlement scores 1 VP more at the end. The totem goes with the new shrine.
feya-help-action-build = Every settlement opens a space of your clan board: income, catch, workers, a third boat. The more shrines an island has, the more building there costs and the more it scores at the end.
feya-help-action-celebrate = { $settlement } VP for every settlement with fish on the island, whoever owns it; then every clan gets { $own } VP for each fish on its own settlements there. The totem adds { $totem } VP for you.
feya-help-action-fish = See which fish is in season and count the cells from each of your boats. More boats and a bigger catch multiply each other.
feya-help-action-improve_navigation = All your boats sail one cell further for the rest of the game, and each step pays more VP than the one before. The earlier the better.
feya-help-action-navigate = The only way into a temple, and the only action in which a boat may simply sail. Go where your next two actions can begin.
feya-help-action-trade = An empty settlement pays { feya-count-gold } for its first fish, then { $second }, then { $third }: spread your fish. One laid on your own settlement pays nothing now, but { $later } VP at the end.
feya-help-pass = Pass early and you have first pick of the bonus tiles and guides; pass last and you place the shrine of the round. Before that, exchange idle clan workers for mana: they come back anyway.


### Help: guides

feya-help-guide-artist = When you pass: { $vp } VP, then you may celebrate on an island.
feya-help-guide-builder = The card is a Build space of your own: no mana, one worker a round.
feya-help-guide-fisherman = Each of your boats catches { feya-got-fish } more.
feya-help-guide-leader = Income: you may reserve an action space. Until you pass (or, by an option of the table, for the whole phase) nobody else can use it.
feya-help-guide-merchant = Income: { feya-count-gold }.
feya-help-guide-monk = Income: { feya-count-mana }.
feya-help-guide-sailor = Income: { feya-count-steps } on the navigation track, with its VP.
feya-help-guide-storyteller = When you pass: { $vp } VP for each of your temple tiles.
feya-help-guide-warrior = Income: { feya-got-axolotls }, as far as the supply lasts.
feya-help-guide-wiseman = When you pass: { $vp } VP for each island where nobody has more settlements than you.


### Help: bonuses of the clan board

feya-help-bonus-boat = The boat on this settlement comes along to the swamp and sails from your next turn on.
feya-help-bonus-catch = Each of your boats catches { $amount } fish more from now on.
feya-help-bonus-income_gold = { $amount } gold in every income phase from the next one on.
feya-help-bonus-income_mana = { $amount } mana in every income phase from the next one on.
feya-help-bonus-income_navigation =
    { $amount ->
        [one] { $amount } step
       *[other] { $amount } steps
    } on the navigation track, with its VP, in every income phase from the next one on.
feya-help-bonus-income_vp = { $amount } VP in every income phase from the next one on.
feya-help-bonus-navigation_now =
    { $amount ->
        [one] { $amount } step
       *[other] { $amount } steps
    } on the navigation track at once, with its VP.
feya-help-bonus-none = This space opens nothing, but leads to the next one.
feya-help-bonus-vp_celebrate = { $amount } VP at once, then you may celebrate on an island.
feya-help-bonus-wild = Choose one of the unused Salamander tiles at once; it becomes the bonus of this space.
feya-help-bonus-worker = A new worker for your clan, ready from your next turn on.


### Help: bonus tiles

feya-help-tile-r1_catch_1 = From round { $round } on, for one turn: each of your boats catches { feya-got-fish } more.
feya-help-tile-r1_discount_2 = From round { $round } on, for one turn: each settlement costs { feya-count-gold } less.
feya-help-tile-r1_discount_3 = From round { $round } on, for one turn: each settlement costs { feya-count-gold } less.
feya-help-tile-r1_range_2 = From round { $round } on, for one turn: each of your boats sails up to { feya-got-cells } further.
feya-help-tile-r1_range_3 = From round { $round } on, for one turn: each of your boats sails up to { feya-got-cells } further.
feya-help-tile-r2_build = From round { $round } on: take a turn with Build settlement, without a worker or a space.
feya-help-tile-r2_celebrate = From round { $round } on: take a turn with Celebrate, without a worker or a space.
feya-help-tile-r2_fish = From round { $round } on: take a turn with Fish, without a worker or a space.
feya-help-tile-r2_improve_navigation = From round { $round } on: take a turn with Improve navigation, without a worker or a space.
feya-help-tile-r2_trade = From round { $round } on: take a turn with Trade, without a worker or a space.
feya-help-tile-r3_gold_axolotl = From round { $round } on, once: pay { feya-count-gold }, take { feya-got-axolotls }.
feya-help-tile-r3_gold_mana = From round { $round } on, once: pay { feya-count-gold }, take { feya-count-mana }.
feya-help-tile-r3_mana_axolotl = From round { $round } on, once: pay { feya-count-mana }, take { feya-got-axolotls }.
feya-help-tile-r3_mana_fish = From round { $round } on, once: pay { feya-count-mana }, take { feya-got-fish }.
feya-help-tile-r3_mana_gold = From round { $round } on, once: pay { feya-count-mana }, take { feya-count-gold }.
feya-help-tile-r4_vp_2 = { $vp } VP as soon as you take it.
feya-help-tile-r4_vp_3 = { $vp } VP as soon as you take it.
feya-help-tile-r4_vp_4 = { $vp } VP as soon as you take it.
feya-help-tile-r4_vp_5 = { $vp } VP as soon as you take it.
feya-help-tile-r4_vp_6 = { $vp } VP as soon as you take it.


### Help: races and trophies

feya-help-race-race_every_island =
    Have { $count ->
        [one] a settlement
       *[other] { $count } settlements
    } on every island of the swamp.
feya-help-race-race_five_on_one =
    Have { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    } on { $islands ->
        [one] one island
       *[other] { $islands } islands
    }.
feya-help-race-race_navigation_four = Bring your navigation marker to +{ $count }.
feya-help-race-race_seven_fish = Catch { feya-got-fish } in one turn with Fish; only what the boats catch counts.
feya-help-race-race_thirty_gold = Take { feya-count-gold } for fish in one turn with Trade.
feya-help-race-race_three_on_three =
    Have { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    } on each of { $islands ->
        [one] { $islands } island
       *[other] { $islands } islands
    }.
feya-help-race-race_two_on_five =
    Have { $count ->
        [one] { $count } settlement
       *[other] { $count } settlements
    } on each of { $islands ->
        [one] { $islands } island
       *[other] { $islands } islands
    }.
feya-help-race-race_two_workers =
    Open { $workers ->
        [one] { $workers } worker space
       *[other] { $workers } worker spaces
    } of your clan board.

feya-help-trophy-trophy_largest_group = The number of settlements in your largest connected group, times itself, times { $vp } VP. Shrines do not link a group.
feya-help-trophy-trophy_largest_island = { $vp } VP for each of your settlements on the largest island, or on all of them if several are equally large.
feya-help-trophy-trophy_majority = { $vp } VP for each island where nobody has more settlements than you.
feya-help-trophy-trophy_single = { $vp } VP for each island where you have exactly one settlement.
feya-help-trophy-trophy_smallest_island = { $vp } VP for each of your settlements on the smallest island, or on all of them if several are equally small.
feya-help-trophy-trophy_temples = { $vp } VP for each of your settlements next to a temple.


### Help: what newcomers get wrong

feya-help-mistake-1 = A boat that moves must also act where it arrives. Only Navigate lets a boat simply sail.
feya-help-mistake-2 = One worker is enough for all your boats: each of them may carry out the action.
feya-help-mistake-3 = A new boat or worker is ready from your next turn on, not at once.
feya-help-mistake-4 = An income space pays in the next income phase, not when you open it.
feya-help-mistake-5 = Gold for fish comes from the supply. The owner of the settlement pays nothing, and scores that fish later.
feya-help-mistake-6 = Celebrating scores settlements with fish of every colour for you; after that every clan scores its own fish on that island.
feya-help-mistake-7 = Land must not join two islands, nor cut off a boat or a temple. Beware of narrow water.
feya-help-mistake-8 = Before you pass, exchange idle clan workers for mana: they come back anyway. Unused axolotls stay with you.
feya-help-mistake-9 = No worker left? { feya-count-mana } buy an axolotl, and a bonus tile of round 2 needs no worker.
feya-help-mistake-10 = Look beyond the ability when you choose a guide: range and build value shape your whole round, and there may be fish on the card.
feya-help-mistake-11 = A new shrine makes every settlement on its island { feya-count-gold } dearer, and worth 1 VP more at the end.


### Help: the first game

feya-help-first-game-1 = Take the normal clan boards and two or three players. Look around the swamp: shrines and their islands, temples on the rim, fish of six colours, action spaces.
feya-help-first-game-2 = Monk, Builder and Storyteller are good first guides: middling range, middling cost. A low initiative acts early but builds dearly.
feya-help-first-game-3 = Put your boats near fish of the first season and near the settlements of other clans. Your third settlement may go wherever it helps.
feya-help-first-game-4 = Begin with Fish or Build settlement. See how far your boats reach, and use both.
feya-help-first-game-5 = In the second turn do the other of the two. Before you build, look at what each of the four tracks opens.
feya-help-first-game-6 = Then Trade: one fish on each of several empty settlements of others pays best.
feya-help-first-game-7 = When you pass you take a bonus tile and a new guide. Look for fish lying on guides.
feya-help-first-game-8 = In round 2 try Navigate to a temple, Improve navigation, and the exchanges.
feya-help-first-game-9 = In round 3 try Celebrate and Add shrine; see first how many points everybody would get. Keep an eye on the race cards.
feya-help-first-game-10 = In round 4 look at what the final scoring would bring. Use up your bonus tiles, and think of the trophies.


### Help: the notice

feya-help-reconstructed = The map, the order of the bonuses on the clan boards and several values are a reconstruction, not the printed ones. Whoever owns the box can correct them in a data file.


### Added for the command line

feya-bonus-boat = boat
feya-bonus-catch = catch +{ $amount }
feya-bonus-income_gold = income { $amount } gold
feya-bonus-income_mana = income { $amount } mana
feya-bonus-income_navigation = income navigation +{ $amount }
feya-bonus-income_vp = income { $amount } VP
feya-bonus-navigation_now = navigation +{ $amount }
feya-bonus-none = –
feya-bonus-vp_celebrate = { $amount } VP, Celebrate
feya-bonus-wild = Salamander tile
feya-bonus-worker = worker
feya-count-axolotls =
    { $axolotls ->
        [one] { $axolotls } axolotl
       *[other] { $axolotls } axolotls
    }
feya-count-workers =
    { $workers ->
        [one] { $workers } worker
       *[other] { $workers } workers
    }
feya-letter-blue = b
feya-letter-crocodile = C
feya-letter-frog = F
feya-letter-green = g
feya-letter-orange = o
feya-letter-purple = p
feya-letter-red = r
feya-letter-salamander = S
feya-letter-turtle = T
feya-letter-yellow = y
feya-short-fish = { $amount } fish
feya-short-mana = { $amount } mana
feya-short-vp = { $amount } VP
feya-text-clan_board = Clan board: { $clan }
feya-text-display = Guides in the display
feya-text-free = free
feya-text-guide = { $guide }: range { $range }, build value { $value }, catch { $catch }, navigation +{ $navigation }
feya-text-guide_values = Initiative { $initiative }, range { $range }, build value { $value }.
feya-text-head_clan = Clan
feya-text-head_end = if it ended now
feya-text-head_fish = fish
feya-text-head_guide = Guides
feya-text-head_initiative = init.
feya-text-head_now = VP
feya-text-head_range = range
feya-text-head_value = build
feya-text-no_guide = no guide, navigation +{ $navigation }
feya-text-passed = passed
feya-text-races = Race cards
feya-text-round = Round { $round } of { $rounds }
feya-text-seasons = Fish in season: { $text }
feya-text-signs = [F]2 settlement with 2 fish, [F^ boat on it, (F) neutral, F^1 boat 1, p><> fish in season, p other fish, ** shrine, *@ shrine with the totem, #1 temple 1
feya-text-spaces = Action spaces
feya-text-supply = Supply: { feya-count-axolotls }, shrine tiles: { $shrines }
feya-text-temple_tiles = temples { $text }
feya-text-temples = Temples
feya-text-tiles = Bonus tiles
feya-text-trophies = Trophy cards
feya-welcome-1 = Lead a clan of the swamp through four rounds. Your workers send your boats out to fish, to sell fish, to build settlements and to visit temples; feasts and new shrines bring points too.
feya-welcome-2 = Each round: income, then one action a turn until you pass. Most victory points (VP) win.
feya-uses-actions = Actions taken (in { $games } games)
feya-uses-guides = Guides taken (in { $games } games)
feya-uses-tiles_taken = Bonus tiles taken (in { $games } games)
feya-uses-tiles_used = Bonus tiles used (in { $games } games)

### What the coach counts of a seat

coach-item-feya-points = VP
coach-item-feya-island_values = VP from islands
coach-item-feya-trophies = VP from trophy cards
coach-item-feya-fish_laid =
    { $amount ->
        [one] fish on your settlements
       *[other] fish on your settlements
    }
coach-item-feya-mana =
    { $amount ->
        [one] mana
       *[other] mana
    }
coach-item-feya-gold =
    { $amount ->
        [one] gold
       *[other] gold
    }
coach-item-feya-fish =
    { $amount ->
        [one] fish to trade
       *[other] fish to trade
    }
coach-item-feya-actions =
    { $amount ->
        [one] action left this round
       *[other] actions left this round
    }
coach-item-feya-axolotls =
    { $amount ->
        [one] axolotl kept
       *[other] axolotls kept
    }
coach-item-feya-navigation =
    { $amount ->
        [one] navigation step
       *[other] navigation steps
    }
coach-item-feya-temple_tiles =
    { $amount ->
        [one] temple tile
       *[other] temple tiles
    }
coach-item-feya-in_season =
    { $amount ->
        [one] boat near fish of this round
       *[other] boats near fish of this round
    }
coach-item-feya-next_season =
    { $amount ->
        [one] boat near fish of the next round
       *[other] boats near fish of the next round
    }
coach-item-feya-temples_near =
    { $amount ->
        [one] temple within reach
       *[other] temples within reach
    }
coach-item-feya-feast = VP from the best feast
coach-item-feya-group_room =
    { $amount ->
        [one] place for your group to grow
       *[other] places for your group to grow
    }
coach-item-feya-islands_led =
    { $amount ->
        [one] island led
       *[other] islands led
    }
coach-item-feya-islands =
    { $amount ->
        [one] island settled
       *[other] islands settled
    }
coach-item-feya-races = race cards almost met
coach-item-feya-others = lead over the others
coach-item-feya-tiles =
    { $amount ->
        [one] bonus tile
       *[other] bonus tiles
    }
coach-item-feya-clan_board = your clan board
coach-item-feya-guide = the guide for the next round

### What a turn is called by the coach, and what is done in it

feya-plan-action = { $action }
feya-plan-pass = Pass
feya-plan-temples =
    { $amount ->
        [one] one boat to a temple
       *[other] { $amount } boats to temples
    }
feya-plan-settle =
    { $amount ->
        [one] one new settlement
       *[other] { $amount } new settlements
    }
feya-plan-lay =
    { $amount ->
        [one] lay one fish
       *[other] lay { $amount } fish
    }
feya-plan-shrine =
    { $amount ->
        [one] one more shrine
       *[other] { $amount } more shrines
    }
feya-plan-celebrate =
    { $amount ->
        [one] one feast
       *[other] { $amount } feasts
    }
feya-plan-sail =
    { $amount ->
        [one] move one boat
       *[other] move { $amount } boats
    }
feya-plan-race = the race card “{ $card }”
