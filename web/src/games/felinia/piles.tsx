/** What lies beside the town: the bag, the deck tiles, castle cards, the supply. */

import type { ComponentChildren, JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { Glyph, Icon } from "../../kit/icons";
import { Tip } from "../../table/tip";
import { countryFill, KINGS } from "./look";
import { CastleBack, PieceIcon } from "./pieces";
import { ThingIcon, thingName } from "./symbols";
import type { TownScene } from "./town-scene";
import { deckOf, type FeliniaData, type FeliniaView } from "./view";

const SUPPLY = ["spice", "gold", "food"] as const;

export function Piles({ scene: { data, view } }: { scene: TownScene }): JSX.Element {
  const isAdvanced = view.mode === "advanced";
  return (
    <ul class="felinia-piles panel" aria-label={say("felinia-ui-piles")}>
      <Heap name="bag" count={view.bag.tiles} text={bagText(data, view)}><Icon name="knapsack" size={24} /></Heap>
      <Heap name="stack" count={view.stack.tiles} text={stackText(data, view)}>
        <DeckPile data={data} stack={view.stack} />
      </Heap>
      <Heap name="discarded" count={view.discarded.length} text={discardedText(view)}>
        <Icon name="sailboat" size={22} />
      </Heap>
      {isAdvanced && (
        <Heap name="castles" count={view.castle_pile.cards} text={castleText(data, view)}>
          <PieceIcon size={26} reach={16.4}><CastleBack /></PieceIcon>
        </Heap>
      )}
      {SUPPLY.filter((thing) => isAdvanced || thing !== "food").map((thing) => (
        <Heap key={thing} name={thing} count={view.supply[thing]}
          text={say("felinia-ui-supply", { thing, count: view.supply[thing] })}>
          <ThingIcon thing={thing} size={22} />
        </Heap>
      ))}
    </ul>
  );
}

interface HeapProps {
  name: string;
  count: number;
  text: string;
  children: ComponentChildren;
}

function Heap({ name, count, text, children }: HeapProps): JSX.Element {
  return (
    <li>
      <Tip name={`heap:${name}`} text={capital(text)} class="felinia-heap">
        <span class="hidden">{capital(text)}</span>
        <span aria-hidden="true">{children}</span>
        <b aria-hidden="true">{count}</b>
      </Tip>
    </li>
  );
}

/** So many of each, in words. */
function mixOf(data: FeliniaData, goods: Record<string, number>): string {
  return data.goods.items.map(({ id }) => `${thingName(id)} ${goods[id] ?? 0}`).join(", ");
}

export function bagText(data: FeliniaData, view: FeliniaView): string {
  return say("felinia-ui-bag", { count: view.bag.tiles, text: mixOf(data, view.bag.goods) });
}

export function stackText(data: FeliniaData, { stack }: FeliniaView): string {
  const top = deckOf(data, stack.top);
  if (top !== null) return say("felinia-text-stack_open", { count: stack.tiles, deck: top.id });
  if (stack.tiles === 0) return say("felinia-ui-stack-none");
  return say("felinia-text-stack", { count: stack.tiles, back: stack.back ?? "" });
}

export function discardedText({ discarded }: FeliniaView): string {
  if (discarded.length === 0) return say("felinia-ui-discarded-none");
  return say("felinia-ui-discarded", { text: discarded.map((deck) => nameOf("felinia", deck)).join(", ") });
}

export function castleText(data: FeliniaData, { castle_pile: { cards, under } }: FeliniaView): string {
  const pictures = new Map(data.castle_cards.items.map(({ id, picture }) => [id, picture]));
  const known = under.filter((card) => card !== null).map((card) => nameOf("felinia", pictures.get(card) ?? card));
  const pile = say("felinia-text-castle_pile", { count: cards });
  return known.length === 0 ? pile : `${pile}. ${say("felinia-ui-castles-under", { text: known.join(", ") })}`;
}

const tile = "M-14-9H10L15-3V3Q12 9 6 9H-8Q-14 8-14 2Z";

/** A deck tile, by its back or by the country it sails to. */
function DeckTile({ fill, country = "", isGone = false }: { fill: string; country?: string; isGone?: boolean }):
  JSX.Element {
  return (
    <g stroke-linejoin="round">
      <path d={tile} fill={fill} stroke={isGone ? "var(--line-2)" : "var(--key-out)"} stroke-width="1.4"
        stroke-dasharray={isGone ? "2.6 2.2" : undefined} />
      {country !== "" && <Glyph name={KINGS[country] ?? "cat"} size={14} fill="var(--piece)" />}
    </g>
  );
}

/** The stack with what can be seen of its top. */
function DeckPile({ data, stack }: { data: FeliniaData; stack: FeliniaView["stack"] }): JSX.Element {
  const top = deckOf(data, stack.top);
  const back = stack.back === "blue" ? "var(--wave)" : "var(--silver-icon)";
  const face = top === null ? back : countryFill(top.country);
  return (
    <PieceIcon size={28} reach={17}>
      {stack.tiles > 1 && <g transform="translate(-1.6 4.4)"><DeckTile fill={back} /></g>}
      {stack.tiles > 0 && <DeckTile fill={face} country={top?.country ?? ""} />}
      {stack.tiles === 0 && <DeckTile fill="none" isGone />}
    </PieceIcon>
  );
}
