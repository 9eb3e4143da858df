"""A whole game through the API alone: two people, a bot and a watcher, over real sockets."""

from __future__ import annotations

import random
from typing import Any

from bogwood import shelf
from bogwood.kernel.record import Record, verify
from tests.server.house import Chair, House


def invitation(made: dict[str, Any]) -> str:
    return str(made["links"]["invite"].split("invite=")[1])


def catch_up(chairs: list[Chair]) -> None:
    """Let everybody hear up to the same number."""
    for chair in chairs:
        chair.say(do="hello")


def next_to_act(chairs: list[Chair]) -> Chair | None:
    """The person to act, once the bots have played."""
    while True:
        catch_up(chairs)
        table = chairs[0].table
        if table["status"] != "running":
            return None
        for chair in chairs:
            if chair.is_my_turn:
                return chair


def undo_and_redo(chair: Chair, lots: random.Random) -> bool:
    """Try, undo, redo; the table must look as before each time.  False when the turn ended meanwhile."""
    before = chair.table
    chair.choose(lots)
    if chair.table["number"] != before["number"] or not chair.is_my_turn:
        return False
    tried = chair.table
    chair.move("undo")
    assert chair.table["view"] == before["view"]
    assert chair.table["trial"]["options"] == before["trial"]["options"]
    chair.move("redo")
    assert chair.table["view"] == tried["view"]
    return True


def test_two_people_a_bot_and_a_watcher_finish_a_game(house: House) -> None:
    lots = random.Random(7)
    ann, bob, eve = house.guest("Ann"), house.guest("Bob"), house.guest()
    made = ann.table(players=3, seats=[{}, {}, {"bot": "random"}], my_seats=[0], title="The whole way")
    name = made["table"]
    bob.post(f"/api/tables/{name}/join", seat=1, invite=invitation(made))
    watch = made["links"]["watch"].split("watch=")[1]
    chairs = [ann.sit(name, 0), bob.sit(name, 1)]
    watcher = eve.sit(name, watch=watch)
    done = {"undone": False, "taken back": False, "reconnected": False}
    turns = 0
    while (chair := next_to_act(chairs)) is not None:
        if not done["undone"]:
            done["undone"] = undo_and_redo(chair, lots)
        elif turns == 6:
            take_back(chairs)
            done["taken back"] = True
        elif turns == 9:
            place = chairs.index(chair)
            chair.choose(lots)
            tried = chair.table
            chair.close()
            chairs[place] = (ann, bob)[place].sit(name, place)
            chairs[place].hear()
            assert chairs[place].table["view"] == tried["view"]
            done["reconnected"] = True
        else:
            chair.play_turn(lots)
        turns += 1
    assert all(done.values()), done
    watcher.say(do="hello")
    over = watcher.table
    assert over["status"] == "over"
    assert over["scores"] == chairs[0].table["scores"]
    assert all("trial" not in message for message in watcher.heard)
    assert all("seed" not in message for message in watcher.heard if message.get("status") == "running")
    text = ann.http.get(f"/api/tables/{name}/record").text
    record = Record.parse(text)
    report = verify(record, shelf.open_game)
    assert report.is_sound, report.problems
    assert record.scores == over["scores"]
    assert record.seed == over["seed"]


def take_back(chairs: list[Chair]) -> None:
    """Go back to the start of the game, which everybody agrees to."""
    log = chairs[0]
    start = log.table["number"]
    numbers = [entry["number"] for entry in entries(log) if entry["kind"] == "started"]
    chairs[0].do("propose", what="take_back", to=numbers[-1])
    chairs[1].do("answer", yes=True)
    catch_up(chairs)
    assert chairs[0].table["number"] > start
    assert [entry["kind"] for entry in entries(log) if entry["number"] > start][:3] == [
        "proposed",
        "answered",
        "take_back",
    ]


def entries(chair: Chair) -> list[dict[str, Any]]:
    guest = chair.guest
    found: list[dict[str, Any]] = guest.get(f"/api/tables/{chair.table['table']}/events")
    return found
