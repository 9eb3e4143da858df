"""Two minutes of storm; in full mode ten on each store.  A seed of one's own comes with ``STORM_SEED``."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from storm.script import POSTGRES, SQLITE
from tests.conformance.cases import FULL

ROOT = Path(__file__).parents[2]
MINUTES = 10 if FULL else 2
STORES = [SQLITE, POSTGRES] if FULL else [SQLITE]
SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.json"))
"""What storms have found, cut down."""
SEED = os.environ.get("STORM_SEED") or f"{datetime.now(UTC):%Y-%m-%d}"


def weathered(folder: Path, *words: str) -> None:
    """A storm in which nothing is found."""
    command = [sys.executable, "-m", "storm", "--shrink", "0", "--folder", str(folder), *words]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=1500, check=False)
    print(done.stdout)
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("store", STORES)
def test_nothing_is_found_in_a_storm(store: str, tmp_path: Path) -> None:
    weathered(tmp_path, "--minutes", str(MINUTES), "--store", store, "--seed", SEED)


@pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
@pytest.mark.parametrize("script", SCRIPTS, ids=[path.stem for path in SCRIPTS])
def test_what_was_found_is_not_found_again(script: Path, tmp_path: Path) -> None:
    weathered(tmp_path, "--script", str(script))
