/** Katzburg, which belongs to everybody: the phase, the stalls, the guild, what lies in piles. */

import "./town.css";

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { capital, nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { Tip } from "../../table/tip";
import type { SceneProps } from "../face";
import { useData } from "./box";
import { Guild } from "./guild";
import { Piles } from "./piles";
import { described } from "./symbols";
import { roundTitleOf } from "./text";
import { CastleChoice } from "./town-castles";
import { useInSight } from "./town-sight";
import { ClosedStall, Stall } from "./town-stall";
import { viewOf } from "./view";

export function Common({ message }: SceneProps): JSX.Element {
  const data = useData(message);
  const view = viewOf(message);
  const town = useRef<HTMLDivElement>(null);
  useInSight(town, `${message.number}/${message.trial?.step ?? ""}`);
  if (data === null || view === null) return <section class="felinia-town" aria-busy="true" />;
  const scene = { message, data, view };
  const numbers = Array.from({ length: data.stalls.count }, (_, n) => n + 1);
  return (
    <div class="felinia-town" ref={town}>
      <p class="felinia-round">{roundTitleOf(view)}</p>
      <Phases phase={view.phase} />
      <CastleChoice {...scene} />
      <ol class="felinia-stalls" aria-label={say("felinia-text-stalls")}>
        {numbers.map((n) => (`stall_${n}` in view.stalls
          ? <Stall key={n} scene={scene} id={`stall_${n}`} number={n} />
          : <ClosedStall key={n} number={n} />))}
      </ol>
      <Guild scene={scene} />
      <Piles scene={scene} />
    </div>
  );
}

const PHASES = ["bidding", "trading", "exploring", "storing", "preparing"];

/** The phases of a round; the present one is named. */
function Phases({ phase }: { phase: string }): JSX.Element {
  const now = PHASES.indexOf(phase);
  return (
    <ol class="felinia-phases" aria-label={say("felinia-ui-phases")}>
      {PHASES.map((name, n) => (
        <li key={name} class={n === now ? "now" : n < now ? "done" : ""} aria-current={n === now ? "step" : undefined}>
          <Tip name={`phase:${name}`} text={described(name, say(`felinia-help-phase-${name}`))}>
            <b aria-hidden="true">{n < now ? <Icon name="tick" size={11} /> : n + 1}</b>
            <span class={n === now ? "" : "hidden"}>{capital(nameOf("felinia", name))}</span>
          </Tip>
        </li>
      ))}
    </ol>
  );
}
