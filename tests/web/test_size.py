"""What a visitor has to load."""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parents[2] / "src" / "bogwood" / "server" / "static"
MOST = 200_000


def compressed() -> int:
    """Everything but fonts, and of the languages only the largest: what one reader of one game loads, compressed."""
    files = {path.name: path.stat().st_size for path in (STATIC / "assets").glob("*.br")}
    texts = sorted(size for name, size in files.items() if is_text(name))
    own = sum(size for name, size in files.items() if not is_text(name))
    assert own > 0
    return own + sum(texts[-2:]) + (STATIC / "index.html.br").stat().st_size


def test_the_client_is_small() -> None:
    assert compressed() <= MOST


def is_text(name: str) -> bool:
    return name.split("-")[0] in ("en", "ru", "es", "cs")


def test_nothing_comes_from_elsewhere() -> None:
    page = (STATIC / "index.html").read_text()
    assert "http://" not in page
    assert "https://" not in page
