/** What lies beside the hand: draw pile, discard pile, grave; and the Labour of this turn. */

import type { ComponentChildren, JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { Tip } from "../../table/tip";
import { COLUMNS, type Side } from "./look";
import { CardBack, PieceIcon } from "./pieces";
import { Sign, VerbIcon } from "./symbols";
import { NO_PICTURE } from "./symbols-look";
import { packSize, packWords } from "./symbols-words";
import { myPoint, type Scene, type TribeView } from "./view";

interface HeapProps {
  name: string;
  count: number;
  text: string;
  children: ComponentChildren;
}

function Heap({ name, count, text, children }: HeapProps): JSX.Element {
  return (
    <li>
      <Tip name={`heap:${name}`} text={text} class="winter-heap">
        <span class="hidden">{text}</span>
        <span aria-hidden="true">{children}</span><b aria-hidden="true">{count}</b>
      </Tip>
    </li>
  );
}

const heapText = (zone: string, count: number, text: string): string =>
  say("winter-ui-heap", { text: capital(nameOf("winter", zone)), count, cards: text });

export function Heaps({ tribe, side }: { tribe: TribeView; side: Side }): JSX.Element {
  const discard = packSize(tribe.discard);
  const grave = packSize(tribe.grave);
  const deck = tribe.deck === undefined ? "" : packWords(tribe.deck);
  return (
    <ul class="winter-heaps" aria-label={say("winter-ui-heaps")}>
      <Heap name={`${side}:draw`} count={tribe.deck_size} text={heapText("draw_pile", tribe.deck_size, deck)}>
        <PieceIcon size={22} reach={16.4}><CardBack side={side} /></PieceIcon>
      </Heap>
      <Heap name={`${side}:discard`} count={discard} text={heapText("discard", discard, packWords(tribe.discard))}>
        <Icon name="card-pick" size={18} />
      </Heap>
      <Heap name={`${side}:grave`} count={grave} text={heapText("grave", grave, packWords(tribe.grave))}>
        <VerbIcon verb="bury" size={18} />
      </Heap>
    </ul>
  );
}

/** The Labour at hand, and what waits for its column. */
export function LabourNow({ scene: { message, view } }: { scene: Scene }): JSX.Element | null {
  const { labour, column_labour: waiting, column } = view.player_turn;
  if (view.phase !== "action" || myPoint(message) === "") return null;
  const waits = Object.entries(waiting);
  if (labour === 0 && waits.length === 0 && column === null) return null;
  return (
    <span class="winter-labour">
      <span class="hidden">{say("winter-ui-labour", { labour })}</span>
      <span aria-hidden="true" data-count={`labour:${message.seat}`}>
        <Sign verb="labour" amount={labour} size={18} />
      </span>
      {waits.map(([name, amount]) => (
        <span key={name} class="waits" title={say("winter-ui-labour-in", { labour: amount, column: name })}>
          +{amount}<Icon name={COLUMNS[name] ?? NO_PICTURE} size={15} />
        </span>
      ))}
    </span>
  );
}
