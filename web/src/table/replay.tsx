/** A game played once more: any moment of it, through the same table, with nothing to decide. */

import "./table.css";
import "./replay.css";

import { useEffect, useRef, useState } from "preact/hooks";

import { faceOf } from "../games/faces";
import { say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { Avatar } from "../kit/marks";
import { Brand } from "../kit/rail";
import { hash, Link } from "../kit/router";
import { useLoaded } from "../shell/load";
import { MissingPage } from "../shell/missing";
import { useTitle } from "../shell/page";
import { api, type Door, Refused } from "../wire/api";
import type { TableMessage } from "../wire/messages";
import { openCatalogue } from "./catalogue";
import { Centre } from "./centre";
import { endOnInput, retrace } from "./motion";
import { PointsHolder } from "./points";
import { Controls } from "./replay-controls";
import { listenToReplayKeys } from "./replay-keys";
import { Replay } from "./replay-state";
import { TurnList } from "./replay-turns";
import { saidBy } from "./said-by";
import { nameOfSeat } from "./who";
import { type Shape, type Width, useShape, widthOf } from "./width";

async function open(table: string, door: Door): Promise<Replay> {
  const first = await api.table(table, undefined, door);
  // On a shared device all may look: as long as it is played they see what everybody knows.
  const eyes = first.status === "running" && (first.mine?.length ?? 0) > 1 ? -1 : undefined;
  const asked = openCatalogue(first);
  const [face, moments] = await Promise.all([faceOf(first.game, () => asked), api.moments(table, eyes, door), asked]);
  const replay = new Replay(table, door, face, moments, hash.peek(), eyes);
  replay.isOver = first.status === "over";
  return replay;
}

export function ReplayPage({ table, door }: { table: string; door: Door }) {
  const [loaded, again] = useLoaded(() => open(table, door), [table]);
  if (loaded.state === "wait") return <div class="frame-waiting" aria-busy="true" />;
  if (loaded.state === "failed") {
    const problem = loaded.error instanceof Refused ? loaded.error.problem : null;
    const reason = problem === null ? "unreachable" : "table";
    return <MissingPage reason={reason} table={table} problem={problem} onRetry={again} />;
  }
  return <Room replay={loaded.value} />;
}

function Room({ replay }: { replay: Replay }) {
  const root = useRef<HTMLDivElement>(null);
  const shape = useShape();
  const width = widthOf(shape);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  useTitle(say("end-replay-title"));
  useEffect(() => {
    replay.onStep = (message, facts) => {
      if (root.current !== null) retrace({ facts, message, keepsOthers: false }, root.current, replay.face);
    };
    const stops = [listenToReplayKeys(replay), endOnInput(), () => replay.close()];
    return () => stops.forEach((stop) => stop());
  }, [replay]);
  const message = replay.message.value;
  if (message === null) return <Waiting replay={replay} />;
  const first = turnedTo ?? Math.max(message.seat, 0);
  return (
    <div class={`frame replay ${shape}`} data-game={message.game} ref={root}>
      <Top message={message} replay={replay} width={width} first={first} onTurn={setTurnedTo} />
      {width === "phone" ? <Narrow replay={replay} message={message} first={first} isLying={shape === "phone lying"} />
        : <Wide replay={replay} message={message} shape={shape} first={first} />}
      <Controls replay={replay} message={message} width={width} />
      <PointsHolder table={replay.table} door={replay.door} face={replay.face} message={message}
        past={{ number: message.number, step: message.step ?? 0 }} />
    </div>
  );
}

function Waiting({ replay }: { replay: Replay }) {
  if (!replay.hasFailed.value) return <div class="frame-waiting" aria-busy="true" />;
  return <MissingPage reason="unreachable" table={replay.table} onRetry={() => replay.retry()} />;
}

interface TopProps {
  message: TableMessage;
  replay: Replay;
  width: Width;
  first: number;
  onTurn: (seat: number) => void;
}

function Top({ message, replay, width, first, onTurn }: TopProps) {
  return (
    <header class="rail top table-rail replay-top">
      {width !== "phone" && <Brand />}
      {width === "desktop" && (
        <span class="rail-title"><b>{say(`${message.game}-title`)}</b> <span>{say("end-replay-title")}</span></span>
      )}
      <ol class="turn-order" aria-label={say("end-replay-seats")}>
        {[...replay.face.order(message), ...(replay.face.besides?.(message) ?? [])].map((seat) => {
          const badge = replay.face.badge(message, seat);
          const name = nameOfSeat(message, seat);
          const points = replay.face.points?.(message, seat) ?? message.scores?.[seat] ?? 0;
          return (
            <li key={seat}>
              <button type="button" class="turn-chip" aria-pressed={seat === first} onClick={() => onTurn(seat)}
                aria-label={say("end-replay-chip", { text: name, points })}>
                <Avatar colour={badge.colour} icon={badge.icon} size={width === "phone" ? 30 : 26} />
                {width !== "phone" && <span>{name}</span>}<b class="replay-points">{points}</b>
              </button>
            </li>
          );
        })}
      </ol>
      {replay.isOver && (
        <Link class="btn rail small replay-review" to={`/t/${replay.table}/review${location.search}`}>
          <Icon name="light-bulb" size={16} title={say("end-review")} />{width !== "phone" && <span>{say("end-review")}</span>}
        </Link>
      )}
      <Link class="btn rail small replay-back" to={`/t/${replay.table}${location.search}`}>
        {say("end-replay-back")}
      </Link>
    </header>
  );
}

interface SceneProps {
  replay: Replay;
  message: TableMessage;
  first: number;
}

function Wide({ replay, message, shape, first }: SceneProps & { shape: Shape }) {
  const { Common, SeatBoard, Shared, talkSide } = replay.face;
  const others = othersIn(replay, message, first);
  // Where the log of the running game stands: the other column needs its whole height.
  const listsBesideSeats = shape === "tablet tall" || talkSide === "seats";
  return (
    <>
      <aside class="column common" aria-label={say(listsBesideSeats ? "table-common" : "end-replay-turns")}>
        {!listsBesideSeats && <TurnList replay={replay} message={message} />}
        <div class="column-body">{Common !== undefined && <Common message={message} />}</div>
      </aside>
      <main class="centre" aria-label={say("end-replay-title")}>
        <Centre face={replay.face} message={message} />
      </main>
      <aside class="column seats" aria-label={say("end-replay-seats")}>
        {listsBesideSeats && <TurnList replay={replay} message={message} />}
        <div class="column-body">
          <SeatBoard key={`own-${first}`} message={message} seat={first} isOwn />
          {others.map((seat) => <SeatBoard key={seat} message={message} seat={seat} isOwn={false} />)}
          {Shared !== undefined && <Shared message={message} />}
        </div>
      </aside>
    </>
  );
}

/** The other boards in the order of the turn, then those of nobody's chair. */
function othersIn({ face }: Replay, message: TableMessage, first: number): number[] {
  return [...face.order(message), ...(face.besides?.(message) ?? [])].filter((seat) => seat !== first);
}

const TABS = ["turns", "seat", "strip", "others", "common", "shared"] as const;
type Tab = (typeof TABS)[number];

/** A lying phone has room for one tab at all times. */
function Narrow({ replay, message, first, isLying }: SceneProps & { isLying: boolean }) {
  const [chosen, setTab] = useState<Tab | null>(null);
  const tab = chosen ?? (isLying ? "turns" : null);
  const { Common, Board, Shared } = replay.face;
  const tabs = TABS.filter((name) => (name !== "shared" || Shared !== undefined) && (name !== "common" || Common !== undefined));
  return (
    <>
      <main class="centre" aria-label={say("end-replay-title")} data-area="board"><Board message={message} /></main>
      <section class={`replay-drawer ${tab === null ? "" : "open"}`} aria-label={say("end-replay-more")}>
        <div class="replay-tabs" role="group" aria-label={say("end-replay-more")}>
          {tabs.map((name) => (
            <button key={name} type="button" aria-pressed={tab === name}
              onClick={() => setTab(tab === name ? null : name)}>
              {tabName(replay.face.name, name)}
            </button>
          ))}
        </div>
        {tab !== null && <div class="replay-tab-body"><Inside {...{ tab, replay, message, first }} /></div>}
      </section>
    </>
  );
}

/** What only some games have, they name themselves. */
function tabName(game: string, tab: Tab): string {
  return tab === "shared" ? saidBy(game, "tab-shared") : say(`end-replay-tab-${tab}`);
}

function Inside({ tab, replay, message, first }: SceneProps & { tab: Tab }) {
  const { Common, Hand, Strip, SeatBoard, Shared } = replay.face;
  switch (tab) {
    case "turns": return <TurnList replay={replay} message={message} />;
    case "seat": return (
      <>
        {Hand !== undefined && first === Math.max(message.seat, 0) && <Hand message={message} />}
        <SeatBoard message={message} seat={first} isOwn />
      </>
    );
    case "strip": return <Strip message={message} />;
    case "common": return <>{Common !== undefined && <Common message={message} />}</>;
    case "shared": return <>{Shared !== undefined && <Shared message={message} />}</>;
    case "others": return (
      <div class="replay-others">
        {othersIn(replay, message, first).map((seat) => (
          <SeatBoard key={seat} message={message} seat={seat} isOwn={false} />
        ))}
      </div>
    );
  }
}

