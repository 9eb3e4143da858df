/** What somebody did how often, beside the winner; and where they were better than hard bots are. */

import { capital, say } from "../i18n/words";
import { titleOf } from "../table/end-tale";
import { calledSeat } from "../table/who";
import type { Review, TableMessage } from "../wire/messages";

/** From so many points more than the mean a source is a strength. */
const CLEARLY = 3;
const MOST = 2;
/** So many kinds of turns tell a plan. */
const KINDS = 4;

/** The sources from which a seat made clearly more than hard bots do, in sentences. */
export function strengths({ sources, typical }: Review, game: string, seat: number): string[] {
  if (typical === null) return [];
  const more = sources.filter(([whose]) => whose === seat)
    .map(([, source, points]) => ({ source, points, by: Math.round(points - (typical.sources[source] ?? 0)) }))
    .filter(({ by }) => by >= CLEARLY).sort((one, other) => other.by - one.by);
  return more.slice(0, MOST).map(({ source, points, by }) => (
    say("coach-more-source", { text: titleOf(game, source), vp: points, amount: by })
  ));
}

/** The seat with most points that is not this one; the winner, where this one did not win. */
export function rivalOf(message: TableMessage, seat: number): number {
  const scores = message.scores ?? [];
  const others = scores.map((_, n) => n).filter((n) => n !== seat && n < message.chairs.length);
  const winner = message.winners?.find((one) => one !== seat);
  return winner ?? others.sort((one, other) => scores[other]! - scores[one]!)[0] ?? seat;
}

export function Habits({ review, message, seat }: { review: Review; message: TableMessage; seat: number }) {
  const rows = [...new Set([seat, rivalOf(message, seat)])].map((one) => ({
    one, kinds: review.tallies.filter(([whose]) => whose === one).slice(0, KINDS),
  })).filter(({ kinds }) => kinds.length > 0);
  if (rows.length === 0) return null;
  return (
    <section class="review-habits" aria-labelledby="habits-title">
      <h2 id="habits-title">{say("coach-winner-plan")}</h2>
      <dl>
        {rows.reverse().map(({ one, kinds }) => (
          <div key={one}>
            <dt>{capital(calledSeat(message, one))}</dt>
            <dd>{kinds.map(([, kind, times]) => `${capital(say(...kind))} × ${times}`).join(", ")}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
