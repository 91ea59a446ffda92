// Events as a line of signs: what a move would do, or did, one step after another. The same events feed log and motion.
import type { EventLine } from "../../lib/protocol";
import { say } from "../../lib/text.svelte";
import type { Desk } from "./desk.svelte";
import { bitsOf, buildingSign, sign, signOf, wholeFlips, type Bit } from "./signs";
import { GOODS } from "./view";

export interface FlowStep {
  side: number | null; // whose doing or gain
  tone: "gain" | "loss" | "step" | "warn";
  bits: Bit[];
  words?: string; // before the signs
  chip?: Bit[]; // of a place: what is printed there
}

type Maker = (desk: Desk, args: number[], line: EventLine) => Omit<FlowStep, "side">;

const stock = (good: number): string => signOf(GOODS[good] ?? "any");
const counted = (before: string, count: number, name: string): Bit[] => [{ text: `${before}${count}` }, sign(name)];
const gain = (count: number, name: string): Omit<FlowStep, "side"> => ({
  tone: "gain",
  bits: counted("+", count, name),
});
const section = (desk: Desk, at: number): Bit[] => desk.faces.sections[at]!.gives;

const STEPS: Record<string, Maker> = {
  spent: (_, [, good, count]) => ({ tone: "loss", bits: counted("−", count!, stock(good!)) }),
  gained: (_, [, good, count]) => gain(count!, stock(good!)),
  got_paper: (_, [, paper, count]) => gain(count!, paper ? "v-deed" : "v-debt"),
  flipped: (_, [, paper]) => ({ tone: "gain", bits: wholeFlips(bitsOf([paper ? "flip_deed" : "flip_debt"])) }),
  corrupted: (_, [, count]) => gain(count!, "v-corruption"),
  improved: (_, [, count]) => gain(count!, "v-virtue"),
  stationed: (desk, [, count, at]) => ({
    tone: "step",
    bits: counted("+", count!, "v-workers"),
    chip: section(desk, at!),
  }),
  shifted: (desk, [, , to]) => ({ tone: "step", bits: [{ sign: "t-arrow" }], chip: section(desk, to!) }),
  climbed: (desk, [, at, tier]) => ({
    tone: "step",
    bits: [{ sign: "t-up" }, { text: say("viscounts-tier", { tier: tier! }) }],
    chip: tier === 2 ? section(desk, at!) : undefined,
  }),
  spread: (desk, [, , to]) => ({ tone: "step", bits: [{ sign: "t-arrow" }], chip: section(desk, to!) }),
  expelled: (desk, [, at]) => ({
    tone: "loss",
    words: say("viscounts-leaves"),
    bits: counted("−", 1, "v-workers"),
    chip: section(desk, at!),
  }),
  took_leader: () => ({ tone: "gain", words: say("viscounts-leader"), bits: [] }),
  built: (_, [, slot]) => ({ tone: "step", bits: [sign(buildingSign(Math.floor(slot! / 3)))] }),
  linked: (desk, [, , place]) => ({
    tone: "step",
    words: say("viscounts-link-short"),
    bits: [],
    chip: desk.faces.links.get(place!)?.gives ?? [],
  }),
  transcribed: (_, args) => ({ tone: "step", bits: [sign("v-manuscript")], words: args.length ? "" : undefined }),
  took_bonus: (desk, [, card]) => ({ tone: "gain", words: desk.book.designs[desk.book.cards[card!]!]!.name, bits: [] }),
  hired: (desk, [, card]) => ({ tone: "step", words: desk.faces.folk(card!).name, bits: [sign("v-hire")] }),
  dismissed: (desk, [, card]) => ({ tone: "step", words: desk.faces.folk(card!).name, bits: [sign("v-dismiss")] }),
  dropped: (desk, [, card]) => ({ tone: "step", words: desk.faces.folk(card!).name, bits: [{ sign: "t-drop" }] }),
  discarded: () => ({ tone: "step", bits: [sign("v-discard")] }),
  destroyed: (_, [, , silver]) => ({
    tone: "gain",
    bits: [sign("v-destroy"), ...(silver ? counted("+", silver, "v-silver") : [])],
  }),
  rearranged: () => ({ tone: "step", bits: [sign("v-rearrange")] }),
  shuffled: () => ({ tone: "step", bits: [sign("v-shuffle")] }),
  collided: () => ({ tone: "warn", words: say("viscounts-collision"), bits: [] }),
  revealed_end: (_, __, { text }) => ({ tone: "warn", words: text, bits: [] }),
  in_vain: (_, __, { text }) => ({ tone: "warn", words: text, bits: [] }),
};

/** How the castle is set in motion, and what comes before that in a turn. */
const STARTS = new Set(["stationed", "shifted"]);
const BEFORE = new Set(
  "turn_started dropped played moved met dismissed dismissed_printed traded built transcribed collided".split(" "),
);

/** What has happened in the castle since workers came or moved, with what was paid for them. */
export const motionSoFar = (lines: readonly EventLine[]): readonly EventLine[] => {
  const turn = lines.slice(lines.map(({ kind }) => BEFORE.has(kind)).lastIndexOf(true) + 1);
  const start = turn.find(({ kind }) => STARTS.has(kind));
  if (!start) return [];
  const paid = turn.findIndex(({ kind, position }) => kind === "spent" && position === start.position);
  return turn.slice(paid < 0 ? turn.indexOf(start) : paid);
};

/** Events that are about nobody: their first number is no side. */
const NOBODYS = new Set(["revealed_end"]);

export const flowOf = (desk: Desk, events: readonly EventLine[]): FlowStep[] =>
  events.flatMap((line) => {
    const made = STEPS[line.kind]?.(desk, line.args as number[], line);
    const owner = line.args[0];
    const side = NOBODYS.has(line.kind) || typeof owner !== "number" ? null : desk.sideOf(owner);
    return made ? [{ ...made, side }] : [];
  });
