"""A corrected edition: changes laid over the component data of a game."""

from __future__ import annotations

import json
from collections.abc import Callable
from importlib.resources import files
from typing import Any

from .refusal import Problems, Refusal
from .schema import check

Data = dict[str, Any]


def read_json(package: str, name: str) -> Data:
    """A JSON file that comes with a package."""
    found: Data = json.loads(files(package).joinpath(name).read_text(encoding="utf-8"))
    return found


def checked_edition(package: str, changes: Data | None, contradictions: Callable[[Data], list[Refusal]]) -> Data:
    """The component data that come with a game's package, or a corrected edition laid over them.

    They keep to the package's schemas and ``contradictions`` finds none in them; otherwise Problems names everything.
    """
    data = read_json(package, "data.json")
    if changes is not None:
        data = corrected(data, changes, read_json(package, "edition.schema.json"))
    found = check(data, read_json(package, "data.schema.json")) or contradictions(data)
    if found:
        raise Problems(found)
    return data


def corrected(data: Data, changes: Data, schema: Data) -> Data:
    """The data of a corrected edition; raises Problems when its file does not keep to the schema of such files."""
    found = check(changes, schema)
    if found:
        raise Problems(found)
    merged: Data = laid_over(data, changes["changes"])
    merged["edition"] = changes["edition"]
    return merged


def laid_over(data: Any, changes: Any) -> Any:
    """``changes`` over ``data``.

    Objects are changed key by key, and null takes a key away; lists of things with an id thing by thing, and a thing
    that says ``removed`` is taken away; everything else is replaced.
    """
    if isinstance(data, dict) and isinstance(changes, dict):
        merged = dict(data)
        for key, value in changes.items():
            if value is None:
                merged.pop(key, None)
            else:
                merged[key] = laid_over(data[key], value) if key in data else value
        return merged
    if _has_ids(data) and _has_ids(changes) and {item["id"] for item in changes} <= {item["id"] for item in data}:
        by_id = {item["id"]: item for item in changes}
        kept = [item for item in data if not by_id.get(item["id"], {}).get("removed", False)]
        return [laid_over(item, by_id.get(item["id"], {})) for item in kept]
    return changes


def _has_ids(items: Any) -> bool:
    return isinstance(items, list) and len(items) > 0 and all(isinstance(i, dict) and "id" in i for i in items)
