"""The one loop in which bots play: whose turn it is, what the seat is shown, what it chooses, and what that does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from bogwood.kernel.catalogue import Entry
from bogwood.kernel.facts import NOBODY
from bogwood.kernel.game import Game, ScoreLine, State
from bogwood.kernel.playout import STEP_LIMIT
from bogwood.kernel.record import Recorder
from bogwood.kernel.refusal import Refusal

from .contract import Bot

Made = tuple[int, int]
"""A decision: a seat, and the option that it chose."""


class Match:
    """A game in which bots decide for some seats or for all of them.

    Going over it carries out one decision of a bot after the other, up to the end or until a seat without a bot has to
    act.  Every decision is asked about a state that the seat cannot tell from the true one, dealt from ``seed`` and the
    number of decisions made; a choice that is not open is refused.
    """

    def __init__(self, game: Game, state: State, bots: Mapping[int, Bot], seed: str) -> None:
        self.game = game
        self.bots = bots
        self.seed = seed
        self.asked = NOBODY
        """The seat whose bot is at work or has just chosen; nobody's while the rules are."""
        self._state = state
        self._made = 0

    @property
    def state(self) -> State:
        return self._state

    @property
    def made(self) -> int:
        """How many decisions have been made."""
        return self._made

    def __iter__(self) -> Iterator[Made]:
        while (seats := self.game.seats_to_act(self.state)) and all(seat in self.bots for seat in seats):
            if self.made >= STEP_LIMIT:
                raise Refusal("step-limit", "", "", limit=STEP_LIMIT)
            yield seats[0], self.decide(seats[0])

    def decide(self, seat: int) -> int:
        """Let the bot of a seat that has to act decide, and carry it out; returns what it chose."""
        shown = self.game.determinise(self.state, seat, f"{self.seed}/seen/{self.made}")
        self.asked = seat
        option = int(self.bots[seat].choose(self.game, shown, seat))
        if not self.game.legal(self.state, seat).holds(option):
            raise self._illegal(seat, option)
        self.asked = NOBODY
        self.carry_out(seat, option)
        return option

    def carry_out(self, seat: int, option: int) -> None:
        """Do what a seat chose, which is open to it."""
        self.game.apply(self._state, seat, option)
        self._made += 1

    def _illegal(self, seat: int, option: int) -> Refusal:
        entries = self.game.catalogue.entries
        is_known = 0 <= option < len(entries) and entries[option] is not None
        move = self.game.catalogue.notation(option) if is_known else str(option)
        return Refusal("illegal-move", "", self.bots[seat].name, number=self.made + 1, move=move)


class RecordedMatch(Match):
    """A match that is written down, and whose last decisions may be taken back."""

    def __init__(self, recorder: Recorder, bots: Mapping[int, Bot], seed: str) -> None:
        super().__init__(recorder.game, recorder.state, bots, seed)
        self.recorder = recorder

    @property
    def state(self) -> State:
        return self.recorder.state

    @property
    def made(self) -> int:
        return len(self.recorder.record.decisions)

    def carry_out(self, seat: int, option: int) -> None:
        self.recorder.choose(seat, option)


@dataclass
class MatchResult:
    """How a game between bots went."""

    scores: list[int]
    winners: list[int]
    sheet: list[ScoreLine]
    decisions: int
    rounds: int
    used: list[Counter[str]] = field(default_factory=list)
    """For each seat how often it chose what, by family of options (see ``family``)."""


def family(entry: Entry) -> str:
    """What an option is counted under: its notation, or the word before the colon where a cell follows."""
    return entry.notation.partition(":")[0] if "cell" in entry.arguments else entry.notation


def play_game(game: Game, bots: Sequence[Bot], seed: str, recorder: Recorder | None = None) -> MatchResult:
    """Let the bots play a game to its end, one bot for each seat.

    With a recorder the game in it is played on and recorded.
    """
    if len(bots) != game.players:
        raise Refusal("bad-players", "", "", found=len(bots), least=game.players, most=game.players)
    match = match_of(game, bots, seed, recorder)
    used: list[Counter[int]] = [Counter() for _ in bots]
    for seat, option in match:
        used[seat][option] += 1
    return MatchResult(
        scores=game.scores(match.state),
        winners=game.winners(match.state),
        sheet=game.score_sheet(match.state),
        decisions=match.made,
        rounds=game.round_of(match.state),
        used=[by_family(game, counts) for counts in used],
    )


def match_of(game: Game, bots: Sequence[Bot], seed: str, recorder: Recorder | None = None) -> Match:
    """A match from the deal of a seed, or the one in a recorder, with a bot in each seat."""
    seated = dict(enumerate(bots))
    return RecordedMatch(recorder, seated, seed) if recorder else Match(game, game.new(seed), seated, seed)


def by_family(game: Game, counts: Counter[int]) -> Counter[str]:
    """Counts of options, added up by family."""
    total: Counter[str] = Counter()
    for option, times in counts.items():
        total[family(game.catalogue.entry(option))] += times
    return total
