"""What is played in an arena: which bots, which deals, who sits where.  Everything follows from the settings."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from typing import Any, NamedTuple

from bogwood.kernel.game import Game

FORMAT = "bogwood-arena-1"


class Fixture(NamedTuple):
    """One game of the schedule."""

    number: int
    deal: int
    value: str
    """The value of the option that is varied; empty when none is."""
    seats: tuple[int, ...]
    """Which entrant sits where."""


@dataclass(frozen=True)
class Settings:
    """Everything that the results depend on.

    Two runs with equal settings give equal results, whatever the number of processes.
    """

    game: str
    edition: str
    rules: int
    players: int
    options: dict[str, str]
    vary: str
    """The rule option whose values are compared; empty for none."""
    values: list[str]
    bots: list[str]
    """The kinds of the entrants; one kind may enter more than once."""
    deals: int
    seed: str

    @property
    def labels(self) -> list[str]:
        """What the entrants are called: their kind, with a number where it enters again."""
        found: list[str] = []
        for place, kind in enumerate(self.bots):
            earlier = self.bots[:place].count(kind)
            found.append(f"{kind} {earlier + 1}" if earlier else kind)
        return found

    def options_of(self, fixture: Fixture) -> dict[str, str]:
        """The rule options of one game."""
        return {**self.options, self.vary: fixture.value} if self.vary else self.options

    def seed_of(self, fixture: Fixture) -> str:
        """The seed of the deal: the same for all games that are compared with each other."""
        return f"{self.seed}/{fixture.deal}"

    def schedule(self) -> Iterator[Fixture]:
        """All games in their order: deal by deal, each under every value and with every seating."""
        number = 0
        seatings = seatings_of(len(self.bots), self.players)
        for deal in range(self.deals):
            for value in self.values or [""]:
                for seats in seatings:
                    # Every other deal goes round the table the other way, so that nobody always follows the same bot.
                    yield Fixture(number, deal, value, seats if deal % 2 == 0 else seats[::-1])
                    number += 1

    @property
    def games_per_deal(self) -> int:
        return games_per_deal(len(self.bots), self.players, len(self.values))

    @property
    def games(self) -> int:
        return self.deals * self.games_per_deal

    def document(self) -> dict[str, Any]:
        """The settings as JSON."""
        return {"format": FORMAT, **asdict(self)}


def settings_for(
    game: Game, bots: list[str], games: int, seed: str, vary: str = "", values: Sequence[str] = ()
) -> Settings:
    """An arena of at least so many games."""
    return Settings(
        game=game.name,
        edition=game.edition,
        rules=game.rules_version,
        players=game.players,
        options=dict(sorted(game.options.items())),
        vary=vary,
        values=list(values),
        bots=bots,
        deals=deals_for(games, len(bots), game.players, len(values)),
        seed=seed,
    )


def games_per_deal(entrants: int, players: int, values: int) -> int:
    return max(1, values) * len(seatings_of(entrants, players))


def deals_for(games: int, entrants: int, players: int, values: int) -> int:
    """The fewest whole deals that make at least so many games."""
    return -(-games // games_per_deal(entrants, players, values))


def seatings_of(entrants: int, players: int) -> list[tuple[int, ...]]:
    """Every way to seat the entrants: each line-up, turned round the table until it repeats itself."""
    found: dict[tuple[int, ...], None] = {}
    for line_up in line_ups(entrants, players):
        for turned in rotations(line_up):
            found[turned] = None
    return list(found)


def line_ups(entrants: int, players: int) -> list[tuple[int, ...]]:
    """Who meets: every choice of as many entrants as there are seats; too few of them take several seats each."""
    if entrants >= players:
        return list(combinations(range(entrants), players))
    return [tuple((first + seat) % entrants for seat in range(players)) for first in range(entrants)]


def rotations(line_up: Sequence[int]) -> list[tuple[int, ...]]:
    return [tuple(line_up[-turn:]) + tuple(line_up[:-turn]) for turn in range(len(line_up))]
