"""Making a scene: the lines are said, the rest is filled in, the whole is checked; then what is to be played is."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, Final, cast

from bogwood.kernel import position as position_file
from bogwood.kernel.chance import Stream
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import Game, Json, Sentence, State
from bogwood.kernel.position import OpenGame, read_state
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.shelf import games, open_game

from .common import COMMON, DEEDS, USAGE
from .contract import Stage
from .header import USUAL_SEED, Header, header_of
from .lines import SceneLine, lines_in
from .luck import Wish, draws_in, lucky_key, wished
from .slate import Slate, unknown

LONGEST_MOVE: Final = 4
"""No notation of a move has more words."""

OPENINGS: Final = 40
"""In so many ways a new game is set up, until one fits all that is said."""


@dataclass
class Made:
    """A scene that was made: the game, the state, and what was chosen for want of being said."""

    game: Game
    state: State
    notes: list[Sentence] = field(default_factory=list)
    facts: list[Fact] = field(default_factory=list)
    """What happened where moves were played."""
    seed: str = ""
    """By which chance goes on, where ``next`` came last; whoever plays on from here with it gets what was wished."""

    @property
    def position(self) -> Json:
        """The position file."""
        return position_file.write(self.game, self.state)


def make(text: str, over: tuple[Game, State] | None = None, opened_by: OpenGame = open_game) -> Made:
    """The scene of a text, over a game of its own or a given state; raises Problems that name lines.

    The position that comes out is sound: whatever is not, is named with the line that brought it about.
    """
    return make_lines(lines_in(text), over, opened_by)


def make_lines(lines: list[SceneLine], over: tuple[Game, State] | None = None, opened_by: OpenGame = open_game) -> Made:
    header, body = header_of(lines)
    if over is not None:
        if header != Header():
            raise Problems([lines[0].refused(Refusal("scene-over-a-game", "", ""))])
        game, state = over
        return Maker(game, state.clone(), "").made(body)
    try:
        game = header.open(opened_by)
    except Refusal as problem:
        raise Problems([lines[0].refused(problem) if lines else problem]) from None
    return Maker(game, None, header.seed or USUAL_SEED).made(body)


def stage_of(game: Game) -> Stage:
    """What scenes know of a game; the bare contract where it brings nothing."""
    manifest = games().get(game.name)
    found = manifest.scene() if manifest is not None else None
    return Stage() if found is None else found


class Maker:
    """One scene while it is made."""

    def __init__(self, game: Game, state: State | None, seed: str) -> None:
        self.game = game
        self.seed = seed
        self.stage = stage_of(game)
        self.given = state
        """The state so far; None while nothing was said or played."""
        self.notes: list[Sentence] = []
        self.facts: list[Fact] = []
        self.lucky = ""
        """The seed that was found, until something is drawn."""

    def made(self, lines: list[SceneLine]) -> Made:
        for is_deed, group in groupby(lines, lambda line: line.words[0] in DEEDS):
            part = list(group)
            if is_deed:
                for line in part:
                    self.do(line)
            else:
                self.say(part)
        return Made(self.game, self.state(), self.notes, self.facts, self.lucky)

    def state(self) -> State:
        if self.given is None:
            self.given = self.game.new(self.seed)
        return self.given

    # What is said

    def say(self, lines: list[SceneLine]) -> None:
        """Write on a slate what these lines say, and read it again; raises Problems."""
        fewest: list[Refusal] = []
        for number in range(OPENINGS if self.given is None else 1):
            slate, problems = self.written(lines, number)
            if not problems:
                try:
                    self.given = read_state(self.game, slate.state)
                except Problems as found:
                    problems = found.problems
                else:
                    self.notes += slate.notes
                    return
            if not fewest or len(problems) < len(fewest):
                fewest, at = problems, number
        raise Problems(self.blamed(fewest, lines, at))

    def written(self, lines: list[SceneLine], number: int) -> tuple[Slate, list[Refusal]]:
        """A slate with the lines on it and the rest filled in, over the game set up in this way; and the lines that
        make no sense, each with its problem."""
        slate = self.slate(lines, number)
        problems: list[Refusal] = []
        for line in lines:
            try:
                self.say_line(slate, line)
            except Refusal as problem:
                problems.append(line.refused(problem))
        if not problems:
            try:
                self.stage.complete(slate)
            except Refusal as problem:
                problems.append(problem)
        return slate, problems

    def slate(self, lines: list[SceneLine], number: int) -> Slate:
        is_new = self.given is None
        state = self.given
        if state is None:
            state = self.stage.open(self.game, self.seed, lines, Stream(f"{self.seed}/scene/{number}"))
        document = deepcopy(cast(dict[str, Any], self.game.to_position(state)))
        return Slate(self.game, document, self.stage.seats(self.game, document), is_new)

    def say_line(self, slate: Slate, line: SceneLine) -> None:
        """Do what the verb of a line does; a seat may stand before its verb or behind it."""
        words = line.words
        table, of_seat = self.stage.verbs.table, self.stage.verbs.seat
        seat = slate.find_seat(words[0])
        if seat >= 0 and len(words) > 1 and words[1] in of_seat:
            say_with_usage(of_seat[words[1]].usage, lambda: of_seat[words[1]].does(slate, seat, words[2:]))
        elif len(words) > 1 and words[0] in of_seat and slate.find_seat(words[1]) >= 0:
            seat = slate.find_seat(words[1])
            say_with_usage(of_seat[words[0]].usage, lambda: of_seat[words[0]].does(slate, seat, words[2:]))
        elif words[0] in table:
            say_with_usage(table[words[0]].usage, lambda: table[words[0]].does(slate, words[1:]))
        elif words[0] in COMMON:
            COMMON[words[0]](slate, words[1:])
        elif seat >= 0:
            raise no_such_verb(words[1] if len(words) > 1 else "", list(of_seat))
        elif words[0] in of_seat and len(words) > 1:
            slate.seat(words[1])
        else:
            raise no_such_verb(words[0], [*table, *COMMON, *DEEDS, *of_seat])

    def blamed(self, problems: list[Refusal], lines: list[SceneLine], number: int) -> list[Refusal]:
        """Each problem with the line that brought it about: the first after which it is there."""
        if all(problem.where.startswith("line ") for problem in problems):
            return problems
        first: dict[tuple[str, str], SceneLine] = {}
        for end, line in enumerate(lines, 1):
            for problem in self.problems_after(lines[:end], number):
                first.setdefault((problem.code, problem.where), line)
        return [first.get((problem.code, problem.where), lines[-1]).refused(problem) for problem in problems]

    def problems_after(self, lines: list[SceneLine], number: int) -> list[Refusal]:
        slate, problems = self.written(lines, number)
        try:
            read_state(self.game, slate.state)
        except Problems as found:
            return problems + found.problems
        return problems

    # What is done

    def do(self, line: SceneLine) -> None:
        try:
            if line.words[0] == "play":
                self.play(line.words[1:])
            else:
                self.wish(line.words[1:])
        except Refusal as problem:
            raise Problems([line.refused(problem)]) from None

    def play(self, moves: list[str]) -> None:
        if not moves:
            raise Refusal("scene-usage", "", "", text=USAGE["play"])
        state = self.state()
        for seat, option in chosen(self.game, state, moves_in(self.game, moves)):
            tale = Tale()
            state.tale = tale
            self.game.apply(state, seat, option)
            state.tale = None
            self.facts += tale.facts
            self.lucky = "" if tale.draws else self.lucky

    def wish(self, words: list[str]) -> None:
        wanted, moves = wished(words)
        if not wanted:
            raise Refusal("scene-usage", "", "", text=USAGE["next"])
        state = self.state()
        if moves:
            trial = state.clone()
            steps = []
            for seat, option in chosen(self.game, trial, moves_in(self.game, moves)):
                steps.append((seat, option))
                self.game.apply(trial, seat, option)
            wish = Wish((), tuple(wanted), tuple(steps))
        else:
            wish = Wish(draws_in(wanted))
        self.lucky = lucky_key(self.game, state, wish, f"{self.seed or USUAL_SEED}/luck")
        state.rekey(self.lucky)
        self.notes.append(Sentence("scene-luck", {"text": " ".join(words), "seed": self.lucky}))


def say_with_usage(usage: str, does: Any) -> None:
    """A verb that cannot make sense of its words shows how it is used."""
    try:
        does()
    except (IndexError, ValueError):
        raise Refusal("scene-usage", "", "", text=usage) from None


def no_such_verb(word: str, known: list[str]) -> Refusal:
    return Refusal("scene-unknown-verb", "", "", text=word[:40], allowed=str(unknown(word, known).arguments["allowed"]))


def moves_in(game: Game, words: list[str]) -> list[str]:
    """Words as moves: some games write one in several."""
    found: list[str] = []
    while words:
        ends = range(min(len(words), LONGEST_MOVE), 0, -1)
        end = next((end for end in ends if " ".join(words[:end]) in game.catalogue.numbers), 1)
        found.append(" ".join(words[:end]))
        words = words[end:]
    return found


def chosen(game: Game, state: State, moves: list[str], seat: int | None = None) -> Iterator[tuple[int, int]]:
    """Moves as seats and options, one after the other; each must be open by the time it is asked for.

    A move is meant for ``seat``, else for the first that may make it.  Whoever asks carries it out.
    """
    for number, move in enumerate(moves, 1):
        where = f"move {number} {move}"
        try:
            option = game.catalogue.parse(move)
            who = seat if seat is not None else seat_for(game, state, option)
            refusal = closed(game, state, who, option)
        except Refusal as problem:
            refusal = problem
        if refusal is not None:
            raise Refusal(refusal.code, refusal.rule, where, **refusal.arguments)
        yield who, option


def closed(game: Game, state: State, seat: int, option: int) -> Refusal | None:
    """Why a seat may not choose this, or None when it may."""
    if seat not in game.seats_to_act(state):
        if game.is_over(state):
            return Refusal("game-over")
        return Refusal("not-your-turn", "", "", seat=seat)
    return game.why_not(state, seat, option)


def seat_for(game: Game, state: State, option: int) -> int:
    """The seat that a move is meant for: the first that may make it, or else the first that has to act."""
    seats = game.seats_to_act(state)
    return next((seat for seat in seats if game.legal(state, seat).holds(option)), seats[0] if seats else 0)
