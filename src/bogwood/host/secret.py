"""Secrets: long random ones whose hash is kept, so that a stolen store opens no seat."""

from __future__ import annotations

import hashlib
import secrets

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Without letters that look alike."""


def table_name() -> str:
    """A name for a table that nobody guesses, and that reads as one word on a command line and in an address."""
    return "".join(secrets.choice(LETTERS.lower()) for _ in range(14))


def token() -> str:
    """A secret for a cookie or a link."""
    return secrets.token_urlsafe(24)


def link_key() -> str:
    """From which the secrets of a table's links follow."""
    return secrets.token_hex(16)


def recovery_code() -> str:
    """A secret that people can copy by hand: four groups of five letters, 100 bits."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(5)) for _ in range(4))


def secret_hash(secret: str) -> str:
    """What is stored of a secret; secrets are random and long, so a plain hash does."""
    return hashlib.sha256(b"bogwood secret 1\n" + secret.encode()).hexdigest()
