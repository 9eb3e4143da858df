"""Bad input: each a coded answer with a sentence, the fresh table for a refused move, and nothing stored."""

from __future__ import annotations

import random
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.server.house import Chair, Guest, House


@pytest.fixture
def game(house: House) -> tuple[Guest, Guest, str]:
    """Two people at a table that has started."""
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True)["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    return ann, bob, name


def acting(ann: Guest, bob: Guest, name: str) -> tuple[Chair, Chair]:
    """The chair that has to act, and the other one."""
    chairs = [ann.sit(name, 0), bob.sit(name, 1)]
    for chair in chairs:
        chair.hear()
    return (chairs[0], chairs[1]) if chairs[0].is_my_turn else (chairs[1], chairs[0])


def stored(guest: Guest, name: str) -> int:
    return len(guest.get(f"/api/tables/{name}/events"))


def refusal(chair: Chair, **message: Any) -> str:
    """The code of a refusal, which brings the table as it stands."""
    before = stored(chair.guest, chair.table["table"])
    answer = chair.say(**message)
    assert answer["type"] == "refused", answer
    assert answer["table"]["number"] == chair.table["number"]
    assert answer["sentence"]
    assert not answer["sentence"].startswith("[")
    assert stored(chair.guest, chair.table["table"]) == before
    return str(answer["code"])


def test_moves_that_are_refused(game: tuple[Guest, Guest, str]) -> None:
    mine, other = acting(*game)
    option = mine.table["trial"]["options"][0][0]
    at = mine.at
    assert refusal(other, do="choose", at=at, option=option) == "not-your-turn"
    assert refusal(mine, do="choose", at=[at[0] - 1, at[1]], option=option) == "stale"
    assert refusal(mine, do="choose", at=[at[0], at[1] + 1], option=option) == "stale"
    assert refusal(mine, do="choose", option=option) == "stale"
    assert refusal(mine, do="choose", at=at) == "schema-missing"
    assert refusal(mine, do="choose", at=at, option=999_999) == "no-such-option"
    assert refusal(mine, do="choose", at=at, option="fly to the moon") == "bad-notation"
    assert refusal(mine, do="undo", at=at) == "nothing-to-undo"
    assert refusal(mine, do="redo", at=at) == "nothing-to-redo"
    assert refusal(mine, do="commit", at=at) == "turn-not-complete"
    assert refusal(mine, do="propose", what="dance") == "bad-proposal"
    assert refusal(mine, do="propose", what="take_back", to=1) == "bad-take-back"
    assert refusal(mine, do="answer", yes=True) == "nothing-proposed"
    assert refusal(mine, do="come_back") == "no-stand-in"
    assert refusal(mine, do="stand_in", seat=9) == "bad-seat"
    assert refusal(mine, do="stand_in", seat=other.table["seat"]) == "not-away"
    assert refusal(mine, do="say") == "nothing-said"
    assert refusal(mine, do="say", phrase="boo") == "unknown-phrase"


def test_an_option_that_is_not_offered_is_refused_with_its_rule(game: tuple[Guest, Guest, str]) -> None:
    mine, _ = acting(*game)
    offered = {option for option, *_ in mine.table["trial"]["options"]}
    catalogue = mine.guest.get("/api/games/feya/catalogue", players=2)["options"]
    closed = next(entry for entry in catalogue if entry["id"] not in offered)
    answer = mine.say(do="choose", at=mine.at, option=closed["notation"])
    assert answer["type"] == "refused"
    assert answer["code"]
    asked = mine.guest.get(
        f"/api/tables/{mine.table['table']}/why", seat=mine.table["seat"], option=closed["notation"], lang="cs"
    )
    assert asked["is_open"] is False
    assert asked["problem"]["code"] == answer["code"]
    assert asked["problem"]["sentence"] != answer["sentence"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"choose"',
        '{"do":"fly"}',
        '{"do":"choose","at":[1]}',
        '{"do":"undo","at":[-1,0]}',
        '{"do":"choose","option":1.5}',
        '{"do":"hello","secret":1}',
        "[" * 9000,
        '{"do":"say","text":"' + "x" * 3000 + '"}',
    ],
)
def test_messages_that_make_no_sense(game: tuple[Guest, Guest, str], text: str) -> None:
    mine, _ = acting(*game)
    mine.socket.send(text)
    assert mine.wait("refused")["code"] == "bad-message"
    assert mine.say(do="hello")["type"] == "table"


