"""Feya's Swamp as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel.edition import Data
from bogwood.kernel.facts import Arguments, Tale
from bogwood.kernel.game import Json, Outlook, ScoreLine, Sentence, State, by_seat, chosen
from bogwood.kernel.glance import Layout
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.schema import Schema
from bogwood.kernel.stepgame import Cited, StepGame, refuse_players

from . import choices, manners, setup, sheet, turn
from .anytime import ANYTIME
from .box import OPTIONS, Box, edition_data, read_data
from .check import problems_of
from .glance import glance_of, layout_of
from .notation import catalogue_of
from .position import SwampReader
from .state import Swamp
from .steps import STEPS
from .table import table_of
from .view import view_of

RULES: Final = [setup, turn]
"""The modules that between them bring in every step; importing a module puts its steps into the table."""

NAME: Final = "feya"
CITED: Final = Cited("FS-1.1", "FS-1.1", "FS-7.1", "FS-7.2")
RULES_VERSION: Final = 1
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


class Feya(StepGame[Swamp]):
    """One edition, one number of players, one choice of options."""

    def __init__(self, players: int, options: dict[str, str], changes: Data | None = None) -> None:
        refuse_players(players, LEAST_PLAYERS, MOST_PLAYERS, CITED.players)
        super().__init__(STEPS, ANYTIME, choices.ANYTIME, CITED)
        full = chosen(OPTIONS, options, players)
        sides = by_seat(full["clan_side"], players)
        self.box = Box(edition_data(changes), players, full, sides)
        self.name = NAME
        self.rules_version = RULES_VERSION
        self.edition = self.box.edition
        self.players = players
        self.options = full
        self.catalogue = catalogue_of(self.box)

    def set_up(self, seed: str, tale: Tale | None) -> Swamp:
        return setup.new_game(self.box, seed, tale)

    def called(self, s: Swamp, seat: int) -> Arguments:
        """By its clan once it has one."""
        clan = s.seats[seat].clan
        return {"seat": seat + 1} if clan < 0 else {"seat": seat + 1, "clan": self.box.clan_ids[clan]}

    def table(self, s: Swamp) -> Json:
        return table_of(s)

    def position_schema(self) -> Schema:
        return read_data("position.schema.json")

    def read(self, position: dict[str, Any]) -> tuple[Swamp, Reader]:
        reader = SwampReader(self.box)
        return reader.read(position), reader

    def manner(self, state: State, seat: int, option: int) -> int:
        return manners.manner_of(cast(Swamp, state), option)

    def obvious(self, state: State, seat: int) -> int:
        return manners.obvious(cast(Swamp, state))

    def scores(self, state: State) -> list[int]:
        return [seat.score() for seat in cast(Swamp, state).seats]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return sheet.score_sheet(cast(Swamp, state))

    def outlook(self, state: State, seat: int) -> Outlook:
        return sheet.outlook(cast(Swamp, state))

    def winners(self, state: State) -> list[int]:
        """Most points win; tied players share the victory (FS-20.10)."""
        if not cast(Swamp, state).is_over:
            return []
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat, points in enumerate(scores) if points == best]

    def view(self, state: State, seat: int) -> Json:
        return view_of(cast(Swamp, state))

    def glance_layout(self) -> Layout | None:
        return layout_of(self.box)

    def glance(self, state: State, seat: int) -> list[int]:
        return glance_of(cast(Swamp, state), seat)

    def determinise(self, state: State, seat: int, seed: str) -> State:
        """Nothing is hidden but the seed, and chance has done its part at set-up (FS-1.4)."""
        twin = state.clone()
        twin.rekey(seed)
        return twin

    def problems(self, state: State) -> list[Refusal]:
        return problems_of(cast(Swamp, state))

    def forgoes(self, state: State, seat: int, option: int) -> Sentence | None:
        return manners.forgoes(cast(Swamp, state), option)
