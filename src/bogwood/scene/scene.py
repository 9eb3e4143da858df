"""The Python door: the same verbs as methods, line by line."""

from __future__ import annotations

from collections.abc import Callable

from bogwood.kernel.game import Game, State
from bogwood.kernel.position import OpenGame
from bogwood.shelf import open_game

from .lines import SceneLine, lines_in
from .making import Made, make_lines

Saying = Callable[..., "Scene"]


class Scene:
    """A scene in the making.  Any verb is a method: ``scene.season("red")``, ``scene.seat("red").have("coins 3")``.

    Every word, number or list of words given is one or more words of the line.
    """

    def __init__(
        self,
        game: str = "",
        players: int = 0,
        seed: str = "",
        over: tuple[Game, State] | None = None,
        opened_by: OpenGame = open_game,
        **options: str,
    ) -> None:
        self.over = over
        self.opened_by = opened_by
        self.lines: list[SceneLine] = []
        if game:
            self.say(f"game {game}")
        if players:
            self.say(f"players {players}")
        if options:
            self.say("options " + " ".join(f"{name}={value}" for name, value in options.items()))
        if seed:
            self.say(f"seed {seed}")

    def say(self, text: str) -> Scene:
        """Add lines as they are written in a text."""
        for line in lines_in(text):
            self.lines.append(SceneLine(len(self.lines) + 1, line.text))
        return self

    def seat(self, name: str) -> SeatOfScene:
        """Whoever sits there, to say something of."""
        return SeatOfScene(self, name)

    def __getattr__(self, verb: str) -> Saying:
        if verb.startswith("_"):
            raise AttributeError(verb)
        return saying(self, verb)

    def make(self) -> Made:
        """The scene; raises Problems that name its lines by number."""
        return make_lines(self.lines, self.over, self.opened_by)


class SeatOfScene:
    """One seat of a scene; its verbs are methods."""

    def __init__(self, scene: Scene, name: str) -> None:
        self._scene = scene
        self._name = name

    def __getattr__(self, verb: str) -> Saying:
        if verb.startswith("_"):
            raise AttributeError(verb)
        return saying(self._scene, f"{self._name} {verb}")


def saying(scene: Scene, start: str) -> Saying:
    def say(*words: object) -> Scene:
        return scene.say(" ".join([start, *map(str, words)]))

    return say
