/** The pieces and icons of Endless Winter, by name. */

import type { JSX } from "preact";

import { has } from "../../i18n/words";
import { Icon, type IconName } from "../../kit/icons";
import { type LegendGroup, named, pictured, things } from "../legend";
import { COLUMNS, groundInk, LANDS } from "./look";
import { Camp, Chief, Megalith, Member, PieceIcon, Raft, SacredStone, Village } from "./pieces";
import { VerbIcon } from "./symbols";
import { ANIMALS, CARDS, NO_PICTURE } from "./symbols-look";
import type { WinterData } from "./view";

const SIZE = 26;
const piece = (drawn: JSX.Element): JSX.Element => <PieceIcon size={36} reach={20}>{drawn}</PieceIcon>;
const icon = (name: IconName): JSX.Element => <Icon name={name} size={SIZE} />;
const verbs = (...all: string[]): Record<string, JSX.Element> =>
  Object.fromEntries(all.map((verb) => [verb, <VerbIcon verb={verb} size={SIZE} />]));

const lands = Object.fromEntries(Object.entries(LANDS).filter(([id]) => id !== "ground"));

export function legend(found: unknown): LegendGroup[] {
  const data = found as WinterData;
  const people = Object.fromEntries(data.tribe_cards.items.map(({ id }) => [id, CARDS[id] ?? NO_PICTURE]));
  return [
    things("winter", "pieces", {
      member: piece(<Member side="red" />), chief: piece(<Chief side="red" />), camp: piece(<Camp side="red" />),
      village: piece(<Village side="red" />), raft: piece(<Raft side="red" />), megalith: piece(<Megalith side="red" />),
      stone: piece(<SacredStone icon="rune-stone" />),
    }),
    named("winter", "columns", pictured(COLUMNS, icon), (id) => `winter-help-column-${id}`),
    things("winter", "signs", verbs("food", "tools", "labour", "draw", "vp", "honor", "sacrifice", "strength", "move", "bury", "tip",
      "hunt_open", "hunt_deck", "swap", "fish")),
    named("winter", "people", pictured(people, icon), () => ""),
    named("winter", "animals", pictured(ANIMALS, icon), () => ""),
    named("winter", "lands", pictured(lands, (name, id) => <span style={{ color: groundInk(id) }}>{icon(name)}</span>),
      (id) => (has(`winter-help-landmark-${id}`) ? `winter-help-landmark-${id}` : `winter-help-terrain-${id}`)),
  ];
}
