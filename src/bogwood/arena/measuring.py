"""What games between bots show of a game: where points come from, what is chosen and who wins with it.

A game says in its overview what people choose from and which games are to be played (``Plan``).  Every game becomes one
plain line (``observe``), and lines become figures (``figures``), in whatever order they were played.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from bogwood.bots.match import Match, family
from bogwood.bots.registry import make_bot
from bogwood.kernel.game import Game, State

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
            for name, one in overview["choices"].items()
        },
        habits=tuple(mistake["habit"] for mistake in overview.get("mistakes", [])),
    )


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


# Figures

BEGINNERS: Final = "easy"


def figures(plan: Plan, games: Iterable[Observed]) -> dict[str, Any]:
    """What the games came to; they may be given in any order."""
    ordered = sorted(
        games, key=lambda one: (one["players"], one["bots"], sorted(one["options"].items()), one["number"])
    )
    strong = [one for one in ordered if one["bots"] != BEGINNERS]
    weak = [one for one in ordered if one["bots"] == BEGINNERS]
    return {
        "seed": plan.seed,
        "edition": ordered[0]["edition"] if ordered else "",
        "rules": ordered[0]["rules"] if ordered else 0,
        "runs": runs_in(ordered),
        "games": len(strong),
        "beginners": len(weak),
        "points": points_in(strong),
        "choices": {name: choice_in(strong, name, one) for name, one in plan.choices.items()},
        "habits": {name: habit_in(strong, weak, name) for name in plan.habits},
    }


def runs_in(games: list[Observed]) -> list[dict[str, Any]]:
    """How many games of which kind there were."""
    found: dict[str, dict[str, Any]] = {}
    for game in games:
        key = repr((game["players"], game["bots"], sorted(game["options"].items())))
        run = found.setdefault(key, {name: game[name] for name in ("players", "bots", "options")} | {"games": 0})
        run["games"] += 1
    return list(found.values())


def seats_in(games: Iterable[Observed]) -> list[dict[str, Any]]:
    return [seat for game in games for seat in game["seats"]]


def points_in(games: list[Observed]) -> dict[str, Any]:
    """The mean score, and the share of every source in all points, the largest first."""
    seats = seats_in(games)
    total = sum(seat["score"] for seat in seats)
    by_source: Counter[str] = Counter()
    for seat in seats:
        by_source.update(seat["sources"])
    return {
        "mean": rounded(total, len(seats)),
        "winners": mean([seat["score"] for seat in seats if Fraction(seat["won"]) > 0]),
        "shares": {source: rounded(points, total) for source, points in by_source.most_common() if points},
    }


def choice_in(games: list[Observed], name: str, choice: Choice) -> dict[str, dict[str, float]]:
    """For every thing: how often it could be taken and was, how many had it, and how many of those won.

    ``even`` is how many would have won if it made no difference: one in two at a table of two.
    """
    found: dict[str, dict[str, Fraction]] = defaultdict(lambda: defaultdict(Fraction))
    for game in games:
        for seat in game["seats"]:
            for kind in ("offered", "taken"):
                for thing, times in seat[kind].get(name, {}).items():
                    found[thing][kind] += times
            for thing in had_of(seat, name, choice):
                found[thing]["had"] += 1
                found[thing]["won"] += Fraction(seat["won"])
                found[thing]["even"] += Fraction(1, game["players"])
    kinds = ("offered", "taken", "had", "won", "even")
    return {thing: {kind: round(float(counts[kind]), 2) for kind in kinds} for thing, counts in sorted(found.items())}


def had_of(seat: Mapping[str, Any], name: str, choice: Choice) -> set[str]:
    """What a seat had of what is chosen among."""
    if not choice.trait:
        return set(seat["taken"].get(name, {}))
    words = [seat["traits"].get(trait) for trait in choice.trait.split("+")]
    return set() if None in words else {"_".join(words)}


def habit_in(strong: list[Observed], weak: list[Observed], name: str) -> dict[str, float]:
    """How much of a habit winners, losers and beginners have."""
    seats = seats_in(strong)
    return {
        "won": mean([habit_of(seat, name) for seat in seats if Fraction(seat["won"]) > 0]),
        "lost": mean([habit_of(seat, name) for seat in seats if Fraction(seat["won"]) == 0]),
        "easy": mean([habit_of(seat, name) for seat in seats_in(weak)]),
    }


def habit_of(seat: Mapping[str, Any], name: str) -> float:
    """``held/end/gold``, ``used/pass``, ``sources/race``, ``forgone/workers``, ``taken/guide``: an amount of a seat.

    Several are added up: ``used/fish_1+used/fish_2``; where a name ends in ``*``, all that begin with it.
    """
    return sum(amount_at(seat, one.split("/")) for one in name.split("+"))


def amount_at(part: Any, path: list[str]) -> float:
    first, *rest = path
    if not isinstance(part, Mapping):
        return 0.0
    names = [name for name in part if name.startswith(first[:-1])] if first.endswith("*") else [first]
    return sum(amount_at(part.get(name), rest) if rest else amount(part.get(name)) for name in names)


def amount(value: Any) -> float:
    return float(value) if isinstance(value, (int, float)) else 0.0


def habits_in(games: list[Observed]) -> dict[str, dict[str, float]]:
    """Every habit that can be named, for whoever looks for what beginners do otherwise."""
    names: set[str] = set()
    for seat in seats_in(games):
        names |= {f"{part}/{name}" for part in ("sources", "used", "forgone") for name in seat[part]}
        names |= {f"held/{stage}/{name}" for stage, held in seat["held"].items() for name in held}
    strong = [one for one in games if one["bots"] != BEGINNERS]
    weak = [one for one in games if one["bots"] == BEGINNERS]
    return {name: habit_in(strong, weak, name) for name in sorted(names)}


def mean(amounts: list[Any]) -> float:
    return rounded(sum(amounts), len(amounts))


def rounded(total: float, count: float) -> float:
    return round(float(total) / count, 3) if count else 0.0
