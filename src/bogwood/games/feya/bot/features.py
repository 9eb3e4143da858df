"""What can be counted about a seat's position, in numbers, for whoever wants to judge it.

Nothing here is a rule: every function asks the rules and counts.  It lies with the game to be compiled with it.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import (
    Cells,
    both,
    cell,
    count,
    each,
    either,
    empty,
    first,
    is_empty,
    meets,
    rest,
    with_cell,
    without,
)
from bogwood.kernel.hexes import around, flood, reach

from ..rules.boats import sailing_range, within_reach
from ..rules.box import (
    BUILD,
    EVERY_ISLAND,
    FISH_CAUGHT,
    LARGEST_GROUP,
    NAVIGATION_PLUS,
    NEW_WORKER,
    ON_ISLANDS,
    VP_PER_LED_ISLAND,
    VP_PER_TEMPLE_TILE,
    VP_THEN_CELEBRATE,
    WORKERS_UNLOCKED,
)
from ..rules.build import affordable, cost
from ..rules.celebrate import IN_A_PASS, fish_on, host_points
from ..rules.clan_board import opened_total
from ..rules.fish import catch
from ..rules.land import (
    boats_but,
    island_at,
    island_beside,
    islands_led,
    totem_island,
)
from ..rules.passing import ones
from ..rules.races import is_met, markers_on
from ..rules.scoring import island_values, trophy
from ..rules.state import Swamp
from ..rules.steps import CELEBRATE_ISLAND, CONFIRM_PASS, PASS_BONUS_TILE
from ..rules.trade import beside_boat, sale, with_room

USUAL_RANGE: Final = 3
"""The range of a guide not yet known."""

# The places of the numbers that ``features`` counts.
POINTS: Final = 0
ABILITY: Final = 1
ISLAND_VALUES: Final = 2
TROPHIES: Final = 3
OWN_STACKS: Final = 4
MANA: Final = 5
GOLD: Final = 6
GOLD_TO_SPEND: Final = 7
FISH_IN_HAND: Final = 8
FISH_TO_SELL: Final = 9
ACTIONS_LEFT: Final = 10
AXOLOTLS_KEPT: Final = 11
OTHERS: Final = 12
CLOCK: Final = 13
OPENED: Final = 14
SPECIALS: Final = 15
TILES: Final = 16
# From here on: what only counts while there is an action to come.
PROSPECTS: Final = 17
NAVIGATION: Final = 17
TEMPLE_TILES: Final = 18
IN_SEASON: Final = 19
NEXT_SEASON: Final = 20
TEMPLES_NEAR: Final = 21
BEST_FEAST: Final = 22
GROUP_ROOM: Final = 23
RACE_ONE_SHORT: Final = 24
RACE_TWO_SHORT: Final = 25
ISLANDS_LED: Final = 26
ISLANDS_SETTLED: Final = 27
FEATURES: Final = 28

GOLD_PER_ACTION: Final = 16
"""About what one Build costs: two settlements."""

FISH_PER_ACTION: Final = 5
"""About what one Trade lays."""


def is_passing(s: Swamp) -> bool:
    """Has the seat to act declared its pass?"""
    if not s.pending:
        return False
    top = s.top()
    return PASS_BONUS_TILE <= top <= CONFIRM_PASS or (top == CELEBRATE_ISLAND and s.argument() == IN_A_PASS)


def has_done(s: Swamp, seat: int) -> bool:
    """Will this seat take no further action this round?"""
    return s.is_over or s.seats[seat].has_passed or (seat == s.player and is_passing(s))


def features(s: Swamp, seat: int) -> list[int]:
    """The numbers of a seat's position, each at its place."""
    return features_when(s, seat, has_done(s, seat))


