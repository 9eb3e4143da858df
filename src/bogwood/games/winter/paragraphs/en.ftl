### The rules of Endless Winter in English, one message per rule, and the options of a table.
###
### winter-rule-ew-5-2 is rule EW-5.2, winter-rule-rr-5-2 is RR-5.2.  What single cards, tiles, tracks and boards give
### is left to them.

winter-rules-heading = The rules of Endless Winter
winter-rules-note = Almost all values of the base game are reconstructed, not the printed ones: prices, cards, chiefs, tracks, stones, terrain, set values and the whole solo mode. Only the Rivers & Rafts rulebook was at hand; what it says is kept as it is, though the bonuses on most fish and the lie of the river are reconstructed too. Whoever owns the box can correct the values in a data file; where a board or card then shows another number than these rules, the board or card is right. Rules that begin with EW hold in every game, RR with Rivers & Rafts, WA with Warriors, SO in the solo mode.


### Sections

winter-rules-section-ew-1 = Setting up the table
winter-rules-section-ew-2 = Rounds and turns
winter-rules-section-ew-3 = Labour and tribe cards
winter-rules-section-ew-4 = Culture cards
winter-rules-section-ew-5 = The four columns
winter-rules-section-ew-6 = Rest
winter-rules-section-ew-7 = The chief
winter-rules-section-ew-8 = Camps and moves
winter-rules-section-ew-9 = Villages and influence
winter-rules-section-ew-10 = Megaliths
winter-rules-section-ew-11 = Idol tracks
winter-rules-section-ew-12 = Burying
winter-rules-section-ew-13 = Animals
winter-rules-section-ew-14 = Sacred stones
winter-rules-section-ew-15 = Resources and piles
winter-rules-section-ew-16 = Eclipse phase
winter-rules-section-ew-17 = Preparation phase
winter-rules-section-ew-18 = Era change
winter-rules-section-ew-19 = End of the game and scoring
winter-rules-section-ew-20 = Victory
winter-rules-section-rr-1 = Rivers & Rafts: setting up
winter-rules-section-rr-2 = Rivers & Rafts: start bases
winter-rules-section-rr-3 = Rivers & Rafts: kinds of hexes
winter-rules-section-rr-4 = Rivers & Rafts: camps
winter-rules-section-rr-5 = Rivers & Rafts: rafts
winter-rules-section-rr-6 = Rivers & Rafts: villages
winter-rules-section-rr-7 = Rivers & Rafts: landmarks
winter-rules-section-rr-8 = Rivers & Rafts: fishing
winter-rules-section-rr-9 = Rivers & Rafts: delta scoring
winter-rules-section-rr-10 = Rivers & Rafts: sea cows
winter-rules-section-rr-11 = Rivers & Rafts: Landmark Stone
winter-rules-section-wa-1 = Warriors
winter-rules-section-so-1 = Solo mode: setting up
winter-rules-section-so-2 = Solo mode: the Rival's turn
winter-rules-section-so-3 = Solo mode: Eclipse and end


### EW-1 Setting up the table

winter-rule-ew-1-1 = Endless Winter is for two to four players, or for one in the solo mode. Lay out the main board, the idol board and the hunting grounds. Round 1 begins; all score markers stand on 0, and so do all idol markers on both tracks.
    .title = The boards and where markers begin
winter-rule-ew-1-2 = The tribe cards form five open stacks of 15 equal cards: Elder, Crafter, Hunter, Explorer and Shaman.
    .title = Five stacks of tribe cards
winter-rule-ew-1-3 = Shuffle the culture cards of each era separately. Eight Era I cards lie open, places 1 to 4 in the upper row and 5 to 8 in the lower one, from left to right. The Era II deck waits for the era change (EW-18).
    .title = Culture cards of two eras
winter-rule-ew-1-4 = Shuffle the sacred stones of each era and lay some of them open on numbered places: 4 of each era with one or two players, 5 with three, 6 with four. The others go back to the box. Era II stones can be seen at once but not taken before round 3.
    .title = Sacred stones on display
winter-rule-ew-1-5 = Shuffle the animal deck and lay six cards open on places 1 to 6 of the hunting grounds.
    .title = The animal deck and six open animals
winter-rule-ew-1-6 = The four tiles of the megalith site lie side by side in the shape meant for the number of players.
    .title = The megalith site by number of players
winter-rule-ew-1-7 = The Base tile is the middle hex. One random tile of each of the six terrain types goes back to the box. The three glaciers left come to random edge hexes of which no two are neighbours, the other fifteen tiles at random to the remaining hexes.
    .title = The map of the base game
winter-rule-ew-1-8 = Each player begins with a player board, 5 camps, 3 villages, 8 coloured and 2 neutral megaliths, 2 members, an empty grave and the same nine starting cards. The megaliths lie in pairs in five recesses, the neutral pair in the last one.
    .title = What each player begins with
