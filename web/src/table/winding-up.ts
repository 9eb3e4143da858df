/** The main button: what ends the present step, or the turn. */

import { say } from "../i18n/words";
import type { Option } from "../wire/messages";
import { sentenceOf } from "./place";
import type { Session } from "./session";

export interface MainButton {
  label: string;
  /** The notation it stands for; empty for the end of the turn itself. */
  notation: string;
  /** Does it leave undone what could be done? */
  isQuiet: boolean;
  /** What it would lose; empty when nothing. */
  loss: string;
  run(): void;
}

/** What the main button says and does; null when there is nothing to end. */
export function mainButton(session: Session): MainButton | null {
  const trial = session.trial.value;
  if (session.message.value?.can_withdraw && !session.curtain.value) return withdrawing(session);
  if (trial === null || !session.isMyTurn.value) return null;
  if (trial.can_commit) {
    return { label: say("table-end-turn"), notation: "", isQuiet: false, loss: "", run: () => session.commit() };
  }
  for (const ending of session.face.endings) {
    const option = trial.options.find((one) => one[1] === ending);
    if (option !== undefined) return buttonOf(session, option);
  }
  return null;
}

function buttonOf(session: Session, option: Option): MainButton {
  const run = (): void => session.finish([option[1]]);
  const label = session.face.endingName?.(option[1]) ?? sentenceOf(option);
  return { label, notation: option[1], isQuiet: session.isPass(option), loss: session.lossOf(option), run };
}

/** The way back to what was chosen in secret, while others are still choosing. */
function withdrawing(session: Session): MainButton {
  const run = (): void => session.act({ do: "withdraw" });
  return { label: say("table-withdraw"), notation: "withdraw", isQuiet: true, loss: "", run };
}

/** The options that are not on the main button and have no place, and the few whose place is easily overlooked. */
export function trayOptions(session: Session): Option[] {
  if (!session.isMyTurn.value) return [];
  const main = mainButton(session)?.notation;
  return session.options.value.filter((option) => {
    const place = session.placeOf(option);
    return option[1] !== main && (place === "" || session.face.isSmall?.(place, session.message.value!));
  });
}
