/** The sacred stones on display: those that can be taken, and those of the other era. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { onBlock, stateOf, Tip, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { Panel } from "./display";
import { PieceIcon, SacredStone } from "./pieces";
import { Effects, Price } from "./symbols";
import { COUNTERS, NO_PICTURE, touchedIcon } from "./symbols-look";
import { effectWords } from "./symbols-words";
import type { Effect, Scene, WinterData } from "./view";

const effectsOf = (data: WinterData, stone: string): Effect[] =>
  data.sacred_stones.items.find(({ id }) => id === stone)?.effects ?? [];

/** A stone in words: its name and what it scores. */
export function stoneHelp(data: WinterData, stone: string): string {
  return say("winter-ui-stone-scores", { stone, text: effectWords(effectsOf(data, stone)) });
}

/** A stone as a small picture, with the sign of what it counts. */
export function StoneIcon({ data, stone, size }: { data: WinterData; stone: string; size: number }): JSX.Element {
  const [effect] = effectsOf(data, stone);
  const icon = effect?.argument === undefined ? COUNTERS[effect?.counter ?? ""]?.icon : touchedIcon(effect.argument);
  return <PieceIcon size={size} reach={18}><SacredStone icon={icon ?? NO_PICTURE} /></PieceIcon>;
}

/** What a stone of an era costs in the box of its column. */
function stonePrice(data: WinterData, era: number): number {
  const boxes = data.columns.items.map(({ box2 }) => box2.tools_by_era?.[era - 1]);
  return boxes.find((tools) => tools !== undefined) ?? 0;
}

export function SacredStones({ scene }: { scene: Scene }): JSX.Element {
  const { data, view } = scene;
  const now = view.stones[view.era - 1] ?? [];
  const later = view.stones.slice(view.era).flat().filter((stone) => stone !== null);
  const tools = stonePrice(data, view.era);
  const note = (
    <span class="winter-stone-price" title={say("winter-ui-stone-price", { tools })}>
      {say("winter-ui-era", { era: view.era })} <Price tools={tools} />
    </span>
  );
  return (
    <Panel title={say("winter-ui-stones")} mark={data.sacred_stones.mark} name="stones" note={note}>
      <ol class="winter-stones">
        {now.map((stone, n) => <Stone key={n} data={data} stone={stone} place={n + 1} />)}
      </ol>
      {later.length > 0 && <Later data={data} stones={later} era={view.era + 1} />}
    </Panel>
  );
}

function Stone({ data, stone, place: number }: { data: WinterData; stone: string | null; place: number }): JSX.Element {
  const name = stone === null ? say("winter-ui-place-empty", { place: number }) : nameOf("winter", stone);
  const help = stone === null ? name : stoneHelp(data, stone);
  const place = useHelpedPlace(`stone:${number}`, help, advised(help, "winter", "stone", stone ?? ""));
  if (stone === null) return <li><div class={`winter-gap slot ${stateOf(place)}`} {...onBlock(place)} /></li>;
  return (
    <li>
      <div class={`winter-stone slot ${stateOf(place)}`} {...onBlock(place)}>
        <StoneIcon data={data} stone={stone} size={32} />
        <span aria-hidden="true">
          <b>{name}</b>
          <span><Effects effects={effectsOf(data, stone)} size={14} /><Most effects={effectsOf(data, stone)} /></span>
        </span>
      </div>
    </li>
  );
}

function Most({ effects: [effect] }: { effects: Effect[] }): JSX.Element | null {
  return effect?.max === undefined ? null : <small>≤ {effect.max}</small>;
}

/** Stones of the coming era: seen, not yet to be had. */
function Later({ data, stones, era }: { data: WinterData; stones: string[]; era: number }): JSX.Element {
  return (
    <p class="winter-later">
      <span>{say("winter-ui-era", { era })}</span>
      {stones.map((stone) => (
        <Tip key={stone} name={`later:${stone}`} text={stoneHelp(data, stone)}>
          <span class="hidden">{nameOf("winter", stone)}</span><StoneIcon data={data} stone={stone} size={25} />
        </Tip>
      ))}
    </p>
  );
}
