/** Where the points came from, as bars: one's own, the winner's, and those of hard bots on the mean. */

import type { Face } from "../games/face";
import { capital, say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { fillOf } from "../kit/marks";
import { titleOf } from "../table/end-tale";
import { calledSeat } from "../table/who";
import type { Review, TableMessage } from "../wire/messages";
import { rivalOf } from "./habits";

interface SourcesProps {
  review: Review;
  face: Face;
  message: TableMessage;
  /** Whose points come first; -1 for those who only look on. */
  seat: number;
}

/** One of those who are compared. */
export interface Bar {
  name: string;
  colour: string;
  points: (source: string) => number;
}

/** Those who are compared: the reader and the winner, or everybody; then hard bots, where they were measured. */
export function barsOf({ review, face, message, seat }: SourcesProps): Bar[] {
  const seats = seat < 0 ? message.chairs.map((_, n) => n) : [...new Set([seat, rivalOf(message, seat)])];
  const own = (one: number, source: string): number => (
    review.sources.filter(([whose, id]) => whose === one && id === source).reduce((sum, [, , points]) => sum + points, 0)
  );
  const bars = seats.map((one): Bar => ({
    name: capital(calledSeat(message, one)), colour: fillOf(face.badge(message, one).colour), points: (source) => own(one, source),
  }));
  const { typical } = review;
  if (typical === null) return bars;
  const bots = { name: say("coach-bots", { games: typical.games }), colour: "var(--ink-2)", points: (source: string) => typical.sources[source] ?? 0 };
  return [...bars, bots];
}

/** The sources that brought somebody anything, in the order of the sheet. */
export function sourcesOf(face: Face, bars: Bar[]): Face["sources"] {
  return face.sources.filter(({ id }) => bars.some((bar) => bar.points(id) !== 0));
}

export function Sources(props: SourcesProps) {
  const { face, message } = props;
  const bars = barsOf(props);
  const sources = sourcesOf(face, bars);
  if (sources.length === 0) return null;
  const most = Math.max(1, ...sources.flatMap(({ id }) => bars.map((bar) => bar.points(id))));
  return (
    <section class="review-sources" aria-labelledby="sources-title">
      <h2 id="sources-title">{say("coach-sources")}</h2>
      <p class="sources-legend" aria-hidden="true">
        {bars.map((bar) => <span key={bar.name}><i style={`background:${bar.colour}`} />{bar.name}</span>)}
      </p>
      <dl>
        {sources.map(({ id, icon }) => (
          <div key={id}>
            <dt><Icon name={icon} size="1.1em" /> {titleOf(message.game, id)}</dt>
            {bars.map((bar) => (
              <dd key={bar.name}>
                <span class="hidden">{bar.name}: </span>
                <i style={`background:${bar.colour};inline-size:${Math.max(0, (100 * bar.points(id)) / most)}%`} />
                <b>{Math.round(bar.points(id))}</b>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
