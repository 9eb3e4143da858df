"""Ears: what somebody is told who has no eyes.  Live regions as they speak, the focus, and the accessibility tree.

``Ears`` listens to one page and knows nothing else of it.  ``Heard`` keeps from what was heard how the table stands, so
that a test can hold it to the view.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from playwright.sync_api import Page

from bogwood.i18n import Words

LOCALE = Path(__file__).parents[2] / "web" / "src" / "i18n" / "locale"

LISTEN = """() => {
  if (window.ears !== undefined) return;
  window.ears = [];
  const LIVE = '[aria-live], [role=status], [role=alert], [role=log]';
  const ATOMIC = new Set(['status', 'alert']);
  const MANNER = {status: 'polite', log: 'polite', alert: 'assertive'};
  const roleOf = (region) => region.getAttribute('role') ?? '';
  const mannerOf = (region) => region.getAttribute('aria-live') ?? MANNER[roleOf(region)];
  const isWhole = (region) => (region.getAttribute('aria-atomic') ?? String(ATOMIC.has(roleOf(region)))) === 'true';
  const isShut = (element) => {
    const modal = [...document.querySelectorAll('dialog:modal')].at(-1);
    return element.closest('[aria-hidden=true], [inert]') !== null || !element.checkVisibility()
      || (modal !== undefined && !modal.contains(element));
  };
  const textOf = (node) => {
    if (node.nodeType === Node.TEXT_NODE) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const own = node.getAttribute('aria-label') ?? [...node.childNodes].map(textOf).join('');
    return node.matches('p, li, ul, ol, div') ? ` ${own} ` : own;
  };
  const clean = (text) => text.replace(/\\s+/g, ' ').trim();
  const speak = (region, text) => {
    if (text !== '' && !isShut(region)) window.ears.push({text, manner: mannerOf(region)});
  };
  const hear = (changes) => {
    const whole = new Set();
    for (const change of changes) {
      const from = change.target instanceof Element ? change.target : change.target.parentElement;
      const region = from?.closest(LIVE);
      const news = change.type === 'characterData' ? [change.target] : [...change.addedNodes];
      if (region && region.isConnected && mannerOf(region) !== 'off') {
        if (news.length > 0 && isWhole(region)) whole.add(region);
        else for (const node of news) speak(region, clean(textOf(node)));
      } else {
        // A region that comes with its words is silent, an alert excepted.
        for (const node of news) {
          if (!(node instanceof Element)) continue;
          const alerts = [node, ...node.querySelectorAll('[role=alert]')].filter((one) => roleOf(one) === 'alert');
          alerts.forEach((one) => speak(one, clean(textOf(one))));
        }
      }
    }
    whole.forEach((region) => speak(region, clean(textOf(region))));
  };
  new MutationObserver(hear).observe(document, {subtree: true, childList: true, characterData: true});
}"""
IN_TABLE = """() => {
  const here = document.activeElement;
  return here !== null && here !== document.body && here.closest('.frame, .curtain, .end-page, dialog[open]') !== null;
}"""


class Spoken(NamedTuple):
    text: str
    manner: str


class Node(NamedTuple):
    """Something of the accessibility tree."""

    role: str
    name: str
    description: str = ""
    states: frozenset[str] = frozenset()
    keys: str = ""
    """Its shortcut."""

    def __str__(self) -> str:
        more = f" — {self.description}" if self.description else ""
        return f"[{self.role}] {self.name}{more}"


class Ears:
    """Listens to a page from its next loading on."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.all: list[str] = []
        self._at = 0
        self._tree = page.context.new_cdp_session(page)
        page.add_init_script(f"({LISTEN})()")

    def heard(self) -> list[Spoken]:
        """What was spoken since the last time."""
        news = self.page.evaluate("(at) => (window.ears ?? []).slice(at)", self._at)
        self._at += len(news)
        spoken = [Spoken(one["text"], one["manner"]) for one in news]
        self.all += [one.text for one in spoken]
        return spoken

    def texts(self) -> list[str]:
        return [one.text for one in self.heard()]

    def ask(self, key: str, of: str = "") -> str:
        """What a key is answered by: the first sentence that has ``of`` in it.  Help on what has the
        focus may be spoken just then, too; that and what was spoken before stays to be heard."""
        before = self.page.evaluate("() => window.ears.length")
        self.page.keyboard.press(key)
        found = "([before, of]) => window.ears.findIndex(({text}, at) => at >= before && text.includes(of))"
        self.page.wait_for_function(f"(at) => ({found})(at) >= 0", arg=[before, of])
        at = self.page.evaluate(found, [before, of])
        return str(self.page.evaluate("(at) => window.ears.splice(at, 1)[0].text", at))

    def focus(self) -> Node:
        """What has the focus, as it is read out."""
        got = self._tree.send("Runtime.evaluate", {"expression": "document.activeElement"})
        found = self._tree.send(
            "Accessibility.getPartialAXTree", {"objectId": got["result"]["objectId"], "fetchRelatives": False}
        )
        return node_of(found["nodes"][0])

    def is_in_table(self) -> bool:
        return bool(self.page.evaluate(IN_TABLE))

    def tree(self) -> list[Node]:
        """Everything that can be read, in its order."""
        nodes = self._tree.send("Accessibility.getFullAXTree")["nodes"]
        return [node_of(one) for one in nodes if not one["ignored"]]


