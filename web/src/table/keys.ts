/** Keys that work anywhere at the table, unless something is being typed or a dialog lies over it. */

import { isCovered } from "../kit/dialog";
import { keyOf } from "../kit/keys";
import { toggleHint } from "./hint-button";
import { hush } from "./place";
import type { Session } from "./session";
import { mainButton } from "./winding-up";

export function listenToKeys(session: Session, root: HTMLElement, onText: () => void): () => void {
  const keys: Record<string, () => void> = {
    u: () => session.trial.value?.can_undo && session.undo(),
    r: () => session.trial.value?.can_redo && session.redo(),
    e: () => mainButton(session)?.run(),
    t: onText,
    "/": onText,
    b: () => focusLit(session, root),
    h: () => toggleHint(session),
    Escape: () => { hush(); session.telling.skip(); },
  };
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return;
    if (isCovered()) return;
    const action = keys[keyOf(event)];
    if (action === undefined) return;
    if (event.key !== "Escape") event.preventDefault();
    action();
  };
  addEventListener("keydown", listener);
  return () => removeEventListener("keydown", listener);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName));
}

/** Moves the focus to the first thing that answers the question, or else to the first that is lit, wherever it lies. */
function focusLit(session: Session, root: HTMLElement): void {
  const asked = new Set(session.placesAsked());
  const lit = [...root.querySelectorAll<HTMLElement>('[data-lit="true"], .tray-option')];
  (lit.find(({ dataset }) => asked.has(dataset["place"] ?? "")) ?? lit[0])?.focus();
}
