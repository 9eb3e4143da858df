/** Endless Winter in the browser. */

import "./frame.css";

import { addIcons } from "../../kit/icons";
import type { Face } from "../face";
import { Strip } from "./columns";
import { Display } from "./display";
import { Hand } from "./hand";
import { icons } from "./icon-paths";
import { Board } from "./land";
import { kinds } from "./kinds";
import { legend } from "./legend";
import { sideOf, SOURCES } from "./look";
import { meansOf } from "./means";
import { notationAt, placeOf, placesOf, priceOf, stepOf, sumsOf } from "./notation";
import { SeatBoard, SeatLine } from "./seat";
import { Shared } from "./site";
import { roundTitleOf, textOf } from "./text";
import { viewOf, type WinterView } from "./view";

addIcons(icons);

/**
 * Its parts of the table bear names of its own (said-by.ts): winter-ui-table-common, and in the drawer of a phone
 * winter-ui-table-tab-common and winter-ui-table-tab-shared.
 */
export const face: Face = {
  name: "winter",
  placeOf,
  legend,
  notationAt,
  pointOf: (view) => (view as WinterView | undefined)?.decision?.point ?? "",
  // To decline is no ending: whoever presses the main button without looking must not lose a bonus by it.
  endings: ["next", "pile:done", "ability:done", "terrain:rest", "end"],
  badge: (message, seat) => {
    const side = sideOf(message, seat);
    return { colour: side === "rival" ? "neutral" : side, icon: "tipi", people: "" };
  },
  order: (message) => {
    const seats = message.chairs.map((_, seat) => seat);
    return viewOf(message)?.order.filter((seat) => seats.includes(seat)) ?? seats;
  },
  besides: (message) => (viewOf(message)?.tribes ?? [])
    .flatMap(({ colour }, tribe) => (colour === "rival" ? [tribe] : [])),
  step: stepOf,
  sums: sumsOf,
  placesOf,
  price: priceOf,
  points: (message, seat) => viewOf(message)?.tribes[seat]?.score ?? 0,
  isStripOnPhone: true,
  Common: Display,
  Strip,
  Board,
  Hand,
  Shared,
  SeatBoard,
  SeatLine,
  text: textOf,
  means: meansOf,
  roundTitle: (message) => {
    const view = viewOf(message);
    return view === null ? "" : roundTitleOf(view);
  },
  roundInRail: true,
  kinds,
  sources: SOURCES,
};
