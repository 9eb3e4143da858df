/** Small signs made of icons and numbers: goods, bonuses, tiles, costs. */

import "./symbols.css";

import type { JSX } from "preact";

import { nameOf } from "../../i18n/words";
import { Icon, type IconName } from "../../kit/icons";
import { ACTIONS, BONUSES, GOODS } from "./look";
import type { ActionSpace, Bonus, BonusTile } from "./view";

interface SignProps {
  icon: IconName;
  tone?: string;
  before?: string | number;
  size?: number;
}

/** A number, if any, and its icon. */
export function Sign({ icon, tone = "currentColor", before = "", size = 15 }: SignProps): JSX.Element {
  return (
    <span class="feya-sign">
      {before !== "" && <b>{before}</b>}
      <span class="feya-sign-icon" style={{ color: tone }}><Icon name={icon} size={size} /></span>
    </span>
  );
}

export function Good({ good, amount, size }: { good: string; amount: string | number; size?: number }): JSX.Element {
  const { icon, tone } = GOODS[good] ?? GOODS["vp"]!;
  return <Sign icon={icon} tone={tone} before={amount} {...(size === undefined ? {} : { size })} />;
}

/** The name of a count, where the word for fishing and the word for fish differ. */
export const goodName = (good: string): string => nameOf("feya", good === "fish" ? "fish_resource" : good);

/** What a space of a clan board opens; what comes every round wears a gold line. */
export function BonusSign({ bonus, amount }: Bonus): JSX.Element {
  const { icon, tone, isIncome, counts } = BONUSES[bonus] ?? BONUSES["none"]!;
  return (
    <span class={`feya-bonus ${isIncome ? "income" : ""} ${bonus}`}>
      <span class="feya-sign-icon" style={{ color: tone }}><Icon name={icon} size={15} /></span>
      {counts && <b>{amount}</b>}
    </span>
  );
}

/** The face of a bonus tile. */
export function TileFace({ tile }: { tile: BonusTile }): JSX.Element {
  const [paid] = Object.entries(tile.pay ?? {});
  const [gained] = Object.entries(tile.gain ?? {});
  if (paid !== undefined && gained !== undefined) {
    return (
      <span class="feya-swap">
        <Good good={paid[0]} amount={paid[1]} /><i aria-hidden="true" /><Good good={gained[0]} amount={gained[1]} />
      </span>
    );
  }
  if (tile.action !== undefined) return <Sign icon={ACTIONS[tile.action] ?? "meeple"} size={20} />;
  if (tile.discount !== undefined) return <Good good="discount" amount={`−${tile.discount}`} />;
  if (tile.vp !== undefined) return <Good good="vp" amount={tile.vp} />;
  const [good, amount] = tile.range === undefined ? ["catch", tile.catch ?? ""] : ["range", tile.range];
  return <Good good={good} amount={`+${amount}`} />;
}

/** What a worker pays on an action space, or gets there; empty for a plain one. */
export function SpaceFace({ space }: { space: ActionSpace }): JSX.Element | null {
  if (space.pay_mana > 0) return <Good good="mana" amount={space.pay_mana} size={12} />;
  const [gain] = Object.entries(space.gain);
  return gain === undefined ? null : <Good good={gain[0]} amount={`+${gain[1]}`} size={12} />;
}
