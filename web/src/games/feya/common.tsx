/** What belongs to everybody: the round, the tiles and guides to take, races and trophies, the supply. */

import "./common.css";

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import type { SceneProps } from "../face";
import { type Box, useBox } from "./box";
import { Races, Trophies } from "./goals";
import { GuideCards } from "./guides";
import { Fish, type FishKind, FISH_KINDS, PieceIcon } from "./pieces";
import { colourName } from "./scene";
import { ClanChoice, SideChoice } from "./setup";
import { BonusTiles } from "./tiles";
import { seasonColours, type SwampView, viewOf } from "./view";

export function Common({ message }: SceneProps): JSX.Element {
  const box = useBox(message);
  const view = viewOf(message);
  if (box === null || view === null) return <section class="feya-round panel" aria-busy="true" />;
  return (
    <>
      <SideChoice message={message} view={view} box={box} />
      <ClanChoice message={message} view={view} box={box} />
      <section class="feya-round panel">
        <RoundBoard view={view} box={box} />
        {!view.over && <BonusTiles view={view} box={box} />}
      </section>
      {!view.over && <GuideCards view={view} box={box} />}
      <section class="feya-goals panel">
        <Races message={message} view={view} box={box} />
        <Trophies view={view} box={box} />
        <Supply view={view} />
      </section>
    </>
  );
}

export function roundTitleOf(view: SwampView): string {
  const rounds = view.deal.seasons.length;
  if (view.round === 0) return say("feya-ui-setup");
  return say("feya-text-round", { round: Math.min(view.round, rounds), rounds });
}

function RoundBoard({ view, box }: { view: SwampView; box: Box }): JSX.Element {
  const now = seasonColours(view, box.data, Math.max(1, view.round)).map(colourName).join(", ");
  return (
    <>
      <header class="feya-head">
        <h2>{roundTitleOf(view)}</h2>
        <span>{say("feya-ui-season", { text: now })}</span>
      </header>
      <ol class="feya-seasons">
        {view.deal.seasons.map((card, n) => <SeasonCard key={card} view={view} box={box} round={n + 1} />)}
      </ol>
    </>
  );
}

const isFish = (colour: string): colour is FishKind => (FISH_KINDS as readonly string[]).includes(colour);

function SeasonCard({ view, box, round }: { view: SwampView; box: Box; round: number }): JSX.Element {
  const colours = seasonColours(view, box.data, round);
  const state = round < view.round ? "past" : round === Math.max(1, view.round) ? "now" : "to-come";
  const hasShrine = round > view.deal.seasons.length - view.shrine_tiles.rounds;
  const text = colours.map(colourName).join(", ");
  return (
    <li class={`feya-season ${state}`} aria-current={state === "now" ? "step" : undefined}>
      <span class="hidden">{say(hasShrine ? "feya-ui-round-shrine" : "feya-ui-round-fish", { round, text })}</span>
      <b aria-hidden="true">{round}</b>
      {colours.filter(isFish).map((kind) => <PieceIcon key={kind} size={36}><Fish kind={kind} /></PieceIcon>)}
      {hasShrine && (
        <span class="feya-season-shrine" title={say("feya-ui-shrine-of-round")}>
          <Icon name="rune-stone" size={13} />
        </span>
      )}
    </li>
  );
}

export function Supply({ view }: { view: SwampView }): JSX.Element {
  return (
    <ul class="feya-supply">
      <li>
        <span>{say("feya-ui-supply-axolotls")}</span>
        <b>{view.axolotls.supply} <span class="feya-pink"><Icon name="axolotl" size={17} /></span></b>
      </li>
      <li>
        <span>{say("feya-ui-supply-shrines")}</span>
        <b>{view.shrine_tiles.supply} <Icon name="rune-stone" size={16} /></b>
      </li>
    </ul>
  );
}
