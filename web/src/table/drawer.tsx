/** The drawer of the phone: everything that is not the board, one tab at a time; it opens where something is asked. */

import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { UnreadMark } from "./chat";
import { useLitArea } from "./lit-area";
import { saidBy } from "./said-by";
import type { Session } from "./session";
import { Tray } from "./tray";

type Height = "low" | "half" | "full";
const NEXT: Record<Height, Height> = { low: "half", half: "full", full: "low" };

interface DrawerProps<Tab extends string> {
  session: Session;
  tabs: Record<Tab, JSX.Element>;
  /** What stays in sight above the tabs. */
  children?: ComponentChildren;
}

export function Drawer<Tab extends string>({ session, tabs, children }: DrawerProps<Tab>) {
  const names = Object.keys(tabs) as Tab[];
  const [tab, setTab] = useState<Tab>(names[0]!);
  const [height, setHeight] = useState<Height>("low");
  const box = useRef<HTMLDivElement>(null);
  useLitArea(session, box, (area) => {
    // What stays in sight above the tabs leaves less of the board: the drawer makes way for it.
    if (area === "board") setHeight((now) => (children ? "low" : now === "full" ? "half" : now));
    else {
      setTab(area as Tab);
      setHeight((now) => (now === "low" ? "half" : now));
      setTimeout(() => bringLit(box.current, area), OPENING);
    }
  });
  const drag = useDrag(setHeight, height);
  return (
    <section class={`drawer ${height}`} aria-label={say("table-drawer")}>
      <Tray session={session} />
      {children}
      <button class="drawer-handle" aria-expanded={height !== "low"} aria-label={say("table-drawer-handle")} {...drag}
        onClick={() => setHeight(NEXT[height])} />
      <div class="drawer-tabs" role="tablist">
        {names.map((name) => (
          <button key={name} role="tab" id={`tab-${name}`} aria-controls={`panel-${name}`} aria-selected={tab === name && height !== "low"}
            onClick={() => { setTab(name); setHeight(height === "low" || tab !== name ? "half" : "low"); }}>
            {saidBy(session.face.name, `tab-${name}`)}{name === "chat" && tab !== "chat" && <UnreadMark session={session} />}
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

/** How long the drawer takes to open. */
const OPENING = 260;

/** Scrolls to the first lit thing of a tab. */
function bringLit(body: HTMLElement | null, area: string): void {
  const lit = body?.querySelector(`[data-area="${CSS.escape(area)}"] [data-lit="true"]`);
  lit?.scrollIntoView({ block: "nearest", inline: "nearest" });
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
