"""The secrets in links.  They follow from a key of the table's own by a one-way function.

The seed would not do: it is told at the end of a game, and another table may have the same deal."""

from __future__ import annotations

import base64
import hashlib
import hmac

from bogwood.host.table import Table

INVITE = "invite"
WATCH = "watch"


def link_secret(table: Table, kind: str) -> str:
    """The secret that opens a table to those who were given the link."""
    text = f"bogwood link 1\n{kind}\n{table.name}"
    mac = hmac.new(table.key.encode(), text.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(mac[:15]).decode()


def opens(table: Table, kind: str, given: str) -> bool:
    return hmac.compare_digest(link_secret(table, kind).encode(), given.encode(errors="replace"))


def links_of(table: Table, public_url: str) -> dict[str, str]:
    """The address of a table for those who sit there, for invited people, and for watchers."""
    base = f"{public_url.rstrip('/')}/t/{table.name}"
    invite, watch = link_secret(table, INVITE), link_secret(table, WATCH)
    return {"table": base, "invite": f"{base}?invite={invite}", "watch": f"{base}?watch={watch}"}
