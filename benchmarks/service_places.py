"""The servers under measurement: ours, boardgame.io's and PostgreSQL, each a process on the loopback address.

CPU time and memory are read from ``/proc``, so the service is measured on Linux only.
"""

from __future__ import annotations

import contextlib
import os
import pwd
import re
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RIVAL = ROOT / "benchmarks" / "boardgame_io"
RIVAL_PLACE = ROOT / "build" / "bench-boardgame-io"
RIVAL_FILES = ("package.json", "package-lock.json", ".npmrc", "game.js", "server.js")
INSTALL_SECONDS = 300
PATIENCE = 60.0
"""Seconds for a server to start or to stop."""

START = "from bogwood.cli.main import main; main()"
PORT = re.compile(r"(?:http://127\.0\.0\.1:|listening )(\d+)")


class Missing(Exception):
    """Something that is to be measured cannot be had here; one line says what."""


# What a process uses


def own_cpu(pid: int) -> float:
    """CPU seconds of one process, all its threads included."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(pid: int) -> list[int]:
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def resident(pid: int) -> int:
    """Bytes of memory that a process has for itself, without what lies in files."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("RssAnon:"):
            return int(line.split()[1]) * 1024
    raise Missing(f"process {pid} does not tell its memory")


class Place:
    """A running server, with the processes that belong to it."""

    def __init__(self, process: subprocess.Popen[str], port: int) -> None:
        self.process = process
        self.port = port

    def pids(self) -> list[int]:
        pids = [self.process.pid]
        for pid in pids:
            with contextlib.suppress(FileNotFoundError):
                pids += children(pid)
        return pids

    def cpu(self) -> float:
        """CPU seconds of all its processes that live."""
        total = 0.0
        for pid in self.pids():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                total += own_cpu(pid)
        return total

    def memory(self) -> int:
        total = 0
        for pid in self.pids():
            with contextlib.suppress(FileNotFoundError, ProcessLookupError):
                total += resident(pid)
        return total

    def stop(self, how: signal.Signals = signal.SIGTERM) -> None:
        stop(self.process, how)


def stop(process: subprocess.Popen[str], how: signal.Signals = signal.SIGTERM) -> None:
    if process.poll() is None:
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
    if process.stdout is not None:
        process.stdout.close()


# Ours


@contextlib.contextmanager
def our_server(store: str, folder: Path, rate: float = 0, *more: str) -> Iterator[Place]:
    """``bogwood serve`` on a free port, usually without limits of rate."""
    options = ["serve", "--store", store, "--port", "0", "--rate", str(rate), "--reports", str(folder / "reports")]
    with started([sys.executable, "-c", START, *options, *more], ROOT, {}) as place:
        yield place


@contextlib.contextmanager
def started(command: list[str], folder: Path, environment: dict[str, str]) -> Iterator[Place]:
    """A server that tells its port on standard output."""
    process = subprocess.Popen(
        command,
        cwd=folder,
        env={**os.environ, **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        yield Place(process, told_port(process, command))
    finally:
        stop(process)


def told_port(process: subprocess.Popen[str], command: list[str]) -> int:
    assert process.stdout is not None
    for line in process.stdout:
        found = PORT.search(line)
        if found:
            return int(found[1])
    raise Missing(f"{Path(command[0]).name} ended before it listened")


# boardgame.io


@contextlib.contextmanager
def rival_server() -> Iterator[Place]:
    """boardgame.io's server with a small game, installed by npm on first use."""
    node = shutil.which("node")
    if node is None:
        raise Missing("Node is not installed")
    install_rival()
    with started([node, "server.js"], RIVAL_PLACE, {"NODE_ENV": "production"}) as place:
        yield place


def install_rival() -> None:
    """Brings the packages of the lock into ``build``."""
    RIVAL_PLACE.mkdir(parents=True, exist_ok=True)
    stamp = RIVAL_PLACE / "bench-stamp"
    lock = (RIVAL / "package-lock.json").read_text(encoding="utf-8")
    for name in RIVAL_FILES:
        shutil.copyfile(RIVAL / name, RIVAL_PLACE / name)
    if stamp.exists() and stamp.read_text(encoding="utf-8") == lock:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise Missing("npm is not installed")
    print("Installing boardgame.io; this happens once.", file=sys.stderr, flush=True)
    command = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--omit=dev"]
    try:
        done = subprocess.run(command, cwd=RIVAL_PLACE, capture_output=True, timeout=INSTALL_SECONDS, check=False)
    except subprocess.TimeoutExpired:
        raise Missing("boardgame.io could not be installed in time") from None
    if done.returncode:
        raise Missing("boardgame.io cannot be installed: is npm's registry reachable?")
    stamp.write_text(lock, encoding="utf-8")


# PostgreSQL


@contextlib.contextmanager
def postgres() -> Iterator[tuple[Place, str]]:
    """A PostgreSQL of its own in a temporary folder, with full durability, and its address."""
    binaries, user = postgres_binaries(), postgres_user()
    folder = Path(tempfile.mkdtemp(prefix="bogwood-bench-"))
    process: subprocess.Popen[str] | None = None
    try:
        if user is not None:
            shutil.chown(folder, user)
        make_cluster(binaries, folder, user)
        port = free_port()
        process = start_cluster(binaries, folder, user, port)
        yield Place(process, port), f"postgresql://bogwood@127.0.0.1:{port}/postgres"
    finally:
        if process is not None:
            stop(process, signal.SIGINT)
        shutil.rmtree(folder, ignore_errors=True)


def postgres_binaries() -> Path:
    found = [path for path in Path("/usr/lib/postgresql").glob("*/bin") if (path / "initdb").exists()]
    if found:
        return max(found, key=lambda path: float(path.parent.name))
    initdb = shutil.which("initdb")
    if initdb is None:
        raise Missing("PostgreSQL is not installed")
    return Path(initdb).resolve().parent


def postgres_user() -> str | None:
    """Who runs it: it refuses root.  None is whoever runs the bench."""
    if os.getuid() != 0:
        return None
    known = {entry.pw_name for entry in pwd.getpwall()}
    for name in ("postgres", "nobody"):
        if name in known:
            return name
    raise Missing("PostgreSQL does not run as root, and there is no other user for it")


def group_of(user: str | None) -> int | None:
    return None if user is None else pwd.getpwnam(user).pw_gid


def make_cluster(binaries: Path, folder: Path, user: str | None) -> None:
    options = ["--username=bogwood", "--auth=trust", "--encoding=UTF8", "--no-sync", "--locale=C"]
    done = subprocess.run(
        [binaries / "initdb", "--pgdata", folder / "data", *options],
        cwd=folder,
        user=user,
        group=group_of(user),
        extra_groups=None if user is None else [],
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Missing(f"PostgreSQL's initdb failed: {done.stderr.strip()[-200:]}")


def start_cluster(binaries: Path, folder: Path, user: str | None, port: int) -> subprocess.Popen[str]:
    settings = {"listen_addresses": "127.0.0.1", "port": str(port), "unix_socket_directories": str(folder)}
    with (folder / "log").open("ab") as log:
        process = subprocess.Popen(
            [binaries / "postgres", "-D", folder / "data", *(f"--{name}={value}" for name, value in settings.items())],
            cwd=folder,
            user=user,
            group=group_of(user),
            extra_groups=None if user is None else [],
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            text=True,
        )
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end and process.poll() is None:
        ready: list[str | Path] = [binaries / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(port)]
        if subprocess.run(ready, check=False).returncode == 0:
            return process
        time.sleep(0.1)
    stop(process, signal.SIGINT)
    raise Missing("PostgreSQL did not start")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port
