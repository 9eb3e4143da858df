/** What goes on beyond the edge of a scroller announces itself: the edge fades on the side where there is more. */

import "./edges.css";

import { useEffect } from "preact/hooks";

/** Pixels that may be hidden without being missed. */
const SLACK = 4;

/** Writes on a scroller where there is more of it, as `data-more`: left, right, up, down. */
export function useEdges(scroller: { current: HTMLElement | null }): void {
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const look = (): void => {
      const more = sidesOf(element).join(" ");
      if (element.dataset["more"] !== more) element.dataset["more"] = more;
    };
    const sizes = new ResizeObserver(look);
    const watch = (): void => {
      sizes.disconnect();
      sizes.observe(element);
      for (const child of element.children) sizes.observe(child);
      look();
    };
    const children = new MutationObserver(watch);
    children.observe(element, { childList: true });
    element.addEventListener("scroll", look, { passive: true });
    watch();
    return () => {
      sizes.disconnect();
      children.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, []);
}

function sidesOf(element: HTMLElement): string[] {
  const { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
  const { overflowX, overflowY } = getComputedStyle(element);
  const across = /auto|scroll/.test(overflowX);
  const down = /auto|scroll/.test(overflowY);
  return [
    across && scrollLeft > SLACK && "left",
    across && scrollWidth - clientWidth - scrollLeft > SLACK && "right",
    down && scrollTop > SLACK && "up",
    down && scrollHeight - clientHeight - scrollTop > SLACK && "down",
  ].filter((side) => side !== false);
}
