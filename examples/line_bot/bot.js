// A bot in another language: Pentarchy starts it with `exec:node bot.js` and talks to it line by line (docs/bots.md).
// It plays by a simple taste: rather do something than pass, rather a move it has not made lately, else by chance.
"use strict";
const readline = require("node:readline");

const DULL = new Set(["leave", "stay", "end_turn", "end_phase", "pass", "done", "stop", "decline", "store", "recycle"]);
const say = (line) => process.stdout.write(line + "\n");
const lately = []; // kinds of the last own moves

/** A small generator, so that the same seed gives the same game: mulberry32. */
function generator(seed) {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** How much the bot likes a move, given in notation: its kind, then its parts. */
function taste(move, chance) {
  const kind = move.split(/[\s:]/, 1)[0];
  return (DULL.has(kind) ? -2 : 0) - (lately.includes(kind) ? 0.5 : 0) + chance();
}

function choose(position, legal) {
  const chance = generator(position.seed);
  const liked = legal.map((move) => ({ move, worth: taste(move, chance) }));
  liked.sort((one, other) => other.worth - one.worth);
  lately.push(liked[0].move.split(/[\s:]/, 1)[0]);
  if (lately.length > 3) lately.shift();
  return liked[0].move;
}

let position = null;
let legal = [];
readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const space = line.indexOf(" ");
  const word = space < 0 ? line : line.slice(0, space);
  const rest = space < 0 ? "" : line.slice(space + 1);
  if (word === "pentarchy") say("ready");
  else if (word === "position") position = JSON.parse(rest); // { game, seat, seed, view }
  else if (word === "legal") legal = JSON.parse(rest); // moves in notation
  else if (word === "go") say("bestmove " + choose(position, legal)); // rest: milliseconds to think
});