def test_an_oversized_message_ends_the_connection_and_nothing_else(game: tuple[Guest, Guest, str]) -> None:
    mine, other = acting(*game)
    mine.socket.send("x" * 70_000)
    assert mine.has_closed() == 1009
    assert other.say(do="hello")["type"] == "table"


def test_a_watcher_cannot_move(game: tuple[Guest, Guest, str], house: House) -> None:
    watcher = house.guest().sit(game[2])
    watcher.hear()
    assert refusal_of_watcher(watcher, do="choose", option=0, at=[1, 0]) == "not-your-seat"
    assert refusal_of_watcher(watcher, do="say", text="psst") == "not-your-seat"


def refusal_of_watcher(watcher: Chair, **message: Any) -> str:
    answer = watcher.say(**message)
    assert "trial" not in answer["table"]
    return str(answer["code"])


def turned_away(guest: Guest, name: str, seat: int | None = None, **query: str) -> str:
    """The code with which a websocket is refused."""
    chair = guest.sit(name, seat, **query)
    code = str(chair.hear()["code"])
    assert chair.has_closed() == 4003
    return code


def test_doors_that_stay_shut(game: tuple[Guest, Guest, str], house: House) -> None:
    ann, bob, name = game
    eve = house.guest("Eve")
    private = ann.table()
    assert turned_away(eve, "no-such-table") == "unknown-table"
    assert turned_away(eve, name, 0) == "not-your-seat"
    assert turned_away(bob, name, 0) == "not-your-seat"
    assert turned_away(bob, name, 7) == "not-your-seat"
    assert turned_away(eve, private["table"]) == "no-entry"
    assert turned_away(eve, private["table"], watch="A" * 20) == "no-entry"
    assert turned_away(house.guest(), name, 0) == "not-your-seat"
    watch = private["links"]["watch"].split("watch=")[1]
    assert eve.sit(private["table"], watch=watch).hear()["status"] == "open"
    # The secret of the watchers' link opens no seat.
    assert eve.refused("POST", f"/api/tables/{private['table']}/join", 403, seat=1, invite=watch) == "no-entry"


@pytest.mark.parametrize(
    ("path", "status", "code", "body"),
    [
        ("/api/tables", 404, "unknown-game", {"game": "chess", "players": 2}),
        ("/api/tables", 422, "bad-players", {"game": "feya", "players": 9}),
        ("/api/tables", 422, "bad-seats", {"game": "feya", "players": 2, "seats": [{}]}),
        ("/api/tables", 422, "bad-seat", {"game": "feya", "players": 2, "my_seats": [5]}),
        ("/api/tables", 422, "bad-seats", {"game": "feya", "players": 2, "my_seats": [0, 0]}),
        ("/api/tables", 422, "unknown-bot", {"game": "feya", "players": 2, "seats": [{}, {"bot": "oracle"}]}),
        ("/api/tables", 422, "unknown-option", {"game": "feya", "players": 2, "options": {"no": "such"}}),
        ("/api/tables", 422, "unknown-edition", {"game": "feya", "players": 2, "edition": "none"}),
        ("/api/tables", 422, "bad-pace", {"game": "feya", "players": 2, "pace": {"kind": "live"}}),
        ("/api/tables", 400, "bad-body", {"game": "feya", "players": "two"}),
        ("/api/tables", 400, "bad-body", {"game": "feya", "players": 2, "seed": "mine"}),
        ("/api/tables/nowhere/join", 404, "unknown-table", {"seat": 0}),
        ("/api/tables/nowhere/recover", 404, "unknown-table", {"code": "AAAAA-AAAAA-AAAAA-AAAAA"}),
        ("/api/visit", 422, "no-nickname", {"nickname": " \u2003 "}),
        ("/api/account", 422, "bad-account", {"account": "no blanks", "passphrase": "long enough"}),
        ("/api/account", 422, "bad-passphrase", {"account": "ann", "passphrase": "short"}),
        ("/api/login", 403, "wrong-passphrase", {"account": "nobody", "passphrase": "whatever it is"}),
        ("/api/hooks", 422, "bad-address", {"kind": "webhook", "address": "file:///etc/passwd"}),
        ("/api/hooks", 422, "bad-address", {"kind": "webhook", "address": "http://127.0.0.1:8000/"}),
        ("/api/hooks", 422, "bad-address", {"kind": "webhook", "address": "http://[::ffff:10.0.0.1]/"}),
        ("/api/hooks", 422, "bad-address", {"kind": "webhook", "address": "http://169.254.169.254/latest"}),
        ("/api/nothing", 404, "no-such-page", {"a": 1}),
    ],
)
def test_requests_that_are_refused(house: House, path: str, status: int, code: str, body: dict[str, Any]) -> None:
    assert house.guest("Ann").refused("POST", path, status, **body) == code


