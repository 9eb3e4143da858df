"""Phase 3, departure (FE-6), and both ends of the game (FE-10)."""

from __future__ import annotations

from bogwood.kernel.cells import cell, empty
from bogwood.kernel.native import i64

from .boarding import ship_name
from .box import PIER_NAMES, PIERS, bit_of
from .scoring import tell_the_score
from .stack import lay_deck
from .state import NOT_ENDING, Realm, stack_size
from .steps import DEPARTURE, MOVE, SAILING, STEP, STEPS, STORING, TURN, Step
from .tell import tell_all


def departing(s: Realm) -> i64:
    """The piers whose ships sail: the full ones, else the earliest one, at the end all (FE-6.1, FE-6.2, FE-10)."""
    laden: i64 = 0
    full: i64 = 0
    for pier in range(PIERS):
        if s.deck(pier) >= 0:
            laden |= bit_of(pier)
            if s.free_seats(pier) == 0:
                full |= bit_of(pier)
    if s.ending != NOT_ENDING:
        return laden
    return full if full != 0 else bit_of(earliest(s, laden))


def earliest(s: Realm, piers: i64) -> int:
    """The pier with the earliest departure; deck tiles are numbered by their time (FE-6.1)."""
    best = -1
    for pier in range(PIERS):
        if (piers >> pier) & 1 and (best < 0 or s.deck(pier) < s.deck(best)):
            best = pier
    return best


class Departure(Step):
    """Which ships sail is settled once, before the first one does (FE-6.1, FE-6.6)."""

    def settle(self, s: Realm) -> bool:
        if s.tale is not None:
            tell_all(s, "phase_begins", 0, "", {"phase": "exploring"})
        s.sail = departing(s)
        s.ship = -1
        s.replace(SAILING, 0)
        return True


class Sailing(Step):
    """Ship after ship in order of time; on each the left merchant first (FE-6.1, FE-6.4)."""

    def settle(self, s: Realm) -> bool:
        if s.ship >= 0:
            if s.riders(s.ship) > 0:
                land(s)
            else:
                come_home(s)
        elif s.sail != 0:
            depart(s)
        elif s.ending != NOT_ENDING:
            finish_game(s)
        else:
            if s.tale is not None:
                tell_all(s, "phase_begins", 0, "", {"phase": "storing"})
            s.replace(STORING, 0)
        return True


def depart(s: Realm) -> None:
    pier = earliest(s, s.sail)
    s.ship = pier
    s.sail &= ~bit_of(pier)
    if s.tale is not None:
        arguments: dict[str, int | str] = {"ship": ship_name(s, int(s.deck(pier))), "pier": PIER_NAMES[pier]}
        tell_all(s, "departs", int(s.riders(pier)), "", arguments)


def land(s: Realm) -> None:
    """The leftmost merchant goes ashore in the port of the ship's country (FE-6.4, FE-7.1)."""
    place = 0 if s.rider(s.ship, 0) >= 0 else 1
    seat = int(s.rider(s.ship, place))
    s.set_rider(s.ship, place, -1)
    s.at = s.box.port[s.box.deck_country[s.deck(s.ship)]]
    s.visited = cell(s.at)
    s.turn += 1
    s.steps = 0
    s.push(MOVE, seat)
    if not s.box.is_advanced:
        s.push(TURN, seat, s.box.turned)
    s.push(STEP, seat)


def come_home(s: Realm) -> None:
    """The deck tile is discarded and the ship lies at its pier again (FE-6.3, FE-6.5)."""
    pier = int(s.ship)
    if s.tale is not None:
        tell_all(s, "tile_discarded", 0, "", {"deck": s.box.deck_ids[s.deck(pier)], "pier": PIER_NAMES[pier]})
    s.set_deck(pier, -1)
    s.ship = -1
    if s.box.refill_in_phase_3 and s.ending == NOT_ENDING and stack_size(s) > 0:
        lay_deck(s, pier)


def finish_game(s: Realm) -> None:
    """All ships are home: scoring (FE-10.1 to FE-10.3)."""
    s.visited = empty()
    s.pop()
    s.is_over = True
    if s.tale is not None:
        tell_the_score(s)


STEPS[DEPARTURE] = Departure()
STEPS[SAILING] = Sailing()
