/** A link as a picture that a telephone reads: always dark on light, with the quiet margin that readers need. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { encode } from "uqr";

/** Modules of light round the code. */
const MARGIN = 4;

/** The dark modules as one path, a stretch of a row at a time. */
function pathOf(rows: boolean[][]): string {
  return rows.map((row, y) => [...row.map((isDark) => (isDark ? "#" : " ")).join("").matchAll(/#+/g)]
    .map(({ index, 0: { length } }) => `M${index} ${y}h${length}v1h-${length}z`).join("")).join("");
}

export function QrCode({ text, label }: { text: string; label: string }): JSX.Element {
  const { size, data } = useMemo(() => encode(text, { ecc: "M", border: MARGIN }), [text]);
  return (
    <svg class="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} focusable="false"
      shape-rendering="crispEdges">
      <rect width={size} height={size} fill="#fff" /><path d={pathOf(data)} fill="#000" />
    </svg>
  );
}