winter-rule-ew-1-9 = The first turn order is random. Whoever is not first gets a seat bonus for it: the second and third player 2 Food, 1 Tool and a card, the fourth 2 Food, 2 Tools and a card.
    .title = First turn order and seat bonus
winter-rule-ew-1-10 = Each player is dealt a random chief card. All choose one of its two sides in secret; then the choices are shown together.
    .title = The chief and his secret side
winter-rule-ew-1-11 = The option “Setup cards” decides how you get your first resources. Either there is one card more than players and each takes one, the last in turn order first; or everybody is dealt one; or, for beginners, everybody gets 3 Food and 3 Tools instead. The order is: chief sides, seat bonuses, choice of setup cards, first camp (EW-1.12), gains of the setup cards from the last player to the first, opening hands (EW-1.14).
    .title = Setup cards
winter-rule-ew-1-12 = Each player puts the leftmost camp of the player board on the Base tile.
    .title = The first camp
winter-rule-ew-1-13 = Cards that a setup card adds or buries join or leave your nine cards before you shuffle: Old Grief buries a Forager, Large Family adds a tribe card of your choice. Cards you may draw during setup wait for EW-1.14.
    .title = Cards gained or buried in setup
winter-rule-ew-1-14 = Each player shuffles the deck, draws five cards, and then those that waited.
    .title = The opening hand


### EW-2 Rounds and turns

winter-rule-ew-2-1 = The game lasts four rounds. Each has an Action phase and an Eclipse phase; a Preparation phase follows after rounds 1, 2 and 3.
    .title = Four rounds and their phases
winter-rule-ew-2-2 = In the Action phase you take turns in turn order, one figure per turn, until everybody has placed all three. Nobody can pass, but a figure need not do anything.
    .title = Three figures each, one per turn
winter-rule-ew-2-3 = A turn has five steps: 1. Play culture cards (EW-4). 2. Place a member or the chief in a column or on Rest. 3. Receive Labour that waited for this column (EW-3.5), then use the chief's bonus (EW-7). 4. Use boxes 1, 2 and 3 of the column in this order (EW-5), or rest (EW-6). 5. The cards you played go to your discard pile, and unused Labour is lost.
    .title = The course of a turn
winter-rule-ew-2-4 = A column takes any number of figures, whosever they are. Nobody is ever shut out.
    .title = Nobody is blocked in a column
winter-rule-ew-2-5 = A figure is first in a column if nobody has placed one there before it in this round.
    .title = The first figure of a column
winter-rule-ew-2-6 = If one bonus sets off another, the inner one is finished before the outer one goes on.
    .title = Inner bonuses are finished first
winter-rule-ew-2-7 = You may decline a bonus or a part of it. Food, Tools, Labour, cards drawn, VP, strength and steps on the idol tracks come by themselves. What you cannot use is lost; nothing is saved for later.
    .title = Declining bonuses


### EW-3 Labour and tribe cards

winter-rule-ew-3-1 = Labour is never kept from one turn to the next.
    .title = Labour is not stored
winter-rule-ew-3-2 = Once your figure stands in a column and until your turn ends, you may play any number of starting and tribe cards from your hand, one at a time, for Labour. A card gives its plain value, or the higher one if it names this column.
    .title = Playing cards for Labour
winter-rule-ew-3-3 = Cards you have played lie before you until the end of the turn. They belong neither to your hand nor to the discard pile, so a reshuffle in between leaves them out.
    .title = Where played cards lie
winter-rule-ew-3-4 = A tribe card you buy to your hand may be played in the same turn.
    .title = A recruit to the hand works at once
winter-rule-ew-3-5 = Labour from culture cards stays with you for the whole turn. Labour meant for one column arrives when your figure is placed there; if you place it elsewhere, that Labour is lost.
    .title = Labour of the culture step
winter-rule-ew-3-6 = In a turn in which you rest, no cards are played for Labour.
    .title = No Labour on Rest


### EW-4 Culture cards

winter-rule-ew-4-1 = Culture cards are played from the hand at the start of your turn, before the figure is placed, and at no other time.
    .title = The culture step
winter-rule-ew-4-2 = Your first culture card in a turn is free. For each further one you first discard another card from your hand, of whatever kind; it has no effect.
    .title = Further culture cards cost a card
winter-rule-ew-4-3 = The card joins those you have played this turn, and its effects are carried out at once. If it lets you bury a card, it cannot be buried itself.
    .title = Effects of a culture card
winter-rule-ew-4-4 = Culture cards give no Labour by themselves, have no strength and never go to an Eclipse pile.
    .title = What culture cards are not
winter-rule-ew-4-5 = A culture card bought to the hand can be played in your next turn, since the culture step of this one is over.
    .title = A bought culture card waits a turn


### EW-5 The four columns

winter-rule-ew-5-1 = Use the boxes in the order 1, 2, 3. You may skip a box, but you cannot go back. You may play cards for Labour at any moment, even after the last box. Breaking off an action of box 1 costs nothing and leads back to the box; breaking off in box 2 ends that box.
    .title = Boxes in order
