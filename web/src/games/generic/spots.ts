// Spots within the places of a board: what is printed there, who stands there, what is built there, how many of each side.
import type { Book, Design, Look } from "../../lib/protocol";
import { faceLines } from "./face";
import { hintsOf, type SpotHints } from "./hints";
import { entryNames, shortName } from "./words";

export interface Spot {
  key: string; // as moves name it
  domain: string;
  name: string; // short; "" where it needs none
  design: string; // for its help; "" without one
  text: string; // printed there
  under: boolean; // belongs to the spot above it
  joins: boolean; // only leads from one spot to another: nothing can stand here
  figures: number[]; // sides
  built: { side: number; name: string } | null;
  crowds: { key: string; name: string; counts: number[] }[]; // a number for each side
}

export const spotKey = (domain: string, value: number): string => `${domain}-${value}`;

/** Fields that the spots show. */
export const spotFields = (spots: SpotHints[]): string[] =>
  spots.flatMap(({ figures = "", built = "", crowds = [] }) => [figures, built, ...crowds]);

/** "3-4" stands for a table of three or four. */
const isFor = (players: unknown, count: number): boolean => {
  if (typeof players !== "string") return true;
  const [least = 0, most = least] = players.split("-").map(Number);
  return least <= Math.max(count, 1) && count <= most;
};

const printedOn = (design: Design | undefined, players: number): string =>
  faceLines(design, players)
    .map(({ label, text }) => `${label} ${text}`.trim())
    .join(", ");

/** The components that are spots of a place, by their slot. */
const designsAt = (place: string, kinds: string[], book: Book, players: number): Map<number, string> => {
  const found = new Map<number, string>();
  for (const [id, { kind, fields }] of Object.entries(book.designs))
    if (kinds.includes(kind) && Object.values(fields).includes(place) && isFor(fields.players, players))
      found.set(Number(fields.slot), id);
  return found;
};

/** The spots of one place, each kind in its order; those that stand under others follow them. */
export const spotsAt = (look: Look, book: Book, place: number, token: string): { upper: Spot[]; lower: Spot[] } => {
  const { stations } = hintsOf(book);
  const places = book.domains[stations!.domain]!.tokens.length;
  const count = look.scores.length;
  const field = <T>(name: string | undefined): T[] => (look[name ?? ""] ?? []) as T[];
  const upper: Spot[] = [];
  const lower: Spot[] = [];
  for (const hints of stations!.spots ?? []) {
    const { domain, beside, designs, under, printed, figures, built, things, crowds = [] } = hints;
    const tokens = book.domains[domain]?.tokens ?? [];
    const names = entryNames(domain, book);
    const share = tokens.length / places;
    const lines = printed ? faceLines(book.designs[token], count) : [];
    const thingNames = things ? entryNames(things, book) : [];
    const there = designs ? designsAt(token, designs, book, count) : null;
    let above = ""; // what leads from one spot to another stands with the first of them

    const spotOf = (value: number, slot: number): Spot | null => {
      const design = there ? (there.get(slot + 1) ?? "") : book.designs[tokens[value]!] ? tokens[value]! : "";
      if (there && !design) return null;
      const held = field<number>(built)[value] ?? -1;
      return {
        key: spotKey(domain, value),
        domain,
        name: there ? String(slot + 1) : names[value]!,
        design,
        text: lines[slot]?.text ?? printedOn(book.designs[design], count),
        under: Boolean(there && under),
        joins: there !== null && book.designs[design]!.kind !== designs![0],
        figures: field<number>(figures).flatMap((where, side) => (where === value ? [side] : [])),
        built:
          held < 0
            ? null
            : { side: Math.floor(held / thingNames.length), name: thingNames[held % thingNames.length] ?? "" },
        crowds: crowds.map((key) => {
          const all = field<number>(key);
          const sides = all.length / tokens.length;
          return {
            key,
            name: shortName(key, book.zones[key]?.name ?? key),
            counts: all.slice(sides * value, sides * (value + 1)),
          };
        }),
      };
    };

    if (beside) {
      const made = spotOf(field<number>(beside)[place]!, 0);
      if (made) lower.push(made);
      continue;
    }
    for (let slot = 0; slot < share; slot++) {
      const made = spotOf(place * share + slot, slot);
      if (!made) continue;
      if (!made.under) {
        upper.push(made);
        continue;
      }
      const wanted = book.designs[made.design]!.fields[under!];
      if (typeof wanted === "string") above = `${token}_${wanted}`;
      const head = upper.findIndex((spot) => !spot.under && tokenOf(spot, book) === above);
      let after = head + 1;
      while (upper[after]?.under) after++;
      upper.splice(head < 0 ? upper.length : after, 0, made);
    }
  }
  return { upper, lower };
};

const tokenOf = ({ key, domain }: Spot, book: Book): string =>
  book.domains[domain]?.tokens[Number(key.slice(domain.length + 1))] ?? "";
