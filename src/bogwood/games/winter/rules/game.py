"""Endless Winter as the kernel knows it."""

from __future__ import annotations

from typing import Final, cast

from bogwood.kernel.edition import Data
from bogwood.kernel.facts import Arguments, Fact, Tale
from bogwood.kernel.game import Game, Json, Outlook, ScoreLine, Sentence, State, chosen, worth_naming
from bogwood.kernel.glance import Layout
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

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
from .box import OPTIONS, Box, edition_data
from .check import problems_of
from .glance import glance_of, layout_of
from .known import dealt_afresh
from .notation import catalogue_of
from .packs import bits_in
from .position import position_of, state_of
from .scoring import rival_score, score_of, winners_of
from .state import World, has_rival
from .steps import POINTS, STEPS, settle
from .view import view_of
from .warriors import owner_name

RULES: Final = [
    effects, idols, megaliths, initiate, develop, hunting, exploring, villages, warriors, rivers, turns, eclipse,
]  # fmt: skip
PHASES: Final = [preparing, setup]
"""The modules that between them bring in every step; importing a module puts its steps into the table."""

NAME: Final = "winter"
RULES_VERSION: Final = 1
RIVAL_VERSION: Final = 2
"""Of games with the Rival and landmarks: before it a landmark hex gave the Rival 1 + 2 VP instead of 2 (SO-3.2)."""

LEAST_PLAYERS: Final = 1
MOST_PLAYERS: Final = 4


class Winter(Game):
    """One edition, one number of players, one choice of options."""

    def __init__(self, players: int, options: dict[str, str], changes: Data | None = None, rules: int = 0) -> None:
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise Refusal("bad-players", "EW-1.1", "/players", found=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
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

    def new(self, seed: str, tale: Tale | None = None) -> State:
        s = setup.new_game(self.box, seed, tale)
        s.tale = None
        return s

    def seats_to_act(self, state: State) -> list[int]:
        """One player, or all that still have to choose in secret (EW-1.10, EW-16.1)."""
        s = cast(World, state)
        if not s.pending:
            return []
        return bits_in(s.sealed) if s.sealed != 0 else [int(s.player)]

    def legal(self, state: State, seat: int) -> Options:
        s = cast(World, state)
        out = Options()
        if s.pending and may_act(s, seat):
            STEPS[s.top()].options(s, seat, out)
        return out

    def apply(self, state: State, seat: int, option: int) -> None:
        s = cast(World, state)
        STEPS[s.top()].choose(s, seat, option)
        settle(s)

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        s = cast(World, state)
        self.catalogue.entry(option)
        if not s.pending:
            return Refusal("game-over", "EW-19.1")
        if not may_act(s, seat):
            return Refusal("not-your-turn", "EW-2.2", "", colour=owner_name(s, int(s.player)))
        if self.legal(s, seat).holds(option):
            return None
        step = STEPS[s.top()]
        return step.why(s, seat, option) if step.answers(option) else self.not_now(s)

    def not_now(self, s: World) -> Refusal:
        return Refusal("not-now", "EW-2.3", "", point=POINTS[s.top()])

    def manner(self, state: State, seat: int, option: int) -> int:
        return manners.manner_of(cast(World, state), seat, option)

    def obvious(self, state: State, seat: int) -> int:
        """The only answer, or the next box where this one has nothing to offer (EW-5.1)."""
        if manners.obvious_in_box(cast(World, state), seat):
            return choices.NEXT_BOX
        return Game.obvious(self, state, seat)

    def is_over(self, state: State) -> bool:
        return cast(World, state).is_over

    def round_of(self, state: State) -> int:
        return int(cast(World, state).round)

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

    def to_position(self, state: State) -> Json:
        return position_of(cast(World, state))

    def from_position(self, position: Json) -> State:
        return state_of(self.box, position)

    def problems(self, state: State) -> list[Refusal]:
        return problems_of(cast(World, state))

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        s = cast(World, state)
        return STEPS[s.top()].describe(s, seat, option)

    def forgoes(self, state: State, seat: int, option: int) -> Sentence | None:
        return manners.forgoes(cast(World, state), seat, option)

    def question(self, state: State) -> Sentence:
        s = cast(World, state)
        if not s.pending:
            return Sentence("winter-question-game_over", {})
        told: Arguments = {"seat": int(s.player) + 1, "colour": owner_name(s, int(s.player)), "players": self.players}
        told.update(STEPS[s.top()].details(s))
        return Sentence("winter-question-" + POINTS[s.top()], told)

    def tell(self, state: State, fact: Fact) -> Sentence:
        """A fact in words; a seat is called by its colour, the Rival by its name."""
        arguments: Arguments = {**fact.arguments}
        if fact.seat >= 0:
            arguments["seat"] = fact.seat + 1
            arguments["colour"] = owner_name(cast(World, state), fact.seat)
        arguments["amount"] = abs(fact.amount)
        arguments["sign"] = "−" if fact.amount < 0 else "+"
        if fact.source:
            arguments["source"] = fact.source
        return Sentence(f"winter-fact-{fact.kind}", arguments)


def may_act(s: World, seat: int) -> bool:
    """Does this seat have to decide now?"""
    return (s.sealed >> seat) & 1 == 1 if s.sealed != 0 else seat == s.player
