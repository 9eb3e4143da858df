"""The parts of our games are what the manifest takes them for: mypy holds each module to what is looked for in it."""

from __future__ import annotations

from typing import Any, Protocol

from bogwood import shelf
from bogwood.bots.knowledge import Knowledge
from bogwood.bots.policies.policy import Idea
from bogwood.coach.account import Account
from bogwood.coach.plan import Planner
from bogwood.games.felinia import bot as felinia_bot
from bogwood.games.felinia import coach as felinia_coach
from bogwood.games.felinia import planning as felinia_planning
from bogwood.games.felinia import rules as felinia_rules
from bogwood.games.felinia import said as felinia_said
from bogwood.games.felinia.scene import STAGE as FELINIA_STAGE
from bogwood.games.felinia.terminal import BOOK as FELINIA_BOOK
from bogwood.games.feya import bot as feya_bot
from bogwood.games.feya import coach as feya_coach
from bogwood.games.feya import planning as feya_planning
from bogwood.games.feya import rules as feya_rules
from bogwood.games.feya import said as feya_said
from bogwood.games.feya.scene import STAGE as FEYA_STAGE
from bogwood.games.feya.terminal import BOOK as FEYA_BOOK
from bogwood.games.winter import bot as winter_bot
from bogwood.games.winter import coach as winter_coach
from bogwood.games.winter import planning as winter_planning
from bogwood.games.winter import rules as winter_rules
from bogwood.games.winter import said as winter_said
from bogwood.games.winter.scene import STAGE as WINTER_STAGE
from bogwood.games.winter.terminal import BOOK as WINTER_BOOK
from bogwood.kernel.game import Game, OptionKind, State
from bogwood.manifest import Book, Numbers
from bogwood.scene import Stage

Json = dict[str, Any]


class Rules(Protocol):
    OPTIONS: list[OptionKind]

    def open_game(self, players: int, options: dict[str, str], changes: Json | None = None) -> Game: ...

    def edition_data(self, changes: Json | None) -> Json: ...


class Said(Protocol):
    def numbers_in(self, data: Json) -> Numbers: ...


class Bot(Protocol):
    IDEAS: dict[str, Idea]

    def taught(self) -> Knowledge: ...


class Coach(Protocol):
    REASONS: dict[str, str]

    def account(self, state: State, seat: int) -> Account: ...


class Planning(Protocol):
    def planner(self) -> Planner: ...


RULES: list[Rules] = [feya_rules, felinia_rules, winter_rules]
SAID: list[Said] = [feya_said, felinia_said, winter_said]
BOTS: list[Bot] = [feya_bot, felinia_bot, winter_bot]
COACHES: list[Coach] = [feya_coach, felinia_coach, winter_coach]
PLANNINGS: list[Planning] = [feya_planning, felinia_planning, winter_planning]
STAGES: list[Stage] = [FEYA_STAGE, FELINIA_STAGE, WINTER_STAGE]
BOOKS: list[Book] = [FEYA_BOOK, FELINIA_BOOK, WINTER_BOOK]


def test_no_game_of_ours_is_left_out_of_what_is_held_to_types() -> None:
    assert {len(RULES), len(SAID), len(BOTS), len(COACHES), len(PLANNINGS), len(STAGES), len(BOOKS)} == {3}
    assert len([name for name, package in shelf.discovered().packages.items() if package == shelf.OURS]) == 3
