"""Somebody without eyes who plays by typing: knows what is spoken and the accessibility tree, and nothing else."""

from __future__ import annotations

import random

from playwright.sync_api import Page

from bogwood.i18n import Words

from .ears import COUNTS, Ears, client_says
from .scenes import Json

READY = """() => document.querySelector('.end-page .text-view')
  || (document.querySelector('.frame:not([data-busy]) .text-view')
    && document.querySelector('.text-choices') && !document.querySelector('.typed[aria-busy=true]'))"""
DONE = "() => !document.querySelector('.typed[aria-busy=true]')"
MOST_LINES = 900
OFTEN = 0.25
"""How often somebody ends what may be ended."""


class Typist:
    """Plays one seat; every line typed and everything heard is kept."""

    def __init__(self, page: Page, ears: Ears, language: str, lot: int) -> None:
        self.page = page
        self.ears = ears
        self.language = language
        self.lot = random.Random(lot)
        self.typed: list[str] = []
        self.transcript: list[str] = []
        self._undo = client_says(language, "table-undo")

    def word(self, key: str) -> str:
        """The first name of something that can be typed."""
        return client_says(self.language, f"words-command-{key}").split("|")[0].strip()

    def sit_down(self) -> None:
        self.page.wait_for_selector(".frame")
        self.page.keyboard.press("t")
        self.page.wait_for_function(READY)
        self.page.wait_for_function("() => document.activeElement?.matches('.typed input')")

    def type(self, line: str) -> list[str]:
        """Types a line; returns what was spoken since the last one."""
        assert self.ears.focus().role == "combobox", self.ears.focus()
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")
        self.page.wait_for_function(DONE)
        self.typed.append(line)
        assert len(self.typed) < MOST_LINES, "the game does not end"
        return self.listen(f"> {line}")

    def listen(self, before: str = "") -> list[str]:
        heard = self.ears.texts()
        self.transcript += [before] if before else []
        self.transcript += heard
        return heard

    def is_over(self) -> bool:
        return self.page.locator(".end-page").count() > 0

    def choices(self) -> tuple[list[str], list[str]]:
        """The answers to the question, and what may end it, as they are read out."""
        part = self.page.get_by_role("region").filter(has=self.page.get_by_role("button", name=self._undo, exact=True))
        lists = [one.get_by_role("button").all_text_contents() for one in part.get_by_role("list").all()]
        beside = part.get_by_role("heading", name=client_says(self.language, "words-asides"))
        answers = lists[0] if len(lists) > beside.count() else []
        ends = part.get_by_role("button").all_text_contents()[sum(map(len, lists)) :]
        return answers, ends[: ends.index(self._undo)]

    def decide(self) -> list[str]:
        """One decision by lot, by a part of a sentence or the whole; what was spoken then."""
        answers, ends = self.choices()
        if not answers or (ends and self.lot.random() < OFTEN):
            return self._surely(self.word("end"))
        return self._surely(self._part_of(self.lot.choice(answers), answers))

    def _surely(self, line: str) -> list[str]:
        """What is asked back is answered with yes."""
        heard = self.type(line)
        sure = client_says(self.language, "table-doubt")
        return heard + self.type(self.word("yes")) if any(sure in text for text in heard) else heard

    def _part_of(self, wanted: str, among: list[str]) -> str:
        """A word of a sentence that no other one has; else all of it, in small letters."""
        words = [word.strip("().,:;“”«»„") for word in wanted.split()]
        own = [word for word in words if len(word) > 1 and sum(word.lower() in one.lower() for one in among) == 1]
        return self.lot.choice(own) if own and self.lot.random() < 0.5 else wanted.lower()


def means_in_words(game: str, language: str, view: Json, seat: int) -> list[str]:
    """What somebody must be told who asks what they have."""
    words = Words(language)
    if game == "winter":
        tribe = view["tribes"][seat]
        return [
            words.say(f"winter-count-{one}", {"amount": tribe[one]}) for one in ("food", "tools", "honor", "sacrifice")
        ]
    mine = view["seats"][seat]
    counts = ("gold", "mana", "fish", "axolotls") if game == "feya" else ("coins", "spice", "gold")
    return [words.say(f"{game}-count-{one}", {one: mine[one]}) for one in counts]


def counted(game: str, view: Json, scores: list[int]) -> list[dict[str, int]]:
    """What every seat has of what is told in amounts; strength is for one Eclipse only."""
    seats = view["tribes"] if game == "winter" else view["seats"]
    found = []
    for seat, points in zip(seats, scores, strict=False):
        own = {**seat.get("goods", {}), **seat, "vp": points}
        found.append({kind: own[kind] for kind in COUNTS[game] if kind != "strength" and kind in own})
    return found
