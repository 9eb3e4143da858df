"""The language of the rule tests: a small table, a few choices, one fact.

``trading(red(coins=3), blue(), discs={"stall_1": "blue red"}, stalls={"stall_1": "cloth wine"})`` is a table at the
moment the first disc acts; discs are listed from the bottom of their pile.  Players sit in the order of their colours,
and players that are not listed have what everybody has: two coins and nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, Final

from bogwood.games.felinia.rules.box import DISCS, PIER_NAMES, PLACES, bit_of
from bogwood.games.felinia.rules.game import Felinia
from bogwood.games.felinia.rules.packs import GOODS, bits_in, count_of, one, total
from bogwood.games.felinia.rules.scoring import SOURCES, lines_of
from bogwood.games.felinia.rules.state import Realm, Seat, card_seen, empty_table, fill_bag
from bogwood.games.felinia.rules.steps import BIDDING, DEPARTURE, POINTS, PREPARING, STEPS, STORING, TRADING
from bogwood.kernel.cells import each
from bogwood.kernel.facts import Fact, Tale
from bogwood.kernel.refusal import Refusal
from bogwood.scene import counted, words_in

COLOURS: Final = ["red", "blue", "green", "yellow"]
HOME: Final = {"ships": "deck_cheetah_1 deck_lion_3 deck_lynx_1 -", "gone": "deck_panther_1"}
"""The ships after phase 3: one has sailed."""

DECKS: Final = "deck_cheetah_1 deck_lion_3 deck_lynx_1 deck_panther_1"
"""The ships of a test unless it names others: 13:30, 13:00, 11:30, 10:00."""


@dataclass
class Player:
    """What a player has at the beginning of a test.

    ``goods`` is written ``2 cloth, wine``; ``settled`` are posts with the token taken there,
    ``lion_post_1=lion_token_2``, or ``=gift`` for the one that left the game.
    """

    name: str
    coins: int = 2
    goods: str = ""
    spice: int = 0
    gold: int = 0
    food: int = 0
    settled: str = ""
    bonus: str = ""
    castles: str = ""
    income: int = 0
    stock: int = -1


red = partial(Player, "red")
blue = partial(Player, "blue")
green = partial(Player, "green")
yellow = partial(Player, "yellow")


@cache
def _opened(players: int, options: str) -> Felinia:
    return Felinia(players, dict(pair.split("=") for pair in options.split()))


def opened(players: int = 3, **options: str) -> Felinia:
    """The game, opened once for each choice of options."""
    return _opened(players, " ".join(f"{name}={value}" for name, value in sorted(options.items())))


def pack(game: Felinia, text: str) -> int:
    """A pack of goods written ``2 cloth, wine``."""
    counts = counted(words_in(text))
    return sum(int(one(game.box.goods.index(good))) * number for good, number in counts.items())


class Table:
    """A game in progress."""

    def __init__(self, game: Felinia, state: Realm) -> None:
        self.game = game
        self.s = state
        self.facts: list[Fact] = []
        self.heard: list[Fact] = []

    def play(self, *moves: str) -> Table:
        """Carry out choices of whoever has to decide; each must be open."""
        for move in moves:
            option = self.game.catalogue.parse(move)
            seat = self.game.seats_to_act(self.s)[0]
            assert self.game.legal(self.s, seat).holds(option), f"{move} is closed: {self.offered}"
            tale = Tale()
            self.s.tale = tale
            self.game.apply(self.s, seat, option)
            self.s.tale = None
            self.heard = tale.facts
            self.facts += tale.facts
            self.sound()
        return self

    def sound(self) -> Table:
        assert [str(problem) for problem in self.game.problems(self.s)] == []
        return self

    @property
    def offered(self) -> set[str]:
        """What may be chosen now."""
        seats = self.game.seats_to_act(self.s)
        options = self.game.legal(self.s, seats[0]).listed() if seats else []
        return {self.game.catalogue.notation(option) for option in options}

    @property
    def answers(self) -> set[str]:
        """The same without sales."""
        return {move for move in self.offered if not move.startswith("sell:")}

    @property
    def asked(self) -> str:
        """Who decides what, such as ``red bid``; ``over`` at the end."""
        return f"{COLOURS[self.s.player]} {POINTS[self.s.top()]}" if self.s.pending else "over"

    def why(self, move: str) -> Refusal:
        """Why the one who decides may not choose this."""
        refusal = self.game.why_not(self.s, int(self.s.player), self.game.catalogue.parse(move))
        assert refusal is not None, f"{move} is open"
        return refusal

    def described(self, move: str) -> tuple[str, dict[str, int | str]]:
        sentence = self.game.describe(self.s, int(self.s.player), self.game.catalogue.parse(move))
        return sentence.key.removeprefix("felinia-option-"), sentence.arguments

    def forgone(self, move: str) -> str | None:
        """What a move would lose, by the key of its sentence."""
        sentence = self.game.forgoes(self.s, int(self.s.player), self.game.catalogue.parse(move))
        return None if sentence is None else sentence.key

    def seat(self, colour: str) -> Seat:
        return self.s.seats[COLOURS.index(colour)]

    def goods(self, colour: str) -> dict[str, int]:
        return self.named(self.seat(colour).goods)

    def named(self, goods: int) -> dict[str, int]:
        return {self.game.box.goods[kind]: int(count_of(goods, kind)) for kind in range(GOODS) if count_of(goods, kind)}

    def tiles(self, colour: str) -> int:
        return int(total(self.seat(colour).goods))

    @property
    def bag(self) -> int:
        return int(total(self.s.bag))

    def stall(self, number: int) -> int:
        return int(self.s.tiles_on_stall(number - 1))

    def aboard(self, pier: int) -> list[str]:
        """Whose merchants sit on a ship, the left seat first."""
        riders = [int(self.s.rider(pier - 1, place)) for place in range(2)]
        return [COLOURS[rider] for rider in riders if rider >= 0]

    def deck(self, pier: int) -> str:
        tile = int(self.s.deck(pier - 1))
        return "" if tile < 0 else self.game.box.deck_ids[tile]

    def settled(self, colour: str) -> set[str]:
        return {self.game.box.province_ids[post] for post in bits_in(self.seat(colour).settled)}

    def tokens(self, colour: str) -> set[str]:
        return {self.game.box.token_ids[token] for token in bits_in(self.seat(colour).tokens)}

    def castles(self, colour: str) -> set[str]:
        return {self.game.box.castle_ids[card] for card in bits_in(self.seat(colour).castles)}

    def bonus(self, colour: str) -> set[str]:
        return {self.game.box.bonus_ids[tile] for tile in bits_in(self.seat(colour).bonus)}

    def at(self) -> str:
        return self.game.box.province_ids[self.s.at]

    def visited(self) -> set[str]:
        return {self.game.box.province_ids[n] for n in each(self.s.visited)}

    def told(self, kind: str) -> list[Fact]:
        """The facts of this kind that the last choice told."""
        return [fact for fact in self.heard if fact.kind == kind]

    def points(self, colour: str) -> dict[str, int]:
        """The lines of the score sheet if the game ended now."""
        lines = lines_of(self.s, COLOURS.index(colour))
        return {source: lines[n] for n, source in enumerate(SOURCES) if lines[n] > 0}

    def world(self, colour: str, seed: str) -> Realm:
        """A state that this player cannot tell from the true one."""
        world = self.game.determinise(self.s, COLOURS.index(colour), seed)
        assert isinstance(world, Realm)
        return world

    def view(self, colour: str) -> dict[str, Any]:
        return self.game.view(self.s, COLOURS.index(colour) if colour else -1)


def laid_out(
    players: tuple[Player, ...],
    options: Mapping[str, str],
    seats: int = 3,
    first: str = "red",
    ships: str = DECKS,
    stack: str | None = None,
    gone: str = "",
    aboard: Mapping[str, str] | None = None,
    stalls: Mapping[str, str] | None = None,
    discs: Mapping[str, str] | None = None,
    open_tokens: str = "",
    cards: str = "",
    pile: str = "",
    emptied: str = "",
    round_number: int = 1,
    seed: str = "test",
) -> Table:
    """A table with nothing decided yet."""
    game = opened(seats, **options)
    s = empty_table(game.box)
    s.rekey(seed)
    s.round = round_number
    s.first = COLOURS.index(first)
    by_name = {player.name: player for player in players}
    taken: dict[str, str] = {}
    for colour in COLOURS[:seats]:
        s.seats.append(_seat(game, by_name.get(colour, Player(colour)), taken))
    _lay_ships(game, s, ships, stack, aboard or {})
    for deck in gone.split():
        s.deck_left &= ~bit_of(game.box.deck_ids.index(deck))
    _lay_town(game, s, stalls or {}, discs or {})
    _lay_tokens(game, s, taken, open_tokens)
    _lay_piles(game, s, cards, pile)
    for n, colour in enumerate(COLOURS[:seats]):
        player = by_name.get(colour, Player(colour))
        if player.stock >= 0:
            s.seats[n].stock = player.stock
    fill_bag(s)
    if emptied:
        _empty_bag(game, s, emptied)
    return Table(game, s)


def _seat(game: Felinia, player: Player, taken: dict[str, str]) -> Seat:
    seat = Seat()
    seat.coins, seat.spice, seat.gold, seat.food = player.coins, player.spice, player.gold, player.food
    seat.goods = pack(game, player.goods)
    seat.discs = DISCS - player.income
    seat.income = player.income
    seat.stock = game.box.merchants
    for pair in player.settled.split():
        post, token = pair.split("=")
        taken[post] = token
        seat.stock -= 1
        seat.settled |= bit_of(game.box.province_ids.index(post))
        if token != "gift":
            seat.tokens |= bit_of(game.box.token_ids.index(token))
    for tile in player.bonus.split():
        seat.bonus |= bit_of(game.box.bonus_ids.index(tile))
    for card in player.castles.split():
        seat.castles |= bit_of(game.box.castle_ids.index(card))
    return seat


def _lay_ships(game: Felinia, s: Realm, ships: str, stack: str | None, aboard: Mapping[str, str]) -> None:
    """Deck tiles pier by pier, ``-`` for none; the stack holds all others unless it is named."""
    ids = game.box.deck_ids
    s.deck_left = game.box.all_decks
    for pier, deck in enumerate(ships.split()):
        if deck != "-":
            s.set_deck(pier, ids.index(deck))
            s.deck_left &= ~bit_of(ids.index(deck))
    if stack is not None:
        s.deck_left = sum(int(bit_of(ids.index(deck))) for deck in stack.split())
    if game.box.deck_face_up and s.deck_left:
        top = bits_in(s.deck_left)[0]
        s.deck_top = top
        s.deck_left &= ~bit_of(top)
    for name, riders in aboard.items():
        for place, rider in enumerate(riders.split()):
            s.set_rider(PIER_NAMES.index(name), place, COLOURS.index(rider))
            s.seats[COLOURS.index(rider)].stock -= 1


def _lay_town(game: Felinia, s: Realm, stalls: Mapping[str, str], discs: Mapping[str, str]) -> None:
    for place, goods in stalls.items():
        for good in goods.split():
            s.put_on_stall(PLACES.index(place), game.box.goods.index(good), 1)
    for place, owners in discs.items():
        for owner in owners.split():
            seat = COLOURS.index(owner)
            n = PLACES.index(place)
            s.set_pile(n, s.piles[n] << 2 | seat)
            s.seats[seat].discs -= 1


def _lay_tokens(game: Felinia, s: Realm, taken: dict[str, str], open_tokens: str) -> None:
    """Named tokens face up; the others face down, or face up in a fixed order in the advanced game."""
    box = game.box
    given = dict(pair.split("=") for pair in open_tokens.split())
    used = {*taken.values(), *given.values()}
    s.unseen = box.all_tokens
    for token in used:
        s.unseen &= ~bit_of(box.token_ids.index(token))
    laid = bytearray(box.posts)
    for post, name in enumerate(box.province_ids[: box.posts]):
        if name in given:
            laid[post] = box.token_ids.index(given[name]) + 1
        elif name not in taken:
            s.closed |= bit_of(post)
    if box.is_advanced:
        left = bits_in(s.unseen)
        for post in bits_in(s.closed):
            laid[post] = left.pop(0) + 1
        s.closed = 0
        s.unseen = 0
    s.tokens = bytes(laid)


def _lay_piles(game: Felinia, s: Realm, cards: str, pile: str) -> None:
    """``cards`` are castle cards in their order, ``pile`` the bonus tiles; nobody has seen where the others are."""
    box = game.box
    s.bonus_hidden = bit_of(len(box.bonus_ids)) - 1
    s.castle_left = box.all_castles
    for seat in s.seats:
        s.bonus_hidden &= ~seat.bonus
        s.castle_left &= ~seat.castles
    order = [box.bonus_ids.index(tile) for tile in pile.split()] or bits_in(s.bonus_hidden)
    if any(seat.bonus for seat in s.seats) or pile:
        s.set_bonus_order(order)
        s.bonus_hidden = 0
    else:
        s.set_bonus_order(order[:1])
        s.bonus_hidden &= ~bit_of(order[0])
    if cards:
        s.castle_under = [int(card_seen(box.castle_ids.index(card), 0)) for card in cards.split()]
        for card in cards.split():
            s.castle_left &= ~bit_of(box.castle_ids.index(card))
        _put_away(s)


def _put_away(s: Realm) -> None:
    """The cards a test does not name follow those it names."""
    s.castle_under = s.castle_under + [int(card_seen(card, 0)) for card in bits_in(s.castle_left)]
    s.castle_left = 0


def _empty_bag(game: Felinia, s: Realm, left: str) -> None:
    """Give all tiles of the bag but these to the last player."""
    keep = 0 if left == "nothing" else pack(game, left)
    s.seats[-1].goods += s.bag - keep
    fill_bag(s)


def begun(table: Table, kind: int) -> Table:
    table.s.push(kind, 0)
    tale = Tale()
    table.s.tale = tale
    STEPS.settle(table.s)
    table.s.tale = None
    table.heard = tale.facts
    table.facts = tale.facts[:]
    return table.sound()


def bidding(*players: Player, mode: str = "basic", options: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A table before the first disc."""
    return begun(laid_out(players, {"mode": mode, **(options or {})}, **more), BIDDING)


