"""Writes what follows from the fields of a game's state, for every game that declares them in ``rules/fields.toml``.

    python3 make.py fields

A field is declared once.  From it follow, in ``rules/fields.py``, where it is kept and copied, its place in the digest,
how it is written into a position and read back; in ``rules/position.schema.json`` its shape; and in the client's
``fields.ts`` its type, where a view shows it.  What is odd is written by hand: then the field says so, and the
hand-written value is a parameter of what is written here.  docs/fields.md describes the file.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT / "src" / "bogwood" / "games"
CLIENT = ROOT / "web" / "src" / "games"
COMMAND = "python3 make.py fields"
WIDTH = 120

NUMBERS = ("i64", "i16")
LAYOUT = {"i16": 0, "bool": 1, "i64": 2, "Cells": 3}
STARTS = {"i64": "0", "i16": "0", "bool": "False", "Cells": "empty()", "bytes": 'b""', "list[int]": "NO_NUMBERS"}
STARTS["list[Cells]"] = "NO_CELLS"


@dataclass(frozen=True)
class Kind:
    """How a field stands in a position: an expression that writes it, one that reads it, its shape, its type there."""

    write: str
    read: str
    shape: object
    client: str
    start: str = ""


def reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


KINDS = {
    "number": Kind("int({it})", "{given}", {}, "number"),
    "flag": Kind("bool({it})", "{given}", {"type": "boolean"}, "boolean"),
    "one": Kind("named({of}, int({it}))", "reader.pick({of}, {given}, {where})", reference("name_or_null"),
                "string | null", "-1"),
    "some": Kind("names_in({of}, {it})", "reader.mask({of}, {given}, {where})", reference("names"), "string[]"),
    "cell": Kind("cell_name(int({it}))", "reader.cell({given}, {where})", reference("name_or_null"), "string | null"),
    "cells": Kind("cell_names({it})", "reader.cells({given}, {where})", reference("names"), "string[]"),
    "seat": Kind("int({it})", "reader.seat({given}, {where})", reference("seat"), "number"),
    "seats": Kind("seats_in({it})", "reader.seat_mask({given}, {where})", reference("seats"), "number[]"),
}  # fmt: skip
"""What every game may use; a game may add its own under ``kinds``."""

WIDE = ("some", "seats")
"""Kinds whose functions take and give machine words."""


@dataclass
class Field:
    """One line of a declaration."""

    name: str
    at: str
    type: str = "i64"
    start: str = ""
    kind: str = "number"
    of: str = ""
    shape: Any = None
    client: str = ""
    document: str = "open"
    digest: bool = True
    counted: bool = False
    by_hand: bool = False
    is_kernels: bool = False
    is_field: bool = True
    about: str = ""

    @property
    def is_own(self) -> bool:
        """Is it a field of the class that is written here?"""
        return self.is_field and not self.is_kernels

    @property
    def is_plain(self) -> bool:
        """Is it written and read by what is written here?"""
        return self.is_field and not self.by_hand and self.at != ""

    @property
    def parameter(self) -> str:
        """The name under which a hand-written value is handed over."""
        return self.at.replace("/", "_")


@dataclass
class Part:
    """The fields of one class: the table, or a seat."""

    name: str
    made: str
    base: str
    doc: str
    schema: str
    fields: list[Field]
    kinds: dict[str, Kind]
    order: list[str] = field(default_factory=list)
    client: str = ""

    @property
    def own(self) -> list[Field]:
        """The fields of the class, small ones together, so that none is padded."""
        return sorted((one for one in self.fields if one.is_own), key=lambda one: LAYOUT.get(one.type, len(LAYOUT)))

    def in_digest(self) -> list[Field]:
        """The fields whose numbers make the digest: first those whose order is settled, then as they are declared."""
        known = {one.name: one for one in self.fields if one.is_field and one.digest and one.name != "turn"}
        settled = [known.pop(name) for name in self.order]
        return [*settled, *[one for one in known.values() if one.is_own]]

    def documents(self) -> list[str]:
        return list(dict.fromkeys(one.document for one in self.fields if one.at and one.document != "frame"))

    def kind_of(self, one: Field) -> Kind:
        return self.kinds[one.kind]


def field_of(name: str, given: dict[str, Any], kinds: dict[str, Kind]) -> Field:
    """A field as it is declared; what is left out is as usual."""
    given = dict(given)
    given.setdefault("at", name)
    for kind in kinds:
        if kind in given:
            given["kind"] = kind
            given["of"] = given.pop(kind)
    made = Field(name=name, **given)
    if made.type == "bool" and made.kind == "number":
        made.kind = "flag"
    made.start = made.start or kinds[made.kind].start or STARTS.get(made.type, "")
    return made


def parts_of(declared: dict[str, Any]) -> list[Part]:
    kinds = {**KINDS, **{name: Kind(**given) for name, given in declared.get("kinds", {}).items()}}
    found = []
    for name, given in declared["parts"].items():
        fields = [field_of(key, one, kinds) for key, one in given["fields"].items()]
        about = {key: given[key] for key in ("made", "base", "doc", "schema", "order", "client") if key in given}
        found.append(Part(name=name, fields=fields, kinds=kinds, **{"base": "", **about}))
    return found


# The Python module


def module(declared: dict[str, Any], parts: list[Part]) -> str:
    lines = [
        f'"""The fields of a state, and what follows from them.  Written by ``{COMMAND}`` from fields.toml."""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Any, Final",
        "",
        *declared["imports"],
        "",
        "NO_NUMBERS: Final[list[int]] = []",
        "NO_CELLS: Final[list[Cells]] = []",
        '"""Lists of states are replaced, never changed in place, so all may begin with the same empty one."""',
    ]
    for part in parts:
        lines += ["", "", *class_of(part)]
        for document in part.documents():
            lines += ["", "", *writer_of(part, document)]
        lines += ["", "", *reader_of(part)]
    return "\n".join(lines) + "\n"


def class_of(part: Part) -> Iterator[str]:
    yield f"class {part.made}({part.base}):" if part.base else f"class {part.made}:"
    yield f'    """{part.doc}"""'
    yield ""
    if part.base:
        yield "    def __init__(self, pending: list[int]) -> None:"
        yield "        super().__init__(pending)"
    else:
        yield "    def __init__(self) -> None:"
    for one in part.own:
        yield f"        self.{one.name}: {one.type} = {one.start}"
        if one.about:
            yield f'        """{one.about}"""'
    yield ""
    yield f"    def copy_fields(self, twin: {part.made}) -> None:"
    yield '        """Make the fields of a twin equal to these; lists are shared."""'
    if part.base:
        yield "        self.copy_business(twin)"
    for one in part.own:
        yield f"        twin.{one.name} = self.{one.name}"
    yield ""
    yield "    def field_numbers(self) -> list[int]:"
    yield '        """The numbers of these fields, in the order of the digest."""'
    lines = list(numbers_of(part))
    if lines[0] == "        found += [":
        lines[0] = "        found: list[int] = ["
    else:
        lines.insert(0, "        found: list[int] = []")
    yield from lines
    yield "        return found"


def numbers_of(part: Part) -> Iterator[str]:
    """Numbers in a row, and lists between them."""
    row: list[str] = []
    for one in part.in_digest():
        it = f"self.{one.name}"
        if one.type in NUMBERS or one.is_kernels:
            row.append(it if one.type != "bool" else f"int({it})")
        elif one.type == "bool":
            row.append(f"int({it})")
        elif one.type == "Cells":
            row += [f"{it}[0]", f"{it}[1]", f"{it}[2]"]
        else:
            if one.counted:
                row.append(f"len({it})")
            yield from flushed(row)
            if one.type == "list[Cells]":
                yield f"        for a in {it}:"
                yield "            found += [a[0], a[1], a[2]]"
            else:
                yield f"        found += list({it})" if one.type == "bytes" else f"        found += {it}"
    yield from flushed(row)


def flushed(row: list[str]) -> Iterator[str]:
    if row:
        yield "        found += ["
        for text in row:
            yield f"            {text},"
        yield "        ]"
    row.clear()


def writer_of(part: Part, document: str) -> Iterator[str]:
    shown = [one for one in part.fields if one.at and one.document == document]
    by_hand = [one.parameter for one in shown if not one.is_plain]
    parameters = "".join(f", {name}: object" for name in by_hand)
    yield f"def {part.name}_{document}(me: {part.made}, box: Box{parameters}) -> Json:"
    yield '    """These fields as they stand in a position; what is odd about them is handed over."""'
    yield "    return {"
    yield from entries([(one.at.split("/"), one) for one in shown], part, 2)
    yield "    }"


def entries(shown: list[tuple[list[str], Field]], part: Part, depth: int) -> Iterator[str]:
    """The members of an object; those with a common first name stand in an object of their own."""
    margin = "    " * depth
    while shown:
        path, one = shown[0]
        if len(path) == 1:
            yield f'{margin}"{path[0]}": {written(one, part) if one.is_plain else one.parameter},'
            shown = shown[1:]
            continue
        inner = [(rest[1:], each) for rest, each in shown if rest[0] == path[0]]
        yield f'{margin}"{path[0]}": {{'
        yield from entries(inner, part, depth + 1)
        yield f"{margin}}},"
        shown = [each for each in shown if each[0][0] != path[0]]


def written(one: Field, part: Part) -> str:
    it = f"int(me.{one.name})" if one.type == "i16" and one.kind in WIDE else f"me.{one.name}"
    return part.kind_of(one).write.format(it=it, of=one.of)


def reader_of(part: Part) -> Iterator[str]:
    yield f"def read_{part.name}(me: {part.made}, given: dict[str, Any], box: Box, reader: Reader, where: str) -> None:"
    yield '    """Take these fields from a position whose shape is right; what is odd about them is left to others."""'
    for one in part.fields:
        if not one.is_plain or one.is_kernels:
            continue
        given = "given" + "".join(f'["{key}"]' for key in one.at.split("/"))
        read = part.kind_of(one).read.format(given=given, of=one.of, where=f'f"{{where}}/{one.at}"')
        needs_int = (one.type == "i16" and one.kind in WIDE) or (one.type in NUMBERS and one.kind == "flag")
        yield f"    me.{one.name} = int({read})" if needs_int else f"    me.{one.name} = {read}"


# The schema of positions


def at_pointer(schema: Any, pointer: str) -> Any:
    for key in pointer.split("/")[1:]:
        schema = schema[key]
    return schema


def with_fields(schema: dict[str, Any], parts: list[Part]) -> dict[str, Any]:
    """The schema with the shapes of plain fields, and without those of fields that are no more."""
    for part in parts:
        target = at_pointer(schema, part.schema)
        shown = [(one.at.split("/"), one) for one in part.fields if one.at]
        shaped(target, shown, part)
    return schema


def shaped(target: dict[str, Any], shown: list[tuple[list[str], Field]], part: Part) -> None:
    before = target.get("properties", {})
    keys = list(dict.fromkeys(path[0] for path, _ in shown))
    properties: dict[str, Any] = {}
    for key in keys:
        inner = [(path[1:], one) for path, one in shown if path[0] == key]
        if inner[0][0]:
            properties[key] = before.get(key, {"type": "object", "additionalProperties": False})
            shaped(properties[key], inner, part)
        else:
            one = inner[0][1]
            properties[key] = shape_of(one, part) if one.is_plain else before[key]
    target["required"] = keys
    target["properties"] = properties


def shape_of(one: Field, part: Part) -> Any:
    """Said by the field: the name of a definition, or limits; or else by its kind."""
    if isinstance(one.shape, str):
        return reference(one.shape)
    if isinstance(one.shape, list):
        return {"type": "integer", "minimum": one.shape[0], "maximum": one.shape[1]}
    if isinstance(one.shape, dict):
        return one.shape
    return part.kind_of(one).shape or reference("few")


def laid_out(value: Any, depth: int, used: int) -> str:
    """JSON with what is short on one line."""
    flat = json.dumps(value, ensure_ascii=False)
    if len(flat) + used <= WIDTH or not isinstance(value, (dict, list)) or not value:
        return flat
    margin = " " * (depth + 1)
    if isinstance(value, list):
        inner = [margin + laid_out(item, depth + 1, depth + 1) for item in value]
        return "[\n" + ",\n".join(inner) + "\n" + " " * depth + "]"
    inner = [f"{margin}{json.dumps(key)}: " for key in value]
    inner = [head + laid_out(item, depth + 1, len(head)) for head, item in zip(inner, value.values(), strict=True)]
    return "{\n" + ",\n".join(inner) + "\n" + " " * depth + "}"


# The types of the client


def types(parts: list[Part]) -> str:
    lines = [f"/** What a view shows of the fields of a state.  Written by `{COMMAND}`. */"]
    for part in parts:
        if not part.client:
            continue
        lines += ["", f"export interface {part.client} {{"]
        shown = [one for one in part.fields if one.is_plain and one.document == "open"]
        lines += typed([(one.at.split("/"), one) for one in shown], part, 1)
        lines += ["}"]
    return "\n".join(lines) + "\n"


def typed(shown: list[tuple[list[str], Field]], part: Part, depth: int) -> Iterator[str]:
    margin = "  " * depth
    while shown:
        path, one = shown[0]
        if len(path) == 1:
            if one.about:
                yield f"{margin}/** {one.about} */"
            yield f"{margin}{path[0]}: {one.client or part.kind_of(one).client};"
            shown = shown[1:]
            continue
        inner = [(rest[1:], each) for rest, each in shown if rest[0] == path[0]]
        yield f"{margin}{path[0]}: {{"
        yield from typed(inner, part, depth + 1)
        yield f"{margin}}};"
        shown = [each for each in shown if each[0][0] != path[0]]


# All of it


def generated(rules: Path) -> dict[Path, str]:
    """What the declaration of one game says, by file."""
    declared = tomllib.loads((rules / "fields.toml").read_text(encoding="utf-8"))
    parts = parts_of(declared)
    found = {rules / "fields.py": formatted(module(declared, parts))}
    schema = rules / "position.schema.json"
    found[schema] = laid_out(with_fields(json.loads(schema.read_text(encoding="utf-8")), parts), 0, 0) + "\n"
    if any(part.client for part in parts):
        found[CLIENT / rules.parent.name / "fields.ts"] = types(parts)
    return found


def formatted(source: str) -> str:
    """Python as the project's formatter writes it."""
    command = [str(Path(sys.executable).with_name("ruff")), "format", "--quiet", "--stdin-filename", "fields.py", "-"]
    sorted_imports = [
        command[0],
        "check",
        "--quiet",
        "--fix-only",
        "--select",
        "I,F401",
        "--stdin-filename",
        "fields.py",
        "-",
    ]
    for each in (sorted_imports, command):
        source = subprocess.run(each, input=source, capture_output=True, text=True, check=True, cwd=ROOT).stdout
    return source


def main(arguments: list[str]) -> int:
    stale = []
    for declaration in sorted(GAMES.glob("*/rules/fields.toml")):
        for path, text in generated(declaration.parent).items():
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(path)
            if "--check" not in arguments:
                path.write_text(text, encoding="utf-8")
    if "--check" in arguments and stale:
        names = ", ".join(path.relative_to(ROOT).as_posix() for path in stale)
        print(f"{names}: not what fields.toml says: {COMMAND}")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
