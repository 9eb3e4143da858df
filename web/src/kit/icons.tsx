/** Icons: outlines of game-icons and a few of our own, in the colour of the text around them. */
import type { JSX } from "preact";

import { type GameIconName, iconPaths } from "./icon-paths";
import { sized } from "./size";

interface Layer {
  readonly d: string;
  readonly opacity?: number;
}

/** Drawn by us: the gem of mana in two tones, and the plain signs of the shell. */
const ownIcons = {
  gem: [
    { d: "M256 20 128 208 256 492Z", opacity: 0.62 },
    { d: "M256 20 384 208 256 492Z" },
    { d: "M128 208H384L256 256Z", opacity: 0.28 },
  ],
  tick: [{ d: "M58 272 112 214 202 302 396 98 454 154 204 418Z" }],
  cross: [{ d: "M104 152 152 104 256 208 360 104 408 152 304 256 408 360 360 408 256 304 152 408 104 360 208 256Z" }],
  plus: [{ d: "M218 80H294V218H432V294H294V432H218V294H80V218H218Z" }],
  minus: [{ d: "M80 218H432V294H80Z" }],
  menu: [{ d: "M64 112H448V168H64ZM64 228H448V284H64ZM64 344H448V400H64Z" }],
  chevron: [{ d: "M176 84 232 84 372 256 232 428H176L300 256Z" }],
  disc: [{ d: "M256 40A216 216 0 1 1 255.9 40Z" }],
  dot: [{ d: "M256 176A80 80 0 1 1 255.9 176Z" }],
} as const satisfies Record<string, readonly Layer[]>;

type OwnIconName = keyof typeof ownIcons;
export type IconName = keyof typeof iconPaths | GameIconName | OwnIconName;

/** The square in which every icon is drawn. */
export const ICON_UNITS = 512;

function isOwn(name: IconName): name is OwnIconName {
  return Object.hasOwn(ownIcons, name);
}

type Paths = Readonly<Partial<Record<Exclude<IconName, OwnIconName>, string>>>;
let known: Paths = iconPaths;

/** The icons of a game, made known when the game is loaded. */
export function addIcons(paths: Paths): void {
  known = { ...known, ...paths };
}

/** The outlines of an icon, for drawings made without a component. */
export function outlinesOf(name: IconName): string[] {
  return layers(name).map(({ d }) => d);
}

function layers(name: IconName): readonly Layer[] {
  return isOwn(name) ? ownIcons[name] : [{ d: known[name] ?? "" }];
}

function Layers({ name }: { name: IconName }): JSX.Element {
  return <>{layers(name).map(({ d, opacity }) => <path key={d} d={d} opacity={opacity} />)}</>;
}

export interface IconProps {
  name: IconName;
  size?: number | string;
  title?: string | undefined;
}

/** A whole svg; without a title it is decoration and hidden from readers. */
export function Icon({ name, size = "1em", title }: IconProps): JSX.Element {
  return (
    <svg class="icon" width={sized(size)} height={sized(size)} viewBox={`0 0 ${ICON_UNITS} ${ICON_UNITS}`} fill="currentColor"
      role={title ? "img" : undefined} aria-hidden={title ? undefined : "true"} focusable="false">
      {title && <title>{title}</title>}
      <Layers name={name} />
    </svg>
  );
}

export interface GlyphProps {
  name: IconName;
  size: number;
  fill?: string;
  x?: number;
  y?: number;
}

/** The same icon as a fragment inside another drawing, centred on x, y. */
export function Glyph({ name, size, fill = "currentColor", x = 0, y = 0 }: GlyphProps): JSX.Element {
  const corner = `translate(${x - size / 2} ${y - size / 2})`;
  return <g fill={fill} transform={`${corner} scale(${size / ICON_UNITS})`}><Layers name={name} /></g>;
}
