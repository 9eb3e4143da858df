"""Any position that can be reached: over it a scene changes nothing that it does not say, and told in lines it is made
again."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from bogwood import shelf
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.position import write
from bogwood.scene import make

from .asking import state_of
from .facts import POINTS, scene_of

GAMES = 12 if os.environ.get("BOGWOOD_TEST_MODE") == "full" else 1
TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("feya", 2, {}),
    ("feya", 3, {}),
    ("feya", 4, {"clan_side": "lotus"}),
    ("felinia", 2, {}),
    ("felinia", 3, {"deck_face_up": "yes", "deck_refill": "phase_3"}),
    ("felinia", 4, {"mode": "advanced"}),
    ("winter", 1, {"rivers": "2"}),
    ("winter", 2, {}),
    ("winter", 3, {"rivers": "3", "warriors": "1"}),
    ("winter", 4, {}),
]
SAID = {
    "feya": {"round", "order", "place", "swamp", "spaces", "display", "axolotls", "shrine_tiles", "pending"},
    "felinia": {"round", "first", "stalls", "discs", "ships", "tokens", "stack", "face_down", "pending"},
    "winter": {"round", "order", "map", "stacks", "culture", "animals", "columns", "pending"},
}
"""What the lines speak of, all of it."""


def positions(game: Game, seed: str, one_in: int) -> Iterator[State]:
    """Some of the states of a random game."""
    stream = Stream(seed)
    state = game.new(seed)
    while game.seats_to_act(state):
        if stream.below(one_in) == 0:
            yield state
        seat = game.seats_to_act(state)[0]
        options = game.legal(state, seat)
        game.apply(state, seat, options.nth(stream.below(options.size())))


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_scene_that_says_nothing_changes_nothing(
    name: str, players: int, options: dict[str, str], number: int
) -> None:
    game = shelf.open_game(name, players, options)
    for state in positions(game, f"nothing {number}", 12):
        made = make("begin", over=(game, state))
        assert made.position == write(game, state)
        assert made.notes == []


@pytest.mark.parametrize("number", range(GAMES))
@pytest.mark.parametrize(("name", "players", "options"), TABLES)
def test_a_position_told_in_lines_is_made_again(name: str, players: int, options: dict[str, str], number: int) -> None:
    game = shelf.open_game(name, players, options)
    tried = 0
    for state in positions(game, f"told {number}", 6):
        position = write(game, state)
        given = position["state"]
        assert isinstance(given, dict)
        is_told = given["round"] > 0 and given["pending"][-1]["step"] in POINTS[name]
        if not is_told or any(seat.get("special_tiles") for seat in given.get("seats", [])):
            continue
        tried += 1
        made = state_of(make(scene_of(position)))
        assert {key: made[key] for key in SAID[name]} == {key: given[key] for key in SAID[name]}
        assert game.problems(game.from_position(made)) == []
    assert tried > 0
