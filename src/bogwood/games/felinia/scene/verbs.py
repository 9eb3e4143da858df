"""The verbs of Felinia."""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Refusal
from bogwood.scene import Slate, Verbs, counted
from bogwood.scene.slate import number_in

from ..rules.box import PIER_NAMES, PLACES, STALLS, Box
from ..rules.game import Felinia
from ..rules.table import ENDINGS

VERBS: Final = Verbs()
HOLDINGS: Final = ["coins", "spice", "gold", "food"]
PHASES: Final = ["bidding", "trading", "storing"]
NONE: Final = ["none"]
GIFT: Final = "gift"
"""The token that leaves the game when it is taken (FA-6.5)."""


def box_of(game: Game) -> Box:
    return cast(Felinia, game).box


def seat_of(slate: Slate, seat: int) -> dict[str, Any]:
    found: dict[str, Any] = slate.state["seats"][seat]
    return found


def called(slate: Slate, seat: int) -> str:
    return box_of(slate.game).colours[seat]


# The table


@VERBS.of_table("round", "N")
def round_(slate: Slate, words: list[str]) -> None:
    slate.state["round"] = number_in(words, 1, len(box_of(slate.game).deck_ids))
    slate.said.add("round")


@VERBS.of_table("first", "COLOUR")
def first(slate: Slate, words: list[str]) -> None:
    """The first player."""
    if len(words) != 1:
        raise ValueError
    slate.state["first"] = slate.seat(words[0])
    slate.said.add("first")


@VERBS.of_table("stall", "N GOOD …|none")
def stall(slate: Slate, words: list[str]) -> None:
    """What lies on a stall."""
    place = slate.named(words[0], PLACES[:STALLS], "stall_")
    goods = [] if words[1:] == NONE else things(slate, words[1:], box_of(slate.game).goods)
    if place not in slate.state["stalls"]:
        raise Refusal("scene-stall-closed", "FE-1.4", "", place=place)
    slate.state["stalls"][place] = goods
    slate.said.add(f"stall/{place}")


def things(slate: Slate, words: list[str], known: list[str]) -> list[str]:
    """Things in a row, each as often as it is there; nothing for no words."""
    return [slate.named(thing, known) for thing, number in counted(words).items() for _ in range(number)]


@VERBS.of_table("discs", "PLACE COLOUR …|none (from the bottom)")
def discs(slate: Slate, words: list[str]) -> None:
    """The discs of a pile at a stall or the guild."""
    place = slate.named(words[0], PLACES, "stall_")
    owners = [] if words[1:] == NONE else [slate.seat(word) for word in words[1:]]
    slate.state["discs"] = {
        name: owners if name == place else slate.state["discs"].get(name, [])
        for name in PLACES
        if (name == place and owners) or (name != place and slate.state["discs"].get(name))
    }
    slate.said.add("discs")


@VERBS.of_table("ship", "N DECK|none [COLOUR …] (aboard, from the left)")
def ship(slate: Slate, words: list[str]) -> None:
    """The deck tile of a ship and who sits on it."""
    box = box_of(slate.game)
    pier = slate.named(words[0], PIER_NAMES, "pier_")
    deck = None if words[1:2] == NONE else slate.named(words[1], box.deck_ids, "deck_")
    riders: list[int | None] = [slate.seat(word) for word in words[2:]]
    seats = box.deck_seats[box.deck_ids.index(deck)] if deck else 0
    if len(riders) > seats:
        raise Refusal("scene-ship-full", "FE-5.3", "", found=len(riders), most=seats)
    lay_deck(slate, pier, deck)
    slate.state["ships"][pier] = {"deck": deck, "aboard": riders + [None] * (seats - len(riders))}
    slate.said.add(f"ship/{pier}")


def lay_deck(slate: Slate, pier: str, deck: str | None) -> None:
    """A tile comes from the stack or another ship; what it replaces goes where it came from."""
    state = slate.state
    before = state["ships"][pier]["deck"]
    if deck == before:
        return
    for other, there in state["ships"].items():
        if deck and other != pier and there["deck"] == deck:
            seats = box_of(slate.game).deck_seats[box_of(slate.game).deck_ids.index(before)] if before else 0
            state["ships"][other] = {"deck": before, "aboard": [None] * seats}
            return
    if before:
        state["stack"]["left"].append(before)
    if deck in state["stack"]["left"]:
        state["stack"]["left"].remove(deck)
    if deck and state["stack"]["top"] == deck:
        state["stack"]["top"] = None


@VERBS.of_table("stack", "DECK …|none")
def stack(slate: Slate, words: list[str]) -> None:
    """The deck tiles still to come, in no order; all that are not named or on ships are gone."""
    decks = box_of(slate.game).deck_ids
    slate.state["stack"] = {"left": [] if words == NONE else slate.all(words, decks, "deck_"), "top": None}
    slate.said.add("stack")


@VERBS.of_table("top", "DECK (of the stack, where it lies face up)")
def top(slate: Slate, words: list[str]) -> None:
    """The deck tile that comes next."""
    stacked: dict[str, Any] = slate.state["stack"]
    deck = slate.one(words, box_of(slate.game).deck_ids, "deck_")
    if stacked["top"] and stacked["top"] != deck:
        stacked["left"].append(stacked["top"])
    stacked["left"] = [other for other in stacked["left"] if other != deck]
    stacked["top"] = deck


