"""Every sentence that comes up in a random game: questions, options, facts, refusals, what points are counted from."""

from __future__ import annotations

from collections.abc import Collection

from bogwood.kernel.chance import Stream
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Game, Sentence, State
from bogwood.kernel.refusal import Refusal


class Listener:
    """Keeps every different sentence that it hears; ``own`` are the keys of the game's own messages."""

    def __init__(self, own: Collection[str]) -> None:
        self.own = own
        self.heard: dict[str, Sentence] = {}

    def hear(self, sentence: Sentence | None) -> None:
        if sentence is not None:
            self.heard[f"{sentence.key} {sorted(sentence.arguments.items())}"] = sentence

    def hear_refusal(self, game: Game, refusal: Refusal) -> None:
        """In the game's own words where it has any, else in those common to all games."""
        own = f"{game.name}-refusal-{refusal.code}"
        self.hear(Sentence(own if own in self.own else f"refusal-{refusal.code}", refusal.arguments))

    def listen(self, game: Game, state: State, seat: int, stream: Stream) -> None:
        """Hear the question, every option, why some other options are closed, and what points are counted from."""
        self.hear(game.question(state))
        self.listen_to_points(game, state, seat)
        for option in game.legal(state, seat).listed():
            self.hear(game.describe(state, seat, option))
            self.hear(game.forgoes(state, seat, option))
        for _ in range(5):
            option = int(stream.below(game.catalogue.size))
            refusal = game.why_not(state, seat, option) if game.catalogue.entries[option] is not None else None
            if refusal is not None:
                self.hear_refusal(game, refusal)

    def listen_to_points(self, game: Game, state: State, seat: int) -> None:
        for line in [*game.score_sheet(state), *game.outlook(state, seat).lines]:
            for piece in line.pieces:
                self.hear(piece.words)


def told(game: Game, seed: str, choices: str, own: Collection[str]) -> list[Sentence]:
    """All different sentences of the random game of a seed, in which ``choices`` is the seed of what is chosen."""
    listener = Listener(own)
    stream = Stream(choices)
    tale = Tale()
    state = game.new(seed, tale)
    while seats := game.seats_to_act(state):
        listener.listen(game, state, seats[0], stream)
        options = game.legal(state, seats[0])
        state.tale = tale
        game.apply(state, seats[0], options.nth(stream.below(options.size())))
        for fact in tale.facts:
            listener.hear(game.tell(state, fact))
        tale = Tale()
    listener.hear(game.question(state))
    listener.listen_to_points(game, state, 0)
    return list(listener.heard.values())
