"""The checks pass a sound game and catch each of the broken ones: a check that cannot fail proves nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bogwood.kernel.game import Game
from bogwood.kernel.position import OpenGame
from bogwood.kernel.refusal import Refusal
from bogwood.testing import checks
from tests.kernel import broken
from tests.kernel.toy import Reeds

Check = Callable[[Game, OpenGame, str], None]


def play(game: Game, open_game: OpenGame, seed: str) -> None:
    checks.check_play(game, seed)


def options(game: Game, open_game: OpenGame, seed: str) -> None:
    checks.check_options(game, seed, every=1)


def same_seed(game: Game, open_game: OpenGame, seed: str) -> None:
    checks.check_same_seed(game, seed)


def two_worlds(game: Game, open_game: OpenGame, seed: str) -> None:
    checks.check_two_worlds(game, seed, every=1)


def damaged(game: Game, open_game: OpenGame, seed: str) -> None:
    checks.check_damaged_positions(game, open_game, seed, every=1)


ALL: list[Check] = [
    play,
    options,
    same_seed,
    two_worlds,
    damaged,
    checks.check_positions,
    checks.check_record,
    checks.check_record_at_every_decision,
]


def judge(kind: type[Reeds], check: Check) -> None:
    """Twenty games with two and twenty with three players."""
    for players in (2, 3):
        game = kind(players)
        for n in range(20):
            check(game, lambda name, players, options, edition: kind(players, options, edition), f"judge {n}")


@pytest.mark.parametrize("check", ALL)
def test_a_sound_game_passes(check: Check) -> None:
    judge(Reeds, check)


@pytest.mark.parametrize(
    ("kind", "check", "message"),
    [
        (broken.ShowsTheRest, two_worlds, "the view of seat .* leaks"),
        (broken.ShowsTheChoice, two_worlds, "the facts told to seat .* leak"),
        (broken.OffersByOthersHands, two_worlds, "the options of seat .* leak"),
        (broken.LosesACard, play, "cards-not-conserved"),
        (broken.LosesACard, options, "cards-not-conserved"),
        (broken.HasNoOptionLeft, play, "no option for seat"),
        (broken.SharesWhatItCloned, options, "a clone shares something"),
        (broken.ForgetsTheChoices, checks.check_positions, "the position read back differs"),
        (broken.ChokesOnAPosition, damaged, "choked on the hands"),
        (broken.SwallowsAnything, damaged, "not in list"),
        (broken.ForgetsALine, play, "at the end of the game"),
        (broken.CountsAPieceTwice, play, "the pieces of prize"),
        (broken.CountsOthersHands, two_worlds, "the points told to seat"),
        (broken.AllowsEverything, options, "why not play 1[0-2]"),
        (broken.IsLostForWords, options, "no words for play 7"),
        (broken.CallsAllAside, options, "nothing but asides"),
        (broken.PicksForGood, options, "does not go on"),
        (broken.PlaysByAnotherClock, same_seed, "does not repeat itself"),
        (broken.PlaysByAnotherClock, checks.check_record_at_every_decision, "digest-differs"),
    ],
)
def test_a_broken_game_is_caught(kind: type[Reeds], check: Check, message: str) -> None:
    with pytest.raises((AssertionError, Refusal, ValueError), match=message):
        judge(kind, check)