winter-rule-ew-5-2 = Initiate, box 1: pay 1 Labour and 1 Food and take a card from a tribe stack to your discard pile, or for 1 Food more to your hand. Do this as often as you can pay.
    .title = Initiate: recruiting
winter-rule-ew-5-3 = Initiate, box 2: bury one card (EW-12).
    .title = Initiate: burying
winter-rule-ew-5-4 = Develop, box 1: pay the Labour and Tools printed on an open culture card and take it to your discard pile, or for 1 Tool more to your hand. Its place is filled at once from the deck of the current era. Do this as often as you can pay.
    .title = Develop: buying culture cards
winter-rule-ew-5-5 = Develop, box 2: take one sacred stone of the current era, for 1 Tool in Era I or 2 Tools in Era II. One per turn.
    .title = Develop: taking a sacred stone
winter-rule-ew-5-6 = Hunt, box 1: pay 2 Labour and 1 Tool for an open animal of your choice, or 1 Labour and 1 Tool for the unseen top card of the deck. Do this as often as you can pay, in any mix.
    .title = Hunt: taking animals
winter-rule-ew-5-7 = Hunt, box 2: tip one animal (EW-13.1); it may be one you have taken in this very turn.
    .title = Hunt: tipping an animal
winter-rule-ew-5-8 = Explore, box 1: place a camp for 1 Labour and 1 Food, or buy 1 move point for 1 Labour (EW-8). Do this as often as you can pay, in any order and mix.
    .title = Explore: camps and moves
winter-rule-ew-5-9 = Explore, box 2: found one village (EW-9).
    .title = Explore: founding a village
winter-rule-ew-5-10 = Box 3 is yours only if your figure was first in the column (EW-2.5), even if you skipped the other boxes. It gives in Initiate 1 Honor and a card, in Develop a megalith and 1 Tool, in Hunt 1 Sacrifice and 1 Tool, in Explore a camp and a move.
    .title = Box 3 for the first figure


### EW-6 Rest

winter-rule-ew-6-1 = A figure that rests goes to your own board; all your figures may rest. For each you may tip one animal, you draw 2 cards, and you gain 2 strength for the Eclipse of this round.
    .title = Rest


### EW-7 The chief

winter-rule-ew-7-1 = The chief is a figure like the members. If you place him in a column named on the chosen side of his card, you may use that bonus once, directly after placing him.
    .title = The chief's bonus
winter-rule-ew-7-2 = Rest is no column: a resting chief has a bonus only if his card names Rest.
    .title = The chief on Rest


### EW-8 Camps and moves

winter-rule-ew-8-1 = The camp you place is the leftmost one of your board; it enters the map on the Base tile. If no camp is left on the board, you cannot place one; camps on the map are not taken instead.
    .title = Placing a camp
winter-rule-ew-8-2 = One move point takes one of your camps to a neighbouring hex; entering a glacier costs 2 points, leaving it costs nothing more. Points of one bonus may be split among your camps. In Explore, box 1, you pay for each move as you make it: 1 Labour, or 2 Labour onto a glacier.
    .title = Moving camps
winter-rule-ew-8-3 = Any number of camps of all players may share a hex. Nothing blocks a move.
    .title = Camps never block
winter-rule-ew-8-4 = In the base game camps may go back onto the Base tile.
    .title = Back onto the Base tile
winter-rule-ew-8-5 = Camps that return fill the uncovered places of your board from the right, so the uncovered places are always the leftmost ones: one for each camp that is away.
    .title = Camps that return


### EW-9 Villages and influence

winter-rule-ew-9-1 = A village is founded on a junction, a point where three hexes meet. On each of the three you need a camp of your own; the junction must be free of any village and must not touch the Base tile.
    .title = Where a village may be founded
winter-rule-ew-9-2 = One camp from each of the three hexes returns to your board. The leftmost village of the board goes to the junction, and you gain the bonus of its place. When your villages are used up, you can found no more.
    .title = Founding a village
winter-rule-ew-9-3 = Villages never move and stay to the end. They may stand on neighbouring junctions.
    .title = Villages stay
winter-rule-ew-9-4 = On a hex each of your camps gives you 1 influence, each of your villages that touches it 2, your raft 1. Nobody has influence on the Base tile, the headwaters, the delta or start bases.
    .title = Influence
winter-rule-ew-9-5 = You lead a hex if you have influence there and nobody has more. If several are equal, all of them lead.
    .title = Leading a hex


### EW-10 Megaliths

winter-rule-ew-10-1 = A megalith is always taken from the first recess of your board that is not empty.
    .title = Megaliths by recess
winter-rule-ew-10-2 = Level 1: put it on an empty space of the site. Unless the site is empty, the space must share a side with a megalith, no matter whose. You gain the bonus of the space.
    .title = Level 1
winter-rule-ew-10-3 = Level 2: put it on a square of four level-1 megaliths, no matter whose, if none of the four carries another stone yet. You gain 2 VP, and 1 VP for each of the four that is yours and coloured. There is no third level.
    .title = Level 2
