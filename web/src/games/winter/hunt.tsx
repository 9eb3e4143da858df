/** The hunting grounds: open animals and the deck. */

import type { JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { onBlock, stateOf, useHelpedPlace } from "../../table/tip";
import { advised } from "../../table/worth";
import { AnimalFace } from "./card";
import { Panel } from "./display";
import { effectWords, packSize, packWords } from "./symbols-words";
import type { Scene, WinterData } from "./view";

/** What an animal brings tipped, what it counts for otherwise. */
export function animalUses(data: WinterData, species: string): string {
  const animal = data.animals.items.find(({ id }) => id === species);
  const tipped = animal === undefined ? "" : say("winter-ui-tipped-gives", { text: effectWords(animal.tipped) });
  return `${tipped} ${setWords(data)}`;
}

/** What sets of one, two, three … animals score. */
export function setWords(data: WinterData): string {
  return say("winter-ui-sets", { text: data.animals.set_vp.slice(1).join(", ") });
}

export function HuntingGrounds({ scene }: { scene: Scene }): JSX.Element {
  const { data, view } = scene;
  return (
    <Panel title={say("winter-ui-hunting")} mark={data.animals.mark} name="hunting" note={<Deck scene={scene} />}>
      <ol class="winter-animals">
        {view.animals.map((species, n) => <Open key={n} scene={scene} species={species} place={n + 1} />)}
      </ol>
    </Panel>
  );
}

function Open({ scene: { data }, species, place: number }: { scene: Scene; species: string | null; place: number }):
  JSX.Element {
  const name = species === null ? say("winter-ui-place-empty", { place: number })
    : say("winter-ui-animal-at", { species, place: number });
  const help = species === null ? name : capital(`${nameOf("winter", species)}. ${animalUses(data, species)}`);
  const place = useHelpedPlace(`animal:${number}`, capital(name), advised(help, "winter", "animal", species ?? "", "any"));
  return (
    <li>
      {species === null ? <div class={`winter-gap slot ${stateOf(place)}`} {...onBlock(place)} /> : (
        <div class={`winter-card winter-pale animal slot ${stateOf(place)}`} {...onBlock(place)}>
          <AnimalFace data={data} species={species} />
        </div>
      )}
    </li>
  );
}

/** The animal deck: how many are in it, and what has been discarded. */
function Deck({ scene: { view } }: { scene: Scene }): JSX.Element {
  const label = say("winter-ui-animal-deck", { count: view.animal_deck, discarded: packSize(view.animal_discard) });
  const text = packSize(view.animal_discard) === 0 ? label : `${label}: ${packWords(view.animal_discard)}`;
  const place = useHelpedPlace("animal:deck", label, text);
  return (
    <span class={`winter-deck slot ${stateOf(place)}`} {...place.attrs}>
      <Icon name="paw-print" size={15} /><b aria-hidden="true">{view.animal_deck}</b>
    </span>
  );
}
