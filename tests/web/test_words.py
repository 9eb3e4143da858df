"""The client's own words: the same messages in every language, each used, each free of mistakes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

WEB = Path(__file__).parents[2] / "web" / "src"
LOCALE = WEB / "i18n" / "locale"
FILES = sorted(path.name for path in (LOCALE / "en").glob("*.ftl"))
OTHERS = ("ru", "es", "cs")


def messages(language: str, file: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse((LOCALE / language / file).read_text(encoding="utf-8"))
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
    for file in [*games.glob("*/*/en.ftl"), *games.parent.glob("coach/locale/en.ftl")]:
        known |= set(re.findall(r"^([a-z][\w-]*) *=", file.read_text(encoding="utf-8"), re.MULTILINE))
    missing = set()
    for path in WEB.rglob("*.ts*"):
        for key in re.findall(r"""say\(\s*["'`]([a-z][\w-]*)["'`]""", path.read_text(encoding="utf-8")):
            if key not in known:
                missing.add(f"{path.name}: {key}")
    assert missing == set()


def test_every_message_is_used() -> None:
    text = "\n".join(path.read_text(encoding="utf-8") for path in WEB.rglob("*.ts*"))
    made = [key.replace("${", "\0").split("\0")[0] for key in re.findall(r"`([a-z]+-[\w-]*\$\{)", text)]
    unused = [
        key
        for file in FILES
        for key in messages("en", file)
        if key not in text and not any(key.startswith(start.rstrip("{").rstrip("$")) for start in made)
    ]
    assert unused == []
