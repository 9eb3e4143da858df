"""Whole games by keys alone, by somebody who knows only what is spoken and what has the focus.

At every decision what was heard is held to the view: what each seat has, its points, the round, whose turn it is.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from bogwood.i18n import Words
from tests.conformance.cases import FULL

from .blind import Blind
from .browser import Visitor
from .ears import COUNTS, GOODS, Ears, Heard, client_says, count_text
from .test_play import make_table, table_of

Visit = Callable[..., Visitor]
Json = dict[str, Any]
Counts = dict[str, int]

LOOK = "(table) => fetch(`/api/tables/${table}`).then((answer) => answer.json())"
EVENTS = "(table) => fetch(`/api/tables/${table}/events?seat=0`).then((answer) => answer.json())"
MOMENTS = "(table) => fetch(`/api/tables/${table}/moments`).then((answer) => answer.json())"
MINOR = {
    "feya": {"worker_placed", "boat_moves", "guide_returned"},
    "felinia": {"enters", "castle_looked", "castle_kept"},
    "winter": {"labour_card", "drew", "terrain", "ability", "culture_paid"},
}
"""Facts that the usual degree of speech leaves out where a turn has others."""
FOLDED = {"shuffled", "turn_ended", "drew_card", "fish_laid", "totem", "side_sealed", "chief_dealt", "first_drafter"}
"""Facts of dealing and ordering, and those that say again what others say."""
MEANS = {"gold", "mana", "fish", "axolotl", "coins", "spice", "food", "tools", "labour"}
"""What is said of a seat when one asks what it has, as a number."""
PRIVATE = ("castle_seen", "castle_kept_own", "bonus_taken_own")


class Case(NamedTuple):
    game: str
    language: str
    speech: str
    options: dict[str, str]
    seed: int


RIVERS = {"rivers": "2"}
ADVANCED = {"mode": "advanced"}
CASES = [
    Case("feya", "en", "usual", {}, 1),
    Case("feya", "ru", "full", {}, 2),
    Case("felinia", "en", "full", ADVANCED, 3),
    Case("felinia", "ru", "usual", ADVANCED, 4),
    Case("winter", "en", "usual", RIVERS, 5),
    Case("winter", "ru", "full", RIVERS, 6),
]
SAMPLE = {("feya", "ru"): 20, ("felinia", "en"): 10, ("winter", "en"): 10}
"""Decisions in the short run; there the other cases rest."""


def feya_counts(view: Json, message: Json, seat: int) -> Counts:
    one = view["seats"][seat]
    return {
        "gold": one["gold"], "mana": one["mana"], "fish": one["fish"], "axolotl": one["axolotls"],
        "vp": message["scores"][seat],
    }  # fmt: skip


def felinia_counts(view: Json, message: Json, seat: int) -> Counts:
    one = view["seats"][seat]
    goods = {good: one["goods"].get(good, 0) for good in GOODS}
    return {name: one[name] for name in ("coins", "spice", "gold", "food")} | goods


def winter_counts(view: Json, message: Json, seat: int) -> Counts:
    one = view["tribes"][seat]
    counts = {name: one[name] for name in ("food", "tools", "honor", "sacrifice")}
    return counts | {"vp": one["score"]}


def in_this_turn(view: Json, message: Json, seat: int) -> Counts:
    """What a seat has for this turn only: it is said when one asks, and not kept count of."""
    turn = view.get("player_turn", {})
    return {"labour": turn["labour"]} if seat in message["to_act"] and turn.get("column") is not None else {}


COUNTED = {"feya": feya_counts, "felinia": felinia_counts, "winter": winter_counts}


class Listening:
    """A blind person at a table with two bots, and a test that looks over their shoulder."""

    def __init__(self, visit: Visit, case: Case) -> None:
        self.case = case
        visitor = visit(language=case.language)
        self.ears = Ears(visitor.page)
        visitor.go("/about").evaluate(
            "(wish) => localStorage.setItem('bogwood-settings', JSON.stringify(wish))",
            {"telling": "off", "speech": case.speech},
        )
        address = make_table(visitor, 3, 2, game=case.game, options=case.options)
        self.page: Page = visitor.go(address)
        self.blind = Blind(self.page, self.ears, case.language, case.seed)
        self.blind.wait()
        self.table = table_of(self.page)
        self.words = Words(case.language)
        message = self.look()
        self.since = message["number"]
        self.heard = Heard(case.game, case.language, self.called(message))
        self.base: list[Counts] = []

    def look(self) -> Json:
        found: Json = self.page.evaluate(LOOK, self.table)
        return found

    def called(self, message: Json) -> list[str]:
        plants = ("sedge", "reed", "willow")
        names = [client_says(self.case.language, f"table-plant-{plant}") for plant in plants]
        bots = [client_says(self.case.language, "table-bot", text=name) for name in names]
        return [client_says(self.case.language, "table-you"), *bots[1:]]

    def difference(self, message: Json, seat: int) -> Counts:
        shown = COUNTED[self.case.game](message["view"], message, seat)
        return {kind: amount - self.heard.has[seat].get(kind, 0) for kind, amount in shown.items()}

    def play(self, decisions: int) -> None:
        for _ in range(decisions):
            if not self.blind.step():
                break
            self.check()

    def check(self) -> None:
        """What was heard is what is."""
        assert self.ears.is_in_table(), (self.blind.steps, self.ears.all[-5:])
        self.heard.hear(self.ears.texts())
        message = self.look()
        if message["round"] == 0:
            return
        if not self.base:
            self.ask_everybody(message)
        for seat in range(3):
            assert self.difference(message, seat) == self.base[seat], self.last_lines()
        if message["status"] == "running":
            self.check_answers(message)

    def last_lines(self) -> str:
        return "\n".join(self.heard.lines[-16:])

    def ask_everybody(self, message: Json) -> None:
        """What one has is said by itself when the set-up is over; of others it is asked."""
        bot = client_says(self.case.language, "table-bot", text="")
        self.heard.hear(self.ears.ask("p", bot) for _ in range(2))
        self.base = [self.difference(message, seat) for seat in range(3)]
        for base in self.base:
            assert not any(amount for kind, amount in base.items() if kind in MEANS), self.last_lines()

    def check_answers(self, message: Json) -> None:
        """The answers to what can be asked for by keys."""
        language, game = self.case.language, self.case.game
        you, bot = f"{self.heard.called[0]}: ", client_says(language, "table-bot", text="")
        for key, of in (("m", you), *([("p", bot)] if self.blind.steps % 3 == 1 else [])):
            answer = self.ears.ask(key, of)
            who = next(n for n, name in enumerate(self.heard.called) if answer.startswith(name))
            view = message["view"]
            shown = COUNTED[game](view, message, who) | in_this_turn(view, message, who)
            for kind in sorted(set(shown) & MEANS):
                assert count_text(self.words, game, kind, shown[kind]) in re.split(r", |: ", answer), answer
        points = self.ears.ask("s", you)
        for who, name in enumerate(self.heard.called):
            assert f"{name}: {self.points(message, who)} " in points, points
        where = self.ears.ask("o", client_says(language, "table-your-turn"))
        assert re.search(rf"\b{message['round']}\b", where) or message["round"] == 0, where
        asked = message["trial"]["question"]
        said = client_says(language, "table-turn-done") if message["trial"]["can_commit"] else self.words.say(*asked)
        question = self.ears.ask("q", said.rstrip("."))
        assert question.startswith(said.rstrip(".")), question

    def points(self, message: Json, seat: int) -> int:
        view = message["view"]
        if self.case.game == "felinia":
            return int(view["standing"][seat]["points"])
        return int(message["scores"][seat])

    def check_told(self) -> None:
        """Every fact that this seat knows of was spoken, those of others in the order of the events."""
        minor = set() if self.case.speech == "full" else MINOR[self.case.game] | {"first_player"}
        spoken = "\n".join(self.heard.lines)
        events = [one for one in self.page.evaluate(EVENTS, self.table) if one["number"] > self.since]
        at = 0
        for event in events:
            for kind, seat, _amount, _source, key, arguments in event["facts"]:
                told = key.replace("-fact-", "-told-")
                if kind in minor | FOLDED | set(COUNTS[self.case.game]) or seat < 0 or not self.words.has(told):
                    continue
                phrase = self.words.say(told, arguments)
                if seat == 0:
                    continue
                found = spoken.find(phrase, at)
                assert found >= 0, (phrase, event["number"])
                at = spoken.rfind("\n", 0, found) + 1

    def check_secret(self) -> None:
        """What only others were told is in no sentence."""
        for moment in self.page.evaluate(MOMENTS, self.table):
            for fact in moment["facts"]:
                if fact[0] in PRIVATE and fact[1] != 0:
                    name = self.words.name(self.case.game, str(fact[5].get("picture") or fact[5].get("tile")))
                    lines = [line for line in self.heard.lines if line.startswith(self.heard.called[fact[1]])]
                    assert not [line for line in lines if name in line], fact


def name_of(case: Case) -> str:
    return f"{case.game}-{case.language}"


@pytest.mark.parametrize("case", [case for case in CASES if FULL or (case.game, case.language) in SAMPLE], ids=name_of)
def test_a_game_is_played_by_ear(visit: Visit, case: Case) -> None:
    listening = Listening(visit, case)
    listening.play(10**6 if FULL else SAMPLE[case.game, case.language])
    listening.check_told()
    if FULL:
        assert listening.page.locator(".end-page").count()
        assert listening.ears.is_in_table()
        listening.check_secret()
