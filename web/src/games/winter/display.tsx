/** What lies open for everybody: tribe stacks, culture cards, hunting grounds, sacred stones. */

import "./display.css";

import type { ComponentChildren, JSX } from "preact";
import { useRef } from "preact/hooks";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import type { SceneProps } from "../face";
import { useScene } from "./box";
import { OfferFace } from "./card";
import { useInSight } from "./display-sight";
import { HuntingGrounds } from "./hunt";
import { SacredStones } from "./stones";
import { Reconstructed } from "./symbols";
import { CARDS, NO_PICTURE } from "./symbols-look";
import { Name } from "./symbols-name";
import { cardHelp, cultureCard } from "./symbols-words";
import type { BasicCard, Scene } from "./view";

export function Display({ message }: SceneProps): JSX.Element {
  const scene = useScene(message);
  const box = useRef<HTMLDivElement>(null);
  useInSight(box, message);
  if (scene === null) return <div class="winter-display" aria-busy="true" />;
  return (
    <div class="winter-display" ref={box}>
      <TribeStacks scene={scene} />
      <CultureDisplay scene={scene} />
      <HuntingGrounds scene={scene} />
      <SacredStones scene={scene} />
    </div>
  );
}

interface PanelProps {
  title: string;
  mark: string;
  name: string;
  note?: ComponentChildren;
  children: ComponentChildren;
}

/** A panel of the display: its heading, the quiet dot of a reconstruction, what is to be said beside it. */
export function Panel({ title, mark, name, note, children }: PanelProps): JSX.Element {
  return (
    <section class={`winter-panel panel ${name}`}>
      <header>
        <h2>{title}</h2><Reconstructed mark={mark} name={name} /><span class="winter-beside">{note}</span>
      </header>
      {children}
    </section>
  );
}

/** The stacks in play: with the Warriors, theirs instead of those they replace. */
function stacksOf({ data, message }: Scene): BasicCard[] {
  const isOn = (card: BasicCard): boolean => card.replaces === undefined || message.options["warriors"] === "1";
  const inPlay = data.tribe_cards.items.filter(isOn);
  const replaced = new Set(inPlay.map(({ replaces }) => replaces));
  return inPlay.filter(({ id }) => !replaced.has(id));
}

export function TribeStacks({ scene }: { scene: Scene }): JSX.Element {
  return (
    <Panel title={say("winter-ui-stacks")} mark={scene.data.tribe_cards.mark} name="stacks">
      <ul class="winter-stacks">
        {stacksOf(scene).map(({ id }) => <Stack key={id} scene={scene} id={id} />)}
      </ul>
    </Panel>
  );
}

function Stack({ scene: { data, view }, id }: { scene: Scene; id: string }): JSX.Element {
  const left = view.stacks[id] ?? 0;
  const label = say("winter-ui-stack", { card: id, left });
  const place = useHelpedPlace(`stack:${id}`, label, advised(cardHelp(data, id), "winter", "tribe", id));
  return (
    <li class={left === 0 ? "gone" : ""}>
      <div class={`winter-card winter-stack winter-pale tribe slot ${stateOf(place)}`} {...onBlock(place)}>
        <span class="winter-stack-head" aria-hidden="true">
          <Icon name={CARDS[id] ?? NO_PICTURE} size={27} /><b>{left}</b>
        </span>
        <Name thing={id} />
      </div>
    </li>
  );
}

export function CultureDisplay({ scene }: { scene: Scene }): JSX.Element {
  const { data, view } = scene;
  const note = say("winter-ui-culture-deck", { era: view.era, count: view.culture_deck });
  return (
    <Panel title={say("winter-ui-culture")} mark={data.culture_cards.mark} name="culture" note={note}>
      <ol class="winter-offers" style={{ "--columns": data.culture_cards.columns }}>
        {view.culture.map((id, n) => <Offer key={n} scene={scene} id={id} place={n + 1} />)}
      </ol>
    </Panel>
  );
}

function Offer({ scene: { data }, id, place: number }: { scene: Scene; id: string | null; place: number }):
  JSX.Element {
  const card = id === null ? undefined : cultureCard(data, id);
  const name = id === null ? say("winter-ui-place-empty", { place: number }) : nameOf("winter", id);
  const price = card === undefined ? "" : say("winter-ui-price", { labour: card.labour, tools: card.tools });
  const help = card === undefined ? name : `${cardHelp(data, card.id)} ${price}`;
  const advice = card === undefined ? help : advised(help, "winter", "culture", card.id, card.effects[0]?.verb);
  const place = useHelpedPlace(`culture:${number}`, price === "" ? name : `${name}. ${price}`, advice);
  return (
    <li>
      {card === undefined
        ? <div class={`winter-gap slot ${stateOf(place)}`} {...onBlock(place)} />
        : (
          <div key={card.id} class={`winter-card winter-pale culture slot ${stateOf(place)}`} {...onBlock(place)}>
            <OfferFace card={card} />
          </div>
        )}
    </li>
  );
}
