/** What the review says in sentences: of the reader first, then of the turns that decided the game. */

import { useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { SeatMark } from "../kit/marks";
import { calledSeat } from "../table/who";
import type { Review, Story, Turning } from "../wire/messages";
import { savePicture } from "./picture";
import { planName, PlanSteps } from "./plan";
import { percent, Reasons } from "./reasons";
import { type Entry, type Look, SHOWN } from "./review-state";
import { Sources } from "./sources";
import { Habits, strengths } from "./habits";

export function Turnings({ look, review }: { look: Look; review: Review }) {
  const story = look.story(review);
  const cards = (kind: Entry["kind"], most = Infinity) => (
    look.entries.map((entry, n) => ({ entry, n })).filter(({ entry }) => entry.kind === kind).slice(0, most)
      .map(({ entry, n }) => <Card key={n} look={look} entry={entry} n={n} />)
  );
  return (
    <aside class="review-side">
      {story !== undefined && <You {...{ look, review, story, cards }} />}
      <section aria-labelledby="turnings-title">
        <h2 id="turnings-title">{say(review.turnings.length > 0 ? "coach-turnings" : "coach-no-turnings")}</h2>
        {cards("table")}
      </section>
      {story === undefined && <Sources review={review} face={look.face} message={look.end} seat={-1} />}
    </aside>
  );
}

interface YouProps {
  look: Look;
  review: Review;
  story: Story;
  cards: (kind: Entry["kind"], most?: number) => preact.ComponentChildren;
}

/** What is told to the one who asks. */
function You({ look, review, story, cards }: YouProps) {
  const [isAll, setAll] = useState(false);
  const good = strengths(review, look.face.name, story.seat);
  return (
    <>
      <section class="review-you" aria-labelledby="you-title">
        <h2 id="you-title">{say(story.costly.length > 0 ? "coach-your-turns" : "coach-your-turns-none")}</h2>
        {cards("costly", isAll ? Infinity : SHOWN)}
        {!isAll && story.costly.length > SHOWN && (
          <Button size="small" look="quiet" onClick={() => setAll(true)}>{say("coach-all-turns")}</Button>
        )}
      </section>
      {(story.well.length > 0 || good.length > 0) && (
        <section aria-labelledby="well-title">
          <h2 id="well-title">{say("coach-your-well")}</h2>
          {cards("well")}
          {good.map((text, n) => <p key={n} class="review-good">{text}</p>)}
        </section>
      )}
      <Sources review={review} face={look.face} message={look.end} seat={story.seat} />
      <Habits review={review} message={look.end} seat={story.seat} />
      <div class="review-share">
        <Button size="small" onClick={() => print()}>{say("coach-print")}</Button>
        <Button size="small" onClick={() => void savePicture(look, review, story)}>{say("coach-share")}</Button>
      </div>
    </>
  );
}

/** A turn of one's own in a sentence. */
export function sentenceOfTurning(kind: Entry["kind"], one: Turning): string {
  const vp = Math.max(1, Math.round(one.points));
  const error = Math.max(1, Math.round(one.points_error));
  const args = { round: one.round, played: planName(one.played), other: planName(one.other), vp, error, percent: percent(one.lost) };
  if (kind === "well") return say("coach-well", args);
  if (args.played === args.other) return say("coach-costly-same", args);
  return say(args.percent > 0 ? "coach-costly-both" : "coach-costly", args);
}

function Card({ look, entry, n }: { look: Look; entry: Entry; n: number }) {
  const { face, end } = look;
  const one = entry.turning;
  const isChosen = look.turning.value === n;
  const vp = Math.max(1, Math.round(one.points));
  const isWell = entry.kind === "well";
  const text = calledSeat(end, one.seat);
  return (
    <article class={`turning ${entry.kind} ${isChosen ? "chosen" : ""}`}>
      <button type="button" class="turning-head" aria-expanded={isChosen} onClick={() => look.turnTo(n)}>
        <span class="turning-number">{entry.mark || (isWell ? "✓" : "·")}</span>
        {entry.kind === "table"
          ? (
            <span>
              <b><SeatMark colour={face.badge(end, one.seat).colour} size={14} /> {say("coach-moment", { round: one.round, text })}</b>
              <small>{say("coach-cost", { vp, error: percent(one.error) })}</small>
            </span>
          )
          : <span class="turning-sentence">{sentenceOfTurning(entry.kind, one)}</span>}
        <span class={isWell ? "turning-won" : "turning-lost"}>
          {isWell ? "▲" : "▼"} {entry.kind === "table" ? `${percent(one.lost)} %` : say("coach-points-of", { vp })}
        </span>
      </button>
      {isChosen && <Body look={look} one={one} isWell={isWell} />}
    </article>
  );
}

function Body({ look, one, isWell }: { look: Look; one: Turning; isWell: boolean }) {
  const sides = [{ title: "coach-played", plan: one.played }, { title: isWell ? "coach-other-plan" : "coach-better", plan: one.other }];
  return (
    <div class="turning-body">
      <div class="turning-lines">
        {sides.map(({ title, plan }) => (
          <div key={title}>
            <h3>{say(title)}</h3>
            <p class="turning-plan">{planName(plan)}</p>
            <PlanSteps plan={plan} placeOf={(choice) => look.placeOf(choice)} />
          </div>
        ))}
      </div>
      <Reasons game={look.face.name} reasons={one.reasons} label={say("coach-because")} />
    </div>
  );
}
