"""The language of the rule tests: a small table, a few choices, one fact.

``turn(red(hand="2 forager, hunter", food=3), blue())`` is a table at which red has the first turn of round 1;
``eclipse(...)`` is one before the secret piles, ``rivers=2`` one with a river and two landmarks.  Cards are written
``2 forager, hunter``; what is not listed of the nine starting cards lies in the draw pile.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache, partial
from typing import Any, Final

from bogwood import scene
from bogwood.games.winter.rules.box import SIDE_NAMES
from bogwood.games.winter.rules.game import Winter
from bogwood.games.winter.rules.land import FROM_EAST, FROM_WEST, NO_RIVER, Land
from bogwood.games.winter.rules.packs import bit, bits_in, count_of, kinds_in, one, total
from bogwood.games.winter.rules.program import REST, TRACK_SOURCES
from bogwood.games.winter.rules.rival import shuffle_rival_cards
from bogwood.games.winter.rules.scoring import score_of
from bogwood.games.winter.rules.state import STONE_BITS, Tribe, World, packed
from bogwood.games.winter.rules.steps import ACTION, ECLIPSE, POINTS, PREPARATION, STEPS
from bogwood.games.winter.rules.turns import FIGURES
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.refusal import Refusal
from bogwood.scene import Wish, lucky_key

COLOURS: Final = ["red", "yellow", "green", "blue"]

PLAIN: Final = (
    "forest_a plains_a hills_a "
    "mountains_a forest_b plains_b glacier_a "
    "tundra_a hills_b base_tile mountains_b tundra_b "
    "glacier_b forest_c plains_c hills_c "
    "mountains_c tundra_c glacier_c"
)
RIVER: Final = (
    "forest_a plains_a hills_a "
    "printed_glacier volcano river glacier_a "
    "river river river river river "
    "forest_b plains_b tundra_b printed_glacier "
    "mountains_a tundra_a hills_b"
)
"""The maps of the tests, hex by hex; the river flows from west to east."""


@dataclass
class Player:
    """What a player has at the beginning of a test."""

    name: str
    hand: str = ""
    discard: str = ""
    played: str = ""
    grave: str = ""
    deck: str | None = None
    food: int = 0
    tools: int = 0
    honor: int = 0
    sacrifice: int = 0
    strength: int = 0
    chief: str = "ash_lance_a"
    camps: str = ""
    at_base: int = 0
    base: str = ""
    raft: int = 0
    villages: str = ""
    animals: str = ""
    tipped: str = ""
    stones: str = ""
    level_1: str = ""
    level_2: str = ""
    neutral_1: str = ""
    points: Mapping[str, int] = field(default_factory=dict)


red = partial(Player, "red")
yellow = partial(Player, "yellow")
green = partial(Player, "green")
blue = partial(Player, "blue")
rival = partial(Player, "rival")


@cache
def _opened(players: int, options: str) -> Winter:
    return Winter(players, dict(pair.split("=") for pair in options.split()))


def opened(players: int = 2, **options: Any) -> Winter:
    """The game, opened once for each choice of options."""
    return _opened(players, " ".join(f"{name}={value}" for name, value in sorted(options.items())))


def counted(text: str) -> dict[str, int]:
    """Things written ``2 forager, hunter``."""
    return scene.counted(scene.words_in(text))


class Table:
    """A game in progress."""

    def __init__(self, game: Winter, state: World) -> None:
        self.game = game
        self.s = state
        self.facts: list[Fact] = []
        self.heard: list[Fact] = []

    def play(self, *moves: str, by: str = "") -> Table:
        """Carry out choices of whoever has to decide, or of one player; each must be open."""
        for move in moves:
            option = self.game.catalogue.parse(move)
            seat = COLOURS.index(by) if by else self.game.seats_to_act(self.s)[0]
            assert self.game.legal(self.s, seat).holds(option), f"{move} is closed: {self.offered_to(seat)}"
            self.told(lambda seat=seat, option=option: self.game.apply(self.s, seat, option))
            self.sound()
        return self

    def luck(self, *draws: tuple[int, int]) -> Table:
        """Let the next numbers that chance draws, each below the first number, be the second one."""
        wish = Wish(tuple((wanted, below) for below, wanted in draws))
        self.s.rekey(lucky_key(self.game, self.s, wish))
        return self

    def told(self, act: Any) -> None:
        tale = Tale()
        self.s.tale = tale
        act()
        self.s.tale = None
        self.heard = tale.facts
        self.facts += tale.facts

    def until(self, asked: str, *, limit: int = 60) -> Table:
        """Decline, end turns and go on until somebody is asked this."""
        for _ in range(limit):
            if self.asked == asked:
                return self
            way_on = ("decline", "end", "pile:done", "ability:done", "terrain:rest", "to:discard", "member:rest")
            open_ways = [move for move in (*way_on, "chief:rest") if move in self.offered]
            assert open_ways, f"no way on from {self.asked}: {self.offered}"
            self.play(open_ways[0])
        raise AssertionError(f"{asked} does not come, but {self.asked}")

    def sound(self) -> Table:
        assert [str(problem) for problem in self.game.problems(self.s)] == []
        return self

    def offered_to(self, seat: int) -> set[str]:
        return {self.game.catalogue.notation(option) for option in self.game.legal(self.s, seat).listed()}

    @property
    def offered(self) -> set[str]:
        """What may be chosen now by the first who has to decide."""
        seats = self.game.seats_to_act(self.s)
        return self.offered_to(seats[0]) if seats else set()

    @property
    def asked(self) -> str:
        """Who decides what, such as ``red figure``; ``over`` at the end."""
        return f"{COLOURS[self.s.player]} {POINTS[self.s.top()]}" if self.s.pending else "over"

    def why(self, move: str, by: str = "") -> Refusal:
        """Why the one who decides may not choose this."""
        seat = COLOURS.index(by) if by else int(self.s.player)
        refusal = self.game.why_not(self.s, seat, self.game.catalogue.parse(move))
        assert refusal is not None, f"{move} is open"
        return refusal

    def tribe(self, name: str) -> Tribe:
        return self.s.tribes[1 if name == "rival" else COLOURS.index(name)]

    def cards(self, name: str, zone: str) -> dict[str, int]:
        """The cards of a zone: hand, deck, discard, played, grave or pile."""
        tribe = self.tribe(name)
        basic = getattr(tribe, zone)
        culture = getattr(tribe, f"{zone}_culture", 0)
        found = {self.game.box.basic_ids[kind]: int(count_of(basic, kind)) for kind in kinds_in(basic)}
        return found | {self.game.box.culture_ids[card]: 1 for card in bits_in(culture)}

    def camps(self, name: str) -> dict[str, int]:
        tribe = self.tribe(name)
        return {self.game.box.hex_ids[n]: int(tribe.camps_on(n)) for n in range(19) if tribe.camps_on(n) > 0}

    def animals(self, name: str) -> dict[str, int]:
        tribe = self.tribe(name)
        return {self.game.box.species[kind]: int(count_of(tribe.animals, kind)) for kind in kinds_in(tribe.animals)}

    def score(self, name: str) -> int:
        return score_of(self.s, COLOURS.index(name))

    def points(self, name: str) -> dict[str, int]:
        """The score track by source."""
        tribe = self.tribe(name)
        return {source: int(tribe.points_from(n)) for n, source in enumerate(TRACK_SOURCES) if tribe.points_from(n) > 0}

    def open_culture(self) -> list[str]:
        shown = [int(self.s.open_culture(place)) for place in range(8)]
        return ["-" if card < 0 else self.game.box.culture_ids[card] for card in shown]

    def open_animals(self) -> list[str]:
        shown = [int(self.s.open_animal(place)) for place in range(6)]
        return ["-" if kind < 0 else self.game.box.species[kind] for kind in shown]

    def open_stones(self, era: int = 1) -> list[str]:
        shown = self.s.stones_1 if era == 1 else self.s.stones_2
        found = []
        while shown:
            found.append("-" if shown & 31 == 0 else self.game.box.stone_ids[(shown & 31) - 1])
            shown >>= STONE_BITS
        return found

    def stacks(self) -> dict[str, int]:
        return {self.game.box.basic_ids[kind]: int(count_of(self.s.stacks, kind)) for kind in kinds_in(self.s.stacks)}

    def kinds(self) -> list[str]:
        """What the last choice was told as."""
        return [fact.kind for fact in self.heard]


def table(
    players: tuple[Player, ...],
    *,
    seats: int = 0,
    round: int = 1,
    culture: str = "",
    animals: str = "",
    stones: str = "",
    tiles: Mapping[str, str] | None = None,
    flow: str = "west",
    fish: str = "",
    columns: str = "",
    order: str = "",
    **options: Any,
) -> Table:
    """A table at which the players listed sit; those not listed have nothing."""
    number = seats or max(2, len([player for player in players if player.name != "rival"]))
    game = opened(number, **{"setup_cards": "beginner", **options})
    s = game.new("table")
    assert isinstance(s, World)
    s.pending = []
    s.sealed = 0
    s.round = round
    s.turn = 5
    _lay_land(game, s, tiles or {}, flow)
    _clear(game, s)
    by_name = {player.name: player for player in players}
    names = COLOURS[:number] + (["rival"] if number == 1 else [])
    for seat, name in enumerate(names):
        _seat(game, s, seat, by_name.get(name, Player(name)))
    _displays(game, s, culture, animals, stones, fish)
    for column in columns.split():
        s.columns |= bit(["initiate", "develop", "hunt", "explore"].index(column))
    s.set_order([names.index(name) for name in order.split()] if order else list(range(len(names))))
    shuffle_rival_cards(s)
    return Table(game, s)


def _lay_land(game: Winter, s: World, tiles: Mapping[str, str], flow: str) -> None:
    landmarks = game.box.landmarks
    laid = (RIVER if landmarks else PLAIN).split()
    if landmarks >= 2:
        laid[3] = "monolith"
    if landmarks == 3:
        laid[15] = "arch"
    for name, tile in tiles.items():
        laid[game.box.hex_ids.index(name)] = tile
    course = (FROM_WEST if flow == "west" else FROM_EAST) if landmarks else NO_RIVER
    s.land = Land(game.box, bytes(game.box.tile_ids.index(tile) for tile in laid), course)


def _clear(game: Winter, s: World) -> None:
    box = game.box
    s.stacks = box.all_stacks
    s.culture_deck = (box.era_culture[0] if s.round <= 2 else 0) | box.era_culture[1]
    s.culture_open = 0
    s.animal_deck = box.all_animals
    s.animal_discard = 0
    s.animals_open = 0
    s.stones_1 = 0
    s.stones_2 = 0
    s.fish = box.all_fish
    s.fish_discard = 0
    s.setup_open = 0
    s.columns = 0
    s.tribes = [Tribe() for _ in range(box.tribes)]


def _cards(game: Winter, s: World, tribe: Tribe, zone: str, text: str) -> None:
    box = game.box
    for name, number in counted(text).items():
        if name in box.culture_ids:
            card = box.culture_ids.index(name)
            s.culture_deck &= ~bit(card)
            setattr(tribe, f"{zone}_culture", getattr(tribe, f"{zone}_culture") | bit(card))
            continue
        kind = box.basic_ids.index(name)
        setattr(tribe, zone, getattr(tribe, zone) + one(kind) * number)
        if kind < box.starting_kinds:
            tribe.deck -= one(kind) * number
        else:
            s.stacks -= one(kind) * number


def _seat(game: Winter, s: World, seat: int, player: Player) -> None:
    box = game.box
    tribe = s.tribes[seat]
    tribe.camps_home = box.camps
    is_player = player.name != "rival"
    if is_player:
        tribe.deck = box.starting_deck
        chief, _, side = player.chief.rpartition("_")
        tribe.chief = box.chief_ids.index(chief)
        tribe.side = SIDE_NAMES.index(side)
        tribe.members, tribe.chiefs = box.members, 1
    for zone in ("hand", "discard", "played", "grave"):
        _cards(game, s, tribe, zone, getattr(player, zone))
    if player.deck is not None:
        tribe.discard += tribe.deck
        tribe.deck = 0
        for name, count in counted(player.deck).items():
            kind = box.basic_ids.index(name)
            tribe.deck += one(kind) * count
            if kind < box.starting_kinds:
                tribe.discard -= one(kind) * count
            else:
                s.stacks -= one(kind) * count
    tribe.food, tribe.tools = player.food, player.tools
    tribe.honor, tribe.sacrifice, tribe.strength = player.honor, player.sacrifice, player.strength
    _pieces(game, s, tribe, player)
    for species, count in counted(player.animals).items():
        tribe.animals += one(box.species.index(species)) * count
        s.animal_deck -= one(box.species.index(species)) * count
    for species, count in counted(player.tipped).items():
        tribe.tipped += one(box.species.index(species)) * count
        s.animal_deck -= one(box.species.index(species)) * count
    tribe.stones = packed([box.stone_ids.index(name) + 1 for name in player.stones.split()], STONE_BITS)
    for source, points in player.points.items():
        tribe.add_points(TRACK_SOURCES.index(source), points)
    if game.box.has_rivers:
        tribe.raft = player.raft
        tribe.base = box.base_ids.index(player.base or ["b2", "b4", "b6", "b8"][seat])


def _pieces(game: Winter, s: World, tribe: Tribe, player: Player) -> None:
    box = game.box
    for name in player.camps.split():
        tribe.put_camps(box.hex_ids.index(name), 1)
        tribe.camps_home -= 1
    tribe.camps_at_base = player.at_base
    tribe.camps_home -= player.at_base
    for name in player.villages.split():
        tribe.villages |= bit(box.junction_ids.index(name))
    for name in player.level_1.split():
        tribe.level_1 |= bit(box.space_ids.index(name))
    for name in player.neutral_1.split():
        tribe.neutral_1 |= bit(box.space_ids.index(name))
    for name in player.level_2.split():
        tribe.level_2 |= bit(box.square_ids.index(f"square_{name}"))


def _displays(game: Winter, s: World, culture: str, animals: str, stones: str, fish: str) -> None:
    box = game.box
    for place, name in enumerate(culture.split()):
        if name != "-":
            s.set_open_culture(place, box.culture_ids.index(name))
            s.culture_deck &= ~bit(box.culture_ids.index(name))
    for place, name in enumerate(animals.split()):
        if name != "-":
            s.set_open_animal(place, box.species.index(name))
            s.animal_deck -= one(box.species.index(name))
    shown = packed([0 if name == "-" else box.stone_ids.index(name) + 1 for name in stones.split()], STONE_BITS)
    if s.round <= 2:
        s.stones_1 = shown
    else:
        s.stones_2 = shown
    if fish:
        supply = sum(int(one(box.fish_ids.index(name))) * count for name, count in counted(fish).items())
        s.fish_discard = s.fish - supply
        s.fish = supply


def begun(made: Table, kind: int) -> Table:
    made.s.push(kind, 0)
    made.told(lambda: STEPS.settle(made.s))
    return made.sound()


def all_resting(made: Table) -> Table:
    """All figures of the round are placed, out of the way."""
    for tribe in made.s.tribes[: made.game.players]:
        while tribe.members:
            tribe.members -= 1
            tribe.put_member(REST)
        tribe.chiefs = 0
        tribe.put_chief(REST)
    for tribe in made.s.tribes[made.game.players :]:
        for card in range(FIGURES):
            reveal_first(made.s)
            tribe.put_member(made.game.box.rival_column[card])
            made.s.columns |= bit(made.game.box.rival_column[card])
    return made


def reveal_first(s: World) -> None:
    """Take the first of the Rival's cards away."""
    s.rival_cards &= s.rival_cards - 1


