"""What lies in the box: the component data of one edition, ready for a number of players and the house rules.

The data file holds every number of the game with its provenance mark; this module turns it into plain lists for the
rules.  An edition of one's own is a second file whose changes are laid over the first.
"""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.edition import Data, checked_edition, read_json
from bogwood.kernel.game import OptionKind
from bogwood.kernel.native import i64

from .contradictions import contradictions
from .packs import KINDS, bit, one
from .program import (
    COLUMNS,
    CULTURE,
    FISHING,
    IDOLS,
    INCOME,
    LANDMARKS,
    MEGALITHS,
    NONE,
    OTHER,
    REST,
    STONES,
    TERRAIN,
    VILLAGES,
    Program,
)

HEXES: Final = 19
JUNCTIONS: Final = 24
SPACES: Final = 32
PLACES: Final = 8
SIDE_NAMES: Final = ["a", "b"]
"""Open culture cards: places 1 to 4 in the upper row, 5 to 8 in the lower one."""

OPEN_ANIMALS: Final = 6
LAST_STEP: Final = 10
"""The end of an idol track."""

DELTA: Final = 6
"""The last position of the river course; 0 is the headwaters."""

RECESSES: Final = 5

OPTIONS: Final = [
    OptionKind("rivers", ["0", "1", "2", "3"], "0", "RR-1.4"),
    OptionKind("warriors", ["0", "1"], "0", "WA-1.1"),
    OptionKind("setup_cards", ["choose", "deal", "beginner"], "choose", "EW-1.11"),
    OptionKind("strength_tie", ["later_first", "current_order"], "later_first", "EW-16.3"),
    OptionKind("influence_check", ["frozen", "live"], "frozen", "EW-16.6"),
    OptionKind("central_third_hex", ["river", "glacier"], "river", "RR-3.2"),
    OptionKind("landmark_stone_place", ["normal", "extra"], "normal", "RR-1.10"),
    OptionKind("delta_from_headwaters", ["on", "off"], "on", "RR-9.3"),
    OptionKind("solo_level", ["easy", "normal", "hard"], "normal", "SO-1.4"),
    OptionKind("headwaters", ["random", "west", "east"], "random", "RR-1.5", came_later=True),
    OptionKind("central_side", ["random", "left", "right"], "random", "RR-1.3", came_later=True),
    OptionKind("landmark_side", ["random", "west", "east"], "random", "RR-1.4", came_later=True),
]
BY_CHANCE: Final = -1
"""What an option leaves open when the map is laid; otherwise the first way is 0 and the second 1."""


def read_data(name: str) -> Data:
    """A JSON file of this package."""
    return read_json("bogwood.games.winter.rules", name)


def edition_data(changes: Data | None) -> Data:
    """The data of the edition that comes with the game, or of a corrected one laid over it; checked."""
    return checked_edition("bogwood.games.winter.rules", changes, contradictions)


