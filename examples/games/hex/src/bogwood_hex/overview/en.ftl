### Hex at a glance, in English.

hex-overview-aim = Join your two sides of the board by a chain of your own stones: the first player the top and the bottom, the second the left and the right. One of you always succeeds, so whatever holds up the other helps you.
hex-overview-turn-1 = Lay one of your stones on any free cell. It stays there.
hex-overview-turn-2 = With the swap, the second player may take over the first stone instead, once, in their first turn.
hex-overview-turn-3 = If your chain reaches from one of your sides to the other, you have won.

hex-diagram-bridge = A bridge: the stones on c2 and b4 do not touch, but both c3 and b3 would join them. The other has taken c3; answer on b3. In the same way both stones are joined to their sides.

hex-mistake-touching = Laying stone beside stone. A bridge, two stones with two free cells between them, reaches further and cannot be cut: if one cell is taken, take the other.
hex-mistake-chasing = Blocking right in front of the other’s chain, which just goes round. Block a few cells ahead, where your stone also builds your own chain.
hex-mistake-early = Filling a bridge that nobody attacks. The stone adds nothing; lay it where the chain is still open.
hex-mistake-opening = Beginning in the middle when the swap is allowed: the other takes so good a stone over. Begin where you would mind neither side.
