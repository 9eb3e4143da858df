"""One game of an arena, played to its end and written down as plain JSON."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from bogwood.bots.contract import Bot
from bogwood.bots.match import by_family
from bogwood.bots.registry import make_bot
from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.playout import STEP_LIMIT
from bogwood.kernel.refusal import Refusal

from .settings import Fixture, Settings

Opener = Callable[[dict[str, str]], Game]
"""Opens the game under these rule options.  It is sent to other processes, so it must be plain data."""

Played = dict[str, Any]
"""A finished game as it is written to ``games.jsonl``; docs/arena.md lists its keys."""

NOBODY: Final = -1


class Fault(Exception):
    """A bot raised an error, chose what is not open, or the rules themselves failed (seat ``NOBODY``)."""

    def __init__(self, seat: int, code: str, text: str) -> None:
        super().__init__(seat, code, text)
        self.seat = seat
        self.code = code
        self.text = text


class Sheet:
    """What is counted for each seat while a game goes on."""

    def __init__(self, players: int) -> None:
        self.chosen: list[Counter[int]] = [Counter() for _ in range(players)]
        self.turns: list[set[int]] = [set() for _ in range(players)]
        self.cpu = [0.0] * players

    def note(self, seat: int, option: int, turn: int, seconds: float) -> None:
        self.chosen[seat][option] += 1
        self.turns[seat].add(turn)
        self.cpu[seat] += seconds


def play_fixtures(settings: Settings, opener: Opener, fixtures: Iterable[Fixture]) -> list[Played]:
    """These games, one after the other; what another process is asked for."""
    return [play_fixture(settings, opener, fixture) for fixture in fixtures]


def play_fixture(settings: Settings, opener: Opener, fixture: Fixture) -> Played:
    """One game.  A fault ends it without a result; it never ends the arena."""
    game = opener(settings.options_of(fixture))
    seed = settings.seed_of(fixture)
    sheet = Sheet(game.players)
    state = game.new(seed)
    fault: Fault | None = None
    try:
        bots = seated(settings, fixture, seed)
        play_on(game, state, bots, seed, sheet)
    except Fault as found:
        fault = found
    return written(game, state, fixture, sheet, fault)


def seated(settings: Settings, fixture: Fixture, seed: str) -> list[Bot]:
    """The bots by seat.  An entrant has the same seed wherever it sits."""
    return [make_bot(settings.bots[entrant], settings.game, f"{seed}/bot/{entrant}") for entrant in fixture.seats]


def play_on(game: Game, state: State, bots: list[Bot], seed: str, sheet: Sheet) -> None:
    """Let the bots play to the end; each is shown what its seat cannot tell from the truth."""
    decisions = 0
    while seats := game.seats_to_act(state):
        if decisions >= STEP_LIMIT:
            raise Fault(NOBODY, "step-limit", str(STEP_LIMIT))
        seat = seats[0]
        shown = game.determinise(state, seat, f"{seed}/seen/{decisions}")
        began = time.process_time()
        option = choice_of(bots[seat], game, shown, seat)
        sheet.note(seat, option, int(state.turn), time.process_time() - began)
        decisions += 1
        carry_out(game, state, seat, option)


def choice_of(bot: Bot, game: Game, shown: State, seat: int) -> int:
    try:
        return int(bot.choose(game, shown, seat))
    except Exception as error:
        raise fault_of(seat, error) from error


def carry_out(game: Game, state: State, seat: int, option: int) -> None:
    if not game.legal(state, seat).holds(option):
        known = 0 <= option < game.catalogue.size and game.catalogue.entries[option] is not None
        raise Fault(seat, "illegal-move", game.catalogue.notation(option) if known else str(option))
    try:
        game.apply(state, seat, option)
    except Exception as error:
        raise fault_of(NOBODY, error) from error


def fault_of(seat: int, error: Exception) -> Fault:
    code = error.code if isinstance(error, Refusal) else type(error).__name__
    return Fault(seat, code, str(error)[:200])


def written(game: Game, state: State, fixture: Fixture, sheet: Sheet, fault: Fault | None) -> Played:
    """The game as one JSON document; all but ``cpu`` is the same whenever it is played."""
    return {
        "number": fixture.number,
        "deal": fixture.deal,
        "value": fixture.value,
        "seats": list(fixture.seats),
        "scores": game.scores(state),
        "winners": game.winners(state),
        "rounds": game.round_of(state),
        "decisions": [sum(chosen.values()) for chosen in sheet.chosen],
        "turns": [len(turns) for turns in sheet.turns],
        "used": [used_by(game, chosen) for chosen in sheet.chosen],
        "traits": traits_of(game, state),
        "fault": None if fault is None else {"seat": fault.seat, "code": fault.code, "text": fault.text},
        "cpu": [round(seconds, 6) for seconds in sheet.cpu],
    }


def used_by(game: Game, chosen: Counter[int]) -> dict[str, int]:
    """How often a seat chose what, by family of options; a choice outside the catalogue is left out."""
    entries = game.catalogue.entries
    known = {option: times for option, times in chosen.items() if 0 <= option < len(entries) and entries[option]}
    return dict(sorted(by_family(game, Counter(known)).items()))


def traits_of(game: Game, state: State) -> list[dict[str, str]]:
    """What each seat is, by the open table: everything in its part of the view that is one word (a clan, a side)."""
    view = game.view(state, WATCHER)
    seats = view.get("seats", view.get("tribes"))
    if not isinstance(seats, list) or len(seats) < game.players:
        return [{} for _ in range(game.players)]
    return [{name: value for name, value in seat.items() if isinstance(value, str)} for seat in seats[: game.players]]
