/** The digest of a view: CRC-32 of its JSON with sorted keys and no spaces, in UTF-8, as eight hex digits. */

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let word = n;
  for (let k = 0; k < 8; k++) word = word & 1 ? 0xedb88320 ^ (word >>> 1) : word >>> 1;
  return word >>> 0;
});

export function crc32(bytes: Uint8Array): number {
  let word = 0xffffffff;
  for (const byte of bytes) word = TABLE[(word ^ byte) & 0xff]! ^ (word >>> 8);
  return (word ^ 0xffffffff) >>> 0;
}

/** Is the view at the end of a message, as it was written, the one whose digest stands before it? */
export function isIntact(text: string, digest: string): boolean {
  const head = `"digest":"${digest}","view":`;
  const at = text.lastIndexOf(head);
  return at >= 0 && digestOf(text.slice(at + head.length, -1)) === digest;
}

export function digestOf(written: string): string {
  return crc32(new TextEncoder().encode(written)).toString(16).padStart(8, "0");
}
