"""What watched games come to: points by source, what is chosen and who wins with it, and how beginners differ."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import Any, Final

from .measuring import Choice, Observed, Plan

BEGINNERS: Final = "easy"


def figures(plan: Plan, games: Iterable[Observed]) -> dict[str, Any]:
    """What the games came to; they may be given in any order."""
    ordered = in_order(games)
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


def in_order(games: Iterable[Observed]) -> list[Observed]:
    return sorted(games, key=lambda one: (one["players"], one["bots"], sorted(one["options"].items()), one["number"]))


def kind_of(game: Observed) -> str:
    """What all games of a run have in common."""
    return repr((game["players"], game["bots"], sorted(game["options"].items())))


def runs_in(games: list[Observed]) -> list[dict[str, Any]]:
    """How many games of which kind there were."""
    found: dict[str, dict[str, Any]] = {}
    for game in games:
        run = found.setdefault(
            kind_of(game), {name: game[name] for name in ("players", "bots", "options")} | {"games": 0}
        )
        run["games"] += 1
    return list(found.values())


def seats_in(games: Iterable[Observed]) -> list[dict[str, Any]]:
    return [seat for game in games for seat in game["seats"]]


def points_in(games: list[Observed]) -> dict[str, Any]:
    """The mean score, and the share of every source in all points, the largest first."""
    seats = seats_in(games)
    total = sum(seat["score"] for seat in seats)
    by_source = sources_in(seats)
    return {
        "mean": rounded(total, len(seats)),
        "winners": mean([seat["score"] for seat in seats if Fraction(seat["won"]) > 0]),
        "shares": {source: rounded(points, total) for source, points in by_source.most_common() if points},
    }


def sources_in(seats: list[dict[str, Any]]) -> Counter[str]:
    """The points of all seats by where they come from."""
    found: Counter[str] = Counter()
    for seat in seats:
        found.update(seat["sources"])
    return found


def tables_in(games: Iterable[Observed]) -> list[dict[str, Any]]:
    """For each kind of table the mean score of a seat and the points in it by source: what a review lays beside
    somebody's own."""
    found: dict[str, list[Observed]] = {}
    for game in in_order(games):
        found.setdefault(kind_of(game), []).append(game)
    return [table_of(those) for those in found.values()]


def table_of(games: list[Observed]) -> dict[str, Any]:
    seats = seats_in(games)
    return {
        "players": games[0]["players"],
        "options": games[0]["options"],
        "bot": games[0]["bots"],
        "games": len(games),
        "score": round(sum(seat["score"] for seat in seats) / len(seats), 1),
        "sources": {source: round(points / len(seats), 1) for source, points in sorted(sources_in(seats).items())},
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
