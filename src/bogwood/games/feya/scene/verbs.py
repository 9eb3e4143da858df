"""The verbs of Feya's Swamp."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.hexes import name
from bogwood.kernel.refusal import Refusal
from bogwood.scene import Slate, Verbs, counted
from bogwood.scene.slate import number_in

from ..rules.box import SIDES, TRACK_LENGTH, TRACK_NAMES
from ..rules.state import LINES
from ..rules.table import line_name
from .names import box_of, cell_named, cells_named, clan_named

VERBS: Final = Verbs()
HOLDINGS: Final = ["gold", "mana", "fish", "navigation", "workers", "axolotls"]


def seat_of(slate: Slate, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = slate.state["seats"][seat]
    return found


# The table


@VERBS.of_table("seats", "CLAN …")
def seats(slate: Slate, words: list[str]) -> None:
    """Who sits where; the table was set up so."""
    for n, word in enumerate(words):
        if seat_of(slate, n)["clan"] != clan_named(slate, word):
            raise Refusal("scene-seat-taken", "", "", text=word, seat=n + 1)
    slate.said.add("seats")


@VERBS.of_table("round", "N")
def round_(slate: Slate, words: list[str]) -> None:
    slate.state["round"] = number_in(words, 1, box_of(slate.game).rounds)
    slate.said.add("round")


@VERBS.of_table("season", "COLOUR")
def season(slate: Slate, words: list[str]) -> None:
    """The season card of this round; the one that lay there takes the other's place."""
    cards: list[str] = slate.state["deal"]["seasons"]
    wanted = slate.one(words, box_of(slate.game).season_ids, "season_")
    exchange(cards, max(slate.state["round"], 1) - 1, wanted)
    slate.said.add("season")


@VERBS.of_table("seasons", "COLOUR … (one for each round)")
def seasons(slate: Slate, words: list[str]) -> None:
    slate.state["deal"]["seasons"] = slate.all(words, box_of(slate.game).season_ids, "season_")


def exchange(cards: list[str], at: int, wanted: str) -> None:
    """Lay a card at a place; where it lay, that place gets what was here."""
    if wanted in cards:
        cards[cards.index(wanted)] = cards[at]
    cards[at] = wanted


@VERBS.of_table("races", "CARD …")
def races(slate: Slate, words: list[str]) -> None:
    slate.state["deal"]["races"] = some(slate, words, box_of(slate.game).race_ids, "races", "race_")


@VERBS.of_table("trophies", "CARD …")
def trophies(slate: Slate, words: list[str]) -> None:
    slate.state["deal"]["trophies"] = some(slate, words, box_of(slate.game).trophy_ids, "trophies", "trophy_")


def some(slate: Slate, words: list[str], known: list[str], kind: str, prefix: str) -> list[str]:
    """The cards named, and as many of those dealt as there is still room for."""
    dealt: list[str] = slate.state["deal"][kind]
    named = slate.all(words, known, prefix)
    return (named + [card for card in dealt if card not in named])[: max(len(dealt), len(named))]


@VERBS.of_table("display", "GUIDE [FISH] …")
def display(slate: Slate, words: list[str]) -> None:
    """The guides nobody holds, with the fish on them."""
    guides = box_of(slate.game).guide_ids
    found: dict[str, int] = {}
    last = ""
    for word in (part for one in words for part in one.split("=")):
        if word.isdigit() and last:
            found[last] = int(word)
        else:
            last = slate.named(word, guides)
            found[last] = 0
    slate.state["display"] = found
    slate.said.add("display")


@VERBS.of_table("shrines", "CELL … (those laid in set-up)")
def shrines(slate: Slate, words: list[str]) -> None:
    """The shrines that begin islands, besides the printed ones; the table was set up so."""
    printed = [name(n) for n in box_of(slate.game).printed_shrines]
    slate.state["swamp"]["shrines"] = printed + [cell for cell in cells_named(slate, words) if cell not in printed]
    slate.said.add("shrines")


@VERBS.of_table("shrine", "CELL … (laid later, from the supply)")
def shrine(slate: Slate, words: list[str]) -> None:
    for cell in cells_named(slate, words):
        if cell not in slate.state["swamp"]["shrines"]:
            slate.state["swamp"]["shrines"].append(cell)
    slate.said.add("shrine")


