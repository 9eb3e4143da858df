### The frame of a table

table-board = The board
table-common = Cards and round
table-players = Players
table-drawer = Everything beside the board
table-drawer-handle = Open or close the drawer
table-doors = More
table-turn-order = Turn order
table-tab-seat = Mine
table-tab-strip = Actions
table-tab-others = Others
table-tab-common = Cards
table-tab-log = Log
table-tab-chat = Chat
table-you = You
table-free-seat = Free seat
table-bot = Bot { $text }
table-level = Level: { $text }
table-stand-in = A bot plays ({ $text })
table-plant-sedge = Sedge
table-plant-reed = Reed
table-plant-willow = Willow
table-plant-alder = Alder
table-plant-iris = Iris
table-plant-fern = Fern
table-chip = { $text }, { $points } points: show this board
table-days =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
table-reconnecting = reconnecting …
table-text-view = In words
table-rules = Rules
table-replay = Replay
table-menu = Menu
table-close = Close
table-results = Results
table-undo = Undo
table-hint = Hint
table-hint-key = Hint (key h)
table-redo = Redo
table-end-turn = End turn
table-choose = Choose
table-wait = Wait
table-turn-done = All done? End your turn.
table-your-turn = Your turn
table-this-turn = This turn
table-waiting-for = Waiting for { $text }
table-thinking = { $text } is thinking …
table-hurry = Hurry up
table-status-over = The game is over
table-status-cancelled = The game was cancelled
table-status-aside = This table has been set aside
table-curtain = Hand the device to { $text }
table-curtain-open = I am { $text }
table-notation = Type a move
table-play-move = Play
table-choices =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
table-view = View of the board
table-nearer = Nearer
table-farther = Farther
table-whole-board = Show the whole board
table-doubt = Are you sure?
table-doubt-yes = Yes, do it
table-doubt-no = No, go back
