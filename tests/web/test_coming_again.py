"""Whoever is told to come again comes again, over the websocket and over HTTP; whoever is refused does not."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from .browser import Visitor
from .hands import Hands
from .test_play import make_table

Visit = Callable[..., Visitor]
SENTENCE = "The store is away. Come again."
AWAY = {"code": "store-away", "rule": "", "where": "", "arguments": {}, "sentence": SENTENCE}


@pytest.mark.parametrize("code", [4001, 4003])
def test_a_line_that_is_closed_is_opened_again_unless_it_was_refused(visit: Visit, code: int) -> None:
    visitor = visit()
    visitor.go("/about")
    address = make_table(visitor, 2, 1)
    lines: list[WebSocketRoute] = []

    def meet(line: WebSocketRoute) -> None:
        lines.append(line)
        if len(lines) > 2:
            line.connect_to_server()
        else:
            line.send(json.dumps({"type": "refused", "id": "", **AWAY, "table": None}))
            line.close(code=code)

    visitor.page.route_web_socket("**/ws/tables/**", meet)
    page = visitor.go(address)
    if code == 4003:
        expect(page.locator("main")).to_contain_text(SENTENCE)
        assert len(lines) == 1
    else:
        while len(lines) < 3:
            page.wait_for_timeout(50)
        expect(page.locator(".frame")).to_have_attribute("data-line", "open")


def test_what_the_server_cannot_say_just_now_is_asked_again(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/about")
    address = make_table(visitor, 2, 1)
    asked: list[str] = []

    def meet(route: Route) -> None:
        asked.append(route.request.url)
        if len(asked) > 1:
            route.continue_()
        else:
            route.fulfill(status=503, content_type="application/json", body=json.dumps(AWAY))

    visitor.page.route("**/api/tables/*", meet)
    visitor.go(address).wait_for_selector(".frame[data-line=open]")
    assert len(asked) == 2
    # The browser says so, too.
    assert [complaint for complaint in visitor.complaints if "503" not in complaint] == []
    visitor.complaints.clear()


def test_a_table_that_came_damaged_is_asked_for_once_more(visit: Visit) -> None:
    """What is drawn is what the server wrote: play goes on with the second one."""
    visitor = visit()
    visitor.go("/about")
    address = make_table(visitor, 2, 1)
    asked: list[str] = []
    damaged: list[str] = []

    def meet(line: WebSocketRoute) -> None:
        server = line.connect_to_server()

        def pass_on(text: str | bytes) -> None:
            if isinstance(text, str) and '"chosen":["' in text and not damaged:
                damaged.append(text)
                text = text.replace('"view":{', '"view":{"a":1,')
            line.send(text)

        def ask(text: str | bytes) -> None:
            asked.append(json.loads(text)["do"])
            server.send(text)

        server.on_message(pass_on)
        line.on_message(ask)

    visitor.page.route_web_socket("**/ws/tables/**", meet)
    page = visitor.go(address)
    page.wait_for_selector(".frame[data-line=open]")
    Hands(page, "mouse").play(3)
    assert len(damaged) == 1
    assert asked.count("hello") == 1
