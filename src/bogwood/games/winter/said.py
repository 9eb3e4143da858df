"""The numbers that messages state, from the data of an edition.

What a card, a stone, a fish or a space of a track does is told from its effects, and needs no message of its own.
"""

from __future__ import annotations

from typing import Any

from bogwood.manifest import Numbers

Data = dict[str, Any]


def numbers_in(data: Data) -> Numbers:
    """By the key of a message."""
    rounds: Numbers = {"winter-overview-aim": {"rounds": data["limits"]["rounds"]}}
    return {**rounds, **lands(data), **stones(data), **cards(data), **names(data), **lessons(data)}


def lands(data: Data) -> Numbers:
    limits, river = data["limits"], data["river"]
    village = {"influence": limits["village_influence"]}
    glacier = 1 + limits["glacier_extra_moves"]
    found: Numbers = {
        "winter-help-deed-found_village": village,
        "winter-help-mistake-7": village,
        "winter-help-deed-move": {"glacier": glacier},
        "winter-help-terrain-glacier": {"moves": glacier},
        "winter-help-delta": {"raft": river["delta_raft"], "camp": river["delta_camp"]},
        "winter-help-influence": {who: limits[f"{who}_influence"] for who in ("camp", "raft", "village")},
    }
    for landmark in data["landmarks"]["items"]:
        found[f"winter-help-landmark-{landmark['id']}"] = {"vp": landmark["effects"][0]["amount"]}
    return found


def stones(data: Data) -> Numbers:
    site = data["megalith_site"]
    rates = [step["rate"] for step in data["idol_tracks"]["honor"]["rates"]]
    megalith = {"vp": site["level_2"], "each": site["level_2_per_own_below"]}
    return {
        "winter-help-megalith": megalith,
        "winter-help-megaliths": megalith,
        "winter-help-track-honor": {"least": min(rates), "most": max(rates)},
    }


def cards(data: Data) -> Numbers:
    drawn = {"drawn": data["preparation"]["drawn"]}
    return {"winter-help-phase-preparation": drawn, "winter-help-first-game-5": drawn}


def names(data: Data) -> Numbers:
    """What is called by its number: fish tokens and the Rival's cards."""
    found = {f"winter-name-{fish['id']}": {"amount": fish["effects"][0]["amount"]} for fish in data["fish"]["items"]}
    return found | {f"winter-name-{card['id']}": {"strength": card["strength"]} for card in data["solo"]["cards"]}


def lessons(data: Data) -> Numbers:
    """What the guided games say."""
    river, limits = data["river"], data["limits"]
    cow = next(animal for animal in data["animals"]["items"] if animal["id"] == "sea_cow")
    mesa = next(landmark for landmark in data["landmarks"]["items"] if landmark["id"] == "mesa")
    return {
        "winter-lesson-first-watch-rest": {"cards": amount_of("draw", data["rest"]["effects"])},
        "winter-lesson-first-watch-round": {"drawn": data["preparation"]["drawn"]},
        "winter-lesson-first-last": {"rounds": limits["rounds"]},
        "winter-lesson-river-tip-cow": {"fish": amount_of("fish", cow["tipped"])},
        "winter-lesson-river-mesa": {"vp": mesa["effects"][0]["amount"]},
        "winter-lesson-river-watch-delta": {"raft": river["delta_raft"], "camp": river["delta_camp"]},
    }


def amount_of(verb: str, effects: list[Data]) -> int:
    """How much the effects of this verb give together."""
    return sum(effect["amount"] for effect in effects if effect["verb"] == verb)
