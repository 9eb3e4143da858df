/** Questions before something that cannot simply be undone: taking back, calling off, a bot instead, resigning. */

import { useMemo } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { SeatMark } from "../kit/marks";
import type { LogEntry } from "../wire/messages";
import { toldOf } from "./deeds";
import { takenBack } from "./log-lines";
import type { Session } from "./session";
import { calledSeat } from "./who";

export interface AskProps {
  session: Session;
  onClose: () => void;
}

/** Turns offered in the list; further back, a new game is more sensible. */
const OFFERED = 24;

/** A turn that can be taken back, and the event after which play would go on. */
interface Point {
  entry: LogEntry;
  to: number;
}

export function pointsOf(log: LogEntry[]): Point[] {
  const gone = takenBack(log);
  const turns = log.filter((entry) => entry.kind === "turn" && !gone.has(entry.number));
  return turns.map((entry, n) => ({ entry, to: n === 0 ? entry.number - 1 : turns[n - 1]!.number })).reverse();
}

/** How many other people have to agree: none where one plays alone or against bots. */
function peopleBesides(session: Session): number {
  const { seat: own, chairs } = session.message.value!;
  return chairs.filter((chair, seat) => seat !== own && chair.bot === "" && chair.taken && !chair.resigned).length;
}

export function TakeBackDialog({ session, onClose }: AskProps) {
  const log = session.log.value;
  const points = useMemo(() => pointsOf(log).slice(0, OFFERED), [log]);
  const propose = (to: number): void => {
    session.act({ do: "propose", what: "take_back", to });
    onClose();
  };
  return (
    <Dialog title={say("end-take-back-title")} onClose={onClose}>
      <p>{say("end-take-back-about", { others: peopleBesides(session) })}</p>
      {points.length === 0 && <p class="menu-none">{say("end-take-back-none")}</p>}
      <ul class="menu-turns">
        {points.map((point) => (
          <li key={point.entry.number}><Turn session={session} point={point} onPick={propose} /></li>
        ))}
      </ul>
    </Dialog>
  );
}

function Turn({ session, point, onPick }: { session: Session; point: Point; onPick: (to: number) => void }) {
  const message = session.message.value!;
  const { entry, to } = point;
  const seat = entry.seat ?? 0;
  const [told] = toldOf(entry, { face: session.face, message });
  return (
    <button type="button" class="menu-turn" onClick={() => onPick(to)}>
      <SeatMark colour={session.face.badge(message, seat).colour} size={16} />
      <span class="menu-turn-text">{told?.text ?? calledSeat(message, seat)}</span>
    </button>
  );
}

export function CancelDialog({ session, onClose }: AskProps) {
  const run = (): void => { session.act({ do: "propose", what: "cancel" }); onClose(); };
  return <Ask name="cancel" others={peopleBesides(session)} onYes={run} onClose={onClose} />;
}

export function ResignDialog({ session, onClose }: AskProps) {
  const run = (): void => { session.act({ do: "resign" }); onClose(); };
  return <Ask name="resign" others={peopleBesides(session)} onYes={run} onClose={onClose} />;
}

/** A bot plays on for me, or only this turn. */
export function StandInDialog({ session, onClose }: AskProps) {
  const { to_act, seat } = session.message.value!;
  const run = (once: boolean): void => { session.act({ do: "stand_in", once }); onClose(); };
  const foot = (
    <>
      <Button onClick={onClose}>{say("end-keep-on")}</Button>
      {to_act.includes(seat) && <Button onClick={() => run(true)}>{say("end-stand-in-once")}</Button>}
      <Button look="dark" onClick={() => run(false)}>{say("end-stand-in-on")}</Button>
    </>
  );
  return (
    <Dialog title={say("end-stand-in-title")} onClose={onClose} foot={foot}><p>{say("end-stand-in-about")}</p></Dialog>
  );
}

interface AskedProps {
  name: "cancel" | "resign";
  /** How many people sit there besides. */
  others: number;
  onYes: () => void;
  onClose: () => void;
}

function Ask({ name, others, onYes, onClose }: AskedProps) {
  const foot = (
    <>
      <Button onClick={onClose}>{say("end-keep-on")}</Button>
      <Button look="stop" onClick={onYes}>{say(`end-${name}-yes`, { others })}</Button>
    </>
  );
  return (
    <Dialog title={say(`end-${name}-title`)} onClose={onClose} foot={foot}><p>{say(`end-${name}-about`, { others })}</p></Dialog>
  );
}
