/** Named sets of choices: those of the game, and one's own. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";

import { has, say } from "../i18n/words";
import { Button } from "../kit/button";
import { TextField } from "../kit/field";
import { Icon } from "../kit/icons";
import type { PartProps } from "./new-table";
import { Sheet } from "./page";
import { planOf, queryOf, usualPlan } from "./plan";
import { dropPreset, keepPreset, presetsOf } from "./presets";

function presetName(game: string, id: string): string {
  const key = `${game}-preset-${id}`;
  return has(key) ? say(key) : id.replaceAll("_", " ");
}

export function PresetsSheet({ game, plan, onChange }: PartProps): JSX.Element {
  const [own, setOwn] = useState(() => presetsOf(game.name));
  const [name, setName] = useState("");
  const keep = (): void => {
    const title = name.trim();
    if (title === "") return;
    keepPreset({ name: title, game: game.name, query: queryOf(plan, game).toString() });
    setOwn(presetsOf(game.name));
    setName("");
  };
  const drop = (title: string): void => {
    dropPreset(game.name, title);
    setOwn(presetsOf(game.name));
  };
  return (
    <Sheet title={say("shell-presets")}>
      <div class="stack">
        <ul class="new-presets">
          <li><Button size="small" onClick={() => onChange(usualPlan(game))}>{say("shell-preset-usual")}</Button></li>
          {game.presets.map((preset) => (
            <li key={preset.id}>
              <Button size="small" onClick={() => onChange({ ...plan, options: preset.options })}>
                {presetName(game.name, preset.id)}
              </Button>
            </li>
          ))}
          {own.map((preset) => (
            <li key={preset.name} class="new-preset">
              <Button size="small" onClick={() => onChange(planOf(new URLSearchParams(preset.query), game))}>
                {preset.name}
              </Button>
              <button type="button" class="new-drop" aria-label={say("shell-preset-drop", { text: preset.name })}
                onClick={() => drop(preset.name)}><Icon name="cross" size={14} /></button>
            </li>
          ))}
        </ul>
        <div class="new-keep" onKeyDown={(event) => { if (event.key === "Enter") { event.preventDefault(); keep(); } }}>
          <TextField label={say("shell-preset-name")} isLabelHidden placeholder={say("shell-preset-name")}
            value={name} longest={40}
            onInput={setName} />
          <Button onClick={keep} isDisabled={name.trim() === ""}>{say("shell-preset-keep")}</Button>
        </div>
        <p class="field-help">{say("shell-presets-help")}</p>
      </div>
    </Sheet>
  );
}
