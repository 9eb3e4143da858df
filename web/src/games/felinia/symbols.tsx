/** Small signs made of pieces, icons and numbers, for panels and text. */

import "./symbols.css";

import type { JSX } from "preact";

import { capital, nameOf } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { settings } from "../../person/self";
import { THINGS } from "./look";
import { GoodTile, PieceIcon, SilverCoin } from "./pieces";
import { countryOf, type FeliniaData } from "./view";

const LETTERS = 2;

/** The first letters of a good in the reader's language, where letters on pieces are wanted. */
export function letterOf(good: string): string | undefined {
  return settings.value.letters ? nameOf("felinia", good).slice(0, LETTERS) : undefined;
}

/** A name and what is to be said about it. */
export const described = (thing: string, help: string): string => `${capital(nameOf("felinia", thing))}. ${help}`;

/** The name of something counted, as a name of its own. */
export const thingName = (thing: string): string => nameOf("felinia", thing === "coins" ? "coin" : thing);

interface GoodIconProps {
  data: FeliniaData;
  good: string;
  size: number;
  title?: string;
}

/** A goods tile as a whole svg. */
export function GoodIcon({ data, good, size, title }: GoodIconProps): JSX.Element {
  return (
    <PieceIcon size={size} reach={16} {...(title === undefined ? {} : { title })}>
      <GoodTile good={good} country={countryOf(data, good)} letter={letterOf(good)} />
    </PieceIcon>
  );
}

/** The icon of something counted, in its colour. */
export function ThingIcon({ thing, size = 18 }: { thing: string; size?: number }): JSX.Element {
  const { icon, tone } = THINGS[thing] ?? THINGS["vp"]!;
  return <span class="felinia-icon" style={{ color: tone }}><Icon name={icon} size={size} /></span>;
}

/** A price or a gain as a silver coin on a corner of what it belongs to. */
export function CoinTag({ text }: { text: string | number }): JSX.Element {
  return (
    <span class="felinia-coin-tag" aria-hidden="true">
      <PieceIcon size={22} reach={11}><SilverCoin text={text} /></PieceIcon>
    </span>
  );
}
