"""Numbers that count up come to their value, however quickly one change follows another."""

from __future__ import annotations

import subprocess

from playwright.sync_api import Browser, Page

from .browser import ROOT

WEB = ROOT / "web"
FRAMES = """() => {
  const waiting = new Map();
  let next = 0;
  let now = 0;
  performance.now = () => now;
  window.requestAnimationFrame = (work) => (waiting.set(++next, work), next);
  window.cancelAnimationFrame = (number) => waiting.delete(number);
  window.frame = (time) => {
    now = time;
    const works = [...waiting.values()];
    waiting.clear();
    works.forEach((work) => work(now));
  };
  window.shown = () => [...document.querySelectorAll('b')].map((one) => one.textContent);
  // As a change of the table does: what is shown is kept, the truth is written, and the next frame sets off.
  window.change = (gold, fish) => {
    const before = ticks.numbersOf(document);
    ticks.settleNumbers();
    const [first, second] = document.querySelectorAll('b');
    if (gold !== null) first.firstChild.data = String(gold);
    if (fish !== null) second.firstChild.data = String(fish);
    requestAnimationFrame(() => ticks.tick(before));
  };
}"""
"""Frames that come when they are called for; gold and fish on a page."""


def counting(browser: Browser, gold: int) -> Page:
    command = [
        "node", str(WEB / "node_modules/esbuild/bin/esbuild"), str(WEB / "src/table/motion-ticks.ts"),
        "--bundle", "--format=iife", "--global-name=ticks",
    ]  # fmt: skip
    code = subprocess.run(command, check=True, capture_output=True, text=True, cwd=WEB).stdout
    page = browser.new_page()
    page.set_content(f'<b data-count="gold:0">{gold}</b><b data-count="fish:0">5</b>')
    page.add_script_tag(content=code.replace("var ticks", "window.ticks"))
    page.evaluate(FRAMES)
    return page


def test_a_change_of_one_number_does_not_stop_another_on_its_way(browser: Browser) -> None:
    page = counting(browser, 21)
    for pause in range(10, 300, 10):
        page.evaluate("() => { frame(0); change(21, 5); frame(0); frame(1000); }")
        page.evaluate("(pause) => { frame(0); change(25, null); frame(0); frame(pause); change(null, 4); }", pause)
        assert page.evaluate("() => shown()") == ["25", "4"], "what is drawn is the truth"
        page.evaluate("(pause) => { for (let n = 1; n < 9; n++) frame(pause + 2 * n); change(28, 3); }", pause)
        page.evaluate("(pause) => { for (let n = 1; n < 60; n++) frame(pause + 20 + 7 * n); }", pause)
        assert page.evaluate("() => shown()") == ["28", "3"]
    page.close()


def test_a_number_is_seen_on_its_way(browser: Browser) -> None:
    page = counting(browser, 20)
    page.evaluate("() => { change(30, null); frame(0); frame(150); }")
    assert page.evaluate("() => shown()") == ["25", "5"]
    page.close()
