"""Exchanges (FS-7.4 to FS-7.6, FS-7.14) and bonus tiles (FS-16): what may be done at any decision of the own turn."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import shifted
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import TILES_PER_ROUND, WORKER_KINDS
from .state import Swamp
from .steps import LEADER_TOKEN, STEPS, WORKER_KIND, Step, open_step
from .tell import change_fish, change_gold, change_mana, take_axolotls, tell, use_axolotl

ROUND_3 = 2 * TILES_PER_ROUND
"""The number of the first round 3 tile."""


def keeps_open(s: Swamp, mana: int, gold: int, workers: int, axolotls: int) -> bool:
    """With this paid, and axolotls gained, could the open decision still be answered (FS-7.14)?"""
    if gold == 0 and s.top() != WORKER_KIND:
        return True
    me = s.seats[s.player]
    me.mana -= mana
    me.gold -= gold
    me.workers -= workers
    me.axolotls += axolotls
    answer = open_step(s).stays_open(s, gold > 0)
    me.mana += mana
    me.gold += gold
    me.workers += workers
    me.axolotls -= axolotls
    return answer


def owns(s: Swamp, seat: int, tile: int) -> bool:
    return (s.seats[seat].tiles >> tile) & 1 == 1


def is_usable(s: Swamp, seat: int, tile: int) -> bool:
    """Owned, unused, and taken in an earlier round (FS-16.1)."""
    return owns(s, seat, tile) and s.round >= s.box.tile_usable_from[tile]


def is_payable(s: Swamp, tile: int) -> bool:
    """Can the exchange of a round 3 tile be paid and carried out (FS-16.6)?"""
    me = s.seats[s.player]
    if me.mana < s.box.tile_pay_mana[tile] or me.gold < s.box.tile_pay_gold[tile]:
        return False
    return s.box.tile_axolotls[tile] == 0 or s.axolotls > 0


def can_play(s: Swamp, tile: int) -> bool:
    """May this round 1 or round 3 tile be played now (FS-16.3, FS-16.6)?"""
    if not is_usable(s, s.player, tile):
        return False
    if tile < TILES_PER_ROUND:
        return True
    box = s.box
    mana = box.tile_pay_mana[tile] - box.tile_mana[tile]
    return is_payable(s, tile) and keeps_open(s, mana, box.tile_pay_gold[tile], 0, box.tile_axolotls[tile])


def use_up(s: Swamp, seat: int, tile: int) -> None:
    """A tile is used once (FS-16.1)."""
    s.seats[seat].tiles &= ~shifted(1, tile)
    if s.tale is not None:
        tell(s, "tile_used", seat, 1, "bonus_tile", {"tile": s.box.tile_ids[tile]})


def tile_of(option: int) -> int:
    """The tile that an option plays."""
    if choices.ROUND_1_TILES.holds(option):
        return option - choices.ROUND_1_TILE
    return option - choices.ROUND_3_TILE + ROUND_3


def play(s: Swamp, tile: int) -> None:
    """A round 1 tile helps to the end of the turn, a round 3 tile exchanges once (FS-16.4, FS-16.6)."""
    use_up(s, s.player, tile)
    box = s.box
    s.extra_range += box.tile_range[tile]
    s.extra_catch += box.tile_catch[tile]
    s.discount += box.tile_discount[tile]
    change_mana(s, s.player, box.tile_mana[tile] - box.tile_pay_mana[tile], "bonus_tile")
    change_gold(s, s.player, box.tile_gold[tile] - box.tile_pay_gold[tile], "bonus_tile")
    change_fish(s, s.player, box.tile_fish[tile], "bonus_tile")
    take_axolotls(s, s.player, box.tile_axolotls[tile], "bonus_tile")


def why_no_tile(s: Swamp, tile: int) -> Refusal:
    box = s.box
    me = s.seats[s.player]
    if not owns(s, s.player, tile):
        return Refusal("tile-not-owned", "FS-16.1", "", tile=box.tile_ids[tile])
    if s.round < box.tile_usable_from[tile]:
        return Refusal("tile-not-yet", "FS-16.1", "", tile=box.tile_ids[tile])
    if me.mana < box.tile_pay_mana[tile]:
        return Refusal("not-payable", "FS-16.6", "", need=box.tile_pay_mana[tile], have=me.mana, resource="mana")
    if me.gold < box.tile_pay_gold[tile]:
        return Refusal("not-payable", "FS-16.6", "", need=box.tile_pay_gold[tile], have=me.gold, resource="gold")
    if box.tile_axolotls[tile] > 0 and s.axolotls == 0:
        return Refusal("no-axolotl-left", "FS-16.6")
    return Refusal("exchange-strands", "FS-7.14")


class Anytime(Step):
    """Exchanges and tiles: never pending, and open beside every decision of the own turn (FS-7.6, FS-16.2)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        """Every exchange and tile that may be used now."""
        me = s.seats[s.player]
        if me.mana >= s.box.mana_per_axolotl and s.axolotls > 0 and keeps_open(s, s.box.mana_per_axolotl, 0, 0, 1):
            out.offer(choices.EXCHANGE_MANA)
        if me.workers > 0 and keeps_open(s, -s.box.mana_per_worker, 0, 1, 0):
            out.offer(choices.EXCHANGE_WORKER + choices.CLAN_WORKER)
        if me.axolotls > 0 and keeps_open(s, -s.box.mana_per_worker, 0, 0, -1):
            out.offer(choices.EXCHANGE_WORKER + choices.AXOLOTL)
        mine = me.tiles
        if mine == 0:
            return
        for tile in range(TILES_PER_ROUND):
            if (mine >> tile) & 1 == 1 and can_play(s, tile):
                out.offer(choices.ROUND_1_TILE + tile)
            if (mine >> (ROUND_3 + tile)) & 1 == 1 and can_play(s, ROUND_3 + tile):
                out.offer(choices.ROUND_3_TILE + tile)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        """Carry out an exchange or play a tile; the open decision stays open."""
        me = s.seats[s.player]
        if option == choices.EXCHANGE_MANA:
            change_mana(s, s.player, -s.box.mana_per_axolotl, "exchange")
            take_axolotls(s, s.player, 1, "exchange")
        elif option == choices.EXCHANGE_WORKER + choices.CLAN_WORKER:
            me.workers -= 1
            me.spent += 1
            if s.tale is not None:
                tell(s, "worker_exchanged", s.player, 1, "exchange", {})
            change_mana(s, s.player, s.box.mana_per_worker, "exchange")
        elif option == choices.EXCHANGE_WORKER + choices.AXOLOTL:
            use_axolotl(s, s.player, "exchange")
            s.axolotls += 1
            change_mana(s, s.player, s.box.mana_per_worker, "exchange")
        else:
            play(s, tile_of(option))

    def answers(self, option: int) -> bool:
        return choices.ANYTIME.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        """The rule that closes an exchange or a tile."""
        me = s.seats[s.player]
        if s.top() == LEADER_TOKEN:
            return Refusal("not-in-pass", "FS-6.5")
        if not STEPS.open(s).allows_asides(s):
            return Refusal("not-in-pass", "FS-7.6" if choices.EXCHANGES.holds(option) else "FS-16.2")
        if option == choices.EXCHANGE_MANA:
            if me.mana < s.box.mana_per_axolotl:
                return Refusal("no-mana", "FS-7.4", "", need=s.box.mana_per_axolotl, have=me.mana)
            if s.axolotls == 0:
                return Refusal("no-axolotl-left", "FS-7.4")
            return Refusal("exchange-strands", "FS-7.14")
        if choices.EXCHANGES.holds(option):
            kind = option - choices.EXCHANGE_WORKER
            if kind == choices.CLAN_WORKER and me.workers == 0 and me.fresh > 0:
                return Refusal("worker-fresh", "FS-21.3")
            if (me.workers if kind == choices.CLAN_WORKER else me.axolotls) == 0:
                return Refusal("no-worker-of-kind", "FS-7.5", "", worker=WORKER_KINDS[kind])
            return Refusal("exchange-strands", "FS-7.14")
        return why_no_tile(s, tile_of(option))

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        if option == choices.EXCHANGE_MANA:
            return Sentence("feya-option-exchange_mana", {"mana": s.box.mana_per_axolotl})
        if choices.EXCHANGES.holds(option):
            kind = WORKER_KINDS[option - choices.EXCHANGE_WORKER]
            return Sentence("feya-option-exchange_worker", {"worker": kind, "mana": s.box.mana_per_worker})
        kind = "play_round1_tile" if choices.ROUND_1_TILES.holds(option) else "play_round3_tile"
        return Sentence(f"feya-option-{kind}", {"tile": s.box.tile_ids[tile_of(option)]})


ANYTIME: Final = Anytime()
