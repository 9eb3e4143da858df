"""Felinia as the kernel knows it."""

from __future__ import annotations

from typing import Final, cast

from bogwood.kernel.edition import Data
from bogwood.kernel.facts import Arguments, Fact, Tale
from bogwood.kernel.game import Game, Json, Outlook, ScoreLine, Sentence, State, chosen
from bogwood.kernel.glance import Layout
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

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
    sale,
    setup,
    sheet,
    storing,
    trading,
)
from .box import OPTIONS, Box, edition_data
from .check import problems_of
from .glance import glance_of, layout_of
from .known import dealt_afresh
from .notation import catalogue_of
from .position import position_of, state_of
from .scoring import lines_of, winners_of
from .state import Realm
from .steps import POINTS, STEPS, settle
from .view import view_of

RULES: Final = [bidding, trading, guild, boarding, sailing, exploring, castles, storing, preparing, setup]
"""The modules that between them bring in every step; importing a module puts its steps into the table."""

NAME: Final = "felinia"
RULES_VERSION: Final = 1
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


class Felinia(Game):
    """One edition, one number of players, one choice of options."""

    def __init__(self, players: int, options: dict[str, str], changes: Data | None = None) -> None:
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise Refusal("bad-players", "FE-1.1", "/players", found=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        full = chosen(OPTIONS, options, players)
        self.box = Box(edition_data(changes), players, full)
        self.name = NAME
        self.rules_version = RULES_VERSION
        self.edition = self.box.edition
        self.players = players
        self.options = full
        self.catalogue = catalogue_of(self.box)

    def new(self, seed: str, tale: Tale | None = None) -> State:
        s = setup.new_game(self.box, seed, tale)
        s.tale = None
        return s

    def seats_to_act(self, state: State) -> list[int]:
        s = cast(Realm, state)
        return [int(s.player)] if s.pending else []

    def legal(self, state: State, seat: int) -> Options:
        """Answers to the open decision, and sales where they may precede it (FE-2.3)."""
        s = cast(Realm, state)
        out = Options()
        if s.pending and seat == s.player:
            step = STEPS[s.top()]
            step.options(s, out)
            if step.allows_sales():
                sale.offer(s, out)
        return out

    def apply(self, state: State, seat: int, option: int) -> None:
        s = cast(Realm, state)
        if option < choices.SALES_END:
            sale.choose(s, option)
        else:
            STEPS[s.top()].choose(s, option)
        settle(s)

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        s = cast(Realm, state)
        self.catalogue.entry(option)
        if not s.pending:
            return Refusal("game-over", "FE-10.3")
        if seat != s.player:
            return Refusal("not-your-turn", "FE-2.1", "", colour=self.box.colours[s.player])
        if self.legal(s, seat).holds(option):
            return None
        step = STEPS[s.top()]
        if option < choices.SALES_END:
            return sale.why(s, option)
        if step.answers(option):
            return step.why(s, option)
        return Refusal("not-now", "FE-2.1", "", point=POINTS[s.top()])

    def manner(self, state: State, seat: int, option: int) -> int:
        return manners.manner_of(cast(Realm, state), option)

    def obvious(self, state: State, seat: int) -> int:
        return manners.obvious(cast(Realm, state))

    def is_over(self, state: State) -> bool:
        return cast(Realm, state).is_over

    def round_of(self, state: State) -> int:
        return int(cast(Realm, state).round)

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

    def to_position(self, state: State) -> Json:
        return position_of(cast(Realm, state))

    def from_position(self, position: Json) -> State:
        return state_of(self.box, position)

    def problems(self, state: State) -> list[Refusal]:
        return problems_of(cast(Realm, state))

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        s = cast(Realm, state)
        if option < choices.SALES_END:
            return sale.describe(s, option)
        return STEPS[s.top()].describe(s, option)

    def forgoes(self, state: State, seat: int, option: int) -> Sentence | None:
        return manners.forgoes(cast(Realm, state), option)

    def question(self, state: State) -> Sentence:
        s = cast(Realm, state)
        if not s.pending:
            return Sentence("felinia-question-game_over", {})
        told: Arguments = {"seat": int(s.player) + 1, "colour": self.box.colours[s.player]}
        told.update(STEPS[s.top()].details(s))
        return Sentence("felinia-question-" + POINTS[s.top()], told)

    def tell(self, state: State, fact: Fact) -> Sentence:
        """A fact in words; a seat is called by its colour."""
        arguments: Arguments = {**fact.arguments}
        if fact.seat >= 0:
            arguments["seat"] = fact.seat + 1
            arguments["colour"] = self.box.colours[fact.seat]
        arguments["amount"] = abs(fact.amount)
        arguments["sign"] = "−" if fact.amount < 0 else "+"
        if fact.source:
            arguments["source"] = fact.source
        return Sentence(f"felinia-fact-{fact.kind}", arguments)
