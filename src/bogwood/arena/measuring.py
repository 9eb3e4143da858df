"""What games between bots show of a game: where points come from, what is chosen and who wins with it.

A game says in its overview what people choose from and which games are to be played (``Plan``); for what is typical its
presets are played.  Every game becomes one plain line (``observe``), and lines become ``figures``, in whatever order
they were played.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from bogwood.bots.match import Match, family
from bogwood.bots.registry import make_bot
from bogwood.kernel.game import Game, State
from bogwood.manifest import Manifest

from .playing import Opener

Observed = dict[str, Any]
"""A game that was watched, as JSON: how it was played and, for each seat, what it chose, held and scored."""

END: Final = "end"
"""The stage after the last decision; the others are rounds."""


@dataclass(frozen=True)
class Choice:
    """Something that people choose among: at which questions, under which parameter of an option's sentence."""

    asked: tuple[tuple[str, str], ...]
    trait: str = ""
    """Where a seat's part of the view names what it has in the end, however it came by it; empty for nowhere.

    Several words, ``clan+side``, are one thing, ``frog_lotus``."""


@dataclass(frozen=True)
class Run:
    """Games of one kind of bot in all seats."""

    players: int
    bots: str
    games: int
    options: Mapping[str, str]

    def seed_of(self, seed: str, number: int) -> str:
        options = ",".join(f"{name}={value}" for name, value in sorted(self.options.items()))
        return f"{seed}/{self.players}/{self.bots}/{options}/{number}"


@dataclass(frozen=True)
class Plan:
    """What is to be played and watched for, as a game's overview says it."""

    game: str
    seed: str
    runs: tuple[Run, ...]
    choices: Mapping[str, Choice]
    habits: tuple[str, ...]
    """What is compared between winners, losers and beginners, by the names that ``habits_of`` gives."""


def plan_of(game: str, overview: Mapping[str, Any]) -> Plan:
    """The plan in an overview."""
    measured = overview["measured"]
    return Plan(
        game=game,
        seed=measured["seed"],
        runs=tuple(Run(one["players"], one["bots"], one["games"], one.get("options", {})) for one in measured["runs"]),
        choices={
            name: Choice(tuple((point, argument) for point, argument in one["asked"]), one.get("trait", ""))
            for name, one in overview.get("choices", {}).items()
        },
        habits=tuple(mistake["habit"] for mistake in overview.get("mistakes", []) if mistake.get("habit")),
    )


def typical_plan(manifest: Manifest, bots: str, games: int, seed: str, preset: str = "") -> Plan:
    """So many games under each preset, or this one, for every number of players who can be compared.

    A run names all options that presets differ by, so that a table is found by them.
    """
    named = sorted({option for options in manifest.presets.values() for option in options})
    runs = []
    for options in [manifest.presets[preset]] if preset else list(manifest.presets.values()) or [{}]:
        for players in manifest.players:
            if players > 1:
                full = manifest.open(players, dict(options)).options
                runs.append(Run(players, bots, games, {option: full[option] for option in named}))
    return Plan(manifest.name, seed, tuple(runs), {}, ())


