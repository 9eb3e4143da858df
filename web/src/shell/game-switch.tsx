/** The same page for another game. */
import "./game-switch.css";

import type { JSX } from "preact";

import { say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { Link } from "../kit/router";
import { iconOf, titleOf } from "./games";

interface SwitchProps {
  games: readonly string[];
  now: string;
  addressOf: (game: string) => string;
}

export function GameSwitch({ games, now, addressOf }: SwitchProps): JSX.Element | null {
  if (games.length < 2) return null;
  return (
    <nav class="game-switch" aria-label={say("shell-games")}>
      {games.map((game) => (
        <Link key={game} class="game-switch-link" to={addressOf(game)} aria-current={game === now ? "page" : undefined}>
          <Icon name={iconOf(game)} size={18} />{titleOf(game)}
        </Link>
      ))}
    </nav>
  );
}
