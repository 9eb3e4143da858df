### Feya's Swamp at a glance, in English.

### The aim, a turn, a round

feya-overview-aim = Lead a clan through { $rounds } rounds. Whoever has the most victory points (VP) after the final scoring wins. Points are never lost.
feya-overview-turn-1 = Put a worker on a free action space, pay its mana and take its gain; or play a bonus tile; or pass.
feya-overview-turn-2 = Every boat of yours may carry out that action once: it sails, and acts where it arrives.
feya-overview-turn-3 = At any time exchange mana for an axolotl, which is a worker for once, or a worker for mana.
feya-overview-turn-4 = At the end of the turn the race cards are looked at: whoever meets one first scores most.
feya-overview-round-1 = Income: what your clan board has opened, and your guide.
feya-overview-round-2 = Turns, one action each, until everybody has passed. Whoever passes takes a bonus tile and the guide of the next round.
feya-overview-round-3 = Maintenance: workers come back, the season of the fish changes, guides set the new turn order.
feya-overview-round-4 = After the last round: islands, trophies, and fish, mana and gold that are left.

### Kinds of choices

feya-kind-board = Clan boards
feya-kind-side = Sides of the clan board
feya-kind-guide = Guides
feya-kind-tile = Bonus tiles
feya-kind-bonus = What the tracks open
feya-kind-special = Salamander tiles
feya-kind-action = Actions

### Clans

feya-clans-alike = On the normal side all four boards are the same: take the clan you like.
feya-clans-lotus = The lotus sides differ; this is what each is good at.
feya-clans-choose = You choose the side afterwards. Normal sides are the same for all; this is what the lotus sides are good at.
feya-board-normal = Boats, two workers, gold, mana and points in a mixed order, the same for every clan.
feya-board-crocodile_lotus = A third extra worker, one of them early; no income in VP.
feya-board-turtle_lotus = Two more incomes of mana, early; less gold.
feya-board-frog_lotus = Catch and navigation very early; little gold.
feya-board-salamander_lotus = Four spaces whose bonus you choose yourself when you open them.
feya-good-board-normal = Good for a first game: nothing is missing.
feya-good-board-crocodile_lotus = Good if you like many small actions: open the worker on the upper left first.
feya-good-board-turtle_lotus = Good if you live on axolotls and dear action spaces.
feya-good-board-frog_lotus = Good if you fish a lot and sail far; sell fish for the gold that is missing.
feya-good-board-salamander_lotus = Good if you can already tell what you lack; not for a first game.
feya-good-side-normal = Good for a first game: the same for everybody.
feya-good-side-lotus = Good if its strength fits your plan; it lacks something in return.

### Guides

feya-good-guide-artist = Good when an island with your fish is about to be full; you celebrate without a worker.
feya-good-guide-builder = Good in rounds in which you want to build more than once.
feya-good-guide-fisherman = Good with two boats or more near fish in season.
feya-good-guide-leader = Good when everybody will fight for one action space.
feya-good-guide-merchant = Good at the start and whenever a settlement is dear.
feya-good-guide-monk = Good with few workers: mana buys axolotls.
feya-good-guide-sailor = Good every round: range for the rest of the game, and points that grow.
feya-good-guide-storyteller = Good once you have temple tiles; weak in the first round.
feya-good-guide-warrior = Good when actions matter more than what they cost.
feya-good-guide-wiseman = Good when you are spread over many islands and lead on them.

### Bonus tiles

feya-good-tile-r1_catch_1 = Good for one great turn of fishing with all boats.
feya-good-tile-r1_discount_2 = Good for the turn in which two boats build.
feya-good-tile-r1_discount_3 = Good for the turn in which two boats build.
feya-good-tile-r1_range_2 = Good to reach a temple or a far shoal once.
feya-good-tile-r1_range_3 = Good to reach a temple or a far shoal once.
feya-good-tile-r2_build = A whole action for nothing; keep gold for it.
feya-good-tile-r2_celebrate = Good when the Celebrate spaces are always taken.
feya-good-tile-r2_fish = A whole action for nothing, good with three boats.
feya-good-tile-r2_improve_navigation = Good when few steps are missing for a race card.
feya-good-tile-r2_trade = Good when you hold many fish and no worker.
feya-good-tile-r3_gold_axolotl = Good when gold is left over: one more action.
feya-good-tile-r3_gold_mana = Good when gold is left over and dear spaces are free.
feya-good-tile-r3_mana_axolotl = Good when mana is left over: one more action.
feya-good-tile-r3_mana_fish = Good when your settlements still have room for fish.
feya-good-tile-r3_mana_gold = Good when a last settlement is a little too dear.
feya-good-tile-r4_vp_2 = Points at once: the higher number is the better tile.
feya-good-tile-r4_vp_3 = Points at once: the higher number is the better tile.
feya-good-tile-r4_vp_4 = Points at once: the higher number is the better tile.
feya-good-tile-r4_vp_5 = Points at once: the higher number is the better tile.
feya-good-tile-r4_vp_6 = Points at once: the higher number is the better tile.