@VERBS.of_table("totem", "CELL|nowhere")
def totem(slate: Slate, words: list[str]) -> None:
    """Where the totem stands; a shrine tile is laid there when there is none yet."""
    if words == ["nowhere"]:
        slate.state["swamp"]["totem"] = None
        return
    shrine(slate, words[:1])
    slate.state["swamp"]["totem"] = cell_named(slate, words[0])


@VERBS.of_table("fish", "CELL N … (on settlements)")
def fish(slate: Slate, words: list[str]) -> None:
    for cell, number in counted(words).items():
        lay_fish(slate, cell_named(slate, cell), number)


def lay_fish(slate: Slate, cell: str, number: int) -> None:
    slate.state["swamp"]["fish"][cell] = number
    if number == 0:
        del slate.state["swamp"]["fish"][cell]
    slate.said.add(f"fish/{cell}")


@VERBS.of_table("neutral", "CLAN CELL …")
def neutral(slate: Slate, words: list[str]) -> None:
    """The neutral settlements of a clan that does not play, with two players."""
    clan = clan_named(slate, words[0])
    slate.state["swamp"]["neutrals"][clan] = settled(slate, [word for word in words[1:] if word != "settle"])
    slate.said.update(("neutrals", f"neutral/{clan}"))


@VERBS.of_table("reserve", "SPACE|nothing")
def reserve(slate: Slate, words: list[str]) -> None:
    nothing = words == ["nothing"]
    slate.state["reserved"] = None if nothing else slate.one(words, box_of(slate.game).space_ids)


@VERBS.of_table("supply", "N (shrine tiles)")
def supply(slate: Slate, words: list[str]) -> None:
    """The shrine tiles still there; those missing are out of the game."""
    slate.state["shrine_tiles"]["supply"] = number_in(words, 0, len(box_of(slate.game).shrine_numbers))
    slate.said.add("supply")


@VERBS.of_table("order", "CLAN …")
def order(slate: Slate, words: list[str]) -> None:
    slate.state["order"] = [slate.seat(word) for word in words]
    slate.said.add("order")


@VERBS.of_table("turn", "CLAN")
def turn(slate: Slate, words: list[str]) -> None:
    """Who has the main choice of a turn."""
    if len(words) != 1:
        raise ValueError
    slate.state["place"] = slate.seat(words[0])
    slate.said.add("turn")


# A clan


@VERBS.of_seat("guide", "GUIDE|none")
def guide(slate: Slate, seat: int, words: list[str]) -> None:
    """The guide the clan holds; none after a pass in the last round."""
    seat_of(slate, seat)["guide"] = None if words == ["none"] else slate.one(words, box_of(slate.game).guide_ids)
    slate.said.update(("guides", f"{seat}/guide"))


@VERBS.of_seat("side", "normal|lotus")
def side(slate: Slate, seat: int, words: list[str]) -> None:
    seat_of(slate, seat)["side"] = slate.one(words, SIDES)
    slate.said.add(f"{seat}/settlements")


@VERBS.of_seat("settle", "CELL[=FISH] …")
def settle(slate: Slate, seat: int, words: list[str]) -> None:
    """Where the clan's settlements are, all of them, and fish on them."""
    seat_of(slate, seat)["settlements"] = settled(slate, words)
    slate.said.add(f"{seat}/settlements")


def settled(slate: Slate, words: list[str]) -> list[str]:
    found: list[str] = []
    for word in words:
        text, sign, number = word.partition("=")
        cell = cell_named(slate, text)
        found.append(cell)
        if sign:
            lay_fish(slate, cell, int(number))
    return found


@VERBS.of_seat("boats", "CELL …")
def boats(slate: Slate, seat: int, words: list[str]) -> None:
    seat_of(slate, seat)["boats"] = cells_named(slate, words)
    slate.said.add(f"{seat}/boats")


@VERBS.of_seat("boat", "N at CELL")
def boat(slate: Slate, seat: int, words: list[str]) -> None:
    n = number_in(words[:1], 1, box_of(slate.game).boats)
    at = cell_named(slate, words[-1])
    afloat: list[str] = seat_of(slate, seat)["boats"]
    if n > len(afloat) + 1:
        raise Refusal("scene-boat-order", "FS-11.6", "", boat=n, found=len(afloat))
    afloat[n - 1 : n] = [at]
    slate.said.add(f"{seat}/boat/{n}")
    if n == len(afloat):
        slate.said.add(f"{seat}/fleet")


