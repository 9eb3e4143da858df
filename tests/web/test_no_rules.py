"""The client draws what it is told: it holds no number of a game and no rule."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "web" / "src"
GAMES = ROOT / "src" / "bogwood" / "games"
RULES = re.compile(
    r"\b(legal|whyNot|isLegal|canBuild|canSail|buildCost|settlementCost|costOf|joinsIslands|wouldJoin|blocks|reach"
    r"|sailingRange|catchOf|islandValue|finalScore|scoreOf|hostPoints|salePrice)\s*(\(|=\s*\()"
)


def sources() -> Iterator[Path]:
    yield from (path for path in CLIENT.rglob("*.ts*") if "icon-paths" not in path.name)


def test_no_function_of_the_client_is_a_rule() -> None:
    found = [f"{path.name}: {match[0]}" for path in sources() for match in RULES.finditer(path.read_text())]
    assert found == []


def ids(value: Any) -> Iterator[str]:
    """The ids of numbered things in a data file: spaces, tiles, cards, whose numbers the client could have copied."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for member in value.values():
            yield from ids(member)
    elif isinstance(value, list):
        for member in value:
            yield from ids(member)


def test_no_tile_space_or_card_is_known_by_name() -> None:
    """What has a price or a gain is drawn from the data: the client never names one single tile or space."""
    for game in sorted(GAMES.glob("*/rules/data.json")):
        named = {one for one in ids(json.loads(game.read_text())) if re.search(r"_\d|^r\d_|^temple_\d|^build_", one)}
        for path in sources():
            text = path.read_text()
            assert not [one for one in named if re.search(rf"['\"`]{one}['\"`]", text)], path.name


def test_no_table_of_numbers() -> None:
    """No list of plain numbers that could be costs or points; drawing uses named constants and coordinates."""
    prices = re.compile(
        r"(?:cost|price|points|vp|gold|mana|range|catch)\w*\s*[:=]\s*(?:\[\s*\d|\d+[,;\s)}])", re.IGNORECASE
    )
    found = []
    for path in (CLIENT / "games").rglob("*.ts*"):
        for line in path.read_text().splitlines():
            if prices.search(line) and not re.search(r"[:=]\s*0[,;\s)}]", line):
                found.append(f"{path.name}: {line.strip()}")
    assert found == []
