/** A card of one's own that can be played, buried, discarded or put aside; those of a kind lie under it. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { CardFace, type CardKind, cardKind } from "./card";
import { cardHelp } from "./symbols-words";
import { myPoint, type Scene } from "./view";

export type Zone = "hand" | "played" | "discard" | "starting_deck" | "pile";

interface ZoneCardProps {
  scene: Scene;
  zone: Zone;
  id: string;
  count: number;
  /** The column in which Labour is counted; null for the plain value. */
  column: string | null;
}

const MOST_EDGES = 3;

/** Questions about one kind of card; any other has nothing to answer to them, not even why it is closed. */
const ASKED_OF: Readonly<Record<string, (kind: CardKind) => boolean>> = {
  figure: (kind) => kind === "culture",
  box: (kind) => kind !== "culture",
};

/** The kind in front, the edges of the others behind it. */
export function ZoneCard({ scene: { data, message }, zone, id, count, column }: ZoneCardProps): JSX.Element {
  const name = nameOf("winter", id);
  const label = count > 1 ? `${name} × ${count}` : name;
  const kind = cardKind(data, id);
  const canAsk = ASKED_OF[myPoint(message)]?.(kind) ?? true;
  const place = useHelpedPlace(`${zone}:${id}`, `${label}, ${nameOf("winter", zone)}`, cardHelp(data, id), canAsk);
  const edges = Math.min(count - 1, MOST_EDGES);
  return (
    <li class={`winter-held ${place.isLit ? "lit" : ""}`} style={{ "--edges": edges }}>
      {Array.from({ length: edges }, (_, n) => (
        <span key={n} class={`winter-card winter-edge winter-pale ${kind}`} style={{ "--edge": edges - n }} />
      ))}
      <div class={`winter-card winter-pale slot ${kind} ${stateOf(place)}`} {...onBlock(place)}>
        <CardFace data={data} id={id} column={column} />
        {count > 1 && <b class="winter-copies" aria-hidden="true">×{count}</b>}
        {zone === "played" && <DoneMark />}
      </div>
    </li>
  );
}

/** What is played already this turn. */
function DoneMark(): JSX.Element {
  return <span class="winter-done" title={say("winter-ui-played")}><Icon name="tick" size={11} /></span>;
}
