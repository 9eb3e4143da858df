/** Beside the island: whose merchant is on the way, the steps it has taken, and the food for more. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { SeatMark } from "../../kit/marks";
import type { Camera } from "../../table/board/camera";
import { type Corner, useCorner } from "../../table/board/corner";
import { nameOfSeat } from "../../table/who";
import { useWidth } from "../../table/width";
import type { TableMessage } from "../../wire/messages";
import { explorerSeat } from "./island-scene";
import { colourOf } from "./look";
import type { FeliniaData, FeliniaView } from "./view";

const CORNERS: readonly Corner[] = ["bottom-right", "top-right", "top-left", "bottom-left"];
const CORNERS_OF_PHONES: readonly Corner[] = ["top-right", "top-left", "bottom-right", "bottom-left"];

interface WalkProps {
  camera: Camera;
  message: TableMessage;
  view: FeliniaView;
  data: FeliniaData;
}

export function WalkNote({ view, ...rest }: WalkProps): JSX.Element | null {
  return view.explorer === null || explorerSeat(view) < 0 ? null : <Walk view={view} steps={view.explorer.steps} {...rest} />;
}

function Walk({ camera, message, view, data, steps }: WalkProps & { steps: number }): JSX.Element {
  const note = useRef<HTMLDivElement>(null);
  const corner = useCorner(camera, note, useWidth() === "phone" ? CORNERS_OF_PHONES : CORNERS);
  const seat = explorerSeat(view);
  const food = view.seats[seat]?.food ?? 0;
  const free = data.exploring.steps;
  return (
    <div class="felinia-walk" role="note" ref={note} data-corner={corner ?? "none"}>
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
