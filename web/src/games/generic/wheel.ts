// A wheel: sectors that turn within a ring of fixed actions. What each sector faces now, its slots, and who stands there.
import type { Book, Design, Look } from "../../lib/protocol";
import { faceLines } from "./face";
import { hintsOf } from "./hints";
import { spotKey } from "./spots";

export interface Slot {
  key: string; // as moves name it
  number: number; // within its sector
  text: string; // printed there
  side: number | null; // who stands there
}

export interface Sector {
  key: string;
  name: string;
  design: string; // for its help
  action: { key: string; name: string; design: string }; // what it faces
  strength: number | null; // of that action, for whoever looks; null: for nobody
  slots: Slot[];
}

export interface Wheel {
  sectors: Sector[]; // clockwise, each at its action
  beside: { key: string; name: string; sides: number[] }[];
}

/** Fields that the wheel shows. */
export const wheelFields = (book: Book): string[] => {
  const { wheel } = hintsOf(book);
  return wheel ? [wheel.order, wheel.turned, wheel.taken, wheel.strengths ?? "", ...wheel.beside] : [];
};

const designsOf = (kind: string, book: Book): [string, Design][] =>
  Object.entries(book.designs).filter(([, design]) => design.kind === kind);

export const wheelOf = (look: Look, book: Book, seat: number): Wheel | null => {
  const { wheel } = hintsOf(book);
  if (!wheel) return null;
  const field = <T>(name: string): T[] => (look[name] ?? look.derived[name] ?? []) as T[];
  const order = field<number>(wheel.order);
  const turned = look[wheel.turned] as number;
  const designs = designsOf(wheel.sectors, book);
  const actions = designsOf(wheel.actions, book);
  const taken = field<number>(wheel.taken);
  const share = (book.domains[wheel.slots]?.tokens.length ?? 0) / designs.length;
  const strengths = wheel.strengths ? (field<number[]>(wheel.strengths)[seat] ?? null) : null;

  const slotsOf = (sector: number): Slot[] =>
    faceLines(designs[sector]![1], look.scores.length).map(({ text }, index) => {
      const side = taken[share * sector + index] ?? -1;
      return {
        key: spotKey(wheel.slots, share * sector + index),
        number: index + 1,
        text,
        side: side < 0 ? null : side,
      };
    });
  return {
    sectors: actions.map(([action, { name }], position): Sector => {
      const sector = order[(((position - turned) % order.length) + order.length) % order.length]!;
      const [design, { name: sectorName }] = designs[sector]!;
      return {
        key: design,
        name: sectorName,
        design,
        action: { key: spotKey(wheel.domain, position), name, design: action },
        strength: strengths?.[position] ?? null,
        slots: slotsOf(sector),
      };
    }),
    beside: wheel.beside.map((key) => ({ key, name: book.zones[key]?.name ?? key, sides: field<number>(key) })),
  };
};
