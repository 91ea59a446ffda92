// Moves that name nothing on the table, and the thing at which they are done.
import type { Book, Look, Piece } from "../../lib/protocol";
import { hintsOf } from "./hints";
import { spotKey } from "./spots";

export type Deed = { spot: string } | { piece: number };

export const deedsOf = (look: Look, book: Book, seat: number): Map<string, Deed> => {
  const made = new Map<string, Deed>();
  for (const [kind, { spot, domain, field, having, zone }] of Object.entries(hintsOf(book).deeds)) {
    if (spot) made.set(kind, { spot });
    else if (zone) {
      const top = (look[zone] as Piece[]).at(-1);
      if (typeof top === "number") made.set(kind, { piece: top });
    } else if (domain) {
      const held = field ? (look[field] as number | number[]) : -1;
      const has = (token: string): boolean => Boolean(having && book.designs[token]?.fields[having]);
      const value = having ? book.domains[domain]!.tokens.findIndex(has) : Array.isArray(held) ? held[seat] : held;
      if (value !== undefined && value >= 0) made.set(kind, { spot: spotKey(domain, value) });
    }
  }
  return made;
};
