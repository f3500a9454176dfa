// A game of about the size of Yutakâ: two players, five islands of four hidden tiles, 24 cards each, six in hand.
// A card goes to a column of its player and turns up a tile; then the player draws. It ends when nobody can play.
"use strict";

const { PlayerView } = require("boardgame.io/core");

const ISLANDS = 5;
const TILES = 4;
const COLUMN = 5;
const HAND = 6;
const KINDS = ["idole", "dague", "amphore", "cristaux", "equipement"];

function cards() {
  const out = [];
  for (const letter of "IDACE") for (let value = 1; value <= 4; value++) out.push({ card: letter + value, value });
  for (let i = 0; i < 4; i++) out.push({ card: "X", value: 0 });
  return out;
}

function tiles() {
  const out = [];
  KINDS.forEach((kind, k) => {
    for (let i = 1; i <= 5; i++) out.push({ tile: `${kind}-${i * (k + 1)}`, value: i * (k + 1) });
  });
  return out;
}

function canPlay(G, player) {
  const hand = G.players[player].hand;
  return hand.length > 0 && G.columns[player].some((column) => column.length < COLUMN);
}

const game = {
  name: "islands",
  minPlayers: 2,
  maxPlayers: 2,

  setup: ({ random }) => {
    const bag = random.Shuffle(tiles());
    const piles = [random.Shuffle(cards()), random.Shuffle(cards())];
    const islands = [];
    for (let i = 0; i < ISLANDS; i++) islands.push(Array(TILES).fill(null));
    return {
      secret: { tiles: bag.slice(0, ISLANDS * TILES), removed: bag.slice(ISLANDS * TILES), piles: piles.map((p) => p.slice(HAND)) },
      players: { 0: { hand: piles[0].slice(0, HAND) }, 1: { hand: piles[1].slice(0, HAND) } },
      islands,
      columns: [Array.from({ length: ISLANDS }, () => []), Array.from({ length: ISLANDS }, () => [])],
      left: [24 - HAND, 24 - HAND],
      log: [],
    };
  },

  playerView: PlayerView.STRIP_SECRETS,

  turn: { minMoves: 1, maxMoves: 1 },

  moves: {
    play: {
      client: false,
      move: ({ G, playerID }, at, island) => {
        const hand = G.players[playerID].hand;
        const column = G.columns[playerID][island];
        if (!Number.isInteger(at) || !hand[at] || !column || column.length >= COLUMN) return "INVALID_MOVE";
        const [card] = hand.splice(at, 1);
        column.push(card);
        const place = G.islands[island].indexOf(null);
        if (card.value >= 3 && place >= 0) G.islands[island][place] = G.secret.tiles[island * TILES + place];
        const pile = G.secret.piles[playerID];
        if (pile.length) hand.push(pile.pop());
        G.left[playerID] = pile.length;
        G.log.push({ seat: Number(playerID), card: card.card, island: island + 1, turned: card.value >= 3 && place >= 0 });
      },
    },
  },

  endIf: ({ G, ctx }) => {
    if (!canPlay(G, ctx.currentPlayer) && !canPlay(G, ctx.currentPlayer === "0" ? "1" : "0")) {
      const sums = [0, 1].map((p) => G.columns[p].flat().reduce((sum, card) => sum + card.value, 0));
      return sums[0] === sums[1] ? { draw: true } : { winner: sums[0] > sums[1] ? "0" : "1" };
    }
  },
};

module.exports = { game, COLUMN, ISLANDS };
