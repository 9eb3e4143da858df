/** The first file of the client: which page an address shows. */

import "./kit/tokens.css";
import "./kit/base.css";

import { type ComponentType, render } from "preact";
import { useEffect, useState } from "preact/hooks";

import type { ReviewPage } from "./coach/review";
import { language } from "./i18n/words";
import { MissingPage } from "./shell/missing";
import { path, query } from "./kit/router";
import { arrive } from "./person/self";
import type { ReplayPage } from "./table/replay";
import { TablePage } from "./table/page";
import { Later } from "./shell/later";

function Page() {
  const [first, second, third] = path.value;
  const door = { invite: query.value.get("invite") ?? "", watch: query.value.get("watch") ?? "" };
  const game = second ?? "";
  const load = ROUND_THE_TABLES[first ?? ""];
  if (load !== undefined) return <Later key={`${first} ${game} ${third}`} isPage load={load} with={{ game, puzzle: third ?? "" }} />;
  if (first === "t" && second !== undefined && third === "replay") {
    return <Later key={`${second} ${third}`} isPage load={loadReplay} with={{ table: second, door }} />;
  }
  if (first === "t" && second !== undefined && third === "review") {
    return <Later key={`${second} ${third}`} isPage load={loadReview} with={{ table: second, door }} />;
  }
  if (first === "t" && second !== undefined) return <TablePage key={second} table={second} door={door} />;
  return <MissingPage reason="address" />;
}

type Loader = () => Promise<ComponentType<{ game: string; puzzle: string }>>;
const roundTheTables = (): Promise<typeof import("./shell/pages")> => import("./shell/pages");
const ROUND_THE_TABLES: Readonly<Record<string, Loader>> = {
  "": async () => (await roundTheTables()).FrontPage,
  new: async () => (await roundTheTables()).NewTablePage,
  tables: async () => (await roundTheTables()).LobbyPage,
  mine: async () => (await roundTheTables()).MinePage,
  settings: async () => (await roundTheTables()).SettingsPage,
  about: async () => (await roundTheTables()).AboutPage,
  rules: async () => (await roundTheTables()).RulesPage,
  puzzles: async () => (await roundTheTables()).PuzzlesPage,
};

async function loadReplay(): Promise<typeof ReplayPage> {
  return (await import("./later")).ReplayPage;
}

async function loadReview(): Promise<typeof ReviewPage> {
  return (await import("./later")).ReviewPage;
}

function App() {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    // What the address asks for is on its way while it is found out who is here.
    const isTable = path.peek()[0] === "t";
    void Promise.all([arrive(), isTable ? null : roundTheTables().catch(() => null)]).then(() => setReady(true));
  }, []);
  // Everything is said anew when the language changes.
  return isReady ? <Page key={language.value} /> : null;
}

async function begin(): Promise<void> {
  const root = document.getElementById("app")!;
  if (!BOGWOOD_SITE) {
    render(<App />, root);
    return;
  }
  const { openHouse, Opening } = await import("./door/opening");
  openHouse();
  render(<><App /><Opening /></>, root);
}

void begin();
