/** The harbour of Katzburg: four ships at the jetty, what a seat costs, who sits where, and when they depart. */

import "./ships.css";

import type { JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { SceneProps } from "../face";
import { useData } from "./box";
import { waves } from "./island-ground";
import { colourOf } from "./look";
import { OriginDot, withOrigin } from "./origin";
import { GoodTile, Merchant, Ship, SilverCoin } from "./pieces";
import { countryOf, deckOf, type DeckTile, type FeliniaData, type FeliniaView, goodsIn, viewOf } from "./view";

export function Strip({ message }: SceneProps): JSX.Element {
  const data = useData(message);
  const view = viewOf(message);
  return (
    <section class="felinia-harbour" aria-label={say("felinia-ui-harbour")}>
      <Waves />
      <div class="felinia-ships">
        {view !== null && data !== null && Object.keys(view.ships).map((pier) => (
          <ShipAtPier key={pier} pier={pier} message={message} view={view} data={data} />
        ))}
      </div>
      <div class="felinia-jetty" aria-hidden="true" />
    </section>
  );
}

const water = { x: -20, y: 14, width: 2400, height: 420 };
const waterLines = waves(water);

function Waves(): JSX.Element {
  return (
    <svg class="felinia-harbour-waves" aria-hidden="true" focusable="false">
      <path class="felinia-waves" d={waterLines} />
    </svg>
  );
}

interface ShipProps {
  pier: string;
  message: TableMessage;
  view: FeliniaView;
  data: FeliniaData;
}

type State = "moored" | "sailing" | "landed";

function stateAt(view: FeliniaView, pier: string): State {
  if (view.explorer?.pier === pier) return "landed";
  return view.sailing.includes(pier) ? "sailing" : "moored";
}

/** The how-manyeth of the ships with a deck tile departs first, by its time. */
function turnOf(view: FeliniaView, data: FeliniaData, departs: string): number {
  const times = Object.values(view.ships).flatMap(({ deck }) => deckOf(data, deck)?.departs ?? []);
  return times.filter((time) => time < departs).length + 1;
}

/** What a seat costs in words. */
export function priceWords(deck: DeckTile): string {
  const goods = Object.entries(deck.goods).map(([good, count]) => `${count} × ${nameOf("felinia", good)}`);
  const coins = deck.coins > 0 ? [say("felinia-count-coins", { coins: deck.coins })] : [];
  return [...goods, ...coins].join(" + ");
}

/** A ship in words: where to, when, for what, and who sits there. */
export function shipWords(pier: string, { message, view, data }: Omit<ShipProps, "pier">): string {
  const ship = view.ships[pier];
  const deck = deckOf(data, ship?.deck ?? null);
  if (ship === undefined || deck === null) return say("felinia-text-no_ship", { pier });
  const free = ship.aboard.filter((rider) => rider === null).length;
  const riders = ship.aboard.flatMap((rider) => (rider === null ? [] : [nameOfSeat(message, rider)])).join(", ");
  const state = stateAt(view, pier);
  return [
    say("felinia-ui-ship", { pier, ship: `ship_${deck.country}`, text: deck.departs }),
    say("felinia-ui-seat-price", { text: priceWords(deck) }),
    ...(riders === "" ? [] : [say("felinia-ui-aboard", { text: riders })]),
    say("felinia-ui-free-seats", { free }),
    ...(state === "moored" ? [] : [say(`felinia-ui-${state}`)]),
  ].join("; ");
}

function ShipAtPier(props: ShipProps): JSX.Element {
  const { pier, view, data } = props;
  const ship = view.ships[pier]!;
  const deck = deckOf(data, ship.deck);
  const words = shipWords(pier, props);
  const help = withOrigin(`${capital(words)}. ${say("felinia-help-board")}`, data.deck_tiles.mark);
  const place = useHelpedPlace(`pier:${pier}`, words, advised(help, "felinia", "country", `${deck?.country}_country`, "any"));
  const state = stateAt(view, pier);
  return (
    <div class={`felinia-ship ${state} ${deck === null ? "bare" : ""} ${stateOf(place)}`} {...onBlock(place)}>
      <svg viewBox="0 0 176 128" aria-hidden="true" focusable="false">
        <g transform="translate(6 8)">
          <Ship country={deck?.country ?? null} />
          {deck !== null && <Deck deck={deck} {...props} />}
        </g>
      </svg>
      {deck !== null && (
        <span class="felinia-ship-time">
          <b>{deck.departs}</b>
          <small title={say("felinia-ui-order")}>{turnOf(view, data, deck.departs)}</small>
          <OriginDot mark={data.deck_tiles.mark} />
        </span>
      )}
      {state !== "moored" && (
        <span class="felinia-ship-state"><Icon name="anchor" size={13} />{say(`felinia-ui-${state}`)}</span>
      )}
      {place.isAsked && <span class="felinia-ship-lock"><Icon name="padlock" size={26} /></span>}
    </div>
  );
}

const SEAT = { first: 24, step: 38, y: 50 };
const CARGO = { first: 24, step: 25, y: 96 };

/** Seats on deck, and on the hull what one of them costs. */
function Deck({ deck, pier, message, view, data }: ShipProps & { deck: DeckTile }): JSX.Element {
  const goods = goodsIn(data, deck.goods);
  return (
    <>
      {view.ships[pier]!.aboard.map((rider, n) => (
        <g key={n} transform={`translate(${SEAT.first + n * SEAT.step} ${SEAT.y})`}>
          <circle class={`felinia-seat ${rider === null ? "free" : ""}`} r="17" />
          {rider !== null && <Merchant colour={colourOf(message, rider)} />}
        </g>
      ))}
      {goods.map((good, n) => (
        <g key={n} transform={`translate(${CARGO.first + n * CARGO.step} ${CARGO.y}) scale(.68)`}>
          <GoodTile good={good} country={countryOf(data, good)} isKeyed />
        </g>
      ))}
      {deck.coins > 0 && (
        <g transform={`translate(${CARGO.first + goods.length * CARGO.step} ${CARGO.y})`}>
          <SilverCoin text={deck.coins} />
        </g>
      )}
    </>
  );
}
