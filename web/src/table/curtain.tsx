/** On a shared device: nothing is shown until the next person has it in hand. */

import { say } from "../i18n/words";
import type { Session } from "./session";
import { nameOfSeat } from "./who";

export function Curtain({ session }: { session: Session }) {
  const message = session.message.value!;
  const name = nameOfSeat(message, message.seat);
  return (
    <main class="curtain">
      <h1>{say("table-curtain", { text: name })}</h1>
      <button class="main-button" onClick={() => { session.curtain.value = false; }}>{say("table-curtain-open", { text: name })}</button>
    </main>
  );
}
