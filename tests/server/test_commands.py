"""``bogwood serve`` and the commands about stores, as a user runs them."""

from __future__ import annotations

import asyncio
import importlib.util
import json
import random
import sqlite3
from pathlib import Path

import msgspec

from bogwood import shelf
from bogwood.kernel.record import Record
from bogwood.server.records import record_of
from bogwood.server.reports import folded
from bogwood.store.contract import Change
from tests.server.commands import Service, bogwood
from tests.server.house import Guest, House, open_house

EXAMPLE = Path(__file__).parents[2] / "examples" / "outside_bot.py"


def finished(house: House) -> tuple[Guest, str]:
    """A game between two bots of which one comes from outside."""
    spec = importlib.util.spec_from_file_location("outside_bot", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    ann = house.guest("Ann")
    made = ann.table(seats=[{"bot": "random"}, {}], my_seats=[])
    scores = asyncio.run(module.play(house.url, made["table"], 1, made["links"]["invite"].split("invite=")[1]))
    watch = made["links"]["watch"].split("watch=")[1]
    assert ann.get(f"/api/tables/{made['table']}", watch=watch)["scores"] == scores
    return ann, made["table"]


def test_the_example_of_an_outside_bot_is_short() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) < 40


def test_a_table_goes_out_as_a_record_and_comes_in_again(tmp_path: Path) -> None:
    store, copy, record = (str(tmp_path / name) for name in ("tables.db", "copy.db", "game.jsonl"))
    with open_house(store=store) as house:
        ann, name = finished(house)
        running = ann.table(my_seats=[0, 1])["table"]
        bogwood("backup", "--store", store, copy)
        assert "file-exists" in bogwood("backup", "--store", store, copy, status=2)
        assert "store-in-use" in bogwood("restore", "--store", store, copy, status=2)
        bogwood("export", "--store", store, name, "--out", record)
        assert "not-over" in bogwood("export", "--store", store, running, status=2)
        assert "unknown-table" in bogwood("export", "--store", store, "nowhere", status=2)
    assert "Scores: agree" in bogwood("--lang", "en", "verify", record)
    assert Path(record).stat().st_size < 60_000
    fresh = str(tmp_path / "fresh.db")
    imported = bogwood("--lang", "en", "import", "--store", fresh, record).splitlines()
    assert len(imported) == 2
    again = bogwood("export", "--store", fresh, imported[0])
    assert Record.parse(again).scores == Record.parse(Path(record).read_text(encoding="utf-8")).scores
    bogwood("restore", "--store", store, copy)
    assert json.loads(bogwood("regress", "--store", store, "--json")) == {"tables": 2, "differ": []}


def test_regress_names_the_table_and_the_event_that_differ(tmp_path: Path) -> None:
    store, damaged = str(tmp_path / "tables.db"), str(tmp_path / "damaged.jsonl")
    with open_house(store=store) as house:
        _, name = finished(house)
        work = house.inn.store
        events = asyncio.run_coroutine_threadsafe(work.events(name), house.loop).result()
        turn = next(event for event in events if event.kind == "turn")
        other = [msgspec.structs.replace(event) for event in events[: turn.number]]
        other[-1] = msgspec.structs.replace(turn, body={**turn.body, "digest": "0" * 16})
        summary = asyncio.run_coroutine_threadsafe(work.summary(name), house.loop).result()
        assert summary is not None
        change = Change("changed", events=other, summary=msgspec.structs.replace(summary, table="changed"))
        asyncio.run_coroutine_threadsafe(work.write(change), house.loop).result()
    found = json.loads(bogwood("regress", "--store", store, "--json", status=1))
    assert found["tables"] == 2
    assert [(one["table"], one["number"], one["code"]) for one in found["differ"]] == [
        ("changed", turn.number, "digest-differs")
    ]
    told = record_of(folded(events, name, shelf.open_game)).text()
    Path(damaged).write_text(told.replace('"move":"', '"move":"x', 1), encoding="utf-8")
    assert "illegal-move" in bogwood("import", "--store", store, damaged, status=2)


def test_several_processes_need_a_store_for_several(tmp_path: Path) -> None:
    said = bogwood("serve", "--store", str(tmp_path / "t.db"), "--processes", "2", "--port", "0", status=2)
    assert "one-process-store" in said


def test_the_server_closes_in_order(tmp_path: Path) -> None:
    with Service(str(tmp_path / "t.db"), tmp_path) as service:
        name = service.house.guest("Ann").table(my_seats=[0, 1])["table"]
        service.house.guest("Bob").refused("GET", f"/api/tables/{name}", 403)
    assert service.process.returncode == 0
    with sqlite3.connect(tmp_path / "t.db") as db:
        assert db.execute("SELECT count(*) FROM tables").fetchone() == (1,)
    db.close()


def test_a_corrected_edition_is_laid_over_its_game(tmp_path: Path) -> None:
    store, edition = str(tmp_path / "t.db"), tmp_path / "rich.json"
    changes = {"start_resources": {"per_player": {"gold": 33}}}
    edition.write_text(json.dumps({"format": "feya-edition-1", "edition": "rich", "changes": changes}))
    with open_house(store=store) as house:
        ann = house.guest("Ann")
        before = ann.table(my_seats=[0, 1])["table"]
        cookies = ann.http.cookies
    with Service(store, tmp_path, "--edition", str(edition)) as service:
        ann = service.house.guest()
        ann.http.cookies = cookies
        made = ann.table(seats=[{}, {"bot": "random"}])["table"]
        chair = ann.sit(made, 0)
        while not chair.is_my_turn:
            chair.hear()
        assert chair.table["edition"] == "rich"
        chair.play_turn(random.Random(1))
        # The bot plays on, in a process of its own that knows the edition too.
        while chair.table["number"] < 5:
            chair.hear()
        assert ann.get(f"/api/tables/{before}")["edition"] != "rich"
    told = ["--store", store, "--edition", str(edition)]
    assert bogwood("regress", "--store", store, status=1).startswith(f"{made}: ")
    assert made not in bogwood("regress", *told)
    record = str(tmp_path / "game.jsonl")
    bogwood("export", made, "--with-seed", "--out", record, *told)
    bogwood("import", record, "--store", store, status=2)
    assert bogwood("import", record, *told)
    edition.write_text("{}")
    assert "bad-format" in bogwood("serve", "--store", store, "--port", "0", "--edition", str(edition), status=2)
