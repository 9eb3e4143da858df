### The command line in English.

### Table talk

cli-bye = Goodbye!
cli-choose = Your choice (a number or notation; ? help, u undo, q quit):
cli-free = free
cli-more =
    { $count ->
        [one] { $count } more option
       *[other] { $count } more options
    }
cli-notice = An independent implementation; many numbers are reconstructed, not the printed ones.
cli-reserved = reserved: { $clan }
cli-rule = rule { $rule }
cli-saved = Saved: { $file }
cli-taken = taken: { $clan }
cli-thinking = { $clan } think …
cli-undo-none = There is nothing to take back.
cli-unknown-choice = “{ $text }” is not one of the options. Type a number from the list, or ? for help.
cli-winner = Winner: { $clan }, { $vp } VP
cli-your-turn = Your turn: { $clan }


### Headings and labels

cli-axolotls = Axolotls
cli-board = Swamp
cli-boats = Boats
cli-catch = Catch
cli-clan-board = Clan board: { $clan }
cli-display = Guides in the display
cli-final = Final scoring
cli-fish = Fish
cli-gold = Gold
cli-guide = Guide
cli-islands = Islands
cli-mana = Mana
cli-navigation = Navigation
cli-order = Turn order
cli-passed = passed
cli-phase = Phase: { $phase }
cli-points = Points
cli-races = Race cards
cli-range = Range
cli-round = Round { $round }
cli-scores = Scores
cli-season = Season: { $card } fish
cli-seat = Player { $seat }
cli-source = Source
cli-spaces = Action spaces
cli-supply = Supply
cli-temples = Temples
cli-tiles = Bonus tiles
cli-total = Total
cli-tracks = Settlement tracks
cli-trophies = Trophy cards
cli-watcher = Watcher
cli-workers = Workers


### Legend of the text board

cli-legend-boat = boat
cli-legend-fish = fish
cli-legend-land = land
cli-legend-settlement = settlement
cli-legend-shrine = shrine
cli-legend-temple = temple
cli-legend-totem = totem
cli-legend-water = water


### Help

cli-help-keys =
    A number or a notation chooses an option.
    ? shows this help, u takes the last step back, q quits.


### Simulation

cli-simulating =
    { $total ->
        [one] { $done } of { $total } game
       *[other] { $done } of { $total } games
    }
cli-summary-by-seat = by seat
cli-summary-by-source = by source
cli-summary-decisions = Decisions
cli-summary-games = Games
cli-summary-mean = mean
cli-summary-per-second = Decisions per second
cli-summary-rounds = Rounds
cli-summary-scores = Scores
cli-summary-wins = Wins


### Refusals: choices

refusal-game-over = The game is over.
refusal-no-such-option = There is no such option: { $option }.
refusal-not-your-turn = It is another player's turn.
refusal-step-limit =
    { $limit ->
        [one] The game did not come to its next decision within { $limit } step.
       *[other] The game did not come to its next decision within { $limit } steps.
    }


### Refusals: notation, names, options

refusal-bad-notation = “{ $text }” is not a move of this game.
refusal-bad-number = “{ $text }” is not a number that fits here.
refusal-bad-option-value = Option { $name } cannot be “{ $value }”. Possible: { $allowed }.
refusal-bad-players = This game takes { $least } to { $most } players, not { $found }.
refusal-bad-seat = There is no player { $seat } at this table.
refusal-unknown-bot = There is no bot named “{ $name }”. Known: { $allowed }.
refusal-unknown-edition = There is no edition “{ $edition }” of this game here.
refusal-unknown-game = There is no game named “{ $name }” here. Known: { $allowed }.
refusal-unknown-option = This game has no option “{ $name }”. Known: { $allowed }.


### Refusals: files

refusal-bad-format = Not a file of ours: format “{ $found }”.
refusal-bad-json = This is not JSON: line { $line }, column { $column }.
refusal-bad-line = Line { $line } of the record makes no sense.
refusal-missing-file = There is no file “{ $text }”.
refusal-newer-format = Written by a newer version: format “{ $found }”, known here: “{ $known }”.
refusal-other-rules = Written under other rules: version { $found }, here { $known }.
refusal-repeated-key = “{ $name }” stands there twice.
refusal-torn-record = The record breaks off in line { $line }. All before it is sound.
refusal-unreadable-file = The file “{ $text }” cannot be read.

