"""One table: its events folded into a game, the turns being tried out, and what may be said about it.

A table does no input or output.  Whatever changes it is a method that checks, and returns the events to be made
durable; only when they are does the host fold them in with ``take_in`` and tell anybody.  So what people see is always
stored.

It is built in layers, each of which knows those below it: ``Folded``, ``WithTrials``, ``Shown``, and here ``Table``.
"""

from __future__ import annotations

import msgspec

from bogwood.kernel.digest import digest
from bogwood.kernel.game import State
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Json

from .fold import MOST_TAKE_BACKS, MOST_WITHDRAWALS
from .plan import Chair, Plan, SeatPlan
from .showing import Shown
from .trial import Trial

Steps = list[tuple[str, Json]]
"""Events to be made durable: the kind and the body of each."""


class Table(Shown):
    """A table and what may become an event at it."""

    def commit(self, seat: int) -> Steps:
        """The turn of a seat as it was tried out; refused while it is not complete, unless its seat learnt a thing."""
        self.must_run()
        trial = self.trial(seat)
        if not (self.is_complete(trial) or trial.is_final):
            raise Refusal("turn-not-complete", "")
        return self._turn_events(seat, list(trial.chosen), trial.state, trial.draws)

    def withdraw(self, seat: int) -> Steps:
        """What the seat has chosen in secret is open again, as long as others are still choosing."""
        self.must_run()
        if self._chair(seat).player:
            raise Refusal("bot-plays", "", "", seat=seat + 1)
        if seat not in self.sealed:
            raise Refusal("nothing-to-withdraw", "")
        if not self.can_withdraw(seat):
            raise Refusal("too-many-withdrawals", "", "", most=MOST_WITHDRAWALS)
        kept = [turn for turn in self.turns if turn is not self.sealed[seat]]
        return [("withdrawn", {"seat": seat, "digest": digest(self._replayed(kept))})]

    def _turn_events(self, seat: int, chosen: list[int], after: State, draws: list[int]) -> Steps:
        body: Json = {"seat": seat, "chosen": chosen, "digest": digest(after)}
        if draws:
            body["draws"] = draws
        events = [("turn", body)]
        game = self.opened()
        if game.is_over(after):
            events.append(("over", {"scores": game.scores(after), "winners": game.winners(after)}))
        return events

    def bot_turn(self, seat: int, chosen: list[int]) -> Steps:
        """The decisions of a bot as a turn; every one is checked as anybody's is.

        The bot decided on a world that its seat cannot tell from this one.  Where the two part, by a draw or because
        something is revealed, its turn is cut off: it is asked again about what it sees then.
        """
        self.must_run()
        game, state = self.playing()
        if not self._chair(seat).player:
            raise Refusal("not-a-bot", "", "", seat=seat + 1)
        trial = Trial(seat, self.number, state)
        for option in chosen:
            if seat not in game.seats_to_act(trial.state) or not game.legal(trial.state, seat).holds(option):
                raise Refusal("illegal-move", "", "", number=self.number, move=str(option))
            self._try(trial, option)
            if trial.is_final or self.is_complete(trial):
                break
        return self._turn_events(seat, trial.chosen, trial.state, trial.draws)

    def start_events(self) -> Steps:
        """The start, once every seat is taken."""
        if self.status != "open" or not self.is_full():
            return []
        return [("started", {"digest": digest(self._replayed([]))})]

    def join(self, seat: int, name: str) -> Steps:
        """Somebody takes a free seat; with the last one the game starts."""
        self._must_be_open(seat)
        if self.chairs[seat].is_taken:
            raise Refusal("seat-taken", "", "/seat", seat=seat + 1)
        events: Steps = [("joined", {"seat": seat, "name": name})]
        if all(chair.is_taken for n, chair in enumerate(self.chairs) if n != seat):
            events.append(("started", {"digest": digest(self._replayed([]))}))
        return events

    def leave(self, seat: int) -> Steps:
        """Somebody gives a seat back before the start."""
        self._must_be_open(seat)
        return [("left", {"seat": seat})]

    def _must_be_open(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("bad-seat", "", "/seat", seat=seat + 1)
        if self.status != "open":
            raise Refusal("not-open", "", "", status=self.status)

    def propose(self, seat: int, what: str, to: int) -> Steps:
        """A take-back to the state after event ``to``, or cancelling: decided by all people at the table."""
        self.must_run()
        self._must_be_asked(seat)
        if what not in ("take_back", "cancel"):
            raise Refusal("bad-proposal", "", "", text=what)
        if self.proposal is not None:
            raise Refusal("already-proposed", "")
        body: Json = {"what": what, "by": seat}
        if what == "take_back":
            if self.take_backs >= MOST_TAKE_BACKS:
                raise Refusal("too-many-take-backs", "", "", most=MOST_TAKE_BACKS)
            if to not in self.take_back_points():
                raise Refusal("bad-take-back", "", "", number=to)
            body["to"] = to
        return [("proposed", body), *self._decided({**body, "yes": [seat]}, self.people())]

    def take_back_points(self) -> list[int]:
        """The events after which play can be taken up again: the start and every turn but the last."""
        numbers = [turn.number for turn in self.turns]
        return [numbers[0] - 1, *numbers[:-1]] if numbers else []

    def answer(self, seat: int, yes: bool) -> Steps:
        """Agree, or refuse for everybody; whoever agreed before may still refuse."""
        self.must_run()
        self._must_be_asked(seat)
        if self.proposal is None:
            raise Refusal("nothing-proposed", "")
        if yes and seat in self.proposal["yes"]:
            raise Refusal("already-answered", "")
        events: Steps = [("answered", {"seat": seat, "yes": yes})]
        if yes:
            events += self._decided({**self.proposal, "yes": [*self.proposal["yes"], seat]}, self.people())
        return events

    def _decided(self, proposal: Json, people: list[int]) -> Steps:
        """What follows when all these people have agreed."""
        if any(seat not in proposal["yes"] for seat in people):
            return []
        if proposal["what"] == "cancel":
            return [("cancelled", {})]
        kept = [turn for turn in self.turns if turn.number <= proposal["to"]]
        return [("take_back", {"to": proposal["to"], "digest": digest(self._replayed(kept))})]

    def _chair(self, seat: int) -> Chair:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("bad-seat", "", "", seat=seat)
        return self.chairs[seat]

    def _must_be_asked(self, seat: int) -> None:
        """Only the people at the table propose and answer."""
        self._chair(seat)
        if seat not in self.people():
            raise Refusal("bot-plays", "", "", seat=seat + 1)

    def resign(self, seat: int) -> Steps:
        """The seat gives up; a bot plays on for the others' sake.  With nobody left the table is cancelled."""
        self.must_run()
        if self._chair(seat).has_resigned:
            raise Refusal("already-resigned", "")
        self._must_be_asked(seat)
        return self._given_up([seat])

    def _given_up(self, seats: list[int]) -> Steps:
        """These seats give up together; what was proposed may wait for nobody now."""
        events: Steps = [("resigned", {"seat": seat}) for seat in seats]
        people = [seat for seat in self.people() if seat not in seats]
        if not people:
            events.append(("cancelled", {}))
        elif self.proposal is not None:
            events += self._decided(self.proposal, people)
        return events

    def stand_in(self, seat: int, once: bool = False) -> Steps:
        """A bot takes over a seat whose person has gone, or plays its present turn only."""
        self.must_run()
        if self._chair(seat).player:
            raise Refusal("bot-plays", "", "", seat=seat + 1)
        if once and seat not in self.to_act():
            raise Refusal("not-your-turn", "", "", seat=seat)
        return [("stood_in", {"seat": seat, "once": True} if once else {"seat": seat})]

    def come_back(self, seat: int) -> Steps:
        """The person takes the seat back from the bot."""
        self.must_run()
        chair = self._chair(seat)
        if not chair.stand_in or chair.has_resigned:
            raise Refusal("no-stand-in", "", "", seat=seat + 1)
        return [("came_back", {"seat": seat})]

    def time_out(self, time: int) -> Steps:
        """What follows for the seats whose time is up at this time, which is the table's own."""
        late = self.clocks.late(time) if self.status == "running" else []
        if late and self.plan.pace.on_timeout == "resign":
            return self._given_up(late)
        return [event for seat in late for event in self.stand_in(seat)]

    def rematch_plan(self, swap_seats: bool) -> Plan:
        """The same table again; with seats swapped, everybody sits one place further on."""
        if self.status not in ("over", "cancelled"):
            raise Refusal("not-over", "", "", status=self.status)
        seats = [SeatPlan("" if chair.is_person else chair.name, chair.bot) for chair in self.chairs]
        # What was asked for at this table has been done, or given up.
        return msgspec.structs.replace(self.plan, seats=seats[-1:] + seats[:-1] if swap_seats else seats, task=None)
