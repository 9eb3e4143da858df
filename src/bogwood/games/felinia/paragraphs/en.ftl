### The rules of Felinia in English, one message per rule, and the options of a table.
###
### felinia-rule-fe-4-2 is rule FE-4.2, felinia-rule-fa-3-1 is FA-3.1.  Numbers that an edition may correct are left to
### the boards, cards and tiles.

felinia-rules-heading = The rules of Felinia
felinia-rules-note = Numbers marked as reconstructed are not the printed ones; whoever owns the box can correct them in a data file. Rules that begin with FE hold in every game, those with FA only in the advanced game, those with FV in a variant.


### Sections

felinia-rules-section-fe-1 = Setting up the table
felinia-rules-section-fe-2 = General
felinia-rules-section-fe-3 = Phase 1: Bidding
felinia-rules-section-fe-4 = Phase 2: Trading
felinia-rules-section-fe-5 = Boarding
felinia-rules-section-fe-6 = Phase 3: Departure
felinia-rules-section-fe-7 = Phase 3: Exploring
felinia-rules-section-fe-8 = Phase 4: Storing
felinia-rules-section-fe-9 = Phase 5: Preparing
felinia-rules-section-fe-10 = End of the game
felinia-rules-section-fe-11 = Scoring
felinia-rules-section-fa-1 = Advanced game: setting up
felinia-rules-section-fa-2 = Advanced game: guild
felinia-rules-section-fa-3 = Advanced game: exploring with food
felinia-rules-section-fa-4 = Advanced game: castle cards
felinia-rules-section-fa-5 = Advanced game: scoring castle cards
felinia-rules-section-fa-6 = Advanced game: special tokens
felinia-rules-section-fa-7 = Advanced game: scoring
felinia-rules-section-fv-1 = Variant for experts


### FE-1 Setting up the table

felinia-rule-fe-1-1 = Felinia is for two to four players. The option “Mode” decides between the basic and the advanced game, each with its own map. The basic game is made for three or four, the advanced one for two to four; two may play the basic game as well.
    .title = Players, mode and map
felinia-rule-fe-1-2 = Each player begins with 10 merchants in stock, 3 bid discs beside the player board and 2 coins.
    .title = What each player begins with
felinia-rule-fe-1-3 = A random player is the first player of round 1; the others follow clockwise. In this order everybody takes the two starting goods tiles meant for their place and the number of players. All other goods tiles go into the bag.
    .title = First player and starting goods
felinia-rule-fe-1-4 = Closed markers close two market stalls with two players, one with three and none with four. For the whole game a closed stall takes neither goods nor discs.
    .title = Closed stalls
felinia-rule-fe-1-5 = Draw goods tiles from the bag and lay 2 on each open stall, stall 1 first. The guild never holds goods.
    .title = First goods on the stalls
felinia-rule-fe-1-6 = Shuffle the deck tiles with a blue back into a face-down stack, then shuffle those with a grey back and put them on top. The top four go face up on the ships, pier 1 first.
    .title = The stack of deck tiles
felinia-rule-fe-1-7 = Basic game only: shuffle the portrait tokens of each back colour separately and lay one face down on every trading post of the country of that colour. Special tokens, food and castle cards stay in the box.
    .title = Trade tokens of the basic game
felinia-rule-fe-1-8 = The five bonus tiles form one face-up pile in random order, so only the top one can be seen.
    .title = The pile of bonus tiles
felinia-rule-fe-1-9 = Spice and gold form the supply. Nobody begins with any.
    .title = The supply


### FE-2 General

felinia-rule-fe-2-1 = A round has five phases: bidding, trading, exploring, storing and preparing. Each is over for everybody before the next one begins.
    .title = Five phases in a round
felinia-rule-fe-2-2 = You never have more than 6 coins and never fewer than 0. What you would gain beyond 6 is lost.
    .title = Six coins at most
