"""Turns (FS-7): one main choice, the worker for it, and the end of the turn."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.cells import is_empty
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Refusal

from . import choices
from .anytime import is_usable, owns, use_up
from .boats import any_can_act
from .box import (
    ACTIONS,
    ADD_SHRINE,
    BUILD,
    IMPROVE_NAVIGATION,
    NAVIGATE,
    PRIVATE_BUILD_SPACE,
    RESERVE_SPACE,
    TILES_PER_ROUND,
    WORKER_KINDS,
)
from .box import CELEBRATE as CELEBRATE_ACTION
from .celebrate import BY_ACTION, eligible
from .navigate import can_improve, improve
from .passing import declare_pass
from .rounds import begin_turn, end_round, finish_turn
from .shrine import can_add
from .state import SPACES, Swamp
from .steps import (
    CELEBRATE_ISLAND,
    CHOOSE_BOAT,
    END_TURN,
    MAIN_CHOICE,
    NEXT_TURN,
    SHRINE_CELL,
    STEPS,
    WORKER_KIND,
    Step,
)
from .tell import change_fish, change_mana, score, tell, use_axolotl

BUILDER = choices.MAX_SPACES
"""Stands for the Builder card where the number of a space is asked for."""

BUILDER_NAME: Final = "builder"


class NextTurn(Step):
    """The next player in turn order who has not passed; when all have, the round ends (FS-7.1, FS-7.12)."""

    def settle(self, s: Swamp) -> bool:
        players = len(s.order)
        for further in range(1, players + 1):
            at = (s.place + further) % players
            if not s.seats[s.order[at]].has_passed:
                s.place = at
                begin_turn(s, s.order[at])
                s.push(MAIN_CHOICE, s.order[at])
                return True
        s.pop()
        end_round(s)
        return True


def is_possible(s: Swamp, seat: int, action: int, fish_gained: int) -> bool:
    """Can at least one step of the action be carried out (FS-7.9)?"""
    if action <= NAVIGATE:
        return any_can_act(s, seat, action, fish_gained)
    if action == IMPROVE_NAVIGATION:
        return can_improve(s, seat)
    if action == CELEBRATE_ACTION:
        return not is_empty(eligible(s))
    return can_add(s)


def begin_action(s: Swamp, action: int) -> None:
    """Start the action of the main choice."""
    s.action = action
    if action <= NAVIGATE:
        s.acted = 0
        s.push(CHOOSE_BOAT, s.player)
    elif action == IMPROVE_NAVIGATION:
        improve(s, s.player)
    elif action == CELEBRATE_ACTION:
        s.push(CELEBRATE_ISLAND, s.player, BY_ACTION)
    else:
        s.push(SHRINE_CELL, s.player)


def holds_builder(s: Swamp, seat: int) -> bool:
    guide = s.seats[seat].guide
    return guide >= 0 and s.box.ability[guide] == PRIVATE_BUILD_SPACE


def is_blocked(s: Swamp, seat: int, space: int) -> bool:
    """Is the space reserved by the block token of somebody else (FS-7.7, FS-22.1)?"""
    if s.reserved != space:
        return False
    guide = s.seats[seat].guide
    return guide < 0 or s.box.ability[guide] != RESERVE_SPACE


class MainChoice(Step):
    """A worker on a space or on the Builder card, a round 2 tile, or, always, a pass (FS-7.2, FS-7.11, FS-16.5)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        me = s.seats[seat]
        box = s.box
        known = 0
        possible = 0
        if me.workers + me.axolotls > 0:
            placed = s.placed
            for space in range(len(box.space_ids)):
                if not box.space_is_here[space] or placed[space] != 0 or box.space_cost[space] > me.mana:
                    continue
                if is_blocked(s, seat, space):
                    continue
                action = box.space_action[space]
                if box.space_fish[space] > 0:
                    if is_possible(s, seat, action, box.space_fish[space]):
                        out.offer(choices.SPACE + space)
                    continue
                if (known >> action) & 1 == 0:
                    known |= 1 << action
                    if is_possible(s, seat, action, 0):
                        possible |= 1 << action
                if (possible >> action) & 1 == 1:
                    out.offer(choices.SPACE + space)
            if holds_builder(s, seat) and s.card_worker == 0 and is_possible(s, seat, BUILD, 0):
                out.offer(choices.BUILDER_CARD)
        if me.tiles != 0:
            for tile in range(TILES_PER_ROUND):
                action = box.tile_action[TILES_PER_ROUND + tile]
                if is_usable(s, seat, TILES_PER_ROUND + tile) and is_possible(s, seat, action, 0):
                    out.offer(choices.ACTION_TILE + tile)
        out.offer(choices.PASS)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        if option == choices.PASS:
            declare_pass(s)
            return
        s.push(END_TURN, s.player)
        if choices.SPACES.holds(option):
            s.push(WORKER_KIND, s.player, option - choices.SPACE)
        elif option == choices.BUILDER_CARD:
            s.push(WORKER_KIND, s.player, BUILDER)
        else:
            tile = option - choices.ACTION_TILE + TILES_PER_ROUND
            use_up(s, s.player, tile)
            begin_action(s, s.box.tile_action[tile])

    def answers(self, option: int) -> bool:
        return choices.MAIN.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        me = s.seats[seat]
        if choices.SPACES.holds(option):
            return self.why_no_space(s, option - choices.SPACE)
        if option == choices.BUILDER_CARD:
            if not holds_builder(s, seat):
                return Refusal("builder-not-held", "FS-22.6")
            if s.card_worker != 0:
                return Refusal("builder-used", "FS-22.6")
            if me.workers + me.axolotls == 0:
                return Refusal("no-worker", "FS-7.3")
            return Refusal("nothing-to-do", "FS-7.9", "", action="build")
        tile = option - choices.ACTION_TILE + TILES_PER_ROUND
        if not owns(s, seat, tile):
            return Refusal("tile-not-owned", "FS-16.1", "", tile=s.box.tile_ids[tile])
        if not is_usable(s, seat, tile):
            return Refusal("tile-not-yet", "FS-16.1", "", tile=s.box.tile_ids[tile])
        return Refusal("nothing-to-do", "FS-7.9", "", action=ACTIONS[s.box.tile_action[tile]])

    def why_no_space(self, s: Swamp, space: int) -> Refusal:
        seat = s.player
        me = s.seats[seat]
        box = s.box
        where = box.space_ids[space]
        if not box.space_is_here[space]:
            return Refusal("space-not-here", "FS-2.1", "", space=where)
        if s.placed[space] != 0:
            return Refusal("space-occupied", "FS-7.7", "", space=where)
        if is_blocked(s, seat, space):
            return Refusal("space-reserved", "FS-7.7", "", space=where)
        if me.workers + me.axolotls == 0:
            return Refusal("no-worker", "FS-7.3")
        if me.mana < box.space_cost[space]:
            return Refusal("no-mana", "FS-7.8", "", need=box.space_cost[space], have=me.mana)
        action = box.space_action[space]
        if action == IMPROVE_NAVIGATION:
            return Refusal("navigation-at-end", "FS-13.2")
        if action == ADD_SHRINE and s.supply == 0:
            return Refusal("no-shrine-left", "FS-15.1")
        return Refusal("nothing-to-do", "FS-7.9", "", action=ACTIONS[action])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        box = s.box
        if option == choices.PASS:
            return Sentence("feya-option-main_choice-pass", {})
        if option == choices.BUILDER_CARD:
            return Sentence("feya-option-main_choice-builder", {})
        if choices.ACTION_TILES.holds(option):
            tile = option - choices.ACTION_TILE + TILES_PER_ROUND
            return Sentence(
                "feya-option-main_choice-tile",
                {"tile": box.tile_ids[tile], "action": ACTIONS[box.tile_action[tile]]},
            )
        space = option - choices.SPACE
        return Sentence(
            "feya-option-main_choice-space",
            {
                "space": box.space_ids[space],
                "action": ACTIONS[box.space_action[space]],
                "mana": box.space_cost[space],
                "vp": box.space_vp[space],
                "mana_gain": box.space_mana[space],
                "fish": box.space_fish[space],
            },
        )


