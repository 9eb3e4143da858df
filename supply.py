"""What Bogwood is made with: is any of it known to be unsafe, and a list of it for those who ask.

    python3 supply.py advisories     compare the locks with a list of advisories that is at hand
    python3 supply.py sbom           write the bill of materials of the wheel anew

Standard library only, and no network: advisories are files in the format of OSV (https://ossf.github.io/osv-schema),
one by one, in a folder, or in the archives that OSV publishes for each ecosystem.
"""

from __future__ import annotations

import base64
import json
import os
import re
import sys
import tomllib
import uuid
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

Json = dict[str, Any]

ROOT = Path(__file__).resolve().parent
PROJECT = ROOT / "pyproject.toml"
PYTHON_LOCKS = (ROOT / "requirements.lock", ROOT / "web" / "requirements-node.lock")
CLIENT_LOCK = ROOT / "web" / "package-lock.json"
BILL = ROOT / "bogwood.cdx.json"
"""The wheel carries it, by ``sbom-files`` in pyproject.toml."""

LIST = "BOGWOOD_ADVISORIES"
"""In the environment: the file or folder of the advisories."""
USUAL_LIST = ROOT / "build" / "advisories"

PYPI = "PyPI"
NPM = "npm"
KINDS = {PYPI: "pypi", NPM: "npm"}
"""The ecosystems, and what purls call them."""

FOUND = 1
UNKNOWN = 3
"""The exit status when there is nothing to compare with."""

NEEDED = "required"
OPTIONAL = "optional"
BUILDING = "excluded"
"""Scopes of CycloneDX; the last is for what the client is built with, and is not in it."""
COPIED = {"@iconify-json/game-icons"}
"""Needed to build the client by its lock, but its drawings are in it."""


class Package(NamedTuple):
    """One version of something, as a lock names it."""

    ecosystem: str
    name: str
    version: str

    def __str__(self) -> str:
        return f"{self.name} {self.version} ({self.ecosystem})"

    @property
    def purl(self) -> str:
        return f"pkg:{KINDS[self.ecosystem]}/{self.name.replace('@', '%40')}@{self.version}"


# The locks


def normalised(name: str) -> str:
    """The name of a Python package as everybody spells it."""
    return re.sub(r"[-_.]+", "-", name).lower()


class Locked(NamedTuple):
    """A package of a lock, and what it is there for."""

    package: Package
    wanted_by: set[str]
    """Names of packages, or of files with a bracket or a dash in them."""


def python_locked(text: str) -> list[Locked]:
    """Everything in a lock as uv writes it."""
    found = []
    for entry in re.split(r"\n(?=[\w])", text):
        if not (pin := re.match(r"([\w.-]+)==([^\s;\\]+)", entry)):
            continue
        reasons = entry.partition("# via")[2].replace("#", "").split("\n")
        wanted = {reason.strip() for reason in reasons if reason.strip()}
        found.append(Locked(Package(PYPI, normalised(pin[1]), pin[2]), wanted))
    return found


def client_locked(document: Json) -> dict[str, Json]:
    """The packages of a lock of npm by their names; each entry has a version."""
    return {
        place.rpartition("node_modules/")[2]: entry
        for place, entry in document["packages"].items()
        if place and "version" in entry
    }


def all_packages() -> list[Package]:
    """Everything that is installed to run, build, check or test Bogwood."""
    found = {one.package for lock in PYTHON_LOCKS for one in python_locked(lock.read_text(encoding="utf-8"))}
    client = client_locked(json.loads(CLIENT_LOCK.read_text(encoding="utf-8")))
    return sorted(found | {Package(NPM, name, entry["version"]) for name, entry in client.items()})


# Advisories

Key = tuple[Any, ...]

PYTHON_VERSION = re.compile(
    r"v?(?:(?P<epoch>\d+)!)?(?P<release>\d+(?:\.\d+)*)"
    r"(?:[-_.]?(?P<early>alpha|beta|preview|pre|rc|a|b|c)[-_.]?(?P<early_number>\d*))?"
    r"(?P<post>-\d+|[-_.]?(?:post|rev|r)[-_.]?\d*)?"
    r"(?P<dev>[-_.]?dev[-_.]?\d*)?(?:\+.*)?",
    re.IGNORECASE,
)
EARLY = {"a": 0, "alpha": 0, "b": 1, "beta": 1, "c": 2, "rc": 2, "pre": 2, "preview": 2}
RELEASED = (3, 0)
BEFORE_ALL = (-1, 0)
INFINITE = float("inf")


