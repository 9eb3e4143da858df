"""The schedule: everybody sits everywhere, on the same deals."""

from __future__ import annotations

from collections import Counter

import pytest

from bogwood.arena.settings import deals_for, seatings_of
from tests.arena.hall import settings


def test_two_bots_change_seats_on_every_deal() -> None:
    seats = [(fixture.deal, fixture.seats) for fixture in settings("a", "b", deals=2).schedule()]
    assert sorted(seats) == [(0, (0, 1)), (0, (1, 0)), (1, (0, 1)), (1, (1, 0))]


@pytest.mark.parametrize(("bots", "players"), [(2, 2), (2, 3), (3, 3), (4, 3), (3, 4), (2, 4), (5, 4), (1, 4)])
def test_every_bot_sits_equally_often_in_every_seat(bots: int, players: int) -> None:
    for seat in range(players):
        counts = Counter(seats[seat] for seats in seatings_of(bots, players))
        assert len(counts) == bots
        assert len(set(counts.values())) == 1


def test_with_enough_bots_each_two_meet_equally_often() -> None:
    meetings = Counter(
        frozenset((one, other)) for seats in seatings_of(4, 3) for one in seats for other in seats if one < other
    )
    assert len(meetings) == 6
    assert len(set(meetings.values())) == 1


def test_a_single_bot_plays_each_deal_once() -> None:
    assert settings("a", players=3, deals=5).games == 5


def test_neighbours_change_from_deal_to_deal() -> None:
    games = list(settings("a", "b", "c", players=3, deals=2).schedule())
    assert {fixture.seats for fixture in games if fixture.deal == 0} == {(0, 1, 2), (2, 0, 1), (1, 2, 0)}
    assert {fixture.seats for fixture in games if fixture.deal == 1} == {(2, 1, 0), (1, 0, 2), (0, 2, 1)}


def test_games_are_numbered_through_and_counted() -> None:
    arena = settings("a", "b", players=3, deals=3, vary="best")
    assert [fixture.number for fixture in arena.schedule()] == list(range(arena.games))


def test_a_varied_option_has_every_value_on_every_deal() -> None:
    arena = settings("a", "b", deals=2, vary="best")
    values = Counter((fixture.deal, fixture.value) for fixture in arena.schedule())
    assert values == {(deal, value): 2 for deal in (0, 1) for value in ("highest", "lowest")}
    assert arena.options_of(next(arena.schedule())) == {"best": "highest"}


def test_games_are_rounded_up_to_whole_deals() -> None:
    assert deals_for(7, entrants=2, players=2, values=0) == 4
    assert deals_for(6, entrants=3, players=3, values=2) == 1


def test_a_kind_that_enters_twice_has_two_names() -> None:
    assert settings("greedy", "random", "greedy").labels == ["greedy", "random", "greedy 2"]
