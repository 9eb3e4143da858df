"""Headers, rates, secrets: what protects people from each other and from strangers."""

from __future__ import annotations

import asyncio
import json
import logging
import queue
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from bogwood.host.rights import Right
from bogwood.host.secret import secret_hash
from bogwood.host.watch import steady
from bogwood.kernel.refusal import Refusal
from bogwood.server.config import QUEUE, Config
from bogwood.server.hooks import check_address, is_public
from bogwood.server.limits import Limit
from bogwood.server.problems import pick_language
from bogwood.server.socket import SLOW, SocketListener
from tests.server.house import PATIENCE, House, open_house


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/nothing", "/api/docs", "/health"])
def test_every_answer_carries_the_headers_of_safety(house: House, path: str) -> None:
    headers = house.guest().http.get(path).headers
    policy = headers["content-security-policy"]
    assert "default-src 'self'" in policy
    assert "script-src 'self';" in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert "server" not in headers


@pytest.mark.parametrize("path", ["/api/me", "/api/tables/nowhere", "/api/nothing", "/api/" + "x" * 3000])
def test_what_the_api_answers_is_kept_by_nobody(house: House, path: str) -> None:
    """Neither what is somebody's own nor a refusal, whether the gate, the framework or a table refused."""
    assert house.guest("Ann").http.get(path).headers.get_list("cache-control") == ["no-store"]


def test_cookies_travel_by_tls_only_where_the_address_is_so() -> None:
    with open_house(Config(rate=0, public_url="https://boats.example")) as house:
        answer = house.guest().http.post("/api/visit", json={"nickname": "Ann"})
        assert "Secure" in answer.headers["set-cookie"]
        assert "strict-transport-security" in answer.headers
        guest = house.guest()
        there = guest.http.post("/api/visit", json={"nickname": "B"}, headers={"Origin": "https://boats.example"})
        assert there.status_code == 201


def test_too_much_at_once_is_refused() -> None:
    with open_house(Config(rate=0.2)) as house:
        ann = house.guest("Ann")
        codes = [ann.http.post("/api/login", json={"account": "x", "passphrase": "y"}).status_code for _ in range(4)]
        assert codes == [403, 403, 429, 429][:4] or codes[-1] == 429
        table = ann.table(my_seats=[0, 1])["table"]
        chair = ann.sit(table, 0)
        chair.hear()
        # However slow the machine is: the bucket does not fill while somebody waits for an answer.
        house.inn.limits.acts = Limit(12, 0.001, steady)
        answers = [chair.say(do="undo", at=[0, 0])["code"] for _ in range(20)]
        assert answers[0] != "too-fast"
        assert answers[-1] == "too-fast"


def test_a_bucket_fills_again_with_time() -> None:
    now = [0]
    limit = Limit(2, 1, lambda: now[0])
    limit.take("a")
    limit.take("a")
    limit.take("b")
    with pytest.raises(Refusal):
        limit.take("a")
    now[0] = 1000
    limit.take("a")
    with pytest.raises(Refusal):
        limit.take("a")


def test_no_secret_is_stored_or_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    file = tmp_path / "tables.db"
    with caplog.at_level(logging.DEBUG), open_house(store=str(file)) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        ann.post("/api/account", account="ann", passphrase="a very long passphrase")
        made = ann.table()
        invite = made["links"]["invite"].split("invite=")[1]
        watch = made["links"]["watch"].split("watch=")[1]
        code = bob.post(f"/api/tables/{made['table']}/join", seat=1, invite=invite)["code"]
        house.guest().sit(made["table"], watch=watch).hear()
        secrets = [ann.http.cookies["bogwood"], bob.http.cookies["bogwood"], code, made["codes"]["0"]]
        secrets += [invite, watch, "a very long passphrase"]
    logged = "\n".join(
        record.getMessage() for record in caplog.records if record.name.startswith(("bogwood", "uvicorn"))
    )
    stored = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    assert secret_hash(code).encode() in stored or bytes.fromhex(secret_hash(code)) in stored
    assert [secret for secret in secrets if secret in logged] == []
    assert [secret for secret in secrets if secret.encode() in stored] == []


