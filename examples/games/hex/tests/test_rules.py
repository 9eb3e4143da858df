"""The rules of Hex, one by one."""

from __future__ import annotations

from typing import cast

import pytest
from bogwood_hex import GAME
from bogwood_hex.board import board_of
from bogwood_hex.rules import Hex

from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import State
from bogwood.kernel.playout import playout
from bogwood.kernel.refusal import Problems, Refusal


def played(moves: str, size: int = 3, swap: str = "no") -> tuple[Hex, State]:
    """The table after these moves: names of cells, or ``swap``."""
    game = cast(Hex, GAME.open(2, {"size": str(size), "swap": swap}))
    state = game.new("a seed")
    for move in moves.split():
        option = game.catalogue.parse("swap" if move == "swap" else f"lay:{move}")
        assert option in game.legal(state, game.seats_to_act(state)[0])
        game.apply(state, game.seats_to_act(state)[0], option)
    return game, state


def test_a_cell_touches_six_others() -> None:
    board = board_of(5)
    beside = board.beside(1 << board.numbers["c3"])
    assert [board.names[cell] for cell in board.listed(beside)] == ["c2", "d2", "b3", "c3", "d3", "b4", "c4"]


@pytest.mark.parametrize(
    ("cell", "expected"),
    [("a1", "a1 b1 a2"), ("e1", "d1 e1 d2 e2"), ("a5", "a4 b4 a5 b5"), ("e5", "e4 d5 e5"), ("e3", "e2 d3 e3 d4 e4")],
)
def test_nothing_is_touched_round_the_edge(cell: str, expected: str) -> None:
    board = board_of(5)
    beside = board.beside(1 << board.numbers[cell])
    assert [board.names[one] for one in board.listed(beside)] == expected.split()


def test_players_lay_by_turns_on_free_cells() -> None:  # HX-2.1
    game, state = played("b2")
    assert game.seats_to_act(state) == [1]
    refusal = game.why_not(state, 1, game.catalogue.parse("lay:b2"))
    assert refusal is not None
    assert (refusal.code, refusal.arguments) == ("cell-taken", {"cell": "b2"})
    early = game.why_not(state, 0, game.catalogue.parse("lay:a1"))
    assert early is not None
    assert early.code == "not-your-turn"


@pytest.mark.parametrize(
    ("moves", "winners"),
    [
        ("b1 a1 b2 a2 b3", [0]),
        ("c1 a1 c2 a2 b3", [0]),
        ("a1 a2 b1 b2 c1 c2", [1]),
        ("a1 a2 b1 b2 c1", []),
        ("a1 c2 b2 b3 c3", []),
    ],
)
def test_whoever_joins_their_sides_wins_at_once(moves: str, winners: list[int]) -> None:  # HX-1.2, HX-3.1
    game, state = played(moves)
    assert game.winners(state) == winners
    assert game.is_over(state) == bool(winners)
    assert game.scores(state) == [int(seat in winners) for seat in (0, 1)]


@pytest.mark.parametrize("size", range(3, 16))
def test_somebody_always_wins(size: int) -> None:  # HX-3.2
    game = GAME.open(2, {"size": str(size)})
    for n in range(3):
        state = game.new(f"{size} {n}")
        playout(game, state, Stream(f"lot {n}"))
        assert len(game.winners(state)) == 1


def test_the_second_player_may_take_the_first_stone_over() -> None:  # HX-2.3
    game, state = played("c1 swap", size=5, swap="yes")
    assert game.view(state, 0)["stones"] == [[], ["a3"]]
    assert game.seats_to_act(state) == [0]
    assert game.catalogue.parse("lay:c1") in game.legal(state, 0)
    assert game.problems(state) == []


def test_the_swap_is_for_the_second_turn_alone() -> None:  # HX-2.3
    game, state = played("c1 b2 a1", size=5, swap="yes")
    refusal = game.why_not(state, 1, game.catalogue.parse("swap"))
    assert refusal is not None
    assert refusal.code == "swap-too-late"
    plain, _ = played("c1", size=5)
    assert "swap" not in plain.catalogue.numbers


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"turn": 1}, "stones-uneven"),
        ({"turn": 3}, "stones-uneven"),
        ({"stones": [["a1", "b1", "c1"], ["b2"]], "turn": 4}, "stones-uneven"),
        ({"stones": [["a1", "a2", "a3"], ["b1", "b2", "b3"]], "turn": 6}, "played-on"),
    ],
)
@pytest.mark.parametrize("swap", ["no", "yes"])
def test_a_state_that_cannot_be_is_named(changes: dict[str, object], code: str, swap: str) -> None:
    if swap == "yes" and changes == {"turn": 3}:
        changes = {"turn": 4}
    game, state = played("a1 b2", swap=swap)
    found = game.problems(game.from_position({**game.to_position(state), **changes}))
    assert [problem.code for problem in found] == [code]


def test_two_stones_on_a_cell_are_refused() -> None:
    game, state = played("a1 b2")
    with pytest.raises(Refusal) as found:
        game.from_position({**game.to_position(state), "stones": [["a1"], ["a1"]]})
    assert (found.value.code, found.value.where) == ("cell-taken", "/stones/1")
    with pytest.raises(Problems):
        game.from_position({**game.to_position(state), "stones": [["a1"], ["d4"]]})


def test_a_position_is_read_back_after_every_turn() -> None:
    game, state = played("c1 swap", size=15, swap="yes")
    while seats := game.seats_to_act(state):
        options = game.legal(state, seats[0])
        game.apply(state, seats[0], options.nth(len(options) // 3))
        again = game.from_position(game.to_position(state))
        assert digest(again) == digest(state)
        assert game.seats_to_act(again) == game.seats_to_act(state)


def test_the_board_is_drawn_with_the_sides_of_both() -> None:  # HX-1.2
    game, _ = played("", size=3)
    cells = GAME.layout(game)["table"][0]["cells"]
    tints = {cell["name"]: cell.get("tint") for cell in cells}
    assert [tints[name] for name in ("b1", "b3", "a2", "c2", "a1", "b2")] == [0, 0, 1, 1, None, None]


@pytest.mark.parametrize(("players", "options"), [(1, {}), (3, {}), (2, {"size": "2"}), (2, {"swap": "x"})])
def test_what_does_not_fit_is_refused(players: int, options: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        GAME.open(players, options)
