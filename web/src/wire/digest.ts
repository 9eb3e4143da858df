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

export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value !== null && typeof value === "object") {
    const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
    return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join(",")}}`;
  }
  return JSON.stringify(value);
}

export function digestOf(view: unknown): string {
  return crc32(new TextEncoder().encode(canonical(view))).toString(16).padStart(8, "0");
}