def trading(*players: Player, mode: str = "basic", options: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A table at which all discs that matter are placed."""
    return begun(laid_out(players, {"mode": mode, **(options or {})}, **more), TRADING)


def sailing(*players: Player, mode: str = "basic", options: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A table at the beginning of phase 3."""
    return begun(laid_out(players, {"mode": mode, **(options or {})}, **more), DEPARTURE)


def storing(*players: Player, mode: str = "basic", options: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A table at the beginning of phase 4."""
    return begun(laid_out(players, {"mode": mode, **(options or {})}, **{**HOME, **more}), STORING)


def preparing(*players: Player, mode: str = "basic", options: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A table at the beginning of phase 5."""
    return begun(laid_out(players, {"mode": mode, **(options or {})}, **{**HOME, **more}), PREPARING)


def counting(*players: Player, mode: str = "basic", options: Mapping[str, str] | None = None, **more: Any) -> Table:
    """A table whose points are counted as they are."""
    return laid_out(players, {"mode": mode, **(options or {})}, **more)


def start(players: int = 3, seed: str = "start", **options: str) -> Table:
    """A game as it is set up, with the facts of the set-up."""
    game = opened(players, **options)
    tale = Tale()
    state = game.new(seed, tale)
    assert isinstance(state, Realm)
    table = Table(game, state)
    table.heard = tale.facts
    return table.sound()
