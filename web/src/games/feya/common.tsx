/** What belongs to everybody: the round, the tiles and guides to take, races and trophies, the supply. */

import "./common.css";

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { memo } from "../../kit/stable";
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
        <RoundBoard round={view.round} deal={view.deal} shrine_tiles={view.shrine_tiles} box={box} />
        {!view.over && <BonusTiles round={view.round} deal={view.deal} tiles_left={view.tiles_left} box={box} />}
      </section>
      {!view.over && <GuideCards round={view.round} display={view.display} box={box} />}
      <section class="feya-goals panel">
        <Races message={message} view={view} box={box} />
        <Trophies deal={view.deal} box={box} />
        <Supply axolotls={view.axolotls} shrine_tiles={view.shrine_tiles} />
      </section>
    </>
  );
}

export function roundTitleOf(view: Pick<SwampView, "round" | "deal">): string {
  const rounds = view.deal.seasons.length;
  if (view.round === 0) return say("feya-ui-setup");
  return say("feya-text-round", { round: Math.min(view.round, rounds), rounds });
}

type Rounds = Pick<SwampView, "round" | "deal" | "shrine_tiles">;

const RoundBoard = memo(({ box, ...view }: Rounds & { box: Box }): JSX.Element => {
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
});

const isFish = (colour: string): colour is FishKind => (FISH_KINDS as readonly string[]).includes(colour);

function SeasonCard({ view, box, round }: { view: Rounds; box: Box; round: number }): JSX.Element {
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

export const Supply = memo((view: Pick<SwampView, "axolotls" | "shrine_tiles">): JSX.Element => {
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
});
