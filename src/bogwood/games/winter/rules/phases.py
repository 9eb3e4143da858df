"""Does everything fit the moment?  The second half of the invariants: unfinished business and what belongs to it."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.pending import kind_of
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.steps import about_of, seat_of

from . import program
from .eclipse import ABILITIES, INCOME, REVEALING, TERRAIN, TURNS
from .packs import KINDS, bits_in, count_of
from .placed import check_columns, check_figures, check_present_column, check_rival
from .program import REST
from .setup import CARDS, FIRST_CAMPS, FIRST_HANDS, GAINS, SEAT_BONUSES
from .state import RUN, World
from .steps import (
    ACTION,
    ANIMAL_DECK,
    ANIMAL_OPEN,
    BASE_PLACE,
    BOX,
    BURY_CARD,
    CAMP_ENTRY,
    CHIEF_SIDE,
    CHIEF_USE,
    CULTURE_BUY,
    CULTURE_PAYMENT,
    CULTURE_TO,
    DECISIONS,
    ECLIPSE,
    ECLIPSE_ABILITY,
    ECLIPSE_PILE,
    ECLIPSE_TURN,
    EFFECT_OPTION,
    EFFECT_PAY,
    FIGURE,
    FISH,
    FISH_DISCARD,
    MEGALITH_PLACE,
    MOVE_PIECE,
    MOVE_TARGET,
    POINTS,
    RECRUIT_STACK,
    RECRUIT_TO,
    SETUP,
    SETUP_CARD,
    SETUP_RECRUIT,
    STONE_TAKE,
    SWAP_AMOUNT,
    TERRAIN_HEX,
    TIP_ANIMAL,
    VILLAGE_PIECE,
    VILLAGE_PLACE,
    WARRIOR_OTHER,
    WARRIOR_OWN,
    WARRIOR_TARGET,
    step_of,
)
from .turns import AFTER_BOXES, FIGURES, LAST_BOX

CHAIN: Final = [RUN, FISH, FISH_DISCARD]
"""Bonuses being worked off."""

ASKED_BY_BONUS: Final = [
    SETUP_RECRUIT, ANIMAL_OPEN, ANIMAL_DECK, CAMP_ENTRY, MOVE_PIECE, MOVE_TARGET, BURY_CARD, TIP_ANIMAL,
    MEGALITH_PLACE, EFFECT_OPTION, EFFECT_PAY, SWAP_AMOUNT, WARRIOR_OWN, WARRIOR_OTHER, WARRIOR_TARGET,
]  # fmt: skip
"""What a bonus may ask."""

ASKED_BY_BOX: Final[dict[int, list[int]]] = {
    RECRUIT_STACK: [program.INITIATE, 1],
    RECRUIT_TO: [program.INITIATE, 1],
    CULTURE_BUY: [program.DEVELOP, 1],
    CULTURE_TO: [program.DEVELOP, 1],
    STONE_TAKE: [program.DEVELOP, LAST_BOX],
    ANIMAL_OPEN: [program.HUNT, 1],
    CAMP_ENTRY: [program.EXPLORE, 1],
    MOVE_PIECE: [program.EXPLORE, 1],
    MOVE_TARGET: [program.EXPLORE, 1],
    VILLAGE_PLACE: [program.EXPLORE, LAST_BOX],
    VILLAGE_PIECE: [program.EXPLORE, LAST_BOX],
}
"""What an action of a box asks: its column, and the box that comes next."""


def check_business(s: World, has_order: bool, has_map: bool, found: list[Refusal]) -> None:
    """Somebody has to decide, and everything fits the moment; at the end nothing is pending.

    What belongs to a phase is judged by the lowest step alone, what belongs to a decision when the whole stack fits.
    """
    if s.is_over == (len(s.pending) > 0) or (s.is_over and (s.round != s.box.rounds or s.sealed != 0)):
        found.append(Refusal("broken-over", "EW-19.1", "/over"))
    if not s.pending:
        if s.is_over:
            check_phase_values(s, False, False, found)
            check_played(s, -1, found)
            check_columns(s, found)
            check_rival(s, found)
        return
    bottom = kind_of(s.pending[0])
    if bottom in (SETUP, ACTION, ECLIPSE) and (s.round == 0) != (bottom == SETUP):
        found.append(Refusal("broken-round", "EW-2.1", "/round", found=int(s.round), most=s.box.rounds))
    if not fits_bottom(s):
        found.append(broken_pending(s))
        return
    check_phase_values(s, bottom == ACTION, bottom == ECLIPSE, found)
    check_columns(s, found)
    if has_order:
        check_rival(s, found)
    if not is_stack(s, has_order, has_map):
        found.append(broken_pending(s))
        return
    check_played(s, seat_of(s.pending[-1]) if bottom == ACTION else -1, found)
    if bottom == ECLIPSE:
        check_abilities(s, found)
    check_sealed(s, found)
    check_setup(s, found)
    check_present_column(s, found)
    if has_order:
        check_figures(s, found)
    check_fish_drawn(s, found)


def broken_pending(s: World) -> Refusal:
    return Refusal("broken-pending", "EW-2.3", "/pending", point=POINTS[kind_of(s.pending[-1])])


def is_stack(s: World, has_order: bool, has_map: bool) -> bool:
    """Does every step belong to the one beneath it, and is what it is about possible?"""
    if kind_of(s.pending[-1]) >= DECISIONS or not is_fitting(s, has_order) or not is_chained(s):
        return False
    return not has_map or all(has_fitting_argument(s, n) for n in range(len(s.pending)))


def fits_bottom(s: World) -> bool:
    """The lowest step is a phase, at a stage that it has."""
    stage = about_of(s.pending[0])
    if kind_of(s.pending[0]) == SETUP:
        return SEAT_BONUSES <= stage <= FIRST_HANDS
    if kind_of(s.pending[0]) == ACTION:
        return 1 <= stage <= FIGURES * len(s.tribes)
    return kind_of(s.pending[0]) == ECLIPSE and REVEALING <= stage <= TURNS + len(s.tribes)


def is_fitting(s: World, has_order: bool) -> bool:
    """Does what stands above the phase belong to it?"""
    if len(s.pending) < 2:
        return False
    bottom = kind_of(s.pending[0])
    if bottom == SETUP:
        return fits_setup(s)
    return fits_turn(s, has_order) if bottom == ACTION else fits_eclipse(s, has_order)


def is_turn_of(s: World, place: int, has_order: bool) -> bool:
    """Are all steps above the phase those of one player: of the one at this place, where the order can be trusted?"""
    seat = s.at_place(place) if has_order else int(seat_of(s.pending[1]))
    return seat < s.box.players and all(seat_of(step) == seat for step in s.pending[1:])


def fits_setup(s: World) -> bool:
    """Sides, cards and bases are chosen, or gains worked off (EW-1.11)."""
    stage = about_of(s.pending[0]) - 1
    kinds = [kind_of(step) for step in s.pending[1:]]
    seats = [seat_of(step) for step in s.pending[1:]]
    if stage == 0:
        return kinds == [CHIEF_SIDE]
    if max(seats) >= s.box.players:
        return False
    if stage == CARDS:
        return kinds == [SETUP_CARD] * len(kinds) and len(set(seats)) == len(seats)
    if stage == FIRST_CAMPS:
        return s.box.has_rivers and kinds == [BASE_PLACE] * len(kinds) and len(set(seats)) == len(seats)
    return stage in (SEAT_BONUSES, GAINS) and is_chain(s, 1)


def fits_turn(s: World, has_order: bool) -> bool:
    """A figure to place, or boxes; above it the action or bonus that is being carried out."""
    if not is_turn_of(s, (about_of(s.pending[0]) - 1) % len(s.tribes), has_order):
        return False
    first = kind_of(s.pending[1])
    above = [kind_of(step) for step in s.pending[2:]]
    if first == FIGURE:
        return s.column < 0 and (above == [] or above == [CULTURE_PAYMENT] or is_chain(s, 2))
    stage = about_of(s.pending[1])
    if first != BOX or s.column < 0 or not 1 <= stage <= AFTER_BOXES or (s.column == REST and stage != AFTER_BOXES):
        return False
    if stage == LAST_BOX and s.first == 0 and above == []:
        return False
    if len(above) == 1 and above[0] in ASKED_BY_BOX and step_of(above[0]).is_paid(about_of(s.pending[2])):
        return ASKED_BY_BOX[above[0]] == [s.column, stage]
    if above and above[-1] == CHIEF_USE:
        return above == [CHIEF_USE] or (above == [RUN, CHIEF_USE] and s.column == REST)
    return above == [] or is_chain(s, 2)


def fits_eclipse(s: World, has_order: bool) -> bool:
    """Secret piles, or the turn of one player (EW-16.4)."""
    stage = about_of(s.pending[0])
    kinds = [kind_of(step) for step in s.pending[1:]]
    if stage == REVEALING:
        return kinds == [ECLIPSE_PILE]
    if stage == TURNS:
        return False
    if not is_turn_of(s, stage - TURNS - 1, has_order) or kinds[0] != ECLIPSE_TURN:
        return False
    step = about_of(s.pending[1]) - 1
    if step == ABILITIES:
        return len(kinds) > 1 and kinds[1] == ECLIPSE_ABILITY and (len(kinds) == 2 or is_chain(s, 3))
    if step == TERRAIN:
        return len(kinds) > 1 and kinds[1] == TERRAIN_HEX and (len(kinds) == 2 or is_chain(s, 3))
    return step == INCOME and is_chain(s, 2)


def is_chain(s: World, start: int) -> bool:
    """Bonuses from this place of the stack on, and on top a question that one of them asks."""
    kinds = [kind_of(step) for step in s.pending[start:]]
    if len(kinds) < 2 or kinds[0] not in CHAIN or kinds[-1] not in ASKED_BY_BONUS:
        return False
    inner = kinds[:-1]
    if inner[-1] == WARRIOR_OTHER and kinds[-1] in (WARRIOR_OWN, WARRIOR_TARGET):
        inner = inner[:-1]
    return all(kind in CHAIN for kind in inner)


def has_fitting_argument(s: World, n: int) -> bool:
    """Is what a step is about possible?  The step itself knows."""
    step = s.pending[n]
    below = kind_of(s.pending[n - 1]) if n > 0 else -1
    return step_of(kind_of(step)).fits(s, seat_of(step), about_of(step), below)


def is_chained(s: World) -> bool:
    """Within gains of the setup each question belongs to the bonus below it."""
    top = s.pending[-1]
    below = s.pending[-2]
    return kind_of(top) not in ASKED_BY_BONUS or kind_of(below) not in CHAIN or seat_of(top) == seat_of(below)


def check_phase_values(s: World, in_turn: bool, in_eclipse: bool, found: list[Refusal]) -> None:
    """Labour and what belongs to a turn is nothing outside one (invariant 6)."""
    if not in_turn and (s.labour or s.column_labour or s.culture_played or s.column >= 0 or s.first or s.free_to_hand):
        found.append(Refusal("broken-turn", "EW-3.1", "/player_turn"))
    if in_turn and s.column >= 0 and s.column_labour != 0:
        found.append(Refusal("broken-turn", "EW-3.5", "/player_turn/column_labour"))
    if in_turn and s.first and not 0 <= s.column < REST:
        found.append(Refusal("broken-turn", "EW-2.5", "/player_turn/first"))
    if not in_eclipse and (s.abilities or s.led or s.rest_of_terrain):
        found.append(Refusal("broken-eclipse", "EW-16.4", "/eclipse"))
    if in_eclipse and not s.box.live_influence and s.led & ~s.land.counted != 0:
        found.append(Refusal("broken-eclipse", "EW-16.6", "/eclipse/hexes"))
    for n in range(len(s.tribes)):
        if not in_eclipse and s.pending and s.tribes[n].pile != 0:
            found.append(Refusal("broken-eclipse", "EW-17.1", f"/tribes/{n}/pile"))


def check_played(s: World, seat: int, found: list[Refusal]) -> None:
    """Only who is on turn has cards played in it; -1: nobody is (EW-2.3)."""
    for n in range(len(s.tribes)):
        if n != seat and (s.tribes[n].played != 0 or s.tribes[n].played_culture != 0):
            found.append(Refusal("broken-turn", "EW-2.3", f"/tribes/{n}/played"))


def check_abilities(s: World, found: list[Refusal]) -> None:
    """The cards whose abilities are still to be used lie on the pile of the player (EW-16.5)."""
    pile = s.tribes[s.seat_to_act()].pile
    if any(count_of(s.abilities, kind) > count_of(pile, kind) for kind in range(KINDS)):
        found.append(Refusal("broken-eclipse", "EW-16.5", "/eclipse/abilities"))


def check_sealed(s: World, found: list[Refusal]) -> None:
    """Who still has to choose in secret, and who has a side (EW-1.10, EW-16.1)."""
    top = s.top()
    is_secret = top in (CHIEF_SIDE, ECLIPSE_PILE)
    seats = bits_in(s.sealed)
    if is_secret != (s.sealed != 0) or (seats and (seats[-1] >= s.box.players or seats[0] != s.seat_to_act())):
        found.append(Refusal("broken-sealed", "EW-16.1", "/sealed"))
    for n in range(s.box.players):
        has_chosen = top != CHIEF_SIDE or n not in seats
        if has_chosen != (s.tribes[n].side >= 0):
            found.append(Refusal("broken-chief", "EW-1.10", f"/tribes/{n}/side"))


def check_setup(s: World, found: list[Refusal]) -> None:
    """Setup cards and start bases as far as the setup has come (EW-1.11, RR-2)."""
    box = s.box
    in_setup = kind_of(s.pending[0]) == SETUP
    stage = about_of(s.pending[0]) - 1 if in_setup else FIRST_HANDS
    asked = [seat_of(step) for step in s.pending[1:] if kind_of(step) in (SETUP_CARD, BASE_PLACE)]
    cards: list[int] = []
    for n in range(box.players):
        tribe = s.tribes[n]
        has_card = box.setup_cards != "beginner" and (stage > CARDS or (stage == CARDS and n not in asked))
        if has_card != (tribe.setup_card >= 0):
            found.append(Refusal("broken-setup", "EW-1.11", f"/tribes/{n}/setup_card"))
        if tribe.setup_card >= 0:
            cards.append(int(tribe.setup_card))
        has_base = box.has_rivers and (stage > FIRST_CAMPS or (stage == FIRST_CAMPS and n not in asked))
        if has_base != (tribe.base >= 0):
            found.append(Refusal("broken-setup", "RR-2.1", f"/tribes/{n}/base"))
        if not in_setup and tribe.waiting != 0:
            found.append(Refusal("broken-setup", "EW-1.13", f"/tribes/{n}/waiting_draws"))
    shown = bits_in(s.setup_open)
    if len(set(cards)) < len(cards) or any(card in shown for card in cards):
        found.append(Refusal("broken-setup", "EW-1.11", "/setup_cards"))
    enough = len(asked) + box.setup_extra if stage == CARDS else 0
    if len(shown) != enough:
        found.append(Refusal("broken-setup", "EW-1.11", "/setup_cards"))


def check_fish_drawn(s: World, found: list[Refusal]) -> None:
    """Tokens just drawn wait for their discarding (RR-8.2)."""
    for token in range(len(s.box.fish_ids)):
        waiting = 0
        for step in s.pending:
            if kind_of(step) == FISH_DISCARD and about_of(step) == token:
                waiting += 1
        if count_of(s.fish_drawn, token) > waiting:
            found.append(Refusal("broken-fish", "RR-8.2", "/fish_drawn", found=waiting, expected=waiting + 1))
