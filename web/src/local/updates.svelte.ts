/** Offline after the first visit, and new versions: fetched in the background, taken when the player says so. */
import { here } from '$lib/place';
import { engine } from './engine.svelte';

class Updates {
  /** Everything is kept: it also opens without a network. */
  kept = $state(false);
  /** A newer version waits. */
  waiting = $state.raw<ServiceWorker | null>(null);

  /** Take the newer version: every tab is opened anew. */
  take(): void {
    this.waiting?.postMessage('take over');
  }
}

export const updates = new Updates();

const EVERY = 3_600_000;

/** Once the house is open, so that what it needs first is fetched first. */
export async function keepOffline(): Promise<void> {
  await new Promise<void>((go) => {
    const look = setInterval(() => {
      if (engine.stage.is !== 'open' && engine.stage.is !== 'failed') return;
      clearInterval(look);
      go();
    }, 250);
  });
  const { serviceWorker } = navigator;
  let controlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) location.reload();
    controlled = true; // at the first visit: what comes after that is a newer version
  });
  const registration = await serviceWorker.register(here('/sw.js'));
  const look = (): void => {
    updates.kept = registration.active !== null;
    updates.waiting = registration.active ? registration.waiting : null;
  };
  const follow = (worker: ServiceWorker | null): void => worker?.addEventListener('statechange', look);
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  look();
  setInterval(() => void registration.update().catch(() => undefined), EVERY);
}
