"""What the files of the project may not hold, and which must be there."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from make import COMMANDS, LOCK, PROJECT, ROOT

LEFT_ALONE = {".git", ".venv", "build", "node_modules", "static"}
CACHES = re.compile(r"__pycache__|\..*cache|\.hypothesis|\.coverage.*")

# Written so that the patterns do not match themselves.
REGISTRY = re.compile(r"pypi[.]org|python[h]osted|registry[.](?:npm|yarn)", re.IGNORECASE)
MACHINE_PATH = re.compile(r"(?<![\w.:/])/(?:root|work|home|Users|opt)/\w")


def project_files(folder: Path = ROOT) -> Iterator[Path]:
    """Every file that belongs to the project, whether it is under version control already or not."""
    for path in sorted(folder.iterdir()):
        if path.name in LEFT_ALONE or CACHES.fullmatch(path.name):
            continue
        if path.is_dir():
            yield from project_files(path)
        else:
            yield path


def texts() -> Iterator[tuple[str, str]]:
    """The name and content of every text file of the project."""
    for path in project_files():
        content = path.read_bytes()
        if b"\0" not in content:
            yield path.relative_to(ROOT).as_posix(), content.decode("utf-8")


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line}"
        for name, text in texts()
        for number, line in enumerate(text.splitlines(), start=1)
        if pattern.search(line)
    ]


def test_no_file_names_the_host_of_a_registry() -> None:
    assert lines_with(REGISTRY) == []


def test_no_file_names_a_path_of_one_machine() -> None:
    assert lines_with(MACHINE_PATH) == []


def test_the_lock_names_no_place_to_fetch_from() -> None:
    places = re.compile(r"://|^\s*-(?:-[a-z-]*index[a-z-]*|-find-links|-trusted-host|i|f)\b|\s@\s", re.MULTILINE)
    assert places.search(LOCK.read_text(encoding="utf-8")) is None


def test_every_package_in_the_lock_is_pinned_and_hashed() -> None:
    lock = LOCK.read_text(encoding="utf-8")
    entries = re.split(r"\n(?=\S)", lock.strip())
    assert [entry for entry in entries if not re.match(r"[\w.-]+==\S+.*--hash=sha256:", entry, re.DOTALL)] == []


def test_the_lock_holds_every_declared_dependency() -> None:
    declared = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]["dependencies"]
    wanted = [*declared, *(ROOT / "requirements.in").read_text(encoding="utf-8").splitlines()]
    names = {normalised(line) for line in wanted if re.match(r"\w", line)}
    assert names - {normalised(line) for line in LOCK.read_text(encoding="utf-8").splitlines()} == set()


def normalised(requirement: str) -> str:
    """The name of what is required, as a lock spells it."""
    return re.sub(r"[-_.]+", "-", re.split(r"[^\w.-]", requirement)[0]).lower()


@pytest.mark.parametrize("name", ["uv.lock", "pylock.toml"])
def test_no_lock_of_a_kind_that_records_hosts(name: str) -> None:
    assert [path for path in project_files() if path.name == name] == []


def test_the_licence_is_there_in_full() -> None:
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    assert "Apache License" in licence
    assert "END OF TERMS AND CONDITIONS" in licence


def test_every_folder_of_modules_is_a_package() -> None:
    folders = {path.parent for path in (ROOT / "src" / "bogwood").rglob("*.py")}
    assert [folder for folder in sorted(folders) if not (folder / "__init__.py").exists()] == []


def test_the_runner_calls_a_command_of_make() -> None:
    called = re.search(r"python3 make\.py (\w+)", (ROOT / ".ci" / "run").read_text(encoding="utf-8"))
    assert called is not None
    assert called.group(1) in COMMANDS


def broken_links(page: Path) -> list[str]:
    """The links of a page to files that are not there; those into the net are left alone."""
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    targets = re.findall(r"\]\(([^)\s#]+)[^)]*\)", text)
    return [target for target in targets if "://" not in target and not (page.parent / target).exists()]


def test_every_link_of_a_page_leads_to_a_file() -> None:
    pages = [path for path in project_files() if path.suffix == ".md"]
    assert {page.relative_to(ROOT).as_posix(): broken_links(page) for page in pages if broken_links(page)} == {}


def test_a_link_that_leads_nowhere_is_noticed(tmp_path: Path) -> None:
    (tmp_path / "here.md").write_text("[a](here.md#part), [b](https://example.org/), [c](gone.md), `[d](x.md)`")
    assert broken_links(tmp_path / "here.md") == ["gone.md", "x.md"]
