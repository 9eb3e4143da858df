"""Which options of Feya's Swamp are worth a look, and how far to look before comparing them."""

from __future__ import annotations

from typing import Final, cast

from bogwood.bots.turns import END, ONWARD, REST, STEP, TURN, Advice, Line
from bogwood.games.feya.bot import features as count
from bogwood.games.feya.rules import choices, steps
from bogwood.games.feya.rules.box import BUILD, FISH, NAVIGATE, TILES_PER_ROUND, TRADE
from bogwood.games.feya.rules.state import Swamp
from bogwood.games.feya.rules.trade import sale
from bogwood.kernel.cells import both, cells, each, has
from bogwood.kernel.game import Game, State

from . import weights
from .evaluation import Evaluation, Scales

HORIZONS: Final[dict[int, int]] = {
    steps.START_TILE: ONWARD,
    steps.MAIN_CHOICE: TURN,
    steps.CHOOSE_BOAT: REST,
    steps.BOAT_DESTINATION: ONWARD,
    steps.BUILD_CELL: ONWARD,
    steps.BUILD_TRACK: ONWARD,
    steps.SALAMANDER_TILE: ONWARD,
    steps.END_TURN: END,
    steps.CONFIRM_PASS: END,
}
"""All other decisions are compared at once."""

WORKER_FOR_MANA: Final = choices.EXCHANGE_WORKER + choices.CLAN_WORKER

FEW_FISH: Final = 5
KEEPING_PRICE: Final = 3
"""A boat lays its last few fish for this much gold at least while another could still trade."""


class Breadth:
    """How many of the best are tried."""

    def __init__(
        self, sites: int, berths: int, beside: int, sales: int, lays: int, tracks: int, is_quick: bool = False
    ) -> None:
        # Building sites of a boat, from how many cells each, and beside it.
        self.sites = sites
        self.berths = berths
        self.beside = beside
        # Cells to sell from, and foreign settlements for the next fish.
        self.sales = sales
        self.lays = lays
        # Settlement tracks.
        self.tracks = tracks
        # The boats act in their order, and fish are laid by a rule of thumb.
        self.is_quick = is_quick


USUAL: Final = Breadth(5, 1, 2, 4, 2, 1)


