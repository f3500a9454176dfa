/**
 * The service worker: the pages open without a network, and a notice brings its table to the front.
 * It keeps what the pages are made of and nothing else. What happens at a table always comes from the server.
 */
declare const self: ServiceWorkerGlobalScope;
declare const __SHELL__: string[]; // put in by plugins/shell.ts
declare const __VERSION__: string;

const CACHE = `ludotheque-${__VERSION__}`;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(__SHELL__)));
});

// A new worker waits until the last page of the old version is closed, so nobody loses files that an open page needs.
self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldCaches());
});

async function dropOldCaches(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith('ludotheque-') && name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(startPage(request));
  else if (url.pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

/** The page as the server has it now; the kept start page if the server cannot be reached. */
async function startPage(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await caches.match('/', { cacheName: CACHE });
    if (page === undefined) throw error;
    return page;
  }
}

/** Hashed files never change, so a kept one is as good as the server's. */
async function kept(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

/** A notice carries the path of its table: `showNotification(title, { data: { path: '/…' } })`. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data = event.notification.data as { path?: string } | null;
  event.waitUntil(bringToFront(new URL(data?.path ?? '/', self.location.origin)));
});

async function bringToFront(url: URL): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = pages.find((page) => new URL(page.url).pathname === url.pathname);
  if (there !== undefined) await there.focus();
  else await self.clients.openWindow(url);
}

export {};
