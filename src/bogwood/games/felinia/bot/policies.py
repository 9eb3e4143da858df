"""Policies for Felinia: sail with the first ship; live at the guild; let the income come first."""

from __future__ import annotations

from typing import Any

from bogwood.bots.policies.policy import Idea, Wish, always

SHIPS = [Wish("board", f"board:pier_{number}") for number in (1, 2, 3, 4)]
SAVED = 5
"""With so many coins there is money enough to bid for goods."""


STALLS = [Wish("bid", f"bid:stall_{number}") for number in (1, 2, 3, 4, 5)]

SAIL = always(*SHIPS, *STALLS)
"""Bids for goods alone, and takes the first seat that it can pay for, on whichever ship."""

GUILD = always(
    Wish("bid", "bid:guild"),
    Wish("guild", "swap:bonus_tile"),
    Wish("guild", "swap:spice"),
    Wish("guild", "swap:food"),
)
"""Bids for the guild as long as it can, and never leaves it with empty hands if it can help it."""


def income_first(view: Any, seat: int) -> list[Wish]:
    """Every disc brings income until the purse is full; then goods are bought."""
    return [Wish("bid", "bid:income")] if view["seats"][seat]["coins"] < SAVED else []


IDEAS = {"sail": SAIL, "guild": GUILD, "income": Idea(frozenset({"bid"}), income_first)}
