"""Feya's Swamp as the kernel knows it."""

from __future__ import annotations

from typing import Final, cast

from bogwood.kernel.edition import Data
from bogwood.kernel.facts import Arguments, Fact, Tale
from bogwood.kernel.game import Game, Json, Outlook, ScoreLine, Sentence, State, by_seat, chosen
from bogwood.kernel.glance import Layout
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import anytime, choices, manners, setup, sheet, turn
from .box import OPTIONS, Box, edition_data
from .check import problems_of
from .glance import glance_of, layout_of
from .notation import catalogue_of
from .position import position_of, state_of
from .state import Swamp
from .steps import POINTS, STEPS, settle
from .view import view_of

RULES: Final = [setup, turn]
"""The modules that between them bring in every step; importing a module puts its steps into the table."""

NAME: Final = "feya"
RULES_VERSION: Final = 1
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4


class Feya(Game):
    """One edition, one number of players, one choice of options."""

    def __init__(self, players: int, options: dict[str, str], changes: Data | None = None) -> None:
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise Refusal("bad-players", "FS-1.1", "/players", found=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        full = chosen(OPTIONS, options, players)
        sides = by_seat(full["clan_side"], players)
        self.box = Box(edition_data(changes), players, full, sides)
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
        s = cast(Swamp, state)
        return [s.player] if s.pending else []

    def legal(self, state: State, seat: int) -> Options:
        s = cast(Swamp, state)
        out = Options()
        if s.pending and seat == s.player:
            step = STEPS[s.top()]
            step.options(s, out)
            if step.is_in_turn(s):
                anytime.offer(s, out)
        return out

    def apply(self, state: State, seat: int, option: int) -> None:
        s = cast(Swamp, state)
        if choices.ANYTIME <= option < choices.ANYTIME_END:
            anytime.choose(s, option)
        else:
            STEPS[s.top()].choose(s, option)
            settle(s)

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        s = cast(Swamp, state)
        self.catalogue.entry(option)
        if not s.pending:
            return Refusal("game-over", "FS-1.1")
        if seat != s.player:
            return Refusal("not-your-turn", "FS-7.1", "", seat=s.player + 1)
        if self.legal(s, seat).holds(option):
            return None
        step = STEPS[s.top()]
        if choices.ANYTIME <= option < choices.ANYTIME_END:
            return anytime.why(s, option)
        if step.answers(option):
            return step.why(s, option)
        return Refusal("not-now", "FS-7.2", "", point=POINTS[s.top()])

    def manner(self, state: State, seat: int, option: int) -> int:
        return manners.manner_of(cast(Swamp, state), option)

    def obvious(self, state: State, seat: int) -> int:
        return manners.obvious(cast(Swamp, state))

    def is_over(self, state: State) -> bool:
        return cast(Swamp, state).is_over

    def round_of(self, state: State) -> int:
        return cast(Swamp, state).round

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

    def to_position(self, state: State) -> Json:
        return position_of(cast(Swamp, state))

    def from_position(self, position: Json) -> State:
        return state_of(self.box, position)

    def problems(self, state: State) -> list[Refusal]:
        return problems_of(cast(Swamp, state))

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        s = cast(Swamp, state)
        if choices.ANYTIME <= option < choices.ANYTIME_END:
            return anytime.describe(s, option)
        return STEPS[s.top()].describe(s, option)

    def forgoes(self, state: State, seat: int, option: int) -> Sentence | None:
        return manners.forgoes(cast(Swamp, state), option)

    def question(self, state: State) -> Sentence:
        s = cast(Swamp, state)
        if not s.pending:
            return Sentence("feya-question-game_over", {})
        return STEPS[s.top()].question(s)

    def tell(self, state: State, fact: Fact) -> Sentence:
        """A fact in words; a seat is called by its clan once it has one."""
        arguments: Arguments = {**fact.arguments}
        if fact.seat >= 0:
            clan = cast(Swamp, state).seats[fact.seat].clan
            arguments["seat"] = fact.seat + 1
            if clan >= 0:
                arguments["clan"] = self.box.clan_ids[clan]
        arguments["amount"] = abs(fact.amount)
        arguments["sign"] = "−" if fact.amount < 0 else "+"
        if fact.source:
            arguments["source"] = fact.source
        return Sentence(f"feya-fact-{fact.kind}", arguments)