winter-rule-ew-10-4 = When you take the second megalith of a recess, you also gain the bonus of the recess, after that of the space.
    .title = Emptying a recess
winter-rule-ew-10-5 = A square may reach across the border between two tiles.
    .title = Squares across tiles


### EW-11 Idol tracks

winter-rule-ew-11-1 = Steps on the Honor and Sacrifice tracks are made one by one. When you reach step 2, 4, 6, 8 or 10, you gain its bonus at once; each bonus comes once only.
    .title = Steps on the idol tracks
winter-rule-ew-11-2 = From step 10 on, every further step gives 1 VP instead. Markers never go back.
    .title = Beyond the last step


### EW-12 Burying

winter-rule-ew-12-1 = A buried card leaves your deck for good and lies face up in your grave. Then you make 1 step on the Honor track.
    .title = Burying a card
winter-rule-ew-12-2 = You bury a card from your hand or one you have played this turn; with the Elder's ability in the Eclipse, one from your hand or discard pile.
    .title = Where a card to bury comes from
winter-rule-ew-12-3 = Starting, tribe and culture cards can all be buried; the VP printed on a buried card no longer count. Labour already taken from a played card stays with you.
    .title = Which cards may be buried


### EW-13 Animals

winter-rule-ew-13-1 = Your animals lie open before you, untipped at first. If you tip one, you gain its benefit, once; it stays tipped and no longer counts for anything.
    .title = Tipping animals
winter-rule-ew-13-2 = When an open animal is taken, those on lower places move up one, and a new card comes to place 1. Place 6 always holds the oldest.
    .title = Open animals slide up
winter-rule-ew-13-3 = If the animal deck is empty when a card is needed, shuffle its discards into a new one. If there are none, the place stays empty.
    .title = The animal deck runs out


### EW-14 Sacred stones

winter-rule-ew-14-1 = A stone you have taken scores in each of your Eclipse turns, beginning with that of the same round. Nobody can take it from you.
    .title = Stones score in each Eclipse
winter-rule-ew-14-2 = Places from which a stone was taken stay empty.
    .title = Stones are not refilled


### EW-15 Resources and piles

winter-rule-ew-15-1 = You hold at most 10 Food and 10 Tools. What you would gain beyond that is lost.
    .title = Limits of Food and Tools
winter-rule-ew-15-2 = If your draw pile is empty when you have to draw, shuffle your discard pile into a new one. If that is empty too, you draw nothing.
    .title = The draw pile runs out
winter-rule-ew-15-3 = There is no hand limit. Cards you do not play stay in your hand, from round to round.
    .title = No hand limit
winter-rule-ew-15-4 = Nobody else sees the cards in your hand, in your draw pile and, until they are revealed, in your Eclipse pile; how many there are is open. Open are also discard piles, graves, animals, stones and resources, and which tribe and culture cards somebody has taken.
    .title = What is secret
winter-rule-ew-15-5 = Empty tribe stacks are not refilled. If a culture deck is empty, places on the display stay empty.
    .title = Empty stacks and decks


### EW-16 Eclipse phase

winter-rule-ew-16-1 = Step a: all players secretly put any number of starting and tribe cards from their hand on their Eclipse pile, or none, and reveal them together. Until then the others see how many cards you held before.
    .title = Secret Eclipse piles
winter-rule-ew-16-2 = Your strength is the plain Labour of the cards on your Eclipse pile, 2 for each resting figure, and whatever strength cards have given you in this round.
    .title = Strength
winter-rule-ew-16-3 = The new turn order goes by strength, the strongest first; it holds from now on through the next Action phase. If several are equally strong, the option “Equal strength” decides: whoever stood later in the old order goes first, or the old order stays among them.
    .title = The new turn order
winter-rule-ew-16-4 = Then each player in the new order has an Eclipse turn: steps b, c and d, with Rivers & Rafts also step e. One player finishes before the next begins.
    .title = One Eclipse turn after another
winter-rule-ew-16-5 = Step b: use the abilities of the cards on your Eclipse pile in any order, each once, or decline them. Only what can be used now is offered; something may become usable later in the step. Cards you draw go to your hand.
    .title = Abilities of the pile
winter-rule-ew-16-6 = Step c: each hex you lead gives you its bonus, in the order you like. The Base tile gives nothing. Amounts are counted when a hex is carried out. The option “Led hexes” decides whether the hexes you lead are settled once at the start of the step, or each is looked at when its turn comes; no hex pays twice.
    .title = Terrain bonuses
winter-rule-ew-16-7 = Step d: gain the income of all uncovered camp places from left to right, then the points of your sacred stones in the order in which you took them.
    .title = Income and stones


### EW-17 Preparation phase

winter-rule-ew-17-1 = Eclipse piles go to the discard piles, figures return to their owners, and strength falls to 0.
    .title = Piles and figures return
winter-rule-ew-17-2 = With Rivers & Rafts all rafts return to the headwaters.
    .title = Rafts return to the headwaters
