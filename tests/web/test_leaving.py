"""What a visitor takes along: the record, the bug file; and what the page says when a number of the data changes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.server.commands import bogwood

from .browser import Serving, Visitor
from .scenes import Scenery
from .test_play import make_table

Visit = Callable[..., Visitor]


def test_the_bug_file_opens_in_the_command_line(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1))
    page.wait_for_selector(".frame")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Report a fault").click()
    page.locator("dialog[open] textarea").fill("The boat looks lost.")
    with page.expect_download() as waiting:
        page.locator("dialog[open] .btn.main").click()
    file = tmp_path / "report.json"
    waiting.value.save_as(file)
    assert "The boat looks lost." in bogwood("replay", str(file))
    assert json.loads(bogwood("replay", str(file), "--json"))["game"] == "feya"


def test_a_finished_game_is_checked_and_exported(visit: Visit, server: Serving, tmp_path: Path) -> None:
    scenery = Scenery(server.url)
    visitor = visit()
    scenery.show(visitor, "end", "en")
    page = visitor.page
    page.get_by_role("button", name="Check the shuffle").click()
    expect(page.locator("dialog[open]")).to_contain_text(scenery.seal("over"))
    page.keyboard.press("Escape")
    with page.expect_download() as waiting:
        page.get_by_role("button", name="Export record").click()
    file = tmp_path / "game.jsonl"
    waiting.value.save_as(file)
    bogwood("verify", str(file))
    scenery.api.close()


@pytest.fixture
def corrected(tmp_path: Path) -> Serving:
    """A server with an edition in which the first place of a race is worth a number found nowhere else."""
    edition = tmp_path / "edition.json"
    changes = {"race_card_values": {"vp": [47, 4, 3, 2]}}
    edition.write_text(json.dumps({"format": "feya-edition-1", "edition": "corrected", "changes": changes}))
    return Serving(tmp_path, more=("--edition", str(edition)))


def test_a_number_of_the_data_is_a_number_of_the_page(browser: Browser, corrected: Serving) -> None:
    corrected.start()
    visitor = Visitor(browser, corrected.url)
    try:
        visitor.go("/about")
        page = visitor.go(make_table(visitor, 2, 1))
        expect(page.locator(".column.common")).to_contain_text("47")
    finally:
        visitor.close()
        corrected.stop()
