/** What happened since one's last turn, and under it the log. */

import { useEffect, useRef } from "preact/hooks";

import { say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { LogPanel } from "./log";
import type { Session } from "./session";
import { PaceChoice } from "./telling-pace";

/** Beside the table, and over it where there is no room: it stays until it is closed. */
export function SincePanel({ session, onClose }: { session: Session; onClose: () => void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const leave = (event: KeyboardEvent): void => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    <aside class={`since-panel panel ${session.face.talkSide ?? "common"}`} ref={panel} tabIndex={-1} aria-label={say("table-told-since")} onKeyDown={leave}>
      <button type="button" class="since-close" onClick={onClose} aria-label={say("shell-close")}><Icon name="cross" size={16} /></button>
      <PaceChoice />
      <LogPanel session={session} />
    </aside>
  );
}
