"""The fields of a state, and what follows from them.  Written by ``python3 make.py fields`` from fields.toml."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.cells import Cells, empty
from bogwood.kernel.game import Json
from bogwood.kernel.native import i16, i64
from bogwood.kernel.reader import Reader
from bogwood.kernel.steps import StepState
from bogwood.kernel.writer import cell_name, cell_names, named, names_in

from .box import ACTIONS, SIDES, Box

NO_NUMBERS: Final[list[int]] = []
NO_CELLS: Final[list[Cells]] = []
"""Lists of states are replaced, never changed in place, so all may begin with the same empty one."""


class SeatFields:
    """What is kept of one clan."""

    def __init__(self) -> None:
        self.clan: i16 = -1
        self.side: i16 = 0
        self.guide: i16 = -1
        self.gold: i16 = 0
        self.mana: i16 = 0
        self.fish: i16 = 0
        self.navigation: i16 = 0
        """Place of the marker on the navigation track, from 0."""
        self.workers: i16 = 0
        self.spent: i16 = 0
        self.fresh: i16 = 0
        self.axolotls: i16 = 0
        self.opened: i16 = 0
        self.temples: i16 = 0
        self.races: i16 = 0
        self.has_passed: bool = False
        self.boats: i64 = 0
        self.tiles: i64 = 0
        self.specials: i64 = 0
        self.points_0: i64 = 0
        self.points_1: i64 = 0
        self.points_2: i64 = 0
        self.settlements: Cells = empty()

    def copy_fields(self, twin: SeatFields) -> None:
        """Make the fields of a twin equal to these; lists are shared."""
        twin.clan = self.clan
        twin.side = self.side
        twin.guide = self.guide
        twin.gold = self.gold
        twin.mana = self.mana
        twin.fish = self.fish
        twin.navigation = self.navigation
        twin.workers = self.workers
        twin.spent = self.spent
        twin.fresh = self.fresh
        twin.axolotls = self.axolotls
        twin.opened = self.opened
        twin.temples = self.temples
        twin.races = self.races
        twin.has_passed = self.has_passed
        twin.boats = self.boats
        twin.tiles = self.tiles
        twin.specials = self.specials
        twin.points_0 = self.points_0
        twin.points_1 = self.points_1
        twin.points_2 = self.points_2
        twin.settlements = self.settlements

    def field_numbers(self) -> list[int]:
        """The numbers of these fields, in the order of the digest."""
        found: list[int] = [
            self.clan,
            self.side,
            self.guide,
            self.gold,
            self.mana,
            self.fish,
            self.navigation,
            self.workers,
            self.spent,
            self.fresh,
            self.axolotls,
            self.opened,
            self.temples,
            self.races,
            int(self.has_passed),
            self.boats,
            self.tiles,
            self.specials,
            self.points_0,
            self.points_1,
            self.points_2,
            self.settlements[0],
            self.settlements[1],
            self.settlements[2],
        ]
        return found


def seat_open(
    me: SeatFields, box: Box, tracks: object, boats: object, races: object, special_tiles: object, points: object
) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "clan": named(box.clan_ids, int(me.clan)),
        "side": named(SIDES, int(me.side)),
        "guide": named(box.guide_ids, int(me.guide)),
        "passed": bool(me.has_passed),
        "gold": int(me.gold),
        "mana": int(me.mana),
        "fish": int(me.fish),
        "navigation": int(me.navigation),
        "workers": {
            "available": int(me.workers),
            "spent": int(me.spent),
            "fresh": int(me.fresh),
        },
        "axolotls": int(me.axolotls),
        "tracks": tracks,
        "boats": boats,
        "settlements": cell_names(me.settlements),
        "temples": names_in(box.temple_ids, int(me.temples)),
        "races": races,
        "tiles": names_in(box.tile_ids, me.tiles),
        "special_tiles": special_tiles,
        "points": points,
    }


def read_seat(me: SeatFields, given: dict[str, Any], box: Box, reader: Reader, where: str) -> None:
    """Take these fields from a position whose shape is right; what is odd about them is left to others."""
    me.clan = reader.pick(box.clan_ids, given["clan"], f"{where}/clan")
    me.side = reader.pick(SIDES, given["side"], f"{where}/side")
    me.guide = reader.pick(box.guide_ids, given["guide"], f"{where}/guide")
    me.has_passed = given["passed"]
    me.gold = given["gold"]
    me.mana = given["mana"]
    me.fish = given["fish"]
    me.navigation = given["navigation"]
    me.workers = given["workers"]["available"]
    me.spent = given["workers"]["spent"]
    me.fresh = given["workers"]["fresh"]
    me.axolotls = given["axolotls"]
    me.settlements = reader.cells(given["settlements"], f"{where}/settlements")
    me.temples = int(reader.mask(box.temple_ids, given["temples"], f"{where}/temples"))
    me.tiles = reader.mask(box.tile_ids, given["tiles"], f"{where}/tiles")


class SwampFields(StepState):
    """What is kept of the table."""

    def __init__(self, pending: list[int]) -> None:
        super().__init__(pending)
        self.place: i16 = 0
        self.totem: i16 = 0
        self.reserved: i16 = -1
        self.card_worker: i16 = 0
        self.axolotls: i16 = 0
        self.axolotls_placed: i16 = 0
        self.supply: i16 = 0
        self.round_shrines: i16 = 0
        self.lost: i16 = 0
        self.action: i16 = -1
        self.ready: i16 = 0
        self.acted: i16 = 0
        self.boat: i16 = -1
        self.laid: i16 = 0
        self.extra_range: i16 = 0
        self.extra_catch: i16 = 0
        self.discount: i16 = 0
        self.caught: i16 = 0
        self.sold: i16 = 0
        self.returned: i16 = -1
        self.display: i64 = 0
        self.guide_fish: i64 = 0
        self.tiles: i64 = 0
        self.shrines: Cells = empty()
        self.stack_ones: Cells = empty()
        self.stack_twos: Cells = empty()
        self.land: Cells = empty()
        """This and the next three follow from the rest, and are asked for all the time: see land.py."""
        self.water: Cells = empty()
        self.open_water: Cells = empty()
        self.fleet: Cells = empty()
        self.order: list[int] = NO_NUMBERS
        self.neutrals: list[Cells] = NO_CELLS
        self.placed: bytes = b""
        self.founders: list[int] = NO_NUMBERS
        self.islands: list[Cells] = NO_CELLS

    def copy_fields(self, twin: SwampFields) -> None:
        """Make the fields of a twin equal to these; lists are shared."""
        self.copy_business(twin)
        twin.place = self.place
        twin.totem = self.totem
        twin.reserved = self.reserved
        twin.card_worker = self.card_worker
        twin.axolotls = self.axolotls
        twin.axolotls_placed = self.axolotls_placed
        twin.supply = self.supply
        twin.round_shrines = self.round_shrines
        twin.lost = self.lost
        twin.action = self.action
        twin.ready = self.ready
        twin.acted = self.acted
        twin.boat = self.boat
        twin.laid = self.laid
        twin.extra_range = self.extra_range
        twin.extra_catch = self.extra_catch
        twin.discount = self.discount
        twin.caught = self.caught
        twin.sold = self.sold
        twin.returned = self.returned
        twin.display = self.display
        twin.guide_fish = self.guide_fish
        twin.tiles = self.tiles
        twin.shrines = self.shrines
        twin.stack_ones = self.stack_ones
        twin.stack_twos = self.stack_twos
        twin.land = self.land
        twin.water = self.water
        twin.open_water = self.open_water
        twin.fleet = self.fleet
        twin.order = self.order
        twin.neutrals = self.neutrals
        twin.placed = self.placed
        twin.founders = self.founders
        twin.islands = self.islands

    def field_numbers(self) -> list[int]:
        """The numbers of these fields, in the order of the digest."""
        found: list[int] = []
        found += self.order
        found += self.founders
        for a in self.neutrals:
            found += [a[0], a[1], a[2]]
        found += [
            self.round,
            int(self.is_over),
            self.place,
            self.axolotls,
            self.axolotls_placed,
            self.supply,
            self.round_shrines,
            self.lost,
            self.totem,
            self.reserved,
            self.card_worker,
            self.returned,
            self.action,
            self.ready,
            self.acted,
            self.boat,
            self.laid,
            self.extra_range,
            self.extra_catch,
            self.discount,
            self.caught,
            self.sold,
            self.tiles,
            self.display,
            self.guide_fish,
        ]
        found += list(self.placed)
        found += [
            self.shrines[0],
            self.shrines[1],
            self.shrines[2],
            self.stack_ones[0],
            self.stack_ones[1],
            self.stack_ones[2],
            self.stack_twos[0],
            self.stack_twos[1],
            self.stack_twos[2],
        ]
        return found


def table_open(
    me: SwampFields,
    box: Box,
    deal: object,
    order: object,
    swamp_shrines: object,
    swamp_neutrals: object,
    swamp_fish: object,
    spaces: object,
    builder_card: object,
    display: object,
    seats: object,
    action_ready: object,
    action_acted: object,
    action_boat: object,
) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "round": int(me.round),
        "over": bool(me.is_over),
        "turn": int(me.turn),
        "deal": deal,
        "order": order,
        "place": int(me.place),
        "swamp": {
            "shrines": swamp_shrines,
            "totem": cell_name(int(me.totem)),
            "neutrals": swamp_neutrals,
            "fish": swamp_fish,
        },
        "spaces": spaces,
        "reserved": named(box.space_ids, int(me.reserved)),
        "builder_card": builder_card,
        "display": display,
        "tiles_left": names_in(box.tile_ids, me.tiles),
        "axolotls": {
            "supply": int(me.axolotls),
            "placed": int(me.axolotls_placed),
        },
        "shrine_tiles": {
            "supply": int(me.supply),
            "rounds": int(me.round_shrines),
            "lost": int(me.lost),
        },
        "seats": seats,
        "action": {
            "action": named(ACTIONS, int(me.action)),
            "ready": action_ready,
            "acted": action_acted,
            "boat": action_boat,
            "fish_laid": int(me.laid),
            "extra_range": int(me.extra_range),
            "extra_catch": int(me.extra_catch),
            "discount": int(me.discount),
            "fish_caught": int(me.caught),
            "gold_from_trade": int(me.sold),
            "guide_returned": named(box.guide_ids, int(me.returned)),
        },
    }


def read_table(me: SwampFields, given: dict[str, Any], box: Box, reader: Reader, where: str) -> None:
    """Take these fields from a position whose shape is right; what is odd about them is left to others."""
    me.place = given["place"]
    me.totem = reader.cell(given["swamp"]["totem"], f"{where}/swamp/totem")
    me.reserved = reader.pick(box.space_ids, given["reserved"], f"{where}/reserved")
    me.tiles = reader.mask(box.tile_ids, given["tiles_left"], f"{where}/tiles_left")
    me.axolotls = given["axolotls"]["supply"]
    me.axolotls_placed = given["axolotls"]["placed"]
    me.supply = given["shrine_tiles"]["supply"]
    me.round_shrines = given["shrine_tiles"]["rounds"]
    me.lost = given["shrine_tiles"]["lost"]
    me.action = reader.pick(ACTIONS, given["action"]["action"], f"{where}/action/action")
    me.laid = given["action"]["fish_laid"]
    me.extra_range = given["action"]["extra_range"]
    me.extra_catch = given["action"]["extra_catch"]
    me.discount = given["action"]["discount"]
    me.caught = given["action"]["fish_caught"]
    me.sold = given["action"]["gold_from_trade"]
    me.returned = reader.pick(box.guide_ids, given["action"]["guide_returned"], f"{where}/action/guide_returned")
