// boardgame.io's own server, as its manual starts it: matches in memory, websockets by socket.io.
"use strict";

const { Server } = require("boardgame.io/server");
const { game } = require("./game.js");

Server({ games: [game], origins: [/127\.0\.0\.1/] }).run(Number(process.argv[2]));
