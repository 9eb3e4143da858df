"""``arena`` and ``balance`` on the command line."""

from __future__ import annotations

import importlib.util
import json
import pickle
from pathlib import Path
from typing import Any

import pytest

from bogwood.arena import running
from bogwood.arena.playing import Played
from bogwood.cli import arena as command
from bogwood.cli.opening import GameOpener

from .conftest import Shell

GAME = ("arena", "feya", "--players", 2, "--bots", "random,random", "--games", 8)


def steady(figures: dict[str, Any]) -> dict[str, Any]:
    """The figures without what depends on the machine."""
    return {
        **figures,
        "standings": [
            {name: value for name, value in row.items() if not name.startswith("cpu")} for row in figures["standings"]
        ],
    }


def games_in(folder: Path) -> list[Played]:
    return [json.loads(line) for line in (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()]


def test_figures_are_the_same_whatever_the_number_of_processes(shell: Shell) -> None:
    alone, together = (shell(*GAME, "--json", "--jobs", jobs).json for jobs in (1, 2))
    assert steady(alone) == steady(together)
    assert alone["games"] == 8
    assert sum(row["win_rate"]["mean"] for row in alone["seats"]) == pytest.approx(1, abs=0.001)


def test_the_greedy_bot_beats_the_random_one(shell: Shell) -> None:
    figures = shell("arena", "felinia", "--players", 2, "--games", 4, "--json").json
    assert [row["bot"] for row in figures["standings"]] == ["greedy", "random"]
    assert figures["crosstable"][0]["ahead"]["mean"] == 1.0
    assert figures["standings"][0]["cpu_ms_per_decision"] > 0


def test_a_folder_holds_games_figures_page_and_plots(shell: Shell, tmp_path: Path) -> None:
    said = shell(*GAME, "--out", tmp_path / "out", "--lang", "cs")
    assert "Aréna: " in said.out
    names = {file.name for file in (tmp_path / "out").iterdir()}
    assert {"arena.json", "games.jsonl", "summary.json", "report.html", "elo.svg", "guides.svg"} <= names
    assert '<html lang="cs">' in (tmp_path / "out" / "report.html").read_text(encoding="utf-8")
    assert len(games_in(tmp_path / "out")) == 8


def test_an_interrupted_arena_goes_on(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = shell(*GAME, "--json").json
    left = 3

    def impatient(*given: Any) -> Any:
        nonlocal left
        for played in running.here(*given):
            yield played
            left -= 1
            if left == 0:
                raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(command, "here", impatient)
        said = shell(*GAME, "--out", tmp_path / "out")
    assert said.status == 130
    assert "--resume" in said.err
    assert len(games_in(tmp_path / "out")) == 3
    assert steady(shell(*GAME, "--out", tmp_path / "out", "--resume", "--json").json) == steady(whole)
    assert len(games_in(tmp_path / "out")) == 8


def test_mistakes_are_coded(shell: Shell, tmp_path: Path) -> None:
    shell(*GAME, "--out", tmp_path / "out")
    assert shell(*GAME, "--out", tmp_path / "out").codes == ["arena-exists"]
    assert shell(*GAME, "--out", tmp_path / "out", "--resume", "--seed", "other").codes == ["other-settings"]
    assert shell(*GAME, "--resume").codes == ["resume-where"]
    assert shell("arena", "feya", "--bots", "nobody").codes == ["unknown-bot"]
    assert shell("arena", "feya", "--bots", "").codes == ["bad-bots"]
    assert shell("arena", "feya", "--vary", "weather").codes == ["unknown-option"]
    assert shell("arena", "chess").codes == ["unknown-game"]


def test_ray_that_is_not_there_is_told(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    said = shell(*GAME, "--ray")
    assert said.codes == ["missing-extra"]
    assert "bogwood[cluster]" in said.err


def test_a_varied_option_is_reported_by_value(shell: Shell) -> None:
    figures = shell(
        "arena", "feya", "--players", 2, "--games", 6, "--vary", "clan_side", "--bots", "random", "--json"
    ).json
    assert [row["value"] for row in figures["values"]] == ["choose", "lotus", "normal"]


def test_options_that_differ_by_seat_are_reported_by_value(shell: Shell) -> None:
    given = ("--bots", "random", "--options", "clan_side=lotus/normal", "--json")
    figures = shell("arena", "feya", "--players", 2, "--games", 4, *given).json
    assert [row["value"] for row in figures["values"]] == ["lotus", "normal"]


def test_balance_says_which_choices_win(shell: Shell) -> None:
    said = shell("balance", "feya", "--players", 2, "--games", 12, "--bots", "random", "--json")
    headings = {one["heading"]: one for one in said.json["choices"]}
    assert {"actions", "guides", "tiles_taken", "tiles_used", "options", "clan"} <= headings.keys()
    guide = headings["guides"]["things"][0]
    assert guide["win_rate"]["low"] <= guide["win_rate"]["mean"] <= guide["win_rate"]["high"]
    assert "Guides taken" in shell("balance", "feya", "--players", 2, "--games", 12, "--bots", "random").out


def test_an_edition_is_laid_over_the_data_in_every_process() -> None:
    changes = {
        "format": "feya-edition-1",
        "edition": "rich",
        "changes": {"start_resources": {"per_player": {"gold": 33}}},
    }
    opener = pickle.loads(pickle.dumps(GameOpener("feya", 2, json.dumps(changes))))
    assert opener({}).edition == "rich"
    assert opener({}) is opener({})
