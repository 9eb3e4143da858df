/** Keys by their place on the keyboard: a shortcut lies where it lies, whatever is printed there. */

const SHIFT = "Shift+";
/** Characters that mean the same wherever a layout has put them. */
const ANYWHERE: Readonly<Record<string, string>> = { "/": "Slash", "?": `${SHIFT}Slash` };
const SIGNS: Readonly<Record<string, string>> = {
  Slash: "/", Comma: ",", Period: ".", Semicolon: ";", Quote: "'", BracketLeft: "[", BracketRight: "]", Minus: "-", Equal: "=",
  Backquote: "`", Backslash: "\\",
};

/** The place of a key, such as `KeyN` or, with shift, `Shift+KeyN`; of a keyboard without places its letter counts. */
export function placeOfKey({ key, code, shiftKey }: KeyboardEvent): string {
  const place = ANYWHERE[key] ?? (code !== "" ? code : /^[a-z]$/i.test(key) ? `Key${key.toUpperCase()}` : key);
  return shiftKey && !place.startsWith(SHIFT) ? SHIFT + place : place;
}

/** Does a key put a character somewhere, so that it can be a shortcut by itself? */
export function isPlain(place: string): boolean {
  const code = place.replace(SHIFT, "");
  return /^(Key[A-Z]|Digit\d|F\d+)$/.test(code) || code in SIGNS;
}

/** What is printed at the places of this keyboard, where the browser tells it. */
export async function layout(): Promise<ReadonlyMap<string, string>> {
  const { keyboard } = navigator as { keyboard?: { getLayoutMap(): Promise<ReadonlyMap<string, string>> } };
  return keyboard?.getLayoutMap().catch(() => new Map()) ?? new Map();
}

/** A place as it is written: as it is printed there, or else as on a Latin keyboard. */
export function written(place: string, known: ReadonlyMap<string, string> = new Map()): string {
  const shift = place.startsWith(SHIFT) ? SHIFT : "";
  const code = place.slice(shift.length);
  return shift + (known.get(code) ?? SIGNS[code] ?? code.replace(/^(Key|Digit)/, "")).toUpperCase();
}