felinia-rule-fe-2-3 = Whenever a decision of yours is waiting, you may first sell as much as you like: gold for 2 coins, spice for 1, a goods tile for 1. Gold and spice go to the supply, goods into the bag. A sale that would not bring a single coin is refused; gold sold at 5 coins brings 1. Food, castle cards, trade tokens and bonus tiles cannot be sold. Nor can you sell while you choose the tile to swap, the bonus tile to take or the goods to keep. Players never trade with one another.
    .title = Selling
felinia-rule-fe-2-4 = Everybody sees coins, goods, spice, gold, food, discs, merchants, the deck tiles on the ships, the goods on the stalls, the face-up tokens, the top bonus tile, the back of the top deck tile, what has been discarded, and how much of everything there is. Only the owner sees the trade tokens, bonus tiles and castle cards they have taken. If the option “Tokens taken stay open” is on, everybody sees all trade tokens taken.
    .title = What is open and what is secret
felinia-rule-fe-2-5 = If spice, gold, food or a goods tile that you should gain is not there, that part of the gain is lost. The rest of the action stands.
    .title = Gains that are not there
felinia-rule-fe-2-6 = A decision with a single possible answer is carried out without asking and noted in the log. What you could only pay after a sale is offered too, marked as such; nothing is ever sold by itself, and the possibility to sell does not make a question out of a single answer. Whatever follows from an answer without a further question happens at once.
    .title = Single answers are carried out
felinia-rule-fe-2-7 = Every tile in the bag is equally likely to be drawn. Tiles that are paid, sold or swapped go back into the bag at once.
    .title = Drawing from the bag


### FE-3 Phase 1: Bidding

felinia-rule-fe-3-1 = Beginning with the first player and going clockwise, each player places one bid disc. This is done three times, until all discs are placed; nobody may pass.
    .title = Three discs each, in turn
felinia-rule-fe-3-2 = A disc goes on an open stall, on the guild, or on your own player board.
    .title = Where a disc may go
felinia-rule-fe-3-3 = On a stall or the guild, lay the disc on top of the pile there. There is no limit: several of your own discs, more discs than goods, even a stall without goods are all allowed. You need no money for it yet.
    .title = Bidding on a stall or the guild
felinia-rule-fe-3-4 = On your own board the disc goes to the leftmost free income place, and you gain the coins shown there at once. The option “Order of income” decides whether the three places are worth 1, 2, 3 or 3, 2, 1 coins.
    .title = Income
felinia-rule-fe-3-5 = You may take income even if you have 6 coins already; what you cannot hold is lost (FE-2.2).
    .title = Income at six coins
felinia-rule-fe-3-6 = The phase ends when nobody has a disc left.
    .title = End of bidding


### FE-4 Phase 2: Trading

felinia-rule-fe-4-1 = The open stalls are settled from top to bottom, then the guild. One place is finished before the next begins.
    .title = Stalls from the top, then the guild
felinia-rule-fe-4-2 = The top disc of a pile acts first, then the one below it, until the pile is gone.
    .title = From the top of the pile
felinia-rule-fe-4-3 = The price is the number of discs in the pile at that moment, of whatever colour, the acting disc included. It falls by one with every disc that leaves, whether its owner bought something or not.
    .title = The price
felinia-rule-fe-4-4 = To buy on a stall, pay the price, take one goods tile of your choice from it and put the disc back beside your board. One disc buys one tile. After that you may board ships (FE-5.1).
    .title = Buying a goods tile
felinia-rule-fe-4-5 = Instead of buying you may take your disc back for nothing, for whatever reason. You may not board then.
    .title = Taking a disc back
felinia-rule-fe-4-6 = If no tile is left on the stall, or you cannot pay the price, you can only take the disc back.
    .title = When nothing can be bought
felinia-rule-fe-4-7 = Nobody can pay a price of 7 or more, since nobody has more than 6 coins.
    .title = Prices beyond six