def features_when(s: Swamp, seat: int, is_done: bool) -> list[int]:
    """The same numbers as if the seat had, or had not, done with the round."""
    me = s.seats[seat]
    in_hand = 0 if is_done else me.workers + me.axolotls + me.fresh
    actions = 0 if is_done else in_hand + me.mana // s.box.mana_per_axolotl
    found = [0] * FEATURES
    found[POINTS] = me.score() + races_due(s, seat)
    found[ABILITY] = 0 if is_done else ability_due(s, seat)
    found[ISLAND_VALUES] = island_values(s, seat)
    found[TROPHIES] = trophies(s, seat)
    found[OWN_STACKS] = fish_on(s, me.settlements)
    found[MANA] = me.mana
    found[GOLD] = me.gold
    found[GOLD_TO_SPEND] = min(me.gold, GOLD_PER_ACTION * actions)
    found[FISH_IN_HAND] = me.fish
    found[FISH_TO_SELL] = min(me.fish, FISH_PER_ACTION * actions)
    found[ACTIONS_LEFT] = in_hand
    found[AXOLOTLS_KEPT] = me.axolotls if is_done else 0
    found[OTHERS] = others(s, seat)
    found[CLOCK] = clock(s, is_done)
    found[OPENED] = me.opened
    found[SPECIALS] = int(me.specials)
    found[TILES] = int(me.tiles)
    if actions > 0 or s.round < s.box.rounds:
        look_ahead(s, seat, is_done, found)
    return found


def look_ahead(s: Swamp, seat: int, is_done: bool, found: list[int]) -> None:
    """What only counts while there is an action to come."""
    me = s.seats[seat]
    found[NAVIGATION] = me.navigation
    found[TEMPLE_TILES] = ones(me.temples)
    look_around(s, seat, is_done, found)
    found[BEST_FEAST] = best_feast(s, seat)
    found[GROUP_ROOM] = group_room(s, seat)
    look_at_races(s, seat, found)
    found[ISLANDS_LED] = islands_led(s, seat)
    found[ISLANDS_SETTLED] = islands_settled(s, seat)


def clock(s: Swamp, is_done: bool) -> int:
    """The time in half rounds: twice the round while the seat may act in it, one more once it has passed."""
    if s.is_over:
        return 2 * s.box.rounds + 1
    return 2 * max(int(s.round), 1) + (1 if is_done else 0)


def trophies(s: Swamp, seat: int) -> int:
    """What the trophy cards would pay now (FS-20.3 to FS-20.8)."""
    total = 0
    for card in s.deal.trophies:
        total += trophy(s, seat, card)
    return total


def others(s: Swamp, seat: int) -> int:
    """The points of all the others, with what the end would give them for their settlements now."""
    total = 0
    for other in range(len(s.seats)):
        if other != seat:
            total += s.seats[other].score() + island_values(s, other) + trophies(s, other)
            total += fish_on(s, s.seats[other].settlements)
    return total


def races_due(s: Swamp, seat: int) -> int:
    """The points of the race cards that the end of this turn will score (FS-17.2)."""
    me = s.seats[seat]
    total = 0
    if s.player != seat or s.round == 0 or s.is_over:
        return 0
    for slot in range(len(s.deal.races)):
        if (me.races >> slot) & 1 == 0 and is_met(s, seat, s.deal.races[slot]):
            total += next_race_points(s, slot)
    return total


def next_race_points(s: Swamp, slot: int) -> int:
    """What the next marker on a race card is worth."""
    taken = markers_on(s, slot)
    return s.box.race_vp[taken] if taken < len(s.box.race_vp) else 0


def ability_due(s: Swamp, seat: int) -> int:
    """The points that the own guide would bring on passing now (FS-18.3)."""
    guide = s.seats[seat].guide
    if guide < 0 or s.round == 0:
        return 0
    ability = s.box.ability[guide]
    amount = s.box.ability_amount[guide]
    if ability == VP_PER_TEMPLE_TILE:
        return amount * ones(s.seats[seat].temples)
    if ability == VP_PER_LED_ISLAND:
        return amount * islands_led(s, seat)
    if ability == VP_THEN_CELEBRATE:
        return amount + best_feast(s, seat)
    return 0


