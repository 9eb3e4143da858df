#!/usr/bin/env python3
"""One door: ``python3 make.py setup | play | site | test | check | wire | fields | bench | storm | screenshots``.

Standard library only.  Commands first see to it that ``.venv`` holds what ``requirements.lock`` lists, that the
browser client is built and, where there is a C compiler, that the engines are compiled; what is up to date is left
alone.

This file keeps to the syntax of Python 3.6, and quotes the annotations that are newer, so that a Python which
is too old is told so instead of failing here.
"""

import hashlib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import time
import zipfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from typing import TextIO

ROOT = Path(__file__).resolve().parent
SOURCES = ROOT / "src"
LOCK = ROOT / "requirements.lock"
SUPPLY = ROOT / "supply.py"
PROJECT = ROOT / "pyproject.toml"
VENV = ROOT / ".venv"
VENV_STAMP = VENV / ".bogwood-stamp"
PROJECT_STAMP = VENV / ".bogwood-project-stamp"
COMPILED_WHEELS = ROOT / "build" / "wheels" / "compiled"
COMPILED_STAMP = ROOT / "build" / "compiled-stamp.json"
WEB = ROOT / "web"
NODE_LOCK = WEB / "requirements-node.lock"
WIRE = WEB / "tools" / "wire.py"
FIELDS = ROOT / "tools" / "fields.py"
SITE_TOOL = ROOT / "tools" / "site.py"
SITE_LOCK = WEB / "requirements-site.lock"
SITE = ROOT / "build" / "site"
GATHERED = ROOT / "build" / "site-parts"
CLIENT = SOURCES / "bogwood" / "server" / "static"
CLIENT_STAMP = ROOT / "build" / "client-stamp"
MODULES_STAMP = WEB / "node_modules" / ".bogwood-stamp"

OLDEST_PYTHON = (3, 11)
OLDEST_NODE = 18
EXTENSIONS = (".so", ".pyd")
WHEEL_INPUTS = ("pyproject.toml", ".gitignore", "README.md", "LICENSE", "bogwood.cdx.json", "src")
CHECKED = ("src", "tests", "benchmarks", "storm", "examples/games", "tools", "web/tools", "make.py", "supply.py")

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome")

GREEN = 32
RED = 31
YELLOW = 33

MARKS = {0: "ok", 3: "unknown"}
"""What a check says of itself by its exit status; by any other it has failed."""

FAILED = 1
UNUSABLE = 2
"""The command line or the Python at hand cannot be used; nothing was tried."""

COMPILING_FAILED = "Compiling the engines failed, as said above; with BOGWOOD_PURE=1 they run interpreted."


class Halt(Exception):
    """Something the user can mend: one line for them, and the exit status."""

    def __init__(self, message: str, status: int = FAILED) -> None:
        super().__init__(message)
        self.status = status


# What the user sees


def painted(text: str, colour: int, stream: "TextIO") -> str:
    """The text in that ANSI colour where the stream is a terminal that wants colours, else as it is."""
    if not stream.isatty() or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    return f"\033[{colour}m{text}\033[0m"


def say(text: str) -> None:
    print(text, flush=True)


def report(mark: str, what: str, seconds: float) -> None:
    """One line of progress; green, or red when the mark says that it failed, or yellow that nobody knows."""
    colour = {"FAILED": RED, "unknown": YELLOW}.get(mark, GREEN)
    say(painted(f"{mark:<8}", colour, sys.stdout) + f"{what:<28}{seconds:>7.1f} s")


class Clock:
    """Wall time by named part, for the summary at the end of a long command."""

    def __init__(self) -> None:
        self.parts: list[tuple[str, float]] = []
        self.started = time.monotonic()

    def lap(self, part: str) -> None:
        """Closes the part that has been running since the last one was closed."""
        now = time.monotonic()
        self.parts.append((part, now - self.started))
        self.started = now

    def summary(self) -> str:
        total = ("total", sum(seconds for _, seconds in self.parts))
        return "\n".join(f"{part:<12}{seconds:>8.1f} s" for part, seconds in [*self.parts, total])


