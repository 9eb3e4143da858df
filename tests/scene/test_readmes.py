"""Each game's README names every field of its positions and every step that may be pending."""

from __future__ import annotations

import json
import re
from importlib import import_module
from pathlib import Path

import pytest

from bogwood import shelf

GAMES = Path(__file__).parents[2] / "src" / "bogwood" / "games"


@pytest.mark.parametrize("name", shelf.games())
def test_a_readme_names_every_field_of_the_state(name: str) -> None:
    page = (GAMES / name / "README.md").read_text(encoding="utf-8")
    section = page.partition("## Position files")[2].partition("## Rules")[0]
    named = set(re.findall(r"`([a-z_0-9]+)`", section))
    schema = json.loads((GAMES / name / "rules" / "position.schema.json").read_text(encoding="utf-8"))
    fields = set(schema["required"])
    for part in ("seats", "tribes"):
        items = schema["properties"].get(part, {}).get("items", {})
        described = schema.get("$defs", {}).get(items.get("$ref", "").rpartition("/")[2], items)
        fields |= set(described.get("required", []))
    assert fields <= named


@pytest.mark.parametrize("name", ["feya", "felinia"])
def test_a_readme_names_every_step(name: str) -> None:
    page = (GAMES / name / "README.md").read_text(encoding="utf-8")
    section = page.partition("## Position files")[2].partition("## Rules")[0]
    points = import_module(f"bogwood.games.{name}.rules.steps").POINTS
    # Steps that are over before anybody decides never stand in a file.
    over = {"departure", "preparing"}
    assert set(points) - over <= set(re.findall(r"`([a-z_0-9]+)`", section))
