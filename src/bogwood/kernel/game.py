"""The contract of a game.  Every game has these methods, in this order, and nothing else is known of it.

A *seat* is a player's place at the table, from 0; ``WATCHER`` looks on without a seat.  A *state* is a flat value: it
can be cloned, compared by its digest and written as a position.  ``legal`` is the one definition of what may be
done; ``apply`` trusts that its option came from there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from .catalogue import Catalogue
from .chance import key_in, key_of, word, words_of
from .facts import Arguments, Fact, Tale
from .glance import Layout
from .manner import ANSWER, ASIDE, NOTHING_OBVIOUS
from .native import i64, mypyc_attr
from .options import Options
from .refusal import Refusal

WATCHER: Final = -1

Json = dict[str, object]


class Sentence:
    """Words for people, before a language is chosen: a message key and its parameters."""

    def __init__(self, key: str, arguments: Arguments) -> None:
        self.key = key
        self.arguments = arguments


class ScorePiece:
    """A part of a score line: what is counted, in words, and the points it makes."""

    def __init__(self, words: Sentence, points: int) -> None:
        self.words = words
        self.points = points


class ScoreLine:
    """Points of one seat from one source; the lines of a seat add up to its score.

    The pieces say what is counted, where the game knows it, and add up to the points.  Whoever plays without a seat
    has lines, too, numbered on after the last seat.
    """

    def __init__(self, seat: int, source: str, points: int, pieces: list[ScorePiece]) -> None:
        self.seat = seat
        self.source = source
        self.points = points
        self.pieces = pieces


class Outlook:
    """What the end would add if the game ended now, as far as one seat can count it.

    ``hidden`` are the seats that have points which it cannot count.
    """

    def __init__(self, lines: list[ScoreLine], hidden: list[int]) -> None:
        self.lines = lines
        self.hidden = hidden


# A game may be plain Python even where the kernel is compiled.
@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What every state has besides the game's own fields."""

    def __init__(self, pending: list[int]) -> None:
        self.key0: i64 = 0
        self.key1: i64 = 0
        self.drawn: i64 = 0
        self.turn: i64 = 0
        self.pending = pending
        self.tale: Tale | None = None

    @abstractmethod
    def clone(self) -> State:
        """An equal state that shares nothing changeable with this one and writes no tale."""

    @abstractmethod
    def numbers(self) -> list[int]:
        """Every number of the value in a fixed order: the whole of it, and nothing that follows from the rest."""

    def rekey(self, seed: str) -> None:
        """Let all chance from now on come from another seed."""
        self.key0, self.key1 = key_of(seed)
        self.drawn = 0

    def chance(self) -> dict[str, object]:
        """What all chance to come follows from, as it stands in a position."""
        return {"key": words_of(self.key0, self.key1), "drawn": int(self.drawn)}

    def set_chance(self, key: list[int], drawn: int) -> None:
        """Let chance go on as it stood in a position."""
        self.key0, self.key1 = key_in(key)
        self.drawn = drawn

    def draw(self, n: int) -> int:
        """A number from 0 to ``n`` - 1, every one equally likely; the draw is told to the tale."""
        limit = (0x100000000 // n) * n
        while True:
            found = word(self.key0, self.key1, self.drawn)
            self.drawn += 1
            if found < limit:
                break
        result = int(found) % n
        if self.tale is not None:
            self.tale.draws.append(result)
        return result


class OptionKind:
    """One rule option of a game: its name, the values it may have, the rule that names it."""

    def __init__(
        self, name: str, values: list[str], default: str, rule: str, per_seat: bool = False, came_later: bool = False
    ) -> None:
        self.name = name
        self.values = values
        self.default = default
        self.rule = rule
        self.per_seat = per_seat
        self.came_later = came_later
        """Were games played before there was this option?  Then files name it only where it is not as usual."""


def options_in(text: str, where: str) -> dict[str, str]:
    """``name=value,name=value`` as a mapping; what has another form is refused at ``where``."""
    found: dict[str, str] = {}
    for part in text.split(","):
        name, sign, value = part.partition("=")
        if sign:
            found[name.strip()] = value.strip()
        elif part:
            raise Refusal("bad-options", "", where, text=part[:80])
    return found


def chosen(kinds: list[OptionKind], options: dict[str, str], players: int) -> dict[str, str]:
    """The options with their defaults filled in; anything unknown is refused."""
    known: dict[str, OptionKind] = {kind.name: kind for kind in kinds}
    for name in options:
        if name not in known:
            raise Refusal("unknown-option", "", f"/options/{name}", name=name, allowed=", ".join(sorted(known)))
    full: dict[str, str] = {}
    for name, kind in known.items():
        value = options.get(name, kind.default)
        values = by_seat(value, players) if kind.per_seat else [value]
        fits = len(values) == players if kind.per_seat else True
        if not fits or any(single not in kind.values for single in values):
            allowed = ", ".join(kind.values)
            raise Refusal("bad-option-value", kind.rule, f"/options/{name}", name=name, value=value, allowed=allowed)
        full[name] = value
    return full


def worth_naming(kinds: list[OptionKind], options: dict[str, str]) -> dict[str, str]:
    """The options without those that came later and are as usual, so that files from before stay as they are."""
    usual = {kind.name: kind.default for kind in kinds if kind.came_later}
    return {name: value for name, value in options.items() if usual.get(name) != value}


def by_seat(value: str, players: int) -> list[str]:
    """The values of an option that every seat may have otherwise, written ``a/b/c``; a single one is for all."""
    values = value.split("/")
    return values * players if len(values) == 1 else values


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game under one edition of its data, for one number of players and one choice of rule options."""

    name: str
    rules_version: int
    edition: str
    players: int
    options: dict[str, str]
    catalogue: Catalogue

    def under(self, rules: int) -> Game | None:
        """The same game under this version of its rules, or None when there is none at hand.

        A version is raised only for games whose course it changes; those that were begun before go on by theirs.
        """
        return self if rules == self.rules_version else None

    def named_options(self) -> dict[str, str]:
        """The options that a file of this game names; those it leaves out are as usual."""
        return self.options

    @abstractmethod
    def new(self, seed: str, tale: Tale | None = None) -> State:
        """The state before the first decision; ``tale`` hears what setting up draws."""

    @abstractmethod
    def seats_to_act(self, state: State) -> list[int]:
        """The seats that have a decision to make now; empty when the game is over.

        Several choose at once and in secret: none sees another's choice, nothing is drawn and ``turn`` stays the same
        until all have chosen, so that a choice may be made anew before that.
        """

    @abstractmethod
    def legal(self, state: State, seat: int) -> Options:
        """What this seat may choose now; never empty for a seat that has to act."""

    @abstractmethod
    def apply(self, state: State, seat: int, option: int) -> None:
        """Carry out a legal option and all that follows from it, up to the next decision."""

    @abstractmethod
    def why_not(self, state: State, seat: int, option: int) -> Refusal | None:
        """Why this option is closed now, or None when it is open."""

    def manner(self, state: State, seat: int, option: int) -> int:
        """How a legal option stands to the open question: ANSWER, PICK, ASIDE or PASS (see ``manner``)."""
        return ANSWER

    def obvious(self, state: State, seat: int) -> int:
        """The option that goes without saying for this seat, or NOTHING_OBVIOUS.

        It is the only one that is no aside, and nothing that an aside could still bring is given up by it.  Whoever
        plays it unasked looks for themselves whether it draws, reveals or ends the turn.
        """
        found = NOTHING_OBVIOUS
        for option in self.legal(state, seat).listed():
            if self.manner(state, seat, option) != ASIDE:
                if found != NOTHING_OBVIOUS:
                    return NOTHING_OBVIOUS
                found = option
        return found

    @abstractmethod
    def is_over(self, state: State) -> bool: ...

    @abstractmethod
    def round_of(self, state: State) -> int:
        """The round being played, from 1; 0 before the first."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """The points of each seat so far; at the end, the final scores."""

    @abstractmethod
    def score_sheet(self, state: State) -> list[ScoreLine]:
        """The same points line by line; lines of 0 points are left out."""

    def outlook(self, state: State, seat: int) -> Outlook:
        """What the end would add if it came now, as far as this seat, or WATCHER, can count; at the end nothing."""
        return Outlook([], [])

    def rivals(self, state: State) -> list[int]:
        """The points so far of whoever plays without a seat, numbered on after the last seat; mostly of nobody."""
        return []

    @abstractmethod
    def winners(self, state: State) -> list[int]:
        """The seats that have won; empty before the end."""

    @abstractmethod
    def view(self, state: State, seat: int) -> Json:
        """What this seat, or WATCHER, may know, as JSON; built from it, never by deleting."""

    def glance_layout(self) -> Layout | None:
        """What the numbers of a glance mean, or None when this game has only views."""
        return None

    def glance(self, state: State, seat: int) -> list[int]:
        """The view of this seat as words of bits; like the view it holds nothing that the seat may not know."""
        return []

    @abstractmethod
    def determinise(self, state: State, seat: int, seed: str) -> State:
        """A state that this seat cannot tell from the given one, with all it cannot know dealt afresh."""

    @abstractmethod
    def to_position(self, state: State) -> Json:
        """The whole state under readable names, as JSON that ``from_position`` takes back."""

    @abstractmethod
    def from_position(self, position: Json) -> State:
        """The state of a position; raises Problems that name everything wrong with it."""

    @abstractmethod
    def problems(self, state: State) -> list[Refusal]:
        """Every broken invariant of the state; empty when it is sound."""

    @abstractmethod
    def describe(self, state: State, seat: int, option: int) -> Sentence:
        """What choosing this option would mean, with its costs and gains."""

    def forgoes(self, state: State, seat: int, option: int) -> Sentence | None:
        """What a legal option would lose that could still be used, so that it is worth asking twice; usually None."""
        return None

    @abstractmethod
    def question(self, state: State) -> Sentence:
        """What is asked now, in one sentence."""

    @abstractmethod
    def tell(self, state: State, fact: Fact) -> Sentence:
        """A fact in words."""
