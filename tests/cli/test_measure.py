"""``bogwood measure``: figures for an overview, and for what is typical."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bogwood.cli.main import run


def test_what_is_typical_is_written_as_reviews_read_it(tmp_path: Path) -> None:
    out = tmp_path / "typical.json"
    asked = ["measure", "felinia", "--typical", "--games", "1", "--bots", "easy", "--preset", "first"]
    assert run([*asked, "--out", str(out), "--keep", str(tmp_path / "kept")]) == 0
    found = json.loads(out.read_text(encoding="utf-8"))
    assert found["made"] == "bogwood measure felinia --typical --games 1 --bots easy --preset first"
    assert [(table["players"], table["games"], table["bot"]) for table in found["tables"]] == [
        (players, 1, "easy") for players in (2, 3, 4)
    ]
    assert all(table["options"] == {"mode": "basic", "deck_face_up": "no"} for table in found["tables"])
    assert len(list((tmp_path / "kept").iterdir())) == 3


@pytest.mark.parametrize("asked", [["nothing"], ["felinia", "--typical", "--preset", "nothing"]])
def test_what_is_not_there_is_refused(asked: list[str]) -> None:
    assert run(["measure", *asked]) != 0
