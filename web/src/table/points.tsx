/** Points that open into their sources: the number on a player's board, and the place where the sheet is shown. */

import "./points.css";

import { signal } from "@preact/signals";
import type { ComponentChildren, JSX } from "preact";
import { useEffect } from "preact/hooks";

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { Later } from "../shell/later";
import type { Door } from "../wire/api";
import type { TableMessage } from "../wire/messages";
import { letGo } from "./asking";
import { taught } from "./place";

/** The player whose points somebody wonders about. */
const wondered = signal<number | null>(null);

/** What lessons call the points of a player. */
export function pointsOf(seat: number): string {
  return `points:${seat}`;
}

interface PointsButtonProps {
  seat: number;
  /** The points in words. */
  text: string;
  class?: string;
  children: ComponentChildren;
}

export function PointsButton({ seat, text, class: className = "", children }: PointsButtonProps): JSX.Element {
  const open = (event: Event): void => {
    event.stopPropagation();
    letGo();
    wondered.value = seat;
  };
  const label = say("end-points-open", { text });
  const name = pointsOf(seat);
  return (
    <button type="button" class={`points-open ${className}`} data-points-of={seat} data-named={name} data-taught={taught.value.has(name) || undefined} aria-haspopup="dialog"
      aria-label={label} title={label} onClick={open}>
      {children}
    </button>
  );
}

export interface PointsProps {
  table: string;
  door: Door;
  face: Face;
  message: TableMessage;
  /** The moment of a replay; without it the present is meant. */
  past?: { number: number; step: number };
}

/** The sheet, once a number was asked about; it is loaded then. */
export function PointsHolder(props: PointsProps): JSX.Element | null {
  useEffect(() => () => { wondered.value = null; }, []);
  const seat = wondered.value;
  if (seat === null) return null;
  const onSeat = (other: number | null): void => { wondered.value = other; };
  return <Later load={async () => (await import("../later")).PointsSheet} with={{ ...props, seat, onSeat }} />;
}