refusal-schema-length = Wrong number of entries: { $found }, allowed { $least } to { $most }.
refusal-schema-missing = “{ $name }” is missing.
refusal-schema-pattern = “{ $found }” does not have the right form.
refusal-schema-range = { $found } is out of bounds: allowed { $least } to { $most }.
refusal-schema-type = Wrong kind of value: { $found } instead of { $expected }.
refusal-schema-unknown = “{ $name }” is not known here.
refusal-schema-value = “{ $found }” is not possible here. Possible: { $allowed }.


### Refusals: records

refusal-digest-differs = Decision { $number } leads to another position than the record says.
refusal-draws-differ = At decision { $number } chance gave something else than the record says.
refusal-illegal-move = Decision { $number } is not possible: { $move }.
refusal-no-seed = The record does not show its seed yet, so its chance cannot be verified.
refusal-nothing-to-verify = The record holds nothing to verify.
refusal-scores-differ = The final scores are not those of the record.
refusal-seal-differs = The seed does not match the seal set before the game.


### Added for the command line

cli-besides = Also possible now:
cli-closed = { $notation } is closed: { $text }
cli-key-boards = clan boards
cli-key-cards = cards explained
cli-key-help = this help
cli-key-names = names of all cells
cli-key-quit = quit
cli-key-scores = scores so far
cli-key-table = the whole table
cli-key-undo = undo within your turn
cli-key-why = what an option means, or why it is closed
cli-keys = How to answer: type the number of an option (3) or its notation (fish_1); several at once: fish_1 worker:clan
cli-open = { $notation } is open: { $text }
cli-prompt = Your choice (? for help):
cli-prompt-only = Your choice (Enter: { $notation }, ? for help):
cli-report = Report about table { $text }
cli-report-moment = After event { $number }, step { $step }
cli-report-tried = Being tried out: { $text }
cli-sound = The position is sound.
cli-summary-checked = Games checked at every decision
cli-tip = Tip:
cli-unused = Your turn is over, so this was not used: { $text }
cli-verified-digests = Digests: agree after every decision ({ $count }).
cli-verified-draws = Draws: chance gave what the record says.
cli-verified-scores = Scores: agree with the final position.
cli-verified-seal = Seal: fits the seed.
cli-verified-unfinished = Scores: none yet, the game is not over.
refusal-bad-bots = Bots named: { $found }. Name one kind for all seats, or one for each ({ $players }).
refusal-bad-options = “{ $text }” is not of the form name=value.
refusal-no-option-left = Seat { $seat } would have to decide and has nothing to choose from.
refusal-no-record = This report holds no record of the game, only a position.
refusal-no-such-decision = The record has { $most } decisions, not { $number }.
refusal-no-such-seat = There is no seat “{ $seat }”. Seats are counted from 0 to { $most }.
refusal-unknown-language = There is no language “{ $name }” here. Known: { $allowed }.
refusal-unwritable-file = “{ $text }” cannot be written.
refusal-usage = { $text } See bogwood --help.


### Tables

page-about = Board games about boats, with friends or against bots, in the browser. No account needed.
page-invitation = Invitation: { $text }
page-table =
    { $players ->
        [1] A game for one player, in the browser.
       *[other] A table for { $players } players, in the browser. No account needed.
    }

