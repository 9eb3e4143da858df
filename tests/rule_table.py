"""The table rule → functions → tests in the README of each game, made from the sources.

``python -m tests.rule_table`` writes it anew; a test fails when it is out of date.
"""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

from tests.citations import ROOT, citations_of, marks_of

BEGIN = "<!-- rules: made by python -m tests.rule_table -->"
END = "<!-- end of rules -->"

Places = dict[str, list[str]]
"""Names of functions or tests by rule."""


def games() -> list[str]:
    return sorted(path.parents[1].name for path in ROOT.glob("src/bogwood/games/*/paragraphs/rules.json"))


def readme_of(game: str) -> Path:
    return ROOT / "src" / "bogwood" / "games" / game / "README.md"


def rules_of(game: str) -> list[tuple[str, str]]:
    """The number and the title of each rule."""
    document = json.loads((readme_of(game).parent / "paragraphs" / "rules.json").read_text(encoding="utf-8"))
    return [(rule["id"], rule["title"]) for rule in document["rules"]]


def rules_named_in(text: str) -> set[str]:
    """The rules a text cites; ``FS-8.3 to FS-8.8`` cites all from the first to the last."""
    found = set(re.findall(r"[A-Z]{2}-\d+\.\d+", text))
    for family, first, last in re.findall(r"([A-Z]{2}-\d+)\.(\d+) to \1\.(\d+)", text):
        found |= {f"{family}.{n}" for n in range(int(first), int(last) + 1)}
    return found


def strings_in(node: ast.AST) -> Iterator[str]:
    """The texts inside a function or class, but not inside a function or class within it."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Constant) and isinstance(child.value, str):
            yield child.value
        elif not isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield from strings_in(child)


def definitions(tree: ast.AST, prefix: str) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef]]:
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.FunctionDef | ast.ClassDef):
            yield prefix + child.name, child
            yield from definitions(child, f"{prefix}{child.name}.")


def functions_by_rule(game: str) -> Places:
    found: Places = {}
    for path in sorted((readme_of(game).parent / "rules").glob("*.py")):
        for name, node in definitions(ast.parse(path.read_text("utf-8")), f"{path.stem}."):
            for rule in rules_named_in("\n".join(strings_in(node))):
                found.setdefault(rule, []).append(name)
    return found


def tests_by_rule(game: str) -> Places:
    found: Places = {}
    for path in sorted((ROOT / "tests" / "games" / game).rglob("test_*.py")):
        for name, node in definitions(ast.parse(path.read_text("utf-8")), ""):
            for expression in marks_of(node):
                for call in ast.walk(expression):
                    for citation in citations_of(call):
                        if citation[0] == "rule":
                            found.setdefault(citation[1], []).append(f"{path.stem}.{name}")
    return found


def shortened(names: list[str]) -> str:
    """Up to three names, and how many more."""
    shown = [f"`{name}`" for name in names[:3]]
    return ", ".join(shown) + (f" and {len(names) - 3} more" if len(names) > 3 else "")


def table(game: str) -> str:
    functions, tests = functions_by_rule(game), tests_by_rule(game)
    lines = ["| rule | about | functions | tests |", "|---|---|---|---|"]
    for rule, title in rules_of(game):
        lines.append(f"| {rule} | {title} | {shortened(functions.get(rule, []))} | {shortened(tests.get(rule, []))} |")
    return "\n".join(lines)


def with_table(text: str, made: str) -> str:
    """A README with the table between its two marks."""
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{made}\n{END}{rest.split(END)[1]}"


def main() -> None:
    for game in games():
        path = readme_of(game)
        path.write_text(with_table(path.read_text("utf-8"), table(game)), encoding="utf-8")


if __name__ == "__main__":
    main()
