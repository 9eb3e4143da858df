"""The verbs of Endless Winter."""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Refusal
from bogwood.scene import Slate, Verbs, counted
from bogwood.scene.slate import number_in

from ..rules.box import OPEN_ANIMALS, PLACES, SIDE_NAMES, Box
from ..rules.game import Winter
from ..rules.land import FLOWS
from ..rules.program import COLUMNS, TRACK_SOURCES

VERBS: Final = Verbs()
HOLDINGS: Final = ["food", "tools", "honor", "sacrifice", "strength"]
ZONES: Final = ["hand", "deck", "discard", "played", "grave"]
NONE: Final = ["none"]
EMPTY: Final = "-"


def box_of(game: Game) -> Box:
    return cast(Winter, game).box


def tribe_of(slate: Slate, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = slate.state["tribes"][seat]
    return found


def called(slate: Slate, seat: int) -> str:
    return str(slate.seats[seat][0])


def counts(slate: Slate, words: list[str], known: list[str]) -> dict[str, int]:
    """Things of one kind with their numbers; ``none`` for nothing."""
    found = {} if words == NONE else counted(words)
    return {slate.named(thing, known): number for thing, number in found.items() if number > 0}


# The table


@VERBS.of_table("round", "N")
def round_(slate: Slate, words: list[str]) -> None:
    slate.state["round"] = number_in(words, 1, box_of(slate.game).rounds)
    slate.said.add("round")


@VERBS.of_table("order", "COLOUR …")
def order(slate: Slate, words: list[str]) -> None:
    slate.state["order"] = [slate.seat(word) for word in words]
    slate.said.add("order")


@VERBS.of_table("culture", "CARD|- … (place by place)")
def culture(slate: Slate, words: list[str]) -> None:
    """The open culture cards; places not named are filled."""
    slate.state["culture"] = shown(slate, words, box_of(slate.game).culture_ids, PLACES, slate.state["culture"])
    slate.said.add("culture")


@VERBS.of_table("animals", "SPECIES|- … (place by place)")
def animals_open(slate: Slate, words: list[str]) -> None:
    """The open animals; places not named stay as they are."""
    state = slate.state
    state["animals"] = shown(slate, words, box_of(slate.game).species, OPEN_ANIMALS, state["animals"])
    slate.said.add("animals")


def shown(slate: Slate, words: list[str], known: list[str], places: int, before: list[str | None]) -> list[str | None]:
    """A display place by place; what nothing is said of is as it was, unless it is named elsewhere."""
    if len(words) > places:
        raise Refusal("scene-too-many", "", "", found=len(words), most=places)
    named: list[str | None] = [None if word == EMPTY else slate.named(word, known) for word in words]
    return named + before[len(named) : places]


@VERBS.of_table("stones", "STONE|- … (of this era)")
def stones_open(slate: Slate, words: list[str]) -> None:
    """The open sacred stones of the era."""
    known = box_of(slate.game).stone_ids
    era = 0 if slate.state["round"] <= 2 else 1
    named = [None if word == EMPTY else slate.named(word, known, "stone_") for word in words if words != NONE]
    while named and named[-1] is None:
        named.pop()
    slate.state["stones"][era] = named
    slate.said.add("stones")


@VERBS.of_table("tile", "HEX=TILE …")
def tile(slate: Slate, words: list[str]) -> None:
    """Terrain on hexes; what lay there goes where the tile came from."""
    box = box_of(slate.game)
    tiles: dict[str, str] = slate.state["map"]["tiles"]
    for word in words:
        where, _, what = word.partition("=")
        at = slate.named(where, box.hex_ids, "h")
        wanted = slate.named(what, box.tile_ids)
        free = [name for name, laid in tiles.items() if laid == wanted and f"tile/{name}" not in slate.said]
        if free and tiles[at] != wanted:
            tiles[free[0]] = tiles[at]
        tiles[at] = wanted
        slate.said.add(f"tile/{at}")


@VERBS.of_table("headwaters", "west|east")
def headwaters(slate: Slate, words: list[str]) -> None:
    """Where the river comes from."""
    slate.state["map"]["headwaters"] = slate.one(words, FLOWS[1:])


@VERBS.of_table("columns", "COLUMN …|none")
def columns(slate: Slate, words: list[str]) -> None:
    """The columns where somebody has been first in this round."""
    slate.state["columns"] = [] if words == NONE else slate.all(words, COLUMNS[:4])
    slate.said.add("columns")


@VERBS.of_table("fish", "TOKEN N …|none")
def fish(slate: Slate, words: list[str]) -> None:
    """The fish in the supply; the others have been discarded."""
    slate.state["fish"] = counts(slate, words, box_of(slate.game).fish_ids)
    slate.said.add("fish")


@VERBS.of_table("turn", "COLOUR [N] (the N-th figure of the round)")
def turn(slate: Slate, words: list[str]) -> None:
    """Who places a figure."""
    seat = slate.seat(words[0])
    number = number_in(words[1:], 1, 3) if len(words) > 1 else 1
    slate.said.add(f"turn/{seat}/{number}")


@VERBS.of_table("eclipse", "(before the secret piles)")
def eclipse(slate: Slate, words: list[str]) -> None:
    """All figures are placed, and everybody chooses in secret."""
    slate.said.add("eclipse")


# A tribe


@VERBS.of_seat("have", "THING N …")
def have(slate: Slate, seat: int, words: list[str]) -> None:
    """Food, tools, honor, sacrifice, strength: so many."""
    for thing, number in counted(words).items():
        put_holding(slate, seat, slate.named(thing, HOLDINGS), number)


VERBS.seat["has"] = VERBS.seat["have"]


@VERBS.of_seat("give", "THING N …")
def give(slate: Slate, seat: int, words: list[str]) -> None:
    """So many more."""
    for thing, number in counted(words).items():
        kind = slate.named(thing, HOLDINGS)
        put_holding(slate, seat, kind, tribe_of(slate, seat)[kind] + number)


VERBS.seat["get"] = VERBS.seat["give"]


def put_holding(slate: Slate, seat: int, kind: str, number: int) -> None:
    tribe_of(slate, seat)[kind] = number
    slate.said.add(f"{seat}/{kind}")


def zone(slate: Slate, seat: int, words: list[str], name: str) -> None:
    box = box_of(slate.game)
    tribe_of(slate, seat)[name] = counts(slate, words, [*box.basic_ids, *box.culture_ids])
    slate.said.add(f"{seat}/{name}")


@VERBS.of_seat("hand", "CARD [N] …|none")
def hand(slate: Slate, seat: int, words: list[str]) -> None:
    zone(slate, seat, words, "hand")


@VERBS.of_seat("deck", "CARD [N] …|none")
def deck(slate: Slate, seat: int, words: list[str]) -> None:
    """The draw pile, which has no order before it is drawn from."""
    zone(slate, seat, words, "deck")


@VERBS.of_seat("discard", "CARD [N] …|none")
def discard(slate: Slate, seat: int, words: list[str]) -> None:
    zone(slate, seat, words, "discard")


@VERBS.of_seat("played", "CARD [N] …|none")
def played(slate: Slate, seat: int, words: list[str]) -> None:
    zone(slate, seat, words, "played")


@VERBS.of_seat("grave", "CARD [N] …|none")
def grave(slate: Slate, seat: int, words: list[str]) -> None:
    """Cards that are buried."""
    zone(slate, seat, words, "grave")


@VERBS.of_seat("chief", "CHIEF_a|CHIEF_b")
def chief(slate: Slate, seat: int, words: list[str]) -> None:
    known = [f"{name}_{side}" for name in box_of(slate.game).chief_ids for side in SIDE_NAMES]
    name, _, side = slate.one(words, known).rpartition("_")
    tribes = slate.state["tribes"]
    for other in tribes:
        if other["chief"] == name:
            other["chief"] = tribes[seat]["chief"]
    tribes[seat].update(chief=name, side=side)
    slate.said.add(f"{seat}/chief")


@VERBS.of_seat("animals", "SPECIES [N] …|none")
def animals(slate: Slate, seat: int, words: list[str]) -> None:
    tribe_of(slate, seat)["animals"] = counts(slate, words, box_of(slate.game).species)


@VERBS.of_seat("tipped", "SPECIES [N] …|none")
def tipped(slate: Slate, seat: int, words: list[str]) -> None:
    tribe_of(slate, seat)["tipped"] = counts(slate, words, box_of(slate.game).species)


@VERBS.of_seat("stones", "STONE …|none")
def stones(slate: Slate, seat: int, words: list[str]) -> None:
    """The sacred stones the tribe has taken, in order."""
    known = box_of(slate.game).stone_ids
    tribe_of(slate, seat)["stones"] = [] if words == NONE else slate.all(words, known, "stone_")
    slate.said.add(f"{seat}/stones")


@VERBS.of_seat("camps", "HEX [N] …|none")
def camps(slate: Slate, seat: int, words: list[str]) -> None:
    """Camps on the map; the others are at home."""
    box = box_of(slate.game)
    found: dict[str, int] = {}
    if words != NONE:
        # A hex ends with a number, so only a number of its own word or one behind "=" counts.
        for at, number in counted(words).items():
            found[slate.named(at, box.hex_ids)] = number
    tribe_of(slate, seat)["camps"] = {at: found[at] for at in box.hex_ids if at in found}


@VERBS.of_seat("at_base", "N")
def at_base(slate: Slate, seat: int, words: list[str]) -> None:
    """Camps on the start base."""
    tribe_of(slate, seat)["camps_at_base"] = number_in(words, 0, box_of(slate.game).camps)


@VERBS.of_seat("base", "PLACE")
def base(slate: Slate, seat: int, words: list[str]) -> None:
    tribe_of(slate, seat)["base"] = slate.one(words, box_of(slate.game).base_ids, "b")


@VERBS.of_seat("raft", "N (0 for the headwaters)")
def raft(slate: Slate, seat: int, words: list[str]) -> None:
    tribe_of(slate, seat)["raft"] = number_in(words, 0, 6)


@VERBS.of_seat("villages", "JUNCTION …|none")
def villages(slate: Slate, seat: int, words: list[str]) -> None:
    known = box_of(slate.game).junction_ids
    tribe_of(slate, seat)["villages"] = [] if words == NONE else slate.all(words, known)


@VERBS.of_seat("megaliths", "SPACE …|none (a square_… is of level 2)")
def megaliths(slate: Slate, seat: int, words: list[str]) -> None:
    """Megaliths in the order in which they were built; neutral ones follow the tribe's own."""
    box = box_of(slate.game)
    spaces = [] if words == NONE else slate.all(words, [*box.space_ids, *box.square_ids])
    tribe = tribe_of(slate, seat)
    for number, places in (("1", box.space_ids), ("2", box.square_ids)):
        own = [space for space in spaces[: box.coloured] if space in places]
        neutral = [space for space in spaces[box.coloured :] if space in places]
        tribe[f"level_{number}"] = sorted(own, key=places.index)
        tribe[f"neutral_{number}"] = sorted(neutral, key=places.index)


@VERBS.of_seat("figures", "COLUMN [N] …|none (members), chief COLUMN")
def figures(slate: Slate, seat: int, words: list[str]) -> None:
    """Where the figures placed in this round stand."""
    standing: dict[str, Any] = {"members": {}, "chief": None}
    if "chief" in words:
        place = words.index("chief")
        standing["chief"] = slate.named(words[place + 1], COLUMNS)
        words = words[:place] + words[place + 2 :]
    standing["members"] = counts(slate, words, COLUMNS) if words else {}
    tribe_of(slate, seat)["figures"] = standing
    slate.said.add(f"{seat}/figures")


@VERBS.of_seat("points", "SOURCE N …")
def points(slate: Slate, seat: int, words: list[str]) -> None:
    """Points on the score track, by source."""
    for source, number in counted(words).items():
        tribe_of(slate, seat)["points"][slate.named(source, TRACK_SOURCES)] = number
