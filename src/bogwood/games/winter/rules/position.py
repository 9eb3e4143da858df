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
from .land import FLOWS, NO_TILE, Land
from .packs import MOST, one
from .program import COLUMNS, TRACK_SOURCES
from .setup import SIDE_NAMES
from .state import STONE_BITS, Tribe, World, empty_table, packed
from .table import mask_names, open_tribe_of, pack_names, secrets_of, table_of


def position_of(s: World) -> Json:
    """The table, and what is hidden."""
    box = s.box
    return {
        **table_of(s),
        "culture_deck": mask_names(box.culture_ids, s.culture_deck),
        "animal_deck": pack_names(box.species, s.animal_deck),
        "fish": pack_names(box.fish_ids, s.fish),
        "rival_cards": mask_names(box.rival_ids, s.rival_cards),
        "sealed": [seat for seat in range(4) if (s.sealed >> seat) & 1],
        "tribes": [{**open_tribe_of(s, n), **secrets_of(s, n)} for n in range(len(s.tribes))],
    }


class WorldReader(Reader):
    """Reads one position, collecting its problems."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.tribes, empty())
        self.box = box

    def read(self, position: dict[str, Any]) -> World:
        s = empty_table(self.box)
        s.land = self.land(position["map"])
        self.displays(s, position)
        self.decks(s, position)
        self.moment(s, position)
        self.tribes(s, position["tribes"])
        s.set_order([self.seat(seat, "/order") for seat in position["order"]])
        s.sealed = self.seat_mask(position["sealed"], "/sealed")
        return s

    def pack(self, all_names: list[str], counts: dict[str, int], where: str) -> i64:
        total: i64 = 0
        for name, count in counts.items():
            kind = self.pick(all_names, name, f"{where}/{name}")
            if kind >= 0:
                total += one(kind) * min(count, MOST)
        return total

    def cards(self, counts: dict[str, int], where: str) -> tuple[i64, i64]:
        """Starting and tribe cards, and culture cards."""
        basic = {name: count for name, count in counts.items() if name not in self.box.culture_ids}
        culture = [name for name in counts if name in self.box.culture_ids]
        if any(counts[name] != 1 for name in culture):
            self.problems.append(Refusal("name-twice", "EW-1.3", where))
        return self.pack(self.box.basic_ids, basic, where), self.mask(self.box.culture_ids, culture, where)

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
        s.setup_open = self.mask(self.box.setup_ids, position["setup_cards"], "/setup_cards")
        s.columns = self.mask(COLUMNS[:4], position["columns"], "/columns")

    def decks(self, s: World, position: dict[str, Any]) -> None:
        box = self.box
        s.stacks = self.pack(box.basic_ids, position["stacks"], "/stacks")
        s.culture_deck = self.mask(box.culture_ids, position["culture_deck"], "/culture_deck")
        s.animal_deck = self.pack(box.species, position["animal_deck"], "/animal_deck")
        s.animal_discard = self.pack(box.species, position["animal_discard"], "/animal_discard")
        s.fish = self.pack(box.fish_ids, position["fish"], "/fish")
        s.fish_discard = self.pack(box.fish_ids, position["fish_discard"], "/fish_discard")
        s.fish_drawn = self.pack(box.fish_ids, position["fish_drawn"], "/fish_drawn")
        s.rival_cards = self.mask(box.rival_ids, position["rival_cards"], "/rival_cards")

    def moment(self, s: World, position: dict[str, Any]) -> None:
        """What belongs to the present turn."""
        turn = position["player_turn"]
        s.labour = turn["labour"]
        for column, amount in turn["column_labour"].items():
            n = self.pick(COLUMNS[:4], column, f"/player_turn/column_labour/{column}")
            if n >= 0:
                s.column_labour += amount << (LABOUR_BITS * n)
        s.culture_played = turn["culture_played"]
        s.column = self.pick(COLUMNS, turn["column"], "/player_turn/column")
        s.first = 1 if turn["first"] else 0
        s.free_to_hand = turn["free_to_hand"]
        eclipse = position["eclipse"]
        s.abilities = self.pack(self.box.basic_ids, eclipse["abilities"], "/eclipse/abilities")
        s.led = self.mask(self.box.hex_ids, eclipse["hexes"], "/eclipse/hexes")
        s.rest_of_terrain = 1 if eclipse["rest_of_terrain"] else 0

    def tribes(self, s: World, given: list[dict[str, Any]]) -> None:
        self.length(len(given), self.box.tribes, "/tribes", "EW-1.1")
        s.tribes = [self.tribe(document, f"/tribes/{n}") for n, document in enumerate(given)]

    def tribe(self, given: dict[str, Any], where: str) -> Tribe:
        tribe = Tribe()
        tribe.food = given["food"]
        tribe.tools = given["tools"]
        tribe.honor = given["honor"]
        tribe.sacrifice = given["sacrifice"]
        tribe.strength = given["strength"]
        tribe.members = given["members"]
        tribe.chiefs = given["chiefs"]
        tribe.waiting = given["waiting_draws"]
        for column, number in given["figures"]["members"].items():
            n = self.pick(COLUMNS, column, f"{where}/figures/members/{column}")
            for _ in range(number if n >= 0 else 0):
                tribe.put_member(n)
        tribe.put_chief(self.pick(COLUMNS, given["figures"]["chief"], f"{where}/figures/chief"))
        tribe.chief = self.pick(self.box.chief_ids, given["chief"], f"{where}/chief")
        tribe.side = self.pick(SIDE_NAMES, given["side"], f"{where}/side")
        tribe.setup_card = self.pick(self.box.setup_ids, given["setup_card"], f"{where}/setup_card")
        tribe.animals = self.pack(self.box.species, given["animals"], f"{where}/animals")
        tribe.tipped = self.pack(self.box.species, given["tipped"], f"{where}/tipped")
        stones = [self.pick(self.box.stone_ids, name, f"{where}/stones") + 1 for name in given["stones"]]
        tribe.stones = packed(stones, STONE_BITS)
        for source, points in given["points"].items():
            n = self.pick(TRACK_SOURCES, source, f"{where}/points/{source}")
            if n >= 0:
                tribe.add_points(n, points)
        self.pieces(tribe, given, where)
        self.zones(tribe, given, where)
        return tribe

    def pieces(self, tribe: Tribe, given: dict[str, Any], where: str) -> None:
        box = self.box
        tribe.camps_home = given["camps_home"]
        tribe.camps_at_base = given["camps_at_base"]
        for name, number in given["camps"].items():
            n = self.pick(box.hex_ids, name, f"{where}/camps/{name}")
            if n >= 0:
                tribe.put_camps(n, number)
        tribe.base = self.pick(box.base_ids, given["base"], f"{where}/base")
        tribe.raft = -1 if given["raft"] is None else given["raft"]
        tribe.villages = self.mask(box.junction_ids, given["villages"], f"{where}/villages")
        tribe.level_1 = self.mask(box.space_ids, given["level_1"], f"{where}/level_1")
        tribe.level_2 = self.mask(box.square_ids, given["level_2"], f"{where}/level_2")
        tribe.neutral_1 = self.mask(box.space_ids, given["neutral_1"], f"{where}/neutral_1")
        tribe.neutral_2 = self.mask(box.square_ids, given["neutral_2"], f"{where}/neutral_2")

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
