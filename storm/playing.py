"""A storm from its beginning to its end: what it leaves behind is judged."""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from tests.netns import Network, lacking, network

from .company import Company
from .database import Database
from .deeds import DEEDS
from .director import FAULTS, FAULTS_OF, KILL
from .disk import disk
from .evidence import Evidence, life_of
from .history import History
from .postgres_stage import PostgresStage
from .rules import MINUTE
from .script import POSTGRES, Act, Script
from .stage import SqliteStage, Stage

LOOK = 0.5
CALM = MINUTE + 5
"""Seconds after the last fault in which everything has to be well again."""
LEASE = 12.0
"""Seconds by which an answer may be out of date where several servers share a store."""
ROUND = 22.0
"""Seconds after which each of several servers has asked the store who may be there."""


async def played(script: Script, folder: Path) -> Evidence:
    """Play a storm; history, logs and copies of the store are left in the folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with History(folder / "history.jsonl") as history:
        async with staged(script, folder, history) as stage:
            company = stage.company = Company(
                stage.shared, stage.targets, script.seed, script.store != POSTGRES, script.seconds
            )  # fmt: skip
            try:
                await stage.start()
                await company.gather()
                await directed(script, stage, company)
                await calm(stage, company)
            finally:
                await company.end()
                await stage.end()
            history.note("end")
            return await gathered(stage, script)


@asynccontextmanager
async def staged(script: Script, folder: Path, history: History) -> AsyncIterator[Stage]:
    if script.store == POSTGRES:
        with tempfile.TemporaryDirectory(prefix="bogwood-storm-") as place, machines() as network:
            os.chmod(place, 0o755)
            database = Database(Path(place))
            try:
                yield PostgresStage(folder, history, database, network)
            finally:
                await database.stop()
    else:
        with disk() as own:
            yield SqliteStage(folder, history, own)


@contextmanager
def machines() -> Iterator[Network | None]:
    """Machines for the servers, where there can be any."""
    if lacking():
        yield None
    else:
        with network() as found:
            yield found


async def directed(script: Script, stage: Stage, company: Company) -> None:
    """Do everything in the script at its time: faults one after another, deeds beside them."""
    kinds = {*FAULTS, *FAULTS_OF[script.store]}
    start = asyncio.get_running_loop().time()

    async def wait_for(act: Act) -> None:
        await asyncio.sleep(max(0.0, start + act.at - asyncio.get_running_loop().time()))

    async def faults() -> None:
        for act in (act for act in script.acts if act.kind in kinds):
            await wait_for(act)
            if asyncio.get_running_loop().time() - start < script.seconds - act.seconds:
                await stage.do(act)

    async def deeds() -> None:
        for act in (act for act in script.acts if act.kind not in {*kinds, KILL}):
            await wait_for(act)
            stage.history.note("does", kind=act.kind)
            company.start(deed(act, stage, company))

    async def kills() -> None:
        for act in (act for act in script.acts if act.kind == KILL):
            await wait_for(act)
            if not stage.is_paused:
                await stage.do(act)

    await asyncio.gather(faults(), kills(), deeds())
    await asyncio.sleep(max(0.0, start + script.seconds - asyncio.get_running_loop().time()))


async def deed(act: Act, stage: Stage, company: Company) -> None:
    if act.kind in stage.deeds:
        await stage.deeds[act.kind](act.lot)
    else:
        await DEEDS[act.kind](company, act.lot)


async def calm(stage: Stage, company: Company) -> None:
    """Until every game goes on, or for as long as that may take."""
    stage.history.note("calm")
    before = {sitting.name: sitting.progress for sitting in company.sittings}
    end = stage.history.now + CALM
    while stage.history.now < end:
        await asyncio.sleep(LOOK)
        if all(sitting.progress > before.get(sitting.name, -1) for sitting in company.sittings):
            return


async def gathered(stage: Stage, script: Script) -> Evidence:
    """All that is to be judged."""
    lives = [await life_of(url) for url in (*stage.lives, stage.store)]
    used = {line["copy"] for line in stage.history.lines if line["what"] == "went-back"}
    return Evidence(
        history=stage.history.lines,
        lives=lives,
        copies={number: await life_of(f"sqlite:///{stage.copies[number][0]}") for number in used},
        logs="\n".join(one.log.read_text(encoding="utf-8", errors="replace") for one in stage.servers),
        secrets=frozenset(stage.shared.secrets),
        slack=LEASE if script.store == POSTGRES else 0.0,
        grace=ROUND if script.store == POSTGRES else 0.0,
    )
