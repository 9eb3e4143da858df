/**
 * The face of Feya's Swamp without a server: draws a stored message in a frame of the right sizes.  Address: the name
 * of the message file in `samples/`, the language, the theme, and "letters", such as `?table-over&ru&dark&letters`.
 */

import "../src/kit/tokens.css";
import "../src/kit/base.css";
import "../src/table/table.css";

import { signal } from "@preact/signals";
import { render } from "preact";

import { feya } from "../src/games/feya/face";
import { isLanguage, read } from "../src/i18n/words";
import { settings } from "../src/shell/self";
import { Bubble } from "../src/table/bubble";
import { fresh, TableContext } from "../src/table/place";
import { Session } from "../src/table/session";
import { useWidth } from "../src/table/width";
import type { Catalogue, TableMessage } from "../src/wire/messages";

const asked = location.search.slice(1).split("&");

async function fetched<T>(name: string): Promise<T> {
  return (await fetch(`samples/${name}.json`)).json() as Promise<T>;
}

/** A session that only shows: what is chosen is told to the console. */
function still(message: TableMessage, catalogue: Catalogue): Session {
  const session = Object.create(Session.prototype, {}) as Session;
  const entries = new Map(catalogue.options.map((entry) => [entry.id, feya.placeOf(entry)]));
  const lit = new Map<string, NonNullable<TableMessage["trial"]>["options"]>();
  for (const option of message.trial?.options ?? []) {
    const place = entries.get(option[0]) ?? "";
    lit.set(place, [...(lit.get(place) ?? []), option]);
  }
  const known = {
    face: feya, catalogue, message: signal(message), log: signal([]), turnedTo: signal(null),
    isMyTurn: signal(message.trial !== undefined), lit: signal(lit),
    options: signal(message.trial?.options ?? []), trial: signal(message.trial ?? null),
    closedAt: (place: string) => (place.startsWith("cell:") && message.trial ? place : null),
    choose: (option: number) => console.log("choose", option),
    why: () => Promise.resolve({ code: "", rule: "FS-5.6", where: "", arguments: {}, sentence: "No land there." }),
  };
  for (const [name, value] of Object.entries(known)) Object.defineProperty(session, name, { value });
  return session;
}

function Page({ session }: { session: Session }) {
  const message = session.message.value!;
  const width = useWidth();
  const { Common, Strip, Board, SeatBoard } = feya;
  const own = Math.max(message.seat, 0);
  const seats = [own, ...feya.order(message).filter((seat) => seat !== own)];
  const boards = seats.map((seat) => <SeatBoard key={seat} message={message} seat={seat} isOwn={seat === own} />);
  if (width === "phone") {
    const part = asked.find((word) => word.startsWith("part="))?.slice(5) ?? "seat";
    const parts: Record<string, preact.JSX.Element> = {
      seat: <SeatBoard message={message} seat={own} isOwn />,
      strip: <Strip message={message} />,
      common: <Common message={message} />,
      others: <div class="others">{boards.slice(1)}</div>,
    };
    return (
      <div class="frame phone">
        <main class="centre"><Board message={message} /></main>
        <section class="drawer full"><div class="drawer-body"><div>{parts[part]}</div></div></section>
        <Bubble />
      </div>
    );
  }
  return (
    <div class={`frame ${width}`}>
      <aside class="column common"><Common message={message} /></aside>
      <main class="centre">
        <div class="strip-holder"><Strip message={message} /></div>
        <div class="board-holder"><Board message={message} /></div>
      </main>
      <aside class="column seats">{boards}</aside>
      <footer class="bottom-rail" style={{ background: "var(--rail)" }} />
      <Bubble />
    </div>
  );
}

const [name = "table-over"] = asked;
settings.value = {
  theme: asked.includes("dark") ? "dark" : "light", letters: asked.includes("letters"),
  reduced_motion: asked.includes("still"),
};
await read(asked.find(isLanguage) ?? "en");
const message = await fetched<TableMessage>(name);
const catalogue = await fetched<Catalogue>(`catalogue${message.players}`);
const places = asked.filter((word) => word.startsWith("fresh=")).flatMap((word) => word.slice(6).split(","));
fresh.value = new Set(places.map((cell) => `cell:${cell}`));
const session = still(message, catalogue);
// For measuring how long a change takes to draw.
Object.assign(globalThis, { session });
render(
  <TableContext.Provider value={session}><Page session={session} /></TableContext.Provider>,
  document.getElementById("app")!,
);
