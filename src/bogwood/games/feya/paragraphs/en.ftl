### The rules of Feya's Swamp in English, one message per rule, and the options of a table.
###
### feya-rule-4-2 is rule FS-4.2.  Numbers that an edition may correct are left to the cards, boards and tiles.

feya-rules-heading = The rules of Feya's Swamp
feya-rules-note = Numbers marked as reconstructed are not the printed ones; whoever owns the box can correct them in a data file.


### Sections

feya-rules-section-fs-1 = General
feya-rules-section-fs-2 = Setting up the table
feya-rules-section-fs-3 = First guides and turn order
feya-rules-section-fs-4 = Starting settlements
feya-rules-section-fs-5 = Cells, islands, laying land
feya-rules-section-fs-6 = Rounds and income
feya-rules-section-fs-7 = Turns, workers, exchanges
feya-rules-section-fs-8 = Boats and movement
feya-rules-section-fs-9 = Fish
feya-rules-section-fs-10 = Trade
feya-rules-section-fs-11 = Build settlement
feya-rules-section-fs-12 = Navigate and temples
feya-rules-section-fs-13 = Improve navigation
feya-rules-section-fs-14 = Celebrate
feya-rules-section-fs-15 = Add shrine
feya-rules-section-fs-16 = Bonus tiles
feya-rules-section-fs-17 = Race cards
feya-rules-section-fs-18 = Passing
feya-rules-section-fs-19 = Maintenance
feya-rules-section-fs-20 = End of the game
feya-rules-section-fs-21 = Clan boards
feya-rules-section-fs-22 = Guides


### 1 General

feya-rule-fs-1-1 = Two to four players each lead a different clan. The game lasts four rounds of three phases: income, action and maintenance; only round 4 has no maintenance. After the final scoring the player with the most victory points (VP) wins.
    .title = Players, clans, rounds and victory
feya-rule-fs-1-2 = The supply never runs out of fish, mana or gold. Axolotls, shrine tiles, temple tiles and the pieces of the clans are limited: when they are gone, there are no more.
    .title = What the supply limits
feya-rule-fs-1-3 = Nothing ever takes VP away from a player. There is no upper limit either: beyond 99 the count simply goes on.
    .title = Points are never lost
feya-rule-fs-1-4 = Chance has a part only in setting up; from then on everybody knows everything. The guide that somebody takes when passing (FS-18.6) comes from an open display, so it stays visible to all.
    .title = Everything is open information
feya-rule-fs-1-5 = Players never trade, lend or give resources to one another.
    .title = No gifts between players


### 2 Setting up the table

feya-rule-fs-2-1 = Use the side of the swamp board made for your number of players: one side is for two, the other for three or four.
    .title = Side of the swamp board
feya-rule-fs-2-2 = All shrine tiles are shuffled before the first of them is drawn.
    .title = Shrine tiles are shuffled
feya-rule-fs-2-3 = Draw two shrine tiles and lay each on the space of the swamp board that bears its number. From then on they are shrines like the printed ones, and their numbers no longer matter.
    .title = Two shrine tiles start on the map
feya-rule-fs-2-4 = If the side in use has no space of the number drawn, put the tile aside and draw another. Once both tiles lie on the map, shuffle those put aside back among the rest.
    .title = Shrine numbers missing on this side
feya-rule-fs-2-5 = Put one random shrine tile on the round board for each of the four rounds. The tiles left over are the shrine supply, from which Add shrine takes.
    .title = Shrine tiles of the rounds
feya-rule-fs-2-6 = Lay four random season cards face up, one for each round: they show which fish can be caught then. The others leave the game.
    .title = Season cards of the rounds
feya-rule-fs-2-7 = Lay two random trophy cards face up: they will count in the final scoring. The others leave the game.
    .title = Two trophy cards
feya-rule-fs-2-8 = For each round lay out, face up, as many random bonus tiles of that round as there are players. The rest leave the game.
    .title = Bonus tiles of each round
feya-rule-fs-2-9 = Lay three random race cards face up. The others leave the game.
    .title = Three race cards
feya-rule-fs-2-10 = Use the temple tiles meant for your number of players, that is those whose minimum number of players is not above it. Stack them by temple, the most VP on top.
    .title = Temple stacks by number of players
feya-rule-fs-2-11 = Lay seven random guides face up: they are the display. The others leave the game. If the Leader is in the display, the block token lies beside the card; otherwise it is not used.
    .title = Seven guides and the block token
