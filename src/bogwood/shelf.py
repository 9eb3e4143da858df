"""The games at hand: our own, and those of whatever else is installed; opened by name, with options and editions.

A game is found by its manifest.  Ours are the packages in ``bogwood.games``; others come by entry points of the group
``bogwood.games``.  One that is broken is told by its package and the reason, and all others work.  Every process finds
them for itself.
"""

from __future__ import annotations

import pkgutil
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.resources.abc import Traversable
from typing import Any, Final

from bogwood.kernel.game import Game, OptionKind
from bogwood.kernel.refusal import Problems, Refusal

from .manifest import Manifest

GROUP: Final = "bogwood.games"
"""Our own package of games, and the group of entry points by which others name theirs."""

OURS: Final = "bogwood"
"""The distribution that our own games come with."""

EXPORT: Final = "GAME"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
MOST_PLAYERS: Final = 64

VARIANT: Final = "variant"
"""Where options are written by hand, a preset may be named by this word."""


# Discovery


@dataclass(frozen=True)
class Finding:
    """A game that cannot be used: what it came with, and why."""

    package: str
    problem: Refusal


@dataclass
class Found:
    """What was discovered."""

    games: dict[str, Manifest] = field(default_factory=dict)
    packages: dict[str, str] = field(default_factory=dict)
    """What each game came with."""
    findings: list[Finding] = field(default_factory=list)

    def add(self, package: str, entry: EntryPoint) -> None:
        """Take a game in, or a finding in its place."""
        try:
            manifest = loaded(entry)
            name = name_of(manifest)
            if name in self.games:
                raise Refusal("game-name-taken", "", "", name=name, text=self.packages[name])
            if package != OURS:
                examine(manifest)
        except Refusal as problem:
            self.findings.append(Finding(package, problem))
        else:
            self.games[name] = manifest
            self.packages[name] = package


@cache
def discovered() -> Found:
    """All games, looked for once in a process: ours first, so that nobody takes their names."""
    found = Found()
    for entry in own_entries():
        found.add(OURS, entry)
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: (package_of(entry), entry.name)):
        found.add(package_of(entry), entry)
    found.games = dict(sorted(found.games.items(), key=lambda item: (item[1].place, item[0])))
    return found


def own_entries() -> Iterator[EntryPoint]:
    for module in pkgutil.iter_modules(import_module(GROUP).__path__):
        yield EntryPoint(module.name, f"{GROUP}.{module.name}:{EXPORT}", GROUP)


def package_of(entry: EntryPoint) -> str:
    """The name of the distribution that an entry point came with."""
    return entry.dist.name if entry.dist is not None else entry.value


def loaded(entry: EntryPoint) -> Manifest:
    try:
        manifest = entry.load()
    except (Exception, SystemExit) as problem:
        raise Refusal("game-not-loaded", "", "", text=told(problem)) from problem
    if not isinstance(manifest, Manifest):
        raise Refusal("game-without-manifest", "", "", text=entry.value, found=type(manifest).__name__)
    return manifest


def name_of(manifest: Manifest) -> str:
    name = getattr(manifest, "name", None)
    if not isinstance(name, str) or not NAME.fullmatch(name):
        raise Refusal("game-bad-manifest", "", "/name", found=str(name)[:80])
    return name


def examine(manifest: Manifest) -> None:
    """Refuse a manifest that says what cannot be, and a game that does not open by it."""
    players = getattr(manifest, "players", None)
    if not isinstance(players, range) or not players or not 1 <= players[0] <= players[-1] <= MOST_PLAYERS:
        raise Refusal("game-bad-manifest", "", "/players", found=str(players)[:80])
    try:
        game = manifest.open(players[0], {}, None)
        data = manifest.data(None)
        kinds = manifest.options()
        for preset in manifest.presets.values():
            manifest.open(players[0], preset, None)
        read_texts(manifest.locale)
    except Problems as found:
        first = found.problems[0]
        raise Refusal("game-bad-data", "", first.where, text=first.code, count=len(found.problems)) from found
    except Exception as problem:
        raise Refusal("game-not-opened", "", "", text=told(problem)) from problem
    if not isinstance(game, Game) or game.name != manifest.name:
        raise Refusal("game-bad-manifest", "", "/open", found=str(getattr(game, "name", type(game).__name__))[:80])
    if not isinstance(data, dict) or not all(isinstance(kind, OptionKind) for kind in kinds):
        raise Refusal("game-bad-manifest", "", "/options", found=str(kinds)[:80])


def read_texts(folder: Traversable) -> None:
    """Nothing, unless one of its texts cannot be read."""
    for file in folder.iterdir() if folder.is_dir() else ():
        if file.name.endswith(".ftl"):
            file.read_text(encoding="utf-8")


def told(problem: BaseException) -> str:
    """An exception in one line."""
    return f"{type(problem).__name__}: {problem}".partition("\n")[0][:200]


def games() -> Mapping[str, Manifest]:
    """Every game by name, in the order in which they are listed."""
    return discovered().games


def findings() -> list[Finding]:
    """The games that cannot be used."""
    return discovered().findings


def manifest_of(name: str) -> Manifest:
    """The game of this name; one that is not here is refused."""
    if name not in games():
        raise Refusal("unknown-game", "", "/game", name=name, allowed=", ".join(sorted(games())))
    return games()[name]


# Opening


def written_out(name: str, options: dict[str, str]) -> dict[str, str]:
    """Options with the preset of a ``variant`` in full; what is said besides it holds."""
    if VARIANT not in options:
        return options
    presets = games()[name].presets if name in games() else {}
    variant = options[VARIANT]
    if variant not in presets:
        where = f"/options/{VARIANT}"
        raise Refusal("bad-option-value", "", where, name=VARIANT, value=variant, allowed=", ".join(presets))
    return {**presets[variant], **{option: value for option, value in options.items() if option != VARIANT}}


class Shelf:
    """The games at hand, with the editions that came with them and those laid over them."""

    def __init__(self) -> None:
        self._editions: dict[tuple[str, str], Mapping[str, Any]] = {}
        self._open: dict[tuple[str, int, str, str], Game] = {}

    def add_edition(self, name: str, changes: dict[str, Any]) -> str:
        """Take a corrected edition onto the shelf, checked; returns its id."""
        manifest = manifest_of(name)
        manifest.open(manifest.players[0], {}, changes)
        edition = str(changes["edition"])
        self._editions[name, edition] = changes
        return edition

    def open_game(self, name: str, players: int, options: dict[str, str], edition: str = "") -> Game:
        """The game of this name; an empty edition means the one that comes with it."""
        manifest = manifest_of(name)
        key = (name, players, repr(sorted(options.items())), edition)
        if key not in self._open:
            game = manifest.open(players, options, self._changes(name, edition))
            if edition not in ("", game.edition):
                raise Refusal("unknown-edition", "", "/edition", edition=edition)
            self._open[key] = game
        return self._open[key]

    def _changes(self, name: str, edition: str) -> dict[str, Any] | None:
        changes = self._editions.get((name, edition))
        return dict(changes) if changes is not None else None


SHELF = Shelf()
"""The games as they come.  A game is never changed once opened, so one opened before is given out again."""


def open_game(name: str, players: int, options: dict[str, str], edition: str = "") -> Game:
    """A game as it comes, without editions laid over it."""
    return SHELF.open_game(name, players, options, edition)
