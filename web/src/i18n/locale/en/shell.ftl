### The shell: pages around the tables

shell-guest = Guest
shell-rule = Rule { $text }
shell-close = Close
shell-skip = To the content
shell-loading = Loading
shell-retry = Try again
shell-refresh = Look again
shell-unreachable = The server does not answer. Is the network there?
shell-refused = The server refused this ({ $text }).
shell-you = you

## Rail and foot

shell-nav = Main
shell-menu = Menu
shell-menu-close = Close the menu
shell-play = Play
shell-mine = My tables
shell-rules = Rules
shell-about = About
shell-lobby = Open tables
shell-api = API
shell-settings = Settings
shell-language = Language
shell-nickname = Nickname
shell-turns-waiting =
    { $count ->
        [one] { $count } table waits for you
       *[other] { $count } tables wait for you
    }
shell-foot-line = Board games about boats, free and open.
shell-foot-nav = More

## Front page

shell-front-title =
    { $games ->
        [3] Three games, one jetty
       *[other] A seat by the water
    }
shell-front-lead = Board games about boats, with friends or against bots. No account needed.
shell-learn-now = Learn in ten minutes
shell-learn = Learn
shell-play-now = Play now
shell-play-now-note =
    { $bots ->
        [one] Starts { $text } against one bot.
        [2] Starts { $text } against two bots.
        [3] Starts { $text } against three bots.
       *[other] Starts { $text } against { $bots } bots.
    }
shell-games = Games
shell-players-range = { $least }–{ $most } players
shell-minutes = { $minutes } min
shell-against-bots = Play against bots
shell-new-table = New table
shell-puzzles-all =
    { $count ->
        [one] { $count } puzzle
       *[other] All { $count } puzzles
    }
shell-puzzle-daily = Puzzle of the day
shell-join = Join by link
shell-join-label = Link or code of a table
shell-join-help = Paste an invitation, or type the code of a table.
shell-join-bad = This is neither a link nor a code of a table.
shell-sit-down = Sit down
shell-your-turn = Your turn
shell-your-turn-none = Nothing waits for you. Tables where it is your turn appear here.
shell-my-tables-count =
    { $count ->
        [one] { $count } table
       *[other] { $count } tables
    }
shell-open-tables = Open tables
shell-open-none = No table is looking for players just now.
shell-open-own = Open a table for everybody
shell-all-tables = all { $count }
shell-take-seat-too = Sit here too
shell-take-seat = Take a seat
shell-table-bots =
    { $bots ->
        [1] Against one bot
       *[other] Against { $bots } bots
    }

## Seats and paces

shell-player = Player { $number }
shell-seat = Seat { $number }
shell-seats = Seats
shell-seat-free = Free seat
shell-seats-free = { $free } of { $seats } seats free
shell-seat-me = Me
shell-seat-here = Another person here
shell-seat-open = Somebody else
shell-seat-open-about = comes by link, or from the lobby
shell-seat-bot = Bot: { $text }
shell-seat-bot-about = plays at once
shell-seat-bot-about-easy = overlooks things, as people do
shell-seat-bot-about-medium = plays soundly
shell-seat-bot-about-hard = thinks about every turn
shell-seat-name = Name at seat { $number }
shell-bot-easy = Easy
shell-bot-medium = Medium
shell-bot-hard = Hard
shell-bot-greedy = Good
shell-bot-random = By lot
shell-pace-none = no clock
shell-pace-live = { $minutes } min + { $seconds } s
shell-pace-days =
    { $days ->
        [one] { $days } day a turn
       *[other] { $days } days a turn
    }
shell-minutes-long =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
shell-seconds-long =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
shell-days-long =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }

## New table