feya-rule-fs-2-12 = All axolotls form a common supply. The totem begins beside the map: no island has it until somebody lays a shrine, either with Add shrine (FS-15) or as the last to pass (FS-18.7).
    .title = Axolotl supply, totem beside the map
feya-rule-fs-2-13 = The cards and tiles of all four rounds lie face up from the start, so that everybody can plan ahead.
    .title = All rounds lie open from the start
feya-rule-fs-2-14 = Every player leads one clan, and no two lead the same. The option “Choice of clans” decides whether players pick their clans or get them at random.
    .title = One clan each
feya-rule-fs-2-15 = You play on the normal or the lotus side of your clan board, and others may play on another side than you. The option “Side of the clan board” decides which; without it everybody has the normal side.
    .title = Normal or lotus side
feya-rule-fs-2-16 = Put all your settlements on your clan board, then a boat on each whose space shows a boat and a worker on each whose space shows a worker. Put the navigation marker on +0 and take the starting gold, mana, fish and workers. Workers left over go back to the box.
    .title = Pieces and resources at the start


### 3 First guides and turn order

feya-rule-fs-3-1 = A random player begins, or player 1 if the option “First to choose a guide” says so. From there, clockwise around the table, each player openly takes one guide from the display.
    .title = Drafting the first guides
feya-rule-fs-3-2 = When everybody has a guide, put 1 fish on each guide left in the display.
    .title = Fish on guides not taken
feya-rule-fs-3-3 = The turn order of a round follows the initiative of the guides, lowest number first. No two guides have the same initiative, so there are no ties.
    .title = Turn order by initiative


### 4 Starting settlements

feya-rule-fs-4-1 = In turn order each player places one starting settlement. This is done three times, always in the same order, until everybody has placed all three.
    .title = Three rounds of starting settlements
feya-rule-fs-4-2 = Each time you choose which of your remaining starting settlements to place. The choice matters, because some of them carry a boat.
    .title = Which starting settlement comes first
feya-rule-fs-4-3 = Place it on free water (FS-5.2) next to a shrine, printed or tile; being next to a settlement is not enough. It must touch exactly one island, and no settlement of its colour may stand there yet.
    .title = Where a starting settlement may go
feya-rule-fs-4-4 = A starting settlement must also pass the block test (FS-5.7), unless the option “Block test at the start” is off.
    .title = Starting settlements and the block test
feya-rule-fs-4-5 = Several clans may settle on the same island, even next to the same shrine.
    .title = Sharing islands and shrines at the start
feya-rule-fs-4-6 = A boat on the settlement comes along and stands on it in the swamp. The space that the settlement leaves on the clan board is open from now on.
    .title = The boat stays, the space opens
feya-rule-fs-4-7 = A starting settlement may be placed on a cell with a fish. That fishing place is then gone (FS-5.5).
    .title = Starting settlement on a fish
feya-rule-fs-4-8 = Only with two players: right after each of your starting settlements you also place a neutral one. So each of the three times the first player places one of each, then the second player does; in the end six neutral settlements stand in the swamp.
    .title = Neutral settlements with two players
feya-rule-fs-4-9 = Neutral settlements have the colours of the two clans nobody leads: the first player in turn order places those of the clan that comes first in the row Crocodiles, Turtles, Frogs, Salamanders, the second player those of the other. They follow FS-4.3 to FS-4.5 for their own colour, so each colour stands on three islands in the end, and they may share an island with the player who places them. They carry no boats and open nothing.
    .title = Colour and islands of neutral settlements
feya-rule-fs-4-10 = The maps that come with the game always leave a legal cell. If corrected data leave none, this settlement need not pass the block test (FS-4.4); if there is still none, it is left out.
    .title = No legal starting cell


### 5 Cells, islands, laying land

feya-rule-fs-5-1 = Every cell is a temple, land or water; land is a shrine or a settlement. Nothing is ever built on a temple.
    .title = Kinds of cells
feya-rule-fs-5-2 = Free water is a water cell without a boat, whoever owns the boat.
    .title = Free water
feya-rule-fs-5-3 = An island is all the land that hangs together, whatever its colours. Its size is the number of its cells: shrines and settlements, neutral ones included.
    .title = Islands and their size
