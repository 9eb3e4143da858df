/** One spot of the land as a place: what stands there, whether it is lit, what that costs, and why not when asked. */

import type { JSX } from "preact";

import { capital, say } from "../../i18n/words";
import { peakedCorners, SIDE } from "../../kit/hex";
import { Glyph } from "../../kit/icons";
import { GlowDot, Hatch, Lock } from "../../kit/states";
import { settings } from "../../person/self";
import { onShape, useHelpedPlace } from "../../table/tip";
import type { Option } from "../../wire/messages";
import { Leaders, Standing } from "./land-pieces";
import { Plate } from "./land-plate";
import type { SpotScene } from "./land-scene";
import { THINGS } from "./look";
import { StartBase } from "./pieces";
import { effectWords } from "./symbols-words";

const outline = peakedCorners(SIDE - 0.6);
const ring = peakedCorners(SIDE - 2.4);
/** Half the height of a start base. */
const BASE = 16;

export interface SpotProps {
  scene: SpotScene;
  /** Is it the one spot that can be reached by the tabulator? */
  isCurrent: boolean;
  /** Does the question speak of the piece that stands here? */
  isChosen: boolean;
}

export function SpotView({ scene, isCurrent, isChosen }: SpotProps): JSX.Element | null {
  const { spot, kind, owner } = scene;
  const place = useHelpedPlace(scene.names, scene.label, helpOf(scene));
  const { options, isLit, isAsked, attrs } = place;
  if (kind === "base" && owner === null && !isLit && attrs["aria-disabled"] !== "true") return null;
  const isRound = kind === "base";
  const hit = { class: "winter-hit", "data-cell": spot.name, tabindex: isCurrent ? 0 : -1 };
  return (
    <g class={`winter-spot ${isLit ? "lit" : ""}`} data-place={scene.names[0]}
      transform={`translate(${spot.x} ${spot.y})`}>
      {isChosen && <Chosen isRound={isRound} />}
      {isLit && <Lit isRound={isRound} />}
      {isRound && <Base scene={scene} isLit={isLit} />}
      {kind === "hex" && <g transform="translate(0 17.4)"><Plate effects={scene.bonus} /></g>}
      {kind === "hex" && <Leaders scene={scene} />}
      <Standing scene={scene} />
      {isLit && <Cost option={options[0]!} isRound={isRound} />}
      {settings.value.letters && kind === "hex" && <HexNumber name={spot.name} />}
      {isAsked && <Closed isRound={isRound} />}
      {isRound && <circle r={BASE + 2} {...circleProps(place)} {...hit} />}
      {!isRound && <polygon points={outline} {...onShape({ attrs })} {...hit} />}
    </g>
  );
}

export function circleProps(place: Parameters<typeof onShape>[0]): JSX.SVGAttributes<SVGCircleElement> {
  return onShape(place) as unknown as JSX.SVGAttributes<SVGCircleElement>;
}

/** The number of a hex, where letters on pieces are wanted. */
function HexNumber({ name }: { name: string }): JSX.Element {
  return <text class="winter-letter" x="-17" y="-8">{name.slice(1)}</text>;
}

function Base({ scene: { owner }, isLit }: { scene: SpotScene; isLit: boolean }): JSX.Element {
  if (owner !== null) return <g data-place={`camps:${owner.tribe}`}><StartBase side={owner.side} /></g>;
  return (
    <g class={`winter-base-space ${isLit ? "lit" : ""}`}>
      <circle r={BASE - 2} />
      <Glyph name="campfire" size={17} />
    </g>
  );
}

function Lit({ isRound }: { isRound: boolean }): JSX.Element {
  return isRound
    ? <g class="winter-lit"><circle class="glow-halo" r={BASE + 3} /><circle class="edge" r={BASE + 0.6} /></g>
    : <g class="winter-lit"><polygon class="glow-halo" points={outline} /><polygon class="edge" points={ring} /></g>;
}

function Chosen({ isRound }: { isRound: boolean }): JSX.Element {
  return isRound ? <circle class="winter-chosen" r={BASE + 1} /> : <polygon class="winter-chosen" points={ring} />;
}

function Closed({ isRound }: { isRound: boolean }): JSX.Element {
  return (
    <g class="winter-closed">
      <g transform={isRound ? "rotate(30) scale(.6)" : "rotate(30)"}><Hatch /></g><Lock />
    </g>
  );
}

/** What is to be known about a spot. */
function helpOf({ kind, land, isLandmark, label, owner, bonus }: SpotScene): string {
  const about = kind === "headwaters" ? say("winter-help-raft") : kind === "delta" ? say("winter-help-delta")
    : kind === "base" ? (owner === null ? "" : say("winter-help-start_base"))
    : isLandmark ? say(`winter-help-landmark-${land}`)
    : say(`winter-help-terrain-${land === "lake" ? "river" : bonus.length === 0 ? "base_tile" : land}`);
  return [label, capital(effectWords(bonus)), about].filter((text) => text !== "").join(". ");
}

/** A small light on what can be chosen, or the move points that the way there costs. */
function Cost({ option: [, , , args], isRound }: { option: Option; isRound: boolean }): JSX.Element {
  const cost = args["cost"];
  if (typeof cost !== "number") {
    return <g transform={isRound ? "translate(-11 -11)" : "translate(0 -21)"}><GlowDot /></g>;
  }
  return (
    <g class="winter-cost" transform="translate(0 -20)">
      <rect x="-12" y="-7.4" width="24" height="14.8" rx="7.4" />
      <text x="-4" y="3.8">{cost}</text>
      <Glyph name={THINGS["move"]!.icon} size={9.6} x={5} fill="var(--glow-ink)" />
    </g>
  );
}
