"""Clan boards (FS-21): what opens when a settlement leaves, and what the open spaces pay."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.game import Sentence
from bogwood.kernel.hexes import name
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import (
    INCOME_GOLD,
    INCOME_MANA,
    INCOME_NAVIGATION,
    INCOME_VP,
    NAVIGATION_NOW,
    NEW_BOAT,
    NEW_WORKER,
    TRACK_LENGTH,
    TRACK_NAMES,
    TRACKS,
    VP_CELEBRATE,
    WILD,
    place,
)
from .land import move_boat
from .navigate import improve
from .state import CLAN_BOARD, Swamp
from .steps import CELEBRATE_ISLAND, SALAMANDER_TILE, STEPS, Step
from .tell import change_gold, change_mana, score, tell

AS_A_BONUS = 1
"""The argument of a Celebrate that may be declined (FS-14.4)."""


def space_name(covered: int) -> str:
    """A space of a clan board in words: track and place, counted from 1."""
    return f"{TRACK_NAMES[(covered - 1) // TRACK_LENGTH]}:{(covered - 1) % TRACK_LENGTH + 1}"


def space_number(text: str) -> int:
    """The other way round; 0 when there is no such space."""
    for covered in range(1, TRACKS * TRACK_LENGTH + 1):
        if space_name(covered) == text:
            return covered
    return 0


def opened_total(s: Swamp, seat: int, kind: int) -> int:
    """The sum of one kind of bonus over all open spaces, Salamander tiles included."""
    me = s.seats[seat]
    total = 0
    for track in range(TRACKS):
        at = place(me.board(), track, 0)
        for n in range(at, at + me.track(track)):
            if s.box.bonus[n] == kind:
                total += s.box.bonus_amount[n]
    if me.specials != 0:
        for tile in range(len(s.box.special_ids)):
            if s.box.special_bonus[tile] == kind and me.special(tile) > 0:
                total += s.box.special_amount[tile]
    return total


def built(s: Swamp, seat: int) -> int:
    """How many settlements have left the clan board."""
    me = s.seats[seat]
    return me.track(0) + me.track(1) + me.track(2) + me.track(3)


def next_space(s: Swamp, seat: int, track: int) -> int:
    """Where the leftmost settlement of a track stands in the bonus lists."""
    me = s.seats[seat]
    return place(me.board(), track, me.track(track))


def pay_income(s: Swamp, seat: int) -> None:
    """Every income symbol on an open space pays once (FS-6.2)."""
    change_gold(s, seat, opened_total(s, seat, INCOME_GOLD), "income")
    change_mana(s, seat, opened_total(s, seat, INCOME_MANA), "income")
    score(s, seat, opened_total(s, seat, INCOME_VP), CLAN_BOARD, "income")
    for _ in range(opened_total(s, seat, INCOME_NAVIGATION)):
        improve(s, seat)


def open_space(s: Swamp, seat: int, track: int, n: int) -> None:
    """The leftmost settlement of a track goes to cell ``n`` and opens its space (FS-11.5, FS-11.6, FS-21.2)."""
    me = s.seats[seat]
    space = next_space(s, seat, track)
    index = me.track(track)
    me.open_track(track)
    kind = s.box.bonus[space]
    if kind == NEW_BOAT:
        move_boat(s, seat, me.boats_afloat(), n)
        if s.tale is not None:
            tell(s, "boat_launched", seat, 1, "clan_board", {"cell": name(n)})
    elif kind == WILD:
        s.push(SALAMANDER_TILE, seat, track * TRACK_LENGTH + index + 1)
    else:
        take_bonus(s, seat, kind, s.box.bonus_amount[space])


def take_bonus(s: Swamp, seat: int, kind: int, amount: int) -> None:
    """What a bonus does at once; income and catch work by being open (FS-21.2)."""
    if kind == NEW_WORKER:
        s.seats[seat].fresh += amount
        if s.tale is not None:
            tell(s, "worker_gained", seat, amount, "clan_board", {})
    elif kind == NAVIGATION_NOW:
        for _ in range(amount):
            improve(s, seat)
    elif kind == VP_CELEBRATE:
        score(s, seat, amount, CLAN_BOARD)
        s.push(CELEBRATE_ISLAND, seat, AS_A_BONUS)


class SalamanderTile(Step):
    """A wild space takes one unused Salamander tile, which acts as its bonus (FS-21.8)."""

    def settle(self, s: Swamp) -> bool:
        """With no tile left nothing happens."""
        for tile in range(len(s.box.special_ids)):
            if s.seats[s.seat_to_act()].special(tile) == 0:
                return False
        s.pop()
        return True

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        for tile in range(len(s.box.special_ids)):
            if s.seats[s.player].special(tile) == 0:
                out.offer(choices.SPECIAL_TILE + tile)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        tile = option - choices.SPECIAL_TILE
        me = s.seats[s.player]
        covered: i64 = s.argument()
        s.pop()
        me.specials |= covered << (5 * tile)
        if s.tale is not None:
            tell(s, "special_tile", s.player, 1, "clan_board", {"tile": s.box.special_ids[tile]})
        take_bonus(s, s.player, s.box.special_bonus[tile], s.box.special_amount[tile])

    def answers(self, option: int) -> bool:
        return choices.SPECIAL_TILES.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return Refusal("special-tile-used", "FS-21.8", "", tile=s.box.special_ids[option - choices.SPECIAL_TILE])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        return Sentence("feya-option-salamander_tile", {"tile": s.box.special_ids[option - choices.SPECIAL_TILE]})

    def about(self, s: Swamp, argument: int) -> str:
        """The place that is covered."""
        return space_name(argument)

    def argument(self, s: Swamp, about: Any, reader: Reader, where: str) -> int:
        covered = space_number(about or "")
        return covered if covered > 0 else reader.pick([], about or "", where)


STEPS[SALAMANDER_TILE] = SalamanderTile()
