"""The client as files, or a plain page that says that the API runs; and the page of the API itself."""

from __future__ import annotations

import gzip
import hashlib
import html
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.openapi.plugins import OpenAPIRenderPlugin
from litestar.params import FromPath

from bogwood.kernel.refusal import Refusal

from .cards import Card, card_of, with_card
from .entry import TheInn, language_of

PLAIN = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Bogwood</title>
<meta name="viewport" content="width=device-width">
<h1>Bogwood</h1><p>The server runs; no client is installed beside it.</p>
<p><a href="/api/docs">The API</a></p></html>"""
FOREVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
FIRST_PAGE = "index.html"
HASHED = "/assets/"
"""Files below this folder carry a hash of their content in their names, and never change."""
MOST_FILES = 1024
"""Files of the client that are kept in memory; a client has some dozens."""
CODINGS = (("br", ".br"), ("gzip", ".gz"))
"""In which codings a file may lie beside itself, the smallest first."""
AS_IT_IS = "as_it_is"
"""Marks answers that are not compressed on their way out."""
KINDS = {
    ".css": "text/css",
    ".ftl": "text/plain",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".map": "application/json",
    ".mjs": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""What a browser insists on must not depend on the machine's own list of types; texts get their charset on the way."""


@get(["/", "/{path:path}"], include_in_schema=False, opt={AS_IT_IS: True})
async def client(request: Request[Any, Any, Any], inn: TheInn, path: FromPath[str] = "") -> Response[bytes]:
    """A file of the client; an address of the client itself (without a dot) gives its first page."""
    folder = inn.config.static
    if path.startswith(("/api/", "/ws/")):
        raise Refusal("no-such-page")
    if folder is None or not (folder / FIRST_PAGE).is_file():
        if path not in ("", "/"):
            raise Refusal("no-such-page")
        return Response(PLAIN.encode(), media_type="text/html")
    file = file_of(folder, path)
    accepted, known = (request.headers.get(name, "") for name in ("accept-encoding", "if-none-match"))
    if file.name == FIRST_PAGE:
        card = await card_of(inn, folder, path, "invite" in request.query_params, language_of(request))
        return page_answer(file, card, base_of(request, inn.config.public_url), accepted, known)
    return file_answer(file, FOREVER if path.startswith(HASHED) else ASK_AGAIN, accepted, known)


def file_of(folder: Path, path: str) -> Path:
    """The file of a path, which never leads out of the folder."""
    wanted = path.strip("/")
    if "\0" in wanted or "\\" in wanted:
        raise Refusal("no-such-page")
    try:
        found = (folder / wanted).resolve()
        if found.is_relative_to(folder.resolve()) and found.is_file():
            return found
    except OSError:
        # No file can have such a name: it is too long.
        raise Refusal("no-such-page") from None
    if "." in wanted:
        raise Refusal("no-such-page")
    return folder / FIRST_PAGE


def file_answer(file: Path, caching: str, accepted: str, known: str) -> Response[bytes]:
    """The file in the best coding that is accepted, or only the word that what the browser knows still holds."""
    coding, chosen = best_coding(file, accepted)
    body, tag = content(chosen)
    headers = {"cache-control": caching, "etag": tag, "vary": "Accept-Encoding"}
    if is_known(tag, known):
        return Response(b"", status_code=304, headers=headers)
    if coding:
        headers["content-encoding"] = coding
    return Response(body, media_type=kind_of(file), headers=headers)


def page_answer(file: Path, card: Card, base: str, accepted: str, known: str) -> Response[bytes]:
    """The first page with a card for those who preview links."""
    is_packed = "gzip" in accepted_codings(accepted)
    body, tag = page_once(content(file)[0], card, base, is_packed)
    headers = {"cache-control": ASK_AGAIN, "etag": tag, "vary": "Accept-Encoding, Accept-Language"}
    if is_known(tag, known):
        return Response(b"", status_code=304, headers=headers)
    if is_packed:
        headers["content-encoding"] = "gzip"
    return Response(body, media_type=kind_of(file), headers=headers)


@lru_cache(MOST_FILES)
def page_once(page: bytes, card: Card, base: str, is_packed: bool) -> tuple[bytes, str]:
    whole = with_card(page, card, base)
    return tagged(gzip.compress(whole, mtime=0) if is_packed else whole)


def base_of(request: Request[Any, Any, Any], public_url: str) -> str:
    """The address of the server: as it was set, or else as this request has reached it."""
    return (public_url or f"{request.url.scheme}://{request.headers.get('host', '')}").rstrip("/")


def best_coding(file: Path, accepted: str) -> tuple[str, Path]:
    """The name of the coding, empty for none, and the file that holds it."""
    codings = accepted_codings(accepted)
    for coding, suffix in CODINGS:
        beside = file.with_name(file.name + suffix)
        if coding in codings and beside.is_file():
            return coding, beside
    return "", file


def accepted_codings(header: str) -> set[str]:
    """The codings of an Accept-Encoding header that are not ruled out by a quality of 0."""
    found = set()
    for part in header[:200].split(","):
        coding, _, weight = part.strip().lower().partition(";")
        quality = weight.strip().removeprefix("q=")
        if not quality or quality.strip("0."):
            found.add(coding.strip())
    return found


def is_known(tag: str, known: str) -> bool:
    """Is the tag among those of an If-None-Match header?"""
    tags = {one.strip().removeprefix("W/") for one in known[:1000].split(",")}
    return tag in tags or "*" in tags


def kind_of(file: Path) -> str:
    return KINDS.get(file.suffix) or mimetypes.guess_type(file.name)[0] or "application/octet-stream"


def content(file: Path) -> tuple[bytes, str]:
    """The bytes of a file and their tag, from memory unless the file has changed."""
    found = file.stat()
    return read_once(file, found.st_mtime_ns, found.st_size)


@lru_cache(MOST_FILES)
def read_once(file: Path, changed: int, size: int) -> tuple[bytes, str]:
    return tagged(file.read_bytes())


def tagged(body: bytes) -> tuple[bytes, str]:
    return body, f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'


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
