"""How everybody plays on in the worlds of a search: one way for each main choice, by rules of thumb, and the best end.

Nothing is tried and taken back within an action.  Where a boat goes, where it builds and sells follows from sets of
cells and a few prices; only the tables at the end of a turn are judged, one for each main choice.
"""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.knowledge import Knowledge
from bogwood.bots.quick import Quick
from bogwood.games.feya.bot import features as count
from bogwood.games.feya.rules import choices, steps
from bogwood.games.feya.rules.boats import destinations, is_ready, sailing_range, targets, within_reach
from bogwood.games.feya.rules.box import (
    ACTIONS,
    BUILD,
    FISH,
    NAVIGATE,
    TILES_PER_ROUND,
    TRACK_LENGTH,
    TRACKS,
    TRADE,
)
from bogwood.games.feya.rules.celebrate import BY_ACTION, fish_of, host_points, is_eligible
from bogwood.games.feya.rules.land import boats_but
from bogwood.games.feya.rules.shrine import shrine_cells
from bogwood.games.feya.rules.state import Swamp
from bogwood.games.feya.rules.trade import beside_boat, sale
from bogwood.kernel.cells import Cells, both, empty, first, has, is_empty, rest
from bogwood.kernel.cells import count as size
from bogwood.kernel.chance import Stream
from bogwood.kernel.game import Game, State
from bogwood.kernel.hexes import reach
from bogwood.kernel.native import i64

from . import weights
from .evaluation import Evaluation, Scales, tile_worth
from .markets import Market
from .sites import Sites

NOTHING: Final = -(1 << 40)
"""Less than any table is worth."""

WORKER_FOR_MANA: Final = choices.EXCHANGE_WORKER + choices.CLAN_WORKER
AXOLOTL_FOR_MANA: Final = choices.EXCHANGE_WORKER + choices.AXOLOTL


class Lean(Quick):
    """Turns of every seat at one table."""

    def __init__(self, game: Game, knowledge: Knowledge, scales: Scales) -> None:
        self.game = game
        self.knowledge = knowledge
        self.scales = scales
        self.markets: list[Market] = []
        """By the round, from the first."""
        for column in range(scales.box.rounds):
            gold = weights.ROWS[count.GOLD][column] + weights.ROWS[count.GOLD_TO_SPEND][column]
            self.markets.append(Market(scales.box, gold, weights.ROWS[count.OWN_STACKS][column]))

    def turn(self, state: State, seat: int, stream: Stream) -> State | None:
        s = cast(Swamp, state)
        if s.top() != steps.MAIN_CHOICE:
            return None
        evaluation = Evaluation(s, seat, self.scales)
        market = self.markets[int(s.round) - 1]
        return LeanTurn(self.game, s, seat, evaluation, market, stream, self.knowledge.noise).best_end()


