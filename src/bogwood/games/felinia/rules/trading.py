"""Phase 2, trading (FE-4): the stalls from top to bottom, each pile from its top disc down, at falling prices."""

from __future__ import annotations

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import GUILD, PLACES
from .packs import GOODS
from .sale import proceeds
from .state import GROUND, Realm
from .steps import BOARD, BUY, DEPARTURE, STEPS, TRADING, Step
from .steps import GUILD as GUILD_STEP
from .tell import pay_coins, take_good, tell


class Trading(Step):
    """The next disc acts: stalls from the top, then the guild, in each the top disc first (FE-4.1, FE-4.2)."""

    def settle(self, s: Realm) -> bool:
        for place in range(GUILD + 1):
            if s.piles[place] > GROUND:
                s.turn += 1
                s.push(GUILD_STEP if place == GUILD else BUY, s.owner_on_top(place), place)
                return True
        s.replace(DEPARTURE, 0)
        return True


def price(s: Realm) -> int:
    """As many coins as discs lie in the pile now, the acting one included (FE-4.3)."""
    return s.height(s.argument())


def can_ever_pay(s: Realm, seat: int, coins: int) -> bool:
    """Could the player pay this, selling all there is (FE-2.6)?  Never beyond the end of the track (FE-4.7)."""
    return coins <= s.box.most_coins and proceeds(s, seat) >= coins


def take_disc_back(s: Realm, seat: int, place: int) -> None:
    """The top disc goes back beside the board, for this round (FE-4.4, FE-4.5, FE-4.11)."""
    s.set_pile(place, s.piles[place] >> 2)
    s.seats[seat].discs += 1


def give_up(s: Realm) -> None:
    """The disc comes back unused: nothing is paid, and nobody boards (FE-4.5, FE-5.6)."""
    seat = s.seat_to_act()
    place = s.argument()
    take_disc_back(s, seat, place)
    s.pop()
    if s.tale is not None:
        tell(s, "taken_back", seat, 0, "", {"place": PLACES[place]})


class Buy(Step):
    """One tile of the stall for the price, or the disc back (FE-4.4 to FE-4.6)."""

    def settle(self, s: Realm) -> bool:
        if s.tiles_on_stall(s.argument()) > 0 and can_ever_pay(s, s.seat_to_act(), price(s)):
            return False
        give_up(s)
        return True

    def options(self, s: Realm, seat: int, out: Options) -> None:
        stall = s.argument()
        if s.seats[s.player].coins >= price(s):
            for kind in range(GOODS):
                if s.on_stall(stall, kind) > 0:
                    out.offer(choices.BUY + kind)
        out.offer(choices.BUY_BACK)

    def choose(self, s: Realm, seat: int, option: int) -> None:
        if option == choices.BUY_BACK:
            give_up(s)
            return
        stall = s.argument()
        kind = option - choices.BUY
        pay_coins(s, seat, price(s), "purchase")
        take_disc_back(s, seat, stall)
        s.put_on_stall(stall, kind, -1)
        take_good(s, seat, kind, "purchase")
        s.replace(BOARD, seat)

    def answers(self, option: int) -> bool:
        return choices.BUYING.holds(option)

    def why(self, s: Realm, seat: int, option: int) -> Refusal:
        stall = s.argument()
        kind = option - choices.BUY
        if s.on_stall(stall, kind) == 0:
            return Refusal("no-such-goods", "FE-4.4", "", good=s.box.goods[kind], place=PLACES[stall])
        return why_unpaid(s, price(s))

    def describe(self, s: Realm, seat: int, option: int) -> Sentence:
        if option == choices.BUY_BACK:
            return Sentence("felinia-option-buy-back", {"place": PLACES[s.argument()]})
        return Sentence("felinia-option-buy", {"good": s.box.goods[option - choices.BUY], "price": price(s)})

    def details(self, s: Realm) -> Arguments:
        return {"place": PLACES[s.argument()], "price": price(s)}

    def names(self, s: Realm) -> list[str]:
        return PLACES


def why_unpaid(s: Realm, coins: int) -> Refusal:
    """Which of the reasons not to pay holds: never, not even after sales, or after a sale (FE-4.6, FE-4.7, FE-2.6)."""
    seat = int(s.player)
    if coins > s.box.most_coins:
        return Refusal("price-too-high", "FE-4.7", "", price=coins, most=s.box.most_coins)
    have = int(s.seats[seat].coins)
    if proceeds(s, seat) < coins:
        return Refusal("too-few-coins", "FE-4.6", "", price=coins, coins=have)
    return Refusal("after-sale", "FE-2.6", "", price=coins, coins=have)


STEPS[TRADING] = Trading()
STEPS[BUY] = Buy()
