### Endless Winter at a glance, in English.

### The aim, a turn, a round

winter-overview-aim = Lead a tribe through { $rounds } rounds of an ice age. Whoever has the most victory points (VP) after the final scoring wins.
winter-overview-turn-1 = Place a figure in a column. Nobody is blocked; the first figure there uses one more box.
winter-overview-turn-2 = Play a culture card if you like: the first of a turn costs nothing.
winter-overview-turn-3 = Play tribe cards for Labour and pay with it, with Food and Tools for what the boxes of the column offer, in their order.
winter-overview-turn-4 = What is not played stays in your hand; Labour is gone.
winter-overview-round-1 = Action phase: everybody places their figures, one a turn.
winter-overview-round-2 = Eclipse: all put down cards in secret. Strength sets the turn order, the cards lend their abilities.
winter-overview-round-3 = Then hexes you lead pay, your board gives income and your sacred stones score.
winter-overview-round-4 = Preparation: figures come home, displays are renewed, new cards are drawn. Halfway through, Era II begins.

### Kinds of choices

winter-kind-setup = Setup cards
winter-kind-chief = Sides of the chief
winter-kind-tribe = Tribe cards
winter-kind-culture = Culture cards
winter-kind-stone = Sacred stones
winter-kind-animal = Animals
winter-kind-column = Columns
winter-kind-deed = Boxes of the columns

### Setup cards

winter-good-setup-full_baskets = Good for recruiting to the hand at once.
winter-good-setup-sharp_edges = Good for an early sacred stone or a hunt.
winter-good-setup-fresh_tracks = Good if you want to collect animals.
winter-good-setup-long_walk = Good for being first on good hexes.
winter-good-setup-old_grief = Good for a lean deck, and for Honor from the start.
winter-good-setup-carried_fire = Good if you will end with many resources.
winter-good-setup-first_stone = Good for a start at the megalith site, where the next one lies beside it.
winter-good-setup-large_family = Good for more Labour in the very first turns.

### Chiefs

winter-good-chief-ash_lance_a = Good if you hunt every round: he pays for a whole animal.
winter-good-chief-ash_lance_b = Good with many small animals to tip.
winter-good-chief-storm_voice_a = Good for taking people every round.
winter-good-chief-storm_voice_b = Good if turn order matters to you, or Food is short.
winter-good-chief-grey_chisel_a = Good for culture cards and stones every round.
winter-good-chief-grey_chisel_b = Good if you build up the megalith site.
winter-good-chief-quiet_moon_a = Good everywhere: a step on an idol track each round.
winter-good-chief-quiet_moon_b = Good everywhere, best with a strong deck.
winter-good-chief-far_strider_a = Good for leading many hexes.
winter-good-chief-far_strider_b = Good for early income: every camp uncovers some.

### Tribe cards

winter-good-tribe-elder = Good for Initiate, and to bury in the Eclipse.
winter-good-tribe-crafter = Good for Develop: culture cards and stones.
winter-good-tribe-hunter = Good early: a large set of animals needs many hunts.
winter-good-tribe-explorer = Good for camps and villages in the first rounds.
winter-good-tribe-shaman = Good anywhere: Labour in every column, and a step in the Eclipse.
winter-good-tribe-warrior = Good against a leader of hexes you want.

### Culture cards, by what they do first

winter-good-culture-labour = Good for one big turn.
winter-good-culture-food = Good if you recruit to the hand or place camps.
winter-good-culture-tools = Good for stones, culture cards and hunts.
winter-good-culture-draw = Good with strong cards in your deck.
winter-good-culture-megalith = Good early: megaliths support each other.
winter-good-culture-tip = Good if you have animals outside your best set.
winter-good-culture-camp = Good before an Eclipse, with income still covered.
winter-good-culture-move = Good just before an Eclipse, or for a village.
winter-good-culture-honor = Good with many cards in your grave.
winter-good-culture-sacrifice = Good if you end with many resources.
winter-good-culture-hunt_deck = Good if any animal helps you.
winter-good-culture-hunt_open = Good if the species you collect lies open.
winter-good-culture-bury = Good while weak cards are still in your deck.
winter-good-culture-vp = Good every time it comes up: points at once.
winter-good-culture-score_per = Good late, when there is much to count.

### Animals

winter-good-animal-any = Good if you have it already: a set grows in value with every animal.

### Sacred stones

