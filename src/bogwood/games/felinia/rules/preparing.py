"""Phase 5, preparing (FE-9): discs back, new deck tiles, full stalls, the next first player."""

from __future__ import annotations

from .box import DISCS, PIERS, PLACES
from .stack import lay_deck
from .state import STACK_TOO_SMALL, Realm, ships_without_tile, stack_size
from .steps import BIDDING, DEPARTURE, PREPARING, STEPS, Step
from .tell import draw_good, tell, tell_all


class Preparing(Step):
    """In the order of the rules; a stack that is too small ends the game instead (FE-9, FE-10.2)."""

    def settle(self, s: Realm) -> bool:
        for seat in s.seats:
            seat.discs = DISCS
            seat.income = 0
        if stack_size(s) < ships_without_tile(s):
            s.ending = STACK_TOO_SMALL
            if s.tale is not None:
                tell_all(s, "stack_too_small", 0, "", {})
            s.replace(DEPARTURE, 0)
            return True
        for pier in range(PIERS):
            if s.deck(pier) < 0:
                lay_deck(s, pier)
        fill_stalls(s, s.box.stall_capacity)
        s.first = (s.first + 1) % len(s.seats)
        begin_round(s)
        s.replace(BIDDING, 0)
        return True


def fill_stalls(s: Realm, stock: int) -> None:
    """Open stalls from the top get random tiles up to this many, as long as the bag lasts (FE-1.5, FE-9.3)."""
    for stall in s.box.open_stalls:
        while s.tiles_on_stall(stall) < stock and s.bag != 0:
            kind = draw_good(s, s.bag)
            s.put_on_stall(stall, kind, 1)
            if s.tale is not None:
                tell_all(s, "goods_laid", 0, "", {"place": PLACES[stall], "good": s.box.goods[kind]})


def begin_round(s: Realm) -> None:
    """A new round with its first player (FE-2.1, FE-9.4)."""
    s.round += 1
    if s.tale is not None:
        tell_all(s, "round_begins", 0, "", {"round": int(s.round)})
        tell(s, "first_player", int(s.first), 0, "", {})
        tell_all(s, "phase_begins", 0, "", {"phase": "bidding"})


STEPS[PREPARING] = Preparing()
