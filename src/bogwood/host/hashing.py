"""Hashes of passphrases, by Argon2id."""

from __future__ import annotations

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

ROUNDS, MEMORY, LANES = 1, 46 * 1024, 1
"""What a hash costs (the memory in kB): as OWASP asks for, and less than a tenth of a second.  Less memory and more
rounds would do; but what is smaller than 32 MB an allocator keeps, for every thread that has hashed."""


class Argon2:
    """Slow and large on purpose: whoever steals hashes cannot try many passphrases."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(ROUNDS, MEMORY, LANES)

    def hash(self, passphrase: str) -> str:
        return self._hasher.hash(passphrase)

    def verify(self, hashed: str, passphrase: str) -> bool:
        """Is this the passphrase of the hash?  What is no hash has none."""
        try:
            return self._hasher.verify(hashed, passphrase)
        except (Argon2Error, InvalidHashError):
            return False
