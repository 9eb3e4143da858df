"""The tests that a game's own tests inherit.  pytest finds them by their names and asks a class for its cases."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from bogwood.kernel.chance import wide
from bogwood.kernel.game import Game
from bogwood.kernel.position import OpenGame
from bogwood.kernel.refusal import Refusal
from bogwood.manifest import Manifest

from . import checks, golden
from .fingerprint import fingerprints, first_difference

if TYPE_CHECKING:
    import pytest

Choice = dict[str, str]
"""Rule options that are not as usual."""


def opener(manifest: Manifest) -> OpenGame:
    """Opens this game for what is read from files, and refuses any other, installed or not."""

    def open_game(name: str, players: int, options: dict[str, str], edition: str) -> Game:
        if name != manifest.name:
            raise Refusal("unknown-game", "", "/game", name=name, allowed=manifest.name)
        game = manifest.open(players, options)
        if edition not in ("", game.edition):
            raise Refusal("unknown-edition", "", "/edition", edition=edition)
        return game

    return open_game


def choices(manifest: Manifest) -> list[Choice]:
    """The usual options, and every other value of every option."""
    kinds = manifest.options()
    return [{}, *({kind.name: value} for kind in kinds for value in kind.values if value != kind.default)]


def name_of(choice: Choice) -> str:
    return ",".join(f"{name}={value}" for name, value in choice.items()) or "usual"


class Judge:
    """What the tests of a game share: the game, and the numbers of players it is judged with."""

    game: Manifest
    """The value that the game's package exports."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Every number of players, every choice of options, every record."""
        if "players" in metafunc.fixturenames:
            metafunc.parametrize("players", [*self.game.players])
        if "choice" in metafunc.fixturenames:
            metafunc.parametrize("choice", choices(self.game), ids=name_of)
        if "n" in metafunc.fixturenames:
            metafunc.parametrize("n", range(1, golden.GAMES + 1))

    @property
    def open_game(self) -> OpenGame:
        return opener(self.game)


class GameTests(Judge):
    """What every game must keep.  A class that inherits it and says ``game`` has these tests."""

    games = 10
    """Random games of each kind with each number of players."""

    def seeds(self, players: int) -> list[str]:
        """Every second game has a key of 128 bits."""
        names = [f"conformance {self.game.name}-{players} {n}" for n in range(self.games)]
        return [wide(name) if n % 2 else name for n, name in enumerate(names)]

    def test_a_part_holds_what_is_looked_for(self) -> None:
        from .parts import check_parts

        check_parts(self.game)

    def test_a_game_keeps_its_invariants_to_the_end(self, players: int) -> None:
        game = self.game.open(players, {})
        for seed in self.seeds(players):
            checks.check_play(game, seed)

    def test_every_option_applies_and_every_other_is_refused(self, players: int) -> None:
        game = self.game.open(players, {})
        for seed in self.seeds(players):
            checks.check_options(game, seed, every=3)

    def test_a_record_is_read_back_verified_and_replayed(self, players: int) -> None:
        game = self.game.open(players, {})
        for seed in self.seeds(players):
            checks.check_record(game, self.open_game, seed)

    def test_a_seat_cannot_tell_two_worlds_apart(self, players: int) -> None:
        game = self.game.open(players, {})
        for seed in self.seeds(players):
            checks.check_two_worlds(game, seed, every=2)

    def test_a_position_is_read_back_between_any_two_decisions(self, players: int) -> None:
        game = self.game.open(players, {})
        for seed in self.seeds(players):
            checks.check_positions(game, self.open_game, seed)

    def test_a_record_is_replayed_between_any_two_decisions(self, players: int) -> None:
        game = self.game.open(players, {})
        for seed in self.seeds(players)[:2]:
            checks.check_record_at_every_decision(game, self.open_game, seed)

    def test_a_careless_edit_is_refused_or_sound(self, players: int) -> None:
        game = self.game.open(players, {})
        for seed in self.seeds(players):
            checks.check_damaged_positions(game, self.open_game, seed, every=1)

    def test_the_same_seed_gives_the_same_game(self, players: int) -> None:
        game = self.game.open(players, {})
        for seed in self.seeds(players):
            checks.check_same_seed(game, seed)

    def test_every_value_of_an_option_keeps_the_contract(self, players: int, choice: Choice) -> None:
        game = self.game.open(players, choice)
        first, *others = self.seeds(players)
        checks.check_options(game, first, every=7)
        checks.check_record(game, self.open_game, first)
        checks.check_two_worlds(game, first, every=7)
        for seed in others:
            checks.check_play(game, seed)

    def test_compiled_and_interpreted_engines_play_alike(self, players: int) -> None:
        seeds = self.seeds(players)
        usual = fingerprints(self.game, players, seeds, pure=False)
        interpreted = fingerprints(self.game, players, seeds, pure=True)
        assert interpreted[0] == "interpreted"
        assert len(usual) == 1 + len(seeds)
        assert first_difference(usual[1:], interpreted[1:]) == ""

    def test_every_sentence_has_its_words(self, players: int) -> None:
        from . import texts

        texts.check_sentences(self.game, self.game.open(players, {}), self.seeds(players))

    def test_the_languages_say_the_same(self) -> None:
        from . import texts

        texts.check_languages(self.game)

    def test_the_overview_is_whole(self) -> None:
        from .overviews import check_overview

        check_overview(self.game, self.open_game)

    def test_the_layout_can_be_drawn(self, players: int, choice: Choice) -> None:
        from bogwood.server.layout import problems_in

        found = problems_in(self.game.layout(self.game.open(players, choice)))
        assert [str(problem) for problem in found] == []


class RecordTests(Judge):
    """A few whole games that were kept are what would be written today, and verify."""

    records: Path
    """The folder they lie in."""

    def test_a_kept_game_verifies_and_would_be_written_today(self, players: int, n: int) -> None:
        game = self.game.open(players, {})
        golden.check_record(game, self.open_game, golden.path_of(self.records, game, n), n)

    def test_every_record_is_of_this_game(self) -> None:
        games = [self.game.open(players, {}) for players in self.game.players]
        expected = {golden.path_of(self.records, game, n).name for game in games for n in range(1, golden.GAMES + 1)}
        assert {path.name for path in self.records.glob("*.jsonl")} == expected
