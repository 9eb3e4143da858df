/** The guild: its exchanges, the pile of bonus tiles, and the discs bid on it. */

import type { ComponentChildren, JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { colourOf } from "./look";
import { priceOf } from "./notation";
import { OriginDot, withOrigin } from "./origin";
import { BonusBack, BonusTile, GuildRoof, PieceIcon } from "./pieces";
import { CoinTag, described, ThingIcon } from "./symbols";
import { Pile, pileName } from "./town-pile";
import { discColours, type TownScene } from "./town-scene";
import { myPoint } from "./view";

const GUILD = "guild";
/** The decisions that are made in the guild. */
const ASKED = new Set([GUILD, "give", "bonus"]);

export function Guild({ scene }: { scene: TownScene }): JSX.Element {
  const { message } = scene;
  const colours = discColours(scene, GUILD);
  const point = myPoint(message);
  const label = say("felinia-ui-guild", { text: pileName(colours) });
  const place = useHelpedPlace(`town:${GUILD}`, label, advised(say("felinia-help-place-guild"), "felinia", "place", "guild"));
  const [option] = place.options;
  return (
    <section class={`felinia-guild ${ASKED.has(point) ? "acting" : ""} ${place.isLit ? "open" : ""}`}>
      <div class={`felinia-guild-ground slot ${stateOf(place)}`} {...onBlock(place)} />
      <GuildRoof />
      <h2>{say("felinia-ui-guild-head")}</h2>
      <div class="felinia-guild-row">
        {point === "bonus" ? <BonusChoice scene={scene} /> : (
          <>
            <Exchanges scene={scene} />
            <Pile colours={colours} price={option === undefined ? null : priceOf(option)}
              own={place.isLit ? colourOf(message, message.seat) : null} />
          </>
        )}
      </div>
    </section>
  );
}

function Exchanges({ scene }: { scene: TownScene }): JSX.Element {
  const { view } = scene;
  const isAsked = myPoint(scene.message) === GUILD;
  return (
    <>
      <span class="felinia-exchanges">
        <Exchange gain="spice" isAsked={isAsked}><Swap gain="spice" /></Exchange>
        {view.mode === "advanced" && <Exchange gain="food" isAsked={isAsked}><Swap gain="food" /></Exchange>}
        <Exchange gain="bonus_tile" isAsked={isAsked}>
          <ThingIcon thing="gold" />+<ThingIcon thing="spice" /><Icon name="chevron" size={11} />
          <PieceIcon size={22} reach={17}><BonusBack /></PieceIcon>
        </Exchange>
      </span>
      <TopBonus scene={scene} />
    </>
  );
}

/** One good for another, and something more. */
function Swap({ gain }: { gain: string }): JSX.Element {
  return (
    <>
      <ThingIcon thing="goods" /><Icon name="cycle" size={13} /><ThingIcon thing="goods" />+<ThingIcon thing={gain} />
    </>
  );
}

function Exchange({ gain, isAsked, children }: { gain: string; isAsked: boolean; children: ComponentChildren }):
  JSX.Element {
  const text = say(`felinia-ui-exchange-${gain}`);
  const place = useHelpedPlace(`guild:${gain}`, text, text, isAsked);
  const [option] = place.options;
  const price = option === undefined ? null : priceOf(option);
  return (
    <span class={`felinia-exchange slot ${stateOf(place)}`} {...place.attrs}>
      {children}{price !== null && <CoinTag text={price} />}
    </span>
  );
}

/** The bonus tile that lies on top, and how many there are. */
function TopBonus({ scene: { data, view } }: { scene: TownScene }): JSX.Element {
  const { tiles, seen } = view.bonus_pile;
  const top = data.bonus_tiles.items.find((item) => item.id === seen[0]);
  const pile = top === undefined
    ? say("felinia-text-bonus_pile_empty")
    : say("felinia-text-bonus_pile", { count: tiles, tile: top.id });
  const text = [pile, ...(top === undefined ? [] : [say(`felinia-help-tile-${top.id}`)])].map(capital).join(". ");
  const place = useHelpedPlace("bonus:pile", text, withOrigin(`${text}.`, data.bonus_tiles.mark), false);
  return (
    <span class={`felinia-bonus-top slot ${stateOf(place)} ${tiles > 1 ? "many" : ""}`} {...place.attrs}>
      {top !== undefined && (
        <PieceIcon size={52} reach={16}><BonusTile kind={top.kind} points={top.points} /></PieceIcon>
      )}
      <small>{say("felinia-ui-times", { count: tiles })}<OriginDot mark={data.bonus_tiles.mark} /></small>
    </span>
  );
}

/** The bonus pile spread out before the one who chooses. */
function BonusChoice({ scene: { data, view } }: { scene: TownScene }): JSX.Element {
  return (
    <span class="felinia-bonus-choice">
      {view.bonus_pile.seen.map((id) => {
        const tile = data.bonus_tiles.items.find((item) => item.id === id);
        return tile === undefined ? null : <BonusOption key={id} {...tile} />;
      })}
    </span>
  );
}

function BonusOption({ id, kind, points }: { id: string; kind: string; points: number }): JSX.Element {
  const name = nameOf("felinia", id);
  const help = described(id, say(`felinia-help-tile-${id}`));
  const place = useHelpedPlace(`bonus:${id}`, name, advised(help, "felinia", "bonus", id, "any"));
  return (
    <span class={`felinia-bonus-option slot ${stateOf(place)}`} {...place.attrs}>
      <PieceIcon size={42} reach={16}><BonusTile kind={kind} points={points} /></PieceIcon>
    </span>
  );
}
