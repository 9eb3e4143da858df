"""What a seat sees, built from what it may know (EW-15.4)."""

from __future__ import annotations

from typing import cast

from bogwood.kernel.game import Json
from bogwood.kernel.pending import kind_of
from bogwood.kernel.writer import names_in

from .box import SIDE_NAMES
from .cards import all_basic, all_culture
from .eclipse import hexes_to_carry_out
from .influence import influence, led_hexes
from .packs import bits_in, size_of, total
from .scoring import END_SOURCES, RIVAL_SOURCES, end_lines, rival_lines, rival_score, score_of
from .state import World
from .steps import ACTION, CHIEF_SIDE, ECLIPSE, ECLIPSE_PILE, POINTS, SETUP, TERRAIN_HEX
from .table import cards_of, open_tribe_of, secrets_of, table_of
from .warriors import owner_name


def view_of(s: World, seat: int) -> Json:
    """The open table, the own secrets, and what follows from them."""
    view = table_of(s)
    view["players"] = s.box.players
    view["rounds"] = s.box.rounds
    view["era"] = s.era() + 1
    view["phase"] = phase_of(s)
    view["decision"] = decision_of(s, seat)
    view["culture_deck"] = size_of(s.culture_deck & s.box.era_culture[s.era()])
    view["animal_deck"] = int(total(s.animal_deck))
    view["fish"] = int(total(s.fish))
    view["tribes"] = [tribe_of(s, n, seat) for n in range(len(s.tribes))]
    view["influence"] = influence_of(s)
    if any(kind_of(step) == TERRAIN_HEX for step in s.pending):
        view["eclipse"] = {
            **cast(Json, view["eclipse"]),
            "hexes": names_in(s.box.hex_ids, hexes_to_carry_out(s, s.seat_to_act())),
        }
    return view


def phase_of(s: World) -> str:
    """The phase of the round (EW-2.1)."""
    if not s.pending:
        return "over"
    kind = kind_of(s.pending[0])
    return {SETUP: "setup", ACTION: "action", ECLIPSE: "eclipse"}[kind]


def decision_of(s: World, seat: int) -> Json | None:
    """Who has to decide; what is asked is told to nobody else, since the question could betray a card (5)."""
    if not s.pending:
        return None
    seats = bits_in(s.sealed) if s.sealed != 0 else [int(s.player)]
    found: Json = {"seats": seats}
    if seat in seats or s.sealed != 0:
        found["point"] = POINTS[s.top()]
    return found


def is_choosing(s: World, point: int) -> bool:
    """Is this the secret choice that is open?"""
    return bool(s.pending) and s.top() == point


def tribe_of(s: World, n: int, seat: int) -> Json:
    """A tribe as this seat sees it; at the end everything is shown."""
    shown = open_tribe_of(s, n)
    tribe = s.tribes[n]
    shown["colour"] = owner_name(s, n)
    shown["score"] = rival_score(s) if n >= s.box.players else score_of(s, n)
    hides_pile = is_choosing(s, ECLIPSE_PILE)
    pile = int(total(tribe.pile))
    if n == seat or s.is_over:
        shown.update(secrets_of(s, n))
        shown["hand_size"] = tribe.hand_size()
    else:
        shown["hand_size"] = tribe.hand_size() + (pile if hides_pile else 0)
        shown["pile"] = {} if hides_pile else cards_of(s, tribe.pile, 0)
        is_hidden = is_choosing(s, CHIEF_SIDE) or tribe.side < 0
        shown["side"] = None if is_hidden else SIDE_NAMES[tribe.side]
    shown["standing"] = {} if s.is_over else standing_of(s, n)
    shown["deck_size"] = tribe.deck_size()
    shown["cards"] = cards_of(s, all_basic(tribe), all_culture(tribe))
    return shown


def standing_of(s: World, n: int) -> Json:
    """What the end of the game would add now; everybody can count it."""
    is_rival = n >= s.box.players
    sources = RIVAL_SOURCES if is_rival else END_SOURCES
    lines = rival_lines(s) if is_rival else end_lines(s, n)
    return {sources[line]: lines[line] for line in range(len(lines)) if lines[line] > 0}


def influence_of(s: World) -> Json:
    """For each hex the influence of every tribe there and who leads (EW-9.4, EW-9.5)."""
    led = [led_hexes(s, n) for n in range(len(s.tribes))]
    found: Json = {}
    for n in bits_in(s.land.counted):
        here = [influence(s, tribe, n) for tribe in s.tribes]
        if any(here):
            leaders = [seat for seat in range(len(s.tribes)) if (led[seat] >> n) & 1]
            found[s.box.hex_ids[n]] = {"influence": here, "led_by": leaders}
    return found
