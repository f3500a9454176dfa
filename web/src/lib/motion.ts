/** Motion that explains: what moved flies from where it was, what was turned flips, what is gained rises from the card that gave it.
 *
 * Boxes are read once before a change and once after it, all together, so that the page is laid out only twice.
 */
import type { Count, Flight, Folded } from './fold';

const EASE = 'cubic-bezier(.2,.8,.3,1)';
const MOST = 24;
/** Of several cards that fly together each starts a little later, but the last not much later. */
const STAGGER = 0.12;

/** Where something lay; and its likeness, where it goes onto a heap that does not show it. */
interface Start {
  was: DOMRect;
  likeness?: HTMLElement;
}

export type Boxes = Map<Flight, Start>;

const within = (root: Element, key: string): HTMLElement | null => root.querySelector(`[data-key="${CSS.escape(key)}"]`);
const box = (root: Element, key: string, zone: string): DOMRect | undefined => (within(root, key) ?? within(root, zone))?.getBoundingClientRect();

/** Where a number stands; the first that is drawn, where a narrow table has another one. */
function counterOf(root: Element, counter: string): HTMLElement | undefined {
  const found = [...root.querySelectorAll<HTMLElement>(`[data-counter="${counter}"]`)];
  return found.find((it) => it.getClientRects().length > 0 && it.offsetWidth > 1);
}

/** A sign with a number that stands for cards: it stays where it is, and the card itself goes there. */
const isHeap = (it: HTMLElement): boolean => it.matches('[data-heap]') || it.querySelector('[data-heap]') !== null;

/** A card as it lies there, or a back: to be carried to where it is not seen any more. */
function likenessOf(root: Element, key: string): HTMLElement {
  const face = within(root, key)?.querySelector<HTMLElement>('.face');
  const it = document.createElement('span');
  it.className = face ? 'carried' : 'carried unseen';
  it.ariaHidden = 'true';
  if (face) {
    const copy = face.cloneNode(true) as HTMLElement;
    delete copy.dataset['face'];
    delete copy.dataset['back'];
    it.append(copy);
  }
  return it;
}

/** Where what is about to move lies now. What is drawn already where it goes does not go there again. */
export function boxesOf(root: Element | null, flights: readonly Flight[]): Boxes {
  const boxes: Boxes = new Map();
  if (!root) return boxes;
  for (const flight of flights.slice(0, MOST)) {
    if (flight.card !== null && within(root, flight.to)?.closest<HTMLElement>('[data-planned]')?.dataset['planned'] === flight.card) continue;
    const was = box(root, flight.from, flight.fromZone);
    if (!was || was.width === 0) continue;
    const goal = within(root, flight.to) ?? within(root, flight.toZone);
    boxes.set(flight, goal && isHeap(goal) ? { was, likeness: likenessOf(root, flight.from) } : { was });
  }
  return boxes;
}

const ended = (motion: Animation): Promise<unknown> => motion.finished.catch(() => undefined);

/** Carry a card to its heap, which takes note of it. */
async function carry(root: Element, heap: HTMLElement, { was, likeness: it }: Required<Start>, is: DOMRect, pace: number, delay: number): Promise<void> {
  const { left, top } = root.getBoundingClientRect();
  const [wide, high] = it.classList.contains('unseen') ? [24, 34] : [was.width, was.height];
  const small = Math.min(1, Math.max(is.height, 24) / high);
  Object.assign(it.style, { width: `${wide}px`, height: `${high}px` });
  root.append(it);
  const at = (box: DOMRect, up: number, scale: number): string =>
    `translate(${box.x + box.width / 2 - left - wide / 2}px, ${box.y + box.height / 2 - top - high / 2 - up}px) scale(${scale})`;
  const frames = [
    { transform: at(was, 0, 1) },
    { transform: at(was, 10, 1.05), offset: 0.2 },
    { transform: at(is, 0, small), opacity: 1, offset: 0.9 },
    { transform: at(is, 0, small * 0.8), opacity: 0 },
  ];
  await ended(it.animate(frames, { duration: pace * 1.15, delay, easing: 'ease-in-out', fill: 'backwards' }));
  it.remove();
  heap.animate([{ scale: '1.12' }, { scale: '1' }], { duration: pace * 0.5, easing: EASE });
}

