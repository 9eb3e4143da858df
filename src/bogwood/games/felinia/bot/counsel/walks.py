"""Where a merchant could walk to, and what the best walk is worth by the numbers of a judge.

Nothing here is a rule: it asks the rules which ways are open.  It lies with the game to be compiled with it.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, cell, first, is_empty, rest, with_cell, without

from ...rules.box import A_GOOD, CASTLE, CASTLE_GUEST, COIN, COOK, FOOD, GOLD, PIERS, SPICE, SPICE_DEALER, SYMBOLS
from ...rules.exploring import amount_of
from ...rules.state import Realm
from .ends import NEVER, Ends
from .worth import Worth, up_to

SHORT: Final = 2
LONG: Final = 3
"""How many steps for food a walk is planned with: one of some later day, and one that has begun."""


class Walks:
    """The best walks of one seat's merchants on the island as it is."""

    def __init__(self, s: Realm, seat: int, worth: Worth) -> None:
        self.s = s
        self.seat = seat
        self.me = s.seats[seat]
        self.worth = worth
        self.ends = Ends(s, seat, worth)
        self.more_food = amount_of(s, seat, FOOD)
        self.symbols: list[float] = self._symbols()
        self.deep = SHORT
        # What a search finds: the best walk, its end and next step, the best walk to another end, and the best ones to
        # face-down tokens.
        self.best = NEVER
        self.end = -1
        self.way = -1
        self.second = NEVER
        self.face_down: list[float] = []

    def _symbols(self) -> list[float]:
        """What each symbol gives (FE-7.6, FA-3.5)."""
        s = self.s
        worth = self.worth
        hope = self.ends.hope
        coins = int(self.me.coins)
        food = int(self.me.food)
        found = [0.0] * len(SYMBOLS)
        found[SPICE] = (100.0 if self.me.has_token(SPICE_DEALER) else 50.0) + hope * worth.spice
        found[GOLD] = (100.0 + hope * worth.gold) * amount_of(s, self.seat, GOLD)
        richer = coins + amount_of(s, self.seat, COIN)
        found[COIN] = hope * (up_to(worth.coins, richer) - up_to(worth.coins, coins))
        found[A_GOOD] = hope * worth.random_good + (1.0 - hope) * 100.0
        found[FOOD] = self.food(food + self.more_food) - self.food(food)
        found[CASTLE] = worth.castle + (worth.castle_guest if self.me.has_token(CASTLE_GUEST) else 0.0)
        return found

    def food(self, n: int) -> float:
        """So much food: it is range, and points for the Cook (FA-3.2, FA-6.3)."""
        cooked = 100.0 * n if self.me.has_token(COOK) else 0.0
        return max(self.ends.hope * up_to(self.worth.food, n), cooked)

    def from_port(self, port: int) -> None:
        """Look for the best walk of a merchant that lands there."""
        turns = 0 if self.s.box.is_advanced else self.s.box.turned
        self._begin()
        self._search(port, 0, cell(port), int(self.me.food), 0.0, -1, turns)

    def from_here(self, turns: int) -> None:
        """Look for the best end of the walk that has begun, with so many tokens to turn over."""
        s = self.s
        self.deep = LONG
        self._begin()
        self._search(int(s.at), int(s.steps), s.visited, int(self.me.food), 0.0, -1, turns)

    def _begin(self) -> None:
        self.best = NEVER
        self.end = -1
        self.way = -1
        self.second = NEVER
        self.face_down = [NEVER] * self.s.box.posts

    def _note(self, value: float, end: int, way: int) -> None:
        """A walk with this end; home is an end, too."""
        if value > self.best:
            if end != self.end:
                self.second = self.best
            self.best = value
            self.end = end
            self.way = way
        elif end != self.end and value > self.second:
            self.second = value

    def _search(self, at: int, steps: int, visited: Cells, food: int, gained: float, way: int, turns: int) -> None:
        """All walks on from here; ``way`` is the step they began with, or -1."""
        s = self.s
        box = s.box
        if steps > 0:
            is_post = at < box.posts
            end = self.ends.posts[at] if is_post else self.worth.home
            self._note(gained + end, at if is_post else -1, way)
        if steps >= box.steps:
            if food == 0 or not box.is_advanced or steps >= box.steps + self.deep:
                return
            gained += self.food(food - 1) - self.food(food)
            food -= 1
        ways = without(without(box.next_to[at], visited), (self.ends.taken, 0, 0))
        while not is_empty(ways):
            to = int(first(ways))
            ways = rest(ways)
            onward = to if way < 0 else way
            if to < box.posts and (s.closed >> to) & 1:
                if steps > 0 and turns > 0:
                    self._note_face_down(gained + self.ends.posts[to], to, onward)
                continue
            symbol = box.symbols[to]
            fed = food + self.more_food if symbol == FOOD else food
            self._search(to, steps + 1, with_cell(visited, to), fed, gained + self.symbols[symbol], onward, turns)

    def _note_face_down(self, value: float, end: int, way: int) -> None:
        """A walk to a token that has to be turned over first; nobody passes through (FE-7.5)."""
        self.face_down[end] = max(self.face_down[end], value)
        self._note(value, end, way)


class Harbour:
    """What a seat on each ship is worth: the walk it leads to; after the piers the ship that is seen to come next."""

    def __init__(self, walks: Walks) -> None:
        s = walks.s
        self.first: list[float] = []
        self.second: list[float] = []
        for pier in range(PIERS):
            self._add(walks, int(s.deck(pier)), int(s.rider(pier, 0)))
        self._add(walks, int(s.deck_top), -1)

    def _add(self, walks: Walks, tile: int, ahead: int) -> None:
        """Others may spoil the best walk, one ashore before even more; a second own merchant finds it taken."""
        best = 0.0
        second = 0.0
        if tile >= 0:
            walks.from_port(walks.s.box.port[walks.s.box.deck_country[tile]])
            second = max(0.0, walks.second)
            share = walks.worth.second if ahead < 0 else 1.0 if ahead == walks.seat else walks.worth.behind
            best = walks.best + share * (second - walks.best)
        self.first.append(best)
        self.second.append(second)
