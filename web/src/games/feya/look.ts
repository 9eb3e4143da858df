/** Which colour and icon stand for what. */

import type { IconName } from "../../kit/icons";
import { type Colour, COLOURS } from "../../kit/marks";
import type { TableMessage } from "../../wire/messages";
import { viewOf } from "./view";

interface ClanLook {
  colour: Colour;
  icon: IconName;
}

const CLANS: Record<string, ClanLook> = {
  crocodile: { colour: "blue", icon: "croc-jaws" },
  turtle: { colour: "green", icon: "turtle" },
  frog: { colour: "red", icon: "frog" },
  salamander: { colour: "yellow", icon: "gecko" },
};

/** The look of a clan. */
export function clanLook(clan: string): ClanLook {
  return CLANS[clan] ?? { colour: "red", icon: "meeple" };
}

/** A seat's look: that of its clan, or, before clans are chosen, a colour no clan at the table has taken. */
export function seatLook(message: TableMessage, seat: number): ClanLook {
  const seats = viewOf(message)?.seats ?? [];
  const clan = seats[seat]?.clan;
  if (clan) return clanLook(clan);
  const taken = new Set(seats.flatMap((one) => (one.clan ? [clanLook(one.clan).colour] : [])));
  const free = COLOURS.filter((colour) => !taken.has(colour));
  const before = Array.from({ length: seat }, (_, n) => n).filter((n) => !seats[n]?.clan).length;
  return { colour: free[before % free.length] ?? "red", icon: "meeple" };
}

export const ACTIONS: Record<string, IconName> = {
  fish: "fishing-hook", trade: "trade", build: "hut", navigate: "sailboat", improve_navigation: "compass",
  celebrate: "celebration-fire", add_shrine: "rune-stone",
};

export const GUIDES: Record<string, IconName> = {
  leader: "crown", sailor: "ship-wheel", fisherman: "fishing-pole", monk: "prayer", storyteller: "tied-scroll",
  builder: "claw-hammer", warrior: "spears", merchant: "scales", artist: "large-paint-brush", wiseman: "owl",
};

export const RACES: Record<string, IconName> = {
  race_every_island: "world", race_five_on_one: "village", race_two_on_five: "hut", race_three_on_three: "huts-village",
  race_navigation_four: "compass", race_two_workers: "meeple-group", race_seven_fish: "fish-bucket",
  race_thirty_gold: "coins-pile",
};

export const TROPHIES: Record<string, IconName> = {
  trophy_largest_group: "village", trophy_majority: "flag-objective", trophy_largest_island: "island",
  trophy_smallest_island: "palm-tree", trophy_temples: "temple-gate", trophy_single: "family-house",
};

/** Things that are counted: icon and the custom property of the colour. */
export const GOODS: Record<string, { icon: IconName; tone: string }> = {
  gold: { icon: "two-coins", tone: "var(--gold)" },
  mana: { icon: "gem", tone: "var(--mana)" },
  fish: { icon: "double-fish", tone: "var(--fish)" },
  vp: { icon: "round-star", tone: "var(--ink)" },
  axolotl: { icon: "axolotl", tone: "var(--axolotl)" },
  range: { icon: "sailboat", tone: "var(--ink)" },
  catch: { icon: "fish-bucket", tone: "var(--fish)" },
  discount: { icon: "hut", tone: "var(--ink)" },
  navigation: { icon: "compass", tone: "var(--ink)" },
};

/** The bonuses of a clan board; those of every income phase wear a gold line. */
export const BONUSES: Record<string, { icon: IconName; tone: string; isIncome?: boolean; counts?: boolean }> = {
  none: { icon: "dot", tone: "var(--line-2)" },
  boat: { icon: "sailboat", tone: "var(--ink)" },
  worker: { icon: "meeple", tone: "var(--ink)" },
  catch: { icon: "fish-bucket", tone: "var(--fish)" },
  navigation_now: { icon: "compass", tone: "var(--ink)" },
  vp_celebrate: { icon: "celebration-fire", tone: "var(--ink)", counts: true },
  wild: { icon: "gecko", tone: "var(--ink)" },
  income_gold: { icon: "two-coins", tone: "var(--gold)", isIncome: true, counts: true },
  income_mana: { icon: "gem", tone: "var(--mana)", isIncome: true },
  income_vp: { icon: "round-star", tone: "var(--ink)", isIncome: true, counts: true },
  income_navigation: { icon: "compass", tone: "var(--ink)", isIncome: true },
};

/** The lines of the score sheet. */
export const SOURCES: { id: string; icon: IconName; atEnd: boolean }[] = [
  { id: "celebrate", icon: "celebration-fire", atEnd: false },
  { id: "temple", icon: "temple-gate", atEnd: false },
  { id: "navigation_track", icon: "compass", atEnd: false },
  { id: "race", icon: "flag-objective", atEnd: false },
  { id: "guide", icon: "crown", atEnd: false },
  { id: "bonus_tile", icon: "card-pick", atEnd: false },
  { id: "space", icon: "meeple", atEnd: false },
  { id: "clan_board", icon: "huts-village", atEnd: false },
  { id: "islands", icon: "rune-stone", atEnd: true },
  ...Object.entries(TROPHIES).map(([id, icon]) => ({ id, icon, atEnd: true })),
  { id: "fish_end", icon: "double-fish", atEnd: true },
  { id: "mana_end", icon: "gem", atEnd: true },
  { id: "gold_end", icon: "two-coins", atEnd: true },
];
