/** The frame of a table: two wooden rails, the board between them, and the same places for the same things in every game. */

import "./table.css";

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { useEdges } from "../kit/edges";
import { Later } from "../shell/later";
import { saidBy } from "./said-by";
import { TopRail } from "./top-rail";
import { Announcer } from "./announce";
import { letGo } from "./asking";
import { BottomRail } from "./bottom-rail";
import { Bubble } from "./bubble";
import { Centre } from "./centre";
import { ChatPanel, UnreadMark } from "./chat";
import { Curtain } from "./curtain";
import { DoubtDialog } from "./doubt";
import { Drawer } from "./drawer";
import { keepFocus } from "./focus";
import { HintHolder } from "./hint-button";
import { listenToKeys } from "./keys";
import { LegendHolder, openLegend } from "./legend-door";
import { bringLit, useLitArea } from "./lit-area";
import { LogPanel } from "./log";
import { ProposalBanner } from "./menu";
import { startMotion } from "./motion";
import { PointsHolder } from "./points";
import { otherBoards, SeatBoards } from "./seats";
import type { Session } from "./session";
import { startSounds } from "./sound";
import { TaskHolder } from "./task-door";
import { TellingStrip } from "./telling-strip";
import { Tray } from "./tray";
import { InWords, openTypeBar, TypeHolder } from "./words-door";
import { type Shape, useShape, widthOf } from "./width";
import { isAlone } from "../wire/carrier";

export function Frame({ session }: { session: Session }) {
  return (
    <>
      <Scene session={session} />
      <Announcer session={session} />
    </>
  );
}

function Scene({ session }: { session: Session }) {
  const [seesTable, setSeesTable] = useState(false);
  // It outlives curtains and the end: who plays in words goes on in words.
  const [isInWords, setInWords] = useState(false);
  const status = session.message.value!.status;
  const words = { isInWords, onWords: setInWords };
  if (session.curtain.value) return <Curtain session={session} />;
  // The last turns are told before the end.
  if (status !== "running" && !seesTable && !session.telling.isBusy.value) {
    return <Later isPage load={async () => (await import("../later")).EndPage} with={{ session, onSeeTable: () => setSeesTable(true), ...words }} />;
  }
  return <Playing session={session} onResults={status === "running" ? null : () => setSeesTable(false)} {...words} />;
}

interface PlayingProps {
  session: Session;
  onResults: (() => void) | null;
  isInWords: boolean;
  onWords: (isInWords: boolean | ((was: boolean) => boolean)) => void;
}