winter-rule-ew-17-3 = After rounds 1 and 3 the culture cards on places 4 and 8 leave the game. The cards of each row slide to the right over empty places; then these are filled, upper row first, from right to left. After round 2 the era changes instead (EW-18).
    .title = Culture cards are renewed
winter-rule-ew-17-4 = The animals on places 5 and 6 go to the animal discards. The others move up over empty places; then these are filled, the highest number first.
    .title = Animals are renewed
winter-rule-ew-17-5 = In turn order each player draws five cards.
    .title = Five new cards
winter-rule-ew-17-6 = The next round begins; box 3 of every column waits for a first figure again.
    .title = The next round


### EW-18 Era change

winter-rule-ew-18-1 = After round 2 all open Era I culture cards and the rest of their deck leave the game, and eight Era II cards are laid open. Cards that players own stay with them.
    .title = Era change: culture cards
winter-rule-ew-18-2 = Era I stones still on display leave the game; from round 3 on Era II stones can be taken. Stones that players own go on scoring.
    .title = Era change: stones


### EW-19 End of the game and scoring

winter-rule-ew-19-1 = The game ends after the last Eclipse turn of round 4. The points of EW-19.2 to EW-19.6 are added to the score track.
    .title = End of the game
winter-rule-ew-19-2 = Animals: for each species, 1, 2, 3, 4, 5, 6 or 7 untipped animals are worth 2, 5, 9, 14, 20, 27 or 35 VP. More than seven count as seven.
    .title = Scoring animals
winter-rule-ew-19-3 = Cards: the printed VP of all your tribe and culture cards, wherever they are, except in the grave.
    .title = Scoring tribe and culture cards
winter-rule-ew-19-4 = Honor: each of your buried cards is worth 1 VP if you stand on step 0 to 2 of the Honor track, 2 VP on 3 to 5, 3 VP on 6 to 8, 4 VP on 9 or 10.
    .title = Scoring Honor
winter-rule-ew-19-5 = Sacrifice: add your Food and Tools. You score 1 VP for every 4 of them on step 0 to 2 of the Sacrifice track, for every 3 on 3 to 5, for every 2 on 6 to 8, for each one on 9 or 10; what is left over scores nothing.
    .title = Scoring Sacrifice
winter-rule-ew-19-6 = Megaliths: 1 VP for each of your coloured ones on level 1, 3 VP for each on level 2. Neutral ones score nothing.
    .title = Scoring megaliths


### EW-20 Victory

winter-rule-ew-20-1 = The player with the most VP wins. If there is a tie, more villages decide, then more untipped animals; those still tied share the victory.
    .title = Winning and ties


### RR-1 Rivers & Rafts: setting up

winter-rule-rr-1-1 = Set up as in EW-1 with the changes that follow; the map is laid before turn order and setup cards. The Base tile stays in the box.
    .title = No Base tile
winter-rule-rr-1-2 = Shuffle the five sea cows into the animal deck before the six open cards are laid.
    .title = Sea cows in the deck
winter-rule-rr-1-3 = The central river tile comes to the middle, with a random side up; the option “Central river tile” can say which. It is the one whose river runs over only one of its hexes.
    .title = The central river tile
winter-rule-rr-1-4 = The other two river tiles each show a landmark or a glacier and come at random to the two ends, so that one river runs through. The option “Rivers & Rafts” decides whether the expansion is in play at all and, if so, how many landmarks there are on the three tiles together; with two of them chance decides where, or the option “Outer landmark”.
    .title = The other river tiles and the landmarks
winter-rule-rr-1-5 = The headwaters lie at one end of the river, chosen at random or by the option “Headwaters”, the delta at the other.
    .title = Headwaters and delta
winter-rule-rr-1-6 = Remove one random tile of each of the five land types. Of the rest set aside one random tile of each land type, then one glacier tile fewer than there are landmarks, then random land tiles until you have ten. All others stay in the box.
    .title = The ten single tiles
winter-rule-rr-1-7 = The ten tiles go at random to the free hexes, so that the usual map of 19 hexes results. Glaciers may touch one another here.
    .title = Laying the single tiles
winter-rule-rr-1-8 = Each landmark hex gets a random landmark; its card shows what it scores.
    .title = Landmarks on their hexes
winter-rule-rr-1-9 = Shuffle the 15 fish tokens face down; they are the supply.
    .title = The fish supply
winter-rule-rr-1-10 = The Landmark Stone always lies on the first Era I place of the display. The option “Landmark Stone” decides whether it counts as one of the usual number of stones or comes in addition.
    .title = The Landmark Stone is on display
winter-rule-rr-1-11 = If an Era I stone pays for villages at a type of terrain with fewer than two hexes on the map, it goes back to the box and another random Era I stone takes its place, as often as needed.
    .title = Stones for rare terrain are replaced
winter-rule-rr-1-12 = After everything else all rafts are put on the headwaters. So a move you gain during setup can move a camp only.
    .title = Rafts are put out last


