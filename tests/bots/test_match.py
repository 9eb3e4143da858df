"""A game between bots: played to its end, counted, recorded, and fair."""

from __future__ import annotations

import pytest

from bogwood.bots.contract import Bot
from bogwood.bots.match import play_game
from bogwood.bots.random import RandomBot
from bogwood.kernel.game import Game, State
from bogwood.kernel.record import Recorder, Seat, verify
from bogwood.kernel.refusal import Refusal
from tests.kernel.toy import NAME, Reeds


class Onlooker(Bot):
    """Plays the first option and remembers what it was shown."""

    name = "onlooker"

    def __init__(self) -> None:
        self.shown: list[State] = []

    def choose(self, game: Game, state: State, seat: int) -> int:
        self.shown.append(state)
        return game.legal(state, seat).nth(0)


class Cheat(Bot):
    """Plays a card that it does not have."""

    name = "cheat"

    def choose(self, game: Game, state: State, seat: int) -> int:
        options = game.legal(state, seat).listed()
        return next(number for number in game.catalogue.numbers.values() if number not in options)


def bots(game: Game) -> list[Bot]:
    return [RandomBot(f"bog/{seat}") for seat in range(game.players)]


def test_a_match_is_played_to_its_end_and_counted() -> None:
    game = Reeds(3)
    result = play_game(game, bots(game), "marsh")
    assert (result.decisions, result.rounds) == (9, 3)
    assert sum(line.points for line in result.sheet) == sum(result.scores)
    assert [sum(used.values()) for used in result.used] == [3, 3, 3]
    assert result.scores[result.winners[0]] == max(result.scores)


def test_the_same_seeds_play_the_same_match() -> None:
    game = Reeds(3)
    assert play_game(game, bots(game), "marsh").used == play_game(game, bots(game), "marsh").used


def test_a_match_can_be_recorded() -> None:
    game = Reeds(2)
    recorder = Recorder(game, "marsh", [Seat("bot", "random")] * 2)
    result = play_game(game, bots(game), "marsh", recorder)
    assert recorder.record.is_over
    assert recorder.record.scores == result.scores == play_game(game, bots(game), "marsh").scores
    report = verify(recorder.record, lambda name, players, options, edition: Reeds(players, options))
    assert (recorder.record.game, report.is_sound) == (NAME, True)


def test_a_bot_is_never_shown_the_table_itself() -> None:
    game = Reeds(2)
    recorder = Recorder(game, "marsh", [Seat("bot", "onlooker")] * 2)
    key = (recorder.state.key0, recorder.state.key1)
    onlookers = [Onlooker(), Onlooker()]
    play_game(game, onlookers, "marsh", recorder)
    shown = [state for onlooker in onlookers for state in onlooker.shown]
    assert all(state is not recorder.state for state in shown)
    assert all((state.key0, state.key1) != key for state in shown)


@pytest.mark.parametrize("is_recorded", [False, True])
def test_a_choice_that_is_not_open_is_refused(is_recorded: bool) -> None:
    game = Reeds(2)
    recorder = Recorder(game, "marsh", [Seat("bot", "cheat")] * 2) if is_recorded else None
    with pytest.raises(Refusal):
        play_game(game, [Cheat(), Cheat()], "marsh", recorder)


def test_every_seat_needs_a_bot() -> None:
    with pytest.raises(Refusal, match="bad-players"):
        play_game(Reeds(3), [Cheat()], "marsh")
