"""The numbers that messages state, from the data of an edition."""

from __future__ import annotations

from typing import Any

from bogwood.manifest import Numbers

Data = dict[str, Any]

OFTEN_SAID = ("place-income", "symbol-coin", "token-tax_collector", "mistake-6", "first-game-3")
"""Help that says how many coins one may have."""
LIONS = 4
"""Tokens in the example of how a set grows."""


def numbers_in(data: Data) -> Numbers:
    """By the key of a message."""
    most = {"most": data["money"]["most"]}
    coins = {f"felinia-help-{key}": most for key in OFTEN_SAID}
    return {**coins, **sales(data), **storing(data), **exploring(data), **points(data), **lessons(data)}


def sales(data: Data) -> Numbers:
    sale, scoring = data["sale"], data["scoring"]
    return {
        "felinia-help-sell": {thing: sale[thing] for thing in ("gold", "spice", "goods")},
        "felinia-help-symbol-spice": {"coins": sale["spice"], "vp": scoring["spice_pair"]},
        "felinia-help-symbol-gold": {"coins": sale["gold"], "vp": scoring["gold"]},
    }


def storing(data: Data) -> Numbers:
    free = data["store"]["free"]
    more = free + data["store"]["extra"]
    return {
        "felinia-help-mistake-5": {"free": free, "more": more, "price": data["store"]["extra_price"]},
        "felinia-help-first-game-8": {"free": free},
        "felinia-question-store_4": {"free": free},
        "felinia-option-store_4-three": {"free": free},
        "felinia-option-store_4-four": {"more": more},
        "felinia-ui-step-store-3": {"free": free},
        "felinia-ui-step-store-4": {"more": more},
    }


def exploring(data: Data) -> Numbers:
    return {"felinia-help-first-game-7": {name: data["exploring"][name] for name in ("steps", "turned")}}


def points(data: Data) -> Numbers:
    """What tokens, bonus tiles and castle cards score."""
    scoring = data["scoring"]
    single, pair = scoring["castles"]
    lions = next(kind["ladder"] for kind in data["token_kinds"]["items"] if kind["id"] == "lion")
    found: Numbers = {
        "felinia-help-token-spice_dealer": {"vp": scoring["spice_dealer"]},
        "felinia-help-token-castle_guest": {"vp": scoring["castle_guest"]},
        "felinia-help-token-cook": {"vp": scoring["cook_pair"]},
        "felinia-help-token-hermit": {"vp": scoring["hermit"], "alone": scoring["groups"][0]},
        "felinia-help-castles": {"single": single, "pair": pair},
        "felinia-help-advanced": {"single": single, "both": 2 * pair},
        "felinia-help-mistake-9": {"lions": LIONS * min(LIONS, lions)},
    }
    for tile in data["bonus_tiles"]["items"]:
        found[f"felinia-help-tile-{tile['id']}"] = {"vp": tile["points"]}
    return found


def lessons(data: Data) -> Numbers:
    """What the guided games say."""
    return {
        "felinia-lesson-first-turn": {"turned": data["exploring"]["turned"]},
        "felinia-lesson-advanced-castle": {"cards": data["castle_cards"]["looked_at"]},
        "felinia-lesson-advanced-further": {"steps": data["exploring"]["steps"]},
    }
