/** The picture of a game by its name; plain water for one that nobody has drawn. */

import type { JSX } from "preact";

import { Cover, type GameName } from "./covers";

const DRAWN: readonly string[] = ["feya", "felinia", "winter"] satisfies GameName[];

function isDrawn(game: string): game is GameName {
  return DRAWN.includes(game);
}

export function GameCover({ game }: { game: string }): JSX.Element | null {
  return isDrawn(game) ? <Cover game={game} /> : null;
}
