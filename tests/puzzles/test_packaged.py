"""The puzzles that come with the games: sound, answerable, fair to whoever solves them, and not for medium."""

from __future__ import annotations

import os

import pytest

from bogwood.kernel import position
from bogwood.kernel.digest import digest
from bogwood.kernel.refusal import Refusal
from bogwood.puzzles.checking import is_confirmed
from bogwood.puzzles.collection import puzzle_of, puzzles_of
from bogwood.puzzles.confirming import MOST_ANSWERS
from bogwood.puzzles.grading import tally_of
from bogwood.puzzles.judging import GOOD, SOLVED, end_of, is_complete, judged
from bogwood.puzzles.puzzle import Puzzle, line_of, read, written
from bogwood.shelf import games, open_game

FULL = os.environ.get("BOGWOOD_TEST_MODE") == "full"
GAMES = [name for name in games() if puzzles_of(name)]
ALL = [puzzle for game in GAMES for puzzle in puzzles_of(game)]
SAMPLE = ALL[:: 1 if FULL else 12]
"""Of every game some: to confirm one takes a few seconds."""


def name_of(puzzle: Puzzle) -> str:
    return f"{puzzle.game}-{puzzle.id}"


each = pytest.mark.parametrize("puzzle", ALL, ids=name_of)
some = pytest.mark.parametrize("puzzle", SAMPLE, ids=name_of)


def test_every_game_of_the_house_brings_puzzles_of_different_names() -> None:
    assert {"feya", "felinia", "winter"} <= set(GAMES)
    assert len({name_of(puzzle) for puzzle in ALL}) == len(ALL)


@each
def test_a_puzzle_opens_and_its_seat_alone_has_to_act(puzzle: Puzzle) -> None:
    game, state = puzzle.open(open_game)
    assert game.name == puzzle.game
    assert not game.problems(state)
    assert game.seats_to_act(state) == [puzzle.seat]
    assert game.legal(state, puzzle.seat).size() > 1


@each
def test_every_way_is_legal_to_its_end_and_leads_to_another_table(puzzle: Puzzle) -> None:
    game, state = puzzle.open(open_game)
    ends = set()
    for way in puzzle.ways:
        line = line_of(game, way.moves)
        at = state.clone()
        for option in line:
            assert game.legal(at, puzzle.seat).holds(option)
            game.apply(at, puzzle.seat, option)
        assert digest(at) == digest(end_of(game, state, puzzle.seat, line))
        assert is_complete(game, state, puzzle.seat, line)
        assert not game.is_over(at)
        ends.add(digest(at))
    assert len(ends) == len(puzzle.ways)


@each
def test_the_margin_is_above_its_error(puzzle: Puzzle) -> None:
    assert 1 <= puzzle.answers <= MOST_ANSWERS
    assert puzzle.answers < len(puzzle.ways)
    assert puzzle.best.short == 0
    assert puzzle.margin > puzzle.error > 0
    assert all(way.short <= puzzle.margin / 2 for way in puzzle.ways[: puzzle.answers])
    assert all(way.short > way.error for way in puzzle.ways[puzzle.answers :])


@each
def test_nothing_is_in_it_that_its_seat_may_not_know(puzzle: Puzzle) -> None:
    game, state = puzzle.open(open_game)
    seat = puzzle.seat
    # What is hidden was dealt from nothing at all: dealing it so again changes nothing,
    assert digest(game.determinise(state, seat, "")) == digest(state)
    for seed in ("one", "two"):
        # and from any other world that the seat cannot tell from it the same puzzle would have been made.
        world = game.determinise(state, seat, seed)
        assert game.view(world, seat) == game.view(state, seat)
        assert position.write(game, game.determinise(world, seat, "")) == puzzle.position
        assert game.legal(world, seat).listed() == game.legal(state, seat).listed()


@each
def test_the_answers_are_judged_so_and_the_others_are_not(puzzle: Puzzle) -> None:
    game, state = puzzle.open(open_game)
    findings = [judged(puzzle, game, state, line_of(game, way.moves)).finding for way in puzzle.ways]
    assert findings[: puzzle.answers] == [SOLVED] * puzzle.answers
    assert SOLVED not in findings[puzzle.answers :]
    assert findings[puzzle.answers] == GOOD or puzzle.margin > 5


@pytest.mark.parametrize("game", GAMES)
def test_medium_solves_fewer_than_half(game: str) -> None:
    tallies = [puzzle.tallies["medium"] for puzzle in puzzles_of(game)]
    assert all(tally.tried >= 5 for tally in tallies)
    assert sum(tally.share for tally in tallies) < len(tallies) / 2


@pytest.mark.parametrize("game", GAMES)
def test_puzzles_differ_in_how_hard_they_are_and_come_easiest_first(game: str) -> None:
    ratings = [puzzle.rating.points for puzzle in puzzles_of(game)]
    assert ratings == sorted(ratings)
    assert len(set(ratings)) > 1


@some
def test_medium_does_not_solve_it_today_either(puzzle: Puzzle) -> None:
    game, state = puzzle.open(open_game)
    tally = tally_of("medium", 5, game, state, puzzle)
    assert tally == puzzle.tallies["medium"]


@pytest.mark.skipif(not FULL, reason="a few seconds for each: full mode")
@some
def test_a_second_search_of_the_same_length_in_fresh_worlds_says_the_same(puzzle: Puzzle) -> None:
    assert is_confirmed(puzzle, open_game)


def test_a_file_is_read_as_it_was_written() -> None:
    for game in GAMES:
        made, found = read(games()[game].puzzles())
        assert read(written(game, made, found)) == (made, found)


def test_a_name_that_no_puzzle_has_is_refused() -> None:
    with pytest.raises(Refusal) as problem:
        puzzle_of(GAMES[0], "nothing")
    assert problem.value.code == "unknown-puzzle"
