"""What it is worth to settle in each trading post, by the numbers of a judge.

Nothing here is a rule: it asks the rules and weighs.  It lies with the game to be compiled with it.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import Cells, cell, first, is_empty, without
from bogwood.kernel.native import i64

from ...rules.box import CASTLE_GUEST, COOK, GIFT, HERMIT, PORTRAITS, SPICE_DEALER, bit_of
from ...rules.packs import bits_in, size_of
from ...rules.state import NOT_ENDING, Realm, stack_size
from .worth import Worth, up_to

NEVER: Final = -1.0e9


def rounds_left(s: Realm, worth: Worth, sailing: int) -> float:
    """About how many rounds follow this one when so many ships sail now; 0 when none does (FE-9.2, FE-10)."""
    stack = stack_size(s) - sailing
    if s.ending != NOT_ENDING or stack < 0:
        return 0.0
    return min(1.0 + stack / worth.sailings[len(s.seats) - 2], fewest_merchants(s) / worth.pace)


def fewest_merchants(s: Realm) -> int:
    """The smallest stock of merchants: when it is used up the game ends (FE-10.1)."""
    fewest = int(s.seats[0].stock)
    for seat in s.seats:
        fewest = min(fewest, int(seat.stock))
    return fewest


class Ends:
    """The ends that a walk of one seat's merchant can have."""

    def __init__(self, s: Realm, seat: int, worth: Worth) -> None:
        self.s = s
        self.seat = seat
        self.me = s.seats[seat]
        self.worth = worth
        # How much of the game is still to come for this seat: the share of what only promises something.
        to_come = min(float(self.me.stock), rounds_left(s, worth, 0) * worth.pace)
        self.hope = min(1.0, to_come / worth.far)
        self.tokens = self._tokens()
        self.taken: i64 = s.occupied()
        self.crowds: list[int] = self._crowds()
        self.beside: i64 = s.box.graph.around((self.me.settled, 0, 0))[0]
        self.points = 0
        for crowd in self.crowds:
            self.points += self._group(size_of(crowd))
        self.now = self._promising(self.points, self.me.settled, self.beside)
        self.hidden: list[float] = [NEVER] * len(s.box.back_mask)
        self.posts: list[float] = []
        for post in range(s.box.posts):
            self.posts.append(self._post(post))

    def _post(self, post: int) -> float:
        """Token and group; a face-down token counts as those it could be."""
        if (self.taken >> post) & 1:
            return NEVER
        token = self.s.token_at(post)
        gain = self.tokens[token] if token >= 0 else self._face_down(self.s.box.post_country[post])
        return gain + self._joined(post) - self.now

    def _face_down(self, country: int) -> float:
        """What a face-down token of this country promises."""
        if self.hidden[country] == NEVER:
            self.hidden[country] = self._unseen(country)
        return self.hidden[country]

    def _unseen(self, country: int) -> float:
        """The mean of the tokens that could lie there, and something for the choice that turning them gives.

        They are those with this back that neither lie open nor are the seat's own (FE-1.7, FE-2.4).
        """
        s = self.s
        pool: i64 = s.box.back_mask[country] & ~self.me.tokens
        for laid in s.tokens:
            if laid > 0:
                pool &= ~bit_of(laid - 1)
        whole = 0.0
        most = 0.0
        found = bits_in(pool)
        for token in found:
            whole += self.tokens[token]
            most = max(most, self.tokens[token])
        mean = whole / max(1, len(found))
        return mean + self.worth.unseen * (most - mean)

    # Groups

    def _crowds(self) -> list[int]:
        """The groups that there are, each as a set of posts (FE-11.4)."""
        found: list[int] = []
        left: Cells = (self.me.settled, 0, 0)
        while not is_empty(left):
            group = self.s.box.graph.flood(cell(first(left)), left)
            found.append(int(group[0]))
            left = without(left, group)
        return found

    def _joined(self, post: int) -> float:
        """What all groups are worth with one merchant more, who joins those beside the post."""
        around: i64 = self.s.box.next_to[post][0]
        points = self.points
        size = 1
        for crowd in self.crowds:
            if around & crowd != 0:
                size += size_of(crowd)
                points -= self._group(size_of(crowd))
        return self._promising(points + self._group(size), self.me.settled | bit_of(post), self.beside | around)

    def _promising(self, points: int, settled: i64, beside: i64) -> float:
        """The points of all groups, and something for the free posts beside them (FE-11.4)."""
        free = size_of(beside & ~(settled | self.taken) & (bit_of(self.s.box.posts) - 1))
        return 100.0 * points + self.hope * self.worth.room * min(free, self.worth.rooms)

    def _group(self, size: int) -> int:
        if size == 1 and self.me.has_token(HERMIT):
            return int(self.s.box.scoring["hermit"])
        return size * self.s.box.group_points[min(size, len(self.s.box.group_points)) - 1]

    # Tokens

    def _tokens(self) -> list[float]:
        """What each token would add (FE-11.2, FE-11.3, FA-6)."""
        box = self.s.box
        kinds: list[float] = []
        for kind in range(len(box.kinds)):
            kinds.append(self._of_kind(kind, size_of(self.me.tokens & box.kind_mask[kind])))
        for tile in bits_in(self.me.bonus):
            kinds[box.bonus_kind[tile]] += 100.0 * box.bonus_points[tile]
        found: list[float] = []
        for token in range(PORTRAITS):
            found.append(kinds[box.token_kind[token]])
        if box.is_advanced:
            found += self._specials()
        return found

    def _of_kind(self, kind: int, n: int) -> float:
        """What one token more adds to a set of n, in points and in promise."""
        end = self.s.box.ladder[kind]
        ladder = self.worth.long_ladder if end > 3 else self.worth.short_ladder
        points = (n + 1) * min(n + 1, end) - n * min(n, end)
        return 100.0 * points + self.hope * (up_to(ladder, n + 1) - up_to(ladder, n))

    def _specials(self) -> list[float]:
        """What the special tokens give for what the seat has, and promise for what is to come (FA-6)."""
        me = self.me
        found: list[float] = []
        for promise in self.worth.specials:
            found.append(self.hope * promise)
        found[SPICE_DEALER - PORTRAITS] += 50.0 * float(me.spice)
        found[CASTLE_GUEST - PORTRAITS] += 100.0 * size_of(me.castles)
        found[COOK - PORTRAITS] += 200.0 * float(me.food // 2)
        found[HERMIT - PORTRAITS] += 100.0 * self._lonely()
        found[GIFT - PORTRAITS] += 200.0 * (1.0 - self.hope)
        return found

    def _lonely(self) -> int:
        """How many of the own merchants stand alone."""
        found = 0
        for post in bits_in(self.me.settled):
            if self.s.box.next_to[post][0] & self.me.settled == 0:
                found += 1
        return found
