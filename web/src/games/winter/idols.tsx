/** The two idol tracks: who stands where, what the steps bring, and what they are worth at the end. */

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { Tip } from "../../table/tip";
import { nameOfSeat } from "../../table/who";
import { sideOf, THINGS } from "./look";
import { PieceIcon, SideMark } from "./pieces";
import { Reconstructed, VerbIcon } from "./symbols";
import { effectWords } from "./symbols-words";
import type { Scene, Track, TribeView } from "./view";

type TrackName = "honor" | "sacrifice";

export function Idols({ scene }: { scene: Scene }): JSX.Element {
  return (
    <section class="winter-idols panel">
      <h2 class="hidden">{say("winter-ui-idols")}</h2>
      <Reconstructed mark={scene.data.idol_tracks.mark} name="idols" />
      <TrackView scene={scene} name="honor" />
      <TrackView scene={scene} name="sacrifice" />
    </section>
  );
}

/** The Rival has steps of Honor alone. */
const isOn = (tribe: TribeView, name: TrackName): boolean => tribe.colour !== "rival" || name === "honor";

function TrackView({ scene, name }: { scene: Scene; name: TrackName }): JSX.Element {
  const { data, view } = scene;
  const track = data.idol_tracks[name];
  const steps = Array.from({ length: data.idol_tracks.max + 1 }, (_, step) => step);
  const rates = track.rates.map(({ from, rate }) => say(`winter-ui-rate-${name}`, { from, rate })).join("; ");
  return (
    <div class="winter-track">
      <Tip name={`track:${name}`} text={`${say(`winter-help-track-${name}`)} ${rates}`} class="winter-track-name">
        <span style={{ color: `var(--${name})` }}><Icon name={THINGS[name]!.icon} size={16} /></span>
        {say(`winter-ui-track-${name}`)}
      </Tip>
      <ol>
        {steps.map((step) => (
          <Step key={step} scene={scene} name={name} track={track} step={step}
            here={view.tribes.flatMap((tribe, n) => (tribe[name] === step && isOn(tribe, name) ? [n] : []))} />
        ))}
      </ol>
    </div>
  );
}

interface StepProps {
  scene: Scene;
  name: TrackName;
  track: Track;
  step: number;
  here: number[];
}

function Step({ scene: { message }, name, track, step, here }: StepProps): JSX.Element {
  const bonus = track.bonuses[String(step)];
  const text = [
    say("winter-ui-step-of", { track: name, step }), bonus === undefined ? "" : effectWords(bonus),
    here.map((tribe) => nameOfSeat(message, tribe)).join(", "),
  ].filter((part) => part !== "").join(": ");
  const isRate = track.rates.some(({ from }) => from === step && step > 0);
  return (
    <li class={`${isRate ? "rate" : ""} ${bonus === undefined ? "" : "bonus"}`} title={text} aria-label={text}>
      {here.length > 0
        ? <span class={`winter-markers n${Math.min(here.length, 4)}`}>{here.map((tribe) => (
          <PieceIcon key={tribe} size={16} reach={7}><SideMark side={sideOf(message, tribe)} size={11} /></PieceIcon>
        ))}</span>
        : bonus !== undefined ? <VerbIcon verb={bonus[0]?.verb ?? ""} size={13} /> : <span>{step}</span>}
    </li>
  );
}
