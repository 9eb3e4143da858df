"""People and their seats: a nickname is enough, an account is optional, and every secret is stored as a hash only."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import unicodedata
from collections.abc import Sequence
from functools import cached_property
from typing import Protocol

import msgspec

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Conflict, Json, Person, SeatHolder, Store

from .around import Clock
from .host import Host
from .loaded import Loaded
from .pace import DAY
from .rights import Right
from .secret import recovery_code, secret_hash, token

NICKNAME_LENGTH = 40
ACCOUNT_LENGTH = 40
SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 256
JOINERS = "\u200c\u200d"
"""They are part of some scripts, and of pictures of several people."""
BLANKS = "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0"
"""Letters and signs that look like nothing."""
SESSION_AGE = 180 * DAY
"""A session that was not used for so long has ended."""
RENEWED = DAY
"""That a session is used is noted once in so long."""


def plain(text: str, longest: int, where: str) -> str:
    """Text of people for people: without control characters and needless blanks; too long a one is refused."""
    letters = [" " if letter.isspace() else letter for letter in text if letter.isspace() or is_shown(letter)]
    cleaned = " ".join("".join(letters).split())
    if len(cleaned) > longest:
        raise Refusal("too-long", "", where, longest=longest)
    return cleaned


def is_shown(letter: str) -> bool:
    """Neither a control character nor half of one, nor one that hides or turns the direction of the text around."""
    return letter in JOINERS or unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn", "Cf")


def nickname_of(text: str, where: str = "/nickname") -> str:
    """A name that people can tell from others: every letter of it is seen, and it reads in the order it is written.

    Letters that are not seen are not left out but refused: who sends them means to be taken for somebody else.
    """
    name = unicodedata.normalize("NFC", " ".join(text.split()))
    if len(name) > NICKNAME_LENGTH:
        raise Refusal("too-long", "", where, longest=NICKNAME_LENGTH)
    if not all(is_seen(letter, before) for before, letter in zip(" " + name, name, strict=False)):
        raise Refusal("bad-nickname", "", where)
    if name and not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refusal("bad-nickname", "", where)
    return name


def is_seen(letter: str, before: str) -> bool:
    """Is a letter seen after the one before it?

    What joins letters is where there is something to be joined: in Arabic and Indic words, and in pictures made of
    several; what varies a picture is after a picture.
    """
    kind = unicodedata.category(before)
    if letter in JOINERS:
        return unicodedata.bidirectional(before) == "AL" or kind in ("Mn", "Mc", "So", "Sk")
    if "VARIATION SELECTOR" in unicodedata.name(letter, ""):
        return kind in ("So", "Sk")
    return is_shown(letter) and letter not in BLANKS


class Hasher(Protocol):
    """Makes hashes of passphrases that nobody can turn back."""

    def hash(self, passphrase: str) -> str: ...

    def verify(self, hashed: str, passphrase: str) -> bool: ...


class People:
    """Who somebody is."""

    def __init__(self, store: Store, now: Clock) -> None:
        self._store = store
        self._now = now
        self.session_age = SESSION_AGE
        # A hash takes some memory for a moment: a few at a time.
        self._hashing = asyncio.Semaphore(2)
        self._nobody = ""

    @cached_property
    def _hasher(self) -> Hasher:
        """Asked for where somebody has an account: where nobody can have one it is not even installed."""
        from .hashing import Argon2

        return Argon2()

    async def visit(self, nickname: str) -> tuple[Person, str]:
        """A new person and the secret of their session."""
        name = nickname_of(nickname)
        if not name:
            raise Refusal("no-nickname", "", "/nickname")
        person = Person(secrets.token_urlsafe(12), name, None, None, {})
        await self._store.save_person(person)
        return person, await self.new_session(person)

    async def new_session(self, person: Person) -> str:
        secret = token()
        await self._store.save_session(secret_hash(secret), person.id, self._now())
        return secret

    async def who(self, secret: str) -> Person | None:
        """The person of a session.  A session that is used goes on; one that is not used for long has ended."""
        session = session_of(secret)
        found = await self._store.session(session) if session else None
        if found is None:
            return None
        person, used = found
        unused = self._now() - used
        if unused > self.session_age:
            return None
        if unused > RENEWED:
            await self._store.use_session(session, self._now())
        return person

    async def living(self, sessions: Sequence[str]) -> set[str]:
        """Those of these sessions that have not ended."""
        return await self._store.living(sessions, self._now() - self.session_age)

    async def forget_old_sessions(self) -> None:
        """Those that have ended by themselves need not be kept."""
        await self._store.end_old_sessions(self._now() - self.session_age)

    async def logout(self, secret: str) -> list[str]:
        """End a session; returns those that have ended, so do the others."""
        session = session_of(secret)
        if not session:
            return []
        await self._store.end_session(session)
        return [session]

    async def logout_everywhere(self, person: Person) -> list[str]:
        """End all sessions of a person."""
        return await self._store.end_sessions(person.id)

    async def change(self, person: Person, nickname: str | None, settings: Json | None) -> Person:
        """Another nickname or other settings; the settings given replace those of the same name."""
        changed = person
        if nickname is not None:
            name = nickname_of(nickname)
            if not name:
                raise Refusal("no-nickname", "", "/nickname")
            changed = msgspec.structs.replace(changed, nickname=name)
        if settings is not None:
            changed = msgspec.structs.replace(changed, settings={**changed.settings, **settings})
        if changed != person:
            await self._store.change_person(changed)
        return changed

    # Accounts

    async def make_account(self, person: Person, account: str, passphrase: str, old: str = "") -> Person:
        """Give a person an account name and a passphrase, or, to whoever knows the old one, another passphrase."""
        name = account_name(account)
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise Refusal("bad-passphrase", "", "/passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
        if person.account is not None and person.account != name:
            raise Refusal("has-account", "", "/account")
        if person.account is not None:
            await self._must_know(person, old, "/old")
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, passphrase)
        changed = msgspec.structs.replace(person, account=name, passphrase=hashed)
        try:
            await self._store.save_person(changed)
        except Conflict:
            raise Refusal("account-taken", "", "/account") from None
        return changed

    async def login(self, account: str, passphrase: str) -> tuple[Person, str]:
        """The person of an account and the secret of a new session.  A wrong name is refused as slowly and in the same
        words as a wrong passphrase, and so is one that was right a moment ago."""
        name = account.strip().casefold()
        found = await self._store.person_of_account(name) if is_account_name(name) else None
        person = await self._must_know(found, passphrase, "")
        secret = await self.new_session(person)
        now = await self._store.person(person.id)
        if now is None or now.passphrase != person.passphrase:
            await self.logout(secret)
            raise Refusal("wrong-passphrase")
        return person, secret

    async def _must_know(self, person: Person | None, passphrase: str, where: str) -> Person:
        """Refuse whoever does not know the passphrase."""
        async with self._hashing:
            is_right = await asyncio.to_thread(self._is_right, person, passphrase[:LONGEST_PASSPHRASE])
        if person is None or not is_right:
            raise Refusal("wrong-passphrase", "", where)
        return person

    def _is_right(self, person: Person | None, passphrase: str) -> bool:
        if not self._nobody:
            self._nobody = self._hasher.hash(secrets.token_urlsafe(12))
        hashed = person.passphrase if person is not None and person.passphrase else self._nobody
        return self._hasher.verify(hashed, passphrase)

    async def gather(self, visitor: Person, person: Person) -> list[str]:
        """The seats a visitor took before signing in become those of the account; returns the tables where they are,
        which have to ask again who holds their seats."""
        if visitor.id == person.id or visitor.account is not None:
            return []
        return await self._store.move_seats(visitor.id, person.id)


def session_of(secret: str) -> str:
    """What is stored of a session: the hash of its secret; empty where there is none."""
    return secret_hash(secret) if secret else ""


def account_name(text: str) -> str:
    """Letters, digits, dots, hyphens and underscores; upper and lower case are the same."""
    name = text.strip().casefold()
    if not is_account_name(name):
        raise Refusal("bad-account", "", "/account", longest=ACCOUNT_LENGTH)
    return name


def is_account_name(name: str) -> bool:
    return 2 <= len(name) <= ACCOUNT_LENGTH and all(letter.isalnum() or letter in "._-" for letter in name)


# Seats


async def join(host: Host, loaded: Loaded, seat: int, person: Person) -> str:
    """Take a free seat; returns the code that opens it on another device, which only the new holder knows.

    One's second seat is somebody else's on the same device: it does not bear one's name.
    """
    code = recovery_code()
    name = "" if person.id in loaded.holders.values() else person.nickname
    holder = SeatHolder(seat, person.id, secret_hash(code))
    await host.step(loaded, lambda table: table.join(seat, name), [holder])
    return code


async def leave(host: Host, loaded: Loaded, right: Right) -> None:
    """Give one's seat back before the start."""
    holder = SeatHolder(right.seat, None, secret_hash(recovery_code()))
    await host.step(loaded, lambda table: table.leave(right.seat), [holder], right=right)


async def recover(host: Host, loaded: Loaded, code: str, person: Person) -> int:
    """Open the seat of a recovery code for this person; the code stays good."""
    wanted = secret_hash(code.strip().upper())

    def found(holders: Sequence[SeatHolder]) -> SeatHolder:
        for holder in holders:
            if hmac.compare_digest(holder.recovery, wanted):
                return msgspec.structs.replace(holder, person=person.id)
        raise Refusal("wrong-code", "", "/code")

    return await host.reseat(loaded, found)
