"""Rules one can learn from, with live diagrams and an anchor for every number; choices that explain themselves."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from bogwood.shelf import games, manifest_of

from .browser import LANGUAGES, ROOT, Visitor
from .hands import MOMENT
from .matrix import FULL
from .scenes import AT_REST
from .test_play import make_table

Visit = Callable[..., Visitor]
GAMES = [name for name, game in sorted(games().items()) if game.overview()]
LOTUS = {"clan_side": "lotus"}
ANCHORS = "() => [...document.querySelectorAll('.rules-rule')].map((rule) => rule.id)"
RAW = r"\[[a-z]+-[\w-]+\]|\{ ?\$|undefined|NaN"
"""What a message that is missing or not filled looks like."""


def rules_of(game: str) -> list[str]:
    file = ROOT / "src" / "bogwood" / "games" / game / "paragraphs" / "rules.json"
    return [rule["id"] for rule in json.loads(file.read_text(encoding="utf-8"))["rules"]]


def glance(visitor: Visitor, game: str, language: str, anchor: str = "") -> Page:
    page = visitor.go(f"/rules/{game}?lang={language}{anchor}")
    page.wait_for_selector(".legend[aria-busy=false]")
    diagrams = len(manifest_of(game).overview()["diagrams"])
    expect(page.locator(".diagram .diagram-foot")).to_have_count(diagrams)
    return page


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_its_anchor_and_every_part_its_words_in_every_language(visit: Visit, game: str) -> None:
    visitor = visit()
    for language in LANGUAGES:
        page = glance(visitor, game, language)
        assert page.evaluate(ANCHORS) == rules_of(game)
        parts = page.locator(".overview-part")
        expect(parts).to_have_count(8)
        text = page.locator(".overview").inner_text()
        page.wait_for_function("(raw) => !new RegExp(raw).test(document.querySelector('.overview').innerText)", arg=RAW)
        assert len(text) > 2000
        links = page.locator(".overview a[href]").evaluate_all("(all) => all.map((one) => one.hash.slice(1))")
        assert set(links) <= set(rules_of(game))
        assert len(links) > 20


def marked_rules(game: str) -> set[str]:
    """The rules whose numbers are reconstructed."""
    file = ROOT / "src" / "bogwood" / "games" / game / "paragraphs" / "rules.json"
    rules = json.loads(file.read_text(encoding="utf-8"))["rules"]
    return {rule["id"] for rule in rules if rule.get("mark") == "R"}


def marked_things(game: str) -> tuple[set[str], set[str]]:
    """Kinds of choices, and things of other kinds, whose numbers are reconstructed."""
    file = ROOT / "src" / "bogwood" / "games" / game / "rules" / "data.json"
    data = json.loads(file.read_text(encoding="utf-8"))
    parts = {kind: data[one["part"]] for kind, one in manifest_of(game).overview()["choices"].items() if "part" in one}
    kinds = {kind for kind, part in parts.items() if part.get("mark") == "R"}
    groups = [group for part in parts.values() if "mark" not in part for group in part.values()]
    things = {item["id"] for group in groups if group["mark"] == "R" for item in group["items"]}
    return kinds, things


SIGN = ".overview-origin .about-dot"
SIGNED_RULES = """() => [...document.querySelectorAll('.overview-rule')].map((rule) =>
  [rule.hash.slice(1), rule.nextElementSibling?.matches('.overview-origin') ?? false])"""


@pytest.mark.parametrize("game", GAMES)
def test_reconstructed_numbers_bear_their_sign(visit: Visit, game: str) -> None:
    """Beside a rule that is cited, over what there is to choose, or beside one such thing; and nowhere else."""
    page = glance(visit(), game, "en")
    cited = page.evaluate(SIGNED_RULES)
    assert {rule for rule, has_sign in cited if has_sign} == {rule for rule, _ in cited} & marked_rules(game)
    kinds, things = marked_things(game)
    seen = page.locator(f".overview-kind:has(summary {SIGN})").evaluate_all(
        "(all) => all.map((one) => one.dataset.kind)"
    )
    shown = page.locator(".overview-kind").evaluate_all("(all) => all.map((one) => one.dataset.kind)")
    assert set(seen) == kinds & set(shown)
    rows = page.locator(f"tr:has(th {SIGN})").evaluate_all("(all) => all.map((one) => one.dataset.thing)")
    assert set(rows) <= things
    assert bool(rows) == bool(things)
    assert cited
    assert kinds
    sign = page.locator(".overview-origin").first
    expect(sign).to_have_text("These numbers are reconstructed, not the printed ones.")
    box = sign.locator(".about-dot").bounding_box()
    assert box is not None
    assert box["width"] >= 8


@pytest.mark.parametrize("game", GAMES)
def test_every_diagram_is_drawn_and_can_be_tried(visit: Visit, game: str) -> None:
    page = glance(visit(), game, "en")
    for one in manifest_of(game).overview()["diagrams"]:
        figure = page.locator(f'[data-diagram="{one["id"]}"]')
        lit = figure.locator('[data-lit="true"]')
        expect(lit.first).to_be_visible()
        before = figure.locator("[role=status]").inner_text()
        lit.first.scroll_into_view_if_needed()
        lit.first.dispatch_event("click")
        expect(figure.locator("[role=status]")).not_to_have_text(before)
        figure.locator(".diagram-foot .btn").last.click()
        expect(figure.locator("[role=status]")).to_have_text(before)


def test_an_address_leads_to_its_rule_though_much_comes_above_it(visit: Visit) -> None:
    game = GAMES[0]
    rule = rules_of(game)[-1]
    page = glance(visit(), game, "en", f"#{rule}")
    page.wait_for_function(
        "(id) => Math.abs(document.getElementById(id).getBoundingClientRect().bottom) < innerHeight", arg=rule
    )
    assert page.evaluate("scrollY") > 1000


@pytest.mark.parametrize("phone", [False, True], ids=["laptop", "phone"])
def test_the_first_question_explains_its_answers_in_plain_sight(visit: Visit, phone: bool) -> None:
    """What each board is good at, without hovering; where the boards are alike it says so."""
    visitor = visit(phone=phone)
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1, options=LOTUS))
    cards = page.locator(".feya-clan .feya-advice")
    expect(cards).to_have_count(4)
    expect(cards.first).to_be_in_viewport()
    expect(page.locator(".feya-clan").first).to_contain_text("third extra worker")
    expect(page.locator(".feya-clan").first).to_contain_text("Good if")
    visitor.page.goto(visitor.url + "/about")
    page = visitor.go(make_table(visitor, 2, 1))
    expect(page.locator(".feya-clans")).to_contain_text("all four boards are the same")


def test_beside_a_table_the_rules_begin_at_a_glance_too(visit: Visit) -> None:
    """With the numbers of the table, and without boards: the board is the table's own."""
    visitor = visit()
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1))
    page.locator(".top .rail-links a", has_text="Rules").click()
    panel = page.locator(".rules-panel")
    expect(panel.locator(".overview-part").first).to_contain_text("The aim")
    expect(panel.locator(".overview-part")).to_have_count(7)
    expect(panel.locator(".diagram")).to_have_count(0)


