"""The built client travels with the program, though it is no source."""

from __future__ import annotations

import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from bogwood.cli import serving
from make import EXTENSIONS, ROOT, WHEEL_INPUTS

INSIDE = "bogwood/server/static/"
FILES = {"index.html": "<p>boats</p>", "assets/app.js": "let boats;", "assets/app.js.br": "packed"}


def copied(target: Path) -> Path:
    """All that a wheel is made from, without extension modules, and with a client that was built."""
    ignored = shutil.ignore_patterns("__pycache__", "static", *("*" + suffix for suffix in EXTENSIONS))
    for name in WHEEL_INPUTS:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, target / name, ignore=ignored)
        else:
            shutil.copy2(source, target / name)
    for name, text in FILES.items():
        file = target / "src" / INSIDE / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
    return target


def test_a_wheel_carries_the_built_client(tmp_path: Path) -> None:
    (tmp_path / "project").mkdir()
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "wheels")]
    subprocess.run(command, cwd=copied(tmp_path / "project"), check=True, capture_output=True, timeout=300)
    with zipfile.ZipFile(next((tmp_path / "wheels").glob("*.whl"))) as wheel:
        carried = {name.removeprefix(INSIDE) for name in wheel.namelist() if name.startswith(INSIDE)}
    assert carried == set(FILES)


def test_the_client_is_served_when_it_was_built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serving, "BUILT_CLIENT", tmp_path)
    assert serving.built_client() == ""
    (tmp_path / "index.html").write_text("<p>boats</p>")
    assert serving.built_client() == str(tmp_path)
