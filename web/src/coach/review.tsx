/** The review of a finished game: chances to win, the turns that decided it, and the table as it stood then. */

import "../table/table.css";
import "../table/charts.css";
import "./coach.css";

import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Avatar } from "../kit/marks";
import { Brand } from "../kit/rail";
import { sentenceFor, useLoaded } from "../shell/load";
import { MissingPage } from "../shell/missing";
import { Trouble, useTitle } from "../shell/page";
import { nameOfSeat } from "../table/who";
import { useWidth } from "../table/width";
import { type Door, Refused } from "../wire/api";
import type { TableMessage } from "../wire/messages";
import { PlayOnDialog } from "./play-on";
import { percent } from "./reasons";
import { ReviewChart } from "./review-chart";
import { useLight } from "./light";
import { choicesOf, placesOf } from "./plan";
import { Look } from "./review-state";
import { Turnings } from "./turnings";

export function ReviewPage({ table, door }: { table: string; door: Door }) {
  const [loaded, again] = useLoaded(() => Look.open(table, door), [table]);
  if (loaded.state === "wait") return <div class="frame-waiting" aria-busy="true" />;
  if (loaded.state === "failed") {
    const problem = loaded.error instanceof Refused ? loaded.error.problem : null;
    return <MissingPage reason={problem === null ? "unreachable" : "table"} table={table} problem={problem} onRetry={again} />;
  }
  return <Room look={loaded.value} />;
}

function Room({ look }: { look: Look }) {
  const width = useWidth();
  useTitle(say("coach-review"));
  useEffect(() => () => look.close(), [look]);
  const hasReview = look.review.value !== null;
  return (
    <div class={`frame review ${width}`} data-game={look.end.game}>
      <Top look={look} isNarrow={width === "phone"} />
      {!hasReview && <Waiting look={look} />}
      {hasReview && (width === "desktop" ? <Parts look={look} /> : <div class="review-all"><Parts look={look} /></div>)}
      <Foot look={look} />
    </div>
  );
}

function Top({ look, isNarrow }: { look: Look; isNarrow: boolean }) {
  const message = look.end;
  return (
    <header class="rail top table-rail">
      {!isNarrow && <Brand />}
      {!isNarrow && <span class="rail-title"><b>{say(`${message.game}-title`)}</b> <span>{say("coach-review")}</span></span>}
      <ol class="turn-order" aria-label={say("end-ranking")}>
        {look.face.order(message).map((seat) => {
          const badge = look.face.badge(message, seat);
          return (
            <li key={seat}>
              <span class="turn-chip">
                <Avatar colour={badge.colour} icon={badge.icon} size={26} title={nameOfSeat(message, seat)} />
                {!isNarrow && <span>{nameOfSeat(message, seat)}</span>}<b>{message.scores?.[seat] ?? 0}</b>
              </span>
            </li>
          );
        })}
      </ol>
      <Button look="rail" size="small" to={`/t/${look.table}${location.search}`}>{say("coach-back")}</Button>
    </header>
  );
}

/** While the coach weighs the turns. */
function Waiting({ look }: { look: Look }) {
  if (look.error.value !== null) {
    return <div class="review-wait"><Trouble text={sentenceFor(look.error.value)} onRetry={() => void look.ask()} /></div>;
  }
  const share = look.progress.value;
  return (
    <div class="review-wait" aria-busy="true">
      <h1>{say("coach-review")}</h1>
      <progress value={share} max={1} aria-label={say("coach-review")} />
      <p role="status">{say("coach-reviewing", { percent: percent(share) })}</p>
    </div>
  );
}

function Parts({ look }: { look: Look }) {
  const review = look.review.value!;
  const turning = look.turning.value;
  const one = turning === null ? undefined : look.entries[turning]?.turning;
  useLight(placesOf(one === undefined ? [] : choicesOf(one.other), (choice) => look.placeOf(choice)), String(turning));
  return (
    <>
      <ReviewChart review={review} entries={look.entries} face={look.face} message={look.end} at={look.at.value} turning={turning}
        onPick={(at) => look.goTo(at)} onTurning={(n) => look.turnTo(n)} />
      <Scene look={look} message={look.message.value} />
      <Turnings look={look} review={review} />
    </>
  );
}

function Scene({ look, message }: { look: Look; message: TableMessage | null }) {
  const { Board } = look.face;
  return (
    <main class="centre" aria-label={say("table-board")}>
      {message !== null && <div class="board-holder" data-area="board"><Board message={message} /></div>}
    </main>
  );
}

function Foot({ look }: { look: Look }) {
  const [isOpen, setOpen] = useState(false);
  const message = look.message.value;
  const [number, step] = look.review.value === null ? [0, 0] : look.moment;
  const address = step === 0 ? String(number) : `${number}.${step}`;
  return (
    <footer class="rail review-rail">
      <div>
        <h1>{say(look.review.value === null ? "coach-review" : "coach-try")}</h1>
        <p>{say(look.turning.value === null ? "coach-pick" : "coach-try-help")}</p>
      </div>
      <Button look="rail" to={`/t/${look.table}/replay${location.search}#${address}`}>{say("coach-in-replay")}</Button>
      <Button look="main" isDisabled={message === null || look.isEnd} onClick={() => setOpen(true)}>
        {say(look.turning.value === null ? "coach-play-on" : "coach-try-again")}
      </Button>
      {isOpen && message !== null && (
        <PlayOnDialog table={look.table} door={look.door} face={look.face} message={message} at={look.moment}
          seat={look.eyes} onClose={() => setOpen(false)} />
      )}
    </footer>
  );
}