### RR-2 Rivers & Rafts: start bases

winter-rule-rr-2-1 = From the last player to the first, each puts their start base on the rim of the map. It touches exactly two hexes, and neither the headwaters nor the delta.
    .title = Placing start bases
winter-rule-rr-2-2 = No hex may be touched by two start bases. Eight places are possible, and one is always left for everybody.
    .title = No hex touched twice
winter-rule-rr-2-3 = Then the leftmost camp of your board goes on your start base. This replaces EW-1.12.
    .title = The first camp on the start base
winter-rule-rr-2-4 = A start base is no hex of the map: there is no influence and no bonus on it, and nothing counts it. A camp there is merely away from your board.
    .title = A start base is no hex


### RR-3 Rivers & Rafts: kinds of hexes

winter-rule-rr-3-1 = A river tile has three hexes. One of them may be a landmark hex or a glacier; the others are river hexes.
    .title = Kinds of hexes on river tiles
winter-rule-rr-3-2 = Five river hexes form the course of the river. The central tile has one more hex beside its landmark, without the course: no raft ever stands there. The option “Sixth river hex” decides whether it is a river hex all the same, for fish, delta points and the Great Tree, or a glacier.
    .title = Six river hexes
winter-rule-rr-3-3 = River hexes and landmark hexes are never glaciers; entering them costs one move point.
    .title = No glacier on river and landmark hexes
winter-rule-rr-3-4 = River hexes and landmark hexes belong to none of the land types.
    .title = Hexes of no land type


### RR-4 Rivers & Rafts: camps

winter-rule-rr-4-1 = Where EW-8.1 puts a camp on the Base tile, you put it on your start base or on the hex with your raft, as you like; at the raft only if it is neither on the headwaters nor on the delta.
    .title = Where camps enter
winter-rule-rr-4-2 = Camps never move onto the headwaters, the delta or a start base, not even their own.
    .title = Where camps never go
winter-rule-rr-4-3 = A camp leaves its start base onto one of the two hexes it touches.
    .title = From the start base


### RR-5 Rivers & Rafts: rafts

winter-rule-rr-5-1 = Whenever you may move a camp, you may move your raft instead, for one move point each time.
    .title = The raft instead of a camp
winter-rule-rr-5-2 = For one point the raft goes downstream as far as you like, down to the delta, or one position upstream.
    .title = Downstream and upstream
winter-rule-rr-5-3 = Nothing blocks a raft, and any number of rafts may share a position.
    .title = Nothing blocks a raft
winter-rule-rr-5-4 = A raft may turn back from the delta and go up to the headwaters, one position per point. It never leaves the course of the river.
    .title = Ends of the course
winter-rule-rr-5-5 = Whenever points are counted, your raft is a camp of yours. On a river hex it counts for hexes with camps and for camps on the map, but never as a camp on your board; on the headwaters and the delta it counts only in the delta scoring (RR-9).
    .title = The raft as a camp


### RR-6 Rivers & Rafts: villages

winter-rule-rr-6-1 = When you found a village, your raft counts as a camp on its hex.
    .title = The raft as a corner of a village
winter-rule-rr-6-2 = If you use the raft for a village, two camps return to your board and the raft goes back to the headwaters. If a camp and the raft stand on the same hex, you choose which of them you use.
    .title = Founding with the raft
winter-rule-rr-6-3 = Only points where three hexes of the map meet are junctions, so no village touches the headwaters, the delta or a start base. All 24 junctions may be used, those in the middle too.
    .title = All junctions are open
winter-rule-rr-6-4 = You need one piece on each of the three hexes: raft and camp on the same hex do not stand for two.
    .title = One piece on each hex


### RR-7 Rivers & Rafts: landmarks

winter-rule-rr-7-1 = In step c of the Eclipse whoever leads a landmark hex, alone or tied, scores it. Volcano: 1 VP for each camp on your board. Mesa: 1 VP for each of the 7 central hexes with a camp of yours. Arch: 1 VP for each of the 12 edge hexes with a camp of yours. Monolith: 1 VP for each of your camps on this hex. Great Tree: 2 VP for each of your villages that touches a river hex.
    .title = Landmark points
winter-rule-rr-7-2 = A landmark hex has no other bonus. It is counted when you carry it out.
    .title = When landmarks are counted


### RR-8 Rivers & Rafts: fishing

winter-rule-rr-8-1 = In step c of the Eclipse each river hex you lead, alone or tied, brings you one random fish token.
    .title = A fish for each river hex led
winter-rule-rr-8-2 = Draw the token face down from the supply, gain its bonus and put it face up with the fish discards.
    .title = Drawing a fish token
winter-rule-rr-8-3 = If several lead a river hex, each draws a token of their own in their own Eclipse turn.
    .title = Tied players fish
winter-rule-rr-8-4 = The great fish gives 2 VP and returns to the supply; all discarded fish are turned over and shuffled in, so that all 15 tokens are there again.
    .title = The great fish
