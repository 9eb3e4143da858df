/** What lies over all provinces: the way of the exploring merchant, the merchant itself, rings. */

import type { JSX } from "preact";

import { FocusRing, FreshRing } from "../../kit/states";
import { fresh, spokenOf } from "../../table/place";
import { type IslandMap, wayThrough } from "./island-map";
import { Standing } from "./island-province";
import type { ProvinceScene } from "./island-scene";
import { Ship } from "./pieces";
import { deckOf, type FeliniaData, type FeliniaView } from "./view";

interface OverProps {
  view: FeliniaView;
  data: FeliniaData;
  map: IslandMap;
  scenes: ProvinceScene[];
  focused: string;
}

export function Over({ view, data, map, scenes, focused }: OverProps): JSX.Element {
  const here = scenes.find((scene) => scene.explorer !== null);
  const at = map.spot(focused);
  return (
    <g class="board-over" aria-hidden="true">
      <Landed view={view} data={data} map={map} />
      <Way view={view} map={map} />
      {here?.explorer && (
        <g transform={`translate(${here.spot.x} ${here.spot.y - 5})`}>
          <g transform="scale(1.14)"><Standing {...here.explorer} province={here.spot.name} /></g>
        </g>
      )}
      <Rings scenes={scenes} />
      {at && <g transform={`translate(${at.x} ${at.y}) rotate(30)`}><FocusRing /></g>}
    </g>
  );
}

/** How far from the middle of a port its ship lies, and how small it is drawn. */
const ANCHORAGE = { far: 47, scale: 0.24 };
/** The middle of the drawing of a ship. */
const AMIDSHIPS = { x: 82, y: 60 };

/** The ship that has landed, at sea beside the port of its country. */
function Landed({ view, data, map }: Omit<OverProps, "scenes" | "focused">): JSX.Element | null {
  const deck = deckOf(data, view.ships[view.explorer?.pier ?? ""]?.deck ?? null);
  const port = map.regions.get(deck?.country ?? "")?.find(({ province }) => province.kind === "port");
  if (deck === null || port === undefined) return null;
  const { x, y, width, height } = map.bounds;
  const [dx, dy] = [port.x - x - width / 2, port.y - y - height / 2];
  const part = ANCHORAGE.far / Math.hypot(dx, dy);
  const at = `translate(${port.x + dx * part} ${port.y + dy * part}) scale(${ANCHORAGE.scale})`;
  return (
    <g class="felinia-landed" transform={at}>
      <g transform={`translate(${-AMIDSHIPS.x} ${-AMIDSHIPS.y})`}><Ship country={deck.country} /></g>
    </g>
  );
}

/** The way of the merchant so far, as footsteps from the port. */
function Way({ view: { explorer }, map }: { view: FeliniaView; map: IslandMap }): JSX.Element | null {
  if (!explorer?.at) return null;
  const way = wayThrough(map, explorer.visited, explorer.at);
  if (way.length < 2) return null;
  const points = way.map(({ x, y }) => `${x},${y}`).join(" ");
  return <g class="felinia-way"><polyline class="edge" points={points} /><polyline points={points} /></g>;
}

function Rings({ scenes }: { scenes: ProvinceScene[] }): JSX.Element {
  const named = (places: ReadonlySet<string>): ProvinceScene[] =>
    places.size === 0 ? [] : scenes.filter(({ spot }) => places.has(`province:${spot.name}`));
  const ring = ({ spot }: ProvinceScene): JSX.Element => (
    <g key={spot.name} transform={`translate(${spot.x} ${spot.y}) rotate(30)`}><FreshRing /></g>
  );
  return (
    <>
      {named(fresh.value).map(ring)}
      <g class="board-spoken">{named(spokenOf.value).map(ring)}</g>
    </>
  );
}
