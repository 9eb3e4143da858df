"""The accounts of each game, by its name."""

from __future__ import annotations

from collections.abc import Callable

from bogwood.kernel.game import State

from .account import Account
from .felinia import FeliniaAccount
from .feya import FeyaAccount
from .winter import WinterAccount

ACCOUNTS: dict[str, Callable[[State, int], Account]] = {
    "felinia": FeliniaAccount,
    "feya": FeyaAccount,
    "winter": WinterAccount,
}
"""Opens the account of a seat at a table."""
