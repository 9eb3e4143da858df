/** The four columns with their three boxes, and Rest: what they cost and give, and who stands there. */

import "./columns.css";

import type { JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { nameOfSeat } from "../../table/who";
import type { SceneProps } from "../face";
import { useScene } from "./box";
import { ActionBox, FirstBox } from "./columns-boxes";
import { type Figure, figuresIn } from "./columns-figures";
import { COLUMNS } from "./look";
import { Chief, Member, PieceIcon } from "./pieces";
import { Effects, Reconstructed } from "./symbols";
import { broken } from "../../i18n/syllables";
import { effectWords } from "./symbols-words";
import { type Column, openBox, type Scene } from "./view";

export function Strip({ message }: SceneProps): JSX.Element {
  const scene = useScene(message);
  if (scene === null) return <div class="winter-strip" aria-busy="true" />;
  return (
    <section class="winter-strip" aria-label={say("winter-ui-columns")}>
      {scene.data.columns.items.map((column) => (
        <ColumnView key={column.id} scene={scene} column={column} figures={figuresIn(message, column.id)} />
      ))}
      <Rest scene={scene} figures={figuresIn(message, "rest")} />
    </section>
  );
}

interface ColumnProps {
  scene: Scene;
  column: Column;
  figures: Figure[];
}

function ColumnView({ scene, column, figures }: ColumnProps): JSX.Element {
  const { view, message } = scene;
  const isNow = view.player_turn.column === column.id;
  const isTaken = view.columns.includes(column.id);
  const isFirst = isNow && view.player_turn.first;
  const box = openBox(message);
  const open = box?.column === column.id ? box.number : 0;
  return (
    <div class={`winter-column panel ${isNow ? "now" : ""}`}>
      <Head scene={scene} id={column.id} figures={figures} isFree={!isTaken} />
      <div class="winter-boxes">
        <ActionBox scene={scene} number={1} actions={column.box1} isOpen={open === 1} />
        <ActionBox scene={scene} number={2} actions={[column.box2]} isOpen={open === 2} />
        <FirstBox effects={column.box3} isHere={isNow} isOpen={open > 2} isTaken={isTaken && !isFirst} />
      </div>
    </div>
  );
}

interface HeadProps {
  scene: Scene;
  id: string;
  figures: Figure[];
  /** May a figure still be the first here? */
  isFree: boolean;
}

/** Letters that have room beside the sign of the narrowest column. */
const SHORT = 5;

/** The head of a column is the place for figures. */
function Head({ scene, id, figures, isFree }: HeadProps): JSX.Element {
  const standing = figures.map((one) => figureWords(one, scene)).join(", ");
  const name = capital(nameOf("winter", id));
  const label = [name, standing, isFree ? say("winter-ui-free-first") : ""]
    .filter((part) => part !== "").join(", ");
  const place = useHelpedPlace(`column:${id}`, label, advised(`${label}. ${say(`winter-help-column-${id}`)}`, "winter", "column", id));
  return (
    <div class={`winter-head ${name.length > SHORT ? "long" : ""} ${stateOf(place)}`} {...onBlock(place)}>
      <Icon name={COLUMNS[id] ?? "dot"} size={18} />
      <h3 style={{ "--letters": name.length }}>{broken(name)}</h3>
      <span class="winter-placed" aria-hidden="true">
        {figures.map((one, n) => <FigureIcon key={n} figure={one} />)}
      </span>
    </div>
  );
}

function figureWords({ tribe, isChief }: Figure, { message }: Scene): string {
  return `${nameOf("winter", isChief ? "chief" : "member")}: ${nameOfSeat(message, tribe)}`;
}

function FigureIcon({ figure: { side, isChief } }: { figure: Figure }): JSX.Element {
  return (
    <PieceIcon size={24} reach={isChief ? 21 : 17}>
      {isChief ? <g transform="translate(0 4)"><Chief side={side} /></g> : <Member side={side} />}
    </PieceIcon>
  );
}

function Rest({ scene, figures }: { scene: Scene; figures: Figure[] }): JSX.Element {
  const { rest, columns } = scene.data;
  return (
    <div class={`winter-column winter-rest panel ${scene.view.player_turn.column === "rest" ? "now" : ""}`}>
      <Head scene={scene} id="rest" figures={figures} isFree={false} />
      <div class="winter-boxes" role="img" aria-label={effectWords(rest.effects)}>
        {rest.effects.map((effect, n) => <span key={n} class="winter-box plain"><Effects effects={[effect]} /></span>)}
      </div>
      <Reconstructed mark={columns.mark} name="columns" />
    </div>
  );
}
