/** The menu of a table: everything beside the game itself, and proposals to the others. */

import "./menu.css";

import { useEffect, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Icon, type IconName } from "../kit/icons";
import { Link } from "../kit/router";
import { codesOf } from "../person/codes";
import { change, settings } from "../person/self";
import { InviteLine } from "../shell/invite";
import { OwnCodes } from "../shell/own-codes";
import type { Chair, Proposed } from "../wire/messages";
import { BugDialog } from "./bug";
import { CancelDialog, pointsOf, ResignDialog, StandInDialog, TakeBackDialog } from "./menu-proposals";
import { openLegend } from "./legend-door";
import { RulesLink } from "./rules-door";
import type { Session } from "./session";
import { nameOfSeat } from "./who";
import { openTypeBar } from "./words-door";
import { isAlone } from "../wire/carrier";
import { api } from "../wire/api";
import { download } from "./end-download";

type Open = "take-back" | "cancel" | "stand-in" | "resign" | "bug" | "codes" | "share" | null;

export interface MenuProps {
  session: Session;
  onClose: () => void;
  onText: () => void;
}

export function MenuPanel({ session, onClose, onText }: MenuProps) {
  const [open, setOpen] = useState<Open>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector<HTMLElement>("a, button")?.focus();
    const leave = (event: Event): void => {
      const target = event.target as HTMLElement;
      // The button that opened the menu closes it by itself.
      if (!box.current?.contains(target) && !target.closest(".rail-links, dialog")) onClose();
    };
    addEventListener("pointerdown", leave);
    return () => removeEventListener("pointerdown", leave);
  }, []);
  const shut = (): void => { setOpen(null); onClose(); };
  const codes = codesOf(session.table);
  return (
    <div class="menu" ref={box} role="group" aria-label={say("end-menu")}
      onKeyDown={(event) => { if (event.key === "Escape" && open === null) onClose(); }}>
      <Doors session={session} onClose={onClose} onText={onText} onOpen={setOpen} />
      <Deeds session={session} onOpen={setOpen} onClose={onClose} />
      <hr />
      <Toggles session={session} />
      {Object.keys(codes).length > 0 && (
        <Item icon="padlock" onClick={() => setOpen("codes")}>{say("end-menu-codes")}</Item>
      )}
      {!isAlone() && <Item icon="ladybug" onClick={() => setOpen("bug")}>{say("end-menu-bug")}</Item>}
      {open === "take-back" && <TakeBackDialog session={session} onClose={shut} />}
      {open === "cancel" && <CancelDialog session={session} onClose={shut} />}
      {open === "stand-in" && <StandInDialog session={session} onClose={shut} />}
      {open === "resign" && <ResignDialog session={session} onClose={shut} />}
      {open === "bug" && <BugDialog session={session} onClose={shut} />}
      {open === "share" && <ShareDialog session={session} onClose={shut} />}
      {open === "codes" && <Dialog title={say("end-menu-codes")} onClose={shut}><OwnCodes codes={codes} /></Dialog>}
    </div>
  );
}

interface ItemProps {
  icon: IconName;
  onClick: () => void;
  isGrave?: boolean;
  children: string;
}

function Item({ icon, onClick, isGrave = false, children }: ItemProps) {
  return (
    <button type="button" class={`menu-item ${isGrave ? "grave" : ""}`} onClick={onClick}>
      <Icon name={icon} size={18} /><span>{children}</span>
    </button>
  );
}

function Doors({ session, onClose, onText, onOpen }: MenuProps & { onOpen: (open: Open) => void }) {
  const message = session.message.value!;
  const watch = session.links["watch"];
  return (
    <>
      <Item icon="tied-scroll" onClick={() => { onClose(); onText(); }}>{say("end-menu-text")}</Item>
      {message.status === "running" && (
        <Item icon="chat-bubble" onClick={() => { onClose(); openTypeBar(); }}>{say("table-notation")}</Item>
      )}
      <RulesLink class="menu-item" game={message.game} onOpen={onClose}>
        <Icon name="rule-book" size={18} /><span>{say("end-menu-rules")}</span>
      </RulesLink>
      {session.face.legend !== undefined && (
        <Item icon="card-pick" onClick={() => { onClose(); openLegend(); }}>{say("end-menu-icons")}</Item>
      )}
      <Link class="menu-item" to={`/t/${session.table}/replay${location.search}`}>
        <Icon name="clockwise-rotation" size={18} /><span>{say("end-menu-replay")}</span>
      </Link>
      {isAlone() && (
        <Item icon="tied-scroll" onClick={() => void api.wholeRecord(session.table).then((file) => download(file, `${session.table}.jsonl`))}>
          {say("door-save")}
        </Item>
      )}
      {watch !== undefined && watch !== "" && !isAlone() && (
        <Item icon="card-pick" onClick={() => onOpen("share")}>{say("end-menu-watch")}</Item>
      )}
      <Link class="menu-item" to="/mine"><Icon name="sailboat" size={18} /><span>{say("end-menu-mine")}</span></Link>
      <Link class="menu-item" to="/settings"><Icon name="cog" size={18} /><span>{say("end-menu-settings")}</span></Link>
    </>
  );
}

/** The link by which others may look on. */
function ShareDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const message = session.message.value!;
  const link = new URL(session.links["watch"] ?? "", location.origin).href;
  return (
    <Dialog title={say("end-menu-watch")} onClose={onClose}>
      <div class="stack">
        <p class="field-help">{say("shell-watch-help")}</p>
        <InviteLine isShown look="main" title={message.title || say(`${message.game}-title`)} link={link}
          label={say("shell-watch-link")} />
      </div>
    </Dialog>
  );
}

