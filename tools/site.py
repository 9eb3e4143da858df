"""Gathers what Python needs in a browser's tab: the house itself, what it stands on, and what it would always answer.

    python tools/site.py OUT WHEEL      write OUT/house and OUT/recorded.json; WHEEL is msgspec's for WebAssembly

Pure modules are taken as they are installed here, so they are those of requirements.lock.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
import sysconfig
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
HOUSE = ROOT / "src" / "bogwood"
INSTALLED = Path(sysconfig.get_path("purelib"))

LEFT_OUT = ("cli", "env", "testing", "arena", "server/static")
"""Rooms that a tab does not enter."""
WORDS = "cli/locale"
"""Whose refusals the server says, too."""
NEVER = (".so", ".pyd", ".pyi", ".typed", ".pyc", ".po", ".mo")

NEVER_UNPACKED = (".pyi", ".typed")

STANDS_ON = (
    "anyio", "attr", "attrs", "babel", "fluent", "litestar", "multidict", "multipart.py", "mypy_extensions.py",
    "pytz/__init__.py", "pytz/exceptions.py", "pytz/lazy.py", "pytz/tzfile.py", "pytz/tzinfo.py", "sniffio",
    "typing_extensions.py", "yaml",
)  # fmt: skip
"""What the house stands on, below the folder of what is installed."""
PARTS_LEFT_OUT = (
    "litestar/cli",
    "litestar/testing",
    "babel/messages",
    "anyio/_backends/_trio.py",
    "anyio/pytest_plugin.py",
)
LANGUAGES = ("root", "en", "ru", "es", "cs")
"""Of babel's data on languages those that sentences are made in."""
RECORDED = ("/api/games",)
"""What is the same for everybody, so that the first page can be shown before Python is there."""


def files_of_house() -> Iterator[tuple[Path, str]]:
    for path in sorted(HOUSE.rglob("*")):
        name = path.relative_to(HOUSE).as_posix()
        is_left_out = (
            (name.startswith(LEFT_OUT) and not name.startswith(WORDS)) or "postgres" in name or "__pycache__" in name
        )
        if path.is_file() and not is_left_out and path.suffix not in NEVER:
            yield path, f"bogwood/{name}"


def files_below() -> Iterator[tuple[Path, str]]:
    for wanted in STANDS_ON:
        place = INSTALLED / wanted
        for path in [place] if place.is_file() else sorted(place.rglob("*")):
            name = path.relative_to(INSTALLED).as_posix()
            is_spoken = "/locale-data/" not in name or path.stem in LANGUAGES
            is_wanted = is_spoken and "__pycache__" not in name and not name.startswith(PARTS_LEFT_OUT)
            if path.is_file() and is_wanted and path.suffix not in NEVER:
                yield path, name


def files_about() -> Iterator[tuple[Path, str]]:
    """Versions and licences of what is taken along."""
    names = {wanted.split("/")[0].removesuffix(".py").lower() for wanted in STANDS_ON}
    for folder in sorted(INSTALLED.glob("*.dist-info")):
        name = folder.name.split("-")[0].lower()
        if name in names or name.split(".")[0] in names or name == "pyyaml":
            for path in sorted(folder.rglob("*")):
                if path.is_file() and (path.name == "METADATA" or "LICEN" in path.name.upper()):
                    yield path, path.relative_to(INSTALLED).as_posix()


def gather(out: Path, wheel: Path) -> None:
    """Lay everything out as it is to be unpacked in the tab."""
    shutil.rmtree(out, ignore_errors=True)
    for path, name in [*files_of_house(), *files_below(), *files_about()]:
        target = out / name
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(out, [name for name in archive.namelist() if not name.endswith(NEVER_UNPACKED)])


async def recorded() -> dict[str, object]:
    """What the house would answer, asked by its own door."""
    from bogwood.tab.build import opened

    class NoThreads:
        def is_ready(self, name: str) -> bool:
            return False

        def warm(self, name: str) -> None: ...

        async def run(self, name: str, content: bytes, tell: object) -> bytes:
            raise OSError("nobody thinks here")

        def end(self, name: str) -> None: ...

    async def kept() -> None: ...

    with tempfile.TemporaryDirectory() as folder:
        async with opened(Path(folder, "store.sqlite"), kept, NoThreads()) as door:
            answers = {path: await door.ask("GET", path, {}, b"") for path in RECORDED}
    return {path: json.loads(answer.body) for path, answer in answers.items()}


def main(arguments: list[str]) -> int:
    out, wheel = Path(arguments[0]), Path(arguments[1])
    gather(out / "house", wheel)
    (out / "recorded.json").write_text(json.dumps(asyncio.run(recorded()), ensure_ascii=False), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
