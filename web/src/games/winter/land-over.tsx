/** What lies over all hexes: villages on their junctions, junctions to choose from, rings. */

import type { JSX } from "preact";

import { capital, say } from "../../i18n/words";
import { peakedCorners, SIDE } from "../../kit/hex";
import { Glyph } from "../../kit/icons";
import { FreshRing } from "../../kit/states";
import { fresh, spokenOf } from "../../table/place";
import { useHelpedPlace } from "../../table/tip";
import { nameOfSeat } from "../../table/who";
import type { LandMap, Spot } from "./land-map";
import type { SpotScene, VillageScene } from "./land-scene";
import { circleProps } from "./land-spot";
import { Village } from "./pieces";
import type { Scene } from "./view";

interface JunctionProps {
  spot: Spot;
  village: VillageScene | null;
  isCurrent: boolean;
  message: Scene["message"];
}

/** A junction of three hexes: with a village, or as a place for one. */
export function Junction({ spot, village, isCurrent, message }: JunctionProps): JSX.Element | null {
  const name = say("winter-ui-junction", { text: spot.name });
  const label = village === null ? name
    : `${name}, ${say("winter-ui-village-of", { text: nameOfSeat(message, village.tribe) })}`;
  const help = village === null ? "" : `${capital(label)}. ${say("winter-help-influence")}`;
  const place = useHelpedPlace(`junction:${spot.name}`, label, help);
  const canAsk = place.attrs["aria-disabled"] === "true";
  if (village === null && !place.isLit && !canAsk) return null;
  return (
    <g class={`winter-junction ${place.isLit ? "lit" : ""} ${place.isAsked ? "asked" : ""}`}
      transform={`translate(${spot.x} ${spot.y})`} data-place={`junction:${spot.name}`}>
      {place.isLit && <g class="winter-lit"><circle class="glow-halo" r="13" /><circle class="edge" r="10.6" /></g>}
      {village !== null && <Founded side={village.side} />}
      {village === null && place.isLit && <Glyph name="hut" size={13} fill="var(--glow-ink)" />}
      {village === null && !place.isLit && <circle class="winter-junction-dot" r="3.4" />}
      <circle r={village === null && !place.isLit ? 7 : 12} class="winter-hit" {...circleProps(place)}
        data-cell={spot.name} tabindex={isCurrent ? 0 : -1} />
    </g>
  );
}

function Founded({ side }: Pick<VillageScene, "side">): JSX.Element {
  return (
    <g>
      <ellipse class="winter-shadow" cx=".6" cy="9" rx="11" ry="3" />
      <g transform="scale(.68)"><Village side={side} /></g>
    </g>
  );
}

const focusOuter = peakedCorners(SIDE - 0.4);
const focusInner = peakedCorners(SIDE - 3.6);

/** Keyboard focus: an ink ring inside a glow ring. */
export function Focus({ spot, isHex }: { spot: Spot; isHex: boolean }): JSX.Element {
  return (
    <g class="winter-focus" transform={`translate(${spot.x} ${spot.y})`} aria-hidden="true">
      {isHex ? <><polygon class="outer" points={focusOuter} /><polygon class="inner" points={focusInner} /></>
        : <><circle class="outer" r="18" /><circle class="inner" r="15" /></>}
    </g>
  );
}

/** Rings round what has just changed, or what a line of the log speaks of. */
export function Rings({ scenes, map }: { scenes: SpotScene[]; map: LandMap }): JSX.Element {
  const hexes = scenes.filter(({ kind }) => kind !== "base");
  const named = (places: ReadonlySet<string>): Spot[] => (places.size === 0 ? []
    : hexes.filter(({ names }) => names.some((name) => places.has(name))).map(({ spot }) => spot));
  const small = (places: ReadonlySet<string>): Spot[] =>
    (places.size === 0 ? [] : map.junctions.filter(({ name }) => places.has(`junction:${name}`)));
  const ring = ({ name, x, y }: Spot): JSX.Element => (
    <g key={name} transform={`translate(${x} ${y}) rotate(30)`}><FreshRing /></g>
  );
  const circle = ({ name, x, y }: Spot): JSX.Element => (
    <g key={name} transform={`translate(${x} ${y}) scale(.46)`}><FreshRing /></g>
  );
  return (
    <g class="winter-over" aria-hidden="true">
      {named(fresh.value).map(ring)}{small(fresh.value).map(circle)}
      <g class="winter-spoken">{named(spokenOf.value).map(ring)}{small(spokenOf.value).map(circle)}</g>
    </g>
  );
}
