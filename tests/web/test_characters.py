"""How many characters a turn takes: named turns, each typed in one line into the box at the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from .prepared import Prepared, prepared_tables
from .test_clicks import Person
from .turns import TURNS

LINES = {
    "Feya's Swamp: build with two boats": "build 2,b5,c5,lo r,h3,h2,u l,end",
    "Feya's Swamp: navigate with two boats": "navigate 1,e8,i1,end",
    "Feya's Swamp: fish with two boats": "fish 3,3 h9,l7,end",
    "Feya's Swamp: trade two fish": "trade 3,c7,c7,b6,b6,stop,end,end",
    "Felinia: a bid": "stall 1,end",
    "Felinia: buy and board": "wine,pier 1,end",
    "Felinia: explore": "post 1,lion 6,no more,cross 1,cross 2,end",
    "Endless Winter: Initiate with a recruited card": (
        "member initiate,firek,recruit,hunter,hand,hunter,forager,recruit,crafter,discard,next,bury,played for,first,"
        "end,yes"
    ),
    "Endless Winter: Hunt": "member hunt,dare,forager,open,5,next,tip,sloth,first,end,yes",
    "Endless Winter: Explore": "member explore,dare,move,start,h13,firek,camp,next,end,yes",
    "Endless Winter: the Eclipse pile": "firek,forager,done,end",
}
MOST = {"feya": 40, "felinia": 45, "winter": 120}
"""So many characters are enough for a turn of each game."""


@pytest.fixture(scope="module")
def prepared() -> Iterator[Prepared]:
    with prepared_tables() as made:
        yield made


@pytest.mark.parametrize("name", TURNS)
def test_a_turn_is_typed_in_one_line(browser: Browser, prepared: Prepared, name: str) -> None:
    line, turn = LINES[name], TURNS[name]
    print(f"{len(line):3}  {name}")
    assert len(line) <= MOST[turn.game]
    visitor = prepared.visitor(browser, name)
    page = visitor.page
    page.keyboard.press("/")
    box = page.locator(".typed input")
    expect(box).to_be_focused()
    page.keyboard.type(line)
    page.keyboard.press("Enter")
    page.wait_for_function("() => !document.querySelector('.typed[aria-busy=true]')")
    with prepared.api() as api:
        played = Person(page, api, prepared.tables[name], turn.goal.split()).committed()
    assert played == turn.goal.split(), (played, box.input_value(), page.locator(".typed-answers").inner_text())
    visitor.close()
