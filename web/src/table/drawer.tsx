/** The drawer of the phone: everything that is not the board, one tab at a time; it opens where something is asked. */

import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { UnreadMark } from "./chat";
import type { Session } from "./session";
import { Tray } from "./tray";

type Height = "low" | "half" | "full";
const LONGEST_WAIT = 1000;
const NEXT: Record<Height, Height> = { low: "half", half: "full", full: "low" };

export function Drawer<Tab extends string>({ session, tabs }: { session: Session; tabs: Record<Tab, JSX.Element> }) {
  const names = Object.keys(tabs) as Tab[];
  const [tab, setTab] = useState<Tab>(names[0]!);
  const [height, setHeight] = useState<Height>("low");
  const box = useRef<HTMLDivElement>(null);
  const trial = session.trial.value;
  const moment = `${session.message.value?.number}/${trial?.step ?? ""}`;
  useEffect(() => {
    let timer = 0;
    const look = (wait: number): void => {
      const wanted = whereLit(session, box.current);
      // What is lit may still be on its way to the page.
      if (wanted === null && wait < LONGEST_WAIT) timer = window.setTimeout(() => look(wait * 2), wait);
      if (wanted === "board") setHeight((now) => (now === "full" ? "half" : now));
      else if (wanted !== null) {
        setTab(wanted as Tab);
        setHeight((now) => (now === "low" ? "half" : now));
      }
    };
    look(60);
    return () => clearTimeout(timer);
  }, [moment]);
  const drag = useDrag(setHeight, height);
  return (
    <section class={`drawer ${height}`} aria-label={say("table-drawer")}>
      <Tray session={session} />
      <button class="drawer-handle" aria-expanded={height !== "low"} aria-label={say("table-drawer-handle")} {...drag}
        onClick={() => setHeight(NEXT[height])} />
      <div class="drawer-tabs" role="tablist">
        {names.map((name) => (
          <button key={name} role="tab" id={`tab-${name}`} aria-controls={`panel-${name}`} aria-selected={tab === name && height !== "low"}
            onClick={() => { setTab(name); setHeight(height === "low" || tab !== name ? "half" : "low"); }}>
            {say(`table-tab-${name}`)}{name === "chat" && tab !== "chat" && <UnreadMark session={session} />}
          </button>
        ))}
      </div>
      <div class="drawer-body" ref={box}>
        {names.map((name) => (
          <div key={name} id={`panel-${name}`} role="tabpanel" aria-labelledby={`tab-${name}`} data-area={name}
            hidden={tab !== name || height === "low"}>
            {tabs[name]}
          </div>
        ))}
      </div>
    </section>
  );
}

/** The area that holds what is lit, the board before all others; null when nothing lit is to be found. */
function whereLit(session: Session, box: HTMLElement | null): string | null {
  if (!session.isMyTurn.value || box === null) return null;
  const root = box.closest(".frame") ?? box;
  const areas = [...session.lit.value.keys()].filter((place) => place !== "").map((place) =>
    root.querySelector(`[data-place="${CSS.escape(place)}"]`)?.closest<HTMLElement>("[data-area]")?.dataset["area"]);
  return areas.find((area) => area === "board") ?? areas.find((area) => area !== undefined) ?? null;
}

function useDrag(setHeight: (height: Height) => void, height: Height) {
  const start = useRef<number | null>(null);
  const order: Height[] = ["low", "half", "full"];
  return {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.clientY;
      (event.currentTarget as Element).setPointerCapture(event.pointerId);
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === null ? 0 : start.current - event.clientY;
      start.current = null;
      if (Math.abs(moved) < 24) return;
      const step = moved > 0 ? 1 : -1;
      setHeight(order[Math.max(0, Math.min(2, order.indexOf(height) + step))]!);
      event.preventDefault();
    },
  };
}
