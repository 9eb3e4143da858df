"""Tables of whole games, and what the client says of them in words, without a browser."""

from __future__ import annotations

import json
import random
import subprocess
from collections.abc import Iterator
from typing import Any

from bogwood.kernel.game import WATCHER, Game, State
from bogwood.shelf import manifest_of, open_game
from make import WEB, node_programs

from .habits import ADVANCED, RIVERS
from .scenes import Json
from .turns import choose_by_lot

TOOL = WEB / "tools" / "in-words.mjs"
KINDS: tuple[tuple[str, int, dict[str, str]], ...] = (
    ("feya", 4, {}), ("feya", 2, {}), ("felinia", 4, {}), ("felinia", 3, ADVANCED), ("winter", 4, RIVERS),
    ("winter", 2, {}), ("winter", 1, {}),
)  # fmt: skip
"""Games of every kind: their names, numbers of players and rules."""


def tables(every: int, lot: int = 1) -> list[Json]:
    """Moments of one game of each kind, one in so many decisions and the end; to the one who acts, another, nobody."""
    return [table for name, players, options in KINDS for table in of_game(name, players, options, every, lot)]


def of_game(name: str, players: int, options: dict[str, str], every: int, lot: int) -> Iterator[Json]:
    game = open_game(name, players, dict(options))
    dice = random.Random(lot)
    state = game.new(f"{lot}")
    number = 0
    while not game.is_over(state):
        if number % every == 0:
            yield from shown_to_some(game, state, number)
        choose_by_lot(game, state, dice)
        number += 1
    yield from shown_to_some(game, state, number)


def shown_to_some(game: Game, state: State, number: int) -> Iterator[Json]:
    first = next(iter(game.seats_to_act(state)), 0)
    for seat in {first, (first + 1) % game.players, WATCHER}:
        yield shown(game, state, seat, number)


def shown(game: Game, state: State, seat: int, number: int) -> Json:
    """A table as its server would tell it to a seat, as far as words are made from it."""
    chairs = [
        {"name": f"Person {n}", "bot": "", "taken": True, "stand_in": "", "resigned": False}
        for n in range(game.players)
    ]
    table: Json = {
        "game": game.name, "edition": game.edition, "players": game.players, "options": game.options, "seat": seat,
        "number": number, "status": "over" if game.is_over(state) else "running", "chairs": chairs,
        "to_act": list(game.seats_to_act(state)), "scores": game.scores(state), "view": game.view(state, seat),
    }  # fmt: skip
    if seat in table["to_act"]:
        question = game.question(state)
        options = [
            [option, game.catalogue.notation(option), *described(game, state, seat, option)]
            for option in game.legal(state, seat).listed()
        ]
        table["trial"] = {
            "options": options, "question": [question.key, question.arguments], "facts": [], "can_commit": False
        }  # fmt: skip
    return table


def described(game: Game, state: State, seat: int, option: int) -> tuple[str, dict[str, int | str]]:
    sentence = game.describe(state, seat, option)
    return sentence.key, sentence.arguments


def catalogue(game: Game, changes: Json | None = None) -> Json:
    """The catalogue of a game, with the changes of a corrected edition in its data."""
    entries = [
        {"id": entry.number, "notation": entry.notation, "point": entry.point, "arguments": entry.arguments}
        for entry in game.catalogue.entries
        if entry is not None
    ]
    data = manifest_of(game.name).data(changes)
    told = {
        "game": game.name, "players": game.players, "edition": game.edition, "rules": game.options,
        "options": entries, "data": data, "numbers": manifest_of(game.name).numbers(data),
    }  # fmt: skip
    written = ",".join(f"{name}={value}" for name, value in sorted(game.options.items()))
    return {"game": game.name, "players": game.players, "written": written, "catalogue": told}


def asked(question: str, **about: Any) -> Any:
    """What the client's own functions answer, run by Node; of tables they need the catalogues."""
    shown_tables = [*about.get("tables", []), *(one["table"] for one in about.get("typed", []))]
    kinds = {(table["game"], table["players"], tuple(sorted(table["options"].items()))) for table in shown_tables}
    catalogues = [catalogue(open_game(name, players, dict(options))) for name, players, options in sorted(kinds)]
    given = json.dumps({"ask": question, "catalogues": catalogues, **about})
    done = subprocess.run(
        [node_programs()[0], str(TOOL)], input=given, capture_output=True, text=True, cwd=WEB, check=False
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)
