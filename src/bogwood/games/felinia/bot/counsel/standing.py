"""What a whole position is worth to a seat, by the numbers of a judge: points that are there, and promises.

Nothing here is a rule, and nothing that the seat cannot know is looked at beyond what the state itself says.
"""

from __future__ import annotations

from ...rules.box import PIERS, PORTRAITS
from ...rules.packs import bits_in, size_of
from ...rules.scoring import bonus_tiles, castles, cooked, lines_of, sets
from ...rules.state import Realm
from ...rules.steps import BID, MOVE, STEP, TURN
from .bids import Bids
from .trades import Trades
from .walks import Walks
from .worth import Worth, up_to


def standing(s: Realm, seat: int, worth: Worth) -> list[float]:
    """In hundredths of a point: sets, groups, bonus tiles, castles, merchants on their way, goods and money.

    While discs are laid, goods and money are those of a round played well.
    """
    if s.is_over:
        return [100.0 * sum(lines_of(s, seat)), 0.0, 0.0, 0.0, 0.0, 0.0]
    walks = Walks(s, seat, worth)
    if s.top() == BID:
        bids = Bids(walks)
        in_hand = bids.prospect()
        trades: Trades = bids
    else:
        trades = Trades(walks)
        in_hand = trades.now()
    return [
        100.0 * sets(s, seat) + walks.ends.hope * promise_of_sets(s, seat, worth),
        walks.ends.now,
        100.0 * bonus_tiles(s, seat),
        100.0 * (castles(s, seat) + cooked(s, seat)),
        on_the_way(trades),
        in_hand,
    ]


def promise_of_sets(s: Realm, seat: int, worth: Worth) -> float:
    """What sets promise by their size, and special tokens by what they are."""
    tokens = s.seats[seat].tokens
    found = 0.0
    for kind in range(len(s.box.kinds)):
        n = size_of(tokens & s.box.kind_mask[kind])
        if n > 0:
            found += up_to(worth.long_ladder if s.box.ladder[kind] > 3 else worth.short_ladder, n)
    for token in bits_in(tokens):
        if token >= PORTRAITS:
            found += worth.specials[token - PORTRAITS]
    return found


def on_the_way(trades: Trades) -> float:
    """The walks of merchants aboard, and the one that has begun."""
    s = trades.s
    found = 0.0
    for pier in range(PIERS):
        mine = 0
        for place in range(2):
            if s.rider(pier, place) == trades.seat:
                found += trades.harbour.first[pier] if mine == 0 else trades.harbour.second[pier]
                mine += 1
    top = s.top()
    if s.player == trades.seat and top in (STEP, TURN, MOVE):
        trades.walks.from_here(s.box.turned if top != MOVE else 0)
        found += max(0.0, trades.walks.best)
    return found
