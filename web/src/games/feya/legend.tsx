/** The pieces and icons of Feya's Swamp, by name. */

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import { Icon, type IconName } from "../../kit/icons";
import { type LegendGroup, named, pictured, things } from "../legend";
import { ACTIONS, BONUSES, GOODS, GUIDES, RACES, TROPHIES } from "./look";
import { AxolotlWorker, Boat, Fish, PieceIcon, Settlement, Shrine, Temple, Totem, Worker } from "./pieces";
import { BonusSign, Sign } from "./symbols";

const SIZE = 26;
const piece = (drawn: JSX.Element, reach = 18): JSX.Element => <PieceIcon size={34} reach={reach}>{drawn}</PieceIcon>;
const icon = (name: IconName): JSX.Element => <Icon name={name} size={SIZE} />;
const good = (id: string): JSX.Element => <Sign icon={GOODS[id]!.icon} tone={GOODS[id]!.tone} size={SIZE} />;

/** Bonuses whose amount differs from space to space are shown with none. */
const bonuses = Object.fromEntries(Object.keys(BONUSES).filter((id) => id !== "none").map((id) => [id, id]));

export function legend(): LegendGroup[] {
  return [
    things("feya", "pieces", {
      boat: piece(<Boat colour="red" />), settlement: piece(<Settlement colour="red" />, 30), shrine: piece(<Shrine />, 30),
      temple: piece(<Temple />, 30), totem: piece(<Totem />), fish_place: piece(<Fish kind="blue" />),
      worker: piece(<Worker colour="red" />), axolotl: piece(<AxolotlWorker />),
    }),
    things("feya", "goods", { gold: good("gold"), mana: good("mana"), fish: good("fish"), navigation: good("navigation"), vp: good("vp") }),
    named("feya", "actions", pictured(ACTIONS, icon), (id) => `feya-help-action-${id}`),
    named("feya", "guides", pictured(GUIDES, icon), (id) => `feya-help-guide-${id}`),
    named("feya", "bonuses", pictured(bonuses, (id) => <BonusSign bonus={id} amount={0} />), () => ""),
    {
      id: "goals", heading: say("feya-legend-goals"),
      items: [
        ...named("feya", "goals", pictured(RACES, icon), (id) => `feya-help-race-${id}`).items,
        ...named("feya", "goals", pictured(TROPHIES, icon), (id) => `feya-help-trophy-${id}`).items,
      ],
    },
  ];
}
