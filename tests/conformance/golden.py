"""A few complete games, kept as records: a change of the rules shows as a readable difference.

    python -m tests.conformance.golden

writes them anew; look at what changed before you keep it.
"""

from __future__ import annotations

from pathlib import Path

from tests.conformance.cases import Case, usual_cases
from tests.conformance.checks import recorded

FOLDER = Path(__file__).parent / "golden"
GAMES = 3
"""Records per game and number of players."""


def path_of(case: Case, n: int) -> Path:
    return FOLDER / f"{case}-{n}.jsonl"


def text_of(case: Case, n: int) -> str:
    return recorded(case.open(), f"golden {case} {n}").text()


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for case in usual_cases():
        for n in range(1, GAMES + 1):
            path_of(case, n).write_text(text_of(case, n), encoding="utf-8")
            print(path_of(case, n).name)


if __name__ == "__main__":
    main()
