/** The animals of a player by species, those tipped apart; and the sacred stones taken. */

import type { JSX } from "preact";

import { capital, nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import { stateOf, Tip, useHelpedPlace } from "../../table/tip";
import { animalUses } from "./hunt";
import type { SeatScene } from "./seat-scene";
import { StoneIcon, stoneHelp } from "./stones";
import { VerbIcon } from "./symbols";
import { ANIMALS, NO_PICTURE } from "./symbols-look";

/** What a set of so many scores, by the ladder of the data. */
function setValue(ladder: number[], count: number): number {
  return ladder[Math.min(count, ladder.length - 1)] ?? 0;
}

export function Animals({ scene }: { scene: SeatScene }): JSX.Element {
  const { tribe, data } = scene;
  const kept = data.animals.items.filter(({ id }) => (tribe.animals[id] ?? 0) > 0);
  const tipped = data.animals.items.filter(({ id }) => (tribe.tipped[id] ?? 0) > 0);
  if (kept.length + tipped.length === 0) return <span class="winter-none">{say("winter-ui-no-animals")}</span>;
  return (
    <>
      {kept.map(({ id }) => <Kept key={id} scene={scene} species={id} />)}
      {tipped.map(({ id }) => {
        const text = say("winter-ui-tipped", { species: id, count: tribe.tipped[id]! });
        return (
          <span key={`tipped-${id}`} class="winter-tipped" title={text}>
            <Icon name={ANIMALS[id] ?? NO_PICTURE} size={19} title={text} />
            {tribe.tipped[id]! > 1 && tribe.tipped[id]}<VerbIcon verb="tip" size={10} />
          </span>
        );
      })}
    </>
  );
}

/** Untipped animals of a species: how many, and what the set is worth. */
function Kept({ scene, species }: { scene: SeatScene; species: string }): JSX.Element {
  const { tribe, data, isMine, number } = scene;
  const count = tribe.animals[species]!;
  const worth = setValue(data.animals.set_vp, count);
  const label = say("winter-ui-kept", { species, count, points: worth });
  const name = isMine ? `mine:${species}` : `seat:${number}:${species}`;
  const place = useHelpedPlace(name, label, capital(`${label}. ${animalUses(data, species)}`), isMine);
  return (
    <span class={`winter-kept winter-card winter-pale animal slot ${stateOf(place)}`} {...place.attrs}>
      <Icon name={ANIMALS[species] ?? NO_PICTURE} size={22} /><b aria-hidden="true">{count}</b>
      <small aria-hidden="true">{worth}<Icon name="round-star" size={9} /></small>
    </span>
  );
}

export function Stones({ scene: { tribe, data, number }, size }: { scene: SeatScene; size: number }): JSX.Element {
  return (
    <>
      {tribe.stones.map((stone) => (
        <Tip key={stone} name={`stone:${number}:${stone}`} text={stoneHelp(data, stone)} class="winter-own-stone">
          <span class="hidden">{nameOf("winter", stone)}</span><StoneIcon data={data} stone={stone} size={size} />
        </Tip>
      ))}
    </>
  );
}
