/** My tables, as the rail and several pages show them. */

import { computed, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";

import { say } from "../i18n/words";
import { me } from "../person/self";
import { api, Refused } from "../wire/api";
import type { MyTable, Summary } from "../wire/messages";

/** Null until the server has told. */
export const mine = signal<MyTable[] | null>(null);
export const myTurns = computed(() => (mine.value ?? []).filter((table) => table.is_my_turn));

const EVERY = 20_000;

export async function lookAtMine(): Promise<MyTable[]> {
  try {
    mine.value = me.value === null ? [] : await api.mine();
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    mine.value = [];
  }
  return mine.value;
}

/** Keeps `mine` fresh while a page is in sight. */
export function useMine(): void {
  const person = me.value?.id ?? "";
  useEffect(() => {
    const look = (): void => { if (!document.hidden) void lookAtMine().catch(() => null); };
    look();
    const timer = setInterval(look, EVERY);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [person]);
}

/** What a table is called: its title, or else by the people who sit there. */
export function nameOfTable(summary: Summary): string {
  if (summary.about.title !== "") return summary.about.title;
  const seats = summary.about.seats;
  const people = seats.flatMap((chair, seat) => (
    chair.taken && chair.bot === "" ? [chair.name || say("shell-player", { number: seat + 1 })] : []));
  const others = people.filter((name) => name !== me.value?.nickname);
  if (others.length > 0) return others.join(", ");
  const bots = seats.filter((chair) => chair.bot !== "").length;
  if (bots > 0 && seats.every((chair) => chair.taken)) return say("shell-table-bots", { bots });
  return people.join(", ") || summary.table;
}

/** The table that somebody typed or pasted: a link, or the bare name; null when it is neither. */
export function addressOfTable(text: string): string | null {
  const given = text.trim();
  const link = /\/t\/([A-Za-z0-9_-]+)(?:\/[a-z]+)?(\?[^#\s]*)?/.exec(given);
  if (link !== null) return `/t/${link[1]}${link[2] ?? ""}`;
  return /^[A-Za-z0-9_-]{3,64}$/.test(given) ? `/t/${given.toLowerCase()}` : null;
}
