/** The Eclipse: who has chosen in secret, and, when all have, the strength and the pile of everybody. */

import "./eclipse.css";

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { nameOfSeat } from "../../table/who";
import { CardChip, cardKind } from "./card";
import { sideOf } from "./look";
import { SideIcon } from "./pieces";
import { VerbIcon } from "./symbols";
import { CARDS, NO_PICTURE } from "./symbols-look";
import { packSize, packWords } from "./symbols-words";
import { isTurnDone, type Scene } from "./view";

/** Is a secret choice of several open?  Only then does everybody know what is asked. */
export function isSealed({ view }: Scene): boolean {
  const point = view.decision?.point;
  return point === "eclipse_pile" || point === "chief_side";
}

/** One line for everybody: chosen or choosing while it is secret, pile and strength afterwards. */
export function EclipseLine({ scene }: { scene: Scene }): JSX.Element | null {
  const { view } = scene;
  if (isTurnDone(scene.message) || (!isSealed(scene) && view.phase !== "eclipse")) return null;
  const order = view.order.length === view.tribes.length ? view.order : view.tribes.map((_, n) => n);
  return (
    <ol class="winter-eclipse" aria-label={say(isSealed(scene) ? "winter-ui-choosing" : "winter-ui-strengths")}>
      {order.map((tribe) => <li key={tribe}><Entry scene={scene} tribe={tribe} /></li>)}
    </ol>
  );
}

function Entry({ scene, tribe }: { scene: Scene; tribe: number }): JSX.Element {
  return (
    <span class="winter-eclipse-entry">
      <SideIcon side={sideOf(scene.message, tribe)} size={17} title={nameOfSeat(scene.message, tribe)} />
      {isSealed(scene) ? <Sealed scene={scene} tribe={tribe} /> : <Shown scene={scene} tribe={tribe} />}
    </span>
  );
}

function Sealed({ scene: { view }, tribe }: { scene: Scene; tribe: number }): JSX.Element {
  const isChoosing = view.decision?.seats.includes(tribe) ?? false;
  const text = say(isChoosing ? "winter-ui-chooses" : "winter-ui-has-chosen");
  return (
    <span class={isChoosing ? "waits" : "done"} title={text}>
      <Icon name={isChoosing ? "hourglass" : "tick"} size={13} title={text} />
    </span>
  );
}

/** The own pile lies below, card by card. */
function Shown({ scene: { view, data, message }, tribe }: { scene: Scene; tribe: number }): JSX.Element {
  const { pile, strength } = view.tribes[tribe]!;
  return (
    <>
      <b title={nameOf("winter", "strength")}>{strength}</b><VerbIcon verb="strength" size={15} />
      {packSize(pile) > 0 && tribe !== message.seat && (
        <span class="winter-eclipse-pile" title={packWords(pile)}>
          {Object.entries(pile).map(([id, count]) => (
            <CardChip key={id} kind={cardKind(data, id)} icon={CARDS[id] ?? NO_PICTURE} count={count}
              title={nameOf("winter", id)} />
          ))}
        </span>
      )}
    </>
  );
}
