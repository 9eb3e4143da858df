"""Games of an arena: the same whenever they are played, and never fatal."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bogwood.arena.folder import GAMES, SETTINGS, Folder
from bogwood.arena.playing import Played
from bogwood.arena.running import here, pool, run
from bogwood.arena.settings import Settings
from bogwood.arena.summary import summary
from bogwood.bots import registry
from bogwood.bots.contract import Bot
from bogwood.kernel.game import Game, State
from bogwood.kernel.refusal import Refusal
from tests.arena.hall import Reeds, played, settings, timeless


class Crooked(Bot):
    """Does something wrong at its second decision."""

    name = "crooked"

    def __init__(self, wrong: Callable[[], int]) -> None:
        self.wrong = wrong
        self.asked = 0

    def choose(self, game: Game, state: State, seat: int) -> int:
        self.asked += 1
        return self.wrong() if self.asked == 2 else game.legal(state, seat).nth(0)


def fail() -> int:
    raise ZeroDivisionError("of the bot")


@pytest.fixture(params=["raises", "cheats", "invents"])
def crooked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The code of the fault of a bot ``crooked`` that is at hand now."""
    wrong = {"raises": fail, "cheats": lambda: 0, "invents": lambda: 9999}[request.param]

    def make(game: str, seed: str) -> Bot:
        return Crooked(wrong)

    monkeypatch.setitem(registry.MAKERS, "crooked", make)
    return "ZeroDivisionError" if request.param == "raises" else "illegal-move"


def test_the_same_settings_give_the_same_games() -> None:
    arena = settings("random", "random", deals=5)
    assert timeless(played(arena)) == timeless(played(arena))


def test_other_seeds_give_other_games() -> None:
    first, second = (timeless(played(settings("random", deals=5, seed=seed))) for seed in ("a", "b"))
    assert first != second


def test_games_of_one_deal_begin_alike() -> None:
    arena = settings("random", "random", deals=1)
    states = {Reeds()({}).new(arena.seed_of(fixture)).key0 for fixture in arena.schedule()}
    assert len(states) == 1


def test_a_fault_of_a_bot_is_counted_and_the_rest_is_played(crooked: str) -> None:
    arena = settings("crooked", "random", "random", deals=2)
    games = played(arena)
    found = summary(arena, Reeds()({}), games, {})
    assert found["faults"] == [{"bot": "crooked", "code": crooked, "games": 8}]
    assert [one["seats"] for one in games if one["fault"] is None] == [[1, 2], [2, 1], [2, 1], [1, 2]]
    assert {row["bot"]: row["seats"] for row in found["standings"]} == {"crooked": 0, "random": 4, "random 2": 4}


def test_several_processes_give_the_same_games() -> None:
    arena = settings("random", "random", deals=10)
    alone = run(arena, Reeds(), here)
    together = run(arena, Reeds(), pool(2))
    assert timeless(alone) == timeless(together)
    assert [one["number"] for one in together] == list(range(20))


# Keeping and resuming


def halfway(arena: Settings, folder: Folder, games: int) -> None:
    """An arena that was stopped after so many games."""

    def stopped(count: int) -> None:
        nonlocal games
        games -= count
        if games < 0:
            raise KeyboardInterrupt

    folder.begin(arena)
    with pytest.raises(KeyboardInterrupt):
        run(arena, Reeds(), here, folder, advance=stopped)


def counting(made: list[int]) -> Callable[..., object]:
    def runner(arena: Settings, opener: object, fixtures: list[object]) -> object:
        made.append(len(fixtures))
        return here(arena, opener, fixtures)  # type: ignore[arg-type]

    return runner


def test_an_arena_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    arena, folder = settings("random", "random", deals=6), Folder(tmp_path)
    halfway(arena, folder, 4)
    done = folder.resume(arena)
    made: list[int] = []
    games = run(arena, Reeds(), counting(made), folder, done)  # type: ignore[arg-type]
    assert (len(done), made) == (5, [7])
    assert timeless(games) == timeless(run(arena, Reeds(), here))
    assert timeless(folder.read_games()) == timeless(games)


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    arena, folder = settings("random", "random", deals=3), Folder(tmp_path)
    folder.begin(arena)
    games = run(arena, Reeds(), here, folder)
    content = (tmp_path / GAMES).read_bytes()
    (tmp_path / GAMES).write_bytes(content[:-20])
    done = folder.resume(arena)
    assert len(done) == 5
    assert timeless(run(arena, Reeds(), here, folder, done)) == timeless(games)


