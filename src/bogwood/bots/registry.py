"""The bots by the name of their kind."""

from __future__ import annotations

from collections.abc import Callable

from bogwood.kernel.refusal import Refusal

from .contract import Bot
from .felinia.advice import FeliniaAdvice
from .feya.advice import FeyaAdvice
from .greedy import Adviser, GreedyBot
from .random import RandomBot
from .winter.advice import WinterAdvice

Maker = Callable[[str, str], Bot]
"""Makes a bot for the game of a name, from a seed."""


def _random(game_name: str, seed: str) -> Bot:
    return RandomBot(seed)


ADVISERS: dict[str, Adviser] = {"felinia": FeliniaAdvice, "feya": FeyaAdvice, "winter": WinterAdvice}
"""What the greedy bot knows of each game."""


def _greedy(game_name: str, seed: str) -> Bot:
    return GreedyBot(seed, ADVISERS[game_name])


MAKERS: dict[str, Maker] = {"greedy": _greedy, "random": _random}


def make_bot(kind: str, game_name: str, seed: str) -> Bot:
    """A bot of this kind for this game; the same seed gives the same bot.  An unknown kind is refused."""
    known = kinds(game_name)
    if kind not in known:
        raise Refusal("unknown-bot", "", "", name=kind, allowed=", ".join(known))
    return MAKERS[kind](game_name, seed)


def kinds(game_name: str) -> list[str]:
    """The kinds of bots that play this game."""
    return [kind for kind in sorted(MAKERS) if kind != "greedy" or game_name in ADVISERS]
