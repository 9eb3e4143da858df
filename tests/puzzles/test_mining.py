"""Finding puzzles: in games of bots and in records, confirmed, and gone on with where it was ended."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice

from bogwood.bots.match import play_game
from bogwood.bots.registry import make_bot
from bogwood.kernel.record import Recorder, Seat
from bogwood.puzzles.confirming import SURELY, Weighed, answers_in, by_simulations, confirmed
from bogwood.puzzles.grading import turn_of_bot
from bogwood.puzzles.judging import end_of, is_complete
from bogwood.puzzles.mining import Mine, Settings, from_bots, from_record
from bogwood.shelf import open_game

QUICK = Settings("felinia", "quick", number=1, look=30, simulations=500, least=0.5)


def ways(*shorts: tuple[float, float]) -> list[Weighed]:
    return [Weighed((n,), short, error) for n, (short, error) in enumerate(shorts)]


def test_those_within_the_error_of_the_best_are_answers() -> None:
    assert answers_in(ways((0, 0), (3, 1), (4, 1)), 1.5) == 1
    assert answers_in(ways((0, 0), (0.2, 1), (3, 1)), 1.5) == 2


def test_what_is_not_clear_is_no_puzzle() -> None:
    assert answers_in(ways((0, 0), (0.2, 1), (0.3, 1)), 1.5) == 0, "all are alike"
    assert answers_in(ways((0, 0), (1.2, 0.3), (4, 1)), 1.5) == 0, "the next is too near"
    assert answers_in(ways((0, 0), (1.8, 2), (3, 1)), 1.5) == 0, "one lies between"
    assert answers_in(ways((0, 0), (3, 3 / SURELY + 0.1), (4, 1)), 1.5) == 0, "the error is nearly as large"
    assert answers_in(ways((0, 0), (3, 1), (4, 5)), 1.5) == 0, "one is hardly known"
    assert answers_in(ways((0, 0), (0.1, 1), (0.2, 1), (0.3, 1), (5, 1)), 1.5) == 0, "too many solve it"


def test_turns_of_bots_are_found_and_their_puzzles_come_out_the_same_again() -> None:
    def dug() -> list[str]:
        mine = Mine(QUICK, open_game)
        for puzzle in mine.dig():
            assert puzzle.tallies["medium"].share < 0.5
            assert puzzle.margin > puzzle.error
        return [f"{one.id} {one.best.moves} {one.margin}" for one in mine.puzzles]

    first = dug()
    assert len(first) == 1
    assert dug() == first


def test_a_mine_goes_on_where_it_was_ended() -> None:
    wanted = replace(QUICK, number=2)
    mine = Mine(wanted, open_game)
    found = next(mine.dig())
    again = Mine(wanted, open_game, [found], mine.next)
    assert all(puzzle.id != found.id for puzzle in again.dig())
    assert len(again.puzzles) == 2


def test_medium_plays_another_turn_than_looks_best_and_the_opening_is_left_out() -> None:
    found = list(islice(from_bots(QUICK, 0, open_game), 3))
    assert len(found) == 3
    for one in found:
        assert one.game.round_of(one.state) > 0
        assert is_complete(one.game, one.state, one.seat, one.tempting)
        assert not one.game.is_over(end_of(one.game, one.state, one.seat, one.tempting))


def test_records_are_mined_like_games_of_bots() -> None:
    game = open_game("felinia", 2, {}, "")
    recorder = Recorder(game, "own", [Seat("", "medium"), Seat("", "medium")])
    play_game(game, [make_bot("medium", "felinia", f"own/{seat}") for seat in range(2)], "own", recorder)
    found = list(islice(from_record(QUICK, recorder.record, "own", open_game), 2))
    assert found
    assert all(one.source.startswith("own@") for one in found)


def test_nothing_hidden_changes_what_is_confirmed() -> None:
    one = next(from_bots(QUICK, 1, open_game))
    answers = []
    for seed in ("", "other", "third"):
        world = one.game.determinise(one.state, one.seat, seed)
        sure = confirmed(one.game, world, one.seat, one.tempting, 0.1, "s", by_simulations(300))
        answers.append(None if sure is None else [(way.line, way.short) for way in sure.ways])
        assert turn_of_bot("medium", one.game, world, one.seat, "m") == turn_of_bot(
            "medium", one.game, one.state, one.seat, "m"
        )
    assert answers[0] == answers[1] == answers[2]
