"""Measures the engines beside Catanatron, and the service, and says which figures hold: ``python3 make.py bench``.

Of the engines, everything is CPU time on one core.  The speed of a machine wavers, so there are several short
rounds; in each of them Catanatron and both ways of running our engine take turns, a ratio is taken within its round,
and what is shown is the median over the rounds.  How the service is measured says ``service.py``.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import shutil
import statistics
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
REQUIREMENT = "catanatron==3.2.1"
ENVIRONMENT = ROOT / "build" / "bench-venv"
STAMP = ENVIRONMENT / "bench-stamp"
INSTALL_SECONDS = 300

CATANATRON = "catanatron"
CATANATRON_SUBJECT = "catan 4"
INTERPRETED = "interpreted"
COMPILED = "compiled"

Round = dict[str, dict[str, dict[str, float]]]
"""What one round measured: by engine, then by game and number of players (``feya 2``), then by figure."""


# What is measured, and what is to be held


@dataclass(frozen=True)
class Figure:
    """One thing measured.  Its limits are for the ratio to Catanatron, or for the figure itself."""

    key: str
    label: str
    is_ratio: bool
    more_is_better: bool
    limits: dict[str, float]
    stretch: dict[str, float] = field(default_factory=dict)
    scale: float = 1
    is_guide: bool = False

    def missed_by(self, judged: float, limit: float) -> float:
        """How far the figure is on the wrong side of the limit, as a share of the limit; 0 when it holds."""
        beyond = 1 - judged / limit if self.more_is_better else judged / limit - 1
        return max(0.0, beyond)


FIGURES = (
    Figure(
        key="decisions_per_second",
        label="random play, decisions/s",
        is_ratio=True,
        more_is_better=True,
        limits={INTERPRETED: 1, COMPILED: 25},
        stretch={COMPILED: 50},
    ),
    Figure(
        key="games_per_second",
        label="random play, games/s",
        is_ratio=True,
        more_is_better=True,
        limits={},
    ),
    Figure(
        key="clone_seconds",
        label="clone, µs",
        is_ratio=True,
        more_is_better=False,
        limits={INTERPRETED: 1 / 30, COMPILED: 1 / 100},
        scale=1e6,
    ),
    Figure(
        key="state_bytes",
        label="memory per state, bytes",
        is_ratio=True,
        more_is_better=False,
        limits={INTERPRETED: 1 / 5, COMPILED: 1 / 10},
    ),
    Figure(
        key="simulations_per_second",
        label="simulations/s from mid-game",
        is_ratio=False,
        more_is_better=True,
        limits={INTERPRETED: 100, COMPILED: 2000},
        is_guide=True,
    ),
    Figure(
        key="replay_seconds",
        label="replay of a record, ms",
        is_ratio=False,
        more_is_better=False,
        limits={INTERPRETED: 0.020, COMPILED: 0.002},
        scale=1e3,
    ),
    Figure(
        key="read_and_replay_seconds",
        label="the same from its text, ms",
        is_ratio=False,
        more_is_better=False,
        limits={},
        scale=1e3,
    ),
)

Service = dict[str, Any]
"""What ``service.py`` measured: its table for people, its rows, and how many figures hold."""


# Running the probes


class Halt(Exception):
    """Measuring cannot go on; one line says why."""


def say(text: str) -> None:
    """Tells how it goes; the results alone go to the standard output."""
    print(text, file=sys.stderr, flush=True)


@dataclass(frozen=True)
class Engine:
    """One way of running one engine: which Python runs which probe, in which environment."""

    name: str
    python: str
    module: str
    environment: dict[str, str]

    def measured(self, options: list[str]) -> dict[str, dict[str, float]]:
        """The figures by game and number of players, from one run of the probe."""
        done = subprocess.run(
            [self.python, "-m", self.module, *options],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": "0", **self.environment},
            capture_output=True,
            text=True,
        )
        if done.returncode:
            say(done.stderr.rstrip())
            raise Halt(f"Measuring {self.name} failed (see above).")
        figures: dict[str, dict[str, float]] = json.loads(done.stdout)["figures"]
        return figures


def engines_at_hand() -> list[Engine]:
    """What can be measured here; says in one line each what cannot."""
    ours = [Engine(INTERPRETED, sys.executable, "benchmarks.bogwood_probe", {"BOGWOOD_PURE": "1"})]
    if is_compiled():
        ours.append(Engine(COMPILED, sys.executable, "benchmarks.bogwood_probe", {}))
    else:
        say("The engines are not compiled here: measuring them interpreted only.")
    problem = catanatron_problem()
    if problem:
        say(f"{REQUIREMENT} cannot be had ({problem}): measuring Bogwood alone, without ratios.")
        return ours
    return [Engine(CATANATRON, str(environment_python()), "benchmarks.catanatron_probe", {}), *ours]


def is_compiled() -> bool:
    """Whether the engines run compiled as things are; they do not where ``BOGWOOD_PURE=1`` is set."""
    command = [sys.executable, "-c", "import bogwood; print(bogwood.compiled())"]
    return subprocess.run(command, capture_output=True, text=True).stdout.strip() == "True"


def environment_python() -> Path:
    return ENVIRONMENT / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def catanatron_problem() -> str:
    """Why there is no environment with Catanatron, after trying to make one; empty when there is."""
    wanted = f"{REQUIREMENT} {sys.version} {ENVIRONMENT}"
    if STAMP.exists() and STAMP.read_text() == wanted:
        return ""
    say(f"Making an environment for {REQUIREMENT}; this happens once.")
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    pip = [str(environment_python()), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    for command, problem in (
        ([sys.executable, "-m", "venv", str(ENVIRONMENT)], "no virtual environment can be made"),
        ([*pip, "install", "--retries", "1", "--timeout", "15", REQUIREMENT], "is PyPI reachable?"),
    ):
        if not succeeds(command):
            return problem
    STAMP.write_text(wanted)
    return ""


def succeeds(command: list[str]) -> bool:
    try:
        return subprocess.run(command, capture_output=True, timeout=INSTALL_SECONDS).returncode == 0
    except (OSError, subprocess.TimeoutExpired):
        return False


def measured_rounds(engines: list[Engine], rounds: int, seconds: float) -> Iterator[Round]:
    """The rounds, one by one; every other one in the opposite order, so that nobody is always first."""
    for number in range(rounds):
        say(f"Round {number + 1} of {rounds}")
        # Memory does not waver as time does: once is enough.
        memory = ["--memory"] if number == 0 else []
        options = ["--first", str(number * 1_000_000), "--seconds", str(seconds), *memory]
        turns = engines if number % 2 == 0 else engines[::-1]
        yield {engine.name: engine.measured(options) for engine in turns}


def measured_service(is_quick: bool) -> Service | None:
    """The service under load; None, with one line, where processes cannot be looked into."""
    if not Path("/proc/self/stat").exists():
        say("The service is measured on Linux only.")
        return None
    command = [sys.executable, "-m", "benchmarks.service", *(["--quick"] if is_quick else [])]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        raise Halt("Measuring the service failed (see above).")
    found: Service = json.loads(done.stdout)
    return found


# What comes of it


@dataclass(frozen=True)
class Row:
    """One figure of one way of running, for one game and number of players: medians over the rounds."""

    figure: str
    engine: str
    game: str
    players: int
    bogwood: float
    catanatron: float | None
    ratio: float | None
    spread: float
    limit: float | None
    missed_by: float | None
    stretch_reached: bool
    is_guide: bool

    @property
    def verdict(self) -> str:
        if self.missed_by is None:
            return "" if self.limit is None else "no ratio"
        if self.missed_by:
            return f"missed by {self.missed_by:.1%}"
        return "ok, stretch too" if self.stretch_reached else "ok"

    @property
    def is_held(self) -> bool:
        """Whether nothing binding is missed or left open."""
        return self.is_guide or self.limit is None or self.missed_by == 0


def rows(rounds: list[Round]) -> list[Row]:
    engines = [engine for engine in (INTERPRETED, COMPILED) if engine in rounds[0]]
    return [
        row(figure, engine, subject, rounds)
        for engine in engines
        for figure in FIGURES
        for subject in rounds[0][engine]
    ]


def row(figure: Figure, engine: str, subject: str, rounds: list[Round]) -> Row:
    game, players = subject.split()
    ours = values(rounds, engine, subject, figure)
    theirs = values(rounds, CATANATRON, CATANATRON_SUBJECT, figure)
    ratios = [own / other for own, other in zip(ours, theirs, strict=True)] if theirs else []
    judged = ratios if figure.is_ratio else ours
    limit, stretch = figure.limits.get(engine), figure.stretch.get(engine)
    middle = statistics.median(judged) if judged else None
    return Row(
        figure=figure.key,
        engine=engine,
        game=game,
        players=int(players),
        bogwood=statistics.median(ours),
        catanatron=statistics.median(theirs) if theirs else None,
        ratio=statistics.median(ratios) if ratios else None,
        spread=spread(judged or ours),
        limit=limit,
        missed_by=None if middle is None or limit is None else figure.missed_by(middle, limit),
        stretch_reached=middle is not None and stretch is not None and figure.missed_by(middle, stretch) == 0,
        is_guide=figure.is_guide,
    )


def values(rounds: list[Round], engine: str, subject: str, figure: Figure) -> list[float]:
    """One figure, round by round; empty when it was not measured."""
    measured = [found.get(engine, {}).get(subject, {}) for found in rounds]
    return [figures[figure.key] for figures in measured if figure.key in figures]


def spread(numbers: list[float]) -> float:
    """Half the distance from the least to the greatest, as a share of the median."""
    return (max(numbers) - min(numbers)) / 2 / statistics.median(numbers)


# Showing it

HEADINGS = ("", "game", "players", "Bogwood", "Catanatron", "ratio", "±", "to hold", "")


def table(found: list[Row]) -> str:
    """The rows for people, with a heading for each way of running."""
    figures = {figure.key: figure for figure in FIGURES}
    lines = []
    for engine in dict.fromkeys(row.engine for row in found):
        lines += ["", line((engine, *HEADINGS[1:]))]
        lines += [line(cells(row, figures[row.figure])) for row in found if row.engine == engine]
    return "\n".join(lines)


def summary(found: list[Row]) -> str:
    """How many of the binding figures hold."""
    binding = [row for row in found if row.limit is not None and not row.is_guide]
    return f"{sum(row.is_held for row in binding)} of {len(binding)} figures hold."


def line(cells: tuple[str, ...]) -> str:
    label, *numbers, verdict = cells
    return (f"{label:<29}" + "".join(f"{number:>12}" for number in numbers) + "  " + verdict).rstrip()


def cells(row: Row, figure: Figure) -> tuple[str, ...]:
    return (
        figure.label,
        row.game,
        str(row.players),
        readable(row.bogwood * figure.scale),
        "" if row.catanatron is None else readable(row.catanatron * figure.scale),
        "" if row.ratio is None else times(row.ratio),
        f"{row.spread:.0%}",
        "" if row.limit is None else to_hold(row.limit, figure),
        row.verdict + (" (a guide)" if row.is_guide else ""),
    )


def to_hold(limit: float, figure: Figure) -> str:
    sign = "≥" if figure.more_is_better else "≤"
    return f"{sign} {times(limit) if figure.is_ratio else readable(limit * figure.scale)}"


def times(ratio: float) -> str:
    """A ratio as people say it: 26 ×, or one part in so many."""
    return f"{ratio:.3g} ×" if ratio >= 1 else f"1/{1 / ratio:.3g}"


def readable(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:.3g}"


def document(found: list[Row], rounds: list[Round], seconds: float, service: Service | None) -> str:
    """Everything as JSON: the rows that the tables show and what they come from."""
    parts = {
        "format": "bogwood-bench-1",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "seconds": seconds,
        "all_held": all_held(found, service),
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in parts.items()]
    for key, items in (
        ("rows", [{**asdict(row), "verdict": row.verdict} for row in found]),
        ("rounds", rounds),
    ):
        lines.append(f'"{key}": [\n' + ",\n".join(json.dumps(item) for item in items) + "\n]")
    if service is not None:
        lines.append(f'"service": {json.dumps(service)}')
    return "{\n" + ",\n".join(lines) + "\n}\n"


def all_held(found: list[Row], service: Service | None) -> bool:
    is_service_held = service is None or service["held"] == service["binding"]
    return is_service_held and all(row.is_held for row in found)


def arguments(given: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--quick", action="store_true", help="about four minutes instead of nine")
    parser.add_argument("--engines", action="store_true", help="the engines only")
    parser.add_argument("--service", action="store_true", help="the service only")
    parser.add_argument("--client", action="store_true", help="the page in Chromium, over one game, and nothing else")
    parser.add_argument("--env", action="store_true", help="the environments beside connect four, and nothing else")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the JSON there instead of printing it")
    parser.add_argument("--strict", action="store_true", help="exit status 1 when a figure does not hold")
    return parser.parse_args(given)


def main(given: list[str] | None = None) -> int:
    """Measures and shows; returns the exit status."""
    options = arguments(given)
    if options.client:
        return subprocess.call([sys.executable, "-m", "benchmarks.client"], cwd=ROOT)
    if options.env:
        passed = [f"--{name}" for name in ("quick", "strict") if getattr(options, name)]
        return subprocess.call([sys.executable, "-m", "benchmarks.env", *passed], cwd=ROOT)
    count, seconds = (5, 0.3) if options.quick else (7, 0.8)
    is_all = options.engines == options.service
    try:
        rounds = list(measured_rounds(engines_at_hand(), count, seconds)) if is_all or options.engines else []
        service = measured_service(options.quick) if is_all or options.service else None
    except Halt as halt:
        say(str(halt))
        return 1
    found = rows(rounds) if rounds else []
    show(found, service)
    text = document(found, rounds, seconds, service)
    if options.json:
        options.json.write_text(text, encoding="utf-8")
    else:
        print("\n" + text, end="")
    return 1 if options.strict and not all_held(found, service) else 0


def show(found: list[Row], service: Service | None) -> None:
    if found:
        print(f"{table(found)}\n\n{summary(found)}")
    if service is not None:
        print(f"\n{service['table']}\n\n{service['held']} of {service['binding']} figures of the service hold.")


if __name__ == "__main__":
    sys.exit(main())
