"""Lessons at a real server: a table that begins where the lesson does, others who play what is written, and the end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import pytest

from bogwood.lessons.lesson import Lesson, Step, lessons_of
from bogwood.shelf import games
from tests.server.house import Guest, House, open_house

Json = dict[str, Any]
LESSONS = [lesson for game in games().values() for lesson in lessons_of(game)]
every_lesson = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.task.game}-{lesson.id}")
PATIENCE = 20.0


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house() as opened:
        yield opened


class Pupil:
    """Takes a lesson over HTTP, step by step."""

    def __init__(self, guest: Guest, lesson: Lesson) -> None:
        self.guest = guest
        self.lesson = lesson
        address = f"/api/games/{lesson.task.game}/lessons/{lesson.id}"
        self.steps: list[Json] = guest.get(address)["steps"]
        self.table = str(guest.post(address)["table"])

    def look(self) -> Json:
        """The table once it is at rest: I have to act, or it is over."""
        end = time.monotonic() + PATIENCE
        while True:
            shown: Json = self.guest.get(f"/api/tables/{self.table}")
            if "trial" in shown or shown["status"] != "running":
                return shown
            assert time.monotonic() < end
            time.sleep(0.01)

    def act(self, shown: Json, **what: Any) -> Json:
        at = [shown["number"], shown["trial"]["step"]]
        return dict(self.guest.post(f"/api/tables/{self.table}/act", at=at, **what)["table"])

    def learn(self) -> None:
        for step in self.lesson.steps:
            if step.kind == "do":
                self._take(step)
            elif step.kind == "end":
                self._end(step)

    def _take(self, step: Step) -> Json:
        """Choose what a step asks for, unless it went without saying."""
        shown = self.look()
        offered = [notation for _, notation, *_ in shown["trial"]["options"] if step.asks(notation)]
        if offered:
            return self.act(shown, do="choose", option=offered[0])
        assert any(map(step.asks, shown["trial"]["chosen"])), (step, shown["trial"]["options"])
        return shown

    def _end(self, step: Step) -> None:
        shown = self._take(step) if step.ask else self.look()
        if shown.get("trial", {}).get("can_commit"):
            self.act(shown, do="commit")


@every_lesson
def test_a_lesson_is_taken_at_a_table(house: House, lesson: Lesson) -> None:
    pupil = Pupil(house.guest("Mirra"), lesson)
    shown = pupil.look()
    assert shown["task"] == {"kind": "lesson", "id": lesson.id, "is_alone": False}
    assert {chair["bot"] for n, chair in enumerate(shown["chairs"]) if n != lesson.task.seat} <= {"easy"}
    pupil.learn()
    others: dict[int, list[int]] = {seat: [] for seat in lesson.task.script}
    for entry in pupil.guest.get(f"/api/tables/{pupil.table}/events"):
        if entry["kind"] == "turn" and entry["seat"] in others:
            others[entry["seat"]].append(entry["number"])
    assert all(others.values())


def test_others_play_what_is_written(house: House) -> None:
    lesson = LESSONS[0]
    pupil = Pupil(house.guest("Mirra"), lesson)
    pupil.learn()
    made = house.inn.host.tables.loaded[pupil.table].table
    game = made.opened()
    for seat, script in lesson.task.script.items():
        played = [game.catalogue.notation(one) for turn in made.turns if turn.seat == seat for one in turn.chosen]
        assert played[: len(script)] == script


def test_a_lesson_that_is_not_there_is_refused(house: House) -> None:
    assert house.guest("Mirra").refused("POST", "/api/games/feya/lessons/nothing", 404) == "unknown-lesson"


def test_the_games_tell_of_their_lessons(house: House) -> None:
    told = {game["name"]: game["lessons"] for game in house.guest().get("/api/games")}
    for lesson in LESSONS:
        assert {"id": lesson.id, "steps": len(lesson.steps), "minutes": lesson.minutes} in told[lesson.task.game]


@pytest.mark.parametrize("language", ["en", "ru", "es", "cs"])
def test_the_words_of_lessons_are_given_out(house: House, language: str) -> None:
    answer = house.guest().http.get(f"/api/games/feya/lesson-words/{language}")
    assert "feya-lesson-first-title" in answer.text


def test_a_rematch_of_a_lesson_is_an_ordinary_game(house: House) -> None:
    pupil = Pupil(house.guest("Mirra"), LESSONS[0])
    pupil.look()
    pupil.guest.post(f"/api/tables/{pupil.table}/resign", seat=0)
    fresh = pupil.guest.post(f"/api/tables/{pupil.table}/rematch")["table"]
    assert pupil.guest.get(f"/api/tables/{fresh}")["task"] is None
