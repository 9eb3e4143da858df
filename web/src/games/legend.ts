/** The pieces and icons of a game with their names: what a reference card shows. */

import type { JSX } from "preact";

import { attribute, capital, nameOf, say } from "../i18n/words";

export interface LegendItem {
  id: string;
  picture: JSX.Element;
  name: string;
  /** What it is for; empty where the name says it. */
  text: string;
}

export interface LegendGroup {
  id: string;
  heading: string;
  items: LegendItem[];
}

type Pictures = Readonly<Record<string, JSX.Element>>;

/** Things that the overview of the game names: `<game>-thing-<id>`. */
export function things(game: string, id: string, pictures: Pictures): LegendGroup {
  return group(game, id, pictures, (thing) => {
    const key = `${game}-thing-${thing}`;
    return [say(key), attribute(key, "about")];
  });
}

/** Things that have a name in the game; what is to be said of each is a message of the game, or nothing. */
export function named(game: string, id: string, pictures: Pictures, helpKey: (thing: string) => string): LegendGroup {
  return group(game, id, pictures, (thing) => {
    const key = helpKey(thing);
    return [capital(nameOf(game, thing)), key === "" ? "" : say(key)];
  });
}

function group(game: string, id: string, pictures: Pictures, wordsOf: (thing: string) => [string, string]): LegendGroup {
  const items = Object.entries(pictures).map(([thing, picture]) => {
    const [name, text] = wordsOf(thing);
    return { id: thing, picture, name, text };
  });
  return { id, heading: say(`${game}-legend-${id}`), items };
}

/** A picture for each entry of a table. */
export function pictured<T>(table: Readonly<Record<string, T>>, draw: (look: T, id: string) => JSX.Element): Pictures {
  return Object.fromEntries(Object.entries(table).map(([id, look]) => [id, draw(look, id)]));
}
