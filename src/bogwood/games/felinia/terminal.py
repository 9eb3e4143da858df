"""The table as text, for terminals and logs: at most 110 columns, letters and numbers as well as colours.

The page shows what everybody may see (FE-2.4); only ``status``, which is made for one seat, tells its secrets.  A
picture is lines of spans; a span names its style, and what a style looks like is the business of whoever shows it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Mapping
from typing import Final, Protocol, cast

from bogwood.kernel.catalogue import Entry
from bogwood.kernel.game import Sentence, State
from bogwood.kernel.text import GAP, Block, Canvas, Span, Spans, beside, listed
from bogwood.manifest import Book

from .rules.box import NO_SYMBOL, PIER_NAMES, PIERS, PLACES, STALLS, SYMBOLS
from .rules.castles import cards_in_pile
from .rules.packs import GOODS, bits_in, count_of, size_of, total
from .rules.scoring import open_lines_of
from .rules.state import Realm, stack_size
from .rules.steps import POINTS
from .rules.table import discs_of, stall_of
from .rules.view import phase_of, stack_of, supply_of

Arguments = Mapping[str, int | str]

WIDTH: Final = 110
LEFT: Final = 62
RIGHT: Final = WIDTH - LEFT - GAP

COLUMN: Final = 4
"""Characters for half the way from one province of a row to the next."""

CELL: Final = 7

USES: Final[dict[str, list[tuple[str, str]]]] = {
    "bids": [("bid", "place")],
    "goods_bought": [("buy", "good")],
    "guild": [("guild", "gain")],
    "bonus_tiles": [("bonus", "tile")],
    "piers": [("board", "pier")],
}
"""What statistics count: for each heading the decision points, and the argument of an option that names the thing."""


class Speech(Protocol):
    """The words of one language."""

    def say(self, key: str, arguments: Arguments | None = None, game: str = "") -> str: ...

    def name(self, game: str, thing: str) -> str: ...


def hints(state: Realm, entry: Entry) -> list[Sentence]:
    """Help for what an option names."""
    if entry.point == "sell":
        return [Sentence("felinia-help-sell", {})]
    if entry.point == "bid":
        place = str(entry.arguments["place"])
        return [Sentence("felinia-help-place-" + place.split("_")[0], {})]
    if entry.point == "bonus":
        return [Sentence(f"felinia-help-tile-{entry.arguments['tile']}", {})]
    if "good" in entry.arguments:
        return [Sentence(f"felinia-help-good-{entry.arguments['good']}", {})]
    if entry.point == "board":
        return [Sentence("felinia-help-board", {})]
    if "province" in entry.arguments and entry.point != "turn":
        return province_hints(state, str(entry.arguments["province"]))
    return []


def province_hints(state: Realm, province: str) -> list[Sentence]:
    """What the symbol or the token in a province does."""
    n = state.box.province_ids.index(province)
    if state.box.symbols[n] != NO_SYMBOL:
        return [Sentence(f"felinia-help-symbol-{SYMBOLS[state.box.symbols[n]]}", {})]
    token = state.token_at(n)
    return [] if token < 0 else [Sentence(f"felinia-help-token-{state.box.token_name(token)}", {})]


def tip(state: Realm, seat: int) -> Sentence | None:
    """Advice for a first game that fits the moment of this seat's decision."""
    point = POINTS[state.top()] if state.pending else ""
    if point == "bid" and state.round == 1:
        return Sentence(f"felinia-help-first-game-{5 - int(state.seats[seat].discs)}", {})
    by_point = {"buy": "trading", "move": "exploring", "store_4": "storing", "bid": "bidding"}
    return Sentence(f"felinia-help-phase-{by_point[point]}", {}) if point in by_point else None


