/** Which shortcut a key means, whatever the layout of the keyboard. */

const LATIN = /^\p{Script=Latin}$/u;
const LETTER = /^\p{Letter}$/u;

/**
 * The key as shortcuts name it.  On a layout with Latin letters the letter that is printed counts (AZERTY, Dvorak);
 * on another the one that is printed there on a Latin keyboard.  Capitals are those with shift, whatever caps lock says.
 */
export function keyOf(event: KeyboardEvent): string {
  const { key, code } = event;
  if (event.getModifierState("AltGraph")) return key;
  if (LATIN.test(key)) return cased(key, event);
  const position = /^Key([A-Z])$/.exec(code)?.[1];
  if (position !== undefined && LETTER.test(key)) return cased(position, event);
  return code === "Slash" && (key === "." || LETTER.test(key)) ? "/" : key;
}

function cased(letter: string, { shiftKey }: KeyboardEvent): string {
  return shiftKey ? letter.toUpperCase() : letter.toLowerCase();
}
