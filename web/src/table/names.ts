// What players are called to the reader's face.
import type { TableSession } from "../lib/session.svelte";
import { say } from "../lib/text.svelte";

/** "You" for the own seat, unless several people share this device. */
export const nameOf = (session: TableSession, seat: number): string =>
  seat === session.seat && session.ownSeats.length === 1 ? say("common-you") : session.name(seat);