class Box:
    """One edition for one number of players under one choice of options: never changed once made."""

    def __init__(self, data: Data, players: int, options: dict[str, str], landmark_in_all: bool) -> None:
        self.landmark_in_all = landmark_in_all
        """Does a landmark hex give the Rival its points in all, and not besides those of a hex (SO-3.2)?"""
        self.edition: str = data["edition"]
        self.players = players
        self.tribes = max(2, players)
        """In a solo game the Rival is a tribe, too (SO-1.1)."""
        self._house_rules(options)
        self.types: list[str] = [item["id"] for item in data["terrain_tiles"]["items"]]
        basic = data["starting_cards"]["items"] + data["tribe_cards"]["items"]
        self.basic_ids: list[str] = [item["id"] for item in basic]
        self.program = Program(self.types, self.basic_ids)
        self.verb = self.program.verb
        self.amount = self.program.amount
        self.about = self.program.about
        self.more = self.program.more
        self.divisor = self.program.divisor
        self.most = self.program.most
        self.source = self.program.source
        self.cause = self.program.cause
        self.choices = self.program.options
        self._limits(data)
        self._cards(data, basic)
        self._columns(data)
        self._chiefs(data)
        self._setup_cards(data)
        self._idols(data["idol_tracks"])
        self._site(data["megalith_site"])
        self._board(data["player_board"])
        self._map(data["map"])
        self._terrain(data)
        self._animals(data["animals"])
        self._stones(data["sacred_stones"])
        self._river(data)
        self._solo(data["solo"], options)

    def _house_rules(self, options: dict[str, str]) -> None:
        self.landmarks = int(options["rivers"])
        self.has_rivers = self.landmarks > 0
        self.has_warriors = options["warriors"] == "1"
        self.setup_cards = options["setup_cards"]
        self.later_first = options["strength_tie"] == "later_first"
        self.live_influence = options["influence_check"] == "live"
        self.third_is_glacier = options["central_third_hex"] == "glacier"
        self.extra_stone = options["landmark_stone_place"] == "extra"
        self.delta_from_headwaters = options["delta_from_headwaters"] == "on"
        self.headwaters = ["random", "west", "east"].index(options["headwaters"]) + BY_CHANCE
        self.central_side = ["random", "left", "right"].index(options["central_side"]) + BY_CHANCE
        self.landmark_side = ["random", "west", "east"].index(options["landmark_side"]) + BY_CHANCE

    def _limits(self, data: Data) -> None:
        limits = data["limits"]
        self.colours: list[str] = data["player_colours"]["items"]
        self.rounds: int = limits["rounds"]
        self.members: int = limits["members"]
        self.camps: int = limits["camps"]
        self.villages: int = limits["villages"]
        self.most_food: int = limits["food"]
        self.most_tools: int = limits["tools"]
        self.hand: int = limits["hand"]
        self.drawn: int = data["preparation"]["drawn"]
        self.animals_gone: int = data["preparation"]["animals_gone"]
        self.columns_gone: int = data["preparation"]["culture_columns_gone"]
        self.camp_influence: int = limits["camp_influence"]
        self.raft_influence: int = limits["raft_influence"]
        self.village_influence: int = limits["village_influence"]
        self.glacier_moves: int = 1 + limits["glacier_extra_moves"]

    def _cards(self, data: Data, basic: list[Data]) -> None:
        """Starting and tribe cards by kind, then culture cards (EW-1.2, EW-1.3, EW-1.8)."""
        add = self.program.add
        self.starting_kinds = len(data["starting_cards"]["items"])
        self.plain: list[int] = [item["labour"] for item in basic]
        self.labour_in: list[list[int]] = [
            [item["labour_in"].get(column, item["labour"]) for column in COLUMNS] for item in basic
        ]
        self.played_bonus: list[list[int]] = [
            [add(item["column_effects"].get(column, []), OTHER) for column in COLUMNS] for item in basic
        ]
        self.ability: list[int] = [add(item["eclipse"], OTHER) for item in basic]
        self.card_vp: list[int] = [item["vp"] for item in basic]
        self.starting_deck: i64 = 0
        self.all_stacks: i64 = 0
        self.stack_kinds: list[int] = []
        replaced = [item["replaces"] for item in basic if "replaces" in item]
        replacing = [item["id"] for item in basic if "replaces" in item]
        for kind, item in enumerate(basic):
            if kind < self.starting_kinds:
                self.starting_deck += one(kind) * int(item["count"])
            elif item["id"] not in (replaced if self.has_warriors else replacing):
                self.stack_kinds.append(kind)
                self.all_stacks += one(kind) * int(item["count"])
        culture = data["culture_cards"]["items"]
        self.culture_ids: list[str] = [item["id"] for item in culture]
        self.culture_labour: list[int] = [item["labour"] for item in culture]
        self.culture_tools: list[int] = [item["tools"] for item in culture]
        self.culture_vp: list[int] = [item["vp"] for item in culture]
        self.culture_bonus: list[int] = [add(item["effects"], CULTURE, n) for n, item in enumerate(culture)]
        self.era_culture: list[i64] = [0, 0]
        for n, item in enumerate(culture):
            self.era_culture[item["era"] - 1] |= bit(n)

    def card_name(self, card: int) -> str:
        """Cards are numbered: kinds of starting and tribe cards first, culture cards from KINDS on."""
        return self.basic_ids[card] if card < KINDS else self.culture_ids[card - KINDS]

    def _columns(self, data: Data) -> None:
        """Prices and bonuses of the boxes (EW-5), and of Rest (EW-6.1)."""
        add = self.program.add
        columns = {item["id"]: item for item in data["columns"]["items"]}
        prices = {entry["id"]: entry for item in columns.values() for entry in item["box1"]}
        self.recruit_labour: int = prices["recruit"]["labour"]
        self.recruit_food: int = prices["recruit"]["food"]
        self.recruit_to_hand: int = prices["recruit"]["to_hand"]
        self.culture_to_hand: int = prices["buy_culture"]["to_hand"]
        self.stone_tools: list[int] = columns["develop"]["box2"]["tools_by_era"]
        self.open_labour: int = prices["hunt_open"]["labour"]
        self.open_tools: int = prices["hunt_open"]["tools"]
        self.deck_labour: int = prices["hunt_deck"]["labour"]
        self.deck_tools: int = prices["hunt_deck"]["tools"]
        self.camp_labour: int = prices["place_camp"]["labour"]
        self.camp_food: int = prices["place_camp"]["food"]
        self.move_labour: int = prices["move"]["labour"]
        self.bury_bonus: int = add(columns["initiate"]["box2"]["effects"], OTHER)
        self.tip_bonus: int = add(columns["hunt"]["box2"]["effects"], OTHER)
        self.first_bonus: list[int] = [add(columns[column]["box3"], OTHER) for column in COLUMNS[:REST]]
        self.rest_bonus: int = add(data["rest"]["effects"], OTHER)

    def _chiefs(self, data: Data) -> None:
        """For each side of each chief the bonus in each column and on Rest (EW-7)."""
        self.chief_ids: list[str] = [item["id"] for item in data["chiefs"]["items"]]
        self.chief_bonus: list[list[int]] = []
        for item in data["chiefs"]["items"]:
            for side in ("a", "b"):
                bonuses = [NONE] * len(COLUMNS)
                for entry in item["sides"][side]:
                    laid = self.program.add(entry["effects"], OTHER)
                    named = COLUMNS[:REST] if entry["column"] == "any" else [entry["column"]]
                    for column in named:
                        bonuses[COLUMNS.index(column)] = laid
                self.chief_bonus.append(bonuses)

    def _setup_cards(self, data: Data) -> None:
        cards = data["setup_cards"]
        add = self.program.add
        self.setup_ids: list[str] = [item["id"] for item in cards["items"]]
        self.setup_bonus: list[int] = [add(item["effects"], OTHER) for item in cards["items"]]
        self.beginner_bonus: int = add(cards["beginner_gain"], OTHER)
        self.seat_bonus: list[int] = [add(bonus, OTHER) for bonus in cards["seat_bonus"]]
        self.setup_extra: int = cards["display_extra"]

    def _idols(self, tracks: Data) -> None:
        """What each step gains, and what it is worth in the end (EW-11, EW-19.4, EW-19.5)."""
        add = self.program.add
        self.honor_bonus: list[int] = [
            add(tracks["honor"]["bonuses"].get(str(n), []), IDOLS) for n in range(LAST_STEP + 1)
        ]
        self.sacrifice_bonus: list[int] = [
            add(tracks["sacrifice"]["bonuses"].get(str(n), []), IDOLS) for n in range(LAST_STEP + 1)
        ]
        self.overflow: int = add(tracks["overflow"], IDOLS)
        self.honor_rate: list[int] = [_rate(tracks["honor"]["rates"], n) for n in range(LAST_STEP + 1)]
        self.sacrifice_rate: list[int] = [_rate(tracks["sacrifice"]["rates"], n) for n in range(LAST_STEP + 1)]

    def _site(self, site: Data) -> None:
        """Spaces in the order of the tiles; squares of four, also across tiles (EW-1.6, EW-10.5)."""
        layout = site["layouts"][str(self.players)]
        self.space_ids: list[str] = []
        self.space_at: list[tuple[int, int]] = []
        self.space_bonus: list[int] = []
        for tile in site["tiles"]:
            left, top = layout[tile["id"]]
            for n, bonus in enumerate(tile["spaces"]):
                self.space_ids.append(f"{tile['id']}{n + 1}")
                self.space_at.append((left + n % site["tile_columns"], top + n // site["tile_columns"]))
                self.space_bonus.append(self.program.add(bonus, MEGALITHS))
        spaces = {at: n for n, at in enumerate(self.space_at)}
        self.beside: list[i64] = []
        self.squares: list[i64] = []
        self.square_ids: list[str] = []
        for x, y in self.space_at:
            near: i64 = 0
            for at in ((x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)):
                if at in spaces:
                    near |= bit(spaces[at])
            self.beside.append(near)
        for n, (x, y) in enumerate(self.space_at):
            corners = [(x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)]
            if all(at in spaces for at in corners):
                square: i64 = 0
                for at in corners:
                    square |= bit(spaces[at])
                self.squares.append(square)
                self.square_ids.append(f"square_{self.space_ids[n]}")
        self.all_spaces: i64 = bit(len(self.space_at)) - 1
        self.level_2: int = site["level_2"]
        self.level_2_per_own: int = site["level_2_per_own_below"]
        self.end_level_1: int = site["end_level_1"]
        self.end_level_2: int = site["end_level_2"]

    def _board(self, board: Data) -> None:
        add = self.program.add
        self.income: list[int] = [add(bonus, INCOME) for bonus in board["camp_income"]]
        self.village_bonus: list[int] = [add(bonus, VILLAGES) for bonus in board["village_bonus"]]
        self.recess_bonus: list[int] = [add(bonus, MEGALITHS) for bonus in board["recess_bonus"]]
        self.recess_size: int = board["recess_size"]
        self.coloured: int = board["recess_size"] * (board["neutral_recess"] - 1)
        self.megaliths: int = board["recess_size"] * len(board["recess_bonus"])

    def _map(self, land: Data) -> None:
        """Nineteen hexes, numbered from 0 in here and from 1 in words; junctions of three (3.11)."""
        at = [tuple(item["at"]) for item in land["hexes"]]
        self.hex_ids: list[str] = [f"h{item['hex']}" for item in land["hexes"]]
        self.hex_at: list[tuple[int, int]] = [(item["at"][0], item["at"][1]) for item in land["hexes"]]
        self.near: list[i64] = []
        self.central: i64 = 0
        for n, item in enumerate(land["hexes"]):
            q, r = item["at"]
            near: i64 = 0
            for there in ((q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)):
                if there in at:
                    near |= bit(at.index(there))
            self.near.append(near)
            if item["central"]:
                self.central |= bit(n)
        self.all_hexes: i64 = bit(HEXES) - 1
        self.edge: i64 = self.all_hexes & ~self.central
        self.base_hex: int = land["base_tile"] - 1
        self.junctions: list[list[int]] = [[n - 1 for n in junction] for junction in land["junctions"]]
        self.junction_ids: list[str] = ["-".join(str(n) for n in junction) for junction in land["junctions"]]
        self.junction_hexes: list[i64] = []
        self.touching: list[i64] = [0] * HEXES
        for number, junction in enumerate(self.junctions):
            hexes: i64 = 0
            for n in junction:
                hexes |= bit(n)
                self.touching[n] |= bit(number)
            self.junction_hexes.append(hexes)

    def _terrain(self, data: Data) -> None:
        """Tiles by number: the six types, then Base tile, printed glacier, river and landmarks (3.12, 3.15, 3.16)."""
        add = self.program.add
        self.tile_ids: list[str] = []
        self.tile_type: list[int] = []
        self.tile_bonus: list[int] = []
        self.is_land: list[bool] = []
        for number, item in enumerate(data["terrain_tiles"]["items"]):
            self.is_land.append(item["land"])
            for tile in item["tiles"]:
                self.tile_ids.append(tile["id"])
                self.tile_type.append(number)
                self.tile_bonus.append(add(tile["bonus"], TERRAIN))
        self.tiles_of_type: int = len(data["terrain_tiles"]["items"][0]["tiles"])
        self.glacier: int = self.is_land.index(False)
        self.single_tiles: int = len(self.tile_ids)
        self.base_tile: int = self._special_tile("base_tile", NONE, NONE)
        river = data["river"]
        self.printed_glacier: int = self._special_tile(
            "printed_glacier", self.glacier, add(river["printed_glacier"], TERRAIN)
        )
        self.river_tile: int = self._special_tile("river", NONE, add(river["river_hex"], FISHING))
        self.first_landmark: int = len(self.tile_ids)
        for item in data["landmarks"]["items"]:
            self._special_tile(item["id"], NONE, add(item["effects"], LANDMARKS))

    def _special_tile(self, name: str, kind: int, bonus: int) -> int:
        self.tile_ids.append(name)
        self.tile_type.append(kind)
        self.tile_bonus.append(bonus)
        return len(self.tile_ids) - 1

    def _animals(self, animals: Data) -> None:
        """Sea cows only with Rivers & Rafts (RR-1.2, RR-10.2)."""
        self.species: list[str] = [item["id"] for item in animals["items"]]
        self.tip_benefit: list[int] = [self.program.add(item["tipped"], OTHER) for item in animals["items"]]
        self.all_animals: i64 = 0
        for n, item in enumerate(animals["items"]):
            if self.has_rivers or not item["rivers"]:
                self.all_animals += one(n) * int(item["count"])
        self.set_vp: list[int] = animals["set_vp"]

    def _stones(self, stones: Data) -> None:
        self.stone_ids: list[str] = [item["id"] for item in stones["items"]]
        self.stone_era: list[int] = [item["era"] for item in stones["items"]]
        self.stone_bonus: list[int] = [self.program.add(item["effects"], STONES) for item in stones["items"]]
        self.stone_terrain: list[int] = [
            self.types.index(item["terrain"]) if item["terrain"] else NONE for item in stones["items"]
        ]
        self.open_stones: int = stones["open"][str(self.players)]
        self.era_stones: list[i64] = [0, 0]
        self.set_stones: list[int] = []
        """Stones that must be on the display: the Landmark Stone with Rivers & Rafts (RR-1.10)."""
        for n, item in enumerate(stones["items"]):
            if not item["rivers"]:
                self.era_stones[item["era"] - 1] |= bit(n)
            elif self.has_rivers:
                self.set_stones.append(n)

    def _river(self, data: Data) -> None:
        river = data["river"]
        self.course: list[int] = [n - 1 for n in river["course"]]
        self.west_third: list[int] = [n - 1 for n in river["west"]["third"]]
        self.east_third: list[int] = [n - 1 for n in river["east"]["third"]]
        self.centre_others: list[list[int]] = [[n - 1 for n in pair] for pair in river["centre"]["others"]]
        self.glacier_tiles: int = river["glacier_tiles"][str(self.landmarks)] if self.has_rivers else 0
        self.laid_tiles: int = river["single_tiles"]
        self.delta_raft: int = river["delta_raft"]
        self.delta_camp: int = river["delta_camp"]
        self.base_ids: list[str] = [item["id"] for item in river["start_bases"]]
        self.base_touches: list[i64] = []
        for item in river["start_bases"]:
            touched: i64 = 0
            for n in item["touches"]:
                touched |= bit(n - 1)
            self.base_touches.append(touched)
        fish = data["fish"]["items"]
        self.fish_ids: list[str] = [item["id"] for item in fish]
        self.fish_bonus: list[int] = [self.program.add(item["effects"], FISHING) for item in fish]
        self.all_fish: i64 = 0
        self.great_fish = 0
        for n, item in enumerate(fish):
            if self.has_rivers:
                self.all_fish += one(n) * int(item["count"])
            if any(record["verb"] == "reshuffle_fish" for record in item["effects"]):
                self.great_fish = n

    def _solo(self, solo: Data, options: dict[str, str]) -> None:
        self.rival_ids: list[str] = [item["id"] for item in solo["cards"]]
        self.rival_column: list[int] = [COLUMNS.index(item["column"]) for item in solo["cards"]]
        self.rival_strength: list[int] = [item["strength"] for item in solo["cards"]]
        self.solo: dict[str, Any] = solo
        self.rival_bonus: int = solo["levels"][options["solo_level"]]


def _rate(rates: list[Data], step: int) -> int:
    """The rate of the last entry that begins at or below a step."""
    return int([entry["rate"] for entry in rates if entry["from"] <= step][-1])
