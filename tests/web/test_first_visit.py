"""Whoever comes for the first time is refused nothing, and the console stays empty."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bogwood import shelf

from .browser import Visitor
from .test_play import make_table

Visit = Callable[..., Visitor]

PAGES = ("/", "/new/winter", "/tables", "/mine", "/settings", "/about", "/rules/felinia")


def test_a_stranger_is_refused_nothing(visit: Visit) -> None:
    host, stranger = visit(), visit()
    host.go("/about")
    invitation = make_table(host, 2, 0)
    heard: list[str] = []
    stranger.page.on("console", lambda message: heard.append(message.text))
    stranger.page.on("response", lambda answer: heard.append(answer.url) if answer.status >= 400 else None)
    for path in (*PAGES, invitation):
        stranger.go(path).wait_for_selector("main")
        stranger.page.wait_for_load_state("networkidle")
    assert stranger.context.cookies() == []
    assert heard == []


@pytest.mark.parametrize("game", shelf.games())
def test_playing_at_once_begins_a_first_game(visit: Visit, game: str) -> None:
    page = visit().go("/")
    card = page.locator(".front-card", has=page.locator(f'a[href="/rules/{game}"]'))
    (page.locator(".front-hero") if game == "feya" else card).get_by_role("button").first.click()
    page.wait_for_selector(".frame")
    table = page.evaluate("() => fetch('/api' + location.pathname.replace('/t/', '/tables/')).then((it) => it.json())")
    assert table["game"] == game
    assert shelf.games()[game].presets["first"].items() <= table["options"].items()
