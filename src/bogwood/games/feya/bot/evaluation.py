"""How good a position of Feya's Swamp is for a seat, in hundredths of a victory point."""

from __future__ import annotations

from typing import Final

from bogwood.games.feya.bot import features as count
from bogwood.games.feya.rules.box import (
    ACTIONS,
    BONUSES,
    MORE_AXOLOTLS,
    MORE_CATCH,
    MORE_GOLD,
    MORE_MANA,
    NAVIGATION_STEP,
    PRIVATE_BUILD_SPACE,
    TILES_PER_ROUND,
    TRACK_LENGTH,
    TRACKS,
    VP_PER_LED_ISLAND,
    VP_PER_TEMPLE_TILE,
    VP_THEN_CELEBRATE,
    Box,
    place,
)
from bogwood.games.feya.rules.land import islands_led
from bogwood.games.feya.rules.passing import everybody_else_has_passed
from bogwood.games.feya.rules.state import Swamp

from . import weights

LAST: Final = 4
"""The column of the weights for a seat that has nothing more to do."""

UNKNOWN: Final = -(1 << 40)
"""Not worked out yet."""


NAMES: Final = [
    "points", "ability", "island_values", "trophies", "own_stacks", "mana", "gold", "gold", "fish", "fish", "actions",
    "axolotls", "others", "", "", "", "", "navigation", "temple_tiles", "season", "season", "temples_near", "feast",
    "group_room", "races", "races", "islands_led", "islands_settled",
]  # fmt: skip
"""What features are called where they are shown; some belong together."""


