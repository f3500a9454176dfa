/** Motion that explains: what moved flies from where it was, what was turned flips, numbers that changed pulse.
 *
 * Boxes are read once before a change and once after it, all together, so that the page is laid out only twice.
 */
import type { Event } from '../wire';
import { spotKey, zoneKey } from './model';

const EASE = 'cubic-bezier(.2,.8,.3,1)';
const MOST = 24;

export type Boxes = Map<string, DOMRect>;

const within = (root: Element, key: string): HTMLElement | null => root.querySelector(`[data-key="${CSS.escape(key)}"]`);

/** Where everything these events touch is now. */
export function boxesBefore(root: Element | null, events: readonly Event[]): Boxes {
  const boxes: Boxes = new Map();
  if (!root) return boxes;
  for (const event of events.slice(0, MOST)) {
    if (event.event !== 'moved' || !event.from) continue;
    const spot = spotKey(event.from);
    const element = within(root, spot) ?? within(root, zoneKey(event.from));
    if (element) boxes.set(spot, element.getBoundingClientRect());
  }
  return boxes;
}

/** Show what happened, once the page shows the new table; resolves when the last motion has ended. */
export function explain(root: Element | null, events: readonly Event[], before: Boxes, pace: number): Promise<unknown> {
  if (!root || pace <= 0) return Promise.resolve();
  const flights: [HTMLElement, DOMRect, DOMRect][] = [];
  const flips: HTMLElement[] = [];
  const pulses: HTMLElement[] = [];
  for (const event of events.slice(0, MOST)) {
    if (event.event === 'moved' && event.from && event.to) {
      const was = before.get(spotKey(event.from));
      const element = within(root, spotKey(event.to)) ?? within(root, zoneKey(event.to));
      if (was && element) flights.push([element, was, element.getBoundingClientRect()]);
    } else if (event.event === 'turned' && event.to) {
      const element = within(root, spotKey(event.to));
      if (element) flips.push(element);
    } else if (event.event === 'counted' && event.counter) {
      const element = root.querySelector<HTMLElement>(`[data-counter="${event.counter}:${event.seat ?? '-'}"]`);
      if (element) pulses.push(element);
    }
  }
  const running: Promise<unknown>[] = [];
  const run = (element: HTMLElement, frames: Keyframe[], duration: number): void => {
    running.push(element.animate(frames, { duration, easing: EASE }).finished.catch(() => undefined));
  };
  for (const [element, was, is] of flights) {
    if (was.width === 0 || is.width === 0) continue;
    const move = `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${(was.width / is.width).toFixed(3)})`;
    const style = { transformOrigin: '0 0', zIndex: '5' };
    run(element, [{ transform: move, ...style }, { transform: 'none', ...style }], pace);
  }
  for (const element of flips) {
    run(element, [{ transform: 'rotateY(90deg)' }, { transform: 'rotateY(-12deg)', offset: 0.7 }, { transform: 'none' }], pace * 1.4);
  }
  for (const element of pulses) run(element, [{ scale: '1.35' }, { scale: '1' }], pace * 1.4);
  return Promise.all(running);
}
