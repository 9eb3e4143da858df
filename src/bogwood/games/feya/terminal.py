"""The table as text, for terminals and logs: at most 110 columns, letters and shapes as well as colours.

Everything on the table is open to everybody (FS-1.4), so there is one picture for all.  A picture is lines of spans;
a span names its style, and what a style looks like is the business of whoever shows it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final, Protocol, cast

from bogwood.kernel.catalogue import Entry
from bogwood.kernel.cells import each, has
from bogwood.kernel.game import Sentence, State
from bogwood.kernel.hexes import axial, name
from bogwood.kernel.text import GAP, Block, Canvas, Span, Spans, aligned, beside, filled, listed
from bogwood.manifest import Book

from .rules.boats import sailing_range
from .rules.box import ACTIONS, BONUSES, FISH, TILES_PER_ROUND, TRACK_LENGTH, TRACK_NAMES, place
from .rules.fish import catch
from .rules.scoring import preview
from .rules.state import Swamp
from .rules.steps import POINTS
from .rules.trade import neutral_clan

Arguments = Mapping[str, int | str]

WIDTH: Final = 110
LEFT: Final = 66
RIGHT: Final = WIDTH - LEFT - GAP

STEP: Final = 5
"""Characters from one column of hexagons to the next; the inside of a hexagon is one less."""

USES: Final[dict[str, list[tuple[str, str]]]] = {
    "actions": [("main_choice", "action")],
    "guides": [("draft_guide", "guide"), ("pass_guide", "guide")],
    "tiles_taken": [("pass_bonus_tile", "tile")],
    "tiles_used": [("main_choice", "tile"), ("play_round1_tile", "tile"), ("play_round3_tile", "tile")],
}
"""What statistics count: for each heading the decision points, and the argument of an option that names the thing."""


class Speech(Protocol):
    """The words of one language."""

    def say(self, key: str, arguments: Arguments | None = None, game: str = "") -> str: ...

    def name(self, game: str, thing: str) -> str: ...


def hints(state: Swamp, entry: Entry) -> list[Sentence]:
    """Help for what an option names: a guide, a tile, an action, a pass."""
    if entry.notation == "pass":
        return [Sentence("feya-help-pass", {})]
    named = [(kind, str(entry.arguments[kind])) for kind in ("guide", "tile", "action") if kind in entry.arguments]
    if not named:
        return []
    kind, thing = named[0]
    if thing in state.box.special_ids:
        return [special_help(state, thing)]
    found = [Sentence(f"feya-help-{kind}-{thing}", {})]
    return [*found, guide_values(state, thing)] if kind == "guide" else found


def special_help(state: Swamp, tile: str) -> Sentence:
    """What a Salamander tile gives."""
    amount = state.box.special_amount[state.box.special_ids.index(tile)]
    return Sentence(f"feya-help-bonus-{tile.removeprefix('salamander_')}", {"amount": amount})


def guide_values(state: Swamp, guide: str) -> Sentence:
    box = state.box
    n = box.guide_ids.index(guide)
    numbers: dict[str, int | str] = {
        "initiative": box.initiative[n],
        "range": box.range[n],
        "value": box.build_value[n],
    }
    return Sentence("feya-text-guide_values", numbers)


def tip(state: Swamp, seat: int) -> Sentence | None:
    """Advice for a first game that fits the moment of this seat's decision."""
    point = POINTS[state.top()] if state.pending else ""
    by_point = {"draft_guide": 2, "start_tile": 3, "pass_bonus_tile": 7}
    if point in by_point:
        return Sentence(f"feya-help-first-game-{by_point[point]}", {})
    if point != "main_choice":
        return None
    by_turn = [4, 5, 6]
    if state.round > 1:
        number = 6 + int(state.round)
    elif state.seats[seat].spent < len(by_turn):
        number = by_turn[state.seats[seat].spent]
    else:
        return None
    return Sentence(f"feya-help-first-game-{number}", {})


