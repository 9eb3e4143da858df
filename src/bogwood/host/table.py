"""One table: its events folded into a game, the turns being tried out, and what may be said about it.

A table does no input or output.  Whatever changes it is a method that checks, and returns the events to be made
durable; only when they are does the host fold them in with ``take_in`` and tell anybody.  So what people see is always
stored.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from bogwood.kernel.chance import seal_of
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Draft, Event, Json, Summary

from .pace import Clocks, Pace

in_order = msgspec.json.Encoder(order="sorted").encode
"""JSON without spaces, keys in order, in UTF-8: what any client can write for itself."""

OpenGame = Callable[[str, int, dict[str, str], str], Game]

FORCED_LIMIT = 1000
"""How many decisions with one option may follow each other; more means that the rules run in a circle."""

TWINS = 8
"""How many worlds that a seat cannot tell from the table's are tried; two of them may look alike by chance."""


class SeatPlan(msgspec.Struct, frozen=True):
    """Who is to sit on a seat: a person (``bot`` empty) or a bot of this kind."""

    name: str = ""
    bot: str = ""


class Plan(msgspec.Struct, frozen=True):
    """A table as somebody wishes it."""

    game: str
    players: int
    seats: list[SeatPlan]
    options: dict[str, str] = {}
    edition: str = ""
    pace: Pace = Pace()
    is_public: bool = False
    title: str = ""
    stand_in: str = "greedy"
    """The kind of bot that plays on for somebody who has gone."""


class Chair:
    """One seat while the table goes on."""

    def __init__(self, name: str, bot: str, is_taken: bool) -> None:
        self.name = name
        self.bot = bot
        self.is_taken = is_taken
        self.stand_in = ""
        self.has_resigned = False

    @property
    def is_person(self) -> bool:
        return not self.bot

    @property
    def player(self) -> str:
        """The kind of bot that plays this seat now; empty when its person does."""
        return self.bot or self.stand_in

    def shown(self) -> Json:
        return {
            "name": self.name,
            "bot": self.bot,
            "taken": self.is_taken,
            "stand_in": self.stand_in,
            "resigned": self.has_resigned,
        }


class Turn(msgspec.Struct, frozen=True):
    """Decisions of one seat, committed together as event ``number``."""

    number: int
    seat: int
    chosen: list[int]


class Trial:
    """The turn a seat is trying out: choices on a copy of the committed state.

    ``step`` counts what was tried, undone and redone.  It only grows, so a message that comes late or twice never finds
    the step it was meant for.
    """

    def __init__(self, seat: int, since: int, base: State, step: int = 0) -> None:
        self.seat = seat
        self.since = since
        self.step = step
        self.is_stored = False
        self.asked = ""
        self.has_revealed = False
        self.states = [base]
        self.chosen: list[int] = []
        self.was_forced: list[bool] = []
        self.facts: list[list[Fact]] = []
        self.draws: list[int] = []
        self.undone: list[int] = []

    @property
    def state(self) -> State:
        return self.states[-1]

    @property
    def is_final(self) -> bool:
        """Has the seat learnt something by its last choice?  Then there is no way back."""
        return self.has_revealed or bool(self.draws)

    @property
    def can_undo(self) -> bool:
        """Is there a choice that was one?"""
        return not all(self.was_forced)

    def step_back(self) -> int:
        """Leave the last choice out again; returns it."""
        self.states.pop()
        self.facts.pop()
        self.was_forced.pop()
        self.draws = []
        self.has_revealed = False
        return self.chosen.pop()

    def draft(self) -> Draft:
        return Draft(self.seat, self.since, list(self.chosen), list(self.undone), self.asked)


