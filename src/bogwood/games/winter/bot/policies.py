"""Policies for Endless Winter: hunters, explorers, and people of culture."""

from __future__ import annotations

from bogwood.bots.policies.policy import Idea, Wish, always


def column(name: str) -> Idea:
    """Every member of the tribe to this column; the chief goes where he is advised to."""
    return always(Wish("figure", arguments={"figure": "member", "column": name}))


IDEAS = {"hunt": column("hunt"), "explore": column("explore"), "develop": column("develop")}