# What is there to work with


def python_problem(version: "tuple[int, ...]") -> str:
    """Why a Python of this version cannot be used, with the remedy, in one line; empty when it can."""
    if version[:2] >= OLDEST_PYTHON:
        return ""
    needed, found = (".".join(map(str, numbers)) for numbers in (OLDEST_PYTHON, version))
    remedy = f"install a newer one and run it by name, for example: python{needed} make.py"
    return f"Bogwood needs Python {needed} or newer and this is {found}: {remedy}"


def venv_problem() -> str:
    """Why no virtual environment can be made, with the remedy, in one line; empty when one can."""
    missing = [name for name in ("venv", "ensurepip") if importlib.util.find_spec(name) is None]
    if not missing:
        return ""
    return f"This Python lacks its {missing[0]} module: apt-get install python3-venv"


def c_compiler() -> str:
    """The name of the program that compiles C here."""
    return str(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cl").split()[0]


def compiler_problem() -> str:
    """Why the engines are not to be compiled, with the remedy, in one line; empty when they are."""
    if os.environ.get("BOGWOOD_PURE") == "1":
        return "the environment sets BOGWOOD_PURE=1"
    compiler = c_compiler()
    if shutil.which(compiler) is None:
        return f"no C compiler ({compiler}) was found: apt-get install gcc"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "Python.h was not found: apt-get install python3-dev"
    return ""


def refuse_unusable_python() -> None:
    problem = python_problem(sys.version_info[:3]) or venv_problem()
    if problem:
        raise Halt(problem, UNUSABLE)


# Running other programs


def tool(name: str) -> str:
    """Where the virtual environment keeps that program."""
    windows = os.name == "nt"
    return str(VENV / ("Scripts" if windows else "bin") / (name + (".exe" if windows else "")))


def quietly(command: "list[str]", folder: Path = ROOT, **environment: str) -> "subprocess.CompletedProcess[str]":
    """Runs a program in that folder to its end and keeps what it says."""
    return subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )


def demand(command: "list[str]", purpose: str) -> None:
    """Runs a program that has to succeed; shows what it said when it does not."""
    done = quietly(command)
    if done.returncode:
        say(done.stdout.rstrip())
        raise Halt(f"{purpose} failed, as said above.")


def hand_over(command: "list[str]", **environment: str) -> int:
    """Gives the terminal to a program, Ctrl-C included, and returns its exit status."""
    before = signal.signal(signal.SIGINT, lambda number, frame: None)
    try:
        return subprocess.call(command, env={**os.environ, **environment})
    finally:
        signal.signal(signal.SIGINT, before)


# The virtual environment


def digest(*parts: "bytes | str") -> str:
    """One hash of all the parts, in their order."""
    total = hashlib.sha256()
    for part in parts:
        content = part.encode() if isinstance(part, str) else part
        total.update(b"%d:" % len(content) + content)
    return total.hexdigest()


def is_stamped(stamp: Path, value: str) -> bool:
    return stamp.exists() and stamp.read_text() == value


def prepare_environment() -> bool:
    """Brings ``.venv`` up to date with the lock, this Python and the project; tells whether work was done."""
    refuse_unusable_python()
    # A virtual environment works only where it was made, so the place counts too.
    locked = digest(LOCK.read_bytes(), sys.version, str(ROOT))
    declared = digest(locked, PROJECT.read_bytes())
    if is_stamped(PROJECT_STAMP, declared) and Path(tool("python")).exists():
        return False
    if not (is_stamped(VENV_STAMP, locked) and Path(tool("python")).exists()):
        make_environment()
        VENV_STAMP.write_text(locked)
    install_project()
    PROJECT_STAMP.write_text(declared)
    return True


