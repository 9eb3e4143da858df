"""The second door gives on the same house: what the page asks is answered as by a server."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from bogwood.shelf import games
from tests.tab.rooms import Page, SameThread, tab

ABSENT = ("argon2", "cryptography", "httpx", "prometheus_client", "uvicorn", "websockets", "multiprocessing", "click")
"""What there is not in a browser, or what it would be a pity to wait for."""


def wish(game: str, bot: str = "easy") -> dict[str, object]:
    return {"game": game, "players": 2, "seats": [{"name": "", "bot": ""}, {"name": "", "bot": bot}], "my_seats": [0]}


async def settled(page: Page, game: str) -> str:
    await page.post("/api/visit", {"nickname": "Ada"})
    return str((await page.post("/api/tables", wish(game)))["table"])


@pytest.mark.parametrize("game", sorted(games()))
def test_a_game_is_played_against_a_bot_and_is_there_after_coming_again(game: str, tmp_path: Path) -> None:
    async def first() -> tuple[str, list[int]]:
        async with tab(tmp_path) as page:
            name = await settled(page, game)
            seat = page.sit(name)
            table = await seat.heard()
            turns = 0
            while turns < 12:
                while not table.get("options"):
                    table = await seat.heard()
                answer = await seat.do(table, do="choose", option=table["options"][0][0])
                assert answer["type"] != "refused", answer
                table = await page.get(f"/api/tables/{name}?seat=0")
                if table["trial"] and not table["options"]:
                    await seat.do(table, do="commit")
                    table = await page.get(f"/api/tables/{name}?seat=0")
                turns += 1
            return name, [table["number"], table["step"]]

    async def again(name: str, at: list[int]) -> None:
        async with tab(tmp_path) as page:
            assert (await page.get("/api/me"))["nickname"] == "Ada"
            table = await page.get(f"/api/tables/{name}?seat=0")
            assert [table["number"], table["step"]] >= at
            assert [one["table"]["table"] for one in await page.get("/api/my-tables")] == [name]

    name, at = asyncio.run(first())
    asyncio.run(again(name, at))


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
    async def play() -> None:
        threads = SameThread()
        threads.ready = False
        async with tab(tmp_path, threads) as page:
            bots = {"game": "feya", "players": 2, "seats": [{"name": "", "bot": "easy"}] * 2, "my_seats": []}
            await page.post("/api/visit", {"nickname": "Ada"})
            made = await page.post("/api/tables", {**bots, "is_public": True})
            seat = page.sit(made["table"], -1) if False else page.sit_watching(made["table"])
            first = await seat.heard()
            while (await seat.heard())["number"] < first["number"] + 3:
                pass
            assert threads.errands == []

    asyncio.run(play())
