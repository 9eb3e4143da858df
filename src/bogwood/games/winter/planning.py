"""Turns of Endless Winter in a few words; hexes are shown on the map, which does not name them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

from bogwood.coach.plan import AS_BEFORE, Planner, Taken
from bogwood.kernel.game import Sentence
from bogwood.kernel.manner import PICK

COUNTED: Final = {
    "recruited": "winter-plan-recruit",
    "culture_bought": "winter-plan-buy",
    "animal": "winter-plan-hunt",
    "camp_placed": "winter-plan-camp",
    "village": "winter-plan-village",
    "megalith": "winter-plan-megalith",
    "camp_moved": "winter-plan-move",
    "raft_moved": "winter-plan-raft",
    "stone_taken": "winter-plan-stone",
    "buried": "winter-plan-bury",
    "tipped": "winter-plan-tip",
    "culture_played": "winter-plan-play",
}
"""Facts that a turn is known by, and how many of them are told."""

OPENING: Final = frozenset({"culture", "discard", "chief_use"})
"""Choices that belong to placing a figure."""
ENDING: Final = frozenset({"next", "end", "to", "decline", "pay", "discard"})
"""Choices that no words are made of."""
ON_MAP: Final = frozenset({"camp", "raft", "village", "push", "terrain"})
"""Choices whose words name a place of the map."""


class WinterPlanner(Planner):
    """A turn is a column, the cards played for it, and what is done in its boxes."""

    gained: Mapping[str, str] = {"vp": "points", "food": "food", "tools": "tools", "strength": "strength"}
    lost = frozenset({"bonus_lost"})

    def head(self, taken: list[Taken]) -> Sentence:
        for one in taken:
            if one.word in ("member", "chief"):
                return Sentence("winter-plan-column", {"column": one.step.move.partition(":")[2]})
        return super().head(taken)

    def kind(self, taken: list[Taken]) -> Sentence | None:
        found = self.head(taken)
        return found if found.key == "winter-plan-column" else None

    def deeds(self, taken: list[Taken]) -> list[Sentence]:
        counts = Counter(fact.kind for one in taken for fact in one.facts)
        if any(one.word == "terrain" for one in taken):
            return []
        return [Sentence(key, {"amount": counts[kind]}) for kind, key in COUNTED.items() if counts[kind]]

    def part(self, one: Taken) -> str:
        if one.word in ("member", "chief", "labour") or one.word in OPENING:
            return "place"
        if one.word == "box":
            return one.step.move
        return one.word if one.word in ("pile", "ability", "terrain") else AS_BEFORE

    def words(self, group: list[Taken]) -> list[Sentence]:
        # A chief whose bonus is chosen is told by the bonus.
        silent = "chief_use" if any(one.word == "option" for one in group) else ""
        said = [one.step.sentence for one in group if self._speaks(one) and one.word != silent]
        cards = [one for one in group if one.word == "labour"]
        if cards:
            labour = sum(fact.amount for one in cards for fact in one.facts if fact.kind == "labour")
            said.append(Sentence("winter-plan-labour", {"amount": len(cards), "labour": labour}))
        said += cards_in(group, "recruited", "winter-plan-recruit_card")
        said += cards_in(group, "buried", "winter-plan-bury_card")
        counts = Counter(fact.kind for one in group for fact in one.facts)
        moved = ("camp_moved", "raft_moved", "village", "camp_placed")
        said += [Sentence(COUNTED[kind], {"amount": counts[kind]}) for kind in moved if counts[kind]]
        return said or super().words(group)

    def _speaks(self, one: Taken) -> bool:
        silent = ENDING | ON_MAP | {"labour", "stack", "enter", "bury"}
        is_silent = one.word in silent or (one.word == "box" and one.manner == PICK)
        return one.is_free and not is_silent and "hex" not in one.step.sentence.arguments


def cards_in(group: list[Taken], kind: str, key: str) -> list[Sentence]:
    """The cards that facts of this kind speak of, each once with its number."""
    facts = [fact for one in group for fact in one.facts if fact.kind == kind]
    cards = Counter(str(fact.arguments["card"]) for fact in facts)
    return [Sentence(key, {"card": card, "amount": amount}) for card, amount in cards.items()]


def planner() -> WinterPlanner:
    """Who tells a turn."""
    return WinterPlanner()
