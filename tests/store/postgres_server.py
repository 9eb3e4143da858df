"""A PostgreSQL of one's own for tests: the system's binaries, run by another user than root, in a temporary folder."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

import pytest

from tests.netns import Node

SYSTEM_FOLDERS = "/usr/lib/postgresql/*/bin"
OTHER_FOLDERS = ("/usr/pgsql-*/bin", "/usr/local/opt/postgresql*/bin", "/usr/local/pgsql/bin")
USERS = ("postgres", "nobody")
PATIENCE = 60.0
"""Seconds for the server to start or to stop."""


class NoPostgres(Exception):
    """There are no binaries, or nobody may run them."""


class PostgresServer:
    """A running server, with everything made durable as on a real one."""

    def __init__(self, folder: Path, binaries: Path, user: str | None, node: Node | None = None) -> None:
        self.folder = folder
        self.address = "127.0.0.1" if node is None else node.address
        self.data = folder / "data"
        self.port = free_port()
        self._binaries = binaries
        self._user = user
        self._node = node
        self._schemas = count(1)
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"postgresql://bogwood@{self.address}:{self.port}/postgres"

    async def new_schema(self) -> str:
        """The address of an empty place for one store."""
        import asyncpg  # here, for rooms that know of the fixture below and never use it

        name = f"place_{next(self._schemas)}"
        connection = await asyncpg.connect(self.url)
        try:
            await connection.execute(f"CREATE SCHEMA {name}")
        finally:
            await connection.close()
        return f"{self.url}?search_path={name}"

    def make(self) -> None:
        self._run(
            "initdb", "--pgdata", str(self.data), "--username=bogwood", "--auth=trust", "--encoding=UTF8", "--no-sync"
        )
        if self._node is not None:
            with (self.data / "pg_hba.conf").open("a", encoding="utf-8") as allowed:
                allowed.write("host all all samenet trust\n")

    def start(self) -> None:
        settings = {
            "listen_addresses": self.address,
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "fsync": "on",
            "shared_buffers": "32MB",
            "max_connections": "60",
            "autovacuum_naptime": "1h",
        }
        words = [str(self._binaries / "postgres"), "-D", str(self.data)]
        words += [f"--{name}={value}" for name, value in settings.items()]
        # Only root may enter a machine of its own; the user is changed inside.
        user = self._user if self._node is None else None
        with (self.folder / "log").open("ab") as log:
            self._process = subprocess.Popen(
                words if self._node is None else self._node.words(words, self._user),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
                user=user,
                group=None if user is None else pwd.getpwnam(user).pw_gid,
                extra_groups=None if user is None else [],
                cwd=self.folder,
            )
        self._wait()

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """SIGQUIT ends it as a crash would, which is quick; SIGINT in order."""
        process = self._process
        if process is None:
            return
        self._process = None
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _wait(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            if self._process is None or self._process.poll() is not None:
                break
            ready: list[str | Path] = [self._binaries / "pg_isready", "-q", "-h", self.address, "-p", str(self.port)]
            if subprocess.run(ready, check=False).returncode == 0:
                return
            time.sleep(0.05)
        self.stop()
        raise NoPostgres(f"PostgreSQL did not start:\n{(self.folder / 'log').read_text(errors='replace')[-2000:]}")

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [self._binaries / program, *arguments],
            capture_output=True,
            text=True,
            user=self._user,
            group=None if self._user is None else pwd.getpwnam(self._user).pw_gid,
            extra_groups=None if self._user is None else [],
            cwd=self.folder,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            check=False,
        )
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stderr[-2000:]}")


@contextmanager
def running_postgres(node: Node | None = None) -> Iterator[PostgresServer]:
    """A server for as long as the block lasts, here or on a machine of its own; nothing is left of it."""
    binaries, user = find_binaries(), find_user()
    folder = Path(tempfile.mkdtemp(prefix="bogwood-postgres-"))
    server = PostgresServer(folder, binaries, user, node)
    try:
        if user is not None:
            shutil.chown(folder, user)
        server.make()
        server.start()
        yield server
    finally:
        server.stop()
        with suppress(OSError):
            shutil.rmtree(folder)


def find_binaries() -> Path:
    """The newest that the system has, else what the PATH finds."""
    for pattern in (SYSTEM_FOLDERS, *OTHER_FOLDERS):
        folders = [path for path in Path("/").glob(pattern.lstrip("/")) if (path / "initdb").exists()]
        if folders:
            return max(folders, key=lambda path: [int(part) for part in path.parts[-2].split(".") if part.isdigit()])
    initdb = shutil.which("initdb")
    if initdb is None:
        raise NoPostgres("no PostgreSQL: install the package postgresql, or put initdb on the PATH")
    return Path(initdb).resolve().parent


def find_user() -> str | None:
    """Who runs the server: PostgreSQL refuses root.  None is whoever runs the tests."""
    if os.getuid() != 0:
        return None
    for name in USERS:
        with suppress(KeyError):
            return pwd.getpwnam(name).pw_name
    raise NoPostgres(f"PostgreSQL does not run as root, and there is none of the users {', '.join(USERS)}")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port: int = found.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """One server for all tests of a process that want it."""
    try:
        with running_postgres() as server:
            yield server
    except NoPostgres as problem:
        pytest.fail(str(problem), pytrace=False)
