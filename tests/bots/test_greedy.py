"""The search for the best turn, on a made-up game of steps whose every turn can be checked by hand."""

from __future__ import annotations

from bogwood.bots.greedy import END, ONWARD, REST, STEP, TURN, Advice, GreedyBot, Line, Search
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from tests.bots.walk import Walk, WalkState


class Map(Advice):
    """Advice from a table: what a place is worth and how far to look from there."""

    def __init__(self, worth: dict[str, int], horizon: dict[str, int]) -> None:
        self.worth = worth
        self.horizons = horizon
        self.judged: list[str] = []

    def horizon(self, state: State) -> int:
        return self.horizons.get(place(state), ONWARD)

    def options(self, state: State, line: Line) -> list[int]:
        return Walk().legal(state, 0).listed()

    def value(self, state: State) -> int:
        self.judged.append(place(state))
        return self.worth.get(place(state), 0)


def place(state: State) -> str:
    assert isinstance(state, WalkState)
    return state.path


def best_line(worth: dict[str, int], horizon: dict[str, int], depth: int = 3) -> str:
    """The way that the search takes, as the letters of its steps."""
    game = Walk(depth)
    state = game.new("bog")
    search = Search(game, state, 0, Map(worth, horizon), Stream("bog"))
    return "".join("ab"[option] for option in search.best_turn(state, ())[1])


def test_looking_onward_finds_the_best_end_behind_a_bad_step() -> None:
    assert best_line({"a": 5, "bbb": 9, "aaa": 1}, {}) == "bbb"


def test_a_step_is_taken_by_what_it_leads_to() -> None:
    assert best_line({"a": 5, "bbb": 9, "aab": 1}, {"": STEP})[0] == "a"


def test_from_rest_to_rest_the_best_rest_is_taken() -> None:
    horizon = {"": REST, "aa": REST, "ab": REST, "ba": REST, "bb": REST}
    assert best_line({"ab": 3, "ba": 4, "abb": 9, "baa": 5}, horizon) == "baa"


def test_a_whole_turn_is_compared_by_its_end() -> None:
    horizon = {"": TURN, "a": REST, "b": REST, "aa": REST, "ab": REST, "ba": REST, "bb": REST}
    assert best_line({"a": 9, "b": 1, "aaa": 2, "bab": 3, "ba": 1}, horizon) == "bab"


def test_where_nothing_is_left_to_decide_the_state_is_judged_as_it_is() -> None:
    assert best_line({"ab": 7, "abb": 0}, {"aa": END, "ab": END, "ba": END, "bb": END}) == "aba"


def test_what_is_compared_with_nothing_is_not_judged() -> None:
    game = Walk(3)
    advice = OneWay({}, {})
    search = Search(game, game.new("bog"), 0, advice, Stream("bog"))
    assert search.best_turn(game.new("bog"), ())[1] == (0, 0, 0)
    assert advice.judged == []


class OneWay(Map):
    """The same advice of somebody who knows but one way."""

    def options(self, state: State, line: Line) -> list[int]:
        return super().options(state, line)[:1]


def test_a_search_that_is_late_ends_the_turn_without_looking_round() -> None:
    game = Walk(14)
    advice = Map({}, {})
    asked: list[int] = []

    def is_late() -> bool:
        asked.append(len(advice.judged))
        return len(asked) == 3

    search = Search(game, game.new("bog"), 0, advice, Stream("bog"), is_late=is_late)
    assert len(search.best_turn(game.new("bog"), ())[1]) == 14
    # It asks after every few states, and looks at no more than the one way to the end that it is on.
    assert len(asked) == 3
    assert len(advice.judged) <= asked[-1] + 1 < 50


def test_good_turns_are_found_by_somebody_late_too() -> None:
    game = Walk(14)
    search = Search(game, game.new("bog"), 0, Map({}, {}), Stream("bog"), is_late=lambda: True)
    found = search.good_turns(game.new("bog"), 4)
    assert [len(turn.line) for turn in found] == [14] * len(found)
    assert 0 < len(found) < 20


def test_ties_are_broken_by_the_seed() -> None:
    game = Walk(1)
    chosen = {GreedyBot(f"bog/{n}", advice_of_nothing).choose(game, game.new("marsh"), 0) for n in range(20)}
    assert chosen == {0, 1}


def advice_of_nothing(game: Game, state: State, seat: int) -> Advice:
    return Map({}, {})


def test_a_turn_is_planned_once() -> None:
    plans: list[str] = []

    def adviser(game: Game, state: State, seat: int) -> Advice:
        plans.append(place(state))
        return Map({"bab": 5}, {})

    game = Walk(3)
    state = game.new("marsh")
    bot = GreedyBot("bog", adviser)
    while not game.is_over(state):
        game.apply(state, 0, bot.choose(game, game.determinise(state, 0, f"fen/{state.turn}"), 0))
    assert (place(state), plans) == ("bab", [""])


def test_a_decision_off_the_plan_is_planned_anew() -> None:
    game = Walk(3)
    bot = GreedyBot("bog", lambda game, state, seat: Map({"bab": 5, "aab": 3}, {}))
    assert bot.choose(game, game.new("marsh"), 0) == 1
    off = game.new("marsh")
    game.apply(off, 0, 0)
    assert bot.choose(game, off, 0) == 0
