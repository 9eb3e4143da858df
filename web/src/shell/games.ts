/** The games this server offers, and what the shell calls them. */

import { signal } from "@preact/signals";

import { covers } from "bogwood:covers";

import { has, readGame, say } from "../i18n/words";
import type { IconName } from "../kit/icons";
import { go } from "../kit/router";
import { keepCodes } from "../person/codes";
import { somebody } from "../person/self";
import { api } from "../wire/api";
import type { GameInfo, Pace } from "../wire/messages";

/** Null until the server has told. */
export const games = signal<GameInfo[] | null>(null);

let asked: Promise<GameInfo[]> | null = null;

export function loadGames(): Promise<GameInfo[]> {
  asked ??= api.games().then(
    async (found) => {
      // What the client brings nothing of is called what its server calls it.
      await Promise.all(found.filter(({ name }) => !(name in covers)).map(({ name }) => readGame(name)));
      return (games.value = found);
    },
  ).catch((error: unknown) => {
    asked = null;
    throw error;
  });
  return asked;
}

export function titleOf(game: string): string {
  return said([`${game}-cover-title`, `${game}-title`]) || game;
}

export function iconOf(game: string): IconName {
  return covers[game]?.icon ?? "meeple";
}

/** A sentence about a game, or a word about its nature; empty where there is none. */
export function blurbOf(game: string, what: "line" | "nature"): string {
  return said(what === "line" ? [`${game}-cover-line`, `${game}-about`] : [`${game}-cover-nature`]);
}

/** The first of these messages that there is. */
function said(keys: string[]): string {
  const key = keys.find(has);
  return key === undefined ? "" : say(key);
}

export function botName(kind: string): string {
  return has(`shell-bot-${kind}`) ? say(`shell-bot-${kind}`) : kind;
}

/** How a bot plays, in a few words. */
export function botAbout(kind: string): string {
  return has(`shell-seat-bot-about-${kind}`) ? say(`shell-seat-bot-about-${kind}`) : say("shell-seat-bot-about");
}

export function paceName(pace: Pace): string {
  if (pace.kind === "days") return say("shell-pace-days", { days: pace.days });
  if (pace.kind === "none") return say("shell-pace-none");
  const minutes = Math.round(pace.bank / 60_000);
  return say("shell-pace-live", { minutes, seconds: Math.round(pace.increment / 1000) });
}

/** The preset for those who want to play at once, as every game has one. */
const FIRST = "first";

/** A first game against bots of the usual level, at once: with as many players as the game allows. */
export async function playAgainstBots(game: GameInfo): Promise<void> {
  await somebody();
  const players = Math.max(...game.players);
  const bot = game.usual_bot;
  const seats = Array.from({ length: players }, (_, seat) => (seat === 0 ? {} : { bot }));
  const options = game.presets.find(({ id }) => id === FIRST)?.options ?? {};
  const made = await api.create({ game: game.name, players, seats, my_seats: [0], options });
  keepCodes(made.table, made.codes);
  go(`/t/${made.table}`);
}
