"""The table as JSON under readable names: what position files and views share.  All of it is public (FS-1.4)."""

from __future__ import annotations

from bogwood.kernel.cells import Cells, each
from bogwood.kernel.game import Json
from bogwood.kernel.hexes import name

from .box import ACTIONS, SIDES, TRACK_NAMES, WORKER_KINDS
from .clan_board import space_name
from .state import LINES, SOURCES, Seat, Swamp
from .trade import neutral_clan


def table_of(s: Swamp) -> Json:
    """Everything that lies on the table."""
    return {
        "round": int(s.round),
        "over": s.is_over,
        "turn": int(s.turn),
        "deal": deal_of(s),
        "order": list(s.order),
        "place": int(s.place),
        "swamp": swamp_of(s),
        "spaces": spaces_of(s),
        "reserved": None if s.reserved < 0 else s.box.space_ids[s.reserved],
        "builder_card": None if s.card_worker == 0 else WORKER_KINDS[s.card_worker - 1],
        "display": {guide: s.fish_on_guide(n) for n, guide in enumerate(s.box.guide_ids) if s.is_displayed(n)},
        "tiles_left": tile_names(s, s.tiles),
        "axolotls": {"supply": int(s.axolotls), "placed": int(s.axolotls_placed)},
        "shrine_tiles": {"supply": int(s.supply), "rounds": int(s.round_shrines), "lost": int(s.lost)},
        "seats": [seat_of(s, seat) for seat in s.seats],
        "action": action_of(s),
    }


def deal_of(s: Swamp) -> Json:
    box = s.box
    return {
        "seasons": [box.season_ids[n] for n in s.deal.seasons],
        "trophies": [box.trophy_ids[n] for n in s.deal.trophies],
        "races": [box.race_ids[n] for n in s.deal.races],
        "guides": [box.guide_ids[n] for n in s.deal.guides],
        "tiles": tile_names(s, s.deal.tiles),
        "first_drafter": s.deal.first_drafter,
    }


def swamp_of(s: Swamp) -> Json:
    """Shrines (each island's naming shrine first, in the order of the islands), totem, neutrals, fish."""
    others = [n for n in each(s.shrines) if n not in s.founders]
    return {
        "shrines": [name(n) for n in s.founders + others],
        "totem": None if s.totem == 0 else name(s.totem),
        "neutrals": {
            s.box.clan_ids[neutral_clan(s, k)]: cell_names(cells_of_colour)
            for k, cells_of_colour in enumerate(s.neutrals)
        },
        "fish": {name(n): s.stack(n) for n in each(s.land) if s.stack(n) > 0},
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
    return {
        "clan": None if seat.clan < 0 else box.clan_ids[seat.clan],
        "side": SIDES[seat.side],
        "guide": None if seat.guide < 0 else box.guide_ids[seat.guide],
        "passed": seat.has_passed,
        "gold": int(seat.gold),
        "mana": int(seat.mana),
        "fish": int(seat.fish),
        "navigation": int(seat.navigation),
        "workers": {"available": int(seat.workers), "spent": int(seat.spent), "fresh": int(seat.fresh)},
        "axolotls": int(seat.axolotls),
        "tracks": {track: seat.track(n) for n, track in enumerate(TRACK_NAMES)},
        "boats": [name(seat.boat(n)) for n in range(seat.boats_afloat())],
        "settlements": cell_names(seat.settlements),
        "temples": [temple for n, temple in enumerate(box.temple_ids) if (seat.temples >> n) & 1],
        "races": [box.race_ids[card] for n, card in enumerate(s.deal.races) if (seat.races >> n) & 1],
        "tiles": tile_names(s, seat.tiles),
        "special_tiles": {
            tile: space_name(seat.special(n)) for n, tile in enumerate(box.special_ids) if seat.special(n) > 0
        },
        "points": {line_name(line): seat.points(line) for line in range(LINES) if seat.points(line) > 0},
    }


def action_of(s: Swamp) -> Json:
    """What lasts for the turn in progress only."""
    boats = range(s.box.boats)
    return {
        "action": None if s.action < 0 else ACTIONS[s.action],
        "ready": [n + 1 for n in boats if (s.ready >> n) & 1],
        "acted": [n + 1 for n in boats if (s.acted >> n) & 1],
        "boat": None if s.boat < 0 else s.boat + 1,
        "fish_laid": int(s.laid),
        "extra_range": int(s.extra_range),
        "extra_catch": int(s.extra_catch),
        "discount": int(s.discount),
        "fish_caught": int(s.caught),
        "gold_from_trade": int(s.sold),
        "guide_returned": None if s.returned < 0 else s.box.guide_ids[s.returned],
    }


def tile_names(s: Swamp, mask: int) -> list[str]:
    return [tile for n, tile in enumerate(s.box.tile_ids) if (mask >> n) & 1]


def cell_names(among: Cells) -> list[str]:
    return [name(n) for n in each(among)]


def line_name(line: int) -> str:
    """A line of the score sheet; the two trophies are told apart by their place."""
    if SOURCES[line] == "trophy":
        return f"trophy_{line - SOURCES.index('trophy') + 1}"
    return SOURCES[line]
