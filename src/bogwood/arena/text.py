"""A summary as text for the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bogwood.i18n import Words

from .naming import Names, interval, number
from .summary import Figures

MOST_THINGS: Final = 12
"""Things that a list shows; the page and the JSON hold them all."""


def lines(words: Words, figures: Figures, is_balance: bool) -> list[str]:
    """The summary, line by line."""
    names = Names(words, figures)
    found = [names.title(is_balance), told_facts(names, figures)]
    found += told_faults(names, figures)
    if not is_balance:
        found += ["", *told_standings(names, figures), *told_crosstable(names, figures)]
    found += ["", *told_seats(names, figures), *told_values(names, figures)]
    shown = figures["choices"] if is_balance else [one for one in figures["choices"] if one["kind"] != "option"]
    for choice in shown:
        found += told_choice(names, choice)
    return found


def told_facts(names: Names, figures: Figures) -> str:
    say = names.say
    return f"{say('arena-fact-games', games=figures['games'])}, {say('arena-fact-deals', deals=figures['deals'])}"


def told_faults(names: Names, figures: Figures) -> list[str]:
    say = names.say
    return [
        f"{say('arena-fault')}: {fault['bot'] or say('arena-the-rules')}, {fault['code']}, {fault['games']}"
        for fault in figures["faults"]
    ]


def told_standings(names: Names, figures: Figures) -> list[str]:
    keys = ("bot", "elo", "win-rate", "score", "ms-per-decision", "decisions-per-turn")
    rows = [[names.say(f"arena-{key}") for key in keys]]
    for row in figures["standings"]:
        rows.append(
            [
                row["bot"],
                interval(row["elo"], digits=0),
                interval(row["win_rate"], is_share=True),
                interval(row["score"]),
                number(row["cpu_ms_per_decision"], 3),
                number(row["decisions_per_turn"]),
            ]
        )
    return aligned(rows)


def told_crosstable(names: Names, figures: Figures) -> list[str]:
    if not figures["crosstable"]:
        return []
    rows = [[names.say(f"arena-{key}") for key in ("bot", "other", "ahead", "difference")]]
    for row in figures["crosstable"]:
        rows.append([row["bot"], row["other"], interval(row["ahead"], is_share=True), interval(row["difference"])])
    return ["", *aligned(rows)]


def told_seats(names: Names, figures: Figures) -> list[str]:
    rows = [[names.say(f"arena-{key}") for key in ("seat", "win-rate", "score")]]
    for row in figures["seats"]:
        rows.append([names.seat(row["seat"]), interval(row["win_rate"], is_share=True), interval(row["score"])])
    return aligned(rows)


def told_values(names: Names, figures: Figures) -> list[str]:
    if not figures["values"]:
        return []
    rows = [[names.say(f"arena-{key}") for key in ("option", "win-rate", "first-seat", "score")]]
    for row in figures["values"]:
        shares = [interval(row[key], is_share=True) for key in ("win_rate", "first_seat")]
        rows.append([f"{row['option']}={row['value']}", *shares, interval(row["score"])])
    return ["", *aligned(rows)]


def told_choice(names: Names, choice: Figures) -> list[str]:
    """The things that won most often, and those that won least."""
    things = choice["things"]
    if not things:
        return []
    half = MOST_THINGS // 2
    shown = things if len(things) <= MOST_THINGS else [*things[:half], *things[-half:]]
    figures = [("win-rate", "win_rate"), *([] if choice["kind"] == "trait" else [("more-often", "more_often")])]
    rows = [[names.heading(choice), *[names.say(f"arena-{key}") for key, _ in figures], names.say("arena-seats-with")]]
    for row in shown:
        shares = [interval(row[figure], is_share=True) for _, figure in figures]
        rows.append([names.thing(choice, row["thing"]), *shares, str(row["seats"])])
    return ["", *aligned(rows)]


def aligned(rows: Sequence[Sequence[str]]) -> list[str]:
    """Rows with their columns under each other: the first to the left, the others to the right."""
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    return ["  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip() for row in rows]
