"""The one door: what make.py refuses, what it leaves alone, what it builds."""

import ast
import importlib.util
import os
import shutil
import subprocess
import sys
import sysconfig
import time
import zipfile
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import NoReturn

import pytest

import make
import supply


def names_in(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as archive:
        return set(archive.namelist())


def extensions_in(names: set[str]) -> set[str]:
    return {name for name in names if name.endswith(make.EXTENSIONS)}


def forbid(monkeypatch: pytest.MonkeyPatch, *functions: str) -> None:
    """Makes a call of any of these functions of make.py an error."""

    def called(*arguments: object, **options: object) -> NoReturn:
        raise AssertionError(f"called with {arguments} {options}")

    for function in functions:
        monkeypatch.setattr(make, function, called)


# Refusals


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13)])
def test_an_old_python_is_told_in_one_line(version: tuple[int, ...]) -> None:
    problem = make.python_problem(version)
    assert "3.11 or newer" in problem
    assert ".".join(map(str, version)) in problem
    assert "\n" not in problem


@pytest.mark.parametrize("version", [(3, 11, 0), (3, 14, 2), (4, 0, 0)])
def test_a_new_python_is_fine(version: tuple[int, ...]) -> None:
    assert make.python_problem(version) == ""


def test_an_old_python_stops_every_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(make, "OLDEST_PYTHON", (99, 0))
    forbid(monkeypatch, "quietly", "hand_over", "make_environment")
    assert [make.main([command]) for command in make.COMMANDS] == [2] * len(make.COMMANDS)
    assert len(capsys.readouterr().err.splitlines()) == len(make.COMMANDS)


