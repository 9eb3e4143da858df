/** The strip of told turns: who did what, as it happens, and the way to all of it since one's last turn. */

import "./telling.css";

import { useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { Avatar } from "../kit/marks";
import type { Told } from "./deeds";
import type { Session } from "./session";
import { SincePanel } from "./since-panel";
import { PaceChoice } from "./telling-pace";
import { PartText, ToldText } from "./told";

export function TellingStrip({ session }: { session: Session }) {
  const [isOpen, setOpen] = useState(false);
  const { telling } = session;
  const now = telling.current.value;
  const turns = telling.since.value.filter(({ look }) => look === "turn");
  const told = now ?? telling.last.value ?? turns.at(-1) ?? null;
  const count = turns.length;
  return (
    <section class={`telling ${now === null ? "rest" : "busy"}`} aria-label={say("table-told-strip")} data-told={now?.key}>
      <button type="button" class="telling-open" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}
        aria-label={say("table-told-since-count", { count })}>
        <Icon name="hourglass" size={15} /><span class="telling-count">{count}</span>
      </button>
      <div class="telling-now" aria-hidden="true">
        {told === null ? <span class="telling-none">{say("table-told-since-none")}</span> : <Now session={session} told={told} />}
      </div>
      {telling.isBusy.value && (
        <button type="button" class="telling-skip" onClick={() => telling.skip()} title={say("table-told-skip-key")} aria-label={say("table-told-skip-key")}>
          <span class="telling-word">{say("table-told-skip")}</span><Icon name="chevron" size="0.8em" />{telling.left.value > 0 && <span class="telling-left">{telling.left.value}</span>}
        </button>
      )}
      <span class="telling-wide"><PaceChoice /></span>
      <TellingCard session={session} />
      {isOpen && <SincePanel session={session} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Now({ session, told }: { session: Session; told: Told }) {
  const message = session.message.value!;
  const badge = told.seat < 0 ? null : session.face.badge(message, told.seat);
  return (
    <span key={told.key} class="telling-line">
      {badge !== null && <Avatar colour={badge.colour} icon={badge.icon} size={24} />}
      <ToldText told={told} face={session.face} message={message} />
    </span>
  );
}

/** What concerns everybody, or what chance gave the reader, in large for a moment; whatever lies under it can be clicked. */
function TellingCard({ session }: { session: Session }) {
  const told = session.telling.current.value;
  if (told === null || told.look === "turn") return null;
  const message = session.message.value!;
  if (told.look === "gift") {
    return (
      <div class="telling-card gift" aria-hidden="true">
        <span>{say("table-told-chance")}</span>
        {told.icon !== undefined && <Icon name={told.icon} size={56} />}
        <b>{told.text}</b>
      </div>
    );
  }
  if (told.lines.length + told.shares.length === 0) return null;
  return (
    <div class="telling-card" aria-hidden="true">
      <b>{told.text}</b>
      <PartText told={told} face={session.face} message={message} />
    </div>
  );
}
