/** The reference card, which scrolls by keys: all pieces and icons of a game with their names. */
import "./legend.css";

import type { JSX } from "preact";

import type { Face } from "../games/face";
import type { LegendGroup } from "../games/legend";
import { say } from "../i18n/words";
import { Dialog } from "../kit/dialog";
import { useOverview } from "./worth";

/** The groups of a face, once their words are at hand. */
function useLegend(face: Face, data: unknown): LegendGroup[] {
  const isRead = useOverview(face.name) !== undefined;
  return isRead ? face.legend?.(data) ?? [] : [];
}

export function Legend({ face, data }: { face: Face; data: unknown }): JSX.Element {
  const groups = useLegend(face, data);
  return (
    <div class="legend" aria-busy={groups.length === 0}>
      {groups.map((group) => (
        <section key={group.id}>
          <h3>{group.heading}</h3>
          <ul>
            {group.items.map(({ id, picture, name, text }) => (
              <li key={id} data-thing={id}>
                <span class="legend-picture" aria-hidden="true">{picture}</span>
                <span><strong>{name}</strong>{text !== "" && <small>{text}</small>}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

export function LegendDialog({ face, data, onClose }: { face: Face; data: unknown; onClose: () => void }): JSX.Element {
  return <Dialog title={say("end-menu-icons")} onClose={onClose}><div tabIndex={0}><Legend face={face} data={data} /></div></Dialog>;
}
