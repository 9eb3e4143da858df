/** The upper rail: where we are, whose turn it is, and the doors out. */

import { useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { Avatar } from "../kit/marks";
import { Brand } from "../kit/rail";
import { Link } from "../kit/router";
import { Clock } from "./clock";
import { shortcut } from "./key-places";
import { MenuPanel } from "./menu";
import { RulesLink } from "./rules-door";
import type { Session } from "./session";
import { calledSeat, nameOfSeat } from "./who";
import type { Width } from "./width";

export function TopRail({ session, width, onText }: { session: Session; width: Width; onText: () => void }) {
  const message = session.message.value!;
  const [isOpen, setOpen] = useState(false);
  const game = message.game;
  return (
    <header class="rail top table-rail">
      {width !== "phone" && <Brand />}
      {width === "desktop" && (
        <span class="rail-title"><b>{say(`${game}-title`)}</b> {message.title !== "" && <span>{message.title}</span>}</span>
      )}
      <TurnOrder session={session} width={width} />
      <span class="rail-line" role="status">{session.line.value === "lost" ? say("table-reconnecting") : ""}</span>
      {session.face.roundInRail && width !== "phone" && <RoundTitle session={session} />}
      <nav class="rail-links" aria-label={say("table-doors")}>
        {width !== "phone" && <button class="rail-link" onClick={onText} aria-keyshortcuts={shortcut("words")}>{say("table-text-view")}</button>}
        {width === "desktop" && <RulesLink class="rail-link" game={game}>{say("table-rules")}</RulesLink>}
        {width === "desktop" && message.status === "over" && (
          <Link class="rail-link" to={`/t/${session.table}/replay`}>{say("table-replay")}</Link>
        )}
        <button class="rail-link" aria-expanded={isOpen} aria-label={say("table-menu")} onClick={() => setOpen(!isOpen)}>
          {width === "phone" ? <Icon name="menu" size={24} /> : say("table-menu")}
        </button>
      </nav>
      {isOpen && <MenuPanel session={session} onClose={() => setOpen(false)} onText={onText} />}
    </header>
  );
}

/** The heading of the round; where there is little room only its number. */
function RoundTitle({ session }: { session: Session }) {
  const message = session.message.value!;
  const title = session.face.roundTitle(message);
  return (
    <span class="rail-round" title={title}>
      <Icon name="hourglass" size={16} /><span class="rail-round-long">{title}</span>
      <span class="rail-round-short" aria-hidden="true">{message.round ?? ""}</span>
    </span>
  );
}

function TurnOrder({ session, width }: { session: Session; width: Width }) {
  const message = session.shown.value!;
  const telling = session.telling.current.value?.seat;
  return (
    <ol class="turn-order" aria-label={say("table-turn-order")}>
      {[...session.face.order(message), ...(session.face.besides?.(message) ?? [])].map((seat) => {
        const badge = session.face.badge(message, seat);
        const points = session.face.points?.(message, seat) ?? message.scores?.[seat] ?? 0;
        const acts = message.to_act.includes(seat);
        const state = acts ? (seat === message.seat ? "mine" : "theirs") : "";
        return (
          <li key={seat}>
            <button class={`turn-chip ${state} ${seat === telling ? "telling-seat" : ""}`} data-seat={seat} aria-current={acts ? "true" : undefined}
              aria-label={say("table-chip", { text: nameOfSeat(message, seat), points })}
              aria-pressed={session.turnedTo.value === seat}
              onClick={() => { session.turnedTo.value = session.turnedTo.value === seat ? null : seat; }}>
              <Avatar colour={badge.colour} icon={badge.icon} size={width === "phone" ? 30 : 26} />
              {width === "phone" ? <b>{points}</b> : <span>{calledSeat(message, seat)}</span>}
              <Clock message={message} seat={seat} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}
