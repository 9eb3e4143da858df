"""Ponds, a game on a board of any kind: by turns each player lays a stone on a free cell until none is left.

Whoever has laid in more of the corners has more points.  The option ``board`` says what the board is made of.
"""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel.catalogue import Catalogue
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import Game, Json, OptionKind, ScoreLine, Sentence, State
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

NAME: Final = "ponds"
SIDE: Final = 3
FREE: Final = -1
KINDS: Final = ("hexes", "squares", "graph", "track")
NAMES: Final = [f"{'abc'[column]}{row + 1}" for row in range(SIDE) for column in range(SIDE)]
CORNERS: Final = ("a1", "c1", "a3", "c3")
OPTIONS: Final = [OptionKind("board", [*KINDS], "hexes", "")]


class PondsState(State):
    """``owners`` are the seats whose stones lie on the cells."""

    def __init__(self) -> None:
        super().__init__([])
        self.owners = [FREE] * len(NAMES)

    def clone(self) -> PondsState:
        twin = PondsState()
        twin.key0, twin.key1, twin.drawn, twin.turn = self.key0, self.key1, self.drawn, self.turn
        twin.owners = self.owners[:]
        return twin

    def numbers(self) -> list[int]:
        return [self.key0, self.key1, self.drawn, self.turn, *self.owners]


class Ponds(Game):
    """The contract in its order."""

    def __init__(self, players: int = 2, options: dict[str, str] | None = None) -> None:
        self.name = NAME
        self.rules_version = 1
        self.players = players
        self.options = {"board": "hexes", **(options or {})}
        self.edition = "first"
        self.catalogue = Catalogue(len(NAMES))
        for number, cell in enumerate(NAMES):
            self.catalogue.add(number, f"lay:{cell}", "lay", {"cell": cell})

    def new(self, seed: str, tale: Tale | None = None) -> State:
        s = PondsState()
        s.rekey(seed)
        return s

    def seats_to_act(self, state: State) -> list[int]:
        return [] if self.is_over(state) else [int(state.turn) % self.players]

    def legal(self, state: State, seat: int) -> Options:
        options = Options()
        if seat in self.seats_to_act(state):
            for number, owner in enumerate(of(state).owners):
                if owner == FREE:
                    options.offer(number)
        return options

    def apply(self, state: State, seat: int, option: int) -> None:
        s = of(state)
        s.owners[option] = seat
        s.turn += 1
        if s.tale is not None:
            s.tale.facts.append(Fact("laid", seat, 0, "stone", {"cell": NAMES[option]}))

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        if option in self.legal(state, seat):
            return None
        return Refusal("not-your-turn", "", "", seat=seat)

    def is_over(self, state: State) -> bool:
        return FREE not in of(state).owners

    def round_of(self, state: State) -> int:
        return int(state.turn) // self.players + 1

    def scores(self, state: State) -> list[int]:
        owners = [of(state).owners[NAMES.index(corner)] for corner in CORNERS]
        return [owners.count(seat) for seat in range(self.players)]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return [ScoreLine(seat, "corners", points, []) for seat, points in enumerate(self.scores(state))]

    def winners(self, state: State) -> list[int]:
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best] if self.is_over(state) else []

    def view(self, state: State, seat: int) -> Json:
        owners = of(state).owners
        seats = range(self.players)
        laid = [(cell, owner) for cell, owner in zip(NAMES, owners, strict=True) if owner != FREE]
        return {
            "stones": owners[:],
            "by_cell": {cell: [owner] for cell, owner in laid},
            "by_seat": [[cell for cell, owner in laid if owner == seat] for seat in seats],
            "laid": [owners.count(seat) for seat in seats],
        }

    def determinise(self, state: State, seat: int, seed: str) -> State:
        s = of(state).clone()
        s.rekey(seed)
        return s

    def to_position(self, state: State) -> Json:
        s = of(state)
        return {**s.chance(), "round": int(s.turn), "owners": s.owners[:]}

    def from_position(self, position: Json) -> State:
        s = PondsState()
        s.set_chance(cast(list[int], position["key"]), cast(int, position["drawn"]))
        s.turn = cast(int, position["round"])
        s.owners = [*cast(list[int], position["owners"])]
        return s

    def problems(self, state: State) -> list[Refusal]:
        return []

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        return Sentence("ponds-option-lay", self.catalogue.entry(option).arguments)

    def question(self, state: State) -> Sentence:
        return Sentence("ponds-question-lay", {})

    def tell(self, state: State, fact: Fact) -> Sentence:
        return Sentence(f"ponds-fact-{fact.kind}", {"seat": fact.seat, **fact.arguments})


def of(state: State) -> PondsState:
    return cast(PondsState, state)


def open_game(players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
    """The game; there are no other editions of it."""
    return Ponds(players, options)
