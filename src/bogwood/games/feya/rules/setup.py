"""Setting up (FS-2), first guides (FS-3) and starting settlements (FS-4)."""

from __future__ import annotations

from bogwood.kernel.cells import (
    Cells,
    both,
    cell,
    empty,
    first,
    has,
    is_empty,
    meets,
    rest,
    shifted,
    with_cell,
    without,
)
from bogwood.kernel.facts import Tale
from bogwood.kernel.game import Sentence
from bogwood.kernel.hexes import around, name
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import choices
from .box import BONUSES, NEW_BOAT, SIDES, TILES_PER_ROUND, TRACK_NAMES, TRACKS, Box, place
from .build import settle_cell, why_no_land
from .land import harmless, lay_land, open_after, passing_block_test, survey
from .passing import take_guide
from .rounds import feed_guides, set_turn_order
from .state import Deal, Seat, Swamp, empty_table, find_islands
from .steps import (
    BEGIN_ROUND,
    CHOOSE_CLAN,
    CHOOSE_SIDE,
    DRAFT_GUIDE,
    NEUTRAL_CELL,
    PREPARE_CLANS,
    START_CELL,
    START_ORDER,
    START_TILE,
    STEPS,
    Step,
)
from .tell import tell, tell_all
from .trade import neutral_clan

TO_CHOOSE = 2
"""A clan side that is chosen at the table."""


def new_game(box: Box, seed: str, tale: Tale | None) -> Swamp:
    """The table as it stands before the first decision (FS-2)."""
    s = empty_table(box, Deal())
    s.rekey(seed)
    s.tale = tale
    s.seats = [Seat() for _ in range(box.players)]
    deal_shrines(s)
    deal_cards(s)
    s.axolotls = box.axolotls
    for n in range(box.players):
        s.seats[n].side = box.side_choice[n] if box.side_choice[n] != TO_CHOOSE else 0
    s.push(PREPARE_CLANS, 0)
    for n in range(box.players - 1, -1, -1):
        if box.side_choice[n] == TO_CHOOSE:
            s.push(CHOOSE_SIDE, n)
        if not box.clan_choice_is_random:
            s.push(CHOOSE_CLAN, n)
    if box.clan_choice_is_random:
        clans = drawn(s, len(box.clan_ids), box.players)
        for n in range(box.players):
            take_clan(s, n, clans[n])
    s.deal.first_drafter = s.draw(box.players) if box.first_drafter_is_random else 0
    STEPS.settle(s)
    return s


def drawn(s: Swamp, among: int, wanted: int) -> list[int]:
    """So many of the numbers below ``among``, in random order."""
    left = list(range(among))
    found: list[int] = []
    for _ in range(wanted):
        found.append(left.pop(s.draw(len(left))))
    return found


def deal_shrines(s: Swamp) -> None:
    """The printed shrines, and the first tiles drawn whose number the board has (FS-2.2 to FS-2.5)."""
    box = s.box
    left = box.shrine_numbers.copy()
    shrines = box.printed_shrines.copy()
    laid = 0
    while laid < box.shrines_dealt and left:
        number = left.pop(s.draw(len(left)))
        if number in box.shrine_space:
            shrines.append(box.shrine_space[number])
            laid += 1
            if s.tale is not None:
                tell_all(s, "deal_shrine", number, "", {"cell": name(shrines[-1])})
    for n in shrines:
        s.shrines = with_cell(s.shrines, n)
    s.land = s.shrines
    s.round_shrines = box.round_shrines
    s.supply = len(box.shrine_numbers) - laid - box.round_shrines
    find_islands(s, shrines)
    survey(s)


def deal_cards(s: Swamp) -> None:
    """Seasons, trophies, bonus tiles, race cards and guides, for all rounds and open (FS-2.6 to FS-2.11, FS-2.13)."""
    box = s.box
    deal = s.deal
    deal.seasons = drawn(s, len(box.season_ids), box.rounds)
    deal.trophies = drawn(s, len(box.trophy_ids), box.trophies_dealt)
    for block in range(box.rounds):
        for tile in drawn(s, TILES_PER_ROUND, box.players):
            deal.tiles |= shifted(1, block * TILES_PER_ROUND + tile)
    deal.races = drawn(s, len(box.race_ids), box.races_dealt)
    deal.guides = drawn(s, len(box.guide_ids), box.guides_dealt)
    deal.guides.sort()
    s.tiles = deal.tiles
    for guide in deal.guides:
        s.display |= shifted(1, guide)
    if s.tale is not None:
        tell_the_deal(s)


