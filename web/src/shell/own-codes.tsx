/** The codes that open my seats on another device, told once. */

import type { JSX } from "preact";

import { say } from "../i18n/words";
import { CopyLine } from "./copy";
import { Sheet } from "./page";

export function OwnCodes({ codes }: { codes: Record<string, string> }): JSX.Element | null {
  const own = Object.entries(codes);
  if (own.length === 0) return null;
  return (
    <Sheet title={say("shell-code", { count: own.length })}>
      <div class="stack">
        <p class="field-help">{say("shell-code-help")}</p>
        {own.map(([seat, code]) => (
          <div key={seat} class="stack">
            {own.length > 1 && <h3>{say("shell-seat", { number: Number(seat) + 1 })}</h3>}
            <CopyLine text={code} label={say("shell-seat", { number: Number(seat) + 1 })} />
          </div>
        ))}
      </div>
    </Sheet>
  );
}
