/** A game that was saved as a file comes in again: its seats are those of whoever opens it. */

import type { JSX } from "preact";
import { useRef, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { go } from "../kit/router";
import { somebody } from "../person/self";
import { api, Refused } from "../wire/api";
import { Trouble } from "./page";

export function OpenRecord(): JSX.Element {
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState("");
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    setProblem("");
    try {
      await somebody();
      go(`/t/${(await api.takeIn(await file.text())).table}`);
    } catch (error) {
      setProblem((error instanceof Refused && error.problem.sentence) || say("door-no-record"));
    }
  };
  return (
    <>
      <Button onClick={() => chooser.current?.click()}>{say("door-open")}</Button>
      <input ref={chooser} type="file" accept=".jsonl" hidden aria-label={say("door-open")}
        onChange={(event) => void open(event.currentTarget.files?.[0])} />
      {problem !== "" && <Trouble text={problem} />}
    </>
  );
}
