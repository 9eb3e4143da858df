"""Games full of hunting, building, fishing and fighting keep every promise of the contract."""

from __future__ import annotations

import json

import pytest

from bogwood.games.winter.rules.game import Winter
from bogwood.kernel import position
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Problems
from bogwood.testing import checks
from tests.games.winter.lively import lively_game
from tests.games.winter.table import opened

CASES = [
    (1, {"rivers": "3", "warriors": "1"}),
    (2, {}),
    (2, {"rivers": "2", "warriors": "1", "influence_check": "live"}),
    (3, {"rivers": "1", "central_third_hex": "glacier", "setup_cards": "deal"}),
    (4, {"warriors": "1"}),
    (4, {"rivers": "3", "landmark_stone_place": "extra"}),
]
GAMES = pytest.mark.parametrize(("players", "options"), CASES)


def open_game(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    return opened(players, **options)


def lively_decisions(game: Winter, seed: str) -> list[checks.Decision]:
    """The moments of a lively game, each with a state of its own."""
    return [
        checks.Decision(game, state.clone(), number, seat, option)
        for number, (state, seat, option) in enumerate(lively_game(game, seed), 1)
    ]


@GAMES
def test_much_happens(players: int, options: dict[str, str]) -> None:
    game = opened(players, **options)
    chosen = {option for n in range(24) for _, _, option in lively_game(game, f"much {n}")}
    points = {game.catalogue.entry(option).point for option in chosen}
    wanted = {"culture_play", "recruit_stack", "culture_buy", "stone_take", "animal_open", "animal_deck", "tip_animal"}
    wanted |= {"bury_card", "megalith_place", "move_target", "eclipse_ability", "terrain_hex", "effect_option"}
    assert wanted - points == set()


@GAMES
def test_every_invariant_holds_and_every_option_applies(players: int, options: dict[str, str]) -> None:
    game = opened(players, **options)
    stream = Stream("reasons")
    for decision in lively_decisions(game, "invariants"):
        checks.check_invariants(game, decision.state, str(decision))
        if decision.number % 7 == 0:
            checks.check_every_option_applies(decision)
            checks.check_reasons(decision, stream)
            checks.check_scores(game, decision.state, str(decision))


@GAMES
def test_no_seat_can_tell_two_worlds_apart(players: int, options: dict[str, str]) -> None:
    game = opened(players, **options)
    for decision in lively_decisions(game, "worlds"):
        if decision.number % 5 == 0:
            for seat in range(-1, players):
                world = game.determinise(decision.state, seat, f"world {decision.number}")
                checks.check_worlds_look_alike(decision, world, seat)
                checks.check_worlds_tell_alike(decision, world, seat)


@GAMES
def test_positions_are_read_back_between_any_two_decisions(players: int, options: dict[str, str]) -> None:
    game = opened(players, **options)
    for decision in lively_decisions(game, "positions"):
        text = position.pretty(position.write(game, decision.state))
        again, loaded = position.read(position.parse(text), open_game)
        assert digest(loaded) == digest(decision.state), str(decision)
        assert again.legal(loaded, decision.seat).listed() == game.legal(decision.state, decision.seat).listed()


@GAMES
def test_a_careless_hand_is_refused_or_leaves_a_sound_state(players: int, options: dict[str, str]) -> None:
    game = opened(players, **options)
    stream = Stream("damage")
    for decision in lively_decisions(game, "damage"):
        document: object = json.loads(json.dumps(position.write(game, decision.state)))
        change = checks.damage(document, stream)
        try:
            again, loaded = position.read(document, open_game)
        except Problems:
            continue
        checks.check_invariants(again, loaded, f"{change}, {decision}")
        for seat in again.seats_to_act(loaded):
            for option in again.legal(loaded, seat):
                again.apply(loaded.clone(), seat, option)


@GAMES
def test_the_points_told_add_up_to_the_score(players: int, options: dict[str, str]) -> None:
    game = opened(players, **options)
    totals = [0] * max(2, players)
    moments = lively_decisions(game, "points")
    for decision in moments:
        for fact in facts_of(game, decision):
            if fact.kind == "vp":
                totals[fact.seat] += fact.amount
    last = moments[-1]
    game.apply(last.state, last.seat, last.option)
    assert totals[:players] == game.scores(last.state)


def facts_of(game: Winter, decision: checks.Decision) -> list[Fact]:
    """The facts of one decision."""
    twin = decision.state.clone()
    tale = Tale()
    twin.tale = tale
    game.apply(twin, decision.seat, decision.option)
    return tale.facts
