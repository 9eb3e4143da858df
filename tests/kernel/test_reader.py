"""The checks that readers of positions share, and the writer whose other way round they are."""

from __future__ import annotations

import pytest

from bogwood.kernel.blocks import Block
from bogwood.kernel.cells import cells
from bogwood.kernel.hexes import name, parse
from bogwood.kernel.reader import Reader
from bogwood.kernel.writer import cell_name, cell_names, named, names_in, seats_in

FISH = ["pike", "carp", "eel"]
HERE, THERE, ELSEWHERE = (parse(text) for text in ("c4", "g7", "k2"))
BOARD = cells([HERE, THERE])


def reader() -> Reader:
    return Reader(3, BOARD, "TOY-9")


def problems(of: Reader) -> list[tuple[str, str]]:
    return [(problem.code, problem.where) for problem in of.problems]


def test_what_is_written_is_read_back() -> None:
    it = reader()
    for n in range(-1, 3):
        assert it.pick(FISH, named(FISH, n), "") == n
    for mask in range(8):
        assert it.mask(FISH, names_in(FISH, mask), "") == mask
        assert it.seat_mask(seats_in(mask), "") == mask
    for n in (0, HERE, THERE):
        assert it.cell(cell_name(n), "") == n
    assert it.cells(cell_names(BOARD), "") == BOARD
    assert it.problems == []


def test_everything_wrong_is_noted_and_nothing_stops_the_reading() -> None:
    it = reader()
    assert it.pick(FISH, "crab", "/a") == -1
    assert it.picks(FISH, ["eel", "crab", "eel"], "/b") == [2, 2]
    assert it.seat(3, "/c") == 0
    assert it.cell("here", "/d") == 0
    assert it.cell(name(ELSEWHERE), "/e") == 0
    assert it.cells([name(HERE), name(HERE)], "/f") == cells([HERE])
    assert not it.length(2, 3, "/g", "TOY-1")
    assert it.length(3, 3, "/h")
    assert problems(it) == [
        ("unknown-name", "/a"),
        ("unknown-name", "/b/1"),
        ("name-twice", "/b"),
        ("bad-seat", "/c"),
        ("off-board", "/d"),
        ("off-board", "/e"),
        ("name-twice", "/f/1"),
        ("wrong-number", "/g"),
    ]
    assert {problem.rule for problem in it.problems if problem.code == "off-board"} == {"TOY-9"}


@pytest.mark.parametrize(("option", "is_there"), [(4, False), (5, True), (7, True), (8, False)])
def test_a_block_holds_what_is_within_its_size(option: int, is_there: bool) -> None:
    assert Block(5, 3).holds(option) == is_there
