"""Trying out turns: choices on copies of the committed state, taken back and chosen again at will."""

from __future__ import annotations

from bogwood.kernel.facts import Tale
from bogwood.kernel.game import State
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Draft, Json

from .fold import Folded
from .trial import Trial, applied, has_ended, seen

FORCED_LIMIT = 1000
"""How many decisions with one option may follow each other; more means that the rules run in a circle."""


class Tried(Folded):
    """A table with the turns that its seats are trying out."""

    def trial(self, seat: int) -> Trial:
        """The trial of a seat that has to act; begun anew when the table has moved on."""
        found = self.trials.get(seat)
        if found is None or found.since != self.number:
            found = self._renewed(found, seat)
            self.trials[seat] = found
        return found

    def _renewed(self, old: Trial | None, seat: int) -> Trial:
        """A trial on the present state, with what still holds of the old one."""
        _, state = self.playing()
        fresh = Trial(seat, self.number, state)
        if old is not None:
            fresh.is_stored = old.is_stored
            fresh.asked = old.asked
            if old.states[0].turn == state.turn:
                self._retrace(fresh, old.chosen, old.undone)
        return self._begun(fresh)

    def _retrace(self, trial: Trial, chosen: list[int], undone: list[int]) -> None:
        """Choose again what was chosen; what would now draw or reveal is left to be redone by the seat itself."""
        game = self.opened()
        for option in chosen:
            if self.is_complete(trial) or not game.legal(trial.state, trial.seat).holds(option):
                return
            self._try(trial, option)
            if trial.is_final:
                trial.undone = [trial.step_back()]
                return
        trial.undone = list(undone)

    def _begun(self, trial: Trial) -> Trial:
        """The trial with everything chosen that has only one answer, short of what draws or reveals."""
        if self.is_complete(trial):
            return trial
        self._go_on(trial)
        if trial.is_final:
            trial.step_back()
        return trial

    def resume(self, draft: Draft, step: int) -> None:
        """Take up a stored draft; ``step`` is above all that its seat has seen before."""
        if self._may_try(draft.seat) and draft.since == self.number:
            _, state = self.playing()
            trial = Trial(draft.seat, self.number, state, step)
            trial.is_stored = True
            trial.asked = draft.asked
            self._retrace(trial, draft.chosen, draft.undone)
            self.trials[draft.seat] = self._begun(trial)

    def kept_drafts(self, seats: list[int]) -> list[Draft]:
        """What the store has to hold of the trials of these seats now that the table has moved on."""
        still = [seat for seat in seats if seat in self.trials and self._may_try(seat)]
        return [self.trial(seat).draft() if seat in still else Draft(seat, 0, [], []) for seat in seats]

    def without_choice(self, seats: set[int]) -> list[int]:
        """Those of these seats that have nothing left to decide in a turn of theirs."""
        may_try = [seat for seat in sorted(seats) if self._may_try(seat)]
        return [seat for seat in may_try if self.is_complete(self.trial(seat)) and not self.trial(seat).can_undo]

    def _may_try(self, seat: int) -> bool:
        return self.status == "running" and seat in self.to_act() and not self.chairs[seat].player

    def choose(self, seat: int, option: int) -> Trial:
        """Try an option in the draft of a seat, and everything it forces; refused when it is not offered."""
        self.must_run()
        game = self.opened()
        trial = self.trial(seat)
        if self.is_complete(trial):
            raise Refusal("turn-complete", "")
        game.catalogue.entry(option)
        if not game.legal(trial.state, seat).holds(option):
            refusal = game.why_not(trial.state, seat, option)
            raise refusal or Refusal("illegal-move", "", "", number=self.number, move=str(option))
        self._choose(trial, option)
        trial.undone = []
        return trial

    def undo(self, seat: int) -> Trial:
        """Take the last real choice back, with what it forced."""
        self.must_run()
        trial = self.trial(seat)
        if not trial.can_undo:
            raise Refusal("nothing-to-undo", "")
        while trial.was_forced[-1]:
            trial.step_back()
        trial.undone.append(trial.step_back())
        trial.step += 1
        return trial

    def redo(self, seat: int) -> Trial:
        """Choose again what was taken back last, with what it forces."""
        self.must_run()
        trial = self.trial(seat)
        if not trial.undone or not self.opened().legal(trial.state, seat).holds(trial.undone[-1]):
            raise Refusal("nothing-to-redo", "")
        self._choose(trial, trial.undone[-1])
        trial.undone.pop()
        return trial

    def _choose(self, trial: Trial, option: int) -> None:
        """The choice and all that it forces, or nothing of it."""
        kept = len(trial.chosen)
        try:
            self._try(trial, option)
            self._go_on(trial)
        except BaseException:
            while len(trial.chosen) > kept:
                trial.step_back()
            raise
        trial.step += 1

    def _go_on(self, trial: Trial) -> None:
        """Play what has only one answer, up to a real decision, the end of the turn or something new to the seat."""
        game = self.opened()
        for _ in range(FORCED_LIMIT):
            if self.is_complete(trial) or trial.is_final:
                return
            options = game.legal(trial.state, trial.seat)
            if len(options) != 1:
                return
            self._try(trial, options.nth(0))
        raise Refusal("step-limit", "", "", limit=FORCED_LIMIT)

    def _try(self, trial: Trial, option: int) -> None:
        game = self.opened()
        before = trial.state
        forced = len(game.legal(before, trial.seat)) == 1
        state, tale = applied(game, before.clone(), trial.seat, option)
        trial.states.append(state)
        trial.chosen.append(option)
        trial.was_forced.append(forced)
        trial.facts.append(tale.facts)
        trial.draws += tale.draws
        if not tale.draws:
            trial.has_revealed = self._reveals(before, trial.seat, option, state, tale)

    def _reveals(self, before: State, seat: int, option: int, after: State, tale: Tale) -> bool:
        """Does what the seat sees after its choice depend on what it could not know before?"""
        game = self.opened()
        learnt: Json = {}
        for twin in self._other_worlds(before, seat):
            learnt = learnt or seen(game, after, tale, seat)
            if seen(game, *applied(game, twin, seat, option), seat) != learnt:
                return True
        return False

    def is_complete(self, trial: Trial) -> bool:
        """Has the turn of the trial come to its end?"""
        game, state = self.playing()
        return bool(trial.chosen) and has_ended(game, state, trial.state, trial.seat)