chat-applause = Applause
chat-back-soon = I will be back soon.
chat-good-game = Good game!
chat-good-luck = Good luck!
chat-hello = Hello!
chat-laughter = Laughing
chat-oops = Oops, a slip.
chat-party = Hooray!
chat-puzzled = Hm …
chat-rematch = Another game?
chat-sorry = Sorry!
chat-surprise = Oh!
chat-take-back = May I take that back?
chat-thanks = Thank you!
chat-thinking = Let me think …
chat-thumbs-up = Thumbs up
chat-well-played = Well played!
chat-your-turn = It is your turn.
cli-damaged = { $text }: event { $number } is damaged; those before it are whole
cli-regress = Tables: { $count }; different under the present rules: { $found }
cli-serving = Bogwood is open at { $text } (Ctrl+C closes it)
cli-store-damaged = The store is damaged. Tables: { $count }; events that are whole: { $events }
cli-store-whole = The store is whole. Tables: { $count }; events: { $events }
cli-tables-changed = Changed: { $text } UTC
cli-tables-could = Table { $text } can go on: its events replay to their end.
cli-tables-events = Last event: { $text }
cli-tables-game = Game: { $text }
cli-tables-resumed = Table { $text } goes on.
cli-tables-seats = Seats: { $text }
cli-tables-status = Status: { $text }
cli-tables-title = Title: { $text }
refusal-account-taken = Somebody else has this account name.
refusal-already-answered = You have agreed already.
refusal-already-proposed = A proposal is waiting for answers already.
refusal-already-resigned = You have resigned already.
refusal-bad-account = An account name has 2 to { $longest } letters, digits, dots, hyphens or underscores.
refusal-bad-address = This address cannot be called: it must be http or https, to a public host.
refusal-bad-body = The request makes no sense.
refusal-bad-message = The message makes no sense.
refusal-bad-method = This cannot be done at this address.
refusal-bad-nickname = A nickname has letters that can be seen, and none that hide or turn the text around.
refusal-bad-pace = These clocks make no sense: { $text }.
refusal-bad-passphrase = A passphrase has { $least } to { $most } letters.
refusal-bad-proposal = “{ $text }” cannot be proposed.
refusal-bad-seats = Wrong number of seats: { $found } instead of { $expected }.
refusal-bad-take-back = The game cannot go back to event { $number }.
refusal-bot-plays = A bot plays for player { $seat } now.
refusal-clock-decides = Player { $seat } has time left on the clock; until it is up nobody else decides for them.
refusal-does-not-replay = The events of table { $table } do not replay to their end.
refusal-has-account = You have an account with another name already.
refusal-internal = Something went wrong here; it has been noted.
refusal-missing-header = The header { $text } is missing.
refusal-no-entry = This table is private: ask for a link to it.
refusal-no-nickname = Choose a nickname.
refusal-no-stand-in = No bot plays for player { $seat } that could hand the seat back.
refusal-nothing-to-withdraw = You have chosen nothing that could still be changed: either it is not sealed, or everybody has chosen.
refusal-no-such-event = There is no event { $number } at this table; the last one is { $most }.
refusal-no-such-page = There is nothing at this address.
refusal-no-such-step = The turn that follows has { $most } decisions, not { $number }.
refusal-not-a-bot = No bot plays for player { $seat }.
refusal-not-aside = Table { $table } was not set aside.
refusal-not-away = Player { $seat } has been here lately; ask again in { $seconds } s.
refusal-not-open = The seats of this table can no longer be changed.
refusal-coach-busy = The coach has too much to do. Ask again in about { $seconds } s.
refusal-less-hints = At this table the coach only says whether something is being wasted.
refusal-no-coach = There is no coach for this game.
refusal-no-hints = There are no hints at this table.
refusal-not-over = That is possible only when the game is over.
refusal-not-ready = Nothing can be stored at the moment. What was stored before is safe.
refusal-not-running = No game is being played at this table.
refusal-not-signed-in = Come in first: choose a nickname or sign in.
refusal-not-started = The game has not started yet.
refusal-not-your-seat = This is not your seat.
refusal-nothing-proposed = Nothing has been proposed.
refusal-nothing-said = Say something, or choose a phrase, but not both.
refusal-nothing-to-redo = There is nothing to do again.
refusal-nothing-to-undo = There is nothing to take back.
refusal-one-process-store = Several server processes need a store on PostgreSQL.
refusal-port-taken = It is not possible to listen on { $text }.
refusal-seat-taken = Seat { $seat } is taken.
refusal-stale = The table has moved on meanwhile; here is how it stands now.
refusal-store-busy = Something else holds the server’s store, so this was not done. Everything before it is stored and safe; try again in a moment.
refusal-store-failing = The server’s disk reports a fault, so this was not done. Everything before it is stored; try again later.
refusal-store-full = The server’s disk is full, so this was not done. Everything before it is stored and safe; try again later.
refusal-store-read-only = The server may not write to its store now, so this was not done. Everything before it is stored and safe; try again later.
refusal-table-aside = This table was set aside after a fault. Whoever runs the server can let it go on.
refusal-table-damaged = This table is damaged on the server’s disk from its first event on.
refusal-table-elsewhere = The table is just changing its server; try again in a moment.
refusal-too-fast = Too much at once; try again in { $seconds } s.
refusal-too-large = Too large: at most { $most } bytes.
refusal-too-long = Too long: at most { $longest } letters.
refusal-too-many-hooks = At most { $most } addresses.
refusal-too-many-sockets = Too many connections from your address: at most { $most }. Close one first.
refusal-turn-complete = Your turn is complete: end it or take something back.
refusal-turn-not-complete = Your turn is not complete yet.
refusal-unknown-phrase = There is no phrase “{ $text }”.
refusal-unknown-table = There is no such table.
refusal-wrong-code = This code opens no seat at this table.
refusal-wrong-host = This server does not answer to the name { $text }; whoever keeps it can allow that name.
refusal-wrong-origin = The request comes from another site: { $text }.
refusal-wrong-passphrase = Account or passphrase are wrong.

