/** Who sits where: people on this device, free seats, bots. */

import type { JSX } from "preact";

import { say } from "../i18n/words";
import { Choice, type Offer, Select, TextField } from "../kit/field";
import { Icon } from "../kit/icons";
import { COLOURS, FreeSeat, SeatMark } from "../kit/marks";
import { me, ownName } from "../person/self";
import type { GameInfo } from "../wire/messages";
import { botAbout, botName } from "./games";
import type { PartProps } from "./new-table";
import { Sheet } from "./page";
import { type SeatPlan, seatPlan, withPlayers } from "./plan";
import { isAlone } from "../wire/carrier";

const BOT = "bot:";

export function SeatsSheet({ game, plan, onChange }: PartProps): JSX.Element {
  const own = plan.seats.filter((seat) => seat.who === "me").length;
  const change = (number: number, seat: SeatPlan): void =>
    onChange({ ...plan, seats: plan.seats.map((one, at) => (at === number ? seat : one)) });
  return (
    <Sheet title={say("shell-new-who")}>
      <div class="stack loose">
        <Choice label={say("shell-new-players")} value={String(plan.seats.length)}
          offers={game.players.map((players) => ({ value: String(players), label: String(players) }))}
          onChange={(players) => onChange(withPlayers(plan, Number(players), game))} />
        <ol class="new-seats">
          {plan.seats.map((seat, number) => (
            <SeatRow key={number} game={game} seat={seat} number={number} isShared={own > 1}
              isFirstOwn={plan.seats.findIndex((one) => one.who === "me") === number}
              onChange={(next) => change(number, next)} />
          ))}
        </ol>
        {(plan.seats.length > 1 || own === 0) && (
          <p class="field-help">
            {say(own > 1 ? "shell-new-shared" : own === 0 ? "shell-new-nobody" : "shell-new-seats-help")}
          </p>
        )}
      </div>
    </Sheet>
  );
}

function SeatRow({ game, seat, number, isShared, isFirstOwn, onChange }: {
  game: GameInfo; seat: SeatPlan; number: number; isShared: boolean;
  isFirstOwn: boolean; onChange: (seat: SeatPlan) => void;
}): JSX.Element {
  const label = say("shell-seat", { number: number + 1 });
  const offers: Offer<string>[] = [
    { value: "me", label: say(isFirstOwn || seat.who !== "me" ? "shell-seat-me" : "shell-seat-here") },
    ...(isAlone() ? [] : [{ value: "open", label: say("shell-seat-open") }]),
    ...game.bots.map((kind) => ({ value: BOT + kind, label: say("shell-seat-bot", { text: botName(kind) }) })),
  ];
  const value = seat.who === "bot" ? BOT + seat.bot : seat.who;
  const choose = (chosen: string): void => onChange(
    chosen.startsWith(BOT) ? seatPlan("bot", game, chosen.slice(BOT.length))
      : seatPlan(chosen === "me" ? "me" : "open", game));
  return (
    <li class="new-seat" data-who={seat.who}>
      <span class="new-seat-mark" aria-hidden="true">
        {seat.who === "open"
          ? <FreeSeat size={34} />
          : <SeatMark colour={COLOURS[number % COLOURS.length]!} size={34} />}
      </span>
      <Select label={label} isLabelHidden value={value} offers={offers} onChange={choose} />
      {seat.who === "me" && (
        <TextField label={say("shell-seat-name", { number: number + 1 })} isLabelHidden value={seat.name} longest={40}
          placeholder={namelessly(number, isFirstOwn, isShared)}
          onInput={(name) => onChange({ ...seat, name })} />
      )}
      {seat.who !== "me" && (
        <span class="new-seat-about">
          {seat.who === "bot" && <Icon name="robot-golem" size={18} />}
          {seat.who === "bot" ? botAbout(seat.bot) : say("shell-seat-open-about")}
        </span>
      )}
      {isShared && seat.who === "me" && <span class="hidden">{say("shell-new-shared")}</span>}
    </li>
  );
}

/** What somebody on this device is called who gives no name here. */
function namelessly(seat: number, isFirstOwn: boolean, isShared: boolean): string {
  const player = say("shell-player", { number: seat + 1 });
  if (isShared) return (isFirstOwn && ownName()) || player;
  return me.value?.nickname ?? say("shell-guest");
}