def test_make_can_be_read_by_python_3_6() -> None:
    tree = ast.parse(Path(make.__file__).read_text(encoding="utf-8"), feature_version=(3, 6))
    imports = [node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
    assert "__future__" not in imports
    assert [ast.unparse(node) for node in evaluated_annotations(tree) if not is_old(node)] == []


def evaluated_annotations(tree: ast.AST) -> Iterator[ast.expr]:
    """The annotations that are evaluated when the module is loaded: those of functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            yield from [node.returns] if node.returns else []
        elif isinstance(node, ast.arg):
            yield from [node.annotation] if node.annotation else []


def is_old(annotation: ast.expr) -> bool:
    """Whether it is quoted, or a plain name."""
    return isinstance(annotation, ast.Constant | ast.Name)


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_missing_module_is_told_with_its_remedy(monkeypatch: pytest.MonkeyPatch, missing: str) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None if name == missing else found(name))
    assert make.venv_problem() == f"This Python lacks its {missing} module: apt-get install python3-venv"


def test_a_missing_compiler_leaves_the_engines_interpreted(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: None)
    monkeypatch.setattr(make, "compiled_is_current", lambda wanted: False)
    monkeypatch.setattr(make, "remove_extensions", lambda: None)
    monkeypatch.delenv("BOGWOOD_PURE", raising=False)
    forbid(monkeypatch, "build_wheel")
    assert make.compile_engines() is False
    said = capsys.readouterr().out
    assert len(said.splitlines()) == 1
    assert "no C compiler" in said


def test_missing_headers_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("BOGWOOD_PURE", raising=False)
    monkeypatch.setattr(shutil, "which", lambda program: program)
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(tmp_path))
    assert "Python.h" in make.compiler_problem()


def test_an_unknown_command_is_refused_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main(["sail"]) == 2
    assert "setup, play, site, test, check, wire, fields, bench" in capsys.readouterr().err


def test_a_command_without_arguments_refuses_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert make.main(["check", "--fast"]) == 2
    assert "--fast" in capsys.readouterr().err


def test_a_failed_compilation_shows_the_compiler_and_stops(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    said = "Traceback\nError while invoking Mypyc:\ncells.py:1: error: wrong"
    monkeypatch.setattr(make, "quietly", lambda *_, **__: subprocess.CompletedProcess([], 1, stdout=said))
    with pytest.raises(make.Halt) as halt:
        make.build_wheel(tmp_path / "wheels", compiled=True)
    assert halt.value.status == 1
    assert capsys.readouterr().out == "cells.py:1: error: wrong\n"


# Set-up


def test_a_finished_setup_starts_no_program_and_costs_little(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    forbid(monkeypatch, "quietly", "hand_over", "build_wheel")
    monkeypatch.setattr(make, "remove_extensions", lambda: None)
    before = time.process_time()
    assert make.main(["setup"]) == 0
    assert time.process_time() - before < 0.5
    assert capsys.readouterr().out.endswith("up to date.\n")


def test_a_change_of_a_compiled_source_asks_for_compiling(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = tmp_path / "cells.py"
    monkeypatch.setattr(make, "ROOT", tmp_path)
    monkeypatch.setattr(make, "compiled_sources", lambda: [source])
    digests = []
    for text in ("a = 1", "a = 2", "a = 1"):
        source.write_text(text)
        digests.append(make.compile_digest())
    assert digests[0] == digests[2] != digests[1]


def test_a_missing_extension_module_asks_for_compiling(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stamp = tmp_path / "stamp.json"
    stamp.write_text('{"digest": "d", "files": ["cells.so"]}')
    monkeypatch.setattr(make, "COMPILED_STAMP", stamp)
    monkeypatch.setattr(make, "SOURCES", tmp_path)
    assert not make.compiled_is_current("d")
    (tmp_path / "cells.so").touch()
    assert make.compiled_is_current("d")
    assert not make.compiled_is_current("e")


# Play


@pytest.mark.parametrize(
    ("given", "run"),
    [
        ([], ["serve", "--browser"]),
        (["--port", "0"], ["serve", "--browser", "--port", "0"]),
        (["felinia", "--seed", "x"], ["play", "felinia", "--seed", "x"]),
    ],
)
def test_play_passes_its_arguments_on(monkeypatch: pytest.MonkeyPatch, given: list[str], run: list[str]) -> None:
    commands: list[list[str]] = []

    def hand_over(command: list[str]) -> int:
        commands.append(command)
        return 7

    monkeypatch.setattr(make, "prepare_environment", lambda: False)
    monkeypatch.setattr(make, "compile_engines", lambda: False)
    monkeypatch.setattr(make, "build_client", lambda: False)
    monkeypatch.setattr(make, "hand_over", hand_over)
    assert make.main(["play", *given]) == 7
    assert commands == [[make.tool("bogwood"), *run]]


def test_a_changed_source_of_the_client_asks_for_building(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    source = tmp_path / "main.tsx"
    monkeypatch.setattr(make, "client_sources", lambda: [source])
    digests = []
    for text in ("1", "2", "1"):
        source.write_text(text)
        digests.append(make.client_digest())
    assert digests[0] == digests[2] != digests[1]


@pytest.mark.parametrize(
    ("said", "problem"), [("v20.1.0", ""), ("v16.20.0", "it is older than 18"), ("what?", "it is older than 18")]
)
def test_an_old_node_is_passed_over(monkeypatch: pytest.MonkeyPatch, said: str, problem: str) -> None:
    monkeypatch.setattr(shutil, "which", lambda program: f"/usr/bin/{program}")
    monkeypatch.setattr(make, "quietly", lambda command: subprocess.CompletedProcess(command, 0, said))
    assert make.node_problem() == problem


def test_without_node_a_package_brings_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked: list[list[str]] = []
    monkeypatch.setattr(shutil, "which", lambda program: None)
    monkeypatch.setattr(make, "VENV", tmp_path)
    monkeypatch.setattr(make, "demand", lambda command, purpose: asked.append(command))
    assert make.node_programs() == (make.tool("node"), make.tool("npm"))
    assert asked[0][-1] == str(make.NODE_LOCK)


# Checks


@pytest.mark.parametrize(("status", "mark", "failures"), [(0, "ok", 0), (1, "FAILED", 1), (3, "unknown", 0)])
def test_a_check_that_cannot_tell_is_neither_fine_nor_failed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], status: int, mark: str, failures: int
) -> None:
    monkeypatch.setattr(make, "checks", lambda: [("advisories", ["look"])])
    monkeypatch.setattr(make, "quietly", lambda command: subprocess.CompletedProcess(command, status, "Found out.\n"))
    assert make.failed_checks() == failures
    said = capsys.readouterr().out
    assert said.startswith(mark)
    assert ("Found out." in said) == (status != 0)


def test_advisories_and_the_bill_of_materials_are_among_the_checks() -> None:
    commands = [command[2:] for _, command in make.checks() if str(make.SUPPLY) in command]
    assert commands == [["sbom", "--check"], ["advisories"]]


# Wheels


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return make.build_wheel(tmp_path_factory.mktemp("wheels") / "pure", compiled=False)


def test_the_pure_wheel_fits_every_machine(pure_wheel: Path) -> None:
    assert pure_wheel.name.endswith("-py3-none-any.whl")
    assert extensions_in(names_in(pure_wheel)) == set()


def test_the_pure_wheel_holds_every_source_and_data_file(pure_wheel: Path) -> None:
    files = [path for path in (make.SOURCES / "bogwood").rglob("*") if path.is_file()]
    left_out = (*make.EXTENSIONS, ".pyc")
    wanted = {path.relative_to(make.SOURCES).as_posix() for path in files if path.suffix not in left_out}
    assert wanted <= names_in(pure_wheel)
    assert "bogwood/py.typed" in wanted


def test_a_wheel_carries_its_bill_of_materials(pure_wheel: Path) -> None:
    with zipfile.ZipFile(pure_wheel) as archive:
        [name] = [name for name in archive.namelist() if "/sboms/" in name]
        [record] = [name for name in archive.namelist() if name.endswith(".dist-info/RECORD")]
        assert name.endswith(".dist-info/sboms/bogwood.cdx.json")
        assert archive.read(name).decode() == supply.bill()
        assert name in archive.read(record).decode()


def test_the_pure_wheel_runs_interpreted(pure_wheel: Path, tmp_path: Path) -> None:
    assert not runs_compiled(pure_wheel, tmp_path)


def test_extension_modules_lie_beside_all_compiled_sources_or_none() -> None:
    found = {path.relative_to(make.SOURCES).as_posix() for path in make.SOURCES.rglob("*.*")}
    assert extensions_in(found) in (set(), expected_extensions())


def test_a_compiled_wheel_holds_the_same_extension_modules_and_runs_compiled(tmp_path: Path) -> None:
    for wheel in make.COMPILED_WHEELS.glob("*.whl"):
        assert extensions_in(names_in(wheel)) == expected_extensions()
        assert runs_compiled(wheel, tmp_path)


def expected_extensions() -> set[str]:
    """One extension module for each compiled source, and the one library they share."""
    suffix = EXTENSION_SUFFIXES[0]
    sources = [source.relative_to(make.SOURCES) for source in make.compiled_sources()]
    return {source.with_suffix(suffix).as_posix() for source in sources} | {"bogwood__mypyc" + suffix}


def runs_compiled(wheel: Path, folder: Path) -> bool:
    """What a process that takes Bogwood from this wheel alone says of itself."""
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)
    question = "import bogwood; print(bogwood.__file__, bogwood.compiled(), sep='|')"
    environment = {**os.environ, "PYTHONPATH": str(folder), "BOGWOOD_PURE": "0"}
    said = subprocess.check_output([sys.executable, "-c", question], env=environment, text=True)
    place, compiled = said.strip().split("|")
    assert Path(place).is_relative_to(folder)
    return compiled == "True"
