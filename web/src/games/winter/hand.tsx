/** The hand: cards in a row that rise when one turns to them, and what lies beside it. */

import "./hand.css";

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { capital, nameOf, say } from "../../i18n/words";
import { useEdges } from "../../kit/edges";
import { Icon } from "../../kit/icons";
import { nameOfSeat } from "../../table/who";
import type { SceneProps } from "../face";
import { useScene } from "./box";
import { EclipseLine, isSealed } from "./eclipse";
import { type Zone, ZoneCard } from "./hand-card";
import { Heaps, LabourNow } from "./hand-heaps";
import { ChiefSides, SetupCards } from "./hand-setup";
import { colourOf } from "./look";
import { CardBack, PieceIcon } from "./pieces";
import { packSize } from "./symbols-words";
import { myPoint, type Pack, type Scene, type TribeView, type WinterData } from "./view";

export function Hand({ message }: SceneProps): JSX.Element {
  const scene = useScene(message);
  const seat = Math.max(message.seat, 0);
  const tribe = scene?.view.tribes[seat];
  if (scene === null || tribe === undefined) return <section class="winter-hand" aria-busy="true" />;
  const title = message.seat < 0 ? nameOfSeat(message, seat) : say("winter-ui-hand");
  return (
    <section class="winter-hand" aria-label={title}>
      <header class="winter-hand-head">
        <h2>{title}</h2>
        <Heaps tribe={tribe} side={colourOf(message, seat)} />
        <LabourNow scene={scene} />
        <EclipseLine scene={scene} />
      </header>
      <Cards scene={scene} tribe={tribe} seat={seat} />
    </section>
  );
}

interface CardsProps {
  scene: Scene;
  tribe: TribeView;
  seat: number;
}

function Cards({ scene, tribe, seat }: CardsProps): JSX.Element {
  const { view, message } = scene;
  if (view.phase === "setup" && myPoint(message) !== "bury_card") {
    const isDisplayed = view.setup_cards.length > 0 && tribe.setup_card === null;
    if (isDisplayed && !isSealed(scene)) return <SetupCards scene={scene} />;
    if (tribe.chief !== null && isSealed(scene)) {
      return <ChiefSides scene={scene} chief={tribe.chief} />;
    }
  }
  if (tribe.hand === undefined) return <Backs tribe={tribe} side={seat} scene={scene} />;
  return <Zones scene={scene} tribe={tribe} hand={tribe.hand} />;
}

/** The hand of another: backs. */
function Backs({ scene: { message }, tribe, side }: { scene: Scene; tribe: TribeView; side: number }): JSX.Element {
  return (
    <div class="winter-fan backs" role="img" aria-label={say("winter-ui-hand-size", { count: tribe.hand_size })}>
      {Array.from({ length: tribe.hand_size }, (_, n) => (
        <PieceIcon key={n} size={64} reach={16.4}><CardBack side={colourOf(message, side)} /></PieceIcon>
      ))}
    </div>
  );
}

/** Nothing in the hand; or a pile that waits for cards. */
function Empty({ zone }: { zone: Zone }): JSX.Element {
  if (zone !== "pile") return <li class="winter-empty">{say("winter-ui-hand-empty")}</li>;
  return <li class="winter-empty"><Icon name="eclipse" size={40} />{say("winter-ui-pile-empty")}</li>;
}

/** Cards in the order of the data: people first, then culture. */
function sorted(data: WinterData, pack: Pack): [id: string, count: number][] {
  const { starting_cards: starting, tribe_cards: tribe, culture_cards: culture } = data;
  const ids = [...starting.items, ...tribe.items, ...culture.items].map(({ id }) => id);
  return Object.entries(pack).sort(([a], [b]) => ids.indexOf(a) - ids.indexOf(b));
}

/** Beside the hand lies what belongs to the question: cards to bury, the Eclipse pile, what is played this turn. */
function zonesOf({ message, view }: Scene, tribe: TribeView): [zone: Zone, pack: Pack][] {
  const offered = (zone: Zone, pack: Pack): Pack => Object.fromEntries(Object.entries(pack)
    .filter(([id]) => message.trial?.options.some(([, notation]) => notation === `bury:${zone}:${id}`)));
  return [
    ["pile", tribe.pile],
    ["starting_deck", offered("starting_deck", tribe.deck ?? {})],
    ["discard", offered("discard", tribe.discard)],
    ["played", view.phase === "action" ? tribe.played : {}],
  ];
}

function ZoneName({ zone }: { zone: Zone }): JSX.Element {
  return <h3>{zone === "pile" && <Icon name="eclipse" size={14} />}{capital(nameOf("winter", zone))}</h3>;
}

function Zones({ scene, tribe, hand }: { scene: Scene; tribe: TribeView; hand: Pack }): JSX.Element {
  const { view, message, data } = scene;
  const row = useRef<HTMLDivElement>(null);
  useEdges(row);
  const isPiling = myPoint(message) === "eclipse_pile";
  const column = myPoint(message) === "" ? null : view.player_turn.column;
  const zones = ([["hand", hand], ...zonesOf(scene, tribe)] as [Zone, Pack][])
    .filter(([zone, pack]) => zone === "hand" || packSize(pack) > 0 || (zone === "pile" && isPiling));
  const kinds = zones.reduce((sum, [, pack]) => sum + Math.max(Object.keys(pack).length, 1), 0);
  return (
    <div class="winter-zones" ref={row} style={{ "--kinds": kinds, "--zones": zones.length }}>
      {zones.map(([zone, pack]) => (
        <div key={zone} class={`winter-zone ${zone}`}>
          {zone !== "hand" && <ZoneName zone={zone} />}
          <ul class="winter-fan">
            {sorted(data, pack).map(([id, count]) => (
              <ZoneCard key={id} scene={scene} zone={zone} id={id} count={count}
                column={zone === "pile" ? null : column} />
            ))}
            {packSize(pack) === 0 && <Empty zone={zone} />}
          </ul>
        </div>
      ))}
    </div>
  );
}
