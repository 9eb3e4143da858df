"""A game of steps, plain Python on whatever kernel there is: two players take reeds, and may rest before they do."""

from __future__ import annotations

from typing import Any, Final

import pytest

from bogwood.kernel.blocks import Block
from bogwood.kernel.catalogue import Catalogue
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Arguments, Fact, Tale
from bogwood.kernel.game import Json, ScoreLine, Sentence, State
from bogwood.kernel.options import Options
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.kernel.schema import Schema
from bogwood.kernel.stepgame import Cited, StepGame, refuse_players
from bogwood.kernel.steps import Step, Steps, StepState, about_of, seat_of

TAKE: Final = 0
TAKES: Final = Block(TAKE, 3)
REST: Final = 3
NEXT: Final = 1
PLACES: Final = ["bank", "shore"]
POINTS: Final = ["take", "next"]
REEDS: Final = 7


class Pond(StepState):
    def __init__(self, pending: list[int], reeds: int) -> None:
        super().__init__(pending)
        self.reeds = reeds
        self.rests = 0

    def clone(self) -> Pond:
        twin = Pond(self.pending.copy(), self.reeds)
        self.copy_business(twin)
        twin.rests = self.rests
        return twin

    def numbers(self) -> list[int]:
        return [*self.business_numbers(), int(self.is_over), self.reeds, self.rests]


STEPS: Final[Steps[Pond]] = Steps(POINTS)


class Take(Step[Pond]):
    """From the bank or, every other time, from the shore."""

    def options(self, s: Pond, seat: int, out: Options) -> None:
        for n in range(min(TAKES.end, s.reeds)):
            out.offer(TAKE + n)

    def choose(self, s: Pond, seat: int, option: int) -> None:
        s.reeds -= option - TAKE + 1
        s.replace(NEXT, seat, 1 - s.argument())

    def why(self, s: Pond, seat: int, option: int) -> Refusal:
        return Refusal("too-few", "TOY-2", "", left=s.reeds)

    def answers(self, option: int) -> bool:
        return TAKES.holds(option)

    def allows_asides(self, s: Pond) -> bool:
        return s.rests == 0

    def details(self, s: Pond) -> Arguments:
        return {"left": s.reeds}

    def names(self, s: Pond) -> list[str]:
        return PLACES


class Next(Step[Pond]):
    """The other player, as long as there are reeds."""

    def settle(self, s: Pond) -> bool:
        s.turn += 1
        if s.reeds == 0:
            s.pop()
            s.is_over = True
        else:
            s.replace(TAKE, 1 - s.seat_to_act(), s.argument())
        return True


class Rest(Step[Pond]):
    def options(self, s: Pond, seat: int, out: Options) -> None:
        out.offer(REST)

    def choose(self, s: Pond, seat: int, option: int) -> None:
        s.rests += 1

    def answers(self, option: int) -> bool:
        return option == REST

    def describe(self, s: Pond, seat: int, option: int) -> Sentence:
        return Sentence("pond-rest", {"seat": seat})


STEPS[TAKE] = Take()
STEPS[NEXT] = Next()


class PondGame(StepGame[Pond]):
    def __init__(self) -> None:
        super().__init__(STEPS, Rest(), Block(REST, 1), Cited("TOY-1", "TOY-4", "TOY-3", "TOY-2"))
        self.name = "pond"
        self.players = 2
        self.catalogue = Catalogue(4)
        for n in range(3):
            self.catalogue.add(TAKE + n, f"take {n + 1}", "take", {})
        self.catalogue.add(REST, "rest", "rest", {})

    def set_up(self, seed: str, tale: Tale | None) -> Pond:
        s = Pond([], REEDS)
        s.rekey(seed)
        s.push(NEXT, 1)
        STEPS.settle(s)
        return s

    def called(self, s: Pond, seat: int) -> Arguments:
        return {"frog": ["green", "brown"][seat]}

    def table(self, s: Pond) -> Json:
        head: Json = {"round": int(s.round), "over": s.is_over, "turn": int(s.turn)}
        return {**head, "reeds": s.reeds, "rests": s.rests}

    def position_schema(self) -> Schema:
        return {"type": "object", "required": ["reeds"]}

    def read(self, position: dict[str, Any]) -> tuple[Pond, Reader]:
        s = Pond([], position["reeds"])
        s.rests = position["rests"]
        return s, Reader(2, (0, 0, 0))

    def scores(self, state: State) -> list[int]:
        return [0, 0]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return []

    def winners(self, state: State) -> list[int]:
        return []

    def view(self, state: State, seat: int) -> Json:
        return {}

    def determinise(self, state: State, seat: int, seed: str) -> State:
        return state.clone()

    def problems(self, state: State) -> list[Refusal]:
        return []