shell-new-title = New table: { $text }
shell-new-lead = Choose who plays and how. The address of this page keeps your choices and can be shared.
shell-new-who = Who plays
shell-new-players = Players
shell-new-seats-help = Choose “Me” on several seats to share this device.
shell-new-shared = You share this device: it is handed on at the end of each turn.
shell-new-nobody = You have no seat: you will look on.
shell-new-pace = Pace
shell-new-pace-none = No clock
shell-new-pace-live = Live
shell-new-pace-days = Days per turn
shell-new-pace-none-help =
    { $players ->
        [1] You take the time you need.
       *[other] Everybody takes the time they need.
    }
shell-new-pace-live-help = Each player has a bank of time, and gets some back after each turn.
shell-new-pace-days-help = For games that go on for weeks.
shell-new-bank = Time for each
shell-new-increment = Back after each turn
shell-new-days = Time for a turn
shell-new-late = When time is up
shell-new-late-bot = A bot plays on
shell-new-late-resign = The player gives up
shell-new-rules = Rules of this table
shell-new-rules-changed =
    { $count ->
        [0] as usual
        [one] { $count } changed
       *[other] { $count } changed
    }
shell-new-rules-reset = Back to the usual rules
shell-new-each = Each seat its own
shell-new-name = Name of the table
shell-new-name-hint = Friday evening
shell-new-public = Public table
shell-new-public-help =
    { $players ->
        [1] Anybody may look on. Otherwise only people with the link.
       *[other] Anybody may take a free seat or look on. Otherwise only people with the link.
    }
shell-new-create = Set the table
shell-new-waits =
    { $open ->
        [one] It waits until { $open } more person has come.
       *[other] It waits until { $open } more people have come.
    }
shell-new-at-once = The game begins at once.
shell-new-hot-seat = The game begins at once, on this device.
shell-new-copy = Copy this choice as a link
shell-presets = Presets
shell-presets-help = Yours are kept in this browser.
shell-preset-usual = As usual
shell-preset-name = Name of a preset
shell-preset-keep = Keep
shell-preset-drop = Drop { $text }

## A table that waits for people

shell-join-waits =
    { $free ->
        [one] One seat is free.
       *[other] { $free } seats are free.
    }
shell-join-name-help = So the others know who you are. No account needed.
shell-join-starts = The game begins when every seat is taken.
shell-join-watch-only = This link is for looking on. Ask for an invitation to take a seat.
shell-leave-seat = Give the seat back
shell-invite = Invite
shell-invite-help = Whoever has this link may take a free seat.
shell-watch-link = Link for watchers
shell-watch-help = Whoever has this link may look on, but not play.
shell-copy = Copy
shell-copied = Copied
shell-share = Share
shell-qr = QR code
shell-qr-of = QR code: { $text }
shell-qr-help = Point a phone’s camera at it to open the link.
shell-code =
    { $count ->
        [one] Your recovery code
       *[other] Your recovery codes
    }
shell-code-help = It opens your seat on another device. It is shown only now: keep it if you want to be able to come back from elsewhere. Do not give it to anybody.

## Lists of tables

shell-lobby-lead = Public tables that still have a free seat.
shell-lobby-none-help = Open one yourself; it appears here for everybody. Or play against bots meanwhile.
shell-mine-lead = The tables of this browser. With an account you find them from any device.
shell-mine-lead-account = The tables of your account, on every device where you sign in.
shell-mine-none = You sit at no table yet. One click starts a game against bots; or take a seat at somebody’s table.
shell-mine-turn = Your turn
shell-mine-running = Others are thinking
shell-mine-open = Waiting for people
shell-mine-over = Finished
shell-result = Result
shell-replay = Replay
shell-look = Look
shell-status-cancelled = called off
shell-status-aside = set aside after a fault

## Settings

