/** The board of a player: whole for oneself or whom one looks at, small for the others; the same facts in one order. */

import "./seat.css";

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import { Icon, type IconName } from "../../kit/icons";
import { Avatar } from "../../kit/marks";
import { fresh, spokenOf, useSession } from "../../table/place";
import { levelOf, nameOfSeat } from "../../table/who";
import type { SeatProps } from "../face";
import { useData } from "./box";
import { Goods, GoodsLine } from "./seat-goods";
import { Count, Discs, Income, Lines, MoneyTrack, Points, Stock } from "./seat-parts";
import { sceneOfSeat, type SeatScene } from "./seat-scene";
import { Cards, Tokens } from "./seat-secrets";
import { ThingIcon, thingName } from "./symbols";
import { drafted } from "./view";

export function SeatBoard(props: SeatProps): JSX.Element {
  const session = useSession();
  const scene = sceneOfSeat(props, useData(props.message));
  if (scene === null) return <section class="felinia-seat panel" aria-busy="true" />;
  const isWhole = props.isOwn || session?.turnedTo.value === props.seat;
  return isWhole ? <Whole scene={scene} /> : <Small scene={scene} />;
}

const THINGS_HELD = ["spice", "gold", "food"] as const;

/** What is held in this mode: food belongs to the advanced game. */
function held({ view }: SeatScene): (typeof THINGS_HELD)[number][] {
  return THINGS_HELD.filter((thing) => thing !== "food" || view.mode === "advanced");
}

function className({ colour, number, isMine }: SeatScene, kind: string): string {
  const place = `seat:${number}`;
  const isNamed = spokenOf.value.has(place) || (!isMine && fresh.value.has(place));
  return `felinia-seat panel ${kind} ${colour} ${isMine ? "mine" : ""} ${isNamed ? "named" : ""}`;
}

/** What is to be said of a player beside the name; the level of a bot, where there is room. */
function Below({ scene: { message, view, number, isMine } }: { scene: SeatScene }): JSX.Element {
  const first = view.first === number ? say("felinia-ui-first-player") : "";
  const words = [isMine ? say("felinia-ui-you") : "", first].filter((word) => word !== "").join(", ");
  const level = levelOf(message, number);
  return <p>{words}{level !== "" && <span class="felinia-level">{words === "" ? level : `, ${level}`}</span>}</p>;
}

/** Who, and how many points; the card of another player can be turned up and down by it. */
function Head({ scene, isWhole }: { scene: SeatScene; isWhole: boolean }): JSX.Element {
  const session = useSession();
  const { message, number, colour, isMine } = scene;
  const name = nameOfSeat(message, number);
  const canTurn = session !== null && (!isMine || session.turnedTo.value !== null);
  const turn = (event: Event): void => {
    event.stopPropagation();
    if (session !== null) session.turnedTo.value = isWhole || isMine ? null : number;
  };
  const label = say(isWhole ? "felinia-ui-fold" : "felinia-ui-unfold", { text: name });
  return (
    <header class="felinia-seat-head">
      <Avatar colour={colour} icon="cat" size={isWhole ? 42 : 34} />
      <div class="felinia-seat-names"><h2>{name}</h2><Below scene={scene} /></div>
      {isWhole ? <Stock scene={scene} size={26} /> : <GoodsLine scene={scene} />}
      <Points scene={scene} />
      {canTurn && (
        <button type="button" class={`felinia-turn ${isWhole ? "up" : ""}`} aria-expanded={isWhole} onClick={turn}
          aria-label={label} title={label}>
          <Icon name="chevron" size={13} />
        </button>
      )}
    </header>
  );
}

function Whole({ scene }: { scene: SeatScene }): JSX.Element {
  return (
    <section class={className(scene, "whole")} aria-label={nameOfSeat(scene.message, scene.number)}
      data-place={`seat:${scene.number}`}>
      <Head scene={scene} isWhole />
      <MoneyTrack scene={scene} />
      <div class="felinia-purse">
        <Income scene={scene} />
        <Discs scene={scene} size={20} />
        <span class="felinia-held-things">
          {held(scene).map((thing) => <Count key={thing} scene={scene} thing={thing} size={19} />)}
        </span>
      </div>
      <Goods scene={scene} />
      <Tokens scene={scene} />
      <Cards scene={scene} />
      <Lines scene={scene} />
    </section>
  );
}

/** Coins and what else is held, in a row. */
function Counts({ scene }: { scene: SeatScene }): JSX.Element {
  const { seat, number, message } = scene;
  const change = drafted(message, "coins", number);
  return (
    <span class="felinia-counts">
      <span class="felinia-count" title={thingName("coins")}>
        <ThingIcon thing="coins" size={17} /><b data-count={`coins:${number}`}>{seat.coins}</b>
        {change !== 0 && <del>{seat.coins - change}</del>}
      </span>
      {held(scene).map((thing) => <Count key={thing} scene={scene} thing={thing} size={17} />)}
    </span>
  );
}

function Small({ scene }: { scene: SeatScene }): JSX.Element {
  const { tokens, bonus_tiles: tiles, castles } = scene.seat.counts;
  return (
    <section class={className(scene, "small")} aria-label={nameOfSeat(scene.message, scene.number)}
      data-place={`seat:${scene.number}`}>
      <Head scene={scene} isWhole={false} />
      <div class="felinia-small-row">
        <Counts scene={scene} />
        <span class="felinia-counts">
          <Discs scene={scene} size={15} />
          <Stock scene={scene} size={20} />
          <Held icon="paw-print" count={tokens} text={say("felinia-count-tokens", { tokens })}
            mark={`tokens:${scene.number}`} />
          {tiles > 0 && <Held icon="crown" count={tiles} text={say("felinia-count-bonus_tiles", { tiles })} />}
          {castles > 0 && <Held icon="castle" count={castles} text={say("felinia-count-castles", { castles })} />}
        </span>
      </div>
    </section>
  );
}

interface HeldProps {
  icon: IconName;
  count: number;
  text: string;
  mark?: string;
}

function Held({ icon, count, text, mark }: HeldProps): JSX.Element {
  return (
    <span class="felinia-count minor" title={text}>
      <Icon name={icon} size={16} title={text} /><b data-count={mark}>{count}</b>
    </span>
  );
}

/** A seat in one line: what it owns and its points. */
export function SeatLine(props: SeatProps): JSX.Element {
  const scene = sceneOfSeat(props, useData(props.message));
  if (scene === null) return <span class="felinia-seat-line" />;
  const { seat, standing } = scene;
  return (
    <span class="felinia-seat-line">
      <span><b>{seat.coins}</b><ThingIcon thing="coins" size={15} /></span>
      {held(scene).map((thing) => <span key={thing}><b>{seat[thing]}</b><ThingIcon thing={thing} size={15} /></span>)}
      <span><b>{standing.points}</b><ThingIcon thing="vp" size={15} /></span>
    </span>
  );
}
