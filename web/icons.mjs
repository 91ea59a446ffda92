// Writes sprite.svg of every game with an art.ts: the icons of game-icons.net that the game's files name, then the
// signs drawn for Pentarchy in signs.svg beside it; and docs/icons.md, which credits the icons. Run by `npm run icons`.
//
// An icon is named by any string in double quotes in art.ts, as "i-name" in another file of the game, or by a sign that uses
// it. An icon that nothing names is not in the sprite. Designs of the files that APART of art.ts lists have a sprite for each file,
// those of SINGLE a file for each icon in icons/.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WEB = dirname(fileURLToPath(import.meta.url));
const GAMES = join(WEB, "src/games");
const DATA = join(WEB, "../src/pentarchy/games");
const SET = JSON.parse(readFileSync(join(WEB, "node_modules/@iconify-json/game-icons/icons.json"), "utf-8"));

const sources = (folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name) && name !== "art.ts")
    .map((name) => readFileSync(join(folder, name), "utf-8"));

const found = (text, pattern) => [...text.matchAll(pattern)].map((match) => match[1]);

const signs = (folder) =>
  existsSync(join(folder, "signs.svg")) ? readFileSync(join(folder, "signs.svg"), "utf-8") : "";

const artOf = (folder) => readFileSync(join(folder, "art.ts"), "utf-8").replace(/^(import|\s*\/\/).*$/gm, "");
const APART = /export const APART = \[(.*?)\]/s;
const SINGLE = /export const SINGLE = \[(.*?)\]/s;
const withoutLists = (art) => art.replace(APART, "").replace(SINGLE, "");

function icons(folder) {
  const art = withoutLists(artOf(folder));
  const names = [
    ...found(art, /"([^"\n]+)"/g),
    ...sources(folder).flatMap((text) => found(text, /"i-([a-z0-9-]+)"/g)),
    ...found(signs(folder), /href="#i-([a-z0-9-]+)"/g),
  ];
  return [...new Set(names)].sort();
}

function symbol(name) {
  const icon = SET.icons[name];
  if (!icon) throw new Error(`game-icons has no "${name}".`);
  return `<symbol id="i-${name}" viewBox="0 0 ${icon.width ?? SET.width} ${icon.height ?? SET.height}">${icon.body}</symbol>`;
}

/** Data files of a game whose designs have a sprite of their own, with the icons that no other file uses. */
const apart = (folder) => outside(folder, APART);

/** Icons that have a file of their own each, since a game shows few of them. */
const single = (folder) => [...new Set(outside(folder, SINGLE, true).flatMap(([, names]) => names))].sort();

function outside(folder, list, together = false) {
  const art = artOf(folder);
  const files = found(list.exec(art)?.[1] ?? "", /"(\w+)"/g);
  const rows = [...art.matchAll(/(\w+): "([^"\n]+)"/g)].map(([, design, icon]) => [design, icon]);
  const where = new Map(
    files.flatMap((file) =>
      found(readFileSync(join(DATA, basename(folder), "data", `${file}.toml`), "utf-8"), /^\[(\w+)\]/gm).map(
        (design) => [design, file],
      ),
    ),
  );
  const shared = rows.filter(([design]) => !where.has(design)).map(([, icon]) => icon);
  const named = sources(folder).flatMap((text) => found(text, /"i-([a-z0-9-]+)"/g));
  const others = [...shared, ...ROCK(art), ...named, ...found(signs(folder), /href="#i-([a-z0-9-]+)"/g)];
  return files.map((file) => {
    const own = rows.filter(([design]) => where.get(design) === file).map(([, icon]) => icon);
    const elsewhere = rows
      .filter(([design]) => !together && where.has(design) && where.get(design) !== file)
      .map(([, icon]) => icon);
    return [file, [...new Set(own)].filter((icon) => !others.includes(icon) && !elsewhere.includes(icon)).sort()];
  });
}

/** Icons that stand alone in a list of `art.ts`. */
const ROCK = (art) => found(withoutLists(art), /[[,]\s*"([^"\n]+)"/g);

const OPEN =
  '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute" aria-hidden="true">';
const CREDIT = "<!-- i-*: game-icons.net, CC BY 3.0 (paths unchanged, fill made currentColor). -->";

function sprite(folder) {
  const own = signs(folder);
  const elsewhere = new Set([...apart(folder).flatMap(([, names]) => names), ...single(folder)]);
  const about = own ? ` ${/^<!-- (.*) -->/.exec(own)[1]}` : "";
  return [
    `<!-- i-*: game-icons.net, CC BY 3.0 (paths unchanged, fill made currentColor).${about} -->`,
    OPEN,
    ...icons(folder)
      .filter((name) => !elsewhere.has(name))
      .map(symbol),
    ...own.split("\n").filter((line) => line.startsWith("<symbol")),
    "</svg>\n",
  ].join("\n");
}

function credits(games) {
  const shell = found(readFileSync(join(WEB, "src/assets/ui-sprite.svg"), "utf-8"), /<symbol id="i-([^"]+)"/g);
  const lists = [["platform", shell], ...games.map((game) => [game, icons(join(GAMES, game))])];
  return [
    "# Icons",
    "Icons of [game-icons.net](https://game-icons.net) by their contributors, CC BY 3.0, that the web client shows; shapes are",
    "unchanged. `npm run icons` in `web/` writes this list and the sprites. All other pictures are drawn for Pentarchy.",
    ...lists.map(([name, icons]) => `\n**${name}**: ${icons.map((icon) => `\`${icon}\``).join(", ")}\n`),
  ]
    .join("\n")
    .replace("# Icons\n", "# Icons\n\n")
    .replace(/\n{3,}/g, "\n\n");
}

const games = readdirSync(GAMES).filter((game) => existsSync(join(GAMES, game, "art.ts")));
for (const game of games) {
  const folder = join(GAMES, game);
  writeFileSync(join(folder, "sprite.svg"), sprite(folder));
  for (const [file, names] of apart(folder))
    writeFileSync(join(folder, `sprite-${file}.svg`), [CREDIT, OPEN, ...names.map(symbol), "</svg>\n"].join("\n"));
  const own = join(folder, "icons");
  rmSync(own, { recursive: true, force: true });
  for (const name of single(folder)) {
    mkdirSync(own, { recursive: true });
    writeFileSync(join(own, `${name}.svg`), `${symbol(name)}\n`);
  }
}
writeFileSync(join(WEB, "../docs/icons.md"), credits(games));
