"""Reeds, the smallest game that uses the whole contract.

Two or three players hold three hidden cards of twelve.  Each round a prize is revealed, drawn lazily from
those left; everybody secretly chooses a card; when all are in they are turned up and the best card takes the
prize.  The option ``best`` says whether the highest or the lowest card is best.  Rules: TOY-1 deal, TOY-2
choose, TOY-3 reveal.
"""

from __future__ import annotations

from typing import Final, cast

from bogwood.kernel.catalogue import Catalogue
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.game import Game, Json, ScoreLine, Sentence, State
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.kernel.schema import Schema, check

NAME: Final = "reeds"
CARDS: Final = 12
HAND: Final = 3
PRIZES: Final = [1, 2, 4]
NOT_CHOSEN: Final = 0

CARD_LIST: Final[Schema] = {"type": "array", "items": {"type": "integer", "minimum": 1, "maximum": CARDS}}
WORD: Final[Schema] = {"type": "integer", "minimum": 0, "maximum": 2**32 - 1}
POSITION: Final[Schema] = {
    "type": "object",
    "required": ["key", "drawn", "round", "prize", "prizes", "played", "hands", "chosen", "won"],
    "additionalProperties": False,
    "properties": {
        "key": {"type": "array", "items": WORD, "anyOf": [{"minItems": n, "maxItems": n} for n in (2, 4)]},
        "drawn": WORD,
        "round": WORD,
        "prize": WORD,
        "prizes": {"type": "array", "items": {"enum": [*PRIZES]}},
        "played": CARD_LIST,
        "hands": {"type": "array", "items": CARD_LIST},
        "chosen": {"type": "array", "items": {"type": "integer", "minimum": 0, "maximum": CARDS}},
        "won": {"type": "array", "items": {"type": "array", "items": WORD}},
    },
}


