"""Do the figures placed, and the Rival's cards, fit the turns of the round?  A part of the invariants."""

from __future__ import annotations

from bogwood.kernel.pending import kind_of
from bogwood.kernel.refusal import Refusal, differs
from bogwood.kernel.steps import about_of, seat_of

from .eclipse import TURNS
from .packs import size_of
from .program import REST
from .state import Tribe, World, has_rival
from .steps import ACTION, ECLIPSE, FIGURE, SETUP
from .turns import FIGURES


def turns_made(s: World, seat: int) -> int:
    """In how many turns of this round the seat has had to place a figure, the present one among them (EW-2.2)."""
    bottom = s.pending[0]
    if kind_of(bottom) == SETUP:
        return 0
    if kind_of(bottom) == ECLIPSE:
        return FIGURES
    place = s.turn_order().index(seat)
    return (int(about_of(bottom)) - place + len(s.tribes) - 1) // len(s.tribes)


def check_figures(s: World, found: list[Refusal]) -> None:
    """Everybody places three figures in a round; those placed and those in hand make the whole (invariant 12)."""
    for n in range(s.box.players):
        tribe = s.tribes[n]
        turns = turns_made(s, n)
        if kind_of(s.pending[1]) == FIGURE and seat_of(s.pending[1]) == n:
            turns -= 1
        if tribe.members + tribe.chiefs != FIGURES - turns:
            found.append(Refusal("broken-figures", "EW-2.2", f"/tribes/{n}/members"))
        is_chief_out = tribe.chief_in() >= 0
        if members_out(tribe) != s.box.members - tribe.members or is_chief_out != (tribe.chiefs == 0):
            found.append(Refusal("broken-figures", "EW-2.2", f"/tribes/{n}/figures"))


def members_out(tribe: Tribe) -> int:
    """How many members a tribe has placed."""
    found = 0
    for column in range(REST + 1):
        found += int(tribe.members_in(column))
    return found


def figures_in(tribe: Tribe, column: int) -> int:
    """How many figures of a tribe stand in a column, the chief among them."""
    return int(tribe.members_in(column)) + (1 if tribe.chief_in() == column else 0)


def check_columns(s: World, found: list[Refusal]) -> None:
    """Columns in which a figure stands have had their first one (EW-2.5)."""
    for n in range(len(s.tribes)):
        for column in range(REST):
            if figures_in(s.tribes[n], column) > 0 and not (s.columns >> column) & 1:
                found.append(Refusal("broken-figures", "EW-2.5", f"/tribes/{n}/figures"))
                break


def check_present_column(s: World, found: list[Refusal]) -> None:
    """Whoever is on turn has a figure in the present column, and who was first is alone there (EW-2.3, EW-2.5)."""
    if kind_of(s.pending[0]) != ACTION or s.column < 0:
        return
    seat = s.seat_to_act()
    column = int(s.column)
    if column < REST and not (s.columns >> column) & 1:
        found.append(Refusal("broken-turn", "EW-2.5", "/columns"))
    if figures_in(s.tribes[seat], column) == 0:
        found.append(Refusal("broken-figures", "EW-2.3", f"/tribes/{seat}/figures"))
    figures = 0
    for tribe in s.tribes:
        figures += figures_in(tribe, column)
    if s.first == 1 and figures > 1:
        found.append(Refusal("broken-turn", "EW-2.5", "/player_turn/first"))


def check_rival(s: World, found: list[Refusal]) -> None:
    """The Rival has revealed a card for each of its figures, and one for its strength (SO-2.1, SO-3.1)."""
    cards = size_of(s.rival_cards)
    if not has_rival(s) or s.round == 0:
        differs(found, "broken-rival-cards", "SO-2.1", "/rival_cards", cards, 0)
        return
    seat = s.box.players
    figures = turns_made(s, seat) if s.pending else FIGURES
    if members_out(s.tribes[seat]) != figures or s.tribes[seat].chief_in() >= 0:
        found.append(Refusal("broken-figures", "SO-2.1", f"/tribes/{seat}/figures"))
    is_shown = not s.pending or (kind_of(s.pending[0]) == ECLIPSE and about_of(s.pending[0]) >= TURNS)
    left = len(s.box.rival_ids) - figures - (1 if is_shown else 0)
    differs(found, "broken-rival-cards", "SO-2.1", "/rival_cards", cards, left)
