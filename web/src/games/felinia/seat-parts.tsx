/** Money, income and counts of a player's board. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { PointsButton } from "../../table/points";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { nameOfSeat } from "../../table/who";
import type { Option, TableMessage } from "../../wire/messages";
import { SOURCES } from "./look";
import { isSale, priceOf } from "./notation";
import { OriginDot, withOrigin } from "./origin";
import { FlatDisc, Merchant, PieceIcon } from "./pieces";
import { pieceName, type SeatScene } from "./seat-scene";
import { CoinTag, ThingIcon, thingName } from "./symbols";
import { drafted, type FeliniaData } from "./view";

/** Nothing but sales: they may be made, but are not what is asked. */
export function isQuiet(options: Option[]): boolean {
  return options.length > 0 && options.every((option) => isSale(option[1]));
}

/** What a sale brings, with its sign. */
export function gainOf(options: Option[]): string {
  const [option] = options;
  const gain = option === undefined || !isSale(option[1]) ? null : priceOf(option);
  return gain === null ? "" : `+${gain}`;
}

interface CountProps {
  scene: SeatScene;
  thing: "spice" | "gold" | "food";
  size: number;
}

/** A count with its icon; one's own can be sold.  While a draft changes it, the old value is struck out beside it. */
export function Count({ scene, thing, size }: CountProps): JSX.Element {
  const value = scene.seat[thing];
  const change = drafted(scene.message, thing, scene.number);
  const name = thingName(thing);
  const help = say(`felinia-ui-help-${thing}`);
  const place = useHelpedPlace(pieceName(scene, thing), `${name}: ${value}`, help, scene.isMine);
  const attrs = { ...place.attrs, ...(scene.isMine ? {} : { tabIndex: -1 }) };
  return (
    <span class={`felinia-count slot ${stateOf(place)} ${isQuiet(place.options) ? "quiet" : ""}`} {...attrs}>
      <ThingIcon thing={thing} size={size} />
      <b data-count={`${thing}:${scene.number}`}>{value}</b>
      {change !== 0 && <del>{value - change}</del>}
      {place.isLit && <CoinTag text={gainOf(place.options)} />}
    </span>
  );
}

/** The money track, from nothing to the most one may have. */
export function MoneyTrack({ scene }: { scene: SeatScene }): JSX.Element {
  const { data, seat, message, number } = scene;
  const before = seat.coins - drafted(message, "coins", number);
  const fields = Array.from({ length: data.money.most + 1 }, (_, n) => n);
  const label = say("felinia-ui-coins", { coins: seat.coins, most: data.money.most });
  const place = useHelpedPlace(`seat:${number}:coins`, label, `${label}. ${say("felinia-help-sell")}`, false);
  return (
    <div class={`felinia-money slot ${stateOf(place)}`} {...onBlock(place)}>
      <ThingIcon thing="coins" size={20} />
      {fields.map((n) => (
        <span key={n} class={n === seat.coins ? "here" : n === before ? "was" : ""}
          data-count={n === seat.coins ? `coins:${number}` : undefined}>{n}</span>
      ))}
    </div>
  );
}

/** What the income places bring, in the order in which they are filled. */
function incomePlaces(data: FeliniaData, message: TableMessage): number[] {
  const rising = data.income.places;
  return message.options["income_order"] === "falling" ? [...rising].reverse() : rising;
}

/** The income places in words, of which so many are filled. */
export function incomeWords(data: FeliniaData, message: TableMessage, filled: number): string {
  const left = incomePlaces(data, message).slice(filled).map((coins) => `+${coins}`).join(", ");
  return say("felinia-ui-income", { filled, text: left || "–" });
}

/** The income places, in the order in which they are filled. */
export function Income({ scene }: { scene: SeatScene }): JSX.Element {
  const { data, seat, message, number, isMine, colour } = scene;
  const places = incomePlaces(data, message);
  const label = incomeWords(data, message, seat.income);
  const name = isMine ? "town:income" : `seat:${number}:income`;
  const help = withOrigin(say("felinia-help-place-income"), data.income.mark);
  const place = useHelpedPlace(name, label, advised(help, "felinia", "place", "income"), isMine);
  return (
    <span class={`felinia-income slot ${stateOf(place)}`} {...place.attrs}>
      {places.map((coins, n) => (
        <span key={n} class={n === seat.income && place.isLit ? "next" : ""}>
          {n < seat.income ? <PieceIcon size={24} reach={12}><FlatDisc colour={colour} /></PieceIcon> : `+${coins}`}
        </span>
      ))}
      <OriginDot mark={data.income.mark} />
    </span>
  );
}

interface PiecesProps {
  scene: SeatScene;
  size: number;
}

/** Bid discs beside the board. */
export function Discs({ scene: { seat, colour, number }, size }: PiecesProps): JSX.Element {
  const label = say("felinia-count-discs", { discs: seat.discs });
  const place = useHelpedPlace(`seat:${number}:discs`, label, `${label}. ${say("felinia-ui-help-discs")}`, false);
  return (
    <span class={`felinia-discs slot ${stateOf(place)}`} {...place.attrs} tabIndex={-1}>
      {Array.from({ length: seat.discs }, (_, n) => (
        <PieceIcon key={n} size={size} reach={12}><FlatDisc colour={colour} /></PieceIcon>
      ))}
    </span>
  );
}

/** Merchants in stock. */
export function Stock({ scene: { seat, colour, number }, size }: PiecesProps): JSX.Element {
  const label = say("felinia-count-merchants", { merchants: seat.stock });
  const place = useHelpedPlace(`seat:${number}:stock`, label, `${label}. ${say("felinia-ui-help-stock")}`, false);
  return (
    <span class={`felinia-count slot ${stateOf(place)}`} {...place.attrs} tabIndex={-1}>
      <PieceIcon size={size} reach={17}><Merchant colour={colour} /></PieceIcon><b>{seat.stock}</b>
    </span>
  );
}

/** The points if the game ended now, as far as the one who looks can count them. */
export function Points({ scene }: { scene: SeatScene }): JSX.Element {
  const { standing, number, message } = scene;
  const key = standing.complete ? "felinia-ui-points-now" : "felinia-ui-points-open";
  const text = `${nameOfSeat(message, number)}: ${say(key, { points: standing.points })}`;
  return (
    <PointsButton seat={number} class="felinia-points" text={text}>
      <b data-count={`vp:${number}`}>{standing.points}</b>
      <small>{standing.complete ? "" : "+ "}{say("felinia-ui-vp")}</small>
    </PointsButton>
  );
}

/** Where the points come from, line by line of the score sheet. */
export function Lines({ scene: { standing } }: { scene: SeatScene }): JSX.Element | null {
  const lines = SOURCES.filter(({ id }) => standing.lines[id] !== undefined);
  if (lines.length === 0) return null;
  return (
    <p class="felinia-lines">
      {lines.map(({ id, icon }) => (
        <span key={id} title={nameOf("felinia", id)}>
          <Icon name={icon} size={15} title={nameOf("felinia", id)} /><b>{standing.lines[id]}</b>
        </span>
      ))}
    </p>
  );
}
