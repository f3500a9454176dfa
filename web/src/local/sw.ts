/**
 * The service worker of the static files: everything is kept at the first visit, and nothing is asked of the network after
 * it. A new version is fetched in the background and waits until no page of the old one is open, or a player takes it.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __SHELL__: string[]; // put in by tools/static.py: all files, as paths beside this one
declare const __VERSION__: string;

const CACHE = `ludotheque-${__VERSION__}`;
const ROOT = new URL('./', self.location.href);
const FILES = new Set(__SHELL__.map((name) => new URL(name, ROOT).href));

self.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

/** What has not changed since the last version is taken from there. */
async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    const known = /\/(assets|house)\//.test(file) ? await caches.match(file) : undefined; // their names tell their content
    if (known) await cache.put(file, known);
    else await cache.add(new Request(file, { cache: file.includes('/assets/') || file.includes('/house/') ? 'default' : 'no-cache' }));
  }
}

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches());
});

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('ludotheque-') && name !== CACHE).map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A player takes the new version now. */
self.addEventListener('message', (event) => {
  if (event.data === 'take over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || !url.href.startsWith(ROOT.href)) return;
  if (request.mode === 'navigate') event.respondWith(startPage(request));
  else if (FILES.has(url.href)) event.respondWith(kept(request));
});

/** The start page, whatever path of the house was asked for; from deep inside, its files are named from the root. */
async function startPage(request: Request): Promise<Response> {
  const page = await caches.match(ROOT.href, { cacheName: CACHE });
  if (!page) return fetch(request);
  const text = (await page.text()).replaceAll('"./', `"${ROOT.pathname}`);
  return new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: CACHE })) ?? fetch(request);
}

export {};
