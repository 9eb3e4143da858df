/** Bonus tiles: those taken by passing now, and those of the rounds to come. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import type { Box } from "./box";
import { TileFace } from "./symbols";
import { memo } from "../../kit/stable";
import { stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import type { BonusTile, SwampView } from "./view";

/** The tiles of a round that nobody has taken yet. */
export function tilesOf(view: Pick<SwampView, "tiles_left">, box: Box, round: number): BonusTile[] {
  return (box.data.bonus_tiles[`round_${round}`]?.items ?? []).filter((tile) => view.tiles_left.includes(tile.id));
}

export function tileOf(box: Box, id: string): BonusTile {
  for (const { items } of Object.values(box.data.bonus_tiles)) {
    const found = items.find((tile) => tile.id === id);
    if (found !== undefined) return found;
  }
  return { id };
}

interface TileProps {
  tile: BonusTile;
  /** The name of the place; tiles that are not one's own to use have another one. */
  place?: string;
  canAsk?: boolean;
}

export function Tile({ tile, place = `tile:${tile.id}`, canAsk = true }: TileProps): JSX.Element {
  const label = say("feya-ui-tile", { tile: tile.id });
  const help = `${nameOf("feya", tile.id)}. ${say(`feya-help-tile-${tile.id}`)}`;
  const here = useHelpedPlace(place, label, advised(help, "feya", "tile", tile.id), canAsk);
  return <span class={`feya-tile slot ${stateOf(here)}`} {...here.attrs}><TileFace tile={tile} /></span>;
}

type Tiles = Pick<SwampView, "round" | "deal" | "tiles_left">;

export const BonusTiles = memo(({ box, ...view }: Tiles & { box: Box }): JSX.Element => {
  const now = Math.max(1, view.round);
  const rounds = view.deal.seasons.map((_, n) => n + 1).filter((round) => round > now);
  const tiles = tilesOf(view, box, now);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <header class="feya-tiles-head">
        <h3 class="feya-label">{say("feya-ui-tiles-now")}</h3>
        {rounds.length > 0 && (
          <button type="button" aria-expanded={isOpen} aria-label={say("feya-ui-tiles-later")}
            onClick={() => setOpen(!isOpen)}>
            {say("feya-ui-tiles-later-short")} <Icon name="chevron" size={10} />
          </button>
        )}
      </header>
      <div class="feya-tiles">
        {tiles.map((tile) => <Tile key={tile.id} tile={tile} />)}
        {tiles.length === 0 && <span class="feya-none">{say("feya-ui-tiles-none")}</span>}
      </div>
      {isOpen && rounds.map((round) => (
        <div key={round} class="feya-tiles small">
          <b>{round}</b>{tilesOf(view, box, round).map((tile) => <Tile key={tile.id} tile={tile} canAsk={false} />)}
        </div>
      ))}
    </>
  );
});