class Watcher:
    """What is noted for each seat while a game goes on."""

    def __init__(self, game: Game, choices: Mapping[str, Choice]) -> None:
        self.game = game
        self.points = {point: (name, argument) for name, one in choices.items() for point, argument in one.asked}
        seats = range(game.players)
        self.offered: list[Counter[tuple[str, str]]] = [Counter() for _ in seats]
        self.taken: list[Counter[tuple[str, str]]] = [Counter() for _ in seats]
        self.used: list[Counter[str]] = [Counter() for _ in seats]
        self.forgone: list[Counter[str]] = [Counter() for _ in seats]
        self.held: list[dict[str, dict[str, int]]] = [{} for _ in seats]

    def before(self, state: State, seat: int, option: int) -> None:
        """A seat has chosen and is about to act."""
        self.used[seat][family(self.game.catalogue.entry(option))] += 1
        lost = self.game.forgoes(state, seat, option)
        if lost is not None:
            amounts = [value for value in lost.arguments.values() if isinstance(value, int)]
            self.forgone[seat][lost.key.partition("-forgoes-")[2] or lost.key] += max(amounts, default=1)
        chosen = self._thing(state, seat, option)
        if chosen is None:
            return
        self.taken[seat][chosen] += 1
        for thing in {self._thing(state, seat, other) for other in self.game.legal(state, seat).listed()} - {None}:
            if thing is not None and thing[0] == chosen[0]:
                self.offered[seat][thing] += 1

    def _thing(self, state: State, seat: int, option: int) -> tuple[str, str] | None:
        """What an option takes of what is chosen among."""
        entry = self.game.catalogue.entry(option)
        found = self.points.get(entry.point)
        if found is None:
            return None
        name, argument = found
        thing = self.game.describe(state, seat, option).arguments.get(argument, entry.arguments.get(argument))
        return None if thing is None else (name, str(thing))

    def stage(self, state: State, stage: str) -> None:
        """A round is over, or the game: what everybody holds."""
        for seat in range(self.game.players):
            self.held[seat][stage] = amounts_in(seat_of(self.game.view(state, seat), seat))


def seat_of(view: Mapping[str, Any], seat: int) -> Mapping[str, Any]:
    """The part of a view that is about a seat."""
    seats = view.get("seats", view.get("tribes", []))
    found: Mapping[str, Any] = seats[seat] if seat < len(seats) else {}
    return found


def amounts_in(part: Mapping[str, Any]) -> dict[str, int]:
    """How much there is of everything that can be counted: numbers, things in lists, sums of numbers by name."""
    found: dict[str, int] = {}
    for name, value in part.items():
        if isinstance(value, bool) or name == "points":
            continue
        if isinstance(value, int):
            found[name] = value
        elif isinstance(value, list):
            found[name] = len(value)
        elif isinstance(value, Mapping) and all(isinstance(one, int) for one in value.values()):
            found[name] = sum(value.values())
            found |= {f"{name}.{key}": one for key, one in value.items()}
    return found


def observe(plan: Plan, run: Run, number: int, opener: Opener) -> Observed:
    """One game of a run, played and watched to its end; the same whenever it is played."""
    game = opener(dict(run.options))
    seed = run.seed_of(plan.seed, number)
    bots = {seat: make_bot(run.bots, plan.game, f"{seed}/bot/{seat}") for seat in range(game.players)}
    match = Match(game, game.new(seed), bots, seed)
    watcher = Watcher(game, plan.choices)
    while seats := game.seats_to_act(match.state):
        seat, now = seats[0], game.round_of(match.state)
        earlier = match.state.clone()
        option = match.decide(seat)
        watcher.before(earlier, seat, option)
        if game.round_of(match.state) != now:
            watcher.stage(match.state, str(now))
    watcher.stage(match.state, END)
    return written(game, match.state, run, number, watcher)


def written(game: Game, state: State, run: Run, number: int, watcher: Watcher) -> Observed:
    winners = game.winners(state)
    sources: list[Counter[str]] = [Counter() for _ in range(game.players)]
    for line in game.score_sheet(state):
        if line.seat < game.players:
            sources[line.seat][line.source] += line.points
    return {
        "players": run.players,
        "bots": run.bots,
        "options": dict(run.options),
        "number": number,
        "edition": game.edition,
        "rules": game.rules_version,
        "seats": [
            {
                "won": str(Fraction(seat in winners, max(1, len(winners)))),
                "score": game.scores(state)[seat],
                "sources": dict(sources[seat]),
                "offered": nested(watcher.offered[seat]),
                "taken": nested(watcher.taken[seat]),
                "traits": {
                    name: value
                    for name, value in seat_of(game.view(state, seat), seat).items()
                    if isinstance(value, str)
                },
                "used": dict(watcher.used[seat]),
                "forgone": dict(watcher.forgone[seat]),
                "held": watcher.held[seat],
            }
            for seat in range(game.players)
        ],
    }


def nested(counts: Counter[tuple[str, str]]) -> dict[str, dict[str, int]]:
    found: dict[str, dict[str, int]] = defaultdict(dict)
    for (name, thing), times in counts.items():
        found[name][thing] = times
    return dict(found)