def node_of(found: dict[str, Any]) -> Node:
    value = {name: str(found.get(name, {}).get("value", "")) for name in ("role", "name", "description")}
    more = {one["name"]: one["value"].get("value") for one in found.get("properties", [])}
    states = frozenset(name for name, value in more.items() if value in (True, "true"))
    return Node(value["role"], value["name"], value["description"], states, str(more.get("keyshortcuts", "")))


# Words


@cache
def client_words(language: str) -> FluentBundle:
    """The client's own messages, as they are said at a table."""
    bundle = FluentBundle([language], use_isolating=False)
    for file in ("table.ftl", "end.ftl", "words.ftl"):
        bundle.add_resource(FluentResource((LOCALE / language / file).read_text(encoding="utf-8")))
    return bundle


def client_says(language: str, key: str, **arguments: str | int) -> str:
    bundle = client_words(language)
    pattern = bundle.get_message(key).value
    assert pattern is not None, key
    return str(bundle.format_pattern(pattern, arguments)[0])


GOODS = ("cloth", "glassware", "books", "wine", "watches")
COUNTS = {
    "feya": {"vp": "vp", "gold": "gold", "mana": "mana", "fish": "fish_resource", "axolotl": "axolotl"},
    "felinia": {
        "vp": "vp",
        "coins": "coin",
        "spice": "spice",
        "gold": "gold",
        "food": "food",
        **{good: good for good in GOODS},
    },
    "winter": {one: one for one in ("vp", "food", "tools", "labour", "honor", "sacrifice", "strength")},
}
"""What is counted in a game, and the thing whose name it bears."""


MOST = 400
"""No amount is larger."""


def count_text(words: Words, game: str, kind: str, number: int) -> str:
    """So much of something, as it is spoken."""
    for name in (kind, f"{kind}s"):
        key = f"{game}-count-{name}"
        text = words.say(key, {name: number, "amount": number}) if words.has(key) else ""
        if text.startswith(f"{number} "):
            return text
    return f"{number} {words.name(game, COUNTS[game][kind])}"


class Heard:
    """How the table stands by all that was heard: what each seat has gained and paid so far."""

    def __init__(self, game: str, language: str, called: list[str]) -> None:
        self.called = called
        self.lines: list[str] = []
        self.has: list[dict[str, int]] = [dict.fromkeys(COUNTS[game], 0) for _ in called]
        words = Words(language)
        self._amounts = {
            count_text(words, game, kind, number): (kind, number) for kind in COUNTS[game] for number in range(MOST)
        }
        self._undone = client_says(language, "table-spoken-undone", text="").strip()

    def hear(self, texts: Iterable[str]) -> None:
        for text in texts:
            self.lines.append(text)
            self._add(text.removeprefix(self._undone).strip(), -1 if text.startswith(self._undone) else 1)

    def _add(self, text: str, sign: int) -> None:
        """Whatever somebody has, gains or pays is theirs with whose name its part of the sentence begins."""
        seat = -1
        for part in text.split("; "):
            seat = next((n for n, name in enumerate(self.called) if part.startswith(name)), seat)
            has_all = seat >= 0 and part.startswith(f"{self.called[seat]}: ")
            for one in re.split(r", |: ", part):
                kind, number = self._amounts.get(one.lstrip("+−"), ("", 0))
                if kind == "" or seat < 0 or (one[0] not in "+−" and not has_all):
                    continue
                now = self.has[seat][kind]
                self.has[seat][kind] = {"+": now + sign * number, "−": now - sign * number}.get(one[0], number)
