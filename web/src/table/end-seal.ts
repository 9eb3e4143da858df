/** The seal of a seed, which is public before the first move: SHA-256 of a line and the seed, in hexadecimal. */

const LINE = "bogwood seed 1\n";

/** Null where the browser keeps digests to secure addresses and this is not one. */
export async function sealOf(seed: string): Promise<string | null> {
  if (globalThis.crypto?.subtle === undefined) return null;
  const bytes = new TextEncoder().encode(LINE + seed);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
