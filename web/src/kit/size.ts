/** How large a drawing stands on the page. */

const NORMAL = 16;

/** A size in pixels of the normal text size, so that it grows with the reader's text; a string stays what it is. */
export function sized(size: number | string): string {
  return typeof size === "number" ? `${size / NORMAL}rem` : size;
}
