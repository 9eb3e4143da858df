"""One game between bots, from the first decision to the last."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from bogwood.kernel.catalogue import Entry
from bogwood.kernel.game import Game, ScoreLine, State
from bogwood.kernel.playout import STEP_LIMIT
from bogwood.kernel.record import Recorder
from bogwood.kernel.refusal import Refusal

from .contract import Bot


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

    With a recorder the game in it is played on and recorded.  Every decision is asked about a state that the
    seat cannot tell from the true one, dealt from ``seed``.
    """
    if len(bots) != game.players:
        raise Refusal("bad-players", "", "", found=len(bots), least=game.players, most=game.players)
    state = game.new(seed) if recorder is None else recorder.state
    used: list[Counter[int]] = [Counter() for _ in bots]
    decisions = 0
    while seats := game.seats_to_act(state):
        if decisions >= STEP_LIMIT:
            raise Refusal("step-limit", "", "", limit=STEP_LIMIT)
        seat = seats[0]
        option = bots[seat].choose(game, game.determinise(state, seat, f"{seed}/seen/{decisions}"), seat)
        decisions += 1
        carry_out(game, state, seat, option, decisions, recorder)
        used[seat][option] += 1
    return MatchResult(
        scores=game.scores(state),
        winners=game.winners(state),
        sheet=game.score_sheet(state),
        decisions=decisions,
        rounds=game.round_of(state),
        used=[by_family(game, counts) for counts in used],
    )


def carry_out(game: Game, state: State, seat: int, option: int, number: int, recorder: Recorder | None) -> None:
    """Apply a bot's choice; one that is not open is refused by its number."""
    if recorder is not None:
        recorder.choose(seat, option)
        return
    if not game.legal(state, seat).holds(option):
        move = game.catalogue.notation(option)
        raise Refusal("illegal-move", "", f"number {number}", number=number, move=move)
    game.apply(state, seat, option)


def by_family(game: Game, counts: Counter[int]) -> Counter[str]:
    """Counts of options, added up by family."""
    total: Counter[str] = Counter()
    for option, times in counts.items():
        total[family(game.catalogue.entry(option))] += times
    return total
