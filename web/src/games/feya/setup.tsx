/** Before the first round: whose clan, and which side of its board. */

import type { JSX } from "preact";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { Avatar } from "../../kit/marks";
import { nameOfSeat } from "../../table/who";
import type { TableMessage } from "../../wire/messages";
import type { Box } from "./box";
import { clanLook } from "./look";
import { PieceIcon, Roof } from "./pieces";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { TrackRows } from "./tracks";
import { clanBoard, type SwampView } from "./view";

interface SetupProps {
  message: TableMessage;
  view: SwampView;
  box: Box;
}

/** The four clans, as long as somebody has none. */
export function ClanChoice({ message, view, box }: SetupProps): JSX.Element | null {
  if (view.seats.every((seat) => seat.clan !== null)) return null;
  return (
    <section class="feya-clans panel">
      <h2>{say("feya-ui-clans")}</h2>
      <div class="feya-clan-cards">
        {box.data.clans.items.map(({ id }) => <ClanCard key={id} clan={id} message={message} view={view} />)}
      </div>
    </section>
  );
}

function ClanCard({ clan, message, view }: { clan: string; message: TableMessage; view: SwampView }): JSX.Element {
  const seat = view.seats.findIndex((one) => one.clan === clan);
  const place = useHelpedPlace(`clan:${clan}`, nameOf("feya", clan), "");
  const { colour, icon } = clanLook(clan);
  return (
    <div class={`feya-clan slot ${seat >= 0 ? "taken" : ""} ${stateOf(place)}`} {...onBlock(place)}>
      <Avatar colour={colour} icon={icon} size={42} />
      <span class="feya-clan-name">
        <strong>{nameOf("feya", clan)}</strong>{seat >= 0 && <small>{nameOfSeat(message, seat)}</small>}
      </span>
      <PieceIcon size={30} reach={18}><Roof colour={colour} /></PieceIcon>
    </div>
  );
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
  const place = useHelpedPlace(`side:${side}`, nameOf("feya", side), "");
  const tracks = clanBoard(box.data, clan, side);
  return (
    <div class={`feya-side slot ${stateOf(place)}`} {...onBlock(place)}>
      <strong>{side === "lotus" && <Icon name="lotus" size={18} />}{nameOf("feya", side)}</strong>
      {tracks && <TrackRows tracks={tracks} order={box.data.clan_boards.order} />}
    </div>
  );
}
