"""The end of the game (EW-19, EW-20)."""

from __future__ import annotations

import pytest

from tests.games.winter.table import Table, counting, eclipse, red, yellow


def lines(table: Table, name: str) -> dict[str, int]:
    seat = table.s.tribes.index(table.tribe(name))
    return {line.source: line.points for line in table.game.score_sheet(table.s) if line.seat == seat}


@pytest.mark.rule("EW-19.1")
def test_the_score_track_and_the_end_add_up_line_by_line() -> None:
    table = counting(red(animals="mammoth", points={"villages": 6, "terrain": 4}, tools=4))
    assert lines(table, "red") == {"villages": 6, "terrain": 4, "animals": 2, "sacrifice": 1}
    assert table.game.scores(table.s) == [13, 0]


@pytest.mark.rule("EW-19.2")
@pytest.mark.parametrize(
    ("animals", "points"),
    [("mammoth", 2), ("2 mammoth", 5), ("7 mammoth", 35), ("9 mammoth", 35), ("3 mammoth, 2 glyptodon", 14)],
)
def test_sets_of_untipped_animals(animals: str, points: int) -> None:
    assert counting(red(animals=animals, tipped="sabre_tooth")).score("red") == points


@pytest.mark.rule("EW-19.3")
def test_printed_points_of_cards_that_are_not_buried() -> None:
    table = counting(red(hand="elder, ochre_marks", discard="hunter", grave="shaman, totem_carving", honor=0))
    assert lines(table, "red") == {"tribe_cards": 3, "culture_cards": 5, "honor": 2}


@pytest.mark.rule("EW-19.4")
@pytest.mark.parametrize(("step", "rate"), [(0, 1), (2, 1), (3, 2), (5, 2), (6, 3), (8, 3), (9, 4), (10, 4)])
def test_honor_pays_for_each_buried_card(step: int, rate: int) -> None:
    assert counting(red(grave="3 forager", honor=step)).score("red") == 3 * rate


@pytest.mark.rule("EW-19.5")
@pytest.mark.parametrize(("step", "points"), [(0, 2), (3, 3), (6, 5), (9, 10), (10, 10)])
def test_sacrifice_pays_for_resources_rounded_down(step: int, points: int) -> None:
    assert counting(red(food=7, tools=3, sacrifice=step)).score("red") == points


@pytest.mark.rule("EW-19.6")
def test_coloured_megaliths_score_by_level() -> None:
    table = counting(red(level_1="a1 a2 a5 a6", level_2="a1"))
    assert lines(table, "red") == {"megaliths_end": 7}


@pytest.mark.rule("EW-19.6")
def test_neutral_megaliths_score_nothing() -> None:
    table = counting(red(level_1="a1 a2 a3 a4 a5 a6 a7 a8", neutral_1="b1"))
    assert lines(table, "red") == {"megaliths_end": 8}


@pytest.mark.rule("EW-20.1")
@pytest.mark.parametrize(
    ("first", "second", "winners"),
    [
        ({"points": {"other": 5}}, {"points": {"other": 4}}, [0]),
        ({"points": {"other": 5}}, {"points": {"other": 5}, "villages": "1-2-5"}, [1]),
        ({"points": {"other": 2}}, {"animals": "mammoth"}, [1]),
        ({"points": {"other": 5}}, {"points": {"other": 5}}, [0, 1]),
    ],
)
def test_ties_go_to_villages_then_animals_then_are_shared(
    first: dict[str, object], second: dict[str, object], winners: list[int]
) -> None:
    table = counting(red(**first), yellow(**second))  # type: ignore[arg-type]
    assert table.game.winners(table.s) == winners


@pytest.mark.rule("EW-19.1")
def test_the_end_is_told_with_every_point() -> None:
    table = eclipse(red(animals="mammoth", grave="forager"), yellow(), round=4)
    told = {fact.source: fact.amount for fact in table.facts if fact.kind == "vp" and fact.seat == 0}
    assert told == {"animals": 2, "honor": 1}


def told(table: Table, source: str, seat: int = 0) -> list[tuple[str, dict[str, int | str], int]]:
    """What a line is counted from."""
    lines = [one for one in table.game.score_sheet(table.s) if (one.seat, one.source) == (seat, source)]
    return [(piece.words.key, piece.words.arguments, piece.points) for one in lines for piece in one.pieces]


@pytest.mark.rule("EW-19.2")
def test_the_sheet_names_the_animals_of_a_set() -> None:
    table = counting(red(animals="3 mammoth, 2 glyptodon"))
    assert told(table, "animals") == [
        ("winter-piece-count", {"thing": "mammoth", "count": 3}, 9),
        ("winter-piece-count", {"thing": "glyptodon", "count": 2}, 5),
    ]


@pytest.mark.rule("EW-19.4")
def test_the_sheet_tells_buried_cards_and_their_rate() -> None:
    table = counting(red(grave="3 forager", honor=6))
    assert told(table, "honor") == [("winter-piece-honor", {"count": 3, "each": 3, "step": 6}, 9)]


@pytest.mark.rule("EW-19.1")
def test_everybody_can_count_what_the_end_would_add() -> None:
    table = eclipse(red(animals="3 mammoth", grave="2 forager", honor=6, tools=4), yellow(animals="glyptodon"))
    ahead = table.game.outlook(table.s, 1)
    assert ahead.hidden == []
    added = [sum(line.points for line in ahead.lines if line.seat == seat) for seat in (0, 1)]
    before = table.game.scores(table.s)
    table.s.is_over = True
    assert [a + b for a, b in zip(before, added, strict=True)] == table.game.scores(table.s)
    assert added[0] > 0
