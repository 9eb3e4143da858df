"""Boats and their moves (FS-8): how far, through what, and which boats can act at all."""

from __future__ import annotations

from bogwood.kernel.cells import Cells, both, cell, either, empty, has, is_empty, without, without_cell
from bogwood.kernel.facts import Arguments
from bogwood.kernel.game import Sentence
from bogwood.kernel.hexes import around, name, path_length, reach
from bogwood.kernel.options import Options
from bogwood.kernel.refusal import Refusal

from . import build, choices, fish, navigate, trade
from .box import ACTIONS, BUILD, FISH, NAVIGATE, TRADE
from .land import boats_but, move_boat
from .state import Swamp
from .steps import BOAT_DESTINATION, CHOOSE_BOAT, STEPS, Step
from .tell import tell


def sailing_range(s: Swamp, seat: int, action: int) -> int:
    """How many cells each boat may move; what was gained in mid-action counts at once (FS-8.2, FS-8.9)."""
    me = s.seats[seat]
    box = s.box
    total = box.range[me.guide] + box.navigation_plus[me.navigation] + s.extra_range
    return total + box.navigate_bonus if action == NAVIGATE else total


def within_reach(s: Swamp, here: int, steps: int) -> Cells:
    """The water cells a boat can come to, its own included: it may act without moving (FS-8.3, FS-8.5, FS-8.6)."""
    start = cell(here)
    found = reach(start, s.chart.sea, steps)
    return either(found, start) if has(s.water, here) else found


def targets(s: Swamp, seat: int, action: int) -> Cells:
    """What the boats are after, wherever they are: cells to fish in, to trade from, to build on, or temples."""
    if action == FISH:
        return fish.places(s)
    if action == TRADE:
        return trade.places(s)
    return build.affordable(s, seat) if action == BUILD else s.box.temples


def destinations(s: Swamp, seat: int, boat: int, action: int, wanted: Cells, one_will_do: bool = False) -> Cells:
    """Where, or at least some of where, a boat may go to carry out the action there (FS-8.8); ``wanted`` are the
    action's targets."""
    here = s.seats[seat].boat(boat)
    steps = sailing_range(s, seat, action)
    others = boats_but(s, seat, boat)
    free = without(within_reach(s, here, steps), others)
    if action <= TRADE:
        return both(free, wanted)
    if action == BUILD:
        return build.places(s, seat, free, others, wanted, one_will_do)
    if steps == 0:
        return empty()
    nearer = either(cell(here), reach(cell(here), s.chart.sea, steps - 1))
    return without_cell(either(free, both(around(nearer), wanted)), here)


def is_ready(s: Swamp, boat: int) -> bool:
    """Was the boat on the swamp when the turn began, and has it not acted yet (FS-8.1)?"""
    return (s.ready >> boat) & 1 == 1 and (s.acted >> boat) & 1 == 0


def can_act(s: Swamp, seat: int, boat: int, action: int, wanted: Cells) -> bool:
    return is_ready(s, boat) and not is_empty(destinations(s, seat, boat, action, wanted, True))


def any_can_act(s: Swamp, seat: int, action: int, fish_gained: int) -> bool:
    """Could at least one boat carry out the action (FS-7.9)?  ``fish_gained`` come with the space."""
    me = s.seats[seat]
    if action == TRADE and me.fish + fish_gained == 0:
        return False
    if action == FISH and fish.catch(s, seat) == 0:
        return False
    wanted = targets(s, seat, action)
    for boat in range(s.box.boats):
        if can_act(s, seat, boat, action, wanted):
            return True
    return False


