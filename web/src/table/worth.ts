/** What choices are worth: when they are good, and how bots fared with them.  Loaded when somebody first looks. */

import { useEffect } from "preact/hooks";
import { signal } from "@preact/signals";

import { overviewOf } from "../games/overviews";
import { has, readOverview, say } from "../i18n/words";
import type { Overview, ChoiceTally } from "../wire/messages";

const known = signal<ReadonlyMap<string, Overview>>(new Map());

/** The overview of a game with its words at hand; null where a game has none. */
export async function openOverview(game: string): Promise<Overview | null> {
  const found = known.peek().get(game) ?? await overviewOf(game);
  if (found === null) return null;
  await readOverview(game);
  if (!known.peek().has(game)) known.value = new Map(known.peek()).set(game, found);
  return found;
}

/** Reads what is known of a game's choices, for things that show it in plain sight. */
export function useOverview(game: string): Overview | undefined {
  useEffect(() => void openOverview(game).catch(() => undefined), [game]);
  return known.value.get(game);
}

/** Fewer than so many who had a thing say nothing about it. */
export const FEW = 8;

export const percent = (part: number, whole: number): number => Math.round((100 * part) / Math.max(whole, 1));

/** How often a thing is taken and wins; empty where too little was seen of it. */
function figuresOf({ offered, taken, had, won, even }: ChoiceTally): string {
  if (had < FEW) return "";
  const wins = { won: percent(won, had), even: percent(even, had) };
  return offered === 0 ? say("overview-won", wins) : say("overview-taken", { ...wins, taken: percent(taken, offered) });
}

export interface Worth {
  /** When it is good, in one line. */
  good: string;
  figures: string;
}

/** What is known of a thing that is chosen, in the words of one like it; empty until it has been read. */
export function worthOf(game: string, kind: string, thing: string, wording = thing): Worth {
  const overview = known.value.get(game);
  if (overview === undefined) return { good: "", figures: "" };
  const key = `${game}-good-${kind}-${wording}`;
  const tally = overview.figures?.choices[kind]?.[thing];
  return { good: has(key) ? say(key) : "", figures: tally === undefined ? "" : figuresOf(tally) };
}

/** Help with what is known of the thing beneath it, line by line. */
export function advised(help: string, game: string, kind: string, thing: string, wording = thing): string {
  const { good, figures } = worthOf(game, kind, thing, wording);
  return [help, good, figures].filter((line) => line !== "").join("\n");
}
