/** Copies of pieces that travel over the page while the real ones stand still; they take no clicks. */

import { ICON_UNITS, type IconName, outlinesOf } from "../kit/icons";
import { middle, type Spot } from "./motion-way";

const SVG = "http://www.w3.org/2000/svg";

function layer(): HTMLElement {
  let found = document.getElementById("motion-layer");
  if (found === null) {
    found = document.createElement("div");
    found.id = "motion-layer";
    found.setAttribute("aria-hidden", "true");
    document.body.append(found);
  }
  return found;
}

function placed(inside: Element, width: number, height: number, at: Spot): HTMLElement {
  const ghost = document.createElement("div");
  ghost.className = "motion-ghost";
  ghost.style.cssText = `width:${width}px;height:${height}px;left:${at.x - width / 2}px;top:${at.y - height / 2}px`;
  ghost.append(inside);
  layer().append(ghost);
  return ghost;
}

/** A copy of a piece of a drawing, at the place of the original. */
export function copyOf(piece: SVGGraphicsElement): HTMLElement {
  const box = piece.getBBox();
  const rect = piece.getBoundingClientRect();
  const clone = piece.cloneNode(true) as SVGElement;
  clone.removeAttribute("transform");
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
  svg.setAttribute("width", "100%");
  svg.setAttribute("height", "100%");
  svg.style.overflow = "visible";
  svg.append(clone);
  return placed(svg, rect.width, rect.height, middle(rect));
}

/** A small round token with an icon, for things that fly. */
export function tokenOf(icon: IconName, tone: string, at: Spot): HTMLElement {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", `0 0 ${ICON_UNITS} ${ICON_UNITS}`);
  for (const d of outlinesOf(icon)) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("d", d);
    svg.append(path);
  }
  svg.style.color = `var(${tone})`;
  const ghost = placed(svg, 24, 24, at);
  ghost.classList.add("token");
  return ghost;
}
