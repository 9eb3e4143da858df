/** The workers and axolotls of a seat. */

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import type { Colour } from "../../kit/marks";
import { usePlace } from "../../table/place";
import { AxolotlWorker, PieceIcon, Worker, WorkerSpace } from "./pieces";
import { stateOf } from "../../table/tip";
import type { SeatView } from "./view";

/** Half the square shown of a piece, in units of the board. */
const REACH = 16.5;

interface FolkProps {
  seat: SeatView;
  number: number;
  colour: Colour;
  isMine: boolean;
  size: number;
}

function many(count: number, drawn: (n: number) => JSX.Element): JSX.Element[] {
  return Array.from({ length: Math.max(0, count) }, (_, n) => drawn(n));
}

export function Folk(props: FolkProps): JSX.Element {
  return <span class="feya-folk"><Clan {...props} /><Axolotls {...props} /></span>;
}

function Clan({ seat, number, colour, isMine, size }: FolkProps): JSX.Element {
  const { available, spent, fresh } = seat.workers;
  const place = usePlace(isMine ? "worker:clan" : `seat:${number}:worker:clan`,
    say("feya-ui-workers", { available, spent, fresh }), isMine);
  const worker = <PieceIcon size={size} reach={REACH}><Worker colour={colour} /></PieceIcon>;
  return (
    <span class={`feya-workers slot ${stateOf(place)}`} {...place.attrs} data-count={`worker:${number}`}>
      {many(available, (n) => <span key={`a${n}`}>{worker}</span>)}
      {many(fresh, (n) => <span key={`f${n}`} class="feya-fresh-worker">{worker}</span>)}
      {many(spent, (n) => <PieceIcon key={`s${n}`} size={size} reach={REACH}><WorkerSpace /></PieceIcon>)}
    </span>
  );
}

function Axolotls({ seat, number, isMine, size }: FolkProps): JSX.Element | null {
  const place = usePlace(isMine ? "worker:axolotl" : `seat:${number}:worker:axolotl`,
    say("feya-count-axolotls", { axolotls: seat.axolotls }), isMine);
  if (seat.axolotls === 0 && !place.isLit) return <span data-count={`axolotl:${number}`} />;
  const one = <PieceIcon size={size} reach={REACH}><AxolotlWorker /></PieceIcon>;
  return (
    <span class={`feya-workers slot ${stateOf(place)}`} {...place.attrs} data-count={`axolotl:${number}`}>
      {seat.axolotls > 2 ? <>{one}<b>×{seat.axolotls}</b></> : many(seat.axolotls, (n) => <span key={n}>{one}</span>)}
    </span>
  );
}
