"""The pages worth looking at, and the tables they need: made once, over the API."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import httpx

from bogwood.puzzles.collection import puzzles_of

from .browser import Visitor
from .dealing import marked
from .habits import ADVANCED, HABITS, RIVERS

Json = dict[str, Any]
MOST = 3000
ATTEMPTS = 40

PAGES = {
    "front": "/", "new": "/new/feya", "lobby": "/tables", "mine": "/mine", "settings": "/settings", "about": "/about",
    "rules": "/rules/feya", "missing": "/t/no-such-table",
    "felinia-new": "/new/felinia", "felinia-rules": "/rules/felinia",
    "winter-new": "/new/winter", "winter-rules": "/rules/winter",
    "puzzles": "/puzzles/feya",
}  # fmt: skip
GLANCES = {"glance": "/rules/feya", "felinia-glance": "/rules/felinia", "winter-glance": "/rules/winter"}
"""Rules from their beginning: the game at a glance."""
BOARDS = {"boards": "/rules/feya", "felinia-boards": "/rules/felinia", "winter-boards": "/rules/winter"}
"""The live diagrams of the same pages."""
PARTS = {**GLANCES, **BOARDS}
"""Parts of pages that are in the tour as a whole."""
HASHES = {
    "rules": "#FS-5.6",
    "felinia-rules": "#FA-5.1",
    "winter-rules": "#RR-3.4",
    "replay": "#60",
    **dict.fromkeys(BOARDS, "#overview-board"),
}


class Moment(NamedTuple):
    """A moment of a game: the decision that is asked, in that round or later; the end when none is named."""

    game: str
    point: str = ""
    round: int = 1
    options: Json | None = None
    likes: tuple[str, ...] = ()
    """What the person likes best on the way there."""
    players: int = 4
    holds: Callable[[Json], bool] = lambda view: True
    """What else must be so in the view."""


MOMENTS = {
    "clans": Moment("feya", "choose_clan", 0, {"clan_side": "lotus"}, players=2),
    "round-1": Moment("feya", "boat_destination"),
    "round-4": Moment("feya", "build_cell", 4),
    "clan-board": Moment("feya", "build_track", 2),
    "pass": Moment("feya", "pass_bonus_tile", 2, likes=("pass",)),
    "over": Moment("feya"),
    "felinia-bid": Moment("felinia", "bid", 3),
    "felinia-buy": Moment("felinia", "buy", 3),
    "felinia-explore": Moment("felinia", "move", 4, ADVANCED),
    "felinia-castle": Moment("felinia", "castle", 1, ADVANCED),
    "felinia-over": Moment("felinia", options=ADVANCED),
    "winter-turn": Moment("winter", "box", 2, RIVERS),
    "winter-eclipse": Moment("winter", "eclipse_pile", 3, RIVERS),
    "winter-over": Moment("winter", options=RIVERS),
}
ALONE = {
    "winter-alone": Moment("winter", "box", players=1),
    "winter-alone-over": Moment("winter", players=1),
}
"""Moments of a game against no other people or bots; they are not in the tour of all pages."""
ENDS = {"end": "over", "felinia-end": "felinia-over", "winter-end": "winter-over"}
REPLAYS = {"replay": "over", "felinia-replay": "felinia-over", "winter-replay": "winter-over"}
RUNNING = [name for name, moment in MOMENTS.items() if moment.point]
PUZZLE = "puzzle"
"""The table of a puzzle: any table, with a panel that has tests of its own; it is not in the tour of all pages."""
SCENES = (*PAGES, "join", *RUNNING, "words", "icons", *ENDS, *REPLAYS)
WAIT = {
    "front": ".front-card:not(.waiting)",
    "icons": ".legend[aria-busy=false]",
    "puzzles": ".puzzle-tile",
    PUZZLE: ".hint.puzzle, .puzzle-pill",
    **dict.fromkeys(GLANCES, ".legend[aria-busy=false]"),
    **dict.fromkeys(BOARDS, ".diagram-foot"),
    **dict.fromkeys([*RUNNING, "words", "winter-alone"], ".frame"),
    "winter-alone-over": ".end-page",
    **dict.fromkeys(ENDS, ".end-page"),
    **dict.fromkeys(REPLAYS, ".replay"),
}
"""What is there when a scene is drawn."""
AT_REST = """() => document.getAnimations().every((one) =>
  one.playState !== 'running' || one.effect?.getComputedTiming().endTime === Infinity)"""
"""Nothing is fading in or flying any more."""


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
        page = visitor.go(self._path(scene) + f"?lang={language}" + HASHES.get(scene, ""))
        page.wait_for_selector(WAIT.get(scene, "main") if scene != "icons" else ".frame")
        page.evaluate("() => document.fonts.ready")
        page.wait_for_load_state("networkidle") if scene in PAGES or scene in PARTS else None
        if scene == "words":
            page.keyboard.press("t")
            page.wait_for_selector(".text-view")
        if scene == "icons":
            page.keyboard.press("i")
            page.wait_for_selector(WAIT[scene])
        page.wait_for_timeout(150)
        page.wait_for_function(AT_REST)

    def _path(self, scene: str) -> str:
        if scene in PAGES or scene in PARTS:
            return {**PAGES, **PARTS}[scene]
        if scene == PUZZLE:
            return f"/puzzles/feya/{puzzles_of('feya')[0].id}"
        name = {"words": "round-1", "icons": "round-1", **ENDS, **REPLAYS}.get(scene, scene)
        return f"/t/{self._table(name)}" + ("/replay" if scene in REPLAYS else "")

    def _table(self, name: str) -> str:
        """The table of a moment.  Chance may end a game before it has come: then another one is played."""
        for attempt in range(ATTEMPTS):
            if name in self.tables:
                break
            moment = {**MOMENTS, **ALONE}.get(name)
            table = self._made(moment, marked("Friday", name, attempt))
            if moment is None or self._play(table, moment, random.Random(attempt)):
                self.tables[name] = table
        return self.tables[name]

    def _made(self, moment: Moment | None, title: str) -> str:
        """A table with bots; without a moment one that still waits for somebody."""
        players = moment.players if moment else 4
        others: list[Json] = (
            [{"bot": "greedy"}] * (players - 1) if moment else [{}, {"bot": "greedy"}, {"bot": "greedy"}]
        )
        wish = {
            "game": moment.game if moment else "feya", "players": players, "seats": [{}, *others], "my_seats": [0],
            "title": title, "is_public": moment is None, "options": (moment and moment.options) or {},
        }  # fmt: skip
        return str(self.api.post("/api/tables", json=wish).raise_for_status().json()["table"])

    def _play(self, table: str, moment: Moment, lot: random.Random) -> bool:
        """Plays the first seat by lot until the moment has come; false when the game was over before."""
        shown = self._look(table)
        for _ in range(MOST):
            if shown["status"] != "running":
                return not moment.point
            trial = shown.get("trial")
            if trial is None or shown["to_act"] != [0]:
                # Where several choose at once, the bots first: what they draw follows from when they are asked.
                time.sleep(0.01)
                shown = self._look(table)
                continue
            point = (shown["view"]["decision"] or {}).get("point", "")
            is_asked = shown["round"] >= moment.round and point and point == moment.point
            if is_asked and moment.holds(shown["view"]):
                return True
            act = {"do": "commit"} if trial["can_commit"] else {"do": "choose", "option": choice(trial, lot, moment)}
            body = {**act, "at": [shown["number"], trial["step"]]}
            shown = self.api.post(f"/api/tables/{table}/act", json=body).raise_for_status().json()["table"]
        raise AssertionError(f"{moment.point} never came")

    def seal(self, name: str) -> str:
        """What the table of a moment published about its seed at the start."""
        return str(self._look(self.tables[name])["seal"])

    def _look(self, table: str) -> Json:
        answer: Json = self.api.get(f"/api/tables/{table}").raise_for_status().json()
        return answer


def choice(trial: Json, lot: random.Random, moment: Moment) -> int:
    """By lot, after the habits of the game."""
    habits = HABITS[moment.game]
    options = trial["options"]
    answers = [one for one in options if not one[1].startswith(habits.asides)] or options
    going_on = [one for one in answers if one[1] not in habits.endings and not one[1].endswith(":nothing")] or answers
    liked = [one for one in going_on if one[1].startswith(habits.likes)]
    wanted = [one for one in answers if one[1].startswith(moment.likes)] if moment.likes else []
    return int(lot.choice(wanted or liked or going_on)[0])
