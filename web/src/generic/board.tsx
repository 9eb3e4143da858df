/** The boards of a game without a face: cells as places, with what lies on them. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { has, nameOf } from "../i18n/words";
import { SIDE } from "../kit/hex";
import { Mark, tintOf } from "../kit/marks";
import { settings } from "../person/self";
import { BoardView } from "../table/board/board";
import { walk } from "../table/board/keys";
import { around, Controls } from "../table/board/looking";
import { usePlace, useSession } from "../table/place";
import { onShape, stateOf } from "../table/tip";
import { nameOfSeat } from "../table/who";
import type { TableMessage } from "../wire/messages";
import { type Board, type Thing, thingsOn } from "./layout";
import { colourOf } from "./look";
import { boundsOf, outlineOf, type Spot, spotsOf } from "./spots";
import { called, inWords } from "./values";

export function Boards({ message, boards }: { message: TableMessage; boards: readonly Board[] }): JSX.Element {
  const session = useSession();
  const spots = useMemo(() => spotsOf(boards), [boards]);
  const bounds = useMemo(() => boundsOf(spots), [spots]);
  const byName = useMemo(() => new Map(spots.map((spot) => [spot.name, spot])), [spots]);
  const things = useMemo(() => new Map(boards.map((board) => [board, thingsOn(board, message.view)])), [boards, message.view]);
  const places = session?.isMyTurn.value ? session.lit.value : null;
  const lit = places === null ? [] : spots.filter(({ name }) => places.has(name));
  const names = lit.map(({ name }) => name);
  return (
    <BoardView class="generic-board" label={boards.map(({ name }) => called(message.game, name)).join(", ")} bounds={bounds}
      find={(name) => byName.get(name)} walk={(from, event) => walk(spots, byName.get(from)!, event, names)}
      look={() => ({ part: around(lit), isAsked: lit.length > 0 })} moment={`${message.number}/${message.trial?.step ?? ""}`}
      first={names[0] ?? spots[0]?.name ?? ""}
      draw={({ reached, focused }) => (
        <>
          <Lines boards={boards} spots={byName} />
          {spots.map((spot) => (
            <CellView key={spot.name} message={message} spot={spot} isReached={spot.name === reached} isFocused={spot.name === focused}
              things={things.get(spot.board)!.get(spot.cell.name) ?? NONE} />
          ))}
        </>
      )}
      beside={(camera) => <Controls camera={camera} />} />
  );
}

const NONE: Thing[] = [];

/** The lines of graphs, under their cells. */
function Lines({ boards, spots }: { boards: readonly Board[]; spots: ReadonlyMap<string, Spot> }): JSX.Element {
  const lines = boards.flatMap((board) => (board.lines ?? []).map(([from, to]) => [`${board.name}:${from}`, `${board.name}:${to}`] as const));
  return (
    <g class="generic-lines">
      {lines.map(([from, to]) => {
        const [a, b] = [spots.get(from), spots.get(to)];
        return a && b && <line key={`${from} ${to}`} x1={a.x} y1={a.y} x2={b.x} y2={b.y} />;
      })}
    </g>
  );
}

interface CellProps {
  message: TableMessage;
  spot: Spot;
  things: Thing[];
  /** Is it the one cell that the tabulator reaches? */
  isReached: boolean;
  isFocused: boolean;
}

function CellView({ message, spot, things, isReached, isFocused }: CellProps): JSX.Element {
  const { cell, board } = spot;
  const here = called(message.game, cell.name);
  const said = things.map((thing) => ("seat" in thing ? nameOfSeat(message, thing.seat) : inWords(message.game, thing.text)));
  const place = usePlace(spot.name, said.length === 0 ? here : `${here}: ${said.join(", ")}`);
  const points = outlineOf(board);
  const isNamed = spot.isFirst || board.kind === "graph" || board.kind === "track" || settings.value.letters || has(`${message.game}-name-${cell.name}`);
  return (
    <g class={`generic-cell ${stateOf(place)} ${isFocused ? "focused" : ""} ${cell.tint === undefined ? "" : "tinted"}`} transform={`translate(${spot.x} ${spot.y})`}>
      <polygon points={points} class="generic-ground" style={cell.tint === undefined ? undefined : { fill: tintOf(colourOf(cell.tint)) }} />
      {isNamed && <text class="generic-name" y={things.length === 0 ? 3 : SIDE - 7}>{here}</text>}
      <g transform={isNamed ? "translate(0 -4) scale(.8)" : undefined}><Things message={message} things={things} /></g>
      <polygon points={points} class="board-hit" {...onShape(place)} data-cell={spot.name} tabindex={isReached ? 0 : -1} />
    </g>
  );
}

/** So many things are drawn one by one. */
const DRAWN = 4;

function Things({ message, things }: { message: TableMessage; things: Thing[] }): JSX.Element {
  const size = things.length === 1 ? 32 : 17;
  return (
    <g aria-hidden="true">
      {things.slice(0, DRAWN).map((thing, n) => {
        const [x, y] = things.length === 1 ? [0, 0] : [n % 2 === 0 ? -11 : 11, things.length === 2 ? 0 : n < 2 ? -10 : 10];
        return <g key={n} transform={`translate(${x} ${y})`}><ThingView message={message} thing={thing} size={size} /></g>;
      })}
      {things.length > DRAWN && <text class="generic-more" y={SIDE - 8}>{`+${things.length - DRAWN}`}</text>}
    </g>
  );
}

function ThingView({ message, thing, size }: { message: TableMessage; thing: Thing; size: number }): JSX.Element {
  if ("seat" in thing) return <Mark colour={colourOf(thing.seat)} size={size} />;
  const text = typeof thing.text === "number" ? String(thing.text) : nameOf(message.game, thing.text);
  return <text class="generic-thing" y="5" font-size={text.length > 3 ? 10 : 17} textLength={text.length > 8 ? 2 * SIDE - 10 : undefined}
    lengthAdjust="spacingAndGlyphs">{text}</text>;
}