feya-rule-fs-5-4 = A shrine without land beside it is an island of size 1. If the option “Bare shrines are islands” is off, the race card “On every island” (FS-17.6) and the trophy “Smallest island” (FS-20.8) ignore islands without any settlement.
    .title = Bare shrines as islands
feya-rule-fs-5-5 = A settlement or shrine laid on a cell with a fish removes this fishing place for the rest of the game.
    .title = Land removes a fishing place
feya-rule-fs-5-6 = Every settlement or shrine laid after setting up must touch exactly one island, which it joins; it may touch it on several sides. Two islands are never connected, and no new island begins.
    .title = Islands never merge or arise
feya-rule-fs-5-7 = After land is laid, all temples must lie in one connected area of water and temple cells, the open water. Every boat in water or in a temple must lie in it too, and every boat on a settlement must have a cell of it beside it, whoever owns the boat. Temples connect here, although no move goes through them. If the option “Temples connect in the block test” is off, water alone counts: every temple must touch one and the same connected water, and the boats must lie in it or beside it.
    .title = Block test
feya-rule-fs-5-8 = Water without a boat or temple in it may be closed off. No boat ever sails into such a closed pool (FS-8.10).
    .title = Closing empty water
feya-rule-fs-5-9 = The totem island is the island with the shrine tile on which the totem stands.
    .title = The totem island
feya-rule-fs-5-10 = You lead an island if you have at least one settlement there and no other player has more; if several are tied, all of them lead. Neutral settlements are no rivals, unless the option “Neutral settlements as rivals” is on.
    .title = Leading an island


### 6 Rounds and income

feya-rule-fs-6-1 = Every round begins with income for everybody. You may think of it as simultaneous; it is paid out in turn order.
    .title = Income for everybody, in turn order
feya-rule-fs-6-2 = Each income symbol on an open space of your clan board pays once: the gold, mana or VP it shows, or one navigation step with its VP. It does not matter in which earlier round the space was opened; those of the starting settlements count as well.
    .title = Income of the clan board
feya-rule-fs-6-3 = In round 1 only the spaces of the starting settlements are open, so the clan board pays each player exactly 1 mana.
    .title = Income of the first round
feya-rule-fs-6-4 = Then your guide's income ability takes effect, if it has one: Leader, Sailor, Monk, Warrior, Merchant. Guides pay in round 1 as well.
    .title = Income of the guides
feya-rule-fs-6-5 = During income there are no exchanges and no bonus tiles, and race cards are not checked.
    .title = Nothing else happens during income


### 7 Turns, workers, exchanges

feya-rule-fs-7-1 = In turn order every player who has not passed takes one turn, over and over, until all have passed.
    .title = Turns until all have passed
feya-rule-fs-7-2 = In a turn you make exactly one main choice: a worker on the space of a boat action or of a land action, a worker on your Builder card (FS-22.6), a bonus tile of round 2 (FS-16.5), or a pass (FS-18).
    .title = One main choice per turn
feya-rule-fs-7-3 = The clan workers and axolotls in your own supply are available; you choose which kind to send. A worker placed or exchanged is not available again in this round.
    .title = Available workers
feya-rule-fs-7-4 = At any moment of your turn and as often as you like: pay 2 mana and take an axolotl from the supply, if there is one. You can use it at once.
    .title = Mana for an axolotl
feya-rule-fs-7-5 = At any moment of your turn and as often as you like: give up an available worker and take 1 mana. An axolotl goes straight back to the supply; a clan worker is set aside and comes back to you in maintenance.
    .title = A worker for mana
feya-rule-fs-7-6 = “Any moment” is every decision of your turn until you end it, also between two boats of one action. Once you have declared a pass, no exchange is possible.
    .title = When exchanges are possible
feya-rule-fs-7-7 = An action space takes one worker per round. A space with a worker on it, or reserved by another player's block token, is closed to you.
    .title = One worker per action space
feya-rule-fs-7-8 = First choose the worker, then pay the mana the space asks for, then take what it gives, then carry out the action. What the space gives cannot be used to pay for it.
    .title = Worker, cost, gain, then action
feya-rule-fs-7-9 = A main choice is open to you only if, after paying and gaining, at least one step of its action is possible: a boat can act, the navigation marker can move, an island can be celebrated, a shrine can be laid. Only what you have at that moment counts, so make exchanges and use tiles first. You may not place a worker merely for what the space gives.
    .title = A main choice must achieve something
