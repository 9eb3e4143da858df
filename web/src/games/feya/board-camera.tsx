/** What of the board is looked at: the camera follows the questions, and buttons move it. */

import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";

import { say } from "../../i18n/words";
import { Icon, type IconName } from "../../kit/icons";
import type { Bounds, Camera } from "./camera";
import { listenToGestures } from "./gestures";
import type { CellScene } from "./scene";

type Scenes = ReadonlyMap<string, CellScene>;

/** How much nearer one press brings the board. */
const STEP = 1.4;

function around(cells: readonly { x: number; y: number }[]): Bounds | null {
  if (cells.length === 0) return null;
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function boatBounds(scenes: Scenes, seat: number): Bounds | null {
  const mine = [...scenes.values()].filter((scene) => scene.boats.some((boat) => boat.seat === seat));
  return around(mine.map(({ cell }) => cell));
}

export interface Look {
  part: Bounds | null;
  isAsked: boolean;
}

/** The part of the board to look at: what can be chosen, otherwise one's boats. */
export function wanted(lit: readonly string[], scenes: Scenes, seat: number): Look {
  const asked = around(lit.flatMap((name) => scenes.get(name)?.cell ?? []));
  return { part: asked ?? boatBounds(scenes, seat), isAsked: asked !== null };
}

/** How much of the board buttons of the frame may cover from below, in pixels. */
const COVER = { wide: 28, phone: 64 };

interface Looking {
  holder: { current: HTMLDivElement | null };
  svg: { current: SVGSVGElement | null };
  look: () => Look;
  /** Changes with every question. */
  moment: string;
}

export function useCamera(camera: Camera, { holder, svg, look, moment }: Looking): void {
  const looking = useRef(look);
  looking.current = look;
  useEffect(() => {
    const element = holder.current;
    if (element === null) return;
    camera.attach(svg.current);
    const measure = (): void => {
      const cover = innerWidth < 720 ? COVER.phone : COVER.wide;
      const isFirst = camera.resize(element.clientWidth, element.clientHeight, cover);
      turnTo(camera, looking.current(), isFirst);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    const stop = listenToGestures(element, camera);
    return () => {
      observer.disconnect();
      stop();
      camera.stop();
    };
  }, [camera]);
  useEffect(() => turnTo(camera, look(), false), [moment]);
}

/** Looks at what is asked when it is out of sight; where fingers choose, from near. */
function turnTo(camera: Camera, { part, isAsked }: Look, isFirst: boolean): void {
  if (part === null || !(isAsked || isFirst)) return;
  const isByFinger = matchMedia("(pointer: coarse)").matches || innerWidth < 720;
  const isTooFar = isByFinger && camera.scale < camera.near * 0.95;
  if (isTooFar) camera.show(part, camera.near, isFirst);
  else if (camera.isZoomed && !camera.holds(part)) camera.show(part);
}

export function Controls({ camera, boats }: { camera: Camera; boats: () => Bounds | null }): JSX.Element {
  const show = (): void => {
    const part = boats();
    if (part !== null) camera.show(part, Math.max(camera.scale, camera.near, camera.fit * 1.5));
  };
  return (
    <div class="feya-controls" role="group" aria-label={say("feya-ui-view")}>
      <Control name="nearer" icon="plus" onPress={() => camera.zoom(STEP)} />
      <Control name="farther" icon="minus" onPress={() => camera.zoom(1 / STEP)} />
      <Control name="my-boats" icon="sailboat" onPress={show} />
    </div>
  );
}

function Control({ name, icon, onPress }: { name: string; icon: IconName; onPress: () => void }): JSX.Element {
  const label = say(`feya-ui-${name}`);
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size={icon === "sailboat" ? 20 : 16} />
    </button>
  );
}
