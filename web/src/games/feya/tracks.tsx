/** The four settlement tracks of a clan board: what is open, and what settlements still cover. */

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { nameOf, say } from "../../i18n/words";
import type { Colour } from "../../kit/marks";
import { memo } from "../../kit/stable";
import { useNamed } from "../../table/place";
import type { Box } from "./box";
import { PieceIcon, Roof } from "./pieces";
import { BonusSign } from "./symbols";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { type Bonus, clanBoard, type SeatView, type TrackName } from "./view";

/** A bonus in words. */
function bonusName({ bonus, amount = 0 }: Bonus): string {
  return say(`feya-bonus-${bonus}`, { amount });
}

/** The Salamander tile that lies on a space, in place of what is printed there. */
function layered(printed: Bonus, seat: SeatView, track: TrackName, n: number, box: Box): Bonus {
  if (printed.bonus !== "wild") return printed;
  const [tile] = Object.entries(seat.special_tiles).find(([, space]) => space === `${track}:${n + 1}`) ?? [];
  const laid = box.data.salamander_tiles.items.find((item) => item.id === tile);
  return laid ?? printed;
}

export interface TracksProps {
  seat: SeatView;
  number: number;
  colour: Colour;
  box: Box;
  /** Can the person who looks build from here? */
  isMine: boolean;
}

function useSpaces({ seat, box }: TracksProps): [TrackName, Bonus[]][] {
  return useMemo(() => spacesOf(seat, box), [seat.clan, seat.side, seat.special_tiles, box]);
}

/** The spaces of the tracks with what lies or is printed there. */
export function spacesOf(seat: SeatView, box: Box): [TrackName, Bonus[]][] {
  const board = seat.clan === null ? undefined : clanBoard(box.data, seat.clan, seat.side);
  if (board === undefined) return [];
  return box.data.clan_boards.order.map((track) => [
    track, board[track].map((printed, n) => layered(printed, seat, track, n, box)),
  ]);
}

export function Tracks(props: TracksProps): JSX.Element {
  const { seat, number, colour, isMine } = props;
  return (
    <div class="feya-tracks">
      {useSpaces(props).map(([track, spaces]) => (
        <Track key={track} track={track} spaces={spaces} open={seat.tracks[track]} number={number} colour={colour}
          isMine={isMine} />
      ))}
    </div>
  );
}

/** A track in words: what is open, and what comes next. */
export function trackLabel(track: TrackName, open: number, spaces: Bonus[]): string {
  const opened = spaces.slice(0, open).map(bonusName).join(", ");
  const next = spaces[open];
  const covered = spaces.length - open;
  return say("feya-ui-track", {
    track, open: opened === "" ? 0 : open, covered, text: opened, notation: next === undefined ? "" : bonusName(next),
  });
}

interface TrackProps extends Pick<TracksProps, "number" | "colour" | "isMine"> {
  track: TrackName;
  spaces: Bonus[];
  /** How many of them are open. */
  open: number;
}

const Track = memo(({ number, colour, isMine, track, spaces, open }: TrackProps): JSX.Element => {
  const next = spaces[open];
  const help = next === undefined ? ""
    : advised(say(`feya-help-bonus-${next.bonus}`, { amount: next.amount ?? 0 }), "feya", "bonus", next.bonus);
  const own = `seat:${number}:track:${track}`;
  const place = useHelpedPlace(isMine ? `track:${track}` : own, trackLabel(track, open, spaces), help, isMine);
  const isNamed = useNamed(own);
  const state = (n: number): string =>
    `${n < open ? "open" : "covered"} ${n === open ? "next" : ""} ${isNamed && n === open - 1 ? "just" : ""}`;
  return (
    <div class={`feya-track slot ${stateOf(place)}`} {...onBlock(place)}>
      {spaces.map((space, n) => (
        <span key={n} class={`feya-track-space ${state(n)}`}>
          {n >= open && <PieceIcon size={23} reach={17.5}><Roof colour={colour} /></PieceIcon>}
          <BonusSign {...space} />
        </span>
      ))}
    </div>
  );
});

/** The same in one line, for the card of another player. */
export function TrackLine(props: TracksProps): JSX.Element {
  const { seat, number, colour, isMine } = props;
  return (
    <div class="feya-track-line">
      {useSpaces(props).map(([track, spaces]) => (
        <TrackRow key={track} track={track} spaces={spaces} open={seat.tracks[track]} number={number} colour={colour}
          isMine={isMine} />
      ))}
    </div>
  );
}

const TrackRow = memo(({ number, colour, track, spaces, open }: TrackProps): JSX.Element => {
  const isNamed = useNamed(`seat:${number}:track:${track}`);
  return (
    <span class={`feya-track-row ${isNamed ? "feya-named" : ""}`} role="img"
      aria-label={trackLabel(track, open, spaces)}>
      {spaces.map((space, n) => (
        <span key={n} class={`feya-mini ${n < open ? "open" : colour}`}>{n < open && <BonusSign {...space} />}</span>
      ))}
    </span>
  );
});

/** A board with nothing built, to compare sides. */
export function TrackRows({ tracks, order }: { tracks: Record<TrackName, Bonus[]>; order: TrackName[] }): JSX.Element {
  return (
    <div class="feya-tracks">
      {order.map((track) => (
        <span key={track} class="feya-track" role="img"
          aria-label={`${nameOf("feya", track)}: ${tracks[track].map(bonusName).join(", ")}`}>
          {tracks[track].map((space, n) => <span key={n} class="feya-track-space open"><BonusSign {...space} /></span>)}
        </span>
      ))}
    </div>
  );
}
