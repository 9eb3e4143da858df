"""The puzzle of the day depends on the day, the game and the puzzles, and on nothing else."""

from __future__ import annotations

from datetime import date, timedelta

from bogwood.puzzles.daily import FIRST, daily

IDS = [f"{number:08x}" for number in range(40)]


def days(first: date, count: int) -> list[date]:
    return [first + timedelta(n) for n in range(count)]


def test_it_is_the_same_everywhere() -> None:
    # Written down once: whoever has these puzzles has these days, on whatever machine.
    found = [daily("feya", IDS, day) for day in days(date(2026, 11, 18), 4)]
    assert found == ["00000026", "0000001c", "0000001f", "0000001a"]
    assert found == [daily("feya", list(reversed(IDS)), day) for day in days(date(2026, 11, 18), 4)]


def test_every_puzzle_has_its_day_before_one_comes_again() -> None:
    first, second = (
        [daily("feya", IDS, day) for day in days(FIRST + timedelta(start), len(IDS))] for start in (0, len(IDS))
    )
    assert sorted(first) == sorted(second) == IDS
    assert first != second


def test_games_have_days_of_their_own_and_days_before_the_first_too() -> None:
    assert [daily("feya", IDS, day) for day in days(FIRST, 5)] != [daily("winter", IDS, day) for day in days(FIRST, 5)]
    assert daily("feya", IDS, date(1999, 12, 31)) in IDS
