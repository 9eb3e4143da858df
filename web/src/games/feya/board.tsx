/** The swamp: cells, pieces, and the ways to look at it and walk over it. */

import "./board.css";

import type { JSX } from "preact";
import { useMemo, useRef } from "preact/hooks";

import { language, say } from "../../i18n/words";
import { settings } from "../../person/self";
import { BoardView } from "../../table/board/board";
import { Controls, ShowPart } from "../../table/board/looking";
import { fresh, spokenOf, useSession } from "../../table/place";
import type { Session } from "../../table/session";
import type { TableMessage } from "../../wire/messages";
import type { SceneProps } from "../face";
import { boatBounds, wanted } from "./board-camera";
import { CellView } from "./board-cell";
import { boundsOf, Coordinates, IslandGlow, Shore, Water } from "./board-ground";
import { walk } from "./board-keys";
import { Boats, FeastMark } from "./board-pieces";
import { type Box, useBox } from "./box";
import { Supply } from "./common";
import { seatLook } from "./look";
import { MiniMap } from "./mini-map";
import { FocusRing, FreshRing } from "./pieces";
import { type CellScene, isLand, scenesOf } from "./scene";
import { myPoint, type SwampView, viewOf } from "./view";

type Scenes = ReadonlyMap<string, CellScene>;

export function Board({ message }: SceneProps): JSX.Element {
  const box = useBox(message);
  const view = viewOf(message);
  if (box === null || view === null) return <div class="feya-board" aria-busy="true" />;
  return <Swamp key={box.cells.length} message={message} view={view} box={box} />;
}

interface SwampProps {
  message: TableMessage;
  view: SwampView;
  box: Box;
}

function Swamp({ message, view, box }: SwampProps): JSX.Element {
  const last = useRef<Scenes>(new Map());
  const letters = settings.value.letters ?? false;
  const bounds = useMemo(() => boundsOf(box.cells, letters), [box, letters]);
  const scenes = useMemo(() => scenesOf(message, view, box, last.current), [message, box, language.value]);
  last.current = scenes;
  const point = myPoint(message);
  const lit = useLit(scenes, message, view);
  const chosen = point !== "" && view.action.action !== null ? view.action.boat : null;
  return (
    <BoardView class="feya-board" label={say("feya-ui-board")} bounds={bounds} find={box.cell}
      walk={(from, event) => walk(box, box.cell(from)!, event, lit)} look={() => wanted(lit, scenes, message.seat)}
      moment={`${message.number}/${message.trial?.step ?? ""}`} first={lit[0] ?? box.at(0, 0)?.name ?? ""}
      draw={({ reached, focused }) => (
        <>
          <Ground box={box} scenes={scenes} point={point} message={message} />
          <Cells message={message} view={view} scenes={scenes} point={point} chosen={chosen} reached={reached} />
          <Over message={message} view={view} scenes={scenes} point={point} chosen={chosen} focused={focused} />
        </>
      )}
      beside={(camera) => (
        <>
          <MiniMap box={box} camera={camera} scenes={scenes} lit={lit} />
          <Supply axolotls={view.axolotls} shrine_tiles={view.shrine_tiles} />
          <Controls camera={camera}>
            <ShowPart camera={camera} label={say("feya-ui-my-boats")} icon="sailboat"
              part={() => boatBounds(scenes, message.seat)} />
          </Controls>
        </>
      )} />
  );
}

/** The place whose options are lit in a cell. */
function placeIn(scene: CellScene, point: string, seat: number, acted: readonly number[]): string {
  if (point === "choose_boat") {
    const mine = scene.boats.filter((boat) => boat.seat === seat);
    const boat = mine.find((one) => !acted.includes(one.boat)) ?? mine[0];
    if (boat !== undefined) return `boat:${boat.boat}`;
  }
  if (point === "celebrate_island" && scene.island !== "") return `island:${scene.island}`;
  return `cell:${scene.cell.name}`;
}

/** The lit cells in reading order, of an island only the one it is named by. */
function useLit(scenes: Scenes, message: TableMessage, view: SwampView): string[] {
  const session = useSession();
  const places = session?.isMyTurn.value ? session.lit.value : null;
  if (places === null) return [];
  const point = myPoint(message);
  const found: string[] = [];
  for (const [name, scene] of scenes) {
    const place = placeIn(scene, point, message.seat, view.action.acted);
    if (!places.has(place)) continue;
    if (!place.startsWith("island:") || scene.island === name) found.push(name);
  }
  return found;
}

interface LayerProps {
  message: TableMessage;
  scenes: Scenes;
  point: string;
}

