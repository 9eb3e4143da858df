/** Before the first round: whose clan, and which side of its board. */

import type { JSX } from "preact";

import { has, nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { Avatar } from "../../kit/marks";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { Box } from "./box";
import { clanLook } from "./look";
import { PieceIcon, Roof } from "./pieces";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { useOverview, worthOf } from "../../table/worth";
import { TrackRows } from "./tracks";
import { clanBoard, type SwampView } from "./view";

interface SetupProps {
  message: TableMessage;
  view: SwampView;
  box: Box;
}

/** The four clans, as long as somebody has none. */
export function ClanChoice({ message, view, box }: SetupProps): JSX.Element | null {
  const overview = useOverview("feya");
  if (view.seats.every((seat) => seat.clan !== null)) return null;
  const side = sideFor(message);
  return (
    <section class="feya-clans panel">
      <h2>{say("feya-ui-clans")}</h2>
      {overview && <p class="feya-advice">{say(`feya-clans-${side === "normal" ? "alike" : side}`)}</p>}
      <div class="feya-clan-cards">
        {box.data.clans.items.map(({ id }) => (
          <ClanCard key={id} clan={id} message={message} view={view} hasAdvice={overview !== undefined && side !== "normal"} />
        ))}
      </div>
    </section>
  );
}

/** Which side the reader's board will have, or whether it is still to be chosen. */
function sideFor({ options, seat }: TableMessage): string {
  const sides = (options["clan_side"] ?? "normal").split("/");
  return sides[Math.max(seat, 0)] ?? sides[0]!;
}

interface ClanCardProps extends Omit<SetupProps, "box"> {
  clan: string;
  /** Do the boards of the clans differ? */
  hasAdvice: boolean;
}

function ClanCard({ clan, message, view, hasAdvice }: ClanCardProps): JSX.Element {
  const seat = view.seats.findIndex((one) => one.clan === clan);
  const board = `${clan}_lotus`;
  const advice = hasAdvice ? [say(`feya-board-${board}`), ...adviceOn("board", board)] : [];
  const place = useHelpedPlace(`clan:${clan}`, [nameOf("feya", clan), ...advice].join(". "), "");
  const { colour, icon } = clanLook(clan);
  return (
    <div class={`feya-clan slot ${seat >= 0 ? "taken" : ""} ${stateOf(place)}`} {...onBlock(place)}>
      <Avatar colour={colour} icon={icon} size={hasAdvice ? 30 : 42} />
      <span class="feya-clan-name">
        <strong>{nameOf("feya", clan)}</strong>{seat >= 0 && <small>{nameOfSeat(message, seat)}</small>}
      </span>
      <PieceIcon size={hasAdvice ? 24 : 30} reach={18}><Roof colour={colour} /></PieceIcon>
      <Advice lines={advice} />
    </div>
  );
}

/** When a thing is good, and how bots fared with it. */
function adviceOn(kind: string, thing: string): string[] {
  const { good, figures } = worthOf("feya", kind, thing);
  return [good, figures].filter((line) => line !== "");
}

function Advice({ lines }: { lines: string[] }): JSX.Element | null {
  if (lines.length === 0) return null;
  return <span class="feya-advice" aria-hidden="true">{lines.map((line) => <span key={line}>{line}</span>)}</span>;
}

/** Both sides of one's clan board, while one of them is to be chosen. */
export function SideChoice({ message, view, box }: SetupProps): JSX.Element | null {
  const clan = view.decision?.point === "choose_side" ? view.seats[message.seat]?.clan ?? null : null;
  if (clan === null || view.decision?.seat !== message.seat) return null;
  return (
    <section class="feya-sides panel">
      <h2>{say("feya-ui-sides")}</h2>
      {(["normal", "lotus"] as const).map((side) => <SideCard key={side} side={side} clan={clan} box={box} />)}
    </section>
  );
}

function SideCard({ side, clan, box }: { side: "normal" | "lotus"; clan: string; box: Box }): JSX.Element {
  useOverview("feya");
  const board = side === "lotus" ? `${clan}_lotus` : side;
  const key = `feya-board-${board}`;
  const advice = has(key) ? [say(key), ...adviceOn("side", side)] : [];
  const place = useHelpedPlace(`side:${side}`, [nameOf("feya", side), ...advice].join(". "), "");
  const tracks = clanBoard(box.data, clan, side);
  return (
    <div class={`feya-side slot ${stateOf(place)}`} {...onBlock(place)}>
      <strong>{side === "lotus" && <Icon name="lotus" size={18} />}{nameOf("feya", side)}</strong>
      <Advice lines={advice} />
      {tracks && <TrackRows tracks={tracks} order={box.data.clan_boards.order} />}
    </div>
  );
}
