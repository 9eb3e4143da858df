"""Position files (docs/position-format.md): a state under readable names, and back, naming whatever is wrong."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.cells import cells, empty
from bogwood.kernel.game import Json
from bogwood.kernel.reader import Reader
from bogwood.kernel.writer import seats_in

from .box import PIER_NAMES, PLACES, STALLS, Box
from .fields import read_seat, read_table, table_hidden
from .packs import one
from .state import GROUND, Realm, Seat, card_of, card_seen, empty_table, fill_bag, seen_by
from .table import ENDINGS, open_seat_of, secrets_of, table_of


def position_of(s: Realm) -> Json:
    """The table, and what is hidden."""
    box = s.box
    looked = [int(seen) for seen in (s.look_1, s.look_2) if seen >= 0]
    hidden = table_hidden(
        s,
        box,
        bonus_pile_order=[box.bonus_ids[tile] for tile in s.bonus_order()],
        castle_pile_looked_at=[card_document(s, seen) for seen in looked],
        castle_pile_under=[card_document(s, seen) for seen in s.castle_under],
        seats=[{**open_seat_of(s, n), **secrets_of(s, n)} for n in range(len(s.seats))],
    )
    return {**table_of(s), **hidden}


def card_document(s: Realm, seen: int) -> Json:
    return {"card": s.box.castle_ids[card_of(seen)], "seen_by": seats_in(seen_by(seen))}


class RealmReader(Reader):
    """Reads one position, collecting its problems."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.players, empty())
        self.box = box

    def read(self, position: dict[str, Any]) -> Realm:
        s = empty_table(self.box)
        read_table(s, position, self.box, self, "")
        s.ending = 0 if position["ending"] is None else ENDINGS.index(position["ending"])
        self.seats(s, position["seats"])
        self.town(s, position)
        self.ships(s, position)
        self.island(s, position)
        self.piles(s, position)
        if not self.problems:
            fill_bag(s)
        return s

    def seats(self, s: Realm, given: list[dict[str, Any]]) -> None:
        self.all_seats(len(given), self.box.players, "/seats", "FE-1.1")
        s.seats = [self.one_seat(document, f"/seats/{n}") for n, document in enumerate(given)]

    def one_seat(self, given: dict[str, Any], where: str) -> Seat:
        seat = Seat()
        read_seat(seat, given, self.box, self, where)
        for good, count in given["goods"].items():
            kind = self.pick(self.box.goods, good, f"{where}/goods/{good}")
            if kind >= 0:
                seat.goods += one(kind) * int(count)
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
                seat = self.seat(owner, f"/discs/{place}")
                if n >= 0:
                    piles[n] = piles[n] << 2 | seat
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
            if not self.length(len(ship["aboard"]), seats, f"{where}/aboard", "FE-5.3"):
                continue
            for place, rider in enumerate(ship["aboard"]):
                if rider is not None:
                    s.set_rider(pier, place, self.seat(rider, f"{where}/aboard/{place}"))
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

    def piles(self, s: Realm, position: dict[str, Any]) -> None:
        """Bonus tiles and castle cards."""
        order = self.picks(self.box.bonus_ids, position["bonus_pile"]["order"], "/bonus_pile/order")
        s.set_bonus_order(order)
        castle = position["castle_pile"]
        s.castle_under = self.cards(castle["under"], "/castle_pile/under")
        looked = self.cards(castle["looked_at"], "/castle_pile/looked_at")
        if len(looked) > 2:
            self.length(len(looked), 2, "/castle_pile/looked_at", "FA-4.1")
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
