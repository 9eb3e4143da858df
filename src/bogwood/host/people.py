"""People and their seats: a nickname is enough, an account is optional, and every secret is stored as a hash only."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import unicodedata

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError

from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Change, Conflict, Json, Person, SeatHolder, Store

from .host import Host
from .loaded import Loaded
from .secret import recovery_code, secret_hash, token
from .telling import Clock

NICKNAME_LENGTH = 40
ACCOUNT_LENGTH = 40
SHORTEST_PASSPHRASE = 8
LONGEST_PASSPHRASE = 256


def plain(text: str, longest: int, where: str) -> str:
    """Text of people for people: without control characters and needless blanks; too long a one is refused."""
    letters = [" " if letter.isspace() else letter for letter in text if letter.isspace() or is_shown(letter)]
    cleaned = " ".join("".join(letters).split())
    if len(cleaned) > longest:
        raise Refusal("too-long", "", where, longest=longest)
    return cleaned


def is_shown(letter: str) -> bool:
    """Neither a control character nor half of one, nor one that turns the direction of the text around."""
    return unicodedata.category(letter) not in ("Cc", "Cs", "Co", "Cn") and letter not in "\u202a\u202b\u202d\u202e"


class People:
    """Who somebody is."""

    def __init__(self, store: Store, now: Clock) -> None:
        self._store = store
        self._now = now
        self._hasher = PasswordHasher()
        # A hash takes 64 MB for a moment: a few at a time.
        self._hashing = asyncio.Semaphore(2)
        self._nobody = ""

    async def visit(self, nickname: str) -> tuple[Person, str]:
        """A new person and the secret of their session."""
        name = plain(nickname, NICKNAME_LENGTH, "/nickname")
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
        """The person of a session."""
        return await self._store.person_of_session(secret_hash(secret)) if secret else None

    async def logout(self, secret: str) -> None:
        await self._store.end_session(secret_hash(secret))

    async def change(self, person: Person, nickname: str | None, settings: Json | None) -> Person:
        """Another nickname or other settings; the settings given replace those of the same name."""
        changed = person
        if nickname is not None:
            name = plain(nickname, NICKNAME_LENGTH, "/nickname")
            if not name:
                raise Refusal("no-nickname", "", "/nickname")
            changed = msgspec.structs.replace(changed, nickname=name)
        if settings is not None:
            changed = msgspec.structs.replace(changed, settings={**changed.settings, **settings})
        if changed != person:
            await self._store.save_person(changed)
        return changed

    # Accounts

    async def make_account(self, person: Person, account: str, passphrase: str) -> Person:
        """Give a person an account name and a passphrase, or another passphrase."""
        name = account_name(account)
        if not SHORTEST_PASSPHRASE <= len(passphrase) <= LONGEST_PASSPHRASE:
            raise Refusal("bad-passphrase", "", "/passphrase", least=SHORTEST_PASSPHRASE, most=LONGEST_PASSPHRASE)
        if person.account is not None and person.account != name:
            raise Refusal("has-account", "", "/account")
        async with self._hashing:
            hashed = await asyncio.to_thread(self._hasher.hash, passphrase)
        changed = msgspec.structs.replace(person, account=name, passphrase=hashed)
        try:
            await self._store.save_person(changed)
        except Conflict:
            raise Refusal("account-taken", "", "/account") from None
        return changed

    async def login(self, account: str, passphrase: str) -> Person:
        """The person of an account.  A wrong name is refused as slowly and in the same words as a wrong passphrase."""
        person = await self._store.person_of_account(account.strip().casefold()[:ACCOUNT_LENGTH])
        async with self._hashing:
            is_right = await asyncio.to_thread(self._is_right, person, passphrase[:LONGEST_PASSPHRASE])
        if person is None or not is_right:
            raise Refusal("wrong-passphrase", "", "")
        return person

    def _is_right(self, person: Person | None, passphrase: str) -> bool:
        if not self._nobody:
            self._nobody = self._hasher.hash(secrets.token_urlsafe(12))
        hashed = person.passphrase if person is not None and person.passphrase else self._nobody
        try:
            return self._hasher.verify(hashed, passphrase)
        except (Argon2Error, InvalidHashError):
            return False

    async def gather(self, visitor: Person, person: Person) -> None:
        """The seats a visitor took before signing in become those of the account."""
        if visitor.id == person.id or visitor.account is not None:
            return
        for summary, seats in await self._store.tables_of(visitor.id):
            holders = [holder for holder in await self._store.seats(summary.table) if holder.seat in seats]
            moved = [msgspec.structs.replace(holder, person=person.id) for holder in holders]
            await self._store.write(Change(summary.table, seats=moved))


def account_name(text: str) -> str:
    """Letters, digits, dots, hyphens and underscores; upper and lower case are the same."""
    name = text.strip().casefold()
    if not 2 <= len(name) <= ACCOUNT_LENGTH or not all(letter.isalnum() or letter in "._-" for letter in name):
        raise Refusal("bad-account", "", "/account", longest=ACCOUNT_LENGTH)
    return name


# Seats


async def seats_of(store: Store, table: str, person: Person | None) -> list[int]:
    """The seats a person holds at a table."""
    if person is None:
        return []
    return [holder.seat for holder in await store.seats(table) if holder.person == person.id]


async def join(host: Host, loaded: Loaded, seat: int, person: Person) -> str:
    """Take a free seat; returns the code that opens it on another device, which only the new holder knows.

    One's second seat is somebody else's on the same device: it does not bear one's name.
    """
    code = recovery_code()
    name = "" if person.id in loaded.holders.values() else person.nickname
    holder = SeatHolder(seat, person.id, secret_hash(code))
    await host.step(loaded, lambda table: table.join(seat, name), [holder])
    return code


async def leave(host: Host, loaded: Loaded, seat: int) -> None:
    """Give a seat back before the start."""
    holder = SeatHolder(seat, None, secret_hash(recovery_code()))
    await host.step(loaded, lambda table: table.leave(seat), [holder])


async def recover(host: Host, loaded: Loaded, code: str, person: Person) -> int:
    """Open the seat of a recovery code for this person; the code stays good."""
    wanted = secret_hash(code.strip().upper())
    for holder in await host.store.seats(loaded.table.name):
        if hmac.compare_digest(holder.recovery, wanted):
            moved = msgspec.structs.replace(holder, person=person.id)
            await host.store.write(Change(loaded.table.name, seats=[moved]), host.owner)
            loaded.holders[holder.seat] = person.id
            return holder.seat
    raise Refusal("wrong-code", "", "/code")
