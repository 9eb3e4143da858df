"""A player's mistake is a refusal: a code, a rule number, parameters.  The words are made at the edge."""

from __future__ import annotations

from .facts import Arguments


class Refusal(Exception):
    """Something that cannot be done, and why.

    ``code`` is stable and names the message ``refusal-<code>``; ``rule`` is the number of the rule that says so,
    or empty when no rule of a game is concerned; ``where`` says which part of the input is meant.
    """

    def __init__(self, code: str, rule: str = "", where: str = "", **arguments: int | str) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.where = where
        self.arguments: Arguments = arguments

    def __str__(self) -> str:
        parts = [self.code]
        if self.where:
            parts.append(f"at {self.where}")
        if self.arguments:
            parts.append(", ".join(f"{name}={value}" for name, value in sorted(self.arguments.items())))
        if self.rule:
            parts.append(f"({self.rule})")
        return " ".join(parts)

    def as_json(self) -> dict[str, object]:
        return {"code": self.code, "rule": self.rule, "where": self.where, "arguments": self.arguments}


class Problems(Exception):
    """Several refusals at once: everything that is wrong with a file."""

    def __init__(self, problems: list[Refusal]) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems = problems


def differs(found: list[Refusal], code: str, rule: str, where: str, have: int, expected: int) -> None:
    """Note a count that is not what it must be."""
    if have != expected:
        found.append(Refusal(code, rule, where, found=have, expected=expected))
