/** The sheet of a seat in a game without a face. */

import type { JSX } from "preact";

import type { SeatProps } from "../games/face";
import { capital, say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { SeatMark } from "../kit/marks";
import { useNamed } from "../table/place";
import { PointsButton } from "../table/points";
import { levelOf, nameOfSeat } from "../table/who";
import type { Simple } from "./layout";
import { colourOf } from "./look";
import { PartView } from "./parts";
import { called, inWords, valuesOf } from "./values";

interface SheetProps extends SeatProps {
  /** The parts of a seat; where nothing is said of them, everything is told. */
  parts: Simple[] | undefined;
  bySeat: ReadonlySet<string>;
}

export function SeatSheet({ message, seat, parts, bySeat }: SheetProps): JSX.Element {
  const isNamed = useNamed(`seat:${seat}`);
  const isActing = message.to_act.includes(seat);
  const points = message.scores?.[seat] ?? 0;
  const level = levelOf(message, seat);
  const name = nameOfSeat(message, seat);
  return (
    <section class={`panel generic-seat ${colourOf(seat)} ${seat === message.seat ? "mine" : ""} ${isNamed ? "named" : ""}`} aria-label={name}
      data-place={`seat:${seat}`} data-acting={isActing}>
      <header>
        <SeatMark colour={colourOf(seat)} size={28} />
        <h2>{name}{level !== "" && <small>{level}</small>}</h2>
        <PointsButton seat={seat} text={say("end-points-title", { text: String(points) })}>
          <b data-count={`vp:${seat}`}>{points}</b><Icon name="round-star" size={16} />
        </PointsButton>
      </header>
      {parts === undefined ? <Values message={message} seat={seat} bySeat={bySeat} /> : parts.map((part) => (
        <PartView key={part.name} message={message} part={part} seat={seat} isLive={seat === message.seat} />
      ))}
    </section>
  );
}

/** Everything that the view tells of the seat. */
function Values({ message, seat, bySeat }: Pick<SheetProps, "message" | "seat" | "bySeat">): JSX.Element {
  return (
    <>
      {valuesOf(message, bySeat).seats[seat]?.map(([name, value]) => (
        <p key={name} class="generic-list">
          <span>{capital(called(message.game, name))}</span><b>{inWords(message.game, value)}</b>
        </p>
      ))}
    </>
  );
}

/** A seat in one line: its points. */
export function SeatLine({ message, seat }: SeatProps): JSX.Element {
  return <span class="generic-seat-line"><b>{message.scores?.[seat] ?? 0}</b><Icon name="round-star" size={15} /></span>;
}
