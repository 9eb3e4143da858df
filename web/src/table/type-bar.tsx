/** The box to type into at the table itself, over the lower rail, for those who look and like to type. */

import "./text-view.css";

import type { JSX } from "preact";

import { say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { TypeBox } from "./type-box";
import type { WordsProps } from "./words-door";

export function TypeBar({ session, onClose }: WordsProps): JSX.Element {
  return (
    <section class="type-bar panel" aria-label={say("table-notation")} onClick={(event) => event.stopPropagation()}>
      <TypeBox session={session} onLeave={onClose} />
      <button type="button" class="type-close" aria-label={say("table-close")} onClick={onClose}><Icon name="cross" size={16} /></button>
    </section>
  );
}
