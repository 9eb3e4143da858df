"""Quick turns, by which everybody plays on in a search: within the rules, and the same for the same stream."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest

from bogwood.bots.known import knowledge_of
from bogwood.bots.registry import make_bot
from bogwood.bots.turns import Search
from bogwood.games.feya.bot import features
from bogwood.games.feya.bot.markets import Market
from bogwood.games.feya.rules.state import Swamp
from bogwood.games.feya.rules.steps import MAIN_CHOICE
from bogwood.games.winter.bot.counsel.judge import Judge
from bogwood.games.winter.bot.lean import LeanAdvice, QuickJudge
from bogwood.games.winter.bot.weights import WORTH
from bogwood.games.winter.rules.state import World
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game, State
from bogwood.kernel.options import Options
from bogwood.shelf import open_game
from tests.kernel.toy import Reeds


class Checked(Reeds):
    """The part of a game that turns use; what is not legal is never done.  The rest is not asked for."""

    def __init__(self, game: Game) -> None:
        super().__init__(game.players)
        self.checked = game
        self.done = 0

    def legal(self, state: State, seat: int) -> Options:
        return self.checked.legal(state, seat)

    def apply(self, state: State, seat: int, option: int) -> None:
        assert self.checked.legal(state, seat).holds(option)
        self.done += 1
        self.checked.apply(state, seat, option)

    def is_over(self, state: State) -> bool:
        return self.checked.is_over(state)


def turns(game: Game, seed: str) -> Iterator[tuple[State, int]]:
    """The beginnings of all turns with something to choose in a game among medium bots."""
    bots = [make_bot("medium", game.name, f"{seed}/{seat}") for seat in range(game.players)]
    state = game.new(seed)
    turn = -1
    while seats := game.seats_to_act(state):
        if int(state.turn) != turn and game.legal(state, seats[0]).size() > 1:
            turn = int(state.turn)
            yield state.clone(), seats[0]
        game.apply(state, seats[0], bots[seats[0]].choose(game, state.clone(), seats[0]))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_quick_turn_at_feyas_swamp_is_a_turn_by_the_rules(players: int) -> None:
    game = open_game("feya", players, {})
    checked = Checked(game)
    played = 0
    for state, seat in turns(game, "lean"):
        knowledge = knowledge_of(game)
        knowledge.begin(state)
        quick = knowledge.quick(checked)
        assert quick is not None
        after = quick.turn(state.clone(), seat, Stream("lean"))
        if cast(Swamp, state).top() != MAIN_CHOICE:
            assert after is None
            continue
        assert after is not None
        assert int(after.turn) == int(state.turn) + 1
        played += 1
    assert played > 20
    assert checked.done > 20 * played


def test_the_same_stream_gives_the_same_quick_turn() -> None:
    game = open_game("feya", 2, {})
    for state, seat in list(turns(game, "twice"))[10:20]:
        ends = []
        for _ in range(2):
            knowledge = knowledge_of(game)
            knowledge.begin(state)
            quick = knowledge.quick(game)
            assert quick is not None
            after = quick.turn(state.clone(), seat, Stream("reed"))
            ends.append("" if after is None else digest(after))
        assert ends[0] == ends[1]


def test_the_best_cell_to_sell_from_is_found_without_trying_any_sale() -> None:
    game = open_game("feya", 3, {})
    gold, own = 60, 50
    looked_at = 0
    for state, seat in turns(game, "market"):
        s = cast(Swamp, state)
        among = features.fish_to_come(s)
        if s.round == 0 or s.seats[seat].fish == 0:
            continue
        ranked = features.good_sales(s, seat, among, gold, own)
        best = Market(s.box, gold, own).best(s, seat, among)
        assert {n: worth for worth, n in ranked}[best] == ranked[0][0]
        looked_at += 1
    assert looked_at > 10


def test_what_is_looked_up_at_endless_winter_is_what_would_be_worked_out() -> None:
    game = open_game("winter", 2, {})
    for state, seat in turns(game, "judge"):
        s = cast(World, state)
        judge = Judge(s, seat, WORTH)
        quick = QuickJudge(s, seat, WORTH)
        assert [quick.value(s), quick.value(s)] == [judge.value(s), judge.value(s)]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_lean_turn_at_endless_winter_is_a_turn_by_the_rules(players: int) -> None:
    game = open_game("winter", players, {})
    checked = Checked(game)
    for state, seat in turns(game, "lean"):
        knowledge = knowledge_of(game)
        knowledge.begin(state)
        advice = knowledge.narrow(checked, state, seat)
        assert isinstance(advice, LeanAdvice)
        line = Search(checked, state.clone(), seat, advice, Stream("lean"), 40).best_turn(state.clone(), ())[1]
        for option in line:
            # The last of a line may stand for what somebody else is asked.
            if seat in game.seats_to_act(state):
                checked.apply(state, seat, option)


@pytest.mark.parametrize("name", ["feya", "winter"])
def test_quick_turns_look_at_a_fraction_of_what_a_classic_search_looks_at(name: str) -> None:
    game = open_game(name, 2, {})
    made: dict[bool, int] = {}
    for is_classic in (True, False):
        checked = Checked(game)
        for state, seat in list(turns(game, "few"))[10:30]:
            knowledge = knowledge_of(game)
            if is_classic:
                knowledge.classic()
            knowledge.begin(state)
            quick = knowledge.quick(checked)
            if quick is None or quick.turn(state.clone(), seat, Stream("few")) is None:
                advice = knowledge.narrow(checked, state, seat)
                Search(checked, state, seat, advice, Stream("few"), 40, knowledge.states).best_turn(state, ())
        made[is_classic] = checked.done
    assert 2 * made[False] < made[True]