class ChooseBoat(Step):
    """The boats act one after the other, each once and in any order; some may be left out (FS-8.1, FS-12.5)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        if s.action != TRADE or s.seats[s.player].fish > 0:
            wanted = targets(s, s.player, s.action)
            for boat in range(s.box.boats):
                if can_act(s, s.player, boat, s.action, wanted):
                    out.offer(choices.BOAT + boat)
        if s.acted != 0:
            out.offer(choices.FINISH)

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        if option == choices.FINISH:
            s.pop()
            s.action = -1
            return
        s.boat = option - choices.BOAT
        s.push(BOAT_DESTINATION, s.player)

    def stays_open(self, s: Swamp, gold_was_paid: bool) -> bool:
        if not gold_was_paid or s.acted != 0:
            return True
        return any_can_act(s, s.player, s.action, 0)

    def answers(self, option: int) -> bool:
        return choices.BOATS.holds(option) or option == choices.FINISH

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        if option == choices.FINISH:
            return Refusal("finish-too-early", "FS-7.9")
        boat = option - choices.BOAT
        shown = boat + 1
        if s.seats[s.player].boat(boat) == 0:
            return Refusal("boat-not-on-swamp", "FS-8.1", "", boat=shown)
        if (s.ready >> boat) & 1 == 0:
            return Refusal("boat-fresh", "FS-21.3", "", boat=shown)
        if (s.acted >> boat) & 1 == 1:
            return Refusal("boat-acted", "FS-8.1", "", boat=shown)
        if s.action == TRADE and s.seats[s.player].fish == 0:
            return Refusal("no-fish", "FS-10.1")
        return Refusal("boat-cannot-act", "FS-8.8", "", boat=shown, action=ACTIONS[s.action])

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        if option == choices.FINISH:
            return Sentence("feya-option-choose_boat-finish", {})
        boat = option - choices.BOAT
        return Sentence("feya-option-choose_boat", {"boat": boat + 1, "cell": name(s.seats[s.player].boat(boat))})


class BoatDestination(Step):
    """A boat moves to a cell where it can act, or stays where it can (FS-8.3 to FS-8.8)."""

    def options(self, s: Swamp, seat: int, out: Options) -> None:
        out.offer_cells(choices.DESTINATION, self.within_range(s))

    def choose(self, s: Swamp, seat: int, option: int) -> None:
        goal = option - choices.DESTINATION
        self.move(s, goal)
        s.pop()
        s.acted |= 1 << s.boat
        if s.action == FISH:
            fish.bring_catch(s)
        elif s.action == TRADE:
            trade.begin(s)
        elif s.action == BUILD:
            build.begin(s)
        else:
            navigate.arrive(s, goal)

    def move(self, s: Swamp, goal: int) -> None:
        me = s.seats[s.player]
        here = me.boat(s.boat)
        if s.tale is not None and goal != here:
            tell(
                s,
                "boat_moves",
                s.player,
                steps_to(s, here, goal),
                "",
                {"boat": s.boat + 1, "from": name(here), "to": name(goal)},
            )
        move_boat(s, s.player, s.boat, goal)

    def stays_open(self, s: Swamp, gold_was_paid: bool) -> bool:
        return not gold_was_paid or not is_empty(self.within_range(s))

    def within_range(self, s: Swamp) -> Cells:
        return destinations(s, s.player, s.boat, s.action, targets(s, s.player, s.action))

    def answers(self, option: int) -> bool:
        return choices.DESTINATIONS.holds(option)

    def allows_asides(self, s: Swamp) -> bool:
        return True

    def why(self, s: Swamp, seat: int, option: int) -> Refusal:
        return why_not_there(s, option - choices.DESTINATION)

    def describe(self, s: Swamp, seat: int, option: int) -> Sentence:
        goal = option - choices.DESTINATION
        here = s.seats[s.player].boat(s.boat)
        if goal == here:
            return Sentence("feya-option-boat_destination-stay", {"cell": name(goal)})
        steps = steps_to(s, here, goal)
        if goal in s.box.temple_cells:
            temple = s.box.temple_ids[s.box.temple_cells.index(goal)]
            return Sentence(
                "feya-option-boat_destination-temple", {"cell": name(goal), "temple": temple, "steps": steps}
            )
        return Sentence("feya-option-boat_destination", {"cell": name(goal), "steps": steps})

    def details(self, s: Swamp) -> Arguments:
        return {"action": ACTIONS[s.action]}


def steps_to(s: Swamp, here: int, goal: int) -> int:
    """The length of the shortest way, temple cells only as its end."""
    return path_length(here, goal, either(s.chart.sea, cell(goal)))


def why_not_there(s: Swamp, goal: int) -> Refusal:
    """The first rule that keeps the chosen boat from a cell."""
    cell_name = name(goal)
    here = s.seats[s.player].boat(s.boat)
    if not has(s.box.board, goal):
        return Refusal("off-board", "FS-8.3", "", cell=cell_name)
    if goal == here and s.action == NAVIGATE:
        return Refusal("same-cell", "FS-12.1", "", cell=cell_name)
    if goal == here and not has(s.water, here):
        return Refusal("boat-must-leave", "FS-8.5", "", cell=cell_name)
    if has(s.land, goal):
        return Refusal("is-land", "FS-8.3", "", cell=cell_name)
    if has(s.box.temples, goal) and s.action != NAVIGATE:
        temple = s.box.temple_ids[s.box.temple_cells.index(goal)]
        return Refusal("temple-needs-navigate", "FS-8.7", "", temple=temple)
    if has(boats_but(s, s.player, s.boat), goal) and not has(s.box.temples, goal):
        return Refusal("boat-there", "FS-8.4", "", cell=cell_name)
    if goal != here:
        if not is_empty(s.open_water) and has(s.water, goal) and not has(s.open_water, goal):
            return Refusal("closed-pool", "FS-8.10", "", cell=cell_name)
        steps = steps_to(s, here, goal)
        limit = sailing_range(s, s.player, s.action)
        if steps < 0:
            return Refusal("unreachable", "FS-8.3", "", cell=cell_name)
        if steps > limit:
            return Refusal("out-of-range", "FS-8.2", "", steps=steps, range=limit)
    if s.action == FISH:
        return Refusal("no-season-fish", "FS-9.1", "", cell=cell_name)
    if s.action == TRADE:
        return Refusal("no-settlement-near", "FS-10.1", "", cell=cell_name)
    return Refusal("nothing-to-build-near", "FS-11.1", "", cell=cell_name)


STEPS[CHOOSE_BOAT] = ChooseBoat()
STEPS[BOAT_DESTINATION] = BoatDestination()
