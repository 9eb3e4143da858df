"""Reads position files (docs/position-format.md), naming whatever is wrong; ``table`` writes them."""

from __future__ import annotations

from typing import Any

from bogwood.kernel.cells import Cells, either, shifted
from bogwood.kernel.reader import Reader
from bogwood.kernel.refusal import Refusal

from .box import TRACK_NAMES, WORKER_KINDS, Box
from .clan_board import space_number
from .fields import read_seat, read_table
from .land import survey
from .state import LINES, Deal, Seat, Swamp, empty_table, find_islands
from .table import line_name


class SwampReader(Reader):
    """Reads a position whose shape is known to be right, and gathers what does not fit the box."""

    def __init__(self, box: Box) -> None:
        super().__init__(box.players, box.board, "FS-5.1")
        self.box = box

    def read(self, position: dict[str, Any]) -> Swamp:
        s = empty_table(self.box, self.deal(position["deal"]))
        read_table(s, position, self.box, self, "")
        s.order = list(position["order"])
        self.seats(s, position["seats"])
        self.table(s, position)
        self.swamp(s, position["swamp"])
        self.action(s, position["action"])
        return s

    def deal(self, given: dict[str, Any]) -> Deal:
        box = self.box
        deal = Deal()
        deal.seasons = self.picks(box.season_ids, given["seasons"], "/deal/seasons")
        deal.trophies = self.picks(box.trophy_ids, given["trophies"], "/deal/trophies")
        deal.races = self.picks(box.race_ids, given["races"], "/deal/races")
        deal.guides = sorted(self.picks(box.guide_ids, given["guides"], "/deal/guides"))
        deal.tiles = self.mask(box.tile_ids, given["tiles"], "/deal/tiles")
        deal.first_drafter = given["first_drafter"]
        self.length(len(deal.seasons), box.rounds, "/deal/seasons")
        self.length(len(deal.trophies), box.trophies_dealt, "/deal/trophies")
        self.length(len(deal.races), box.races_dealt, "/deal/races")
        self.length(len(deal.guides), box.guides_dealt, "/deal/guides")
        if deal.first_drafter >= box.players:
            self.problems.append(Refusal("bad-seat", "", "/deal/first_drafter", seat=deal.first_drafter))
        return deal

    def seats(self, s: Swamp, given: list[dict[str, Any]]) -> None:
        self.all_seats(len(given), self.box.players, "/seats")
        self.seat_count = len(given)
        for n, document in enumerate(given):
            s.seats.append(self.one_seat(s, document, f"/seats/{n}"))
        if s.order and sorted(s.order) != list(range(len(given))):
            self.problems.append(Refusal("wrong-order", "FS-3.3", "/order"))
            s.order = list(range(len(given)))
        if s.place >= len(given):
            self.problems.append(Refusal("bad-seat", "", "/place", seat=int(s.place)))

    def one_seat(self, s: Swamp, given: dict[str, Any], where: str) -> Seat:
        box = self.box
        seat = Seat()
        read_seat(seat, given, box, self, where)
        for track, track_name in enumerate(TRACK_NAMES):
            for _ in range(given["tracks"][track_name]):
                seat.open_track(track)
        for boat, text in enumerate(given["boats"]):
            seat.set_boat(boat, self.cell(text, f"{where}/boats/{boat}"))
        dealt = [box.race_ids[card] for card in s.deal.races]
        seat.races = int(self.mask(dealt, given["races"], f"{where}/races"))
        for tile_name, text in given["special_tiles"].items():
            self.special(seat, tile_name, text, f"{where}/special_tiles/{tile_name}")
        lines = [line_name(line) for line in range(LINES)]
        for line, points in given["points"].items():
            n = self.pick(lines, line, f"{where}/points/{line}")
            if n >= 0:
                seat.add_points(n, points)
        return seat

    def special(self, seat: Seat, tile_name: str, text: str, where: str) -> None:
        tile = self.pick(self.box.special_ids, tile_name, where)
        covered = space_number(text)
        if covered == 0:
            self.problems.append(Refusal("unknown-name", "", where, text=text[:60]))
        elif tile >= 0:
            seat.specials |= shifted(covered, 5 * tile)

    def table(self, s: Swamp, given: dict[str, Any]) -> None:
        box = self.box
        placed = bytearray(len(box.space_ids))
        for space, worker in given["spaces"].items():
            n = self.pick(box.space_ids, space, f"/spaces/{space}")
            if n >= 0:
                seat = self.seat(worker["seat"], f"/spaces/{space}/seat")
                placed[n] = 1 + 2 * seat + WORKER_KINDS.index(worker["worker"])
        s.placed = bytes(placed)
        s.card_worker = self.pick(WORKER_KINDS, given["builder_card"], "/builder_card") + 1
        for guide, fish in given["display"].items():
            n = self.pick(box.guide_ids, guide, f"/display/{guide}")
            if n >= 0:
                s.display |= shifted(1, n)
                s.set_fish_on_guide(n, fish)

    def swamp(self, s: Swamp, given: dict[str, Any]) -> None:
        shrines = [self.cell(text, f"/swamp/shrines/{n}") for n, text in enumerate(given["shrines"])]
        shrines = [n for n in shrines if n > 0]
        s.shrines = self.cells(given["shrines"], "/swamp/shrines")
        s.land = s.shrines
        for seat in s.seats:
            s.land = either(s.land, seat.settlements)
        unused = [clan for n, clan in enumerate(self.box.clan_ids) if all(seat.clan != n for seat in s.seats)]
        neutrals: list[Cells] = []
        for clan, texts in given["neutrals"].items():
            where = f"/swamp/neutrals/{clan}"
            if len(neutrals) >= len(unused) or clan != unused[len(neutrals)]:
                self.problems.append(Refusal("not-a-neutral-clan", "FS-4.9", where, clan=clan[:60]))
            neutrals.append(self.cells(texts, where))
            s.land = either(s.land, neutrals[-1])
        s.neutrals = neutrals
        for text, fish in given["fish"].items():
            n = self.cell(text, f"/swamp/fish/{text}")
            if n > 0:
                s.set_stack(n, fish)
        find_islands(s, shrines)
        survey(s)

    def action(self, s: Swamp, given: dict[str, Any]) -> None:
        for boat in given["ready"]:
            s.ready |= 1 << (boat - 1)
        for boat in given["acted"]:
            s.acted |= 1 << (boat - 1)
        s.boat = -1 if given["boat"] is None else given["boat"] - 1
