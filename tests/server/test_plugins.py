"""A server finds games from outside: people are told of them, bots play them, and what is broken is in the log once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from importlib import import_module
from pathlib import Path

import pytest

from bogwood import shelf
from bogwood.i18n import LOCALES
from bogwood.manifest import Manifest
from bogwood.server.overviews import Overview, sound_overview
from tests.plugins import REEDS, install, with_path
from tests.server.commands import Service
from tests.server.house import PATIENCE, House

WORK = """
import asyncio, json
from bogwood.coach.work import hint_for
from bogwood.host.bots import BotPool
from bogwood.host.loaded import Hurry
from bogwood.kernel import position
from bogwood.shelf import open_game

game = open_game("reeds", 2, {})
document = position.write(game, game.new("bed"))
pool = BotPool(open_game)
worker = pool._workers[0].start()
chosen = asyncio.run(pool.play(document, 0, "medium", "bog", Hurry()))
hint = worker.submit(hint_for, open_game, document, 0, [], "strong", "bog").result()
pool.close()
print(json.dumps([chosen, hint]))
"""


def test_processes_of_bots_and_coach_find_it_for_themselves(tmp_path: Path) -> None:
    install(tmp_path, "reeds_game", REEDS)
    done = subprocess.run(
        [sys.executable, "-c", WORK],
        env={**os.environ, "PYTHONPATH": with_path(tmp_path)},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    chosen, hint = json.loads(done.stdout)
    assert len(chosen) == 1
    assert (hint["finding"], hint["reasons"]) == ("play", [])


def test_a_game_from_outside_is_served_and_a_broken_one_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    install(tmp_path / "installed", "reeds_game", REEDS)
    install(tmp_path / "installed", "spoilt_game", "import nothing_of_this_name\n")
    monkeypatch.setenv("PYTHONPATH", with_path(tmp_path / "installed"))
    with Service(f"sqlite:///{tmp_path}/tables.db", tmp_path / "service") as service:
        guest = service.house.guest("Ann")
        games = {game["name"]: game for game in guest.get("/api/games")}
        assert list(games) == [*shelf.games(), "reeds"]
        assert games["reeds"]["titles"] == dict.fromkeys(LOCALES, "reeds")
        assert games["reeds"]["bots"] == ["easy", "medium", "hard"]
        made = guest.table(game="reeds", seats=[{"bot": "easy"}, {"bot": "medium"}], my_seats=[], is_public=True)
        end = time.monotonic() + PATIENCE
        while guest.get(f"/api/tables/{made['table']}")["status"] != "over":
            assert time.monotonic() < end
            time.sleep(0.1)
    log = service.log.read_text(encoding="utf-8")
    assert log.count("spoilt_game: game-not-loaded: ") == 1


def test_words_rules_and_overview_of_a_game_are_sent_once(house: House) -> None:
    guest = house.guest()
    feya = shelf.games()["feya"]
    for path, text in (("words", feya.words), ("rules", feya.paragraphs), ("overview-words", feya.overview_words)):
        for language in LOCALES:
            answer = guest.http.get(f"/api/games/feya/{path}/{language}")
            assert answer.text == text(language) != ""
            assert answer.headers["content-type"].startswith("text/plain")
            known = {"if-none-match": answer.headers["etag"]}
            again = guest.http.get(f"/api/games/feya/{path}/{language}", headers=known)
            assert (again.status_code, again.text) == (304, "")


@pytest.mark.parametrize("game", sorted(shelf.games()))
def test_an_overview_is_given_out_with_what_was_measured(house: House, game: str) -> None:
    guest = house.guest()
    manifest = shelf.games()[game]
    answer = guest.http.get(f"/api/games/{game}/overview")
    given = answer.json()
    for part in ("turn", "round", "sources"):
        assert given[part] == manifest.overview()[part]
    for part in ("diagrams", "mistakes"):
        assert [one["id"] for one in given[part]] == [one["id"] for one in manifest.overview()[part]]
    for part in ("games", "runs", "points", "choices", "habits"):
        assert given["figures"][part] == manifest.measured("overview")[part]
    again = guest.http.get(f"/api/games/{game}/overview", headers={"if-none-match": answer.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")


def explained(folder: Path, name: str, overview: str) -> Manifest:
    """The toy game with this text for its overview; without, where it is empty."""
    home = install(folder, name, REEDS)
    if overview:
        (home / "overview").mkdir()
        (home / "overview" / "overview.json").write_text(overview, encoding="utf-8")
    found: Manifest = import_module(name).GAME
    return found


def test_a_game_without_an_overview_or_with_a_wrong_one_can_be_played_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    assert sound_overview(explained(tmp_path, "reeds_unexplained", "")) is None
    assert caplog.messages == []
    for name, text, problem in (
        ("reeds_misshapen", '{"turn": 7}', "Expected `array`, got `int`"),
        ("reeds_garbled", '{"turn"', "Expecting ':' delimiter"),
    ):
        assert sound_overview(explained(tmp_path, name, text)) is None
        assert problem in caplog.messages[-1]
    brief = sound_overview(explained(tmp_path, "reeds_brief", '{"turn": ["R-1.1"]}'))
    assert brief == Overview(turn=["R-1.1"])


def test_no_words_of_what_is_not_there(house: House) -> None:
    guest = house.guest()
    assert guest.refused("GET", "/api/games/chess/words/en", 404) == "unknown-game"
    assert guest.refused("GET", "/api/games/feya/words/xx", 404) == "unknown-language"


def test_every_game_is_told_with_its_titles(house: House) -> None:
    titles = {game["name"]: game["titles"] for game in house.guest().get("/api/games")}
    assert list(titles) == list(shelf.games())
    assert all(set(by_language) == set(LOCALES) for by_language in titles.values())
    assert titles["feya"]["en"] == "Feya's Swamp"