class Table:
    """A table as its events tell it."""

    def __init__(self, name: str, open_game: OpenGame) -> None:
        self.name = name
        self.open_game = open_game
        self.number = 0
        self.status = "open"
        self.plan = Plan("", 0, [])
        self.chairs: list[Chair] = []
        self.turns: list[Turn] = []
        self.trials: dict[int, Trial] = {}
        self.proposal: Json | None = None
        self.reason = ""
        self.created = 0
        self.changed = 0
        self.next_table = ""
        self.seed = ""
        self.seal = ""
        self.pace: Json = {}
        self.clocks = Clocks(Pace(), 0)
        self.game: Game | None = None
        self.state: State | None = None
        self.last_facts: list[Fact] = []
        self.written: dict[int, tuple[State, msgspec.Raw]] = {}
        """The view of each audience that was written last."""
        self.has_secrets = False
        """Has something been seen to be hidden from somebody?"""

    # Folding events

    def take_in(self, event: Event) -> None:
        """Fold the next event in."""
        handler = FOLD[event.kind]
        handler(self, event)
        self.number = event.number
        self.changed = event.at

    def _created(self, event: Event) -> None:
        self.plan = msgspec.convert(event.body["plan"], Plan)
        self.seed = event.body["seed"]
        self.seal = seal_of(self.seed)
        self.pace = msgspec.to_builtins(self.plan.pace)
        self.chairs = [Chair(seat.name, seat.bot, bool(seat.bot)) for seat in self.plan.seats]
        self.created = event.at
        self.game = self.open_game(self.plan.game, self.plan.players, self.plan.options, self.plan.edition)
        self.clocks = Clocks(self.plan.pace, self.plan.players)
        if event.body["rules"] != self.game.rules_version:
            raise Refusal("other-rules", "", "", found=event.body["rules"], known=self.game.rules_version)

    def _joined(self, event: Event) -> None:
        chair = self.chairs[event.body["seat"]]
        chair.name = event.body["name"]
        chair.is_taken = True

    def _left(self, event: Event) -> None:
        chair = self.chairs[event.body["seat"]]
        chair.name = ""
        chair.is_taken = False

    def _started(self, event: Event) -> None:
        self.status = "running"
        self.state = self._replayed([])
        self.has_secrets = any(True for _ in self._other_worlds(self.state, WATCHER))
        self._agree(event)
        self._run_clocks(event.at)

    def _turn(self, event: Event) -> None:
        seat, chosen = event.body["seat"], event.body["chosen"]
        game, before = self.playing()
        trial = self.trials.pop(seat, None)
        self.last_facts = []
        if trial is not None and trial.since == self.number and trial.chosen[: len(chosen)] == chosen:
            state = trial.states[len(chosen)]
            self.last_facts = [fact for facts in trial.facts[: len(chosen)] for fact in facts]
        else:
            state = before.clone()
            tale = Tale()
            state.tale = tale
            for option in chosen:
                game.apply(state, seat, option)
            state.tale = None
            self.last_facts = tale.facts
        if has_ended(game, before, state, seat):
            self.clocks.end_turn(seat, event.at)
        self.state = state
        self.turns.append(Turn(event.number, seat, chosen))
        self._agree(event)
        self._run_clocks(event.at)

    def _agree(self, event: Event) -> None:
        if "digest" in event.body and digest(self.playing()[1]) != event.body["digest"]:
            raise Refusal("digest-differs", "", "", number=event.number)

    def _run_clocks(self, at: int) -> None:
        game, state = self.playing()
        self.clocks.run([seat for seat in game.seats_to_act(state) if not self.chairs[seat].player], at)

    def _take_back(self, event: Event) -> None:
        self.turns = [turn for turn in self.turns if turn.number <= event.body["to"]]
        self.state = self._replayed(self.turns)
        self.last_facts = []
        self.trials.clear()
        self.proposal = None
        self._agree(event)
        self._run_clocks(event.at)

    def _proposed(self, event: Event) -> None:
        self.proposal = {**event.body, "number": event.number, "yes": [event.body["by"]]}

    def _answered(self, event: Event) -> None:
        if self.proposal is not None:
            if event.body["yes"]:
                self.proposal["yes"].append(event.body["seat"])
            else:
                self.proposal = None

    def _resigned(self, event: Event) -> None:
        chair = self.chairs[event.body["seat"]]
        chair.has_resigned = True
        chair.stand_in = self.plan.stand_in
        self.trials.pop(event.body["seat"], None)
        self._run_clocks(event.at)

    def _stood_in(self, event: Event) -> None:
        self.chairs[event.body["seat"]].stand_in = self.plan.stand_in
        self.trials.pop(event.body["seat"], None)
        self._run_clocks(event.at)

    def _came_back(self, event: Event) -> None:
        self.chairs[event.body["seat"]].stand_in = ""
        self._run_clocks(event.at)

    def _cancelled(self, event: Event) -> None:
        self.status = "cancelled"
        self.proposal = None
        self.clocks.since.clear()

    def _over(self, event: Event) -> None:
        self.status = "over"
        self.proposal = None
        self.clocks.since.clear()

    def _aside(self, event: Event) -> None:
        self.status = "aside"
        self.reason = event.body["reason"]
        self.clocks.since.clear()

    def _rematch(self, event: Event) -> None:
        self.next_table = event.body["table"]

    def _replayed(self, turns: list[Turn]) -> State:
        game = self.opened()
        state = game.new(self.seed)
        for turn in turns:
            for option in turn.chosen:
                game.apply(state, turn.seat, option)
        return state

    # Asking

    def opened(self) -> Game:
        if self.game is None:
            raise Refusal("unknown-table", "", "", table=self.name)
        return self.game

    def playing(self) -> tuple[Game, State]:
        """The game and its committed state; refused before the start."""
        if self.game is None or self.state is None:
            raise Refusal("not-started", "", "", table=self.name)
        return self.game, self.state

    def to_act(self) -> list[int]:
        if self.status != "running":
            return []
        game, state = self.playing()
        return game.seats_to_act(state)

    def people(self) -> list[int]:
        """The seats whose persons are still there to be asked."""
        return [
            n for n, chair in enumerate(self.chairs) if chair.is_person and chair.is_taken and not chair.has_resigned
        ]

    def is_full(self) -> bool:
        return all(chair.is_taken for chair in self.chairs)

    def must_run(self) -> None:
        if self.status == "aside":
            raise Refusal("table-aside", "", "", reason=self.reason)
        if self.status != "running":
            raise Refusal("not-running", "", "", status=self.status)

    # Trying out a turn

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

    def _other_worlds(self, state: State, seat: int) -> Iterator[State]:
        """Some worlds that the seat cannot tell from this one; none where nothing is hidden from it.

        A world dealt afresh may be this one by chance, so the search goes on; but not for long in a game that has shown
        no secrets yet.
        """
        game = self.opened()
        numbers = state.numbers()
        for n in range(TWINS):
            twin = game.determinise(state, seat, f"{self.seed} {self.number} {n}")
            twin.key0, twin.key1, twin.drawn = state.key0, state.key1, state.drawn
            if twin.numbers() != numbers:
                self.has_secrets = True
                yield twin
            elif n > 0 and not self.has_secrets:
                return

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

    def is_complete(self, trial: Trial) -> bool:
        """Has the turn of the trial come to its end?"""
        game, state = self.playing()
        return bool(trial.chosen) and has_ended(game, state, trial.state, trial.seat)

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

    # What becomes an event

    def commit(self, seat: int) -> list[tuple[str, Json]]:
        """The turn of a seat as it was tried out; refused while it is not complete, unless its seat learnt a thing."""
        self.must_run()
        trial = self.trial(seat)
        if not (self.is_complete(trial) or trial.is_final):
            raise Refusal("turn-not-complete", "")
        return self._turn_events(seat, list(trial.chosen), trial.state, trial.draws)

    def _turn_events(self, seat: int, chosen: list[int], after: State, draws: list[int]) -> list[tuple[str, Json]]:
        body: Json = {"seat": seat, "chosen": chosen, "digest": digest(after)}
        if draws:
            body["draws"] = draws
        events = [("turn", body)]
        game = self.opened()
        if game.is_over(after):
            events.append(("over", {"scores": game.scores(after), "winners": game.winners(after)}))
        return events

    def bot_turn(self, seat: int, chosen: list[int]) -> list[tuple[str, Json]]:
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

    def start_events(self) -> list[tuple[str, Json]]:
        """The start, once every seat is taken."""
        if self.status != "open" or not self.is_full():
            return []
        return [("started", {"digest": digest(self._replayed([]))})]

    def join(self, seat: int, name: str) -> list[tuple[str, Json]]:
        """Somebody takes a free seat; with the last one the game starts."""
        self._must_be_open(seat)
        if self.chairs[seat].is_taken:
            raise Refusal("seat-taken", "", "/seat", seat=seat + 1)
        events: list[tuple[str, Json]] = [("joined", {"seat": seat, "name": name})]
        if all(chair.is_taken for n, chair in enumerate(self.chairs) if n != seat):
            events.append(("started", {"digest": digest(self._replayed([]))}))
        return events

    def leave(self, seat: int) -> list[tuple[str, Json]]:
        """Somebody gives a seat back before the start."""
        self._must_be_open(seat)
        return [("left", {"seat": seat})]

    def _must_be_open(self, seat: int) -> None:
        if not 0 <= seat < len(self.chairs):
            raise Refusal("bad-seat", "", "/seat", seat=seat + 1)
        if self.status != "open":
            raise Refusal("not-open", "", "", status=self.status)

    def propose(self, seat: int, what: str, to: int) -> list[tuple[str, Json]]:
        """A take-back to the state after event ``to``, or cancelling: decided by all people at the table."""
        self.must_run()
        self._must_be_asked(seat)
        if what not in ("take_back", "cancel"):
            raise Refusal("bad-proposal", "", "", text=what)
        if self.proposal is not None:
            raise Refusal("already-proposed", "")
        body: Json = {"what": what, "by": seat}
        if what == "take_back":
            if to not in self.take_back_points():
                raise Refusal("bad-take-back", "", "", number=to)
            body["to"] = to
        return [("proposed", body), *self._decided({**body, "yes": [seat]}, self.people())]

    def take_back_points(self) -> list[int]:
        """The events after which play can be taken up again: the start and every turn but the last."""
        numbers = [turn.number for turn in self.turns]
        return [numbers[0] - 1, *numbers[:-1]] if numbers else []

    def answer(self, seat: int, yes: bool) -> list[tuple[str, Json]]:
        """Agree, or refuse for everybody; whoever agreed before may still refuse."""
        self.must_run()
        self._must_be_asked(seat)
        if self.proposal is None:
            raise Refusal("nothing-proposed", "")
        if yes and seat in self.proposal["yes"]:
            raise Refusal("already-answered", "")
        events: list[tuple[str, Json]] = [("answered", {"seat": seat, "yes": yes})]
        if yes:
            events += self._decided({**self.proposal, "yes": [*self.proposal["yes"], seat]}, self.people())
        return events

    def _decided(self, proposal: Json, people: list[int]) -> list[tuple[str, Json]]:
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

    def resign(self, seat: int) -> list[tuple[str, Json]]:
        """The seat gives up; a bot plays on for the others' sake.  With nobody left the table is cancelled."""
        self.must_run()
        if self._chair(seat).has_resigned:
            raise Refusal("already-resigned", "")
        self._must_be_asked(seat)
        return self._given_up([seat])

    def _given_up(self, seats: list[int]) -> list[tuple[str, Json]]:
        """These seats give up together; what was proposed may wait for nobody now."""
        events: list[tuple[str, Json]] = [("resigned", {"seat": seat}) for seat in seats]
        people = [seat for seat in self.people() if seat not in seats]
        if not people:
            events.append(("cancelled", {}))
        elif self.proposal is not None:
            events += self._decided(self.proposal, people)
        return events

    def stand_in(self, seat: int) -> list[tuple[str, Json]]:
        """A bot takes over a seat whose person has gone."""
        self.must_run()
        if self._chair(seat).player:
            raise Refusal("bot-plays", "", "", seat=seat + 1)
        return [("stood_in", {"seat": seat})]

    def come_back(self, seat: int) -> list[tuple[str, Json]]:
        """The person takes the seat back from the bot."""
        self.must_run()
        chair = self._chair(seat)
        if not chair.stand_in or chair.has_resigned:
            raise Refusal("no-stand-in", "", "", seat=seat + 1)
        return [("came_back", {"seat": seat})]

    def time_out(self, now: int) -> list[tuple[str, Json]]:
        """What follows for the seats whose time is up."""
        late = self.clocks.late(now) if self.status == "running" else []
        if late and self.plan.pace.on_timeout == "resign":
            return self._given_up(late)
        return [event for seat in late for event in self.stand_in(seat)]

    def rematch_plan(self, swap_seats: bool) -> Plan:
        """The same table again; with seats swapped, everybody sits one place further on."""
        if self.status not in ("over", "cancelled"):
            raise Refusal("not-over", "", "", status=self.status)
        seats = [SeatPlan("" if chair.is_person else chair.name, chair.bot) for chair in self.chairs]
        return msgspec.structs.replace(self.plan, seats=seats[-1:] + seats[:-1] if swap_seats else seats)

    # Showing

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
            },
        )

    def shown(self, seat: int, now: int, is_written: bool = False) -> Json:
        """The table as this seat (or WATCHER) may see it: the frame, the view, and for a seat to act what it may do.

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
            "clocks": self.clocks.shown(now),
            "seal": self.seal,
            "proposal": self.proposal,
            "next_table": self.next_table,
            "to_act": self.to_act(),
        }
        if self.state is None:
            return shown
        trial = self.trial(seat) if seat != WATCHER and self._may_try(seat) else None
        state = trial.state if trial is not None else self.state
        shown["view"] = self._written(state, seat) if is_written else game.view(state, seat)
        shown["round"] = game.round_of(state)
        shown["scores"] = game.scores(state)
        if self.status == "over":
            shown["seed"] = self.seed
            shown["winners"] = game.winners(state)
            shown["sheet"] = [[line.seat, line.source, line.points] for line in game.score_sheet(state)]
        if trial is not None:
            shown["trial"] = self._trial_shown(trial)
        return shown

    def _written(self, state: State, seat: int) -> msgspec.Raw:
        """What a seat sees of a state, written; what was written last is not written again, as states do not change."""
        before = self.written.get(seat)
        if before is None or before[0] is not state:
            before = self.written[seat] = (state, msgspec.Raw(in_order(self.opened().view(state, seat))))
        return before[1]

    def hides(self, seat: int, others: list[int]) -> bool:
        """Does this seat see something that one of the others cannot know?"""
        if not others:
            return False
        game, state = self.playing()
        view = game.view(state, seat)
        return any(game.view(twin, seat) != view for other in others for twin in self._other_worlds(state, other))

    def _may_try(self, seat: int) -> bool:
        return self.status == "running" and seat in self.to_act() and not self.chairs[seat].player

    def _trial_shown(self, trial: Trial) -> Json:
        game = self.opened()
        complete = self.is_complete(trial)
        options = [] if complete else game.legal(trial.state, trial.seat).listed()
        sentences = [game.describe(trial.state, trial.seat, option) for option in options]
        question = game.question(trial.state)
        return {
            "step": trial.step,
            "chosen": [game.catalogue.notation(option) for option in trial.chosen],
            "options": [
                [option, game.catalogue.notation(option), sentence.key, sentence.arguments]
                for option, sentence in zip(options, sentences, strict=True)
            ],
            "question": [question.key, question.arguments],
            "facts": self.told([fact for facts in trial.facts for fact in facts], trial.seat),
            "can_undo": trial.can_undo,
            "can_redo": bool(trial.undone),
            "can_commit": complete,
        }

    def told(self, facts: list[Fact], seat: int) -> list[Any]:
        """Facts for one audience, each with its sentence."""
        game, state = self.playing()
        found: list[Any] = []
        for fact in facts:
            if fact.is_for(seat):
                sentence = game.tell(state, fact)
                found.append([fact.kind, fact.seat, fact.amount, fact.source, sentence.key, sentence.arguments])
        return found


def has_ended(game: Game, before: State, after: State, seat: int) -> bool:
    """Is what the seat had to do ``before`` done?"""
    return after.turn != before.turn or seat not in game.seats_to_act(after)


def applied(game: Game, state: State, seat: int, option: int) -> tuple[State, Tale]:
    """The state after an option, and what it brought about."""
    tale = Tale()
    state.tale = tale
    game.apply(state, seat, option)
    state.tale = None
    return state, tale


def seen(game: Game, state: State, tale: Tale, seat: int) -> Json:
    """All that a seat gets to know by a choice."""
    to_act = game.seats_to_act(state)
    return {
        "view": game.view(state, seat),
        "to_act": to_act,
        "options": game.legal(state, seat).listed() if seat in to_act else [],
        "facts": [fact.as_json() for fact in tale.facts if fact.is_for(seat)],
        "has_drawn": bool(tale.draws),
    }


FOLD: dict[str, Callable[[Table, Event], None]] = {
    "created": Table._created,
    "joined": Table._joined,
    "left": Table._left,
    "started": Table._started,
    "turn": Table._turn,
    "take_back": Table._take_back,
    "proposed": Table._proposed,
    "answered": Table._answered,
    "resigned": Table._resigned,
    "stood_in": Table._stood_in,
    "came_back": Table._came_back,
    "cancelled": Table._cancelled,
    "over": Table._over,
    "aside": Table._aside,
    "rematch": Table._rematch,
}
"""How each kind of event is folded in."""
