"""Celebrate (FS-14): settlements with fish please the host, fish please their owners."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, both, count, either, empty, is_empty, with_cell, without
from bogwood.kernel.game import Sentence
from bogwood.kernel.hexes import name
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .land import totem_island
from .state import CELEBRATIONS, Swamp
from .steps import CELEBRATE_ISLAND, STEPS, Step
from .tell import score, tell

BY_ACTION: Final = 0
IN_A_PASS: Final = 2
OCCASIONS: Final = ["action", "bonus", "pass"]
"""What the decision is about: the action, a bonus that may be declined, or the ability of a guide."""


def is_eligible(s: Swamp, island: int) -> bool:
    """Islands with fish, and the totem island even without (FS-14.3)."""
    if not is_empty(both(s.islands[island], either(s.stack_ones, s.stack_twos))):
        return True
    return not s.box.celebrate_requires_fish and island == totem_island(s)


def eligible(s: Swamp) -> Cells:
    """The eligible islands, each by the shrine that names it."""
    found = empty()
    for k in range(len(s.islands)):
        if is_eligible(s, k):
            found = with_cell(found, s.founders[k])
    return found


def host_points(s: Swamp, island: int) -> int:
    """What the one who celebrates gets: settlements with fish, and the totem (FS-14.1, 1 and 2)."""
    with_fish = count(both(s.islands[island], either(s.stack_ones, s.stack_twos)))
    points = int(with_fish) * s.box.celebrate_vp_per_settlement
    return points + s.box.celebrate_totem_vp if island == totem_island(s) else points


def fish_of(s: Swamp, seat: int, island: int) -> int:
    """The fish on a seat's settlements of an island (FS-14.1, 3)."""
    return fish_on(s, both(s.islands[island], s.seats[seat].settlements))


def fish_on(s: Swamp, among: Cells) -> int:
    """The fish on these settlements."""
    return int(count(both(s.stack_ones, among)) + 2 * count(both(s.stack_twos, among)))


def celebrate(s: Swamp, seat: int, island: int) -> None:
    """The host scores, then everybody own fish of this island, then the fish are gone (FS-14.1, FS-14.2)."""
    here = s.islands[island]
    if s.tale is not None:
        arguments: dict[str, int | str] = {"island": name(s.founders[island])}
        tell(s, "celebrated", seat, fish_on(s, here), "celebrate", arguments)
    score(s, seat, host_points(s, island), CELEBRATIONS)
    for other in range(len(s.seats)):
        score(s, other, fish_of(s, other, island) * s.box.celebrate_vp_per_fish, CELEBRATIONS, "celebrate_gift")
    s.stack_ones = without(s.stack_ones, here)
    s.stack_twos = without(s.stack_twos, here)


class CelebrateIsland(Step):
    """Choose an island; a Celebrate that comes as a bonus may be declined (FS-14.4)."""

    def settle(self, s: Swamp) -> bool:
        """Without an eligible island a bonus lapses."""
        if s.argument() == BY_ACTION or not is_empty(eligible(s)):
            return False
        s.pop()
        return True

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer_cells(choices.CELEBRATE, eligible(s))
        if s.argument() != BY_ACTION:
            out.offer(choices.NO_CELEBRATION)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        if option != choices.NO_CELEBRATION:
            celebrate(s, s.player, s.founders.index(option - choices.CELEBRATE))

    def answers(self, option: int) -> bool:
        return option == choices.NO_CELEBRATION or choices.CELEBRATIONS.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return s.argument() != IN_A_PASS

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        if option == choices.NO_CELEBRATION:
            return Refusal("decline-not-allowed", "FS-14.4")
        n = option - choices.CELEBRATE
        if n not in s.founders:
            return Refusal("not-an-island", "FS-14.1", "", cell=name(n))
        return Refusal("no-fish-on-island", "FS-14.3", "", island=name(n))

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        if option == choices.NO_CELEBRATION:
            return Sentence("feya-option-celebrate_island-none", {})
        island = s.founders.index(option - choices.CELEBRATE)
        arguments: dict[str, int | str] = dict.fromkeys(s.box.clan_ids, 0)
        for other in range(len(s.seats)):
            if other != s.player:
                clan = s.box.clan_ids[s.seats[other].clan]
                arguments[clan] = fish_of(s, other, island) * s.box.celebrate_vp_per_fish
        own = fish_of(s, s.player, island) * s.box.celebrate_vp_per_fish
        arguments["island"] = name(s.founders[island])
        arguments["vp"] = host_points(s, island) + own
        return Sentence("feya-option-celebrate_island", arguments)

    def names(self, s: Swamp) -> list[str]:
        return OCCASIONS


STEPS[CELEBRATE_ISLAND] = CelebrateIsland()