felinia-rule-fe-4-8 = In the guild your disc is good for one exchange (FE-4.9 or FE-4.10), or you take it back. Order and price are as on a stall. After an exchange you may board ships, after taking back you may not.
    .title = One exchange in the guild
felinia-rule-fe-4-9 = Swap: pay the price, put one of your goods tiles into the bag, draw a random tile of another kind, and gain 1 spice. You need a goods tile that is left after paying, and the bag must hold a tile of another kind; a tile sold for the price lies in the bag and counts.
    .title = Swapping goods, gaining spice
felinia-rule-fe-4-10 = Bonus tile: besides the price, pay 1 gold and 1 spice to the supply, look through the pile of bonus tiles and take one, which you keep secret. The others stay in their order. Once you have looked, you must take one. It does nothing at once but scores at the end (FE-11.3).
    .title = Taking a bonus tile
felinia-rule-fe-4-11 = A disc taken back from a pile is not used again in this round.
    .title = Discs are used once a round


### FE-5 Boarding

felinia-rule-fe-5-1 = You may board ships directly after your own purchase (FE-4.4) or exchange (FE-4.9, FE-4.10), before the next disc acts, and at no other time.
    .title = When you may board
felinia-rule-fe-5-2 = For one seat pay what the deck tile shows: goods into the bag, and coins. All your goods tiles count, not only the one you have just bought.
    .title = The price of a seat
felinia-rule-fe-5-3 = A merchant of your stock takes the leftmost free seat. Without a free seat, or without a merchant in stock, you cannot board.
    .title = The leftmost free seat
felinia-rule-fe-5-4 = You may take several seats at once, on different ships or on the same one. Each is paid separately.
    .title = Several seats at once
felinia-rule-fe-5-5 = You need not board. Once aboard, a merchant stays there until the ship departs.
    .title = Boarding is optional
felinia-rule-fe-5-6 = If you took your disc back unused, you may not board, even with all the goods at hand: wait for your next purchase or exchange.
    .title = No boarding after taking back
felinia-rule-fe-5-7 = Whoever boards the last merchant of their stock brings about the end of the game (FE-10.1).
    .title = The last merchant


### FE-6 Phase 3: Departure

felinia-rule-fe-6-1 = All ships with no free seat depart, one after another, the earliest departure time first.
    .title = Full ships depart
felinia-rule-fe-6-2 = If no ship is full, exactly one departs: the one with the earliest departure time, whoever is aboard.
    .title = If no ship is full
felinia-rule-fe-6-3 = A ship that departs empty only loses its deck tile.
    .title = Empty ships
felinia-rule-fe-6-4 = A ship lands in the port of its country. Its merchants explore one after another, the left seat first; each ends its move before the next begins, and all of them before another ship departs.
    .title = Landing
felinia-rule-fe-6-5 = Afterwards the deck tile is discarded and the ship returns to its pier. It gets a new tile in phase 5 (FE-9.2).
    .title = The ship returns
felinia-rule-fe-6-6 = Ships that do not depart keep their merchants and their deck tile.
    .title = Ships that wait


### FE-7 Phase 3: Exploring

felinia-rule-fe-7-1 = The merchant starts in the port and enters up to 3 provinces. The port is not entered, but it counts as visited.
    .title = Up to three provinces
felinia-rule-fe-7-2 = The first step must be made, into an enterable province that borders on the port. There always is one: the first crossroads.
    .title = The first step
felinia-rule-fe-7-3 = After the first step you may turn over up to two face-down tokens anywhere on the island, one after the other; they stay face up. You may turn over only one or none. Without face-down tokens this is left out.
    .title = Turning over tokens
felinia-rule-fe-7-4 = Then the merchant makes up to two more steps into enterable bordering provinces, in any direction. You may stop after every step, also after the first.
    .title = Two more steps
felinia-rule-fe-7-5 = A province may be entered if it holds no merchant of any player and no face-down token, and if this merchant has not visited it in this move. Other countries and other ports may be entered too.
    .title = Provinces that may be entered
