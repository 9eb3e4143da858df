/** Options that have no place on the board, as buttons just above the lower rail. */

import { useRef } from "preact/hooks";

import { useEdges } from "../kit/edges";
import { useGuard } from "./guard";
import { sentenceOf, taught } from "./place";
import type { Session } from "./session";
import { trayOptions } from "./winding-up";

interface TrayProps {
  session: Session;
  /** Only answers to the question, or only what may be done beside it. */
  part?: "answers" | "asides";
}

export function Tray({ session, part }: TrayProps) {
  const options = trayOptions(session)
    .filter((option) => part === undefined || session.isAside(option) === (part === "asides"));
  const row = useRef<HTMLDivElement>(null);
  useEdges(row);
  const guard = useGuard(options.map((option) => option[1]).join(" "));
  return (
    <div ref={row} class={`tray ${part ?? ""}`}>
      {options.map((option) => {
        const text = sentenceOf(option);
        return (
          <button key={option[0]} class={`tray-option ${session.placeOf(option) === "" ? "quiet" : ""}`}
            data-notation={option[1]} data-taught={taught.value.has(option[1]) || undefined} disabled={session.isWaiting.value} {...guard.attrs}
            // So narrow that its words still stand in two lines, and no narrower.
            style={{ "--letters": text.length }} onClick={guard.click(() => session.choose(option[0]))}>
            {text}
          </button>
        );
      })}
    </div>
  );
}
