/** The action spaces: seven actions, and who works where. */

import "./strip.css";

import type { JSX } from "preact";

import { say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import type { Colour } from "../../kit/marks";
import { usePlace } from "../../table/place";
import { memo } from "../../kit/stable";
import type { TableMessage } from "../../wire/messages";
import type { SceneProps } from "../face";
import { useBox } from "./box";
import { ACTIONS, seatLook } from "./look";
import { AxolotlWorker, BlockToken, PieceIcon, Worker } from "./pieces";
import { Sign, SpaceFace } from "./symbols";
import { stateOf, Tip } from "../../table/tip";
import { advised } from "../../table/worth";
import { type ActionSpace, holderOf, myPoint, type SwampView, viewOf, type WorkerKind } from "./view";

export function Strip({ message }: SceneProps): JSX.Element {
  const box = useBox(message);
  const view = viewOf(message);
  if (box === null || view === null) return <section class="feya-strip panel" aria-busy="true" />;
  const spaces = box.data.boards[view.board]?.action_spaces.items ?? [];
  return (
    <section class="feya-strip panel" aria-label={say("feya-ui-spaces")}>
      <div class="feya-actions">
        {box.data.actions.items.map(({ id }) => (
          <Action key={id} id={id} message={message} view={view}
            spaces={spaces.filter((space) => space.action === id)} />
        ))}
      </div>
    </section>
  );
}

interface ActionProps {
  id: string;
  message: TableMessage;
  view: SwampView;
  spaces: ActionSpace[];
}

function Action({ id, message, view, spaces }: ActionProps): JSX.Element {
  const isNow = myPoint(message) !== "" && view.action.action === id;
  const builder = id === "build" ? holderOf(view, "builder") : -1;
  const width = spaces.length < 3 ? "narrow" : "";
  return (
    <div class={`feya-action ${isNow ? "now" : ""} ${width}`} role="group" aria-label={say(`feya-ui-action-${id}`)}>
      <ActionName id={id} />
      <div class="feya-spaces">
        {spaces.map((space) => (
          <Space key={space.id} space={space} isReserved={view.reserved === space.id}
            {...workerAt(view.spaces[space.id], message)} />
        ))}
        {builder >= 0 && <BuilderSpace message={message} view={view} holder={builder} />}
      </div>
    </div>
  );
}

const ActionName = memo(({ id }: { id: string }): JSX.Element => (
  <Tip name={`help:action:${id}`} text={advised(say(`feya-help-action-${id}`), "feya", "action", id)} class="feya-action-name">
    <Icon name={ACTIONS[id] ?? "meeple"} size={17} /><span>{say(`feya-ui-action-${id}`)}</span>
  </Tip>
));

/** Who works somewhere: of which colour and clan, and of which kind; without a kind there is nobody. */
interface Working {
  kind: WorkerKind | null;
  colour: Colour;
  clan: string;
}

function workerAt(here: { seat: number; worker: WorkerKind } | undefined, message: TableMessage): Working {
  if (here === undefined) return { kind: null, colour: "red", clan: "" };
  const clan = viewOf(message)?.seats[here.seat]?.clan ?? "";
  return { kind: here.worker, colour: seatLook(message, here.seat).colour, clan };
}

function WorkerHere({ colour, kind }: { colour: Colour; kind: WorkerKind }): JSX.Element {
  return (
    <span class={`feya-worker-here ${colour}`}>
      <PieceIcon size={24} reach={17}>{kind === "axolotl" ? <AxolotlWorker /> : <Worker colour={colour} />}</PieceIcon>
    </span>
  );
}

/** What a reader hears of a space: its name, its cost and gain, who is there. */
function spaceLabel({ space, isReserved, kind, clan }: SpaceProps): string {
  const who = kind === null ? [] : [say("feya-ui-worker-of", { worker: kind, clan })];
  const reserved = isReserved ? [say("feya-ui-reserved")] : [];
  return [spaceWords(space), ...who, ...reserved].join(", ");
}

/** A space in words, with what it costs and brings. */
export function spaceWords(space: ActionSpace): string {
  const gains = Object.entries(space.gain).map(([good, amount]) => `+${say(`feya-short-${good}`, { amount })}`);
  const cost = space.pay_mana > 0 ? [`−${say("feya-short-mana", { amount: space.pay_mana })}`] : [];
  return [say("feya-ui-space", { space: space.id }), ...cost, ...gains].join(", ");
}

interface SpaceProps extends Working {
  space: ActionSpace;
  isReserved: boolean;
}

const Space = memo((props: SpaceProps): JSX.Element => {
  const { space, isReserved, kind, colour } = props;
  const place = usePlace(`space:${space.id}`, spaceLabel(props));
  return (
    <span class={`feya-space slot ${kind === null ? "" : "taken"} ${stateOf(place)}`} {...place.attrs}>
      {kind === null ? <SpaceFace space={space} /> : <WorkerHere colour={colour} kind={kind} />}
      {isReserved && <span class="feya-block"><PieceIcon size={22} reach={14}><BlockToken /></PieceIcon></span>}
    </span>
  );
});

interface BuilderProps {
  message: TableMessage;
  view: SwampView;
  holder: number;
}

/** The space on the Builder's card, which only its holder may use. */
function BuilderSpace({ message, view, holder }: BuilderProps): JSX.Element {
  const clan = view.seats[holder]?.clan ?? "";
  const place = usePlace("space:builder", say("feya-ui-builder-space", { clan }), holder === message.seat);
  const { colour } = seatLook(message, holder);
  return (
    <span class={`feya-space slot builder ${colour} ${stateOf(place)}`} {...place.attrs}>
      {view.builder_card === null ? <Sign icon="claw-hammer" size={16} />
        : <WorkerHere colour={colour} kind={view.builder_card} />}
    </span>
  );
}