def test_other_settings_are_refused_by_name(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.begin(settings("random", deals=3))
    with pytest.raises(Refusal) as refused:
        folder.resume(settings("random", deals=4, seed="other"))
    assert (refused.value.code, refused.value.arguments) == ("other-settings", {"text": "deals, seed"})


def test_a_folder_is_not_begun_twice(tmp_path: Path) -> None:
    folder = Folder(tmp_path)
    folder.begin(settings("random"))
    with pytest.raises(Refusal) as refused:
        folder.begin(settings("random"))
    assert refused.value.code == "arena-exists"


@pytest.mark.parametrize("content", ["", "[]", "{"])
def test_settings_that_cannot_be_read_are_refused(tmp_path: Path, content: str) -> None:
    (tmp_path / SETTINGS).write_text(content)
    with pytest.raises(Refusal) as refused:
        Folder(tmp_path).resume(settings("random"))
    assert refused.value.code == "unreadable-file"


def test_resuming_where_nothing_is_begins(tmp_path: Path) -> None:
    assert Folder(tmp_path / "new").resume(settings("random")) == []
    assert (tmp_path / "new" / SETTINGS).exists()


# What comes of it


def result(deal: int, seats: list[int], scores: list[int], **more: object) -> Played:
    """A finished game by hand."""
    best = max(scores)
    return {
        "number": 10 * deal + seats[0],
        "deal": deal,
        "value": "",
        "seats": seats,
        "scores": scores,
        "winners": [seat for seat, score in enumerate(scores) if score == best],
        "rounds": 3,
        "decisions": [4] * len(seats),
        "turns": [2] * len(seats),
        "used": [{}] * len(seats),
        "traits": [{}] * len(seats),
        "fault": None,
        "cpu": [0.002] * len(seats),
        **more,
    }


def test_the_better_bot_stands_first() -> None:
    games = [
        result(deal, seats, [3 - 2 * seats[0], 3 - 2 * seats[1]]) for deal in range(4) for seats in ([0, 1], [1, 0])
    ]
    found = summary(settings("weak", "strong", deals=4), Reeds()({}), games, {})
    assert [row["bot"] for row in found["standings"]] == ["weak", "strong"]
    first = found["standings"][0]
    assert (first["win_rate"]["mean"], first["score"]["mean"], first["margin"]["mean"]) == (1.0, 3.0, 2.0)
    assert (first["decisions_per_turn"], first["cpu_ms_per_decision"], first["cpu_ms_per_turn"]) == (2.0, 0.5, 1.0)
    assert found["crosstable"][0]["difference"]["mean"] == 2.0


def test_luck_of_the_deal_cancels_in_paired_differences() -> None:
    games = [
        result(deal, seats, [100 * deal * (seat == 0) + 5 * (bot == 1) for seat, bot in enumerate(seats)])
        for deal in range(4)
        for seats in ([0, 1], [1, 0])
    ]
    found = summary(settings("a", "b", deals=4), Reeds()({}), games, {})["crosstable"][0]["difference"]
    assert (found["low"], found["mean"], found["high"]) == (-5.0, -5.0, -5.0)


def test_a_shared_victory_is_split() -> None:
    found = summary(settings("a", "b"), Reeds()({}), [result(0, [0, 1], [2, 2])], {})
    assert [row["win_rate"]["mean"] for row in found["seats"]] == [0.5, 0.5]


def test_what_was_chosen_is_set_against_the_others_at_the_table() -> None:
    used = [{"play 1": 2}, {"play 1": 1, "play 2": 1}]
    games = [result(deal, [0, 1], [2, 1], used=used) for deal in range(6)]
    uses = {"cards": [("choose_card", "card")]}
    found = {one["heading"]: one for one in summary(settings("a", "b"), Reeds()({}), games, uses)["choices"]}
    rows = {row["thing"]: row for row in found["cards"]["things"]}
    assert rows["1"]["win_rate"]["mean"] == 0.5
    assert (rows["1"]["more_often"]["mean"], rows["2"]["more_often"]["mean"]) == (1.0, 0.0)


def test_traits_count_unless_they_follow_from_the_seat() -> None:
    traits = [[{"clan": "frog", "colour": "red"}, {"clan": "newt", "colour": "blue"}]]
    traits.append([{"clan": "newt", "colour": "red"}, {"clan": "frog", "colour": "blue"}])
    games = [result(deal, [0, 1], [2, 1], traits=traits[deal % 2]) for deal in range(12)]
    found = summary(settings("a", "b"), Reeds()({}), games, {})["choices"]
    assert [one["heading"] for one in found if one["kind"] == "trait"] == ["clan"]
    assert [row["seats"] for row in found[0]["things"]] == [12, 12]


def test_values_of_an_option_are_compared() -> None:
    arena = settings("random", "random", deals=8, vary="best")
    found = summary(arena, Reeds()({}), played(arena), {})["values"]
    assert [(row["option"], row["value"]) for row in found] == [("best", "highest"), ("best", "lowest")]
    assert [row["win_rate"]["count"] for row in found] == [32, 32]
