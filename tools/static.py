"""A plain static server on loopback, as any web space is one: for ``make.py play --offline`` and for tests.

python tools/static.py FOLDER [--port N] [--base /path/] [--browser]
"""

from __future__ import annotations

import argparse
import sys
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

KINDS = {".mjs": "text/javascript", ".js": "text/javascript", ".wasm": "application/wasm"}


class Files(SimpleHTTPRequestHandler):
    """Files of one folder below one path; nothing else is known here, and nothing is told about requests."""

    protocol_version = "HTTP/1.1"
    extensions_map = {**SimpleHTTPRequestHandler.extensions_map, **KINDS, ".webmanifest": "application/manifest+json"}  # noqa: RUF012

    def __init__(self, *given: object, base: str, **more: object) -> None:
        self.base = base
        super().__init__(*given, **more)  # type: ignore[arg-type]

    def translate_path(self, path: str) -> str:
        plain = path.split("?")[0]
        if not plain.startswith(self.base):
            return str(Path(self.directory, "there is no such file"))
        return super().translate_path("/" + path.removeprefix(self.base))

    def log_message(self, format: str, *given: object) -> None: ...


class Quiet(ThreadingHTTPServer):
    """Somebody who goes away in the middle of a file is no trouble."""

    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None: ...


def serving(folder: Path, port: int = 0, base: str = "/") -> ThreadingHTTPServer:
    """A server that is to be let run; port 0 takes a free one."""
    return Quiet(("127.0.0.1", port), partial(Files, directory=str(folder), base=base))


def main(arguments: list[str]) -> int:
    reading = argparse.ArgumentParser(description=__doc__)
    reading.add_argument("folder", type=Path)
    reading.add_argument("--port", type=int, default=0)
    reading.add_argument("--base", default="/")
    reading.add_argument("--browser", action="store_true")
    given = reading.parse_args(arguments)
    with serving(given.folder, given.port, given.base) as server:
        address = f"http://127.0.0.1:{server.server_port}{given.base}"
        print(f"Bogwood is at {address}; Ctrl-C ends it.", flush=True)
        if given.browser:
            webbrowser.open(address)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
