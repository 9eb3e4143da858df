"""What may be said about a table, and to whom."""

from __future__ import annotations

from typing import Any

import msgspec

from bogwood.kernel.facts import Fact
from bogwood.kernel.game import WATCHER, Game, ScoreLine, State
from bogwood.kernel.manner import ANSWER, ASIDE, PASS, PICK
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Event, Json, Summary

from .audience import facts_told, moves_told
from .trial import Trial, applied
from .trying import WithTrials

in_order = msgspec.json.Encoder(order="sorted").encode
"""JSON without spaces, keys in order, in UTF-8: what any client can write for itself."""

PUBLIC = {
    "joined": ("name",),
    "left": (),
    "proposed": ("what", "to"),
    "answered": ("yes",),
    "resigned": (),
    "stood_in": ("once",),
    "came_back": (),
    "cancelled": (),
    "over": ("scores", "winners"),
    "aside": ("reason",),
    "resumed": (),
    "restored": ("lost",),
    "rematch": ("table",),
    "take_back": ("to",),
    "withdrawn": (),
}
"""What everybody may know of each kind of event; facts and moves of turns are told by audience."""


class Shown(WithTrials):
    """A table that can be shown to each audience."""

    def summary(self) -> Summary:
        return Summary(
            table=self.name,
            game=self.plan.game,
            status=self.status,
            players=self.plan.players,
            is_public=self.plan.is_public,
            created=self.created,
            changed=self.changed,
            to_act=self.to_act(),
            about={
                "title": self.plan.title,
                "options": self.plan.options,
                "edition": self.opened().edition,
                "pace": self.pace,
                "seats": [chair.shown() for chair in self.chairs],
                "task": self._task_shown(),
            },
        )

    def _task_shown(self) -> Json | None:
        task: Json | None = msgspec.to_builtins(self.plan.task)
        return task

    def shown(self, seat: int, time: int, is_written: bool = False) -> Json:
        """The table as this seat (or WATCHER) may see it: the frame, the view, and for a seat to act what it may do.
        Clocks are shown as they stand at this time, which is the table's own.

        The view comes written as JSON, keys in order, where that is wished.
        """
        game = self.opened()
        shown: Json = {
            "table": self.name,
            "number": self.number,
            "seat": seat,
            "status": self.status,
            "reason": self.reason,
            "game": self.plan.game,
            "edition": game.edition,
            "rules": game.rules_version,
            "players": self.plan.players,
            "options": game.options,
            "title": self.plan.title,
            "chairs": [chair.shown() for chair in self.chairs],
            "pace": self.pace,
            "hints": self.plan.hint_degree,
            "task": self._task_shown(),
            "clocks": self.clocks.shown(time),
            "seal": self.seal,
            "proposal": self.proposal,
            "next_table": self.next_table,
            "to_act": self.to_act(),
        }
        if self.state is None:
            return shown
        trial = self._trial_of(seat)
        state = trial.state if trial is not None else self.state
        shown["view"] = self._written(state, seat) if is_written else game.view(state, seat)
        shown["round"] = game.round_of(state)
        shown["scores"] = game.scores(state)
        if self.status == "over":
            shown["seed"] = self.seed
            shown["winners"] = game.winners(state)
            shown["sheet"] = lines_shown(game.score_sheet(state))
        shown["can_withdraw"] = self.can_withdraw(seat)
        if trial is not None:
            shown["trial"] = self._trial_shown(trial)
        return shown

    def _trial_of(self, seat: int) -> Trial | None:
        """The trial of a seat that has to act."""
        return self.trial(seat) if seat != WATCHER and self._may_try(seat) else None

    def sheet(self, seat: int) -> Json:
        """The points by source as this seat (or WATCHER) may count them, its trial with them."""
        game, state = self.playing()
        if not WATCHER <= seat < self.plan.players:
            raise Refusal("bad-seat", "", "/seat", seat=seat + 1)
        trial = self._trial_of(seat)
        return {
            "number": self.number,
            "seat": seat,
            **sheet_of(game, trial.state if trial is not None else state, seat),
        }

    def _written(self, state: State, seat: int) -> msgspec.Raw:
        """What a seat sees of a state, written; what was written last is not written again, as states do not change."""
        before = self.written.get(seat)
        if before is None or before[0] is not state:
            before = self.written[seat] = (state, msgspec.Raw(in_order(self.opened().view(state, seat))))
        return before[1]

    def _trial_shown(self, trial: Trial) -> Json:
        game = self.opened()
        complete = self.is_complete(trial)
        options = [] if complete else game.legal(trial.state, trial.seat).listed()
        manners = {option: game.manner(trial.state, trial.seat, option) for option in options}
        question = game.question(trial.state)
        return {
            "step": trial.step,
            "chosen": [game.catalogue.notation(option) for option in trial.chosen],
            "unasked": [n for n, was_forced in enumerate(trial.was_forced) if was_forced],
            "options": [self._option_shown(trial.state, trial.seat, option) for option in options],
            "asides": [option for option in options if manners[option] == ASIDE],
            "passes": [option for option in options if manners[option] == PASS],
            "ahead": [one for option in options if manners[option] == PICK for one in self._ahead(trial, option)],
            "forgoes": self._forgone(trial, options),
            "question": [question.key, question.arguments],
            "facts": self.told([fact for facts in trial.facts for fact in facts], trial.seat, trial.state),
            "can_undo": trial.can_undo,
            "can_redo": bool(trial.undone),
            "can_commit": complete,
        }

    def _option_shown(self, state: State, seat: int, option: int) -> list[Any]:
        """An option by number and notation, with its sentence."""
        sentence = self.opened().describe(state, seat, option)
        return [option, self.opened().catalogue.notation(option), sentence.key, sentence.arguments]

    def _ahead(self, trial: Trial, pick: int) -> list[list[Any]]:
        """The answers to the question that a pick leads to, each after the pick: both can be chosen together."""
        game = self.opened()
        state, _ = applied(game, trial.state.clone(), trial.seat, pick)
        options = game.legal(state, trial.seat).listed()
        answers = [option for option in options if game.manner(state, trial.seat, option) in (ANSWER, PICK)]
        return [[pick, *self._option_shown(state, trial.seat, option)] for option in answers]

    def _forgone(self, trial: Trial, options: list[int]) -> Json:
        """What options would lose that could still be used, by their numbers."""
        found: Json = {}
        for option in options:
            sentence = self.opened().forgoes(trial.state, trial.seat, option)
            if sentence is not None:
                found[str(option)] = [sentence.key, sentence.arguments]
        return found

    def entry(self, event: Event, eyes: int) -> Json:
        """An event as one audience may know it; moves are told to the seat that made them, and to all at the end."""
        seat = event.body.get("seat", event.body.get("by"))
        is_open = self.status == "over"
        moves = None if self.status == "aside" else moves_told(self.opened(), event, eyes, is_open)
        about = {name: event.body[name] for name in PUBLIC.get(event.kind, ()) if name in event.body}
        return {
            "number": event.number,
            "kind": event.kind,
            "at": event.at,
            "seat": seat,
            "moves": moves,
            "about": about,
        }

    def told(self, facts: list[Fact], seat: int, state: State | None = None) -> list[Any]:
        """Facts for one audience, each with its sentence, in the words of this state, or of that which is."""
        game, present = self.playing()
        return facts_told(game, state or present, facts, seat)


def sheet_of(game: Game, state: State, seat: int) -> Json:
    """The points so far by source, and what the end would add if it came now, as far as this seat can count it.

    ``hidden`` are the seats that have more to come than it can count.
    """
    outlook = game.outlook(state, seat)
    return {
        "scores": game.scores(state) + game.rivals(state),
        "lines": lines_shown(game.score_sheet(state)),
        "outlook": lines_shown(outlook.lines),
        "hidden": outlook.hidden,
    }


def lines_shown(lines: list[ScoreLine]) -> list[Any]:
    """Lines of a score sheet: seat, source, points, and what they are counted from, each with its sentence."""
    return [
        [line.seat, line.source, line.points, [[one.words.key, one.words.arguments, one.points] for one in line.pieces]]
        for line in lines
    ]
