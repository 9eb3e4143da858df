/** The board of a player: whole for oneself or whom one looks at, small for the others; the same facts in one order. */

import "./seat.css";

import type { JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { fresh, spokenOf, useSession } from "../../table/place";
import { nameOfSeat } from "../../table/who";
import type { SeatProps } from "../face";
import { useScene } from "./box";
import { Heaps } from "./hand-heaps";
import { CardBack, PieceIcon } from "./pieces";
import { Animals, Stones } from "./seat-animals";
import { Head } from "./seat-head";
import { Camps, Megaliths, RaftMark, StoreBar, Villages } from "./seat-parts";
import { megalithsBuilt, sceneOfSeat, type SeatScene } from "./seat-scene";
import { VerbIcon } from "./symbols";
import { packSize } from "./symbols-words";
import { drafted } from "./view";

export function SeatBoard(props: SeatProps): JSX.Element {
  const session = useSession();
  const scene = sceneOfSeat(props, useScene(props.message));
  if (scene === null) return <section class="winter-seat panel" aria-busy="true" />;
  const isWhole = props.isOwn || session?.turnedTo.value === props.seat;
  return isWhole && scene.side !== "rival" ? <Whole scene={scene} /> : <Small scene={scene} />;
}

function className({ side, number, isMine }: SeatScene, kind: string): string {
  const place = `seat:${number}`;
  const isNamed = spokenOf.value.has(place) || (!isMine && fresh.value.has(place));
  return `winter-seat panel ${kind} ${side} ${isMine ? "mine" : ""} ${isNamed ? "named" : ""}`;
}

function Whole({ scene }: { scene: SeatScene }): JSX.Element {
  return (
    <section class={className(scene, "whole")} aria-label={nameOfSeat(scene.message, scene.number)}
      data-place={`seat:${scene.number}`}>
      <Head scene={scene} isWhole />
      <div class="winter-stores"><StoreBar scene={scene} thing="food" /><StoreBar scene={scene} thing="tools" /></div>
      <div class="winter-rows"><Camps scene={scene} /><Villages scene={scene} /></div>
      <div class="winter-rows">
        <Megaliths scene={scene} />
        <span class="winter-held-things"><RaftMark scene={scene} size={27} /><Stones scene={scene} size={27} /></span>
      </div>
      <div class="winter-beasts"><Animals scene={scene} /></div>
      {!scene.isMine && <Hidden scene={scene} />}
    </section>
  );
}

/** The cards of another: backs of the hand, and the piles that are open. */
function Hidden({ scene: { tribe, side } }: { scene: SeatScene }): JSX.Element {
  return (
    <div class="winter-hidden">
      <span class="winter-pieces" role="img" aria-label={say("winter-ui-hand-size", { count: tribe.hand_size })}>
        {Array.from({ length: tribe.hand_size }, (_, n) => (
          <PieceIcon key={n} size={26} reach={16.4}><CardBack side={side} /></PieceIcon>
        ))}
      </span>
      <Heaps tribe={tribe} side={side} />
    </div>
  );
}

interface Counted {
  verb: string;
  count: number;
  text: string;
}

/** What is counted of another player, in the order of one's own board. */
function countsOf({ tribe, data, side }: SeatScene): Counted[] {
  const camps = data.limits.camps - tribe.camps_home;
  const animals = packSize(tribe.animals);
  const entry = (verb: string, count: number, text: string): Counted =>
    ({ verb, count, text: `${capital(text)}: ${count}` });
  const pieces = [
    entry("camp", camps, say("winter-ui-camps-away")),
    entry("village", tribe.villages.length, say("winter-ui-villages")),
  ];
  const things = [
    entry("hunt_open", animals, say("winter-ui-animals")), entry("stone", tribe.stones.length, say("winter-ui-stones")),
  ];
  if (side === "rival") return [entry("honor", tribe.honor, nameOf("winter", "honor")), ...pieces, things[0]!];
  return [
    entry("food", tribe.food, nameOf("winter", "food")), entry("tools", tribe.tools, nameOf("winter", "tools")),
    ...pieces,
    entry("megalith", megalithsBuilt(tribe), say("winter-ui-megaliths")), ...things,
  ];
}

function Small({ scene }: { scene: SeatScene }): JSX.Element {
  const { message, number, tribe, side } = scene;
  const handSize = say("winter-ui-hand-size", { count: tribe.hand_size });
  return (
    <section class={className(scene, "small")} aria-label={nameOfSeat(message, number)} data-place={`seat:${number}`}>
      <Head scene={scene} isWhole={false} />
      <div class="winter-small-row">
        {countsOf(scene).map((counted) => <Count key={counted.verb} scene={scene} {...counted} />)}
        {side !== "rival" && (
          <span class="winter-count" title={handSize}>
            <PieceIcon size={19} reach={16.4} title={handSize}><CardBack side={side} /></PieceIcon>
            <b>{tribe.hand_size}</b>
          </span>
        )}
      </div>
    </section>
  );
}

function Count({ scene: { message, number }, verb, count, text }: { scene: SeatScene } & Counted): JSX.Element {
  const change = drafted(message, verb, number);
  return (
    <span class={`winter-count ${count === 0 ? "none" : ""}`} title={text}>
      <span class="hidden">{text}</span>
      <VerbIcon verb={verb} size={16} /><b aria-hidden="true" data-count={`${verb}:${number}`}>{count}</b>
      {change !== 0 && <del aria-hidden="true">{count - change}</del>}
    </span>
  );
}

/** A seat in one line: its stores and its points. */
export function SeatLine(props: SeatProps): JSX.Element {
  const scene = sceneOfSeat(props, useScene(props.message));
  if (scene === null) return <span class="winter-seat-line" />;
  const { tribe } = scene;
  const entries = { food: tribe.food, tools: tribe.tools, vp: tribe.score };
  return (
    <span class="winter-seat-line">
      {Object.entries(entries).map(([verb, count]) => (
        <span key={verb}><b>{count}</b><VerbIcon verb={verb} size={15} /></span>
      ))}
    </span>
  );
}
