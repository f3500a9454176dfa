// node tools/measure_house.mjs PYODIDE HOUSE: how fast the house in a browser is, measured in Node.
//
// PYODIDE is the folder of the npm package, HOUSE the archive that tools/local_house.py makes. Times are processor time of
// the whole process, so that a busy machine does not count; a browser with nothing else to do takes as long by the clock.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

process.on('uncaughtException', (error) => {
  console.error(String(error.message).slice(-2000)); // not the line of Pyodide's own code, which is a megabyte long
  process.exit(1);
});
const [, , home, archive] = process.argv;
const seconds = () => (({ user, system }) => (user + system) / 1e6)(process.cpuUsage());
const began = seconds();
const mark = (what) => console.log(`${what.padEnd(32)} ${(seconds() - began).toFixed(2)} s`);

const { loadPyodide } = await import(pathToFileURL(resolve(home, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: resolve(home) + '/' });
mark('Python is there');
python.unpackArchive(new Uint8Array(await readFile(archive)).buffer, 'xztar', { extractDir: '/lib/house' });
python.runPython("import sys; sys.path.insert(0, '/lib/house')");
mark('the house is unpacked');

// ------------------------------------------------------------------ the first table
const kept = new Map();
const storage = {
  get: async (key) => kept.get(key) ?? null,
  list: async (prefix) => JSON.stringify([...kept].filter(([key]) => key.startsWith(prefix)).sort(([a], [b]) => (a < b ? -1 : 1))),
  write: async (changes) => {
    for (const [what, key, value] of JSON.parse(changes)) what === 'delete' ? kept.delete(key) : kept.set(key, value);
    return '';
  },
};
const thinker = { ready: async () => {}, work: async () => new Promise(() => {}), restart: () => {} };
let heard = () => {};
const tell = (_, text) => heard(JSON.parse(text));
const door = await python.pyimport('ludotheque.local.door').open_house(storage, thinker, tell, () => {});
mark('the house is open');
const wish = { game: 'yutaka', seats: [{ kind: 'me', name: 'Ana' }, { kind: 'bot', bot: 'thumb', name: '' }] };
const [, , body] = (await door.ask('POST', '/api/tables', {}, JSON.stringify(wish))).toJs();
const made = JSON.parse(new TextDecoder().decode(body));
await new Promise((done) => {
  heard = (message) => message.view?.ask && done();
  door.open(1, '/socket', {});
  door.say(1, JSON.stringify({ do: 'hello', room: made.room, tokens: [made.mine[0].token] }));
});
mark('first legal move');
const { length } = python._module.HEAP8;
console.log(`${python.runPython('len(sys.modules)')} modules, ${Math.round(length / 2 ** 20)} MiB of memory`);

// ------------------------------------------------------------------ speed
python.globals.set('seconds', seconds);
python.runPython(`
import ludotheque as ldt
from ludotheque.bots import Memory, bot
from ludotheque.bots.levels import LEVELS, simulations_of
from ludotheque.kernel.chance import Quick
from ludotheque.local.bots import SECONDS

def game_of(key):
    """Games at random for two seconds: decisions a second."""
    n, rng, began = 0, Quick(1), seconds()
    while seconds() - began < 2:
        match = ldt.game(key).start(seed=n)
        while not match.over and seconds() - began < 2:
            seat = match.waiting_for[0]
            moves = match.moves(seat)
            match.play(seat, moves[rng.below(len(moves))])
            n += 1
    return n / (seconds() - began)

def bot_of(key, name, decisions):
    """What a bot takes for a decision: mean and longest in seconds, and simulations a second."""
    match, rng = ldt.game(key).start(seed=5), Quick(2)
    took, made = [], 0
    while len(took) < decisions and not match.over:
        seat = match.waiting_for[0]
        moves = match.moves(seat)
        if len(moves) > 1 and rng.below(4) == 0:
            began = seconds()
            advice = bot(name).advise(match.look(seat), Quick(3), Memory())
            took.append(seconds() - began)
            made += advice.thoughts.spent if advice.thoughts is not None else 0
            match.play(seat, advice.move)
        else:
            match.play(seat, bot("thumb").advise(match.look(seat), Quick(4)).move)
    return sum(took) / len(took), max(took), made / sum(took)

for key in ldt.games():
    print(f"{key}: {game_of(key):.0f} decisions/s")
    mean, longest, _ = bot_of(key, "thumb", 20)
    print(f"  thumb    {mean * 1000:.0f} ms, longest {longest * 1000:.0f}")
    *_, rate = bot_of(key, "search:40", 6)  # no limit in time, so that a busy machine does not count
    for level, most in SECONDS.items():
        wanted = simulations_of(LEVELS[level], key) if level in LEVELS else 0
        enough = f" of {wanted}" if wanted else ""
        print(f"  {level:8} {min(most, wanted / rate if wanted else most):.2f} s: {min(wanted or 1e9, most * rate):.0f}{enough} simulations")
`);
process.exit(0);
