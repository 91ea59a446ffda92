// Scenario 5 starts with theft tokens on built cards: their icons are numbered after those of the duchy card.
import type { Book } from "../../lib/protocol";
import { production } from "./notation";

/** The card under each of these icons, in the order of the tokens. */
export const guildIcons = (book: Book, scenario: string): number[] =>
  Object.keys((book.designs[scenario]?.fields.built ?? {}) as Record<string, number>).flatMap((design) =>
    production(book.designs[design]?.fields.production).flatMap(({ amount }) =>
      Array.from({ length: amount }, () => book.cards.indexOf(design)),
    ),
  );