def turn(*players: Player, **more: Any) -> Table:
    """The first turn of a round."""
    return begun(table(players, **more), ACTION)


def eclipse(*players: Player, **more: Any) -> Table:
    """All figures are placed; the secret piles come next."""
    return begun(all_resting(table(players, **more)), ECLIPSE)


def preparing(*players: Player, **more: Any) -> Table:
    """After the last Eclipse turn of a round."""
    return begun(table(players, **more), PREPARATION)


def counting(*players: Player, **more: Any) -> Table:
    """The end of the game."""
    made = all_resting(table(players, round=4, **more))
    reveal_first(made.s)
    made.s.is_over = True
    return made.sound()


def edition(changes: dict[str, Any]) -> dict[str, Any]:
    """A corrected edition of one's own."""
    return {"format": "winter-edition-1", "edition": "mine", "changes": changes}


def under(changes: dict[str, Any], made: Table) -> Table:
    """The same table with the numbers of a corrected edition."""
    made.game = Winter(made.game.players, made.game.options, changes)
    made.s.box = made.game.box
    return made


def start(players: int = 3, seed: str = "start", **options: Any) -> Table:
    """A game as it is set up, with the facts of the set-up."""
    game = opened(players, **options)
    tale = Tale()
    state = game.new(seed, tale)
    assert isinstance(state, World)
    made = Table(game, state)
    made.heard = tale.facts
    return made.sound()


def size(pack: int) -> int:
    return int(total(pack))
