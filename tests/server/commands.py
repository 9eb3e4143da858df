"""``bogwood`` as a user starts it."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any, cast

import httpx

from tests.server.house import PATIENCE, House

MAIN = "from bogwood.cli.main import main; main()"


def bogwood(*arguments: str, status: int = 0) -> str:
    """Run a command; what it wrote to both streams."""
    done = subprocess.run(
        [sys.executable, "-c", MAIN, *arguments], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == status, done.stderr
    return done.stdout + done.stderr


class Service:
    """``bogwood serve`` on a random port, with all its processes in a group of their own."""

    def __init__(self, store: str, folder: Path, *more: str) -> None:
        folder.mkdir(exist_ok=True)
        self.log = folder / "log"
        """What the processes write to standard error."""
        self._words = [sys.executable, "-u", "-c", MAIN, "--lang", "en", "serve", "--port", "0", "--store", store]
        self._words += ["--rate", "0", "--reports", str(folder / "reports"), *more]

    def __enter__(self) -> Service:
        with self.log.open("a", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                self._words, stdout=subprocess.PIPE, stderr=log, text=True, start_new_session=True
            )
        assert self.process.stdout is not None
        found = re.search(r":(\d+) ", self.process.stdout.readline())
        assert found is not None
        self.house = House(cast(Any, None), int(found.group(1)), cast(Any, None))
        end = time.monotonic() + PATIENCE
        while not self.is_up():
            assert time.monotonic() < end
            time.sleep(0.1)
        return self

    def is_up(self) -> bool:
        try:
            return httpx.get(f"{self.house.url}/ready", timeout=2, trust_env=False).status_code == 200
        except httpx.HTTPError:
            return False

    def kill(self) -> None:
        """End everything at once, as a power cut does."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def __exit__(self, *_: object) -> None:
        for one in reversed(self.house.open):
            one.close()
        if self.process.poll() is None:
            self.process.terminate()
            self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
