/** The end of a game: who has won, how the points came about, and what to do next. */

import "./end.css";

import { useEffect, useMemo, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Avatar, Patterns } from "../kit/marks";
import { go } from "../kit/router";
import { useTitle } from "../shell/page";
import { api } from "../wire/api";
import type { TableMessage } from "../wire/messages";
import { ScoreChart } from "./charts";
import { RoundsChart } from "./charts-rounds";
import { EndActions } from "./end-actions";
import { Sheet } from "./end-sheet";
import { gainsOf, hasWon, type PastMoment, ranking, rivalOf, sourcesOf } from "./end-tale";
import { titleOfEnd } from "./end-title";
import type { Session } from "./session";
import { TopRail } from "./top-rail";
import { calledSeat } from "./who";
import { InWords } from "./words-door";
import { useShape, widthOf } from "./width";

interface EndProps {
  session: Session;
  onSeeTable: () => void;
  isInWords: boolean;
  onWords: (isInWords: boolean) => void;
}

export function EndPage({ session, onSeeTable, isInWords, onWords }: EndProps) {
  const shape = useShape();
  const width = widthOf(shape);
  const message = session.message.value!;
  const title = titleOfEnd(message, session.mine.value, rivalOf(message, session.face));
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => { if (document.activeElement === document.body) heading.current?.focus(); }, []);
  if (isInWords) return <div class="end-page in-words"><InWords session={session} onClose={() => onWords(false)} /></div>;
  return (
    <div class={`end-page ${shape}`}>
      <TopRail session={session} width={width} onText={() => onWords(true)} />
      <main class="end-body" tabIndex={-1}>
        <div class="end-top">
          <h1 class="end-title" ref={heading} tabIndex={-1}>{title}</h1>
          {message.scores !== undefined && <Cards session={session} message={message} />}
        </div>
        {message.status === "over" ? <Results session={session} message={message} /> : <Unfinished message={message} />}
        {width === "phone" && <EndActions session={session} part="more" onSeeTable={onSeeTable} />}
      </main>
      <footer class="rail end-rail">
        <EndActions session={session} part={width === "phone" ? "main" : "all"} onSeeTable={onSeeTable} />
      </footer>
    </div>
  );
}

function Cards({ session, message }: { session: Session; message: TableMessage }) {
  return (
    <ol class="end-cards" aria-label={say("end-ranking")}>
      {ranking(message, session.face).map(({ seat, place, score }) => {
        const badge = session.face.badge(message, seat);
        const isRanked = message.status === "over" && message.players > 1;
        const rest = isRanked ? say("end-place", { place }) : badge.people;
        return (
          <li key={seat} class={`end-card ${message.status === "over" && hasWon(message, seat) ? "winner" : ""}`}>
            <Avatar colour={badge.colour} icon={badge.icon} size={40} />
            <span class="end-card-words">
              <b>{calledSeat(message, seat)}</b>
              <span>{message.chairs[seat]?.resigned ? say("end-resigned") : rest}</span>
            </span>
            <strong>{score}</strong>
          </li>
        );
      })}
    </ol>
  );
}

/** The moments of a finished game; null while they are on their way, or when they cannot be had. */
function useMoments(session: Session): { moments: PastMoment[] | null; hasFailed: boolean; retry: () => void } {
  const [moments, setMoments] = useState<PastMoment[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const seat = session.seat < 0 ? undefined : session.seat;
  useEffect(() => {
    let isGone = false;
    setFailed(false);
    api.moments(session.table, seat, session.door).then(
      (found) => { if (!isGone) setMoments(found); },
      () => { if (!isGone) setFailed(true); },
    );
    return () => { isGone = true; };
  }, [session, attempt]);
  return { moments, hasFailed, retry: () => setAttempt(attempt + 1) };
}

function Results({ session, message }: { session: Session; message: TableMessage }) {
  const { moments, hasFailed, retry } = useMoments(session);
  const { face } = session;
  const sources = useMemo(() => sourcesOf(message, face), [message]);
  const gains = useMemo(() => (moments === null ? null : gainsOf(moments, message.game)), [moments, message]);
  const replay = (number: number): void => go(`/t/${session.table}/replay${location.search}#${number}`);
  return (
    <>
      <Patterns />
      <div class="end-grid">
        <Sheet message={message} face={face} sources={sources} gains={gains} />
        <ScoreChart message={message} face={face} moments={moments ?? []} sources={sources} onPick={replay} />
        {gains?.length !== 0 && <RoundsChart message={message} face={face} sources={sources} gains={gains ?? []} />}
      </div>
      {hasFailed && (
        <p class="end-panel end-failed" role="alert">
          {say("end-no-moments")} <Button size="small" onClick={retry}>{say("end-again")}</Button>
        </p>
      )}
    </>
  );
}

/** Called off, or set aside after a fault. */
function Unfinished({ message }: { message: TableMessage }) {
  const key = message.status === "aside" ? "end-about-aside" : "end-about-cancelled";
  return (
    <section class="end-panel end-unfinished">
      <p>{say(key)}</p>
      {message.status === "aside" && message.reason !== "" && <p class="end-reason"><code>{message.reason}</code></p>}
    </section>
  );
}
