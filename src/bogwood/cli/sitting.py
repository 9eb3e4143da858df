"""What a person at the table is shown: the table, the question, the options, what happened."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from bogwood.kernel.catalogue import Entry
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, State
from bogwood.manifest import Picture

from .books import book_of
from .desk import Desk
from .screen import Screen
from .telling import sheet_rows, told_facts

WIDTH = 110
FEW = 8
"""A list of options no longer than this also says what its cards do."""

KEYS = [
    ("?", "help"),
    ("? 3", "why"),
    ("b", "table"),
    ("n", "names"),
    ("c", "boards"),
    ("i", "cards"),
    ("s", "scores"),
    ("u", "undo"),
    ("q", "quit"),
]
"""What may be typed besides an option."""


class Sitting:
    """A game in the words of one language, for the one who sits at ``seat``."""

    def __init__(self, desk: Desk, game: Game, seat: int, with_tips: bool) -> None:
        self.desk = desk
        self.game = game
        self.seat = seat
        self.with_tips = with_tips
        self.with_names = False
        self.screen = Screen()
        self.book = book_of(game)
        self.tips_given: set[str] = set()

    def say(self, key: str, **arguments: int | str) -> str:
        return self.desk.words.say(key, arguments)

    def picture(self, state: State) -> Picture:
        return self.book.draw(state, self.desk.words)

    def called(self, state: State, seat: int) -> str:
        return self.picture(state).called(seat)

    def paragraph(self, text: str, style: str = "", indent: str = "") -> None:
        for line in textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent):
            self.screen.text(line, style)

    def complain(self, text: str) -> None:
        self.paragraph(text, "bad")

    # Pages

    def welcome(self) -> None:
        name = self.game.name
        self.screen.text(self.desk.words.title(name), "title")
        for key in (f"{name}-welcome-1", f"{name}-welcome-2"):
            if self.desk.words.has(key):
                self.paragraph(self.say(key))
        if self.desk.words.has(f"{name}-help-reconstructed"):
            self.screen.blank()
            self.paragraph(f"{self.say('cli-notice')} (bogwood data {name} --reconstructed)", "dim")
        self.screen.blank()
        self.keys()

    def keys(self) -> None:
        """How to answer."""
        notation = next(entry.notation for entry in self.game.catalogue.entries if entry is not None)
        self.paragraph(self.say("cli-keys", notation=notation))
        for line in in_columns([f"  {key:<7}  {self.say(f'cli-key-{meaning}')}" for key, meaning in KEYS]):
            self.screen.text(line)

    def table(self, state: State) -> None:
        self.screen.block(self.picture(state).page((), self.with_names))

    def board(self, state: State, marked: Sequence[str] = ()) -> None:
        self.screen.block(self.picture(state).board(marked, self.with_names))

    def own_boards(self, state: State) -> None:
        """The person's own board first."""
        for seat in sorted(range(self.game.players), key=lambda seat: seat != self.seat):
            self.screen.block(self.picture(state).own_board(seat))

    def cards(self, state: State) -> None:
        self.screen.block(self.picture(state).explained())

    def scores(self, state: State) -> None:
        self.screen.block(self.picture(state).foresight())
        self.screen.rows(sheet_rows(self.desk, self.game, state))

    def end(self, state: State) -> None:
        """The last table, the score sheet, the winners."""
        self.screen.blank()
        self.table(state)
        self.screen.blank()
        self.screen.text(self.say("cli-final"), "title")
        self.screen.rows(sheet_rows(self.desk, self.game, state))
        scores = self.game.scores(state)
        for seat in self.game.winners(state):
            self.screen.text(self.say("cli-winner", clan=self.called(state, seat), vp=scores[seat]), "good")

    def turn(self, state: State, seat: int, with_table: bool = False) -> None:
        """A turn begins."""
        self.screen.blank()
        if with_table:
            self.table(state)
            self.screen.blank()
        name = self.called(state, seat)
        self.screen.text(self.say("cli-your-turn", clan=name) if seat == self.seat else name, "title")

    def tale(self, state: State, seat: int, tale: Tale) -> None:
        """What a choice brought about; the one who chose is not named again in every sentence."""
        name = self.called(state, seat)
        sentences = told_facts(self.desk, self.game, state, tale, self.seat)
        told = [sentence.removeprefix(name).removeprefix(":").strip() for sentence in sentences]
        if told:
            self.paragraph(" · ".join(told), indent="    ")

    # A decision

    def entries(self, state: State) -> list[Entry]:
        """The options as they are numbered for the person: cells from the left to the right and downwards."""
        options = self.game.legal(state, self.seat)
        return sorted((self.game.catalogue.entry(option) for option in options), key=by_cell)

    def only_answer(self, state: State) -> str:
        """The notation of the one option that answers the question, or nothing when there are more."""
        entries = self.entries(state)
        answers = [entry.notation for entry in entries if entry.point == entries[0].point]
        return answers[0] if len(answers) == 1 else ""

    def prompt(self, state: State) -> str:
        only = self.only_answer(state)
        return f"{self.say('cli-prompt-only', notation=only) if only else self.say('cli-prompt')} "

    def decision(self, state: State) -> None:
        """The question and the options, with the map when they are about cells."""
        cells = [str(entry.arguments["cell"]) for entry in self.entries(state) if "cell" in entry.arguments]
        if cells:
            self.screen.blank()
            self.board(state, cells)
        self.screen.blank()
        self.tip(state)
        if self.game.round_of(state) > 0:
            self.screen.block(self.picture(state).status(self.seat))
        self.screen.text(self.desk.words.tell(self.game.question(state)), "title")
        self.options(state)

    def tip(self, state: State) -> None:
        """Advice that fits, once."""
        tip = self.book.tip(state, self.seat) if self.with_tips else None
        if tip is not None and tip.key not in self.tips_given:
            self.tips_given.add(tip.key)
            self.paragraph(f"{self.say('cli-tip')} {self.desk.words.tell(tip)}", "good")

    def options(self, state: State) -> None:
        """The options, numbered; first those that answer the question, then what may be done besides."""
        entries = self.entries(state)
        point = entries[0].point
        answers = [(n, entry) for n, entry in enumerate(entries, 1) if entry.point == point]
        besides = [(n, entry) for n, entry in enumerate(entries, 1) if entry.point != point]
        self.option_list(state, answers, len(answers) <= FEW)
        if besides:
            self.screen.text(self.say("cli-besides"), "dim")
            self.option_list(state, besides, False)

    def option_list(self, state: State, entries: list[tuple[int, Entry]], with_hints: bool) -> None:
        width = max(len(entry.notation) for _, entry in entries)
        lines = [f"{n:3}  {entry.notation.ljust(width)}  {self.sentence(state, entry)}" for n, entry in entries]
        hints = [self.hint(state, entry) if with_hints else "" for _, entry in entries]
        if not any(hints) and len(lines) > FEW:
            lines = in_columns(lines)
            hints = [""] * len(lines)
        for line, hint in zip(lines, hints, strict=True):
            self.screen.text(line)
            self.paragraph(hint, "dim", " " * (7 + width))

    def sentence(self, state: State, entry: Entry) -> str:
        return self.desk.words.tell(self.game.describe(state, self.seat, entry.number))

    def hint(self, state: State, entry: Entry) -> str:
        return " ".join(self.desk.words.tell(hint) for hint in self.book.hints(state, entry))

    def explanation(self, state: State, option: int) -> None:
        """What an option means, or the rule that closes it."""
        entry = self.game.catalogue.entry(option)
        refusal = self.game.why_not(state, self.seat, option)
        if refusal is None:
            text = self.sentence(state, entry)
            self.paragraph(self.say("cli-open", notation=entry.notation, text=text), "good")
        else:
            text = self.desk.refusal_with_rule(refusal)
            self.complain(self.say("cli-closed", notation=entry.notation, text=text))
        self.paragraph(self.hint(state, entry), indent="    ")


def by_cell(entry: Entry) -> tuple[bool, str, int]:
    """Cells first, by column and row; all else stays in its order."""
    cell = str(entry.arguments.get("cell", ""))
    column = cell.rstrip("0123456789")
    return (not cell, column, int(cell[len(column) :] or 0))


def in_columns(lines: list[str]) -> list[str]:
    """The lines side by side as far as the width allows, read downwards."""
    width = max(map(len, lines)) + 2
    columns = max(WIDTH // width, 1)
    rows = -(-len(lines) // columns)
    return ["".join(line.ljust(width) for line in lines[row::rows]).rstrip() for row in range(rows)]
