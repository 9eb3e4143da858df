/** The lower rail: what is asked, what the turn comes to so far, and the way back and on. */

import { useEffect, useState } from "preact/hooks";

import { broken } from "../i18n/syllables";
import { say, signed } from "../i18n/words";
import { Icon } from "../kit/icons";
import type { TableMessage } from "../wire/messages";
import { useGuard } from "./guard";
import { END, taught } from "./place";
import type { Session } from "./session";
import { calledSeat, thinkingSeat } from "./who";
import { HintButton } from "./hint-button";
import { shortcut } from "./key-places";
import { useWidth } from "./width";
import { type MainButton, mainButton } from "./winding-up";
import { TypeButton } from "./words-door";

/** A bot that thinks for longer than this, in milliseconds, may be hurried. */
const PATIENCE = 700;
/** A question of more letters than this is set smaller on a phone. */
const LONG = 64;
/** A question of more letters than this may take two lines on a wide screen, and is set smaller there. */
const MEDIUM = 40;
/** So many letters of what was done stand in a line on a tablet, with the signs between them. */
const LINE = 52;
/** Steps of a turn that are shown at most. */
const STEPS = 5;

export function BottomRail({ session, onResults }: { session: Session; onResults: (() => void) | null }) {
  const message = session.message.value!;
  const trial = session.trial.value;
  const hurry = useHurry(session);
  const main = mainButton(session) ?? hurry;
  const isMine = session.isMyTurn.value;
  const asked = prompt(session, message);
  const label = main?.label ?? say(isMine ? "table-choose" : "table-wait");
  const guard = useGuard(main === null ? "" : `${main.notation} ${main.label}`);
  return (
    <footer class={`rail bottom-rail ${isMine ? "mine" : ""}`}>
      <div class="ask">
        <h1 tabIndex={-1} class={`prompt ${asked.length > LONG ? "long" : asked.length > MEDIUM ? "medium" : ""}`}>{asked}</h1>
        {session.problem.value !== null
          ? <p class="refusal">{session.problem.value.sentence}</p>
          : <Steps session={session} loss={main?.loss ?? ""} lines={asked.length > MEDIUM ? 1 : 2} />}
      </div>
      <Sums session={session} />
      <div class="rail-buttons">
        {onResults !== null && <button class="main-button" onClick={onResults}>{say("table-results")}</button>}
        {onResults === null && (
          <>
            <HintButton session={session} />
            <TypeButton />
            <button class="rail-button" disabled={!trial?.can_undo} onClick={() => session.undo()} aria-label={say("table-undo")}
              aria-keyshortcuts={shortcut("undo")}>
              <Icon name="anticlockwise-rotation" size={18} /><span>{say("table-undo")}</span>
            </button>
            <button class="rail-button" disabled={!trial?.can_redo} onClick={() => session.redo()} aria-label={say("table-redo")}
              aria-keyshortcuts={shortcut("redo")}>
              <Icon name="clockwise-rotation" size={18} /><span>{say("table-redo")}</span>
            </button>
            <button class={`main-button ${main?.isQuiet ? "quiet" : ""}`} disabled={main === null} {...guard.attrs}
              onClick={guard.click(() => main?.run())} data-main={main?.notation ?? ""}
              data-taught={(main !== null && taught.value.has(main.notation || END)) || undefined}
              aria-keyshortcuts={shortcut("main")} aria-label={label}>
              {broken(label)}
            </button>
          </>
        )}
      </div>
    </footer>
  );
}

/** What hurries a bot that thinks for long, for those who sit at the table. */
function useHurry(session: Session): MainButton | null {
  const message = session.message.value!;
  const waits = message.seat >= 0 && thinkingSeat(message) >= 0;
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!waits) return undefined;
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, [waits, message.number]);
  if (!waits || !isLong) return null;
  return { label: say("table-hurry"), notation: "", isQuiet: true, loss: "", run: () => session.act({ do: "hurry" }) };
}

export function prompt(session: Session, message: TableMessage): string {
  const trial = message.trial;
  if (message.status !== "running") return say(`table-status-${message.status}`);
  if (session.curtain.value) return "";
  if (trial !== undefined) {
    if (trial.can_commit) return say("table-turn-done");
    return say(trial.question[0], trial.question[1]);
  }
  const seat = message.to_act[0];
  if (seat === undefined) return "";
  if (message.task?.is_alone === true) return say("table-puzzle-played");
  return say(thinkingSeat(message) < 0 ? "table-waiting-for" : "table-thinking", { text: calledSeat(message, seat) });
}

interface StepsProps {
  session: Session;
  loss: string;
  /** For how many lines there is room on a tablet. */
  lines: number;
}

/** What has been done this turn, as a trail with a mark on what went without saying; and what would be lost now. */
function Steps({ session, loss, lines }: StepsProps) {
  const trial = session.trial.value;
  const most = useWidth() === "tablet" ? lines * LINE : Infinity;
  const steps = (trial?.chosen ?? [])
    .map((notation, n) => ({ text: session.face.step(notation), isUnasked: trial!.unasked.includes(n) }))
    .filter(({ text }) => text !== "")
    .map(({ text, isUnasked }) => ({ text: isUnasked ? say("table-step-unasked", { text }) : text, isUnasked }));
  return (
    <p class="steps">
      {lastOf(steps, most).map(({ text, isUnasked }, n) => (
        <span key={n} class={isUnasked ? "unasked" : ""} title={isUnasked ? say("table-unasked") : undefined}>{text}</span>
      ))}
      {loss !== "" && <span class="loss">{loss}</span>}
      {steps.length === 0 && loss === "" && <span class="rest">{session.isMyTurn.value ? say("table-your-turn") : ""}</span>}
    </p>
  );
}

/** The last steps, as many as there is room for. */
function lastOf<T extends { text: string }>(steps: readonly T[], letters: number): readonly T[] {
  let left = letters;
  let first = steps.length;
  while (first > Math.max(0, steps.length - STEPS) && (left -= steps[first - 1]!.text.length + 3) >= 0) first -= 1;
  return steps.slice(first);
}

function Sums({ session }: { session: Session }) {
  const message = session.message.value!;
  const sums = session.face.sums(session.trial.value?.facts ?? [], message.seat).filter((sum) => sum.amount !== 0);
  return (
    <div class="sums" role="group" aria-label={say("table-this-turn")}>
      {sums.length > 0 && <span class="sums-title">{say("table-this-turn")}</span>}
      {sums.slice(0, 5).map((sum) => (
        <span key={sum.label} class={`sum ${sum.amount < 0 ? "loss" : "gain"}`} title={sum.label}>
          {signed(sum.amount)} <Icon name={sum.icon} size={16} title={sum.label} />
        </span>
      ))}
    </div>
  );
}
