/** A live diagram: a position drawn as at a table, with what may be chosen there. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";

import type { Face } from "../games/face";
import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { openCatalogue } from "../table/catalogue";
import { TableContext } from "../table/place";
import { api } from "../wire/api";
import { useLoaded } from "./load";
import { Sketch } from "./sketch";

interface DiagramProps {
  game: string;
  id: string;
  face: Face;
  /** What it is about. */
  children: ComponentChildren;
}

async function open(game: string, id: string, face: Face): Promise<Sketch> {
  const first = await api.diagram(game, id, []);
  return new Sketch(id, face, await openCatalogue(first), first);
}

export function Diagram({ game, id, face, children }: DiagramProps): JSX.Element {
  const [loaded] = useLoaded(() => open(game, id, face), [game, id]);
  const sketch = loaded.state === "here" ? loaded.value : null;
  useEffect(() => () => sketch?.close(), [sketch]);
  return (
    <figure class="diagram" data-diagram={id} data-game={game}>
      <figcaption>{children}</figcaption>
      {sketch === null ? <div class="diagram-table" aria-busy={loaded.state === "wait"} /> : <Live sketch={sketch} />}
    </figure>
  );
}

function Live({ sketch }: { sketch: Sketch }): JSX.Element | null {
  const message = sketch.message.value;
  const { Board } = sketch.face;
  const box = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const lit = box.current?.querySelectorAll<HTMLElement>('[data-lit="true"]') ?? [];
    setDrawn(new Set([...lit].map(({ dataset }) => dataset["place"] ?? "")));
  }, [message]);
  if (message === null) return null;
  const { trial } = message;
  const rest = sketch.options.value.filter((option) => !sketch.isAside(option) && !drawn.has(sketch.placeOf(option)));
  const question = trial === undefined ? say("overview-done") : say(trial.question[0], trial.question[1]);
  return (
    <TableContext.Provider value={sketch}>
      <div class="diagram-table" ref={box}><div class="board-holder"><Board message={message} /></div></div>
      <div class="diagram-foot">
        <strong role="status">{question}</strong>
        {rest.map((option) => (
          <Button key={option[0]} size="small" onClick={() => sketch.choose(option[0])}>{sketch.sentenceOf(option)}</Button>
        ))}
        {(trial === undefined || trial.chosen.length > 0) && <Button size="small" onClick={() => sketch.begin()}>{say("overview-again")}</Button>}
      </div>
    </TableContext.Provider>
  );
}
