// Players at many tables of the peer, as ours are driven: they think, play, and a move counts when both have it.
// Says line by line what it did, and after each line waits for one, so that the server can be looked at meanwhile.
//   node driver.js URL TABLES SECONDS SATURATED-SECONDS THINK SEED
"use strict";

const readline = require("node:readline");
const { io } = require("socket.io-client");
const { COLUMN, ISLANDS } = require("./game.js");

const [url, ...numbers] = process.argv.slice(2);
const [tables, seconds, saturated, think, seed] = numbers.map(Number);
const FASTEST = 1000 / 15; // milliseconds between two answers of one client, as with ours
const AT_ONCE = 50;

let state = seed >>> 0 || 1;
function random() {
  state ^= state << 13;
  state ^= state >>> 17;
  state ^= state << 5;
  return (state >>> 0) / 4294967296;
}
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const now = () => performance.now();

async function post(path, body) {
  const answer = await fetch(url + path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer.json();
}

class Phase {
  constructor(think) {
    Object.assign(this, { think, began: now(), on: true, moves: 0, delays: [] });
  }
  told(ms) {
    this.delays.push(ms);
    if (this.on) this.moves++;
  }
  result(took) {
    const sorted = Float64Array.from(this.delays).sort();
    const at = (share) => (sorted.length ? Math.round(100 * sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]) / 100 : null);
    return {
      seconds: Math.round(took) / 1000,
      moves: this.moves,
      moves_per_second: Math.round((100000 * this.moves) / took) / 100,
      p50_ms: at(0.5),
      p99_ms: at(0.99),
      max_ms: sorted.length ? Math.round(100 * sorted[sorted.length - 1]) / 100 : null,
    };
  }
}

class Table {
  constructor() {
    this.seats = [];
    this.wake = null;
  }

  async open() {
    const { matchID } = await post("/games/islands/create", { numPlayers: 2 });
    this.match = matchID;
    this.seats = [];
    for (const player of ["0", "1"]) {
      const { playerCredentials } = await post(`/games/islands/${matchID}/join`, { playerID: player, playerName: player });
      const seat = { player, credentials: playerCredentials, state: null, at: 0, answered: 0 };
      seat.socket = io(`${url}/islands`, { transports: ["websocket"], forceNew: true, reconnection: false });
      const take = (state) => {
        seat.state = state;
        seat.at = now();
        this.changed();
      };
      seat.socket.on("sync", (id, info) => id === matchID && take(info.state));
      seat.socket.on("update", (id, state) => id === matchID && take(state));
      seat.socket.on("connect", () => seat.socket.emit("sync", matchID, player, playerCredentials, 2));
      this.seats.push(seat);
    }
    for (let i = 0; i < 2000 && !this.whole(); i++) await Promise.race([this.change(), sleep(20)]);
    if (!this.whole()) throw new Error("nobody answered");
  }

  whole() {
    return this.seats.length === 2 && this.seats.every((seat) => seat.state && seat.socket.connected);
  }
  changed() {
    const wake = this.wake;
    this.wake = null;
    if (wake) wake();
  }
  change() {
    return new Promise((resolve) => (this.wake = resolve));
  }
  close() {
    for (const seat of this.seats) seat.socket.disconnect();
  }

  async play(phase) {
    while (phase.on) {
      if (this.seats.every((seat) => seat.state.ctx.gameover)) {
        this.close();
        await this.open();
      }
      const seat = this.seats.find((seat) => seat.state.ctx.currentPlayer === seat.player && !seat.state.ctx.gameover);
      if (!seat) {
        await this.change();
        continue;
      }
      const pause = phase.think ? Math.min(-Math.log(1 - random()), 5) * phase.think * 1000 : 0;
      await sleep(Math.max(pause, FASTEST - (now() - seat.answered), 0));
      if (!phase.on) return;
      const { G, _stateID } = seat.state;
      const at = Math.floor(random() * G.players[seat.player].hand.length);
      const free = [...Array(ISLANDS).keys()].filter((i) => G.columns[seat.player][i].length < COLUMN);
      const island = free[Math.floor(random() * free.length)];
      seat.answered = now();
      const payload = { type: "play", args: [at, island], playerID: seat.player, credentials: seat.credentials };
      seat.socket.emit("update", { type: "MAKE_MOVE", payload }, _stateID, this.match, seat.player);
      while (!this.seats.every((other) => other.state._stateID > _stateID)) await this.change();
      phase.told(Math.max(...this.seats.map((other) => other.at)) - seat.answered);
    }
  }
}

const problems = new Set();
async function openAll(count) {
  const out = [];
  let left = count;
  async function some() {
    while (left-- > 0) {
      const table = new Table();
      try {
        await table.open();
        out.push(table);
      } catch (error) {
        problems.add(String(error).slice(0, 200));
        table.close();
      }
    }
  }
  await Promise.race([Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, some)), sleep(120000)]);
  return out.slice();
}

async function letPlay(all, think, ms) {
  const phase = new Phase(think);
  const playing = all.map((table) => table.play(phase).catch(() => {}));
  await sleep(ms);
  phase.on = false;
  const took = now() - phase.began;
  return [phase, took, playing];
}

const heard = readline.createInterface({ input: process.stdin })[Symbol.asyncIterator]();
async function say(did, more = {}) {
  process.stdout.write(JSON.stringify({ did, ...more }) + "\n");
  await heard.next();
}

async function main() {
  const warm = await openAll(3);
  await letPlay(warm, 0, Math.min(500, seconds * 250));
  await sleep(200);
  warm.forEach((table) => table.close());
  await say("warmed");
  const began = now();
  const all = await openAll(tables);
  const opened = { open_seconds: Math.round(now() - began) / 1000, held: all.filter((table) => table.whole()).length };
  await sleep(Math.min(1000, seconds * 250));
  await say("opened", { ...opened, not_opened: tables - all.length, problems: [...problems].slice(0, 5) });
  for (const [name, pause, length] of [["paced", think, seconds], ["saturated", 0, saturated]]) {
    await say("begins");
    const [phase, took, playing] = await letPlay(all, pause, length * 1000);
    // The moment counts in which it ended; what was still on its way is waited for afterwards.
    await Promise.race([Promise.all(playing), sleep(2000)]);
    await say(name, phase.result(took));
  }
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
