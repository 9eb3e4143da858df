"""Easy, medium and hard: legal everywhere, fair, repeatable, within their budget, answering at once when asked to."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import bogwood
from bogwood.bots.analysis import Budget, analyse
from bogwood.bots.contract import Bot
from bogwood.bots.known import knowledge_of
from bogwood.bots.registry import LEVELS, budget_of, levels, make_bot
from bogwood.bots.searching import SearchBot
from bogwood.kernel.game import Game, State
from bogwood.shelf import open_game

FAST = bogwood.compiled()
GAMES = pytest.mark.parametrize("name", ["felinia", "feya", "winter"])
QUICK = {"easy": "easy", "medium": "medium", "hard": "hard:3"}
"""The levels, with a budget that a test can pay."""
KINDS = pytest.mark.parametrize("level", LEVELS)


def table(name: str, players: int = 2) -> Game:
    return open_game(name, players, {})


def seats(game: Game, kind: str, seed: str = "bog") -> list[Bot]:
    return [make_bot(kind, game.name, f"{seed}/{seat}") for seat in range(game.players)]


def course(game: Game, bots: list[Bot], seed: str, limit: int = 0) -> Iterator[tuple[State, int, int]]:
    """The decisions of a game, or its first ones: the state before, the seat and its choice."""
    state = game.new(seed)
    number = 0
    while (waiting := game.seats_to_act(state)) and (limit == 0 or number < limit):
        seat = waiting[number % len(waiting)]
        option = bots[seat].choose(game, game.determinise(state, seat, f"{seed}/{number}"), seat)
        assert game.legal(state, seat).holds(option)
        yield state, seat, option
        game.apply(state, seat, option)
        number += 1


def some_states(game: Game, step: int) -> list[tuple[State, int]]:
    """Every so many states of a game among medium bots, each with a seat that has something to decide."""
    found = []
    for number, (state, seat, _) in enumerate(course(game, seats(game, "medium"), "marsh")):
        if number % step == 0 and game.legal(state, seat).size() > 1:
            found.append((state.clone(), seat))
    return found if FAST else found[:3]


def a_real_choice(game: Game, least: int = 3) -> tuple[State, int]:
    """A state with so many ways to go on."""
    for number, (state, seat, _) in enumerate(course(game, seats(game, "medium"), "marsh")):
        if number % 10 == 0 and len(analyse(game, state, seat, Budget(simulations=1), "moor").candidates) >= least:
            return state.clone(), seat
    raise AssertionError("no such state")


@GAMES
@KINDS
def test_every_choice_is_legal_from_the_first_decision_to_the_last(name: str, level: str) -> None:
    game = table(name)
    limit = 0 if FAST else 15
    assert sum(1 for _ in course(game, seats(game, QUICK[level]), "marsh", limit)) > 10


@GAMES
def test_more_players_play_as_well(name: str) -> None:
    game = table(name, 4)
    assert sum(1 for _ in course(game, seats(game, "hard:2"), "marsh", 120 if FAST else 8)) >= 8


@KINDS
def test_one_plays_alone(level: str) -> None:
    game = table("winter", 1)
    assert sum(1 for _ in course(game, seats(game, QUICK[level]), "marsh", 0 if FAST else 15)) > 10


@GAMES
@KINDS
def test_the_same_seed_gives_the_same_game(name: str, level: str) -> None:
    game = table(name)
    limit = 60 if FAST else 10
    one, other = ([choice for _, _, choice in course(game, seats(game, QUICK[level]), "fen", limit)] for _ in "12")
    assert one == other


@GAMES
@KINDS
def test_a_choice_depends_on_nothing_that_the_seat_cannot_know(name: str, level: str) -> None:
    game = table(name)
    for state, seat in some_states(game, 7):
        one, other = (
            make_bot(QUICK[level], name, "moor").choose(game, game.determinise(state, seat, world), seat)
            for world in ("fen", "mire")
        )
        assert one == other


@GAMES
def test_a_choice_does_not_depend_on_what_was_asked_before(name: str) -> None:
    game = table(name)
    states = some_states(game, 30)
    bot = make_bot("hard:3", name, "moor")
    asked = [bot.choose(game, state.clone(), seat) for state, seat in states]
    afresh = [make_bot("hard:3", name, "moor").choose(game, state.clone(), seat) for state, seat in states]
    assert asked == afresh


@GAMES
def test_a_search_makes_no_more_simulations_than_it_may(name: str) -> None:
    game = table(name)
    for state, seat in some_states(game, 40):
        assert analyse(game, state, seat, Budget(simulations=5), "moor").simulations <= 5


class Clock:
    """A clock that goes on by a tick whenever somebody looks at it."""

    def __init__(self, tick: float) -> None:
        self.tick = tick
        self.now = 0.0

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@GAMES
def test_a_search_ends_when_its_time_is_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(name)
    state, seat = a_real_choice(game)
    for clock in ("time.perf_counter", "processor_time"):
        ticking = Clock(0.001)
        monkeypatch.setattr(f"bogwood.bots.searching.{clock}", ticking)
        found = analyse(game, state, seat, Budget(seconds=0 if clock == "processor_time" else 1.0, cpu=1.0), "moor")
        assert 0 < found.simulations <= 1001
        assert ticking.now <= 1.1


@pytest.mark.parametrize("name", ["feya", "winter"])
def test_the_more_time_the_more_turns_are_tried(name: str) -> None:
    game = table(name)
    state, seat = a_real_choice(game, least=9)
    tried = []
    for simulations in (12, 400):
        found = analyse(game, state, seat, Budget(simulations=simulations), "moor")
        tried.append([candidate.visits for candidate in found.candidates if candidate.visits > 0])
    assert 3 <= len(tried[0]) < len(tried[1])
    assert max(tried[0]) > 1


@GAMES
def test_whoever_is_late_answers_though_there_was_no_time_to_look(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(name)
    state, seat = a_real_choice(game)
    ticking = Clock(1.0)
    monkeypatch.setattr("bogwood.bots.searching.processor_time", ticking)
    option = make_bot("hard:0.3cpu", name, "moor").choose(game, state, seat)
    assert game.legal(state, seat).holds(option)
    assert ticking.now < 10


@GAMES
def test_who_is_hurried_answers_at_once(name: str) -> None:
    game = table(name)
    state, seat = a_real_choice(game)
    bot = make_bot("hard:999s", name, "moor")
    bot.is_hurried = lambda: True
    assert game.legal(state, seat).holds(bot.choose(game, state, seat))


@GAMES
def test_an_analysis_says_what_was_tried_and_what_it_is_worth(name: str) -> None:
    game = table(name)
    for state, seat in some_states(game, 50):
        found = analyse(game, state, seat, Budget(simulations=12), "moor")
        assert found.seat == seat
        assert sum(candidate.visits for candidate in found.candidates) <= found.simulations <= 12
        assert found.best.visits > 0 or len(found.candidates) > 12
        assert sum(found.before.values()) == pytest.approx(expected_by(name, state, seat), abs=1)
        for candidate in found.candidates:
            assert game.legal(state, seat).holds(candidate.line[0])
            assert 0 <= candidate.win <= 1
            assert 0 < candidate.error <= 0.5
            assert candidate.after


def expected_by(name: str, state: State, seat: int) -> float:
    game = open_game(name, 2, {})
    knowledge = knowledge_of(game)
    shown = game.determinise(state, seat, "")
    knowledge.begin(shown)
    return knowledge.values(shown)[seat]


def test_a_turn_has_one_budget_however_many_decisions_it_takes() -> None:
    bot = make_bot("hard:100", "feya", "moor")
    assert isinstance(bot, SearchBot)
    state = table("feya").new("fen")
    shares = [bot.share(state).simulations for _ in range(8)]
    assert shares[0] == 75
    assert sum(shares) <= 104
    state.turn += 1
    assert bot.share(state).simulations == 75


@pytest.mark.parametrize(
    ("kind", "budget"),
    [
        ("hard", Budget(seconds=1.0)),
        ("hard:400", Budget(simulations=400)),
        ("hard:0.3s", Budget(seconds=0.3)),
        ("hard:2s", Budget(seconds=2.0)),
        ("hard:0.3cpu", Budget(cpu=0.3)),
        ("classic:400", Budget(simulations=400)),
        ("classic:0.3cpu", Budget(cpu=0.3)),
        ("hard:", None),
        ("hard:0", None),
        ("hard:1.5", None),
        ("harder", None),
        ("medium", None),
    ],
)
def test_a_kind_names_its_budget(kind: str, budget: Budget | None) -> None:
    assert budget_of(kind) == budget


@pytest.mark.parametrize("name", ["winter", "reeds"])
def test_levels_are_offered_at_every_game(name: str) -> None:
    assert levels(name) == ["easy", "medium", "hard"]