/** Show what happened, once the page shows the new table; resolves when the last motion has ended. */
export function explain(root: Element | null, { flights, turned, counts }: Folded, before: Boxes, pace: number): Promise<unknown> {
  if (!root || pace <= 0) return Promise.resolve();
  const landed = flights.flatMap((flight) => {
    const start = before.get(flight);
    const element = within(root, flight.to) ?? within(root, flight.toZone);
    return start && element ? [{ element, ...start, is: element.getBoundingClientRect(), turns: flight.turns === true }] : [];
  });
  const flips = turned.slice(0, MOST).flatMap((key) => within(root, key) ?? []);
  const numbers = new Set(counts.flatMap(({ counter }) => counterOf(root, counter) ?? []));
  const running: Promise<unknown>[] = [];
  landed.forEach(({ element, was, likeness, is, turns }, n) => {
    if (is.width === 0) return;
    if (likeness) {
      running.push(carry(root, element, { was, likeness }, is, pace, Math.min(n * STAGGER, 1) * pace));
      return;
    }
    const [x, y, size] = [was.x - is.x, was.y - is.y, was.width / is.width];
    // lifted, carried and put down; a card nobody had seen is turned on its way
    const at = (share: number, up: number, grown: number, turn: number): string =>
      `translate(${x * share}px, ${y * share - up}px) scale(${((1 + (size - 1) * share) * grown).toFixed(3)})${turns ? ` perspective(40rem) rotateY(${turn}deg)` : ''}`;
    const style = { transformOrigin: '0 0', zIndex: '5' };
    const lift = Math.min(14, Math.hypot(x, y) / 12);
    const delay = Math.min(n * STAGGER, 1) * pace;
    const frames = [
      { transform: at(1, 0, 1, 100), ...style },
      { transform: at(0.55, lift, 1.05, 70), offset: 0.3, ...style },
      { transform: at(0.06, lift / 3, 1.03, 8), offset: 0.75, ...style },
      { transform: 'none', ...style },
    ];
    running.push(ended(element.animate(frames, { duration: pace * 1.15, delay, easing: EASE, fill: 'backwards' })));
  });
  // what is revealed is lifted, turned, shown, and laid down again
  for (const element of flips) {
    const frames = [
      { transform: 'perspective(40rem) rotateY(90deg)', zIndex: '6' },
      { transform: 'perspective(40rem) translateY(-6px) rotateY(-14deg) scale(1.16)', zIndex: '6', offset: 0.45 },
      { transform: 'perspective(40rem) translateY(-6px) rotateY(0deg) scale(1.16)', zIndex: '6', offset: 0.75 },
      { transform: 'none', zIndex: '6' },
    ];
    running.push(ended(element.animate(frames, { duration: pace * 1.9, easing: EASE })));
  }
  for (const element of numbers) element.animate([{ scale: '1.5' }, { scale: '1' }], { duration: pace, easing: EASE });
  return Promise.all(running);
}

/** Let what cards give rise from them to the numbers it is added to; true when there was something to see. */
export async function rise(root: Element | null, counts: readonly Count[], pace: number): Promise<boolean> {
  if (!root || pace <= 0) return false;
  const gains = counts
    .filter(({ from, by }) => from && by > 0)
    .slice(0, MOST)
    .flatMap(({ counter, from, by }) => {
      const [card, number] = [within(root, from), counterOf(root, counter)];
      return card && number ? [{ was: card.getBoundingClientRect(), is: number.getBoundingClientRect(), card, by }] : [];
    });
  if (gains.length === 0) return false;
  const running: Promise<unknown>[] = [];
  const met = new Map<HTMLElement, number>();
  gains.forEach(({ was, is, card, by }, n) => {
    const beside = met.get(card) ?? 0; // several gains of one card start side by side
    met.set(card, beside + 1);
    const token = document.createElement('span');
    token.className = 'gain-token';
    token.ariaHidden = 'true';
    token.textContent = `+${by}`;
    document.body.append(token);
    const [x, y] = [was.x + was.width / 2 + beside * 22 - 14, was.y + was.height / 2 - 14];
    const at = (left: number, top: number, scale: number): string => `translate(${left}px, ${top}px) scale(${scale})`;
    const frames = [
      { transform: at(x, y, 0.4), opacity: 0 },
      { transform: at(x, y - 6, 1.15), opacity: 1, offset: 0.35 },
      { transform: at(is.x + is.width / 2 - 14, is.y + is.height / 2 - 14, 0.75), opacity: 1 },
    ];
    const motion = token.animate(frames, { duration: pace * 1.4, delay: Math.min(n * STAGGER, 1) * pace * 0.4, easing: 'ease-in-out', fill: 'backwards' });
    running.push(ended(motion).then(() => token.remove()));
    running.push(ended(card.animate([{ filter: 'brightness(1)' }, { filter: 'brightness(1.25)', offset: 0.3 }, { filter: 'brightness(1)' }], { duration: pace * 1.4 })));
  });
  await Promise.all(running);
  return true;
}
