/** Why a turn is good: what there is more and less of, each with its sign and the rule it is about. */

import "./coach.css";

import { say, signed } from "../i18n/words";
import { RulesLink } from "../table/rules-door";
import type { Reason } from "../wire/messages";

/** "+2 fish to trade", or "your clan board: +3 VP" where there is nothing to count. */
export function reasonText(game: string, [item, amount, points]: Reason): string {
  const counts = amount !== 0 && amount > 0 === points > 0;
  const text = say(`coach-item-${game}-${item}`, { amount: counts ? Math.abs(amount) : 1 });
  const change = signed(counts ? amount : Math.round(points) || Math.sign(points));
  return say(counts ? "coach-reason-count" : "coach-reason-worth", { change, text });
}

export function Reasons({ game, reasons, label }: { game: string; reasons: Reason[]; label: string }) {
  if (reasons.length === 0) return null;
  return (
    <div class="reasons">
      <h3>{label}</h3>
      <ul>
        {reasons.map((reason) => (
          <li key={reason[0]} class={reason[2] < 0 ? "loss" : "gain"}>
            <RulesLink game={game} rule={reason[3]} title={say("shell-rule", { text: reason[3] })}>
              <span aria-hidden="true">{reason[2] < 0 ? "▼" : "▲"}</span> {reasonText(game, reason)}
            </RulesLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function percent(share: number): number {
  return Math.round(100 * share);
}