class Picture:
    """The table, drawn in one language."""

    def __init__(self, state: Swamp, speech: Speech) -> None:
        self.s = state
        self.box = state.box
        self.speech = speech

    def say(self, key: str, **arguments: int | str) -> str:
        return self.speech.say(key, arguments, "feya")

    def name(self, thing: str) -> str:
        return self.speech.name("feya", thing)

    def letter(self, thing: str) -> str:
        return self.say(f"feya-letter-{thing}")

    def page(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """The whole table: the swamp and the action spaces to the left, clans, guides and cards to the right."""
        left = [*self.board(marked, with_names), [], *self.spaces()]
        right = [*self.heading(), [], *self.clans(), *self.guides(), [], *self.cards()]
        return [*beside(left, right, LEFT), [], *self.legend()]

    # The swamp

    def board(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """The map.  The cells named in ``marked`` stand out and show their names, all of them ``with_names``."""
        radius = self.box.radius
        canvas = Canvas((2 * radius + 1) * STEP + 1, 4 * radius + 3)
        for n in each(self.box.board):
            q, r = axial(n)
            x, y = (q + radius) * STEP, 2 * r + q + 2 * radius
            is_top = 2 * r + q == abs(q) - 2 * radius
            is_bottom = 2 * r + q == 2 * radius - abs(q)
            if is_top:
                canvas.put(x + 1, y, name(n)[0].center(STEP - 1, "_"), "wall")
            inside, style = self.cell(n)
            mark = "marked" if name(n) in marked else ""
            is_named = bool(mark) or with_names or is_bottom
            below = name(n).center(STEP - 1, "_") if is_named else "_" * (STEP - 1)
            canvas.put(x, y + 1, "/", "wall")
            canvas.put(x + 1, y + 1, inside, style)
            canvas.put(x + STEP, y + 1, "\\", "wall")
            canvas.put(x, y + 2, "\\", "wall")
            canvas.put(x + 1, y + 2, below, mark or "wall")
            canvas.put(x + STEP, y + 2, "/", "wall")
        return canvas.lines()

    def cell(self, n: int) -> Span:
        """What is in a cell, in four characters."""
        afloat = self.boats_at(n)
        if n in self.box.temple_cells:
            return self.temple_cell(n, afloat)
        if has(self.s.shrines, n):
            return " *@ " if self.s.totem == n else " ** ", "shrine"
        if has(self.s.land, n):
            return self.settlement_cell(n, bool(afloat))
        if afloat:
            return self.boat_cell(n, *afloat[0])
        return self.water_cell(n)

    def boats_at(self, n: int) -> list[tuple[int, int]]:
        """The boats in a cell, by seat and number."""
        seats = enumerate(self.s.seats)
        return [(seat, k) for seat, who in seats for k in range(who.boats_afloat()) if who.boat(k) == n]

    def temple_cell(self, n: int, afloat: list[tuple[int, int]]) -> Span:
        number = self.box.temple_cells.index(n) + 1
        if len(afloat) == 1:
            return f"#{number}{self.seat_letter(afloat[0][0])}^", "temple"
        return f"#{number}^{len(afloat)}" if afloat else f" #{number} ", "temple"

    def settlement_cell(self, n: int, has_boat: bool) -> Span:
        fish = str(self.s.stack(n) or " ")
        for seat, who in enumerate(self.s.seats):
            if has(who.settlements, n):
                return f"[{self.seat_letter(seat)}{'^' if has_boat else ']'}{fish}", f"settlement-{self.clan(seat)}"
        for colour, cells in enumerate(self.s.neutrals):
            if has(cells, n):
                clan = self.box.clan_ids[neutral_clan(self.s, colour)]
                return f"({self.letter(clan)}){fish}", f"settlement-{clan}"
        return "    ", ""

    def boat_cell(self, n: int, seat: int, boat: int) -> Span:
        fish = self.fish_at(n)
        return f"{self.seat_letter(seat)}^{boat + 1}{self.letter(fish) if fish else ' '}", f"boat-{self.clan(seat)}"

    def water_cell(self, n: int) -> Span:
        fish = self.fish_at(n)
        if not fish:
            return "    ", "water"
        if self.is_in_season(n):
            return f"{self.letter(fish)}><>", f"season-{fish}"
        return f" {self.letter(fish)}  ", f"fish-{fish}"

    def fish_at(self, n: int) -> str:
        for colour, cells in zip(self.box.colours, self.box.fish_of_colour, strict=True):
            if has(cells, n):
                return colour
        return ""

    def is_in_season(self, n: int) -> bool:
        season = self.s.deal.seasons[max(self.s.round, 1) - 1]
        return has(self.box.season_fish[season], n)

    def clan(self, seat: int) -> str:
        clan = self.s.seats[seat].clan
        return self.box.clan_ids[clan] if clan >= 0 else ""

    def called(self, seat: int) -> str:
        """The name of a seat: its clan, once it has one."""
        return self.name(self.clan(seat)) if self.clan(seat) else self.say("cli-seat", seat=seat + 1)

    def seat_letter(self, seat: int) -> str:
        return self.letter(self.clan(seat)) if self.clan(seat) else str(seat + 1)

    # The action spaces

    def spaces(self) -> Block:
        """The action spaces: cost and gain, or who stands there."""
        block: Block = [[(self.say("feya-text-spaces"), "title")]]
        width = max(len(self.name(action)) for action in ACTIONS)
        for number, action in enumerate(ACTIONS):
            line: Spans = [(" " + self.name(action).ljust(width), "")]
            for space in range(len(self.box.space_ids)):
                if self.box.space_is_here[space] and self.box.space_action[space] == number:
                    line += [("  ", ""), self.space(space)]
            block.append(line)
        return block

    def space(self, space: int) -> Span:
        placed = self.s.placed[space]
        if placed:
            seat = (placed - 1) // 2
            return f"[{self.seat_letter(seat)}]", f"clan-{self.clan(seat)}"
        box = self.box
        parts = [
            ("−{}", "mana", box.space_cost[space]),
            ("+{}", "mana", box.space_mana[space]),
            ("+{}", "fish", box.space_fish[space]),
            ("+{}", "vp", box.space_vp[space]),
        ]
        said = [sign.format(self.short(kind, amount)) for sign, kind, amount in parts if amount]
        price = " ".join(said) or self.say("feya-text-free")
        if self.s.reserved == space:
            return f"!{price}!", "marked"
        return price, "good" if not box.space_cost[space] else ""

    def short(self, kind: str, amount: int) -> str:
        return self.say(f"feya-short-{kind}", amount=amount)

    # The clans

    def heading(self) -> Block:
        s = self.s
        round_of = self.say("feya-text-round", round=max(s.round, 1), rounds=self.box.rounds)
        seasons = [self.name(self.box.season_ids[card]) for card in s.deal.seasons]
        now = max(s.round, 1) - 1
        seasons[now] = f"<{seasons[now]}>"
        said = self.say("feya-text-seasons", text=" ".join(seasons))
        return [[(round_of, "title")], *filled(said, RIGHT)]

    def clans(self) -> Block:
        """The clans in turn order: points, guide, supply."""
        order = self.s.order or range(len(self.s.seats))
        return [line for seat in order for line in self.clan_block(seat)]

    def clan_block(self, seat: int) -> Block:
        who = self.s.seats[seat]
        is_to_act = bool(self.s.pending) and self.s.player == seat
        clan = self.clan(seat)
        points = self.short("vp", who.score())
        marker = ">" if is_to_act else " "
        passed = f" ({self.say('feya-text-passed')})" if who.has_passed else ""
        label = f"{marker}{self.seat_letter(seat)} {self.called(seat)}{passed}"
        head: Spans = [(label.ljust(RIGHT - len(points)), f"clan-{clan}"), (points, "title")]
        if not clan:
            return [head, []]
        guide = listed("", self.guide_of(seat).split(", "), RIGHT, "   ")
        return [head, *guide, *listed("", self.supply(seat), RIGHT, "   "), []]

    def guide_of(self, seat: int) -> str:
        who = self.s.seats[seat]
        if who.guide < 0:
            return self.say("feya-text-no_guide", navigation=self.box.navigation_plus[who.navigation])
        guide = self.box.guide_ids[who.guide]
        return self.say(
            "feya-text-guide",
            guide=guide,
            range=sailing_range(self.s, seat, FISH),
            value=self.box.build_value[who.guide],
            catch=catch(self.s, seat),
            navigation=self.box.navigation_plus[who.navigation],
        )

    def supply(self, seat: int) -> list[str]:
        """What a clan has, zeros left out where they go without saying."""
        who = self.s.seats[seat]
        counted = [
            self.say("feya-count-gold", gold=int(who.gold)),
            self.say("feya-count-mana", mana=int(who.mana)),
            self.say("feya-count-fish", fish=int(who.fish)),
            self.say("feya-count-workers", workers=int(who.workers)),
        ]
        if who.axolotls:
            counted.append(self.say("feya-count-axolotls", axolotls=int(who.axolotls)))
        if who.temples:
            owned = [str(n + 1) for n in range(len(self.box.temple_ids)) if who.temples >> n & 1]
            counted.append(self.say("feya-text-temple_tiles", text=" ".join(owned)))
        return counted + [self.name(tile) for k, tile in enumerate(self.box.tile_ids) if who.tiles >> k & 1]

    def status(self, seat: int) -> Block:
        """What a clan can spend."""
        return listed(self.called(seat), self.supply(seat), WIDTH)

    def own_board(self, seat: int) -> Block:
        """The four settlement tracks: open spaces in brackets, the next one of each track marked."""
        who = self.s.seats[seat]
        title = self.say("feya-text-clan_board", clan=self.clan(seat))
        side = self.name(["normal", "lotus"][who.side])
        block: Block = [[(f"{title}, {side}", "title")]]
        rows = [
            [self.name(track), *(self.board_space(seat, k, at) for at in range(TRACK_LENGTH))]
            for k, track in enumerate(TRACK_NAMES)
        ]
        return block + [[(" " + line, "")] for line in aligned(rows)]

    def board_space(self, seat: int, track: int, at: int) -> str:
        who = self.s.seats[seat]
        here = place(who.board(), track, at)
        label = self.bonus(BONUSES[self.box.bonus[here]], self.box.bonus_amount[here])
        for tile in range(len(self.box.special_ids)):
            if who.special(tile) == track * TRACK_LENGTH + at + 1:
                label = self.bonus(BONUSES[self.box.special_bonus[tile]], self.box.special_amount[tile])
        if at < who.track(track):
            return f"[{label}]"
        return f">{label}" if at == who.track(track) else f" {label}"

    def bonus(self, kind: str, amount: int) -> str:
        return self.say(f"feya-bonus-{kind}", amount=amount)

    # Cards and tiles

    def guides(self) -> Block:
        """The guides in the display, with what decides about them."""
        shown = [n for n in range(len(self.box.guide_ids)) if self.s.is_displayed(n)]
        rows = [[self.say(f"feya-text-head_{head}") for head in ("guide", "initiative", "range", "value", "fish")]]
        for n in shown:
            numbers = (self.box.initiative[n], self.box.range[n], self.box.build_value[n], self.s.fish_on_guide(n))
            rows.append([self.name(self.box.guide_ids[n]), *map(str, numbers)])
        lines = aligned(rows)
        return [[(lines[0], "title")], *([(" " + line, "")] for line in lines[1:])]

    def cards(self) -> Block:
        """Temples, race cards, trophies and the bonus tiles of the round."""
        s, box = self.s, self.box
        first = (max(int(s.round), 1) - 1) * TILES_PER_ROUND
        tiles = [self.name(box.tile_ids[n]) for n in range(first, first + TILES_PER_ROUND) if s.tiles >> n & 1]
        races = [f"{self.name(box.race_ids[card])} ({self.race_points(k)})" for k, card in enumerate(s.deal.races)]
        trophies = [self.name(box.trophy_ids[card]) for card in s.deal.trophies]
        supply = self.say("feya-text-supply", axolotls=int(s.axolotls), shrines=int(s.supply))
        block: Block = []
        titled = (
            ("feya-text-races", races),
            ("feya-text-trophies", trophies),
            ("feya-text-tiles", tiles),
            ("feya-text-temples", self.temples()),
        )
        for title, things in titled:
            block += listed(self.say(title), things, RIGHT)
        return block + filled(supply, RIGHT)

    def race_points(self, slot: int) -> str:
        """The points still to be had on a race card (FS-17.2)."""
        taken = sum(1 for who in self.s.seats if who.races >> slot & 1)
        return "/".join(map(str, self.box.race_vp[taken : self.box.players])) or "–"

    def temples(self) -> list[str]:
        """The tile on top of each temple (FS-12.2)."""
        found = []
        for n in range(len(self.box.temple_ids)):
            taken = sum(1 for who in self.s.seats if who.temples >> n & 1)
            if taken >= len(self.box.temple_vp[n]):
                found.append(f"{n + 1} (–)")
                continue
            gains = [self.short("vp", self.box.temple_vp[n][taken])]
            if self.box.temple_mana[n][taken]:
                gains.append(self.short("mana", self.box.temple_mana[n][taken]))
            if self.box.temple_fish[n][taken]:
                gains.append(self.short("fish", self.box.temple_fish[n][taken]))
            found.append(f"{n + 1} ({' '.join(gains)})")
        return found

    def explained(self) -> Block:
        """What every card on the table does, in sentences."""
        s, box = self.s, self.box
        lists = [
            ("feya-text-races", "race", [box.race_ids[card] for card in s.deal.races]),
            ("feya-text-trophies", "trophy", [box.trophy_ids[card] for card in s.deal.trophies]),
            ("feya-text-display", "guide", [box.guide_ids[n] for n in range(len(box.guide_ids)) if s.is_displayed(n)]),
            ("feya-text-tiles", "tile", [tile for n, tile in enumerate(box.tile_ids) if s.tiles >> n & 1]),
        ]
        block: Block = []
        for title, kind, things in lists:
            block.append([(self.say(title), "title")])
            for thing in things:
                block += filled(f"{self.name(thing)}: {self.say(f'feya-help-{kind}-{thing}')}", WIDTH, " ")
        return block

    def foresight(self) -> Block:
        """The points so far and those the end would add now."""
        rows = [[self.say("feya-text-head_clan"), self.say("feya-text-head_now"), self.say("feya-text-head_end")]]
        for seat, who in enumerate(self.s.seats):
            if self.clan(seat):
                coming = 0 if self.s.is_over else preview(self.s, seat)
                rows.append([self.called(seat), str(who.score()), str(who.score() + coming)])
        lines = aligned(rows)
        return [[(lines[0], "title")], *([(" " + line, "")] for line in lines[1:])]

    def legend(self) -> Block:
        letters = [f"{self.letter(clan)} {self.name(clan)}" for clan in self.box.clan_ids]
        fish = [f"{self.letter(colour)} {self.name(colour)}" for colour in self.box.colours]
        signs = self.say("feya-text-signs").split(", ")
        return [[(line[0][0], "dim")] for things in (letters + fish, signs) for line in listed("", things, WIDTH)]


def drawn(state: State, speech: Speech) -> Picture:
    return Picture(cast(Swamp, state), speech)


def hints_at(state: State, entry: Entry) -> list[Sentence]:
    return hints(cast(Swamp, state), entry)


def tip_at(state: State, seat: int) -> Sentence | None:
    return tip(cast(Swamp, state), seat)


BOOK: Final = Book(drawn, hints_at, tip_at, USES)
