/** Asking the coach: the button in the lower rail, and the place where its answer is shown; the coach is loaded then. */

import type { ComponentType } from "preact";
import { useEffect, useState } from "preact/hooks";
import { signal } from "@preact/signals";

import { readCoach, say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { settings } from "../person/self";
import type { HintDegree } from "../wire/messages";
import { shortcut } from "./key-places";
import type { Session } from "./session";

/** Is the coach being asked? */
const isOpen = signal(false);

/** How much the coach may tell here: what the table allows, and no more than this person wants. */
export function degreeOf(session: Session): HintDegree {
  const message = session.message.value;
  const allowed = message?.hints ?? "off";
  const wished = settings.value.hints ?? "strong";
  if (message === null || message.seat < 0 || message.status !== "running") return "off";
  if (allowed === "off" || wished === "off") return "off";
  return allowed === "waste" || wished === "waste" ? "waste" : "strong";
}

export function toggleHint(session: Session): void {
  if (degreeOf(session) !== "off" && session.isMyTurn.value) isOpen.value = !isOpen.value;
}

export function HintButton({ session }: { session: Session }) {
  if (degreeOf(session) === "off") return null;
  return (
    <button class="rail-button hint-button" disabled={!session.isMyTurn.value} onClick={() => toggleHint(session)}
      aria-expanded={isOpen.value} aria-label={say("table-hint")}
      aria-keyshortcuts={shortcut("hint")}>
      <Icon name="light-bulb" size={18} /><span>{say("table-hint")}</span>
    </button>
  );
}

interface PanelProps {
  session: Session;
  onClose: () => void;
}

export function HintHolder({ session }: { session: Session }) {
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const isWanted = isOpen.value && session.isMyTurn.value;
  const close = (): void => { isOpen.value = false; };
  useEffect(() => close, []);
  useEffect(() => {
    if (!isWanted) close();
    else if (Panel === null) {
      Promise.all([import("../later"), readCoach()]).then(([found]) => setPanel(() => found.HintPanel), close);
    }
  }, [isWanted]);
  return isWanted && Panel !== null ? <Panel session={session} onClose={close} /> : null;
}
