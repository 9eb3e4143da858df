/** What is seen while the house is being opened in this tab, and when it cannot be. */

import "./opening.css";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { carryBy } from "../wire/carrier";
import { keepForLater, newer, takeNewer } from "./later";
import { keeping, openTab, progress, trouble } from "./tab";

export function openHouse(): void {
  carryBy(openTab());
  const stop = progress.subscribe((share) => {
    if (share < 1) return;
    keepForLater();
    setTimeout(() => stop());
  });
}

/** A bar that tells how far it is; then nothing, unless there is something to be said. */
export function Opening() {
  if (trouble.value !== null) return <Trouble />;
  if (progress.value < 1) return <Progress />;
  if (newer.value) return <Notice text={say("door-newer")} does={say("door-newer-take")} onClick={takeNewer} />;
  if (keeping.value === "memory") return <Notice text={say("door-memory")} />;
  return null;
}

function Progress() {
  const percent = Math.floor(progress.value * 100);
  return (
    <div class="opening" role="status">
      <label class="opening-text" for="opening-bar">{say("door-opening", { percent })}</label>
      <progress id="opening-bar" max={100} value={percent} />
    </div>
  );
}

function Notice({ text, does = "", onClick }: { text: string; does?: string; onClick?: () => void }) {
  return (
    <div class="opening opening-notice" role="status">
      <span class="opening-text">{text}</span>
      {does !== "" && <Button size="small" onClick={onClick}>{does}</Button>}
    </div>
  );
}

/** Why it stays closed, and what can be done about it. */
function Trouble() {
  const { why } = trouble.value!;
  return (
    <div class="opening opening-trouble" role="alert">
      <span class="opening-text">{say(`door-${why}`)}</span>
      <Button size="small" onClick={() => location.reload()}>{say("door-again")}</Button>
    </div>
  );
}