def test_seats_and_their_secrets(house: House) -> None:
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest("Eve")
    made = ann.table(is_public=True)
    name = made["table"]
    path = f"/api/tables/{name}"
    assert bob.refused("POST", f"{path}/join", 409, seat=0) == "seat-taken"
    assert bob.refused("POST", f"{path}/join", 422, seat=2) == "bad-seat"
    assert bob.refused("POST", f"{path}/leave", 403, seat=0) == "not-your-seat"
    assert bob.refused("POST", f"{path}/resign", 403, seat=0) == "not-your-seat"
    assert ann.refused("POST", f"{path}/resign", 409, seat=0) == "not-running"
    assert house.guest().refused("POST", f"{path}/join", 401, seat=1) == "not-signed-in"
    bob.post(f"{path}/join", seat=1)
    assert eve.refused("POST", f"{path}/join", 409, seat=1) == "not-open"
    assert eve.refused("POST", f"{path}/recover", 403, code="AAAAA-AAAAA-AAAAA-AAAAA") == "wrong-code"
    assert ann.refused("GET", f"{path}/record", 409) == "not-over"
    assert ann.refused("POST", f"{path}/rematch", 409, same_deal=True) == "not-over"
    # The code of the seat opens it elsewhere.
    assert eve.post(f"{path}/recover", code=made["codes"]["0"].lower()) == {"table": name, "seat": 0}
    assert eve.get(path)["seat"] == 0
    assert ann.get(path)["seat"] == -1


def test_who_lost_a_seat_to_its_code_is_sent_away_from_it(house: House) -> None:
    ann, eve = house.guest("Ann"), house.guest("Eve")
    made = ann.table(players=2, seats=[{}, {"bot": "greedy"}])
    path = f"/api/tables/{made['table']}"
    chair = ann.sit(made["table"], 0)
    chair.wait("table")
    eve.post(f"{path}/recover", code=made["codes"]["0"])
    chair.wait("moved")
    again = ann.sit(made["table"], 0)
    assert again.wait("refused")["code"] in ("no-entry", "not-your-seat")


def test_a_seat_is_given_back_before_the_start(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True, players=3)["table"]
    bob.post(f"/api/tables/{name}/join", seat=2)
    bob.post(f"/api/tables/{name}/leave", seat=2)
    shown = ann.get(f"/api/tables/{name}")
    assert [chair["taken"] for chair in shown["chairs"]] == [True, False, False]
    assert bob.get("/api/my-tables") == []


