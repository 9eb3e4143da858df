"""The rules of Hex: HX-1 the board, HX-2 a turn, HX-3 the end; without the swap they are OpenSpiel's ``hex``."""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel.catalogue import Catalogue
from bogwood.kernel.facts import Arguments, Fact, Tale
from bogwood.kernel.game import Game, Json, OptionKind, ScoreLine, Sentence, State, chosen
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.kernel.schema import Schema, check

from .board import LETTERS, board_of
from .state import NOBODY, HexState

NAME: Final = "hex"
PLAYERS: Final = 2
LEAST_SIZE: Final = 3
MOST_SIZE: Final = 15
GOALS: Final = ["top_bottom", "left_right"]
WORD: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 2**32 - 1}

OPTIONS: Final = [
    OptionKind("size", [str(size) for size in range(LEAST_SIZE, MOST_SIZE + 1)], "11", "HX-1.1"),
    OptionKind("swap", ["no", "yes"], "no", "HX-2.3"),
]


class Hex(Game):
    """The contract in its order."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        if players != PLAYERS:
            raise Refusal("bad-players", "HX-1.1", "/players", found=players, least=PLAYERS, most=PLAYERS)
        self.name = NAME
        self.rules_version = 1
        self.edition = "first"
        self.players = players
        self.options = chosen(OPTIONS, options, players)
        self.board = board_of(int(self.options["size"]))
        self.has_swap = self.options["swap"] == "yes"
        self.swap = self.board.cells
        self.catalogue = Catalogue(self.board.cells + self.has_swap)
        for cell, name in enumerate(self.board.names):
            self.catalogue.add(cell, f"lay:{name}", "lay", {"cell": name})
        if self.has_swap:
            self.catalogue.add(self.swap, "swap", "swap", {})

    # From the first stone to the last

    def new(self, seed: str, tale: Tale | None = None) -> State:
        s = HexState(self.board.cells)
        s.rekey(seed)
        return s

    def seats_to_act(self, state: State) -> list[int]:
        return [] if self.is_over(state) else [int(state.turn) % PLAYERS]

    def legal(self, state: State, seat: int) -> Options:
        """Any free cell (HX-2.1), and the swap in the second turn (HX-2.3)."""
        s = of(state)
        options = Options()
        if seat in self.seats_to_act(s):
            options.few = s.free[:]
            if self.may_swap(s):
                options.offer(self.swap)
        return options

    def may_swap(self, s: HexState) -> bool:
        return self.has_swap and s.turn == 1

    def apply(self, state: State, seat: int, option: int) -> None:
        s = of(state)
        if option == self.swap:
            self.take_over(s, seat)
        else:
            s.lay(seat, option)
            tell(s, Fact("laid", seat, 0, "stones", {"cell": self.board.names[option]}))
        s.turn += 1
        if self.board.joins(seat, s.stones[seat]):
            s.winner = seat
            tell(s, Fact("joined", seat, 0, "stones", {}))

    def take_over(self, s: HexState, seat: int) -> None:
        """The first stone becomes one of the seat's own, as far from its sides as it was from the other's (HX-2.3)."""
        cell = s.stones[1 - seat].bit_length() - 1
        s.stones[1 - seat] = 0
        s.free = [*range(self.board.cells)]
        s.lay(seat, self.board.mirrored(cell))
        tell(s, Fact("swapped", seat, 0, "stones", {"cell": self.board.names[self.board.mirrored(cell)]}))

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        if option in self.legal(state, seat):
            return None
        s = of(state)
        if self.is_over(s):
            return Refusal("game-over", "HX-3.1", "")
        if seat not in self.seats_to_act(s):
            return Refusal("not-your-turn", "HX-2.1", "", seat=seat)
        if option == self.swap:
            return Refusal("swap-too-late", "HX-2.3", "")
        return Refusal("cell-taken", "HX-2.1", "", **self.catalogue.entry(option).arguments)

    # The winner

    def is_over(self, state: State) -> bool:
        return of(state).winner != NOBODY

    def round_of(self, state: State) -> int:
        return int(state.turn) // PLAYERS + 1

    def scores(self, state: State) -> list[int]:
        """One point for whoever has joined their sides (HX-3.1)."""
        return [int(of(state).winner == seat) for seat in range(PLAYERS)]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return [ScoreLine(seat, "joined", 1, []) for seat in self.winners(state)]

    def winners(self, state: State) -> list[int]:
        return [of(state).winner] if self.is_over(state) else []

    # What a seat may know: everything but chance, of which there is none

    def view(self, state: State, seat: int) -> Json:
        stones = [self.named(one) for one in of(state).stones]
        return {"stones": stones, "goals": GOALS[:], "decision": {"point": "lay"}}

    def named(self, stones: int) -> list[str]:
        return [self.board.names[cell] for cell in self.board.listed(stones)]

    def determinise(self, state: State, seat: int, seed: str) -> State:
        s = of(state).clone()
        s.rekey(seed)
        return s

    # Position

    def to_position(self, state: State) -> Json:
        s = of(state)
        return {**s.chance(), "turn": int(s.turn), "stones": [self.named(stones) for stones in s.stones]}

    def schema(self) -> Schema:
        rows = "|".join(str(row + 1) for row in range(self.board.size))
        name: Schema = {"type": "string", "pattern": f"^[{LETTERS[0]}-{LETTERS[self.board.size - 1]}](?:{rows})$"}
        cells: Schema = {"type": "array", "maxItems": self.board.cells, "items": name}
        return {
            "type": "object",
            "required": ["key", "drawn", "turn", "stones"],
            "additionalProperties": False,
            "properties": {
                "key": {"type": "array", "items": WORD, "anyOf": [{"minItems": n, "maxItems": n} for n in (2, 4)]},
                "drawn": WORD,
                "turn": {"type": "integer", "minimum": 0, "maximum": self.board.cells + 1},
                "stones": {"type": "array", "minItems": PLAYERS, "maxItems": PLAYERS, "items": cells},
            },
        }

    def from_position(self, position: Json) -> State:
        problems = check(position, self.schema())
        if problems:
            raise Problems(problems)
        s = HexState(self.board.cells)
        s.set_chance(cast(list[int], position["key"]), cast(int, position["drawn"]))
        s.turn = cast(int, position["turn"])
        for seat, names in enumerate(cast(list[list[str]], position["stones"])):
            for name in names:
                cell = self.board.numbers[name]
                if cell not in s.free:
                    raise Refusal("cell-taken", "HX-2.1", f"/stones/{seat}", cell=name)
                s.lay(seat, cell)
        s.winner = next((seat for seat in range(PLAYERS) if self.board.joins(seat, s.stones[seat])), NOBODY)
        return s

    def problems(self, state: State) -> list[Refusal]:
        s = of(state)
        first, second = (stones.bit_count() for stones in s.stones)
        was_swapped = self.has_swap and s.turn > 1 and first + second == s.turn - 1
        # A stone that was taken over counts as laid by its new owner, in the turn of the swap.
        laid = [first + was_swapped, second]
        found: list[Refusal] = []
        if laid != [(s.turn + 1) // 2, s.turn // 2]:
            found.append(Refusal("stones-uneven", "HX-2.1", "/stones", first=first, second=second, turn=int(s.turn)))
        if s.winner == int(s.turn) % PLAYERS:
            found.append(Refusal("played-on", "HX-3.1", "/turn"))
        return found

    # Words

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        entry = self.catalogue.entry(option)
        return Sentence(f"hex-option-{entry.point}", entry.arguments)

    def question(self, state: State) -> Sentence:
        return Sentence("hex-question-swap" if self.may_swap(of(state)) else "hex-question-lay", {})

    def tell(self, state: State, fact: Fact) -> Sentence:
        arguments: Arguments = {"seat": fact.seat, **fact.arguments}
        return Sentence(f"hex-fact-{fact.kind}", arguments)


def of(state: State) -> HexState:
    return cast(HexState, state)


def tell(s: HexState, fact: Fact) -> None:
    if s.tale is not None:
        s.tale.facts.append(fact)


def open_game(players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
    """The game; there are no other editions of it."""
    return Hex(players, options)
