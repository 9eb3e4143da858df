/** How the things of Felinia look: icons and the custom properties of their colours. */

import type { IconName } from "../../kit/icons";
import { type Colour, COLOURS } from "../../kit/marks";
import type { TableMessage } from "../../wire/messages";
import { viewOf } from "./view";

export const GOODS: Record<string, IconName> = {
  cloth: "rolled-cloth", glassware: "wine-glass", books: "book-pile", wine: "barrel", watches: "pocket-watch",
};

export const KINGS: Record<string, IconName> = {
  lion: "lion", tiger: "tiger-head", lynx: "lynx-head", cheetah: "feline", panther: "saber-toothed-cat-head",
};

export const SPECIALS: Record<string, IconName> = {
  spice_dealer: "cool-spices", castle_guest: "castle", cook: "cooking-pot", hermit: "hooded-figure", gift: "present",
  gold_seeker: "gold-mine", forager: "basket", tax_collector: "receive-money",
};

export const CASTLES: Record<string, IconName> = {
  moon: "moon", cloud: "fluffy-cloud", rose: "rose", owl: "owl", mirror: "mirror-mirror",
};

/** The bonus symbols of crossroads. */
export const SYMBOLS: Record<string, IconName> = {
  coin: "two-coins", gold: "gold-bar", spice: "cool-spices", food: "meat", goods: "wooden-crate", castle: "castle",
};

/** Things that are counted and bonus symbols: icon and colour. */
export const THINGS: Record<string, { icon: IconName; tone: string }> = {
  coin: { icon: "two-coins", tone: "var(--silver-icon)" },
  coins: { icon: "two-coins", tone: "var(--silver-icon)" },
  gold: { icon: "gold-bar", tone: "var(--gold-bar)" },
  spice: { icon: "cool-spices", tone: "var(--spice)" },
  food: { icon: "meat", tone: "var(--food)" },
  goods: { icon: "wooden-crate", tone: "var(--crate)" },
  castle: { icon: "castle", tone: "var(--ink-2)" },
  tokens: { icon: "paw-print", tone: "var(--ink-2)" },
  bonus_tiles: { icon: "card-pick", tone: "var(--ink-2)" },
  castles: { icon: "castle", tone: "var(--ink-2)" },
  vp: { icon: "round-star", tone: "var(--ink)" },
};

/** The colours of a country: its pieces, the ring of its provinces, the tint of its ground. */
export const countryFill = (country: string): string => `var(--${country}, var(--ink-2))`;
export const countryRing = (country: string): string => `var(--${country}-ring, var(--cape-ring))`;
export const countryTint = (country: string): string => `var(--${country}-tint, var(--cape-tint))`;

const isColour = (name: string | undefined): name is Colour => COLOURS.some((colour) => colour === name);

/** A seat's colour: the one the server gives, or, before the table has begun, that of its place. */
export function colourOf(message: TableMessage, seat: number): Colour {
  const given = viewOf(message)?.seats[seat]?.colour;
  return isColour(given) ? given : COLOURS[Math.max(seat, 0) % COLOURS.length]!;
}

/** The lines of the score sheet. */
export const SOURCES: { id: string; icon: IconName; atEnd: boolean }[] = [
  { id: "sets", icon: "lion", atEnd: true },
  { id: "groups", icon: "meeple-group", atEnd: true },
  { id: "bonus_tile", icon: "card-pick", atEnd: true },
  { id: "castles", icon: "castle", atEnd: true },
  { id: "cook", icon: "cooking-pot", atEnd: true },
  { id: "gold", icon: "gold-bar", atEnd: true },
  { id: "spice", icon: "cool-spices", atEnd: true },
  { id: "goods", icon: "wooden-crate", atEnd: true },
];
