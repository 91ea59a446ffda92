// Who sits where at a new table.
import type { Lobby } from "../lib/protocol";
import { say } from "../lib/text.svelte";

export const ME = "me";
export const OPEN = "open";

/** The first proposal: oneself, and friends; at one screen everybody is "me". */
export const proposal = (players: number, hotseat: boolean): string[] =>
  Array.from({ length: players }, (_, seat) => (seat === 0 || hotseat ? ME : OPEN));

/** The same seats for another number of players: choices made stay. */
export const resized = (seats: string[], players: number, hotseat: boolean): string[] =>
  proposal(players, hotseat).map((seat, index) => seats[index] ?? seat);

export const choices = (bots: Lobby["bots"]): { value: string; text: string }[] => [
  { value: ME, text: say("lobby-new-seat-me") },
  { value: OPEN, text: say("lobby-new-seat-open") },
  ...bots.map(({ id, label }) => ({ value: id, text: say("lobby-new-seat-bot", { level: label }) })),
];

const count = (seats: string[], who: string): number => seats.filter((seat) => seat === who).length;
export const atOneScreen = (seats: string[]): boolean => count(seats, ME) > 1;
export const waitsForFriends = (seats: string[]): boolean => count(seats, OPEN) > 0;

/** What will happen after "create", in one sentence. */
export const summary = (seats: string[]): string => {
  const own = count(seats, ME);
  const open = count(seats, OPEN);
  if (open) return say("lobby-new-sum-open", { count: open });
  if (!own) return say("lobby-new-sum-watch");
  if (own > 1) return say("lobby-new-sum-hotseat", { count: own });
  return seats.length === 1 ? say("lobby-new-sum-solo") : say("lobby-new-sum-bots", { count: seats.length - 1 });
};
