"""Feya's Swamp: the whole game for two, three and four players."""

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


class FeyasSwamp(Manifest):
    """What the house knows of this game."""

    name = "feya"
    players = range(2, 5)
    minutes = 90
    place = 1
    presets: Mapping[str, dict[str, str]] = {
        FIRST: {"clan_choice": "random", "clan_side": "normal"},
        "lotus": {"clan_side": "lotus"},
        "choose": {"clan_side": "choose"},
    }

    def open(self, players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
        from .rules.game import Feya

        return Feya(players, options, changes)

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
        from .bot.knowledge import FeyaKnowledge

        return FeyaKnowledge()

    def ideas(self) -> Mapping[str, Idea]:
        from .bot.policies import IDEAS

        return IDEAS

    def account(self, state: State, seat: int) -> Account:
        from .coach import FeyaAccount

        return FeyaAccount(state, seat)

    def reasons(self) -> Mapping[str, str]:
        from .coach import RULES

        return RULES

    def scene(self) -> Stage:
        from .scene import STAGE

        return STAGE

    def planner(self) -> Planner:
        from .planning import FeyaPlanner

        return FeyaPlanner()

    def book(self) -> Book:
        from .terminal import BOOK

        return BOOK


GAME = FeyasSwamp()
