"""A user's mistake costs one coded line and exit status 2, in every command and language."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from .conftest import Shell

MISTAKES = [
    (("simulate", "chess"), "unknown-game"),
    (("play", "chess"), "unknown-game"),
    (("position", "chess"), "unknown-game"),
    (("data", "chess"), "unknown-game"),
    (("simulate", "feya", "--players", "5"), "bad-players"),
    (("simulate", "feya", "--players", "two"), "bad-number"),
    (("simulate", "feya", "--games", "0"), "bad-number"),
    (("position", "feya", "--after", "-3"), "bad-number"),
    (("simulate", "feya", "--options", "weather=rain"), "unknown-option"),
    (("simulate", "feya", "--options", "clan_choice=loud"), "bad-option-value"),
    (("simulate", "feya", "--options", "clan_side=lotus/lotus"), "bad-option-value"),
    (("simulate", "felinia", "--options", "variant=lotus"), "bad-option-value"),
    (("simulate", "feya", "--options", "lotus"), "bad-options"),
    (("simulate", "feya", "--bots", "clever"), "unknown-bot"),
    (("simulate", "feya", "--bots", "random,random"), "bad-bots"),
    (("play", "feya", "--bots", "clever"), "unknown-bot"),
    (("play", "feya", "--bots", "random,random,random"), "bad-bots"),
    (("play", "feya", "--seat", "3"), "no-such-seat"),
    (("play", "feya", "--lang", "xx"), "unknown-language"),
    (("--lang", "xx", "data", "feya"), "unknown-language"),
    (("simulate", "feya", "--edition", "missing.json"), "missing-file"),
    (("replay", "missing.jsonl"), "missing-file"),
    (("verify", "missing.jsonl"), "missing-file"),
    (("legal", "missing.json"), "missing-file"),
    (("legal", "."), "unreadable-file"),
    (("simulate", "feya", "--games", "1", "--out", "/dev/null/x"), "unwritable-file"),
    (("play", "feya", "--record", "/dev/null/x"), "unwritable-file"),
    (("sail",), "usage"),
    (("simulate",), "usage"),
    (("simulate", "feya", "--sails", "3"), "usage"),
    (("apply", "-"), "usage"),
]


@pytest.mark.parametrize(("words", "code"), MISTAKES, ids=[" ".join(words) for words, _ in MISTAKES])
def test_a_mistake_costs_one_coded_line(shell: Shell, words: tuple[str, ...], code: str) -> None:
    said = shell(*words)
    assert (said.status, said.out, said.codes) == (2, "", [code])


@pytest.mark.parametrize("language", ["en", "ru", "es", "cs"])
@pytest.mark.parametrize(("words", "code"), MISTAKES[4:19:3])
def test_mistakes_are_said_in_the_readers_language(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, language: str, words: tuple[str, ...], code: str
) -> None:
    english = shell(*words).err
    monkeypatch.setenv("BOGWOOD_LANG", language)
    said = shell(*words)
    assert "[" not in said.err
    assert (said.err == english) == (language == "en")


def test_what_is_not_text_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "picture.json").write_bytes(b"\x89PNG\xff\xfe")
    assert shell("legal", "picture.json").codes == ["unreadable-file"]


def test_an_empty_file_is_refused(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "empty").write_text("")
    assert shell("legal", "empty").codes == ["bad-json"]
    assert shell("verify", "empty").codes == ["bad-line"]


def test_without_words_there_is_help(shell: Shell) -> None:
    said = shell()
    assert said.status == 0
    assert "Commands:" in said.out


def test_the_version_is_told(shell: Shell) -> None:
    assert shell("--version").out.startswith("bogwood, version ")


def test_no_traceback_reaches_the_shell(tmp_path: Path) -> None:
    code = "from bogwood.cli.main import main; main()"
    done = subprocess.run(
        [sys.executable, "-c", code, "legal", "nothing.json"], capture_output=True, text=True, cwd=tmp_path, check=False
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("bogwood: missing-file: ")


def test_a_reader_who_has_seen_enough_is_no_mistake(tmp_path: Path) -> None:
    code = "from bogwood.cli.main import main; main()"
    command = f'"{sys.executable}" -c "{code}" data feya --json | head -c 10'
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True, cwd=tmp_path, check=False)
    assert (done.stdout[:1], done.stderr) == ("{", "")
