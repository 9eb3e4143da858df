"""Runs pytest with what a room of tests declares and nothing else, whatever is installed beside it.

``python -m tests.architecture.alone ROOM [OPTIONS of pytest]``
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import packages_distributions, requires
from types import ModuleType

import pytest
from packaging.requirements import Requirement

TOOLS = ("pytest", "pytest-xdist", "hypothesis")
"""What the tests of every room may use."""

ROOMS = {
    "kernel": ("jsonschema",),
    "games": ("fluent.runtime",),
    "conformance": (),
    "i18n": ("fluent.runtime",),
}
"""What each of these rooms, or its tests, needs besides; none needs a server, a store or a browser."""


def normalised(name: str) -> str:
    return name.lower().replace("_", "-").replace(".", "-")


def with_their_needs(names: Sequence[str]) -> set[str]:
    """These distributions and all that they cannot do without, by normalised names."""
    found: set[str] = set()
    left = [normalised(name) for name in names]
    while left:
        name = left.pop()
        if name not in found:
            found.add(name)
            needed = [Requirement(text) for text in requires(name) or []]
            left += [normalised(one.name) for one in needed if not one.marker or one.marker.evaluate({"extra": ""})]
    return found


class Missing(MetaPathFinder):
    """Lets nothing be found that came with another distribution than these and our own."""

    def __init__(self, distributions: set[str]) -> None:
        given = {name: {normalised(one) for one in names} for name, names in packages_distributions().items()}
        self.refused = {name for name, names in given.items() if not names & {*distributions, "bogwood"}}

    def find_spec(self, name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name.partition(".")[0] in self.refused:
            raise ModuleNotFoundError(f"No module named {name!r} where a room is tested alone", name=name)
        return None


def main(room: str, *arguments: str) -> int:
    """The exit status of pytest."""
    sys.meta_path.insert(0, Missing(with_their_needs([*TOOLS, *ROOMS[room]])))
    plugins = ["-p", "xdist", "-p", "_hypothesis_pytestplugin"]
    return int(pytest.main([f"tests/{room}", *plugins, *arguments]))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
