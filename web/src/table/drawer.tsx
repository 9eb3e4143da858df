/**
 * The drawer of the phone: everything that is not the board, one tab at a time; it opens where something is asked.  On a
 * lying phone it stands beside the board, always open.
 */

import type { ComponentChildren, JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { useEdges } from "../kit/edges";
import { UnreadMark } from "./chat";
import { bringLit, useLitArea } from "./lit-area";
import { saidBy } from "./said-by";
import type { Session } from "./session";
import { Tray } from "./tray";

type Height = "low" | "half" | "full";
const NEXT: Record<Height, Height> = { low: "half", half: "full", full: "low" };

interface DrawerProps<Tab extends string> {
  session: Session;
  tabs: Record<Tab, JSX.Element>;
  isBeside: boolean;
  /** What stays in sight above the tabs. */
  children?: ComponentChildren;
}

export function Drawer<Tab extends string>({ session, tabs, isBeside, children }: DrawerProps<Tab>) {
  const names = Object.keys(tabs) as Tab[];
  const [tab, setTab] = useState<Tab>(names[0]!);
  const [height, setHeight] = useState<Height>("low");
  const box = useRef<HTMLDivElement>(null);
  const row = useRef<HTMLDivElement>(null);
  useEdges(row);
  useEdges(box);
  const isOpen = isBeside || height !== "low";
  // Where the tabs change with the way a phone is held, the one that was open may be gone.
  const shown = names.includes(tab) ? tab : names[0]!;
  useLitArea(session, box, (area) => {
    if (area === "board") setHeight("low");
    else {
      setTab(area as Tab);
      setHeight((now) => (now === "low" ? "half" : now));
      setTimeout(() => bringLit(box.current, area), isBeside ? 0 : OPENING);
    }
  });
  const drag = useDrag(setHeight, height);
  return (
    <section class={`drawer ${isBeside ? "beside" : height}`} aria-label={say("table-drawer")}>
      <h2 class="hidden">{say("table-drawer")}</h2>
      <Tray session={session} part="answers" />
      {children}
      {!isBeside && (
        <button class="drawer-handle" aria-expanded={isOpen} aria-label={say("table-drawer-handle")} {...drag}
          onClick={() => setHeight(NEXT[height])} />
      )}
      <div class="drawer-tabs" role="tablist" ref={row}>
        {names.map((name) => (
          <button key={name} role="tab" id={`tab-${name}`} aria-controls={`panel-${name}`} aria-selected={shown === name && isOpen}
            onClick={() => { setTab(name); setHeight(height === "low" || shown !== name ? "half" : "low"); }}>
            {saidBy(session.face.name, `tab-${name}`)}{name === "chat" && shown !== "chat" && <UnreadMark session={session} />}
          </button>
        ))}
      </div>
      <div class="drawer-body" ref={box}>
        {names.map((name) => (
          <div key={name} id={`panel-${name}`} role="tabpanel" aria-labelledby={`tab-${name}`} data-area={name}
            hidden={shown !== name || !isOpen}>
            {tabs[name]}
          </div>
        ))}
      </div>
    </section>
  );
}

/** How long the drawer takes to open. */
const OPENING = 260;

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