def tell_the_deal(s: Swamp) -> None:
    box = s.box
    deal = s.deal
    for at, card in enumerate(deal.seasons):
        tell_all(s, "deal_season", 0, "", {"round": at + 1, "card": box.season_ids[card]})
    for card in deal.trophies:
        tell_all(s, "deal_trophy", 0, "", {"card": box.trophy_ids[card]})
    for tile in range(len(box.tile_ids)):
        if (deal.tiles >> tile) & 1 == 1:
            arguments: dict[str, int | str] = {"round": tile // TILES_PER_ROUND + 1, "tile": box.tile_ids[tile]}
            tell_all(s, "deal_tile", 0, "", arguments)
    for card in deal.races:
        tell_all(s, "deal_race", 0, "", {"card": box.race_ids[card]})
    for guide in deal.guides:
        tell_all(s, "deal_guide", 0, "", {"guide": box.guide_ids[guide]})


def take_clan(s: Swamp, seat: int, clan: int) -> None:
    s.seats[seat].clan = clan
    if s.tale is not None:
        tell(s, "clan", seat, 0, "", {})


def is_free_clan(s: Swamp, clan: int) -> bool:
    for seat in s.seats:
        if seat.clan == clan:
            return False
    return True


class ChooseClan(Step):
    """Each player has another clan (FS-1.1, FS-2.14)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        for clan in range(len(s.box.clan_ids)):
            if is_free_clan(s, clan):
                out.offer(choices.CLAN + clan)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        s.turn += 1
        take_clan(s, s.player, option - choices.CLAN)

    def answers(self, option: int) -> bool:
        return choices.CLANS.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return Refusal("clan-taken", "FS-1.1", "", clan=s.box.clan_ids[option - choices.CLAN])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        return Sentence("feya-option-choose_clan", {"clan": s.box.clan_ids[option - choices.CLAN]})


class ChooseSide(Step):
    """The normal or the lotus side of the own clan board (FS-2.15)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer(choices.SIDE)
        out.offer(choices.SIDE + 1)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        s.turn += 1
        s.seats[s.player].side = option - choices.SIDE
        if s.tale is not None:
            tell(s, "side", s.player, 0, "", {"side": SIDES[option - choices.SIDE]})

    def answers(self, option: int) -> bool:
        return choices.SIDES.holds(option)

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        return Sentence("feya-option-choose_side", {"side": SIDES[option - choices.SIDE]})


class PrepareClans(Step):
    """Start resources for everybody; then the draft, clockwise from the first drafter (FS-2.16, FS-3.1)."""

    def settle(self, s: Swamp) -> bool:
        s.pop()
        box = s.box
        for seat in s.seats:
            seat.gold = box.start_gold
            seat.mana = box.start_mana
            seat.fish = box.start_fish
            seat.workers = box.start_workers
        s.neutrals = [empty(), empty()] if box.neutral_settlements > 0 else []
        if s.tale is not None:
            tell(s, "first_drafter", s.deal.first_drafter, 0, "", {})
        s.push(START_ORDER, 0)
        for further in range(box.players - 1, -1, -1):
            s.push(DRAFT_GUIDE, (s.deal.first_drafter + further) % box.players)
        return True


class DraftGuide(Step):
    """Each player takes one guide from the display (FS-3.1)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        for guide in range(len(s.box.guide_ids)):
            if s.is_displayed(guide):
                out.offer(choices.DRAFT + guide)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        s.turn += 1
        take_guide(s, s.player, option - choices.DRAFT)

    def answers(self, option: int) -> bool:
        return choices.DRAFTS.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return Refusal("guide-not-in-display", "FS-3.1", "", guide=s.box.guide_ids[option - choices.DRAFT])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        guide = option - choices.DRAFT
        return Sentence("feya-option-draft_guide", {"guide": s.box.guide_ids[guide], "fish": s.fish_on_guide(guide)})


class StartOrder(Step):
    """Fish on the guides left, the turn order, then three times round with a starting settlement each (FS-4.1)."""

    def settle(self, s: Swamp) -> bool:
        s.pop()
        feed_guides(s)
        set_turn_order(s)
        s.push(BEGIN_ROUND, 0)
        for _ in range(s.box.start_settlements):
            for seat in reversed(s.order):
                s.push(START_TILE, seat)
        return True


def starts_with_boat(s: Swamp, seat: int, track: int) -> bool:
    return s.box.bonus[place(s.seats[seat].board(), track, 0)] == NEW_BOAT


def can_start_from(s: Swamp, seat: int, track: int) -> bool:
    """Does this track still hold a starting settlement (FS-4.2)?"""
    me = s.seats[seat]
    return me.track(track) == 0 and s.box.is_start[place(me.board(), track, 0)]


def beside_shrines(s: Swamp, own: Cells) -> Cells:
    """Free water next to a shrine that touches one island without a settlement of this colour (FS-4.3)."""
    found = both(around(s.shrines), s.chart.sites)
    for island in s.islands:
        if meets(island, own):
            found = without(found, around(island))
    return without(found, s.fleet)


def start_cells(s: Swamp, own: Cells, with_boat: bool) -> Cells:
    """Where a starting or neutral settlement may go; the block test gives way when it leaves no cell (FS-4.10)."""
    anywhere = beside_shrines(s, own)
    if not s.box.start_block_test:
        return anywhere
    ashore = s.fleet
    found = passing_block_test(s, anywhere, empty(), ashore)
    if with_boat:
        found = both(found, with_way_out(s, found))
    return anywhere if is_empty(found) else found


def with_way_out(s: Swamp, among: Cells) -> Cells:
    """The cells from which a boat could still leave when they become land (FS-5.7, 3)."""
    easy = both(among, harmless(s, empty(), s.fleet))
    found = both(easy, around(s.open_water))
    among = without(among, easy)
    while not is_empty(among):
        n = first(among)
        among = rest(among)
        if meets(around(cell(n)), open_after(s, int(n), empty(), s.fleet)):
            found = with_cell(found, n)
    return found


def why_no_start(s: Swamp, own: Cells, n: int) -> Refusal:
    """The first rule that keeps a starting settlement off cell ``n``."""
    closed = why_no_land(s, n)
    if closed is not None and closed.code not in ("touches-no-island", "cuts-off-temple", "cuts-off-boat"):
        return closed
    if not has(around(s.shrines), n):
        return Refusal("not-next-to-shrine", "FS-4.3", "", cell=name(n))
    for island in s.islands:
        if meets(island, own) and has(around(island), n):
            return Refusal("own-on-island", "FS-4.3", "", cell=name(n))
    return closed if closed is not None else Refusal("cuts-off-boat", "FS-4.4", "", cell=name(n))


class StartTile(Step):
    """Which of the own starting settlements to place: two of them carry boats (FS-4.2)."""

    def settle(self, s: Swamp) -> bool:
        """Without any cell the placement is skipped (FS-4.10)."""
        seat = s.seat_to_act()
        if not is_empty(beside_shrines(s, s.seats[seat].settlements)):
            return False
        s.pop()
        if s.box.neutral_settlements > 0:
            s.push(NEUTRAL_CELL, seat)
        return True

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        for track in range(TRACKS):
            if can_start_from(s, s.player, track):
                out.offer(choices.START_TILE + track)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        s.pop()
        if s.box.neutral_settlements > 0:
            s.push(NEUTRAL_CELL, s.player)
        s.push(START_CELL, s.player, option - choices.START_TILE)

    def answers(self, option: int) -> bool:
        return choices.START_TILES.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return Refusal("start-tile-gone", "FS-4.2", "", track=TRACK_NAMES[option - choices.START_TILE])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        track = option - choices.START_TILE
        bonus = BONUSES[s.box.bonus[place(s.seats[s.player].board(), track, 0)]]
        return Sentence("feya-option-start_tile", {"track": TRACK_NAMES[track], "bonus": bonus})


class StartCell(Step):
    """The cell of a starting settlement (FS-4.3 to FS-4.7)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        me = s.seats[s.player]
        with_boat = starts_with_boat(s, s.player, s.argument())
        out.offer_cells(choices.START_CELL, start_cells(s, me.settlements, with_boat))

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        track = s.argument()
        s.pop()
        settle_cell(s, s.player, track, option - choices.START_CELL)
        if not s.neutrals:
            s.turn += 1

    def answers(self, option: int) -> bool:
        return choices.START_CELLS.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return why_no_start(s, s.seats[s.player].settlements, option - choices.START_CELL)

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        return Sentence("feya-option-start_cell", {"cell": name(option - choices.START_CELL)})

    def names(self, s: Swamp) -> list[str]:
        return TRACK_NAMES


class NeutralCell(Step):
    """With two players a neutral settlement follows each own one (FS-4.8, FS-4.9)."""

    def settle(self, s: Swamp) -> bool:
        colour = s.order.index(s.seat_to_act())
        if not is_empty(beside_shrines(s, s.neutrals[colour])):
            return False
        s.pop()
        s.turn += 1
        return True

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        colour = s.order.index(s.player)
        out.offer_cells(choices.NEUTRAL_CELL, start_cells(s, s.neutrals[colour], False))

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        n = option - choices.NEUTRAL_CELL
        colour = s.order.index(s.player)
        s.pop()
        s.turn += 1
        neutrals = s.neutrals.copy()
        neutrals[colour] = with_cell(neutrals[colour], n)
        s.neutrals = neutrals
        lay_land(s, n)
        if s.tale is not None:
            clan = s.box.clan_ids[neutral_clan(s, colour)]
            tell_all(s, "neutral", 0, "", {"clan": clan, "cell": name(n)})

    def answers(self, option: int) -> bool:
        return choices.NEUTRAL_CELLS.holds(option)

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return why_no_start(s, s.neutrals[s.order.index(s.player)], option - choices.NEUTRAL_CELL)

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        clan = s.box.clan_ids[neutral_clan(s, s.order.index(s.player))]
        return Sentence("feya-option-neutral_cell", {"cell": name(option - choices.NEUTRAL_CELL), "clan": clan})


STEPS[CHOOSE_CLAN] = ChooseClan()
STEPS[CHOOSE_SIDE] = ChooseSide()
STEPS[PREPARE_CLANS] = PrepareClans()
STEPS[DRAFT_GUIDE] = DraftGuide()
STEPS[START_ORDER] = StartOrder()
STEPS[START_TILE] = StartTile()
STEPS[START_CELL] = StartCell()
STEPS[NEUTRAL_CELL] = NeutralCell()
