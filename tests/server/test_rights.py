"""A right is asked for again at every use: sockets do not outlive seats, sessions or passphrases."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from bogwood.host.pace import DAY
from bogwood.host.people import SESSION_AGE, People, session_of
from bogwood.host.rights import Right
from bogwood.host.table import Table
from bogwood.host.watch import wall
from bogwood.kernel.refusal import Refusal
from bogwood.server import rounds
from bogwood.server.links import INVITE, WATCH, link_secret, opens
from bogwood.server.socket import MOVED, REFUSED
from bogwood.store.contract import Person
from tests.server.house import PATIENCE, Chair, Guest, House, open_house
from tests.server.waiting import until
from tests.store.postgres_server import PostgresServer


def sent_away(chair: Chair) -> bool:
    """Has it been told to open the table again, as the last thing?"""
    return chair.has_closed() == MOVED


def insist(chair: Chair, **message: Any) -> None:
    """Say something to a connection that may be closed already."""
    with suppress(ConnectionClosed):
        chair.send(**message)


def turned_away(guest: Guest, name: str, seat: int | None, **query: str) -> str:
    """The code by which a new connection is refused."""
    chair = guest.sit(name, seat, **query)
    code = str(chair.hear()["code"])
    assert chair.has_closed() == REFUSED
    return code


@pytest.fixture
def three(house: House) -> tuple[Guest, Guest, Guest, str]:
    """Ann has made a private table for three; she and Bob sit there, and one seat is free."""
    ann, bob, cid = house.guest("Ann"), house.guest("Bob"), house.guest("Cid")
    made = ann.table(players=3)
    invite = made["links"]["invite"].split("invite=")[1]
    bob.post(f"/api/tables/{made['table']}/join", seat=1, invite=invite)
    return ann, bob, cid, made["table"]


def invite_of(ann: Guest, name: str) -> str:
    return str(ann.get(f"/api/tables/{name}")["links"]["invite"].split("invite=")[1])


def test_whoever_leaves_a_seat_neither_sees_nor_plays_it_when_another_sits_there(
    three: tuple[Guest, Guest, Guest, str],
) -> None:
    ann, bob, cid, name = three
    old = bob.sit(name, 1)
    old.hear()
    bob.post(f"/api/tables/{name}/leave", seat=1)
    insist(old, do="hello")
    assert sent_away(old)
    invite = invite_of(ann, name)
    for seat in (1, 2):
        cid.post(f"/api/tables/{name}/join", seat=seat, invite=invite)
    assert turned_away(bob, name, 1) == "no-entry"
    assert turned_away(bob, name, 1, invite=invite) == "not-your-seat"
    assert bob.refused("POST", f"/api/tables/{name}/resign", 403, seat=1) == "no-entry"
    assert not ann.get(f"/api/tables/{name}")["chairs"][1]["resigned"]


def test_a_private_table_is_closed_to_a_watcher_who_came_in_by_a_seat(three: tuple[Guest, Guest, Guest, str]) -> None:
    ann, bob, _, name = three
    by_seat, by_link = bob.sit(name), bob.sit(name, invite=invite_of(ann, name))
    by_seat.hear()
    by_link.hear()
    bob.post(f"/api/tables/{name}/leave", seat=1)
    assert sent_away(by_seat)
    assert by_link.wait("table")["chairs"][1]["taken"] is False
    assert by_link.say(do="hello")["type"] == "table"


def test_who_holds_other_seats_keeps_those(three: tuple[Guest, Guest, Guest, str]) -> None:
    ann, bob, cid, name = three
    code = bob.post(f"/api/tables/{name}/join", seat=2, invite=invite_of(ann, name))["code"]
    one, two, watching = bob.sit(name, 1), bob.sit(name, 2), bob.sit(name)
    for chair in (one, two, watching):
        assert chair.say(do="hello")["status"] == "running"
    cid.post(f"/api/tables/{name}/recover", code=code)
    assert sent_away(two)
    assert one.say(do="hello")["seat"] == 1
    assert watching.say(do="hello")["type"] == "table"


def test_a_recovery_code_used_elsewhere_takes_the_seat_with_its_sockets(house: House) -> None:
    ann, phone = house.guest("Ann"), house.guest("Phone")
    made = ann.table(my_seats=[0, 1])
    name = made["table"]
    chairs = [ann.sit(name, 0), ann.sit(name, 1)]
    for chair in chairs:
        chair.hear()
    phone.post(f"/api/tables/{name}/recover", code=made["codes"]["0"])
    assert sent_away(chairs[0])
    assert chairs[1].say(do="hello")["type"] == "table"
    mine = phone.sit(name, 0)
    assert mine.hear()["seat"] == 0
    # The same person recovers again: nothing is taken from anybody.
    phone.post(f"/api/tables/{name}/recover", code=made["codes"]["0"])
    assert mine.say(do="hello")["type"] == "table"


def test_a_code_of_a_seat_that_was_left_opens_nothing(three: tuple[Guest, Guest, Guest, str]) -> None:
    ann, bob, cid, name = three
    invite = invite_of(ann, name)
    code = bob.post(f"/api/tables/{name}/join", seat=2, invite=invite)["code"]
    assert code
    other = ann.table(players=3)
    link = other["links"]["invite"].split("invite=")[1]
    old = bob.post(f"/api/tables/{other['table']}/join", seat=1, invite=link)["code"]
    bob.post(f"/api/tables/{other['table']}/leave", seat=1)
    cid.post(f"/api/tables/{other['table']}/join", seat=1, invite=link)
    assert bob.refused("POST", f"/api/tables/{other['table']}/recover", 403, code=old) == "wrong-code"


def test_nobody_inherits_the_wishes_of_the_one_before(three: tuple[Guest, Guest, Guest, str]) -> None:
    ann, bob, cid, name = three
    chair = bob.sit(name, 1)
    chair.hear()
    chair.do("auto_commit", on=True)
    chair.do("confirm_all", on=True)
    bob.post(f"/api/tables/{name}/leave", seat=1)
    cid.post(f"/api/tables/{name}/join", seat=1, invite=invite_of(ann, name))
    loaded = ann.house.inn.host.tables.loaded[name]
    assert (loaded.auto_commit, loaded.table.confirming) == (set(), set())


@pytest.mark.parametrize("way", ["logout", "logout-everywhere"])
def test_after_a_logout_no_socket_of_the_session_plays(house: House, way: str) -> None:
    ann = house.guest("Ann")
    name = ann.table(my_seats=[0, 1])["table"]
    seat = ann.get(f"/api/tables/{name}")["seat"]
    tab, watching = ann.sit(name, seat), ann.sit(name)
    tab.hear()
    watching.hear()
    cookies = dict(ann.http.cookies)
    ann.post(f"/api/{way}")
    insist(tab, do="resign")
    assert sent_away(tab)
    assert sent_away(watching)
    stolen = house.guest()
    stolen.http.cookies.update(cookies)
    assert turned_away(stolen, name, seat) == "no-entry"
    assert not any(chair.has_resigned for chair in house.inn.host.tables.loaded[name].table.chairs)


def test_another_device_goes_on_after_a_logout_but_not_after_one_everywhere(house: House) -> None:
    ann, phone = house.guest("Ann"), house.guest()
    ann.post("/api/account", account="ann.everywhere", passphrase="a long passphrase")
    phone.post("/api/login", account="ann.everywhere", passphrase="a long passphrase")
    name = ann.table(my_seats=[0, 1])["table"]
    here, there = ann.sit(name, 0), phone.sit(name, 0)
    here.hear()
    there.hear()
    ann.post("/api/logout")
    assert sent_away(here)
    assert there.say(do="hello")["type"] == "table"
    ann.post("/api/login", account="ann.everywhere", passphrase="a long passphrase")
    ann.post("/api/logout-everywhere")
    assert sent_away(there)
    assert phone.refused("GET", "/api/my-tables", 401) == "not-signed-in"


def test_another_passphrase_asks_for_the_old_one_and_ends_all_sessions(house: House) -> None:
    ann, phone, thief = house.guest("Ann"), house.guest(), house.guest()
    account: dict[str, Any] = {"account": "ann.changes"}
    ann.post("/api/account", **account, passphrase="a long passphrase")
    phone.post("/api/login", **account, passphrase="a long passphrase")
    thief.http.cookies.update(dict(ann.http.cookies))
    name = ann.table(my_seats=[0, 1])["table"]
    chairs = [guest.sit(name, 0) for guest in (ann, phone, thief)]
    for chair in chairs:
        chair.hear()
    assert thief.refused("POST", "/api/account", 403, **account, passphrase="one of mine") == "wrong-passphrase"
    wrong = {"passphrase": "one of mine", "old": "something else"}
    assert thief.refused("POST", "/api/account", 403, **account, **wrong) == "wrong-passphrase"
    ann.post("/api/account", **account, passphrase="another passphrase", old="a long passphrase")
    for chair in chairs:
        assert sent_away(chair)
    assert ann.get("/api/me")["account"] == "ann.changes"
    assert ann.sit(name, 0).hear()["seat"] == 0
    for guest in (phone, thief):
        assert guest.refused("GET", "/api/my-tables", 401) == "not-signed-in"
        assert turned_away(guest, name, 0) == "no-entry"
    assert phone.refused("POST", "/api/login", 403, **account, passphrase="a long passphrase") == "wrong-passphrase"
    phone.post("/api/login", **account, passphrase="another passphrase")


def test_an_account_that_is_made_ends_what_a_stolen_cookie_opens(house: House) -> None:
    ann, thief = house.guest("Ann"), house.guest()
    thief.http.cookies.update(dict(ann.http.cookies))
    ann.post("/api/account", account="ann.made", passphrase="a long passphrase")
    assert thief.refused("GET", "/api/my-tables", 401) == "not-signed-in"


def test_a_session_goes_on_while_it_is_used_and_ends_when_it_is_not(house: House) -> None:
    now = [house.inn.host.around.now()]
    people = People(house.inn.store, lambda: now[0])

    async def ages() -> list[bool]:
        _, secret = await people.visit("Ann")
        found = []
        for pause in (SESSION_AGE - 1, SESSION_AGE - 1, SESSION_AGE + 1, 0):
            now[0] += pause
            living = await people.living([session_of(secret)])
            known = await people.who(secret) is not None
            assert known is bool(living)
            found.append(known)
        return found

    assert asyncio.run_coroutine_threadsafe(ages(), house.loop).result(PATIENCE) == [True, True, False, False]


def test_a_session_ends_at_whatever_process(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rounds, "AGAIN", 10 * PATIENCE)
    store = asyncio.run(postgres.new_schema())
    with open_house(store=store, is_shared=True) as first, open_house(store=store, is_shared=True) as second:
        ann, phone, bob = first.guest("Ann"), second.guest("Visitor"), first.guest("Bob")
        ann.post("/api/account", account="ann", passphrase="a long passphrase")
        name = ann.table(my_seats=[0], is_public=True)["table"]
        phone.post(f"/api/tables/{name}/join", seat=1)
        assert name not in second.inn.host.tables.loaded
        chairs = [ann.sit(name, 0), phone.sit(name, 1)]
        for chair in chairs:
            chair.hear()
        phone.post("/api/login", account="ann", passphrase="a long passphrase")
        assert sent_away(chairs[1])
        assert phone.get(f"/api/tables/{name}")["mine"] == [0, 1]
        phone.post("/api/logout-everywhere")
        assert sent_away(chairs[0])
        assert bob.get(f"/api/tables/{name}")["mine"] == []


def test_a_session_that_ended_unheard_of_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may have ended it, and its word may have been lost."""
    monkeypatch.setattr(rounds, "AGAIN", 0.05)
    with open_house() as house:
        ann = house.guest("Ann")
        name = ann.table(my_seats=[0, 1])["table"]
        chair = ann.sit(name, 0)
        chair.hear()
        me = ann.get("/api/me")["id"]
        asyncio.run_coroutine_threadsafe(house.inn.store.end_sessions(me), house.loop).result(PATIENCE)
        assert sent_away(chair)


