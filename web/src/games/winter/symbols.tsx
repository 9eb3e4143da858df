/** Small signs made of icons and numbers, for panels, cards and plates. */

import "./symbols.css";

import { Fragment, type JSX } from "preact";

import { say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { Tip } from "../../table/tip";
import { COLUMNS } from "./look";
import { COUNTERS, NO_PICTURE, signOf, touchedIcon } from "./symbols-look";
import type { Effect } from "./view";

const SIZE = 15;

/** The icon of a verb or of something counted, in its colour. */
export function VerbIcon({ verb, size = SIZE }: { verb: string; size?: number }): JSX.Element {
  const { icon, tone } = signOf(verb);
  return <span class="winter-verb" style={{ color: tone }}><Icon name={icon} size={size} /></span>;
}

interface SignProps {
  verb: string;
  amount: number;
  size?: number | undefined;
  /** The column without which it counts for nothing. */
  column?: string | undefined;
}

/** So many of something. */
export function Sign({ verb, amount, size = SIZE, column }: SignProps): JSX.Element {
  return (
    <span class="winter-sign">
      {amount}<VerbIcon verb={verb} size={size} />
      {column !== undefined && <i><Icon name={COLUMNS[column] ?? NO_PICTURE} size={size * 0.9} /></i>}
    </span>
  );
}

interface EffectsProps {
  effects: Effect[];
  size?: number;
}

/** A bonus as a row of signs; hidden from readers, whoever draws it says it in words too. */
export function Effects({ effects, size = SIZE }: EffectsProps): JSX.Element {
  return (
    <span class="winter-effects" aria-hidden="true">
      {effects.map((effect, n) => <One key={n} effect={effect} size={size} />)}
    </span>
  );
}

function One({ effect, size }: { effect: Effect; size: number }): JSX.Element {
  if (effect.options !== undefined) return <Either options={effect.options} size={size} />;
  if (effect.then !== undefined) {
    return (
      <span class="winter-effects">
        <Sign verb={effect.resource ?? ""} amount={effect.amount} size={size} />
        <i class="winter-between">›</i><Effects effects={effect.then} size={size} />
      </span>
    );
  }
  if (effect.counter !== undefined) return <Counted effect={effect} counter={effect.counter} size={size} />;
  return <Sign verb={effect.verb} amount={effect.amount} size={size} column={effect.condition?.column} />;
}

function Either({ options, size }: { options: Effect[][]; size: number }): JSX.Element {
  return (
    <span class="winter-effects">
      {options.map((option, n) => (
        <Fragment key={n}>{n > 0 && <i class="winter-between">/</i>}<Effects effects={option} size={size} /></Fragment>
      ))}
    </span>
  );
}

/** Points for each of what is counted: the points, a colon, what and how many of it. */
function Counted({ effect, counter, size }: { effect: Effect; counter: string; size: number }): JSX.Element {
  const { icon, tone } = COUNTERS[counter] ?? { icon: NO_PICTURE, tone: "var(--ink-2)" };
  const divisor = effect.divisor ?? 1;
  return (
    <span class="winter-sign">
      {effect.amount}<VerbIcon verb="vp" size={size} /><i class="winter-between">:</i>
      {divisor > 1 && divisor}<span style={{ color: tone }}><Icon name={icon} size={size} /></span>
      {effect.argument !== undefined && <i><Icon name={touchedIcon(effect.argument)} size={size} /></i>}
    </span>
  );
}

/** A price: Labour, Food and Tools, those that are asked for. */
export function Price({ labour = 0, food = 0, tools = 0, size = SIZE }: {
  labour?: number; food?: number; tools?: number; size?: number;
}): JSX.Element {
  const parts = Object.entries({ labour, food, tools }).filter(([, amount]) => amount > 0);
  return (
    <span class="winter-effects winter-price" aria-hidden="true">
      {parts.map(([verb, amount]) => <Sign key={verb} verb={verb} amount={amount} size={size} />)}
    </span>
  );
}

const RECONSTRUCTED = "R";

/** One quiet dot where the data say that numbers are a reconstruction. */
export function Reconstructed({ mark, name }: { mark: string; name: string }): JSX.Element | null {
  if (mark !== RECONSTRUCTED) return null;
  return (
    <Tip name={`doubt:${name}`} text={say("winter-help-reconstructed")} class="winter-doubt">
      <span class="hidden">{say("winter-ui-reconstructed")}</span>
    </Tip>
  );
}
