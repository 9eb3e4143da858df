"""The client as files, or a plain page that says that the API runs; and the page of the API itself."""

from __future__ import annotations

import html
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from bogwood.kernel.refusal import Refusal

from .entry import TheWorld

PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bogwood</title>
<meta name="viewport" content="width=device-width">
<h1>Bogwood</h1><p>The server runs; no client is installed beside it.</p>
<p><a href="/api/docs">The API</a></p></html>"""
FOREVER = "public, max-age=31536000, immutable"
HASHED = "/assets/"
"""Files below this folder carry a hash of their content in their names, and never change."""


@get(["/", "/{path:path}"], include_in_schema=False)
async def client(world: TheWorld, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; an address of the client itself (without a dot) gives its first page."""
    folder = world.config.static
    if path.startswith(("/api/", "/ws/")):
        raise Refusal("no-such-page")
    if folder is None or not (folder / "index.html").is_file():
        if path not in ("", "/"):
            raise Refusal("no-such-page")
        return Response(PLAIN.encode(), media_type="text/html")
    return file_answer(folder, file_of(folder, path), path)


def file_of(folder: Path, path: str) -> Path:
    """The file of a path, which never leads out of the folder."""
    wanted = path.strip("/")
    if "\0" in wanted or "\\" in wanted:
        raise Refusal("no-such-page")
    found = (folder / wanted).resolve()
    if found.is_relative_to(folder.resolve()) and found.is_file():
        return found
    if "." in wanted:
        raise Refusal("no-such-page")
    return folder / "index.html"


def file_answer(folder: Path, file: Path, path: str) -> Response[bytes]:
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    if kind.endswith(("javascript", "json")) and not kind.startswith("text/"):
        kind += "; charset=utf-8"
    caching = FOREVER if path.startswith(HASHED) else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": caching})


class ApiPage(OpenAPIRenderPlugin):
    """The API as one page that needs no script and nothing from elsewhere."""

    def __init__(self) -> None:
        super().__init__(path="/")

    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        schema = openapi_schema
        rows = [
            row(path, method, operation)
            for path, methods in sorted(schema["paths"].items())
            for method, operation in methods.items()
            if isinstance(operation, dict)
        ]
        shapes = [shape(name, body) for name, body in sorted(schema["components"]["schemas"].items())]
        return (
            '<!doctype html><html lang="en"><meta charset="utf-8"><title>Bogwood API</title>'
            '<meta name="viewport" content="width=device-width">'
            "<style>body{font:1rem/1.5 system-ui;max-width:60rem;margin:2rem auto;padding:0 1rem}"
            "code{background:#8882}td{padding:.3rem .8rem .3rem 0;vertical-align:top}</style>"
            '<h1>Bogwood API</h1><p><a href="/api/docs/openapi.json">OpenAPI description</a></p>'
            f"<table>{''.join(rows)}</table><h2>Shapes</h2>{''.join(shapes)}</html>"
        ).encode()


def row(path: str, method: str, operation: dict[str, Any]) -> str:
    parameters = [str(one.get("name", "")) for one in operation.get("parameters", [])]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    taken = ", ".join([*parameters, *[name_of(body)]]).strip(", ")
    text = html.escape(operation.get("description") or "")
    return f"<tr><td><code>{method.upper()} {html.escape(path)}</code><td>{text}<td>{html.escape(taken)}</tr>"


def name_of(schema: dict[str, Any]) -> str:
    return str(schema.get("$ref", "")).rpartition("/")[2]


def shape(name: str, body: dict[str, Any]) -> str:
    members = ", ".join(html.escape(member) for member in body.get("properties", {}))
    text = html.escape(body.get("description") or "")
    return f"<p><b>{html.escape(name)}</b> {{ <code>{members}</code> }} {text}</p>"
