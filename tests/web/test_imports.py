"""Rooms of the client import only what they may; the check names whatever points the wrong way."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

from make import WEB, node_programs

TOOL = WEB / "tools" / "imports.mjs"


def said_of(sources: Path) -> tuple[int, str]:
    done = subprocess.run([node_programs()[0], str(TOOL), str(sources)], capture_output=True, text=True, check=False)
    return done.returncode, done.stderr


def test_every_import_of_the_client_points_the_right_way() -> None:
    assert said_of(WEB / "src") == (0, "")


@pytest.mark.parametrize(
    ("file", "line", "reason"),
    [
        ("kit/button.tsx", 'import { Link } from "../shell/router";', "kit may import i18n, not shell"),
        ("wire/api.ts", 'import { say } from "../i18n/words";', "wire may import nothing, not i18n"),
        ("games/one/face.tsx", 'import { Boat } from "../other/pieces";', "not games/other"),
        ("games/one/face.tsx", 'import { go } from "../../shell/router";', "not shell"),
        ("shell/front.tsx", 'void import("../games/one/face");', "not games/one"),
        ("table/sound.ts", 'import type { Kinds } from "../games/one/kinds";', "not games/one"),
        ("kit/rail.tsx", 'import { faces } from "bogwood:faces";', "not bogwood:faces"),
        ("attic/chest.ts", "export const nothing = 0;", "the room attic is not in the list"),
    ],
)
def test_an_import_that_points_the_wrong_way_is_named(tmp_path: Path, file: str, line: str, reason: str) -> None:
    path = tmp_path / file
    path.parent.mkdir(parents=True)
    path.write_text(line + "\n")
    code, said = said_of(tmp_path)
    assert code == 1
    assert said.startswith(file)
    assert reason in said


def test_a_room_may_import_itself_and_what_it_stands_on(tmp_path: Path) -> None:
    path = tmp_path / "games" / "one" / "face.tsx"
    path.parent.mkdir(parents=True)
    lines = ["./board", "../../table/place", "preact"]
    path.write_text("".join(f'import {{ thing }} from "{name}";\n' for name in lines))
    assert said_of(tmp_path) == (0, "")
