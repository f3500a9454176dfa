// Reads lines of {before, events, after}: folds the events onto what was seen before and says where that is not what is seen after.
import { createInterface } from 'node:readline';

const { fold, beats, steps } = await import(process.argv[2]);

const name = ({ zone, seat, number }) => `${zone}:${seat ?? '-'}:${number}`;
const written = ({ card, back, open, spot }) => `${card ?? '?'}/${back ?? '?'}${open ? '!' : ''}${spot === undefined ? '' : `@${spot}`}`;
const plain = ({ card, spot }) => `${card ?? '?'}${spot === undefined ? '' : `@${spot}`}`;

for await (const line of createInterface({ input: process.stdin })) {
  const { before, events, after } = JSON.parse(line);
  const parts = beats(events);
  const wrong = [];
  if (parts.flat().length !== events.length || parts.flat().some((event, n) => event !== events[n])) wrong.push({ beats: parts.map((beat) => beat.length) });
  let view = before;
  for (const beat of parts) for (const step of steps(beat)) view = fold(view, step, after).view;
  after.zones.forEach((zone, n) => {
    const mine = view.zones[n];
    // who does not see into a hand cannot tell where in it a card lies
    const hand = events.some((event) => [event.from, event.to].some((at) => at?.place === null && name(at) === name(zone)));
    const sorted = (list) => (hand ? [...list].sort() : list);
    for (const [how, write] of [['cards', plain], ['backs', written]]) {
      const [got, want] = [sorted(mine.cards.map(write)), sorted(zone.cards.map(write))].map(String);
      if (got !== want) {
        wrong.push({ zone: name(zone), how, got, want });
        break;
      }
    }
    if (mine.count !== zone.count) wrong.push({ zone: name(zone), how: 'count', got: mine.count, want: zone.count });
  });
  after.counters.forEach((counter, n) => {
    if (view.counters[n].value !== counter.value) wrong.push({ counter: counter.counter, got: view.counters[n].value, want: counter.value });
  });
  console.log(JSON.stringify({ wrong, beats: parts.map((beat) => beat.map(({ number }) => number)) }));
}
