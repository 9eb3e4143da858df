"""What lies in the box: the component data of one edition, ready for a number of players and the house rules.

The data file holds every number of the game with its provenance mark; this module turns it into plain lists for the
rules.  An edition of one's own is a second file whose changes are laid over the first.
"""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.cells import Cells, cells, shifted
from bogwood.kernel.edition import Data, checked_edition, read_json
from bogwood.kernel.game import OptionKind
from bogwood.kernel.graph import Graph
from bogwood.kernel.native import i64
from bogwood.kernel.refusal import Refusal

from .packs import one

STALLS: Final = 5
GUILD: Final = 5
"""The place of the guild among the piles, after the stalls."""

PIERS: Final = 4
DISCS: Final = 3
PLACES: Final = ["stall_1", "stall_2", "stall_3", "stall_4", "stall_5", "guild"]
PIER_NAMES: Final = ["pier_1", "pier_2", "pier_3", "pier_4"]

NO_SYMBOL: Final = 0
SPICE: Final = 1
GOLD: Final = 2
COIN: Final = 3
A_GOOD: Final = 4
FOOD: Final = 5
CASTLE: Final = 6
SYMBOLS: Final = ["none", "spice", "gold", "coin", "goods", "food", "castle"]

PORTRAITS: Final = 30
SPICE_DEALER: Final = 30
CASTLE_GUEST: Final = 31
COOK: Final = 32
HERMIT: Final = 33
GIFT: Final = 34
GOLD_SEEKER: Final = 35
FORAGER: Final = 36
TAX_COLLECTOR: Final = 37
TOKENS: Final = 38
SPECIALS: Final = [
    "spice_dealer",
    "castle_guest",
    "cook",
    "hermit",
    "gift",
    "gold_seeker",
    "forager",
    "tax_collector",
]
"""The special tokens, numbered after the portraits (FA-6)."""

OPTIONS: Final = [
    OptionKind("mode", ["basic", "advanced"], "basic", "FE-1.1"),
    OptionKind("deck_face_up", ["no", "yes"], "no", "FV-1.1"),
    OptionKind("income_order", ["rising", "falling"], "rising", "FE-3.4"),
    OptionKind("castle_rule", ["same_picture", "different_pictures"], "same_picture", "FA-5.1"),
    OptionKind("deck_refill", ["phase_5", "phase_3"], "phase_5", "FE-9.2"),
    OptionKind("open_holdings", ["no", "yes"], "no", "FE-2.4"),
]


def read_data(name: str) -> Data:
    """A JSON file of this package."""
    return read_json("bogwood.games.felinia.rules", name)


def edition_data(changes: Data | None) -> Data:
    """The data of the edition that comes with the game, or of a corrected one laid over it; checked."""
    return checked_edition("bogwood.games.felinia.rules", changes, contradictions)


def contradictions(data: Data) -> list[Refusal]:
    """What a schema cannot see: names given twice, borders on one side only, ways that are missing."""
    found: list[Refusal] = []
    for table in ("countries", "goods", "deck_tiles", "token_kinds", "trade_tokens", "special_tokens"):
        found += _repeated([item["id"] for item in data[table]["items"]], f"/{table}/items")
    for table in ("bonus_tiles", "castle_cards"):
        found += _repeated([item["id"] for item in data[table]["items"]], f"/{table}/items")
    found += [
        Refusal("data-time-twice", "FE-6.1", problem.where, text=str(problem.arguments["text"]))
        for problem in _repeated([item["departs"] for item in data["deck_tiles"]["items"]], "/deck_tiles/items")
    ]
    found += _deck_contradictions(data) + _goods_contradictions(data)
    for card in data["castle_cards"]["items"]:
        if card["picture"] not in data["castle_cards"]["pictures"]:
            found.append(Refusal("unknown-name", "FA-4.1", "/castle_cards/items", text=card["picture"]))
    for name, posts in (("basic", PORTRAITS), ("advanced", TOKENS)):
        found += _map_contradictions(data, name, posts)
    return found