shell-settings-lead = Everything takes effect at once.
shell-who = You
shell-nickname-help = Shown to those you play with.
shell-look-and-feel = Look
shell-theme = Theme
shell-theme-auto = As the system
shell-theme-light = Light
shell-theme-dark = Dark
shell-text-size = Text size
shell-still = Less motion
shell-still-help = Pieces do not travel; what changed is marked instead.
shell-letters = Letters on pieces
shell-letters-help = Besides shapes and colours.
shell-colours = Stronger colours
shell-colours-help = More contrast between players and edges.
shell-playing = Playing
shell-auto-commit = End turns by themselves
shell-auto-commit-help = When nothing is left to choose, the turn ends without a click.
shell-confirm-all = Ask me everything
shell-confirm-all-help = Questions with a single answer are asked, too. Otherwise they are answered by themselves, and can be undone with the choice before.
shell-sound = Sound
shell-sound-help = A soft note when it is your turn.
shell-hints = Hints of the coach
shell-hints-help = How much the coach tells you when you ask it, at tables that allow it.
shell-hints-usual = As usual
shell-hints-off = None
shell-hints-waste = Only what I waste
shell-hints-strong = What a strong player would do
shell-new-hints-help = As usual: all of it for one person among bots, none where people meet.
shell-notify = Tell me when it is my turn
shell-notify-help = By a notification of the browser, while a table is open in a tab.
shell-notify-denied = The browser does not allow notifications from this page. It can be changed in the browser’s settings.
shell-notify-none = This browser has no notifications.
shell-account = Account
shell-account-help = Not needed for playing. With one you find your tables on every device.
shell-account-create = Make an account
shell-account-enter = Sign in
shell-account-name = Account name
shell-passphrase = Passphrase
shell-passphrase-help = At least eight characters; a few words are best. There is no way to have it sent to you.
shell-signed-in = Signed in as { $text }.
shell-signed-in-help = Sign in on another device with the same name and passphrase.
shell-sign-out = Sign out
shell-sign-out-everywhere = Sign out on all devices

## Rules

shell-rules-search = Search the rules
shell-rules-found =
    { $count ->
        [one] { $count } rule
       *[other] { $count } rules
    }
shell-rules-none = No rule has all these words.
shell-rules-absent = This game came without a rulebook.
shell-rule-reconstructed = These numbers are reconstructed, not the printed ones.
shell-rules-contents = Contents

## What cannot be shown

shell-missing-address = Nothing lies at this address
shell-missing-address-help = Perhaps a letter was lost on the way. From here you find the rest.
shell-missing-table = This table does not open
shell-missing-table-help = The link may be incomplete or for somebody else, or you sat here from another device. Ask for an invitation, or open your seat by its recovery code.
shell-missing-unreachable = The server is out of reach
shell-missing-unreachable-help = Your games are kept there and go on as soon as it answers again.
shell-to-front = Front page
shell-recover = Open my seat on this device
shell-recover-help = The code was shown when you took the seat.
shell-recover-code = Recovery code
shell-recover-open = Open the seat

## About

shell-about-title = About Bogwood
shell-about-lead = The open home of board games about boats.
shell-about-what = What it is
shell-about-what-1 = Play in a browser, with friends or against bots, in English, Russian, Spanish or Czech, from one program that runs on your own computer.
shell-about-what-2 = Nobody needs an account. Nothing is loaded from elsewhere, nobody is tracked, nothing is sold.
shell-about-independent = Bogwood is an independent implementation. It is not affiliated with the authors or publishers of the games and uses none of their art, texts or logos. If you like a game, buy the box.
shell-about-fair = Fair and open
shell-about-fair-1 = Before a game a seal of its shuffle is shown; afterwards its seed. Anybody can check that nothing was changed in between.
shell-about-api = Everything a player can do, a program can do too: the API
shell-version = Version { $text }
shell-credits = Credits
shell-credits-icons = Icons by the authors of game-icons.net, recoloured and cut to size; all other pictures are our own.
shell-numbers = Numbers of { $text }
shell-numbers-lead = Where each number comes from. Pictures of the rulebooks were missing, so some had to be rebuilt; whoever owns the box can correct them in a data file.
shell-numbers-show = Show
shell-mark-all = all
shell-mark-P = printed
shell-mark-D = deduced
shell-mark-S = stated by a review
shell-mark-R = reconstructed
shell-mark-J = ruling

## Parts of the component data, as the table of their origins names them

