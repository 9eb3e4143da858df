/** The keys by what they do: each can be given another place or none, and all can be switched off. */

import "./key-list.css";

import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Switch } from "../kit/field";
import { isPlain, layout, placeOfKey, written } from "../kit/keys";
import { change, settings } from "../person/self";
import { type Command, COMMANDS, placeOfCommand, putKey, resetKeys } from "./key-places";

export function KeyList() {
  const [known, setKnown] = useState<ReadonlyMap<string, string>>(new Map());
  const [asked, setAsked] = useState<Command | null>(null);
  useEffect(() => void layout().then(setKnown), []);
  const isOff = settings.value.keys_off ?? false;
  return (
    <div class="key-list stack">
      <Switch label={say("table-keys-on")} help={say("table-keys-on-help")} isOn={!isOff}
        onChange={(isOn) => void change({ keys_off: !isOn })} />
      <p class="field-help">{say("table-keys-help")}</p>
      <ul>
        {COMMANDS.map((command) => (
          <KeyRow key={command} command={command} known={known} isAsked={asked === command}
            onAsk={(isAsked) => setAsked(isAsked ? command : null)} />
        ))}
        <li><span>{say("table-key-escape")}</span><kbd>Escape</kbd></li>
        <li><span>{say("table-key-arrows")}</span><kbd>← ↑ ↓ →</kbd></li>
      </ul>
      <Button size="small" onClick={() => void resetKeys()}>{say("table-keys-reset")}</Button>
    </div>
  );
}

interface RowProps {
  command: Command;
  known: ReadonlyMap<string, string>;
  /** Is the next key meant for it? */
  isAsked: boolean;
  onAsk: (isAsked: boolean) => void;
}

function KeyRow({ command, known, isAsked, onAsk }: RowProps) {
  const place = placeOfCommand(command);
  const shown = place === "" ? "—" : written(place, known);
  const name = say(`table-key-${command}`);
  const take = (event: KeyboardEvent): void => {
    if (!isAsked || event.key === "Shift" || event.key === "Tab") return;
    event.preventDefault();
    event.stopPropagation();
    const wanted = placeOfKey(event);
    onAsk(false);
    if (event.key === "Delete" || event.key === "Backspace") void putKey(command, "");
    else if (isPlain(wanted)) void putKey(command, wanted);
  };
  return (
    <li>
      <span>{name}</span>
      <button type="button" class="key" data-command={command} aria-label={say("table-key-change", { what: name, text: shown })}
        aria-pressed={isAsked} disabled={settings.value.keys_off} onClick={() => onAsk(!isAsked)} onKeyDown={take}
        onBlur={() => onAsk(false)}>
        <kbd>{isAsked ? say("table-key-press") : shown}</kbd>
      </button>
    </li>
  );
}
