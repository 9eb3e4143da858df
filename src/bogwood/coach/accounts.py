"""The accounts of each game, by its name."""

from __future__ import annotations

from collections.abc import Callable

from bogwood.kernel.game import State

from .account import Account
from .felinia import RULES as FELINIA_RULES
from .felinia import FeliniaAccount
from .feya import RULES as FEYA_RULES
from .feya import FeyaAccount
from .winter import RULES as WINTER_RULES
from .winter import WinterAccount

ACCOUNTS: dict[str, Callable[[State, int], Account]] = {
    "felinia": FeliniaAccount,
    "feya": FeyaAccount,
    "winter": WinterAccount,
}
"""Opens the account of a seat at a table."""

RULES: dict[str, dict[str, str]] = {"felinia": FELINIA_RULES, "feya": FEYA_RULES, "winter": WINTER_RULES}
"""The rule that each item of a game is about."""
