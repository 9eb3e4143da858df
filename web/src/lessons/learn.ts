/** The way into a lesson: at the table where it was begun, or at a new one. */

import { go } from "../kit/router";
import { keepCodes } from "../person/codes";
import { somebody } from "../person/self";
import { api } from "../wire/api";
import type { GameInfo } from "../wire/messages";
import { isDone, keepTable, tableOf, takeUp } from "./progress";

export function nameOfLesson(game: string, id: string): string {
  return `${game}/${id}`;
}

/** The lesson to take next: the first that is not done, else the first; null where the game has none. */
export function nextLesson(game: GameInfo): string | null {
  const open = game.lessons.find(({ id }) => !isDone(nameOfLesson(game.name, id)));
  return (open ?? game.lessons[0])?.id ?? null;
}

/** Takes the lesson that comes next in a game. */
export async function learnNext(game: GameInfo): Promise<void> {
  const id = nextLesson(game);
  if (id !== null) await learn(game.name, id);
}

/** Goes to the table of a lesson that was begun, if it is still there, or to a new one. */
export async function learn(game: string, id: string): Promise<void> {
  await somebody();
  const begun = tableOf(nameOfLesson(game, id));
  const isThere = begun !== "" && await api.table(begun, undefined, {}).then(({ status }) => status === "running", () => false);
  if (!isThere) return learnAnew(game, id);
  takeUp(begun);
  go(`/t/${begun}`);
}

export async function learnAnew(game: string, id: string): Promise<void> {
  await somebody();
  const made = await api.takeLesson(game, id);
  keepCodes(made.table, made.codes);
  keepTable(nameOfLesson(game, id), made.table);
  go(`/t/${made.table}`);
}
