"""``simulate``: figures that add up, and are the same for the same seed."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

from bogwood.cli import gaming
from bogwood.cli.gaming import BrokenGame, Plan, Stopped, plain, play_games
from bogwood.kernel.game import Game
from bogwood.kernel.refusal import Refusal

from .conftest import Said, Shell

KEYS = [
    *("game", "edition", "rules", "players", "options", "seed", "bots", "games", "decisions", "mean_decisions"),
    *("rounds", "mean_scores", "wins", "score_lines", "uses", "checked_games", "decisions_per_cpu_second"),
]


def steady(said: Said) -> dict[str, Any]:
    """The figures without the one that depends on the machine."""
    figures: dict[str, Any] = said.json
    assert figures.pop("decisions_per_cpu_second") > 0
    return figures


def test_the_figures_have_the_documented_keys(shell: Shell) -> None:
    assert list(shell("simulate", "feya", "--games", 2, "--json").json) == KEYS


def test_the_same_seed_gives_the_same_figures(shell: Shell) -> None:
    command = ("simulate", "feya", "--players", 2, "--games", 5, "--seed", "s", "--json")
    assert steady(shell(*command)) == steady(shell(*command))


def test_a_variant_stands_for_its_options(shell: Shell) -> None:
    command = ("simulate", "felinia", "--games", 2, "--json", "--options")
    assert shell(*command, "variant=expert").json["options"]["deck_face_up"] == "yes"
    whole = steady(shell(*command, "mode=advanced,income_order=falling"))
    assert steady(shell(*command, "variant=advanced,income_order=falling")) == whole


def test_checking_and_recording_change_no_game(shell: Shell, tmp_path: Path) -> None:
    command = ("simulate", "feya", "--players", 2, "--games", 4, "--json")
    quick = steady(shell(*command, "--check", 0))
    slow = steady(shell(*command, "--check", 4, "--out", tmp_path))
    assert (quick.pop("checked_games"), slow.pop("checked_games")) == (0, 4)
    assert (quick.pop("uses")["games"], slow.pop("uses")["games"]) == (0, 4)
    assert quick == slow


def test_several_processes_give_the_same_figures(shell: Shell) -> None:
    command = ("simulate", "feya", "--players", 2, "--games", 60, "--check", 3, "--json")
    assert steady(shell(*command, "--jobs", 2)) == steady(shell(*command))


def test_wins_are_shared_out_completely(shell: Shell) -> None:
    figures = steady(shell("simulate", "feya", "--games", 10, "--check", 0, "--json"))
    assert sum(figures["wins"]["by_seat"]) == pytest.approx(10, abs=0.01)


def test_score_lines_add_up_to_the_mean_score(shell: Shell) -> None:
    figures = steady(shell("simulate", "feya", "--games", 10, "--check", 0, "--json"))
    assert sum(figures["score_lines"].values()) == pytest.approx(figures["mean_scores"]["overall"], abs=0.02)


def test_every_action_guide_and_tile_is_counted(shell: Shell) -> None:
    uses = steady(shell("simulate", "feya", "--games", 3, "--json"))["uses"]
    sizes = {heading: len(counts) for heading, counts in uses.items() if heading != "games"}
    assert sizes == {"actions": 7, "guides": 10, "tiles_taken": 20, "tiles_used": 15}


def test_guides_are_taken_once_per_seat_and_round(shell: Shell) -> None:
    uses = steady(shell("simulate", "feya", "--games", 3, "--json"))["uses"]
    assert sum(uses["guides"].values()) == 3 * 3 * 4


def test_each_game_is_recorded_and_each_record_is_true(shell: Shell, tmp_path: Path) -> None:
    shell("simulate", "feya", "--players", 4, "--games", 2, "--seed", "r", "--out", tmp_path / "out", "--check", 0)
    files = sorted((tmp_path / "out").iterdir())
    assert [file.name for file in files] == ["feya-4-000000.jsonl", "feya-4-000001.jsonl"]
    assert [shell("verify", file).status for file in files] == [0, 0]
    assert '"seed":"r/1"' in files[1].read_text(encoding="utf-8").splitlines()[0]


def test_bots_play_each_seat(shell: Shell) -> None:
    figures = steady(shell("simulate", "feya", "--players", 2, "--games", 1, "--bots", "greedy,random", "--json"))
    assert figures["bots"] == ["greedy", "random"]
    assert figures["wins"]["by_seat"] == [1.0, 0.0]


def test_one_kind_of_bot_stands_for_all(shell: Shell) -> None:
    figures = steady(shell("simulate", "feya", "--games", 1, "--bots", "random", "--json"))
    assert figures["bots"] == ["random"] * 3


def test_people_get_a_summary(shell: Shell) -> None:
    said = shell("simulate", "feya", "--games", 2)
    assert said.err == ""
    assert said.out.splitlines()[0].split() == ["Games", "2"]
    assert "Guides taken (in 2 games)" in said.out


def test_a_game_that_breaks_an_invariant_stops_with_its_record_saved(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(game: Game, state: object, plan: Plan, number: int, made: list[tuple[int, int]]) -> None:
        if number == 1 and len(made) == 30:
            gaming.stop(game, [Refusal("game-over", "FS-1.1", "somewhere")], plan, number, made)

    monkeypatch.setattr(gaming, "refuse_broken", broken)
    said = shell("simulate", "feya", "--games", 3)
    assert (said.status, said.out) == (1, "")
    assert "FS-1.1" in said.err
    assert "Saved: feya-3-000001.jsonl" in said.err
    assert shell("replay", tmp_path / "feya-3-000001.jsonl", "--json").json["decisions"] == 30


def test_a_broken_game_in_another_process_is_reported_too() -> None:
    stopped = Stopped(plain([Refusal("game-over", "FS-1.1", "here", seat=2)]), "file")
    broken = pickle.loads(pickle.dumps(stopped)).to_be_raised()
    assert isinstance(broken, BrokenGame)
    assert broken.file == "file"
    assert str(broken.problems[0]) == "game-over at here seat=2 (FS-1.1)"


def test_a_mistake_found_in_another_process_is_still_a_mistake(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "feya-2-000070.jsonl").mkdir()
    command = ("simulate", "feya", "--players", 2, "--games", 80, "--check", 0)
    assert shell(*command, "--jobs", 2, "--out", tmp_path).codes == ["unwritable-file"]


def test_games_are_numbered_from_the_first(tmp_path: Path) -> None:
    tally = play_games(Plan("feya", 2, {}, None, "s", out=str(tmp_path)), range(3, 5))
    assert tally.games == 2
    assert sorted(file.name for file in tmp_path.iterdir()) == ["feya-2-000003.jsonl", "feya-2-000004.jsonl"]
