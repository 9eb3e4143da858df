"""Games full of boarding, exploring and castles keep every promise of the contract."""

from __future__ import annotations

import json

import pytest

from bogwood.games.felinia.rules.game import Felinia
from bogwood.kernel import position
from bogwood.kernel.chance import Stream
from bogwood.kernel.digest import digest
from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Problems
from bogwood.testing import checks
from tests.games.felinia.lively import lively_game
from tests.games.felinia.table import opened

CASES = [
    (2, "basic", {}),
    (3, "basic", {"open_holdings": "yes", "income_order": "falling"}),
    (4, "basic", {"deck_refill": "phase_3", "deck_face_up": "yes"}),
    (2, "advanced", {"castle_rule": "different_pictures"}),
    (3, "advanced", {}),
    (4, "advanced", {"deck_face_up": "yes"}),
]
GAMES = pytest.mark.parametrize(("players", "mode", "options"), CASES)


def game_of(players: int, mode: str, options: dict[str, str]) -> Felinia:
    return opened(players, mode=mode, **options)


def open_game(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    return opened(players, **options)


@GAMES
def test_much_happens(players: int, mode: str, options: dict[str, str]) -> None:
    game = game_of(players, mode, options)
    chosen = {option for n in range(4) for _, _, option in lively_game(game, f"much {n}")}
    points = {game.catalogue.entry(option).point for option in chosen}
    wanted = {"bid", "buy", "guild", "bonus", "board", "move", "store", "turn" if mode == "basic" else "step"}
    assert wanted <= points


@GAMES
def test_every_invariant_holds_and_every_option_applies(players: int, mode: str, options: dict[str, str]) -> None:
    game = game_of(players, mode, options)
    stream = Stream("reasons")
    for number, (state, seat, option) in enumerate(lively_game(game, "invariants")):
        decision = checks.Decision(game, state, number, seat, option)
        checks.check_invariants(game, state, str(decision))
        if number % 9 == 0:
            checks.check_every_option_applies(decision)
            checks.check_reasons(decision, stream)


@GAMES
def test_no_seat_can_tell_two_worlds_apart(players: int, mode: str, options: dict[str, str]) -> None:
    game = game_of(players, mode, options)
    for number, (state, seat, option) in enumerate(lively_game(game, "worlds")):
        decision = checks.Decision(game, state, number, seat, option)
        if number % 4 == 0:
            for other in range(-1, players):
                world = game.determinise(state, other, f"world {number}")
                checks.check_worlds_look_alike(decision, world, other)
                checks.check_worlds_tell_alike(decision, world, other)


@GAMES
def test_a_position_is_read_back_at_any_moment(players: int, mode: str, options: dict[str, str]) -> None:
    game = game_of(players, mode, options)
    for number, (state, seat, option) in enumerate(lively_game(game, "positions")):
        if number % 3 == 0:
            text = position.pretty(position.write(game, state))
            _, loaded = position.read(position.parse(text), open_game)
            assert digest(loaded) == digest(state), game.catalogue.notation(option)
            assert game.legal(loaded, seat).listed() == game.legal(state, seat).listed()


@GAMES
def test_a_careless_edit_is_refused_or_sound(players: int, mode: str, options: dict[str, str]) -> None:
    game = game_of(players, mode, options)
    stream = Stream("damage")
    for state, _, _ in lively_game(game, "damage"):
        document: object = json.loads(json.dumps(position.write(game, state)))
        change = checks.damage(document, stream)
        try:
            again, loaded = position.read(document, open_game)
        except Problems:
            continue
        checks.check_invariants(again, loaded, change)
        for seat in again.seats_to_act(loaded):
            for option in again.legal(loaded, seat):
                again.apply(loaded.clone(), seat, option)
