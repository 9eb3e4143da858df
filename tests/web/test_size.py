"""What a visitor has to load."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parents[2] / "src" / "bogwood" / "server" / "static"
MOST = 200_000


LANGUAGES = ("en", "ru", "es", "cs")
LATER = ("later", "pages", "qr")
"""Scripts that a table does without: the replay, the coach, the pages round the tables, codes for telephones."""
COACH = "coach"
"""Its words come with them."""


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
        if first in ("face", "rules"):
            kind = (first, name.split(".")[1])
            largest[kind] = max(size, largest.get(kind, 0))
        elif first not in LANGUAGES or (first == language and (second == game or second.isupper())):
            total += size
    return total + sum(largest.values())


def is_text(name: str) -> bool:
    return name.split("-")[0] in LANGUAGES


def games() -> list[str]:
    named = {name.split("-")[1] for name in compressed() if is_text(name)}
    return sorted(name for name in named if name.islower() and name != COACH)


def largest_load() -> int:
    """What the reader loads who has to load most."""
    return max(heaviest(game, language) for game in games() for language in LANGUAGES)


def test_the_client_is_small() -> None:
    assert len(games()) > 1
    assert largest_load() <= MOST


def test_nothing_comes_from_elsewhere() -> None:
    page = (STATIC / "index.html").read_text()
    assert "http://" not in page
    assert "https://" not in page