winter-rule-rr-8-5 = Since the great fish always returns, the supply is never empty when somebody fishes.
    .title = The supply never runs out


### RR-9 Rivers & Rafts: delta scoring

winter-rule-rr-9-1 = Step e, at the end of your own Eclipse turn: if no raft is nearer to the delta than yours, you gain 1 VP for the raft and 1 VP for each of your camps on river hexes. On the delta is nearest of all; if several are equally near, each of them scores.
    .title = Delta scoring
winter-rule-rr-9-2 = Your raft is not counted a second time among the camps.
    .title = The raft counts once
winter-rule-rr-9-3 = The option “Delta from the headwaters” decides whether rafts that are all still on the headwaters score as equally near, or a raft on the headwaters never scores.
    .title = All rafts on the headwaters
winter-rule-rr-9-4 = Later Eclipse turns may change who is nearest. Points already gained are kept.
    .title = Points stay


### RR-10 Rivers & Rafts: sea cows

winter-rule-rr-10-1 = Tipping a sea cow brings two fish tokens. Both are drawn and revealed, then their bonuses come in the order drawn, the great fish last. If the great fish is the only token left, it is carried out first and the second one drawn afterwards.
    .title = Tipping a sea cow
winter-rule-rr-10-2 = Sea cows form a set like any other species. They take part only with Rivers & Rafts.
    .title = Sets of sea cows


### RR-11 Rivers & Rafts: Landmark Stone

winter-rule-rr-11-1 = The Landmark Stone scores 2 VP for each of your villages that touches at least one landmark hex. Otherwise it is an Era I stone like the others.
    .title = The Landmark Stone


### WA-1 Warriors

winter-rule-wa-1-1 = If the option “Warriors” is on, 15 Warriors take the place of the Explorers. This is possible with and without Rivers & Rafts.
    .title = Warriors replace Explorers
winter-rule-wa-1-2 = A Warrior played for Labour in the Explore column also brings you 1 Tool.
    .title = A Tool for a Warrior in Explore
winter-rule-wa-1-3 = In the Eclipse a Warrior lets you move one camp of your own, or your raft, and one camp of one opponent, each to a neighbouring hex. You may leave out either part; the order makes no difference. In the solo mode the opponent is the Rival.
    .title = The Warriors' ability
winter-rule-wa-1-4 = Rafts and villages of opponents cannot be moved.
    .title = Rafts and villages stay
winter-rule-wa-1-5 = Without Rivers & Rafts the camp may also be moved onto the Base tile. With it, headwaters, delta and start bases are closed to camps as usual.
    .title = The Base tile as target
winter-rule-wa-1-6 = A camp may be moved off a start base, onto one of the two hexes the base touches.
    .title = Off a start base
winter-rule-wa-1-7 = Your own raft moves as in RR-5.2, downstream as far as you like.
    .title = The own raft
winter-rule-wa-1-8 = A glacier costs nothing extra here: one hex is one hex.
    .title = No glacier surcharge


### SO-1 Solo mode: setting up

winter-rule-so-1-1 = One player plays against the Rival, a tribe without cards, board, resources or chief. It has 5 camps, 3 villages, 3 figures, an Honor marker and a score, with Rivers & Rafts also a raft and a start base. The megalith site and the number of stones are as for one player.
    .title = The Rival
winter-rule-so-1-2 = You are first in round 1, without a seat bonus, and take one of two setup cards. All the Rival's camps begin in its supply.
    .title = Setup alone
winter-rule-so-1-3 = With Rivers & Rafts the Rival's start base is placed first, at random.
    .title = The Rival's start base
winter-rule-so-1-4 = The option “Rival” says how many points the Rival adds at the end: 40 if easy, 65 if normal, 90 if hard.
    .title = Levels


### SO-2 Solo mode: the Rival's turn

winter-rule-so-2-1 = There are twelve Rival cards, for each column one of strength 2, 4 and 6, shuffled anew every round. On its turn the Rival reveals one and puts a figure in that column; it can be first there and so take box 3 from you.
    .title = The Rival's turn
winter-rule-so-2-2 = Initiate: the Rival makes 1 Honor step, up to 10, and gains 2 VP. One card of the tallest tribe stack leaves the game; among equals it is the first in the row.
    .title = The Rival initiates
winter-rule-so-2-3 = Develop: the Rival takes the open culture card with the most VP, among equals the one on the lowest place. Then the stone on the lowest occupied place of the current era leaves the game and gives it 3 VP.
    .title = The Rival develops
winter-rule-so-2-4 = Hunt: twice the Rival takes an open animal of the species it has most of, among equals the one on the lowest place; the row is filled each time. It never tips animals.
    .title = The Rival hunts
winter-rule-so-2-5 = Explore: the Rival places up to 2 camps (SO-2.6); if its supply is empty, it gains 2 VP. If three of its camps then stand around an allowed junction, it founds one village, on the first such junction by the numbers of its hexes, for 4, 6 and 8 VP in turn; those camps return to the supply. With Rivers & Rafts its raft then goes 1, 2 or 3 positions downstream with strength 2, 4 or 6. It founds no village with the raft.
    .title = The Rival explores