def make_environment() -> None:
    """Makes ``.venv`` anew, with exactly what the lock lists."""
    started = time.monotonic()
    say("Making .venv from requirements.lock; this happens once and takes about a minute.")
    shutil.rmtree(VENV, ignore_errors=True)
    base_python = getattr(sys, "_base_executable", sys.executable)
    demand([base_python, "-m", "venv", str(VENV)], "Making .venv")
    demand([*pip_install(), "--require-hashes", "--requirement", str(LOCK)], "Installing requirements.lock")
    report("made", ".venv", time.monotonic() - started)


def install_project() -> None:
    """Installs the project as it lies in its sources; the lock brought what building it needs."""
    editable = ["--no-deps", "--no-build-isolation", "--editable", str(ROOT)]
    demand([*pip_install(), *editable], "Installing Bogwood")


def pip_install() -> "list[str]":
    return [tool("python"), "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-input"]


# The compiled engines


def compile_settings() -> "dict[str, list[str]]":
    """The settings of the mypyc build hook in pyproject.toml."""
    import tomllib  # not in the Pythons that are told to be too old

    project = tomllib.loads(PROJECT.read_text(encoding="utf-8"))
    hooks: dict[str, dict[str, list[str]]] = project["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]
    return hooks["mypyc"]


def compiled_sources() -> "list[Path]":
    """The sources that are compiled, by the patterns in pyproject.toml."""
    settings = compile_settings()
    found = {path for pattern in settings["include"] for path in ROOT.glob(pattern)}
    return sorted(path for path in found if not any(path.match(pattern) for pattern in settings["exclude"]))


def compile_digest() -> str:
    """Changes when compiling again could give other extension modules."""
    mypy = re.search(r"^mypy==(\S+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    parts = [sys.version, str(mypy and mypy.group(1)), json.dumps(compile_settings(), sort_keys=True)]
    for path in compiled_sources():
        parts += [path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8")]
    return digest(*parts)


def compiled_is_current(wanted: str) -> bool:
    """Whether the extension modules beside the sources are all there and those of these sources."""
    if not COMPILED_STAMP.exists():
        return False
    stamp = json.loads(COMPILED_STAMP.read_text())
    return stamp["digest"] == wanted and all((SOURCES / name).exists() for name in stamp["files"])


def compile_engines() -> bool:
    """Brings the extension modules beside the sources up to date; tells whether work was done.

    Without a compiler it says so in one line and leaves the engines interpreted.
    """
    wanted = compile_digest()
    if compiled_is_current(wanted):
        return False
    remove_extensions()
    problem = compiler_problem()
    if problem:
        say("Running interpreted, which is slower: " + problem)
        return False
    started = time.monotonic()
    say("Compiling the engines; this happens when their sources change and takes a few minutes.")
    files = unpack_extensions(build_wheel(COMPILED_WHEELS, compiled=True))
    COMPILED_STAMP.write_text(json.dumps({"digest": wanted, "files": files}, indent=1))
    report("made", f"{len(files)} extension modules", time.monotonic() - started)
    return True


def remove_extensions() -> None:
    """Leaves no extension module that could stand for a source it was not made from."""
    shutil.rmtree(COMPILED_WHEELS, ignore_errors=True)
    for suffix in EXTENSIONS:
        for path in SOURCES.rglob("*" + suffix):
            path.unlink()
    if COMPILED_STAMP.exists():
        COMPILED_STAMP.unlink()


def build_wheel(folder: Path, compiled: bool) -> Path:
    """Builds the wheel into that folder, as the only one there.

    It is built from a copy, for the build hook moves pyproject.toml away and writes among the sources.
    """
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    command = [tool("python"), "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder.resolve())]
    with tempfile.TemporaryDirectory(prefix="bogwood-") as copy:
        copy_wheel_inputs(Path(copy))
        done = quietly(
            command,
            Path(copy),
            HATCH_BUILD_HOOK_ENABLE_MYPYC="true" if compiled else "false",
            CFLAGS=compiler_flags(),
        )
    wheels = sorted(folder.glob("*.whl"))
    if done.returncode or not wheels:
        say(done.stdout.split("Error while invoking Mypyc:")[-1].strip())
        raise Halt(COMPILING_FAILED if compiled else "Building the wheel failed, as said above.")
    return wheels[0]


def compiler_flags() -> str:
    """Flags for the C compiler, in place of those that Python itself was built with.

    Integers wrap round, as mypyc expects.  Without the third flag, which doubles the engines' speed, gcc inlines no
    function that a shared library exports.  The last one lets gcc write its code on all cores at once.
    """
    given = os.environ.get("CFLAGS", "")
    if os.name == "nt":
        return given
    flags = [given, "-fwrapv", "-DNDEBUG", "-fno-semantic-interposition", "-flto=auto" if is_gcc() else ""]
    return " ".join(filter(None, flags))


def is_gcc() -> bool:
    """Is the C compiler the one of GNU, whatever it is called?"""
    done = quietly([c_compiler(), "--version"])
    return done.returncode == 0 and "Free Software Foundation" in done.stdout


def copy_wheel_inputs(target: Path) -> None:
    for name in WHEEL_INPUTS:
        if (ROOT / name).is_dir():
            ignored = shutil.ignore_patterns("__pycache__", *("*" + suffix for suffix in EXTENSIONS))
            shutil.copytree(ROOT / name, target / name, ignore=ignored)
        else:
            shutil.copy2(ROOT / name, target / name)


def unpack_extensions(wheel: Path) -> "list[str]":
    """Copies the extension modules of a wheel beside their sources; returns their names below ``src``."""
    with zipfile.ZipFile(wheel) as archive:
        names = sorted(name for name in archive.namelist() if name.endswith(EXTENSIONS))
        archive.extractall(SOURCES, names)
    return names


# The browser client


def node_problem() -> str:
    """Why the Node on the path cannot be used; empty when it can."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return "there is none"
    found = re.match(r"v(\d+)", quietly(["node", "--version"]).stdout)
    if found is None or int(found.group(1)) < OLDEST_NODE:
        return f"it is older than {OLDEST_NODE}"
    return ""


def node_programs() -> "tuple[str, str]":
    """Where node and npm are: those on the path, or else those of a package put into ``.venv``."""
    problem = node_problem()
    if not problem:
        return str(shutil.which("node")), str(shutil.which("npm"))
    if not Path(tool("node")).exists():
        say(f"Installing Node into .venv, for {problem} on the path.")
        demand([*pip_install(), "--require-hashes", "--requirement", str(NODE_LOCK)], "Installing Node")
    return tool("node"), tool("npm")


READ_BY_THE_CLIENT = ("*.ftl", "rules.json")
"""What lies with the engines and is built into the client."""


def client_sources() -> "list[Path]":
    """Everything the client is built from, the words of the games and of the coach included."""
    own = [path for folder in ("src", "public") for path in (WEB / folder).rglob("*") if path.is_file()]
    recipe = [*WEB.glob("*.mjs"), *WEB.glob("tools/*.mjs"), WEB / "index.html", WEB / "package-lock.json"]
    read = [found for name in READ_BY_THE_CLIENT for found in SOURCES.rglob(name)]
    return sorted([*own, *recipe, *read])


def client_digest() -> str:
    return digest(*(part for path in client_sources() for part in (path.as_posix(), path.read_bytes())))


def build_client() -> bool:
    """Brings the built client up to date; tells whether work was done."""
    wanted = client_digest()
    if is_stamped(CLIENT_STAMP, wanted) and (CLIENT / "index.html").exists():
        return False
    started = time.monotonic()
    node, npm = node_programs()
    install_modules(npm)
    done = quietly([node, "build.mjs"], WEB)
    if done.returncode:
        say(done.stdout.rstrip())
        raise Halt("Building the client failed, as said above.")
    CLIENT_STAMP.parent.mkdir(exist_ok=True)
    CLIENT_STAMP.write_text(wanted)
    report("made", "browser client", time.monotonic() - started)
    return True


def install_modules(npm: str) -> None:
    """Installs exactly what the lock of the client lists."""
    wanted = digest((WEB / "package-lock.json").read_bytes(), str(WEB))
    if is_stamped(MODULES_STAMP, wanted):
        return
    say("Installing what the browser client is built with; this happens once.")
    done = quietly([npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund"], WEB)
    if done.returncode:
        say(done.stdout.rstrip())
        raise Halt("Installing what the client is built with failed, as said above.")
    MODULES_STAMP.write_text(wanted)


# The games in a folder


SITE_PYTHON = ("314", "pyemscripten_2026_0_wasm32")
"""The Python that runs in the browser, and its platform, as wheels name them; those of pyodide in web/package.json."""


def site_sources() -> "list[Path]":
    """Everything the folder is made from."""
    house = [path for path in (SOURCES / "bogwood").rglob("*") if path.is_file() and is_site_source(path)]
    return sorted({*client_sources(), *house, SITE_TOOL, SITE_LOCK, LOCK, WEB / "tools" / "keeper.js"})


def is_site_source(path: Path) -> bool:
    return CLIENT not in path.parents and "__pycache__" not in path.parts and path.suffix not in EXTENSIONS


def build_site(out: Path, base: str = "./") -> bool:
    """Brings the folder of the site up to date; tells whether work was done."""
    wanted = digest(str(out), base, *(part for path in site_sources() for part in (path.as_posix(), path.read_bytes())))
    stamp = ROOT / "build" / f"site-stamp-{digest(str(out))[:12]}"
    if is_stamped(stamp, wanted) and (out / "index.html").exists():
        return False
    started = time.monotonic()
    node, npm = node_programs()
    install_modules(npm)
    demand([tool("python"), str(SITE_TOOL), str(GATHERED), str(site_wheel())], "Gathering what Python needs")
    for script, environment in (
        (["build.mjs"], {"BOGWOOD_SITE": "1", "BOGWOOD_OUT": str(out)}),
        (["tools/site.mjs", str(out), str(GATHERED), base], {}),
    ):
        done = quietly([node, *script], WEB, **environment)
        if done.returncode:
            say(done.stdout.rstrip()[-2000:])
            raise Halt("Building the folder failed, as said above.")
    stamp.parent.mkdir(exist_ok=True)
    stamp.write_text(wanted)
    report("made", "the games in a folder", time.monotonic() - started)
    return True


def site_wheel() -> Path:
    """The wheel for WebAssembly that the lock of the site names, downloaded and compared with its hash."""
    folder = ROOT / "build" / "site-wheels" / digest(SITE_LOCK.read_bytes())[:12]
    if not list(folder.glob("*.whl")):
        version, platform = SITE_PYTHON
        kind = ["--platform", platform, "--python-version", version, "--implementation", "cp", "--abi", "cp" + version]
        download = [tool("python"), "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:", *kind]
        locked = ["--require-hashes", "--requirement", str(SITE_LOCK), "--dest", str(folder)]
        demand([*download, *locked], "Downloading what the browser needs")
    return next(iter(folder.glob("*.whl")))


def option_of(arguments: "list[str]", name: str, usual: str) -> "tuple[str, list[str]]":
    """The value of an option, and the arguments without it."""
    if name not in arguments:
        return usual, arguments
    at = arguments.index(name)
    if at + 1 == len(arguments):
        raise Halt(f"{name} needs a value.", UNUSABLE)
    return arguments[at + 1], arguments[:at] + arguments[at + 2 :]


def site(arguments: "list[str]") -> int:
    """make a folder that plays in any browser, without a server: site [--out DIR] [--base /path/]"""
    out, rest = option_of(arguments, "--out", str(SITE))
    base, rest = option_of(rest, "--base", "./")
    refuse_arguments(rest)
    if base != "./" and not (base.startswith("/") and base.endswith("/")):
        raise Halt("--base begins and ends with a slash, for example /games/.", UNUSABLE)
    prepare_environment()
    folder = Path(out).resolve()
    build_site(folder, base)
    plain = sum(path.stat().st_size for path in folder.rglob("*") if path.suffix not in (".br", ".gz"))
    say(f"{folder} holds the games, {plain / 1e6:.1f} MB and packed siblings; any web space can serve it.")
    return 0


def play_offline(arguments: "list[str]") -> int:
    """Serves the folder as it is on this machine, and opens it."""
    port, rest = option_of(arguments, "--port", "8642")
    base, rest = option_of(rest, "--base", "/")
    refuse_arguments(rest)
    prepare_environment()
    build_site(SITE)
    serving = [tool("python"), str(ROOT / "tools" / "static.py"), str(SITE), "--port", port, "--base", base]
    return hand_over([*serving, "--browser"])


# The commands


def prepare() -> bool:
    """Brings everything up to date; tells whether work was done."""
    return any([prepare_environment(), compile_engines(), build_client()])


def setup(arguments: "list[str]") -> int:
    """make .venv, compile the engines, build the client, where they are not up to date"""
    refuse_arguments(arguments)
    changed = [prepare()]
    say("Ready." if any(changed) else "Ready; everything was up to date.")
    return 0


def play(arguments: "list[str]") -> int:
    """play in the browser: play [--offline, or OPTIONS of bogwood serve]; in the terminal: play GAME [OPTIONS]"""
    if "--offline" in arguments:
        return play_offline([argument for argument in arguments if argument != "--offline"])
    prepare()
    if arguments and not arguments[0].startswith("-"):
        return hand_over([tool("bogwood"), "play", *arguments])
    return hand_over([tool("bogwood"), "serve", "--browser", *arguments])


def check(arguments: "list[str]") -> int:
    """lint, formatting, types, import contracts, dependencies"""
    refuse_arguments(arguments)
    prepare_environment()
    install_modules(node_programs()[1])
    return FAILED if failed_checks() else 0


def test(arguments: "list[str]") -> int:
    """check, then run the tests: test [--full] [OPTIONS of pytest]"""
    clock = Clock()
    mode = "full" if "--full" in arguments else os.environ.get("BOGWOOD_TEST_MODE", "")
    arguments = [argument for argument in arguments if argument != "--full"]
    prepare_environment()
    clock.lap("set-up")
    # The C compiler keeps one core busy for minutes; the checks do not wait for it.
    with ThreadPoolExecutor(max_workers=1) as beside:
        compiling = beside.submit(compile_engines)
        build_client()
        checks_failed = failed_checks()
        clock.lap("check")
        compiling.result()
    clock.lap("compile")
    find_postgres()
    find_browser()
    command = [tool("python"), "-m", "pytest", "--rootdir", str(ROOT), "-n", "2", "--dist", "worksteal", *arguments]
    os.chdir(ROOT)
    without_compiler = "1" if compiler_problem() else ""
    tests_failed = hand_over(command, BOGWOOD_TEST_MODE=mode, BOGWOOD_NO_COMPILER=without_compiler)
    clock.lap("tests")
    say("\n" + clock.summary())
    return FAILED if checks_failed or tests_failed else 0


def find_postgres() -> None:
    """Tests run a PostgreSQL server of their own; where its programs are missing, root gets them from Debian."""
    if not (any(Path("/usr/lib/postgresql").glob("*/bin/initdb")) or shutil.which("initdb")):
        install_package("postgresql", "PostgreSQL")


def find_browser() -> None:
    """Tests drive a real Chromium; where there is none, root gets it from Debian."""
    if not any(shutil.which(name) for name in BROWSERS):
        install_package("chromium", "Chromium")


def install_package(package: str, name: str) -> None:
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    if not is_root or not shutil.which("apt-get"):
        say(f"There is no {name} for the tests to run: install it, on Debian with: apt-get install {package}")
        return
    say(f"Installing {name} for the tests.")
    for step in (["update"], ["install", "-y", "--no-install-recommends", package]):
        if quietly(["apt-get", "-qq", *step], ROOT, DEBIAN_FRONTEND="noninteractive").returncode:
            say(f"That failed; install it by hand: apt-get install {package}")
            return


def screenshots(arguments: "list[str]") -> int:
    """take pictures of the client's pages into docs/screenshots: screenshots [OPTIONS of tests.web.screenshots]"""
    prepare()
    find_browser()
    os.chdir(ROOT)
    return hand_over([tool("python"), "-m", "tests.web.screenshots", *arguments])


def wire(arguments: "list[str]") -> int:
    """write the client's types of what travels, from the server's own"""
    refuse_arguments(arguments)
    prepare_environment()
    return hand_over([tool("python"), str(WIRE)])


def fields(arguments: "list[str]") -> int:
    """write what follows from the fields that games declare for their states"""
    refuse_arguments(arguments)
    prepare_environment()
    return hand_over([tool("python"), str(FIELDS)])


def bench(arguments: "list[str]") -> int:
    """measure speed and memory: bench [OPTIONS of benchmarks/bench.py]"""
    prepare()
    os.chdir(ROOT)
    return hand_over([tool("python"), "-m", "benchmarks.bench", *arguments])


def storm(arguments: "list[str]") -> int:
    """play while the server is killed, stopped, cut off, and judge: storm [--minutes N] [--store sqlite|postgres]"""
    prepare()
    find_postgres()
    os.chdir(ROOT)
    return hand_over([tool("python"), "-m", "storm", *arguments])


def checks() -> "list[tuple[str, list[str]]]":
    """The name and the command of each check."""
    places = [place for place in CHECKED if (ROOT / place).exists()]
    return [
        ("ruff check", [tool("ruff"), "check", "--quiet", *places]),
        ("ruff format", [tool("ruff"), "format", "--check", "--quiet", *places]),
        ("mypy --strict", [tool("mypy"), "--strict", "--no-error-summary", *places]),
        ("import contracts", [tool("lint-imports"), "--no-logo"]),
        ("deptry", [tool("deptry"), "--no-ansi", "src"]),
        ("bill of materials", [tool("python"), str(SUPPLY), "sbom", "--check"]),
        ("advisories", [tool("python"), str(SUPPLY), "advisories"]),
        ("wire types", [tool("python"), str(WIRE), "--check"]),
        ("fields of states", [tool("python"), str(FIELDS), "--check"]),
        ("tsc", [node_programs()[0], str(WEB / "node_modules" / "typescript" / "bin" / "tsc"), "--project", str(WEB)]),
        ("import contract of the client", [node_programs()[0], str(WEB / "tools" / "imports.mjs")]),
    ]


def failed_checks() -> int:
    """Runs all checks, one line for each that is fine, and says what others found; returns how many have failed."""
    failures = 0
    for name, command in checks():
        started = time.monotonic()
        done = quietly(command)
        report(MARKS.get(done.returncode, "FAILED"), name, time.monotonic() - started)
        if done.returncode:
            say(done.stdout.rstrip())
        if done.returncode not in MARKS:
            failures += 1
    return failures


def refuse_arguments(arguments: "list[str]") -> None:
    if arguments:
        raise Halt(f"This command takes no arguments, and was given: {' '.join(arguments)}", UNUSABLE)


COMMANDS = {
    "setup": setup,
    "play": play,
    "site": site,
    "test": test,
    "check": check,
    "wire": wire,
    "fields": fields,
    "bench": bench,
    "storm": storm,
    "screenshots": screenshots,
}


def command_named(name: str) -> "Callable[[list[str]], int]":
    if name not in COMMANDS:
        raise Halt(f"There is no command {name}; there are {', '.join(COMMANDS)}.", UNUSABLE)
    return COMMANDS[name]


def usage() -> str:
    lines = [f"  {name:<13}{command.__doc__}" for name, command in COMMANDS.items()]
    return "\n".join(["python3 make.py COMMAND", "", *lines])


def main(arguments: "list[str]") -> int:
    """Runs the command named first with the rest as its arguments; returns the exit status."""
    if not arguments or arguments[0] in ("-h", "--help", "help"):
        say(usage())
        return 0 if arguments else UNUSABLE
    try:
        return command_named(arguments[0])(arguments[1:])
    except Halt as halt:
        print(painted(str(halt), RED, sys.stderr), file=sys.stderr)
        return halt.status
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