feya-rule-fs-7-10 = After your main choice you may still exchange and use tiles; the turn ends when you say so, and only a pass ends by itself. Before the turn ends, the race cards are checked (FS-17).
    .title = End of a turn
feya-rule-fs-7-11 = Without an available worker you can still exchange mana for an axolotl or use a bonus tile of round 2; if you can do neither, all that is left is to pass. Passing is always allowed.
    .title = Turns without a worker
feya-rule-fs-7-12 = When all others have passed, the last player takes one turn after another.
    .title = The last player goes on
feya-rule-fs-7-13 = A turn reveals nothing new. So until you end it you may take back its steps, as far as its beginning.
    .title = Undo within the own turn
feya-rule-fs-7-14 = An exchange or a tile must not leave you unable to finish what you have begun. When you have chosen a space or the Builder card, the worker, the mana and the means for one step of the action must remain; in a boat action, at least one boat must be able to act as long as none has acted, and a boat chosen or moved must still be able to act. Whatever would break this is refused.
    .title = Exchanges leave the decision answerable


### 8 Boats and movement

feya-rule-fs-8-1 = Each of your boats that was in the swamp when your turn began may carry out the boat action once. You choose the order; one boat finishes before the next begins, and boats may be left out.
    .title = Every boat may act once
feya-rule-fs-8-2 = The range of each of your boats is that of your guide, plus your value on the navigation track, plus the range tiles played this turn. Navigate adds the bonus that the swamp board for three and four players gives it.
    .title = Range of a boat
feya-rule-fs-8-3 = A boat moves step by step to neighbouring cells, with at most as many steps as its range. It goes only into water, never onto land; it may cross cells with other boats.
    .title = Moving through water
feya-rule-fs-8-4 = A move must not end where another boat is, except in a temple.
    .title = Where a move may not end
feya-rule-fs-8-5 = A boat on a settlement or in a temple leaves it with its first step, which counts like any other. It cannot act from there: to fish, trade or build it must move at least one cell.
    .title = Leaving a settlement or temple
feya-rule-fs-8-6 = A boat on water may act without moving if its cell suits the action.
    .title = Acting without moving
feya-rule-fs-8-7 = Only Navigate leads into a temple, and the move ends there; for the other boat actions temples are closed. Every boat action may lead out of one.
    .title = Entering and leaving temples
feya-rule-fs-8-8 = A boat that moves must carry out the action where it arrives, so it may not go where it cannot. With Navigate the move itself is enough.
    .title = A boat that moves must act
feya-rule-fs-8-9 = A bonus gained in the middle of an action helps at once the boats that have not acted yet: navigation steps lengthen their range, catch symbols raise their catch. New boats and workers wait for your next turn.
    .title = Bonuses in the middle of an action
feya-rule-fs-8-10 = Boats enter only cells of the open water (FS-5.7), never a closed pool. If there is no open water at all, which can only come from a start without the block test (FS-4.4, FS-4.10), every water cell may be entered.
    .title = Boats keep to the open water


### 9 Fish

feya-rule-fs-9-1 = To fish, a boat needs a water cell with a fish of a colour on the season card of this round, not built over and without another boat.
    .title = Where boats fish
feya-rule-fs-9-2 = Each boat that fishes brings as many fish as your catch: the catch symbols of your clan board, those visible from the start and those you have opened, plus the Fisherman and the catch tile of round 1.
    .title = How many fish a boat brings
feya-rule-fs-9-3 = A fishing place is never used up. With a catch of 0, which only corrected data can cause, you cannot choose Fish.
    .title = Fishing places last; catch of nought


### 10 Trade

feya-rule-fs-10-1 = To trade, a boat needs free water next to a settlement with room for a fish: your own, another clan's or a neutral one. You need at least 1 fish.
    .title = Where boats trade
feya-rule-fs-10-2 = There the boat lays fish from your own supply, one by one, on settlements next to it: at least one, and as many as you like.
    .title = Laying fish one by one
feya-rule-fs-10-3 = The fish on a settlement form one stack of at most three.
    .title = Three fish per settlement
feya-rule-fs-10-4 = For each fish laid on a settlement that is not yours you take gold from the supply, by its place in the stack: 4 for the first, 3 for the second, 2 for the third. Neutral settlements pay too.
    .title = Gold by place in the stack
feya-rule-fs-10-5 = On the totem island each fish sold brings 1 gold more.
    .title = More gold on the totem island
