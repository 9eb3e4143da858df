"""The rules of Goofspiel: GS-1 the table, GS-2 bidding, GS-3 showing, GS-4 the end.

They are those of OpenSpiel's ``goofspiel`` with ``imp_info=False``: bids are open once they are made, tied highest bids
discard the prize, and the last trick plays itself.
"""

from __future__ import annotations

from typing import Any, Final, cast

from bogwood.kernel.catalogue import Catalogue
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import Game, Json, OptionKind, ScoreLine, ScorePiece, Sentence, State, chosen
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.kernel.schema import Schema, check

from .state import NOBODY, NOT_CHOSEN, GoofspielState

NAME: Final = "goofspiel"
LEAST_PLAYERS: Final = 2
MOST_PLAYERS: Final = 4
LEAST_CARDS: Final = 4
MOST_CARDS: Final = 13
WORD: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 2**32 - 1}

OPTIONS: Final = [
    OptionKind("cards", [str(count) for count in range(LEAST_CARDS, MOST_CARDS + 1)], str(MOST_CARDS), "GS-1.1"),
    OptionKind("prizes", ["random", "ascending", "descending"], "random", "GS-1.2"),
]


class Goofspiel(Game):
    """The contract in its order."""

    def __init__(self, players: int, options: dict[str, str]) -> None:
        if not LEAST_PLAYERS <= players <= MOST_PLAYERS:
            raise Refusal("bad-players", "GS-1.1", "/players", found=players, least=LEAST_PLAYERS, most=MOST_PLAYERS)
        self.name = NAME
        self.rules_version = 1
        self.edition = "first"
        self.players = players
        self.options = chosen(OPTIONS, options, players)
        self.cards = int(self.options["cards"])
        self.order = self.options["prizes"]
        self.catalogue = Catalogue(self.cards + 1)
        for card in range(1, self.cards + 1):
            self.catalogue.add(card, f"bid:{card}", "bid", {"card": card})

    # From the first prize to the last

    def new(self, seed: str, tale: Tale | None = None) -> State:
        s = GoofspielState(self.players, self.cards)
        s.rekey(seed)
        s.tale = tale
        self.turn_up(s)
        s.tale = None
        return s

    def turn_up(self, s: GoofspielState) -> None:
        """The next prize (GS-1.2); the last one is no question of chance."""
        left = self.left(s)
        place = s.draw(len(left)) if self.order == "random" and len(left) > 1 else 0
        s.turn_up(left[place])
        tell(s, Fact("prize", NOBODY, left[place], "prizes", {}))

    def left(self, s: GoofspielState) -> list[int]:
        """The prizes to come, in the order in which they come if it is known."""
        left = [prize for prize in range(1, self.cards + 1) if prize not in s.prizes]
        return left[::-1] if self.order == "descending" else left

    def seats_to_act(self, state: State) -> list[int]:
        s = of(state)
        return [seat for seat, hand in enumerate(s.hands) if hand and s.chosen[seat] == NOT_CHOSEN]

    def legal(self, state: State, seat: int) -> Options:
        """Any card in hand (GS-2.1)."""
        s = of(state)
        options = Options()
        if s.chosen[seat] == NOT_CHOSEN:
            options.few = s.hands[seat][:]
        return options

    def apply(self, state: State, seat: int, option: int) -> None:
        """A bid in secret; the last one shows them all (GS-2.2, GS-3.1)."""
        s = of(state)
        s.chosen[seat] = option
        tell(s, Fact("sealed", seat, 0, "hand", {}))
        if NOT_CHOSEN not in s.chosen:
            self.show(s, s.chosen)
            self.turn_up(s)
            if len(s.prizes) == self.cards:
                self.show(s, [hand[0] for hand in s.hands])

    def show(self, s: GoofspielState, bids: list[int]) -> None:
        for seat, card in enumerate(bids):
            tell(s, Fact("bid", seat, 0, "hand", {"card": card}))
        taker = s.show(bids)
        kind = "discarded" if taker == NOBODY else "won"
        tell(s, Fact(kind, taker, s.prizes[-1], "prizes", {}))

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        if option in self.legal(state, seat):
            return None
        s = of(state)
        if not s.hands[seat]:
            return Refusal("game-over", "GS-4.1", "")
        if s.chosen[seat] != NOT_CHOSEN:
            return Refusal("has-bid", "GS-2.2", "", card=s.chosen[seat])
        return Refusal("not-in-hand", "GS-2.1", "", card=option)

    # Points

    def is_over(self, state: State) -> bool:
        return not of(state).hands[0]

    def round_of(self, state: State) -> int:
        return int(state.turn)

    def scores(self, state: State) -> list[int]:
        return of(state).points[:]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        s = of(state)
        return [ScoreLine(seat, "won", points, pieces(s, seat)) for seat, points in enumerate(s.points) if points]

    def winners(self, state: State) -> list[int]:
        """Whoever has most points; several share it (GS-4.2)."""
        points = of(state).points
        return [seat for seat in range(self.players) if points[seat] == max(points)] if self.is_over(state) else []

    # What a seat may know

    def view(self, state: State, seat: int) -> Json:
        s = of(state)
        is_over = self.is_over(s)
        seen: Json = {
            "prize": [] if is_over else [s.prizes[-1]],
            "prizes": self.left(s),
            "discarded": s.taken_by(NOBODY),
            "has_chosen": [card != NOT_CHOSEN for card in s.chosen],
            "last": [bids[-1] if bids else None for bids in s.bids],
            "cards": [hand[:] for hand in s.hands],
            "won": [s.taken_by(one) for one in range(self.players)],
        }
        if seat >= 0:
            seen["hand"] = s.hands[seat][:]
            seen["chosen"] = s.chosen[seat]
        return seen

    def determinise(self, state: State, seat: int, seed: str) -> State:
        """Prizes to come and the secret choices of others are dealt afresh; all else is open."""
        s = of(state).clone()
        s.rekey(seed)
        for other, hand in enumerate(s.hands):
            if other != seat and s.chosen[other] != NOT_CHOSEN:
                s.chosen[other] = hand[s.draw(len(hand))]
        return s

    # Position

    def to_position(self, state: State) -> Json:
        s = of(state)
        return {
            **s.chance(),
            "prizes": s.prizes[:],
            "bids": [bids[:] for bids in s.bids],
            "chosen": s.chosen[:],
        }

    def schema(self) -> Schema:
        card: Schema = {"type": "integer", "minimum": 1, "maximum": self.cards}
        cards: Schema = {"type": "array", "maxItems": self.cards, "items": card}
        each: Schema = {"type": "array", "minItems": self.players, "maxItems": self.players}
        return {
            "type": "object",
            "required": ["key", "drawn", "prizes", "bids", "chosen"],
            "additionalProperties": False,
            "properties": {
                "key": {"type": "array", "items": WORD, "anyOf": [{"minItems": n, "maxItems": n} for n in (2, 4)]},
                "drawn": WORD,
                "prizes": {**cards, "minItems": 1},
                "bids": {**each, "items": cards},
                "chosen": {**each, "items": {**card, "minimum": NOT_CHOSEN}},
            },
        }

    def from_position(self, position: Json) -> State:
        prizes, bids = cast(list[int], position.get("prizes")), cast(list[list[int]], position.get("bids"))
        problems = check(position, self.schema()) or self.misplayed(prizes, bids)
        if problems:
            raise Problems(problems)
        s = GoofspielState(self.players, self.cards)
        s.set_chance(cast(list[int], position["key"]), cast(int, position["drawn"]))
        tricks = list(zip(*bids, strict=True))
        for number, prize in enumerate(prizes):
            s.turn_up(prize)
            if number < len(tricks):
                s.show([*tricks[number]])
        s.chosen = [*cast(list[int], position["chosen"])]
        return s

    def misplayed(self, prizes: list[int], bids: list[list[int]]) -> list[Refusal]:
        """What cannot have been turned up or bid so."""
        found: list[Refusal] = []
        if len(set(prizes)) != len(prizes):
            found.append(Refusal("prize-twice", "GS-1.2", "/prizes"))
        made = self.cards if len(prizes) == self.cards else len(prizes) - 1
        for seat, cards in enumerate(bids):
            if len(cards) != made:
                found.append(Refusal("bad-trick", "GS-2.1", f"/bids/{seat}", found=len(cards), expected=made))
            if len(set(cards)) != len(cards):
                found.append(Refusal("card-twice", "GS-2.1", f"/bids/{seat}"))
        return found

    def problems(self, state: State) -> list[Refusal]:
        s = of(state)
        found = self.misplayed(s.prizes, s.bids)
        expected = (range(1, self.cards + 1) if self.order == "ascending" else range(self.cards, 0, -1))[
            : len(s.prizes)
        ]
        if self.order != "random" and s.prizes != [*expected]:
            found.append(Refusal("prize-out-of-order", "GS-1.2", "/prizes"))
        for seat, hand in enumerate(s.hands):
            if s.chosen[seat] not in (NOT_CHOSEN, *hand):
                found.append(Refusal("not-in-hand", "GS-2.1", f"/chosen/{seat}", card=s.chosen[seat]))
        if NOT_CHOSEN not in s.chosen:
            found.append(Refusal("all-have-bid", "GS-3.1", "/chosen"))
        return found

    # Words

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        return Sentence("goofspiel-option-bid", self.catalogue.entry(option).arguments)

    def question(self, state: State) -> Sentence:
        return Sentence("goofspiel-question-bid", {"prize": of(state).prizes[-1]})

    def tell(self, state: State, fact: Fact) -> Sentence:
        return Sentence(f"goofspiel-fact-{fact.kind}", {"seat": fact.seat, "amount": fact.amount, **fact.arguments})


def of(state: State) -> GoofspielState:
    return cast(GoofspielState, state)


def tell(s: GoofspielState, fact: Fact) -> None:
    if s.tale is not None:
        s.tale.facts.append(fact)


def pieces(s: GoofspielState, seat: int) -> list[ScorePiece]:
    """The prizes of a seat, one by one."""
    return [ScorePiece(Sentence("goofspiel-piece-prize", {"amount": prize}), prize) for prize in s.taken_by(seat)]


def open_game(players: int, options: dict[str, str], changes: dict[str, Any] | None = None) -> Game:
    """The game; there are no other editions of it."""
    return Goofspiel(players, options)