def python_key(version: str) -> Key:
    """Sorts versions as PEP 440 says; local parts do not count."""
    parts = PYTHON_VERSION.fullmatch(version.strip())
    if parts is None:
        raise ValueError(f"no version of Python: {version}")
    release = tuple(map(int, parts["release"].split(".")))
    while release and release[-1] == 0:
        release = release[:-1]
    post = -1.0 if parts["post"] is None else float(re.sub(r"\D", "", parts["post"]) or 0)
    dev = INFINITE if parts["dev"] is None else float(re.sub(r"\D", "", parts["dev"]) or 0)
    early = RELEASED
    if parts["early"] is not None:
        early = (EARLY[parts["early"].lower()], int(parts["early_number"] or 0))
    elif parts["dev"] is not None and parts["post"] is None:
        early = BEFORE_ALL
    return (int(parts["epoch"] or 0), release, early, post, dev)


def npm_key(version: str) -> Key:
    """Sorts versions as semver.org says: numbers before words, and what comes before a release before it."""
    core, _, early = version.strip().removeprefix("v").partition("+")[0].partition("-")
    numbers = tuple(int(part) for part in core.split("."))
    numbers += (0,) * (3 - len(numbers))
    parts = [(0, int(part), "") if part.isdigit() else (1, 0, part) for part in early.split(".")] if early else []
    return (numbers, not early, parts)


def key_of(ecosystem: str, version: str) -> Key:
    return python_key(version) if ecosystem == PYPI else npm_key(version)


def is_within(package: Package, events: list[Json]) -> bool:
    """Is the version inside a range that these events of OSV make?"""
    own = key_of(package.ecosystem, package.version)
    steps = []
    for event in events:
        ((kind, version),) = event.items()
        if kind == "introduced" and version == "0":
            steps.append(((), kind))
        elif version != "*":
            steps.append((key_of(package.ecosystem, version), kind))
    limits = [key for key, kind in steps if kind == "limit"]
    if limits and all(own >= limit for limit in limits):
        return False
    is_affected = False
    for key, kind in sorted(steps):
        if kind == "introduced" and own >= key:
            is_affected = True
        elif (kind == "fixed" and own >= key) or (kind == "last_affected" and own > key):
            is_affected = False
    return is_affected


def concerns(advisory: Json, package: Package) -> bool:
    """Does an advisory name this version?"""
    if advisory.get("withdrawn"):
        return False
    for affected in advisory.get("affected", []):
        if not is_about(affected, package):
            continue
        ranges = [one for one in affected.get("ranges", []) if one["type"] in ("ECOSYSTEM", "SEMVER")]
        if package.version in affected.get("versions", []) or any(is_within(package, one["events"]) for one in ranges):
            return True
    return False


def is_about(affected: Json, package: Package) -> bool:
    named = affected.get("package", {})
    if named.get("ecosystem", "").partition(":")[0] != package.ecosystem:
        return False
    name = str(named.get("name", ""))
    return (normalised(name) if package.ecosystem == PYPI else name) == package.name


def read_advisories(place: Path) -> Iterator[Json]:
    """All advisories of a file, an archive or a folder."""
    if place.is_dir():
        for path in sorted(place.rglob("*")):
            if path.suffix in (".json", ".zip"):
                yield from read_advisories(path)
    elif place.suffix == ".zip":
        with zipfile.ZipFile(place) as archive:
            for name in archive.namelist():
                if name.endswith(".json"):
                    yield from advisories_in(archive.read(name))
    else:
        yield from advisories_in(place.read_bytes())


def advisories_in(content: bytes) -> list[Json]:
    document = json.loads(content)
    return document if isinstance(document, list) else [document]


def place_of_list() -> Path | None:
    """Where the list of advisories is; None when none is at hand."""
    named = os.environ.get(LIST, "")
    place = Path(named) if named else USUAL_LIST
    if named and not place.exists():
        raise FileNotFoundError(f"{LIST} names {place}, which is not there")
    return place if place.exists() else None


def ecosystems_in(advisory: Json) -> set[str]:
    return {str(one.get("package", {}).get("ecosystem", "")).partition(":")[0] for one in advisory.get("affected", [])}


