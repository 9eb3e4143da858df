/** The boxes of a column: actions with their price, and the bonus of the first figure. */

import type { JSX } from "preact";

import { broken } from "../../i18n/syllables";
import { say } from "../../i18n/words";
import { Icon, type IconName } from "../../kit/icons";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { Effects, Price, VerbIcon } from "./symbols";
import { effectWords } from "./symbols-words";
import type { BoxAction, Effect, Scene } from "./view";

/** The signs of actions, for boxes that offer two, and for prices that are printed elsewhere. */
const DEEDS: Record<string, IconName> = {
  hunt_open: "paw-print", hunt_deck: "deer-track", place_camp: "tipi", move: "footprint", buy_culture: "card-pick",
  found_village: "hut",
};

/** Those of them whose price does not tell what they do. */
const SIGNS: Record<string, IconName> = { recruit: "meeple", take_stone: "rune-stone" };

interface ActionProps {
  scene: Scene;
  number: number;
  actions: BoxAction[];
  isOpen: boolean;
}

export function ActionBox({ scene, number, actions, isOpen }: ActionProps): JSX.Element {
  return (
    <div class={`winter-box-row ${isOpen ? "open" : ""}`}>
      {actions.map((action) => (
        <Action key={action.id} scene={scene} action={action} number={number} isShared={actions.length > 1} />
      ))}
    </div>
  );
}

interface OneAction {
  scene: Scene;
  action: BoxAction;
  number: number;
  isShared: boolean;
}

function Action({ scene, action, number, isShared }: OneAction): JSX.Element {
  const name = say(`winter-ui-deed-${action.id}`);
  const label = say("winter-ui-box", { number, text: name });
  const place = useHelpedPlace(`deed:${action.id}`, label, advised(`${label}. ${say(`winter-help-deed-${action.id}`)}`, "winter", "deed", action.id));
  return (
    <div class={`winter-box ${isShared ? "shared" : ""} ${stateOf(place)}`} {...onBlock(place)}>
      {!isShared && <i class="winter-box-number" aria-hidden="true">{number}</i>}
      {isShared ? <Icon name={DEEDS[action.id] ?? "dot"} size={15} /> : <Named id={action.id} name={name} />}
      <Cost scene={scene} action={action} />
    </div>
  );
}

/** The name of an action, or its sign where there is little room. */
function Named({ id, name }: { id: string; name: string }): JSX.Element {
  const icon = SIGNS[id];
  return (
    <>
      <span class="winter-box-name">{broken(name)}</span>
      {icon !== undefined && <span class="winter-box-sign"><Icon name={icon} size={15} /></span>}
    </>
  );
}

/** What an action costs; where the price is printed elsewhere, a sign of what it does. */
function Cost({ scene: { view }, action }: { scene: Scene; action: BoxAction }): JSX.Element | null {
  const { labour = 0, food = 0, tools = action.tools_by_era?.[view.era - 1] ?? 0 } = action;
  if (labour + food + tools > 0) return <Price labour={labour} food={food} tools={tools} size={14} />;
  if (action.effects !== undefined) return <VerbIcon verb={action.effects[0]?.verb ?? ""} size={16} />;
  return <Icon name={DEEDS[action.id] ?? "dot"} size={16} />;
}

interface FirstProps {
  effects: Effect[];
  /** Does the present figure stand in this column? */
  isHere: boolean;
  isOpen: boolean;
  isTaken: boolean;
}

/** The third box, for the first figure of the round alone. */
export function FirstBox({ effects, isHere, isOpen, isTaken }: FirstProps): JSX.Element {
  const bonus = `${say("winter-ui-deed-first")}: ${effectWords(effects)}`;
  const label = isTaken ? `${bonus}, ${say("winter-ui-first-taken")}` : bonus;
  const name = isHere ? "deed:first" : `first:${effects.map(({ verb }) => verb).join("-")}`;
  const place = useHelpedPlace(name, label, `${label}. ${say("winter-help-deed-first")}`, isHere);
  return (
    <div class={`winter-box-row ${isOpen ? "open" : ""}`}>
      <div class={`winter-box ${isTaken ? "taken" : ""} ${stateOf(place)}`} {...onBlock(place)}>
        <i class="winter-box-number" aria-hidden="true">3</i>
        <span class="winter-box-name">{broken(say("winter-ui-deed-first"))}</span>
        <Effects effects={effects} size={14} />
      </div>
    </div>
  );
}
