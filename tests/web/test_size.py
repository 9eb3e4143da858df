"""What a visitor has to load."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from .browser import Visitor
from .test_play import make_table

STATIC = Path(__file__).parents[2] / "src" / "bogwood" / "server" / "static"
MOST = 200_000


LANGUAGES = ("en", "ru", "es", "cs")
LATER = ("in", "later", "lessons", "pages", "paragraphs", "qr", "rules")
"""Scripts that a table does without: itself in words, replay, coach, guided games, pages round tables, rules in words,
QR codes."""
WORDS_LATER = ("coach", "lessons", "overview", "puzzles", "words")
"""Words that come with them."""


def compressed() -> dict[str, int]:
    """The compressed files by name, fonts apart."""
    return {path.name: path.stat().st_size for path in STATIC.rglob("*.br")}


def heaviest(game: str, language: str) -> int:
    """What a reader of one language loads to play one game: the shell, the words of both, the largest face.

    What the coach says is loaded when it is asked.
    """
    total = 0
    largest: dict[tuple[str, str], int] = {}
    for name, size in compressed().items():
        first, second = [*name.split(".")[0].split("-"), ""][:2]
        if first in LATER and name.endswith(".js.br"):
            continue
        if first == "face":
            kind = (first, name.split(".")[1])
            largest[kind] = max(size, largest.get(kind, 0))
        elif first not in LANGUAGES or (first == language and (second == game or second.isupper())):
            total += size
    return total + sum(largest.values())


def is_text(name: str) -> bool:
    return name.split("-")[0] in LANGUAGES


def games() -> list[str]:
    named = {name.split("-")[1] for name in compressed() if is_text(name)}
    return sorted(name for name in named if name.islower() and name not in WORDS_LATER)


def largest_load() -> int:
    """What the reader loads who has to load most."""
    return max(heaviest(game, language) for game in games() for language in LANGUAGES)


def test_the_client_is_small() -> None:
    assert len(games()) > 1
    assert largest_load() <= MOST


LOADED = """() => performance.getEntriesByType('resource')
  .filter((one) => /\\.(js|css)$/.test(new URL(one.name).pathname))
  .reduce((sum, one) => sum + one.encodedBodySize, 0)"""


def test_a_table_loads_little(visit: Callable[..., Visitor]) -> None:
    """What a browser really loads to sit down at a table where most is to be read."""
    visitor = visit(language="ru")
    visitor.go("/about")
    address = make_table(visitor, 4, 3, game="winter")
    visitor.go(address)
    visitor.page.wait_for_selector(".frame .column.seats > *")
    visitor.page.wait_for_load_state("networkidle")
    loaded = visitor.page.evaluate(LOADED)
    assert 100_000 < loaded <= MOST


def test_nothing_comes_from_elsewhere() -> None:
    page = (STATIC / "index.html").read_text()
    assert "http://" not in page
    assert "https://" not in page
