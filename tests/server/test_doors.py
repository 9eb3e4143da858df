"""By which names, from where and how often a server may be asked, and what it reads at all."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from bogwood.server.build import make_server
from bogwood.server.config import Config
from bogwood.server.door import Open
from bogwood.server.limits import network_of
from bogwood.server.names import Names
from bogwood.server.running import server_config
from tests.server.house import PATIENCE, House, open_house

ONE_AT_ONCE = 0.005
"""A rate at which one request may come at once, and another after five seconds."""


def status(house: House, path: str, **headers: str) -> int:
    with httpx.Client(base_url=house.url, timeout=PATIENCE, trust_env=False) as client:
        return client.get(path, headers=headers).status_code


@pytest.mark.parametrize(
    "host", ["evil.example", "evil.example:8000", "10.0.0.1", "localhost.evil.example", "", "[::2]"]
)
def test_a_strange_name_is_refused(house: House, host: str) -> None:
    guest = house.guest("Ann")
    guest.http.headers["Host"] = host
    assert guest.refused("GET", "/api/games", 421) == "wrong-host"
    assert guest.refused("POST", "/api/visit", 421, nickname="Eve") == "wrong-host"
    with (
        pytest.raises(InvalidStatus),
        connect(f"ws://127.0.0.1:{house.port}/ws/tables/x", additional_headers={"Host": host}, proxy=None),
    ):
        pass  # pragma: no cover
    assert status(house, "/health", Host=host) == status(house, "/ready", Host=host) == 200
    assert status(house, "/metrics", Host=host) == 421


@pytest.mark.parametrize("host", ["localhost", "localhost:1", "127.0.0.1", "127.8.8.8:99", "[::1]:8000", "LOCALHOST."])
def test_the_machine_itself_is_at_home(house: House, host: str) -> None:
    assert status(house, "/api/games", Host=host) == 200


@pytest.mark.parametrize(
    ("names", "host", "is_allowed"),
    [
        (Names("127.0.0.1", "https://Boats.example:8443/x"), "boats.example", True),
        (Names("127.0.0.1", "https://boats.example"), "boats.example:443", True),
        (Names("127.0.0.1", "https://boats.example"), "www.boats.example", False),
        (Names("127.0.0.1", "", ["boats.lan", "Other"]), "other:80", True),
        (Names("127.0.0.1", "", ["*"]), "whatever.example", True),
        (Names("0.0.0.0"), "192.168.1.5:8000", True),
        (Names("0.0.0.0"), "[2001:db8::1]:8000", True),
        (Names("::"), "10.1.2.3", True),
        (Names("0.0.0.0"), "evil.example", False),
        (Names("192.168.1.5"), "192.168.1.5:8000", True),
        (Names("192.168.1.5"), "192.168.1.6:8000", False),
        (Names("boats.lan"), "boats.lan", True),
        (Names("127.0.0.1"), "192.168.1.5", False),
    ],
)
def test_names(names: Names, host: str, is_allowed: bool) -> None:
    assert names.allow(host) is is_allowed


def test_those_in_the_house_find_the_machine_by_its_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Attic.fritz.box")
    assert Names("0.0.0.0").allow("attic.fritz.box:8000")
    assert Names("0.0.0.0").allow("attic.local:8000")
    assert not Names("127.0.0.1").allow("attic.local:8000")


@pytest.mark.parametrize(
    ("one", "other", "is_same"),
    [
        ("2001:db8:1:2::1", "2001:db8:1:2:ffff:ffff:ffff:ffff", True),
        ("2001:db8:1:2::1", "2001:db8:1:3::1", False),
        ("::ffff:203.0.113.5", "203.0.113.5", True),
        ("203.0.113.5", "203.0.113.6", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("nonsense", "nonsense", True),
    ],
)
def test_a_household_shares_its_limits(one: str, other: str, is_same: bool) -> None:
    assert (network_of(one) == network_of(other)) is is_same


def test_a_household_shares_its_connections_and_processes_of_ours_bring_everybodys() -> None:
    open_ones = Open("", 1)
    open_ones.inner = "127.0.0.1:4000"
    assert open_ones.may_come("2001:db8::1", "[::]:8000")
    open_ones.come("2001:db8::1")
    assert not open_ones.may_come("2001:db8::2", "[::]:8000")
    open_ones.leave("2001:db8::1")
    assert open_ones.may_come("2001:db8::2", "[::]:8000")
    open_ones.come("127.0.0.1")
    assert not open_ones.may_come("127.0.0.1", "127.0.0.1:8000")
    assert open_ones.may_come("127.0.0.1", "127.0.0.1:4000")


def test_nobody_chooses_their_own_address() -> None:
    with open_house(Config(rate=ONE_AT_ONCE)) as house:
        codes = [status(house, "/api/games", **{"X-Forwarded-For": f"203.0.113.{n}"}) for n in range(10)]
        assert 429 in codes


def test_a_proxy_that_is_named_is_believed() -> None:
    with open_house() as house:
        assert not server_config(house.inn).proxy_headers
        named = server_config(house.inn, "10.0.0.1")
        assert (named.proxy_headers, named.forwarded_allow_ips) == (True, "10.0.0.1")


def test_nobody_forges_what_processes_tell_each_other() -> None:
    forged = {"X-Bogwood-Forwarded": "1", "X-Bogwood-Client": "203.0.113.1"}
    with open_house(Config(rate=ONE_AT_ONCE), is_shared=True) as house:
        codes = [status(house, "/api/games", **forged, **{"X-Forwarded-For": f"203.0.113.{n}"}) for n in range(10)]
        assert 429 in codes


def test_who_asks_through_another_process_is_counted_as_themselves() -> None:
    with open_house(Config(rate=1), is_shared=True) as house:
        kept = house.inn.store.keep("peers", {"secret": "the first to ask decides"})
        secret = asyncio.run_coroutine_threadsafe(kept, house.loop).result(PATIENCE)["secret"]
        told = {"X-Bogwood-Forwarded": secret, "X-Bogwood-Client": "2001:db8::1:2"}
        assert status(house, "/api/games", **told) == 200
        assert "2001:db8::/64" in house.inn.limits.requests._buckets


@pytest.mark.parametrize("path", ["/healthx", "/metrics/x", "/health/x", "/readyness", "/health/"])
def test_what_only_looks_like_health_is_counted(path: str) -> None:
    with open_house(Config(rate=ONE_AT_ONCE)) as house:
        assert 429 in [status(house, path) for _ in range(10)]
        assert [status(house, free) for free in ("/health", "/ready", "/metrics")] == [200, 200, 200]


DEEP = "[" * 30_000 + "]" * 30_000
NESTED = '{"a":' * 900 + "1" + "}" * 900


@pytest.mark.parametrize(
    "path", ["/api/visit", "/api/tables", "/api/tables/{}/act", "/api/tables/{}/bug", "/api/login"]
)
@pytest.mark.parametrize(
    "body",
    [DEEP, '{"nickname":' + DEEP + "}", '{"a":' * 9000, '{"seat":0,"text":"x","client":' + NESTED + "}",
     '{"options":' + NESTED + "}"],
)  # fmt: skip
def test_what_is_nested_too_deeply_is_refused(house: House, path: str, body: str) -> None:
    ann = house.guest("Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    answer = ann.http.post(path.format(name), content=body, headers={"content-type": "application/json"})
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-body")
    assert answer.json()["sentence"]


def test_whoever_is_gone_before_their_request_has_come_whole_is_no_fault_of_ours(house: House) -> None:
    coming: list[Any] = [{"type": "http.request", "body": b"{", "more_body": True}, {"type": "http.disconnect"}]
    sent: list[Any] = []
    headers = [(b"host", b"localhost"), (b"x-bogwood", b"1"), (b"content-type", b"application/json")]
    scope: Any = {"type": "http", "method": "POST", "path": "/api/visit", "raw_path": b"/api/visit", "headers": headers}
    scope |= {"query_string": b"", "root_path": "", "scheme": "http", "client": ("127.0.0.1", 1), "state": {}}

    async def receive() -> Any:
        return coming.pop(0)

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run_coroutine_threadsafe(make_server(house.inn)(scope, receive, send), house.loop).result(PATIENCE)  # type: ignore[arg-type]
    assert sent[0]["status"] == 400


def test_what_is_nested_as_deeply_as_anybody_needs_is_read(house: House) -> None:
    ann = house.guest("Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    client: Any = [{"list": [1, 2]}] * 100
    report = ann.post(f"/api/tables/{name}/bug", seat=0, text="x", client={"screen": {"parts": client}})
    assert report["client"] == {"screen": {"parts": client}}


@pytest.mark.parametrize(
    "path",
    ["/" + "a" * 300, "/" + "a" * 5000, "/" + "a/" * 20_000, "/assets/" + "b" * 300 + ".js",
     "/api/tables/" + "x" * 5000, "/api/games/" + "x" * 3000 + "/catalogue"],
)  # fmt: skip
def test_long_addresses_lead_nowhere(client_house: House, path: str) -> None:
    answer = client_house.guest().http.get(path)
    assert answer.status_code == 404
    assert answer.json()["code"] in ("no-such-page", "unknown-table", "unknown-game")


@pytest.fixture(scope="module")
def client_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder = tmp_path_factory.mktemp("client")
    (folder / "index.html").write_text("<p>boats</p>")
    with open_house(Config(rate=0, static=folder)) as house:
        yield house


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def stored_house(request: pytest.FixtureRequest) -> Iterator[House]:
    store = ":memory:"
    if request.param == "postgres":
        store = asyncio.run(request.getfixturevalue("postgres").new_schema())
    with open_house(store=store) as house:
        yield house


def test_a_letter_that_no_database_keeps_is_refused(stored_house: House) -> None:
    ann = stored_house.guest("Ann")
    path = f"/api/tables/{ann.table(my_seats=[0, 1])['table']}"
    assert ann.refused("GET", "/api/tables/a%00b", 404) == "no-such-page"
    assert ann.refused("POST", "/api/login", 403, account="a\0b", passphrase="x") == "wrong-passphrase"
    assert ann.refused("POST", "/api/account", 422, account="a\0b", passphrase="long enough") == "bad-account"
    for deed in ({"do": "resign"}, {"do": "say", "text": "hi"}):
        assert ann.refused("POST", f"{path}/act", 422, id="a\0b", **deed) == "bad-message"
    ann.post(f"{path}/act", do="say", text="a\0b")
    assert ann.http.put(f"{path}/note", json={"text": "a\0b"}).status_code == 200
    assert ann.get(f"{path}/chat")[0]["text"] == "ab"
