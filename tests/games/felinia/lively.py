"""Games in which much happens: rich players who buy, board and explore rather than choose blindly."""

from __future__ import annotations

from collections.abc import Iterator

from bogwood.games.felinia.rules.game import Felinia
from bogwood.games.felinia.rules.packs import GOODS, count_of, one
from bogwood.games.felinia.rules.state import Realm
from bogwood.games.felinia.rules.steps import BIDDING
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import State
from bogwood.kernel.pending import kind_of

WEIGHTS = {"back": 2, "leave": 2, "stop": 3, "ashore": 2, "castle:nothing": 3, "bid:income": 4}
BY_POINT = {"sell": 1, "board": 60, "guild": 30}


def rich(game: Felinia, seed: str) -> Realm:
    """A new game in which everybody has a good deal of everything but goods."""
    state = game.new(seed)
    assert isinstance(state, Realm)
    for seat in state.seats:
        seat.coins, seat.spice, seat.gold, seat.food = 6, 3, 3, 3 if game.box.is_advanced else 0
    return state


def give_goods(state: Realm) -> None:
    """Two tiles of every kind for everybody, as far as they go round; nobody has so many before the first trades."""
    for seat in state.seats:
        for kind in range(GOODS):
            gift = min(2, int(count_of(state.bag, kind)))
            seat.goods += one(kind) * gift
            state.bag -= one(kind) * gift


def weight(game: Felinia, option: int) -> int:
    entry = game.catalogue.entry(option)
    return WEIGHTS.get(entry.notation, BY_POINT.get(entry.point, 10))


def lively_choice(game: Felinia, state: State, seat: int, stream: Stream) -> int:
    options = game.legal(state, seat).listed()
    weights = [weight(game, option) for option in options]
    place = int(stream.below(sum(weights)))
    for option, here in zip(options, weights, strict=True):
        if place < here:
            return option
        place -= here
    raise AssertionError


def lively_game(game: Felinia, seed: str) -> Iterator[tuple[Realm, int, int]]:
    """Every moment of the game: the state, who decides and what will be chosen."""
    stream = Stream(seed)
    state = rich(game, seed)
    is_bidding = True
    while seats := game.seats_to_act(state):
        if is_bidding and kind_of(state.pending[0]) != BIDDING:
            is_bidding = False
            give_goods(state)
        option = lively_choice(game, state, seats[0], stream)
        yield state, seats[0], option
        game.apply(state, seats[0], option)
