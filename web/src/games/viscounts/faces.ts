// What is printed on cards, tiles and boards, ready to be drawn. Names, numbers and effects come from the book.
import type { Book, Design, Effect, Effects } from "../../lib/protocol";
import { artOf } from "./art";
import { bitsOfAll, sign, signOf, wholeFlips, type Bit } from "./signs";
import { ICONS, RIBBONS } from "./view";

const number = (value: unknown): number => (typeof value === "number" ? value : 0);
const effects = (value: unknown): Effect[] => (Array.isArray(value) ? (value as Effect[]) : []);
/** A field of a design: empty ones stand among the fields, full ones among the effects. */
const effectsOf = ({ effects: given, fields }: Design, name: string): Effect[] =>
  effects((given[name] as Effects | undefined) ?? fields[name]);

export const iconCounts = (names: unknown): number[] => {
  const list = Array.isArray(names) ? (names as string[]) : [];
  return ICONS.map((icon) => list.filter((name) => name === icon).length);
};

export interface Folk {
  design: string;
  name: string;
  art: string;
  silver: number;
  icons: number[]; // of each kind
  lead: string; // the kind that gives the card its colour
  bonus: Bit[]; // when hired or dismissed
  timing: string; // instant, ongoing, drop, none
  ability: Bit[];
  help: string;
  does: string; // only what is drawn as signs, in words
}

/** The icon that says most about a card. */
const LEADS = [4, 2, 3, 1, 0];
const leadOf = (icons: number[]): string => ICONS[LEADS.find((icon) => icons[icon]) ?? 0]!;

const TRIGGERS: Record<string, Bit[]> = {
  after_trade: [sign("v-merchant")],
  after_build: [sign("v-builder")],
  after_workers: [sign("v-noble")],
  after_transcribe: [sign("v-cleric")],
  collision: [sign("v-corruption"), sign("v-virtue")],
  flip_debt: [sign("v-paid")],
  gain_debt: [sign("v-debt")],
};
const ICON_OF_ACTION: Record<string, string> = { build: "builder", workers: "noble", transcribe: "cleric" };

interface Convert {
  action: string;
  give: string[];
  count: number;
  icons: number;
}

const abilityOf = (design: Design): Bit[] => {
  const { trigger, converts } = design.fields as { trigger?: string; converts?: Convert };
  if (converts) {
    const given = converts.give.flatMap<Bit>((name, index) => [
      ...(index ? [{ text: "/" }] : []),
      sign(signOf(name), converts.count),
    ]);
    return [...given, { sign: "t-arrow" }, sign(signOf(ICON_OF_ACTION[converts.action] ?? ""), converts.icons)];
  }
  const done = bitsOfAll(effectsOf(design, "effect"));
  return trigger ? [...(TRIGGERS[trigger] ?? [sign(signOf(trigger))]), { text: ":" }, ...done] : done;
};

export const folkOf = (name: string, design: Design): Folk => {
  const icons = iconCounts(design.fields.icons);
  return {
    design: name,
    name: design.name,
    art: artOf(name, design.kind),
    silver: number(design.fields.silver),
    icons,
    lead: leadOf(icons),
    bonus: bitsOfAll(effectsOf(design, "bonus")),
    timing: String(design.fields.timing ?? "none"),
    ability: abilityOf(design),
    help: helpOf(design),
    does: helpLines({ ...design, help: design.help.filter((line) => line.startsWith(DOES)), sources: 0 }).join(" "),
  };
};

const DOES = "· ";

/** What a thing is and does, in words, without where its values come from. */
export const helpOf = (design: Design): string => helpLines(design).join(" ");

/** The same by lines. The server marks effects by a dot, as parts of a list: here they are sentences. */
export const helpLines = ({ help, sources = 0 }: Design): string[] =>
  help
    .slice(0, help.length - sources)
    .map((line) => (line.startsWith(DOES) ? sentence(line.slice(DOES.length)) : line));

const sentence = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1) + (/[.!?]$/.test(words) ? "" : ".");

export interface Tile {
  design: string;
  name: string;
  ribbon: number; // of RIBBONS
  cost: number;
  gives: Bit[];
  points: Bit[]; // what it counts at the end, after the points
  vp: number; // 0: it counts nothing
  help: string;
}

const UNITS: Record<string, string> = {
  resources: "any",
  builders: "builder",
  nobles: "noble",
  clerics: "cleric",
  merchants: "merchant",
  criminals: "criminal",
  buildings: "build",
  manuscripts: "manuscript",
};

export const tileOf = (name: string, design: Design): Tile => {
  const score = design.fields.score as { vp: number; per: number; of: string } | undefined;
  const unit = score ? sign(`v-${UNITS[score.of] ?? score.of}`, score.per) : null;
  return {
    design: name,
    name: design.name,
    ribbon: RIBBONS.indexOf(design.fields.ribbon as (typeof RIBBONS)[number]),
    cost: number(design.fields.cost),
    gives: bitsOfAll(effectsOf(design, "effect")),
    points: unit ? [{ text: "/" }, unit] : [],
    vp: score?.vp ?? 0,
    help: helpOf(design),
  };
};

