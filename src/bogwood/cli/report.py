"""Reports of what went wrong at a table: what its author wrote, and the position or the record inside."""

from __future__ import annotations

from typing import Final, cast

from bogwood.kernel import position
from bogwood.kernel.game import WATCHER, Json
from bogwood.kernel.refusal import Problems
from bogwood.kernel.schema import Schema, check

from .desk import Desk
from .screen import Screen

FAMILY: Final = "bogwood-report-"
VERSION: Final = 1
HEAD: Final = 400
"""Where in a file its format is looked for."""

TEXT: Final[Schema] = {"type": "string"}
COUNT: Final[Schema] = {"type": "integer", "minimum": 0}
MOVES: Final[Schema] = {"type": "array", "items": TEXT}
SCHEMA: Final[Schema] = {
    "type": "object",
    "required": ["format", "table", "reason", "version", "python", "record", "position"],
    "properties": {
        "table": TEXT,
        "reason": TEXT,
        "text": TEXT,
        "version": TEXT,
        "python": TEXT,
        "client": {"type": "object"},
        "number": COUNT,
        "step": COUNT,
        "seat": {"type": "integer", "minimum": WATCHER},
        "trial": {
            "type": ["object", "null"],
            "required": ["chosen", "undone"],
            "properties": {"chosen": MOVES, "undone": MOVES},
        },
        "record": {"type": ["string", "null"]},
        "position": {"type": ["object", "null"]},
    },
}
"""What this program reads of a report; there may be more in it."""


class Report:
    """A report that has been checked, but for the record and the position in it."""

    def __init__(self, document: Json) -> None:
        self.document = document
        self.record = cast("str | None", document["record"])
        self.position = document["position"]
        self.seat = cast(int, document.get("seat", WATCHER))

    def about(self) -> Json:
        """Everything but the game itself."""
        left_out = ("record", "position", "events", "drafts", "moments")
        return {name: value for name, value in self.document.items() if name not in left_out}

    def tried(self) -> list[str]:
        """What was being tried out from the position."""
        trial = cast("dict[str, list[str]] | None", self.document.get("trial"))
        return trial["chosen"] if trial is not None else []


def is_report(text: str) -> bool:
    """Does the text say that it is a report?  It may be a damaged one."""
    return f'"{FAMILY}' in text[:HEAD]


def read_report(text: str) -> Report:
    """The report in the text; raises Problems that name everything wrong with it."""
    document = position.parse(text)
    problems = position.check_format(document, FAMILY, VERSION) or check(document, SCHEMA)
    if problems:
        raise Problems(problems)
    return Report(cast(Json, document))


def show_head(desk: Desk, screen: Screen, report: Report) -> None:
    """What went wrong, where, and with which versions."""
    about = report.about()
    number, step = cast(int, about.get("number", 0)), cast(int, about.get("step", 0))
    screen.text(desk.words.say("cli-report", {"text": plain(str(about["table"]))}), "title")
    if number:
        screen.text(desk.words.say("cli-report-moment", {"number": number, "step": step}), "dim")
    screen.text(f"Bogwood {plain(str(about['version']))}, Python {plain(str(about['python']))}", "dim")
    for name, value in cast(Json, about.get("client", {})).items():
        screen.text(plain(f"{name}: {value}"), "dim")
    for line in str(about.get("text") or about["reason"]).splitlines():
        screen.text(f"  {plain(line)}")
    if report.tried():
        screen.text(desk.words.say("cli-report-tried", {"text": plain(" ".join(report.tried()))}))
    screen.blank()


def plain(text: str) -> str:
    """Text from elsewhere, without anything that a terminal would obey."""
    return "".join(letter if letter.isprintable() else " " for letter in text)