feya-rule-fs-10-6 = A fish on your own settlement brings no gold. It counts in Celebrate (FS-14.1) and, if it is still there, at the end of the game (FS-20.9).
    .title = Fish on own settlements
feya-rule-fs-10-7 = The owner of a settlement pays nothing and is not asked. Fish already lying there stay where they are.
    .title = Owners neither pay nor agree


### 11 Build settlement

feya-rule-fs-11-1 = To build, a boat needs free water next to a cell where you may build and can pay for it.
    .title = Where boats build from
feya-rule-fs-11-2 = The settlement goes on free water next to the boat that touches exactly one island (FS-5.6) and passes the block test (FS-5.7), with the boat in its new place. You need not have a settlement there before. Unlike a shrine, it may cut other settlements off from the water.
    .title = Where a settlement may stand
feya-rule-fs-11-3 = Each boat builds at most one settlement per action.
    .title = One settlement per boat
feya-rule-fs-11-4 = A settlement costs 3 gold for each shrine of its island, printed or tile, plus the build value of your guide, minus the discount of tiles played this turn, but never less than 0. You pay when you choose the cell, before you choose the track; a discount tile helps until then.
    .title = Cost of a settlement
feya-rule-fs-11-5 = You take the leftmost settlement left on one of your four tracks; the track is your choice. When all tracks are empty, you can build no more.
    .title = Leftmost settlement of a track
feya-rule-fs-11-6 = The bonus of the space it leaves takes effect at once (FS-21.2). A boat on the settlement comes along and stands on it.
    .title = The opened bonus works at once
feya-rule-fs-11-7 = Once built, a settlement is never moved or removed.
    .title = Settlements stay


### 12 Navigate and temples

feya-rule-fs-12-1 = A boat may sail to any free water cell or temple within its range, but not stay where it is.
    .title = Where boats navigate to
feya-rule-fs-12-2 = When your boat enters a temple and you have no tile of it yet, you take its top tile and get at once what it shows. You cannot decline it.
    .title = Taking a temple tile
feya-rule-fs-12-3 = A temple holds any number of boats of any clans.
    .title = Temples hold many boats
feya-rule-fs-12-4 = You may enter a temple whose tile you already have, but it gives you nothing.
    .title = Visiting a temple again
feya-rule-fs-12-5 = At least one of your boats must move.
    .title = One boat at least moves


### 13 Improve navigation

feya-rule-fs-13-1 = Move your navigation marker one space to the right and take the VP shown there.
    .title = One navigation step and its points
feya-rule-fs-13-2 = The last space of the track leads no further: the action is closed to you there, and steps from bonuses, income or the Sailor bring nothing.
    .title = End of the navigation track


### 14 Celebrate

feya-rule-fs-14-1 = Choose an island. You get 1 VP for each settlement with fish there, of any colour, and 3 VP more if it is the totem island. Then every player, you included, gets 1 VP for each fish on their own settlements of this island. Finally all fish of the island go back to the supply.
    .title = Points of a celebration
feya-rule-fs-14-2 = A neutral settlement with fish counts for the one who celebrates, but nobody scores the fish on it.
    .title = Fish on neutral settlements in Celebrate
feya-rule-fs-14-3 = You may celebrate on any island with fish, and on the totem island even without. If the option “Celebrate only with fish” is on, the totem alone is not enough.
    .title = Islands that may be celebrated
feya-rule-fs-14-4 = A celebration that comes as a bonus, from the Artist, the clan board or a Salamander tile, may be declined; without a suitable island it lapses. The VP that come with the bonus are yours in any case.
    .title = A bonus celebration may be declined


### 15 Add shrine

feya-rule-fs-15-1 = Take a tile from the shrine supply and lay it on free water next to a settlement or shrine. When the supply is empty, the action is closed.
    .title = Laying a tile of the supply
feya-rule-fs-15-2 = The tile must touch exactly one island (FS-5.6), and not the totem island.
    .title = One island, not the totem's
feya-rule-fs-15-3 = The tile must pass the block test (FS-5.7). Besides, every settlement that had open water beside it must keep some; a temple cell is not enough for it. The option “What a shrine may not cut off” can leave the settlements out.
    .title = What a shrine may not cut off
feya-rule-fs-15-4 = Then the totem moves onto the new tile.
    .title = The totem moves to the tile
feya-rule-fs-15-5 = At once building on that island costs more (FS-11.4) and its settlements are worth more at the end (FS-20.2), for everybody.
    .title = Cost and value change at once


