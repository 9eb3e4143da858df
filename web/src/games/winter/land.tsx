/** The land: hexes, river, camps, villages and rafts, and the ways to look at it and walk over it. */

import "./land.css";

import type { JSX } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";

import { language, say } from "../../i18n/words";
import { Camera } from "../../table/board/camera";
import { around, Controls, type Look, ShowPart, useCamera } from "../../table/board/looking";
import { useSession } from "../../table/place";
import type { SceneProps } from "../face";
import { useScene } from "./box";
import { Ground, Ice, RiverEnd } from "./land-ground";
import { basesShown, type LandMap, landOf, type Spot } from "./land-map";
import { LandMini } from "./land-mini";
import { LandNotes } from "./land-notes";
import { Focus, Junction, Rings } from "./land-over";
import { type SpotScene, scenesOf, villagesOf } from "./land-scene";
import { SpotView } from "./land-spot";
import { useWalking } from "./land-walk";
import { askedAbout, myPoint, type Scene } from "./view";

export function Board({ message }: SceneProps): JSX.Element {
  const scene = useScene(message);
  if (scene === null) return <div class="winter-board" aria-busy="true" />;
  return <Land key={`${scene.view.map.headwaters} ${basesShown(scene.view)}`} scene={scene} />;
}

/** The lit spots in reading order. */
function useLit(map: LandMap, scenes: SpotScene[]): string[] {
  const session = useSession();
  const places = session?.isMyTurn.value ? session.lit.value : null;
  if (places === null) return [];
  const spots = scenes.filter(({ names }) => names.some((name) => places.has(name))).map(({ spot }) => spot);
  const junctions = map.junctions.filter(({ name }) => places.has(`junction:${name}`));
  return [...spots, ...junctions].sort((a, b) => a.y - b.y || a.x - b.x).map(({ name }) => name);
}

/** The spot of the piece that the question speaks of; empty when it speaks of none. */
function chosenSpot({ message, view }: Scene, scenes: SpotScene[]): string {
  if (myPoint(message) !== "move_target") return "";
  const place = askedAbout(message, "place");
  if (place === "start_base") return view.tribes[message.seat]?.base ?? "";
  if (place !== "raft") return String(place ?? "");
  return scenes.find(({ rafts }) => rafts.some(({ tribe }) => tribe === message.seat))?.spot.name ?? "";
}

/** The spots where pieces of a seat stand. */
function ownSpots(scenes: SpotScene[], seat: number): Spot[] {
  return scenes.filter(({ camps, rafts, owner }) => owner?.tribe === seat
    || [...camps, ...rafts].some(({ tribe }) => tribe === seat)).map(({ spot }) => spot);
}

function Land({ scene }: { scene: Scene }): JSX.Element {
  const { message, view, data } = scene;
  const holder = useRef<HTMLDivElement>(null);
  const svg = useRef<SVGSVGElement>(null);
  const [current, setCurrent] = useState("");
  const [focused, setFocused] = useState("");
  const map = useMemo(() => landOf(data, view), [data, view.map.headwaters, basesShown(view)]);
  const camera = useMemo(() => new Camera(map.bounds), [map]);
  const scenes = useMemo(() => scenesOf(scene, map), [message, map, language.value]);
  const villages = useMemo(() => villagesOf(scene, map), [message, map]);
  const lit = useLit(map, scenes);
  // A base or a junction may be gone since it was walked to; then the tabulator comes to what is lit.
  const isThere = lit.includes(current) || [...map.hexes, ...map.ends].some(({ name }) => name === current);
  const reached = isThere ? current : lit[0] ?? map.hexes[0]?.name ?? "";
  const moment = `${message.number}/${message.trial?.step ?? ""}`;
  const mine = (): Look["part"] => around(ownSpots(scenes, message.seat));
  const look = (): Look => {
    const asked = around(lit.flatMap((name) => map.spot(name) ?? []));
    return { part: asked ?? mine(), isAsked: asked !== null };
  };
  useCamera(camera, { holder, svg, look, moment });
  const walking = useWalking({ map, camera, svg, lit, setCurrent, setFocused });
  const chosen = chosenSpot(scene, scenes);
  const focusedSpot = map.spot(focused);
  return (
    <div class="winter-board" ref={holder}>
      <svg ref={svg} class="winter-land" role="group" aria-label={say("winter-ui-board")} focusable="false"
        {...walking}>
        <AllGround map={map} scenes={scenes} isMirrored={view.map.headwaters === "east"} />
        {scenes.map((one) => (
          <SpotView key={one.spot.name} scene={one} isCurrent={one.spot.name === reached}
            isChosen={one.spot.name === chosen} />
        ))}
        {map.junctions.map((spot) => (
          <Junction key={spot.name} spot={spot} message={message} isCurrent={spot.name === reached}
            village={villages.find((village) => village.spot.name === spot.name) ?? null} />
        ))}
        <Rings scenes={scenes} map={map} />
        {focusedSpot && <Focus spot={focusedSpot} isHex={[...map.hexes, ...map.ends].includes(focusedSpot)} />}
      </svg>
      <LandMini map={map} camera={camera} scenes={scenes} lit={lit} />
      <LandNotes scene={scene} camera={camera} />
      <Controls camera={camera}>
        <ShowPart camera={camera} label={say("winter-ui-my-camps")} icon="tipi" part={mine} />
      </Controls>
    </div>
  );
}

interface GroundProps {
  map: LandMap;
  scenes: SpotScene[];
  isMirrored: boolean;
}

/** The tiles never change, so they are drawn once. */
function AllGround({ map, scenes, isMirrored }: GroundProps): JSX.Element {
  return useMemo(() => (
    <g aria-hidden="true">
      <Ice map={map} />
      {scenes.filter(({ kind }) => kind === "hex").map((one) => <Ground key={one.spot.name} scene={one} />)}
      {scenes.filter(({ kind }) => kind === "headwaters" || kind === "delta")
        .map((one) => <RiverEnd key={one.spot.name} scene={one} isMirrored={isMirrored} />)}
    </g>
  ), [map, language.value]);
}
