"""Gaining and paying, told as facts.  Every change of what a player has goes through here, so the log misses none."""

from __future__ import annotations

from bogwood.kernel.facts import NOBODY, Arguments, Fact
from bogwood.kernel.native import i64

from .packs import kind_at, one, total
from .state import Realm


def tell(s: Realm, kind: str, seat: int, amount: int, source: str, arguments: Arguments) -> None:
    """Tell a fact that everybody may know; callers ask first whether anybody listens."""
    if s.tale is not None:
        s.tale.facts.append(Fact(kind, seat, amount, source, arguments))


def tell_owner(s: Realm, kind: str, seat: int, arguments: Arguments) -> None:
    """Tell a fact to one player alone (FE-2.4)."""
    if s.tale is not None:
        s.tale.facts.append(Fact(kind, seat, 1, "", arguments, 1 << seat))


def tell_all(s: Realm, kind: str, amount: int, source: str, arguments: Arguments) -> None:
    """Tell a fact that is no player's doing."""
    tell(s, kind, NOBODY, amount, source, arguments)


def gain_coins(s: Realm, seat: int, amount: int, source: str) -> None:
    """Coins onto the track; what goes beyond its end is lost (FE-2.2)."""
    me = s.seats[seat]
    amount = min(amount, int(s.box.most_coins - me.coins))
    me.coins += amount
    if s.tale is not None and amount != 0:
        tell(s, "coins", seat, amount, source, {})


def pay_coins(s: Realm, seat: int, amount: int, source: str) -> None:
    s.seats[seat].coins -= amount
    if s.tale is not None and amount != 0:
        tell(s, "coins", seat, -amount, source, {})


def lose(s: Realm, seat: int, thing: str) -> None:
    """There is nothing to gain (FE-2.5)."""
    if s.tale is not None:
        tell(s, "gain_lost", seat, 0, "", {"thing": thing})


def gain_spice(s: Realm, seat: int, source: str) -> None:
    """One spice from the supply, if there is one (FE-2.5)."""
    left = s.box.spice
    for each in s.seats:
        left -= int(each.spice)
    if left <= 0:
        lose(s, seat, "spice")
    else:
        change_spice(s, seat, 1, source)


def gain_gold(s: Realm, seat: int, amount: int, source: str) -> None:
    """Gold from the supply, as much as there is (FE-2.5)."""
    left = s.box.gold
    for each in s.seats:
        left -= int(each.gold)
    if left < amount:
        lose(s, seat, "gold")
    change_gold(s, seat, min(amount, left), source)


def gain_food(s: Realm, seat: int, amount: int, source: str) -> None:
    """Food from the supply, as much as there is (FE-2.5)."""
    left = s.box.food
    for each in s.seats:
        left -= int(each.food)
    if left < amount:
        lose(s, seat, "food")
    change_food(s, seat, min(amount, left), source)


def change_spice(s: Realm, seat: int, amount: int, source: str) -> None:
    s.seats[seat].spice += amount
    if s.tale is not None and amount != 0:
        tell(s, "spice", seat, amount, source, {})


def change_gold(s: Realm, seat: int, amount: int, source: str) -> None:
    s.seats[seat].gold += amount
    if s.tale is not None and amount != 0:
        tell(s, "gold", seat, amount, source, {})


def change_food(s: Realm, seat: int, amount: int, source: str) -> None:
    s.seats[seat].food += amount
    if s.tale is not None and amount != 0:
        tell(s, "food", seat, amount, source, {})


def take_good(s: Realm, seat: int, kind: int, source: str) -> None:
    """A goods tile onto the player board, from wherever it lay."""
    s.seats[seat].goods += one(kind)
    if s.tale is not None:
        tell(s, "goods", seat, 1, source, {"good": s.box.goods[kind]})


def return_good(s: Realm, seat: int, kind: int, count: int, source: str) -> None:
    """Goods tiles from the player board into the bag (FE-2.7)."""
    tiles = one(kind) * count
    s.seats[seat].goods -= tiles
    s.bag += tiles
    if s.tale is not None:
        tell(s, "goods", seat, -count, source, {"good": s.box.goods[kind]})


def draw_good(s: Realm, among: i64) -> int:
    """A tile out of the bag, each of these tiles equally likely (FE-2.7); there must be one."""
    place = s.draw(int(total(among)))
    kind = int(kind_at(among, place))
    s.bag -= one(kind)
    return kind


def gain_random_good(s: Realm, seat: int, source: str) -> None:
    """A random goods tile from the bag, if there is one (FE-2.5)."""
    if s.bag == 0:
        lose(s, seat, "goods")
    else:
        take_good(s, seat, draw_good(s, s.bag), source)
