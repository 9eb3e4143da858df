"""The part of JSON Schema that our files use, checked so that every problem is named with its place.

Known are type, required, properties, additionalProperties, items, minItems, maxItems, enum, const, minimum,
maximum, pattern, anyOf and $ref into the schema's own $defs.  A schema that uses anything else is our mistake
and raises ValueError, so that no rule of a schema is ever silently left unchecked.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, cast

from .refusal import Refusal

Schema = dict[str, object]

KEYWORDS: Final = {
    "type", "required", "properties", "additionalProperties", "items", "minItems", "maxItems", "enum",
    "const", "minimum", "maximum", "pattern", "anyOf", "$ref",
}  # fmt: skip
ANNOTATIONS: Final = {"$schema", "$id", "$comment", "$defs", "title", "description", "default", "examples"}
UNBOUNDED: Final = "∞"
ENOUGH: Final = 100
"""When so much is wrong, the rest is not looked at."""


def check(value: object, schema: Schema, where: str = "") -> list[Refusal]:
    """Every difference of the value from the schema; places are JSON pointers that begin at ``where``."""
    checker = Checker(cast(dict[str, Schema], schema.get("$defs", {})))
    checker.visit(value, schema, where)
    return checker.problems


def below(where: str, key: str) -> str:
    """The place of a member as a JSON pointer: ``/boats/0`` and ``cell`` give ``/boats/0/cell``."""
    return where + "/" + key.replace("~", "~0").replace("/", "~1")


def readable(document: dict[str, object], problems: list[Refusal]) -> dict[str, object] | None:
    """The document as it can be read in spite of its problems, so that the rest of it can be judged.

    Numbers out of their range are the nearest within it, fields that mean nothing are left out.  None when anything
    else differs from the schema.
    """
    if len(problems) >= ENOUGH or any(problem.code not in ("schema-range", "schema-unknown") for problem in problems):
        return None
    twin = cast(dict[str, object], json.loads(json.dumps(document)))
    for problem in problems:
        if problem.code == "schema-unknown":
            holder = at(twin, problem.where)
            for name in [name for name in holder if name[:60] == problem.arguments["name"]]:
                del holder[name]
        else:
            place, _, last = problem.where.rpartition("/")
            holder = at(twin, place)
            holder[int(last) if isinstance(holder, list) else unescaped(last)] = nearest(problem)
    return twin


def at(document: object, where: str) -> Any:
    """What stands at a place of a document."""
    found: Any = document
    for step in where.split("/")[1:]:
        found = found[int(step) if isinstance(found, list) else unescaped(step)]
    return found


def unescaped(step: str) -> str:
    """The name of a member in a JSON pointer."""
    return step.replace("~1", "/").replace("~0", "~")


def nearest(problem: Refusal) -> int:
    """The end of the range that a number out of it is nearest to."""
    found, least, most = (str(problem.arguments[name]) for name in ("found", "least", "most"))
    is_below = not least.startswith("-" + UNBOUNDED) and int(found) < int(least)
    return int(least if is_below else most)


def type_name(value: object) -> str:
    """The JSON type of a value; true and false are no integers, 1.0 is not one either."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return "boolean"
    if isinstance(value, int):
        return "integer"
    if isinstance(value, float):
        return "number"
    if isinstance(value, str):
        return "string"
    return "array" if isinstance(value, list) else "object"