felinia-rule-fe-7-6 = Each time your merchant enters a province with a bonus symbol, on the first step and in passing too, you gain at once what it shows: 1 spice, 1 gold, 1 coin, or 1 random goods tile from the bag.
    .title = Bonus symbols
felinia-rule-fe-7-7 = A merchant may pass through a province with a face-up token; the token stays there.
    .title = Passing face-up tokens
felinia-rule-fe-7-8 = If the move ends in a province with a face-up token, you must take the token and keep it secret. The merchant stays there to the end of the game.
    .title = Taking a token
felinia-rule-fe-7-9 = If the move ends anywhere else, on a crossroads or in a port, you get no token and the merchant returns to your stock, from where it may sail again. You keep all you have gained, and you may do this on purpose.
    .title = Ending without a token
felinia-rule-fe-7-10 = The move also ends when no province may be entered or no step is left.
    .title = End of a move


### FE-8 Phase 4: Storing

felinia-rule-fe-8-1 = From the first player on, clockwise, each player keeps at most 3 goods tiles, or 4 for a payment of 2 coins. Nobody can keep more.
    .title = Three goods, or four for two coins
felinia-rule-fe-8-2 = All your other tiles are sold for 1 coin each, into the bag. They are sold even if you have 6 coins and gain nothing.
    .title = The rest is sold
felinia-rule-fe-8-3 = The coins of this sale may pay for the fourth tile. If you have 2 coins or more, you pay first and sell then; with fewer, tiles are sold until 2 coins are there, you pay, and the rest is sold. If you cannot reach 2 coins, not even by selling gold or spice, you cannot keep a fourth tile.
    .title = Paying for the fourth tile
felinia-rule-fe-8-4 = If you have 3 tiles or fewer, or sell down to 3, you are not asked. You can keep fewer tiles than allowed only by selling some before (FE-2.3). Spice, gold and food are not limited.
    .title = Who is asked


### FE-9 Phase 5: Preparing

felinia-rule-fe-9-1 = First all discs, those on income places too, go back beside the player boards.
    .title = Discs come back
felinia-rule-fe-9-2 = Then each ship without a deck tile gets the top tile of the stack, pier 1 first. If there are more such ships than tiles in the stack, the game ends (FE-10.2). The option “New deck tiles” can give a ship its new tile directly on its return, as long as the stack lasts and the end is not yet certain; the end is still checked here.
    .title = New deck tiles
felinia-rule-fe-9-3 = Fill every open stall up to 3 goods tiles from the bag, stall 1 first. If the bag runs empty, the places left stay empty.
    .title = Filling up the stalls
felinia-rule-fe-9-4 = The first-player card goes to the next player clockwise, and a new round begins.
    .title = A new first player


### FE-10 End of the game

felinia-rule-fe-10-1 = When somebody boards the last merchant of their stock, all players finish phase 2 as usual. Then all ships depart in order of time, full or not, with exploring as usual; phases 4 and 5 are left out and scoring follows. It does not matter if a merchant returns to that stock later.
    .title = End by the last merchant
felinia-rule-fe-10-2 = If the stack is too small in phase 5, no new tile is laid. All ships that still carry a deck tile depart in order of time, with exploring as usual; then scoring follows. Goods gained after phase 4 need not be stored.
    .title = End by the stack
felinia-rule-fe-10-3 = At least one ship departs in every round, so a game lasts 17 rounds at most. When it ends, no merchant is aboard.
    .title = Seventeen rounds at most


### FE-11 Scoring

felinia-rule-fe-11-1 = Each player adds the victory points (VP) for sets, bonus tiles, groups and leftovers.
    .title = What is scored
felinia-rule-fe-11-2 = Sets: for each kind of trade token, every token scores as many VP as you have of that kind, but no more than the ladder on it ends with. So two are worth 4 and three 9; a fourth one makes 16 or 12, depending on the ladder.
    .title = Sets of one kind
