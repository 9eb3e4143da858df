"""Puzzles at a server: listed, set up, solved at a table where nobody else plays, and rated once."""

from __future__ import annotations

import time
from typing import Any

import msgspec
import pytest

from bogwood.puzzles.collection import puzzles_of
from bogwood.puzzles.puzzle import Puzzle
from bogwood.server.wire import PuzzleAnswer, PuzzleList
from tests.server.house import Guest, House

Json = dict[str, Any]
LONG = 60.0
GAMES = ["feya", "felinia", "winter"]


@pytest.fixture
def ann(house: House) -> Guest:
    guest = house.guest("Ann")
    guest.http.timeout = LONG
    return guest


def set_up(guest: Guest, puzzle: Puzzle) -> str:
    return str(guest.post(f"/api/puzzles/{puzzle.game}/{puzzle.id}", 201)["table"])


def play(guest: Guest, table: str, moves: tuple[str, ...]) -> Json:
    """Play a turn to its end, as far as it is not committed by itself."""
    shown: Json = guest.get(f"/api/tables/{table}")
    for move in moves:
        # What went without saying was chosen already.
        if move in [option[1] for option in shown.get("trial", {"options": []})["options"]]:
            shown = act(guest, table, shown, do="choose", option=move)
    if shown.get("trial", {}).get("can_commit"):
        shown = act(guest, table, shown, do="commit")
    return shown


def act(guest: Guest, table: str, shown: Json, **what: Any) -> Json:
    at = [shown["number"], shown["trial"]["step"]]
    return dict(guest.post(f"/api/tables/{table}/act", 200, at=at, **what)["table"])


def test_the_list_names_the_puzzle_of_the_day_and_what_i_have_tried(ann: Guest) -> None:
    found = ann.get("/api/puzzles/felinia", day="2026-11-18")
    msgspec.convert(found, PuzzleList)
    assert [one["id"] for one in found["puzzles"]] == [one.id for one in puzzles_of("felinia")]
    assert found["daily"] in [one["id"] for one in found["puzzles"]]
    assert found["rating"] == {"points": 1500, "deviation": 350}
    assert {one["finding"] for one in found["puzzles"]} == {""}
    assert ann.get("/api/puzzles/felinia", day="2026-11-18")["daily"] == found["daily"]
    numbers = {game["name"]: game["puzzles"] for game in ann.get("/api/games")}
    assert numbers["felinia"] == len(found["puzzles"])


@pytest.mark.parametrize("game", GAMES)
def test_the_best_turn_solves_and_raises_the_rating_once(ann: Guest, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    table = set_up(ann, puzzle)
    shown = ann.get(f"/api/tables/{table}")
    assert shown["task"] == {"kind": "puzzle", "id": puzzle.id, "is_alone": True}
    assert (shown["hints"], shown["to_act"]) == ("off", [puzzle.seat])
    play(ann, table, puzzle.best.moves)
    found = ann.post(f"/api/tables/{table}/solve", 200)
    msgspec.convert(found, PuzzleAnswer)
    assert (found["finding"], found["short"], found["margin"]) == ("solved", 0, puzzle.margin)
    assert found["now"]["points"] > found["before"]["points"] == 1500
    assert tuple(choices(found)) == puzzle.best.moves
    again = ann.post(f"/api/tables/{table}/solve", 200)
    assert again["before"] == again["now"] == found["now"]
    listed = ann.get(f"/api/puzzles/{game}")
    assert listed["rating"] == found["now"]
    assert {one["id"]: one["finding"] for one in listed["puzzles"]}[puzzle.id] == "solved"


def choices(found: Json) -> list[str]:
    """All choices of the plan that is shown."""
    return [choice[1] for step in found["plan"]["steps"] for choice in step["choices"]]


@pytest.mark.parametrize("game", GAMES)
def test_another_turn_does_not_and_is_told_why(ann: Guest, game: str) -> None:
    puzzle = puzzles_of(game)[0]
    table = set_up(ann, puzzle)
    play(ann, table, puzzle.ways[-1].moves)
    found = ann.post(f"/api/tables/{table}/solve", 200)
    assert found["finding"] in ("good", "wrong")
    assert found["short"] == puzzle.ways[-1].short
    assert found["now"]["points"] < 1500
    assert tuple(choices(found)) == puzzle.best.moves


def test_a_turn_under_way_is_unfinished_and_counts_for_nothing(ann: Guest) -> None:
    puzzle = puzzles_of("feya")[0]
    table = set_up(ann, puzzle)
    assert ann.post(f"/api/tables/{table}/solve", 200)["finding"] == "unfinished"
    assert ann.get("/api/puzzles/feya")["rating"]["points"] == 1500


def test_whoever_gives_up_is_shown_the_turn_and_cannot_win_it_back(ann: Guest) -> None:
    puzzle = puzzles_of("felinia")[0]
    table = set_up(ann, puzzle)
    found = ann.post(f"/api/tables/{table}/solve", 200, gives_up=True)
    assert found["finding"] == "shown"
    lowered = found["now"]["points"]
    assert lowered < 1500
    play(ann, table, puzzle.best.moves)
    assert ann.post(f"/api/tables/{table}/solve", 200)["now"]["points"] == lowered


def test_nobody_else_plays_at_a_puzzle(ann: Guest) -> None:
    puzzle = puzzles_of("felinia")[0]
    table = set_up(ann, puzzle)
    shown = play(ann, table, puzzle.best.moves)
    time.sleep(1.0)
    assert ann.get(f"/api/tables/{table}")["number"] == shown["number"]


def test_tables_of_puzzles_are_not_among_my_tables(ann: Guest) -> None:
    set_up(ann, puzzles_of("felinia")[0])
    assert ann.get("/api/my-tables") == []


def test_a_rating_is_no_setting(ann: Guest) -> None:
    puzzle = puzzles_of("felinia")[0]
    ann.post(f"/api/tables/{set_up(ann, puzzle)}/solve", 200, gives_up=True)
    assert "puzzles" not in ann.get("/api/me")["settings"]
    refused = ann.http.patch("/api/me", json={"settings": {"puzzles": {}}})
    assert refused.status_code >= 400
    ann.http.patch("/api/me", json={"settings": {"sound": True}}).raise_for_status()
    assert ann.get("/api/puzzles/felinia")["rating"]["points"] < 1500


def test_what_is_no_puzzle_is_refused(ann: Guest) -> None:
    table = ann.table(seats=[{}, {"bot": "easy"}])["table"]
    assert ann.refused("POST", f"/api/tables/{table}/solve", 409, gives_up=False) == "no-puzzle"
    assert ann.refused("POST", "/api/puzzles/felinia/nothing", 404) == "unknown-puzzle"


def test_only_who_sits_there_may_answer(house: House, ann: Guest) -> None:
    table = set_up(ann, puzzles_of("felinia")[0])
    assert house.guest("Ben").refused("POST", f"/api/tables/{table}/solve", 403, gives_up=False) == "no-entry"