### What the tracks open

feya-good-bonus-boat = Good early: every action is carried out once more.
feya-good-bonus-catch = Good early, and with many boats.
feya-good-bonus-income_gold = Good early: it pays every round that is still to come.
feya-good-bonus-income_mana = Good early: it pays every round that is still to come.
feya-good-bonus-income_navigation = Good early: range and rising points every round.
feya-good-bonus-income_vp = Good before the last round; afterwards it pays nothing.
feya-good-bonus-navigation_now = Good at any time, best when a race card asks for it.
feya-good-bonus-none = Only a step on the way: look at what comes after it.
feya-good-bonus-vp_celebrate = Good when your fish lie together on one island.
feya-good-bonus-wild = Good early, with whatever you lack most.
feya-good-bonus-worker = Good early: one more action every round.

### Salamander tiles

feya-good-special-catch = { feya-good-bonus-catch }
feya-good-special-income_gold = { feya-good-bonus-income_gold }
feya-good-special-income_mana = { feya-good-bonus-income_mana }
feya-good-special-income_navigation = { feya-good-bonus-income_navigation }
feya-good-special-vp_celebrate = { feya-good-bonus-vp_celebrate }

### Pieces and icons

feya-legend-pieces = On the swamp
feya-legend-goods = What is counted
feya-legend-actions = Actions
feya-legend-guides = Guides
feya-legend-bonuses = On the clan board
feya-legend-goals = Races and trophies
feya-thing-boat = Boat
    .about = Acts for you: every boat may carry out the action of your turn once.
feya-thing-settlement = Settlement
    .about = Land of your clan on an island; fish can be laid on it.
feya-thing-shrine = Shrine
    .about = The heart of an island: makes settlements there dearer to build and worth more at the end.
feya-thing-temple = Temple
    .about = On the rim; the first visit of a boat by Navigate brings its tile.
feya-thing-totem = Totem
    .about = Stands on the newest shrine: its island pays more for fish and for feasts.
feya-thing-fish_place = Fishing place
    .about = Fish of one colour; it can be caught in the rounds of its season.
feya-thing-worker = Worker
    .about = Stands on an action space; comes back at the end of the round.
feya-thing-axolotl = Axolotl
    .about = A worker for one use, bought with mana.
feya-thing-gold = Gold
    .about = Pays for settlements.
feya-thing-mana = Mana
    .about = Pays for dear action spaces and for axolotls.
feya-thing-fish = Fish
    .about = Caught by boats, laid on settlements by Trade.
feya-thing-vp = Victory points
    .about = Most of them win.
feya-thing-navigation = Navigation
    .about = How much further your boats sail than your guide says.

### Mistakes: what beginners do otherwise than winners, on average a game

feya-mistake-settlements = They build too little: { $easy } settlements at the end, winners { $won }.
feya-mistake-boats = They leave the third boat on the board: { $easy } boats at the end of round 3, winners { $won }.
feya-mistake-voyages = They use one boat where all may act: { $easy } voyages in a game, winners { $won }.
feya-mistake-trophies = They forget the trophies, which lie open from the start: { $easy } points, winners { $won }.
feya-mistake-races = They reach few race cards: { $easy }, winners { $won }.
feya-mistake-islands = They build where few shrines stand: islands bring them { $easy } points, winners { $won }.
feya-mistake-fish = They sell too few fish: { $easy } laid on settlements, winners { $won }.
feya-mistake-gold = They end with gold that could have built something: { $easy }, winners { $won }.
feya-mistake-tiles = They do not play their bonus tiles: { $easy } left at the end, winners { $won }.
feya-mistake-workers = They turn workers into mana while actions are free: { $easy } times, winners { $won }.

### Diagrams

feya-diagram-fish = A boat goes fishing: it may sail to water with fish in season, as far as its range carries it.
feya-diagram-build = A boat has arrived to build: the cells beside it that belong to exactly one island are open, each with its price.
feya-diagram-celebrate = A celebration: choose the island with the most settlements that hold fish; your own fish there score once more.
