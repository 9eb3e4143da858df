/** The turns that decided a game: what was played, what was better, and why. */

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { SeatMark } from "../kit/marks";
import { calledSeat } from "../table/who";
import type { Option, Review, TableMessage, Turning } from "../wire/messages";
import { percent, Reasons } from "./reasons";
import { Steps, withoutEndings } from "./steps";

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
  const real = (steps: Option[]): Option[] => withoutEndings(steps, face);
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
            <Side title={say("coach-played")} steps={real(one.played)} others={one.better} placeOf={placeOf} />
            <Side title={say("coach-better")} steps={real(one.better)} others={one.played} placeOf={placeOf} />
          </div>
          <Reasons game={face.name} reasons={one.reasons} label={say("coach-because")} />
        </div>
      )}
    </article>
  );
}

interface SideProps {
  title: string;
  steps: Option[];
  others: Option[];
  placeOf: (step: Option) => string;
}

/** One of the two turns; what both have in common steps back. */
function Side({ title, steps, others, placeOf }: SideProps) {
  const shared = new Set(others.map(([option]) => option));
  return (
    <div>
      <h3>{title}</h3>
      {steps.length > 0 ? <Steps steps={steps} placeOf={placeOf} shared={shared} /> : <p>{say("coach-nothing-else")}</p>}
    </div>
  );
}