class ReedsState(State):
    """``turn`` is the round, from 1; a chosen card stays in the hand until it is turned up."""

    def __init__(self, players: int) -> None:
        super().__init__([])
        self.prize = 0
        self.prizes: list[int] = []
        self.played: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(players)]
        self.chosen = [NOT_CHOSEN] * players
        self.won: list[list[int]] = [[] for _ in range(players)]

    def clone(self) -> ReedsState:
        twin = type(self)(len(self.hands))
        twin.key0, twin.key1, twin.drawn, twin.turn = self.key0, self.key1, self.drawn, self.turn
        twin.prize = self.prize
        twin.prizes = self.prizes[:]
        twin.played = self.played[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.chosen = self.chosen[:]
        twin.won = [won[:] for won in self.won]
        return twin

    def numbers(self) -> list[int]:
        flat = [self.key0, self.key1, self.drawn, self.turn, self.prize]
        for numbers in [self.prizes, self.played, self.chosen, *self.hands, *self.won]:
            flat += [len(numbers), *numbers]
        return flat


class Reeds(Game):
    """The whole contract in its order."""

    def __init__(self, players: int = 2, options: dict[str, str] | None = None, edition: str = "first") -> None:
        self.name = NAME
        self.rules_version = 1
        self.players = players
        self.options = {"best": "highest", **(options or {})}
        self.edition = edition
        self.catalogue = Catalogue(CARDS + 1)
        for card in range(1, CARDS + 1):
            self.catalogue.add(card, f"play {card}", "choose_card", {"card": card})

    # From the deal to the end

    def new(self, seed: str, tale: Tale | None = None) -> State:
        s = ReedsState(self.players)
        s.rekey(seed)
        s.tale = tale
        self.deal(s, list(range(1, CARDS + 1)), -1)
        s.prizes = [*PRIZES]
        self.begin_round(s)
        s.tale = None
        return s

    def deal(self, s: ReedsState, deck: list[int], keeps: int) -> None:
        """Hidden hands for all seats but ``keeps`` (TOY-1)."""
        for seat in range(self.players):
            if seat != keeps:
                size = HAND if s.turn == 0 else len(s.hands[seat])
                s.hands[seat] = sorted(deck.pop(s.draw(len(deck))) for _ in range(size))
                tell(s, Fact("dealt", seat, size, "deck", {"cards": str(s.hands[seat])}, 1 << seat))

    def begin_round(self, s: ReedsState) -> None:
        s.turn += 1
        s.prize = s.prizes.pop(s.draw(len(s.prizes)))
        tell(s, Fact("prize", -1, s.prize, "deck", {}))

    def seats_to_act(self, state: State) -> list[int]:
        s = of(state)
        return [seat for seat in range(self.players) if s.chosen[seat] == NOT_CHOSEN and s.hands[seat]]

    def legal(self, state: State, seat: int) -> Options:
        options = Options()
        if seat in self.seats_to_act(state):
            for card in of(state).hands[seat]:
                options.offer(card)
        return options

    def apply(self, state: State, seat: int, option: int) -> None:
        """A sealed choice; the last one turns all cards up (TOY-2, TOY-3)."""
        s = of(state)
        s.chosen[seat] = option
        tell(s, Fact("chose", seat, 0, "hand", {"card": option}, 1 << seat))
        tell(s, Fact("sealed", seat, 0, "hand", {}))
        if NOT_CHOSEN not in s.chosen:
            self.reveal(s)

    def reveal(self, s: ReedsState) -> None:
        """The best card takes the prize (TOY-3)."""
        pick = max if self.options["best"] == "highest" else min
        winner = s.chosen.index(pick(s.chosen))
        for seat, card in enumerate(s.chosen):
            s.hands[seat].remove(card)
            s.played.append(card)
            tell(s, Fact("played", seat, 0, "hand", {"card": card}))
        s.won[winner].append(s.prize)
        tell(s, Fact("won", winner, s.prize, "prize", {}))
        s.prize = 0
        s.chosen = [NOT_CHOSEN] * self.players
        if s.prizes:
            self.begin_round(s)

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        if option in self.legal(state, seat):
            return None
        if seat not in self.seats_to_act(state):
            return Refusal("not-your-turn", "TOY-2", "", seat=seat)
        return Refusal("not-in-hand", "TOY-2", "", card=option)

    # Points

    def is_over(self, state: State) -> bool:
        return not self.seats_to_act(state)

    def round_of(self, state: State) -> int:
        return int(state.turn)

    def scores(self, state: State) -> list[int]:
        return [sum(won) for won in of(state).won]

    def score_sheet(self, state: State) -> list[ScoreLine]:
        won = of(state).won
        return [ScoreLine(seat, "prize", prize, []) for seat in range(self.players) for prize in won[seat]]

    def winners(self, state: State) -> list[int]:
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat in range(self.players) if scores[seat] == best] if self.is_over(state) else []

    # What a seat may know

    def view(self, state: State, seat: int) -> Json:
        s = of(state)
        seen: Json = {
            "round": int(s.turn),
            "prize": s.prize,
            "prizes": sorted(s.prizes),
            "played": s.played[:],
            "cards": [len(hand) for hand in s.hands],
            "has_chosen": [card != NOT_CHOSEN for card in s.chosen],
            "won": [won[:] for won in s.won],
        }
        if seat >= 0:
            seen["hand"] = s.hands[seat][:]
            seen["chosen"] = s.chosen[seat]
        return seen

    def determinise(self, state: State, seat: int, seed: str) -> State:
        s = of(state).clone()
        s.rekey(seed)
        known = s.played + (s.hands[seat] if seat >= 0 else [])
        self.deal(s, [card for card in range(1, CARDS + 1) if card not in known], seat)
        for other in range(self.players):
            if other != seat and s.chosen[other] != NOT_CHOSEN:
                s.chosen[other] = s.hands[other][s.draw(len(s.hands[other]))]
        return s

    # Position

    def to_position(self, state: State) -> Json:
        s = of(state)
        return {
            **s.chance(),
            "round": int(s.turn),
            "prize": s.prize,
            "prizes": s.prizes[:],
            "played": s.played[:],
            "hands": [hand[:] for hand in s.hands],
            "chosen": s.chosen[:],
            "won": [won[:] for won in s.won],
        }

    def from_position(self, position: Json) -> State:
        problems = check(position, POSITION)
        for name in ("hands", "chosen", "won"):
            if not problems and len(cast(list[object], position[name])) != self.players:
                problems = [Refusal("bad-players", "", f"/{name}", found=name, least=self.players, most=self.players)]
        if problems:
            raise Problems(problems)
        s = ReedsState(self.players)
        s.set_chance(cast(list[int], position["key"]), cast(int, position["drawn"]))
        s.turn = cast(int, position["round"])
        s.prize = cast(int, position["prize"])
        s.prizes = [*cast(list[int], position["prizes"])]
        s.played = [*cast(list[int], position["played"])]
        s.hands = [[*hand] for hand in cast(list[list[int]], position["hands"])]
        s.chosen = [*cast(list[int], position["chosen"])]
        s.won = [[*won] for won in cast(list[list[int]], position["won"])]
        return s

    def problems(self, state: State) -> list[Refusal]:
        s = of(state)
        cards = s.played + [card for hand in s.hands for card in hand]
        prizes = s.prizes + [prize for won in s.won for prize in won] + ([s.prize] if s.prize else [])
        found: list[Refusal] = []
        if len(cards) != HAND * self.players or len(set(cards)) != len(cards):
            found.append(Refusal("cards-not-conserved", "TOY-1", "/hands", found=len(cards)))
        if sorted(prizes) != PRIZES:
            found.append(Refusal("prizes-not-conserved", "TOY-3", "/prizes", found=len(prizes)))
        taken = sum(len(won) for won in s.won)
        if s.turn != taken + (s.prize != 0) or any(len(hand) != HAND - taken for hand in s.hands):
            found.append(Refusal("bad-round", "TOY-3", "/round", found=int(s.turn)))
        held = [card in (NOT_CHOSEN, *hand) for card, hand in zip(s.chosen, s.hands, strict=True)]
        if not all(held) or NOT_CHOSEN not in s.chosen:
            found.append(Refusal("bad-choice", "TOY-2", "/chosen"))
        return found

    # Words

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        return Sentence("reeds-option-choose_card", self.catalogue.entry(option).arguments)

    def question(self, state: State) -> Sentence:
        return Sentence("reeds-question-choose_card", {"prize": of(state).prize})

    def tell(self, state: State, fact: Fact) -> Sentence:
        return Sentence(f"reeds-fact-{fact.kind}", {"seat": fact.seat, "amount": fact.amount, **fact.arguments})


def of(state: State) -> ReedsState:
    return cast(ReedsState, state)


def tell(s: ReedsState, fact: Fact) -> None:
    if s.tale is not None:
        s.tale.facts.append(fact)


def open_game(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    """What ``shelf.open_game`` is for real games: it knows two editions of Reeds."""
    if name != NAME:
        raise Refusal("unknown-game", "", "/game", name=name)
    if edition not in ("", "first", "second"):
        raise Refusal("unknown-edition", "", "/edition", edition=edition)
    if not 2 <= players <= 3:
        raise Refusal("bad-players", "", "/players", found=players, least=2, most=3)
    for option, value in options.items():
        if option != "best":
            raise Refusal("unknown-option", "", f"/options/{option}", name=option)
        if value not in ("highest", "lowest"):
            raise Refusal(
                "bad-option-value",
                "",
                f"/options/{option}",
                name=option,
                value=value,
                allowed="highest, lowest",
            )
    return Reeds(players, options, edition or "first")
