/** How long people may think. */

import type { JSX } from "preact";

import { say } from "../i18n/words";
import { Choice, Select } from "../kit/field";
import type { PartProps } from "./new-table";
import { Sheet } from "./page";
import type { PacePlan } from "./plan";

const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90];
const SECONDS = [0, 10, 20, 30, 60, 120];
const DAYS = [1, 2, 3, 5, 7, 14];

function offers(usual: number[], now: number, key: string, unit: string): { value: string; label: string }[] {
  const all = usual.includes(now) ? usual : [...usual, now].sort((a, b) => a - b);
  return all.map((amount) => ({ value: String(amount), label: say(key, { [unit]: amount }) }));
}

export function PaceSheet({ plan, onChange }: PartProps): JSX.Element {
  const pace = plan.pace;
  const change = (wish: Partial<PacePlan>): void => onChange({ ...plan, pace: { ...pace, ...wish } });
  return (
    <Sheet title={say("shell-new-pace")}>
      <div class="stack loose">
        <Choice label={say("shell-new-pace")} isLabelHidden value={pace.kind}
          help={say(`shell-new-pace-${pace.kind}-help`, { players: plan.seats.length })}
          offers={(["none", "live", "days"] as const)
            .map((kind) => ({ value: kind, label: say(`shell-new-pace-${kind}`) }))}
          onChange={(kind) => change({ kind })} />
        {pace.kind === "live" && (
          <div class="new-pair">
            <Select label={say("shell-new-bank")} value={String(pace.minutes)}
              offers={offers(MINUTES, pace.minutes, "shell-minutes-long", "minutes")}
              onChange={(minutes) => change({ minutes: Number(minutes) })} />
            <Select label={say("shell-new-increment")} value={String(pace.seconds)}
              offers={offers(SECONDS, pace.seconds, "shell-seconds-long", "seconds")}
              onChange={(seconds) => change({ seconds: Number(seconds) })} />
          </div>
        )}
        {pace.kind === "days" && (
          <Select label={say("shell-new-days")} value={String(pace.days)}
            offers={offers(DAYS, pace.days, "shell-days-long", "days")}
            onChange={(days) => change({ days: Number(days) })} />
        )}
        {pace.kind !== "none" && (
          <Choice label={say("shell-new-late")} value={pace.on_timeout}
            offers={(["bot", "resign"] as const).map((what) => ({ value: what, label: say(`shell-new-late-${what}`) }))}
            onChange={(on_timeout) => change({ on_timeout })} />
        )}
      </div>
    </Sheet>
  );
}
