/** A market stall: its goods under the awning, and the discs bid on it. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { colourOf } from "./look";
import { priceOf } from "./notation";
import { Awning, GoodSpace, PieceIcon } from "./pieces";
import { CoinTag, described, GoodIcon } from "./symbols";
import { Pile, pileName } from "./town-pile";
import { discColours, type TownScene } from "./town-scene";
import { myPoint, placeAsked } from "./view";

const TILE = 40;

interface StallProps {
  scene: TownScene;
  id: string;
  number: number;
}

export function Stall({ scene, id, number }: StallProps): JSX.Element {
  const { message, view, data } = scene;
  const goods = view.stalls[id] ?? [];
  const colours = discColours(scene, id);
  const isActing = myPoint(message) === "buy" && placeAsked(message) === id;
  const names = goods.map((good) => nameOf("felinia", good)).join(", ");
  const label = say("felinia-ui-stall", { place: id, text: [names, pileName(colours)].filter(Boolean).join("; ") });
  const place = useHelpedPlace(`town:${id}`, label, advised(say("felinia-help-place-stall"), "felinia", "place", id, "stall"));
  const [option] = place.options;
  const spaces = Math.max(0, data.stalls.capacity - goods.length);
  return (
    <li class={`felinia-stall ${isActing ? "acting" : ""} ${place.isLit ? "open" : ""}`}>
      <div class={`felinia-stall-ground slot ${stateOf(place)}`} {...onBlock(place)} />
      <Awning />
      <div class="felinia-stall-row">
        <b class="felinia-number" aria-hidden="true">{number}</b>
        <span class="felinia-stall-goods">
          {goods.map((good, n) => (
            <StallGood key={n} scene={scene} good={good} place={isActing ? `buy:${good}` : `${id}:${n}`}
              isAsked={isActing} />
          ))}
          {Array.from({ length: spaces }, (_, n) => (
            <PieceIcon key={n} size={TILE} reach={16}><GoodSpace /></PieceIcon>
          ))}
        </span>
        <Pile colours={colours} price={option === undefined ? null : priceOf(option)}
          own={place.isLit ? colourOf(message, message.seat) : null} />
      </div>
    </li>
  );
}

interface StallGoodProps {
  scene: TownScene;
  good: string;
  place: string;
  /** Is it asked whether this one is bought? */
  isAsked: boolean;
}

function StallGood({ scene, good, place, isAsked }: StallGoodProps): JSX.Element {
  const name = nameOf("felinia", good);
  const here = useHelpedPlace(place, name, advised(described(good, say(`felinia-help-good-${good}`)), "felinia", "good", good, "any"), isAsked);
  const [option] = here.options;
  const price = option === undefined ? null : priceOf(option);
  const attrs = { ...here.attrs, ...(isAsked ? {} : { tabIndex: -1 }) };
  return (
    <span class={`felinia-good slot ${stateOf(here)}`} {...attrs}>
      <GoodIcon data={scene.data} good={good} size={TILE} />
      {price !== null && <CoinTag text={price} />}
    </span>
  );
}

/** A stall that stays closed for so few players. */
export function ClosedStall({ number }: { number: number }): JSX.Element {
  const text = say("felinia-ui-stall-closed", { number });
  const place = useHelpedPlace(`town:stall_${number}`, text, say("felinia-ui-stall-closed-help"));
  return (
    <li class="felinia-stall closed">
      <div class={`felinia-stall-ground slot ${stateOf(place)}`} {...onBlock(place)} />
      <b class="felinia-number" aria-hidden="true">{number}</b>
      <span aria-hidden="true">{text}</span>
    </li>
  );
}
