"""Ways to spoil one thing in a position, each with what must then be named."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

State = dict[str, Any]
Named = tuple[str, str]
"""The code of a problem, and its place in the state."""


class Spoiler(NamedTuple):
    """Spoils one thing of a seat or the table; None where there is nothing of it to spoil.

    ``hides`` are the things that cannot be judged any more once this is spoilt.
    """

    name: str
    spoil: Callable[[State, int], Named | None]
    hides: frozenset[str] = frozenset()


def one_more(part: str, thing: str, code: str, where: str = "") -> Callable[[State, int], Named]:
    """There is one more of something that a seat has."""

    def spoil(state: State, seat: int) -> Named:
        state[part][seat][thing] += 1
        return code, f"/{part}/{seat}/{where or thing}"

    return spoil


def set_to(part: str, thing: str, value: object, code: str, where: str = "") -> Callable[[State, int], Named]:
    """Something of a seat has a value that it cannot have."""

    def spoil(state: State, seat: int) -> Named:
        state[part][seat][thing] = value
        return code, where.format(seat) or f"/{part}/{seat}/{thing}"

    return spoil


def over(state: State, seat: int) -> Named:
    state["over"] = not state["over"]
    return "broken-over", "/over"


def no_such_step(state: State, seat: int) -> Named | None:
    """The phase lies on top of the stack once more."""
    if not state["pending"]:
        return None
    state["pending"].append(dict(state["pending"][0]))
    return "broken-pending", "/pending"


def unknown_name(path: tuple[str, ...]) -> Callable[[State, int], Named]:
    """A name that nothing has, at the end of a list."""

    def spoil(state: State, seat: int) -> Named:
        names = state
        for part in path:
            names = names[part]
        assert isinstance(names, list)
        names.append("nobody")
        return "unknown-name", f"/{'/'.join(path)}/{len(names) - 1}"

    return spoil


def out_of_range(part: str, thing: str) -> Callable[[State, int], Named]:
    """A number that no state could hold."""

    def spoil(state: State, seat: int) -> Named:
        state[part][seat][thing] = 10**12
        return "schema-range", f"/{part}/{seat}/{thing}"

    return spoil


def no_meaning(state: State, seat: int) -> Named:
    """A field that the format does not have."""
    state["colour/of~sky"] = {"blue": 1}
    return "schema-unknown", ""


# Feya's Swamp


def fewer_shown(state: State, seat: int) -> Named | None:
    return ("broken-guide", "/display") if state["display"] and state["display"].popitem() else None


def axolotl_too_many(state: State, seat: int) -> Named:
    state["axolotls"]["supply"] += 1
    return "broken-axolotls", "/axolotls"


def shrine_tile_too_many(state: State, seat: int) -> Named:
    state["shrine_tiles"]["lost"] += 1
    return "broken-shrine-tiles", "/shrine_tiles"


def worker_too_many(state: State, seat: int) -> Named:
    state["seats"][seat]["workers"]["fresh"] += 1
    return "broken-workers", f"/seats/{seat}/workers"


def later_tile_gone(state: State, seat: int) -> Named | None:
    if state["round"] == 0 or len(state["tiles_left"]) <= len(state["seats"]):
        return None
    state["tiles_left"].pop()
    return "broken-tiles-left", "/tiles_left"


def fish_on_shrine(state: State, seat: int) -> Named:
    state["swamp"]["fish"][state["swamp"]["shrines"][0]] = 1
    return "broken-fish", "/swamp/fish"


def boat_on_shrine(state: State, seat: int) -> Named | None:
    boats = state["seats"][seat]["boats"]
    if not boats:
        return None
    boats[0] = state["swamp"]["shrines"][-1]
    return "broken-boat-on-shrine", f"/seats/{seat}/boats/0"


def nobodys_turn(state: State, seat: int) -> Named | None:
    steps = [step["step"] for step in state["pending"]]
    if not steps or steps[0] != "next_turn" or steps[-1] == "leader_token":
        return None
    state["place"] = -1
    return "broken-turn", "/place"


def round_of_setup(phase: str) -> Callable[[State, int], Named | None]:
    """The round before the first one, though a round is being played."""

    def spoil(state: State, seat: int) -> Named | None:
        if not state["pending"] or state["pending"][0]["step"] not in phase.split():
            return None
        state["round"] = 0
        return "broken-round", "/round"

    return spoil


# Felinia


def late_round(state: State, seat: int) -> Named:
    state["round"] = 30
    return "broken-round", "/round"


def token_gone(state: State, seat: int) -> Named | None:
    return ("broken-post", "/tokens") if state["tokens"] and state["tokens"].popitem() else None


def bonus_tile_gone(state: State, seat: int) -> Named | None:
    pile = state["bonus_pile"]["hidden"] or state["bonus_pile"]["order"]
    return ("broken-bonus", "/bonus_pile") if pile and pile.pop() else None


def castle_gone(state: State, seat: int) -> Named | None:
    cards = state["castle_pile"]["hidden"]
    return ("broken-castles", "/castle_pile") if cards and cards.pop() else None


def too_many_goods(state: State, seat: int) -> Named | None:
    goods = state["seats"][seat]["goods"]
    if not goods:
        return None
    goods[next(iter(goods))] = 30
    return "broken-goods", "/stalls"


def sailing_in_port(state: State, seat: int) -> Named | None:
    if not state["pending"] or state["pending"][0]["step"] == "sailing":
        return None
    state["sailing"] = [next(iter(state["ships"]))]
    return "broken-explorer", "/sailing"


# Endless Winter


def order_twice(state: State, seat: int) -> Named:
    state["order"] = [0] * len(state["order"])
    return "broken-order", "/order"


def hex_empty(state: State, seat: int) -> Named:
    state["map"]["tiles"].popitem()
    return "broken-map", "/map/tiles"


def stack_gone(state: State, seat: int) -> Named | None:
    return ("broken-cards", "/stacks") if state["stacks"] and state["stacks"].popitem() else None


def animal_gone(state: State, seat: int) -> Named | None:
    return ("broken-animals", "/animals") if state["animal_deck"] and state["animal_deck"].popitem() else None


def culture_twice(state: State, seat: int) -> Named | None:
    if not state["culture_deck"] or state["culture"][0] is None:
        return None
    state["culture_deck"][0] = state["culture"][0]
    return "broken-culture", "/culture"


def fish_gone(state: State, seat: int) -> Named | None:
    return ("broken-fish", "/fish") if state["fish"] and state["fish"].popitem() else None


def rival_card_gone(state: State, seat: int) -> Named | None:
    return ("broken-rival-cards", "/rival_cards") if state["rival_cards"] and state["rival_cards"].pop() else None


def terrain_in_turn(state: State, seat: int) -> Named | None:
    if not state["pending"] or state["pending"][0]["step"] == "eclipse":
        return None
    state["eclipse"]["rest_of_terrain"] = True
    return "broken-eclipse", "/eclipse"


def sealed_by_nobody(state: State, seat: int) -> Named | None:
    if not state["pending"] or state["sealed"]:
        return None
    state["sealed"] = [0]
    return "broken-sealed", "/sealed"


def not_in_the_column(state: State, seat: int) -> Named | None:
    """Whoever has placed a figure in this turn rests instead, or is in the first column."""
    column = state["player_turn"]["column"]
    if column is None or not state["pending"]:
        return None
    on_turn = state["pending"][-1]["seat"]
    elsewhere = "rest" if column != "rest" else "initiate"
    figures = state["tribes"][on_turn]["figures"]
    number = figures["members"].pop(column, 0)
    if number:
        figures["members"][elsewhere] = min(3, figures["members"].get(elsewhere, 0) + number)
    if figures["chief"] == column:
        figures["chief"] = elsewhere
    return "broken-figures", f"/tribes/{on_turn}/figures"


# What the stack of decisions alone says cannot be judged without it.
NO_STACK = Spoiler(
    "pending", no_such_step, frozenset({"workers", "turn", "round", "sailing", "sealed", "figures", "stock"})
)

SPOILERS: dict[str, list[Spoiler]] = {
    "feya": [
        NO_STACK,
        Spoiler("over", over),
        Spoiler("axolotls", axolotl_too_many),
        Spoiler("shrine_tiles", shrine_tile_too_many),
        Spoiler("navigation", set_to("seats", "navigation", 20, "broken-navigation", "/seats/{}")),
        Spoiler("workers", worker_too_many),
        Spoiler("display", fewer_shown),
        Spoiler("tiles_left", later_tile_gone),
        Spoiler("fish", fish_on_shrine),
        Spoiler("boats", boat_on_shrine),
        Spoiler("turn", nobodys_turn),
        Spoiler("round", round_of_setup("next_turn"), frozenset({"tiles_left"})),
        Spoiler("name", unknown_name(("deal", "trophies"))),
        Spoiler("gold", out_of_range("seats", "gold")),
        Spoiler("unknown", no_meaning),
    ],
    "felinia": [
        NO_STACK,
        Spoiler("over", over),
        Spoiler("coins", set_to("seats", "coins", 200, "broken-coins")),
        Spoiler("stock", one_more("seats", "stock", "broken-merchants")),
        Spoiler("discs", one_more("seats", "discs", "broken-discs")),
        Spoiler("round", late_round),
        Spoiler("tokens", token_gone),
        Spoiler("bonus_pile", bonus_tile_gone),
        Spoiler("castle_pile", castle_gone),
        Spoiler("goods", too_many_goods),
        Spoiler("sailing", sailing_in_port),
        Spoiler("name", unknown_name(("stack", "left"))),
        Spoiler("spice", out_of_range("seats", "spice")),
        Spoiler("unknown", no_meaning),
    ],
    "winter": [
        NO_STACK,
        Spoiler("over", over),
        Spoiler("order", order_twice, frozenset({"rival_cards"})),
        Spoiler("map", hex_empty),
        Spoiler("honor", set_to("tribes", "honor", 40, "broken-range")),
        Spoiler("camps", one_more("tribes", "camps_home", "broken-camps", "camps")),
        Spoiler("stacks", stack_gone),
        Spoiler("animals", animal_gone),
        Spoiler("culture", culture_twice),
        Spoiler("fish", fish_gone),
        Spoiler("rival_cards", rival_card_gone),
        Spoiler("eclipse", terrain_in_turn),
        Spoiler("sealed", sealed_by_nobody),
        Spoiler("figures", not_in_the_column),
        Spoiler("round", round_of_setup("action eclipse")),
        Spoiler("name", unknown_name(("columns",))),
        Spoiler("strength", out_of_range("tribes", "strength")),
        Spoiler("unknown", no_meaning),
    ],
}
