"""What a schema cannot see: names given twice or not at all, tables that do not fit each other."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.edition import Data
from bogwood.kernel.refusal import Refusal

TABLES: Final = [
    "starting_cards", "tribe_cards", "culture_cards", "chiefs", "columns", "setup_cards", "terrain_tiles", "animals",
    "sacred_stones", "landmarks", "fish",
]  # fmt: skip
DISPLAY: Final = 8
SPACES: Final = 32
SQUARES: Final = 28
"""The most squares of the megalith site there are options for."""

MOST_PLAYERS: Final = 4

PRICES: Final[dict[str, dict[str, list[str]]]] = {
    "initiate": {"recruit": ["labour", "food", "to_hand"]},
    "develop": {"buy_culture": ["to_hand"]},
    "hunt": {"hunt_open": ["labour", "tools"], "hunt_deck": ["labour", "tools"]},
    "explore": {"place_camp": ["labour", "food"], "move": ["labour"]},
}
"""What the actions of box 1 cost, by column."""

BOX_2: Final = {"initiate": "effects", "develop": "tools_by_era", "hunt": "effects"}
"""What must be said of box 2."""


def contradictions(data: Data) -> list[Refusal]:
    """Everything that is wrong with data that keep to the schema."""
    found = (
        repeated_names(data)
        + unknown_things(data)
        + too_few(data)
        + misfits(data)
        + crowded_rim(data)
        + crossed_river(data)
    )
    found += bad_boxes(data)
    for players, layout in data["megalith_site"]["layouts"].items():
        found += bad_site(layout, f"/megalith_site/layouts/{players}")
    types = [item["id"] for item in data["terrain_tiles"]["items"]]
    cards = [item["id"] for item in data["starting_cards"]["items"] + data["tribe_cards"]["items"]]
    return found + bad_effects(data, types, cards, "")


def count(rule: str, where: str, what: str, found: int, expected: int) -> Refusal:
    return Refusal("data-count", rule, where, what=what, found=found, expected=expected)


def repeated_names(data: Data) -> list[Refusal]:
    found: list[Refusal] = []
    for table in TABLES:
        names = [item["id"] for item in data[table]["items"]]
        for name in sorted(set(names)):
            if names.count(name) > 1:
                found.append(Refusal("data-name-twice", "", f"/{table}/items", text=name))
    return found


def unknown_things(data: Data) -> list[Refusal]:
    """Cards replaced, terrain of stones and raft steps of Rival cards are those that exist."""
    found: list[Refusal] = []
    tribe = [item["id"] for item in data["tribe_cards"]["items"]]
    for item in data["tribe_cards"]["items"]:
        if item.get("replaces", tribe[0]) not in tribe:
            found.append(Refusal("unknown-name", "WA-1.1", "/tribe_cards/items", text=item["replaces"]))
    types = [item["id"] for item in data["terrain_tiles"]["items"]]
    for item in data["sacred_stones"]["items"]:
        if item["terrain"] and item["terrain"] not in types:
            found.append(Refusal("unknown-name", "RR-1.11", "/sacred_stones/items", text=item["terrain"]))
    for item in data["solo"]["cards"]:
        if str(item["strength"]) not in data["solo"]["explore"]["raft_steps"]:
            found.append(Refusal("unknown-name", "SO-2.5", "/solo/cards", text=str(item["strength"])))
        if item["column"] in ("rest", "any"):
            found.append(Refusal("unknown-name", "SO-2.1", "/solo/cards", text=item["column"]))
    return found


def too_few(data: Data) -> list[Refusal]:
    """Each era has cards and stones enough for its display, and there are setup cards to choose from."""
    found: list[Refusal] = []
    for era in (1, 2):
        cards = sum(1 for item in data["culture_cards"]["items"] if item["era"] == era)
        if cards < DISPLAY:
            found.append(count("EW-1.3", "/culture_cards/items", "culture_card", cards, DISPLAY))
        stones = sum(1 for item in data["sacred_stones"]["items"] if item["era"] == era and not item["rivers"])
        most = max(data["sacred_stones"]["open"].values())
        if stones < most:
            found.append(count("EW-1.4", "/sacred_stones/items", "stone", stones, most))
    wanted = MOST_PLAYERS + data["setup_cards"]["display_extra"]
    if len(data["setup_cards"]["items"]) < wanted:
        found.append(count("EW-1.11", "/setup_cards/items", "setup_card", len(data["setup_cards"]["items"]), wanted))
    return found


def misfits(data: Data) -> list[Refusal]:
    """Tables whose sizes belong together, and kinds of which there must be exactly one."""
    found: list[Refusal] = []
    places = len(data["player_board"]["camp_income"])
    if data["limits"]["camps"] != places:
        found.append(count("EW-16.7", "/limits/camps", "camp", data["limits"]["camps"], places))
    ice = sum(1 for item in data["terrain_tiles"]["items"] if not item["land"])
    if ice != 1:
        found.append(count("EW-1.7", "/terrain_tiles/items", "glacier", ice, 1))
    great = [item for item in data["fish"]["items"] if any(e["verb"] == "reshuffle_fish" for e in item["effects"])]
    if len(great) != 1 or great[0]["count"] != 1:
        found.append(count("RR-8.4", "/fish/items", "great_fish", len(great), 1))
    for track in ("honor", "sacrifice"):
        rates = data["idol_tracks"][track]["rates"]
        if rates[0]["from"] != 0 or (track == "sacrifice" and min(entry["rate"] for entry in rates) == 0):
            found.append(count("EW-19.4", f"/idol_tracks/{track}/rates", track, rates[0]["from"], 0))
    for landmarks, glaciers in data["river"]["glacier_tiles"].items():
        if glaciers > 4:
            found.append(count("RR-1.6", f"/river/glacier_tiles/{landmarks}", "glacier", glaciers, 4))
    return found


def crossed_river(data: Data) -> list[Refusal]:
    """However the river tiles lie, none covers another and the single tiles fill the rest (RR-1.7)."""
    river = data["river"]
    free = len(data["map"]["hexes"]) - river["single_tiles"]
    for west in river["west"]["third"]:
        for east in river["east"]["third"]:
            for centre in river["centre"]["others"]:
                covered = {*river["course"], west, east, *centre}
                if len(covered) != free or len(river["course"]) + 2 + len(centre) != free:
                    return [count("RR-1.7", "/river", "river", len(covered), free)]
    return []


def bad_boxes(data: Data) -> list[Refusal]:
    """Every action has its price; a move has one, since otherwise a turn need never end (EW-8.2)."""
    found: list[Refusal] = []
    columns = {item["id"]: item for item in data["columns"]["items"]}
    for column, actions in PRICES.items():
        where = f"/columns/items/{column}"
        given = columns.get(column, {"box1": [], "box2": {}})
        prices = {entry["id"]: entry for entry in given["box1"]}
        for action, parts in actions.items():
            has_all = all(part in prices.get(action, {}) for part in parts)
            if not has_all:
                found.append(count("EW-5.1", f"{where}/box1/{action}", "pay", 0, 1))
            elif action == "move" and prices[action]["labour"] == 0:
                found.append(count("EW-8.2", f"{where}/box1/{action}", "labour", 0, 1))
        if column in BOX_2 and BOX_2[column] not in given["box2"]:
            found.append(count("EW-5.1", f"{where}/box2", "pay", 0, 1))
    return found


def crowded_rim(data: Data) -> list[Refusal]:
    """Wherever three start bases stand, a place for the fourth is left (RR-2.2)."""
    places = [set(item["touches"]) for item in data["river"]["start_bases"]]
    for a in places:
        for b in places:
            for c in places:
                apart = not (a & b or a & c or b & c)
                if apart and all(place & (a | b | c) for place in places):
                    return [count("RR-2.2", "/river/start_bases", "start_base", MOST_PLAYERS - 1, MOST_PLAYERS)]
    return []


def bad_site(layout: dict[str, list[int]], where: str) -> list[Refusal]:
    """Tiles lie beside each other, not on each other, and the squares have room among the options (EW-1.6)."""
    spaces = {(x + n % 4, y + n // 4) for x, y in layout.values() for n in range(8)}
    if len(spaces) != SPACES:
        return [count("EW-1.6", where, "space", len(spaces), SPACES)]
    squares = [1 for x, y in spaces if {(x + 1, y), (x, y + 1), (x + 1, y + 1)} <= spaces]
    return [count("EW-10.5", where, "square", len(squares), SQUARES)] if len(squares) > SQUARES else []


def bad_effects(value: Any, types: list[str], cards: list[str], where: str) -> list[Refusal]:
    """Effects have what their verbs need, and name only cards and terrain that exist."""
    found: list[Refusal] = []
    if isinstance(value, list):
        for n, item in enumerate(value):
            found += bad_effects(item, types, cards, f"{where}/{n}")
    elif isinstance(value, dict):
        for key, item in value.items():
            found += bad_effects(item, types, cards, f"{where}/{key}")
        if "verb" in value:
            found += bad_effect(value, types, cards, where)
    return found


def bad_effect(record: Data, types: list[str], cards: list[str], where: str) -> list[Refusal]:
    verb = record["verb"]
    if verb == "bury" and record.get("only", cards[0]) not in cards:
        return [Refusal("unknown-name", "EW-12.2", where, text=record["only"])]
    if verb == "score_per" and "counter" not in record:
        return [count("EW-14.1", where, "counter", 0, 1)]
    if record.get("counter") == "village_touching" and "argument" not in record:
        return [count("EW-14.1", where, "argument", 0, 1)]
    if "counter" in record and record.get("argument", "river") not in types + ["landmark", "river"]:
        return [Refusal("unknown-name", "EW-14.1", where, text=record["argument"])]
    if verb == "pay" and ("resource" not in record or not record.get("then")):
        return [count("EW-7.1", where, "pay", 0, 1)]
    if verb == "choose" and not all(record.get("options", [[]])):
        return [count("EW-2.7", where, "options", 0, 1)]
    return []
