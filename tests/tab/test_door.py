"""The second door gives on the same house: what the page asks is answered as by a server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bogwood.shelf import games
from bogwood.tab import start
from tests.tab.rooms import Page, SameThread, tab

ABSENT = ("argon2", "cryptography", "httpx", "prometheus_client", "uvicorn", "websockets", "multiprocessing", "click")
"""What there is not in a browser, or what it would be a pity to wait for."""


def wish(game: str, bot: str = "easy") -> dict[str, object]:
    return {"game": game, "players": 2, "seats": [{"name": "", "bot": ""}, {"name": "", "bot": bot}], "my_seats": [0]}


async def settled(page: Page, game: str) -> str:
    await page.post("/api/visit", {"nickname": "Ada"})
    return str((await page.post("/api/tables", wish(game)))["table"])


async def play_on(page: Page, name: str, deeds: int) -> dict[str, Any]:
    """Take the first option again and again; returns the table as it is then."""
    seat = page.sit(name)
    table = await seat.heard()
    for _ in range(deeds):
        while table["status"] == "running" and table.get("trial") is None:
            table = await page.get(f"/api/tables/{name}?seat=0")
            await asyncio.sleep(0.01)
        trial = table["trial"]
        act = {"do": "commit"} if trial["can_commit"] else {"do": "choose", "option": trial["options"][0][0]}
        answer = await seat.do([table["number"], trial["step"]], **act)
        # A bot may have played meanwhile.
        assert answer["type"] in ("table", "done") or answer["code"] == "stale", answer
        table = await page.get(f"/api/tables/{name}?seat=0")
    seat.line.hang_up()
    return dict(table)


@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_is_played_against_a_bot_and_is_there_after_coming_again(game: str, tmp_path: Path) -> None:
    async def first() -> tuple[str, dict[str, Any]]:
        async with tab(tmp_path) as page:
            name = await settled(page, game)
            return name, await play_on(page, name, 12)

    async def again(name: str, before: dict[str, Any]) -> None:
        async with tab(tmp_path) as page:
            assert (await page.get("/api/me"))["nickname"] == "Ada"
            table = await page.get(f"/api/tables/{name}?seat=0")
            assert table["number"] >= before["number"]
            assert [one["summary"]["table"] for one in await page.get("/api/my-tables")] == [name]
            await play_on(page, name, 4)

    asyncio.run(again(*asyncio.run(first())))


def test_a_game_leaves_as_a_record_and_comes_in_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with tab(tmp_path) as page:
            name = await settled(page, "felinia")
            await play_on(page, name, 10)
            record = (await page.ask("GET", f"/api/tables/{name}/whole-record")).body
            answer = await page.door.ask("POST", "/api/records", {}, record)
            assert answer.status == 201, answer
            other = json.loads(answer.body)["table"]
            assert other != name
            again = (await page.ask("GET", f"/api/tables/{other}/whole-record")).body
            assert again == record
            await play_on(page, other, 4)

    asyncio.run(play())


def test_what_is_no_record_is_refused_with_a_sentence(tmp_path: Path) -> None:
    async def play() -> None:
        async with tab(tmp_path) as page:
            await page.post("/api/visit", {"nickname": "Ada"})
            for content in (b"", b"{}", b"\xff", b"no record"):
                answer = await page.door.ask("POST", "/api/records", {}, content)
                assert 400 <= answer.status < 500, answer
                assert json.loads(answer.body)["sentence"]

    asyncio.run(play())


def test_a_hint_and_a_line_that_is_refused(tmp_path: Path) -> None:
    async def play() -> None:
        async with tab(tmp_path) as page:
            name = await settled(page, "felinia")
            await play_on(page, name, 2)
            while not (await page.get(f"/api/tables/{name}?seat=0")).get("trial"):
                await asyncio.sleep(0.01)
            assert await page.get(f"/api/tables/{name}/hint?seat=0&degree=strong&lang=en")
            nowhere = page.sit("nowhere")
            assert (await nowhere.heard())["type"] == "refused"
            assert await nowhere.closed == 4003

    asyncio.run(play())


def test_nothing_is_loaded_that_a_browser_does_not_have() -> None:
    script = f"""
import sys
class Wall:
    def find_spec(self, name, path=None, target=None):
        if name.partition('.')[0] in {ABSENT!r}:
            raise ImportError(name + ' is not there')
sys.meta_path.insert(0, Wall())
import bogwood.tab.build, bogwood.tab.errands
"""
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr


def test_bots_play_here_until_the_other_thread_is_there(tmp_path: Path) -> None:
    async def errands(is_ready: bool) -> list[str]:
        threads = SameThread(is_ready)
        async with tab(tmp_path / str(is_ready), threads) as page:
            await play_on(page, await settled(page, "felinia"), 6)
        return threads.errands

    for is_ready in (False, True):
        (tmp_path / str(is_ready)).mkdir()
        assert bool(asyncio.run(errands(is_ready))) == is_ready


class PlainBrowser:
    """What a worker brings, where nobody thinks elsewhere."""

    def __init__(self, path: Path) -> None:
        self.path = str(path)

    async def durable(self) -> None: ...

    def is_ready(self, name: str) -> bool:
        return False

    def warm(self, name: str) -> None: ...

    async def run(self, name: str, content: bytes, tell: object) -> Any:
        raise OSError("nobody is there")

    def end(self, name: str) -> None: ...


def test_a_store_of_a_newer_version_and_a_file_of_somebody_else_keep_the_door_closed(tmp_path: Path) -> None:
    async def found(path: Path) -> object:
        return await start.begin(PlainBrowser(path))

    async def opened_and_left(path: Path) -> None:
        assert isinstance(await start.begin(PlainBrowser(path)), start.Opened)
        await start.end()

    newer, other = tmp_path / "newer.sqlite", tmp_path / "other.sqlite"
    asyncio.run(opened_and_left(newer))
    with closing(sqlite3.connect(newer)) as base:
        base.execute("INSERT INTO migrations (number, name) VALUES (999, 'of tomorrow')")
        base.commit()
    other.write_bytes(b"something else entirely, and not short either" * 10)
    assert asyncio.run(found(newer)) == "store-too-new"
    assert asyncio.run(found(other)) == "not-a-store"
    assert other.read_bytes().startswith(b"something else")
