/** The roofs of the four clans: mushroom, jagged tent, shell dome, swept roof. */
import type { JSX } from "preact";

import { type Colour, edgeOf, fillOf, tintOf } from "../../kit/marks";
import { Cut } from "../../kit/cut";

interface Part {
  readonly d: string;
  readonly tone: "fill" | "cream" | "line";
}

interface House {
  readonly silhouette: string;
  readonly parts: readonly Part[];
  readonly door: string;
}

const mushroom: House = {
  silhouette: "M-14.4.8C-14.4-9-8-15 0-15S14.4-9 14.4.8C14.4 3.4 12.6 4.4 10.4 4.4H6.4L7.4 10.6C7.6 12.2 6.8 13 5.4 13"
    + "H-5.4C-6.8 13-7.6 12.2-7.4 10.6L-6.4 4.4H-10.4C-12.6 4.4-14.4 3.4-14.4.8Z",
  parts: [
    { tone: "fill", d: "M-14.4.8C-14.4-9-8-15 0-15S14.4-9 14.4.8C14.4 3.4 12.6 4.4 10.4 4.4H-10.4C-12.6 4.4-14.4"
      + " 3.4-14.4.8Z" },
    { tone: "cream", d: "M0-11.2A2.5 2.5 0 1 1-.01-11.2ZM-8-5.6A2.2 2.2 0 1 1-8.01-5.6ZM8-5.6A2.2 2.2 0 1 1"
      + " 7.99-5.6Z" },
    { tone: "cream", d: "M0-3A1.7 1.7 0 1 1-.01-3Z" },
    { tone: "fill", d: "M-5.2 6H5.2L6 11.6H-6Z" },
  ],
  door: "M-2.4 11.6V8.6A2.4 2.4 0 0 1 2.4 8.6V11.6Z",
};

const tentOutline = "M0-15.4 4.6-6.8 6.6-8.4 9.8-.2 12-1.4 16 12H-16L-12-1.4-9.8-.2-6.6-8.4-4.6-6.8Z";
const tent: House = {
  silhouette: tentOutline,
  parts: [
    { tone: "fill", d: tentOutline },
    { tone: "cream", d: "M0-6 7.6 12H-7.6Z" },
  ],
  door: "M0-2 5.4 12H-5.4Z",
};

const domeOutline = "M-15.4 9C-15.4-4.4-8.6-11.4 0-11.4S15.4-4.4 15.4 9C15.4 10.6 14.6 11.4 13 11.4H-13C-14.6"
  + " 11.4-15.4 10.6-15.4 9Z";
const dome: House = {
  silhouette: domeOutline,
  parts: [
    { tone: "fill", d: domeOutline },
    { tone: "line", d: "M-4.4-6.6H4.4L7-1.2 4 3.4H-4L-7-1.2ZM-4.4-6.6-6-10M4.4-6.6 6-10M7-1.2 13.4-.4M-7-1.2-13.4-.4M4"
      + " 3.4 6.4 7M-4 3.4-6.4 7M-15 7H-5M5 7H15" },
  ],
  door: "M-3.4 11.4V8.4A3.4 3.4 0 0 1 3.4 8.4V11.4Z",
};

const swept: House = {
  silhouette: "M0-16.4C1.2-14.6 1.6-13.6 1.4-12.6H5.4C6.4-10 8.4-8.2 11.4-7.4 11-5.4 9.6-4.6 7.8-4.4L8.4-2C10-.2 12.4"
    + " 1.2 16.2 1.6 16 4.2 14.2 5.4 11.6 5.4H10.4V12.6H-10.4V5.4H-11.6C-14.2 5.4-16 4.2-16.2 1.6-12.4 1.2-10-.2-8.4-2"
    + "L-7.8-4.4C-9.6-4.6-11-5.4-11.4-7.4-8.4-8.2-6.4-10-5.4-12.6H-1.4C-1.6-13.6-1.2-14.6 0-16.4Z",
  parts: [
    { tone: "fill", d: "M0-16.4C1.2-14.6 1.6-13.6 1.4-12.6H5.4C6.4-10 8.4-8.2 11.4-7.4 11-5.4 9.6-4.6 7.8-4.4H-7.8"
      + "C-9.6-4.6-11-5.4-11.4-7.4-8.4-8.2-6.4-10-5.4-12.6H-1.4C-1.6-13.6-1.2-14.6 0-16.4Z" },
    { tone: "fill", d: "M-8.2-2.6H8.2C9.8-.4 12.4 1.2 16.2 1.6 16 4.2 14.2 5.4 11.6 5.4H-11.6C-14.2 5.4-16 4.2-16.2"
      + " 1.6-12.4 1.2-9.8-.4-8.2-2.6Z" },
    { tone: "fill", d: "M-9 7H9V12.6H-9Z" },
  ],
  door: "M-2.6 12.6V7H2.6V12.6Z",
};

const houses: Record<Colour, House> = { red: mushroom, blue: tent, green: dome, yellow: swept };

function PartShape({ part, colour }: { part: Part; colour: Colour }): JSX.Element {
  if (part.tone === "line") {
    return <path d={part.d} fill="none" stroke="var(--key-in)" stroke-width="1.4" />;
  }
  return <path d={part.d} fill={part.tone === "cream" ? "var(--key-in)" : fillOf(colour)} />;
}

/** The house of a clan, about 32 units wide. */
export function Roof({ colour }: { colour: Colour }): JSX.Element {
  const { silhouette, parts, door } = houses[colour];
  return (
    <Cut d={silhouette}>
      {parts.map((part) => <PartShape key={part.d} part={part} colour={colour} />)}
      <path d={door} fill={edgeOf(colour)} />
    </Cut>
  );
}

/** The outline of a house that could stand here. */
export function RoofOutline({ colour }: { colour: Colour }): JSX.Element {
  const { silhouette, door } = houses[colour];
  return (
    <g stroke-linejoin="round">
      <path d={silhouette} fill={tintOf(colour)} stroke="var(--glow-line)" stroke-width="2" />
      <path d={door} fill={fillOf(colour)} />
    </g>
  );
}
