"""The bots by the name of their kind."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from bogwood.kernel.refusal import Refusal

from .analysis import Budget
from .contract import Bot
from .easy import EasyBot
from .greedy import GreedyBot
from .known import taught
from .plain import EASY, MEDIUM, PlainBot
from .policies import PREFIX, ideas, policies
from .policies.policy import Policy
from .random import RandomBot
from .searching import SearchBot

Maker = Callable[[str, str], Bot]
"""Makes a bot for the game of a name, from a seed."""

LEVELS: Final = ["easy", "medium", "hard"]
"""What people choose from."""

THINKING: Final = 1.0
"""Seconds a turn that the hard bot thinks where nothing else is said."""

PACED: Final = re.compile(
    r"(hard|classic)(:((?P<simulations>[1-9][0-9]{0,6})|(?P<number>[0-9]{1,3}(\.[0-9]{1,3})?)(?P<unit>s|cpu)))?"
)
"""``hard:400``, ``hard:0.3s``, ``hard:0.3cpu``: so many simulations, seconds, seconds of a processor a turn; likewise
``classic:400``."""


def _random(game_name: str, seed: str) -> Bot:
    return RandomBot(seed)


def _greedy(game_name: str, seed: str) -> Bot:
    knowledge = taught(game_name)
    return PlainBot("medium", seed, MEDIUM) if knowledge is None else GreedyBot(seed, knowledge.usual)


def _easy(game_name: str, seed: str) -> Bot:
    knowledge = taught(game_name)
    return PlainBot("easy", seed, EASY) if knowledge is None else EasyBot(seed, knowledge)


def _hard(game_name: str, seed: str) -> Bot:
    return _paced("hard", Budget(seconds=THINKING), game_name, seed)


def _classic(game_name: str, seed: str) -> Bot:
    return _paced("classic", Budget(seconds=THINKING), game_name, seed)


def _paced(kind: str, budget: Budget, game_name: str, seed: str) -> Bot:
    knowledge = taught(game_name)
    if knowledge is None:
        return PlainBot(kind, seed, budget)
    if kind == "classic":
        knowledge.classic()
    return SearchBot(seed, knowledge, budget, kind)


def _policy(kind: str, game_name: str, seed: str) -> Bot:
    return Policy(kind, ideas(game_name)[kind.removeprefix(PREFIX)], _greedy(game_name, seed))


MAKERS: dict[str, Maker] = {
    "classic": _classic,
    "easy": _easy,
    "greedy": _greedy,
    "hard": _hard,
    "medium": _greedy,
    "random": _random,
}
"""The kinds for every game; ``medium`` is the greedy bot.  A game that brings no knowledge is searched plainly.
``classic`` is the search of the hard bot as it was before turns were played on quickly, to measure others against."""


def budget_of(kind: str) -> Budget | None:
    """The budget that a kind like ``hard:0.3s`` names; None for any other kind."""
    found = PACED.fullmatch(kind)
    if found is None:
        return None
    if found["simulations"]:
        return Budget(simulations=int(found["simulations"]))
    if not found["unit"]:
        return Budget(seconds=THINKING)
    number = max(0.001, float(found["number"]))
    return Budget(cpu=number) if found["unit"] == "cpu" else Budget(seconds=number)


def make_bot(kind: str, game_name: str, seed: str) -> Bot:
    """A bot of this kind for this game; the same seed gives the same bot.  An unknown kind is refused."""
    budget = budget_of(kind)
    if budget is not None:
        return _paced(kind.partition(":")[0], budget, game_name, seed)
    known = kinds(game_name)
    if kind not in known:
        raise Refusal("unknown-bot", "", "", name=kind, allowed=", ".join(known))
    if kind.startswith(PREFIX):
        return _policy(kind, game_name, seed)
    return MAKERS[kind](game_name, seed)


def levels(game_name: str) -> list[str]:
    """The kinds of bots that people are offered as opponents, the weakest first."""
    return list(LEVELS)


def kinds(game_name: str) -> list[str]:
    """The kinds of bots that play this game; ``hard`` and ``classic`` may be followed by a budget (``PACED``)."""
    return [*sorted(MAKERS), *policies(game_name)]
