"""A shell to type commands into, and files to type them about."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bogwood.cli.main import run


@dataclass
class Said:
    """What a command answered."""

    status: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        return json.loads(self.out)

    @property
    def codes(self) -> list[str]:
        """The codes of the lines on standard error."""
        return [line.split(": ")[1] for line in self.err.splitlines()]


Shell = Callable[..., Said]


@pytest.fixture
def shell(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Shell:
    """Runs ``bogwood`` with these words in an empty folder; ``given`` is its standard input."""
    monkeypatch.chdir(tmp_path)
    for name in ("BOGWOOD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def typed(*words: str | Path, given: str = "") -> Said:
        monkeypatch.setattr("sys.stdin", io.TextIOWrapper(io.BytesIO(given.encode()), encoding="utf-8"))
        capsys.readouterr()
        status = run([str(word) for word in words])
        out, err = capsys.readouterr()
        return Said(status, out, err)

    return typed


@pytest.fixture
def position(shell: Shell, tmp_path: Path) -> Path:
    """A position of three players at a main choice: the first decision of round 1."""
    file = tmp_path / "position.json"
    decisions = 2 * 3 + 3 * 3 * 2
    file.write_text(shell("position", "feya", "--seed", "start", "--after", decisions).out, encoding="utf-8")
    return file


@pytest.fixture
def record(shell: Shell, tmp_path: Path) -> Path:
    """The record of a whole random game of two players."""
    assert shell("simulate", "feya", "--players", 2, "--games", 1, "--check", 0, "--out", tmp_path).status == 0
    return tmp_path / "feya-2-000000.jsonl"


Edit = Callable[[Callable[[dict[str, Any]], None]], Path]


@pytest.fixture
def edited(position: Path) -> Edit:
    """Changes the state of the position by hand."""

    def change(by_hand: Callable[[dict[str, Any]], None]) -> Path:
        document = json.loads(position.read_text(encoding="utf-8"))
        by_hand(document["state"])
        position.write_text(json.dumps(document), encoding="utf-8")
        return position

    return change
