"""People come together: by a link that is copied, shared or read by a telephone; and they greet each other by faces."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from . import qr
from .browser import Visitor
from .test_play import make_table, sit_down

Visit = Callable[..., Visitor]

MODULES = """() => {
  const svg = document.querySelector('svg.qr'), size = svg.viewBox.baseVal.width;
  const canvas = Object.assign(document.createElement('canvas'), {width: size, height: size});
  const brush = canvas.getContext('2d');
  for (const shape of svg.children) {
    brush.fillStyle = shape.getAttribute('fill');
    if (shape.tagName === 'rect') brush.fillRect(0, 0, size, size);
    else brush.fill(new Path2D(shape.getAttribute('d')));
  }
  const dots = brush.getImageData(0, 0, size, size).data;
  return Array.from({length: size}, (_, r) => Array.from({length: size}, (_, c) => dots[4 * (r * size + c)] < 128));
}"""
"""The code as it is drawn, a module a dot."""
MARGIN = 4


def read_code(page: Page) -> str:
    """What a telephone reads from the screen, which needs a margin of light."""
    drawn = page.evaluate(MODULES)
    inside = slice(MARGIN, -MARGIN)
    margin = [*drawn[:MARGIN], *drawn[-MARGIN:], *[row[:MARGIN] + row[-MARGIN:] for row in drawn]]
    assert not any(dark for row in margin for dark in row)
    return qr.read([row[inside] for row in drawn[inside]])


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_telephone_reads_the_invitation_and_opens_it(visit: Visit, theme: str) -> None:
    host, guest = visit(theme=theme), visit(phone=True)
    host.go("/about")
    link = make_table(host, 2, 0)
    page = host.go(link)
    code = page.get_by_role("button", name="QR code: Invite")
    code.click()
    expect(page.get_by_role("img", name="QR code: Invite")).to_be_visible()
    expect(code).to_have_attribute("aria-expanded", "true")
    read = read_code(page)
    assert read == host.url + link
    guest.page.goto(read)
    sit_down(guest, "Bea")
    page.wait_for_selector(".frame")


def test_the_menu_invites_to_watch(visit: Visit) -> None:
    host, watcher = visit(), visit()
    host.go("/about")
    page = host.go(make_table(host, 2, 1))
    page.wait_for_selector(".frame")
    page.locator(".rail-links button").last.click()
    page.locator(".menu").get_by_role("button", name="Invite to watch").click()
    dialog = page.get_by_role("dialog", name="Invite to watch")
    expect(dialog.locator("svg.qr")).to_be_visible()
    link = dialog.locator("input").input_value()
    assert "?watch=" in link
    assert read_code(page) == link
    watcher.page.goto(link)
    watcher.page.wait_for_selector(".frame")


def test_the_share_sheet_of_the_device_gets_title_and_link(visit: Visit) -> None:
    host = visit()
    host.page.add_init_script("navigator.share = async (what) => { window.shared = what; };")
    host.go("/about")
    link = make_table(host, 2, 0)
    page = host.go(link)
    page.get_by_role("button", name="Share").first.click()
    page.wait_for_function("() => window.shared !== undefined")
    assert page.evaluate("() => window.shared") == {"title": "Feya's Swamp", "url": host.url + link}


def test_where_the_device_cannot_share_there_is_no_button(visit: Visit) -> None:
    host = visit()
    host.page.add_init_script("Object.defineProperty(Navigator.prototype, 'share', {value: undefined});")
    host.go("/about")
    page = host.go(make_table(host, 2, 0))
    expect(page.get_by_role("button", name="Copy").first).to_be_visible()
    expect(page.get_by_role("button", name="Share")).to_have_count(0)


def open_chat(page: Page, tab: str) -> None:
    """The talk may lie behind a tab."""
    button = page.get_by_role("tab", name=tab)
    if button.count():
        button.first.click()
    page.wait_for_selector(".chat-lines")


def test_a_reaction_is_a_face_and_has_a_name_in_every_language(visit: Visit) -> None:
    first, second = visit(), visit(language="ru")
    first.go("/about")
    link = make_table(first, 2, 0)
    page = first.go(link)
    second.go(link)
    sit_down(second, "Боря")
    page.wait_for_selector(".frame")
    open_chat(page, "Chat")
    open_chat(second.page, "Чат")
    page.locator(".chat-quick").click()
    faces = page.locator(".chat-phrases").get_by_role("img")
    expect(faces).to_have_text(["👍", "👏", "😄", "😮", "🎉", "🤔"])
    page.get_by_role("button", name="Applause").click()
    expect(page.locator(".chat-lines").get_by_role("img", name="Applause")).to_have_text("👏")
    expect(second.page.locator(".chat-lines").get_by_role("img", name="Аплодисменты")).to_have_text("👏")
