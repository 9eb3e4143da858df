"""What commands print: JSON for programs, aligned text for people."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

import click


def print_json(document: Mapping[str, object]) -> None:
    click.echo(json.dumps(document, ensure_ascii=False, indent=1))


def aligned(rows: Sequence[Sequence[str]], gap: str = "  ") -> list[str]:
    """Rows with their columns under each other: the first to the left, the others to the right."""
    widths = [max(len(row[k]) for row in rows) for k in range(len(rows[0]))]
    return [gap.join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]
