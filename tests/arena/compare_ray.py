"""Plays one arena in a process pool and on Ray and compares the games: ``python -m tests.arena.compare_ray``.

Ray is the extra ``[cluster]`` and too large for every test run.  It listens on all interfaces, so it runs in a network
of its own (``unshare -n``).
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from bogwood.arena.playing import Played
from tests.arena.hall import timeless

BOGWOOD = [sys.executable, "-c", "from bogwood.cli.main import main; main()"]
ARENA = ["arena", "felinia", "--players", "2", "--bots", "greedy,random", "--games", "24", "--jobs", "2"]
ALONE = ["unshare", "-rn", "sh", "-c", 'ip link set lo up && exec "$@"', "sh"]
PATIENCE = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "300"}


def games_in(folder: Path) -> list[Played]:
    lines = (folder / "games.jsonl").read_text(encoding="utf-8").splitlines()
    return timeless(sorted((json.loads(line) for line in lines), key=lambda played: int(played["number"])))


def main() -> int:
    with tempfile.TemporaryDirectory() as place:
        pool, ray = Path(place) / "pool", Path(place) / "ray"
        quiet = {"stdout": subprocess.DEVNULL, "check": True}
        subprocess.run([*BOGWOOD, *ARENA, "--out", str(pool)], **quiet)  # type: ignore[call-overload]
        environment = {**os.environ, **PATIENCE}
        subprocess.run([*ALONE, *BOGWOOD, *ARENA, "--out", str(ray), "--ray"], env=environment, **quiet)  # type: ignore[call-overload]
        is_same = games_in(pool) == games_in(ray)
        print(
            f"{len(games_in(ray))} games on Ray {'are those' if is_same else 'DIFFER from those'} of the process pool."
        )
        return 0 if is_same else 1


if __name__ == "__main__":
    sys.exit(main())