class FeyaAdvice(Advice):
    """Advice for one turn of one seat."""

    def __init__(self, game: Game, state: State, seat: int, scales: Scales, breadth: Breadth) -> None:
        self.game = game
        self.seat = seat
        self.breadth = breadth
        self.evaluation = Evaluation(cast(Swamp, state), seat, scales)
        self.sites: dict[int, int] = {}

    def horizon(self, state: State) -> int:
        return HORIZONS.get(cast(Swamp, state).top(), STEP)

    def value(self, state: State) -> int:
        return self.evaluation.value(cast(Swamp, state))

    def options(self, state: State, line: Line) -> list[int]:
        s = cast(Swamp, state)
        legal = self.game.legal(s, self.seat).listed()
        chosen = [option for option in legal if not choices.ANYTIME.holds(option)]
        top = s.top()
        if top == steps.MAIN_CHOICE:
            return self.main_choices(s, legal, line)
        if top == steps.WORKER_KIND:
            # Clan workers come back in any case, axolotls only stay when they are not used (FS-19.2).
            return chosen[:1]
        if top == steps.BOAT_DESTINATION:
            return self.destinations(s, chosen)
        if top == steps.BUILD_CELL:
            return self.building_sites(s, chosen)
        if top == steps.TRADE_FISH:
            return [self.quick_lay(s, chosen)] if self.breadth.is_quick else self.lays(s, chosen)
        if top == steps.CHOOSE_BOAT and self.breadth.is_quick:
            return [option for n, option in enumerate(chosen) if n == 0 or option == choices.FINISH]
        if top == steps.BUILD_TRACK:
            return self.tracks(s, chosen)
        if top == steps.LEADER_TOKEN:
            return self.reservation(s, chosen)
        return chosen

    # The main choice.

    def main_choices(self, s: Swamp, legal: list[int], line: Line) -> list[int]:
        """One space for each action, tiles and exchanges that lead to an action, and giving up."""
        actions = self.actions(s, legal)
        if line and line[-1] == WORKER_FOR_MANA and WORKER_FOR_MANA in legal:
            # A worker was given up: for the mana that an action wants, or else all go the same way.
            return [
                *[option for option in actions if self.takes_all_mana(s, option)],
                WORKER_FOR_MANA,
            ]
        before = [option for option in legal if self.is_worth_before(s, option, line)]
        return [*actions, *before, self.giving_up(s, legal)]

    def giving_up(self, s: Swamp, legal: list[int]) -> int:
        """To pass; but first idle workers become mana, axolotls only when there is no round to keep them for."""
        me = s.seats[self.seat]
        if me.workers > 0 and WORKER_FOR_MANA in legal:
            return WORKER_FOR_MANA
        if me.axolotls > 0 and s.round == s.box.rounds:
            return choices.EXCHANGE_WORKER + choices.AXOLOTL
        return choices.PASS

    def takes_all_mana(self, s: Swamp, option: int) -> bool:
        """Is it a space that costs all the mana there is?"""
        if not choices.SPACES.holds(option):
            return False
        return s.box.space_cost[option - choices.SPACE] == s.seats[self.seat].mana

    def actions(self, s: Swamp, legal: list[int]) -> list[int]:
        """The best space for each action, by gains less cost; the Builder card and action tiles besides."""
        best: dict[int, tuple[int, int]] = {}
        others: list[int] = []
        for option in legal:
            if choices.SPACES.holds(option):
                action, worth = self.space_worth(s, option - choices.SPACE)
                if action not in best or worth > best[action][0]:
                    best[action] = (worth, option)
            elif option == choices.BUILDER_CARD:
                best[BUILD] = (0, option)
            elif choices.ACTION_TILES.holds(option):
                others.append(option)
        found = [option for _, option in best.values()] + others
        return [option for option in found if self.suits_tile(s, option)]

    def space_worth(self, s: Swamp, space: int) -> tuple[int, int]:
        box = s.box
        mana = box.space_mana[space] - box.space_cost[space]
        return box.space_action[space], 2 * mana + box.space_vp[space] + box.space_fish[space]

    def suits_tile(self, s: Swamp, option: int) -> bool:
        """Does this choice make use of the round 1 tile played in this turn?"""
        if s.extra_range == 0 and s.extra_catch == 0 and s.discount == 0:
            return True
        action = self.action_of(s, option)
        if s.extra_catch > 0:
            return action == FISH
        if s.discount > 0:
            return action == BUILD
        return action <= NAVIGATE

    def action_of(self, s: Swamp, option: int) -> int:
        if choices.SPACES.holds(option):
            return s.box.space_action[option - choices.SPACE]
        if option == choices.BUILDER_CARD:
            return BUILD
        return s.box.tile_action[option - choices.ACTION_TILE + TILES_PER_ROUND]

    def is_worth_before(self, s: Swamp, option: int, line: Line) -> bool:
        """Exchanges and tiles to be used before the main choice."""
        me = s.seats[self.seat]
        if option in line:
            return False
        if option == choices.EXCHANGE_MANA:
            # Who has just given up a worker for mana does not buy one back for twice as much.
            return me.workers + me.axolotls == 0 and WORKER_FOR_MANA not in line
        if choices.ROUND_1_TILES.holds(option):
            return s.extra_range == 0 and me.workers + me.axolotls > 0
        return choices.ROUND_3_TILES.holds(option)

    # Boats.

    def destinations(self, s: Swamp, legal: list[int]) -> list[int]:
        """The cells worth sailing to, by the action."""
        if s.action == BUILD:
            found = self.building_berths(s)
        elif s.action == TRADE:
            found = self.selling_cells(s, legal)
        elif s.action == NAVIGATE:
            found = self.harbours(s, legal)
        else:
            return legal
        allowed = set(legal)
        worth = [choices.DESTINATION + n for n in found]
        return [option for option in worth if option in allowed] or legal[: self.breadth.sites]

    def building_berths(self, s: Swamp) -> list[int]:
        gold = weights.ROWS[count.GOLD][max(int(s.round), 1) - 1]
        found: list[int] = []
        ranked = count.good_sites(s, self.seat, s.boat, gold)
        self.sites = {site: worth for worth, site in ranked}
        for _, site in ranked[: self.breadth.sites]:
            found += [n for n in count.berths(s, self.seat, s.boat, site)[: self.breadth.berths] if n not in found]
        return found

    def building_sites(self, s: Swamp, legal: list[int]) -> list[int]:
        """The best sites beside the boat, by the ranking that brought it here."""
        ranked = sorted(legal, key=lambda option: -self.sites.get(option - choices.BUILD_CELL, 0))
        return ranked[: self.breadth.beside]

    def selling_cells(self, s: Swamp, legal: list[int]) -> list[int]:
        column = int(s.round) - 1
        gold = weights.ROWS[count.GOLD][column] + weights.ROWS[count.GOLD_TO_SPEND][column]
        fish = weights.ROWS[count.OWN_STACKS][column]
        among = cells([option - choices.DESTINATION for option in legal])
        return [n for _, n in count.good_sales(s, self.seat, among, gold, fish)[: self.breadth.sales]]

    def lays(self, s: Swamp, legal: list[int]) -> list[int]:
        """The settlements that pay best, an own one, and to stop; few fish are kept for boats still to trade."""
        others_wait = s.ready & ~s.acted != 0
        least = KEEPING_PRICE if others_wait and s.seats[self.seat].fish <= FEW_FISH else 0
        found = [choices.LAY_FISH + n for n in count.good_lays(s, self.seat, self.breadth.lays, least)]
        return [*found, choices.STOP] if choices.STOP in legal else found or legal

    def quick_lay(self, s: Swamp, legal: list[int]) -> int:
        """The settlement where a fish is worth most now, or to stop when it is worth more in hand."""
        column = max(int(s.round), 1) - 1
        gold = weights.ROWS[count.GOLD][column] + weights.ROWS[count.GOLD_TO_SPEND][column]
        best = weights.ROWS[count.FISH_IN_HAND][column] if choices.STOP in legal else -1
        chosen = choices.STOP if best >= 0 else legal[0]
        own = s.seats[self.seat].settlements
        for n in count.good_lays(s, self.seat, 1, 0):
            here = weights.ROWS[count.OWN_STACKS][column] if has(own, n) else gold * sale(s, self.seat, n)
            if here > best:
                best = here
                chosen = choices.LAY_FISH + n
        return chosen

    def harbours(self, s: Swamp, legal: list[int]) -> list[int]:
        """Temples that still have something to give, else cells with fish to catch, else the best markets."""
        among = cells([option - choices.DESTINATION for option in legal])
        temples = each(both(among, count.temples_wanted(s, self.seat)))
        fish = each(both(among, count.fish_to_come(s)))
        return temples + fish + self.selling_cells(s, legal)[:2]

    def tracks(self, s: Swamp, legal: list[int]) -> list[int]:
        """The tracks whose next spaces are worth most."""
        me = s.seats[self.seat]
        ranked: list[tuple[int, int]] = []
        for option in legal:
            track = option - choices.TRACK
            worth = self.evaluation.board_worth(s, me.opened + (1 << (3 * track)), me.specials, 2 * s.round)
            now = self.evaluation.at_once(s, me.board(), track, me.track(track))
            ranked.append((worth + now, option))
        ranked.sort(reverse=True)
        return [option for _, option in ranked[: self.breadth.tracks]]

    def reservation(self, s: Swamp, legal: list[int]) -> list[int]:
        """The Leader keeps the best space for building."""
        spaces = [option - choices.RESERVE for option in legal if option != choices.RESERVE_NOTHING]
        building = [n for n in spaces if s.box.space_action[n] == BUILD]
        if not building:
            return legal
        return [choices.RESERVE + max(building, key=lambda n: self.space_worth(s, n)[1])]
