/** Who sits there, under which chief, and with how many points. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { Avatar } from "../../kit/marks";
import { useSession } from "../../table/place";
import { PointsButton } from "../../table/points";
import { Tip } from "../../table/tip";
import { levelOf, nameOfSeat } from "../../table/who";
import { chiefWords } from "./hand-setup";
import { SideIcon } from "./pieces";
import { Figures } from "./seat-parts";
import { type SeatScene, standingOf } from "./seat-scene";

export function Head({ scene, isWhole }: { scene: SeatScene; isWhole: boolean }): JSX.Element {
  const { message, number } = scene;
  return (
    <header class="winter-seat-head">
      <Face scene={scene} size={isWhole ? 40 : 30} />
      <div class="winter-seat-names">
        <h2>{nameOfSeat(message, number)}{!isWhole && <Level scene={scene} />}</h2>{isWhole && <Below scene={scene} />}
      </div>
      <Figures scene={scene} size={isWhole ? 26 : 21} />
      <Points scene={scene} />
      <Turn scene={scene} isWhole={isWhole} />
    </header>
  );
}

function Face({ scene: { side }, size }: { scene: SeatScene; size: number }): JSX.Element {
  return side === "rival" ? <SideIcon side={side} size={size} /> : <Avatar colour={side} icon="tipi" size={size} />;
}

/** Behind the name, where there is one line only. */
function Level({ scene: { message, number } }: { scene: SeatScene }): JSX.Element | null {
  const level = levelOf(message, number);
  return level === "" ? null : <small>{level}</small>;
}

/** You, the chief with the side that is played, and how well a bot plays. */
function Below({ scene: { message, tribe, data, isMine, number } }: { scene: SeatScene }): JSX.Element {
  const { chief, side } = tribe;
  const level = levelOf(message, number);
  return (
    <p>
      {isMine && <span>{say("winter-ui-you")}{chief !== null && ","}</span>}
      {chief !== null && side === null && <span>{nameOf("winter", chief)}</span>}
      {chief !== null && side !== null && (
        <Tip name={`chief:${number}`} text={chiefWords(data, chief, side)}>
          {nameOf("winter", chief)} {nameOf("winter", side)}
        </Tip>
      )}
      {level !== "" && <span>{level}</span>}
    </p>
  );
}

/** The score track, and what it would be if the game ended now. */
function Points({ scene: { tribe, number, view, message } }: { scene: SeatScene }): JSX.Element {
  const more = view.over ? 0 : standingOf(tribe);
  const total = tribe.score + more;
  const words = [say("winter-ui-points", { points: tribe.score })];
  if (more > 0) words.push(say("winter-ui-if-ended", { points: total }));
  return (
    <PointsButton seat={number} class="winter-points" text={`${nameOfSeat(message, number)}: ${words.join(". ")}`}>
      <span><b data-count={`vp:${number}`}>{tribe.score}</b> <small>{nameOf("winter", "vp")}</small></span>
      {more > 0 && <span class="winter-ended"><span aria-hidden="true">→ </span>{total}</span>}
    </PointsButton>
  );
}

/** The card of another player can be turned up and down. */
function Turn({ scene, isWhole }: { scene: SeatScene; isWhole: boolean }): JSX.Element | null {
  const session = useSession();
  const { message, number, isMine, view } = scene;
  if (session === null || number >= view.players || (isMine && session.turnedTo.value === null)) return null;
  const label = say(isWhole ? "winter-ui-fold" : "winter-ui-unfold", { text: nameOfSeat(message, number) });
  const turn = (event: Event): void => {
    event.stopPropagation();
    session.turnedTo.value = isWhole || isMine ? null : number;
  };
  return (
    <button type="button" class={`winter-turn ${isWhole ? "up" : ""}`} aria-expanded={isWhole} onClick={turn}
      aria-label={label} title={label}>
      <Icon name="chevron" size={13} />
    </button>
  );
}
