/** A game at a glance, which is loaded when somebody reads its rules. */

import type { JSX } from "preact";

import { Later } from "../shell/later";

/** The sections in their order; the parts that a game leaves out are not there. */
export const PARTS = ["aim", "points", "turn", "round", "board", "legend", "choices", "mistakes"] as const;
export type Part = (typeof PARTS)[number];

export const anchorOf = (part: Part): string => `overview-${part}`;

export function OverviewHolder({ game }: { game: string }): JSX.Element {
  return <Later load={async () => (await import("../later")).Overview} with={{ game }} />;
}