### 16 Bonus tiles

feya-rule-fs-16-1 = You take one bonus tile each round, when you pass (FS-18.2). You use it once and only in a later round; several tiles may be used in one turn. Tiles left over are worth nothing at the end.
    .title = One tile a round, used later
feya-rule-fs-16-2 = Tiles are played only in your own turn, at any decision before it ends, but not once you have declared a pass.
    .title = When tiles are played
feya-rule-fs-16-3 = A tile of round 1 works from the moment it is played to the end of the turn, for boats that have not moved yet and settlements not yet paid for. You may play it before your main choice; if the turn then makes no use of it, it is spent all the same.
    .title = How long a round 1 tile lasts
feya-rule-fs-16-4 = The tiles of round 1 can be used in rounds 2 to 4. Two of them lengthen the range of each of your boats, one raises the catch of each boat, two make each settlement cheaper, by as much as the tile shows.
    .title = Effects of round 1 tiles
feya-rule-fs-16-5 = The tiles of round 2 can be used in rounds 3 and 4, as the main choice of a turn: Build settlement, Fish, Trade, Celebrate or Improve navigation, without a worker. No action space is used, so there is nothing to pay or gain there, and it does not matter whether spaces are taken or reserved. FS-7.9 applies.
    .title = Actions of round 2 tiles
feya-rule-fs-16-6 = The tiles of round 3 can be used in round 4, for one exchange at the rate shown: mana for an axolotl, gold for an axolotl, gold for mana, mana for fish, or mana for gold. You get an axolotl only if the supply has one.
    .title = Exchanges of round 3 tiles
feya-rule-fs-16-7 = A tile of round 4 gives the VP shown as soon as you take it.
    .title = Points of round 4 tiles


### 17 Race cards

feya-rule-fs-17-1 = At the end of each of your turns, that of your pass included, the three race cards are checked for you.
    .title = Race check at the turn's end
feya-rule-fs-17-2 = For each card whose condition holds and on which you have no marker yet, your race marker goes to the free space with the most VP, and you get these VP. This happens by itself.
    .title = Best free place, automatically
feya-rule-fs-17-3 = You score each race card at most once.
    .title = Each card once per player
feya-rule-fs-17-4 = Only the player whose turn ends is checked. What you reach in income or through somebody else's move counts at the end of your next turn, if it still holds then.
    .title = Only the active player checks
feya-rule-fs-17-5 = What is scored stays scored, even if the condition no longer holds later.
    .title = Scored once, scored for good
feya-rule-fs-17-6 = “On every island”: a settlement on each island of the map. “Five on one island”, “Two on five islands”, “Three on three islands”: at least so many settlements on each of so many islands. “Navigation +4”: your marker on +4 or further; “Two workers”: two worker spaces opened on your clan board. “Seven fish”: at least so many caught with Fish in this turn; “Thirty gold”: at least so much taken for fish with Trade in this turn.
    .title = Conditions of the race cards
feya-rule-fs-17-7 = For “Seven fish” only what the boats catch counts, not fish from an action space. For “Thirty gold” the extra gold of the totem island counts, any other gold does not.
    .title = What counts as fish and gold


### 18 Passing

feya-rule-fs-18-1 = Instead of another main choice you may pass; after that you take no more turns in this round. The steps FS-18.2 to FS-18.7 follow one after another.
    .title = Passing ends the round for a player
feya-rule-fs-18-2 = Step 1: take one of the bonus tiles of this round that are left. There is always one.
    .title = A bonus tile for passing
feya-rule-fs-18-3 = Step 2: your guide's pass ability takes effect, if it has one: Storyteller, Artist, Wiseman.
    .title = Pass abilities of the guides
feya-rule-fs-18-4 = Step 3: put your guide back into the display, without fish. The Leader's block token goes back with the card (but see FS-22.1); a worker on the Builder card counts as used.
    .title = Returning the guide
feya-rule-fs-18-5 = Step 4: take another guide from the display for the next round, not the one you have just returned, and the fish lying on it. Guides that others have returned before you may be taken.
    .title = Taking another guide
feya-rule-fs-18-6 = Step 5: the new guide lies face down as a sign that you have passed. Its values and ability count from the next round on.
    .title = New guide counts from next round
