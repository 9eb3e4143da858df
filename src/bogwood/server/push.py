"""Web push: words to a browser that is not open, encrypted for it (RFC 8291) and signed by this server (RFC 8292)."""

from __future__ import annotations

import base64
import binascii
import os
from dataclasses import dataclass
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from bogwood.host.pace import SECOND
from bogwood.kernel.refusal import Refusal
from bogwood.store.contract import Store

KEPT = "push"
"""Under this name the store keeps the key of the server."""
CURVE = ec.SECP256R1()
HALF = 32
"""Bytes of each number of a key or a signature."""
SECRET, SALT = 16, 16
RECORD = 4096
LONGEST = 3000
"""Bytes of a message: all push services take as many."""
VALID = 12 * 60 * 60
"""Seconds for which a signature holds; a day is the most that is allowed."""
TIME_TO_LIVE = 24 * 60 * 60
"""Seconds for which a push service keeps what it cannot deliver."""
LAST = b"\x02"
"""Ends the last record of a message (RFC 8188)."""


def to_text(content: bytes) -> str:
    """Base64 for addresses, without padding."""
    return base64.urlsafe_b64encode(content).rstrip(b"=").decode()


def from_text(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point_of(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


@dataclass(frozen=True)
class Subscription:
    """What a browser gave us to reach it."""

    address: str
    key: bytes
    """The point of its public key."""
    secret: bytes

    @classmethod
    def read(cls, address: str, keys: dict[str, str]) -> Subscription:
        """From the keys ``p256dh`` and ``auth``; refused when they are none."""
        try:
            key, secret = from_text(keys["p256dh"]), from_text(keys["auth"])
            ec.EllipticCurvePublicKey.from_encoded_point(CURVE, key)
        except (KeyError, ValueError, binascii.Error):
            raise Refusal("bad-address", "", "/keys") from None
        if len(secret) != SECRET:
            raise Refusal("bad-address", "", "/keys")
        return cls(address, key, secret)


class Signer:
    """The key by which push services know this server again."""

    def __init__(self, key: ec.EllipticCurvePrivateKey) -> None:
        self._key = key
        self.public = to_text(point_of(key.public_key()))
        """What a browser is given when it subscribes."""

    def headers(self, address: str, subject: str, now: int) -> dict[str, str]:
        """The head of a request to the push service at an address; ``now`` in milliseconds."""
        parts = urlsplit(address)
        claims: dict[str, str | int] = {"aud": f"{parts.scheme}://{parts.netloc}", "exp": now // SECOND + VALID}
        if subject.startswith("https://"):
            claims["sub"] = subject
        return {
            "authorization": f"vapid t={self._token(claims)}, k={self.public}",
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            "ttl": str(TIME_TO_LIVE),
        }

    def _token(self, claims: dict[str, str | int]) -> str:
        parts = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(to_text(msgspec.json.encode(part)) for part in parts)
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"{signed}.{to_text(b''.join(number.to_bytes(HALF, 'big') for number in numbers))}"


async def kept_signer(store: Store) -> Signer:
    """The signer of all servers on this store; its key is made once."""
    number = ec.generate_private_key(CURVE).private_numbers().private_value
    kept = await store.keep(KEPT, {"private": to_text(number.to_bytes(HALF, "big"))})
    return Signer(ec.derive_private_key(int.from_bytes(from_text(kept["private"]), "big"), CURVE))


def sealed(content: bytes, to: Subscription) -> bytes:
    """A message that only the browser of this subscription can read."""
    if len(content) > LONGEST:
        raise ValueError(f"{len(content)} bytes are too many for a push message")
    return sealed_by(ec.generate_private_key(CURVE), os.urandom(SALT), content, to)


def sealed_by(own: ec.EllipticCurvePrivateKey, salt: bytes, content: bytes, to: Subscription) -> bytes:
    """With a key and a salt that serve once (RFC 8291, 3.4), in one record (RFC 8188)."""
    point = point_of(own.public_key())
    shared = own.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, to.key))
    secret = derived(shared, to.secret, b"WebPush: info\0" + to.key + point, 32)
    key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD.to_bytes(4, "big") + bytes((len(point),)) + point
    return head + AESGCM(key).encrypt(nonce, content + LAST, None)


def derived(secret: bytes, salt: bytes, purpose: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, purpose).derive(secret)
