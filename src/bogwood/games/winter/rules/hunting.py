"""Hunt (EW-5.6, EW-5.7): animals are taken from the open places or the deck, and tipped (EW-13)."""

from __future__ import annotations

from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices, program
from .box import OPEN_ANIMALS
from .deeds import DEEDS, FREE, PAID, Deed, can_pay, lacks
from .effects import EFFECTS, Verb, declined, usable
from .packs import count_of, kind_at, kinds_in, one, total
from .state import World
from .steps import ANIMAL_DECK, ANIMAL_OPEN, BOX, STEPS, TIP_ANIMAL, Step
from .tell import lose, pay_labour, pay_tools, tell, tell_all


class HuntOpen(Deed):
    """Labour and a Tool for an open animal (EW-5.6)."""

    def can(self, s: World, seat: int) -> bool:
        return s.animals_open != 0 and can_pay(s, seat, s.box.open_labour, 0, s.box.open_tools)

    def do(self, s: World, seat: int) -> None:
        s.push(ANIMAL_OPEN, seat, PAID)

    def why(self, s: World, seat: int) -> Refusal:
        return lacks(s, seat, s.box.open_labour, 0, s.box.open_tools) or Refusal("no-animal", "EW-13.3")

    def words(self, s: World, seat: int) -> Arguments:
        return {"labour": s.box.open_labour, "tools": s.box.open_tools}


class HuntDeck(Deed):
    """Less Labour and a Tool for the unseen top card (EW-5.6)."""

    def can(self, s: World, seat: int) -> bool:
        return has_top_card(s) and can_pay(s, seat, s.box.deck_labour, 0, s.box.deck_tools)

    def do(self, s: World, seat: int) -> None:
        pay_labour(s, seat, s.box.deck_labour)
        pay_tools(s, seat, s.box.deck_tools)
        take_top(s, seat)

    def why(self, s: World, seat: int) -> Refusal:
        return lacks(s, seat, s.box.deck_labour, 0, s.box.deck_tools) or Refusal("no-animal", "EW-13.3")

    def words(self, s: World, seat: int) -> Arguments:
        return {"labour": s.box.deck_labour, "tools": s.box.deck_tools}


class TipDeed(Deed):
    """Tip one animal, also one taken in this turn (EW-5.7)."""

    def can(self, s: World, seat: int) -> bool:
        return usable(s, seat, s.box.tip_bonus)

    def do(self, s: World, seat: int) -> None:
        s.bonus(seat, s.box.tip_bonus)

    def why(self, s: World, seat: int) -> Refusal:
        return Refusal("no-untipped-animal", "EW-13.1")


def has_top_card(s: World) -> bool:
    """Is there a card in the deck or in its discards (EW-13.3)?"""
    return s.animal_deck != 0 or s.animal_discard != 0


def draw_animal(s: World) -> int:
    """The top card of the deck, -1 when deck and discards are empty (EW-13.3)."""
    if s.animal_deck == 0:
        if s.animal_discard == 0:
            return -1
        s.animal_deck = s.animal_discard
        s.animal_discard = 0
        if s.tale is not None:
            tell_all(s, "animals_shuffled", int(total(s.animal_deck)), {})
    species = int(kind_at(s.animal_deck, s.draw(int(total(s.animal_deck)))))
    s.animal_deck -= one(species)
    return species


def take_top(s: World, seat: int) -> None:
    """The unseen top card joins the own animals (EW-5.6)."""
    species = draw_animal(s)
    if species >= 0:
        gain_animal(s, seat, species)


def gain_animal(s: World, seat: int, species: int) -> None:
    s.tribes[seat].animals += one(species)
    if s.tale is not None:
        tell(s, "animal", seat, 1, "", {"species": s.box.species[species]})


def take_open(s: World, seat: int, place: int) -> None:
    """The cards on lower places slide up, a new one comes on place 1 (EW-13.2)."""
    species = int(s.open_animal(place))
    while place > 0:
        s.set_open_animal(place, s.open_animal(place - 1))
        place -= 1
    s.set_open_animal(0, -1)
    gain_animal(s, seat, species)
    refill_animal(s, 0)


def refill_animal(s: World, place: int) -> None:
    """A new card on a place, if there is one (EW-13.3)."""
    species = draw_animal(s)
    if species >= 0:
        s.set_open_animal(place, species)
        if s.tale is not None:
            tell_all(s, "animal_laid", 0, {"species": s.box.species[species], "place": place + 1})


