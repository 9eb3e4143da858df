"""Why a choice is closed: the reasons agree with what is legal, and cite a rule."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bogwood.games.feya.rules.box import OPTIONS
from bogwood.games.feya.rules.choices import ANYTIME
from bogwood.games.feya.rules.steps import POINTS, PREPARE_CLANS, STEPS
from bogwood.kernel.catalogue import Entry
from bogwood.kernel.edition import read_json
from bogwood.kernel.refusal import Refusal
from tests.games.feya.table import Table, frogs, new_table, salamanders, swamp, turtles, wander

DECISIONS = PREPARE_CLANS
"""The decision points come first in the list of steps."""

VALUES = [(kind.name, value) for kind in OPTIONS for value in kind.values]
RULES = {rule["id"] for rule in read_json("bogwood.games.feya", "paragraphs/rules.json")["rules"]}


def entries(table: Table) -> list[Entry]:
    return [entry for entry in table.game.catalogue.entries if entry is not None]


def after(players: int, seed: str, steps: int, **options: str) -> Table:
    """A random game after so many choices, or at its last choice."""
    table = new_table(players, seed, **options)
    kept = table.copy()
    for _ in itertools.islice(wander(table, seed), steps):
        kept = table.copy()
    return kept


def check_every_option(table: Table) -> None:
    """Closed exactly when not legal; and what the open decision asks for is never merely out of place."""
    legal = set(table.game.legal(table.state, table.acting))
    in_turn = STEPS.open(table.state).allows_asides(table.state)
    for entry in entries(table):
        reason = table.game.why_not(table.state, table.acting, entry.number)
        assert (reason is None) == (entry.number in legal), entry.notation
        if reason is None:
            continue
        assert reason.rule in RULES, (entry.notation, str(reason))
        if entry.point == table.point or (in_turn and ANYTIME.holds(entry.number)):
            assert reason.code != "not-now", entry.notation


@settings(max_examples=15)
@given(players=st.integers(2, 4), seed=st.text("abcdef", min_size=3, max_size=3), steps=st.integers(0, 400))
def test_a_reason_is_given_exactly_for_what_is_not_legal(players: int, seed: str, steps: int) -> None:
    check_every_option(after(players, seed, steps))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_reason_is_given_at_the_first_visits_of_every_decision_point(players: int) -> None:
    visits: Counter[str] = Counter()
    for seed in range(8):
        table = new_table(players, f"visits {seed}", clan_side="choose")
        for _ in wander(table, f"visits {seed}"):
            visits[table.point] += 1
            if visits[table.point] <= 2:
                check_every_option(table)
    never = {"neutral_cell"} if players > 2 else set()
    assert set(visits) >= set(POINTS[:DECISIONS]) - never - {"salamander_tile"}


def test_a_reason_is_given_while_a_salamander_tile_is_asked_for() -> None:
    table = swamp(salamanders(side="lotus", gold=20, boats="2,-1", specials="salamander_catch"), shrines="0,0").play(
        "build_1", "worker:clan", "boat:1", "to:2,-1", "build:1,0", "track:lower_left"
    )
    assert table.point == "salamander_tile"
    check_every_option(table)


@settings(max_examples=10)
@given(value=st.sampled_from(VALUES), steps=st.integers(0, 300), players=st.integers(2, 4))
def test_the_same_under_every_option(value: tuple[str, str], steps: int, players: int) -> None:
    check_every_option(after(players, "under an option", steps, **dict([value])))


@pytest.mark.parametrize("steps", [0, 40, 200])
def test_asking_changes_nothing(steps: int) -> None:
    table = after(3, "asking", steps)
    before = table.state.numbers()
    for entry in entries(table):
        table.game.why_not(table.state, table.acting, entry.number)
    table.game.legal(table.state, table.acting)
    assert table.state.numbers() == before


def test_who_is_not_to_act_hears_so_for_every_option() -> None:
    table = swamp(frogs(), turtles())
    reasons = {
        reason.code
        for entry in entries(table)
        if (reason := table.game.why_not(table.state, 1, entry.number)) is not None
    }
    assert reasons == {"not-your-turn"}


def test_an_option_outside_the_catalogue_is_refused() -> None:
    table = swamp(frogs())
    with pytest.raises(Refusal) as refused:
        table.game.why_not(table.state, 0, 10**6)
    assert refused.value.code == "no-such-option"


def test_every_option_reads_back_from_its_notation() -> None:
    catalogue = new_table(4).game.catalogue
    assert all(catalogue.parse(entry.notation) == entry.number for entry in catalogue.entries if entry is not None)
