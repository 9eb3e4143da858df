"""Position files (docs/position-format.md): a state under readable names, and back, naming whatever is wrong."""

from __future__ import annotations

from typing import Any, Final

from bogwood.kernel.cells import cells
from bogwood.kernel.game import Json
from bogwood.kernel.native import i64
from bogwood.kernel.pending import argument_of, kind_of
from bogwood.kernel.refusal import Problems, Refusal
from bogwood.kernel.schema import check

from .box import PIER_NAMES, PLACES, STALLS, Box, bit_of, read_data
from .check import problems_of
from .guild import GAINS
from .packs import one
from .state import GROUND, Realm, Seat, card_of, card_seen, empty_table, fill_bag, seen_by
from .steps import BUY, GIVE, GUILD, KINDS, POINTS, STORE, STORING, TURN
from .table import ENDINGS, names, open_seat_of, secrets_of, table_of

KEPT: Final = ["three", "four", "four_unpaid"]
"""What the store decision is about (FE-8.3)."""


def position_of(s: Realm) -> Json:
    """The whole state: the table, what is hidden, chance, and the unfinished business."""
    box = s.box
    looked = [int(seen) for seen in (s.look_1, s.look_2) if seen >= 0]
    return {
        **table_of(s),
        "stack": {
            "left": names(box.deck_ids, s.deck_left),
            "top": None if s.deck_top < 0 else box.deck_ids[s.deck_top],
        },
        "unseen": names(box.token_ids, s.unseen),
        "bonus_pile": {
            "order": [box.bonus_ids[tile] for tile in s.bonus_order()],
            "hidden": names(box.bonus_ids, s.bonus_hidden),
            "seen_by": seats_in(int(s.bonus_seen)),
        },
        "castle_pile": {
            "hidden": names(box.castle_ids, s.castle_left),
            "looked_at": [card_document(s, seen) for seen in looked],
            "under": [card_document(s, seen) for seen in s.castle_under],
        },
        "seats": [{**open_seat_of(s, n), **secrets_of(s, n)} for n in range(len(s.seats))],
        "chance": s.chance(),
        "pending": [step_of(step) for step in s.pending],
    }


def seats_in(mask: int) -> list[int]:
    return [seat for seat in range(4) if (mask >> seat) & 1]


def card_document(s: Realm, seen: int) -> Json:
    return {"card": s.box.castle_ids[card_of(seen)], "seen_by": seats_in(seen_by(seen))}


def step_of(step: int) -> Json:
    """A pending step: its kind, whose it is, what it is about."""
    kind = kind_of(step)
    argument = argument_of(step) >> 2
    found: Json = {"step": POINTS[kind], "seat": argument_of(step) & 3}
    about = about_of(kind, argument)
    if about:
        found["about"] = about
    return found


def about_of(kind: int, argument: int) -> str:
    if kind in (BUY, GUILD):
        return PLACES[argument]
    if kind == GIVE:
        return GAINS[argument]
    if kind == STORE:
        return KEPT[argument]
    if kind in (TURN, STORING):
        return str(argument)
    return ""


def state_of(box: Box, position: Json) -> Realm:
    """The state of a position; raises Problems that name everything wrong with it."""
    found = check(position, read_data("position.schema.json"))
    if found:
        raise Problems(found)
    reader = Reader(box)
    s = reader.read(position)
    if not reader.problems:
        reader.problems = problems_of(s)
    if reader.problems:
        raise Problems(reader.problems)
    return s


