"""Word of a turn to a browser that is not open: signed, encrypted, and forgotten when the browser is gone."""

from __future__ import annotations

import json
import os
import queue
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import NamedTuple

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from bogwood.kernel.refusal import Refusal
from bogwood.server.config import Config
from bogwood.server.push import (
    CURVE,
    LONGEST,
    VALID,
    Signer,
    Subscription,
    derived,
    from_text,
    point_of,
    sealed,
    sealed_by,
    to_text,
)
from tests.server.house import PATIENCE, Guest, House, open_house


class Received(NamedTuple):
    path: str
    headers: dict[str, str]
    content: bytes


class PushService:
    """A push service on the loopback address, and what it was sent."""

    def __init__(self) -> None:
        self.received: queue.Queue[Received] = queue.Queue()
        self.status = 201
        self.port = 0

    @contextmanager
    def open(self) -> Iterator[PushService]:
        service = self

        class Door(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                content = self.rfile.read(int(self.headers["content-length"]))
                headers = {name.lower(): value for name, value in self.headers.items()}
                service.received.put(Received(self.path, headers, content))
                self.send_response(service.status)
                self.end_headers()

            def log_message(self, *_: object) -> None: ...

        with HTTPServer(("127.0.0.1", 0), Door) as server:
            self.port = server.server_address[1]
            threading.Thread(target=server.serve_forever, daemon=True).start()
            try:
                yield self
            finally:
                server.shutdown()


class Browser:
    """The other end: it has the private key."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(CURVE)
        self._secret = os.urandom(16)
        self.point = point_of(self._key.public_key())

    @property
    def keys(self) -> dict[str, str]:
        return {"p256dh": to_text(self.point), "auth": to_text(self._secret)}

    def read(self, content: bytes) -> bytes:
        """Decrypt as RFC 8291 tells the receiver to."""
        salt, record, length = content[:16], int.from_bytes(content[16:20], "big"), content[20]
        point, rest = content[21 : 21 + length], content[21 + length :]
        assert len(rest) <= record
        shared = self._key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, point))
        secret = derived(shared, self._secret, b"WebPush: info\0" + self.point + point, 32)
        key = derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
        plain = AESGCM(key).decrypt(derived(secret, salt, b"Content-Encoding: nonce\0", 12), rest, None)
        assert plain[-1] == 2
        return plain[:-1]


def test_the_example_of_the_standard_comes_out() -> None:
    """RFC 8291, appendix A."""
    to = Subscription.read(
        "https://push.example",
        {
            "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "auth": "BTBZMqHH6r4Tts7J_aSIgg",
        },
    )
    number = int.from_bytes(from_text("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    own = ec.derive_private_key(number, CURVE)
    found = sealed_by(own, from_text("DGv6ra1nlYgDCS1FRnbzlw"), b"When I grow up, I want to be a watermelon", to)
    assert to_text(found) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_only_its_browser_reads_a_message() -> None:
    browser = Browser()
    to = Subscription.read("https://push.example", browser.keys)
    first, second = sealed(b"x" * LONGEST, to), sealed(b"x" * LONGEST, to)
    assert first != second
    assert browser.read(first) == browser.read(second) == b"x" * LONGEST
    with pytest.raises(ValueError, match="too many"):
        sealed(b"x" * (LONGEST + 1), to)


NO_KEYS = [
    {},
    {"p256dh": "AAAA", "auth": "AAAA"},
    {"p256dh": "é", "auth": ""},
    {**Browser().keys, "auth": to_text(b"x" * 15)},
]


@pytest.mark.parametrize("keys", NO_KEYS)
def test_keys_that_are_none_are_refused(keys: dict[str, str]) -> None:
    with pytest.raises(Refusal):
        Subscription.read("https://push.example", keys)


def signed_claims(header: str, key: str) -> dict[str, object]:
    """The claims of an Authorization header (RFC 8292), whose signature must be that of the key."""
    kind, _, rest = header.partition(" ")
    assert kind == "vapid"
    given = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert given["k"] == key
    head, claims, signature = given["t"].split(".")
    assert json.loads(from_text(head)) == {"typ": "JWT", "alg": "ES256"}
    numbers = from_text(signature)
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, from_text(key))
    r, s = int.from_bytes(numbers[:32], "big"), int.from_bytes(numbers[32:], "big")
    public.verify(encode_dss_signature(r, s), f"{head}.{claims}".encode(), ec.ECDSA(hashes.SHA256()))
    found: dict[str, object] = json.loads(from_text(claims))
    return found


def test_the_signature_names_who_runs_the_server_where_that_is_known() -> None:
    signer = Signer(ec.generate_private_key(CURVE))
    for url, is_named in (("https://boats.example", True), ("http://127.0.0.1:8000", False), ("", False)):
        headers = signer.headers("https://push.example:444/some/where?x=1", url, 1_000_000)
        claims = signed_claims(headers["authorization"], signer.public)
        assert claims["aud"] == "https://push.example:444"
        assert claims.get("sub", "") == (url if is_named else "")
        assert claims["exp"] == 1000 + VALID


def subscribed(house: House, service: PushService, nickname: str) -> tuple[Guest, Browser]:
    guest, browser = house.guest(nickname), Browser()
    guest.post("/api/hooks", kind="web", address=f"http://localhost:{service.port}/{nickname}", keys=browser.keys)
    return guest, browser


def begun(ann: Guest, bob: Guest) -> str:
    """A game begins, and one of the two has to act."""
    name: str = ann.table(is_public=True, title="Boats")["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    return name


def test_a_browser_is_told_when_it_is_my_turn(tmp_path: Path) -> None:
    config = Config(rate=0, private_hooks=True, public_url="http://boats.example")
    store = str(tmp_path / "tables.db")
    with PushService().open() as service:
        with open_house(config, store) as house:
            (ann, anns), (bob, bobs) = (subscribed(house, service, name) for name in ("Ann", "Bob"))
            key = ann.get("/api/push-key")["key"]
            name = begun(ann, bob)
            received = service.received.get(timeout=PATIENCE)
            browser = anns if received.path == "/Ann" else bobs
            told = json.loads(browser.read(received.content))
            assert told["type"] == "turn"
            assert told["table"] == name
            assert told["link"] == f"http://boats.example/t/{name}"
            assert received.headers["content-encoding"] == "aes128gcm"
            assert int(received.headers["ttl"]) > 0
            claims = signed_claims(received.headers["authorization"], key)
            assert claims["aud"] == f"http://localhost:{service.port}"
            assert time.time() < float(str(claims["exp"])) <= time.time() + 24 * 60 * 60
        with open_house(config, store) as house:
            assert house.guest().get("/api/push-key")["key"] == key


@pytest.mark.parametrize(("status", "is_kept"), [(201, True), (404, False), (410, False), (500, True)])
def test_a_subscription_that_is_no_more_is_forgotten(status: int, is_kept: bool) -> None:
    with PushService().open() as service, open_house(Config(rate=0, private_hooks=True)) as house:
        service.status = status
        (ann, _), (bob, _) = (subscribed(house, service, name) for name in ("Ann", "Bob"))
        begun(ann, bob)
        received = service.received.get(timeout=PATIENCE)
        mover = ann if received.path == "/Ann" else bob
        end = time.monotonic() + (0.3 if is_kept else PATIENCE)
        while bool(mover.get("/api/hooks")) != is_kept or (is_kept and time.monotonic() < end):
            assert time.monotonic() < end
            time.sleep(0.02)


def test_a_browser_without_proper_keys_or_address_is_refused(house: House) -> None:
    ann, keys = house.guest("Ann"), Browser().keys
    public, private = "https://93.184.215.14/x", "http://127.0.0.1/x"
    assert ann.refused("POST", "/api/hooks", 422, kind="web", address=public) == "bad-address"
    assert ann.refused("POST", "/api/hooks", 422, kind="web", address=private, keys=keys) == "bad-address"
    ann.post("/api/hooks", kind="web", address=public, keys=keys)
