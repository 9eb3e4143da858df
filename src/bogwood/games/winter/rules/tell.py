"""Gaining and paying, told as facts.  Every change of what a tribe has goes through here, so the log misses none."""

from __future__ import annotations

from bogwood.kernel.facts import NOBODY, Arguments, Fact

from .program import TRACK_SOURCES
from .state import World


def tell(s: World, kind: str, seat: int, amount: int, source: str, arguments: Arguments) -> None:
    """Tell a fact that everybody may know; callers ask first whether anybody listens."""
    if s.tale is not None:
        s.tale.facts.append(Fact(kind, seat, amount, source, arguments))


def tell_owner(s: World, kind: str, seat: int, amount: int, arguments: Arguments) -> None:
    """Tell a fact to one player alone (EW-15.4)."""
    if s.tale is not None:
        s.tale.facts.append(Fact(kind, seat, amount, "", arguments, 1 << seat))


def tell_all(s: World, kind: str, amount: int, arguments: Arguments) -> None:
    """Tell a fact that is no player's doing."""
    tell(s, kind, NOBODY, amount, "", arguments)


def gain_food(s: World, seat: int, amount: int) -> None:
    """Food up to the end of its track; the rest is lost (EW-15.1)."""
    tribe = s.tribes[seat]
    amount = min(amount, int(s.box.most_food - tribe.food))
    tribe.food += amount
    if s.tale is not None and amount != 0:
        tell(s, "food", seat, amount, "", {})


def gain_tools(s: World, seat: int, amount: int) -> None:
    """Tools up to the end of their track; the rest is lost (EW-15.1)."""
    tribe = s.tribes[seat]
    amount = min(amount, int(s.box.most_tools - tribe.tools))
    tribe.tools += amount
    if s.tale is not None and amount != 0:
        tell(s, "tools", seat, amount, "", {})


def pay_food(s: World, seat: int, amount: int) -> None:
    s.tribes[seat].food -= amount
    if s.tale is not None and amount != 0:
        tell(s, "food", seat, -amount, "", {})


def pay_tools(s: World, seat: int, amount: int) -> None:
    s.tribes[seat].tools -= amount
    if s.tale is not None and amount != 0:
        tell(s, "tools", seat, -amount, "", {})


def gain_labour(s: World, seat: int, amount: int) -> None:
    """Labour for this turn (EW-3.1)."""
    s.labour += amount
    if s.tale is not None and amount != 0:
        tell(s, "labour", seat, amount, "", {})


def pay_labour(s: World, seat: int, amount: int) -> None:
    s.labour -= amount
    if s.tale is not None and amount != 0:
        tell(s, "labour", seat, -amount, "", {})


def gain_vp(s: World, seat: int, points: int, source: int) -> None:
    """Points on the score track, kept by their source (EW-19)."""
    if points != 0:
        s.tribes[seat].add_points(source, points)
        if s.tale is not None:
            tell(s, "vp", seat, points, TRACK_SOURCES[source], {})


def gain_strength(s: World, seat: int, amount: int) -> None:
    """Strength in this round's Eclipse (EW-16.2)."""
    s.tribes[seat].strength += amount
    if s.tale is not None:
        tell(s, "strength", seat, amount, "", {})


def lose(s: World, seat: int, verb: str) -> None:
    """A part of a bonus that cannot be used is lost (EW-2.7)."""
    if s.tale is not None:
        tell(s, "bonus_lost", seat, 0, "", {"effect": "bonus_" + verb})
