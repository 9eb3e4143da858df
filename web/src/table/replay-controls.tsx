/** The lower rail of a replay: what happened, the slider, and the buttons that walk. */

import { useId, useMemo, useState } from "preact/hooks";

import type { PlayOnDialog } from "../coach/play-on";
import { language, readCoach, say } from "../i18n/words";
import { SeatMark } from "../kit/marks";
import { Later } from "../shell/later";
import type { At, TableMessage } from "../wire/messages";
import { toldOf } from "./deeds";
import { type Replay, SPEEDS } from "./replay-state";
import { PartText, ToldText } from "./told";
import { nameOfSeat } from "./who";
import type { Width } from "./width";
import { sized } from "../kit/size";

export interface ControlsProps {
  replay: Replay;
  message: TableMessage;
  width: Width;
}

export function Controls({ replay, message, width }: ControlsProps) {
  return (
    <footer class="rail replay-rail" data-width={width}>
      <Told replay={replay} message={message} />
      <div class="replay-walk">
        <Slider replay={replay} />
        <div class="replay-buttons" role="group" aria-label={say("end-replay-walk")}>
          <Walk replay={replay} to={() => replay.goTo(0)} sign="first" />
          <Walk replay={replay} to={() => replay.walk(-1, true)} sign="back-turn" />
          <Walk replay={replay} to={() => replay.walk(-1, false)} sign="back-step" />
          <Play replay={replay} />
          <Walk replay={replay} to={() => replay.walk(1, false)} sign="next-step" />
          <Walk replay={replay} to={() => replay.walk(1, true)} sign="next-turn" />
          <Walk replay={replay} to={() => replay.goTo(replay.last)} sign="last" />
        </div>
        <div class="replay-more">
          {replay.isOver && <PlayOn replay={replay} message={message} />}
          <Pace replay={replay} />
        </div>
      </div>
    </footer>
  );
}

/** Playing on from this moment, at a table of its own. */
function PlayOn({ replay, message }: { replay: Replay; message: TableMessage }) {
  const [isOpen, setOpen] = useState(false);
  const { number, step } = replay.stop.value;
  const at: At = [number, step];
  const seat = message.to_act[0] ?? -1;
  return (
    <>
      <button type="button" class="btn rail small replay-play-on" disabled={seat < 0}
        onClick={() => { replay.pause(); setOpen(true); }}>
        {say("end-play-on")}
      </button>
      {isOpen && (
        <Later load={loadPlayOn} with={{
          table: replay.table, door: replay.door, face: replay.face, message, at, seat,
          onClose: () => setOpen(false),
        }} />
      )}
    </>
  );
}

async function loadPlayOn(): Promise<typeof PlayOnDialog> {
  const [found] = await Promise.all([import("../later"), readCoach()]);
  return found.PlayOnDialog;
}

/** What led to this moment: whose turn, and its facts shortly. */
function Told({ replay, message }: { replay: Replay; message: TableMessage }) {
  const stop = replay.stop.value;
  const { moment } = replay.course.turns[stop.turn]!;
  const facts = stop.isTurn ? moment.facts : message.facts;
  const { number, seat, kind } = moment;
  const all = useMemo(
    () => toldOf({ number, seat, kind, facts }, { face: replay.face, message }), [moment, facts, language.value],
  );
  const colour = moment.seat === null ? null : replay.face.badge(message, moment.seat).colour;
  const who = moment.seat === null ? say("end-replay-start") : nameOfSeat(message, moment.seat);
  const count = { turn: stop.turn, turns: replay.course.turns.length - 1, step: stop.step };
  return (
    <div class="replay-told" aria-live={replay.isPlaying.value ? "off" : "polite"}>
      <h1>
        {colour !== null && <SeatMark colour={colour} size="0.9em" />} {who}
        {stop.turn > 0 && <span>{say(stop.step === 0 ? "end-replay-where" : "end-replay-where-step", count)}</span>}
      </h1>
      <div class="replay-facts" tabIndex={0}>
        {replay.hasFailed.value && <p>{say("end-failed")}</p>}
        {all.map((told) => (
          <div key={told.key}>
            <ToldText told={told} face={replay.face} message={message} />
            <PartText told={told} face={replay.face} message={message} />
          </div>
        ))}
      </div>
    </div>
  );
}

