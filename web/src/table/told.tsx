/** One thing told, as it stands in the strip, in the list of turns and in a replay. */

import "./told.css";

import type { Face } from "../games/face";
import { notated } from "../i18n/notated";
import { nameOf, say, signed } from "../i18n/words";
import { Icon } from "../kit/icons";
import { SeatMark } from "../kit/marks";
import type { TableMessage } from "../wire/messages";
import type { Amount, Share, Told } from "./deeds";
import { calledSeat } from "./who";

/** What was gained and paid, with pictures. */
export function Amounts({ amounts, game }: { amounts: Amount[]; game: string }) {
  const shown = amounts.filter((one) => one.amount !== 0);
  if (shown.length === 0) return null;
  return (
    <span class="amounts">
      {shown.map(({ kind, amount, count }) => (
        <span key={kind} class="amount">
          {signed(amount)}
          <span style={`color:var(${count.tone})`}>
            <Icon name={count.icon} size="1.1em" title={nameOf(game, count.name)} />
          </span>
        </span>
      ))}
    </span>
  );
}

interface ToldProps {
  told: Told;
  face: Face;
  message: TableMessage;
}

/** The sentence, and beside it what it brought. */
export function ToldText({ told, face, message }: ToldProps) {
  return (
    <span class={`told-text ${told.look}`}>
      {told.look === "gift" && <GiftSign told={told} />}
      <span class="told-words">{notated(told.text)}</span>
      <Amounts amounts={told.amounts} game={message.game} />
      {told.look === "turn" && told.shares.map((share) => (
        <ShareText key={share.seat} share={share} face={face} message={message} />
      ))}
    </span>
  );
}

function GiftSign({ told }: { told: Told }) {
  return (
    <span class="told-gift">
      {say("table-told-chance")} {told.icon !== undefined && <Icon name={told.icon} size="1.3em" />}
    </span>
  );
}

/** What somebody got. */
export function ShareText({ share, face, message }: { share: Share; face: Face; message: TableMessage }) {
  return (
    <span class="told-share">
      <SeatMark colour={face.badge(message, share.seat).colour} size="0.9em" />
      <span class="told-name">{calledSeat(message, share.seat)}</span>
      <Amounts amounts={share.amounts} game={message.game} />
    </span>
  );
}

/** What else was said, and what a part brought everybody. */
export function PartText({ told, face, message }: ToldProps) {
  const shares = told.look === "part" ? told.shares : [];
  if (told.lines.length + shares.length === 0) return null;
  return (
    <div class="told-part">
      {told.lines.map((line, n) => <p key={n}>{line}</p>)}
      {shares.map((share) => <ShareText key={share.seat} share={share} face={face} message={message} />)}
    </div>
  );
}