class LeanTurn:
    """One turn of one seat."""

    def __init__(
        self, game: Game, s: Swamp, seat: int, evaluation: Evaluation, market: Market, stream: Stream, noise: int
    ) -> None:
        self.game = game
        self.start = s
        self.seat = seat
        self.stream = stream
        self.noise = noise
        self.evaluation = evaluation
        self.market = market
        column = int(s.round) - 1
        self.column = column
        self.sites = Sites(seat, column)
        self.in_hand = weights.ROWS[count.FISH_IN_HAND][column]
        self.best: Swamp | None = None
        self.most = NOTHING

    def best_end(self) -> Swamp:
        """The table after the best of the turns that are looked at."""
        self.look(self.start, False)
        best = self.best
        assert best is not None
        self.game.apply(best, self.seat, choices.CONFIRM_PASS if best.top() == steps.CONFIRM_PASS else choices.END_TURN)
        return best

    # The main choice

    def look(self, s: Swamp, is_prepared: bool) -> None:
        """One space for each action, what may be done before it, unless that is done, and giving up."""
        legal = self.game.legal(s, self.seat).listed()
        box = s.box
        best = [-1] * len(ACTIONS)
        worths = [0] * len(ACTIONS)
        before: list[int] = []
        for option in legal:
            if choices.SPACES.holds(option):
                space = option - choices.SPACE
                action = box.space_action[space]
                mana = box.space_mana[space] - box.space_cost[space]
                worth = 2 * mana + box.space_vp[space] + box.space_fish[space]
                if best[action] < 0 or worth > worths[action]:
                    best[action] = option
                    worths[action] = worth
            elif option == choices.BUILDER_CARD:
                best[BUILD] = option
                worths[BUILD] = 0
            elif choices.ACTION_TILES.holds(option):
                self.try_option(s, option)
            elif not is_prepared and self.is_worth_before(s, option):
                before.append(option)
        for action in range(len(ACTIONS)):
            if best[action] >= 0 and suits_tile(s, action):
                self.try_option(s, best[action])
        self.give_up(s)
        for option in before:
            child = s.clone()
            self.game.apply(child, self.seat, option)
            self.look(child, True)

    def is_worth_before(self, s: Swamp, option: int) -> bool:
        """A worker for one who has none, and tiles."""
        me = s.seats[self.seat]
        if option == choices.EXCHANGE_MANA:
            return me.workers + me.axolotls == 0
        if choices.ROUND_1_TILES.holds(option):
            return me.workers + me.axolotls > 0
        return choices.ROUND_3_TILES.holds(option)

    def try_option(self, s: Swamp, option: int) -> None:
        child = s.clone()
        self.game.apply(child, self.seat, option)
        self.finish(child)

    def give_up(self, s: Swamp) -> None:
        """Pass; but first idle workers become mana, axolotls only when there is no round to keep them for."""
        child = s.clone()
        me = child.seats[self.seat]
        while me.workers > 0:
            self.game.apply(child, self.seat, WORKER_FOR_MANA)
        while me.axolotls > 0 and child.round == child.box.rounds:
            self.game.apply(child, self.seat, AXOLOTL_FOR_MANA)
        self.game.apply(child, self.seat, choices.PASS)
        self.finish(child)

    def finish(self, s: Swamp) -> None:
        """Play the turn to its end and keep it when it is the best so far."""
        while True:
            top = s.top()
            if top == steps.END_TURN or top == steps.CONFIRM_PASS:
                break
            self.step(s, top)
        value = self.evaluation.value(s)
        if self.noise > 0:
            value += int(self.stream.below(self.noise))
        if value > self.most:
            self.most = value
            self.best = s

    def step(self, s: Swamp, top: int) -> None:
        """One decision of an action or of a pass."""
        if top == steps.CHOOSE_BOAT:
            self.send_boat(s)
        elif top == steps.TRADE_FISH:
            self.take(s, self.lay(s))
        elif top == steps.WORKER_KIND:
            # Clan workers come back in any case, axolotls only stay when they are not used (FS-19.2).
            kind = choices.CLAN_WORKER if s.seats[self.seat].workers > 0 else choices.AXOLOTL
            self.take(s, choices.WORKER + kind)
        elif top == steps.BUILD_TRACK:
            self.take(s, self.track(s))
        elif top == steps.CELEBRATE_ISLAND:
            self.take(s, self.feast(s))
        elif top == steps.SHRINE_CELL:
            self.take(s, choices.SHRINE_CELL + self.shrine(s))
        elif top == steps.PASS_SHRINE_CELL:
            self.take(s, choices.PASS_SHRINE_CELL + self.shrine(s))
        elif top == steps.PASS_BONUS_TILE:
            self.take(s, self.tile(s))
        elif top == steps.PASS_GUIDE:
            self.take(s, self.guide(s))
        elif top == steps.SALAMANDER_TILE:
            self.take(s, self.special(s))
        else:
            self.take(s, self.game.legal(s, self.seat).nth(0))

    def take(self, s: Swamp, option: int) -> None:
        self.game.apply(s, self.seat, option)

    # Boats

    def send_boat(self, s: Swamp) -> None:
        """The next boat that has something to do; when there is none, the action is done."""
        action = int(s.action)
        is_first = s.acted == 0
        if action != TRADE or s.seats[self.seat].fish > 0:
            wanted = targets(s, self.seat, action)
            for boat in range(s.box.boats):
                if is_ready(s, boat) and self.send(s, boat, action, wanted, is_first):
                    return
        if s.acted != 0:
            self.take(s, choices.FINISH)
        else:
            # Something has to be done, however little it is worth (FS-7.9).
            self.take(s, self.game.legal(s, self.seat).nth(0))
            while s.top() == steps.BOAT_DESTINATION or s.top() == steps.BUILD_CELL:
                self.take(s, self.game.legal(s, self.seat).nth(0))

    def send(self, s: Swamp, boat: int, action: int, wanted: Cells, is_first: bool) -> bool:
        """Let a boat act; False when it cannot, or has nothing worth doing while another has acted."""
        if action == BUILD:
            return self.build(s, boat, wanted, is_first)
        area = destinations(s, self.seat, boat, action, wanted)
        if is_empty(area):
            return False
        if action == TRADE:
            goal = self.market.best(s, self.seat, area)
        elif action == NAVIGATE:
            goal = self.harbour(s, boat, area, is_first)
        else:
            goal = int(first(self.good_waters(s, area)))
        if goal < 0:
            return False
        self.take(s, choices.BOAT + boat)
        self.take(s, choices.DESTINATION + goal)
        return True

    def build(self, s: Swamp, boat: int, buyable: Cells, is_first: bool) -> bool:
        """Build on the best site within reach, as long as it is worth its price."""
        others = boats_but(s, self.seat, boat)
        reached = within_reach(s, s.seats[self.seat].boat(boat), sailing_range(s, self.seat, BUILD))
        sites = self.sites
        if not sites.find(s, reached, others, buyable):
            return False
        if not is_first and sites.worth + self.track_worth(s) < 0:
            return False
        self.take(s, choices.BOAT + boat)
        self.take(s, choices.DESTINATION + int(first(self.good_waters(s, sites.berths))))
        self.take(s, choices.BUILD_CELL + sites.site)
        return True

    def good_waters(self, s: Swamp, area: Cells) -> Cells:
        """Of these cells those near temples that are wanted, and near the fish of the next round, if there are any."""
        box = s.box
        me = s.seats[self.seat]
        near = s.chart.sea
        temples = count.temples_wanted(s, self.seat)
        if not is_empty(temples):
            plus = box.range[me.guide] + box.navigation_plus[me.navigation] + box.navigate_bonus - 1
            better = both(area, reach(temples, near, plus))
            if not is_empty(better):
                area = better
        fish = self.next_fish(s)
        if not is_empty(fish):
            better = both(area, fish)
            if is_empty(better):
                better = both(area, reach(fish, near, count.USUAL_RANGE + box.navigation_plus[me.navigation]))
            if not is_empty(better):
                area = better
        return area

    def next_fish(self, s: Swamp) -> Cells:
        """The fishing places of the next round, none after the last."""
        if s.round >= s.box.rounds:
            return empty()
        return s.box.season_fish[s.deal.seasons[int(s.round)]]

    def harbour(self, s: Swamp, boat: int, area: Cells, is_first: bool) -> int:
        """A temple that still has something to give, or else fish to come, for one who is not there yet."""
        temples = both(area, count.temples_wanted(s, self.seat))
        if not is_empty(temples):
            return int(first(temples))
        fish = count.fish_to_come(s)
        if not is_first and has(fish, s.seats[self.seat].boat(boat)):
            return -1
        better = both(area, fish)
        return int(first(self.good_waters(s, area if is_empty(better) else better)))

    def lay(self, s: Swamp) -> int:
        """The settlement where a fish is worth most now, or to stop when it is worth more in hand."""
        beside = beside_boat(s)
        own = s.seats[self.seat].settlements
        best = self.in_hand if s.laid > 0 else -1
        chosen = choices.STOP
        while not is_empty(beside):
            n = int(first(beside))
            beside = rest(beside)
            here = self.market.own if has(own, n) else self.market.gold * sale(s, self.seat, n)
            if here > best:
                best = here
                chosen = choices.LAY_FISH + n
        return chosen

    # The clan board

    def track(self, s: Swamp) -> int:
        """The track whose next spaces are worth most."""
        me = s.seats[self.seat]
        best = NOTHING
        chosen = 0
        for track in range(TRACKS):
            if me.track(track) < TRACK_LENGTH:
                worth = self.after_opening(s, track)
                if worth > best:
                    best = worth
                    chosen = track
        return choices.TRACK + chosen

    def after_opening(self, s: Swamp, track: int) -> int:
        me = s.seats[self.seat]
        worth = self.evaluation.board_worth(s, me.opened + (1 << (3 * track)), int(me.specials), 2 * int(s.round))
        return worth + self.evaluation.at_once(s, me.board(), track, me.track(track))

    def track_worth(self, s: Swamp) -> int:
        """What a settlement less on the clan board is worth."""
        me = s.seats[self.seat]
        before = self.evaluation.board_worth(s, me.opened, int(me.specials), 2 * int(s.round))
        return self.after_opening(s, self.track(s) - choices.TRACK) - before

    def special(self, s: Swamp) -> int:
        """The Salamander tile that is worth most here."""
        me = s.seats[self.seat]
        covered: i64 = s.argument()
        best = NOTHING
        chosen = -1
        for tile in range(len(s.box.special_ids)):
            if me.special(tile) == 0:
                specials = me.specials | covered << (5 * tile)
                worth = self.evaluation.board_worth(s, me.opened, int(specials), 2 * int(s.round))
                worth += self.evaluation.special_at_once(s.box, tile)
                if worth > best:
                    best = worth
                    chosen = tile
        return choices.SPECIAL_TILE + chosen

    # Feasts and shrines

    def feast(self, s: Swamp) -> int:
        """The island that brings most, or none where none brings anything."""
        chosen = choices.NO_CELEBRATION
        most = NOTHING if s.argument() == BY_ACTION else 0
        gift = 100 * s.box.celebrate_vp_per_fish
        for island in range(len(s.islands)):
            if is_eligible(s, island):
                worth = 100 * host_points(s, island) + fish_of(s, self.seat, island) * (gift - self.market.own)
                if worth > most:
                    most = worth
                    chosen = choices.CELEBRATE + s.founders[island]
        return chosen

    def shrine(self, s: Swamp) -> int:
        """A cell for a shrine, on the island where it brings most more than to others."""
        cells = shrine_cells(s)
        most = NOTHING
        chosen = int(first(cells))
        for island in range(len(s.islands)):
            here = both(cells, s.chart.shores[island])
            if not is_empty(here):
                worth = 0
                for seat in range(len(s.seats)):
                    settled = int(size(both(s.islands[island], s.seats[seat].settlements)))
                    worth += 3 * settled if seat == self.seat else -settled
                if worth > most:
                    most = worth
                    chosen = int(first(here))
        return chosen

    # Passing

    def tile(self, s: Swamp) -> int:
        """The bonus tile that is worth most."""
        start = self.column * TILES_PER_ROUND
        most = NOTHING
        chosen = start
        for tile in range(start, start + TILES_PER_ROUND):
            if (s.tiles >> tile) & 1 == 1:
                worth = tile_worth(s.box, tile, 2 * int(s.round) + 1)
                if worth > most:
                    most = worth
                    chosen = tile
        return choices.TAKE_TILE + chosen

    def guide(self, s: Swamp) -> int:
        """The guide that is worth most, with the fish on it."""
        column = int(s.round)
        fish = weights.ROWS[count.FISH_IN_HAND][column] + weights.ROWS[count.FISH_TO_SELL][column]
        most = NOTHING
        chosen = -1
        for guide in range(len(s.box.guide_ids)):
            if s.is_displayed(guide) and guide != s.returned:
                worth = self.evaluation.guide_worth(s, guide, column) + fish * s.fish_on_guide(guide)
                if worth > most:
                    most = worth
                    chosen = guide
        return choices.NEXT_GUIDE + chosen


def suits_tile(s: Swamp, action: int) -> bool:
    """Does this action make use of the round 1 tile played in this turn?"""
    if s.extra_catch > 0:
        return action == FISH
    if s.discount > 0:
        return action == BUILD
    return s.extra_range == 0 or action <= NAVIGATE