@VERBS.of_seat("tracks", "N N N N, or: tracks TRACK N …")
def tracks(slate: Slate, seat: int, words: list[str]) -> None:
    """How many settlements have left each track of the clan board."""
    opened: dict[str, int] = seat_of(slate, seat)["tracks"]
    if all(word.isdigit() for word in words) and len(words) == len(TRACK_NAMES):
        opened.update(zip(TRACK_NAMES, (number_in([word], 0, TRACK_LENGTH) for word in words), strict=True))
    else:
        for track, number in counted(words).items():
            opened[slate.named(track, TRACK_NAMES)] = number
    slate.said.add(f"{seat}/tracks")


@VERBS.of_seat("have", "THING N …")
def have(slate: Slate, seat: int, words: list[str]) -> None:
    """Gold, mana, fish, workers at hand, axolotls, steps of navigation: so many."""
    for thing, number in counted(words).items():
        put_holding(slate, seat, slate.named(thing, HOLDINGS), number)


VERBS.seat["has"] = VERBS.seat["have"]


@VERBS.of_seat("give", "THING N …")
def give(slate: Slate, seat: int, words: list[str]) -> None:
    """So many more."""
    for thing, number in counted(words).items():
        kind = slate.named(thing, HOLDINGS)
        mine = seat_of(slate, seat)
        before = mine["workers"]["available"] if kind == "workers" else mine[kind]
        put_holding(slate, seat, kind, before + number)


VERBS.seat["get"] = VERBS.seat["give"]


def put_holding(slate: Slate, seat: int, kind: str, number: int) -> None:
    if kind == "workers":
        seat_of(slate, seat)["workers"]["available"] = number
        slate.said.add(f"{seat}/workers")
    else:
        seat_of(slate, seat)[kind] = number
        slate.said.add(f"{seat}/{kind}")


@VERBS.of_seat("work", "SPACE … (workers of the clan there)")
def work(slate: Slate, seat: int, words: list[str]) -> None:
    place_workers(slate, seat, words, "clan")


@VERBS.of_seat("axolotl", "SPACE … (axolotls of the clan there)")
def axolotl(slate: Slate, seat: int, words: list[str]) -> None:
    place_workers(slate, seat, words, "axolotl")


def place_workers(slate: Slate, seat: int, words: list[str], kind: str) -> None:
    for space in slate.all(words, box_of(slate.game).space_ids):
        slate.state["spaces"][space] = {"seat": seat, "worker": kind}
    slate.said.add("spaces")


@VERBS.of_seat("passed", "[TILE]")
def passed(slate: Slate, seat: int, words: list[str]) -> None:
    """The clan is out of this round, with the bonus tile it took."""
    seat_of(slate, seat)["passed"] = True
    slate.said.add("passed")
    if words:
        tiles(slate, seat, words)


@VERBS.of_seat("tiles", "TILE …|none")
def tiles(slate: Slate, seat: int, words: list[str]) -> None:
    """The bonus tiles the clan can still use."""
    known = box_of(slate.game).tile_ids
    seat_of(slate, seat)["tiles"] = [] if words == ["none"] else slate.all(words, known)
    slate.said.update(("tiles", f"{seat}/tiles"))


@VERBS.of_seat("temples", "N …|none")
def temples(slate: Slate, seat: int, words: list[str]) -> None:
    known = box_of(slate.game).temple_ids
    seat_of(slate, seat)["temples"] = [] if words == ["none"] else slate.all(words, known, "temple_")


@VERBS.of_seat("won", "RACE …|none")
def won(slate: Slate, seat: int, words: list[str]) -> None:
    """The race cards the clan has a marker on."""
    known = slate.state["deal"]["races"]
    seat_of(slate, seat)["races"] = [] if words == ["none"] else slate.all(words, known, "race_")


@VERBS.of_seat("points", "SOURCE N …")
def points(slate: Slate, seat: int, words: list[str]) -> None:
    """Points of the score sheet, line by line."""
    known = [line_name(line) for line in range(LINES)]
    scored: dict[str, int] = seat_of(slate, seat)["points"]
    for source, number in counted(words).items():
        scored[slate.named(source, known)] = number
