"""``python -m storm``: play a storm, judge it, and cut down a script that has found something."""

from __future__ import annotations

import argparse
import asyncio
import shutil
import sys
from datetime import UTC, datetime
from pathlib import Path

from bogwood import shelf

from .checker import faults, summary, told
from .director import written
from .evidence import Fault
from .playing import played
from .script import POSTGRES, SQLITE, Script, read
from .shrinking import shrunk

FOLDER = Path("build/storm")
FOUND = 1


def judged(script: Script, folder: Path) -> tuple[list[Fault], str]:
    """Play a script; what was found, and how much there was to judge."""
    shutil.rmtree(folder, ignore_errors=True)
    evidence = asyncio.run(played(script, folder))
    return faults(evidence, shelf.open_game), summary(evidence)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="make.py storm", description=__doc__)
    parser.add_argument("--minutes", type=float, default=2.0, help="for how long people play")
    parser.add_argument("--store", choices=(SQLITE, POSTGRES), default=SQLITE)
    parser.add_argument("--seed", default=f"{datetime.now(UTC):%Y-%m-%d}", help="the script follows from it")
    parser.add_argument("--script", type=Path, help="play the script in this file instead")
    parser.add_argument("--print", action="store_true", help="only print the script")
    parser.add_argument("--shrink", type=float, default=10.0, metavar="MINUTES", help="how long to cut down a script")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where history and logs are left")
    return parser.parse_args()


def main() -> int:
    chosen = arguments()
    script = read(chosen.script) if chosen.script else written(chosen.seed, chosen.store, 60 * chosen.minutes)
    if chosen.print:
        print(script.text(), end="")
        return 0
    again = f"--script {chosen.script}" if chosen.script else f"--minutes {chosen.minutes:g} --seed {chosen.seed}"
    print(f"storm on {script.store}, seed {script.seed}, {script.seconds:g} s, {len(script.acts)} acts", flush=True)
    found, count = judged(script, chosen.folder / "run")
    print(count, flush=True)
    if not found:
        print("nothing was found")
        return 0
    print("\n".join(told(found)))
    print(f"again: python3 make.py storm --store {script.store} {again}", flush=True)
    if chosen.shrink > 0:
        path = chosen.folder / f"{found[0].rule}.json"
        shrunk(script, found, lambda one: judged(one, chosen.folder / "shrinking")[0], 60 * chosen.shrink).save(path)
        print(f"a shorter script that finds it: python3 make.py storm --script {path}")
    return FOUND


if __name__ == "__main__":
    sys.exit(main())
