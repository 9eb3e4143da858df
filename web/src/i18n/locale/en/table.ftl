### The frame of a table

table-skip = Skip to the board
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
table-redo = Redo
table-end-turn = End turn
table-withdraw = Change my choice
table-choose = Choose
table-wait = Wait
table-turn-done = All done? End your turn.
table-by-way-of = { $first }: { $text }
table-unasked = Went without saying: there was only one answer.
table-step-unasked = { $text } (by itself)
table-your-turn = Your turn
table-this-turn = This turn
table-waiting-for = Waiting for { $text }
table-thinking = { $text } is thinking …
table-puzzle-played = Your turn has been played.
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

### Turns told one by one

table-told-turn = { $who } { $deeds }
table-told-you = You { $deeds }
table-told-strip = What happened
table-told-since = Since your last turn
table-told-since-count =
    { $count ->
        [0] Since your last turn: nothing
        [one] Since your last turn: { $count } turn
       *[other] Since your last turn: { $count } turns
    }
table-told-since-none = Nothing has happened since your last turn.
table-told-again = Show again
table-told-skip = Skip
table-told-skip-key = Skip to the present (Escape)
table-told-last = The last turns
table-told-chance = You get
table-told-chance-spoken = You get: { $text }
table-told-gained = { $text }, { $amounts }
table-pace = Showing others' turns
table-pace-calm = Calm
table-pace-normal = Normal
table-pace-quick = Quick
table-pace-off = Off
table-pace-help = How long each turn of the others is shown. With “Off” the table jumps to the present at once; “Since your last turn” still tells it all.

### What is spoken, and what can be asked for

table-spoken-undone = Undone: { $text }
table-spoken-undone-step = Undone.
table-spoken-ended = Turn ended.
table-spoken-more = and { $count } more
table-spoken-means = { $who }: { $text }
table-spoken-points = { $who }: { $points } VP
table-keys = Keys
table-keys-on = Keys at the table
table-keys-on-help = Single keys do something anywhere at a table, unless you are typing.
table-keys-help = Keys are known by their place on the keyboard, whatever your layout prints there. To change one, choose it and press another; Delete takes it away.
table-keys-reset = As they were
table-key-change = { $what }: { $text }. Change
table-key-press = Press a key
table-key-escape = Skip to the present, close a bubble
table-key-arrows = Walk over the board or a menu
table-key-question = Repeat the question
table-key-last = What the others did
table-key-means = What I have
table-key-others = What the next player has
table-key-points = Everybody’s points
table-key-round = Round, and whose turn it is
table-key-lit = To the first place that can be chosen
table-key-next = Next place that can be chosen
table-key-previous = Previous place that can be chosen
table-key-kind = Next kind or column of places
table-key-kind_before = Previous kind or column of places
table-key-main = Main button, such as the end of the turn
table-key-undo = Undo
table-key-redo = Redo
table-key-hint = Hint
table-key-icons = Pieces and icons
table-key-words = The table in words
table-key-type = Type a move or a question
table-key-keys = Show the keys
table-speech = Spoken to screen readers
table-speech-brief = Brief
table-speech-usual = Usual
table-speech-full = Full
table-speech-help = “Brief” tells what others did, and of gains only yours; “Full” tells every small step, too. A key repeats what was left out.

# Values of games without a face of their own

table-yes = yes
table-no = no
table-nothing = none
