"""The numbers that messages state, from the data of an edition."""

from __future__ import annotations

from typing import Any

from bogwood.manifest import Numbers

Data = dict[str, Any]

GUIDES = {"navigation_step": "steps", "catch": "fish", "mana": "mana", "axolotl": "axolotls", "gold": "gold"}
"""What the amount of a guide's ability counts; points where nothing is said."""
RACES = {"fish_caught_in_turn": "fish", "trade_gold_in_turn": "gold", "workers_unlocked": "workers"}
"""What the condition of a race card counts; settlements or steps where nothing is said."""

TILES = {"range": "cells", "catch": "fish", "discount": "gold", "axolotl": "axolotls"}
"""What a number of a bonus tile counts, where it is called otherwise."""


def numbers_in(data: Data) -> Numbers:
    """By the key of a message; a bonus of the clan board is told with the amount of its own space."""
    rounds: Numbers = {"feya-overview-aim": {"rounds": data["players"]["rounds"]}}
    return {**rounds, **actions(data["constants"]), **guides(data), **tiles(data), **races(data), **trophies(data)}


def actions(constants: Data) -> Numbers:
    gold = {"gold": constants["gold_per_shrine_when_building"]}
    feast = {
        "settlement": constants["celebrate_vp_per_settlement_with_fish"],
        "own": constants["celebrate_vp_per_own_fish"],
    }
    first, second, third = constants["sale_gold_by_position"]
    return {
        "feya-help-action-add_shrine": gold,
        "feya-help-mistake-11": gold,
        "feya-help-action-celebrate": {**feast, "totem": constants["celebrate_totem_vp"]},
        "feya-lesson-first-end-celebrate": feast,
        "feya-help-action-trade": {
            "gold": first,
            "second": second,
            "third": third,
            "later": constants["end_vp_per_fish_on_settlement"],
        },
        "feya-help-mistake-9": {"mana": constants["mana_per_axolotl"]},
    }


def guides(data: Data) -> Numbers:
    return {
        f"feya-help-guide-{guide['id']}": {GUIDES.get(guide["ability"], "vp"): guide["amount"]}
        for guide in data["guides"]["items"]
    }


def tiles(data: Data) -> Numbers:
    """Of each tile what it gives and takes, and from which round on it does, for its help and for its name."""
    found: Numbers = {}
    for kind in data["bonus_tiles"].values():
        for tile in kind["items"]:
            given = {**tile, **tile.get("pay", {}), **tile.get("gain", {})}
            numbers = {TILES.get(name, name): amount for name, amount in given.items() if isinstance(amount, int)}
            found[f"feya-name-{tile['id']}"] = numbers
            found[f"feya-help-tile-{tile['id']}"] = {**numbers, "round": min(kind["usable_in_rounds"], default=0)}
    return found


def races(data: Data) -> Numbers:
    found: Numbers = {}
    for card in data["race_cards"]["items"]:
        condition = card["condition"]
        numbers = {RACES.get(condition["type"], "count"): condition["count"]}
        found[f"feya-help-race-{card['id']}"] = {**numbers, "islands": condition.get("islands", 0)}
    return found


def trophies(data: Data) -> Numbers:
    return {f"feya-help-trophy-{card['id']}": {"vp": card["vp"]} for card in data["trophy_cards"]["items"]}
