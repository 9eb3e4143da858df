### Endless Winter on the screen.

winter-ui-board = The land
winter-ui-columns = Action columns
winter-ui-my-camps = To my camps
winter-ui-round =
    Round { $round } of { $rounds }, era { $era ->
        [1] I
       *[other] II
    }: { $phase }
winter-ui-table-common = Cards and stones
winter-ui-table-tab-common = Display
winter-ui-table-tab-shared = Stones
winter-ui-reconstructed = Reconstructed numbers
winter-ui-base-free = Free place for a start base, { $text }
winter-ui-base-of = Start base of { $text }
winter-ui-camps-of =
    { $number ->
        [one] a camp of { $text }
       *[other] { $number } camps of { $text }
    }
winter-ui-raft-of = raft of { $text }
winter-ui-village-of = village of { $text }
winter-ui-led-by = led by { $text }
winter-ui-junction = junction { $text }
winter-ui-fish = Fish tokens in the supply: { $left }, discarded: { $gone }.
winter-ui-fish-gone = In the discards: { $text }
winter-ui-box = Box { $number }: { $text }
winter-ui-free-first = box 3 is free
winter-ui-first-taken = taken this round
winter-ui-deed-recruit = Recruit
winter-ui-deed-buy_culture = Culture
winter-ui-deed-hunt_open = Hunt an open animal
winter-ui-deed-hunt_deck = Hunt the unseen animal
winter-ui-deed-place_camp = Place a camp
winter-ui-deed-move = Move
winter-ui-deed-bury = Bury
winter-ui-deed-take_stone = Stone
winter-ui-deed-tip = Tip one
winter-ui-deed-found_village = Village
winter-ui-deed-first = First
winter-ui-idols = Idols
winter-ui-track-honor = Honor
winter-ui-track-sacrifice = Sacrifice
winter-ui-rate-honor = from step { $from }: { $rate } VP each
winter-ui-rate-sacrifice = from step { $from }: 1 VP for every { $rate }
winter-ui-step-of = { $track }, step { $step }
winter-ui-site = Megalith site
winter-ui-megalith-of = megalith of { $text }
winter-ui-neutral-of = neutral megalith of { $text }
winter-ui-step-bury = buried: { $card }
winter-ui-step-to-hand = to the hand
winter-ui-step-to-discard = to the discard pile
winter-ui-step-chief_use = the chief
winter-ui-step-pay = paid
winter-ui-step-village = village { $text }
winter-ui-step-raft = the raft
winter-ui-step-next = next box
winter-ui-text-numbers = The numbers
winter-ui-text-order = Turn order: { $text }
winter-ui-text-turn = Now in { $column }, Labour: { $labour }
winter-ui-text-culture = Culture card on place { $number }: { $text }
winter-ui-text-animal = Animal on place { $number }: { $text }
winter-ui-text-stone =
    Era { $era ->
        [1] I
       *[other] II
    }, stone { $number }: { $text }
winter-ui-text-stack = { $card }: { $left } left
winter-ui-text-free-spaces = Free spaces: { $text }
winter-ui-text-hand = Cards in hand: { $count }
winter-ui-text-deck = Cards in the draw pile: { $count }
winter-ui-text-score = { $points } VP on the score track
winter-ui-text-camps = Camps on the player board: { $home }; villages founded: { $villages }
winter-ui-text-figures = Figures to place: members { $members }, chief { $chiefs }
winter-ui-text-tipped = tipped: { $text }

## Cards and players

winter-ui-or = or
winter-ui-effect-in = { $text } in { $column }
winter-ui-score-most = at most { $most } VP
winter-ui-labour = Labour { $labour }
winter-ui-labour-in = { $labour } in { $column }
winter-ui-in-eclipse = In the Eclipse: { $text }.
winter-ui-worth = { $points } VP at the end.
winter-ui-hand = Your hand
winter-ui-hand-size = Cards in hand: { $count }
winter-ui-hand-empty = No cards in hand
winter-ui-heap = { $text }: { $count }. { $cards }
winter-ui-heaps = Piles
winter-ui-played = Played this turn
winter-ui-choosing = Who has chosen
winter-ui-strengths = Strength in the Eclipse
winter-ui-chooses = still choosing
winter-ui-has-chosen = has chosen
winter-ui-stacks = Tribe stacks
winter-ui-stack = { $card }, { $left } left
winter-ui-culture = Culture cards
winter-ui-culture-deck =
    era { $era ->
        [1] I
       *[other] II
    }, { $count } in the deck
winter-ui-place-empty = Place { $place }: empty
winter-ui-price = Price: Labour { $labour }, Tools { $tools }.
winter-ui-hunting = Hunting grounds
winter-ui-animal-at = { $species }, place { $place }
winter-ui-animal-deck = Animal deck: { $count }, discarded: { $discarded }
winter-ui-tipped-gives = Tipped: { $text }.
winter-ui-sets = Untipped ones of a species score { $text } … VP together at the end.
winter-ui-stones = Sacred stones
winter-ui-stone-scores = { $stone }. In each of your Eclipses: { $text }.
winter-ui-stone-price = A stone of this era costs { $tools } Tools.
winter-ui-era =
    era { $era ->
        [1] I
       *[other] II
    }
winter-ui-store = { $thing }: { $count } of { $most }
winter-ui-camps = camps
winter-ui-camps-away = camps away from the board
winter-ui-camps-help = Camps on the board: { $home }. Income of the uncovered places in each Eclipse: { $text }.
winter-ui-villages = villages
winter-ui-villages-help = Villages founded: { $founded }. The next one gives: { $text }.
winter-ui-megaliths = megaliths
winter-ui-megaliths-help = Megaliths left: { $left }. When the next recess is empty: { $text }.
winter-ui-figures = Figures to place: members { $members }, chief { $chiefs }
winter-ui-animals = animals
winter-ui-no-animals = No animals yet
winter-ui-tipped = Tipped: { $species } × { $count }
winter-ui-kept = { $species } × { $count }: a set of { $points } VP
winter-ui-you = you
winter-ui-points = Score track: { $points } VP
winter-ui-if-ended = If the game ended now: { $points } VP
winter-ui-fold = Fold the board of { $text }
winter-ui-unfold = Unfold the board of { $text }
winter-ui-pile-empty = No card yet
