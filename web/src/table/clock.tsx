/** The time a seat has left, ticking while it has to act. */

import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import type { TableMessage } from "../wire/messages";

export function Clock({ message, seat }: { message: TableMessage; seat: number }) {
  const runs = message.clocks !== null && message.to_act.includes(seat) && message.status === "running";
  const [began, setBegan] = useState(() => performance.now());
  const [, tick] = useState(0);
  useEffect(() => setBegan(performance.now()), [message.number, message.clocks]);
  useEffect(() => {
    if (!runs) return;
    const timer = setInterval(() => tick((n) => n + 1), 1000);
    return () => clearInterval(timer);
  }, [runs]);
  const left = message.clocks?.[seat];
  if (left === undefined) return null;
  return <span class="clock">{told(left - (runs ? performance.now() - began : 0))}</span>;
}

function told(milliseconds: number): string {
  const seconds = Math.max(0, Math.floor(milliseconds / 1000));
  if (seconds >= 2 * 86400) return say("table-days", { days: Math.floor(seconds / 86400) });
  if (seconds >= 3600) return `${Math.floor(seconds / 3600)}:${pad(Math.floor(seconds / 60) % 60)}:${pad(seconds % 60)}`;
  return `${Math.floor(seconds / 60)}:${pad(seconds % 60)}`;
}

function pad(value: number): string {
  return String(value).padStart(2, "0");
}
