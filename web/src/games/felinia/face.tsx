/** Felinia in the browser. */

import { say } from "../../i18n/words";
import { addIcons } from "../../kit/icons";
import type { Face } from "../face";
import { icons } from "./icon-paths";
import { Board } from "./island";
import { kinds } from "./kinds";
import { legend } from "./legend";
import { colourOf, SOURCES } from "./look";
import { Market } from "./market";
import { meansOf } from "./means";
import { placeOf, placesOf, priceOf, stepOf, sumsOf } from "./notation";
import { SeatBoard, SeatLine } from "./seat";
import { Strip } from "./ships";
import { roundTitleOf, textOf } from "./text";
import { Common } from "./town";
import { type FeliniaView, viewOf } from "./view";

addIcons(icons);

/** Endings that take a disc back; the question says from where. */
const DISC_BACK: ReadonlySet<string> = new Set(["back", "leave"]);

export const face: Face = {
  name: "felinia",
  placeOf,
  legend,
  pointOf: (view) => (view as FeliniaView | undefined)?.decision?.point ?? "",
  endings: ["ashore", "back", "leave", "turn:nothing", "stop", "castle:nothing"],
  endingName: (notation) => (DISC_BACK.has(notation) ? say("felinia-ui-take-back") : null),
  badge: (message, seat) => ({ colour: colourOf(message, seat), icon: "cat", people: "" }),
  order: (message) => {
    const first = viewOf(message)?.first ?? 0;
    const seats = message.chairs.map((_, seat) => seat);
    return [...seats.slice(first), ...seats.slice(0, first)];
  },
  step: stepOf,
  sums: sumsOf,
  placesOf,
  price: priceOf,
  points: (message, seat) => viewOf(message)?.standing[seat]?.points ?? 0,
  stripSide: "below",
  talkSide: "seats",
  Common,
  PhoneCommon: Market,
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
  roundInRail: true,
  kinds,
  sources: SOURCES,
};
