/** Stores, camps, villages, megaliths and figures of a player's board. */

import type { ComponentChildren, JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { Tip } from "../../table/tip";
import {
  Camp, Chief, FigureSpace, Megalith, MegalithSpace, Member, PieceIcon, Raft, Village, VillageSpace,
} from "./pieces";
import { megalithsBuilt, type SeatScene } from "./seat-scene";
import { Effects, VerbIcon } from "./symbols";
import { effectWords } from "./symbols-words";
import { drafted, type Effect } from "./view";

type Store = "food" | "tools";

/** A store as a row of cells; while a draft changes it, what was there is struck out. */
export function StoreBar({ scene, thing }: { scene: SeatScene; thing: Store }): JSX.Element {
  const { tribe, data, message, number } = scene;
  const [value, most] = [tribe[thing], data.limits[thing]];
  const change = drafted(message, thing, number);
  const label = say("winter-ui-store", { thing, count: value, most });
  return (
    <div class={`winter-store ${thing}`}>
      <span class="hidden">{label}</span>
      <VerbIcon verb={thing} size={20} />
      <b aria-hidden="true" data-count={`${thing}:${number}`}>{value}</b>
      {change !== 0 && <del aria-hidden="true">{value - change}</del>}
      <span class="winter-cells" aria-hidden="true">
        {Array.from({ length: most }, (_, n) => (
          <i key={n} class={n < value ? "full" : n < value - change ? "was" : ""} />
        ))}
      </span>
    </div>
  );
}

interface RowProps {
  label: string;
  name: string;
  help: string;
  children: ComponentChildren;
}

/** Pieces in a row under their name. */
function Row({ label, name, help, children }: RowProps): JSX.Element {
  return (
    <Tip name={name} text={help} class="winter-row">
      <span class="winter-label">{label}</span><span class="hidden">{help}</span>
      <span class="winter-pieces" aria-hidden="true">{children}</span>
    </Tip>
  );
}

/** A hollow with what it gives while its piece is away. */
function Hollow({ effects }: { effects: Effect[] }): JSX.Element {
  return <span class="winter-hollow"><Effects effects={effects} size={14} /></span>;
}

/** Camps on the board: those away have left the first places, whose income is uncovered. */
export function Camps({ scene: { tribe, data, side, number } }: { scene: SeatScene }): JSX.Element {
  const income = data.player_board.camp_income;
  const away = income.length - tribe.camps_home;
  const uncovered = income.slice(0, away).map(effectWords).join("; ") || "–";
  const help = say("winter-ui-camps-help", { home: tribe.camps_home, text: uncovered });
  return (
    <Row label={capital(say("winter-ui-camps"))} name={`seat:${number}:camps`} help={help}>
      {income.map((effects, n) => (n < away
        ? <Hollow key={n} effects={effects} />
        : <PieceIcon key={n} size={27} reach={17}><Camp side={side} /></PieceIcon>))}
    </Row>
  );
}

export function Villages({ scene: { tribe, data, side, number } }: { scene: SeatScene }): JSX.Element {
  const bonuses = data.player_board.village_bonus;
  const founded = tribe.villages.length;
  const next = bonuses[founded];
  const help = say("winter-ui-villages-help", { founded, text: next === undefined ? "–" : effectWords(next) });
  return (
    <Row label={capital(say("winter-ui-villages"))} name={`seat:${number}:villages`} help={help}>
      {bonuses.map((_, n) => (
        <PieceIcon key={n} size={27} reach={18}>{n < founded ? <VillageSpace /> : <Village side={side} />}</PieceIcon>
      ))}
    </Row>
  );
}

/** Megaliths in their recesses; the bonus of a recess shows when it is empty. */
export function Megaliths({ scene: { tribe, data, side, number } }: { scene: SeatScene }): JSX.Element {
  const { recess_bonus: bonuses, recess_size: size, neutral_recess: neutral } = data.player_board;
  const built = megalithsBuilt(tribe);
  const next = bonuses[Math.floor(built / size)];
  const left = bonuses.length * size - built;
  const help = say("winter-ui-megaliths-help", { left, text: next === undefined ? "–" : effectWords(next) });
  return (
    <Row label={capital(say("winter-ui-megaliths"))} name={`seat:${number}:megaliths`} help={help}>
      {bonuses.map((_, recess) => (
        <span key={recess} class="winter-recess">
          {Array.from({ length: size }, (_, n) => (
            <PieceIcon key={n} size={20} reach={17}>
              {recess * size + n < built ? <MegalithSpace /> : <Megalith side={recess + 1 === neutral ? null : side} />}
            </PieceIcon>
          ))}
        </span>
      ))}
    </Row>
  );
}

/** The crest makes the chief larger than the members. */
const CHIEF_SIZE = 1.2;

/** Members and chief that have not been placed yet in this round; those placed are faint. */
export function Figures({ scene: { tribe, data, side }, size }: { scene: SeatScene; size: number }): JSX.Element {
  const placed = data.limits.members - tribe.members;
  const label = say("winter-ui-figures", { members: tribe.members, chiefs: tribe.chiefs });
  return (
    <span class="winter-pieces winter-figures" role="img" aria-label={label} title={label}>
      {Array.from({ length: data.limits.members }, (_, n) => (
        <PieceIcon key={n} size={size} reach={18}>{n < placed ? <FigureSpace /> : <Member side={side} />}</PieceIcon>
      ))}
      <PieceIcon size={size * CHIEF_SIZE} reach={18 * CHIEF_SIZE}>
        {tribe.chiefs === 0 ? <FigureSpace /> : <Chief side={side} />}
      </PieceIcon>
    </span>
  );
}

/** Where the raft is, if there are rivers. */
export function RaftMark({ scene: { tribe, side, data }, size }: { scene: SeatScene; size: number }):
  JSX.Element | null {
  if (tribe.raft === null) return null;
  const delta = data.river.course.length + 1;
  const at = tribe.raft === 0 ? "headwaters" : tribe.raft === delta ? "delta_tile" : `course_${tribe.raft}`;
  const label = `${capital(nameOf("winter", "raft"))}: ${nameOf("winter", at)}`;
  return <PieceIcon size={size} reach={19} title={label}><Raft side={side} /></PieceIcon>;
}
