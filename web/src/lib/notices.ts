/** Saying that it is your turn while the page is out of sight; one notice a table, whose click leads back to it. */
import { t } from './words.svelte';

export async function notify(title: string, body: string): Promise<void> {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const options = { body: `${t('web-your-turn')}: ${body}`, tag: location.pathname, data: { path: location.pathname } };
  const worker = await navigator.serviceWorker?.getRegistration();
  // phones show notices only through the worker, pages without one only by themselves
  if (worker) await worker.showNotification(title, options);
  else new Notification(title, options).onclick = () => focus();
}
