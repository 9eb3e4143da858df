/** What is seen while the house is being opened in this tab, and when it cannot be. */

import "./opening.css";

import { useState } from "preact/hooks";

import { has, say } from "../i18n/words";
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
  // The words may still be on their way.
  if (!has("door-again")) return null;
  if (trouble.value !== null) return <Trouble />;
  if (progress.value < 1) return <Progress />;
  if (newer.value) return <Notice name="newer" does={say("door-newer-take")} onClick={takeNewer} />;
  return keeping.value === "memory" ? <Notice name="memory" /> : null;
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

/** Said once: whoever has read it puts it away, for it may lie over what they want to press. */
function Notice({ name, does = "", onClick }: { name: "newer" | "memory"; does?: string; onClick?: () => void }) {
  const [isRead, setRead] = useState(false);
  if (isRead) return null;
  return (
    <div class="opening opening-notice" role="status">
      <span class="opening-text">{say(`door-${name}`)}</span>
      {does !== "" && <Button size="small" onClick={onClick}>{does}</Button>}
      <Button size="small" onClick={() => setRead(true)}>{say("shell-close")}</Button>
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
