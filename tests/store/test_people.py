"""People, their sessions, what they say, note, and where they want to be told."""

from __future__ import annotations

import asyncio

import pytest

from bogwood.store.contract import Change, Conflict, Person, SeatHolder, Store
from tests.store.places import Place, event

ANNA = Person("p1", "Анна", "anna", "argon2 hash", {"locale": "ru", "sound": False})
GUEST = Person("p2", "guest", None, None, {})


def test_a_person_is_kept_and_changed(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.save_person(ANNA)
        assert await store.person("p1") == ANNA
        assert await store.person_of_account("anna") == ANNA
        changed = Person("p1", "Anna", "anna2", None, {})
        await store.save_person(changed)
        assert await store.person("p1") == changed
        assert await store.person_of_account("anna") is None
        assert await store.person("p9") is None

    place.run(play)


def test_an_account_name_belongs_to_one_person(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.save_person(ANNA)
        await store.save_person(GUEST)
        with pytest.raises(Conflict):
            await store.save_person(Person("p2", "guest", "anna", "x", {}))
        assert await store.person("p2") == GUEST

    place.run(play)


def test_people_without_an_account_do_not_conflict(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.save_person(GUEST)
        await store.save_person(Person("p3", "guest", None, None, {}))
        assert await store.person("p3") is not None

    place.run(play)


def test_a_session_leads_to_its_person_until_it_ends(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.save_person(ANNA)
        await store.save_person(GUEST)
        await store.save_session("h1", "p1", 5)
        await store.save_session("h2", "p2", 6)
        assert await store.session("h1") == (ANNA, 5)
        await store.save_session("h1", "p2", 7)
        assert await store.session("h1") == (GUEST, 7)
        await store.end_session("h1")
        assert await store.session("h1") is None
        assert await store.session("h2") == (GUEST, 6)

    place.run(play)


def test_sessions_end_with_age_or_all_at_once(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.save_person(ANNA)
        await store.save_person(GUEST)
        for number, person in enumerate(["p1", "p1", "p2", "p1"]):
            await store.save_session(f"h{number}", person, 10 + number)
        everything = ["h0", "h1", "h2", "h3", "h9"]
        assert await store.living(everything, 11) == {"h1", "h2", "h3"}
        assert await store.living([], 0) == set()
        await store.end_old_sessions(11)
        assert await store.living(everything, 0) == {"h1", "h2", "h3"}
        assert sorted(await store.end_sessions("p1")) == ["h1", "h3"]
        assert await store.living(everything, 0) == {"h2"}
        assert await store.end_sessions("p1") == []

    place.run(play)


def test_seats_go_from_one_person_to_another(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=[event(1)], seats=[SeatHolder(0, "p1", "a"), SeatHolder(1, "p2", "b")]))
        await store.write(Change("u", events=[event(1)], seats=[SeatHolder(0, "p1", "c"), SeatHolder(1, "p1", "d")]))
        await store.write(Change("v", events=[event(1)], seats=[SeatHolder(0, None, "e"), SeatHolder(1, "p3", "f")]))
        assert await store.move_seats("p1", "p2") == ["t", "u"]
        assert await store.move_seats("p1", "p2") == []
        assert [holder.person for holder in await store.seats("t")] == ["p2", "p2"]
        assert await store.seats("u") == [SeatHolder(0, "p2", "c"), SeatHolder(1, "p2", "d")]
        assert [holder.person for holder in await store.seats("v")] == [None, "p3"]

    place.run(play)


def test_nobody_has_no_session_and_no_hook(place: Place) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(LookupError):
            await store.save_session("h1", "nobody", 5)
        with pytest.raises(LookupError):
            await store.save_hook("nobody", "web", "here", {})

    place.run(play)


def test_hooks_are_replaced_and_removed(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.save_person(ANNA)
        await store.save_hook("p1", "webhook", "b", {"a": 1})
        await store.save_hook("p1", "web", "a", {"keys": {"auth": "x"}})
        await store.save_hook("p1", "webhook", "b", {"a": 2})
        assert await store.hooks("p1") == [("web", "a", {"keys": {"auth": "x"}}), ("webhook", "b", {"a": 2})]
        await store.save_hook("p1", "web", "a", None)
        assert await store.hooks("p1") == [("webhook", "b", {"a": 2})]

    place.run(play)


def test_what_is_said_is_numbered_per_table(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=[event(1)]))
        await store.write(Change("u", events=[event(1)]))
        assert await store.say("t", 5, {"seat": 0, "text": "ahoj"}) == (1, True)
        assert await store.say("t", 6, {"seat": 1, "text": "¡hola!"}) == (2, True)
        assert await store.say("u", 7, {"text": "here"}) == (1, True)
        assert await store.chat("t") == [(1, 5, {"seat": 0, "text": "ahoj"}), (2, 6, {"seat": 1, "text": "¡hola!"})]
        assert await store.chat("t", after=1) == [(2, 6, {"seat": 1, "text": "¡hola!"})]

    place.run(play)


def test_all_who_speak_at_once_are_heard(place: Place) -> None:
    async def play(first: Store, second: Store) -> None:
        await first.write(Change("t", events=[event(1)]))
        said = await asyncio.gather(*(store.say("t", n, {}) for n in range(15) for store in (first, second)))
        assert sorted(said) == [(number, True) for number in range(1, 31)]
        assert [number for number, _, _ in await first.chat("t")] == list(range(1, 31))

    place.run(play, stores=2)


def test_nobody_speaks_or_notes_at_a_table_that_is_not_there(place: Place) -> None:
    async def play(store: Store) -> None:
        with pytest.raises(LookupError):
            await store.say("nowhere", 5, {})
        with pytest.raises(LookupError):
            await store.save_note("nowhere", "p1", "x")

    place.run(play)


def test_a_note_is_for_one_person_at_one_table(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=[event(1)]))
        await store.save_note("t", "p1", "watch the frogs")
        await store.save_note("t", "p2", "mine")
        await store.save_note("t", "p1", "watch the newts")
        assert await store.note("t", "p1") == "watch the newts"
        assert await store.note("t", "p2") == "mine"
        await store.save_note("t", "p1", "")
        assert await store.note("t", "p1") == ""

    place.run(play)


def test_the_last_snapshot_is_kept(place: Place) -> None:
    async def play(store: Store) -> None:
        await store.write(Change("t", events=[event(1), event(2)]))
        assert await store.snapshot("t") is None
        await store.save_snapshot("t", 1, {"state": [1, 2]})
        await store.save_snapshot("t", 2, {"state": [3]})
        assert await store.snapshot("t") == (2, {"state": [3]})

    place.run(play)
