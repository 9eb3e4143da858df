"""What lies in the box: the component data of one edition, ready for a number of players and the house rules.

The data file holds every number of the game with its provenance mark; this module turns it into plain lists for the
rules.  An edition of one's own is a second file whose changes are laid over the first.
"""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.cells import Cells, cell, cells, either, empty, first, is_empty, without
from bogwood.kernel.edition import Data, checked_edition, read_json
from bogwood.kernel.game import OptionKind
from bogwood.kernel.hexes import flood, hexagon, number
from bogwood.kernel.refusal import Refusal

from .choices import MAX_SPACES

FISH: Final = 0
TRADE: Final = 1
BUILD: Final = 2
NAVIGATE: Final = 3
IMPROVE_NAVIGATION: Final = 4
CELEBRATE: Final = 5
ADD_SHRINE: Final = 6
ACTIONS: Final = ["fish", "trade", "build", "navigate", "improve_navigation", "celebrate", "add_shrine"]

CATCH: Final = 1
VP_CELEBRATE: Final = 2
INCOME_VP: Final = 3
NEW_BOAT: Final = 4
INCOME_GOLD: Final = 5
INCOME_MANA: Final = 6
NEW_WORKER: Final = 7
NAVIGATION_NOW: Final = 8
INCOME_NAVIGATION: Final = 9
WILD: Final = 10
BONUSES: Final = [
    "none",
    "catch",
    "vp_celebrate",
    "income_vp",
    "boat",
    "income_gold",
    "income_mana",
    "worker",
    "navigation_now",
    "income_navigation",
    "wild",
]

RESERVE_SPACE: Final = 0
NAVIGATION_STEP: Final = 1
MORE_CATCH: Final = 2
MORE_MANA: Final = 3
VP_PER_TEMPLE_TILE: Final = 4
PRIVATE_BUILD_SPACE: Final = 5
MORE_AXOLOTLS: Final = 6
MORE_GOLD: Final = 7
VP_THEN_CELEBRATE: Final = 8
VP_PER_LED_ISLAND: Final = 9
ABILITIES: Final = [
    "reserve_space",
    "navigation_step",
    "catch",
    "mana",
    "vp_per_temple_tile",
    "private_build_space",
    "axolotl",
    "gold",
    "vp_then_celebrate",
    "vp_per_led_island",
]

EVERY_ISLAND: Final = 0
ON_ISLANDS: Final = 1
NAVIGATION_PLUS: Final = 2
WORKERS_UNLOCKED: Final = 3
FISH_CAUGHT: Final = 4
CONDITIONS: Final = [
    "settlement_on_every_island",
    "settlements_on_islands",
    "navigation_plus",
    "workers_unlocked",
    "fish_caught_in_turn",
    "trade_gold_in_turn",
]

LARGEST_GROUP: Final = 0
LED_ISLANDS: Final = 1
LARGEST_ISLANDS: Final = 2
NEXT_TO_TEMPLE: Final = 3
LONE_SETTLEMENTS: Final = 4
TROPHY_SCORES: Final = [
    "square_of_largest_own_group",
    "per_led_island",
    "per_settlement_on_largest_islands",
    "per_settlement_next_to_temple",
    "per_island_with_exactly_one_own",
    "per_settlement_on_smallest_islands",
]

TRACKS: Final = 4
TRACK_LENGTH: Final = 5
TRACK_NAMES: Final = ["upper_left", "upper_right", "lower_left", "lower_right"]
TILES_PER_ROUND: Final = 5
SIDES: Final = ["normal", "lotus"]
WORKER_KINDS: Final = ["clan", "axolotl"]

