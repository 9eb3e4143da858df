"""Layouts: what a game says of how its table is drawn where a client has no face for it (docs/generic-face.md)."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

from bogwood.kernel.refusal import Refusal
from bogwood.kernel.schema import Schema, check

from .trouble import log

Json = dict[str, Any]
WRONG = "the layout of %s is wrong and not used, its tables are told as values: %s"


@cache
def schema() -> Schema:
    found: Schema = json.loads(Path(__file__).with_name("layout.schema.json").read_text(encoding="utf-8"))
    return found


def problems_in(layout: Json) -> list[Refusal]:
    """Everything that is wrong with a layout, each with its place."""
    return check(layout, schema())


def sound(game: str, layout: Json) -> Json:
    """The layout, or an empty one where it is wrong, which the log says: a game can be played without."""
    problems = problems_in(layout)
    if not problems:
        return layout
    log.warning(WRONG, game, "; ".join(map(str, problems)))
    return {}