def look_around(s: Swamp, seat: int, is_done: bool, found: list[int]) -> None:
    """Boats within reach of fish of this round and the next, and temples within reach of a Navigate."""
    me = s.seats[seat]
    box = s.box
    this_round = max(int(s.round), 1)
    plus = box.navigation_plus[me.navigation]
    steps = USUAL_RANGE + plus if is_done or me.guide < 0 else box.range[me.guide] + plus
    now = empty()
    if not is_done:
        now = without(box.season_fish[s.deal.seasons[this_round - 1]], s.land)
    then = empty()
    if this_round < box.rounds:
        then = without(box.season_fish[s.deal.seasons[this_round]], s.land)
    wanted = empty()
    for temple in range(len(box.temple_cells)):
        if (me.temples >> temple) & 1 == 0:
            wanted = with_cell(wanted, box.temple_cells[temple])
    in_season = 0
    next_season = 0
    temples = empty()
    open_sea = s.chart.sea
    for boat in range(me.boats_afloat()):
        here = cell(me.boat(boat))
        near = either(here, reach(here, open_sea, steps))
        if meets(near, now):
            in_season += 1
        if meets(near, then):
            next_season += 1
        far = either(near, reach(near, open_sea, box.navigate_bonus - 1)) if box.navigate_bonus > 1 else near
        temples = either(temples, both(around(far), wanted))
    found[IN_SEASON] = in_season
    found[NEXT_SEASON] = next_season
    found[TEMPLES_NEAR] = int(min(count(temples), me.boats_afloat()))


def best_feast(s: Swamp, seat: int) -> int:
    """What the best Celebrate would bring its host now, without the host's own fish (FS-14.1)."""
    if is_empty(s.stack_ones) and is_empty(s.stack_twos) and s.totem == 0:
        return 0
    best = 0
    for island in range(len(s.islands)):
        best = max(best, host_points(s, island))
    return best


def group_room(s: Swamp, seat: int) -> int:
    """Cells where the own largest group could grow, when a trophy asks for it (FS-20.3)."""
    for card in s.deal.trophies:
        if s.box.trophy_score[card] == LARGEST_GROUP:
            largest = empty()
            own = s.seats[seat].settlements
            while not is_empty(own):
                group = flood(cell(first(own)), own)
                if count(group) > count(largest):
                    largest = group
                own = without(own, group)
            return min(4, int(count(both(around(largest), s.chart.sites))))
    return 0


def look_at_races(s: Swamp, seat: int, found: list[int]) -> None:
    """The points of race cards that one or two more steps would bring."""
    me = s.seats[seat]
    for slot in range(len(s.deal.races)):
        if (me.races >> slot) & 1 == 0:
            short = steps_short(s, seat, s.deal.races[slot])
            if short == 1:
                found[RACE_ONE_SHORT] += next_race_points(s, slot)
            elif short == 2:
                found[RACE_TWO_SHORT] += next_race_points(s, slot)


def best_shrine(s: Swamp, seat: int) -> int:
    """The most own settlements on an island that may get a shrine: so many points it would bring."""
    best = 0
    totem = totem_island(s)
    for k in range(len(s.islands)):
        if k != totem:
            best = max(best, int(count(both(s.islands[k], s.seats[seat].settlements))))
    return best


def steps_short(s: Swamp, seat: int, card: int) -> int:
    """How many settlements, steps, workers or fish are missing to the goal of a race card (FS-17.6)."""
    condition = s.box.race_condition[card]
    goal = s.box.race_count[card]
    me = s.seats[seat]
    if condition == EVERY_ISLAND:
        return len(s.islands) - islands_settled(s, seat)
    if condition == ON_ISLANDS:
        return settlements_short(s, me.settlements, goal, s.box.race_islands[card])
    if condition == NAVIGATION_PLUS:
        return max(0, goal - s.box.navigation_plus[me.navigation])
    if condition == WORKERS_UNLOCKED:
        return max(0, goal - opened_total(s, seat, NEW_WORKER))
    if condition == FISH_CAUGHT:
        return max(1, goal - me.boats_afloat() * catch(s, seat))
    return 9


def settlements_short(s: Swamp, own: Cells, goal: int, islands: int) -> int:
    """How many settlements are missing for ``goal`` on each of so many islands."""
    short: list[int] = []
    for island in s.islands:
        short.append(max(0, goal - int(count(both(island, own)))))
    short.sort()
    total = 0
    for missing in short[:islands]:
        total += missing
    return total


def islands_settled(s: Swamp, seat: int) -> int:
    """On how many islands the seat has a settlement."""
    own = s.seats[seat].settlements
    total = 0
    for island in s.islands:
        if meets(island, own):
            total += 1
    return total


# What a boat could do: destinations that are worth a look, best first.


def free_reach(s: Swamp, seat: int, boat: int, action: int) -> Cells:
    """The free cells this boat could come to with this action (FS-8.3, FS-8.4)."""
    area = within_reach(s, s.seats[seat].boat(boat), sailing_range(s, seat, action))
    return without(area, boats_but(s, seat, boat))


