"""What Rivers & Rafts adds to a round: fishing (RR-8), sea cows (RR-10), the delta (RR-9), start bases (RR-2)."""

from __future__ import annotations

from bogwood.kernel.game import Sentence
from bogwood.kernel.native import i64
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices, program
from .effects import EFFECTS, Verb
from .influence import camps_among
from .packs import bit, bits_in, count_of, kind_at, one, size_of, total
from .state import Tribe, World
from .steps import BASE_PLACE, FISH, FISH_DISCARD, MOST_POINTS, STEPS, Step
from .tell import gain_vp, tell, tell_all

# Fishing


class Fish(Verb):
    def do(self, s: World, seat: int, pc: int) -> None:
        if s.box.all_fish != 0:
            s.push(FISH, seat, s.box.amount[pc])


class Fishing(Step):
    """Tokens are drawn and revealed together; the great fish is carried out last (RR-8.2, RR-10.1).

    When only the great fish is left, it is carried out before the next one is drawn.
    """

    def settle(self, s: World) -> bool:
        seat = s.seat_to_act()
        wanted = s.argument()
        now = min(wanted, int(total(s.fish)))
        s.pop()
        if now == 0:
            return True
        if now < wanted:
            s.push(FISH, seat, wanted - now)
        tokens = [draw_token(s, seat) for _ in range(now)]
        great = s.box.great_fish
        if great in tokens:
            s.push(FISH_DISCARD, seat, great)
            s.bonus(seat, s.box.fish_bonus[great])
        for token in reversed(tokens):
            if token != great:
                s.push(FISH_DISCARD, seat, token)
                s.bonus(seat, s.box.fish_bonus[token])
        return True

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return 1 <= argument <= MOST_POINTS


def draw_token(s: World, seat: int) -> int:
    """A token from the face-down supply, of which one is always left (RR-8.2, RR-8.5)."""
    token = int(kind_at(s.fish, s.draw(int(total(s.fish)))))
    s.fish -= one(token)
    s.fish_drawn += one(token)
    if s.tale is not None:
        tell(s, "fish_drawn", seat, 1, "", {"token": s.box.fish_ids[token]})
    return token


class FishDiscard(Step):
    """When its bonus is gained a token goes to the discards; the great fish is back in the supply (RR-8.2)."""

    def settle(self, s: World) -> bool:
        token = s.argument()
        s.pop()
        if count_of(s.fish_drawn, token) > 0:
            s.fish_drawn -= one(token)
            s.fish_discard += one(token)
        return True

    def fits(self, s: World, seat: int, argument: int, below: int) -> bool:
        return argument < len(s.box.fish_ids)


class ReshuffleFish(Verb):
    """The great fish and all discards go back into the supply (RR-8.4)."""

    def do(self, s: World, seat: int, pc: int) -> None:
        great = one(s.box.great_fish) * count_of(s.fish_drawn, s.box.great_fish)
        s.fish += s.fish_discard + great
        s.fish_drawn -= great
        s.fish_discard = 0
        if s.tale is not None:
            tell_all(s, "fish_shuffled", int(total(s.fish)), {})


# The delta


def delta_points(s: World, tribe: Tribe) -> int:
    """A point for the raft nearest to the delta and for camps on river hexes; the raft counts once (RR-9.1, RR-9.2).

    Ties are all nearest, on the headwaters by option (RR-9.3).
    """
    if tribe.raft < 0 or (tribe.raft == 0 and not s.box.delta_from_headwaters):
        return 0
    for other in s.tribes:
        if other.raft > tribe.raft:
            return 0
    return s.box.delta_raft + s.box.delta_camp * camps_among(s, tribe, s.land.rivers)


def score_delta(s: World, seat: int) -> None:
    """At the end of the own Eclipse turn; nothing is taken back later (RR-9.1, RR-9.4)."""
    gain_vp(s, seat, delta_points(s, s.tribes[seat]), program.DELTA)


def rafts_home(s: World) -> None:
    """All rafts are put on the headwaters, the Rival's too (RR-1.12, EW-17.2, SO-3.3)."""
    if s.land.course:
        for tribe in s.tribes:
            tribe.raft = 0


# Start bases


def touched_hexes(s: World) -> i64:
    """The hexes that start bases touch already."""
    found: i64 = 0
    for tribe in s.tribes:
        if tribe.base >= 0:
            found |= s.box.base_touches[tribe.base]
    return found


def base_places(s: World) -> i64:
    """Places on the rim of which no hex is touched by another start base (RR-2.1, RR-2.2)."""
    touched = touched_hexes(s)
    found: i64 = 0
    for n in range(len(s.box.base_touches)):
        if s.box.base_touches[n] & touched == 0:
            found |= bit(n)
    return found


def set_base(s: World, seat: int, place: int) -> None:
    """The start base, which is no hex, and on it the leftmost camp of the board (RR-2.3, RR-2.4)."""
    tribe = s.tribes[seat]
    tribe.base = place
    if seat < s.box.players:
        tribe.camps_home -= 1
        tribe.camps_at_base += 1
    if s.tale is not None:
        tell(s, "base_set", seat, 1, "", {"place": s.box.base_ids[place]})


class BasePlace(Step):
    """One of the free places; a single one is taken by itself (RR-2.1)."""

    def settle(self, s: World) -> bool:
        places = base_places(s)
        if size_of(places) > 1:
            return False
        seat = s.seat_to_act()
        s.pop()
        set_base(s, seat, bits_in(places)[0])
        return True

    def options(self, s: World, seat: int, out: Options) -> None:
        out.offer_cells(choices.BASE, (base_places(s), 0, 0))

    def choose(self, s: World, seat: int, option: int) -> None:
        s.pop()
        set_base(s, seat, option - choices.BASE)

    def answers(self, option: int) -> bool:
        return choices.BASES.holds(option)

    def why(self, s: World, seat: int, option: int) -> Refusal:
        return Refusal("base-too-near", "RR-2.2", "", place=s.box.base_ids[option - choices.BASE])

    def describe(self, s: World, seat: int, option: int) -> Sentence:
        return Sentence("winter-option-base_place", {"place": s.box.base_ids[option - choices.BASE]})


STEPS[FISH] = Fishing()
STEPS[FISH_DISCARD] = FishDiscard()
STEPS[BASE_PLACE] = BasePlace()
EFFECTS[program.FISH] = Fish()
EFFECTS[program.RESHUFFLE_FISH] = ReshuffleFish()
