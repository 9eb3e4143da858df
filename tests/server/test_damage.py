"""A table that the disk has damaged goes on from what is whole, and everybody is told."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.commands import Service, bogwood
from tests.server.house import open_house
from tests.store.test_damage import log_of, spoil


def test_a_damaged_table_goes_on_from_what_is_whole(tmp_path: Path) -> None:
    store = str(tmp_path / "t.db")
    lots = random.Random(1)
    with open_house(store=store) as house:
        ann = house.guest("Ann")
        name, other = (ann.table(my_seats=[0, 1])["table"] for _ in range(2))
        for _ in range(6):
            chair = ann.sit(name, ann.get(f"/api/tables/{name}")["to_act"][0])
            chair.hear()
            chair.play_turn(lots)
            chair.close()
        number = ann.get(f"/api/tables/{name}")["number"]
        cookies = ann.http.cookies
    with closing(sqlite3.connect(store)) as db, db:
        damaged = number - 1
        db.execute("UPDATE events SET body = replace(body, '[', '[1,') WHERE number = ?", (damaged,))
        # The first table is damaged from there on, the other, which is shorter, not at all.
        assert db.execute("SELECT changes()").fetchone() == (1,)
    found = json.loads(bogwood("check-store", "--store", store, "--json", status=1))
    assert found["damaged"] == [{"table": name, "number": damaged}]
    assert found["structure"] == []
    assert not found["is_whole"]
    with open_house(store=store) as house:
        ann = house.guest()
        ann.http.cookies = cookies
        shown = ann.get(f"/api/tables/{name}")
        assert (shown["status"], shown["number"]) == ("running", damaged)
        told = ann.get(f"/api/tables/{name}/events")[-1]
        assert (told["kind"], told["about"]) == ("restored", {"lost": 2})
        chair = ann.sit(name, shown["to_act"][0])
        chair.hear()
        chair.play_turn(lots)
        assert ann.get(f"/api/tables/{other}")["status"] == "running"
    assert json.loads(bogwood("check-store", "--store", store, "--json"))["is_whole"]


def test_a_server_looks_into_its_log_before_it_opens_its_store(tmp_path: Path) -> None:
    store = tmp_path / "t.db"
    lots = random.Random(1)
    with Service(str(store), tmp_path) as service:
        ann = service.house.guest("Ann")
        name = ann.table(my_seats=[0, 1])["table"]
        for _ in range(20):
            chair = ann.sit(name, ann.get(f"/api/tables/{name}")["to_act"][0])
            chair.hear()
            chair.play_turn(lots)
        number = chair.table["number"]
        cookies = ann.http.cookies
        service.kill()
    spoil(log_of(store), 0.5)
    with Service(str(store), tmp_path / "second") as service:
        ann = service.house.guest()
        ann.http.cookies = cookies
        assert ann.get(f"/api/tables/{name}")["number"] == number
        said = service.log.read_text(encoding="utf-8")
        assert said.count("\n") == 1
        assert "store-log-mended" in said
    assert list(tmp_path.glob("t.db-wal.damaged-*"))
