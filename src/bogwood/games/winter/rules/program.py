"""Bonuses as a program: every list of effect records of the data file, laid end to end.

A bonus is known by the number of its first record.  Records are worked off one after another up to an END; an effect
that is done several times is laid down several times, so that each is finished before the next one (EW-2.6).
"""

from __future__ import annotations

from typing import Any, Final

Record = dict[str, Any]

NONE: Final = -1
"""No bonus."""

END: Final = 0
FOOD: Final = 1
TOOLS: Final = 2
LABOUR: Final = 3
DRAW: Final = 4
VP: Final = 5
HONOR: Final = 6
SACRIFICE: Final = 7
MEGALITH: Final = 8
CAMP: Final = 9
MOVE: Final = 10
TIP: Final = 11
HUNT_DECK: Final = 12
HUNT_OPEN: Final = 13
BURY: Final = 14
FISH: Final = 15
SWAP: Final = 16
STRENGTH: Final = 17
PAY: Final = 18
CHOOSE: Final = 19
SCORE_PER: Final = 20
WARRIOR_MOVE: Final = 21
RECRUIT: Final = 22
TO_HAND_FREE: Final = 23
RESHUFFLE_FISH: Final = 24
VERBS: Final = [
    "end", "food", "tools", "labour", "draw", "vp", "honor", "sacrifice", "megalith", "camp", "move", "tip",
    "hunt_deck", "hunt_open", "bury", "fish", "swap", "strength", "pay", "choose", "score_per", "warrior_move",
    "recruit", "to_hand_free", "reshuffle_fish",
]  # fmt: skip

ONE_BY_ONE: Final = [HONOR, SACRIFICE, MEGALITH, CAMP, TIP, HUNT_DECK, HUNT_OPEN, BURY, WARRIOR_MOVE, RECRUIT]
"""What is done n times instead of once with the amount n."""

COLUMNS: Final = ["initiate", "develop", "hunt", "explore", "rest"]
INITIATE: Final = 0
DEVELOP: Final = 1
HUNT: Final = 2
EXPLORE: Final = 3
REST: Final = 4

HAND: Final = 1
PLAYED: Final = 2
DISCARD: Final = 4
DECK: Final = 8
ZONES: Final = ["hand", "played", "discard", "starting_deck"]
"""Where a card to bury may come from; the numbers above are bits."""

COUNTERS: Final = [
    "village", "village_touching", "camp_on_map", "camp_on_board", "central_hex_with_camp", "edge_hex_with_camp",
    "camp_on_hex", "species", "buried_card", "megalith", "culture_card", "tribe_card", "honor_step", "sacrifice_step",
    "central_hex_led", "edge_hex_present", "resource",
]  # fmt: skip

LANDMARK: Final = 6
RIVER: Final = 7
"""What a village may touch besides the six types of terrain."""

RESOURCES: Final = ["food", "tools"]

# Where points come from: the lines of the score sheet that grow during the game.
VILLAGES: Final = 0
MEGALITHS: Final = 1
IDOLS: Final = 2
TERRAIN: Final = 3
LANDMARKS: Final = 4
FISHING: Final = 5
DELTA: Final = 6
STONES: Final = 7
INCOME: Final = 8
CULTURE: Final = 9
OTHER: Final = 10
TRACK_SOURCES: Final = [
    "villages", "megaliths", "idols", "terrain", "landmarks", "fish", "delta", "stones", "income", "culture", "other",
]  # fmt: skip


class Program:
    """The records by number, one list for each field."""

    def __init__(self, types: list[str], cards: list[str]) -> None:
        self.types = types
        self.cards = cards
        self.verb: list[int] = []
        self.amount: list[int] = []
        self.about: list[int] = []
        self.more: list[int] = []
        self.divisor: list[int] = []
        self.most: list[int] = []
        self.source: list[int] = []
        self.cause: list[int] = []
        self.options: list[list[int]] = []

    def add(self, records: list[Record], source: int, cause: int = NONE) -> int:
        """Lay down a bonus; ``cause`` is the culture card it belongs to.  An empty list is no bonus."""
        if not records:
            return NONE
        laid = [self._inner(record, source, cause) for record in records]
        start = len(self.verb)
        for record, inner in zip(records, laid, strict=True):
            verb = VERBS.index(record["verb"])
            times = record["amount"] if verb in ONE_BY_ONE else 1
            for _ in range(times):
                self._lay(record, verb, 1 if verb in ONE_BY_ONE else record["amount"], inner, source, cause)
        self._lay({}, END, 0, NONE, source, cause)
        return start

    def _inner(self, record: Record, source: int, cause: int) -> int:
        """Lists inside a record come first, so that their numbers are known."""
        if "then" in record:
            return self.add(record["then"], source, cause)
        if "options" in record:
            self.options.append([self.add(option, source, cause) for option in record["options"]])
            return len(self.options) - 1
        return NONE

    def _lay(self, record: Record, verb: int, amount: int, inner: int, source: int, cause: int) -> None:
        self.verb.append(verb)
        self.amount.append(amount)
        self.about.append(self._about(record, verb, inner))
        self.more.append(self._more(record, verb, inner))
        self.divisor.append(record.get("divisor", 1))
        self.most.append(record.get("max", 1000))
        self.source.append(source)
        self.cause.append(cause)

    def _about(self, record: Record, verb: int, inner: int) -> int:
        """What the verb needs to know first: column, zones, resource, options or counter."""
        if verb == LABOUR:
            return COLUMNS.index(record["condition"]["column"]) if "condition" in record else NONE
        if verb == BURY:
            return sum(1 << ZONES.index(zone) for zone in record.get("from", ["hand", "played"]))
        if verb == PAY:
            return RESOURCES.index(record["resource"])
        if verb == CHOOSE:
            return inner
        if verb == SCORE_PER:
            return COUNTERS.index(record["counter"])
        return NONE

    def _more(self, record: Record, verb: int, inner: int) -> int:
        """What it needs besides: the bonus paid for, the only card to bury, the terrain that is counted."""
        if verb == PAY:
            return inner
        if verb == BURY and "only" in record:
            return self.cards.index(record["only"])
        if verb == SCORE_PER and "argument" in record:
            return [*self.types, "landmark", "river"].index(record["argument"])
        return NONE
