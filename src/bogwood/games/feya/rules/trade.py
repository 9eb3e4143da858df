"""Trade (FS-10): a boat lays fish on settlements beside it, one by one."""

from __future__ import annotations

from bogwood.kernel.cells import Cells, both, cell, empty, has, is_empty, without
from bogwood.kernel.game import Sentence
from bogwood.kernel.hexes import around, name
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .land import island_at, settlements, totem_island
from .state import Swamp
from .steps import STEPS, TRADE_FISH, Step
from .tell import change_fish, change_gold, tell


def with_room(s: Swamp) -> Cells:
    """Settlements of any clan that can take one more fish (FS-10.3)."""
    limit = s.box.stack_limit
    if limit == 3:
        full = both(s.stack_ones, s.stack_twos)
    elif limit == 2:
        full = s.stack_twos
    else:
        full = s.stack_ones
    return without(settlements(s), full)


def places(s: Swamp) -> Cells:
    """Cells next to a settlement with room (FS-10.1)."""
    return around(with_room(s))


def beside_boat(s: Swamp) -> Cells:
    """The settlements on which the trading boat can lay a fish now (FS-10.2)."""
    me = s.seats[s.player]
    if me.fish == 0:
        return empty()
    return both(around(cell(me.boat(s.boat))), with_room(s))


def sale(s: Swamp, seat: int, n: int) -> int:
    """The gold from the supply for a fish laid on the settlement at cell ``n`` (FS-10.4 to FS-10.7)."""
    if has(s.seats[seat].settlements, n):
        return 0
    gold = s.box.sale_gold[s.stack(n)]
    if s.totem > 0 and island_at(s, n) == totem_island(s):
        gold += s.box.totem_sale_bonus
    return gold


def begin(s: Swamp) -> None:
    s.laid = 0
    s.push(TRADE_FISH, s.player)


class TradeFish(Step):
    """One fish at a time: at least one, and as many as wished (FS-10.2)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer_cells(choices.LAY_FISH, beside_boat(s))
        if s.laid > 0:
            out.offer(choices.STOP)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        if option == choices.STOP:
            s.pop()
            return
        n = option - choices.LAY_FISH
        gold = sale(s, s.player, n)
        height = s.stack(n) + 1
        s.set_stack(n, height)
        s.laid += 1
        s.sold += gold
        if s.tale is not None:
            tell(s, "fish_laid", s.player, 1, "trade_sale", {"cell": name(n), "height": height})
        change_fish(s, s.player, -1, "trade_sale")
        change_gold(s, s.player, gold, "trade_sale")

    def answers(self, option: int) -> bool:
        return option == choices.STOP or choices.LAYS.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        if option == choices.STOP:
            return Refusal("stop-too-early", "FS-10.2")
        n = option - choices.LAY_FISH
        if not has(settlements(s), n):
            return Refusal("no-settlement", "FS-10.2", "", cell=name(n))
        if is_empty(both(around(cell(s.seats[s.player].boat(s.boat))), cell(n))):
            return Refusal("not-next-to-boat", "FS-10.2", "", cell=name(n))
        if s.seats[s.player].fish == 0:
            return Refusal("no-fish", "FS-10.2")
        return Refusal("stack-full", "FS-10.3", "", cell=name(n))

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        if option == choices.STOP:
            return Sentence("feya-option-trade_fish-stop", {})
        n = option - choices.LAY_FISH
        if has(s.seats[s.player].settlements, n):
            return Sentence("feya-option-trade_fish-own", {"cell": name(n)})
        return Sentence(
            "feya-option-trade_fish", {"cell": name(n), "gold": sale(s, s.player, n), "clan": owner_id(s, n)}
        )


def owner_id(s: Swamp, n: int) -> str:
    """The clan whose colour the settlement at cell ``n`` has; a neutral one has the colour of an unused clan."""
    for seat in s.seats:
        if has(seat.settlements, n):
            return s.box.clan_ids[seat.clan]
    for k in range(len(s.neutrals)):
        if has(s.neutrals[k], n):
            return s.box.clan_ids[neutral_clan(s, k)]
    return ""


def neutral_clan(s: Swamp, k: int) -> int:
    """The clan that lends its colour to the neutrals of the ``k``-th player in turn order (FS-4.9)."""
    taken = [int(seat.clan) for seat in s.seats]
    return [clan for clan in range(len(s.box.clan_ids)) if clan not in taken][k]


STEPS[TRADE_FISH] = TradeFish()
