// What the prompt says beside the server's words: buttons for moves without a thing on the table, and the second line.
import type { Move, OfferedMove } from "../../lib/protocol";
import type { PromptAction } from "../../lib/stage";
import { say } from "../../lib/text.svelte";
import type { Desk } from "./desk.svelte";
import { ALSO_SAID } from "./routes";

const POTIONS = ["play", "mission", "metal", "wood"];
/** What Enter presses where it is the only thing left to do. */
const MAIN = new Set(["end_turn", "agree"]);
const same = (one: Move, other: Move): boolean => one.join() === other.join();

const isMain = (desk: Desk, [kind]: Move): boolean =>
  MAIN.has(kind) &&
  (kind === "agree" ||
    !desk.stage.ask!.moves.some(({ move }) => !desk.book.standing.includes(move[0]) && move[0] !== kind));

/** Ways to use a potion that are not possible: said, with the reason. */
const refused = (desk: Desk): PromptAction[] =>
  desk.kind !== "brew_which"
    ? []
    : desk.stage.ask!.why.map(([move, rule]) => ({ text: say(`wistar-brew-${POTIONS[move[1]!]}`), rule }));

export const actionsOf = (desk: Desk, loose: readonly OfferedMove[]): PromptAction[] => {
  const ask = desk.stage.ask;
  if (!ask) return [];
  const said = ask.moves.filter(
    (offered) =>
      loose.includes(offered) || ALSO_SAID.has(offered.move[0]) || loose.some(({ move }) => same(move, offered.move)),
  );
  return [...said.map(({ move, text }) => ({ text, move, main: isMain(desk, move) })), ...refused(desk)];
};

/** The second line: what is picked up, how the rings read, what is left. */
export const hintOf = (desk: Desk): string | null => {
  const { kind, look, me, held } = desk;
  if (!desk.stage.ask) return null;
  const touch = desk.phone.current || desk.touch.current ? "-touch" : "";
  if (held?.startsWith("rats:")) return say(`wistar-hint-rat${touch}`);
  if (held?.startsWith("tent:")) return say(`wistar-hint-tent${touch}`);
  if (held) return say(`wistar-hint-swap${touch}`);
  if (kind === "place_where" && !desk.phone.current)
    return say("wistar-hint-place", { chiefs: look.chiefs_left[me]!, entrance: look.entrance[me]! });
  if (kind === "act_which")
    return look.entrance[me] ? say("wistar-hint-entrance", { count: look.entrance[me]! }) : null;
  if (kind === "explore_which" || kind === "walk_where")
    return say(desk.phone.current ? "wistar-hint-explore-touch" : "wistar-hint-explore", {
      points: desk.insight.explore?.points ?? 0,
    });
  if (kind === "mission_which") return say("wistar-hint-mission");
  if (kind === "marker_which" || kind === "unlock_which") return say("wistar-hint-marker");
  return null;
};