function Slider({ replay }: { replay: Replay }) {
  const id = useId();
  const { stops, turns } = replay.course;
  const rounds = turns.filter((turn, n) => n > 0 && turn.moment.round !== turns[n - 1]!.moment.round);
  const part = (stop: number): string => `${(100 * stop) / Math.max(1, stops.length - 1)}%`;
  return (
    <div class="replay-slider">
      <label class="hidden" for={id}>{say("end-replay-slider")}</label>
      <input id={id} type="range" min={0} max={replay.last} value={replay.at.value} aria-valuetext={valueText(replay)}
        style={`--done:${part(replay.at.value)}`} onInput={(event) => replay.goTo(Number(event.currentTarget.value))} />
      <span class="replay-ticks" aria-hidden="true">
        {rounds.map((turn) => <span key={turn.stop} style={`left:${part(turn.stop)}`}>{turn.moment.round}</span>)}
      </span>
    </div>
  );
}

function valueText(replay: Replay): string {
  const stop = replay.stop.value;
  return say(stop.step === 0 ? "end-replay-where" : "end-replay-where-step", {
    turn: stop.turn, turns: replay.course.turns.length - 1, step: stop.step,
  });
}

type Sign = "first" | "back-turn" | "back-step" | "next-step" | "next-turn" | "last";
const SIGNS: Record<Sign, string> = {
  first: "M96 96H152V416H96ZM416 96V416L184 256Z",
  "back-turn": "M272 96V416L64 256ZM448 96V416L240 256Z",
  "back-step": "M360 96V416L128 256Z",
  "next-step": "M152 96V416L384 256Z",
  "next-turn": "M64 96V416L272 256ZM240 96V416L448 256Z",
  last: "M416 96H360V416H416ZM96 96V416L328 256Z",
};
const PAUSE = "M120 96H216V416H120ZM296 96H392V416H296Z";

function SignIcon({ d, size = 20 }: { d: string; size?: number }) {
  return (
    <svg width={sized(size)} height={sized(size)} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true" focusable="false">
      <path d={d} />
    </svg>
  );
}

function Walk({ replay, to, sign }: { replay: Replay; to: () => void; sign: Sign }) {
  const label = say(`end-replay-${sign}`);
  const isBack = sign === "first" || sign.startsWith("back");
  const isOff = replay.at.value === (isBack ? 0 : replay.last);
  return (
    <button type="button" class="btn rail replay-button" aria-label={label} title={label} aria-disabled={isOff}
      onClick={() => { replay.pause(); if (!isOff) to(); }}>
      <SignIcon d={SIGNS[sign]} />
    </button>
  );
}

function Play({ replay }: { replay: Replay }) {
  const isOn = replay.isPlaying.value;
  const label = say(isOn ? "end-replay-pause" : "end-replay-play");
  return (
    <button type="button" class="btn main replay-play" aria-label={label} onClick={() => replay.toggle()}>
      <SignIcon d={isOn ? PAUSE : SIGNS["next-step"]} size={24} />
    </button>
  );
}

function Pace({ replay }: { replay: Replay }) {
  const id = useId();
  return (
    <div class="replay-pace">
      <label class="hidden" for={id}>{say("end-replay-speed")}</label>
      <select id={id} onChange={(event) => { replay.speed.value = Number(event.currentTarget.value); }}>
        {SPEEDS.map((speed) => (
          <option key={speed} value={String(speed)} selected={speed === replay.speed.value}>{speed}×</option>
        ))}
      </select>
      <button type="button" class="btn rail small" aria-pressed={!replay.isByTurn.value}
        onClick={() => { replay.isByTurn.value = !replay.isByTurn.value; }}>
        {say(replay.isByTurn.value ? "end-replay-by-turn" : "end-replay-by-step")}
      </button>
    </div>
  );
}

