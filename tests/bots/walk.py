"""Walk, a game for the tests of the search: one seat goes left or right a few times, and that is one turn."""

from __future__ import annotations

from bogwood.kernel.game import State
from bogwood.kernel.options import Options
from tests.kernel.toy import Reeds


class WalkState(State):
    """The way so far, a letter for each step."""

    def __init__(self, path: str = "") -> None:
        super().__init__([])
        self.path = path

    def clone(self) -> WalkState:
        twin = WalkState(self.path)
        twin.key0, twin.key1, twin.drawn = self.key0, self.key1, self.drawn
        return twin

    def numbers(self) -> list[int]:
        return [self.key0, self.key1, self.drawn, *self.path.encode()]


class Walk(Reeds):
    """The part of the contract that a bot uses; the rest is never asked for."""

    def __init__(self, depth: int = 3) -> None:
        super().__init__(2)
        self.depth = depth

    def new(self, seed: str, tale: object = None) -> State:
        state = WalkState()
        state.rekey(seed)
        return state

    def seats_to_act(self, state: State) -> list[int]:
        return [] if self.is_over(state) else [0]

    def legal(self, state: State, seat: int) -> Options:
        options = Options()
        options.offer(0)
        options.offer(1)
        return options

    def apply(self, state: State, seat: int, option: int) -> None:
        assert isinstance(state, WalkState)
        state.path += "ab"[option]

    def is_over(self, state: State) -> bool:
        assert isinstance(state, WalkState)
        return len(state.path) == self.depth

    def determinise(self, state: State, seat: int, seed: str) -> State:
        twin = state.clone()
        twin.rekey(seed)
        return twin
