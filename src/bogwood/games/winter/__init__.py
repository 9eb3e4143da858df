"""Endless Winter: Paleoamericans, with Rivers & Rafts, for one to four players."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from bogwood.kernel.game import Game, OptionKind, State
from bogwood.manifest import FIRST, Book, Manifest, Numbers

if TYPE_CHECKING:
    from bogwood.bots.knowledge import Knowledge
    from bogwood.bots.policies.policy import Idea
    from bogwood.coach.account import Account
    from bogwood.coach.plan import Planner
    from bogwood.scene import Stage


class EndlessWinter(Manifest):
    """What the house knows of this game."""

    name = "winter"
    players = range(1, 5)
    minutes = 120
    place = 3
    presets: Mapping[str, dict[str, str]] = {
        FIRST: {"setup_cards": "beginner", "rivers": "2"},
        "base": {},
        "rivers": {"rivers": "2"},
        "warriors": {"warriors": "1"},
        "full": {"rivers": "3", "warriors": "1"},
    }

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        from .rules.game import Winter

        return Winter(players, options, changes)

    def options(self) -> list[OptionKind]:
        from .rules.box import OPTIONS

        return OPTIONS

    def data(self, changes: dict[str, Any] | None = None) -> dict[str, Any]:
        from .rules.box import edition_data

        return edition_data(changes)

    def numbers(self, data: dict[str, Any]) -> Numbers:
        from .said import numbers_in

        return numbers_in(data)

    def knowledge(self) -> Knowledge:
        from .bot.knowledge import WinterKnowledge

        return WinterKnowledge()

    def ideas(self) -> Mapping[str, Idea]:
        from .bot.policies import IDEAS

        return IDEAS

    def account(self, state: State, seat: int) -> Account:
        from .coach import WinterAccount

        return WinterAccount(state, seat)

    def reasons(self) -> Mapping[str, str]:
        from .coach import RULES

        return RULES

    def scene(self) -> Stage:
        from .scene import STAGE

        return STAGE

    def planner(self) -> Planner:
        from .planning import WinterPlanner

        return WinterPlanner()

    def book(self) -> Book:
        from .terminal import BOOK

        return BOOK


GAME = EndlessWinter()
