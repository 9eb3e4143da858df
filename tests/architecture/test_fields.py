"""A field of a state is declared once: whatever follows from it is written by ``make.py fields``."""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from make import FIELDS, ROOT
from tools import fields

DECLARATIONS = sorted(fields.GAMES.glob("*/rules/fields.toml"))


def test_what_is_committed_is_what_the_declarations_say() -> None:
    done = subprocess.run(
        [sys.executable, str(FIELDS), "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stdout) == (0, "")


def declared(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize("path", DECLARATIONS, ids=lambda path: path.parts[-3])
def test_a_new_field_is_kept_copied_numbered_written_and_read(path: Path) -> None:
    """One line of the declaration is all that it takes, in the table and in every other part."""
    before = declared(path)
    for part in before["parts"]:
        after = declared(path)
        after["parts"][part]["fields"]["pearls"] = {"at": "treasure/pearls", "shape": [0, 9]}
        parts = fields.parts_of(after)
        source = fields.module(after, parts)
        for line in (
            "self.pearls: i64 = 0",
            "twin.pearls = self.pearls",
            '"pearls": int(me.pearls),',
            'me.pearls = given["treasure"]["pearls"]',
        ):
            assert source.count(line) == 1, line
        assert source.count("self.pearls") == 3
        assert "pearls: number;" in fields.types(parts)
        schema = json.loads(path.with_name("position.schema.json").read_text(encoding="utf-8"))
        fields.with_fields(schema, parts)
        [made] = [one for one in parts if one.name == part]
        treasure = fields.at_pointer(schema, made.schema)["properties"]["treasure"]
        assert treasure["required"] == ["pearls"]
        assert treasure["properties"]["pearls"] == {"type": "integer", "minimum": 0, "maximum": 9}


@pytest.mark.parametrize("path", DECLARATIONS, ids=lambda path: path.parts[-3])
def test_a_new_field_comes_last_in_the_digest(path: Path) -> None:
    """So digests of games without it change in one way only, and the order of the others never."""
    for part in declared(path)["parts"]:
        after = declared(path)
        after["parts"][part]["fields"] = {"pearls": {}, **after["parts"][part]["fields"]}
        [made] = [one for one in fields.parts_of(after) if one.name == part]
        assert made.in_digest()[-1].name == "pearls"
        settled = [one.name for one in made.in_digest()[:-1]]
        assert settled == made.order


def test_a_schema_loses_a_field_that_is_no_more() -> None:
    path = DECLARATIONS[0]
    after = declared(path)
    part, given = next(iter(after["parts"].items()))
    name = next(name for name, one in given["fields"].items() if one == {})
    del given["fields"][name]
    given["order"].remove(name)
    parts = fields.parts_of(after)
    schema = fields.with_fields(json.loads(path.with_name("position.schema.json").read_text(encoding="utf-8")), parts)
    [made] = [one for one in parts if one.name == part]
    assert name not in fields.at_pointer(schema, made.schema)["properties"]
