"""The table as JSON under readable names: what position files and views share.  All of it is public (FS-1.4)."""

from __future__ import annotations

from bogwood.kernel.cells import each
from bogwood.kernel.game import Json
from bogwood.kernel.hexes import name
from bogwood.kernel.writer import cell_names, named, names_in

from .box import TRACK_NAMES, WORKER_KINDS
from .clan_board import space_name
from .fields import seat_open, table_open
from .state import LINES, SOURCES, Seat, Swamp
from .trade import neutral_clan


def table_of(s: Swamp) -> Json:
    """Everything that lies on the table."""
    boats = range(s.box.boats)
    return table_open(
        s,
        s.box,
        deal=deal_of(s),
        order=list(s.order),
        swamp_shrines=shrines_of(s),
        swamp_neutrals={
            s.box.clan_ids[neutral_clan(s, k)]: cell_names(cells_of_colour)
            for k, cells_of_colour in enumerate(s.neutrals)
        },
        swamp_fish={name(n): s.stack(n) for n in each(s.land) if s.stack(n) > 0},
        spaces=spaces_of(s),
        builder_card=named(WORKER_KINDS, s.card_worker - 1),
        display={guide: s.fish_on_guide(n) for n, guide in enumerate(s.box.guide_ids) if s.is_displayed(n)},
        seats=[seat_of(s, seat) for seat in s.seats],
        action_ready=[n + 1 for n in boats if (s.ready >> n) & 1],
        action_acted=[n + 1 for n in boats if (s.acted >> n) & 1],
        action_boat=None if s.boat < 0 else s.boat + 1,
    )


def shrines_of(s: Swamp) -> list[str]:
    """Each island's naming shrine first, in the order of the islands."""
    others = [n for n in each(s.shrines) if n not in s.founders]
    return [name(n) for n in s.founders + others]


def deal_of(s: Swamp) -> Json:
    box = s.box
    return {
        "seasons": [box.season_ids[n] for n in s.deal.seasons],
        "trophies": [box.trophy_ids[n] for n in s.deal.trophies],
        "races": [box.race_ids[n] for n in s.deal.races],
        "guides": [box.guide_ids[n] for n in s.deal.guides],
        "tiles": names_in(box.tile_ids, s.deal.tiles),
        "first_drafter": s.deal.first_drafter,
    }


def spaces_of(s: Swamp) -> Json:
    """The action spaces with a worker: whose, and of which kind."""
    found: Json = {}
    for n, mark in enumerate(s.placed):
        if mark > 0:
            found[s.box.space_ids[n]] = {"seat": (mark - 1) // 2, "worker": WORKER_KINDS[(mark - 1) % 2]}
    return found


def seat_of(s: Swamp, seat: Seat) -> Json:
    box = s.box
    return seat_open(
        seat,
        box,
        tracks={track: seat.track(n) for n, track in enumerate(TRACK_NAMES)},
        boats=[name(seat.boat(n)) for n in range(seat.boats_afloat())],
        races=[box.race_ids[card] for n, card in enumerate(s.deal.races) if (seat.races >> n) & 1],
        special_tiles={
            tile: space_name(seat.special(n)) for n, tile in enumerate(box.special_ids) if seat.special(n) > 0
        },
        points={line_name(line): seat.points(line) for line in range(LINES) if seat.points(line) > 0},
    )


def line_name(line: int) -> str:
    """A line of the score sheet; the two trophies are told apart by their place."""
    if SOURCES[line] == "trophy":
        return f"trophy_{line - SOURCES.index('trophy') + 1}"
    return SOURCES[line]
