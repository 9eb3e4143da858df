"""A game between bots: played to its end, counted, recorded, and fair."""

from __future__ import annotations

import pytest

from bogwood.bots.contract import Bot
from bogwood.bots.match import Match, RecordedMatch, play_game
from bogwood.bots.random import RandomBot
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import NOBODY
from bogwood.kernel.game import Game, State
from bogwood.kernel.record import Recorder, Seat, verify
from bogwood.kernel.refusal import Refusal
from make import SOURCES
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


def test_a_match_waits_for_a_seat_without_a_bot() -> None:
    game = Reeds(2)
    state = game.new("marsh")
    match = Match(game, state, {1: RandomBot("bog")}, "marsh")
    assert list(match) == []
    match.carry_out(0, game.legal(state, 0).nth(0))
    assert [seat for seat, _ in match] == [1]
    assert match.made == 2


def test_a_match_says_whose_bot_failed_and_blames_nobody_for_the_rules() -> None:
    class Torn(Reeds):
        def apply(self, state: State, seat: int, option: int) -> None:
            raise ZeroDivisionError("of the rules")

    cheated = Match(Reeds(2), Reeds(2).new("marsh"), {0: Cheat(), 1: Cheat()}, "marsh")
    with pytest.raises(Refusal, match="illegal-move at cheat"):
        list(cheated)
    torn = Match(Torn(2), Torn(2).new("marsh"), {0: Onlooker(), 1: Onlooker()}, "marsh")
    with pytest.raises(ZeroDivisionError):
        list(torn)
    assert (cheated.asked, torn.asked) == (0, NOBODY)


def test_what_is_taken_back_is_shown_anew_as_it_was() -> None:
    game = Reeds(2)
    recorder = Recorder(game, "marsh", [Seat("bot", "onlooker")] * 2)
    bot = Onlooker()
    match = RecordedMatch(recorder, {0: bot, 1: bot}, "marsh")
    match.decide(0)
    recorder.take_back(0)
    assert match.made == 0
    match.decide(0)
    assert digest(bot.shown[0]) == digest(bot.shown[1])


def test_no_other_module_shows_a_bot_a_state_and_does_what_it_chooses() -> None:
    modules = {path.relative_to(SOURCES / "bogwood").as_posix(): path for path in (SOURCES / "bogwood").rglob("*.py")}
    texts = {name: path.read_text(encoding="utf-8") for name, path in modules.items()}
    # A recorder writes down what it is told to choose.
    asked = {name: text.replace("recorder.choose(", "") for name, text in texts.items() if ".determinise(" in text}
    assert [name for name, text in asked.items() if ".choose(" in text] == ["bots/match.py"]
