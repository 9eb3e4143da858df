"""Felinia as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel.edition import Data
from bogwood.kernel.facts import Arguments, Tale
from bogwood.kernel.game import Json, Outlook, ScoreLine, Sentence, State, chosen
from bogwood.kernel.glance import Layout
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.schema import Schema
from bogwood.kernel.stepgame import Cited, StepGame, refuse_players

from . import (
    bidding,
    boarding,
    castles,
    choices,
    exploring,
    guild,
    manners,
    preparing,
    sailing,
    setup,
    sheet,
    storing,
    trading,
)
from .box import OPTIONS, Box, edition_data, read_data
from .check import problems_of
from .glance import glance_of, layout_of
from .known import dealt_afresh
from .notation import catalogue_of
from .position import RealmReader, position_of
from .sale import SALES
from .scoring import lines_of, winners_of
from .state import Realm
from .steps import STEPS
from .view import view_of

RULES: Final = [bidding, trading, guild, boarding, sailing, exploring, castles, storing, preparing, setup]
"""The modules that between them bring in every step; importing a module puts its steps into the table."""

NAME: Final = "felinia"
CITED: Final = Cited("FE-1.1", "FE-10.3", "FE-2.1", "FE-2.1")
RULES_VERSION: Final = 1
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


class Felinia(StepGame[Realm]):
    """One edition, one number of players, one choice of options."""

    def __init__(self, players: int, options: dict[str, str], changes: Data | None = None) -> None:
        refuse_players(players, LEAST_PLAYERS, MOST_PLAYERS, CITED.players)
        super().__init__(STEPS, SALES, choices.SALES, CITED)
        full = chosen(OPTIONS, options, players)
        self.box = Box(edition_data(changes), players, full)
        self.name = NAME
        self.rules_version = RULES_VERSION
        self.edition = self.box.edition
        self.players = players
        self.options = full
        self.catalogue = catalogue_of(self.box)

    def set_up(self, seed: str, tale: Tale | None) -> Realm:
        return setup.new_game(self.box, seed, tale)

    def called(self, s: Realm, seat: int) -> Arguments:
        """By its colour."""
        return {"seat": seat + 1, "colour": self.box.colours[seat]}

    def asked(self, s: Realm) -> Arguments:
        return self.called(s, int(s.player))

    def table(self, s: Realm) -> Json:
        return position_of(s)

    def position_schema(self) -> Schema:
        return read_data("position.schema.json")

    def read(self, position: dict[str, Any]) -> tuple[Realm, Reader]:
        reader = RealmReader(self.box)
        return reader.read(position), reader

    def manner(self, state: State, seat: int, option: int) -> int:
        return manners.manner_of(cast(Realm, state), option)

    def obvious(self, state: State, seat: int) -> int:
        return manners.obvious(cast(Realm, state))

    def scores(self, state: State) -> list[int]:
        """All points are counted at the end (FE-11.1)."""
        s = cast(Realm, state)
        return [sum(lines_of(s, seat)) if s.is_over else 0 for seat in range(len(s.seats))]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return sheet.score_sheet(cast(Realm, state))

    def outlook(self, state: State, seat: int) -> Outlook:
        return sheet.outlook(cast(Realm, state), seat)

    def winners(self, state: State) -> list[int]:
        s = cast(Realm, state)
        return winners_of(s) if s.is_over else []

    def view(self, state: State, seat: int) -> Json:
        return view_of(cast(Realm, state), seat)

    def glance_layout(self) -> Layout | None:
        return layout_of(self.box)

    def glance(self, state: State, seat: int) -> list[int]:
        return glance_of(cast(Realm, state), seat)

    def determinise(self, state: State, seat: int, seed: str) -> State:
        return dealt_afresh(cast(Realm, state), seat, seed)

    def problems(self, state: State) -> list[Refusal]:
        return problems_of(cast(Realm, state))

    def forgoes(self, state: State, seat: int, option: int) -> Sentence | None:
        return manners.forgoes(cast(Realm, state), option)