def test_one_who_signs_in_takes_the_seats_along(house: House) -> None:
    ann, phone, bob = house.guest("Ann"), house.guest("Visitor"), house.guest("Bob")
    ann.post("/api/account", account="ann.along", passphrase="a long passphrase")
    name = phone.table(is_public=True)["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    old = phone.sit(name, 0)
    old.hear()
    phone.post("/api/login", account="ann.along", passphrase="a long passphrase")
    assert sent_away(old)
    mine = phone.sit(name, 0)
    assert mine.hear()["seat"] == 0
    path = f"/api/tables/{name}"
    phone.post(f"{path}/propose", seat=0, what="cancel")
    bob.post(f"{path}/answer", seat=1, yes=True)
    again = phone.post(f"{path}/rematch")
    assert list(again["codes"]) == ["0"]
    assert phone.get(f"/api/tables/{again['table']}")["mine"] == [0]
    assert phone.sit(again["table"], 0).hear()["seat"] == 0


def visitor_seated(house: House, account: str) -> tuple[Guest, str, str]:
    """A visitor who has taken a seat, the table, and the person of an account that there is."""
    ann, phone = house.guest("Ann"), house.guest("Visitor")
    ann.post("/api/account", account=account, passphrase="a long passphrase")
    return phone, phone.table(my_seats=[0, 1])["table"], ann.get("/api/me")["id"]


def test_a_table_in_memory_knows_at_once_who_has_signed_in(house: House) -> None:
    phone, name, ann = visitor_seated(house, "ann.at.once")
    phone.post("/api/login", account="ann.at.once", passphrase="a long passphrase")
    assert house.inn.host.tables.loaded[name].holders == {0: ann, 1: ann}


def test_seats_that_have_moved_without_a_word_are_found_by_whoever_comes_in(house: House) -> None:
    """Another process may have moved them, and its word may have been lost."""
    phone, name, ann = visitor_seated(house, "ann.no.word")
    visitor = phone.get("/api/me")["id"]
    asyncio.run_coroutine_threadsafe(house.inn.store.move_seats(visitor, ann), house.loop).result(PATIENCE)
    phone.post("/api/login", account="ann.no.word", passphrase="a long passphrase")
    assert phone.get(f"/api/tables/{name}")["mine"] == [0, 1]
    assert phone.sit(name, 0).hear()["seat"] == 0


def test_a_right_that_is_lost_while_its_message_waits_is_lost(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    name = ann.table(my_seats=[0, 1])["table"]
    host, me = house.inn.host, eve.get("/api/me")["id"]

    async def overtaken() -> str:
        loaded = await host.get(name)
        number = loaded.table.number
        right = Right(0, loaded.holders[0])
        await loaded.writer.acquire()
        late = asyncio.ensure_future(host.step(loaded, lambda table: table.resign(0), right=right))
        await asyncio.sleep(0)
        loaded.seat({**loaded.holders, 0: me})
        loaded.writer.release()
        with pytest.raises(Refusal) as refused:
            await late
        assert loaded.table.number == number
        return refused.value.code

    assert asyncio.run_coroutine_threadsafe(overtaken(), house.loop).result(PATIENCE) == "not-your-seat"


def test_rights_hold_while_seats_change_all_the_time(house: House) -> None:
    """People sit down, play, leave and come back at once; nobody is ever told anything from another's seat."""
    ann = house.guest("Ann")
    made = ann.table(players=4, is_public=True)
    name = made["table"]
    wrong: list[str] = []

    def restless(guest: Guest, lots: random.Random) -> None:
        for _ in range(12):
            seat = lots.choice([1, 2])
            if guest.http.post(f"/api/tables/{name}/join", json={"seat": seat}).status_code != 201:
                continue
            chair = Chair(guest, name, seat, {})
            try:
                chair.hear()
                chair.send(do="say", text=guest.http.headers["x-name"])
                guest.post(f"/api/tables/{name}/leave", seat=seat)
                insist(chair, do="say", text=guest.http.headers["x-name"])
                chair.has_closed()
            except Exception as problem:
                wrong.append(repr(problem))
            finally:
                chair.close()

    guests = [house.guest(nickname) for nickname in ("Bob", "Cid", "Dee")]
    for guest in guests:
        guest.http.headers["x-name"] = guest.get("/api/me")["nickname"]
    threads = [threading.Thread(target=restless, args=(guest, random.Random(n))) for n, guest in enumerate(guests)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    assert wrong == []
    said = ann.get(f"/api/tables/{name}/chat")
    assert said
    assert [line for line in said if line["name"] != line["text"]] == []


def test_the_links_of_a_table_do_not_follow_from_what_is_told_of_another(house: House) -> None:
    ann = house.guest("Ann")
    first = ann.table(my_seats=[0, 1], is_public=True)["table"]
    for seat in range(2):
        ann.post(f"/api/tables/{first}/resign", seat=seat)
    made = ann.post(f"/api/tables/{first}/rematch", same_deal=True)
    tables = [house.inn.host.tables.loaded[name].table for name in (first, made["table"])]
    assert tables[0].seed == tables[1].seed
    # What a watcher of the first table knows at its end: the seed, and the name of the second.
    forged = Table(made["table"], house.inn.offer.open_game)
    forged.seed = forged.key = tables[0].seed
    for kind in (INVITE, WATCH):
        assert made["links"][kind].endswith(link_secret(tables[1], kind))
        assert not opens(tables[1], kind, link_secret(forged, kind))
        forged.key = tables[0].key
        assert not opens(tables[1], kind, link_secret(forged, kind))


def test_links_that_people_have_go_on_opening_older_tables(house: House) -> None:
    name = house.guest("Ann").table()["table"]
    stored = asyncio.run_coroutine_threadsafe(house.inn.store.events(name), house.loop).result(PATIENCE)[0]
    body = {key: value for key, value in stored.body.items() if key != "key"}
    older = Table(name, house.inn.offer.open_game)
    older.take_in(msgspec.structs.replace(stored, body=body))
    assert stored.body["key"] != older.key == older.seed


# Whoever waits may lose their right meanwhile


@pytest.mark.parametrize("what", ["events?seat=1", "moments?seat=1", "at?number=6&seat=1", "bug"])
def test_what_was_asked_for_a_seat_is_not_told_once_another_sits_there(
    three: tuple[Guest, Guest, Guest, str], what: str
) -> None:
    ann, bob, cid, name = three
    inn = ann.house.inn

    def soon(job: Coroutine[Any, Any, Any]) -> Any:
        return asyncio.run_coroutine_threadsafe(job, ann.house.loop).result(PATIENCE)

    async def waiting() -> int:
        return inn.leisure._door.shares_waiting

    # Somebody else's work keeps Bob waiting, while he leaves and Cid sits down.
    door = soon(inn.leisure._door.take("somebody"))
    with ThreadPoolExecutor(1) as other:
        url = f"/api/tables/{name}/{what}"
        asked = other.submit(
            lambda: bob.http.post(url, json={"text": "his hand", "seat": 1}) if what == "bug" else bob.http.get(url)
        )
        until(lambda: soon(waiting()) == 1)
        leaving = ann.house.guest()
        leaving.http.cookies.update(bob.http.cookies)
        leaving.post(f"/api/tables/{name}/leave", seat=1)
        for seat in (1, 2):
            cid.post(f"/api/tables/{name}/join", seat=seat, invite=invite_of(ann, name))
        ann.house.loop.call_soon_threadsafe(inn.leisure._door.give_back, door)
        answer = asked.result(PATIENCE)
    assert (answer.status_code, answer.json()["code"]) == (403, "not-your-seat")


def test_a_nickname_that_is_changed_meanwhile_does_not_bring_the_old_passphrase_back(house: House) -> None:
    """Somebody with a stolen session changes the nickname at the moment when the passphrase is changed."""
    ann = house.guest("Ann")
    ann.post("/api/account", account="ann.renamed", passphrase="the first one")
    people, store = house.inn.people, house.inn.store

    async def both() -> None:
        before = await store.person_of_account("ann.renamed")
        assert before is not None
        await people.make_account(before, "ann.renamed", "the second one", "the first one")
        await people.change(before, "Anna", None)

    asyncio.run_coroutine_threadsafe(both(), house.loop).result(PATIENCE)
    other = house.guest()
    assert (
        other.refused("POST", "/api/login", 403, account="ann.renamed", passphrase="the first one")
        == "wrong-passphrase"
    )
    assert other.post("/api/login", account="ann.renamed", passphrase="the second one")["nickname"] == "Anna"


def test_a_passphrase_that_was_right_a_moment_ago_opens_nothing(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is changed while it is being compared, and all sessions end before this one begins."""
    ann = house.guest("Ann")
    ann.post("/api/account", account="ann.robbed", passphrase="the first one")
    people, store = house.inn.people, house.inn.store
    begin = people.new_session

    async def late(person: Person) -> str:
        monkeypatch.setattr(people, "new_session", begin)
        changed = await people.make_account(person, "ann.robbed", "the second one", "the first one")
        await people.logout_everywhere(changed)
        return await begin(person)

    monkeypatch.setattr(people, "new_session", late)
    thief = house.guest()
    assert (
        thief.refused("POST", "/api/login", 403, account="ann.robbed", passphrase="the first one") == "wrong-passphrase"
    )
    person = asyncio.run_coroutine_threadsafe(store.person_of_account("ann.robbed"), house.loop).result(PATIENCE)
    assert person is not None
    assert asyncio.run_coroutine_threadsafe(store.end_sessions(person.id), house.loop).result(PATIENCE) == []


def test_a_session_that_ends_while_it_is_renewed_has_ended(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    ann = house.guest("Ann")
    people, store = house.inn.people, house.inn.store
    found = store.session

    async def ended_meanwhile(token_hash: str) -> tuple[Person, int] | None:
        known = await found(token_hash)
        await store.end_session(token_hash)
        return known

    monkeypatch.setattr(people, "_now", lambda: wall() + 2 * DAY)
    monkeypatch.setattr(store, "session", ended_meanwhile)
    ann.get("/api/me")
    monkeypatch.setattr(store, "session", found)
    assert ann.get("/api/me") is None