def test_help_says_when_a_thing_is_good_and_how_bots_fared(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1, options={"clan_choice": "random"}))
    page.locator('.feya-guide[data-lit="true"]').first.hover()
    tip = page.locator("#bubble.tip")
    expect(tip).to_contain_text("Good")
    expect(tip).to_contain_text("% would be even")


def hold(page: Page, thing: Locator) -> None:
    """A finger lies on a thing until help has come, and is lifted."""
    thing.scroll_into_view_if_needed()
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch = page.context.new_cdp_session(page)
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.locator("#bubble.tip").wait_for()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    touch.detach()


def settled(page: Page) -> str:
    """The moment of the table once the others have chosen what all choose at once."""
    before, now = "", str(page.evaluate(MOMENT))
    while before != now:
        page.wait_for_timeout(600)
        before, now = now, str(page.evaluate(MOMENT))
    return now


HELD = {
    "feya": ({"clan_choice": "random"}, '.feya-guide[data-lit="true"]'),
    "felinia": ({}, '[data-place^="town:stall"][data-lit="true"]'),
    "winter": ({"rivers": "2"}, '.winter-card[data-lit="true"]'),
}
"""At the first question of a game: its options, and the things that are chosen among."""
SELDOM = "winter"
"""Where bots have seen too little of some of those things for figures."""


@pytest.mark.parametrize("game", HELD)
def test_a_finger_that_lies_on_a_choice_is_told_the_same_and_chooses_nothing(visit: Visit, game: str) -> None:
    options, things = HELD[game]
    visitor = visit(phone=True)
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1, game=game, options=options))
    thing = page.locator(things).first
    thing.wait_for()
    page.wait_for_function(AT_REST)
    before = settled(page)
    hold(page, thing)
    tip = page.locator("#bubble.tip")
    expect(tip).to_contain_text("Good")
    if game != SELDOM:
        expect(tip).to_contain_text("% would be even")
    # Some browsers take what is lifted for a tap.
    thing.dispatch_event("click", {"detail": 1})
    # Longer than an answer takes to come.
    page.wait_for_timeout(400)
    expect(tip).to_be_in_viewport(ratio=1)
    assert page.evaluate(MOMENT) == before
    thing.tap()
    page.wait_for_function(f"() => ({MOMENT})() !== {before!r}")
    expect(tip).to_have_count(0)


def test_a_tap_on_what_is_at_rest_is_told_the_same(visit: Visit) -> None:
    """Tiles of later rounds can neither be taken nor asked about."""
    visitor = visit(phone=True)
    visitor.go("/about")
    page = visitor.go(make_table(visitor, 2, 1, options={"clan_choice": "random"}))
    page.locator(".feya-tiles-head button").tap()
    page.locator(".feya-tiles.small .feya-tile").first.tap()
    expect(page.locator("#bubble.tip")).to_contain_text("% would be even")


def test_the_reference_card_is_one_key_away(visit: Visit) -> None:
    visitor = visit()
    for game in GAMES if FULL else GAMES[:1]:
        visitor.go("/about")
        page = visitor.go(make_table(visitor, 2, 1, game=game))
        page.wait_for_selector(".frame")
        page.keyboard.press("i")
        card = page.locator("dialog .legend")
        expect(card.locator("li").first).to_be_visible()
        assert card.locator("li").count() > 25
        assert card.locator("li:not(:has(svg))").count() == 0
        page.keyboard.press("Escape")
        expect(card).to_have_count(0)
