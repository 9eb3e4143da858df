"""A message that comes again after the server was started anew is not done again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.server.house import Chair, Guest, House, open_house


def again(house: House, cookies: Any, table: str, seat: int) -> Chair:
    """The same person at the same seat, after a restart."""
    guest: Guest = house.guest()
    guest.http.cookies = cookies
    chair = guest.sit(table, seat)
    chair.hear()
    return chair


def test_what_was_done_before_a_restart_is_not_done_again(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    with open_house(store=store) as house:
        ann, bob = house.guest("Ann"), house.guest("Bob")
        name = ann.table(is_public=True)["table"]
        bob.post(f"/api/tables/{name}/join", seat=1)
        chairs = [ann.sit(name, 0), bob.sit(name, 1)]
        for chair in chairs:
            chair.hear()
        mover = next(chair for chair in chairs if chair.is_my_turn)
        choice = {"id": "c", "do": "choose", "at": mover.at, "option": mover.table["trial"]["options"][0][0]}
        speech = {"id": "s", "do": "say", "text": "hello there"}
        proposal = {"id": "p", "do": "propose", "what": "cancel"}
        for message in (choice, speech, proposal):
            assert mover.say(**message)["type"] in ("table", "done")
        other = chairs[1 - mover.table["seat"]]
        assert other.say(id="no", do="answer", yes=False)["type"] == "table"
        tried, seat, cookies = mover.say(do="hello"), mover.table["seat"], mover.guest.http.cookies
        # Another seat may use the same ids: they are its own.
        assert other.say(id="s", do="say", text="good day")["type"] == "done"
    with open_house(store=store) as house:
        chair = again(house, cookies, name, seat)
        for message in (choice, speech, proposal):
            assert chair.say(**message) == {"type": "done", "id": message["id"]}
        shown = chair.say(do="hello")
        assert shown["trial"]["chosen"] == tried["trial"]["chosen"]
        assert shown["number"] == tried["number"]
        assert shown["proposal"] is None
        lines = chair.guest.get(f"/api/tables/{name}/chat")
        assert sorted(line["text"] for line in lines) == ["good day", "hello there"]
        assert chair.say(id="p2", do="propose", what="cancel")["type"] == "table"


def test_a_turn_committed_before_a_restart_is_not_committed_again(tmp_path: Path) -> None:
    store = str(tmp_path / "tables.db")
    with open_house(store=store) as house:
        ann = house.guest("Ann")
        name = ann.table(my_seats=[0, 1])["table"]
        seat = ann.get(f"/api/tables/{name}")["seat"]
        chair = ann.sit(name, seat)
        chair.hear()
        number = chair.table["number"]
        while True:
            do = "commit" if chair.table["trial"]["can_commit"] else "choose"
            options = chair.table["trial"]["options"]
            message = {"id": f"m{len(chair.heard)}", "do": do, "at": chair.at}
            message |= {"option": options[0][0]} if do == "choose" else {}
            assert chair.say(**message)["type"] == "table"
            if chair.table["number"] != number:
                break
        number, cookies = chair.table["number"], ann.http.cookies
    with open_house(store=store) as house:
        chair = again(house, cookies, name, seat)
        assert chair.say(**message) == {"type": "done", "id": message["id"]}
        assert chair.say(do="hello")["number"] == number
