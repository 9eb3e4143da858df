/** How fast the turns of others are shown: beside the strip, and in the settings. */

import { say } from "../i18n/words";
import { change, TELLING_PACES } from "../person/self";
import type { TellingPace } from "../wire/messages";
import { paceNow } from "./telling";

export function PaceChoice() {
  const now = paceNow();
  return (
    <label class="telling-pace" title={say("table-pace-help")}>
      <span class="hidden">{say("table-pace")}</span>
      <select onChange={(event) => void change({ telling: event.currentTarget.value as TellingPace })}>
        {TELLING_PACES.map((pace) => <option key={pace} value={pace} selected={pace === now}>{say(`table-pace-${pace}`)}</option>)}
      </select>
    </label>
  );
}
