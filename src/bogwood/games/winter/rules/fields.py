"""The fields of a state, and what follows from them.  Written by ``python3 make.py fields`` from fields.toml."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.cells import Cells
from bogwood.kernel.game import Json
from bogwood.kernel.native import i64
from bogwood.kernel.reader import Reader
from bogwood.kernel.steps import StepState
from bogwood.kernel.writer import named, names_in, seats_in

from .box import SIDE_NAMES, Box
from .packs import pack_names, read_pack
from .program import COLUMNS

NO_NUMBERS: Final[list[int]] = []
NO_CELLS: Final[list[Cells]] = []
"""Lists of states are replaced, never changed in place, so all may begin with the same empty one."""


class TribeFields:
    """What is kept of one tribe."""

    def __init__(self) -> None:
        self.food: i64 = 0
        self.tools: i64 = 0
        self.honor: i64 = 0
        self.sacrifice: i64 = 0
        self.strength: i64 = 0
        self.members: i64 = 0
        """Figures not placed yet in this round."""
        self.chiefs: i64 = 0
        self.placed: i64 = 0
        self.chief: i64 = -1
        self.setup_card: i64 = -1
        self.waiting: i64 = 0
        self.animals: i64 = 0
        self.tipped: i64 = 0
        self.stones: i64 = 0
        self.camps_home: i64 = 0
        self.camps_at_base: i64 = 0
        self.camps: i64 = 0
        self.base: i64 = -1
        self.raft: i64 = -1
        self.villages: i64 = 0
        """Junctions, such as `1-2-5`."""
        self.level_1: i64 = 0
        self.level_2: i64 = 0
        self.neutral_1: i64 = 0
        self.neutral_2: i64 = 0
        self.points: i64 = 0
        self.more_points: i64 = 0
        self.discard: i64 = 0
        self.discard_culture: i64 = 0
        self.played: i64 = 0
        self.played_culture: i64 = 0
        self.grave: i64 = 0
        self.grave_culture: i64 = 0
        self.known: i64 = 0
        self.known_culture: i64 = 0
        self.side: i64 = -1
        self.hand: i64 = 0
        self.hand_culture: i64 = 0
        self.deck: i64 = 0
        self.deck_culture: i64 = 0
        self.pile: i64 = 0

    def copy_fields(self, twin: TribeFields) -> None:
        """Make the fields of a twin equal to these; lists are shared."""
        twin.food = self.food
        twin.tools = self.tools
        twin.honor = self.honor
        twin.sacrifice = self.sacrifice
        twin.strength = self.strength
        twin.members = self.members
        twin.chiefs = self.chiefs
        twin.placed = self.placed
        twin.chief = self.chief
        twin.setup_card = self.setup_card
        twin.waiting = self.waiting
        twin.animals = self.animals
        twin.tipped = self.tipped
        twin.stones = self.stones
        twin.camps_home = self.camps_home
        twin.camps_at_base = self.camps_at_base
        twin.camps = self.camps
        twin.base = self.base
        twin.raft = self.raft
        twin.villages = self.villages
        twin.level_1 = self.level_1
        twin.level_2 = self.level_2
        twin.neutral_1 = self.neutral_1
        twin.neutral_2 = self.neutral_2
        twin.points = self.points
        twin.more_points = self.more_points
        twin.discard = self.discard
        twin.discard_culture = self.discard_culture
        twin.played = self.played
        twin.played_culture = self.played_culture
        twin.grave = self.grave
        twin.grave_culture = self.grave_culture
        twin.known = self.known
        twin.known_culture = self.known_culture
        twin.side = self.side
        twin.hand = self.hand
        twin.hand_culture = self.hand_culture
        twin.deck = self.deck
        twin.deck_culture = self.deck_culture
        twin.pile = self.pile

    def field_numbers(self) -> list[int]:
        """The numbers of these fields, in the order of the digest."""
        found: list[int] = [
            self.hand,
            self.hand_culture,
            self.deck,
            self.deck_culture,
            self.discard,
            self.discard_culture,
            self.played,
            self.played_culture,
            self.pile,
            self.grave,
            self.grave_culture,
            self.known,
            self.known_culture,
            self.food,
            self.tools,
            self.honor,
            self.sacrifice,
            self.strength,
            self.members,
            self.chiefs,
            self.placed,
            self.chief,
            self.side,
            self.setup_card,
            self.waiting,
            self.animals,
            self.tipped,
            self.stones,
            self.camps,
            self.camps_home,
            self.camps_at_base,
            self.base,
            self.raft,
            self.villages,
            self.level_1,
            self.level_2,
            self.neutral_1,
            self.neutral_2,
            self.points,
            self.more_points,
        ]
        return found


def tribe_open(
    me: TribeFields,
    box: Box,
    figures: object,
    stones: object,
    camps: object,
    raft: object,
    points: object,
    discard: object,
    played: object,
    grave: object,
    known: object,
) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "food": int(me.food),
        "tools": int(me.tools),
        "honor": int(me.honor),
        "sacrifice": int(me.sacrifice),
        "strength": int(me.strength),
        "members": int(me.members),
        "chiefs": int(me.chiefs),
        "figures": figures,
        "chief": named(box.chief_ids, int(me.chief)),
        "setup_card": named(box.setup_ids, int(me.setup_card)),
        "waiting_draws": int(me.waiting),
        "animals": pack_names(box.species, me.animals),
        "tipped": pack_names(box.species, me.tipped),
        "stones": stones,
        "camps_home": int(me.camps_home),
        "camps_at_base": int(me.camps_at_base),
        "camps": camps,
        "base": named(box.base_ids, int(me.base)),
        "raft": raft,
        "villages": names_in(box.junction_ids, me.villages),
        "level_1": names_in(box.space_ids, me.level_1),
        "level_2": names_in(box.square_ids, me.level_2),
        "neutral_1": names_in(box.space_ids, me.neutral_1),
        "neutral_2": names_in(box.square_ids, me.neutral_2),
        "points": points,
        "discard": discard,
        "played": played,
        "grave": grave,
        "known": known,
    }


def tribe_secret(me: TribeFields, box: Box, hand: object, deck: object, pile: object) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "side": named(SIDE_NAMES, int(me.side)),
        "hand": hand,
        "deck": deck,
        "pile": pile,
    }


def read_tribe(me: TribeFields, given: dict[str, Any], box: Box, reader: Reader, where: str) -> None:
    """Take these fields from a position whose shape is right; what is odd about them is left to others."""
    me.food = given["food"]
    me.tools = given["tools"]
    me.honor = given["honor"]
    me.sacrifice = given["sacrifice"]
    me.strength = given["strength"]
    me.members = given["members"]
    me.chiefs = given["chiefs"]
    me.chief = reader.pick(box.chief_ids, given["chief"], f"{where}/chief")
    me.setup_card = reader.pick(box.setup_ids, given["setup_card"], f"{where}/setup_card")
    me.waiting = given["waiting_draws"]
    me.animals = read_pack(reader, box.species, given["animals"], f"{where}/animals")
    me.tipped = read_pack(reader, box.species, given["tipped"], f"{where}/tipped")
    me.camps_home = given["camps_home"]
    me.camps_at_base = given["camps_at_base"]
    me.base = reader.pick(box.base_ids, given["base"], f"{where}/base")
    me.villages = reader.mask(box.junction_ids, given["villages"], f"{where}/villages")
    me.level_1 = reader.mask(box.space_ids, given["level_1"], f"{where}/level_1")
    me.level_2 = reader.mask(box.square_ids, given["level_2"], f"{where}/level_2")
    me.neutral_1 = reader.mask(box.space_ids, given["neutral_1"], f"{where}/neutral_1")
    me.neutral_2 = reader.mask(box.square_ids, given["neutral_2"], f"{where}/neutral_2")
    me.side = reader.pick(SIDE_NAMES, given["side"], f"{where}/side")


class WorldFields(StepState):
    """What is kept of the table."""

    def __init__(self, pending: list[int]) -> None:
        super().__init__(pending)
        self.order: i64 = 0
        self.stacks: i64 = 0
        self.culture_open: i64 = 0
        self.stones_1: i64 = 0
        self.stones_2: i64 = 0
        self.animals_open: i64 = 0
        self.animal_discard: i64 = 0
        self.fish_discard: i64 = 0
        self.fish_drawn: i64 = 0
        self.setup_open: i64 = 0
        self.columns: i64 = 0
        """Columns that have had their first figure in this round."""
        self.labour: i64 = 0
        self.column_labour: i64 = 0
        self.culture_played: i64 = 0
        self.column: i64 = -1
        self.first: i64 = 0
        self.free_to_hand: i64 = 0
        self.abilities: i64 = 0
        self.led: i64 = 0
        self.rest_of_terrain: i64 = 0
        self.culture_deck: i64 = 0
        self.animal_deck: i64 = 0
        self.fish: i64 = 0
        self.rival_cards: i64 = 0
        self.sealed: i64 = 0

    def copy_fields(self, twin: WorldFields) -> None:
        """Make the fields of a twin equal to these; lists are shared."""
        self.copy_business(twin)
        twin.order = self.order
        twin.stacks = self.stacks
        twin.culture_open = self.culture_open
        twin.stones_1 = self.stones_1
        twin.stones_2 = self.stones_2
        twin.animals_open = self.animals_open
        twin.animal_discard = self.animal_discard
        twin.fish_discard = self.fish_discard
        twin.fish_drawn = self.fish_drawn
        twin.setup_open = self.setup_open
        twin.columns = self.columns
        twin.labour = self.labour
        twin.column_labour = self.column_labour
        twin.culture_played = self.culture_played
        twin.column = self.column
        twin.first = self.first
        twin.free_to_hand = self.free_to_hand
        twin.abilities = self.abilities
        twin.led = self.led
        twin.rest_of_terrain = self.rest_of_terrain
        twin.culture_deck = self.culture_deck
        twin.animal_deck = self.animal_deck
        twin.fish = self.fish
        twin.rival_cards = self.rival_cards
        twin.sealed = self.sealed

    def field_numbers(self) -> list[int]:
        """The numbers of these fields, in the order of the digest."""
        found: list[int] = [
            self.round,
            self.order,
            self.sealed,
            self.columns,
            self.stacks,
            self.culture_open,
            self.culture_deck,
            self.stones_1,
            self.stones_2,
            self.animals_open,
            self.animal_deck,
            self.animal_discard,
            self.fish,
            self.fish_discard,
            self.fish_drawn,
            self.setup_open,
            self.rival_cards,
            self.labour,
            self.column_labour,
            self.culture_played,
            self.column,
            self.first,
            self.free_to_hand,
            self.abilities,
            self.led,
            self.rest_of_terrain,
        ]
        return found


def table_open(
    me: WorldFields,
    box: Box,
    order: object,
    map: object,
    culture: object,
    stones: object,
    animals: object,
    player_turn_column_labour: object,
) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "round": int(me.round),
        "over": bool(me.is_over),
        "turn": int(me.turn),
        "order": order,
        "map": map,
        "stacks": pack_names(box.basic_ids, me.stacks),
        "culture": culture,
        "stones": stones,
        "animals": animals,
        "animal_discard": pack_names(box.species, me.animal_discard),
        "fish_discard": pack_names(box.fish_ids, me.fish_discard),
        "fish_drawn": pack_names(box.fish_ids, me.fish_drawn),
        "setup_cards": names_in(box.setup_ids, me.setup_open),
        "columns": names_in(COLUMNS[:4], me.columns),
        "player_turn": {
            "labour": int(me.labour),
            "column_labour": player_turn_column_labour,
            "culture_played": int(me.culture_played),
            "column": named(COLUMNS, int(me.column)),
            "first": bool(me.first),
            "free_to_hand": int(me.free_to_hand),
        },
        "eclipse": {
            "abilities": pack_names(box.basic_ids, me.abilities),
            "hexes": names_in(box.hex_ids, me.led),
            "rest_of_terrain": bool(me.rest_of_terrain),
        },
    }


def table_hidden(me: WorldFields, box: Box, tribes: object) -> Json:
    """These fields as they stand in a position; what is odd about them is handed over."""
    return {
        "culture_deck": names_in(box.culture_ids, me.culture_deck),
        "animal_deck": pack_names(box.species, me.animal_deck),
        "fish": pack_names(box.fish_ids, me.fish),
        "rival_cards": names_in(box.rival_ids, me.rival_cards),
        "sealed": seats_in(me.sealed),
        "tribes": tribes,
    }


def read_table(me: WorldFields, given: dict[str, Any], box: Box, reader: Reader, where: str) -> None:
    """Take these fields from a position whose shape is right; what is odd about them is left to others."""
    me.stacks = read_pack(reader, box.basic_ids, given["stacks"], f"{where}/stacks")
    me.animal_discard = read_pack(reader, box.species, given["animal_discard"], f"{where}/animal_discard")
    me.fish_discard = read_pack(reader, box.fish_ids, given["fish_discard"], f"{where}/fish_discard")
    me.fish_drawn = read_pack(reader, box.fish_ids, given["fish_drawn"], f"{where}/fish_drawn")
    me.setup_open = reader.mask(box.setup_ids, given["setup_cards"], f"{where}/setup_cards")
    me.columns = reader.mask(COLUMNS[:4], given["columns"], f"{where}/columns")
    me.labour = given["player_turn"]["labour"]
    me.culture_played = given["player_turn"]["culture_played"]
    me.column = reader.pick(COLUMNS, given["player_turn"]["column"], f"{where}/player_turn/column")
    me.first = int(given["player_turn"]["first"])
    me.free_to_hand = given["player_turn"]["free_to_hand"]
    me.abilities = read_pack(reader, box.basic_ids, given["eclipse"]["abilities"], f"{where}/eclipse/abilities")
    me.led = reader.mask(box.hex_ids, given["eclipse"]["hexes"], f"{where}/eclipse/hexes")
    me.rest_of_terrain = int(given["eclipse"]["rest_of_terrain"])
    me.culture_deck = reader.mask(box.culture_ids, given["culture_deck"], f"{where}/culture_deck")
    me.animal_deck = read_pack(reader, box.species, given["animal_deck"], f"{where}/animal_deck")
    me.fish = read_pack(reader, box.fish_ids, given["fish"], f"{where}/fish")
    me.rival_cards = reader.mask(box.rival_ids, given["rival_cards"], f"{where}/rival_cards")
    me.sealed = reader.seat_mask(given["sealed"], f"{where}/sealed")
