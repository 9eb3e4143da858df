"""Turns of others are told one by one: in their order, none lost, as the facts of the events say."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from bogwood.i18n import Words
from tests.conformance.cases import FULL

from .browser import Visitor
from .hands import Hands
from .test_play import make_table, table_of

Visit = Callable[..., Visitor]
Json = dict[str, Any]

LISTEN = """() => {
  window.told = [];
  window.ghosts = 0;
  const seen = () => {
    const strip = document.querySelector('.telling');
    const key = strip?.dataset.told;
    if (!key || key === window.told.at(-1)?.key) return;
    const text = (part) => [...strip.querySelectorAll(part)].map((one) => one.textContent.trim());
    window.told.push({key, words: text('.told-words')[0] ?? '', amounts: text('.told-text > .amounts .amount')});
  };
  new MutationObserver((changes) => {
    seen();
    for (const change of changes) {
      for (const node of change.addedNodes) window.ghosts += node.classList?.contains('motion-ghost') ? 1 : 0;
    }
  }).observe(document.body, {subtree: true, childList: true, attributes: true, attributeFilter: ['data-told']});
}"""
HIDE = """(isHidden) => {
  Object.defineProperty(document, 'hidden', {configurable: true, get: () => isHidden});
  document.dispatchEvent(new Event('visibilitychange'));
}"""
QUIET = "() => document.querySelector('.end-page') || !document.querySelector('.telling.busy')"
CONTRAST = """() => {
  const light = (colour) => {
    const [r, g, b] = colour.match(/[\\d.]+/g).slice(0, 3).map((one) => one / 255)
      .map((one) => one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const words = light(getComputedStyle(document.querySelector('.telling .told-words')).color);
  const ground = light(getComputedStyle(document.querySelector('.telling')).backgroundColor);
  return (Math.max(words, ground) + 0.05) / (Math.min(words, ground) + 0.05);
}"""
"""How well the words stand out from the strip; axe does not look at what it is told to keep from the screen reader."""
MINE = "() => document.querySelector('.bottom-rail.mine') && !document.querySelector('.frame[data-busy]')"
SINCE = """() => [...document.querySelectorAll('.since-panel .since-turn.turn')].map((one) => (
  {key: one.dataset.told, words: one.querySelector('.told-words').textContent.trim()}))"""


class Case(NamedTuple):
    game: str
    language: str
    phone: bool
    options: dict[str, str]


FEYA = Case("feya", "en", False, {})
FEYA_PHONE = Case("feya", "ru", True, {})
FELINIA = Case("felinia", "ru", False, {"mode": "advanced"})
FELINIA_PHONE = Case("felinia", "en", True, {"mode": "advanced"})
WINTER = Case("winter", "ru", False, {"rivers": "2"})
WINTER_PHONE = Case("winter", "en", True, {"rivers": "2", "warriors": "1"})
CASES = [FEYA, FEYA_PHONE, FELINIA, WINTER_PHONE, *([FELINIA_PHONE, WINTER] if FULL else [])]
SILENT = {"turn_ended", "shuffled"}
"""Facts that tell nothing: they follow from the others."""


class Sitting:
    """One person at a table with three bots, who writes down what they are told."""

    def __init__(self, visit: Visit, case: Case, pace: str = "quick", motion: str = "reduce") -> None:
        self.case = case
        self.visitor = visit(phone=case.phone, language=case.language, motion=motion)
        page = self.visitor.go("/about")
        page.evaluate("(pace) => localStorage.setItem('bogwood-settings', JSON.stringify({telling: pace}))", pace)
        address = make_table(self.visitor, 4, 3, game=case.game, options=case.options)
        self.page: Page = self.visitor.go(address)
        self.page.wait_for_selector(".frame")
        self.page.wait_for_function(MINE)
        self.page.wait_for_function(QUIET)
        self.since = self.number()
        self.page.evaluate(LISTEN)
        self.hands = Hands(self.page, "touch" if case.phone else "mouse", 4)

    def number(self) -> int:
        return int(self.page.evaluate("() => document.querySelector('.frame').dataset.moment.split('/')[0]"))

    def play(self, steps: int) -> None:
        """Play on, and hear everything to its end after each step."""
        for _ in range(steps):
            if not self.hands.step():
                return
            self.wait()

    def wait(self) -> None:
        """Until the turn has come back and everything is told."""
        self.page.wait_for_function(f"() => document.querySelector('.end-page') || ({MINE})()")
        self.page.wait_for_function(QUIET)

    def told(self) -> list[Json]:
        """What the strip has shown of turns; a key is the event and its part, the turn being the first."""
        found: list[Json] = self.page.evaluate("() => window.told")
        return found

    def events(self) -> list[Json]:
        """The turns of the bots since this person listens, as this seat may know them."""
        table = table_of(self.page)
        log: list[Json] = self.page.evaluate(
            "(table) => fetch(`/api/tables/${table}/events?seat=0`).then((answer) => answer.json())", table
        )
        return [one for one in log if one["kind"] == "turn" and one["number"] > self.since and one["seat"] != 0]

    def turns_told(self) -> list[Json]:
        turns = {f"{event['number']}.0" for event in self.events()}
        return [one for one in self.told() if one["key"] in turns]


def leftover(text: str, event: Json, words: Words, game: str) -> str:
    """What is left of a sentence when the phrases of its event's facts, in their order, are taken out of it."""
    rest, at = text, 0
    for _kind, seat, _amount, source, key, arguments in event["facts"]:
        if seat != event["seat"]:
            continue
        for told in (key.replace("-fact-", "-told-"), f"{game}-told-by-{source}"):
            phrase = words.say(told, arguments) if words.has(told) else ""
            found = rest.find(phrase, at) if phrase else -1
            if found >= 0:
                rest, at = rest[:found] + rest[found + len(phrase) :], found
    return re.sub(r"( × \d+|,| and | и )", "", rest).strip()


def amounts(event: Json, texts: list[str]) -> None:
    """The numbers shown are sums of what the facts of the acting seat say."""
    sums: dict[str, int] = {}
    for kind, seat, amount, _source, _key, arguments in event["facts"]:
        if seat == event["seat"]:
            name = f"{kind}:{arguments.get('good', '')}"
            sums[name] = sums.get(name, 0) + amount
    shown = sorted(int(re.match(r"[-+]\d+", text.replace("−", "-"))[0]) for text in texts)  # type: ignore[index]
    counted = sorted(value for value in sums.values() if value)
    for number in shown:
        assert number in counted, (event["number"], shown, counted)
        counted.remove(number)


def check_told(sitting: Sitting) -> None:
    """Every turn of every bot was told once, in order, by a sentence made of its facts."""
    case, told, events = sitting.case, sitting.turns_told(), sitting.events()
    events = [event for event in events if {fact[0] for fact in event["facts"]} - SILENT]
    wanted = [f"{event['number']}.0" for event in events]
    assert [one["key"] for one in told] == wanted
    assert wanted
    words = Words(case.language)
    for one, event in zip(told, events, strict=True):
        name = leftover(one["words"], event, words, case.game)
        assert re.fullmatch(r"(Bot|Бот) \w+", name), (one["words"], event)
        amounts(event, one["amounts"])


@pytest.mark.parametrize(
    "case", CASES, ids=lambda case: f"{case.game}-{case.language}-{'phone' if case.phone else 'desktop'}"
)
def test_every_turn_is_told_in_order_with_its_facts(visit: Visit, case: Case) -> None:
    """Here without motion: the sentences come all the same."""
    sitting = Sitting(visit, case)
    sitting.play(12)
    check_told(sitting)
    assert sitting.page.evaluate("() => window.ghosts") == 0


def test_a_hidden_page_loses_no_turn(visit: Visit) -> None:
    """What happens while nobody looks waits until somebody does."""
    sitting = Sitting(visit, FEYA)
    for step in range(8):
        sitting.page.evaluate(HIDE, True)
        sitting.hands.step()
        sitting.page.wait_for_function(MINE)
        sitting.page.wait_for_timeout(50 * step)
        sitting.page.evaluate(HIDE, False)
        sitting.wait()
    check_told(sitting)


def test_a_cut_line_loses_no_turn(visit: Visit) -> None:
    """What happened meanwhile is told when the line is back."""
    sitting = Sitting(visit, FEYA_PHONE)
    sitting.play(3)
    for _ in range(4):
        while sitting.number() == (before := sitting.number()):
            sitting.hands.step()
            sitting.page.wait_for_timeout(20)
            if sitting.number() != before:
                break
        sitting.visitor.context.set_offline(True)
        sitting.page.evaluate("() => dispatchEvent(new Event('offline'))")
        sitting.page.wait_for_timeout(300)
        sitting.visitor.context.set_offline(False)
        sitting.page.evaluate("() => dispatchEvent(new Event('online'))")
        sitting.page.wait_for_selector('.frame[data-line="open"]')
        sitting.wait()
    check_told(sitting)


def open_since(page: Page) -> list[Json]:
    page.locator(".telling-open").click()
    page.wait_for_selector(".since-panel .since-turn.turn")
    found: list[Json] = page.evaluate(SINCE)
    return found


def test_whoever_skips_reads_it_later_and_sees_it_again(visit: Visit) -> None:
    """One key leads to the present; the list has every turn, and a click shows one of them again."""
    sitting = Sitting(visit, FEYA, pace="calm")
    page = sitting.page
    while not page.locator(".telling.busy").count():
        sitting.hands.step()
        page.wait_for_timeout(100)
    page.wait_for_function(MINE)
    page.keyboard.press("Escape")
    expect(page.locator(".telling.busy")).to_have_count(0)
    listed = open_since(page)
    last = {event["number"] for event in sitting.events()}
    assert [one["key"] for one in listed] == [f"{number}.0" for number in sorted(last)][-len(listed) :]
    assert len(listed) >= 1
    page.locator(f'.since-panel .since-turn[data-told="{listed[0]["key"]}"]').click()
    expect(page.locator(f'.telling.busy[data-told="{listed[0]["key"]}"]')).to_have_count(1)
    expect(page.locator(".telling .told-words").first).to_have_text(listed[0]["words"])


def test_whoever_acts_is_in_the_present(visit: Visit) -> None:
    """Telling never holds input up: a choice made meanwhile counts, and the table jumps to it."""
    sitting = Sitting(visit, FELINIA, pace="calm")
    page = sitting.page
    for _ in range(12):
        sitting.hands.step()
        page.wait_for_function(MINE)
        if page.locator(".telling.busy").count():
            break
    assert page.locator(".telling.busy").count()
    before = page.evaluate("() => document.querySelector('.frame').dataset.moment")
    sitting.hands.step()
    assert page.evaluate("() => document.querySelector('.frame').dataset.moment") != before


@pytest.mark.parametrize("size", [(844, 390), (390, 844)])
def test_what_is_told_can_be_read(visit: Visit, size: tuple[int, int]) -> None:
    """Also on a lying phone, where the strip shares the wooden rail."""
    sitting = Sitting(visit, FELINIA_PHONE, pace="calm")
    page = sitting.page
    page.set_viewport_size({"width": size[0], "height": size[1]})
    while not page.locator(".telling.busy .told-words").count():
        sitting.hands.step()
        page.wait_for_function(MINE)
    assert page.evaluate(CONTRAST) >= 4.5


def test_whoever_comes_back_reads_what_happened(visit: Visit) -> None:
    """After a reload nothing is played again, but the strip and its list have the turns since one's own."""
    sitting = Sitting(visit, FEYA)
    sitting.play(6)
    page = sitting.page
    listed = open_since(page)
    page.reload()
    page.wait_for_selector(".telling.rest .told-words")
    expect(page.locator(".telling .told-words").first).to_have_text(listed[-1]["words"])
    assert open_since(page) == listed


def test_pace_off_shows_none(visit: Visit) -> None:
    sitting = Sitting(visit, FELINIA_PHONE, pace="off")
    sitting.play(8)
    assert sitting.told() == []
    assert sitting.events()
    assert open_since(sitting.page)


def test_motion_goes_with_what_is_told(visit: Visit) -> None:
    sitting = Sitting(visit, FEYA, motion="no-preference")
    sitting.play(9)
    check_told(sitting)
    assert sitting.page.evaluate("() => window.ghosts") > 0


def test_the_reader_hears_the_same_sentences_once(visit: Visit) -> None:
    sitting = Sitting(visit, FEYA)
    page = sitting.page
    page.evaluate(
        """() => {
          window.heard = [];
          const region = document.querySelector('[role=status][aria-live=polite].hidden');
          new MutationObserver((changes) => changes.forEach((change) => change.addedNodes.forEach(
            (node) => window.heard.push(node.textContent)))).observe(region, {childList: true});
        }"""
    )
    sitting.play(10)
    heard = page.evaluate("() => window.heard")
    for one in sitting.turns_told():
        assert len([text for text in heard if text.startswith(one["words"])]) == 1, one


def test_nobodys_secrets_are_told(visit: Visit) -> None:
    """Facts that only others were told are in no sentence: their words are looked for once the game lies open."""
    sitting = Sitting(visit, FELINIA_PHONE)
    sitting.hands.play_to_the_end()
    page, words = sitting.page, Words("en")
    table = table_of(page)
    told = {one["key"]: one["words"] for one in sitting.told()}
    moments = page.evaluate("(table) => fetch(`/api/tables/${table}/moments`).then((answer) => answer.json())", table)
    private = [
        (moment["number"], fact)
        for moment in moments
        for fact in moment["facts"]
        if fact[0] in ("castle_seen", "castle_kept_own", "bonus_taken_own") and fact[1] != 0
    ]
    assert private
    for number, fact in private:
        sentence = told.get(f"{number}.0", "")
        name = words.name("felinia", str(fact[5].get("picture") or fact[5].get("tile")))
        assert name not in sentence, (sentence, fact)
