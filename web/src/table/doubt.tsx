/** A question asked once more before something is chosen. */

import { say } from "../i18n/words";
import { Dialog } from "../kit/dialog";
import type { Session } from "./session";

export function DoubtDialog({ session }: { session: Session }) {
  const doubt = session.doubt.value;
  if (doubt === null) return null;
  const leave = (): void => { session.doubt.value = null; };
  const foot = (
    <>
      <button type="button" class="btn main" data-doubt="no" onClick={leave}>{say("table-doubt-no")}</button>
      <button type="button" class="btn" data-doubt="yes" onClick={() => { leave(); doubt.run(); }}>
        {say("table-doubt-yes")}
      </button>
    </>
  );
  return <Dialog title={say("table-doubt")} onClose={leave} foot={foot}><p>{doubt.text}</p></Dialog>;
}
