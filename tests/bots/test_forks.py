"""Decisions ahead: the answers that are tried there, and what a search learns from them."""

from __future__ import annotations

from bogwood.bots.foresight import Foresight, margins_of
from bogwood.bots.forks import Fork, Path
from bogwood.games.felinia.bot.knowledge import FeliniaKnowledge
from bogwood.games.felinia.rules.choices import BID_STALL, BIDS
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.shelf import open_game

GAME = open_game("felinia", 2, {})


def visited(fork: Fork, margins: list[float], times: int) -> Fork:
    """The fork after so many visits, where every answer leads to its margin."""
    for _ in range(times):
        place = fork.next()
        fork.note(place, margins[place])
    return fork


def test_the_first_answer_comes_first() -> None:
    assert Fork(0, [7, 8, 9]).next() == 0


def test_the_more_visits_the_more_answers_are_tried() -> None:
    tried = [sum(n > 0 for n in visited(Fork(0, [1] * 9), [0.0] * 9, times).tried) for times in (1, 5, 50, 300)]
    assert tried == sorted(set(tried))
    assert tried[0] == 1
    assert tried[-1] == 9


def test_the_answer_that_does_best_is_tried_most() -> None:
    tried = visited(Fork(0, [1, 2, 3]), [0.0, 4.0, 1.0], 200).tried
    assert tried[1] > 100
    assert min(tried) > 0


def test_every_seat_is_told_its_own_margin() -> None:
    first, second = Fork(0, [1]), Fork(1, [2])
    path = Path(None)
    path.lead_to(first)
    path.take(first, 0)
    path.lead_to(second)
    path.take(second, 0)
    path.note([5.0, -5.0])
    assert (first.totals, second.totals) == ([5.0], [-5.0])


def test_a_path_finds_what_an_earlier_one_met() -> None:
    fork = Fork(0, [1, 2])
    before = Path(None)
    before.lead_to(fork)
    assert before.fork() is fork
    assert Path(before.first).fork() is fork


def test_a_margin_is_to_the_best_other() -> None:
    assert margins_of([30.0, 20.0, 25.0]) == [5.0, -10.0, -5.0]
    assert margins_of([30.0]) == [30.0]


def after_the_first_disc(game: Game) -> tuple[State, int]:
    state = game.new("forks")
    game.apply(state, game.seats_to_act(state)[0], BID_STALL)
    return state, game.seats_to_act(state)[0]


def test_discs_to_come_are_compared_but_no_purchases() -> None:
    state, seat = after_the_first_disc(GAME)
    thinking = Foresight(GAME, state, seat, FeliniaKnowledge(), "tom")
    thinking.look()
    candidate = thinking.candidates[0]
    for world in range(40):
        thinking.simulated(candidate, GAME.determinise(state, seat, str(world)), Stream(str(world)), world)
    depth = 0
    fork = candidate.ahead
    while fork is not None and fork.answers:
        assert all(BIDS.holds(answer) for answer in fork.answers)
        assert fork.visits == sum(fork.tried)
        depth += 1
        fork = fork.onward[0]
    assert candidate.ahead is not None
    assert candidate.ahead.visits == 40
    assert depth == 4, "two discs are laid, four are to come"


def test_answers_to_come_begin_with_the_one_that_counsel_gives() -> None:
    state, seat = after_the_first_disc(GAME)
    knowledge = FeliniaKnowledge()
    assert knowledge.answers(GAME, state, seat)[0] == knowledge.usual(GAME, state, seat).options(state, ())[0]
