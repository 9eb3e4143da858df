/** How somebody likes it; everything takes effect at once. */
import "./settings.css";

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { isLanguage, language, LANGUAGES, OWN_NAMES, say } from "../i18n/words";
import { Choice, Switch, TextField } from "../kit/field";
import { hash } from "../kit/router";
import { change, isStill, me, settings, somebody, SPEECH_DEGREES, TELLING_PACES } from "../person/self";
import { KeyList } from "../table/key-list";
import { useErrand } from "./load";
import { Heading, Page, Sheet } from "./page";
import { HINTS } from "./plan";
import { push } from "./push";
import { AccountSheet } from "./settings-account";
import { isAlone } from "../wire/carrier";

const SIZES = ["90", "100", "115", "130"] as const;

export function SettingsPage(): JSX.Element {
  const title = say("shell-settings");
  const wanted = hash.value;
  useEffect(() => document.getElementById(wanted)?.scrollIntoView({ block: "start" }), [wanted]);
  return (
    <Page title={title}>
      <Heading title={title}>{say("shell-settings-lead")}</Heading>
      <div class="settings">
        <div class="stack loose"><WhoSheet />{!isAlone() && <AccountSheet />}</div>
        <div class="stack loose"><LookSheet /><PlaySheet /><Sheet id="keys" title={say("table-keys")}><KeyList /></Sheet></div>
      </div>
    </Page>
  );
}

function WhoSheet(): JSX.Element {
  const [name, setName] = useState(me.value?.nickname ?? "");
  const { problem, run } = useErrand();
  useEffect(() => setName(me.value?.nickname ?? ""), [me.value?.nickname]);
  const keep = (): void => {
    const given = name.trim();
    if (given !== "" && given !== me.value?.nickname) run(async () => void (await somebody(given)));
  };
  return (
    <Sheet id="who" title={say("shell-who")}>
      <div class="stack loose">
        <form onSubmit={(event) => { event.preventDefault(); keep(); }} noValidate>
          <TextField label={say("shell-nickname")} value={name} longest={40} placeholder={say("shell-guest")}
            problem={problem}
            autoComplete="nickname" onInput={setName} onLeave={keep} help={say("shell-nickname-help")} />
        </form>
        <Choice label={say("shell-language")} value={language.value}
          offers={LANGUAGES.map((tag) => ({ value: tag, label: OWN_NAMES[tag] }))}
          onChange={(tag) => { if (isLanguage(tag)) void change({ language: tag }); }} />
      </div>
    </Sheet>
  );
}

function LookSheet(): JSX.Element {
  const now = settings.value;
  return (
    <Sheet title={say("shell-look-and-feel")}>
      <div class="stack loose">
        <Choice label={say("shell-theme")} value={now.theme ?? "auto"} onChange={(theme) => void change({ theme })}
          offers={(["auto", "light", "dark"] as const)
            .map((theme) => ({ value: theme, label: say(`shell-theme-${theme}`) }))} />
        <Choice label={say("shell-text-size")} value={String(now.text_size ?? 100) as (typeof SIZES)[number]}
          offers={SIZES.map((size) => ({ value: size, label: `${size} %` }))}
          onChange={(size) => void change({ text_size: Number(size) as 90 | 100 | 115 | 130 })} />
        <div>
          <Switch label={say("shell-still")} help={say("shell-still-help")} isOn={isStill()}
            onChange={(isOn) => void change({ reduced_motion: isOn })} />
          <Switch label={say("shell-letters")} help={say("shell-letters-help")} isOn={now.letters ?? false}
            onChange={(isOn) => void change({ letters: isOn })} />
          <Switch label={say("shell-colours")} help={say("shell-colours-help")} isOn={now.colours === "strong"}
            onChange={(isOn) => void change({ colours: isOn ? "strong" : "usual" })} />
        </div>
      </div>
    </Sheet>
  );
}

function PlaySheet(): JSX.Element {
  const now = settings.value;
  return (
    <Sheet title={say("shell-playing")}>
      <Switch label={say("shell-auto-commit")} help={say("shell-auto-commit-help")} isOn={now.auto_commit ?? false}
        onChange={(isOn) => void change({ auto_commit: isOn })} />
      <Switch label={say("shell-confirm-all")} help={say("shell-confirm-all-help")} isOn={now.confirm_all ?? false}
        onChange={(isOn) => void change({ confirm_all: isOn })} />
      <Switch label={say("shell-sound")} help={say("shell-sound-help")} isOn={now.sound ?? false}
        onChange={(isOn) => void change({ sound: isOn })} />
      <NotifySwitch />
      <Choice label={say("table-pace")} help={say("table-pace-help")} value={now.telling ?? "normal"}
        offers={TELLING_PACES.map((pace) => ({ value: pace, label: say(`table-pace-${pace}`) }))}
        onChange={(telling) => void change({ telling })} />
      <Choice label={say("table-speech")} help={say("table-speech-help")} value={now.speech ?? "usual"}
        offers={SPEECH_DEGREES.map((degree) => ({ value: degree, label: say(`table-speech-${degree}`) }))}
        onChange={(speech) => void change({ speech })} />
      <Choice label={say("shell-hints")} help={say("shell-hints-help")} value={now.hints ?? "strong"}
        offers={HINTS.map((hints) => ({ value: hints, label: say(`shell-hints-${hints}`) }))}
        onChange={(hints) => void change({ hints })} />
    </Sheet>
  );
}

/** Asks the browser for leave when it is switched on, and says so when it was refused. */
function NotifySwitch(): JSX.Element {
  const canNotify = typeof Notification !== "undefined";
  const [leave, setLeave] = useState(canNotify ? Notification.permission : "denied");
  const set = async (isOn: boolean): Promise<void> => {
    const given = isOn && leave === "default" ? await Notification.requestPermission() : leave;
    setLeave(given);
    await change({ notify: isOn && given === "granted" });
    // Without a push service, pages that are open still tell.
    if (!isAlone()) await push(isOn && given === "granted").catch(() => undefined);
  };
  const help = !canNotify ? "shell-notify-none" : leave === "denied" ? "shell-notify-denied" : "shell-notify-help";
  return (
    <Switch label={say("shell-notify")} help={say(help)} isDisabled={!canNotify || leave === "denied"}
      isOn={(settings.value.notify ?? false) && leave === "granted"} onChange={(isOn) => void set(isOn)} />
  );
}
