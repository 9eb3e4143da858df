"""A game in the terminal: one person, the other seats played by bots."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from bogwood.bots.contract import Bot
from bogwood.kernel.catalogue import Entry
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, State
from bogwood.kernel.record import Recorder
from bogwood.kernel.refusal import Refusal

from .books import BOOKS, Picture
from .desk import Desk
from .files import write_text
from .screen import Screen
from .telling import sheet_rows, told_facts

WIDTH = 110
FEW = 8
"""A list of options no longer than this also says what its cards do."""

KEYS = [
    ("?", "help"),
    ("? to:c6", "why"),
    ("b", "table"),
    ("n", "names"),
    ("c", "boards"),
    ("i", "cards"),
    ("s", "scores"),
    ("u", "undo"),
    ("q", "quit"),
]
"""What may be typed besides an option."""

Answers = Callable[[str], str | None]
"""Asks for a line of input; None at its end."""


class Session:
    """What happens at the table, told to the one who sits at ``seat``."""

    def __init__(
        self,
        desk: Desk,
        recorder: Recorder,
        seat: int,
        bots: dict[int, Bot],
        answers: Answers,
        record_file: str = "",
        with_tips: bool = True,
    ) -> None:
        self.desk = desk
        self.recorder = recorder
        self.seat = seat
        self.bots = bots
        self.answers = answers
        self.record_file = record_file
        self.with_tips = with_tips
        self.screen = Screen()
        self.book = BOOKS[recorder.game.name]
        self.floor = 0
        """The number of decisions before the person's turn: undo goes no further (FS-7.13)."""
        self.announced = -1
        self.is_table_shown = False
        self.tips_given: set[str] = set()
        self.with_names = False
        self.is_left = False

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def made(self) -> int:
        return len(self.recorder.record.decisions)

    def say(self, key: str, **arguments: int | str) -> str:
        return self.desk.words.say(key, arguments)

    def picture(self) -> Picture:
        return self.book.draw(self.state, self.desk.words)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.welcome()
        while (seats := self.game.seats_to_act(self.state)) and not self.is_left:
            if seats[0] == self.seat:
                self.ask()
            else:
                self.let_bot(seats[0])
        self.save()
        if self.is_left:
            self.screen.text(self.say("cli-bye"))
        else:
            self.show_end()
        if self.record_file:
            self.screen.text(self.say("cli-saved", file=self.record_file))

    def save(self) -> None:
        if self.record_file:
            write_text(Path(self.record_file), self.recorder.record.text())

    # What is shown

    def paragraph(self, text: str, style: str = "", indent: str = "") -> None:
        for line in textwrap.wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent):
            self.screen.text(line, style)

    def welcome(self) -> None:
        name = self.game.name
        self.screen.text(self.say(f"{name}-title"), "title")
        for key in (f"{name}-welcome-1", f"{name}-welcome-2"):
            self.paragraph(self.say(key))
        self.screen.blank()
        self.paragraph(f"{self.say('cli-notice')} (bogwood data {name} --reconstructed)", "dim")
        self.screen.blank()
        self.show_keys()

    def show_keys(self) -> None:
        self.paragraph(self.say("cli-keys"))
        for line in in_columns([f"  {key:<7}  {self.say(f'cli-key-{meaning}')}" for key, meaning in KEYS]):
            self.screen.text(line)

    def show_turn(self) -> None:
        """Once a turn: the whole table, as soon as there is something to see on it."""
        if self.announced == self.floor:
            return
        is_first = self.announced < 0
        self.announced = self.floor
        self.screen.blank()
        if not is_first and (self.game.round_of(self.state) > 0 or not self.is_table_shown):
            self.is_table_shown = True
            self.screen.block(self.picture().page((), self.with_names))
            self.screen.blank()
        self.screen.text(self.say("cli-your-turn", clan=self.picture().called(self.seat)), "title")

    def show_tip(self) -> None:
        tip = self.book.tip(self.state, self.seat) if self.with_tips else None
        if tip is not None and tip.key not in self.tips_given:
            self.tips_given.add(tip.key)
            self.paragraph(f"{self.say('cli-tip')} {self.desk.words.tell(tip)}", "good")

    def show_decision(self) -> None:
        """The question and the options, with the map when they are about cells."""
        entries = self.entries()
        cells = {str(entry.arguments["cell"]) for entry in entries if "cell" in entry.arguments}
        if cells:
            self.screen.blank()
            self.screen.block(self.picture().board(cells, self.with_names))
        self.screen.blank()
        self.show_tip()
        if self.game.round_of(self.state) > 0:
            self.screen.block(self.picture().status(self.seat))
        self.screen.text(self.desk.words.tell(self.game.question(self.state)), "title")
        self.show_options(entries)

    def entries(self) -> list[Entry]:
        """The options as they are numbered for the person: cells from the left to the right and downwards."""
        options = self.game.legal(self.state, self.seat)
        return sorted((self.game.catalogue.entry(option) for option in options), key=by_cell)

    def show_options(self, entries: list[Entry]) -> None:
        """The options, numbered; first those that answer the question, then what may be done besides."""
        point = entries[0].point
        answers = [(n, entry) for n, entry in enumerate(entries, 1) if entry.point == point]
        besides = [(n, entry) for n, entry in enumerate(entries, 1) if entry.point != point]
        self.show_list(answers, len(answers) <= FEW)
        if besides:
            self.screen.text(self.say("cli-besides"), "dim")
            self.show_list(besides, False)

    def show_list(self, entries: list[tuple[int, Entry]], with_hints: bool) -> None:
        width = max(len(entry.notation) for _, entry in entries)
        lines = [f"{n:3}  {entry.notation.ljust(width)}  {self.sentence(entry)}" for n, entry in entries]
        hints = [self.hint(entry) if with_hints else "" for _, entry in entries]
        if any(hints) or len(lines) <= FEW:
            for line, hint in zip(lines, hints, strict=True):
                self.screen.text(line)
                if hint:
                    self.paragraph(hint, "dim", " " * (7 + width))
            return
        for line in in_columns(lines):
            self.screen.text(line)

    def sentence(self, entry: Entry) -> str:
        return self.desk.words.tell(self.game.describe(self.state, self.seat, entry.number))

    def hint(self, entry: Entry) -> str:
        return " ".join(self.desk.words.tell(hint) for hint in self.book.hints(self.state, entry))

    def show_tale(self, seat: int, tale: Tale) -> None:
        """What a choice brought about; the one who chose is not named again in every sentence."""
        name = self.picture().called(seat)
        sentences = told_facts(self.desk, self.game, self.state, tale, self.seat)
        told = [sentence.removeprefix(name).removeprefix(":").strip() for sentence in sentences]
        if told:
            self.paragraph(" · ".join(told), indent="    ")

    def show_end(self) -> None:
        picture = self.picture()
        self.screen.blank()
        self.screen.block(picture.page())
        self.screen.blank()
        self.screen.text(self.say("cli-final"), "title")
        self.screen.rows(sheet_rows(self.desk, self.game, self.state))
        scores = self.game.scores(self.state)
        for seat in self.game.winners(self.state):
            self.screen.text(self.say("cli-winner", clan=picture.called(seat), vp=scores[seat]), "good")

    # What the person does

    def ask(self) -> None:
        """One line of input: options to choose, one after the other, or a command."""
        self.show_turn()
        self.show_decision()
        while True:
            answer = self.answers(self.prompt())
            if answer is None:
                self.is_left = True
                return
            if self.obeyed(answer.split()):
                return

    def prompt(self) -> str:
        only = self.only_answer()
        return f"{self.say('cli-prompt-only', notation=only) if only else self.say('cli-prompt')} "

    def only_answer(self) -> str:
        """The notation of the one option that answers the question, or nothing when there are more."""
        entries = self.entries()
        answers = [entry.notation for entry in entries if entry.point == entries[0].point]
        return answers[0] if len(answers) == 1 else ""

    def obeyed(self, words: list[str]) -> bool:
        """Do what the words say; True when the decision is to be shown anew."""
        only = self.only_answer()
        if not words:
            words = [only] if only else ["?"]
        if words[0].startswith("?"):
            self.explain([word for word in [words[0][1:], *words[1:]] if word])
            return False
        command = self.commands().get(words[0])
        if command is not None:
            return command()
        return self.choose_all(words)

    def commands(self) -> dict[str, Callable[[], bool]]:
        return {
            "q": self.leave,
            "u": self.undo,
            "b": self.show_table,
            "n": self.switch_names,
            "c": self.show_own_boards,
            "i": self.show_cards,
            "s": self.show_scores,
        }

    def choose_all(self, words: list[str]) -> bool:
        """Choose one option after the other; the first that is not open ends it."""
        begun = self.made
        for word in words:
            if self.game.seats_to_act(self.state) != [self.seat]:
                self.paragraph(self.say("cli-unused", text=word), "bad")
                break
            option = self.meant(word)
            if option is None:
                break
            try:
                self.choose(option)
            except Refusal as refusal:
                self.paragraph(self.desk.refusal_with_rule(refusal), "bad")
                break
        return self.made > begun

    def meant(self, word: str) -> int | None:
        """The option of a number in the list or of a notation; anything else is said to be none."""
        entries = self.entries()
        if word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= len(entries):
            return entries[int(word[:9]) - 1].number
        option = self.game.catalogue.numbers.get(word)
        if option is None:
            self.paragraph(self.say("cli-unknown-choice", text=word[:40]), "bad")
        return option

    def choose(self, option: int) -> None:
        turn = self.state.turn
        tale = self.recorder.choose(self.seat, option)
        self.show_tale(self.seat, tale)
        if tale.draws or self.state.turn != turn:
            self.floor = self.made
            self.save()

    def leave(self) -> bool:
        self.is_left = True
        return True

    def undo(self) -> bool:
        """Take back the last choice of the own turn."""
        if self.made <= self.floor:
            self.paragraph(self.say("cli-undo-none"), "bad")
            return False
        self.recorder.take_back(self.made - 1)
        return True

    def show_table(self) -> bool:
        self.screen.block(self.picture().page((), self.with_names))
        return False

    def switch_names(self) -> bool:
        self.with_names = not self.with_names
        self.screen.block(self.picture().board((), self.with_names))
        return False

    def show_own_boards(self) -> bool:
        for seat in (self.seat, *self.bots):
            self.screen.block(self.picture().own_board(seat))
        return False

    def show_cards(self) -> bool:
        self.screen.block(self.picture().explained())
        return False

    def show_scores(self) -> bool:
        self.screen.block(self.picture().foresight())
        self.screen.rows(sheet_rows(self.desk, self.game, self.state))
        return False

    # Help

    def explain(self, words: list[str]) -> None:
        """``?`` says how to answer; ``? 3`` and ``? to:c6`` say what an option means, or why it is closed."""
        if not words:
            self.show_keys()
            self.show_options(self.entries())
        for word in words:
            option = self.meant(word)
            if option is not None:
                self.explain_option(option)

    def explain_option(self, option: int) -> None:
        entry = self.game.catalogue.entry(option)
        refusal = self.game.why_not(self.state, self.seat, option)
        if refusal is None:
            self.paragraph(self.say("cli-open", notation=entry.notation, text=self.sentence(entry)), "good")
        else:
            text = self.desk.refusal_with_rule(refusal)
            self.paragraph(self.say("cli-closed", notation=entry.notation, text=text), "bad")
        if self.hint(entry):
            self.paragraph(self.hint(entry), indent="    ")

    # What the bots do

    def let_bot(self, seat: int) -> None:
        """A bot's whole turn, told in sentences."""
        self.screen.blank()
        self.screen.text(self.picture().called(seat), "title")
        turn = self.state.turn
        while self.game.seats_to_act(self.state)[:1] == [seat] and self.state.turn == turn:
            shown = self.game.determinise(self.state, seat, f"{self.recorder.seed}/seen/{self.made}")
            with self.thinking(seat):
                option = self.bots[seat].choose(self.game, shown, seat)
            self.show_tale(seat, self.recorder.choose(seat, option))
        self.floor = self.made

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        if not self.screen.is_terminal:
            return nullcontext()
        return self.screen.console.status(self.say("cli-thinking", clan=self.picture().called(seat)))


def by_cell(entry: Entry) -> tuple[bool, str, int]:
    """Cells first, by column and row; all else stays in its order."""
    cell = str(entry.arguments.get("cell", ""))
    return (not cell, cell[:1], int(cell[1:] or 0))


def in_columns(lines: list[str]) -> list[str]:
    """The lines side by side as far as the width allows, read downwards."""
    width = max(map(len, lines)) + 2
    columns = max(WIDTH // width, 1)
    rows = -(-len(lines) // columns)
    return ["".join(line.ljust(width) for line in lines[row::rows]).rstrip() for row in range(rows)]