def shown(value: object) -> str:
    """The value as JSON, cut short."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else text[:57] + "..."


def is_same(a: object, b: object) -> bool:
    """Equal as JSON: unlike in Python, true is not 1."""
    return json.dumps(a, sort_keys=True) == json.dumps(b, sort_keys=True)


def is_less(a: object, b: object) -> bool:
    """Is one number less than the other?  What is absent is neither less nor more."""
    return isinstance(a, (int, float)) and isinstance(b, (int, float)) and a < b


class Checker:
    """One walk over a value: collects the problems it meets."""

    def __init__(self, definitions: dict[str, Schema]) -> None:
        self.definitions = definitions
        self.problems: list[Refusal] = []

    def visit(self, value: object, schema: Schema, where: str) -> None:
        """Check one value; what stands inside a value of the wrong type is not looked at."""
        self.refuse_unknown_keywords(schema)
        if "$ref" in schema:
            self.visit(value, self.definition(str(schema["$ref"])), where)
        if not self.has_type(value, schema, where):
            return
        self.visit_value(value, schema, where)
        if isinstance(value, dict):
            self.visit_object(value, schema, where)
        elif isinstance(value, list):
            self.visit_array(value, schema, where)
        if "anyOf" in schema:
            self.visit_any(value, cast(list[Schema], schema["anyOf"]), where)

    def refuse_unknown_keywords(self, schema: Schema) -> None:
        for keyword in schema:
            if keyword not in KEYWORDS and keyword not in ANNOTATIONS:
                raise ValueError(f"the schema keyword {keyword} is not supported")

    def definition(self, reference: str) -> Schema:
        name = reference.removeprefix("#/$defs/")
        if name == reference or name not in self.definitions:
            raise ValueError(f"the schema reference {reference} leads nowhere")
        return self.definitions[name]

    def add(self, code: str, where: str, found: str, allowed: str) -> None:
        self.problems.append(Refusal(code, "", where, found=found, allowed=allowed))

    def has_type(self, value: object, schema: Schema, where: str) -> bool:
        if "type" not in schema:
            return True
        wanted = schema["type"]
        names = cast(list[str], wanted) if isinstance(wanted, list) else [str(wanted)]
        found = type_name(value)
        if found in names or (found == "integer" and "number" in names):
            return True
        self.problems.append(Refusal("schema-type", "", where, expected=" | ".join(names), found=found))
        return False

    def visit_value(self, value: object, schema: Schema, where: str) -> None:
        """What is asked of a value as a whole: enum, const, minimum, maximum, pattern."""
        allowed = cast(list[object], schema["enum"]) if "enum" in schema else []
        if "const" in schema:
            allowed = [schema["const"]]
        if allowed and not any(is_same(value, one) for one in allowed):
            self.add("schema-value", where, shown(value), ", ".join([shown(one) for one in allowed]))
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            self.within("schema-range", where, value, schema.get("minimum"), schema.get("maximum"))
        if isinstance(value, str) and "pattern" in schema and not re.search(str(schema["pattern"]), value):
            self.problems.append(Refusal("schema-pattern", "", where, found=shown(value)))

    def within(self, code: str, where: str, found: object, least: object, most: object) -> None:
        if is_less(found, least) or is_less(most, found):
            low = "-" + UNBOUNDED if least is None else str(least)
            high = UNBOUNDED if most is None else str(most)
            self.problems.append(Refusal(code, "", where, found=str(found), least=low, most=high))

    def visit_object(self, value: dict[str, object], schema: Schema, where: str) -> None:
        for name in cast(list[str], schema.get("required", [])):
            if name not in value:
                self.problems.append(Refusal("schema-missing", "", where, name=name))
        members = cast(dict[str, Schema], schema.get("properties", {}))
        others = schema.get("additionalProperties", True)
        for name, member in value.items():
            if len(self.problems) >= ENOUGH:
                return
            if name in members:
                self.visit(member, members[name], below(where, name))
            elif isinstance(others, dict):
                self.visit(member, others, below(where, name))
            elif others is False:
                self.problems.append(Refusal("schema-unknown", "", where, name=name[:60]))

    def visit_array(self, value: list[object], schema: Schema, where: str) -> None:
        """Each item, unless there are far too many of them, until enough is wrong."""
        self.within("schema-length", where, len(value), schema.get("minItems"), schema.get("maxItems"))
        is_far_too_long = len(value) > ENOUGH and is_less(schema.get("maxItems"), len(value))
        if "items" in schema and not is_far_too_long:
            items = cast(Schema, schema["items"])
            for place, item in enumerate(value):
                if len(self.problems) >= ENOUGH:
                    return
                self.visit(item, items, f"{where}/{place}")

    def visit_any(self, value: object, choices: list[Schema], where: str) -> None:
        """Report the choice that comes nearest when none fits."""
        best: list[Refusal] | None = None
        for choice in choices:
            trial = Checker(self.definitions)
            trial.visit(value, choice, where)
            if best is None or len(trial.problems) < len(best):
                best = trial.problems
        if best is not None:
            self.problems.extend(best)
