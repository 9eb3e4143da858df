"""The lines before the verbs: which game, for how many, by which options, from which seed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final

from bogwood.kernel.game import Game, options_in
from bogwood.kernel.position import OpenGame
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.shelf import manifest_of, written_out

from .lines import SceneLine, lines_in
from .slate import number_in

USUAL_SEED: Final = "0"
USAGE: Final = {
    "game": "game NAME [players N]",
    "players": "players N",
    "options": "options NAME=VALUE …",
    "seed": "seed TEXT",
}


@dataclass
class Header:
    """What a scene says of its game."""

    game: str = ""
    players: int = 0
    options: dict[str, str] = field(default_factory=dict)
    seed: str = ""

    def open(self, open_game: OpenGame) -> Game:
        """The game; where the number of players is not said, the fewest but one alone."""
        if not self.game:
            raise Refusal("scene-no-game", "", "line 1")
        range_of = manifest_of(self.game).players
        players = self.players or next((n for n in range_of if n > 1), range_of[0])
        return open_game(self.game, players, written_out(self.game, self.options), "")


def header_of(lines: list[SceneLine]) -> tuple[Header, list[SceneLine]]:
    """The header, and the lines that are left; a line of the header anywhere but at the top is refused."""
    header = Header()
    rest: list[SceneLine] = []
    problems: list[Refusal] = []
    seen: set[str] = set()
    for line in lines:
        verb, words = line.words[0], line.words[1:]
        if verb not in READERS:
            rest.append(line)
            continue
        try:
            if rest:
                raise Refusal("scene-too-late", "", "", text=verb)
            if verb in seen:
                raise Refusal("scene-said-twice", "", "", text=verb)
            seen.add(verb)
            READERS[verb](header, words)
        except Refusal as problem:
            problems.append(line.refused(problem))
    if problems:
        raise Problems(problems)
    return header, rest


def read_game(header: Header, words: list[str]) -> None:
    if len(words) == 3 and words[1] == "players":
        read_players(header, words[2:])
    elif len(words) != 1:
        raise Refusal("scene-usage", "", "", text=USAGE["game"])
    manifest_of(words[0])
    header.game = words[0]


def read_players(header: Header, words: list[str]) -> None:
    header.players = number_in(words, 1, 64)


def read_options(header: Header, words: list[str]) -> None:
    if not words:
        raise Refusal("scene-usage", "", "", text=USAGE["options"])
    for word in words:
        header.options.update(options_in(word, ""))


def read_seed(header: Header, words: list[str]) -> None:
    if len(words) != 1:
        raise Refusal("scene-usage", "", "", text=USAGE["seed"])
    header.seed = words[0]


READERS: Final[dict[str, Callable[[Header, list[str]], None]]] = {
    "game": read_game,
    "players": read_players,
    "options": read_options,
    "seed": read_seed,
}


def is_scene(text: str) -> bool:
    """Does a text begin as a scene does?"""
    lines = lines_in(text)
    return bool(lines) and lines[0].words[:1] != [] and lines[0].words[0] in READERS
