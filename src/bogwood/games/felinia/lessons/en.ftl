### What the lessons of this game say: <game>-lesson-<lesson>-<name>

## A round

felinia-lesson-first-title = A round in Felinia
felinia-lesson-first-aim = Buy goods, pay with them for a place on a ship, and settle your merchants on the island: tokens and neighbours bring points.
felinia-lesson-first-ship = This ship sails to the land of the Tiger. It shows the price of its only place: wine (the barrels) and a coin. Your wine is not enough yet.
felinia-lesson-first-stalls = More wine is sold here, on the market stalls. But goods are not simply bought: one bids for them.
felinia-lesson-first-bid = Lay a bid disc on the first stall. It costs nothing yet.
felinia-lesson-first-income-later = Income is good, too, and comes next. First mark the wine for yourself.
felinia-lesson-first-guild-later = In the guild goods are exchanged. Today we only need wine.
felinia-lesson-first-stall-other = There is wine on that stall as well. For this lesson take the first one: it is settled first.
felinia-lesson-first-sell-later = You may sell at any time, but you will need your goods for the ship.
felinia-lesson-first-end-bid = One disc a turn. End your turn.
felinia-lesson-first-watch-pile = Your rival lays a disc on yours. The price is the number of discs in the pile, and the top disc buys first.
felinia-lesson-first-income = Coins are short. Lay this disc on your own board: it brings income at once.
felinia-lesson-first-price-up = Another disc there makes everything dearer, for you as well. Take income instead.
felinia-lesson-first-end-turn = End your turn.
felinia-lesson-first-watch-second = Your rival bids elsewhere. In a round everybody lays all their discs, one a turn.
felinia-lesson-first-income-again = Once more income: the second disc there brings more than the first.
felinia-lesson-first-watch-trade = All discs are laid, now there is trading, stall by stall. Your rival is on top and pays for the whole pile. That disc is gone, so the price falls.
felinia-lesson-first-buy = Now your disc is alone, and the wine is as cheap as it gets. Buy it.
felinia-lesson-first-back-later = You may take a disc back without buying, when a price is too high. This one is low.
felinia-lesson-first-board = Right after a purchase merchants may board. You have wine enough: put a merchant on the ship of the Tiger.
felinia-lesson-first-ashore-later = You could wait, but you have the price together. Go aboard.
felinia-lesson-first-end-board = Paid, and aboard. End your turn.
felinia-lesson-first-watch-sail = Full ships leave; if none is full, the earliest one does. Yours is full: your merchant lands, and the first step, to the crossroads, brings spice.
felinia-lesson-first-turn = On the island tokens lie face down. After the first step you may look at { $turned }. Turn over this one nearby.
felinia-lesson-first-turn-near = You may look anywhere, but your merchant cannot get there today. Look nearby.
felinia-lesson-first-turn-again = A Lynx. And the one beyond the next crossroads? Turn it over, too.
felinia-lesson-first-tokens = A Lynx and a Lion: everybody sees them now. Tokens of one kind are worth more the more of them you own.
felinia-lesson-first-walk = There are steps left. Go over this crossroads: its coin is yours in passing.
felinia-lesson-first-walk-coin = That would do as well, but on the other way there is a coin to be had, and a token after it.
felinia-lesson-first-stop-home = Whoever stops without a token goes home again. You still have steps.
felinia-lesson-first-settle = And on to the Lion: where the move ends, your merchant stays and takes the token.
felinia-lesson-first-end-walk = Your first merchant is settled. End your turn.
felinia-lesson-first-watch-round = Stalls and ships are filled again, the discs come back, and the next player begins. That is a round.
felinia-lesson-first-points = Click your points: the sheet shows where they come from and what the end would add, for tokens by kinds, neighbouring merchants, and leftovers.
felinia-lesson-first-last = The game ends when somebody has sent out the last merchant, or the ships run out. Until then: bid, board, settle.
felinia-lesson-first-try-1 = Lay a disc on top of a rival’s: you choose first, but you pay more.
felinia-lesson-first-try-2 = Settle a second merchant next to the first: in a group each is worth more.
felinia-lesson-first-try-3 = Save gold and spice for the guild: a bonus tile is worth points for a whole kind of tokens.

## The advanced island

felinia-lesson-advanced-title = The advanced island
felinia-lesson-advanced-aim = The market is as you know it. The island is larger: open tokens, food for longer ways, and castles with secrets.
felinia-lesson-advanced-tokens = Your merchant has just landed. All tokens lie face up here: nothing has to be turned over, and you may plan your way.
felinia-lesson-advanced-capes = At the edges lie capes, each with a castle. Let us walk through this one.
felinia-lesson-advanced-food = The first step: to the pass. It brings food.
felinia-lesson-advanced-land-soon = You could settle here at once, and sometimes that is right. But today we want to see more of the island.
felinia-lesson-advanced-land-cape = That way leads inland. We go to the cape.
felinia-lesson-advanced-sell-later = Selling is possible at any time, but coins are not what is lacking.
felinia-lesson-advanced-castle = On to the castle: you look at { $cards } of its cards and may keep one.
felinia-lesson-advanced-go-castle = The castle is right beside you. Look in.
felinia-lesson-advanced-stop-home = Without a token your merchant goes home. There is still a way to go.
felinia-lesson-advanced-card = Only you see them. Some cost goods, this one is free: keep it. A pair with the same picture is worth more.
felinia-lesson-advanced-card-keep = It costs nothing and is worth points at the end. Keep it.
felinia-lesson-advanced-mine = Your third step, to the mine: gold in passing.
felinia-lesson-advanced-go-mine = A good end as well, but you have food: there is more to get on the way.
felinia-lesson-advanced-further = { $steps } steps are free; each further one costs food. Pay it and go on to the Lynx, right at the end of the cape.
felinia-lesson-advanced-go-lynx = The Lynx at the end of the cape is our aim.
felinia-lesson-advanced-end-walk = Food, a castle card, gold and a token in one move. End your turn.
felinia-lesson-advanced-watch-round = A new round, and your rival bids first. The market goes on as ever.
felinia-lesson-advanced-special = Some tokens are special: they belong to no kind, but help at once or change how something scores at the end.
felinia-lesson-advanced-guild = And in the guild a good may now be exchanged for food as well. That is all the advanced game adds.
felinia-lesson-advanced-try-1 = Find a pair of castle cards with the same picture.
felinia-lesson-advanced-try-2 = Save food for one long move across a border.
felinia-lesson-advanced-try-3 = Take a special token and read what it does in the rules beside the table.