winter-good-stone-stone_camps = Good early, with camps on the map.
winter-good-stone-stone_species = Good if you take one of each species.
winter-good-stone-stone_graves = Good if you bury every round.
winter-good-stone-stone_builders = Good with two megaliths or more.
winter-good-stone-stone_learning = Good if you buy culture cards anyway.
winter-good-stone-stone_great_villages = Good with two villages or more.
winter-good-stone-stone_great_species = Good if you have almost every species.
winter-good-stone-stone_great_builders = Good with many megaliths.
winter-good-stone-stone_great_honor = Good if you are far on the Honor track.
winter-good-stone-stone_great_sacrifice = Good if you are far on the Sacrifice track.
winter-good-stone-stone_great_heartland = Good if you lead in the middle of the map.
winter-good-stone-stone_great_rim = Good with camps on the edge.
winter-good-stone-stone_great_tribe = Good with a large tribe.
winter-good-stone-stone_great_learning = Good with many culture cards.
winter-good-stone-stone_great_stores = Good if you keep resources, and with Sacrifice.
winter-good-stone-stone_landmarks = Good if you found villages beside landmarks.
winter-good-stone-stone_forest = Good if you found villages beside this land.
winter-good-stone-stone_plains = Good if you found villages beside this land.
winter-good-stone-stone_hills = Good if you found villages beside this land.
winter-good-stone-stone_mountains = Good if you found villages beside this land.
winter-good-stone-stone_tundra = Good if you found villages beside this land.

### Pieces and icons

winter-legend-pieces = Pieces
winter-legend-columns = Columns
winter-legend-signs = Signs on cards and boards
winter-legend-animals = Animals
winter-legend-lands = Lands
winter-legend-people = People of the tribe
winter-thing-member = Member
    .about = A figure that you place in a column, one a turn.
winter-thing-chief = Chief
    .about = Your third figure; adds a bonus of its own in some columns.
winter-thing-camp = Camp
    .about = Gives influence on its hex, and uncovers income on your board.
winter-thing-village = Village
    .about = Stands where three hexes meet, gives influence on all of them and stays.
winter-thing-raft = Raft
    .about = Rivers & Rafts: a camp that goes down the river.
winter-thing-megalith = Megalith
    .about = Gives the bonus of its space; on top of four others, points.
winter-thing-stone = Sacred stone
    .about = Scores in each of your Eclipses.
winter-thing-food = Food
    .about = Pays for people and camps.
winter-thing-tools = Tools
    .about = Pay for culture cards, stones and hunts.
winter-thing-labour = Labour
    .about = From the cards you play; gone at the end of the turn.
winter-thing-draw = Draw a card
    .about = From your own draw pile.
winter-thing-vp = Victory points
    .about = Most of them win.
winter-thing-honor = A step of Honor
    .about = Buried cards score the better the further you are.
winter-thing-sacrifice = A step of Sacrifice
    .about = Resources turn into points at the end the better the further you are.
winter-thing-move = Move
    .about = A camp goes to a neighbouring hex.
winter-thing-bury = Bury
    .about = A card leaves your deck for the grave, with a step of Honor.
winter-thing-tip = Tip an animal
    .about = Use an animal once for its benefit; it leaves its set.
winter-thing-hunt_open = Open animal
    .about = Take one that lies open.
winter-thing-hunt_deck = Unseen animal
    .about = Take the top one of the deck.
winter-thing-strength = Strength
    .about = Sets the turn order in the Eclipse.
winter-thing-swap = Change resources
    .about = Food into Tools, or the other way round.
winter-thing-fish = Fish token
    .about = Rivers & Rafts: a random bonus of the river.

### Mistakes: what beginners do otherwise than winners, on average a game

winter-mistake-villages = They found few villages: { $easy }, winners { $won }.
winter-mistake-early = They found them late: { $easy } after round 2, winners { $won }.
winter-mistake-camps = They keep their camps at home: { $easy } on the map after round 1, winners { $won }.
winter-mistake-moves = They let camps stand where they came in: { $easy } times paid for moves, winners { $won }.
winter-mistake-animals = They hunt too little: { $easy } animals at the end, winners { $won }.
winter-mistake-unseen = They wait for an open animal instead of taking the cheap unseen one: { $easy } times, winners { $won }.
winter-mistake-shamans = They pass over the Shaman, who works in every column: { $easy } taken, winners { $won }.
winter-mistake-tip = They never tip animals in Hunt: { $easy } times, winners { $won }.
winter-mistake-graves = They bury too early, while they still need the cards: { $easy } in the grave after round 1, winners { $won }.
winter-mistake-sacrifice = They forget Sacrifice, so what is left over is worth little: { $easy } points, winners { $won }.

### Diagrams

winter-diagram-camps = A camp moves: every neighbouring hex is open, for camps never block each other. Go where you would lead.
winter-diagram-village = A village: where your camps stand on all three hexes round a junction, they can become one.