def good_sales(s: Swamp, seat: int, among: Cells, gold_weight: int, fish_weight: int) -> list[tuple[int, int]]:
    """(worth, cell) for each of these cells, where a boat would lay its fish as well as it can (FS-10.4)."""
    room = with_room(s)
    found: list[tuple[int, int]] = []
    for n in each(among):
        found.append((sale_worth(s, seat, both(around(cell(n)), room), gold_weight, fish_weight), n))
    found.sort(reverse=True)
    return found


def sale_worth(s: Swamp, seat: int, buyers: Cells, gold_weight: int, fish_weight: int) -> int:
    """The worth of all fish in hand laid on these settlements, each where it pays best."""
    me = s.seats[seat]
    pays: list[int] = []
    totem = totem_island(s)
    own = both(buyers, me.settlements)
    foreign = without(buyers, own)
    while not is_empty(own):
        for _ in range(s.stack(int(first(own))), s.box.stack_limit):
            pays.append(fish_weight)
        own = rest(own)
    while not is_empty(foreign):
        n = int(first(foreign))
        more = s.box.totem_sale_bonus if totem >= 0 and island_at(s, n) == totem else 0
        for height in range(s.stack(n), s.box.stack_limit):
            pays.append((s.box.sale_gold[height] + more) * gold_weight)
        foreign = rest(foreign)
    pays.sort(reverse=True)
    total = 0
    for pay in pays[: me.fish]:
        total += pay
    return total


def good_sites(s: Swamp, seat: int, boat: int, gold_weight: int) -> list[tuple[int, int]]:
    """(worth, cell) for each cell this boat could reach and pay to build on, best first.

    The worth is what the end would pay more for the settlements of all islands, less the price.
    """
    free = free_reach(s, seat, boat, BUILD)
    sites = without(both(around(free), affordable(s, seat)), boats_but(s, seat, boat))
    me = s.seats[seat]
    own = me.settlements
    land = s.land
    islands = s.islands
    before = island_values(s, seat) + trophies(s, seat)
    found: list[tuple[int, int]] = []
    for n in each(sites):
        island = island_beside(s, n)
        price = cost(s, seat, island)
        wider = islands.copy()
        wider[island] = with_cell(islands[island], n)
        s.islands = wider
        s.land = with_cell(land, n)
        me.settlements = with_cell(own, n)
        more = island_values(s, seat) + trophies(s, seat) - before
        s.islands = islands
        s.land = land
        me.settlements = own
        found.append((more * 100 - price * gold_weight, n))
    found.sort(reverse=True)
    return found


def berths(s: Swamp, seat: int, boat: int, site: int) -> list[int]:
    """The cells from which this boat could build at a site, those with fish to catch first."""
    places = both(around(cell(site)), free_reach(s, seat, boat, BUILD))
    fishy = both(places, fish_to_come(s))
    return each(fishy) + each(without(places, fishy))


def fish_to_come(s: Swamp) -> Cells:
    """The fishing places of this round and the next."""
    this_round = max(int(s.round), 1)
    found = s.box.season_fish[s.deal.seasons[this_round - 1]]
    if this_round < s.box.rounds:
        found = either(found, s.box.season_fish[s.deal.seasons[this_round]])
    return without(found, s.land)


def good_lays(s: Swamp, seat: int, most: int, least_gold: int) -> list[int]:
    """The settlements beside the trading boat that pay most for a fish, and the emptiest own one (FS-10.4)."""
    beside = beside_boat(s)
    own = both(beside, s.seats[seat].settlements)
    ranked: list[tuple[int, int]] = []
    for n in each(without(beside, own)):
        gold = sale(s, seat, n)
        if gold >= least_gold:
            ranked.append((gold, n))
    ranked.sort(reverse=True)
    found = [n for _, n in ranked[:most]]
    at_home = [(s.stack(n), n) for n in each(own)]
    if at_home:
        at_home.sort()
        found.append(at_home[0][1])
    return found


def temples_wanted(s: Swamp, seat: int) -> Cells:
    """The temples whose tile this seat does not have yet (FS-12.2)."""
    found = empty()
    for temple in range(len(s.box.temple_cells)):
        if (s.seats[seat].temples >> temple) & 1 == 0:
            found = with_cell(found, s.box.temple_cells[temple])
    return found
