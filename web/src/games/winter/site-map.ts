/** Where the spaces of the megalith site lie in its layout, and which squares of four there are. */

import type { Effect, WinterData } from "./view";

export interface Space {
  id: string;
  column: number;
  row: number;
  bonus: Effect[];
}

export interface SiteMap {
  spaces: Space[];
  columns: number;
}

export function siteOf(data: WinterData, players: number): SiteMap {
  const { tiles, tile_columns: wide, layouts } = data.megalith_site;
  const layout = layouts[String(players)] ?? {};
  const spaces = tiles.flatMap(({ id, spaces: bonuses }) => {
    const origin = layout[id];
    if (origin === undefined) return [];
    return bonuses.map((bonus, n): Space => ({
      id: `${id}${n + 1}`, bonus, column: origin[0] + (n % wide), row: origin[1] + Math.floor(n / wide),
    }));
  });
  return { spaces, columns: Math.max(0, ...spaces.map(({ column }) => column + 1)) };
}

/** The name of the square whose upper left space this is. */
export const squareAt = (space: Space): string => `square_${space.id}`;