### Stores

refusal-backup-by-pg-dump = A store in PostgreSQL is copied with its own tool: { $text }.
refusal-file-exists = “{ $text }” is there already.
refusal-missing-extra = This needs the extra “{ $text }”: pip install "bogwood[{ $text }]".
refusal-not-a-store = “{ $text }” is not a store of tables.
refusal-store-damaged = The store “{ $text }” is damaged.
refusal-store-in-use = The store “{ $text }” is in use: stop the server first.
refusal-store-log-cut = The log of “{ $text }” was spoilt in the middle. What came before that place is kept, later changes are lost; the log as it was found is “{ $file }”.
refusal-store-log-mended = The log of “{ $text }” was spoilt in the middle. Everything could be kept; the log as it was found is “{ $file }”.
refusal-store-served = The store “{ $text }” is served already, by process { $process }: two servers on one file would not know of each other.
refusal-store-too-new = The store was written by a later version of Bogwood: its schema is { $found }, this version knows { $known }.
refusal-store-unreachable = The database at “{ $text }” cannot be reached.
refusal-store-unreadable = The store “{ $text }” cannot be opened.
refusal-unknown-store = There is no kind of store “{ $text }”: use a path, sqlite:/// or postgresql://.


### Arena

arena-ahead = Ahead in
arena-bot = Bot
arena-crosstable = Each against each
arena-decisions-per-turn = Decisions per turn
arena-difference = Difference in points
arena-elo = Elo rating
arena-fact-deals = Deals: { $deals }
arena-fact-edition = Edition and rules: { $text }
arena-fact-games = Games: { $games }
arena-fact-options = Rule options: { $text }
arena-fact-players = Players: { $players }
arena-fact-seed = Seed: { $text }
arena-fault = Fault
arena-faults = Games without a result
arena-figures = All figures
arena-first-seat = First seat wins
arena-games = Games
arena-how = Brackets hold 95 % confidence intervals. Every deal is played with the bots in every rotation of the seats, so the luck of the deal cancels out; intervals count deals, not games. A shared victory is split among its winners. What was chosen and won is not yet proof that choosing it wins: strong players choose differently.
arena-margin = Points ahead of the others
arena-more-often = Victories of those who did it more often
arena-ms-per-decision = CPU ms per decision
arena-ms-per-turn = CPU ms per turn
arena-note-more-often = The plot shows how often those won who chose it more often than the others at their table.
arena-option = Rule option
arena-options-chosen = Options chosen at least once
arena-other = against
arena-score = Score
arena-seat = Seat
arena-seats = Victories by seat
arena-seats-with = Times
arena-standings = Standings
arena-stopped = Stopped. The games played so far are in { $text }; the same command with --resume goes on.
arena-the-rules = the rules
arena-thing = Choice
arena-title = Arena: { $text }
arena-title-balance = Balance: { $text }
arena-trait-base = Start base
arena-trait-chief = Chief
arena-trait-clan = Clan
arena-trait-colour = Colour
arena-trait-guide = Last guide
arena-trait-setup_card = Setup card
arena-trait-side = Side of the clan board or chief
arena-values = By rule option
arena-win-rate = Victories
refusal-arena-exists = “{ $text }” holds an arena already: go on with it by --resume, or choose another folder.
refusal-other-settings = This arena was begun with other settings: { $text }.
refusal-resume-where = Name the folder of the arena with --out.
