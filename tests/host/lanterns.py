"""Lanterns: Reeds with longer turns, for trials.

Before a seat chooses its card it either walks, or looks at the lowest card of its neighbour, which reveals something
and draws nothing; then it ties its boat, which is the only thing it can do.  Rules: LAN-1 look, LAN-2 tie, LAN-3
choose.
"""

from __future__ import annotations

from typing import Final, cast

from bogwood.kernel.game import Game, Json, State
from bogwood.kernel.options import Options
from tests.kernel import toy

NAME: Final = "lanterns"
LOOK: Final = 20
WALK: Final = 21
TIE: Final = 22
BEGIN, TO_TIE, TO_CHOOSE = 0, 1, 2
UNSEEN: Final = 0


class LanternsState(toy.ReedsState):
    """``stages`` says how far each seat is in its turn; ``looked`` what it has seen of its neighbour's hand."""

    def __init__(self, players: int) -> None:
        super().__init__(players)
        self.stages = [BEGIN] * players
        self.looked = [UNSEEN] * players

    def clone(self) -> LanternsState:
        twin = cast(LanternsState, super().clone())
        twin.stages = self.stages[:]
        twin.looked = self.looked[:]
        return twin

    def numbers(self) -> list[int]:
        return [*super().numbers(), *self.stages, *self.looked]


class Lanterns(toy.Reeds):
    """What differs from Reeds."""

    def __init__(self, players: int = 2) -> None:
        super().__init__(players)
        self.name = NAME
        self.catalogue = type(self.catalogue)(TIE + 1)
        for card in range(1, toy.CARDS + 1):
            self.catalogue.add(card, f"play {card}", "choose_card", {"card": card})
        for option, notation in [(LOOK, "look"), (WALK, "walk"), (TIE, "tie")]:
            self.catalogue.add(option, notation, "move", {})

    def new(self, seed: str, tale: object = None) -> State:
        s = LanternsState(self.players)
        s.rekey(seed)
        self.deal(s, list(range(1, toy.CARDS + 1)), -1)
        s.prizes = [*toy.PRIZES]
        self.begin_round(s)
        return s

    def begin_round(self, s: toy.ReedsState) -> None:
        of(s).stages = [BEGIN] * self.players
        of(s).looked = [UNSEEN] * self.players
        super().begin_round(s)

    def legal(self, state: State, seat: int) -> Options:
        options = Options()
        stage = of(state).stages[seat]
        if stage == TO_CHOOSE:
            return super().legal(state, seat)
        if seat in self.seats_to_act(state):
            for option in [LOOK, WALK] if stage == BEGIN else [TIE]:
                options.offer(option)
        return options

    def apply(self, state: State, seat: int, option: int) -> None:
        s = of(state)
        if option == LOOK:
            s.looked[seat] = min(s.hands[(seat + 1) % self.players])
        if option in (LOOK, WALK, TIE):
            s.stages[seat] += 1
        else:
            super().apply(state, seat, option)

    def view(self, state: State, seat: int) -> Json:
        seen = super().view(state, seat)
        if seat >= 0:
            seen["stage"] = of(state).stages[seat]
            seen["looked"] = of(state).looked[seat]
        return seen

    def determinise(self, state: State, seat: int, seed: str) -> State:
        """The neighbour's lowest card stays what it is once the seat has looked at it."""
        s = of(state).clone()
        s.rekey(seed)
        known = s.played + (s.hands[seat] if seat >= 0 else [])
        deck = [card for card in range(1, toy.CARDS + 1) if card not in known]
        seen = s.looked[seat] if seat >= 0 else UNSEEN
        for other in [(seat + n) % self.players for n in range(1, self.players + 1)]:
            if other != seat:
                s.hands[other] = self._dealt(s, deck, len(s.hands[other]), seen)
                seen = UNSEEN
        for other in range(self.players):
            if other != seat and s.chosen[other] != toy.NOT_CHOSEN:
                s.chosen[other] = s.hands[other][s.draw(len(s.hands[other]))]
        self._look_again(s, seat)
        return s

    def _dealt(self, s: LanternsState, deck: list[int], size: int, lowest: int) -> list[int]:
        """A hand from the deck; with a lowest card that is known, or not."""
        hand = [lowest] if lowest else []
        while len(hand) < size:
            higher = [card for card in deck if card > lowest]
            hand.append(higher[s.draw(len(higher))])
            deck.remove(hand[-1])
        if lowest:
            deck.remove(lowest)
        return sorted(hand)

    def _look_again(self, twin: LanternsState, seat: int) -> None:
        for other in range(self.players):
            if other != seat and twin.looked[other] != UNSEEN:
                twin.looked[other] = min(twin.hands[(other + 1) % self.players])


def of(state: State) -> LanternsState:
    return cast(LanternsState, state)


def open_game(name: str, players: int, options: dict[str, str], edition: str) -> Game:
    return Lanterns(players)