OPTIONS: Final = [
    OptionKind("clan_choice", ["free", "random"], "free", "FS-2.14"),
    OptionKind("clan_side", ["normal", "lotus", "choose"], "normal", "FS-2.15", True),
    OptionKind("first_drafter", ["random", "seat_1"], "random", "FS-3.1"),
    OptionKind("neutrals_count_for_majority", ["no", "yes"], "no", "FS-5.10"),
    OptionKind("start_block_test", ["yes", "no"], "yes", "FS-4.4"),
    OptionKind("temple_passage_in_block_test", ["yes", "no"], "yes", "FS-5.7"),
    OptionKind(
        "shrine_block_test", ["boats_temples_settlements", "boats_temples"], "boats_temples_settlements", "FS-15.3"
    ),
    OptionKind("celebrate_requires_fish", ["no", "yes"], "no", "FS-14.3"),
    OptionKind("leader_reservation", ["until_pass", "whole_phase"], "until_pass", "FS-22.1"),
    OptionKind("bare_shrine_is_island", ["yes", "no"], "yes", "FS-5.4"),
]


def read_data(name: str) -> Data:
    """A JSON file of this package."""
    return read_json("bogwood.games.feya.rules", name)


def edition_data(changes: Data | None) -> Data:
    """The data of the edition that comes with the game, or of a corrected one laid over it; checked."""
    return checked_edition("bogwood.games.feya.rules", changes, contradictions)


def contradictions(data: Data) -> list[Refusal]:
    """What a schema cannot see: cells off the board or used twice, stacks out of order, names given twice."""
    found: list[Refusal] = []
    for name, board in data["boards"].items():
        found += _board_contradictions(board, f"/boards/{name}")
    for name, tracks in data["clan_boards"]["boards"].items():
        found += _clan_board_contradictions(name, tracks, data["constants"]["start_settlements"])
    for temple, stack in data["temple_tiles"]["stacks"].items():
        points = [tile["vp"] for tile in stack]
        if points != sorted(points, reverse=True):
            found.append(Refusal("data-stack-order", "FS-2.10", f"/temple_tiles/stacks/{temple}"))
    for kind in ("clans", "guides", "season_cards", "race_cards", "trophy_cards", "salamander_tiles"):
        found += _repeated([item["id"] for item in data[kind]["items"]], f"/{kind}/items")
    found += _repeated([item["initiative"] for item in data["guides"]["items"]], "/guides/items")
    found += _repeated(
        [item["id"] for block in data["bonus_tiles"].values() for item in block["items"]], "/bonus_tiles"
    )
    space_ids = {item["id"] for board in data["boards"].values() for item in board["action_spaces"]["items"]}
    if len(space_ids) > MAX_SPACES:
        found.append(Refusal("data-too-many", "", "/boards", what="action_spaces", most=MAX_SPACES))
    return found


def _board_contradictions(board: Data, where: str) -> list[Refusal]:
    """Shrines, numbered spaces, temples and fishing places share no cell, and all lie on the board."""
    groups = {
        "printed_shrines": board["printed_shrines"]["cells"],
        "numbered_shrine_spaces": list(board["numbered_shrine_spaces"]["cells"].values()),
        "temples": list(board["temples"]["cells"].values()),
    }
    for colour, spots in board["fish_cells"]["cells"].items():
        groups[f"fish_cells/cells/{colour}"] = spots
    on_board = set(_all_cells(board["geometry"]["radius"]))
    used: set[tuple[int, int]] = set()
    found: list[Refusal] = []
    for group, spots in groups.items():
        for q, r in spots:
            if (q, r) not in on_board:
                found.append(Refusal("data-off-board", "", f"{where}/{group}", cell=f"{q},{r}"))
            if (q, r) in used:
                found.append(Refusal("data-cell-twice", "", f"{where}/{group}", cell=f"{q},{r}"))
            used.add((q, r))
    return found + _repeated([item["id"] for item in board["action_spaces"]["items"]], f"{where}/action_spaces")


def _repeated(names: list[Any], where: str) -> list[Refusal]:
    """A problem for every name that is given more than once."""
    return [
        Refusal("data-name-twice", "", where, text=str(name)) for name in sorted(set(names)) if names.count(name) > 1
    ]


def _clan_board_contradictions(name: str, tracks: Data, starts: int) -> list[Refusal]:
    found: list[Refusal] = []
    where = f"/clan_boards/boards/{name}"
    started = 0
    boats = 0
    for track in TRACK_NAMES:
        for place, space in enumerate(tracks[track]):
            boats += space["bonus"] == "boat"
            if space.get("start"):
                started += 1
                if place > 0:
                    found.append(Refusal("data-start-not-leftmost", "FS-21.1", f"{where}/{track}"))
    if started != starts:
        found.append(Refusal("data-count", "FS-4.1", where, what="start", found=started, expected=starts))
    if boats != 3:
        found.append(Refusal("data-count", "FS-2.16", where, what="boat", found=boats, expected=3))
    return found


