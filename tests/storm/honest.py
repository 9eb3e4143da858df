"""A small storm in which nothing goes wrong, told by hand: what the judge has to find nothing in."""

from __future__ import annotations

from typing import Any

from bogwood.host.loaded import Loaded
from bogwood.host.pace import Pace
from bogwood.kernel.game import WATCHER
from storm.chair import kept
from storm.evidence import Evidence, Life, Stored
from storm.history import Json
from tests.host.room import Ear, Room, Sitting

PACE = Pace("live", 600_000, 5_000)
DEEDS = 14
TABLE = 1
"""Seconds between two lines."""


class Told:
    """A history as it is told."""

    def __init__(self, room: Room) -> None:
        self.lines: list[Json] = []
        self._room = room
        self._t = 0.0
        self._ears: dict[int, tuple[Ear, int]] = {}

    def note(self, what: str, **more: Any) -> Json:
        """A line, a second after the one before."""
        self._t += TABLE
        self._room.clock.pass_by(TABLE * 1000)
        line = {"t": self._t, "what": what, **more}
        self.lines.append(line)
        return line

    async def opens(self, sitting: Sitting, number: int, seat: int) -> None:
        """Somebody connects."""
        who = f"p{seat}"
        self.note("opens", conn=number, who=who, session=f"{who}:1", table=sitting.name, seat=seat, epoch=0)
        self._ears[number] = (await sitting.ear(seat), 0)
        self.listen()

    def listen(self) -> None:
        """What everybody has heard since."""
        for number, (ear, known) in self._ears.items():
            for message in ear.heard[known:]:
                self.note("heard", conn=number, **kept(message))
            self._ears[number] = (ear, len(ear.heard))

    def ready(self, number: int) -> None:
        self.note("asked", n=number, by="k", who="", session="", epoch=0, method="GET", path="/ready", body={})
        self.note("answered", n=number, status=200)


async def honest() -> Evidence:
    """Two people and a watcher at a table with secrets and clocks; a fault, and all is well again."""
    room = Room()
    told = Told(room)
    sitting = await room.table("feya", 2, pace=PACE)
    for seat in range(2):
        told.note("has", who=f"p{seat}", session=f"p{seat}:1", epoch=0)
        told.note("has", who=f"p{seat}", table=sitting.name, seat=seat, epoch=0)
    for number, seat in ((1, 0), (2, 1), (3, WATCHER)):
        await told.opens(sitting, number, seat)
    told.note("sits", table=sitting.name)
    told.note("begins", kind="kill-server", seconds=0)
    told.note("left", orphans=0, of=2)
    told.note("ends", kind="kill-server")
    told.note("second", status=2, said="bogwood: [store-served] there is one\n")
    told.ready(1)
    for number in range(DEEDS):
        await deed(told, sitting, f"m{number + 1}")
    told.ready(2)
    told.note("end")
    events = await sitting.events()
    return Evidence(told.lines, [Life({sitting.name: Stored(events)})])


async def deed(told: Told, sitting: Sitting, name: str) -> None:
    """Whoever has to act does the next thing; if it is nothing else, they choose the first option."""
    loaded: Loaded = await sitting.loaded()
    seat = loaded.table.to_act()[0]
    at = await sitting.at(seat)
    shown = await sitting.shown(seat)
    message: Json = {"do": "commit", "at": at, "id": name}
    if not shown["trial"]["can_commit"]:
        message |= {"do": "choose", "option": shown["trial"]["options"][0][0]}
    told.note("sent", conn=seat + 1, message=message)
    if message["do"] == "commit":
        await sitting.host.chooser.commit(loaded, seat, at, name)
    else:
        await sitting.host.chooser.choose(loaded, seat, message["option"], at, name)
    told.listen()
