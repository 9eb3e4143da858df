"""A game in the terminal: one person, the other seats played by bots."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path

from bogwood.bots.contract import Bot
from bogwood.bots.match import RecordedMatch
from bogwood.kernel.game import Game, State
from bogwood.kernel.record import Recorder
from bogwood.kernel.refusal import Refusal

from .files import write_text
from .sitting import Sitting

Answers = Callable[[str], str | None]
"""Asks for a line of input; None at its end."""


class Session:
    """The course of a game: who is asked, what the answers do, what is saved."""

    def __init__(
        self, sitting: Sitting, recorder: Recorder, bots: dict[int, Bot], answers: Answers, record_file: str = ""
    ) -> None:
        self.sitting = sitting
        self.recorder = recorder
        self.seat = sitting.seat
        self.match = RecordedMatch(recorder, bots, recorder.seed)
        self.answers = answers
        self.record_file = record_file
        self.floor = 0
        """The number of decisions before the person's turn: undo goes no further."""
        self.announced = -1
        """The floor when the person's turn was last announced."""
        self.is_table_shown = False
        self.is_left = False
        self.commands: dict[str, Callable[[], bool]] = {
            "q": self.leave,
            "u": self.undo,
            "n": self.switch_names,
            "b": self.page(self.sitting.table),
            "c": self.page(self.sitting.own_boards),
            "i": self.page(self.sitting.cards),
            "s": self.page(self.sitting.scores),
        }

    @property
    def game(self) -> Game:
        return self.recorder.game

    @property
    def state(self) -> State:
        return self.recorder.state

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.save()
        self.sitting.welcome()
        while (seats := self.game.seats_to_act(self.state)) and not self.is_left:
            if seats[0] == self.seat:
                self.ask()
            else:
                self.let_bot(seats[0])
        self.save()
        if self.is_left:
            self.sitting.paragraph(self.sitting.say("cli-bye"))
        else:
            self.sitting.end(self.state)
        if self.record_file:
            self.sitting.paragraph(self.sitting.say("cli-saved", file=self.record_file))

    def save(self) -> None:
        if self.record_file:
            write_text(Path(self.record_file), self.recorder.record.text())

    # The person

    def ask(self) -> None:
        """Ask until an answer changes something, or there are no more answers."""
        self.announce()
        self.sitting.decision(self.state)
        while True:
            answer = self.answers(self.sitting.prompt(self.state))
            if answer is None:
                self.is_left = True
            if answer is None or self.obey(answer.split()):
                return

    def announce(self) -> None:
        """Once a turn, with the whole table as soon as there is something to see on it."""
        if self.announced == self.floor:
            return
        is_first = self.announced < 0
        self.announced = self.floor
        with_table = not is_first and (self.game.round_of(self.state) > 0 or not self.is_table_shown)
        self.is_table_shown = self.is_table_shown or with_table
        self.sitting.turn(self.state, self.seat, with_table)

    def obey(self, words: list[str]) -> bool:
        """Do what the words say; True when the decision is to be shown anew."""
        if not words:
            words = [self.sitting.only_answer(self.state) or "?"]
        if words[0].startswith("?"):
            self.explain([word for word in [words[0][1:], *words[1:]] if word])
            return False
        if words[0] in self.commands:
            return self.commands[words[0]]()
        return self.choose_all(words)

    def explain(self, words: list[str]) -> None:
        """``?`` says how to answer; ``? 3`` and ``? to:c6`` say what an option means, or why it is closed."""
        if not words:
            self.sitting.keys()
            self.sitting.options(self.state)
        for word in words:
            option = self.meant(word)
            if option is not None:
                self.sitting.explanation(self.state, option)

    def choose_all(self, words: list[str]) -> bool:
        """Choose one option after the other; the first that is not open ends it."""
        begun = self.match.made
        for word in words:
            if self.seat not in self.game.seats_to_act(self.state):
                self.sitting.complain(self.sitting.say("cli-unused", text=word))
                break
            option = self.meant(word)
            if option is None or not self.choose(option):
                break
        return self.match.made > begun

    def meant(self, word: str) -> int | None:
        """The option of a number in the list or of a notation; anything else is said to be none."""
        entries = self.sitting.entries(self.state)
        if word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= len(entries):
            return entries[int(word[:9]) - 1].number
        option = self.game.catalogue.numbers.get(word)
        if option is None:
            self.sitting.complain(self.sitting.say("cli-unknown-choice", text=word[:40]))
        return option

    def choose(self, option: int) -> bool:
        """Carry out a choice; a closed one is refused with its rule."""
        turn = self.state.turn
        try:
            tale = self.recorder.choose(self.seat, option)
        except Refusal as refusal:
            self.sitting.complain(self.sitting.desk.refusal_with_rule(refusal))
            return False
        self.sitting.tale(self.state, self.seat, tale)
        if tale.draws or self.state.turn != turn:
            self.floor = self.match.made
            self.save()
        return True

    def leave(self) -> bool:
        self.is_left = True
        return True

    def undo(self) -> bool:
        """Take back the last choice of the own turn."""
        if self.match.made <= self.floor:
            self.sitting.complain(self.sitting.say("cli-undo-none"))
            return False
        self.recorder.take_back(self.match.made - 1)
        return True

    def switch_names(self) -> bool:
        self.sitting.with_names = not self.sitting.with_names
        self.sitting.board(self.state)
        return False

    def page(self, show: Callable[[State], None]) -> Callable[[], bool]:
        """A command that shows something and changes nothing."""

        def shown() -> bool:
            show(self.state)
            return False

        return shown

    # The bots

    def let_bot(self, seat: int) -> None:
        """A bot's whole turn, told in sentences; it is shown what its seat may know."""
        self.sitting.turn(self.state, seat)
        turn = self.state.turn
        while self.game.seats_to_act(self.state)[:1] == [seat] and self.state.turn == turn:
            with self.thinking(seat):
                self.match.decide(seat)
            self.sitting.tale(self.state, seat, self.recorder.tale)
        self.floor = self.match.made

    def thinking(self, seat: int) -> AbstractContextManager[object]:
        screen = self.sitting.screen
        if not screen.is_terminal:
            return nullcontext()
        return screen.console.status(self.sitting.say("cli-thinking", clan=self.sitting.called(self.state, seat)))
