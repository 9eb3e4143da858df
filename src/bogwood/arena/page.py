"""The report of an arena: one page of HTML that needs nothing else, and its plots as files of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Final

from bogwood.i18n import Words

from .naming import Names, interval, number
from .plots import STYLE, Point, document, plot
from .summary import Figures

CSS: Final = """
:root{color-scheme:light dark;--paper:#fbf8ec;--ink:#271d15;--soft:#d3ccb0;--note:#5d5140}
@media(prefers-color-scheme:dark){:root{--paper:#231c16;--ink:#f4ead4;--soft:#463a2d;--note:#c6b596}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1rem;max-width:60rem;background:var(--paper);color:var(--ink)}
body{font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.5rem;line-height:1.2}h2{font-size:1.15rem;margin:2rem 0 .5rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .7rem .3rem 0;text-align:right;border-bottom:1px solid var(--soft);white-space:nowrap}
th:first-child,td:first-child{text-align:left}
thead th{font-weight:600;vertical-align:bottom}
p.note{color:var(--note);font-size:.9rem}
svg{display:block;width:100%;max-width:36rem;height:auto}
details>summary{cursor:pointer}
""".strip()

MOST_ROWS: Final = 40
"""Things that a plot shows; a table holds them all."""


class Page:
    """The report of one summary in one language."""

    def __init__(self, words: Words, figures: Figures, is_balance: bool) -> None:
        self.names = Names(words, figures)
        self.figures = figures
        self.is_balance = is_balance
        self.even = 1 / figures["players"]

    def html(self) -> str:
        """The whole page."""
        title = escape(self.names.title(self.is_balance))
        return "\n".join(
            [
                "<!doctype html>",
                f'<html lang="{self.names.words.locale}">',
                '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">',
                f"<title>{title}</title><style>{CSS}\n{STYLE}</style></head>",
                f"<body><h1>{title}</h1>",
                *self.facts(),
                *self.sections(),
                f'<p class="note">{escape(self.names.say("arena-how"))}</p>',
                "</body></html>",
                "",
            ]
        )

    def plots(self) -> Iterator[tuple[str, str]]:
        """Each plot as a file: its name and its text."""
        if not self.is_balance:
            yield "elo.svg", document(self.elo_plot())
            yield "wins.svg", document(self.wins_plot())
        yield "seats.svg", document(self.seats_plot())
        for choice in self.figures["choices"]:
            if choice["things"]:
                yield f"{choice['heading']}.svg", document(self.choice_plot(choice))

    # Parts of the page

    def facts(self) -> Iterator[str]:
        figures, say = self.figures, self.names.say
        options = ", ".join(f"{name}={value}" for name, value in sorted(figures["options"].items()))
        told = [
            say("arena-fact-games", games=figures["games"]),
            say("arena-fact-deals", deals=figures["deals"]),
            say("arena-fact-players", players=figures["players"]),
            say("arena-fact-seed", text=str(figures["seed"])),
            say("arena-fact-edition", text=f"{figures['edition']} / {figures['rules']}"),
            say("arena-fact-options", text=options or "–"),
        ]
        yield f"<p>{escape(' · '.join(told))}</p>"

    def sections(self) -> Iterator[str]:
        yield from self.faults()
        if not self.is_balance:
            yield from self.standings()
            yield from self.crosstable()
        yield from self.seats()
        yield from self.values()
        for choice in self.figures["choices"]:
            if choice["things"]:
                yield from self.choice(choice)

    def heading(self, key: str) -> str:
        return f"<h2>{escape(self.names.say(key))}</h2>"

    def faults(self) -> Iterator[str]:
        say = self.names.say
        if self.figures["faults"]:
            yield self.heading("arena-faults")
            rows = [
                [fault["bot"] or say("arena-the-rules"), fault["code"], str(fault["games"])]
                for fault in self.figures["faults"]
            ]
            yield from table([say("arena-bot"), say("arena-fault"), say("arena-games")], rows)

    def standings(self) -> Iterator[str]:
        say = self.names.say
        yield self.heading("arena-standings")
        yield self.elo_plot()
        keys = ("bot", "elo", "win-rate", "score", "margin", "ms-per-decision", "decisions-per-turn", "ms-per-turn")
        rows = [
            [
                row["bot"],
                interval(row["elo"], digits=0),
                interval(row["win_rate"], is_share=True),
                interval(row["score"]),
                interval(row["margin"]),
                number(row["cpu_ms_per_decision"], 3),
                number(row["decisions_per_turn"]),
                number(row["cpu_ms_per_turn"], 3),
            ]
            for row in self.figures["standings"]
        ]
        yield from table([say(f"arena-{key}") for key in keys], rows)
        yield self.wins_plot()

    def crosstable(self) -> Iterator[str]:
        say = self.names.say
        if self.figures["crosstable"]:
            yield self.heading("arena-crosstable")
            keys = ("bot", "other", "ahead", "difference")
            rows = [
                [row["bot"], row["other"], interval(row["ahead"], is_share=True), interval(row["difference"])]
                for row in self.figures["crosstable"]
            ]
            yield from table([say(f"arena-{key}") for key in keys], rows)

    def seats(self) -> Iterator[str]:
        say, bots = self.names.say, self.shown_bots()
        yield self.heading("arena-seats")
        yield self.seats_plot()
        rows = [
            [
                self.names.seat(row["seat"]),
                interval(row["win_rate"], is_share=True),
                interval(row["score"]),
                *[interval(row["by_bot"][bot], is_share=True) for bot in bots],
            ]
            for row in self.figures["seats"]
        ]
        yield from table([say("arena-seat"), say("arena-win-rate"), say("arena-score"), *bots], rows)

    def values(self) -> Iterator[str]:
        say, bots = self.names.say, self.shown_bots()
        if self.figures["values"]:
            yield self.heading("arena-values")
            keys = ("option", "win-rate", "first-seat", "score")
            rows = [
                [
                    f"{row['option']}={row['value']}",
                    interval(row["win_rate"], is_share=True),
                    interval(row["first_seat"], is_share=True),
                    interval(row["score"]),
                    *[interval(row["by_bot"][bot], is_share=True) for bot in bots],
                ]
                for row in self.figures["values"]
            ]
            yield from table([*[say(f"arena-{key}") for key in keys], *bots], rows)

    def choice(self, choice: Figures) -> Iterator[str]:
        say = self.names.say
        yield f"<h2>{escape(self.names.heading(choice))}</h2>"
        if choice["kind"] != "trait":
            yield f'<p class="note">{escape(say("arena-note-more-often"))}</p>'
        yield self.choice_plot(choice)
        keys = ("thing", *(("more-often",) if choice["kind"] != "trait" else ()), "seats-with", "win-rate", "margin")
        rows = [
            [
                self.names.thing(choice, row["thing"]),
                *([interval(row["more_often"], is_share=True)] if choice["kind"] != "trait" else []),
                str(row["seats"]),
                interval(row["win_rate"], is_share=True),
                interval(row["margin"]),
            ]
            for row in choice["things"]
        ]
        yield f"<details><summary>{escape(say('arena-figures'))}</summary>"
        yield from table([say(f"arena-{key}") for key in keys], rows)
        yield "</details>"

    def shown_bots(self) -> list[str]:
        """The bots that get columns of their own: all, unless there is only one."""
        bots: list[str] = self.figures["bots"]
        return bots if len(bots) > 1 else []

    # Plots

    def elo_plot(self) -> str:
        points = [point(row["bot"], row["elo"]) for row in self.figures["standings"]]
        return plot(points, self.names.say("arena-elo"), 1500)

    def wins_plot(self) -> str:
        points = [point(row["bot"], row["win_rate"]) for row in self.figures["standings"]]
        return plot(points, self.names.say("arena-win-rate"), self.even, is_share=True)

    def seats_plot(self) -> str:
        points = [point(self.names.seat(row["seat"]), row["win_rate"]) for row in self.figures["seats"]]
        return plot(points, self.names.say("arena-seats"), self.even, is_share=True)

    def choice_plot(self, choice: Figures) -> str:
        """The things that won most and least often, where there are too many for one plot."""
        things = choice["things"]
        shown = things if len(things) <= MOST_ROWS else [*things[: MOST_ROWS // 2], *things[-MOST_ROWS // 2 :]]
        figure = "win_rate" if choice["kind"] == "trait" else "more_often"
        points = [point(self.names.thing(choice, row["thing"]), row[figure]) for row in shown]
        return plot(points, self.names.heading(choice), self.even, is_share=True)


def point(label: str, estimate: Figures) -> Point:
    return Point(label, estimate["mean"], estimate["low"], estimate["high"])


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> Iterator[str]:
    yield '<div class="scroll"><table><thead>'
    yield cells("th", headings)
    yield "</thead><tbody>"
    for row in rows:
        yield cells("td", row)
    yield "</tbody></table></div>"


def cells(kind: str, texts: Sequence[str]) -> str:
    return "<tr>" + "".join(f"<{kind}>{escape(text)}</{kind}>" for text in texts) + "</tr>"