felinia-rule-fe-11-3 = Each bonus tile brings 1 VP for each of your trade tokens of the kind it shows. The tile itself is no token.
    .title = Bonus tiles
felinia-rule-fe-11-4 = Groups: your merchants in bordering provinces form a group, across the borders of countries too; merchants of others neither join nor count. Each merchant scores 1 VP in a group of one, 2 in a group of two, 3 in a group of three or more.
    .title = Groups of merchants
felinia-rule-fe-11-5 = Leftovers: 1 VP for each gold, 1 for each full pair of spice, 1 for each goods tile. Coins, discs and merchants in stock score nothing.
    .title = Leftovers
felinia-rule-fe-11-6 = The player with the most VP wins. If there is a tie, more coins decide; those still tied share the victory.
    .title = Victory and ties


### FA-1 Advanced game: setting up

felinia-rule-fa-1-1 = Set up as in FE-1, but with the advanced map; food joins the supply, and the castle cards are shuffled into a face-down pile.
    .title = Map, food and castle cards
felinia-rule-fa-1-2 = Shuffle all trade tokens, portraits and special ones, together and lay one face up on every trading post. The colours of their backs do not matter.
    .title = All tokens face up


### FA-2 Advanced game: guild

felinia-rule-fa-2-1 = There is a third exchange in the guild: a swap as in FE-4.9, but for 1 food instead of 1 spice.
    .title = Swapping goods, gaining food


### FA-3 Advanced game: exploring with food

felinia-rule-fa-3-1 = No tokens are turned over (FE-7.3), since all of them lie face up.
    .title = No turning over
felinia-rule-fa-3-2 = Three steps are free. Each further step costs 1 food, paid to the supply when the province is entered; go on as long as your food lasts.
    .title = Further steps for food
felinia-rule-fa-3-3 = Food and everything else gained during a move can be used in the same move.
    .title = Gains can be used at once
felinia-rule-fa-3-4 = The first step may lead to a trading post, and the move may end there.
    .title = A trading post on the first step
felinia-rule-fa-3-5 = The food symbol gives 1 food; for the castle symbol see FA-4. A merchant who ends without a token goes home as in FE-7.9.
    .title = Food and castle symbols
felinia-rule-fa-3-6 = Food cannot be sold and scores nothing by itself.
    .title = Food is not money


### FA-4 Advanced game: castle cards

felinia-rule-fa-4-1 = When your merchant enters a castle province, you look secretly at the two top cards of the castle pile and may keep one. If only one card is left, you see that one; if none is left, nothing happens. You see the cards even if you can keep none of them.
    .title = Looking at two castle cards
felinia-rule-fa-4-2 = Some cards show a good: to keep such a card, pay one such goods tile into the bag. A tile gained earlier in the same move will do (FA-3.3).
    .title = Cards that ask for a good
felinia-rule-fa-4-3 = You may not hold more than two cards with the same picture; a third cannot be kept.
    .title = Two of a picture at most
felinia-rule-fa-4-4 = The cards you do not keep go face down under the pile, in the order in which they were drawn. The log shows only whether a card was kept and which good was paid.
    .title = Cards not kept
felinia-rule-fa-4-5 = Decide about the castle cards before the merchant moves on.
    .title = First the castle, then the next step


### FA-5 Advanced game: scoring castle cards

felinia-rule-fa-5-1 = The option “Castle cards” decides how they score. By equal pictures, a single card of a picture scores 1 VP; two cards of a picture score 2 VP each.
    .title = Castle cards by equal pictures
felinia-rule-fa-5-2 = By different pictures, nobody may hold two cards with the same picture, which replaces FA-4.3. A single card scores 1 VP; two or more score 2 VP each.
    .title = Castle cards by different pictures


### FA-6 Advanced game: special tokens

