"""One source runs compiled and interpreted, and says which."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import bogwood
from make import SOURCES, compiled_sources

LOOK = """
import importlib, json, sys, bogwood
files = [importlib.import_module(name).__file__ for name in json.loads(sys.argv[1])]
print(json.dumps([bogwood.compiled(), files]))
"""


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(SOURCES).with_suffix("").parts)


def look(pure: str) -> tuple[bool, list[str]]:
    """What a new process says of itself, and the files it loads the engines from."""
    names = json.dumps([module_name(source) for source in compiled_sources()])
    done = subprocess.run(
        [sys.executable, "-c", LOOK, names],
        env={**os.environ, "BOGWOOD_PURE": pure},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    compiled, files = json.loads(done.stdout)
    return compiled, files


def extension_of(source: Path) -> Path | None:
    """The extension module beside a source that this Python would load."""
    candidates = (source.with_suffix(suffix) for suffix in EXTENSION_SUFFIXES)
    return next((path for path in candidates if path.exists()), None)


def test_pure_runs_the_sources_whatever_lies_beside_them() -> None:
    assert look(pure="1") == (False, [str(source) for source in compiled_sources()])


def test_otherwise_extension_modules_run_where_they_are() -> None:
    extensions = [extension_of(source) for source in compiled_sources()]
    files = [str(extension or source) for extension, source in zip(extensions, compiled_sources(), strict=True)]
    assert look(pure="0") == (any(extensions), files)


def test_this_process_tells_what_it_runs() -> None:
    from bogwood.kernel import cells

    assert bogwood.compiled() == (Path(str(cells.__file__)).suffix != ".py")
