"""Turns of Feya's Swamp in a few words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bogwood.coach.plan import AS_BEFORE, Planner, Taken
from bogwood.kernel.game import Sentence

PLACING: Final = frozenset({"worker", "play", "exchange", "use", "builder"})
"""Choices that belong to placing a worker on a space."""
ENDING: Final = frozenset({"finish", "stop", "end", "confirm", "worker"})
"""Choices that no words are made of."""
LEAVING: Final = frozenset({"pass", "take", "next", "totem"})
"""Choices of passing."""

COUNTED: Final = {
    "temple_tile": "feya-plan-temples",
    "settlement": "feya-plan-settle",
    "fish_laid": "feya-plan-lay",
    "shrine": "feya-plan-shrine",
    "celebrated": "feya-plan-celebrate",
}
"""Facts that a turn is known by, and how many of them are told."""


class FeyaPlanner(Planner):
    """A turn is a space, and what the boats do from there."""

    gained: Mapping[str, str] = {"vp": "points", "fish": "fish", "mana": "mana", "gold": "gold", "axolotl": "axolotls"}
    lost = frozenset({"shrine_lost"})

    def head(self, taken: list[Taken]) -> Sentence:
        for one in taken:
            if one.step.move == "pass":
                return Sentence("feya-plan-pass", {})
            if one.word != "play" and is_space(one):
                return Sentence("feya-plan-action", {"action": action_of(one)})
        return super().head(taken)

    def kind(self, taken: list[Taken]) -> Sentence | None:
        found = self.head(taken)
        return found if found.key == "feya-plan-action" else None

    def deeds(self, taken: list[Taken]) -> list[Sentence]:
        facts = [fact for one in taken for fact in one.facts]
        counts = Counter(fact.kind for fact in facts)
        found = [Sentence(key, {"amount": counts[kind]}) for kind, key in COUNTED.items() if counts[kind]]
        if not found and counts["boat_moves"]:
            found.append(Sentence("feya-plan-sail", {"amount": counts["boat_moves"]}))
        found += [Sentence("feya-plan-race", {"card": fact.arguments["card"]}) for fact in facts if fact.kind == "race"]
        return found

    def part(self, one: Taken) -> str:
        if one.word in LEAVING:
            return "pass"
        if one.word in PLACING or is_space(one):
            return "place"
        return one.step.move if one.word == "boat" else AS_BEFORE

    def words(self, group: list[Taken]) -> list[Sentence]:
        laid = [one for one in group if one.word == "lay"]
        real = [one for one in group if one.is_free and one.word not in ENDING and one.word != "lay"]
        said = [one.step.sentence for one in real]
        if laid:
            said.append(Sentence("feya-plan-lay", {"amount": len(laid)}))
        return said or [one.step.sentence for one in group]


def is_space(one: Taken) -> bool:
    """Is it the choice of an action?"""
    arguments = one.step.sentence.arguments
    return "space" in arguments or "action" in arguments or one.word in ("use", "builder")


def action_of(one: Taken) -> int | str:
    """The action of a space, by the name of which its number is the end."""
    found = one.step.sentence.arguments.get("action", one.step.move)
    return str(found).rsplit("_", 1)[0] if str(found)[-1:].isdigit() else found


def planner() -> FeyaPlanner:
    """Who tells a turn."""
    return FeyaPlanner()
