/** The proof that nobody touched the shuffle: the server plays the game again, this browser checks the seal. */

import { useEffect, useState } from "preact/hooks";

import { say } from "../i18n/words";
import { Button } from "../kit/button";
import { Dialog } from "../kit/dialog";
import { Icon } from "../kit/icons";
import { api } from "../wire/api";
import { sealOf } from "./end-seal";
import type { Session } from "./session";

interface Finding {
  isReplayed: boolean;
  /** Null where this browser cannot compute digests, which needs a secure address. */
  isSealed: boolean | null;
  decisions: number;
  seal: string;
  seed: string;
  problem: string;
}

async function find(session: Session): Promise<Finding> {
  const answer = await api.check(session.table, session.door);
  // The seal the table showed from its first moment on, not the one that comes with the answer.
  const shown = session.message.value?.seal ?? answer.seal;
  const own = await sealOf(answer.seed);
  return {
    isReplayed: answer.ok, isSealed: own === null ? null : own === shown, decisions: answer.decisions, seal: shown,
    seed: answer.seed, problem: answer.problem?.sentence ?? "",
  };
}

export function CheckDialog({ session, onClose }: { session: Session; onClose: () => void }) {
  const [finding, setFinding] = useState<Finding | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const ask = (): void => {
    setFailed(false);
    find(session).then(setFinding, () => setFailed(true));
  };
  useEffect(ask, [session]);
  return (
    <Dialog title={say("end-check-title")} onClose={onClose}>
      <div class="end-check" aria-live="polite">
        {finding === null && !hasFailed && <p aria-busy="true">{say("end-check-wait")}</p>}
        {hasFailed && <p>{say("end-failed")} <Button size="small" onClick={ask}>{say("end-again")}</Button></p>}
        {finding !== null && <Found finding={finding} />}
      </div>
    </Dialog>
  );
}

function Found({ finding }: { finding: Finding }) {
  const { isReplayed, isSealed, decisions, seal, seed, problem } = finding;
  const replayed = isReplayed ? say("end-check-replayed", { decisions }) : say("end-check-differs");
  const sealed = say(isSealed ? "end-check-sealed" : "end-check-broken");
  return (
    <>
      <Verdict isGood={isReplayed} text={replayed} />
      {problem !== "" && <p class="end-reason">{problem}</p>}
      {isSealed !== null && <Verdict isGood={isSealed} text={sealed} />}
      <p>{say("end-check-how")}</p>
      <dl class="end-numbers">
        <dt>{say("end-seal")}</dt><dd><code>{seal}</code></dd>
        <dt>{say("end-seed")}</dt><dd><code>{seed}</code></dd>
      </dl>
    </>
  );
}

function Verdict({ isGood, text }: { isGood: boolean; text: string }) {
  return (
    <p class={`end-verdict ${isGood ? "good" : "bad"}`}>
      <Icon name={isGood ? "tick" : "cross"} size="1.3em" /><span>{text}</span>
    </p>
  );
}