def _repeated(names: list[str], where: str) -> list[Refusal]:
    """A problem for every name that is given more than once."""
    return [Refusal("data-name-twice", "", where, text=name) for name in sorted(set(names)) if names.count(name) > 1]


def _deck_contradictions(data: Data) -> list[Refusal]:
    """At least as many deck tiles as ships; a price of two parts with a good of the own country (FE-5.2)."""
    decks = data["deck_tiles"]["items"]
    found: list[Refusal] = []
    if len(decks) < PIERS:
        found.append(
            Refusal("data-count", "FE-1.6", "/deck_tiles/items", what="deck_tiles", found=len(decks), expected=PIERS)
        )
    own = {country["id"]: country["good"] for country in data["countries"]["items"]}
    for deck in decks:
        parts = len(deck["goods"]) + (1 if deck["coins"] > 0 else 0)
        if parts != 2 or own.get(deck["country"]) not in deck["goods"]:
            found.append(Refusal("data-price", "FE-5.2", "/deck_tiles/items", text=deck["id"]))
    return found


def _goods_contradictions(data: Data) -> list[Refusal]:
    """The goods at the start are in the box; no stall is closed twice (FE-1.3 to FE-1.5)."""
    tiles = {item["id"]: item["tiles"] for item in data["goods"]["items"]}
    found: list[Refusal] = []
    for players, hands in data["starting_goods"]["by_players"].items():
        for good, count in tiles.items():
            dealt = sum(hand.count(good) for hand in hands)
            if dealt > count:
                where = f"/starting_goods/by_players/{players}"
                found.append(Refusal("data-count", "FE-1.3", where, what=good, found=dealt, expected=count))
    for players, closed in data["stalls"]["closed"].items():
        found += _repeated(closed, f"/stalls/closed/{players}")
    if data["money"]["start"] > data["money"]["most"]:
        found.append(Refusal("data-count", "FE-2.2", "/money", what="coin", found=data["money"]["start"], expected=0))
    return found


def _map_contradictions(data: Data, name: str, posts: int) -> list[Refusal]:
    """As many posts as tokens, mutual borders, one port for each country, symbols on crossroads (FE-7)."""
    where = f"/maps/{name}/provinces"
    provinces = data["maps"][name]["provinces"]
    by_id = {province["id"]: province for province in provinces}
    found = _repeated([province["id"] for province in provinces], where)
    counted = sum(1 for province in provinces if province["kind"] == "post")
    if counted != posts:
        found.append(Refusal("data-count", "FE-1.7", where, what="post", found=counted, expected=posts))
    for province in provinces:
        for other in province["borders"]:
            if other not in by_id or other == province["id"]:
                found.append(Refusal("data-off-map", "", where, text=other))
            elif province["id"] not in by_id[other]["borders"]:
                found.append(Refusal("data-one-way", "", where, text=province["id"], other=other))
        if province["symbol"] != "none" and province["kind"] != "crossroads":
            found.append(Refusal("data-off-map", "FE-7.6", where, text=province["symbol"]))
    for country in [item["id"] for item in data["countries"]["items"]]:
        found += _country_contradictions(provinces, by_id, country, name, where)
    return found


def _country_contradictions(
    provinces: list[Data], by_id: dict[str, Data], country: str, name: str, where: str
) -> list[Refusal]:
    """One port that borders on a crossroads (FE-7.2); in the basic game six posts for six tokens (FE-1.7)."""
    found: list[Refusal] = []
    ports = [province for province in provinces if province["kind"] == "port" and province["region"] == country]
    if len(ports) != 1:
        found.append(Refusal("data-count", "FE-6.4", where, what="port", found=len(ports), expected=1))
    for port in ports:
        beside = [by_id[other]["kind"] for other in port["borders"] if other in by_id]
        if "crossroads" not in beside:
            found.append(Refusal("data-no-way", "FE-7.2", where, text=port["id"]))
    posts = [province for province in provinces if province["kind"] == "post" and province["region"] == country]
    if name == "basic" and len(posts) != 6:
        found.append(Refusal("data-count", "FE-1.7", where, what="post", found=len(posts), expected=6))
    return found


