"""Any view as a vector of fixed length, by a schema that is derived from the game itself.

What a view looks like is learnt from random games with fixed seeds, so the schema of a game is always the same.
Wherever the words of a place are values of one argument in the catalogue of options (cells, guides, piers …), all
values of that argument belong there, seen or not.  What a schema has no place for is left out of the vector.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, Json

SAMPLES: Final = 12
"""Random games that a schema is learnt from."""

EVERY: Final = 3
"""Every so many decisions a view is looked at."""

Word = str | int
Families = list[list[Word]]
"""The values of each argument in the catalogue."""


class Node:
    """What has been seen at one place of the views: numbers, words, lists, objects, or several of these."""

    def __init__(self) -> None:
        self.is_number = False
        self.words: dict[Word, None] = {}
        self.members: dict[str, Node] = {}
        self.lengths: set[int] = set()
        self.items: list[Node] = []
        self.bag: dict[Word, None] = {}
        self.is_nested = False

    # Learning

    def learn(self, value: object) -> None:
        """Take in one more value of this place."""
        if isinstance(value, bool | int):
            self.is_number = True
        elif isinstance(value, str):
            self.words[value] = None
        elif isinstance(value, dict):
            for name, member in value.items():
                self.members.setdefault(name, Node()).learn(member)
        elif isinstance(value, list):
            self._learn_list(value)

    def _learn_list(self, value: list[object]) -> None:
        self.lengths.add(len(value))
        for place, item in enumerate(value):
            if len(self.items) <= place:
                self.items.append(Node())
            self.items[place].learn(item)
            if isinstance(item, dict | list):
                self.is_nested = True
            elif isinstance(item, str | int):
                self.bag[item] = None

    @property
    def is_bag(self) -> bool:
        """Is a list here a collection of changing size, in which it only counts what is there?"""
        return len(self.lengths) > 1 and not self.is_nested

    # What belongs here although no sample had it

    def complete(self, families: Families) -> None:
        """Take in the whole family wherever all that was seen belongs to one."""
        self.words = completed(self.words, families)
        self.bag = completed(self.bag, families)
        for name in completed(dict.fromkeys(self.members), families):
            if name not in self.members:
                self.members[str(name)] = next(iter(self.members.values()))
        for inner in [*{id(member): member for member in self.members.values()}.values(), *self.items]:
            inner.complete(families)


class Place:
    """One place of the views, and which numbers of the vector are its own."""

    def __init__(self, node: Node, path: str, names: list[str]) -> None:
        self.number = -1
        if node.is_number:
            self.number = len(names)
            names.append(path)
        self.words = numbered(node.words, f"{path}=", "", names)
        self.members = {name: Place(member, f"{path}/{name}", names) for name, member in node.members.items()}
        self.bag = numbered(node.bag, f"{path}[", "]", names) if node.is_bag else {}
        items = [] if node.is_bag else node.items
        self.items = [Place(item, f"{path}/{place}", names) for place, item in enumerate(items)]

    def fill(self, value: object, at: list[int], numbers: list[int]) -> None:
        """Add the places in the vector that are not 0 for this value, and what stands there."""
        if isinstance(value, dict):
            for name, member in value.items():
                place = self.members.get(name)
                if place is not None:
                    place.fill(member, at, numbers)
        elif isinstance(value, list):
            self._fill_list(value, at, numbers)
        elif isinstance(value, str):
            if value in self.words:
                at.append(self.words[value])
                numbers.append(1)
        elif isinstance(value, int) and value and self.number >= 0:
            at.append(self.number)
            numbers.append(int(value))

    def _fill_list(self, value: list[object], at: list[int], numbers: list[int]) -> None:
        if self.bag:
            counts = Counter(self.bag[word] for word in value if isinstance(word, str | int) and word in self.bag)
            at += counts.keys()
            numbers += counts.values()
            return
        for place, item in zip(self.items, value, strict=False):
            place.fill(item, at, numbers)


def numbered(words: dict[Word, None], before: str, after: str, names: list[str]) -> dict[Word, int]:
    """A number of the vector for each word."""
    found: dict[Word, int] = {}
    for word in words:
        found[word] = len(names)
        names.append(f"{before}{word}{after}")
    return found


class Schema:
    """How the views of one game become vectors: ``names`` says what each number means."""

    def __init__(self, game: Game) -> None:
        node = Node()
        for view in sampled_views(game):
            node.learn(view)
        node.complete(families_of(game))
        self.names: list[str] = []
        self.root = Place(node, "", self.names)

    def filled(self, view: Json) -> tuple[list[int], list[int]]:
        """The places of the vector that are not 0, and the numbers there."""
        at: list[int] = []
        numbers: list[int] = []
        self.root.fill(view, at, numbers)
        return at, numbers


def completed(words: dict[Word, None], families: Families) -> dict[Word, None]:
    """The words, or the whole family that they all belong to."""
    if words:
        for family in families:
            if words.keys() <= set(family):
                return dict.fromkeys(family)
    return dict(sorted(words.items(), key=lambda item: str(item[0])))


def families_of(game: Game) -> Families:
    """All values of each argument of the catalogue, the smallest families first."""
    found: dict[str, dict[Word, None]] = {}
    for entry in filter(None, game.catalogue.entries):
        for name, value in entry.arguments.items():
            found.setdefault(name, {})[value] = None
    return sorted((list(values) for values in found.values() if len(values) > 1), key=len)


def sampled_views(game: Game) -> Iterator[Json]:
    """Views of all seats along random games, always the same ones."""
    for number in range(SAMPLES):
        state, stream = game.new(f"schema {number}"), Stream(f"schema {number}")
        made = 0
        while seats := game.seats_to_act(state):
            if made % EVERY == 0:
                yield game.view(state, seats[0])
            options = game.legal(state, seats[0])
            game.apply(state, seats[0], options.nth(stream.below(options.size())))
            made += 1
        for seat in range(game.players):
            yield game.view(state, seat)
