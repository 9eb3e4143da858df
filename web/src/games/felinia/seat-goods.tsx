/** The goods on a player's board. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { stateOf, useHelpedPlace } from "../../table/tip";
import { GoodSpace, PieceIcon } from "./pieces";
import { gainOf, isQuiet } from "./seat-parts";
import { grouped, pieceName, type SeatScene } from "./seat-scene";
import { CoinTag, described, GoodIcon } from "./symbols";
import { goodsIn } from "./view";

const TILE = 36;
const SMALL = 24;

export function Goods({ scene }: { scene: SeatScene }): JSX.Element {
  const { data, seat, number } = scene;
  const goods = goodsIn(data, seat.goods);
  const spaces = Math.max(0, data.store.free - goods.length);
  return (
    <div class="felinia-goods">
      <h3 class="felinia-label">{say("felinia-ui-goods-stay", { count: data.store.free })}</h3>
      <div class="felinia-tiles" data-count={`goods:${number}`}>
        {goods.map((good, n) => <Tile key={n} scene={scene} good={good} isFirst={goods.indexOf(good) === n} />)}
        {Array.from({ length: spaces }, (_, n) => <PieceIcon key={n} size={TILE} reach={16}><GoodSpace /></PieceIcon>)}
      </div>
    </div>
  );
}

/** One tile; of several alike only the first is met by the keyboard. */
function Tile({ scene, good, isFirst }: { scene: SeatScene; good: string; isFirst: boolean }): JSX.Element {
  const name = nameOf("felinia", good);
  const help = described(good, say(`felinia-help-good-${good}`));
  const place = useHelpedPlace(pieceName(scene, good), name, help, scene.isMine);
  const quiet = isQuiet(place.options);
  const attrs = { ...place.attrs, ...(isFirst ? {} : { tabIndex: -1 }) };
  return (
    <span class={`felinia-tile slot ${stateOf(place)} ${quiet ? "quiet" : ""}`} {...attrs}>
      <GoodIcon data={scene.data} good={good} size={TILE} />
      {quiet && <CoinTag text={gainOf(place.options)} />}
    </span>
  );
}

/** The same in a row of small tiles, those of a kind lying over each other. */
export function GoodsLine({ scene: { data, seat, number } }: { scene: SeatScene }): JSX.Element {
  const goods = goodsIn(data, seat.goods);
  const kinds = grouped(goods, (good) => good);
  const label = say("felinia-ui-goods", { text: goods.map((good) => nameOf("felinia", good)).join(", ") || "–" });
  return (
    <span class="felinia-goods-line" role="img" aria-label={label} title={label} data-count={`goods:${number}`}>
      {kinds.map(([kind, tiles]) => (
        <span key={kind}>{tiles.map((good, n) => <GoodIcon key={n} data={data} good={good} size={SMALL} />)}</span>
      ))}
    </span>
  );
}
