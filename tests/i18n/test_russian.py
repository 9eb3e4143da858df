"""Russian: one word for one thing in all files, and marks as they are set in Russian."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = [*sorted(ROOT.glob("src/bogwood/**/ru.ftl")), *sorted(ROOT.glob("web/src/**/locale/ru/*.ftl"))]

NOT_SAID = {
    "ход самому": "says that the player does it: автоматически",
    "код[а-я]* возврата": "the exit status of a program: код восстановления",
    "расширенн": "the rulebook says продвинутая игра",
    "ледников[а-я]+ век": "ледниковый период",
    "ради труда": "на труд",
    "гнезд": "выемка",
    "ступен": "деление",
    "первенств": "большинство",
    "на исток(?!а)": "тайл истока",
    "зерн[оауе]": "исходное число",
}
"""What was said once beside the word of the rulebook, or said something else, and what is said instead."""


def lines() -> list[tuple[str, str]]:
    """Every line of words, with the place it stands at; comments are not words."""
    return [
        (f"{file.relative_to(ROOT)}:{number}", line)
        for file in FILES
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1)
        if not line.startswith("#")
    ]


def where(pattern: str) -> list[str]:
    return [place for place, line in lines() if re.search(pattern, line, re.IGNORECASE)]


def test_all_files_are_read() -> None:
    assert len(FILES) >= 14
    assert len(where("[а-яё]")) > 3000


@pytest.mark.parametrize("word", NOT_SAID)
def test_one_thing_has_one_name(word: str) -> None:
    assert where(rf"\b{word}") == [], NOT_SAID[word]


@pytest.mark.parametrize("mark", [r"\s…", r"\s–\s", r'[а-яё]"|"[а-яё]', r"\.\.\."])
def test_marks_are_set_as_in_russian(mark: str) -> None:
    assert where(mark) == []


def test_no_rule_calls_the_rival_of_the_solo_game_by_a_common_noun() -> None:
    rules = (ROOT / "src/bogwood/games/winter/paragraphs/ru.ftl").read_text(encoding="utf-8")
    assert re.findall(r"\bсоперник(?:а|у|ом|е)?\b", rules) == []
