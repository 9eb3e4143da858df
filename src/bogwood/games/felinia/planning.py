"""Turns of Felinia in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bogwood.coach.plan import AS_BEFORE, Planner, Taken
from bogwood.kernel.game import Sentence

COUNTED: Final = {"token_taken": "felinia-plan-token", "boarded": "felinia-plan-board", "enters": "felinia-plan-walk"}
"""Facts that a turn is known by, and how many of them are told."""
WALKING: Final = frozenset({"land", "to", "turn", "stop"})
"""Choices of a merchant on the island."""


class FeliniaPlanner(Planner):
    """A turn is a bid, a purchase, a boarding or a voyage; sales go before it."""

    gained: Mapping[str, str] = {
        "vp": "points",
        "goods": "goods",
        "coins": "coins",
        "spice": "spice",
        "gold": "gold",
        "food": "food",
    }
    lost = frozenset({"gain_lost"})

    def head(self, taken: list[Taken]) -> Sentence:
        is_voyage = any(one.word in ("land", "to", "stop") for one in taken)
        return Sentence("felinia-plan-voyage", {}) if is_voyage else super().head(taken)

    def kind(self, taken: list[Taken]) -> Sentence | None:
        bids = [one.step.move.partition(":")[2] for one in taken if one.word == "bid"]
        return Sentence("felinia-plan-bid", {"place": bids[0]}) if bids else None

    def deeds(self, taken: list[Taken]) -> list[Sentence]:
        counts = Counter(fact.kind for one in taken if one.word in WALKING or one.word == "board" for fact in one.facts)
        found = [Sentence(key, {"amount": counts[kind]}) for kind, key in COUNTED.items() if counts[kind]]
        sales = sum(one.word == "sell" for one in taken)
        return [*found, *([Sentence("felinia-plan-sell", {"amount": sales})] if sales else [])]

    def part(self, one: Taken) -> str:
        if one.word in WALKING:
            return "walk"
        return one.word if one.is_free else AS_BEFORE


def planner() -> FeliniaPlanner:
    """Who tells a turn."""
    return FeliniaPlanner()
