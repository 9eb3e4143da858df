/** The castle cards that somebody looks at now. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { CastleBack, CastleCard, PieceIcon } from "./pieces";
import type { TownScene } from "./town-scene";
import { countryOf, type FeliniaData } from "./view";

const SIZE = 52;

export interface CastleFace {
  picture: string;
  good: { id: string; country: string } | null;
}

/** What a castle card shows. */
export function castleFace(data: FeliniaData, id: string): CastleFace {
  const card = data.castle_cards.items.find((item) => item.id === id);
  const known = data.goods.items.some((good) => good.id === card?.good);
  const good = known ? { id: card!.good, country: countryOf(data, card!.good) } : null;
  return { picture: card?.picture ?? "", good };
}

/** A castle card in words: its picture, and what it asks for. */
export function castleName({ picture, good }: CastleFace): string {
  const name = nameOf("felinia", picture);
  return good === null ? name : say("felinia-ui-castle-asks", { picture, good: good.id });
}

export function CastleChoice({ data, view }: TownScene): JSX.Element | null {
  const cards = view.castle_pile.looked_at;
  if (cards.length === 0) return null;
  return (
    <section class="felinia-castles panel">
      <h2>{say("felinia-ui-castles-looked")}</h2>
      <div class="felinia-castle-cards">
        {cards.map((card, n) => <Looked key={n} data={data} card={card} number={n + 1} />)}
      </div>
    </section>
  );
}

function Looked({ data, card, number }: { data: FeliniaData; card: string | null; number: number }): JSX.Element {
  const face = card === null ? null : castleFace(data, card);
  const name = face === null ? say("felinia-ui-castle-back") : castleName(face);
  const help = `${name}. ${say("felinia-help-castles")}`;
  const place = useHelpedPlace(`castle:${number}`, name, advised(help, "felinia", "castle", face?.picture ?? "", "any"));
  return (
    <div class={`felinia-castle slot ${stateOf(place)}`} {...onBlock(place)}>
      <PieceIcon size={SIZE} reach={16.4}>{face === null ? <CastleBack /> : <CastleCard {...face} />}</PieceIcon>
      {face !== null && <span aria-hidden="true">{nameOf("felinia", face.picture)}</span>}
    </div>
  );
}
