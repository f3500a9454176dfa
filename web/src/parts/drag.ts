/** Dragging, for those who like it: a lit card follows the finger and is dropped where it goes. A tap does the same. */
import type { Attachment } from 'svelte/attachments';
import type { Desk } from '$lib/desk.svelte';

/** How far a finger moves before it is no tap any more. */
const START = 9;

/** The key of what lies under a point: the nearest thing the picked card may go to, else the nearest thing. */
function keyAt(desk: Desk, x: number, y: number): string {
  const keys: string[] = [];
  let element = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-key]');
  while (element) {
    keys.push(element.dataset['key']!);
    element = element.parentElement?.closest<HTMLElement>('[data-key]');
  }
  return keys.find((key) => desk.light(key).target) ?? keys[0] ?? '';
}

export function drag(desk: Desk, from: string): Attachment<HTMLElement> {
  return (node) => {
    let start: PointerEvent | null = null;
    let dragging = false;

    const end = (): void => {
      start = null;
      dragging = false;
      for (const name of ['translate', 'pointer-events', 'z-index', 'transition']) node.style.removeProperty(name);
    };
    const down = (event: PointerEvent): void => {
      const { lit, picked } = desk.light(from);
      if (event.isPrimary && event.button === 0 && (lit || picked)) start = event;
    };
    const move = (event: PointerEvent): void => {
      if (!start || event.pointerId !== start.pointerId) return;
      const [x, y] = [event.clientX - start.clientX, event.clientY - start.clientY];
      if (!dragging && Math.hypot(x, y) < START) return;
      if (!dragging) {
        dragging = true;
        node.setPointerCapture(event.pointerId);
        desk.cancel();
        desk.picked = from;
        Object.assign(node.style, { pointerEvents: 'none', zIndex: '30', transition: 'none' });
      }
      node.style.translate = `${x}px ${y}px`;
    };
    const up = (event: PointerEvent): void => {
      if (!dragging) return end();
      const to = keyAt(desk, event.clientX, event.clientY);
      node.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      setTimeout(end); // after the click that ends the drag
      if (to && to !== from) desk.drop(from, to);
      else desk.cancel();
    };
    const lost = (): void => {
      if (dragging) desk.cancel();
      end();
    };

    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    node.addEventListener('pointercancel', lost);
    return () => {
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      node.removeEventListener('pointercancel', lost);
    };
  };
}
