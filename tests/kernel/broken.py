"""Reeds with one mistake each: what the conformance checks must catch."""

from __future__ import annotations

from bogwood.kernel.facts import EVERYBODY, Tale
from bogwood.kernel.game import Json, Outlook, ScoreLine, ScorePiece, Sentence, State
from bogwood.kernel.manner import ASIDE, PICK
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal
from tests.kernel.toy import NOT_CHOSEN, Reeds, ReedsState, of


class ShowsTheRest(Reeds):
    """The view lists the cards nobody holds, and so tells what the others hold."""

    def view(self, state: State, seat: int) -> Json:
        held = [card for hand in of(state).hands for card in hand]
        return {**super().view(state, seat), "rest": [card for card in range(1, 13) if card not in held]}


class ShowsTheChoice(Reeds):
    """The fact of a sealed choice is told to everybody."""

    def apply(self, state: State, seat: int, option: int) -> None:
        super().apply(state, seat, option)
        for fact in state.tale.facts if state.tale else []:
            fact.audience = EVERYBODY


class OffersByOthersHands(Reeds):
    """The order of a seat's options depends on what another seat holds."""

    def legal(self, state: State, seat: int) -> Options:
        options = super().legal(state, seat)
        if sum(of(state).hands[1 - min(seat, 1)]) % 2:
            options.few.reverse()
        return options


class LosesACard(Reeds):
    """One of the cards played in the second round falls under the table."""

    def reveal(self, s: ReedsState) -> None:
        super().reveal(s)
        if s.turn == 3:
            s.played.pop()


class HasNoOptionLeft(Reeds):
    """The last round offers nothing, though the seats still have to act."""

    def legal(self, state: State, seat: int) -> Options:
        return Options() if state.turn == 3 else super().legal(state, seat)


class CallsAllAside(Reeds):
    """Every option is offered beside the question; none answers it."""

    def manner(self, state: State, seat: int, option: int) -> int:
        return ASIDE


class PicksForGood(Reeds):
    """A card that is sealed by choosing it is called a mere pick."""

    def manner(self, state: State, seat: int, option: int) -> int:
        return PICK


class SharingState(ReedsState):
    def clone(self) -> ReedsState:
        twin = super().clone()
        twin.won = self.won
        return twin


class SharesWhatItCloned(Reeds):
    """A clone and its original keep one list of prizes won between them."""

    def from_position(self, position: Json) -> State:
        s = of(super().from_position(position))
        twin = SharingState(self.players)
        for name in ("key0", "key1", "drawn", "turn", "prize", "prizes", "played", "hands", "chosen", "won"):
            setattr(twin, name, getattr(s, name))
        return twin

    def new(self, seed: str, tale: Tale | None = None) -> State:
        return self.from_position(self.to_position(super().new(seed, tale)))


class ForgetsTheChoices(Reeds):
    """A position that is written in the middle of a round has lost the sealed choices."""

    def to_position(self, state: State) -> Json:
        return {**super().to_position(state), "chosen": [NOT_CHOSEN] * self.players}


class ChokesOnAPosition(Reeds):
    """A position is read without looking at it first."""

    def from_position(self, position: Json) -> State:
        assert isinstance(position.get("hands"), list), "choked on the hands"
        return super().from_position(position)


class SwallowsAnything(Reeds):
    """The invariants are never looked at."""

    def problems(self, state: State) -> list[Refusal]:
        return [] if state.turn < 3 else super().problems(state)


class ForgetsALine(Reeds):
    """The score sheet leaves out the prize of 4."""

    def score_sheet(self, state: State) -> list[ScoreLine]:
        return [line for line in super().score_sheet(state) if line.points != 4]


class CountsAPieceTwice(Reeds):
    """What a line is counted from comes to more than the line."""

    def score_sheet(self, state: State) -> list[ScoreLine]:
        lines = super().score_sheet(state)
        for line in lines:
            line.pieces = [ScorePiece(Sentence("reeds-prize", {"prize": line.points}), line.points)] * 2
        return lines


class CountsOthersHands(Reeds):
    """The points that are still to come are counted from cards that a seat cannot see."""

    def outlook(self, state: State, seat: int) -> Outlook:
        hands = of(state).hands
        return Outlook([ScoreLine(n, "hand", sum(hand), []) for n, hand in enumerate(hands) if hand], [])


class AllowsEverything(Reeds):
    """why_not has nothing against any card from 10 up."""

    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        return None if option >= 10 else super().why_not(state, seat, option)


class IsLostForWords(Reeds):
    """There is no sentence for the card 7."""

    def describe(self, state: State, seat: int, option: int) -> Sentence:
        return Sentence("" if option == 7 else "reeds-option-choose_card", {"card": option})


class PlaysByAnotherClock(Reeds):
    """Something outside the state has a say: the second game of a process deals from another seed."""

    games = 0

    def new(self, seed: str, tale: Tale | None = None) -> State:
        type(self).games += 1
        return super().new(f"{seed} {type(self).games}", tale)
