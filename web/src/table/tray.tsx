/** Options that have no place on the board, as buttons just above the lower rail. */

import { sentenceOf } from "./place";
import type { Session } from "./session";
import { trayOptions } from "./winding-up";

export function Tray({ session }: { session: Session }) {
  const options = trayOptions(session);
  return (
    <div class="tray">
      {options.map((option) => (
        <button key={option[0]} class={`tray-option ${session.placeOf(option) === "" ? "quiet" : ""}`}
          data-notation={option[1]} disabled={session.isWaiting.value} onClick={() => session.choose(option[0])}>
          {sentenceOf(option)}
        </button>
      ))}
    </div>
  );
}
