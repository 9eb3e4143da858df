/** The faces of cards: starting and tribe cards, culture cards, animals; what is on them comes from the data. */

import "./card.css";

import type { ComponentChildren, JSX } from "preact";

import { Icon, type IconName } from "../../kit/icons";
import { COLUMNS } from "./look";
import { Effects, Price, VerbIcon } from "./symbols";
import { ANIMALS, CARDS, NO_PICTURE } from "./symbols-look";
import { Name } from "./symbols-name";
import { basicCard, cultureCard } from "./symbols-words";
import type { BasicCard, CultureCard, Effect, WinterData } from "./view";

export type CardKind = "starting" | "tribe" | "culture";

export function cardKind(data: WinterData, id: string): CardKind {
  if (data.starting_cards.items.some((card) => card.id === id)) return "starting";
  return cultureCard(data, id) === undefined ? "tribe" : "culture";
}

/** Points in the corner of a card; nothing for none. */
export function Worth({ vp }: { vp: number }): JSX.Element | null {
  if (vp === 0) return null;
  return <span class="winter-worth">{vp}<VerbIcon verb="vp" size={12} /></span>;
}

interface FaceProps {
  data: WinterData;
  id: string;
  /** The column in which Labour is counted now; null for the plain value. */
  column?: string | null;
}

/** A card as one holds it in the hand. */
export function CardFace({ data, id, column = null }: FaceProps): JSX.Element {
  const [basic, culture] = [basicCard(data, id), cultureCard(data, id)];
  return (
    <span class="winter-face" aria-hidden="true">
      {basic !== undefined && <LabourCorner card={basic} column={column} />}
      {culture !== undefined && <CultureCorner />}
      <span class="winter-picture"><Icon name={CARDS[id] ?? NO_PICTURE} size="100%" /></span>
      <Name thing={id} />
      <span class="winter-foot">
        {basic !== undefined && <EclipseEffects effects={basic.eclipse} />}
        {culture !== undefined && <Effects effects={culture.effects} size={14} />}
        <Worth vp={basic?.vp ?? culture?.vp ?? 0} />
      </span>
    </span>
  );
}

/** What a card gives as Labour now, and where it gives more. */
function LabourCorner({ card, column }: { card: BasicCard; column: string | null }): JSX.Element {
  const own = column === null ? undefined : card.labour_in[column];
  return (
    <span class="winter-corner">
      <b class={own === undefined ? "" : "own"}>{own ?? card.labour}</b>
      <span class="winter-columns">
        {Object.entries(card.labour_in).map(([name, labour]) => (
          <span key={name} class={name === column ? "here" : ""}>
            {labour}<Icon name={COLUMNS[name] ?? NO_PICTURE} size={13} />
          </span>
        ))}
        {Object.entries(card.column_effects).map(([name, effects]) => (
          <span key={`more-${name}`}>
            <Effects effects={effects} size={12} /><Icon name={COLUMNS[name] ?? NO_PICTURE} size={13} />
          </span>
        ))}
      </span>
    </span>
  );
}

function CultureCorner(): JSX.Element {
  return <span class="winter-corner"><b class="culture"><Icon name="stone-tablet" size={15} /></b></span>;
}

/** The ability in the Eclipse, behind its sign. */
function EclipseEffects({ effects }: { effects: Effect[] }): JSX.Element {
  if (effects.length === 0) return <span />;
  return (
    <span class="winter-ability"><Icon name="eclipse" size={12} /><Effects effects={effects} size={13} /></span>
  );
}

/** A culture card as it lies on display, with its price. */
export function OfferFace({ card }: { card: CultureCard }): JSX.Element {
  return (
    <span class="winter-offer" aria-hidden="true">
      <span class="winter-offer-head">
        <Icon name={CARDS[card.id] ?? NO_PICTURE} size={25} /><Worth vp={card.vp} />
      </span>
      <Name thing={card.id} />
      <Effects effects={card.effects} size={14} />
      <span class="winter-offer-price"><Price labour={card.labour} tools={card.tools} size={14} /></span>
    </span>
  );
}

/** An animal: its picture, its name, what it brings when it is tipped. */
export function AnimalFace({ data, species, size = 30 }: { data: WinterData; species: string; size?: number }):
  JSX.Element {
  const animal = data.animals.items.find((item) => item.id === species);
  return (
    <span class="winter-animal-face" aria-hidden="true">
      <Icon name={ANIMALS[species] ?? NO_PICTURE} size={size} />
      <Name thing={species} />
      <Effects effects={animal?.tipped ?? []} size={12} />
    </span>
  );
}

/** A tiny card in a row: its picture, and how many there are of it. */
export function CardChip({ kind, icon, count, title, children }: {
  kind: CardKind | "animal"; icon: IconName; count: number; title: string; children?: ComponentChildren;
}): JSX.Element {
  return (
    <span class={`winter-chip winter-pale ${kind}`} title={title}>
      <Icon name={icon} size={17} title={title} />{count > 1 && <b>{count}</b>}{children}
    </span>
  );
}
