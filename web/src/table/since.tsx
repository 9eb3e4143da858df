/** Everything since one's last turn, to be read at leisure: each turn is a click from being shown again. */

import { say } from "../i18n/words";
import { SeatMark } from "../kit/marks";
import type { Told } from "./deeds";
import type { Session } from "./session";
import { PartText, ToldText } from "./told";

export function Since({ session }: { session: Session }) {
  const all = session.telling.since.value;
  const isWatching = session.message.value!.seat < 0;
  return (
    <section class="since" aria-label={say(isWatching ? "table-told-last" : "table-told-since")}>
      <h3>{say(isWatching ? "table-told-last" : "table-told-since")}</h3>
      <ol>
        {all.map((told) => <li key={told.key}><Again session={session} told={told} /></li>)}
        {all.length === 0 && <li class="since-none">{say("table-told-since-none")}</li>}
      </ol>
    </section>
  );
}

function Again({ session, told }: { session: Session; told: Told }) {
  const { face, telling } = session;
  const message = session.message.value!;
  const isNow = telling.current.value?.key === told.key;
  return (
    <button type="button" class={`since-turn ${told.look}`} aria-current={isNow ? "step" : undefined}
      title={say("table-told-again")} data-told={told.key} onClick={() => void telling.again(told)}>
      <span class="since-mark">
        {told.seat >= 0 && <SeatMark colour={face.badge(message, told.seat).colour} size="0.95em" />}
      </span>
      <span>
        <ToldText told={told} face={face} message={message} />
        <PartText told={told} face={face} message={message} />
      </span>
    </button>
  );
}