feya-rule-fs-18-7 = Step 6, only if you are the last to pass: lay the shrine tile of this round by the rules of Add shrine (FS-15) and move the totem onto it. If there is no legal cell, the tile is lost and the totem stays where it is.
    .title = Last to pass lays a shrine
feya-rule-fs-18-8 = In round 4 steps 4 and 5 are left out, since nobody needs another guide. All other steps are carried out.
    .title = Passing in round 4


### 19 Maintenance

feya-rule-fs-19-1 = All clan workers that were placed, on the Builder card too, or exchanged come back to their owners. Workers still on a clan board stay there.
    .title = Clan workers return
feya-rule-fs-19-2 = Axolotls that were used go back to the supply. Those you have not used stay with you for the next round.
    .title = Axolotls used and kept
feya-rule-fs-19-3 = The season card of the round is turned face down; the next round has its own.
    .title = Season card is turned down
feya-rule-fs-19-4 = Put 1 fish on each guide in the display, on top of those already lying there.
    .title = Fish on guides in the display
feya-rule-fs-19-5 = Everybody turns up the new guide, the new turn order is set (FS-3.3), and the next round begins.
    .title = New guides and turn order
feya-rule-fs-19-6 = Boats, settlements, the fish on them, the totem and everybody's resources stay as they are.
    .title = What stays as it is


### 20 End of the game

feya-rule-fs-20-1 = After the action phase of round 4, without maintenance, all players add their points for islands, trophies, fish, mana and gold, in this order.
    .title = When final scoring happens
feya-rule-fs-20-2 = For each island: the number of your settlements there, times the number of its shrines, printed and tiles.
    .title = Island values
feya-rule-fs-20-3 = The two trophy cards follow. “Largest group”: the number of settlements in your largest group, times itself. A group is own settlements that lie next to each other; shrines and other colours do not link it.
    .title = Trophy for the largest group
feya-rule-fs-20-4 = “Majorities”: the VP shown on the card for each island you lead (FS-5.10).
    .title = Trophy for majorities
feya-rule-fs-20-5 = “Largest island”: the VP shown on the card for each of your settlements on the largest island; if several are equally large, on all of them.
    .title = Trophy for the largest island
feya-rule-fs-20-6 = “By the temples”: the VP shown on the card for each of your settlements next to a temple. A settlement next to two temples counts once.
    .title = Trophy for temples
feya-rule-fs-20-7 = “Lone settlements”: the VP shown on the card for each island on which you have exactly one settlement.
    .title = Trophy for lone settlements
feya-rule-fs-20-8 = “Smallest island”: the VP shown on the card for each of your settlements on the smallest island; if several are equally small, on all of them. A bare shrine can be the smallest (FS-5.4), and then the card may pay nobody.
    .title = Trophy for the smallest island
feya-rule-fs-20-9 = Then 1 VP for each fish on your settlements, 1 VP for each mana in your own supply, and 1 VP for every full 10 gold. Fish, workers and tiles in your own supply bring nothing.
    .title = Fish, mana and gold at the end
feya-rule-fs-20-10 = The player with the most VP wins. Tied players share the victory.
    .title = Victory and ties


### 21 Clan boards

feya-rule-fs-21-1 = A space is open when its settlement has left it. On each track settlements leave from left to right.
    .title = Opening spaces from the left
feya-rule-fs-21-2 = VP with Celebrate, a navigation step, a boat, a worker or a place for a Salamander tile take effect when the space opens. Catch counts from then on, income from the next income phase on.
    .title = When a bonus takes effect
feya-rule-fs-21-3 = A boat or worker gained in this way can be used from your next turn on. Until then the worker cannot be exchanged either.
    .title = New boats and workers wait
feya-rule-fs-21-4 = The normal side is the same for all clans.
    .title = Normal side is equal for all
feya-rule-fs-21-5 = On the lotus side of the Crocodiles a third worker can be opened.
    .title = Third worker of the Crocodile lotus
feya-rule-fs-21-6 = The lotus side of the Turtles has two more mana incomes and fewer empty spaces.
    .title = Mana incomes of the Turtle lotus
feya-rule-fs-21-7 = On the lotus side of the Frogs the navigation income and the catch come earlier than on any other board; in return more of its spaces are empty.
    .title = Early bonuses of the Frog lotus
feya-rule-fs-21-8 = When a wild space of the Salamanders' lotus side opens, you choose at once one of your unused Salamander tiles for it. The tile stays there and is the bonus of that space. If no tile is left, nothing happens.
    .title = Wild spaces of the Salamander lotus


