"""Which rules, worked examples and option values the tests of each game cite.

A test cites by marks: ``pytest.mark.rule("FS-9.2", "FS-9.3")``, ``pytest.mark.example("EX-3")``,
``pytest.mark.option("leader_reservation", "until_pass")``.  Rules and examples stand in the game's
``rules.json``, options in its ``box.py``; the tests of a game are those below ``tests/games/<game>``.  The marks are
read from the sources, so that it makes no difference which process runs which test.
"""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
MARKS = ("rule", "example", "option")

Citation = tuple[str, ...]
"""The mark and what it names: ("rule", "FS-9.2") or ("option", "clan_choice", "random")."""


class Coverage(NamedTuple):
    """What the tests of one game cite, held against what there is to cite."""

    game: str
    wanted: list[Citation]
    cited: set[Citation]

    @property
    def missing(self) -> list[Citation]:
        return [citation for citation in self.wanted if citation not in self.cited]

    @property
    def unknown(self) -> list[Citation]:
        return sorted(self.cited - set(self.wanted))

    @property
    def is_complete(self) -> bool:
        return not self.missing and not self.unknown

    def lines(self) -> list[str]:
        """The counts, and by name all that is not as it should be."""
        counts = [
            self.counted(mark, plural)
            for mark, plural in zip(MARKS, ("rules", "examples", "option values"), strict=True)
        ]
        found = [f"{self.game}: tests cite {', '.join(counts)}"]
        found += [f"  no test cites {' '.join(citation)}" for citation in self.missing]
        return found + [f"  there is no {' '.join(citation)} to cite" for citation in self.unknown]

    def counted(self, mark: str, plural: str) -> str:
        wanted = [citation for citation in self.wanted if citation[0] == mark]
        return f"{len([one for one in wanted if one in self.cited])} of {len(wanted)} {plural}"


def coverage(root: Path = ROOT) -> list[Coverage]:
    """The coverage of every game that has a ``rules.json``."""
    return [
        Coverage(path.parents[1].name, wanted(path), cited_below(root / "tests" / "games" / path.parents[1].name))
        for path in sorted(root.glob("src/bogwood/games/*/paragraphs/rules.json"))
    ]


def wanted(rules: Path) -> list[Citation]:
    """All there is to cite: each rule, each example, each value of each option."""
    document = json.loads(rules.read_text(encoding="utf-8"))
    found: list[Citation] = [("rule", rule["id"]) for rule in document["rules"]]
    found += [("example", example) for example in document["examples"]]
    return [*found, *options_in(rules.parents[1] / "rules" / "box.py")]


def options_in(box: Path) -> Iterator[Citation]:
    """The values of the options that a game declares."""
    for node in ast.walk(ast.parse(box.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "OptionKind":
            name, values = (ast.literal_eval(argument) for argument in node.args[:2])
            yield from (("option", name, value) for value in values)


def cited_below(folder: Path) -> set[Citation]:
    return {citation for path in sorted(folder.rglob("test_*.py")) for citation in cited_in(path.read_text("utf-8"))}


def cited_in(source: str) -> set[Citation]:
    """The citations that stand on tests: above a test, above a class of tests, or on the whole module."""
    found: set[Citation] = set()
    for node in ast.walk(ast.parse(source)):
        for expression in marks_of(node):
            for call in ast.walk(expression):
                found.update(citations_of(call))
    return found


def marks_of(node: ast.AST) -> list[ast.expr]:
    """The expressions that put marks on tests at this place of a module."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
        return node.decorator_list
    if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
        return node.decorator_list
    if isinstance(node, ast.Assign) and [ast.unparse(target) for target in node.targets] == ["pytestmark"]:
        return [node.value]
    return []


def citations_of(call: ast.AST) -> Iterator[Citation]:
    """What one call of a mark names."""
    if not isinstance(call, ast.Call):
        return
    mark = ast.unparse(call.func).removeprefix("pytest.").removeprefix("mark.")
    names = [argument.value for argument in call.args if isinstance(argument, ast.Constant)]
    if mark == "option":
        yield (mark, *map(str, names))
    elif mark in MARKS:
        yield from ((mark, str(name)) for name in names)
