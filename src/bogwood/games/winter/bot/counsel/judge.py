"""How good a table is for one seat, in hundredths of a victory point.

It counts what is won already, what the own position will bring, and what may be expected of the turns to come.
Nothing that the seat cannot know is looked at.
"""

from __future__ import annotations

from typing import Final

from bogwood.kernel.cells import lowest
from bogwood.kernel.native import i64
from bogwood.kernel.pending import kind_of
from bogwood.kernel.steps import about_of

from ...rules.cards import all_basic, all_culture
from ...rules.eclipse import TERRAIN
from ...rules.influence import buried, counted, influence, led_hexes
from ...rules.packs import bit, bits_in, kinds_in, size_of, sum_of, total, worth_of
from ...rules.rivers import delta_points
from ...rules.scoring import animal_points, culture_points, score_of, track_points, tribe_card_points
from ...rules.state import Tribe, World
from ...rules.steps import ECLIPSE, ECLIPSE_TURN
from ...rules.turns import FIGURES
from .bonuses import bonus_worth, card_worths, culture_worths
from .journeys import Journeys
from .worth import Worth

RATE_STEPS: Final = 3
"""Honor: the rate grows by one for so many steps."""


class Judge:
    """The eyes of one seat."""

    def __init__(self, s: World, seat: int, worth: Worth) -> None:
        self.seat = seat
        self.worth = worth
        self.card = card_worths(s, seat, worth)
        self.culture = culture_worths(s, seat, worth)
        self.income: list[int] = [bonus_worth(s, seat, start, worth) for start in s.box.income]
        self.recess: list[int] = [bonus_worth(s, seat, start, worth) for start in s.box.recess_bonus]
        self.honor: list[int] = [bonus_worth(s, seat, start, worth) for start in s.box.honor_bonus]
        self.sacrifice: list[int] = [bonus_worth(s, seat, start, worth) for start in s.box.sacrifice_bonus]
        self.journeys = Journeys(s, worth.home_camp)

    def value(self, s: World) -> int:
        """All of it together."""
        if s.is_over:
            return 100 * score_of(s, self.seat)
        tribe = s.tribes[self.seat]
        turns = turns_to_come(s, tribe)
        eclipses = eclipses_to_come(s)
        value = self.won(s, tribe) + self.animals(s, tribe, turns)
        value += self.cards(s, tribe, turns) + self.stock(s, tribe, turns) + self.idols(s, tribe, turns)
        value += self.megaliths(s, tribe) + self.stones(s, tribe, eclipses)
        if eclipses > 0:
            value += self.land(s, tribe, eclipses) + self.board(s, tribe, eclipses)
        if turns > 0:
            value += self.figures(s, tribe)
        return value

    def parts(self, s: World) -> dict[str, int]:
        """The same by name."""
        if s.is_over:
            return {"points": 100 * score_of(s, self.seat)}
        tribe = s.tribes[self.seat]
        turns = turns_to_come(s, tribe)
        eclipses = eclipses_to_come(s)
        return {
            "points": self.won(s, tribe),
            "animals": self.animals(s, tribe, turns),
            "cards": self.cards(s, tribe, turns),
            "stock": self.stock(s, tribe, turns),
            "idols": self.idols(s, tribe, turns),
            "megaliths": self.megaliths(s, tribe),
            "stones": self.stones(s, tribe, eclipses),
            "land": self.land(s, tribe, eclipses) if eclipses > 0 else 0,
            "income": self.board(s, tribe, eclipses) if eclipses > 0 else 0,
            "figures": self.figures(s, tribe) if turns > 0 else 0,
        }

    def won(self, s: World, tribe: Tribe) -> int:
        """Points that are made."""
        return 100 * (track_points(tribe) + tribe_card_points(s, tribe) + culture_points(s, tribe))

    def animals(self, s: World, tribe: Tribe, turns: int) -> int:
        """The herd, and the next animal of each species."""
        kinds = len(kinds_in(tribe.animals))
        return 100 * animal_points(s, tribe) + self.worth.set_to_come * turns * kinds // 12

    # Cards and resources

    def cards(self, s: World, tribe: Tribe, turns: int) -> int:
        """The hand, and how good the cards are that will be drawn in the rounds to come (EW-17.5)."""
        if turns == 0:
            return 0
        held = self.all_worth(tribe.hand, tribe.hand_culture)
        basic = all_basic(tribe)
        culture = all_culture(tribe)
        together = self.all_worth(basic, culture)
        number = int(total(basic)) + size_of(culture)
        rounds = s.box.rounds - int(s.round)
        draws = self.worth.draws * rounds * together // max(1, number) // 10
        return self.worth.hand * held // 100 + draws

    def all_worth(self, basic: i64, culture: i64) -> int:
        """What it is worth to draw all these cards."""
        return worth_of(basic, self.card) + sum_of(culture, self.culture)

    def stock(self, s: World, tribe: Tribe, turns: int) -> int:
        """Food and Tools: for turns to come, and for the end (EW-19.5)."""
        stock = int(tribe.food + tribe.tools)
        rate = s.box.sacrifice_rate[tribe.sacrifice]
        if turns == 0:
            return 100 * (stock // rate) + stock
        near = min(turns, 4)
        use = self.worth.food[tribe.food] + self.worth.tools[tribe.tools]
        return (use * near + 100 * stock // rate * (4 - near)) // 4

    def idols(self, s: World, tribe: Tribe, turns: int) -> int:
        """Graves by the rate that Honor will reach; steps by what they add to it, and half of the next bonus."""
        graves = buried(tribe)
        honor = int(tribe.honor)
        if turns == 0:
            return 100 * graves * s.box.honor_rate[honor]
        ahead = min(9 * 10, 10 * honor + self.worth.steps_to_come * turns)
        value = graves * (100 + 10 * ahead // RATE_STEPS)
        value += self.worth.burials_to_come * turns * min(9, honor) * 100 // RATE_STEPS // 10
        value += self.worth.honor_step * honor + self.worth.sacrifice_step * int(tribe.sacrifice)
        value += 100 * self.worth.stock_to_come // s.box.sacrifice_rate[tribe.sacrifice]
        if honor < 10:
            value += self.honor[honor + 1] // 2
        if tribe.sacrifice < 10:
            value += self.sacrifice[tribe.sacrifice + 1] // 2
        return value

    def figures(self, s: World, tribe: Tribe) -> int:
        return self.worth.chief * int(tribe.chiefs) + self.worth.strength * int(tribe.strength)

    # What stands somewhere

    def megaliths(self, s: World, tribe: Tribe) -> int:
        """Those that count in the end (EW-19.6), and a recess that is half empty."""
        value = 100 * (size_of(tribe.level_1) * s.box.end_level_1 + size_of(tribe.level_2) * s.box.end_level_2)
        built = tribe.megaliths_built()
        recess = built // s.box.recess_size
        if recess < len(self.recess):
            value += self.recess[recess] * (built % s.box.recess_size) // s.box.recess_size
        return value

    def stones(self, s: World, tribe: Tribe, eclipses: int) -> int:
        """What each stone will score in every Eclipse to come, growing as such things grow (EW-14.1)."""
        value = 0
        for stone in tribe.stone_order():
            pc = s.box.stone_bonus[stone]
            now = 10 * counted(s, self.seat, pc)
            grows = self.worth.growth[s.box.about[pc]]
            for n in range(eclipses):
                points = s.box.amount[pc] * (now + grows * n) * 10 // s.box.divisor[pc]
                value += min(points, 100 * s.box.most[pc])
        return value

    def land(self, s: World, tribe: Tribe, eclipses: int) -> int:
        """Led hexes now and later, the delta, the way to the next village."""
        value = 0
        later = self.worth.later * (eclipses - 1)
        hexes = led_hexes(s, self.seat)
        raft = s.raft_hex(self.seat)
        while hexes != 0:
            n = lowest(hexes)
            gain = self.gain(s, s.land.bonus[n])
            stays = n != raft or influence(s, tribe, n) > s.box.raft_influence
            value += gain * (100 + later) // 100 if stays else gain
            hexes &= hexes - 1
        if tribe.raft > 0:
            # Nobody stays on the headwaters for a tie.
            value += 100 * delta_points(s, tribe)
        if size_of(tribe.villages) < len(s.box.village_bonus):
            steps = self.journeys.steps_to_village(s, tribe)
            value += self.worth.village_near[min(steps, len(self.worth.village_near) - 1)]
        return value

    def gain(self, s: World, start: int) -> int:
        """The worth of a whole bonus, as the table lies."""
        return bonus_worth(s, self.seat, start, self.worth)

    def board(self, s: World, tribe: Tribe, eclipses: int) -> int:
        """Income of uncovered camp places (EW-16.7)."""
        value = 0
        for place in range(s.box.camps - int(tribe.camps_home)):
            value += self.income[place]
        return value * (100 + self.worth.later * (eclipses - 1)) // 100

    # Secret piles

    def on_pile(self, s: World, kind: int) -> int:
        """What is gained by putting a card on the Eclipse pile instead of keeping it (EW-16.1)."""
        kept = 0 if s.round == s.box.rounds else self.worth.hand * self.card[kind] // 100
        ability = bonus_worth(s, self.seat, s.box.ability[kind], self.worth)
        return ability + self.worth.strength * s.box.plain[kind] - kept


def turns_to_come(s: World, tribe: Tribe) -> int:
    """Figures that the tribe will still place in the game."""
    return FIGURES * (s.box.rounds - int(s.round)) + int(tribe.members + tribe.chiefs) * int(not in_eclipse(s))


def in_eclipse(s: World) -> bool:
    return len(s.pending) > 0 and kind_of(s.pending[0]) == ECLIPSE


def eclipses_to_come(s: World) -> int:
    """Eclipses in which the seat will still gain terrain bonuses; the open one counts up to that step."""
    left = s.box.rounds - int(s.round)
    if not in_eclipse(s):
        return left + 1
    if len(s.pending) > 1 and kind_of(s.pending[1]) == ECLIPSE_TURN:
        return left + int(about_of(s.pending[1]) <= TERRAIN)
    return left


def best_base(s: World, seat: int, places: list[int], worth: Worth) -> int:
    """The start base whose two hexes, and those beside them, promise most (RR-2.1)."""
    best = places[0]
    most = -1
    for place in places:
        near: i64 = 0
        for n in bits_in(s.box.base_touches[place]):
            near |= s.box.near[n] | bit(n)
        here = 0
        for n in bits_in(near):
            gain = bonus_worth(s, seat, s.land.bonus[n], worth)
            here += 2 * gain if (s.box.base_touches[place] >> n) & 1 else gain
        if here > most:
            best, most = place, here
    return best
