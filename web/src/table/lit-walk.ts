/** Walking by keys over what can be chosen, wherever on the page it lies: one by one, or from kind to kind. */

import type { Session } from "./session";

const PLACES = '[data-lit="true"]';
const BUTTONS = ".tray-option:not(:disabled)";
/** The column of a cell, such as `cell:c` of `cell:c6`. */
const COLUMN = /^\w+:[a-z](?=\d+$)/;
/** So few cells are one kind. */
const FEW = 6;
const MAIN = ".main-button:not(:disabled)";

interface Thing {
  element: HTMLElement;
  kind: string;
  name: string;
}

/** Everything that can be chosen: answers before what is offered beside them, in the order of names, then buttons. */
export function litThings(session: Session, root: HTMLElement): Thing[] {
  const asked = new Set(session.placesAsked());
  const places = placesIn(root);
  const kinds = [...new Set(places.map(({ kind }) => kind))];
  const isAsked = ({ name }: Thing): boolean => asked.has(name);
  places.sort((one, other) => Number(isAsked(other)) - Number(isAsked(one))
    || kinds.indexOf(one.kind) - kinds.indexOf(other.kind)
    || one.name.localeCompare(other.name, "en", { numeric: true }));
  return [...byColumn(places), ...traysIn(session, root, places), ...mainIn(root)];
}

/** Moves the focus so many steps on among them; from elsewhere to the first or the last. */
export function walkLit(session: Session, root: HTMLElement, step: 1 | -1): void {
  const things = litThings(session, root);
  const here = indexOf(things);
  const next = here < 0 ? (step > 0 ? 0 : things.length - 1) : (here + step + things.length) % things.length;
  things[next]?.element.focus();
}

/** Moves the focus to the first of the next kind, or of the one before. */
export function walkKinds(session: Session, root: HTMLElement, step: 1 | -1): void {
  const things = litThings(session, root);
  const kinds = [...new Set(things.map(({ kind }) => kind))];
  const here = indexOf(things);
  const at = here < 0 ? (step > 0 ? -1 : 0) : kinds.indexOf(things[here]!.kind);
  const kind = kinds[(at + step + kinds.length) % kinds.length];
  things.find((thing) => thing.kind === kind)?.element.focus();
}

function indexOf(things: Thing[]): number {
  const active = document.activeElement as HTMLElement | null;
  const name = active?.dataset["place"];
  return things.findIndex((thing) => thing.element === active || (name !== undefined && thing.name === name));
}

function placesIn(root: HTMLElement): Thing[] {
  const found = new Map<string, Thing>();
  for (const element of root.querySelectorAll<HTMLElement>(PLACES)) {
    const name = element.dataset["place"]!;
    const canFocus = element.hasAttribute("tabindex") && element.checkVisibility();
    if (canFocus && !found.has(name)) found.set(name, { element, name, kind: name.split(":", 1)[0]! });
  }
  return [...found.values()];
}

/** Of many cells each column is a kind of its own. */
function byColumn(places: Thing[]): Thing[] {
  const columnOf = ({ name }: Thing): string | undefined => COLUMN.exec(name)?.[0];
  const cells = places.filter((place) => columnOf(place) !== undefined);
  return cells.length <= FEW ? places : places.map((place) => ({ ...place, kind: columnOf(place) ?? place.kind }));
}

/** Buttons for what has no place of its own in sight. */
function traysIn(session: Session, root: HTMLElement, places: Thing[]): Thing[] {
  const drawn = new Set(places.map(({ name }) => name));
  const placeOf = (notation: string): string => {
    const option = session.options.value.find((one) => one[1] === notation);
    return option === undefined ? "" : session.placeOf(option);
  };
  return [...root.querySelectorAll<HTMLElement>(BUTTONS)]
    .map((element) => ({ element, kind: "tray", name: element.dataset["notation"] ?? "" }))
    .filter(({ element, name }) => element.checkVisibility() && !drawn.has(placeOf(name)));
}

function mainIn(root: HTMLElement): Thing[] {
  const element = root.querySelector<HTMLElement>(MAIN);
  return element === null ? [] : [{ element, kind: "main", name: "" }];
}
