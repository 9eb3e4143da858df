/** A game at a glance, which is loaded when somebody reads its rules. */

import type { JSX } from "preact";
import { signal } from "@preact/signals";

import { Later } from "../shell/later";

/** The sections in their order; the parts that a game leaves out are not there. */
export const PARTS = ["aim", "points", "turn", "round", "board", "legend", "choices", "mistakes"] as const;
export type Part = (typeof PARTS)[number];

/** Those that are on the page just now, for its table of contents. */
export const partsShown = signal<readonly Part[]>([]);

export const anchorOf = (part: Part): string => `overview-${part}`;

/** Does an anchor lead into the overview, and not to a rule by its number? */
export const isPart = (anchor: string): boolean => PARTS.some((part) => anchorOf(part) === anchor);

export function OverviewHolder({ game }: { game: string }): JSX.Element {
  return <Later load={async () => (await import("../later")).Overview} with={{ game }} />;
}