shell-data-players = players
shell-data-min = fewest
shell-data-max = most
shell-data-rounds = rounds
shell-data-minutes = minutes
shell-data-items = things
shell-data-component_counts = what is in the box
shell-data-swamp_board = swamp board
shell-data-round_board = round board
shell-data-settlement_per_clan = settlements of each clan
shell-data-boat_per_clan = boats of each clan
shell-data-race_marker_per_clan = race markers of each clan
shell-data-turn_order_marker_per_clan = turn order markers of each clan
shell-data-navigation_marker_per_clan = navigation markers of each clan
shell-data-score_marker_per_clan = score markers of each clan
shell-data-vp_100_200_tile_per_clan = 100/200 VP tiles of each clan
shell-data-totem = totem
shell-data-block_token = block token
shell-data-salamander_tile = Salamander tiles
shell-data-shrine_tile = shrine tiles
shell-data-gold_coins = gold coins by value
shell-data-temple_tile = temple tiles
shell-data-race_card = race cards
shell-data-trophy_card = trophy cards
shell-data-season_card = season cards
shell-data-aid_card = aid cards
shell-data-start_resources = resources at the start
shell-data-per_player = per player
shell-data-workers = workers
shell-data-workers_lotus = workers, lotus side
shell-data-navigation_index = step of the navigation track
shell-data-drawn_at_setup = drawn when setting up
shell-data-shrine_tiles_on_swamp = shrine tiles on the swamp
shell-data-shrine_tiles_on_round_board = shrine tiles on the round board
shell-data-season_cards = season cards
shell-data-trophy_cards = trophy cards
shell-data-race_cards = race cards
shell-data-guides = guides
shell-data-bonus_tiles_per_round = bonus tiles per round
shell-data-shrine_tiles = shrine tiles
shell-data-numbers = numbers
shell-data-supply_after_setup = left in the supply
shell-data-clans = clans
shell-data-colour = colour
shell-data-colours = colours
shell-data-actions = actions
shell-data-kind = kind
shell-data-land = land
shell-data-initiative = initiative
shell-data-build_value = build value
shell-data-range = range
shell-data-when = when
shell-data-ability = ability
shell-data-amount = amount
shell-data-pass = on passing
shell-data-reserve_space = reserves a space
shell-data-navigation_step = a navigation step
shell-data-vp_per_temple_tile = VP per temple tile
shell-data-private_build_space = own Build space
shell-data-vp_then_celebrate = VP, then Celebrate
shell-data-vp_per_led_island = VP per island led
shell-data-hex = coordinates
shell-data-neighbours = neighbours
shell-data-boards = boards
shell-data-swamp_34 = swamp for 3 and 4
shell-data-swamp_2 = swamp for 2
shell-data-geometry = size
shell-data-radius = radius
shell-data-navigate_range_bonus = range added by Navigate
shell-data-value = value
shell-data-printed_shrines = printed shrines
shell-data-cells = cells
shell-data-numbered_shrine_spaces = numbered shrine spaces
shell-data-temples = temples
shell-data-fish_cells = fish by colour
shell-data-pay_mana = pay mana
shell-data-pay = pay
shell-data-gain = gain
shell-data-steps = steps
shell-data-index = step
shell-data-plus = range
shell-data-base_catch = catch at the start
shell-data-clan_board_bonus_kinds = bonuses of the clan boards
shell-data-permanent = lasting
shell-data-clan_boards = clan boards
shell-data-order = order
shell-data-bonus = bonus
shell-data-crocodile_lotus = Crocodiles, lotus side
shell-data-turtle_lotus = Turtles, lotus side
shell-data-frog_lotus = Frogs, lotus side
shell-data-salamander_lotus = Salamanders, lotus side
shell-data-salamander_tiles = Salamander tiles
shell-data-temple_tiles = temple tiles
shell-data-stacks = stacks
shell-data-min_players = players from
shell-data-condition = condition
shell-data-type = kind
shell-data-count = count
shell-data-race_card_values = values of the race cards
shell-data-score = points for
shell-data-bonus_tiles = bonus tiles
shell-data-round_1 = round 1
shell-data-round_2 = round 2
shell-data-round_3 = round 3
shell-data-round_4 = round 4
shell-data-usable_in_rounds = usable in rounds
shell-data-discount = discount
shell-data-constants = other numbers
shell-data-gold_per_shrine_when_building = gold per shrine when building
shell-data-fish_stack_max = most fish on a settlement
shell-data-sale_gold_by_position = gold for each fish sold
shell-data-totem_sale_bonus = bonus of the totem when selling
shell-data-celebrate_vp_per_settlement_with_fish = celebrating: VP per settlement with fish
shell-data-celebrate_totem_vp = celebrating: VP of the totem
shell-data-celebrate_vp_per_own_fish = celebrating: VP per own fish
shell-data-mana_per_axolotl = mana for an axolotl
shell-data-mana_per_worker = mana for a worker
shell-data-start_settlements = starting settlements
shell-data-neutral_settlements_per_player_2p = neutral settlements per player, two players
shell-data-end_vp_per_fish_on_settlement = end: VP per fish on a settlement
shell-data-end_vp_per_mana = end: VP per mana
shell-data-end_gold_per_vp = end: gold for a VP
shell-data-phases = phases
shell-data-options = options of a table
shell-data-settlement_on_every_island = a settlement on every island
shell-data-settlements_on_islands = settlements on islands
shell-data-navigation_plus = navigation
shell-data-workers_unlocked = workers opened
shell-data-fish_caught_in_turn = fish caught in one turn
shell-data-trade_gold_in_turn = gold from Trade in one turn
shell-data-square_of_largest_own_group = size × size of the largest own group
shell-data-per_led_island = each island led
shell-data-per_settlement_on_largest_islands = each settlement on the largest islands
shell-data-per_settlement_next_to_temple = each settlement beside a temple
shell-data-per_island_with_exactly_one_own = each island with exactly one own settlement
shell-data-per_settlement_on_smallest_islands = each settlement on the smallest islands
shell-data-yes = yes
shell-data-no = no
shell-data-player_colours = colours of the players
shell-data-money = coins
shell-data-most = most
shell-data-pieces = pieces of a player
shell-data-merchants = merchants
shell-data-discs = bid discs
shell-data-places = places
shell-data-stalls = market stalls
shell-data-capacity = places for goods
shell-data-first_stock = goods at the start
shell-data-open = open by number of players
shell-data-closed = closed by number of players
shell-data-starting_goods = goods at the start
shell-data-by_players = by number of players
shell-data-supply = supply
shell-data-harbour = harbour
shell-data-ships = ships
shell-data-free = free
shell-data-extra = one more
shell-data-extra_price = price of one more
shell-data-turned = tokens turned over
shell-data-countries = countries
shell-data-good = good
shell-data-tiles = tiles
shell-data-country = country
shell-data-back = back
shell-data-seats = seats
shell-data-coins = coins
shell-data-departs = departs
shell-data-token_kinds = kinds of tokens
shell-data-ladder = end of the ladder
shell-data-trade_tokens = trade tokens
shell-data-special_tokens = special tokens
shell-data-scoring = scoring
shell-data-instant = at once
shell-data-lasting = lasting
shell-data-points = points
shell-data-castle_cards = castle cards
shell-data-pictures = pictures
shell-data-limit = most with one picture
shell-data-looked_at = cards looked at
shell-data-picture = picture
shell-data-none = none
shell-data-spice_pair = a pair of spice
shell-data-cook_pair = a pair of food with the Cook
shell-data-capes = capes
shell-data-canvas = size of the drawing
shell-data-width = width
shell-data-height = height
shell-data-maps = maps
shell-data-basic = basic game
shell-data-advanced = advanced game
shell-data-provinces = provinces
shell-data-label = label
shell-data-region = country or cape
shell-data-x = x
shell-data-y = y
shell-data-borders = borders on
shell-data-crossroads = crossroads
