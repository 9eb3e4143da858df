### Felinia at a glance, in English.

### The aim, a turn, a round

felinia-overview-aim = Send your merchants to the island, where they settle and win tokens. Whoever has the most victory points (VP) at the end wins. The game ends when somebody boards their last merchant or the deck tiles run out.
felinia-overview-turn-1 = Bidding: in turn, put a disc on a stall, in the guild or on your income. A disc on top of a pile chooses first and pays most.
felinia-overview-turn-2 = Trading: the piles are settled from the top. Buy a goods tile, or take the disc back and buy nothing.
felinia-overview-turn-3 = Right after a purchase you may board: pay the goods and coins on the deck tile and put a merchant on the ship.
felinia-overview-turn-4 = When its ship lands, the merchant walks a few provinces and ends on a face-up token, which is yours.
felinia-overview-round-1 = Bidding: all discs of all players.
felinia-overview-round-2 = Trading and boarding: stall after stall, the guild last.
felinia-overview-round-3 = Exploring: full ships depart, or else the earliest; those aboard explore.
felinia-overview-round-4 = Storing: only a few goods may be kept.
felinia-overview-round-5 = Preparing: new ships, full stalls, another first player.

### Kinds of choices

felinia-kind-place = Where a disc goes
felinia-kind-gain = In the guild
felinia-kind-good = Goods
felinia-kind-bonus = Bonus tiles
felinia-kind-castle = Castle cards
felinia-kind-country = Ships to the countries

### When things are good

felinia-good-place-stall = Good where it sells what your next ship asks for; alone on a pile it costs least.
felinia-good-place-guild = Good when you hold goods that no ship asks for.
felinia-good-place-income = Good when you could not pay for another disc anyway.
felinia-good-gain-spice = Good in pairs at the end, and for bonus tiles.
felinia-good-gain-food = Good before a voyage: each carries a merchant one province further.
felinia-good-gain-bonus_tile = Good once you have several tokens of one kind.
felinia-good-good-any = Good if a ship you can fill asks for it; look at two ships before you buy.
felinia-good-bonus-any = Good for the kind of which you have, or will have, the most tokens.
felinia-good-castle-any = Good if you have, or can still find, one that belongs to it.
felinia-good-country-any = Good if tokens you collect lie there, near merchants of yours.

### Pieces and icons

felinia-legend-pieces = In town and on the island
felinia-legend-goods = Goods
felinia-legend-things = What is counted
felinia-legend-tokens = Tokens of the kings
felinia-legend-specials = Special tokens (advanced game)
felinia-legend-castles = Castle cards (advanced game)
felinia-thing-merchant = Merchant
    .about = Takes a seat on a ship and settles on the island.
felinia-thing-disc = Bid disc
    .about = Lies on a stall, in the guild or on income; back after the round.
felinia-thing-token = Token face down
    .about = Nobody may enter its province until it is turned over.
felinia-thing-bonus = Bonus tile
    .about = More points at the end for each token of one kind.
felinia-thing-coin = Coin
    .about = Pays for goods and seats.
felinia-thing-gold = Gold
    .about = Can be sold, pays for bonus tiles, scores at the end.
felinia-thing-spice = Spice
    .about = Pays for bonus tiles; pairs score at the end.
felinia-thing-food = Food
    .about = One more step for a merchant (advanced game).
felinia-thing-vp = Victory points
    .about = Most of them win.

### Mistakes: what beginners do otherwise than winners, on average a game

felinia-mistake-stock = They leave merchants at home: { $easy } at the end, winners { $won }.
felinia-mistake-board = They board too seldom: { $easy } seats in a game, winners { $won }.
felinia-mistake-ashore = They stay ashore though they could pay for a seat: { $easy } times, winners { $won }.
felinia-mistake-sets = They collect tokens of every kind: sets bring { $easy } points, winners { $won }.
felinia-mistake-groups = They scatter their merchants: groups bring { $easy } points, winners { $won }.
felinia-mistake-discard = They buy goods that they cannot store: { $easy } sold off at the end of rounds, winners { $won }.
felinia-mistake-guild = They forget the guild: { $easy } discs there, winners { $won }.
felinia-mistake-back = They buy whatever is left instead of taking a dear disc back: { $easy } times taken back, winners { $won }.
felinia-mistake-sell = They lack the one coin for a seat: they sell something for coins { $easy } times, winners { $won }.
felinia-mistake-turn = They turn over few tokens, so there is little to choose from: { $easy }, winners { $won }.

### Diagrams

felinia-diagram-turn = A merchant has landed: first a token may be turned over, so that more can be taken. Choose one within your reach.
felinia-diagram-explore = A merchant explores: walk on to a province that is lit, or stop on a token and take it.
