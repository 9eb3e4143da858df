"""Decision points as steps: each kind of step says what may be chosen, beside what choosing does.

A game of steps keeps its unfinished business on a stack in its state (``StepState``), has one ``Step`` for every kind
in a table (``Steps``), and is played by the frame in ``stepgame``.
"""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

from .facts import Arguments
from .game import Sentence, State
from .native import i64, mypyc_attr
from .options import Options
from .pending import argument_of, kind_of, step
from .reader import Reader
from .refusal import Refusal


@mypyc_attr(allow_interpreted_subclasses=True)
class StepState(State):
    """A state whose unfinished business is a stack of steps: each carries the seat that decides and one argument."""

    def __init__(self, pending: list[int]) -> None:
        super().__init__(pending)
        self.is_over: bool = False
        self.player: i64 = 0
        """Whose decision is open; it follows from the stack."""
        self.round: i64 = 0

    def copy_business(self, twin: StepState) -> None:
        """Make chance and business of a twin equal to these, but for the stack, which nobody shares."""
        twin.key0 = self.key0
        twin.key1 = self.key1
        twin.drawn = self.drawn
        twin.turn = self.turn
        twin.is_over = self.is_over
        twin.player = self.player
        twin.round = self.round

    def business_numbers(self) -> list[int]:
        """The numbers of chance and of the stack."""
        found: list[int] = [self.key0, self.key1, self.drawn, self.turn, len(self.pending)]
        found += self.pending
        return found

    def push(self, kind: int, seat: int, argument: int = 0) -> None:
        self.pending.append(step(kind, argument * 4 + seat))

    def pop(self) -> None:
        self.pending.pop()

    def replace(self, kind: int, seat: int, argument: int = 0) -> None:
        """Let another step stand in the place of the one on top."""
        self.pending[-1] = step(kind, argument * 4 + seat)

    def top(self) -> int:
        """The kind of the decision that is open."""
        return kind_of(self.pending[-1])

    def argument(self) -> int:
        """What the open decision is about."""
        return argument_of(self.pending[-1]) >> 2

    def seat_to_act(self) -> int:
        return argument_of(self.pending[-1]) & 3


def seat_of(a_step: i64) -> i64:
    """The seat that decides in a step of the stack."""
    return argument_of(a_step) & 3


def about_of(a_step: i64) -> i64:
    """What a step of the stack is about."""
    return argument_of(a_step) >> 2


S = TypeVar("S", bound=State)
"""The state of a game; bound to what needs no test of its type in the frame, which is asked at every decision."""


# A game may be plain Python even where the kernel is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One kind of pending step.

    A decision offers ``options`` and carries one out with ``choose``; a step that needs no decision, or none any more,
    does its work in ``settle``.  ``why`` is asked only about an option that ``answers`` this step and is not offered,
    ``describe`` only about one that is.
    """

    def settle(self, s: S) -> bool:
        """Do what needs no decision; True when something was done and the top of the stack is to be looked at again."""
        return False

    def options(self, s: S, seat: int, out: Options) -> None:
        """Offer what may be chosen now."""

    def choose(self, s: S, seat: int, option: int) -> None:
        """Carry out an offered option."""

    def why(self, s: S, seat: int, option: int) -> Refusal | None:
        """The rule that closes an option of this decision; None when it is only not the time for it."""
        return None

    def describe(self, s: S, seat: int, option: int) -> Sentence | None:
        """What an offered option means; None when the name of the step says it."""
        return None

    def answers(self, option: int) -> bool:
        """Is the option of a kind that this decision asks for?"""
        return False

    def allows_asides(self, s: S) -> bool:
        """May what can be done beside questions be done before this one is answered?"""
        return False

    def details(self, s: S) -> Arguments:
        """What the question speaks of."""
        return {}

    def names(self, s: S) -> list[str]:
        """The names of what the argument may be, by number; empty when the step has no argument."""
        return []

    def about(self, s: S, argument: int) -> str | int | None:
        """The argument as a position states it; None when there is nothing to state."""
        names = self.names(s)
        return names[argument] if names else None

    def argument(self, s: S, about: Any, reader: Reader, where: str) -> int:
        """The argument that a position states; -1, with a problem noted, when there is none such."""
        names = self.names(s)
        return reader.pick(names, about or "", where) if names else 0


class Steps(Generic[S]):
    """The steps of a game by kind, and the name of each kind; every module of rules puts its own steps in."""

    def __init__(self, points: list[str]) -> None:
        self.points = points
        self.by_kind: list[Step[S]] = [Step() for _ in points]

    def __setitem__(self, kind: int, a_step: Step[S]) -> None:
        self.by_kind[kind] = a_step

    def open(self, s: S) -> Step[S]:
        """The step whose decision is open."""
        return self.by_kind[kind_of(s.pending[-1])]

    def point(self, s: S) -> str:
        """The name of the decision that is open."""
        return self.points[kind_of(s.pending[-1])]

    def settle(self, s: S) -> None:
        """Let everything happen that needs no decision, up to the next one or the end."""
        pending = s.pending
        while pending and self.by_kind[kind_of(pending[-1])].settle(s):
            pass
        if pending:
            cast(StepState, s).player = seat_of(pending[-1])

    def written(self, s: S, a_step: int) -> dict[str, object]:
        """A pending step as a position states it: its kind, whose it is, what it is about."""
        kind = kind_of(a_step)
        found: dict[str, object] = {"step": self.points[kind], "seat": seat_of(a_step)}
        about = self.by_kind[kind].about(s, about_of(a_step))
        if about is not None:
            found["about"] = about
        return found

    def read(self, s: S, given: dict[str, Any], reader: Reader, where: str) -> None:
        """Push the step that a position states, unless something is wrong with it."""
        kind = reader.pick(self.points, given["step"], f"{where}/step")
        seat = reader.seat(given["seat"], f"{where}/seat")
        if kind < 0:
            return
        argument = self.by_kind[kind].argument(s, given.get("about"), reader, f"{where}/about")
        if argument >= 0:
            s.pending.append(step(kind, argument * 4 + seat))