class WorkerKind(Step):
    """A clan worker or an axolotl; then pay, gain, act (FS-7.3, FS-7.8)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        me = s.seats[s.player]
        if me.workers > 0:
            out.offer(choices.WORKER + choices.CLAN_WORKER)
        if me.axolotls > 0:
            out.offer(choices.WORKER + choices.AXOLOTL)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        space = s.argument()
        kind = option - choices.WORKER
        s.pop()
        self.place_worker(s, space, kind)
        if space == BUILDER:
            begin_action(s, BUILD)
            return
        box = s.box
        change_mana(s, s.player, -box.space_cost[space], "space")
        score(s, s.player, box.space_vp[space], SPACES)
        change_mana(s, s.player, box.space_mana[space], "space")
        change_fish(s, s.player, box.space_fish[space], "space")
        begin_action(s, box.space_action[space])

    def place_worker(self, s: Swamp, space: int, kind: int) -> None:
        me = s.seats[s.player]
        if kind == choices.CLAN_WORKER:
            me.workers -= 1
            me.spent += 1
        else:
            use_axolotl(s, s.player, "space")
            s.axolotls_placed += 1
        if space == BUILDER:
            s.card_worker = kind + 1
            if s.tale is not None:
                tell(s, "builder_used", s.player, 1, "guide", {"worker": WORKER_KINDS[kind]})
            return
        s.placed = s.placed[:space] + bytes([1 + 2 * s.player + kind]) + s.placed[space + 1 :]
        if s.tale is not None:
            arguments: dict[str, int | str] = {"space": s.box.space_ids[space], "worker": WORKER_KINDS[kind]}
            tell(s, "worker_placed", s.player, 1, "space", arguments)

    def stays_open(self, s: Swamp, gold_was_paid: bool) -> bool:
        me = s.seats[s.player]
        space = s.argument()
        if me.workers + me.axolotls < 1:
            return False
        if space == BUILDER:
            return not gold_was_paid or is_possible(s, s.player, BUILD, 0)
        if me.mana < s.box.space_cost[space]:
            return False
        return not gold_was_paid or is_possible(s, s.player, s.box.space_action[space], s.box.space_fish[space])

    def answers(self, option: int) -> bool:
        return choices.WORKERS.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return Refusal("no-worker-of-kind", "FS-7.3", "", worker=WORKER_KINDS[option - choices.WORKER])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        return Sentence("feya-option-worker_kind", {"worker": WORKER_KINDS[option - choices.WORKER]})

    def about(self, s: Swamp, argument: int) -> str:
        """The space, or the Builder card."""
        return BUILDER_NAME if argument == BUILDER else s.box.space_ids[argument]

    def argument(self, s: Swamp, about: Any, reader: Reader, where: str) -> int:
        return BUILDER if about == BUILDER_NAME else reader.pick(s.box.space_ids, about or "", where)


class EndTurn(Step):
    """The turn ends when its owner says so; until then all of it may be undone (FS-7.10, FS-7.13)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer(choices.END_TURN)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        finish_turn(s)

    def answers(self, option: int) -> bool:
        return option == choices.END_TURN

    def allows_asides(self, s: Swamp) -> bool:
        return True


STEPS[NEXT_TURN] = NextTurn()
STEPS[MAIN_CHOICE] = MainChoice()
STEPS[WORKER_KIND] = WorkerKind()
STEPS[END_TURN] = EndTurn()
