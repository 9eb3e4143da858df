"""A ledger of what hosts have promised, held against what the store has after they were killed."""

from __future__ import annotations

from typing import Any

Line = dict[str, Any]
Row = dict[str, Any]


class Page:
    """What was acknowledged at one table, and what was under way."""

    def __init__(self) -> None:
        self.events: list[Row] = []
        self.trials: dict[int, Row] = {}
        self.under_way: list[Line] = []

    def after(self, changes: list[Line]) -> tuple[list[Row], dict[int, Row]]:
        """Events and trials once these changes are made."""
        events, trials = self.events[:], dict(self.trials)
        for change in changes:
            events += change["events"]
            for trial in change["trials"]:
                trials.pop(trial["seat"], None)
                if trial["chosen"] or trial["undone"]:
                    trials[trial["seat"]] = trial
        return events, trials

    def accept(self, changes: list[Line]) -> None:
        self.events, self.trials = self.after(changes)
        numbers = [event["number"] for event in self.events]
        assert numbers == list(range(1, len(numbers) + 1)), "an event is missing or doubled"


class Ledger:
    """All tables; ``moves`` counts the turns that were acknowledged, ``cut`` the changes that a kill cut off."""

    def __init__(self) -> None:
        self.pages: dict[str, Page] = {}
        self.current: list[str] = []
        self.moves = 0
        self.cut = 0
        self.landed = 0

    def page(self, table: str) -> Page:
        return self.pages.setdefault(table, Page())

    def take(self, line: Line) -> None:
        if "doing" in line:
            self.page(line["table"]).under_way.append(line)
        elif "done" in line:
            self._done(line["done"])
        elif "failed" in line:
            self._forget(line["failed"])
        else:
            self.found(line["found"], line["events"], line["trials"])
            assert line["status"] != "aside", "what was stored cannot be played on"

    def _done(self, step: str) -> None:
        for table, page in list(self.pages.items()):
            changes = [change for change in page.under_way if change["doing"] == step]
            self.moves += sum(event["kind"] == "turn" for change in changes for event in change["events"])
            page.accept(changes)
            page.under_way = [change for change in page.under_way if change["doing"] != step]
            self._follow(table, changes)

    def _forget(self, step: str) -> None:
        for page in self.pages.values():
            page.under_way = [change for change in page.under_way if change["doing"] != step]

    def _follow(self, table: str, changes: list[Line]) -> None:
        """A table that is over gives its place to the next one."""
        for change in changes:
            for event in change["events"]:
                if event["kind"] == "rematch" and table in self.current:
                    self.current[self.current.index(table)] = event["body"]["table"]

    def found(self, table: str, events: list[Row], trials: list[Row]) -> None:
        """The store must have all that was acknowledged, and of what was under way a beginning, each change whole."""
        page = self.page(table)
        seen = {trial["seat"]: trial for trial in trials}
        for count in range(len(page.under_way) + 1):
            made = page.under_way[:count]
            if page.after(made) == (events, seen):
                self.landed += count
                self.cut += len(page.under_way) - count
                page.accept(made)
                page.under_way = []
                self._follow(table, made)
                return
        raise AssertionError(
            f"table {table}: {events} with {trials}, but {page.events} with {page.trials} was promised"
        )
