/** A table that still has free seats: who is there, how others come, and a seat for me. */
import "./join.css";

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { readRules, rulesRead, say } from "../i18n/words";
import { Button } from "../kit/button";
import { TextField } from "../kit/field";
import { Icon } from "../kit/icons";
import { COLOURS, FreeSeat, SeatMark } from "../kit/marks";
import { codesOf, keepCodes } from "../person/codes";
import { me, somebody } from "../person/self";
import type { Session } from "../table/session";
import { api } from "../wire/api";
import type { TableMessage } from "../wire/messages";
import { GameCover } from "./game-cover";
import { games, loadGames, paceName, titleOf } from "./games";
import { InviteLine } from "./invite";
import { nameOfChair } from "./lists";
import { useErrand, useLoaded } from "./load";
import { optionName, valueName } from "./new-rules";
import { OwnCodes } from "./own-codes";
import { Heading, Page, Sheet, Trouble } from "./page";

export function JoinPage({ session, onEnter }: { session: Session; onEnter: () => void }): JSX.Element {
  // Links come only with the table as it is asked for, not with every message.
  const [asked] = useLoaded(() => api.table(session.table, undefined, session.door), [session]);
  const message = session.message.value;
  const links = asked.state === "here" ? asked.value.links : undefined;
  if (message === null) return <Page title=""><p aria-busy="true" /></Page>;
  const title = message.title || titleOf(message.game);
  const free = message.chairs.filter((chair) => !chair.taken).length;
  return (
    <Page title={title} class="wide">
      <Heading title={title}>
        {say("shell-join-waits", { free })} {titleOf(message.game)} · {paceName(message.pace)}
      </Heading>
      <div class="join">
        <Seats session={session} message={message} onEnter={onEnter} />
        <div class="stack loose">
          {links !== undefined && <Invitation links={links} title={title} />}
          <OwnCodes codes={codesOf(session.table)} />
          <Differences message={message} />
        </div>
      </div>
    </Page>
  );
}

interface SeatsProps {
  session: Session;
  message: TableMessage;
  onEnter: () => void;
}

function Seats({ session, message, onEnter }: SeatsProps): JSX.Element {
  const [name, setName] = useState(me.value?.nickname ?? "");
  const { isBusy, problem, run } = useErrand();
  const mine = session.mine.value;
  const join = (seat: number): void => run(async () => {
    await somebody(name.trim() || undefined);
    const joined = await api.join(session.table, seat, session.door.invite ?? "");
    keepCodes(session.table, { [joined.seat]: joined.code });
    onEnter();
  });
  const leave = (seat: number): void => run(async () => {
    await api.leave(session.table, seat);
    onEnter();
  });
  const canJoin = mine.length > 0 || session.door.invite !== "" || session.door.watch === "";
  return (
    <section class="panel sheet join-seats" aria-label={say("shell-seats")}>
      <div class="join-cover" aria-hidden="true"><GameCover game={message.game} /></div>
      {canJoin && mine.length === 0 && (
        <div class="join-name">
          <TextField label={say("shell-nickname")} value={name} longest={40} placeholder={say("shell-guest")}
            onInput={setName}
            autoComplete="nickname" help={say("shell-join-name-help")} />
        </div>
      )}
      <ol class="join-chairs">
        {message.chairs.map((_, seat) => (
          <ChairRow key={seat} message={message} seat={seat} isMine={mine.includes(seat)} hasSeat={mine.length > 0}
            canJoin={canJoin} isBusy={isBusy}
            isFirst={mine.length === 0 && message.chairs.findIndex((chair) => !chair.taken) === seat}
            onJoin={join} onLeave={leave} />
        ))}
      </ol>
      {problem !== "" && <Trouble text={problem} />}
      {!canJoin && <p class="field-help">{say("shell-join-watch-only")}</p>}
      <p class="field-help" role="status">{say("shell-join-starts")}</p>
    </section>
  );
}

function ChairRow({ message, seat, isMine, isFirst, hasSeat, canJoin, isBusy, onJoin, onLeave }: {
  message: TableMessage; seat: number; isMine: boolean; isFirst: boolean; hasSeat: boolean;
  canJoin: boolean; isBusy: boolean;
  onJoin: (seat: number) => void; onLeave: (seat: number) => void;
}): JSX.Element {
  const chair = message.chairs[seat]!;
  const place = say("shell-seat", { number: seat + 1 });
  const verb = say(hasSeat ? "shell-take-seat-too" : "shell-take-seat");
  return (
    <li class="join-chair" data-mine={isMine}>
      {chair.taken ? <SeatMark colour={COLOURS[seat % COLOURS.length]!} size={36} /> : <FreeSeat size={36} />}
      <span class="join-who">
        <strong>{nameOfChair(chair, seat)}</strong>
        <span>{place}{isMine && ` · ${say("shell-you")}`}</span>
      </span>
      {chair.bot !== "" && <Icon name="robot-golem" size={22} />}
      {!chair.taken && canJoin && (
        <Button look={isFirst ? "main" : hasSeat ? "plain" : "dark"} isBusy={isBusy} label={`${verb}: ${place}`}
          onClick={() => onJoin(seat)}>{verb}</Button>
      )}
      {isMine && (
        <Button look="quiet" size="small" isBusy={isBusy} label={`${say("shell-leave-seat")}: ${place}`}
          onClick={() => onLeave(seat)}>{say("shell-leave-seat")}</Button>
      )}
    </li>
  );
}

function Invitation({ links, title }: { links: Record<string, string>; title: string }): JSX.Element {
  const full = (link: string): string => new URL(link, location.origin).href;
  const invite = full(links["invite"] ?? "");
  const watch = full(links["watch"] ?? "");
  return (
    <Sheet title={say("shell-invite")}>
      <div class="stack loose">
        <div class="stack">
          <p class="field-help">{say("shell-invite-help")}</p>
          <InviteLine look="main" title={title} link={invite} label={say("shell-invite")} />
        </div>
        <div class="stack">
          <h3>{say("shell-watch-link")}</h3>
          <p class="field-help">{say("shell-watch-help")}</p>
          <InviteLine title={title} link={watch} label={say("shell-watch-link")} />
        </div>
      </div>
    </Sheet>
  );
}

/** The rules that are not played as usual; nothing when all are. */
function Differences({ message }: { message: TableMessage }): JSX.Element | null {
  useEffect(() => void Promise.all([readRules(message.game), loadGames()]).catch(() => null), []);
  void rulesRead.value;
  const options = games.value?.find((game) => game.name === message.game)?.options ?? [];
  const changed = options.filter((option) => (message.options[option.name] ?? option.default) !== option.default);
  if (changed.length === 0) return null;
  return (
    <Sheet title={say("shell-new-rules")}>
      <dl class="join-rules">
        {changed.map((option) => (
          <div key={option.name}>
            <dt>{optionName(message.game, option.name)}</dt>
            <dd>{valueName(message.game, option.name, message.options[option.name] ?? "")}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