### 22 Guides

feya-rule-fs-22-1 = In income you may put the block token on any action space of the swamp board. No other player may use it; you may, once, with a worker and for its usual mana. When you pass, the token goes back and the space is open to all, unless the option “How long the Leader reserves” makes it last to the end of the action phase.
    .title = Leader
feya-rule-fs-22-2 = In income you take one navigation step with its VP.
    .title = Sailor
feya-rule-fs-22-3 = In this round each of your boats catches more fish, by as many as the card shows.
    .title = Fisherman
feya-rule-fs-22-4 = In income you get the mana shown on the card.
    .title = Monk
feya-rule-fs-22-5 = When you pass, each of your temple tiles brings the VP shown on the card.
    .title = Storyteller
feya-rule-fs-22-6 = The card is one more space of Build settlement, for you alone. It costs and gives nothing, and takes one worker per round.
    .title = Builder
feya-rule-fs-22-7 = In income you get the axolotls shown on the card, or as many as the supply still has.
    .title = Warrior
feya-rule-fs-22-8 = In income you get the gold shown on the card.
    .title = Merchant
feya-rule-fs-22-9 = When you pass, you get the VP shown on the card; then you may celebrate on an island (FS-14.4).
    .title = Artist
feya-rule-fs-22-10 = When you pass, each island you lead (FS-5.10) brings the VP shown on the card.
    .title = Wiseman


### Options of a table

feya-option-name-clan_choice = Choice of clans
feya-option-help-clan_choice = Whether players pick their clans in turn or get them by lot.
feya-option-value-clan_choice-free = Players choose
feya-option-value-clan_choice-random = At random

feya-option-name-clan_side = Side of the clan board
feya-option-help-clan_side = The normal side is the same for all, the lotus side is different for each clan; each seat may have its own setting.
feya-option-value-clan_side-normal = Normal side
feya-option-value-clan_side-lotus = Lotus side
feya-option-value-clan_side-choose = Chosen at the table

feya-option-name-first_drafter = First to choose a guide
feya-option-help-first_drafter = Who takes the first guide before the game begins; the others follow clockwise.
feya-option-value-first_drafter-random = A random player
feya-option-value-first_drafter-seat_1 = Player 1

feya-option-name-neutrals_count_for_majority = Neutral settlements as rivals
feya-option-help-neutrals_count_for_majority = When on, a neutral colour with more settlements than you keeps you from leading an island; this matters only with two players.
feya-option-value-neutrals_count_for_majority-no = Off
feya-option-value-neutrals_count_for_majority-yes = On

feya-option-name-start_block_test = Block test at the start
feya-option-help-start_block_test = When off, a starting settlement may cut off boats or temples; once one has, the block test forbids all new land.
feya-option-value-start_block_test-yes = On
feya-option-value-start_block_test-no = Off

feya-option-name-temple_passage_in_block_test = Temples connect in the block test
feya-option-help-temple_passage_in_block_test = When off, only water connects, so land may be laid in fewer narrow places beside temples.
feya-option-value-temple_passage_in_block_test-yes = On
feya-option-value-temple_passage_in_block_test-no = Off

feya-option-name-shrine_block_test = What a shrine may not cut off
feya-option-help-shrine_block_test = Whether a new shrine must also leave every settlement some open water beside it.
feya-option-value-shrine_block_test-boats_temples_settlements = Boats, temples and settlements
feya-option-value-shrine_block_test-boats_temples = Boats and temples

feya-option-name-celebrate_requires_fish = Celebrate only with fish
feya-option-help-celebrate_requires_fish = When on, the totem island too can be celebrated only if there are fish on it.
feya-option-value-celebrate_requires_fish-no = Off
feya-option-value-celebrate_requires_fish-yes = On

feya-option-name-leader_reservation = How long the Leader reserves
feya-option-help-leader_reservation = When the space reserved by the Leader opens to the other players.
feya-option-value-leader_reservation-until_pass = Until its holder passes
feya-option-value-leader_reservation-whole_phase = The whole action phase

feya-option-name-bare_shrine_is_island = Bare shrines are islands
feya-option-help-bare_shrine_is_island = When off, islands without any settlement are ignored by the race card “On every island” and the trophy “Smallest island”.
feya-option-value-bare_shrine_is_island-yes = On
feya-option-value-bare_shrine_is_island-no = Off
