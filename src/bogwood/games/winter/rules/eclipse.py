"""The Eclipse phase (EW-16): secret piles, the new turn order, abilities, terrain, income."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .effects import usable, words_of
from .influence import led_hexes
from .packs import bit, bits_in, count_of, kinds_in, one, size_of, total
from .rival import rival_eclipse, rival_strength
from .rivers import score_delta
from .scoring import end_game
from .state import World, is_rival
from .steps import (
    ECLIPSE,
    ECLIPSE_ABILITY,
    ECLIPSE_PILE,
    ECLIPSE_TURN,
    PREPARATION,
    STEPS,
    TERRAIN_HEX,
    Step,
)
from .tell import gain_strength, tell, tell_all, tell_owner

CHOOSING: Final = 0
REVEALING: Final = 1
TURNS: Final = 2
"""Stages of the phase; from TURNS on the number of Eclipse turns made is added."""

ABILITIES: Final = 0
TERRAIN: Final = 1
INCOME: Final = 2
DELTA: Final = 3
"""Steps b to e of an Eclipse turn (EW-16.4)."""


class Eclipse(Step):
    """Step a for all, then in the new order one turn for each (EW-16.1, EW-16.4)."""

    def settle(self, s: World) -> bool:
        stage = s.argument()
        if stage == CHOOSING:
            s.replace(ECLIPSE, 0, REVEALING)
            choose_piles(s)
        elif stage == REVEALING:
            s.replace(ECLIPSE, 0, TURNS)
            reveal_piles(s)
        elif stage - TURNS < len(s.tribes):
            s.replace(ECLIPSE, 0, stage + 1)
            s.turn += 1
            seat = s.at_place(stage - TURNS)
            if is_rival(s, seat):
                rival_eclipse(s, seat)
            else:
                s.push(ECLIPSE_TURN, seat, ABILITIES)
        elif s.round == s.box.rounds:
            s.pop()
            end_game(s)
        else:
            s.replace(PREPARATION, 0)
        return True


def choose_piles(s: World) -> None:
    """Everybody who holds a card chooses, also with culture cards only (EW-16.1)."""
    s.turn += 1
    if s.tale is not None:
        tell_all(s, "eclipse_begins", int(s.round), {})
    for seat in range(s.box.players):
        if s.tribes[seat].hand_size() > 0:
            s.sealed |= bit(seat)
    if s.sealed != 0:
        s.push(ECLIPSE_PILE, bits_in(s.sealed)[0])


class EclipsePile(Step):
    """Any starting and tribe cards of the hand, one by one, in secret; never culture cards (EW-16.1, EW-4.4)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        for kind in kinds_in(s.tribes[seat].hand):
            out.offer(choices.PILE + kind)
        out.offer(choices.PILE_DONE)

    def choose(self, s: World, seat: int, option: int) -> None:
        tribe = s.tribes[seat]
        if option == choices.PILE_DONE:
            close_pile(s, seat)
            return
        kind = option - choices.PILE
        tribe.hand -= one(kind)
        tribe.pile += one(kind)
        if s.tale is not None:
            tell_owner(s, "pile_card", seat, 1, {"card": s.box.basic_ids[kind]})

    def answers(self, option: int) -> bool:
        return choices.PILE_CARDS.holds(option) or option == choices.PILE_DONE

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("not-in-hand", "EW-16.1", "", card=s.box.basic_ids[option - choices.PILE])

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.PILE_DONE:
            return Sentence("winter-option-pile_done", {"cards": int(total(s.tribes[seat].pile))})
        kind = option - choices.PILE
        told: Arguments = {"card": s.box.basic_ids[kind], "strength": s.box.plain[kind]}
        return Sentence("winter-option-eclipse_pile", told)


def close_pile(s: World, seat: int) -> None:
    s.sealed &= ~bit(seat)
    if s.tale is not None:
        tell(s, "pile_closed", seat, 0, "", {})
    if s.sealed == 0:
        s.pop()
    else:
        s.replace(ECLIPSE_PILE, bits_in(s.sealed)[0])


def reveal_piles(s: World) -> None:
    """All piles at once; strength; the new turn order (EW-16.1 to EW-16.3)."""
    for seat in range(len(s.tribes)):
        if is_rival(s, seat):
            rival_strength(s, seat)
        else:
            reveal_pile(s, seat)
    s.set_order(order_by_strength(s))
    if s.tale is not None:
        for seat in s.turn_order():
            tell(s, "order", seat, int(s.tribes[seat].strength), "", {})


def reveal_pile(s: World, seat: int) -> None:
    """Strength is the plain Labour of the pile besides what was gained in the round (EW-16.2)."""
    tribe = s.tribes[seat]
    strength = 0
    for kind in kinds_in(tribe.pile):
        number = count_of(tribe.pile, kind)
        strength += s.box.plain[kind] * int(number)
        tribe.known -= one(kind) * min(number, count_of(tribe.known, kind))
        if s.tale is not None:
            tell(s, "pile_shown", seat, int(number), "", {"card": s.box.basic_ids[kind]})
    if strength > 0:
        gain_strength(s, seat, strength)


def order_by_strength(s: World) -> list[int]:
    """Descending; among equals the one later in the old order, or as before, by option (EW-16.3)."""
    left = s.turn_order()
    if s.box.later_first:
        left.reverse()
    found: list[int] = []
    while left:
        best = left[0]
        for seat in left:
            if s.tribes[seat].strength > s.tribes[best].strength:
                best = seat
        left.remove(best)
        found.append(best)
    return found


