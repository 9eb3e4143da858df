"""Trying out turns: choices on copies of the committed state, taken back and chosen again at will."""

from __future__ import annotations

from bogwood.kernel.facts import Tale
from bogwood.kernel.game import State
from bogwood.kernel.manner import NOTHING_OBVIOUS, PICK
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Json, StoredTrial

from .audience import seen
from .fold import Folded
from .trial import Trial, applied, has_ended

FORCED_LIMIT = 1000
"""How many decisions may follow each other by themselves; more means that the rules run in a circle."""


class WithTrials(Folded):
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
        elif seat in self.reopened:
            return self._reopen(fresh, self.reopened[seat])
        return self._begun(fresh)

    def _reopen(self, trial: Trial, chosen: list[int]) -> Trial:
        """A trial of what was withdrawn, short of its last real choice, which can be redone."""
        self._retrace(trial, chosen, [])
        if trial.can_undo:
            trial.take_back()
        return trial

    def _retrace(self, trial: Trial, chosen: list[int], undone: list[list[int]]) -> None:
        """Choose again what was chosen; what would now draw or reveal is left to be redone by the seat itself."""
        game = self.opened()
        for option in chosen:
            if self.is_complete(trial) or not game.legal(trial.state, trial.seat).holds(option):
                return
            self._try(trial, option)
            if trial.is_final:
                trial.undone = [[trial.step_back()]]
                return
        trial.undone = [list(choice) for choice in undone]

    def _begun(self, trial: Trial) -> Trial:
        """The trial with everything chosen that goes without saying, short of what draws or reveals."""
        if self.is_complete(trial):
            return trial
        self._go_on(trial)
        if trial.is_final:
            trial.step_back()
        return trial

    def resume(self, stored: StoredTrial, step: int) -> None:
        """Take up a stored trial; ``step`` is above all that its seat has seen before."""
        if self._may_try(stored.seat) and stored.since == self.number:
            _, state = self.playing()
            trial = Trial(stored.seat, self.number, state, step)
            trial.is_stored = True
            trial.asked = stored.asked
            self._retrace(trial, stored.chosen, [[option] for option in stored.undone])
            self.trials[stored.seat] = self._begun(trial)

    def kept_trials(self, seats: list[int]) -> list[StoredTrial]:
        """What the store has to hold of the trials of these seats now that the table has moved on."""
        still = [seat for seat in seats if seat in self.trials and self._may_try(seat)]
        return [self.trial(seat).stored() if seat in still else StoredTrial(seat, 0, [], []) for seat in seats]

    def without_choice(self, seats: set[int]) -> list[int]:
        """Those of these seats that have nothing left to decide in a turn of theirs."""
        may_try = [seat for seat in sorted(seats) if self._may_try(seat)]
        return [seat for seat in may_try if self.is_complete(self.trial(seat)) and not self.trial(seat).can_undo]

    def ask_everything(self, seat: int, is_wished: bool) -> None:
        """From now on the seat answers every question itself, or no more.  What has only been chosen by itself so far
        is asked anew."""
        if is_wished:
            self.confirming.add(seat)
        else:
            self.confirming.discard(seat)
        old = self.trials.get(seat)
        if old is not None and old.since == self.number and not old.can_undo:
            fresh = Trial(seat, self.number, old.states[0], old.step + 1)
            fresh.is_stored = old.is_stored
            self.trials[seat] = self._begun(fresh)

    def _may_try(self, seat: int) -> bool:
        return self.status == "running" and seat in self.to_act() and not self.chairs[seat].player

    def choose(self, seat: int, option: int, via: int | None = None) -> Trial:
        """Try an option in the trial of a seat, and everything that goes without saying then; refused when it is not
        offered.  With ``via`` it is an option of the next question, which that one, picked first, leads to."""
        self.must_run()
        trial = self.trial(seat)
        if self.is_complete(trial):
            raise Refusal("turn-complete", "")
        state = trial.state
        if via is not None:
            self._must_be_offered(state, seat, via)
            if self.opened().manner(state, seat, via) != PICK:
                raise Refusal("illegal-move", "", "", number=self.number, move=str(via))
            state, _ = applied(self.opened(), state.clone(), seat, via)
        self._must_be_offered(state, seat, option)
        self._choose(trial, [option] if via is None else [via, option])
        trial.undone = []
        return trial

    def _must_be_offered(self, state: State, seat: int, option: int) -> None:
        game = self.opened()
        game.catalogue.entry(option)
        if not game.legal(state, seat).holds(option):
            refusal = game.why_not(state, seat, option)
            raise refusal or Refusal("illegal-move", "", "", number=self.number, move=str(option))

    def undo(self, seat: int) -> Trial:
        """Take the last real choice back, with what followed by itself."""
        self.must_run()
        trial = self.trial(seat)
        if not trial.can_undo:
            raise Refusal("nothing-to-undo", "")
        trial.take_back()
        trial.step += 1
        return trial

    def redo(self, seat: int) -> Trial:
        """Choose again what was taken back last, with what follows by itself."""
        self.must_run()
        trial = self.trial(seat)
        if not trial.undone or not self.opened().legal(trial.state, seat).holds(trial.undone[-1][0]):
            raise Refusal("nothing-to-redo", "")
        self._choose(trial, trial.undone[-1])
        trial.undone.pop()
        return trial

    def _choose(self, trial: Trial, options: list[int]) -> None:
        """The choice, perhaps after its pick, and all that goes without saying then; or nothing of it."""
        kept = len(trial.chosen)
        try:
            for n, option in enumerate(options):
                self._try(trial, option, n > 0)
            self._go_on(trial)
        except BaseException:
            while len(trial.chosen) > kept:
                trial.step_back()
            raise
        trial.step += 1

    def _go_on(self, trial: Trial) -> None:
        """Play what goes without saying, up to a real decision, the end of the turn or something new to the seat."""
        for _ in range(FORCED_LIMIT):
            if self.is_complete(trial) or trial.is_final:
                return
            option = self._unasked(trial)
            if option == NOTHING_OBVIOUS:
                return
            self._try(trial, option)
            if not trial.was_forced[-1]:
                # It ends the turn, or there is something to be seen: that is for the seat itself to do.
                trial.step_back()
                return
        raise Refusal("step-limit", "", "", limit=FORCED_LIMIT)

    def _unasked(self, trial: Trial) -> int:
        """What the seat need not be asked about: the only option, or the one that goes without saying."""
        if trial.seat in self.confirming:
            return NOTHING_OBVIOUS
        options = self.opened().legal(trial.state, trial.seat)
        return options.nth(0) if len(options) == 1 else self.opened().obvious(trial.state, trial.seat)

    def _try(self, trial: Trial, option: int, is_led: bool = False) -> None:
        """Choose an option.  It was forced when it goes without saying; beside asides, only if the turn goes on and
        nothing new is seen."""
        game = self.opened()
        before = trial.state
        is_unasked = self._unasked(trial) == option
        is_only = len(game.legal(before, trial.seat)) == 1
        state, tale = applied(game, before.clone(), trial.seat, option)
        trial.states.append(state)
        trial.chosen.append(option)
        trial.was_led.append(is_led)
        trial.facts.append(tale.facts)
        trial.draws += tale.draws
        if not tale.draws:
            trial.has_revealed = self._reveals(before, trial.seat, option, state, tale)
        trial.was_forced.append(is_unasked and (is_only or not (trial.is_final or self.is_complete(trial))))

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
