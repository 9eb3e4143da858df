"""Measures the environments beside PettingZoo's own connect four: ``python3 make.py bench --env``.

CPU time of one process each, in turns: every round runs connect four and ours one after the other, a ratio is taken
within its round, and what is shown is the median over the rounds.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import statistics
import subprocess
import sys
from pathlib import Path

from benchmarks.bench import ROOT, Halt, is_compiled, readable, say, spread, succeeds, times

REQUIREMENTS = ("pettingzoo==1.27.0", "pygame==2.6.1", "numpy>=2.0")
ENVIRONMENT = ROOT / "build" / "bench-env-venv"
STAMP = ENVIRONMENT / "bench-stamp"
STOCK = "connect four"
LIMITS = {"interpreted": 2.0, "compiled": 5.0}
BINDING = ("compiled",)
"""Interpreted, the rules alone take most of what connect four takes for everything: its limit is a guide."""

Found = dict[str, dict[str, list[float]]]
"""By way of running, then by figure: the steps per second and, after it, the ratio, round by round."""


def stock_python() -> Path:
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def make_stock() -> None:
    """An environment with connect four and what it needs; halts with one line where none can be made."""
    wanted = f"{REQUIREMENTS} {sys.version} {ENVIRONMENT}"
    if STAMP.exists() and STAMP.read_text() == wanted:
        return
    say("Making an environment for connect four; this happens once.")
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    pip = [str(stock_python()), "-m", "pip", "--disable-pip-version-check", "--no-input", "install", "--retries", "1"]
    made = succeeds([sys.executable, "-m", "venv", str(ENVIRONMENT)]) and succeeds([*pip, *REQUIREMENTS])
    if not made:
        raise Halt("PettingZoo's connect four cannot be installed: is PyPI reachable?")
    STAMP.write_text(wanted)


def probe(python: str, module: str, options: list[str], **environment: str) -> dict[str, float]:
    """The figures of one run of a probe."""
    done = subprocess.run(
        [python, "-W", "ignore", "-m", module, *options],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": "0", "PYGAME_HIDE_SUPPORT_PROMPT": "1", **environment},
        capture_output=True,
        text=True,
    )
    if done.returncode:
        say(done.stderr.rstrip())
        raise Halt(f"Measuring with {module} failed (see above).")
    found: dict[str, float] = json.loads(done.stdout)
    return found


def measured(rounds: int, seconds: float, ways: list[str]) -> tuple[list[float], Found]:
    """Connect four round by round, and ours."""
    stock: list[float] = []
    found: Found = {}
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds}")
        options = ["--first", str(1000 * number), "--seconds", str(seconds)]
        stock.append(probe(str(stock_python()), "benchmarks.connect_four_probe", options)[STOCK])
        for way in ways:
            pure = "1" if way == "interpreted" else "0"
            figures = probe(sys.executable, "benchmarks.env_probe", options, BOGWOOD_PURE=pure)
            for name, figure in figures.items():
                found.setdefault(way, {}).setdefault(name, []).append(figure)
    return stock, found


def told(stock: list[float], found: Found) -> tuple[list[str], bool]:
    """The table, and whether every figure holds."""
    lines = [f"{STOCK}: {readable(statistics.median(stock))} steps per CPU second"]
    all_held = True
    for way, figures in found.items():
        lines += ["", f"{way:<34}{'steps/s':>12}{'ratio':>10}{'±':>6}{'to hold':>10}"]
        for name, rates in figures.items():
            ratios = [own / other for own, other in zip(rates, stock, strict=True)]
            middle = statistics.median(ratios)
            is_held = middle >= LIMITS[way]
            all_held = all_held and (is_held or way not in BINDING)
            verdict = "ok" if is_held else f"missed by {1 - middle / LIMITS[way]:.1%}"
            speed = readable(statistics.median(rates))
            verdict += "" if way in BINDING else " (a guide)"
            limit = f"≥ {times(LIMITS[way])}"
            lines.append(f"{name:<34}{speed:>12}{times(middle):>10}{spread(ratios):>6.0%}{limit:>10}  {verdict}")
    return lines, all_held


def main(given: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="fewer and shorter rounds")
    parser.add_argument("--strict", action="store_true", help="exit status 1 when a figure does not hold")
    options = parser.parse_args(given)
    rounds, seconds = (3, 0.2) if options.quick else (5, 0.5)
    ways = ["compiled", "interpreted"] if is_compiled() else ["interpreted"]
    try:
        make_stock()
        lines, all_held = told(*measured(rounds, seconds, ways))
    except Halt as halt:
        say(str(halt))
        return 1
    print("\n".join(lines))
    return 0 if all_held or not options.strict else 1


if __name__ == "__main__":
    sys.exit(main())
