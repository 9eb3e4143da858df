"""Chance that comes as it is wanted: a key is looked for whose next numbers are the right ones.

Nothing is told to the engine: chance stays a function of key and count, and a position shows both.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, State
from bogwood.kernel.refusal import Refusal

from .lines import is_number

TRIES: Final = 40_000
"""So many keys are tried."""

PLAYED: Final = 4_000
"""So many where each of them means playing moves."""


@dataclass(frozen=True)
class Wish:
    """What chance shall bring.

    ``draws`` are numbers with the number below which each is drawn.  ``names`` shall be told in this order, or shall be
    the numbers drawn, when ``moves`` are made.
    """

    draws: tuple[tuple[int, int], ...] = ()
    names: tuple[str, ...] = ()
    moves: tuple[tuple[int, int], ...] = ()
    """Seats and their options."""


def wished(words: list[str]) -> tuple[list[str], list[str]]:
    """``2/6 0/4``, or ``NAME… by MOVE…``: what is wanted, and the moves that bring it."""
    if "by" in words:
        place = words.index("by")
        return words[:place], words[place + 1 :]
    return words, []


def draws_in(words: list[str]) -> tuple[tuple[int, int], ...]:
    """Draws written ``2/6``: a two, of the numbers from 0 to 5."""
    found: list[tuple[int, int]] = []
    for word in words:
        wanted, sign, below = word.partition("/")
        if not sign or not is_number(wanted) or not is_number(below) or not 0 <= int(wanted) < int(below):
            raise Refusal("scene-bad-draw", "", "", text=word[:40])
        found.append((int(wanted), int(below)))
    return tuple(found)


def lucky_key(game: Game, state: State, wish: Wish, seed: str = "luck") -> str:
    """A seed by which the state's chance brings what is wished for; refused when none is found in so many tries."""
    best = 0
    tries = PLAYED if wish.moves else TRIES
    for n in range(tries):
        key = f"{seed}/{n}"
        found = granted(game, state, wish, key)
        if found == len(wish.draws) + len(wish.names):
            return key
        best = max(best, found)
    raise Refusal("scene-no-luck", "", "", found=best, expected=len(wish.draws) + len(wish.names), tries=tries)


def granted(game: Game, state: State, wish: Wish, key: str) -> int:
    """How much of what is wished for comes with this key, counted up to the first that does not."""
    trial = state.clone()
    trial.rekey(key)
    for place, (wanted, below) in enumerate(wish.draws):
        if trial.draw(below) != wanted:
            return place
    if not wish.names:
        return len(wish.draws)
    trial.rekey(key)
    tale = Tale()
    trial.tale = tale
    for seat, option in wish.moves:
        if not game.legal(trial, seat).holds(option):
            return 0
        game.apply(trial, seat, option)
    trial.tale = None
    if all(map(is_number, wish.names)):
        return len(wish.draws) + at_the_start(list(wish.names), [str(draw) for draw in tale.draws])
    return len(wish.draws) + in_order(list(wish.names), names_told(tale))


def names_told(tale: Tale) -> list[str]:
    """Every name in the facts, in the order in which they were told."""
    return [str(value) for fact in tale.facts for value in fact.arguments.values()]


def in_order(wanted: list[str], told: list[str]) -> int:
    """How many of these come, one after the other."""
    found = 0
    for name in told:
        if found < len(wanted) and name == wanted[found]:
            found += 1
    return found


def at_the_start(wanted: list[str], drawn: list[str]) -> int:
    """With how many of these the draws begin."""
    found = 0
    while found < min(len(wanted), len(drawn)) and wanted[found] == drawn[found]:
        found += 1
    return found