felinia-rule-fa-6-1 = At the end each of your spice scores 1 VP, instead of 1 VP per pair. Like all special tokens, this one is taken by FE-7.8, belongs to no kind and to no set, and is not counted by bonus tiles.
    .title = Spice dealer
felinia-rule-fa-6-2 = At the end each of your castle cards scores 1 VP more.
    .title = Castle guest
felinia-rule-fa-6-3 = At the end each full pair of your food scores 2 VP.
    .title = Cook
felinia-rule-fa-6-4 = At the end each of your merchants who stands alone, in a group of one, scores 2 VP instead of 1.
    .title = Hermit
felinia-rule-fa-6-5 = You gain at once 1 gold, 1 food, 1 coin and 1 random goods tile; then the token leaves the game. The merchant stays and counts for groups.
    .title = Gift
felinia-rule-fa-6-6 = You gain 1 gold at once. From then on you gain 1 gold more whenever one of your merchants enters a province with a gold symbol.
    .title = Gold seeker
felinia-rule-fa-6-7 = You gain 1 food at once. From then on you gain 1 food more whenever one of your merchants enters a province with a food symbol. In the guild the token has no effect.
    .title = Forager
felinia-rule-fa-6-8 = You gain 1 coin at once. From then on you gain 1 coin more whenever one of your merchants enters a province with a coin symbol; you still hold 6 coins at most.
    .title = Tax collector
felinia-rule-fa-6-9 = A token is taken at the end of a move. So FA-6.6 to FA-6.8 do not work for the move that won it, but they already do for your second merchant from the same ship.
    .title = Lasting tokens work from the next move


### FA-7 Advanced game: scoring

felinia-rule-fa-7-1 = Score as in FE-11, and add castle cards (FA-5) and special tokens (FA-6.1 to FA-6.4). Ties are settled by FE-11.6.
    .title = Scoring the advanced game


### FV-1 Variant for experts

felinia-rule-fv-1-1 = If the option “Deck tiles face up” is on, the stack of deck tiles lies face up: everybody sees the next tile, though only that one. The blue backs still lie under the grey ones. This is possible in both modes.
    .title = The next deck tile is visible


### Options of a table

felinia-option-name-mode = Mode
felinia-option-help-mode = The basic game turns tokens over on the smaller map; the advanced game adds a larger map, food, castles and special tokens.
felinia-option-value-mode-basic = Basic game
felinia-option-value-mode-advanced = Advanced game

felinia-option-name-deck_face_up = Deck tiles face up
felinia-option-help-deck_face_up = When on, everybody sees the deck tile that comes next: a variant for players who know the game.
felinia-option-value-deck_face_up-no = Off
felinia-option-value-deck_face_up-yes = On

felinia-option-name-income_order = Order of income
felinia-option-help-income_order = Which income place, counted from the left, brings how many coins: the first disc of a round goes to the leftmost place.
felinia-option-value-income_order-rising = Rising: 1, 2, 3 coins
felinia-option-value-income_order-falling = Falling: 3, 2, 1 coins

felinia-option-name-castle_rule = Castle cards
felinia-option-help-castle_rule = In the advanced game: whether pairs of the same picture score, or cards that all differ.
felinia-option-value-castle_rule-same_picture = By equal pictures
felinia-option-value-castle_rule-different_pictures = By different pictures

felinia-option-name-deck_refill = New deck tiles
felinia-option-help-deck_refill = Whether a ship gets its new deck tile in phase 5 or as soon as it returns, so that it is known when goods are stored.
felinia-option-value-deck_refill-phase_5 = In phase 5
felinia-option-value-deck_refill-phase_3 = On the ship's return

felinia-option-name-open_holdings = Tokens taken stay open
felinia-option-help-open_holdings = When on, everybody sees all trade tokens taken; bonus tiles and castle cards stay secret.
felinia-option-value-open_holdings-no = Off
felinia-option-value-open_holdings-yes = On
