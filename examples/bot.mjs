// A bot in thirty lines: of the moves it is offered it prefers those whose figures promise most, and never ends a turn
// while something else can be done.
import { createInterface } from 'node:readline';

const ENDINGS = ['done', 'end'];

function promise(option) {
  let sum = 0;
  for (const figure of option.figures ?? []) sum += figure.n ?? 0;
  return sum;
}

function choose(options) {
  const going = options.filter((option) => !ENDINGS.includes(option.verb));
  const open = going.length > 0 ? going : options;
  let best = [];
  let most = -Infinity;
  for (const option of open) {
    const worth = promise(option);
    if (worth > most) [best, most] = [[], worth];
    if (worth === most) best.push(option.move);
  }
  return best[Math.floor(Math.random() * best.length)];
}

createInterface({ input: process.stdin }).on('line', (line) => {
  const asked = JSON.parse(line);
  const move = choose(asked.view.ask.options);
  console.log(JSON.stringify({ ask: asked.ask, move }));
});
