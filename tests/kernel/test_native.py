"""Without mypy_extensions the engines still run: machine integers are then plain ones."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bogwood.kernel.native import is_interpreted, shallow_copy

SOURCE = Path(__file__).resolve().parents[2] / "src"


def without_extensions(program: str) -> str:
    """What a program prints in a process that cannot import mypy_extensions and runs interpreted."""
    prelude = "import os, sys\nos.environ['BOGWOOD_PURE'] = '1'\nsys.modules['mypy_extensions'] = None\n"
    command = [sys.executable, "-c", f"{prelude}sys.path.insert(0, {str(SOURCE)!r})\n{program}"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()


def test_machine_integers_are_plain_ones() -> None:
    assert without_extensions("from bogwood.kernel.native import i64\nprint(i64 is int)") == "True"


def test_cells_work_all_the_same() -> None:
    assert (
        without_extensions("from bogwood.kernel.cells import cells, each\nprint(each(cells([5, 170])))") == "[5, 170]"
    )


def test_the_contract_can_be_imported() -> None:
    assert without_extensions("from bogwood.kernel.game import State\nprint(State.__name__)") == "State"


class Plain:
    def __init__(self) -> None:
        self.numbers = [1, 2]


def test_an_ordinary_class_is_interpreted() -> None:
    assert is_interpreted(Plain)


def test_a_shallow_copy_shares_the_values() -> None:
    one = Plain()
    assert shallow_copy(one).numbers is one.numbers


def test_a_shallow_copy_is_another_object() -> None:
    one = Plain()
    twin = shallow_copy(one)
    twin.numbers = []
    assert one.numbers == [1, 2]
