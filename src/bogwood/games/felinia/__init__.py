"""Felinia: bid for goods, take seats on ships, explore an island."""

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


class FeliniaIsland(Manifest):
    """What the house knows of this game."""

    name = "felinia"
    players = range(2, 5)
    minutes = 75
    place = 2
    presets: Mapping[str, dict[str, str]] = {
        FIRST: {"mode": "basic"},
        "advanced": {"mode": "advanced"},
        "expert": {"mode": "advanced", "deck_face_up": "yes"},
        "expert_basic": {"mode": "basic", "deck_face_up": "yes"},
    }

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        from .rules.game import Felinia

        return Felinia(players, options, changes)

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
        from .bot.knowledge import FeliniaKnowledge

        return FeliniaKnowledge()

    def ideas(self) -> Mapping[str, Idea]:
        from .bot.policies import IDEAS

        return IDEAS

    def account(self, state: State, seat: int) -> Account:
        from .coach import FeliniaAccount

        return FeliniaAccount(state, seat)

    def reasons(self) -> Mapping[str, str]:
        from .coach import RULES

        return RULES

    def scene(self) -> Stage:
        from .scene import STAGE

        return STAGE

    def planner(self) -> Planner:
        from .planning import FeliniaPlanner

        return FeliniaPlanner()

    def book(self) -> Book:
        from .terminal import BOOK

        return BOOK


GAME = FeliniaIsland()
