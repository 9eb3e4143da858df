/** What carries messages to the house and back: the network, or whatever takes its place. */

/** The part of a websocket that a connection needs. */
export interface Wire {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent<string>) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Carrier {
  /** Is this the only person who can be here?  Then nobody can be invited, met or told. */
  readonly isAlone: boolean;
  ask(address: string, request: RequestInit): Promise<Response>;
  open(address: string): Wire;
}

const network: Carrier = {
  isAlone: false,
  ask: (address, request) => fetch(address, { credentials: "same-origin", ...request }),
  open: (address) => new WebSocket(location.origin.replace(/^http/, "ws") + address),
};

let carrier = network;

/** From now on messages go another way; said once, before anything is asked. */
export function carryBy(other: Carrier): void {
  carrier = other;
}

export const carried = (): Carrier => carrier;
export const isAlone = (): boolean => carrier.isAlone;
