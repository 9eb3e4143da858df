"""The table as text, for terminals and logs: at most 110 columns, letters and numbers as well as colours.

The page shows what everybody may see (EW-15.4); only ``status``, which is made for one seat, tells its secrets.  A
picture is lines of spans; a span names its style, and what a style looks like is the business of whoever shows it.
"""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Mapping
from typing import Final, Protocol, cast

from bogwood.kernel.catalogue import Entry
from bogwood.kernel.game import Sentence, State
from bogwood.kernel.text import Block, Canvas, Spans, aligned, listed
from bogwood.kernel.writer import names_in
from bogwood.manifest import Book

from .rules.box import HEXES, OPEN_ANIMALS, PLACES
from .rules.effects import EFFECTS
from .rules.influence import influence
from .rules.packs import count_of, kinds_in, size_of, total
from .rules.program import CHOOSE, END, PAY
from .rules.scoring import end_lines, rival_score, score_of
from .rules.state import World, is_rival
from .rules.steps import ECLIPSE_PILE, POINTS
from .rules.table import cards_of, stones_on
from .rules.view import is_choosing, phase_of
from .rules.warriors import owner_name

Arguments = Mapping[str, int | str]

WIDTH: Final = 110
CELL: Final = 16
ROWS: Final = 3
"""Characters and lines for each hex."""

USES: Final[dict[str, list[tuple[str, str]]]] = {
    "figures": [("figure", "column")],
    "recruits": [("recruit_stack", "card")],
    "culture": [("culture_play", "card")],
    "tipped": [("tip_animal", "species")],
    "setup_cards": [("setup_card", "card")],
}
"""What statistics count: for each heading the decision points, and the argument of an option that names the thing."""

HELP: Final = {
    "figure": "column",
    "culture_play": "culture",
    "labour_card": "labour",
    "eclipse_pile": "pile",
    "terrain_hex": "terrain",
    "village_place": "village",
    "megalith_place": "megalith",
    "move_target": "move",
    "bury_card": "bury",
    "tip_animal": "tip",
    "stone_take": "stone",
}
"""The help that belongs to a decision point."""


class Speech(Protocol):
    """The words of one language."""

    def say(self, key: str, arguments: Arguments | None = None, game: str = "") -> str: ...

    def name(self, game: str, thing: str) -> str: ...


def hints(state: World, entry: Entry) -> list[Sentence]:
    """Help for what an option names."""
    if entry.point == "figure":
        return [Sentence(f"winter-help-column-{entry.arguments['column']}", {})]
    return [Sentence(f"winter-help-{HELP[entry.point]}", {})] if entry.point in HELP else []


def tip(state: World, seat: int) -> Sentence | None:
    """Advice for a first game that fits the moment of this seat's decision."""
    point = POINTS[state.top()] if state.pending else ""
    if point == "figure":
        return Sentence(f"winter-help-round-{int(state.round)}", {})
    by_point = {"eclipse_pile": "pile", "terrain_hex": "terrain", "megalith_place": "megalith"}
    return Sentence(f"winter-help-{by_point[point]}", {}) if point in by_point else None


