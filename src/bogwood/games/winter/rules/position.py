"""Position files (docs/position-format.md): a state under readable names, and back, naming whatever is wrong."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.cells import empty
from bogwood.kernel.game import Json
from bogwood.kernel.native import i64
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Refusal

from .box import HEXES, Box
from .effects import LABOUR_BITS
from .fields import read_table, read_tribe, table_hidden
from .land import FLOWS, NO_TILE, Land
from .packs import read_pack
from .program import COLUMNS, TRACK_SOURCES
from .state import STONE_BITS, Tribe, World, empty_table, packed
from .table import open_tribe_of, secrets_of, table_of


def position_of(s: World) -> Json:
    """The table, and what is hidden."""
    tribes = [{**open_tribe_of(s, n), **secrets_of(s, n)} for n in range(len(s.tribes))]
    return {**table_of(s), **table_hidden(s, s.box, tribes=tribes)}


class WorldReader(Reader):
    """Reads one position, collecting its problems."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.tribes, empty())
        self.box = box

    def read(self, position: dict[str, Any]) -> World:
        s = empty_table(self.box)
        read_table(s, position, self.box, self, "")
        s.land = self.land(position["map"])
        self.displays(s, position)
        self.moment(s, position)
        self.tribes(s, position["tribes"])
        s.set_order([self.seat(seat, "/order") for seat in position["order"]])
        return s

    def cards(self, counts: dict[str, int], where: str) -> tuple[i64, i64]:
        """Starting and tribe cards, and culture cards."""
        basic = {name: count for name, count in counts.items() if name not in self.box.culture_ids}
        culture = [name for name in counts if name in self.box.culture_ids]
        if any(counts[name] != 1 for name in culture):
            self.problems.append(Refusal("name-twice", "EW-1.3", where))
        return read_pack(self, self.box.basic_ids, basic, where), self.mask(self.box.culture_ids, culture, where)

    def land(self, given: dict[str, Any]) -> Land:
        laid = bytearray([NO_TILE]) * HEXES
        for name, tile in given["tiles"].items():
            n = self.pick(self.box.hex_ids, name, f"/map/tiles/{name}")
            number = self.pick(self.box.tile_ids, tile, f"/map/tiles/{name}")
            if n >= 0 and number >= 0:
                laid[n] = number
        return Land(self.box, bytes(laid), FLOWS.index(given["headwaters"]))

    def displays(self, s: World, position: dict[str, Any]) -> None:
        for place, name in enumerate(position["culture"]):
            s.set_open_culture(place, self.pick(self.box.culture_ids, name, f"/culture/{place}"))
        for place, name in enumerate(position["animals"]):
            s.set_open_animal(place, self.pick(self.box.species, name, f"/animals/{place}"))
        shown = [
            packed([self.pick(self.box.stone_ids, name, f"/stones/{era}") + 1 for name in stones], STONE_BITS)
            for era, stones in enumerate(position["stones"])
        ]
        s.stones_1, s.stones_2 = shown

    def moment(self, s: World, position: dict[str, Any]) -> None:
        """Labour that waits for a column to be chosen."""
        for column, amount in position["player_turn"]["column_labour"].items():
            n = self.pick(COLUMNS[:4], column, f"/player_turn/column_labour/{column}")
            if n >= 0:
                s.column_labour += amount << (LABOUR_BITS * n)

    def tribes(self, s: World, given: list[dict[str, Any]]) -> None:
        self.all_seats(len(given), self.box.tribes, "/tribes", "EW-1.1")
        s.tribes = [self.tribe(document, f"/tribes/{n}") for n, document in enumerate(given)]

    def tribe(self, given: dict[str, Any], where: str) -> Tribe:
        tribe = Tribe()
        read_tribe(tribe, given, self.box, self, where)
        for column, number in given["figures"]["members"].items():
            n = self.pick(COLUMNS, column, f"{where}/figures/members/{column}")
            for _ in range(number if n >= 0 else 0):
                tribe.put_member(n)
        tribe.put_chief(self.pick(COLUMNS, given["figures"]["chief"], f"{where}/figures/chief"))
        stones = [self.pick(self.box.stone_ids, name, f"{where}/stones") for name in given["stones"]]
        tribe.stones = packed([stone + 1 for stone in stones if stone >= 0], STONE_BITS)
        for source, points in given["points"].items():
            n = self.pick(TRACK_SOURCES, source, f"{where}/points/{source}")
            if n >= 0:
                tribe.add_points(n, points)
        self.pieces(tribe, given, where)
        self.zones(tribe, given, where)
        return tribe

    def pieces(self, tribe: Tribe, given: dict[str, Any], where: str) -> None:
        for name, number in given["camps"].items():
            n = self.pick(self.box.hex_ids, name, f"{where}/camps/{name}")
            if n >= 0:
                tribe.put_camps(n, number)
        tribe.raft = -1 if given["raft"] is None else given["raft"]

    def zones(self, tribe: Tribe, given: dict[str, Any], where: str) -> None:
        """Where the cards lie."""
        tribe.hand, tribe.hand_culture = self.cards(given["hand"], f"{where}/hand")
        tribe.deck, tribe.deck_culture = self.cards(given["deck"], f"{where}/deck")
        tribe.discard, tribe.discard_culture = self.cards(given["discard"], f"{where}/discard")
        tribe.played, tribe.played_culture = self.cards(given["played"], f"{where}/played")
        tribe.grave, tribe.grave_culture = self.cards(given["grave"], f"{where}/grave")
        tribe.known, tribe.known_culture = self.cards(given["known"], f"{where}/known")
        tribe.pile, culture = self.cards(given["pile"], f"{where}/pile")
        if culture != 0:
            self.problems.append(Refusal("culture-on-pile", "EW-4.4", f"{where}/pile"))