class Picture:
    """The table, drawn in one language."""

    def __init__(self, state: Realm, speech: Speech) -> None:
        self.s = state
        self.box = state.box
        self.speech = speech

    def say(self, key: str, **arguments: int | str) -> str:
        return self.speech.say(key, arguments, "felinia")

    def name(self, thing: str) -> str:
        return self.speech.name("felinia", thing)

    def called(self, seat: int) -> str:
        """The name of a seat: its colour."""
        return self.name(self.box.colours[seat])

    def page(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """The whole table: the island above, the town below to the left, the players to the right."""
        left = [*self.town(), [], *self.ships()]
        return [*self.heading(), [], *self.board(marked, with_names), [], *beside(left, self.players(), LEFT)]

    def heading(self) -> Block:
        """The round and what is left of everything."""
        s = self.s
        phase = phase_of(s)
        said = [self.say("felinia-text-round", round=int(s.round), phase=phase)]
        stack = stack_of(s)
        if stack["top"] is not None:
            said.append(self.say("felinia-text-stack_open", count=stack_size(s), deck=str(stack["top"])))
        elif stack["back"] is not None:
            said.append(self.say("felinia-text-stack", count=stack_size(s), back=str(stack["back"])))
        said.append(self.say("felinia-text-bag", count=int(total(s.bag))))
        top = int(s.bonus_top())
        if top < 0:
            said.append(self.say("felinia-text-bonus_pile_empty"))
        else:
            left = len(s.bonus_order()) + size_of(s.bonus_hidden)
            said.append(self.say("felinia-text-bonus_pile", count=left, tile=self.box.bonus_ids[top]))
        if self.box.is_advanced:
            said.append(self.say("felinia-text-castle_pile", count=cards_in_pile(s)))
        supply = {thing: int(str(left)) for thing, left in supply_of(s).items()}
        said.append(self.say("felinia-text-supply", **supply))
        return [[(said[0], "title")], *listed("", said[1:], WIDTH)]

    # The island

    def board(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """The map: each province with its label and what is in it; those named in ``marked`` stand out."""
        columns = [round(x / 43.3) for x in self.box.province_x]
        rows = [round(y / 75) for y in self.box.province_y]
        left, above = min(columns), min(rows)
        canvas = Canvas((max(columns) - left) * COLUMN + CELL + 1, (max(rows) - above + 1) * 2)
        for n, province in enumerate(self.box.province_ids):
            x, y = (columns[n] - left) * COLUMN, (rows[n] - above) * 2
            canvas.put(x, y, self.box.labels[n].center(CELL), "marked" if province in marked else "dim")
            inside, style = self.province(n)
            canvas.put(x, y + 1, inside[:CELL].center(CELL), style)
        return [*canvas.lines(), [(self.say("felinia-text-signs"), "dim")]]

    def province(self, n: int) -> Span:
        """What is in a province, in at most seven characters."""
        s = self.s
        if s.at == n:
            return f"<{int(s.player) + 1}>", "marked"
        for seat, who in enumerate(s.seats):
            if n < self.box.posts and (who.settled >> n) & 1:
                return f"({seat + 1})", "title"
        if n < self.box.posts and (s.closed >> n) & 1:
            return "[?]", ""
        token = s.token_at(n)
        if token >= 0:
            return f"[{self.name(self.box.token_name(token))[:4]}]", "good"
        if self.box.symbols[n] != NO_SYMBOL:
            return self.name(SYMBOLS[self.box.symbols[n]])[:CELL], ""
        return "~~~", "water"

    # The town

    def town(self) -> Block:
        """Stalls and guild: goods and discs, the top disc last."""
        block: Block = [[(self.say("felinia-text-stalls"), "title")]]
        for place, name in enumerate(PLACES):
            goods = [self.name(good) for good in stall_of(self.s, place)] if place < STALLS else []
            text = ", ".join(goods) or "–"
            if not self.box.is_open[place]:
                text = self.say("felinia-text-closed")
            discs = "".join(f"({owner + 1})" for owner in discs_of(self.s, place))
            block.append([(f" {self.name(name)}: {text}  {discs}".rstrip(), "")])
        return block

    def ships(self) -> Block:
        """The ships by pier: destination, time, price and seats."""
        block: Block = [[(self.say("felinia-text-ships"), "title")]]
        for pier in range(PIERS):
            block.append([(" " + self.ship(pier), "")])
        return block

    def ship(self, pier: int) -> str:
        tile = int(self.s.deck(pier))
        if tile < 0:
            return self.say("felinia-text-no_ship", pier=PIER_NAMES[pier])
        riders = [int(self.s.rider(pier, place)) for place in range(self.box.deck_seats[tile])]
        seats = "".join("( )" if rider < 0 else f"({rider + 1})" for rider in riders)
        country = self.box.countries[self.box.deck_country[tile]]
        return f"{pier + 1} {self.box.deck_departs[tile]} {self.name('ship_' + country)}: {self.price(tile)}  {seats}"

    def price(self, tile: int) -> str:
        parts = self.goods(self.box.deck_price[tile])
        if self.box.deck_coins[tile] > 0:
            parts.append(f"{self.box.deck_coins[tile]} {self.name('coin')}")
        return " + ".join(parts)

    def goods(self, pack: int) -> list[str]:
        return [
            f"{count_of(pack, kind)} {self.name(self.box.goods[kind])}"
            for kind in range(GOODS)
            if count_of(pack, kind) > 0
        ]

    # The players

    def players(self) -> Block:
        return [line for seat in range(len(self.s.seats)) for line in [*self.own_board(seat), []]]

    def own_board(self, seat: int) -> Block:
        """What everybody sees before one player."""
        marker = ">" if self.s.pending and self.s.player == seat else " "
        head: Spans = [(f"{marker}{seat + 1} {self.called(seat)}", "title")]
        return [head, *listed("", self.holdings(seat), RIGHT, "   ")]

    def holdings(self, seat: int) -> list[str]:
        """What a player has that is open, zeros left out where they go without saying."""
        who = self.s.seats[seat]
        counted = [
            self.say("felinia-count-coins", coins=int(who.coins)),
            *self.goods(who.goods),
            self.say("felinia-count-spice", spice=int(who.spice)),
            self.say("felinia-count-gold", gold=int(who.gold)),
        ]
        if self.box.is_advanced:
            counted.append(self.say("felinia-count-food", food=int(who.food)))
        counted.append(self.say("felinia-count-merchants", merchants=int(who.stock)))
        counted.append(self.say("felinia-count-discs", discs=int(who.discs)))
        counted.append(self.say("felinia-count-tokens", tokens=size_of(who.tokens)))
        if who.bonus:
            counted.append(self.say("felinia-count-bonus_tiles", tiles=size_of(who.bonus)))
        if who.castles:
            counted.append(self.say("felinia-count-castles", castles=size_of(who.castles)))
        return counted

    def status(self, seat: int) -> Block:
        """What a seat has, its own secrets included."""
        who = self.s.seats[seat]
        block = listed(self.called(seat), self.holdings(seat), WIDTH)
        tokens = [self.name(self.box.token_name(token)) for token in bits_in(who.tokens)]
        secrets = (
            ("felinia-text-tokens", tokens),
            ("felinia-text-bonus_tiles", [self.name(self.box.bonus_ids[tile]) for tile in bits_in(who.bonus)]),
            ("felinia-text-castles", [self.name(self.box.castle_ids[card]) for card in bits_in(who.castles)]),
        )
        for title, things in secrets:
            if things:
                block += listed(self.say(title), sorted(things), WIDTH)
        return block

    def explained(self) -> Block:
        """What lies open on the island and in the harbour, in sentences."""
        shown = {self.box.token_name(token - 1) for token in self.s.tokens if token > 0}
        symbols = {SYMBOLS[symbol] for symbol in self.box.symbols if symbol != NO_SYMBOL}
        things = [(symbol, f"felinia-help-symbol-{symbol}") for symbol in sorted(symbols)]
        things += [(token, f"felinia-help-token-{token}") for token in sorted(shown)]
        block: Block = []
        for thing, key in things:
            text = f"{self.name(thing)}: {self.say(key)}"
            block += [[(line, "")] for line in textwrap.wrap(text, WIDTH, subsequent_indent="   ")]
        return block

    def foresight(self) -> Block:
        """The points that everybody can count now; secret ones come at the end."""
        rows = [(self.say("felinia-text-head_player"), self.say("felinia-text-head_open"))]
        rows += [(self.called(seat), str(sum(open_lines_of(self.s, seat)))) for seat in range(len(self.s.seats))]
        width = max(len(name) for name, _ in rows)
        lines = [f"{name.ljust(width)}  {points}" for name, points in rows]
        return [[(lines[0], "title")], *([(" " + line, "")] for line in lines[1:])]


def drawn(state: State, speech: Speech) -> Picture:
    return Picture(cast(Realm, state), speech)


def hints_at(state: State, entry: Entry) -> list[Sentence]:
    return hints(cast(Realm, state), entry)


def tip_at(state: State, seat: int) -> Sentence | None:
    return tip(cast(Realm, state), seat)


BOOK: Final = Book(drawn, hints_at, tip_at, USES)
