/** The turns that decided a game: what was played, what was better, and why. */

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { SeatMark } from "../kit/marks";
import { calledSeat } from "../table/who";
import type { Option, Review, TableMessage, Turning } from "../wire/messages";
import { percent, Reasons } from "./reasons";
import { Steps } from "./steps";

interface TurningsProps {
  review: Review;
  face: Face;
  message: TableMessage;
  turning: number | null;
  placeOf: (step: Option) => string;
  onTurning: (turning: number) => void;
}

export function Turnings(props: TurningsProps) {
  const { turnings } = props.review;
  return (
    <aside class="review-side" aria-labelledby="turnings-title">
      <h2 id="turnings-title">{say(turnings.length > 0 ? "coach-turnings" : "coach-no-turnings")}</h2>
      {turnings.map((one, n) => <Card key={n} {...props} one={one} n={n} />)}
    </aside>
  );
}

function Card({ face, message, turning, placeOf, onTurning, one, n }: TurningsProps & { one: Turning; n: number }) {
  const isChosen = turning === n;
  const text = calledSeat(message, one.seat);
  const vp = Math.max(1, Math.round(one.points));
  return (
    <article class={`turning ${isChosen ? "chosen" : ""}`}>
      <button type="button" class="turning-head" aria-expanded={isChosen} onClick={() => onTurning(n)}>
        <span class="turning-number">{n + 1}</span>
        <span>
          <b><SeatMark colour={face.badge(message, one.seat).colour} size={14} /> {say("coach-moment", { round: one.round, text })}</b>
          <small>{say("coach-cost", { vp, error: percent(one.error) })}</small>
        </span>
        <span class="turning-lost">▼ {percent(one.lost)} %</span>
      </button>
      {isChosen && (
        <div class="turning-body">
          <div class="turning-lines">
            <Side title={say("coach-played")} steps={one.played} placeOf={placeOf} />
            <Side title={say("coach-better")} steps={one.better} placeOf={placeOf} />
          </div>
          <Reasons game={face.name} reasons={one.reasons} label={say("coach-because")} />
        </div>
      )}
    </article>
  );
}

function Side({ title, steps, placeOf }: { title: string; steps: Option[]; placeOf: (step: Option) => string }) {
  return (
    <div>
      <h3>{title}</h3>
      {steps.length > 0 ? <Steps steps={steps} placeOf={placeOf} /> : <p>{say("coach-nothing-else")}</p>}
    </div>
  );
}
