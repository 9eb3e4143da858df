"""Games in which much happens: rich players who use what they have rather than choose blindly."""

from __future__ import annotations

from collections.abc import Iterator

from bogwood.games.winter.rules.game import Winter
from bogwood.games.winter.rules.state import World
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import State

WEIGHTS = {
    "member:explore": 12,
    "chief:explore": 12,
    "member:rest": 1,
    "decline": 2,
    "next": 3,
    "end": 1,
    "pile:done": 3,
    "ability:done": 1,
    "terrain:rest": 4,
}
BY_POINT = {
    "figure": 4,
    "culture_play": 20,
    "village_place": 200,
    "labour_card": 8,
    "box": 40,
    "effect_option": 20,
}


def rich(game: Winter, seed: str) -> World:
    """A new game in which everybody has a good deal of everything."""
    state = game.new(seed)
    assert isinstance(state, World)
    for tribe in state.tribes[: game.players]:
        tribe.food, tribe.tools = 9, 9
    return state


def weight(game: Winter, option: int) -> int:
    entry = game.catalogue.entry(option)
    return WEIGHTS.get(entry.notation, BY_POINT.get(entry.point, 10))


def lively_choice(game: Winter, state: State, seat: int, stream: Stream) -> int:
    options = game.legal(state, seat).listed()
    weights = [weight(game, option) for option in options]
    place = int(stream.below(sum(weights)))
    for option, here in zip(options, weights, strict=True):
        if place < here:
            return option
        place -= here
    raise AssertionError


def lively_game(game: Winter, seed: str) -> Iterator[tuple[World, int, int]]:
    """Every moment of the game: the state, who decides and what will be chosen."""
    stream = Stream(seed)
    state = rich(game, seed)
    while seats := game.seats_to_act(state):
        seat = seats[int(stream.below(len(seats)))]
        option = lively_choice(game, state, seat, stream)
        yield state, seat, option
        game.apply(state, seat, option)
