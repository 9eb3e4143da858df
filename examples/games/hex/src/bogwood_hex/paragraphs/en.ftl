hex-rules-heading = The rules of Hex

hex-rules-section-hx-1 = The board
hex-rules-section-hx-2 = A turn
hex-rules-section-hx-3 = The end

hex-rule-hx-1-1 = Hex is for two players, on a rhombus of hexagons. The option “Size” says how many cells there are to a side.
    .title = Players and board
hex-rule-hx-1-2 = The first player wants to join the top and the bottom side, the second the left and the right one. A corner cell belongs to both sides that meet there.
    .title = The sides
hex-rule-hx-2-1 = By turns, each player lays one stone of their own on a free cell.
    .title = A stone
hex-rule-hx-2-2 = Stones are never moved or taken away.
    .title = For good
hex-rule-hx-2-3 = With the option “Swap”, the second player may take over the first stone in their first turn instead of laying one: it becomes their own, on the mirrored cell, where it is worth as much to them as it was to the other. The first player goes on.
    .title = The swap
hex-rule-hx-3-1 = Whoever joins their two sides by an unbroken chain of their own stones wins at once.
    .title = Joined sides
hex-rule-hx-3-2 = A full board always joins two sides of one player, so somebody wins.
    .title = No draws

hex-option-name-size = Size
hex-option-help-size = How many cells there are to a side of the board.
hex-option-value-size-3 = 3 × 3
hex-option-value-size-4 = 4 × 4
hex-option-value-size-5 = 5 × 5
hex-option-value-size-6 = 6 × 6
hex-option-value-size-7 = 7 × 7
hex-option-value-size-8 = 8 × 8
hex-option-value-size-9 = 9 × 9
hex-option-value-size-10 = 10 × 10
hex-option-value-size-11 = 11 × 11
hex-option-value-size-12 = 12 × 12
hex-option-value-size-13 = 13 × 13
hex-option-value-size-14 = 14 × 14
hex-option-value-size-15 = 15 × 15

hex-option-name-swap = Swap
hex-option-help-swap = Whether the second player may take over the first stone, which makes up for the advantage of beginning.
hex-option-value-swap-no = No
hex-option-value-swap-yes = Yes
