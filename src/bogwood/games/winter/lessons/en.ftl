### What the lessons of this game say: <game>-lesson-<lesson>-<name>

## The first year

winter-lesson-first-title = Your tribe’s year
winter-lesson-first-aim = Lead your tribe out of the long winter: hunt, learn, settle the land and keep your sacred stones. Most points after the last Eclipse win.
winter-lesson-first-columns = These columns are what a tribe can do. Each round you place your members and your chief, one figure a turn.
winter-lesson-first-hand = Your hand is your people. A card you play works for you: it gives Labour, and Labour pays for deeds.
winter-lesson-first-hunt = Start with a hunt: put a member in the column Hunt.
winter-lesson-first-chief-later = The chief has a gift of his own for another column. Send a member here.
winter-lesson-first-rest-later = Resting draws cards and gives strength. But you are wide awake: use this figure.
winter-lesson-first-column-later = We come to that column soon. One thing at a time.
winter-lesson-first-labour = The Daredevil is at home in this column and gives more Labour here than elsewhere. Play that card.
winter-lesson-first-labour-hunt = That card gives less Labour here. The Daredevil alone pays for the whole hunt.
winter-lesson-first-end-early = That would end the turn, and something would be left lying. Nothing has happened.
winter-lesson-first-next-early = First get Labour: without it there is nothing to do in this box.
winter-lesson-first-labour-enough = You have Labour enough. Unused Labour is lost at the end of a turn, so keep your cards.
winter-lesson-first-hunt-open = Now the boxes of the column, from the first to the last. In the first one you hunt: take an open animal.
winter-lesson-first-hunt-unseen = The unseen animal is cheaper, but you do not know what you get. Choose among the open ones.
winter-lesson-first-animal = Choose any of them. Several of one species are worth more at the end.
winter-lesson-first-box-two = The animal lies before you. On to the second box.
winter-lesson-first-keep-animal = Here an animal may be used up for its gift. Keep yours for the set, and go on.
winter-lesson-first-tip-later = A used animal no longer counts at the end. You have only one: keep it.
winter-lesson-first-first = You are the first in this column this round, so its last box is yours, for free. Use it.
winter-lesson-first-end-hunt = A whole turn: figure, cards, boxes from left to right. End it.
winter-lesson-first-watch-develop = Your rival develops: takes a sacred stone, and being first there builds a megalith, too.
winter-lesson-first-initiate = Now Initiate: new people for your tribe. Put your other member there.
winter-lesson-first-labour-forager = Very little Labour is needed here. Play your weakest card, the Forager.
winter-lesson-first-labour-weak = Too good for this. Keep that card for later.
winter-lesson-first-recruit = Take a tribe card: it costs a little Food as well.
winter-lesson-first-stack = Choose whoever you like. Each is strong in one column and has a gift in the Eclipse.
winter-lesson-first-discard = The card goes to your discard pile and comes back when your cards are shuffled.
winter-lesson-first-hand-dear = Straight to the hand costs Food, and Food is short. Let it come later.
winter-lesson-first-bury-box = On to the second box.
winter-lesson-first-bury = Here a card may be buried: it leaves your deck for good, which makes the deck better, and brings Honor.
winter-lesson-first-bury-first = Do not pass it by: burying costs nothing here.
winter-lesson-first-bury-card = Bury the Forager you have just played. Its Labour is used already.
winter-lesson-first-bury-good = You will want that card again. Bury the weak one.
winter-lesson-first-first-again = First here as well: use the last box.
winter-lesson-first-end-turn = End your turn.
winter-lesson-first-watch-rest = Your rival lets a member rest: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} more, and strength for the Eclipse.
winter-lesson-first-explore = Your chief is left. His card names Explore: there he brings a gift. Send him.
winter-lesson-first-chief-explore = The chief may go anywhere, but only in Explore does this one bring a gift.
winter-lesson-first-chief-use = Use his gift: a camp for free.
winter-lesson-first-camp = New camps begin in the middle of the land. Every camp that has left your board also brings income.
winter-lesson-first-labour-move = Camps want to go out into the land. Play the Firekeeper for Labour.
winter-lesson-first-move = Move a camp.
winter-lesson-first-camp-food = Another camp costs Food. First move one that is there.
winter-lesson-first-move-camp = Take a camp from the middle.
winter-lesson-first-forest = Go into the forest. Whoever has most influence on a hex gets its gift in the Eclipse.
winter-lesson-first-go-forest = A fine place as well, but go into the forest: it pays off in a moment.
winter-lesson-first-box-village = The second box founds villages where three of your camps meet. You have not so many yet: go on.
winter-lesson-first-first-explore = First again: a camp for free, and a move with it.
winter-lesson-first-camp-again = The new camp begins in the middle.
winter-lesson-first-move-again = And one from the middle moves on.
winter-lesson-first-stay-forest = Leave that one in the forest: there it leads.
winter-lesson-first-tundra = Into the tundra, right beside the other one.
winter-lesson-first-go-tundra = The tundra is what we want: another kind of land, another gift.
winter-lesson-first-watch-chief = Your rival’s chief rests. All figures are placed: now the sun goes dark.
winter-lesson-first-eclipse = The Eclipse. Everybody lays down cards in secret: together they are strength, and the strongest goes first. Some also have a gift now.
winter-lesson-first-pile = Put down the Daredevil: strength now, and a Tool afterwards.
winter-lesson-first-pile-none = You could keep everything, but then you would get nothing in the Eclipse. Put down a card.
winter-lesson-first-pile-ability = That one is good, too. Begin with the Daredevil, who brings a Tool.
winter-lesson-first-pile-again = And a Forager, for a little more strength.
winter-lesson-first-pile-more = One more card makes you stronger, and you still have enough for the next round.
winter-lesson-first-pile-keep = Keep that one for the next round. The Forager is weak at work, so here it does its share.
winter-lesson-first-pile-done = Enough. Lay them down; nobody sees them until all have chosen.
winter-lesson-first-end-pile = Confirm your choice.
winter-lesson-first-watch-order = Your rival has rested twice and is stronger: first in the Eclipse, and first in the next round.
winter-lesson-first-ability = Now you: use the gift of the Daredevil.
winter-lesson-first-ability-use = It is free: take it.
winter-lesson-first-terrain = You lead in the forest and in the tundra. Take their gifts, one after the other.
winter-lesson-first-terrain-take = Do not leave it lying: you lead there.
winter-lesson-first-end-eclipse = After that your camps bring income, and sacred stones score. End the turn.
winter-lesson-first-watch-round = A new round: { $drawn ->
    [one] { $drawn } fresh card
   *[other] { $drawn } fresh cards
} for everybody. Your rival begins, and rests.
winter-lesson-first-develop = The fourth column is Develop: knowledge and stones. Put a member there.
winter-lesson-first-develop-new = You know that one already. Try Develop.
winter-lesson-first-labour-learn = Play the Firekeeper for Labour.
winter-lesson-first-culture = Buy a culture card: it is worth points, and it is played before a figure, for its gift.
winter-lesson-first-card = This one is cheap, and a Tool is left for later.
winter-lesson-first-card-dear = That one costs more Tools. Take the cheaper one: a stone wants a Tool, too.
winter-lesson-first-discard-card = To the discard pile, as before.
winter-lesson-first-box-stone = On to the second box.
winter-lesson-first-stone = Take a sacred stone: it scores in every Eclipse from now on.
winter-lesson-first-stone-first = A stone bought early scores most often. Take one now.
winter-lesson-first-stone-forest = The Forest Stone fits you: a camp of yours stands in a forest.
winter-lesson-first-stone-other = Each stone scores for something else. You stand in a forest, so take that one.
winter-lesson-first-first-develop = First here, too: you may build a megalith.
winter-lesson-first-megalith = Build it next to the one that stands. Choose the gift you like.
winter-lesson-first-points = Click your points: the sheet shows where they come from and what the end would add.
winter-lesson-first-last = Columns, rest, Eclipse: that is the whole year. A game lasts { $rounds ->
    [one] { $rounds } such round
   *[other] { $rounds } such rounds
}.
winter-lesson-first-try-1 = Bring three camps round one junction and found a village.
winter-lesson-first-try-2 = Play a culture card before you place a figure.
winter-lesson-first-try-3 = Let a figure rest once and see what strength does for the turn order.

