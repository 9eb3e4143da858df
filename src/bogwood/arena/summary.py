"""What a finished arena says: standings, a crosstable, seats, options and choices, each with its uncertainty."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from bogwood.bots.match import family
from bogwood.kernel.facts import NOBODY
from bogwood.kernel.game import Game, by_seat

from .elo import Results, estimated
from .intervals import Cluster, Estimate, average, clusters, share
from .playing import Played
from .settings import Settings

Uses = Mapping[str, Sequence[tuple[str, str]]]
"""For each heading of a count the decision points, and the argument of an option that names the thing."""

Figures = dict[str, Any]

FEW = 5
"""A thing that fewer seats had says nothing, and is left out."""


class Sat(NamedTuple):
    """One seat of one game that came to its end."""

    game: int
    deal: int
    entrant: int
    seat: int
    value: str
    won: float
    """1 for a victory, its part for a shared one."""
    score: int
    margin: float
    """The points ahead of the mean of the others."""
    decisions: int
    turns: int
    cpu: float
    used: dict[str, int]
    traits: dict[str, str]


def summary(settings: Settings, game: Game, games: Sequence[Played], uses: Uses) -> Figures:
    """Everything; all but the CPU times is the same whenever the arena is played."""
    ended = [played for played in games if played["fault"] is None]
    seats = [sat for played in ended for sat in seats_of(played)]
    return {
        **{name: value for name, value in settings.document().items() if name != "format"},
        "bots": settings.labels,
        "games": len(games),
        "faults": faults(settings, games),
        "standings": standings(settings, seats, ended),
        "crosstable": crosstable(settings, ended),
        "seats": by_seats(settings, seats),
        "values": by_values(settings, seats),
        "choices": [*by_traits(seats), *by_choices(game, seats, uses)],
    }


def seats_of(played: Played) -> Iterator[Sat]:
    scores, winners = played["scores"], played["winners"]
    for seat, entrant in enumerate(played["seats"]):
        others = [points for other, points in enumerate(scores) if other != seat]
        yield Sat(
            game=played["number"],
            deal=played["deal"],
            entrant=entrant,
            seat=seat,
            value=played["value"],
            won=1 / len(winners) if seat in winners else 0.0,
            score=scores[seat],
            margin=scores[seat] - sum(others) / len(others) if others else 0.0,
            decisions=played["decisions"][seat],
            turns=played["turns"][seat],
            cpu=played["cpu"][seat],
            used=played["used"][seat],
            traits=played["traits"][seat],
        )


# Intervals over seats


def won(seats: Iterable[Sat]) -> Figures:
    return measured(seats, lambda sat: sat.won, share)


def scored(seats: Iterable[Sat]) -> Figures:
    return measured(seats, lambda sat: float(sat.score), average)


def ahead(seats: Iterable[Sat]) -> Figures:
    return measured(seats, lambda sat: sat.margin, average)


def measured(
    seats: Iterable[Sat], figure: Callable[[Sat], float], method: Callable[[Sequence[Cluster]], Estimate]
) -> Figures:
    parts = clusters((sat.deal, figure(sat)) for sat in seats)
    return method(parts).document() if parts else Estimate(0.0, None, None, 0).document()


# The bots


def standings(settings: Settings, seats: list[Sat], games: Sequence[Played]) -> list[Figures]:
    """The bots, the best first."""
    elo = estimated(pairs_by_deal(games), len(settings.bots), settings.seed)
    rows = [
        standing(label, [sat for sat in seats if sat.entrant == entrant], elo[entrant])
        for entrant, label in enumerate(settings.labels)
    ]
    return sorted(rows, key=lambda row: -row["elo"]["mean"])


def standing(label: str, seats: list[Sat], elo: Estimate) -> Figures:
    decisions = sum(sat.decisions for sat in seats)
    turns = sum(sat.turns for sat in seats)
    cpu = sum(sat.cpu for sat in seats)
    return {
        "bot": label,
        "seats": len(seats),
        "win_rate": won(seats),
        "score": scored(seats),
        "margin": ahead(seats),
        "elo": elo.document(),
        "decisions": decisions,
        "turns": turns,
        "decisions_per_turn": round(decisions / turns, 3) if turns else 0.0,
        "cpu_ms_per_decision": round(1000 * cpu / decisions, 4) if decisions else 0.0,
        "cpu_ms_per_turn": round(1000 * cpu / turns, 4) if turns else 0.0,
    }


class Met(NamedTuple):
    """Two different entrants in one game, the lower number first."""

    pair: tuple[int, int]
    points: float
    """1 when the first came out ahead of the second, a half for a tie."""
    difference: int


def meetings(played: Played) -> Iterator[Met]:
    """Each two seats of different entrants; winners come before all others, the rest is ordered by score."""
    ranks = [(seat in played["winners"], score) for seat, score in enumerate(played["scores"])]
    for one, first in enumerate(played["seats"]):
        for other, second in enumerate(played["seats"]):
            if first < second:
                points = 0.5 if ranks[one] == ranks[other] else float(ranks[one] > ranks[other])
                yield Met((first, second), points, played["scores"][one] - played["scores"][other])


def pairs_by_deal(games: Sequence[Played]) -> list[Results]:
    """For each deal what each two entrants made of it."""
    found: dict[int, dict[tuple[int, int], tuple[float, int]]] = {}
    for played in games:
        results = found.setdefault(played["deal"], {})
        for met in meetings(played):
            points, count = results.get(met.pair, (0.0, 0))
            results[met.pair] = (points + met.points, count + 1)
    return [found[deal] for deal in sorted(found)]


def crosstable(settings: Settings, games: Sequence[Played]) -> list[Figures]:
    """Each two bots, the first before the second: how often it came out ahead, and by how many points.

    Both sat everywhere in the same deals, so the differences are paired.
    """
    results: dict[tuple[int, int], list[tuple[int, Met]]] = {}
    for played in games:
        for met in meetings(played):
            results.setdefault(met.pair, []).append((played["deal"], met))
    return [
        {
            "bot": settings.labels[pair[0]],
            "other": settings.labels[pair[1]],
            "ahead": share(clusters((deal, met.points) for deal, met in results[pair])).document(),
            "difference": average(clusters((deal, float(met.difference)) for deal, met in results[pair])).document(),
        }
        for pair in sorted(results)
    ]


def faults(settings: Settings, games: Sequence[Played]) -> list[Figures]:
    """Games without a result, by the bot at fault (none when it was the rules) and the kind of fault."""
    counts: dict[tuple[str | None, str], int] = {}
    for played in games:
        if fault := played["fault"]:
            seat = fault["seat"]
            bot = None if seat == NOBODY else settings.labels[played["seats"][seat]]
            counts[bot, fault["code"]] = counts.get((bot, fault["code"]), 0) + 1
    ordered = sorted(counts.items(), key=lambda item: (item[0][0] or "", item[0][1]))
    return [{"bot": bot, "code": code, "games": count} for (bot, code), count in ordered]


# The game


def by_seats(settings: Settings, seats: list[Sat]) -> list[Figures]:
    """What it is worth to sit where, for everybody and for each bot."""
    found: list[Figures] = []
    for number in range(settings.players):
        here = [sat for sat in seats if sat.seat == number]
        found.append({"seat": number, "win_rate": won(here), "score": scored(here), "by_bot": by_bot(settings, here)})
    return found


def by_bot(settings: Settings, seats: list[Sat]) -> dict[str, Figures]:
    return {
        label: won([sat for sat in seats if sat.entrant == entrant]) for entrant, label in enumerate(settings.labels)
    }


def by_values(settings: Settings, seats: list[Sat]) -> list[Figures]:
    """What the varied option, and options that differ from seat to seat, are worth."""
    found: list[Figures] = []
    for name in varied(settings):
        values = sorted({value_of(settings, name, sat) for sat in seats})
        for value in values:
            here = [sat for sat in seats if value_of(settings, name, sat) == value]
            row = {"option": name, "value": value, "win_rate": won(here), "score": scored(here)}
            first = won([sat for sat in here if sat.seat == 0])
            found.append({**row, "first_seat": first, "by_bot": by_bot(settings, here)})
    return found


def varied(settings: Settings) -> list[str]:
    mixed = [name for name, value in settings.options.items() if "/" in value and name != settings.vary]
    return [settings.vary, *mixed] if settings.vary else mixed


def value_of(settings: Settings, name: str, sat: Sat) -> str:
    value = sat.value if name == settings.vary else settings.options[name]
    return by_seat(value, settings.players)[sat.seat]


# What was chosen


def by_traits(seats: list[Sat]) -> list[Figures]:
    """What seats were (a clan, a side), where it does not follow from the seat itself."""
    names = sorted({name for sat in seats for name in sat.traits})
    found: list[Figures] = []
    for name in names:
        held = {thing: [sat for sat in seats if sat.traits.get(name) == thing] for thing in things(seats, name)}
        is_a_choice = any(len({sat.seat for sat in here}) > 1 for here in held.values())
        if len(held) > 1 and is_a_choice:
            found.append({"heading": name, "kind": "trait", "things": rows(held)})
    return found


def things(seats: list[Sat], name: str) -> list[str]:
    return sorted({sat.traits[name] for sat in seats if name in sat.traits})


def by_choices(game: Game, seats: list[Sat], uses: Uses) -> list[Figures]:
    """What seats chose, by the headings of the game, and by family of options."""
    found = [
        {"heading": heading, "kind": "use", "things": chosen_rows(seats, families_of(game, places))}
        for heading, places in uses.items()
    ]
    families = {name: {name} for name in sorted({name for sat in seats for name in sat.used})}
    return [*found, {"heading": "options", "kind": "option", "things": chosen_rows(seats, families)}]


def chosen_rows(seats: list[Sat], families: Mapping[str, set[str]]) -> list[Figures]:
    """For each thing those who chose it at all, and those who chose it more often than the others at their table."""
    found: list[Figures] = []
    for thing, names in families.items():
        counts = [sum(sat.used.get(name, 0) for name in names) for sat in seats]
        tables: dict[int, list[int]] = {}
        for sat, count in zip(seats, counts, strict=True):
            tables.setdefault(sat.game, []).append(count)
        here = [sat for sat, count in zip(seats, counts, strict=True) if count]
        more = [
            sat
            for sat, count in zip(seats, counts, strict=True)
            if count * len(tables[sat.game]) > sum(tables[sat.game])
        ]
        # What everybody does equally often, or is made to do, tells nothing.
        if len(more) >= FEW:
            found.append({**row(thing, here), "more_often": won(more)})
    return sorted(found, key=lambda row: (-row["more_often"]["mean"], row["thing"]))


def families_of(game: Game, places: Sequence[tuple[str, str]]) -> dict[str, set[str]]:
    """For each thing that these places name, the families of options that choose it."""
    found: dict[str, set[str]] = {}
    for entry in filter(None, game.catalogue.entries):
        for point, argument in places:
            if entry.point == point and argument in entry.arguments:
                found.setdefault(str(entry.arguments[argument]), set()).add(family(entry))
    return found


def rows(held: Mapping[str, list[Sat]]) -> list[Figures]:
    """The things that enough seats had, those that won most often first."""
    found = [row(thing, here) for thing, here in held.items() if len(here) >= FEW]
    return sorted(found, key=lambda row: (-row["win_rate"]["mean"], row["thing"]))


def row(thing: str, seats: list[Sat]) -> Figures:
    return {"thing": thing, "seats": len(seats), "win_rate": won(seats), "margin": ahead(seats)}