GAME: Final = PondGame()


def begun() -> Pond:
    s = GAME.new("reeds")
    assert isinstance(s, Pond)
    return s


def test_a_step_of_the_stack_carries_kind_seat_and_argument() -> None:
    s = Pond([], 1)
    s.push(NEXT, 3, 12)
    assert (s.top(), s.seat_to_act(), s.argument()) == (NEXT, 3, 12)
    assert (seat_of(s.pending[0]), about_of(s.pending[0])) == (3, 12)
    s.replace(TAKE, 2)
    assert (s.top(), s.seat_to_act(), s.argument(), len(s.pending)) == (TAKE, 2, 0, 1)
    s.pop()
    assert s.pending == []


def test_the_open_step_is_asked_and_asides_stand_beside_it() -> None:
    s = begun()
    assert GAME.seats_to_act(s) == [0]
    assert GAME.legal(s, 0).listed() == [TAKE, TAKE + 1, TAKE + 2, REST]
    assert GAME.legal(s, 1).listed() == []
    GAME.apply(s, 0, REST)
    assert GAME.legal(s, 0).listed() == [TAKE, TAKE + 1, TAKE + 2]
    assert GAME.seats_to_act(s) == [0]


def test_what_needs_no_decision_happens_up_to_the_end() -> None:
    s = begun()
    for seat in (0, 1, 0):
        assert GAME.seats_to_act(s) == [seat]
        GAME.apply(s, seat, min(TAKE + 2, TAKE + s.reeds - 1))
    assert GAME.is_over(s)
    assert GAME.seats_to_act(s) == []
    assert GAME.question(s).key == "pond-question-game_over"
    assert str(GAME.why_not(s, 0, TAKE)) == "game-over (TOY-4)"


def test_a_closed_option_has_the_reason_of_its_step() -> None:
    s = begun()
    assert GAME.why_not(s, 0, TAKE) is None
    assert str(GAME.why_not(s, 1, TAKE)) == "not-your-turn frog=green (TOY-3)"
    s.reeds = 1
    assert str(GAME.why_not(s, 0, TAKE + 1)) == "too-few left=1 (TOY-2)"
    GAME.apply(s, 0, REST)
    assert str(GAME.why_not(s, 0, REST)) == "not-now point=take (TOY-2)"


def test_sentences_are_named_by_the_game_and_its_steps() -> None:
    s = begun()
    asked, offered, rest = GAME.question(s), GAME.describe(s, 0, TAKE), GAME.describe(s, 0, REST)
    assert (asked.key, asked.arguments) == ("pond-question-take", {"left": REEDS})
    assert (offered.key, rest.key, rest.arguments) == ("pond-option-take", "pond-rest", {"seat": 0})
    told = GAME.tell(s, Fact("taken", 1, -2, "pond", {"reed": "long"}))
    assert told.key == "pond-fact-taken"
    assert told.arguments == {"reed": "long", "frog": "brown", "amount": 2, "sign": "−", "source": "pond"}


def test_a_step_writes_and_reads_what_it_is_about() -> None:
    s = begun()
    GAME.apply(s, 0, TAKE)
    position = GAME.to_position(s)
    assert position["pending"] == [{"step": "take", "seat": 1, "about": "shore"}]
    assert digest(GAME.from_position(position)) == digest(s)


def test_what_is_wrong_with_a_pending_step_is_named() -> None:
    position = GAME.to_position(begun())
    position["pending"] = [
        {"step": "swim", "seat": 0},
        {"step": "take", "seat": 5, "about": "bank"},
        {"step": "take", "seat": 0, "about": "sea"},
    ]
    with pytest.raises(Problems) as found:
        GAME.from_position(position)
    assert [(problem.code, problem.where) for problem in found.value.problems] == [
        ("unknown-name", "/pending/0/step"),
        ("bad-seat", "/pending/1/seat"),
        ("unknown-name", "/pending/2/about"),
    ]


def test_a_number_of_players_is_refused_with_its_limits() -> None:
    refuse_players(2, 2, 2, "TOY-1")
    with pytest.raises(Refusal) as found:
        refuse_players(3, 2, 2, "TOY-1")
    assert str(found.value) == "bad-players at /players found=3, least=2, most=2 (TOY-1)"


def test_a_clone_shares_no_stack() -> None:
    s = begun()
    twin = s.clone()
    assert digest(twin) == digest(s)
    GAME.apply(twin, 0, TAKE)
    assert digest(twin) != digest(s)
    assert s.pending == begun().pending
