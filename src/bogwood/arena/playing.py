"""One game of an arena, played to its end and written down as plain JSON."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, Final

from bogwood.bots.contract import Bot
from bogwood.bots.match import Match, by_family
from bogwood.bots.registry import make_bot
from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.refusal import Refusal

from .settings import Fixture, Settings

Opener = Callable[[dict[str, str]], Game]
"""Opens the game under these rule options.  It is sent to other processes, so it must be plain data."""

Played = dict[str, Any]
"""A finished game as it is written to ``games.jsonl``; docs/arena.md lists its keys."""

SAID: Final = {"illegal-move": "move", "step-limit": "limit"}
"""The parameter that says enough of a refusal by the match itself."""

Fault = dict[str, int | str]
"""A bot raised an error, chose what is not open, or the rules themselves failed (seat ``NOBODY``)."""


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


class Noted(Bot):
    """A bot whose choices, and the time they take, are noted on a sheet."""

    def __init__(self, bot: Bot, sheet: Sheet) -> None:
        self.name = bot.name
        self.bot = bot
        self.sheet = sheet

    def choose(self, game: Game, state: State, seat: int) -> int:
        turn = int(state.turn)
        began = time.process_time()
        option = int(self.bot.choose(game, state, seat))
        self.sheet.note(seat, option, turn, time.process_time() - began)
        return option


def play_fixtures(settings: Settings, opener: Opener, fixtures: Iterable[Fixture]) -> list[Played]:
    """These games, one after the other; what another process is asked for."""
    return [play_fixture(settings, opener, fixture) for fixture in fixtures]


def play_fixture(settings: Settings, opener: Opener, fixture: Fixture) -> Played:
    """One game.  A fault ends it without a result; it never ends the arena."""
    game = opener(settings.options_of(fixture))
    seed = settings.seed_of(fixture)
    sheet = Sheet(game.players)
    bots = {seat: Noted(bot, sheet) for seat, bot in enumerate(seated(settings, fixture, seed))}
    match = Match(game, game.new(seed), bots, seed)
    return written(game, match.state, fixture, sheet, played_out(match))


def seated(settings: Settings, fixture: Fixture, seed: str) -> list[Bot]:
    """The bots by seat.  An entrant has the same seed wherever it sits."""
    return [make_bot(settings.bots[entrant], settings.game, f"{seed}/bot/{entrant}") for entrant in fixture.seats]


def played_out(match: Match) -> Fault | None:
    """Let the bots play to the end; the fault that stopped them."""
    try:
        for _ in match:
            pass
    except Exception as error:
        return fault_of(match.asked, error)
    return None


def fault_of(seat: int, error: Exception) -> Fault:
    if not isinstance(error, Refusal):
        return {"seat": seat, "code": type(error).__name__, "text": str(error)[:200]}
    said = error.arguments.get(SAID.get(error.code, ""), error)
    return {"seat": seat, "code": error.code, "text": str(said)[:200]}


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
        "fault": fault,
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