function Ground({ box, scenes, point, message }: LayerProps & { box: Box }): JSX.Element {
  const session = useSession();
  const water = useMemo(() => <Water box={box} />, [box]);
  const land = [...scenes.values()].filter(isLand);
  const shape = land.map(({ cell }) => cell.name).join();
  const shore = useMemo(() => <Shore land={land.map(({ cell }) => cell)} />, [shape]);
  const places = point === "celebrate_island" && session?.isMyTurn.value ? session.lit.value : null;
  const feasting = land.filter(({ island }) => places?.has(`island:${island}`) && message.trial !== undefined);
  return (
    <>
      {water}
      {settings.value.letters && <Coordinates box={box} />}
      {shore}
      <IslandGlow cells={feasting.map(({ cell }) => cell)} />
    </>
  );
}

function letterOf(scene: CellScene): string {
  if (!settings.value.letters) return "";
  const thing = scene.clan !== "" ? scene.clan : scene.swimmer;
  return thing ? say(`feya-letter-${thing}`) : "";
}

function Cells({ message, view, scenes, point, chosen, reached }: LayerProps & {
  view: SwampView; chosen: number | null; reached: string;
}): JSX.Element {
  const { colour } = seatLook(message, Math.max(message.seat, 0));
  const mine = chosen === null ? "" : view.seats[message.seat]?.boats[chosen - 1] ?? "";
  return (
    <g>
      {[...scenes.values()].map((scene) => (
        <CellView key={scene.cell.name} scene={scene} place={placeIn(scene, point, message.seat, view.action.acted)}
          isCurrent={scene.cell.name === reached} isChosen={scene.cell.name === mine} colour={colour}
          letter={letterOf(scene)} />
      ))}
    </g>
  );
}

const NONE: readonly number[] = [];

/** The boats of this seat that can be chosen, by their numbers. */
function litBoats(session: Session | null): readonly number[] {
  if (!session?.isMyTurn.value) return NONE;
  const places = [...session.lit.value.keys()].filter((place) => place.startsWith("boat:"));
  return places.length === 0 ? NONE : places.map((place) => Number(place.slice("boat:".length)));
}

/** What lies over all cells: boats, the points of feasts, rings. */
function Over({ message, view, scenes, point, chosen, focused }: LayerProps & {
  view: SwampView; chosen: number | null; focused: string;
}): JSX.Element {
  const session = useSession();
  const withBoats = [...scenes.values()].filter((scene) => scene.boats.length > 0);
  const feasts = point === "celebrate_island" ? session?.options.value ?? [] : [];
  const acted = message.trial === undefined ? NONE : view.action.acted;
  const lit = litBoats(session);
  return (
    <g class="board-over" aria-hidden="true">
      {withBoats.map((scene) => {
        const isMine = scene.boats.some(({ seat }) => seat === message.seat);
        return (
          <Boats key={scene.cell.name} scene={scene} seat={message.seat} chosen={isMine ? chosen : null}
            acted={isMine ? acted : NONE} lit={isMine ? lit : NONE} />
        );
      })}
      {feasts.map(([id, , , args]) => {
        const cell = scenes.get(String(args["island"] ?? ""))?.cell;
        if (cell === undefined) return null;
        return <g key={id} transform={`translate(${cell.x} ${cell.y})`}><FeastMark points={Number(args["vp"])} /></g>;
      })}
      <Rings scenes={scenes} focused={focused} />
    </g>
  );
}

/** Does a set of places name this cell, its island or its temple? */
function names(places: ReadonlySet<string>, { cell, island, temple }: CellScene): boolean {
  return places.has(`cell:${cell.name}`) || (island !== "" && places.has(`island:${island}`))
    || (temple !== "" && places.has(`temple:${temple}`));
}

function Rings({ scenes, focused }: { scenes: Scenes; focused: string }): JSX.Element {
  const all = [...scenes.values()];
  const changed = fresh.value.size === 0 ? []
    : all.filter((scene) => names(fresh.value, scene) && (scene.kind !== "water" || scene.boats.length > 0));
  const spoken = spokenOf.value.size === 0 ? [] : all.filter((scene) => names(spokenOf.value, scene));
  const at = scenes.get(focused)?.cell;
  const ring = (scene: CellScene, drawn: JSX.Element): JSX.Element => (
    <g key={scene.cell.name} transform={`translate(${scene.cell.x} ${scene.cell.y})`}>{drawn}</g>
  );
  return (
    <>
      {changed.map((scene) => ring(scene, <FreshRing />))}
      <g class="board-spoken">{spoken.map((scene) => ring(scene, <FreshRing />))}</g>
      {at && <g transform={`translate(${at.x} ${at.y})`}><FocusRing /></g>}
    </>
  );
}
