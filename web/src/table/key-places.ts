/** What keys do at a table, and where they lie: by default, or where somebody has put them. */

import { written } from "../kit/keys";
import { change, settings } from "../person/self";

/** By what they do, in the order in which they are shown. */
export const USUAL = {
  question: "KeyQ", last: "KeyL", means: "KeyM", others: "KeyP", points: "KeyS", round: "KeyO",
  lit: "KeyB", next: "KeyN", previous: "Shift+KeyN", kind: "KeyK", kind_before: "Shift+KeyK",
  main: "KeyE", undo: "KeyU", redo: "KeyR", hint: "KeyH", icons: "KeyI", words: "KeyT", type: "Slash", keys: "Shift+Slash",
} as const;
export type Command = keyof typeof USUAL;

export const COMMANDS = Object.keys(USUAL) as Command[];

/** Where the key of a command lies; empty where it has none. */
export function placeOfCommand(command: Command): string {
  if (settings.value.keys_off) return "";
  return settings.value.keys?.[command] ?? USUAL[command];
}

export function commandAt(place: string): Command | undefined {
  return COMMANDS.find((command) => placeOfCommand(command) === place);
}

/** Gives a command another key; whatever lay there has none then. */
export async function putKey(command: Command, place: string): Promise<void> {
  const taken = COMMANDS.filter((other) => other !== command && place !== "" && placeOfCommand(other) === place);
  const keys = { ...settings.value.keys, ...Object.fromEntries(taken.map((other) => [other, ""])), [command]: place };
  await change({ keys });
}

/** All keys where they usually lie. */
export async function resetKeys(): Promise<void> {
  await change({ keys: Object.fromEntries(COMMANDS.map((command) => [command, USUAL[command]])), keys_off: false });
}

/** The key of a command as `aria-keyshortcuts` writes it. */
export function shortcut(command: Command): string | undefined {
  const place = placeOfCommand(command);
  return place === "" ? undefined : written(place);
}
