/** The rules of a game: by section, each with its number, to be searched and linked to. */
import "./rules.css";

import type { ComponentChildren, JSX } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";

import { broken } from "../i18n/syllables";
import { has, readRules, rulesRead, say } from "../i18n/words";
import { TextField } from "../kit/field";
import { hash } from "../kit/router";
import { anchorOf, isPart, OverviewHolder, partsShown } from "../table/overview-door";
import { GameSwitch } from "./game-switch";
import { loadGames, titleOf } from "./games";
import { sentenceFor, useLoaded } from "./load";
import { MissingPage } from "./missing";
import { Heading, Page, Trouble } from "./page";
import { Turning, Within } from "./rules-link";
import { type Rule, ruleIds, type Section, sectionsOf, sought } from "./rules-list";

/** The rules of the game in the address, or else of the first that is offered. */
export function RulesPage({ game: name }: { game: string }): JSX.Element {
  const [loaded, again] = useLoaded(loadGames);
  if (loaded.state !== "here") {
    const title = name === "" ? say("shell-rules") : titleOfRules(name);
    return (
      <Page title={title} class="wide">
        <Heading title={title} />
        {loaded.state === "failed" && <Trouble text={sentenceFor(loaded.error)} onRetry={again} />}
      </Page>
    );
  }
  const games = loaded.value.map((one) => one.name);
  const game = name || games[0];
  if (game === undefined || !games.includes(game)) return <MissingPage reason="address" />;
  return <Rules game={game} games={games} />;
}

function Rules({ game, games }: { game: string; games: string[] }): JSX.Element {
  const title = titleOfRules(game);
  return (
    <Page title={title} class="wide">
      <Heading title={title}>
        {has(`${game}-rules-note`) ? say(`${game}-rules-note`) : ""}
        <GameSwitch games={games} now={game} addressOf={(other) => `/rules/${other}`} />
      </Heading>
      <RulesBook game={game} here={hash.value} />
    </Page>
  );
}

export function titleOfRules(game: string): string {
  return has(`${game}-rules-heading`) ? say(`${game}-rules-heading`) : `${say("shell-rules")}: ${titleOf(game)}`;
}

/** All rules of a game, to be searched; the one that is wanted is brought into sight. */
export function RulesBook({ game, here }: { game: string; here: string }): JSX.Element {
  const [ids, again] = useLoaded(async () => {
    await readRules(game);
    return ruleIds(game);
  }, [game]);
  const [text, setText] = useState("");
  const isBeside = useContext(Turning) !== null;
  const isRead = rulesRead.value.has(game);
  const all = useMemo(() => (ids.state === "here" && isRead ? sectionsOf(game, ids.value) : []), [ids, isRead]);
  const shown = useMemo(() => sought(all, text), [all, text]);
  const count = shown.reduce((sum, section) => sum + section.rules.length, 0);
  useAnchor(all.length > 0, here, () => setText(""));
  return (
    <>
      {ids.state === "failed" && <Trouble text={sentenceFor(ids.error)} onRetry={again} />}
      <div class="rules">
        <aside class="rules-side">
          <TextField label={say("shell-rules-search")} type="search" value={text} onInput={setText} />
          <p class="field-help" role="status">{say("shell-rules-found", { count })}</p>
          <Contents game={game} sections={shown} />
        </aside>
        <div class="rules-text" aria-busy={!isRead}>
          {text === "" && (!isBeside || here === "" || isPart(here)) && <OverviewHolder key={game} game={game} />}
          {shown.map((section) => <Chapter key={section.number} game={game} section={section} here={here} />)}
          {ids.state === "here" && isRead && shown.length === 0 && <p class="empty">{say(all.length === 0 ? "shell-rules-absent" : "shell-rules-none")}</p>}
        </div>
      </div>
    </>
  );
}

/** How long a page grows above what is wanted, in milliseconds. */
const GROWS = 5000;
const STIRS = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/** Brings the wanted rule into sight once the rules are there, and keeps it there until the reader stirs. */
function useAnchor(isThere: boolean, wanted: string, show: () => void): void {
  useEffect(() => {
    const text = document.querySelector(".rules-text");
    if (!isThere || wanted === "" || text === null) return;
    show();
    const sight = (): void => document.getElementById(wanted)?.scrollIntoView({ block: "start" });
    const frame = requestAnimationFrame(sight);
    const growth = new ResizeObserver(sight);
    growth.observe(text);
    const stop = (): void => growth.disconnect();
    const timer = setTimeout(stop, GROWS);
    for (const stir of STIRS) addEventListener(stir, stop, { once: true, passive: true });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
      stop();
      for (const stir of STIRS) removeEventListener(stir, stop);
    };
  }, [isThere, wanted]);
}

function Contents({ game, sections }: { game: string; sections: Section[] }): JSX.Element {
  const isBeside = useContext(Turning) !== null;
  const isWide = !isBeside && matchMedia("(min-width: 1024px)").matches;
  const parts = partsShown.value;
  return (
    <details class="rules-contents" open={isWide}>
      <summary>{say("shell-rules-contents")}</summary>
      <nav aria-label={say("shell-rules-contents")}>
        {parts.length > 0 && (
          <ol class="rules-glance">
            {parts.map((part) => <li key={part}><Within game={game} to={anchorOf(part)}>{say(`overview-${part}`)}</Within></li>)}
          </ol>
        )}
        <ol>
          {sections.map((section) => (
            <li key={section.number}>
              <Within game={game} to={`section-${section.number}`}><span>{section.number}</span>{section.title}</Within>
            </li>
          ))}
        </ol>
      </nav>
    </details>
  );
}

function Chapter({ game, section, here }: { game: string; section: Section; here: string }): JSX.Element {
  return (
    <section class="panel rules-chapter" aria-labelledby={`section-${section.number}`}>
      <h2 id={`section-${section.number}`}><span>{section.number}</span> {broken(section.title)}</h2>
      {section.rules.map((rule) => <RuleText key={rule.id} game={game} rule={rule} isHere={rule.id === here} />)}
    </section>
  );
}

function RuleText({ game, rule, isHere }: { game: string; rule: Rule; isHere: boolean }): JSX.Element {
  return (
    <article id={rule.id} class="rules-rule" data-here={isHere}>
      <h3>{broken(rule.title)}</h3>
      <Within class="rules-number" game={game} to={rule.id} aria-label={say("shell-rule", { text: rule.id })}>{rule.id}</Within>
      {rule.text !== "" && <p>{linked(game, rule.text)}</p>}
      {rule.isReconstructed && (
        <p class="rules-origin"><i class="about-dot" aria-hidden="true" />{say("shell-rule-reconstructed")}</p>
      )}
    </article>
  );
}

/** The text with the rules it names as links. */
function linked(game: string, text: string): ComponentChildren[] {
  return text.split(/([A-Z]{2}-\d+\.\d+)/).map((part, at) => (at % 2 === 0
    ? part
    : <Within key={at} game={game} to={part}>{part}</Within>));
}