## The river

winter-lesson-river-title = The river
winter-lesson-river-aim = A river crosses the land: your raft carries camps and people far, the river feeds you, and whoever is nearest to the delta scores.
winter-lesson-river-river = The river rises here, at the headwaters, and ends there, in the delta. Everything else you know already.
winter-lesson-river-raft = Your raft waits at the headwaters. On a river hex it counts like a camp of yours.
winter-lesson-river-base = There is no tile in the middle any more: your camps begin here, at your own start base on the rim.
winter-lesson-river-explore = Let us see the river: put a member in the column Explore.
winter-lesson-river-chief-later = The chief is kept for later. Send a member here.
winter-lesson-river-column-later = That column works as always. Today we want to go down the river: Explore.
winter-lesson-river-labour = The Daredevil gives more Labour in Explore. Play that card.
winter-lesson-river-labour-weak = That card gives less Labour here. Play the Daredevil.
winter-lesson-river-next-early = There is still something to do in this box. Nothing has happened.
winter-lesson-river-end-early = That would end the turn, and something would be left lying. Nothing has happened.
winter-lesson-river-labour-enough = You have Labour enough. Keep that card for later.
winter-lesson-river-move = Take a move. Wherever a camp may move, your raft may move in its place.
winter-lesson-river-camp-soon = A camp comes in a moment. First the raft, so that the camp can ride along.
winter-lesson-river-take-raft = Choose the raft.
winter-lesson-river-camp-waits = That camp can wait at the base. The raft is quicker.
winter-lesson-river-sail = Downstream a single move carries it as far as you like. Stop in the middle of the land, beside the Mesa.
winter-lesson-river-delta-early = No camp can be set down in the delta, and upstream every hex takes a move of its own. Stop in the middle.
winter-lesson-river-sail-middle = You could stop there, too. But beside the Mesa your raft is worth more.
winter-lesson-river-camp = Now a camp, for a little Food.
winter-lesson-river-moved-enough = The raft is where we want it. Place a camp.
winter-lesson-river-beside = Set it down beside the raft: from the base it would have to walk for several moves.
winter-lesson-river-base-far = From the base it is a long way. Beside the raft it is right there.
winter-lesson-river-box-two = The Labour is used. On to the next box.
winter-lesson-river-first = You are the first in this column: a camp for free, and a move with it.
winter-lesson-river-beside-again = Beside the raft once more.
winter-lesson-river-camp-off = The move: take one of the camps beside the raft. One stays there to fish.
winter-lesson-river-raft-stays = The raft is right where it is. Take a camp.
winter-lesson-river-landmark = Up onto the Mesa, a landmark: in the Eclipse it scores for whoever leads on it, here by your camps on hexes inside the land.
winter-lesson-river-go-landmark = Not there: the Mesa right beside it is a landmark, and landmarks score points.
winter-lesson-river-end-turn = End your turn.
winter-lesson-river-watch-raft = Your rival’s raft has gone past yours and is nearer to the delta now. Rafts never block each other.
winter-lesson-river-hunt = In these waters lives a new animal. Put a member in the column Hunt.
winter-lesson-river-chief-next = Your chief comes next turn, and on the river. Send a member.
winter-lesson-river-hunt-now = That would do as well, but we are after a new animal: Hunt.
winter-lesson-river-labour-hunt = The Daredevil is good at hunting, too.
winter-lesson-river-hunt-open = Take an open animal.
winter-lesson-river-cow-open = What we want lies open. Nobody knows what is in the deck.
winter-lesson-river-cow = The sea cow is there only with the river. Take it.
winter-lesson-river-cow-only = A good animal, but the sea cow brings fish.
winter-lesson-river-box-tip = On to the second box.
winter-lesson-river-tip = Use an animal up for its gift.
winter-lesson-river-tip-now = Kept, it would count for a set. Today we want to see its gift.
winter-lesson-river-tip-cow = The sea cow gives { $fish ->
    [one] { $fish } fish token
   *[other] { $fish } fish tokens
}. Use it up.
winter-lesson-river-fish = Fish tokens are drawn unseen, and each gives something at once. The great fish scores, and then all tokens are mixed again.
winter-lesson-river-first-hunt = First here as well: use the last box.
winter-lesson-river-watch-rest = Your rival rests. Resting gives strength for the Eclipse.
winter-lesson-river-chief = Your chief is a wanderer: in Explore he brings moves without any Labour. Send him.
winter-lesson-river-chief-explore = This chief has his gift in Explore only.
winter-lesson-river-chief-use = Use his gift.
winter-lesson-river-overtake = Your raft should be nearest to the delta when your Eclipse turn ends. Choose it.
winter-lesson-river-raft-first = The camps lead where they are. First the raft.
winter-lesson-river-last-hex = Go to the last river hex: past your rival, and you fish there, too.
winter-lesson-river-delta-dry = In the delta you would be nearest, but lead no hex and catch no fish. The hex before it does both.
winter-lesson-river-course-shared = There you would be level with your rival. One hex further you are alone.
winter-lesson-river-upstream = Upstream is the wrong way: there every hex takes a move.
winter-lesson-river-leave-base = A move is left. Let the camp at your base go.
winter-lesson-river-camp-leads = That one leads already. Take the camp at the base: there it counts for nothing.
winter-lesson-river-forest = To the forest, next to the Mesa. Camps never go back to a base.
winter-lesson-river-go-forest = The forest is better: it lies next to the Mesa, and we will need that.
winter-lesson-river-box-done = Nothing more to do in this box. On to the next.
winter-lesson-river-end-chief = Keep the cards you still have. End your turn.
winter-lesson-river-watch-eclipse = All figures are placed: the Eclipse begins.
winter-lesson-river-pile = Cards in secret, as always. Put down the Firekeeper, who brings Food.
winter-lesson-river-pile-none = Something for nothing: a card of the pile comes back later. Put one down.
winter-lesson-river-pile-ability = That one has no gift in the Eclipse. The Firekeeper brings Food.
winter-lesson-river-pile-done = That is enough: your rival has rested too often to be caught.
winter-lesson-river-pile-keep = It would not make you first. Keep it for work.
winter-lesson-river-end-pile = Confirm your choice.
winter-lesson-river-watch-order = Your rival is stronger, goes first, and draws a fish for a river hex.
winter-lesson-river-ability = Your turn. First the gift of your card.
winter-lesson-river-ability-use = It is free: take it.
winter-lesson-river-mesa = Now the hexes on which you lead. The Mesa first: { $vp ->
    [one] { $vp } point
   *[other] { $vp } points
} for each hex inside the land with a camp of yours.
winter-lesson-river-one-by-one = All at once is possible, but let us look at them one by one.
winter-lesson-river-mesa-first = That one comes next. The Mesa first.
winter-lesson-river-catch = A river hex that you lead gives a fish token. Draw one.
winter-lesson-river-fish-first = That is an ordinary hex. Look at the river first.
winter-lesson-river-catch-again = And one more, for the hex of the raft or that of the camp.
winter-lesson-river-end-eclipse = That was the last hex. End the turn.
winter-lesson-river-watch-delta = Your turn ended, and your raft was nearest to the delta: { $raft } VP for the raft, { $camp } VP for each camp on a river hex. A new round begins.
winter-lesson-river-back = All rafts go back to the headwaters each round. Camps stay where they are.
winter-lesson-river-explore-again = Camps of yours stand side by side. With the raft beside them you can found a village: Explore.
winter-lesson-river-explore-village = That column can wait. The village is one move away: Explore.
winter-lesson-river-labour-forager = A little Labour will do. Play a Forager.
winter-lesson-river-labour-good = Too good for this: a Forager is enough.
winter-lesson-river-move-again = One move for the raft.
winter-lesson-river-camp-enough = Another camp is good, but the raft is the corner that is missing.
winter-lesson-river-raft-again = Choose the raft.
winter-lesson-river-camp-corner = That camp is already a corner. The raft is missing.
winter-lesson-river-corner = Stop where it touches two of your camps: beside the Mesa, before the middle.
winter-lesson-river-corner-only = There it does not meet two of your camps at one corner.
winter-lesson-river-box-village = On to the second box.
winter-lesson-river-village = Found a village.
winter-lesson-river-village-now = Do not pass it by: raft and camps stand ready.
winter-lesson-river-junction = There is more than one corner to choose from. Pick any: the village will have influence on its hexes to the end of the game.
winter-lesson-river-megalith = The village also builds a megalith. Put it where you like the gift.
winter-lesson-river-home-again = The camps are back on your board and the raft at the headwaters, free to go again.
winter-lesson-river-first-again = First in Explore: a camp and a move for free.
winter-lesson-river-base-only = At the headwaters no camp can be set down, so this one begins at your base.
winter-lesson-river-raft-free = And the move? Take the raft once more.
winter-lesson-river-raft-pays = One move carries a camp by one hex, and the raft down the whole river.
winter-lesson-river-anywhere = Now you choose: a river hex, for fish and camps, or the delta, for its points.
winter-lesson-river-points = Click your points: landmarks, fish and the delta have lines of their own on the sheet.
winter-lesson-river-last = Downstream with one move, camps beside the raft, fish in the Eclipse, nearest to the delta: that is the river.
winter-lesson-river-try-1 = Lead on more than one landmark in the same Eclipse.
winter-lesson-river-try-2 = Keep camps on river hexes and be nearest to the delta: each of them scores.
winter-lesson-river-try-3 = Keep sea cows for a set instead of using them up, and compare.
