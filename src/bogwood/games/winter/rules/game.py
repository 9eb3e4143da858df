"""Endless Winter as the kernel knows it."""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel.blocks import NO_OPTIONS
from bogwood.kernel.edition import Data
from bogwood.kernel.facts import Arguments, Tale
from bogwood.kernel.game import Game, Json, Outlook, ScoreLine, Sentence, State, chosen, worth_naming
from bogwood.kernel.glance import Layout
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.schema import Schema
from bogwood.kernel.stepgame import Cited, StepGame, refuse_players

from . import (
    choices,
    develop,
    eclipse,
    effects,
    exploring,
    hunting,
    idols,
    initiate,
    manners,
    megaliths,
    preparing,
    rivers,
    setup,
    sheet,
    turns,
    villages,
    warriors,
)
from .box import OPTIONS, Box, edition_data, read_data
from .check import problems_of
from .glance import glance_of, layout_of
from .known import dealt_afresh
from .notation import catalogue_of
from .packs import bits_in
from .position import WorldReader, position_of
from .scoring import rival_score, score_of, winners_of
from .state import World, has_rival
from .steps import STEPS, Step
from .view import view_of
from .warriors import owner_name

RULES: Final = [
    effects, idols, megaliths, initiate, develop, hunting, exploring, villages, warriors, rivers, turns, eclipse,
    preparing, setup,
]  # fmt: skip
"""The modules that between them bring in every step; importing a module puts its steps into the table."""

NAME: Final = "winter"
CITED: Final = Cited("EW-1.1", "EW-19.1", "EW-2.2", "EW-2.3")
RULES_VERSION: Final = 1
RIVAL_VERSION: Final = 2
"""Of games with the Rival and landmarks: before it a landmark hex gave the Rival 1 + 2 VP instead of 2 (SO-3.2)."""

LEAST_PLAYERS: Final = 1
MOST_PLAYERS: Final = 4


class Winter(StepGame[World]):
    """One edition, one number of players, one choice of options."""

    def __init__(self, players: int, options: dict[str, str], changes: Data | None = None, rules: int = 0) -> None:
        refuse_players(players, LEAST_PLAYERS, MOST_PLAYERS, CITED.players)
        super().__init__(STEPS, Step(), NO_OPTIONS, CITED)
        full = chosen(OPTIONS, options, players)
        self.newest = RIVAL_VERSION if players == 1 and full["rivers"] != "0" else RULES_VERSION
        self.rules_version = rules or self.newest
        self.box = Box(edition_data(changes), players, full, self.rules_version == RIVAL_VERSION)
        self.name = NAME
        self.edition = self.box.edition
        self.players = players
        self.options = full
        self.catalogue = catalogue_of(self.box)
        self.changes = changes
        self.earlier: dict[int, Winter] = {}
        """The same game under earlier versions of its rules, as far as they were asked for."""

    def under(self, rules: int) -> Game | None:
        """Solo games of Rivers & Rafts that were begun under the first version go on by it (SO-3.2)."""
        if rules == self.rules_version:
            return self
        if not RULES_VERSION <= rules <= self.newest:
            return None
        if rules not in self.earlier:
            self.earlier[rules] = Winter(self.players, self.options, self.changes, rules)
        return self.earlier[rules]

    def named_options(self) -> dict[str, str]:
        return worth_naming(OPTIONS, self.options)

    def set_up(self, seed: str, tale: Tale | None) -> World:
        return setup.new_game(self.box, seed, tale)

    def called(self, s: World, seat: int) -> Arguments:
        """By its colour, the Rival by its name."""
        return {"seat": seat + 1, "colour": owner_name(s, seat)}

    def asked(self, s: World) -> Arguments:
        return {**self.called(s, int(s.player)), "players": self.players}

    def may_act(self, s: World, seat: int) -> bool:
        """One player, or all that still have to choose in secret (EW-1.10, EW-16.1)."""
        return (s.sealed >> seat) & 1 == 1 if s.sealed != 0 else seat == s.player

    def seats_to_act(self, state: State) -> list[int]:
        s = cast(World, state)
        if not s.pending:
            return []
        return bits_in(s.sealed) if s.sealed != 0 else [int(s.player)]

    def table(self, s: World) -> Json:
        return position_of(s)

    def position_schema(self) -> Schema:
        return read_data("position.schema.json")

    def read(self, position: dict[str, Any]) -> tuple[World, Reader]:
        reader = WorldReader(self.box)
        return reader.read(position), reader

    def manner(self, state: State, seat: int, option: int) -> int:
        return manners.manner_of(cast(World, state), seat, option)

    def obvious(self, state: State, seat: int) -> int:
        """The only answer, or the next box where this one has nothing to offer (EW-5.1)."""
        if manners.obvious_in_box(cast(World, state), seat):
            return choices.NEXT_BOX
        return Game.obvious(self, state, seat)

    def scores(self, state: State) -> list[int]:
        s = cast(World, state)
        return [score_of(s, seat) for seat in range(self.players)]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return sheet.score_sheet(cast(World, state))

    def outlook(self, state: State, seat: int) -> Outlook:
        return sheet.outlook(cast(World, state))

    def rivals(self, state: State) -> list[int]:
        s = cast(World, state)
        return [rival_score(s)] if has_rival(s) else []

    def winners(self, state: State) -> list[int]:
        s = cast(World, state)
        return winners_of(s) if s.is_over else []

    def view(self, state: State, seat: int) -> Json:
        return view_of(cast(World, state), seat)

    def glance_layout(self) -> Layout | None:
        return layout_of(self.box)

    def glance(self, state: State, seat: int) -> list[int]:
        return glance_of(cast(World, state), seat)

    def determinise(self, state: State, seat: int, seed: str) -> State:
        return dealt_afresh(cast(World, state), seat, seed)

    def problems(self, state: State) -> list[Refusal]:
        return problems_of(cast(World, state))

    def forgoes(self, state: State, seat: int, option: int) -> Sentence | None:
        return manners.forgoes(cast(World, state), seat, option)
