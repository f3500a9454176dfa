/** The start page of the static files: its own content policy, because no server sends one, and what the house says of itself. */
import type { Plugin } from 'vite';

/** As the server's, and WebAssembly, which Python is. Frames cannot be forbidden here. */
const POLICY =
  "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
  "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'";

export function staticPage(): Plugin {
  return {
    name: 'ludotheque:static',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: () => [
        { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY }, injectTo: 'head-prepend' },
        { tag: 'meta', attrs: { name: 'referrer', content: 'no-referrer' }, injectTo: 'head' },
        // put in by tools/static.py
        { tag: 'script', attrs: { type: 'application/json', id: 'house' }, children: '__HOUSE__', injectTo: 'head' },
      ],
    },
  };
}
