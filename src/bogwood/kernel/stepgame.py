"""The frame of a game of steps: all of the contract that follows from its steps, once for every such game.

What differs between games has a name here: what may be done beside questions (``asides``), who may act (``may_act``),
what a seat is called (``called``), what every question says (``asked``), and the table of a position (``table``,
``read``).  A game that is not made of steps implements ``Game`` itself.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Generic, TypeVar, cast

from .blocks import Block
from .facts import Arguments, Fact, Tale
from .game import Game, Json, Sentence, State
from .native import mypyc_attr
from .options import Options
from .reader import Reader
from .refusal import Problems, Refusal
from .schema import Schema, check, readable
from .steps import Step, Steps, StepState, seat_of

S = TypeVar("S", bound=State)


class Cited:
    """The numbers of the rules that every game has: how many play, when it is over, whose turn it is, what is asked."""

    def __init__(self, players: str, over: str, turn: str, now: str) -> None:
        self.players = players
        self.over = over
        self.turn = turn
        self.now = now


def refuse_players(players: int, least: int, most: int, rule: str) -> None:
    """Refuse a number of players that the game is not for."""
    if not least <= players <= most:
        raise Refusal("bad-players", rule, "/players", found=players, least=least, most=most)


# A game may be plain Python even where the kernel is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class StepGame(Game, Generic[S]):
    """A game that asks its steps.  ``asides`` is a step that is never pending, but may be taken beside others;
    ``beside`` are its options.  An aside leaves the open question as it is, so nothing is looked at again after it;
    asides of a game in which a question may fall away by one settle that themselves."""

    def __init__(self, steps: Steps[S], asides: Step[S], beside: Block, cited: Cited) -> None:
        self.steps = steps
        self.asides = asides
        self.beside = beside
        self.cited = cited

    # What a game of steps says for itself

    @abstractmethod
    def set_up(self, seed: str, tale: Tale | None) -> S:
        """The table before the first decision; ``tale`` hears what setting up draws."""

    @abstractmethod
    def called(self, s: S, seat: int) -> Arguments:
        """What a seat is called in sentences."""

    @abstractmethod
    def table(self, s: S) -> Json:
        """The position without chance and unfinished business."""

    @abstractmethod
    def position_schema(self) -> Schema:
        """The shape of a position."""

    @abstractmethod
    def read(self, position: dict[str, Any]) -> tuple[S, Reader]:
        """The table of a position whose shape is right, and its reader, who has noted what does not fit."""

    def may_act(self, s: S, seat: int) -> bool:
        """Does this seat have to decide now?"""
        return seat == seat_of(s.pending[-1])

    def asked(self, s: S) -> Arguments:
        """What every question says."""
        return {}

    # The contract, as far as it follows from the steps

    def new(self, seed: str, tale: Tale | None = None) -> State:
        s = self.set_up(seed, tale)
        s.tale = None
        return s

    def seats_to_act(self, state: State) -> list[int]:
        return [seat_of(state.pending[-1])] if state.pending else []

    def legal(self, state: State, seat: int) -> Options:
        """Answers to the open decision, and asides where they may precede it."""
        s = cast(S, state)
        out = Options()
        if s.pending and self.may_act(s, seat):
            step = self.steps.open(s)
            step.options(s, seat, out)
            if step.allows_asides(s):
                self.asides.options(s, seat, out)
        return out

    def apply(self, state: State, seat: int, option: int) -> None:
        s = cast(S, state)
        if self.beside.holds(option):
            self.asides.choose(s, seat, option)
        else:
            self.steps.open(s).choose(s, seat, option)
            self.steps.settle(s)

    def answered(self, s: S, option: int) -> Step[S]:
        """The step that an option belongs to, if to any: what may be done beside questions, or the open one."""
        return self.asides if self.beside.holds(option) else self.steps.open(s)

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        s = cast(S, state)
        self.catalogue.entry(option)
        if not s.pending:
            return Refusal("game-over", self.cited.over)
        if not self.may_act(s, seat):
            return Refusal("not-your-turn", self.cited.turn, "", **self.called(s, seat_of(s.pending[-1])))
        if self.legal(s, seat).holds(option):
            return None
        step = self.answered(s, option)
        found = step.why(s, seat, option) if step.answers(option) else None
        return found or Refusal("not-now", self.cited.now, "", point=self.steps.point(s))

    def is_over(self, state: State) -> bool:
        return cast(StepState, state).is_over

    def round_of(self, state: State) -> int:
        return int(cast(StepState, state).round)

    def to_position(self, state: State) -> Json:
        """The table, chance, and the unfinished business."""
        s = cast(S, state)
        pending = [self.steps.written(s, step) for step in s.pending]
        return {**self.table(s), "chance": s.chance(), "pending": pending}

    def from_position(self, position: Json) -> State:
        """The state of a position; raises Problems that name everything wrong with it.

        What has the wrong shape cannot be read at all.  Where only numbers are out of their range, or names are not
        known, the rest is judged as well: the nearest number and no thing at all stand in for them.
        """
        found = check(position, self.position_schema())
        given = readable(position, found) if found else position
        if given is None:
            raise Problems(found)
        s, reader = self.read(given)
        self.read_business(s, given, reader)
        named = [problem.where for problem in found]
        judged = reader.problems + (self.problems(s) if reader.has_seats else [])
        found += [problem for problem in judged if problem.where not in named]
        if found:
            raise Problems(found)
        return s

    def read_business(self, s: S, position: dict[str, Any], reader: Reader) -> None:
        """What every position has beside its table."""
        whole = cast(StepState, s)
        whole.round = position["round"]
        whole.is_over = position["over"]
        s.turn = position["turn"]
        s.set_chance(position["chance"]["key"], position["chance"]["drawn"])
        for n, step in enumerate(position["pending"]):
            self.steps.read(s, step, reader, f"/pending/{n}")
        if s.pending:
            whole.player = seat_of(s.pending[-1])

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        s = cast(S, state)
        told = self.answered(s, option).describe(s, seat, option)
        return told or Sentence(f"{self.name}-option-{self.steps.point(s)}", {})

    def question(self, state: State) -> Sentence:
        s = cast(S, state)
        if not s.pending:
            return Sentence(f"{self.name}-question-game_over", {})
        told: Arguments = {**self.asked(s), **self.steps.open(s).details(s)}
        return Sentence(f"{self.name}-question-{self.steps.point(s)}", told)

    def tell(self, state: State, fact: Fact) -> Sentence:
        """A fact in words; a seat is called as the game calls it."""
        arguments: Arguments = {**fact.arguments}
        if fact.seat >= 0:
            arguments.update(self.called(cast(S, state), fact.seat))
        arguments["amount"] = abs(fact.amount)
        arguments["sign"] = "−" if fact.amount < 0 else "+"
        if fact.source:
            arguments["source"] = fact.source
        return Sentence(f"{self.name}-fact-{fact.kind}", arguments)
