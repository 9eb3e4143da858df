"""Gaining and paying, told as facts.  Every change of a supply goes through here, so the log misses none."""

from __future__ import annotations

from bogwood.kernel.facts import NOBODY, Arguments, Fact

from .state import SOURCES, Swamp


def tell(s: Swamp, kind: str, seat: int, amount: int, source: str, arguments: Arguments) -> None:
    """Tell a fact to the tale; callers ask first whether anybody listens.  No fact is a gift: FS-1.5."""
    if s.tale is not None:
        s.tale.facts.append(Fact(kind, seat, amount, source, arguments))


def tell_all(s: Swamp, kind: str, amount: int, source: str, arguments: Arguments) -> None:
    """Tell a fact that is no player's doing."""
    tell(s, kind, NOBODY, amount, source, arguments)


def change_gold(s: Swamp, seat: int, amount: int, source: str) -> None:
    s.seats[seat].gold += amount
    if s.tale is not None and amount != 0:
        tell(s, "gold", seat, amount, source, {})


def change_mana(s: Swamp, seat: int, amount: int, source: str) -> None:
    s.seats[seat].mana += amount
    if s.tale is not None and amount != 0:
        tell(s, "mana", seat, amount, source, {})


def change_fish(s: Swamp, seat: int, amount: int, source: str) -> None:
    s.seats[seat].fish += amount
    if s.tale is not None and amount != 0:
        tell(s, "fish", seat, amount, source, {})


def take_axolotls(s: Swamp, seat: int, amount: int, source: str) -> None:
    """Axolotls from the supply, as many as there are (FS-22.7)."""
    amount = min(amount, s.axolotls)
    s.axolotls -= amount
    s.seats[seat].axolotls += amount
    if s.tale is not None and amount != 0:
        tell(s, "axolotl", seat, amount, source, {})


def use_axolotl(s: Swamp, seat: int, source: str) -> None:
    """An axolotl leaves the board of its player, to work or for mana (FS-7.3, FS-7.4)."""
    s.seats[seat].axolotls -= 1
    if s.tale is not None:
        tell(s, "axolotl", seat, -1, source, {})


def score(s: Swamp, seat: int, points: int, line: int, source: str = "") -> None:
    """Victory points, on their line of the score sheet (FS-1.3)."""
    if points == 0:
        return
    s.seats[seat].add_points(line, points)
    if s.tale is not None:
        tell(s, "vp", seat, points, source or SOURCES[line], {})
