"""Policies for Feya's Swamp: always build; fish and trade; race for the temples and pass early."""

from __future__ import annotations

from typing import Any

from bogwood.bots.policies.policy import Idea, Wish, always

MAIN = "main_choice"
PASS = Wish(MAIN, "pass")
ENOUGH_FISH = 5
"""With so many fish it is time to trade."""
MUCH_GOLD = 12
"""With so much gold even a merchant builds."""
TEMPLES = 5


def action(name: str) -> Wish:
    return Wish(MAIN, arguments={"action": name})


BUILD = always(action("build"), action("trade"), action("fish"), PASS)
"""Every worker builds; without the gold for it one trades, without fish to trade one fishes."""


def fish_and_trade(view: Any, seat: int) -> list[Wish]:
    """Fish until there is enough to sell, then sell; what is earned is built up only when it is much."""
    me = view["seats"][seat]
    dearest = [action("build")] if me["gold"] >= MUCH_GOLD else []
    if me["fish"] >= ENOUGH_FISH:
        dearest.append(action("trade"))
    return [*dearest, action("fish"), action("trade"), PASS]


def race_for_temples(view: Any, seat: int) -> list[Wish]:
    """Sail for the temples whose tile is not taken yet, with a longer range if one can have it; then pass."""
    if len(view["seats"][seat]["temples"]) >= TEMPLES:
        return [PASS]
    return [action("navigate"), action("improve_navigation"), PASS]


IDEAS = {
    "build": BUILD,
    "trade": Idea(frozenset({MAIN}), fish_and_trade),
    "temples": Idea(frozenset({MAIN}), race_for_temples),
}