@VERBS.of_table("reveal", "POST[=TOKEN] …")
def reveal(slate: Slate, words: list[str]) -> None:
    """Tokens that lie open, and which."""
    for post, token in posts_in(slate, words).items():
        slate.state.setdefault("revealed", {})[post] = token
    slate.said.add("tokens")


def posts_in(slate: Slate, words: list[str]) -> dict[str, str | None]:
    """Trading posts, by id or by the label on the map, with the token that lies or was taken there where it is said."""
    box = box_of(slate.game)
    by_label = dict(zip(box.labels, box.province_ids, strict=True))
    found: dict[str, str | None] = {}
    for word in words:
        post, _, token = word.partition("=")
        post = by_label.get(post.upper(), post)
        known = box.token_ids[: box.tokens]
        found[slate.named(post, box.province_ids[: box.posts])] = slate.named(token, known) if token else None
    return found


@VERBS.of_table("pile", "BONUS … (from the top)")
def pile(slate: Slate, words: list[str]) -> None:
    """The pile of bonus tiles; those not named lie below."""
    slate.state["bonus_pile"]["order"] = slate.all(words, box_of(slate.game).bonus_ids, "bonus_")
    slate.said.add("pile")


@VERBS.of_table("cards", "CASTLE … (from the top)")
def cards(slate: Slate, words: list[str]) -> None:
    """The pile of castle cards; those not named lie below."""
    named = slate.all(words, box_of(slate.game).castle_ids)
    slate.state["castle_pile"]["under"] = [{"card": card, "seen_by": []} for card in named]
    slate.said.add("cards")


@VERBS.of_table("ending", "last_merchant|stack_too_small|none")
def ending(slate: Slate, words: list[str]) -> None:
    slate.state["ending"] = None if words == NONE else slate.one(words, ENDINGS[1:])


@VERBS.of_table("phase", "bidding|trading|storing")
def phase(slate: Slate, words: list[str]) -> None:
    slate.said.add(f"phase/{slate.one(words, PHASES)}")


@VERBS.of_table("land", "N (the ship whose left merchant is ashore)")
def land(slate: Slate, words: list[str]) -> None:
    """A ship has landed; its merchant stands in the port."""
    pier = slate.one(words, PIER_NAMES, "pier_")
    if all(rider is None for rider in slate.state["ships"][pier]["aboard"]):
        raise Refusal("scene-nobody-aboard", "FE-6.4", "", pier=pier)
    slate.state["explorer"] = {"pier": pier, "at": None, "steps": 0, "visited": []}
    slate.said.add("land")


@VERBS.of_table("turn", "COLOUR")
def turn(slate: Slate, words: list[str]) -> None:
    """Whose turn it is."""
    if len(words) != 1:
        raise ValueError
    slate.said.add(f"turn/{slate.seat(words[0])}")


# A player


@VERBS.of_seat("have", "THING N …")
def have(slate: Slate, seat: int, words: list[str]) -> None:
    """Coins, spice, gold, food and goods: so many."""
    put(slate, seat, counted(words), False)


VERBS.seat["has"] = VERBS.seat["have"]


@VERBS.of_seat("give", "THING N …")
def give(slate: Slate, seat: int, words: list[str]) -> None:
    """So many more."""
    put(slate, seat, counted(words), True)


VERBS.seat["get"] = VERBS.seat["give"]


def put(slate: Slate, seat: int, counts: dict[str, int], is_more: bool) -> None:
    goods = box_of(slate.game).goods
    mine = seat_of(slate, seat)
    for word, number in counts.items():
        thing = slate.named(word, [*HOLDINGS, *goods])
        place = mine["goods"] if thing in goods else mine
        place[thing] = number + (place.get(thing, 0) if is_more else 0)
        slate.said.add(f"{seat}/{'goods' if thing in goods else thing}")
    mine["goods"] = {good: mine["goods"][good] for good in goods if mine["goods"].get(good)}


@VERBS.of_seat("goods", "GOOD [N] …|none")
def goods(slate: Slate, seat: int, words: list[str]) -> None:
    """All goods of the player."""
    seat_of(slate, seat)["goods"] = {}
    slate.said.add(f"{seat}/goods")
    if words != NONE:
        known = box_of(slate.game).goods
        put(slate, seat, {slate.named(good, known): number for good, number in counted(words).items()}, False)


@VERBS.of_seat("settle", "POST[=TOKEN] …|none")
def settle(slate: Slate, seat: int, words: list[str]) -> None:
    """Where the player's merchants are, all of them, and the tokens taken there."""
    slate.state.setdefault("taken", {})[seat] = {} if words == NONE else posts_in(slate, words)
    slate.said.add("tokens")


@VERBS.of_seat("bonus", "TILE …|none")
def bonus(slate: Slate, seat: int, words: list[str]) -> None:
    """The bonus tiles that the player has taken."""
    known = box_of(slate.game).bonus_ids
    seat_of(slate, seat)["bonus_tiles"] = [] if words == NONE else slate.all(words, known, "bonus_")
    slate.said.add("bonus")


@VERBS.of_seat("castles", "CARD …|none")
def castles(slate: Slate, seat: int, words: list[str]) -> None:
    """The castle cards in the player's hand."""
    seat_of(slate, seat)["castles"] = [] if words == NONE else slate.all(words, box_of(slate.game).castle_ids)
    slate.said.add("castles")


@VERBS.of_seat("income", "N")
def income(slate: Slate, seat: int, words: list[str]) -> None:
    """How many discs lie in the player's income."""
    seat_of(slate, seat)["income"] = number_in(words, 0, 3)
    slate.said.add("discs")
