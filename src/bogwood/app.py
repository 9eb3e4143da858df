"""The one place that knows all the games: opens them by name, with their options and editions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from bogwood.games.felinia import game as felinia
from bogwood.games.felinia.box import OPTIONS as FELINIA_OPTIONS
from bogwood.games.feya import game as feya
from bogwood.games.feya.box import OPTIONS as FEYA_OPTIONS
from bogwood.games.winter import game as winter
from bogwood.games.winter.box import OPTIONS as WINTER_OPTIONS
from bogwood.kernel.game import Game, OptionKind
from bogwood.kernel.refusal import Refusal

Opener = Callable[[int, dict[str, str], dict[str, Any] | None], Game]
"""Opens a game for a number of players, with rule options and the changes of an edition."""


class Registered(NamedTuple):
    """What is known of a game before it is opened."""

    open: Opener
    players: range
    options: list[OptionKind]
    minutes: int
    """About how long a game lasts among people who know it; an estimate."""
    presets: dict[str, dict[str, str]]
    """Rule options that go well together, by name; ``<game>-preset-<name>`` says what they are.

    Every game has one for a ``first`` game, in which whoever wants to play at once finds themselves."""


REGISTER: dict[str, Registered] = {
    feya.NAME: Registered(
        feya.Feya,
        range(feya.LEAST_PLAYERS, feya.MOST_PLAYERS + 1),
        FEYA_OPTIONS,
        90,
        {
            "first": {"clan_choice": "random", "clan_side": "normal"},
            "lotus": {"clan_side": "lotus"},
            "choose": {"clan_side": "choose"},
        },
    ),
    felinia.NAME: Registered(
        felinia.Felinia,
        range(felinia.LEAST_PLAYERS, felinia.MOST_PLAYERS + 1),
        FELINIA_OPTIONS,
        75,
        {
            "first": {"mode": "basic"},
            "advanced": {"mode": "advanced"},
            "expert": {"mode": "advanced", "deck_face_up": "yes"},
        },
    ),
    winter.NAME: Registered(
        winter.Winter,
        range(winter.LEAST_PLAYERS, winter.MOST_PLAYERS + 1),
        WINTER_OPTIONS,
        120,
        {
            "first": {"setup_cards": "beginner", "rivers": "2"},
            "base": {},
            "rivers": {"rivers": "2"},
            "warriors": {"warriors": "1"},
            "full": {"rivers": "3", "warriors": "1"},
        },
    ),
}
"""Every game by name; a new game is one more entry."""

GAMES: dict[str, range] = {name: game.players for name, game in REGISTER.items()}
"""Every game by name, with the numbers of players it takes."""

OPTIONS: dict[str, list[OptionKind]] = {name: game.options for name, game in REGISTER.items()}
MINUTES: dict[str, int] = {name: game.minutes for name, game in REGISTER.items()}
PRESETS: dict[str, dict[str, dict[str, str]]] = {name: game.presets for name, game in REGISTER.items()}

VARIANT = "variant"
"""Where options are written by hand, a preset may be named by this word."""


def written_out(name: str, options: dict[str, str]) -> dict[str, str]:
    """Options with the preset of a ``variant`` in full; what is said besides it holds."""
    if VARIANT not in options:
        return options
    presets = PRESETS.get(name, {})
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
        game = self._registered(name)
        game.open(game.players[0], {}, changes)
        edition = str(changes["edition"])
        self._editions[name, edition] = changes
        return edition

    def open_game(self, name: str, players: int, options: dict[str, str], edition: str = "") -> Game:
        """The game of this name; an empty edition means the one that comes with it."""
        registered = self._registered(name)
        key = (name, players, repr(sorted(options.items())), edition)
        if key not in self._open:
            game = registered.open(players, options, self._changes(name, edition))
            if edition not in ("", game.edition):
                raise Refusal("unknown-edition", "", "/edition", edition=edition)
            self._open[key] = game
        return self._open[key]

    def _registered(self, name: str) -> Registered:
        if name not in REGISTER:
            raise Refusal("unknown-game", "", "/game", name=name, allowed=", ".join(sorted(REGISTER)))
        return REGISTER[name]

    def _changes(self, name: str, edition: str) -> dict[str, Any] | None:
        changes = self._editions.get((name, edition))
        return dict(changes) if changes is not None else None


SHELF = Shelf()
"""The games as they come.  A game is never changed once opened, so one opened before is given out again."""


def open_game(name: str, players: int, options: dict[str, str], edition: str = "") -> Game:
    """A game as it comes, without editions laid over it."""
    return SHELF.open_game(name, players, options, edition)
