/** Cards, counts and lists of a game without a face. */

import type { JSX } from "preact";

import { capital } from "../i18n/words";
import { Icon } from "../kit/icons";
import { usePlace } from "../table/place";
import { onBlock, stateOf } from "../table/tip";
import type { TableMessage } from "../wire/messages";
import { type Cards, cardsIn, type Count, isBoard, type List, type Part, valueAt } from "./layout";
import { called, inWords } from "./values";

interface PartProps<P extends Part = Part> {
  message: TableMessage;
  part: P;
  seat: number;
  /** May its cards be chosen?  Those of another seat have no places of their own. */
  isLive: boolean;
}

/** A part of the table that is no board. */
export function PartView(props: PartProps): JSX.Element | null {
  const { part } = props;
  if (isBoard(part)) return null;
  if (part.kind === "cards") return <CardsView {...props} part={part} />;
  return part.kind === "count" ? <CountView {...props} part={part} /> : <ListView {...props} part={part} />;
}

function CountView({ message, part, seat }: PartProps<Count>): JSX.Element {
  const value = valueAt(message.view, part.from, seat);
  return (
    <p class="generic-count">
      {part.icon && <Icon name={part.icon} size={18} />}
      <span>{capital(called(message.game, part.name))}</span><b>{Array.isArray(value) ? value.length : inWords(message.game, value)}</b>
    </p>
  );
}

function ListView({ message, part, seat }: PartProps<List>): JSX.Element {
  return (
    <p class="generic-list">
      <span>{capital(called(message.game, part.name))}</span><b>{inWords(message.game, valueAt(message.view, part.from, seat))}</b>
    </p>
  );
}

/** So many cards are drawn face down; the number is told besides. */
const BACKS = 6;

export function CardsView({ message, part, seat, isLive }: PartProps<Cards>): JSX.Element {
  const name = capital(called(message.game, part.name));
  const value = valueAt(message.view, part.from, seat);
  const hidden = typeof value === "number" ? value : 0;
  const open = cardsIn(part, message.view, seat);
  return (
    <section class="generic-cards" aria-label={name}>
      <h3>{name}{hidden > 0 && <b>{hidden}</b>}</h3>
      <div class="generic-row">
        {open.map((card, n) => {
          const text = inWords(message.game, card);
          return isLive && part.arguments !== undefined
            ? <LiveCard key={`${String(card)} ${n}`} place={`${part.name}:${String(card)}`} text={text} />
            : <span key={`${String(card)} ${n}`} class="generic-card">{text}</span>;
        })}
        {Array.from({ length: Math.min(hidden, BACKS) }, (_, n) => <i key={n} class="generic-card back" aria-hidden="true" />)}
        {open.length === 0 && hidden === 0 && <span class="generic-none">{inWords(message.game, null)}</span>}
      </div>
    </section>
  );
}

function LiveCard({ place: name, text }: { place: string; text: string }): JSX.Element {
  const place = usePlace(name, text);
  return <div class={`generic-card ${stateOf(place)}`} {...onBlock(place)}>{text}</div>;
}
