/** What pages show of a game before anybody opens a table of it. */
import "./cover.css";

import type { ComponentChildren, ComponentType, JSX } from "preact";

import type { IconName } from "../kit/icons";

export interface Cover {
  icon: IconName;
  /** The picture on its card; it fills its box. */
  Picture: ComponentType;
  /** Its boat on the front page's water, where it has one. */
  craft?: Craft;
}

/** A boat in the scene of the front page, in the units of that scene. */
export interface Craft {
  Boat: ComponentType;
  at: Spot;
  shadow: Spot;
  /** Does it rise when others sink? */
  isLate?: boolean;
}

/** A middle, and how large a thing is there. */
export type Spot = readonly [x: number, y: number, scale: number];

export const placed = ([x, y, scale]: Spot): string => `translate(${x} ${y}) scale(${scale})`;

/** Four hundred units wide. Decoration, hidden from readers. */
export function CoverFrame({ children }: { children: ComponentChildren }): JSX.Element {
  return (
    <svg class="cover" viewBox="0 0 400 126" preserveAspectRatio="xMidYMid slice" aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
