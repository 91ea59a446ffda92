// What lies on cards: markers, and the spaces of a card that sides can claim.
import type { Book, Look, Piece } from "../../lib/protocol";
import { hintsOf } from "./hints";
import { shortName } from "./words";

const CLOSED = -2;

/** A space of a card. */
export interface Claim {
  needs: string;
  side: number | null;
  closed: boolean; // not used at this table
}

/** Fields that cards show. */
export const tagFields = (book: Book): string[] => {
  const { tagged, claims } = hintsOf(book);
  return [...tagged, ...Object.values(claims).map(({ marks }) => marks)];
};

/** The names of the markers on each card that has any. */
export const tagsOf = (look: Look, book: Book): Map<number, string[]> => {
  const made = new Map<number, string[]>();
  for (const key of hintsOf(book).tagged)
    for (const card of (look[key] ?? []) as number[])
      made.set(card, [...(made.get(card) ?? []), shortName(key, book.zones[key]?.name ?? key)]);
  return made;
};

export const claimsOf = (look: Look, book: Book): Map<number, Claim[]> => {
  const made = new Map<number, Claim[]>();
  for (const [zone, { marks, needs }] of Object.entries(hintsOf(book).claims)) {
    const cards = look[zone] as Piece[];
    const held = look[marks] as number[];
    const share = held.length / cards.length;
    cards.forEach((card, index) => {
      if (card === null) return;
      const wanted = (book.designs[book.cards[card]!]?.fields[needs] ?? []) as number[];
      const sides = held.slice(share * index, share * (index + 1));
      const claims = sides.map((side, at) => ({
        needs: String(wanted[at] ?? ""),
        side: side < 0 ? null : side,
        closed: side === CLOSED,
      }));
      made.set(card, claims);
    });
  }
  return made;
};