def test_the_seed_stays_until_the_end(house: House) -> None:
    ann = house.guest("Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    seed = house.inn.host.tables.loaded[name].table.seed
    answers = [
        ann.http.get(f"/api/tables/{name}{path}").text for path in ("", "/events", "/chat", "/record", "?seat=-1")
    ]
    assert [answer for answer in answers if seed in answer] == []


@pytest.mark.parametrize(
    ("address", "is_open"),
    [("8.8.8.8", True), ("10.0.0.1", False), ("127.0.0.1", False), ("169.254.1.1", False), ("::1", False),
     ("::ffff:192.168.0.1", False), ("fe80::1%eth0", False), ("2001:4860:4860::8888", True), ("224.0.0.1", False),
     ("100.64.0.1", False), ("0.0.0.0", False), ("2002:7f00:1::", False), ("::ffff:8.8.8.8", False),
     ("64:ff9b::7f00:1", False), ("64:ff9b::808:808", False), ("64:ff9b:1::a00:1", False), ("2002:808:808::", False),
     ("2001:0:808:808::1", False), ("::8.8.8.8", False), ("2001:db8::1", False), ("fd00::1", False),
     ("ff0e::1", False)],
)  # fmt: skip
def test_webhooks_lead_to_public_addresses_only(address: str, is_open: bool) -> None:
    assert is_public(address) is is_open


def test_a_private_address_is_for_those_who_allow_it() -> None:
    with pytest.raises(Refusal):
        asyncio.run(check_address("http://localhost:9/", may_be_private=False))
    assert asyncio.run(check_address("http://127.0.0.1:9/", may_be_private=True)) == "127.0.0.1"


@pytest.mark.parametrize(
    ("asked", "accepted", "own", "picked"),
    [("cs", "ru", "es", "cs"), ("", "ru", "es", "es"), ("", "xx, es;q=0.5, ru;q=0.7", "", "ru"), ("xx", "", "", "en"),
     ("", "es;q=nonsense, cs;q=0.1", "", "cs")],
)  # fmt: skip
def test_the_readers_language(asked: str, accepted: str, own: str, picked: str) -> None:
    assert pick_language(asked, accepted, own) == picked


def test_the_server_names_no_game() -> None:
    folder = Path(__file__).parents[2] / "src" / "bogwood" / "server"
    named = [path.name for path in folder.rglob("*.py") if "feya" in path.read_text(encoding="utf-8").lower()]
    assert named == []


def test_figures_for_prometheus(house: House) -> None:
    ann = house.guest("Ann")
    chair = ann.sit(ann.table(my_seats=[0, 1])["table"], 0)
    chair.hear()
    chair.say(do="undo", at=[0, 0])
    text = ann.http.get("/metrics").text
    for name in ("bogwood_move_seconds_bucket", "bogwood_tables_loaded", "bogwood_queue", "bogwood_failed_replays"):
        assert name in text


def test_files_of_the_client_and_nothing_else(tmp_path: Path) -> None:
    (tmp_path / "client" / "assets").mkdir(parents=True)
    (tmp_path / "client" / "index.html").write_text("<p>boats</p>")
    (tmp_path / "client" / "assets" / "app.js").write_text("let boats;")
    (tmp_path / "secret.txt").write_text("secret")
    with open_house(Config(rate=0, static=tmp_path / "client")) as house:
        guest = house.guest()
        assert guest.http.get("/").text == "<p>boats</p>"
        assert guest.http.get("/t/abc").text == "<p>boats</p>"
        script = guest.http.get("/assets/app.js")
        assert script.text == "let boats;"
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/missing.js", "/ws/x"):
            assert guest.http.get(path).status_code == 404
            assert guest.http.get("/api/nothing").status_code == 404


def test_a_webhook_is_told_when_it_is_my_turn() -> None:
    heard: queue.Queue[tuple[str, dict[str, Any]]] = queue.Queue()

    class Ear(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["content-length"]))
            heard.put((self.headers["host"], json.loads(body)))
            self.send_response(302)
            self.send_header("location", "http://127.0.0.1:1/")
            self.end_headers()

        def log_message(self, *_: object) -> None: ...

    with HTTPServer(("127.0.0.1", 0), Ear) as ear, open_house(Config(rate=0, private_hooks=True)) as house:
        threading.Thread(target=ear.serve_forever, daemon=True).start()
        port = ear.server_address[1]
        ann, bob = house.guest("Ann"), house.guest("Bob")
        for guest in (ann, bob):
            guest.post("/api/hooks", kind="webhook", address=f"http://localhost:{port}/{guest.get('/api/me')['id']}")
        assert ann.get("/api/hooks")[0]["kind"] == "webhook"
        name = ann.table(is_public=True, title="Boats")["table"]
        bob.post(f"/api/tables/{name}/join", seat=1)
        host, body = heard.get(timeout=PATIENCE)
        assert host == f"localhost:{port}"
        assert body["type"] == "turn"
        assert body["table"] == name
        assert body["title"] == "Boats"
        assert body["link"] == f"/t/{name}"
        ear.shutdown()


class FullWay:
    """A connection whose other side reads nothing."""

    is_writable = False

    def __init__(self) -> None:
        self.posted: list[bytes] = []

    def post(self, text: bytes) -> None:
        self.posted.append(text)


def test_a_reader_who_does_not_read_is_left_behind(house: House) -> None:
    name = house.guest("Ann").table()["table"]
    way = FullWay()

    async def listen() -> None:
        line = SocketListener(house.inn, await house.inn.host.get(name), Right(0), way, "en", "")  # type: ignore[arg-type]
        for number in range(QUEUE):
            line.hear({"type": "chat", "number": number})
        assert not line.ended.done()
        assert not way.posted
        line.hear({"type": "chat", "number": QUEUE})
        assert line.ended.done()
        assert line.code == SLOW
        line.close()

    asyncio.run_coroutine_threadsafe(listen(), house.loop).result(PATIENCE)


def test_who_reads_on_gets_what_has_waited(house: House) -> None:
    name = house.guest("Ann").table()["table"]
    way = FullWay()

    async def listen() -> None:
        line = SocketListener(house.inn, await house.inn.host.get(name), Right(0), way, "en", "")  # type: ignore[arg-type]
        line.hear({"type": "chat", "number": 1})
        line.hear({"type": "chat", "number": 2})
        way.is_writable = True
        line.go_on()
        line.hear({"type": "chat", "number": 3})
        assert [json.loads(text)["number"] for text in way.posted] == [1, 2, 3]
        line.close()

    asyncio.run_coroutine_threadsafe(listen(), house.loop).result(PATIENCE)