def compare() -> int:
    """Say what is known to be unsafe; the exit status."""
    try:
        place = place_of_list()
        if place is None:
            print(f"No list of advisories is at hand: put files of OSV into build/advisories, or name them in {LIST}.")
            return UNKNOWN
        packages, covered, found = all_packages(), set(), []
        by_name = {one.name: [other for other in packages if other.name == one.name] for one in packages}
        for advisory in read_advisories(place):
            covered |= ecosystems_in(advisory)
            names = {str(one.get("package", {}).get("name", "")) for one in advisory.get("affected", [])}
            near = [one for name in names | set(map(normalised, names)) for one in by_name.get(name, [])]
            found += [(package, advisory) for package in sorted(set(near)) if concerns(advisory, package)]
    except (OSError, ValueError, KeyError, TypeError, AttributeError, zipfile.BadZipFile) as problem:
        print(f"The list of advisories cannot be read: {problem}")
        return FOUND
    for package, advisory in found:
        print(f"{package}: {advisory['id']} {advisory.get('summary', '')}".rstrip())
    if found:
        return FOUND
    missing = sorted(set(KINDS) - covered)
    if missing:
        print(f"The list of advisories that is at hand holds none for {', '.join(missing)}.")
        return UNKNOWN
    return 0


# The bill of materials


def component(package: Package, scope: str, **more: object) -> Json:
    group, _, name = package.name.rpartition("/")
    named = {"group": group, "name": name} if group else {"name": name}
    found: Json = {"type": "library", "bom-ref": package.purl, **named, "version": package.version, "scope": scope}
    return {**found, "purl": package.purl, **more}


def python_components(project: Json, locked: list[Locked]) -> list[Json]:
    """What the program needs when it runs, and, as optional, what its extras need."""
    needed = reached(locked, names_of(project["dependencies"]))
    extras = [line for lines in project["optional-dependencies"].values() for line in lines]
    optional = reached(locked, names_of(extras)) - needed
    found = [(one, NEEDED if one.package.name in needed else OPTIONAL) for one in locked]
    return [component(one.package, scope) for one, scope in found if one.package.name in needed | optional]


def names_of(requirements: list[str]) -> set[str]:
    return {normalised(re.split(r"[^\w.-]", line)[0]) for line in requirements}


def reached(locked: list[Locked], names: set[str]) -> set[str]:
    """These packages and all that they need, by what the lock says each is there for."""
    found = set(names)
    while more := {one.package.name for one in locked if one.wanted_by & found} - found:
        found |= more
    return found & {one.package.name for one in locked}


def client_components(document: Json) -> list[Json]:
    """What is in the client, and what it is built with, without the parts of that for single kinds of machines."""
    found = []
    for name, entry in sorted(client_locked(document).items()):
        if entry.get("optional"):
            continue
        scope = BUILDING if entry.get("dev") and name not in COPIED else NEEDED
        kind, _, digest = entry["integrity"].partition("-")
        told: Json = {"hashes": [{"alg": kind.upper().replace("SHA", "SHA-"), "content": hexadecimal(digest)}]}
        if "license" in entry:
            told["licenses"] = [licence(entry["license"])]
        found.append(component(Package(NPM, name, entry["version"]), scope, **told))
    return found


def licence(text: str) -> Json:
    """A name of SPDX, or several of them joined by words."""
    return {"expression": text} if " " in text else {"license": {"id": text}}


def hexadecimal(digest: str) -> str:
    return base64.b64decode(digest).hex()


def version() -> str:
    text = (ROOT / "src" / "bogwood" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise ValueError("bogwood has no version")
    return found[1]


def bill() -> str:
    """The bill of materials as CycloneDX 1.6; the same for the same locks, so it names no time."""
    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))["project"]
    locked = python_locked(PYTHON_LOCKS[0].read_text(encoding="utf-8"))
    parts = python_components(project, locked) + client_components(json.loads(CLIENT_LOCK.read_text(encoding="utf-8")))
    own = Package(PYPI, project["name"], version())
    whole = {
        "type": "application",
        "bom-ref": own.purl,
        "name": own.name,
        "version": own.version,
        "licenses": [licence(project["license"])],
        "purl": own.purl,
    }
    name = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps([whole, parts], sort_keys=True))
    document = {
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{name}",
        "version": 1,
        "metadata": {"component": whole},
        "components": sorted(parts, key=lambda part: str(part["purl"])),
    }
    return json.dumps(document, indent=1) + "\n"


def is_current() -> bool:
    return BILL.exists() and BILL.read_text(encoding="utf-8") == bill()


def main(arguments: list[str]) -> int:
    if arguments == ["advisories"]:
        return compare()
    if arguments == ["sbom"]:
        BILL.write_text(bill(), encoding="utf-8")
        return 0
    if arguments == ["sbom", "--check"]:
        if not is_current():
            print(f"{BILL.name} is not what the locks say: python3 supply.py sbom")
        return 0 if is_current() else FOUND
    print(__doc__)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
