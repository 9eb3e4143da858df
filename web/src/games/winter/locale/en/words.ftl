winter-words-labour = Labour: { $labour }
winter-words-labour-in = Labour for { $column } only: { $amount }
winter-words-first-here = First figure in this column in this round: box 3 is open
winter-words-culture-played = Culture cards played this turn: { $count }
winter-words-free-to-hand = Cards that go to the hand free of charge: { $count }
winter-words-abilities = Eclipse abilities to use: { $text }
winter-words-hexes = Hexes still to choose from: { $text }
winter-words-rest-of-terrain = The other hexes of this terrain follow
winter-words-setup-cards = Setup cards: { $text }
winter-words-fish-drawn = Fish tokens drawn: { $text }
winter-words-costs = costs { $text }
winter-words-stands =
    { $chief ->
        [0] { $members ->
            [one] { $text }: a member
           *[other] { $text }: { $members } members
        }
       *[other] { $members ->
            [0] { $text }: the chief
            [one] { $text }: the chief and a member
           *[other] { $text }: the chief and { $members } members
        }
    }
winter-words-influence = influence: { $text }
winter-words-waiting-draws = Cards still to draw: { $count }
winter-words-raft = Raft: step { $place } of the river
winter-words-camp-income = income in each Eclipse: { $text }
winter-words-known = Known of the hand: { $text }
winter-words-known-to-others = Known of this hand to the others: { $text }
winter-words-all-cards = All cards of the tribe: { $text }
winter-words-points-from = Points from: { $text }
winter-words-end-adds = The end would add: { $text }
