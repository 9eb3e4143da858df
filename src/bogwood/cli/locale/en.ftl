### The command line in English.

### Table talk

cli-bye = Goodbye!
cli-notice = An independent implementation; many numbers are reconstructed, not the printed ones.
cli-rule = rule { $rule }
cli-saved = Saved: { $file }
cli-thinking = { $clan } think …
cli-undo-none = There is nothing to take back.
cli-unknown-choice = “{ $text }” is not one of the options. Type a number from the list, or ? for help.
cli-winner = Winner: { $clan }, { $vp } VP
cli-your-turn = Your turn: { $clan }


### Headings and labels

cli-final = Final scoring
cli-round = Round { $round }
cli-seat = Player { $seat }
cli-source = Source
cli-total = Total


### Simulation

cli-simulating =
    { $total ->
        [one] { $done } of { $total } game
       *[other] { $done } of { $total } games
    }
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
refusal-name-twice = The same name stands there twice.
refusal-wrong-number = Wrong number: { $found } instead of { $expected }.
refusal-unknown-name = There is nothing of this name: “{ $text }”.
refusal-not-now = That does not answer the question asked now.
refusal-off-board = { $cell } is not on the board.
refusal-unknown-bot = There is no bot named “{ $name }”. Known: { $allowed }.
refusal-unknown-edition = There is no edition “{ $edition }” of this game here.
refusal-unknown-game = There is no game named “{ $name }” here. Known: { $allowed }.
refusal-unknown-diagram = There is no diagram named “{ $name }” here. Known: { $allowed }.
refusal-nothing-to-measure = Nothing is to be measured of { $name }: it has no overview.
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
cli-key-boards = everybody's boards
cli-key-cards = cards explained
cli-key-help = this help
cli-key-names = names of all cells
cli-key-quit = quit
cli-key-scores = scores so far
cli-key-table = the whole table
cli-key-undo = undo within your turn
cli-key-why = what an option means, or why it is closed
cli-keys = How to answer: type the number of an option (3) or its notation ({ $notation }); several at once: 3 1
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
cli-backup-faulty = The copy is not sound, or not every table in it replays. Tables: { $count }; events that are whole: { $events }
cli-backup-verified = The copy is whole, and every table in it replays. Tables: { $count }; events: { $events }
cli-damaged = { $text }: event { $number } is damaged; those before it are whole
cli-doctor-aside = Tables that are set aside: { $count }. See them: bogwood tables list --status aside
cli-doctor-backups = Minutes since the newest copy: { $minutes }
cli-doctor-backups-faulty = The newest copy “{ $text }” cannot be put back; make another one with bogwood backup --verify. { $reason }
cli-doctor-backups-none = There is no copy of the store in “{ $text }”: start the server with --backups, and look into its log.
cli-doctor-backups-off = No folder for copies is named: start the server, and ask here, with --backups FOLDER.
cli-doctor-backups-old = Hours since the newest copy: { $hours }. The server’s log says why none is made.
cli-doctor-backups-postgres = Copies of a database are made by pg_dump or pg_basebackup; they are not looked at here.
cli-doctor-clock = The clock goes evenly.
cli-doctor-clock-behind = The clock is { $seconds } s behind the newest stored change: set it right.
cli-doctor-clock-jumps = The clock was set while it was looked at: see to the time service of the machine (NTP).
cli-doctor-disk = Free on the disk of the store: { $free } MB
cli-doctor-disk-low = Only { $free } MB are free on the disk of the store: make room before moves are refused.
cli-doctor-engines-compiled = The engines run compiled.
cli-doctor-engines-interpreted = The engines run interpreted, so bots are much slower: install a wheel with compiled engines, or run python3 make.py setup.
cli-doctor-files = Files that may be open: { $count }
cli-doctor-files-few = Only { $count } files may be open, and every connection is one: raise the limit (ulimit -n, or LimitNOFILE of systemd).
cli-doctor-ill = Wrong: { $count }
cli-doctor-leases = Process { $text } does not answer and holds tables: { $count }. Others take them over within ten seconds; if not, restart them.
cli-doctor-log-long = The write-ahead log has { $size } MB: somebody reads the store for long; if it stays so, restart the server.
cli-doctor-orphans = Processes are left over from a dead server. End them: kill { $text }
cli-doctor-orphans-none = No process is left over from a dead server.
cli-doctor-postgres = PostgreSQL { $version }; connections: { $used } of { $most }
cli-doctor-postgres-clock = The clocks of this machine and of the database are { $seconds } s apart: see to the time service of both (NTP).
cli-doctor-postgres-full = PostgreSQL { $version } has { $used } of { $most } connections: raise max_connections, or run fewer processes.
cli-doctor-postgres-read-only = The database takes no writes, as a standby does: give --store the address of the primary.
cli-doctor-proxies-all = --proxies { $text } believes everybody’s word about addresses: name only your own proxies.
cli-doctor-proxies-bad = “{ $text }” in --proxies is no address and no network: correct it.
cli-doctor-proxies-none = An https address needs a proxy, and without --proxies all who come through it share one limit: name it.
cli-doctor-served = Process { $text } serves the store.
cli-doctor-sqlite-old = SQLite { $found } is older than { $least }: install a newer Python.
cli-doctor-store = The store “{ $text }” is whole, as far as it was looked at. Tables: { $count }; MB: { $size }
cli-doctor-store-event = Event { $number } of table { $table } is damaged: bogwood tables repair { $table }
cli-doctor-store-faulty = The structure of the store is damaged ({ $text }): stop the server and put the newest copy back with bogwood restore.
cli-doctor-store-none = There is no store at “{ $text }” yet: bogwood serve makes it.
cli-doctor-store-older = The store is of an older version: make a copy (bogwood backup); the next start brings it up to date.
cli-doctor-store-refused = The store cannot be used. { $text }
cli-doctor-store-unwritable = Nothing can be written to “{ $file }” ({ $text }): see to its rights, its disk, and to who has it locked.
cli-doctor-unserved = No server has the store open.
cli-doctor-url-bad = --public-url “{ $text }” is no http or https address: write it as browsers do.
cli-doctor-versions = Versions: Bogwood { $bogwood }, Python { $python }, SQLite { $sqlite }
cli-doctor-well = Nothing is wrong.
cli-regress = Tables: { $count }; different under the present rules: { $found }
cli-serving = Bogwood is open at { $text } (Ctrl+C closes it)
cli-store-damaged = The store is damaged. Tables: { $count }; events that are whole: { $events }
cli-store-whole = The store is whole. Tables: { $count }; events: { $events }
cli-tables-aside = Table { $text } is set aside. To let it go on: bogwood tables resume { $text }
cli-tables-change-status = Status: { $before } → { $after }
cli-tables-change-to-act = To act: { $before } → { $after }
cli-tables-changed = Changed: { $text } UTC
cli-tables-could = Table { $text } can go on: its events replay to their end.
cli-tables-events = Last event: { $text }
cli-tables-game = Game: { $text }
cli-tables-put-by = Events { $first } to { $last } are taken out; they stay in the store, in “kept”, under damaged/{ $table }/{ $first }.
cli-tables-replays = Its events replay to their end: it can go on later where it stands.
cli-tables-replays-not = Its events do not replay to their end: it cannot go on before bogwood tables repair { $text }.
cli-tables-resumed = Table { $text } goes on.
cli-tables-seats = Seats: { $text }
cli-tables-sound = Nothing is wrong with table { $text }: all its events are whole and replay.
cli-tables-status = Status: { $text }
cli-tables-title = Title: { $text }
cli-tables-trial = Nothing was changed (--dry-run).
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
refusal-event-damaged = Event { $number } is damaged; those before it are whole.
refusal-event-endless = The rules do not come back from event { $number }.
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
refusal-no-puzzle = This table is no puzzle.
refusal-puzzle-unfinished = The turn is not finished: something is still to be decided.
refusal-unknown-puzzle = There is no puzzle named “{ $name }”.
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
refusal-store-away = The server cannot reach its database at the moment. Everything that was confirmed is stored and safe; try again in a moment.
refusal-store-busy = Something else holds the server’s store, so this was not done. Everything before it is stored and safe; try again in a moment.
refusal-store-failing = The server’s disk reports a fault, so this was not done. Everything before it is stored; try again later.
refusal-store-full = The server’s disk is full, so this was not done. Everything before it is stored and safe; try again later.
refusal-store-read-only = The server may not write to its store now, so this was not done. Everything before it is stored and safe; try again later.
refusal-table-aside = This table was set aside after a fault. Whoever runs the server can let it go on.
refusal-table-damaged = This table is damaged on the server’s disk from its first event on.
refusal-server-leaving = The server is starting again; try again in a moment.
refusal-table-elsewhere = The table is just changing its server; try again in a moment.
refusal-too-fast = Too much at once; try again in { $seconds } s.
refusal-too-large = Too large: at most { $most } bytes.
refusal-too-long = Too long: at most { $longest } letters.
refusal-too-many-hooks = At most { $most } addresses.
refusal-too-many-sockets = Too many connections from your address: at most { $most }. Close one first.
refusal-too-many-take-backs = Play has been taken back { $most } times at this table, and cannot be taken back once more.
refusal-too-many-withdrawals = You have changed secret choices { $most } times in this game; this one stands.
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
refusal-store-too-old = The store “{ $text }” is of an older version: restore it, and it is brought up to date when it is opened.
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


