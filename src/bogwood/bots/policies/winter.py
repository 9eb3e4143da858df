"""Policies for Endless Winter: hunters, explorers, and people of culture.  Each sends its figures to one column."""

from __future__ import annotations

from .policy import Idea, Wish, always


def column(name: str, *others: Wish) -> Idea:
    """Every figure to this column, the chief too."""
    return always(
        Wish("figure", arguments={"figure": "member", "column": name}),
        Wish("figure", arguments={"figure": "chief", "column": name}),
        *others,
    )


IDEAS = {"hunt": column("hunt"), "explore": column("explore"), "develop": column("develop")}