class AnimalOpen(Step):
    """One of the open animals, or none (EW-5.6)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        if s.argument() == FREE or can_pay(s, seat, s.box.open_labour, 0, s.box.open_tools):
            for place in range(OPEN_ANIMALS):
                if s.open_animal(place) >= 0:
                    out.offer(choices.ANIMAL_PLACE + place)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        is_paid = s.argument() == PAID
        s.pop()
        if option == choices.DECLINE:
            return
        if is_paid:
            pay_labour(s, seat, s.box.open_labour)
            pay_tools(s, seat, s.box.open_tools)
        take_open(s, seat, option - choices.ANIMAL_PLACE)

    def answers(self, option: int) -> bool:
        return choices.ANIMAL_PLACES.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("place-empty", "EW-13.3", "", place=option - choices.ANIMAL_PLACE + 1)

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        place = option - choices.ANIMAL_PLACE
        species = s.box.species[s.open_animal(place)]
        return Sentence("winter-option-animal_open", {"species": species, "place": place + 1})

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument in (FREE, PAID) and (argument == PAID) == (below == BOX)

    def is_paid(self, argument: int) -> bool:
        return argument == PAID


class AnimalDeck(Step):
    """The unseen top card as a gift, or not (EW-5.6)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        if has_top_card(s):
            out.offer(choices.TAKE_TOP)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        if option == choices.TAKE_TOP:
            take_top(s, seat)

    def answers(self, option: int) -> bool:
        return option == choices.TAKE_TOP

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("no-animal", "EW-13.3")

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        return declined() if option == choices.DECLINE else Sentence("winter-option-animal_deck", {})


class TakeDeck(Verb):
    def can(self, s: World, seat: int, pc: int) -> bool:
        return has_top_card(s)

    def do(self, s: World, seat: int, pc: int) -> None:
        if has_top_card(s):
            s.push(ANIMAL_DECK, seat)
        else:
            lose(s, seat, "hunt_deck")


class TakeOpen(Verb):
    def can(self, s: World, seat: int, pc: int) -> bool:
        return s.animals_open != 0

    def do(self, s: World, seat: int, pc: int) -> None:
        if s.animals_open != 0:
            s.push(ANIMAL_OPEN, seat, FREE)
        else:
            lose(s, seat, "hunt_open")


class Tip(Verb):
    def can(self, s: World, seat: int, pc: int) -> bool:
        return s.tribes[seat].animals != 0

    def do(self, s: World, seat: int, pc: int) -> None:
        if s.tribes[seat].animals != 0:
            s.push(TIP_ANIMAL, seat)
        else:
            lose(s, seat, "tip")


class TipAnimal(Step):
    """One of the own untipped animals, or none (EW-13.1)."""

    def options(self, s: World, seat: int, out: Options) -> None:
        for species in kinds_in(s.tribes[seat].animals):
            out.offer(choices.TIPPED + species)
        out.offer(choices.DECLINE)

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        if option == choices.DECLINE:
            return
        species = option - choices.TIPPED
        tribe = s.tribes[seat]
        tribe.animals -= one(species)
        tribe.tipped += one(species)
        if s.tale is not None:
            tell(s, "tipped", seat, 1, "", {"species": s.box.species[species]})
        s.bonus(seat, s.box.tip_benefit[species])

    def answers(self, option: int) -> bool:
        return choices.TIPPED_ANIMALS.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("no-such-animal", "EW-13.1", "", species=s.box.species[option - choices.TIPPED])

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        if option == choices.DECLINE:
            return declined()
        species = option - choices.TIPPED
        held = int(count_of(s.tribes[seat].animals, species))
        return Sentence("winter-option-tip_animal", {"species": s.box.species[species], "held": held})


STEPS[ANIMAL_OPEN] = AnimalOpen()
STEPS[ANIMAL_DECK] = AnimalDeck()
STEPS[TIP_ANIMAL] = TipAnimal()
DEEDS[choices.HUNT_OPEN] = HuntOpen()
DEEDS[choices.HUNT_DECK] = HuntDeck()
DEEDS[choices.TIP] = TipDeed()
EFFECTS[program.HUNT_DECK] = TakeDeck()
EFFECTS[program.HUNT_OPEN] = TakeOpen()
EFFECTS[program.TIP] = Tip()
