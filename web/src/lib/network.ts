/** A house on a server, which is what `$house` is unless the static files are built. */
import type { Component } from 'svelte';
import type { Line, Transport } from './transport';

export const make = (): Transport => ({
  ask: (method, path, headers, body) => fetch(path, { method, headers, body }),
  connect: () => new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket`) as Line,
});

/** Let the pages open without a network, too. */
export async function keepOffline(): Promise<void> {
  if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded, { once: true }));
  await navigator.serviceWorker.register('/sw.js');
}

/** What is said when it does not answer. */
export const silence = 'web-offline';

/** A server has nothing to say of itself in the lobby. */
export const About: Component | null = null;
