goofspiel-title = Goofspiel
goofspiel-about = Bid a card in secret. The highest bid takes the prize, and every card can be bid only once.
goofspiel-preset-first = First game: 7 cards
goofspiel-preset-full = The full suit: 13 cards

goofspiel-name-prize = Prize
goofspiel-name-prizes = Prizes to come
goofspiel-name-discarded = Discarded prizes
goofspiel-name-hand = Your cards
goofspiel-name-has_chosen = Has bid
goofspiel-name-last = Last bid
goofspiel-name-cards = Cards left
goofspiel-name-won = Prizes won
goofspiel-name-chosen = Your bid

goofspiel-question-bid = Bid a card for the prize of { $prize }
goofspiel-option-bid = Bid { $card }
goofspiel-piece-prize = Prize of { $amount }

goofspiel-fact-prize = The next prize: { $amount }
goofspiel-fact-sealed = { $seat }: a bid is made
goofspiel-fact-bid = { $seat }: bid { $card }
goofspiel-fact-won = { $seat }: the prize of { $amount }
goofspiel-fact-discarded = The highest bids are equal: the prize of { $amount } is discarded
goofspiel-told-sealed = chooses a bid
    .you = choose a bid
goofspiel-told-bid = bids { $card }
    .you = bid { $card }
goofspiel-told-won = takes the prize
    .you = take the prize

goofspiel-refusal-has-bid = Your bid is made: { $card }. It is shown when everybody has bid.
goofspiel-refusal-not-in-hand = { $card } is not in your hand any more.
goofspiel-refusal-prize-twice = A prize has been turned up twice.
goofspiel-refusal-prize-out-of-order = The prizes do not come in the order that was chosen.
goofspiel-refusal-bad-trick = The number of bids does not fit the prizes: { $found } instead of { $expected }.
goofspiel-refusal-card-twice = A card has been bid twice.
goofspiel-refusal-all-have-bid = Everybody has bid, and nothing has been shown.
