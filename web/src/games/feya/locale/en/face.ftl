### Feya's Swamp on the screen.

feya-ui-board = The swamp
feya-ui-my-boats = To my boats

feya-ui-setup = Before the first round
feya-ui-season = in season: { $text }
feya-ui-round-fish = Round { $round }: { $text } fish
feya-ui-round-shrine = Round { $round }: { $text } fish, with a shrine tile
feya-ui-shrine-of-round = The shrine of this round: whoever passes last places it
feya-ui-tiles-now = Bonus tiles for passing now
feya-ui-tiles-none = All of them are taken
feya-ui-tiles-later = Tiles of the rounds to come
feya-ui-tiles-later-short = later
feya-ui-tile = Bonus tile: { $tile }
feya-ui-guides = Guides to take
feya-ui-guides-after = after passing
feya-ui-guides-draft = for the first round
feya-ui-guide =
    { $fish ->
        [0] { $guide }
       *[other] { $guide }, { feya-count-fish } on the card
    }
feya-ui-build-value = build value
feya-ui-range = range
feya-ui-no-guide = No guide yet
feya-ui-races = Races
feya-ui-races-help = first come, most VP
feya-ui-race-held = { $text }: { $vp } VP
feya-ui-trophies = Trophies
feya-ui-trophy_largest_group = size × size VP
feya-ui-trophy_majority = { $vp } VP for each island you lead
feya-ui-trophy_largest_island = { $vp } VP for each settlement there
feya-ui-trophy_smallest_island = { $vp } VP for each settlement there
feya-ui-trophy_temples = { $vp } VP for each settlement beside one
feya-ui-trophy_single = { $vp } VP for each island with just one
feya-ui-supply-axolotls = axolotls
feya-ui-supply-shrines = shrine tiles
feya-ui-clans = Clans
feya-ui-sides = Sides of your clan board

feya-ui-spaces = Action spaces
feya-ui-space = { $space }
feya-ui-builder-space = The Builder's own space ({ $clan })
feya-ui-reserved = reserved
feya-ui-free = free
feya-ui-worker-of =
    { $worker_id ->
        [axolotl] axolotl of the { $clan }
       *[clan] worker of the { $clan }
    }
feya-ui-action-fish = Fish
feya-ui-action-trade = Trade
feya-ui-action-build = Build
feya-ui-action-navigate = Navigate
feya-ui-action-improve_navigation = Improve
feya-ui-action-celebrate = Celebrate
feya-ui-action-add_shrine = Shrine

feya-ui-you = you
feya-ui-that-is-you = { $text }, that is you
feya-ui-passed = passed
feya-ui-unfold = Show the whole board of { $text }
feya-ui-fold = Back to the small card of { $text }
feya-ui-navigation-start = start
feya-ui-workers =
    { $available ->
        [one] { $available } worker ready
       *[other] { $available } workers ready
    }, { $spent } at work{ $fresh ->
        [0] {""}
       *[other] , { $fresh } from the next turn
    }
feya-ui-track =
    { feya-track }{ $open ->
        [0] {""}
       *[other] , open: { $text }
    }{ $covered ->
        [0] ; all built
       *[other] ; next: { $notation }
    }

feya-ui-island = island at { $island }
feya-ui-boat = boat { $boat } of the { $clan }
feya-ui-cell-water = water
feya-ui-cell-fish = { $colour } fish
feya-ui-cell-fish-now = { $colour } fish, in season
feya-ui-cell-shrine = shrine, { feya-ui-island }
feya-ui-cell-totem = shrine with the totem, { feya-ui-island }
feya-ui-cell-settlement =
    { $fish ->
        [0] settlement of the { $clan }, { feya-ui-island }
       *[other] settlement of the { $clan }, { feya-count-fish }, { feya-ui-island }
    }
feya-ui-cell-neutral =
    { $fish ->
        [0] neutral settlement ({ $clan }), { feya-ui-island }
       *[other] neutral settlement ({ $clan }), { feya-count-fish }, { feya-ui-island }
    }
feya-ui-cell-temple = { $temple }: { $text }
feya-ui-cell-no-tile = no tile left

feya-ui-text-islands = Islands
feya-ui-text-boats = Boats
feya-ui-text-temples = Temples
feya-ui-text-shrines =
    { $shrines ->
        [one] { $shrines } shrine
       *[other] { $shrines } shrines
    }
feya-ui-text-totem = with the totem
feya-ui-text-led = led by: { $text }
feya-ui-text-feast = celebrating brings { $vp } VP

feya-ui-step-boat = Boat { $text }
feya-ui-step-to = to { $text }
feya-ui-step-build = builds at { $text }
feya-ui-step-lay = fish to { $text }
feya-ui-step-settle = settles at { $text }
feya-ui-step-neutral = neutral at { $text }
feya-ui-step-shrine = shrine at { $text }
feya-ui-step-totem = shrine at { $text }
feya-ui-step-celebrate = feast at { $text }
feya-ui-step-celebrate-nothing = no feast
feya-ui-step-reserve = { $text } reserved
feya-ui-step-reserve-nothing = nothing reserved
feya-ui-step-exchange-mana = mana for an axolotl
feya-ui-step-exchange-clan = worker for mana
feya-ui-step-exchange-axolotl = axolotl for mana
feya-ui-step-pass = Pass
feya-ui-step-stop = sold
feya-ui-step-finish = boats done
feya-ui-ending-finish = Done with the boats
feya-ui-ending-stop = Stop trading
feya-ui-step-end = end
feya-ui-step-confirm = passed
feya-ui-step-builder = Builder's space
