"""A bug report holds what its author may know, opens anywhere, and is whole once the game is over."""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

import pytest

import bogwood
from bogwood import shelf
from bogwood.host.table import Table
from bogwood.kernel import position
from bogwood.kernel.game import WATCHER
from bogwood.kernel.record import Record, verify
from bogwood.kernel.refusal import Refusal
from bogwood.server.bug_report import bug_report, moments_of, record_in
from bogwood.server.reports import open_report
from bogwood.server.wire import BugText
from bogwood.store.contract import Event
from tests.host import lanterns
from tests.host.room import SEED, Room, Sitting, open_game
from tests.host.worlds import Worlds
from tests.kernel import toy
from tests.server.house import PATIENCE, Guest, House

Json = dict[str, Any]
WORDS = BugText("the boat vanished", None, {"client": "1.2", "screen": [390, 844]})


async def report(table: Sitting, seat: int) -> Json:
    loaded = await table.loaded()
    shown = table.host.teller.message(loaded, seat)
    return whole(loaded.table, await table.events(), shown)


def whole(table: Table, events: list[Event], shown: Json) -> Json:
    found = bug_report(table, shown, WORDS, "dealt afresh")
    moments = list(moments_of(table, events, shown["seat"]))
    return {**found, "moments": moments, "record": record_in(table)}


# Over HTTP


