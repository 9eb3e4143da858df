"""Writes the client's types of what travels: ``python3 make.py wire``.

They come from the structs that the server takes in and gives out, of which its OpenAPI description is made (that knows
neither the places of a list nor what is said of a field), and from the shapes of what it says by websocket.
``--check`` writes nothing and fails when the file is not what would be written.
"""

from __future__ import annotations

import ast
import inspect
import sys
import types
import typing
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from types import ModuleType
from typing import Annotated, Any, Literal, get_args, get_origin

import msgspec

from bogwood.host import pace, plan
from bogwood.server import messages, overviews, pieces, wire
from bogwood.store.contract import Summary

FILE = Path(__file__).parent.parent / "src" / "wire" / "generated.ts"
COMMAND = "python3 make.py wire"

HEAD = f"/** What travels between client and server.  Written by `{COMMAND}` from the server's own structs. */\n"
WIDTH = 120
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "unknown"}

Docs = dict[str, str]


def source_of(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def aliases_of(module: ModuleType) -> Iterator[tuple[str, Any, str]]:
    """The names that a module gives to types, each with what is said of it."""
    for node, after in pairwise([*source_of(module).body, None]):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            value = getattr(module, node.targets[0].id)
            if get_origin(value) in (Literal, dict, typing.Union, types.UnionType):
                yield node.targets[0].id, value, said(after)


def said(node: ast.AST | None) -> str:
    """The sentence that stands below a name, on one line."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return " ".join(node.value.value.replace("``", "`").split())
    return ""


def docs_of(kind: type) -> Docs:
    """What is said of the fields of a class."""
    body = [node for one in source_of(sys.modules[kind.__module__]).body if is_class(one, kind) for node in one.body]
    return {
        node.target.id: said(after)
        for node, after in pairwise([*body, None])
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name)
    }


def is_class(node: ast.stmt, kind: type) -> typing.TypeGuard[ast.ClassDef]:
    return isinstance(node, ast.ClassDef) and node.name == kind.__name__


def classes_of(module: ModuleType) -> Iterator[type]:
    """The structs and named lists that a module declares, in their order."""
    for node in source_of(module).body:
        kind = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if kind is not None and (is_struct(kind) or is_list(kind)) and kind is not messages.Shape:
            yield kind


def is_struct(kind: Any) -> typing.TypeGuard[type[msgspec.Struct]]:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def is_list(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


# From Python to TypeScript


class Writer:
    """Writes types; those that have a name are called by it."""

    def __init__(self, names: dict[Any, str]) -> None:
        self.names = names

    def text(self, kind: Any) -> str:
        """A type as TypeScript writes it."""
        if kind in self.names:
            return self.names[kind]
        if kind in PLAIN:
            return PLAIN[kind]
        if is_struct(kind) or is_list(kind):
            return str(kind.__name__)
        return self.built(get_origin(kind), get_args(kind))

    def built(self, origin: Any, inside: tuple[Any, ...]) -> str:
        if origin is Annotated:
            return self.text(inside[0])
        if origin is Literal:
            return " | ".join(f'"{value}"' if isinstance(value, str) else str(value) for value in inside)
        if origin is dict:
            return f"Record<string, {self.text(inside[1])}>"
        if origin is list:
            item = self.text(inside[0])
            return f"({item})[]" if " | " in item else f"{item}[]"
        if origin in (typing.Union, types.UnionType):
            return " | ".join(dict.fromkeys(self.text(one) for one in inside if one is not msgspec.UnsetType))
        raise TypeError(f"no type of TypeScript for {origin}{inside}")

    def alias(self, name: str, kind: Any, doc: str) -> str:
        """A name for a type."""
        text = self.built(get_origin(kind), get_args(kind))
        return comment(doc) + folded(f"export type {name} = {text};\n")

    def list(self, kind: type) -> str:
        """A list whose places have names."""
        places = ", ".join(f"{name}: {self.text(hint)}" for name, hint in typing.get_type_hints(kind).items())
        return f"{comment(inspect.getdoc(kind))}export type {kind.__name__} = [{places}];\n"

    def struct(self, kind: type[msgspec.Struct]) -> str:
        """An object.  What the client may leave out, and what the server may, is marked."""
        hints = typing.get_type_hints(kind, include_extras=True)
        docs: Docs = {}
        for base in reversed(kind.__mro__[:-2]):
            docs |= docs_of(base)
        tag = kind.__struct_config__.tag
        lines = [f'  {kind.__struct_config__.tag_field}: "{tag}";\n'] if tag else []
        for field in msgspec.structs.fields(kind):
            hint = messages.CARRIED.get((kind, field.name), hints[field.name])
            lines.append(comment(docs.get(field.name), "  ") + self.field(kind, field, hint))
        written = inspect.getdoc(kind) if kind.__doc__ else ""
        return f"{comment(written)}export interface {kind.__name__} {{\n{''.join(lines)}}}\n"

    def field(self, kind: type[msgspec.Struct], field: msgspec.structs.FieldInfo, hint: Any) -> str:
        may_be_unset = msgspec.UnsetType in get_args(hint)
        is_taken_in = kind.__module__ == wire.__name__ and kind.__struct_config__.forbid_unknown_fields
        if not (may_be_unset or (is_taken_in and not field.required)):
            return folded(f"  {field.name}: {self.text(hint)};\n")
        return folded(f"  {field.name}?: {self.text(hint).removesuffix(' | null')};\n")


def comment(text: str | None, margin: str = "") -> str:
    """A text above what it is about, in lines of their usual length."""
    words = (text or "").replace("``", "`").split()
    if not words:
        return ""
    lines = [""]
    for word in words:
        if len(margin) + len(lines[-1]) + len(word) > WIDTH - 8:
            lines.append("")
        lines[-1] += f" {word}"
    if len(lines) == 1:
        return f"{margin}/**{lines[0]} */\n"
    return f"{margin}/**\n" + "".join(f"{margin} *{line}\n" for line in lines) + f"{margin} */\n"


def folded(line: str) -> str:
    """A union that is too long for a line, over several."""
    if len(line) <= WIDTH:
        return line
    parts = line.split(" | ")
    lines = [parts[0]]
    for part in parts[1:]:
        if len(lines[-1]) + len(part) > WIDTH - 8:
            lines.append("   ")
        lines[-1] += f" | {part}"
    return "\n".join(lines)


def generated() -> str:
    """The whole file."""
    modules = (pieces, wire, messages)
    aliases = [alias for module in modules for alias in aliases_of(module)]
    writer = Writer({kind: name for name, kind, _ in aliases})
    parts = [writer.alias(*alias) for alias in aliases]
    of_host = (pace.Pace, plan.TaskMark, Summary)
    given = (kind for module in (wire, overviews, messages) for kind in classes_of(module))
    for kind in [*classes_of(pieces), *of_host, *given]:
        parts.append(writer.struct(kind) if is_struct(kind) else writer.list(kind))
    return HEAD + "".join(f"\n{part}" for part in parts)


def main(arguments: list[str]) -> int:
    text = generated()
    if "--check" not in arguments:
        FILE.write_text(text, encoding="utf-8")
        return 0
    if FILE.exists() and FILE.read_text(encoding="utf-8") == text:
        return 0
    print(f"web/src/wire/{FILE.name} is not what the server's structs say: {COMMAND}")
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
