"""A table as its events tell it: each kind of event, and how it is folded in."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import msgspec

from bogwood.kernel.chance import seal_of
from bogwood.kernel.digest import digest
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.kernel.start import begun
from bogwood.store.contract import Event, Json

from .audience import other_worlds
from .pace import Clocks, Pace
from .plan import Chair, Plan, plan_from
from .trial import Trial, has_ended

OpenGame = Callable[[str, int, dict[str, str], str], Game]

MOST_TAKE_BACKS = 200
MOST_WITHDRAWALS = 100
"""How often play may be taken back at a table, and how often a seat may make secret choices anew: each time the game is
played again up to there, and so it is whenever the table is loaded."""

ELAPSED = "elapsed"
"""Under this name an event holds how much of the table's time has passed since the one before, where that is not what
lies between their times: the server was away, or its clock was put right."""


class Turn(msgspec.Struct, frozen=True):
    """Decisions of one seat, committed together as event ``number``."""

    number: int
    seat: int
    chosen: list[int]


class Folded:
    """The events of a table, folded into a game; asking how it stands changes nothing."""

    def __init__(self, name: str, open_game: OpenGame) -> None:
        self.name = name
        self.open_game = open_game
        self.number = 0
        self.status = "open"
        self.plan = Plan("", 0, [])
        self.chairs: list[Chair] = []
        self.turns: list[Turn] = []
        self.trials: dict[int, Trial] = {}
        self.sealed: dict[int, Turn] = {}
        """What seats have chosen in secret while others are still choosing: it may be withdrawn."""
        self.reopened: dict[int, list[int]] = {}
        """What seats had chosen and have withdrawn: their next trials take it up."""
        self.confirming: set[int] = set()
        """The seats that answer every question themselves, even one with a single answer."""
        self.proposal: Json | None = None
        self.take_backs = 0
        """How often play was taken back."""
        self.reason = ""
        self.created = 0
        self.changed = 0
        self.time = 0
        """Milliseconds of this table's own time at its last event: clocks run on it, and it stands while the server is
        away."""
        self.next_table = ""
        self.seed = ""
        self.key = ""
        """The secrets of its links follow from it.  It is no other table's, and is never told."""
        self.start: Json | None = None
        """Where the game begins, if not with its set-up: a state in the game's own words."""
        self.seal = ""
        self.pace: Json = {}
        self.clocks = Clocks(Pace(), 0)
        self.game: Game | None = None
        self.state: State | None = None
        self.last_facts: list[Fact] = []
        self.written: dict[int, tuple[State, msgspec.Raw]] = {}
        """The view of each audience that was written last."""
        self.between: tuple[State, list[int], bool] | None = None
        """Of which state and seats it was last asked whether they have secrets from each other, and the answer."""
        self.has_secrets = False
        """Has something been seen to be hidden from somebody?"""

    def take_in(self, event: Event) -> None:
        """Fold the next event in."""
        handler = FOLD[event.kind]
        if self.number:
            self.time += event.body.get(ELAPSED, max(0, event.at - self.changed))
        handler(self, event)
        self.number = event.number
        self.changed = event.at

    def _created(self, event: Event) -> None:
        self.plan = plan_from(event.body["plan"])
        self.seed = event.body["seed"]
        # Tables made before there were keys keep the links that people have.
        self.key = event.body.get("key") or self.seed
        self.start = event.body.get("start")
        self.seal = seal_of(self.seed)
        self.pace = msgspec.to_builtins(self.plan.pace)
        self.chairs = [Chair(seat.name, seat.bot, bool(seat.bot)) for seat in self.plan.seats]
        self.created = event.at
        game = self.open_game(self.plan.game, self.plan.players, self.plan.options, self.plan.edition)
        self.game = game.under(event.body["rules"]) or game
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
        self.has_secrets = self.may_hide(self.state, WATCHER)
        self._agree(event)
        self._run_clocks()

    def _turn(self, event: Event) -> None:
        seat, chosen = event.body["seat"], event.body["chosen"]
        game, before = self.playing()
        trial = self.trials.pop(seat, None)
        self.reopened.pop(seat, None)
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
        turn = Turn(event.number, seat, chosen)
        if has_ended(game, before, state, seat):
            self.clocks.end_turn(seat, self.time)
            self._end_standing_in_once(seat)
        self._seal(turn, before, state)
        self.state = state
        self.turns.append(turn)
        self._agree(event)
        self._run_clocks()

    def _seal(self, turn: Turn, before: State, after: State) -> None:
        """Keep a choice as sealed as long as others choose at the same time (see ``Game.seats_to_act``)."""
        game = self.opened()
        choosing, left = set(game.seats_to_act(before)), set(game.seats_to_act(after))
        if after.turn == before.turn and left and left == choosing - {turn.seat}:
            self.sealed[turn.seat] = turn
        else:
            self.sealed = {}

    def _end_standing_in_once(self, seat: int) -> None:
        chair = self.chairs[seat]
        if chair.is_once:
            chair.stand_in, chair.is_once = "", False

    def _withdrawn(self, event: Event) -> None:
        """The secret choice of a seat is made anew."""
        seat = event.body["seat"]
        self.chairs[seat].withdrawals += 1
        turn = self.sealed.pop(seat)
        self.turns.remove(turn)
        self.reopened[seat] = turn.chosen
        self.state = self._replayed(self.turns)
        self.last_facts = []
        self.clocks.take_up(seat)
        self._agree(event)
        self._run_clocks()

    def _agree(self, event: Event) -> None:
        if "digest" in event.body and digest(self.playing()[1]) != event.body["digest"]:
            raise Refusal("digest-differs", "", "", number=event.number)

    def _run_clocks(self) -> None:
        game, state = self.playing()
        self.clocks.run([seat for seat in game.seats_to_act(state) if not self.chairs[seat].player], self.time)

    def _take_back(self, event: Event) -> None:
        self.turns = [turn for turn in self.turns if turn.number <= event.body["to"]]
        self.state = self._replayed(self.turns)
        self.last_facts = []
        self.trials.clear()
        self.sealed, self.reopened = {}, {}
        self.proposal = None
        self.take_backs += 1
        self._agree(event)
        self._run_clocks()

    def _proposed(self, event: Event) -> None:
        proposed: Json = {name: event.body[name] for name in ("by", "what", "to") if name in event.body}
        self.proposal = {**proposed, "number": event.number, "yes": [event.body["by"]]}

    def _answered(self, event: Event) -> None:
        if self.proposal is not None:
            if event.body["yes"]:
                self.proposal["yes"].append(event.body["seat"])
            else:
                self.proposal = None

    def _resigned(self, event: Event) -> None:
        chair = self.chairs[event.body["seat"]]
        chair.has_resigned = True
        chair.stand_in, chair.is_once = self.plan.stand_in, False
        self.trials.pop(event.body["seat"], None)
        self._run_clocks()

    def _stood_in(self, event: Event) -> None:
        chair = self.chairs[event.body["seat"]]
        chair.stand_in = self.plan.stand_in
        chair.is_once = event.body.get("once", False)
        self.trials.pop(event.body["seat"], None)
        self._run_clocks()

    def _came_back(self, event: Event) -> None:
        chair = self.chairs[event.body["seat"]]
        chair.stand_in, chair.is_once = "", False
        self._run_clocks()

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

    def _resumed(self, event: Event) -> None:
        self.reason = ""
        self.status = "open" if self.state is None else "running"
        if self.state is not None:
            self._run_clocks()

    def _restored(self, event: Event) -> None:
        """Events behind this one were lost; those before it are as they were."""

    def _rematch(self, event: Event) -> None:
        self.next_table = event.body["table"]

    def _replayed(self, turns: list[Turn]) -> State:
        game = self.opened()
        state = self.beginning()
        for turn in turns:
            for option in turn.chosen:
                game.apply(state, turn.seat, option)
        return state

    def beginning(self, tale: Tale | None = None) -> State:
        """The state before the first turn; ``tale`` hears what setting up draws."""
        return begun(self.opened(), self.seed, self.start, tale)

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

    @property
    def is_sealed(self) -> bool:
        """Do several choose in secret, or has one of them chosen while others are still choosing?"""
        return bool(self.sealed) or len(self.to_act()) > 1

    def can_withdraw(self, seat: int) -> bool:
        """May a seat make its secret choice anew?"""
        if self.status != "running" or seat not in self.sealed:
            return False
        chair = self.chairs[seat]
        return not chair.player and chair.withdrawals < MOST_WITHDRAWALS

    def people(self) -> list[int]:
        """The seats whose persons are still there to be asked."""
        return [
            n for n, chair in enumerate(self.chairs) if chair.is_person and chair.is_taken and not chair.has_resigned
        ]

    def players(self) -> list[int]:
        """Those of them who play themselves, but perhaps for one turn."""
        return [seat for seat in self.people() if not self.chairs[seat].stand_in or self.chairs[seat].is_once]

    def is_full(self) -> bool:
        return all(chair.is_taken for chair in self.chairs)

    def must_run(self) -> None:
        if self.status == "aside":
            raise Refusal("table-aside", "", "", reason=self.reason)
        if self.status != "running":
            raise Refusal("not-running", "", "", status=self.status)

    def _other_worlds(self, state: State, seat: int) -> Iterator[State]:
        """Some worlds that the seat cannot tell from this one; none where nothing is hidden from it."""
        seed = f"{self.seed} {self.number}"
        for twin in other_worlds(self.opened(), state, seat, seed, self.has_secrets):
            self.has_secrets = True
            yield twin

    def may_hide(self, state: State, seat: int) -> bool:
        """May there be something in this game that the seat cannot know?"""
        return self.has_secrets or any(True for _ in self._other_worlds(state, seat))

    def hides_between(self, seats: list[int]) -> bool:
        """Does one of these seats see something that another cannot know?"""
        game, state = self.playing()
        if self.between is None or self.between[0] is not state or self.between[1] != seats:
            views = {seat: game.view(state, seat) for seat in seats}
            found = any(
                game.view(twin, seat) != views[seat]
                for other in seats
                for twin in self._other_worlds(state, other)
                for seat in seats
                if seat != other
            )
            self.between = (state, seats, found)
        return self.between[2]


FOLD: dict[str, Callable[[Folded, Event], None]] = {
    "created": Folded._created,
    "joined": Folded._joined,
    "left": Folded._left,
    "started": Folded._started,
    "turn": Folded._turn,
    "withdrawn": Folded._withdrawn,
    "take_back": Folded._take_back,
    "proposed": Folded._proposed,
    "answered": Folded._answered,
    "resigned": Folded._resigned,
    "stood_in": Folded._stood_in,
    "came_back": Folded._came_back,
    "cancelled": Folded._cancelled,
    "over": Folded._over,
    "aside": Folded._aside,
    "resumed": Folded._resumed,
    "restored": Folded._restored,
    "rematch": Folded._rematch,
}
"""How each kind of event is folded in."""