winter-rule-so-2-6 = A camp of the Rival comes to a hex with a camp or village of its own, or to a neighbour of one, never to the Base tile. If it has none, it comes next to the Base tile or its start base. The hex with the most points is chosen: 3 if the camp completes a place for a village, 2 if you have more influence there and the camp makes a tie or a lead, 1 if no camp of the Rival stands there. Among equals the lowest number is chosen; with a card of strength 4 the highest.
    .title = Where the Rival puts camps


### SO-3 Solo mode: Eclipse and end

winter-rule-so-3-1 = The Rival's strength is the number on a newly revealed Rival card. Ties are settled as in EW-16.3.
    .title = The Rival's strength
winter-rule-so-3-2 = In its Eclipse turn the Rival gains 2 VP for each landmark hex it leads, alone or tied, 1 VP for each other hex it leads, and then the delta points by RR-9.1. It gains no fish and no terrain bonuses.
    .title = The Rival's Eclipse
winter-rule-so-3-3 = The Preparation phase is as usual; the Rival's raft returns too.
    .title = Preparation alone
winter-rule-so-3-4 = At the end the Rival adds the set values of its animals, the VP of its culture cards, 1 VP for each Honor step and the points of its level. You win with more points than the Rival; a tie is lost.
    .title = Winning alone


### Options of a table

winter-option-name-rivers = Rivers & Rafts
winter-option-help-rivers = The expansion: a river across the map, rafts, fish, landmarks, sea cows and start bases. More landmarks bring more points, but are harder to keep an eye on.
winter-option-value-rivers-0 = Off
winter-option-value-rivers-1 = With one landmark
winter-option-value-rivers-2 = With two landmarks
winter-option-value-rivers-3 = With three landmarks

winter-option-name-warriors = Warriors
winter-option-help-warriors = Warriors replace the Explorers; in the Eclipse they push camps of others aside.
winter-option-value-warriors-0 = Off
winter-option-value-warriors-1 = On

winter-option-name-setup_cards = Setup cards
winter-option-help-setup_cards = How everybody gets their first resources: choosing from open cards, by chance, or the same for all in a first game.
winter-option-value-setup_cards-choose = Chosen in turn
winter-option-value-setup_cards-deal = Dealt at random
winter-option-value-setup_cards-beginner = For beginners: the same for all

winter-option-name-solo_level = Rival
winter-option-help-solo_level = In the solo mode: how strong the Rival is.
winter-option-value-solo_level-easy = Easy
winter-option-value-solo_level-normal = Normal
winter-option-value-solo_level-hard = Hard

winter-option-name-central_third_hex = Sixth river hex
winter-option-help-central_third_hex = What the hex of the central river tile is that has neither a landmark nor the course of the river.
winter-option-value-central_third_hex-river = River hex
winter-option-value-central_third_hex-glacier = Glacier

winter-option-name-headwaters = Headwaters
winter-option-help-headwaters = At which end of the river the headwaters lie; the delta lies at the other.
winter-option-value-headwaters-random = At random
winter-option-value-headwaters-west = In the west
winter-option-value-headwaters-east = In the east

winter-option-name-central_side = Central river tile
winter-option-help-central_side = Which side of the central river tile is up: seen from the river, its landmark lies on the left or on the right.
winter-option-value-central_side-random = At random
winter-option-value-central_side-left = Landmark on the left
winter-option-value-central_side-right = Landmark on the right

winter-option-name-landmark_side = Outer landmark
winter-option-help-landmark_side = With two landmarks: which of the two outer river tiles shows its landmark; the other shows its glacier.
winter-option-value-landmark_side-random = At random
winter-option-value-landmark_side-west = On the western tile
winter-option-value-landmark_side-east = On the eastern tile

winter-option-name-landmark_stone_place = Landmark Stone
winter-option-help-landmark_stone_place = Whether the Landmark Stone takes the place of another Era I stone or comes in addition.
winter-option-value-landmark_stone_place-normal = One of the usual number
winter-option-value-landmark_stone_place-extra = In addition

winter-option-name-strength_tie = Equal strength
winter-option-help-strength_tie = Who goes first in the new turn order if several players are equally strong in the Eclipse.
winter-option-value-strength_tie-later_first = The later one first
winter-option-value-strength_tie-current_order = The old order stays

winter-option-name-delta_from_headwaters = Delta from the headwaters
winter-option-help-delta_from_headwaters = Whether rafts that have not set off yet can score the delta.
winter-option-value-delta_from_headwaters-on = Counts
winter-option-value-delta_from_headwaters-off = Does not count

winter-option-name-influence_check = Led hexes
winter-option-help-influence_check = Whether the hexes you lead are settled once for the whole step, or bonuses that move camps can still change them.
winter-option-value-influence_check-frozen = Settled at the start of the step
winter-option-value-influence_check-live = Looked at hex by hex
