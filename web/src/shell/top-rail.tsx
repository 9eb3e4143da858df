/** The top rail of the shell: where one can go, in which language, and as whom. */
import "./top-rail.css";

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";

import { isLanguage, language, LANGUAGES, OWN_NAMES, say } from "../i18n/words";
import { Icon } from "../kit/icons";
import { Brand, Rail } from "../kit/rail";
import { Link, path } from "../kit/router";
import { change, me } from "../person/self";
import { myTurns, useMine } from "./tables";

interface Goal {
  to: string;
  key: string;
  first: string[];
}

const GOALS: Goal[] = [
  { to: "/", key: "shell-play", first: ["", "new", "tables", "t"] },
  { to: "/mine", key: "shell-mine", first: ["mine"] },
  { to: "/rules", key: "shell-rules", first: ["rules"] },
  { to: "/about", key: "shell-about", first: ["about"] },
];

function Turns(): JSX.Element | null {
  const count = myTurns.value.length;
  if (count === 0) return null;
  return (
    <span class="chip lit top-count">
      <span aria-hidden="true">{count}</span>
      <span class="hidden">{say("shell-turns-waiting", { count })}</span>
    </span>
  );
}

function Goals(): JSX.Element {
  const here = path.value[0] ?? "";
  return (
    <>
      {GOALS.map((goal) => (
        <Link key={goal.to} to={goal.to} class="top-link" aria-current={goal.first.includes(here) ? "page" : undefined}>
          {say(goal.key)}{goal.to === "/mine" && <Turns />}
        </Link>
      ))}
    </>
  );
}

export function LanguageMenu(): JSX.Element {
  return (
    <label class="top-language">
      <span class="hidden">{say("shell-language")}</span>
      <select value={language.value} onChange={(event) => {
        const tag = event.currentTarget.value;
        if (isLanguage(tag)) void change({ language: tag });
      }}>
        {LANGUAGES.map((tag) => (
          <option key={tag} value={tag} lang={tag} selected={tag === language.value}>{OWN_NAMES[tag]}</option>
        ))}
      </select>
    </label>
  );
}

function Own(): JSX.Element {
  const here = path.value[0] ?? "";
  return (
    <>
      <LanguageMenu />
      <Link to="/settings" class="top-link" aria-current={here === "settings" ? "page" : undefined}>
        <Icon name="cog" size={16} />{say("shell-settings")}
      </Link>
      {me.value !== null && (
        <Link to="/settings#who" class="top-link top-me" title={say("shell-nickname")}>{me.value.nickname}</Link>
      )}
    </>
  );
}

export function TopRail(): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const here = path.value.join("/");
  useMine();
  useEffect(() => setOpen(false), [here]);
  return (
    <Rail class="top-rail">
      <div class="top-in" onKeyDown={(event) => { if (event.key === "Escape") setOpen(false); }}>
        <Brand />
        <nav id="top-nav" class={`top-nav ${isOpen ? "open" : ""}`} aria-label={say("shell-nav")}>
          <div class="top-goals"><Goals /></div>
          <div class="top-own"><Own /></div>
        </nav>
        <span class="top-phone">
          {myTurns.value.length > 0 && !isOpen && <Link to="/mine" class="top-turns"><Turns /></Link>}
          <button type="button" class="top-menu" aria-expanded={isOpen} aria-controls="top-nav"
            aria-label={say(isOpen ? "shell-menu-close" : "shell-menu")} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? "cross" : "menu"} size={22} />
          </button>
        </span>
      </div>
    </Rail>
  );
}