class Reader:
    """Reads one position, collecting its problems."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.problems: list[Refusal] = []

    def read(self, position: dict[str, Any]) -> Realm:
        s = empty_table(self.box)
        s.round = position["round"]
        s.is_over = position["over"]
        s.turn = position["turn"]
        s.first = self.seat(position["first"], "/first")
        s.ending = 0 if position["ending"] is None else ENDINGS.index(position["ending"])
        s.set_chance(position["chance"]["key"], position["chance"]["drawn"])
        self.seats(s, position["seats"])
        self.town(s, position)
        self.ships(s, position)
        self.island(s, position)
        self.piles(s, position)
        for n, step in enumerate(position["pending"]):
            self.step(s, step, f"/pending/{n}")
        if s.pending:
            s.player = s.seat_to_act()
        if not self.problems:
            fill_bag(s)
        return s

    def pick(self, all_names: list[str], text: str | None, where: str) -> int:
        """The place of a name in a list; -1 for null and, with a problem noted, for a name that is not there."""
        if text is None:
            return -1
        if text in all_names:
            return all_names.index(text)
        self.problems.append(Refusal("unknown-name", "", where, text=text[:60]))
        return -1

    def picks(self, all_names: list[str], texts: list[str], where: str) -> list[int]:
        found = [self.pick(all_names, text, f"{where}/{n}") for n, text in enumerate(texts)]
        if len(set(texts)) < len(texts):
            self.problems.append(Refusal("name-twice", "", where))
        return [n for n in found if n >= 0]

    def mask(self, all_names: list[str], texts: list[str], where: str) -> i64:
        total: i64 = 0
        for n in self.picks(all_names, texts, where):
            total |= bit_of(n)
        return total

    def seat(self, n: int, where: str) -> int:
        if n < self.box.players:
            return n
        self.problems.append(Refusal("bad-seat", "", where, seat=n))
        return 0

    def seat_mask(self, numbers: list[int], where: str) -> i64:
        total: i64 = 0
        for n in numbers:
            total |= bit_of(self.seat(n, where))
        return total

    def seats(self, s: Realm, given: list[dict[str, Any]]) -> None:
        if len(given) != self.box.players:
            self.problems.append(
                Refusal("wrong-number", "FE-1.1", "/seats", found=len(given), expected=self.box.players)
            )
        s.seats = [self.one_seat(document, f"/seats/{n}") for n, document in enumerate(given)]

    def one_seat(self, given: dict[str, Any], where: str) -> Seat:
        seat = Seat()
        seat.coins = given["coins"]
        seat.spice = given["spice"]
        seat.gold = given["gold"]
        seat.food = given["food"]
        seat.stock = given["stock"]
        seat.discs = given["discs"]
        seat.income = given["income"]
        for good, count in given["goods"].items():
            kind = self.pick(self.box.goods, good, f"{where}/goods/{good}")
            if kind >= 0:
                seat.goods += one(kind) * int(count)
        seat.settled = self.mask(self.posts(), given["settled"], f"{where}/settled")
        seat.tokens = self.mask(self.tokens(), given["tokens"], f"{where}/tokens")
        seat.bonus = self.mask(self.box.bonus_ids, given["bonus_tiles"], f"{where}/bonus_tiles")
        seat.castles = self.mask(self.box.castle_ids, given["castles"], f"{where}/castles")
        return seat

    def posts(self) -> list[str]:
        return self.box.province_ids[: self.box.posts]

    def tokens(self) -> list[str]:
        return self.box.token_ids[: self.box.tokens]

    def town(self, s: Realm, position: dict[str, Any]) -> None:
        """Stalls and discs."""
        for place, goods in position["stalls"].items():
            stall = self.pick(PLACES[:STALLS], place, f"/stalls/{place}")
            for n, good in enumerate(goods):
                kind = self.pick(self.box.goods, good, f"/stalls/{place}/{n}")
                if stall >= 0 and kind >= 0:
                    s.put_on_stall(stall, kind, 1)
        piles = [GROUND] * len(PLACES)
        for place, owners in position["discs"].items():
            n = self.pick(PLACES, place, f"/discs/{place}")
            for owner in owners:
                piles[n] = piles[n] << 2 | self.seat(owner, f"/discs/{place}")
        s.piles = piles

    def ships(self, s: Realm, position: dict[str, Any]) -> None:
        """Ships, the stack, and who is ashore."""
        for name, ship in position["ships"].items():
            where = f"/ships/{name}"
            pier = self.pick(PIER_NAMES, name, where)
            tile = self.pick(self.box.deck_ids, ship["deck"], f"{where}/deck")
            if pier < 0:
                continue
            s.set_deck(pier, tile)
            seats = self.box.deck_seats[tile] if tile >= 0 else 0
            if len(ship["aboard"]) != seats:
                self.problems.append(
                    Refusal("wrong-number", "FE-5.3", f"{where}/aboard", found=len(ship["aboard"]), expected=seats)
                )
                continue
            for place, rider in enumerate(ship["aboard"]):
                if rider is not None:
                    s.set_rider(pier, place, self.seat(rider, f"{where}/aboard/{place}"))
        s.deck_left = self.mask(self.box.deck_ids, position["stack"]["left"], "/stack/left")
        s.deck_top = self.pick(self.box.deck_ids, position["stack"]["top"], "/stack/top")
        s.sail = self.mask(PIER_NAMES, position["sailing"], "/sailing")
        explorer = position["explorer"]
        if explorer is not None:
            s.ship = self.pick(PIER_NAMES, explorer["pier"], "/explorer/pier")
            s.at = self.pick(self.box.province_ids, explorer["at"], "/explorer/at")
            s.steps = explorer["steps"]
            s.visited = cells(self.picks(self.box.province_ids, explorer["visited"], "/explorer/visited"))

    def island(self, s: Realm, position: dict[str, Any]) -> None:
        laid = bytearray(self.box.posts)
        for province, token in position["tokens"].items():
            post = self.pick(self.posts(), province, f"/tokens/{province}")
            n = self.pick(self.tokens(), token, f"/tokens/{province}")
            if post >= 0 and n >= 0:
                laid[post] = n + 1
        s.tokens = bytes(laid)
        s.closed = self.mask(self.posts(), position["face_down"], "/face_down")
        s.unseen = self.mask(self.tokens(), position["unseen"], "/unseen")

    def piles(self, s: Realm, position: dict[str, Any]) -> None:
        """Bonus tiles and castle cards."""
        bonus = position["bonus_pile"]
        s.set_bonus_order(self.picks(self.box.bonus_ids, bonus["order"], "/bonus_pile/order"))
        s.bonus_hidden = self.mask(self.box.bonus_ids, bonus["hidden"], "/bonus_pile/hidden")
        s.bonus_seen = self.seat_mask(bonus["seen_by"], "/bonus_pile/seen_by")
        castle = position["castle_pile"]
        s.castle_left = self.mask(self.box.castle_ids, castle["hidden"], "/castle_pile/hidden")
        s.castle_under = self.cards(castle["under"], "/castle_pile/under")
        looked = self.cards(castle["looked_at"], "/castle_pile/looked_at")
        if len(looked) > 2:
            self.problems.append(
                Refusal("wrong-number", "FA-4.1", "/castle_pile/looked_at", found=len(looked), expected=2)
            )
        s.look_1 = looked[0] if looked else -1
        s.look_2 = looked[1] if len(looked) > 1 else -1

    def cards(self, given: list[dict[str, Any]], where: str) -> list[int]:
        found: list[int] = []
        for n, document in enumerate(given):
            card = self.pick(self.box.castle_ids, document["card"], f"{where}/{n}/card")
            mask = self.seat_mask(document["seen_by"], f"{where}/{n}/seen_by")
            if card >= 0:
                found.append(int(card_seen(card, mask)))
        return found

    def step(self, s: Realm, given: dict[str, Any], where: str) -> None:
        kind = self.pick(POINTS[:KINDS], given["step"], f"{where}/step")
        seat = self.seat(given["seat"], f"{where}/seat")
        argument = self.argument(kind, given.get("about"), f"{where}/about")
        if kind >= 0 and argument >= 0:
            s.push(kind, seat, argument)

    def argument(self, kind: int, about: str | None, where: str) -> int:
        if kind in (BUY, GUILD):
            return self.pick(PLACES, about or "", where)
        if kind == GIVE:
            return self.pick(GAINS, about or "", where)
        if kind == STORE:
            return self.pick(KEPT, about or "", where)
        if kind in (TURN, STORING):
            return self.pick([str(n) for n in range(21)], about or "", where)
        return 0
