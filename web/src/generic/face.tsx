/** The face of a game that has none of its own: drawn from its layout, or else told as named values. */
import "./generic.css";

import type { JSX } from "preact";

import type { Face, SceneProps } from "../games/face";
import { capital, has, say } from "../i18n/words";
import { NONE } from "../table/motion-kinds";
import type { Catalogue, TableMessage } from "../wire/messages";
import { Boards } from "./board";
import { isBoard, isDrawn, type Layout, membersBySeat, type Part, placeIn, valueAt } from "./layout";
import { colourOf } from "./look";
import { CardsView, PartView } from "./parts";
import { SeatLine, SeatSheet } from "./seat";
import { called, inWords, lineOf, textOf, valuesOf } from "./values";

const POINT = "/decision/point";

export function faceFor(game: string, catalogue: Catalogue): Face {
  const layout = (catalogue.layout ?? {}) as Layout;
  const { table = [], hand } = layout;
  const boards = table.filter(isBoard);
  const others = table.filter((part) => !isBoard(part));
  const bySeat = membersBySeat(layout);
  const points = new Set(catalogue.options.map(({ point }) => point));
  const entries = new Map(catalogue.options.map((entry) => [entry.notation, entry]));
  return {
    name: game,
    placeOf: ({ arguments: given }) => placeIn(layout, given),
    // Where there is only one decision, nothing has to say which is open.
    pointOf: (view) => String(valueAt(view, layout.point ?? POINT) ?? (points.size === 1 ? [...points][0] : "")),
    isSmall: (place, message) => !isDrawn(layout, message.view, message.seat, place),
    endings: layout.endings ?? [],
    badge: (_, seat) => ({ colour: colourOf(seat), icon: "meeple", people: "" }),
    order: (message) => orderOf(message, layout),
    step: (notation) => {
      const entry = entries.get(notation);
      const key = `${game}-option-${entry?.point ?? ""}`;
      return entry !== undefined && has(key) ? say(key, entry.arguments) : notation;
    },
    sums: () => [],
    placesOf: ([, , , , , given]) => [placeIn(layout, given)].filter((place) => place !== ""),
    price: () => null,
    ...(boards.length === 0 || others.length === 0 ? {} : {
      Common: ({ message }: SceneProps) => <Parts message={message} parts={others} />,
    }),
    Strip: Round,
    isStripOnPhone: true,
    Board: ({ message }) => (boards.length > 0 ? <Boards message={message} boards={boards} />
      : (
        // What may have to be scrolled can be reached by keys.
        <div class="generic-middle" role="group" aria-label={has(`${game}-title`) ? say(`${game}-title`) : game} tabIndex={0}>
          {table.length > 0 ? <Parts message={message} parts={others} /> : <Sheet message={message} bySeat={bySeat} />}
        </div>
      )),
    ...(hand === undefined ? {} : {
      Hand: ({ message }: SceneProps) => (message.seat < 0 ? null
        : <div class="panel generic-hand"><CardsView message={message} part={hand} seat={message.seat} isLive /></div>),
    }),
    SeatBoard: (props) => <SeatSheet {...props} parts={layout.seat} bySeat={bySeat} />,
    SeatLine,
    text: (message) => textOf(message, bySeat),
    means: (message, seat) => (valuesOf(message, bySeat).seats[seat] ?? []).map(([name, value]) => lineOf(game, name, value)),
    roundTitle: roundOf,
    kinds: { ...NONE, who: "seat" },
    sources: [],
  };
}

function orderOf(message: TableMessage, { order }: Layout): number[] {
  const found = order === undefined ? null : valueAt(message.view, order);
  return Array.isArray(found) && found.length === message.players ? found as number[] : message.chairs.map((_, seat) => seat);
}

function roundOf({ round = 0 }: TableMessage): string {
  return round > 0 ? say("end-round", { round }) : "";
}

function Round({ message }: SceneProps): JSX.Element | null {
  const title = roundOf(message);
  return title === "" ? null : <p class="generic-round">{title}</p>;
}

/** What lies on the table besides boards. */
function Parts({ message, parts }: SceneProps & { parts: readonly Part[] }): JSX.Element {
  return (
    <div class="panel generic-parts">
      {parts.map((part) => <PartView key={part.name} message={message} part={part} seat={message.seat} isLive />)}
    </div>
  );
}

/** A table of which nothing says how it looks: what everybody may know of it, value by value. */
function Sheet({ message, bySeat }: SceneProps & { bySeat: ReadonlySet<string> }): JSX.Element {
  return (
    <dl class="panel generic-sheet">
      {valuesOf(message, bySeat).common.map(([name, value]) => (
        <div key={name}><dt>{capital(called(message.game, name))}</dt><dd>{inWords(message.game, value)}</dd></div>
      ))}
    </dl>
  );
}
