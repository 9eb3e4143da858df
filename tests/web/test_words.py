"""The client's own words: the same messages in every language, each used, each free of mistakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

WEB = Path(__file__).parents[2] / "web" / "src"
FILES = sorted(str(path.relative_to(WEB)) for path in WEB.glob("**/locale/en/*.ftl"))
"""The texts of every page, and those of each game, by their English files."""
OTHERS = ("ru", "es", "cs")


def messages(language: str, file: str) -> dict[str, ast.Message]:
    path = WEB / file.replace("/en/", f"/{language}/")
    resource = FluentParser().parse(path.read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)], (language, file)
    return {entry.id.name: entry for entry in resource.body if isinstance(entry, ast.Message)}


def parameters(message: ast.Message) -> set[str]:
    return set(re.findall(r"\$(\w+)", FluentSource.of(message)))


class FluentSource:
    """The text of a message, read from its place in the file."""

    @staticmethod
    def of(message: ast.Message) -> str:
        from fluent.syntax import serialize

        return serialize(ast.Resource([message]))


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_same_files(language: str) -> None:
    assert sorted(str(path.relative_to(WEB)) for path in WEB.glob(f"**/locale/{language}/*.ftl")) == [
        file.replace("/en/", f"/{language}/") for file in FILES
    ]


def test_every_language_is_called_by_its_own_name() -> None:
    """The one line that a language takes besides its texts."""
    line = re.search(r"OWN_NAMES = \{(.*)\}", (WEB / "i18n" / "words.ts").read_text(encoding="utf-8"))
    assert line is not None
    folders = sorted(path.name for path in (WEB / "i18n" / "locale").iterdir())
    assert sorted(re.findall(r"(\w+):", line[1])) == folders


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_the_same_things(language: str, file: str) -> None:
    english, other = messages("en", file), messages(language, file)
    assert sorted(english) == sorted(other)
    for key, message in english.items():
        given = parameters(message)
        assert parameters(other[key]) <= given | {f"{name}_id" for name in given}, key


@pytest.mark.parametrize("language", ["en", *OTHERS])
def test_no_message_is_said_twice(language: str) -> None:
    seen: dict[str, str] = {}
    for file in FILES:
        for key in messages(language, file):
            assert key not in seen, (key, file, seen.get(key))
            seen[key] = file


def test_every_key_of_the_sources_has_a_message() -> None:
    known = {key for file in FILES for key in messages("en", file)}
    games = Path(__file__).parents[2] / "src" / "bogwood" / "games"
    for file in [
        *games.glob("*/*/en.ftl"),
        *(games.parent / room / "locale" / "en.ftl" for room in ("coach", "puzzles")),
    ]:
        known |= set(re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE))
    missing = set()
    for path in WEB.rglob("*.ts*"):
        for key in re.findall(r"""(?<![.\w])say\(\s*["'`]([a-z][\w-]*)["'`]""", path.read_text(encoding="utf-8")):
            if key not in known:
                missing.add(f"{path.name}: {key}")
    assert missing == set()


def test_every_message_is_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts*"))
    made = re.findall(r"`([a-z]+-[\w-]*)\$\{", text)
    of_any_game = re.findall(r"`\$\{game\}(-[\w-]+)", text)

    def is_made(key: str) -> bool:
        rest = key.removeprefix(key.split("-")[0])
        return any(map(key.startswith, made)) or any(map(rest.startswith, of_any_game))

    unused = [key for file in FILES for key in messages("en", file) if key not in text and not is_made(key)]
    assert unused == []
