"""Quick advice for those who play on in a search: a few actions by what they promise, and one way to carry each out."""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.turns import END, ONWARD, TURN, Line
from bogwood.games.feya import choices, steps
from bogwood.games.feya import features as count
from bogwood.games.feya.box import BUILD, FISH, NAVIGATE, TILES_PER_ROUND, TRADE
from bogwood.games.feya.build import affordable
from bogwood.games.feya.state import Swamp
from bogwood.kernel.cells import Cells, both, cell, first, has, is_empty, meets
from bogwood.kernel.game import Game, State
from bogwood.kernel.hexes import around
from bogwood.kernel.options import Options

from .advice import Breadth, FeyaAdvice
from .evaluation import Scales, exchange_gain, tile_worth
from .promise import NOTHING, Promise

NARROW: Final = Breadth(3, 1, 1, 2, 1, 1, is_quick=True)

ONE_WAY: Final = (
    steps.WORKER_KIND,
    steps.CHOOSE_BOAT,
    steps.BOAT_DESTINATION,
    steps.TRADE_FISH,
    steps.BUILD_CELL,
    steps.BUILD_TRACK,
    steps.CELEBRATE_ISLAND,
    steps.SHRINE_CELL,
    steps.END_TURN,
    steps.PASS_BONUS_TILE,
    steps.PASS_GUIDE,
    steps.PASS_SHRINE_CELL,
    steps.CONFIRM_PASS,
)
"""The decisions that carry out a main choice: each is taken in one way."""