### Games at hand

cli-games-broken = Cannot be used:
cli-minutes = { $minutes } min
cli-new-game = The game “{ $name }” was written to { $text }. What to type next:
cli-no = no
cli-yes = yes

refusal-bad-game-name = A game cannot be named “{ $name }”: small Latin letters, digits and “_” will do, a letter first, forty signs at most, and no word of Python.
refusal-folder-exists = “{ $text }” is there already.
refusal-module-name-taken = There is a Python module named “{ $name }” already, and the two would hide each other.
refusal-game-bad-data = The data of the game break their schema. Problems: { $count }, the first: { $text }.
refusal-game-bad-manifest = The manifest of the game says what cannot be: “{ $found }”.
refusal-game-name-taken = There is a game named “{ $name }” already; it comes with { $text }.
refusal-game-not-loaded = The game cannot be loaded: { $text }
refusal-game-not-opened = The game cannot be opened: { $text }
refusal-game-without-manifest = “{ $text }” should be the manifest of a game and is: { $found }.
refusal-nothing-to-train = The game “{ $name }” brings nothing that bots could be trained in.


### Positions drawn

cli-points-now = now
cli-points-end = if the game ended now

### Lessons

cli-lesson-steps =
    { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
refusal-unknown-lesson = There is no lesson “{ $name }” of this game here. Known: { $allowed }.
refusal-lesson-turn-over = The turn is over here: a step that ends it is missing before this one.
refusal-lesson-not-offered = What this step asks for is not offered. Offered: { $text }.
refusal-lesson-turn-open = The turn is not at its end here. Still open: { $text }.
refusal-lesson-script-short = The script of seat { $seat } is too short: nobody plays on.
refusal-lesson-unsaid = { $text } lacks the message { $name }.
refusal-lesson-way-closed = After “{ $name }” the lesson cannot be played to its end: { $text }.
refusal-lesson-wrong-unmet = Nobody can choose “{ $name }” here, so its sentence is never said.
refusal-lesson-end-unasked = This turn is ended by “{ $name }”: the step has to ask for it.