class EclipseTurn(Step):
    """Steps b to e, each finished before the next one (EW-16.4)."""

    def settle(self, s: World) -> bool:
        stage = s.argument()
        seat = s.seat_to_act()
        if stage == DELTA:
            s.pop()
            score_delta(s, seat)
            return True
        s.replace(ECLIPSE_TURN, seat, stage + 1)
        if stage == ABILITIES:
            s.abilities = s.tribes[seat].pile
            s.push(ECLIPSE_ABILITY, seat)
        elif stage == TERRAIN:
            s.led = s.box.all_hexes if s.box.live_influence else led_hexes(s, seat)
            s.rest_of_terrain = 0
            s.push(TERRAIN_HEX, seat)
        else:
            begin_income(s, seat)
        return True


def begin_income(s: World, seat: int) -> None:
    """Uncovered camp places from left to right, then stones in the order taken; the last goes on first (EW-16.7)."""
    tribe = s.tribes[seat]
    for stone in reversed(tribe.stone_order()):
        s.bonus(seat, s.box.stone_bonus[stone])
    for place in range(s.box.camps - int(tribe.camps_home) - 1, -1, -1):
        s.bonus(seat, s.box.income[place])


class EclipseAbility(Step):
    """Abilities of the pile in any order, each once; those that cannot be used wait (EW-16.5)."""

    def settle(self, s: World) -> bool:
        seat = s.seat_to_act()
        for kind in kinds_in(s.abilities):
            if usable(s, seat, s.box.ability[kind]):
                return False
        s.abilities = 0
        s.pop()
        return True

    def options(self, s: World, seat: int, out: Options) -> None:
        for kind in kinds_in(s.abilities):
            if usable(s, seat, s.box.ability[kind]):
                out.offer(choices.ABILITY + kind)
        out.offer(choices.ABILITIES_DONE)

    def choose(self, s: World, seat: int, option: int) -> None:
        if option == choices.ABILITIES_DONE:
            s.abilities = 0
            s.pop()
            return
        kind = option - choices.ABILITY
        s.abilities -= one(kind)
        if s.tale is not None:
            tell(s, "ability", seat, 1, "", {"card": s.box.basic_ids[kind]})
        s.bonus(seat, s.box.ability[kind])

    def answers(self, option: int) -> bool:
        return choices.ABILITIES.holds(option) or option == choices.ABILITIES_DONE

    def why(self, s: World, seat: int, option: int) -> Refusal:
        card = s.box.basic_ids[option - choices.ABILITY]
        if count_of(s.abilities, option - choices.ABILITY) > 0:
            return Refusal("ability-not-usable", "EW-16.5", "", card=card)
        return Refusal("not-on-pile", "EW-16.5", "", card=card)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.ABILITIES_DONE:
            return Sentence("winter-option-abilities_done", {})
        kind = option - choices.ABILITY
        told = words_of(s, s.box.ability[kind])
        told["card"] = s.box.basic_ids[kind]
        return Sentence("winter-option-eclipse_ability", told)


def hexes_to_carry_out(s: World, seat: int) -> i64:
    """Led hexes not yet carried out: read once, or by option at every moment (EW-16.6)."""
    return s.led & led_hexes(s, seat) if s.box.live_influence else s.led


class TerrainHex(Step):
    """Bonuses of led hexes in any order, landmarks and fish too; the last comes by itself (EW-16.6, RR-7.1, RR-8.1)."""

    def settle(self, s: World) -> bool:
        seat = s.seat_to_act()
        left = hexes_to_carry_out(s, seat)
        if left == 0:
            s.led = 0
            s.rest_of_terrain = 0
            s.pop()
            return True
        if s.rest_of_terrain == 0 and size_of(left) > 1:
            return False
        carry_out(s, seat, bits_in(left)[0])
        return True

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer_cells(choices.TERRAIN, (hexes_to_carry_out(s, seat), 0, 0))
        out.offer(choices.TERRAIN_REST)

    def choose(self, s: World, seat: int, option: int) -> None:
        if option == choices.TERRAIN_REST:
            s.rest_of_terrain = 1
        else:
            carry_out(s, seat, option - choices.TERRAIN)

    def answers(self, option: int) -> bool:
        return choices.TERRAINS.holds(option) or option == choices.TERRAIN_REST

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("hex-not-led", "EW-16.6", "", place=s.box.hex_ids[option - choices.TERRAIN])

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.TERRAIN_REST:
            return Sentence("winter-option-terrain_rest", {})
        n = option - choices.TERRAIN
        told = words_of(s, s.land.bonus[n])
        told["place"] = s.box.hex_ids[n]
        told["tile"] = s.box.tile_ids[s.land.tiles[n]]
        return Sentence("winter-option-terrain_hex", told)


def carry_out(s: World, seat: int, n: int) -> None:
    """The bonus of a hex, counted now; tied players gain it each in their own turn (EW-16.6, RR-7.2, RR-8.3)."""
    s.led &= ~bit(n)
    if s.tale is not None:
        told: Arguments = {"place": s.box.hex_ids[n], "tile": s.box.tile_ids[s.land.tiles[n]]}
        tell(s, "terrain", seat, 0, "", told)
    s.bonus(seat, s.land.bonus[n])


STEPS[ECLIPSE] = Eclipse()
STEPS[ECLIPSE_PILE] = EclipsePile()
STEPS[ECLIPSE_TURN] = EclipseTurn()
STEPS[ECLIPSE_ABILITY] = EclipseAbility()
STEPS[TERRAIN_HEX] = TerrainHex()
