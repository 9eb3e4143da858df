"""The end of the game (EW-19, EW-20, SO-3.4): the score track by sources, and what is added to it."""

from __future__ import annotations

from typing import Final

from bogwood.kernel.native import i64

from .cards import all_basic, all_culture
from .influence import animals_of, buried
from .packs import count_of, kinds_in, size_of, sum_of, worth_of
from .program import TRACK_SOURCES
from .state import Tribe, World, has_rival
from .tell import tell, tell_all

END_SOURCES: Final = ["animals", "tribe_cards", "culture_cards", "honor", "sacrifice", "megaliths_end"]
RIVAL_SOURCES: Final = ["animals", "culture_cards", "honor", "level"]
"""The lines of the score sheet besides those of the track."""


def track_lines(tribe: Tribe) -> list[int]:
    """The points on the score track by source."""
    return [int(tribe.points_from(source)) for source in range(len(TRACK_SOURCES))]


def track_points(tribe: Tribe) -> int:
    """All points on the score track."""
    points: i64 = 0
    for source in range(len(TRACK_SOURCES)):
        points += tribe.points_from(source)
    return int(points)


def end_lines(s: World, seat: int) -> list[int]:
    """What would be added if the game ended now (EW-19.2 to EW-19.6)."""
    tribe = s.tribes[seat]
    return [
        animal_points(s, tribe),
        tribe_card_points(s, tribe),
        culture_points(s, tribe),
        buried(tribe) * s.box.honor_rate[tribe.honor],
        int(tribe.food + tribe.tools) // s.box.sacrifice_rate[tribe.sacrifice],
        size_of(tribe.level_1) * s.box.end_level_1 + size_of(tribe.level_2) * s.box.end_level_2,
    ]


def animal_points(s: World, tribe: Tribe) -> int:
    """For each species the set value of its untipped animals (EW-19.2)."""
    points = 0
    for species in kinds_in(tribe.animals):
        points += set_points(s, int(count_of(tribe.animals, species)))
    return points


def set_points(s: World, number: int) -> int:
    """The value of a set of so many animals of one species (EW-19.2)."""
    return s.box.set_vp[min(number, len(s.box.set_vp) - 1)]


def tribe_card_points(s: World, tribe: Tribe) -> int:
    """Printed points of tribe cards that are not buried (EW-19.3)."""
    return worth_of(all_basic(tribe), s.box.card_vp)


def culture_points(s: World, tribe: Tribe) -> int:
    """Printed points of culture cards that are not buried (EW-19.3)."""
    return sum_of(all_culture(tribe), s.box.culture_vp)


def rival_lines(s: World) -> list[int]:
    """What the Rival adds in the end, the bonus of its level with it (SO-1.4, SO-3.4)."""
    rival = s.tribes[s.box.players]
    honor = int(rival.honor) * int(s.box.solo["honor_step"])
    return [animal_points(s, rival), culture_points(s, rival), honor, s.box.rival_bonus]


def rival_score(s: World) -> int:
    """Its points so far, and at the end all of them."""
    track = track_points(s.tribes[s.box.players])
    return track + sum(rival_lines(s)) if s.is_over else track


def score_of(s: World, seat: int) -> int:
    """The points of a player so far, and at the end all of them."""
    track = track_points(s.tribes[seat])
    return track + sum(end_lines(s, seat)) if s.is_over else track


def winners_of(s: World) -> list[int]:
    """Most points, then more villages, then more untipped animals, then shared (EW-20.1).

    Alone one must beat the Rival; a tie is lost (SO-3.4).
    """
    if has_rival(s):
        return [0] if score_of(s, 0) > rival_score(s) else []
    best: list[int] = []
    most = (-1, -1, -1)
    for seat in range(len(s.tribes)):
        tribe = s.tribes[seat]
        here = (score_of(s, seat), size_of(tribe.villages), animals_of(tribe))
        if here > most:
            most = here
            best = [seat]
        elif here == most:
            best.append(seat)
    return best


def end_game(s: World) -> None:
    """After the last Eclipse turn of the last round (EW-19.1)."""
    s.is_over = True
    if s.tale is None:
        return
    tell_all(s, "game_over", 0, {})
    for seat in range(s.box.players):
        tell_lines(s, seat, END_SOURCES, end_lines(s, seat))
    if has_rival(s):
        tell_lines(s, s.box.players, RIVAL_SOURCES, rival_lines(s))


def tell_lines(s: World, seat: int, sources: list[str], lines: list[int]) -> None:
    for n in range(len(lines)):
        if lines[n] != 0:
            tell(s, "vp", seat, lines[n], sources[n], {})
