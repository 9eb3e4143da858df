"""Phase 1, bidding (FE-3): one disc after another onto stalls, the guild or the own income places."""

from __future__ import annotations

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import DISCS, GUILD, PLACES
from .state import Realm
from .steps import BID, BIDDING, STEPS, TRADING, Step
from .tell import gain_coins, tell, tell_all


def discs_placed(s: Realm) -> int:
    """How many discs all players together have placed in this round (FE-3.1)."""
    placed = DISCS * len(s.seats)
    for seat in s.seats:
        placed -= int(seat.discs)
    return placed


class Bidding(Step):
    """Clockwise from the first player, three times around; then the phase ends (FE-3.1, FE-3.6)."""

    def settle(self, s: Realm) -> bool:
        placed = discs_placed(s)
        if placed == DISCS * len(s.seats):
            if s.tale is not None:
                tell_all(s, "phase_begins", 0, "", {"phase": "trading"})
            s.replace(TRADING, 0)
        else:
            s.turn += 1
            s.push(BID, (int(s.first) + placed) % len(s.seats))
        return True


class Bid(Step):
    """A disc on an open stall, the guild or the own board; nobody passes (FE-3.1, FE-3.2)."""

    def options(self, s: Realm, seat: int, out: Options) -> None:
        for stall in s.box.open_stalls:
            out.offer(choices.BID_STALL + stall)
        out.offer(choices.BID_GUILD)
        out.offer(choices.BID_INCOME)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        s.pop()
        s.seats[seat].discs -= 1
        if option == choices.BID_INCOME:
            take_income(s, seat)
        else:
            lay_disc(s, seat, option - choices.BID_STALL)

    def answers(self, option: int) -> bool:
        return choices.BIDS.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        return Refusal("stall-closed", "FE-1.4", "", place=PLACES[option - choices.BID_STALL])

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        if option == choices.BID_INCOME:
            me = s.seats[s.player]
            coins = min(s.box.income[me.income], int(s.box.most_coins - me.coins))
            return Sentence("felinia-option-bid-income", {"coins": coins})
        place = option - choices.BID_STALL
        price = s.height(place) + 1
        if place == GUILD:
            return Sentence("felinia-option-bid-guild", {"price": price})
        return Sentence("felinia-option-bid", {"place": PLACES[place], "price": price})

    def details(self, s: Realm) -> Arguments:
        return {"left": int(s.seats[s.player].discs)}


def take_income(s: Realm, seat: int) -> None:
    """The leftmost free income place yields its coins at once, also at the end of the track (FE-3.4, FE-3.5)."""
    me = s.seats[seat]
    coins = s.box.income[me.income]
    me.income += 1
    if s.tale is not None:
        tell(s, "bid", seat, 0, "", {"place": "income", "price": 0})
    gain_coins(s, seat, coins, "income")


def lay_disc(s: Realm, seat: int, place: int) -> None:
    """On top of the pile, however high it is (FE-3.3)."""
    s.set_pile(place, s.piles[place] << 2 | seat)
    if s.tale is not None:
        tell(s, "bid", seat, 0, "", {"place": PLACES[place], "price": s.height(place)})


STEPS[BIDDING] = Bidding()
STEPS[BID] = Bid()
