"""People without friction: a nickname, an account if wanted, tables that follow, chat, notes."""

from __future__ import annotations

import pytest

from tests.server.house import House


def test_a_nickname_is_enough_and_the_cookie_is_out_of_reach_of_scripts(house: House) -> None:
    ann = house.guest()
    answer = ann.http.post("/api/visit", json={"nickname": "  Ann \t  Boleyn "})
    cookie = answer.headers["set-cookie"]
    assert answer.json()["nickname"] == "Ann Boleyn"
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert ann.get("/api/me")["nickname"] == "Ann Boleyn"


@pytest.mark.parametrize(
    "nickname",
    ["Ann\u200b", "\u2066Ann\u2069", "Ann \u202e nnA", "\u200fAnn", "A\u00adnn", "\u3164", "An\u200dn", "\u2800\u2800",
     "\ufeffAnn", "Ann\ufe0f", "A\u2060nn", "Ann\U000e0061", "\u0301", "A\u0000nn", "\u115fAnn", "Ann\u061c"],
)  # fmt: skip
def test_a_nickname_that_hides_something_is_refused(house: House, nickname: str) -> None:
    ann, somebody = house.guest("Ann"), house.guest()
    assert somebody.refused("POST", "/api/visit", 422, nickname=nickname) == "bad-nickname"
    assert ann.refused("POST", "/api/visit", 422, nickname=nickname) == "bad-nickname"
    assert ann.refused("PATCH", "/api/me", 422, nickname=nickname) == "bad-nickname"
    seats = [{"name": nickname}, {}]
    assert ann.refused("POST", "/api/tables", 422, game="feya", players=2, seats=seats) == "bad-nickname"
    assert ann.get("/api/me")["nickname"] == "Ann"


@pytest.mark.parametrize(
    "nickname",
    [
        "Анна",
        "Zoë",
        "Žofie 2",
        "李小龍",
        "سارة",
        "می\u200cخواهم",
        "क्\u200dष",
        "👩\u200d🚀",
        "❤\ufe0f Ann",
        "D'Arcy-O.",
        "½",
        "שרה",
    ],
)
def test_nicknames_of_all_the_world_are_welcome(house: House, nickname: str) -> None:
    assert house.guest().post("/api/visit", nickname=nickname)["nickname"] == nickname


def test_a_nickname_is_the_same_however_its_accents_are_typed(house: House) -> None:
    assert house.guest().post("/api/visit", nickname="Zoe\u0308")["nickname"] == "Zo\u00eb"


def test_settings_are_kept_one_by_one(house: House) -> None:
    ann = house.guest("Ann")
    ann.http.patch("/api/me", json={"settings": {"language": "cs", "auto_commit": True}})
    ann.http.patch("/api/me", json={"settings": {"language": "ru"}})
    assert ann.get("/api/me")["settings"] == {"language": "ru", "auto_commit": True}


def test_an_account_gathers_ones_tables(house: House) -> None:
    ann, phone = house.guest("Ann"), house.guest("Visitor")
    ann.post("/api/account", account="ann.b", passphrase="a long passphrase")
    first = ann.table()["table"]
    second = phone.table()["table"]
    me = phone.post("/api/login", account="Ann.B", passphrase="a long passphrase")
    assert me["nickname"] == "Ann"
    assert {table["summary"]["table"] for table in phone.get("/api/my-tables")} == {first, second}
    assert phone.refused("POST", "/api/login", 403, account="ann.b", passphrase="wrong one") == "wrong-passphrase"
    eve = house.guest("Eve")
    assert eve.refused("POST", "/api/account", 409, account="ANN.B", passphrase="another one") == "account-taken"
    phone.post("/api/logout")
    assert phone.get("/api/me") is None


def test_programs_may_show_their_secret_in_a_header(house: House) -> None:
    ann = house.guest("Ann")
    secret = ann.http.cookies["bogwood"]
    program = house.guest()
    del program.http.headers["X-Bogwood"]
    program.http.headers["Authorization"] = f"Bearer {secret}"
    assert program.get("/api/me")["nickname"] == "Ann"
    assert program.http.patch("/api/me", json={"nickname": "Robot"}).status_code == 200


def test_the_lobby_shows_public_tables_with_free_seats(house: House) -> None:
    ann = house.guest("Ann")
    public, private = ann.table(is_public=True)["table"], ann.table()["table"]
    shown = [summary["table"] for summary in ann.get("/api/tables")]
    assert public in shown
    assert private not in shown


def test_my_turn_comes_first(house: House) -> None:
    ann = house.guest("Ann")
    solo = ann.table(my_seats=[0, 1])["table"]
    ann.table()
    mine = ann.get("/api/my-tables")
    assert mine[0]["summary"]["table"] == solo
    assert [table["is_my_turn"] for table in mine] == [True, False]
    assert mine[0]["seats"] == [0, 1]


def test_chat_reaches_everybody_in_their_own_language(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True)["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    watcher = house.guest().sit(name)
    bob.post(f"/api/tables/{name}/chat", seat=1, text="  Hello,\n<b>you</b>  ")
    ann.sit(name, 0).do("say", phrase="good-game")
    assert watcher.wait("chat")["text"] == "Hello, <b>you</b>"
    assert watcher.wait("chat")["phrase"] == "good-game"
    lines = ann.get(f"/api/tables/{name}/chat", lang="es")
    assert [(line["seat"], line["name"]) for line in lines] == [(1, "Bob"), (0, "Ann")]
    assert lines[1]["sentence"] == ann.get("/api/phrases", lang="es")["good-game"]
    assert ann.get(f"/api/tables/{name}/chat", after=lines[0]["number"]) == [
        {**lines[1], "sentence": ann.get("/api/phrases")["good-game"]}
    ]
    assert ann.refused("POST", f"/api/tables/{name}/chat", 403, seat=1, text="as Bob") == "not-your-seat"


def test_a_note_is_private(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True)["table"]
    assert ann.http.put(f"/api/tables/{name}/note", json={"text": "Bob likes temples"}).status_code == 200
    assert ann.get(f"/api/tables/{name}/note") == {"text": "Bob likes temples"}
    assert bob.get(f"/api/tables/{name}/note") == {"text": ""}


def test_a_person_steps_out_and_comes_back(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True)["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    path = f"/api/tables/{name}"
    assert bob.post(f"{path}/stand-in", seat=1)["table"]["chairs"][1]["stand_in"]
    assert bob.refused("POST", f"{path}/stand-in", 409, seat=1) == "bot-plays"
    assert not bob.post(f"{path}/come-back", seat=1)["table"]["chairs"][1]["stand_in"]
    assert ann.refused("POST", f"{path}/stand-in", 409, seat=1) == "not-away"


def test_a_game_is_cancelled_by_vote_and_played_again(house: House) -> None:
    ann, bob = house.guest("Ann"), house.guest("Bob")
    name = ann.table(is_public=True)["table"]
    bob.post(f"/api/tables/{name}/join", seat=1)
    path = f"/api/tables/{name}"
    ann.post(f"{path}/propose", seat=0, what="cancel")
    assert bob.post(f"{path}/answer", seat=1, yes=True)["table"]["status"] == "cancelled"
    again = ann.post(f"{path}/rematch", swap_seats=True)
    assert bob.post(f"{path}/rematch")["table"] == again["table"]
    shown = ann.get(f"/api/tables/{again['table']}")
    assert shown["status"] == "running"
    assert [chair["name"] for chair in shown["chairs"]] == ["Bob", "Ann"]
    assert shown["seat"] == 1
    assert list(again["codes"]) == ["1"]
