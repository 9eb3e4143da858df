goofspiel-rules-heading = The rules of Goofspiel

goofspiel-rules-section-gs-1 = The table
goofspiel-rules-section-gs-2 = Bidding
goofspiel-rules-section-gs-3 = Showing the bids
goofspiel-rules-section-gs-4 = The end

goofspiel-rule-gs-1-1 = Goofspiel is for two to four players. Everybody has the same cards, numbered from 1 up; the option “Cards” says how many. There are as many prizes, numbered in the same way; each is worth its number.
    .title = Players and cards
goofspiel-rule-gs-1-2 = Each trick begins with the next prize, open to all. The option “Order of prizes” says whether prizes come at random, from the lowest up, or from the highest down. At random, nobody knows the order beforehand.
    .title = The order of the prizes
goofspiel-rule-gs-2-1 = Everybody bids one card from their hand. Each card can be bid only once.
    .title = A bid
goofspiel-rule-gs-2-2 = All bid at the same time and in secret. Until the last bid is made, nobody learns what another has chosen.
    .title = Secretly
goofspiel-rule-gs-3-1 = When everybody has bid, the bids are shown. They stay out of the game, so that everybody can tell which cards are left.
    .title = All at once
goofspiel-rule-gs-3-2 = The highest bid takes the prize. If several are highest, the prize is discarded and nobody gets it.
    .title = The highest bid
goofspiel-rule-gs-3-3 = The last trick plays itself: one prize is left, and everybody has one card.
    .title = The last trick
goofspiel-rule-gs-4-1 = The game ends when all prizes have been turned up and bid for.
    .title = The end
goofspiel-rule-gs-4-2 = Your points are the sum of your prizes. Most points win; players with equally many share the victory.
    .title = Who wins

goofspiel-option-name-cards = Cards
goofspiel-option-help-cards = How many cards each player has, and how many prizes there are.
goofspiel-option-value-cards-4 = 4
goofspiel-option-value-cards-5 = 5
goofspiel-option-value-cards-6 = 6
goofspiel-option-value-cards-7 = 7
goofspiel-option-value-cards-8 = 8
goofspiel-option-value-cards-9 = 9
goofspiel-option-value-cards-10 = 10
goofspiel-option-value-cards-11 = 11
goofspiel-option-value-cards-12 = 12
goofspiel-option-value-cards-13 = 13

goofspiel-option-name-prizes = Order of prizes
goofspiel-option-help-prizes = At random, or in an order that everybody knows.
goofspiel-option-value-prizes-random = At random
goofspiel-option-value-prizes-ascending = Lowest first
goofspiel-option-value-prizes-descending = Highest first