class Box:
    """One edition for one number of players under one choice of options: never changed once made."""

    def __init__(self, data: Data, players: int, options: dict[str, str]) -> None:
        self.edition: str = data["edition"]
        self.players = players
        self._house_rules(data, options)
        self._counts(data)
        self._decks(data)
        self._tokens(data)
        self._castles(data)
        self._map(data["maps"]["advanced" if self.is_advanced else "basic"]["provinces"])

    def _house_rules(self, data: Data, options: dict[str, str]) -> None:
        self.is_advanced = options["mode"] == "advanced"
        self.deck_face_up = options["deck_face_up"] == "yes"
        places: list[int] = data["income"]["places"]
        self.income: list[int] = places if options["income_order"] == "rising" else places[::-1]
        self.pictures_differ = options["castle_rule"] == "different_pictures"
        self.refill_in_phase_3 = options["deck_refill"] == "phase_3"
        self.open_holdings = options["open_holdings"] == "yes"

    def _counts(self, data: Data) -> None:
        self.colours: list[str] = data["player_colours"]["items"]
        self.start_coins: int = data["money"]["start"]
        self.most_coins: int = data["money"]["most"]
        self.merchants: int = data["pieces"]["merchants"]
        stalls = data["stalls"]
        closed: list[str] = stalls["closed"][str(self.players)]
        self.is_open: list[bool] = [name not in closed for name in PLACES]
        """Which stalls take goods and discs (FE-1.4); the guild is always open."""
        self.open_stalls: list[int] = [stall for stall in range(STALLS) if self.is_open[stall]]
        self.stall_capacity: int = stalls["capacity"]
        self.first_stock: int = stalls["first_stock"]
        self.goods: list[str] = [item["id"] for item in data["goods"]["items"]]
        self.all_goods: i64 = 0
        for kind, item in enumerate(data["goods"]["items"]):
            self.all_goods += one(kind) * int(item["tiles"])
        hands = data["starting_goods"]["by_players"][str(self.players)]
        self.starting_goods: list[list[int]] = [[self.goods.index(good) for good in hand] for hand in hands]
        supply = data["supply"]
        self.spice: int = supply["spice"]
        self.gold: int = supply["gold"]
        self.food: int = supply["food"] if self.is_advanced else 0
        self.gold_price: int = data["sale"]["gold"]
        self.spice_price: int = data["sale"]["spice"]
        self.goods_price: int = data["sale"]["goods"]
        store = data["store"]
        self.store_free: int = store["free"]
        self.store_price: int = store["extra_price"]
        self.steps: int = data["exploring"]["steps"]
        self.turned: int = data["exploring"]["turned"]
        self.scoring: dict[str, Any] = data["scoring"]
        self.group_points: list[int] = data["scoring"]["groups"]

    def _decks(self, data: Data) -> None:
        """Deck tiles in the order of their departure, so that the earlier one has the lower number (FE-6.1)."""
        decks = sorted(data["deck_tiles"]["items"], key=_departure)
        self.countries: list[str] = [item["id"] for item in data["countries"]["items"]]
        self.deck_ids: list[str] = [deck["id"] for deck in decks]
        self.deck_country: list[int] = [self.countries.index(deck["country"]) for deck in decks]
        self.deck_seats: list[int] = [deck["seats"] for deck in decks]
        self.deck_coins: list[int] = [deck["coins"] for deck in decks]
        self.deck_departs: list[str] = [deck["departs"] for deck in decks]
        self.deck_price: list[i64] = []
        self.grey: i64 = 0
        for n, deck in enumerate(decks):
            price: i64 = 0
            for good, count in deck["goods"].items():
                price += one(self.goods.index(good)) * int(count)
            self.deck_price.append(price)
            if deck["back"] == "grey":
                self.grey |= bit_of(n)
        self.all_decks: i64 = bit_of(len(decks)) - 1

    def _tokens(self, data: Data) -> None:
        """Portraits first, then the special tokens in the order of their rules (FA-6)."""
        self.kinds: list[str] = [item["id"] for item in data["token_kinds"]["items"]]
        self.ladder: list[int] = [item["ladder"] for item in data["token_kinds"]["items"]]
        portraits = data["trade_tokens"]["items"]
        self.token_ids: list[str] = [item["id"] for item in portraits] + SPECIALS
        self.token_kind: list[int] = [self.kinds.index(item["kind"]) for item in portraits]
        self.kind_mask: list[i64] = [0] * len(self.kinds)
        self.back_mask: list[i64] = [0] * len(self.countries)
        for n, item in enumerate(portraits):
            kind = self.token_kind[n]
            self.kind_mask[kind] |= bit_of(n)
            back = self.countries.index(item["back"])
            self.back_mask[back] |= bit_of(n)
        self.tokens = TOKENS if self.is_advanced else PORTRAITS
        self.all_tokens: i64 = bit_of(self.tokens) - 1
        self.bonus_ids: list[str] = [item["id"] for item in data["bonus_tiles"]["items"]]
        self.bonus_kind: list[int] = [self.kinds.index(item["kind"]) for item in data["bonus_tiles"]["items"]]
        self.bonus_points: list[int] = [item["points"] for item in data["bonus_tiles"]["items"]]

    def _castles(self, data: Data) -> None:
        cards = data["castle_cards"]
        self.pictures: list[str] = cards["pictures"]
        self.castle_ids: list[str] = [item["id"] for item in cards["items"]]
        self.castle_picture: list[int] = [self.pictures.index(item["picture"]) for item in cards["items"]]
        self.castle_good: list[int] = [
            -1 if item["good"] == "none" else self.goods.index(item["good"]) for item in cards["items"]
        ]
        self.picture_mask: list[i64] = [0] * len(self.pictures)
        for n, picture in enumerate(self.castle_picture):
            self.picture_mask[picture] |= bit_of(n)
        self.picture_limit: int = 1 if self.pictures_differ else cards["limit"]
        self.all_castles: i64 = bit_of(len(self.castle_ids)) - 1 if self.is_advanced else 0

    def _map(self, provinces: list[Data]) -> None:
        """Trading posts have the lowest numbers, so that a set of them fits into one word."""
        ordered = sorted(provinces, key=_post_first)
        self.province_ids: list[str] = [province["id"] for province in ordered]
        self.labels: list[str] = [province["label"] for province in ordered]
        self.regions: list[str] = [province["region"] for province in ordered]
        self.province_x: list[int] = [province["x"] for province in ordered]
        self.province_y: list[int] = [province["y"] for province in ordered]
        self.posts: int = sum(1 for province in ordered if province["kind"] == "post")
        self.symbols: list[int] = [SYMBOLS.index(province["symbol"]) for province in ordered]
        edges: list[tuple[int, int]] = []
        for n, province in enumerate(ordered):
            for other in province["borders"]:
                edges.append((n, self.province_ids.index(other)))
        self.graph = Graph(len(ordered), edges)
        self.next_to: list[Cells] = self.graph.next_to
        self.all_provinces: Cells = cells(list(range(len(ordered))))
        self.port: list[int] = [
            n
            for country in self.countries
            for n, p in enumerate(ordered)
            if p["kind"] == "port" and p["region"] == country
        ]
        self.post_country: list[int] = [
            self.countries.index(region) if region in self.countries else -1 for region in self.regions
        ]

    def token_name(self, token: int) -> str:
        """What a token shows: the kind of a portrait, or the special token."""
        return self.kinds[self.token_kind[token]] if token < PORTRAITS else self.token_ids[token]


def bit_of(n: i64) -> i64:
    """The word with only bit ``n`` set."""
    return shifted(1, n)


def _departure(deck: Data) -> str:
    return str(deck["departs"])


def _post_first(province: Data) -> int:
    return 0 if province["kind"] == "post" else 1 if province["kind"] == "crossroads" else 2
