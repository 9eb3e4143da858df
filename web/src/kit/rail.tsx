/** The wooden rail at the top, and the name of the house on it. */
import "./rail.css";

import type { ComponentChildren, JSX } from "preact";

import { Link } from "./router";
import { sized } from "./size";

/** The boat of the house: two sails over a firefly hull. */
export function HouseMark({ size = 22 }: { size?: number }): JSX.Element {
  return (
    <svg class="house-mark" width={sized(size)} height={sized(size)} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path d="M15 4v15H5.5C7 12 10.5 7 15 4z" fill="var(--rail-ink)" />
      <path d="M17.5 6c4 3 7 7.5 8 13h-8z" fill="var(--yellow)" />
      <path d="M3 21h26c-1 5-4.5 8-9 8h-8c-4.5 0-8-3-9-8z" fill="var(--glow)" />
    </svg>
  );
}

export function Brand(): JSX.Element {
  return <Link to="/" class="brand"><HouseMark /><span class="brand-name">Bogwood</span></Link>;
}

export function Rail({ children, class: more = "" }: { children: ComponentChildren; class?: string }): JSX.Element {
  return <header class={`rail top ${more}`}>{children}</header>;
}
