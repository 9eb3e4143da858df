/** Goods tiles: five kinds, told apart by outline and picture before colour. */
import type { JSX } from "preact";

import { Glyph, type IconName } from "../../kit/icons";
import { countryFill, GOODS } from "./look";

interface Shape {
  /** The outline, 30 units across. */
  readonly d: string;
  /** How large the picture may be. */
  readonly picture: number;
}

const PLAIN: Shape = {
  d: "M-11-15H11Q15-15 15-11V11Q15 15 11 15H-11Q-15 15-15 11V-11Q-15-15-11-15Z",
  picture: 21,
};

/** Two corners cut off, eight corners, a plain tile, bulging staves, a round case. */
const SHAPES: Record<string, Shape> = {
  cloth: { d: "M-12.5-15H5.4L15-5.4V12.5Q15 15 12.5 15H-5.4L-15 5.4V-12.5Q-15-15-12.5-15Z", picture: 20 },
  glassware: { d: "M-7.4-15H7.4L15-7.4V7.4L7.4 15H-7.4L-15 7.4V-7.4Z", picture: 20 },
  books: PLAIN,
  wine: {
    d: "M-10-15H10Q12-15 12.5-13Q15.6-6 15.6 0T12.5 13Q12 15 10 15H-10Q-12 15-12.5 13Q-15.6 6-15.6 0T-12.5-13Q-12-15"
      + "-10-15Z",
    picture: 20,
  },
  watches: { d: "M0-15.4A15.4 15.4 0 1 1-.01-15.4Z", picture: 20 },
};

const INSET = 0.86;
const EMPTY_PICTURE: IconName = "wooden-crate";

export interface GoodTileProps {
  good: string;
  /** The country whose colour the good shares. */
  country: string;
  /** The first letters of its name, for those who want letters on pieces. */
  letter?: string | undefined;
  /** A cream line round the tile, where it lies on wood or on the map. */
  isKeyed?: boolean;
}

/** A goods tile, 30 units across. */
export function GoodTile({ good, country, letter, isKeyed = false }: GoodTileProps): JSX.Element {
  const { d, picture } = SHAPES[good] ?? PLAIN;
  return (
    <g stroke-linejoin="round">
      {isKeyed && <path d={d} fill="none" stroke="var(--key-in)" stroke-width="3" />}
      <path d={d} fill={countryFill(country)} />
      <path d={d} transform={`scale(${INSET})`} fill="none" stroke="var(--piece)" stroke-width="1" opacity=".6" />
      <Glyph name={GOODS[good] ?? EMPTY_PICTURE} size={picture} fill="var(--piece)" />
      {letter !== undefined && <Letter text={letter} />}
    </g>
  );
}

function Letter({ text }: { text: string }): JSX.Element {
  return (
    <g transform="translate(9.4 9.8)">
      <circle r="6.2" fill="var(--piece)" stroke="var(--silver-ink)" stroke-width=".8" />
      <text y="2.6" fill="var(--silver-ink)" font-family="var(--sans)" font-size="7" font-weight="800"
        text-anchor="middle">{text}</text>
    </g>
  );
}

/** The empty place of a goods tile. */
export function GoodSpace(): JSX.Element {
  return (
    <path d={PLAIN.d} transform="scale(.96)" fill="none" stroke="var(--line-2)" stroke-width="1.1"
      stroke-dasharray="3.2 2.6" />
  );
}
