"""A lesson played on the engine: what the learner is asked for, what the others do, and what would be wrong.

It asks for nothing that a table would not ask: what goes without saying is chosen by itself here as there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from bogwood.kernel.game import Game, State
from bogwood.kernel.manner import NOTHING_OBVIOUS
from bogwood.kernel.refusal import Refusal

from .lesson import Lesson, Step, fits
from .task import play

MOST = 1000
"""More decisions than lie between two steps of any lesson."""


@dataclass(frozen=True)
class Moment:
    """A step that asks for a choice, as it is met: what is meant, and what else could be chosen."""

    number: int
    step: Step
    meant: list[str]
    other: list[str]


class Course:
    """One way through a lesson: at each step the first choice that is meant, or the one that ``taken`` names."""

    def __init__(self, lesson: Lesson, game: Game, taken: Mapping[int, str] | None = None) -> None:
        self.lesson = lesson
        self.game = game
        self.state: State = lesson.task.begun(game)
        self.taken = taken or {}
        self.played = dict.fromkeys(lesson.task.script, 0)
        """How much of each script has been played."""
        self.turn = self.state.turn
        self.is_open = False
        """Has the learner begun a turn and not ended it?"""

    @property
    def seat(self) -> int:
        return self.lesson.task.seat

    def moments(self) -> Iterator[Moment]:
        """Every choice that is asked for; refused where the lesson does not go on as its steps say."""
        for number, step in enumerate(self.lesson.steps):
            where = f"/steps/{number}"
            if step.kind == "do":
                yield self._choose(number, step, where)
            elif step.kind == "end":
                self._end(step, where)
            elif step.kind == "watch":
                self._others(where)

    def _choose(self, number: int, step: Step, where: str) -> Moment:
        if not self.is_open:
            self._others(where)
            self.is_open = True
        self._go_on(step, where)
        options = self._options()
        # What the lesson names first comes first.
        meant = list(dict.fromkeys(option for one in step.ask for option in options if fits(option, [one])))
        taken = self.taken.get(number, meant[0])
        play(self.game, self.state, self.seat, taken, f"{where}/ask")
        return Moment(number, step, meant, [option for option in options if option not in meant])

    def _go_on(self, step: Step, where: str) -> None:
        """Choose what goes without saying, up to a choice that is meant."""
        for _ in range(MOST):
            if self._is_over():
                raise Refusal("lesson-turn-over", "", where)
            if any(map(step.asks, self._options())):
                return
            option = self._unasked()
            if option == NOTHING_OBVIOUS:
                raise Refusal("lesson-not-offered", "", f"{where}/ask", text=", ".join(self._options())[:200])
            self.game.apply(self.state, self.seat, option)
        raise Refusal("step-limit", "", where, limit=MOST)

    def _end(self, step: Step, where: str) -> None:
        """The turn has to be at its end, but for the choice that the step names and what goes without saying."""
        last = ""
        while not self._is_over():
            named = [one for one in self._options() if step.asks(one)]
            option = self.game.catalogue.parse(named[0]) if named else self._unasked()
            if option == NOTHING_OBVIOUS:
                raise Refusal("lesson-turn-open", "", where, text=", ".join(self._options())[:200])
            last = self.game.catalogue.notation(option)
            self.game.apply(self.state, self.seat, option)
        if last and not step.asks(last):
            raise Refusal("lesson-end-unasked", "", f"{where}/ask", name=last)
        self.is_open = False

    def _is_over(self) -> bool:
        return self.state.turn != self.turn or self.seat not in self.game.seats_to_act(self.state)

    def _others(self, where: str) -> None:
        """Let the others play by their scripts until the learner has to act."""
        if self.is_open:
            raise Refusal("lesson-turn-open", "", where, text=", ".join(self._options())[:200])
        for _ in range(MOST):
            to_act = self.game.seats_to_act(self.state)
            waiting = [seat for seat in to_act if seat != self.seat and self._next(seat)]
            if waiting:
                notation = self._next(waiting[0])
                play(self.game, self.state, waiting[0], notation, f"/script/{waiting[0]}/{self.played[waiting[0]]}")
                self.played[waiting[0]] += 1
            elif self.seat in to_act:
                self.turn = self.state.turn
                return
            else:
                raise Refusal("lesson-script-short", "", where, seat=to_act[0] if to_act else self.seat)
        raise Refusal("step-limit", "", where, limit=MOST)

    def _next(self, seat: int) -> str:
        script = self.lesson.task.script.get(seat, [])
        played = self.played.get(seat, 0)
        return script[played] if played < len(script) else ""

    def _options(self) -> list[str]:
        if self.seat not in self.game.seats_to_act(self.state):
            return []
        return [self.game.catalogue.notation(one) for one in self.game.legal(self.state, self.seat).listed()]

    def _unasked(self) -> int:
        options = self.game.legal(self.state, self.seat)
        return options.nth(0) if len(options) == 1 else self.game.obvious(self.state, self.seat)
