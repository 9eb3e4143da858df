/** Playing on from a moment of a finished game: which seat, and how good the others are. */

import "./coach.css";

import { useState } from "preact/hooks";

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Choice } from "../kit/field";
import { Avatar } from "../kit/marks";
import { go } from "../kit/router";
import { keepCodes } from "../person/codes";
import { somebody } from "../person/self";
import { botName, loadGames } from "../shell/games";
import { useErrand, useLoaded } from "../shell/load";
import { nameOfSeat } from "../table/who";
import { api, type Door } from "../wire/api";
import type { At, TableMessage } from "../wire/messages";

export interface PlayOnProps {
  table: string;
  door: Door;
  face: Face;
  message: TableMessage;
  at: At;
  seat: number;
  onClose: () => void;
}

export function PlayOnDialog({ table, door, face, message, at, seat: first, onClose }: PlayOnProps) {
  const [seat, setSeat] = useState(first);
  const [level, setLevel] = useState("");
  const [games] = useLoaded(loadGames);
  const { isBusy, problem, run } = useErrand();
  const game = games.state === "here" ? games.value.find((one) => one.name === message.game) : undefined;
  const bot = level || (game?.usual_bot ?? "");
  const start = (): void => run(async () => {
    await somebody();
    const made = await api.playOn(table, at, seat, bot, door);
    keepCodes(made.table, made.codes);
    go(`/t/${made.table}`);
  });
  return (
    <Dialog title={say("coach-play-on")} onClose={onClose}
      foot={<Button look="main" isBusy={isBusy} onClick={start}>{say("coach-play-on-start")}</Button>}>
      <div class="stack loose">
        <fieldset class="field">
          <legend class="field-label">{say("coach-play-on-seat")}</legend>
          <div class="play-on-seats">
            {message.chairs.map((_, n) => {
              const badge = face.badge(message, n);
              return (
                <button key={n} type="button" aria-pressed={seat === n} onClick={() => setSeat(n)}>
                  <Avatar colour={badge.colour} icon={badge.icon} size={28} /> {badge.people || nameOfSeat(message, n)}
                </button>
              );
            })}
          </div>
        </fieldset>
        {game !== undefined && message.chairs.length > 1 && (
          <Choice label={say("coach-play-on-level")} value={bot} onChange={setLevel} help={say("coach-try-help")}
            offers={game.bots.map((kind) => ({ value: kind, label: botName(kind) }))} />
        )}
        {problem !== "" && <p class="field-problem" role="alert">{problem}</p>}
      </div>
    </Dialog>
  );
}
