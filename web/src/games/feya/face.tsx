/** Feya's Swamp in the browser. */

import { nameOf, say } from "../../i18n/words";
import { addIcons } from "../../kit/icons";
import type { TableMessage } from "../../wire/messages";
import type { Face } from "../face";
import { Board } from "./board";
import { Common, roundTitleOf } from "./common";
import { icons } from "./icon-paths";
import { kinds } from "./kinds";
import { legend } from "./legend";
import { seatLook, SOURCES } from "./look";
import { meansOf } from "./means";
import { placeOf, placesOf, priceOf, stepOf, sumsOf } from "./notation";
import { SeatBoard, SeatLine } from "./seat";
import { Strip } from "./strip";
import { textOf } from "./text";
import { type SwampView, viewOf } from "./view";

addIcons(icons);

/** Endings whose sentences are long for a button. */
const SHORT: ReadonlySet<string> = new Set(["stop", "finish"]);

export const face: Face = {
  name: "feya",
  placeOf,
  legend,
  pointOf: (view) => (view as SwampView | undefined)?.decision?.point ?? "",
  endings: ["stop", "finish", "end", "confirm"],
  endingName: (notation) => (SHORT.has(notation) ? say(`feya-ui-ending-${notation}`) : null),
  isSmall: (place, message) => place.startsWith("worker:") || isSharedBoat(place, message),
  badge: (message, seat) => {
    const clan = viewOf(message)?.seats[seat]?.clan;
    return { ...seatLook(message, seat), people: clan ? nameOf("feya", clan) : "" };
  },
  order: (message) => {
    const order = viewOf(message)?.order ?? [];
    return order.length === message.players ? order : message.chairs.map((_, seat) => seat);
  },
  step: stepOf,
  sums: sumsOf,
  placesOf,
  price: priceOf,
  Common,
  Strip,
  Board,
  SeatBoard,
  SeatLine,
  text: textOf,
  means: meansOf,
  roundTitle: (message) => {
    const view = viewOf(message);
    return view === null ? "" : roundTitleOf(view);
  },
  kinds,
  sources: SOURCES,
};

/** Two boats of one seat in one cell cannot both be pointed at. */
function isSharedBoat(place: string, message: TableMessage): boolean {
  const [kind, number] = place.split(":");
  if (kind !== "boat") return false;
  const boats = viewOf(message)?.seats[message.seat]?.boats ?? [];
  const cell = boats[Number(number) - 1];
  return boats.filter((one) => one === cell).length > 1;
}
