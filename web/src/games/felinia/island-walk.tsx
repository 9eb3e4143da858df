/** Beside the island: whose merchant is on the way, the steps it has taken, and the food for more. */

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { SeatMark } from "../../kit/marks";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import { explorerSeat } from "./island-scene";
import { colourOf } from "./look";
import type { FeliniaData, FeliniaView } from "./view";

interface WalkProps {
  message: TableMessage;
  view: FeliniaView;
  data: FeliniaData;
}

export function WalkNote({ message, view, data }: WalkProps): JSX.Element | null {
  const seat = explorerSeat(view);
  if (view.explorer === null || seat < 0) return null;
  const { steps } = view.explorer;
  const food = view.seats[seat]?.food ?? 0;
  const free = data.exploring.steps;
  return (
    <div class="felinia-walk" role="note">
      <SeatMark colour={colourOf(message, seat)} size={18} />
      <b>{nameOfSeat(message, seat)}</b>
      <span class="felinia-walk-steps" role="img" aria-label={say("felinia-ui-steps", { steps, free })}>
        {Array.from({ length: Math.max(free, steps) }, (_, n) => (
          <i key={n} class={n < steps ? "taken" : ""}><Icon name="paw-print" size={16} /></i>
        ))}
      </span>
      {view.mode === "advanced" && (
        <span class="felinia-walk-food"><Icon name="meat" size={16} title={say("felinia-ui-food")} /> {food}</span>
      )}
    </div>
  );
}
