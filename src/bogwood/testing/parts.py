"""The parts of a game's package: each holds something that is looked for in it, and that is of the right kind."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from bogwood.bots.knowledge import Knowledge
from bogwood.coach.account import Account
from bogwood.coach.plan import Planner
from bogwood.kernel.game import OptionKind
from bogwood.manifest import PARTS, Book, Manifest
from bogwood.scene import Stage


def check_parts(manifest: Manifest) -> None:
    """A part without any of its names is one that nobody would ever ask: a name was misspelt."""
    for part, names in PARTS.items():
        path = f"{manifest.package}.{part}"
        if find_spec(path) is not None:
            module = import_module(path)
            assert any(hasattr(module, name) for name in names), f"{path} has none of {', '.join(names)}"
    check_kinds(manifest)


def check_kinds(manifest: Manifest) -> None:
    state = manifest.open(manifest.players[0], {}).new("parts")
    found: dict[str, tuple[Any, type]] = {
        "rules.edition_data": (manifest.data(None), dict),
        "said.numbers_in": (manifest.numbers(manifest.data(None)), dict),
        "bot.taught": (manifest.knowledge(), Knowledge),
        "coach.account": (manifest.account(state, 0), Account),
        "coach.REASONS": (manifest.reasons(), dict),
        "planning.planner": (manifest.planner(), Planner),
        "scene.STAGE": (manifest.scene(), Stage),
        "terminal.BOOK": (manifest.book(), Book),
    }
    for name, (value, kind) in found.items():
        assert value is None or isinstance(value, kind), f"{manifest.package}.{name} is no {kind.__name__}"
    for option in manifest.options():
        assert isinstance(option, OptionKind), f"{manifest.package}.rules.OPTIONS holds {option!r}"
