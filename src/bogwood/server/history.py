"""What has been at a table, replayed from its events for one audience.

While a game goes on an audience is shown what it could see then, by the game's own view and its own facts; the seed,
the draws and the choices of others stay hidden.  Once the game is over everything that happened is public, and anybody
may look through the eyes of any seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from bogwood.host.audience import facts_told, moves_told
from bogwood.host.showing import sheet_of
from bogwood.host.table import Table
from bogwood.host.telling import view_digest
from bogwood.host.trial import applied
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import WATCHER, Game, State
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Event

from .wire import HistoryMoment, Json, PointsSheet

CHANGES = frozenset({"started", "turn", "take_back", "withdrawn"})
"""The kinds of events that change the game."""


class Past:
    """The past of a table for one audience; ``events`` are all events up to the table's last one."""

    def __init__(self, table: Table, events: list[Event], seat: int) -> None:
        if table.status == "aside":
            raise Refusal("table-aside", "", "", reason=table.reason)
        table.playing()
        if not WATCHER <= seat < table.plan.players:
            raise Refusal("bad-seat", "", "/seat", seat=seat + 1)
        self.table = table
        self.events = events
        self.seat = seat
        self._kept = {turn.number for turn in table.turns}
        self.is_open = table.status == "over"
        """Is everything public by now?"""

    # Moments

    def moments(self) -> list[HistoryMoment]:
        """Every event that changed the game, with the points after it; turns taken back are told, and marked."""
        return list(self.one_by_one())

    def one_by_one(self) -> Iterator[HistoryMoment]:
        """The same, for those who take their time."""
        past = self._nothing()
        for event in self.events:
            take_in(past, event)
            if event.kind in CHANGES:
                moment = self._moment(past, event)
                moment.is_kept = event.kind == "started" or event.number in self._kept
                yield moment

    def _nothing(self) -> Table:
        return Table(self.table.name, self.table.open_game)

    def _moment(self, past: Table, event: Event) -> HistoryMoment:
        game, state = past.playing()
        facts = set_up_facts(past) if event.kind == "started" else past.last_facts
        return HistoryMoment(
            number=event.number,
            seat=event.body.get("seat"),
            kind=event.kind,
            at=event.at,
            round=game.round_of(state),
            scores=game.scores(state),
            rivals=game.rivals(state),
            worth=self._worth(game, state),
            moves=moves_told(game, event, self.seat, self.is_open),
            facts=facts_told(game, state, facts, self.seat, self.is_open),
        )

    def _worth(self, game: Game, state: State) -> list[int]:
        """The points of everybody, rivals last, had the game ended in this state; once it is over, the whole truth."""
        worth = game.scores(state) + game.rivals(state)
        outlook = game.outlook(state, self.seat)
        knowing = {n: game.outlook(state, n) for n in outlook.hidden} if self.is_open else {}
        for n in range(len(worth)):
            worth[n] += sum(line.points for line in knowing.get(n, outlook).lines if line.seat == n)
        return worth

    # One moment

    def at(self, number: int, step: int = 0) -> Json:
        """The table as it stood after an event, or that many decisions into the turn that followed."""
        past = self._folded(number)[0]
        game, state = past.playing()
        facts = past.last_facts
        if step:
            state, facts = self._inside_turn(game, state, number, step)
        view = game.view(state, self.seat)
        return {
            **past.shown(WATCHER, past.time),
            "type": "table",
            "seat": self.seat,
            "step": step,
            "to_act": game.seats_to_act(state) if past.status == "running" else [],
            "round": game.round_of(state),
            "scores": game.scores(state),
            "facts": facts_told(game, state, facts, self.seat, self.is_open),
            "curtain": False,
            "view": view,
            "digest": view_digest(view),
        }

    def sheet(self, number: int, step: int = 0) -> PointsSheet:
        """The points by source at a moment, as this audience could count them then."""
        game, state = self.state_at(number, step)
        return PointsSheet(number=number, seat=self.seat, **sheet_of(game, state, self.seat))

    def state_at(self, number: int, step: int = 0) -> tuple[Game, State]:
        """The game and its whole state at a moment; for those who deal afresh what nobody may learn from it."""
        game, state = self._folded(number)[0].playing()
        return (game, self._inside_turn(game, state, number, step)[0]) if step else (game, state)

    def _folded(self, number: int) -> tuple[Table, Event]:
        """The table as the events up to this number make it, and the last of them."""
        known = self.events[-1].number
        if not 1 <= number <= known:
            raise Refusal("no-such-event", "", "/number", number=number, most=known)
        past = self._nothing()
        upto = [event for event in self.events if event.number <= number]
        for event in upto:
            take_in(past, event)
        return past, upto[-1]

    def _inside_turn(self, game: Game, before: State, number: int, step: int) -> tuple[State, list[Fact]]:
        """The state so many decisions into the turn after an event, and what the last of them brought about."""
        turn = self._turn_after(number)
        seat, chosen = (turn.body["seat"], turn.body["chosen"]) if turn is not None else (self.seat, [])
        # Where this audience does not know all there is to know, even the number of decisions could tell a secret.
        if not self.is_open and seat != self.seat and self.table.may_hide(before, self.seat):
            raise Refusal("not-over", "", "/step", status=self.table.status)
        if step > len(chosen):
            raise Refusal("no-such-step", "", "/step", number=step, most=len(chosen))
        state, tale = before, Tale()
        for option in chosen[:step]:
            state, tale = applied(game, state.clone(), seat, option)
        return state, tale.facts

    def _turn_after(self, number: int) -> Event | None:
        """The turn that was played from the state after this event."""
        later = (event for event in self.events if event.number > number)
        found = next((event for event in later if event.kind in CHANGES), None)
        return found if found is not None and found.kind == "turn" else None


def take_in(past: Table, event: Event) -> None:
    """Fold an event in; the facts of the table are then those of this event."""
    past.last_facts = []
    past.take_in(event)


def set_up_facts(table: Table) -> list[Fact]:
    tale = Tale()
    table.beginning(tale)
    return tale.facts
