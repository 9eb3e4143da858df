"""The Preparation phase (EW-17) and the change of the era (EW-18)."""

from __future__ import annotations

from .box import OPEN_ANIMALS, PLACES
from .cards import draw_cards
from .develop import refill_culture
from .hunting import refill_animal
from .packs import one
from .rival import shuffle_rival_cards
from .rivers import rafts_home
from .state import World, is_rival
from .steps import ACTION, PREPARATION, STEPS, Step
from .tell import tell_all

ROW = PLACES // 2


class Preparation(Step):
    """Everything by itself, with new cards for all, up to the next round (EW-17.5)."""

    def settle(self, s: World) -> bool:
        clear_eclipse(s)
        rafts_home(s)
        s.round += 1
        if s.era() == 1 and s.round == 3:
            change_era(s)
        else:
            renew_culture(s)
        renew_animals(s)
        for seat in s.turn_order():
            if not is_rival(s, seat):
                draw_cards(s, seat, s.box.drawn)
        begin_round(s)
        s.replace(ACTION, 0)
        return True


def begin_round(s: World) -> None:
    """Figures in hand, box 3 of every column free (EW-17.6)."""
    s.columns = 0
    for seat in range(s.box.players):
        s.tribes[seat].members = s.box.members
        s.tribes[seat].chiefs = 1
    shuffle_rival_cards(s)
    if s.tale is not None:
        tell_all(s, "round_begins", int(s.round), {})


def clear_eclipse(s: World) -> None:
    """Eclipse piles go to the discard piles, figures return, strength is 0 (EW-17.1)."""
    for tribe in s.tribes:
        tribe.discard += tribe.pile
        tribe.pile = 0
        tribe.strength = 0
        tribe.placed = 0


def renew_culture(s: World) -> None:
    """The last cards of each row leave the game, the others slide over empty places (EW-17.3)."""
    for row in range(2):
        kept: list[int] = []
        for place in range(ROW - s.box.columns_gone - 1, -1, -1):
            card = int(s.open_culture(row * ROW + place))
            if card >= 0:
                kept.append(card)
        for place in range(ROW):
            n = ROW - 1 - place
            s.set_open_culture(row * ROW + n, kept[place] if place < len(kept) else -1)
    fill_culture(s)


def fill_culture(s: World) -> None:
    """Empty places are refilled, the upper row first, from right to left (EW-17.3)."""
    for row in range(2):
        for place in range(ROW - 1, -1, -1):
            if s.open_culture(row * ROW + place) < 0:
                refill_culture(s, row * ROW + place)


def change_era(s: World) -> None:
    """Open cards, deck and stones of Era I leave the game (EW-18.1, EW-18.2)."""
    s.culture_open = 0
    s.culture_deck &= s.box.era_culture[1]
    s.stones_1 = 0
    if s.tale is not None:
        tell_all(s, "era_changes", 2, {})
    for place in range(PLACES):
        refill_culture(s, place)


def renew_animals(s: World) -> None:
    """The oldest animals go to the discards, the others slide up, empty places are refilled (EW-17.4)."""
    kept: list[int] = []
    for place in range(OPEN_ANIMALS - 1, -1, -1):
        species = int(s.open_animal(place))
        if species >= 0:
            if place >= OPEN_ANIMALS - s.box.animals_gone:
                s.animal_discard += one(species)
            else:
                kept.append(species)
    s.animals_open = 0
    for n in range(len(kept)):
        s.set_open_animal(OPEN_ANIMALS - 1 - n, kept[n])
    for place in range(OPEN_ANIMALS - 1 - len(kept), -1, -1):
        refill_animal(s, place)


STEPS[PREPARATION] = Preparation()