function Playing({ session, onResults, isInWords, onWords }: PlayingProps) {
  const root = useRef<HTMLDivElement>(null);
  const [keysOpen, setKeysOpen] = useState(false);
  const shape = useShape();
  useEffect(() => {
    const element = root.current!;
    const stops = [
      startMotion(session, element), startSounds(session), keepFocus(session, element),
      listenToKeys(session, element, { onText: () => onWords((was) => !was), onKeys: () => setKeysOpen(true), onType: openTypeBar, onIcons: openLegend }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [session]);
  const message = session.message.value!;
  const moment = `${message.number}/${message.trial?.step ?? ""}`;
  return (
    <div class={`frame ${isInWords ? "in-words" : shape}`} data-game={message.game} ref={root} onClick={letGo} data-line={session.line.value} data-moment={moment} data-busy={session.busy}>
      <TaskHolder session={session} />
      {isInWords ? <InWords session={session} onClose={() => onWords(false)} /> : (
        <Drawn session={session} root={root} shape={shape} onResults={onResults} onText={() => onWords(true)} />
      )}
      {keysOpen && <Later load={async () => (await import("../later")).KeysDialog} with={{ onClose: () => setKeysOpen(false) }} />}
      <LegendHolder session={session} />
      <PointsHolder table={session.table} door={session.door} face={session.face} message={message} />
    </div>
  );
}

interface DrawnProps {
  session: Session;
  root: { current: HTMLElement | null };
  shape: Shape;
  onResults: (() => void) | null;
  onText: () => void;
}

/** The table as it is looked at. */
function Drawn({ session, root, shape, onResults, onText }: DrawnProps) {
  const width = widthOf(shape);
  return (
    <>
      <SkipLink root={root} />
      <BottomRail session={session} onResults={onResults} />
      <TypeHolder session={session} />
      <TopRail session={session} width={width} onText={onText} />
      <ProposalBanner session={session} />
      {width === "phone" && <TellingStrip session={session} />}
      {width === "phone" ? <Phone session={session} shape={shape} /> : <Wide session={session} isTall={shape === "tablet tall"} />}
      <HintHolder session={session} />
      <Bubble />
      <DoubtDialog session={session} />
    </>
  );
}

/** Over the question and the upper rail, to the board. */
function SkipLink({ root }: { root: { current: HTMLElement | null } }) {
  const skip = (event: Event): void => {
    event.preventDefault();
    root.current?.querySelector<HTMLElement>("main.centre")?.focus();
  };
  return <a class="skip" href="#board" onClick={skip}>{say("table-skip")}</a>;
}

/** Laptop and tablet: columns beside the board; each scrolls over the talk at its foot. */
function Wide({ session, isTall }: { session: Session; isTall: boolean }) {
  const column = useRef<HTMLElement>(null);
  const stage = useStages(2);
  useLitArea(session, column, (area) => bringLit(column.current, area));
  const message = session.shown.value!;
  const { Common } = session.face;
  const talksBesideSeats = isTall || session.face.talkSide === "seats";
  return (
    <>
      <aside class="column common" aria-label={commonName(session)} data-area="common" ref={column}>
        <h2 class="hidden">{commonName(session)}</h2>
        <Body>{stage > 1 && Common !== undefined && <Common message={message} />}</Body>
        {stage > 1 && !talksBesideSeats && <Talk session={session} />}
      </aside>
      <main class="centre" aria-label={say("table-board")} tabIndex={-1}>
        <h2 class="hidden">{say("table-board")}</h2>
        <TellingStrip session={session} />
        <Centre face={session.face} message={message}><Tray session={session} /></Centre>
      </main>
      <aside class="column seats" aria-label={say("table-players")} data-area="seats">
        <h2 class="hidden">{say("table-players")}</h2>
        <Body>{stage > 0 && <SeatBoards session={session} />}</Body>
        {stage > 1 && talksBesideSeats && <Talk session={session} />}
      </aside>
    </>
  );
}

/** What scrolls in a column. */
function Body({ children }: { children: ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useEdges(box);
  return <div class="column-body" ref={box}>{children}</div>;
}

/** What a game calls the things that everybody shares. */
function commonName({ face }: Session): string {
  return saidBy(face.name, "common");
}

/** Counts up after the first painting: what stands beside the board is drawn in steps of its own, so that no step is long. */
function useStages(last: number): number {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    if (stage === last) return;
    const timer = setTimeout(() => setStage(stage + 1));
    return () => clearTimeout(timer);
  }, [stage]);
  return stage;
}

/** The log, and the chat behind its tab. */
function Talk({ session }: { session: Session }) {
  const [tab, setTab] = useState<"log" | "chat">("log");
  return (
    <section class="talk panel">
      <h2 class="hidden">{say("end-log-title")}</h2>
      <div class="talk-tabs" role="tablist">
        {(isAlone() ? ["log"] as const : ["log", "chat"] as const).map((name) => (
          <button key={name} role="tab" aria-selected={tab === name} onClick={() => setTab(name)}>
            {say(`table-tab-${name}`)}{name === "chat" && tab !== "chat" && <UnreadMark session={session} />}
          </button>
        ))}
      </div>
      {tab === "log" ? <LogPanel session={session} /> : <ChatPanel session={session} />}
    </section>
  );
}

/** The strip of a game that is asked about all the time lies over the board, or in the first tab where it has no room there. */
function Phone({ session, shape }: { session: Session; shape: Shape }) {
  const message = session.shown.value!;
  const { Board, Hand, SeatBoard, Shared, Strip, isStripOnPhone } = session.face;
  const Common = session.face.PhoneCommon ?? session.face.Common;
  const own = session.turnedTo.value ?? Math.max(message.seat, 0);
  const others = session.face.besides === undefined ? session.face.order(message).filter((seat) => seat !== own)
    : otherBoards(session.face, message, own);
  const isRoomy = shape === "phone upright";
  const hand = Hand === undefined ? null : <Hand message={message} />;
  const tabs: Record<string, JSX.Element> = {
    ...(isStripOnPhone && !isRoomy ? { strip: <><Strip message={message} />{hand}</> } : {}),
    seat: <><Tray session={session} part="asides" /><SeatBoard message={message} seat={own} isOwn={own === message.seat} /></>,
    ...(isStripOnPhone ? {} : { strip: <Strip message={message} /> }),
    ...(Shared === undefined ? {} : { shared: <Shared message={message} /> }),
    others: <div class="others">{others.map((seat) => <SeatBoard key={seat} message={message} seat={seat} isOwn={false} />)}</div>,
    ...(Common === undefined ? {} : { common: <Common message={message} /> }),
    log: <LogPanel session={session} />,
    ...(isAlone() ? {} : { chat: <ChatPanel session={session} /> }),
  };
  return (
    <>
      <main class="centre" aria-label={say("table-board")} tabIndex={-1}>
        <h2 class="hidden">{say("table-board")}</h2>
        {isStripOnPhone && isRoomy && <div class="strip-holder" data-area="board"><Strip message={message} /></div>}
        <div class="board-holder" data-area="board"><Board message={message} /></div>
      </main>
      <Drawer key={shape} session={session} tabs={tabs} isBeside={shape === "phone lying" || shape.endsWith("tiny")}>
        {hand !== null && isRoomy && <div class="hand-holder" data-area="board">{hand}</div>}
      </Drawer>
    </>
  );
}
