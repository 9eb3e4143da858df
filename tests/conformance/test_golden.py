"""The golden records replay and verify, and today's rules would write them again letter by letter."""

from __future__ import annotations

import pytest

from bogwood.kernel.digest import digest
from bogwood.kernel.record import Record, replay, verify
from tests.conformance.cases import Case, open_game, usual_cases
from tests.conformance.golden import FOLDER, GAMES, path_of, text_of

GOLDEN = pytest.mark.parametrize(
    ("case", "n"), [(case, n) for case in usual_cases() for n in range(1, GAMES + 1)], ids=str
)


def kept(case: Case, n: int) -> Record:
    path = path_of(case, n)
    assert path.exists(), f"{path.name} is missing: python -m tests.conformance.golden"
    record = Record.parse(path.read_text(encoding="utf-8"))
    assert record.problem is None
    assert record.is_over
    return record


@GOLDEN
def test_a_golden_record_verifies(case: Case, n: int) -> None:
    report = verify(kept(case, n), open_game)
    assert [str(problem) for problem in report.problems] == []


@GOLDEN
def test_a_golden_record_replays_to_its_end(case: Case, n: int) -> None:
    record = kept(case, n)
    game, state = replay(record, open_game)
    assert (digest(state), game.scores(state)) == (record.decisions[-1].digest, record.scores)


@GOLDEN
def test_a_golden_record_is_what_would_be_written_today(case: Case, n: int) -> None:
    assert kept(case, n).text() == text_of(case, n)


def test_every_golden_record_is_of_a_game_at_hand() -> None:
    expected = {path_of(case, n).name for case in usual_cases() for n in range(1, GAMES + 1)}
    assert {path.name for path in FOLDER.glob("*.jsonl")} == expected