def _all_cells(radius: int) -> list[tuple[int, int]]:
    span = range(-radius, radius + 1)
    return [(q, r) for q in span for r in span if abs(q + r) <= radius]


class Box:
    """One edition for one number of players under one choice of options: never changed once made."""

    def __init__(self, data: Data, players: int, options: dict[str, str], sides: list[str]) -> None:
        self.edition: str = data["edition"]
        self.players = players
        self.rounds: int = data["players"]["rounds"]
        self._house_rules(options, sides)
        self._counts(data)
        self._swamp(self._board_for(data, players))
        self._spaces(data, self._board_for(data, players))
        self._guides(data)
        self._clan_boards(data)
        self._cards(data)
        self._tiles(data)

    def _house_rules(self, options: dict[str, str], sides: list[str]) -> None:
        self.clan_choice_is_random = options["clan_choice"] == "random"
        self.side_choice = [["normal", "lotus", "choose"].index(side) for side in sides]
        self.first_drafter_is_random = options["first_drafter"] == "random"
        self.neutrals_are_rivals = options["neutrals_count_for_majority"] == "yes"
        self.start_block_test = options["start_block_test"] == "yes"
        self.temple_passage = options["temple_passage_in_block_test"] == "yes"
        self.shrine_spares_settlements = options["shrine_block_test"] == "boats_temples_settlements"
        self.celebrate_requires_fish = options["celebrate_requires_fish"] == "yes"
        self.reserved_whole_phase = options["leader_reservation"] == "whole_phase"
        self.bare_shrine_is_island = options["bare_shrine_is_island"] == "yes"

    def _counts(self, data: Data) -> None:
        start = data["start_resources"]["per_player"]
        self.start_gold: int = start["gold"]
        self.start_mana: int = start["mana"]
        self.start_fish: int = start["fish"]
        self.start_workers: int = start["workers"]
        counts = data["component_counts"]["items"]
        self.axolotls: int = counts["axolotl"]
        self.settlements: int = counts["settlement_per_clan"]
        self.boats: int = counts["boat_per_clan"]
        self.clan_ids: list[str] = [clan["id"] for clan in data["clans"]["items"]]
        drawn = data["drawn_at_setup"]["items"]
        self.shrine_numbers: list[int] = data["shrine_tiles"]["numbers"]
        self.shrines_dealt: int = drawn["shrine_tiles_on_swamp"]
        self.round_shrines: int = drawn["shrine_tiles_on_round_board"]
        self.guides_dealt: int = drawn["guides"]
        self.races_dealt: int = drawn["race_cards"]
        self.trophies_dealt: int = drawn["trophy_cards"]
        constants = data["constants"]
        self.gold_per_shrine: int = constants["gold_per_shrine_when_building"]
        self.stack_limit: int = constants["fish_stack_max"]
        self.sale_gold: list[int] = constants["sale_gold_by_position"]
        self.totem_sale_bonus: int = constants["totem_sale_bonus"]
        self.celebrate_vp_per_settlement: int = constants["celebrate_vp_per_settlement_with_fish"]
        self.celebrate_totem_vp: int = constants["celebrate_totem_vp"]
        self.celebrate_vp_per_fish: int = constants["celebrate_vp_per_own_fish"]
        self.mana_per_axolotl: int = constants["mana_per_axolotl"]
        self.mana_per_worker: int = constants["mana_per_worker"]
        self.start_settlements: int = constants["start_settlements"]
        self.neutral_settlements: int = constants["neutral_settlements_per_player_2p"] if self.players == 2 else 0
        self.end_vp_per_fish: int = constants["end_vp_per_fish_on_settlement"]
        self.end_vp_per_mana: int = constants["end_vp_per_mana"]
        self.end_gold_per_vp: int = constants["end_gold_per_vp"]
        steps = data["navigation_track"]["steps"]
        self.navigation_plus: list[int] = [step["plus"] for step in steps]
        self.navigation_vp: list[int] = [step["vp"] for step in steps]
        self.base_catch: int = data["base_catch"]["value"]

    def _board_for(self, data: Data, players: int) -> Data:
        """The side of the swamp board for this number of players (FS-2.1)."""
        for name, board in data["boards"].items():
            if players in board["players"]:
                self.board_name: str = name
                found: Data = board
                return found
        raise Refusal("data-no-board", "FS-2.1", "/boards", players=players)

    def _swamp(self, board: Data) -> None:
        self.radius: int = board["geometry"]["radius"]
        self.board: Cells = hexagon(self.radius)
        self.navigate_bonus: int = board["navigate_range_bonus"]["value"]
        self.printed_shrines: list[int] = _numbers(board["printed_shrines"]["cells"])
        self.islands_dealt: int = islands_among(self.printed_shrines) + self.shrines_dealt
        spaces = board["numbered_shrine_spaces"]["cells"]
        self.shrine_space: dict[int, int] = {int(key): number(*spaces[key]) for key in spaces}
        temples = board["temples"]["cells"]
        self.temple_ids: list[str] = list(temples)
        self.temple_cells: list[int] = [number(*temples[key]) for key in temples]
        self.temples: Cells = cells(self.temple_cells)
        self.colours: list[str] = list(board["fish_cells"]["cells"])
        self.fish_of_colour: list[Cells] = [
            cells(_numbers(board["fish_cells"]["cells"][colour])) for colour in self.colours
        ]
        self.fishing_places: Cells = empty()
        for places in self.fish_of_colour:
            self.fishing_places = either(self.fishing_places, places)

    def _spaces(self, data: Data, board: Data) -> None:
        """The action spaces; their numbers run over all boards, so that a name has the same number on each."""
        self.space_ids: list[str] = []
        for any_board in data["boards"].values():
            for item in any_board["action_spaces"]["items"]:
                if item["id"] not in self.space_ids:
                    self.space_ids.append(item["id"])
        total = len(self.space_ids)
        self.space_is_here: list[bool] = [False] * total
        self.space_action: list[int] = [0] * total
        self.space_cost: list[int] = [0] * total
        self.space_vp: list[int] = [0] * total
        self.space_mana: list[int] = [0] * total
        self.space_fish: list[int] = [0] * total
        for item in board["action_spaces"]["items"]:
            n = self.space_ids.index(item["id"])
            self.space_is_here[n] = True
            self.space_action[n] = ACTIONS.index(item["action"])
            self.space_cost[n] = item["pay_mana"]
            self.space_vp[n] = item["gain"].get("vp", 0)
            self.space_mana[n] = item["gain"].get("mana", 0)
            self.space_fish[n] = item["gain"].get("fish", 0)

    def _guides(self, data: Data) -> None:
        items = data["guides"]["items"]
        self.guide_ids: list[str] = [item["id"] for item in items]
        self.initiative: list[int] = [item["initiative"] for item in items]
        self.build_value: list[int] = [item["build_value"] for item in items]
        self.range: list[int] = [item["range"] for item in items]
        self.ability: list[int] = [ABILITIES.index(item["ability"]) for item in items]
        self.ability_amount: list[int] = [item["amount"] for item in items]

    def _clan_boards(self, data: Data) -> None:
        """Bonuses by board, track and place: the normal side first, then the lotus sides (FS-21.4 to FS-21.8)."""
        boards = data["clan_boards"]["boards"]
        self.board_names: list[str] = ["normal"] + [f"{clan}_lotus" for clan in self.clan_ids]
        self.bonus: list[int] = []
        self.bonus_amount: list[int] = []
        self.is_start: list[bool] = []
        for name in self.board_names:
            for track in TRACK_NAMES:
                for space in boards[name][track]:
                    self.bonus.append(BONUSES.index(space["bonus"]))
                    self.bonus_amount.append(space.get("amount", 0))
                    self.is_start.append(bool(space.get("start", False)))
        specials = data["salamander_tiles"]["items"]
        self.special_ids: list[str] = [item["id"] for item in specials]
        self.special_bonus: list[int] = [BONUSES.index(item["bonus"]) for item in specials]
        self.special_amount: list[int] = [item["amount"] for item in specials]

    def _cards(self, data: Data) -> None:
        stacks = data["temple_tiles"]["stacks"]
        self.temple_vp: list[list[int]] = []
        self.temple_mana: list[list[int]] = []
        self.temple_fish: list[list[int]] = []
        for temple in self.temple_ids:
            tiles = [tile for tile in stacks[temple] if tile["min_players"] <= self.players]
            self.temple_vp.append([tile["vp"] for tile in tiles])
            self.temple_mana.append([tile["mana"] for tile in tiles])
            self.temple_fish.append([tile["fish"] for tile in tiles])
        seasons = data["season_cards"]["items"]
        self.season_ids: list[str] = [item["id"] for item in seasons]
        self.season_fish: list[Cells] = []
        for item in seasons:
            places = empty()
            for colour in item["colours"]:
                places = either(places, self.fish_of_colour[self.colours.index(colour)])
            self.season_fish.append(places)
        races = data["race_cards"]["items"]
        self.race_ids: list[str] = [item["id"] for item in races]
        self.race_condition: list[int] = [CONDITIONS.index(item["condition"]["type"]) for item in races]
        self.race_count: list[int] = [item["condition"]["count"] for item in races]
        self.race_islands: list[int] = [item["condition"].get("islands", 0) for item in races]
        self.race_vp: list[int] = data["race_card_values"]["vp"]
        trophies = data["trophy_cards"]["items"]
        self.trophy_ids: list[str] = [item["id"] for item in trophies]
        self.trophy_score: list[int] = [TROPHY_SCORES.index(item["score"]) for item in trophies]
        self.trophy_vp: list[int] = [item["vp"] for item in trophies]

    def _tiles(self, data: Data) -> None:
        """The twenty bonus tiles, five per round, in the order of the data file."""
        self.tile_ids: list[str] = []
        self.tile_range: list[int] = []
        self.tile_catch: list[int] = []
        self.tile_discount: list[int] = []
        self.tile_action: list[int] = []
        self.tile_pay_mana: list[int] = []
        self.tile_pay_gold: list[int] = []
        self.tile_axolotls: list[int] = []
        self.tile_mana: list[int] = []
        self.tile_fish: list[int] = []
        self.tile_gold: list[int] = []
        self.tile_vp: list[int] = []
        self.tile_usable_from: list[int] = []
        for block in ("round_1", "round_2", "round_3", "round_4"):
            rounds = data["bonus_tiles"][block]["usable_in_rounds"]
            for item in data["bonus_tiles"][block]["items"]:
                pay = item.get("pay", {})
                gain = item.get("gain", {})
                self.tile_ids.append(item["id"])
                self.tile_range.append(item.get("range", 0))
                self.tile_catch.append(item.get("catch", 0))
                self.tile_discount.append(item.get("discount", 0))
                self.tile_action.append(ACTIONS.index(item["action"]) if "action" in item else -1)
                self.tile_pay_mana.append(pay.get("mana", 0))
                self.tile_pay_gold.append(pay.get("gold", 0))
                self.tile_axolotls.append(gain.get("axolotl", 0))
                self.tile_mana.append(gain.get("mana", 0))
                self.tile_fish.append(gain.get("fish", 0))
                self.tile_gold.append(gain.get("gold", 0))
                self.tile_vp.append(item.get("vp", 0))
                self.tile_usable_from.append(min(rounds) if rounds else 99)


def _numbers(spots: list[list[int]]) -> list[int]:
    return [number(q, r) for q, r in spots]


def islands_among(shrines: list[int]) -> int:
    """How many islands these shrines make by themselves."""
    left = cells(shrines)
    total = 0
    while not is_empty(left):
        left = without(left, flood(cell(first(left)), left))
        total += 1
    return total


def place(board: int, track: int, index: int) -> int:
    """Where the bonus lists keep a space of a clan board."""
    return (board * TRACKS + track) * TRACK_LENGTH + index