def test_a_report_of_a_running_game_is_a_file_without_its_seed(house: House) -> None:
    ann = house.guest("Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    mover = ann.get(f"/api/tables/{name}")["to_act"][0]
    chair = ann.sit(name, mover)
    chair.hear()
    option = chair.table["trial"]["options"][0]
    chair.move("choose", option=option[0])
    body = {"seat": mover, "text": "Nothing happens!", "client": {"version": "0.1"}}
    answer = ann.http.post(f"/api/tables/{name}/bug", json=body)
    number = chair.table["number"]
    assert answer.headers["content-disposition"] == f'attachment; filename="{name}-{number}.report.json"'
    found = answer.json()
    assert (found["format"], found["table"], found["game"]) == ("bogwood-report-1", name, "feya")
    assert (found["text"], found["client"]) == ("Nothing happens!", {"version": "0.1"})
    assert found["version"] == bogwood.__version__
    assert found["seats"] == ["human", "human"]
    assert (found["number"], found["seat"], found["step"]) == (number, mover, chair.table["trial"]["step"])
    assert found["digest"] == chair.table["digest"]
    assert found["trial"]["chosen"] == chair.table["trial"]["chosen"]
    assert found["record"] is None
    game, state = position.read(found["position"], shelf.open_game)
    assert game.legal(state, mover).holds(option[0])
    table = house.inn.host.tables.loaded[name].table
    assert table.seed not in answer.text
    keys = [int(table.playing()[1].key0), int(table.playing()[1].key1)]
    assert not set(keys) & {int(state.key0), int(state.key1)}


def test_a_report_of_a_finished_game_holds_its_record(house: House) -> None:
    guest = house.guest("Ann")
    name = guest.table(seats=[{"bot": "random"}, {"bot": "random"}], my_seats=[], is_public=True)["table"]
    end = time.monotonic() + PATIENCE
    while guest.get(f"/api/tables/{name}")["status"] != "over":
        assert time.monotonic() < end
        time.sleep(0.05)
    found = guest.post(f"/api/tables/{name}/bug", text="We were promised fish.", seat=-1)
    assert found["record"] == guest.http.get(f"/api/tables/{name}/record").text
    assert verify(Record.parse(found["record"]), shelf.open_game).is_sound
    assert found["trial"] is None
    assert found["seats"] == ["random", "random"]
    game, state = position.read(found["position"], shelf.open_game)
    assert game.scores(state) == guest.get(f"/api/tables/{name}")["scores"]


def test_a_report_can_be_made_before_the_start(house: House) -> None:
    ann = house.guest("Ann")
    name = ann.table()["table"]
    found = ann.post(f"/api/tables/{name}/bug", text="Nobody comes.")
    assert (found["status"], found["position"], found["record"], found["moments"]) == ("open", None, None, [])


REFUSED: list[tuple[Json, int, str]] = [
    ({"seat": 1}, 403, "not-your-seat"),
    ({"seat": -2}, 400, "bad-body"),
    ({"text": "x" * 4001}, 400, "bad-body"),
    ({"client": 1}, 400, "bad-body"),
    ({"whose": 1}, 400, "bad-body"),
]


@pytest.mark.parametrize(("body", "status", "code"), REFUSED)
def test_what_is_no_report_is_refused(house: House, body: Json, status: int, code: str) -> None:
    ann = house.guest("Ann")
    name = ann.table()["table"]
    assert ann.refused("POST", f"/api/tables/{name}/bug", status, **body) == code


def test_only_those_who_may_look_make_reports(house: House) -> None:
    ann, eve = house.guest("Ann"), Guest(house)
    made = ann.table()
    watch = made["links"]["watch"].split("watch=")[1]
    assert eve.refused("POST", f"/api/tables/{made['table']}/bug", 403, text="?") == "no-entry"
    found = eve.answer(eve.http.post(f"/api/tables/{made['table']}/bug?watch={watch}", json={}), 200)
    assert found["seat"] == WATCHER
    eve.close()


# What is hidden stays hidden


class Reporting(Worlds):
    """Two worlds that are compared by the reports of every audience as well."""

    reports = 0

    async def step(self, is_compared: bool) -> None:
        for audience in self.audiences():
            other = await self.fork(audience)
            here, there = await report(self.table, audience), await report(other, audience)
            assert json.dumps(here) == json.dumps(there), f"the report of seat {audience} differs"
            self.reports += 1
        await super().step(False)


@pytest.mark.parametrize(("game", "players"), [(toy.NAME, 2), (toy.NAME, 3), (lanterns.NAME, 2)])
def test_reports_are_the_same_in_both_worlds(game: str, players: int) -> None:
    for n in range(4):
        worlds = Reporting(game, players, f"reports {n}")
        asyncio.run(worlds.play())
        assert worlds.reports > 15


def test_a_report_never_names_seed_draws_or_the_cards_of_others() -> None:
    async def scenario() -> None:
        table = await Room().table(toy.NAME, 2)
        await table.choose(0)
        await table.commit(0)
        state = toy.of((await table.loaded()).table.playing()[1])
        found = await report(table, 1)
        assert SEED not in json.dumps(found)
        assert "draws" not in json.dumps(found)
        assert all(moment["moves"] is None for moment in found["moments"])
        dealt = found["position"]["state"]
        assert dealt["hands"][1] == state.hands[1]
        assert dealt["hands"][0] != state.hands[0]
        assert dealt["key"] != state.chance()["key"]

    asyncio.run(scenario())


# A table that was set aside


def test_a_report_of_a_table_set_aside_tells_no_more_than_one_of_a_running_game() -> None:
    async def scenario() -> None:
        table = await Room().table(toy.NAME, 2)
        events = await table.events()
        aside = Table(table.name, open_game)
        for event in [*events, Event(events[-1].number + 1, "aside", 0, {"reason": "x", "replays": True})]:
            aside.take_in(event)
        found = whole(aside, events, aside.shown(0, 0))
        assert (found["status"], found["record"], found["moments"]) == ("aside", None, [])
        assert found["position"]["state"]["hands"][1] != toy.of(aside.playing()[1]).hands[1]
        assert SEED not in json.dumps(found)

    asyncio.run(scenario())


def test_a_players_report_is_no_table_to_go_on_with() -> None:
    async def scenario() -> Json:
        return await report(await Room().table(toy.NAME, 2), 0)

    with pytest.raises(Refusal) as refused:
        open_report(asyncio.run(scenario()), open_game)
    assert refused.value.code == "schema-missing"
