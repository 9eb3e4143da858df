/** Keys of a replay: arrows walk, space plays, unless the focus is where they mean something else. */

import type { Replay } from "./replay-state";

export function listenToReplayKeys(replay: Replay): () => void {
  const keys: Record<string, () => void> = {
    ArrowLeft: () => replay.walk(-1, false),
    ArrowRight: () => replay.walk(1, false),
    ArrowUp: () => replay.walk(-1, true),
    ArrowDown: () => replay.walk(1, true),
    PageUp: () => replay.walk(-1, true),
    PageDown: () => replay.walk(1, true),
    Home: () => replay.goTo(0),
    End: () => replay.goTo(replay.last),
    " ": () => replay.toggle(),
  };
  const listener = (event: KeyboardEvent): void => {
    const action = keys[event.key];
    if (action === undefined || event.ctrlKey || event.metaKey || event.altKey || isTaken(event)) return;
    event.preventDefault();
    action();
  };
  addEventListener("keydown", listener);
  return () => removeEventListener("keydown", listener);
}

/** Buttons keep their space, and lists, fields and the board their arrows. */
function isTaken(event: KeyboardEvent): boolean {
  const target = event.target;
  if (event.defaultPrevented || !(target instanceof Element)) return event.defaultPrevented;
  if (event.key === " ") return target.closest("button, a, input, select, summary") !== null;
  return target.closest('input, select, textarea, [data-area="board"] [tabindex], .log-lines, .replay-turns') !== null;
}