export interface Scheme {
  design: string;
  name: string;
  icons: number[];
  first: Bit[]; // what happens at once
  steps: number;
  lines: Bit[][]; // the first of them that is possible is carried out
  future: boolean;
  help: string;
}

export const schemeOf = (name: string, design: Design): Scheme => ({
  design: name,
  name: design.name,
  icons: iconCounts(design.fields.icons),
  first: bitsOfAll(effectsOf(design, "effect")),
  steps: number(design.fields.steps),
  lines: effectsOf(design, "action").map((effect) => bitsOfAll([effect])),
  future: design.fields.future === true,
  help: helpOf(design),
});

/** A card on which a player begins: where, and with what. */
export interface Start {
  name: string;
  number: number;
  goods: Bit[];
  extra: Bit[];
  help: string;
}

export const startOf = (design: Design): Start => {
  const goods = design.fields.goods as Record<string, number>;
  const papers = { deed: number(design.fields.deeds), debt: number(design.fields.debts) };
  return {
    name: design.name,
    number: number(design.fields.number),
    goods: Object.entries({ ...goods, ...papers })
      .filter(([, count]) => count)
      .map(([good, count]) => sign(signOf(good), count)),
    extra: wholeFlips(bitsOfAll(effectsOf(design, "extra"))),
    help: helpOf(design),
  };
};

// parts of the boards ---------------------------------------------------------------------------------------------------
export interface Trade {
  cost: number;
  gives: Bit[];
}

export interface Segment {
  design: string;
  name: string;
  spaces: number[]; // numbers of the outer spaces
  trade: Trade[];
  folk: { silver: number; icons: number[]; lead: string; bonus: Bit[] }; // printed under the pile
  tile: { cost: number; gives: Bit[] };
  help: string;
}

export const segmentOf = (name: string, design: Design): Segment => {
  const { spaces, trade, townsfolk, manuscript } = design.fields as {
    spaces: number[];
    trade: { cost: number; effect: Effect[] }[];
    townsfolk: { silver: number; icons: string[]; bonus: Effect[] };
    manuscript: { cost: number; effect: Effect[] };
  };
  const icons = iconCounts(townsfolk.icons);
  return {
    design: name,
    name: design.name,
    spaces,
    trade: trade.map(({ cost, effect }) => ({ cost, gives: bitsOfAll(effect) })),
    folk: { silver: townsfolk.silver, icons, lead: leadOf(icons), bonus: bitsOfAll(townsfolk.bonus) },
    tile: { cost: manuscript.cost, gives: bitsOfAll(manuscript.effect) },
    help: helpOf(design),
  };
};

/** A site, a link, a section of the castle: something that gives. */
export interface Giver {
  design: string;
  name: string;
  gives: Bit[];
  words: string;
}

export const giverOf = (name: string, design: Design): Giver => ({
  design: name,
  name: design.name,
  gives: bitsOfAll(effectsOf(design, "effect")),
  words: design.face?.[0]?.text ?? design.help[0] ?? "",
});

/** Sites and links of a face of the board by their place: 9 * segment + slot - 1. */
export const placesOf = (book: Book, kind: "sites" | "links", face: number): Map<number, Giver> => {
  const segments = book.domains.segment!.tokens;
  const found = new Map<number, Giver>();
  for (const [name, design] of Object.entries(book.designs)) {
    if (design.kind !== kind || design.fields.players !== (face ? "3-4" : "1-2")) continue;
    const place = 9 * segments.indexOf(String(design.fields.segment)) + number(design.fields.slot) - 1;
    found.set(place, giverOf(name, design));
  }
  return found;
};

export interface Building {
  design: string;
  name: string;
  type: number; // slot / 3
  cost: number;
  frees: Bit[]; // what its empty slot gives
  help: string;
}

const ABILITIES: Record<string, string> = {
  step: "v-step",
  dismiss: "v-dismiss",
  hire: "v-discard",
  collision: "v-virtue",
  hand: "v-hand",
};

export const buildingOf = (name: string, design: Design, slot: number): Building => {
  const ability = String(design.fields.ability);
  const icons = iconCounts(design.fields.icons).flatMap((count, icon) =>
    count ? [sign(`v-${ICONS[icon]}`, count)] : [],
  );
  return {
    design: name,
    name: design.name,
    type: Math.floor(slot / 3),
    cost: number(design.fields.cost),
    frees: ability === "icons" ? icons : [sign(ABILITIES[ability] ?? "v-none")],
    help: helpOf(design),
  };
};

export interface TrackSpace {
  own: Bit[][]; // per effect
  others: Bit[];
  who: string; // criminals, no_criminals, always
  help: string;
}

export const trackOf = (design: Design): TrackSpace => ({
  own: effectsOf(design, "own").map((effect) => bitsOfAll([effect])),
  others: bitsOfAll(effectsOf(design, "effect")),
  who: String(design.fields.others),
  help: helpOf(design),
});
