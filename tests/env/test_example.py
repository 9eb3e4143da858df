"""The example runs as its page says."""

from __future__ import annotations

import subprocess
import sys

from make import ROOT


def test_the_example_trains_and_tells() -> None:
    command = [sys.executable, str(ROOT / "examples" / "train_policy.py"), "--seconds", "0.2", "--trials", "2"]
    told = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()
    assert told[0].startswith("before: wins ")
    assert told[-1].startswith("after ")
