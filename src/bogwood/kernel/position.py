"""The position file: one state of a game as JSON that people can read, edit and load again.

The envelope names the game, its edition, the version of its rules, the players and the rule options;
``state`` is the game's own.  docs/position-format.md describes the file.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final, cast

from .game import Game, Json, State
from .refusal import Problems, Refusal
from .schema import Schema, check

FORMAT: Final = "bogwood-position-"
VERSION: Final = 1
WIDTH: Final = 100
"""A list or object that fits into a line of this width is written on one line."""

OpenGame = Callable[[str, int, dict[str, str], str], Game]
"""Opens a game by name, players, options and edition; raises a Refusal when there is none such."""

IDENTITY: Final[dict[str, Schema]] = {
    "format": {"type": "string"},
    "game": {"type": "string"},
    "edition": {"type": "string"},
    "rules": {"type": "integer", "minimum": 1},
    "players": {"type": "integer", "minimum": 1},
    "options": {"type": "object", "additionalProperties": {"type": "string"}},
}
"""What every file of a game begins with."""

ENVELOPE: Final[Schema] = {
    "type": "object",
    "required": [*IDENTITY, "state"],
    "additionalProperties": False,
    "properties": {**IDENTITY, "state": {"type": "object"}},
}


def write(game: Game, state: State) -> Json:
    """The position of a state, in the order in which people read it."""
    return {**identity(game, f"{FORMAT}{VERSION}"), "state": game.to_position(state)}


def identity(game: Game, file_format: str) -> Json:
    """The fields that say which game a file is about."""
    return {
        "format": file_format,
        "game": game.name,
        "edition": game.edition,
        "rules": game.rules_version,
        "players": game.players,
        "options": dict(sorted(game.named_options().items())),
    }


def read(document: object, open_game: OpenGame) -> tuple[Game, State]:
    """The game and the state of a position; raises Problems that name everything wrong with it."""
    problems = check_format(document, FORMAT, VERSION) or check(document, ENVELOPE)
    if problems:
        raise Problems(problems)
    envelope = cast(Json, document)
    game = opened(envelope, open_game)
    return game, read_state(game, cast(Json, envelope["state"]))


def read_state(game: Game, document: Json) -> State:
    """The state, sound by the game's own invariants and able to go on."""
    try:
        state = game.from_position(document)
    except Refusal as refusal:
        raise Problems([inside_state(refusal)]) from None
    except Problems as found:
        raise Problems([inside_state(problem) for problem in found.problems]) from None
    problems = game.problems(state) or without_options(game, state)
    if problems:
        raise Problems([inside_state(problem) for problem in problems])
    return state


def without_options(game: Game, state: State) -> list[Refusal]:
    """The seats that would have to decide and have nothing to choose from."""
    stuck = [seat for seat in game.seats_to_act(state) if game.legal(state, seat).size() == 0]
    return [Refusal("no-option-left", "", "", seat=seat) for seat in stuck]


def inside_state(problem: Refusal) -> Refusal:
    """The problem of a state at its place in the whole file."""
    return Refusal(problem.code, problem.rule, "/state" + problem.where, **problem.arguments)


def check_format(document: object, family: str, known: int) -> list[Refusal]:
    """Is the document of this family of formats, and not newer than what is known?"""
    if not isinstance(document, dict):
        return [Refusal("bad-format", "", "", found=family + "?")]
    found = document.get("format", "")
    version = found.removeprefix(family) if isinstance(found, str) else ""
    if version == found or not (version.isascii() and version.isdigit()) or len(version) > 9:
        return [Refusal("bad-format", "", "/format", found=str(found)[:60])]
    if int(version) > known:
        return [Refusal("newer-format", "", "/format", found=found, known=f"{family}{known}")]
    return []


def opened(envelope: Json, open_game: OpenGame) -> Game:
    """The game that a checked envelope names, under the same edition and rules; raises Problems."""
    edition = cast(str, envelope["edition"])
    options = cast(dict[str, str], envelope["options"])
    try:
        game = open_game(cast(str, envelope["game"]), cast(int, envelope["players"]), dict(options), edition)
    except Refusal as refusal:
        raise Problems([refusal]) from None
    if game.edition != edition:
        raise Problems([Refusal("unknown-edition", "", "/edition", edition=edition)])
    rules = cast(int, envelope["rules"])
    same = game.under(rules)
    if same is None:
        raise Problems([Refusal("other-rules", "", "/rules", found=rules, known=game.rules_version)])
    return same


def parse(text: str) -> object:
    """The JSON document in the text; anything else, a key given twice included, raises Problems."""
    try:
        return json.loads(text, object_pairs_hook=without_repetition, parse_constant=no_constant)
    except json.JSONDecodeError as error:
        raise Problems([Refusal("bad-json", "", "", line=error.lineno, column=error.colno)]) from None
    except (ValueError, RecursionError):
        raise Problems([Refusal("bad-json", "", "", line=1, column=1)]) from None


def without_repetition(pairs: list[tuple[str, object]]) -> Json:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        twice = [name for name in found if names.count(name) > 1]
        raise Problems([Refusal("repeated-key", "", "", name=name) for name in twice])
    return found


def no_constant(name: str) -> object:
    raise ValueError(name)


def pretty(document: Json) -> str:
    """The document as text: what is small on one line, long lists of numbers filled, the rest indented."""
    lines = [f"{quoted(key)}: {laid_out(value, 1)}" for key, value in document.items()]
    return "{\n  " + ",\n  ".join(lines) + "\n}\n"


def quoted(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def laid_out(value: object, depth: int) -> str:
    flat = quoted(value)
    if len(flat) + 2 * depth <= WIDTH or not value or not isinstance(value, (dict, list)):
        return flat
    if isinstance(value, dict):
        members = [f"{quoted(key)}: {laid_out(member, depth + 1)}" for key, member in value.items()]
        return enclosed("{", members, "}", depth)
    if not any(isinstance(item, (dict, list)) for item in value):
        return enclosed("[", filled([quoted(item) for item in value], depth + 1), "]", depth)
    return enclosed("[", [laid_out(item, depth + 1) for item in value], "]", depth)


def enclosed(opening: str, members: list[str], closing: str, depth: int) -> str:
    inner = "\n" + "  " * (depth + 1)
    return opening + inner + ("," + inner).join(members) + "\n" + "  " * depth + closing


def filled(words: list[str], depth: int) -> list[str]:
    """The words joined into lines as long as the width allows."""
    lines: list[str] = []
    line = ""
    for word in words:
        if line and len(line) + 2 + len(word) + 2 * depth > WIDTH:
            lines.append(line)
            line = word
        else:
            line = f"{line}, {word}" if line else word
    lines.append(line)
    return lines
