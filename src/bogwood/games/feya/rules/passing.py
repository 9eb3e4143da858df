"""Passing (FS-18): a bonus tile, the guide's ability, another guide, and for the last one the shrine of the round."""

from __future__ import annotations

from bogwood.kernel.cells import shifted
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import (
    TILES_PER_ROUND,
    VP_PER_LED_ISLAND,
    VP_PER_TEMPLE_TILE,
    VP_THEN_CELEBRATE,
)
from .celebrate import IN_A_PASS
from .land import islands_led
from .rounds import finish_turn
from .state import BONUS_TILES, GUIDES, Swamp
from .steps import (
    CELEBRATE_ISLAND,
    CONFIRM_PASS,
    PASS_ABILITY,
    PASS_BONUS_TILE,
    PASS_GUIDE,
    PASS_SHRINE_CELL,
    RETURN_GUIDE,
    STEPS,
    Step,
)
from .tell import change_fish, score, tell


def declare_pass(s: Swamp) -> None:
    """Lay out the steps of a pass, the last first (FS-18.1, FS-18.8)."""
    seat = s.player
    s.push(CONFIRM_PASS, seat)
    if everybody_else_has_passed(s, seat):
        s.push(PASS_SHRINE_CELL, seat)
    if s.round < s.box.rounds:
        s.push(PASS_GUIDE, seat)
    s.push(RETURN_GUIDE, seat)
    s.push(PASS_ABILITY, seat)
    s.push(PASS_BONUS_TILE, seat)


def everybody_else_has_passed(s: Swamp, seat: int) -> bool:
    for other in range(len(s.seats)):
        if other != seat and not s.seats[other].has_passed:
            return False
    return True


class PassBonusTile(Step):
    """Take one of the round's bonus tiles that are left; those of round 4 pay at once (FS-18.2, FS-16.7)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        first: int = (s.round - 1) * TILES_PER_ROUND
        for tile in range(first, first + TILES_PER_ROUND):
            if (s.tiles >> tile) & 1 == 1:
                out.offer(choices.TAKE_TILE + tile)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        tile = option - choices.TAKE_TILE
        bit: i64 = shifted(1, tile)
        s.tiles &= ~bit
        if s.tale is not None:
            tell(s, "tile_taken", s.player, 1, "bonus_tile", {"tile": s.box.tile_ids[tile]})
        if s.box.tile_vp[tile] > 0:
            score(s, s.player, s.box.tile_vp[tile], BONUS_TILES)
        else:
            s.seats[s.player].tiles |= bit

    def answers(self, option: int) -> bool:
        return choices.TILES_TO_TAKE.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return Refusal("tile-gone", "FS-18.2", "", tile=s.box.tile_ids[option - choices.TAKE_TILE])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        return Sentence("feya-option-pass_bonus_tile", {"tile": s.box.tile_ids[option - choices.TAKE_TILE]})


class PassAbility(Step):
    """The pass ability of the own guide (FS-18.3, FS-22.5, FS-22.9, FS-22.10)."""

    def settle(self, s: Swamp) -> bool:
        seat = s.seat_to_act()
        s.pop()
        me = s.seats[seat]
        ability = s.box.ability[me.guide]
        amount = s.box.ability_amount[me.guide]
        if ability == VP_PER_TEMPLE_TILE:
            score(s, seat, amount * ones(me.temples), GUIDES)
        elif ability == VP_PER_LED_ISLAND:
            score(s, seat, amount * islands_led(s, seat), GUIDES)
        elif ability == VP_THEN_CELEBRATE:
            score(s, seat, amount, GUIDES)
            s.push(CELEBRATE_ISLAND, seat, IN_A_PASS)
        return True


def ones(mask: int) -> int:
    total = 0
    while mask > 0:
        total += mask & 1
        mask >>= 1
    return total


class ReturnGuide(Step):
    """The guide goes back to the display without fish; the Leader's token goes with it (FS-18.4)."""

    def settle(self, s: Swamp) -> bool:
        seat = s.seat_to_act()
        s.pop()
        me = s.seats[seat]
        guide = int(me.guide)
        if s.tale is not None:
            tell(s, "guide_returned", seat, 1, "", {"guide": s.box.guide_ids[guide]})
        s.display |= shifted(1, guide)
        s.returned = guide
        me.guide = -1
        if s.reserved >= 0 and not s.box.reserved_whole_phase and s.box.ability[guide] == 0:
            s.reserved = -1
        return True


class PassGuide(Step):
    """Another guide for the next round, with the fish that lie on it (FS-18.5, FS-18.6)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        for guide in range(len(s.box.guide_ids)):
            if s.is_displayed(guide) and guide != s.returned:
                out.offer(choices.NEXT_GUIDE + guide)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        take_guide(s, s.player, option - choices.NEXT_GUIDE)

    def answers(self, option: int) -> bool:
        return choices.NEXT_GUIDES.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        guide = option - choices.NEXT_GUIDE
        code = "guide-just-returned" if guide == s.returned else "guide-not-in-display"
        return Refusal(code, "FS-18.5", "", guide=s.box.guide_ids[guide])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        guide = option - choices.NEXT_GUIDE
        fish = s.fish_on_guide(guide)
        return Sentence("feya-option-pass_guide", {"guide": s.box.guide_ids[guide], "fish": fish})


def take_guide(s: Swamp, seat: int, guide: int) -> None:
    """A guide leaves the display for a seat, which gets the fish lying on it."""
    s.display &= ~shifted(1, guide)
    s.seats[seat].guide = guide
    if s.tale is not None:
        tell(s, "guide_taken", seat, 1, "", {"guide": s.box.guide_ids[guide]})
    change_fish(s, seat, s.fish_on_guide(guide), "guide")
    s.set_fish_on_guide(guide, 0)


class ConfirmPass(Step):
    """The pass is done; its turn ends by itself (FS-7.10, FS-18.1)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer(choices.CONFIRM_PASS)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        s.seats[s.player].has_passed = True
        s.returned = -1
        if s.tale is not None:
            tell(s, "passed", s.player, 0, "", {})
        finish_turn(s)

    def answers(self, option: int) -> bool:
        return option == choices.CONFIRM_PASS


STEPS[PASS_BONUS_TILE] = PassBonusTile()
STEPS[PASS_ABILITY] = PassAbility()
STEPS[RETURN_GUIDE] = ReturnGuide()
STEPS[PASS_GUIDE] = PassGuide()
STEPS[CONFIRM_PASS] = ConfirmPass()