class Picture:
    """The table, drawn in one language."""

    def __init__(self, state: World, speech: Speech) -> None:
        self.s = state
        self.box = state.box
        self.speech = speech

    def say(self, key: str, **arguments: int | str) -> str:
        return self.speech.say(key, arguments, "winter")

    def name(self, thing: str) -> str:
        return self.speech.name("winter", thing)

    def called(self, seat: int) -> str:
        """The name of a seat: its colour, or the Rival."""
        return self.name(owner_name(self.s, seat))

    def sign(self, seat: int) -> str:
        return "R" if is_rival(self.s, seat) else str(seat + 1)

    def page(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """The whole table: map, displays, megaliths, then tribe by tribe."""
        block = [*self.heading(), [], *self.board(marked, with_names), [], *self.displays(), []]
        for seat in range(len(self.s.tribes)):
            block += self.own_board(seat)
        return block

    def heading(self) -> Block:
        """Round, phase and turn order."""
        s = self.s
        order = " ".join(self.called(seat) for seat in s.turn_order())
        title = self.say("winter-text-round", round=int(s.round), era=s.era() + 1, phase=phase_of(s))
        return [[(title, "title")], [(self.say("winter-text-order", text=order), "dim")]]

    # The map

    def board(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """Each hex with its tile and the influence of every tribe; those named in ``marked`` stand out."""
        canvas = Canvas(5 * CELL + 2, 5 * ROWS)
        for n in range(HEXES):
            q, r = self.box.hex_at[n]
            x, y = (2 * q + r + 4) * CELL // 2, (r + 2) * ROWS
            hex_name = self.box.hex_ids[n]
            tile = self.name(self.box.tile_ids[self.s.land.tiles[n]])
            label = f"{hex_name} {tile}"[: CELL - 1]
            canvas.put(x, y, label, "marked" if hex_name in marked else "dim")
            canvas.put(x, y + 1, self.influence(n)[: CELL - 1], "")
        villages = [
            f"{self.sign(seat)}: {self.box.junction_ids[junction]}"
            for seat, tribe in enumerate(self.s.tribes)
            for junction in range(len(self.box.junction_ids))
            if (tribe.villages >> junction) & 1
        ]
        block = [*canvas.lines(), [(self.say("winter-text-signs"), "dim")]]
        if villages:
            block += listed(self.say("winter-text-villages"), villages, WIDTH)
        return block + self.rafts()

    def influence(self, n: int) -> str:
        """Who has how much influence on a hex, such as ``1:2 3:1``."""
        here = [(self.sign(seat), influence(self.s, tribe, n)) for seat, tribe in enumerate(self.s.tribes)]
        shown = [f"{sign}:{amount}" for sign, amount in here if amount > 0]
        camps = [f"{self.sign(seat)}" * int(tribe.camps_on(n)) for seat, tribe in enumerate(self.s.tribes)]
        return " ".join(shown) if n != self.s.land.base else "".join(camps)

    def rafts(self) -> Block:
        if not self.s.land.course:
            return []
        places = [f"{self.called(seat)} {int(tribe.raft)}" for seat, tribe in enumerate(self.s.tribes)]
        return listed(self.say("winter-text-rafts"), places, WIDTH)

    # The displays

    def displays(self) -> Block:
        """Culture cards, stones, animals, stacks, the megalith site."""
        s = self.s
        culture = [self.culture(place) for place in range(PLACES) if s.open_culture(place) >= 0]
        stones = stones_on(s, s.stones_1 if s.era() == 0 else s.stones_2)
        animals = [f"{place + 1} {self.animal(place)}" for place in range(OPEN_ANIMALS) if s.open_animal(place) >= 0]
        stacks = [f"{self.name(self.box.basic_ids[kind])} {count_of(s.stacks, kind)}" for kind in kinds_in(s.stacks)]
        return [
            *listed(self.say("winter-text-culture"), culture, WIDTH),
            *listed(
                self.say("winter-text-stones"),
                [f"{n} {self.name(stone)}" for n, stone in enumerate(stones, 1) if stone is not None],
                WIDTH,
            ),
            *listed(self.say("winter-text-animals"), animals, WIDTH),
            *listed(self.say("winter-text-stacks"), stacks, WIDTH),
            *self.site(),
        ]

    def site(self) -> Block:
        """Who has built where on the megalith site; level 2 on its square."""
        built = [
            f"{self.sign(seat)} {name}"
            for seat, tribe in enumerate(self.s.tribes)
            for name in [
                *names_in(self.box.space_ids, tribe.level_1 | tribe.neutral_1),
                *(self.name(square) for square in names_in(self.box.square_ids, tribe.level_2 | tribe.neutral_2)),
            ]
        ]
        return listed(self.name("megaliths_end"), built, WIDTH) if built else []

    def culture(self, place: int) -> str:
        card = self.s.open_culture(place)
        price = f"{self.box.culture_labour[card]}/{self.box.culture_tools[card]}"
        return f"{place + 1} {self.name(self.box.culture_ids[card])} {price}"

    def animal(self, place: int) -> str:
        return self.name(self.box.species[self.s.open_animal(place)])

    # The tribes

    def own_board(self, seat: int) -> Block:
        """What everybody sees before one player."""
        marker = ">" if self.s.pending and self.s.player == seat else " "
        points = rival_score(self.s) if is_rival(self.s, seat) else score_of(self.s, seat)
        said = f"{marker}{self.sign(seat)} {self.called(seat)}  {self.say('winter-count-points', points=points)}"
        head: Spans = [(said, "title")]
        return [head, *listed("", self.holdings(seat, self.open_hand(seat)), WIDTH, "   ")]

    def open_hand(self, seat: int) -> int:
        """The size of a hand as others see it: during the secret choice the one from before (EW-16.1)."""
        tribe = self.s.tribes[seat]
        return tribe.hand_size() + (int(total(tribe.pile)) if is_choosing(self.s, ECLIPSE_PILE) else 0)

    def holdings(self, seat: int, hand: int) -> list[str]:
        """What a tribe has that is open, zeros left out where they go without saying."""
        tribe = self.s.tribes[seat]
        counted = [
            self.say("winter-count-food", amount=int(tribe.food)),
            self.say("winter-count-tools", amount=int(tribe.tools)),
            self.say("winter-count-honor", amount=int(tribe.honor)),
            self.say("winter-count-sacrifice", amount=int(tribe.sacrifice)),
            self.say("winter-count-camps", amount=int(tribe.camps_home)),
            self.say("winter-count-megaliths", amount=tribe.megaliths_built()),
            self.say("winter-count-hand", amount=hand),
            self.say("winter-count-deck", amount=tribe.deck_size()),
        ]
        if tribe.animals:
            counted += [
                f"{count_of(tribe.animals, kind)} {self.name(self.box.species[kind])}"
                for kind in kinds_in(tribe.animals)
            ]
        counted += [self.name(self.box.stone_ids[stone]) for stone in tribe.stone_order()]
        graves = int(total(tribe.grave)) + size_of(tribe.grave_culture)
        if graves:
            counted.append(self.say("winter-count-graves", amount=graves))
        return counted

    def status(self, seat: int) -> Block:
        """What a seat has, its own secrets included."""
        tribe = self.s.tribes[seat]
        block = listed(self.called(seat), self.holdings(seat, tribe.hand_size()), WIDTH)
        hand = cards_of(self.s, tribe.hand, tribe.hand_culture)
        cards = [f"{count} {self.name(card)}" for card, count in sorted(hand.items())]
        block += listed(self.say("winter-text-hand"), cards, WIDTH)
        if self.s.labour:
            block.append([(self.say("winter-count-labour", amount=int(self.s.labour)), "good")])
        return block

    def bonus(self, pc: int) -> str:
        """A bonus in words, record by record."""
        said: list[str] = []
        while pc >= 0 and self.box.verb[pc] != END:
            sentence = EFFECTS[self.box.verb[pc]].say(self.box, pc)
            text = self.speech.say(sentence.key, sentence.arguments, "winter")
            if self.box.verb[pc] == PAY:
                text = f"{text} → {self.bonus(self.box.more[pc])}"
            elif self.box.verb[pc] == CHOOSE:
                text = " / ".join(self.bonus(option) for option in self.box.choices[self.box.about[pc]])
            said.append(text)
            pc += 1
        return ", ".join(said)

    def explained(self) -> Block:
        """What the open culture cards, the stones and the map do."""
        s = self.s
        things = [
            (self.box.culture_ids[card], self.box.culture_bonus[card])
            for card in [int(s.open_culture(place)) for place in range(PLACES)]
            if card >= 0
        ]
        shown = stones_on(s, s.stones_1 if s.era() == 0 else s.stones_2)
        numbers = [self.box.stone_ids.index(stone) for stone in shown if stone is not None]
        things += [(self.box.stone_ids[stone], self.box.stone_bonus[stone]) for stone in numbers]
        tiles = sorted(set(s.land.tiles))
        things += [
            (self.box.tile_ids[tile], self.box.tile_bonus[tile]) for tile in tiles if tile < len(self.box.tile_ids)
        ]
        block: Block = []
        for thing, pc in things:
            text = f"{self.name(thing)}: {self.bonus(pc) or '–'}"
            block += [[(line, "")] for line in textwrap.wrap(text, WIDTH, subsequent_indent="   ")]
        return block

    def foresight(self) -> Block:
        """The points so far, and what the open parts of the end would add now."""
        rows = [
            [self.say("winter-text-head_player"), self.say("winter-text-head_points"), self.say("winter-text-head_end")]
        ]
        for seat in range(len(self.s.tribes)):
            if is_rival(self.s, seat):
                rows.append([self.called(seat), str(rival_score(self.s)), "–"])
            else:
                end = 0 if self.s.is_over else sum(end_lines(self.s, seat))
                rows.append([self.called(seat), str(score_of(self.s, seat)), f"+{end}"])
        lines = aligned(rows)
        return [[(lines[0], "title")], *([(" " + line, "")] for line in lines[1:])]


def drawn(state: State, speech: Speech) -> Picture:
    return Picture(cast(World, state), speech)


def hints_at(state: State, entry: Entry) -> list[Sentence]:
    return hints(cast(World, state), entry)


def tip_at(state: State, seat: int) -> Sentence | None:
    return tip(cast(World, state), seat)


BOOK: Final = Book(drawn, hints_at, tip_at, USES)
