// What lies before a player to choose from: pairs of the start, cards looked at, a discard pile, heroes, cards to copy. It is shown
// over the farm.
import type { Desk } from "./desk.svelte";

export interface Tray {
  title: string; // key of the words
  groups: { owner: number | null; cards: number[]; key: (card: number) => string }[];
}

const card = (card: number): string => `card:${card}`;
const group = (cards: number[], owner: number | null = null): Tray["groups"][number] => ({ owner, cards, key: card });

/** Cards that the moves of a kind name. */
const named = (desk: Desk, kind: string): number[] => desk.stage.moves(kind).map(({ move }) => move[1]!);

const MADE: Record<string, (desk: Desk) => Tray["groups"]> = {
  keep_which: (desk) => [group(named(desk, "keep"))],
  salvage_which: (desk) => [group(named(desk, "salvage_card"))],
  hero_which: (desk) => [group(named(desk, "take_hero"))],
  token_which: (desk) => [group(named(desk, "take_token"))],
  keep_goal_which: (desk) => [group(named(desk, "keep_goal"))],
  copy_which: (desk) => {
    const cards = named(desk, "copy");
    return desk.look.areas.flatMap((area, owner) => {
      const here = cards.filter((card) => area.includes(card));
      return here.length ? [group(here, owner)] : [];
    });
  },
};

export const trayOf = (desk: Desk): Tray | null => {
  const { kind, look } = desk;
  const pairs = look.pairs.filter((pair) => pair.length);
  if (pairs.length)
    return {
      title: "wistar-tray-pairs",
      groups: pairs.map((pair) => ({
        owner: null,
        cards: pair.filter((card) => card !== null),
        key: () => `pair:${pair[0]}`,
      })),
    };
  const groups = MADE[kind]?.(desk);
  return groups?.length ? { title: `wistar-tray-${kind}`, groups } : null;
};
