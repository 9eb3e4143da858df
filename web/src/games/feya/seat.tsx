/** The board of a clan: whole for oneself or whom one looks at, small for the others; the same facts in one order. */

import "./seat.css";
import "./common.css";

import type { JSX } from "preact";
import { useMemo } from "preact/hooks";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { Avatar } from "../../kit/marks";
import { memo, useStable } from "../../kit/stable";
import { useNamed, useSession } from "../../table/place";
import type { SeatProps } from "../face";
import { useBox } from "./box";
import { Folk } from "./folk";
import { guideHelp, GuideValues } from "./guides";
import { clanLook, GUIDES } from "./look";
import { Count, draftsOf, HeldTiles, plusOf, Points, sceneOfSeat, type SeatScene, TempleTiles } from "./seat-parts";
import { BonusSign, Good } from "./symbols";
import { stateOf, Tip, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { TrackLine, Tracks } from "./tracks";

export function SeatBoard(props: SeatProps): JSX.Element {
  const session = useSession();
  const scene = useSeatScene(props);
  const isWhole = props.isOwn || session?.turnedTo.value === props.seat;
  return useMemo(() => {
    if (scene === null) return <section class="feya-seat panel" aria-busy="true" />;
    return isWhole ? <Whole scene={scene} /> : <Small scene={scene} />;
  }, [scene, isWhole]);
}

function useSeatScene(props: SeatProps): SeatScene | null {
  const drafts = useStable(draftsOf(props.message, props.seat));
  return useStable(sceneOfSeat(props, useBox(props.message), drafts));
}

function className({ colour, seat, isOver, isMine }: SeatScene, kind: string): string {
  return `feya-seat panel ${kind} ${colour} ${seat.passed && !isOver ? "passed" : ""} ${isMine ? "mine" : ""}`;
}

/** Name and clan; for oneself the clan comes first. */
function titles({ name, level, seat, isMine }: SeatScene): [title: string, below: string] {
  const clan = seat.clan === null ? "" : nameOf("feya", seat.clan);
  if (!isMine) return [name, [clan, level].filter((word) => word !== "").join(" · ")];
  return clan === "" ? [name, say("feya-ui-you")] : [clan, say("feya-ui-that-is-you", { text: name })];
}

/** Who, and how many points; the card of another player can be turned up and down by it. */
function Head({ scene, isWhole }: { scene: SeatScene; isWhole: boolean }): JSX.Element {
  const session = useSession();
  const { seat, isOver, number, colour, isMine } = scene;
  const [title, below] = titles(scene);
  const icon = seat.clan === null ? "meeple" : clanLook(seat.clan).icon;
  const canTurn = session !== null && (!isMine || session.turnedTo.value !== null);
  const turn = (event: Event): void => {
    event.stopPropagation();
    if (session !== null) session.turnedTo.value = isWhole || isMine ? null : number;
  };
  const state = seat.passed && !isOver ? ` · ${say("feya-ui-passed")}` : "";
  const label = say(isWhole ? "feya-ui-fold" : "feya-ui-unfold", { text: title });
  return (
    <header class="feya-seat-head">
      <Avatar colour={colour} icon={icon} size={isWhole ? 44 : 40} />
      <div class="feya-seat-names"><h2>{title}</h2><p>{below}{state}</p></div>
      <Points scene={scene} />
      {canTurn && (
        <button type="button" class={`feya-turn ${isWhole ? "up" : ""}`} aria-expanded={isWhole} onClick={turn}
          aria-label={label} title={label}>
          <Icon name="chevron" size={13} />
        </button>
      )}
    </header>
  );
}

function Goods({ scene, isWhole }: { scene: SeatScene; isWhole: boolean }): JSX.Element {
  const { seat, number, colour, isMine, standing } = scene;
  return (
    <div class="feya-goods">
      <Count scene={scene} good="gold" value={seat.gold} />
      <Count scene={scene} good="mana" value={seat.mana} />
      <Count scene={scene} good="fish" value={seat.fish} />
      {!isWhole && <Minor icon="compass" text={`+${plusOf(scene)}`} title={nameOf("feya", "navigation")} />}
      {!isWhole && <Minor icon="fish-bucket" text={String(standing.catch)} title={nameOf("feya", "catch")} />}
      <Folk seat={seat} number={number} colour={colour} isMine={isMine} size={isWhole ? 25 : 19} />
    </div>
  );
}

function Minor({ icon, text, title }: { icon: "compass" | "fish-bucket"; text: string; title: string }): JSX.Element {
  return <span class="feya-count minor" title={title}><Icon name={icon} size={17} title={title} /><b>{text}</b></span>;
}

function Whole({ scene }: { scene: SeatScene }): JSX.Element {
  const { seat, number, colour, box, isMine } = scene;
  return (
    <section class={className(scene, "whole")} aria-label={titles(scene)[0]}>
      <Head scene={scene} isWhole />
      <Goods scene={scene} isWhole />
      <Tracks seat={seat} number={number} colour={colour} box={box} isMine={isMine} />
      {scene.choosesTile && <SalamanderTiles scene={scene} />}
      <Navigation box={box} step={seat.navigation} number={number} colour={colour} />
      <GuideLine scene={scene} isWhole />
    </section>
  );
}

function Small({ scene }: { scene: SeatScene }): JSX.Element {
  const { seat, number, colour, box } = scene;
  return (
    <section class={className(scene, "small")} aria-label={titles(scene)[0]}>
      <Head scene={scene} isWhole={false} />
      <Goods scene={scene} isWhole={false} />
      <TrackLine seat={seat} number={number} colour={colour} box={box} isMine={false} />
      <GuideLine scene={scene} isWhole={false} />
    </section>
  );
}

type NavigationProps = Pick<SeatScene, "box" | "number" | "colour"> & { step: number };

const Navigation = memo(({ box, step, number, colour }: NavigationProps): JSX.Element => {
  const place = `seat:${number}:navigation`;
  const isNamed = useNamed(place);
  return (
    <ol class={`feya-navigation ${isNamed ? "feya-named" : ""}`} data-place={place}
      aria-label={nameOf("feya", "navigation_track")}>
      {box.data.navigation_track.steps.map(({ index, plus, vp }) => (
        <li key={index} class={index === step ? `here ${colour}` : index < step ? "done" : ""}
          aria-current={index === step ? "step" : undefined}>
          <b>+{plus}</b>
          <small>{vp === 0 ? say("feya-ui-navigation-start") : say("feya-short-vp", { amount: vp })}</small>
        </li>
      ))}
    </ol>
  );
});

function GuideLine({ scene, isWhole }: { scene: SeatScene; isWhole: boolean }): JSX.Element {
  const { seat, box, standing } = scene;
  const guide = box.data.guides.items.find((item) => item.id === seat.guide);
  return (
    <div class="feya-guide-line">
      {guide === undefined ? <span class="feya-guide-now none">{say("feya-ui-no-guide")}</span> : (
        <span class="feya-guide-now">
          <b class="feya-initiative">{guide.initiative}</b>
          <Icon name={GUIDES[guide.id] ?? "meeple"} size={isWhole ? 26 : 18} />
          <span class="feya-guide-words">
            <Tip name={`help:${scene.number}:${guide.id}`} text={guideHelp(guide)} class="feya-guide-name">
              {nameOf("feya", guide.id)}
            </Tip>
            <span class="feya-guide-values">
              <GuideValues guide={guide} range={standing.range} />
              {isWhole && <Minor icon="fish-bucket" text={String(standing.catch)} title={nameOf("feya", "catch")} />}
            </span>
            {isWhole && <small>{say(`feya-help-guide-${guide.id}`)}</small>}
          </span>
        </span>
      )}
      <TempleTiles scene={scene} />
      <HeldTiles scene={scene} />
    </div>
  );
}

/** The Salamander tiles not laid yet, while one of them is to be chosen. */
function SalamanderTiles({ scene }: { scene: SeatScene }): JSX.Element {
  const left = scene.box.data.salamander_tiles.items.filter((item) => scene.seat.special_tiles[item.id] === undefined);
  return <div class="feya-special">{left.map((item) => <Special key={item.id} {...item} />)}</div>;
}

function Special({ id, bonus, amount }: { id: string; bonus: string; amount: number }): JSX.Element {
  const place = useHelpedPlace(`special:${id}`, nameOf("feya", id),
    advised(say(`feya-help-bonus-${bonus}`, { amount }), "feya", "special", id, bonus));
  return (
    <span class={`feya-tile slot ${stateOf(place)}`} {...place.attrs}>
      <BonusSign bonus={bonus} amount={amount} />
    </span>
  );
}

/** A seat in one line: what it owns and its points. */
export function SeatLine(props: SeatProps): JSX.Element {
  const scene = useSeatScene(props);
  if (scene === null) return <span class="feya-seat-line" />;
  const { seat, standing } = scene;
  return (
    <span class="feya-seat-line">
      {(["gold", "mana", "fish"] as const).map((good) => <Good key={good} good={good} amount={seat[good]} />)}
      <Good good="vp" amount={standing.points} />
    </span>
  );
}
