"""The pages worth looking at, and the tables they need: made once, over the API."""

from __future__ import annotations

import random
from typing import Any

import httpx

from .browser import Visitor

SCENES = (
    "front", "new", "lobby", "mine", "settings", "about", "rules", "missing", "join",
    "round-1", "round-4", "clan-board", "pass", "words", "end", "replay",
)  # fmt: skip
Json = dict[str, Any]
MOST = 3000
ATTEMPTS = 12


class Scenery:
    """Tables of one person at interesting moments."""

    def __init__(self, url: str) -> None:
        self.api = httpx.Client(base_url=url, headers={"X-Bogwood": "1"}, trust_env=False, timeout=30)
        self.api.post("/api/visit", json={"nickname": "Mirra"}).raise_for_status()
        self.cookie = self.api.cookies["bogwood"]
        self.url = url
        self.tables: dict[str, str] = {}

    def show(self, visitor: Visitor, scene: str, language: str) -> None:
        """Bring this person's browser to the scene, in this language, and wait until it is drawn."""
        visitor.context.add_cookies([{"name": "bogwood", "value": self.cookie, "url": self.url}])
        page = visitor.go(self._path(scene) + f"?lang={language}" + self._hash(scene))
        page.wait_for_selector(WAIT.get(scene, "main"))
        page.evaluate("() => document.fonts.ready")
        page.wait_for_load_state("networkidle") if scene in ("front", "about", "rules", "new") else None
        if scene == "words":
            page.keyboard.press("t")
            page.wait_for_selector("dialog[open]")
        page.wait_for_timeout(150)

    def _hash(self, scene: str) -> str:
        return {"rules": "#FS-5.6", "replay": "#60"}.get(scene, "")

    def _path(self, scene: str) -> str:
        fixed = {
            "front": "/", "new": "/new/feya", "lobby": "/tables", "mine": "/mine", "settings": "/settings",
            "about": "/about", "rules": "/rules/feya", "missing": "/t/no-such-table",
        }  # fmt: skip
        if scene in fixed:
            return fixed[scene]
        if scene == "join":
            return f"/t/{self._table('join', 0)}"
        if scene in ("end", "replay"):
            return f"/t/{self._table('over', 5)}" + ("/replay" if scene == "replay" else "")
        wanted = {"round-1": ("round-1", 1), "words": ("round-1", 1), "clan-board": ("clan", 2), "pass": ("pass", 2)}
        name, number = wanted.get(scene, ("round-4", 4))
        return f"/t/{self._table(name, number)}"

    def _table(self, name: str, number: int) -> str:
        """The table of a scene.  Chance may end a game before the moment has come: then another one is played."""
        for _ in range(ATTEMPTS):
            if name in self.tables:
                break
            table = self._made(name)
            if name == "join" or self._play(table, name, number):
                self.tables[name] = table
        return self.tables[name]

    def _made(self, name: str) -> str:
        bots = [] if name == "join" else [{"bot": "greedy"}] * 3
        seats = [{}, *bots] if bots else [{}, {}, {"bot": "greedy"}, {"bot": "greedy"}]
        wish = {"game": "feya", "players": 4, "seats": seats, "my_seats": [0], "title": "Friday", "is_public": not bots}
        return str(self.api.post("/api/tables", json=wish).raise_for_status().json()["table"])

    def _play(self, table: str, name: str, number: int) -> bool:
        """Plays the first seat by lot until the moment wanted has come; false when the game was over before."""
        lot = random.Random(number)
        shown = self._look(table)
        for _ in range(MOST):
            if shown["status"] != "running":
                return name == "over"
            if self._is_there(shown, name, number):
                return True
            trial = shown.get("trial")
            if trial is None:
                shown = self._look(table)
                continue
            act = {"do": "commit"} if trial["can_commit"] else {"do": "choose", "option": choice(trial, lot, name)}
            body = {**act, "at": [shown["number"], trial["step"]]}
            shown = self.api.post(f"/api/tables/{table}/act", json=body).raise_for_status().json()["table"]
        raise AssertionError(f"{name} never came")

    def seal(self, name: str) -> str:
        """What a table of a scene published about its seed at the start."""
        return str(self._look(self.tables[name])["seal"])

    def _look(self, table: str) -> Json:
        answer: Json = self.api.get(f"/api/tables/{table}").raise_for_status().json()
        return answer

    def _is_there(self, shown: Json, name: str, number: int) -> bool:
        """Is this the moment: my turn in that round, at the point that the scene is about?"""
        trial = shown.get("trial")
        if name == "over" or trial is None or shown.get("round", 0) < number:
            return False
        points = {
            "pass": "pass_bonus_tile",
            "clan": "build_track",
            "round-4": "build_cell",
            "round-1": "boat_destination",
        }
        return bool(shown["view"]["decision"]["point"] == points[name])


def choice(trial: Json, lot: random.Random, name: str) -> int:
    """By lot, with a liking for building; no exchanges, and no pass while there is something else."""
    options = [one for one in trial["options"] if not one[1].startswith("exchange")] or trial["options"]
    going_on = [one for one in options if one[1] not in ("pass", "finish", "stop", "end", "reserve:nothing")] or options
    building = [one for one in going_on if one[1].startswith(("build", "track"))]
    if name == "pass" and any(one[1] == "pass" for one in options):
        return int(next(one[0] for one in options if one[1] == "pass"))
    return int(lot.choice(building or going_on)[0])


WAIT = {
    "round-1": ".frame", "round-4": ".frame", "clan-board": ".frame", "pass": ".frame", "words": ".frame",
    "end": ".end-page", "replay": ".replay", "front": ".front-card:not(.waiting)",
}  # fmt: skip
