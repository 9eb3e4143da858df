/** The megalith site: spaces with their bonus, stones on two levels, and squares to build upon. */

import "./site.css";

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { capital, nameOf, say } from "../../i18n/words";
import { onBlock, stateOf, Tip, useHelpedPlace } from "../../table/tip";
import { nameOfSeat } from "../../table/who";
import type { SceneProps } from "../face";
import { useScene } from "./box";
import { Idols } from "./idols";
import { type Side, sideOf } from "./look";
import { Megalith, PieceIcon } from "./pieces";
import { siteOf, type Space, squareAt } from "./site-map";
import { Effects, Reconstructed } from "./symbols";
import { effectWords } from "./symbols-words";
import type { Scene } from "./view";

export function Shared({ message }: SceneProps): JSX.Element {
  const scene = useScene(message);
  if (scene === null) return <div class="winter-shared" aria-busy="true" />;
  return <div class="winter-shared"><Idols scene={scene} /><Site scene={scene} /></div>;
}

/** Whose stone stands on a space or square; the side is null for a neutral one. */
interface Stone {
  tribe: number;
  side: Side | null;
}

function stonesOf({ message, view }: Scene): Map<string, Stone> {
  const found = new Map<string, Stone>();
  view.tribes.forEach((one, tribe) => {
    for (const id of [...one.level_1, ...one.level_2]) found.set(id, { tribe, side: sideOf(message, tribe) });
    for (const id of [...one.neutral_1, ...one.neutral_2]) found.set(id, { tribe, side: null });
  });
  return found;
}

/** With more columns than this, spaces are narrow and signs stand below their numbers. */
const DENSE = 12;

function Site({ scene }: { scene: Scene }): JSX.Element {
  const { data, view } = scene;
  const map = useMemo(() => siteOf(data, view.players), [data, view.players]);
  const stones = stonesOf(scene);
  return (
    <section class="winter-site panel">
      <h2>
        <Tip name="site" text={say("winter-help-megaliths")}>{say("winter-ui-site")}</Tip>
        <Reconstructed mark={data.megalith_site.mark} name="site" />
      </h2>
      <div class="winter-site-scroll">
        <div class={`winter-site-grid ${map.columns > DENSE ? "dense" : ""}`} style={{ "--columns": map.columns }}
          role="group" aria-label={say("winter-ui-site")}>
          {map.spaces.map((space) => (
            <SpaceView key={space.id} scene={scene} space={space} stone={stones.get(space.id) ?? null} />
          ))}
          {map.spaces.map((space) => (
            <SquareView key={space.id} scene={scene} space={space} stone={stones.get(squareAt(space)) ?? null} />
          ))}
        </div>
      </div>
    </section>
  );
}

interface SpaceProps {
  scene: Scene;
  space: Space;
  stone: Stone | null;
}

const cell = ({ column, row }: Space, size = 1): Record<string, string> => ({
  gridColumn: `${column + 1} / span ${size}`, gridRow: `${row + 1} / span ${size}`,
});

const ownerWords = (stone: Stone | null, { message }: Scene): string => {
  if (stone === null) return "";
  const who = nameOfSeat(message, stone.tribe);
  return say(stone.side === null ? "winter-ui-neutral-of" : "winter-ui-megalith-of", { text: who });
};

function SpaceView({ scene, space, stone }: SpaceProps): JSX.Element {
  const label = [capital(nameOf("winter", space.id)), effectWords(space.bonus), ownerWords(stone, scene)]
    .filter((part) => part !== "").join(", ");
  const place = useHelpedPlace(`space:${space.id}`, label, `${label}. ${say("winter-help-megaliths")}`);
  return (
    <div class={`winter-space ${stone === null ? "" : "built"} ${stateOf(place)}`} style={cell(space)}
      {...onBlock(place)} tabIndex={place.isLit ? 0 : -1}>
      {stone === null ? <Effects effects={space.bonus} size={13} />
        : <PieceIcon size="100%" reach={19}><Megalith side={stone.side} /></PieceIcon>}
    </div>
  );
}

/** A stone upon four others, or a place for one. */
function SquareView({ scene, space, stone }: SpaceProps): JSX.Element | null {
  const name = squareAt(space);
  const label = [capital(nameOf("winter", name)), ownerWords(stone, scene)].filter((part) => part !== "").join(", ");
  const place = useHelpedPlace(`space:${name}`, label, label);
  if (stone === null && !place.isLit) return null;
  const points = place.options[0]?.[3]["points"];
  return (
    <div class={`winter-square ${stone === null ? "" : "built"} ${stateOf(place)}`} style={cell(space, 2)}>
      <div class="winter-square-top" {...onBlock(place)} tabIndex={place.isLit ? 0 : -1}>
        {stone === null ? <b>+{points}</b>
          : <PieceIcon size="100%" reach={19}><Megalith side={stone.side} level={2} /></PieceIcon>}
      </div>
    </div>
  );
}
