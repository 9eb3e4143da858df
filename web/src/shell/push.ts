/** Being told that it is my turn while no page is open: the browser's push service, where it has one. */

import { api } from "../wire/api";

export function canPush(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window;
}

/** Subscribes this browser, or ends its subscription; a browser without a push service is left alone. */
export async function push(isOn: boolean): Promise<void> {
  if (!canPush()) return;
  const worker = await navigator.serviceWorker.register("/sw.js");
  const held = await worker.pushManager.getSubscription();
  if (!isOn) {
    if (held !== null) {
      await api.removeHook("web", held.endpoint);
      await held.unsubscribe();
    }
    return;
  }
  const subscription = held ?? await worker.pushManager.subscribe({
    userVisibleOnly: true, applicationServerKey: (await api.pushKey()).key,
  });
  const keys = subscription.toJSON().keys ?? {};
  await api.addHook("web", subscription.endpoint, keys);
}
