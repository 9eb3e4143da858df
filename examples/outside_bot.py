"""An outside bot: takes a free seat at a Bogwood table and plays it by lot.  Needs httpx and websockets.

python outside_bot.py http://127.0.0.1:8000 TABLE SEAT [INVITATION]
"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect


async def play(server: str, table: str, seat: int, invite: str = "") -> list[int]:
    """Sit down, choose among what is offered until the game is over, and return the scores."""
    async with httpx.AsyncClient(base_url=server, headers={"X-Bogwood": "1"}) as api:
        await api.post("/api/visit", json={"nickname": "Outside bot"})
        joined = await api.post(f"/api/tables/{table}/join", json={"seat": seat, "invite": invite})
        joined.raise_for_status()
        cookie = {"Cookie": f"bogwood={api.cookies['bogwood']}"}
    address = f"{server.replace('http', 'ws', 1)}/ws/tables/{table}?seat={seat}"
    async with connect(address, additional_headers=cookie, max_size=None) as socket:
        async for text in socket:
            message = json.loads(text)
            if message.get("status") in ("over", "cancelled", "aside"):
                return list(message.get("scores", []))
            if message["type"] == "table" and "trial" in message:
                trial = message["trial"]
                do = {"do": "commit"}
                if not trial["can_commit"]:
                    do = {"do": "choose", "option": random.choice(trial["options"])[0]}
                await socket.send(json.dumps({**do, "at": [message["number"], trial["step"]]}))
    return []


if __name__ == "__main__":
    print(asyncio.run(play(sys.argv[1], sys.argv[2], int(sys.argv[3]), *sys.argv[4:5])))
