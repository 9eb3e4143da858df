/** The island: provinces, what stands on them, and the ways to look at it and walk over it. */

import "./island.css";

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { capital, language, nameOf, say } from "../../i18n/words";
import { BoardView } from "../../table/board/board";
import type { Bounds } from "../../table/board/camera";
import { walk } from "../../table/board/keys";
import { around, Controls, type Look, ShowPart } from "../../table/board/looking";
import { useSession } from "../../table/place";
import type { TableMessage } from "../../wire/messages";
import type { SceneProps } from "../face";
import { useData } from "./box";
import { Land, Names, Roads, Sea } from "./island-ground";
import { type IslandMap, mapOf } from "./island-map";
import { IslandMini } from "./island-mini";
import { type Name, namesOf, seaWith } from "./island-names";
import { Over } from "./island-over";
import { ProvinceView } from "./island-province";
import { type ProvinceScene, scenesOf } from "./island-scene";
import { WalkNote } from "./island-walk";
import { MapOrigin } from "./origin";
import { type FeliniaData, type FeliniaView, viewOf } from "./view";

export function Board({ message }: SceneProps): JSX.Element {
  const data = useData(message);
  const view = viewOf(message);
  if (data === null || view === null) return <div class="felinia-board" aria-busy="true" />;
  return <Island key={view.mode} message={message} view={view} data={data} />;
}

interface IslandProps {
  message: TableMessage;
  view: FeliniaView;
  data: FeliniaData;
}

const regionName = (region: string): string => {
  const country = nameOf("felinia", `${region}_country`);
  return capital(country === `${region}_country` ? nameOf("felinia", region) : country);
};

/** The lit provinces in reading order. */
function useLit(map: IslandMap): string[] {
  const session = useSession();
  const places = session?.isMyTurn.value ? session.lit.value : null;
  if (places === null) return [];
  return map.spots.filter(({ name }) => places.has(`province:${name}`)).map(({ name }) => name);
}

function Island({ message, view, data }: IslandProps): JSX.Element {
  const map = useMemo(() => mapOf(data, view.mode), [data, view.mode]);
  const names = useMemo(() => namesOf(map, regionName), [map, language.value]);
  const bounds = useMemo(() => seaWith(map, names), [map, names]);
  const scenes = useMemo(() => scenesOf(message, view, data, map), [message, map, language.value]);
  const lit = useLit(map);
  const mine = (): Bounds | null => around(ownSpots(scenes, message.seat));
  const look = (): Look => {
    const asked = around([...lit, view.explorer?.at ?? ""].flatMap((name) => map.spot(name) ?? []));
    return { part: asked ?? mine(), isAsked: asked !== null };
  };
  return (
    <BoardView class="felinia-board" label={say("felinia-ui-board")} bounds={bounds} find={map.spot}
      walk={(from, event) => walk(map.spots, map.spot(from)!, event, lit)} look={look}
      moment={`${message.number}/${message.trial?.step ?? ""}`} first={lit[0] ?? map.spots[0]?.name ?? ""}
      draw={({ reached, focused }) => (
        <>
          <Ground map={map} names={names} />
          {scenes.map((scene) => (
            <ProvinceView key={scene.spot.name} scene={scene} isCurrent={scene.spot.name === reached} />
          ))}
          <Over view={view} data={data} map={map} scenes={scenes} focused={focused} />
        </>
      )}
      beside={(camera) => (
        <>
          <IslandMini map={map} camera={camera} scenes={scenes} lit={lit} />
          <MapOrigin mark={data.maps[view.mode]?.mark ?? ""} />
          <WalkNote camera={camera} message={message} view={view} data={data} />
          <Controls camera={camera}>
            <ShowPart camera={camera} label={say("felinia-ui-my-merchants")} icon="meeple" part={mine} />
          </Controls>
        </>
      )} />
  );
}

/** The provinces where merchants of a seat stand. */
function ownSpots(scenes: ProvinceScene[], seat: number): ProvinceScene["spot"][] {
  return scenes.filter(({ settled, explorer }) => settled?.seat === seat || explorer?.seat === seat)
    .map(({ spot }) => spot);
}

function Ground({ map, names }: { map: IslandMap; names: Name[] }): JSX.Element {
  const ground = useMemo(() => <><Sea map={map} /><Land map={map} /><Roads map={map} /></>, [map]);
  const lettering = useMemo(() => <Names names={names} />, [names]);
  return <>{ground}{lettering}</>;
}
