"""Good games into which known blunders of one seat are played."""

from __future__ import annotations

from dataclasses import dataclass

from bogwood.bots.foresight import margins_of
from bogwood.bots.known import knowledge_of
from bogwood.bots.registry import make_bot
from bogwood.bots.turns import Line, Search
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.record import Record, Recorder
from tests.coach.games import begun

TRIED = 24
"""So many turns by lot are looked at for the worst of them."""
LONGEST = 60
BETWEEN = 2
"""Every so many turns there may be a blunder."""
FAR = 0.3
"""A blunder costs at least this share of what a lead may still change by."""


@dataclass(frozen=True)
class Spoilt:
    """A game, and the numbers of decisions before each blunder."""

    record: Record
    blunders: list[int]


def spoilt(name: str, seed: str, seat: int = 0, players: int = 2, wanted: int = 5) -> Spoilt:
    """A game of good bots in which the seat plays its turn very badly so many times, spread over the game."""
    recorder = begun(name, players, seed)
    game, state = recorder.game, recorder.state
    bots = [make_bot("greedy", name, f"{seed}/{one}") for one in range(players)]
    blunders: list[int] = []
    turns, turn, last = 0, -1, -1
    while seats := game.seats_to_act(state):
        actor = seats[0]
        is_new = int(state.turn) != turn and actor == seat and game.round_of(state) > 0
        turn = int(state.turn)
        turns += is_new
        if is_new and turns - last >= BETWEEN and len(blunders) < wanted:
            line = blunder(game, state, seat, f"{seed}/{turns}")
            if line:
                last = turns
                blunders.append(len(recorder.record.decisions))
                play(recorder, seat, line)
                continue
        recorder.choose(actor, bots[actor].choose(game, game.determinise(state, actor, seed), actor))
    return Spoilt(recorder.record, blunders)


def play(recorder: Recorder, seat: int, line: Line) -> None:
    for option in line:
        recorder.choose(seat, option)


def blunder(game: Game, state: State, seat: int, seed: str) -> Line:
    """The worst of some turns by lot, where it is far worse than a good one; nothing where none is."""
    knowledge = knowledge_of(game)
    knowledge.begin(state)
    found = [by_lot(game, state, seat, f"{seed}/{n}") for n in range(TRIED)]
    lines = [(margins_of(knowledge.values(end))[seat], line) for line, end in found if end.drawn == state.drawn]
    good = knowledge.usual(game, state, seat)
    best = Search(game, state, seat, good, Stream(seed)).best_end(state.clone(), ())
    after = state.clone()
    for option in best.line:
        game.apply(after, seat, option)
    if not lines or after.drawn != state.drawn:
        return ()
    worst = min(lines)
    lost = margins_of(knowledge.values(after))[seat] - worst[0]
    return worst[1] if lost >= FAR * knowledge.spread(state) else ()


def by_lot(game: Game, state: State, seat: int, seed: str) -> tuple[Line, State]:
    """A turn by lot, and where it leads."""
    stream = Stream(seed)
    there = state.clone()
    line: list[int] = []
    while int(there.turn) == int(state.turn) and seat in game.seats_to_act(there) and len(line) < LONGEST:
        options = game.legal(there, seat)
        option = options.nth(int(stream.below(options.size())))
        line.append(option)
        game.apply(there, seat, option)
        if there.drawn != state.drawn:
            break
    return tuple(line), there
