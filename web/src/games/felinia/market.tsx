/** The town on a phone: while discs are placed and goods are bought, one's money and the ships stand above the stalls. */

import type { JSX } from "preact";

import type { SceneProps } from "../face";
import { useData } from "./box";
import { Discs, Income } from "./seat-parts";
import { sceneOfSeat } from "./seat-scene";
import { Strip } from "./ships";
import { ThingIcon, thingName } from "./symbols";
import { Common } from "./town";
import { viewOf } from "./view";

export function Market({ message }: SceneProps): JSX.Element {
  const phase = viewOf(message)?.phase ?? "";
  return (
    <div class="felinia-market">
      {(phase === "bidding" || phase === "trading") && <Purse message={message} />}
      {phase === "bidding" && <Strip message={message} />}
      <Common message={message} />
    </div>
  );
}

/** The own money, the income and the discs that are left. */
function Purse({ message }: SceneProps): JSX.Element | null {
  const data = useData(message);
  const scene = message.seat < 0 ? null : sceneOfSeat({ message, seat: message.seat, isOwn: true }, data);
  if (scene === null) return null;
  return (
    <div class={`felinia-purse-line ${scene.colour}`}>
      <span class="felinia-count" title={thingName("coins")}><ThingIcon thing="coins" size={20} /><b>{scene.seat.coins}</b></span>
      <Income scene={scene} />
      <Discs scene={scene} size={20} />
    </div>
  );
}
