/** What is chosen before the first round: the side of the chief, a setup card. */

import type { ComponentChildren, JSX } from "preact";

import { capital, nameOf } from "../../i18n/words";
import { Icon, type IconName } from "../../kit/icons";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { useOverview, worthOf } from "../../table/worth";
import { COLUMNS } from "./look";
import { Effects } from "./symbols";
import { CHIEFS, NO_PICTURE, SETUPS } from "./symbols-look";
import { effectWords } from "./symbols-words";
import type { Effect, Scene, WinterData } from "./view";

interface Bonus {
  column: string;
  effects: Effect[];
}

/** What a side of a chief gives, and where. */
export function chiefBonuses(data: WinterData, chief: string, side: string): Bonus[] {
  return data.chiefs.items.find(({ id }) => id === chief)?.sides[side] ?? [];
}

function bonusWords(bonuses: Bonus[]): string {
  return bonuses.map(({ column, effects }) => `${nameOf("winter", column)}: ${effectWords(effects)}`).join(". ");
}

export function chiefWords(data: WinterData, chief: string, side: string): string {
  return `${nameOf("winter", `${chief}_${side}`)}. ${capital(bonusWords(chiefBonuses(data, chief, side)))}`;
}

/** The column of a bonus by its icon; where it is any of them, by that word. */
function ColumnSign({ column, size }: { column: string; size: number }): JSX.Element {
  const icon = COLUMNS[column];
  return icon === undefined ? <em>{nameOf("winter", column)}</em> : <Icon name={icon} size={size} />;
}

/** The bonuses of a chief as signs. */
export function ChiefSigns({ bonuses, size = 15 }: { bonuses: Bonus[]; size?: number }): JSX.Element {
  return (
    <span class="winter-chief-signs" aria-hidden="true">
      {bonuses.map(({ column, effects }) => (
        <span key={column}>
          <ColumnSign column={column} size={size} /><Effects effects={effects} size={size} />
        </span>
      ))}
    </span>
  );
}

interface ChoiceProps {
  place: string;
  name: string;
  /** What it gives, in words. */
  words: string;
  icon: IconName;
  kind: string;
  /** What is chosen among, and the thing, where figures of bots are asked for. */
  about: readonly [kind: string, thing: string];
  children: ComponentChildren;
}

function Choice({ place: at, name, words, icon, kind, about, children }: ChoiceProps): JSX.Element {
  useOverview("winter");
  const { good, figures } = worthOf("winter", ...about);
  const advice = [`${name}. ${words}`, good, figures].filter((line) => line !== "");
  const place = useHelpedPlace(at, advice.join(" "), advice.join("\n"));
  return (
    <li class={`winter-held wide ${place.isLit ? "lit" : ""}`}>
      <div class={`winter-card winter-pale slot ${kind} ${stateOf(place)}`} {...onBlock(place)}>
        <span class="winter-choice" aria-hidden="true">
          <span class="winter-choice-head"><Icon name={icon} size={30} /><span class="winter-name">{name}</span></span>
          <span class="winter-choice-words">{good || words}</span>
          {children}
        </span>
      </div>
    </li>
  );
}

/** Both sides of the own chief, of which one is chosen in secret. */
export function ChiefSides({ scene: { data }, chief }: { scene: Scene; chief: string }): JSX.Element {
  const sides = data.chiefs.items.find(({ id }) => id === chief)?.sides ?? {};
  return (
    <ul class="winter-fan" style={{ "--choices": Object.keys(sides).length }}>
      {Object.keys(sides).map((side) => (
        <Choice key={side} place={`side:${side}`} name={nameOf("winter", `${chief}_${side}`)}
          words={capital(bonusWords(chiefBonuses(data, chief, side)))} icon={CHIEFS[chief] ?? NO_PICTURE} kind="tribe"
          about={["chief", `${chief}_${side}`]}>
          <ChiefSigns bonuses={chiefBonuses(data, chief, side)} size={17} />
        </Choice>
      ))}
    </ul>
  );
}

/** The setup cards that are left. */
export function SetupCards({ scene: { data, view } }: { scene: Scene }): JSX.Element {
  const cards = data.setup_cards.items.filter(({ id }) => view.setup_cards.includes(id));
  return (
    <ul class="winter-fan" style={{ "--choices": Math.max(cards.length, 1) }}>
      {cards.map(({ id, effects }) => (
        <Choice key={id} place={`setup:${id}`} name={nameOf("winter", id)} icon={SETUPS[id] ?? NO_PICTURE}
          words={capital(effectWords(effects))} kind="starting" about={["setup", id]}>
          <Effects effects={effects} size={17} />
        </Choice>
      ))}
    </ul>
  );
}
