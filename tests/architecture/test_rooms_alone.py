"""Whoever works in one room needs nothing of the others to test it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from make import ROOT
from tests.architecture.alone import ROOMS, Missing, with_their_needs


@pytest.mark.parametrize("room", ROOMS)
def test_the_tests_of_a_room_load_without_what_other_rooms_need(room: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.architecture.alone", room, "--collect-only", "-q", "-p", "no:cacheprovider"],
        cwd=ROOT,
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:]
    assert f"tests/{room}/" in done.stdout


def test_what_a_room_does_not_declare_is_not_found() -> None:
    missing = Missing(with_their_needs(["pytest", "fluent.runtime"]))
    for name in ("asyncpg", "litestar.app", "playwright", "jsonschema", "hypothesis", "msgspec", "click"):
        with pytest.raises(ModuleNotFoundError, match="where a room is tested alone"):
            missing.find_spec(name, None)
    for name in ("json", "pluggy", "fluent.syntax", "babel.core", "bogwood.shelf"):
        assert missing.find_spec(name, None) is None
