/** On a shared device: nothing is shown until the next person has it in hand. */

import { useEffect, useRef } from "preact/hooks";

import { say } from "../i18n/words";
import { letGo } from "./asking";
import type { Session } from "./session";
import { nameOfSeat } from "./who";

export function Curtain({ session }: { session: Session }) {
  const message = session.message.value!;
  const isPassing = session.passingTo.value >= 0;
  const name = nameOfSeat(message, isPassing ? session.passingTo.value : message.seat);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    letGo();
    // Not the button: a key meant for the table before would open the curtain.
    title.current?.focus();
  }, []);
  return (
    <main class="curtain">
      <h1 ref={title} tabIndex={-1}>{say("table-curtain", { text: name })}</h1>
      <button class="main-button" disabled={isPassing} onClick={() => { session.curtain.value = false; }}>
        {say("table-curtain-open", { text: name })}
      </button>
    </main>
  );
}
