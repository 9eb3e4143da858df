/** The keys of a table: what they do, where they lie, and how to have them otherwise. */

import { say } from "../i18n/words";
import { Dialog } from "../kit/dialog";
import { KeyList } from "./key-list";

export function KeysDialog({ onClose }: { onClose: () => void }) {
  return <Dialog title={say("table-keys")} onClose={onClose}><KeyList /></Dialog>;
}
