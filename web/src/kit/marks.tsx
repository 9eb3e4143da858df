/** The four seats: colour, shape and pattern, always together; and a grey square for whoever has no seat. */
import type { ComponentChildren, JSX } from "preact";

import { Glyph, type IconName } from "./icons";
import { memo } from "./stable";
import { sized } from "./size";

export type Colour = "red" | "blue" | "green" | "yellow";
export const COLOURS: readonly Colour[] = ["red", "blue", "green", "yellow"];
/** The colour of a seat, or the grey of somebody who plays without one. */
export type AnyColour = Colour | "neutral";

export const fillOf = (colour: AnyColour): string => `var(--${colour})`;
export const edgeOf = (colour: AnyColour): string => `var(--${colour}-edge)`;
export const tintOf = (colour: AnyColour): string => `var(--${colour}-tint)`;
export const onOf = (colour: AnyColour): string => `var(--${colour}-on)`;

/** Outlines of about equal weight to the eye, one unit across. */
const shapes: Record<AnyColour, string> = {
  red: "M-.5 0A.5 .5 0 1 1 .5 0A.5 .5 0 1 1-.5 0Z",
  blue: "M0-.6 .6 0 0 .6-.6 0Z",
  green: "M-.56 0-.28-.485H.28L.56 0 .28 .485H-.28Z",
  yellow: "M0-.56 .6 .46H-.6Z",
  neutral: "M-.46-.46H.46V.46H-.46Z",
};

/** Where an emblem sits inside the shape and how large it may be, in parts of the size. */
const emblems: Record<AnyColour, { scale: number; y: number }> = {
  red: { scale: 0.64, y: 0 },
  blue: { scale: 0.54, y: 0 },
  green: { scale: 0.66, y: 0 },
  yellow: { scale: 0.46, y: 0.16 },
  neutral: { scale: 0.68, y: 0 },
};

interface ShapeProps {
  colour: AnyColour;
  size: number;
  fill: string;
  stroke?: string;
  strokeWidth?: number;
}

/** The bare shape; the width of its stroke is in the units of the drawing around it. */
function Shape({ colour, size, fill, stroke = "none", strokeWidth = 0 }: ShapeProps): JSX.Element {
  return (
    <path d={shapes[colour]} transform={`scale(${size})`} fill={fill} stroke={stroke} stroke-width={strokeWidth / size}
      stroke-linejoin="round" />
  );
}

export interface MarkProps {
  colour: AnyColour;
  size: number;
  /** "seat" is the fill with its edge; "on" is the mark upon a piece of that colour. */
  tone?: "seat" | "on";
}

/** The shape of a seat, centred on 0, 0. */
export function Mark({ colour, size, tone = "seat" }: MarkProps): JSX.Element {
  if (tone === "on") return <Shape colour={colour} size={size} fill={onOf(colour)} />;
  return <Shape colour={colour} size={size} fill={fillOf(colour)} stroke={edgeOf(colour)} strokeWidth={size / 9} />;
}

interface FrameProps {
  size: number | string;
  title: string | undefined;
  children: ComponentChildren;
}

/** A square of 1.4 units round 0, 0, enough for the widest shape with its edge. */
function Frame({ size, title, children }: FrameProps): JSX.Element {
  return (
    <svg class="mark" width={sized(size)} height={sized(size)} viewBox="-.7 -.7 1.4 1.4" role={title ? "img" : undefined}
      aria-hidden={title ? undefined : "true"} focusable="false">
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}

/** The shape of a seat as a whole svg, for text. */
export function SeatMark({ colour, size = "1em", title }: { colour: AnyColour; size?: number | string; title?: string }):
  JSX.Element {
  return <Frame size={size} title={title}><Mark colour={colour} size={1} /></Frame>;
}

/** A free seat: the dotted outline of no shape in particular. */
export function FreeSeat({ size = "1em", title }: { size?: number | string; title?: string }): JSX.Element {
  return (
    <Frame size={size} title={title}>
      <circle r=".5" fill="none" stroke="var(--line-2)" stroke-width=".1" stroke-dasharray=".2 .114" />
    </Frame>
  );
}

export interface AvatarProps {
  colour: AnyColour;
  icon: IconName;
  size?: number | string;
  title?: string;
}

/** The shape of a seat with an emblem inside, as a whole svg. */
export const Avatar = memo(({ colour, icon, size = 32, title }: AvatarProps): JSX.Element => {
  const { scale, y } = emblems[colour];
  return (
    <Frame size={size} title={title}>
      <Shape colour={colour} size={1.1} fill={fillOf(colour)} stroke={edgeOf(colour)} strokeWidth={0.06} />
      <Glyph name={icon} size={scale * 1.1} y={y * 1.1} fill={onOf(colour)} />
    </Frame>
  );
});

export interface ChartPointProps {
  colour: AnyColour;
  x: number;
  y: number;
  size?: number;
}

/** The marker of a line in a chart. */
export function ChartPoint({ colour, x, y, size = 12 }: ChartPointProps): JSX.Element {
  return <g transform={`translate(${x} ${y})`}><Mark colour={colour} size={size} /></g>;
}

/** Address of a seat's pattern, to fill a bar with. */
export const patternOf = (colour: AnyColour): string => `url(#pat-${colour})`;

const strokes: Record<AnyColour, JSX.Element> = {
  red: <circle cx="4" cy="4" r="1.35" stroke="none" />,
  blue: <path d="M-2 6 6-2M2 10 10 2" />,
  green: <path d="M4 0V8" />,
  yellow: <path d="M-2 2 6 10M2-2 10 6" />,
  neutral: <path d="M0 4H8" />,
};

function Pattern({ colour }: { colour: AnyColour }): JSX.Element {
  const ink = onOf(colour);
  return (
    <pattern id={`pat-${colour}`} width="8" height="8" patternUnits="userSpaceOnUse">
      <rect width="8" height="8" fill={fillOf(colour)} />
      <g fill={ink} stroke={ink} stroke-width="1.5" opacity=".6">{strokes[colour]}</g>
    </pattern>
  );
}

/** The patterns of the four seats, and of whoever has none; put once into a page that draws bars. */
export function Patterns(): JSX.Element {
  return (
    <svg width="0" height="0" style={{ position: "absolute" }} aria-hidden="true" focusable="false">
      <defs>{[...COLOURS, "neutral" as const].map((colour) => <Pattern key={colour} colour={colour} />)}</defs>
    </svg>
  );
}