def columns(box: Box) -> list[list[int]]:
    """The weights of all features by the clock; the others' points are shared among the others.

    Once a seat has passed, the column of the next round holds.
    """
    found: list[list[int]] = []
    for clock in range(2 * box.rounds + 2):
        column = max(0, min((clock - 1) // 2, LAST))
        found.append([weights.ROWS[n][column] if n in weights.ROWS else 0 for n in range(count.FEATURES)])
        found[clock][count.OTHERS] //= box.players - 1
    return found


class Scales:
    """What is the same for all judgements under one box, worked out once."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.columns = columns(box)
        self.boards: dict[tuple[int, int, int, int], int] = {}
        self.tiles: dict[tuple[int, int], int] = {}


class Evaluation:
    """The judgement of one seat during one of its turns."""

    def __init__(self, s: Swamp, seat: int, scales: Scales) -> None:
        self.seat = seat
        self.scales = scales
        self.unpassed = self.worth_of_passing(s) if s.round > 0 and not count.has_done(s, seat) else 0

    def value(self, s: Swamp) -> int:
        """How good the state is for the seat."""
        features = count.features(s, self.seat)
        total = self.weighed(s, features)
        if features[count.CLOCK] % 2 == 0 and s.round > 0:
            return total + self.unpassed
        guide = s.seats[self.seat].guide
        return total + self.guide_worth(s, guide, int(s.round)) if guide >= 0 else total

    def parts(self, s: Swamp) -> dict[str, float]:
        """The value in points, by name."""
        features = count.features(s, self.seat)
        clock = features[count.CLOCK]
        found: dict[str, float] = {}
        for n in range(count.FEATURES):
            if NAMES[n] and features[n] * self.scales.columns[clock][n] != 0:
                found[NAMES[n]] = found.get(NAMES[n], 0.0) + features[n] * self.scales.columns[clock][n] / 100.0
        board = self.board_worth(s, features[count.OPENED], features[count.SPECIALS], clock)
        found["clan_board"] = board / 100.0
        found["tiles"] = self.tiles_worth(s.box, features[count.TILES], clock) / 100.0
        guide = s.seats[self.seat].guide
        if clock % 2 == 0 and s.round > 0:
            found["round"] = self.unpassed / 100.0
        elif guide >= 0:
            found["guide"] = self.guide_worth(s, guide, int(s.round)) / 100.0
        return found

    def weighed(self, s: Swamp, features: list[int]) -> int:
        """The features by their weights, the clan board and the tiles in hand."""
        clock = features[count.CLOCK]
        column = self.scales.columns[clock]
        total = 0
        for n in range(count.FEATURES):
            if features[n] != 0:
                total += features[n] * column[n]
        total += self.board_worth(s, features[count.OPENED], features[count.SPECIALS], clock)
        return total + self.tiles_worth(s.box, features[count.TILES], clock) if features[count.TILES] else total

    def board_worth(self, s: Swamp, opened: int, specials: int, clock: int) -> int:
        """The open spaces of the clan board, and a share of those next in line (FS-21)."""
        board = s.seats[self.seat].board()
        key = (board, opened, specials, clock)
        known = self.scales.boards.get(key, UNKNOWN)
        if known == UNKNOWN:
            known = board_worth(s.box, board, opened, specials, 2 * s.box.rounds + 1 - clock)
            self.scales.boards[key] = known
        return known

    def tiles_worth(self, box: Box, tiles: int, clock: int) -> int:
        """The bonus tiles in hand."""
        key = (tiles, clock)
        known = self.scales.tiles.get(key, UNKNOWN)
        if known == UNKNOWN:
            known = 0
            for n in range(len(box.tile_ids)):
                if (tiles >> n) & 1:
                    known += tile_worth(box, n, clock)
            self.scales.tiles[key] = known
        return known

    def at_once(self, s: Swamp, board: int, track: int, index: int) -> int:
        """What a space of a clan board gives at the moment it opens."""
        return weights.AT_ONCE.get(BONUSES[s.box.bonus[place(board, track, index)]], 0)

    def special_at_once(self, box: Box, tile: int) -> int:
        """What a Salamander tile gives at the moment it is laid."""
        return weights.AT_ONCE.get(BONUSES[box.special_bonus[tile]], 0)

    def worth_of_passing(self, s: Swamp) -> int:
        """What is added to a state before the pass, so that to pass without an action left is no loss and no gain.

        Rounds are weighed differently; without this a pass would look good or bad for that alone.
        """
        before = count.features_when(s, self.seat, False)
        after = count.features_when(s, self.seat, True)
        after[count.POINTS] += before[count.ABILITY]
        for n in (count.ACTIONS_LEFT, count.GOLD_TO_SPEND, count.FISH_TO_SELL):
            before[n] = 0
        if s.round == s.box.rounds:
            before[count.PROSPECTS :] = after[count.PROSPECTS :]
        after[count.AXOLOTLS_KEPT] = 0
        store = self.best_tile(s) + self.best_guide(s) + weights.WAITING
        if everybody_else_has_passed(s, self.seat):
            # The shrine of the round is this seat's to lay, now or later (FS-18.7).
            store += count.best_shrine(s, self.seat) * weights.ROWS[count.ISLAND_VALUES][int(s.round)]
        return self.weighed(s, after) - self.weighed(s, before) + store

    def best_tile(self, s: Swamp) -> int:
        """The best of the bonus tiles left of this round."""
        first = (int(s.round) - 1) * TILES_PER_ROUND
        tiles = [tile for tile in range(first, first + TILES_PER_ROUND) if (s.tiles >> tile) & 1]
        return max((tile_worth(s.box, tile, 2 * int(s.round) + 1) for tile in tiles), default=0)

    def best_guide(self, s: Swamp) -> int:
        """The best guide in the display, with the fish on it; none is wanted after the last round."""
        if s.round >= s.box.rounds:
            return 0
        column = int(s.round)
        fish = weights.ROWS[count.FISH_IN_HAND][column] + weights.ROWS[count.FISH_TO_SELL][column]
        guides = [guide for guide in range(len(s.box.guide_ids)) if s.is_displayed(guide)]
        return max((self.guide_worth(s, n, column) + fish * s.fish_on_guide(n) for n in guides), default=0)

    def guide_worth(self, s: Swamp, guide: int, column: int) -> int:
        """What a guide is worth for a round: reach, prices, place in the turn order, ability (FS-22)."""
        box = s.box
        me = s.seats[self.seat]
        if s.round >= box.rounds:
            return 0
        gold = weights.ROWS[count.GOLD][column] + weights.ROWS[count.GOLD_TO_SPEND][column]
        boats = max(2, me.boats_afloat())
        steps = min(box.range[guide] + box.navigation_plus[me.navigation], len(weights.RANGE) - 1)
        total = weights.RANGE[steps] * boats // 2
        total -= box.build_value[guide] * gold * weights.SETTLEMENTS_A_ROUND // 10
        total += box.initiative[guide] * weights.INITIATIVE
        return total + self.ability_worth(s, guide, column, gold, boats)

    def ability_worth(self, s: Swamp, guide: int, column: int, gold: int, boats: int) -> int:
        box = s.box
        me = s.seats[self.seat]
        ability = box.ability[guide]
        amount = box.ability_amount[guide]
        if ability == VP_PER_TEMPLE_TILE:
            tiles = int(me.temples).bit_count() * 100 + weights.TILES_TO_COME
            return amount * tiles * weights.ABILITY_SHARE // 100
        if ability == VP_PER_LED_ISLAND:
            return amount * islands_led(s, self.seat) * weights.ABILITY_SHARE
        if ability == VP_THEN_CELEBRATE:
            return amount * 100 + weights.FEAST
        if ability == MORE_GOLD:
            return amount * gold
        if ability == MORE_MANA:
            return amount * weights.ROWS[count.MANA][column]
        if ability == MORE_AXOLOTLS:
            return amount * weights.ROWS[count.AXOLOTLS_KEPT][max(column, 1)]
        if ability == MORE_CATCH:
            fish = weights.ROWS[count.FISH_IN_HAND][column] + weights.ROWS[count.FISH_TO_SELL][column]
            return amount * boats * fish * weights.CATCHES_A_ROUND // 10
        if ability == NAVIGATION_STEP:
            following = int(me.navigation) + 1
            if following >= len(box.navigation_vp):
                return 0
            return box.navigation_vp[following] * 100 + weights.ROWS[count.NAVIGATION][column]
        return weights.BUILDER_CARD if ability == PRIVATE_BUILD_SPACE else weights.RESERVATION


def board_worth(box: Box, board: int, opened: int, specials: int, halves: int) -> int:
    """The worth of a clan board, by the halves of a round that are still to be played with it."""
    total = 0
    for track in range(TRACKS):
        first = place(board, track, 0)
        gone = (opened >> (3 * track)) & 7
        for index in range(TRACK_LENGTH):
            name = BONUSES[box.bonus[first + index]]
            worth = space_worth(name, box.bonus_amount[first + index], halves)
            if index >= gone:
                now = weights.AT_ONCE.get(name, 0) if halves > 0 else 0
                worth = (worth + now) * weights.AHEAD[index - gone] // 100
            total += worth
    for tile in range(len(box.special_ids)):
        if (specials >> (5 * tile)) & 31:
            name = BONUSES[box.special_bonus[tile]]
            total += space_worth(name, box.special_amount[tile], halves)
    return total


def space_worth(bonus: str, amount: int, halves: int) -> int:
    """What an open space is worth by the halves of a round to come; each full round begins with income."""
    each_round = weights.BONUS.get(bonus, 0) * halves // 2 + weights.INCOME.get(bonus, 0) * (halves // 2)
    return each_round * amount


def tile_worth(box: Box, tile: int, clock: int) -> int:
    """The worth of one bonus tile: nothing once there is no turn left to use it (FS-16)."""
    if box.tile_vp[tile] > 0:
        return box.tile_vp[tile] * 100
    if clock > 2 * box.rounds:
        return 0
    total = box.tile_range[tile] * weights.TILE_RANGE
    total += box.tile_catch[tile] * weights.TILE_CATCH
    total += box.tile_discount[tile] * weights.TILE_DISCOUNT
    if box.tile_action[tile] >= 0:
        total += weights.TILE_ACTION.get(ACTIONS[box.tile_action[tile]], 0)
    total += exchange_worth(box, tile)
    return total * weights.TILE_LATE // 100 if clock == 2 * box.rounds else total


def exchange_worth(box: Box, tile: int) -> int:
    """The gain of an exchange in the last round; at least a little, since it need not be made."""
    if box.tile_pay_mana[tile] + box.tile_pay_gold[tile] == 0:
        return 0
    gold = weights.ROWS[count.GOLD][3] + weights.ROWS[count.GOLD_TO_SPEND][3]
    fish = weights.ROWS[count.FISH_IN_HAND][3] + weights.ROWS[count.FISH_TO_SELL][3]
    gain = (box.tile_mana[tile] - box.tile_pay_mana[tile]) * weights.ROWS[count.MANA][3]
    gain += (box.tile_gold[tile] - box.tile_pay_gold[tile]) * gold
    gain += box.tile_fish[tile] * fish + box.tile_axolotls[tile] * weights.ROWS[count.ACTIONS_LEFT][3]
    return max(gain, weights.TILE_EXCHANGE)