def test_bodies_too_large_and_methods_too_strange(house: House) -> None:
    ann = house.guest("Ann")
    answer = ann.http.post("/api/visit", content=b"x" * 70_000)
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = ann.http.post("/api/visit", content=(b"x" * 1000 for _ in range(70)))
    assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
    answer = ann.http.put("/api/visit", json={})
    assert (answer.status_code, answer.json()["code"]) == (405, "bad-method")


def test_other_origins_and_forged_requests(house: House) -> None:
    ann = house.guest("Ann")
    name = ann.table(is_public=True)["table"]
    body = {"nickname": "Mallory"}
    forged = ann.http.post("/api/visit", json=body, headers={"Origin": "https://elsewhere.example"})
    assert (forged.status_code, forged.json()["code"]) == (403, "wrong-origin")
    forged = ann.http.post("/api/visit", json=body, headers={"Origin": "null"})
    assert (forged.status_code, forged.json()["code"]) == (403, "wrong-origin")
    del ann.http.headers["X-Bogwood"]
    forged = ann.http.patch("/api/me", json=body)
    assert (forged.status_code, forged.json()["code"]) == (403, "missing-header")
    ann.http.headers["X-Bogwood"] = "1"
    assert ann.get("/api/me")["nickname"] == "Ann"
    own = ann.http.patch("/api/me", json={"nickname": "Anna"}, headers={"Origin": house.url})
    assert own.status_code == 200
    address = f"ws://127.0.0.1:{house.port}/ws/tables/{name}"
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://elsewhere.example"), proxy=None):
        pass


def test_the_sentence_is_in_the_readers_language(house: House) -> None:
    ann = house.guest("Ann")
    sentences = {
        language: ann.http.get("/api/tables/nowhere", headers={"Accept-Language": language}).json()["sentence"]
        for language in ("en", "ru-RU,ru;q=0.9", "es", "cs", "xx")
    }
    assert sentences["xx"] == sentences["en"]
    assert len(set(sentences.values())) == 4
    ann.http.patch("/api/me", json={"settings": {"language": "ru"}})
    assert ann.http.get("/api/tables/nowhere", params={"lang": "es"}).json()["sentence"] == sentences["es"]


def test_a_repeated_message_is_done_once(game: tuple[Guest, Guest, str]) -> None:
    mine, other = acting(*game)
    before = mine.at
    option = mine.table["trial"]["options"][0][0]
    message = {"id": "one", "do": "choose", "at": before, "option": option}
    assert mine.say(**message)["type"] == "table"
    after = mine.table
    # Over another connection of the same seat, too.
    again = mine.guest.sit(after["table"], after["seat"])
    again.hear()
    assert again.say(**message)["type"] == "done"
    assert mine.say(**message)["type"] == "done"
    assert mine.say(do="hello")["trial"]["chosen"] == after["trial"]["chosen"]
    assert other.say(id="one", do="hello")["type"] == "table"


def test_the_log_tells_no_moves_to_others_before_the_end(game: tuple[Guest, Guest, str]) -> None:
    mine, other = acting(*game)
    mine.play_turn(random.Random(1))
    name = mine.table["table"]
    log = mine.guest.get(f"/api/tables/{name}/events")
    turns = [entry for entry in log if entry["kind"] == "turn"]
    assert all(entry["moves"] for entry in turns)
    told = other.guest.get(f"/api/tables/{name}/events")
    assert [entry["moves"] for entry in told if entry["kind"] == "turn"] == [None] * len(turns)
    assert "seed" not in str(log)


def test_a_mistake_of_ours_costs_one_move_and_is_logged(
    game: tuple[Guest, Guest, str], house: House, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    mine, _ = acting(*game)
    table = house.inn.host.tables.loaded[game[2]].table
    with monkeypatch.context() as patch:
        patch.setattr(table, "choose", lambda seat, option: 1 // 0)
        assert refusal(mine, do="choose", at=mine.at, option=mine.table["trial"]["options"][0][0]) == "internal"
    assert game[2] in caplog.text
    assert mine.move("choose", option=mine.table["trial"]["options"][0][0])["type"] == "table"
