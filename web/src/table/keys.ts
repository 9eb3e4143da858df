/** Keys that work anywhere at the table, unless something is being typed or a dialog lies over it. */

import { isCovered } from "../kit/dialog";
import { placeOfKey } from "../kit/keys";
import { toggleHint } from "./hint-button";
import { type Command, commandAt } from "./key-places";
import { walkKinds, walkLit } from "./lit-walk";
import { hush } from "./place";
import { lastAnswer, meansAnswer, pointsAnswer, questionAnswer, roundAnswer } from "./queries";
import type { Session } from "./session";
import { mainButton } from "./winding-up";

/** What a table opens when a key asks for it. */
export interface Doors {
  onText(): void;
  onKeys(): void;
  onType(): void;
  onIcons(): void;
}

/** Commands that go on while their key is held down. */
const HELD: ReadonlySet<Command> = new Set(["next", "previous", "kind", "kind_before"]);

export function listenToKeys(session: Session, root: HTMLElement, { onText, onKeys, onType, onIcons }: Doors): () => void {
  const speak = (text: string): void => session.voice.speak(text);
  const others = othersInTurn(session);
  const commands: Record<Command, () => void> = {
    question: () => speak(questionAnswer(session)),
    last: () => speak(lastAnswer(session)),
    means: () => speak(meansAnswer(session, Math.max(session.seat, 0))),
    others: () => speak(meansAnswer(session, others())),
    points: () => speak(pointsAnswer(session)),
    round: () => speak(roundAnswer(session)),
    lit: () => focusLit(session, root),
    next: () => walkLit(session, root, 1),
    previous: () => walkLit(session, root, -1),
    kind: () => walkKinds(session, root, 1),
    kind_before: () => walkKinds(session, root, -1),
    main: () => mainButton(session)?.run(),
    undo: () => session.trial.value?.can_undo && session.undo(),
    redo: () => session.trial.value?.can_redo && session.redo(),
    hint: () => toggleHint(session),
    icons: onIcons,
    words: onText,
    type: onType,
    keys: onKeys,
  };
  const listener = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.getModifierState("AltGraph")) return;
    if (isTyping(event.target) || isCovered()) return;
    if (event.key === "Escape") {
      hush();
      session.telling.skip();
      return;
    }
    const command = commandAt(placeOfKey(event));
    if (command === undefined || (event.repeat && !HELD.has(command))) return;
    event.preventDefault();
    commands[command]();
  };
  addEventListener("keydown", listener);
  return () => removeEventListener("keydown", listener);
}

/** The seats of the others, one after the other each time it is asked. */
function othersInTurn(session: Session): () => number {
  let last = session.seat;
  return () => {
    const message = session.message.value!;
    const all = [...session.face.order(message), ...(session.face.besides?.(message) ?? [])];
    const next = all[(all.indexOf(last) + 1) % all.length]!;
    last = next === session.seat ? all[(all.indexOf(next) + 1) % all.length]! : next;
    return last;
  };
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
