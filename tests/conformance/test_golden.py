"""The golden records replay and verify, and today's rules would write them again letter by letter.

    python -m tests.conformance.test_golden

writes them anew; look at what changed before you keep it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from bogwood.testing.golden import GAMES, check_record, path_of, write
from tests.conformance.cases import Case, open_game, usual_cases

FOLDER = Path(__file__).parent / "golden"


@pytest.mark.parametrize("n", range(1, GAMES + 1))
@pytest.mark.parametrize("case", usual_cases(), ids=str)
def test_a_golden_record_verifies_and_would_be_written_today(case: Case, n: int) -> None:
    game = case.open()
    check_record(game, open_game, path_of(FOLDER, game, n), n)


def test_every_golden_record_is_of_a_game_at_hand() -> None:
    expected = {path_of(FOLDER, case.open(), n).name for case in usual_cases() for n in range(1, GAMES + 1)}
    assert {path.name for path in FOLDER.glob("*.jsonl")} == expected


if __name__ == "__main__":
    for case in usual_cases():
        write(FOLDER, case.open())
