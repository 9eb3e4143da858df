/** The pieces and icons of Felinia, by name. */

import type { JSX } from "preact";

import { type LegendGroup, named, pictured, things } from "../legend";
import { CASTLES, GOODS, KINGS, SPECIALS } from "./look";
import { BidDisc, BonusBack, CastleCard, HiddenToken, KingToken, Merchant, PieceIcon, SpecialToken } from "./pieces";
import { GoodIcon, ThingIcon } from "./symbols";
import type { FeliniaData } from "./view";

const piece = (drawn: JSX.Element, reach = 17): JSX.Element => <PieceIcon size={34} reach={reach}>{drawn}</PieceIcon>;
const thing = (id: string): JSX.Element => <ThingIcon thing={id} size={26} />;

export function legend(found: unknown): LegendGroup[] {
  const data = found as FeliniaData;
  return [
    things("felinia", "pieces", {
      merchant: piece(<Merchant colour="red" />), disc: piece(<BidDisc colour="red" />), token: piece(<HiddenToken country="lion" />),
      bonus: piece(<BonusBack />),
    }),
    named("felinia", "goods", pictured(GOODS, (_, id) => <GoodIcon data={data} good={id} size={34} />),
      (id) => `felinia-help-good-${id}`),
    things("felinia", "things", {
      coin: thing("coin"), gold: thing("gold"), spice: thing("spice"), food: thing("food"), vp: thing("vp"),
    }),
    named("felinia", "tokens", pictured(KINGS, (_, id) => piece(<KingToken kind={id} ladder={0} />)), (id) => `felinia-help-token-${id}`),
    named("felinia", "specials", pictured(SPECIALS, (_, id) => piece(<SpecialToken id={id} />)), (id) => `felinia-help-token-${id}`),
    named("felinia", "castles", pictured(CASTLES, (_, id) => piece(<CastleCard picture={id} good={null} />)), () => ""),
  ];
}
