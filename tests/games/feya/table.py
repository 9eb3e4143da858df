"""The language of the rule tests: a small position, a few choices, one fact.

``swamp(frogs(gold=10, boats="-4,0"), crocodiles(settlements="1,1"), shrines="0,0 1,0")`` is a table at the first main
choice of the Frogs; the clans take their turns as they are listed, and clans that are not listed fill the empty seats.
Cells are written ``q,r`` everywhere, in choices too (``to:4,-2``); a settlement with fish on it is written ``1,0=3``.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final, cast

from bogwood.games.feya.rules import fish
from bogwood.games.feya.rules.box import TILES_PER_ROUND, TRACK_NAMES
from bogwood.games.feya.rules.game import Feya
from bogwood.games.feya.rules.land import island_at, leads, survey
from bogwood.games.feya.rules.state import Deal, Seat, Swamp, empty_table, find_islands
from bogwood.games.feya.rules.steps import BEGIN_ROUND, NEXT_TURN, POINTS, START_ORDER, STEPS
from bogwood.kernel.cells import cells, each, has
from bogwood.kernel.chance import Stream
from bogwood.kernel.edition import laid_over
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.hexes import axial, name, number
from bogwood.kernel.refusal import Refusal

CLANS: Final = ["crocodile", "turtle", "frog", "salamander"]
USUAL_GUIDES: Final = ["monk", "storyteller", "builder", "warrior", "merchant", "artist", "wiseman"]
"""Held by those who are given no other, in turn order; their initiatives ascend."""

SPECIAL_BITS: Final = 5
"""The width of a Salamander tile's place in a seat's packed word."""

COLOURS: Final = ["purple", "yellow", "blue", "green", "red", "orange"]

TEST_TEMPLES: Final = {
    "temple_1": [0, -4],
    "temple_2": [4, -4],
    "temple_3": [4, 0],
    "temple_4": [0, 4],
    "temple_5": [-4, 4],
}


def at(text: str) -> int:
    """The number of the cell written ``q,r``."""
    q, r = text.split(",")
    return number(int(q), int(r))


def written(n: int) -> str:
    """The cell of this number as ``q,r``."""
    q, r = axial(n)
    return f"{q},{r}"


def all_at(text: str) -> list[int]:
    """The numbers of several cells, written with spaces between."""
    return [at(word.split("=")[0]) for word in text.split()]


def pairs(text: str) -> list[list[int]]:
    return [list(axial(n)) for n in all_at(text)]


def cell_set(text: str) -> set[str]:
    """Several cells as a set, to compare with what a table answers."""
    return set(text.split())


def small_swamp(places: Mapping[str, str], more: Mapping[str, Any] | None = None) -> dict[str, Any]:
    """The test swamp as an edition: radius 4, five temples in corners, nothing printed but the fish named here."""
    boards = {}
    for board, numbers in (("swamp_34", range(1, 9)), ("swamp_2", range(5, 11))):
        boards[board] = {
            "geometry": {"radius": 4},
            "printed_shrines": {"cells": []},
            "numbered_shrine_spaces": {"cells": {str(n): None for n in numbers}},
            "temples": {"cells": TEST_TEMPLES},
            "fish_cells": {"cells": {colour: pairs(places.get(colour, "")) for colour in COLOURS}},
        }
    changes = laid_over({"boards": boards}, more or {})
    return {"format": "feya-edition-1", "edition": "test-swamp", "changes": changes}


@cache
def _opened(players: int, options: str, edition: str) -> Feya:
    """Opened once for each edition and choice of options; both come as JSON."""
    return Feya(players, json.loads(options), json.loads(edition))


@dataclass
class Clan:
    """What a clan has at the beginning of a test; ``opened`` counts the settlements gone from each track."""

    name: str
    guide: str = ""
    side: str = "normal"
    gold: int = 0
    mana: int = 0
    fish: int = 0
    navigation: int = 0
    workers: int = 3
    axolotls: int = 0
    opened: tuple[int, int, int, int] = (1, 1, 1, 0)
    settlements: str = ""
    boats: str = ""
    tiles: str = ""
    temples: str = ""
    specials: str = ""
    passed: bool = False


crocodiles = partial(Clan, "crocodile")
turtles = partial(Clan, "turtle")
frogs = partial(Clan, "frog")
salamanders = partial(Clan, "salamander")


class ClanAtTable:
    """One clan as it stands now."""

    def __init__(self, table: Table, number: int) -> None:
        self._table = table
        self.number = number

    @property
    def seat(self) -> Seat:
        return self._table.state.seats[self.number]

    @property
    def gold(self) -> int:
        return int(self.seat.gold)

    @property
    def mana(self) -> int:
        return int(self.seat.mana)

    @property
    def fish(self) -> int:
        return int(self.seat.fish)

    @property
    def vp(self) -> int:
        return self._table.game.scores(self._table.state)[self.number]

    @property
    def navigation(self) -> int:
        return int(self.seat.navigation)

    @property
    def workers(self) -> int:
        """Clan workers available now (FS-7.3)."""
        return int(self.seat.workers)

    @property
    def axolotls(self) -> int:
        return int(self.seat.axolotls)

    @property
    def guide(self) -> str:
        return self._table.game.box.guide_ids[self.seat.guide] if self.seat.guide >= 0 else ""

    @property
    def opened(self) -> tuple[int, ...]:
        return tuple(self.seat.track(track) for track in range(len(TRACK_NAMES)))

    @property
    def settlements(self) -> set[str]:
        return {written(n) for n in each(self.seat.settlements)}

    @property
    def boats(self) -> list[str]:
        return [written(self.seat.boat(n)) for n in range(self.seat.boats_afloat())]

    @property
    def tiles(self) -> set[str]:
        """The bonus tiles taken and not used yet."""
        ids = self._table.game.box.tile_ids
        return {ids[n] for n in range(len(ids)) if (self.seat.tiles >> n) & 1}

    @property
    def temples(self) -> set[str]:
        """The temples of which the clan has a tile."""
        ids = self._table.game.box.temple_ids
        return {ids[n] for n in range(len(ids)) if (self.seat.temples >> n) & 1}

    @property
    def passed(self) -> bool:
        return self.seat.has_passed

    def points(self, source: str) -> int:
        """The points on one line of the score sheet."""
        sheet = self._table.game.score_sheet(self._table.state)
        return sum(line.points for line in sheet if line.seat == self.number and line.source == source)


class Table:
    """A game and its state, with words to play and to ask."""

    def __init__(self, game: Feya, state: Swamp) -> None:
        self.game = game
        self.state = state
        self.opening: list[Fact] = []
        """What happened before the first decision."""

    # The clans.

    def clan(self, name: str) -> ClanAtTable:
        for seat, each_seat in enumerate(self.state.seats):
            if self.game.box.clan_ids[each_seat.clan] == name:
                return ClanAtTable(self, seat)
        raise KeyError(name)

    @property
    def crocodiles(self) -> ClanAtTable:
        return self.clan("crocodile")

    @property
    def turtles(self) -> ClanAtTable:
        return self.clan("turtle")

    @property
    def frogs(self) -> ClanAtTable:
        return self.clan("frog")

    @property
    def salamanders(self) -> ClanAtTable:
        return self.clan("salamander")

    def seat(self, number: int) -> ClanAtTable:
        return ClanAtTable(self, number)

    # Playing.

    def option(self, choice: str) -> int:
        """The option of this notation; a cell in it may be written ``q,r``."""
        word, colon, where = choice.partition(":")
        if "," in where:
            choice = word + colon + name(at(where))
        return self.game.catalogue.parse(choice)

    def play(self, *choices: str) -> Table:
        """Make these choices, each by the seat that has to act; each must be legal."""
        for choice in choices:
            self.play_one(choice)
        return self

    def play_one(self, choice: str) -> None:
        seat = self.acting
        option = self.option(choice)
        assert self.game.legal(self.state, seat).holds(option), (choice, self.point, str(self.why_not(choice)))
        self.game.apply(self.state, seat, option)

    def pass_turn(self) -> Table:
        """Pass, and answer all that is asked with the first of the options."""
        self.play("pass")
        while self.point != "confirm_pass":
            self.play(sorted(self.offered)[0])
        return self.play("confirm")

    def told(self, *choices: str) -> list[Fact]:
        """Make these choices and hear the facts."""
        tale = Tale()
        self.state.tale = tale
        self.play(*choices)
        self.state.tale = None
        return tale.facts

    def copy(self) -> Table:
        """The same table again, to try something else."""
        return Table(self.game, self.state.clone())

    # Asking.

    def why_not(self, choice: str) -> Refusal | None:
        return self.game.why_not(self.state, self.acting, self.option(choice))

    def offers(self, choice: str) -> bool:
        return self.game.legal(self.state, self.acting).holds(self.option(choice))

    def refuses(self, choice: str) -> Refusal:
        """The reason why a choice is closed; it must be closed."""
        assert not self.offers(choice), choice
        reason = self.why_not(choice)
        assert reason is not None
        return reason

    @property
    def offered(self) -> set[str]:
        """All legal options in notation."""
        legal = self.game.legal(self.state, self.acting)
        return {self.game.catalogue.notation(option) for option in legal}

    def of_kind(self, word: str) -> set[str]:
        """What follows ``word:`` in the legal options of this word; cells as ``q,r``."""
        found = set()
        for option in self.game.legal(self.state, self.acting):
            entry = self.game.catalogue.entry(option)
            if entry.notation.startswith(word + ":"):
                cell = f"{entry.arguments['q']},{entry.arguments['r']}" if "q" in entry.arguments else ""
                found.add(cell or entry.notation.partition(":")[2])
        return found

    @property
    def acting(self) -> int:
        """The seat that has to act."""
        return self.game.seats_to_act(self.state)[0]

    @property
    def player(self) -> str:
        """The clan that has to act."""
        return self.game.box.clan_ids[self.state.seats[self.acting].clan]

    @property
    def point(self) -> str:
        """The decision point that is open."""
        return POINTS[self.state.top()]

    @property
    def order(self) -> list[str]:
        """The clans in turn order."""
        return [self.game.box.clan_ids[self.state.seats[seat].clan] for seat in self.state.order]

    @property
    def round(self) -> int:
        return int(self.state.round)

    @property
    def is_over(self) -> bool:
        return self.game.is_over(self.state)

    @property
    def totem(self) -> str:
        return written(self.state.totem) if self.state.totem > 0 else ""

    @property
    def shrines(self) -> set[str]:
        return {written(n) for n in each(self.state.shrines)}

    @property
    def islands(self) -> list[set[str]]:
        return [{written(n) for n in each(island)} for island in self.state.islands]

    @property
    def fishing_places(self) -> set[str]:
        """Where fish of the season can still be caught (FS-9.1)."""
        return {written(n) for n in each(fish.places(self.state))}

    @property
    def supply(self) -> int:
        """The shrine tiles left in the supply."""
        return int(self.state.supply)

    @property
    def axolotls(self) -> int:
        """The axolotls left in the supply."""
        return int(self.state.axolotls)

    @property
    def display(self) -> set[str]:
        ids = self.game.box.guide_ids
        return {ids[n] for n in range(len(ids)) if self.state.is_displayed(n)}

    @property
    def bonus_tiles(self) -> set[str]:
        """The bonus tiles that nobody has taken yet, of all rounds."""
        ids = self.game.box.tile_ids
        return {ids[n] for n in range(len(ids)) if (self.state.tiles >> n) & 1}

    @property
    def reserved(self) -> str:
        return self.game.box.space_ids[self.state.reserved] if self.state.reserved >= 0 else ""

    def leaders(self, island: str) -> set[str]:
        """The clans that lead the island of this cell (FS-5.10)."""
        k = island_at(self.state, at(island))
        seats = range(len(self.state.seats))
        return {self.game.box.clan_ids[self.state.seats[n].clan] for n in seats if leads(self.state, n, k)}

    def fish_on(self, where: str) -> int:
        """The fish on a settlement, or on a guide in the display."""
        if "," in where:
            return self.state.stack(at(where))
        return self.state.fish_on_guide(self.game.box.guide_ids.index(where))

    def is_open_water(self, where: str) -> bool:
        return has(self.state.open_water, at(where))


@cache
def _usual(players: int, options: tuple[tuple[str, str], ...]) -> Feya:
    return Feya(players, dict(options))


def new_table(players: int, seed: str = "seed", **options: str) -> Table:
    """A game of the edition that comes with the program, before its first decision."""
    game = _usual(players, tuple(sorted(options.items())))
    return Table(game, cast(Swamp, game.new(seed)))


def wander(table: Table, seed: str = "wander") -> Iterator[None]:
    """Play at random to the end of the game, with a pause before every choice."""
    stream = Stream(seed)
    while not table.is_over:
        yield
        options = table.game.legal(table.state, table.acting)
        table.game.apply(table.state, table.acting, options.nth(stream.below(len(options))))


def swamp(
    *clans: Clan,
    players: int = 0,
    shrines: str = "",
    neutrals: tuple[str, str] = ("", ""),
    totem: str = "",
    round: int = 1,
    season: str = "purple",
    races: str = "",
    trophies: str = "",
    display: str = "",
    guide_fish: Mapping[str, int] | None = None,
    bonus_tiles: str = "",
    supply: int = 4,
    axolotls: int = 8,
    taken: str = "",
    reserved: str = "",
    options: Mapping[str, str] | None = None,
    changes: Mapping[str, Any] | None = None,
    begin: str = "turn",
    **places: str,
) -> Table:
    """A position on the test swamp.

    ``begin`` says where it stands: ``turn`` at the first main choice, ``round`` before income, ``start`` before the
    starting settlements.  ``taken`` names spaces that hold a worker; ``purple``, ``yellow`` ... are fishing places;
    ``changes`` are more changes of the data.
    """
    seated = _filled(list(clans), players)
    chosen = {"clan_side": "/".join(clan.side for clan in seated), **(options or {})}
    game = _opened(len(seated), json.dumps(chosen), json.dumps(small_swamp(places, changes)))
    s = empty_table(game.box, _deal(game, season, races, trophies))
    s.rekey("seed")
    s.round = round
    s.seats = [_seat(game, clan) for clan in seated]
    s.order = list(range(len(seated)))
    s.place = -1
    s.neutrals = [cells(all_at(colour)) for colour in neutrals] if len(seated) == 2 else []
    s.shrines = cells(all_at(shrines))
    s.supply = supply
    s.round_shrines = 5 - round
    s.axolotls = axolotls - sum(clan.axolotls for clan in seated)
    s.totem = at(totem) if totem else 0
    s.display = _bits(game.box.guide_ids, display or _usual_display(game, s))
    for guide, amount in (guide_fish or {}).items():
        s.set_fish_on_guide(game.box.guide_ids.index(guide), amount)
    s.tiles = _bits(game.box.tile_ids, bonus_tiles or _usual_tiles(game))
    s.placed = bytes(1 if space in taken.split() else 0 for space in game.box.space_ids)
    s.reserved = game.box.space_ids.index(reserved) if reserved else -1
    _lay_land(s, seated, shrines, neutrals)
    table = Table(game, s)
    table.opening = _begin(s, begin)
    return table


def _filled(clans: list[Clan], players: int) -> list[Clan]:
    """The clans at the table, each with a guide; three unless more are named or two are asked for."""
    seats = players or max(3, len(clans))
    spare = [name for name in CLANS if name not in [clan.name for clan in clans]]
    seated = clans + [Clan(name) for name in spare[: seats - len(clans)]]
    held = [clan.guide for clan in seated]
    usual = [guide for guide in USUAL_GUIDES if guide not in held]
    for clan in seated:
        clan.guide = clan.guide or usual.pop(0)
    return seated


def _deal(game: Feya, season: str, races: str, trophies: str) -> Deal:
    box = game.box
    deal = Deal()
    deal.seasons = [box.season_ids.index(f"season_{season}")] * box.rounds
    deal.races = [box.race_ids.index(card) for card in races.split()]
    deal.trophies = [box.trophy_ids.index(card) for card in trophies.split()]
    return deal


def _seat(game: Feya, clan: Clan) -> Seat:
    box = game.box
    seat = Seat()
    seat.clan = box.clan_ids.index(clan.name)
    seat.side = 1 if clan.side == "lotus" else 0
    seat.guide = box.guide_ids.index(clan.guide)
    seat.gold = clan.gold
    seat.mana = clan.mana
    seat.fish = clan.fish
    seat.navigation = clan.navigation
    seat.workers = clan.workers
    seat.axolotls = clan.axolotls
    seat.settlements = cells(all_at(clan.settlements))
    for track, gone in enumerate(clan.opened):
        for _ in range(gone):
            seat.open_track(track)
    for n, cell in enumerate(all_at(clan.boats)):
        seat.set_boat(n, cell)
    seat.tiles = _bits(box.tile_ids, clan.tiles)
    seat.temples = _bits(box.temple_ids, clan.temples)
    seat.has_passed = clan.passed
    for n, special in enumerate(clan.specials.split()):
        seat.specials |= (n + 1) << (SPECIAL_BITS * box.special_ids.index(special))
    return seat


def _bits(ids: list[str], chosen: str) -> int:
    return sum(1 << ids.index(one) for one in set(chosen.split()))


def _usual_display(game: Feya, s: Swamp) -> str:
    """With the guides held seven in all (FS-2.11)."""
    held = [int(seat.guide) for seat in s.seats]
    free = [guide for n, guide in enumerate(game.box.guide_ids) if n not in held]
    return " ".join(free[-(game.box.guides_dealt - len(held)) :])


def _usual_tiles(game: Feya) -> str:
    """As many tiles of each round as there are players (FS-2.8)."""
    ids = game.box.tile_ids
    return " ".join(tile for n, tile in enumerate(ids) if n % TILES_PER_ROUND < game.players)


def _lay_land(s: Swamp, clans: list[Clan], shrines: str, neutrals: tuple[str, str]) -> None:
    settled = " ".join([clan.settlements for clan in clans] + list(neutrals))
    s.land = cells(all_at(shrines) + all_at(settled))
    for word in settled.split():
        cell, equals, fish = word.partition("=")
        if equals:
            s.set_stack(at(cell), int(fish))
    find_islands(s, all_at(shrines))
    survey(s)


def _begin(s: Swamp, where: str) -> list[Fact]:
    """Let happen what comes before the first decision; returns what was told of it."""
    tale = Tale()
    s.tale = tale
    if where == "start":
        s.round = 0
        s.push(START_ORDER, 0)
    elif where == "round":
        s.round -= 1
        s.push(BEGIN_ROUND, 0)
    else:
        s.push(NEXT_TURN, 0)
    STEPS.settle(s)
    s.tale = None
    return tale.facts
