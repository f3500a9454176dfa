/** How the pages reach their house: a server over the network, or the house in this browser. Nothing else knows which. */
import { make } from '$house';

/** A line to the tables: what a websocket is, as far as it is used. */
export interface Line {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

export interface Transport {
  /** One question, `path` with its query; rejects when there is no answer. */
  ask(method: 'GET' | 'POST', path: string, headers: Record<string, string>, body: string | null): Promise<Response>;
  /** A new line to the tables. */
  connect(): Line;
}

export const transport: Transport = make();
