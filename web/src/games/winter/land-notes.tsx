/** Beside the land: the fish of the river, the tokens drawn now, and whence the numbers come. */

import type { JSX } from "preact";
import { useRef } from "preact/hooks";

import { nameOf, say } from "../../i18n/words";
import { Icon } from "../../kit/icons";
import type { Camera } from "../../table/board/camera";
import { type Corner, useCorner } from "../../table/board/corner";
import { Tip } from "../../table/tip";
import { FishBack, FishToken, PieceIcon } from "./pieces";
import { signOf } from "./symbols-look";
import type { Pack, Scene, WinterData } from "./view";

const each = (pack: Pack): string[] =>
  Object.entries(pack).flatMap(([id, number]) => Array.from({ length: number }, () => id));

const CORNERS: readonly Corner[] = ["bottom-right", "bottom-left", "top-right", "top-left"];

export function LandNotes({ scene, camera }: { scene: Scene; camera: Camera }): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  const corner = useCorner(camera, box, CORNERS);
  return (
    <div class="winter-notes" ref={box} data-corner={corner ?? "none"}>
      {scene.view.map.headwaters !== "none" && <FishNote scene={scene} />}
      {scene.data.edition.startsWith("reconstructed") && (
        <Tip name="winter-reconstructed" text={say("winter-help-reconstructed")} class="winter-note winter-origin">
          <span class="about-dot" aria-hidden="true" /><span>{say("winter-ui-reconstructed")}</span>
        </Tip>
      )}
    </div>
  );
}

function FishNote({ scene: { view, data } }: { scene: Scene }): JSX.Element {
  const gone = each(view.fish_discard);
  const drawn = each(view.fish_drawn);
  const names = gone.length === 0 ? "—" : gone.map((id) => nameOf("winter", id)).join(", ");
  const count = say("winter-ui-fish", { left: view.fish, gone: gone.length });
  const text = `${count} ${say("winter-ui-fish-gone", { text: names })}`;
  const all = data.fish.items.reduce((sum, item) => sum + item.count, 0);
  return (
    <Tip name="winter-fish" text={text} class="winter-note">
      <PieceIcon size={24} reach={16}><FishBack /></PieceIcon>
      <b>{view.fish}</b><span class="winter-of">/{all}</span>
      {drawn.map((id, n) => (
        <PieceIcon key={n} size={28} reach={16} title={nameOf("winter", id)}><Fish id={id} data={data} /></PieceIcon>
      ))}
      <Icon name="double-fish" size={15} />
    </Tip>
  );
}

/** A token as it shows: its first effect, and whether it is the one that brings the others back. */
function Fish({ id, data }: { id: string; data: WinterData }): JSX.Element {
  const effects = data.fish.items.find((item) => item.id === id)?.effects ?? [];
  const { icon, tone } = signOf(effects[0]?.verb ?? "");
  const isGreat = effects.some(({ verb }) => verb === "reshuffle_fish");
  return <FishToken icon={icon} tone={tone} amount={effects[0]?.amount ?? 0} isGreat={isGreat} />;
}
