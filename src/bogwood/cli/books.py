"""What the command line has to know of each game: how it looks as text, what is counted, where its data are."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, Protocol, cast

from bogwood.games.felinia import box as felinia_box
from bogwood.games.felinia import text as felinia_text
from bogwood.games.felinia.state import Realm
from bogwood.games.feya import box as feya_box
from bogwood.games.feya import text as feya_text
from bogwood.games.feya.state import Swamp
from bogwood.games.winter import box as winter_box
from bogwood.games.winter import text as winter_text
from bogwood.games.winter.state import World
from bogwood.i18n import Words
from bogwood.kernel.catalogue import Entry
from bogwood.kernel.game import Sentence, State

Line = list[tuple[str, str]]
Block = list[Line]


class Picture(Protocol):
    """A table drawn as lines of spans, each span with the name of its style."""

    def page(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """Everything on the table."""

    def board(self, marked: Collection[str] = (), with_names: bool = False) -> Block:
        """The map alone."""

    def own_board(self, seat: int) -> Block:
        """What lies before one player."""

    def status(self, seat: int) -> Block:
        """What a seat can spend."""

    def called(self, seat: int) -> str:
        """The name of a seat."""

    def explained(self) -> Block:
        """What the cards on the table do."""

    def foresight(self) -> Block:
        """The points so far, and at the end if it came now."""


@dataclass(frozen=True)
class Book:
    """One game, seen from the command line."""

    draw: Callable[[State, Words], Picture]
    hints: Callable[[State, Entry], list[Sentence]]
    """Help for what an option names."""
    tip: Callable[[State, int], Sentence | None]
    """Advice for a first game that fits the decision of a seat."""
    uses: Mapping[str, list[tuple[str, str]]]
    """For each heading of a count the decision points, and the argument of an option that names the thing."""
    data: Callable[[dict[str, Any] | None], dict[str, Any]]
    """The component data, with the changes of an edition laid over them."""


def _hints_feya(state: State, entry: Entry) -> list[Sentence]:
    return feya_text.hints(cast(Swamp, state), entry)


def _tip_feya(state: State, seat: int) -> Sentence | None:
    return feya_text.tip(cast(Swamp, state), seat)


def _draw_feya(state: State, words: Words) -> Picture:
    return feya_text.Picture(cast(Swamp, state), words)


def _hints_felinia(state: State, entry: Entry) -> list[Sentence]:
    return felinia_text.hints(cast(Realm, state), entry)


def _tip_felinia(state: State, seat: int) -> Sentence | None:
    return felinia_text.tip(cast(Realm, state), seat)


def _draw_felinia(state: State, words: Words) -> Picture:
    return felinia_text.Picture(cast(Realm, state), words)


def _hints_winter(state: State, entry: Entry) -> list[Sentence]:
    return winter_text.hints(cast(World, state), entry)


def _tip_winter(state: State, seat: int) -> Sentence | None:
    return winter_text.tip(cast(World, state), seat)


def _draw_winter(state: State, words: Words) -> Picture:
    return winter_text.Picture(cast(World, state), words)


BOOKS: dict[str, Book] = {
    "felinia": Book(_draw_felinia, _hints_felinia, _tip_felinia, felinia_text.USES, felinia_box.edition_data),
    "feya": Book(_draw_feya, _hints_feya, _tip_feya, feya_text.USES, feya_box.edition_data),
    "winter": Book(_draw_winter, _hints_winter, _tip_winter, winter_text.USES, winter_box.edition_data),
}
