/** Walking from one lit place of a board to the next by keys. */

/** The place a key leads to: n and N to the next and the last before, Home and End to the ends; null otherwise. */
export function walkLit(key: string, from: string, lit: readonly string[]): string | null {
  if (lit.length === 0) return null;
  const here = lit.indexOf(from);
  switch (key) {
    case "n": return lit[(here + 1) % lit.length]!;
    case "N": return lit[(Math.max(here, 0) - 1 + lit.length) % lit.length]!;
    case "Home": return lit[0]!;
    case "End": return lit.at(-1)!;
    default: return null;
  }
}
