"""Rounds (FS-6, FS-19): income, the frame of a turn, maintenance, the end."""

from __future__ import annotations

from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import MORE_AXOLOTLS, MORE_GOLD, MORE_MANA, NAVIGATION_STEP, RESERVE_SPACE
from .clan_board import pay_income
from .navigate import improve
from .races import check_races
from .scoring import score_the_end
from .state import Swamp
from .steps import BEGIN_ROUND, INCOME, LEADER_TOKEN, NEXT_TURN, STEPS, Step
from .tell import change_gold, change_mana, take_axolotls, tell, tell_all


def begin_turn(s: Swamp, seat: int) -> None:
    """What was opened in an earlier turn can be used from now on (FS-21.3)."""
    me = s.seats[seat]
    me.workers += me.fresh
    me.fresh = 0
    s.ready = (1 << me.boats_afloat()) - 1


def finish_turn(s: Swamp) -> None:
    """Check the race cards and clear what lasts for one turn (FS-7.10, FS-16.3)."""
    check_races(s, s.player)
    s.action = -1
    s.ready = 0
    s.acted = 0
    s.boat = -1
    s.laid = 0
    s.extra_range = 0
    s.extra_catch = 0
    s.discount = 0
    s.caught = 0
    s.sold = 0
    s.turn += 1


def set_turn_order(s: Swamp) -> None:
    """Ascending initiative of the guides held (FS-3.3)."""
    ranked: list[tuple[int, int]] = []
    for seat in range(len(s.seats)):
        ranked.append((s.box.initiative[s.seats[seat].guide], seat))
    ranked.sort()
    s.order = [seat for _, seat in ranked]
    s.place = -1
    if s.tale is not None:
        for at, seat in enumerate(s.order):
            tell(s, "turn_order", seat, 0, "", {"place": at + 1})


class BeginRound(Step):
    """A round begins with income for everybody, in turn order (FS-6.1)."""

    def settle(self, s: Swamp) -> bool:
        s.pop()
        s.round += 1
        if s.tale is not None:
            tell_all(s, "round_begins", 0, "", {"round": s.round})
        s.push(NEXT_TURN, 0)
        for seat in reversed(s.order):
            s.push(INCOME, seat)
        return True


class Income(Step):
    """The clan board pays, then the guide (FS-6.2 to FS-6.4, FS-22.1, FS-22.2, FS-22.4, FS-22.7, FS-22.8)."""

    def settle(self, s: Swamp) -> bool:
        seat = s.seat_to_act()
        s.pop()
        pay_income(s, seat)
        guide = s.seats[seat].guide
        ability = s.box.ability[guide]
        amount = s.box.ability_amount[guide]
        if ability == NAVIGATION_STEP:
            for _ in range(amount):
                improve(s, seat)
        elif ability == MORE_MANA:
            change_mana(s, seat, amount, "guide")
        elif ability == MORE_AXOLOTLS:
            take_axolotls(s, seat, amount, "guide")
        elif ability == MORE_GOLD:
            change_gold(s, seat, amount, "guide")
        elif ability == RESERVE_SPACE:
            s.push(LEADER_TOKEN, seat)
        return True


class LeaderToken(Step):
    """The Leader may reserve any action space of the swamp board (FS-22.1)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        for space in range(len(s.box.space_ids)):
            if s.box.space_is_here[space]:
                out.offer(choices.RESERVE + space)
        out.offer(choices.RESERVE_NOTHING)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        s.turn += 1
        if option == choices.RESERVE_NOTHING:
            if s.tale is not None:
                tell(s, "reserve_none", s.player, 0, "guide", {})
            return
        s.reserved = option - choices.RESERVE
        if s.tale is not None:
            tell(s, "reserve", s.player, 0, "guide", {"space": s.box.space_ids[s.reserved]})

    def answers(self, option: int) -> bool:
        return choices.RESERVING.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return Refusal("space-not-here", "FS-22.1", "", space=s.box.space_ids[option - choices.RESERVE])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        if option == choices.RESERVE_NOTHING:
            return Sentence("feya-option-leader_token-none", {})
        return Sentence("feya-option-leader_token", {"space": s.box.space_ids[option - choices.RESERVE]})


def end_round(s: Swamp) -> None:
    """All have passed: maintenance and the next round, or the end of the game (FS-19, FS-20.1)."""
    if s.tale is not None:
        tell_all(s, "round_ends", 0, "", {"round": s.round})
    if s.round == s.box.rounds:
        score_the_end(s)
        s.is_over = True
        return
    maintain(s)
    s.push(BEGIN_ROUND, 0)


def maintain(s: Swamp) -> None:
    """Workers and used axolotls return, guides get a fish, a new order is set; all else stays (FS-19.1 to FS-19.6)."""
    for seat in s.seats:
        seat.workers += seat.spent
        seat.spent = 0
        seat.has_passed = False
    s.axolotls += s.axolotls_placed
    s.axolotls_placed = 0
    s.placed = bytes(len(s.box.space_ids))
    s.card_worker = 0
    s.reserved = -1
    feed_guides(s)
    set_turn_order(s)


def feed_guides(s: Swamp) -> None:
    """One more fish on every guide in the display (FS-3.2, FS-19.4)."""
    for guide in range(len(s.box.guide_ids)):
        if s.is_displayed(guide):
            s.set_fish_on_guide(guide, s.fish_on_guide(guide) + 1)
            if s.tale is not None:
                tell_all(s, "guide_fish", s.fish_on_guide(guide), "", {"guide": s.box.guide_ids[guide]})


STEPS[BEGIN_ROUND] = BeginRound()
STEPS[INCOME] = Income()
STEPS[LEADER_TOKEN] = LeaderToken()