class QuickAdvice(FeyaAdvice):
    """Advice for one turn of one seat: at most ``ways`` main choices, by far not the worst of them, are looked at."""

    def __init__(self, game: Game, state: State, seat: int, scales: Scales, ways: int, leeway: int) -> None:
        super().__init__(game, state, seat, scales, NARROW)
        self.ways = ways
        self.leeway = leeway
        self.promise = Promise(cast(Swamp, state), seat, self.evaluation)

    def horizon(self, state: State) -> int:
        top = cast(Swamp, state).top()
        if top == steps.MAIN_CHOICE:
            return TURN
        if top == steps.END_TURN or top == steps.CONFIRM_PASS:
            return END
        return ONWARD if top in ONE_WAY else super().horizon(state)

    def value(self, state: State) -> int:
        return self.evaluation.compared(cast(Swamp, state))

    def options(self, state: State, line: Line) -> list[int]:
        s = cast(Swamp, state)
        top = s.top()
        if top == steps.MAIN_CHOICE:
            return self.best_actions(s, line)
        if top not in ONE_WAY:
            return super().options(state, line)
        return [self.one_way(s, top, self.game.legal(s, self.seat))]

    # The main choice.

    def best_actions(self, s: Swamp, line: Line) -> list[int]:
        """The main choices that promise most."""
        legal = self.game.legal(s, self.seat).listed()
        up = self.giving_up(s, legal)
        if line and choices.EXCHANGE_WORKER <= line[-1] < choices.ROUND_1_TILE:
            return [up]
        ranked: list[tuple[int, int]] = [(0, up)]
        known: dict[int, int] = {}
        for option in self.actions(s, legal):
            ranked.append((self.action_worth(s, option, known), option))
        for option in legal:
            if choices.EXCHANGE_MANA <= option < choices.BOAT and self.is_worth_before(s, option, line):
                ranked.append((self.worth_before(s, option, known), option))
        ranked.sort(reverse=True)
        least = ranked[0][0] - self.leeway
        return [option for worth, option in ranked[: self.ways] if worth >= least]

    def promised(self, s: Swamp, action: int, known: dict[int, int]) -> int:
        """What an action promises, worked out once for a main choice."""
        if action not in known:
            known[action] = self.promise.action(s, action)
        return known[action]

    def action_worth(self, s: Swamp, option: int, known: dict[int, int]) -> int:
        """An action with all that its space gives and takes; the worker could have become mana."""
        worth = self.promised(s, self.action_of(s, option), known)
        if option >= choices.ACTION_TILE:
            tile = option - choices.ACTION_TILE + TILES_PER_ROUND
            return worth - tile_worth(s.box, tile, 2 * int(s.round))
        worth -= self.promise.mana
        return worth + self.gains(s, option - choices.SPACE) if option < choices.BUILDER_CARD else worth

    def gains(self, s: Swamp, space: int) -> int:
        box = s.box
        mana = box.space_mana[space] - box.space_cost[space]
        gained = mana * self.promise.mana + box.space_vp[space] * self.promise.points
        return gained + box.space_fish[space] * self.promise.fish

    def worth_before(self, s: Swamp, option: int, known: dict[int, int]) -> int:
        """An exchange or a tile before the main choice, together with the action it is for."""
        box = s.box
        if option == choices.EXCHANGE_MANA:
            return self.best_space(s, known) - box.mana_per_axolotl * self.promise.mana
        if option >= choices.ROUND_3_TILE:
            tile = option - choices.ROUND_3_TILE + 2 * TILES_PER_ROUND
            return exchange_gain(box, tile) - tile_worth(box, tile, 2 * int(s.round))
        if option < choices.ROUND_1_TILE:
            return NOTHING
        tile = option - choices.ROUND_1_TILE
        more = NOTHING
        if box.tile_catch[tile] > 0:
            more = self.promised(s, FISH, known) + box.tile_catch[tile] * self.promise.fish
        elif box.tile_discount[tile] > 0:
            more = self.promised(s, BUILD, known) + box.tile_discount[tile] * self.promise.gold
        return more - self.promise.mana - tile_worth(box, tile, 2 * int(s.round))

    def best_space(self, s: Swamp, known: dict[int, int]) -> int:
        """The best action on a free space that can be paid after mana has become an axolotl."""
        box = s.box
        best = NOTHING
        left = s.seats[self.seat].mana - box.mana_per_axolotl
        for space in range(len(box.space_ids)):
            if box.space_is_here[space] and s.placed[space] == 0 and box.space_cost[space] <= left:
                best = max(best, self.promised(s, box.space_action[space], known) + self.gains(s, space))
        return best

    # One way to carry it out.

    def one_way(self, s: Swamp, top: int, legal: Options) -> int:
        """The answer to a decision of a turn or a pass under way."""
        if top == steps.CHOOSE_BOAT:
            return self.next_boat(s, legal.few)
        if top == steps.BOAT_DESTINATION:
            return choices.DESTINATION + self.destination(s, legal.cells)
        if top == steps.TRADE_FISH:
            return self.quick_lay(s, legal.listed())
        if top == steps.BUILD_CELL:
            return choices.BUILD_CELL + self.promise.best_site(s, legal.cells)[1]
        if top == steps.BUILD_TRACK:
            return self.tracks(s, [n for n in legal.few if choices.TRACK <= n < choices.SPECIAL_TILE])[0]
        if top == steps.CELEBRATE_ISLAND:
            return self.feast(s, legal)
        if top == steps.SHRINE_CELL or top == steps.PASS_SHRINE_CELL:
            return int(legal.base) + self.shrine_cell(s, legal.cells)
        if top == steps.PASS_BONUS_TILE:
            return self.best_of_tiles(s, legal.few)
        if top == steps.PASS_GUIDE:
            return self.best_of_guides(s, legal.few)
        # Clan workers come back in any case, axolotls only stay when they are not used (FS-19.2).
        return legal.few[0]

    def next_boat(self, s: Swamp, legal: list[int]) -> int:
        """The first boat that has something worth doing; the first of all when none has acted."""
        for option in legal:
            if option == choices.FINISH or (option >= choices.BOAT and self.is_worth_sending(s, option - choices.BOAT)):
                return option
        return legal[0]

    def is_worth_sending(self, s: Swamp, boat: int) -> bool:
        if s.action == BUILD:
            sites = both(around(self.promise.area(s, boat, BUILD)), affordable(s, self.seat))
            worth, site = self.promise.best_site(s, sites)
            return site >= 0 and worth + self.promise.best_track(s) > 0
        if s.action == NAVIGATE:
            return meets(around(self.promise.area(s, boat, NAVIGATE)), count.temples_wanted(s, self.seat))
        return True

    def destination(self, s: Swamp, among: Cells) -> int:
        """Where a boat goes for the action."""
        if s.action == BUILD:
            return self.berth(s, among)
        if s.action == NAVIGATE:
            best = self.best_temple(s, among)
            if best > 0:
                return best
        good = among
        if s.action != TRADE:
            fishy = both(among, count.fish_to_come(s)) if s.action == NAVIGATE else both(among, self.next_fish(s))
            good = among if is_empty(fishy) else fishy
        best = self.promise.best_market(s, good)
        return best if best > 0 else int(first(good))

    def next_fish(self, s: Swamp) -> Cells:
        """The fishing places of the next round, of this one in the last."""
        return s.box.season_fish[s.deal.seasons[min(int(s.round), s.box.rounds - 1)]]

    def berth(self, s: Swamp, among: Cells) -> int:
        """A cell beside the best site, with fish to catch if there is one."""
        site = self.promise.best_site(s, both(around(among), affordable(s, self.seat)))[1]
        beside = both(around(cell(site)), among) if site >= 0 else among
        if is_empty(beside):
            beside = among
        fishy = both(beside, count.fish_to_come(s))
        return int(first(beside if is_empty(fishy) else fishy))

    def best_temple(self, s: Swamp, among: Cells) -> int:
        """The temple among these cells with the best tile for this seat, 0 when there is none."""
        best = 0
        chosen = 0
        for temple in range(len(s.box.temple_cells)):
            if has(among, s.box.temple_cells[temple]) and self.promise.temple(s, temple) > best:
                best = self.promise.temple(s, temple)
                chosen = s.box.temple_cells[temple]
        return chosen

    def feast(self, s: Swamp, legal: Options) -> int:
        """The island whose Celebrate brings most; none when that is nothing and may be declined."""
        worth, island = self.promise.best_feast(s)
        if worth <= 0 and choices.NO_CELEBRATION in legal.few:
            return choices.NO_CELEBRATION
        option = choices.CELEBRATE + s.founders[island]
        return option if legal.holds(option) else legal.nth(0)

    def shrine_cell(self, s: Swamp, among: Cells) -> int:
        """A cell on the island where a shrine is worth most."""
        best = NOTHING
        chosen = first(among)
        for island in range(len(s.islands)):
            here = both(around(s.islands[island]), among)
            if not is_empty(here) and self.promise.shrine(s, island) > best:
                best = self.promise.shrine(s, island)
                chosen = first(here)
        return int(chosen)

    def best_of_tiles(self, s: Swamp, legal: list[int]) -> int:
        best = NOTHING
        chosen = legal[0]
        for option in legal:
            worth = tile_worth(s.box, option - choices.TAKE_TILE, 2 * int(s.round) + 1)
            if worth > best:
                best = worth
                chosen = option
        return chosen

    def best_of_guides(self, s: Swamp, legal: list[int]) -> int:
        """The guide that is worth most, with the fish on it."""
        best = NOTHING
        chosen = legal[0]
        for option in legal:
            guide = option - choices.NEXT_GUIDE
            worth = self.evaluation.guide_worth(s, guide, int(s.round)) + self.promise.fish * s.fish_on_guide(guide)
            if worth > best:
                best = worth
                chosen = option
        return chosen