/** Things that concern the others too. */
function Deeds({ session, onOpen, onClose }: { session: Session; onOpen: (open: Open) => void; onClose: () => void }) {
  const message = session.message.value!;
  const chair = message.chairs[message.seat];
  if (message.status !== "running" || chair === undefined) return null;
  const act = (deed: Parameters<Session["act"]>[0]): void => { session.act(deed); onClose(); };
  // Where there is a clock it decides how long somebody may be away.
  const late = message.pace.kind !== "none" ? []
    : message.to_act.filter((seat) => seat !== message.seat && isPerson(session, seat));
  return (
    <>
      <hr />
      {message.proposal === null && !chair.resigned && (
        <>
          <Item icon="anticlockwise-rotation" onClick={() => onOpen("take-back")}>{say("end-menu-take-back")}</Item>
          <Item icon="cross" onClick={() => onOpen("cancel")}>{say("end-menu-cancel")}</Item>
        </>
      )}
      {chair.stand_in === "" && !chair.resigned && (
        <Item icon="robot-golem" onClick={() => onOpen("stand-in")}>{say("end-menu-stand-in")}</Item>
      )}
      {chair.stand_in !== "" && !chair.resigned && (
        <Item icon="meeple" onClick={() => act({ do: "come_back" })}>{say("end-menu-come-back")}</Item>
      )}
      {late.map((seat) => (
        <Item key={seat} icon="robot-golem" onClick={() => act({ do: "stand_in", seat })}>
          {say("end-menu-stand-in-for", { text: nameOfSeat(message, seat) })}
        </Item>
      ))}
      {!chair.resigned && (
        <Item icon="flag-objective" isGrave onClick={() => onOpen("resign")}>{say("end-menu-resign")}</Item>
      )}
    </>
  );
}

/** Does somebody else play there themselves? */
function isPerson(session: Session, seat: number): boolean {
  const chair = session.message.value?.chairs[seat];
  return chair !== undefined && isSitting(chair) && chair.stand_in === "" && !session.mine.value.includes(seat);
}

function isSitting(chair: Chair): boolean {
  return chair.bot === "" && chair.taken && !chair.resigned;
}

function Toggles({ session }: { session: Session }) {
  const now = settings.value;
  const flip = (name: "sound" | "auto_commit" | "confirm_all"): void => {
    const isOn = !now[name];
    void change({ [name]: isOn });
    // The table learns of the setting when one sits down; one who sits there already tells it.
    if (name !== "sound" && session.seat >= 0) session.act({ do: name, on: isOn });
  };
  return (
    <>
      <button type="button" class="menu-item" role="switch" aria-checked={now.sound ?? false}
        onClick={() => flip("sound")}>
        <Icon name="sound-on" size={18} /><span>{say("end-menu-sound")}</span><State isOn={now.sound ?? false} />
      </button>
      <button type="button" class="menu-item" role="switch" aria-checked={now.auto_commit ?? false}
        onClick={() => flip("auto_commit")}>
        <Icon name="tick" size={18} /><span>{say("end-menu-auto")}</span><State isOn={now.auto_commit ?? false} />
      </button>
      <button type="button" class="menu-item" role="switch" aria-checked={now.confirm_all ?? false}
        onClick={() => flip("confirm_all")}>
        <Icon name="tick" size={18} /><span>{say("end-menu-confirm")}</span><State isOn={now.confirm_all ?? false} />
      </button>
    </>
  );
}

function State({ isOn }: { isOn: boolean }) {
  return <span class={`menu-state ${isOn ? "on" : ""}`}>{say(isOn ? "end-on" : "end-off")}</span>;
}

/** What somebody proposes, with my answer to it. */
export function ProposalBanner({ session }: { session: Session }) {
  const message = session.message.value!;
  const { proposal } = message;
  if (proposal === null || message.status !== "running") return null;
  const { seat, chairs } = message;
  const chair = chairs[seat];
  const isAsked = chair !== undefined && isSitting(chair) && !proposal.yes.includes(seat);
  const missing = chairs.flatMap((one, n) => (isSitting(one) && !proposal.yes.includes(n) ? [n] : []));
  const names = missing.map((n) => nameOfSeat(message, n)).join(", ");
  const answer = (yes: boolean): void => session.act({ do: "answer", yes });
  return (
    <div class="proposal" role="region" aria-label={say("end-proposal")}>
      <p role="status">
        <b>{sentenceOf(session, proposal)}</b>
        {!isAsked && <span> {say("end-proposal-waits", { text: names })}</span>}
      </p>
      {isAsked && <Button look="dark" onClick={() => answer(true)}>{say("end-yes")}</Button>}
      {isAsked && <Button onClick={() => answer(false)}>{say("end-no")}</Button>}
      {!isAsked && chair !== undefined && (
        <Button onClick={() => answer(false)}>
          {say(proposal.by === seat ? "end-proposal-withdraw" : "end-no-after-all")}
        </Button>
      )}
    </div>
  );
}

function sentenceOf(session: Session, proposal: Proposed): string {
  const message = session.message.value!;
  const whose = proposal.by === message.seat ? "-mine" : "";
  const text = nameOfSeat(message, proposal.by);
  if (proposal.what === "cancel") return say(`end-proposal-cancel${whose}`, { text });
  const { to = 0 } = proposal;
  const count = pointsOf(session.log.value).filter((point) => point.entry.number > to).length;
  return say(`end-proposal-take-back${whose}`, { text, count });
}
